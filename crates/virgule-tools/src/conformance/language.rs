//! The language of a rule, as a grammar and an automaton.
//!
//! The language of a rule is defined by its ABNF; that of a kind also by the checks of its fields (`;! validate`,
//! `;! parameters`): [`Language::contains`].

use std::fmt;
use virgule::__derive::{parameter_again, second, value_spans};
use virgule::parse::{AnyMatched, Table};
use virgule::{Occurrences, parse};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source, suggestion};
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId, Section};
use virgule_compiler::abnf::lower::{ONCE, TextLoader};
use virgule_compiler::abnf::{self, Checked};
use virgule_compiler::analysis::lists;
use virgule_compiler::analysis::lists::SectionLists;
use virgule_compiler::analysis::occurrence_dfa::OccurrenceDfa;
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::grammars::GRAMMARS;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::pipeline;
use virgule_dynamic::chart::{Outcome, Program};
use virgule_dynamic::{Automaton, Library, LoadError, known_parameters, occurrence_table, parameter_table};

/// The strings of one rule.
///
/// ```
/// use virgule_tools::conformance::Language;
///
/// let ni = Language::kind("ni")?;
/// assert!(ni.takes("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"));
/// assert!(!ni.takes("ni:///sha-256"));
/// assert_eq!(ni.blame("ni:///sha-256"), (13, "alg".to_string()));
///
/// let port = Language::read("port.abnf", "port = 1*5DIGIT")?;
/// assert!(port.takes("8080") && !port.takes("808080"));
/// # Ok::<(), virgule_tools::conformance::LanguageError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Language {
    name: String,
    checked: Checked,
    /// The index of the kind's section; `None` for a rule.
    section: Option<usize>,
    rule: RuleId,
    fields: Vec<Field>,
    engine: Engine,
    /// By list of the kind: the DFA that reports its items.
    lists: Vec<OccurrenceDfa>,
    /// Fields with the check `once`: the index of each, and the DFA that reports its occurrences.
    once: Vec<(usize, OccurrenceDfa)>,
}

/// A check that a string of the start rule violates.
pub(crate) struct Violation {
    /// The begin of the field, or of its second occurrence.
    pub offset: usize,
    /// The first rule of the field, or the name of the parameter.
    pub rule: String,
    /// True if the field may occur once, and is repeated.
    pub is_repeated: bool,
}

/// The matcher of the rule.
#[derive(Debug, Clone)]
enum Engine {
    /// The automata, and their tables.
    Automaton(Box<Compiled>, Box<Automaton>),
    /// The matcher of a rule without an automaton, and the reason why it has none.
    General(Box<Program>, String),
}

impl Language {
    /// Returns a built-in kind, such as `uri-reference` or `ni`, with its fields.
    pub fn kind(name: &str) -> Result<Self, LanguageError> {
        Self::kind_of(&mut Library::new(), name)
    }

    /// Returns a kind of a library, with its fields.
    pub fn kind_of(library: &mut Library, name: &str) -> Result<Self, LanguageError> {
        let Some(grammar) = library.grammar_of(name).map(str::to_string) else {
            let near = suggestion(name, library.kinds());
            return Err(LanguageError::Unknown(format!("there is no kind `{name}`{near}")));
        };
        let checked = library.checked(&grammar)?;
        let section = checked.grammar.sections.iter().find(|section| section.name == name);
        let missing = || LanguageError::Unknown(format!("`{grammar}` has no kind `{name}`"));
        let section = section.ok_or_else(missing)?;
        let (checked, start, fields) = (checked.clone(), section.start, section.fields.clone());
        Self::new(name, checked, start, fields, library.has_general_matchers())
    }

    /// Returns any rule of a grammar of a library, with fields if the rule is a start rule. If the library has general
    /// matchers, the rule need not have an automaton.
    ///
    /// ```
    /// use virgule_tools::conformance::Language;
    /// use virgule_dynamic::Library;
    ///
    /// let host = Language::rule(&mut Library::new(), "rfc3986", "host")?;
    /// assert!(host.takes("[::1]") && !host.takes("[::1"));
    /// # Ok::<(), virgule_tools::conformance::LanguageError>(())
    /// ```
    pub fn rule(library: &mut Library, grammar: &str, rule: &str) -> Result<Self, LanguageError> {
        let general = library.has_general_matchers();
        let language = Self::find(library.checked(grammar)?, rule, general)?;
        // A kind of the same name may check more than its start rule.
        Ok(Language { section: None, ..language })
    }

    /// Returns the first start rule of a grammar source, which may import built-in grammars.
    pub fn read(name: &str, text: &str) -> Result<Self, LanguageError> {
        let checked = checked(name, text, &[])?;
        let start = checked.grammar.sections.first().map(|section| section.start);
        let start = start.map(|start| checked.grammar.rule(start).name.clone());
        Self::of_rule(&checked, &start.unwrap_or_default())
    }

    /// Any rule of a grammar; with fields if the rule is a start rule.
    pub fn of_rule(checked: &Checked, rule: &str) -> Result<Self, LanguageError> {
        Self::find(checked, rule, false)
    }

    fn find(checked: &Checked, rule: &str, general: bool) -> Result<Self, LanguageError> {
        let grammar = &checked.grammar;
        let Some(found) = grammar.find(rule) else {
            return Err(LanguageError::Unknown(grammar.unknown(rule)));
        };
        let section = grammar.sections.iter().find(|section| section.start == found);
        let fields = section.map(|section| section.fields.clone()).unwrap_or_default();
        Self::new(&grammar.rule(found).name, checked.clone(), found, fields, general)
    }

    /// Returns the language of `rule` with these fields. If `general`, rules without an automaton use a chart.
    pub(crate) fn new(
        name: &str,
        checked: Checked,
        rule: RuleId,
        fields: Vec<Field>,
        general: bool,
    ) -> Result<Self, LanguageError> {
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let engine = match pipeline::compile_rules(&checked, &[rule], &fields, &mut context) {
            Ok(compiled) => {
                let automaton = Automaton::from(&compiled);
                Engine::Automaton(Box::new(compiled), Box::new(automaton))
            }
            Err(error) => {
                let why = error.diagnostic(&checked.grammar);
                let program = if general { Program::new(&checked, rule, &fields).ok() } else { None };
                let Some(program) = program else {
                    let mut findings = Diagnostics::new();
                    findings.push(why);
                    return Err(LanguageError::Grammar(findings));
                };
                Engine::General(Box::new(program), why.message)
            }
        };
        let section = checked.grammar.sections.iter().position(|section| section.name == name);
        let source = &checked.grammar.rule(rule).source;
        let mut findings = Diagnostics::new();
        let made = section.map(|section| {
            lists::lists(&checked, &checked.grammar.sections[section], source, &mut context, &mut findings)
        });
        if findings.has_errors() {
            return Err(LanguageError::Grammar(findings));
        }
        let SectionLists { lists, once } = made.unwrap_or_default();
        Ok(Language { name: name.to_string(), checked, section, rule, fields, engine, lists, once })
    }

    /// Returns the violated check of a string that the rule matches.
    pub(crate) fn violation(&self, text: &str) -> Option<Violation> {
        let section = self.section().filter(|section| section.is_checked())?;
        let spans = self.spans(text)?;
        // A derived type numbers its fields differently.
        let part = |name: &str| {
            let index = self.fields.iter().position(|field| field.name == name)?;
            let (begin, end) = spans.get(index).copied().flatten()?;
            Some((begin, text.get(begin..end)?))
        };
        if let Some(held) = &section.parameters {
            let names = known_parameters(held);
            let table = parameter_table(held, &names);
            let again = part(&section.fields[held.field].name).and_then(|part| parameter_again(&table, part));
            if let Some((offset, parameter)) = again {
                return Some(Violation { offset, rule: parameter.name.to_string(), is_repeated: true });
            }
        }
        section.checks.iter().find_map(|&(index, check)| {
            let field = section.fields.get(index)?;
            let rule = || Some(self.grammar().rule(*field.rules.first()?).name.clone());
            if check == ONCE {
                let (_, dfa) = self.once.iter().find(|(known, _)| *known == index)?;
                let offset = second(&occurrence_table(dfa), text)?;
                return Some(Violation { offset, rule: rule()?, is_repeated: true });
            }
            let (offset, part) = part(&field.name)?;
            virgule::check::find(check)?(part)?;
            Some(Violation { offset, rule: rule()?, is_repeated: false })
        })
    }

    /// Returns the lists of the kind: name and items, in the order of the grammar; lists of parameters come last.
    pub fn lists(&self, text: &str) -> Vec<(String, Vec<String>)> {
        let Some(section) = self.section() else { return Vec::new() };
        let named = section.lists.iter().zip(&self.lists);
        let mut lists: Vec<(String, Vec<String>)> = named
            .map(|(list, dfa)| {
                let items =
                    Occurrences::of(&occurrence_table(dfa), text).texts().map(str::to_string).collect();
                (list.field.name.clone(), items)
            })
            .collect();
        if let Some(held) = &section.parameters {
            let part = self.all_fields(text).and_then(|mut parts| parts.swap_remove(held.field).1);
            let (names, part) = (known_parameters(held), part.unwrap_or_default());
            let table = parameter_table(held, &names);
            for list in table.lists() {
                let items = value_spans(&table, (0, &part), list.key);
                let items = items.map(|(begin, end)| part[begin..end].to_string());
                lists.push((list.name.to_string(), items.collect()));
            }
        }
        lists
    }

    /// True if the string is in the language: the rule matches all of it, and for a kind no check rejects it. A parser of
    /// the kind accepts the same strings.
    ///
    /// ```
    /// use virgule_tools::conformance::Language;
    ///
    /// let http = Language::kind("http")?;
    /// assert!(http.takes("http://") && !http.contains("http://"));
    /// let tel = Language::kind("tel")?;
    /// assert!(tel.takes("tel:+1;ext=2;ext=3") && !tel.contains("tel:+1;ext=2;ext=3"));
    /// assert_eq!(tel.blame("tel:+1;ext=2;ext=3"), (12, "extension".to_string()));
    /// # Ok::<(), virgule_tools::conformance::LanguageError>(())
    /// ```
    pub fn contains(&self, text: &str) -> bool {
        self.takes(text) && self.violation(text).is_none()
    }

    /// Returns the section of the kind; `None` for a rule.
    pub(crate) fn section(&self) -> Option<&Section> {
        self.grammar().sections.get(self.section?)
    }

    /// Returns the name of the kind, or of the rule in the spelling of its definition.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the checked grammar.
    pub(crate) fn checked(&self) -> &Checked {
        &self.checked
    }

    /// Returns the grammar.
    pub fn grammar(&self) -> &Grammar {
        &self.checked.grammar
    }

    /// Returns the start rule.
    pub fn start(&self) -> RuleId {
        self.rule
    }

    /// True if the rule matches the entire `text`. Linear time with an automaton; without one it may take longer, and
    /// `text` is rejected if it costs too much.
    pub fn takes(&self, text: &str) -> bool {
        match &self.engine {
            Engine::General(program, _) => program.matches(text).unwrap_or(false),
            Engine::Automaton(_, automaton) => {
                automaton.with_table(|table| parse::match_into(table, text.as_bytes(), 0, &mut []).is_ok())
            }
        }
    }

    /// Returns the exposed fields in the order of the grammar: name, and value if present. `None` for a string outside.
    pub fn fields(&self, text: &str) -> Option<Vec<(String, Option<String>)>> {
        let shown = self.fields.iter().map(|field| field.exposed);
        let shown = self.all_fields(text)?.into_iter().zip(shown).filter(|(_, shown)| *shown);
        Some(shown.map(|(field, _)| field).collect())
    }

    /// As [`Self::fields`], including the fields that are not exposed.
    pub(crate) fn all_fields(&self, text: &str) -> Option<Vec<(String, Option<String>)>> {
        let named = self.fields.iter().zip(self.spans(text)?);
        let part = |(begin, end)| text.get(begin..end).map(str::to_string);
        Some(named.map(|(field, span)| (field.name.clone(), span.and_then(part))).collect())
    }

    /// Returns the byte ranges of all fields, including hidden ones, in grammar order. `None` for a string outside.
    pub fn spans(&self, text: &str) -> Option<Vec<Option<(usize, usize)>>> {
        let automaton = match &self.engine {
            Engine::General(program, _) => {
                let Ok(Outcome::Match(spans)) = program.parse(text) else { return None };
                return Some(spans);
            }
            Engine::Automaton(_, automaton) => automaton,
        };
        automaton.with_table(|table| {
            let found = AnyMatched::find(table, text, 0).ok()?;
            let span = |field| found.span(table, 0, field);
            Some((0..self.fields.len()).map(span).collect())
        })
    }

    /// Returns the byte offset and the rule of the error in a string outside of the language; the error of a check is at
    /// the begin of the field. For a string inside, returns its length and the start rule.
    pub fn blame(&self, text: &str) -> (usize, String) {
        let start = || self.grammar().rule(self.rule).name.clone();
        if self.takes(text) {
            let violation = self.violation(text).map(|violation| (violation.offset, violation.rule));
            return violation.unwrap_or_else(|| (text.len(), start()));
        }
        match &self.engine {
            Engine::General(program, _) => match program.parse(text) {
                Ok(Outcome::Mismatch(stop)) => {
                    let name = |rule| self.grammar().rule(rule).name.clone();
                    (stop.offset, stop.rule.map_or_else(start, name))
                }
                _ => (0, start()),
            },
            Engine::Automaton(_, automaton) => automaton.with_table(|table| {
                let stop = parse::explain(table, text, 0);
                (stop.offset, stop.rule.map_or_else(start, |rule| rule.name().to_string()))
            }),
        }
    }

    /// Returns the rule of a parser after the prefix `text` of a string of the language.
    pub(crate) fn rule_after(&self, text: &str) -> String {
        // NUL is in no rule, so the error is at the end of the prefix.
        let stopped = if self.takes(text) { self.blame(&format!("{text}\0")) } else { self.blame(text) };
        stopped.1
    }

    /// Calls `work` with the tables of the language; `None` if the rule has no automaton.
    pub(crate) fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> Option<T> {
        match &self.engine {
            Engine::Automaton(_, automaton) => Some(automaton.with_table(work)),
            Engine::General(..) => None,
        }
    }

    /// Returns the automata; `None` if the rule has none.
    pub(crate) fn compiled(&self) -> Option<&Compiled> {
        match &self.engine {
            Engine::Automaton(compiled, _) => Some(compiled),
            Engine::General(..) => None,
        }
    }

    /// Returns the reason why the rule has no automaton; `None` if it has one. Such a language has no random strings,
    /// and its strings cover only the grammar.
    pub fn without_automaton(&self) -> Option<&str> {
        match &self.engine {
            Engine::Automaton(..) => None,
            Engine::General(_, why) => Some(why),
        }
    }
}

/// Names and sources of grammars.
pub(crate) type GrammarTexts<'t> = &'t [(&'t str, &'t str)];

/// Checks a grammar, which may import the grammars in `beside` and the built-in ones.
pub(crate) fn checked(name: &str, text: &str, beside: GrammarTexts<'_>) -> Result<Checked, LanguageError> {
    let mut findings = Diagnostics::new();
    let loader = TextLoader(&[beside, GRAMMARS]);
    let made = abnf::analyze(&Source::new(name, text), &loader, &mut findings);
    made.ok_or(LanguageError::Grammar(findings))
}

/// The error of loading a language.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LanguageError {
    /// Unknown kind, grammar or rule; the message suggests a similar name.
    Unknown(String),
    /// The file cannot be read.
    File(String),
    /// The grammar has errors, or one of its rules is too large.
    Grammar(Diagnostics),
}

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanguageError::Unknown(message) | LanguageError::File(message) => f.write_str(message),
            LanguageError::Grammar(findings) => f.write_str(findings.render(false).trim_end()),
        }
    }
}

impl std::error::Error for LanguageError {}

impl From<LoadError> for LanguageError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::File(message) => LanguageError::File(message),
            LoadError::Grammar(findings) => LanguageError::Grammar(findings),
            LoadError::Unknown(message) | LoadError::Composed(message) => LanguageError::Unknown(message),
        }
    }
}
