//! The literals of a rule as they are printed.
//!
//! After lowering a letter of `"NI"` is a set of two, and which of them was printed is forgotten. The text of
//! the rule still has it.

use crate::analyze::show::literal;
use crate::lower::grammar::{Expr, Rule};

/// The one text that `expr` matches, which stands in `rule`, in the spelling that is printed there.
pub fn printed(expr: &Expr, rule: &Rule) -> Option<String> {
    let text = literal(expr)?;
    let quoted = rule.text.split('"').skip(1).step_by(2);
    let spelled = quoted.into_iter().find(|spelled| spelled.eq_ignore_ascii_case(&text));
    Some(spelled.map(str::to_string).unwrap_or(text))
}
