//! Reads lines of bounded length.
//!
//! The output of a subject is not trusted, so longer lines are truncated.

use std::io::{self, BufRead};

/// Maximum length of a line in bytes. Answers repeat a text of a few thousand bytes a few times.
pub const MAX_LINE: usize = 1 << 18;

/// The next line without its line end; `None` at the end of the input. The last line needs no line end.
///
/// Invalid UTF-8 becomes U+FFFD, which reports can show; no valid answer contains it.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let (mut line, mut seen) = (Vec::new(), false);
    loop {
        let piece = match input.fill_buf() {
            Ok(piece) => piece,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if piece.is_empty() {
            return Ok(seen.then(|| text(&line)));
        }
        seen = true;
        let newline = piece.iter().position(|&byte| byte == b'\n');
        let kept = newline.unwrap_or(piece.len()).min(MAX_LINE.saturating_sub(line.len()));
        line.extend(piece.iter().take(kept));
        let taken = newline.map_or(piece.len(), |at| at + 1);
        input.consume(taken);
        // A truncated line is returned at once: it is not an answer, and its end may never arrive.
        if newline.is_some() || line.len() >= MAX_LINE {
            return Ok(Some(text(&line)));
        }
    }
}

fn text(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    String::from_utf8_lossy(line).into_owned()
}
