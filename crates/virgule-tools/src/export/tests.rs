//! Examples of each notation, and errors.

use super::{Export, ExportError, Format, MAX_LENGTH, export};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::NoImports;
use virgule_compiler::abnf::{Checked, analyze};

fn checked(text: &str) -> Checked {
    let mut found = Diagnostics::new();
    let checked = analyze(&Source::new("test.abnf", text), &NoImports, &mut found);
    checked.unwrap_or_else(|| panic!("{}", found.render(false)))
}

fn exported(text: &str, format: Format) -> Result<Export, ExportError> {
    let checked = checked(text);
    let start = checked.grammar.sections[0].start;
    export(&checked, start, format)
}

fn text(grammar: &str, format: Format) -> String {
    exported(grammar, format).unwrap_or_else(|error| panic!("{error}")).text
}

const BADGE: &str = "\
badge-uri = \"badge:\" ( house / %s\"X.\" ) [ \"-\" 2*4DIGIT ] *( \"/\" / 3HEXDIG )
house = 1*( ALPHA / %xE9 / %x1F600-1F64F ) *2\"'\\\"
";

const NEST: &str = "nest = \"(\" *nest \")\" / item\nitem = 1*ALPHA\n";

const LEFT: &str = "list = [ item ] list \",\" / item\nitem = *ALPHA\n";

#[test]
fn regular_expressions_have_references_written_out() {
    let grammar = "a = %s\"b.\" ( c / [ \"D\" ] ) *c\nc = %x30-39 / %xE9 / %x1F600-1F64F / 2*4\"-\"\n";
    let c = r"(?:[0-9]|\x{E9}|[\x{1F600}-\x{1F64F}]|\-{2,4})";
    assert_eq!(text(grammar, Format::Regex), format!("\\A(?:b\\.(?:{c}|[Dd]?){c}*)\\z\n"));
    assert_eq!(text("a = \"\"\n", Format::Regex), "\\A(?:(?:))\\z\n");
    assert_eq!(text("a = b / *b\nb = %s\"b\"\n", Format::Regex), "\\A(?:b|b*)\\z\n");
    assert_eq!(text("a = *( [ %s\"b\" ] )\n", Format::Regex), "\\A(?:(?:b?)*)\\z\n");
}

#[test]
fn recursive_rules_are_no_regular_expression() {
    assert_eq!(exported(NEST, Format::Regex), Err(ExportError::Recursive("nest".to_string())));
    let right = "list = %s\"a\" [ list ]\n";
    assert_eq!(exported(right, Format::Regex), Err(ExportError::Recursive("list".to_string())));
}

#[test]
fn pcre_calls_groups() {
    let expected = "(?x)\n(?(DEFINE)\n  (?<nest> \\((?&nest)*\\)|(?&item))\n  (?<item> (?&ALPHA)+)\n  \
                    (?<ALPHA> [A-Z]|[a-z])\n)\n\\A(?&nest)\\z\n";
    assert_eq!(text(NEST, Format::Pcre), expected);
    let long = format!("{0}1 = {0}2 \" \"\n{0}2 = 2*70000%s\"b\"\n", "n".repeat(40));
    assert_eq!(exported(&long, Format::Pcre), Err(ExportError::Bound(70_000)));
    let found = text(&long.replace("70000", "7"), Format::Pcre);
    let name = "n".repeat(26);
    assert!(found.contains(&format!("(?<{name}> (?&{name}_2)\\x{{20}})\n")), "{found}");
    assert!(found.contains(&format!("(?<{name}_2> b{{2,7}})\n")), "{found}");
    assert_eq!(exported(BADGE, Format::Pcre).map(|export| export.warnings.len()), Ok(2));
}

#[test]
fn lark_has_rules_of_characters() {
    let found = text(BADGE, Format::Lark);
    let badge = "badge_uri: \"badge:\"i (house | \"X.\") (\"-\" digit~2..4)? (\"/\" | hexdig~3)*";
    assert!(found.contains(format!("\nstart: badge_uri\n{badge}\n").as_str()), "{found}");
    assert!(
        found.contains("\nhouse: (alpha | \"\\xE9\" | /[\\U0001F600-\\U0001F64F]/)+ \"'\\\\\"~0..2\n"),
        "{found}"
    );
    assert!(found.starts_with("// for Lark(…, parser=\"earley\""), "{found}");
    let found = text("start = 2*a / \"\"\nA = %s\"x\"\n", Format::Lark);
    assert!(found.ends_with("start: start_2\nstart_2: a~2 a* | \na: \"x\"\n"), "{found}");
    assert!(text(LEFT, Format::Lark).contains("list: item? list \",\" | item\n"));
}

#[test]
fn gbnf_has_sets_for_case() {
    let found = text(NEST, Format::Gbnf);
    assert_eq!(
        found,
        "root ::= nest\nnest ::= \"(\" nest* \")\" | item\nitem ::= alpha+\nalpha ::= [A-Z] | [a-z]\n"
    );
    let found = text("Root = *\"a-b\" / \"\"\n", Format::Gbnf);
    assert_eq!(found, "root ::= root-2\nroot-2 ::= ([Aa] \"-\" [Bb])* | \"\"\n");
    assert_eq!(exported(LEFT, Format::Gbnf), Err(ExportError::LeftRecursive("list".to_string())));
}

#[test]
fn pest_has_an_order() {
    let found = exported("nest = \"(\" *nest \")\" / item\nitem = ALPHA\n", Format::Pest).expect("an export");
    assert_eq!(found.warnings, Vec::<String>::new());
    let expected = "start = { SOI ~ nest ~ EOI }\nnest = { (\"(\" ~ nest* ~ \")\") | item }\nitem = { alpha }\n\
                    alpha = { 'A'..'Z' | 'a'..'z' }\n";
    assert_eq!(found.text, expected);
    let found = text("type = \"x\" *3%x22 2*4%x5C [ %x09 ]\n", Format::Pest);
    assert!(found.contains("type_2 = { ^\"x\" ~ \"\\\"\"{,3} ~ \"\\\\\"{2,4} ~ \"\\u{09}\"? }\n"), "{found}");
    assert_eq!(exported(LEFT, Format::Pest), Err(ExportError::LeftRecursive("list".to_string())));
}

#[test]
fn an_order_that_matters_is_warned_of() {
    for (grammar, why) in [
        ("a = \"x\" / \"xy\"\n", "`a`: alternatives can begin with the same character"),
        ("a = %s\"x\" / \"X\"\n", "`a`: alternatives can begin with the same character"),
        ("a = *ALPHA %s\"z\"\n", "`a`: a repetition or option may match the beginning of the next element"),
        (
            "a = [ DIGIT ] b\nb = *2DIGIT\n",
            "`a`: a repetition or option may match the beginning of the next element",
        ),
        (
            "a = b \"x\"\nb = *( DIGIT / \"x\" )\n",
            "`b`: a repetition or option may match the beginning of the next \
                                                   element",
        ),
        ("a = ( \"\" / \"x\" ) \"y\"\n", "`a`: an alternative that may be empty precedes another one"),
        ("a = *( [ \"x\" ] )\n", "`a`: a repetition repeats an element that may be empty"),
        ("a = ( \"x\" / \"\" ) \"x\"\n", "`a`: alternatives can begin with the same character"),
    ] {
        let found = exported(grammar, Format::Pest).expect("an export");
        assert!(found.warnings.iter().any(|warning| warning == why), "{grammar}: {:?}", found.warnings);
        assert!(found.text.contains(&format!("// {why}\n")), "{}", found.text);
    }
    for grammar in [
        "a = \"x\" / \"y\" [ \"z\" ]\n",
        "a = *DIGIT \".\" 3DIGIT DIGIT\n",
        "a = ( \"x\" / \"\" ) \"y\"\n",
        "a = \"(\" [ a ] \")\"\n",
        "a = %s\"x\" / %s\"X\" / %x0-20\n",
    ] {
        let found = exported(grammar, Format::Pest).expect("an export");
        assert_eq!(found.warnings, Vec::<String>::new(), "{grammar}");
    }
}

#[test]
fn ungrammar_has_tokens_for_sets() {
    let found = text("IPv4-x = 2*3a / [ \"'\" ] 9*( a \"b\" )\na = %x30-39 / \"\"\n", Format::Ungrammar);
    assert!(found.contains("\nIPvFour_x =\n  a a a? | '\\''? (a 'b')*\n"), "{found}");
    assert!(found.ends_with("\na =\n  '%x30-39' | ''\n"), "{found}");
    assert!(
        found.contains("// repetitions of groups, and above 8, are written without their counts\n"),
        "{found}"
    );
}

#[test]
fn json_has_the_lowered_rules() {
    let grammar = "nest = \"(\" 2*3nest \")\" / item\nitem = %x41-5A\nother = item\n";
    let found: serde_json::Value = serde_json::from_str(&text(grammar, Format::Json)).expect("JSON");
    assert_eq!(
        (&found["format"], &found["grammar"], &found["start"]),
        (&1.into(), &"test".into(), &0.into())
    );
    let rules = found["rules"].as_array().expect("an array");
    assert_eq!(rules.len(), 2, "{found}");
    assert_eq!(rules[0]["span"], serde_json::json!([0, 4]));
    assert_eq!((&rules[0]["recursion"], &rules[1]["recursion"]), (&"nested".into(), &"none".into()));
    assert_eq!(rules[1]["expr"], serde_json::json!({"class": [[65, 90]]}));
    let repeat = &rules[0]["expr"]["choice"][0]["sequence"][1];
    assert_eq!(repeat, &serde_json::json!({"repeat": {"rule": 0}, "min": 2, "max": 3, "span": [11, 18]}));
    assert_eq!(rules[1]["abnf"], "item = %x41-5A");
}

#[test]
fn what_is_percent_encoded_is_refused() {
    let grammar = ";! percent-encoded value within plain\nfoo = \"foo:\" value\nvalue = *( plain / \"(\" )\nplain = ALPHA\n";
    let mut found = Diagnostics::new();
    let Some(checked) = analyze(&Source::new("test.abnf", grammar), &NoImports, &mut found) else {
        panic!("{}", found.render(false));
    };
    let start = checked.grammar.sections[0].start;
    for format in [Format::Regex, Format::Pcre, Format::Lark, Format::Gbnf, Format::Pest, Format::Ungrammar] {
        assert!(matches!(export(&checked, start, format), Err(ExportError::Encoded(_))), "{format:?}");
    }
    assert!(export(&checked, start, Format::Json).is_ok());
}

/// A rule that doubles with each referenced rule, repetitions written twice at each level, and a long chain of rules.
#[test]
fn results_are_bounded() {
    let mut grammar: String = (0..40).map(|n| format!("r{n} = r{0} r{0}\n", n + 1)).collect();
    grammar.push_str("r40 = \"x\"\n");
    assert_eq!(exported(&grammar, Format::Regex), Err(ExportError::TooLong));
    assert!(text(&grammar, Format::Gbnf).len() < 2000);
    let nested = format!("a = {}%s\"x\"{}\n", "2*( ".repeat(60), " )".repeat(60));
    assert_eq!(exported(&nested, Format::Lark), Err(ExportError::TooLong));
    assert!(text(&nested, Format::Gbnf).len() < 2000);
    let mut grammar: String = (0..100).map(|n| format!("r{n} = \"a\" r{} / \"b\"\n", n + 1)).collect();
    grammar.push_str("r100 = \"x\"\n");
    let found = exported(&grammar, Format::Regex).expect("an export");
    assert_eq!(found.warnings, ["groups are nested 100 levels deep: raise `RegexBuilder::nest_limit`"]);
    let mut grammar: String = (0..5000).map(|n| format!("r{n} = \"a\" r{} / \"b\"\n", n + 1)).collect();
    grammar.push_str("r5000 = \"x\"\n");
    for format in [Format::Regex, Format::Pcre, Format::Lark, Format::Pest, Format::Ungrammar] {
        match exported(&grammar, format) {
            Ok(found) => assert!(format != Format::Regex && found.text.len() <= MAX_LENGTH, "{format:?}"),
            Err(error) => assert!(format == Format::Regex && error == ExportError::TooLong, "{format:?}"),
        }
    }
}
