//! `virgule completions` and `virgule man`: both contain every subcommand, and the installed shells accept the scripts.

mod program;

use program::virgule;
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

/// The standard output of a call.
fn printed(arguments: &[&str]) -> String {
    let output = Command::new(virgule()).args(arguments).stdin(Stdio::null()).output().expect("it starts");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The names of the pages of all subcommands, such as `virgule-ni-hash`.
fn pages(command: &clap::Command, name: &str) -> BTreeSet<String> {
    let below = command.get_subcommands().flat_map(|sub| pages(sub, &format!("{name}-{}", sub.get_name())));
    below.chain([name.to_string()]).collect()
}

#[test]
fn scripts_name_every_subcommand() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(&["completions", shell]);
        for command in virgule_cli::command().get_subcommands() {
            assert!(script.contains(command.get_name()), "{shell}: {}", command.get_name());
        }
    }
}

#[test]
fn bash_completes_subcommands() {
    let script = printed(&["completions", "bash"]);
    let ask = "\nCOMP_WORDS=(virgule norm); COMP_CWORD=1; _virgule virgule norm virgule; echo \"${COMPREPLY[@]}\"\n";
    let Ok(output) = Command::new("bash").args(["-c", &(script + ask)]).output() else { return };
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "normalize");
}

#[test]
fn every_subcommand_has_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of text");
    assert_eq!(printed(&["man", "--out", path]), "");
    let files = std::fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").file_name());
    let names: BTreeSet<String> =
        files.map(|name| name.to_string_lossy().trim_end_matches(".1").to_string()).collect();
    assert_eq!(names, pages(&virgule_cli::command(), "virgule"));
    let page = std::fs::read_to_string(folder.path().join("virgule-ni-hash.1")).expect("a page");
    assert_eq!(printed(&["man", "ni", "hash"]), page);
    let page = printed(&["man"]);
    assert!(page.contains(".TH virgule 1") && page.contains("Exit status:"), "{page}");
}
