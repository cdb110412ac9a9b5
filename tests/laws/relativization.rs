//! Relativization: the reference resolves to the target, and no shorter reference does, which is verified by trying all
//! short references.

use std::collections::BTreeMap;
use virgule::{Iri, Uri};
use virgule_tests::laws::relativization::{near, of_any};
use virgule_tests::laws::{of_numbers, of_texts};
use virgule_tests::naive::resolve::resolve;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;
use virgule_tests::{assert_none, data, random_grammar, uri_inputs};

#[test]
fn references_are_found() {
    for (base, target, reference) in rows::<(&str, &str, &str)>("relativization") {
        let found = Uri::parse(target).unwrap().relative_to(Uri::parse(base).unwrap());
        let found = found.map(String::from);
        assert_eq!(found.as_deref(), Some(reference), "{target:?} from {base:?}");
        of_any(base, target).unwrap();
    }
    // Resolution removes dot segments, except for those of the base.
    let [base, target] = ["http://a/b", "http://a/c/../d"].map(|text| Uri::parse(text).unwrap());
    assert_eq!(target.relative_to(base), None);
    of_any(base.as_str(), target.as_str()).unwrap();
}

/// For all references of up to five characters, from a few bases without dot segments: relativizing the target of a
/// reference gives a reference to the same target, and no shorter reference has this target.
#[test]
fn no_shorter_reference_has_the_target() {
    let references = random_grammar::texts("ab./:?", 5);
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
        assert_none(wrong, shortest.len());
    }
    assert!(asked > 10_000, "only {asked}");
}

/// If relativization returns `None`, no short reference resolves to the target.
#[test]
fn none_means_that_no_reference_exists() {
    let references = random_grammar::texts("ab./?", 5);
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
