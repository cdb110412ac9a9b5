//! Splits text at the code blocks of Markdown that have a label, and finds quotations.
//!
//! Other text is read as that of an RFC, so it does not matter whether a document is meant as Markdown: code blocks
//! without a label are text, and a block that has no end is too.

use super::ExtractError;
use super::collect::Collection;
use super::rules::{Block, candidates, lines};
use virgule_compiler::abnf::read::dialects::Dialect;

/// Returns the blocks of a document. Code in other languages and quotations are reported to `collection`.
pub fn blocks(text: &str, collection: &mut Collection) -> Result<Vec<Block>, ExtractError> {
    let (mut found, mut lines_of_text) = (Vec::new(), Vec::new());
    // The open block, and the number of its first line in the text.
    let mut open: Option<(Fence<'_>, usize)> = None;
    for (number, line) in lines(text) {
        match &open {
            None => open = Fence::new(line).map(|fence| (fence, lines_of_text.len())),
            Some((fence, start)) if fence.is_closed_by(line) => {
                if let Some(label) = fence.label {
                    let mut code: Vec<(usize, String)> = lines_of_text.split_off(*start);
                    code.remove(0);
                    found.push(Block { lines: std::mem::take(&mut lines_of_text), declared: false });
                    found.extend(labelled(code, label, collection)?);
                    open = None;
                    continue;
                }
                open = None;
            }
            Some(_) => {}
        }
        lines_of_text.push((number, line.to_string()));
    }
    found.push(Block { lines: lines_of_text, declared: false });
    for block in found.iter().filter(|block| !block.declared) {
        leave_out_quotations(&block.lines, collection)?;
    }
    Ok(found)
}

/// The line that begins a code block: ```` ```abnf ````.
struct Fence<'l> {
    mark: &'l str,
    /// The first word after the mark, without the punctuation of `{.abnf}`.
    label: Option<&'l str>,
}

impl<'l> Fence<'l> {
    fn new(line: &'l str) -> Option<Self> {
        let line = line.trim();
        let first = line.chars().next().filter(|first| matches!(first, '`' | '~'))?;
        let label = line.trim_start_matches(first);
        let mark = &line[..line.len() - label.len()];
        let is_fence = mark.len() >= 3 && !label.contains('`');
        let label = label.trim_start_matches([' ', '\t', '{', '.']);
        let label = label.split([' ', '\t', '{', '}', ',', ':']).next().filter(|label| !label.is_empty());
        is_fence.then_some(Fence { mark, label })
    }

    fn is_closed_by(&self, line: &str) -> bool {
        let line = line.trim();
        line.starts_with(self.mark) && line.trim_start_matches(&self.mark[..1]).is_empty()
    }
}

/// Returns the block of a label that names the notation; for other languages, reports that it has rules.
fn labelled(
    lines: Vec<(usize, String)>,
    label: &str,
    collection: &mut Collection,
) -> Result<Option<Block>, ExtractError> {
    let dialect = label.to_ascii_lowercase().parse::<Dialect>().ok();
    let block = Block { lines, declared: true };
    if dialect.is_some_and(|dialect| dialect == Dialect::Abnf || dialect == collection.dialect) {
        return Ok(Some(block));
    }
    let candidates = candidates(&block).len();
    collection.count(candidates)?;
    if candidates > 0 {
        let option = dialect.map_or(String::new(), |dialect| format!("; use `--dialect {dialect}`"));
        collection.leave_out_lines(&block.lines, "code block", format!("its label is `{label}`{option}"));
    }
    Ok(None)
}

/// Reports the rules in block quotations, `> a = "b"`, which quote other documents.
fn leave_out_quotations(lines: &[(usize, String)], collection: &mut Collection) -> Result<(), ExtractError> {
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
