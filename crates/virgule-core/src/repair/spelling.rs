//! What a repair does with each character before the grammar decides: RFC 3986 appendix C, and stray percent signs.

/// Delimiters of URIs in texts. RFC 3986 appendix C has the first two.
const DELIMITERS: [(char, char); 6] =
    [('<', '>'), ('"', '"'), ('\'', '\''), ('`', '`'), ('\u{201c}', '\u{201d}'), ('\u{2018}', '\u{2019}')];

/// White space that appendix C removes around URIs.
const SPACE: [char; 4] = [' ', '\t', '\r', '\n'];

/// A part of the original text.
pub(super) enum Spelling {
    /// A character, and whether it is a percent sign without two hexadecimal digits after it.
    Character(char, bool),
    /// A line end with white space around it, up to this offset.
    Removed(usize),
}

/// The part of a text without white space and delimiters around it. In angle brackets a prefix `URL:` is removed too.
pub(super) fn extent(text: &str) -> (usize, usize) {
    let (mut inner, mut begin) = (text, 0);
    loop {
        let trimmed = inner.trim_start_matches(SPACE);
        begin += inner.len() - trimmed.len();
        inner = trimmed.trim_end_matches(SPACE);
        let within =
            |&(open, close): &(char, char)| Some((open, inner.strip_prefix(open)?.strip_suffix(close)?));
        let Some((open, within)) = DELIMITERS.iter().find_map(within) else {
            return (begin, begin + inner.len());
        };
        (inner, begin) = (within, begin + open.len_utf8());
        let prefix = inner.get(..4).filter(|prefix| open == '<' && prefix.eq_ignore_ascii_case("URL:"));
        if let Some(rest) = prefix.and_then(|prefix| inner.get(prefix.len()..)) {
            (inner, begin) = (rest, begin + 4);
        }
    }
}

/// The part of `text` at `at`; `None` at the end. `blanks` is the end of the last white space without a line end, so
/// that the time is linear.
pub(super) fn at(text: &str, at: usize, blanks: &mut usize) -> Option<Spelling> {
    let rest = text.get(at..)?;
    let c = rest.chars().next()?;
    if at >= *blanks && SPACE.contains(&c) {
        let end = text.len() - rest.trim_start_matches(SPACE).len();
        if text.get(at..end).is_some_and(|space| space.contains(['\r', '\n'])) {
            return Some(Spelling::Removed(end));
        }
        *blanks = end;
    }
    let is_encoding = |digits: &[u8]| digits.iter().all(u8::is_ascii_hexdigit);
    Some(Spelling::Character(c, c == '%' && !rest.as_bytes().get(1..3).is_some_and(is_encoding)))
}

/// True for characters that RFC 3986 allows nowhere, or only as a delimiter at one position.
pub(super) fn is_repairable(c: char) -> bool {
    !c.is_ascii()
        || c.is_ascii_control()
        || matches!(c, ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}' | '[' | ']' | '#')
}

/// True for characters that other parsers read as characters of a userinfo, up to the `@` after it.
pub(super) fn is_userinfo(c: char) -> bool {
    matches!(c, '"' | '%' | '<' | '>' | '^' | '`' | '{' | '|' | '}')
}

/// True for the full-width forms of delimiters, which a parser may read as these (UTS #46, NFKC).
pub(super) fn is_full_width_delimiter(c: char) -> bool {
    matches!(c, '＃' | '％' | '／' | '：' | '？' | '＠' | '＼')
}
