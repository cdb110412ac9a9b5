//! Any text, parsed as every kind.

use crate::agreement::{self, Agreed, Agreement};
use std::cell::RefCell;

/// The maximal length of texts for the oracles, which are slow; only the compiled parsers read longer texts.
const SHORT: usize = 80;

/// Kinds for which the oracles also decide texts that the parsers refuse. These kinds match most texts; for other
/// kinds, the oracles decide only texts that the parsers accept.
const ALWAYS: [&str; 2] = ["uri-reference", "iri-reference"];

thread_local! {
    static ALL: RefCell<Vec<Agreement>> = RefCell::new(agreement::all());
}

/// Parses `data`, if it is UTF-8.
///
/// # Panics
///
/// If parsers disagree, or the offset of an error is not a character boundary of the text.
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
