//! Fuzz targets as functions: each runs on any bytes, and panics with the violated property.
//!
//! ```text
//! parse       a text       every kind: the compiled and the run-time parsers, short texts also by the oracles
//! grammar     a grammar    read, printed, compiled; the automaton compared with the chart
//! normalize   a text       the laws of normalization, comparison and editing, and the normal form of every kind
//! redact      a secret     hidden in every form of text; and a text, redacted in parts
//! resolve     two lines    base and reference: the laws of resolution and relativization
//! batch       requests     one answer per line, independent of other lines
//! ```
//!
//! The functions are in this crate, so that they are compiled, linted and tested with the stable compiler;
//! `fuzz/fuzz_targets/` calls each in one line. `fuzz/corpus-kept/` has a folder for each, and a test runs every
//! function on every file of its folder.

use crate::agreement::{self, Agreed, Agreement};
use crate::chart::Chart;
use crate::laws::{Outcome, comparison, conversion, editing, normalization, relativization, resolution};
use crate::random::Random;
use crate::secret_forms::{count, in_parts, is_hidden};
use crate::{grammars, inputs};
use serde_json::Value;
use std::cell::RefCell;
use std::sync::Arc;
use virgule::{Iri, IriRef, Kind};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Expr, Section};
use virgule_compiler::abnf::{Checked, read};
use virgule_dynamic::{Library, LoadError, Parser};
use virgule_tools::conformance::{Language, Uniform};

/// A fuzz target.
pub type Target = fn(&[u8]);

/// All fuzz targets with their names.
pub const TARGETS: [(&str, Target); 6] = [
    ("batch", batch),
    ("grammar", grammar),
    ("normalize", normalize),
    ("parse", parse),
    ("redact", redact),
    ("resolve", resolve),
];

/// Random choices that depend only on the bytes: the seed is their FNV-1a hash.
fn choices(data: &[u8]) -> Random {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    Random::new(data.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// Panics if a law does not hold.
#[track_caller]
fn must(outcome: Outcome) {
    if let Err(wrong) = outcome {
        panic!("{wrong}");
    }
}

/// The maximal length of texts for the oracles, which are slow; only the compiled parsers read longer texts.
const SHORT: usize = 80;

/// Kinds for which the oracles also decide texts that the parsers refuse. These kinds match most texts; for other
/// kinds, the oracles decide only texts that the parsers accept.
const ALWAYS: [&str; 2] = ["uri-reference", "iri-reference"];

thread_local! {
    static ALL: RefCell<Vec<Agreement>> = RefCell::new(agreement::all());
}

/// Parses `data`, if it is UTF-8.
///
/// # Panics
///
/// If parsers disagree, or the offset of an error is not a character boundary of the text.
pub fn parse(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    ALL.with_borrow_mut(|all| all.iter_mut().for_each(|agreement| parse_as(agreement, text)));
}

fn parse_as(agreement: &mut Agreement, text: &str) {
    let agreed = agreement.ask_compiled(text).unwrap_or_else(|wrong| panic!("{wrong}"));
    let kind = agreement.subject.kind.name;
    if let Err(error) = agreement.subject.parser.parse(text) {
        assert!(text.is_char_boundary(error.offset), "{kind}: {text:?}: {error}");
    }
    if text.len() <= SHORT && (agreed == Agreed::Inside || ALWAYS.contains(&kind)) {
        agreement.ask(text).unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}

/// The name of the grammar, and thus the default name of its kind.
const NAME: &str = "test.abnf";

/// The maximal length of a grammar in bytes; longer grammars would only take more time.
const MAX_LENGTH: usize = 4_000;

/// The maximal size of a grammar that is compared with the chart, which expands repetitions. Larger grammars are only
/// compiled.
const MAX_SIZE: u64 = 10_000;

/// The maximal length of random texts of the language.
const LONGEST: usize = 16;

/// The number of random texts; a mutation of each is compared too.
const TEXTS: usize = 6;

/// Compiles `data`, if it is UTF-8.
///
/// # Panics
///
/// If printing the tree does not restore the text, if an error has no message, or if the parser contradicts the rules.
pub fn grammar(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if text.len() > MAX_LENGTH {
        return;
    }
    let source = Source::new(NAME, text);
    assert_eq!(read::read(&source, &mut Diagnostics::new()).print(), text);
    let mut library = Library::new();
    let findings = match library.add(NAME, text) {
        Ok(findings) => findings,
        Err(LoadError::Grammar(findings)) => {
            assert!(findings.has_errors(), "refused without an error");
            findings.iter().for_each(|finding| assert!(!finding.message.is_empty(), "{finding:?}"));
            findings.render(false);
            return;
        }
        Err(error) => panic!("{error}"),
    };
    assert!(!findings.has_errors(), "{}", findings.render(false));
    // The fields within repetitions of nullable expressions are not unique.
    let fields = findings.iter().all(|finding| finding.code != "nullable-loop");
    let checked = grammars::checked(text);
    for section in &checked.grammar.sections {
        match library.parser(&section.name) {
            Some(parser) => compare(&mut choices(data), &checked, section, &parser, fields),
            // The first rule of a file that names no start rule.
            None => assert!(matches!(library.kind_error(&section.name), LoadError::Grammar(_))),
        }
    }
}

/// Compares the parser of a section with its rules.
fn compare(random: &mut Random, checked: &Checked, section: &Section, parser: &Parser<'_>, fields: bool) {
    let sizes = checked.grammar.rules.iter().map(|rule| size(&rule.expr));
    if sizes.fold(0, u64::saturating_add) > MAX_SIZE {
        return;
    }
    let chart = Chart::new(&Arc::new(checked.grammar.clone()), section.start, &section.fields);
    let start = &checked.grammar.rule(section.start).name;
    let Ok(language) = Language::of_rule(checked, start) else { return };
    let uniform = Uniform::new(&language, LONGEST);
    let mut texts = vec![String::new()];
    for _ in 0..TEXTS {
        texts.extend(uniform.draw_any(random));
        texts.push(inputs::mutated(random, &texts));
    }
    // Each level of nesting needs at least a byte, so these texts stay below the depth limit, which the chart does not
    // have.
    for text in texts.iter().filter(|text| text.len() <= checked.grammar.nesting) {
        let found = parser.matches(text);
        assert_eq!(found, chart.matches(text), "{}: {text:?} matches: {found}", section.name);
        if !(found && fields && !section.is_checked()) {
            continue;
        }
        let Some(Some(expected)) = chart.spans(text) else { continue };
        let shown = section.fields.iter().zip(expected).filter(|(field, _)| field.exposed);
        let shown: Vec<_> = shown.map(|(_, span)| span).collect();
        let parsed = parser.parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let spans: Vec<_> = parsed.spans().map(|(_, span)| span).collect();
        assert_eq!(spans, shown, "{}: the fields of {text:?}", section.name);
    }
}

/// The size of an expression after repetitions are expanded.
fn size(expr: &Expr) -> u64 {
    match expr {
        Expr::Class(_) | Expr::Rule(_) => 1,
        Expr::Sequence(parts) | Expr::Choice(parts) => parts.iter().map(size).fold(1, u64::saturating_add),
        Expr::Repeat { inner, min, max, .. } => {
            u64::from(max.unwrap_or(*min).max(1)).saturating_mul(size(inner).saturating_add(1))
        }
    }
}

/// Checks the laws on `data`, if it is UTF-8; its bytes also determine the steps.
///
/// # Panics
///
/// If a law does not hold.
pub fn normalize(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let random = &mut choices(data);
    let steps = normalization::random_steps(random);
    if IriRef::parse(text).is_ok() {
        must(normalization::of_every_type(text, steps));
        must(comparison::of_mutations(random, text));
        must(editing::of_every_type(random, text));
        must(conversion::of_every_type(text));
    }
    // Some kinds match texts that are not IRIs.
    Kind::all().for_each(|kind| must(normalization::of_kind(kind, text, steps)));
}

/// True for a text that reads as several: words, or a list of hosts or URLs, of which each is redacted alone. Slashes may be written
/// `\/`, as in JSON.
fn is_several(data: &[u8]) -> bool {
    let data: Vec<u8> = data.iter().copied().filter(|byte| *byte != b'\\').collect();
    let has = |bytes: &[u8]| data.iter().any(|byte| bytes.contains(byte));
    has(b" ") || (has(b"@:") && (has(b",;|") || data.windows(3).any(|part| part == b"://")))
}

/// Redacts `data`.
///
/// # Panics
///
/// If a secret is shown, or if redacting the input in parts, or a second time, gives another output.
pub fn redact(data: &[u8]) {
    let mut random = choices(data);
    for form in (0..count()).filter(|_| !is_several(data)) {
        must(is_hidden(form, data, &mut random));
    }
    redact_text(data);
}

/// Redacts a text in parts, and a second time.
///
/// # Panics
///
/// If the output is another one.
pub fn redact_text(data: &[u8]) {
    let mut random = choices(data);
    let shown = in_parts(data, data.len());
    assert_eq!(in_parts(data, 1 + random.below(8)), shown, "in parts: {}", data.escape_ascii());
    assert_eq!(in_parts(&shown, shown.len()), shown, "again: {}", data.escape_ascii());
}

/// Checks the laws on `data`, if it is UTF-8: its first line is the base, the rest is both the reference and a target.
///
/// # Panics
///
/// If a law does not hold.
pub fn resolve(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (base, reference) = text.split_once('\n').unwrap_or((text, text));
    if Iri::parse(base).is_ok() && IriRef::parse(reference).is_ok() {
        must(resolution::of_any(base, reference));
    }
    if Iri::parse(base).is_ok() && Iri::parse(reference).is_ok() {
        must(relativization::of_any(base, reference));
    }
    must(comparison::of_every_type(base, reference));
}

thread_local! {
    /// The library, which caches compiled rules.
    static LIBRARY: RefCell<Library> = RefCell::new(Library::new());
}

/// Runs the protocol on `data`.
///
/// # Panics
///
/// If the numbers of answers and lines differ, if an answer is not a JSON object with the id and either `ok` or
/// `error`, or if the answer to a line depends on other lines.
pub fn batch(data: &[u8]) {
    LIBRARY.with_borrow_mut(|library| {
        let together = virgule_cli::answers(library, data);
        let mut lines: Vec<&[u8]> = data.split(|&byte| byte == b'\n').collect();
        // No line begins after the last line terminator.
        lines.pop_if(|last| last.is_empty());
        let answers: Vec<&str> = together.lines().collect();
        assert_eq!(answers.len(), lines.len(), "{together}");
        for (line, answer) in lines.into_iter().zip(answers) {
            let alone = virgule_cli::answers(library, line);
            let alone = if line.is_empty() { virgule_cli::answers(library, b"\n") } else { alone };
            assert_eq!(alone.trim_end_matches('\n'), answer);
            check_answer(line, answer);
        }
    });
}

fn check_answer(line: &[u8], answer: &str) {
    let value: Value = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
    let is_ok = value.get("ok").is_some_and(Value::is_boolean);
    let is_error = value.get("ok").is_none() && value.get("error").is_some_and(Value::is_string);
    assert!(is_ok || is_error, "{answer}");
    let asked: Option<Value> = serde_json::from_slice(line).ok();
    // A request in which the id occurs twice is answered without an id.
    let twice = value.get("error").is_some_and(|error| error == "`id` is given twice");
    let asked = asked.filter(|_| !twice);
    let id = asked.as_ref().and_then(|asked| asked.get("id")).cloned().unwrap_or_default();
    assert_eq!(value.get("id"), Some(&id), "{answer}");
}
