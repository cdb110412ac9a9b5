//! The sessions in docs/command.md and docs/write-a-scheme.md: each command is run, and its output compared.
//! `VIRGULE_SNAPSHOTS=write` rewrites docs/write-a-scheme.md.

use crate::program::{Folder, shell};
use crate::snapshots::{assert_none, difference, manifest};

const COMMAND: &str = include_str!("../../../../docs/command.md");

/// The commands of a session, each with its output.
fn commands(session: &str) -> impl Iterator<Item = (&str, &str)> {
    let commands = session.strip_prefix("$ ").expect("a command").split("\n$ ");
    commands.map(|command| command.split_once('\n').expect("an output"))
}

/// The code blocks of a language in a page.
fn blocks<'p>(page: &'p str, language: &str) -> impl Iterator<Item = &'p str> {
    let begin = format!("\n```{language}\n");
    let blocks: Vec<&str> = page.split(&begin).skip(1).collect();
    blocks.into_iter().map(|rest| rest.split_once("\n```").expect("its end").0)
}

/// A section of `docs/command.md`.
fn section(title: &str) -> &'static str {
    let (_, rest) = COMMAND.split_once(&format!("\n## {title}\n")).expect("the section");
    rest.split("\n## ").next().unwrap_or(rest)
}

/// The first session in a section.
fn session(title: &str) -> &'static str {
    blocks(section(title), "console").next().expect("a session")
}

/// Runs a command, and compares its output.
fn assert_output(call: &str, expected: &str, folder: &Folder) {
    let output = shell(call, folder.folder()).output().expect("a shell");
    let shown = String::from_utf8(output.stdout).expect("text");
    assert_eq!(shown.trim_end(), expected.trim_end(), "{call}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn sections_of_the_command() {
    let texts = "HTTP://Example.com/%7Eanna\nhttp://example.com:8x/\nmailto:anna@example.com\n";
    let folder = Folder::new(&[("urls.txt", texts)]);
    for section in ["Files of many strings", "Compare grammars", "Derivations"] {
        commands(session(section)).for_each(|(call, expected)| assert_output(call, expected, &folder));
    }
}

/// The session shows its files.
#[test]
fn rules_of_other_documents() {
    let session = session("Rules of other documents");
    let shown = commands(session).filter_map(|(call, file)| Some((call.strip_prefix("cat ")?, file)));
    let files: Vec<(&str, String)> = shown.map(|(name, file)| (name, format!("{file}\n"))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, file)| (*name, &**file)).collect();
    assert_eq!(files.len(), 2);
    let folder = Folder::new(&files);
    commands(session).for_each(|(call, expected)| assert_output(call, expected, &folder));
}

/// The session shows standard error too: the note, the text, and the error under it.
#[test]
fn grammars_without_automaton() {
    let grammar = include_str!("../../../../tests/grammars/general/rfc7230.abnf");
    let folder = Folder::new(&[("rfc7230.abnf", grammar)]);
    for (call, expected) in commands(session("Grammars without automaton")) {
        let status = format!("{}\nstatus 1", expected.trim_end());
        assert_output(&format!("{call} 2>&1; echo status $?"), &status, &folder);
    }
}

#[test]
fn grammar_files() {
    let section = section("Grammar files");
    let block = |language| format!("{}\n", blocks(section, language).next().expect("a block"));
    let (grammar, cases, rfc) = (block("abnf"), block("toml"), block("text"));
    let folder = Folder::new(&[("badge.abnf", &grammar), ("badge.toml", &cases), ("rfc9999.txt", &rfc)]);
    let mut count = 0;
    for (call, expected) in blocks(section, "console").flat_map(commands) {
        assert_output(call, expected, &folder);
        count += 1;
    }
    assert!(count >= 10, "{count} commands");
}

/// The page for authors, from the grammar to the tests. The first block of ABNF is the file `sms.abnf`; each later one has
/// all directives of the file from then on, and is inserted below the copyright. The block of TOML is its case file.
#[test]
fn a_scheme_is_written() {
    let page = std::fs::read_to_string(manifest("../../docs/write-a-scheme.md")).expect("a page");
    let (folder, mut shown) = (Folder::new(&[]), String::new());
    let (mut header, mut rules) = (String::new(), String::new());
    for part in page.split("\n```") {
        let (language, content) = part.split_once('\n').unwrap_or((part, ""));
        match language {
            "abnf" if header.is_empty() => {
                folder.write("sms.abnf", format!("{content}\n"));
                let (before, after) = content.split_once("\n\n").expect("a header");
                (header, rules) = (before.to_string(), after.to_string());
            }
            "abnf" => folder.write("sms.abnf", format!("{header}\n{content}\n\n{rules}\n")),
            "toml" => folder.write("sms.toml", content),
            _ => {}
        }
        if language != "console" {
            shown += &format!("\n```{part}");
            continue;
        }
        shown += "\n```console";
        for call in content.lines().filter_map(|line| line.strip_prefix("$ ")) {
            let output = shell(call, folder.folder()).output().expect("a shell");
            let output = String::from_utf8(output.stdout).expect("text");
            shown += format!("\n$ {call}\n{}", output.trim_end()).trim_end();
        }
    }
    let shown = shown.strip_prefix("\n```").expect("a page");
    assert_none(&Vec::from_iter(difference(&manifest("../../docs/write-a-scheme.md"), shown)));
}

/// A server runs in the background (`&`), of which only the first line is compared.
#[cfg(all(feature = "fetch", feature = "serve"))]
#[test]
fn hash_names() {
    use crate::support::Ended;
    use std::io::{BufRead, BufReader};
    use std::net::TcpListener;
    use std::process::Stdio;

    /// The port number in the session.
    const PORT: u16 = 6920;

    let folder = Folder::new(&[("hello.txt", "Hello World!")]);
    let session = session("Hash names");
    let named: Vec<&str> = commands(session).filter_map(|(call, _)| call.split(' ').nth(2)).collect();
    assert_eq!(named, ["hash", "verify", "verify", "convert", "serve", "fetch", "explain"]);
    // If the port is occupied, another port is used.
    let free = |port: u16| TcpListener::bind(("127.0.0.1", port)).and_then(|found| found.local_addr());
    let port = free(PORT).or_else(|_| free(0)).expect("a port").port();
    let session = session.replace(&PORT.to_string(), &port.to_string());
    let mut running = Vec::new();
    for (call, expected) in commands(&session) {
        let Some(call) = call.strip_suffix(" &") else {
            assert_output(call, expected, &folder);
            continue;
        };
        // `exec` replaces the shell by the command, so that a signal reaches the command.
        let mut shell = shell(&format!("exec {call}"), folder.folder());
        let mut child = Ended(shell.stdout(Stdio::piped()).spawn().expect("it starts"));
        let mut line = String::new();
        BufReader::new(child.0.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
        assert_eq!(line.trim_end(), expected.lines().next().unwrap_or_default(), "{call}");
        running.push(child);
    }
    assert_eq!(folder.text("copy.txt"), "Hello World!");
}
