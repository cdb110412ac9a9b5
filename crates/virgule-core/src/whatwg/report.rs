//! The divergences of a text, part by part.

use super::host::{self, WhatwgHost};
use super::kind::DivergenceKind;
use super::part::{CharacterContext, Part, character_divergences, escape, is_dropped};
use super::read::{Class, Port, Reading};
use super::{Divergence, Grammar};

/// Returns all divergences in a text that a WHATWG parser accepts, except at the ends and for dropped characters.
#[inline]
pub(super) fn report(reading: Reading<'_>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone {
    scheme(reading)
        .into_iter()
        .chain(slashes(reading))
        .chain(userinfo(reading, grammar))
        .chain(host(reading, grammar))
        .chain(port(reading))
        .chain(path(reading, grammar))
        .chain(character_divergences(
            reading.query.rest(),
            CharacterContext::Query { special: reading.class.is_special() },
            grammar,
        ))
        .chain(character_divergences(reading.fragment.rest(), CharacterContext::Fragment, grammar))
}

#[inline]
fn scheme(reading: Reading<'_>) -> Option<Divergence> {
    let is_upper = reading.scheme.chars().any(|(_, c)| c.is_ascii_uppercase());
    is_upper.then(|| Divergence::over(reading.scheme, DivergenceKind::SchemeCase))
}

/// Reports the slashes before the authority: a wrong number of them, and slashes written as `\`.
#[inline]
fn slashes(reading: Reading<'_>) -> impl Iterator<Item = Divergence> + Clone {
    let slashes = reading.slashes;
    let count = slashes.chars().count();
    let kind = match reading.class {
        Class::Special(_) if count < 2 => Some(DivergenceKind::MissingSlashes),
        Class::Special(_) | Class::Relative if count > 2 => Some(DivergenceKind::ExtraSlashes),
        Class::File if !reading.authority => match reading.path.first() {
            Some(first) if !reading.class.is_slash(first) => Some(DivergenceKind::FileRootless),
            _ => Some(DivergenceKind::FileWithoutAuthority),
        },
        Class::File if reading.path.split(|c| reading.class.is_slash(c)).0.drive_letter().is_some() => {
            Some(DivergenceKind::DriveLetterHost)
        }
        _ => None,
    };
    let number = kind.map(|kind| Divergence::over(slashes, kind));
    let backslashes = slashes.chars().filter(|&(_, c)| c == '\\');
    number.into_iter().chain(backslashes.map(|(at, c)| Divergence::at(at, c, DivergenceKind::Backslash)))
}

/// Reports empty parts of the userinfo, which the serializer removes in `http://@h`, `http://:@h` and `http://a:@h`,
/// and the divergences of its characters.
#[inline]
fn userinfo(reading: Reading<'_>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone {
    let userinfo = reading.userinfo.into_iter();
    userinfo.flat_map(move |userinfo| {
        // Only the first colon separates the password from the user name.
        let (user, password) = userinfo.split(|c| c == ':');
        let dropped = match (user.is_empty(), password.rest().is_empty()) {
            (true, true) => Some(Divergence::over(userinfo, DivergenceKind::EmptyUserinfo)),
            (false, true) if !password.is_empty() => {
                Some(Divergence::over(password, DivergenceKind::EmptyUserinfo))
            }
            _ => None,
        };
        let characters = |part| character_divergences(part, CharacterContext::Userinfo, grammar);
        let found = characters(user).chain(dropped).chain(characters(password.rest()));
        found.map(|found| match found.kind {
            DivergenceKind::Encoded('@') => Divergence { kind: DivergenceKind::AtInUserinfo, ..found },
            _ => found,
        })
    })
}

#[inline]
fn host(reading: Reading<'_>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone {
    reading.host.into_iter().flat_map(move |host| {
        let (part, context) = match host {
            WhatwgHost::Opaque(part) => (part, Some(CharacterContext::OpaqueHost)),
            WhatwgHost::Domain(part) => (part, Some(CharacterContext::Domain)),
            // The characters of an address are not reported individually. The result of IDNA is unknown.
            WhatwgHost::Ipv6(part, _) | WhatwgHost::Ipv4(part, _) | WhatwgHost::Idna(part) => (part, None),
        };
        let whole = whole_host(host, reading.class).into_iter().flatten();
        let characters =
            context.into_iter().flat_map(move |context| character_divergences(part, context, grammar));
        whole.map(move |kind| Divergence::over(part, kind)).chain(characters)
    })
}

#[inline]
fn whole_host(host: WhatwgHost<'_>, class: Class) -> [Option<DivergenceKind>; 3] {
    match host {
        WhatwgHost::Ipv6(part, address) => {
            [(!host::is_usual(part, address)).then_some(DivergenceKind::Ipv6Form), None, None]
        }
        // Both parsers read an `IPv4address` of RFC 3986 identically.
        WhatwgHost::Ipv4(part, address) if part.raw().parse() == Ok(address) => [None; 3],
        WhatwgHost::Ipv4(_, address) => [Some(DivergenceKind::NumericHost(address)), None, None],
        WhatwgHost::Idna(_) => [Some(DivergenceKind::NonAsciiHost), None, None],
        WhatwgHost::Opaque(_) => [None; 3],
        WhatwgHost::Domain(part) => {
            let is_encoded = part.chars().any(|(_, c)| c == '%');
            let is_upper = host::decoded(part).any(|(_, byte)| byte.is_ascii_uppercase());
            let spelling = match class == Class::File && host::is_localhost(part) {
                true => Some(DivergenceKind::Localhost),
                false => is_upper.then_some(DivergenceKind::HostCase),
            };
            let punycode = host::has_punycode(part).then_some(DivergenceKind::Punycode);
            [is_encoded.then_some(DivergenceKind::DecodedHost), punycode, spelling]
        }
    }
}

/// Reports an empty port, the default port, or a port with leading zeros, which `port = *DIGIT` of RFC 3986 allows.
#[inline]
fn port(reading: Reading<'_>) -> Option<Divergence> {
    let port = reading.port?;
    let has_zeros = port.first() == Some('0') && port.chars().nth(1).is_some();
    let kind = match (Port::read(port), reading.class) {
        (Port::Refused, _) => return None,
        (Port::Empty, _) => DivergenceKind::EmptyPort,
        (Port::Number(number), Class::Special(default)) if number == default => DivergenceKind::DefaultPort,
        _ if has_zeros => DivergenceKind::LeadingZeros,
        _ => return None,
    };
    Some(Divergence::over(port, kind))
}

/// Reports the segments that a WHATWG parser removes or changes (URL standard, section 4.4, path state).
///
/// ```text
/// /a/./b        /a/b      also removed by RFC 3986, by resolution (section 5.2.4), but not by parsing
/// /a/%2E%2e/b   /b        an ordinary segment for RFC 3986
/// /a\..\b       /b        if the scheme is special
/// /C|/a         /C:/a     the first segment of a `file` path
/// ```
#[inline]
fn path(reading: Reading<'_>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone {
    let Reading { class, path, .. } = reading;
    let is_opaque = class == Class::Other && path.first().is_some_and(|c| c != '/');
    let is_empty = path.is_empty() && (reading.authority || class == Class::File) && class.is_special();
    let empty = is_empty.then(|| Divergence::over(path, DivergenceKind::EmptyPath));
    let opaque = is_opaque.then(|| opaque(reading, grammar));
    let segments = (!is_opaque).then(|| segments(reading, grammar));
    empty.into_iter().chain(opaque.into_iter().flatten()).chain(segments.into_iter().flatten())
}

/// Opaque path state: characters that the grammar allows are not changed. Only a space before `?` or `#` is encoded.
#[inline]
fn opaque<'a>(reading: Reading<'a>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone + use<'a> {
    let goes_on = !reading.query.is_empty() || !reading.fragment.is_empty();
    let last = reading.path.chars().last().filter(|_| goes_on);
    character_divergences(reading.path, CharacterContext::OpaquePath, grammar).map(move |found| {
        match (found.kind, last) {
            (DivergenceKind::Kept(' '), Some((at, _))) if at == found.offset => {
                Divergence { kind: DivergenceKind::Encoded(' '), ..found }
            }
            _ => found,
        }
    })
}

#[derive(Clone, Copy)]
struct PathSegment<'a> {
    part: Part<'a>,
    slash: Option<(usize, char)>,
    /// The number of preceding segments that remain in the path.
    depth: usize,
}

#[inline]
fn segments<'a>(
    reading: Reading<'a>,
    grammar: Grammar,
) -> impl Iterator<Item = Divergence> + Clone + use<'a> {
    let Reading { class, path, .. } = reading;
    let is_rooted = path.first().is_some_and(|c| class.is_slash(c));
    let root = path.chars().next().filter(|_| is_rooted);
    let ends_host =
        if reading.authority { DivergenceKind::BackslashEndsHost } else { DivergenceKind::Backslash };
    let root = backslash(root, ends_host);
    let first = if class == Class::Relative && !is_rooted && !reading.authority {
        CharacterContext::FirstSegment
    } else {
        CharacterContext::PathSegment
    };
    let mut is_first = true;
    let changed = split(if is_rooted { path.rest() } else { path }, class).flat_map(move |segment| {
        let context = if core::mem::take(&mut is_first) { first } else { CharacterContext::PathSegment };
        let is_drive = class == Class::File && segment.depth == 0 && segment.part.drive_letter().is_some();
        let characters =
            character_divergences(segment.part, context, grammar).map(move |found| match found.kind {
                DivergenceKind::Kept('|') if is_drive => {
                    Divergence { kind: DivergenceKind::DriveLetter, ..found }
                }
                _ => found,
            });
        // Resolution by RFC 3986 also removes `.` and `..` from a reference.
        let dots = dots(segment.part).and_then(|(_, is_encoded)| match is_encoded {
            true => Some(DivergenceKind::EncodedDotSegment),
            false => (class != Class::Relative).then_some(DivergenceKind::DotSegment),
        });
        let dots = dots.map(|kind| Divergence::over(segment.part, kind));
        dots.into_iter().chain(characters).chain(backslash(segment.slash, DivergenceKind::Backslash))
    });
    root.into_iter().chain(changed)
}

/// Returns the segments of a path. An empty path has one segment, which is empty.
#[inline]
fn split(path: Part<'_>, class: Class) -> impl Iterator<Item = PathSegment<'_>> + Clone {
    let (mut rest, mut depth, mut has_drive) = (Some(path), 0, false);
    core::iter::from_fn(move || {
        let (part, behind) = rest?.split(|c| class.is_slash(c));
        let slash = behind.chars().next();
        rest = slash.map(|_| behind.rest());
        let segment = PathSegment { part, slash, depth };
        match dots(part) {
            Some((1, _)) => {}
            // A drive letter is never removed (algorithm "shorten" of the standard).
            Some(_) if depth == 1 && has_drive => {}
            Some(_) => depth = depth.saturating_sub(1),
            None => {
                has_drive |= class == Class::File && depth == 0 && part.drive_letter().is_some();
                depth += 1;
            }
        }
        Some(segment)
    })
}

/// Returns the number of dots of a dot segment, 1 or 2, and true if one is written as `%2e`, or `None` otherwise.
#[inline]
fn dots(part: Part<'_>) -> Option<(usize, bool)> {
    let (mut count, mut is_encoded) = (0, false);
    let mut chars = part.chars();
    while let Some((_, c)) = chars.next() {
        match c {
            '.' => {}
            '%' if escape(chars.clone()) == Some(b'.') => {
                is_encoded = true;
                chars.nth(1);
            }
            _ => return None,
        }
        count += 1;
        if count > 2 {
            return None;
        }
    }
    (count > 0).then_some((count, is_encoded))
}

#[inline]
fn backslash(slash: Option<(usize, char)>, kind: DivergenceKind) -> Option<Divergence> {
    slash.filter(|&(_, c)| c == '\\').map(|(at, c)| Divergence::at(at, c, kind))
}

/// Reports runs of tabs and newlines.
#[inline]
pub(super) fn dropped(text: Part<'_>) -> impl Iterator<Item = Divergence> + Clone {
    let mut rest = text;
    core::iter::from_fn(move || {
        let raw = rest.raw();
        let begin = raw.find(is_dropped)?;
        let tail = raw.split_at_checked(begin)?.1;
        let length = tail.find(|c| !is_dropped(c)).unwrap_or(tail.len());
        let offset = rest.begin() + begin;
        rest = rest.split_at(offset + length).1;
        Some(Divergence { offset, length, kind: DivergenceKind::Dropped })
    })
}
