//! `virgule grammar diagram`: railroad diagrams, one rule as SVG or all rules as an HTML page.

use crate::args::Diagram;
use crate::grammar::rule_source::split;
use crate::inputs::{self, STDIN, is_dash, stdin_grammar};
use crate::{Failure, Verdict, write_answer};
use std::io::Write;
use std::path::Path;
use virgule_diagram::Diagrams;
use virgule_dynamic::Library;

/// Draws one rule as SVG, or all rules as an HTML page.
pub fn run(call: &Diagram, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (grammar, rule) = split(&call.of);
    let library = Library::new();
    let diagrams = match is_dash(Path::new(grammar)) {
        true => library.with_file_text(Path::new(STDIN), stdin_grammar()?, Diagrams::read),
        false => library.with_text(grammar, |source, loader| Diagrams::read(source, loader))?,
    };
    let diagrams = match diagrams {
        Ok(diagrams) => diagrams,
        Err(found) => return Err(Failure::Call(found.render(false).trim_end().to_string())),
    };
    let text = match rule {
        None => diagrams.page(),
        Some(name) => {
            let rule = diagrams.rule(name).ok_or_else(|| Failure::Call(diagrams.grammar().unknown(name)))?;
            diagrams.svg(rule)
        }
    };
    match &call.out {
        None => write_answer(out, text)?,
        Some(path) => inputs::write(path, &text, out)?,
    }
    Ok(Verdict::Yes)
}
