//! The extent of a link: the limit that the surrounding text sets, regardless of the grammar.
//!
//! ```text
//! [x](https://a.example/A.)      the round brackets of Markdown enclose exactly the link
//! 「https://a.example/あ」です     an unmatched closing bracket, a stop or a quotation mark ends the link
//! https://a.example/東京（都）へ   brackets within are kept
//! ```

use super::punctuation::{self, Punctuation};

/// The furthest end of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Extent {
    /// The offset of the first byte after the link.
    pub end: usize,
    /// The offset of its first non-ASCII byte, or its end.
    pub ascii: usize,
    /// True if a pair such as quotation marks encloses the link; its last character is then not sentence punctuation.
    pub enclosed: bool,
    /// The end of the bytes that were read to find the extent.
    pub read: usize,
}

/// The effect of an ASCII character on an extent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ByteRole {
    Part,
    /// A byte of a non-ASCII character.
    Beyond,
    End,
    Open,
    Close,
    /// A character that ends a link if the same character opened it, or the start of a character reference.
    Look,
}

/// White space, controls and the delimiters of RFC 3986 appendix C end a link. Square and curly brackets are balanced,
/// because URIs contain at most those of hosts; round brackets are path characters.
static CLASSES: [ByteRole; 256] = {
    let mut classes = [ByteRole::Part; 256];
    let mut at = 0;
    while at < 256 {
        classes[at] = match at as u8 {
            0..=b' ' | 0x7F | b'<' | b'>' | b'"' | b'`' | b'|' => ByteRole::End,
            b'[' | b'{' => ByteRole::Open,
            b']' | b'}' => ByteRole::Close,
            b'\'' | b'(' | b')' | b'&' | b'\\' => ByteRole::Look,
            0x80.. => ByteRole::Beyond,
            _ => ByteRole::Part,
        };
        at += 1;
    }
    classes
};

impl Extent {
    /// Returns the length of the first `length` bytes of `link` without trailing punctuation, which is kept if a pair
    /// encloses exactly these bytes.
    #[inline]
    pub fn kept(&self, link: &str, length: usize, before: &str) -> usize {
        match self.enclosed && length == link.len() {
            true => length,
            false => punctuation::trimmed(link.get(..length).unwrap_or_default(), before),
        }
    }

    /// Returns the extent of a link that begins at `begin`; it ends at or before `limit`.
    #[inline]
    pub fn of(text: &str, begin: usize, limit: usize) -> Extent {
        let bytes = text.as_bytes().get(..limit).unwrap_or_default();
        let mut brackets =
            Brackets { closing: closing(bytes, begin), open: 0, outermost: begin, round: 0, is_path: false };
        let (mut at, mut ascii) = (begin, None);
        loop {
            let rest = bytes.get(at..).unwrap_or_default();
            at +=
                rest.iter().position(|byte| CLASSES[*byte as usize] != ByteRole::Part).unwrap_or(rest.len());
            let Some(&byte) = bytes.get(at) else { break };
            at += match CLASSES[byte as usize] {
                ByteRole::End => break,
                ByteRole::Beyond => {
                    ascii.get_or_insert(at);
                    let Some(character) = text.get(at..).and_then(|rest| rest.chars().next()) else { break };
                    if brackets.ends_before(text, at, character) {
                        break;
                    }
                    character.len_utf8()
                }
                class if brackets.ends(bytes, at, byte, class) => break,
                _ => 1,
            };
        }
        #[cfg(test)]
        crate::work::read(at + 1 - begin);
        let end = if brackets.open > 0 { brackets.outermost } else { at };
        let bytes = text.as_bytes();
        let is_escaped = bytes.get(end) == Some(&b'\\');
        let closing = brackets.closing.as_ref();
        let enclosed = closing.is_some() && bytes.get(end + usize::from(is_escaped)) == closing;
        Extent { end, ascii: ascii.map_or(end, |ascii| ascii.min(end)), enclosed, read: at }
    }
}

struct Brackets {
    /// The character that ends the link because its counterpart precedes the link.
    closing: Option<u8>,
    /// The number of brackets that are open, and the offset of the outermost.
    open: usize,
    outermost: usize,
    /// The number of round brackets that are open.
    round: usize,
    /// True after the backslash of a path such as `C:\temp`.
    is_path: bool,
}

impl Brackets {
    /// True if the link ends before the ASCII character `byte`.
    fn ends(&mut self, bytes: &[u8], at: usize, byte: u8, class: ByteRole) -> bool {
        match (class, byte) {
            (ByteRole::Open, _) => self.opens(at),
            (ByteRole::Close, _) => return self.closes(),
            (_, b'\'') => return self.closing == Some(b'\''),
            (_, b')') if self.closing == Some(b')') && self.round == 0 => return true,
            (_, b')') => self.round = self.round.saturating_sub(1),
            (_, b'(') => self.round += 1,
            (_, b'&') => return is_delimiter_reference(bytes, at),
            // An escape, as in JSON.
            (_, b'\\') => {
                self.is_path |= bytes.get(..at).is_some_and(|before| before.ends_with(b":"));
                return !self.is_path
                    && matches!(bytes.get(at + 1), Some(b'n' | b'r' | b't' | b'"' | b'\'' | b'\\'));
            }
            _ => {}
        }
        false
    }

    /// True if the link ends before the non-ASCII character `character`.
    fn ends_before(&mut self, text: &str, at: usize, character: char) -> bool {
        match punctuation::of(character) {
            Punctuation::None | Punctuation::Inner => {}
            Punctuation::Ending => return true,
            Punctuation::Opening => self.opens(at),
            Punctuation::Closing => return self.closes(),
            Punctuation::Quotation => {
                // In `l’été`, an apostrophe.
                let before = text.get(..at).and_then(|before| before.chars().next_back());
                let after = text.get(at + character.len_utf8()..).and_then(|after| after.chars().next());
                let is_letter = |near: Option<char>| near.is_some_and(char::is_alphanumeric);
                return character != '’' || !is_letter(before) || !is_letter(after);
            }
        }
        false
    }

    fn opens(&mut self, at: usize) {
        if self.open == 0 {
            self.outermost = at;
        }
        self.open += 1;
    }

    /// True if the bracket does not close a bracket of the link.
    fn closes(&mut self) -> bool {
        let is_open = self.open > 0;
        self.open = self.open.saturating_sub(1);
        !is_open
    }
}

/// Returns the character that ends a link at `begin` because its counterpart precedes the link.
fn closing(bytes: &[u8], begin: usize) -> Option<u8> {
    match bytes.get(..begin)? {
        [.., quote @ (b'"' | b'\'' | b'`')] => Some(*quote),
        [.., b'<'] => Some(b'>'),
        [.., b']', b'('] => Some(b')'),
        _ => None,
    }
}

/// True if an HTML character reference to a delimiter begins at `at`.
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
