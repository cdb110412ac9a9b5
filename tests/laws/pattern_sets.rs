//! A set of patterns matches the same texts as its patterns do alone, in a defined order, and its report is exact.

use std::collections::{BTreeMap, BTreeSet};
use virgule::patterns::{Pattern, PatternSet, TemplateMatcher, ValueKind};
use virgule_tests::random::Random;

/// A random route, whose structure is likely to equal that of other routes.
fn random_route(random: &mut Random) -> Pattern {
    let mut template = String::new();
    for _ in 0..1 + random.below(3) {
        template += *random.pick(&[
            "/a", "/b", "/ab", "/{x}", "/{x}", "/{n}", "/a{x}", "/{x}.{n}", "/{x}.b", "{/o}", "{/l*}",
        ]);
    }
    template += *random.pick(&["", "", "", "/", "/{+rest}", "{?q}"]);
    // The names of variables are made unique by numbers.
    let mut unique = String::new();
    for (index, c) in template.char_indices() {
        unique.push(c);
        if "xnol".contains(c)
            && template[..index].ends_with(['{', '/'])
            && template[index + 1..].starts_with(['}', '*'])
        {
            unique += &index.to_string();
        }
    }
    let mut pattern = Pattern::route(&unique).expect("a template").allow_ambiguity();
    for (index, _) in unique.match_indices("{n") {
        let name: String = unique[index + 1..].chars().take_while(|&c| c != '}').collect();
        pattern = pattern.kind(&name, ValueKind::abnf("1*DIGIT").expect("an expression"));
    }
    pattern
}

fn random_text(random: &mut Random) -> String {
    let mut text = String::new();
    for _ in 0..1 + random.below(4) {
        text += *random.pick(&["/a", "/b", "/ab", "/7", "/ac", "/x.7", "/", "/%C3%A9", "/a@b:c", "/a.b"]);
    }
    text + *random.pick(&["", "", "", "?q=1", "?q=", "#"])
}

#[test]
fn a_set_agrees_with_its_patterns() {
    let mut random = Random::new(1000);
    let mut several = 0;
    for _ in 0..150 {
        let patterns: Vec<Pattern> = (0..2 + random.below(12)).map(|_| random_route(&mut random)).collect();
        let alone: Vec<TemplateMatcher> =
            patterns.iter().map(|pattern| pattern.matcher().expect("a pattern")).collect();
        let set = PatternSet::new(patterns.clone()).expect("a small set");
        let report = set.report();
        let mut before: BTreeSet<(usize, usize)> = BTreeSet::new();
        let mut firsts: BTreeSet<usize> = BTreeSet::new();
        let witnesses = report.overlaps().iter().map(|overlap| overlap.text.to_string());
        let shadowed =
            report.shadowed().iter().filter_map(|shadowed| Some(shadowed.by.as_ref()?.1.to_string()));
        let mut texts: Vec<String> = witnesses.chain(shadowed).collect();
        texts.extend((0..80).map(|_| random_text(&mut random)));
        for text in &texts {
            let indices: Vec<usize> = set.matches(text).map(|found| found.index()).collect();
            let expected: BTreeSet<usize> = alone
                .iter()
                .enumerate()
                .filter(|(_, one)| one.matches(text))
                .map(|(index, _)| index)
                .collect();
            assert_eq!(indices.iter().copied().collect::<BTreeSet<_>>(), expected, "{text}");
            assert_eq!(indices.len(), expected.len(), "each once");
            firsts.extend(indices.first());
            several += usize::from(indices.len() > 1);
            for (at, &first) in indices.iter().enumerate() {
                before.extend(indices[at + 1..].iter().map(|&second| (first, second)));
            }
            for found in set.matches(text) {
                let one = alone[found.index()].match_text(text).expect("a match");
                assert_eq!(
                    format!("{:?}", found.values()),
                    format!("{one:?}"),
                    "{} {text}",
                    found.template()
                );
                for (name, _) in one.values() {
                    let (begin, end) = one.span(name).expect("defined");
                    assert_eq!(found.get(name), Some(&text[begin..end]), "{} {text}", found.template());
                }
            }
        }
        for &(first, second) in &before {
            assert!(
                !before.contains(&(second, first)),
                "the order of {first} and {second} is the same for all texts"
            );
        }
        // The report contains each overlap, with a text that both patterns match in this order.
        assert!(report.is_complete());
        let reported: BTreeMap<(usize, usize), &str> = report
            .overlaps()
            .iter()
            .map(|found| ((found.first, found.second), found.text.as_ref()))
            .collect();
        before.iter().for_each(|pair| assert!(reported.contains_key(pair), "{pair:?} in {report}"));
        for ((first, second), text) in reported {
            assert!(alone[first].matches(text) && alone[second].matches(text), "{text}");
            assert!(before.contains(&(first, second)));
        }
        for shadowed in report.shadowed() {
            assert!(!firsts.contains(&shadowed.pattern), "{report}");
            let (by, text) = shadowed.by.as_ref().expect("every route has a text");
            assert!(alone[*by].matches(text) && alone[shadowed.pattern].matches(text));
        }
    }
    assert!(several > 1_000, "{several}");
}

#[test]
fn the_more_specific_pattern_is_first() {
    let digits = || ValueKind::abnf("1*DIGIT").expect("an expression");
    let year = || ValueKind::abnf("4DIGIT").expect("an expression");
    // The expected order is that of the list; the patterns are added in reverse order.
    let patterns = || {
        vec![
            Pattern::route("/a/b"),
            Pattern::route("/a/{x}.txt"),
            Pattern::route("/a/{year}").map(|pattern| pattern.kind("year", year())),
            Pattern::route("/a/{n}").map(|pattern| pattern.kind("n", digits())),
            Pattern::route("/a/{x}"),
            Pattern::route("/a{/x}"),
            Pattern::route("/{x}/b"),
            Pattern::route("/{x}/{y}"),
            Pattern::route("/{+rest}"),
            Pattern::route("{+rest}"),
        ]
    };
    let count = patterns().len();
    let reversed: Vec<Pattern> =
        patterns().into_iter().rev().map(|pattern| pattern.expect("a template")).collect();
    let set = PatternSet::new(reversed).expect("a small set");
    let order = |text| set.matches(text).map(|found| count - 1 - found.index()).collect::<Vec<_>>();
    assert_eq!(order("/a/b"), [0, 4, 5, 6, 7, 8, 9]);
    assert_eq!(order("/a/2026"), [2, 3, 4, 5, 7, 8, 9]);
    assert_eq!(order("/a/42"), [3, 4, 5, 7, 8, 9]);
    assert_eq!(order("/a/b.txt"), [1, 4, 5, 7, 8, 9]);
    assert_eq!(order("/a"), [5, 8, 9]);
    assert_eq!(order("x"), [9]);
}

#[test]
fn rules_and_hosts_are_patterns() {
    let mut library = virgule_dynamic::Library::new();
    let ni = ValueKind::rule(&mut library, "rfc6920", "NI-URI").expect("a rule");
    let set = PatternSet::new([
        Pattern::of_kind(ni),
        Pattern::route("https://{tenant}.example.com/{+path}").expect("a template"),
        Pattern::route("https://{host}/{+path}").expect("a template"),
    ]);
    let set = set.expect("a small set");
    let first =
        |text| set.first(text).map(|found| (found.index(), found.get("tenant").unwrap_or("").to_string()));
    assert_eq!(first("ni:///sha-256;UyaQV"), Some((0, String::new())));
    assert_eq!(first("https://shop.example.com/a"), Some((1, "shop".to_string())));
    assert_eq!(first("https://example.org/a"), Some((2, String::new())));
    assert_eq!(first("mailto:a@example.org"), None);
    let none = PatternSet::new([]).expect("an empty set");
    assert!(none.is_empty() && !none.is_match("") && none.report().overlaps().is_empty());
}
