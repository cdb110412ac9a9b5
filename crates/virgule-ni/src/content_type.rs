//! The parameter `ct`: the media type of the content.
//!
//! RFC 6920 section 3.1: the query consists of `tag=value` pairs separated by `&`; the only registered tag, `ct`, is a
//! media type. Clients compare it with the actual content type by RFC 2045 section 5.1, and should treat a difference
//! as a possible attack. `+` is a plus sign, as in `ct=image/svg+xml`.

use crate::Name;
use std::borrow::Cow;
use virgule::encode::{self, EncodeSet, Encoded, Separator, pairs};

/// The characters of a content type that need no encoding in a query. `&` needs encoding, because it separates pairs.
const VALUE: EncodeSet = encode::QUERY.without(b'&');

impl Name {
    /// Returns the media type in `ct`, percent-decoded; the first one if there are several. A value that does not
    /// decode to UTF-8 is returned undecoded.
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

    /// Replaces the query with this content type as the only parameter; `None` removes the query.
    ///
    /// Characters that a query may not contain are percent-encoded.
    pub fn with_content_type(self, media_type: Option<&str>) -> Self {
        let query = media_type.map(|text| format!("ct={}", encode::encode(text, VALUE)));
        Name { query, ..self }
    }

    /// True if a `Content-Type` matches the `ct` of the name, or if the name has no `ct`.
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
    /// Type, subtype and the parameters of the name are compared. Additional parameters of the server, such as
    /// `charset`, are ignored.
    pub fn allows_content_type(&self, media_type: &str) -> bool {
        let Some(declared) = self.content_type() else { return true };
        let (declared, found) = (parts(&declared), parts(media_type));
        let has = |(name, value): &(&str, String)| {
            found.1.iter().any(|(other, given)| other.eq_ignore_ascii_case(name) && same(name, value, given))
        };
        declared.0.eq_ignore_ascii_case(found.0) && declared.1.iter().all(has)
    }
}

/// True if two values of the parameter `name` are equal. Only `charset` is case-insensitive (RFC 2046 section 4.1.2).
fn same(name: &str, one: &str, other: &str) -> bool {
    one == other || (name.eq_ignore_ascii_case("charset") && one.eq_ignore_ascii_case(other))
}

/// Splits a content type into `type/subtype` and the parameters.
///
/// ```abnf
/// content   = type "/" subtype *( ";" parameter )      ; RFC 2045 section 5.1, in ABNF
/// parameter = attribute "=" ( token / quoted-string )
/// ```
///
/// Quotes are not part of a value: `a=b` equals `a="b"`.
fn parts(text: &str) -> (&str, Vec<(&str, String)>) {
    let mut pieces = pieces(text).into_iter();
    let essence = pieces.next().unwrap_or_default().trim();
    let parameters = pieces.filter_map(|piece| piece.split_once('='));
    (essence, parameters.map(|(name, value)| (name.trim(), unquoted(value.trim()))).collect())
}

/// Splits a string at semicolons outside of quotes.
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
