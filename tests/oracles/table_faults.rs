//! The covering set detects faults: copies of the tables of RFC 3986 with one fault each.

use virgule::Kind;
use virgule::parse::Table;
use virgule_tests::product::{self, Verdict};
use virgule_tests::random::Random;
use virgule_tests::table_faults::{FaultyTable, SORTS, spans};
use virgule_tests::transition_texts::TransitionTexts;
use virgule_tests::{Spans, effort};
use virgule_tools::conformance::{Language, Plan, candidates};

/// The texts of the covering set and their expected spans.
fn covering(kind: &Kind) -> Vec<(String, Spans)> {
    let language = Language::kind(kind.name).unwrap();
    let plan = Plan { random: 0, ..Plan::default() };
    let texts = candidates(&language, &plan).into_iter();
    texts.map(|candidate| (candidate.text.clone(), language.spans(&candidate.text))).collect()
}

/// The first text whose result the fault changes; `None` if there is none.
fn caught<'t>(faulty: &FaultyTable, kind: &Kind, texts: &'t [(String, Spans)]) -> Option<&'t str> {
    faulty.with_table(|table| {
        let mut texts = texts.iter();
        texts
            .find(|(text, expected)| spans(table, kind.kind, text) != *expected)
            .map(|(text, _)| text.as_str())
    })
}

/// Decides whether the fault changes the result for any text.
fn changes(faulty: &FaultyTable, kind: &'static Kind) -> Verdict {
    let main: &'static Table<'static> = kind.table;
    let called: Vec<String> =
        main.callees.iter().map(|callee| TransitionTexts::new(callee, 0).samples().remove(0)).collect();
    faulty.with_table(|table| match faulty.callee {
        None => product::compare(main, table, kind.kind, &called),
        Some(callee) => match product::compare(main.callees[callee], table.callees[callee], 0, &[]) {
            Verdict::Differ(text) => {
                let whole = format!("//[{text}]");
                match spans(main, kind.kind, &whole) == spans(table, kind.kind, &whole) {
                    false => Verdict::Differ(whole),
                    // No transition on the witness calls the rule.
                    true => Verdict::Undecided(whole),
                }
            }
            verdict => verdict,
        },
    })
}

/// `count` faults that change the result of some text, each with the text of the covering set that detects it.
fn faults(seed: u64, count: usize, texts: &[(String, Spans)]) -> Vec<(FaultyTable, Option<&str>)> {
    let kind = Kind::find(KIND).unwrap();
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let faulty = FaultyTable::new(kind.table, SORTS[found.len() % SORTS.len()], &mut random);
        let by = caught(&faulty, kind, texts);
        // A fault that no text detects may affect only other kinds of the table, or unreachable parts.
        if by.is_some() || changes(&faulty, kind) != Verdict::Same {
            found.push((faulty, by));
        }
    }
    found
}

const KIND: &str = "uri-reference";

#[test]
fn the_covering_set_catches_twenty_faults_of_twenty() {
    let texts = covering(Kind::find(KIND).unwrap());
    for (faulty, by) in faults(20, 20, &texts) {
        assert!(by.is_some(), "not caught: {}", faulty.fault);
    }
}

#[test]
fn detects_most_faults() {
    let texts = covering(Kind::find(KIND).unwrap());
    let faults = faults(7, effort::of(200, 5), &texts);
    let missed: Vec<&str> =
        faults.iter().filter(|(_, by)| by.is_none()).map(|(faulty, _)| faulty.fault.as_str()).collect();
    assert!(missed.len() <= 1, "{missed:?}");
}

#[test]
fn equivalent_tables_agree_on_random_texts() {
    let kind = Kind::find(KIND).unwrap();
    let language = Language::kind(KIND).unwrap();
    let plan = Plan { seed: 3, random: effort::of(3_000, 3), max_length: 50 };
    let texts: Vec<String> =
        candidates(&language, &plan).into_iter().map(|candidate| candidate.text).collect();
    let mut random = Random::new(11);
    let mut same = 0;
    while same < effort::of(10, 3) {
        let faulty = FaultyTable::new(kind.table, *random.pick(&SORTS), &mut random);
        let differs = texts.iter().find(|text| {
            faulty.with_table(|table| spans(table, kind.kind, text)) != spans(kind.table, kind.kind, text)
        });
        match changes(&faulty, kind) {
            Verdict::Same => {
                assert_eq!(differs, None, "{}", faulty.fault);
                same += 1;
            }
            Verdict::Differ(_) | Verdict::Undecided(_) => {}
        }
    }
}
