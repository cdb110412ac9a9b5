//! Processors without vector instructions that are used here.

use crate::parse::dfa::Failure;
use crate::parse::prescan::Glance;
use crate::parse::table::Table;

/// Runs a table over `text` as a start rule.
#[inline(always)]
pub fn drive(table: &Table<'_>, text: &[u8], kind: usize, kept: &mut [u32]) -> Result<(), Failure> {
    super::none(table, text, kind, kept)
}

/// Nothing is seen.
#[inline(always)]
pub fn glance<const ALL: bool>(_: &[u8], _: usize) -> Option<Glance> {
    None
}
