//! How far a link may extend: by what surrounds it, whatever its grammar allows.
//!
//! ```text
//! [x](https://a.example/A.)      the round bracket of Markdown closes, and what it encloses is exactly the link
//! 「https://a.example/あ」です     a closing bracket that none opens ends the link, a stop or a quotation mark too
//! https://a.example/東京（都）へ   brackets within are kept
//! ```

use super::punctuation::{self, Mark};

/// The end of a link at the latest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Extent {
    /// The offset of the first byte that is not of the link.
    pub end: usize,
    /// True if the link is enclosed by a pair, such as quotation marks: its last character is not punctuation of a sentence.
    pub enclosed: bool,
    /// The end of what was read for it.
    pub read: usize,
}

/// What a character of ASCII does to an extent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Part,
    End,
    Open,
    Close,
    /// What ends a link that the same opens, or the beginning of a character reference.
    Look,
}

/// White space, controls and what RFC 3986 appendix C has around URIs end a link. Square and curly brackets are balanced, because
/// URIs have them in hosts alone; round ones are characters of paths.
static CLASSES: [Class; 128] = {
    let mut classes = [Class::Part; 128];
    let mut at = 0;
    while at < 128 {
        classes[at] = match at as u8 {
            0..=b' ' | 0x7F | b'<' | b'>' | b'"' | b'`' | b'|' => Class::End,
            b'[' | b'{' => Class::Open,
            b']' | b'}' => Class::Close,
            b'\'' | b'(' | b')' | b'&' | b'\\' => Class::Look,
            _ => Class::Part,
        };
        at += 1;
    }
    classes
};

impl Extent {
    /// The extent of a link that begins at `begin`; it ends at `limit` at the latest.
    pub(super) fn of(text: &str, begin: usize, limit: usize) -> Extent {
        let bytes = text.as_bytes();
        let closing = closing(bytes, begin);
        let (mut open, mut outermost, mut round, mut in_path) = (0_usize, begin, 0_usize, false);
        let mut at = begin;
        while let Some(&byte) = bytes.get(at).filter(|_| at < limit) {
            if byte.is_ascii() {
                match CLASSES[byte as usize & 127] {
                    Class::Part => {}
                    Class::End => break,
                    Class::Open => opened(&mut open, &mut outermost, at),
                    Class::Close if open == 0 => break,
                    Class::Close => open -= 1,
                    Class::Look => match byte {
                        b'\'' if closing == Some(b'\'') => break,
                        b')' if closing == Some(b')') && round == 0 => break,
                        // An escape, as in JSON, unless it is in the path of a drive: `C:\temp`.
                        b'\\'
                            if !in_path
                                && bytes.get(at.wrapping_sub(1)) != Some(&b':')
                                && is_escape(bytes.get(at + 1)) =>
                        {
                            break;
                        }
                        b'\\' => in_path = true,
                        b'(' => round += 1,
                        b')' => round = round.saturating_sub(1),
                        b'&' if is_delimiter_reference(bytes, at) => break,
                        _ => {}
                    },
                }
                at += 1;
                continue;
            }
            let (before, rest) = text.split_at_checked(at).unwrap_or_default();
            let Some(character) = rest.chars().next() else { break };
            let after = at + character.len_utf8();
            match punctuation::of(character) {
                Mark::None | Mark::Inner => {}
                Mark::Ending => break,
                Mark::Quotation => {
                    // In `l’été`, an apostrophe.
                    let next = text.get(after..).and_then(|rest| rest.chars().next());
                    let between = before.chars().next_back().into_iter().chain(next);
                    if character != '’' || between.filter(|near| near.is_alphanumeric()).count() < 2 {
                        break;
                    }
                }
                Mark::Opening => opened(&mut open, &mut outermost, at),
                Mark::Closing if open == 0 => break,
                Mark::Closing => open -= 1,
            }
            at = after;
        }
        #[cfg(test)]
        crate::parse::work::read(at + 1 - begin);
        let end = if open > 0 { outermost } else { at };
        let is_escaped = bytes.get(end) == Some(&b'\\');
        let enclosed = closing.is_some() && bytes.get(end + usize::from(is_escaped)) == closing.as_ref();
        Extent { end, enclosed, read: at }
    }
}

fn is_escape(after: Option<&u8>) -> bool {
    matches!(after, Some(b'n' | b'r' | b't' | b'"' | b'\'' | b'\\'))
}

fn opened(open: &mut usize, outermost: &mut usize, at: usize) {
    if *open == 0 {
        *outermost = at;
    }
    *open += 1;
}

/// The character that ends a link that begins at `begin`, because its counterpart stands before the link.
fn closing(bytes: &[u8], begin: usize) -> Option<u8> {
    match bytes.get(..begin)? {
        [.., quote @ (b'"' | b'\'' | b'`')] => Some(*quote),
        [.., b'<'] => Some(b'>'),
        [.., b']', b'('] => Some(b')'),
        _ => None,
    }
}

/// True if a character reference of HTML that stands for a delimiter of texts begins at the offset.
fn is_delimiter_reference(bytes: &[u8], at: usize) -> bool {
    const REFERENCES: [&[u8]; 14] = [
        b"&lt;", b"&gt;", b"&quot;", b"&apos;", b"&nbsp;", b"&#34;", b"&#39;", b"&#60;", b"&#62;", b"&#x22;",
        b"&#x27;", b"&#x3c;", b"&#x3e;", b"&#xa0;",
    ];
    let rest = bytes.get(at..).unwrap_or_default();
    let is_first = |reference: &&[u8]| {
        rest.get(..reference.len()).is_some_and(|first| first.eq_ignore_ascii_case(reference))
    };
    REFERENCES.iter().any(is_first)
}
