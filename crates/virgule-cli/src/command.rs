//! The clap command, with the exit status at the end of each help page.

use crate::args::Args;
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};

const EXIT_STATUS: &str = "\
Exit status:
  0  yes, or done: the text is valid, the texts are equivalent, the output is written
  1  no: the text is refused, the texts are not equivalent, the grammar has errors
  2  not answered: wrong usage, an unreadable file, an unknown kind, a --grammar with errors";

/// The command with its subcommands, for tests and for generated documentation.
#[doc(hidden)]
pub fn command() -> Command {
    let protocol = format!("{}\n\n{EXIT_STATUS}", crate::batch::help());
    with_exit_status(Args::command()).mut_subcommand("batch", |batch| batch.after_long_help(protocol))
}

/// The value of `--color` in a call with `--help`. clap stops parsing at the flags for help and version, so here they
/// are replaced by ordinary flags.
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
