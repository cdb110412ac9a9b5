//! Exports a rule as one regular expression of the Rust crate `regex`, in which references are expanded.
//!
//! The expression is over code points. It is anchored at both ends with `\A` and `\z`, so that neither the order of
//! alternatives nor greedy repetition changes the language.

use super::model::{Item, Model};
use super::repeat::counts;
use super::{Export, ExportError, MAX_LENGTH};

pub fn export(model: &Model) -> Result<Export, ExportError> {
    if let Some(rule) = model.rules.iter().find(|rule| rule.recursive) {
        return Err(ExportError::Recursive(rule.name.clone()));
    }
    // By rule: its expression. In dependency order, no recursion over references is needed.
    let mut written: Vec<String> = vec![String::new(); model.rules.len()];
    let mut kept = 0;
    for &rule in &model.order {
        let mut text = String::new();
        let reference = |text: &mut String, rule: usize| text.push_str(&written[rule]);
        write(&model.rules[rule].body, &reference, &mut text)?;
        kept += text.len();
        if kept > 16 * MAX_LENGTH {
            return Err(ExportError::TooLong);
        }
        // A group, so that the expression is one part at each reference.
        written[rule] = if is_one(&model.rules[rule].body) { text } else { format!("(?:{text})") };
    }
    let body = match is_one(&model.rules[0].body) {
        true => format!("(?:{})", written[0]),
        false => written[0].clone(),
    };
    let depth = depth(&body);
    let warnings = match depth > DEEP {
        true => vec![format!("groups nest {depth} deep: `RegexBuilder::nest_limit` must be raised")],
        false => Vec::new(),
    };
    Ok(Export { text: format!("\\A{body}\\z\n"), warnings })
}

/// Nesting depth of groups above which the expression may exceed the nesting limit of `regex`, which is 250 for groups,
/// repetitions and alternatives together.
const DEEP: usize = 60;

/// Maximum nesting depth of groups. Sets contain no brackets, and an escaped bracket follows a `\\`.
fn depth(text: &str) -> usize {
    let (mut depth, mut most, mut escaped) = (0usize, 0, false);
    for c in text.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '(' => {
                depth += 1;
                most = most.max(depth);
            }
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    most
}

/// Writes an expression; `reference` writes a rule as one part.
pub fn write(
    item: &Item,
    reference: &impl Fn(&mut String, usize),
    text: &mut String,
) -> Result<(), ExportError> {
    if text.len() > MAX_LENGTH {
        return Err(ExportError::TooLong);
    }
    match item {
        Item::Class(ranges) => class(ranges, text),
        Item::Text { text: literal, insensitive } => {
            for c in literal.chars() {
                match *insensitive && c.is_ascii_alphabetic() {
                    true => text.extend(['[', c.to_ascii_uppercase(), c.to_ascii_lowercase(), ']']),
                    false => character(c, text),
                }
            }
        }
        Item::Sequence(parts) if parts.is_empty() => text.push_str("(?:)"),
        Item::Sequence(parts) => {
            for part in parts {
                write_part(part, matches!(part, Item::Choice(_)), reference, text)?;
            }
        }
        Item::Choice(parts) => {
            for (index, part) in parts.iter().enumerate() {
                if index > 0 {
                    text.push('|');
                }
                write(part, reference, text)?;
            }
        }
        Item::Repeat { inner, min, max } => {
            write_part(inner, !is_one(inner), reference, text)?;
            text.push_str(&counts(*min, *max));
        }
        Item::Rule(rule) => reference(text, *rule),
    }
    Ok(())
}

fn write_part(
    part: &Item,
    group: bool,
    reference: &impl Fn(&mut String, usize),
    text: &mut String,
) -> Result<(), ExportError> {
    text.push_str(if group { "(?:" } else { "" });
    write(part, reference, text)?;
    text.push_str(if group { ")" } else { "" });
    Ok(())
}

/// Whether an expression can be repeated without a group. A repetition cannot: `a*?` has another meaning.
fn is_one(item: &Item) -> bool {
    match item {
        Item::Class(_) | Item::Rule(_) => true,
        Item::Text { text, .. } => text.chars().count() == 1,
        Item::Sequence(parts) => parts.is_empty(),
        Item::Choice(_) | Item::Repeat { .. } => false,
    }
}

/// Writes a set in brackets.
fn class(ranges: &[(char, char)], text: &mut String) {
    text.push('[');
    for &(first, last) in ranges {
        member(first, text);
        if first != last {
            text.push('-');
            member(last, text);
        }
    }
    text.push(']');
}

/// Writes a character of a set: letters and digits as themselves, others as an escape.
fn member(c: char, text: &mut String) {
    match c.is_ascii_alphanumeric() {
        true => text.push(c),
        false => text.push_str(&format!("\\x{{{:X}}}", c as u32)),
    }
}

/// Writes a character outside of sets.
fn character(c: char, text: &mut String) {
    match c {
        _ if c.is_ascii_alphanumeric() || "/:;,@=%_!\"'<>".contains(c) => text.push(c),
        _ if c.is_ascii_punctuation() => text.extend(['\\', c]),
        _ => text.push_str(&format!("\\x{{{:X}}}", c as u32)),
    }
}
