//! What follows a link in a sentence is no part of it: punctuation, brackets, marks of emphasis.

use super::punctuation::{Punctuation, of};

/// The length of `link` without what ends it in a text, in which `before` stands before it.
///
/// Dropped are `.,:;!?'`, punctuation beyond ASCII, a closing bracket that none opens in the link, a character reference such as
/// `&amp;`, and `*`, `_` or `~` if it opened before the link, as Markdown writes emphasis.
pub(super) fn trimmed(link: &str, before: &str) -> usize {
    let mut end = link.len();
    // Brackets are counted once, because no other dropped character is a bracket.
    let mut excess = None;
    while let Some(last) = link.get(..end).and_then(|kept| kept.chars().next_back()) {
        match last {
            ';' => end = reference(link.as_bytes(), end).unwrap_or(end),
            '.' | ',' | ':' | '!' | '?' | '\'' | '\\' => {}
            '*' | '_' | '~' if is_emphasis(before.as_bytes(), last as u8) => {}
            ')' => {
                let left = excess.get_or_insert_with(|| excess_of(link, end));
                if *left == 0 {
                    break;
                }
                *left -= 1;
            }
            _ if !last.is_ascii() && matches!(of(last), Punctuation::Inner | Punctuation::Quotation) => {}
            _ => break,
        }
        end -= link.get(..end).and_then(|kept| kept.chars().next_back()).map_or(1, char::len_utf8);
    }
    #[cfg(test)]
    crate::parse::work::read(link.len() - end);
    end
}

/// The number of round brackets that close in the first `end` bytes without being opened.
fn excess_of(link: &str, end: usize) -> usize {
    #[cfg(test)]
    crate::parse::work::read(2 * end);
    let count = |byte| link.bytes().take(end).filter(|next| *next == byte).count();
    count(b')').saturating_sub(count(b'('))
}

/// The offset after the `&` of a character reference that ends with the semicolon before `end`.
///
/// ```text
/// https://a.example/b&amp;   as GitHub's Markdown, section 6.9
/// ```
fn reference(bytes: &[u8], end: usize) -> Option<usize> {
    let name = bytes.get(..end.checked_sub(1)?)?;
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'#';
    let length = name.iter().rev().take(LONGEST_REFERENCE).take_while(is_name).count();
    let ampersand = name.len().checked_sub(length + 1)?;
    (length > 0 && name.get(ampersand) == Some(&b'&')).then_some(ampersand + 1)
}

/// The length of the longest name of a character in HTML, `CounterClockwiseContourIntegral`.
const LONGEST_REFERENCE: usize = 31;

/// True if a run of `mark` opens in the last bytes of the line and none closes it.
fn is_emphasis(before: &[u8], mark: u8) -> bool {
    let near = before.get(before.len().saturating_sub(LOOKBACK)..).unwrap_or_default();
    let line = near.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let line = near.get(line..).unwrap_or_default();
    #[cfg(test)]
    crate::parse::work::read(line.len());
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
    let (mut is_open, mut at) = (false, 0);
    while let Some(distance) = line.get(at..).and_then(|rest| rest.iter().position(|byte| *byte == mark)) {
        let begin = at + distance;
        at = begin + line.get(begin..).unwrap_or_default().iter().take_while(|byte| **byte == mark).count();
        let left = line.get(..begin).and_then(<[u8]>::last);
        // The link follows the line.
        let right = line.get(at);
        if right.is_none_or(|right| !right.is_ascii_whitespace()) && !left.is_some_and(is_word) {
            is_open = true;
        } else if left.is_some_and(|left| !left.is_ascii_whitespace()) && !right.is_some_and(is_word) {
            is_open = false;
        }
    }
    is_open
}

/// The bytes before a link in which emphasis may open.
pub(super) const LOOKBACK: usize = 128;
