//! Every step of the automaton, every byte, and every way in which fields may end.

use crate::tables::routes::{Routes, Way};
use crate::{Candidate, Edit, Language, Reason};

/// Texts that take every step of the automaton; that tell every byte from those of other classes; that use what every
/// step notes of the fields.
pub fn candidates(language: &Language) -> Vec<Candidate> {
    let (steps, bytes) = language.with_table(|table| {
        let routes = Routes::new(table, 0);
        ([routes.ways(), routes.notes()].concat(), routes.bytes())
    });
    let inside = |way: &Way| language.takes(&way.text);
    let rule = |way: &Way| language.rule_behind(way.text.get(..way.at).unwrap_or_default());
    let mut made = Vec::new();
    for way in steps.into_iter().filter(|way| inside(way)) {
        made.push(Candidate { rule: rule(&way), text: way.text, inside: true, reason: Reason::Transition });
    }
    for way in bytes {
        let inside = inside(&way);
        let reason = match way.text.get(way.at..).and_then(|rest| rest.chars().next()) {
            Some(character) if inside => Reason::Character(character),
            _ => Reason::NearMiss(Edit::Replace(way.at)),
        };
        let rule = if inside { rule(&way) } else { language.blame(&way.text).1 };
        made.push(Candidate { text: way.text, inside, rule, reason });
    }
    made
}
