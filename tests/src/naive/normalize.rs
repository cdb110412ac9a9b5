//! Normalization as RFC 3986 section 6.2 describes it, with each component separately.
//!
//! A text is split into characters and percent-encoded octets, which are normalized one by one.

use super::resolve::{guarded, remove_dot_segments};
use super::split::{Inner, Split, split};
use std::collections::BTreeMap;
use std::net::Ipv6Addr;
use std::sync::LazyLock;
use virgule::{Normalization, NormalizationStep};
use virgule_compiler::grammars::GRAMMARS;

/// Default ports, from the documents of the schemes.
const DEFAULT_PORTS: [(&str, u64); 12] = [
    ("coap", 5683),
    ("coaps", 5684),
    ("ftp", 21),
    ("http", 80),
    ("https", 443),
    ("ldap", 389),
    ("ldaps", 636),
    ("news", 119),
    ("nntp", 119),
    ("telnet", 23),
    ("ws", 80),
    ("wss", 443),
];

/// Schemes whose empty path is equivalent to `/`.
const ROOTED: [&str; 10] = ["coap", "coaps", "ftp", "http", "https", "ldap", "ldaps", "telnet", "ws", "wss"];

/// The text normalized by `steps`; if `iri`, characters beyond ASCII are decoded.
pub fn normalize(text: &str, steps: Normalization, iri: bool) -> String {
    let split = split(text);
    let known = split.scheme.map(str::to_ascii_lowercase);
    let read = |part: &str, lower| read(part, steps, iri, lower);
    let scheme = split.scheme.map(|scheme| read(scheme, steps.contains(NormalizationStep::SchemeCase)));
    let authority = split.inner().map(|inner| {
        let userinfo = inner.userinfo.map(|userinfo| read(userinfo, false));
        let host = host(inner.host, steps, iri);
        let says_nothing = |port: &&str| port.is_empty() || is_default(port, known.as_deref());
        let port =
            inner.port.filter(|port| !(steps.contains(NormalizationStep::DefaultPort) && says_nothing(port)));
        Inner { userinfo: userinfo.as_deref(), host: &host, port }.join()
    });
    let path = path(&split, known.as_deref(), steps, iri);
    let query = split.query.map(|query| read(query, false));
    let fragment = split.fragment.map(|fragment| read(fragment, false));
    let (scheme, authority) = (scheme.as_deref(), authority.as_deref());
    Split { scheme, authority, path: &path, query: query.as_deref(), fragment: fragment.as_deref() }.join()
}

/// True if `port` is the default port of a scheme, compared as a number (section 6.2.3).
fn is_default(port: &str, scheme: Option<&str>) -> bool {
    let known = || DEFAULT_PORTS.iter().find(|(name, _)| Some(*name) == scheme).map(|(_, number)| *number);
    let default = known().or_else(|| word_of(scheme?, "default-port")?.parse().ok());
    default.is_some_and(|number| port.parse() == Ok(number))
}

/// True if an empty path after an authority is equivalent to `/` for the scheme.
fn is_rooted(scheme: &str) -> bool {
    ROOTED.contains(&scheme) || word_of(scheme, "empty-path") == Some("/")
}

/// The argument of a directive in the section of a scheme. The tables above do not contain the schemes of new grammars.
fn word_of(scheme: &str, directive: &str) -> Option<&'static str> {
    /// The arguments of directives by scheme and directive, read from the grammar files line by line.
    static WORDS: LazyLock<BTreeMap<(&str, &str), &str>> = LazyLock::new(|| {
        let mut words = BTreeMap::new();
        for (_, text) in GRAMMARS {
            let mut section = "";
            let directives = text.lines().filter_map(|line| line.strip_prefix(";! ")?.split_once(' '));
            for (name, word) in directives {
                match name {
                    "scheme" => section = word.trim(),
                    "kind" => section = "",
                    _ => drop(words.insert((section, name), word.trim())),
                }
            }
        }
        words
    });
    WORDS.get(&(scheme, directive)).copied()
}

/// Normalizes a path by sections 6.2.2.3 and 6.2.3; dot segments are recognized after decoding.
fn path(split: &Split<'_>, scheme: Option<&str>, steps: Normalization, iri: bool) -> String {
    let rooted = scheme.is_some_and(is_rooted) && split.authority.is_some();
    if split.path.is_empty() && rooted && steps.contains(NormalizationStep::EmptyPath) {
        return "/".to_string();
    }
    let path = read(split.path, steps, iri, false);
    match split.scheme {
        Some(_) if !steps.contains(NormalizationStep::DotSegments) => path,
        Some(_) if steps.contains(NormalizationStep::PercentDecoding) => {
            guarded(split.authority, remove_dot_segments(&path))
        }
        Some(_) => guarded(split.authority, remove_literal_dot_segments(&path)),
        None => path,
    }
}

/// Removes dot segments by section 5.2.4 from a path in which `%2E` stays encoded, but may be decoded later. A `.` is
/// removed. A `..` is removed together with the previous segment, unless either may become a dot segment by decoding. A
/// `..` without a previous segment is removed alone.
fn remove_literal_dot_segments(path: &str) -> String {
    let is_dots = |segment: &str| matches!(&*segment.to_lowercase().replace("%2e", "."), "." | "..");
    let (mut rooted, mut rest) = (false, path);
    // A leading `../` or `./` is removed with its slash.
    loop {
        rest = match rest.split_once('/') {
            Some(("." | "..", behind)) => behind,
            None if matches!(rest, "." | "..") => return String::new(),
            _ => break,
        };
    }
    if let Some(behind) = rest.strip_prefix('/') {
        (rooted, rest) = (true, behind);
    }
    // In a rootless path, decoding may change the first segment.
    let holds = |kept: &[&str], rooted: bool| !rooted && kept.first().is_some_and(|first| is_dots(first));
    let mut kept: Vec<&str> = Vec::new();
    let mut directory = false;
    for segment in rest.split('/') {
        directory = false;
        match (segment, kept.last()) {
            (".", _) => directory = true,
            ("..", Some(last)) if is_dots(last) || holds(&kept, rooted) => kept.push(segment),
            ("..", _) => {
                kept.pop();
                // A slash precedes all segments but the first.
                rooted |= kept.is_empty();
                directory = true;
            }
            _ => kept.push(segment),
        }
    }
    if directory {
        kept.push("");
    }
    format!("{}{}", if rooted { "/" } else { "" }, kept.join("/"))
}

fn host(host: &str, steps: Normalization, iri: bool) -> String {
    let literal = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    match literal.and_then(|literal| Some((literal, literal.parse().ok()?))) {
        Some((literal, address)) if steps.contains(NormalizationStep::Ipv6) => {
            format!("[{}]", rfc5952(address, literal))
        }
        _ => read(host, steps, iri, steps.contains(NormalizationStep::HostCase)),
    }
}

/// The text of an address by RFC 5952: that of the standard library, except for dotted decimals.
pub fn rfc5952(address: Ipv6Addr, written: &str) -> String {
    let groups = address.segments();
    let [.., a, b, c, d] = address.octets();
    let dots = match groups {
        [0, 0, 0, 0, 0, 0xFFFF, _, _] => return format!("::ffff:{a}.{b}.{c}.{d}"),
        [0, 0, 0, 0, 0xFFFF, 0, _, _] | [0x64, 0xFF9B, 0, 0, 0, 0, _, _] => true,
        _ => written.contains('.'),
    };
    if !dots {
        return address.to_string();
    }
    // The last two groups are nonzero, so no run of zeros extends beyond the sixth group.
    let [g0, g1, g2, g3, g4, g5, ..] = groups;
    let text = Ipv6Addr::new(g0, g1, g2, g3, g4, g5, 0xEEEE, 0xEEEE).to_string();
    format!("{}{a}.{b}.{c}.{d}", text.strip_suffix("eeee:eeee").expect("those two groups"))
}

/// A character, or a percent-encoded octet.
enum Piece<'a> {
    Character(char),
    Octet(u8, &'a str),
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while let Some(character) = rest.chars().next() {
        let octet = rest.get(1..3).filter(|_| character == '%');
        match octet.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(octet) => pieces.push(Piece::Octet(octet, &rest[..3])),
            None => pieces.push(Piece::Character(character)),
        }
        rest = &rest[if octet.is_some() { 3 } else { character.len_utf8() }..];
    }
    pieces
}

/// A component normalized by `steps`; `lower` converts letters to lower case.
pub fn read(text: &str, steps: Normalization, iri: bool, lower: bool) -> String {
    let (pieces, mut result) = (pieces(text), String::new());
    let small = |character: char| if lower { character.to_ascii_lowercase() } else { character };
    let mut at = 0;
    while let Some(piece) = pieces.get(at) {
        at += 1;
        match piece {
            Piece::Character(character) => result.push(small(*character)),
            Piece::Octet(_, written) => match decoded(&pieces[at - 1..]) {
                Some((character, count))
                    if steps.contains(NormalizationStep::PercentDecoding)
                        && stands_for_itself(character, iri) =>
                {
                    result.push(small(character));
                    at += count - 1;
                }
                _ if steps.contains(NormalizationStep::PercentCase) => {
                    result += &written.to_ascii_uppercase()
                }
                _ => result += written,
            },
        }
    }
    result
}

/// The first character of UTF-8 octets, and its number of octets; `None` if the octets are invalid.
fn decoded(pieces: &[Piece<'_>]) -> Option<(char, usize)> {
    let octets = pieces.iter().map_while(|piece| match piece {
        Piece::Octet(octet, _) => Some(*octet),
        Piece::Character(_) => None,
    });
    let octets: Vec<u8> = octets.take(4).collect();
    (1..=octets.len()).find_map(|count| {
        let character = str::from_utf8(&octets[..count]).ok()?.chars().next()?;
        Some((character, count))
    })
}

/// True for `unreserved` (RFC 3986 section 2.3), in an IRI for `iunreserved` (RFC 3987 section 2.2) except for the formatting
/// characters that section 4.1 forbids.
pub fn stands_for_itself(character: char, iri: bool) -> bool {
    // LRM, RLM, LRE, RLE, PDF, LRO, RLO.
    const FORMATTING: [u32; 7] = [0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E];
    let code = u32::from(character);
    // RFC 3987, section 2.2: of the planes 1 to 13 all but the last two characters.
    let ucschar = match code {
        0xA0..=0xD7FF | 0xF900..=0xFDCF | 0xFDF0..=0xFFEF | 0xE_1000..=0xE_FFFD => true,
        _ => (1..=0xD).contains(&(code >> 16)) && code & 0xFFFF <= 0xFFFD,
    };
    character.is_ascii_alphanumeric()
        || "-._~".contains(character)
        || (iri && ucschar && !FORMATTING.contains(&code))
}

/// Percent-decodes a text; a `%` without two digits stays.
pub fn percent_decoded(text: &str) -> Vec<u8> {
    let mut rest = text.as_bytes();
    let mut decoded = Vec::new();
    while let [byte, behind @ ..] = rest {
        let digits = behind.get(..2).filter(|two| *byte == b'%' && two.iter().all(u8::is_ascii_hexdigit));
        let escaped = digits.and_then(|two| u8::from_str_radix(str::from_utf8(two).ok()?, 16).ok());
        decoded.push(escaped.unwrap_or(*byte));
        rest = &behind[if escaped.is_some() { 2 } else { 0 }..];
    }
    decoded
}
