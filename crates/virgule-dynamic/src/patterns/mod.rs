//! URI templates (RFC 6570) matched in reverse to the values of their variables, and sets of templates.
//!
//! ```
//! use virgule::patterns::{Pattern, PatternSet, ValueKind};
//!
//! let issue = Pattern::parse("/issues/{number}{?page}")?.kind("number", ValueKind::abnf("1*DIGIT")?);
//! let values = issue.matcher()?;
//! assert_eq!(values.match_text("/issues/23?page=2")?.text("page").as_deref(), Some("2"));
//!
//! let routes = PatternSet::new([issue, Pattern::route("/issues/{name}")?])?;
//! assert_eq!(routes.first("/issues/23").map(|found| found.index()), Some(0));
//! assert_eq!(routes.first("/issues/new").map(|found| found.index()), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! kind        the values of a variable: a rule of a grammar
//! language    the minimal DFA of a kind
//! pattern     a template with the declarations of its variables
//! nfa         states, bytes, and tags where values begin and end
//! compose     pattern → NFA
//! ambiguity   a shortest input with two readings
//! reading     the preferred reading of an input, in two passes
//! values      readings → values
//! matcher     all of these for one template
//! set/        many patterns as one DFA: order, fields, overlaps
//! limits      limits on the cost of a pattern or a set
//! error       errors of the compilation of patterns
//! typed       enums whose variants are the patterns of a set
//! ```
//!
//! Programs use them as `virgule::patterns`. The guide of `virgule` has a page for each:
//! `virgule::guide::templates` and `virgule::guide::pattern_sets`.

mod ambiguity;
mod compose;
mod error;
mod kind;
mod language;
mod limits;
mod matcher;
mod nfa;
mod pattern;
mod reading;
mod set;
mod typed;
mod values;

pub use ambiguity::Ambiguity;
pub use error::{PatternError, PatternErrorKind};
pub use kind::ValueKind;
pub use limits::LimitError;
pub use matcher::{MatchError, MatchErrorKind, TemplateMatch, TemplateMatcher};
pub use pattern::Pattern;
pub use set::{Overlap, PatternMatch, PatternMatches, PatternReport, PatternSet, Shadowed};
pub use typed::{UriPatterns, VariantError, VariantErrorKind};

/// Names used by derived code, which may change in any release.
#[doc(hidden)]
pub mod derive_support {
    pub use crate::patterns::nfa::{Automaton, ReadEdge, ReadEntry, Tag, TagEvent};
    pub use crate::patterns::reading::Reader;
    pub use crate::patterns::set::{
        FieldSource, FieldStep, FieldSteps, Literal, Overlap, SetParts, SetPattern, SetTables,
    };
    pub use crate::patterns::values::{Shape, Slot};
    pub use std::borrow::Cow;
    pub use virgule_core::template::FromVariablesError;
}
