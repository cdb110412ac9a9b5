//! The checks of `;! validate` and `;! parameters` as automata over the bytes of a field.
//!
//! The runtime's `check` module, on which the compiler does not depend, checks the fields of a parsed text.
//! `tests/oracles/language_comparison.rs` compares both implementations.
//!
//! ```text
//! not-empty   two states
//! once        two states: whether an occurrence has been seen
//! isbn        the number of digits up to 14, and the weighted sums modulo 11 (ten digits) and 10 (thirteen)
//! parameters  for each name that may occur once: the length of its prefix read so far, and whether it has occurred
//! ```

use crate::abnf::lower::ONCE;

/// The state of a check within an occurrence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum CheckState<'g> {
    NotEmpty { any: bool },
    Once { again: bool },
    Isbn(Isbn),
    Parameter(ParameterCheck<'g>),
}

/// Checks that a parameter field does not contain a name twice: see `virgule::__derive::parameter_again`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct ParameterCheck<'g> {
    key: &'g str,
    ignore_case: bool,
    separator: u8,
    name: NameState,
    seen: bool,
    again: bool,
}

/// The part of the current parameter's name that has been read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum NameState {
    /// The number of first bytes of the key that have been read.
    Read(usize),
    /// The first bytes of the key, then `%`.
    Percent(usize),
    /// The first bytes of the key, then `%` and the first hexadecimal digit, whose value is the second part.
    High(usize, u8),
    /// A name other than the key, or the value.
    Past,
}

/// The digits that have been read. A sum that is no longer needed is 0, so that states coincide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Isbn {
    /// Number of digits, without hyphens; 14 represents any higher number.
    digits: u8,
    /// Weighted sum `10·d1 + 9·d2 + …` modulo 11 of up to nine digits.
    ten: u8,
    /// Weighted sum `d1 + 3·d2 + …` modulo 10 of up to twelve digits.
    thirteen: u8,
    /// True if there are ten or thirteen digits and the last one is the correct check digit.
    right: bool,
}

impl<'g> CheckState<'g> {
    /// Returns the initial state of a check, or `None` if its name is not in `lower::directive::CHECKS`.
    pub fn new(check: &str) -> Option<Self> {
        match check {
            "not-empty" => Some(CheckState::NotEmpty { any: false }),
            "isbn" => Some(CheckState::Isbn(Isbn::default())),
            ONCE => Some(CheckState::Once { again: false }),
            _ => None,
        }
    }

    /// Returns the initial state for a field in which the name `key` may occur once. `None` for an empty key or one
    /// with `%`, which is ambiguous: it may begin an escape or represent itself.
    pub fn parameter(key: &'g str, separator: u8, ignore_case: bool) -> Option<Self> {
        let name = NameState::Read(0);
        let state = ParameterCheck { key, separator, ignore_case, name, seen: false, again: false };
        (!key.is_empty() && !key.contains('%')).then_some(CheckState::Parameter(state))
    }

    pub fn reads_bytes(self) -> bool {
        matches!(self, CheckState::Isbn(_) | CheckState::Parameter(_))
    }

    pub fn next(self, byte: u8) -> Self {
        match self {
            CheckState::NotEmpty { .. } => CheckState::NotEmpty { any: true },
            CheckState::Once { .. } => self,
            CheckState::Isbn(isbn) => CheckState::Isbn(isbn.next(byte)),
            CheckState::Parameter(parameter) => CheckState::Parameter(parameter.next(byte)),
        }
    }

    /// True if the check accepts a field that ends in this state.
    pub fn passes(self) -> bool {
        match self {
            CheckState::NotEmpty { any } => any,
            CheckState::Once { again } => !again,
            CheckState::Isbn(isbn) => isbn.right || !matches!(isbn.digits, 10 | 13),
            CheckState::Parameter(parameter) => !parameter.ended(NameState::Past).again,
        }
    }
}

impl ParameterCheck<'_> {
    fn next(self, byte: u8) -> Self {
        let digit = || (byte as char).to_digit(16).map(|digit| digit as u8);
        let read = |read: usize, byte: u8| match self.key.as_bytes().get(read) {
            Some(known) if *known == byte || (self.ignore_case && known.eq_ignore_ascii_case(&byte)) => {
                NameState::Read(read + 1)
            }
            _ => NameState::Past,
        };
        let name = match self.name {
            _ if byte == self.separator => return self.ended(NameState::Read(0)),
            _ if byte == b'=' => return self.ended(NameState::Past),
            NameState::Read(count) if byte == b'%' => NameState::Percent(count),
            NameState::Read(count) => read(count, byte),
            NameState::Percent(count) => digit().map_or(NameState::Past, |high| NameState::High(count, high)),
            NameState::High(count, high) => {
                digit().map_or(NameState::Past, |low| read(count, 16 * high + low))
            }
            NameState::Past => NameState::Past,
        };
        ParameterCheck { name, ..self }
    }

    /// Returns the state after the name of a parameter. `name` is the state in which the next name begins.
    fn ended(self, name: NameState) -> Self {
        let is_key = self.name == NameState::Read(self.key.len());
        // After a second occurrence the rest of the field is irrelevant.
        let again = self.again || (is_key && self.seen);
        let name = if again { NameState::Past } else { name };
        ParameterCheck { name, seen: again || self.seen || is_key, again, ..self }
    }
}

impl Isbn {
    /// Checks an ISBN (ISO 2108): see `virgule::check::isbn`.
    fn next(self, byte: u8) -> Self {
        if byte == b'-' || self.digits == 14 {
            return self;
        }
        let digit = self.digits + 1;
        // A byte that is not a digit has the same value as in `virgule::check::isbn`.
        let value = u32::from(byte.wrapping_sub(b'0'));
        let right = match digit {
            10 => match (11 - self.ten) % 11 {
                10 => byte.eq_ignore_ascii_case(&b'X'),
                digit => byte == b'0' + digit,
            },
            13 => byte == b'0' + (10 - self.thirteen) % 10,
            _ => false,
        };
        let ten = if digit < 10 { (u32::from(self.ten) + u32::from(11 - digit) * value) % 11 } else { 0 };
        let weight = if digit % 2 == 1 { 1 } else { 3 };
        let thirteen = if digit < 13 { (u32::from(self.thirteen) + weight * value) % 10 } else { 0 };
        Isbn { digits: digit, ten: ten as u8, thirteen: thirteen as u8, right }
    }
}

#[cfg(test)]
mod tests {
    use super::CheckState;
    use crate::abnf::lower::CHECKS;

    fn passes(check: &str, text: &str) -> bool {
        text.bytes().fold(CheckState::new(check).unwrap(), CheckState::next).passes()
    }

    #[test]
    fn every_check_is_an_automaton() {
        for check in CHECKS {
            assert!(CheckState::new(check).is_some(), "{check}");
        }
    }

    #[test]
    fn names_are_decoded_and_end_at_an_equals_sign() {
        let passes = |text: &str| {
            text.bytes().fold(CheckState::parameter("ab", b'&', false).unwrap(), CheckState::next).passes()
        };
        for good in
            ["", "ab", "ab=ab", "ab&a&b&abc&ab%", "ab&ab%3D", "ab&%6&%61%6", "a=ab&ab", "&&ab&=ab", "AB&ab"]
        {
            assert!(passes(good), "{good}");
        }
        for wrong in ["ab&ab", "ab=1&ab=2", "ab&x&%61b", "%61%62=&ab=", "ab&&ab", "ab&ab&x"] {
            assert!(!passes(wrong), "{wrong}");
        }
        assert!(CheckState::parameter("a%b", b'&', false).is_none());
    }

    #[test]
    fn an_empty_field_is_empty() {
        assert!(!passes("not-empty", "") && passes("not-empty", "a"));
    }

    #[test]
    fn check_digits_of_both_lengths() {
        for good in
            ["0-486-27557-4", "0486275574", "080442957X", "0-8044-2957-x", "978-0-306-40615-7", "123", ""]
        {
            assert!(passes("isbn", good), "{good}");
        }
        for wrong in ["0-486-27557-5", "0804429570", "9780306406158", "97803064061X7"] {
            assert!(!passes("isbn", wrong), "{wrong}");
        }
    }
}
