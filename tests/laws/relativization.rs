//! Relativization: the reference resolves to the target, and no shorter reference does, which is verified by trying all
//! short references.

use std::collections::BTreeMap;
use virgule::{Iri, Uri};
use virgule_tests::laws::relativization::{near, of_any, short_texts};
use virgule_tests::laws::{of_numbers, of_texts};
use virgule_tests::naive::resolve::resolve;
use virgule_tests::random::Random;
use virgule_tests::{data, uri_inputs};

/// Each case is a base, a target and the expected reference.
const CASES: [(&str, &str, Option<&str>); 26] = [
    // The examples of section 5.4.1 for which the printed reference is the shortest, in the inverse direction.
    ("http://a/b/c/d;p?q", "g:h", Some("g:h")),
    ("http://a/b/c/d;p?q", "http://a/b/c/g", Some("g")),
    ("http://a/b/c/d;p?q", "http://a/b/c/g/", Some("g/")),
    ("http://a/b/c/d;p?q", "http://a/g", Some("/g")),
    ("http://a/b/c/d;p?q", "http://g", Some("//g")),
    ("http://a/b/c/d;p?q", "http://a/b/c/d;p?y", Some("?y")),
    ("http://a/b/c/d;p?q", "http://a/b/c/d;p?q#s", Some("#s")),
    ("http://a/b/c/d;p?q", "http://a/b/c/g?y#s", Some("g?y#s")),
    ("http://a/b/c/d;p?q", "http://a/b/c/d;p?q", Some("")),
    ("http://a/b/c/d;p?q", "http://a/b/c/", Some(".")),
    ("http://a/b/c/d;p?q", "http://a/b/", Some("..")),
    ("http://a/b/c/d;p?q", "http://a/", Some("/")),
    ("http://a/b/c/d;p?q", "http://a", Some("//a")),
    // A target without the query of its base needs a path in the reference.
    ("http://a/b?q", "http://a/b", Some("b")),
    ("http://a/?q", "http://a/", Some(".")),
    // A first segment with a colon, and a first segment without one.
    ("http://a/b", "http://a/c:d", Some("/c:d")),
    ("http://a/b/x", "http://a/b/c:d", Some("./c:d")),
    ("http://a/b/x", "http://a/b//c", Some(".//c")),
    ("http://a/b/x", "http://a//c", Some("..//c")),
    ("urn:a:b", "urn:c:d", Some("./c:d")),
    ("urn:a:b", "urn:c", Some("c")),
    // A scheme whose case differs from that of the base must be in the reference.
    ("http://a/b", "HTTP://a/b", Some("HTTP://a/b")),
    // The fragment of the base is irrelevant.
    ("http://a/b#f", "http://a/b", Some("")),
    // Resolution removes dot segments, except for those of the base.
    ("http://a/b", "http://a/c/../d", None),
    ("http://a/c/../d", "http://a/c/../d?y", Some("?y")),
    ("f:/a", "f:/.//b", Some(".//b")),
];

#[test]
fn references_are_found() {
    for (base, target, reference) in CASES {
        let found = Uri::parse(target).unwrap().relative_to(Uri::parse(base).unwrap());
        let found = found.map(String::from);
        assert_eq!(found.as_deref(), reference, "{target:?} from {base:?}");
        of_any(base, target).unwrap();
    }
}

/// For all references of up to five characters, from a few bases without dot segments: relativizing the target of a
/// reference gives a reference to the same target, and no shorter reference has this target.
#[test]
fn no_shorter_reference_has_the_target() {
    let references = short_texts("ab./:?", 5);
    let valid: Vec<&String> = references.iter().filter(|text| virgule::UriRef::parse(text).is_ok()).collect();
    let mut asked = 0;
    for base in [
        "a:", "a:b", "a:/", "a:/a", "a:/a/b", "a:a/b", "a://", "a:///a/b", "a:///", "a:?", "a:/a?b",
        "a://a/b/",
    ] {
        let mut shortest: BTreeMap<String, &str> = BTreeMap::new();
        for reference in &valid {
            shortest.entry(resolve(base, reference, true)).or_insert(reference);
        }
        let from = Uri::parse(base).unwrap();
        let wrong = shortest.iter().filter_map(|(target, shortest)| {
            let found = Uri::parse(target).unwrap().relative_to(from).map(String::from);
            let right = found.as_ref().is_some_and(|found| found.len() == shortest.len());
            (!right).then(|| format!("from {base:?} to {target:?}: {found:?}, not {shortest:?}"))
        });
        let wrong: Vec<String> = wrong.collect();
        asked += shortest.len();
        assert!(
            wrong.is_empty(),
            "{} of {}:\n{}",
            wrong.len(),
            shortest.len(),
            wrong[..wrong.len().min(12)].join("\n")
        );
    }
    assert!(asked > 10_000, "only {asked}");
}

/// If relativization returns `None`, no short reference resolves to the target.
#[test]
fn none_means_that_no_reference_exists() {
    let references = short_texts("ab./?", 5);
    let mut none = 0;
    for base in ["a:b", "a:/a/b", "a://a/b", "a:/a/../b", "a:a/../b", "a:./b?a"] {
        let from = Uri::parse(base).unwrap();
        let targets = references.iter().filter(|path| path.contains('.') && path.len() < 5);
        let targets = targets.map(|path| format!("a:{path}"));
        let unreached: Vec<String> = targets
            .filter(|target| Uri::parse(target).is_ok_and(|target| target.relative_to(from).is_none()))
            .collect();
        none += unreached.len();
        let reached =
            references.iter().filter(|text| virgule::UriRef::parse(text).is_ok()).find_map(|reference| {
                let target = resolve(base, reference, true);
                unreached
                    .contains(&target)
                    .then(|| format!("{reference:?} leads from {base:?} to {target:?}"))
            });
        assert_eq!(reached, None);
    }
    assert!(none > 100, "only {none}");
}

#[test]
fn edge_cases() {
    of_numbers(3_000, |random| {
        let (base, target) = (uri_inputs::uri(random, true), uri_inputs::uri(random, true));
        of_any(&base, &target)?;
        of_any(&base, &near(random, &base))
    });
}

/// Pairs of real URLs, chosen at random and from one site.
#[test]
fn real_urls() {
    let urls: Vec<&str> = data::urls().filter(|url| Uri::parse(url).is_ok()).collect();
    let mut random = Random::new(16);
    let pairs = (0..2_000).map(|number| match number % 2 {
        0 => format!("{} {}", random.pick::<&str>(&urls), random.pick::<&str>(&urls)),
        _ => {
            let base = *random.pick::<&str>(&urls);
            format!("{base} {}", near(&mut random, base))
        }
    });
    of_texts(pairs, |both| {
        let (base, target) = both.split_once(' ').expect("two texts without blanks");
        of_any(base, target)
    });
}

#[test]
fn iris() {
    let base = Iri::parse("http://例え.jp/あ/い?う").unwrap();
    for (target, reference) in [
        ("http://例え.jp/あ/え", "え"),
        ("http://例え.jp/い", "/い"),
        // Two characters whose UTF-8 encodings share the first two bytes.
        ("http://例え.jp/ぃ/い", "/ぃ/い"),
        ("http://例え.jp/あ/い?お", "?お"),
    ] {
        let found = Iri::parse(target).unwrap().relative_to(base).unwrap();
        assert_eq!(found, reference);
        of_any(base.as_str(), target).unwrap();
    }
}
