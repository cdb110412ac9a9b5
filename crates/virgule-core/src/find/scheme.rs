//! Where a scheme begins, and which schemes count.

/// Schemes whose URIs have no `//`, and that people write in texts. [`Finder::new`](super::Finder::new) finds them.
pub const KNOWN_SCHEMES: &[&str] = &[
    "bitcoin", "cid", "data", "did", "doi", "geo", "im", "info", "magnet", "mailto", "mid", "news", "ni",
    "nih", "pkg", "pres", "sip", "sips", "sms", "stun", "stuns", "tag", "tel", "turn", "turns", "urn",
    "xmpp",
];

/// Which schemes count.
#[derive(Debug, Clone, Copy)]
pub(super) enum Schemes<'s> {
    /// Any with `//` behind its colon, and the known ones without.
    Any,
    /// These alone.
    Listed(&'s [&'s str]),
}

impl Schemes<'_> {
    /// Whether `//` must follow the colon behind that scheme; `None` if it does not count.
    #[inline]
    pub fn needs_slashes(&self, scheme: &str) -> Option<bool> {
        let has = |list: &[&str]| list.iter().any(|listed| listed.eq_ignore_ascii_case(scheme));
        match self {
            Schemes::Any => Some(!has(KNOWN_SCHEMES)),
            Schemes::Listed(list) => has(list).then_some(false),
        }
    }
}

/// Where the scheme begins that ends at `end`, and not before `least`.
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
    // What stands before the first letter is no part of a scheme; a digit there is a part of a longer word.
    let run = before.get(before.len() - length..)?;
    let letter = run.iter().position(u8::is_ascii_alphabetic)?;
    let joined = letter > 0 && run.get(letter - 1).is_some_and(u8::is_ascii_digit);
    (!joined).then_some(end - length + letter)
}

/// No scheme in a text is taken to be longer: each colon is looked back from.
const LONGEST: usize = 64;
