//! Errors below their input, without the secrets of the input.

use super::{MASK, RedactPolicy};
use crate::uri::error::pretty::Pretty;
use crate::uri::macros::opaque_debug;
use alloc::string::String;
use core::fmt;

/// Formats an error below its input, with `***` in place of passwords and tokens: see [`Pretty::redacted`].
#[derive(Clone, Copy)]
pub struct PrettyRedacted<'t> {
    pretty: Pretty<'t>,
}

opaque_debug! { PrettyRedacted<'_>; }

impl<'t> Pretty<'t> {
    /// Hides the secrets of the input. The caret is below the same character as without.
    ///
    /// ```
    /// let text = "https://anna:s3cret@exam ple.com/";
    /// let error = virgule::Uri::parse(text).unwrap_err();
    /// let shown = error.pretty(text).redacted().to_string();
    /// let mut lines = shown.lines();
    /// assert_eq!(lines.next(), Some("https://anna:***@exam ple.com/"));
    /// assert_eq!(lines.next().unwrap().find('^'), Some(21));
    /// ```
    #[inline]
    pub fn redacted(self) -> PrettyRedacted<'t> {
        PrettyRedacted { pretty: self }
    }
}

impl fmt::Display for PrettyRedacted<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, offset) = (self.pretty.text, self.pretty.error.offset());
        let (mut shown, mut from, mut shown_offset) = (String::new(), 0, offset);
        for secret in RedactPolicy::new().secrets_of_reference(text.as_bytes()) {
            shown.push_str(text.get(from..secret.start).unwrap_or_default());
            if secret.end <= offset {
                shown_offset = shown_offset + MASK.len() - secret.len();
            } else if secret.start < offset {
                shown_offset = shown.len();
            }
            shown.push_str(MASK);
            from = secret.end;
        }
        shown.push_str(text.get(from..).unwrap_or_default());
        self.pretty.draw(f, &shown, shown_offset)
    }
}

#[cfg(test)]
mod tests {
    use crate::Uri;
    use std::string::ToString;

    #[test]
    fn the_caret_moves_with_the_text() {
        for (text, shown, column) in [
            ("http://u:p@h/ x", "http://u:***@h/ x", 15),
            ("http://u:pass word@h/", "http://u:***@h/", 9),
            ("http://h:8x/?token=abcdef", "http://h:8x/?token=***", 10),
            ("http://h/?token=ab c", "http://h/?token=*** c", 19),
            ("http://u:p@h/?token=abcdef#a b", "http://u:***@h/?token=***#a b", 27),
            ("a b", "a b", 1),
            ("", "", 0),
        ] {
            let error = Uri::parse(text).unwrap_err();
            let drawn = error.pretty(text).redacted().to_string();
            let mut lines = drawn.split('\n');
            assert_eq!(lines.next(), Some(shown));
            assert_eq!(lines.next().and_then(|line| line.find('^')), Some(column), "{drawn}");
        }
    }
}
