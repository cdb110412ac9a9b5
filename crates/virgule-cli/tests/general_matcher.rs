//! Rules without automaton, by `parse`, `check` and `batch`: the note on standard error, answers, exit status.

mod program;

use program::virgule;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const VIA: &str = include_str!("../../../tests/grammars/general/rfc7230.abnf");
const PAGE: &str = include_str!("../../../docs/command.md");

/// The grammar in a folder per test.
fn grammar(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("virgule-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let path = folder.join("rfc7230.abnf");
    std::fs::write(&path, VIA).expect("a temporary file");
    path
}

/// Standard output, standard error and exit status.
fn run(path: &Path, command: &str, arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut call = Command::new(virgule());
    call.arg(command).arg("--grammar").arg(path).args(arguments);
    call.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = call.spawn().expect("it starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
}

/// The lines of the page behind its call of `virgule parse`: the note, the text, and the error under it.
fn shown() -> Vec<&'static str> {
    let (_, behind) = PAGE.split_once("\n## Grammars without automaton\n").expect("the section");
    let (_, session) = behind.split_once("$ virgule parse").expect("a session");
    session.lines().skip(1).take_while(|line| *line != "```").collect()
}

#[test]
fn a_text_is_drawn_with_a_note() {
    let path = grammar("parse");
    let (picture, note, status) =
        run(&path, "parse", &["--rule", "Via", "1.1 proxy.example (squid (5.7))"], "");
    assert_eq!((note.trim_end(), status), (shown()[0], 0));
    assert!(picture.starts_with("1.1 proxy.example (squid (5.7))\n"), "{picture}");
    let (_, refused, status) = run(&path, "parse", &["--rule", "Via", "1.1 proxy.example (squid (5.7)"], "");
    assert_eq!((refused.lines().collect::<Vec<_>>(), status), (shown(), 1));
}

#[test]
fn lines_are_checked() {
    let path = grammar("check");
    let (listed, note, status) = run(&path, "check", &["--rule", "Via"], "1.0 fred\n1.1 a (b\n1.1 a (b)\n");
    assert!(listed.starts_with("standard input:2: offset 8, in comment: expected "), "{listed}");
    assert_eq!((listed.lines().count(), status), (1, 1));
    assert!(note.contains("general matcher") && note.contains("3 lines, 1 invalid"), "{note}");
    // The kind of the file has no automaton either.
    let (_, note, status) = run(&path, "check", &[], "1.0 fred\n");
    assert_eq!((note.contains("`via` is matched by the general matcher"), status), (true, 0));
}

#[test]
fn a_note_is_printed_once_for_many_requests() {
    let path = grammar("batch");
    let request = |rule: &str, input: &str| {
        format!(
            "{{\"id\":1,\"op\":\"match\",\"grammar\":\"rfc7230\",\"rule\":\"{rule}\",\"input\":\"{input}\"}}\n"
        )
    };
    let requests =
        [request("Via", "1.0 a"), request("token", "a"), request("Via", "1.0"), request("via", "2 b (c)")];
    let (answers, note, status) = run(&path, "batch", &[], &requests.concat());
    let general = |ok: bool| format!("{{\"id\":1,\"ok\":{ok},\"matcher\":\"general\"}}\n");
    let expected = [general(true), "{\"id\":1,\"ok\":true}\n".into(), general(false), general(true)];
    assert_eq!((answers, status), (expected.concat(), 0));
    // By the names in the requests.
    assert_eq!(note.matches("is matched by the general matcher").count(), 2, "{note}");
}

#[test]
fn other_commands_refuse_the_grammar() {
    let (_, message, status) = run(&grammar("normalize"), "normalize", &["1.0 fred"], "");
    assert!(message.contains("error[lookahead]"), "{message}");
    assert_eq!(status, 2);
}
