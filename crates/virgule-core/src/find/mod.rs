//! Finds URIs in running text: logs, mail, Markdown.
//!
//! ```
//! use virgule::find::Finder;
//!
//! let text = "See <https://example.com/a>, (http://[::1]:8080/b) and mailto:anna@example.com.";
//! let found: Vec<&str> = Finder::new().find(text).map(|found| found.as_str()).collect();
//! assert_eq!(found, ["https://example.com/a", "http://[::1]:8080/b", "mailto:anna@example.com"]);
//! ```
//!
//! A *candidate* begins with a scheme that no letter or digit precedes:
//!
//! - any scheme, if `://` and one more character of a URI follow it;
//! - a scheme of a list, if at least one character of a URI follows its colon. [`Finder::new`] has the list
//!   [`KNOWN_SCHEMES`], [`Finder::with_schemes`] takes another list, and finds only its schemes.
//!
//! A match extends to the end of the longest URI by RFC 3986, or IRI by RFC 3987 ([`Finder::iris`]), without trailing
//! punctuation: as long as the last character is one of `.,:;!?'*_~`, or a closing bracket without an opening one in
//! the URI, it is dropped. So the match in `(see http://a.example/b_(c).)` is `http://a.example/b_(c)`.
//!
//! The search takes time linear in the length of the text, and allocates nothing.

mod scheme;
#[cfg(test)]
mod tests;

pub use scheme::KNOWN_SCHEMES;

use crate::parse::longest::longest;
use crate::parse::swar;
use crate::uri::typed::UriType;
use crate::uri::{Iri, Uri};
use core::ops::Range;
use scheme::Schemes;

/// The rules by which URIs are found in running text; see the module.
#[derive(Debug, Clone, Copy)]
pub struct Finder<'s> {
    schemes: Schemes<'s>,
    iris: bool,
}

impl Default for Finder<'_> {
    #[inline]
    fn default() -> Self {
        Finder::new()
    }
}

impl<'s> Finder<'s> {
    /// Finds URIs with `://`, and those of [`KNOWN_SCHEMES`].
    #[inline]
    pub const fn new() -> Self {
        Finder { schemes: Schemes::Any, iris: false }
    }

    /// Finds only URIs of these schemes, ignoring ASCII case.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let finder = Finder::with_schemes(&["https", "tel"]);
    /// let found = finder.find("http://a.example/ HTTPS://b.example/ tel:+1-201-555-0123, sip:c@d");
    /// assert!(found.map(|found| found.as_str()).eq(["HTTPS://b.example/", "tel:+1-201-555-0123"]));
    /// ```
    #[inline]
    pub const fn with_schemes(schemes: &'s [&'s str]) -> Self {
        Finder { schemes: Schemes::Listed(schemes), iris: false }
    }

    /// Finds IRIs too, which may contain characters beyond ASCII. Use it for text with spaces between words.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let text = "http://example.com/é, http://é.example/";
    /// assert!(Finder::new().find(text).map(|found| found.as_str()).eq(["http://example.com/"]));
    /// let found = Finder::new().iris().find(text);
    /// assert!(found.map(|found| found.as_str()).eq(["http://example.com/é", "http://é.example/"]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn iris(self) -> Self {
        Finder { iris: true, ..self }
    }

    /// The URIs in `text`, in order. They do not overlap.
    #[inline]
    pub const fn find<'t>(&self, text: &'t str) -> Matches<'s, 't> {
        Matches { finder: *self, text, at: 0, tried: 0 }
    }

    /// The end of the URI that begins at `begin`, and whose scheme ends at `colon`.
    #[inline]
    fn end(&self, text: &str, begin: usize, colon: usize, tried: &mut usize) -> Option<usize> {
        let rest = text.get(begin..)?;
        let body = rest.get(colon + 1 - begin..)?;
        let body = if self.schemes.needs_slashes(rest.get(..colon - begin)?)? {
            body.strip_prefix("//")?
        } else {
            body
        };
        let least = rest.len() - body.len() + 1;
        let (table, kind) = if self.iris { Iri::TABLE } else { Uri::TABLE };
        let length = match self.likely(rest, begin, tried) {
            Some(length) => length,
            None => longest(table, rest, kind)?,
        };
        let trimmed = trim(rest.get(..length)?);
        (trimmed.len() >= least).then_some(begin + trimmed.len())
    }
}

impl Finder<'_> {
    /// The length of the longest URI at the start of a text, if that is everything before the first byte that no URI
    /// has: the parser of whole texts decides, which is faster than one that may end anywhere. `None` means "not
    /// applicable".
    ///
    /// It reads each byte once: a candidate before `tried`, the end of what was read for another one, has no likely
    /// end.
    #[inline]
    fn likely(&self, rest: &str, begin: usize, tried: &mut usize) -> Option<usize> {
        if begin < *tried {
            return None;
        }
        let head = rest.as_bytes().get(..rest.len().min(LIKELY))?;
        let length = head.iter().position(|byte| !self.is_of_uri(*byte)).unwrap_or(head.len());
        #[cfg(test)]
        crate::parse::work::read(length);
        *tried = begin + length;
        if length == LIKELY {
            return None;
        }
        let whole = rest.get(..length)?;
        let is_valid = if self.iris { Iri::is_valid(whole) } else { Uri::is_valid(whole) };
        is_valid.then_some(length)
    }

    /// False for a byte behind a colon that ends every URI there, as the space in `Note: see`.
    #[inline]
    fn may_continue(&self, byte: Option<&u8>) -> bool {
        byte.is_some_and(|byte| self.is_of_uri(*byte))
    }

    /// True for the bytes of URIs, and those of IRIs if the finder finds them.
    #[inline]
    fn is_of_uri(&self, byte: u8) -> bool {
        match byte.is_ascii() {
            true => URI_BYTES[byte as usize & 127],
            false => self.iris,
        }
    }
}

/// The most bytes that [`Finder::likely`] reads.
const LIKELY: usize = 256;

/// Unreserved and reserved characters and `%`, all characters of a URI (RFC 3986 appendix A), by byte. A mask of 128
/// bits takes 66 ns for a line of prose with URLs, and this 54 (Intel Xeon with AVX-512).
static URI_BYTES: [bool; 128] = {
    let mut bytes: &[u8] =
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%";
    let mut set = [false; 128];
    while let Some((&byte, rest)) = bytes.split_first() {
        set[byte as usize] = true;
        bytes = rest;
    }
    set
};

/// The distance to the next colon. Blocks are tested as a whole, which compilers vectorize; the last one ends with
/// the text, and overlaps the one before.
#[inline]
fn colon(bytes: &[u8]) -> Option<usize> {
    let has_colon = |block: &[u8; BLOCK]| block.iter().fold(false, |found, byte| found | (*byte == b':'));
    let mut rest = bytes;
    while let Some(block) = rest.first_chunk() {
        if has_colon(block) {
            return Some(bytes.len() - rest.len() + swar::find(block, b':')?);
        }
        rest = rest.get(BLOCK..).unwrap_or_default();
    }
    match bytes.last_chunk() {
        Some(last) if has_colon(last) => Some(bytes.len() - BLOCK + swar::find(last, b':')?),
        Some(_) => None,
        None => swar::find(bytes, b':'),
    }
}

/// The bytes that are searched at once.
const BLOCK: usize = 32;

/// A URI without trailing punctuation.
fn trim(uri: &str) -> &str {
    let mut end = uri.len();
    // Brackets are counted once, because no other dropped character is a bracket.
    let (mut parentheses, mut brackets) = (None, None);
    while let Some(last) = uri.as_bytes().get(..end).and_then(<[u8]>::last) {
        match last {
            b'.' | b',' | b':' | b';' | b'!' | b'?' | b'\'' | b'*' | b'_' | b'~' => {}
            b')' | b']' => {
                let (open, excess) =
                    if *last == b')' { (b'(', &mut parentheses) } else { (b'[', &mut brackets) };
                let count = |byte| {
                    #[cfg(test)]
                    crate::parse::work::read(end);
                    uri.bytes().take(end).filter(|next| *next == byte).count()
                };
                let left = excess.get_or_insert_with(|| count(*last).saturating_sub(count(open)));
                if *left == 0 {
                    break;
                }
                *left -= 1;
            }
            _ => break,
        }
        end -= 1;
    }
    #[cfg(test)]
    crate::parse::work::read(uri.len() - end);
    uri.get(..end).unwrap_or(uri)
}

/// The URIs in a text; see [`Finder::find`].
#[derive(Debug, Clone)]
pub struct Matches<'s, 't> {
    finder: Finder<'s>,
    text: &'t str,
    /// The offset before which no further match begins.
    at: usize,
    /// The end of what was read for a likely end of a match.
    tried: usize,
}

impl<'t> Iterator for Matches<'_, 't> {
    type Item = Match<'t>;

    #[inline]
    fn next(&mut self) -> Option<Match<'t>> {
        let bytes = self.text.as_bytes();
        let mut from = self.at;
        loop {
            let distance = colon(bytes.get(from..)?)?;
            #[cfg(test)]
            crate::parse::work::read(distance + 1);
            let colon = from + distance;
            if self.finder.may_continue(bytes.get(colon + 1))
                && let Some(begin) = scheme::begin(bytes, self.at, colon)
                && let Some(end) = self.finder.end(self.text, begin, colon, &mut self.tried)
            {
                self.at = end;
                return Some(Match { text: self.text.get(begin..end)?, begin });
            }
            from = colon + 1;
        }
    }
}

impl core::iter::FusedIterator for Matches<'_, '_> {}

/// A URI in a text, with its byte range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Match<'t> {
    text: &'t str,
    begin: usize,
}

impl<'t> Match<'t> {
    /// The text of the URI.
    #[inline]
    pub const fn as_str(&self) -> &'t str {
        self.text
    }

    /// The byte range of the URI in the text.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let text = "at http://a.example/.";
    /// let found = Finder::new().find(text).next().unwrap();
    /// assert_eq!((found.range(), &text[found.range()]), (3..20, found.as_str()));
    /// ```
    #[inline]
    pub const fn range(&self) -> Range<usize> {
        self.begin..self.begin + self.text.len()
    }

    /// The URI; `None` if it is an IRI with characters beyond ASCII.
    #[inline]
    pub fn uri(&self) -> Option<Uri<'t>> {
        Uri::parse(self.text).ok()
    }

    /// The IRI, which every match is.
    #[inline]
    pub fn iri(&self) -> Option<Iri<'t>> {
        Iri::parse(self.text).ok()
    }
}

/// Shows the URI exactly, passwords included.
impl core::fmt::Display for Match<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.text)
    }
}
