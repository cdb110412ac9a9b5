//! Lines → text: comments of neighbouring lines in one column, and one kind of line end.

/// How lines end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEnd {
    /// As RFC 5234 section 2.2 says.
    CrLf,
    /// As most files have it.
    Lf,
}

impl LineEnd {
    /// The end of the first line of a text; LF if there is none.
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
    /// An empty one.
    Blank,
    /// A comment or a directive alone, with its indentation.
    Remark(usize, String),
    /// Tokens with their indentation in front, and the comment behind them.
    Code(String, Option<String>),
}

/// Comments are not aligned behind a line that is longer than this, in bytes.
const ALIGNED: usize = 80;

/// The text of the lines.
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

/// How many lines from the first on have a comment that can be aligned with the others.
fn commented(lines: &[Line]) -> usize {
    lines.iter().take_while(|line| matches!(line, Line::Code(code, Some(_)) if code.len() <= ALIGNED)).count()
}

fn width(line: &Line) -> usize {
    match line {
        Line::Code(code, _) => code.len(),
        _ => 0,
    }
}

/// Adds a line; its comment begins two columns behind `column` or behind the code.
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
