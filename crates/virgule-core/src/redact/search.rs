//! Searches bytes for secrets: passwords of authorities, tokens as user names, values of parameters.
//!
//! ```text
//! bytes ─▶ a colon: `://` in any spelling, or a scheme with a userinfo ─▶ userinfo
//!       ─▶ an equals sign, plain or encoded                            ─▶ value
//! ```

use super::host::{Closing, Item, SchemeSort};
use super::policy::RedactPolicy;
use super::userinfo::{Found, Searched};
use super::value::{End, SecretValue};
use super::window::{
    Escape, Incomplete, LOOKBACK, MAX_ESCAPE, Window, first, follows_quote, is_blank, is_of_scheme,
};
use core::ops::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Next {
    /// These bytes are secret. `continues` is true if the bytes after the window may be secret too.
    Secret { range: Range<usize>, continues: bool },
    /// More bytes are needed; those before the offset are not secret.
    Incomplete(usize),
    /// No secret follows.
    End,
}

/// A search at an offset of the window. Offsets count from the start of the window.
#[derive(Debug, Clone)]
pub(super) struct Search<'p> {
    policy: RedactPolicy<'p>,
    at: usize,
    /// The item that begins at or after `at`.
    item: Option<Item>,
    /// The end of the last secret.
    hidden: usize,
    /// A secret that was found together with the last one.
    second: Option<Range<usize>>,
    /// A secret whose end was not found within the limit, and which continues at `at`.
    open: Option<Open>,
    searched: [Searched; MAX_ESCAPE + 1],
    /// No value that begins before this offset, without a separator before its name, is followed by another pair.
    unpaired: usize,
}

/// The end condition of a secret that is too long to buffer.
#[derive(Debug, Clone, Copy)]
enum Open {
    Userinfo,
    Value,
}

/// Schemes for which browsers also read an authority after one slash (WHATWG URL, "special scheme").
const SPECIAL: &[&str] = &["http", "https", "ws", "wss", "ftp"];

/// Schemes with a userinfo directly after the colon (RFC 3261 section 19.1.1).
const WITHOUT_SLASHES: &[&str] = &["sip", "sips"];

/// Schemes in which a userinfo without a colon is a password.
const USER_IS_SECRET: &[&str] = &["redis", "rediss", "redis-socket", "redis-sentinel", "rediss-sentinel"];

/// The maximum number of slashes that are read after a colon.
const MAX_SLASHES: usize = 16;

impl<'p> Search<'p> {
    /// Creates a search at the start of an input.
    #[inline]
    pub fn new(policy: RedactPolicy<'p>) -> Self {
        let searched = [Searched::default(); MAX_ESCAPE + 1];
        Search { policy, at: 0, item: None, hidden: 0, second: None, open: None, searched, unpaired: 0 }
    }

    /// Creates a search in a URI reference, which may begin with an authority: `//anna:s3cret@h/`.
    #[inline]
    pub fn in_reference(policy: RedactPolicy<'p>, text: &[u8]) -> Self {
        let mut search = Search::new(policy);
        if let [b'/' | b'\\', b'/' | b'\\', ..] = text {
            let closing = Closing::Blank;
            search.item = Some(Item { at: 2, escape: 0, closing, scheme: SchemeSort::Other, is_next: false });
        }
        search
    }

    /// Adjusts the offsets after the first `dropped` bytes of the window were removed.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn shift(&mut self, dropped: usize) {
        let shift = |offset: &mut usize| *offset = offset.saturating_sub(dropped);
        shift(&mut self.at);
        shift(&mut self.hidden);
        shift(&mut self.unpaired);
        self.item.iter_mut().for_each(|item| shift(&mut item.at));
        for searched in &mut self.searched {
            shift(&mut searched.without_sign);
            shift(&mut searched.plain);
            shift(&mut searched.slash);
            shift(&mut searched.divider);
            shift(&mut searched.line_without_sign);
            shift(&mut searched.without_host);
        }
    }

    /// Returns the next secret. After [`Next::Incomplete`] the search continues in a window with more bytes.
    #[inline]
    pub fn next(&mut self, window: &Window<'_>) -> Next {
        let found = match self.second.take() {
            None => self.step(window),
            second => Ok(second),
        };
        match found {
            Ok(Some(range)) => {
                (self.at, self.hidden) = (range.end, range.end);
                Next::Secret { range, continues: self.open.is_some() }
            }
            Ok(None) => Next::End,
            Err(Incomplete) => Next::Incomplete(self.at),
        }
    }

    /// Returns the range of the next secret. Advances only to offsets at which the search can resume.
    #[inline]
    fn step(&mut self, window: &Window<'_>) -> Result<Option<Range<usize>>, Incomplete> {
        if let Some(open) = self.open {
            return Ok(Some(self.close(window, self.at..self.at, open)));
        }
        loop {
            // The start of the item may be part of a hidden value.
            self.item = self.item.filter(|item| item.at >= self.at);
            if let Some(item) = self.item.filter(|item| item.at == self.at) {
                let found = item.find(window, &self.policy, &mut self.searched[item.escape])?;
                self.item = found.next.map(|at| Item { at, is_next: true, ..item });
                if let Some(range) = self.take(window, found) {
                    return Ok(Some(range));
                }
                continue;
            }
            // A list of hosts may have parameters before its next item.
            let end = self.item.map_or(window.bytes.len(), |item| item.at);
            let Some(distance) = trigger(window.bytes.get(self.at..end).unwrap_or_default()) else {
                self.at = end.max(self.at);
                match self.item {
                    Some(_) => continue,
                    None if window.is_last => return Ok(None),
                    None => return Err(Incomplete),
                }
            };
            self.at += distance;
            // The colon of `Note: see`, the separator of two pairs, or an encoding such as `%20`.
            let is_plain = match window.bytes.get(self.at..self.at + 2) {
                Some([b':', next]) => is_blank(*next),
                Some([b'&', next]) => *next != b'#',
                _ => false,
            };
            if is_plain || window.is_other_encoding(self.at) {
                self.at += 1;
                continue;
            }
            if let Some((colon, escape)) = window.delimiter(self.at, b':')? {
                let after = self.at + colon.length;
                match self.authority(window, self.at, after, escape)? {
                    Some(item) if item.is_without_sign(window, &mut self.searched[item.escape]) => {}
                    Some(item) => self.item = Some(item),
                    None => {
                        if let Some(range) = oracle(window, self.at, after)? {
                            return Ok(Some(range));
                        }
                    }
                }
                self.at = after;
                continue;
            }
            let Some((equals, escape)) = window.delimiter(self.at, b'=')? else {
                self.at += 1;
                continue;
            };
            if let Some(value) =
                SecretValue::secret(window, &self.policy, self.at, (equals, escape), &mut self.unpaired)?
            {
                match value.end(window)? {
                    End::At(end) if end > value.begin => return Ok(Some(value.begin..end)),
                    End::At(_) => {}
                    End::Far(read) => return Ok(Some(self.close(window, value.begin..read, Open::Value))),
                }
            }
            self.at += equals.length;
        }
    }

    /// Returns the authority that begins after the colon from `colon` to `after`.
    #[inline]
    fn authority(
        &self,
        window: &Window<'_>,
        colon: usize,
        after: usize,
        mut escape: Escape,
    ) -> Result<Option<Item>, Incomplete> {
        // A quote within a secret does not open a quotation.
        let begin = colon.saturating_sub(LOOKBACK).max(self.hidden);
        let before = window.get(begin..window.before_backslashes(colon));
        let is_whole = |rest: &[u8]| !rest.last().is_some_and(|byte| is_of_scheme(*byte));
        let scheme_is =
            |schemes: &[&str]| schemes.iter().any(|scheme| without_end(before, scheme).is_some_and(is_whole));
        let (mut at, mut slashes, mut is_windows) = (after, 0, false);
        while slashes < MAX_SLASHES {
            let slash = match window.delimiter(at, b'/')? {
                Some((slash, written)) => {
                    escape = escape.max(written);
                    slash
                }
                None => match window.symbol(at, escape)?.filter(|symbol| symbol.byte == b'\\') {
                    Some(slash) => {
                        is_windows = true;
                        slash
                    }
                    None => break,
                },
            };
            slashes += 1;
            at += slash.length;
        }
        let is_authority = match slashes {
            0 => scheme_is(WITHOUT_SLASHES),
            1 => !is_windows && scheme_is(SPECIAL),
            // The drive of a path: `C:\\Users`, `file:///C:/Users`.
            2 if is_windows => !is_drive(before),
            2 => true,
            _ => !begins(window, at, escape, &[LETTERS, b":", b"/\\"])?,
        };
        if !is_authority {
            return Ok(None);
        }
        // The authority of an AT URI is a DID, which contains colons and no userinfo.
        if scheme_is(&["at"]) && begins(window, at, escape, &[b"d", b"i", b"d", b":"])? {
            return Ok(None);
        }
        let own = before.iter().rev().take_while(|byte| is_of_scheme(**byte)).count();
        let outer = before.get(..before.len() - own).unwrap_or_default();
        let scheme = match () {
            () if scheme_is(SPECIAL) => SchemeSort::Web,
            () if scheme_is(USER_IS_SECRET) => SchemeSort::SecretUser,
            () if without_end(outer, "jdbc:").is_some() => SchemeSort::Jdbc,
            () => SchemeSort::Other,
        };
        Ok(Some(Item { at, escape, closing: Closing::of(before), scheme, is_next: false }))
    }

    /// Stores the other findings, and returns the first secret.
    #[inline]
    fn take(&mut self, window: &Window<'_>, found: Found) -> Option<Range<usize>> {
        if let Some(open) = found.open {
            return Some(self.close(window, open, Open::Userinfo));
        }
        match (found.user, found.password) {
            (Some(user), password) => {
                self.second = password;
                Some(user)
            }
            (None, password) => password,
        }
    }

    /// Returns the bytes of an open secret in the window, and closes it where it certainly ends, after the bytes `read`.
    /// These are not searched for an end, so that no byte is read for many secrets.
    #[inline]
    fn close(&mut self, window: &Window<'_>, read: Range<usize>, open: Open) -> Range<usize> {
        let begin = read.start;
        for (offset, byte) in window.bytes.get(read.end..).unwrap_or_default().iter().enumerate() {
            let at = read.end + offset;
            let ends = match (byte, open) {
                (b'@', Open::Userinfo) => true,
                (b'&' | b';', Open::Value) => true,
                (b'"' | b'\'' | b'`', Open::Value) => {
                    matches!(window.byte(at + 1), Ok(next) if next.is_none_or(follows_quote))
                }
                (byte, _) => is_blank(*byte),
            };
            if ends {
                self.open = None;
                return begin..at;
            }
        }
        self.open = (!window.is_last).then_some(open);
        begin..window.bytes.len()
    }
}

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// True if the characters from `at` on are in `sets`, one set per character.
#[inline]
fn begins(window: &Window<'_>, mut at: usize, escape: Escape, sets: &[&[u8]]) -> Result<bool, Incomplete> {
    for set in sets {
        match window.symbol(at, escape)? {
            Some(symbol) if set.contains(&symbol.byte) => at += symbol.length,
            _ => return Ok(false),
        }
    }
    Ok(true)
}

/// Returns the password of `jdbc:oracle:thin:scott/s3cret@//h`, after the colon from `colon` to `after`.
#[inline]
fn oracle(window: &Window<'_>, colon: usize, after: usize) -> Result<Option<Range<usize>>, Incomplete> {
    let before = window.lookback(colon);
    if !["jdbc:oracle:thin", "jdbc:oracle:oci"].iter().any(|driver| without_end(before, driver).is_some()) {
        return Ok(None);
    }
    let (mut slash, mut sign, mut at) = (None, None, after);
    while let Some(byte) = window.byte(at)?.filter(|byte| !is_blank(*byte) && at - after < 1024) {
        match byte {
            b'/' if slash.is_none() => slash = Some(at + 1),
            b'@' => sign = Some(at),
            _ if slash.is_none() && !byte.is_ascii_alphanumeric() && !b"_$#.\"-".contains(&byte) => break,
            _ => {}
        }
        at += 1;
    }
    Ok(slash.zip(sign).filter(|(slash, sign)| slash < sign).map(|(slash, sign)| slash..sign))
}

/// Returns `before` without the suffix `end`, ignoring case.
#[inline]
fn without_end<'b>(before: &'b [u8], end: &str) -> Option<&'b [u8]> {
    let (rest, found) = before.split_at_checked(before.len().checked_sub(end.len())?)?;
    found.eq_ignore_ascii_case(end.as_bytes()).then_some(rest)
}

/// True if `before` ends with a single letter, the name of a drive.
#[inline]
fn is_drive(before: &[u8]) -> bool {
    match before {
        [] => true,
        [letter] => letter.is_ascii_alphabetic(),
        [.., other, letter] => letter.is_ascii_alphabetic() && !other.is_ascii_alphanumeric(),
    }
}

/// Returns the distance to the next byte that may begin a delimiter: `:`, `=`, or an escape of one, such as `&#x3A;`.
#[inline]
fn trigger(bytes: &[u8]) -> Option<usize> {
    first(bytes, |byte| (byte == b':') | (byte == b'=') | (byte == b'%') | (byte == b'\\') | (byte == b'&'))
}
