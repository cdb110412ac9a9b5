//! Arranges the tokens of a tree in lines, and prints these.
//!
//! ```text
//! name = element element      following lines are indented to the column of the first element,
//!      / element              or two columns less if they begin with `/`
//!      / (element
//!         / element)          within brackets: to the column after the bracket
//! ```
//!
//! An indentation is at most [`DEEPEST`], so the length of the result is linear in that of the source.

use std::collections::HashMap;
use virgule_compiler::abnf::lower::core_rules;
use virgule_compiler::abnf::read::tree::{PieceKind, RuleNode, Tree};

/// The characters that end a line; CR and LF together end one.
pub const LINE_ENDS: [char; 3] = ['\n', '\r', '\x0c'];

/// Maximum indentation in columns.
const DEEPEST: usize = 40;

/// The indentation that replaces one above [`DEEPEST`].
const INDENT: usize = 4;

/// Returns the lines of a tree that was parsed without errors.
pub fn lines(tree: &Tree) -> Vec<Line> {
    let mut layout = Layout::new(tree);
    let mut rules = tree.rules.iter().peekable();
    for piece in &tree.pieces {
        let text = &tree.source.text[piece.span.start..piece.span.end];
        match piece.kind {
            PieceKind::Space => layout.space(text),
            PieceKind::Comment => layout.comment(text.trim_end_matches([' ', '\t'])),
            PieceKind::Directive => layout.directive(text.trim_end_matches([' ', '\t'])),
            PieceKind::Token | PieceKind::Unread => {
                if let Some(rule) = rules.next_if(|rule| rule.span.start <= piece.span.start) {
                    layout.begin(rule, column(tree, rule));
                }
                layout.token(text);
                layout.inside = layout.end > piece.span.end;
            }
        }
    }
    layout.flush();
    while layout.lines.last() == Some(&Line::Blank) {
        layout.lines.pop();
    }
    layout.lines
}

/// Returns the number of bytes before a rule on its line.
pub fn column(tree: &Tree, rule: &RuleNode) -> usize {
    let before = &tree.source.text[..rule.span.start];
    before.rsplit(LINE_ENDS).next().unwrap_or_default().len()
}

#[derive(Default)]
struct Layout<'t> {
    spelling: Spelling<'t>,
    lines: Vec<Line>,
    code: String,
    comment: Option<String>,
    /// True if the current rule has more tokens.
    inside: bool,
    /// The end of the current rule in the source.
    end: usize,
    /// The column of the current rule's name in the source.
    margin: usize,
    /// The column of the current rule's first element in the formatted source.
    element: usize,
    /// By open bracket: the column after the bracket.
    open: Vec<usize>,
    before: &'t str,
    /// Set after a `/` until the next token: true if a line begins with the `/`.
    slash: Option<bool>,
    /// Number of line ends since the last token, comment or directive.
    ended: usize,
    /// Number of spaces and tabs since the last line end.
    blanks: usize,
}

impl<'t> Layout<'t> {
    fn new(tree: &'t Tree) -> Self {
        Layout { spelling: Spelling::of(tree), ended: 1, ..Layout::default() }
    }

    fn space(&mut self, text: &str) {
        let (ends, blanks) = line_ends(text);
        self.ended += ends;
        self.blanks = if ends > 0 { 0 } else { self.blanks } + blanks;
    }

    /// Begins a rule whose name is in the column `margin` of the source.
    fn begin(&mut self, rule: &RuleNode, margin: usize) {
        self.flush();
        self.blank();
        let sign = if rule.incremental { " =/ " } else { " = " };
        self.element = bounded(rule.name.text.len() + sign.len());
        (self.margin, self.end, self.before, self.slash) = (margin, rule.span.end, "", None);
        self.open.clear();
    }

    fn token(&mut self, token: &'t str) {
        let token = self.spelling.of_token(token);
        let breaks = std::mem::take(&mut self.ended) > 0;
        if token == "/" {
            self.slash = Some(breaks);
            return;
        }
        let slash = self.slash.take();
        // The first element stays on the line of the name, unless a comment ends that line.
        let first = matches!(self.before, "" | "=" | "=/") || token == "=" || token == "=/";
        let breaks = (breaks || slash == Some(true)) && !(first && self.comment.is_none());
        if breaks {
            self.flush();
        }
        if slash.is_some() {
            self.put("/");
        }
        self.put(token);
    }

    fn put(&mut self, token: &'t str) {
        if self.code.is_empty() && !self.before.is_empty() {
            self.code.extend(std::iter::repeat_n(' ', self.indentation(token)));
        } else if !self.before.is_empty() && !joins(self.before, token) {
            self.code.push(' ');
        }
        self.code.push_str(token);
        match token {
            "(" | "[" => self.open.push(bounded(self.code.len())),
            ")" | "]" => drop(self.open.pop()),
            _ => {}
        }
        self.before = token;
    }

    /// Returns the column of a token, or of a comment, that begins a line within a rule.
    fn indentation(&self, token: &str) -> usize {
        match (self.open.last(), token) {
            (Some(column), ")" | "]") => column - 1,
            (Some(column), _) => *column,
            (None, "/") => self.element - 2,
            (None, _) => self.element,
        }
    }

    fn comment(&mut self, text: &str) {
        let behind = self.ended == 0 && self.slash != Some(true);
        if behind && !self.code.is_empty() && self.comment.is_none() {
            self.comment = Some(text.to_string());
            return;
        }
        self.remark(text, self.inside || self.continues());
    }

    /// True if a comment after a rule belongs to the rule: it is indented more than the rule, without an empty line
    /// between.
    fn continues(&self) -> bool {
        let rule = match self.lines.last() {
            _ if !self.code.is_empty() => true,
            Some(Line::Remark(indent, _)) => *indent > 0,
            _ => false,
        };
        rule && self.ended <= 1 && self.blanks > self.margin
    }

    fn directive(&mut self, text: &str) {
        self.remark(text, self.inside);
    }

    /// Adds a comment or directive on a separate line.
    fn remark(&mut self, text: &str, indented: bool) {
        let indent = if indented { self.indentation("") } else { 0 };
        self.flush();
        if !self.inside {
            self.blank();
        }
        self.ended = 0;
        self.lines.push(Line::Remark(indent, text.to_string()));
    }

    fn flush(&mut self) {
        if !self.code.is_empty() {
            self.lines.push(Line::Code(std::mem::take(&mut self.code), self.comment.take()));
        }
    }

    /// Adds one empty line if the source has one or more.
    fn blank(&mut self) {
        if self.ended > 1 && self.lines.last().is_some_and(|line| *line != Line::Blank) {
            self.lines.push(Line::Blank);
        }
    }
}

/// Returns the column, or [`INDENT`] if it is above [`DEEPEST`].
fn bounded(column: usize) -> usize {
    if column <= DEEPEST { column } else { INDENT }
}

/// True if two tokens are written without a space: a count and its element, a bracket and its content.
fn joins(before: &str, token: &str) -> bool {
    let repeat = before.starts_with(|c: char| c.is_ascii_digit() || c == '*' || c == '#');
    repeat || matches!(before, "(" | "[") || matches!(token, ")" | "]")
}

/// Returns the number of line ends in white space, and the number of bytes after the last one.
pub fn line_ends(text: &str) -> (usize, usize) {
    let ends = text.matches(LINE_ENDS).count() - text.matches("\r\n").count();
    (ends, text.rsplit(LINE_ENDS).next().unwrap_or_default().len())
}

// Prints lines: comments of adjacent lines are aligned, and all lines have the same line end.

/// The line end of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEnd {
    /// CRLF, as in RFC 5234 section 2.2.
    CrLf,
    /// LF, as in most files.
    Lf,
}

impl LineEnd {
    /// Returns the line end of the first line of a source; LF if the source has no line end.
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

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    Blank,
    /// A comment or a directive on a separate line: its indentation and text.
    Remark(usize, String),
    /// Tokens, including their indentation, and the comment after them.
    Code(String, Option<String>),
}

/// Maximum length in bytes of a line whose comment is aligned with others.
const ALIGNED: usize = 80;

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

/// Returns the number of lines, from the first on, with a comment that can be aligned with those of the others.
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

// Names in the spelling of their definition: rule names are compared ASCII case-insensitively (RFC 5234 section 2.1).

/// By name in lower case: the spelling of each name that a file or RFC 5234 defines.
#[derive(Default)]
pub struct Spelling<'t>(HashMap<String, &'t str>);

impl<'t> Spelling<'t> {
    pub fn of(tree: &'t Tree) -> Self {
        let mut known: HashMap<String, &'t str> = HashMap::new();
        let own = tree.rules.iter().map(|rule| rule.name.text.as_str());
        // The first definition decides; those with `=/` follow it.
        for name in own.chain(core_rules()) {
            known.entry(name.to_ascii_lowercase()).or_insert(name);
        }
        Spelling(known)
    }

    /// Returns the spelling of a token; the token itself if it is not a known name.
    pub fn of_token(&self, token: &'t str) -> &'t str {
        match token.starts_with(|c: char| c.is_ascii_alphabetic()) {
            true => self.0.get(&token.to_ascii_lowercase()).copied().unwrap_or(token),
            false => token,
        }
    }
}
