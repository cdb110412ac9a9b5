//! Determines whether a rule matches percent-encoded text of any length, so that any text can be encoded for it.
//!
//! ```abnf
//! query = *( plain / pct-encoded )        ; the language of such a rule, in any notation
//! segment-nz = 1*( plain / pct-encoded )  ; the same without the empty string
//! pct-encoded = "%" HEXDIG HEXDIG         ; RFC 3986 section 2.1
//! ```
//!
//! [`plain()`] finds the characters. The automaton is then explored, by characters and escapes, to check that it
//! accepts exactly the texts of that form:
//!
//! ```text
//!        plain          plain, non-ASCII
//!        ┌──┐           all states between characters must be equivalent:
//!        ▼  │           transitions on the same characters and on escapes, and accepting
//! ──► between ──"%"──► ◌ ──HEXDIG──► ◌ ──HEXDIG──► between
//! ```
//!
//! A rule of one character, such as `pchar`, does not qualify, because its length is bounded.

use crate::dfa::{collapse_utf8::collapse_utf8, machine::Machine};

/// The characters of a rule's text that need no encoding; all others are encoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Encodable {
    /// ASCII characters, as bits.
    pub plain: u128,
    /// Inclusive ranges of non-ASCII code points, in order.
    pub beyond: Vec<(u32, u32)>,
    /// True if the rule matches the empty string.
    pub empty: bool,
}

/// Returns the characters that a rule allows unencoded, or `None` if the rule does not match percent-encoded text of
/// any length. `machine` is the rule's automaton without calls.
pub fn encodable(machine: &Machine) -> Option<Encodable> {
    let machine = collapse_utf8(machine);
    let plain = plain(&machine)?;
    let search = EncodableSearch { machine: &machine, plain };
    let classes = search.beyond(0);
    let mut between = vec![0];
    let mut next = 0;
    while let Some(&state) = between.get(next) {
        let targets = search.targets(state)?;
        if search.beyond(state) != classes || !targets.iter().all(|&target| search.accepts(target)) {
            return None;
        }
        for target in targets {
            if !between.contains(&target) {
                between.push(target);
            }
        }
        next += 1;
    }
    Some(Encodable { plain, beyond: ranges(&machine, &classes), empty: search.accepts(0) })
}

struct EncodableSearch<'m> {
    machine: &'m Machine,
    plain: u128,
}

impl EncodableSearch<'_> {
    /// Returns the targets of a state on each plain character and on escapes, or `None` if the state lacks one of
    /// these transitions or has others.
    fn targets(&self, state: u32) -> Option<Vec<u32>> {
        let mut targets = Vec::new();
        for byte in (0..=255u8).filter(|&byte| byte != b'%') {
            let plain = byte.is_ascii() && self.plain >> byte & 1 != 0;
            match (plain, self.step(state, byte)) {
                (true, Some(target)) => targets.push(target),
                (false, None) => {}
                _ => return None,
            }
        }
        for high in self.digit(self.step(state, b'%')?)? {
            targets.extend(self.digit(high)?);
        }
        targets.extend(self.machine.states[state as usize].wide().map(|(_, edge)| edge.target));
        Some(targets)
    }

    /// Returns the targets of a state that has transitions on exactly the hexadecimal digits; otherwise `None`.
    fn digit(&self, state: u32) -> Option<Vec<u32>> {
        let digits = (0..=255u8).filter(u8::is_ascii_hexdigit);
        let others = (0..=255u8).filter(|byte| !byte.is_ascii_hexdigit());
        let only = others.into_iter().all(|byte| self.step(state, byte).is_none());
        let only = only && self.beyond(state).is_empty();
        let targets: Option<Vec<u32>> = digits.map(|byte| self.step(state, byte)).collect();
        let mut targets = targets.filter(|_| only)?;
        targets.sort_unstable();
        targets.dedup();
        Some(targets)
    }

    fn step(&self, state: u32, byte: u8) -> Option<u32> {
        self.machine.step(state, byte).map(|edge| edge.target)
    }

    /// Returns the classes of non-ASCII characters on which a state has transitions.
    fn beyond(&self, state: u32) -> Vec<usize> {
        self.machine.states[state as usize].wide().map(|(class, _)| class).collect()
    }

    fn accepts(&self, state: u32) -> bool {
        self.machine.states[state as usize].accepts.iter().any(Option::is_some)
    }
}

/// Returns the code points of the classes, with adjacent ranges joined.
fn ranges(machine: &Machine, classes: &[usize]) -> Vec<(u32, u32)> {
    let ends = machine.wide.iter().skip(1).map(|(begin, _)| begin - 1).chain([u32::from(char::MAX)]);
    let mut found: Vec<(u32, u32)> = Vec::new();
    for (&(begin, class), end) in machine.wide.iter().zip(ends) {
        if !class.is_some_and(|class| classes.contains(&usize::from(class))) {
            continue;
        }
        match found.last_mut() {
            Some((_, last)) if *last + 1 == begin => *last = end,
            _ => found.push((begin, end)),
        }
    }
    found
}

// Finds the characters that need no encoding in the percent-encoded text of a rule.
//
// A character needs no encoding if it has the same target as a letter in every state of the rule's automaton. In
// `query` these are the sub-delims, `:`, `@`, `/` and `?`; in `segment` all of these except `/` and `?`. A character
// with a different target, such as the `/` of a path, is a separator; then no character may be decoded.

/// Returns the ASCII characters that need no encoding, as bits, or `None` if the text has separators.
pub fn plain(machine: &Machine) -> Option<u128> {
    let target = |state: u32, byte: u8| machine.step(state, byte).map(|edge| edge.target);
    // `z` is not a hexadecimal digit, so only the states between characters have a transition on it.
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
    use super::{Encodable, encodable, plain};
    use crate::abnf::samples;
    use crate::dfa::machine::Machine;
    use crate::nfa::{calls::CallApproximation, context::BuildContext};

    #[test]
    fn text_of_characters_and_escapes_is_encodable() {
        let found = of("s = *( %x61-7A / \"%\" 2HEXDIG )\n").expect("text");
        let letters = (b'a'..=b'z').fold(0u128, |set, byte| set | 1 << byte);
        assert_eq!(found, Encodable { plain: letters, beyond: Vec::new(), empty: true });
        let found = of("s = 1*( ALPHA / \"%\" 2HEXDIG )\n").expect("text");
        assert!(!found.empty);
        // Independent of the notation.
        assert!(of("s = a *a\na = *ALPHA [ \"%\" HEXDIG HEXDIG ]\n").is_some());
    }

    #[test]
    fn characters_beyond_ascii_stay_where_the_rule_takes_them() {
        let found = of("s = *( ALPHA / %xA0-D7FF / %xE000-FFFD / %x10000-10FFFF / \"%\" 2HEXDIG )\n");
        let beyond = found.expect("text").beyond;
        assert_eq!(beyond, [(0xA0, 0xD7FF), (0xE000, 0xFFFD), (0x10000, 0x10FFFF)]);
    }

    #[test]
    fn what_takes_more_or_less_is_not() {
        for text in [
            // One character, or a limited number of characters.
            "s = ALPHA / \"%\" 2HEXDIG\n",
            "s = 1*4( ALPHA / \"%\" 2HEXDIG )\n",
            "s = 2*( ALPHA / \"%\" 2HEXDIG )\n",
            // No escapes, only some, or different ones.
            "s = *ALPHA\n",
            "s = *( ALPHA / \"%\" DIGIT HEXDIG )\n",
            "s = *( ALPHA / \"%\" 2( DIGIT / %x41-46 ) )\n",
            "s = *( ALPHA / \"%\" 2( HEXDIG / \"g\" ) )\n",
            "s = *( ALPHA / \"%\" )\n",
            "s = *( ALPHA / \"%\" 2HEXDIG / %xE9 %x21 )\n",
            // A character that must not come first.
            "s = ALPHA *( ALPHA / DIGIT / \"%\" 2HEXDIG )\n",
            "s = ( ALPHA / \"%\" 2HEXDIG ) *( ALPHA / %xE9 / \"%\" 2HEXDIG )\n",
            // A separator.
            "s = *( \"/\" *( ALPHA / \"%\" 2HEXDIG ) )\n",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }

    fn automaton(text: &str) -> Machine {
        let checked = samples::checked(text);
        let rule = samples::rule(&checked, "s");
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        recognizer(&checked, rule, CallApproximation::Over, &mut context).expect("within the limits")
    }

    fn of(text: &str) -> Option<Encodable> {
        encodable(&automaton(text))
    }

    #[test]
    fn what_goes_where_letters_go_is_plain() {
        let plain = plain_of("s = *( ALPHA / DIGIT / \"=\" / \"%\" 2HEXDIG )\n").expect("one piece");
        let is = |byte: u8| plain >> byte & 1 != 0;
        assert!(is(b'=') && is(b'7') && is(b'z'));
        assert!(!is(b'~') && !is(b'%') && !is(b' ') && !is(b'&'));
    }

    #[test]
    fn what_divides_a_text_is_found() {
        assert_eq!(plain_of("s = *( ALPHA / \"%\" 2HEXDIG ) [ \"#\" ]\n"), None);
        assert_eq!(plain_of("s = *( \"/\" *( ALPHA / \"%\" 2HEXDIG ) )\n"), None);
        assert_eq!(plain_of("s = 1*DIGIT\n"), None);
    }

    fn plain_of(text: &str) -> Option<u128> {
        plain(&automaton(text))
    }
}
