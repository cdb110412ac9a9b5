//! Whether a text is normal at a glance: most are, and need no look at their components.
//!
//! ```text
//! http://example.com/a/b.html?q=1#top
//! \_________________/                    no capital letters up to the path
//!                    \______________/    no "/.", no "%" anywhere
//! ```
//!
//! A text that fails may be normal all the same: it is looked at in full.

use crate::scan::{any_pair, has_capital};

/// Whether the steps of the syntax change nothing for sure; `path` is where the path begins.
#[inline(always)]
pub(super) fn is_plain(text: &[u8], path: usize) -> bool {
    // A `%` is never the last byte: two digits follow it. A dot may begin the path, as in "a:./b".
    let odd = |byte: u8, next: u8| (byte == b'%') | ((byte == b'/') & (next == b'.'));
    let before = text.get(..path).unwrap_or(text);
    !any_pair(text, odd) && text.get(path) != Some(&b'.') && !has_capital(before)
}
