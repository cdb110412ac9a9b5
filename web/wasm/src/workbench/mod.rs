//! Requests of the workbench and their answers, both JSON objects.
//!
//! ```text
//! request     the members of a request, and why a request has no answer
//! offsets     byte offsets → offsets of JavaScript
//! document    a grammar: its diagnostics, and its parsers on demand; the grammars of the last requests
//!
//! grammar     `grammars`, the built-in ones; `source`, the text of a grammar; `check`, its diagnostics, rules and kinds;
//!             `diagram`, the railroad diagram of a rule
//! texts       `match`, a text by a rule; `samples` of a rule, and texts that are nearly texts of it; `ambiguities`, texts
//!             with two derivations; `compare`, the languages of two rules
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

mod document;
mod grammar;
mod offsets;
mod request;
#[cfg(test)]
mod tests;
mod texts;
mod uri;

use document::Documents;
use request::{Refusal, Request};
use serde_json::Value;
use virgule_dynamic::Library;

/// Answers requests. It keeps the grammars of the last ones, compiled.
#[derive(Debug, Default)]
pub struct Workbench {
    documents: Documents,
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
            "grammars" => Ok(grammar::grammars()),
            "source" => grammar::source(self.documents.of(request)?),
            "check" => grammar::check(self.documents.of(request)?, request),
            "match" => texts::matching(self.documents.of(request)?, request),
            "diagram" => grammar::diagram(self.documents.of(request)?, request),
            "samples" => texts::samples(self.documents.of(request)?, request),
            "ambiguities" => texts::ambiguities(self.documents.of(request)?, request),
            "compare" => texts::compare(&mut self.documents, request),
            "uri" => uri::answer(&self.library, request),
            unknown => Err(format!("there is no op `{unknown}`").into()),
        }
    }
}
