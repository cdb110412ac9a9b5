//! The codes of `codes.md`, each with an explanation and a grammar that causes it, for `virgule explain CODE`.

use std::fmt;

const PAGE: &str = include_str!("codes.md");

/// A diagnostic code with its explanation.
#[derive(Debug, Clone)]
pub struct Code {
    /// The code, such as `undefined-rule`.
    pub name: &'static str,
    /// A summary in one line.
    pub summary: &'static str,
    /// The meaning of the diagnostic, and the reason for reporting it.
    pub explanation: String,
    /// A grammar that causes the diagnostic.
    pub example: CodeExample,
    /// The change to make in the grammar.
    pub remedy: String,
}

/// A grammar that causes a diagnostic.
#[derive(Debug, Clone, Copy)]
pub enum CodeExample {
    /// The source of a grammar.
    Grammar(&'static str),
    /// No grammar can be printed, for this reason.
    None(&'static str),
}

/// Returns all codes, sorted by name.
pub fn codes() -> Vec<Code> {
    let mut all: Vec<Code> = PAGE.split("\n## ").skip(1).map(Code::of_section).collect();
    all.sort_by_key(|code| code.name);
    all
}

/// Returns the code called `name`.
pub fn code(name: &str) -> Option<Code> {
    codes().into_iter().find(|code| code.name == name)
}

impl Code {
    /// Parses a section of the page: its title, the explanation, the example and the remedy.
    fn of_section(section: &'static str) -> Self {
        let mut paragraphs = section.trim_end().split("\n\n");
        let mut next = || paragraphs.next().unwrap_or_default();
        let (name, summary) = next().split_once(": ").unwrap_or_default();
        let explanation = next().replace('\n', " ");
        let example = next();
        let grammar = example.strip_prefix("```abnf\n").and_then(|rest| rest.strip_suffix("```"));
        let example = match (grammar, example.strip_prefix("No example: ")) {
            (None, Some(reason)) => CodeExample::None(reason.trim_end_matches('.')),
            (grammar, _) => CodeExample::Grammar(grammar.unwrap_or_default()),
        };
        Code { name, summary, explanation, example, remedy: next().replace('\n', " ") }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Code { name, summary, explanation, example, remedy } = self;
        writeln!(f, "{name}: {summary}\n\n{explanation}\n")?;
        match example {
            CodeExample::Grammar("") => writeln!(f, "An empty file causes it.\n")?,
            CodeExample::Grammar(text) => {
                writeln!(f, "This grammar causes it:\n")?;
                text.lines().try_for_each(|line| writeln!(f, "    {line}"))?;
                writeln!(f)?;
            }
            CodeExample::None(reason) => writeln!(f, "No example: {reason}.\n")?,
        }
        writeln!(f, "What to do: {remedy}")
    }
}
