//! Splits a template into literals and expressions.
//!
//! The automaton has matched the entire template, so the delimiters below are never data: a literal contains no brace,
//! and a name contains no `,`, `:` or `*`.

use crate::encode::set::EncodeSet;
use crate::schemes::UriTemplate;

/// A part of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TemplatePart<'a> {
    /// Literal text, which is copied; characters that URIs do not allow are percent-encoded (RFC 6570 section 3.1).
    Literal(&'a str),
    /// An expression, which is replaced by the expansions of its variables (section 3.2).
    Expression(Expression<'a>),
}

/// The parts of a template in order; see [`UriTemplate::parts`].
#[derive(Debug, Clone)]
pub struct TemplateParts<'a> {
    rest: &'a str,
}

impl<'a> UriTemplate<'a> {
    /// Returns the literals and expressions of the template, in order.
    ///
    /// ```
    /// use virgule::schemes::UriTemplate;
    /// use virgule::template::TemplatePart;
    ///
    /// let template = UriTemplate::parse("/a{/id}{?q*,page:2}")?;
    /// let mut parts = template.parts();
    /// assert_eq!(parts.next(), Some(TemplatePart::Literal("/a")));
    /// let Some(TemplatePart::Expression(id)) = parts.next() else { unreachable!() };
    /// assert_eq!((id.as_str(), id.variables().next().unwrap().name()), ("{/id}", "id"));
    /// let Some(TemplatePart::Expression(query)) = parts.next() else { unreachable!() };
    /// assert!(query.variables().map(|variable| variable.name()).eq(["q", "page"]));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn parts(&self) -> TemplateParts<'a> {
        TemplateParts { rest: self.as_str() }
    }
}

impl<'a> Iterator for TemplateParts<'a> {
    type Item = TemplatePart<'a>;

    #[inline]
    fn next(&mut self) -> Option<TemplatePart<'a>> {
        let expression = self.rest.starts_with('{');
        let end = match self.rest.find(if expression { '}' } else { '{' }) {
            Some(at) => at + usize::from(expression),
            None => self.rest.len(),
        };
        let (part, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        match part {
            "" => None,
            _ if expression => Some(TemplatePart::Expression(Expression { text: part })),
            _ => Some(TemplatePart::Literal(part)),
        }
    }
}

impl core::iter::FusedIterator for TemplateParts<'_> {}

/// An expression: an operator and variables.
///
/// ```abnf
/// expression    =  "{" [ operator ] variable-list "}"   ; RFC 6570 section 2.2
/// variable-list =  varspec *( "," varspec )             ; section 2.3
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Expression<'a> {
    text: &'a str,
}

impl<'a> Expression<'a> {
    /// Returns the text of the expression, braces included.
    #[inline]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }

    #[inline]
    fn inner(&self) -> &'a str {
        self.text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap_or_default()
    }

    /// Returns the operator, or `None` if RFC 6570 reserves it for extensions: `=`, `,`, `!`, `@`, `|`.
    #[inline]
    pub fn operator(&self) -> Option<Operator> {
        Operator::of(*self.inner().as_bytes().first()?)
    }

    /// Returns the variables, in order.
    #[inline]
    pub fn variables(&self) -> impl Iterator<Item = VarSpec<'a>> + Clone + use<'a> {
        let operator = self.operator().map_or(1, Operator::length);
        let list = self.inner().split_at_checked(operator).map_or("", |(_, list)| list);
        list.split(',').map(|text| VarSpec { text })
    }
}

/// A variable in an expression.
///
/// ```abnf
/// varspec         =  varname [ modifier-level4 ]   ; RFC 6570 section 2.3
/// modifier-level4 =  prefix / explode              ; section 2.4
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct VarSpec<'a> {
    text: &'a str,
}

/// The modifier after a variable's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Modifier {
    /// `:3`: the maximum number of characters of the value that are expanded (section 2.4.1).
    Prefix(u16),
    /// `*`: each value of a list or of an associative array is expanded like a variable (section 2.4.2).
    Explode,
}

impl<'a> VarSpec<'a> {
    /// Returns the text of the variable: the name and the modifier.
    #[inline]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }

    /// Returns the name. Percent-encodings are part of it, and are not decoded.
    #[inline]
    pub fn name(&self) -> &'a str {
        self.text.find([':', '*']).and_then(|end| self.text.get(..end)).unwrap_or(self.text)
    }

    /// Returns the modifier, or `None` if the variable has none.
    #[inline]
    pub fn modifier(&self) -> Option<Modifier> {
        let text = self.text.get(self.name().len()..)?;
        match text.strip_prefix(':') {
            Some(length) => length.parse().ok().map(Modifier::Prefix),
            None => (text == "*").then_some(Modifier::Explode),
        }
    }
}

/// The character after the `{` of an expression, which selects the form of its expansion.
///
/// ```abnf
/// operator  =  op-level2 / op-level3 / op-reserve   ; RFC 6570 section 2.2
/// ```
///
/// ```
/// use virgule::schemes::UriTemplate;
/// use virgule::template::{Operator, TemplatePart};
///
/// let template = UriTemplate::parse("{?q}")?;
/// let Some(TemplatePart::Expression(expression)) = template.parts().next() else { unreachable!() };
/// assert_eq!(expression.operator(), Some(Operator::Query));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operator {
    /// `{var}`: simple string expansion (section 3.2.2).
    Simple,
    /// `{+var}`: reserved expansion (section 3.2.3).
    Reserved,
    /// `{#var}`: fragment expansion (section 3.2.4).
    Fragment,
    /// `{.var}`: label expansion (section 3.2.5).
    Label,
    /// `{/var}`: path segment expansion (section 3.2.6).
    PathSegment,
    /// `{;var}`: path-style parameter expansion (section 3.2.7).
    PathParameter,
    /// `{?var}`: form-style query expansion (section 3.2.8).
    Query,
    /// `{&var}`: form-style query continuation (section 3.2.9).
    QueryContinuation,
}

/// A row of the table in Appendix A: how an operator expands variables. Used by the inverse of expansion.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Expansion {
    /// The text before the first defined variable.
    pub first: &'static str,
    /// The separator of defined variables.
    pub separator: &'static str,
    /// True if names are written.
    pub is_named: bool,
    /// The text after a name whose value is empty.
    pub if_empty: &'static str,
    /// The characters that are not percent-encoded.
    pub allowed: EncodeSet,
    /// True if percent-encodings in values are copied.
    pub keeps_encoded: bool,
}

impl Operator {
    /// Returns the operator of an expression that begins with `first`, or `None` if it is reserved for extensions.
    #[inline]
    pub(super) const fn of(first: u8) -> Option<Self> {
        Some(match first {
            b'+' => Operator::Reserved,
            b'#' => Operator::Fragment,
            b'.' => Operator::Label,
            b'/' => Operator::PathSegment,
            b';' => Operator::PathParameter,
            b'?' => Operator::Query,
            b'&' => Operator::QueryContinuation,
            b'=' | b',' | b'!' | b'@' | b'|' => return None,
            _ => Operator::Simple,
        })
    }

    #[inline]
    pub(super) const fn length(self) -> usize {
        if matches!(self, Operator::Simple) { 0 } else { 1 }
    }

    /// Returns the rules by which the operator expands variables.
    #[doc(hidden)]
    #[inline]
    pub const fn expansion(self) -> Expansion {
        const fn row(first: &'static str, separator: &'static str) -> Expansion {
            Expansion {
                first,
                separator,
                is_named: false,
                if_empty: "",
                allowed: EncodeSet::UNRESERVED,
                keeps_encoded: false,
            }
        }
        const fn reserved(first: &'static str) -> Expansion {
            Expansion { allowed: EncodeSet::RESERVED, keeps_encoded: true, ..row(first, ",") }
        }
        const fn named(first: &'static str, separator: &'static str, if_empty: &'static str) -> Expansion {
            Expansion { is_named: true, if_empty, ..row(first, separator) }
        }
        match self {
            Operator::Simple => row("", ","),
            Operator::Reserved => reserved(""),
            Operator::Fragment => reserved("#"),
            Operator::Label => row(".", "."),
            Operator::PathSegment => row("/", "/"),
            Operator::PathParameter => named(";", ";", ""),
            Operator::Query => named("?", "&", "="),
            Operator::QueryContinuation => named("&", "&", "="),
        }
    }
}
