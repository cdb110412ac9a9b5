//! Removal of dot segments, segment by segment (RFC 3986 section 5.2.4).
//!
//! ```text
//! /a/b/../c      "/a"  →  "/a" "/b"  →  ".." truncates "/b"  →  "/a" "/c"
//! ```
//!
//! RFC 3986 moves segments from an input buffer to an output buffer. Here the output is the only buffer: `..` truncates
//! it. Every byte is written once and removed at most once, so that the time is linear.
//!
//! Section 5.2.4 does not cover one case: without an authority, a result that begins with `//` would be read as an
//! authority. `//b` is written as `/.//b` (section 4.2 adds a dot segment for a colon in the same way), which any
//! resolver reads as the same path.

use crate::uri::output::{self, Output};
use virgule_automata::swar::find_dot;

/// The class of a segment in the algorithm of section 5.2.4.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dots {
    /// The segment `.`.
    Here,
    /// The segment `..`.
    Up,
    /// Any other segment.
    None,
}

/// Returns the class of a segment without decoding: `%2E` is not a dot (section 6.2.2.2).
pub(crate) fn literal(segment: &str) -> Dots {
    match segment {
        "." => Dots::Here,
        ".." => Dots::Up,
        _ => Dots::None,
    }
}

/// True if a segment is a dot segment after decoding: one or two of `%2E` and `.`.
fn is_decoded_dots(segment: &[u8]) -> bool {
    let mut rest = segment;
    for _ in 0..2 {
        rest = match rest {
            [b'.', rest @ ..] | [b'%', b'2', b'e' | b'E', rest @ ..] => rest,
            _ => return false,
        };
        if rest.is_empty() {
            return true;
        }
    }
    false
}

/// Writes a path without its dot segments.
pub(crate) struct Path<'o, O> {
    out: &'o mut O,
    /// The offset of the path in the output, after the guard.
    start: usize,
    /// True if the path must not begin with `//`.
    guard: bool,
    guarded: bool,
    /// True if a slash must be written before the next segment.
    slash: bool,
    /// The number of dot segments that were removed.
    dropped: usize,
    /// True if a `..` had no segment to remove.
    led_out: bool,
    /// True if a `..` after a percent-encoded dot segment is kept.
    holds: bool,
}

impl<'o, O: Output> Path<'o, O> {
    /// Starts a path at the end of the output. `guard` is true if no authority precedes the path.
    pub fn new(out: &'o mut O, guard: bool) -> Self {
        let start = out.as_bytes().len();
        Path { out, start, guard, guarded: false, slash: false, dropped: 0, led_out: false, holds: false }
    }

    /// Keeps a `..` that would remove a percent-encoded dot segment, or a `..` that was kept. The result is then
    /// equivalent to the input, even if it is decoded later.
    #[must_use]
    pub fn holding(self, holds: bool) -> Self {
        Path { holds, ..self }
    }

    /// True if the next `..` is kept.
    ///
    /// If a path begins with an encoded dot segment and without a slash, every `..` is kept: the first segment becomes
    /// a dot segment after decoding, and its removal would leave a slash.
    fn held(&self) -> bool {
        let written = self.out.as_bytes().get(self.start..).unwrap_or(&[]);
        let last = written.rsplit(|&byte| byte == b'/').next().unwrap_or(&[]);
        // The longest encoded dot segment has six bytes.
        let first = written.iter().take(7).position(|&byte| byte == b'/');
        let first = first.and_then(|end| written.get(..end)).unwrap_or(written);
        is_decoded_dots(last) || is_decoded_dots(first)
    }

    /// Returns the number of dot segments that were removed.
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// True if a `..` had no segment to remove.
    #[cfg(feature = "alloc")]
    pub fn led_out(&self) -> bool {
        self.led_out
    }

    /// Appends the segments of `path`, which continues the written part. `last` is true if the path ends here.
    pub fn push(&mut self, path: &str, last: bool) -> output::WriteResult {
        self.segments(path, last, true, literal, |out, text| out.push_str(text))
    }

    /// Appends an entire directory as the first part of the path, as [`push`](Self::push) does. The directory has no
    /// dot segments, and is empty or ends with a slash.
    pub fn begin(&mut self, directory: &str) -> output::WriteResult {
        match directory.strip_suffix('/') {
            // A path that could be parsed as an authority is written segment by segment.
            Some(whole) if !(self.guard && directory.starts_with("//")) => {
                self.slash = true;
                self.out.push_str(whole)
            }
            _ => self.push(directory, false),
        }
    }

    /// [`push`](Self::push) with a function that classifies segments, and a function that writes them. The argument of
    /// `write` is a segment with the slash before it, if there is one, or several segments at once if they contain no
    /// dot segments. If `literally`, a dot segment must begin with a dot.
    pub fn segments(
        &mut self,
        path: &str,
        last: bool,
        literally: bool,
        dots: impl Fn(&str) -> Dots,
        mut write: impl FnMut(&mut O, &str) -> output::WriteResult,
    ) -> output::WriteResult {
        let mut at = 0;
        if !self.slash && path.starts_with('/') {
            (self.slash, at) = (true, 1);
        }
        while at < path.len() || (last && at == path.len()) {
            let rest = path.as_bytes().get(at..).unwrap_or(&[]);
            // A path that may need the guard must be written segment by segment.
            let several = literally && !self.guard && rest.first() != Some(&b'.');
            let length = match several {
                true => find_dot(rest),
                // Segments are short: a simple loop is faster than a search that is optimized for long inputs.
                false => rest.iter().position(|&byte| byte == b'/'),
            };
            // A slash at the end of a continued path belongs to the next segment.
            let all = || rest.len() - usize::from(!last && rest.ends_with(b"/"));
            let end = at + length.unwrap_or_else(all);
            // The slash before the segment may have been at the end of the previous call.
            let begin = at - usize::from(self.slash && at > 0);
            self.segment(&path[begin..end], &path[at..end], last && end == path.len(), &dots, &mut write)?;
            at = end + 1;
        }
        Ok(())
    }

    /// Writes or removes one segment; `whole` is the segment with the slash before it.
    fn segment(
        &mut self,
        whole: &str,
        segment: &str,
        last: bool,
        dots: &impl Fn(&str) -> Dots,
        write: &mut impl FnMut(&mut O, &str) -> output::WriteResult,
    ) -> output::WriteResult {
        let dots = match dots(segment) {
            Dots::Up if self.holds && self.slash && self.held() => Dots::None,
            dots => dots,
        };
        self.dropped += usize::from(dots != Dots::None);
        match (dots, self.slash) {
            // `../a` and `./a` at the beginning lose the slash too (steps A and D).
            (Dots::Here | Dots::Up, false) => {
                self.led_out |= dots == Dots::Up;
                Ok(())
            }
            (Dots::Here | Dots::Up, true) => {
                if dots == Dots::Up {
                    self.up();
                }
                if !last {
                    return Ok(());
                }
                self.protect()?;
                self.out.push_str("/")
            }
            (Dots::None, slash) => {
                if slash {
                    self.protect()?;
                    if whole.len() == segment.len() {
                        self.out.push_str("/")?;
                    }
                }
                self.slash = true;
                write(self.out, whole)
            }
        }
    }

    /// Removes the last segment, with the slash before it.
    fn up(&mut self) {
        let written = self.out.as_bytes().get(self.start..).unwrap_or(&[]);
        self.led_out |= written.is_empty();
        let slash = written.iter().rposition(|&byte| byte == b'/').unwrap_or(0);
        self.out.truncate(self.start + slash);
        if self.guarded && slash == 0 {
            self.start -= GUARD.len();
            self.out.truncate(self.start);
            self.guarded = false;
        }
    }

    /// Before a slash is written: writes the guard if the path would begin with two slashes.
    fn protect(&mut self) -> output::WriteResult {
        if self.guard && !self.guarded && self.out.as_bytes().get(self.start..) == Some(b"/") {
            self.out.truncate(self.start);
            self.out.push_str(GUARD)?;
            self.start += GUARD.len();
            self.guarded = true;
            self.out.push_str("/")?;
        }
        Ok(())
    }
}

/// The prefix of a path that begins with `//` and has no authority before it.
pub(crate) const GUARD: &str = "/.";
