//! Tests of the occurrences that a DFA reports, and of grammars without an occurrence DFA.

use super::{BEFORE, OccurrenceDfa, OccurrenceError, REGISTERS, occurrence_dfa};
use crate::abnf::samples;
use crate::nfa::context::BuildContext;

fn of(text: &str, rules: &[&str]) -> Result<OccurrenceDfa, OccurrenceError> {
    let checked = samples::checked(text);
    let (start, field) = (samples::rule(&checked, "s"), samples::field(&checked, rules));
    occurrence_dfa(&checked, start, &field, &mut BuildContext::new(&checked.grammar, &checked.facts))
}

/// Returns the occurrences in a text, as the runtime finds them.
fn found<'t>(dfa: &OccurrenceDfa, text: &'t str) -> Vec<&'t str> {
    let (mut state, mut registers, mut spans) = (1, [0; REGISTERS], Vec::new());
    let mut act = |offset: u16, here: usize, registers: &mut [usize; REGISTERS]| {
        let value = |register: u8, old: &[usize; REGISTERS]| match register {
            BEFORE => here,
            register => old[usize::from(register)],
        };
        let (old, action) = (*registers, &dfa.actions[usize::from(offset)..]);
        let reports = usize::from(action[0]);
        for pair in action[1..=2 * reports].chunks_exact(2) {
            spans.push((value(pair[0], &old), value(pair[1], &old)));
        }
        let written = &action[1 + 2 * reports..];
        for (at, &from) in written[1..=usize::from(written[0])].iter().enumerate() {
            registers[at] = value(from, &old);
        }
    };
    for (at, byte) in text.bytes().enumerate() {
        let cell = dfa.next[state * dfa.stride + usize::from(dfa.classes[usize::from(byte)])];
        state = match cell.checked_sub(dfa.states) {
            None => usize::from(cell),
            Some(edge) => {
                let (target, action) = dfa.edges[usize::from(edge)];
                act(action, at, &mut registers);
                usize::from(target)
            }
        };
    }
    act(dfa.ends[state], text.len(), &mut registers);
    spans.into_iter().map(|(begin, end)| &text[begin..end]).collect()
}

#[test]
fn occurrences_are_reported_in_order() {
    let path = of("s = *( \"/\" f )\nf = *ALPHA\n", &["f"]).unwrap();
    assert_eq!(found(&path, "/a//bc/"), ["a", "", "bc", ""]);
    let list = of("s = f *( \",\" f )\nf = 1*ALPHA\n", &["f"]).unwrap();
    assert_eq!(found(&list, "ab,c,d"), ["ab", "c", "d"]);
    let adjacent = of("s = *f\nf = DIGIT ALPHA\n", &["f"]).unwrap();
    assert_eq!(found(&adjacent, "1a2b"), ["1a", "2b"]);
    let last = of("s = *( f \",\" ) f\nf = *ALPHA\n", &["f"]).unwrap();
    assert_eq!(found(&last, "a,,b"), ["a", "", "b"]);
    let two = of("s = \"/\" [ g *( \"/\" f ) ]\ng = 1*ALPHA\nf = *ALPHA\n", &["f", "g"]).unwrap();
    assert_eq!((found(&two, "/a/"), found(&two, "/")), (vec!["a", ""], vec![]));
    assert!(path.found && !of("s = *ALPHA\nf = \"x\"\n", &["f"]).unwrap().found);
}

/// The preferred path that matches determines the occurrences, which may take several bytes to decide.
#[test]
fn readings_that_part_for_a_while_are_decided_by_preference() {
    let rules = "s = p *( \"&\" p )\np = amount / other\namount = \"n=\" f\nf = 1*DIGIT\n\
                 other = 1*ALPHA \"=\" *( ALPHA / DIGIT )\n";
    let query = of(rules, &["f"]).unwrap();
    assert_eq!(found(&query, "n=12&a=1&n=3"), ["12", "3"]);
    assert_eq!(found(&query, "n=1x&n=&n=3&n=4y"), ["3"]);
    let commas = of("s = *( f \",\" ) f\nf = *( ALPHA / \",\" )\n", &["f"]).unwrap();
    assert_eq!(found(&commas, "a,b,c"), ["a,b", "c"]);
    let rest = of("s = *( f \",\" ) g\nf = *ALPHA\ng = *ALPHA\n", &["f"]).unwrap();
    assert_eq!(found(&rest, "a,b,c"), ["a", "b"]);
}

/// Nothing is reported before the first byte, so empty occurrences at the start count as unreported ones.
#[test]
fn more_empty_occurrences_than_can_wait_are_refused() {
    let four = of("s = f f f f\nf = *ALPHA\n", &["f"]).unwrap();
    assert_eq!((found(&four, ""), found(&four, "ab")), (vec!["", "", "", ""], vec!["ab", "", "", ""]));
    let five = of("s = f f f f f\nf = *ALPHA\n", &["f"]);
    assert!(matches!(five, Err(OccurrenceError::Undecided { .. })), "{five:?}");
    let only = of("s = f f f f f\nf = \"\"\n", &["f"]);
    assert!(matches!(only, Err(OccurrenceError::Undecided { .. })), "{only:?}");
}

#[test]
fn readings_that_stay_apart_are_refused_with_a_text() {
    let rules = "s = *( f \",\" ) \"!\" / *( g \",\" ) \"?\"\nf = ALPHA\ng = ALPHA\n";
    let Err(OccurrenceError::Undecided { text, rules }) = of(rules, &["f"]) else { panic!("a DFA") };
    assert_eq!(text, "A,A,A,A,A");
    assert!(rules.iter().all(Option::is_some));
}
