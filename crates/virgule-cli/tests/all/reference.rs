//! `virgule explain`, `grammar directives`, `grammar print`, `completions` and `man`.

use crate::program::Folder;
use std::collections::BTreeSet;

/// Runs a call. Returns standard output, standard error and the exit status.
fn run(arguments: &[&str]) -> (String, String, i32) {
    crate::program::run(arguments, "")
}

#[test]
fn all_codes_are_listed() {
    let (shown, _, status) = run(&["explain"]);
    assert_eq!(status, 0);
    assert!(shown.lines().count() > 50 && shown.lines().is_sorted(), "{shown}");
    for line in shown.lines() {
        let code = line.split(' ').next().expect("a word");
        assert_eq!(run(&["explain", code]).2, 0, "{code}");
    }
}

#[test]
fn all_directives_are_listed() {
    assert_eq!(run(&["grammar", "directives"]).0, include_str!("../../../../docs/directives.md"));
}

#[test]
fn the_grammar_of_a_kind_is_printed_as_it_is() {
    let text = include_str!("../../../virgule-compiler/grammars/rfc6920.abnf");
    for name in ["ni", "nih", "rfc6920"] {
        assert_eq!(run(&["grammar", "print", name]), (text.to_string(), String::new(), 0), "{name}");
    }
}

#[test]
fn the_parameters_that_redaction_hides_are_those_of_the_documentation() {
    let documentation = include_str!("../../../../docs/command.md");
    let (_, section) = documentation.split_once("3. Values of parameters").expect("the list");
    let (list, _) = section.split_once("`--redact-param").expect("its end");
    let names =
        |list: &str| -> Vec<String> { list.split('`').skip(1).step_by(2).map(str::to_string).collect() };
    let (_, list) = list.split_once("names that end with ").expect("names anywhere");
    let (anywhere, parameters) = list.split_once("\n").expect("lines");
    let (_, ends) = parameters.split_once("names that end with ").expect("ends");
    let (ends, before_key) = ends.split_once("`key` after ").expect("keys");
    let (before_key, exact) = before_key.split_once("; and the names ").expect("names");
    let mut hidden = [names(anywhere), names(ends)].concat();
    hidden.extend(names(before_key).iter().map(|name| format!("{name}key")));
    hidden.extend(names(exact));
    assert!(hidden.len() > 40, "{hidden:?}");
    let shown = |name: &String| format!("/?{name}=s3cret\n");
    let input: String = hidden.iter().map(shown).collect();
    let (output, _, _) = crate::program::run(&["find", "--redact"], &input);
    assert_eq!(output, hidden.iter().map(|name| format!("/?{name}=***\n")).collect::<String>());
}

/// The standard output of a call.
fn printed(arguments: &[&str]) -> String {
    let (output, errors, status) = run(arguments);
    assert_eq!((errors.as_str(), status), ("", 0), "{arguments:?}");
    output
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
    let Ok(output) = std::process::Command::new("bash").args(["-c", &(script + ask)]).output() else {
        return;
    };
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "normalize");
}

#[test]
fn every_subcommand_has_a_page() {
    let folder = Folder::new(&[]);
    assert_eq!(printed(&["man", "--out", &folder.path("")]), "");
    let names: BTreeSet<String> =
        folder.names().iter().map(|name| name.trim_end_matches(".1").to_string()).collect();
    assert_eq!(names, pages(&virgule_cli::command(), "virgule"));
    assert_eq!(printed(&["man", "ni", "hash"]), folder.text("virgule-ni-hash.1"));
    let page = printed(&["man"]);
    assert!(page.contains(".TH virgule 1") && page.contains("Exit status:"), "{page}");
}
