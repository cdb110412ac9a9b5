//! `virgule completions` and `virgule man`: shell completions and manual pages, generated from the clap command.

use crate::inputs::about;
use crate::{Failure, Verdict, args, command};
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use std::fs;
use std::io::Write;

/// Prints the completion script of a shell.
pub fn completions(shell: Shell, out: &mut impl Write) -> Result<Verdict, Failure> {
    let mut script = Vec::new();
    // `generate` panics on write errors, so its output is a buffer in memory.
    clap_complete::generate(shell, &mut command(), "virgule", &mut script);
    out.write_all(&script).map_err(Failure::Output)?;
    Ok(Verdict::Yes)
}

/// Prints one page, or writes all of them to a folder.
pub fn man(call: &args::Man, out: &mut impl Write) -> Result<Verdict, Failure> {
    if let Some(folder) = &call.out {
        let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command(), folder));
        return written.map(|()| Verdict::Yes).map_err(|error| about(folder, &error));
    }
    let mut root = command().disable_help_subcommand(true);
    // `build` sets the full names of subcommands.
    root.build();
    let mut page = Vec::new();
    Man::new(find(&root, &call.path)?.clone()).render(&mut page)?;
    out.write_all(&page).map_err(Failure::Output)?;
    Ok(Verdict::Yes)
}

/// The subcommand with this path.
fn find<'c>(root: &'c Command, path: &[String]) -> Result<&'c Command, Failure> {
    path.iter().try_fold(root, |command, name| {
        let unknown = || {
            let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            let known = if names.is_empty() { "none".to_string() } else { names.join(", ") };
            Failure::Call(format!("`{}` has no subcommand `{name}`; there are {known}", command.get_name()))
        };
        command.find_subcommand(name).ok_or_else(unknown)
    })
}
