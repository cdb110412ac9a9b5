//! Second implementations of the checks beyond the grammar: `;! validate`, and `;! parameters` of a field, which is split into
//! parameters first, and whose names are decoded afterwards.

use crate::naive::normalize::percent_decoded;
use virgule::__derive::{ParameterTable, second};
use virgule::Kind;

/// True if the field `part` of `text` passes the check named `check`. The check that a field occurs once has a second
/// implementation only for `tel`; other kinds use the automaton of the runtime, which `rule_analyses` compares with an
/// oracle.
///
/// # Panics
///
/// If the check has no second implementation.
pub fn passes(check: &str, (kind, field): (&Kind, usize), part: &str, text: &str) -> bool {
    let name = if kind.name == "tel" { kind.fields[field] } else { "" };
    match (check, name) {
        ("not-empty", _) => !part.is_empty(),
        ("isbn", _) => is_isbn(part),
        ("once", "ext") => {
            let is_digit = |byte: &u8| byte.is_ascii_digit() || b"-.()".contains(byte);
            tel_parameters(text, "ext=").filter(|value| value.bytes().all(|byte| is_digit(&byte))).count() < 2
        }
        ("once", "isub") => tel_parameters(text, "isub=").filter(|value| !value.is_empty()).count() < 2,
        ("once", _) => {
            let once = kind.once.iter().find(|(known, _)| *known == field);
            once.is_some_and(|(_, table)| second(table, text).is_none())
        }
        _ => panic!("what the check {check} demands must be said here too"),
    }
}

/// True if the parser refuses some texts that the rule of the kind matches.
pub fn is_checked(kind: &Kind) -> bool {
    let once = |table: &&ParameterTable<'_>| table.once().next().is_some();
    !kind.checks.is_empty() || kind.parameters.as_ref().is_some_and(once)
}

/// The values of the parameters with the prefix `name`, ignoring case (RFC 3966 section 3).
fn tel_parameters<'t>(text: &'t str, name: &'static str) -> impl Iterator<Item = &'t str> {
    let begins = move |parameter: &&str| {
        parameter.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name))
    };
    text.split(';').skip(1).filter(begins).map(|parameter| &parameter[name.len()..])
}

/// True if the check digit of an ISBN is correct (ISO 2108). The sum of ten digits with weights 10 to 1, where X is
/// ten, must be a multiple of 11; the sum of thirteen digits with alternating weights 1 and 3 must be a multiple of 10.
fn is_isbn(text: &str) -> bool {
    let value = |digit: char| digit.to_digit(10).unwrap_or(10);
    let digits: Vec<u32> = text.chars().filter(|&character| character != '-').map(value).collect();
    let sum = |weights: &mut dyn Iterator<Item = u32>| -> u32 {
        digits.iter().zip(weights).map(|(digit, weight)| digit * weight).sum()
    };
    match digits.len() {
        10 => sum(&mut (1..=10).rev()) % 11 == 0,
        13 => sum(&mut [1, 3].into_iter().cycle()) % 10 == 0,
        _ => true,
    }
}

/// A byte range of a text.
type Span = (usize, usize);

/// True if no parameter that may occur once occurs twice. `spans` are the fields that the automaton captured.
pub fn parameters_pass(kind: &Kind, text: &str, spans: &[Option<Span>]) -> bool {
    values(kind, text, spans).iter().all(|values| values.len() < 2)
}

/// The spans of the values of the parameters that may occur once. They are the last fields of a kind.
pub fn parameter_fields(kind: &Kind, text: &str, spans: &[Option<Span>]) -> Vec<Option<Span>> {
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
