//! The end that an expression prefers if its match can end at two offsets.
//!
//! A parser reports the derivation with earlier alternatives, and with one more iteration of a repetition before
//! leaving it:
//!
//! ```text
//! x = "a" / "ab"     prefers to end after "a"
//! y = *2"a"          prefers to continue
//! ```
//!
//! So the general matcher derives the longer text by the expression, followed by the rest of it or by nothing:
//!
//! ```text
//! ab = x [ "b" ]     derived with x = "a"
//! ```

use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_dynamic::TreeMatcher;

/// Returns the end of the match of `part` that begins `text`: the one of the two ends that `part`, an expression of
/// `rule`, prefers; `None` if a limit is exceeded, or the text is not UTF-8.
pub fn preferred(
    checked: &Checked,
    (rule, part): (RuleId, &Expr),
    text: &[u8],
    ends: [usize; 2],
) -> Option<usize> {
    let [shorter, longer] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
    let rest = std::str::from_utf8(text.get(shorter..longer)?).ok()?;
    let rest = rest
        .chars()
        .map(|character| Expr::Class(vec![(character.into(), character.into())].into()))
        .collect();
    let mut grammar = checked.grammar.clone();
    let [of_part, of_text] = [0, 1].map(|next| RuleId((grammar.rules.len() + next) as u32));
    let optional = Expr::Choice(vec![Expr::EMPTY, Expr::Sequence(rest)]);
    for expr in [part.clone(), Expr::Sequence(vec![Expr::Rule(of_part), optional])] {
        grammar.rules.push(checked.grammar.rule(rule).part(expr));
    }
    let trees = TreeMatcher::new(&Checked::same_language(grammar), of_text).ok()?;
    let tree = trees.derive(std::str::from_utf8(text.get(..longer)?).ok()?).ok()??;
    tree.rules().find(|part| part.rule == of_part).map(|part| part.end)
}
