//! The byte ranges of the values of a query that are hidden.
//!
//! RFC 3986 does not define pairs; HTML defines them for form data, and OAuth for fragments (RFC 6749 section 4.2.2). A
//! URI need not follow these formats, so in unclear cases this code hides too much rather than too little.
//!
//! ```text
//! ?page=2&token=a;b&to%6Ben=c        names: page, token, to%6Ben
//!               │ │         │
//!               └─┴─────────┴─ hidden if `token` is; a piece without `=` after a `;` may belong to the value
//! ```

use crate::encode::decode::next;
use core::iter::from_fn;

/// The name of a value in a query or fragment: the text before its `=`.
///
/// ```
/// let uri = virgule::Uri::parse("https://a.example/?to%6Ben=s3cret&page=2").unwrap();
/// let hidden = uri.redacted().hiding_values(|name| {
///     assert!(name.as_str() == "to%6Ben" || name.as_str() == "page");
///     name.eq_ignore_ascii_case("Token")
/// });
/// assert_eq!(hidden.to_string(), "https://a.example/?to%6Ben=***&page=2");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct ValueName<'a>(&'a str);

impl<'a> ValueName<'a> {
    /// The name as in the text, perhaps percent-encoded.
    #[inline]
    pub const fn as_str(&self) -> &'a str {
        self.0
    }

    /// True if the percent-decoded name equals `name`, ignoring ASCII case.
    ///
    /// ```
    /// let uri = virgule::Uri::parse("https://a.example/?%74oken=s3cret").unwrap();
    /// let redacted = uri.redacted().hiding_values(|name| name.eq_ignore_ascii_case("TOKEN"));
    /// assert_eq!(redacted.to_string(), "https://a.example/?%74oken=***");
    /// ```
    #[inline]
    pub fn eq_ignore_ascii_case(&self, name: &str) -> bool {
        let (text, mut at) = (self.0.as_bytes(), 0);
        let decoded = from_fn(|| {
            let (byte, length) = next(text, at)?;
            at += length;
            Some(byte.to_ascii_lowercase())
        });
        decoded.eq(name.bytes().map(|byte| byte.to_ascii_lowercase()))
    }

    /// True if the name equals one of `names` by [`eq_ignore_ascii_case`](Self::eq_ignore_ascii_case).
    ///
    /// ```
    /// let uri = virgule::Uri::parse("https://a.example/?Key=a&sig=b&page=2").unwrap();
    /// let hidden = uri.redacted().hiding_values(|name| name.is_one_of(&["key", "sig"]));
    /// assert_eq!(hidden.to_string(), "https://a.example/?Key=***&sig=***&page=2");
    /// ```
    #[inline]
    pub fn is_one_of(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.eq_ignore_ascii_case(name))
    }
}

/// A policy that decides which values are hidden: none ([`RedactPassword`]), those that a closure selects, or all
/// ([`RedactAll`]).
///
/// ```
/// use virgule::{RedactPolicy, Redacted, Uri};
///
/// fn log(uri: Redacted<'_, impl RedactPolicy>) -> String {
///     format!("fetching {uri}")
/// }
///
/// let uri = Uri::parse("https://anna:s3cret@a.example/?page=2").unwrap().redacted();
/// assert_eq!(log(uri), "fetching https://anna:***@a.example/?page=2");
/// assert_eq!(log(uri.hiding_all_values()), "fetching https://anna:***@a.example/?page=***");
/// ```
pub trait RedactPolicy {
    /// True if the value named `name` is hidden. `name` is `None` for a piece without `=`.
    #[doc(hidden)]
    fn hides(&self, name: Option<ValueName<'_>>) -> bool;
}

/// Hides only the password, no values.
///
/// ```
/// use virgule::{RedactPassword, Redacted, Uri};
///
/// let shown: Redacted<'_, RedactPassword> = Uri::parse("ftp://anna:s3cret@a.example/?a=b").unwrap().redacted();
/// assert_eq!(shown.to_string(), "ftp://anna:***@a.example/?a=b");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct RedactPassword;

impl RedactPolicy for RedactPassword {
    #[inline]
    fn hides(&self, _: Option<ValueName<'_>>) -> bool {
        false
    }
}

/// Hides all values.
///
/// ```
/// use virgule::{RedactAll, Redacted, Uri};
///
/// let uri = Uri::parse("ftp://anna:s3cret@a.example/?a=b").unwrap();
/// let shown: Redacted<'_, RedactAll> = uri.redacted().hiding_all_values();
/// assert_eq!(shown.to_string(), "ftp://anna:***@a.example/?a=***");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct RedactAll;

impl RedactPolicy for RedactAll {
    #[inline]
    fn hides(&self, _: Option<ValueName<'_>>) -> bool {
        true
    }
}

impl<F: Fn(ValueName<'_>) -> bool> RedactPolicy for F {
    #[inline]
    fn hides(&self, name: Option<ValueName<'_>>) -> bool {
        name.is_some_and(self)
    }
}

/// The byte ranges to hide in the component `begin..end` of `text`, whose pairs end at `separators`.
pub(super) fn hidden<'a>(
    text: &'a str,
    (begin, end): (usize, usize),
    separators: &'static [char],
    hide: &'a impl RedactPolicy,
) -> impl Iterator<Item = (usize, usize)> + 'a {
    let component = text.get(begin..end).unwrap_or("");
    let mut at = begin;
    // True if the preceding piece is hidden and ends at a `;`.
    let mut goes_on = false;
    component.split_inclusive(separators).filter_map(move |piece| {
        let pair = piece.strip_suffix(separators).unwrap_or(piece);
        let (name, value) = match pair.split_once('=') {
            Some((name, value)) => (Some(ValueName(name)), value),
            None => (None, pair),
        };
        let hides = hide.hides(name) || (name.is_none() && goes_on);
        goes_on = hides && piece.ends_with(';');
        let end = at + pair.len();
        at += piece.len();
        (hides && !value.is_empty()).then_some((end - value.len(), end))
    })
}
