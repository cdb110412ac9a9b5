//! Reads ABNF text into the surface tree of [`tree`].
//!
//! The notation itself is `abnf.pest`, which quotes the RFC's rule above each of its own. The text is taken as
//! an RFC prints it: any indentation, any line ends, page breaks anywhere. It is cut where rules begin, and
//! each stretch is read alone, so that one mistake costs one rule and one run reports them all:
//!
//! 1. `outline` cuts the text into chunks, each of which begins with a rule;
//! 2. `brackets` refuses a chunk that nests too deeply, before anything recurses over it;
//! 3. `notation` parses a chunk, `build` makes rules of it, `pieces` keeps every byte of it;
//! 4. `explain` makes the diagnostic for a chunk that cannot be parsed, with the help of `hints`.
//!
//! Nothing is resolved here: undefined names, doubled rules and impossible repeats are for `lower` to find.

mod brackets;
mod build;
mod explain;
mod hints;
#[rustfmt::skip]
mod notation;
mod outline;
mod pieces;
mod print;
mod report;
#[cfg(test)]
mod tests;
pub mod tree;

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use notation::{Notation, Rule as Token};
use outline::Chunk;
use pest::Parser;
use report::Report;
use std::sync::Arc;
use tree::{PieceKind, Tree};

/// How long a source may be, in bytes. The longest RFC has under 2 MiB, nearly all of it prose.
pub const MAX_LENGTH: usize = 4 * 1024 * 1024;

/// How deeply `(` and `[` may nest. Real grammars stay under 10; each level costs stack, here and later.
pub const MAX_NESTING: usize = 128;

/// How many findings are reported before reading stops.
pub const MAX_DIAGNOSTICS: usize = 1000;

/// Reads a text.
///
/// All rules that can be read are in the tree, even if others cannot; `diagnostics` has an error if there were
/// errors. The pieces of the tree tile the text in every case.
pub fn read(source: &Arc<Source>, diagnostics: &mut Diagnostics) -> Tree {
    let mut tree =
        Tree { source: Arc::clone(source), rules: Vec::new(), directives: Vec::new(), pieces: Vec::new() };
    let mut report = Report::new(source, diagnostics);
    if source.text.len() > MAX_LENGTH {
        report.push(too_long(source));
        pieces::add(&mut tree.pieces, PieceKind::Unread, Span::new(0, source.text.len()));
        return tree;
    }
    for chunk in outline::chunks(source) {
        if report.is_full() {
            pieces::add(&mut tree.pieces, PieceKind::Unread, chunk.span);
        } else {
            read_chunk(&chunk, &mut tree, &mut report);
        }
    }
    tree
}

/// Reads one chunk into the tree, or reports why it cannot be read and keeps its comments and directives.
fn read_chunk(chunk: &Chunk, tree: &mut Tree, report: &mut Report) {
    if let Some(offset) = brackets::too_deep(chunk.text) {
        let unread = pieces::salvage(chunk, tree, report);
        let rule = chunk.word(unread.start);
        report.push(too_deep(rule, chunk.span(offset, offset + 1), report.source()));
        return;
    }
    match Notation::parse(Token::rules, chunk.text) {
        Ok(pairs) => {
            pieces::keep(pairs.clone(), chunk, tree, report);
            pieces::inline_directives(pairs.clone(), chunk, report);
            build::rules(pairs, chunk, tree, report);
        }
        Err(error) => {
            let unread = pieces::salvage(chunk, tree, report);
            report.push(explain::explain(&error, chunk, unread, report.source()));
        }
    }
}

fn too_long(source: &Arc<Source>) -> Diagnostic {
    let message = format!("this text has {} bytes; at most {MAX_LENGTH} are read", source.text.len());
    Diagnostic::error("source-too-long", message, source, Span::new(0, 0), "")
        .help("split the file, and import its parts")
}

fn too_deep(rule: Span, offset: Span, source: &Arc<Source>) -> Diagnostic {
    let message = format!("groups and options nest more than {MAX_NESTING} deep");
    Diagnostic::error("nesting-too-deep", message, source, offset, "one level too many")
        .and(rule, "in this rule")
        .help("give inner groups rules of their own")
}
