//! Consumes results: their lengths are summed, so that the compiler cannot remove the work, and texts are kept for
//! comparisons.

use std::hint::black_box;

/// Consumes results.
#[derive(Default)]
pub struct Sink {
    /// The buffer that resolution reuses.
    pub buffer: String,
    length: usize,
    kept: Option<String>,
}

impl Sink {
    /// A sink that keeps the next result.
    pub fn keeping() -> Self {
        Sink { kept: Some(String::new()), ..Sink::default() }
    }

    /// Consumes a text.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.length += black_box(text).len();
        if let Some(kept) = &mut self.kept {
            kept.push_str(text);
        }
    }

    /// Consumes the text in the buffer.
    #[inline]
    pub fn buffered(&mut self) {
        let buffer = std::mem::take(&mut self.buffer);
        self.text(&buffer);
        self.buffer = buffer;
    }

    /// Consumes a number.
    #[inline]
    pub fn number(&mut self, number: usize) {
        self.length += black_box(number);
    }

    /// Consumes a range of bytes of a text.
    #[inline]
    pub fn span(&mut self, begin: usize, end: usize) {
        self.number(end);
        if let Some(kept) = &mut self.kept {
            kept.push_str(&format!("{begin}-{end} "));
        }
    }

    /// The sum of lengths and the kept text.
    pub fn answer(self) -> (usize, Option<String>) {
        (self.length, self.kept)
    }
}

/// The sum of the lengths of all components and of the delimiters within the authority. A library that does not split
/// the authority has the same sum.
///
/// ```text
/// https://user@example.com:80/path      5 + (4 + 1) + 11 + (1 + 2) + 5
/// ```
#[inline]
pub fn sum(
    scheme: Option<&str>,
    [userinfo, host, port]: [Option<&str>; 3],
    path: &str,
    [query, fragment]: [Option<&str>; 2],
) -> usize {
    let with_delimiter = |part: Option<&str>| part.map_or(0, |part| length(Some(part)) + 1);
    let authority = with_delimiter(userinfo) + length(host) + with_delimiter(port);
    length(scheme) + authority + length(Some(path)) + length(query) + length(fragment)
}

/// The length of a component; `black_box` keeps the compiler from removing the access.
#[inline]
pub fn length(part: Option<&str>) -> usize {
    black_box(part).map_or(0, str::len)
}
