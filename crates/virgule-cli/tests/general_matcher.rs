//! Rules without automaton, by `parse`, `check`, `batch`, `conform` and `grammar`: the note on standard error, answers, exit
//! status.

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

/// A first rule without automaton, and others.
const MIRROR: &str = "\
mirror = \"a\" mirror \"a\" / \"b\" mirror \"b\" / \"a\" / \"b\"
words = *( \"a\" / \"b\" )
odd = ( \"a\" / \"b\" ) *( ( \"a\" / \"b\" ) ( \"a\" / \"b\" ) )
digits = 1*DIGIT
cd = \"c\" mirror \"d\"
";

/// Runs a subcommand of `virgule grammar`, in which `RULE` stands for a rule of the file.
fn of_grammar(path: &Path, arguments: &[&str]) -> (String, String, i32) {
    let file = path.to_str().expect("text");
    let named = arguments.iter().map(|word| match word.strip_prefix(':') {
        Some(rule) => format!("{file}:{rule}"),
        None => (*word).to_string(),
    });
    let output = Command::new(virgule()).arg("grammar").args(named).output().expect("it starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
}

#[test]
fn rules_are_compared_as_far_as_it_can_be_decided() {
    let path = grammar("compare");
    std::fs::write(&path, MIRROR).expect("a temporary file");
    for (arguments, status, says) in [
        (["subset", ":mirror", ":words"], 0, "yes: every text of mirror"),
        (["subset", ":words", ":mirror"], 1, "only in words"),
        (["subset", ":mirror", ":digits"], 1, "only in mirror"),
        (["subset", ":cd", ":mirror"], 1, "only in cd"),
        (["equal", ":mirror", ":words"], 1, "(the empty text)"),
        (["equal", ":mirror", ":MIRROR"], 0, "yes: "),
        (["overlap", ":mirror", ":digits"], 1, "no: "),
        (["overlap", ":mirror", ":odd"], 0, "\na\n"),
        (["overlap", ":mirror", ":cd"], 1, "no: "),
    ] {
        let (answer, error, found) = of_grammar(&path, &arguments);
        assert!(answer.contains(says) && found == status, "{arguments:?}: {answer}{error}");
    }
    let (_, why, status) = of_grammar(&path, &["subset", ":mirror", ":odd"]);
    assert!(why.starts_with("virgule: not decided for mirror ("), "{why}");
    assert!(why.contains("has no automaton: at `A` the recursive rule `mirror` could end or go on"), "{why}");
    assert_eq!(status, 2);
}

#[test]
fn rules_are_exported_beside_one_without_automaton() {
    let path = grammar("export");
    std::fs::write(&path, MIRROR).expect("a temporary file");
    let expected = ("\\A(?:[0-9]+)\\z\n".to_string(), String::new(), 0);
    assert_eq!(of_grammar(&path, &["export", ":digits", "--to", "regex"]), expected);
    let file = path.to_str().expect("text");
    assert_eq!(of_grammar(&path, &["export", file, "digits", "--to", "regex"]), expected);
    let (made, _, status) = of_grammar(&path, &["export", ":mirror", "--to", "gbnf"]);
    assert!(made.contains("mirror ::= [Aa] mirror [Aa] | ") && status == 0, "{made}");
    let (_, why, status) = of_grammar(&path, &["export", ":mirror", "--to", "dot"]);
    assert!(why.contains("error[lookahead]") && status == 2, "{why}");
}

#[test]
fn cases_are_run_and_programs_tested() {
    let path = grammar("conform");
    std::fs::write(&path, MIRROR).expect("a temporary file");
    let cases = "[[match]]\nrule = \"mirror\"\ninput = \"abba\"\nok = false\n\n[[parse]]\ninput = \"aba\"\n";
    std::fs::write(path.with_extension("toml"), cases).expect("a temporary file");
    let (result, error, status) = of_grammar(&path, &["test", path.to_str().expect("text")]);
    assert!(result.ends_with("2 cases, 0 failed\n") && status == 0, "{result}{error}");

    let program = virgule();
    let batch = ["--", program.as_str(), "batch", "--grammar", path.to_str().expect("text")];
    let arguments = [&["--rule", "mirror"][..], &batch].concat();
    let (report, note, status) = run(&path, "conform", &arguments, "");
    assert!(report.contains("tried 1 of 1 rules, 4 of 4 alternatives") && status == 0, "{report}{note}");
    assert!(note.contains("no random texts, which need an automaton: at `A`"), "{note}");
    let takes_all = ["--rule", "mirror", "--lines", "--", "sh", "-c", "while read line; do echo ok; done"];
    let (report, _, status) = run(&path, "conform", &takes_all, "");
    assert!(report.contains("accepted, but outside\n  mirror") && status == 1, "{report}");
}
