//! Expansion (RFC 6570 section 3), and its error.

use super::part::Expansion;
use super::{Expression, Modifier, TemplatePart, Value, VarSpec, Variables};
use crate::encode::characters::character;
use crate::encode::decode::next;
use crate::encode::set::{EncodeSet, write};
use crate::schemes::UriTemplate;
use crate::uri::macros::{enums_with_messages, located_errors};
use crate::uri::output::{BufferFullError, Output, WriteResult, whole};
use alloc::string::String;
use core::fmt;

impl UriTemplate<'_> {
    /// Expands the template: replaces its expressions by the expansions of their variables (RFC 6570 section 3).
    ///
    /// Takes time linear in the length of the template and of the values used. Names are compared byte by byte.
    ///
    /// ```
    /// use virgule::schemes::UriTemplate;
    ///
    /// let template = UriTemplate::parse("{+base}/search{?q,lang}#{section:3}")?;
    /// let variables = [("base", "https://example.com"), ("q", "100 %"), ("section", "results")];
    /// assert_eq!(template.expand(&variables)?, "https://example.com/search?q=100%20%25#res");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If an operator is reserved for extensions, or if a list or an associative array has a prefix modifier.
    #[inline]
    pub fn expand(&self, variables: &(impl Variables + ?Sized)) -> Result<String, ExpandError> {
        let mut text = String::with_capacity(self.as_str().len());
        self.expand_into(variables, &mut text)?;
        Ok(text)
    }

    /// Expands the template into a string or a buffer. On an error, nothing is written.
    ///
    /// ```
    /// use virgule::Buffer;
    /// use virgule::schemes::UriTemplate;
    /// use virgule::template::ExpandErrorKind;
    ///
    /// let mut bytes = [0; 8];
    /// let mut buffer = Buffer::new(&mut bytes);
    /// let template = UriTemplate::parse("/{id}")?;
    /// template.expand_into(&[("id", "a/b")], &mut buffer)?;
    /// assert_eq!(buffer.as_str(), "/a%2Fb");
    /// let error = template.expand_into(&[("id", "a/b")], &mut buffer).unwrap_err();
    /// assert_eq!(error.kind(), ExpandErrorKind::BufferFull);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Self::expand`], or if the output does not have enough capacity.
    #[inline]
    pub fn expand_into(
        &self,
        variables: &(impl Variables + ?Sized),
        out: &mut impl Output,
    ) -> Result<(), ExpandError> {
        whole(out, |out| self.write(variables, out))
    }

    #[inline]
    fn write(&self, variables: &(impl Variables + ?Sized), out: &mut impl Output) -> Result<(), ExpandError> {
        let mut offset = 0;
        for part in self.parts() {
            let full = |_: BufferFullError| ExpandError::new(offset, ExpandErrorKind::BufferFull);
            match part {
                TemplatePart::Literal(text) => {
                    literal(out, text).map_err(full)?;
                    offset += text.len();
                }
                TemplatePart::Expression(expression) => {
                    expand(expression, offset, variables, out)?;
                    offset += expression.as_str().len();
                }
            }
        }
        Ok(())
    }
}

/// A type whose fields are the variables of one template. `#[derive(UriTemplate)]` (feature `derive`) implements it.
pub trait TypedTemplate: Variables {
    /// The template. Its variables are the fields.
    const TEMPLATE: UriTemplate<'static>;

    /// Returns the template with its expressions replaced by the expansions of the fields.
    ///
    /// # Errors
    ///
    /// As [`UriTemplate::expand`].
    #[inline]
    fn expand(&self) -> Result<String, ExpandError> {
        Self::TEMPLATE.expand(self)
    }
}

/// Expands the expression at `offset` of the template (section 3.2.1).
#[inline]
fn expand(
    expression: Expression<'_>,
    offset: usize,
    variables: &(impl Variables + ?Sized),
    out: &mut impl Output,
) -> Result<(), ExpandError> {
    let mut offset = offset + 1;
    let operator =
        expression.operator().ok_or(ExpandError::new(offset, ExpandErrorKind::ReservedOperator))?;
    offset += operator.length();
    let expansion = operator.expansion();
    let mut begin = expansion.first;
    for variable in expression.variables() {
        let value = variables.value(variable.name()).filter(|value| !is_undefined(value));
        if let Some(value) = value {
            let composite = !matches!(value, Value::Text(_));
            if composite && matches!(variable.modifier(), Some(Modifier::Prefix(_))) {
                return Err(ExpandError::new(offset, ExpandErrorKind::PrefixOfComposite));
            }
            let written = out.push_str(begin).and_then(|()| expansion.variable(variable, &value, out));
            written.map_err(|_| ExpandError::new(offset, ExpandErrorKind::BufferFull))?;
            begin = expansion.separator;
        }
        offset += variable.as_str().len() + 1;
    }
    Ok(())
}

/// True if a value is undefined (section 2.3).
#[inline]
fn is_undefined(value: &Value<'_>) -> bool {
    match value {
        Value::Text(_) => false,
        Value::List(list) => list.is_empty(),
        Value::Map(map) => map.is_empty(),
    }
}

impl Expansion {
    #[inline]
    fn variable(&self, variable: VarSpec<'_>, value: &Value<'_>, out: &mut impl Output) -> WriteResult {
        let (name, modifier) = (variable.name(), variable.modifier());
        let explode = modifier == Some(Modifier::Explode);
        match value {
            Value::Text(text) => {
                let text = match modifier {
                    Some(Modifier::Prefix(length)) => self.prefix(text, length.into()),
                    _ => text,
                };
                self.named(name, text, out)
            }
            Value::List(list) if explode => {
                self.joined(list.iter(), self.separator, out, |text, out| self.named(name, text, out))
            }
            Value::Map(map) if explode => self.joined(map.iter(), self.separator, out, |(key, text), out| {
                literal(out, key)?;
                match text.is_empty() && self.is_named {
                    true => out.push_str(self.if_empty),
                    false => {
                        out.push_str("=")?;
                        self.text(text, out)
                    }
                }
            }),
            Value::List(list) => {
                self.begin(name, out)?;
                self.joined(list.iter(), ",", out, |text, out| self.text(text, out))
            }
            Value::Map(map) => {
                self.begin(name, out)?;
                self.joined(map.iter(), ",", out, |(key, text), out| {
                    self.text(key, out)?;
                    out.push_str(",")?;
                    self.text(text, out)
                })
            }
        }
    }

    #[inline]
    fn joined<T, O: Output>(
        &self,
        items: impl Iterator<Item = T>,
        separator: &str,
        out: &mut O,
        mut write: impl FnMut(T, &mut O) -> WriteResult,
    ) -> WriteResult {
        for (number, item) in items.enumerate() {
            if number > 0 {
                out.push_str(separator)?;
            }
            write(item, out)?;
        }
        Ok(())
    }

    /// Writes the name and `=`, if the operator writes names.
    #[inline]
    fn begin(&self, name: &str, out: &mut impl Output) -> WriteResult {
        if self.is_named {
            literal(out, name)?;
            out.push_str("=")?;
        }
        Ok(())
    }

    /// Writes a string, after its name if the operator writes names.
    #[inline]
    fn named(&self, name: &str, text: &str, out: &mut impl Output) -> WriteResult {
        if self.is_named && text.is_empty() {
            literal(out, name)?;
            return out.push_str(self.if_empty);
        }
        self.begin(name, out)?;
        self.text(text, out)
    }

    #[inline]
    fn text(&self, text: &str, out: &mut impl Output) -> WriteResult {
        encode(out, text, self.allowed, self.keeps_encoded)
    }

    /// Returns the first `length` characters of a value. If percent-encodings are copied, the encodings of one
    /// character count as one.
    #[inline]
    fn prefix<'t>(&self, text: &'t str, length: usize) -> &'t str {
        let mut rest = text;
        for _ in 0..length {
            let first = if self.keeps_encoded { encoded_character(rest) } else { 0 };
            let taken = if first > 0 { first } else { rest.chars().next().map_or(0, char::len_utf8) };
            rest = rest.get(taken..).unwrap_or_default();
        }
        text.get(..text.len() - rest.len()).unwrap_or(text)
    }
}

/// Returns the length in bytes of the percent-encodings at the start of `text` that encode one character in UTF-8; 3
/// for an octet that is not part of a character, 0 if the text does not begin with a percent-encoding.
#[inline]
fn encoded_character(text: &str) -> usize {
    match (character(text.as_bytes(), 0), next(text.as_bytes(), 0)) {
        (Some((_, length)), _) => length,
        (None, Some((_, length @ 3))) => length,
        _ => 0,
    }
}

/// Copies a literal, or a name like a literal (section 3.1); keeps reserved, unreserved and percent-encoded characters.
#[inline]
fn literal(out: &mut impl Output, text: &str) -> WriteResult {
    encode(out, text, EncodeSet::RESERVED, true)
}

/// Writes `text`; characters that are not allowed are percent-encoded, and existing percent-encodings are kept.
fn encode(out: &mut impl Output, mut text: &str, allowed: EncodeSet, keeps_encoded: bool) -> WriteResult {
    while keeps_encoded && let Some((before, rest)) = text.find('%').and_then(|at| text.split_at_checked(at))
    {
        encode_all(out, before, allowed)?;
        let (triplet, rest) = match encoded_character(rest) {
            0 => ("%25", rest.split_at_checked(1)),
            _ => (rest.get(..3).unwrap_or_default(), rest.split_at_checked(3)),
        };
        out.push_str(triplet)?;
        text = rest.map_or("", |(_, rest)| rest);
    }
    encode_all(out, text, allowed)
}

fn encode_all(out: &mut impl Output, text: &str, allowed: EncodeSet) -> WriteResult {
    // Formatting fails only if the output is full.
    write(&mut Formatted(out), text.as_bytes(), allowed).map_err(|fmt::Error| BufferFullError)
}

/// Adapts an output to `fmt::Write`.
struct Formatted<'o, O>(&'o mut O);

impl<O: Output> fmt::Write for Formatted<'_, O> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(text).map_err(|BufferFullError| fmt::Error)
    }
}

located_errors! {
    /// The error for a template that cannot be expanded with the given variables: the offset and the reason.
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
    ///     "a prefix such as `:3` needs a string, but the variable is a list or an associative array (offset 2)"
    /// );
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    ExpandError of ExpandErrorKind, "Returns the offset of the operator or of the variable in the template.";
}

enums_with_messages! {
    /// The kind of an [`ExpandError`].
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum ExpandErrorKind {
        /// The operator of an expression is reserved for extensions (RFC 6570 section 2.2).
        ReservedOperator => "the operators `=`, `,`, `!`, `@` and `|` are reserved for extensions of RFC 6570",
        /// A list or an associative array has a prefix modifier (section 2.4.1).
        PrefixOfComposite => "a prefix such as `:3` needs a string, but the variable is a list or an associative array",
        /// The output does not have enough capacity for the expansion.
        BufferFull => "the expansion does not fit into the buffer",
    }
}
