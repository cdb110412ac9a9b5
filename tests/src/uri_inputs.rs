//! Valid URIs and references with edge cases: empty segments, dot segments encoded and not, colons, `//`, hosts with encoded
//! delimiters, invalid UTF-8.
//!
//! ```text
//! URI = scheme ":" [ "//" authority ] path [ "?" query ] [ "#" fragment ]      each part present at random
//! ```

use crate::random::Random;

const SCHEMES: &[&str] = &[
    "http", "http", "HTTP", "https", "ftp", "urn", "s", "S", "a+b.-1", "ws", "News", "mailto", "file", "Coap",
];
const USERINFOS: &[&str] = &["", "u", "u:p", "%75", "a%40b", ":", "A%3a%7E", "u%2Fv"];
const HOSTS: &[&str] = &[
    "",
    "h",
    "Example.COM",
    "%41b",
    "trusted%40evil",
    "a%2fb",
    "h%C3%a9",
    "%e4",
    "127.0.0.1",
    "127.0.0.%31",
    "[::1]",
    "[2001:DB8:0:0:0:0:0:1]",
    "[::FFFF:1.2.3.4]",
    "[1:0:0:2::]",
    "[64:ff9b::102:304]",
    "[v1.Ab:c]",
];
const PORTS: &[&str] = &["", "80", "443", "0080", "8080", "21", "00", "99999999999999999999999"];
const SEGMENTS: &[&str] = &[
    "",
    "",
    "",
    ".",
    ".",
    ".",
    "..",
    "..",
    "..",
    "a",
    "a",
    "b",
    "c:d",
    ":",
    "@",
    "%2e",
    "%2E%2e",
    ".%2E",
    "%2e.",
    "%7E",
    "~",
    "%2F",
    "%2f..",
    "%25",
    "%252e",
    "%2540",
    "A",
    "%41",
    "...",
    "..a",
    ".a",
    "a.",
    "%c3%a9",
    "%C3%28",
    "%e2%80%8e",
    "%C0%AE",
    "%EE%80%80",
    "a;b=c",
    "%3a",
    "(x)",
];
const TAILS: &[&str] =
    &["", "q", "a=b&c", "?", "/", "/../a", "..", "%2f", "%7e", "%C3%A9", "%ff", "a:b@c", "%26", "%EE%80%80"];
/// Parts that are valid only in IRIs.
const BEYOND: &[&str] = &["é", "日本", "%C3%A9é", "\u{a0}", "\u{10000}", "É.", "%c3é"];

/// A random URI, or an IRI if `iri`.
pub fn uri(random: &mut Random, iri: bool) -> String {
    made(random, iri, true)
}

/// A random reference, which usually has no scheme.
pub fn reference(random: &mut Random, iri: bool) -> String {
    let scheme = random.once_in(5);
    made(random, iri, scheme)
}

/// A random value for a component, valid or invalid.
pub fn value(random: &mut Random) -> String {
    const WRONG: &[&str] =
        &["//x", "a b", "a#b", "a?b", "h/..", "a@b", "a]", "[::1", "%zz", "%", "8x", "\u{e000}"];
    let pieces = *random.pick(&[SCHEMES, USERINFOS, HOSTS, PORTS, SEGMENTS, TAILS, BEYOND, WRONG]);
    let mut value = random.pick::<&str>(pieces).to_string();
    if random.once_in(3) {
        value = format!("/{value}");
    }
    if random.once_in(4) {
        value = value + "/" + random.pick::<&str>(SEGMENTS);
    }
    value
}

fn made(random: &mut Random, iri: bool, scheme: bool) -> String {
    let mut text = String::new();
    if scheme {
        text = format!("{}:", random.pick::<&str>(SCHEMES));
    }
    if random.once_in(2) {
        text += &format!("//{}", authority(random, iri));
        text += &path(random, iri, false, false);
    } else {
        text += &path(random, iri, true, !scheme);
    }
    for delimiter in ["?", "#"] {
        if random.once_in(3) {
            text += delimiter;
            text += random.pick::<&str>(TAILS);
            text += if delimiter == "?" && iri && random.once_in(4) { "\u{e000}" } else { "" };
        }
    }
    text
}

fn authority(random: &mut Random, iri: bool) -> String {
    let mut text = String::new();
    if random.once_in(3) {
        text = format!("{}@", random.pick::<&str>(USERINFOS));
    }
    text += random.pick::<&str>(HOSTS);
    if iri && random.once_in(4) && !text.ends_with(']') {
        text += random.pick::<&str>(BEYOND);
    }
    if random.once_in(3) {
        text += &format!(":{}", random.pick::<&str>(PORTS));
    }
    text
}

/// A random path. If `alone`, no authority precedes the path, so it must not begin with `//`; if `first`, nothing
/// precedes the path, so its first segment must not contain a colon (section 3.3).
fn path(random: &mut Random, iri: bool, alone: bool, first: bool) -> String {
    let mut segments: Vec<&str> = Vec::new();
    for _ in 0..random.below(7) {
        let beyond = iri && random.once_in(6);
        segments.push(random.pick::<&str>(if beyond { BEYOND } else { SEGMENTS }));
    }
    let rootless = alone && random.once_in(2);
    let path = segments.join("/");
    match segments.first() {
        None => String::new(),
        Some(&"") if alone => {
            let path = path.trim_start_matches('/');
            let colon = path.split('/').next().is_some_and(|segment| segment.contains(':'));
            format!("{}{path}", if first && colon { "./" } else { "" })
        }
        Some(segment) if rootless && !(first && segment.contains(':')) => path,
        Some(_) => format!("/{path}"),
    }
}
