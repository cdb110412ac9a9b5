//! Equivalence: the comparison ladder of RFC 3986 section 6.2 and additions by scheme, compared with normalized texts;
//! and the absence of allocations.

use allocation_counter::measure;
use std::collections::{BTreeMap, HashMap};
use std::hint::black_box;
use virgule::{Buffer, Equivalence, IriRef, Normalization, Uri, UriRef};
use virgule_tests::laws::{comparison, of_numbers};
use virgule_tests::tables::{level, rows};
use virgule_tests::{data, inputs, uri_inputs};

/// The columns of a table: section, two texts, and the strictest level at which they are equivalent.
type Row = (&'static str, &'static str, &'static str, &'static str);

#[test]
fn examples_of_the_sections() {
    for (section, one, other, equivalence) in rows::<Row>("equivalence") {
        let (left, right) = (Uri::parse(one).unwrap(), Uri::parse(other).unwrap());
        assert_eq!(left.equivalence(right), level(equivalence), "{section}: {one} and {other}");
        comparison::of_every_type(one, other).unwrap();
    }
    for (section, one, other, equivalence) in rows::<Row>("equivalence-of-references") {
        let (left, right) = (IriRef::parse(one).unwrap(), IriRef::parse(other).unwrap());
        assert_eq!(left.equivalence(right), level(equivalence), "{section}: {one:?} and {other:?}");
        comparison::of_every_type(one, other).unwrap();
    }
}

#[test]
fn mutations_are_equivalent_or_not() {
    of_numbers(700, |random| {
        let (uri, iri) = (uri_inputs::uri(random, false), uri_inputs::uri(random, true));
        comparison::of_mutations(random, &uri)?;
        comparison::of_mutations(random, &iri)?;
        let (one, other) = (uri_inputs::reference(random, true), uri_inputs::reference(random, true));
        comparison::of_every_type(&one, &other)
    });
}

#[test]
fn real_urls() {
    let urls: Vec<String> =
        data::urls().filter(|url| Uri::parse(url).is_ok()).step_by(25).map(str::to_string).collect();
    of_numbers(200, |random| {
        let url = random.pick(&urls).clone();
        comparison::of_mutations(random, &url)?;
        comparison::of_every_type(&url, &inputs::mutated(random, std::slice::from_ref(&url)))
    });
}

/// Maps distinguish equivalent texts that are different strings, and can be searched with strings.
#[test]
fn maps_compare_bytes() {
    let texts = ["http://a/~b", "http://a/%7Eb", "http://A/~b", "HTTP://a/~b"];
    let uris = texts.map(|text| Uri::parse(text).unwrap());
    let hashed: HashMap<Uri<'_>, usize> = uris.into_iter().zip(0..).collect();
    let sorted: BTreeMap<Uri<'_>, usize> = uris.into_iter().zip(0..).collect();
    for (number, text) in texts.into_iter().enumerate() {
        assert_eq!((hashed.get(text), sorted.get(text)), (Some(&number), Some(&number)));
    }
    assert!(sorted.keys().map(|uri| uri.as_str()).is_sorted());
}

/// Parsing, reading components, resolving and normalizing into a buffer, and comparing allocate nothing, for valid and
/// invalid texts, and for equal and different texts.
#[test]
fn nothing_is_allocated() {
    let sections = rows::<Row>("equivalence");
    let texts: Vec<&str> = sections.iter().flat_map(|(_, one, other, _)| [*one, *other]).collect();
    let mut bytes = vec![0; 4_096];
    let base = "http://user@h.example:8080/a/b/../c;d?q#f";
    let taken = measure(|| {
        for pair in texts.windows(2) {
            let [Ok(one), Ok(other)] = [pair[0], pair[1]].map(Uri::parse) else {
                unreachable!("valid texts")
            };
            black_box((
                one.scheme(),
                one.authority(),
                one.userinfo(),
                one.host_typed(),
                one.port_u16().is_ok(),
            ));
            black_box((one.path(), one.query(), one.fragment(), one.equivalence(other)));
            for equivalence in [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme] {
                black_box(one.is_equivalent(other, equivalence));
            }
            let mut buffer = Buffer::new(&mut bytes);
            let Ok(base) = Uri::parse(base) else { unreachable!("a valid text") };
            black_box(UriRef::from(one).resolve_into(base, &mut buffer).is_ok());
            black_box(one.normalize_into(Normalization::SCHEME, &mut buffer).is_ok());
            black_box(buffer.as_str());
            black_box(IriRef::from(UriRef::from(one)).equivalence(IriRef::from(UriRef::from(other))));
        }
        for text in ["../../g", "./.././/g/../..?y#s", "%2e", "//[::1]:80/..", "ä", "http://[", "%zz"] {
            match (UriRef::parse(text), Uri::parse(base)) {
                (Ok(reference), Ok(base)) => {
                    let mut buffer = Buffer::new(&mut bytes);
                    black_box(reference.resolve_into(base, &mut buffer).is_ok());
                }
                (error, _) => drop(black_box(error)),
            }
        }
    });
    assert_eq!(taken.count_total, 0, "{} bytes", taken.bytes_total);
    // This proves that the counter detects allocations.
    assert!(measure(|| drop(black_box(String::from("text")))).count_total > 0);
}

/// Normalization borrows texts that are already normalized.
#[test]
fn borrows_normalized_texts() {
    let text = String::from("http://example.com/a/b?c=%2F#d");
    let uri = Uri::parse(&text).unwrap();
    let taken = measure(|| drop(black_box(uri.normalize(Normalization::SCHEME))));
    assert_eq!(taken.count_total, 0);
}
