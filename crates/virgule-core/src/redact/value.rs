//! The boundaries of the values of parameters: in queries, fragments, and connection strings such as those of JDBC.
//!
//! ```text
//! ?page=2&token=a;b&c=d    ;user=u;password={a;b};x=y    password=a
//!        ││     └┬┘               │         └─┬─┘        │
//!        │name  value             separator   value      no separator: passwords, and the first of several
//!        separator
//! ```
//!
//! RFC 3986 does not define pairs; HTML defines them for form data, and OAuth for fragments (RFC 6749 section 4.2.2).

use super::MASK;
use super::host::{LIMIT, is_shell_quote, may_follow_escaped_quote};
use super::policy::{Name, RedactPolicy, begins_as_token};
use super::window::{
    Escape, Incomplete, MAX_BACKSLASHES, MAX_ESCAPE, Symbol, Window, is_blank, is_of_scheme,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    At(usize),
    /// Not in the bytes up to this offset, more than [`LIMIT`].
    Far(usize),
}

/// The value after the `=` that ends at `begin`, if its name or its first characters make it a secret.
#[derive(Debug, Clone, Copy)]
pub(super) struct SecretValue {
    pub begin: usize,
    escape: Escape,
    /// The character before the name: one of `?&;#!`, or `None` for any other.
    separator: Option<u8>,
    sort: Sort,
}

/// What a value may contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// A password: any delimiter.
    Password,
    /// A session: no delimiter of a URL, because the parameter may be that of a path.
    Session,
    /// A well-known token, whatever its name is: few characters.
    Token,
    Other,
}

impl Sort {
    #[inline]
    fn of(name: &Name) -> Self {
        match () {
            () if name.is_of_password() => Sort::Password,
            () if name.is_of_session() => Sort::Session,
            () => Sort::Other,
        }
    }
}

/// The length of `'\''`.
const SHELL_QUOTE: usize = 4;

/// The maximum number of bytes of a value in quotes or braces.
const MAX_QUOTED: usize = 192;

/// The maximum number of bytes of a name that are read.
const MAX_NAME: usize = 64;

impl SecretValue {
    /// Returns the value after `=` at `equals`, if it is hidden.
    #[inline]
    pub fn secret(
        window: &Window<'_>,
        policy: &RedactPolicy<'_>,
        equals: usize,
        (symbol, escape): (Symbol, Escape),
        unpaired: &mut usize,
    ) -> Result<Option<SecretValue>, Incomplete> {
        let begin = equals + symbol.length;
        let (name, separator) = name(window, equals);
        let value = |separator, sort| SecretValue { begin, escape, separator, sort };
        if policy.hides(&name, separator.is_some()) {
            // `password == x` compares.
            let compares = separator.is_none() && window.byte(begin)? == Some(b'=');
            return Ok((!compares).then(|| value(separator, Sort::of(&name))));
        }
        if escape == 0
            && separator.is_none()
            && policy.hides_first(&name)
            && let Some(after) = separator_after(window, begin, unpaired)?
        {
            return Ok(Some(value(Some(after), Sort::of(&name))));
        }
        // The longest prefix of a token is shorter.
        let mut first = [0; 12];
        for (offset, byte) in first.iter_mut().enumerate() {
            match window.byte(begin + offset)? {
                Some(next) => *byte = next,
                None => break,
            }
        }
        let is_token = begins_as_token(&first) || window.is_masked_value(begin)?;
        Ok(is_token.then(|| value(separator, Sort::Token)))
    }

    #[inline]
    pub fn end(&self, window: &Window<'_>) -> Result<End, Incomplete> {
        // Redacted text stays redacted, regardless of the text after it.
        if window.is_masked_value(self.begin)? {
            return Ok(End::At(self.begin + MASK.len()));
        }
        let quoted = self.quoted(window)?;
        let mut at = quoted.unwrap_or(self.begin);
        while let Some(symbol) = window.symbol(at, self.escape)? {
            if at - self.begin > LIMIT {
                return Ok(End::Far(at));
            }
            let after = at + symbol.length;
            let ends = match symbol.byte {
                byte if self.sort == Sort::Token && !is_of_token(byte) => true,
                b' ' if symbol.length == 1 => !self.goes_on_after_blank(window, at)?,
                byte if symbol.length == 1 && is_blank(byte) => true,
                b'#' => matches!(self.separator, Some(b'?' | b'&')) || self.sort == Sort::Session,
                b'?' => self.sort == Sort::Session,
                b'&' if symbol.length == 1 && self.escape > 0 => true,
                b'&' if self.separator != Some(b';') => true,
                b';' if self.sort != Sort::Password && is_url(window, after)? => true,
                b'&' | b';' => !self.is_continuation(window, after)?,
                b'\'' if is_shell_quote(window, at)? => {
                    at += SHELL_QUOTE;
                    continue;
                }
                b'"' | b'\'' | b'`' | b'>' => window.may_follow_quote(after)?,
                b'\\' if symbol.length == 1 => self.ends_at_backslash(window, at)?,
                b'<' => window.byte(after)? == Some(b'/'),
                b',' | b'|' => is_url(window, after)?,
                byte if !byte.is_ascii() => self.is_of_url(at) && window.is_closing_mark(at)?,
                _ => false,
            };
            if ends {
                break;
            }
            at = after;
        }
        Ok(End::At(if quoted.is_some() { at } else { self.without_closing(window, at) }))
    }

    /// True if the value up to `at` is that of a parameter of a URL, which has fewer characters than a password.
    #[inline]
    fn is_of_url(&self, at: usize) -> bool {
        self.sort != Sort::Password
            && at > self.begin
            && matches!(self.separator, Some(b'?' | b'&' | b'#' | b'!'))
    }

    /// True if the backslash at `at` ends a value in a JSON string: with a line break or a tab after it, with a closing
    /// quote, or with further backslashes and a quote.
    #[inline]
    fn ends_at_backslash(&self, window: &Window<'_>, at: usize) -> Result<bool, Incomplete> {
        for count in 1..=MAX_BACKSLASHES {
            match window.byte(at + count)? {
                Some(b'\\') => {}
                Some(b'"' | b'\'') => return may_follow_escaped_quote(window, at + count + 1),
                Some(b'n' | b'r' | b't') if count == 1 && window.before(at) != Some(b'\\') => {
                    return Ok(self.is_of_url(at) && is_in_json(window, self.begin));
                }
                _ => break,
            }
        }
        Ok(false)
    }

    /// Returns the end without a closing bracket that was not opened in the value, and without the punctuation after it:
    /// `[text](https://h/?token=a)`, `(see https://h/?token=a).`
    #[inline]
    fn without_closing(&self, window: &Window<'_>, end: usize) -> usize {
        let value = window.get(self.begin..end);
        let marks = value.iter().rev().take(2).take_while(|byte| b",.;:!*".contains(byte)).count();
        let Some((last, value)) = value.get(..value.len() - marks).and_then(<[u8]>::split_last) else {
            return end;
        };
        let opening = match last {
            b')' => b'(',
            b']' => b'[',
            b'}' => b'{',
            _ => return end,
        };
        #[cfg(test)]
        crate::work::read(value.len());
        let is_outer = !value.is_empty() && !value.contains(&opening);
        if is_outer { end - marks - 1 } else { end }
    }

    /// Returns the end of a value in braces or quotes in a connection string, or `None` if it has neither.
    #[inline]
    fn quoted(&self, window: &Window<'_>) -> Result<Option<usize>, Incomplete> {
        if !matches!(self.separator, None | Some(b';')) || self.escape > 0 {
            return Ok(None);
        }
        let closing = match window.byte(self.begin)? {
            Some(b'{') => b'}',
            Some(quote @ (b'"' | b'\'')) => quote,
            _ => return Ok(None),
        };
        let mut at = self.begin + 1;
        while let Some(byte) = window.byte(at)?.filter(|byte| *byte >= b' ' && at - self.begin < MAX_QUOTED) {
            #[cfg(test)]
            crate::work::read(1);
            if byte == b'*' && window.is_masked(at) {
                return Ok(None);
            }
            at += 1;
            if byte != closing {
                continue;
            }
            match window.byte(at)? {
                // A closing character within the value is doubled.
                Some(next) if next == closing => at += 1,
                next => {
                    let is_end = next.is_none_or(|next| is_blank(next) || b";&,\"'".contains(&next));
                    return Ok(is_end.then_some(at));
                }
            }
        }
        Ok(None)
    }

    /// True if no `name=` begins at `begin`, so that the separator before it is part of the value.
    #[inline]
    fn is_continuation(&self, window: &Window<'_>, begin: usize) -> Result<bool, Incomplete> {
        let mut at = begin;
        while let Some(symbol) = decoded(window, at)?.filter(|_| at - begin < MAX_NAME) {
            match symbol.byte {
                b'=' => return Ok(false),
                byte if is_of_name(byte) => at += symbol.length,
                b'&' | b';' | b'#' | b'"' | b'\'' | b'`' | b'<' | b'>' => break,
                byte => return Ok(at > begin || !is_blank(byte)),
            }
        }
        Ok(at > begin)
    }

    /// True if a blank is part of the value: in a connection string, if a further pair or the end follows on the line.
    #[inline]
    fn goes_on_after_blank(&self, window: &Window<'_>, blank: usize) -> Result<bool, Incomplete> {
        if self.separator != Some(b';') || self.escape > 0 {
            return Ok(false);
        }
        let mut at = blank;
        while let Some(byte) = window.byte(at)?.filter(|byte| *byte >= b' ' && at - blank < 256) {
            at += 1;
            match byte {
                b';' => {
                    let is_last = window.byte(at)?.is_none_or(|next| next < b' ' || next == b'"');
                    return Ok(is_last || !self.is_continuation(window, at)?);
                }
                b'=' | b'"' | b'\'' | b'<' | b'>' => return Ok(false),
                b'*' if window.is_masked(at - 1) => return Ok(false),
                _ => {}
            }
        }
        Ok(false)
    }
}

/// Returns the `&` after the value that begins at `begin`, or the `;` before `name=`, so that it is the first of several; also `&` if that is
/// undecided after [`LIMIT`] bytes. No value that begins before `unpaired` is the first of several.
#[inline]
fn separator_after(
    window: &Window<'_>,
    begin: usize,
    unpaired: &mut usize,
) -> Result<Option<u8>, Incomplete> {
    let mut at = begin;
    if at < *unpaired {
        return Ok(None);
    }
    while let Some(symbol) = window.symbol(at, 0)? {
        let after = at + symbol.length;
        let ends = match symbol.byte {
            _ if at - begin >= LIMIT => return Ok(Some(b'&')),
            // `code=a&&b` is code.
            b'&' if window.byte(after)? == Some(b'&') => true,
            b'&' => return Ok(Some(b'&')),
            b';' if begins_pair(window, after)? => return Ok(Some(b';')),
            b'\'' if is_shell_quote(window, at)? => {
                at += SHELL_QUOTE;
                continue;
            }
            b'"' | b'\'' | b'`' | b'>' => window.may_follow_quote(after)?,
            b'<' => window.byte(after)? == Some(b'/'),
            // What is masked may have contained one of these.
            b'*' => window.is_masked(at),
            byte => is_blank(byte),
        };
        if ends {
            break;
        }
        at = after;
    }
    *unpaired = at;
    Ok(None)
}

/// True if `name=` begins at `begin`.
#[inline]
fn begins_pair(window: &Window<'_>, begin: usize) -> Result<bool, Incomplete> {
    let mut at = begin;
    while window.byte(at)?.is_some_and(|byte| is_of_name(byte) && at - begin < MAX_NAME) {
        #[cfg(test)]
        crate::work::read(1);
        at += 1;
    }
    Ok(at > begin && window.byte(at)? == Some(b'='))
}

/// True if `at` is within a string of JSON: the last quotation mark before it opens one.
#[inline]
fn is_in_json(window: &Window<'_>, at: usize) -> bool {
    let before = window.lookback(at);
    let Some(quote) = before.iter().rposition(|byte| *byte == b'"') else { return false };
    let opens = |byte: &u8| b":,[{ ".contains(byte);
    before.get(..quote).is_some_and(|rest| rest.last().is_none_or(opens))
}

/// True if a scheme and `://` begin at `begin`.
#[inline]
fn is_url(window: &Window<'_>, begin: usize) -> Result<bool, Incomplete> {
    let mut at = begin;
    while let Some(byte) = window.byte(at)?.filter(|_| at - begin < 32) {
        match byte {
            b':' => {
                return Ok(at > begin
                    && window.byte(at + 1)? == Some(b'/')
                    && window.byte(at + 2)? == Some(b'/'));
            }
            byte if is_of_scheme(byte) => at += 1,
            _ => break,
        }
    }
    Ok(false)
}

/// Returns the name before `=` at `equals`, and its separator.
#[inline]
fn name(window: &Window<'_>, equals: usize) -> (Name, Option<u8>) {
    let equals = window.before_backslashes(equals);
    let before = window.lookback(equals);
    let length = before.iter().rev().take(MAX_NAME).take_while(|byte| is_of_name(**byte)).count();
    let (before, mut run) = before.split_at(before.len() - length);
    let mut separator = before.last().copied();
    // The run begins within an escape of JSON: `\u0026token=`, `\ntoken=`.
    if separator == Some(b'\\') {
        let escaped = Window { bytes: window.get(equals - length - 1..equals), is_last: true };
        match (escaped.symbol(0, 0), run) {
            (Ok(Some(symbol)), _) if symbol.length > 1 => {
                separator = Some(symbol.byte);
                run = run.get(symbol.length - 1..).unwrap_or_default();
            }
            (_, [b'n' | b'r' | b't', rest @ ..]) => (separator, run) = (None, rest),
            _ => {}
        }
    }
    let mut name = Name::new();
    let run = Window { bytes: run, is_last: true };
    let mut at = 0;
    while let Ok(Some(symbol)) = decoded(&run, at) {
        match symbol.byte {
            byte if !is_of_name(byte) && byte.is_ascii() => {
                name.clear();
                separator = Some(byte);
            }
            byte => name.push(byte),
        }
        at += symbol.length;
    }
    (name, separator.filter(|byte| b"?&;#!".contains(byte)))
}

/// Returns the character at `at`, percent-decoded as often as it is encoded.
#[inline]
fn decoded(window: &Window<'_>, at: usize) -> Result<Option<Symbol>, Incomplete> {
    for escape in (1..=MAX_ESCAPE).rev() {
        if let Some(symbol) = window.symbol(at, escape)?.filter(|symbol| symbol.length > 1) {
            return Ok(Some(symbol));
        }
    }
    window.symbol(at, 0)
}

/// True for a byte of a well-known token: letters, digits and what base64 and encodings have.
#[inline]
fn is_of_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.~+/=%".contains(&byte)
}

/// True for a byte of a name as written.
#[inline]
fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.$%[]~".contains(&byte)
}
