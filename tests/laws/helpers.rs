//! Properties of smaller modules: queries as structs, SURT keys, registrable domains, zone identifiers.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use virgule::query::{from_form, from_query, to_query};
use virgule::suffix::PublicSuffixList;
use virgule::surt::Surt;
use virgule::zone::split_zone;
use virgule::{Host, Normalization, Uri, UriRef, UriRefBuf};
use virgule_tests::inputs::random_text;
use virgule_tests::random::Random;
use virgule_tests::{data, uri_inputs};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Fields {
    text: String,
    #[serde(default)]
    list: Vec<String>,
    option: Option<String>,
    number: i64,
    flag: bool,
    #[serde(default)]
    numbers: Vec<u8>,
}

#[test]
fn a_struct_survives_its_query() {
    let mut random = Random::new(31);
    for _ in 0..2_000 {
        let text = |random: &mut Random| random_text(random);
        let fields = Fields {
            text: text(&mut random),
            list: (0..random.below(4)).map(|_| text(&mut random)).collect(),
            option: random.once_in(2).then(|| text(&mut random)),
            number: random.below(1 << 30) as i64 - (1 << 29),
            flag: random.once_in(2),
            numbers: (0..random.below(4)).map(|_| random.below(256) as u8).collect(),
        };
        let query = to_query(&fields).unwrap();
        assert_eq!(from_query::<Fields>(&query).unwrap(), fields, "{query}");
        assert_eq!(from_form::<Fields>(&query).unwrap(), fields, "{query}");
        let mut uri: UriRefBuf = "/search#a".parse().unwrap();
        uri.set_query(query.clone()).unwrap();
        assert_eq!((uri.query(), uri.fragment()), (Some(query.as_str()), Some("a")));
    }
}

/// Any query can be read as a map of lists, and is written with the same pairs for each key.
#[test]
fn a_map_of_lists_has_all_pairs() {
    let mut read = 0;
    for url in data::urls().step_by(7) {
        let Some(query) = Uri::parse(url).ok().and_then(|uri| uri.query()) else { continue };
        let Ok(map) = from_query::<BTreeMap<String, Vec<String>>>(query) else { continue };
        let pairs = if query.is_empty() { 0 } else { query.split('&').count() };
        assert_eq!(map.values().map(Vec::len).sum::<usize>(), pairs, "{query}");
        let written = to_query(&map).unwrap();
        assert_eq!(from_query::<BTreeMap<String, Vec<String>>>(&written).unwrap(), map, "{query}");
        read += 1;
    }
    assert!(read > 200, "{read}");
}

/// The labels of a name from the last to the first, in lower case.
fn labels(host: &str) -> Vec<String> {
    host.strip_suffix('.').unwrap_or(host).rsplit('.').map(str::to_ascii_lowercase).collect()
}

#[test]
fn surt_keys_group_by_domain() {
    // A label that contains a comma or begins with a byte below the comma would be sorted between others: no host of
    // the list has such a label.
    let names: Vec<(String, Vec<String>)> = data::urls()
        .step_by(11)
        .filter_map(|url| Uri::parse(url).ok())
        .filter(|uri| uri.scheme() == "http" && uri.userinfo().is_none())
        .filter_map(|uri| match uri.host_typed() {
            Some(Host::RegName(name)) if !name.is_empty() => Some((Surt::of(uri).to_string(), labels(name))),
            _ => None,
        })
        .collect();
    assert!(names.len() > 200);
    let mut by_key = names.clone();
    by_key.sort();
    // For any domain, all URIs of the domain are neighbours: no URI of another domain is between two of them.
    for depth in 1..4 {
        let domains: Vec<&[String]> = by_key.iter().filter_map(|(_, labels)| labels.get(..depth)).collect();
        let mut changes = domains.clone();
        changes.dedup();
        let mut different = domains.clone();
        different.sort();
        different.dedup();
        let all_deep = by_key.iter().all(|(_, labels)| labels.len() >= depth);
        assert!(!all_deep || changes.len() == different.len(), "{depth}");
    }
    for (key, labels) in &names {
        let host = labels.iter().rev().map(String::as_str).collect::<Vec<_>>().join(".");
        for dots in 0..labels.len() {
            let domain = host.splitn(dots + 1, '.').last().unwrap_or_default();
            let prefix = Surt::of(Uri::parse(&format!("http://{domain}/")).unwrap()).domain_prefix().unwrap();
            assert!(key.starts_with(&prefix), "{key} {prefix}");
        }
    }
}

/// The key contains the path, query and fragment unchanged, and no authority except the reversed one.
#[test]
fn a_surt_key_keeps_what_is_no_host() {
    let mut random = Random::new(32);
    for _ in 0..3_000 {
        let text = uri_inputs::uri(&mut random, false);
        let Ok(uri) = Uri::parse(&text) else { continue };
        let key = Surt::of(uri).to_string();
        let rest =
            &text[uri.scheme().len() + 1 + uri.authority().map_or(0, |authority| authority.len() + 2)..];
        assert!(key.ends_with(rest), "{text}: {key}");
        assert!(key.starts_with(&uri.scheme().to_ascii_lowercase()));
        let again = uri.normalize(Normalization::CASE);
        let (before, after) = (Surt::of(uri).domain_prefix(), Surt::of(again.borrow()).domain_prefix());
        // Case is insignificant, except in percent-encodings.
        assert!(text.contains('%') || before == after, "{text}");
    }
}

const LIST: &str = "com\nnet\nuk\nco.uk\n*.ck\n!www.ck\njp\n*.kawasaki.jp\n!city.kawasaki.jp\na.b.c\n*.d\n";

/// The public suffix by the published algorithm: all rules are compared, label by label from the right.
fn naive(list: &str, domain: &str) -> String {
    let labels: Vec<&str> = domain.split('.').collect();
    let matches = |rule: &str| {
        let rule: Vec<&str> = rule.split('.').collect();
        let pairs = || rule.iter().rev().zip(labels.iter().rev());
        (rule.len() <= labels.len()
            && pairs().all(|(one, other)| *one == "*" || one.eq_ignore_ascii_case(other)))
        .then_some(rule.len())
    };
    let exceptions = list.lines().filter_map(|line| line.strip_prefix('!')).filter_map(matches);
    let count = exceptions.map(|count| count - 1).max();
    let count =
        count.or_else(|| list.lines().filter(|line| !line.starts_with('!')).filter_map(matches).max());
    labels[labels.len() - count.unwrap_or(1)..].join(".")
}

#[test]
fn suffixes_are_those_of_the_algorithm() {
    let list = PublicSuffixList::parse(LIST).unwrap();
    let mut random = Random::new(33);
    let words =
        ["com", "uk", "co", "ck", "www", "jp", "kawasaki", "city", "a", "b", "c", "d", "X", "example"];
    for _ in 0..20_000 {
        let labels: Vec<&str> = (0..1 + random.below(6)).map(|_| *random.pick(&words)).collect();
        let host = labels.join(".");
        let suffix = list.public_suffix(&host).unwrap_or_else(|| panic!("{host}"));
        assert_eq!(suffix, naive(LIST, &host), "{host}");
        let expected = (suffix.len() < host.len()).then(|| {
            let label = labels[labels.len() - suffix.split('.').count() - 1];
            format!("{label}.{suffix}")
        });
        assert_eq!(list.registrable_domain(&host).map(str::to_string), expected, "{host}");
    }
}

/// A zone identifier that was inserted into a URI is split off again, and all other errors keep their offsets.
#[test]
fn a_zone_is_split_off_where_it_was_put() {
    let mut random = Random::new(34);
    let (mut put, mut refused) = (0, 0);
    for _ in 0..4_000 {
        let text = uri_inputs::uri(&mut random, false);
        let zone = *random.pick(&["eth0", "1", "en0.2", "25eth0", "é"]);
        match (Uri::parse(&text), text.find(']')) {
            (Ok(uri), Some(at)) if matches!(uri.host_typed(), Some(Host::Ipv6(_))) => {
                let entered = format!("{}%{zone}{}", &text[..at], &text[at..]);
                let split =
                    split_zone::<Uri<'_>>(&entered).unwrap_or_else(|error| panic!("{entered}: {error}"));
                assert_eq!((split.value().as_str(), split.zone()), (text.as_str(), Some(zone)));
                put += 1;
            }
            (Ok(_), _) => assert_eq!(split_zone::<Uri<'_>>(&text).unwrap().zone(), None, "{text}"),
            (Err(_), _) => {}
        }
        let text = random_text(&mut random);
        if let Err(error) = UriRef::parse(&text) {
            match split_zone::<UriRef<'_>>(&text) {
                Ok(split) => assert!(split.zone().is_some(), "{text}"),
                Err(again) => {
                    assert!(again.offset() >= error.offset() && again.offset() <= text.len(), "{text}")
                }
            }
            refused += 1;
        }
    }
    assert!(put > 50 && refused > 50, "{put} {refused}");
}
