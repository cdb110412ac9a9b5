//! Which characters may stand for themselves in the percent-encoded text of a rule?
//!
//! A character may if it goes everywhere a letter goes, in every state of the rule's automaton: in `query` those
//! are the sub-delims, `:`, `@`, `/` and `?`; in `segment` the `/` is none of them, for it ends the segment.

use crate::determinize::machine::Machine;

/// `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986 section 2.3): encoded or not, they mean the
/// same.
fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)
}

/// The ASCII characters that need not be encoded, as bits.
pub fn plain(machine: &Machine) -> u128 {
    let target = |state: usize, byte: u8| machine.step(state as u32, byte).map(|edge| edge.target);
    // z is no digit of any number.
    let with_letters: Vec<usize> =
        (0..machine.states.len()).filter(|&state| target(state, b'z').is_some()).collect();
    let like_a_letter = |byte: u8| {
        !with_letters.is_empty()
            && byte != b'%'
            && with_letters.iter().all(|&state| target(state, byte) == target(state, b'z'))
    };
    let stays = (0..128u8).filter(|&byte| is_unreserved(byte) || like_a_letter(byte));
    stays.fold(0, |plain, byte| plain | 1 << byte)
}

#[cfg(test)]
mod tests {
    use super::super::{recognizer, samples};
    use super::plain;
    use crate::build::Fragments;
    use crate::build::calls::Instead;

    #[test]
    fn what_goes_where_letters_go_is_plain() {
        let checked = samples::checked("s = *( ALPHA / DIGIT / \"=\" / \"%\" 2HEXDIG ) [ \"#\" ]\n");
        let machine = recognizer(
            &checked,
            samples::rule(&checked, "s"),
            Instead::Anything,
            &mut Fragments::new(&checked.grammar, &checked.facts),
        );
        let plain = plain(&machine.unwrap());
        let is = |byte: u8| plain >> byte & 1 != 0;
        assert!(is(b'=') && is(b'7') && is(b'z') && is(b'~'));
        assert!(!is(b'#') && !is(b'%') && !is(b' ') && !is(b'&'));
    }
}
