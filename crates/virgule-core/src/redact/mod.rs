//! Formats text without passwords, for logs and pages, and optionally without other secrets.

pub(crate) mod secret;
pub(crate) mod values;

use crate::encode::parameters::ParameterTable;
use crate::parse;
use crate::parse::table::Table;
use core::fmt;
use secret::{MAX_SECRETS, Secret, Spans};
use values::{RedactAll, RedactPassword, RedactPolicy, ValueName};

/// A text whose `Display` shows `***` in place of the password, and of fields that the grammar declares by `;! redact`.
///
/// RFC 3986 section 3.2.1: applications should not render as clear text any data after the first colon of a userinfo,
/// unless that data is empty.
///
/// ```
/// let uri = virgule::Uri::parse("ftp://anna:s3cret@example.com/").unwrap();
/// assert_eq!(uri.redacted().to_string(), "ftp://anna:***@example.com/");
/// assert_eq!(format!("{uri:?}"), r#"Uri("ftp://anna:***@example.com/")"#);
/// assert_eq!(uri.to_string(), "ftp://anna:s3cret@example.com/");
/// ```
///
/// The values of a query and the fragment are shown unless a policy hides them:
///
/// ```
/// let uri = virgule::Uri::parse("https://a.example/?token=s3cret&page=2#access_token=s3cret&state=1").unwrap();
/// let hidden = uri.redacted().hiding_values(|name| name.is_one_of(&["token", "access_token"]));
/// assert_eq!(hidden.to_string(), "https://a.example/?token=***&page=2#access_token=s3cret&state=1");
/// assert_eq!(
///     hidden.in_fragment_too().to_string(),
///     "https://a.example/?token=***&page=2#access_token=***&state=1"
/// );
/// ```
///
/// Policies apply to the fields `query` and `fragment`. For a type without these fields, such as that of `mailto`, they
/// have no effect: parse its text as a [`Uri`](crate::Uri) to hide values.
#[derive(Clone, Copy)]
pub struct Redacted<'a, H = RedactPassword> {
    text: &'a str,
    /// The byte ranges that are always hidden.
    secrets: Spans,
    query: Option<(usize, usize)>,
    fragment: Option<(usize, usize)>,
    hide: H,
    /// True if the policy also applies to the fragment.
    in_fragment: bool,
}

/// The fields of a type that are hidden, always or by a policy, by their numbers. For generated code.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Sensitive {
    secrets: &'static [Secret],
    parameters: Option<&'static ParameterTable<'static>>,
    query: Option<usize>,
    fragment: Option<usize>,
}

impl Sensitive {
    /// The secret fields `secrets`, and the fields named `query` and `fragment` of `fields`, which has the name and
    /// number of each field.
    #[inline]
    pub const fn of(secrets: &'static [Secret], fields: &[(&str, usize)]) -> Self {
        assert!(secrets.len() <= MAX_SECRETS);
        let (mut sensitive, mut at) =
            (Sensitive { secrets, parameters: None, query: None, fragment: None }, 0);
        while at < fields.len() {
            let (name, number) = fields[at];
            match name.as_bytes() {
                b"query" => sensitive.query = Some(number),
                b"fragment" => sensitive.fragment = Some(number),
                _ => {}
            }
            at += 1;
        }
        sensitive
    }
}

impl Sensitive {
    /// Adds the parameters, whose numbers follow those of the fields, so that secrets may be parameters.
    #[inline]
    pub const fn with(self, parameters: &'static ParameterTable<'static>) -> Self {
        Sensitive { parameters: Some(parameters), ..self }
    }
}

impl<'a> Redacted<'a> {
    #[inline]
    fn new(text: &'a str, secrets: Spans) -> Self {
        Redacted { text, secrets, query: None, fragment: None, hide: RedactPassword, in_fragment: false }
    }

    /// Constructs the value from a text and its captures. For generated code, compiled once for all types.
    #[doc(hidden)]
    #[inline]
    pub fn of(table: &Table<'_>, text: &'a str, captures: &[u32], fields: Sensitive) -> Self {
        let span = |field| parse::span(table, captures, text.len(), field?);
        let (query, fragment) = (span(fields.query), span(fields.fragment));
        let secrets = Spans::of(text, fields.secrets, |number| match fields.parameters {
            Some(parameters) if number >= usize::from(table.fields) => {
                let (begin, end) = span(Some(parameters.field))?;
                parameters.span((begin, text.get(begin..end)?), number - usize::from(table.fields))
            }
            _ => span(Some(number)),
        });
        Redacted { query, fragment, ..Redacted::new(text, secrets) }
    }

    /// Formats the text after the name of its type, as `Debug` does. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn named(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{name}({self:?})")
    }

    /// Hides the values of the query whose names satisfy `hides`, in addition to the password.
    ///
    /// Pairs `name=value` are separated by `&` or `;`. A piece without `=` is not a value and is shown, unless it
    /// follows a `;` after a hidden value, as whose continuation it is hidden. Empty values are shown.
    ///
    /// ```
    /// let uri = virgule::UriRef::parse("/search?Token=a&page=2&q").unwrap();
    /// let hidden = uri.redacted().hiding_values(|name| name.eq_ignore_ascii_case("token"));
    /// assert_eq!(hidden.to_string(), "/search?Token=***&page=2&q");
    /// ```
    pub fn hiding_values<F: Fn(ValueName<'_>) -> bool>(self, hides: F) -> Redacted<'a, F> {
        self.hiding(hides)
    }

    /// Hides all values of the query, including pieces without `=`, in addition to the password.
    ///
    /// ```
    /// let uri = virgule::UriRef::parse("/search?token=a&q").unwrap();
    /// assert_eq!(uri.redacted().hiding_all_values().to_string(), "/search?token=***&***");
    /// ```
    #[inline]
    pub fn hiding_all_values(self) -> Redacted<'a, RedactAll> {
        self.hiding(RedactAll)
    }

    fn hiding<H: RedactPolicy>(self, hide: H) -> Redacted<'a, H> {
        let Redacted { text, secrets, query, fragment, in_fragment, .. } = self;
        Redacted { text, secrets, query, fragment, hide, in_fragment }
    }
}

impl<H: RedactPolicy> Redacted<'_, H> {
    /// Applies the policy to the fragment as well.
    ///
    /// A fragment may contain a path and a query of its own, so that `?` is a separator in it: `#/a?token=b`.
    ///
    /// ```
    /// let uri = virgule::UriRef::parse("#/a?token=b").unwrap();
    /// let hidden = uri.redacted().hiding_all_values().in_fragment_too();
    /// assert_eq!(hidden.to_string(), "#***?token=***");
    /// ```
    #[must_use]
    #[inline]
    pub fn in_fragment_too(self) -> Self {
        Redacted { in_fragment: true, ..self }
    }

    /// The hidden byte ranges, ordered by their begins. Two ranges may overlap, and the second may end first.
    #[inline]
    fn hidden(&self) -> impl Iterator<Item = (usize, usize)> {
        let mut secrets = self.secrets.iter().peekable();
        let mut values = self.values().peekable();
        core::iter::from_fn(move || match (secrets.peek(), values.peek()) {
            (Some(secret), Some(value)) if value < secret => values.next(),
            (Some(_), _) => secrets.next(),
            (None, _) => values.next(),
        })
    }

    /// The byte ranges that the policy hides, in order.
    #[inline]
    fn values(&self) -> impl Iterator<Item = (usize, usize)> {
        let fragment = self.fragment.filter(|_| self.in_fragment);
        let values = [(self.query, &['&', ';'][..]), (fragment, &['&', ';', '?'][..])];
        values.into_iter().flat_map(move |(span, separators)| {
            span.into_iter().flat_map(move |span| values::hidden(self.text, span, separators, &self.hide))
        })
    }

    /// Calls `show` with each part of the text, and with `None` for each hidden range.
    fn each(&self, mut show: impl FnMut(Option<&str>) -> fmt::Result) -> fmt::Result {
        let mut shown = 0;
        for (begin, end) in self.hidden() {
            // A range within the previous one, or adjacent to it, is covered by the same mask.
            if begin >= shown {
                show(self.text.get(shown..begin))?;
                show(None)?;
            }
            shown = shown.max(end);
        }
        show(self.text.get(shown..))
    }
}

/// The replacement of a hidden range.
const MASK: &str = "***";

impl<H: RedactPolicy> fmt::Display for Redacted<'_, H> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each(|part| f.write_str(part.unwrap_or(MASK)))
    }
}

impl<H: RedactPolicy> fmt::Debug for Redacted<'_, H> {
    /// Quotes and escapes the text, as the `Debug` of a string does.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.hidden().next().is_none() {
            return write!(f, "{:?}", self.text);
        }
        f.write_str("\"")?;
        self.each(|part| write!(f, "{}", part.unwrap_or(MASK).escape_debug()))?;
        f.write_str("\"")
    }
}

#[cfg(all(test, feature = "alloc"))]
mod debug_tests {
    use crate::encode::{SEGMENT, Separator, encode};
    use crate::normalize::step::Normalization;
    use crate::uri::Uri;
    use crate::uri::output::Buffer;
    use crate::uri::owned::UriBuf;
    use std::format;

    #[test]
    fn debug_of_what_holds_a_text_shows_no_password() {
        let text = "http://anna:s3cret@a/";
        let mut uri: UriBuf = text.parse().unwrap();
        let mut bytes = [0; 64];
        let mut buffer = Buffer::new(&mut bytes);
        uri.normalize_into(Normalization::SYNTAX, &mut buffer).unwrap();
        let builder = Uri::builder().scheme("http").userinfo("anna:s3cret").host("a").path("/");
        let decoded = uri.userinfo_encoded().map(|userinfo| userinfo.decoded());
        for shown in [
            format!("{builder:?}"),
            format!("{buffer:?}"),
            format!("{:?}", encode("s3cret", SEGMENT)),
            format!("{decoded:?}"),
            format!("{:?}", UriBuf::parse("http://anna:s3cret@a b/").unwrap_err()),
            format!("{:?}", uri.query_mut(Separator::Ampersand)),
        ] {
            assert!(!shown.contains("s3cret") && !shown.contains("115"), "{shown}");
        }
    }
}
