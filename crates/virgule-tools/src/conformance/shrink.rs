//! Shrinks a string on which grammar and subject differ (delta debugging).
//!
//! ```text
//! http://user@[v7.x:y]:80/a/b?c      rejected by the subject, not by the grammar
//! //[v7.x:y]                         irrelevant characters removed
//! //[v0.a]                           characters replaced by simpler ones
//! ```
//!
//! Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002, section 3, with all changes of a
//! round sent at once. A change must preserve the class of the difference, and the rule of the error of a string
//! outside; otherwise a fault with shorter strings would hide another one.

use crate::conformance::Language;
use crate::conformance::difference::{Class, compare};
use crate::conformance::run::Runner;

/// Maximum number of rounds per string.
const ROUNDS: usize = 100;
/// Maximum number of changes per round, the largest first.
const CHANGES: usize = 400;
/// Maximum number of changes if each may cost a restart or a timeout.
const COSTLY: usize = 8;

/// Returns the shortest string found that has a difference of the class `class`, or `text` itself.
pub fn shrink(language: &Language, runner: &mut Runner, text: &str, class: Class, parts: bool) -> String {
    let costly = matches!(class, Class::Crash | Class::Hang | Class::Garbage);
    let (mut best, mut asked) = (text.to_string(), 0);
    let fault = language.blame(text).1;
    for _ in 0..ROUNDS {
        // A change must not move the string from outside to inside, or back.
        let inside = language.contains(&best);
        let kept = |text: &String| match (class, language.contains(text)) {
            (Class::Accepted, true) | (Class::Refused | Class::Fields, false) => false,
            (Class::Accepted, false) => language.blame(text).1 == fault,
            (Class::Refused | Class::Fields, true) => true,
            (_, is_inside) => is_inside == inside,
        };
        let changes: Vec<String> = changes(&best).into_iter().filter(kept).take(CHANGES).collect();
        let Some(next) = first(language, runner, &changes, class, parts, costly) else { return best };
        asked += 1;
        best = next;
        if costly && asked >= COSTLY {
            return best;
        }
    }
    best
}

/// Returns the first of `changes` whose difference has the class `class`.
fn first(
    language: &Language,
    runner: &mut Runner,
    changes: &[String],
    class: Class,
    parts: bool,
    costly: bool,
) -> Option<String> {
    // Expensive answers are requested in small batches, because the first match suffices.
    let few = if costly { COSTLY } else { changes.len().max(1) };
    changes.chunks(few).take(if costly { 2 } else { 1 }).find_map(|changes| {
        let texts: Vec<&str> = changes.iter().map(String::as_str).collect();
        let answers = runner.ask(&texts);
        let same = changes.iter().zip(answers).find(|(text, answer)| {
            compare(language, text, answer, parts).is_some_and(|found| found.class == class)
        });
        same.map(|(text, _)| text.clone())
    })
}

/// Returns all smaller strings that differ from `text` by one change, the largest changes first: removed substrings,
/// from half the length down to one character, then characters replaced by simpler ones.
pub fn changes(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut size = characters.len();
    while size > 0 {
        for begin in 0..=characters.len() - size {
            let kept = characters.iter().take(begin).chain(characters.iter().skip(begin + size));
            found.push(kept.collect());
        }
        size = if size > 4 { size / 2 } else { size - 1 };
    }
    for (at, &old) in characters.iter().enumerate() {
        for new in SIMPLE {
            if rank(new) < rank(old) {
                let replaced =
                    characters.iter().enumerate().map(|(place, &c)| if place == at { new } else { c });
                found.push(replaced.collect());
            }
        }
    }
    found
}

/// Replacement characters.
const SIMPLE: [char; 4] = ['a', '0', '/', '\u{e9}'];

/// Returns the rank of a character; simpler ones are smaller. Replacements decrease it, so shrinking terminates.
fn rank(character: char) -> u32 {
    match character {
        'a' => 0,
        '0' => 1,
        'b'..='z' | 'A'..='Z' | '1'..='9' => 2,
        '/' => 3,
        '!'..='~' => 4,
        '\u{e9}' => 5,
        ' ' => 6,
        _ if !character.is_control() => 7,
        _ => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::{changes, rank};

    #[test]
    fn every_change_is_smaller() {
        let size = |text: &str| (text.chars().count(), text.chars().map(rank).sum::<u32>());
        for text in ["", "a", "b", "a:\u{7f}\u{20ac}", "http://[v7.x]:80/"] {
            assert!(changes(text).iter().all(|change| size(change) < size(text)), "{text:?}");
        }
        assert_eq!(changes("b0"), ["", "0", "b", "a0", "00", "ba"]);
    }
}
