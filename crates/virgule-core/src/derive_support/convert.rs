//! Converts a part of the input to the value of a field, using the conversion that the field type implements (autoref
//! specialization).
//!
//! A macro sees only the names of types, not their traits. Derived code calls a method that several traits define.
//! Method lookup tries the receivers with the most references first:
//!
//! ```text
//! (&&&Convert::<T>::new(text)).__convert()
//!     ViaTryFrom for &&Convert<T>   where T: TryFrom<&str>
//!     ViaFromStr for &Convert<T>    where T: FromStr
//!     ViaNothing for Convert<T>     a compile error
//! ```
//!
//! Errors of a conversion are selected in the same way: an error of this crate keeps its offset, other errors are shown
//! by their `Display`, and an error without `Display` gets a fixed message.

use crate::uri::error::ParseError;
use crate::uri::error::scheme_error::SchemeError;
use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

/// A part of the input to be converted to `T`.
pub struct Convert<'a, T> {
    text: &'a str,
    to: PhantomData<fn() -> T>,
}

impl<'a, T> Convert<'a, T> {
    /// Wraps the string to convert.
    #[inline]
    pub fn new(text: &'a str) -> Self {
        Convert { text, to: PhantomData }
    }
}

/// Implemented for types with `TryFrom<&str>`.
pub trait ViaTryFrom {
    /// The converted value.
    type Value;
    /// The error of the conversion.
    type Error;
    /// Converts the string.
    fn __convert(&self) -> Result<Self::Value, Self::Error>;
}

impl<'a, T: TryFrom<&'a str>> ViaTryFrom for &&Convert<'a, T> {
    type Value = T;
    type Error = T::Error;

    #[inline]
    fn __convert(&self) -> Result<T, T::Error> {
        T::try_from(self.text)
    }
}

/// Implemented for types with `FromStr`.
pub trait ViaFromStr {
    /// The converted value.
    type Value;
    /// The error of the conversion.
    type Error;
    /// Converts the string.
    fn __convert(&self) -> Result<Self::Value, Self::Error>;
}

impl<T: FromStr> ViaFromStr for &Convert<'_, T> {
    type Value = T;
    type Error = T::Err;

    #[inline]
    fn __convert(&self) -> Result<T, T::Err> {
        T::from_str(self.text)
    }
}

/// A trait without implementations. The compile error for any other field type shows its name and note.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a field",
    label = "implements neither `TryFrom<&str>` nor `FromStr`",
    note = "the type of a field is `&str`, implements `TryFrom<&str>` or `FromStr`, or is an `Option` of such a type"
)]
pub trait FieldType: Sized {}

/// Implemented for all other types.
pub trait ViaNothing<T> {
    /// Never called: `FieldType` has no implementations.
    fn __convert(&self) -> Result<T, fmt::Error>
    where
        T: FieldType;
}

impl<T> ViaNothing<T> for Convert<'_, T> {
    #[inline]
    fn __convert(&self) -> Result<T, fmt::Error>
    where
        T: FieldType,
    {
        Err(fmt::Error)
    }
}

/// Wraps the error of a conversion or a validation, and selects how to report it.
pub struct Refused<'e, E>(pub &'e E);

/// Implemented for errors that have an offset.
pub trait ViaNested {
    /// Returns the error, with its offset relative to the start of the part.
    fn __refused(&self, rule: &'static str) -> SchemeError;
}

impl ViaNested for &&Refused<'_, SchemeError> {
    #[inline]
    fn __refused(&self, _: &'static str) -> SchemeError {
        *self.0
    }
}

impl ViaNested for &&Refused<'_, ParseError> {
    #[inline]
    fn __refused(&self, _: &'static str) -> SchemeError {
        SchemeError::from(*self.0)
    }
}

/// Implemented for errors that implement `Display`.
pub trait ViaDisplay {
    /// Returns the error at the start of the part.
    fn __refused(&self, rule: &'static str) -> SchemeError;
}

impl<E: Display> ViaDisplay for &Refused<'_, E> {
    #[inline]
    fn __refused(&self, rule: &'static str) -> SchemeError {
        SchemeError::value(0, rule, self.0)
    }
}

/// Implemented for all other errors.
pub trait ViaAny {
    /// Returns the error at the start of the part.
    fn __refused(&self, rule: &'static str) -> SchemeError;
}

impl<E> ViaAny for Refused<'_, E> {
    #[inline]
    fn __refused(&self, rule: &'static str) -> SchemeError {
        SchemeError::value(0, rule, &"not a valid value of its type")
    }
}

// The number of references selects the trait, even where fewer references would compile.
#[cfg(test)]
#[allow(clippy::needless_borrow)]
mod tests {
    use super::*;
    use std::string::String;

    #[test]
    fn try_from_goes_before_from_str() {
        assert_eq!((&&&Convert::<&str>::new("a")).__convert(), Ok("a"));
        assert_eq!((&&&Convert::<String>::new("a")).__convert(), Ok("a".into()));
        assert_eq!((&&&Convert::<u16>::new("80")).__convert(), Ok(80));
    }

    #[test]
    fn errors_keep_what_they_know() {
        let place = crate::uri::Uri::parse("a:%").unwrap_err();
        assert_eq!((&&&Refused(&place)).__refused("x").offset(), 3);
        let words = "x".parse::<u16>().unwrap_err();
        let message = std::format!("{}", (&&&Refused(&words)).__refused("port"));
        assert_eq!(message, "offset 0, in port: invalid digit found in string");
        let message = std::format!("{}", (&&&Refused(&())).__refused("port"));
        assert_eq!(message, "offset 0, in port: not a valid value of its type");
    }
}
