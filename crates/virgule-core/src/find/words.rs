//! The starts of matches: schemes, and words without a scheme, such as domain names and mail addresses.

use crate::find::extent::Extent;
use crate::find::{Match, ReadAs, longest, punctuation, with_brackets};
use crate::redact::window::is_of_scheme;
use crate::schemes::kind::Kind;
use crate::uri::typed::UriType;
use crate::uri::{IriRef, UriRef};
use core::ops::Range;

/// The kinds of words to find; see [`Finder::loose`](crate::find::Finder::loose) and
/// [`Finder::words`](crate::find::Finder::words).
#[derive(Debug, Clone, Copy)]
pub(super) struct Words<'s> {
    pub is_top_level: Option<fn(&str) -> bool>,
    pub kinds: &'s [&'static Kind],
}

impl Words<'_> {
    pub const NONE: Words<'static> = Words { is_top_level: None, kinds: &[] };

    #[inline]
    pub fn are_none(&self) -> bool {
        self.is_top_level.is_none() && self.kinds.is_empty()
    }

    /// Returns the first match in a range of the text.
    pub fn first<'t>(&self, text: &'t str, range: Range<usize>, iris: bool) -> Option<Match<'t>> {
        let mut at = range.start;
        while at < range.end {
            let word = text.get(at..range.end)?;
            let length =
                word.find(|next: char| next.is_whitespace() || "<>\"`|".contains(next)).unwrap_or(word.len());
            #[cfg(test)]
            crate::work::read(length + 1);
            // A word with `://` that does not match is skipped entirely: its parts are not separate addresses.
            let is_broken = word.get(..length)?.contains("://");
            let found = self.is_top_level.filter(|_| !is_broken).and_then(|is_top_level| {
                let names = Names { text, end: at + length, iris, is_top_level };
                names.first(at)
            });
            if let Some(found) = found.or_else(|| self.of_kind(text, at..at + length)) {
                return Some(found);
            }
            at += length;
            at += text.get(at..)?.chars().next().map_or(1, char::len_utf8);
        }
        None
    }

    /// Returns a word that matches one of the kinds, without the punctuation around it.
    fn of_kind<'t>(&self, text: &'t str, word: Range<usize>) -> Option<Match<'t>> {
        let whole = text.get(word.clone())?;
        let kind = |word: &str| self.kinds.iter().find(|kind| kind.parse(word, &mut |_, _| {}).is_ok());
        let opening = |next: char| !next.is_alphanumeric() && !"[/.".contains(next);
        // The entire word, or the value that it assigns, as in `image=ghcr.io/a/b:1`.
        let begins = [
            Some(0),
            Some(whole.len() - whole.trim_start_matches(opening).len()),
            whole.find('=').map(|at| at + 1),
        ];
        begins.into_iter().flatten().find_map(|skipped| {
            let begin = word.start + skipped;
            let kept = whole.get(skipped..)?;
            let kept = kept.get(..punctuation::trimmed(kept, text.get(..begin)?))?;
            let is_plain = kept.chars().all(|next| next.is_alphanumeric() || ".-_".contains(next));
            let kind = kind(kept).filter(|_| !is_plain)?;
            Some(Match { text: kept, length: kept.len(), begin, read_as: ReadAs::Kind(kind) })
        })
    }
}

/// Domain names and mail addresses in a word.
struct Names<'t> {
    text: &'t str,
    /// The end of the word.
    end: usize,
    iris: bool,
    is_top_level: fn(&str) -> bool,
}

impl<'t> Names<'t> {
    fn first(&self, begin: usize) -> Option<Match<'t>> {
        let mut at = begin;
        while at < self.end {
            let length = self.run(at);
            let after = self.text.as_bytes().get(at + length).filter(|_| at + length < self.end);
            let found = match after {
                Some(b'@') => self.mail(at, at + length),
                _ => self.web(at, at + length),
            };
            if found.is_some() {
                return found;
            }
            at += length;
            at += self.text.get(at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8);
        }
        None
    }

    /// Returns the length of the run of name characters at `from`.
    fn run(&self, from: usize) -> usize {
        let rest = self.text.get(from..self.end).unwrap_or_default();
        let is_name = |next: char| match next.is_ascii() {
            true => next.is_ascii_alphanumeric() || ".-_+%".contains(next),
            false => self.iris && next.is_alphanumeric(),
        };
        rest.find(|next| !is_name(next)).unwrap_or(rest.len())
    }

    /// Returns `name` without trailing dots and hyphens, if its labels are those of a domain name.
    fn domain<'n>(&self, name: &'n str) -> Option<&'n str> {
        let name = name.trim_end_matches(['.', '-']);
        let (rest, last) = name.rsplit_once('.')?;
        let is_label = |label: &str| {
            (1..=63).contains(&label.len())
                && !label.starts_with('-')
                && !label.ends_with('-')
                && !label.contains(['_', '+', '%'])
        };
        let is_web = rest.get(..4).is_some_and(|first| first.eq_ignore_ascii_case("www."))
            && last.len() > 1
            && last.chars().all(char::is_alphabetic);
        (name.split('.').all(is_label) && (is_web || (self.is_top_level)(last))).then_some(name)
    }

    /// Returns the match of `local@domain`, whose local part is the run before `at_sign`.
    fn mail(&self, run: usize, at_sign: usize) -> Option<Match<'t>> {
        let local = self.text.get(run..at_sign)?;
        let begin = run + local.len() - local.trim_start_matches(['.', '-', '%', '+']).len();
        let name = self.text.get(at_sign + 1..at_sign + 1 + self.run(at_sign + 1))?;
        let domain = self.domain(name)?;
        let is_local = begin < at_sign && !local.ends_with('.') && !local.contains("..");
        let text = self.text.get(begin..at_sign + 1 + domain.len()).filter(|_| is_local)?;
        Some(Match { text, length: text.len(), begin, read_as: ReadAs::MailAddress })
    }

    /// Returns the match of a domain name with a port, a path, a query and a fragment.
    fn web(&self, begin: usize, end: usize) -> Option<Match<'t>> {
        let is_part = |near: char| near.is_alphanumeric() || "@/\\".contains(near);
        if self.text.get(..begin)?.ends_with(is_part)
            || self.text.get(end..)?.starts_with(char::is_alphanumeric)
        {
            return None;
        }
        let run = self.text.get(begin..end)?;
        let domain = self.domain(run)?;
        let extent = Extent::of(self.text, begin, self.end);
        let link = self.text.get(begin..extent.end)?;
        let goes_on =
            |link: &str| link.get(domain.len()..).is_some_and(|rest| rest.starts_with(['/', '?', '#', ':']));
        let mut length = domain.len();
        if domain.len() == run.len() && goes_on(link) {
            let (table, start) = if self.iris { IriRef::TABLE } else { UriRef::TABLE };
            let longest = longest(table, link, start)?;
            let longest = with_brackets(link, longest).unwrap_or(longest);
            length = length.max(extent.kept(link, longest, self.text.get(..begin)?));
        }
        let text = link.get(..length)?;
        Some(Match { text, length, begin, read_as: ReadAs::WebAddress })
    }
}

/// Schemes whose URIs have no `//` and occur in running text. [`Finder::new`](crate::find::Finder::new) finds them.
pub const KNOWN_SCHEMES: &[&str] = &[
    "bitcoin", "cid", "data", "did", "doi", "geo", "im", "info", "magnet", "mailto", "mid", "news", "ni",
    "nih", "pkg", "pres", "sip", "sips", "sms", "stun", "stuns", "tag", "tel", "turn", "turns", "urn",
    "xmpp",
];

/// Schemes whose names are also words: without `//`, the grammar of the scheme must accept the match.
const WORDS: &[&str] = &["acct", "file", "jar", "jdbc"];

#[derive(Debug, Clone, Copy)]
pub(super) enum Schemes<'s> {
    /// Any scheme with `//` after its colon, and the known schemes without `//`.
    Any,
    /// Only these schemes.
    Listed(&'s [&'s str]),
}

/// The requirement on the text after the colon of a scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// A character.
    Nothing,
    /// `//` and a character.
    Slashes,
    /// A string that the grammar of the scheme accepts.
    Grammar,
}

impl Schemes<'_> {
    /// Returns the requirement after the colon of `scheme`; `has_slashes` is true if `//` follows the colon. `None` if
    /// the finder does not accept the scheme.
    #[inline]
    pub fn need(&self, scheme: &str, has_slashes: bool) -> Option<Need> {
        let has = |list: &[&str]| list.iter().any(|listed| listed.eq_ignore_ascii_case(scheme));
        match self {
            Schemes::Any if has_slashes => Some(Need::Slashes),
            Schemes::Any if has(KNOWN_SCHEMES) => Some(Need::Nothing),
            Schemes::Any => has(WORDS).then_some(Need::Grammar),
            Schemes::Listed(list) => has(list).then_some(Need::Nothing),
        }
    }
}

/// Returns the start of the scheme that ends at `end`, and true if a digit directly precedes it.
///
/// The start is not before `least`. Characters of an escape are not part of the scheme: `n` in `\nhttp`, `3D` in
/// `%3Dhttp`, `31m` in a terminal control sequence.
///
/// ```abnf
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )   ; RFC 3986 section 3.1
/// ```
#[inline]
pub(super) fn begin(text: &[u8], least: usize, end: usize) -> Option<(usize, bool)> {
    let before = text.get(least..end)?;
    let length = before.iter().rev().take(LONGEST + 1).take_while(|byte| is_of_scheme(**byte)).count();
    #[cfg(test)]
    crate::work::read(length + 1);
    if length > LONGEST {
        return None;
    }
    let run = before.get(before.len() - length..)?;
    let escaped = escaped(text.get(..end - length)?, run);
    // Characters before the first letter are not part of the scheme.
    let letter = escaped + run.get(escaped..)?.iter().position(u8::is_ascii_alphabetic)?;
    let joined = letter > escaped && run.get(letter - 1).is_some_and(u8::is_ascii_digit);
    Some((end - length + letter, joined))
}

/// The maximum length of a scheme in text, which bounds the backward search from each colon.
const LONGEST: usize = 64;

/// Returns the number of bytes at the start of `run` that belong to an escape that begins in `before`.
#[inline]
fn escaped(before: &[u8], run: &[u8]) -> usize {
    let has_digits = |from: usize, count: usize| {
        run.get(from..from + count).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    match (before.last(), run.first()) {
        (Some(b'%'), _) if has_digits(0, 2) => 2,
        (Some(b'\\'), Some(b'u')) if has_digits(1, 4) => 5,
        (Some(b'\\'), Some(b'x')) if has_digits(1, 2) => 3,
        (Some(b'\\'), Some(b'a' | b'b' | b'e' | b'f' | b'n' | b'r' | b't' | b'v' | b'0')) => 1,
        // ESC [ 1 ; 31 m
        (Some(b'[' | b';'), Some(first)) if first.is_ascii_alphanumeric() && is_terminal_sequence(before) => {
            let digits = run.iter().take_while(|byte| byte.is_ascii_digit()).count();
            digits + usize::from(run.get(digits).is_some_and(u8::is_ascii_alphabetic))
        }
        _ => 0,
    }
}

/// True if `before` ends within the parameters of a control sequence (ECMA-48 section 5.4).
fn is_terminal_sequence(before: &[u8]) -> bool {
    let parameters =
        before.iter().rev().take(16).take_while(|byte| byte.is_ascii_digit() || **byte == b';').count();
    before.get(..before.len() - parameters).is_some_and(|rest| rest.ends_with(b"\x1b["))
}
