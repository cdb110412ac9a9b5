//! The characters that need no encoding in the percent-encoded text of a rule.
//!
//! A character needs no encoding if it has the same target as a letter in every state of the rule's automaton. In
//! `query` these are the sub-delims, `:`, `@`, `/` and `?`; in `segment` all of these except `/` and `?`, which a
//! segment does not contain. A character with another target than a letter, such as the `/` of a path, is a separator;
//! then no character may be decoded.

use crate::dfa::machine::Machine;

/// The ASCII characters that need no encoding, as bits; `None` if the text has separators.
pub fn plain(machine: &Machine) -> Option<u128> {
    let target = |state: u32, byte: u8| machine.step(state, byte).map(|edge| edge.target);
    // `z` is not a hexadecimal digit, so the states with a transition on it are those between characters.
    let between: Vec<u32> =
        (0..machine.states.len() as u32).filter(|&state| target(state, b'z').is_some()).collect();
    let like_a_letter = |byte: u8| between.iter().all(|&state| target(state, byte) == target(state, b'z'));
    let divides = |byte: u8| byte != b'%' && between.iter().any(|&state| target(state, byte).is_some());
    let plain: Vec<u8> = (0..128u8).filter(|&byte| like_a_letter(byte)).collect();
    let whole =
        !between.is_empty() && (0..128).filter(|&byte| divides(byte)).all(|byte| plain.contains(&byte));
    let ends = |state: u32| machine.states[state as usize].accepts.iter().any(Option::is_some);
    let whole =
        whole && (0..machine.states.len() as u32).filter(|&state| ends(state)).all(|s| between.contains(&s));
    whole.then(|| plain.iter().fold(0, |set, byte| set | 1 << byte))
}

#[cfg(test)]
mod tests {
    use super::super::recognizer;
    use super::plain;
    use crate::abnf::samples;
    use crate::nfa::calls::CallApproximation;
    use crate::nfa::context::BuildContext;

    #[test]
    fn what_goes_where_letters_go_is_plain() {
        let plain = of("s = *( ALPHA / DIGIT / \"=\" / \"%\" 2HEXDIG )\n").expect("one piece");
        let is = |byte: u8| plain >> byte & 1 != 0;
        assert!(is(b'=') && is(b'7') && is(b'z'));
        assert!(!is(b'~') && !is(b'%') && !is(b' ') && !is(b'&'));
    }

    #[test]
    fn what_divides_a_text_is_found() {
        assert_eq!(of("s = *( ALPHA / \"%\" 2HEXDIG ) [ \"#\" ]\n"), None);
        assert_eq!(of("s = *( \"/\" *( ALPHA / \"%\" 2HEXDIG ) )\n"), None);
        assert_eq!(of("s = 1*DIGIT\n"), None);
    }

    fn of(text: &str) -> Option<u128> {
        let checked = samples::checked(text);
        let machine = recognizer(
            &checked,
            samples::rule(&checked, "s"),
            CallApproximation::Over,
            &mut BuildContext::new(&checked.grammar, &checked.facts),
        );
        plain(&machine.unwrap())
    }
}
