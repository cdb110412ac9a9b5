//! A second implementation of the parameters of a field (`;! parameters`). It splits the field into parameters first,
//! and decodes names afterwards.

use crate::naive::normalize::percent_decoded;
use virgule::Kind;

/// A byte range of a text.
type Span = (usize, usize);

/// True if no parameter that may occur once occurs twice. `spans` are the fields that the automaton captured.
pub fn pass(kind: &Kind, text: &str, spans: &[Option<Span>]) -> bool {
    values(kind, text, spans).iter().all(|values| values.len() < 2)
}

/// The spans of the values of the parameters that may occur once. They are the last fields of a kind.
pub fn fields(kind: &Kind, text: &str, spans: &[Option<Span>]) -> Vec<Option<Span>> {
    values(kind, text, spans).into_iter().map(|values| values.first().copied()).collect()
}

/// The spans of all values of each parameter that may occur once.
fn values(kind: &Kind, text: &str, spans: &[Option<Span>]) -> Vec<Vec<Span>> {
    let Some(table) = kind.parameters else { return Vec::new() };
    let pieces = spans[table.field].map_or(Vec::new(), |span| pieces(text, span, table.separator));
    let once = table.names.iter().filter(|known| !known.several);
    let folded = |name: &[u8]| if table.ignore_case { name.to_ascii_lowercase() } else { name.to_vec() };
    let of = |name: &str| {
        pieces
            .iter()
            .filter(|(known, _)| folded(known) == folded(name.as_bytes()))
            .map(|(_, value)| *value)
            .collect()
    };
    once.map(|known| of(known.key)).collect()
}

/// The decoded name of each parameter, and the span of its value.
fn pieces(text: &str, (begin, end): Span, separator: u8) -> Vec<(Vec<u8>, Span)> {
    let mut at = begin;
    let mut pieces = Vec::new();
    for piece in text[begin..end].split(char::from(separator)) {
        let (name, value) = piece.split_once('=').unwrap_or((piece, ""));
        let value = (at + piece.len() - value.len(), at + piece.len());
        at += piece.len() + 1;
        if !piece.is_empty() {
            pieces.push((percent_decoded(name), value));
        }
    }
    pieces
}
