//! The clap command, with the exit status at the end of each help page; shell completions and manual pages.

use crate::args::Args;
use crate::inputs::about;
use crate::{Failure, Output, Verdict, args};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use clap_complete::Shell;
use clap_mangen::Man;
use std::fs;

const EXIT_STATUS: &str = "\
Exit status:
  0  yes, or done: the input is valid, the URIs are equivalent, the output is written
  1  no: the input is rejected, the URIs are not equivalent, the grammar has errors
  2  not answered: wrong usage, an unreadable file, an unknown kind, a --grammar with errors";

/// Returns the command with its subcommands, for tests and for generated documentation.
#[doc(hidden)]
pub fn command() -> Command {
    let protocol = format!("{}\n\n{EXIT_STATUS}", crate::batch::PROTOCOL);
    with_exit_status(Args::command()).mut_subcommand("batch", |batch| batch.after_long_help(protocol))
}

/// Returns the value of `--color` in a call with `--help`. clap stops parsing at the flags for help and version, so
/// they are replaced with ordinary flags here.
pub fn color() -> colorchoice_clap::Color {
    let flag = |name, short| Arg::new(name).long(name).short(short).global(true).action(ArgAction::SetTrue);
    let lenient = Args::command()
        .ignore_errors(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true);
    let matches = lenient.arg(flag("help", 'h')).arg(flag("version", 'V')).try_get_matches();
    let color = matches.and_then(|matches| colorchoice_clap::Color::from_arg_matches(&matches));
    color.unwrap_or_default()
}

/// Adds the exit status to the help of the command and of each subcommand.
fn with_exit_status(command: Command) -> Command {
    let help = match command.get_after_help() {
        Some(own) => format!("{EXIT_STATUS}\n\n{own}"),
        None => EXIT_STATUS.to_string(),
    };
    command.after_help(help).mut_subcommands(with_exit_status)
}

// `virgule completions` and `virgule man`: shell completions and manual pages, generated from the clap command.

pub fn completions(shell: Shell, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut script = Vec::new();
    // `generate` panics on write errors, so its output is a buffer in memory.
    clap_complete::generate(shell, &mut command(), "virgule", &mut script);
    out.bytes(&script)?;
    Ok(Verdict::Yes)
}

/// Prints one page, or writes all pages to a folder.
pub fn man(call: &args::Man, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    if let Some(folder) = &call.out {
        let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command(), folder));
        return written.map(|()| Verdict::Yes).map_err(|error| about(folder, &error));
    }
    let mut root = command().disable_help_subcommand(true);
    // `build` sets the full names of subcommands.
    root.build();
    let mut page = Vec::new();
    Man::new(find(&root, &call.path)?.clone()).render(&mut page)?;
    out.bytes(&page)?;
    Ok(Verdict::Yes)
}

/// Returns the subcommand with this path.
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
