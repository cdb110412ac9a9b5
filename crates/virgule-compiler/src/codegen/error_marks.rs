//! Marks the states whose errors may belong to an earlier offset. In all other states, the runtime reports an error at
//! the current offset, without reading the text again.
//!
//! ```text
//! http://h:8x       the last accept state before the error is that after "8"
//!            then   port: a digit, or the end; userinfo: a digit, "x", "@" and so on
//!             now   userinfo: "x", "@" and so on           outlived: "x" is the error, not the end of the text
//! http://h/%z       then   path: "z", "%" and so on
//!           now     pct-encoded: a hex digit               a new rule: not outlived, so the state is not marked
//! ```
//!
//! `mismatch.rs` of the analysis and `explain.rs` of the runtime contain the exact definition, which depends on the
//! text. This module over-approximates it for all texts.

use super::columns::Columns;
use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::bytes::{ByteSet, unite};
use crate::dfa::error_entries::{ErrorEntry, ErrorGroup};
use crate::dfa::machine::{Machine, State};

/// Number of bits for start rules above the number of a state.
const KINDS: usize = 16;

/// Sets, above the number of each state, a bit for each start rule whose errors in that state may belong to an earlier
/// offset: because only other start rules can still match, or because the live alternatives outlived others. With more
/// than [`KINDS`] start rules, or with several start states, all bits are set if one is.
pub fn mark_errors(cells: &mut [u32], columns: &Columns, machine: &Machine, grammar: &Grammar) {
    let each = machine.starts.is_empty() && machine.kinds <= KINDS;
    for kind in 0..machine.kinds {
        let bits = if each { 1 << kind } else { u32::from(u16::MAX) };
        for (number, is_marked) in marks(machine, kind, grammar).into_iter().enumerate() {
            if is_marked {
                cells[(number + 1) * columns.count() + columns.state()] |= bits << 16;
            }
        }
    }
}

/// Returns, by state, whether its errors for the start rule `kind` may belong to an earlier offset.
fn marks(machine: &Machine, kind: usize, grammar: &Grammar) -> Vec<bool> {
    let (entries, before) = last_accepts(machine, kind);
    let outlived = |before: u128, now: &ErrorEntry| {
        before >> MANY != 0
            || entries
                .iter()
                .enumerate()
                .any(|(at, then)| before >> at & 1 != 0 && may_outlive(then, now, grammar))
    };
    let is_marked = machine.states.iter().zip(before).map(|(state, before)| match &state.errors[kind] {
        Some(now) => outlived(before, now),
        None => true,
    });
    is_marked.collect()
}

/// The bit shared by all further error entries, so that the work is linear in the number of transitions. No built-in
/// grammar has so many; states after these entries are marked.
const MANY: usize = 127;

/// Returns the error entries of accept states and, by state, those of the last accept states before it, as bits.
fn last_accepts(machine: &Machine, kind: usize) -> (Vec<&ErrorEntry>, Vec<u128>) {
    let mut entries: Vec<&ErrorEntry> = Vec::new();
    let mut before = vec![0; machine.states.len()];
    // The bit of the entry of each accept state.
    let own: Vec<Option<u128>> = machine
        .states
        .iter()
        .map(|state| {
            let entry = state.accepts[kind].as_ref().and(state.errors[kind].as_ref())?;
            let known = entries.iter().position(|known| *known == entry);
            let at = known.unwrap_or(entries.len());
            if known.is_none() && at < MANY {
                entries.push(entry);
            }
            Some(1 << at)
        })
        .collect();
    // Reading a text again does not reveal that it could have ended right after a called rule.
    let mut behind_call = vec![false; machine.states.len()];
    for (_, edge) in machine.states.iter().flat_map(State::calls) {
        behind_call[edge.target as usize] = true;
    }
    let mut open: Vec<usize> = (0..machine.states.len()).filter(|&state| own[state].is_some()).collect();
    while let Some(state) = open.pop() {
        let last = match own[state] {
            Some(own) if behind_call[state] => own | before[state],
            Some(own) => own,
            None => before[state],
        };
        for edge in &machine.states[state].edges {
            let target = edge.target as usize;
            if before[target] | last != before[target] {
                before[target] |= last;
                if own[target].is_none() || behind_call[target] {
                    open.push(target);
                }
            }
        }
    }
    (entries, before)
}

/// True if there may be a text on which the groups of `now` outlive others of `then`.
fn may_outlive(then: &ErrorEntry, now: &ErrorEntry, grammar: &Grammar) -> bool {
    // Tables identify rules by name, and an imported document may have a rule of the same name.
    let name = |rule: Option<RuleId>| rule.map(|rule| &grammar.rule(rule).name);
    let has_from =
        |groups: &[ErrorGroup], of: &ErrorGroup| groups.iter().any(|group| name(group.from) == name(of.from));
    let mut taken = ByteSet::default();
    now.groups.iter().for_each(|group| {
        unite(&mut taken, &group.expected);
    });
    // A character may have no transition although its first byte begins others.
    taken[2..].fill(0);
    // A dead group would have a transition on the byte on which no live group has one.
    let died = |group: &ErrorGroup| {
        let is_more = group.expected.iter().zip(&taken).any(|(expected, taken)| expected & !taken != 0);
        !has_from(&now.groups, group) && (is_more || group.end && !group.over)
    };
    let known = now
        .groups
        .first()
        .is_some_and(|first| then.groups.iter().any(|group| name(group.rule) == name(first.rule)));
    known
        && now.groups.iter().all(|group| has_from(&then.groups, group) && !group.end)
        && then.groups.iter().any(died)
}

#[cfg(test)]
mod tests {
    use super::marks;
    use crate::dfa::tests::{checked, machines, state_after};

    #[test]
    fn states_in_which_a_reading_may_have_outlived_another_are_marked() {
        let checked = checked(
            ";! kind k\n;! fields user host port\n\
             k = [ user \"@\" ] host [ \":\" port ]\n\
             user = *( ALPHA / DIGIT / \":\" / pct )\n\
             host = 1*( ALPHA / pct )\n\
             port = *DIGIT\n\
             pct = \"%\" HEXDIG HEXDIG\n",
        );
        let machine = machines(&checked).expect("a small grammar").0.main;
        let is_marked = |text: &str| marks(&machine, 0, &checked.grammar)[state_after(&machine, text)];
        // Only a userinfo continues, where a host with a port could have ended.
        assert!(is_marked("h:8x") && is_marked("%41:8x"));
        // A host or a userinfo continues, both with a percent-encoding, which is a new rule.
        assert!(!is_marked("h%") && !is_marked("h%4") && !is_marked("h%41%"));
        // The text may end here.
        assert!(!is_marked("h") && !is_marked("h:8"));
    }
}
