//! The sessions in docs/command.md: each command is run, and its output compared.

#![cfg(all(unix, feature = "fetch", feature = "serve"))]

mod program;
#[path = "../../virgule-ni/tests/support/mod.rs"]
mod support;

use program::virgule;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};
use support::{Ended, Folder};

const PAGE: &str = include_str!("../../../docs/command.md");

/// The port number in the session.
const PORT: u16 = 6920;

/// The commands of the session in a section, each with its output.
fn session(section: &str) -> Vec<(String, String)> {
    let (_, behind) = PAGE.split_once(&format!("\n## {section}\n")).expect("the section");
    let (_, block) = behind.split_once("```console\n").expect("a session");
    let (block, _) = block.split_once("\n```").expect("its end");
    let commands = block.strip_prefix("$ ").expect("a command").split("\n$ ");
    commands
        .map(|command| command.split_once('\n').map(|(call, output)| (call.into(), output.into())).unwrap())
        .collect()
}

/// The command line `call`, run by a shell in `folder`.
fn shell(call: &str, folder: &Path) -> Command {
    let command = virgule();
    let binary = Path::new(&command).parent().expect("a folder");
    let mut path = std::ffi::OsString::from(binary);
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    // `exec` replaces the shell by the command, so that a signal reaches the command.
    command.args(["-c", &format!("exec {call}")]).env("PATH", path).current_dir(folder).stdin(Stdio::null());
    for proxy in ["http_proxy", "https_proxy", "all_proxy"] {
        command.env_remove(proxy).env_remove(proxy.to_uppercase());
    }
    command
}

/// Runs a session, and compares the output. For a background command (`&`) only the first line is compared.
fn run(session: &[(String, String)], folder: &Path, adapt: impl Fn(&str) -> String) {
    let mut running = Vec::new();
    for (call, expected) in session {
        let (call, expected) = (adapt(call), adapt(expected));
        if let Some(call) = call.strip_suffix(" &") {
            let mut child = Ended(shell(call, folder).stdout(Stdio::piped()).spawn().expect("it starts"));
            let mut line = String::new();
            BufReader::new(child.0.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
            assert_eq!(line.trim_end(), expected.lines().next().unwrap_or_default(), "{call}");
            running.push(child);
            continue;
        }
        let output = shell(&call, folder).output().expect("it starts");
        let shown = String::from_utf8(output.stdout).expect("text");
        assert_eq!(shown.trim_end(), expected, "{call}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn hash_names() {
    let folder = Folder::new();
    folder.write("hello.txt", "Hello World!");
    let session = session("Hash names");
    let named: Vec<&str> = session.iter().filter_map(|(call, _)| call.split(' ').nth(2)).collect();
    assert_eq!(named, ["hash", "verify", "verify", "convert", "serve", "fetch", "explain"]);
    // If the port is occupied, another port is used.
    let free = |port: u16| TcpListener::bind(("127.0.0.1", port)).and_then(|found| found.local_addr());
    let port = free(PORT).or_else(|_| free(0)).expect("a port").port();
    run(&session, folder.path(), |text| text.replace(&PORT.to_string(), &port.to_string()));
    assert_eq!(std::fs::read(folder.path().join("copy.txt")).expect("what was fetched"), b"Hello World!");
}

#[test]
fn files_of_many_texts() {
    let folder = Folder::new();
    let texts = "HTTP://Example.com/%7Eanna\nhttp://example.com:8x/\nmailto:anna@example.com\n";
    folder.write("urls.txt", texts);
    run(&session("Files of many texts"), folder.path(), str::to_string);
}

#[test]
fn grammars() {
    let folder = Folder::new();
    run(&session("Look at grammars"), folder.path(), str::to_string);
}
