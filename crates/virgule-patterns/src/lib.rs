//! URI templates matched back to their variables.

#![forbid(unsafe_code)]

mod ambiguity;
mod automaton;
mod compose;
mod encoding;
mod error;
mod kind;
mod language;
mod limits;
mod matcher;
mod nfa;
mod pattern;
mod reading;
mod set;
mod values;

pub use ambiguity::Ambiguity;
pub use error::{PatternError, PatternErrorKind};
pub use kind::ValueKind;
pub use limits::LimitError;
pub use matcher::{MatchError, MatchErrorKind, TemplateMatch, TemplateMatcher};
pub use pattern::Pattern;
pub use set::{Overlap, PatternMatch, PatternMatches, PatternReport, PatternSet, Shadowed};
