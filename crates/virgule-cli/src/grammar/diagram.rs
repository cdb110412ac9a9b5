//! `virgule grammar diagram`: railroad diagrams, one rule as SVG or all as an HTML page.

use crate::args::Diagram;
use crate::grammar::subject::split;
use crate::{Failure, Verdict, say};
use std::io::Write;
use virgule_diagram::Diagrams;
use virgule_dynamic::Library;

/// Draws the rule that is named, or all.
pub fn run(call: &Diagram, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (grammar, rule) = split(&call.of);
    let diagrams = Library::new().with_text(grammar, |source, loader| Diagrams::read(source, loader))?;
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
        None => say(out, text)?,
        Some(path) => std::fs::write(path, text)
            .map_err(|error| Failure::Call(format!("{}: {error}", path.display())))?,
    }
    Ok(Verdict::Yes)
}
