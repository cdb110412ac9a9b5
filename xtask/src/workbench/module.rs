//! `crates/virgule-wasm` → WebAssembly and the JavaScript beside it.
//!
//! ```text
//! cargo build --profile wasm --target wasm32-unknown-unknown      a module
//! workbench/bindings                                              what wasm-bindgen writes for it
//! wasm-opt, of the npm package binaryen, where it is installed    a tenth smaller
//! ```

use crate::{grammars, outside};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target of the compiler.
const TARGET: &str = "wasm32-unknown-unknown";
/// The features that Rust enables for [`TARGET`], for wasm-opt. `--all-features` would let it use ones that Node refuses.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// What the module is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flavor {
    /// The page.
    Workbench,
    /// The npm package.
    Package,
}

impl Flavor {
    /// The feature of `crates/virgule-wasm`.
    fn feature(self) -> &'static str {
        match self {
            Flavor::Workbench => "workbench",
            Flavor::Package => "package",
        }
    }
}

/// The size of a module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// In bytes.
    pub raw: u64,
    /// In bytes after gzip.
    pub compressed: u64,
    /// True if wasm-opt was found.
    pub optimized: bool,
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sizes { raw, compressed, optimized } = self;
        write!(f, "the module has {raw} bytes, {compressed} after gzip")?;
        if *optimized { Ok(()) } else { f.write_str("; without wasm-opt (`npm ci` in npm/ installs it)") }
    }
}

/// Writes `virgule_wasm.js`, `virgule_wasm.d.ts` and `virgule_wasm_bg.wasm` into a folder.
pub fn build(flavor: Flavor, folder: &Path) -> Result<Sizes, String> {
    has_target()?;
    let target = target_folder();
    let mut compile = outside::cargo();
    compile.args(["build", "--quiet", "--package", "virgule-wasm", "--lib", "--profile", "wasm"]);
    compile.args(["--target", TARGET, "--no-default-features", "--features", flavor.feature()]);
    outside::run(compile.current_dir(grammars::root()))?;
    let module = target.join(TARGET).join("wasm/virgule_wasm.wasm");
    let mut bindings = outside::cargo();
    bindings.args(["run", "--quiet", "--release", "--locked", "--manifest-path"]);
    bindings.arg(grammars::root().join("workbench/bindings/Cargo.toml"));
    bindings.arg("--target-dir").arg(target.join("bindings"));
    outside::run(bindings.arg("--").arg("web").arg(&module).arg(folder))?;
    let written = folder.join("virgule_wasm_bg.wasm");
    let optimized = match wasm_opt() {
        Some(mut command) => outside::run(command.arg(&written).arg("-o").arg(&written)).map(|()| true)?,
        None => false,
    };
    sizes(&written, optimized)
}

/// An error that says how to install the target, if it is missing.
fn has_target() -> Result<(), String> {
    let printed = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let printed = printed.map_err(|error| format!("rustc does not start: {error}"))?;
    let folder = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim().to_string());
    match folder.is_dir() {
        true => Ok(()),
        false => Err(format!("the standard library of {TARGET} is missing: rustup target add {TARGET}")),
    }
}

/// Cargo's target folder.
fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| grammars::root().join("target"), PathBuf::from)
}

/// wasm-opt as `npm ci` installs it in `npm/`, or else of the PATH; `None` if there is none.
fn wasm_opt() -> Option<Command> {
    let installed = grammars::root().join("npm/node_modules/.bin/wasm-opt");
    let names = [installed, PathBuf::from("wasm-opt")];
    let starts =
        |name: &PathBuf| Command::new(name).arg("--version").output().is_ok_and(|run| run.status.success());
    let mut command = Command::new(names.into_iter().find(starts)?);
    command.arg("-Oz").args(FEATURES);
    Some(command)
}

fn sizes(module: &Path, optimized: bool) -> Result<Sizes, String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", module.display());
    let bytes = fs::read(module).map_err(wrong)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&bytes).map_err(wrong)?;
    let compressed = encoder.finish().map_err(wrong)?.len() as u64;
    Ok(Sizes { raw: bytes.len() as u64, compressed, optimized })
}
