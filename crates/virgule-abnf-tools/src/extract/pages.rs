//! Splits plain text into lines, without the page breaks of a printed RFC.
//!
//! ```text
//! Berners-Lee, et al.         Standards Track                    [Page 49]
//! ^L
//! RFC 3986                   URI Generic Syntax               January 2005
//! ```
//!
//! The empty lines around a page break are removed too, so that a rule may continue on the next page.

/// The lines of a text with their numbers, from 1.
pub fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines: Vec<(usize, &str)> = Vec::new();
    // Whether all lines since the last footer were empty.
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

/// Whether a line ends a page: `… [Page 49]`.
fn is_footer(line: &str) -> bool {
    let number = line.strip_suffix(']').and_then(|line| line.rsplit_once("[Page "));
    number.is_some_and(|(_, number)| !number.is_empty() && number.trim().bytes().all(|c| c.is_ascii_digit()))
}

/// Whether a line begins a page: `RFC 3986 … January 2005` or `Internet-Draft … January 2005`.
fn is_header(line: &str) -> bool {
    let year = line.rsplit(' ').next().unwrap_or_default();
    let begins = line.starts_with("RFC ") || line.starts_with("Internet-Draft ");
    begins && year.len() == 4 && year.bytes().all(|c| c.is_ascii_digit())
}
