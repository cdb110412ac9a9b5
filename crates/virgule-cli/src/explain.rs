//! `virgule explain CODE`: explains a diagnostic, with a grammar that causes it.

use crate::{Failure, Verdict, write_answer};
use std::io::Write;
use virgule_compiler::abnf::diagnose::codes::{code, codes};
use virgule_compiler::abnf::diagnose::suggestion;

/// Explains the diagnostic with the code `name`, or lists the codes of all diagnostics.
pub fn run(name: Option<&str>, out: &mut impl Write) -> Result<Verdict, Failure> {
    let Some(name) = name else {
        let widest = codes().iter().map(|code| code.name.len()).max().unwrap_or(0);
        for code in codes() {
            write_answer(out, format_args!("{:widest$}  {}\n", code.name, code.summary))?;
        }
        return Ok(Verdict::Yes);
    };
    // Accepts a code as it is shown in messages: `error[syntax]`.
    let bare = name.trim_start_matches("error").trim_start_matches("warning").trim_matches(['[', ']']);
    let Some(found) = code(bare) else {
        let near = suggestion(bare, codes().into_iter().map(|code| code.name));
        let message = format!("there is no diagnostic `{bare}`{near} (`virgule explain` lists all)");
        return Err(Failure::Call(message));
    };
    write_answer(out, found)?;
    Ok(Verdict::Yes)
}
