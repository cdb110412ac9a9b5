//! Exports a regular expression, anchored at both ends with `\A` and `\z`, so that neither the order of alternatives
//! nor greedy repetition changes the language.
//!
//! For the Rust crate `regex`, references are expanded. For PCRE2 and Perl, each rule is a group that is called by
//! name. Since PCRE2 10.30 a failure backtracks into a called group, as in Perl, so the order of alternatives does not
//! change the language.

use super::model::{Item, Model, names, numbered, refuse};
use super::notation::{Notation, Within, bracketed, write, write_rules};
use super::{Export, ExportError, MAX_LENGTH};

/// Nesting depth of groups above which the expression may exceed the nesting limit of `regex`, which is 250 for groups,
/// repetitions and alternatives together.
const DEEP: usize = 60;

/// Maximum count of a repetition of PCRE2 (`man pcre2pattern`).
const MAX_BOUND: u32 = 65_535;

/// Maximum length of the name of a group in bytes, minus the length of an added number.
const MAX_NAME: usize = 26;

/// Exports the expression for the crate `regex`.
pub fn regex(model: &Model) -> Result<Export, ExportError> {
    if let Some(rule) = model.rules.iter().find(|rule| rule.recursive) {
        return Err(ExportError::Recursive(rule.name.clone()));
    }
    // By rule: its expression. In dependency order, references need no recursion.
    let mut written: Vec<String> = vec![String::new(); model.rules.len()];
    let mut kept = 0;
    for &rule in &model.order {
        let mut text = String::new();
        write(&mut Regex, &written, &model.rules[rule].body, &mut text)?;
        kept += text.len();
        if kept > 16 * MAX_LENGTH {
            return Err(ExportError::TooLong);
        }
        // A group, so that the expression is a single part at each reference.
        written[rule] = if is_one(&model.rules[rule].body) { text } else { format!("(?:{text})") };
    }
    let body = match is_one(&model.rules[0].body) {
        true => format!("(?:{})", written[0]),
        false => written[0].clone(),
    };
    let depth = depth(&body);
    let warnings = match depth > DEEP {
        true => vec![format!("groups are nested {depth} levels deep: raise `RegexBuilder::nest_limit`")],
        false => Vec::new(),
    };
    Ok(Export { text: format!("\\A{body}\\z\n"), warnings })
}

/// Exports the expression for PCRE2 and Perl.
pub fn pcre(model: &Model) -> Result<Export, ExportError> {
    refuse(model)?;
    let (mut too_high, mut beyond_ascii) = (None, false);
    for rule in &model.rules {
        rule.body.each(&mut |item| match item {
            Item::Class(ranges) => beyond_ascii |= ranges.iter().any(|(_, last)| !last.is_ascii()),
            Item::Text { text, .. } => beyond_ascii |= !text.is_ascii(),
            Item::Repeat { min, max, .. } => {
                let bound = max.unwrap_or(*min).max(*min);
                too_high = too_high.or((bound > MAX_BOUND).then_some(bound));
            }
            _ => {}
        });
    }
    if let Some(bound) = too_high {
        return Err(ExportError::Bound(bound));
    }
    let spelled = |name: &str| {
        let mut name = name.replace('-', "_");
        name.truncate(MAX_NAME);
        name
    };
    let names = names(model, &[], spelled, numbered);
    let calls: Vec<String> = names.iter().map(|name| format!("(?&{name})")).collect();
    let mut text = String::from("(?x)\n(?(DEFINE)\n");
    write_rules(&mut Regex, model, (&names, &calls), ["  (?<NAME> ", ")\n"], &mut text)?;
    text.push_str(&format!(")\n\\A{}\\z\n", calls[0]));
    let mut warnings = vec![
        "needs PCRE2 10.30 or later, or Perl: in earlier versions, a called group does not backtrack"
            .to_string(),
    ];
    if beyond_ascii {
        warnings.push("non-ASCII characters need the UTF option (`/u`)".to_string());
    }
    Ok(Export { text, warnings })
}

/// Returns the maximum nesting depth of groups. Sets contain no brackets, and an escaped bracket follows a `\\`.
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

struct Regex;

impl Notation for Regex {
    const GROUP: &str = "(?:";
    const SEQUENCE: &str = "";
    const CHOICE: &str = "|";
    const EMPTY: &str = "(?:)";

    fn class(&self, ranges: &[(char, char)], text: &mut String) {
        bracketed(ranges, escaped, text);
    }

    fn literal(&self, literal: &str, insensitive: bool, text: &mut String) {
        for c in literal.chars() {
            match c {
                _ if insensitive && c.is_ascii_alphabetic() => {
                    text.extend(['[', c.to_ascii_uppercase(), c.to_ascii_lowercase(), ']']);
                }
                _ if c.is_ascii_alphanumeric() || "/:;,@=%_!\"'<>".contains(c) => text.push(c),
                _ if c.is_ascii_punctuation() => text.extend(['\\', c]),
                _ => text.push_str(&escaped(c)),
            }
        }
    }

    fn is_grouped(&self, item: &Item, within: Within) -> bool {
        match within {
            Within::Sequence => matches!(item, Item::Choice(_)),
            Within::Choice => false,
            Within::Repeat => !is_one(item),
        }
    }
}

fn escaped(c: char) -> String {
    format!("\\x{{{:X}}}", c as u32)
}

/// True if an expression can be repeated without a group. A repetition cannot: `a*?` has another meaning.
fn is_one(item: &Item) -> bool {
    match item {
        Item::Class(_) | Item::Rule(_) => true,
        Item::Text { text, .. } => text.chars().count() == 1,
        Item::Sequence(parts) => parts.is_empty(),
        Item::Choice(_) | Item::Repeat { .. } => false,
    }
}
