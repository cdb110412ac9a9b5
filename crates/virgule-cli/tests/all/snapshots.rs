//! What `virgule grammar check` prints, compared with files; `VIRGULE_SNAPSHOTS=write` rewrites them.
//!
//! - `tests/mistakes/`: common mistakes in grammars. Each has one message with a position and a help line. Mistakes in types
//!   are in `crates/virgule-derive/tests/ui/` of the workspace.
//! - `tests/documents/abnf/` of the workspace: the ABNF of specifications, as each prints it. Beside each file is one with the
//!   exit status, the errors and the table of rules. Warnings have tests of their own.

use crate::program::{Folder, call, texts};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// Compares a text with a file, or rewrites the file. Returns both if they differ.
pub fn difference(path: &Path, shown: &str) -> Option<String> {
    if std::env::var("VIRGULE_SNAPSHOTS").is_ok_and(|value| value == "write") {
        std::fs::write(path, shown).expect("a file");
    }
    let expected = std::fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    (shown != expected).then(|| format!("{}:\n{shown}\nexpected:\n{expected}", path.display()))
}

pub fn assert_none(different: &[String]) {
    let hint = "VIRGULE_SNAPSHOTS=write rewrites what is expected";
    assert!(different.is_empty(), "{}\n{hint}", different.join("\n"));
}

pub fn manifest(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The names of the files with this extension, sorted.
pub fn names(folder: &Path, extension: &str) -> Vec<String> {
    let paths = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = paths.filter(|path| path.extension().is_some_and(|known| known == extension));
    let name = |path: PathBuf| path.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut names: Vec<String> = files.map(name).collect();
    names.sort();
    names
}

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

/// Checks a grammar. Returns the output and the exit status.
fn check(folder: &Folder, text: &str) -> (String, i32) {
    folder.write("foo.abnf", text);
    let (shown, _, status) = folder.grammar(&["check", "foo.abnf"]);
    (shown, status)
}

#[test]
fn each_mistake_has_one_message() {
    let (folder, kept) = (Folder::new(&[]), manifest("tests/mistakes"));
    let mut different = Vec::new();
    for (name, text) in MISTAKES {
        let (shown, _) = check(&folder, text);
        let messages = shown.matches("error[").count() + shown.matches("warning[").count();
        assert_eq!((messages, shown.matches("--> foo.abnf:").count()), (1, 1), "{name}:\n{shown}");
        assert!(shown.contains("= help: "), "{name}:\n{shown}");
        different.extend(difference(&kept.join(format!("{name}.txt")), &shown));
    }
    assert_none(&different);
    let mut mistakes: Vec<&str> = MISTAKES.iter().map(|(name, _)| *name).collect();
    mistakes.sort_unstable();
    assert_eq!(names(&kept, "txt"), mistakes);
}

#[test]
fn line_ends_tabs_and_a_byte_order_mark_alone_are_no_mistakes() {
    let folder = Folder::new(&[]);
    for text in [
        ";! kind foo\r\n;! example foo:a\r\nfoo  = \"foo:\" host\r\nhost = 1*ALPHA ; a name\r\n     / DIGIT\r\n",
        ";!\tkind\tfoo\n\t;!\texample\tfoo:a\nfoo\t=\t\"foo:\"\thost\nhost\t=\t1*ALPHA\t;\ta\tname\n",
        "\u{feff};! kind foo\n;! example foo:a\nfoo  = \"foo:\" host\nhost = 1*ALPHA\n",
    ] {
        let expected = "foo.abnf: each of the 2 rules has an automaton\nfoo.abnf: 0 errors, 0 warnings\n";
        assert_eq!(check(&folder, text), (expected.to_string(), 0), "{text:?}");
    }
}

#[cfg(unix)]
#[test]
fn names_a_missing_file() {
    let (_, shown, status) = Folder::new(&[]).grammar(&["check", "bar.abnf"]);
    assert_eq!(status, 2);
    assert!(shown.starts_with("virgule: bar.abnf: ") && shown.lines().count() == 1, "{shown}");
}

/// The exit status, the first line of each error, and what follows the findings.
fn checked(folder: &Path, name: &str) -> String {
    let file = format!("{name}.abnf");
    let (shown, _, status) = texts(call(&["grammar", "check", &file]).current_dir(folder), "");
    let mut summary = format!("exit status {status}\n");
    let begins = |line: &str| {
        line.starts_with("rules of ")
            || line.strip_prefix(name).is_some_and(|rest| rest.starts_with(".abnf:"))
    };
    let errors = shown.lines().filter(|line| line.starts_with("error["));
    for line in errors.chain(shown.lines().skip_while(|line| !begins(line))) {
        let _ = writeln!(summary, "{line}");
    }
    summary
}

#[test]
fn each_published_grammar_has_its_table_of_rules() {
    let folder = manifest("../../tests/documents/abnf");
    let grammars = names(&folder, "abnf");
    let (open, different) = (Mutex::new(grammars.iter()), Mutex::new(Vec::new()));
    let work = || {
        while let Some(name) = { open.lock().expect("no panic").next() } {
            let found = difference(&folder.join(format!("{name}.txt")), &checked(&folder, name));
            different.lock().expect("no panic").extend(found);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    assert_none(&different.into_inner().expect("no panic"));
    assert_eq!(names(&folder, "txt"), grammars);
}
