//! `bench derive`: what `#[derive(UriScheme)]` adds to a debug build of the crate that uses it.
//!
//! A crate outside of the workspace is built again and again, in turns with the derive and without, so that noise
//! hits both alike. The macro is built as cargo builds it there, which is not optimized.

use crate::grammars;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// How often each is built.
const TURNS: usize = 9;
/// More than this is too much (RFC 3986's URI from a file, all components).
const BUDGET: Duration = Duration::from_millis(300);

const MAIN: &str = r#"
#[cfg(feature = "derived")]
#[derive(virgule::UriScheme)]
#[uri(grammar = "generic.abnf", rule = "URI", parse_only)]
pub struct Generic<'a> {
    pub scheme: &'a str,
    pub authority: Option<&'a str>,
    pub userinfo: Option<&'a str>,
    pub host: Option<&'a str>,
    pub port: Option<&'a str>,
    #[uri(rule = "path-abempty|path-absolute|path-rootless|path-empty")]
    pub path: &'a str,
    pub query: Option<&'a str>,
    pub fragment: Option<&'a str>,
}

fn main() {
    #[cfg(feature = "derived")]
    assert_eq!(Generic::parse("http://a/b").map(|generic| generic.path).ok(), Some("/b"));
}
"#;

/// Prints the medians, and says whether the budget holds.
pub fn bench() -> Result<(), String> {
    let folder = grammars::root().join("target/bench-derive");
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(folder.join("src")).map_err(fault)?;
    let runtime = grammars::root().join("crates/virgule");
    let manifest = format!(
        "[package]\nname = \"bench-derive\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[features]\nderived = []\n\n\
         [dependencies]\nvirgule = {{ path = {runtime:?}, features = [\"derive\"] }}\n\n[workspace]\n"
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).map_err(fault)?;
    std::fs::write(folder.join("src/main.rs"), MAIN).map_err(fault)?;
    // Not known by heart: the text as a user would have it, without the directives.
    let text = grammars::read("rfc3986")?.text.clone();
    let rules: String =
        text.lines().filter(|line| !line.starts_with(";!")).map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.join("generic.abnf"), rules).map_err(fault)?;
    build(&folder, false)?;
    build(&folder, true)?;
    let (mut plain, mut derived) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        plain.push(build(&folder, false)?);
        derived.push(build(&folder, true)?);
    }
    let (plain, derived) = (median(plain), median(derived));
    let added = derived.saturating_sub(plain);
    println!(
        "a debug build takes {plain:.0?} without the derive and {derived:.0?} with it: {added:.0?} more"
    );
    if added <= BUDGET { Ok(()) } else { Err(format!("the budget is {BUDGET:.0?}")) }
}

/// How long the crate takes to build after a change of its only file.
fn build(folder: &Path, derived: bool) -> Result<Duration, String> {
    std::fs::write(folder.join("src/main.rs"), MAIN)
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet"]).current_dir(folder).env("CARGO_TARGET_DIR", folder.join("target"));
    if derived {
        command.args(["--features", "derived"]);
    }
    let begun = Instant::now();
    let status = command.status().map_err(|error| format!("cargo does not start: {error}"))?;
    if status.success() { Ok(begun.elapsed()) } else { Err(format!("the build ended with {status}")) }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
