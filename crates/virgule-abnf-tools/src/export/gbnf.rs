//! Exports a grammar of llama.cpp (GBNF), in which alternatives are unordered and left recursion is not allowed.

use super::escapes::{class, quoted};
use super::model::{Item, Model};
use super::names::names;
use super::repeat::counts;
use super::{Export, ExportError, left};

pub fn export(model: &Model) -> Result<Export, ExportError> {
    left::refuse(model)?;
    let names = names(model, &["root"], str::to_ascii_lowercase, |name, number| format!("{name}-{number}"));
    let mut text = format!("root ::= {}\n", names[0]);
    for (rule, name) in model.rules.iter().zip(&names) {
        text.push_str(&format!("{name} ::= "));
        write(&rule.body, &names, &mut text);
        text.push('\n');
    }
    Ok(Export { text, warnings: Vec::new() })
}

fn write(item: &Item, names: &[String], text: &mut String) {
    match item {
        Item::Class(ranges) => class(ranges, text),
        Item::Text { text: literal, insensitive: true } if has_letters(literal) => {
            // GBNF has no case-insensitive literals.
            for (index, c) in literal.chars().enumerate() {
                text.push_str(if index > 0 { " " } else { "" });
                match c.is_ascii_alphabetic() {
                    true => text.extend(['[', c.to_ascii_uppercase(), c.to_ascii_lowercase(), ']']),
                    false => quoted(&c.to_string(), text),
                }
            }
        }
        Item::Text { text: literal, .. } => quoted(literal, text),
        Item::Sequence(parts) if parts.is_empty() => text.push_str("\"\""),
        Item::Sequence(parts) => separated(parts, " ", names, text),
        Item::Choice(parts) => separated(parts, " | ", names, text),
        Item::Repeat { inner, min, max } => {
            write_part(inner, names, text);
            text.push_str(&counts(*min, *max));
        }
        Item::Rule(rule) => text.push_str(&names[*rule]),
    }
}

fn separated(parts: &[Item], separator: &str, names: &[String], text: &mut String) {
    for (index, part) in parts.iter().enumerate() {
        text.push_str(if index > 0 { separator } else { "" });
        match part {
            Item::Choice(_) => write_part(part, names, text),
            _ => write(part, names, text),
        }
    }
}

fn write_part(part: &Item, names: &[String], text: &mut String) {
    let several = |literal: &str| literal.chars().count() > 1;
    let group = match part {
        Item::Sequence(_) | Item::Choice(_) | Item::Repeat { .. } => true,
        Item::Text { text, insensitive } => *insensitive && several(text) && has_letters(text),
        Item::Class(_) | Item::Rule(_) => false,
    };
    text.push_str(if group { "(" } else { "" });
    write(part, names, text);
    text.push_str(if group { ")" } else { "" });
}

fn has_letters(literal: &str) -> bool {
    literal.contains(|c: char| c.is_ascii_alphabetic())
}
