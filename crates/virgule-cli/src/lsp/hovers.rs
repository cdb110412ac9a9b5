//! Hover answers. What matches a rule, and its strings, come from a worker. A request that has waited too long is
//! answered without them; they are kept for the next one.

use super::documents::Document;
use super::server::{Event, Reply, Server, parse, value};
use lsp_server::RequestId;
use lsp_types as lsp;
use serde_json::Value;
use std::collections::HashMap;
use std::time::{Duration, Instant};
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_tools::editor::hover::{self, HoverSubject};

/// How long a request waits for the strings of a rule, unless the client sets another time.
pub const PATIENCE: Duration = Duration::from_millis(250);

/// The longest time that a client may set.
pub const MOST_PATIENCE: Duration = Duration::from_secs(3600);

/// The key of the worker: of the rules that wait for it, only the last one is compiled.
const KEY: &str = "hover";

/// The last line of an answer without strings.
const LATER: &str = "\nThe automaton is being compiled. Hover again for its strings.\n";

/// The hover requests of a document, and the descriptions of its rules.
#[derive(Default)]
pub struct Hovers {
    /// What matches each rule, and its strings.
    described: HashMap<RuleId, String>,
    waiting: Vec<Waiting>,
}

/// A request that waits for the description of its rule.
struct Waiting {
    id: RequestId,
    rule: RuleId,
    until: Instant,
    definition: String,
    range: lsp::Range,
}

impl Hovers {
    /// Removes all requests and descriptions, and returns the requests.
    pub fn clear(&mut self) -> Vec<RequestId> {
        self.described.clear();
        self.waiting.drain(..).map(|request| request.id).collect()
    }

    /// Removes a request; false if it does not wait.
    pub fn cancel(&mut self, id: &RequestId) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|request| request.id != *id);
        self.waiting.len() < before
    }

    /// The time of the next answer.
    pub fn until(&self) -> Option<Instant> {
        self.waiting.iter().map(|request| request.until).min()
    }

    /// Stores the description of a rule.
    pub fn describe(&mut self, rule: RuleId, description: String) {
        self.described.insert(rule, description);
    }

    /// Removes the requests that can be answered, or have waited long enough, and returns their answers.
    pub fn answers(&mut self, now: Instant) -> Vec<(RequestId, Reply)> {
        let described = &self.described;
        let ready = |request: &mut Waiting| described.contains_key(&request.rule) || request.until <= now;
        let answer = |request: Waiting| {
            let description = described.get(&request.rule).map_or(LATER, String::as_str);
            (request.id, shown(request.definition + description, request.range))
        };
        self.waiting.extract_if(.., ready).map(answer).collect()
    }
}

impl Server {
    /// Answers a hover request, now or later.
    pub fn hover(&mut self, id: &RequestId, params: Value) -> Reply {
        let params: lsp::HoverParams = parse(params)?;
        let lsp::TextDocumentPositionParams { text_document, position } =
            params.text_document_position_params;
        let name = self.name(&text_document.uri)?;
        let until = Instant::now() + self.client.patience;
        let Some(document) = self.documents.get_mut(&name) else { return Ok(Some(Value::Null)) };
        let Some(analysis) = document.analysis.clone() else { return Ok(Some(Value::Null)) };
        let Some((span, subject)) = hover::subject(&analysis, document.offset(position)) else {
            return Ok(Some(Value::Null));
        };
        let range = document.range(span);
        let rule = match subject {
            HoverSubject::Text(text) => return shown(text, range),
            HoverSubject::Rule(rule) => rule,
        };
        let definition = hover::definition(&analysis, rule);
        if analysis.checked().is_none() {
            return shown(definition, range);
        }
        document.hovers.waiting.push(Waiting { id: id.clone(), rule, until, definition, range });
        if !document.hovers.described.contains_key(&rule) {
            let revision = document.revision;
            self.describer.push(KEY.to_string(), move || {
                let description = analysis.checked().map(|checked| hover::strings(checked, rule));
                Event::Described { name, revision, rule, description: description.unwrap_or_default() }
            });
        }
        Ok(None)
    }

    /// Answers the hover requests that have their descriptions, or have waited long enough.
    pub fn answer_hovers(&mut self) {
        let now = Instant::now();
        let answers = |document: &mut Document| document.hovers.answers(now);
        let answers: Vec<_> = self.documents.values_mut().flat_map(answers).collect();
        for (id, answer) in answers {
            self.respond(id, answer);
        }
    }
}

fn shown(text: String, range: lsp::Range) -> Reply {
    let content = lsp::MarkupContent { kind: lsp::MarkupKind::Markdown, value: text };
    value(&lsp::Hover { contents: lsp::HoverContents::Markup(content), range: Some(range) })
}
