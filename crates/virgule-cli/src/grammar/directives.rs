//! `virgule grammar directives`: the reference of directives, from the table that defines them.

use crate::{Failure, Verdict, write_answer};
use std::io::Write;
use virgule_compiler::abnf::diagnose::suggestion;
use virgule_compiler::abnf::lower::{DIRECTIVES, Directive, reference};

/// Prints the description of one directive, or of all: `docs/directives.md`.
pub fn run(name: Option<&str>, out: &mut impl Write) -> Result<Verdict, Failure> {
    let Some(name) = name else {
        write_answer(out, reference())?;
        return Ok(Verdict::Yes);
    };
    let Some(found) = Directive::find(name) else {
        let near = suggestion(name, DIRECTIVES.iter().map(|known| known.name));
        let message =
            format!("there is no directive `{name}`{near} (`virgule grammar directives` lists all)");
        return Err(Failure::Call(message));
    };
    write_answer(out, found)?;
    Ok(Verdict::Yes)
}
