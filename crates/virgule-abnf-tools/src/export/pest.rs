//! Exports a grammar of pest: a parsing expression grammar, with ordered choice and greedy repetition.

use super::model::{Item, Model};
use super::names::{names, numbered, snake};
use super::repeat::counts;
use super::{Export, ExportError, left, order};

/// Names that no rule may have: the keywords of Rust in lower case, and the name of the first rule.
const RESERVED: &[&str] = &[
    "start", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

pub fn export(model: &Model) -> Result<Export, ExportError> {
    left::refuse(model)?;
    let names = names(model, RESERVED, snake, numbered);
    let warnings = order::warnings(model);
    let mut text = String::new();
    for warning in &warnings {
        text.push_str(&format!("// {warning}\n"));
    }
    text.push_str(&format!("start = {{ SOI ~ {} ~ EOI }}\n", names[0]));
    for (rule, name) in model.rules.iter().zip(&names) {
        text.push_str(&format!("{name} = {{ "));
        write(&rule.body, &names, &mut text);
        text.push_str(" }\n");
    }
    Ok(Export { text, warnings })
}

fn write(item: &Item, names: &[String], text: &mut String) {
    match item {
        Item::Class(ranges) => {
            for (index, &(first, last)) in ranges.iter().enumerate() {
                text.push_str(if index > 0 { " | " } else { "" });
                if first == last {
                    quoted('"', &first.to_string(), text);
                } else {
                    quoted('\'', &first.to_string(), text);
                    text.push_str("..");
                    quoted('\'', &last.to_string(), text);
                }
            }
        }
        Item::Text { text: literal, insensitive } => {
            let letters = literal.contains(|c: char| c.is_ascii_alphabetic());
            text.push_str(if *insensitive && letters { "^" } else { "" });
            quoted('"', literal, text);
        }
        Item::Sequence(parts) if parts.is_empty() => text.push_str("\"\""),
        Item::Sequence(parts) => separated(parts, " ~ ", names, text),
        Item::Choice(parts) => separated(parts, " | ", names, text),
        Item::Repeat { inner, min, max } => {
            write_part(inner, names, text);
            match (min, max) {
                (0, Some(max)) if *max > 1 => text.push_str(&format!("{{,{max}}}")),
                _ => text.push_str(&counts(*min, *max)),
            }
        }
        Item::Rule(rule) => text.push_str(&names[*rule]),
    }
}

fn separated(parts: &[Item], separator: &str, names: &[String], text: &mut String) {
    for (index, part) in parts.iter().enumerate() {
        text.push_str(if index > 0 { separator } else { "" });
        match part {
            Item::Repeat { .. } => write(part, names, text),
            _ => write_part(part, names, text),
        }
    }
}

fn write_part(part: &Item, names: &[String], text: &mut String) {
    let group = match part {
        Item::Class(ranges) => ranges.len() > 1,
        Item::Sequence(parts) => !parts.is_empty(),
        Item::Choice(_) | Item::Repeat { .. } => true,
        Item::Text { .. } | Item::Rule(_) => false,
    };
    text.push_str(if group { "(" } else { "" });
    write(part, names, text);
    text.push_str(if group { ")" } else { "" });
}

/// Writes a string or character with Rust's escapes.
fn quoted(quote: char, literal: &str, text: &mut String) {
    text.push(quote);
    for c in literal.chars() {
        match c {
            '\\' => text.push_str("\\\\"),
            _ if c == quote => text.extend(['\\', c]),
            ' '..='~' => text.push(c),
            _ => text.push_str(&format!("\\u{{{:02X}}}", c as u32)),
        }
    }
    text.push(quote);
}
