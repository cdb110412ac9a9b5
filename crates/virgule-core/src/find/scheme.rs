//! The schemes that begin a match, and their first byte.

/// Schemes whose URIs have no `//` and occur in running text. [`Finder::new`](super::Finder::new) finds them.
pub const KNOWN_SCHEMES: &[&str] = &[
    "bitcoin", "cid", "data", "did", "doi", "geo", "im", "info", "magnet", "mailto", "mid", "news", "ni",
    "nih", "pkg", "pres", "sip", "sips", "sms", "stun", "stuns", "tag", "tel", "turn", "turns", "urn",
    "xmpp",
];

/// The schemes that a finder accepts.
#[derive(Debug, Clone, Copy)]
pub(super) enum Schemes<'s> {
    /// Any scheme with `//` after its colon, and the known ones without.
    Any,
    /// Only these schemes.
    Listed(&'s [&'s str]),
}

impl Schemes<'_> {
    /// True if `//` must follow the colon of that scheme; `None` if the finder does not accept it.
    #[inline]
    pub fn needs_slashes(&self, scheme: &str) -> Option<bool> {
        let has = |list: &[&str]| list.iter().any(|listed| listed.eq_ignore_ascii_case(scheme));
        match self {
            Schemes::Any => Some(!has(KNOWN_SCHEMES)),
            Schemes::Listed(list) => has(list).then_some(false),
        }
    }
}

/// The first byte of the scheme that ends at `end` and does not begin before `least`.
///
/// ```abnf
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )   ; RFC 3986 section 3.1
/// ```
#[inline]
pub(super) fn begin(text: &[u8], least: usize, end: usize) -> Option<usize> {
    let before = text.get(least..end)?;
    let is_scheme = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    let length = before.iter().rev().take(LONGEST + 1).take_while(|byte| is_scheme(byte)).count();
    #[cfg(test)]
    crate::parse::work::read(length + 1);
    if length > LONGEST {
        return None;
    }
    // Characters before the first letter are not part of the scheme; a digit there belongs to a longer word.
    let run = before.get(before.len() - length..)?;
    let letter = run.iter().position(u8::is_ascii_alphabetic)?;
    let joined = letter > 0 && run.get(letter - 1).is_some_and(u8::is_ascii_digit);
    (!joined).then_some(end - length + letter)
}

/// The maximal length of a scheme in a text, which bounds the backward search from each colon.
const LONGEST: usize = 64;
