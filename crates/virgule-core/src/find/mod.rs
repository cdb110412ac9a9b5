//! Finds URIs in running text: logs, mail, Markdown, HTML, JSON.
//!
//! ```
//! use virgule::find::Finder;
//!
//! let text = "See <https://example.com/a>, (http://[::1]:8080/b) and mailto:anna@example.com.";
//! let found: Vec<&str> = Finder::new().find(text).map(|found| found.as_str()).collect();
//! assert_eq!(found, ["https://example.com/a", "http://[::1]:8080/b", "mailto:anna@example.com"]);
//! ```
//!
//! A *candidate* begins with a scheme that no letter precedes:
//!
//! - any scheme, if `://` and one more character of a URI follow it;
//! - a listed scheme, if at least one character of a URI follows its colon. [`Finder::new`] uses the list
//!   [`KNOWN_SCHEMES`]; [`Finder::with_schemes`] uses another list, and finds only its schemes;
//! - `acct`, `file`, `jar` and `jdbc`, if the grammar of the scheme accepts the candidate.
//!
//! It *extends* at most to white space, `<>"`, a backquote or `|`, to a closing bracket that is not opened in the link,
//! to a stop or a quotation mark of any script, and to the counterpart of the character before it: `'…'`, `](…)` of
//! Markdown. It *ends* after the longest prefix that RFC 3986, RFC 3987 with [`Finder::iris`], or its scheme accepts,
//! without trailing punctuation: the match in `(see http://a.example/b_(c).)` is `http://a.example/b_(c)`.
//!
//! A candidate whose authority continues after the accepted prefix is *no match*, because the prefix would name another
//! host: `https://api.{region}.example`, `http://exämple.com` without [`Finder::iris`]. After the authority, a match
//! may contain pairs of square brackets as in `?a[]=1`, and [`Match::is_cut`] reports a match whose link continues
//! with a non-ASCII character. [`Match::read_as`] names the grammar that accepted the match.
//!
//! The search takes time linear in the length of the text, and does not allocate: a byte is read for at most five
//! overlapping candidates; further candidates there have at most 128 bytes.

mod extent;
mod found;
mod punctuation;
#[cfg(test)]
mod tests;
mod words;

pub use found::{Match, ReadAs};
pub use words::KNOWN_SCHEMES;

use crate::redact::window::is_of_scheme;
use crate::schemes::kind::Kind;
use crate::uri::typed::UriType;
use crate::uri::{Iri, Uri};
use extent::Extent;
use virgule_automata::swar;
use virgule_automata::table::Table;
use words::{Need, Schemes, Words};

/// Finds URIs in running text by configurable rules; see the module.
#[derive(Debug, Clone, Copy)]
pub struct Finder<'s> {
    schemes: Schemes<'s>,
    iris: bool,
    kind_of: fn(&str) -> Option<&'static Kind>,
    words: Words<'s>,
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
        Finder { schemes: Schemes::Any, iris: false, kind_of: Kind::of_scheme, words: Words::NONE }
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
        Finder { schemes: Schemes::Listed(schemes), ..Finder::new() }
    }

    /// Finds IRIs too, which may contain non-ASCII characters.
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

    /// Finds only matches that RFC 3986 or RFC 3987 accepts, and thus no `mongodb://` with several hosts, which the
    /// grammar of the scheme accepts. The program then contains no scheme automata.
    #[must_use]
    #[inline]
    pub const fn without_kinds(self) -> Self {
        Finder { kind_of: |_| None, ..self }
    }

    /// Also finds links without a scheme: names that begin with `www.`, domain names with the port, path, query and
    /// fragment after them, and mail addresses. `is_top_level` decides whether the last label of a name is a top-level
    /// domain, for example by a lookup in a list.
    ///
    /// [`Match::read_as`] distinguishes these matches. They have no scheme, so they are not URIs.
    ///
    /// ```
    /// use virgule::find::{Finder, ReadAs};
    ///
    /// let finder = Finder::new().loose(|label| ["com", "example"].contains(&label));
    /// let found = finder.find("at www.a.example, b.example/c?d or anna@c.example (not main.rs)");
    /// assert!(found.map(|found| (found.as_str(), found.read_as())).eq([
    ///     ("www.a.example", ReadAs::WebAddress),
    ///     ("b.example/c?d", ReadAs::WebAddress),
    ///     ("anna@c.example", ReadAs::MailAddress),
    /// ]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn loose(self, is_top_level: fn(&str) -> bool) -> Self {
        Finder { words: Words { is_top_level: Some(is_top_level), ..self.words }, ..self }
    }

    /// Also finds words that match these kinds, such as `oci-reference`, which have no scheme. A word contains no white
    /// space; a word of only letters, digits and `.-_` is not a match.
    ///
    /// ```
    /// use virgule::{Kind, find::Finder};
    ///
    /// let kinds = [Kind::find("oci-reference").unwrap()];
    /// let found = Finder::new().words(&kinds).find("image: ghcr.io/a/b:1");
    /// assert!(found.map(|found| found.as_str()).eq(["ghcr.io/a/b:1"]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn words(self, kinds: &'s [&'static Kind]) -> Self {
        Finder { words: Words { kinds, ..self.words }, ..self }
    }

    /// Returns the URIs in `text`, in order and without overlaps.
    #[inline]
    pub const fn find<'t>(&self, text: &'t str) -> Matches<'s, 't> {
        Matches { finder: *self, text, at: 0, read: 0, reread: 0, broken: 0, next: None }
    }

    /// Returns the match that begins at `begin`, whose scheme ends at `colon`, and that extends to `extent`.
    #[inline]
    fn link<'t>(
        &self,
        text: &'t str,
        begin: usize,
        colon: usize,
        need: Need,
        extent: Extent,
    ) -> Option<Match<'t>> {
        let link = text.get(begin..extent.end)?;
        let after = link.get(colon + 1 - begin..)?;
        let slashes = after.strip_prefix("//").map(|rest| link.len() - rest.len());
        let ascii = extent.ascii - begin;
        // The extent excludes an opening bracket that is not closed.
        let opens = matches!(text.as_bytes().get(extent.end), Some(b'[' | b'{'));
        let readable = if self.iris { link } else { link.get(..ascii)? };
        let reading = match self.reading(link, readable, colon - begin, need == Need::Grammar)? {
            reading @ (ReadAs::Kind(_), _) => reading,
            (_, length)
                if (length < link.len() || opens)
                    && slashes
                        .is_some_and(|begin| is_authority(link.get(begin..length).unwrap_or_default())) =>
            {
                if opens || goes_on(link.get(length..)?) {
                    return None;
                }
                (ReadAs::Uri, length)
            }
            reading => match with_brackets(readable, reading.1) {
                Some(length) => (ReadAs::Brackets, length),
                None => reading,
            },
        };
        let kept = |length| extent.kept(link, length, text.get(..begin).unwrap_or_default());
        let (read_as, length) = match reading {
            (ReadAs::Kind(kind), length) => {
                (reading.0, longest(kind.table, link.get(..kept(length))?, kind.kind)?)
            }
            (ReadAs::Uri, length) if ascii < kept(length) => (ReadAs::Iri, kept(length)),
            (read_as, length) => (read_as, kept(length)),
        };
        let least = slashes.filter(|_| need == Need::Slashes).unwrap_or(colon + 1 - begin);
        if length <= least {
            return None;
        }
        // An IRI may continue where a URI ends.
        let whole = match !self.iris && reading.1 == ascii && ascii < link.len() {
            true => kept(longest(Iri::TABLE.0, link, Iri::TABLE.1)?).max(length),
            false => length,
        };
        Some(Match { text: text.get(begin..begin + whole)?, length, begin, read_as })
    }

    /// Returns the grammar that accepts the longest prefix of `link`, and the length of that prefix: a URI or an IRI in
    /// `readable`, or the grammar of the scheme.
    #[inline]
    fn reading(
        &self,
        link: &str,
        readable: &str,
        scheme: usize,
        needs_grammar: bool,
    ) -> Option<(ReadAs, usize)> {
        let is_valid = if self.iris { Iri::is_valid(readable) } else { Uri::is_valid(readable) };
        if is_valid && !needs_grammar {
            return Some((ReadAs::Uri, readable.len()));
        }
        let (table, start) = if self.iris { Iri::TABLE } else { Uri::TABLE };
        let generic = longest(table, readable, start).map(|length| (ReadAs::Uri, length));
        let own = (self.kind_of)(link.get(..scheme)?);
        let own = own.and_then(|kind| Some((ReadAs::Kind(kind), longest(kind.table, link, kind.kind)?)));
        match (generic, own) {
            (_, None) if needs_grammar => None,
            (Some(generic), Some(own)) if own.1 < generic.1 + usize::from(!needs_grammar) => Some(generic),
            (generic, own) => own.or(generic),
        }
    }

    /// False if no URI continues with `byte` after a colon, as with the space in `Note: see`.
    #[inline]
    fn may_continue(&self, byte: Option<&u8>) -> bool {
        byte.is_some_and(|byte| match byte.is_ascii() {
            true => URI_BYTES[*byte as usize & 127],
            false => self.iris,
        })
    }
}

/// True if `after_slashes`, the string after `//`, ends within the authority.
#[inline]
fn is_authority(after_slashes: &str) -> bool {
    !after_slashes.bytes().any(|byte| matches!(byte, b'/' | b'?' | b'#'))
}

/// True if `rest`, the text after the accepted prefix of an authority, is more than punctuation: another authority.
#[inline]
fn goes_on(rest: &str) -> bool {
    // The next field or URL of a list, as in `http://a:80,http://b:80`, but not the next host of an authority.
    let next = rest.trim_start_matches([',', ';']);
    let scheme = next.find("://").unwrap_or(0);
    let is_url = scheme > 0 && next.bytes().take(scheme).all(is_of_scheme);
    let is_field = !next.contains([':', '@', '/']);
    let is_part = |next: char| next.is_alphanumeric() || "%@^[]{}\\".contains(next);
    rest.contains(is_part) && (next.len() == rest.len() || !is_url && !is_field)
}

/// Returns the length of `link` if square brackets count as characters of paths, queries and fragments, from a bracket
/// at `length` on. Within an extent they are paired.
fn with_brackets(link: &str, length: usize) -> Option<usize> {
    let bytes = link.as_bytes();
    bytes.get(length).filter(|byte| matches!(byte, b'[' | b']'))?;
    let mut in_fragment = bytes.get(..length)?.contains(&b'#');
    let mut at = length;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'%' if !bytes.get(at + 1..at + 3).is_some_and(|two| two.iter().all(u8::is_ascii_hexdigit)) => {
                break;
            }
            b'#' if in_fragment => break,
            b'#' => in_fragment = true,
            _ if byte.is_ascii() && !URI_BYTES[byte as usize & 127] => break,
            _ => {}
        }
        at += 1;
    }
    Some(at)
}

/// The characters of a URI by byte: unreserved and reserved characters and `%` (RFC 3986 appendix A). For a line of
/// prose with URLs, a mask of 128 bits takes 66 ns and this table 54 ns (Intel Xeon with AVX-512).
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

/// Returns the distance to the next colon. Testing entire blocks lets compilers vectorize; the last block ends with the
/// text and overlaps the previous one.
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

/// The number of bytes that are tested at once.
const BLOCK: usize = 32;

/// The number of times that bytes may be read again for another candidate.
const REREAD: usize = 4;

/// Returns the length of the longest prefix of `text` that the start rule `kind` matches.
fn longest(table: &Table<'_>, text: &str, kind: usize) -> Option<usize> {
    let (length, _read) = virgule_automata::pushdown::longest(table, text, kind);
    #[cfg(test)]
    crate::work::read(_read);
    length
}

/// The maximum length of a candidate in bytes that were read that often.
const SHORT: usize = 128;

/// An iterator over the URIs in running text; see [`Finder::find`].
#[derive(Debug, Clone)]
pub struct Matches<'s, 't> {
    finder: Finder<'s>,
    text: &'t str,
    /// The offset before which no further match begins.
    at: usize,
    /// The end of the bytes that were read for candidates, and the number of candidates that began before it.
    read: usize,
    reread: usize,
    /// The end of a rejected candidate, in which only `://` begins another one.
    broken: usize,
    /// The next match with a scheme, before which words are searched.
    next: Option<Match<'t>>,
}

impl<'t> Matches<'_, 't> {
    /// Returns the matches that begin at or after `offset`. The text before `offset` still counts as their context.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let found = Finder::new().find("'http://a.example/'b' http://c.example/").from(1);
    /// assert!(found.map(|found| found.as_str()).eq(["http://a.example/", "http://c.example/"]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn from(self, offset: usize) -> Self {
        Matches { at: offset, ..self }
    }

    /// Returns the next match with a scheme.
    #[inline]
    fn next_link(&mut self) -> Option<Match<'t>> {
        let bytes = self.text.as_bytes();
        let mut from = self.at;
        loop {
            let distance = colon(bytes.get(from..)?)?;
            #[cfg(test)]
            crate::work::read(distance + 1);
            let colon = from + distance;
            if self.finder.may_continue(bytes.get(colon + 1))
                && let Some(found) = self.candidate(colon)
            {
                return Some(found);
            }
            from = colon + 1;
        }
    }

    /// Returns the next match with a scheme, or a word before it. Not inlined: few programs search for words.
    #[inline(never)]
    fn next_or_word(&mut self) -> Option<Match<'t>> {
        let link = self.next.take().or_else(|| self.next_link());
        let until = link.map_or(self.text.len(), |link| link.begin);
        if let Some(word) = self.finder.words.first(self.text, self.at..until, self.finder.iris) {
            (self.next, self.at) = (link, word.range().end);
            return Some(word);
        }
        self.at = link.map_or(until, |link| link.whole_range().end);
        link
    }

    /// Returns the match whose scheme ends at `colon`, with a limited length if its bytes were read often. Not inlined:
    /// the loop over colons is short.
    #[inline(never)]
    fn candidate(&mut self, colon: usize) -> Option<Match<'t>> {
        let bytes = self.text.as_bytes();
        let (begin, joined) = words::begin(bytes, self.at, colon)?;
        let has_slashes = bytes.get(colon + 1..colon + 3) == Some(b"//");
        if !has_slashes && (joined || begin < self.broken) {
            return None;
        }
        let need = self.finder.schemes.need(self.text.get(begin..colon)?, has_slashes)?;
        self.reread = if begin < self.read { self.reread + 1 } else { 0 };
        let limit = if self.reread > REREAD { begin + SHORT } else { self.text.len() };
        let extent = Extent::of(self.text, begin, limit);
        self.read = self.read.max(extent.read);
        let found = self.finder.link(self.text, begin, colon, need, extent);
        if found.is_none() && need == Need::Slashes {
            self.broken = self.broken.max(extent.end);
        }
        found
    }
}

impl<'t> Iterator for Matches<'_, 't> {
    type Item = Match<'t>;

    #[inline]
    fn next(&mut self) -> Option<Match<'t>> {
        if !self.finder.words.are_none() {
            return self.next_or_word();
        }
        let found = self.next_link()?;
        self.at = found.whole_range().end;
        Some(found)
    }
}

impl core::iter::FusedIterator for Matches<'_, '_> {}
