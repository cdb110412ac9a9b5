//! Iterates over the occurrences of a repeated rule, without allocation.
//!
//! A small transducer reads the text once. It reports an occurrence as soon as all derivations of the text read so far
//! contain it, which may be some bytes after its end; until then the positions are in registers. [`Occurrences`] runs
//! the transducer from one report to the next, so that finding all occurrences takes time linear in the text. The
//! compiler constructs the transducer (`virgule_compiler::analysis::occurrence_dfa`).

use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;

/// The transducer of a repeated rule. State 0 is the dead state, state 1 is the start state.
#[derive(Debug, Clone, Copy)]
pub struct OccurrenceTable<'t> {
    /// The class of each byte.
    pub classes: &'t [u8; 256],
    /// The number of classes.
    pub stride: usize,
    /// The number of states.
    pub states: u16,
    /// For each state and class: the target state, or `states` plus the index of an edge.
    pub next: &'t [u16],
    /// The edges, which are transitions with actions: the target state, and the offset of the action in `actions`.
    pub edges: &'t [(u16, u16)],
    /// For each state: the offset of the action that is executed at the end of the text.
    pub ends: &'t [u16],
    /// The actions. An action consists of the number of its reports; for each report the registers of begin and end;
    /// the number of assigned registers; and for each assigned register its source. 255 is the position before the byte
    /// that is read, or the end of the text.
    pub actions: &'t [u8],
}

/// In an action, in place of a register: the current position.
const HERE: u8 = u8::MAX;
/// The maximum number of registers of a transducer, and of reports of an action.
const REGISTERS: usize = 16;
const REPORTS: usize = 4;

/// The transducer on a text. Positions have 32 bits, because a text has at most [`MAX_LENGTH`](crate::MAX_LENGTH)
/// bytes.
#[derive(Clone, Copy)]
pub struct Scan<'a> {
    table: &'a OccurrenceTable<'a>,
    text: &'a str,
    at: usize,
    state: usize,
    registers: [u32; REGISTERS],
    /// The pending reports; the next one to return is the last. Their number is `waits`.
    waiting: [(u32, u32); REPORTS],
    waits: usize,
    done: bool,
}

impl<'a> Scan<'a> {
    /// Starts on `text`, which must match the start rule of `table`.
    #[inline]
    pub const fn new(table: &'a OccurrenceTable<'a>, text: &'a str) -> Self {
        let (registers, waiting) = ([0; REGISTERS], [(0, 0); REPORTS]);
        Scan { table, text, at: 0, state: 1, registers, waiting, waits: 0, done: false }
    }

    /// Returns the value of a register in an action, where `old` are the registers before the action.
    #[inline]
    const fn value(&self, old: &[u32; REGISTERS], register: u8) -> u32 {
        if register == HERE { self.at as u32 } else { old[register as usize % REGISTERS] }
    }

    #[inline]
    const fn act(&mut self, offset: u16) {
        let (actions, old) = (self.table.actions, self.registers);
        let first = offset as usize + 1;
        let reports = actions[offset as usize] as usize;
        let mut pair = reports;
        // The oldest report becomes the last, because it is returned next.
        while pair > 0 {
            pair -= 1;
            let at = first + 2 * pair;
            let span = (self.value(&old, actions[at]), self.value(&old, actions[at + 1]));
            self.waiting[self.waits % REPORTS] = span;
            self.waits += 1;
        }
        let (sources, mut register) = (first + 2 * reports + 1, 0);
        while register < actions[sources - 1] as usize {
            self.registers[register % REGISTERS] = self.value(&old, actions[sources + register]);
            register += 1;
        }
    }

    /// Reads up to the next byte with an action and makes the transition on it, without consuming it. Returns `None` at
    /// the end of the text.
    #[inline]
    const fn advance(&mut self) -> Option<u16> {
        let (table, bytes) = (self.table, self.text.as_bytes());
        let (mut at, mut state) = (self.at, self.state);
        while at < bytes.len() {
            let class = table.classes[bytes[at] as usize] as usize;
            let cell = table.next[state * table.stride + class];
            if cell >= table.states {
                let (target, action) = table.edges[(cell - table.states) as usize];
                (self.at, self.state) = (at, target as usize);
                return Some(action);
            }
            state = cell as usize;
            at += 1;
        }
        (self.at, self.state) = (at, state);
        None
    }

    /// Returns the byte range of the next occurrence, or `None` after the last one.
    #[inline]
    pub const fn next_span(&mut self) -> Option<(usize, usize)> {
        loop {
            if self.waits > 0 {
                self.waits -= 1;
                let (begin, end) = self.waiting[self.waits % REPORTS];
                return Some((begin as usize, end as usize));
            }
            if let Some(action) = self.advance() {
                self.act(action);
                self.at += 1;
            } else if self.done {
                return None;
            } else {
                self.done = true;
                self.act(self.table.ends[self.state]);
            }
        }
    }
}

/// Returns the offset of the second occurrence in a matching text, or `None` if there are fewer than two. Implements
/// the check `;! validate FIELD once`.
#[inline]
pub const fn second(table: &OccurrenceTable<'_>, text: &str) -> Option<usize> {
    let mut scan = Scan::new(table, text);
    if scan.next_span().is_none() {
        return None;
    }
    match scan.next_span() {
        Some((begin, _)) => Some(begin),
        None => None,
    }
}

impl<'a> Iterator for Scan<'a> {
    type Item = &'a str;

    #[inline]
    fn next(&mut self) -> Option<&'a str> {
        let (begin, end) = self.next_span()?;
        self.text.get(begin..end)
    }
}

/// The occurrences of a repeated rule: a field with `#[uri(each = "rule")]`.
///
/// Iterates over the values, in the order of their occurrences. The iterator borrows the text, allocates nothing, and
/// finds all occurrences in time linear in the length of the text. `T` is `&str`, or a type with `TryFrom<&str>` or
/// `FromStr`; the parser has converted every occurrence successfully.
///
/// ```
/// use virgule::{Occurrences, UriScheme};
///
/// #[derive(UriScheme)]
/// #[uri(grammar = "rfc3986", rule = "path-abempty")]
/// struct Path<'a> {
///     #[uri(each = "segment")]
///     segments: Occurrences<'a>,
/// }
///
/// let path = Path::parse("/over//there/").unwrap();
/// assert!(path.segments.clone().eq(["over", "", "there", ""]));
/// assert_eq!(path.to_string(), "/over//there/");
/// ```
pub struct Occurrences<'a, T = &'a str> {
    scan: Scan<'a>,
    convert: fn(&'a str) -> Option<T>,
}

impl<'a> Occurrences<'a> {
    /// Iterates over the occurrences in a matching text. For generated types.
    #[doc(hidden)]
    #[inline]
    pub const fn of(table: &'a OccurrenceTable<'a>, text: &'a str) -> Self {
        Occurrences { scan: Scan::new(table, text), convert: Some }
    }
}

impl<'a, T> Occurrences<'a, T> {
    /// Iterates over the remaining occurrences as strings.
    ///
    /// ```
    /// let uri = virgule::schemes::MongoDb::parse("mongodb://a.example,b.example/")?;
    /// assert!(uri.host().texts().eq(["a.example", "b.example"]));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn texts(&self) -> impl Iterator<Item = &'a str> + Clone + use<'a, T> {
        self.scan
    }
}

impl<T> Iterator for Occurrences<'_, T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let text = self.scan.next()?;
        (self.convert)(text)
    }
}

impl<T> FusedIterator for Occurrences<'_, T> {}

impl<T> Clone for Occurrences<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        Occurrences { scan: self.scan, convert: self.convert }
    }
}

/// Shows the remaining occurrences as strings.
impl<T> fmt::Debug for Occurrences<'_, T> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.texts()).finish()
    }
}

/// Equal if the remaining occurrences are equal, byte for byte.
impl<T> PartialEq for Occurrences<'_, T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.texts().eq(other.texts())
    }
}

impl<T> Eq for Occurrences<'_, T> {}

/// Hashes the remaining occurrences.
impl<T> Hash for Occurrences<'_, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.texts().for_each(|text| text.hash(state));
    }
}

/// Implemented by [`Occurrences`], so that derived code recognizes the type under any alias.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not `virgule::Occurrences`",
    label = "the type of a field with `each` must be `Occurrences`",
    note = "write `virgule::Occurrences<'a>`, or `virgule::Occurrences<'a, T>` for converted items"
)]
pub trait OccurrencesOf<'a>: Sized {
    /// The type of the items.
    type Item;

    /// Constructs the iterator.
    fn make(scan: Scan<'a>, convert: fn(&'a str) -> Option<Self::Item>) -> Self;
}

impl<'a, T> OccurrencesOf<'a> for Occurrences<'a, T> {
    type Item = T;

    #[inline]
    fn make(scan: Scan<'a>, convert: fn(&'a str) -> Option<T>) -> Self {
        Occurrences { scan, convert }
    }
}

/// Constructs the iterator if `check` accepts every occurrence. For derived code.
pub fn each<'a, F: OccurrencesOf<'a>, E>(
    table: &'static OccurrenceTable<'static>,
    text: &'a str,
    convert: fn(&'a str) -> Option<F::Item>,
    mut check: impl FnMut(&'a str) -> Result<(), E>,
) -> Result<F, E> {
    let scan = Scan::new(table, text);
    let mut occurrences = scan;
    occurrences.try_for_each(&mut check)?;
    Ok(F::make(scan, convert))
}

#[cfg(test)]
mod tests {
    use super::{HERE, OccurrenceTable, Scan};
    use std::vec::Vec;

    /// The transducer of `*( "/" *"a" )`, which reports each `*"a"`.
    const PATH: OccurrenceTable<'static> = OccurrenceTable {
        classes: &{
            let mut classes = [0; 256];
            classes[b'/' as usize] = 1;
            classes[b'a' as usize] = 2;
            classes
        },
        stride: 3,
        states: 4,
        // State 1 is the start, state 2 follows "/", state 3 is within a non-empty occurrence.
        next: &[0, 0, 0, 0, 2, 0, 0, 5, 4, 0, 6, 3],
        edges: &[(3, 2), (2, 5), (2, 9)],
        ends: &[0, 0, 5, 9],
        actions: &[0, 0, /* 2 */ 0, 1, HERE, /* 5 */ 1, HERE, HERE, 0, /* 9 */ 1, 0, HERE, 0],
    };

    #[test]
    fn a_table_reports_occurrences() {
        let found = |text| Scan::new(&PATH, text).collect::<Vec<_>>();
        assert_eq!(found(""), [""; 0]);
        assert_eq!(found("/"), [""]);
        assert_eq!(found("/aa//a"), ["aa", "", "a"]);
    }
}
