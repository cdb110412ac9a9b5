//! The operators of expressions.

use crate::encode::set::EncodeSet;

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

/// A row of the table in Appendix A: how an operator expands variables.
pub(super) struct Expansion {
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
    /// The operator of an expression that begins with the byte `first`; `None` for operators that are reserved for
    /// extensions.
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

    /// The length of the operator in an expression.
    #[inline]
    pub(super) const fn length(self) -> usize {
        if matches!(self, Operator::Simple) { 0 } else { 1 }
    }

    /// The row of the operator in the table of Appendix A.
    #[inline]
    pub(super) const fn expansion(self) -> Expansion {
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
