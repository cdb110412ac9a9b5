//! Prints lines: comments of adjacent lines are aligned, and all lines have the same line end.

/// How lines end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEnd {
    /// CRLF, as in RFC 5234 section 2.2.
    CrLf,
    /// LF, as in most files.
    Lf,
}

impl LineEnd {
    /// The line end of the first line of a text; LF if the text has no line end.
    pub fn of(text: &str) -> LineEnd {
        match text.find(['\r', '\n']) {
            Some(at) if text[at..].starts_with("\r\n") => LineEnd::CrLf,
            _ => LineEnd::Lf,
        }
    }

    fn as_str(self) -> &'static str {
        match self {
            LineEnd::CrLf => "\r\n",
            LineEnd::Lf => "\n",
        }
    }
}

/// A line of a formatted text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// An empty line.
    Blank,
    /// A comment or a directive on a line of its own: its indentation and text.
    Remark(usize, String),
    /// Tokens, including their indentation, and the comment after them.
    Code(String, Option<String>),
}

/// Maximum length in bytes of a line whose comment is aligned with others.
const ALIGNED: usize = 80;

/// The lines as text.
pub fn print(lines: &[Line], byte_order_mark: bool, end: LineEnd) -> String {
    let mut text = String::from(if byte_order_mark { "\u{feff}" } else { "" });
    let mut index = 0;
    while index < lines.len() {
        let run = commented(&lines[index..]);
        if run == 0 {
            push(&mut text, &lines[index], 0, end);
            index += 1;
            continue;
        }
        let run = &lines[index..index + run];
        let column = run.iter().map(width).max().unwrap_or(0);
        run.iter().for_each(|line| push(&mut text, line, column, end));
        index += run.len();
    }
    text
}

/// Number of lines, from the first on, with a comment that can be aligned with those of the others.
fn commented(lines: &[Line]) -> usize {
    lines.iter().take_while(|line| matches!(line, Line::Code(code, Some(_)) if code.len() <= ALIGNED)).count()
}

fn width(line: &Line) -> usize {
    match line {
        Line::Code(code, _) => code.len(),
        _ => 0,
    }
}

/// Adds a line; its comment begins two columns after `column`, or after the code if that is longer.
fn push(text: &mut String, line: &Line, column: usize, end: LineEnd) {
    match line {
        Line::Blank => {}
        Line::Remark(indent, remark) => {
            text.extend(std::iter::repeat_n(' ', *indent));
            text.push_str(remark);
        }
        Line::Code(code, comment) => {
            text.push_str(code);
            if let Some(comment) = comment {
                text.extend(std::iter::repeat_n(' ', column.saturating_sub(code.len()) + 2));
                text.push_str(comment);
            }
        }
    }
    text.push_str(end.as_str());
}
