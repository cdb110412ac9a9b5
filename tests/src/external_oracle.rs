//! A shipped grammar, read and decided by `abnf-oracle`: a matcher by other hands that follows every way through the
//! rules as they are printed. It shares nothing with this project, not even the reader of ABNF.
//!
//! What it needs is one text, which [`crate::merged_grammar`] makes. The lines with `;!` are comments to it, so that it knows
//! no fields, nor what is read percent-decoded: grammars of which that is said are in [`CANNOT`].
//!
//! It goes down by calls, a level for each rule, repetition and alternative that is entered, and gives up at
//! [`DEPTH`] levels or [`STEPS`] steps rather than guess. A text that is only long costs no depth; a level of an LDAP
//! filter costs nearly seven, so that 38 are decided, a cross-reference of an XRI eighteen.

use crate::grammars;
use crate::merged_grammar::{merged, name_in};
use crate::reviewed;
use abnf_oracle::{CheckedGrammar, Grammar, MatchError, MatchOptions, Recognizer};
use std::rc::Rc;

/// Documents whose language it does not know, with the reason, and what stands behind the scheme in a text on which that
/// is seen.
pub const CANNOT: &[(&str, &str, &str)] = &[(
    "rfc4516",
    "`;! percent-encoded filter within unencoded`: the filter is matched after decoding, which ABNF does not say",
    ":///??sub?(cn=a%2ab%29)",
)];

/// Whether it knows the language of a grammar that is built in. Of reviewed ones it knows all but [`CANNOT`].
pub fn can(name: &str) -> bool {
    if reviewed::is_reviewed(name) {
        return !CANNOT.iter().any(|(cannot, ..)| *cannot == name);
    }
    !grammars::says(name, &["percent-encoded"]) && Foreign::new(name).is_ok()
}

/// The deepest that it may go: what its own documentation calls safe on any stack.
pub const DEPTH: usize = abnf_oracle::DEFAULT_MAX_DEPTH;

/// After so many steps it gives up: a tenth of a second. Texts of a kilobyte take a hundredth of that.
pub const STEPS: u64 = 1 << 22;

/// A grammar that it can be asked about.
#[derive(Clone)]
pub struct Foreign {
    grammar: Rc<CheckedGrammar>,
    text: Rc<str>,
}

impl Foreign {
    /// A grammar that is built in, with its imports. An error is what it does not like of the grammar.
    pub fn new(name: &str) -> Result<Self, String> {
        let text = merged(name);
        let grammar = Grammar::parse(&text).map_err(|error| format!("{name}: {}", error.render(&text)))?;
        let grammar = grammar.check().map_err(|error| format!("{name}: {}", error.render(&text)))?;
        Ok(Foreign { grammar: Rc::new(grammar), text: text.into() })
    }

    /// Whether all of `text` is in `rule`, in the spelling of the grammar; an error if it gives up.
    pub fn takes(&self, rule: &str, text: &str) -> Result<bool, MatchError> {
        let options = MatchOptions { max_steps: Some(STEPS), max_depth: Some(DEPTH) };
        Recognizer::new(&self.grammar, text).with_options(options).accepts(&name_in(&self.text, rule))
    }
}
