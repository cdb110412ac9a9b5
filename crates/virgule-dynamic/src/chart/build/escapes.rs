//! Compiles percent-encoded characters: each octet as its escape or as a literal byte.
//!
//! ```text
//! pct-encoded = "%" HEXDIG HEXDIG        RFC 3986 section 2.1
//! ```

use super::{ProgramBuilder, Scope};
use crate::chart::program::NodeId;
use std::collections::{BTreeSet, HashMap};
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::limits::Exceeded;

/// Sequences of ranges of octets.
type Octets<'s> = Vec<&'s [(u8, u8)]>;

impl ProgramBuilder<'_> {
    /// Compiles a character that is one of the octet `sequences`. Each octet is its escape (RFC 3986, section 2.1) or,
    /// if `plain` contains it, the literal byte.
    pub(super) fn octets<'s>(
        &mut self,
        sequences: Octets<'s>,
        plain: &ByteSet,
        scope: Scope,
        next: NodeId,
        known: &mut HashMap<Octets<'s>, NodeId>,
    ) -> Result<NodeId, Exceeded> {
        if let Some(&known) = known.get(&sequences) {
            return Ok(known);
        }
        // No sequence is a prefix of another.
        if sequences.first().is_some_and(|sequence| sequence.is_empty()) {
            return Ok(next);
        }
        let mut targets = Vec::new();
        for octet in 0..=255u8 {
            let rests = sequences.iter().filter_map(|sequence| {
                let ((first, last), rest) = sequence.split_first()?;
                (*first..=*last).contains(&octet).then_some(rest)
            });
            let rests: Octets<'s> = rests.collect();
            targets.push(match rests.is_empty() {
                true => None,
                false => Some(self.octets(rests, plain, scope, next, known)?),
            });
        }
        // All octets that need no encoding are ASCII characters.
        let is_plain = |octet: &u8| targets[usize::from(*octet)].is_some() && bytes::contains(plain, *octet);
        let as_is = (0..0x80).filter(is_plain).map(|octet| (octet.into(), octet.into())).collect();
        let mut branches = vec![self.character(as_is, scope, next)?];
        let (mut highs, mut lows) = (Vec::new(), HashMap::new());
        for row in targets.chunks(16) {
            let low = match lows.get(row) {
                Some(&low) => low,
                None => self.digit(row, scope)?,
            };
            lows.insert(row, low);
            highs.push(low);
        }
        if let Some(high) = self.digit(&highs, scope)? {
            branches.push(self.character(vec![(u32::from(b'%'), u32::from(b'%'))], scope, high)?);
        }
        let entry = self.split(branches, scope)?;
        known.insert(sequences, entry);
        Ok(entry)
    }

    /// Compiles a hexadecimal digit in either case, followed by the target of its value; `None` if there is no target.
    fn digit(&mut self, targets: &[Option<NodeId>], scope: Scope) -> Result<Option<NodeId>, Exceeded> {
        let distinct: BTreeSet<NodeId> = targets.iter().flatten().copied().collect();
        let mut branches = Vec::new();
        for target in distinct {
            let leads = |digit: &char| {
                digit.to_digit(16).is_some_and(|value| targets[value as usize] == Some(target))
            };
            let digits = "0123456789ABCDEFabcdef".chars().filter(leads);
            let digits = digits.map(|digit| (digit.into(), digit.into())).collect();
            branches.push(self.character(digits, scope, target)?);
        }
        if branches.is_empty() { Ok(None) } else { self.split(branches, scope).map(Some) }
    }
}
