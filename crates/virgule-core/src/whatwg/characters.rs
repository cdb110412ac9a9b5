//! The characters that RFC 3986 allows in a context, and those that a WHATWG parser percent-encodes there.
//!
//! ```text
//!                    WHATWG keeps it   WHATWG encodes it
//! RFC allows it      no divergence     Respelled
//! RFC refuses it     Kept              Encoded
//! ```

use super::kind::DivergenceKind;
use super::part::{Part, escape};
use super::{Divergence, Grammar};

/// The part of a URI in which a character occurs.
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
    match c {
        '-' | '.' | '_' | '~' | '!' | '$' | '&' | '\'' | '(' | ')' | '*' | '+' | ',' | ';' | '=' | '%' => {
            true
        }
        ':' => !matches!(
            context,
            CharacterContext::OpaqueHost | CharacterContext::Domain | CharacterContext::FirstSegment
        ),
        '@' => !matches!(
            context,
            CharacterContext::OpaqueHost | CharacterContext::Domain | CharacterContext::Userinfo
        ),
        '/' => matches!(
            context,
            CharacterContext::OpaquePath | CharacterContext::Query { .. } | CharacterContext::Fragment
        ),
        '?' => matches!(context, CharacterContext::Query { .. } | CharacterContext::Fragment),
        c => c.is_ascii_alphanumeric(),
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
    let path = matches!(c, ' ' | '"' | '#' | '<' | '>' | '?' | '^' | '`' | '{' | '}');
    let more = match context {
        CharacterContext::OpaqueHost | CharacterContext::OpaquePath | CharacterContext::Domain => false,
        CharacterContext::Fragment => matches!(c, ' ' | '"' | '<' | '>' | '`'),
        CharacterContext::Query { special } => {
            matches!(c, ' ' | '"' | '#' | '<' | '>') || (special && c == '\'')
        }
        CharacterContext::FirstSegment | CharacterContext::PathSegment => path,
        CharacterContext::Userinfo => {
            path || matches!(c, '/' | ':' | ';' | '=' | '@' | '[' | '\\' | ']' | '|')
        }
    };
    more || !(' '..='~').contains(&c)
}

/// Reports the divergences of the characters of a part.
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
            c if !c.is_ascii() => {
                match grammar.allows(c, matches!(context, CharacterContext::Query { .. })) {
                    true => DivergenceKind::IriCharacter,
                    false => DivergenceKind::NonAscii,
                }
            }
            c => match (allowed(context, c), encoded(context, c)) {
                (true, false) => return None,
                (true, true) => DivergenceKind::Respelled(c),
                (false, true) => DivergenceKind::Encoded(c),
                (false, false) => DivergenceKind::Kept(c),
            },
        };
        Some(Divergence { offset: at, length: c.len_utf8(), kind })
    })
}
