//! Components as encoded text: the components of a parsed text match their rules, and are its parts in order.

use virgule::encode::{Encoded, Rule, Separator, pairs, rule};
use virgule::{AbsoluteUri, Host, Iri, IriRef, RelativeRef, Uri, UriRef};
use virgule_tests::inputs;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

#[test]
fn segments_are_those_between_slashes() {
    for (text, expected) in rows::<(&str, Vec<&str>)>("segments") {
        let reference = UriRef::parse(text).expect(text);
        let segments: Vec<&str> = reference.segments().map(|segment| segment.as_str()).collect();
        assert_eq!(segments, expected, "{text:?}");
        let mut backwards: Vec<&str> = reference.segments().rev().map(|segment| segment.as_str()).collect();
        backwards.reverse();
        assert_eq!(backwards, expected, "{text:?}");
        let relative = RelativeRef::parse(text).expect(text);
        assert!(relative.segments().eq(reference.segments()));
    }
    let mut ends = UriRef::parse("/a/b/c").expect("a reference").segments();
    let copy = ends.clone();
    let both = (ends.next(), ends.next_back(), ends.next(), ends.next(), ends.next_back());
    let text = |found: Option<Encoded<'static, rule::Segment>>| found.map(|segment| segment.as_str());
    assert_eq!((text(both.0), text(both.1), text(both.2)), (Some("a"), Some("c"), Some("b")));
    assert_eq!((both.3, both.4), (None, None));
    assert_eq!(copy.count(), 3);
}

/// Checks that a component which was wrapped without validation equals the validated component.
fn checked<'a, R: Rule>(part: Option<Encoded<'a, R>>, text: Option<&'a str>) {
    assert_eq!(part.map(|part| part.as_str()), text);
    if let Some(text) = text {
        assert_eq!(Encoded::<R>::new(text), Ok(part.expect("just found")));
    }
}

macro_rules! parts_match {
    ($reference:expr $(, $fragment:ident)?) => {{
        let reference = $reference;
        checked(reference.userinfo_encoded(), reference.userinfo());
        let name = reference.host().filter(|_| matches!(reference.host_typed(), Some(Host::RegName(_))));
        checked(reference.reg_name_encoded(), name);
        checked(reference.query_encoded(), reference.query());
        $(checked(reference.$fragment(), reference.fragment());)?
        let segments: Vec<&str> = reference.segments().map(|segment| segment.as_str()).collect();
        reference.segments().for_each(|segment| checked(Some(segment), Some(segment.as_str())));
        let slash = if reference.path().starts_with('/') { "/" } else { "" };
        assert_eq!(format!("{slash}{}", segments.join("/")), reference.path());
    }};
}

#[test]
fn parts_of_what_was_parsed_match_their_rules() {
    let mut random = Random::new(5);
    let samples: Vec<String> = [
        "https://john.doe:x@www.example.com:123/forum/questions/?tag=networking#top",
        "http://r%C3%A9sum%C3%A9.example.org/ros%C3%A9?a;b&c#%25",
        "//[::1]/a//b/",
        "http://résumé.example.org/rosé?é=\u{e000}#é",
        "mailto:a@b.c?subject=x%20y",
        "urn:a:b/c",
    ]
    .map(str::to_string)
    .to_vec();
    let (mut uris, mut iris) = (0, 0);
    for _ in 0..20_000 {
        let text = inputs::mutated(&mut random, &samples);
        if let Ok(reference) = UriRef::parse(&text) {
            parts_match!(reference, fragment_encoded);
            uris += 1;
        }
        if let Ok(uri) = Uri::parse(&text) {
            parts_match!(uri, fragment_encoded);
        }
        if let Ok(uri) = AbsoluteUri::parse(&text) {
            parts_match!(uri);
        }
        if let Ok(reference) = IriRef::parse(&text) {
            parts_match!(reference, fragment_encoded);
            iris += 1;
        }
        if let Ok(iri) = Iri::parse(&text) {
            parts_match!(iri, fragment_encoded);
        }
    }
    assert!(uris > 1000 && iris > uris, "{uris} {iris}");
}

/// The query pairs as text; the pairs are the same from both ends of the iterator.
fn texts(query: &str, separator: Separator) -> Vec<(&str, Option<&str>)> {
    let query = Encoded::<rule::Query>::new(query).expect("a query");
    let found: Vec<_> = pairs(query, separator).map(text).collect();
    let mut backwards: Vec<_> = pairs(query, separator).rev().map(text).collect();
    backwards.reverse();
    assert_eq!(found, backwards);
    found
}

fn text<'a, R: Rule>((name, value): (Encoded<'a, R>, Option<Encoded<'a, R>>)) -> (&'a str, Option<&'a str>) {
    (name.as_str(), value.map(|value| value.as_str()))
}

#[test]
fn pairs_keep_order_duplicates_and_empty_pieces() {
    assert_eq!(Separator::default(), Separator::Ampersand);
    for (query, separator, expected) in rows::<(&str, &str, Vec<Vec<&str>>)>("query-pairs") {
        let separators = [Separator::Ampersand, Separator::Semicolon, Separator::Either];
        let known = separators.into_iter().find(|known| format!("{known:?}") == separator);
        let found = texts(query, known.expect(separator)).into_iter();
        let found: Vec<Vec<&str>> =
            found.map(|(name, value)| [name].into_iter().chain(value).collect()).collect();
        assert_eq!(found, expected, "{query} by {separator}");
    }
}

#[test]
fn pairs_are_parts_of_the_query_in_order() {
    let mut random = Random::new(6);
    for _ in 0..5000 {
        let pieces = ["&", "&", ";", "=", "=", "a", "%26", "+", "/"];
        let query: String = (0..random.below(12)).map(|_| *random.pick(&pieces)).collect();
        for (separator, mark) in [(Separator::Ampersand, "&"), (Separator::Semicolon, ";")] {
            let found = texts(&query, separator);
            let piece = |(name, value): &(&str, Option<&str>)| match value {
                Some(value) => format!("{name}={value}"),
                None => name.to_string(),
            };
            assert_eq!(found.iter().map(piece).collect::<Vec<_>>().join(mark), query);
            let count = if query.is_empty() { 0 } else { query.matches(mark).count() + 1 };
            assert_eq!(found.len(), count, "{query:?}");
            assert!(found.iter().all(|(name, _)| !name.contains('=')));
        }
        let either: Vec<_> = texts(&query, Separator::Either);
        assert_eq!(either, texts(&query.replace(';', "&"), Separator::Ampersand));
    }
}

#[test]
fn a_plus_is_a_plus_unless_a_form_is_asked_for() {
    let query = Encoded::<rule::Iquery>::new("q=1+%2B+é").expect("an iquery");
    let (name, value) = pairs(query, Separator::Ampersand).next().expect("a pair");
    let value = value.expect("a value");
    assert_eq!((name.as_str(), &*value.decode().expect("UTF-8")), ("q", "1+++é"));
    assert_eq!(value.decode_form().expect("UTF-8"), "1 + é");
}
