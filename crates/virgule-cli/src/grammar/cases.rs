//! Runs the cases of a case file. In a case file of this command, `kind` and `grammar` may be omitted: the default grammar
//! is the one next to the file, and the default kind is its first kind.

use crate::uri_operations;
use virgule::{IriRef, Kind};
use virgule_dynamic::{Library, Mismatch, Parser};
use virgule_tools::conformance::cases::{self, ResolveCase, same_text};

pub type Cases = cases::Cases<Option<String>>;
type ParseCase = cases::ParseCase<Option<String>>;
type RejectCase = cases::RejectCase<Option<String>>;
type MatchCase = cases::MatchCase<Option<String>>;

/// The grammars that the cases of a file use. An error of a case is the difference, in one line.
pub struct Subjects {
    pub library: Library,
    /// The name of the grammar next to the case file.
    pub grammar: Option<String>,
    /// The first kind of that grammar.
    pub kind: Option<String>,
}

impl Subjects {
    fn parser(&self, kind: Option<&str>) -> Result<Parser<'_>, String> {
        let kind = kind
            .or(self.kind.as_deref())
            .ok_or("`kind` is missing, and there is no grammar next to the file")?;
        self.library.parser(kind).ok_or_else(|| self.library.kind_error(kind).to_string())
    }

    pub fn parse(&self, case: &ParseCase) -> Result<(), String> {
        let parser = self.parser(case.kind.as_deref())?;
        let rejected = |error: Mismatch| match error.exceeded() {
            Some(_) => error.to_string(),
            None => format!("rejected: {error}"),
        };
        let parsed = parser.parse(&case.input).map_err(rejected)?;
        if case.components.is_some() {
            components(case)?;
        }
        let (fields, lists): (Vec<_>, Vec<_>) = (parsed.fields().collect(), parsed.lists().collect());
        case.check_fields(&fields, &lists)?;
        if case.has_authority_values() {
            let iri = IriRef::parse(&case.input);
            let iri = iri.map_err(|error| format!("not a URI, so it has no host: {error}"))?;
            case.check_authority_values(iri.host_typed(), iri.port_u16())?;
        }
        Ok(())
    }

    pub fn reject(&self, case: &RejectCase) -> Result<(), String> {
        let parser = self.parser(case.kind.as_deref())?;
        let error = parser.parse(&case.input).err().ok_or("accepted")?;
        match error.exceeded() {
            Some(_) => Err(error.to_string()),
            None => case.check_error(error.offset, error.rule.as_deref()),
        }
    }

    pub fn matches(&mut self, case: &MatchCase) -> Result<(), String> {
        let grammar = case.grammar.as_ref().or(self.grammar.as_ref());
        let grammar =
            grammar.ok_or("`grammar` is missing, and there is no grammar next to the file")?.clone();
        let parser = self.library.rule(&grammar, &case.rule).map_err(|error| error.to_string())?;
        match (case.ok, parser.parse(&case.input)) {
            (_, Err(error)) if error.exceeded().is_some() => Err(error.to_string()),
            (true, Err(error)) => Err(format!("rejected by `{}`: {error}", case.rule)),
            (false, Ok(_)) => Err(format!("accepted by `{}`", case.rule)),
            _ => Ok(()),
        }
    }
}

/// Resolution does not depend on a grammar.
pub fn resolve(case: &ResolveCase) -> Result<(), String> {
    let output = uri_operations::resolve(&case.base, &case.input, case.strict);
    same_text("output", Some(&output.map_err(|error| error.to_string())?), Some(&case.output))
}

/// Compares the components of a URI; if the input is not a URI, those of the IRI.
fn components(case: &ParseCase) -> Result<(), String> {
    let kinds = ["uri-reference", "iri-reference"].into_iter().filter_map(Kind::find).map(Parser::built_in);
    for parser in kinds {
        if let Ok(parsed) = parser.parse(&case.input) {
            return case.check_components(|name| parsed.get(name));
        }
    }
    Err("not a URI, so it has no components".to_string())
}
