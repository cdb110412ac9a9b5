//! `virgule grammar print`: the file of a built-in grammar.

use crate::{Failure, Verdict, write_answer};
use std::io::Write;
use virgule::Kind;
use virgule_compiler::abnf::diagnose::suggestion;
use virgule_compiler::builtin::GRAMMARS;

/// Prints the grammar of a kind, or the grammar with this name.
pub fn run(name: &str, out: &mut impl Write) -> Result<Verdict, Failure> {
    let grammar = Kind::find(name).map_or(name, |kind| kind.grammar);
    let Some((_, text)) = GRAMMARS.iter().find(|(known, _)| *known == grammar) else {
        let kinds = Kind::all().map(|kind| kind.name);
        let near = suggestion(name, kinds.chain(GRAMMARS.iter().map(|(name, _)| *name)));
        let message =
            format!("no kind or grammar `{name}` is built in{near} (`virgule grammar list` lists all)");
        return Err(Failure::Call(message));
    };
    write_answer(out, text)?;
    Ok(Verdict::Yes)
}
