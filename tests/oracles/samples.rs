//! Random texts of a language: counting, uniform sampling, and shrinking within the language.

use arbitrary::Unstructured;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, TestError, TestRunner};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use virgule::Kind;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::reachable;
use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::Library;
use virgule_tests::chart::Chart;
use virgule_tests::effort;
use virgule_tests::grammars::{analyzed, checked};
use virgule_tests::reviewed;
use virgule_tests::tables::rows;
use virgule_tools::conformance::random::Random;
use virgule_tools::conformance::{
    Language, Plan, SampleError, SampleSet, Uniform, arbitrary_near, arbitrary_text, candidates, samples,
    texts,
};

/// Small grammars, each with all characters of its language.
fn small() -> Vec<(&'static str, Vec<&'static str>)> {
    rows("small-languages")
}

/// All concatenations of `characters` of at most `longest` bytes.
fn all(characters: &[&str], longest: usize) -> Vec<String> {
    let (mut all, mut begin) = (vec![String::new()], 0);
    while begin < all.len() {
        let longer = |text: &String| characters.iter().map(|c| format!("{text}{c}")).collect::<Vec<_>>();
        let next: Vec<String> =
            all[begin..].iter().flat_map(longer).filter(|text| text.len() <= longest).collect();
        begin = all.len();
        all.extend(next);
    }
    all.sort();
    all.dedup();
    all
}

#[test]
fn counts_are_those_of_all_texts() {
    for (grammar, characters) in &small() {
        let language =
            Language::read("small.abnf", grammar).unwrap_or_else(|error| panic!("{grammar}\n{error}"));
        let longest = if characters.len() > 5 { 8 } else { 9 };
        let longest = if effort::is_full() { longest } else { longest - 1 };
        let counted = Uniform::new(&language, longest);
        let mut found: BTreeMap<usize, f64> = (0..=longest).map(|length| (length, 0.0)).collect();
        for text in all(characters, longest).iter().filter(|text| language.takes(text)) {
            *found.get_mut(&text.len()).unwrap() += 1.0;
        }
        let counts = (0..=longest).map(|length| (length, counted.count(length).number())).collect();
        assert_eq!(found, counts, "{grammar}");
        assert!(found.values().sum::<f64>() > 3.0, "{grammar}");
    }
}

/// Pearson's test: the sum over all texts of (found - expected)² / expected has a mean of the number of texts minus
/// one. With this number of samples the sum hardly ever exceeds the mean by five standard deviations.
#[test]
fn every_text_of_a_length_is_as_likely() {
    let mut tested = 0;
    for (index, (grammar, characters)) in small().iter().enumerate() {
        let language = Language::read("small.abnf", grammar).unwrap();
        let counted = Uniform::new(&language, 9);
        let many =
            |length: &&usize| (5.0..effort::of(400, 4) as f64).contains(&counted.count(**length).number());
        // Some languages have only one text of each length.
        let Some(&length) = counted.lengths().iter().rfind(many) else { continue };
        tested += 1;
        let expected: Vec<String> = all(characters, length)
            .into_iter()
            .filter(|text| text.len() == length && language.takes(text))
            .collect();
        let mut random = Random::new(index as u64);
        let each = effort::of(200, 4) as f64;
        let draws = each as usize * expected.len();
        let mut found: BTreeMap<String, f64> = BTreeMap::new();
        (0..draws).for_each(|_| *found.entry(counted.draw(&mut random, length).unwrap()).or_default() += 1.0);
        let square = |text: &String| (found.get(text).copied().unwrap_or(0.0) - each).powi(2) / each;
        let sum: f64 = expected.iter().map(square).sum();
        let freedom = expected.len() as f64 - 1.0;
        assert!(found.keys().all(|text| expected.contains(text)), "{grammar}");
        assert!(sum < freedom + 5.0 * (2.0 * freedom).sqrt(), "{grammar}: {sum} for {freedom}");
        assert!(sum > freedom - 5.0 * (2.0 * freedom).sqrt(), "{grammar}: {sum} for {freedom}, too even");
    }
    assert!(tested >= 5, "{tested}");
}

#[test]
fn long_texts_of_all_kinds_are_drawn() {
    for kind in Kind::all() {
        let language = Language::kind(kind.name).unwrap();
        let counted = Uniform::new(&language, 120);
        let mut random = Random::new(1);
        let Some(&longest) = counted.lengths().last() else {
            assert!(!reviewed::is_reviewed(kind.grammar), "{}: no text so short", kind.name);
            continue;
        };
        let drawn: BTreeSet<String> =
            (0..effort::of(20, 4)).map(|_| counted.draw(&mut random, longest).unwrap()).collect();
        assert!(drawn.iter().all(|text| text.len() == longest), "{}", kind.name);
        for text in &drawn {
            assert!(language.takes(text), "{}: {text:?}", kind.name);
        }
        assert_eq!(counted.count(121).number(), 0.0);
    }
}

#[test]
fn draws_deep_texts_of_languages_without_flat_ones() {
    let language = Language::read("nest.abnf", "s = \"(\" *s \")\"").unwrap();
    let counted = Uniform::new(&language, 100);
    let depth = |text: &str| {
        let levels = text.chars().scan(0, |depth, c| {
            *depth += if c == '(' { 1 } else { -1 };
            Some(*depth)
        });
        levels.max().unwrap_or(0)
    };
    let mut random = Random::new(5);
    let mean = (0..200).map(|_| depth(&counted.draw(&mut random, 100).unwrap())).sum::<i32>() / 200;
    // A random tree of 50 nodes has a mean height of about √(π·50) = 12.5 (de Bruijn, Knuth and Rice, 1972).
    assert!((10..=14).contains(&mean), "{mean}");
}

#[test]
fn candidates_are_the_same_twice_sorted_and_judged_by_the_automaton() {
    let plan = Plan { seed: 9, random: 50, max_length: 40 };
    for kind in ["ni", "ldap", "xri", "tel", "iri-reference"].into_iter().step_by(effort::every(3)) {
        let language = Language::kind(kind).unwrap();
        let all = candidates(&language, &plan);
        assert_eq!(all, candidates(&Language::kind(kind).unwrap(), &plan));
        assert!(all.iter().all(|candidate| candidate.inside == language.contains(&candidate.text)), "{kind}");
        let texts: BTreeSet<&str> = all.iter().map(|candidate| candidate.text.as_str()).collect();
        assert_eq!(texts.len(), all.len(), "{kind}: a text comes twice");
        let other = candidates(&language, &Plan { seed: 10, ..plan });
        let other: BTreeSet<&str> = other.iter().map(|candidate| candidate.text.as_str()).collect();
        let differing = texts.difference(&other).count();
        assert!((1..=50).contains(&differing), "{kind}: {differing} texts depend on the seed");
    }
}

#[test]
fn shrinks_within_the_language() {
    let language = Language::kind("uri").unwrap();
    let config =
        Config { cases: 2000, failure_persistence: None, max_shrink_iters: 100_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(
        config,
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::XorShift),
    );
    let outcome = runner.run(&texts(language.clone(), 60), |text| {
        assert!(language.takes(&text), "{text:?} was asked");
        proptest::prop_assert!(!virgule::Uri::parse(&text).unwrap().path().contains('%'));
        Ok(())
    });
    match outcome {
        Err(TestError::Fail(_, text)) => {
            assert!(language.takes(&text));
            assert_eq!(text, "a:%aa");
        }
        other => panic!("{other:?}"),
    }
    let mut tree = texts(language.clone(), 60).new_tree(&mut runner).unwrap();
    while tree.simplify() {
        assert!(language.takes(&tree.current()));
    }
    assert_eq!(tree.current(), "a:");
}

/// The rule matches `http://`, but the parser refuses it by a check beyond the rule.
#[test]
fn never_draws_texts_that_a_check_rejects() {
    let http = Language::kind("http").expect("a kind");
    let parser = virgule_dynamic::Parser::built_in(Kind::find("http").expect("a kind"));
    let (strategy, counted) = (texts(http.clone(), 9), Uniform::new(&http, 9));
    let mut runner = TestRunner::deterministic();
    for _ in 0..effort::of(400, 4) {
        let mut tree = strategy.new_tree(&mut runner).expect("a text");
        while tree.simplify() {
            assert!(parser.accepts(&tree.current()), "{:?}", tree.current());
        }
    }
    let mut random = Random::new(57);
    let mut refused = 0;
    for _ in 0..effort::of(4_000, 4) {
        let bytes: Vec<u8> = (0..256).map(|_| random.below(256) as u8).collect();
        let near = arbitrary_near(&http, &counted, &mut Unstructured::new(&bytes));
        let (text, inside) = near.expect("there are texts");
        assert_eq!(parser.accepts(&text), inside, "{text:?}");
        refused += usize::from(http.takes(&text) && !inside);
    }
    assert!(refused > 10, "{refused}");
}

/// A recursive rule whose strings may nest deeper than a parser allows, and one with a check that rejects the shortest.
fn hard() -> [Language; 3] {
    let nest = Language::read("nest.abnf", ";! nesting 5\nlist = \"(\" *list \")\"\n").expect("a grammar");
    let pair = Language::read("pair.abnf", "pair = \"a\" pair \"b\" / \"a\" pair \"c\" / \"d\"\n");
    [nest, pair.expect("a grammar"), Language::kind("http").expect("a kind")]
}

#[test]
fn any_bytes_are_a_string_that_a_parser_accepts() {
    let (mut drawn, mut outside) = (BTreeSet::new(), 0);
    for language in hard().into_iter().chain(Language::kind("uri-reference")) {
        let counted = Uniform::try_new(&language, 300).unwrap();
        let mut random = Random::new(11);
        for length in (0..2000).step_by(effort::every(4) * 4) {
            let bytes: Vec<u8> = (0..length).map(|_| random.number() as u8).collect();
            let text = |bytes| arbitrary_text(&language, &counted, &mut Unstructured::new(bytes)).unwrap();
            assert!(language.contains(&text(&bytes)), "{:?}", text(&bytes));
            assert_eq!(text(&bytes), text(&bytes));
            drawn.insert(text(&bytes));
            if let Ok((near, inside)) = arbitrary_near(&language, &counted, &mut Unstructured::new(&bytes)) {
                assert_eq!(inside, language.contains(&near));
                outside += usize::from(!inside);
            }
        }
    }
    assert!(drawn.len() > 250 && outside > 100, "{} texts, {outside} outside", drawn.len());
}

#[test]
fn shrinks_strings_of_recursive_rules() {
    for (language, least) in hard().into_iter().zip(["()", "d", "http://a"]) {
        let mut runner = TestRunner::deterministic();
        let mut tree = texts(language.clone(), 40).new_tree(&mut runner).unwrap();
        while tree.simplify() {
            assert!(language.takes(&tree.current()) && tree.current().len() <= 40);
        }
        assert_eq!(tree.current().to_lowercase(), least);
    }
    let long = texts(Language::kind("http").unwrap(), 3).new_tree(&mut TestRunner::deterministic());
    assert!(long.unwrap_err().message().contains("has 7 bytes"));
}

/// The ABNF of a specification without the rules that make it unusable as a whole: duplicates, and rules in another
/// notation.
fn mended(mut text: String) -> (String, Checked) {
    loop {
        let (checked, found) = analyzed(&text);
        if let Some(checked) = checked {
            return (text, checked);
        }
        let shown = found.render(false);
        let error = shown.split("error[").nth(1).expect("an error");
        let line =
            error.split("test.abnf:").nth(1).and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
        let line = line.expect("a line") - 1;
        let lines: Vec<&str> = text.lines().collect();
        let is_head = |line: &str| {
            line.trim_start().split_once('=').is_some_and(|(name, _)| {
                let name = name.trim_end();
                !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            })
        };
        let begin = (0..=line).rev().find(|&at| is_head(lines[at])).expect("a rule");
        let end = (begin + 1..lines.len()).find(|&at| is_head(lines[at])).unwrap_or(lines.len());
        text = format!("{}\n{}\n", lines[..begin].join("\n"), lines[end..].join("\n"));
    }
}

/// The built-in grammars, and those of specifications in `tests/documents/abnf/`.
fn all_grammars() -> Vec<(String, String, Checked)> {
    let built_in = GRAMMARS.iter().map(|(name, text)| (name.to_string(), text.to_string(), checked(text)));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("documents/abnf");
    let paths = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|known| known == "abnf")).collect();
    paths.sort();
    let texts = paths.iter().map(|path| (path, std::fs::read_to_string(path).expect("a file")));
    // Those that import others are fragments of them.
    let texts: Vec<_> = texts.filter(|(_, text)| !text.contains("\n;! import ")).collect();
    assert_eq!(texts.len(), 41);
    let public = texts.into_iter().map(|(path, text)| {
        let (text, checked) = mended(text);
        (format!("document-{}", path.file_stem().expect("a name").display()), text, checked)
    });
    built_in.chain(public).collect()
}

/// Every sample is judged as a chart parser judges it. Of each grammar a part of the rules is tested, in a quick run only those that
/// need at most 20 rules. Of each rule the first strings are tested, of at most 40 bytes: the chart takes cubic time.
#[test]
fn samples_of_all_rules_are_inside_or_outside() {
    let (count, most) = (effort::of(8, 2), effort::of(200, 10));
    let (mut number, mut grammars, mut general) = ([0; 4], 0, 0);
    for (name, text, checked) in all_grammars() {
        let mut library = Library::with_general_matchers();
        library.add(&name, &text).expect("a grammar");
        let grammar = std::sync::Arc::new(checked.grammar.clone());
        // An imported rule may have the name of a rule of the file.
        let is_named = |&rule: &_| grammar.find(&grammar.rule(rule).name) == Some(rule);
        let size = |rule| reachable(&grammar, &[rule]).into_iter().filter(|reached| *reached).count();
        let rules = grammar.ids().filter(|&rule| checked.require(rule).is_ok() && size(rule) <= most);
        let rules = rules.filter(is_named);
        let rules: Vec<_> = rules.collect();
        grammars += usize::from(!rules.is_empty());
        for &rule in rules.iter().rev().step_by(4 * effort::every(8)) {
            let rule_name = &grammar.rule(rule).name;
            let Ok(language) = Language::rule(&mut library, &name, rule_name) else { continue };
            let oracle = Chart::new(&grammar, rule, &[]);
            let (seed, max_length) = (1, 24);
            let sets = [
                SampleSet::Covering,
                SampleSet::NearMisses,
                SampleSet::Shortest { max_length },
                SampleSet::Random { seed, max_length },
            ];
            for (set, number) in sets.into_iter().zip(&mut number) {
                let strings = match samples(&language, set) {
                    Ok(strings) => strings,
                    Err(SampleError::NoAutomaton { .. }) => {
                        general += 1;
                        continue;
                    }
                    Err(SampleError::TooLong { least, .. }) => {
                        assert!(
                            least > max_length
                                && samples(&language, SampleSet::Shortest { max_length: least }).is_ok()
                        );
                        continue;
                    }
                    Err(error) => panic!("{name}: {error}"),
                };
                for sample in strings.take(count).filter(|sample| sample.text.len() <= 40) {
                    *number += 1;
                    let expected = set != SampleSet::NearMisses;
                    assert_eq!(sample.inside, expected, "{name}:{rule_name}: {sample:?}");
                    assert_eq!(oracle.matches(&sample.text), expected, "{name}:{rule_name}: {sample:?}");
                }
            }
        }
    }
    assert!(
        grammars > 90 && number.iter().all(|number| *number > 200),
        "{grammars} grammars, {number:?}, {general}"
    );
}

/// The shortest strings are as short as those of an exhaustive search, and all of them are inside.
#[test]
fn the_shortest_strings_are_those_of_all_strings() {
    for (grammar, characters) in &small() {
        let language = Language::read("small.abnf", grammar).unwrap();
        let checked = checked(grammar);
        let oracle = Chart::new(&checked.grammar.clone().into(), language.start(), &[]);
        let mut expected = all(characters, 5);
        expected.retain(|text| oracle.matches(text));
        expected.sort_by_key(String::len);
        let Ok(found) = samples(&language, SampleSet::Shortest { max_length: 5 }) else {
            assert!(expected.is_empty(), "{grammar}");
            continue;
        };
        let found: Vec<String> = found.map(|sample| sample.text).collect();
        assert!(found.is_sorted_by_key(String::len), "{grammar}");
        assert_eq!(BTreeSet::from_iter(&found), BTreeSet::from_iter(&expected), "{grammar}");
        assert_eq!(found.len(), expected.len(), "{grammar}");
        // The first ones alone are the same.
        let few = Uniform::new(&language, 5).shortest(7);
        let lengths = |texts: &[String]| texts.iter().take(7).map(String::len).collect::<Vec<_>>();
        assert_eq!(lengths(&few), lengths(&expected), "{grammar}");
    }
}

#[test]
fn errors_name_the_rule_and_the_least_length() {
    let encoded = ";! percent-encoded n within plain\ns = 3n\nn = %s\"a\" / %s\"(\"\nplain = \"(\"\n";
    let long = Language::read("long.abnf", "long = 12DIGIT [ long ]\n").unwrap();
    let error = samples(&long, SampleSet::Random { seed: 1, max_length: 11 }).unwrap_err();
    assert_eq!(error, SampleError::TooLong { rule: "long".to_string(), least: 12, longest: 11 });
    let language = Language::read("encoded.abnf", encoded).unwrap();
    let error = samples(&language, SampleSet::Shortest { max_length: 2 }).unwrap_err();
    assert!(matches!(error, SampleError::TooLong { least: 3, .. }), "{error}");
    // The parser rejects `http://`.
    let http = Language::kind("http").unwrap();
    let first = samples(&http, SampleSet::Shortest { max_length: 9 }).unwrap().next().unwrap();
    assert_eq!(first.text.len(), 8, "{first:?}");
}
