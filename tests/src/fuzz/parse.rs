//! Any text, as every kind.

use crate::agreement::{self, Agreed, Agreement};
use std::cell::RefCell;

/// The oracles take their time: longer texts are for the compiled parsers alone.
const SHORT: usize = 80;

/// The kinds that have the oracles' word on texts that are outside, too. They take most texts; of the others the
/// oracles are asked what is inside.
const ALWAYS: [&str; 2] = ["uri-reference", "iri-reference"];

thread_local! {
    static ALL: RefCell<Vec<Agreement>> = RefCell::new(agreement::all());
}

/// Asks about `data`, if it is UTF-8.
///
/// # Panics
///
/// If parsers disagree, or an error stands at no place of the text.
pub fn parse(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    ALL.with_borrow_mut(|all| all.iter_mut().for_each(|agreement| one(agreement, text)));
}

fn one(agreement: &mut Agreement, text: &str) {
    let agreed = agreement.ask_compiled(text).unwrap_or_else(|wrong| panic!("{wrong}"));
    let kind = agreement.subject.kind.name;
    if let Err(error) = agreement.subject.parser.parse(text) {
        assert!(text.is_char_boundary(error.offset), "{kind}: {text:?}: {error}");
    }
    if text.len() <= SHORT && (agreed == Agreed::Inside || ALWAYS.contains(&kind)) {
        agreement.ask(text).unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}
