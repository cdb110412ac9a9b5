//! The table lists exactly the deviations that exist, and the document is up to date.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;
use virgule_bench::conformance::deviations::DEVIATIONS;
use virgule_bench::conformance::document::document;
use virgule_bench::conformance::{LIBRARIES, LibraryAnswer, find};
use virgule_tools::conformance::difference::Class;
use virgule_tools::conformance::examine::{ExamineOptions, examine};
use virgule_tools::conformance::run::{Answer as Told, Limits, Protocol, Question, Runner};
use virgule_tools::conformance::{Language, Plan, candidates};

fn parse(kind: &str) -> Protocol {
    Protocol::Batch(Question::Parse { kind: kind.to_string() })
}

#[test]
fn every_deviation_is_there() {
    for known in DEVIATIONS {
        // Programs: see `deviations_of_urllib`.
        let Some(library) = find(known.subject) else { continue };
        let answers = library.ask(library.kind(), known.text);
        let inside = Language::kind(library.kind()).unwrap().takes(known.text);
        let found = match answers {
            LibraryAnswer::Yes(_) if !inside => true,
            LibraryAnswer::No if inside => false,
            _ => panic!("{} {:?}: no difference any more", known.subject, known.text),
        };
        assert_eq!(found, known.accepts, "{} {:?}", known.subject, known.text);
    }
}

/// The version of Python whose urllib the table describes; other versions may answer otherwise.
const PYTHON: &str = "Python 3.11.";

#[test]
fn deviations_of_urllib() {
    let listed = || DEVIATIONS.iter().filter(|known| find(known.subject).is_none());
    assert!(listed().count() > 0 && listed().all(|known| known.subject == "urllib"));
    let version = Command::new("python3").arg("--version").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    if !version.as_ref().is_ok_and(|version| version.starts_with(PYTHON)) {
        eprintln!("not run: the table describes {PYTHON}x, found {version:?}");
        return;
    }
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/subjects/urllib.py");
    let command = ["python3", program].map(str::to_string);
    let limits = Limits { timeout: Duration::from_secs(10), ..Limits::default() };
    let mut runner = Runner::start(&command, parse("uri-reference"), limits).unwrap();
    let language = Language::kind("uri-reference").unwrap();
    for known in listed() {
        let found = match (&runner.ask(&[known.text])[0], language.takes(known.text)) {
            (Told::Yes(_), false) => true,
            (Told::No, true) => false,
            (answer, _) => panic!("{:?}: no difference any more: {answer:?}", known.text),
        };
        assert_eq!(found, known.accepts, "{:?}", known.text);
    }
}

/// The subjects run as programs that are connected by pipes.
#[test]
fn every_rule_at_fault_is_described() {
    let (mut unknown, mut kinds) = (Vec::new(), BTreeMap::new());
    for library in LIBRARIES {
        let (language, inputs) = kinds.entry(library.kind()).or_insert_with_key(|kind| {
            let language = Language::kind(kind).unwrap();
            let inputs = candidates(&language, &Plan::default());
            (language, inputs)
        });
        let command =
            [env!("CARGO_BIN_EXE_virgule-bench"), "subject", "--library", library.name].map(str::to_string);
        let mut runner = Runner::start(&command, parse(library.kind()), Limits::default()).unwrap();
        let options = ExamineOptions { parts: true, ..ExamineOptions::default() };
        let report = examine(language, inputs, &mut runner, &options).unwrap();
        assert!(report.asked() > 5000 && report.restarts == 0, "{}", library.name);
        for group in &report.groups {
            let described = DEVIATIONS.iter().any(|known| {
                known.subject == library.name
                    && known.accepts == (group.class == Class::Accepted)
                    && known.rules.contains(&group.rule.as_str())
            });
            if !described {
                unknown.push(format!("{}: {} {} {:?}", library.name, group.class, group.rule, group.example));
            }
        }
        let described = DEVIATIONS.iter().any(|known| known.subject == library.name);
        assert_eq!(report.conforms(), !described, "{}", library.name);
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

#[test]
fn the_document_is_fresh() {
    let known = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/conformance.md"));
    let generated = document().expect("the URLs of the project");
    assert_eq!(known.expect("a document"), generated, "`cargo xtask conformance` generates it");
}
