//! The languages of exported regular expressions, as automata, beside those of the rules that they come from.

mod built_in;

use built_in::{all, checked};
use regex_automata::dfa::Automaton;
use regex_automata::dfa::dense::{Builder, Config};
use regex_automata::{Anchored, Input};
use std::collections::HashSet;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::analysis::recognizer;
use virgule_compiler::dfa::machine::Machine;
use virgule_compiler::nfa::calls::CallApproximation;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tools::export::{Format, export};

/// Longer expressions take too long in a test.
const LONGEST: usize = 3000;

/// The shortest text on which a regular expression and an automaton differ; or `None`, if the languages are equal.
fn difference(regex: &str, machine: &Machine) -> Option<Vec<u8>> {
    let config = Config::new().determinize_size_limit(Some(200 << 20)).dfa_size_limit(Some(100 << 20));
    let dfa = Builder::new().configure(config).build(regex).expect("an automaton of the expression");
    let start = dfa.start_state_forward(&Input::new("").anchored(Anchored::Yes)).expect("a start state");
    let mut seen = HashSet::from([(start, Some(0u32))]);
    let mut open = vec![(start, Some(0u32), Vec::new())];
    let mut next = Vec::new();
    while !open.is_empty() {
        for (one, other, text) in open.drain(..) {
            let accepts = |state: u32| machine.states[state as usize].accepts.iter().any(Option::is_some);
            if dfa.is_match_state(dfa.next_eoi_state(one)) != other.is_some_and(accepts) {
                return Some(text);
            }
            for byte in 0..=255u8 {
                let pair = (
                    dfa.next_state(one, byte),
                    other.and_then(|state| machine.step(state, byte)).map(|edge| edge.target),
                );
                let over = dfa.is_dead_state(pair.0) && pair.1.is_none();
                if !over && seen.insert(pair) {
                    let mut text = text.clone();
                    text.push(byte);
                    next.push((pair.0, pair.1, text));
                }
            }
        }
        std::mem::swap(&mut open, &mut next);
    }
    None
}

fn machine(checked: &Checked, rule: RuleId) -> Option<Machine> {
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    recognizer(checked, rule, CallApproximation::Under, &mut context).ok()
}

#[test]
fn expressions_have_the_languages_of_their_rules() {
    let mut count = 0;
    for (name, text) in all() {
        let checked = checked(name, text);
        for rule in (0..checked.grammar.own as u32).map(RuleId) {
            let Ok(found) = export(&checked, rule, Format::Regex) else { continue };
            let regex = found.text.trim_end();
            if regex.len() > LONGEST {
                continue;
            }
            let shown = &checked.grammar.rule(rule).text;
            let Some(machine) = machine(&checked, rule) else { continue };
            let found = difference(regex, &machine).map(|text| text.escape_ascii().to_string());
            assert_eq!(found, None, "{name}: {shown}\n{regex}");
            count += 1;
        }
    }
    assert!(count > 500, "{count} rules");
}

/// The comparison finds a difference.
#[test]
fn another_language_is_told_apart() {
    let checked = checked("a", "a = 1*3DIGIT / \"x\"\n");
    let machine = machine(&checked, RuleId(0)).expect("an automaton");
    for (regex, text) in [
        (r"\A(?:[0-9]{1,3}|[Xx])\z", None),
        (r"\A(?:[0-9]{1,4}|[Xx])\z", Some("0000")),
        (r"\A(?:[0-9]{1,2}|[Xx])\z", Some("000")),
        (r"\A(?:[0-9]{1,3}|x)\z", Some("X")),
        (r"\A(?:[0-9]{0,3}|[Xx])\z", Some("")),
        (r"\A(?:[0-9]{1,3}|[Xxé])\z", Some("\u{e9}")),
    ] {
        assert_eq!(difference(regex, &machine), text.map(|text| text.as_bytes().to_vec()), "{regex}");
    }
}
