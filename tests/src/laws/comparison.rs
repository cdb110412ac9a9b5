//! Laws of equivalence: two texts are equivalent at a level of the ladder if and only if the steps of that level
//! normalize them to the same text; texts that are equivalent at one level are equivalent at all less strict levels;
//! the relation is symmetric. Changes that preserve equivalence lead to equivalent texts, and other changes do not.

use super::Outcome;
use super::text::{Text, Type};
use crate::naive::normalize::{normalize, stands_for_itself};
use crate::naive::split::{Inner, Split, split};
use crate::random::Random;
use crate::{holds, of_every_type};
use std::net::Ipv6Addr;
use virgule::Equivalence;

const LEVELS: [Equivalence; 3] = [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme];

/// Checks the laws on two texts, as each type of which both are texts.
pub fn of_every_type(one: &str, other: &str) -> Outcome {
    of_every_type!(of(one, other))
}

fn of<T: Type>(one: &str, other: &str) -> Outcome {
    let (Ok(left), Ok(right)) = (T::Borrowed::parse(one), T::Borrowed::parse(other)) else { return Ok(()) };
    pair(left, right).map_err(|wrong| format!("{} {one:?} and {other:?}: {wrong}", T::Borrowed::NAME))
}

fn pair<'a, T: Text<'a>>(left: T, right: T) -> Outcome {
    let (one, other) = (left.as_str(), right.as_str());
    let mut first = None;
    for equivalence in LEVELS {
        let normal = |text| normalize(text, equivalence.normalization(), T::IRI);
        let expected = normal(one) == normal(other);
        holds!(left.is_equivalent(&right, equivalence) == expected, "{equivalence} should be {expected}");
        holds!(
            right.is_equivalent(&left, equivalence) == expected,
            "{equivalence} should be {expected} in this order too"
        );
        holds!(expected || first.is_none(), "equal below {equivalence}, and not there");
        first = first.or(expected.then_some(equivalence));
        // The differences contain only components that differ, and at least one if the texts differ.
        let why = left.differences(&right, equivalence);
        let made_equal = expected && one != other;
        holds!(!made_equal || !why.is_empty(), "on {equivalence}, but nothing says why");
        let (left, right) = (left.components()?, right.components()?);
        for (_, component) in why.iter() {
            let number = component as usize;
            holds!(left[number] != right[number], "{component} is the same, but {why}");
        }
    }
    holds!(left.equivalence(&right) == first, "{:?}, not {first:?}", left.equivalence(&right));
    holds!(right.equivalence(&left) == first, "{:?} in this order", right.equivalence(&left));
    // `==`, order and hash of the values are those of the bytes.
    holds!((left == right) == (one == other), "`==`");
    holds!(left.cmp(&right) == one.cmp(other), "order");
    holds!(left != right || left.hashed() == right.hashed(), "hash");
    Ok(())
}

/// Compares a text with mutations of it by one to three changes.
pub fn of_mutations(random: &mut Random, text: &str) -> Outcome {
    let mut equal = text.to_string();
    let mut equivalence = Equivalence::String;
    for _ in 0..1 + random.below(3) {
        let Some((next, least)) = equivalent(random, &equal) else { continue };
        (equal, equivalence) = (next, equivalence.max(least));
    }
    of_every_type(text, &equal)?;
    at_most(text, &equal, equivalence)?;
    let other = unequal(random, &equal);
    of_every_type(text, &other)?;
    let iri = |text| virgule::IriRef::parse(text).map_err(|error| format!("{text:?}: {error}"));
    let found = iri(text)?.equivalence(iri(&other)?);
    holds!(found.is_none(), "{text:?} and {other:?} are equal by {found:?}");
    Ok(())
}

/// Checks that two texts are equivalent at `equivalence` or at a stricter level.
fn at_most(one: &str, other: &str, equivalence: Equivalence) -> Outcome {
    let iri = |text| virgule::IriRef::parse(text).map_err(|error| format!("{text:?}: {error}"));
    let found = iri(one)?.equivalence(iri(other)?);
    holds!(
        found.is_some_and(|found| found <= equivalence),
        "{one:?} and {other:?}: {found:?}, not {equivalence}"
    );
    Ok(())
}

/// An equivalent text, and the strictest level at which it is equivalent; `None` if the random change cannot be
/// applied.
fn equivalent(random: &mut Random, text: &str) -> Option<(String, Equivalence)> {
    let parts = split(text);
    let changed = match random.below(8) {
        0 => (Split { scheme: Some(&swapped(random, parts.scheme?)?), ..parts }.join(), Equivalence::Syntax),
        1 => (
            with_inner(&parts, Inner { host: &swapped(random, parts.inner()?.host)?, ..parts.inner()? }),
            Equivalence::Syntax,
        ),
        2 => (encoded(random, &parts)?, Equivalence::Syntax),
        3 => (other_digit(text)?, Equivalence::Syntax),
        4 => (with_dots(random, &parts)?, Equivalence::Syntax),
        5 => (with_port(random, &parts)?, Equivalence::Scheme),
        6 => (with_path(&parts)?, Equivalence::Scheme),
        _ => (with_long_address(&parts)?, Equivalence::Scheme),
    };
    Some(changed)
}

/// The characters of a component outside of percent-encodings, with their offsets.
fn outside(part: &str) -> Vec<(usize, char)> {
    let mut end = 0;
    let mut characters = Vec::new();
    for (at, character) in part.char_indices() {
        if character == '%' {
            end = at + 3;
        } else if at >= end {
            characters.push((at, character));
        }
    }
    characters
}

/// `part` with a replacement for one random character that satisfies `wanted`.
fn replaced(
    random: &mut Random,
    part: &str,
    wanted: impl Fn(char) -> bool,
    by: impl Fn(char) -> String,
) -> Option<String> {
    let characters: Vec<(usize, char)> =
        outside(part).into_iter().filter(|(_, found)| wanted(*found)).collect();
    let (at, character) = *characters.get(random.below(characters.len().max(1)))?;
    Some(format!("{}{}{}", &part[..at], by(character), &part[at + character.len_utf8()..]))
}

/// `part` with the case of one random letter changed.
fn swapped(random: &mut Random, part: &str) -> Option<String> {
    let other = |letter: char| {
        let other = if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        };
        other.to_string()
    };
    replaced(random, part, |character| character.is_ascii_alphabetic(), other)
}

/// The text with the authority replaced by `inner`.
fn with_inner(parts: &Split<'_>, inner: Inner<'_>) -> String {
    Split { authority: Some(&inner.join()), ..*parts }.join()
}

/// The text with one unreserved character percent-encoded; `None` if there is none.
fn encoded(random: &mut Random, parts: &Split<'_>) -> Option<String> {
    let turn = random.below(5);
    let mut encode = |part: &str| {
        let octets =
            |character: char| character.to_string().bytes().map(|octet| format!("%{octet:02x}")).collect();
        replaced(random, part, |character| stands_for_itself(character, true), octets)
    };
    Some(match turn {
        0 => Split { path: &encode(parts.path)?, ..*parts }.join(),
        1 => Split { query: Some(&encode(parts.query?)?), ..*parts }.join(),
        2 => Split { fragment: Some(&encode(parts.fragment?)?), ..*parts }.join(),
        3 => {
            with_inner(parts, Inner { userinfo: Some(&encode(parts.inner()?.userinfo?)?), ..parts.inner()? })
        }
        _ => {
            let inner = parts.inner().filter(|inner| !inner.host.starts_with('['))?;
            with_inner(parts, Inner { host: &encode(inner.host)?, ..inner })
        }
    })
}

/// The text with the case of one hexadecimal digit of a percent-encoding changed.
fn other_digit(text: &str) -> Option<String> {
    let digits = |at: usize| text.get(at + 1..at + 3).map(|digits| (at, digits));
    let lettered = |(_, digits): &(usize, &str)| digits.chars().any(|digit| digit.is_ascii_alphabetic());
    let (at, digits) = text.match_indices('%').filter_map(|(at, _)| digits(at)).find(lettered)?;
    let upper = digits.to_ascii_uppercase();
    let other = if upper == digits { digits.to_ascii_lowercase() } else { upper };
    Some(format!("{}{other}{}", &text[..=at], &text[at + 3..]))
}

/// The text with redundant dot segments after a slash. `None` without a scheme, because normalization then keeps dot
/// segments, and for rootless paths: `a/..` becomes `/`, not an empty path (section 5.2.4).
fn with_dots(random: &mut Random, parts: &Split<'_>) -> Option<String> {
    parts.scheme.filter(|_| parts.path.starts_with('/'))?;
    let slashes: Vec<usize> = parts.path.match_indices('/').map(|(at, _)| at).collect();
    let at = *slashes.get(random.below(slashes.len().max(1)))?;
    let dots = *random.pick(&["/./", "/x/../", "/%2e/", "/x/y/.././.%2E/"]);
    let path = format!("{}{dots}{}", &parts.path[..at], &parts.path[at + 1..]);
    Some(Split { path: &path, ..*parts }.join())
}

/// The text with an empty or default port added; `None` if it has a port.
fn with_port(random: &mut Random, parts: &Split<'_>) -> Option<String> {
    let inner = parts.inner().filter(|inner| inner.port.is_none())?;
    let port = match parts.scheme.map(str::to_ascii_lowercase).as_deref() {
        Some("http" | "ws") => *random.pick(&["", "80", "080"]),
        Some("https" | "wss") => *random.pick(&["", "443", "000443"]),
        Some("ftp") => "21",
        Some("coap") => "5683",
        Some("news") => "119",
        _ => "",
    };
    Some(with_inner(parts, Inner { port: Some(port), ..inner }))
}

/// The text with `/` in place of an empty path, or with an empty path in place of `/`.
fn with_path(parts: &Split<'_>) -> Option<String> {
    let scheme = parts.scheme?.to_ascii_lowercase();
    let rooted = ["http", "https", "ftp", "ws", "coap"].contains(&&scheme[..]) && parts.authority.is_some();
    let path = match parts.path {
        "" if rooted => "/",
        "/" if rooted => "",
        _ => return None,
    };
    Some(Split { path, ..*parts }.join())
}

/// The text with its IPv6 address written in full.
fn with_long_address(parts: &Split<'_>) -> Option<String> {
    let inner = parts.inner()?;
    let address: Ipv6Addr = inner.host.strip_prefix('[')?.strip_suffix(']')?.parse().ok()?;
    let groups = address.segments().map(|group| format!("{group:04X}"));
    Some(with_inner(parts, Inner { host: &format!("[{}]", groups.join(":")), ..inner }))
}

/// A text that is not equivalent to `text` at any level.
fn unequal(random: &mut Random, text: &str) -> String {
    let parts = split(text);
    let (query, fragment) = (parts.query.unwrap_or(""), parts.fragment.unwrap_or(""));
    let inner = parts.inner().filter(|inner| !inner.host.starts_with('['));
    match (random.below(6), parts.scheme, inner) {
        (0, Some(scheme), _) => Split { scheme: Some(&format!("{scheme}x")), ..parts }.join(),
        (1, _, Some(inner)) => with_inner(&parts, Inner { host: &format!("q{}", inner.host), ..inner }),
        (2, _, Some(inner)) => {
            let userinfo = inner.userinfo.map_or(String::new(), |userinfo| format!("{userinfo}%3A"));
            with_inner(&parts, Inner { userinfo: Some(&userinfo), ..inner })
        }
        (3, _, Some(inner)) => {
            with_inner(&parts, Inner { port: Some(&format!("{}1", inner.port.unwrap_or("99"))), ..inner })
        }
        // An empty component differs from an absent one (section 5.3).
        (4, ..) if parts.query.is_none() => Split { query: Some(""), ..parts }.join(),
        (4 | 5, ..) => Split { query: Some(&format!("{query}%2F")), ..parts }.join(),
        _ => Split { fragment: Some(&format!("{fragment}z")), ..parts }.join(),
    }
}
