//! Conventions of all subcommands: answers go to standard output, rejections and errors to standard error; the exit status
//! is 0 for yes, 1 for no, 2 for no answer; `-` is standard input.

#![cfg(unix)]

mod program;
#[path = "conventions/rows.rs"]
mod rows;
mod temporary;

use program::virgule;
use rows::{BAD, Call, Row, rows};
use std::io::Write;
use std::process::{Command, Stdio};
use temporary::File;

/// Runs a call with `input` as standard input. Returns standard output, standard error and the exit status.
fn run(name: &str, arguments: &[&str], input: &str) -> (String, String, i32) {
    let program = virgule();
    let arguments =
        arguments.iter().map(|argument| if *argument == "{virgule}" { &program } else { *argument });
    let mut command = Command::new(&program);
    command.args(name.split(' ')).args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // A command that does not read its input may have exited.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
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
    let mut tested: Vec<String> = rows().iter().map(|row| row.name.to_string()).collect();
    let mut known = leaves(&virgule_cli::command(), "");
    tested.sort();
    known.sort();
    assert_eq!(tested, known);
}

#[test]
fn an_answer_goes_to_standard_output() {
    for Row { name, yes, no, .. } in rows() {
        for ((arguments, input), expected) in
            yes.map(|call| (call, 0)).into_iter().chain(no.map(|call| (call, 1)))
        {
            let (output, errors, status) = run(name, arguments, input);
            assert_eq!(status, expected, "{name} {arguments:?}: {output}{errors}");
            assert!(!output.is_empty(), "{name} {arguments:?}: {errors}");
        }
    }
}

#[test]
fn a_refusal_leaves_standard_output_empty() {
    for Row { name, refused, .. } in rows() {
        let Some((arguments, input)) = refused else { continue };
        let (output, errors, status) = run(name, arguments, input);
        assert_eq!((output.as_str(), status), ("", 1), "{name} {arguments:?}: {errors}");
        assert!(!errors.is_empty(), "{name} {arguments:?}");
    }
}

#[test]
fn exits_with_status_2_without_an_answer() {
    let usage: [Call; 1] = [&["--no-such-option"]];
    for Row { name, unanswered, .. } in rows() {
        for arguments in unanswered.iter().chain(&usage) {
            let (output, errors, status) = run(name, arguments, "");
            assert_eq!((output.as_str(), status), ("", 2), "{name} {arguments:?}: {errors}");
            assert!(!errors.is_empty(), "{name} {arguments:?}");
            if let Some(absent) = arguments.iter().find(|argument| argument.contains("/no/such")) {
                assert!(errors.contains(absent), "{name} {arguments:?}: {errors}");
            }
        }
    }
}

#[test]
fn exit_statuses_are_documented() {
    for name in rows().iter().map(|row| row.name).chain(["grammar", "ni"]) {
        let (output, errors, status) = run(name, &["--help"], "");
        assert_eq!((errors.as_str(), status), ("", 0), "{name}");
        assert!(output.contains("\nExit status:\n  0  yes"), "{name}: {output}");
    }
}

/// Texts, each with true if it is of the default kind, uri-reference.
#[test]
fn one_kind_is_the_default() {
    let command = virgule_cli::command();
    for name in rows().iter().map(|row| row.name) {
        let found = name.split(' ').try_fold(&command, |command, name| command.find_subcommand(name));
        let mut arguments = found.expect("a subcommand").get_arguments();
        let Some(kind) = arguments.find(|argument| argument.get_long() == Some("kind")) else { continue };
        let help = kind.get_help().map(ToString::to_string).unwrap_or_default();
        assert!(help.contains("[default: ") && help.ends_with("or uri-reference]"), "{name}: {help}");
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
            assert_eq!(run(name, arguments, input).2, status, "{name} {text:?}");
        }
    }
    assert_eq!(run("build", &["path=a"], "").2, 0);
    assert_eq!(run("build", &["path=é"], "").2, 1);
}

/// True if a call prints an escape sequence, with `NO_COLOR` set if `no_color`; standard output is a pipe.
fn is_coloured(arguments: &[&str], no_color: bool) -> bool {
    let mut command = Command::new(virgule());
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    if no_color {
        command.env("NO_COLOR", "1");
    }
    let output = command.args(arguments).stdin(Stdio::null()).output().expect("it starts");
    output.stdout.contains(&b'\x1b')
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
    let named =
        output.replace(path, "standard input").replace("\"file\":\"-\"", "\"file\":\"standard input\"");
    named.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect()
}

#[test]
fn a_dash_is_standard_input() {
    for Row { name, dash, .. } in rows() {
        for (number, (arguments, input)) in dash.iter().enumerate() {
            let file = File::new(&number.to_string(), input);
            let path = file.path();
            let outputs_to = |index: usize| index > 0 && arguments[index - 1] == "--out";
            let named: Vec<String> = arguments
                .iter()
                .enumerate()
                .map(|(index, argument)| match argument.strip_prefix('-') {
                    Some(rest) if (rest.is_empty() || rest.starts_with(':')) && !outputs_to(index) => {
                        format!("{path}{rest}")
                    }
                    _ => argument.to_string(),
                })
                .collect();
            let named: Vec<&str> = named.iter().map(String::as_str).collect();
            let (expected, errors, status) = run(name, &named, "");
            assert_ne!(status, 2, "{name} {named:?}: {errors}");
            let (output, errors, found) = run(name, arguments, input);
            assert_eq!(found, status, "{name} {arguments:?}: {errors}");
            assert_eq!(comparable(&output, path), comparable(&expected, path), "{name} {arguments:?}");
        }
    }
}
