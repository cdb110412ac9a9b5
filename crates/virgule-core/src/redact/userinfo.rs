//! The boundaries of the user name and the password of an authority, in text that may not be a URI.
//!
//! ```text
//! https://u:pa@ss/w@h.example/x@y
//!         │ └──┬──┘            └── no host follows: not the end of the password
//!         │    └── password: to the last `@` that a host follows, else to the last `@`
//!         └── item: begins after the slashes, or after `,`, `;` or `|` in a list of hosts
//! ```
//!
//! The *token* is read to its end: a blank, a control character, or the quote that was opened before the scheme. So a
//! password may contain any other character, including `/`, `?` and `#`.

use super::MASK;
use super::host::{Item, LIMIT, Likeness, SchemeSort};
use super::policy::{RedactPolicy, looks_like_token};
use super::window::{Incomplete, Symbol, Window, first, is_of_scheme, is_separator};
use core::ops::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Found {
    pub user: Option<Range<usize>>,
    pub password: Option<Range<usize>>,
    /// The first bytes, more than [`LIMIT`], of a secret whose end is not found.
    pub open: Option<Range<usize>>,
    /// The next item of the same list.
    pub next: Option<usize>,
}

/// The ends of ranges that were already searched, which bounds the work for many items in one token.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Searched {
    /// No `@` is in the token before this offset.
    pub without_sign: usize,
    /// No blank, `@` or escape that is not percent-encoded is before this offset, but a token may end there.
    pub plain: usize,
    /// The end of the last `/` that was read in the token.
    pub slash: usize,
    /// The end of the last `/`, `?` or `#` that was read in the token.
    pub divider: usize,
    /// No `@` that may end a password with a blank is in the line before this offset.
    pub line_without_sign: usize,
    /// No `@` that a [`Likeness::Full`] follows is in the token before this offset.
    pub without_host: usize,
}

impl Searched {
    /// Stores that `part` of a token, which begins at `begin`, contains none of the bytes that [`Self::plain`] excludes.
    #[inline]
    fn read(&mut self, begin: usize, part: &[u8]) {
        let after_last =
            |is: fn(&u8) -> bool, before| part.iter().rposition(is).map_or(before, |at| begin + at + 1);
        self.plain = self.plain.max(begin + part.len());
        self.slash = after_last(|byte| *byte == b'/', self.slash);
        self.divider = after_last(|byte| b"/?#".contains(byte), self.divider);
    }
}

impl Item {
    /// True if the token contains no `@` and its last word cannot contain one, so that there is no password. A scan for
    /// a few bytes decides this, because most URLs have none.
    #[inline]
    pub fn is_without_sign(&self, window: &Window<'_>, searched: &mut Searched) -> bool {
        if self.escape > 0 {
            return false;
        }
        let begin = self.at.max(searched.without_sign).max(searched.plain);
        let token = window.bytes.get(begin..window.bytes.len().min(self.at + LIMIT)).unwrap_or_default();
        let stops = |byte: u8| (byte <= b' ') | (byte == b'@') | (byte == b'&') | (byte == b'\\');
        let mut at = 0;
        let end = loop {
            let Some(distance) = first(token.get(at..).unwrap_or_default(), stops) else {
                if !window.is_last || begin + token.len() < window.bytes.len() {
                    searched.read(begin, token);
                    return false;
                }
                break token.len();
            };
            at += distance;
            match (token.get(at), token.get(at + 1)) {
                (Some(b'@' | b'\\'), _) | (Some(b'&'), Some(b'#') | None) => {
                    searched.read(begin, token.get(..at).unwrap_or_default());
                    return false;
                }
                (Some(b'&'), _) => at += 1,
                _ => break at,
            }
        };
        // A password may contain a blank, but not after a slash.
        if token.get(end) == Some(&b' ') {
            searched.read(begin, token.get(..end).unwrap_or_default());
            if searched.slash <= self.at {
                return false;
            }
        }
        searched.without_sign = searched.without_sign.max(begin + end);
        true
    }

    /// Finds the user name and the password.
    #[inline]
    pub fn find(
        &self,
        window: &Window<'_>,
        policy: &RedactPolicy<'_>,
        searched: &mut Searched,
    ) -> Result<Found, Incomplete> {
        let mut found = Found { user: None, password: None, open: None, next: None };
        let (mut at, mut at_sign, mut is_list) = (self.at, None, false);
        if self.peek(window, at)? == Some(b'[')
            && let Some(end) = self.bracket(window, at)?
        {
            at = end;
        }
        let plain = Item { escape: 0, ..*self };
        // The first colon, unless a slash or a parameter precedes it.
        let colon = loop {
            if at - self.at > LIMIT {
                return Ok(Found { open: Some(self.at..at), ..found });
            }
            let Some(symbol) = self.symbol(window, at)? else { break None };
            let after = at + symbol.length;
            match symbol.byte {
                b'/' | b'?' | b'#' => break None,
                b';' if self.is_pair(window, after)? => break None,
                b'=' | b'(' if self.is_next => break None,
                b',' | b';' | b'|' => is_list = true,
                b'@' => at_sign = Some(at),
                // The previous redaction found no password that begins before this secret.
                b'*' if at > self.at && window.is_masked_secret(at)? => break None,
                // A redacted user name may have been a list.
                b':' if (is_list
                    || self.is_next
                    || at_sign.is_some_and(|sign| window.get(self.at..sign) == MASK.as_bytes()))
                    && self.is_scheme(window, after)? =>
                {
                    break None;
                }
                // A plain URL after an encoded one.
                b':' if self.escape > 0 && symbol.length == 1 && plain.is_scheme(window, after)? => {
                    break None;
                }
                b':' => break Some((at, after)),
                _ => {}
            }
            at = after;
        };
        let Some((colon, password)) = colon else {
            self.lone_user(window, policy, at_sign, &mut found);
            return Ok(found);
        };
        if let Some(end) = self.port(window, password, at_sign)? {
            if let Some(separator) = self.symbol(window, end)?.filter(|symbol| is_separator(symbol.byte)) {
                found.next = Some(end + separator.length);
            }
            self.lone_user(window, policy, at_sign, &mut found);
            return Ok(found);
        }
        self.password(window, password, at_sign, searched, &mut found)?;
        if let Some(range) = &found.password {
            let (user, secret) = (window.get(self.at..colon), window.get(range.clone()));
            if policy.all_userinfo || looks_like_token(user) || secret == b"x-oauth-basic" {
                // If an `@` is hidden, an empty password would be read as the start of a longer one.
                let end = if at_sign.is_some() && secret.is_empty() { range.end } else { colon };
                found.user = Some(self.at..end).filter(|user| !user.is_empty());
            }
        } else if found.open.is_none() {
            self.lone_user(window, policy, at_sign, &mut found);
        }
        found.password = found.password.filter(|password| !password.is_empty());
        Ok(found)
    }

    /// Hides the user name before an `@` without a password.
    #[inline]
    fn lone_user(
        &self,
        window: &Window<'_>,
        policy: &RedactPolicy<'_>,
        at_sign: Option<usize>,
        found: &mut Found,
    ) {
        let Some(end) = at_sign.filter(|end| *end > self.at) else { return };
        if policy.all_userinfo
            || self.scheme == SchemeSort::SecretUser
            || looks_like_token(window.get(self.at..end))
        {
            found.user = Some(self.at..end);
        }
    }

    /// True if `name=` begins at `begin`: a parameter of a connection string follows a `;`.
    #[inline]
    pub(super) fn is_pair(&self, window: &Window<'_>, begin: usize) -> Result<bool, Incomplete> {
        let mut at = begin;
        while let Some(symbol) = self.symbol(window, at)?.filter(|_| at - begin < 64) {
            match symbol.byte {
                b'=' => return Ok(at > begin),
                byte if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) => at += symbol.length,
                _ => break,
            }
        }
        Ok(false)
    }

    /// Finds the end of a password that begins at `begin`. `user_sign` is an `@` before it: as in `git@host:path`.
    #[inline]
    fn password(
        &self,
        window: &Window<'_>,
        begin: usize,
        user_sign: Option<usize>,
        searched: &mut Searched,
        found: &mut Found,
    ) -> Result<(), Incomplete> {
        // Redacted text stays redacted, regardless of the text after it.
        let masked = begin + MASK.len();
        if window.get(begin..masked) == MASK.as_bytes() && window.delimiter(masked, b'@')?.is_some() {
            // An `@` at another escape level ends the password of another item.
            let is_own = self.peek(window, masked)? == Some(b'@');
            found.password = is_own.then_some(begin..masked);
            return Ok(());
        }
        let (mut last, mut full): (Option<(usize, usize, Likeness)>, Option<usize>) = (None, None);
        let (mut has_sign, mut blank, mut at) = (false, None, begin.max(searched.without_sign));
        let (mut slash, mut divider) = (searched.slash, searched.divider);
        loop {
            if at - self.at > LIMIT {
                found.open = full.is_none().then_some(begin..at);
                break;
            }
            let Some(symbol) = window.symbol(at, self.escape)? else { break };
            if self.ends(window, at, symbol)? {
                // A blank in a password: the `@` follows on the same line, and no slash precedes it.
                let goes_on = symbol == (Symbol { byte: b' ', length: 1 })
                    && self.escape == 0
                    && !has_sign
                    && user_sign.is_none()
                    && slash <= begin
                    && at > begin
                    && at >= searched.line_without_sign;
                if !goes_on {
                    break;
                }
                blank = blank.or(Some(at));
                at += 1;
                continue;
            }
            let after = at + symbol.length;
            match symbol.byte {
                b'/' if blank.is_some() => break,
                b'/' | b'?' | b'#' if user_sign.is_some() && at < searched.without_host => break,
                b'/' => (slash, divider) = (after, after),
                b'?' | b'#' => divider = after,
                b'@' => {
                    has_sign = true;
                    let (host, end) = self.host(window, after)?;
                    let is_end = match (blank, divider > begin && user_sign.is_some()) {
                        (Some(_), _) => {
                            host == Likeness::Full
                                || (host == Likeness::Name && self.peek(window, end)? == Some(b'/'))
                        }
                        (_, true) => host == Likeness::Full,
                        _ => true,
                    };
                    if is_end {
                        last = Some((at, end, host));
                        full = if host == Likeness::Full { Some(at) } else { full };
                    }
                    if blank.is_some() && is_end {
                        break;
                    }
                }
                b'*' if at > begin && window.is_masked_secret(at)? => break,
                b':' if last.is_some() && self.is_scheme(window, after)? => {
                    // The next URL, if more than its scheme separates it from the `@`.
                    let before = window.lookback(at);
                    let run = before.iter().rev().take_while(|byte| is_of_scheme(**byte)).count();
                    // The digits of a percent-encoding are not part of the scheme.
                    let is_encoded =
                        before.get(..before.len() - run).is_some_and(|rest| rest.ends_with(b"%"));
                    let scheme = run.saturating_sub(if is_encoded { 2 * self.escape } else { 0 });
                    if scheme > 1 && last.is_some_and(|(sign, ..)| sign + 1 < at - scheme) {
                        break;
                    }
                }
                byte if is_separator(byte)
                    && last.is_some_and(|(_, end, host)| end == at && host == Likeness::Full)
                    && self.is_login(window, after)? =>
                {
                    found.next = Some(after);
                    break;
                }
                _ => {}
            }
            at = after;
        }
        if !has_sign {
            searched.without_sign = blank.unwrap_or(at);
            (searched.slash, searched.divider) = (slash, divider);
            searched.line_without_sign = at.max(searched.line_without_sign);
        } else if full.is_none() {
            searched.without_host = blank.unwrap_or(at);
            if blank.is_some() && last.is_none() {
                searched.line_without_sign = at.max(searched.line_without_sign);
            }
        }
        if found.open.is_some() {
            return Ok(());
        }
        found.password = full.or(last.map(|(sign, ..)| sign)).map(|end| begin..end);
        Ok(())
    }

    /// True if `user:password@` begins at `begin`, as a further item of a list.
    #[inline]
    fn is_login(&self, window: &Window<'_>, begin: usize) -> Result<bool, Incomplete> {
        let (mut at, mut has_colon) = (begin, false);
        while let Some(symbol) = self.symbol(window, at)?.filter(|_| at - begin < 512) {
            let after = at + symbol.length;
            match symbol.byte {
                b'@' => return Ok(has_colon),
                b':' if !has_colon && self.is_scheme(window, after)? => return Ok(false),
                b':' => has_colon = true,
                b'/' | b'?' | b'#' | b'=' | b',' | b';' | b'|' if !has_colon => return Ok(false),
                _ => {}
            }
            at = after;
        }
        Ok(false)
    }
}
