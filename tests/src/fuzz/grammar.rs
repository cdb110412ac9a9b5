//! Any text as a grammar: parsed, printed, compiled, and run on a few texts.
//!
//! No step panics, and the limits hold. The automaton is compared with [`crate::chart`], on texts of its language and
//! on mutations of them.

use super::choices;
use crate::chart::Chart;
use crate::grammars;
use crate::inputs;
use std::sync::Arc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Expr, Section};
use virgule_compiler::abnf::read;
use virgule_conformance::random::Random;
use virgule_conformance::{Language, Uniform};
use virgule_dynamic::{Library, LoadError, Parser};

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
