//! The place of an error that is found without a stack is that of the replay with a stack, for grammars in which they are
//! easily different.

use virgule::parse::{explain, locate, locate_in_call, match_into};
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::NoImports;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline;
use virgule_dynamic::Automaton;

/// The name of a rule may have any length, and messages are complete.
#[test]
fn a_long_name_does_not_displace_what_is_expected() {
    let name = "a".repeat(10_000);
    let mut library = virgule_dynamic::Library::new();
    library.add("test", &format!("{name} = \"x\" %x59\n")).expect("a grammar");
    let error = library.rule("test", &name).expect("a rule").parse("xz").expect_err("an error");
    assert_eq!(error.to_string(), format!("offset 1, in {name}: expected \"Y\""));
    assert_eq!(error.pretty("xz").to_string(), format!("xz\n ^ in {name}: expected \"Y\""));
}

/// All texts of at most `length` characters of an alphabet.
fn texts(alphabet: &str, length: usize) -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut begin = 0;
    for _ in 0..length {
        let end = texts.len();
        for at in begin..end {
            texts.extend(alphabet.chars().map(|c| format!("{}{c}", texts[at])).collect::<Vec<_>>());
        }
        begin = end;
    }
    texts
}

/// Compares both for all texts of an alphabet. Returns how many errors are at an earlier offset than the automaton stops,
/// and how many were found without a stack.
fn compare(grammar: &str, alphabet: &str, length: usize) -> (usize, usize) {
    let source = Source::new("test.abnf", grammar);
    let mut diagnostics = Diagnostics::new();
    let checked = abnf::analyze(&source, &NoImports, &mut diagnostics);
    let checked = checked.unwrap_or_else(|| panic!("{}", diagnostics.render(false)));
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let (mut earlier, mut located) = (0, 0);
    for family in family::families(&checked.grammar) {
        let compiled = pipeline::compile(&checked, &family, &mut context).expect("an automaton");
        Automaton::from(&compiled).with_table(|table| {
            for (kind, text) in (0..family.sections.len())
                .flat_map(|kind| texts(alphabet, length).into_iter().map(move |text| (kind, text)))
            {
                let Err(failure) = match_into(table, text.as_bytes(), kind, &mut []) else { continue };
                let wanted = explain(table, &text, kind);
                if let Some(place) = locate(table, &text, kind, failure)
                    .or_else(|| locate_in_call(table, &text, kind, failure))
                {
                    assert_eq!(place.mismatch(table, kind), wanted, "{grammar}{text:?}");
                    located += 1;
                }
                earlier += usize::from(wanted.offset < failure.offset());
            }
        });
    }
    (earlier, located)
}

#[test]
fn behind_a_called_rule_both_find_the_same() {
    let grammar = ";! kind k\n;! fields num list\n\
        k = num / list\nnum = 1*( DIGIT / \"y\" )\nlist = 1*DIGIT *\".\" nest [ \",\" 1*DIGIT ]\n\
        nest = \"(\" *( ALPHA / nest ) \")\"\n";
    let (earlier, located) = compare(grammar, "1a(),y.", 6);
    assert!(earlier > 0 && located > 1_000, "{earlier}, {located}");
}

#[test]
fn a_survivor_is_to_blame_where_the_text_could_have_ended() {
    let grammar = ";! kind k\n;! fields user host port\n\
        k = [ user \"@\" ] host [ \":\" port ]\nuser = *( ALPHA / DIGIT / \":\" / pct )\n\
        host = 1*( ALPHA / pct )\nport = *DIGIT\npct = \"%\" HEXDIG HEXDIG\n";
    let (earlier, located) = compare(grammar, "a1:%@é", 6);
    assert!(earlier > 100 && located > 1_000, "{earlier}, {located}");
}
