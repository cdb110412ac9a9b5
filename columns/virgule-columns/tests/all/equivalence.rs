//! Keys: two texts of a kind have the same key exactly if they are equivalent.

use crate::arrays::{self, assert_type, read, shapes};
use crate::inputs;
use virgule::{Equivalence, Iri, IriRef, Kind, Uri, UriRef};
use virgule_columns::{Kernel, Operand, Operation, Syntax};

const LEVELS: [Equivalence; 3] = [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme];

fn keys(syntax: &str, level: Equivalence, texts: &[Option<String>]) -> Vec<Option<String>> {
    let kernel = Kernel::new(Operation::EquivalenceKey(level), Syntax::find(syntax).unwrap()).unwrap();
    let mut all = None;
    for (shape, array) in shapes(texts) {
        let result = kernel.run(&array, Operand::None).unwrap();
        assert_type(&kernel, &array, &result);
        let found = read(&result);
        assert_eq!(all.get_or_insert_with(|| found.clone()), &found, "{syntax}, {shape}");
    }
    all.unwrap()
}

/// Texts with variants that are nearly equal, or equivalent at one level.
fn related() -> Vec<Option<String>> {
    let mut texts = inputs::texts(5, 60);
    for text in texts.clone().into_iter().flatten() {
        texts.push(Some(text.replacen("http", "HTTP", 1)));
        texts.push(Some(text.replace('a', "%61")));
        texts.push(Some(text.replacen('/', "/x/../", 3)));
        texts.push(Some(text.to_uppercase()));
    }
    for text in [
        "http://a",
        "http://a:80/",
        "http://a:/",
        "http://[::1]/",
        "http://[0:0:0:0:0:0:0:1]",
        "//a:",
        "//a",
        "?",
        "",
    ] {
        texts.push(Some(text.into()));
    }
    texts
}

macro_rules! compare {
    ($name:literal, $type:ident, $texts:expr) => {
        for level in LEVELS {
            let keys = keys($name, level, $texts);
            let mut equal = 0;
            for (one, key) in $texts.iter().zip(&keys) {
                let Some(value) = one.as_deref().and_then(|text| $type::parse(text).ok()) else {
                    assert_eq!(*key, None);
                    continue;
                };
                for (other, other_key) in $texts.iter().zip(&keys) {
                    let Some(other) = other.as_deref().and_then(|text| $type::parse(text).ok()) else {
                        continue;
                    };
                    let expected = value.is_equivalent(other, level);
                    assert_eq!(key == other_key, expected, "{level}: {value} and {other}");
                    equal += usize::from(expected && value.as_str() != other.as_str());
                }
            }
            assert_eq!(
                equal > 0,
                level != Equivalence::String,
                "{level}: no two texts are equivalent and different"
            );
        }
    };
}

#[test]
fn keys_are_equal_exactly_if_texts_are_equivalent() {
    let texts = related();
    compare!("uri", Uri, &texts);
    compare!("uri-reference", UriRef, &texts);
    compare!("iri", Iri, &texts);
    compare!("iri-reference", IriRef, &texts);
}

/// Kinds whose equivalence depends on some of their fields, and a kind for which it depends on the whole text.
#[test]
fn keys_of_kinds_are_equal_exactly_if_their_texts_are_equivalent() {
    const TEXTS: &[&str] = &[
        "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
        "ni://example.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
        "NI://EXAMPLE.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk?ct=a",
        "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGj",
        "ni:///sha-256-32;f4OxZQ",
        "nih:sha-256-32;7f83-b165",
        "nih:sha-256-32;7f83b165;f",
        "NIH:sha-256-32;7F83B165",
        "nih:3;7f83b165",
        "urn:isbn:0451450523",
        "URN:ISBN:0451450523",
        "urn:isbn:0451450523?+a",
        "urn:isbn:0451450523#b",
        "urn:isbn:045145052X",
        "tel:+1-201-555-0123",
        "tel:+12015550123",
        "tel:+12015550124",
        "tel:7042;phone-context=example.com",
        "tel:7042;phone-context=EXAMPLE.com",
        "sip:anna@example.com",
        "SIP:anna@EXAMPLE.com",
        "mailto:anna@example.com",
        "mailto:anna@EXAMPLE.com",
        "mailto:Anna@example.com",
    ];
    let texts: Vec<Option<String>> = TEXTS.iter().map(|text| Some(text.to_string())).collect();
    let mut by_fields = 0;
    for kind in Kind::all().filter(|kind| kind.scheme || !kind.equal_by.is_empty()) {
        let valid = |text: &str| kind.parse(text, &mut |_, _| ()).is_ok();
        for level in LEVELS {
            let keys = keys(kind.name, level, &texts);
            for (one, key) in TEXTS.iter().zip(&keys) {
                assert_eq!(key.is_some(), valid(one), "{}", kind.name);
                for (other, other_key) in
                    TEXTS.iter().zip(&keys).filter(|(other, _)| valid(one) && valid(other))
                {
                    let expected = kind.semantics().is_equivalent(one, other, level);
                    assert_eq!(key == other_key, expected, "{}, {level}: {one} and {other}", kind.name);
                    let differ = one != other && expected && !kind.equal_by.is_empty();
                    by_fields += usize::from(differ && level == Equivalence::Scheme);
                }
            }
        }
    }
    assert!(by_fields > 0, "no two texts are equal by their fields");
}

/// Keys of different fields differ, because the length of a field precedes its text.
#[test]
fn keys_of_fields_are_no_mere_concatenation() {
    let mut library = virgule_dynamic::Library::new();
    let grammar = "
        ;! kind pair
        ;! fields left right tail
        ;! equal-by left right
        pair  = left \"/\" [right] [\"!\" tail]
        left  = *(ALPHA / DIGIT / \",\" / \":\" / \"-\")
        right = *(ALPHA / DIGIT / \",\" / \":\" / \"-\")
        tail  = *ALPHA
    ";
    if let Err(error) = library.add("pair", grammar) {
        panic!("{error}");
    }
    let syntax = virgule_columns::LibrarySyntax::new(std::sync::Arc::new(library), "pair").unwrap();
    let kernel = Kernel::new(Operation::EquivalenceKey(Equivalence::Scheme), syntax).unwrap();
    let texts = ["a/1:b,", "a,1:b,/", "a/", "a/-,", "ab/", "a/b", "a/b!x", "a/b!y"]
        .map(|text| Some(text.to_string()));
    let found = read(&kernel.run(&arrays::utf8(&texts), Operand::None).unwrap());
    for (one, key) in texts.iter().zip(&found) {
        for (other, other_key) in texts.iter().zip(&found) {
            let cut = |text: &Option<String>| text.as_deref().unwrap().split('!').next().unwrap().to_string();
            assert_eq!(key == other_key, cut(one) == cut(other), "{one:?} and {other:?}");
        }
    }
}
