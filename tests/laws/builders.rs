//! Builders of all kinds: a built text has exactly the fields that were set, a parsed text can be built again from its
//! fields, and values that would change other fields are refused.

use std::collections::{BTreeMap, BTreeSet};
use virgule::builder::{
    UriBuilder,
    state::{Missing, Set},
};
use virgule::schemes::{File, Geo, Http, Sip, Urn};
use virgule::{BuildError, Host, Kind, Ni, Uri, UriBuf, UriRef};
use virgule_dynamic::{Builder, Library, Parser};
use virgule_tests::random::Random;
use virgule_tests::{cases, effort, grammars, reviewed, typed};

/// The name of a field, with its value or the items of a list.
type Given = (String, Vec<String>);

/// The fields that are present in a text, with or without its lists.
fn fields(parser: &Parser<'_>, text: &str, lists: bool) -> Vec<Given> {
    let parsed = parser.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let fields = parsed.fields().filter_map(|(name, part)| Some((name, vec![part?])));
    let lists = parsed.lists().filter(|(_, items)| lists && !items.is_empty());
    let owned = |items: Vec<&str>| items.into_iter().map(str::to_string).collect();
    fields.chain(lists).map(|(name, items)| (name.to_string(), owned(items))).collect()
}

/// True if the builder of `kind` needs the items of a list field to build any of `texts`. In other kinds each list is
/// optional, or part of a field.
fn needs_lists(library: &Library, kind: &str, texts: &[String]) -> bool {
    let parser = library.parser(kind).expect("a kind");
    texts.iter().all(|text| builder(library, kind, &fields(&parser, text, false)).build().is_err())
}

/// The texts of the case files that a kind accepts.
fn samples() -> BTreeMap<String, Vec<String>> {
    let mut samples: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for case in cases::all().into_iter().flat_map(|(_, file)| file.parse) {
        let case = case.into_inner();
        samples.entry(case.kind).or_default().push(case.input);
    }
    samples
}

/// True if the grammar of the kind was reviewed. Only reviewed grammars need a minimum of rebuilt cases.
fn is_reviewed(kind: &str) -> bool {
    reviewed::kinds().any(|known| known.name == kind)
}

fn builder<'l>(library: &'l Library, kind: &str, fields: &[Given]) -> Builder<'l> {
    let mut builder = library.builder(kind).unwrap_or_else(|error| panic!("{error}"));
    fields.iter().for_each(|(name, items)| builder.set_all(name, items).expect("a field that was parsed"));
    builder
}

#[test]
fn all_reviewed_kinds_but_these_have_a_builder() {
    let without = reviewed::kinds().filter(|kind| kind.template.is_none()).map(|kind| kind.name);
    assert_eq!(without.collect::<BTreeSet<_>>(), reviewed::union(|grammar| &grammar.no_builder));
    let error = Library::new().builder("tel").expect_err("no builder").to_string();
    assert!(error.starts_with("strings of `tel` cannot be built from their fields: "), "{error}");
}

/// A builder writes literals as they are spelled in the grammar, so a rebuilt text may differ in their case.
#[test]
fn rebuilds_parsed_texts() {
    let (library, mut lose) = (Library::new(), BTreeSet::new());
    for (kind, texts) in samples() {
        if Kind::find(&kind).expect("a kind").template.is_none() {
            continue;
        }
        let parser = library.parser(&kind).expect("a kind");
        let mut count = 0;
        for text in &texts {
            // The template does not contain a list that lies within a field.
            let (all, bare) = (fields(&parser, text, true), fields(&parser, text, false));
            // The template does not contain a list that lies within the items of another list.
            let outer = [&bare[..], &all[bare.len()..(bare.len() + 1).min(all.len())]].concat();
            let built = [&all, &outer, &bare].map(|given| builder(&library, &kind, given).build());
            let is_whole = |built: &&Result<String, _>| {
                built.as_ref().is_ok_and(|built| fields(&parser, built, true) == all)
            };
            let built = built.iter().find(is_whole).or_else(|| built.last()).cloned().expect("three of them");
            let built = built.unwrap_or_else(|error| panic!("{kind} {text}: {error}"));
            assert_eq!(fields(&parser, &built, true), all, "{kind} {text} {built}");
            count += usize::from(built.eq_ignore_ascii_case(text));
            if !built.eq_ignore_ascii_case(text) {
                lose.insert(kind.clone());
            }
        }
        let enough = if is_reviewed(&kind) { 5 } else { 0 };
        assert!(count >= enough, "{kind}: only {count} of {} texts come back", texts.len());
    }
    lose.retain(|kind| is_reviewed(kind));
    let expected = reviewed::union(|grammar| &grammar.loses);
    assert_eq!(
        lose.iter().map(String::as_str).collect::<BTreeSet<_>>(),
        expected,
        "kinds that lose something"
    );
}

/// The values are parts of samples, often of other fields, and delimiters.
#[test]
fn random_values_are_kept_or_rejected() {
    let (library, mut random) = (Library::new(), Random::new(11));
    let odd =
        ["", "/", "//", "?", "#", "@", ":", "::", "a:b", "[::1]", "80", "%41", "%", " ", "é", "a,b;c=d", "-"];
    for (kind, texts) in samples() {
        if Kind::find(&kind).expect("a kind").template.is_none() {
            continue;
        }
        let parser = library.parser(&kind).expect("a kind");
        let lists = needs_lists(&library, &kind, &texts);
        let parsed: Vec<_> = texts.iter().map(|text| fields(&parser, text, lists)).collect();
        let values: Vec<&String> = parsed.iter().flatten().flat_map(|(_, items)| items).collect();
        let (mut built, mut refused) = (0, 0);
        for _ in 0..effort::of(3_000, 5) {
            let mut given: BTreeMap<String, Vec<String>> =
                parsed[random.below(parsed.len())].iter().cloned().collect();
            for (name, items) in &mut given {
                let value = &mut items[0];
                if random.below(3) == 0 {
                    let others = || parsed.iter().flatten().filter(|(other, _)| other == name);
                    *value = match random.below(4) {
                        0 => odd[random.below(odd.len())].to_string(),
                        1 => values[random.below(values.len())].clone(),
                        2 => format!("{value}{}", odd[random.below(odd.len())]),
                        _ => others().nth(random.below(others().count())).expect("one of them").1[0].clone(),
                    };
                }
            }
            given.retain(|_, _| random.below(3) > 0);
            let list: Vec<_> = given.clone().into_iter().collect();
            let Ok(text) = builder(&library, &kind, &list).build() else {
                refused += 1;
                continue;
            };
            built += 1;
            let found: BTreeMap<String, Vec<String>> = fields(&parser, &text, lists).into_iter().collect();
            for (name, value) in &given {
                assert_eq!(found.get(name), Some(value), "{kind}: {name} of {text}, built of {given:?}");
            }
            // A field that was not set must be empty, a part of a set field, or composed of parameters.
            for (name, items) in found.iter().filter(|(name, _)| !given.contains_key(*name)) {
                for item in items {
                    let related =
                        |other: &String| other.contains(item.as_str()) || item.contains(other.as_str());
                    assert!(
                        item.is_empty() || given.values().flatten().any(related),
                        "{kind}: {name} of {text}, {given:?}"
                    );
                }
            }
        }
        if is_reviewed(&kind) {
            assert!(built > effort::of(100, 5), "{kind}: {built} built");
            assert!(refused > effort::of(20, 5), "{kind}: {refused} refused");
        }
    }
}

fn field_and_message(made: Result<UriBuf, BuildError>) -> (Option<&'static str>, String) {
    let error = made.expect_err("a refusal");
    (error.field(), error.to_string())
}

#[test]
fn types_have_builders_with_states() {
    let empty: UriBuilder<Missing> = Uri::builder().host("old").host("example.com");
    let set: UriBuilder<Set> = empty.scheme("http").scheme("https").port(8080);
    let uri = set.clone().query("a=b").build().unwrap();
    assert_eq!((uri.as_str(), uri.port_u16()), ("https://example.com:8080?a=b", Ok(Some(8080))));
    assert_eq!(field_and_message(set.clone().host("a/b").build()).0, Some("host"));
    let longer = Uri::builder().scheme("http").host("a").path("b").build();
    let behind =
        "field path: the path must begin with `/` after an authority (would be parsed as something else)";
    assert_eq!(field_and_message(longer), (Some("path"), behind.into()));
    let leak = Uri::builder().scheme("a").path("//b").build();
    let (field, words) = field_and_message(leak);
    assert_eq!(field, Some("path"));
    assert!(
        words.starts_with("field path: a path that begins with `//` would be read as an authority"),
        "{words}"
    );

    assert_eq!(UriRef::builder().path("a:b").build().unwrap_err().field(), Some("path"));
    assert_eq!(UriRef::builder().build().unwrap(), "");
    assert_eq!(Ni::builder().val("x").alg("sha-256").build().unwrap(), "ni:///sha-256;x");
    assert_eq!(Urn::builder().nss("b").nid("isbn").f_component("c").build().unwrap(), "urn:isbn:b#c");
    assert_eq!(File::builder().path("/a").host("").build().unwrap(), "file:///a");
    assert_eq!(Sip::builder().host("h").user("alice").build().unwrap(), "sip:alice@h");
    assert_eq!(Geo::builder().coord_a(1).coord_b(-2.5).u(3).build().unwrap(), "geo:1,-2.5;u=3");
    let error = Http::builder().path("/a").build().unwrap_err();
    assert_eq!(error.field(), Some("host"), "{error}");
}

#[test]
fn a_host_is_shown_as_it_stands_in_a_text() {
    for (host, text) in [
        (Host::Ipv6("2001:DB8::0:7".parse().unwrap()), "[2001:db8::7]"),
        (Host::Ipv6("::ffff:192.0.2.1".parse().unwrap()), "[::ffff:192.0.2.1]"),
        (Host::IpvFuture("v1.a"), "[v1.a]"),
        (Host::Ipv4("192.0.2.16".parse().unwrap()), "192.0.2.16"),
        (Host::RegName("a%20b"), "a%20b"),
        (Host::RegName(""), ""),
    ] {
        assert_eq!(host.to_string(), text);
        let uri = Uri::builder().scheme("x").host(host).build().unwrap();
        assert_eq!((uri.host(), uri.host_typed()), (Some(text), Some(host)));
    }
}

/// A grammar that is read at run time has the same builders as a built-in kind.
#[test]
fn grammars_at_run_time_have_builders() {
    let grammar = ";! scheme badge\n;! fields house number\n\
                   badge-uri = \"badge:\" house \"-\" number [ \"!\" ]\nhouse = 1*ALPHA\nnumber = 1*4DIGIT\n";
    let library = grammars::library("badge", grammar);
    let mut badge = library.builder("badge").expect("a builder");
    assert_eq!(badge.build().unwrap_err().to_string(), "field house: must be set");
    badge.set("house", "owl").unwrap();
    badge.set("number", 12345).unwrap();
    let error = badge.build().unwrap_err();
    assert_eq!((error.field.as_deref(), error.offset), (Some("number"), Some(4)));
    badge.set("number", 7).unwrap();
    assert_eq!(badge.build().as_deref(), Ok("badge:owl-7"));
    let unknown = badge.set("guest", "x").unwrap_err().to_string();
    assert_eq!(unknown, "there is no field `guest`; there are house, number");
}

/// Each rule references the next rule twice: the expanded expression has 2³⁰ parts.
#[test]
fn a_template_that_would_be_large_is_refused() {
    let twice: String = (0..30).map(|n| format!("r{n} = r{0} r{0}\n", n + 1)).collect();
    let grammar = format!(";! kind large\n;! fields f\ns = f r0\n{twice}r30 = \"\"\nf = 1*\"x\"\n");
    let error = grammars::library("large", &grammar).builder("large").expect_err("too large").to_string();
    assert!(error.contains("takes more than 20000 steps"), "{error}");
}

/// Typed builders and builders by name return the same text, or the same error message, field by field. A builder by name
/// also says which characters of the value must be percent-encoded, if that is all that is wrong.
#[test]
fn typed_builders_equal_builders_by_name() {
    let library = Library::new();
    let odd = ["a", "", "/", "//b", "b?c", "#", "u@h", ":", "[::1]", "80", "%4", "é"];
    let mut random = Random::new(5);
    for _ in 0..effort::of(4_000, 4) {
        let names = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
        let values: [&str; 7] = std::array::from_fn(|_| odd[random.below(odd.len())]);
        let [scheme, userinfo, host, port, path, query, fragment] = values;
        let by_type = Uri::builder().scheme(scheme).userinfo(userinfo).host(host).port(port).path(path);
        let by_type = by_type.query(query).fragment(fragment).build();
        let list: Vec<_> =
            names.iter().zip(values).map(|(name, value)| (name.to_string(), vec![value.into()])).collect();
        let by_name = builder(&library, "uri", &list).build();
        let by_type =
            by_type.map(UriBuf::into_string).map_err(|error| typed::naming_kinds(&error.to_string()));
        let by_name = by_name.map_err(|error| error.to_string());
        let advised = |by_type: &String, by_name: &String| {
            let (field, reason) = by_type.split_once(": ")?;
            Some(by_name.starts_with(field) && by_name.ends_with(&format!(" ({reason})")))
        };
        match (&by_type, &by_name) {
            (Err(one), Err(other)) if advised(one, other) == Some(true) => {}
            _ => assert_eq!(by_type, by_name, "{values:?}"),
        }
    }
}
