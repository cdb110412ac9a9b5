//! `mutants`: mutation testing. Each mistake of `tests/mutants.toml` is made in a copy of the sources, in which `cargo
//! test` must then fail.
//!
//! For each mutant the dependents of the changed file are rebuilt, which takes a minute or two. So this is run after
//! changes of how much is tested, not after every change.

use crate::grammars;
use crate::outside;
use serde::Deserialize;
use std::path::Path;
use std::process::{Command, Stdio};

const LIST: &str = "tests/mutants.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    mutant: Vec<Mutant>,
}

/// A mistake: a text in a file, and its replacement.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutant {
    file: String,
    find: String,
    replace: String,
    /// The behaviour that the mistake breaks.
    why: String,
}

/// Makes the mistakes whose file or reason contains `only`, one at a time, and lists the mistakes that no test detects.
pub fn run(only: &str) -> Result<(), String> {
    let root = grammars::root();
    let text = grammars::read_text(LIST)?;
    let list: List = toml::from_str(&text).map_err(|error| format!("{LIST}: {error}"))?;
    let copy = root.join("target/mutants/sources");
    fresh_copy(&root, &copy)?;
    if !tests_pass(&copy, None)? {
        return Err("the tests fail without a mutation".to_string());
    }
    let chosen = |mutant: &&Mutant| mutant.file.contains(only) || mutant.why.contains(only);
    let (mut caught, mut missed) = (0, Vec::new());
    for mutant in list.mutant.iter().filter(chosen) {
        let file = copy.join(&mutant.file);
        let wrong = |error: std::io::Error| format!("{}: {error}", mutant.file);
        let right = std::fs::read_to_string(&file).map_err(wrong)?;
        std::fs::write(&file, changed(&right, mutant)?).map_err(wrong)?;
        let passes = tests_pass(&copy, Some(&mutant.file))
            .map_err(|error| format!("{}: {}: {error}", mutant.file, mutant.why))?;
        std::fs::write(&file, right).map_err(wrong)?;
        println!("{} {}: {}", if passes { "MISSED" } else { "caught" }, mutant.file, mutant.why);
        match passes {
            true => missed.push(format!("{}: {}", mutant.file, mutant.why)),
            false => caught += 1,
        }
    }
    println!("{caught} caught, {} missed", missed.len());
    if missed.is_empty() { Ok(()) } else { Err(format!("not caught:\n{}", missed.join("\n"))) }
}

fn changed(text: &str, mutant: &Mutant) -> Result<String, String> {
    match text.matches(&mutant.find).count() {
        1 => Ok(text.replacen(&mutant.find, &mutant.replace, 1)),
        count => Err(format!("{LIST}: `{}` occurs in {} {count} times, not once", mutant.find, mutant.file)),
    }
}

/// Copies all files that git tracks, with uncommitted changes, into a new repository, because some tests list the files
/// with git.
fn fresh_copy(root: &Path, copy: &Path) -> Result<(), String> {
    if copy.exists() {
        std::fs::remove_dir_all(copy).map_err(|error| format!("{}: {error}", copy.display()))?;
    }
    let names = outside::output(Command::new("git").args(["ls-files", "-z"]).current_dir(root))?;
    for name in names.split_terminator('\0').filter(|name| root.join(name).is_file()) {
        let target = copy.join(name);
        let made = target.parent().map_or(Ok(()), std::fs::create_dir_all);
        made.and_then(|()| std::fs::copy(root.join(name), &target))
            .map_err(|error| format!("{name}: {error}"))?;
    }
    outside::run(Command::new("git").args(["init", "--quiet"]).current_dir(copy))
}

/// True if the tests pass in the copy: first the tests of the changed crate, which are built fastest, then all tests.
fn tests_pass(copy: &Path, changed: Option<&str>) -> Result<bool, String> {
    let cargo = |arguments: &[&str]| {
        let mut command = outside::cargo();
        command.args(arguments).current_dir(copy).env("CARGO_TARGET_DIR", copy.with_file_name("target"));
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.map(|status| status.success()).map_err(|error| format!("cannot start cargo: {error}"))
    };
    let beside = changed.and_then(|file| file.split('/').nth(1));
    let packages = beside.map(|package| vec!["--package", package, "--lib"]).into_iter().chain([Vec::new()]);
    for package in packages {
        let arguments = [vec!["test", "--quiet"], package].concat();
        if !cargo(&[&arguments[..], &["--no-run"]].concat())? {
            return Err("it does not compile".to_string());
        }
        if !cargo(&arguments)? {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::{LIST, List, changed};
    use crate::grammars;

    #[test]
    fn every_mutant_changes_one_place() {
        let text = std::fs::read_to_string(grammars::root().join(LIST)).unwrap();
        let list: List = toml::from_str(&text).unwrap();
        assert!(list.mutant.len() >= 40, "{}", list.mutant.len());
        for mutant in &list.mutant {
            let source = std::fs::read_to_string(grammars::root().join(&mutant.file)).unwrap();
            let other = changed(&source, mutant).unwrap();
            assert_ne!(source, other, "{}: {}", mutant.file, mutant.why);
        }
    }
}
