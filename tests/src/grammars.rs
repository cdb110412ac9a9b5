//! Converts the text of a grammar to a checked grammar, a parser or an automaton.

use crate::Spans;
use std::collections::BTreeSet;
use std::sync::Arc;
use virgule::Kind;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId, Section};
use virgule_compiler::abnf::lower::{Loader, TextLoader};
use virgule_compiler::analysis::language::Language;
use virgule_compiler::codegen;
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::grammars::GRAMMARS;
use virgule_compiler::nfa::calls::CallPolicy;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::BuildError;
use virgule_compiler::nfa::family;
use virgule_compiler::nfa::family::Family;
use virgule_compiler::pipeline;
use virgule_compiler::pipeline::examples;
use virgule_dynamic::{Automaton, Library, LoadError, Parser};

/// Loads built-in grammars.
pub const BUILT_IN: TextLoader<'_> = TextLoader(&[GRAMMARS]);

/// The text of a built-in grammar.
pub fn text(name: &str) -> &'static str {
    GRAMMARS.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no grammar {name}")).1
}

/// The built-in grammar named `name`, checked.
pub fn built_in(name: &str) -> Checked {
    let source = BUILT_IN.load(name).unwrap_or_else(|_| panic!("no grammar {name}"));
    let mut findings = Diagnostics::new();
    let checked = abnf::analyze(&source, &BUILT_IN, &mut findings);
    checked.unwrap_or_else(|| panic!("{}", findings.render(false)))
}

/// True if a built-in grammar or one of its imports has one of these directives.
pub fn has_directive(name: &str, directives: &[&str]) -> bool {
    let words = |line: &'static str| line.strip_prefix(";!").map(|rest| rest.split_whitespace());
    text(name).lines().filter_map(words).any(|mut words| match words.next() {
        Some("import") => words.any(|import| has_directive(import, directives)),
        word => word.is_some_and(|word| directives.contains(&word)),
    })
}

/// Checks a grammar. Returns it unless it has errors, and all diagnostics.
pub fn analyzed(text: &str) -> (Option<Checked>, Diagnostics) {
    let mut found = Diagnostics::new();
    let checked = abnf::analyze(&Source::new("test.abnf", text), &BUILT_IN, &mut found);
    (checked, found)
}

/// A library with a grammar that must have no errors; `file` is the name of its file, and thus the default name of its kind.
pub fn library(file: &str, text: &str) -> Library {
    let mut library = Library::new();
    library.add(file, text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    library
}

/// The diagnostics of a grammar that a library must refuse.
pub fn refused(file: &str, text: &str) -> Diagnostics {
    match Library::new().add(file, text) {
        Err(LoadError::Grammar(found)) => found,
        other => panic!("{text}\n{other:?}"),
    }
}

/// The section of a checked grammar with this name.
pub fn section<'g>(checked: &'g Checked, name: &str) -> &'g Section {
    let section = checked.grammar.sections.iter().find(|section| section.name == name);
    section.unwrap_or_else(|| panic!("no section {name}"))
}

/// The language of a rule.
pub fn language(checked: &Checked, rule: RuleId) -> Result<Language, BuildError> {
    Language::new(checked, rule, &mut BuildContext::new(&checked.grammar, &checked.facts))
}

/// The parser of a built-in kind.
pub fn parser(kind: &str) -> Parser<'static> {
    Parser::built_in(Kind::find(kind).unwrap_or_else(|| panic!("no kind {kind}")))
}

/// True if a grammar has an unbounded repetition of a nullable expression. Which fields an empty iteration fills is not
/// defined.
pub fn has_empty_turns(found: &Diagnostics) -> bool {
    found.iter().any(|finding| finding.code == "nullable-loop")
}

/// Checks a grammar; an error is the list of diagnostics.
pub fn check(text: &str) -> Result<Checked, Diagnostics> {
    let (checked, diagnostics) = analyzed(text);
    checked.ok_or(diagnostics)
}

/// Checks a grammar that must have no errors.
pub fn checked(text: &str) -> Checked {
    check(text).unwrap_or_else(|diagnostics| panic!("{}", diagnostics.render(false)))
}

/// Compiles all kinds of a grammar. Returns the diagnostics, including those of examples, and the checked grammar
/// unless it has errors.
pub fn compile(source: &Arc<Source>, loader: &dyn Loader) -> (Diagnostics, Option<Checked>) {
    let mut found = Diagnostics::new();
    let Some(checked) = abnf::analyze(source, loader, &mut found) else { return (found, None) };
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    for family in family::families(&checked.grammar) {
        match pipeline::compile(&checked, &family, &mut context) {
            Ok(compiled) => {
                let compiled = (&compiled.machines, &codegen::automaton::Automaton::from(&compiled));
                examples::check_examples(&checked, &family, compiled, source, &mut found);
            }
            Err(error) => found.push(error.diagnostic(&checked.grammar)),
        }
    }
    (found, Some(checked))
}

/// A grammar with one section. Its fields may repeat, which `Library` does not allow: a parse returns the last
/// occurrence.
#[derive(Debug)]
pub struct OneSection {
    /// The grammar.
    pub checked: Checked,
    /// True if the grammar has an unbounded repetition of a nullable expression.
    pub empty_turns: bool,
    automaton: Automaton,
    kind: usize,
}

impl OneSection {
    /// Compiles the text of a grammar.
    pub fn new(text: &str) -> Result<Self, Diagnostics> {
        let (checked, mut found) = analyzed(text);
        let Some(checked) = checked else { return Err(found) };
        let empty_turns = has_empty_turns(&found);
        match compiled(&checked, &checked.grammar.sections[0], |_| {}) {
            Ok((compiled, kind)) => {
                Ok(OneSection { automaton: Automaton::from(&compiled), checked, empty_turns, kind })
            }
            Err(error) => {
                found.push(error.diagnostic(&checked.grammar));
                Err(found)
            }
        }
    }

    /// The only section of the grammar.
    pub fn section(&self) -> &Section {
        &self.checked.grammar.sections[0]
    }

    /// The parser of the section.
    pub fn parser(&self) -> Parser<'_> {
        let names = self.section().fields.iter().map(|field| field.name.as_str()).collect();
        Parser::new(&self.automaton, self.kind, names)
    }
}

/// The spans of the fields that a parser finds.
pub fn spans(parser: &Parser<'_>, text: &str) -> Spans {
    Some(parser.parse(text).ok()?.spans().map(|(_, span)| span).collect())
}

/// The automaton of the family of a section (start rules that share one automaton), with calls as `choose` sets them, and
/// the index of the section in the family.
pub fn compiled(
    checked: &Checked,
    section: &Section,
    choose: impl FnOnce(&mut CallPolicy),
) -> Result<(Compiled, usize), BuildError> {
    let families = family::families(&checked.grammar);
    let place = |family: &Family<'_>| family.sections.iter().position(|s| s.name == section.name);
    let family = families.iter().find(|family| place(family).is_some()).expect("a family for each section");
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    choose(&mut context.calls);
    let compiled = pipeline::compile(checked, family, &mut context)?;
    Ok((compiled, place(family).expect("just found")))
}

/// True if `start` reaches a recursive or percent-decoded rule, which has no regular expression.
pub fn needs_generalized_parser(grammar: &Grammar, start: RuleId) -> bool {
    let below = |from: RuleId| {
        let (mut found, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(rule) = open.pop() {
            grammar.rule(rule).expr.each_rule(&mut |named| {
                if found.insert(named) {
                    open.push(named);
                }
            });
        }
        found
    };
    let more = |rule: RuleId| grammar.rule(rule).decoded.is_some() || below(rule).contains(&rule);
    more(start) || below(start).into_iter().any(more)
}

/// The field of `rule` if it is referenced by `from`. A field that is bound to `from` has priority over an unbound
/// field.
pub fn field_of(fields: &[Field], rule: RuleId, from: Option<RuleId>) -> Option<usize> {
    let bound = |within: Option<RuleId>| {
        fields.iter().position(|field| field.within == within && field.rules.contains(&rule))
    };
    from.and_then(|from| bound(Some(from))).or_else(|| bound(None))
}
