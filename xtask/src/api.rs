//! `docs/public-api.txt`: the public items of `virgule`, so that a change of the API is seen in a diff.
//!
//! ```text
//! virgule-core   rustdoc → JSON   xtask-api → lines   docs/public-api.txt
//! ```
//!
//! rustdoc writes JSON only for those who accept that its format changes: `RUSTC_BOOTSTRAP` says so to the compiler of this
//! workspace, and `xtask/api` is the only place that reads it.

use crate::{grammars, outside};

/// Where the list stands, below the root.
const LIST: &str = "docs/public-api.txt";

/// Writes the list.
pub fn write() -> Result<(), String> {
    let path = grammars::root().join(LIST);
    std::fs::write(&path, listed()?).map_err(|error| format!("{}: {error}", path.display()))
}

/// An error if the list is not that of the code.
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

/// The list as it is now.
fn listed() -> Result<String, String> {
    // A folder of its own: the variable would have everything built again.
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
