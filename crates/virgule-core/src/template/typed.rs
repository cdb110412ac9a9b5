//! Structs as the variables of a template, and variables as structs.

use super::{ExpandError, Value, Variables};
use crate::schemes::UriTemplate;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A type whose fields are the variables of one template. `#[derive(UriTemplate)]` (feature `derive`) implements it.
pub trait TypedTemplate: Variables {
    /// The template whose variables the fields are.
    const TEMPLATE: UriTemplate<'static>;

    /// The template with its expressions replaced by the expansions of the fields.
    ///
    /// # Errors
    ///
    /// As [`UriTemplate::expand`].
    #[inline]
    fn expand(&self) -> Result<String, ExpandError> {
        Self::TEMPLATE.expand(self)
    }
}

/// A type that can be constructed from variables. After a match of the template, this is the inverse of
/// [`TypedTemplate::expand`].
pub trait FromVariables: Sized {
    /// Constructs the value whose fields have the values of the variables.
    ///
    /// # Errors
    ///
    /// If a variable is undefined but its field is required, or if the type of its field refuses its value.
    fn from_variables(variables: &(impl Variables + ?Sized)) -> Result<Self, FromVariablesError>;
}

/// A type that can be constructed from the value of a variable: strings, numbers, lists and associative arrays of them,
/// and each of them as an `Option`, where `None` is undefined.
///
/// ```
/// use virgule::template::{FromValue, Value};
///
/// assert_eq!(u16::from_value(Some(Value::from("80"))), Some(80));
/// assert_eq!(u16::from_value(Some(Value::from("eighty"))), None);
/// assert_eq!(Option::<u16>::from_value(None), Some(None));
/// assert_eq!(Vec::<String>::from_value(Some(Value::list(["a", "b"]))), Some(vec!["a".to_string(), "b".to_string()]));
/// ```
pub trait FromValue: Sized {
    /// Converts the value of a variable, which is `None` if it is undefined; `None` if the type has no such value.
    fn from_value(value: Option<Value<'_>>) -> Option<Self>;
}

impl FromValue for String {
    #[inline]
    fn from_value(value: Option<Value<'_>>) -> Option<Self> {
        match value? {
            Value::Text(text) => Some(text.into_owned()),
            Value::List(_) | Value::Map(_) => None,
        }
    }
}

impl FromValue for Cow<'_, str> {
    #[inline]
    fn from_value(value: Option<Value<'_>>) -> Option<Self> {
        String::from_value(value).map(Cow::Owned)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    #[inline]
    fn from_value(value: Option<Value<'_>>) -> Option<Self> {
        match value {
            Some(value) => T::from_value(Some(value)).map(Some),
            None => Some(None),
        }
    }
}

/// A list. An undefined variable is an empty list.
impl<T: FromValue> FromValue for Vec<T> {
    #[inline]
    fn from_value(value: Option<Value<'_>>) -> Option<Self> {
        match value {
            None => Some(Vec::new()),
            Some(Value::List(items)) => {
                items.iter().map(|item| T::from_value(Some(Value::from(item.as_ref())))).collect()
            }
            Some(Value::Text(_) | Value::Map(_)) => None,
        }
    }
}

/// An associative array. An undefined variable is an empty array. If several pairs have the same name, the last counts.
impl<T: FromValue> FromValue for BTreeMap<String, T> {
    #[inline]
    fn from_value(value: Option<Value<'_>>) -> Option<Self> {
        match value {
            None => Some(BTreeMap::new()),
            Some(Value::Map(pairs)) => {
                let pair = |(name, text): &(Cow<'_, str>, Cow<'_, str>)| {
                    Some((name.to_string(), T::from_value(Some(Value::from(text.as_ref())))?))
                };
                pairs.iter().map(pair).collect()
            }
            Some(Value::Text(_) | Value::List(_)) => None,
        }
    }
}

macro_rules! parsed {
    ($($type:ty)*) => {
        $(
            impl FromValue for $type {
                #[inline]
                fn from_value(value: Option<Value<'_>>) -> Option<Self> {
                    match value? {
                        Value::Text(text) => text.parse().ok(),
                        Value::List(_) | Value::Map(_) => None,
                    }
                }
            }
        )*
    };
}

parsed! { bool char i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64 }

/// The error of a variable that is undefined, or whose value the type of the field refuses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FromVariablesError {
    variable: &'static str,
    is_undefined: bool,
}

impl FromVariablesError {
    /// The value of a field, from the variable named `variable`. For derived code.
    #[doc(hidden)]
    #[inline]
    pub fn field<T: FromValue>(
        variables: &(impl Variables + ?Sized),
        variable: &'static str,
    ) -> Result<T, FromVariablesError> {
        let value = variables.value(variable);
        let is_undefined = value.is_none();
        T::from_value(value).ok_or(FromVariablesError { variable, is_undefined })
    }

    /// The name of the variable.
    #[inline]
    pub const fn variable(&self) -> &'static str {
        self.variable
    }

    /// True if the variable is undefined, false if the type of its field refuses its value.
    #[inline]
    pub const fn is_undefined(&self) -> bool {
        self.is_undefined
    }
}

impl fmt::Display for FromVariablesError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_undefined {
            true => write!(f, "the variable `{}` is undefined, and its field is no `Option`", self.variable),
            false => write!(f, "the type of its field refuses the value of the variable `{}`", self.variable),
        }
    }
}

impl core::error::Error for FromVariablesError {}
