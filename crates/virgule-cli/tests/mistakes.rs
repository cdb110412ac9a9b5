//! Common mistakes in grammars: each has one message with a position and a help line.
//!
//! `tests/mistakes/` contains the output of `virgule grammar check`, one file for each mistake;
//! `VIRGULE_SNAPSHOTS=write` rewrites the files. Mistakes in types are in `tests/refusals/ui/` of the workspace.

mod program;

use program::virgule;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// The name of each mistake, and a grammar with it.
const MISTAKES: &[(&str, &str)] = &[
    ("undefined-rule", "foo  = \"foo:\" hots\nhost = 1*ALPHA\n"),
    ("left-recursion", "foo  = \"foo:\" list\nlist = list \",\" item\nitem = 1*ALPHA\n"),
    ("directive-typo", ";! kind foo\n;! feilds host\nfoo  = \"foo:\" host\nhost = 1*ALPHA\n"),
    // A PEG parser would never try `word` if `keyword` matches.
    ("peg-order", "foo     = \"foo:\" ( keyword / word )\nkeyword = \"new\" / \"old\"\nword    = 1*ALPHA\n"),
    ("wrong-field", ";! kind foo\n;! fields hots\nfoo  = \"foo:\" host\nhost = 1*ALPHA\n"),
    ("missing-file", ";! import rfc9999\nfoo = \"foo:\" authority path-abempty\n"),
    ("swapped-range", "foo    = \"foo:\" 1*letter\nletter = %x7A-61\n"),
    ("no-start", ";! kind foo\nhost = 1*ALPHA\nfoo  = \"foo://\" host [ \":\" port ]\nport = 1*DIGIT\n"),
    ("duplicate-rule", "foo  = \"foo:\" host\nhost = 1*ALPHA\nHost = 1*DIGIT\n"),
    ("prose", "foo  = \"foo:\" name\nname = <any name that the registry holds>\n"),
    ("increment-without-base", "foo  =  \"foo:\" name\nname =/ 1*ALPHA\nname =/ 1*DIGIT\n"),
    ("crlf", "foo  = \"foo:\" host\r\nhost = *ALPHA\r\n     / 'localhost'\r\nport = 1*DIGIT\r\n"),
    ("tabs", ";!\tkind\tfoo\nfoo\t= \"foo:\" host\t; the whole\nhost\t=\t1*ALPHA\t|\t\"-\"\n"),
    ("byte-order-mark", "\u{feff}foo = \"foo:\" | \"bar:\"\n"),
    ("eaten-directive", ";! kind foo\nhost = 1*ALPHA\nfoo  = \"foo:\" host ; all of it ;! start foo\n"),
    ("comment-behind-directive", ";! kind foo\n;! start foo ; the whole text\nfoo = \"foo:\"\n"),
];

/// A temporary folder.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    /// Checks a grammar. Returns the output and the exit status.
    fn check(&self, text: &str) -> (String, i32) {
        std::fs::write(self.0.path().join("foo.abnf"), text).expect("a temporary file");
        let mut command = Command::new(virgule());
        let output = command.args(["grammar", "check", "foo.abnf"]).current_dir(&self.0).output();
        let output = output.expect("it starts");
        let shown = String::from_utf8(output.stdout).expect("text");
        (shown, output.status.code().expect("no signal"))
    }
}

#[test]
fn each_mistake_has_one_message() {
    let folder = Folder::new();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let rewrite = std::env::var("VIRGULE_SNAPSHOTS").is_ok_and(|value| value == "write");
    let mut different = Vec::new();
    for (name, text) in MISTAKES {
        let (shown, _) = folder.check(text);
        // The message has a position and a help line.
        let messages = shown.matches("error[").count() + shown.matches("warning[").count();
        assert_eq!((messages, shown.matches("--> foo.abnf:").count()), (1, 1), "{name}:\n{shown}");
        assert!(shown.contains("= help: "), "{name}:\n{shown}");
        let path = kept.join(format!("{name}.txt"));
        if rewrite {
            std::fs::create_dir_all(&kept).expect("a folder");
            std::fs::write(&path, &shown).expect("a file");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        if shown != expected {
            different.push(format!("{name}:\n{shown}\nexpected:\n{expected}"));
        }
    }
    let hint = "VIRGULE_SNAPSHOTS=write rewrites what is expected";
    assert!(different.is_empty(), "{}\n{hint}", different.join("\n"));
}

#[test]
fn every_snapshot_is_of_a_mistake() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    for entry in kept.read_dir().expect("the snapshots") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        assert!(MISTAKES.iter().any(|(known, _)| *known == name), "{}", path.display());
    }
}

#[test]
fn line_ends_tabs_and_a_byte_order_mark_alone_are_no_mistakes() {
    let folder = Folder::new();
    for text in [
        ";! kind foo\r\n;! example foo:a\r\nfoo  = \"foo:\" host\r\nhost = 1*ALPHA ; a name\r\n     / DIGIT\r\n",
        ";!\tkind\tfoo\n\t;!\texample\tfoo:a\nfoo\t=\t\"foo:\"\thost\nhost\t=\t1*ALPHA\t;\ta\tname\n",
        "\u{feff};! kind foo\n;! example foo:a\nfoo  = \"foo:\" host\nhost = 1*ALPHA\n",
    ] {
        let expected = "foo.abnf: each of the 2 rules has an automaton\nfoo.abnf: 0 errors, 0 warnings\n";
        assert_eq!(folder.check(text), (expected.to_string(), 0), "{text:?}");
    }
}

#[cfg(unix)]
#[test]
fn names_a_missing_file() {
    let folder = Folder::new();
    let output = Command::new(virgule())
        .args(["grammar", "check", "bar.abnf"])
        .current_dir(&folder.0)
        .output()
        .expect("it starts");
    let shown = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2));
    assert!(shown.starts_with("virgule: bar.abnf: ") && shown.lines().count() == 1, "{shown}");
}
