//! The language of all texts with a given prefix, to compare other languages with.
//!
//! ```text
//! "foo:"   state 0 ─f,F→ 1 ─o,O→ 2 ─o,O→ 3 ─:→ 4   4 accepts, and every byte leads back to it
//! ```

use super::language::{Language, Table};

/// All texts that begin with `start`, in any case of ASCII letters.
pub fn beginning(start: &str) -> Language {
    let expected: Vec<u8> = start.bytes().map(|byte| byte.to_ascii_lowercase()).collect();
    // Class 0 is every byte that does not occur in `start`.
    let mut letters = expected.clone();
    letters.sort_unstable();
    letters.dedup();
    let class = |byte: u8| letters.iter().position(|&letter| letter == byte).map_or(0, |at| at + 1);
    let class_of = std::array::from_fn(|byte| class((byte as u8).to_ascii_lowercase()) as u8);
    let last = expected.len();
    let goes_on = |state: usize, number: usize| match expected.get(state) {
        Some(&byte) => (number == class(byte)).then_some(state as u32 + 1),
        None => Some(last as u32),
    };
    let next = (0..=last).flat_map(|state| (0..=letters.len()).map(move |number| (state, number)));
    let next = next.map(|(state, number)| goes_on(state, number)).collect();
    Language::flat(Table::plain(class_of, next, (0..=last).map(|state| (state == last, 0)).collect()))
}
