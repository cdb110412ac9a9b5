//! Covers every transition of the automaton, every byte, and every end of fields.

use crate::tables::transition_texts::{TransitionText, TransitionTexts};
use crate::{Candidate, Edit, Language, Reason};

/// Texts that use every transition of the automaton, that distinguish every byte from those of other classes, and that
/// use every capture. None for a rule without automaton.
pub fn candidates(language: &Language) -> Vec<Candidate> {
    let made = language.with_table(|table| {
        let texts = TransitionTexts::new(table, 0);
        ([texts.transitions(), texts.captures()].concat(), texts.byte_classes())
    });
    let (transitions, bytes) = made.unwrap_or_default();
    let inside = |made: &TransitionText| language.takes(&made.text);
    let rule = |made: &TransitionText| language.rule_after(made.text.get(..made.at).unwrap_or_default());
    let mut candidates = Vec::new();
    for made in transitions.into_iter().filter(|made| inside(made)) {
        let rule = rule(&made);
        candidates.push(Candidate { rule, text: made.text, inside: true, reason: Reason::Transition });
    }
    for made in bytes {
        let inside = inside(&made);
        let reason = match made.text.get(made.at..).and_then(|rest| rest.chars().next()) {
            Some(character) if inside => Reason::Character(character),
            _ => Reason::NearMiss(Edit::Replace(made.at)),
        };
        let rule = if inside { rule(&made) } else { language.blame(&made.text).1 };
        candidates.push(Candidate { text: made.text, inside, rule, reason });
    }
    candidates
}
