//! The secrets of a grammar, and their byte ranges in a string.

/// The maximum number of secret fields of a type, whose spans are stored without allocation. The compiler enforces it.
pub(super) const MAX_SECRETS: usize = 8;

/// A field that is hidden in every output, by its index. A grammar declares it by `;! redact`.
///
/// ```
/// use virgule::{Kind, Secret};
/// let uri = Kind::find("uri").unwrap();
/// let &[Secret::AfterColon(field)] = uri.secrets else { unreachable!() };
/// assert_eq!(uri.fields[field], "userinfo");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Secret {
    /// The entire field.
    Whole(usize),
    /// The text after the first colon of the field (RFC 3986 section 3.2.1).
    AfterColon(usize),
}

impl Secret {
    /// Returns the index of the field.
    ///
    /// ```
    /// use virgule::Secret;
    ///
    /// assert_eq!((Secret::Whole(3).field(), Secret::AfterColon(2).field()), (3, 2));
    /// ```
    #[inline]
    pub const fn field(self) -> usize {
        match self {
            Secret::Whole(field) | Secret::AfterColon(field) => field,
        }
    }

    /// Returns the byte range to hide in a field at `begin..end` of `text`, or `None` if the range is empty.
    ///
    /// ```
    /// use virgule::Secret;
    ///
    /// let text = "anna:s3cret";
    /// assert_eq!(Secret::AfterColon(0).span(text, (0, text.len())), Some((5, 11)));
    /// assert_eq!(Secret::AfterColon(0).span("anna", (0, 4)), None);
    /// ```
    #[inline]
    pub fn span(self, text: &str, (begin, end): (usize, usize)) -> Option<(usize, usize)> {
        let (begin, end) = match self {
            Secret::Whole(_) => (begin, end),
            Secret::AfterColon(_) => {
                let field = text.get(begin..end)?;
                // The userinfo of RFC 3261 includes its `@`.
                let field = field.strip_suffix('@').unwrap_or(field);
                (begin + field.find(':')? + 1, begin + field.len())
            }
        };
        (begin < end).then_some((begin, end))
    }
}

/// The byte ranges of the secrets of one string, in order; unused entries are empty and come last.
#[derive(Clone, Copy)]
pub(super) struct Spans([(usize, usize); MAX_SECRETS]);

/// An entry without a secret: an offset past the end of any text.
const UNUSED: (usize, usize) = (usize::MAX, usize::MAX);

impl Spans {
    /// Returns the byte ranges of the secrets of `text`; `find` returns the byte range of a field.
    #[inline]
    pub fn of(text: &str, secrets: &[Secret], find: impl Fn(usize) -> Option<(usize, usize)>) -> Self {
        let mut spans = [UNUSED; MAX_SECRETS];
        for (span, secret) in spans.iter_mut().zip(secrets) {
            *span = find(secret.field()).and_then(|field| secret.span(text, field)).unwrap_or(UNUSED);
        }
        spans.sort_unstable();
        Spans(spans)
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.0.iter().copied().filter(|&span| span != UNUSED)
    }
}
