//! Published grammars in the dialects of grammar notation, with strings that their specifications accept and reject.

use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::read;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tests::effort;
use virgule_tests::grammars::BUILT_IN;
use virgule_tests::random::Random;
use virgule_tests::random_grammar;
use virgule_tests::tables::rows;
use virgule_tools::ambiguity::ambiguities;
use virgule_tools::format::{format, to_abnf};

const RFC_822: &str = include_str!("abnf/rfc822.abnf");
const RFC_9110: &str = include_str!("abnf/rfc9110.abnf");
const RFC_9110_LISTS: &str = include_str!("dialects/rfc9110-lists.abnf");
const XML: &str = include_str!("dialects/xml10.ebnf");
const TURTLE: &str = include_str!("dialects/turtle11.ebnf");

fn source(text: &str, dialect: Dialect) -> Arc<Source> {
    Source::in_dialect("sample.abnf", text, Some(dialect))
}

fn analyzed(source: &Arc<Source>) -> (Diagnostics, Option<Checked>) {
    let mut found = Diagnostics::new();
    let checked = abnf::analyze(source, &BUILT_IN, &mut found);
    (found, checked)
}

fn checked(source: &Arc<Source>) -> Checked {
    let (found, checked) = analyzed(source);
    checked.filter(|_| !found.has_errors()).unwrap_or_else(|| panic!("{}", found.render(false)))
}

/// The errors of a text: codes, and all of it as it is shown.
fn errors(text: &str, dialect: Dialect) -> (Vec<&'static str>, String) {
    let (found, _) = analyzed(&source(text, dialect));
    (found.iter().map(|finding| finding.code).collect(), found.render(false))
}

fn in_abnf(text: &str, dialect: Dialect) -> String {
    to_abnf(&source(text, dialect), None).unwrap_or_else(|found| panic!("{}", found.render(false)))
}

/// The languages of the rules, by name. Rules without an automaton are left out.
fn languages(checked: &Checked) -> Vec<(String, Language)> {
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let own = checked.grammar.ids().take(checked.grammar.own);
    let language = |rule| {
        checked.require(rule).ok()?;
        let language = Language::new(checked, rule, &mut context).ok()?;
        Some((checked.grammar.rule(rule).name.clone(), language))
    };
    own.filter_map(language).collect()
}

/// Returns a string that only one of the languages has.
fn difference(one: &Language, other: &Language) -> Option<String> {
    let only = |one, other| compare::only(one, other, 1).expect("within the limit").texts.pop();
    only(one, other).or_else(|| only(other, one))
}

/// Checks that rules of the same name match the same strings, and returns the number of rules compared.
fn assert_same(one: &[(String, Language)], other: &[(String, Language)]) -> usize {
    let mut compared = 0;
    for (name, language) in one {
        let Some((_, other)) = other.iter().find(|(known, _)| known == name) else { continue };
        assert_eq!(difference(language, other), None, "{name}");
        compared += 1;
    }
    compared
}

/// Checks what the rules of a grammar accept, by a table of rules with accepted and rejected strings.
fn assert_takes(languages: &[(String, Language)], table: &str) {
    for (rule, accepted, rejected) in rows::<(&str, Vec<&str>, Vec<&str>)>(table) {
        let found = languages.iter().find(|(name, _)| name == rule);
        let (_, language) = found.unwrap_or_else(|| panic!("no automaton for {rule}"));
        for (texts, wanted) in [(accepted, true), (rejected, false)] {
            for text in texts {
                assert_eq!(language.takes(text), Some(wanted), "{rule}: {text:?}");
            }
        }
    }
}

/// RFC 9110 with the rules of its sections instead of the expanded ones.
fn rfc_9110_of_sections() -> String {
    let mut found = Diagnostics::new();
    let lists = read(&source(RFC_9110_LISTS, Dialect::HttpSender), &mut found);
    let collected = read(&source(RFC_9110, Dialect::Abnf), &mut found);
    assert!(found.is_empty() && lists.rules.len() == 24, "{}", found.render(false));
    let is_list = |name: &str| lists.rules.iter().any(|rule| rule.name.text == name);
    let others = collected.rules.iter().filter(|rule| !is_list(&rule.name.text));
    others.map(|rule| format!("{rule}\n")).collect::<String>() + RFC_9110_LISTS
}

/// Defines what RFC 9110 takes from documents that are not built in.
fn completed(text: &str) -> String {
    let text = text
        .replace("<language-range, see [RFC4647], Section 2.1>", "1*ALPHA")
        .replace("<Language-Tag, see [RFC5646], Section 2.1>", "1*ALPHA");
    format!(";! import rfc3986\n{text}")
}

#[test]
fn sections_of_rfc_9110_are_its_appendix_for_a_sender() {
    let appendix = languages(&checked(&source(&completed(RFC_9110), Dialect::Abnf)));
    let text = completed(&rfc_9110_of_sections());
    let sections = languages(&checked(&source(&text, Dialect::HttpSender)));
    assert!(assert_same(&sections, &appendix) > 110);
    let abnf = languages(&checked(&source(&in_abnf(&text, Dialect::HttpSender), Dialect::Abnf)));
    assert_eq!(assert_same(&sections, &abnf), sections.len());
}

#[test]
fn a_recipient_accepts_empty_elements() {
    // The right side of section 5.6.1.2.
    let literal = |line: &str| match line.split_once(" = #") {
        Some((name, element)) => format!("{name} = [ {element} ] *( OWS \",\" OWS [ {element} ] )\n"),
        None => format!("{line}\n"),
    };
    let text = completed(&rfc_9110_of_sections());
    let recipient = languages(&checked(&source(&text, Dialect::HttpRecipient)));
    let lines: String = text.lines().map(literal).collect();
    let literal = languages(&checked(&source(&lines, Dialect::HttpRecipient)));
    assert!(assert_same(&recipient, &literal) > 110);
    let abnf = languages(&checked(&source(&in_abnf(&text, Dialect::HttpRecipient), Dialect::Abnf)));
    assert_eq!(assert_same(&recipient, &abnf), recipient.len());
    // The examples of section 5.6.1.2, and counted lists.
    let example = "example-list = 1#example-list-elmt\nexample-list-elmt = token\ntwo = 2#3token\nsome = #2token\n\
                   token = 1*ALPHA\nOWS = *( SP / HTAB )\n";
    let example = checked(&source(example, Dialect::HttpRecipient));
    let report = ambiguities(&example, true);
    assert!(report.found.is_empty() && report.open.is_empty() && report.large.is_empty(), "ambiguous");
    let example = languages(&example);
    assert_takes(&example, "http-lists");
}

#[test]
fn a_list_of_http_needs_the_rule_ows() {
    let (codes, shown) = errors("a = \"x\" 1#b\nb = \"y\"\n", Dialect::HttpSender);
    assert_eq!(codes, ["undefined-rule"], "{shown}");
    assert!(shown.contains("sample.abnf:1:9") && shown.contains("lists use the rule `OWS`"), "{shown}");
    assert!(shown.contains("define `OWS = *( SP / HTAB )`"), "{shown}");
}

/// RFC 822 with its five mistakes corrected.
fn rfc_822() -> String {
    let mut text = RFC_822.to_string();
    for (wrong, right) in [
        ("[ \"Reply-To\"   \":\" 1#address] )", "[ \"Reply-To\"   \":\" 1#address]"),
        ("[ \"Resent-Reply-To\"  \":\" 1#address] )", "[ \"Resent-Reply-To\"  \":\" 1#address]"),
        ("resent-authentic =\n                 =", "resent-authentic =\n"),
        ("optional-field =\n                 /", "optional-field =\n"),
        ("     <\">         =  <ASCII quote mark>           ; (     42,      34.)\n", ""),
    ] {
        assert!(text.contains(wrong), "{wrong}");
        text = text.replace(wrong, right);
    }
    text
}

#[test]
fn rfc_822_is_read_with_its_mistakes_reported() {
    let (codes, shown) = errors(RFC_822, Dialect::Rfc822);
    let syntax: Vec<_> = codes.iter().filter(|code| **code != "unbound-prose").collect();
    assert_eq!(syntax, [&"syntax"; 5], "{shown}");
    let (codes, shown) = errors(&rfc_822(), Dialect::Rfc822);
    assert!(codes.iter().all(|code| *code == "unbound-prose"), "{shown}");
}

#[test]
fn rfc_822_accepts_its_addresses() {
    let mut text = in_abnf(&rfc_822(), Dialect::Rfc822);
    for (prose, abnf) in rows::<(&str, &str)>("rfc822-prose") {
        let prose = format!("<{prose}>");
        assert!(text.contains(&prose), "{prose}:\n{text}");
        text = text.replace(&prose, abnf);
    }
    let languages = languages(&checked(&source(&text, Dialect::Abnf)));
    assert_takes(&languages, "rfc822-addresses");
}

#[test]
fn xml_accepts_what_its_ebnf_describes() {
    let languages = languages(&checked(&source(XML, Dialect::W3cEbnf)));
    assert_takes(&languages, "xml-strings");
}

#[test]
fn turtle_accepts_what_its_ebnf_describes() {
    let languages = languages(&checked(&source(TURTLE, Dialect::W3cEbnf)));
    assert_takes(&languages, "turtle-strings");
}

#[test]
fn ebnf_means_the_same_in_abnf() {
    for text in [XML, TURTLE] {
        let ebnf = languages(&checked(&source(text, Dialect::W3cEbnf)));
        let abnf = languages(&checked(&source(&in_abnf(text, Dialect::W3cEbnf), Dialect::Abnf)));
        assert_eq!(assert_same(&ebnf, &abnf), ebnf.len());
        assert!(ebnf.len() > 35);
    }
}

#[test]
fn a_difference_is_computed_or_refused() {
    let taken = "a ::= [a-c]* - ([a-c]* 'b')\nb ::= ('x' | 'y' 'y') - 'x'\nc ::= c1 - 'aa' - 'a'\nc1 ::= 'a'+\n\
                 d ::= a - b\ne ::= [a-z] - [aeiou] - 'z'\nf ::= ([a-b] - 'a')*\n";
    assert_takes(&languages(&checked(&source(taken, Dialect::W3cEbnf))), "ebnf-differences");
    for (text, code, part) in rows::<(&str, &str, &str)>("ebnf-faults") {
        let (codes, shown) = errors(text, Dialect::W3cEbnf);
        assert!(codes.contains(&code) && shown.contains(part), "{text}{shown}");
    }
}

/// A random regular expression over `a`, `b` and `c`.
fn expression(random: &mut Random, depth: usize) -> String {
    let part = |random: &mut Random| expression(random, depth.saturating_sub(1));
    match random.below(if depth == 0 { 4 } else { 9 }) {
        0 => "'a'".to_string(),
        1 => "'bc'".to_string(),
        2 => "[ab]".to_string(),
        3 => "[a-c]".to_string(),
        4 => format!("({} {})", part(random), part(random)),
        5 => format!("({} | {})", part(random), part(random)),
        6 => format!("({})*", part(random)),
        7 => format!("({})?", part(random)),
        _ => format!("({})+", part(random)),
    }
}

#[test]
fn random_differences_match_what_only_the_left_side_matches() {
    let mut random = Random::new(1);
    let (texts, mut computed) = (random_grammar::texts("abc", 5), 0);
    for _ in 0..effort::of(300, 4) {
        let (one, other) = (expression(&mut random, 3), expression(&mut random, 3));
        let sides = format!("one ::= {one}\nother ::= {other}\n");
        let found = languages(&checked(&source(&sides, Dialect::W3cEbnf)));
        let takes = |rule: &str, text: &str| {
            found
                .iter()
                .find(|(name, _)| name == rule)
                .map(|(_, language)| language.takes(text) == Some(true))
        };
        let wanted = |text: &String| takes("one", text) == Some(true) && takes("other", text) == Some(false);
        let whole = format!("left ::= (one - other)\n{sides}");
        let (found, checked) = analyzed(&source(&whole, Dialect::W3cEbnf));
        let Some(checked) = checked else {
            assert!(
                found.iter().any(|finding| finding.code == "difference"),
                "{whole}{}",
                found.render(false)
            );
            assert_eq!(texts.iter().find(|text| wanted(text)), None, "{whole}");
            continue;
        };
        computed += 1;
        let left = languages(&checked);
        let (_, left) = left.iter().find(|(name, _)| name == "left").expect("an automaton");
        for text in &texts {
            assert_eq!(left.takes(text), Some(wanted(text)), "{whole}{text:?}");
        }
    }
    assert!(computed > 40, "{computed}");
}

#[test]
fn a_large_difference_is_refused() {
    // `n` characters from the end is an `a`: 2^n states.
    let text = format!("x ::= [ab]* - ([ab]* 'a' {})\n", "[ab] ".repeat(30));
    assert!(errors(&text, Dialect::W3cEbnf).1.contains("more than 1000 states"));
    let chain: String = (0..2000).map(|rule| format!("r{rule} ::= 'a' r{}\n", rule + 1)).collect();
    let text = format!("x ::= r0 - 'b'\n{chain}r2000 ::= 'a'\n");
    assert!(errors(&text, Dialect::W3cEbnf).1.contains("levels of rules"));
}

#[test]
fn a_dialect_is_named_by_a_line_or_by_the_caller() {
    let found = |text: &str| analyzed(&Source::new("sample.abnf", text)).0;
    assert!(found(";! dialect rfc822\na = 1#<b>\n<b> = \"x\"\n").is_empty());
    assert!(
        found("; \n  ;!\tdialect  w3c-ebnf\n;! start a\n;! kind x\n;! start a\na ::= 'x'\n").has_errors()
    );
    assert!(found(";! dialect w3c-ebnf\n;! kind x\n;! start a\n/* ; */ a ::= 'x'\n").is_empty());
    let (codes, shown) = errors(";! dialect rfc822\na = 1#b\nb = \"x\"\n", Dialect::HttpSender);
    assert_eq!(codes, ["dialect"], "{shown}");
    assert_eq!(errors(";! dialect rfc822\na = \"x\"\n", Dialect::Rfc822).0, [""; 0]);
}

#[test]
fn lists_are_formatted_and_ebnf_is_not() {
    let text = source("a=1#b   ; some\nb   = #2( \"x\"/\"y\" )\n", Dialect::Rfc822);
    let formatted = format(&text, None).map_err(|found| found.render(false));
    assert_eq!(formatted.as_deref(), Ok("a = 1#b  ; some\nb = #2(\"x\" / \"y\")\n"));
    assert!(format(&source("a ::= 'x'\n", Dialect::W3cEbnf), None).is_err());
}
