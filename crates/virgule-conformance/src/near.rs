//! Texts outside, one change away from texts inside.
//!
//! ```text
//! ni:///sha-256;A          in each state of the automaton, and for each class of characters that it knows:
//!       ▲                  another character there, or one more
//!       └ ni:///;ha-256;A
//! ```
//!
//! And each character gone, or the one beside it in its place, once a state.
//!
//! That the change breaks the text the automaton decides, and where: the rule of a near miss is the one in which it
//! stops.

use crate::tables::{routes, walk};
use crate::{Candidate, Edit, Language, Reason};
use std::collections::HashMap;

/// One change of one text in each state and for each class of characters, the shortest texts first.
pub fn near(language: &Language, covering: &[Candidate]) -> Vec<Candidate> {
    let alphabet = language.with_table(|table| routes::characters(table).into_values().collect::<Vec<_>>());
    let mut made = Made { language, tries: HashMap::new(), texts: Vec::new() };
    for candidate in covering.iter().filter(|candidate| candidate.inside) {
        made.changes(&candidate.text, &alphabet);
    }
    Candidate::sort(&mut made.texts);
    made.texts
}

/// Where a change is made: the table and the state, how far into what is taken there, and what changes.
type Key = (usize, usize, usize, Change);

/// A change that led to texts inside so often is not tried again: what stands behind it may decide, but seldom does.
const TRIES: u8 = 16;

/// The same for the character beside one: of those there are few.
const TRIES_BESIDE: u8 = 128;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Change {
    /// A character of the class of that number is there, or one more.
    Class(usize),
    /// The first character is the second, which stands beside it in ASCII: sets are off by one.
    Beside(char, char),
    /// The character is gone.
    Gone,
    /// Behind the last step, a character of that class is there.
    Behind(usize),
}

struct Made<'l> {
    language: &'l Language,
    /// How often a change was tried, or as often as it may be once it led outside.
    tries: HashMap<Key, u8>,
    texts: Vec<Candidate>,
}

impl Made<'_> {
    fn changes(&mut self, text: &str, alphabet: &[Vec<char>]) {
        let steps = self.language.with_table(|table| walk::trace(table, 0, text));
        let mut next = steps.iter().peekable();
        let (mut begin, mut place) = (0, (walk::MAIN, 0));
        for (at, character) in text.char_indices() {
            // Several steps at one place are calls, the last of them takes the character.
            while let Some((offset, (table, state, _))) = next.next_if(|(offset, _)| *offset <= at) {
                (begin, place) = (*offset, (*table, *state));
            }
            let (before, behind) = text.split_at(at);
            let rest = behind.get(character.len_utf8()..).unwrap_or_default();
            let key = |change| (place.0, place.1, at - begin, change);
            self.change(key(Change::Gone), Edit::Remove(at), || format!("{before}{rest}"));
            let beside = [(character as u32).wrapping_sub(1), character as u32 + 1];
            for other in beside.into_iter().filter_map(char::from_u32) {
                let change = key(Change::Beside(character, other));
                self.change(change, Edit::Replace(at), || format!("{before}{other}{rest}"));
            }
            for (class, characters) in alphabet.iter().enumerate() {
                // Not always the same character of a class, and not always the same change.
                let Some(other) = characters.get((place.1 + at) % characters.len().max(1)) else { continue };
                let (edit, behind) = match (place.1 + class) % 2 {
                    0 => (Edit::Replace(at), rest),
                    _ => (Edit::Insert(at), behind),
                };
                self.change(key(Change::Class(class)), edit, || format!("{before}{other}{behind}"));
            }
        }
        for (class, characters) in alphabet.iter().enumerate() {
            let Some(other) = characters.get((place.1 + class) % characters.len().max(1)) else { continue };
            let key = (place.0, place.1, 0, Change::Behind(class));
            self.change(key, Edit::Insert(text.len()), || format!("{text}{other}"));
        }
    }

    fn change(&mut self, key: Key, edit: Edit, text: impl FnOnce() -> String) {
        let tries = self.tries.entry(key).or_default();
        let most = if matches!(key.3, Change::Beside(..)) { TRIES_BESIDE } else { TRIES };
        if *tries >= most {
            return;
        }
        *tries += 1;
        let text = text();
        if !self.language.takes(&text) {
            *tries = most;
            let (_, rule) = self.language.blame(&text);
            self.texts.push(Candidate { text, inside: false, rule, reason: Reason::NearMiss(edit) });
        }
    }
}
