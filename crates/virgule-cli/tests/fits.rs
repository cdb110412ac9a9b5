//! `--grammar FILE` without `--kind`: a text that no kind of the file accepts is not parsed as a generic URI.

mod program;
mod temporary;

use program::virgule;
use std::process::Command;
use temporary::File;

const GRAMMAR: &str = r##"; Source: invented
;! kind card
;! start card
;! fields house
;! form house lowercase
;! equal-by house
;! scheme badge
;! start badge
;! fields house
card  = "#" house
badge = "badge:" house
house = 1*ALPHA
"##;

/// The grammar in a temporary file.
fn grammar() -> File {
    File::new("fits.abnf", GRAMMAR)
}

/// Runs a command with the grammar. Returns standard output, standard error and the exit status.
fn run(grammar: &File, command: &str, texts: &[&str]) -> (String, String, i32) {
    let mut call = Command::new(virgule());
    call.arg(command).arg("--grammar").arg(grammar.path()).arg("--").args(texts);
    let output = call.output().expect("it starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
}

#[test]
fn the_kind_that_fits_is_chosen() {
    let grammar = grammar();
    for text in ["#owl", "badge:owl"] {
        let (picture, _, status) = run(&grammar, "parse", &[text]);
        assert!(picture.contains("house") && status == 0, "{picture}");
        assert_eq!(run(&grammar, "normalize", &[text]), (format!("{text}\n"), String::new(), 0));
    }
    let (output, _, status) = run(&grammar, "compare", &["#owl", "#OWL"]);
    assert_eq!((output.as_str(), status), ("equal by the rules of the scheme\n", 0));
    // The text has a built-in scheme.
    assert_eq!(run(&grammar, "normalize", &["HTTP://A"]), ("http://a/\n".into(), String::new(), 0));
}

#[test]
fn lists_are_drawn_of_texts_that_are_no_uris() {
    let grammar = grammar();
    let lists =
        ";! kind hosts\n;! fields host*\nhosts = host *( \",\" host )\nhost = 1*ALPHA \":\" 1*DIGIT\n";
    std::fs::write(grammar.path(), lists).expect("a temporary file");
    let (picture, _, status) = run(&grammar, "parse", &["a:1,b:2"]);
    assert_eq!((picture.matches("host").count(), status), (2, 0), "{picture}");
}

#[test]
fn rejects_a_text_of_no_kind() {
    let grammar = grammar();
    let (answer, picture, status) = run(&grammar, "parse", &["badge:7"]);
    assert_eq!(answer, "");
    let expected = "badge:7\n      ^ offset 6, in house: expected a letter\n\
                    no text of `card`, `badge`; --kind asks for one\n";
    assert_eq!((picture.trim_start(), status), (expected, 1));
    for (command, texts) in
        [("normalize", &["badge:7"][..]), ("compare", &["badge:7", "badge:7"]), ("normalize", &["x:y"])]
    {
        let (answer, output, status) = run(&grammar, command, texts);
        assert_eq!((answer.as_str(), status), ("", 1), "{command} {texts:?}");
        assert!(output.contains("no text of `card`, `badge`: offset "), "{output}");
    }
}
