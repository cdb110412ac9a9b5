//! Exports a grammar of Lark (Python), whose Earley parser tries all alternatives, independent of their order.

use super::Export;
use super::escapes::{class, quoted};
use super::model::{Item, Model};
use super::names::{names, numbered, snake};

pub fn export(model: &Model) -> Export {
    let names = names(model, &["start"], snake, numbered);
    let warnings = vec![
        "for Lark(…, parser=\"earley\", lexer=\"dynamic_complete\"): with \"lalr\" or another lexer, texts may be refused"
            .to_string(),
    ];
    let mut text = String::new();
    for warning in &warnings {
        text.push_str(&format!("// {warning}\n"));
    }
    text.push_str(&format!("start: {}\n", names[0]));
    for (rule, name) in model.rules.iter().zip(&names) {
        text.push_str(&format!("{name}: "));
        write(&rule.body, &names, &mut text);
        text.push('\n');
    }
    Export { text, warnings }
}

fn write(item: &Item, names: &[String], text: &mut String) {
    match item {
        Item::Class(ranges) => {
            text.push('/');
            class(ranges, text);
            text.push('/');
        }
        Item::Text { text: literal, insensitive } => {
            quoted(literal, text);
            text.push_str(if *insensitive { "i" } else { "" });
        }
        Item::Sequence(parts) => separated(parts, " ", names, text),
        Item::Choice(parts) => separated(parts, " | ", names, text),
        Item::Repeat { inner, min, max } => {
            write_part(inner, names, text);
            match (min, max) {
                (0, None) => text.push('*'),
                (1, None) => text.push('+'),
                (0, Some(1)) => text.push('?'),
                (min, Some(max)) if min == max => text.push_str(&format!("~{min}")),
                (min, Some(max)) => text.push_str(&format!("~{min}..{max}")),
                (min, None) => {
                    text.push_str(&format!("~{min} "));
                    write_part(inner, names, text);
                    text.push('*');
                }
            }
        }
        Item::Rule(rule) => text.push_str(&names[*rule]),
    }
}

/// Writes the parts of a sequence or choice. Without parts it is the empty text, for which nothing is written in Lark.
fn separated(parts: &[Item], separator: &str, names: &[String], text: &mut String) {
    for (index, part) in parts.iter().enumerate() {
        text.push_str(if index > 0 { separator } else { "" });
        match part {
            Item::Sequence(_) if separator == " | " => write(part, names, text),
            // `a~2 a*` is two parts.
            Item::Repeat { .. } => write(part, names, text),
            _ => write_part(part, names, text),
        }
    }
}

fn write_part(part: &Item, names: &[String], text: &mut String) {
    let group = matches!(part, Item::Sequence(_) | Item::Choice(_) | Item::Repeat { .. });
    text.push_str(if group { "(" } else { "" });
    write(part, names, text);
    text.push_str(if group { ")" } else { "" });
}
