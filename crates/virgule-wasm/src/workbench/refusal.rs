//! Why a request has no answer.

use super::check::finding;
use super::offsets::Offsets;
use serde_json::{Value, json};
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity};
use virgule_conformance::LanguageError;
use virgule_dynamic::LoadError;
use virgule_operations::witness::{ComparisonError, too_large};

/// Why a request has no answer.
#[derive(Debug)]
pub struct Refusal {
    message: String,
    /// The code of the first error of the grammar, such as `limit`.
    code: Option<&'static str>,
    /// What is wrong with the grammar.
    diagnostics: Diagnostics,
}

impl Refusal {
    /// A limit was met; the message names it.
    pub fn limit(message: String) -> Self {
        Refusal { code: Some("limit"), ..message.into() }
    }

    /// The answer: `"ok": false`, `error`, `code` and `diagnostics`, as in the answer to `check`.
    pub fn json(&self) -> Value {
        let findings = self.diagnostics.iter();
        let findings =
            findings.map(|found| finding(found, &found.source.name, &Offsets::new(&found.source.text)));
        let findings: Vec<Value> = findings.collect();
        json!({ "ok": false, "error": self.message, "code": self.code, "diagnostics": findings })
    }
}

impl From<String> for Refusal {
    fn from(message: String) -> Self {
        Refusal { message, code: None, diagnostics: Diagnostics::new() }
    }
}

/// The grammar has errors.
impl From<Diagnostics> for Refusal {
    fn from(diagnostics: Diagnostics) -> Self {
        let first = diagnostics.iter().find(|found| found.severity == Severity::Error);
        let message =
            first.map_or_else(|| "the grammar has errors".to_string(), |found| found.message.clone());
        Refusal { message, code: first.map(|found| found.code), diagnostics }
    }
}

impl From<LoadError> for Refusal {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Grammar(diagnostics) => diagnostics.into(),
            LoadError::File(message) | LoadError::Unknown(message) | LoadError::Composed(message) => {
                message.into()
            }
        }
    }
}

// The messages of errors are taken one by one: `Display` would bring along what draws diagnostics on a terminal.

impl From<LanguageError> for Refusal {
    fn from(error: LanguageError) -> Self {
        match error {
            LanguageError::Grammar(diagnostics) => diagnostics.into(),
            LanguageError::Unknown(message) | LanguageError::File(message) => message.into(),
            _ => "the rule cannot be loaded".to_string().into(),
        }
    }
}

impl From<ComparisonError> for Refusal {
    fn from(error: ComparisonError) -> Self {
        match error {
            ComparisonError::Load(error) => error.into(),
            ComparisonError::TooLarge(exceeded) => Refusal::limit(too_large(&exceeded)),
        }
    }
}
