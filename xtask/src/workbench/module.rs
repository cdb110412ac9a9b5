//! `crates/virgule-wasm` → WebAssembly and the JavaScript beside it.
//!
//! ```text
//! cargo build --profile wasm --target wasm32-unknown-unknown      a module
//! workbench/bindings                                              what wasm-bindgen writes for it
//! ```
//!
//! Not `wasm-opt`: it makes the modules a fifth smaller, but 1 to 12 % larger after gzip, as they are downloaded, because it
//! orders functions by their use and splits the data (binaryen 132, `-Oz`).

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

    /// The profile of cargo, which is also the name of its folder.
    fn profile(self) -> &'static str {
        match self {
            Flavor::Workbench => "wasm",
            Flavor::Package => "wasm-fast",
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
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sizes { raw, compressed } = self;
        write!(f, "the module has {raw} bytes, {compressed} after gzip")
    }
}

/// Writes `virgule_wasm.js`, `virgule_wasm.d.ts` and `virgule_wasm_bg.wasm` into a folder.
pub fn build(flavor: Flavor, folder: &Path) -> Result<Sizes, String> {
    has_target()?;
    let target = target_folder();
    let mut compile = outside::cargo();
    compile.args(["build", "--quiet", "--package", "virgule-wasm", "--lib", "--profile", flavor.profile()]);
    compile.args(["--target", TARGET, "--no-default-features", "--features", flavor.feature()]);
    compile.env("CARGO_ENCODED_RUSTFLAGS", remapped_paths());
    outside::run(compile.current_dir(grammars::root()))?;
    let module = target.join(TARGET).join(flavor.profile()).join("virgule_wasm.wasm");
    let mut bindings = outside::cargo();
    bindings.args(["run", "--quiet", "--release", "--locked", "--manifest-path"]);
    bindings.arg(grammars::root().join("workbench/bindings/Cargo.toml"));
    bindings.arg("--target-dir").arg(target.join("bindings"));
    outside::run(bindings.arg("--").arg("web").arg(&module).arg(folder))?;
    sizes(&folder.join("virgule_wasm_bg.wasm"))
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

/// Flags of the compiler that shorten the paths of sources, which messages of panics hold: the same module on every machine,
/// without the names of its folders.
fn remapped_paths() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let remapped = [(grammars::root(), "virgule"), (cargo.join("registry/src"), "registry")];
    let flags = remapped.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display()));
    // The separator of CARGO_ENCODED_RUSTFLAGS: a path may have blanks.
    flags.join("\x1f")
}

/// Cargo's target folder.
fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| grammars::root().join("target"), PathBuf::from)
}

/// The sizes of a module.
fn sizes(module: &Path) -> Result<Sizes, String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", module.display());
    let bytes = fs::read(module).map_err(wrong)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&bytes).map_err(wrong)?;
    let compressed = encoder.finish().map_err(wrong)?.len() as u64;
    Ok(Sizes { raw: bytes.len() as u64, compressed })
}
