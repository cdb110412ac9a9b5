//! Splits a text as the basic URL parser of the standard does (section 4.4), in one pass and without its states.
//!
//! ```text
//!             scheme  slashes   userinfo    host   port  path   query  fragment
//! special     http    : // (any) user:pw@   a.com  :80   /b\c   ?q     #f
//! file        file    : //                  host         /C|/d  ?q     #f
//! another     foo     : //      user:pw@    host   :80   /b     ?q     #f
//! opaque      mailto  :                                  a@b    ?q     #f
//! ```
//!
//! A reference without a scheme is read with a base whose scheme is `http` or `https`.

use super::Divergence;
use super::host::{self, WhatwgHost};
use super::kind::DivergenceKind;
use super::part::Part;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// A special scheme other than `file`, with its default port.
    Special(u16),
    File,
    Other,
    /// The text has no scheme.
    Relative,
}

impl Class {
    /// True if `\` is a slash and the host is a domain.
    #[inline]
    pub(super) fn is_special(self) -> bool {
        self != Class::Other
    }

    #[inline]
    fn of(scheme: Part<'_>) -> Self {
        let special = [("http", 80), ("https", 443), ("ws", 80), ("wss", 443), ("ftp", 21)];
        let found = special.iter().find(|(name, _)| scheme.is_ignoring_case(name));
        match found {
            Some(&(_, port)) => Class::Special(port),
            None if scheme.is_ignoring_case("file") => Class::File,
            None => Class::Other,
        }
    }

    /// True if a character separates segments of a path.
    #[inline]
    pub(super) fn is_slash(self, c: char) -> bool {
        c == '/' || (c == '\\' && self.is_special())
    }
}

/// The parts of a text, without the delimiters between them.
#[derive(Clone, Copy)]
pub(super) struct Reading<'a> {
    pub(super) class: Class,
    /// The scheme; empty if there is none.
    pub(super) scheme: Part<'a>,
    /// The slashes between the scheme and the authority. If no authority follows, the slashes at this position.
    pub(super) slashes: Part<'a>,
    pub(super) userinfo: Option<Part<'a>>,
    /// The host; `None` if it is absent or empty.
    pub(super) host: Option<WhatwgHost<'a>>,
    pub(super) port: Option<Part<'a>>,
    /// The path, with the slash before it.
    pub(super) path: Part<'a>,
    /// The query, with the `?`.
    pub(super) query: Part<'a>,
    /// The fragment, with the `#`.
    pub(super) fragment: Part<'a>,
    /// True if slashes precede the host, even if it is empty, as in `file:///`.
    pub(super) authority: bool,
}

/// Reads `text`, which has no spaces at its ends. The error is the divergence that makes the parser fail.
#[inline]
pub(super) fn read(text: Part<'_>) -> Result<Reading<'_>, Divergence> {
    let (scheme, rest) = scheme(text);
    let (rest, fragment) = rest.split(|c| c == '#');
    let (rest, query) = rest.split(|c| c == '?');
    let class = scheme.map_or(Class::Relative, Class::of);
    let (slashes, rest) = slashes(class, rest);
    let (none, _) = rest.split_at(rest.begin());
    let mut reading = Reading {
        class,
        scheme: scheme.unwrap_or(none),
        slashes,
        userinfo: None,
        host: None,
        port: None,
        path: rest,
        query,
        fragment,
        authority: match class {
            Class::Special(_) => true,
            _ => slashes.chars().nth(1).is_some(),
        },
    };
    if reading.authority {
        let (authority, path) = rest.split(|c| class.is_slash(c));
        // `file://C:/` has no host (file host state).
        let is_drive = class == Class::File && authority.drive_letter().is_some();
        if !is_drive {
            reading.path = path;
            reading.authority(authority)?;
        }
    }
    Ok(reading)
}

/// Scheme start state and scheme state: `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` and a colon. Returns the scheme
/// and the text after the colon.
#[inline]
fn scheme(text: Part<'_>) -> (Option<Part<'_>>, Part<'_>) {
    let in_scheme = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
    let (scheme, rest) = text.split(|c| !in_scheme(c));
    match (scheme.first(), rest.first()) {
        (Some(first), Some(':')) if first.is_ascii_alphabetic() => (Some(scheme), rest.rest()),
        _ => (None, text),
    }
}

/// Returns the slashes before an authority: any number if the scheme is special, otherwise two or none.
#[inline]
fn slashes(class: Class, rest: Part<'_>) -> (Part<'_>, Part<'_>) {
    let all = rest.split(|c| !class.is_slash(c));
    let two = rest.split_at(rest.rest().rest().begin());
    let count = all.0.chars().count();
    match class {
        Class::Special(_) => all,
        Class::Relative if count >= 2 => all,
        Class::File | Class::Other if count >= 2 => two,
        _ => rest.split_at(rest.begin()),
    }
}

impl<'a> Reading<'a> {
    /// Authority state, host state and port state: `userinfo@host:port`, up to the last `@`.
    #[inline]
    fn authority(&mut self, authority: Part<'a>) -> Result<(), Divergence> {
        let last = authority.chars().filter(|&(_, c)| c == '@').last().map(|(at, _)| at);
        let host = match last {
            // A `file` URL has no credentials and no port: `@` and `:` are forbidden characters of its host.
            Some(at) if self.class != Class::File => {
                let (userinfo, rest) = authority.split_at(at);
                self.userinfo = Some(userinfo);
                rest.rest()
            }
            _ => authority,
        };
        let (host, port) =
            if self.class == Class::File { host.split(|_| false) } else { host_and_port(host) };
        if host.is_empty() {
            let needed = matches!(self.class, Class::Special(_) | Class::Relative);
            return match needed || last.is_some() || !port.is_empty() {
                true => Err(Divergence::over(host, DivergenceKind::EmptyHost)),
                false => Ok(()),
            };
        }
        self.host = Some(host::read(host, self.class.is_special())?);
        if !port.is_empty() {
            self.port = Some(port.rest());
            if Port::read(port.rest()) == Port::Refused {
                return Err(Divergence::over(port.rest(), DivergenceKind::PortRefused));
            }
        }
        Ok(())
    }
}

/// Splits an authority without userinfo into the host and `:port`. The colon is the first one outside of brackets.
#[inline]
fn host_and_port(part: Part<'_>) -> (Part<'_>, Part<'_>) {
    let mut inside = false;
    let colon = part.chars().find(|&(_, c)| {
        inside = if inside { c != ']' } else { c == '[' };
        c == ':' && !inside
    });
    part.split_at(colon.map_or(part.end(), |(at, _)| at))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Port {
    /// The port has no digits, which is equivalent to an absent port.
    Empty,
    /// The port is this number.
    Number(u16),
    /// The port contains characters other than digits, or is above 65535.
    Refused,
}

impl Port {
    #[inline]
    pub(super) fn read(port: Part<'_>) -> Self {
        let mut digits = port.chars().map(|(_, c)| c.to_digit(10)).peekable();
        if digits.peek().is_none() {
            return Port::Empty;
        }
        let number =
            digits.try_fold(0u16, |sum, digit| sum.checked_mul(10)?.checked_add(u16::try_from(digit?).ok()?));
        number.map_or(Port::Refused, Port::Number)
    }
}
