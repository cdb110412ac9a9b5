//! The error of a value that has no query, and of a query that has no value.

use crate::tree::TreeError;
use alloc::string::{String, ToString};
use core::fmt;
use serde::{de, ser};

/// The error of a value that has no query, or of a query that has no value of a type. The message contains the key, but
/// no value.
///
/// ```
/// use std::collections::BTreeMap;
/// use virgule::query::from_query;
///
/// let error = from_query::<BTreeMap<String, u32>>("page=1&page=2").unwrap_err();
/// assert_eq!(error.to_string(), "the key `page` occurs 2 times, and its field takes one value: a list takes all of them");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueryError(String);

impl QueryError {
    pub(super) fn new(message: impl Into<String>) -> Self {
        QueryError(message.into())
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for QueryError {}

impl From<TreeError> for QueryError {
    fn from(error: TreeError) -> Self {
        QueryError(error.0)
    }
}

impl de::Error for QueryError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        QueryError(message.to_string())
    }
}

impl ser::Error for QueryError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        QueryError(message.to_string())
    }
}
