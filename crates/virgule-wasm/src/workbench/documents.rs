//! The grammars of the last requests: typing asks about the same one again and again.

use super::document::Document;
use super::refusal::Refusal;
use super::request::{GrammarSource, Request};

/// How many grammars are kept, compiled.
const KEPT: usize = 4;

/// The grammars of the last requests, the latest first.
#[derive(Debug, Default)]
pub struct Documents {
    kept: Vec<(GrammarSource, Document)>,
}

impl Documents {
    /// The grammar that a request names.
    pub fn of(&mut self, request: &Request) -> Result<&mut Document, Refusal> {
        let source = request.source()?;
        let found = match self.kept.iter().position(|(known, _)| *known == source) {
            Some(at) => self.kept.remove(at),
            None => {
                let document = Document::read(&source)?;
                (source, document)
            }
        };
        self.kept.insert(0, found);
        self.kept.truncate(KEPT);
        Ok(&mut self.kept[0].1)
    }
}
