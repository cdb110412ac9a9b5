//! Finds quotations in Markdown. No rules are taken from them, because they quote other documents.

use super::ExtractError;
use super::collect::Collection;
use super::rules::{Block, candidates};

/// Reports the rules in block quotations (`> a = "b"`) to `collection`.
pub fn leave_out_quotations(
    lines: &[(usize, String)],
    collection: &mut Collection,
) -> Result<(), ExtractError> {
    let is_quoted = |line: &str| line.trim_start().starts_with('>');
    for quotation in lines.chunk_by(|(_, line), (_, next)| is_quoted(line) == is_quoted(next)) {
        if !quotation.iter().all(|(_, line)| is_quoted(line)) {
            continue;
        }
        let text = |line: &str| line.trim_start_matches(['>', ' ', '\t']).to_string();
        let lines = quotation.iter().map(|(number, line)| (*number, text(line))).collect();
        let block = Block { lines, declared: true };
        let candidates = candidates(&block);
        collection.count(candidates.len())?;
        for candidate in candidates {
            collection.leave_out_lines(candidate.lines, candidate.name, "it is in a block quotation");
        }
    }
    Ok(())
}
