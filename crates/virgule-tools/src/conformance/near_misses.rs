//! Strings outside of the language: one edit away from strings inside, or with a field that a check rejects.
//!
//! ```text
//! ni:///sha-256;A          string inside
//!       ▲                  edited in one state of the automaton, with a character of one class
//!       └ ni:///;ha-256;A  near miss
//! ```
//!
//! For each state and each character class, the next character of the string is replaced by one of the class, or one of
//! the class is inserted. For each state, the next character is also removed, and replaced by the characters adjacent
//! to it in ASCII.
//!
//! For a rule without an automaton, the offset of an edit takes the role of the state, and characters are in one class
//! if no class of the grammar distinguishes them.
//!
//! The automaton decides whether the edited string is outside. The rule of a near miss is the rule of its error.
//!
//! The number of edits grows with the length of a string, and so does the time of each. [`WORK`] bounds the sum.

use crate::conformance::tables::{steps, transition_texts};
use crate::conformance::{Candidate, Edit, Language, Reason};
use std::collections::HashMap;
use virgule_compiler::abnf::check::reachable;
use virgule_compiler::abnf::lower::grammar::{CodePoints, Expr, Parameter, Parameters, Section};
use virgule_compiler::analysis::{compare, language};
use virgule_compiler::nfa::context::BuildContext;

/// The near misses of a language.
pub struct NearMisses {
    /// The shortest first.
    pub texts: Vec<Candidate>,
    /// The number of covering strings that were not edited, or not in all states, because of [`WORK`].
    pub unedited: usize,
}

/// Maximum sum of the lengths in bytes of all edited strings. The built-in kinds need up to 10 MB.
const WORK: usize = 32 << 20;

/// Returns the near misses of the strings `covering` that are inside.
pub fn near_misses(language: &Language, covering: &[Candidate]) -> NearMisses {
    let alphabet = language
        .with_table(|table| transition_texts::characters(table).into_values().collect())
        .unwrap_or_else(|| of_grammar(language));
    let mut made = NearMissBuilder { language, tries: HashMap::new(), texts: Vec::new(), left: WORK };
    let mut unedited = 0;
    for candidate in covering.iter().filter(|candidate| candidate.inside) {
        unedited += usize::from(made.changes(&candidate.text, &alphabet).is_none());
    }
    Candidate::sort(&mut made.texts);
    NearMisses { texts: made.texts, unedited }
}

/// Returns the characters by the classes of the rules that the start rule reaches, at most [`CLASSES`].
fn of_grammar(language: &Language) -> Vec<Vec<char>> {
    let grammar = language.grammar();
    let reached = reachable(grammar, &[language.start()]);
    let mut classes = Vec::new();
    for (rule, _) in grammar.rules.iter().zip(reached).filter(|(_, reached)| *reached) {
        rule.expr.each(&mut |expr| {
            let Expr::Class(ranges) = expr else { return };
            if !classes.contains(ranges) && classes.len() < CLASSES {
                classes.push(ranges.clone());
            }
        });
    }
    let of = |character: char| -> Vec<bool> {
        let has = |ranges: &CodePoints| {
            ranges.iter().any(|&(first, last)| (first..=last).contains(&u32::from(character)))
        };
        classes.iter().map(has).collect()
    };
    transition_texts::characters_by(of).into_values().collect()
}

/// Maximum number of classes of a grammar that distinguish characters.
const CLASSES: usize = 64;

/// The identity of a change: table, state, distance of the edit from the start of the state's transition, and change.
type ChangeKey = (usize, usize, usize, Change);

/// Maximum number of strings on which a change is tried: whether the result is outside may depend on the rest.
const TRIES: u8 = 16;

/// As [`TRIES`], for [`Change::Adjacent`], of which there are few.
const TRIES_ADJACENT: u8 = 128;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Change {
    /// A character of this class replaces the character, or is inserted.
    Class(usize),
    /// The second character replaces the first one, to which it is adjacent in ASCII. Finds off-by-one errors in
    /// ranges.
    Adjacent(char, char),
    /// The character is removed.
    Removed,
    /// A character of this class is appended.
    Appended(usize),
}

struct NearMissBuilder<'l> {
    language: &'l Language,
    /// By change: the number of strings on which it was tried; the maximum once the result was outside.
    tries: HashMap<ChangeKey, u8>,
    texts: Vec<Candidate>,
    /// What is left of [`WORK`].
    left: usize,
}

impl NearMissBuilder<'_> {
    /// Edits a string; `None` if the work for it is more than what is left.
    fn changes(&mut self, text: &str, alphabet: &[Vec<char>]) -> Option<()> {
        self.left = self.left.checked_sub(text.len())?;
        let steps = self.language.with_table(|table| steps::trace(table, 0, text)).unwrap_or_default();
        let mut next = steps.iter().peekable();
        let (mut begin, mut context) = (0, (steps::MAIN, 0));
        for (at, character) in text.char_indices() {
            // If several transitions are at one offset, all but the last are calls.
            while let Some((offset, (table, state, _))) = next.next_if(|(offset, _)| *offset <= at) {
                (begin, context) = (*offset, (*table, *state));
            }
            let (before, after) = text.split_at(at);
            let rest = after.get(character.len_utf8()..).unwrap_or_default();
            let key = |change| (context.0, context.1, at - begin, change);
            self.change(key(Change::Removed), Edit::Remove(at), || format!("{before}{rest}"))?;
            let adjacent = [(character as u32).wrapping_sub(1), character as u32 + 1];
            for other in adjacent.into_iter().filter_map(char::from_u32) {
                let change = key(Change::Adjacent(character, other));
                self.change(change, Edit::Replace(at), || format!("{before}{other}{rest}"))?;
            }
            for (class, characters) in alphabet.iter().enumerate() {
                // Varies the character of the class, and the kind of edit.
                let Some(other) = characters.get((context.1 + at) % characters.len().max(1)) else {
                    continue;
                };
                let (edit, after) = match (context.1 + class) % 2 {
                    0 => (Edit::Replace(at), rest),
                    _ => (Edit::Insert(at), after),
                };
                self.change(key(Change::Class(class)), edit, || format!("{before}{other}{after}"))?;
            }
        }
        for (class, characters) in alphabet.iter().enumerate() {
            let Some(other) = characters.get((context.1 + class) % characters.len().max(1)) else { continue };
            let key = (context.0, context.1, 0, Change::Appended(class));
            self.change(key, Edit::Insert(text.len()), || format!("{text}{other}"))?;
        }
        Some(())
    }

    fn change(&mut self, key: ChangeKey, edit: Edit, text: impl FnOnce() -> String) -> Option<()> {
        let tries = self.tries.entry(key).or_default();
        let most = if matches!(key.3, Change::Adjacent(..)) { TRIES_ADJACENT } else { TRIES };
        if *tries >= most {
            return Some(());
        }
        *tries += 1;
        let text = text();
        self.left = self.left.checked_sub(text.len())?;
        if !self.language.takes(&text) {
            *tries = most;
            let (_, rule) = self.language.blame(&text);
            self.texts.push(Candidate { text, inside: false, rule, reason: Reason::NearMiss(edit) });
        }
        Some(())
    }
}

// Strings that violate a check of a field (`;! validate`, `;! parameters`).
//
// The grammar matches them, so covering strings and edits of them need not contain any. They are the strings of the
// start rule that the kind would reject if it had only this check.

/// Number of strings per check: the shortest, and shortest ones with other errors.
const TEXTS: usize = 8;

/// Returns strings that violate a check of the kind, the shortest first for each check; none for a check that is not
/// part of an automaton.
pub fn violating(language: &Language) -> Vec<Candidate> {
    let Some(section) = language.section() else { return Vec::new() };
    let only = |checks, parameters| Section { checks, parameters, ..section.clone() };
    let checks = section.checks.iter().map(|check| only(vec![*check], None));
    let parameters = section.parameters.iter().flat_map(|held| {
        let one = |known: &Parameter| Parameters { known: vec![known.clone()], ..held.clone() };
        section.once_parameters().map(move |known| only(Vec::new(), Some(one(known))))
    });
    let texts = checks.chain(parameters).flat_map(|only| texts(language, &only).unwrap_or_default());
    let violating = |text: String| {
        let rule = language.violation(&text)?.rule;
        Some(Candidate { text, inside: false, rule, reason: Reason::Violation })
    };
    texts.filter_map(violating).collect()
}

/// Returns strings of the start rule that the checks of a section reject; `None` if a limit is exceeded.
fn texts(language: &Language, section: &Section) -> Option<Vec<String>> {
    let checked = language.checked();
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let rule = language::Language::new(checked, section.start, &mut context).ok()?;
    let kind = language::Language::kind(checked, section, &mut context).ok()?;
    compare::only(&rule, &kind, TEXTS).ok().map(|answer| answer.texts)
}

#[cfg(test)]
mod tests {
    use super::{near_misses, violating};
    use crate::conformance::covering::covering;
    use crate::conformance::{Language, Plan, candidates};

    #[test]
    fn a_second_occurrence_is_outside() {
        let tel = Language::kind("tel").expect("a kind");
        let texts = violating(&tel);
        for rule in ["extension", "isdn-subaddress"] {
            let of_rule = texts.iter().filter(|candidate| candidate.rule == rule);
            let shown: Vec<&str> = of_rule.map(|candidate| candidate.text.as_str()).collect();
            assert!(!shown.is_empty(), "{rule}: {shown:?}");
            assert!(shown.iter().all(|text| tel.takes(text) && !tel.contains(text)));
        }
        let kind = virgule_dynamic::Library::new();
        let parser = kind.parser("tel").expect("a kind");
        for candidate in candidates(&tel, &Plan::default()) {
            if tel.takes(&candidate.text) && !candidate.inside {
                assert!(!parser.accepts(&candidate.text), "{candidate:?}");
            }
        }
    }

    #[test]
    fn edits_of_long_strings_are_limited() {
        let long = Language::read("long.abnf", "long = 1*5000\"ab\"").expect("a grammar");
        let near = near_misses(&long, &covering(&long));
        assert!(near.unedited > 0 && !near.texts.is_empty(), "{}", near.unedited);
        assert!(near.texts.iter().all(|candidate| !long.takes(&candidate.text)));
        // The built-in kinds that need most.
        for name in ["spiffe", "oci-reference", "at"] {
            let kind = Language::kind(name).expect("a kind");
            assert_eq!(near_misses(&kind, &covering(&kind)).unedited, 0, "{name}");
        }
    }

    #[test]
    fn occurrences_far_apart_are_found() {
        let grammar =
            ";! kind s\n;! fields f\n;! validate f once\ns = [ f ] \"-\" 3\"x\" [ f ] \"é\"\nf = \"f\"\n";
        let language = Language::read("s.abnf", &grammar.replace("\"é\"", "%xE9")).expect("a grammar");
        let texts: Vec<String> = violating(&language).into_iter().map(|candidate| candidate.text).collect();
        assert_eq!(texts, ["f-xxxfé"]);
        assert_eq!(language.blame("f-xxxfé"), (5, "f".to_string()));
        assert!(language.contains("f-xxxé") && language.contains("-xxxfé"));
    }

    #[test]
    fn each_check_is_violated() {
        let grammar = ";! kind s\n;! fields name query\n;! validate name not-empty\n;! parameters query & p q r*\n\
                       s = name \"?\" query\nname = *ALPHA\nquery = *( ALPHA / \"=\" / \"&\" )\n";
        let language = Language::read("s.abnf", grammar).expect("a grammar");
        let texts = violating(&language);
        for rule in ["name", "p", "q"] {
            let of_rule = texts.iter().find(|candidate| candidate.rule == rule);
            let text = &of_rule.unwrap_or_else(|| panic!("{rule}: {texts:?}")).text;
            assert!(language.takes(text) && !language.contains(text), "{text}");
        }
        assert!(texts.iter().all(|candidate| candidate.rule != "r"), "{texts:?}");
        assert_eq!(language.blame("a?r=&r=&q=&p=&q="), (14, "q".to_string()));
        assert_eq!(language.blame("?"), (0, "name".to_string()));
        assert!(language.contains("a?r=&r=&q=&p=&x=&x="));
    }
}
