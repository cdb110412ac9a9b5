//! Normal forms; resolution, relativization and query values, with a column or a single text as the second argument.

use crate::arrays::{assert_type, read, shapes};
use crate::inputs::{self, Random};
use virgule::schemes::{Http, Mailto, Tel};
use virgule::{AbsoluteUri, Equivalence, Iri, IriRef, Ni, Uri, UriRef};
use virgule_columns::{Kernel, Operand, Operation, Syntax};

macro_rules! normalizes {
    ($($name:literal $type:ident)*) => {
        vec![$(($name, |text, level: Equivalence| {
            $type::parse(text).ok().map(|value| value.normalize(level.normalization()).into_string())
        }),)*]
    };
}

#[test]
fn normal_forms_are_those_of_the_type() {
    type Normalize = fn(&str, Equivalence) -> Option<String>;
    let types: Vec<(&str, Normalize)> = normalizes! {
        "uri" Uri "uri-reference" UriRef "absolute-uri" AbsoluteUri "iri" Iri "iri-reference" IriRef
        "http" Http "mailto" Mailto "tel" Tel "ni" Ni
    };
    let mut texts = inputs::texts(4, 400);
    texts.extend(
        [
            "tel:+1-201-555-0123",
            "TEL:+1.201.555.0123",
            "mailto:Anna@EXAMPLE.com",
            "HTTP://A:80",
            "s:/.//a",
            "s:/b/..//a",
        ]
        .map(|text| Some(text.to_string())),
    );
    for (name, normalize) in types {
        for level in [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme] {
            let kernel = Kernel::new(Operation::Normalize(level), Syntax::find(name).unwrap()).unwrap();
            let expected: Vec<_> =
                texts.iter().map(|text| text.as_deref().and_then(|text| normalize(text, level))).collect();
            assert!(expected.iter().any(Option::is_some), "{name}: no text");
            for (shape, array) in shapes(&texts) {
                let result = kernel.run(&array, Operand::None).unwrap();
                assert_type(&kernel, &array, &result);
                assert_eq!(read(&result), expected, "{name}, {level}, {shape}");
            }
        }
    }
}

type Two = fn(&str, &str) -> Option<String>;

fn check(
    operation: Operation,
    syntax: &str,
    texts: &[Option<String>],
    others: &[Option<String>],
    oracle: Two,
) {
    let kernel = Kernel::new(operation, Syntax::find(syntax).unwrap()).unwrap();
    let expected: Vec<_> =
        texts.iter().zip(others).map(|(text, other)| oracle(text.as_deref()?, other.as_deref()?)).collect();
    assert!(expected.iter().any(Option::is_some));
    let (shapes_of_texts, shapes_of_others) = (shapes(texts), shapes(others));
    for (number, (shape, array)) in shapes_of_texts.iter().enumerate() {
        // Each type is combined with two others.
        for step in [0, 3] {
            let (other_shape, others) = &shapes_of_others[(number + step) % shapes_of_others.len()];
            let result = kernel.run(array, Operand::Column(others)).unwrap();
            assert_eq!(read(&result), expected, "{kernel:?}, {shape}, {other_shape}");
            assert_eq!(&kernel.result_type(array.data_type()).unwrap(), result.data_type());
        }
        for other in others.iter().take(12) {
            let result = kernel.run(array, Operand::Scalar(other.as_deref())).unwrap();
            let expected: Vec<_> =
                texts.iter().map(|text| oracle(text.as_deref()?, other.as_deref()?)).collect();
            assert_eq!(read(&result), expected, "{kernel:?}, {shape}, {other:?}");
        }
    }
}

#[test]
fn references_resolve_as_those_of_the_type() {
    let (texts, bases) = (inputs::texts(6, 200), inputs::texts(7, 200));
    check(Operation::Resolve, "uri-reference", &texts, &bases, |text, base| {
        Some(UriRef::parse(text).ok()?.resolve(Uri::parse(base).ok()?).into_string())
    });
    check(Operation::Resolve, "iri-reference", &texts, &bases, |text, base| {
        Some(IriRef::parse(text).ok()?.resolve(Iri::parse(base).ok()?).into_string())
    });
}

#[test]
fn relative_references_are_those_of_the_type() {
    let texts = inputs::texts(8, 200);
    // Bases that begin with the same text as the target.
    let random = &mut Random::new(9);
    let near = |text: &Option<String>| {
        let text = text.as_deref()?;
        let end = (0..=random.below(text.len() + 1)).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        Some(format!("{}x", &text[..end]))
    };
    let bases: Vec<_> = texts.iter().map(near).collect();
    check(Operation::Relativize, "uri", &texts, &bases, |text, base| {
        Some(Uri::parse(text).ok()?.relative_to(Uri::parse(base).ok()?)?.into_string())
    });
    check(Operation::Relativize, "iri", &texts, &bases, |text, base| {
        Some(Iri::parse(text).ok()?.relative_to(Iri::parse(base).ok()?)?.into_string())
    });
}

/// The value of the first pair with the name `key`, computed by splitting the query.
fn query_value(query: Option<&str>, key: &str) -> Option<String> {
    let decode = |text: &str| -> Option<String> {
        let mut bytes = Vec::new();
        let mut rest = text.as_bytes();
        while let [first, more @ ..] = rest {
            let escape = more.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
            match escape.filter(|_| *first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
                Some(byte) => {
                    bytes.push(byte);
                    rest = &more[2..];
                }
                None => {
                    bytes.push(*first);
                    rest = more;
                }
            }
        }
        String::from_utf8(bytes).ok()
    };
    for pair in query?.split('&') {
        let (name, value) = pair.split_once('=').map_or((pair, None), |(name, value)| (name, Some(value)));
        if decode(name).as_deref() == Some(key) && query != Some("") {
            return decode(value?);
        }
    }
    None
}

#[test]
fn query_values_are_decoded() {
    let mut texts = inputs::texts(10, 300);
    texts.extend(
        [
            "http://a/?k=1&k=2",
            "http://a/?%6b=1%202",
            "http://a/?k",
            "http://a/?k&k=1",
            "http://a/?k=%FF",
            "http://a/?k=a+b&q=v",
        ]
        .map(|text| Some(text.to_string())),
    );
    let keys: Vec<Option<String>> = texts
        .iter()
        .enumerate()
        .map(|(row, _)| ["k", "q", "id", "é", ""].get(row % 6).map(|key| key.to_string()))
        .collect();
    check(Operation::QueryValue, "uri", &texts, &keys, |text, key| {
        query_value(Uri::parse(text).ok()?.query(), key)
    });
    check(Operation::QueryValue, "uri-reference", &texts, &keys, |text, key| {
        query_value(UriRef::parse(text).ok()?.query(), key)
    });
    check(Operation::QueryValue, "iri", &texts, &keys, |text, key| {
        query_value(Iri::parse(text).ok()?.query(), key)
    });
    check(Operation::QueryValue, "iri-reference", &texts, &keys, |text, key| {
        query_value(IriRef::parse(text).ok()?.query(), key)
    });
}
