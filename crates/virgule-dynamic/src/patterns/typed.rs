//! Enums whose variants are the patterns of a set.

use crate::patterns::set::{PatternMatch, PatternSet};
use std::fmt;
use virgule_core::template::FromVariablesError;

/// An enum whose variants are the patterns of a set, and their fields the variables: what `#[derive(UriPatterns)]`
/// (features `derive` and `patterns` of `virgule`) implements.
pub trait UriPatterns<'t>: Sized {
    /// The set: its patterns are the variants, in the order in which they are declared.
    fn patterns() -> &'static PatternSet;

    /// The variant of a match of the set.
    ///
    /// # Errors
    ///
    /// The type of a field refuses the value of its variable.
    fn from_match(found: &PatternMatch<'static, 't>) -> Result<Self, FromVariablesError>;

    /// The variant whose template matches `text`: of several the most specific one, by the order of [`PatternSet`].
    ///
    /// # Errors
    ///
    /// No template matches, or the type of a field refuses the value of its variable. Other variants that match are
    /// not tried then.
    #[inline]
    fn match_text(text: &'t str) -> Result<Self, VariantError> {
        let found = Self::patterns().first(text).ok_or(VariantError { kind: VariantErrorKind::NoMatch })?;
        Self::from_match(&found).map_err(|error| VariantError { kind: VariantErrorKind::Value(error) })
    }
}

/// Why a text is no variant. `Display` shows no part of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariantError {
    kind: VariantErrorKind,
}

/// What a [`VariantError`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum VariantErrorKind {
    /// No template matches the text.
    NoMatch,
    /// A template matches, and the type of a field refuses the value of its variable.
    Value(FromVariablesError),
}

impl VariantError {
    /// What is wrong, for programs.
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
