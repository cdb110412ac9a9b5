//! `parse --tree`: the derivation of a text, as a list and as JSON, by rules with and without automaton.

use crate::program::{self, File, run};
use serde_json::{Value, json};

/// The shape of RFC 8259, which no automaton matches.
const JSON: &str = "\
JSON-text = ws value ws
ws = *( %x20 / %x09 / %x0A / %x0D )
value = \"true\" / \"null\" / array / number
array = ws \"[\" ws [ value *( ws \",\" ws value ) ] ws \"]\" ws
number = [ \"-\" ] 1*DIGIT
";

#[test]
fn a_recursive_rule_without_automaton() {
    let grammar = File::new(".abnf", JSON);
    let arguments = ["parse", "--tree", "--grammar", grammar.path(), "--rule", "value", "[1,\t[]]"];
    let (tree, note, status) = run(&arguments, "");
    assert!(note.contains("general matcher"), "{note}");
    assert_eq!(
        (tree.as_str(), status),
        (
            "value 0..7 \"[1,␉[]]\"
  array 0..7 \"[1,␉[]]\"
    ws 0..0 \"\"
    ws 1..1 \"\"
    value 1..2 \"1\"
      number 1..2 \"1\"
        DIGIT 1..2 \"1\"
    ws 2..2 \"\"
    ws 3..4 \"␉\"
    value 4..6 \"[]\"
      array 4..6 \"[]\"
        ws 4..4 \"\"
        ws 5..5 \"\"
        ws 5..5 \"\"
        ws 6..6 \"\"
    ws 6..6 \"\"
    ws 7..7 \"\"
",
            0
        )
    );
}

#[test]
fn a_kind_has_fields_and_a_tree() {
    let (answer, status) = program::json(&["parse", "--tree", "--json", "--kind", "absolute-uri", "a:"]);
    let rule = |(name, start, end, depth): (&str, u8, u8, u8)| json!({"rule": name, "start": start, "end": end, "depth": depth});
    let tree = [
        ("absolute-URI", 0, 2, 0),
        ("scheme", 0, 1, 1),
        ("ALPHA", 0, 1, 2),
        ("hier-part", 2, 2, 1),
        ("path-empty", 2, 2, 2),
    ];
    assert_eq!(answer["tree"], tree.map(rule).into_iter().collect::<Value>());
    assert_eq!((&answer["components"]["scheme"], status), (&json!("a"), 0));
    // A refused text has none.
    let (answer, _, status) = run(&["parse", "--tree", "--json", "--kind", "uri", "a b"], "");
    assert!(answer.starts_with(r#"{"ok":false,"error":{"offset":1,"#) && status == 1, "{answer}");
}

#[test]
fn each_line_has_a_tree() {
    let (answers, _, status) = run(&["parse", "--tree", "--json", "--lines", "--rule", "port"], "8\nx\n\n");
    let trees: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["tree"].clone())
        .collect();
    assert_eq!(trees[0].as_array().map(Vec::len), Some(2), "{answers}");
    assert_eq!(trees[1], Value::Null);
    assert_eq!(trees[2], json!([{"rule": "port", "start": 0, "end": 0, "depth": 0}]));
    assert_eq!(status, 1);
}

#[test]
fn kinds_of_a_grammar_are_chosen_by_the_text() {
    let grammar = File::new(
        ".abnf",
        ";! kind digits\ndigits = 1*DIGIT\n\n;! kind letters\n;! start letters\nletters = 1*ALPHA\n",
    );
    let tree = |text| run(&["parse", "--tree", "--grammar", grammar.path(), text], "").0;
    assert_eq!(tree("7"), "digits 0..1 \"7\"\n  DIGIT 0..1 \"7\"\n");
    assert_eq!(tree("x"), "letters 0..1 \"x\"\n  ALPHA 0..1 \"x\"\n");
    let (_, error, status) = run(&["parse", "--tree", "--kind", "uir", "a:"], "");
    assert!(
        error.starts_with("virgule: there is no kind `uir`; there are ") && error.contains(" at, "),
        "{error}"
    );
    assert_eq!(status, 2);
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
    let grammar = File::new(".abnf", JSON);
    let nested = "[".repeat(1 << 19) + &"]".repeat(1 << 19);
    let request =
        json!({"op": "match", "grammar": grammar.stem(), "rule": "value", "tree": true, "input": nested});
    let (answer, _, status) = run(&["batch", "--grammar", grammar.path()], format!("{request}\n"));
    assert!(
        answer.starts_with(r#"{"id":null,"ok":true,"matcher":"general","tree":[{"rule":"value","start":0,"#)
    );
    assert!(answer.contains(r#"{"rule":"array","start":524287,"end":524289,"depth":1048575}"#));
    assert_eq!(status, 0);
}
