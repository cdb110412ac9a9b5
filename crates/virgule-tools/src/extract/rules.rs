//! Finds candidates: lines that may be a rule.
//!
//! ```text
//! declared to be ABNF    a rule ends where the next one begins
//! not declared           a rule ends before a line that is not indented more and begins no alternative, or before an
//!                        empty line, unless the next line must be part of the rule
//! ```
//!
//! Each line belongs to at most one candidate, so the time is linear.

pub struct Block {
    /// The numbers of the lines in the document, and their texts.
    pub lines: Vec<(usize, String)>,
    /// True if the document declares the lines to be ABNF.
    pub declared: bool,
}

/// Lines that may be a rule.
pub struct RuleCandidate<'b> {
    pub name: &'b str,
    /// The lines of the candidate, including preceding comments.
    pub lines: &'b [(usize, String)],
    /// The number of lines before the first that is empty or not indented more than the rule.
    pub closed: usize,
    /// True if the line before the candidate belongs to the previous candidate.
    pub adjacent: bool,
    /// True if the candidate and the previous one are printed together: only comments are between them, or also empty
    /// lines if both are indented equally.
    pub together: bool,
}

pub fn candidates(block: &Block) -> Vec<RuleCandidate<'_>> {
    let lines = &block.lines;
    let mut found = Vec::new();
    let (mut index, mut comments, mut end) = (0, 0, usize::MAX);
    // The indentation of the previous candidate, if only comments and empty lines follow it.
    let mut before = None;
    while index < lines.len() {
        let line = &lines[index].1;
        let Some(name) = head(&lines[index..]) else {
            index += 1;
            if !line.trim_start().starts_with(';') {
                comments = index;
                before = before.filter(|_| line.trim().is_empty());
            }
            continue;
        };
        let last = if block.declared { declared(lines, index) } else { undeclared(lines, index) };
        let own = &lines[comments..last];
        let margin = indentation(line);
        let is_end = |line: &str| line.trim().is_empty() || indentation(line) <= margin;
        let closed = lines[index..last].iter().skip(1).position(|(_, line)| is_end(line)).map(|at| at + 1);
        let closed = closed.map_or(own.len(), |at| index - comments + at);
        let adjacent = comments == end;
        let together = before.is_some_and(|before| adjacent || before == margin);
        found.push(RuleCandidate { name, lines: own, closed, adjacent, together });
        (index, comments, end, before) = (last, last, last, Some(margin));
    }
    found
}

/// Returns the name if the first line begins a rule: with a name and `=`, `:=` or `::=`, which may be on the next line.
fn head(lines: &[(usize, String)]) -> Option<&str> {
    let (_, first) = lines.first()?;
    let line = first.trim_start();
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(line.len());
    let (name, rest) = line.split_at(end);
    let mut rest = rest.trim_start();
    if rest.is_empty() || rest.starts_with(';') {
        let next = lines.get(1).filter(|(_, next)| indentation(next) > indentation(first));
        rest = next.map_or("", |(_, next)| next.trim_start());
    }
    let sign = ["=", ":=", "::="].iter().any(|sign| rest.starts_with(sign));
    let other = ["==", "=>", "=~"].iter().any(|sign| rest.starts_with(sign));
    (name.starts_with(|c: char| c.is_ascii_alphabetic()) && sign && !other).then_some(name)
}

/// Returns the index after the last line of a rule in declared ABNF: before the comments and empty lines that follow.
fn declared(lines: &[(usize, String)], start: usize) -> usize {
    let next = (start + 1..lines.len()).find(|at| head(&lines[*at..]).is_some()).unwrap_or(lines.len());
    let is_code = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with(';');
    let code = lines[start..next].iter().rposition(|(_, line)| is_code(line)).map_or(start, |at| start + at);
    // Comments that follow without an empty line and are indented more than the rule belong to the rule.
    let margin = indentation(&lines[start].1);
    let own = lines[code + 1..next].iter();
    let own = own.take_while(|(_, line)| !line.trim().is_empty() && indentation(line) > margin).count();
    code + 1 + own
}

/// Returns the index after the last line of a rule in text that is not declared to be ABNF.
fn undeclared(lines: &[(usize, String)], start: usize) -> usize {
    let margin = indentation(&lines[start].1);
    let mut end = start + 1;
    while end < lines.len() {
        let blank = lines[end..].iter().take_while(|(_, line)| line.trim().is_empty()).count();
        let Some((_, line)) = lines.get(end + blank) else { break };
        let continues = blank == 0 || must_continue(&lines[end - 1].1, line);
        let is_inside = indentation(line) > margin || is_alternative(line);
        if !is_inside || head(&lines[end + blank..]).is_some() || !continues {
            break;
        }
        end += blank + 1;
    }
    end
}

/// True if `line`, after an empty line, must be part of the rule whose last line is `before`.
fn must_continue(before: &str, line: &str) -> bool {
    line.trim_start().starts_with(['/', ')', ']', ';']) || before.ends_with(['/', '=', '(', '['])
}

/// True if `line` begins with a `/` that begins no path.
fn is_alternative(line: &str) -> bool {
    line.trim_start().strip_prefix('/').is_some_and(|rest| rest.starts_with([' ', '\t', '"', '%', '(', '[']))
}

/// Returns the column of the first character that is no blank; a tab ends at a multiple of eight columns.
pub fn indentation(line: &str) -> usize {
    line.bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).fold(0, |column, byte| match byte {
        b'\t' => (column / 8 + 1) * 8,
        _ => column + 1,
    })
}

// Splits plain text into lines, without the page breaks of a printed RFC.
//
// ```text
// Berners-Lee, et al.         Standards Track                    [Page 49]
// ^L
// RFC 3986                   URI Generic Syntax               January 2005
// ```
//
// The empty lines around a page break are removed too, so that a rule may continue on the next page.

/// Returns the lines of a document with their numbers, from 1.
pub fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines: Vec<(usize, &str)> = Vec::new();
    // True if all lines since the last footer were empty.
    let mut breaking = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_end().trim_matches('\x0c');
        if is_footer(line) {
            while lines.last().is_some_and(|(_, line)| line.is_empty()) {
                lines.pop();
            }
            breaking = true;
        } else if breaking && (line.is_empty() || is_header(line)) {
        } else {
            breaking = false;
            lines.push((index + 1, line));
        }
    }
    lines
}

/// True if a line ends a page: `… [Page 49]`.
fn is_footer(line: &str) -> bool {
    let number = line.strip_suffix(']').and_then(|line| line.rsplit_once("[Page "));
    number.is_some_and(|(_, number)| !number.is_empty() && number.trim().bytes().all(|c| c.is_ascii_digit()))
}

/// True if a line begins a page: `RFC 3986 … January 2005` or `Internet-Draft … January 2005`.
fn is_header(line: &str) -> bool {
    let year = line.rsplit(' ').next().unwrap_or_default();
    let begins = line.starts_with("RFC ") || line.starts_with("Internet-Draft ");
    begins && year.len() == 4 && year.bytes().all(|c| c.is_ascii_digit())
}
