//! The longest prefix of a text that a start rule matches.

use super::pushdown::{DEEP_STACK, Pushdown, StepOutcome};
use super::table::{NO_LAYOUT, Table};

/// Returns the length of the longest prefix of `text` that the start rule `kind` matches; `None` if it matches no
/// prefix, not even the empty one.
///
/// Reads each byte once, and no byte after the first that has no transition.
pub fn longest(table: &Table<'_>, text: &str, kind: usize) -> Option<usize> {
    let mut stack = DEEP_STACK;
    let mut pushdown = Pushdown::new(table, kind, &mut stack);
    let (mut at, mut longest) = (0, None);
    loop {
        let (_, state) = pushdown.table_and_state();
        if pushdown.is_in_main() && table.accept(state, kind) != NO_LAYOUT {
            longest = Some(at);
        }
        match pushdown.step(text.as_bytes(), at) {
            StepOutcome::Taken(length) => at += length,
            StepOutcome::Left | StepOutcome::Stuck | StepOutcome::TooDeep => break,
        }
    }
    #[cfg(test)]
    super::work::read(at + 1);
    longest
}
