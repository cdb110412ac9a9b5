//! Redacts text for logs and web pages: passwords, tokens, and the values of parameters such as `access_token`.
//!
//! ```
//! use virgule::redact::redact_in;
//!
//! let line = "17:02 GET https://anna:s3c/ret@api.example.com/v1?token=abc&page=2 took 8 ms";
//! assert_eq!(redact_in(line), "17:02 GET https://anna:***@api.example.com/v1?token=***&page=2 took 8 ms");
//! ```
//!
//! Leaked text is often not a URI, so the search for secrets does not parse URIs:
//!
//! 1. An authority begins after `://`, also as `:\/\/`, `:\u002f\u002f`, `%3A%2F%2F` or `:\\`, regardless of the text
//!    before the scheme; after one slash for the schemes for which browsers accept one; and after `sip:` and `sips:`.
//! 2. In it, a password begins after the first colon, unless only digits and a delimiter follow: that is a port.
//! 3. The password ends at the last `@` before a blank, a line end, the next URL, or the quote that opened before the
//!    scheme; but if a host with a dot or a port follows an earlier `@` and not the last, at the earlier one. It may
//!    contain `/`, `?`, `#` and any other character, including a blank if the first `@` follows on that line without a
//!    slash before it.
//! 4. In a list of hosts (`,`, `;`, `|`) each `user:password@` is read.
//! 5. A user name is hidden if it looks like a token; a value is hidden if [`RedactPolicy`] names its parameter, or
//!    if it begins like a token.
//! 6. All other bytes are unchanged. Bytes that are undecided after 64 KiB are hidden.
//!
//! In doubt, too much is hidden: `https://anna:s3cret@db/a@b` is shown as `https://anna:***@b`,
//! `tcp://HOST:PORT or a@b.example` as `tcp://HOST:***@b.example`, and `https://h.example/?code=7` as
//! `https://h.example/?code=***`. A password that begins with digits and `/`, `?` or `#` is read as a port and shown.
//! JSON members, headers, and a password in a line that ends before the `@` are shown.
//!
//! [`Redactor`] redacts input of any length in constant memory.

mod host;
mod policy;
#[cfg(feature = "alloc")]
mod pretty;
mod search;
pub(crate) mod secret_fields;
#[cfg(feature = "alloc")]
mod stream;
#[cfg(all(test, feature = "alloc"))]
mod tests;
mod userinfo;
mod value;
pub(crate) mod window;

pub use policy::RedactPolicy;
#[cfg(feature = "alloc")]
pub use pretty::PrettyRedacted;
#[cfg(feature = "alloc")]
pub use stream::Redactor;

use crate::encode::parameters::ParameterTable;
use crate::uri::macros::opaque_debug;
#[cfg(feature = "alloc")]
use crate::uri::owned::{Owned, maybe::MaybeOwned};
#[cfg(feature = "alloc")]
use crate::uri::typed::UriType;
use core::fmt;
use core::ops::Range;
use search::{Next, Search};
use secret_fields::{MAX_SECRETS, Secret, Spans};
use virgule_automata::captures::{Captures, Matched};
use virgule_automata::table::Table;
use window::Window;

/// The replacement of a secret.
pub const MASK: &str = "***";

/// The byte ranges of the secrets in an input, in order; see [`RedactPolicy::secrets`]. `Debug` omits the input.
#[derive(Clone)]
pub struct Secrets<'p, 't> {
    search: Search<'p>,
    text: &'t [u8],
}

impl<'p> RedactPolicy<'p> {
    /// Returns the byte ranges of the secrets in `text`. No range is empty, and no two ranges overlap.
    ///
    /// ```
    /// use virgule::RedactPolicy;
    ///
    /// let secrets = RedactPolicy::new().secrets(b"at https://a:b@c/?sig=d");
    /// assert!(secrets.eq([13..14, 22..23]));
    /// ```
    #[inline]
    pub fn secrets<'t>(&self, text: &'t [u8]) -> Secrets<'p, 't> {
        Secrets { search: Search::new(*self), text }
    }

    /// Returns the same for a string that should be a URI reference, which may begin with `//` and an authority.
    ///
    /// ```
    /// use virgule::RedactPolicy;
    ///
    /// assert!(RedactPolicy::new().secrets_of_reference(b"//a:b@c/").eq([4..5]));
    /// ```
    #[inline]
    pub fn secrets_of_reference<'t>(&self, text: &'t [u8]) -> Secrets<'p, 't> {
        Secrets { search: Search::in_reference(*self, text), text }
    }

    /// Returns the text with `***` in place of each secret, borrowed if it contains none.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn redact<'t>(&self, text: &'t str) -> alloc::borrow::Cow<'t, str> {
        let (mut redacted, mut shown) = (alloc::string::String::new(), 0);
        for Range { start, end } in self.secrets(text.as_bytes()) {
            redacted.push_str(text.get(shown..start).unwrap_or_default());
            redacted.push_str(MASK);
            shown = end;
        }
        if shown == 0 {
            return text.into();
        }
        redacted.push_str(text.get(shown..).unwrap_or_default());
        redacted.into()
    }
}

impl Iterator for Secrets<'_, '_> {
    type Item = Range<usize>;

    #[inline]
    fn next(&mut self) -> Option<Range<usize>> {
        match self.search.next(&Window { bytes: self.text, is_last: true }) {
            Next::Secret { range, .. } => Some(range),
            Next::Incomplete(_) | Next::End => None,
        }
    }
}

impl core::iter::FusedIterator for Secrets<'_, '_> {}

opaque_debug! { Secrets<'_, '_>: search; }

/// Returns `text` with `***` in place of its secrets, borrowed if it contains none.
///
/// ```
/// use virgule::redact::redact_in;
///
/// let line = "GET https://anna:s3cret@a.example/x failed; retry in 5 s";
/// assert_eq!(redact_in(line), "GET https://anna:***@a.example/x failed; retry in 5 s");
/// ```
///
/// A [`RedactPolicy`] hides other values too: [`RedactPolicy::redact`].
#[cfg(feature = "alloc")]
#[inline]
pub fn redact_in(text: &str) -> alloc::borrow::Cow<'_, str> {
    RedactPolicy::new().redact(text)
}

/// A string whose `Display` shows `***` in place of its secrets: those that the module [`redact`](self) finds, and the
/// fields that its grammar declares by `;! redact`.
///
/// RFC 3986 section 3.2.1: applications should not render as clear text any data after the first colon of a userinfo,
/// unless that data is empty.
///
/// ```
/// let uri = virgule::Uri::parse("ftp://anna:s3cret@example.com/?token=s3cret").unwrap();
/// assert_eq!(uri.redacted().to_string(), "ftp://anna:***@example.com/?token=***");
/// assert_eq!(format!("{uri:?}"), r#"Uri("ftp://anna:***@example.com/?token=***")"#);
/// assert_eq!(uri.to_string(), "ftp://anna:s3cret@example.com/?token=s3cret");
/// ```
#[derive(Clone, Copy)]
pub struct Redacted<'a> {
    text: &'a str,
    /// The byte ranges of the fields that the grammar declares.
    declared: Spans,
    policy: RedactPolicy<'a>,
}

/// The secret fields of a type by their indexes. For generated code.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Sensitive {
    secrets: &'static [Secret],
    parameters: Option<&'static ParameterTable<'static>>,
}

impl Sensitive {
    /// Creates the set of the secret fields `secrets`.
    #[inline]
    pub const fn of(secrets: &'static [Secret]) -> Self {
        assert!(secrets.len() <= MAX_SECRETS);
        Sensitive { secrets, parameters: None }
    }

    /// Adds the parameters, whose indexes follow those of the fields, so that secrets may be parameters.
    #[inline]
    pub const fn with(self, parameters: &'static ParameterTable<'static>) -> Self {
        Sensitive { parameters: Some(parameters), ..self }
    }
}

impl<'a> Redacted<'a> {
    /// Constructs the value from a match. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn of<const K: usize>(
        (table, kind): (&Table<'_>, usize),
        found: &Matched<'a, Captures<K>>,
        fields: Sensitive,
    ) -> Self {
        let (text, span) = (found.text(), |field| found.span(table, kind, field));
        let declared = Spans::of(text, fields.secrets, |number| match fields.parameters {
            Some(parameters) if number >= usize::from(table.fields) => {
                let (begin, end) = span(parameters.field)?;
                parameters.span((begin, text.get(begin..end)?), number - usize::from(table.fields))
            }
            _ => span(number),
        });
        Redacted { text, declared, policy: RedactPolicy::new() }
    }

    /// Formats as `Debug` after the name of the type. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn named(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{name}({self:?})")
    }

    /// Hides the secrets that `policy` specifies, in addition to the fields that the grammar declares.
    ///
    /// ```
    /// use virgule::RedactPolicy;
    ///
    /// let uri = virgule::UriRef::parse("/search?key=a&page=2").unwrap();
    /// let policy = RedactPolicy::new().hiding(&["key"]);
    /// assert_eq!(uri.redacted().with(policy).to_string(), "/search?key=***&page=2");
    /// ```
    #[must_use]
    #[inline]
    pub fn with(self, policy: RedactPolicy<'a>) -> Self {
        Redacted { policy, ..self }
    }

    /// Returns the hidden byte ranges, ordered by their starts. They may overlap.
    #[inline]
    fn hidden(&self) -> impl Iterator<Item = (usize, usize)> {
        let mut declared = self.declared.iter().peekable();
        let found = self.policy.secrets_of_reference(self.text.as_bytes());
        let mut found = found.map(|range| (range.start, range.end)).peekable();
        core::iter::from_fn(move || match (declared.peek(), found.peek()) {
            (Some(declared), Some(next)) if next < declared => found.next(),
            (Some(_), _) => declared.next(),
            (None, _) => found.next(),
        })
    }

    /// Calls `show` with each part of the text, and with `None` for each hidden range.
    #[inline]
    fn each(&self, mut show: impl FnMut(Option<&str>) -> fmt::Result) -> fmt::Result {
        let mut shown = 0;
        let mut is_first = true;
        for (begin, end) in self.hidden() {
            // A range within the previous one, or adjacent to it, is covered by the same mask.
            if begin > shown || is_first {
                show(self.text.get(shown..begin))?;
                show(None)?;
            }
            is_first = false;
            shown = shown.max(end);
        }
        show(self.text.get(shown..))
    }
}

impl fmt::Display for Redacted<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each(|part| f.write_str(part.unwrap_or(MASK)))
    }
}

impl fmt::Debug for Redacted<'_> {
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

/// `redacted` of types that are owned, at least if something changed.
#[cfg(feature = "alloc")]
macro_rules! redacted {
    ($([$($generics:tt)*] $type:ty;)*) => {$(
        impl<$($generics)*> $type {
            /// Formats the value without passwords, as [`Uri::redacted`](crate::Uri::redacted) does.
            #[inline]
            pub fn redacted(&self) -> Redacted<'_> {
                V::redacted(self.borrow())
            }
        }
    )*};
}

#[cfg(feature = "alloc")]
redacted! {
    [V: UriType] Owned<V>;
    [V: UriType] MaybeOwned<'_, V>;
}

/// Serializes as the string that `Display` writes.
#[cfg(feature = "serde")]
impl serde::Serialize for Redacted<'_> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
