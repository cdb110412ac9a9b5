//! The table lists exactly the deviations that exist, and the document and the image are up to date.

use std::process::Command;
use virgule_conformance::compare::Class;
use virgule_conformance::examine::{ExamineOptions, examine};
use virgule_conformance::matrix::Cell;
use virgule_conformance::run::{Limits, Protocol, Question, Runner};
use virgule_conformance::{Language, Plan, candidates};
use virgule_subjects::deviations::DEVIATIONS;
use virgule_subjects::document::document;
use virgule_subjects::libraries::{Answer, LIBRARIES, find};
use virgule_subjects::rows::{RECORDED, ROWS, is_asked, matrix};

fn parse(kind: &str) -> Protocol {
    Protocol::Batch(Question::Parse { kind: kind.to_string() })
}

#[test]
fn every_deviation_is_there() {
    for known in DEVIATIONS {
        let Some(library) = find(known.subject) else {
            assert!(RECORDED.iter().any(|recorded| recorded.name == known.subject), "{}", known.subject);
            continue;
        };
        let answers = (library.ask)(library.kind, known.text);
        let inside = Language::kind(library.kind).unwrap().takes(known.text);
        let found = match answers {
            Answer::Yes(_) if !inside => Class::Accepted,
            Answer::No if inside => Class::Refused,
            _ => panic!("{} {:?}: no difference any more", known.subject, known.text),
        };
        assert_eq!(found, known.class, "{} {:?}", known.subject, known.text);
    }
}

/// The subjects run as programs that are connected by pipes.
#[test]
fn every_rule_at_fault_is_described() {
    let mut unknown = Vec::new();
    for library in LIBRARIES {
        let language = Language::kind(library.kind).unwrap();
        let command = [env!("CARGO_BIN_EXE_subject"), "--library", library.name].map(str::to_string);
        let mut runner = Runner::start(&command, parse(library.kind), Limits::default()).unwrap();
        let options = ExamineOptions { parts: true, ..ExamineOptions::default() };
        let plan = Plan::default();
        let report = examine(&language, &candidates(&language, &plan), &mut runner, &options).unwrap();
        assert!(report.asked() > 5000 && report.restarts == 0, "{}", library.name);
        for group in &report.groups {
            let described = DEVIATIONS.iter().any(|known| {
                known.subject == library.name
                    && known.class == group.class
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

/// The recorded versions of Python and Node return the recorded answers.
#[test]
fn recorded_answers_are_reproduced() {
    for recorded in RECORDED {
        assert_eq!(recorded.answers.len(), ROWS.len(), "{}", recorded.name);
        let [version, subject] = recorded.commands;
        let output = Command::new(version[0]).args(&version[1..]).output();
        let installed = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
        if installed.ok().as_deref() != Some(recorded.version) {
            continue;
        }
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../..");
        let command = [subject[0].to_string(), format!("{root}/{}", subject[1])];
        let limits = Limits { timeout: std::time::Duration::from_secs(10), ..Limits::default() };
        let mut runner = Runner::start(&command, parse(recorded.kind), limits).unwrap();
        let answers = runner.ask(&ROWS.map(|(_, text)| text));
        let answers = answers.iter().map(|answer| match answer {
            virgule_conformance::run::Answer::Yes(_) => 'y',
            virgule_conformance::run::Answer::No => 'n',
            other => panic!("{}: {other:?}", recorded.name),
        });
        assert_eq!(answers.collect::<String>(), recorded.answers, "{}", recorded.name);
    }
}

/// Every deviation in the image is described, and each text distinguishes at least two columns.
#[test]
fn the_image_shows_described_deviations() {
    let matrix = matrix().unwrap();
    assert_eq!(matrix.columns.len(), LIBRARIES.len() + RECORDED.len());
    for row in &matrix.rows {
        let differs = row.cells.iter().any(|cell| matches!(cell, Cell::Accepted | Cell::Refused));
        assert!(differs && row.cells.contains(&Cell::Agrees), "{:?}", row.text);
        for (cell, library) in row.cells.iter().zip(LIBRARIES) {
            let class = match cell {
                Cell::Accepted => Class::Accepted,
                Cell::Refused => Class::Refused,
                Cell::Agrees | Cell::Unasked => continue,
            };
            let described =
                DEVIATIONS.iter().any(|known| known.subject == library.name && known.class == class);
            assert!(described, "{} {:?}", library.name, row.text);
        }
    }
    assert!(!is_asked("uri", "/:", true) && is_asked("uri", "a:", false));
}

#[test]
fn document_and_picture_are_fresh() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs");
    let read = |name: &str| std::fs::read_to_string(format!("{docs}/{name}")).expect("a document");
    assert!(read("conformance.md") == document(), "`cargo xtask conform-matrix` writes it");
    assert!(read("conformance.svg") == matrix().unwrap().svg(), "`cargo xtask conform-matrix` draws it");
}
