//! Turns each alternative of a rule into a separate rule, so that the variant of an enum can be bound to it.
//!
//! ```text
//! level = "up" / "down" / other          level = level / level / other        with new rules for "up" and "down"
//! sign  = [ "+" / "-" ]                  sign  = sign / sign / sign           with new rules for "+", "-" and ""
//! ```
//!
//! The new rules follow all others, and keep the name of the original rule, for messages. The language, the order of
//! preference and the ids of all other rules do not change.

use super::compose;
use super::show::literal;
use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Expr, Rule, RuleId};

/// Returns the alternatives of a rule that match exactly one text, spelled as in the grammar, with a rule for each.
/// The returned grammar contains new rules for the alternatives that were not rules.
///
/// ```
/// use virgule_compiler::analysis::alternatives;
/// use virgule_compiler::abnf;
/// use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
/// use virgule_compiler::abnf::lower::NoImports;
///
/// let source = Source::new("sample.abnf", "level = [ \"up\" / down / 2DIGIT ]\ndown = \"down\"\n");
/// let checked = abnf::analyze(&source, &NoImports, &mut Diagnostics::new()).ok_or("an error")?;
/// let level = checked.grammar.find("level").ok_or("no such rule")?;
/// let (named, texts) = alternatives::alternatives(&checked, level);
/// let shown: Vec<&str> = texts.iter().map(|(text, _)| text.as_str()).collect();
/// assert_eq!(shown, ["up", "down", ""]);
/// assert_eq!(named.grammar.rules.len(), checked.grammar.rules.len() + 2);
/// assert_eq!(texts[1].1, checked.grammar.find("down").ok_or("no such rule")?);
/// # Ok::<(), &str>(())
/// ```
pub fn alternatives(checked: &Checked, rule: RuleId) -> (Checked, Vec<(String, RuleId)>) {
    let mut naming =
        Naming { checked, rule, next: checked.grammar.rules.len(), new: Vec::new(), texts: Vec::new() };
    let mut parts = Vec::new();
    naming.split(&checked.grammar.rule(rule).expr, &mut parts);
    let (new, texts) = (naming.new, naming.texts);
    let mut grammar = checked.grammar.clone();
    if new.is_empty() {
        return (checked.clone(), texts);
    }
    grammar.rules.extend(new);
    grammar.rules[rule.index()].expr = match <[Expr; 1]>::try_from(parts) {
        Ok([single]) => single,
        Err(parts) => Expr::Choice(parts),
    };
    (Checked::same_language(grammar), texts)
}

struct Naming<'c> {
    checked: &'c Checked,
    rule: RuleId,
    next: usize,
    new: Vec<Rule>,
    texts: Vec<(String, RuleId)>,
}

impl Naming<'_> {
    /// Collects the alternatives of an expression, in order of preference.
    fn split(&mut self, expr: &Expr, parts: &mut Vec<Expr>) {
        match expr {
            Expr::Choice(inner) => inner.iter().for_each(|part| self.split(part, parts)),
            Expr::Repeat { inner, min: 0, max: Some(1), .. } => {
                self.split(inner, parts);
                self.split(&Expr::EMPTY, parts);
            }
            Expr::Rule(id) => {
                let Checked { grammar, facts } = self.checked;
                self.texts.extend(compose::constant_text(grammar, facts, *id).map(|text| (text, *id)));
                parts.push(expr.clone());
            }
            _ => match literal(expr) {
                Some(text) => {
                    let id = RuleId(self.next as u32);
                    self.next += 1;
                    self.new.push(self.checked.grammar.rule(self.rule).part(expr.clone()));
                    self.texts.push((text, id));
                    parts.push(Expr::Rule(id));
                }
                None => parts.push(expr.clone()),
            },
        }
    }
}
