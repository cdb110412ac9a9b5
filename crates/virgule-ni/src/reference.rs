//! Relative references: resolves `sha-256;f4Ox…` against an `ni` base.
//!
//! RFC 6920 section 3, figure 5. A reference is resolved by RFC 3986 section 5; the target must be a name, but the base
//! need not be:
//!
//! ```text
//! base                       reference      target
//! ni://example.com           sha-256;B      ni://example.com/sha-256;B     the base need not be a name
//! ni://h/sha-256;A?ct=t      sha-256;B      ni://h/sha-256;B
//! ni://h/sha-256;A           ?ct=t          ni://h/sha-256;A?ct=t
//! ni:                        sha-256;B      ni:sha-256;B                   not a name: two slashes are required
//! nih:3;53…                  3;53…          refused: nih has no relative references
//! ```

use crate::error::NameErrorKind;
use crate::{Name, NameError};
use std::fmt;
use virgule::{ParseError, Uri, UriRef};

impl Name {
    /// Resolves `reference` against `base`. Fragments are ignored, because names have none.
    ///
    /// ```
    /// use virgule_ni::Name;
    ///
    /// let name = Name::resolve("ni://example.com", "sha-256-32;f4OxZQ")?;
    /// assert_eq!(name.to_ni(), "ni://example.com/sha-256-32;f4OxZQ");
    /// # Ok::<(), virgule_ni::ReferenceError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the base is not a URI with the scheme `ni`, the reference is not a URI reference, or the target is not a
    /// name.
    pub fn resolve(base: &str, reference: &str) -> Result<Self, ReferenceError> {
        let base = Uri::parse(base).map_err(ReferenceError::Base)?;
        let reference = UriRef::parse(reference).map_err(ReferenceError::Reference)?;
        // The target of a reference with a scheme does not depend on the base.
        if reference.scheme().is_none() && !base.scheme().eq_ignore_ascii_case("ni") {
            return Err(ReferenceError::NotNi);
        }
        let target = reference.resolve(base);
        let text = target.as_str();
        let named = match target.fragment() {
            Some(fragment) => text.get(..text.len() - fragment.len() - 1).unwrap_or(text),
            None => text,
        };
        match Name::parse(named) {
            Ok(name) => Ok(name),
            Err(error) => Err(ReferenceError::Target { error, target: named.to_string() }),
        }
    }
}

/// The error of resolving a reference to a name.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReferenceError {
    /// The base is not a URI.
    Base(ParseError),
    /// The base has a scheme other than `ni`; `nih` has no relative references.
    NotNi,
    /// The reference is not a URI reference.
    Reference(ParseError),
    /// The target is not a name.
    Target {
        /// The error of parsing the target; offsets are relative to the target.
        error: NameError,
        /// The target.
        target: String,
    },
}

impl fmt::Display for ReferenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReferenceError::Base(error) => write!(f, "the base is no URI: {error}"),
            ReferenceError::NotNi => {
                f.write_str("a relative reference is a name from an ni base only (RFC 6920 section 3)")
            }
            ReferenceError::Reference(error) => write!(f, "no reference: {error}"),
            ReferenceError::Target { error, .. } => match error.kind() {
                NameErrorKind::NoForm => f.write_str("it leads to something that is no name"),
                _ => write!(f, "it leads to no name: {error}"),
            },
        }
    }
}

impl std::error::Error for ReferenceError {}
