//! `virgule grammar directives`: the reference of directives, from the table that defines them.

use crate::{Failure, Verdict, say};
use std::io::Write;
use virgule_compiler::abnf::diagnose::suggestion;
use virgule_compiler::abnf::lower::{DIRECTIVES, Directive};

/// One directive, or a line for each.
pub fn run(name: Option<&str>, out: &mut impl Write) -> Result<Verdict, Failure> {
    let Some(name) = name else {
        let widest = DIRECTIVES.iter().map(|known| known.name.len()).max().unwrap_or(0);
        for Directive { name, does, .. } in DIRECTIVES {
            say(out, format_args!("{name:widest$}  {does}\n"))?;
        }
        return Ok(Verdict::Yes);
    };
    let Some(found) = Directive::find(name) else {
        let near = suggestion(name, DIRECTIVES.iter().map(|known| known.name));
        let message =
            format!("there is no directive `{name}`{near} (`virgule grammar directives` lists all)");
        return Err(Failure::Call(message));
    };
    say(out, found)?;
    Ok(Verdict::Yes)
}
