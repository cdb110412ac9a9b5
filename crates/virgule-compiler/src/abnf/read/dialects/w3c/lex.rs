//! Splits EBNF into tokens.
//!
//! A line that begins with `;!` is a directive, as in ABNF; EBNF has no other use for `;`.

use super::sets::CharSet;
use crate::abnf::diagnose::Span;

/// A token with its span.
#[derive(Debug, Clone)]
pub(super) struct Lexeme {
    pub(super) kind: LexemeKind,
    pub(super) span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LexemeKind {
    /// `[1]` or `[128s]` in front of a production.
    Number,
    Name(String),
    /// `::=`
    Defines,
    Open,
    Close,
    Bar,
    Minus,
    /// `?`, `*` or `+`: the minimum, and true if the number is unbounded.
    Repeat(u32, bool),
    /// `"text"` or `'text'`
    Text(String),
    /// `#x41`
    Char(u32),
    /// `[a-z]`, or with true `[^a-z]`.
    Class(CharSet, bool),
    /// `/* … */`, or `[ wfc: … ]`
    Comment,
    /// The words after `;!`.
    Directive,
    /// Text that is no token, and what was expected.
    Bad(&'static str),
}

/// Returns the tokens of a text, without the white space between them. Each byte is read a bounded number of times.
pub(super) fn lex(text: &str) -> Vec<Lexeme> {
    let mut lexemes = Vec::new();
    let mut at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut begins_line = true;
    while let Some(c) = text[at..].chars().next() {
        if matches!(c, ' ' | '\t' | '\n' | '\r' | '\x0c') {
            begins_line |= !matches!(c, ' ' | '\t');
            at += 1;
            continue;
        }
        let (kind, length) = token(&text[at..], begins_line);
        // At least one character is consumed.
        let length = length.max(c.len_utf8());
        lexemes.push(Lexeme { kind, span: Span::new(at, at + length) });
        at += length;
        begins_line = false;
    }
    lexemes
}

/// Returns the token at the start of the text, and its length.
fn token(text: &str, begins_line: bool) -> (LexemeKind, usize) {
    let line_end = |text: &str| text.find(['\n', '\r', '\x0c']).unwrap_or(text.len());
    let first = text.chars().next().unwrap_or_default();
    match first {
        '(' => (LexemeKind::Open, 1),
        ')' => (LexemeKind::Close, 1),
        '|' => (LexemeKind::Bar, 1),
        '-' => (LexemeKind::Minus, 1),
        '?' => (LexemeKind::Repeat(0, false), 1),
        '*' => (LexemeKind::Repeat(0, true), 1),
        '+' => (LexemeKind::Repeat(1, true), 1),
        '"' | '\'' => match text[1..].find([first, '\n', '\r', '\x0c']) {
            Some(end) if text[1 + end..].starts_with(first) => {
                (LexemeKind::Text(text[1..1 + end].to_string()), end + 2)
            }
            end => (
                LexemeKind::Bad("the quote that ends the string on the same line"),
                end.map_or(text.len(), |end| end + 1),
            ),
        },
        ':' if text.starts_with("::=") => (LexemeKind::Defines, 3),
        '/' if text.starts_with("/*") => match text[2..].find("*/") {
            Some(end) => (LexemeKind::Comment, end + 4),
            None => (LexemeKind::Bad("the \"*/\" that ends the comment"), text.len()),
        },
        ';' if begins_line && text.starts_with(";!") => (LexemeKind::Directive, line_end(text)),
        '#' => match character(text) {
            Some((value, length)) => (LexemeKind::Char(value), length),
            None => (LexemeKind::Bad("a hexadecimal number after \"#x\""), 1),
        },
        '[' => bracket(text, begins_line),
        c if c.is_ascii_alphabetic() || c == '_' => {
            let inner = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            let name = &text[..text.find(|c| !inner(c)).unwrap_or(text.len())];
            // A hyphen at the end is an operator: `Char- '-'`.
            let name = name.trim_end_matches('-');
            (LexemeKind::Name(name.to_string()), name.len())
        }
        _ => (LexemeKind::Bad("a name, a string, #x41, [a-z] or \"(\""), first.len_utf8()),
    }
}

/// Returns the value of `#x41`, and its length. A value that does not fit is larger than any character.
fn character(text: &str) -> Option<(u32, usize)> {
    let digits = text.strip_prefix("#x")?;
    let length = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len());
    let value = u32::from_str_radix(&digits[..length], 16).unwrap_or(u32::MAX);
    (length > 0).then_some((value, length + 2))
}

/// A production number, an annotation or a class.
fn bracket(text: &str, begins_line: bool) -> (LexemeKind, usize) {
    // Only the text up to the bracket is searched, so that the time is linear.
    let end = text.find([']', '\n', '\r', '\x0c']).unwrap_or(text.len());
    let (line, is_closed) = (&text[..end], text[end..].starts_with(']'));
    if annotates(line) {
        // An annotation may continue on the next line.
        return match text.find(']') {
            Some(close) => (LexemeKind::Comment, close + 1),
            None => (LexemeKind::Bad("the \"]\" that ends the annotation"), text.len()),
        };
    }
    if !is_closed {
        return (LexemeKind::Bad("the \"]\" that ends the class on the same line"), line.len());
    }
    let close = end;
    let number = line[1..close].trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    if begins_line && is_number && names_production(&text[close + 1..]) {
        return (LexemeKind::Number, close + 1);
    }
    match class(&line[1..close]) {
        Ok((set, negated)) => (LexemeKind::Class(set, negated), close + 1),
        Err(expected) => (LexemeKind::Bad(expected), close + 1),
    }
}

/// True for `[ wfc: …`, `[VC: …` and the like.
fn annotates(text: &str) -> bool {
    let word = text[1..].trim_start_matches([' ', '\t']);
    ["wfc", "vc", "nsc", "gn", "ws"].iter().any(|kind| {
        let begins = word.get(..kind.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(kind));
        begins && word[kind.len()..].trim_start_matches([' ', '\t']).starts_with(':')
    })
}

/// True if the text begins with a name and `::=`.
fn names_production(text: &str) -> bool {
    let text = text.trim_start_matches([' ', '\t']);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    rest.len() < text.len() && rest.trim_start_matches([' ', '\t']).starts_with("::=")
}

/// What is expected in place of `[z-a]`.
pub(super) const FORWARD: &str = "a range that begins before it ends";

/// Reads the inside of a class: `^`, then characters and ranges of them. A hyphen that is first or last is a character.
fn class(text: &str) -> Result<(CharSet, bool), &'static str> {
    let (mut rest, negated) = match text.strip_prefix('^') {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    if rest.is_empty() {
        return Err("a character or a range in the class");
    }
    let next = |rest: &mut &str| {
        let (value, length) = match character(rest) {
            Some(found) => found,
            None => rest.chars().next().map(|c| (u32::from(c), c.len_utf8()))?,
        };
        *rest = &rest[length..];
        Some(value)
    };
    let mut ranges = Vec::new();
    while let Some(first) = next(&mut rest) {
        let last = match rest.strip_prefix('-') {
            Some(after) if !after.is_empty() => {
                rest = after;
                next(&mut rest).unwrap_or(first)
            }
            _ => first,
        };
        if first > last {
            return Err(FORWARD);
        }
        ranges.push((first, last));
    }
    if ranges.iter().any(|&(first, last)| char::from_u32(first).is_none() || char::from_u32(last).is_none()) {
        return Err("characters up to #x10FFFF, without surrogates");
    }
    Ok((CharSet::of(ranges), negated))
}
