//! Railroad diagrams have the texts and the language of their rules.

use std::collections::BTreeSet;
use virgule::Kind;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};
use virgule_compiler::abnf::read::read;
use virgule_compiler::abnf::read::tree::{self, ExprKind};
use virgule_dynamic::Parser;
use virgule_tests::grammars::{BUILT_IN, has_directive, needs_generalized_parser, text};
use virgule_tests::random::Random;
use virgule_tests::random_grammar;
use virgule_tests::regex_oracle::RegexOracle;
use virgule_tests::tables::rows;
use virgule_tools::diagram::{Diagrams, Text, Track};

/// The diagrams of a grammar that must have no errors.
pub fn diagrams(name: &str, text: &str) -> Diagrams {
    let source = Source::new(format!("{name}.abnf"), text);
    Diagrams::read(&source, &BUILT_IN).unwrap_or_else(|found| panic!("{}", found.render(false)))
}

/// The names of all built-in grammars.
fn names() -> impl Iterator<Item = &'static str> {
    virgule_compiler::grammars::GRAMMARS.iter().map(|(name, _)| *name)
}

/// Asserts that the diagrams of the given rules of a document have the given texts.
fn assert_tracks(name: &str, abnf: &str, expected: &[(&str, &str)]) {
    let diagrams = diagrams(name, abnf);
    for (rule, track) in expected {
        let rule = diagrams.rule(rule).unwrap_or_else(|| panic!("no rule {rule}"));
        assert_eq!(diagrams.track(rule).to_string(), *track);
    }
}

#[test]
fn rules_of_rfc_3986_look_like_this() {
    let expected = [
        ("URI", "scheme : hier-part [? query] [# fragment]"),
        ("hier-part", "(// authority path-abempty | path-absolute | path-rootless | path-empty)"),
        ("authority", "[userinfo @] host [: port]"),
        ("scheme", "ALPHA [{(ALPHA | DIGIT | ‹+ - .›)}]"),
        ("port", "[{DIGIT}]"),
        ("h16", "{HEXDIG; up to 4 times}"),
        ("ls32", "(h16 : h16 | IPv4address)"),
        ("dec-octet", "(DIGIT | 1–9 DIGIT | 1 {DIGIT; 2 times} | 2 0–4 DIGIT | 25 0–5)"),
        ("path-empty", "(0<pchar>)"),
        ("path-absolute", "/ [segment-nz [{/ segment}]]"),
        ("gen-delims", "‹: / ? # [ ] @›"),
        ("HEXDIG", "(DIGIT | ‹A B C D E F›)"),
    ];
    assert_tracks("rfc3986", text("rfc3986"), &expected);
    assert_tracks("rfc6068", text("rfc6068"), &[("to", "{addr-spec / ,}"), ("hfields", "? {hfield / &}")]);
}

#[test]
fn every_form_of_abnf_is_drawn() {
    let abnf = "a = b / %s\"Ab\" / \"c d\" / %x0D.0A / %x0D / %x09 / %x41.42 / %xA0-D7FF\n\
                b = *(\"x\" / 2a) 3*\"y\" 2*4(\"p\" \"q\") *1\"z\" 1*1\"w\" \"\" <a, as above>\n\
                a =/ 0\"n\"\n\
                l = 1*a *(\"-\" 1*a) b *(\", \" \"x\" b) b *3(\",\" b)\n";
    let expected = [
        ("a", "(b | Ab | c␣d | CR LF | ‹CR HTAB› | AB | U+00A0–U+D7FF | (0\"n\"))"),
        ("b", "[{(x | {a; 2 times})}] {y; 3 or more times} {p q; 2 to 4 times} [z] w (\"\") a"),
        // A separator that belongs to a group, or to a bounded repetition, is drawn at its position.
        ("l", "{{a} / -} b [{,␣ x b}] b [{, b; up to 3 times}]"),
    ];
    assert_tracks("forms", abnf, &expected);
}

/// The characters that are not shown as themselves.
fn named_characters() -> impl Iterator<Item = (&'static str, u32)> {
    rows("named-characters").into_iter()
}

/// How a character is shown.
fn name_of(value: u32) -> String {
    match named_characters().find(|(_, named)| *named == value) {
        Some((name, _)) => name.to_string(),
        None if value < 0x80 => char::from_u32(value).expect("ASCII").to_string(),
        None => format!("U+{value:04X}"),
    }
}

/// Collects the names, literals and characters of the right side of a rule, as its diagram must show them.
fn words_of(expr: &tree::ExprNode, words: &mut BTreeSet<String>) {
    match &expr.kind {
        ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => {
            parts.iter().for_each(|part| words_of(part, words));
        }
        ExprKind::Repetition { repeat, .. } if repeat.max == Some(0) => {
            words.insert(format!("nothing: {expr}"));
        }
        ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => {
            words_of(inner, words);
        }
        ExprKind::Text { text, .. } if text.is_empty() => _ = words.insert("nothing: \"\"".into()),
        ExprKind::Text { text, .. } => _ = words.insert(text.replace(' ', "␣")),
        ExprKind::Range(first, last) => _ = words.insert(format!("{}–{}", name_of(*first), name_of(*last))),
        ExprKind::Values(values) if values.iter().all(|value| (0x20..0x7F).contains(value)) => {
            words.insert(values.iter().map(|&value| name_of(value)).collect());
        }
        ExprKind::Values(values) => words.extend(values.iter().map(|&value| name_of(value))),
        ExprKind::Rule(name) => _ = words.insert(name.clone()),
        ExprKind::Prose(text) => {
            words.extend(text.split([',', ' ']).next().map(str::to_string));
        }
    }
}

/// All texts of an SVG except counts, with character entities decoded.
fn shown_in(svg: &str) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for (at, _) in svg.match_indices("<text") {
        let element = svg[at..].split_once("</text>").expect("a closing tag").0;
        let (tag, content) = element.split_once('>').expect("the end of a tag");
        let content = content.trim_matches('\n').replace("&lt;", "<").replace("&gt;", ">");
        let content = content.replace("&quot;", "\"").replace("&#x27;", "'").replace("&amp;", "&");
        if !(tag.contains("comment") && content.ends_with("times")) {
            shown.insert(content);
        }
    }
    shown
}

#[test]
fn diagrams_have_all_words_of_their_rules_and_no_others() {
    let mut rules = 0;
    for name in names() {
        let diagrams = diagrams(name, text(name));
        let tree = read(&Source::new("x", text(name)), &mut Diagnostics::new());
        for (number, rule) in diagrams.grammar().rules[..diagrams.grammar().own].iter().enumerate() {
            let mut words = BTreeSet::new();
            let written =
                tree.rules.iter().filter(|written| written.name.text.eq_ignore_ascii_case(&rule.name));
            written.for_each(|written| words_of(&written.expr, &mut words));
            assert!(!words.is_empty(), "{name}: {}", rule.name);
            assert_eq!(shown_in(&diagrams.svg(RuleId(number as u32))), words, "{name}: {}", rule.name);
            rules += 1;
        }
    }
    assert!(rules > 500, "{rules}");
}

#[test]
fn every_control_character_has_a_name_in_a_diagram() {
    for value in (0..0x20).chain([0x7F]) {
        let diagrams =
            diagrams("c", &format!("c = %x{value:02X} / %x{value:02X}-{value:02X} / %x41.{value:02X}"));
        let rule = diagrams.rule("c").expect("a rule");
        let name = name_of(value);
        assert_eq!(diagrams.track(rule).to_string(), format!("(‹{name} {name}–{name}› | A {name})"));
        let shown = [name.clone(), format!("{name}–{name}"), "A".to_string()];
        assert_eq!(shown_in(&diagrams.svg(rule)), BTreeSet::from(shown));
        let range = &reread(&diagrams).rules[rule.index()].expr;
        assert!(format!("{range:?}").contains(&format!("{value}, {value}")), "{range:?}");
    }
}

/// Converts a diagram back to an expression.
fn understood(track: &Track) -> Expr {
    let class = |c: u32| Expr::Class(vec![(c, c)].into());
    match track {
        Track::Nothing(_) => Expr::EMPTY,
        Track::Text(Text { shown, one, exact, .. }) => {
            let named = |shown: &str| named_characters().find(|(name, _)| *name == shown);
            let code = |shown: &str| match (named(shown), shown.strip_prefix("U+")) {
                (Some((_, value)), _) => value,
                (None, Some(hex)) => u32::from_str_radix(hex, 16).expect("a number"),
                (None, None) => shown.chars().next().expect("a character") as u32,
            };
            if *one {
                let c = code(shown);
                let letter = char::from_u32(c).filter(char::is_ascii_alphabetic);
                return match letter.filter(|_| !exact) {
                    Some(c) => {
                        let (upper, lower) = (c.to_ascii_uppercase() as u32, c.to_ascii_lowercase() as u32);
                        Expr::Class(vec![(upper, upper), (lower, lower)].into())
                    }
                    None => class(c),
                };
            }
            let letter = |c: char| Text { shown: c.to_string(), one: true, cased: false, exact: *exact };
            Expr::Sequence(shown.chars().map(|c| understood(&Track::Text(letter(c)))).collect())
        }
        Track::Range(first, last) => Expr::Class(vec![(*first, *last)].into()),
        Track::Rule(reference) => Expr::Rule(reference.rule.expect("a rule")),
        Track::Sequence(parts) => Expr::Sequence(parts.iter().map(understood).collect()),
        Track::Choice(parts) | Track::OneOf(parts) => Expr::Choice(parts.iter().map(understood).collect()),
        Track::Option(inner) => repeated(understood(inner), 0, Some(1)),
        Track::Loop { inner, between: Some(between), times: None } => {
            let again = Expr::Sequence(vec![understood(between), understood(inner)]);
            Expr::Sequence(vec![understood(inner), repeated(again, 0, None)])
        }
        Track::Loop { inner, between: None, times } => {
            let words: Vec<&str> = times.iter().flat_map(|times| times.split(' ')).collect();
            let number = |word: &str| word.parse().expect("a number");
            let (min, max) = match words[..] {
                [] => (1, None),
                [min, "or", "more", "times"] => (number(min), None),
                ["up", "to", max, "times"] => (1, Some(number(max))),
                [min, "to", max, "times"] => (number(min), Some(number(max))),
                [count, "times"] => (number(count), Some(number(count))),
                _ => panic!("what is {times:?}?"),
            };
            repeated(understood(inner), min, max)
        }
        Track::Loop { .. } => panic!("a list that is counted"),
    }
}

fn repeated(inner: Expr, min: u32, max: Option<u32>) -> Expr {
    Expr::Repeat { inner: Box::new(inner), min, max, span: Default::default() }
}

/// The grammar with the expression of each rule replaced by that of its diagram.
fn reread(diagrams: &Diagrams) -> Grammar {
    let mut grammar = diagrams.grammar().clone();
    for (number, rule) in grammar.rules.iter_mut().enumerate() {
        // `;! utf-8` changes the meaning of rules.
        rule.expr = understood(&diagrams.track(RuleId(number as u32)));
    }
    grammar
}

#[test]
fn who_reads_a_diagram_reads_the_grammar() {
    let mut random = Random::new(51);
    let texts = random_grammar::texts("ab", 6);
    let mut matched = 0;
    for _ in 0..150 {
        let abnf = random_grammar::grammar(&mut random, 3);
        let diagrams = diagrams("sketch", &abnf);
        let (grammar, read) = (diagrams.grammar(), reread(&diagrams));
        let start = grammar.sections[0].start;
        let (mut says, mut shows) =
            (RegexOracle::new(grammar, start, &[]), RegexOracle::new(&read, start, &[]));
        for text in &texts {
            let expected = says.spans(text).is_some();
            assert_eq!(shows.spans(text).is_some(), expected, "{text:?} by\n{abnf}");
            matched += usize::from(expected);
        }
    }
    assert!(matched > 1000, "{matched}");
}

#[test]
fn examples_pass_through_the_diagrams_of_their_grammars() {
    let mut passed = 0;
    for name in names() {
        // The rules of these documents match octets; a directive makes them match characters.
        if has_directive(name, &["utf-8", "percent-encoded"]) {
            continue;
        }
        let diagrams = diagrams(name, text(name));
        let read = reread(&diagrams);
        for section in &diagrams.grammar().sections {
            if needs_generalized_parser(diagrams.grammar(), section.start) {
                continue;
            }
            let mut shows = RegexOracle::new(&read, section.start, &[]);
            for example in &section.examples {
                assert!(shows.spans(&example.text).is_some(), "{name}: {}", example.text);
                let longer = format!("{}\u{1}", example.text);
                let parser = Parser::built_in(Kind::find(&section.name).expect("a kind"));
                assert_eq!(shows.spans(&longer).is_some(), parser.matches(&longer), "{name}: {longer:?}");
                passed += 1;
            }
        }
    }
    assert!(passed > 80, "{passed}");
}
