//! Random grammars: all implementations of a rule agree on all short texts; on recursive grammars, on random longer ones
//! too.
//!
//! ```text
//! automaton         as the compiler makes it; without recursion also with calls of nearly every rule, and with all inlined
//! general matcher   by items and by states; also for grammars that have no automaton
//! PikeVM, chart     oracles, for regular and for recursive grammars
//! backtracking      defines the fields; too slow for some texts
//! ```
//!
//! For unbounded repetitions of nullable expressions, about which the compiler warns, only the language is compared,
//! because the implementations differ in the number of empty iterations. If one byte of lookahead does not decide a
//! call, the compiler refuses the grammar and names the two rules in conflict. The limit of the nesting depth is tested
//! in `tests/semantics/nesting.rs`.

use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::Section;
use virgule_compiler::nfa::calls::CallPolicy;
use virgule_dynamic::chart::limits::ChartLimits;
use virgule_dynamic::chart::{Outcome as Matched, Program};
use virgule_dynamic::{Automaton, Parser};
use virgule_tests::chart::Chart;
use virgule_tests::grammars::{self, OneSection};
use virgule_tests::random::Random;
use virgule_tests::recursive_grammar::{self, LETTERS, RecursiveGrammar};
use virgule_tests::regex_oracle::RegexOracle;
use virgule_tests::{Spans, assert_none, backtrack, effort, random_grammar};

/// The result of comparing a grammar.
#[derive(Debug)]
pub enum Outcome {
    Same {
        /// The number of matching texts; with recursion, of those whose fields are compared.
        matching: usize,
        /// True if the fields were compared too, and there are some.
        with_fields: bool,
        /// True if the automaton with calls of nearly every rule calls one.
        with_calls: bool,
    },
    /// The compiler refuses the grammar, because of its size or because lookahead does not decide.
    Refused,
    /// The first difference, as a message.
    Different(String),
}

/// The general matcher for a section.
pub fn program(checked: &Checked, section: &Section) -> Program {
    Program::new(checked, section.start, &section.fields).expect("within the limits")
}

/// The fields of a text by the general matcher, or the offset of its error.
pub fn general_answer(program: &Program, text: &str) -> Result<Vec<Option<(usize, usize)>>, usize> {
    // By states as well, as long texts are matched.
    let by_states = ChartLimits { states_from: 0, ..ChartLimits::default() };
    assert_eq!(program.matches_within(text, by_states), program.matches(text), "{text:?}");
    match program.parse(text).expect("within the limits") {
        Matched::Match(spans) => Ok(spans),
        Matched::Mismatch(error) => Err(error.offset),
    }
}

/// The automaton of a section with other calls.
pub struct WithCalls<'g> {
    automaton: Automaton,
    kind: usize,
    section: &'g Section,
    /// True if a rule is called.
    pub calls: bool,
}

impl<'g> WithCalls<'g> {
    /// Compiles a section; `None` if its automaton would be too large.
    pub fn new(
        checked: &Checked,
        section: &'g Section,
        choose: impl FnOnce(&mut CallPolicy),
    ) -> Option<Self> {
        let (compiled, kind) = grammars::compiled(checked, section, choose).ok()?;
        let calls = !compiled.called.is_empty();
        Some(WithCalls { automaton: Automaton::from(&compiled), kind, section, calls })
    }

    /// The parser of the section.
    pub fn parser(&self) -> Parser<'_> {
        let names = self.section.fields.iter().map(|field| field.name.as_str()).collect();
        Parser::new(&self.automaton, self.kind, names)
    }
}

/// In random grammars, a rule with at least this number of states is called.
const SMALL: usize = 3;

/// Compares all implementations of a grammar without recursion on all of `texts`.
pub fn compare(grammar: &str, texts: &[String]) -> Outcome {
    let read = match OneSection::new(grammar) {
        Ok(read) => read,
        Err(found) if found.iter().any(|finding| finding.code == "limit") => return Outcome::Refused,
        Err(found) => return Outcome::Different(format!("refused: {}", found.render(false))),
    };
    let (checked, section, parser) = (&read.checked, read.section(), read.parser());
    let mut pike_vm = RegexOracle::new(&checked.grammar, section.start, &section.fields);
    let program = program(checked, section);
    let small = WithCalls::new(checked, section, |calls| calls.shared_from = SMALL);
    let copied = WithCalls::new(checked, section, |calls| calls.share_nothing());
    let parsers = [&small, &copied].map(|other| other.as_ref().map(WithCalls::parser));
    let of = |parser: &Option<Parser<'_>>, text| Some(grammars::spans(parser.as_ref()?, text));
    let mut matching = 0;
    for text in texts {
        let parsed = grammars::spans(&parser, text);
        let (by_calls, by_copies) = (of(&parsers[0], text), of(&parsers[1], text));
        if small.is_some() && copied.is_some() && by_calls != by_copies {
            return Outcome::Different(format!("{text:?}: by calls {by_calls:?}, by copies {by_copies:?}"));
        }
        let answers = [
            ("definition", backtrack::spans(&checked.grammar, section.start, &section.fields, text)),
            ("the PikeVM", Some(pike_vm.spans(text))),
            ("the general matcher", Some(general_answer(&program, text).ok())),
            ("calls", by_calls),
            ("copies", by_copies),
        ];
        let differs = |other: &Spans| match read.empty_turns {
            true => other.is_some() != parsed.is_some(),
            false => *other != parsed,
        };
        for (by, other) in answers {
            if let Some(other) = other.filter(differs) {
                return Outcome::Different(format!("{text:?}: parsed {parsed:?}, by {by} {other:?}"));
            }
        }
        matching += usize::from(parsed.is_some());
    }
    let with_fields = !read.empty_turns && !section.fields.is_empty();
    Outcome::Same { matching, with_fields, with_calls: small.is_some_and(|small| small.calls) }
}

/// Compares `count` random grammars on all texts of up to six letters.
fn compare_random(seed: u64, count: usize) {
    let texts = random_grammar::texts("ab", 6);
    let mut random = Random::new(seed);
    let (mut different, mut too_large, mut telling, mut fields, mut calls) = (Vec::new(), 0, 0, 0, 0);
    for _ in 0..count {
        let grammar = random_grammar::grammar(&mut random, 2);
        match compare(&grammar, &texts) {
            Outcome::Same { matching, with_fields, with_calls } => {
                telling += usize::from(matching > 3);
                fields += usize::from(with_fields);
                calls += usize::from(with_calls);
            }
            Outcome::Refused => too_large += 1,
            Outcome::Different(what) => different.push(format!("{grammar}{what}\n")),
        }
    }
    assert_none(different, count);
    assert!(too_large < count / 50, "{too_large} of {count} grammars are too large");
    assert!(telling > count / 2, "only {telling} of {count} grammars match many texts");
    assert!(fields > count / 3, "only the fields of {fields} of {count} grammars are compared");
    assert!(calls > count / 5, "something is called in {calls} of {count} grammars only");
}

/// Compares all implementations of a recursive grammar on `short` texts, and on random texts.
fn compare_recursive(sketch: &RecursiveGrammar, short: &[String], random: &mut Random) -> Outcome {
    let checked = grammars::checked(&sketch.text);
    let section = &checked.grammar.sections[0];
    let read = OneSection::new(&sketch.text);
    if let Some(wrong) = read.as_ref().err().and_then(wrong_refusal) {
        return Outcome::Different(wrong);
    }
    let read = read.ok();
    let parser = read.as_ref().map(OneSection::parser);
    let program = program(&checked, section);
    let chart = Chart::new(&checked.grammar.clone().into(), section.start, &section.fields);
    // The fields of a grammar without automaton are compared unless it is left-recursive.
    let has_fields = read.as_ref().map_or(!sketch.left, |read| !read.empty_turns);
    let (mut matching, mut with_fields) = (0, false);
    let texts = recursive_grammar::texts(random, &checked.grammar, section.start, short);
    for (number, text) in texts.iter().enumerate() {
        let matches = chart.matches(text);
        let general = general_answer(&program, text).ok();
        let parsed = parser.as_ref().map(|parser| grammars::spans(parser, text));
        if [Some(&general), parsed.as_ref()].into_iter().flatten().any(|spans| spans.is_some() != matches) {
            let should = ["refused", "accepted"][usize::from(matches)];
            return Outcome::Different(format!("{text:?} should be {should}"));
        }
        // Only for a part of the texts, because the text is parsed again.
        let again = parser.as_ref().filter(|_| number % 9 == 0 || number >= short.len());
        let error = again.and_then(|parser| parser.parse(text).err());
        if let Some(offset) = error.map(|error| error.offset) {
            let furthest = chart.furthest(text);
            if offset != furthest {
                return Outcome::Different(format!("{text:?}: wrong at {furthest}, not at {offset}"));
            }
        }
        if !matches || !has_fields {
            continue;
        }
        matching += 1;
        with_fields |= !section.fields.is_empty();
        // A left-recursive rule may have no finite preferred derivation.
        let defined = || backtrack::spans(&checked.grammar, section.start, &section.fields, text);
        let defined = if sketch.left { None } else { defined() };
        let answers = [("definition", defined), ("the chart", chart.spans(text)), ("the automaton", parsed)];
        for (by, expected) in answers {
            if let Some(expected) = expected.filter(|expected| *expected != general) {
                return Outcome::Different(format!("{text:?}: parsed {general:?}, by {by} {expected:?}"));
            }
        }
    }
    match read {
        Some(_) => Outcome::Same { matching, with_fields, with_calls: false },
        None => Outcome::Refused,
    }
}

/// The diagnostics of a refused grammar, unless the only error names the called rule and the rule that could continue
/// instead.
fn wrong_refusal(found: &Diagnostics) -> Option<String> {
    let errors: Vec<_> =
        found.iter().filter(|finding| ["lookahead", "limit"].contains(&finding.code)).collect();
    let names = ["s", "x", "y", "n", "m", "z"];
    let named = |message: &str| -> usize {
        names.iter().map(|name| message.matches(&format!("`{name}`")).count()).sum()
    };
    match errors[..] {
        [only] if only.code == "limit" || named(&only.message) >= 2 => None,
        _ => Some(found.render(false)),
    }
}

/// Compares `count` random recursive grammars on all texts of up to four letters, and every third text of five letters if
/// `longer`.
fn compare_random_recursive(seed: u64, count: usize, longer: bool) {
    let mut short = random_grammar::texts(LETTERS, if longer { 5 } else { 4 });
    short.sort_by_key(|text| text.len());
    let five = short.partition_point(|text| text.len() < 5);
    let third = short.split_off(five).into_iter().step_by(3);
    short.extend(third);
    let mut random = Random::new(seed);
    let (mut different, mut accepted, mut refused, mut telling, mut fields) = (Vec::new(), 0, 0, 0, 0);
    for _ in 0..count {
        let grammar = recursive_grammar::grammar(&mut random);
        match compare_recursive(&grammar, &short, &mut random) {
            Outcome::Same { matching, with_fields, .. } => {
                accepted += 1;
                telling += usize::from(matching > 20);
                fields += usize::from(with_fields);
            }
            Outcome::Refused => refused += 1,
            Outcome::Different(what) => different.push(format!("{}{what}\n", grammar.text)),
        }
    }
    assert_none(different, count);
    let counts = format!("{accepted} accepted, {refused} refused of {count}");
    assert!(accepted > count / 3 && refused > count / 20, "{counts}");
    assert!(telling > count / 10 && fields > count / 5, "{telling} with many texts, {fields} with fields");
}

/// The grammars are divided into several tests, for several processors.
macro_rules! random_grammars {
    ($($name:ident: $compare:expr;)*) => {$(
        #[test]
        fn $name() {
            $compare
        }
    )*};
}

random_grammars! {
    random_grammars_8: compare_random(8, effort::of(500, 6));
    random_grammars_9: compare_random(9, effort::of(500, 6));
    random_grammars_10: compare_random(10, effort::of(500, 6));
    random_grammars_11: compare_random(11, effort::of(500, 6));
    random_grammars_21: compare_random(21, effort::of(300, 6));
    random_grammars_22: compare_random(22, effort::of(300, 6));
    random_grammars_41: compare_random(41, effort::of(600, 6));
    random_recursive_grammars_1: compare_random_recursive(1, effort::of(36, 4), true);
    random_recursive_grammars_8: compare_random_recursive(8, effort::of(36, 4), true);
    random_recursive_grammars_42: compare_random_recursive(42, effort::of(60, 4), false);
}
