//! The error of an expansion.

use core::fmt;

/// A template that cannot be expanded with the given variables: the offset and the reason.
///
/// ```
/// use virgule::schemes::UriTemplate;
/// use virgule::template::{ExpandErrorKind, Value};
///
/// let template = UriTemplate::parse("/{keys:1}")?;
/// let error = template.expand(&[("keys", Value::map([("a", "b")]))]).unwrap_err();
/// assert_eq!((error.offset(), error.kind()), (2, ExpandErrorKind::PrefixOfComposite));
/// assert_eq!(
///     error.to_string(),
///     "a prefix such as `:3` is for strings, and the variable is a list or an associative array (offset 2)"
/// );
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExpandError {
    pub(super) offset: usize,
    pub(super) kind: ExpandErrorKind,
}

/// The kind of an [`ExpandError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ExpandErrorKind {
    /// The operator of an expression is reserved for extensions (RFC 6570 section 2.2).
    ReservedOperator,
    /// A list or an associative array has a prefix modifier (section 2.4.1).
    PrefixOfComposite,
    /// The output has not enough capacity for the expansion.
    BufferFull,
}

impl ExpandError {
    /// The offset in the template of the operator, or of the variable's name.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The kind of the error.
    #[inline]
    pub const fn kind(&self) -> ExpandErrorKind {
        self.kind
    }
}

impl fmt::Display for ExpandError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wrong = match self.kind {
            ExpandErrorKind::ReservedOperator => {
                "the operators `=`, `,`, `!`, `@` and `|` are reserved for extensions of RFC 6570"
            }
            ExpandErrorKind::PrefixOfComposite => {
                "a prefix such as `:3` is for strings, and the variable is a list or an associative array"
            }
            ExpandErrorKind::BufferFull => "the expansion does not fit into the buffer",
        };
        write!(f, "{wrong} (offset {})", self.offset)
    }
}

impl core::error::Error for ExpandError {}
