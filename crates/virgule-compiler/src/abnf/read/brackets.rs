//! Matches the brackets of a text before it is parsed.
//!
//! One pass without recursion, so that text with too many nested brackets is rejected before the recursive parser runs.

use super::MAX_NESTING;

/// Offset of the first bracket that opens a level beyond [`MAX_NESTING`].
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

/// Offset of the innermost bracket that is open at the end of the text.
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

/// Offset of the bracket that closes the one with which the text begins.
pub(super) fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut closes = |bracket| {
        if matches!(bracket, b'(' | b'[') {
            depth += 1
        } else {
            depth = depth.saturating_sub(1)
        }
        depth == 0
    };
    brackets(text).find(|(_, bracket)| closes(*bracket)).map(|(at, _)| at)
}

/// `(`, `[`, `)` and `]` with their offsets, except in strings, comments and prose.
fn brackets(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    // The byte that ends the current string, comment or prose-val, if any. The end of the line ends all of them.
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
