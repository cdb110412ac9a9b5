//! The token that contains an authority, and the resemblance of its parts to hosts and ports, which decides whether it
//! contains a password: `h.example:80/@x` has none.

use super::MASK;
use super::window::{Escape, Incomplete, Symbol, Window, is_blank, is_of_scheme, is_separator};
use core::ops::Range;

/// How closely the text after an `@` resembles a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Likeness {
    /// No host, or no delimiter after it.
    No,
    /// A name without a dot, such as `db`, which may as well be part of a password.
    Name,
    /// A name with a top-level domain, an address, `localhost`, or any name with a port.
    Full,
}

/// The maximum number of bytes of a token that are read for a decision. Bytes that are then undecided are hidden.
pub(super) const LIMIT: usize = 1 << 16;

/// The start of an authority, or of a further host in a list of hosts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Item {
    pub at: usize,
    pub escape: Escape,
    pub closing: Closing,
    pub scheme: SchemeSort,
    /// True if the item follows another one.
    pub is_next: bool,
}

/// What the scheme of an authority tells about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SchemeSort {
    /// A scheme of browsers. A password rarely begins with digits and has a blank.
    Web,
    /// A user name without a password is a password, as in `redis`.
    SecretUser,
    /// After `jdbc:`, where parameters may follow a port.
    Jdbc,
    Other,
}

/// The delimiter other than a blank that ends the token: the counterpart of the one before the scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Closing {
    Blank,
    /// This quote, after a backslash if `escaped`.
    Quote {
        quote: u8,
        escaped: bool,
    },
    /// `>`, as in `<https://…>`.
    Angle,
    /// `</`, as in `<url>https://…</url>`.
    Tag,
}

impl Closing {
    /// Returns the delimiter that ends the token of a URL; `before` ends with the scheme of the URL.
    #[inline]
    pub fn of(before: &[u8]) -> Self {
        let scheme = before.iter().rev().take_while(|byte| is_of_scheme(**byte)).count();
        let before = before.get(..before.len() - scheme).unwrap_or_default();
        match before.last() {
            Some(b'<') => return Closing::Angle,
            Some(b'>') => return Closing::Tag,
            _ => {}
        }
        let token = before.iter().rposition(|byte| is_blank(*byte)).map_or(0, |blank| blank + 1);
        let mut token = before.get(token..).unwrap_or_default();
        while let Some(at) = token.iter().rposition(|byte| matches!(byte, b'"' | b'\'' | b'`')) {
            let (rest, quote) = token.split_at(at);
            // A quote after a letter is an apostrophe or a closing quote.
            if !rest.last().is_some_and(|byte| byte.is_ascii_alphanumeric() || b"*.!?)]}".contains(byte)) {
                let quote = quote.first().copied().unwrap_or(b'"');
                return Closing::Quote { quote, escaped: rest.ends_with(b"\\") };
            }
            token = rest;
        }
        Closing::Blank
    }
}

/// The maximum number of digits of a port.
const MAX_PORT: usize = 5;

/// True for `'\\''`, an apostrophe between the single quotes of a shell.
#[inline]
pub(super) fn is_shell_quote(window: &Window<'_>, at: usize) -> Result<bool, Incomplete> {
    for (offset, expected) in b"'\\''".iter().enumerate() {
        if window.byte(at + offset)? != Some(*expected) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// True if the text at `at` may follow a closing quote in a JSON string: also the quote that ends the string.
#[inline]
pub(super) fn may_follow_escaped_quote(window: &Window<'_>, at: usize) -> Result<bool, Incomplete> {
    Ok(window.byte(at)? == Some(b'"') || window.may_follow_quote(at)?)
}

impl Item {
    /// True if the token ends at `at`, the offset of `symbol`.
    #[inline]
    pub(super) fn ends(&self, window: &Window<'_>, at: usize, symbol: Symbol) -> Result<bool, Incomplete> {
        let byte = symbol.byte;
        // An escaped character is part of the text, as `&#39;` between single quotes.
        if symbol.length > 1 {
            return Ok(false);
        }
        if is_blank(byte) {
            return Ok(true);
        }
        if self.escape > 0 && matches!(byte, b'&' | b'"' | b'<' | b'>') {
            return Ok(true);
        }
        match self.closing {
            Closing::Quote { quote, escaped: false } if byte == quote => Ok(window.before(at) != Some(b'\\')
                && window.may_follow_quote(at + 1)?
                && !is_shell_quote(window, at)?),
            Closing::Quote { quote, escaped: true } if byte == b'\\' => {
                Ok(window.byte(at + 1)? == Some(quote) && may_follow_escaped_quote(window, at + 2)?)
            }
            Closing::Angle if byte == b'>' => window.may_follow_quote(at + 1),
            Closing::Tag if byte == b'<' => Ok(window.byte(at + 1)? == Some(b'/')),
            _ => Ok(false),
        }
    }

    #[inline]
    pub(super) fn symbol(&self, window: &Window<'_>, at: usize) -> Result<Option<Symbol>, Incomplete> {
        match window.symbol(at, self.escape)? {
            Some(symbol) if !self.ends(window, at, symbol)? => Ok(Some(symbol)),
            _ => Ok(None),
        }
    }

    /// Returns the byte at `at`, as a character, or `None` if the token ends there.
    #[inline]
    pub(super) fn peek(&self, window: &Window<'_>, at: usize) -> Result<Option<u8>, Incomplete> {
        Ok(self.symbol(window, at)?.map(|symbol| symbol.byte))
    }

    /// True if two slashes follow the colon that ends at `at`, so that it belongs to a scheme.
    #[inline]
    pub(super) fn is_scheme(&self, window: &Window<'_>, at: usize) -> Result<bool, Incomplete> {
        let Some(first) = self.symbol(window, at)?.filter(|first| first.byte == b'/') else {
            return Ok(false);
        };
        Ok(self.peek(window, at + first.length)? == Some(b'/'))
    }

    /// Returns the end of an address in brackets.
    #[inline]
    pub(super) fn bracket(&self, window: &Window<'_>, begin: usize) -> Result<Option<usize>, Incomplete> {
        let mut at = begin;
        while let Some(symbol) = self.symbol(window, at)?.filter(|_| at - begin < 128) {
            at += symbol.length;
            match symbol.byte {
                b']' => return Ok(Some(at)),
                b'[' | b':' | b'.' | b'%' | b'-' | b'_' | b'~' => {}
                byte if byte.is_ascii_alphanumeric() => {}
                _ => break,
            }
        }
        Ok(None)
    }

    /// Returns the end of the digits at `at`.
    #[inline]
    fn digits(&self, window: &Window<'_>, mut at: usize) -> Result<usize, Incomplete> {
        while let Some(digit) = self.symbol(window, at)?.filter(|symbol| symbol.byte.is_ascii_digit()) {
            at += digit.length;
        }
        Ok(at)
    }

    /// Returns the end of a port that begins at `begin`, or `None` if a password may begin there.
    #[inline]
    pub(super) fn port(
        &self,
        window: &Window<'_>,
        begin: usize,
        at_sign: Option<usize>,
    ) -> Result<Option<usize>, Incomplete> {
        let end = self.digits(window, begin)?;
        let is_port = match self.symbol(window, end)?.map(|symbol| (symbol.byte, symbol.length)) {
            None => true,
            // An escaped slash, although the slashes before the authority are not escaped.
            Some((b'/', length)) if length > 1 && !self.has_slash(window, window.get(end..end + length)) => {
                false
            }
            Some((b'/' | b'?' | b'#', _)) => end > begin,
            Some((b'@', _)) => false,
            Some(_) if end == begin => false,
            Some((b';', 1)) if self.scheme == SchemeSort::Jdbc && self.is_pair(window, end + 1)? => true,
            Some(_) if self.is_web_port(window, begin..end)? => true,
            // A delimiter after digits: `h.example:80|`, `h1:80,h2:81/`.
            Some((byte, _)) if byte.is_ascii_alphanumeric() || b".-_%:".contains(&byte) => false,
            Some((byte, _)) => {
                (at_sign.is_none() && self.name(window, self.at)?.0 == Likeness::Full)
                    || (is_separator(byte) && self.are_hosts(window, end)?)
            }
        };
        Ok(is_port.then_some(end))
    }

    /// True if only closing punctuation is between the digits of a port and the end of the token:
    /// `(http://web:8080), a@b.example`.
    #[inline]
    fn is_web_port(&self, window: &Window<'_>, digits: Range<usize>) -> Result<bool, Incomplete> {
        let has_host = digits.start > self.at + 1;
        if self.scheme != SchemeSort::Web || !has_host || digits.len() > MAX_PORT {
            return Ok(false);
        }
        let mut at = digits.end;
        for _ in 0..2 {
            match self.symbol(window, at)? {
                Some(Symbol { byte, length: 1 }) if b",;:.)]}*".contains(&byte) => at += 1,
                _ => break,
            }
        }
        Ok(self.symbol(window, at)?.is_none())
    }

    /// True if a slash in the spelling `slash` precedes the authority.
    #[inline]
    fn has_slash(&self, window: &Window<'_>, slash: &[u8]) -> bool {
        let before = window.get(0..self.at).strip_suffix(slash);
        before.is_some_and(|before| !before.ends_with(b"\\"))
    }

    /// True if the rest of the authority is a list of hosts, each after a separator, and certainly no password:
    /// `,h2:81,h3/`.
    #[inline]
    fn are_hosts(&self, window: &Window<'_>, begin: usize) -> Result<bool, Incomplete> {
        let (mut at, mut is_certain) = (begin, false);
        while let Some(separator) = self.symbol(window, at)?.filter(|symbol| is_separator(symbol.byte)) {
            let (host, end) = self.name(window, at + separator.length)?;
            at = end;
            if let Some(colon) = self.symbol(window, end)?.filter(|symbol| symbol.byte == b':') {
                if self.is_scheme(window, end + colon.length)? {
                    return Ok(true);
                }
                // The password of a further item was found only because earlier parts were read as ports.
                let masked = end + colon.length + MASK.len();
                if window.get(masked - MASK.len()..masked) == MASK.as_bytes()
                    && self.peek(window, masked)? == Some(b'@')
                {
                    return Ok(true);
                }
                at = self.digits(window, end + colon.length)?;
                if at == end + colon.length {
                    return Ok(false);
                }
                is_certain = true;
            }
            if host == Likeness::No || at - begin > LIMIT {
                return Ok(false);
            }
        }
        Ok(is_certain && matches!(self.peek(window, at)?, None | Some(b'/' | b'?' | b'#')))
    }

    /// Returns how closely the text after an `@` resembles a host, and the end of that text.
    #[inline]
    pub(super) fn host(&self, window: &Window<'_>, begin: usize) -> Result<(Likeness, usize), Incomplete> {
        let (mut host, mut at) = self.name(window, begin)?;
        if let Some(colon) =
            self.symbol(window, at)?.filter(|symbol| symbol.byte == b':' && host > Likeness::No)
        {
            let port = at + colon.length;
            let end = self.digits(window, port)?;
            if end > port {
                (host, at) = (Likeness::Full, end);
            }
        }
        let is_end = match self.peek(window, at)? {
            None => true,
            Some(byte) => is_separator(byte) || b"/?#\\\"'<>)]}".contains(&byte),
        };
        Ok((if is_end { host } else { Likeness::No }, at))
    }

    /// Returns the same for a host without its port.
    #[inline]
    fn name(&self, window: &Window<'_>, begin: usize) -> Result<(Likeness, usize), Incomplete> {
        if self.peek(window, begin)? == Some(b'[') {
            return Ok(self
                .bracket(window, begin)?
                .map_or((Likeness::No, begin), |end| (Likeness::Full, end)));
        }
        let (mut at, mut label, mut dots) = (begin, begin, 0);
        // A name has at most 253 bytes (RFC 1035 section 2.3.4), more if it is percent-encoded.
        while let Some(symbol) = self.symbol(window, at)?.filter(|_| at - begin < 1024) {
            match symbol.byte {
                b'.' => (dots, label) = (dots + 1, at + symbol.length),
                byte if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_') || !byte.is_ascii() => {}
                _ => break,
            }
            at += symbol.length;
        }
        let (name, last) = (window.get(begin..at), window.get(label..at));
        let is_top_level = match last {
            [] => dots > 1,
            [b'x' | b'X', b'n' | b'N', b'-', b'-', ..] => true,
            _ => last.len() > 1 && last.iter().all(|byte| byte.is_ascii_alphabetic() || !byte.is_ascii()),
        };
        let is_address = dots == 3 && name.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.');
        let is_full = (dots > 0 && is_top_level && !name.starts_with(b"."))
            || is_address
            || name.eq_ignore_ascii_case(b"localhost");
        let host = match (name.is_empty(), is_full) {
            (true, _) => Likeness::No,
            (false, true) => Likeness::Full,
            (false, false) => Likeness::Name,
        };
        Ok((host, at))
    }
}
