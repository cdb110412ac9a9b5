//! Normal forms.

use crate::arrays::{assert_type, read, shapes};
use crate::inputs;
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
