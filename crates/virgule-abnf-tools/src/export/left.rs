//! Left-recursive rules: they reference themselves before they match a character, so that a recursive-descent parser
//! does not terminate.

use super::ExportError;
use super::model::{Item, Model};

/// An error if a rule is left-recursive.
pub fn refuse(model: &Model) -> Result<(), ExportError> {
    let first: Vec<Vec<usize>> = model
        .rules
        .iter()
        .map(|rule| {
            let mut first = Vec::new();
            firsts(model, &rule.body, &mut first);
            first.sort_unstable();
            first.dedup();
            first
        })
        .collect();
    // Rules without remaining successors are removed repeatedly; the rules on cycles, and their predecessors, remain.
    let mut open: Vec<usize> = first.iter().map(Vec::len).collect();
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); first.len()];
    for (rule, first) in first.iter().enumerate() {
        first.iter().for_each(|&callee| callers[callee].push(rule));
    }
    let mut done: Vec<usize> = (0..open.len()).filter(|&rule| open[rule] == 0).collect();
    while let Some(rule) = done.pop() {
        for &caller in &callers[rule] {
            open[caller] -= 1;
            if open[caller] == 0 {
                done.push(caller);
            }
        }
    }
    // A remaining rule may only reach a left-recursive one; a path along remaining successors ends in a cycle.
    let Some(mut rule) = (0..open.len()).find(|&rule| open[rule] > 0) else { return Ok(()) };
    let mut seen = vec![false; open.len()];
    while !std::mem::replace(&mut seen[rule], true) {
        rule = first[rule].iter().copied().find(|&next| open[next] > 0).unwrap_or(rule);
    }
    Err(ExportError::LeftRecursive(model.rules[rule].name.clone()))
}

/// Adds the rules that an expression references before it matches a character; true if the expression is nullable.
fn firsts(model: &Model, item: &Item, found: &mut Vec<usize>) -> bool {
    match item {
        Item::Class(_) | Item::Text { .. } => false,
        Item::Sequence(parts) => parts.iter().all(|part| firsts(model, part, found)),
        Item::Choice(parts) => parts.iter().fold(false, |any, part| firsts(model, part, found) | any),
        Item::Repeat { inner, min, .. } => firsts(model, inner, found) | (*min == 0),
        Item::Rule(rule) => {
            found.push(*rule);
            model.rules[*rule].nullable
        }
    }
}
