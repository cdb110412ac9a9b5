//! Inclusion in the rule `URI` of RFC 3986.

use super::language::Language;
use super::{compare, constant};
use crate::abnf::Checked;
use crate::abnf::lower::grammar::Section;
use crate::dfa::program::Machines;
use crate::nfa::context::BuildContext;
use crate::nfa::error::BuildError;

/// Whether every text of a section is a URI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UriSubset {
    /// Every text is a URI.
    Yes,
    /// A shortest text that is not a URI.
    No(String),
    /// Undecided: an automaton would exceed a limit, or a check is not part of the automaton.
    Unknown,
}

/// The rule `URI` of RFC 3986.
#[derive(Debug)]
pub struct UriLanguage(Language);

impl UriLanguage {
    /// Compiles the rule `URI` of a grammar; `None` if there is no such rule.
    pub fn new(rfc3986: &Checked) -> Option<Result<Self, BuildError>> {
        let rule = rfc3986.grammar.find("URI")?;
        let mut context = BuildContext::new(&rfc3986.grammar, &rfc3986.facts);
        Some(Language::new(rfc3986, rule, &mut context).map(UriLanguage))
    }

    /// Decides inclusion for a section whose start rule is number `kind` of `machines`. `URI` does not nest, so
    /// inclusion is decidable within the limits, if the checks of `;! validate` can be part of the automaton.
    pub fn includes(
        &self,
        checked: &Checked,
        section: &Section,
        (machines, kind): (&Machines, usize),
        context: &mut BuildContext,
    ) -> UriSubset {
        let language = match section.is_checked() {
            false => Ok(Language::compiled(machines, kind)),
            true => Language::kind(checked, section, context),
        };
        let Ok(language) = language else { return UriSubset::Unknown };
        let Ok(only) = compare::only(&language, &self.0, 1) else { return UriSubset::Unknown };
        match only.texts.into_iter().next() {
            None => UriSubset::Yes,
            Some(text) if language.unchecked().is_empty() || has_one_parameter(section, &text) => {
                UriSubset::No(text)
            }
            Some(_) => UriSubset::Unknown,
        }
    }

    /// The Rust source of the automaton as a constant; `None` if it is too large.
    pub fn constant(&self) -> Option<String> {
        constant::source(&self.0, "URI", "The rule `URI` of RFC 3986, to compare other languages with.")
    }
}

/// True if parameters are the only check beyond the rules, and the text has fewer than two of them.
fn has_one_parameter(section: &Section, text: &str) -> bool {
    let parameters = section.parameters.as_ref().filter(|_| section.checks.is_empty());
    parameters.is_some_and(|parameters| !text.contains(char::from(parameters.separator)))
}
