//! Exports a description of trees for ungrammar, which has no characters: a set of characters becomes a token, whose
//! name is the set in ABNF.

use super::Export;
use super::model::{Item, Model};
use super::names::names;

/// Maximum count up to which a repetition of a token or rule is expanded.
const COUNTED: u32 = 8;

pub fn export(model: &Model) -> Export {
    let join = |name: &str, number: usize| format!("{name}_{}", spelled(&number.to_string()));
    let names = names(model, &[], spelled, join);
    let mut writer = Writer { names: &names, text: String::new(), counted: false };
    for (rule, name) in model.rules.iter().zip(&names) {
        writer.text.push_str(&format!("{name} =\n  "));
        writer.write(&rule.body);
        writer.text.push_str("\n\n");
    }
    let mut warnings = vec![
        "ungrammar describes trees, not texts: sets of characters are tokens, and case is not described"
            .to_string(),
    ];
    if writer.counted {
        warnings
            .push(format!("repetitions of groups, and above {COUNTED}, are written without their counts"));
    }
    let comments: String = warnings.iter().map(|warning| format!("// {warning}\n")).collect();
    let text = format!("{comments}\n{}\n", writer.text.trim_end());
    Export { text, warnings }
}

/// A name of letters and `_`, the only characters in names of ungrammar.
fn spelled(name: &str) -> String {
    let words = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
    let word = |c: char| match c.to_digit(10) {
        Some(digit) => words[digit as usize].to_string(),
        None if c == '-' => "_".to_string(),
        None => c.to_string(),
    };
    name.chars().map(word).collect()
}

struct Writer<'m> {
    names: &'m [String],
    text: String,
    /// Whether the count of a repetition was omitted.
    counted: bool,
}

impl Writer<'_> {
    fn write(&mut self, item: &Item) {
        match item {
            Item::Class(ranges) => {
                let range = |&(first, last): &(char, char)| match first == last {
                    true => format!("%x{:X}", first as u32),
                    false => format!("%x{:X}-{:X}", first as u32, last as u32),
                };
                let ranges: Vec<String> = ranges.iter().map(range).collect();
                self.token(&ranges.join(" / "));
            }
            Item::Text { text, .. } => self.token(text),
            Item::Sequence(parts) if parts.is_empty() => self.token(""),
            Item::Sequence(parts) => self.separated(parts, " "),
            Item::Choice(parts) => self.separated(parts, " | "),
            Item::Repeat { inner, min, max } => self.repeat(inner, *min, *max),
            Item::Rule(rule) => self.text.push_str(&self.names[*rule]),
        }
    }

    fn repeat(&mut self, inner: &Item, min: u32, max: Option<u32>) {
        let single = matches!(inner, Item::Class(_) | Item::Text { .. } | Item::Rule(_));
        let (copies, options) = match (min, max) {
            (0, None) => (0, None),
            (0, Some(1)) => (0, Some(1)),
            (min, None) if single && min <= COUNTED => (min, None),
            (min, Some(max)) if single && max <= COUNTED => (min, Some(max - min.min(max))),
            _ => {
                self.counted = true;
                (0, None)
            }
        };
        let mut between = "";
        for _ in 0..copies {
            self.text.push_str(between);
            self.part(inner);
            between = " ";
        }
        for _ in 0..options.unwrap_or(1) {
            self.text.push_str(between);
            self.part(inner);
            self.text.push(if options.is_some() { '?' } else { '*' });
            between = " ";
        }
    }

    fn separated(&mut self, parts: &[Item], separator: &str) {
        for (index, part) in parts.iter().enumerate() {
            self.text.push_str(if index > 0 { separator } else { "" });
            match part {
                Item::Choice(_) => self.part(part),
                _ => self.write(part),
            }
        }
    }

    fn part(&mut self, part: &Item) {
        let group = matches!(part, Item::Sequence(_) | Item::Choice(_) | Item::Repeat { .. });
        self.text.push_str(if group { "(" } else { "" });
        self.write(part);
        self.text.push_str(if group { ")" } else { "" });
    }

    fn token(&mut self, name: &str) {
        self.text.push('\'');
        for c in name.chars() {
            match c {
                '\'' | '\\' => self.text.extend(['\\', c]),
                ' '..='~' => self.text.push(c),
                _ => self.text.push_str(&format!("%x{:X}", c as u32)),
            }
        }
        self.text.push('\'');
    }
}
