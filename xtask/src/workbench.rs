//! `workbench`: builds the page of `workbench/` with its WebAssembly, and serves it. `npm`: the module of the npm package.
//!
//! ```text
//! module   crates/virgule-wasm → WebAssembly, the JavaScript beside it, and their sizes
//! serve    files of a folder by HTTP, on this machine alone
//! ```
//!
//! ```text
//! target/workbench/    virgule_wasm.js  virgule_wasm_bg.wasm  index.html and all other files of workbench/page/
//! npm/module/          the same two files of the npm package
//! ```

mod module;
mod serve;

use crate::grammars;
use module::{Flavor, Sizes};
use std::fs;
use std::path::Path;

/// What a browser downloads before the page answers, in bytes after gzip: the budget of the module, which has 767,000. The aim
/// was 500,000. Three quarters are code: the compiler, and what finds samples, ambiguities and differences; a tenth of that are
/// sorts, compiled once for each type. One quarter are data: the tables of the built-in kinds (120,000), without which the first
/// answer about a kind would take up to a second, and the texts of the grammars (56,000).
const PAGE_BUDGET: u64 = 775_000;
/// The same for the npm package, whose module is embedded in a script; it has 69,000.
const PACKAGE_BUDGET: u64 = 75_000;
/// The port of `--serve`.
const PORT: u16 = 8126;

/// Builds the page; with `--serve [--port N]` serves it until the program is ended.
pub fn workbench(arguments: &[&str]) -> Result<(), String> {
    let port = match arguments {
        [] => None,
        ["--serve"] => Some(PORT),
        ["--serve", "--port", port] => {
            Some(port.parse().map_err(|_| format!("`{port}` is no number of a port"))?)
        }
        _ => return Err("usage: cargo xtask workbench [--serve [--port N]]".to_string()),
    };
    let folder = grammars::root().join("target/workbench");
    clear(&folder)?;
    let sizes = module::build(Flavor::Workbench, &folder)?;
    copy(&grammars::root().join("workbench/page"), &folder)?;
    println!("{}: {sizes}", folder.display());
    within(&sizes, PAGE_BUDGET)?;
    match port {
        Some(port) => serve::serve(&folder, port),
        None => Ok(()),
    }
}

/// Builds the module of the npm package.
pub fn npm() -> Result<(), String> {
    let folder = grammars::root().join("npm/module");
    clear(&folder)?;
    let sizes = module::build(Flavor::Package, &folder)?;
    println!("{}: {sizes}", folder.display());
    within(&sizes, PACKAGE_BUDGET)
}

/// An error if the module is larger than it may be.
fn within(sizes: &Sizes, budget: u64) -> Result<(), String> {
    match sizes.compressed > budget {
        true => {
            Err(format!("the budget of the module is {budget} bytes after gzip; it has {}", sizes.compressed))
        }
        false => Ok(()),
    }
}

/// Makes an empty folder: no file of an earlier build remains.
fn clear(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(about(folder, &error)),
        _ => fs::create_dir_all(folder).map_err(|error| about(folder, &error)),
    }
}

/// Copies all files of a folder and of the folders in it.
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
