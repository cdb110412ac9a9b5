//! `docs/public-api.txt`: the public items of `virgule`, so that a diff shows a change of the API.
//!
//! ```text
//! virgule-core   rustdoc → JSON   xtask-api → lines   docs/public-api.txt
//! ```
//!
//! rustdoc's JSON is unstable: `RUSTC_BOOTSTRAP` enables it in the compiler of this workspace, and only `xtask/api`
//! reads it.

use crate::{grammars, outside};

/// The path of the list, below the root.
const LIST: &str = "docs/public-api.txt";

/// Writes the list.
pub fn write() -> Result<(), String> {
    let path = grammars::root().join(LIST);
    std::fs::write(&path, listed()?).map_err(|error| format!("{}: {error}", path.display()))
}

/// Fails if the list differs from the code.
pub fn check() -> Result<(), String> {
    let path = grammars::root().join(LIST);
    let known = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let now = listed()?;
    let only_in = |one: &str, other: &str, sign: char| -> String {
        let lines: std::collections::BTreeSet<&str> = other.lines().collect();
        one.lines().filter(|line| !lines.contains(line)).map(|line| format!("{sign} {line}\n")).collect()
    };
    let difference = only_in(&known, &now, '-') + &only_in(&now, &known, '+');
    match difference.is_empty() {
        true => Ok(()),
        false => {
            Err(format!("{difference}{LIST}: the public API is another one; `cargo xtask api` writes it"))
        }
    }
}

/// The list of the current code.
fn listed() -> Result<String, String> {
    // A separate target folder, because `RUSTC_BOOTSTRAP` would invalidate the other builds.
    let folder = grammars::root().join("target/api");
    let mut rustdoc = outside::cargo();
    rustdoc.args([
        "rustdoc",
        "--quiet",
        "--package",
        "virgule-core",
        "--all-features",
        "--lib",
        "--target-dir",
    ]);
    rustdoc.arg(&folder).args(["--", "-Z", "unstable-options", "--output-format", "json"]);
    outside::run(rustdoc.env("RUSTC_BOOTSTRAP", "1"))?;
    let json = folder.join("doc/virgule_core.json");
    let mut list = outside::cargo();
    list.args(["run", "--quiet", "--package", "xtask-api", "--"]).arg(&json);
    let output = list.output().map_err(|error| format!("cargo does not start: {error}"))?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| error.to_string()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}
