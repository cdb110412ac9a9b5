//! What ABNF means, to the letter: alternatives are unordered for the language, repetition gives back, and
//! fields of ambiguous texts follow one policy (earlier alternative, longer repetition).
//!
//! Small grammars are compared on every short text with two others: the rule as it is written, tried in
//! order of preference, and a PikeVM. The PikeVM is left out where something that may be empty is repeated
//! without bound: there it takes an empty turn, which this project's policy does not have.

use virgule_dynamic::Library;
use virgule_tests::oracle::Oracle;
use virgule_tests::random::Random;
use virgule_tests::{Spans, backtrack, grammars, sketch};

/// Compares the parser of a grammar on all of `texts`; gives the first difference.
fn compare(grammar: &str, texts: &[String]) -> Result<(), String> {
    let mut library = Library::new();
    let warnings = library.add("sketch.abnf", grammar).map_err(|error| format!("refused: {error}"))?;
    let empty_turns = warnings.iter().any(|warning| warning.code == "nullable-loop");
    let checked = grammars::checked(grammar);
    let section = &checked.grammar.sections[0];
    let parser = library.parser(&section.name).ok_or("no parser")?;
    let mut oracle = Oracle::new(&checked.grammar, section.start, &section.fields);
    for text in texts {
        let parsed: Spans =
            parser.parse(text).ok().map(|parsed| parsed.spans().map(|(_, span)| span).collect());
        let defined = backtrack::spans(&checked.grammar, section.start, &section.fields, text);
        // Where the definition takes too long, the PikeVM is left.
        if let Some(defined) = defined.filter(|defined| *defined != parsed) {
            return Err(format!("{text:?}: parsed {parsed:?}, by definition {defined:?}"));
        }
        let expected = oracle.spans(text);
        let same = if empty_turns { expected.is_some() == parsed.is_some() } else { expected == parsed };
        if !same {
            return Err(format!("{text:?}: parsed {parsed:?}, by the PikeVM {expected:?}"));
        }
    }
    Ok(())
}

#[test]
fn random_grammars() {
    let texts = sketch::texts("ab", 6);
    let mut random = Random::new(8);
    let (mut failures, mut fields) = (Vec::new(), 0);
    for _ in 0..2_000 {
        let grammar = sketch::grammar(&mut random, 3);
        fields += usize::from(grammar.contains("fields"));
        if let Err(what) = compare(&grammar, &texts) {
            failures.push(format!("{grammar}{what}\n"));
        }
    }
    failures.sort_by_key(String::len);
    let shown = failures.len().min(10);
    assert!(
        failures.is_empty(),
        "{} of 2000 grammars differ\n{}",
        failures.len(),
        failures[..shown].join("\n")
    );
    assert!(fields > 1_000, "only {fields} grammars have fields");
}
