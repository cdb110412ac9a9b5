//! All diagnostic codes, each with an explanation and a grammar that causes it: what `virgule explain CODE` prints.
//!
//! ```text
//! notation     what cannot be read as ABNF          (`read`)
//! rules        names, values and meanings of rules  (`lower`, `check`)
//! directives   `;!` lines                           (`lower`)
//! automata     rules without an automaton, examples, ambiguities
//! ```
//!
//! A test of the workspace scans the sources: each code that is reported is listed here, and each example causes its
//! code.

mod automata;
mod directives;
mod notation;
mod rules;

use std::fmt;

/// A diagnostic code with its explanation.
#[derive(Debug, Clone, Copy)]
pub struct Code {
    /// The code, such as `undefined-rule`.
    pub name: &'static str,
    /// A summary in one line.
    pub summary: &'static str,
    /// What the diagnostic means, and why it is reported.
    pub explanation: &'static str,
    /// A grammar that causes the diagnostic.
    pub example: CodeExample,
    /// What to change in the grammar.
    pub remedy: &'static str,
}

/// A grammar that causes a diagnostic.
#[derive(Debug, Clone, Copy)]
pub enum CodeExample {
    /// The text of a grammar.
    Grammar(&'static str),
    /// No grammar can be printed, for this reason.
    None(&'static str),
}

/// All codes, by name.
pub fn codes() -> Vec<&'static Code> {
    let parts = [notation::CODES, rules::CODES, directives::CODES, automata::CODES];
    let mut all: Vec<&Code> = parts.into_iter().flatten().collect();
    all.sort_by_key(|code| code.name);
    all
}

/// The code of that name.
pub fn code(name: &str) -> Option<&'static Code> {
    codes().into_iter().find(|code| code.name == name)
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
