//! Matching is the inverse of expansion: it returns the original values if no text has two derivations, and the
//! compiler of patterns reports a text with two derivations if and only if one exists.

use std::collections::{BTreeMap, BTreeSet};
use virgule::patterns::{Pattern, PatternErrorKind, ValueKind};
use virgule::schemes::UriTemplate;
use virgule::template::Value;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

type Values = BTreeMap<String, Value<'static>>;

/// The operators, of which the last three expand to names.
const OPERATORS: [&str; 8] = ["", "+", "#", ".", "/", ";", "?", "&"];

/// Value types: the ABNF of a value or `None` for any text, the characters of its values, and the minimal number of
/// characters.
const SORTS: [(Option<&str>, &[char], usize); 4] = [
    (None, &['a', 'B', '7', '-', '/', ',', '&', '=', ' ', 'é', '€'], 0),
    (Some("1*DIGIT"), &['0', '1', '9'], 1),
    (Some("*ALPHA"), &['x', 'Y'], 0),
    (Some(r#"1*( ALPHA / "/" / " " )"#), &['p', '/', ' '], 1),
];

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Text,
    List,
    Map,
}

/// The value types of these expressions, each compiled once.
fn kinds(expressions: impl Iterator<Item = &'static str>) -> BTreeMap<&'static str, ValueKind> {
    expressions.map(|kind| (kind, ValueKind::abnf(kind).expect("an expression"))).collect()
}

/// A random value of the given structure.
fn random_value(
    random: &mut Random,
    shape: Shape,
    characters: &[char],
    least: usize,
    most: usize,
) -> Value<'static> {
    let text = |random: &mut Random| -> String {
        let length = (least + random.below(4)).min(most);
        (0..length).map(|_| *random.pick(characters)).collect()
    };
    let count = 1 + random.below(3);
    match shape {
        Shape::Text => Value::from(text(random)),
        Shape::List => Value::list((0..count).map(|_| text(random)).collect::<Vec<String>>()),
        Shape::Map => {
            let key = |random: &mut Random| random.pick(&["k", "é", "a b", "2"]).to_string();
            Value::map((0..count).map(|_| (key(random), text(random))).collect::<Vec<(String, String)>>())
        }
    }
}

/// A random pattern, and values that its variables can have.
fn random_pattern(random: &mut Random, kinds: &BTreeMap<&str, ValueKind>) -> (Pattern, Values) {
    let (mut template, mut values) = (String::new(), Values::new());
    let mut declared = Vec::new();
    for expression in 0..1 + random.below(3) {
        template += *random.pick(&["", "x", "/", "/é", "-", "?a=b", "a%2Fb"]);
        let operator = *random.pick(&OPERATORS);
        let named = [";", "?", "&"].contains(&operator);
        let count = 1 + random.below(3);
        // Without names, only the last variables may be undefined, and those of `{var}` and `{+var}` may not.
        let always = operator.is_empty() || operator == "+";
        let defined = if always || named { count } else { random.below(count + 1) };
        template += &format!("{{{operator}");
        for variable in 0..count {
            let name = format!("v{expression}{variable}");
            let modifier = *random.pick(&["", "", "*", ":2"]);
            template += &format!("{}{name}{modifier}", if variable > 0 { "," } else { "" });
            let shape = match (modifier, random.below(5)) {
                (":2", _) => Shape::Text,
                (_, 0) => Shape::Map,
                ("*", _) | (_, 1) => Shape::List,
                _ => Shape::Text,
            };
            let (kind, characters, least) = *random.pick(&SORTS);
            let most = if modifier == ":2" { 2 } else { usize::MAX };
            let required = named && random.once_in(2);
            if variable < defined && (!named || required || !random.once_in(3)) {
                values.insert(name.clone(), random_value(random, shape, characters, least, most));
            }
            declared.push((name, kind, shape, required));
        }
        template.push('}');
    }
    let mut pattern = Pattern::parse(&template).expect("a template");
    for (name, kind, shape, required) in declared {
        if let Some(kind) = kind {
            pattern = pattern.kind(&name, kinds[kind].clone());
        }
        pattern = match shape {
            Shape::Text => pattern,
            Shape::List => pattern.list(&name),
            Shape::Map => pattern.map(&name),
        };
        pattern = if required { pattern.required(&name) } else { pattern };
    }
    (pattern, values)
}

#[test]
fn expansion_and_match_give_the_values_back() {
    let mut random = Random::new(6570);
    let kinds = kinds(SORTS.iter().filter_map(|(kind, ..)| *kind));
    let mut unambiguous = 0;
    for _ in 0..1_500 {
        let (pattern, values) = random_pattern(&mut random, &kinds);
        let template = UriTemplate::parse(pattern.template()).expect("a template");
        let text = template.expand(&values).expect("no prefix of a list");
        let context = || format!("{} expands to {text} from {values:?}", pattern.template());
        match pattern.matcher() {
            Ok(matcher) => {
                unambiguous += 1;
                let found =
                    matcher.match_text(&text).unwrap_or_else(|error| panic!("{}: {error}", context()));
                let found: BTreeMap<&str, Value<'_>> = found.values().collect();
                let expected = values.iter().map(|(name, value)| (name.as_str(), value.borrowed()));
                assert_eq!(found, expected.collect(), "{}", context());
            }
            Err(error) => {
                let PatternErrorKind::Ambiguous(ambiguity) = error.kind() else {
                    panic!("{}: {error}", context())
                };
                let matcher = pattern.clone().allow_ambiguity().matcher().expect("ambiguous alone");
                for text in [ambiguity.text(), &text] {
                    // Any result expands to the text, even if there are several derivations.
                    let found =
                        matcher.match_text(text).unwrap_or_else(|error| panic!("{}: {error}", context()));
                    assert_eq!(template.expand(&found).as_deref(), Ok(text), "{}", context());
                }
                let [first, second] = ambiguity.readings();
                assert_ne!(first, second, "{}", context());
            }
        }
    }
    assert!(unambiguous > 300, "{unambiguous}");
}

/// Value types with few values, all of which are listed.
const FINITE: [(&str, &[&str]); 5] = [
    (r#"%s"a" / %s"ab" / %s"b""#, &["a", "ab", "b"]),
    (r#"*2%s"a""#, &["", "a", "aa"]),
    (r#"[ %s"b" ] %s"," / %s"b""#, &["b,", ",", "b"]),
    (r#"%s"v00=a" / %s"a""#, &["v00=a", "a"]),
    (r#"%s"/" / %s"%41" / """#, &["/", "%41", ""]),
];

/// All assignments of values to the variables of a pattern whose value types are finite.
fn assignments(variables: &[(String, Vec<Option<&'static str>>)]) -> Vec<BTreeMap<String, &'static str>> {
    let mut all = vec![BTreeMap::new()];
    for (name, values) in variables {
        let longer = |before: &BTreeMap<String, &'static str>, value: &Option<&'static str>| {
            let mut after = before.clone();
            after.extend(value.map(|value| (name.clone(), value)));
            after
        };
        all = all.iter().flat_map(|before| values.iter().map(move |value| longer(before, value))).collect();
    }
    all
}

/// With finite value types all expansions can be listed: two expansions are equal if and only if the pattern is
/// ambiguous, and no other text of the same characters matches.
#[test]
fn ambiguities_are_exact() {
    let mut random = Random::new(42);
    let compiled = kinds(FINITE.iter().map(|(kind, _)| *kind));
    let (mut ambiguous, mut refused) = (0, 0);
    for _ in 0..600 {
        let (mut template, mut variables, mut kinds) = (String::new(), Vec::new(), Vec::new());
        for expression in 0..1 + random.below(3) {
            template += *random.pick(&["", "", "", "a", "b", "/", ","]);
            // Values of `+` and `#` have no percent-encodings; for operators without names, all variables after an
            // undefined one are undefined.
            let (operator, named) =
                *random.pick(&[("", false), ("", false), (";", true), ("&", true), ("/", false)]);
            let count = 1 + random.below(if operator == "/" { 1 } else { 2 });
            template += &format!("{{{operator}");
            for variable in 0..count {
                let name = format!("v{expression}{variable}");
                template += &format!("{}{name}", if variable > 0 { "," } else { "" });
                let (kind, values) = *random.pick(&FINITE);
                let mut values: Vec<Option<&str>> = values.iter().map(|&value| Some(value)).collect();
                if named || operator == "/" {
                    values.push(None);
                }
                variables.push((name.clone(), values));
                kinds.push((name, kind));
            }
            template.push('}');
        }
        let mut pattern = Pattern::parse(&template).expect("a template");
        for (name, kind) in &kinds {
            pattern = pattern.kind(name, compiled[kind].clone());
        }
        let parsed = UriTemplate::parse(&template).expect("a template");
        let mut texts: BTreeMap<String, usize> = BTreeMap::new();
        let all = assignments(&variables);
        for values in &all {
            *texts.entry(parsed.expand(values).expect("strings")).or_default() += 1;
        }
        let context = || format!("{template} with {kinds:?}");
        let twice: Vec<&String> =
            texts.iter().filter(|(_, count)| **count > 1).map(|(text, _)| text).collect();
        match pattern.matcher() {
            Ok(_) => assert_eq!(twice, [""; 0], "{}", context()),
            Err(error) => {
                let PatternErrorKind::Ambiguous(found) = error.kind() else {
                    panic!("{}: {error}", context())
                };
                ambiguous += 1;
                let shortest = twice.iter().map(|text| text.len()).min();
                assert_eq!(shortest, Some(found.text().len()), "{} in {}", found, context());
                // Texts with percent-encodings in another case or of unreserved characters match too, but none is
                // shorter.
                assert!(
                    texts.get(found.text()).is_some_and(|count| *count > 1),
                    "{} in {}",
                    found,
                    context()
                );
            }
        }
        let matcher = pattern.allow_ambiguity().matcher().expect("ambiguous alone");
        for text in texts.keys() {
            let found =
                matcher.match_text(text).unwrap_or_else(|error| panic!("{error}: {text}, {}", context()));
            assert_eq!(parsed.expand(&found).as_deref(), Ok(text.as_str()));
        }
        let characters: BTreeSet<char> =
            texts.keys().flat_map(|text| text.chars()).filter(|&c| c != '%').collect();
        let characters: Vec<char> = characters.into_iter().collect();
        for _ in 0..30 {
            let mut text: Vec<char> =
                texts.keys().nth(random.below(texts.len())).expect("a text").chars().collect();
            if !characters.is_empty() {
                text.insert(random.below(text.len() + 1), *random.pick(&characters));
            }
            let text: String = text.into_iter().collect();
            if !text.contains('%') {
                refused += usize::from(!texts.contains_key(&text));
                assert_eq!(matcher.matches(&text), texts.contains_key(&text), "{text}, {}", context());
            }
        }
    }
    assert!(ambiguous > 20 && refused > 1_000, "{ambiguous} {refused}");
}

/// Examples of RFC 6570 section 3.2 in the inverse direction: each case is a template, its expansion, the declared
/// value types, and the variables.
#[test]
fn examples_of_the_rfc_match_back() {
    for (template, text, declared, expected) in rows::<(&str, &str, &str, &str)>("template-matches") {
        let pattern = Pattern::parse(template).expect(template);
        let pattern = match declared {
            "list" => pattern.list("list"),
            "keys" => pattern.map("keys"),
            _ => pattern,
        };
        match pattern.matcher() {
            Err(error) => assert!(expected == "ambiguous", "{template}: {error}"),
            Ok(matcher) => {
                let found =
                    matcher.match_text(text).unwrap_or_else(|error| panic!("{template} {text}: {error}"));
                assert_eq!(format!("{found:?}"), expected, "{template}");
                let again = UriTemplate::parse(template).expect(template).expand(&found);
                assert_eq!(again.as_deref(), Ok(text), "{template}");
            }
        }
    }
}

#[test]
fn occurrences_of_a_variable_have_one_value() {
    let matcher =
        Pattern::parse("/{id:2}/{id}{?id}").and_then(|pattern| pattern.matcher()).expect("one reading");
    let value = |text| matcher.match_text(text).map(|found| found.text("id").map(|id| id.into_owned()));
    assert_eq!(value("/ab/abc?id=abc"), Ok(Some("abc".to_string())));
    assert_eq!(value("/%C3%A9a/%C3%A9abc?id=%C3%A9abc"), Ok(Some("éabc".to_string())));
    for (text, offset) in
        [("/ab/xbc?id=xbc", 1), ("/ab/abc?id=abd", 11), ("/ab/abc", 4), ("/a/abc?id=abc", 1)]
    {
        let error = value(text).expect_err(text);
        assert_eq!(
            (error.offset(), error.to_string().contains("different values")),
            (offset, true),
            "{text}"
        );
    }
}

#[test]
fn equivalent_percent_encodings_match() {
    let matcher = Pattern::parse("/caf%C3%A9/{name}{+rest}").and_then(|pattern| pattern.matcher());
    assert!(matcher.is_err(), "`rest` may begin anywhere");
    let matcher =
        Pattern::parse("/café/{name}{#at}").and_then(|pattern| pattern.matcher()).expect("one reading");
    for text in ["/caf%C3%A9/a%2fb~#x%2fy", "/caf%c3%a9/%61%2Fb%7e#%78%2fy"] {
        let found = matcher.match_text(text).expect(text);
        assert_eq!(found.text("name").as_deref(), Some("a/b~"));
        assert_eq!(
            found.text("at").as_deref(),
            Some("x%2fy"),
            "of reserved characters both spellings are values"
        );
    }
    assert!(!matcher.matches("/café/a"));
    assert!(!matcher.matches("/caf%C3%A9/%FF"), "no UTF-8 is the value of no variable");
}

#[test]
fn mistakes_are_refused() {
    let number = ValueKind::abnf("1*DIGIT").expect("an expression");
    let any = || Pattern::parse("/a{/list*}{x:3}").expect("a template");
    for (pattern, expected) in [
        (
            any().kind("y", number.clone()),
            "the template has no variable `y`: remove its declaration, or correct its name",
        ),
        (any().list("x"), "offset 11: a prefix such as `:3` needs a string, but `x` is declared as a list"),
        (
            any().kind("x", number.as_text()),
            "offset 11: a prefix such as `:3` counts characters of decoded values",
        ),
        (
            Pattern::parse("/a{=x}").expect("a template"),
            "offset 3: the operators `=`, `,`, `!`, `@` and `|` are reserved",
        ),
    ] {
        let error = pattern.matcher().expect_err(expected).to_string();
        assert!(error.starts_with(expected), "{error}");
    }
    assert_eq!(Pattern::parse("/{a").expect_err("no end").offset(), 3);
    let nested = ValueKind::abnf("a\na = \"(\" *a \")\"").expect_err("not regular").to_string();
    assert!(nested.contains("is recursive"), "{nested}");
}
