//! The schemes that begin a match, and their first byte.

/// Schemes whose URIs have no `//` and occur in running text. [`Finder::new`](super::Finder::new) finds them.
pub const KNOWN_SCHEMES: &[&str] = &[
    "bitcoin", "cid", "data", "did", "doi", "geo", "im", "info", "magnet", "mailto", "mid", "news", "ni",
    "nih", "pkg", "pres", "sip", "sips", "sms", "stun", "stuns", "tag", "tel", "turn", "turns", "urn",
    "xmpp",
];

/// Schemes whose names are words too: without `//`, only a text that the grammar of the scheme accepts is found.
const WORDS: &[&str] = &["acct", "file", "jar", "jdbc"];

/// The schemes that a finder accepts.
#[derive(Debug, Clone, Copy)]
pub(super) enum Schemes<'s> {
    /// Any scheme with `//` after its colon, and the known ones without.
    Any,
    /// Only these schemes.
    Listed(&'s [&'s str]),
}

/// What must follow the colon of a scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// A character.
    Nothing,
    /// `//` and a character.
    Slashes,
    /// What makes it a text of the scheme.
    Grammar,
}

impl Schemes<'_> {
    /// What must follow the colon of that scheme, after which `//` follows or does not; `None` if the finder does not accept it.
    #[inline]
    pub fn need(&self, scheme: &str, has_slashes: bool) -> Option<Need> {
        let has = |list: &[&str]| list.iter().any(|listed| listed.eq_ignore_ascii_case(scheme));
        match self {
            Schemes::Any if has_slashes => Some(Need::Slashes),
            Schemes::Any if has(KNOWN_SCHEMES) => Some(Need::Nothing),
            Schemes::Any => has(WORDS).then_some(Need::Grammar),
            Schemes::Listed(list) => has(list).then_some(Need::Nothing),
        }
    }
}

/// Where the scheme begins that ends at `end`, and whether a digit stands directly before.
///
/// It does not begin before `least`. What an escape takes is not of the scheme: `n` in `\nhttp`, `3D` in `%3Dhttp`, `31m` in a
/// terminal's sequence.
///
/// ```abnf
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )   ; RFC 3986 section 3.1
/// ```
#[inline]
pub(super) fn begin(text: &[u8], least: usize, end: usize) -> Option<(usize, bool)> {
    let before = text.get(least..end)?;
    let is_scheme = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    let length = before.iter().rev().take(LONGEST + 1).take_while(|byte| is_scheme(byte)).count();
    #[cfg(test)]
    crate::parse::work::read(length + 1);
    if length > LONGEST {
        return None;
    }
    let run = before.get(before.len() - length..)?;
    let escaped = escaped(text.get(..end - length)?, run);
    // Characters before the first letter are not part of the scheme.
    let letter = escaped + run.get(escaped..)?.iter().position(u8::is_ascii_alphabetic)?;
    let joined = letter > escaped && run.get(letter - 1).is_some_and(u8::is_ascii_digit);
    Some((end - length + letter, joined))
}

/// The maximal length of a scheme in a text, which bounds the backward search from each colon.
const LONGEST: usize = 64;

/// The number of bytes at the start of `run` that are of an escape that begins in `before`.
#[inline]
fn escaped(before: &[u8], run: &[u8]) -> usize {
    let has_digits = |from: usize, count: usize| {
        run.get(from..from + count).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    match (before.last(), run.first()) {
        (Some(b'%'), _) if has_digits(0, 2) => 2,
        (Some(b'\\'), Some(b'u')) if has_digits(1, 4) => 5,
        (Some(b'\\'), Some(b'x')) if has_digits(1, 2) => 3,
        (Some(b'\\'), Some(b'a' | b'b' | b'e' | b'f' | b'n' | b'r' | b't' | b'v' | b'0')) => 1,
        // ESC [ 1 ; 31 m
        (Some(b'[' | b';'), Some(first)) if first.is_ascii_alphanumeric() && is_terminal_sequence(before) => {
            let digits = run.iter().take_while(|byte| byte.is_ascii_digit()).count();
            digits + usize::from(run.get(digits).is_some_and(u8::is_ascii_alphabetic))
        }
        _ => 0,
    }
}

/// True if a text ends within the parameters of a control sequence (ECMA-48 section 5.4).
fn is_terminal_sequence(before: &[u8]) -> bool {
    let parameters =
        before.iter().rev().take(16).take_while(|byte| byte.is_ascii_digit() || **byte == b';').count();
    before.get(..before.len() - parameters).is_some_and(|rest| rest.ends_with(b"\x1b["))
}
