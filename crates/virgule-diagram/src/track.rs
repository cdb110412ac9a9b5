//! The content of a diagram, without layout.
//!
//! A track has a textual form for tests:
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]         [userinfo @] host [: port]
//! h16       = 1*4HEXDIG                                  {HEXDIG; up to 4 times}
//! to        = addr-spec *( "," addr-spec )               {addr-spec / ,}
//! ```

use std::fmt::{self, Display, Formatter};
use virgule_compiler::abnf::lower::grammar::RuleId;

/// A part of a diagram.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Track {
    /// The empty text, with its source, such as `0<pchar>`.
    Nothing(String),
    /// A literal.
    Text(Text),
    /// One character of a range: its first and last code point.
    Range(u32, u32),
    /// A reference to a rule.
    Rule(Reference),
    /// A concatenation.
    Sequence(Vec<Track>),
    /// Alternatives.
    Choice(Vec<Track>),
    /// Alternatives of one character each: [`Track::Text`] or [`Track::Range`].
    OneOf(Vec<Track>),
    /// An optional track.
    Option(Box<Track>),
    /// One or more repetitions.
    Loop {
        /// The repeated track.
        inner: Box<Track>,
        /// The separator between two repetitions.
        between: Option<Box<Track>>,
        /// The number of repetitions, if it is limited.
        times: Option<String>,
    },
}

/// A literal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The text, with `␣` for a space.
    pub shown: String,
    /// True for a single character.
    pub one: bool,
    /// True if the literal contains letters.
    pub cased: bool,
    /// True if the literal is case-sensitive: `%s"a"` and `%x61`, but not `"a"` (RFC 7405 section 2.1).
    pub exact: bool,
}

/// A reference to a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// The name, in the spelling of the reference.
    pub name: String,
    /// The rule; `None` only if the grammar has an error.
    pub rule: Option<RuleId>,
    /// The prose that contains the name: `authority, see [RFC3986]`.
    pub prose: Option<String>,
}

impl Track {
    /// Calls `see` for every reference, from left to right.
    pub fn each_rule(&self, see: &mut impl FnMut(&Reference)) {
        match self {
            Track::Rule(reference) => see(reference),
            Track::Sequence(parts) | Track::Choice(parts) => {
                parts.iter().for_each(|part| part.each_rule(see))
            }
            Track::Option(inner) => inner.each_rule(see),
            Track::Loop { inner, between, .. } => {
                inner.each_rule(see);
                if let Some(between) = between {
                    between.each_rule(see);
                }
            }
            Track::Nothing(_) | Track::Text(_) | Track::Range(..) | Track::OneOf(_) => {}
        }
    }

    /// Number of boxes in the diagram.
    pub fn boxes(&self) -> usize {
        match self {
            Track::Sequence(parts) | Track::Choice(parts) => parts.iter().map(Track::boxes).sum(),
            Track::Option(inner) => inner.boxes(),
            Track::Loop { inner, between, .. } => {
                inner.boxes() + between.as_ref().map_or(0, |between| between.boxes())
            }
            Track::Nothing(_) | Track::Text(_) | Track::Range(..) | Track::Rule(_) | Track::OneOf(_) => 1,
        }
    }
}

impl Display for Track {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Track::Nothing(written) => write!(f, "({written})"),
            Track::Text(text) => f.write_str(&text.shown),
            Track::Range(first, last) => f.write_str(&crate::notation::range(*first, *last)),
            Track::Rule(reference) => f.write_str(&reference.name),
            Track::Sequence(parts) => joined(f, parts, " "),
            Track::Choice(parts) => {
                f.write_str("(")?;
                joined(f, parts, " | ")?;
                f.write_str(")")
            }
            Track::OneOf(parts) => {
                f.write_str("‹")?;
                joined(f, parts, " ")?;
                f.write_str("›")
            }
            Track::Option(inner) => write!(f, "[{inner}]"),
            Track::Loop { inner, between, times } => {
                write!(f, "{{{inner}")?;
                if let Some(between) = between {
                    write!(f, " / {between}")?;
                }
                if let Some(times) = times {
                    write!(f, "; {times}")?;
                }
                f.write_str("}")
            }
        }
    }
}

fn joined(f: &mut Formatter<'_>, parts: &[Track], separator: &str) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        write!(f, "{part}")?;
    }
    Ok(())
}
