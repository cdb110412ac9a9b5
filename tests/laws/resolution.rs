//! Resolution: the examples of RFC 3986 section 5.4, cases that the RFC leaves open, and a transliteration of section
//! 5.2 on edge cases, texts that take every transition, and real URLs.

use virgule::{
    BaseUriCandidates, BaseUriSource, Buffer, BufferFullError, Iri, IriRef, Resolver, Uri, UriRef,
};
use virgule_tests::cases::{Resolve, each, same};
use virgule_tests::laws::{of_numbers, of_texts, resolution};
use virgule_tests::naive::resolve::{remove_dot_segments, resolve};
use virgule_tests::random::Random;
use virgule_tests::tables::rows;
use virgule_tests::transition_texts::TransitionTexts;
use virgule_tests::{assert_none, cases, data, inputs, random_grammar, uri_inputs};

const BASE: &str = "http://a/b/c/d;p?q";

/// The examples of section 5.4. `tests/portable/tests/cases.rs` compares the results of the library with the same cases.
#[test]
fn the_oracle_gives_the_targets_of_the_cases() {
    let check = |case: &Resolve| {
        same("the target", resolve(&case.base, &case.input, case.strict), case.output.clone())?;
        // Strictness is about the schemes of references.
        if UriRef::parse(&case.input).is_ok_and(|reference| !reference.has_scheme()) {
            same("the other target", resolve(&case.base, &case.input, !case.strict), case.output.clone())?;
        }
        resolution::of_any(&case.base, &case.input)
    };
    each(|file| &file.resolve, |case: &Resolve| &case.input, check);
}

#[test]
fn the_scheme_of_the_base_counts_if_strict() {
    let base = Uri::parse(BASE).unwrap();
    for (reference, strictly, otherwise) in [
        ("http:g", "http:g", "http://a/b/c/g"),
        ("HTTP:g", "HTTP:g", "http://a/b/c/g"),
        ("http:", "http:", BASE),
        ("http:?y", "http:?y", "http://a/b/c/d;p?y"),
        ("http://h/../g", "http://h/g", "http://h/g"),
        ("https:g", "https:g", "https:g"),
    ] {
        let parsed = UriRef::parse(reference).unwrap();
        assert_eq!(Resolver::new(base).resolve(parsed), strictly);
        assert_eq!(Resolver::new(base).strict(true).resolve(parsed), strictly);
        assert_eq!(Resolver::new(base).strict(false).resolve(parsed), otherwise, "{reference:?}");
    }
}

#[test]
fn decisions_beyond_the_section() {
    for (base, reference, target) in rows::<(&str, &str, &str)>("resolution") {
        let (parsed, from) = (UriRef::parse(reference).unwrap(), Uri::parse(base).unwrap());
        assert_eq!(parsed.resolve(from), target, "{reference:?} from {base:?}");
        assert_eq!(resolve(base, reference, true), target, "the oracle: {reference:?} from {base:?}");
        resolution::of_any(base, reference).unwrap();
    }
}

/// The two examples of section 5.2.4, which the RFC prints step by step.
#[test]
fn the_oracle_removes_dot_segments_as_it_is_printed() {
    assert_eq!(remove_dot_segments("/a/b/c/./../../g"), "/a/g");
    assert_eq!(remove_dot_segments("mid/content=5/../6"), "mid/6");
}

#[test]
fn edge_cases() {
    of_numbers(3_000, |random| {
        resolution::of_any(&uri_inputs::uri(random, false), &uri_inputs::reference(random, false))?;
        resolution::of_any(&uri_inputs::uri(random, true), &uri_inputs::reference(random, true))
    });
}

/// All references with a path of up to seven characters, from bases of every form.
#[test]
fn all_short_paths() {
    let bases = ["s:", "s:a", "s:a/b", "s:/", "s:/a/b", "s://", "s://h/a/b", "s:/.//a", "s:a/../b"];
    let mut paths = random_grammar::texts("a./", 7);
    paths.sort();
    let mut failures = Vec::new();
    for (number, path) in paths.iter().enumerate() {
        let base = bases[number % bases.len()];
        let target = UriRef::parse(path).unwrap().resolve(Uri::parse(base).unwrap());
        let expected = resolve(base, path, true);
        if target != *expected {
            failures.push(format!("{path:?} from {base:?}: {target}, not {expected}"));
        }
    }
    assert!(paths.len() > 3_000);
    assert_none(failures, paths.len());
}

/// Texts that take every transition of the tables, and the texts of the case files.
#[test]
fn texts_of_the_tables_and_of_the_cases() {
    let kind = virgule::Kind::find("iri-reference").unwrap();
    let mut texts = TransitionTexts::new(kind.table, kind.kind).samples();
    texts.extend(cases::inputs());
    texts.retain(|text| IriRef::parse(text).is_ok());
    let bases: Vec<&String> = texts.iter().filter(|text| Iri::parse(text).is_ok()).collect();
    assert!(texts.len() > 500 && bases.len() > 200, "{} and {}", texts.len(), bases.len());
    let mut random = Random::new(54);
    let asked = texts.iter().map(|text| (*random.pick(&bases), text)).collect::<Vec<_>>();
    of_texts(asked.iter().map(|(base, text)| format!("{base} {text}")), |both| {
        let (base, text) = both.split_once(' ').expect("two texts without blanks");
        resolution::of_any(base, text)
    });
}

#[test]
fn real_urls() {
    let urls: Vec<&str> = data::urls().filter(|url| Uri::parse(url).is_ok()).step_by(20).collect();
    let cases = cases::all().into_iter().flat_map(|(_, file)| file.resolve);
    let samples: Vec<String> = cases.map(|case| case.into_inner().input).collect();
    of_numbers(1_000, |random| {
        let mut reference = inputs::mutated(random, &samples);
        if IriRef::parse(&reference).is_err() {
            reference = random.pick(&urls).to_string();
        }
        resolution::of_any(random.pick::<&str>(&urls), &reference)
    });
}

/// A buffer needs capacity for the path before dot segments are removed.
#[test]
fn a_buffer_of_the_length_of_both_texts_is_enough() {
    let (base, reference) = (Uri::parse("http://a/b/c/d").unwrap(), UriRef::parse("../e").unwrap());
    let mut bytes = [0; 64];
    let (short, long) = bytes.split_at_mut(3);
    let mut buffer = Buffer::new(short);
    assert_eq!(reference.resolve_into(base, &mut buffer), Err(BufferFullError));
    let mut buffer = Buffer::new(&mut long[.."http://a/b/c/d".len() + "../e".len() + 3]);
    assert_eq!(reference.resolve_into(base, &mut buffer), Ok(()));
    assert_eq!(buffer.as_str(), "http://a/b/e");
    // Without dot segments, the length of the target is sufficient capacity, and the text is appended to the buffer.
    let mut bytes = [0; 12 + 12];
    let mut buffer = Buffer::new(&mut bytes);
    let reference = UriRef::parse("/b/e").unwrap();
    assert_eq!(reference.resolve_into(base, &mut buffer), Ok(()));
    assert_eq!(reference.resolve_into(base, &mut buffer), Ok(()));
    assert_eq!(buffer.as_str(), "http://a/b/ehttp://a/b/e");
    assert_eq!(reference.resolve_into(base, &mut buffer), Err(BufferFullError));
}

/// Section 5.1: the sources of a base are embedded content, the encapsulating entity, retrieval, and the default.
#[test]
fn the_first_base_that_is_known_counts() {
    let uris =
        ["s:embedded", "s:encapsulating", "s:retrieval", "s:default"].map(|text| Uri::parse(text).unwrap());
    let order = [
        BaseUriSource::Embedded,
        BaseUriSource::Encapsulating,
        BaseUriSource::Retrieval,
        BaseUriSource::Default,
    ];
    for known in 0..16 {
        let is_known = |number: usize| known >> number & 1 != 0;
        let mut bases = BaseUriCandidates::new();
        // The order in which the bases are set is irrelevant.
        for number in (0..4).rev().filter(|number| is_known(*number)) {
            bases = match order[number] {
                BaseUriSource::Embedded => bases.embedded(uris[number]),
                BaseUriSource::Encapsulating => bases.encapsulating(uris[number]),
                BaseUriSource::Retrieval => bases.retrieval(uris[number]),
                BaseUriSource::Default => bases.or_default(uris[number]),
            };
        }
        let first = (0..4).find(|number| is_known(*number));
        assert_eq!(bases.chosen(), first.map(|number| (uris[number], order[number])));
    }
    assert!(order.is_sorted());
    let again = BaseUriCandidates::new().or_default(uris[3]).or_default(uris[0]);
    assert_eq!(again.chosen(), Some((uris[0], BaseUriSource::Default)), "the last that was said");
}

/// Resolution against a base without a scheme is associative.
#[test]
fn a_relative_base_comes_before_the_whole_one() {
    let paths = [
        "", "a", "a/", "a/b", "./a", "..", "../a", "../../a/", "a/../b", "a//b", ".", "a/..", "//h/x", "//h",
        "/", "/a/b",
    ];
    let parts = ["", "?q", "#f", "?q#f"];
    let texts: Vec<String> =
        paths.iter().flat_map(|path| parts.map(|part| format!("{path}{part}"))).collect();
    let wholes = ["http://a/b/c/d;p?q", "http://a", "http://a/", "x:/b/c", "x://h/b//c"]
        .map(|text| Uri::parse(text).unwrap());
    for base in &texts {
        // The path of an empty reference is that of the base as it is, with its dot segments.
        let base = UriRef::parse(base).unwrap();
        for reference in &texts {
            let reference = UriRef::parse(reference).unwrap();
            let joined = reference.resolve_relative(base);
            assert_eq!(joined.scheme(), None);
            for whole in wholes {
                let expected = reference.resolve(base.resolve(whole).borrow());
                assert_eq!(joined.resolve(whole), expected, "{whole} {base} {reference} by {joined}");
            }
        }
        for whole in wholes {
            assert_eq!(base.resolve_relative(whole), base.resolve(whole).as_str());
        }
    }
}
