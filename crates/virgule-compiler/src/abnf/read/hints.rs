//! Hints for text that is not ABNF but another grammar notation, such as `::=` or `'text'`.
//!
//! A hint is added to a message that is correct without it.

/// Prefixes of the text at the error, each with a hint. The first matching prefix is used.
const HABITS: &[(&str, &str)] = &[
    ("'", QUOTES),
    ("\u{2018}", QUOTES),
    ("\u{2019}", QUOTES),
    ("\u{201c}", QUOTES),
    ("\u{201d}", QUOTES),
    (":", DEFINES),
    ("->", DEFINES),
    ("\u{2192}", DEFINES),
    ("|", "ABNF writes alternatives with \"/\""),
    ("--", COMMENTS),
    ("/*", COMMENTS),
    ("//", COMMENTS),
    ("#", COMMENTS),
    ("{", REPEATS),
    ("}", REPEATS),
    ("+", REPEATS),
    ("?", "ABNF writes what may be missing as [element]"),
    ("-", RANGES),
    ("..", RANGES),
    (",", "ABNF separates elements with white space"),
    ("_", NAMES),
];

const QUOTES: &str = "ABNF quotes with double quotes";
/// The hint for another operator than the equals sign.
pub(super) const DEFINES: &str = "ABNF defines with \"=\"";
/// The hint for a name with characters that a rule name does not allow.
pub(super) const NAMES: &str = "a rule name has letters, digits and \"-\"";
const COMMENTS: &str = "ABNF comments begin with \";\"";
const REPEATS: &str = "ABNF repeats with a count before the element: *element, 1*element, 2*5element";
const RANGES: &str = "ABNF writes ranges of characters as numbers, such as %x61-7A";

/// The hint for the text at `at`, if there is one.
pub(super) fn hint(text: &str, at: usize) -> Option<&'static str> {
    let rest = &text[at..];
    if line(text, at).contains("[Page") {
        return Some("a line that ends a page ends with \"[Page N]\", where N is a number");
    }
    // The parser may have read the first slash of `//` as an operator.
    let from = if text[..at].ends_with('/') { at - 1 } else { at };
    let habit = HABITS.iter().find(|(start, _)| rest.starts_with(start));
    let habit = habit.or_else(|| HABITS.iter().find(|(start, _)| text[from..].starts_with(start)));
    if let Some((_, hint)) = habit {
        return Some(hint);
    }
    let first = rest.chars().next()?;
    if first.is_whitespace() && !first.is_ascii() {
        return Some("only the space and the tab of ASCII are white space in ABNF");
    }
    None
}

/// True if a name followed by an equals sign is at `at`.
pub(super) fn begins_rule(text: &str, at: usize) -> bool {
    let rest = text[at..].trim_start_matches(is_name);
    rest.len() < text.len() - at && rest.trim_start().starts_with('=')
}

/// Whether the character can be part of a rule's name.
pub(super) fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-'
}

fn line(text: &str, at: usize) -> &str {
    let start = text[..at].rfind(['\n', '\r', '\x0c']).map_or(0, |end| end + 1);
    let end = text[at..].find(['\n', '\r', '\x0c']).map_or(text.len(), |end| at + end);
    &text[start..end]
}
