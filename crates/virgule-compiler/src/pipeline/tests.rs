//! Diagnostics of compilation: examples that do not match, and rules without an automaton.

use super::compile;
use super::dump::{Stage, dump};
use super::examples::check_examples;
use crate::abnf::diagnose::{Diagnostics, Source};
use crate::abnf::lower::{DIRECTIVES, NoImports, TextLoader};
use crate::abnf::{self, samples};
use crate::analysis::lists::lists;
use crate::codegen::automaton::Automaton;
use crate::nfa::context::BuildContext;
use crate::nfa::family::families;

/// Returns all findings of a grammar as text.
fn shown(text: &str) -> String {
    let source = Source::new("test.abnf", text);
    let mut found = Diagnostics::new();
    if let Some(checked) = abnf::analyze(&source, &NoImports, &mut found) {
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        for family in families(&checked.grammar) {
            match compile(&checked, &family, &mut context) {
                Ok(compiled) => {
                    let automaton = Automaton::from(&compiled);
                    check_examples(&checked, &family, (&compiled.machines, &automaton), &source, &mut found);
                }
                Err(error) => found.push(error.diagnostic(&checked.grammar)),
            }
        }
    }
    found.render(false)
}

#[track_caller]
fn assert_shown(text: &str, parts: &[&str]) {
    let shown = shown(text);
    assert!(parts.iter().all(|part| shown.contains(part)), "{shown}");
    assert_eq!(shown.matches("error[").count(), 1, "{shown}");
}

#[test]
fn an_example_says_what_was_expected_where() {
    for (example, parts) in [
        ("ab", &["test.abnf:2:14", "in `s`: expected \"c\"\n"][..]),
        ("abx", &["test.abnf:2:14", "in `s`: expected \"c\"\n", "does not match `s`"]),
        ("abc12x", &["test.abnf:2:17", "in `s`: expected a digit, \"/\" or the end\n"]),
        ("abc\u{e9}", &["test.abnf:2:15", "expected a digit, \"/\" or the end\n"]),
        ("abc/\u{20ac}\u{fc}", &["test.abnf:2:17", "expected the end\n"]),
        ("abc/", &["test.abnf:2:16", "expected a non-ASCII character\n"]),
    ] {
        let text = format!(
            ";! kind s\n;! example {example}\ns = %s\"ab\" %s\"c\" port [ \"/\" %x20AC ]\nport = *DIGIT\n"
        );
        assert_shown(&text, parts);
    }
    assert_shown(
        ";! kind s\n;! example (a))\ns = nest\nnest = \"(\" nest \")\" / *%s\"a\"\n",
        &["test.abnf:2:15", "expected the end"],
    );
    assert_shown(
        ";! kind s\n;! example (aa\ns = nest\nnest = \"(\" nest \")\" / *%s\"a\"\n",
        &["test.abnf:2:15", "in `nest`: expected \")\" or \"a\""],
    );
}

#[test]
fn an_example_may_have_any_character_among_its_first_bytes() {
    for example in
        ["../r\u{e9}su", "\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}", "abcdefg/\u{e9}", "/\u{20ac}\u{20ac}\u{20ac}"]
    {
        let text = format!(";! kind s\n;! example {example}\ns = *(%x21-7E / %xA0-D7FF)\n");
        assert_eq!(shown(&text), "", "{example}");
    }
}

#[test]
fn of_two_sections_each_says_what_itself_expects() {
    let text = ";! kind k\n;! start a\n;! fields x\n;! kind l\n;! start b\n;! fields x\n;! example 12q\n\
                a = x \"q\"\nb = x \".\"\nx = 1*DIGIT\n";
    assert_shown(text, &["test.abnf:7:14", "expected a digit or \".\"\n"]);
}

#[test]
fn a_limit_is_blamed_on_the_repetition() {
    for text in [
        "s = \"s:\" 1*300000( DIGIT / \"-\" )\n",
        "s = \"s:\" 1*300000(DIGIT)\n",
        "s = \"s:\" *30000DIGIT *3\"x\"\n",
        "s = \"s:\" *20000( \"x\" DIGIT )\n",
    ] {
        assert_shown(
            text,
            &["error[limit]: `s` is too large", "test.abnf:1:10", "0 times: each repetition needs"],
        );
    }
    // The rule with the repetition is not the start rule.
    assert_shown(
        "s = \"s:\" b\nb = *\"y\" 1*300000( c )\nc = *2DIGIT \"x\"\n",
        &["`b` is too large", "test.abnf:2:10", "repeated 300000 times"],
    );
    // No repetition has a high count.
    let text = format!("s = *a \"x\"{}\na = \"x\" / \"y\"\n", " a".repeat(14));
    assert_shown(&text, &["`s` is too large", "test.abnf:1:1", "this rule"]);
}

#[test]
fn combinations_of_places_have_no_limit_that_registers_can_lift() {
    let all = |name: &str| (1..=20).map(|n| format!("{name}{n}")).collect::<Vec<_>>();
    let (xs, ys) = (all("x"), all("y"));
    let branches: Vec<String> =
        xs.iter().flat_map(|x| ys.iter().map(move |y| format!("{x} \".\" {y} \".\" z"))).collect();
    let rule = |name: &str, letter: &str| {
        all(name).iter().zip(1..).map(|(name, n)| format!("{name} = {n}\"{letter}\"\n")).collect::<String>()
    };
    let text = format!(
        ";! kind k\n;! fields x={} y={} z w\ns = w ( {} )\nw = \"w\"\nz = *DIGIT\n{}{}",
        xs.join("|"),
        ys.join("|"),
        branches.join(" / "),
        rule("x", "a"),
        rule("y", "b")
    );
    // 400 distances between the start of the text and `z`, more than a table has layouts.
    assert_eq!(shown(&text), "");
    // Each length of `t` is a distance between its start and the end of the text.
    let counted = ";! kind k\n;! fields d p t\n;! ambiguous k a path may look like a domain\n\
                   k = [ d \"/\" ] p [ \":\" t ]\nd = 1*ALPHA [ \":\" 1*DIGIT ]\np = 1*( ALPHA / \"/\" )\n\
                   t = 1*128( ALPHA / DIGIT )\n";
    assert_eq!(shown(counted), "");
}

#[test]
fn a_recursion_that_one_byte_cannot_decide_says_what_to_change() {
    assert_shown(
        "s = nest \".\"\nnest = *\"-\" [ \"(\" nest \")\" ] *\"(\"\n",
        &[
            "error[lookahead]: at `(`, the recursive rule `nest` may or may not begin: `(` may begin it, or be part \
             of the enclosing `nest`",
            "= help: change the grammar so that `(` cannot both begin `nest` and appear in its place",
        ],
    );
    assert_shown(
        "p = \"-\" p \"-\" / \"-\"\n",
        &[
            "at `-`, the recursive rule `p` may end or continue: `-` may be part of it, or of the enclosing `p`",
            "= help: change the grammar so that `-` cannot both continue `p` and follow it",
        ],
    );
    assert_shown(
        "s = p q\np = \"(\" [p] \")\" [r]\nr = \"-\" \"d\"\nq = \"-\" \"c\"\n",
        &[
            "at `-`, the recursive rule `p` may end or continue: `-` may be part of `r` in it, or of `q` after it",
        ],
    );
}

#[test]
fn a_rule_without_end_is_reported_once() {
    assert_shown("s = a \".\"\na = \"x\" a\n", &["test.abnf:2:1", "`a` matches no text", "without `a`"]);
    assert_shown("s = digit\ndigit = DIGIT\n", &["test.abnf:2:1", "`DIGIT` is predefined"]);
    assert_shown(
        "s = a \".\"\na = \"x\" b\nb = \"y\" a\n",
        &["test.abnf:2:1", "each of its alternatives needs `a` or `b` again"],
    );
}

#[test]
fn a_section_of_a_scheme_matches_its_own_texts_alone() {
    // `;! start` is missing.
    assert_shown(
        ";! scheme foo\nname = 1*ALPHA\nfoo = \"foo:\" name\n",
        &[
            "error[other-scheme]: `name` matches `a`, which does not have the scheme `foo`",
            "test.abnf:1:11",
            "with `;! start RULE`",
        ],
    );
    // Another scheme, and an additional one.
    assert_shown(
        ";! scheme foo\nfoo-uri = \"bar:\" *ALPHA\n",
        &["`foo-uri` matches `bar:`", "with `;! start RULE`"],
    );
    assert_shown(
        ";! scheme foo\nfoo = ( \"foo\" / \"fo\" ) \":\"\n",
        &["`foo` matches `fo:`", "each scheme needs a separate section"],
    );
    // An optional scheme, and one with a longer name.
    assert_shown(
        ";! scheme foo\nfoo = [ \"foo:\" ] *ALPHA\n",
        &["`foo` matches the empty string", "`;! kind NAME`"],
    );
    assert_shown(";! scheme foo\nfoo = \"foo\" *ALPHA \":\"\n", &["`foo` matches `fooa:`"]);
    assert_shown(";! scheme foo\nfoo = \"foo\" *ALPHA\n", &["`foo` matches `foo`"]);
    // Nested rules, and a scheme that no automaton without calls matches.
    assert_shown(
        ";! scheme foo\nfoo = nest \":\"\nnest = \"(\" nest \")\" / \"foo\"\n",
        &["`foo` matches `(foo):`"],
    );
    for text in [
        ";! scheme foo\nfoo = %x46 \"o\" %s\"o\" \":\" *%x00-10FFFF\n",
        ";! scheme a+b.c-1\nfoo = \"A+B.c-1:\" nest\nnest = \"(\" nest \")\" / *ALPHA\n",
        ";! kind foo\nfoo = \"bar:\"\n",
    ] {
        assert_eq!(shown(text), "", "{text}");
    }
}

/// Returns the number of states of the automaton of a host followed by `behind`.
fn states(host: &str, behind: &str) -> usize {
    let text = format!(
        ";! kind k\n;! start s\n;! fields host port\ns = host [ {behind} port ]\nhost = {host}\nport = *DIGIT\n\
         v4 = 1*3DIGIT \".\" 1*3DIGIT\nname = *( ALPHA / DIGIT / \".\" / \"-\" )\n"
    );
    let source = Source::new("test.abnf", text);
    let checked = abnf::analyze(&source, &NoImports, &mut Diagnostics::new()).unwrap();
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    compile(&checked, &families(&checked.grammar)[0], &mut context).unwrap().machines.main.states.len()
}

#[test]
fn an_alternative_that_another_one_covers_has_states_only_where_a_byte_could_go_on_or_follow() {
    assert_eq!(states("v4 / name", "\":\""), states("name", "\":\""));
    assert!(states("v4 / name", "\"-\"") > states("name", "\"-\""));
}

#[test]
fn stages_are_dumped() {
    let checked = samples::checked(";! kind s\n;! fields f\ns = \"a:\" f\nf = 1*DIGIT\n");
    let section = &checked.grammar.sections[0];
    let shown = |stage| dump(stage, &checked, &[section.start], &section.fields).unwrap();
    // Tag 0 begins the field, tag 1 ends it.
    assert_eq!(
        shown(Stage::Nfa),
        "start 10
    0  accept 0   ;\x20
    1  tag 1 → 0   ; f
    2  0-9 → 6   ; f
    3  split [2]   ; f
    4     ; f
    5  0-9 → 6   ; f
    6  split [5, 1, 7]   ; f
    7     ; f
    8  tag 0 → 3   ; f
    9  : → 8   ; s
   10  A → 9, a → 9   ; s
"
    );
    // The start and end of the field are at fixed distances, so no register remains.
    assert_eq!(
        shown(Stage::Machine),
        "0 registers
state 0
    A a → 1
state 1
    : → 2
state 2
    0-9 → 3
state 3  accepts 0 [0+2..end]
    0-9 → 3
"
    );
    assert_eq!(shown(Stage::Final), shown(Stage::Machine));
}

/// In the example of each directive, no field may repeat, and no list may be ambiguous.
#[test]
fn the_fields_of_each_directive_s_example_can_be_read() {
    for directive in DIRECTIVES {
        let source = Source::new("example.abnf", directive.example());
        let mut found = Diagnostics::new();
        let checked = abnf::analyze(&source, &TextLoader(&[crate::grammars::GRAMMARS]), &mut found).unwrap();
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        for section in &checked.grammar.sections {
            lists(&checked, section, &source, &mut context, &mut found);
        }
        assert!(found.is_empty(), "{}: {}", directive.name, found.render(false));
    }
}
