//! A part of a text without tabs and newlines, which a WHATWG parser removes everywhere (URL standard, section 4.4,
//! basic URL parser, step 3). Offsets are those of the entire text.
//!
//! ```text
//! text    h t \t t p : / / a        Part { text: "/ / a", begin: 6 }
//! seen    h t    t p : / / a        chars(): (6, '/') (7, '/') (8, 'a')
//! place   0 1  2 3 4 5 6 7 8
//! ```

use crate::whatwg::kind::DivergenceKind;
use crate::whatwg::{Divergence, Grammar};

#[inline]
pub(super) fn is_dropped(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r')
}

#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    text: &'a str,
    begin: usize,
}

impl<'a> Part<'a> {
    #[inline]
    pub(super) fn new(text: &'a str, begin: usize) -> Self {
        Part { text, begin }
    }

    #[inline]
    pub(super) fn begin(self) -> usize {
        self.begin
    }

    #[inline]
    pub(super) fn end(self) -> usize {
        self.begin + self.text.len()
    }

    /// Returns the text of the part, including tabs and newlines.
    #[inline]
    pub(super) fn raw(self) -> &'a str {
        self.text
    }

    /// Returns the characters except tabs and newlines, with their offsets.
    #[inline]
    pub(super) fn chars(self) -> Chars<'a> {
        Chars { left: self.text.chars(), end: self.end() }
    }

    /// Returns the first character that is neither a tab nor a newline.
    #[inline]
    pub(super) fn first(self) -> Option<char> {
        self.chars().next().map(|(_, c)| c)
    }

    /// True if the part is empty without its tabs and newlines.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.first().is_none()
    }

    /// Returns the parts before and after an offset of the entire text.
    #[inline]
    pub(super) fn split_at(self, place: usize) -> (Self, Self) {
        let within = place.saturating_sub(self.begin);
        let (head, tail) = self.text.split_at_checked(within).unwrap_or((self.text, ""));
        (Part { text: head, ..self }, Part { text: tail, begin: self.begin + head.len() })
    }

    /// Returns the part before the first character that satisfies `wanted`, and the part from this character on.
    /// Without such a character, the second part is empty.
    pub(super) fn split(self, wanted: impl Fn(char) -> bool) -> (Self, Self) {
        let place = self.chars().find(|&(_, c)| wanted(c)).map_or(self.end(), |(at, _)| at);
        self.split_at(place)
    }

    /// Returns the part after the first character.
    #[inline]
    pub(super) fn rest(self) -> Self {
        self.split_at(self.chars().next().map_or(self.end(), |(at, c)| at + c.len_utf8())).1
    }

    /// True if the characters except tabs and newlines equal `text`, ignoring ASCII case.
    #[inline]
    pub(super) fn is_ignoring_case(self, text: &str) -> bool {
        let mut expected = text.chars();
        self.chars().all(|(_, c)| expected.next().is_some_and(|other| other.eq_ignore_ascii_case(&c)))
            && expected.next().is_none()
    }

    /// Returns the ASCII letter, if the part is exactly a Windows drive letter: an ASCII letter and `:` or `|`.
    #[inline]
    pub(super) fn drive_letter(self) -> Option<char> {
        let mut chars = self.chars().map(|(_, c)| c);
        match (chars.next(), chars.next(), chars.next()) {
            (Some(letter), Some(mark @ (':' | '|')), None) if letter.is_ascii_alphabetic() => Some(mark),
            _ => None,
        }
    }
}

/// The characters of a part except tabs and newlines, with their offsets.
///
/// A concrete type instead of iterator adapters, because all functions of this module use it.
#[derive(Clone)]
pub(super) struct Chars<'a> {
    left: core::str::Chars<'a>,
    end: usize,
}

impl Iterator for Chars<'_> {
    type Item = (usize, char);

    #[inline]
    fn next(&mut self) -> Option<(usize, char)> {
        loop {
            let place = self.end - self.left.as_str().len();
            let c = self.left.next()?;
            if !is_dropped(c) {
                return Some((place, c));
            }
        }
    }
}

/// Returns the byte that `%XX` encodes, or `None` if `behind`, the text after the `%`, has no two hexadecimal digits.
pub(super) fn escape(mut behind: impl Iterator<Item = (usize, char)>) -> Option<u8> {
    let high = behind.next()?.1.to_digit(16)?;
    let low = behind.next()?.1.to_digit(16)?;
    u8::try_from(high * 16 + low).ok()
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CharacterContext {
    Userinfo,
    /// The host of a scheme that is not special.
    OpaqueHost,
    /// The host of a special scheme.
    Domain,
    /// The first segment of a reference without a scheme, if no slash precedes it.
    FirstSegment,
    PathSegment,
    /// A path without a leading slash, of a scheme that is not special.
    OpaquePath,
    Query {
        special: bool,
    },
    Fragment,
}

/// True if RFC 3986, appendix A, allows the character. Encodings after a `%` are checked elsewhere.
///
/// ```abnf
/// userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )
/// reg-name      = *( unreserved / pct-encoded / sub-delims )
/// segment       = *pchar
/// segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
/// query         = *( pchar / "/" / "?" )
/// fragment      = *( pchar / "/" / "?" )
/// pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"
/// unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"
/// sub-delims    = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
/// ```
#[inline]
fn allowed(context: CharacterContext, c: char) -> bool {
    use CharacterContext::*;

    match c {
        ':' => !matches!(context, OpaqueHost | Domain | FirstSegment),
        '@' => !matches!(context, OpaqueHost | Domain | Userinfo),
        '/' => matches!(context, OpaquePath | Query { .. } | Fragment),
        '?' => matches!(context, Query { .. } | Fragment),
        c => c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=%".contains(c),
    }
}

/// True if a percent-encode set of the URL standard, section 1.3, contains the character.
///
/// ```text
/// C0 control      C0 controls, everything beyond ~    opaque hosts, opaque paths
/// fragment        C0 control, blank " < > `
/// query           C0 control, blank " # < >
/// special-query   query, '
/// path            query, ? ^ ` { }
/// userinfo        path, / : ; = @ [ \ ] |
/// ```
#[inline]
fn encoded(context: CharacterContext, c: char) -> bool {
    use CharacterContext::*;

    let path = matches!(c, ' ' | '"' | '#' | '<' | '>' | '?' | '^' | '`' | '{' | '}');
    let more = match context {
        OpaqueHost | OpaquePath | Domain => false,
        Fragment => matches!(c, ' ' | '"' | '<' | '>' | '`'),
        Query { special } => matches!(c, ' ' | '"' | '#' | '<' | '>') || (special && c == '\''),
        FirstSegment | PathSegment => path,
        Userinfo => path || matches!(c, '/' | ':' | ';' | '=' | '@' | '[' | '\\' | ']' | '|'),
    };
    more || !(' '..='~').contains(&c)
}

#[inline]
pub(super) fn character_divergences<'a>(
    part: Part<'a>,
    context: CharacterContext,
    grammar: Grammar,
) -> impl Iterator<Item = Divergence> + Clone + use<'a> {
    let mut chars = part.chars();
    core::iter::from_fn(move || {
        let (at, c) = chars.next()?;
        Some((at, c, c == '%' && escape(chars.clone()).is_none()))
    })
    .filter_map(move |(at, c, cut_off)| {
        let kind = match c {
            '%' if cut_off => DivergenceKind::BadPercent,
            c if c.is_ascii() => match (allowed(context, c), encoded(context, c)) {
                (true, false) => return None,
                (true, true) => DivergenceKind::Respelled(c),
                (false, true) => DivergenceKind::Encoded(c),
                (false, false) => DivergenceKind::Kept(c),
            },
            c if grammar.allows(c, matches!(context, CharacterContext::Query { .. })) => {
                DivergenceKind::IriCharacter
            }
            _ => DivergenceKind::NonAscii,
        };
        Some(Divergence { offset: at, length: c.len_utf8(), kind })
    })
}
