//! What holds for every subcommand: answers go to standard output, refusals and errors to standard error; the exit status
//! is 0 for yes, 1 for no, 2 for a call that was not answered; `-` is standard input.

mod program;

use program::virgule;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
const BADGE: &str = ";! scheme badge\n;! fields house\nbadge-uri = \"badge:\" house\nhouse = 1*ALPHA\n";
const BAD: &str = "a = b\n";
const KEY: &str = "-----BEGIN PUBLIC KEY-----\n\
    MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n";

/// A file that does not exist.
const ABSENT: &str = "/no/such/file.abnf";

/// Arguments of a subcommand.
type Call = &'static [&'static str];

/// A subcommand, and a call of it for each convention that applies to it. `{virgule}` is the command itself.
#[derive(Default)]
struct Row {
    name: &'static str,
    /// Exit status 0, and something on standard output.
    yes: Option<(Call, &'static str)>,
    /// Exit status 1, nothing on standard output, the reason on standard error.
    refused: Option<(Call, &'static str)>,
    /// Exit status 1 with an answer on standard output: what was asked is answered by no.
    no: Option<(Call, &'static str)>,
    /// Exit status 2, nothing on standard output, the reason on standard error.
    unanswered: &'static [Call],
    /// Each of its arguments `-` or `-:RULE` is standard input; a file in its place gives the same answer.
    dash: &'static [(Call, &'static str)],
}

fn rows() -> Vec<Row> {
    let row = Row::default;
    let mut rows = vec![
        Row {
            name: "parse",
            yes: Some((&["a:b"], "")),
            refused: Some((&["a b"], "")),
            no: Some((&["--lines", "--json"], "a b\n")),
            unanswered: &[
                &["--kind", "urx", "a:"],
                &["--grammar", ABSENT, "a:"],
                &["--grammar", "/", "a:"],
                &["--lines", "--json", ABSENT],
                &["--lines", "--json", "--grammar", "-"],
            ],
            dash: &[(&["--grammar", "-", "badge:owl"], BADGE), (&["--lines", "--json", "-"], "a:\n")],
        },
        Row {
            name: "check",
            no: Some((&[], "a b\n")),
            unanswered: &[&[ABSENT], &["--kind", "urx"], &["--grammar", ABSENT], &["--grammar", "-"]],
            dash: &[(&["-"], "a b\n"), (&["--grammar", "-", "/dev/null"], BADGE)],
            ..row()
        },
        Row {
            name: "resolve",
            yes: Some((&["http://a/b", "c"], "")),
            refused: Some((&["/a", "b"], "")),
            unanswered: &[&["http://a/"]],
            ..row()
        },
        Row {
            name: "relativize",
            yes: Some((&["http://a/b", "http://a/c"], "")),
            refused: Some((&["/a", "b"], "")),
            unanswered: &[&["http://a/"]],
            ..row()
        },
        Row {
            name: "normalize",
            yes: Some((&["A:b"], "")),
            refused: Some((&["a b"], "")),
            unanswered: &[
                &["--kind", "urx", "a:"],
                &["--grammar", ABSENT, "a:"],
                &["--lines", ABSENT],
                &["--lines", "--grammar", "-"],
            ],
            dash: &[(&["--grammar", "-", "badge:owl"], BADGE), (&["--lines", "-"], "A:b\n")],
            ..row()
        },
        Row {
            name: "to-uri",
            yes: Some((&["http://é/"], "")),
            refused: Some((&["a b"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "to-iri",
            yes: Some((&["http://a/%C3%A9"], "")),
            refused: Some((&["a b"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "compare",
            yes: Some((&["a:b", "A:b"], "")),
            refused: Some((&["a b", "a:"], "")),
            no: Some((&["a:b", "a:c"], "")),
            unanswered: &[&["a:"], &["--grammar", ABSENT, "a:", "a:"]],
            dash: &[(&["--grammar", "-", "badge:owl", "badge:owl"], BADGE)],
        },
        Row {
            name: "build",
            yes: Some((&["scheme=a"], "")),
            refused: Some((&["--kind", "uri", "path=/"], "")),
            unanswered: &[&["--kind", "urx"], &["hosts=a"], &["host"], &["--grammar", ABSENT]],
            dash: &[(&["--grammar", "-", "house=owl"], BADGE)],
            ..row()
        },
        Row {
            name: "whatwg",
            yes: Some((&["http://a/"], "")),
            no: Some((&["http://0x7f.1/"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "batch",
            yes: Some((&[], "{}\n")),
            unanswered: &[&["--grammar", ABSENT], &["--grammar", "-"]],
            ..row()
        },
        Row {
            name: "conform",
            yes: Some((&["--kind", "tag", "--count", "1", "--", "{virgule}", "batch"], "")),
            no: Some((&["--lines", "--count", "1", "--", "sed", "-u", "s/.*/ok/"], "")),
            unanswered: &[
                &["--", "/no/such/program"],
                &["--grammar", ABSENT, "--", "true"],
                &["--expected", ABSENT, "--", "true"],
                &["--kind", "urx", "--", "true"],
                &["--grammar", "-", "--expected", "-", "--", "true"],
                &["--json", "-", "--junit", "-", "--", "true"],
            ],
            dash: &[
                (
                    &[
                        "--grammar",
                        "-",
                        "--rule",
                        "house",
                        "--lines",
                        "--count",
                        "1",
                        "--",
                        "sed",
                        "-u",
                        "s/.*/ok/",
                    ],
                    BADGE,
                ),
                (&["--expected", "-", "--kind", "tag", "--count", "1", "--", "{virgule}", "batch"], ""),
            ],
            ..row()
        },
        Row { name: "explain", yes: Some((&["syntax"], "")), unanswered: &[&["sintax"]], ..row() },
        Row {
            name: "ni hash",
            yes: Some((&["-"], "")),
            unanswered: &[&[ABSENT], &["-", "-"], &["--algorithm", "md5", "-"]],
            dash: &[(&["-"], "Hello World!")],
            ..row()
        },
        Row {
            name: "ni verify",
            yes: Some((&[HELLO], "Hello World!")),
            no: Some((&[HELLO], "Hello")),
            unanswered: &[&[HELLO, ABSENT], &["ni:x"], &["--list", ABSENT]],
            dash: &[(&[HELLO, "-"], "Hello World!")],
            ..row()
        },
        Row {
            name: "ni explain",
            yes: Some((&[HELLO], "")),
            no: Some((&["ni:x"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "ni convert",
            yes: Some((&["--to", "nih", HELLO], "")),
            refused: Some((&["--to", "nih", "ni:x"], "")),
            unanswered: &[&["--to", "nix", HELLO]],
            ..row()
        },
        Row {
            name: "ni key",
            yes: Some((&["-"], KEY)),
            refused: Some((&["-"], "no key")),
            unanswered: &[&[ABSENT]],
            dash: &[(&["-"], KEY)],
            ..row()
        },
        Row {
            name: "ni equal",
            yes: Some((&[HELLO, HELLO], "")),
            refused: Some((&["ni:x", HELLO], "")),
            no: Some((&[HELLO, "ni:///sha-256-32;f4OxZQ"], "")),
            unanswered: &[&[HELLO]],
            ..row()
        },
        Row {
            name: "ni resolve",
            yes: Some((&["ni://h", "sha-256-32;f4OxZQ"], "")),
            refused: Some((&["ni:x", "y"], "")),
            unanswered: &[&["ni://h"]],
            ..row()
        },
        Row { name: "ni list", yes: Some((&[], "")), ..row() },
        Row { name: "ni export", unanswered: &[&["/no/such/folder", "--out", "/no/such/other"]], ..row() },
        Row {
            name: "grammar check",
            yes: Some((&["-"], BADGE)),
            no: Some((&["-"], BAD)),
            unanswered: &[&[ABSENT], &["-", "-"]],
            dash: &[(&["-"], BADGE)],
            ..row()
        },
        Row { name: "grammar directives", yes: Some((&["fields"], "")), unanswered: &[&["feilds"]], ..row() },
        Row { name: "grammar print", yes: Some((&["ni"], "")), unanswered: &[&["urx"]], ..row() },
        Row { name: "grammar list", yes: Some((&[], "")), ..row() },
        Row {
            name: "grammar diagram",
            yes: Some((&["-"], BADGE)),
            unanswered: &[&[ABSENT], &["ni", "--out", "/no/such/folder/x"]],
            dash: &[(&["--", "-:house"], BADGE), (&["--out", "-", "--", "-:house"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar subset",
            yes: Some((&["ni", "uri"], "")),
            no: Some((&["tel", "uri"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["--", "-:house", "-"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar equal",
            yes: Some((&["ni", "ni"], "")),
            no: Some((&["http", "https"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["-", "-"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar diff",
            yes: Some((&["ni", "ni"], "")),
            no: Some((&["http", "https"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["--", "-", "-:house"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar overlap",
            yes: Some((&["uri", "sip"], "")),
            no: Some((&["tel", "sip"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["-", "uri"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar matrix",
            yes: Some((&["ni", "tel"], "")),
            unanswered: &[&[ABSENT], &["urx"]],
            dash: &[(&["--json", "-", "uri"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar stats",
            yes: Some((&["ni"], "")),
            unanswered: &[&[ABSENT], &["urx"]],
            dash: &[(&["-"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar dot",
            yes: Some((&["rfc3986:port"], "")),
            unanswered: &[&[ABSENT], &["urx"]],
            dash: &[(&["--", "-:house"], BADGE)],
            ..row()
        },
    ];
    if cfg!(feature = "fetch") {
        let unanswered: &[Call] = &[&["--ca", ABSENT, HELLO], &["ni:x"], &["--json", "--out", "-", HELLO]];
        rows.push(Row { name: "ni fetch", unanswered, ..row() });
    }
    if cfg!(feature = "serve") {
        rows.push(Row { name: "ni serve", unanswered: &[&["/no/such/folder"]], ..row() });
    }
    rows
}

/// Standard output, standard error and exit status.
fn run(name: &str, arguments: &[&str], input: &str) -> (String, String, i32) {
    let program = virgule();
    let arguments =
        arguments.iter().map(|argument| if *argument == "{virgule}" { &program } else { *argument });
    let mut command = Command::new(&program);
    command.args(name.split(' ')).args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // A command that does not read its input may have ended.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
}

/// The names of all subcommands that have none themselves.
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
fn what_cannot_be_answered_has_status_2() {
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

/// Texts, and whether they are of the default kind: uri-reference.
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

/// A file with this text, removed when it is dropped.
struct File(PathBuf);

impl File {
    fn new(number: usize, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("virgule-conventions-{}-{number}", std::process::id()));
        std::fs::write(&path, text).expect("a temporary file");
        File(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// What may differ between two runs: names of files, times, and the blanks that align them.
fn comparable(output: &str, path: &str) -> String {
    let named =
        output.replace(path, "standard input").replace("\"file\":\"-\"", "\"file\":\"standard input\"");
    named.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect()
}

#[test]
fn a_dash_is_standard_input() {
    for Row { name, dash, .. } in rows() {
        for (number, (arguments, input)) in dash.iter().enumerate() {
            let file = File::new(number, input);
            let path = file.0.to_str().expect("a path of text");
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
