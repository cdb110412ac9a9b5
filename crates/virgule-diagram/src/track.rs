//! What a diagram shows, before anything has a place: the tracks that a train may take through a rule.
//!
//! A track has the words of the document, and a form that can be compared in tests:
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
    /// Nothing at all, and how the document writes that: `0<pchar>`.
    Nothing(String),
    /// Characters that stand for themselves.
    Text(Text),
    /// One character between two.
    Range(u32, u32),
    /// Another rule.
    Rule(Reference),
    /// All of these, in order.
    Sequence(Vec<Track>),
    /// One of these.
    Choice(Vec<Track>),
    /// One of these, all of them [`Track::Text`] of one character or [`Track::Range`].
    OneOf(Vec<Track>),
    /// This, or a way around it.
    Option(Box<Track>),
    /// This at least once.
    Loop {
        /// What is repeated.
        inner: Box<Track>,
        /// What stands between one and the next.
        between: Option<Box<Track>>,
        /// How often, where that is limited.
        times: Option<String>,
    },
}

/// A literal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The characters, as people read them: a blank is `␣`.
    pub shown: String,
    /// Whether it is one character, whatever it is called.
    pub one: bool,
    /// Whether they have letters.
    pub cased: bool,
    /// Whether letters stand for themselves alone: `%s"a"` and `%x61`, but not `"a"` (RFC 7405 section 2.1).
    pub exact: bool,
}

/// A rule's name within another rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// The name, in the spelling of its use.
    pub name: String,
    /// The rule; none only where the grammar has an error.
    pub rule: Option<RuleId>,
    /// The prose that has the name: `authority, see [RFC3986]`.
    pub prose: Option<String>,
}

impl Track {
    /// Calls `see` for every rule that is named, from left to right.
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
}

impl Track {
    /// How many boxes it is drawn with.
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
            Track::Range(first, last) => f.write_str(&crate::words::range(*first, *last)),
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
