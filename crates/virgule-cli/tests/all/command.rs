//! Calls whose output is too long for a transcript, or not text.

use crate::program::{File, Folder, call, run, texts};

/// Runs a call. Returns standard output and the exit status.
fn answer(arguments: &[&str]) -> (String, i32) {
    let (output, _, status) = run(arguments, "");
    (output, status)
}

#[test]
fn rules_and_grammars_are_drawn() {
    let (svg, status) = answer(&["grammar", "diagram", "rfc3986:Authority"]);
    assert!(
        svg.starts_with("<svg xmlns") && svg.contains(">\nuserinfo</text>") && !svg.contains("href"),
        "{svg}"
    );
    assert_eq!(status, 0);
    // Diagrams of the grammar of a kind, of a file, and written to a file.
    assert!(answer(&["grammar", "diagram", "nih"]).0.contains("<h1>Naming Things with Hashes</h1>"));
    let (grammar, page) =
        (File::new("crate.abnf", ";! import rfc3986\na = \"crate:\" host\n"), File::new("crate.html", ""));
    let path = grammar.path();
    let to = page.path();
    assert_eq!(answer(&["grammar", "diagram", path, "--out", to]), (String::new(), 0));
    assert!(std::fs::read_to_string(to).expect("it was written").contains("href=\"#rfc3986.host\""));
    assert!(answer(&["grammar", "diagram", &format!("{path}:a")]).0.contains("\ncrate:</text>"));
    for wrong in [&format!("{path}:b")[..], "rfc3985", "/", "/:a"] {
        assert_eq!(answer(&["grammar", "diagram", wrong]).1, 2, "{wrong}");
    }
    assert_eq!(answer(&["grammar", "diagram", path, "--out", "/nowhere/x"]).1, 2);
}

#[test]
fn a_wrong_call_exits_with_status_2() {
    for arguments in [&["explode"][..], &[]] {
        assert_eq!(answer(arguments).1, 2, "{arguments:?}");
    }
}

#[test]
fn lists_the_kinds_with_their_properties() {
    let (text, status) = answer(&["grammar", "list"]);
    let line = |name: &str| {
        let found = text.lines().find(|line| line.split_whitespace().next() == Some(name));
        found.unwrap_or_else(|| panic!("{name} is not listed")).to_string()
    };
    assert_eq!(status, 0);
    assert!(line("ni").ends_with("inside RFC 3986"), "{}", line("ni"));
    assert!(line("ldap").ends_with("inside RFC 3986"), "{}", line("ldap"));
    assert!(line("tel").contains("not inside: \"tel:"), "{}", line("tel"));
    let (text, _) = answer(&["grammar", "list", "--json"]);
    assert!(
        text.lines().any(|line| line.contains(r#""name":"ni","scheme":true,"grammar":"rfc6920""#)),
        "{text}"
    );
}

#[test]
fn a_vector_level_is_forced_by_the_environment() {
    let parse_at = |level: &str| {
        let (_, errors, status) = texts(call(&["parse", "http://a/"]).env("VIRGULE_LEVEL", level), "");
        (errors, status)
    };
    for level in virgule::VectorLevel::ALL {
        let status = if level.is_available() { 0 } else { 2 };
        assert_eq!(parse_at(level.name()).1, status, "{level}");
    }
    assert_eq!(parse_at(""), (String::new(), 0));
    let message = "error: VIRGULE_LEVEL: unknown vector level; the levels are none, ssse3, avx2, avx512, neon, \
                   simd128\n";
    assert_eq!(parse_at("sse9"), (message.to_string(), 2));
}

#[test]
fn an_unknown_kind_is_answered_by_those_that_there_are() {
    for (kind, near) in [("uir", "; did you mean `uri`? There"), ("unknown", "; there")] {
        let (_, error, status) = run(&["parse", "--tree", "--kind", kind, "a:"], "");
        let start = format!("virgule: there is no kind `{kind}`{near} are ");
        assert!(error.starts_with(&start) && error.contains(" at, "), "{error}");
        assert_eq!(status, 2);
    }
}

#[test]
fn passwords_are_hidden_in_the_list_alone() {
    let text = "https://anna:geheim@example.com/";
    let (tree, _, _) = run(&["parse", "--tree", text], "");
    assert!(tree.starts_with("URI-reference 0..32 \"https://anna:***@example.com/\"\n"), "{tree}");
    assert!(tree.contains("\n        userinfo 8..19 \"anna:***\"\n"), "{tree}");
    for place in 13..19 {
        assert!(!tree.contains(&format!(" {place}..{}", place + 1)), "{tree}");
    }
    let (json, _, _) = run(&["parse", "--tree", "--json", text], "");
    assert!(json.contains(r#"{"rule":"unreserved","start":13,"end":14,"#), "{json}");
}

#[test]
fn a_deep_text_of_a_megabyte() {
    // The shape of RFC 8259, which no automaton matches.
    let rules = "value = \"null\" / array\nws = *%x20\narray = ws \"[\" ws [ value *( ws \",\" ws value ) ] ws \"]\" ws\n";
    let grammar = File::new(".abnf", rules);
    let nested = "[".repeat(1 << 19) + &"]".repeat(1 << 19);
    let request = serde_json::json!({
        "op": "match", "grammar": grammar.stem(), "rule": "value", "tree": true, "input": nested
    });
    let (answer, _, status) = run(&["batch", "--grammar", grammar.path()], format!("{request}\n"));
    assert!(
        answer.starts_with(r#"{"id":null,"ok":true,"matcher":"general","tree":[{"rule":"value","start":0,"#)
    );
    assert!(answer.contains(r#"{"rule":"array","start":524287,"end":524289,"depth":1048575}"#));
    assert_eq!(status, 0);
}

#[test]
fn a_grammar_that_describes_no_uris_has_no_hints_about_uris() {
    let text = "addr = name \":\" port\nname = 1*( ALPHA / \"%\" )\nport = 1*DIGIT\n";
    let scheme = format!(";! scheme ab\n{}", text.replacen("name", "\"ab\"", 1));
    let imports = format!(";! kind other\n;! import rfc3986\nother = scheme \"/\"\n{text}");
    let folder = Folder::new(&[("addr.abnf", text), ("ab.abnf", &scheme), ("other.abnf", &imports)]);
    let has_help = |file: &str, rule: &str, input: &str| {
        let (_, error, status) = run(&["parse", "--grammar", &folder.path(file), "--rule", rule, input], "");
        assert_eq!(status, 1, "{error}");
        error.contains("\nhelp: ")
    };
    for input in ["ab:1x", "http://u:p/q@h", "a b:1", "é:1"] {
        assert!(!has_help("addr.abnf", "addr", input), "{input}");
    }
    assert!(has_help("ab.abnf", "addr", "ab:1x") && has_help("other.abnf", "addr", "ab:1x"));
    assert!(has_help("addr.abnf", "addr", ""), "the text is empty");
}
