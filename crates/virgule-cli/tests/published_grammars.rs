//! The ABNF of specifications, as each prints it: what `virgule grammar check` says of its rules.
//!
//! Beside each file of `tests/documents/abnf/` is one with the exit status, the errors and the table of rules;
//! `VIRGULE_SNAPSHOTS=write` rewrites them. The warnings are counted: pictures of ambiguities have tests of their own.

mod program;

use program::virgule;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/documents/abnf")
}

/// The names of the files with this extension, sorted.
fn names(extension: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder()).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let files = paths.filter(|path| path.extension().is_some_and(|known| known == extension));
    let name = |path: PathBuf| path.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut names: Vec<String> = files.map(name).collect();
    names.sort();
    names
}

/// The exit status, the first line of each error, and what follows the findings.
fn checked(name: &str) -> String {
    let mut command = Command::new(virgule());
    command.args(["grammar", "check", &format!("{name}.abnf")]).current_dir(folder());
    let output = command.output().expect("it starts");
    let shown = String::from_utf8(output.stdout).expect("text");
    let mut summary = format!("exit status {}\n", output.status.code().expect("no signal"));
    for error in shown.lines().filter(|line| line.starts_with("error[")) {
        let _ = writeln!(summary, "{error}");
    }
    let begins = |line: &str| {
        line.starts_with("rules of ")
            || line.strip_prefix(name).is_some_and(|rest| rest.starts_with(".abnf:"))
    };
    for line in shown.lines().skip_while(|line| !begins(line)) {
        let _ = writeln!(summary, "{line}");
    }
    summary
}

#[test]
fn each_published_grammar_has_its_table_of_rules() {
    let names = names("abnf");
    let open = Mutex::new(names.iter());
    let different = Mutex::new(Vec::new());
    let rewrite = std::env::var("VIRGULE_SNAPSHOTS").is_ok_and(|value| value == "write");
    let work = || {
        while let Some(name) = { open.lock().expect("no panic").next() } {
            let summary = checked(name);
            let path = folder().join(format!("{name}.txt"));
            if rewrite {
                std::fs::write(&path, &summary).expect("a file");
            }
            let expected = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
            if summary != expected {
                let report = format!("{name}:\n{summary}\nexpected:\n{expected}");
                different.lock().expect("no panic").push(report);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let different = different.into_inner().expect("no panic");
    let hint = "VIRGULE_SNAPSHOTS=write rewrites what is expected";
    assert!(different.is_empty(), "{}\n{hint}", different.join("\n"));
}

#[test]
fn every_table_is_of_a_published_grammar() {
    assert_eq!(names("txt"), names("abnf"));
}
