//! Reads ABNF text into the surface tree of [`tree`].
//!
//! `abnf.pest` defines the notation and quotes the RFC's rule above each of its own. Input is accepted as printed in
//! RFCs: with any indentation, any line ends, and page breaks anywhere. It is split where rules begin, and each chunk
//! is parsed separately, so that a syntax error affects one rule and one run reports all of them:
//!
//! 1. `pieces::chunks` splits the text where rules begin, and `pieces::too_deep` rejects a chunk with too many nested
//!    brackets, before the recursive parser runs;
//! 2. `notation` parses a chunk, `build` builds its rules, `pieces` records every byte of it;
//! 3. `explain` builds the diagnostic for a chunk that cannot be parsed, with the hints of `habits`;
//! 4. `dialects` reads other notations into the same tree.
//!
//! Names are not resolved here: `lower` reports undefined names, duplicate rules and impossible repetitions.

mod build;
pub mod dialects;
mod explain;
mod habits;
#[rustfmt::skip]
#[path = "generated/notation.rs"]
mod notation;
mod pieces;
#[cfg(test)]
mod tests;
pub mod tree;

pub(in crate::abnf) use habits::word_habit;

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use dialects::Dialect;
use dialects::lists::ListExpansion;
use notation::{Notation, Rule as Token};
use pest::Parser;
use pieces::Chunk;
use pieces::Report;
use std::sync::Arc;
use tree::{PieceKind, Tree};

/// Maximum length of a source in bytes. The longest RFC has less than 2 MiB, nearly all of it prose.
pub const MAX_LENGTH: usize = 4 * 1024 * 1024;

/// Maximum nesting depth of `(` and `[`, which bounds the recursion of all passes. Published grammars stay below 10.
pub const MAX_NESTING: usize = 128;

/// Number of findings after which reading stops.
pub const MAX_DIAGNOSTICS: usize = 1000;

/// Reads a source into a tree.
///
/// The tree contains all rules without syntax errors; the others are reported to `diagnostics`. The pieces of the tree
/// always cover the entire source.
pub fn read(source: &Arc<Source>, diagnostics: &mut Diagnostics) -> Tree {
    let mut tree = Tree {
        source: Arc::clone(source),
        dialect: Dialect::Abnf,
        rules: Vec::new(),
        directives: Vec::new(),
        operands: Vec::new(),
        pieces: Vec::new(),
    };
    let mut report = Report::new(source, diagnostics);
    if source.text.len() > MAX_LENGTH {
        let message = format!("this grammar has {} bytes; the maximum is {MAX_LENGTH}", source.text.len());
        let help = "split the file, and import its parts";
        report.error("source-too-long", message, Span::new(0, 0), "", help);
        pieces::add(&mut tree.pieces, PieceKind::Unread, Span::new(0, source.text.len()));
        return tree;
    }
    let dialect = dialects::of(source, &mut report);
    tree.dialect = dialect;
    if dialect == Dialect::W3cEbnf {
        dialects::w3c::read(&mut tree, &mut report);
        return tree;
    }
    let text = dialects::masked(dialect, &source.text);
    let mut lists = ListExpansion::new(dialect);
    for chunk in pieces::chunks(&text) {
        if report.is_full() {
            pieces::add(&mut tree.pieces, PieceKind::Unread, chunk.span);
        } else {
            read_chunk(&chunk, &mut tree, &mut lists, &mut report);
        }
    }
    tree
}

/// Reads one chunk into the tree, or reports why it cannot be read and adds only its comments and directives.
fn read_chunk(chunk: &Chunk, tree: &mut Tree, lists: &mut ListExpansion, report: &mut Report) {
    if let Some(offset) = pieces::too_deep(chunk.text) {
        let unread = pieces::salvage(chunk, tree, report);
        let rule = chunk.word(unread.start);
        report.push(too_deep(rule, chunk.span(offset, offset + 1), report.source()));
        return;
    }
    match Notation::parse(Token::rules, chunk.text) {
        Ok(pairs) => {
            pieces::keep(pairs.clone(), chunk, tree, report);
            pieces::inline_directives(pairs.clone(), chunk, report);
            pieces::unindented_line(pairs.clone(), chunk, report);
            build::rules(pairs, chunk, tree, lists, report);
        }
        Err(error) => {
            let unread = pieces::salvage(chunk, tree, report);
            // The message quotes the source, not the text of the same length that the parser reads.
            let source = report.source();
            let written = Chunk { text: &source.text[chunk.span.start..chunk.span.end], ..*chunk };
            report.push(explain::explain(&error, &written, unread, source));
        }
    }
}

fn too_deep(rule: Span, offset: Span, source: &Arc<Source>) -> Diagnostic {
    let message = format!("groups and options are nested more than {MAX_NESTING} levels deep");
    Diagnostic::error("nesting-too-deep", message, source, offset, "one level too many")
        .and(rule, "in this rule")
        .help("move inner groups to separate rules")
}
