//! Values of variables and conversions of types to and from them.

use crate::uri::macros::from;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
#[cfg(feature = "std")]
use std::collections::HashMap;

/// The value of a variable (RFC 6570 section 2.3).
///
/// ```
/// use virgule::template::Value;
///
/// let text = Value::from("a b");
/// let list = Value::list(["red", "green"]);
/// let map = Value::map([("x", "1"), ("y", "2")]);
/// assert_ne!(text, list);
/// assert_ne!(list, map);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value<'v> {
    /// A string.
    Text(Cow<'v, str>),
    /// A list of strings. An empty list is undefined.
    List(Cow<'v, [Cow<'v, str>]>),
    /// Pairs of a name and a string, in the order in which they are expanded. An empty associative array is undefined.
    Map(Cow<'v, [(Cow<'v, str>, Cow<'v, str>)]>),
}

impl<'v> Value<'v> {
    /// Creates a list of strings.
    #[inline]
    pub fn list<T: Into<Cow<'v, str>>>(items: impl IntoIterator<Item = T>) -> Self {
        Value::List(items.into_iter().map(Into::into).collect())
    }

    /// Creates an associative array.
    #[inline]
    pub fn map<K: Into<Cow<'v, str>>, T: Into<Cow<'v, str>>>(
        pairs: impl IntoIterator<Item = (K, T)>,
    ) -> Self {
        Value::Map(pairs.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// Returns the same value, borrowed.
    #[inline]
    pub fn borrowed(&self) -> Value<'_> {
        match self {
            Value::Text(text) => Value::Text(Cow::Borrowed(text)),
            Value::List(list) => Value::List(Cow::Borrowed(list)),
            Value::Map(map) => Value::Map(Cow::Borrowed(map)),
        }
    }
}

from! {
    ['v] &'v str => Value<'v>: |text| Value::Text(text.into());
    [] String => Value<'_>: |text| Value::Text(text.into());
}

/// Types that can be the value of a variable: strings, numbers, [`Value`]s, and each of them as an `Option`, where
/// `None` is undefined.
pub trait ToValue {
    /// Returns the value, or `None` if the variable is undefined.
    fn to_value(&self) -> Option<Value<'_>>;
}

macro_rules! to_value {
    ($([$($generics:tt)*] $type:ty: |$value:ident| $made:expr;)*) => {$(
        impl<$($generics)*> ToValue for $type {
            #[inline]
            fn to_value(&self) -> Option<Value<'_>> {
                let $value = self;
                $made
            }
        }
    )*};
}

to_value! {
    [] Value<'_>: |value| Some(value.borrowed());
    [] str: |text| Some(text.into());
    [] String: |text| text.as_str().to_value();
    [] Cow<'_, str>: |text| text.as_ref().to_value();
    [T: ToValue + ?Sized] &T: |value| (**value).to_value();
    [T: ToValue] Option<T>: |value| value.as_ref()?.to_value();
    [T: AsRef<str>] [T]: |items| Some(Value::list(items.iter().map(AsRef::as_ref)));
    [T: AsRef<str>] Vec<T>: |items| items.as_slice().to_value();
    [K: AsRef<str>, T: AsRef<str>] BTreeMap<K, T>: |map| {
        Some(Value::map(map.iter().map(|(name, text)| (name.as_ref(), text.as_ref()))))
    };
}

/// The variables of an expansion, by name. Implemented for slices and arrays of pairs, and for maps.
///
/// ```
/// use std::collections::{BTreeMap, HashMap};
/// use virgule::schemes::UriTemplate;
///
/// let template = UriTemplate::parse("/{id}{?page}")?;
/// assert_eq!(template.expand(&[("id", 7)])?, "/7");
/// assert_eq!(template.expand(&BTreeMap::from([("id", "a"), ("page", "2")]))?, "/a?page=2");
/// assert_eq!(template.expand(&HashMap::from([("id", Some("a")), ("page", None)]))?, "/a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Variables {
    /// Returns the value of the variable named `name`, or `None` if the variable is undefined.
    fn value(&self, name: &str) -> Option<Value<'_>>;
}

macro_rules! variables {
    ($($(#[$about:meta])* [$($generics:tt)*] $type:ty: |$variables:ident, $name:ident| $value:expr;)*) => {$(
        $(#[$about])*
        impl<$($generics)*> Variables for $type {
            #[inline]
            fn value(&self, $name: &str) -> Option<Value<'_>> {
                let $variables = self;
                $value
            }
        }
    )*};
}

variables! {
    [T: Variables + ?Sized] &T: |variables, name| (**variables).value(name);
    [K: AsRef<str>, T: ToValue] [(K, T)]: |pairs, name| {
        pairs.iter().find(|(known, _)| known.as_ref() == name)?.1.to_value()
    };
    [K: AsRef<str>, T: ToValue, const N: usize] [(K, T); N]: |pairs, name| pairs.as_slice().value(name);
    [K: AsRef<str>, T: ToValue] Vec<(K, T)>: |pairs, name| pairs.as_slice().value(name);
    [K: Borrow<str> + Ord, T: ToValue] BTreeMap<K, T>: |map, name| map.get(name)?.to_value();
    #[cfg(feature = "std")]
    [K: Borrow<str> + Eq + Hash, T: ToValue, S: BuildHasher] HashMap<K, T, S>: |map, name| map.get(name)?.to_value();
}

/// A type that can be constructed from variables. After a match of the template, this is the inverse of
/// [`TypedTemplate::expand`](super::TypedTemplate::expand).
pub trait FromVariables: Sized {
    /// Constructs the value whose fields have the values of the variables.
    ///
    /// # Errors
    ///
    /// If a variable is undefined but its field is required, or if the type of its field rejects its value.
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

/// An associative array. An undefined variable is an empty array. The last of several pairs with the same name wins.
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

/// Types whose value is their `Display` output, which `FromStr` parses.
macro_rules! displayed {
    ($($type:ty)*) => {
        $(
            impl ToValue for $type {
                #[inline]
                fn to_value(&self) -> Option<Value<'_>> {
                    Some(Value::from(self.to_string()))
                }
            }

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

displayed! { bool char i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64 }

/// The error for a variable that is undefined, or whose value the type of the field rejects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FromVariablesError {
    variable: &'static str,
    is_undefined: bool,
}

impl FromVariablesError {
    /// Returns the value of a field, from the variable named `variable`. For derived code.
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

    /// Returns the name of the variable.
    #[inline]
    pub const fn variable(&self) -> &'static str {
        self.variable
    }

    /// True if the variable is undefined, false if the type of its field rejects its value.
    #[inline]
    pub const fn is_undefined(&self) -> bool {
        self.is_undefined
    }
}

impl fmt::Display for FromVariablesError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_undefined {
            true => {
                write!(f, "the variable `{}` is undefined, but its field is not an `Option`", self.variable)
            }
            false => write!(f, "the type of its field rejects the value of the variable `{}`", self.variable),
        }
    }
}

impl core::error::Error for FromVariablesError {}
