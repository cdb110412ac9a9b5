//! `bench compile`: time of a clean build and size of programs that depend on virgule.
//!
//! ```text
//! nothing              a program without dependencies: cargo and the linker
//! virgule              parses a URI
//! feature derive       parses a URI; the macro is built, but not used
//! one derive           derives a type for all of RFC 3986's URI
//! ten derives          derives that type ten times, compiling the grammar each time
//! fluent-uri, iref     parse a URI
//! ```
//!
//! The libraries are also built alone, with their dependencies and without a program: virgule must not take longer than
//! fluent-uri.
//!
//! Each program is built in its own empty folder, in rounds, so that noise affects all programs alike. Dependencies are
//! downloaded before.

use crate::grammars;
use crate::outside::{Outside, median};
use std::time::Duration;

const TURNS: usize = 5;

/// A type with all fields of RFC 3986's URI.
const GENERIC: &str = r#"
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

struct Program {
    name: &'static str,
    dependencies: String,
    main: String,
    /// The library that the program measures, if any.
    library: Option<&'static str>,
}

struct Built {
    name: &'static str,
    /// The times of debug builds, of release builds, and of release builds of the library alone.
    times: [Vec<Duration>; 3],
    /// Size in bytes of the optimized, stripped program.
    size: u64,
}

/// Builds all programs and prints the results.
pub fn bench() -> Result<(), String> {
    let programs = programs()?;
    let mut all = Vec::new();
    for program in &programs {
        let built = Built { name: program.name, times: Default::default(), size: 0 };
        all.push((prepared(program)?, program.library, built));
    }
    for _ in 0..TURNS {
        for (outside, library, built) in &mut all {
            let [debug, release, alone] = &mut built.times;
            debug.push(outside.cargo_from_nothing(&["build"])?);
            release.push(outside.cargo_from_nothing(&["build", "--release"])?);
            built.size = outside.size("program")?;
            if let Some(library) = library {
                alone.push(outside.cargo_from_nothing(&["build", "--release", "--package", library])?);
            }
        }
    }
    let built: Vec<Built> = all.into_iter().map(|(.., built)| built).collect();
    print!("{}", table(&built));
    budget(&built)
}

/// An error if building virgule alone takes longer than building fluent-uri alone.
fn budget(all: &[Built]) -> Result<(), String> {
    let alone = |name: &str| {
        let built = all.iter().find(|built| built.name == name);
        built
            .map(|built| median(built.times[2].clone()))
            .ok_or_else(|| format!("no build of {name} was measured"))
    };
    let (virgule, other) = (alone("virgule")?, alone("fluent-uri")?);
    if virgule <= other {
        Ok(())
    } else {
        Err("virgule alone takes longer to build than fluent-uri".to_string())
    }
}

/// The medians as a table, a row for each program.
fn table(all: &[Built]) -> String {
    let mut text = format!(
        "{:16}{:>10}{:>12}{:>18}{:>18}\n",
        "clean build", "debug", "release", "size, stripped", "library, release"
    );
    for Built { name, times: [debug, release, alone], size } in all {
        let seconds = |times: &Vec<Duration>| median(times.clone()).as_secs_f64();
        let alone = if alone.is_empty() { String::new() } else { format!("{:16.2} s", seconds(alone)) };
        text.push_str(&format!(
            "{name:16}{:8.2} s{:10.2} s{:12.1} KiB{alone}\n",
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
    let program = |name, dependencies: String, main| Program { name, dependencies, main, library: None };
    let of = |name, dependencies, main| Program { library: Some(name), ..program(name, dependencies, main) };
    Ok(vec![
        program("nothing", String::new(), parses("text.parse::<u32>()")),
        of("virgule", Outside::virgule(&[]), parses("virgule::Uri::parse(&text)")),
        program("feature derive", Outside::virgule(&["derive"]), parses("virgule::Uri::parse(&text)")),
        program("one derive", Outside::virgule(&["derive"]), derived(1)),
        program("ten derives", Outside::virgule(&["derive"]), derived(10)),
        of("fluent-uri", locked("fluent-uri")?, parses("fluent_uri::Uri::parse(text.as_str())")),
        of("iref", locked("iref")?, parses("iref::Uri::new(&text)")),
    ])
}

/// The entry of a library in `[dependencies]`, as in the workspace of the bench, whose lock file has the version.
fn locked(library: &str) -> Result<String, String> {
    let manifest = grammars::read_text("bench/Cargo.toml")?;
    let entry = manifest.lines().find(|line| line.starts_with(&format!("{library} = ")));
    entry.map(|entry| format!("{entry}\n")).ok_or_else(|| format!("bench/Cargo.toml has no {library}"))
}

/// The grammar that [`GENERIC`] is derived from, without directives, as in a user's crate: the macro has no built-in
/// tables for it.
fn generic() -> Result<String, String> {
    let text = grammars::read("rfc3986")?.text.clone();
    Ok(text.lines().filter(|line| !line.starts_with(";!")).map(|line| format!("{line}\n")).collect())
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
    outside.write("Cargo.lock", &grammars::read_text("bench/Cargo.lock")?)?;
    outside.cargo(&["fetch"])?;
    Ok(outside)
}

#[cfg(test)]
mod tests {
    use super::{Built, budget, locked, programs, table};
    use std::time::Duration;

    #[test]
    fn medians_are_shown() {
        let times = |seconds: [u64; 3]| seconds.map(Duration::from_secs).to_vec();
        let built =
            |name, alone| Built { name, times: [times([9, 1, 2]), times([3, 90, 4]), alone], size: 2048 };
        let row = "virgule             2.00 s      4.00 s         2.0 KiB            5.00 s\n";
        assert!(table(&[built("virgule", times([5, 5, 6]))]).ends_with(row));
        assert!(
            table(&[built("nothing", Vec::new())])
                .ends_with("nothing             2.00 s      4.00 s         2.0 KiB\n")
        );
    }

    #[test]
    fn exceeds_the_budget_if_slower_than_another_library() {
        let built = |name, seconds| {
            let alone = vec![Duration::from_secs(seconds)];
            Built { name, times: [Vec::new(), Vec::new(), alone], size: 0 }
        };
        assert_eq!(budget(&[built("virgule", 3), built("fluent-uri", 4)]), Ok(()));
        assert!(budget(&[built("virgule", 5), built("fluent-uri", 4)]).is_err());
        assert!(budget(&[built("virgule", 5)]).is_err());
    }

    #[test]
    fn versions_are_those_of_the_bench() {
        assert_eq!(locked("fluent-uri").as_deref(), Ok("fluent-uri = \"0.4\"\n"));
        assert!(locked("no-such-crate").is_err());
        let programs = programs().unwrap();
        assert_eq!(programs.iter().filter(|program| program.main.contains("Generic::parse")).count(), 2);
    }
}
