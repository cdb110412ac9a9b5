//! One rule of one grammar, with all that is made of it once: the grammar, and the automaton that decides.
//!
//! A language is the texts of a rule, and nothing else: what is demanded of a field beyond the grammar (`;! validate`)
//! does not count here, for it is not in the ABNF.

use crate::LanguageError;
use virgule::engine::{self, MAX_REGISTERS, Match, Table};
use virgule_compiler::build::Fragments;
use virgule_compiler::compile::{self, Checked, Compiled};
use virgule_compiler::diagnose::{Diagnostics, suggestion};
use virgule_compiler::lower::grammar::{Field, Grammar, RuleId};
use virgule_dynamic::{Automaton, Library};

/// The texts of one rule.
///
/// ```
/// use virgule_conformance::Language;
///
/// let ni = Language::kind("ni")?;
/// assert!(ni.takes("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"));
/// assert!(!ni.takes("ni:///sha-256"));
/// assert_eq!(ni.blame("ni:///sha-256"), (13, "alg".to_string()));
///
/// let port = Language::read("port.abnf", "port = 1*5DIGIT")?;
/// assert!(port.takes("8080") && !port.takes("808080"));
/// # Ok::<(), virgule_conformance::LanguageError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Language {
    name: String,
    checked: Checked,
    rule: RuleId,
    fields: Vec<Field>,
    compiled: Compiled,
    automaton: Automaton,
}

impl Language {
    /// A kind that is built in, such as `uri-reference` or `ni`, with its fields.
    pub fn kind(name: &str) -> Result<Self, LanguageError> {
        Self::kind_of(&mut Library::new(), name)
    }

    /// A kind of a library, with its fields.
    pub fn kind_of(library: &mut Library, name: &str) -> Result<Self, LanguageError> {
        let Some(grammar) = library.grammar_of(name).map(str::to_string) else {
            let near = suggestion(name, library.kinds());
            return Err(LanguageError::Unknown(format!("there is no kind `{name}`{near}")));
        };
        let checked = library.checked(&grammar)?;
        let section = checked.grammar.sections.iter().find(|section| section.name == name);
        let missing = || LanguageError::Unknown(format!("`{grammar}` has no kind `{name}`"));
        let section = section.ok_or_else(missing)?;
        Self::new(name, checked.clone(), section.start, section.fields.clone())
    }

    /// Any rule of a grammar of a library; with fields if it is a start rule.
    ///
    /// ```
    /// use virgule_conformance::Language;
    /// use virgule_dynamic::Library;
    ///
    /// let host = Language::rule(&mut Library::new(), "rfc3986", "host")?;
    /// assert!(host.takes("[::1]") && !host.takes("[::1"));
    /// # Ok::<(), virgule_conformance::LanguageError>(())
    /// ```
    pub fn rule(library: &mut Library, grammar: &str, rule: &str) -> Result<Self, LanguageError> {
        Self::of_rule(library.checked(grammar)?, rule)
    }

    /// The first start rule of a grammar that is given as text; it may import grammars that are built in.
    pub fn read(name: &str, text: &str) -> Result<Self, LanguageError> {
        let checked = crate::source::checked(name, text, &[])?;
        let start = checked.grammar.sections.first().map(|section| section.start);
        let start = start.map(|start| checked.grammar.rule(start).name.clone());
        Self::of_rule(&checked, &start.unwrap_or_default())
    }

    /// Any rule of a grammar; with fields if it is a start rule.
    pub fn of_rule(checked: &Checked, rule: &str) -> Result<Self, LanguageError> {
        let grammar = &checked.grammar;
        let Some(found) = grammar.find(rule) else {
            return Err(LanguageError::Unknown(grammar.unknown(rule)));
        };
        let section = grammar.sections.iter().find(|section| section.start == found);
        let fields = section.map(|section| section.fields.clone()).unwrap_or_default();
        Self::new(&grammar.rule(found).name, checked.clone(), found, fields)
    }

    /// The texts of `rule`, with those fields.
    pub(crate) fn new(
        name: &str,
        checked: Checked,
        rule: RuleId,
        fields: Vec<Field>,
    ) -> Result<Self, LanguageError> {
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let made = compile::rules(&checked, &[rule], &fields, std::iter::empty(), &mut fragments);
        let compiled = made.map_err(|error| {
            let mut findings = Diagnostics::new();
            findings.push(compile::refusal(&checked.grammar, &error));
            LanguageError::Grammar(findings)
        })?;
        let automaton = Automaton::from(compiled.clone());
        Ok(Language { name: name.to_string(), checked, rule, fields, compiled, automaton })
    }

    /// The name of the kind, or of the rule in the spelling of its definition.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The grammar, with what is known of its rules.
    pub(crate) fn checked(&self) -> &Checked {
        &self.checked
    }

    /// The grammar.
    pub fn grammar(&self) -> &Grammar {
        &self.checked.grammar
    }

    /// The rule that its texts match.
    pub fn start(&self) -> RuleId {
        self.rule
    }

    /// Whether the rule matches the whole of `text`: the automaton's verdict. Takes time linear in the length.
    pub fn takes(&self, text: &str) -> bool {
        self.with_table(|table| engine::find(table, text.as_bytes(), 0, &mut [0; MAX_REGISTERS]).is_some())
    }

    /// The fields that are shown, in the order of the grammar, as virgule's parser finds them: the name, and the text
    /// if the field occurs. `None` for a text outside.
    pub fn fields(&self, text: &str) -> Option<Vec<(String, Option<String>)>> {
        let shown = self.fields.iter().map(|field| field.exposed);
        let shown = self.all_fields(text)?.into_iter().zip(shown).filter(|(_, shown)| *shown);
        Some(shown.map(|(field, _)| field).collect())
    }

    /// The same with those that are not shown.
    pub(crate) fn all_fields(&self, text: &str) -> Option<Vec<(String, Option<String>)>> {
        let named = self.fields.iter().zip(self.spans(text)?);
        let part = |(begin, end)| text.get(begin..end).map(str::to_string);
        Some(named.map(|(field, span)| (field.name.clone(), span.and_then(part))).collect())
    }

    /// Where all fields are, those that are not shown too: byte ranges, in the order of the grammar. `None` for a text
    /// outside.
    pub fn spans(&self, text: &str) -> Option<Vec<Option<(usize, usize)>>> {
        self.with_table(|table| {
            let mut found = Match::<MAX_REGISTERS>::NONE;
            let layout = engine::find(table, text.as_bytes(), 0, &mut found.registers)?;
            let span = |field| engine::span(table, &found.registers, layout, field);
            Some((0..self.fields.len()).map(span).collect())
        })
    }

    /// Where a text outside stops, a byte offset, and the rule that it was in there. For a text inside: its end.
    pub fn blame(&self, text: &str) -> (usize, String) {
        let start = || self.grammar().rule(self.rule).name.clone();
        if self.takes(text) {
            return (text.len(), start());
        }
        self.with_table(|table| {
            let stop = engine::explain(table, text, 0);
            (stop.offset, stop.rule.map_or_else(start, str::to_string))
        })
    }

    /// The rule in which `text`, the beginning of a text, goes on.
    pub(crate) fn rule_behind(&self, text: &str) -> String {
        // What no rule takes, so that the automaton says where it is.
        let stopped = if self.takes(text) { self.blame(&format!("{text}\0")) } else { self.blame(text) };
        stopped.1
    }

    /// Hands the tables to `work`.
    pub(crate) fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        self.automaton.with_table(work)
    }

    /// The automata.
    pub(crate) fn compiled(&self) -> &Compiled {
        &self.compiled
    }
}
