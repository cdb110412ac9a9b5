//! Lines → what may be a rule.
//!
//! ```text
//! declared to be ABNF    a rule ends where the next one begins
//! not declared           a rule ends before a line that is not indented more, or before an empty line, unless what follows
//!                        that must belong to it
//! ```
//!
//! Each line belongs to at most one candidate, so that all of it takes linear time.

/// Lines that are searched for rules.
pub struct Block {
    /// Their numbers in the document, and their texts.
    pub lines: Vec<(usize, String)>,
    /// True if the document says that they are ABNF.
    pub declared: bool,
}

/// What may be a rule.
pub struct Candidate<'b> {
    /// The name.
    pub name: &'b str,
    /// Its lines, comments before it included.
    pub lines: &'b [(usize, String)],
    /// The number of its lines up to the first empty one.
    pub closed: usize,
    /// True if the line before it is one of the candidate before.
    pub adjacent: bool,
}

/// The candidates of a block, in order.
pub fn candidates(block: &Block) -> Vec<Candidate<'_>> {
    let lines = &block.lines;
    let mut found = Vec::new();
    let (mut index, mut comments, mut end) = (0, 0, usize::MAX);
    while index < lines.len() {
        let line = &lines[index].1;
        let Some(name) = head(line) else {
            index += 1;
            if !line.trim_start().starts_with(';') {
                comments = index;
            }
            continue;
        };
        let last = if block.declared { declared(lines, index) } else { undeclared(lines, index) };
        let own = &lines[comments..last];
        let closed = lines[index..last].iter().position(|(_, line)| line.trim().is_empty());
        let closed = closed.map_or(own.len(), |at| index - comments + at);
        found.push(Candidate { name, lines: own, closed, adjacent: comments == end });
        (index, comments, end) = (last, last, last);
    }
    found
}

/// The name of a line that begins a rule, or was meant to.
fn head(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(line.len());
    let (name, rest) = line.split_at(end);
    let rest = rest.trim_start();
    let sign = ["=", ":=", "::="].iter().any(|sign| rest.starts_with(sign));
    let other = ["==", "=>", "=~"].iter().any(|sign| rest.starts_with(sign));
    (name.starts_with(|c: char| c.is_ascii_alphabetic()) && sign && !other).then_some(name)
}

/// The end of a rule in ABNF: before the next rule, and before what stands between both.
fn declared(lines: &[(usize, String)], start: usize) -> usize {
    let next = lines[start + 1..].iter().position(|(_, line)| head(line).is_some());
    let next = next.map_or(lines.len(), |at| start + 1 + at);
    let is_code = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with(';');
    let code = lines[start..next].iter().rposition(|(_, line)| is_code(line)).map_or(start, |at| start + at);
    // Comments that follow at once and are indented more than the rule belong to it.
    let margin = indentation(&lines[start].1);
    let own = lines[code + 1..next].iter();
    let own = own.take_while(|(_, line)| !line.trim().is_empty() && indentation(line) > margin).count();
    code + 1 + own
}

/// The end of a rule in running text.
fn undeclared(lines: &[(usize, String)], start: usize) -> usize {
    let margin = indentation(&lines[start].1);
    let mut end = start + 1;
    while end < lines.len() {
        let blank = lines[end..].iter().take_while(|(_, line)| line.trim().is_empty()).count();
        let Some((_, line)) = lines.get(end + blank) else { break };
        let continues = blank == 0 || must_continue(&lines[end - 1].1, line);
        if indentation(line) <= margin || head(line).is_some() || !continues {
            break;
        }
        end += blank + 1;
    }
    end
}

/// Whether a line belongs to the rule before an empty line.
fn must_continue(before: &str, line: &str) -> bool {
    line.trim_start().starts_with(['/', ')', ']']) || before.ends_with(['/', '=', '(', '['])
}

/// The number of blanks that a line begins with.
pub fn indentation(line: &str) -> usize {
    line.len() - line.trim_start_matches([' ', '\t']).len()
}
