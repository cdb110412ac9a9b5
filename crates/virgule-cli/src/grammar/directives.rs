//! `virgule grammar directives`: the reference of directives, from the table that defines them.

use crate::{Failure, Verdict, write_answer};
use std::io::Write;
use virgule_compiler::diagnose::suggestion;
use virgule_compiler::lower::{DIRECTIVES, Directive};

/// Describes one directive, or lists all.
pub fn run(name: Option<&str>, out: &mut impl Write) -> Result<Verdict, Failure> {
    let Some(name) = name else {
        let widest = DIRECTIVES.iter().map(|known| known.name.len()).max().unwrap_or(0);
        for Directive { name, does, .. } in DIRECTIVES {
            write_answer(out, format_args!("{name:widest$}  {does}\n"))?;
        }
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
