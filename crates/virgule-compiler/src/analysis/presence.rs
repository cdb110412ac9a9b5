//! Determines whether a field is in every text, in some, or in none, and whether it may occur more than once.
//!
//! Presence is decided on the automaton, which is more precise than the rules: in `"//" [ authority ] "/"` (RFC 6920),
//! every text has an authority, because an authority may be empty and more repetitions are preferred.

use super::show::show;
use crate::abnf::check::{Facts, recursion};
use crate::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};
use crate::dfa::machine::{Capture, Machine};
use std::collections::HashMap;

/// The presence of a field in the texts of a start rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// In no text.
    Never,
    /// In some texts, but not in all.
    Maybe,
    /// In every text.
    Always,
}

/// Returns the presence of field number `field` in the texts of start rule number `kind`.
pub fn presence(machine: &Machine, kind: usize, field: usize) -> Presence {
    let layouts = machine.states.iter().filter_map(|state| state.accepts[kind].as_ref());
    let (mut always, mut never) = (true, true);
    for layout in layouts {
        match layout[field] {
            Capture::Absent => always = false,
            Capture::Present { guard, .. } => {
                always &= guard.is_none();
                never = false;
            }
        }
    }
    match (never, always) {
        (true, _) => Presence::Never,
        (false, true) => Presence::Always,
        (false, false) => Presence::Maybe,
    }
}

// Determines, on the rules, whether a field may occur more than once in a text.
//
// `[ f ] [ f ]` and `*( f "," )` have `f` several times, `f / "x" f` has it once. An occurrence within an occurrence
// of the same field is not counted, because a parse does not report it either.

/// How often a field may occur in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OccurrenceCount {
    /// In no text.
    Never,
    /// At most once.
    Once,
    /// More than once. The rule is the one whose definition contains the second occurrence or the repetition.
    Often(RuleId),
}

impl OccurrenceCount {
    fn and(self, other: OccurrenceCount, rule: RuleId) -> OccurrenceCount {
        match (self, other) {
            (OccurrenceCount::Never, other) => other,
            (known, OccurrenceCount::Never) => known,
            (OccurrenceCount::Often(at), _) | (_, OccurrenceCount::Often(at)) => OccurrenceCount::Often(at),
            (OccurrenceCount::Once, OccurrenceCount::Once) => OccurrenceCount::Often(rule),
        }
    }
}

/// Returns how often `field` may occur in a text of `start`.
pub fn occurrence_count(grammar: &Grammar, facts: &Facts, start: RuleId, field: &Field) -> OccurrenceCount {
    OccurrenceCounter { grammar, facts, field, known: HashMap::new() }.reference(start, None)
}

struct OccurrenceCounter<'g> {
    grammar: &'g Grammar,
    facts: &'g Facts,
    field: &'g Field,
    /// By rule: how often the field may occur in its definition.
    known: HashMap<RuleId, OccurrenceCount>,
}

impl OccurrenceCounter<'_> {
    fn reference(&mut self, rule: RuleId, from: Option<RuleId>) -> OccurrenceCount {
        if self.field.binds(rule, from) { OccurrenceCount::Once } else { self.body(rule) }
    }

    fn body(&mut self, rule: RuleId) -> OccurrenceCount {
        if let Some(&known) = self.known.get(&rule) {
            return known;
        }
        let found = match self.facts.recursion[rule.index()].group() {
            None => {
                let grammar = self.grammar;
                self.expr(&grammar.rule(rule).expr, rule)
            }
            Some(group) => self.group(group, rule),
        };
        self.known.insert(rule, found);
        found
    }

    /// Returns the count of a recursive group. If one of its rules contains the field, it may occur any number of
    /// times.
    fn group(&mut self, group: u32, rule: RuleId) -> OccurrenceCount {
        let members = recursion::members(&self.facts.recursion, group);
        self.known.extend(members.iter().map(|&member| (member, OccurrenceCount::Never)));
        let grammar = self.grammar;
        let held =
            |&&member: &&RuleId| self.expr(&grammar.rule(member).expr, member) != OccurrenceCount::Never;
        let found =
            members.iter().find(held).map_or(OccurrenceCount::Never, |_| OccurrenceCount::Often(rule));
        self.known.extend(members.iter().map(|&member| (member, found)));
        found
    }

    fn expr(&mut self, expr: &Expr, rule: RuleId) -> OccurrenceCount {
        match expr {
            Expr::Class(_) | Expr::Repeat { max: Some(0), .. } => OccurrenceCount::Never,
            Expr::Sequence(parts) => {
                parts.iter().fold(OccurrenceCount::Never, |sum, part| sum.and(self.expr(part, rule), rule))
            }
            Expr::Choice(parts) => {
                parts.iter().fold(OccurrenceCount::Never, |most, part| most.max(self.expr(part, rule)))
            }
            Expr::Repeat { inner, max: Some(1), .. } => self.expr(inner, rule),
            Expr::Repeat { inner, .. } => {
                let once = self.expr(inner, rule);
                once.and(once, rule)
            }
            Expr::Rule(id) => self.reference(*id, Some(rule)),
        }
    }
}

// Determines, on the rules, whether every text of a rule contains one of several fields.

/// Returns the alternatives below `start` without any of the fields, as ABNF, each with the rule that contains it. The
/// empty string represents an omitted option.
pub fn uncovered(grammar: &Grammar, facts: &Facts, start: RuleId, fields: &[Field]) -> Vec<(String, RuleId)> {
    let mut search = CoverageSearch { grammar, facts, fields, missing: Vec::new(), open: Vec::new() };
    if search.reference(start, None) {
        return Vec::new();
    }
    if search.missing.is_empty() {
        search.missing.push((grammar.rule(start).name.clone(), start));
    }
    search.missing
}

struct CoverageSearch<'g> {
    grammar: &'g Grammar,
    facts: &'g Facts,
    fields: &'g [Field],
    missing: Vec<(String, RuleId)>,
    /// The rules whose definitions are being searched.
    open: Vec<RuleId>,
}

impl CoverageSearch<'_> {
    /// True if every text of the rule contains a field. Adds the alternatives without a field to `missing`.
    fn reference(&mut self, rule: RuleId, from: Option<RuleId>) -> bool {
        if self.fields.iter().any(|field| field.binds(rule, from)) {
            return true;
        }
        let recurs = self.facts.recursion[rule.index()].group().is_some();
        if recurs || self.open.contains(&rule) {
            return false;
        }
        self.open.push(rule);
        let grammar = self.grammar;
        let covered = self.expr(&grammar.rule(rule).expr, rule);
        self.open.pop();
        covered
    }

    fn expr(&mut self, expr: &Expr, rule: RuleId) -> bool {
        match expr {
            Expr::Class(_) => false,
            Expr::Sequence(parts) => {
                let before = self.missing.len();
                let covered = parts.iter().any(|part| self.expr(part, rule));
                if covered {
                    self.missing.truncate(before);
                }
                self.without_empty(before, parts.len());
                covered
            }
            Expr::Choice(parts) => self.choice(parts, rule),
            Expr::Repeat { inner, min: 0, .. } => {
                let before = self.missing.len();
                if self.expr(inner, rule) || self.missing.len() > before {
                    self.missing.push((String::new(), rule));
                }
                false
            }
            Expr::Repeat { inner, .. } => self.expr(inner, rule),
            Expr::Rule(id) => self.reference(*id, Some(rule)),
        }
    }

    /// Removes the empty strings that the parts of a sequence reported since `before`, unless all parts reported one:
    /// then the sequence itself matches the empty string, which is reported once.
    fn without_empty(&mut self, before: usize, parts: usize) {
        let mut noted = self.missing.split_off(before);
        let empty = noted.iter().find(|(text, _)| text.is_empty()).cloned();
        let all = noted.iter().filter(|(text, _)| text.is_empty()).count() == parts;
        noted.retain(|(text, _)| !text.is_empty());
        self.missing.extend(noted);
        self.missing.extend(empty.filter(|_| all));
    }

    /// True if all alternatives contain a field. If none does, the caller reports the entire choice instead.
    fn choice(&mut self, parts: &[Expr], rule: RuleId) -> bool {
        let before = self.missing.len();
        let mut bare = Vec::new();
        for part in parts {
            let noted = self.missing.len();
            if !self.expr(part, rule) && self.missing.len() == noted {
                bare.push(part);
            }
        }
        if bare.len() == parts.len() {
            self.missing.truncate(before);
            return false;
        }
        let grammar = self.grammar;
        let shown = |part: &Expr| {
            let part = unnamed(part, rule, grammar);
            if *part == Expr::EMPTY { String::new() } else { show(part, grammar) }
        };
        self.missing.extend(bare.into_iter().map(|part| (shown(part), rule)));
        self.missing.len() == before
    }
}

/// Returns the expression of an alternative that `analysis::alternatives` replaced by a new rule.
fn unnamed<'g>(part: &'g Expr, rule: RuleId, grammar: &'g Grammar) -> &'g Expr {
    match part {
        Expr::Rule(id) if *id != rule && grammar.rule(*id).name == grammar.rule(rule).name => {
            &grammar.rule(*id).expr
        }
        part => part,
    }
}

#[cfg(test)]
mod tests {
    use super::{OccurrenceCount, Presence, occurrence_count, presence, uncovered};
    use crate::abnf::samples;
    use crate::dfa::program::program;
    use crate::nfa::context::BuildContext;

    fn of(text: &str) -> Presence {
        let checked = samples::checked(text);
        let (start, field) = (samples::rule(&checked, "s"), samples::field(&checked, &["f"]));
        let made =
            program(&checked, &[start], &[field], &mut BuildContext::new(&checked.grammar, &checked.facts));
        presence(&made.unwrap().main, 0, 0)
    }

    #[test]
    fn presence_is_that_of_the_texts() {
        assert_eq!(of("s = \"a\" f\nf = \"b\"\n"), Presence::Always);
        assert_eq!(of("s = \"a\" [ f ]\nf = \"b\"\n"), Presence::Maybe);
        assert_eq!(of("s = \"a\" [ f ]\nf = *\"b\"\n"), Presence::Always);
        assert_eq!(of("s = \"a\" / \"a\" f \"b\" / f\nf = \"b\"\n"), Presence::Maybe);
        assert_eq!(of("s = t / f\nt = \"b\"\nf = \"b\"\n"), Presence::Never);
    }

    fn count_of(text: &str) -> OccurrenceCount {
        let checked = samples::checked(text);
        let (start, field) = (samples::rule(&checked, "s"), samples::field(&checked, &["f"]));
        occurrence_count(&checked.grammar, &checked.facts, start, &field)
    }

    #[test]
    fn occurrences_are_counted() {
        assert_eq!(count_of("s = [ f ] / \"x\" t\nt = f\nf = \"b\"\n"), OccurrenceCount::Once);
        assert!(matches!(count_of("s = t f\nt = [ f ]\nf = \"b\"\n"), OccurrenceCount::Often(_)));
        assert!(matches!(count_of("s = *( \"/\" f )\nf = \"b\"\n"), OccurrenceCount::Often(_)));
        assert!(matches!(count_of("s = f [ \",\" s ]\nf = \"b\"\n"), OccurrenceCount::Often(_)));
        assert_eq!(count_of("s = \"x\" / t\nt = \"x\"\nf = \"b\"\n"), OccurrenceCount::Never);
        assert_eq!(count_of("s = f\nf = \"b\" [ f ]\n"), OccurrenceCount::Once);
    }

    fn uncovered_of(text: &str, fields: &[&str]) -> Vec<String> {
        let checked = samples::checked(text);
        let fields: Vec<_> = fields.iter().map(|name| samples::field(&checked, &[name])).collect();
        let start = samples::rule(&checked, "s");
        uncovered(&checked.grammar, &checked.facts, start, &fields)
            .into_iter()
            .map(|(name, _)| name)
            .collect()
    }

    const HOST: &str = "s = literal / four / name\nliteral = \"[\" ( six / future ) \"]\"\nsix = \"6\"\n\
                        future = \"v\"\nfour = \"4\"\nname = *ALPHA\n";

    #[test]
    fn alternatives_without_a_field_are_named() {
        assert_eq!(uncovered_of(HOST, &["literal", "four", "name"]), [""; 0]);
        assert_eq!(uncovered_of(HOST, &["six", "four", "name"]), ["future"]);
        assert_eq!(uncovered_of(HOST, &["literal", "name"]), ["four"]);
        assert_eq!(uncovered_of(HOST, &["name"]), ["literal", "four"]);
        assert_eq!(uncovered_of(HOST, &["DIGIT"]), ["s"]);
        assert_eq!(uncovered_of("s = a [ b ]\na = \"a\"\nb = \"b\"\n", &["b"]), ["s"]);
    }

    #[test]
    fn the_empty_text_has_no_name() {
        let rules = "\na = \"a\"\nb = \"b\"\n";
        let of = |start: &str, fields: &[&str]| uncovered_of(&format!("{start}{rules}"), fields);
        assert_eq!(of("s = [ a / b ]", &["a", "b"]), [""]);
        assert_eq!(of("s = [ a / b ]", &["a"]), ["b", ""]);
        assert_eq!(of("s = a / b / \"\"", &["a", "b"]), [""]);
        assert_eq!(of("s = *a / b", &["a", "b"]), [""]);
        assert_eq!(of("s = [ a ] [ b ]", &["a", "b"]), [""]);
        assert_eq!(of("s = [ a ] \"x\"", &["a", "b"]), ["s"]);
        assert_eq!(of("s = 1*( [ a ] \"x\" ) / b", &["a", "b"]), ["1*( [ a ] \"x\" )"]);
    }
}
