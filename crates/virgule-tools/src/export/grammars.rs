//! Exports grammars of Lark, llama.cpp (GBNF), pest and ungrammar.

use super::model::{Item, Model, names, numbered, refuse, snake};
use super::notation::{Notation, Within, bracketed, counts, quoted, write_rules};
use super::{Export, ExportError, order};

/// Exports a grammar of Lark (Python), whose Earley parser tries all alternatives, regardless of their order.
pub fn lark(model: &Model) -> Result<Export, ExportError> {
    let names = names(model, &["start"], snake, numbered);
    let warnings = vec![
        "for Lark(…, parser=\"earley\", lexer=\"dynamic_complete\"): with \"lalr\" or another lexer, strings may be \
         rejected"
            .to_string(),
    ];
    let mut text = comments(&warnings) + &format!("start: {}\n", names[0]);
    write_rules(&mut Lark, model, (&names, &names), ["NAME: ", "\n"], &mut text)?;
    Ok(Export { text, warnings })
}

/// Exports a grammar of llama.cpp, in which alternatives are unordered and left recursion is not allowed.
pub fn gbnf(model: &Model) -> Result<Export, ExportError> {
    refuse(model)?;
    let names = names(model, &["root"], str::to_ascii_lowercase, |name, number| format!("{name}-{number}"));
    let mut text = format!("root ::= {}\n", names[0]);
    write_rules(&mut Gbnf, model, (&names, &names), ["NAME ::= ", "\n"], &mut text)?;
    Ok(Export { text, warnings: Vec::new() })
}

/// Exports a grammar of pest: a parsing expression grammar, with ordered choice and greedy repetition.
pub fn pest(model: &Model) -> Result<Export, ExportError> {
    refuse(model)?;
    let names = names(model, RESERVED, snake, numbered);
    let warnings = order::warnings(model);
    let mut text = comments(&warnings) + &format!("start = {{ SOI ~ {} ~ EOI }}\n", names[0]);
    write_rules(&mut Pest, model, (&names, &names), ["NAME = { ", " }\n"], &mut text)?;
    Ok(Export { text, warnings })
}

/// Exports a description of trees for ungrammar. It has no characters: a set becomes a token with its ABNF as the name.
pub fn ungrammar(model: &Model) -> Result<Export, ExportError> {
    let join = |name: &str, number: usize| format!("{name}_{}", spelled(&number.to_string()));
    let names = names(model, &[], spelled, join);
    let (mut notation, mut rules) = (Ungrammar { counted: false }, String::new());
    write_rules(&mut notation, model, (&names, &names), ["NAME =\n  ", "\n\n"], &mut rules)?;
    let mut warnings = vec![
        "ungrammar describes trees, not strings: sets of characters are tokens, and case is not described"
            .to_string(),
    ];
    if notation.counted {
        warnings
            .push(format!("repetitions of groups, and above {COUNTED}, are written without their counts"));
    }
    let text = format!("{}\n{}\n", comments(&warnings), rules.trim_end());
    Ok(Export { text, warnings })
}

fn comments(warnings: &[String]) -> String {
    warnings.iter().map(|warning| format!("// {warning}\n")).collect()
}

/// Reserved names of rules in pest: the keywords of Rust in lower case, and the name of the first rule.
const RESERVED: &[&str] = &[
    "start", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// Maximum count up to which a repetition of a token or rule of ungrammar is expanded.
const COUNTED: u32 = 8;

/// Returns a name of letters and `_`, the only characters in names of ungrammar.
fn spelled(name: &str) -> String {
    let words = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
    let word = |c: char| match c.to_digit(10) {
        Some(digit) => words[digit as usize].to_string(),
        None if c == '-' => "_".to_string(),
        None => c.to_string(),
    };
    name.chars().map(word).collect()
}

/// Returns the escape of Python, which llama.cpp accepts too: `\x41`, `\u0041`, `\U00000041`.
fn escaped(c: char) -> String {
    match c as u32 {
        code @ 0..=0xFF => format!("\\x{code:02X}"),
        code @ 0..=0xFFFF => format!("\\u{code:04X}"),
        code => format!("\\U{code:08X}"),
    }
}

fn has_letters(literal: &str) -> bool {
    literal.contains(|c: char| c.is_ascii_alphabetic())
}

fn is_compound(item: &Item) -> bool {
    matches!(item, Item::Sequence(_) | Item::Choice(_) | Item::Repeat { .. })
}

struct Lark;

impl Notation for Lark {
    /// The empty string is written as nothing.
    const EMPTY: &str = "";

    fn class(&self, ranges: &[(char, char)], text: &mut String) {
        text.push('/');
        bracketed(ranges, escaped, text);
        text.push('/');
    }

    fn literal(&self, literal: &str, insensitive: bool, text: &mut String) {
        quoted('"', literal, escaped, text);
        text.push_str(if insensitive { "i" } else { "" });
    }

    fn is_grouped(&self, item: &Item, within: Within) -> bool {
        match item {
            Item::Sequence(_) => within != Within::Choice,
            // `a~2 a*` is two parts.
            Item::Repeat { .. } => within == Within::Repeat,
            _ => is_compound(item),
        }
    }

    fn repeat(&mut self, _inner: &Item, part: &str, min: u32, max: Option<u32>) -> String {
        match (min, max) {
            (0, None) => format!("{part}*"),
            (1, None) => format!("{part}+"),
            (0, Some(1)) => format!("{part}?"),
            (min, Some(max)) if min == max => format!("{part}~{min}"),
            (min, Some(max)) => format!("{part}~{min}..{max}"),
            (min, None) => format!("{part}~{min} {part}*"),
        }
    }
}

struct Gbnf;

impl Notation for Gbnf {
    fn class(&self, ranges: &[(char, char)], text: &mut String) {
        bracketed(ranges, escaped, text);
    }

    fn literal(&self, literal: &str, insensitive: bool, text: &mut String) {
        if !insensitive || !has_letters(literal) {
            return quoted('"', literal, escaped, text);
        }
        // GBNF has no case-insensitive literals.
        for (index, c) in literal.chars().enumerate() {
            text.push_str(if index > 0 { " " } else { "" });
            match c.is_ascii_alphabetic() {
                true => text.extend(['[', c.to_ascii_uppercase(), c.to_ascii_lowercase(), ']']),
                false => quoted('"', &c.to_string(), escaped, text),
            }
        }
    }

    fn is_grouped(&self, item: &Item, within: Within) -> bool {
        match item {
            _ if within != Within::Repeat => matches!(item, Item::Choice(_)),
            Item::Text { text, insensitive } => *insensitive && text.chars().count() > 1 && has_letters(text),
            _ => is_compound(item),
        }
    }
}

struct Pest;

impl Notation for Pest {
    const SEQUENCE: &str = " ~ ";

    fn class(&self, ranges: &[(char, char)], text: &mut String) {
        for (index, (first, last)) in ranges.iter().enumerate() {
            text.push_str(if index > 0 { " | " } else { "" });
            if first == last {
                self.literal(&first.to_string(), false, text);
            } else {
                quoted('\'', &first.to_string(), rust_escaped, text);
                text.push_str("..");
                quoted('\'', &last.to_string(), rust_escaped, text);
            }
        }
    }

    fn literal(&self, literal: &str, insensitive: bool, text: &mut String) {
        text.push_str(if insensitive && has_letters(literal) { "^" } else { "" });
        quoted('"', literal, rust_escaped, text);
    }

    fn is_grouped(&self, item: &Item, within: Within) -> bool {
        match item {
            Item::Class(ranges) => ranges.len() > 1,
            Item::Sequence(parts) => !parts.is_empty(),
            Item::Repeat { .. } => within == Within::Repeat,
            _ => is_compound(item),
        }
    }

    fn repeat(&mut self, _inner: &Item, part: &str, min: u32, max: Option<u32>) -> String {
        match (min, max) {
            (0, Some(max)) if max > 1 => format!("{part}{{,{max}}}"),
            _ => part.to_string() + &counts(min, max),
        }
    }
}

fn rust_escaped(c: char) -> String {
    format!("\\u{{{:02X}}}", c as u32)
}

struct Ungrammar {
    /// Whether the count of a repetition was omitted.
    counted: bool,
}

impl Notation for Ungrammar {
    const EMPTY: &str = "''";

    fn class(&self, ranges: &[(char, char)], text: &mut String) {
        let range = |&(first, last): &(char, char)| match first == last {
            true => format!("%x{:X}", first as u32),
            false => format!("%x{:X}-{:X}", first as u32, last as u32),
        };
        let ranges: Vec<String> = ranges.iter().map(range).collect();
        self.literal(&ranges.join(" / "), false, text);
    }

    fn literal(&self, literal: &str, _insensitive: bool, text: &mut String) {
        quoted('\'', literal, |c| format!("%x{:X}", c as u32), text);
    }

    fn is_grouped(&self, item: &Item, within: Within) -> bool {
        if within == Within::Repeat { is_compound(item) } else { matches!(item, Item::Choice(_)) }
    }

    fn repeat(&mut self, inner: &Item, part: &str, min: u32, max: Option<u32>) -> String {
        let single = !is_compound(inner);
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
        let mut parts = vec![part.to_string(); copies as usize];
        match options {
            Some(options) => parts.extend((0..options).map(|_| format!("{part}?"))),
            None => parts.push(format!("{part}*")),
        }
        parts.join(" ")
    }
}
