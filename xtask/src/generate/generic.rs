//! RFC 3986's URI, which the texts of all kinds are compared with.

use super::checked;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Section;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::analysis::{compare, constant};
use virgule_compiler::codegen::rust::UriSubset;
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::nfa::Fragments;

/// The rule `URI` of RFC 3986.
pub struct Generic {
    uri: Language,
}

/// Whether parameters are all that is checked of a text beyond the rules, and it has no two of them.
fn has_one_parameter(section: &Section, text: &str) -> bool {
    let parameters = section.parameters.as_ref().filter(|_| section.checks.is_empty());
    parameters.is_some_and(|parameters| !text.contains(char::from(parameters.separator)))
}

impl Generic {
    /// Compiles it.
    pub fn new() -> Result<Self, String> {
        let checked = checked("rfc3986")?;
        let rule = checked.grammar.find("URI").ok_or("rfc3986 has no rule URI")?;
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let made = Language::new(&checked, rule, &mut fragments);
        Ok(Generic { uri: made.map_err(|error| error.diagnostic(&checked.grammar).render(false))? })
    }

    /// Whether every text of a kind is a URI. `URI` does not nest, so that is decided, as long as there is room, and as long
    /// as what `;! validate` demands can be part of the automaton.
    pub fn holds(
        &self,
        checked: &Checked,
        section: &Section,
        (compiled, kind): (&Compiled, usize),
        fragments: &mut Fragments,
    ) -> UriSubset {
        let language = match section.is_checked() {
            false => Ok(Language::compiled(&compiled.machines, kind)),
            true => Language::kind(checked, section, fragments),
        };
        let Ok(language) = language else { return UriSubset::Unknown };
        let Ok(only) = compare::only(&language, &self.uri, 1) else { return UriSubset::Unknown };
        match only.texts.into_iter().next() {
            None => UriSubset::Yes,
            Some(text) if language.unchecked().is_empty() || has_one_parameter(section, &text) => {
                UriSubset::No(text)
            }
            Some(_) => UriSubset::Unknown,
        }
    }

    /// The same for those who do not compile it.
    pub fn constant(&self) -> Result<String, String> {
        let says = "The rule `URI` of RFC 3986, to compare other languages with.";
        constant::source(&self.uri, "URI", says).ok_or_else(|| "the rule `URI` is too large".to_string())
    }
}
