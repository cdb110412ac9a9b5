//! Repairs texts that are nearly URIs: characters that the grammar allows only percent-encoded are encoded, unless
//! another parser could read them as a boundary between components.
//!
//! ```
//! use virgule::{Uri, repair::repair};
//!
//! let repaired = repair::<Uri>(" https://example.com/a b|c?d=100%#e ")?;
//! assert_eq!(repaired.text(), "https://example.com/a%20b%7Cc?d=100%25#e");
//! let changes: Vec<_> = repaired.changes().iter().map(|change| (change.offset, &*change.replacement)).collect();
//! assert_eq!(changes, [(0, ""), (22, "%20"), (24, "%7C"), (32, "%25"), (35, "")]);
//!
//! // A browser takes the backslash for the end of the host: percent-encoding it would make `evil.example` the host.
//! assert!(repair::<Uri>(r"https://good.example\@evil.example/").is_err());
//! # Ok::<(), virgule::repair::RepairError>(())
//! ```
//!
//! Repairs:
//!
//! - white space at both ends is removed (RFC 3986 appendix C);
//! - blanks, control characters, `"`, `<`, `>`, `\`, `^`, `` ` ``, `{`, `|`, `}`, a `[`, `]` or `#` that cannot be a
//!   delimiter, and characters beyond ASCII are percent-encoded where the grammar allows a percent-encoding;
//! - a `%` without two hexadecimal digits after it becomes `%25`.
//!
//! Errors, because a lenient parser would find other components in the original text:
//!
//! - any of these characters in a scheme or an authority, except for characters beyond ASCII in an authority;
//! - a backslash, a tab or a line end before the first character of a path that is not a slash: browsers read a
//!   backslash as a slash and remove tabs and line ends.
//!
//! A valid text is not changed, and the result is valid, so repairing is idempotent. It is linear in the length of the
//! text. [`whatwg::divergences`](crate::whatwg) reports how browsers read the original text.

mod error;
#[cfg(test)]
mod tests;

pub use error::{RepairError, RepairErrorKind};

use crate::parse::pushdown::{DEEP_STACK, Frame, Pushdown, StepOutcome};
use crate::uri::IriRef;
use crate::uri::owned::maybe::MaybeOwned;
use crate::uri::typed::UriType;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// A repaired or valid text, and the list of changes.
pub struct Repaired<'t, V: UriType> {
    value: MaybeOwned<'t, V>,
    changes: Vec<Change<'t>>,
}

/// A change of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change<'t> {
    /// The byte offset of the change in the original text.
    pub offset: usize,
    /// The replaced text.
    pub original: &'t str,
    /// The replacement: percent-encodings, or nothing.
    pub replacement: Cow<'static, str>,
}

impl<'t, V: UriType> Repaired<'t, V> {
    /// The repaired text.
    #[inline]
    pub fn text(&self) -> &str {
        self.value.as_str()
    }

    /// The repaired text as a value. If the text changed, each call parses it; [`Self::into_value`] returns a value to
    /// keep.
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

    /// The repaired text as a value; borrowed if nothing changed.
    #[inline]
    pub fn into_value(self) -> MaybeOwned<'t, V> {
        self.value
    }

    /// The changes, in order.
    #[inline]
    pub fn changes(&self) -> &[Change<'t>] {
        &self.changes
    }
}

/// Writes the repaired text, passwords included.
impl<V: UriType> core::fmt::Display for Repaired<'_, V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.text())
    }
}

impl<V: UriType> core::fmt::Debug for Repaired<'_, V> {
    /// Omits the text, which may be secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Repaired").field("changes", &self.changes.len()).finish_non_exhaustive()
    }
}

/// Repairs `text` so that it is a text of the type `V`; the module lists the repairs.
///
/// # Errors
///
/// If percent-encoding does not make `text` a text of the type, or if another parser might read an encoded character as
/// a boundary between components.
///
/// ```
/// use virgule::{UriRef, repair::{RepairErrorKind, repair}};
///
/// assert_eq!(repair::<UriRef>("a/b")?.changes(), []);
/// assert_eq!(repair::<UriRef>(r"\\host").unwrap_err().kind(), RepairErrorKind::Boundary);
/// assert_eq!(repair::<UriRef>("http://a:8x/").unwrap_err().kind(), RepairErrorKind::Syntax);
/// # Ok::<(), virgule::repair::RepairError>(())
/// ```
pub fn repair<V: UriType>(text: &str) -> Result<Repaired<'_, V>, RepairError> {
    let refused = match V::find(text) {
        Ok(captures) => {
            return Ok(Repaired { value: MaybeOwned::same(V::at(text, captures)), changes: Vec::new() });
        }
        Err(error) => error,
    };
    let mut draft = Draft { text, repaired: String::with_capacity(text.len() + 16), changes: Vec::new() };
    if !draft.fill::<V>() || !V::is_valid(&draft.repaired) {
        return Err(RepairError::syntax(refused));
    }
    if let Some(offset) = draft.moved_boundary() {
        return Err(RepairError::boundary(offset));
    }
    let Draft { repaired, changes, .. } = draft;
    let value = MaybeOwned::changed(repaired);
    Ok(Repaired { value, changes })
}

/// A repair in progress: the original text, and the result so far.
struct Draft<'t> {
    text: &'t str,
    repaired: String,
    changes: Vec<Change<'t>>,
}

/// True for characters that RFC 3986 allows nowhere, or only as a delimiter at one position.
fn is_repairable(c: char) -> bool {
    !c.is_ascii()
        || c.is_ascii_control()
        || matches!(c, ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}' | '[' | ']' | '#')
}

/// White space that RFC 3986 appendix C removes around URIs.
const SPACE: [char; 4] = [' ', '\t', '\r', '\n'];

impl<'t> Draft<'t> {
    /// Copies the text, with percent-encodings in place of characters without a transition. Returns true if the
    /// automaton has a transition on every character or on its encoding.
    fn fill<V: UriType>(&mut self) -> bool {
        let (table, kind) = V::TABLE;
        let (mut stack, mut spare) = (DEEP_STACK, DEEP_STACK);
        let mut automaton = Pushdown::new(table, kind, &mut stack);
        let begin = self.text.len() - self.text.trim_start_matches(SPACE).len();
        let end = self.text.trim_end_matches(SPACE).len().max(begin);
        self.change(0, begin, "");
        let mut at = begin;
        while let Some(c) = self.text.get(at..end).and_then(|rest| rest.chars().next()) {
            let next = at + c.len_utf8();
            let (Some(original), Some(before)) = (self.text.get(at..next), self.text.get(..end)) else {
                return false;
            };
            let is_bad_percent = c == '%' && !is_encoding(before.as_bytes().get(next..next + 2));
            if !is_bad_percent && take(&mut automaton, &mut spare, original) {
                self.repaired.push_str(original);
            } else if is_bad_percent || is_repairable(c) {
                let encoding = encoding(original);
                if !take(&mut automaton, &mut spare, &encoding) {
                    return false;
                }
                self.change(at, next, encoding);
            } else {
                return false;
            }
            at = next;
        }
        self.change(end, self.text.len(), "");
        true
    }

    /// Records the replacement of the text from `begin` to `end`, if it is not empty.
    fn change(&mut self, begin: usize, end: usize, replacement: impl Into<Cow<'static, str>>) {
        let (replacement, original) = (replacement.into(), self.text.get(begin..end).unwrap_or_default());
        self.repaired.push_str(&replacement);
        if !original.is_empty() {
            self.changes.push(Change { offset: begin, original, replacement });
        }
    }

    /// The offset of the first change that another parser may read as a boundary in the original text.
    fn moved_boundary(&self) -> Option<usize> {
        // Every URI and IRI is an IRI reference; texts of other kinds have no known components.
        let Ok(iri) = IriRef::parse(&self.repaired) else {
            return self.changes.first().map(|change| change.offset);
        };
        let path = iri.path().as_ptr() as usize - self.repaired.as_ptr() as usize;
        let mut shift = 0isize;
        let mut at_path_begin = true;
        for Change { offset, original, replacement } in &self.changes {
            let place = offset.wrapping_add_signed(shift);
            shift += replacement.len() as isize - original.len() as isize;
            if replacement.is_empty() {
                continue;
            }
            if place < path && original.is_ascii() {
                return Some(*offset);
            }
            let between = self.repaired.get(path..place).unwrap_or_default();
            at_path_begin &= !between.contains(|c| c != '/');
            if at_path_begin && matches!(*original, "\\" | "\t" | "\r" | "\n") {
                return Some(*offset);
            }
        }
        None
    }
}

/// True for two hexadecimal digits.
fn is_encoding(digits: Option<&[u8]>) -> bool {
    digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
}

/// Advances the automaton over all of `text` and returns true, or leaves it unchanged and returns false.
///
/// The stack is copied to `spare` only if it matters: a failed step does not change the automaton, but may overwrite the
/// stack below a called rule.
fn take(automaton: &mut Pushdown<'_, '_>, spare: &mut [Frame], text: &str) -> bool {
    if text.len() == 1 && automaton.is_in_main() {
        return automaton.step(text.as_bytes(), 0) == StepOutcome::Taken(1);
    }
    let mut ahead = automaton.copy(spare);
    let mut at = 0;
    while at < text.len() {
        match ahead.step(text.as_bytes(), at) {
            StepOutcome::Taken(length) => at += length,
            StepOutcome::Left | StepOutcome::Stuck | StepOutcome::TooDeep => return false,
        }
    }
    automaton.assign(&ahead);
    true
}

/// The text with every octet percent-encoded.
fn encoding(text: &str) -> String {
    let mut encoded = String::with_capacity(3 * text.len());
    for byte in text.bytes() {
        // Writing to a string does not fail.
        let _ = write!(encoded, "%{byte:02X}");
    }
    encoded
}
