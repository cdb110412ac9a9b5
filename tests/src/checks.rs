//! A second implementation of the checks beyond the grammar (`;! validate`).

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
