//! Writes rules in a notation that has literals, sets, sequences, choices, repetitions and references.

use super::model::{Item, Model};
use super::{ExportError, MAX_LENGTH};

/// The context of an expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Within {
    Sequence,
    Choice,
    Repeat,
}

/// The syntax of a notation.
pub trait Notation {
    /// The beginning of a group, which ends with `)`.
    const GROUP: &str = "(";
    /// The separator of the parts of a sequence.
    const SEQUENCE: &str = " ";
    /// The separator of alternatives.
    const CHOICE: &str = " | ";
    /// The empty string.
    const EMPTY: &str = "\"\"";

    fn class(&self, ranges: &[(char, char)], text: &mut String);

    fn literal(&self, literal: &str, insensitive: bool, text: &mut String);

    /// True if an expression needs a group.
    fn is_grouped(&self, item: &Item, within: Within) -> bool;

    /// Writes `min` to `max` repetitions of `inner`, which is written as `part`.
    fn repeat(&mut self, _inner: &Item, part: &str, min: u32, max: Option<u32>) -> String {
        part.to_string() + &counts(min, max)
    }
}

/// Writes each rule between `begin` and `end`, in which `NAME` is replaced with its name.
pub fn write_rules<N: Notation>(
    notation: &mut N,
    model: &Model,
    (names, references): (&[String], &[String]),
    [begin, end]: [&str; 2],
    text: &mut String,
) -> Result<(), ExportError> {
    for (rule, name) in model.rules.iter().zip(names) {
        text.push_str(&begin.replace("NAME", name));
        write(notation, references, &rule.body, text)?;
        text.push_str(end);
    }
    Ok(())
}

/// Writes an expression. The parser bounds the nesting depth of expressions, and so the recursion.
pub fn write<N: Notation>(
    notation: &mut N,
    references: &[String],
    item: &Item,
    text: &mut String,
) -> Result<(), ExportError> {
    if text.len() > MAX_LENGTH {
        return Err(ExportError::TooLong);
    }
    let mut separated = |parts: &[Item], separator: &str, within: Within| {
        for (index, part) in parts.iter().enumerate() {
            text.push_str(if index > 0 { separator } else { "" });
            write_part(notation, references, (part, within), text)?;
        }
        Ok(())
    };
    match item {
        Item::Sequence(parts) if !parts.is_empty() => return separated(parts, N::SEQUENCE, Within::Sequence),
        Item::Choice(parts) => return separated(parts, N::CHOICE, Within::Choice),
        Item::Class(ranges) => notation.class(ranges, text),
        Item::Text { text: literal, insensitive } => notation.literal(literal, *insensitive, text),
        Item::Sequence(_) => text.push_str(N::EMPTY),
        Item::Repeat { inner, min, max } => {
            let mut part = String::new();
            write_part(notation, references, (inner, Within::Repeat), &mut part)?;
            // The part may be written more than once, and so double with each level.
            if part.len() > MAX_LENGTH {
                return Err(ExportError::TooLong);
            }
            text.push_str(&notation.repeat(inner, &part, *min, *max));
        }
        Item::Rule(rule) => text.push_str(&references[*rule]),
    }
    Ok(())
}

fn write_part<N: Notation>(
    notation: &mut N,
    references: &[String],
    (part, within): (&Item, Within),
    text: &mut String,
) -> Result<(), ExportError> {
    let group = notation.is_grouped(part, within);
    text.push_str(if group { N::GROUP } else { "" });
    write(notation, references, part, text)?;
    text.push_str(if group { ")" } else { "" });
    Ok(())
}

/// Writes a set in brackets; `escape` writes the members that are neither letters nor digits.
pub fn bracketed(ranges: &[(char, char)], escape: impl Fn(char) -> String, text: &mut String) {
    let member = |c: char| if c.is_ascii_alphanumeric() { c.to_string() } else { escape(c) };
    text.push('[');
    for &(first, last) in ranges {
        text.push_str(&member(first));
        if first != last {
            text.push('-');
            text.push_str(&member(last));
        }
    }
    text.push(']');
}

/// Writes a literal in quotes; `escape` writes the characters other than printable ASCII.
pub fn quoted(quote: char, literal: &str, escape: impl Fn(char) -> String, text: &mut String) {
    text.push(quote);
    for c in literal.chars() {
        match c {
            _ if c == quote || c == '\\' => text.extend(['\\', c]),
            ' '..='~' => text.push(c),
            _ => text.push_str(&escape(c)),
        }
    }
    text.push(quote);
}

/// Returns the operator of regular expressions for `min` to `max` repetitions.
pub fn counts(min: u32, max: Option<u32>) -> String {
    match (min, max) {
        (0, None) => "*".to_string(),
        (1, None) => "+".to_string(),
        (0, Some(1)) => "?".to_string(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min},{max}}}"),
    }
}
