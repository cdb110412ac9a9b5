//! Valid URIs and references with edge cases: empty segments, dot segments encoded and not, colons, `//`, hosts with encoded
//! delimiters, invalid UTF-8.
//!
//! ```text
//! URI = scheme ":" [ "//" authority ] path [ "?" query ] [ "#" fragment ]      each part present at random
//! ```

use crate::inputs::list;
use crate::random::Random;

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
    let pieces = *random.pick(&[
        "schemes",
        "userinfos",
        "hosts",
        "ports",
        "segments",
        "tails",
        "iri-parts",
        "invalid-values",
    ]);
    let mut value = random.pick::<&str>(list(pieces)).to_string();
    if random.once_in(3) {
        value = format!("/{value}");
    }
    if random.once_in(4) {
        value = value + "/" + random.pick::<&str>(list("segments"));
    }
    value
}

fn made(random: &mut Random, iri: bool, scheme: bool) -> String {
    let mut text = String::new();
    if scheme {
        text = format!("{}:", random.pick::<&str>(list("schemes")));
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
            text += random.pick::<&str>(list("tails"));
            text += if delimiter == "?" && iri && random.once_in(4) { "\u{e000}" } else { "" };
        }
    }
    text
}

fn authority(random: &mut Random, iri: bool) -> String {
    let mut text = String::new();
    if random.once_in(3) {
        text = format!("{}@", random.pick::<&str>(list("userinfos")));
    }
    text += random.pick::<&str>(list("hosts"));
    if iri && random.once_in(4) && !text.ends_with(']') {
        text += random.pick::<&str>(list("iri-parts"));
    }
    if random.once_in(3) {
        text += &format!(":{}", random.pick::<&str>(list("ports")));
    }
    text
}

/// A random path. If `alone`, no authority precedes the path, so it must not begin with `//`; if `first`, nothing
/// precedes the path, so its first segment must not contain a colon (section 3.3).
fn path(random: &mut Random, iri: bool, alone: bool, first: bool) -> String {
    let mut segments: Vec<&str> = Vec::new();
    for _ in 0..random.below(7) {
        let beyond = iri && random.once_in(6);
        segments.push(random.pick::<&str>(list(if beyond { "iri-parts" } else { "segments" })));
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
