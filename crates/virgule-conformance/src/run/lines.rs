//! Bytes → lines of bounded length.
//!
//! What a subject writes is its own affair; that it fills no memory is ours. A longer line is cut, and said to be.

use std::io::{self, BufRead};

/// The longest line that is kept. An answer repeats a text of at most a few thousand bytes a few times.
pub const MAX_LINE: usize = 1 << 18;

/// The next line without its end; `None` at the end of the input, where a last line needs no end.
///
/// Bytes that are not UTF-8 become U+FFFD: no answer has them, and a report can show them.
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
        // A line that goes on beyond the bound is handed over as it is: it is no answer, and must not be waited for.
        if newline.is_some() || line.len() >= MAX_LINE {
            return Ok(Some(text(&line)));
        }
    }
}

fn text(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    String::from_utf8_lossy(line).into_owned()
}
