//! RFC 3986's URI, which the texts of all kinds are compared with.

use super::checked;
use virgule_compiler::analyze::language::Language;
use virgule_compiler::analyze::{compare, constant};
use virgule_compiler::build::Fragments;
use virgule_compiler::compile::{self, Compiled};
use virgule_compiler::emit::rust::Inside;

/// The rule `URI` of RFC 3986.
pub struct Generic {
    uri: Language,
}

impl Generic {
    /// Compiles it.
    pub fn new() -> Result<Self, String> {
        let checked = checked("rfc3986")?;
        let rule = checked.grammar.find("URI").ok_or("rfc3986 has no rule URI")?;
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let made = Language::new(&checked, rule, &mut fragments);
        Ok(Generic { uri: made.map_err(|error| compile::refusal(&checked.grammar, &error).render(false))? })
    }

    /// Whether every text of a start rule is a URI. `URI` does not nest, so that is decided, as long as there is room.
    pub fn holds(&self, compiled: &Compiled, kind: usize) -> Inside {
        let Ok(only) = compare::only(&Language::compiled(compiled, kind), &self.uri, 1) else {
            return Inside::Unknown;
        };
        only.texts.into_iter().next().map_or(Inside::Yes, Inside::No)
    }

    /// The same for those who do not compile it.
    pub fn constant(&self) -> Result<String, String> {
        let says = "The rule `URI` of RFC 3986, to compare other languages with.";
        constant::source(&self.uri, "URI", says).ok_or_else(|| "the rule `URI` is too large".to_string())
    }
}
