//! `abnf-oracle`, an independent backtracking matcher for ABNF. It shares no code with this project, not even the
//! reader of ABNF.
//!
//! `abnf-oracle` needs a grammar without imports, which [`crate::merged_grammar`] generates. It ignores directives, so
//! it has no fields, and does not support percent-decoded rules: [`UNSUPPORTED`] lists such grammars.
//!
//! `abnf-oracle` is recursive, with one level for each rule, repetition and alternative, and returns an error at
//! [`DEPTH`] levels or [`STEPS`] steps. The depth does not depend on the length of a text. A level of an LDAP filter
//! needs nearly seven levels, so that filters of 38 levels are decided; a cross-reference of an XRI needs eighteen.

use crate::grammars;
use crate::merged_grammar::{merged, name_in};
use crate::reviewed;
use abnf_oracle::{CheckedGrammar, Grammar, MatchError, MatchOptions, Recognizer};
use std::sync::Arc;

/// Grammars whose language the oracle does not support, with the reason, and an example without the scheme.
pub const UNSUPPORTED: &[(&str, &str, &str)] = &[(
    "rfc4516",
    "`;! percent-encoded filter within unencoded`: the filter is matched after decoding, which ABNF does not say",
    ":///??sub?(cn=a%2ab%29)",
)];

/// True if the oracle supports the language of a built-in grammar. It supports all reviewed grammars except
/// [`UNSUPPORTED`].
pub fn supports(name: &str) -> bool {
    if reviewed::is_reviewed(name) {
        return !UNSUPPORTED.iter().any(|(unsupported, ..)| *unsupported == name);
    }
    !grammars::has_directive(name, &["percent-encoded"]) && ExternalOracle::new(name).is_ok()
}

/// The maximal depth, which the documentation of the oracle calls safe on any stack.
pub const DEPTH: usize = abnf_oracle::DEFAULT_MAX_DEPTH;

/// The maximal number of steps, which take a tenth of a second. A text of a kilobyte needs a hundredth of them.
pub const STEPS: u64 = 1 << 22;

/// The oracle for one grammar.
#[derive(Clone)]
pub struct ExternalOracle {
    grammar: Arc<CheckedGrammar>,
    text: Arc<str>,
}

impl ExternalOracle {
    /// The oracle for a built-in grammar with its imports. An error is that of the reader of `abnf-oracle`.
    pub fn new(name: &str) -> Result<Self, String> {
        let text = merged(name);
        let grammar = Grammar::parse(&text).map_err(|error| format!("{name}: {}", error.render(&text)))?;
        let grammar = grammar.check().map_err(|error| format!("{name}: {}", error.render(&text)))?;
        Ok(ExternalOracle { grammar: Arc::new(grammar), text: text.into() })
    }

    /// True if `rule`, spelled as in the grammar, matches all of `text`; an error if the depth or the number of steps
    /// is exceeded.
    pub fn accepts(&self, rule: &str, text: &str) -> Result<bool, MatchError> {
        let options = MatchOptions { max_steps: Some(STEPS), max_depth: Some(DEPTH) };
        Recognizer::new(&self.grammar, text).with_options(options).accepts(&name_in(&self.text, rule))
    }
}
