//! The case files with `virgule_dynamic`: for `[[reject]]`, the parser must agree with the types of `virgule`; `[[match]]`
//! uses the automaton of a single rule.
//!
//! `tests/portable/tests/cases.rs` compares the types with the cases, including `[[resolve]]`, on every target;
//! `tests/oracles/kinds.rs` compares the parsers with the types on the texts of all cases that match.

use std::collections::BTreeMap;
use toml::Spanned;
use virgule::Kind;
use virgule_dynamic::{Library, Parser};
use virgule_tests::cases::{self, Match, Reject, each, same};
use virgule_tests::{reviewed, typed};

fn parser(kind: &str) -> Result<Parser<'static>, String> {
    Kind::find(kind).map(Parser::built_in).ok_or(format!("there is no kind {kind}"))
}

#[test]
fn the_types_and_the_parsers_by_name_fail_at_the_same_offset() {
    each(
        |file| &file.reject,
        |case: &Reject| &case.input,
        |case| {
            let parser = parser(&case.kind)?;
            let error = parser.parse(&case.input).err().ok_or("accepted")?;
            let typed = typed::parse(&case.kind, &case.input).err().ok_or("accepted by type")?;
            same("message by type", typed::naming_kinds(&typed.to_string()), error.to_string())?;
            same("offset by type", typed.offset(), error.offset)?;
            same("rule by type", typed.rule(), error.rule.as_deref())
        },
    );
}

#[test]
fn single_rules_match_what_they_must() {
    let mut library = Library::new();
    each(
        |file| &file.matches,
        |case: &Match| &case.input,
        |case| {
            let parser = library.rule(&case.grammar, &case.rule).map_err(|error| error.to_string())?;
            same("matches", parser.matches(&case.input), case.ok)
        },
    );
}

/// The minimal number of explained cases of each type for kinds of reviewed grammars.
const ENOUGH: usize = 12;

#[test]
fn every_reviewed_kind_has_cases_of_both_sorts() {
    let mut counts: BTreeMap<&str, [usize; 2]> = Kind::all().map(|kind| (kind.name, [0; 2])).collect();
    for (_, file) in cases::all() {
        let accepted =
            file.parse.iter().map(Spanned::get_ref).map(|case| (&case.kind, &case.why, &case.source, 0));
        let rejected =
            file.reject.iter().map(Spanned::get_ref).map(|case| (&case.kind, &case.why, &case.source, 1));
        for (kind, why, source, sort) in accepted.chain(rejected) {
            let count = counts.get_mut(kind.as_str()).unwrap_or_else(|| panic!("there is no kind {kind}"));
            count[sort] += usize::from(why.is_some() || source.is_some());
        }
    }
    counts.retain(|kind, _| reviewed::kinds().any(|known| known.name == *kind));
    let few: Vec<_> = counts.iter().filter(|(_, count)| count.iter().any(|&count| count < ENOUGH)).collect();
    assert!(few.is_empty(), "accepted and rejected, with a reason or a source: {few:?}");
}

#[test]
fn rejects_unknown_keys() {
    let good = "source = 's'\n[[match]]\ngrammar = 'g'\nrule = 'r'\ninput = 'i'\nok = true\n";
    assert_eq!(cases::read(good).expect("a good file").matches.len(), 1);
    let bad = [
        format!("{good}offset = 1\n"),
        format!("colour = 'red'\n{good}"),
        format!("{good}[[parse]]\nkind = 'uri'\ninput = 'a:'\nhost_kind = 'ipv4'\n"),
        format!(
            "{good}[[parse]]\nkind = 'uri'\ninput = 'a:'\ncomponents = {{ path = '', authority = '' }}\n"
        ),
        format!("{good}[[reject]]\nkind = 'uri'\ninput = ''\nok = false\n"),
        format!("{good}[[resolve]]\nbase = 'a:'\ninput = 'b'\noutput = 'a:b'\nstrikt = true\n"),
        format!("{good}[[accept]]\nkind = 'uri'\ninput = 'a:'\n"),
    ];
    for text in bad {
        let error = cases::read(&text).expect_err(&text).to_string();
        assert!(error.contains("unknown field"), "{text}{error}");
    }
}
