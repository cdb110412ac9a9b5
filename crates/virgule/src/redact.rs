//! Text without its passwords, for logs and pages.

use core::fmt;

/// A text shown with `***` in place of a password.
///
/// RFC 3986 section 3.2.1: applications should not render as clear text any data after the first colon of a
/// userinfo, unless that is empty.
///
/// ```
/// let uri = virgule::Uri::parse("ftp://anna:s3cret@example.com/").unwrap();
/// assert_eq!(uri.redacted().to_string(), "ftp://anna:***@example.com/");
/// assert_eq!(format!("{uri:?}"), r#"Uri("ftp://anna:***@example.com/")"#);
/// assert_eq!(uri.to_string(), "ftp://anna:s3cret@example.com/");
/// ```
#[derive(Clone, Copy)]
pub struct Redacted<'a> {
    text: &'a str,
    /// The byte range that is not shown.
    hidden: Option<(usize, usize)>,
}

impl<'a> Redacted<'a> {
    /// `text` without what follows the first colon of the field at `secret`. For generated code.
    #[doc(hidden)]
    pub fn new(text: &'a str, secret: Option<(usize, usize)>) -> Self {
        Redacted { text, hidden: secret.and_then(|span| password(text, span)) }
    }
}

/// The byte range of the password in a field: what follows its first colon, unless that is empty. For this crate
/// and for grammars read at run time.
#[doc(hidden)]
pub fn password(text: &str, (begin, end): (usize, usize)) -> Option<(usize, usize)> {
    let secret = text.get(begin..end)?;
    // The userinfo of RFC 3261 ends in its `@`.
    let secret = secret.strip_suffix('@').unwrap_or(secret);
    let password = begin + secret.find(':')? + 1;
    let end = begin + secret.len();
    (password < end).then_some((password, end))
}

impl fmt::Display for Redacted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |range: core::ops::Range<usize>| self.text.get(range).unwrap_or("");
        match self.hidden {
            None => f.write_str(self.text),
            Some((begin, end)) => {
                write!(f, "{}***{}", shown(0..begin), shown(end..self.text.len()))
            }
        }
    }
}

impl fmt::Debug for Redacted<'_> {
    /// In quotes, with escapes, as a string shows itself.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |range: core::ops::Range<usize>| self.text.get(range).unwrap_or("");
        match self.hidden {
            None => write!(f, "{:?}", self.text),
            Some((begin, end)) => {
                let (before, after) = (shown(0..begin), shown(end..self.text.len()));
                write!(f, "\"{}***{}\"", before.escape_debug(), after.escape_debug())
            }
        }
    }
}
