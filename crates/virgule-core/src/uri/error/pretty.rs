//! Formats an error below its input.
//!
//! ```text
//! http://example.com:8x/
//!                     ^ in port: expected a digit, "/", "?", "#" or the end
//! help: a port is a number; an IPv6 address must be enclosed in brackets: `[::1]`
//! ```
//!
//! The input is shown on one line: control characters as control pictures (U+2400 to U+2421), and of a long input only
//! the part around the error. The caret is positioned by counting characters, so it may be off after characters that
//! are not one column wide.

use crate::uri::error::ParseError;
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::macros::opaque_debug;
use core::fmt;
use core::fmt::Write;

/// The number of characters shown before and after the error.
const AROUND: usize = 60;

/// Formats an error below its input; see [`ParseError::pretty`](crate::ParseError::pretty). `Debug` omits the input,
/// which may contain a password.
///
/// ```
/// let text = "http://example.com/a b";
/// let error = virgule::Uri::parse(text).unwrap_err();
/// let shown = error.pretty(text).to_string();
/// let mut lines = shown.lines();
/// assert_eq!(lines.next(), Some(text));
/// assert_eq!(lines.next().unwrap().find('^'), text.find(' '));
/// assert_eq!(lines.next(), Some("help: a space is not allowed in a path; write %20"));
/// ```
#[derive(Clone, Copy)]
pub struct Pretty<'t> {
    pub(crate) text: &'t str,
    pub(crate) error: SchemeError,
}

opaque_debug! { Pretty<'_>: error; }

impl<'t> Pretty<'t> {
    #[inline]
    pub(crate) const fn new(text: &'t str, error: SchemeError) -> Self {
        Pretty { text, error }
    }

    /// Writes the error below `text`, a form of the input that has the byte at `offset` in place of the wrong one.
    #[inline]
    pub(crate) fn draw(&self, f: &mut fmt::Formatter<'_>, text: &str, offset: usize) -> fmt::Result {
        draw(f, text, (offset, self.error.rule()), self.error.hint(), |f| self.error.words(f))
    }
}

impl fmt::Display for Pretty<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draw(f, self.text, self.error.offset())
    }
}

/// Writes the input, and below it the output of `words` for a byte offset and its rule. Also for errors of grammars
/// read at run time.
#[doc(hidden)]
pub fn draw(
    f: &mut fmt::Formatter<'_>,
    text: &str,
    (offset, rule): (usize, Option<&str>),
    hint: Option<impl fmt::Display>,
    words: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    let (before, behind) = parts(text, offset);
    let cut = before.chars().count().saturating_sub(AROUND);
    let mut column = 0;
    if cut > 0 {
        f.write_char('…')?;
        column += 1;
    }
    for character in before.chars().skip(cut) {
        f.write_char(visible(character))?;
        column += 1;
    }
    let mut rest = behind.chars();
    for character in rest.by_ref().take(AROUND) {
        f.write_char(visible(character))?;
    }
    if rest.next().is_some() {
        f.write_char('…')?;
    }
    write!(f, "\n{:column$}^ ", "")?;
    if let Some(rule) = rule {
        write!(f, "in {rule}: ")?;
    }
    words(f)?;
    match hint {
        Some(hint) => write!(f, "\nhelp: {hint}"),
        None => Ok(()),
    }
}

/// Splits the input at an offset, which is first moved to a character boundary within the input.
#[inline]
fn parts(text: &str, mut offset: usize) -> (&str, &str) {
    loop {
        match text.split_at_checked(offset) {
            Some(parts) => return parts,
            None => offset = offset.min(text.len() + 1) - 1,
        }
    }
}

/// Returns the character to show in place of `character`, so that the output stays on one line.
#[inline]
fn visible(character: char) -> char {
    match character {
        '\0'..='\x1F' => char::from_u32(0x2400 + character as u32).unwrap_or(character),
        '\x7F' => '\u{2421}',
        // Line and paragraph separators, and characters that change the text direction.
        '\u{80}'..='\u{9F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => {
            char::REPLACEMENT_CHARACTER
        }
        _ => character,
    }
}

/// Panics because a composed string does not parse.
///
/// Resolution, normalization and conversions compose strings from valid components, so the result is valid by the RFC.
/// A type cannot express that. Where the captures of the result are not computed from those of the components, it is
/// parsed. Parsing fails only if it is longer than [`MAX_LENGTH`](crate::uri::error::MAX_LENGTH), which the operations
/// document under `# Panics`.
#[cold]
#[inline]
pub(crate) fn composed_text_refused(error: &ParseError) -> ! {
    panic!("a text composed of valid components does not parse: {error}")
}

#[cfg(test)]
mod tests {
    use crate::uri::Uri;
    use std::format;
    use std::string::{String, ToString};

    fn shown(text: &str) -> String {
        Uri::parse(text).unwrap_err().pretty(text).to_string()
    }

    #[test]
    fn draws_the_caret_below_the_unexpected_byte() {
        let expected = "http://example.com:8x/\n                    ^ in port: expected a digit, \"/\", \"?\", \"#\" or the end\nhelp: a port is a number; an IPv6 address must be enclosed in brackets: `[::1]`";
        assert_eq!(shown("http://example.com:8x/"), expected);
        assert!(shown("").starts_with("\n^ in scheme: expected a letter"));
        assert!(shown("a:/b\nc").starts_with("a:/b␊c\n    ^ "));
        assert!(shown("a:/b\u{202E}c").starts_with("a:/b\u{FFFD}c\n    ^ "));
        assert!(shown("http").starts_with("http\n    ^ "));
    }

    #[test]
    fn shows_the_part_of_a_long_text_around_the_error() {
        let shown = shown(&format!("a:{}<{}", "b".repeat(1_000_000), "c".repeat(1_000_000)));
        let [first, second, _] = shown.split('\n').collect::<std::vec::Vec<_>>()[..] else {
            panic!("{shown}")
        };
        assert_eq!(first.chars().filter(|&c| c == '…').count(), 2);
        assert_eq!(first.chars().count(), 2 * 60 + 2);
        assert_eq!(second.find('^'), first.find('<').map(|at| at - '…'.len_utf8() + 1));
    }

    #[test]
    fn accepts_an_unrelated_text() {
        let error = Uri::parse("http://example.com:8x/").unwrap_err();
        for text in ["", "é", "äöüäöüäöüäö", "http://example.com:8x/"] {
            assert!(error.pretty(text).to_string().contains('^'));
        }
    }

    #[test]
    fn debug_does_not_show_the_text() {
        let text = "http://anna:s3cret@a b/";
        let shown = Uri::parse(text).unwrap_err().pretty(text);
        assert!(!format!("{shown:?}").contains("s3cret") && shown.to_string().contains("s3cret"));
    }
}
