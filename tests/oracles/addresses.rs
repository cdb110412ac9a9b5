//! IP addresses: the typed host has the value that the standard library parses.
//!
//! The inputs are all addresses of the case files, 20,000 random addresses in all forms of RFC 3986, and as many near
//! misses: `FromStr` and the rules `IPv4address` and `IPv6address` have the same language.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use toml::Spanned;
use virgule::{Host, UriRef};
use virgule_tests::cases;
use virgule_tests::random::Random;

/// The address of the typed host; `None` if the host is not an address.
fn address(host: &str) -> Option<IpAddr> {
    match UriRef::parse(&format!("//{host}")).ok()?.host_typed()? {
        Host::Ipv4(address) => Some(IpAddr::V4(address)),
        Host::Ipv6(address) => Some(IpAddr::V6(address)),
        _ => None,
    }
}

/// Compares both parsers on a text that may be an IPv6 address. Returns true if it is.
fn same_v6(text: &str) -> bool {
    let standard = text.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    assert_eq!(address(&format!("[{text}]")), standard, "{text:?}");
    standard.is_some()
}

/// Compares both parsers on a text that may be an IPv4 address. Returns true if it is.
fn same_v4(text: &str) -> bool {
    let standard = text.parse::<Ipv4Addr>().ok().map(IpAddr::V4);
    assert_eq!(address(text), standard, "{text:?}");
    standard.is_some()
}

fn random_v4(random: &mut Random) -> String {
    let octet = |random: &mut Random| match random.below(4) {
        0 => *random.pick(&[0, 9, 10, 99, 100, 199, 200, 249, 250, 255]),
        _ => random.below(256),
    };
    let octets: Vec<String> = (0..4).map(|_| octet(random).to_string()).collect();
    octets.join(".")
}

/// A random text with groups of any length and case, with or without `::`, and with or without an IPv4 address at the
/// end.
fn random_v6(random: &mut Random) -> String {
    let group = |random: &mut Random| {
        let digits = 1 + random.below(4);
        (0..digits).map(|_| *random.pick(b"0123456789abcdefABCDEF0000") as char).collect::<String>()
    };
    let dotted = random.once_in(3);
    let last = |random: &mut Random| if dotted { random_v4(random) } else { group(random) };
    let weight = if dotted { 2 } else { 1 };
    if random.once_in(3) {
        let mut groups: Vec<String> = (weight..8).map(|_| group(random)).collect();
        groups.push(last(random));
        return groups.join(":");
    }
    let total = random.below(8);
    let right = random.below(total + 1);
    let left: Vec<String> = (right..total).map(|_| group(random)).collect();
    let mut groups: Vec<String> = (weight..right).map(|_| group(random)).collect();
    if right >= weight {
        groups.push(last(random));
    }
    format!("{}::{}", left.join(":"), groups.join(":"))
}

#[test]
fn the_addresses_of_the_case_files() {
    let (mut fours, mut sixes) = (0, 0);
    for (_, file) in cases::all() {
        for case in file.parse.iter().filter_map(|case| case.get_ref().components.as_ref()) {
            let Some(host) = &case.host else { continue };
            match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
                Some(inner) => sixes += usize::from(same_v6(inner)),
                None => fours += usize::from(same_v4(host)),
            }
        }
        for case in file.matches.iter().map(Spanned::get_ref) {
            match case.rule.as_str() {
                "IPv6address" => sixes += usize::from(same_v6(&case.input)),
                "IPv4address" => fours += usize::from(same_v4(&case.input)),
                _ => {}
            }
        }
    }
    assert!(fours > 10 && sixes > 50, "{fours} IPv4 and {sixes} IPv6 addresses");
}

#[test]
fn random_addresses() {
    let mut random = Random::new(6);
    for _ in 0..10_000 {
        let (four, six) = (random_v4(&mut random), random_v6(&mut random));
        assert!(same_v4(&four), "{four} is an address");
        assert!(same_v6(&six), "{six} is an address");
    }
}

#[test]
fn near_addresses() {
    let mut random = Random::new(7);
    let mut refused = 0;
    for _ in 0..20_000 {
        let mut text = random_v6(&mut random).into_bytes();
        let place = random.below(text.len());
        match random.below(3) {
            0 => drop(text.remove(place)),
            1 => text.insert(place, *random.pick(b"0f:.1")),
            _ => text[place] = *random.pick(b"0f:.1"),
        }
        let text = String::from_utf8(text).expect("ASCII");
        refused += usize::from(!same_v6(&text));
        let four =
            random_v4(&mut random).replacen('.', random.pick::<&str>(&[".", "..", ".0", "", "0.", ":"]), 1);
        refused += usize::from(!four.contains(':') && !same_v4(&four));
    }
    assert!(refused > 1_000, "only {refused} were no addresses");
}
