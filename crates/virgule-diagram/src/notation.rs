//! Readable names of characters and counts.
//!
//! `%x20`, `%x41-5A` and `2*4` are shown as `␣`, `A–Z` and `2 to 4 times`. Control characters have their names of RFC 20
//! (`CR`), characters beyond ASCII their code points (`U+00A0`).

use virgule_compiler::abnf::read::tree::Repeat;

/// The control characters of ASCII (RFC 20 section 5.2), with the `HTAB` of RFC 5234.
const CONTROLS: [&str; 32] = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HTAB", "LF", "VT", "FF", "CR", "SO", "SI",
    "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS",
    "US",
];

/// The symbol for a space.
const BLANK: char = '␣';

/// The name of a character.
pub fn character(value: u32) -> String {
    let control = usize::try_from(value).ok().and_then(|value| CONTROLS.get(value));
    match (control, value) {
        (Some(name), _) => name.to_string(),
        (None, 0x20) => BLANK.to_string(),
        (None, 0x7F) => "DEL".to_string(),
        (None, _) => match char::from_u32(value).filter(char::is_ascii) {
            Some(printable) => printable.to_string(),
            None => format!("U+{value:04X}"),
        },
    }
}

/// The name of a range.
pub fn range(first: u32, last: u32) -> String {
    format!("{}–{}", character(first), character(last))
}

/// The content of a quoted string.
pub fn literal(text: &str) -> String {
    text.replace(' ', &BLANK.to_string())
}

/// The number of repetitions of a loop, such as `4 times`, if it is limited.
pub fn times(repeat: &Repeat) -> Option<String> {
    match (repeat.min, repeat.max) {
        (0 | 1, None) => None,
        (min, None) => Some(format!("{min} or more times")),
        (0 | 1, Some(max)) => Some(format!("up to {max} times")),
        (min, Some(max)) if min == max => Some(format!("{min} times")),
        (min, Some(max)) => Some(format!("{min} to {max} times")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use virgule_compiler::abnf::diagnose::Span;

    #[test]
    fn characters_have_names_or_are_shown() {
        let named = [0, 0x09, 0x0D, 0x1F, 0x20, 0x22, 0x41, 0x7E, 0x7F, 0x80, 0xE9, 0x10FFFF].map(character);
        let expected =
            ["NUL", "HTAB", "CR", "US", "␣", "\"", "A", "~", "DEL", "U+0080", "U+00E9", "U+10FFFF"];
        assert_eq!(named, expected);
        assert_eq!(range(0x30, 0x39), "0–9");
        assert_eq!(literal("a b"), "a␣b");
    }

    #[test]
    fn counts_are_spelled_out_where_they_bind() {
        let times = |min, max| times(&Repeat { min, max, span: Span::default() });
        assert_eq!([times(0, None), times(1, None)], [None, None]);
        assert_eq!(times(2, None).as_deref(), Some("2 or more times"));
        assert_eq!(times(0, Some(6)).as_deref(), Some("up to 6 times"));
        assert_eq!(times(1, Some(4)).as_deref(), Some("up to 4 times"));
        assert_eq!(times(4, Some(4)).as_deref(), Some("4 times"));
        assert_eq!(times(2, Some(4)).as_deref(), Some("2 to 4 times"));
    }
}
