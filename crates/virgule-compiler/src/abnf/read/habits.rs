//! Hints for text in another grammar notation, such as `::=` or `'text'`.
//!
//! A hint supplements a message that is correct without it.

use super::pieces::LINE_ENDS;

type Habit = (&'static str, &'static str, Option<&'static str>);

/// Prefixes of the text at the error, each with a hint, and with what ABNF has in place of the prefix, if that is all that
/// has to change. The first matching prefix is used.
const HABITS: &[Habit] = &[
    ("'", QUOTES, None),
    ("\u{2018}", QUOTES, None),
    ("\u{2019}", QUOTES, None),
    ("\u{201c}", QUOTES, None),
    ("\u{201d}", QUOTES, None),
    ("+=", INCREMENTS, Some("=/")),
    ("|=", INCREMENTS, Some("=/")),
    ("/=", INCREMENTS, Some("=/")),
    ("==", DEFINES, Some("=")),
    ("=>", DEFINES, Some("=")),
    ("::=", EBNF, Some("=")),
    (":=", DEFINES, Some("=")),
    (":", DEFINES, Some("=")),
    ("->", DEFINES, Some("=")),
    ("\u{2192}", DEFINES, Some("=")),
    ("||", ALTERNATIVES, Some("/")),
    ("|", ALTERNATIVES, Some("/")),
    ("--", COMMENTS, Some(";")),
    ("/*", COMMENTS, None),
    ("//", COMMENTS, Some(";")),
    ("#", COMMENTS, Some(";")),
    ("{", REPEATS, None),
    ("}", REPEATS, None),
    ("+", REPEATS, None),
    ("?", "ABNF writes optional elements as [element]", None),
    ("-", RANGES, None),
    ("..", RANGES, None),
    ("\u{2013}", RANGES, None),
    ("&&", SEQUENCES, Some(" ")),
    ("&", SEQUENCES, Some(" ")),
    (",", SEQUENCES, Some(" ")),
    ("_", NAMES, Some("-")),
    (DOT, NAMES, Some("-")),
];

/// In a name such as `a.b`. Elsewhere, it may end a sentence.
const DOT: &str = ".";

const QUOTES: &str = "ABNF writes strings in double quotes";
pub(super) const DEFINES: &str = "ABNF defines rules with \"=\"";
pub(super) const INCREMENTS: &str = "ABNF adds alternatives to a rule with \"=/\"";
pub(super) const EBNF: &str =
    "ABNF defines rules with \"=\"; for the EBNF of the W3C, begin the file with `;! dialect w3c-ebnf`";
pub(super) const NAMES: &str = "a rule name has letters, digits and \"-\"";
pub(super) const COMMENTS: &str = "ABNF comments begin with \";\"";
pub(super) const ALTERNATIVES: &str = "ABNF writes alternatives with \"/\"";
const SEQUENCES: &str = "ABNF separates elements with white space";
const EXCEPTIONS: &str = "ABNF has no exceptions: list the characters or alternatives that are allowed";
const REPEATS: &str = "ABNF repeats with a count before the element: *element, 1*element, 2*5element";
const RANGES: &str = "ABNF writes ranges of characters as numbers, such as %x61-7A";

/// Returns the hint for a word that other notations use as an operator, and the operator of ABNF.
pub(in crate::abnf) fn word_habit(word: &str) -> Option<(&'static str, Option<&'static str>)> {
    Some(match word.to_ascii_lowercase().as_str() {
        "or" => (ALTERNATIVES, Some("/")),
        "and" => (SEQUENCES, None),
        "not" | "except" | "excluding" => (EXCEPTIONS, None),
        _ => return None,
    })
}

/// Returns the hint for the text at `at`, if there is one.
pub(super) fn hint(text: &str, at: usize) -> Option<&'static str> {
    let (before, rest) = text.split_at(at);
    let is_blank = |c: char| matches!(c, ' ' | '\t');
    if line(text, at).contains("[Page") {
        return Some("the last line of a page must end with \"[Page N]\", where N is a number");
    }
    if before.ends_with(is_blank) && rest.strip_prefix('-').is_some_and(|rest| rest.starts_with(is_blank)) {
        let word = before.trim_end_matches(is_blank).rsplit(is_blank).next();
        return Some(if word.is_some_and(|word| word.starts_with('%')) { RANGES } else { EXCEPTIONS });
    }
    // `A B = …`
    if is_name_alone(text, at) && begins_rule(text, at) {
        return Some(NAMES);
    }
    if let Some((_, (_, hint, _))) = habit(text, at) {
        return Some(hint);
    }
    let first = rest.chars().next()?;
    let is_space = first.is_whitespace() && !first.is_ascii();
    is_space.then_some("in ABNF, only the ASCII space and tab are white space")
}

/// True if only a name is before `at` on its line.
pub(super) fn is_name_alone(text: &str, at: usize) -> bool {
    let before = &text[..at];
    let first = before[before.rfind(LINE_ENDS).map_or(0, |end| end + 1)..].trim_matches([' ', '\t']);
    !first.is_empty() && first.chars().all(is_name)
}

/// Returns the habit that the text at `at` shows, and the offset of its prefix.
fn habit(text: &str, at: usize) -> Option<(usize, &'static Habit)> {
    // The parser may have consumed the first character of `//`, `/=`, `==` or `=>` as an operator.
    let from = if text[..at].ends_with(['/', '=']) { at - 1 } else { at };
    [at, from].into_iter().find_map(|begin| {
        let is_habit = |prefix: &str| {
            let rest = text[begin..].strip_prefix(prefix);
            rest.is_some_and(|rest| prefix != DOT || joins_names(text, begin, rest))
        };
        let habit = HABITS.iter().find(|(prefix, ..)| is_habit(prefix))?;
        Some((begin, habit))
    })
}

/// True if the character at `at` is within a name on a line with an equals sign.
fn joins_names(text: &str, at: usize, rest: &str) -> bool {
    text[..at].ends_with(is_name) && rest.starts_with(is_name) && line(text, at).contains('=')
}

/// True for the line of a numbered production of EBNF: `[1] name ::= …`.
pub(super) fn is_numbered(line: &str) -> bool {
    let number = line.trim_start().strip_prefix('[').and_then(|rest| rest.split_once(']'));
    number.is_some_and(|(number, rest)| {
        number.starts_with(|c: char| c.is_ascii_digit())
            && number.chars().all(is_name)
            && rest.contains("::=")
    })
}

/// True for a line with a comment of Pascal and ISO 14977: `(* … *)`.
pub(super) fn has_starred_comment(line: &str) -> bool {
    line.split_once("(*").is_some_and(|(_, rest)| rest.contains("*)"))
}

/// Returns the begin and end of what another notation has at `at`, and what ABNF has there.
pub(super) fn replacement(text: &str, at: usize) -> Option<(usize, usize, String)> {
    let (begin, (prefix, hint, now)) = habit(text, at)?;
    let within = begin + prefix.len();
    if *hint != QUOTES {
        let joins = *hint != NAMES || text[..begin].ends_with(is_name);
        return now.filter(|_| joins).map(|now| (begin, within, now.to_owned()));
    }
    let close = match *prefix {
        "\u{2018}" => "\u{2019}",
        "\u{201c}" => "\u{201d}",
        same => same,
    };
    let content = &text[within..within + text[within..].find(close)?];
    let is_content = |c: char| c == ' ' || c.is_ascii_graphic() && c != '"';
    // In `'don't'`, the second quote is an apostrophe.
    let is_end = !text[within + content.len() + close.len()..].starts_with(is_name);
    (is_end && content.chars().all(is_content))
        .then(|| (begin, within + content.len() + close.len(), format!("\"{content}\"")))
}

/// True if a name and an equals sign are at `at`.
pub(super) fn begins_rule(text: &str, at: usize) -> bool {
    let rest = text[at..].trim_start_matches(is_name);
    rest.len() < text.len() - at && rest.trim_start().starts_with('=')
}

/// True for a character of names.
pub(super) fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-'
}

/// Returns the line that contains `at`.
pub(super) fn line(text: &str, at: usize) -> &str {
    let start = text[..at].rfind(LINE_ENDS).map_or(0, |end| end + 1);
    let end = text[at..].find(LINE_ENDS).map_or(text.len(), |end| at + end);
    &text[start..end]
}

// Numbers as other notations write them.

/// Beginnings of characters, before hexadecimal digits. The parser may have consumed the first byte.
const CHARACTERS: [&str; 7] = ["#x", "\\x", "\\u", "U+", "u+", "%u", "%"];

/// What other notations write between the ends of a range. ABNF has `-`, without another `%x` after it.
const BETWEEN: [&str; 7] = ["...", "..", ":", "-", "\u{2013}", "\u{2014}", "\u{2026}"];

/// Returns the span of a character or of a range of characters at `at`, the help, and the number in ABNF.
pub(super) fn number(text: &str, at: usize) -> Option<(usize, usize, String, String)> {
    let (begin, end, written) = range(text, at).or_else(|| character(text, at))?;
    let what = if written.contains('-') { "range of characters" } else { "character" };
    Some((begin, end, format!("ABNF writes the {what} as `{written}`"), written))
}

/// True if the number from `begin` to `end` is neither the first of a range nor in the brackets of EBNF.
pub(super) fn is_complete(text: &str, begin: usize, end: usize) -> bool {
    let rest = &text[end..];
    let is_range = BETWEEN.iter().any(|between| rest.starts_with(between));
    !text[..begin].ends_with('[') && !rest.starts_with('.') && !is_range
}

/// Reads `#x41`, `\x41`, `U+0041`, `%41` and `%u0041`.
fn character(text: &str, at: usize) -> Option<(usize, usize, String)> {
    let before = text[..at].chars().next_back().map_or(at, |c| at - c.len_utf8());
    [at, before].into_iter().find_map(|begin| {
        let rest = CHARACTERS.iter().find_map(|prefix| text[begin..].strip_prefix(prefix))?;
        let digits = digits(rest)?;
        // In `ABU+41`, the letter is a part of a name, and `1#xab` is a list.
        let is_word = !text[begin..].starts_with(['U', 'u', '#']) || !text[..begin].ends_with(is_name);
        let short = digits.trim_start_matches('0');
        let short = if short.len() < 2 { &digits[digits.len().saturating_sub(2)..] } else { short };
        let end = text.len() - rest.len() + digits.len();
        (is_word && digits.len() > 1).then(|| (begin, end, format!("%x{short}")))
    })
}

/// Reads `%x61..7A`, `%x61:7A`, `%x61-%x7A` and the like.
fn range(text: &str, at: usize) -> Option<(usize, usize, String)> {
    let first = text[..at].trim_end_matches(['.', '-']);
    let begin = first.rfind('%')?;
    let base = first.get(begin..begin + 2).filter(|base| ["%x", "%X", "%d"].contains(base))?;
    let least = digits(&first[begin + 2..]).filter(|digits| begin + 2 + digits.len() == first.len())?;
    let rest = BETWEEN.iter().find_map(|between| text[first.len()..].strip_prefix(between))?;
    let rest = rest.strip_prefix(base).unwrap_or(rest);
    let most = digits(rest)?;
    let is_decimal = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if base.ends_with('d') && !(is_decimal(least) && is_decimal(most)) {
        return None;
    }
    Some((begin, text.len() - rest.len() + most.len(), format!("{base}{least}-{most}")))
}

/// Returns the hexadecimal digits at the start of the text, which no other character of a name follows.
fn digits(text: &str) -> Option<&str> {
    let digits = &text[..text.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(text.len())];
    (!digits.is_empty() && !text[digits.len()..].starts_with(|c: char| c.is_ascii_alphanumeric()))
        .then_some(digits)
}
