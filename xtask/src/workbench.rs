//! `workbench`: builds the page of `web/workbench/` with its WebAssembly, and serves it. `npm`: the module of the npm package.
//!
//! ```text
//! target/workbench/    virgule_wasm.js  virgule_wasm_bg.wasm  index.html and all other files of web/workbench/page/
//! web/npm/module/      the same two files of the npm package
//! ```
//!
//! ```text
//! cargo build --profile wasm --target wasm32-unknown-unknown      a module
//! web/bindings                                              what wasm-bindgen writes for it
//! ```
//!
//! Not `wasm-opt`: it makes the modules a fifth smaller, but 1 to 12 % larger after gzip, as they are downloaded, because it
//! orders functions by their use and splits the data (binaryen 132, `-Oz`).

use crate::{grammars, outside};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a browser downloads before the page answers, in bytes after gzip: the budget of the module, which has 813,000 (801,000
/// before the help about other notations). The aim was 500,000. Three quarters are code: the compiler, of which dialects, extended
/// imports and suggested edits are 34,000, and what finds samples, ambiguities and differences; a tenth of that are sorts, compiled
/// once for each type. One quarter are data: the tables of the built-in kinds (120,000), without which the first answer about a
/// kind would take up to a second, and the texts of the grammars (56,000).
const PAGE_BUDGET: u64 = 815_000;
/// The same for the npm package, whose module is embedded in a script; it has 73,000.
const PACKAGE_BUDGET: u64 = 75_000;

const TARGET: &str = "wasm32-unknown-unknown";

/// Whether the page is served.
#[derive(clap::Args)]
pub struct WorkbenchArgs {
    /// Serve the page on this machine with python3, until interrupted
    #[arg(long)]
    serve: bool,
    /// The port of the server
    // The page prints its address before the server runs, so that 0, a free port, cannot be shown.
    #[arg(long, value_name = "N", requires = "serve", default_value = "8126", value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
}

/// Builds the page, and serves it if that is wanted.
pub fn workbench(call: &WorkbenchArgs) -> Result<(), String> {
    let folder = grammars::root().join("target/workbench");
    build(("workbench", "wasm"), &folder, PAGE_BUDGET)?;
    copy(&grammars::root().join("web/workbench/page"), &folder)?;
    if !call.serve {
        return Ok(());
    }
    let port = call.port;
    println!("http://127.0.0.1:{port}/");
    // It knows the media type of WebAssembly, without which browsers do not compile a module while they download it.
    let mut server = Command::new("python3");
    server.args(["-m", "http.server", "--bind", "127.0.0.1", &port.to_string(), "--directory"]);
    outside::run(server.arg(&folder))
}

/// Builds the module of the npm package.
pub fn npm() -> Result<(), String> {
    build(("package", "wasm-fast"), &grammars::root().join("web/npm/module"), PACKAGE_BUDGET)
}

/// Writes `virgule_wasm.js`, `virgule_wasm.d.ts` and `virgule_wasm_bg.wasm` into a folder, of `web/wasm` with a feature and a
/// profile of cargo. An error if the module is larger than its budget.
fn build((feature, profile): (&str, &str), folder: &Path, budget: u64) -> Result<(), String> {
    has_target()?;
    // No file of an earlier build remains.
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(about(folder, &error)),
        _ => fs::create_dir_all(folder).map_err(|error| about(folder, &error))?,
    }
    let target = outside::target_folder();
    let mut compile = outside::cargo();
    compile.args([
        "build",
        "--quiet",
        "--package",
        "virgule-wasm",
        "--lib",
        "--locked",
        "--profile",
        profile,
    ]);
    compile.args(["--target", TARGET, "--no-default-features", "--features", feature]);
    compile.env("CARGO_ENCODED_RUSTFLAGS", remapped_paths());
    outside::run(compile.arg("--target-dir").arg(&target).current_dir(grammars::root().join("web")))?;
    let module = target.join(TARGET).join(profile).join("virgule_wasm.wasm");
    let mut bindings = outside::cargo();
    bindings.args(["run", "--quiet", "--release", "--locked", "--manifest-path"]);
    bindings.arg(grammars::root().join("web/bindings/Cargo.toml"));
    bindings.arg("--target-dir").arg(&target);
    outside::run(bindings.arg("--").arg("web").arg(&module).arg(folder))?;
    let (raw, compressed) = sizes(&folder.join("virgule_wasm_bg.wasm"))?;
    println!("{}: the module has {raw} bytes, {compressed} after gzip", folder.display());
    match compressed > budget {
        true => Err(format!("the budget of the module is {budget} bytes after gzip; it has {compressed}")),
        false => Ok(()),
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let entries = fs::read_dir(from).map_err(|error| about(from, &error))?;
    for entry in entries {
        let path = entry.map_err(|error| about(from, &error))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            fs::create_dir_all(&target).map_err(|error| about(&target, &error))?;
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(|error| about(&path, &error))?;
        }
    }
    Ok(())
}

fn about(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// An error that says how to install the target, if it is missing.
fn has_target() -> Result<(), String> {
    let printed =
        outside::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    match Path::new(printed.trim()).is_dir() {
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

/// The size of a module in bytes, and after gzip.
fn sizes(module: &Path) -> Result<(u64, u64), String> {
    let wrong = |error: std::io::Error| about(module, &error);
    let bytes = fs::read(module).map_err(wrong)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&bytes).map_err(wrong)?;
    Ok((bytes.len() as u64, encoder.finish().map_err(wrong)?.len() as u64))
}
