//! Enums whose variants are the patterns of a set.

use crate::patterns::set::{PatternMatch, PatternSet};
use std::fmt;
use virgule_core::template::FromVariablesError;

/// An enum whose variants are the patterns of a set, with the variables as fields. `#[derive(UriPatterns)]` implements
/// it (features `derive` and `patterns` of `virgule`).
pub trait UriPatterns<'t>: Sized {
    /// Returns the set. Its patterns are the variants, in the order in which they are declared.
    fn patterns() -> &'static PatternSet;

    /// Converts a match of the set to a variant.
    ///
    /// # Errors
    ///
    /// The type of a field rejects the value of its variable.
    fn from_match(found: &PatternMatch<'static, 't>) -> Result<Self, FromVariablesError>;

    /// Returns the variant whose template matches `text`; of several, the most specific one by the order of
    /// [`PatternSet`].
    ///
    /// # Errors
    ///
    /// No template matches, or the type of a field rejects the value of its variable. In the latter case, other
    /// matching variants are not tried.
    #[inline]
    fn match_text(text: &'t str) -> Result<Self, VariantError> {
        let found = Self::patterns().first(text).ok_or(VariantError { kind: VariantErrorKind::NoMatch })?;
        Self::from_match(&found).map_err(|error| VariantError { kind: VariantErrorKind::Value(error) })
    }
}

/// Why input is not a variant. `Display` shows no part of the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariantError {
    kind: VariantErrorKind,
}

/// The reason of a [`VariantError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum VariantErrorKind {
    /// No template matches the input.
    NoMatch,
    /// A template matches, but the type of a field rejects the value of its variable.
    Value(FromVariablesError),
}

impl VariantError {
    /// Returns the reason, for programs.
    pub fn kind(&self) -> VariantErrorKind {
        self.kind
    }
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            VariantErrorKind::NoMatch => f.write_str("no template matches"),
            VariantErrorKind::Value(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for VariantError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            VariantErrorKind::NoMatch => None,
            VariantErrorKind::Value(error) => Some(error),
        }
    }
}
