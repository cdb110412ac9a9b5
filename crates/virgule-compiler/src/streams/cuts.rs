//! What to forbid so that no way of the proof leads to a bad end.
//!
//! ```text
//! start ──► ◌ ──► host "1" ──► bad: the automaton reads an address
//!           └───► host "a" ──► good                  so a host must not begin with "1"
//! ```
//!
//! Only what a run begins with, and that it is empty, can be forbidden: that is looked at in passing, and all else would take
//! steps of its own.

use std::collections::BTreeSet;

/// What may be forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cut {
    /// That a run begins with a byte, behind a group that was there or not.
    First(usize, Option<bool>, u8),
    /// That a run is empty.
    Empty(usize),
}

/// A way on, by the numbers of configurations: from where, to where, nowhere if that is bad, and what would forbid it.
pub type Numbered = (usize, Option<usize>, Option<Cut>);

/// What must be forbidden so that no bad configuration can be reached from the start, configuration 0; `None` if nothing
/// helps.
///
/// Where a run may begin or be empty, what leads to bad ends alone is forbidden first. Then what may lead to a bad end,
/// where something else, there and then, does not.
pub fn cuts(ways: &[Numbered], ends: &BTreeSet<usize>, count: usize) -> Option<BTreeSet<Cut>> {
    let mut cuts: BTreeSet<Cut> = BTreeSet::new();
    loop {
        let left: Vec<&Numbered> =
            ways.iter().filter(|(.., cut)| cut.is_none_or(|cut| !cuts.contains(&cut))).collect();
        let mut good = vec![false; count];
        ends.iter().for_each(|&end| good[end] = true);
        let good = leading(&left, good, false);
        let bad = leading(&left, vec![false; count], true);
        if !bad[0] {
            return Some(cuts);
        }
        let is_bad = |to: &Option<usize>| to.is_none_or(|to| bad[to]);
        let is_good = |to: &Option<usize>| to.is_some_and(|to| good[to]);
        let safe = |(_, to, cut): &&&Numbered| cut.is_some() && !is_bad(to) && is_good(to);
        // What does no harm elsewhere stays.
        let kept: BTreeSet<Cut> = left.iter().filter(safe).filter_map(|way| way.2).collect();
        let all = |those: &dyn Fn(&Numbered) -> bool| -> BTreeSet<Cut> {
            let cuts = left.iter().filter(|way| those(way)).filter_map(|way| way.2);
            cuts.filter(|cut| !kept.contains(cut)).collect()
        };
        let mut found = all(&|(from, to, _)| is_bad(to) && !is_good(to) && good[*from]);
        if found.is_empty() {
            let beside: BTreeSet<usize> = left.iter().filter(safe).map(|way| way.0).collect();
            let may = |(from, to, cut): &&Numbered| {
                is_bad(to) && beside.contains(from) && cut.is_some_and(|cut| !kept.contains(&cut))
            };
            // As late as possible: not what leads to a place where the same can be done.
            let rest: Vec<&Numbered> = left.iter().copied().filter(|way| !may(way)).collect();
            let lost = leading(&rest, vec![false; count], true);
            let last = |way: &&&Numbered| may(way) && way.1.is_none_or(|to| lost[to]);
            found = left.iter().filter(last).filter_map(|way| way.2).collect();
        }
        if found.is_empty() {
            return None;
        }
        cuts.extend(found);
    }
}

/// The configurations that lead to those, and, if `lost`, to where the automaton has no way on.
fn leading(ways: &[&Numbered], mut those: Vec<bool>, lost: bool) -> Vec<bool> {
    // Who leads to a configuration stands in `before` from its number in `begins` to that of the next.
    let mut begins = vec![0; those.len() + 1];
    ways.iter().filter_map(|way| way.1).for_each(|to| begins[to + 1] += 1);
    (1..begins.len()).for_each(|to| begins[to] += begins[to - 1]);
    let mut before = vec![0; begins[those.len()]];
    let mut next = begins.clone();
    for &&(from, to, _) in ways {
        match to {
            Some(to) => {
                before[next[to]] = from;
                next[to] += 1;
            }
            None => those[from] |= lost,
        }
    }
    let mut open: Vec<usize> = (0..those.len()).filter(|&number| those[number]).collect();
    while let Some(to) = open.pop() {
        for &from in &before[begins[to]..begins[to + 1]] {
            if !std::mem::replace(&mut those[from], true) {
                open.push(from);
            }
        }
    }
    those
}
