//! The parameter `ct`: what the bytes are said to be.
//!
//! RFC 6920 section 3.1: the query is `tag=value` pairs with `&` between them, and the one tag that is registered, `ct`,
//! holds a media type. Programs that know the content type of what they got compare it by RFC 2045 section 5.1, and
//! should take a difference for a possible attack.
//!
//! A `+` is a plus: `ct=image/svg+xml`. What reads queries as HTML forms do makes a blank of it.

use crate::Name;
use std::borrow::Cow;
use virgule::encode::{self, EncodeSet, Encoded, Separator, pairs};

/// What a content type may hold as it is, within a query: `&` divides pairs.
const VALUE: EncodeSet = encode::QUERY.without(b'&');

impl Name {
    /// The media type that `ct` says, percent-decoded; the first one, if there are several. What does not decode to text is
    /// given as it stands.
    ///
    /// ```
    /// use virgule_ni::Name;
    ///
    /// let name = Name::parse("ni:///sha-256-32;f4OxZQ?a=b&ct=image/svg+xml")?;
    /// assert_eq!(name.content_type().as_deref(), Some("image/svg+xml"));
    /// # Ok::<(), virgule_ni::NameError>(())
    /// ```
    pub fn content_type(&self) -> Option<Cow<'_, str>> {
        let query = Encoded::<encode::rule::Query>::new(self.query()?).ok()?;
        let mut values = pairs(query, Separator::Ampersand).filter(|(tag, _)| tag.as_str() == "ct");
        let value = values.find_map(|(_, value)| value)?;
        Some(value.decode().unwrap_or(Cow::Borrowed(value.as_str())))
    }

    /// The same name with this content type, and no other parameter; or with no query at all.
    ///
    /// What may not stand in a query is percent-encoded.
    pub fn with_content_type(self, media_type: Option<&str>) -> Self {
        let query = media_type.map(|text| format!("ct={}", encode::encode(text, VALUE)));
        Name { query, ..self }
    }

    /// Whether a `Content-Type` agrees with the name: it does if the name says nothing.
    ///
    /// ```
    /// use virgule_ni::Name;
    ///
    /// let name = Name::parse("ni:///sha-256-32;f4OxZQ?ct=text/plain")?;
    /// assert!(name.allows_content_type("Text/Plain; charset=utf-8"));
    /// assert!(!name.allows_content_type("text/html"));
    /// # Ok::<(), virgule_ni::NameError>(())
    /// ```
    ///
    /// Type and subtype count, and those parameters that the name has too: what a server adds, `charset` above all, is no
    /// contradiction.
    pub fn allows_content_type(&self, media_type: &str) -> bool {
        let Some(said) = self.content_type() else { return true };
        let (said, found) = (parts(&said), parts(media_type));
        let has = |(name, value): &(&str, String)| {
            found.1.iter().any(|(other, given)| other.eq_ignore_ascii_case(name) && same(name, value, given))
        };
        said.0.eq_ignore_ascii_case(found.0) && said.1.iter().all(has)
    }
}

/// Whether two values of a parameter are the same. Only what RFC 2046 section 4.1.2 says of `charset` is known here: its
/// case does not matter.
fn same(name: &str, one: &str, other: &str) -> bool {
    one == other || (name.eq_ignore_ascii_case("charset") && one.eq_ignore_ascii_case(other))
}

/// `type/subtype`, and the parameters.
///
/// ```abnf
/// content   = type "/" subtype *( ";" parameter )      ; RFC 2045 section 5.1, in ABNF
/// parameter = attribute "=" ( token / quoted-string )
/// ```
///
/// The quotes are no part of a value: `a=b` is `a="b"`.
fn parts(text: &str) -> (&str, Vec<(&str, String)>) {
    let mut pieces = pieces(text).into_iter();
    let essence = pieces.next().unwrap_or_default().trim();
    let parameters = pieces.filter_map(|piece| piece.split_once('='));
    (essence, parameters.map(|(name, value)| (name.trim(), unquoted(value.trim()))).collect())
}

/// The text between semicolons that are not in quotes.
fn pieces(text: &str) -> Vec<&str> {
    let (mut pieces, mut begin, mut quoted, mut escaped) = (Vec::new(), 0, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            ';' if !quoted => {
                pieces.extend(text.get(begin..at));
                begin = at + 1;
            }
            _ => {}
        }
    }
    pieces.extend(text.get(begin..));
    pieces
}

/// The value of a quoted string, or the token.
fn unquoted(value: &str) -> String {
    let inner = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
    let Some(inner) = inner else { return value.to_string() };
    let mut escaped = false;
    inner
        .chars()
        .filter(|&letter| {
            escaped = letter == '\\' && !escaped;
            !escaped
        })
        .collect()
}
