//! The search loop and the prescan for processors without vector code.

use crate::parse::dfa::Failure;
use crate::parse::prescan::Prescan;
use crate::parse::table::Table;

/// Matches `text` against a start rule.
#[inline(always)]
pub fn search(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    super::search_scalar(table, text, kind, captures)
}

/// Returns `None`: without vector code there is no prescan.
#[inline(always)]
pub fn prescan<const ALL: bool>(_: &[u8], _: usize) -> Option<Prescan> {
    None
}
