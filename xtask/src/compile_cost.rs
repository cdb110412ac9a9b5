//! `bench compile`: how long programs take to build that depend on virgule, from nothing, and how large they become.
//!
//! ```text
//! nothing              a program without dependencies: cargo and the linker
//! virgule              parses a URI
//! feature derive       the same, with the macro built and not used
//! one derive           a type for all of RFC 3986's URI
//! ten derives          the same ten times, each compiled anew
//! fluent-uri, iref     parse a URI
//! ```
//!
//! Each is built in a folder of its own, that is emptied before, in turns with the others so that noise hits all alike.
//! What is downloaded is downloaded before.

use crate::derive_cost::{GENERIC, generic};
use crate::grammars;
use crate::outside::{Outside, median};
use std::time::Duration;

/// How often each is built.
const TURNS: usize = 3;

/// A program, and what it depends on.
struct Program {
    name: &'static str,
    dependencies: String,
    main: String,
}

/// What was measured of a program.
struct Built {
    name: &'static str,
    /// Builds for debugging, and with all optimizations.
    times: [Vec<Duration>; 2],
    /// The optimized program, stripped.
    size: u64,
}

/// Builds and prints.
pub fn bench() -> Result<(), String> {
    let programs = programs()?;
    let mut all = Vec::new();
    for program in &programs {
        all.push((prepared(program)?, Built { name: program.name, times: Default::default(), size: 0 }));
    }
    for _ in 0..TURNS {
        for (outside, built) in &mut all {
            for (times, arguments) in built.times.iter_mut().zip([&["build"][..], &["build", "--release"]]) {
                times.push(outside.cargo_from_nothing(arguments)?);
            }
            built.size = outside.size("program")?;
        }
    }
    let built: Vec<Built> = all.into_iter().map(|(_, built)| built).collect();
    print!("{}", table(&built));
    Ok(())
}

/// The medians, a row for each program.
fn table(all: &[Built]) -> String {
    let mut text = format!("{:16}{:>10}{:>12}{:>18}\n", "from nothing", "debug", "release", "size, stripped");
    for Built { name, times: [debug, release], size } in all {
        let seconds = |times: &Vec<Duration>| median(times.clone()).as_secs_f64();
        text.push_str(&format!(
            "{name:16}{:8.2} s{:10.2} s{:12.1} KiB\n",
            seconds(debug),
            seconds(release),
            *size as f64 / 1024.0
        ));
    }
    text
}

fn programs() -> Result<Vec<Program>, String> {
    let parses = |call: &str| {
        let text = "let text = std::env::args().nth(1).unwrap_or_default();";
        format!("fn main() {{\n    {text}\n    println!(\"{{}}\", {call}.is_ok());\n}}\n")
    };
    let derived = |count: usize| {
        let modules: String = (0..count).map(|number| format!("mod m{number} {{{GENERIC}}}\n")).collect();
        let calls: Vec<String> =
            (0..count).map(|number| format!("m{number}::Generic::parse(&text).is_ok()")).collect();
        let text = "let text = std::env::args().nth(1).unwrap_or_default();";
        format!(
            "#![allow(dead_code)]\n\n{modules}\nfn main() {{\n    {text}\n    println!(\"{{:?}}\", [{}]);\n}}\n",
            calls.join(", ")
        )
    };
    let program = |name, dependencies: String, main| Program { name, dependencies, main };
    Ok(vec![
        program("nothing", String::new(), parses("text.parse::<u32>()")),
        program("virgule", Outside::virgule(&[]), parses("virgule::Uri::parse(&text)")),
        program("feature derive", Outside::virgule(&["derive"]), parses("virgule::Uri::parse(&text)")),
        program("one derive", Outside::virgule(&["derive"]), derived(1)),
        program("ten derives", Outside::virgule(&["derive"]), derived(10)),
        program("fluent-uri", locked("fluent-uri")?, parses("fluent_uri::Uri::parse(text.as_str())")),
        program("iref", locked("iref")?, parses("iref::Uri::new(&text)")),
    ])
}

/// The entry of a library in `[dependencies]`, in the version that the workspace has.
fn locked(library: &str) -> Result<String, String> {
    let lock = lock()?;
    let entry = format!("name = \"{library}\"\nversion = \"");
    let version = lock.split_once(entry.as_str()).and_then(|(_, rest)| rest.split_once('"'));
    let (version, _) = version.ok_or_else(|| format!("Cargo.lock has no {library}"))?;
    Ok(format!("{library} = \"={version}\"\n"))
}

fn lock() -> Result<String, String> {
    std::fs::read_to_string(grammars::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}"))
}

/// A crate that can be built without the network, with the versions of the workspace.
fn prepared(program: &Program) -> Result<Outside, String> {
    let manifest = format!(
        "[dependencies]\n{}\n[[bin]]\nname = \"program\"\npath = \"src/main.rs\"\n\n[profile.release]\nstrip = true\n",
        program.dependencies
    );
    let outside = Outside::new(&format!("bench-compile-{}", program.name.replace(' ', "-")), &manifest)?;
    outside.write("src/main.rs", &program.main)?;
    outside.write("generic.abnf", &generic()?)?;
    outside.write("Cargo.lock", &lock()?)?;
    outside.cargo(&["fetch"])?;
    Ok(outside)
}

#[cfg(test)]
mod tests {
    use super::{Built, locked, programs, table};
    use std::time::Duration;

    #[test]
    fn medians_are_shown() {
        let times = |seconds: [u64; 3]| seconds.map(Duration::from_secs).to_vec();
        let built = Built { name: "virgule", times: [times([9, 1, 2]), times([3, 90, 4])], size: 2048 };
        let row = "virgule             2.00 s      4.00 s         2.0 KiB\n";
        assert!(table(&[built]).ends_with(row));
    }

    #[test]
    fn versions_are_those_of_the_workspace() {
        assert!(locked("fluent-uri").unwrap().starts_with("fluent-uri = \"=0."));
        assert!(locked("no-such-crate").is_err());
        let programs = programs().unwrap();
        assert_eq!(programs.iter().filter(|program| program.main.contains("Generic::parse")).count(), 2);
    }
}
