//! What came out: counted, so that no compiler can leave the work out, and kept where answers are compared.

use std::hint::black_box;

/// Takes answers.
#[derive(Default)]
pub struct Seen {
    /// What resolution writes to, again and again.
    pub buffer: String,
    length: usize,
    kept: Option<String>,
}

impl Seen {
    /// One that keeps the next answer.
    pub fn keeping() -> Self {
        Seen { kept: Some(String::new()), ..Seen::default() }
    }

    /// An answer that is a text.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.length += black_box(text).len();
        if let Some(kept) = &mut self.kept {
            kept.push_str(text);
        }
    }

    /// An answer that is the text in the buffer.
    #[inline]
    pub fn buffered(&mut self) {
        let buffer = std::mem::take(&mut self.buffer);
        self.text(&buffer);
        self.buffer = buffer;
    }

    /// An answer that is a number.
    #[inline]
    pub fn number(&mut self, number: usize) {
        self.length += black_box(number);
    }

    /// All that was seen, in a form that can be compared.
    pub fn answer(self) -> (usize, Option<String>) {
        (self.length, self.kept)
    }
}

/// What a parser read, as one number: the lengths of all components, and the marks within the authority, so that a
/// library that gives the authority as a whole comes to the same number.
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
    let marked = |part: Option<&str>| part.map_or(0, |part| length(Some(part)) + 1);
    let authority = marked(userinfo) + length(host) + marked(port);
    length(scheme) + authority + length(Some(path)) + length(query) + length(fragment)
}

/// The length of a component; that it is looked at cannot be left out.
#[inline]
pub fn length(part: Option<&str>) -> usize {
    black_box(part).map_or(0, str::len)
}
