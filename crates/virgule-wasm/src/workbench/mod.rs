//! Requests of the workbench and their answers, both JSON objects.
//!
//! ```text
//! request     the members of a request
//! refusal     why a request has no answer
//! offsets     byte offsets → offsets of JavaScript
//! document    a grammar: its diagnostics, and its parsers on demand
//! documents   the grammars of the last requests
//!
//! grammars    `grammars`: the built-in grammars
//! source      `source`: the text of a grammar
//! check       `check`: diagnostics, rules and kinds of a grammar
//! matching    `match`: a text by a rule
//! diagram     `diagram`: the railroad diagram of a rule
//! samples     `samples`: texts of a rule, and texts that are nearly texts of it
//! ambiguities `ambiguities`: texts with two derivations
//! compare     `compare`: the languages of two rules
//! uri         `uri`: a text normalized, resolved, compared, and as a browser reads it
//! ```
//!
//! A request names its operation as `op`, and grammars as `{"builtin": "rfc3986.abnf"}` or `{"text": "…"}`. Offsets of
//! answers count UTF-16 code units of the text of the request. The answer has `"ok": true`, or `"ok": false` and `error`.
//!
//! ```
//! use virgule_wasm::workbench::Workbench;
//!
//! let mut workbench = Workbench::default();
//! let answer = workbench.answer(r#"{"op": "match", "source": {"text": "a = 1*DIGIT"}, "rule": "a", "text": "12x"}"#);
//! assert!(answer.starts_with(r#"{"ok":true,"matches":false,"offset":2,"#));
//! ```

mod ambiguities;
mod check;
mod compare;
mod diagram;
mod document;
mod documents;
mod grammars;
mod matching;
mod offsets;
mod refusal;
mod request;
mod samples;
mod source;
#[cfg(test)]
mod tests;
mod uri;

use documents::Documents;
use refusal::Refusal;
use request::Request;
use serde_json::Value;
use virgule_dynamic::Library;

/// Answers requests. It keeps the grammars of the last ones, compiled.
#[derive(Debug, Default)]
pub struct Workbench {
    documents: Documents,
    /// The built-in kinds.
    library: Library,
}

impl Workbench {
    /// The answer to a request; both are JSON objects. What is no request is answered with an error.
    pub fn answer(&mut self, request: &str) -> String {
        let answer = Request::read(request).and_then(|request| self.answer_to(&request));
        answer.unwrap_or_else(|refusal| refusal.json()).to_string()
    }

    fn answer_to(&mut self, request: &Request) -> Result<Value, Refusal> {
        match request.text("op")? {
            "grammars" => Ok(grammars::answer()),
            "source" => source::answer(self.documents.of(request)?),
            "check" => check::answer(self.documents.of(request)?, request),
            "match" => matching::answer(self.documents.of(request)?, request),
            "diagram" => diagram::answer(self.documents.of(request)?, request),
            "samples" => samples::answer(self.documents.of(request)?, request),
            "ambiguities" => ambiguities::answer(self.documents.of(request)?, request),
            "compare" => compare::answer(&mut self.documents, request),
            "uri" => uri::answer(&self.library, request),
            unknown => Err(format!("there is no op `{unknown}`").into()),
        }
    }
}
