//! `bench derive`: what `#[derive(UriScheme)]` adds to a debug build of the crate that uses it.
//!
//! A crate outside of the workspace is rebuilt alternately with the derive and without, so that noise affects both
//! alike. The macro is not optimized, as in the default profile of cargo.

use crate::grammars;
use crate::outside::{Outside, median};
use std::time::Duration;

/// Number of builds with the derive, and of builds without.
const TURNS: usize = 9;
/// Maximum additional time for RFC 3986's URI from a file, with all components.
const BUDGET: Duration = Duration::from_millis(300);

/// A type with all fields of RFC 3986's URI.
pub const GENERIC: &str = r#"
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
"#;

const MAIN: &str = r#"
fn main() {
    #[cfg(feature = "derived")]
    assert_eq!(Generic::parse("http://a/b").map(|generic| generic.path).ok(), Some("/b"));
}
"#;

/// Prints the medians; fails above the budget.
pub fn bench() -> Result<(), String> {
    let manifest = format!("[features]\nderived = []\n\n[dependencies]\n{}", Outside::virgule(&["derive"]));
    let outside = Outside::new("bench-derive", &manifest)?;
    outside.write("generic.abnf", &generic()?)?;
    build(&outside, false)?;
    build(&outside, true)?;
    let (mut plain, mut derived) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        plain.push(build(&outside, false)?);
        derived.push(build(&outside, true)?);
    }
    let (plain, derived) = (median(plain), median(derived));
    let added = derived.saturating_sub(plain);
    println!(
        "a debug build takes {plain:.0?} without the derive and {derived:.0?} with it: {added:.0?} more"
    );
    if added <= BUDGET { Ok(()) } else { Err(format!("the budget is {BUDGET:.0?}")) }
}

/// The grammar that [`GENERIC`] is derived from, without directives, as in a user's crate: the macro has no built-in
/// tables for it.
pub fn generic() -> Result<String, String> {
    let text = grammars::read("rfc3986")?.text.clone();
    Ok(text.lines().filter(|line| !line.starts_with(";!")).map(|line| format!("{line}\n")).collect())
}

/// The time to rebuild the crate after a change of its only file.
fn build(outside: &Outside, derived: bool) -> Result<Duration, String> {
    outside.write("src/main.rs", &format!("#[cfg(feature = \"derived\")]{GENERIC}{MAIN}"))?;
    outside.cargo(if derived { &["build", "--features", "derived"] } else { &["build"] })
}
