//! The matcher of each rule of a grammar, as the table of `virgule grammar check`.
//!
//! ```text
//! rules of json.abnf:
//!   automaton        ws, number
//!   general matcher  JSON-text, value, array
//!       at `x09`, the recursive rule `value` may or may not begin: …
//!   not matchable    extension
//!       there is no rule `other`
//! ```
//!
//! Rules with the same outcome for the same reason share an entry. If the largest entry has more than [`LISTED`] rules,
//! it is shown as `the other N rules`, so that the table of a large file stays short. JSON has an object for each rule.

use serde_json::{Value, json};
use std::fmt::Write;
use virgule_compiler::abnf::diagnose::{Diagnostic, Span};
use virgule_compiler::abnf::lower::grammar::Grammar;
use virgule_dynamic::{MatchedBy, RuleMatch};

/// The width of a line with names.
const WIDTH: usize = 100;

/// The largest entry lists its names up to this number of rules.
const LISTED: usize = 20;

/// The line below the undecided rules.
const UNDECIDED: &str = "      matched by an automaton or the general matcher; the check does not build automata this \
                         large\n";

/// The rules of a grammar in file order, each with its matcher.
pub struct RuleTable {
    rules: Vec<RuleMatch>,
}

/// Rules with the same outcome for the same reason.
struct Entry<'t> {
    outcome: MatcherSort,
    why: Option<&'t Diagnostic>,
    names: Vec<&'t str>,
}

/// The entries of the table are in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MatcherSort {
    Automaton,
    General,
    Nothing,
    Undecided,
}

impl MatcherSort {
    fn of(by: &MatchedBy) -> (MatcherSort, Option<&Diagnostic>) {
        match by {
            MatchedBy::Automaton(_) => (MatcherSort::Automaton, None),
            MatchedBy::General(why) => (MatcherSort::General, Some(why)),
            MatchedBy::Nothing(_, why) => (MatcherSort::Nothing, Some(why)),
            MatchedBy::Undecided => (MatcherSort::Undecided, None),
        }
    }

    fn name(self) -> &'static str {
        match self {
            MatcherSort::Automaton => "automaton",
            MatcherSort::General => "general matcher",
            MatcherSort::Nothing => "not matchable",
            MatcherSort::Undecided => "not decided",
        }
    }
}

impl RuleTable {
    pub fn new(rules: Vec<RuleMatch>) -> Self {
        RuleTable { rules }
    }

    /// Returns the distinct reasons why rules with known languages have no automaton, as warnings.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        let general = self.entries().into_iter().filter(|entry| entry.outcome == MatcherSort::General);
        general.filter_map(|entry| entry.why)
    }

    /// Returns the table as text, under a heading that names the file.
    pub fn text(&self, file: &str) -> String {
        let entries = self.entries();
        if let [Entry { outcome: MatcherSort::Automaton, names, .. }] = &entries[..] {
            return match names.len() {
                1 => format!("{file}: the rule has an automaton\n"),
                rules => format!("{file}: each of the {rules} rules has an automaton\n"),
            };
        }
        let others = entries
            .iter()
            .map(|entry| entry.names.len())
            .max()
            .filter(|&rules| rules > LISTED && entries.len() > 1);
        let mut text = format!("rules of {file}:\n");
        let mut shortened = false;
        for Entry { outcome, why, names } in &entries {
            let mut line = format!("  {:15} ", outcome.name());
            if others == Some(names.len()) && !std::mem::replace(&mut shortened, true) {
                let _ = write!(line, " the other {} rules", names.len());
            } else {
                for (number, name) in names.iter().enumerate() {
                    let comma = if number + 1 < names.len() { "," } else { "" };
                    if line.len() + 1 + name.len() + comma.len() > WIDTH {
                        let _ = writeln!(text, "{line}");
                        line = " ".repeat(18);
                    }
                    let _ = write!(line, " {name}{comma}");
                }
            }
            let _ = writeln!(text, "{line}");
            match (outcome, why) {
                (_, Some(why)) => {
                    let _ = writeln!(text, "      {}", why.message);
                }
                (MatcherSort::Undecided, None) => text.push_str(UNDECIDED),
                (_, None) => {}
            }
        }
        text
    }

    pub fn json(&self, grammar: &Grammar) -> Value {
        let object = |found: &RuleMatch| {
            let rule = grammar.rule(found.rule);
            let (line, _) = rule.source.position(rule.span.start);
            let (outcome, why) = MatcherSort::of(&found.by);
            let states = match found.by {
                MatchedBy::Automaton(states) => Some(states),
                _ => None,
            };
            json!({
                "rule": rule.name,
                "line": line,
                "matcher": outcome.name(),
                "states": states,
                "code": why.map(|why| why.code),
                "why": why.map(|why| &why.message),
            })
        };
        self.rules.iter().map(object).collect()
    }

    /// Returns the entries in the order of outcomes, and within an outcome in file order.
    fn entries(&self) -> Vec<Entry<'_>> {
        let mut entries: Vec<Entry<'_>> = Vec::new();
        for rule in &self.rules {
            let (outcome, why) = MatcherSort::of(&rule.by);
            let same = |entry: &&mut Entry<'_>| entry.outcome == outcome && is_same(entry.why, why);
            match entries.iter_mut().find(same) {
                Some(entry) => entry.names.push(&rule.name),
                None => entries.push(Entry { outcome, why, names: vec![&rule.name] }),
            }
        }
        entries.sort_by_key(|entry| entry.outcome);
        entries
    }
}

/// True if the reasons have the same message or position: a recursive rule may be undecided at several characters.
fn is_same(one: Option<&Diagnostic>, other: Option<&Diagnostic>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => {
            one.message == other.message || one.source.name == other.source.name && place(one) == place(other)
        }
        (one, other) => one.is_none() && other.is_none(),
    }
}

fn place(why: &Diagnostic) -> Option<Span> {
    why.labels.first().map(|(span, _)| *span)
}
