//! Repairs strings that are almost URIs: percent-encodes the characters that the grammar allows only percent-encoded,
//! unless another parser could read them as a boundary between components.
//!
//! ```
//! use virgule::{Uri, repair::repair};
//!
//! let repaired = repair::<Uri>(" https://example.com/a b|c?d=100%#e ")?;
//! assert_eq!(repaired.text(), "https://example.com/a%20b%7Cc?d=100%25#e");
//! let changes: Vec<_> = repaired.changes().map(|change| (change.offset, change.replacement)).collect();
//! assert_eq!(changes, [(0, ""), (22, "%20"), (24, "%7C"), (32, "%25"), (35, "")]);
//!
//! // A browser takes the backslash for the end of the host: percent-encoding it would make `evil.example` the host.
//! assert!(repair::<Uri>(r"https://good.example\@evil.example/").is_err());
//! # Ok::<(), virgule::repair::RepairError>(())
//! ```
//!
//! Repairs:
//!
//! - white space at both ends is removed, and so are angle brackets and quotation marks around the text, including the
//!   prefix `URL:` in angle brackets (RFC 3986 appendix C);
//! - a line end within the text is removed with the white space around it (appendix C: a long URI is broken);
//! - other blanks, control characters, `"`, `<`, `>`, `\`, `^`, `` ` ``, `{`, `|`, `}`, a `[`, `]` or `#` that cannot
//!   be a delimiter, and non-ASCII characters are percent-encoded where the grammar allows a percent-encoding;
//! - a `%` without two hexadecimal digits after it becomes `%25`.
//!
//! Errors, because a lenient parser would find other components in the original text:
//!
//! - any of these characters in a scheme or an authority, except for non-ASCII characters in an authority, and
//!   `"%<>^{|}` and the backquote in a userinfo, which ends at the only `@` after it;
//! - a full-width form of a delimiter (`：`, `／`) in a scheme, in an authority, at the start of a path, or in the first
//!   segment of a relative path, which would then not be relative;
//! - a backslash, a tab or a line end before the first character of a path that is not a slash: browsers read a
//!   backslash as a slash and remove tabs and line ends. After an authority a line end cannot change what a path is.
//!
//! A valid text is unchanged, and the result is valid, so repairing is idempotent. It takes linear time, and one buffer
//! of at most three bytes per byte of the text. [`whatwg::divergences`](crate::whatwg) reports how browsers read the
//! original.

mod spelling;
#[cfg(test)]
mod tests;

pub use spelling::{Change, Changes};

use crate::encode::set::escape;
use crate::uri::IriRef;
use crate::uri::error::ParseError;
use crate::uri::owned::{Owned, maybe::MaybeOwned};
use crate::uri::typed::UriType;
use alloc::string::String;
use core::fmt;
use core::ops::Range;
use spelling::Spelling;
use virgule_automata::pushdown::{DEEP_STACK, Frame, Pushdown, StepOutcome};

/// A repaired or valid text.
pub struct Repaired<'t, V: UriType> {
    text: &'t str,
    value: MaybeOwned<'t, V>,
}

impl<'t, V: UriType> Repaired<'t, V> {
    /// Returns the repaired text.
    #[inline]
    pub fn text(&self) -> &str {
        self.value.as_str()
    }

    /// Returns the repaired text as a value, without parsing it again.
    ///
    /// ```
    /// use virgule::{Uri, repair::repair};
    ///
    /// let repaired = repair::<Uri>("http://example.com/a b?c")?;
    /// assert_eq!((repaired.value().path(), repaired.value().query()), ("/a%20b", Some("c")));
    /// assert_eq!(repaired.to_string(), "http://example.com/a%20b?c");
    /// # Ok::<(), virgule::repair::RepairError>(())
    /// ```
    #[inline]
    pub fn value(&self) -> V::Borrowed<'_> {
        self.value.borrow()
    }

    /// Returns the repaired text as a value, borrowed if nothing changed.
    #[inline]
    pub fn into_value(self) -> MaybeOwned<'t, V> {
        self.value
    }

    /// True if the repaired text differs from the original text.
    #[inline]
    pub fn is_changed(&self) -> bool {
        !self.value.is_borrowed()
    }

    /// Returns the changes in order, found by comparing both texts in linear time.
    #[inline]
    pub fn changes(&self) -> Changes<'_> {
        Changes::between(self.text, self.text())
    }
}

/// Writes the repaired text, passwords included.
impl<V: UriType> fmt::Display for Repaired<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl<V: UriType> fmt::Debug for Repaired<'_, V> {
    /// Omits the text, which may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Repaired").field("is_changed", &self.is_changed()).finish_non_exhaustive()
    }
}

/// Repairs `text` so that it is valid for the type `V`; the module lists the repairs.
///
/// # Errors
///
/// If percent-encoding does not make `text` valid, or if another parser might read an encoded character as a boundary.
///
/// ```
/// use virgule::{UriRef, repair::{RepairErrorKind, repair}};
///
/// assert!(!repair::<UriRef>("a/b")?.is_changed());
/// assert_eq!(repair::<UriRef>(r"\\host").unwrap_err().kind(), RepairErrorKind::Boundary);
/// assert_eq!(repair::<UriRef>("http://a:8x/").unwrap_err().kind(), RepairErrorKind::Syntax);
/// # Ok::<(), virgule::repair::RepairError>(())
/// ```
pub fn repair<V: UriType>(text: &str) -> Result<Repaired<'_, V>, RepairError> {
    let refused = match V::find(text) {
        Ok(found) => return Ok(Repaired { text, value: MaybeOwned::same(found) }),
        Err(error) => error,
    };
    let repaired = fill::<V>(text).and_then(|repaired| Owned::parse(repaired).ok());
    let repaired = repaired.ok_or(RepairError::syntax(refused))?;
    match moved_boundary(text, repaired.as_str()) {
        Some(offset) => Err(RepairError::boundary(offset)),
        None => Ok(Repaired { text, value: MaybeOwned::changed(repaired) }),
    }
}

/// Copies the text, replacing characters without a transition by their percent-encodings; returns `None` if the
/// automaton has a transition neither on a character nor on its encoding.
fn fill<V: UriType>(text: &str) -> Option<String> {
    let (table, kind) = V::TABLE;
    let (mut stack, mut spare) = (DEEP_STACK, DEEP_STACK);
    let mut automaton = Pushdown::new(table, kind, &mut stack);
    let (begin, end) = spelling::extent(text);
    let text = text.get(..end)?;
    // The buffer never grows.
    let encodable = text.chars().filter(|&c| c == '%' || spelling::is_repairable(c)).map(char::len_utf8);
    let mut repaired = String::with_capacity(text.len() + 2 * encodable.sum::<usize>());
    let (mut at, mut blanks) = (begin, 0);
    while let Some(spelling) = spelling::at(text, at, &mut blanks) {
        let (c, is_bad_percent) = match spelling {
            Spelling::Removed(end) => {
                at = end;
                continue;
            }
            Spelling::Character(c, is_bad_percent) => (c, is_bad_percent),
        };
        let next = at + c.len_utf8();
        let original = text.get(at..next)?;
        if !is_bad_percent && take(&mut automaton, &mut spare, original.as_bytes()) {
            repaired.push_str(original);
        } else if is_bad_percent || spelling::is_repairable(c) {
            let before = repaired.len();
            original.bytes().try_for_each(|byte| escape(&mut repaired, byte)).ok()?;
            if !take(&mut automaton, &mut spare, repaired.as_bytes().get(before..)?) {
                return None;
            }
        } else {
            return None;
        }
        at = next;
    }
    Some(repaired)
}

/// Returns the offset of the first change that another parser may read as a boundary in the original text.
fn moved_boundary(text: &str, repaired: &str) -> Option<usize> {
    let mut changes = Changes::between(text, repaired);
    // Every URI and IRI is an IRI reference; other kinds have no known components.
    let Ok(iri) = IriRef::parse(repaired) else { return changes.next().map(|change| change.offset) };
    let span = |part: &str| -> Range<usize> {
        let begin = part.as_ptr() as usize - repaired.as_ptr() as usize;
        begin..begin + part.len()
    };
    let path = span(iri.path());
    let userinfo = iri.userinfo().map_or(0..0, span);
    let is_relative = iri.scheme().is_none() && iri.authority().is_none() && !iri.path().starts_with('/');
    let first_segment = iri.path().find('/').map_or(path.end, |length| path.start + length);
    // The path up to here consists of slashes.
    let mut slashes = path.start;
    while let Some((place, Change { offset, original, replacement })) = changes.next_with_place() {
        let is_outside = offset == 0 && place == 0 && replacement.is_empty();
        if is_outside || place == repaired.len() {
            continue;
        }
        let mut characters = original.chars();
        if characters.clone().any(spelling::is_full_width_delimiter)
            && (place <= path.start || is_relative && place < first_segment)
        {
            return Some(offset);
        }
        let is_kept = userinfo.contains(&place) && characters.all(spelling::is_userinfo);
        if place < path.start && original.is_ascii() && !is_kept {
            return Some(offset);
        }
        if place < path.start || slashes > place {
            continue;
        }
        let between = repaired.get(slashes..place).unwrap_or_default();
        let is_at_begin = between.bytes().all(|byte| byte == b'/');
        slashes = if is_at_begin { place } else { usize::MAX };
        let is_line_end = replacement.is_empty();
        let reads_otherwise =
            if is_line_end { iri.authority().is_none() } else { matches!(original, "\\" | "\t") };
        if is_at_begin && reads_otherwise {
            return Some(offset);
        }
    }
    None
}

/// Advances the automaton over all of `text` and returns true, or leaves it unchanged and returns false.
///
/// The stack is copied to `spare` only if it matters: a failed step does not change the automaton, but may overwrite
/// the stack below a called rule.
fn take(automaton: &mut Pushdown<'_, '_>, spare: &mut [Frame], text: &[u8]) -> bool {
    if text.len() == 1 && automaton.is_in_main() {
        return automaton.step(text, 0) == StepOutcome::Taken(1);
    }
    let mut ahead = automaton.copy(spare);
    let mut at = 0;
    while at < text.len() {
        match ahead.step(text, at) {
            StepOutcome::Taken(length) => at += length,
            StepOutcome::Left | StepOutcome::Stuck | StepOutcome::TooDeep => return false,
        }
    }
    automaton.assign(&ahead);
    true
}

/// The error for a text that percent-encoding cannot repair.
///
/// ```
/// use virgule::{Uri, repair::repair};
///
/// let error = repair::<Uri>(r"https://good.example\@evil.example/").unwrap_err();
/// assert_eq!(error.offset(), 20);
/// assert_eq!(
///     error.to_string(),
///     "percent-encoding this character may move a boundary: other parsers may treat it as a delimiter, or ignore it \
///      (offset 20)"
/// );
/// let error = repair::<Uri>("https://a:8x/").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "percent-encoding cannot repair the text: a port is a number; an IPv6 address must be enclosed in brackets: `[::1]` \
///      (offset 11, in port: expected a digit, \"/\", \"?\", \"#\" or the end)"
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RepairError {
    offset: usize,
    source: Option<ParseError>,
}

/// The kind of a [`RepairError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepairErrorKind {
    /// Percent-encoding does not make the text valid. [`RepairError::parse_error`] is the error of the original text.
    Syntax,
    /// The repair would percent-encode a character that other parsers may read as a delimiter, or remove.
    Boundary,
}

impl RepairError {
    const fn syntax(error: ParseError) -> Self {
        RepairError { offset: error.offset(), source: Some(error) }
    }

    const fn boundary(offset: usize) -> Self {
        RepairError { offset, source: None }
    }

    /// Returns the byte offset in the original text.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the kind of the error.
    #[inline]
    pub const fn kind(&self) -> RepairErrorKind {
        match self.source {
            Some(_) => RepairErrorKind::Syntax,
            None => RepairErrorKind::Boundary,
        }
    }

    /// Returns the parse error of the original text, if percent-encoding cannot correct it.
    #[inline]
    pub const fn parse_error(&self) -> Option<&ParseError> {
        self.source.as_ref()
    }
}

impl fmt::Display for RepairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Some(error) => write!(f, "percent-encoding cannot repair the text: {error}"),
            None => write!(
                f,
                "percent-encoding this character may move a boundary: other parsers may treat it as a delimiter, or \
                 ignore it (offset {})",
                self.offset
            ),
        }
    }
}

/// The message contains that of the [`ParseError`], so there is no source.
impl core::error::Error for RepairError {}
