//! Comparison of languages (`virgule_compiler::analysis::compare`), compared with an oracle on all short texts
//! (`virgule_tests::chart`).

use std::sync::Arc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::analysis::compare::{self, Answer};
use virgule_compiler::analysis::language::Language;
use virgule_compiler::builtin;
use virgule_compiler::grammars::GRAMMARS;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline;
use virgule_tests::chart::Chart;
use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::{grammars, random_grammar, recursive_grammar};

/// A rule with its language, and its oracle.
struct Subject {
    language: Language,
    oracle: Chart,
}

/// The rules named `names`, except for rules that are not compiled because one byte of lookahead does not decide.
fn subjects(checked: &Checked, names: &[&str]) -> Vec<Subject> {
    let grammar = Arc::new(checked.grammar.clone());
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let subject = |name: &&str| {
        let rule = grammar.find(name)?;
        let language = Language::new(checked, rule, &mut context).ok()?;
        Some(Subject { language, oracle: Chart::new(&grammar, rule, &[]) })
    };
    names.iter().filter_map(subject).collect()
}

/// The number of answers of each type.
#[derive(Debug, Default)]
struct Seen {
    found: usize,
    none: usize,
    bounded: usize,
    nested: usize,
}

/// Checks a comparison of two languages on texts. If `all` is true, `texts` contains every text up to the length of its
/// longest, so no witness may be longer than the shortest witness in it.
fn compare(
    one: &Subject,
    other: &Subject,
    texts: &[(&str, bool, bool)],
    all: bool,
    seen: &mut Seen,
    shown: &str,
) {
    let only = compare::only(&one.language, &other.language, 3).expect("within the limit");
    let both = compare::both(&one.language, &other.language).expect("within the limit");
    let expected = |wanted: (bool, bool)| {
        texts.iter().find(|(_, first, second)| (*first, *second) == wanted).map(|(text, ..)| *text)
    };
    for (answer, wanted) in [(&only, (true, false)), (&both, (true, true))] {
        for text in &answer.texts {
            let found = (one.oracle.matches(text), other.oracle.matches(text));
            assert_eq!(found, wanted, "{shown}\n{text:?} {answer:?}");
        }
        let nested = one.language.nests() && other.language.nests();
        assert!(answer.up_to.is_none() || (nested && answer.is_none()), "{shown}\n{answer:?}");
        match (expected(wanted), answer.texts.first()) {
            (Some(text), None) => {
                assert!(answer.up_to.is_some_and(|depth| nesting(text) > depth), "{shown}\n{text:?}")
            }
            (Some(text), Some(first)) if !nested => {
                assert!(
                    if all { first.len() == text.len() } else { first.len() <= text.len() },
                    "{shown}\n{text:?} {first:?}"
                );
            }
            (None, Some(first)) if all => {
                let longest = texts.last().map_or(0, |(text, ..)| text.len());
                assert!(first.len() > longest, "{shown}\n{first:?}");
            }
            _ => {}
        }
        assert!(answer.texts.is_sorted_by_key(String::len), "{shown}\n{answer:?}");
        seen.found += usize::from(!answer.is_none());
        seen.none += usize::from(answer.is_none() && answer.up_to.is_none());
        seen.bounded += usize::from(answer.up_to.is_some());
        seen.nested += usize::from(one.language.nests() || other.language.nests());
    }
}

/// An upper bound of the nesting depth of a text: each level of these grammars needs at least one character.
fn nesting(text: &str) -> usize {
    text.len()
}

/// Compares all pairs of subjects on texts, which are ordered by length.
fn pairs(one: &[Subject], other: &[Subject], texts: &[String], all: bool, seen: &mut Seen, shown: &str) {
    let matching = |subjects: &[Subject]| -> Vec<Vec<bool>> {
        subjects
            .iter()
            .map(|subject| texts.iter().map(|text| subject.oracle.matches(text)).collect())
            .collect()
    };
    let (first, second) = (matching(one), matching(other));
    for (left, first) in one.iter().zip(&first) {
        for (right, second) in other.iter().zip(&second) {
            let texts: Vec<(&str, bool, bool)> = texts
                .iter()
                .zip(first.iter().zip(second))
                .map(|(text, (first, second))| (text.as_str(), *first, *second))
                .collect();
            compare(left, right, &texts, all, seen, shown);
            laws(left, right);
        }
    }
}

/// Checks laws that hold for any two languages.
fn laws(one: &Subject, other: &Subject) {
    let (one, other) = (&one.language, &other.language);
    let both = |a, b| compare::both(a, b).expect("within the limit");
    let only = |a, b| compare::only(a, b, 1).expect("within the limit");
    let lengths = |answer: &Answer| answer.texts.first().map(String::len);
    if !one.nests() || !other.nests() {
        assert_eq!(lengths(&both(one, other)), lengths(&both(other, one)));
    }
    assert_eq!(only(one, one), Answer { texts: Vec::new(), up_to: None });
    // If a language is not empty and a subset of another one, they have a common text.
    let inside = only(one, other);
    if inside.is_none() && inside.up_to.is_none() && !both(one, one).is_none() {
        assert!(!both(one, other).is_none());
    }
}

/// A parser and its start rule have the same language, whether shared rules are called or inlined.
#[test]
fn languages_of_parsers_are_those_of_their_rules() {
    let mut calling = 0;
    for (name, text) in GRAMMARS {
        let checked = grammars::checked(text);
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        for family in family::families(&checked.grammar) {
            let compiled = pipeline::compile(&checked, &family, &mut context).expect("within the limits");
            for (kind, start) in family.starts().into_iter().enumerate() {
                let parser = Language::compiled(&compiled.machines, kind);
                let rule = Language::new(&checked, start, &mut context).expect("within the limits");
                // Equality of two recursive languages is undecidable in general.
                if !rule.nests() {
                    equal(&parser, &rule, &format!("{name} {kind}"));
                    calling += usize::from(parser.nests());
                }
            }
        }
    }
    assert!(calling > 10, "{calling}");
}

/// The generated constants of a language have the same language as the rule from which they were generated.
#[test]
fn a_language_as_constants_is_the_same() {
    let checked = grammars::checked(grammars::text("rfc3986"));
    let rule = checked.grammar.find("URI").expect("it has that rule");
    let language = grammars::language(&checked, rule).expect("within the limits");
    equal(&builtin::URI.language(), &language, "URI");
}

/// Checks that neither language has a text that the other one lacks.
fn equal(one: &Language, other: &Language, shown: &str) {
    for (one, other) in [(one, other), (other, one)] {
        let only = compare::only(one, other, 1).expect("within the limit");
        assert_eq!(only, Answer { texts: Vec::new(), up_to: None }, "{shown}");
    }
}

#[test]
fn regular_rules() {
    let mut seen = Seen::default();
    let mut random = Random::new(51);
    let texts = random_grammar::texts("abAB", 4);
    for _ in 0..effort::of(300, 6) {
        let (one, other) = (random_grammar::grammar(&mut random, 2), random_grammar::grammar(&mut random, 2));
        let [Ok(left), Ok(right)] = [&one, &other].map(|text| grammars::check(text)) else { continue };
        let both = [&left, &right].map(|checked| subjects(checked, &["s", "x", "y", "z"]));
        assert_eq!(both.each_ref().map(Vec::len), [left.grammar.own, right.grammar.own], "{one}\n{other}");
        let [left, right] = &both;
        pairs(left, right, &texts, true, &mut seen, &format!("{one}\n{other}"));
        // The rules of one grammar are more often subsets of each other.
        pairs(left, left, &texts, true, &mut seen, &one);
        pairs(right, right, &texts, true, &mut seen, &other);
    }
    let enough = |full| effort::of(full, 8);
    assert!(seen.found > enough(500) && seen.none > enough(200) && seen.bounded == 0, "{seen:?}");
}

/// A copy of the grammar in which one literal or operator is replaced.
fn changed(random: &mut Random, text: &str) -> String {
    let from = *random.pick(&["\"a\"", "\"b\"", "\"(\"", "*", "1*"]);
    let to = *random.pick(&["\"ab\"", "[\"a\"]", "\"[\"", "\"b\"", "1*", "*"]);
    let places: Vec<usize> = text.match_indices(from).map(|(at, _)| at).collect();
    if places.is_empty() {
        return text.to_string();
    }
    let at = *random.pick(&places);
    format!("{}{to}{}", &text[..at], &text[at + from.len()..])
}

#[test]
fn rules_that_nest() {
    let mut seen = Seen::default();
    let mut random = Random::new(52);
    let texts = random_grammar::texts(recursive_grammar::LETTERS, 4);
    let names = ["s", "n", "m", "x", "z"];
    for _ in 0..effort::of(150, 6) {
        let one = recursive_grammar::grammar(&mut random).text;
        let other = changed(&mut random, &one);
        let [Ok(left), Ok(right)] = [&one, &other].map(|text| grammars::check(text)) else { continue };
        let (left, right) = (subjects(&left, &names), subjects(&right, &names));
        pairs(&left, &right, &texts, true, &mut seen, &format!("{one}\n{other}"));
    }
    let enough = effort::of(500, 8);
    assert!(seen.found > enough && seen.none > enough && seen.nested > enough, "{seen:?}");
}

/// All concatenations of at most `most` parts, the shortest first.
fn composed(parts: &[&str], most: usize) -> Vec<String> {
    let mut texts = random_grammar::concatenations(parts, most);
    texts.sort_by_key(String::len);
    texts
}

/// A grammar with a percent-encoded rule, and with rules that match percent-encodings themselves.
fn encoded(random: &mut Random) -> String {
    let nested = recursive_grammar::grammar(random).text;
    let rule = *random.pick(&["n", "m", "x", "z", "s"]);
    let plain = *random.pick(&["\"(\" / \")\" / %s\"a\"", "%s\"a\" / %s\"b\"", "\"(\" / %s\"b\" / %x41"]);
    let before = *random.pick(&["", "\"b\" ", "[\"b\"] "]);
    let behind = *random.pick(&["", " \")\"", " [\"%\"]", " *\"(\"", " *\"b\" "]);
    let (_, rules) = nested.split_once("s = ").expect("a start rule");
    format!(
        ";! percent-encoded {rule} within plain\n;! kind encoded\n;! start t\nt = {before}{rule}{behind}\n\
         plain = {plain}\ns = {rules}f = *( %x61 / %x62 / \"(\" / \")\" / \"%\" 2HEXDIG )\n\
         g = \"%\" *VCHAR / \"(\" *VCHAR\n"
    )
}

/// Rules that contain a percent-encoded rule, recursive and not recursive.
#[test]
fn rules_that_are_encoded() {
    let mut seen = Seen::default();
    let mut random = Random::new(53);
    let texts = composed(&["(", ")", "a", "%28", "%61", "%62", "%", "%6"], 3);
    for _ in 0..effort::of(100, 6) {
        let text = encoded(&mut random);
        let Ok(checked) = grammars::check(&text) else { continue };
        let all = subjects(&checked, &["t", "f", "g", "n", "x"]);
        pairs(&all, &all, &texts, false, &mut seen, &text);
    }
    let enough = |full| effort::of(full, 8);
    assert!(seen.found > enough(300) && seen.none > enough(150) && seen.nested > enough(300), "{seen:?}");
}

/// A text with some of its characters percent-encoded.
fn escaped(random: &mut Random, text: &str) -> String {
    let escape = |c: char| if random.once_in(2) { format!("%{:02X}", c as u32) } else { c.to_string() };
    text.chars().map(escape).collect()
}

/// A text with a mistake, which may be half of a percent-encoding.
fn mistaken(random: &mut Random, text: &str) -> String {
    let at = random.below(text.len() + 1);
    let part = *random
        .pick(&["", "(", ")", "[", "]", "a", "b", "A", "%", "%2", "%28", "%29", "%61", "%62", "%41", "%4g"]);
    let behind = if random.once_in(3) { (at + random.below(4)).min(text.len()) } else { at };
    format!("{}{part}{}", &text[..at], &text[behind..])
}

/// Compares each text, as a language of one text, with the subject: it is either a subset or disjoint, so that a
/// shorter witness cannot hide it. Returns the numbers of texts that are subsets and that are disjoint.
fn ask_each(subject: &Subject, texts: &[String], grammar: &str) -> (usize, usize) {
    let (mut right, mut wrong) = (0, 0);
    let rules: Vec<String> =
        texts.iter().enumerate().map(|(number, text)| format!("t{number} = %s\"{text}\"\n")).collect();
    let singles = grammars::checked(&format!(";! kind singles\n{}", rules.concat()));
    let names: Vec<String> = (0..texts.len()).map(|number| format!("t{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for (single, text) in subjects(&singles, &names).iter().zip(texts) {
        let matches = subject.oracle.matches(text);
        let both = compare::both(&single.language, &subject.language).expect("within the limit");
        let only = compare::only(&single.language, &subject.language, 1).expect("within the limit");
        let (inside, outside) = if matches { (vec![text], vec![]) } else { (vec![], vec![text]) };
        assert_eq!(both.texts.iter().collect::<Vec<_>>(), inside, "{grammar}{text:?}");
        assert_eq!(only.texts.iter().collect::<Vec<_>>(), outside, "{grammar}{text:?}");
        right += usize::from(matches);
        wrong += usize::from(!matches);
    }
    (right, wrong)
}

/// Nested calls that return although the inner rule could continue, in literal and in decoded text.
#[test]
fn calls_that_end_together() {
    let nests = "m = 1*\"a\" / \"[\" m \"]\"\n";
    let plain = "plain = \"(\" / \"[\" / \"]\" / %s\"a\"\n";
    let decoded = |rule| format!(";! percent-encoded {rule} within plain\n;! kind k\n");
    let grammars = [
        (format!("{}t = n\nn = \"(\" m\n{nests}{plain}", decoded("n")), true),
        (format!("{}t = [n] *\"b\"\nn = \"(\" [m]\n{nests}{plain}", decoded("n")), true),
        (format!("{}t = m [\"(\"]\n{nests}{plain}", decoded("m")), true),
        (format!(";! kind k\nt = n *\"b\"\nn = \"(\" m / \"[\" n \"]\"\n{nests}"), false),
        (format!(";! kind k\nt = n\nn = \"(\" m\n{nests}"), false),
    ];
    for (text, decoded) in &grammars {
        let checked = grammars::checked(text);
        let subject = subjects(&checked, &["t"]).into_iter().next().expect("one byte decides");
        let plain = ["(", "[", "]", "a", "b", "A"];
        let parts = ["(", "[", "a", "b", "%28", "%61", "%62", "%5D", "%", "%6"];
        let (right, wrong) = match decoded {
            true => ask_each(&subject, &composed(&parts, 3), text),
            false => ask_each(&subject, &composed(&plain, 4), text),
        };
        assert!(right > 10 && wrong > 100, "{text}{right} {wrong}");
    }
}

/// The language of the start rule of a grammar.
fn start(text: &str) -> Language {
    let checked = grammars::checked(text);
    grammars::language(&checked, checked.grammar.sections[0].start).expect("one byte decides")
}

/// If both languages are recursive and no other method decides, the result contains the depth of the search.
#[test]
fn reports_the_depth_of_an_incomplete_search() {
    let one = start(";! kind k\nn = \"(\" n \")\" / \"a\"\n");
    // The only text in both languages has `depth` brackets.
    let other =
        |depth: usize| start(&format!(";! kind k\nn = {depth}\"(\" \"a\" {depth}\")\" / \"[\" n \"]\"\n"));
    let found = compare::both(&one, &other(7)).expect("within the limit");
    assert_eq!(found, Answer { texts: vec!["(((((((a)))))))".into()], up_to: None });
    let missed = compare::both(&one, &other(8)).expect("within the limit");
    assert_eq!(missed, Answer { texts: vec![], up_to: Some(compare::DEPTH) });
    // If one of the languages is not recursive, the depth of the other is irrelevant.
    let flat = start(&format!(
        ";! kind k\nn = {}\n",
        "\"(((((a)))))\" / \"((((((((((((((((((((a))))))))))))))))))))\""
    ));
    assert!(compare::only(&flat, &one, 1).expect("within the limit").is_none());
}

/// Percent-encoded rules with different sets of literal characters have different languages.
#[test]
fn the_same_rule_encoded_otherwise() {
    let encoded = |plain: &str| {
        let rules = "t = n\nn = \"(\" n \")\" / %s\"a\"\n";
        start(&format!(";! percent-encoded n within plain\n;! kind k\n;! start t\n{rules}plain = {plain}\n"))
    };
    let (more, less) = (encoded("\"(\" / \")\" / %s\"a\""), encoded("\"(\" / \")\""));
    let only = compare::only(&more, &less, 1).expect("within the limit");
    assert_eq!(only, Answer { texts: vec!["a".into()], up_to: None });
    assert_eq!(compare::only(&less, &less, 1).expect("within the limit").up_to, None);
}

/// Nearly valid texts, long enough for calls that return in many states.
#[test]
fn single_texts() {
    let mut random = Random::new(54);
    let (mut right, mut wrong) = (0, 0);
    for round in 0..effort::of(400, 4) {
        let text =
            if round % 3 == 0 { recursive_grammar::grammar(&mut random).text } else { encoded(&mut random) };
        let Ok(checked) = grammars::check(&text) else { continue };
        let rule = if round % 3 == 0 { "s" } else { "t" };
        let Some(subject) = subjects(&checked, &[rule]).into_iter().next() else { continue };
        let mut texts = Vec::new();
        for _ in 0..12 {
            let id = checked.grammar.find(rule).expect("a start rule");
            let sentence = recursive_grammar::sentence(&mut random, &checked.grammar, id, 12);
            let sentence = if round % 3 == 0 { sentence } else { escaped(&mut random, &sentence) };
            let once = mistaken(&mut random, &sentence);
            texts.extend([mistaken(&mut random, &sentence), mistaken(&mut random, &once), once, sentence]);
        }
        texts.retain(|text| text.len() < 60);
        let (more_right, more_wrong) = ask_each(&subject, &texts, &text);
        (right, wrong) = (right + more_right, wrong + more_wrong);
    }
    let enough = effort::of(1_000, 6);
    assert!(right > enough && wrong > enough, "{right} {wrong}");
}
