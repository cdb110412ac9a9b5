//! The members of a request, and why a request has no answer.

use super::offsets::Offsets;
use serde_json::{Map, Value, json};
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Severity, Span};
use virgule_dynamic::LoadError;
use virgule_tools::conformance::LanguageError;
use virgule_tools::operations::witness::{ComparisonError, too_large};

/// A request, or an object within one.
#[derive(Debug)]
pub struct Request {
    members: Map<String, Value>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GrammarSource {
    /// A built-in grammar, by the name of its file.
    BuiltIn(String),
    Text(String),
}

impl Request {
    /// Reads a JSON object.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        match serde_json::from_str(text) {
            Ok(Value::Object(members)) => Ok(Request { members }),
            Ok(_) => Err("the request is no JSON object".to_string().into()),
            Err(error) => Err(format!("the request is no JSON: {error}").into()),
        }
    }

    pub fn text(&self, name: &str) -> Result<&str, Refusal> {
        self.optional_text(name)?.ok_or_else(|| format!("the request has no `{name}`").into())
    }

    /// A string; `None` if it is missing or null.
    pub fn optional_text(&self, name: &str) -> Result<Option<&str>, Refusal> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(format!("`{name}` is not a string").into()),
        }
    }

    /// True if a member is true; false if it is missing.
    pub fn flag(&self, name: &str) -> Result<bool, Refusal> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(format!("`{name}` is neither true nor false").into()),
        }
    }

    /// An integer from 0; the default if it is missing.
    pub fn number(&self, name: &str, default: u64) -> Result<u64, Refusal> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(default),
            Some(value) => value.as_u64().ok_or_else(|| format!("`{name}` is no integer from 0").into()),
        }
    }

    pub fn object(&self, name: &str) -> Result<Request, Refusal> {
        match self.members.get(name) {
            Some(Value::Object(members)) => Ok(Request { members: members.clone() }),
            _ => Err(format!("the request has no object `{name}`").into()),
        }
    }

    pub fn source(&self) -> Result<GrammarSource, Refusal> {
        let source = self.object("source")?;
        match (source.optional_text("builtin")?, source.optional_text("text")?) {
            (Some(file), None) => Ok(GrammarSource::BuiltIn(file.to_string())),
            (None, Some(text)) => Ok(GrammarSource::Text(text.to_string())),
            _ => Err("`source` has one member, `builtin` or `text`".to_string().into()),
        }
    }
}

#[derive(Debug)]
pub struct Refusal {
    message: String,
    /// The code of the first error of the grammar, such as `limit`.
    code: Option<&'static str>,
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

/// A diagnostic. One about another file than `name`, which is imported, has no place and says the file.
pub fn finding(found: &Diagnostic, name: &str, offsets: &Offsets) -> Value {
    let own = found.source.name == name;
    let message =
        if own { found.message.clone() } else { format!("{}: {}", found.source.name, found.message) };
    let label = |(span, text): &(Span, String)| {
        let (start, end) = offsets.span(span.start, span.end);
        json!({ "start": start, "end": end, "text": text })
    };
    let labels: Vec<Value> = if own { found.labels.iter().map(label).collect() } else { Vec::new() };
    let main = found.labels.first().filter(|_| own).map(|(span, _)| offsets.span(span.start, span.end));
    let (start, end) = main.unzip();
    let help = (!found.help.is_empty()).then(|| found.help.join("\n"));
    json!({
        "severity": if found.severity == Severity::Error { "error" } else { "warning" },
        "code": found.code,
        "message": message,
        "start": start.unwrap_or_default(),
        "end": end.unwrap_or_default(),
        "labels": labels,
        "help": help,
    })
}
