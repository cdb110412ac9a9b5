//! Proves that an automaton accepts addresses of groups of hexadecimal digits, as that of `IPv6address` does.
//!
//! The runtime parses such addresses with a routine that is faster than an automaton (`virgule::parse`, `address.rs`).
//! It may do so for a rule whose automaton accepts each of them, and ends there:
//!
//! ```text
//! address  =  7( group ":" ) group
//!          /  [ *6( group ":" ) group ] "::" [ *6( group ":" ) group ]      ; at most seven groups
//! group    =  1*4HEXDIG
//! ```

use crate::dfa::machine::Machine;
use std::collections::BTreeSet;

/// A prefix of an address, reduced to the state that the rest depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Begun {
    /// The number of groups that have begun.
    groups: u8,
    /// True if a double colon has been read.
    double: bool,
    last: Last,
}

/// The end of a prefix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Last {
    Nothing,
    /// A colon at the start, which must be the first of two.
    FirstColon,
    /// A group of so many digits.
    Digits(u8),
    Colon,
    DoubleColon,
}

impl Begun {
    /// Returns the prefix with another byte, or `None` if no address begins with it.
    fn with(self, byte: u8) -> Option<Self> {
        let next = match (byte, self.last) {
            (b':', Last::Nothing) => Begun { last: Last::FirstColon, ..self },
            (b':', Last::Digits(_)) => Begun { last: Last::Colon, ..self },
            (b':', Last::FirstColon | Last::Colon) if !self.double => {
                Begun { last: Last::DoubleColon, double: true, ..self }
            }
            (b':', _) => return None,
            (_, Last::FirstColon) => return None,
            (_, Last::Digits(digits)) => Begun { last: Last::Digits(digits + 1), ..self },
            (_, _) => Begun { last: Last::Digits(1), groups: self.groups + 1, ..self },
        };
        let most = match (next.double, next.last) {
            // A colon is followed by a group, or by a second colon in place of one or more groups.
            (true, Last::Colon) => 6,
            (true, _) | (false, Last::Colon) => 7,
            (false, _) => 8,
        };
        let is_group = !matches!(next.last, Last::Digits(5..));
        (is_group && next.groups <= most).then_some(next)
    }

    fn is_address(self) -> bool {
        match self.last {
            Last::DoubleColon => true,
            Last::Digits(_) => self.double || self.groups == 8,
            _ => false,
        }
    }
}

/// True if the automaton accepts every address, and has no transition after it except on digits, colons and dots.
pub fn reads_addresses(machine: &Machine) -> bool {
    if !machine.callees.is_empty() || machine.kinds != 1 || !machine.starts.is_empty() {
        return false;
    }
    let is_inside = |byte: u8| byte.is_ascii_hexdigit() || byte == b':';
    let start = (Begun { groups: 0, double: false, last: Last::Nothing }, 0);
    let (mut open, mut seen) = (vec![start], BTreeSet::from([start]));
    while let Some((prefix, state)) = open.pop() {
        let has = |byte| machine.step(state, byte).is_some();
        let goes_on = (0..=255).any(|byte| !is_inside(byte) && byte != b'.' && has(byte));
        if prefix.is_address() && (goes_on || machine.states[state as usize].accepts[0].is_none()) {
            return false;
        }
        for byte in (0..=255).filter(|&byte| is_inside(byte)) {
            let Some(next) = prefix.with(byte) else { continue };
            let Some(edge) = machine.step(state, byte) else { return false };
            if seen.insert((next, edge.target)) {
                open.push((next, edge.target));
            }
        }
    }
    true
}
