//! The longest beginning of a text that a start rule matches.

use super::table::{NO_LAYOUT, Table};
use super::walk::{DeepWalk, Step};

/// How many bytes the longest beginning of `text` takes that matches as a whole; `None` if not even the empty one does.
///
/// A byte at a time: each is read once, and none behind the first that no reading takes.
pub fn longest(table: &Table<'_>, text: &str, kind: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut walk = DeepWalk::new(table, kind);
    let (mut at, mut longest) = (0, None);
    loop {
        let (_, state) = walk.place();
        if walk.is_outside() && table.accept(state, kind) != NO_LAYOUT {
            longest = Some(at);
        }
        match walk.step(bytes, at) {
            Step::Taken(length) => at += length,
            Step::Left | Step::Stuck | Step::TooDeep => return longest,
        }
    }
}
