//! Whether every text of a rule contains one of some fields. Decided on the rules, alternative by alternative.

use super::show::show;
use crate::abnf::check::Facts;
use crate::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// The alternatives below `start` without any of the fields, as ABNF, each with the rule that contains it; the empty
/// string stands for an option that is left out.
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
    /// Whether every text of the rule contains a field; adds the alternatives without a field to `missing`.
    fn reference(&mut self, rule: RuleId, from: Option<RuleId>) -> bool {
        let bound =
            |field: &Field| field.rules.contains(&rule) && (field.within.is_none() || field.within == from);
        if self.fields.iter().any(bound) {
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

    /// Removes the empty texts that the parts of a sequence reported since `before`, unless all parts reported one:
    /// then the sequence itself matches the empty text, which is reported once.
    fn without_empty(&mut self, before: usize, parts: usize) {
        let mut noted = self.missing.split_off(before);
        let empty = noted.iter().find(|(text, _)| text.is_empty()).cloned();
        let all = noted.iter().filter(|(text, _)| text.is_empty()).count() == parts;
        noted.retain(|(text, _)| !text.is_empty());
        self.missing.extend(noted);
        self.missing.extend(empty.filter(|_| all));
    }

    /// Whether all alternatives contain a field. If none does, nothing is reported: the caller reports the whole
    /// choice.
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

/// The expression of an alternative that `analysis::alternatives` replaced by a rule of its own.
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
    use super::uncovered;
    use crate::abnf::samples;

    fn of(text: &str, fields: &[&str]) -> Vec<String> {
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
        assert_eq!(of(HOST, &["literal", "four", "name"]), [""; 0]);
        assert_eq!(of(HOST, &["six", "four", "name"]), ["future"]);
        assert_eq!(of(HOST, &["literal", "name"]), ["four"]);
        assert_eq!(of(HOST, &["name"]), ["literal", "four"]);
        assert_eq!(of(HOST, &["DIGIT"]), ["s"]);
        assert_eq!(of("s = a [ b ]\na = \"a\"\nb = \"b\"\n", &["b"]), ["s"]);
    }

    #[test]
    fn the_empty_text_has_no_name() {
        let rules = "\na = \"a\"\nb = \"b\"\n";
        let of = |start: &str, fields: &[&str]| of(&format!("{start}{rules}"), fields);
        assert_eq!(of("s = [ a / b ]", &["a", "b"]), [""]);
        assert_eq!(of("s = [ a / b ]", &["a"]), ["b", ""]);
        assert_eq!(of("s = a / b / \"\"", &["a", "b"]), [""]);
        assert_eq!(of("s = *a / b", &["a", "b"]), [""]);
        assert_eq!(of("s = [ a ] [ b ]", &["a", "b"]), [""]);
        assert_eq!(of("s = [ a ] \"x\"", &["a", "b"]), ["s"]);
        assert_eq!(of("s = 1*( [ a ] \"x\" ) / b", &["a", "b"]), ["1*( [ a ] \"x\" )"]);
    }
}
