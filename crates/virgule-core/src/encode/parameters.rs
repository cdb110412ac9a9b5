//! Parameters: a field split into `name=value` pieces by a separator (`;! parameters`), with accessors for the declared
//! ones.
//!
//! ```text
//! amount=20.3&label=Luke&x     amount 7..11   label 18..22   x without a value
//! ```
//!
//! The field is split before it is decoded. Names are compared percent-decoded, so that `%61mount` is `amount`; case
//! matters unless the grammar ignores it. A lookup reads the field once, without allocation.

use super::decode::next;
#[cfg(feature = "alloc")]
use super::decode::{NotUtf8Error, decode_text};
use crate::uri::components::split;
use crate::uri::macros::opaque_debug;
#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
use core::fmt;
use core::iter::FusedIterator;
use virgule_automata::swar;

/// The parameters of a field. For generated code.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct ParameterTable<'t> {
    /// The index of the field that contains the parameters.
    pub field: usize,
    /// The separator of parameters.
    pub separator: u8,
    /// True if names are compared ignoring ASCII case.
    pub ignore_case: bool,
    /// The declared parameters.
    pub names: &'t [KnownParameter<'t>],
}

/// A parameter that the grammar declares. For generated code.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct KnownParameter<'t> {
    /// The decoded name.
    pub key: &'t str,
    /// The name of the field or list that contains the value.
    pub name: &'t str,
    /// True if the parameter may occur several times.
    pub several: bool,
}

impl<'t> ParameterTable<'t> {
    /// Returns the parameters that may occur once. Their indices follow those of the fields of the table.
    #[inline]
    pub fn once(&self) -> impl Iterator<Item = &'t KnownParameter<'t>> + use<'t> {
        self.names.iter().filter(|known| !known.several)
    }

    /// Returns the parameters that may occur several times.
    #[inline]
    pub fn lists(&self) -> impl Iterator<Item = &'t KnownParameter<'t>> + use<'t> {
        self.names.iter().filter(|known| known.several)
    }

    /// Returns the byte range of the value of the parameter with index `number` in [`Self::once`]. `field` is the field
    /// and its offset in the input.
    #[inline]
    pub fn span(&self, field: (usize, &str), number: usize) -> Option<(usize, usize)> {
        value_span(self, field, self.once().nth(number)?.key)
    }
}

/// A parameter, percent-encoded as in the input.
///
/// ```
/// use virgule::Parameter;
///
/// let parameter = Parameter::new("label=Luke%20Jr");
/// assert_eq!((parameter.name(), parameter.value()), ("label", Some("Luke%20Jr")));
/// assert_eq!(parameter.decode_value().unwrap().unwrap(), "Luke Jr");
/// assert_eq!(Parameter::new("flag").value(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Parameter<'a> {
    name: &'a str,
    value: Option<&'a str>,
}

impl<'a> Parameter<'a> {
    /// Splits `name=value` at the first `=`; a string without `=` is a name.
    #[inline]
    pub fn new(text: &'a str) -> Self {
        let (name, value) = split(text, '=');
        Parameter { name, value }
    }

    /// Returns the name, percent-encoded as in the input.
    ///
    /// ```
    /// use virgule::Parameter;
    ///
    /// let named = |text| (Parameter::new(text).name(), Parameter::new(text).value());
    /// assert_eq!((named("a=b=c"), named("a="), named("a")), (("a", Some("b=c")), ("a", Some("")), ("a", None)));
    /// ```
    #[inline]
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// Returns the value, percent-encoded as in the input, or `None` for a name without `=`.
    #[inline]
    pub const fn value(&self) -> Option<&'a str> {
        self.value
    }

    /// True if the decoded name equals `name`.
    ///
    /// ```
    /// use virgule::Parameter;
    ///
    /// let parameter = Parameter::new("l%61bel=a");
    /// assert!(parameter.is("label") && !parameter.is("Label") && parameter.is_ignoring_case("Label"));
    /// ```
    #[inline]
    pub fn is(&self, name: &str) -> bool {
        stands_for(self.name.as_bytes(), name, false)
    }

    /// True if the decoded name equals `name`, ignoring ASCII case.
    #[inline]
    pub fn is_ignoring_case(&self, name: &str) -> bool {
        stands_for(self.name.as_bytes(), name, true)
    }

    /// Returns the decoded name.
    ///
    /// # Errors
    ///
    /// If the decoded name is not UTF-8; the offset refers to the encoded name.
    ///
    /// ```
    /// use virgule::Parameter;
    ///
    /// assert_eq!(Parameter::new("l%61bel=a").decode_name().unwrap(), "label");
    /// assert_eq!(Parameter::new("%FF=a").decode_name().unwrap_err().offset(), 0);
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode_name(&self) -> Result<Cow<'a, str>, NotUtf8Error> {
        decode_text(self.name)
    }

    /// Returns the decoded value, or `None` for a name without `=`. `+` is not decoded.
    ///
    /// # Errors
    ///
    /// If the decoded value is not UTF-8; the offset refers to the encoded value.
    ///
    /// ```
    /// use virgule::Parameter;
    ///
    /// assert_eq!(Parameter::new("a=1+%2B+1").decode_value().unwrap().unwrap(), "1+++1");
    /// assert!(Parameter::new("a=%FF").decode_value().unwrap().is_err());
    /// assert!(Parameter::new("a").decode_value().is_none());
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode_value(&self) -> Option<Result<Cow<'a, str>, NotUtf8Error>> {
        self.value.map(decode_text)
    }
}

opaque_debug! { Parameter<'_>: name; }

/// The parameters of a field in order, declared or not. Empty pieces (`a&&b`) are skipped.
///
/// ```
/// use virgule::schemes::Bitcoin;
///
/// let uri = Bitcoin::parse("bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Luke-Jr")?;
/// assert!(uri.parameters().map(|parameter| parameter.name()).eq(["amount", "label"]));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Clone)]
pub struct Parameters<'a> {
    field: &'a str,
    /// The end of the last parameter.
    at: usize,
    separator: u8,
}

impl<'a> Parameters<'a> {
    /// Returns the parameters of a field; none if the field is absent. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn of(table: &ParameterTable<'_>, field: Option<&'a str>) -> Self {
        Parameters { field: field.unwrap_or_default(), at: 0, separator: table.separator }
    }
}

impl<'a> Iterator for Parameters<'a> {
    type Item = Parameter<'a>;

    #[inline]
    fn next(&mut self) -> Option<Parameter<'a>> {
        let ParameterSpan { begin, name, value, end, .. } =
            piece(self.field.as_bytes(), self.at, self.separator)?;
        self.at = end;
        let value = if value > name { Some(self.field.get(value..end)?) } else { None };
        Some(Parameter { name: self.field.get(begin..name)?, value })
    }
}

/// Omits values, which may be secret.
impl fmt::Debug for Parameters<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

/// The values of a parameter that may occur several times, in order; "" for an occurrence without `=`.
///
/// ```
/// use virgule::schemes::Magnet;
///
/// let uri = Magnet::parse("magnet:?xt=urn:btih:c12f&tr=http://a.example&tr=http://b.example")?;
/// assert!(uri.tr().eq(["http://a.example", "http://b.example"]));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Clone)]
pub struct ParameterValues<'a> {
    parameters: Parameters<'a>,
    name: &'static str,
    ignore_case: bool,
}

impl FusedIterator for Parameters<'_> {}

impl<'a> ParameterValues<'a> {
    /// Returns the values of `name` in a field. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn of(table: &ParameterTable<'_>, field: Option<&'a str>, name: &'static str) -> Self {
        ParameterValues { parameters: Parameters::of(table, field), name, ignore_case: table.ignore_case }
    }
}

impl<'a> Iterator for ParameterValues<'a> {
    type Item = &'a str;

    #[inline]
    fn next(&mut self) -> Option<&'a str> {
        let (name, ignore_case) = (self.name, self.ignore_case);
        let found =
            self.parameters.find(|parameter| stands_for(parameter.name.as_bytes(), name, ignore_case));
        found.map(|parameter| parameter.value.unwrap_or_default())
    }
}

impl FusedIterator for ParameterValues<'_> {}

opaque_debug! { ParameterValues<'_>: name; }

/// Returns the byte range in the input of the value of the first parameter `name` in `field`, which begins at byte
/// `begin` of the input. The range is empty, after the name, if there is no `=`. For generated code.
#[inline]
pub fn value_span(table: &ParameterTable<'_>, field: (usize, &str), name: &str) -> Option<(usize, usize)> {
    value_spans(table, field, name).next()
}

/// Returns the byte ranges in the input of all values of `name` in `field`, which begins at byte `begin` of the input.
/// For grammars read at run time.
#[inline]
pub fn value_spans<'f>(
    table: &'f ParameterTable<'_>,
    (begin, field): (usize, &'f str),
    name: &'f str,
) -> impl Iterator<Item = (usize, usize)> + 'f {
    let (bytes, mut at) = (field.as_bytes(), 0);
    core::iter::from_fn(move || {
        while let Some(piece) = piece(bytes, at, table.separator) {
            at = piece.end;
            if piece.is(bytes, name, table.ignore_case) {
                return Some((begin + piece.value, begin + piece.end));
            }
        }
        None
    })
}

/// Returns the first repetition of a parameter that may occur once, in `field`, which begins at byte `begin` of the
/// input: the offset of the second name, and the parameter. For generated code.
#[inline]
pub const fn parameter_again<'t>(
    table: &ParameterTable<'t>,
    (begin, field): (usize, &str),
) -> Option<(usize, &'t KnownParameter<'t>)> {
    // One bit for each name: a `;! parameters` section declares at most 64.
    let (bytes, mut at, mut seen) = (field.as_bytes(), 0, 0u64);
    while let Some(piece) = piece(bytes, at, table.separator) {
        at = piece.end;
        let mut number = 0;
        while number < table.names.len() {
            let known = &table.names[number];
            if !known.several && piece.is(bytes, known.key, table.ignore_case) {
                if seen >> number & 1 != 0 {
                    return Some((begin + piece.begin, known));
                }
                seen |= 1 << number;
            }
            number += 1;
        }
    }
    None
}

struct ParameterSpan {
    begin: usize,
    /// The offset after the name.
    name: usize,
    /// True if the name contains a `%`.
    is_encoded: bool,
    /// The offset after the `=`; the end of the parameter if it has no `=`.
    value: usize,
    end: usize,
}

impl ParameterSpan {
    /// True if the name in `field` equals `name` after percent-decoding. Most names differ in length.
    #[inline]
    const fn is(&self, field: &[u8], name: &str, ignore_case: bool) -> bool {
        (self.is_encoded || self.name - self.begin == name.len())
            && stands_for(field.split_at(self.name).0.split_at(self.begin).1, name, ignore_case)
    }
}

/// Returns the first non-empty piece at or after `at`.
#[inline]
const fn piece(field: &[u8], mut at: usize, separator: u8) -> Option<ParameterSpan> {
    while at < field.len() && field[at] == separator {
        at += 1;
    }
    if at == field.len() {
        return None;
    }
    let (begin, mut is_encoded) = (at, false);
    while at < field.len() && field[at] != separator && field[at] != b'=' {
        is_encoded |= field[at] == b'%';
        at += 1;
    }
    let (name, has_value) = (at, at < field.len() && field[at] == b'=');
    if has_value {
        at = end_of_value(field, at, separator);
    }
    Some(ParameterSpan { begin, name, is_encoded, value: name + has_value as usize, end: at })
}

/// Returns the offset of the first separator at or after `at`, or the length of the field. Reads eight bytes at a time.
#[inline]
const fn end_of_value(field: &[u8], mut at: usize, separator: u8) -> usize {
    while let Some((_, rest)) = field.split_at_checked(at)
        && let Some(eight) = rest.first_chunk()
    {
        let pattern = swar::ONES * separator as u64;
        let found = swar::zeros(u64::from_le_bytes(*eight) ^ pattern);
        if found != 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while at < field.len() && field[at] != separator {
        at += 1;
    }
    at
}

/// True if `text` equals `name` after percent-decoding.
#[inline]
const fn stands_for(text: &[u8], name: &str, ignore_case: bool) -> bool {
    let (mut at, mut rest) = (0, name.as_bytes());
    while let Some((byte, length)) = next(text, at) {
        let Some((expected, behind)) = rest.split_first() else { return false };
        if !(*expected == byte || ignore_case && expected.eq_ignore_ascii_case(&byte)) {
            return false;
        }
        (at, rest) = (at + length, behind);
    }
    rest.is_empty()
}

/// Accessors for all parameters of a field, and for each declared parameter.
#[doc(hidden)]
#[macro_export]
macro_rules! __parameters {
    ($name:ident: $parameters:path, $table:path; $( $(#[$about:meta])* $way:ident $known:ident = $called:literal; )*) => {
        impl<'a> $name<'a> {
            #[inline]
            fn parameter_field(&self) -> Option<(usize, &'a str)> {
                self.found.field_with_offset(&$table, <Self as $crate::UriType>::TABLE.1, $parameters.field)
            }
        }

        $crate::__methods! { $name<'a>:
            /// Returns all parameters in order, declared or not.
            pub fn parameters(&self) -> $crate::Parameters<'a> {
                $crate::Parameters::of(&$parameters, self.parameter_field().map(|(_, field)| field))
            }
        }

        $( $crate::__parameter! { $name: $(#[$about])* $way $known = $called, $parameters } )*
    };
}

/// The accessor of a declared parameter: its value if it may occur `once`, or the `list` of its values.
#[doc(hidden)]
#[macro_export]
macro_rules! __parameter {
    ($name:ident: $(#[$about:meta])* once $known:ident = $called:literal, $parameters:path) => {
        $crate::__methods! { $name<'a>:
            $(#[$about])*
            pub fn $known(&self) -> Option<&'a str> {
                let (begin, end) = $crate::__derive::value_span(&$parameters, self.parameter_field()?, $called)?;
                self.as_str().get(begin..end)
            }
        }
    };
    ($name:ident: $(#[$about:meta])* list $known:ident = $called:literal, $parameters:path) => {
        $crate::__methods! { $name<'a>:
            $(#[$about])*
            pub fn $known(&self) -> $crate::ParameterValues<'a> {
                let field = self.parameter_field().map(|(_, field)| field);
                $crate::ParameterValues::of(&$parameters, field, $called)
            }
        }
    };
}
