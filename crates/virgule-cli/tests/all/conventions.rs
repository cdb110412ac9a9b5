//! Conventions of all subcommands: answers go to standard output, rejections and errors to standard error; the exit status
//! is 0 for yes, 1 for no, 2 for no answer; `-` is standard input.

use crate::program::{File, call, run, texts, virgule};
use crate::rows::{ABSENT, BAD, CALLS, HELLO, NETWORK, Sort};
use std::collections::BTreeSet;

/// A call of a subcommand, whose arguments have no blanks. `{virgule}`, `{hello}` and `{absent}` are constants.
struct Example {
    name: String,
    arguments: Vec<String>,
    input: &'static str,
    sort: Sort,
}

/// All calls of the table.
fn examples() -> Vec<Example> {
    let known = leaves(&virgule_cli::command(), "");
    let example = |&(sort, call, input): &(Sort, &str, &'static str)| {
        let is_name = |name: &&String| {
            call.strip_prefix(name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let name = known.iter().find(is_name).unwrap_or_else(|| panic!("{call}")).clone();
        let words = call[name.len()..].split_whitespace();
        let arguments = words.map(|word| match word {
            "{virgule}" => virgule(),
            "{hello}" => HELLO.to_string(),
            "{absent}" => ABSENT.to_string(),
            word => word.to_string(),
        });
        Example { name, arguments: arguments.collect(), input, sort }
    };
    CALLS.iter().chain(NETWORK).map(example).collect()
}

impl Example {
    /// Runs the call. Returns standard output, standard error and the exit status.
    fn run(&self) -> (String, String, i32) {
        of(&self.name, &self.arguments, self.input)
    }
}

/// Runs a subcommand.
fn of(name: &str, arguments: &[impl AsRef<str>], input: &str) -> (String, String, i32) {
    let arguments: Vec<&str> = name.split(' ').chain(arguments.iter().map(AsRef::as_ref)).collect();
    run(&arguments, input)
}

/// The names of all subcommands without subcommands.
fn leaves(command: &clap::Command, path: &str) -> Vec<String> {
    let names = command.get_subcommands().filter(|sub| sub.get_name() != "help").flat_map(|sub| {
        let path = format!("{path} {}", sub.get_name());
        if sub.has_subcommands() { leaves(sub, &path) } else { vec![path.trim_start().to_string()] }
    });
    names.collect()
}

#[test]
fn every_subcommand_has_a_row() {
    let tested: BTreeSet<String> = examples().into_iter().map(|example| example.name).collect();
    assert_eq!(tested, leaves(&virgule_cli::command(), "").into_iter().collect());
}

#[test]
fn each_answer_has_its_stream_and_its_exit_status() {
    let usage = leaves(&virgule_cli::command(), "").into_iter().map(|name| Example {
        name,
        arguments: vec!["--no-such-option".to_string()],
        input: "",
        sort: Sort::Unanswered,
    });
    for example in examples().into_iter().chain(usage).filter(|example| example.sort != Sort::Dash) {
        let Example { name, arguments, sort, .. } = &example;
        let (output, errors, status) = example.run();
        let (on_output, expected) = match sort {
            Sort::Yes | Sort::Dash => (true, 0),
            Sort::No => (true, 1),
            Sort::Refused => (false, 1),
            Sort::Unanswered => (false, 2),
        };
        assert_eq!(
            (!output.is_empty(), status),
            (on_output, expected),
            "{name} {arguments:?}: {output}{errors}"
        );
        assert!(on_output || !errors.is_empty(), "{name} {arguments:?}");
        if let Some(absent) =
            arguments.iter().find(|argument| *sort == Sort::Unanswered && argument.contains("/no/such"))
        {
            assert!(errors.contains(absent), "{name} {arguments:?}: {errors}");
        }
    }
}

#[test]
fn exit_statuses_are_documented() {
    let names = leaves(&virgule_cli::command(), "");
    for name in names.iter().map(String::as_str).chain(["grammar", "ni"]) {
        let (output, errors, status) = of(name, &["--help"], "");
        assert_eq!((errors.as_str(), status), ("", 0), "{name}");
        assert!(output.contains("\nExit status:\n  0  yes"), "{name}: {output}");
    }
}

/// Texts, each with true if it is of the default kind, uri-reference.
#[test]
fn one_kind_is_the_default() {
    let command = virgule_cli::command();
    for name in leaves(&command, "") {
        let found = name.split(' ').try_fold(&command, |command, name| command.find_subcommand(name));
        let mut arguments = found.expect("a subcommand").get_arguments();
        let Some(kind) = arguments.find(|argument| argument.get_long() == Some("kind")) else { continue };
        let help = kind.get_help().map(ToString::to_string).unwrap_or_default();
        let is_only = help.ends_with("[default: uri-reference]");
        assert!(
            is_only || help.contains("[default: ") && help.ends_with("or uri-reference]"),
            "{name}: {help}"
        );
    }
    for (text, valid) in
        [("", true), ("a", true), ("//b", true), ("a:", true), ("a b", false), ("http://é/", false)]
    {
        let status = i32::from(!valid);
        let line = format!("{text}\n");
        for (name, arguments, input) in [
            ("parse", &["--", text][..], ""),
            ("parse", &["--lines", "--json"], &line),
            ("check", &[], &line),
            ("normalize", &["--", text], ""),
            ("normalize", &["--lines"], &line),
        ] {
            assert_eq!(of(name, arguments, input).2, status, "{name} {text:?}");
        }
    }
    assert_eq!(of("build", &["path=a"], "").2, 0);
    assert_eq!(of("build", &["path=é"], "").2, 1);
}

/// True if a call prints an escape sequence, with `NO_COLOR` set if `no_color`; standard output is a pipe.
fn is_coloured(arguments: &[&str], no_color: bool) -> bool {
    let mut command = call(arguments);
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    if no_color {
        command.env("NO_COLOR", "1");
    }
    texts(&mut command, "").0.contains('\x1b')
}

#[test]
fn colour_is_a_choice() {
    let file = File::new("coloured", BAD);
    let path = file.path();
    for call in [&["grammar", "check", path][..], &["--help"], &["parse", "-h"], &["help", "check"]] {
        for (color, coloured) in
            [(&["--color", "always"][..], true), (&["--color=never"], false), (&[], false)]
        {
            for arguments in [[color, call].concat(), [call, color].concat()] {
                // The arguments of the subcommand `help` are only names of subcommands.
                if arguments[0] != "help" {
                    assert_eq!(is_coloured(&arguments, false), coloured, "{arguments:?}");
                    assert_eq!(is_coloured(&arguments, true), coloured, "NO_COLOR {arguments:?}");
                }
            }
        }
    }
}

/// Replaces the parts of the output that may differ between two runs: file names, times, and their padding.
fn comparable(output: &str, path: &str) -> String {
    let named = output.replace(path, "standard input").replace(r#""file":"-""#, r#""file":"standard input""#);
    named.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect()
}

#[test]
fn a_dash_is_standard_input() {
    for example in examples().into_iter().filter(|example| example.sort == Sort::Dash) {
        let Example { name, arguments, input, .. } = &example;
        let file = File::new("", input);
        let path = file.path();
        let outputs_to = |index: usize| index > 0 && arguments[index - 1] == "--out";
        let named = arguments.iter().enumerate().map(|(index, argument)| match argument.strip_prefix('-') {
            Some(rest) if (rest.is_empty() || rest.starts_with(':')) && !outputs_to(index) => {
                format!("{path}{rest}")
            }
            _ => argument.clone(),
        });
        let named: Vec<String> = named.collect();
        let (expected, errors, status) = of(name, &named, "");
        assert_ne!(status, 2, "{name} {named:?}: {errors}");
        let (output, errors, found) = example.run();
        assert_eq!(found, status, "{name} {arguments:?}: {errors}");
        assert_eq!(comparable(&output, path), comparable(&expected, path), "{name} {arguments:?}");
    }
}
