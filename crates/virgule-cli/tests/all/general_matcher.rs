//! `--grammar FILE`: rules without automaton, by `parse`, `check`, `batch`, `conform` and `grammar`, with the note on standard
//! error; and texts that no kind of the file accepts, which are not parsed as generic URIs.

use crate::program::{File, Folder, run, virgule};

const VIA: &str = include_str!("../../../../tests/grammars/general/rfc7230.abnf");
const PAGE: &str = include_str!("../../../../docs/command.md");

/// A folder with the grammar.
fn via() -> Folder {
    Folder::new(&[("rfc7230.abnf", VIA)])
}

/// Runs a command with a grammar. Returns standard output, standard error and the exit status.
fn with(path: &str, command: &str, arguments: &[&str], input: &str) -> (String, String, i32) {
    run(&[&[command, "--grammar", path], arguments].concat(), input)
}

/// The lines of the page behind its call of `virgule parse`: the note, the text, and the error under it.
fn shown() -> Vec<&'static str> {
    let (_, behind) = PAGE.split_once("\n## Grammars without automaton\n").expect("the section");
    let (_, session) = behind.split_once("$ virgule parse").expect("a session");
    session.lines().skip(1).take_while(|line| *line != "```").collect()
}

#[test]
fn a_text_is_drawn_with_a_note() {
    let folder = via();
    let path = folder.path("rfc7230.abnf");
    let (picture, note, status) =
        with(&path, "parse", &["--rule", "Via", "1.1 proxy.example (squid (5.7))"], "");
    assert_eq!((note.trim_end(), status), (shown()[0], 0));
    assert!(picture.starts_with("1.1 proxy.example (squid (5.7))\n"), "{picture}");
    let (_, refused, status) = with(&path, "parse", &["--rule", "Via", "1.1 proxy.example (squid (5.7)"], "");
    assert_eq!((refused.lines().collect::<Vec<_>>(), status), (shown(), 1));
}

#[test]
fn lines_are_checked() {
    let folder = via();
    let path = folder.path("rfc7230.abnf");
    let (listed, note, status) = with(&path, "check", &["--rule", "Via"], "1.0 fred\n1.1 a (b\n1.1 a (b)\n");
    assert!(listed.starts_with("standard input:2: offset 8, in comment: expected "), "{listed}");
    assert_eq!((listed.lines().count(), status), (1, 1));
    assert!(note.contains("general matcher") && note.contains("3 lines, 1 invalid"), "{note}");
    // The kind of the file has no automaton either.
    let (_, note, status) = with(&path, "check", &[], "1.0 fred\n");
    assert_eq!((note.contains("`via` is matched by the general matcher"), status), (true, 0));
}

#[test]
fn a_note_is_printed_once_for_many_requests() {
    let folder = via();
    let path = folder.path("rfc7230.abnf");
    let request = |rule: &str, input: &str| {
        format!(
            "{{\"id\":1,\"op\":\"match\",\"grammar\":\"rfc7230\",\"rule\":\"{rule}\",\"input\":\"{input}\"}}\n"
        )
    };
    let requests =
        [request("Via", "1.0 a"), request("token", "a"), request("Via", "1.0"), request("via", "2 b (c)")];
    let (answers, note, status) = with(&path, "batch", &[], &requests.concat());
    let general = |ok: bool| format!("{{\"id\":1,\"ok\":{ok},\"matcher\":\"general\"}}\n");
    let expected = [general(true), "{\"id\":1,\"ok\":true}\n".into(), general(false), general(true)];
    assert_eq!((answers, status), (expected.concat(), 0));
    // By the names in the requests.
    assert_eq!(note.matches("is matched by the general matcher").count(), 2, "{note}");
}

#[test]
fn other_commands_refuse_the_grammar() {
    let (_, message, status) = with(&via().path("rfc7230.abnf"), "normalize", &["1.0 fred"], "");
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

/// A folder with the file `mirror.abnf`.
fn mirror() -> Folder {
    Folder::new(&[("mirror.abnf", MIRROR)])
}

#[test]
fn rules_are_compared_as_far_as_it_can_be_decided() {
    let folder = mirror();
    let compare = |relation: &str, [one, other]: [&str; 2]| {
        folder.grammar(&[relation, &format!("mirror.abnf:{one}"), &format!("mirror.abnf:{other}")])
    };
    for (relation, rules, status, says) in [
        ("subset", ["mirror", "words"], 0, "yes: every text of mirror"),
        ("subset", ["words", "mirror"], 1, "only in words"),
        ("subset", ["mirror", "digits"], 1, "only in mirror"),
        ("subset", ["cd", "mirror"], 1, "only in cd"),
        ("equal", ["mirror", "words"], 1, "(the empty text)"),
        ("equal", ["mirror", "MIRROR"], 0, "yes: "),
        ("overlap", ["mirror", "digits"], 1, "no: "),
        ("overlap", ["mirror", "odd"], 0, "\na\n"),
        ("overlap", ["mirror", "cd"], 1, "no: "),
    ] {
        let (answer, error, found) = compare(relation, rules);
        assert!(answer.contains(says) && found == status, "{relation} {rules:?}: {answer}{error}");
    }
    let (_, why, status) = compare("subset", ["mirror", "odd"]);
    assert!(why.starts_with("virgule: not decided for mirror ("), "{why}");
    assert!(why.contains("has no automaton: at `A` the recursive rule `mirror` could end or go on"), "{why}");
    assert_eq!(status, 2);
}

#[test]
fn rules_are_exported_beside_one_without_automaton() {
    let folder = mirror();
    let expected = ("\\A(?:[0-9]+)\\z\n".to_string(), String::new(), 0);
    assert_eq!(folder.grammar(&["export", "mirror.abnf:digits", "--to", "regex"]), expected);
    assert_eq!(folder.grammar(&["export", "mirror.abnf", "digits", "--to", "regex"]), expected);
    let (made, _, status) = folder.grammar(&["export", "mirror.abnf:mirror", "--to", "gbnf"]);
    assert!(made.contains("mirror ::= [Aa] mirror [Aa] | ") && status == 0, "{made}");
    let (_, why, status) = folder.grammar(&["export", "mirror.abnf:mirror", "--to", "dot"]);
    assert!(why.contains("error[lookahead]") && status == 2, "{why}");
}

#[test]
fn cases_are_run_and_programs_tested() {
    let folder = mirror();
    let cases = "[[match]]\nrule = \"mirror\"\ninput = \"abba\"\nok = false\n\n[[parse]]\ninput = \"aba\"\n";
    folder.write("mirror.toml", cases);
    let (result, error, status) = folder.grammar(&["test", "mirror.abnf"]);
    assert!(result.ends_with("2 cases, 0 failed\n") && status == 0, "{result}{error}");

    let (program, path) = (virgule(), folder.path("mirror.abnf"));
    let batch = ["--", &program, "batch", "--grammar", &path];
    let arguments = [&["--rule", "mirror"][..], &batch].concat();
    let (report, note, status) = with(&path, "conform", &arguments, "");
    assert!(report.contains("tried 1 of 1 rules, 4 of 4 alternatives") && status == 0, "{report}{note}");
    assert!(note.contains("no random texts, which need an automaton: at `A`"), "{note}");
    let takes_all = ["--rule", "mirror", "--lines", "--", "sh", "-c", "while read line; do echo ok; done"];
    let (report, _, status) = with(&path, "conform", &takes_all, "");
    assert!(report.contains("accepted, but outside\n  mirror") && status == 1, "{report}");
}

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
fn badges() -> File {
    File::new("fits.abnf", GRAMMAR)
}

/// Runs a command for texts.
fn fit(grammar: &File, command: &str, texts: &[&str]) -> (String, String, i32) {
    with(grammar.path(), command, &[&["--"], texts].concat(), "")
}

#[test]
fn the_kind_that_fits_is_chosen() {
    let grammar = badges();
    for text in ["#owl", "badge:owl"] {
        let (picture, _, status) = fit(&grammar, "parse", &[text]);
        assert!(picture.contains("house") && status == 0, "{picture}");
        assert_eq!(fit(&grammar, "normalize", &[text]), (format!("{text}\n"), String::new(), 0));
    }
    let (output, _, status) = fit(&grammar, "compare", &["#owl", "#OWL"]);
    assert_eq!((output.as_str(), status), ("equal by the rules of the scheme\n", 0));
    // The text has a built-in scheme.
    assert_eq!(fit(&grammar, "normalize", &["HTTP://A"]), ("http://a/\n".into(), String::new(), 0));
}

#[test]
fn lists_are_drawn_of_texts_that_are_no_uris() {
    let lists =
        ";! kind hosts\n;! fields host*\nhosts = host *( \",\" host )\nhost = 1*ALPHA \":\" 1*DIGIT\n";
    let (picture, _, status) = fit(&File::new("lists.abnf", lists), "parse", &["a:1,b:2"]);
    assert_eq!((picture.matches("host").count(), status), (2, 0), "{picture}");
}

#[test]
fn rejects_a_text_of_no_kind() {
    let grammar = badges();
    let (answer, picture, status) = fit(&grammar, "parse", &["badge:7"]);
    assert_eq!(answer, "");
    let expected = "badge:7\n      ^ offset 6, in house: expected a letter\n\
                    no text of `card`, `badge`; --kind asks for one\n";
    assert_eq!((picture.trim_start(), status), (expected, 1));
    for (command, texts) in
        [("normalize", &["badge:7"][..]), ("compare", &["badge:7", "badge:7"]), ("normalize", &["x:y"])]
    {
        let (answer, output, status) = fit(&grammar, command, texts);
        assert_eq!((answer.as_str(), status), ("", 1), "{command} {texts:?}");
        assert!(output.contains("no text of `card`, `badge`: offset "), "{output}");
    }
}
