//! Looks at the brackets of a text without reading it.
//!
//! One pass without recursion, so that it can refuse what must not be recursed over.

use super::MAX_NESTING;

/// The place of the first bracket that opens a level beyond [`MAX_NESTING`].
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, bracket) in brackets(text) {
        match bracket {
            b'(' | b'[' if depth == MAX_NESTING => return Some(at),
            b'(' | b'[' => depth += 1,
            _ => depth = depth.saturating_sub(1),
        }
    }
    None
}

/// The place of the innermost bracket that is open at the end of the text.
pub(super) fn innermost_open(text: &str) -> Option<usize> {
    let mut open = Vec::new();
    for (at, bracket) in brackets(text) {
        match bracket {
            b'(' | b'[' => open.push(at),
            _ => drop(open.pop()),
        }
    }
    open.pop()
}

/// `(`, `[`, `)` and `]` with their places, except in strings, comments and prose.
fn brackets(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    // What ends the string, comment or prose we are in. The end of a line ends all of them.
    let mut closer = None;
    text.bytes().enumerate().filter(move |(_, byte)| match (closer, byte) {
        (Some(_), b'\n' | b'\r' | b'\x0c') => {
            closer = None;
            false
        }
        (Some(end), byte) => {
            if end == *byte {
                closer = None;
            }
            false
        }
        (None, b'"') => {
            closer = Some(b'"');
            false
        }
        (None, b'<') => {
            closer = Some(b'>');
            false
        }
        (None, b';') => {
            closer = Some(b'\n');
            false
        }
        (None, byte) => matches!(byte, b'(' | b'[' | b')' | b']'),
    })
}
