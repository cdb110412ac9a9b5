//! Components, validity and errors.

use crate::arrays::{self, assert_type, read, shapes};
use crate::inputs;
use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Array, StringViewArray};
use virgule::__derive::TypeNames;
use virgule::schemes::Https;
use virgule::{Iri, IriRef, Kind, Ni, RelativeRef, Uri, UriRef};
use virgule_columns::{Kernel, Operand, Operation, Syntax};

fn kernel(operation: Operation, syntax: &str) -> Kernel {
    Kernel::new(operation, Syntax::find(syntax).unwrap()).unwrap()
}

/// The fields of a text by a type: the name, and the text if the field is present; or the offset and the message of the
/// error.
type Parsed = Result<Vec<(&'static str, Option<String>)>, (usize, String)>;

macro_rules! by_type {
    ($type:ident, $($field:ident)*) => {
        |text: &str| -> Parsed {
            let value = $type::parse(text).map_err(|error| {
                // A column knows kinds, and no types of Rust.
                let mut message = String::new();
                error.write_named(&mut message, TypeNames::KINDS).expect("memory takes all");
                (error.offset(), message)
            })?;
            Ok(vec![$((stringify!($field), Present::text(value.$field())),)*])
        }
    };
}

/// Unifies fields that are always present and fields that may be absent.
trait Present {
    fn text(self) -> Option<String>;
}

impl Present for &str {
    fn text(self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Present for Option<&str> {
    fn text(self) -> Option<String> {
        self.map(str::to_string)
    }
}

type Parse = fn(&str) -> Parsed;

fn by_types() -> Vec<(&'static str, Parse)> {
    vec![
        ("uri", by_type!(Uri, scheme authority userinfo host port path query fragment)),
        ("uri-reference", by_type!(UriRef, scheme authority userinfo host port path query fragment)),
        ("iri", by_type!(Iri, scheme authority userinfo host port path query fragment)),
        ("iri-reference", by_type!(IriRef, scheme authority userinfo host port path query fragment)),
        ("relative-ref", by_type!(RelativeRef, authority userinfo host port path query fragment)),
        ("https", by_type!(Https, authority host port query)),
        ("ni", by_type!(Ni, authority alg val query)),
    ]
}

#[test]
fn components_are_those_of_the_type() {
    let mut texts = inputs::texts(2, 400);
    texts.extend(
        ["https://a:1/b?c#d", "https://example.com/a-path-that-is-long?and-a-query"]
            .map(|text| Some(text.into())),
    );
    for (name, parse) in by_types() {
        let parsed: Vec<Option<Parsed>> = texts.iter().map(|text| text.as_deref().map(parse)).collect();
        let valid: Vec<Option<bool>> = parsed.iter().map(|text| text.as_ref().map(Result::is_ok)).collect();
        for (shape, array) in shapes(&texts) {
            let what = format!("{name}, {shape}");
            // All fields at once.
            let all = kernel(Operation::Components, name);
            let columns = all.run(&array, Operand::None).unwrap();
            assert_type(&all, &array, &columns);
            let found: Vec<bool> = (0..columns.len()).map(|row| columns.is_valid(row)).collect();
            assert!(
                found.iter().zip(&valid).all(|(found, valid)| *found == (*valid == Some(true))),
                "{what}"
            );
            let fields = parsed.iter().flatten().find_map(|parsed| parsed.as_ref().ok());
            for (number, (field, _)) in fields.into_iter().flatten().enumerate() {
                let expected: Vec<Option<String>> =
                    parsed.iter().map(|parsed| parsed.as_ref()?.as_ref().ok()?[number].1.clone()).collect();
                let column = columns.as_struct().column_by_name(field).unwrap();
                assert_eq!(read(column), expected, "{what}, {field}");
                // One field alone.
                let one = kernel(Operation::Component(field.to_string()), name);
                let column = one.run(&array, Operand::None).unwrap();
                assert_type(&one, &array, &column);
                assert_eq!(read(&column), expected, "{what}, {field} alone");
            }
            let is_valid = kernel(Operation::IsValid, name).run(&array, Operand::None).unwrap();
            assert!(is_valid.as_boolean().iter().eq(valid.iter().copied()), "{what}");
            let error =
                |parsed: &Option<Parsed>| parsed.as_ref().and_then(|parsed| parsed.as_ref().err().cloned());
            let offsets = kernel(Operation::ErrorOffset, name).run(&array, Operand::None).unwrap();
            let expected = parsed.iter().map(|parsed| error(parsed).map(|(offset, _)| offset as i64));
            assert!(offsets.as_primitive::<Int64Type>().iter().eq(expected), "{what}");
            let messages = kernel(Operation::ErrorMessage, name).run(&array, Operand::None).unwrap();
            let expected: Vec<_> =
                parsed.iter().map(|parsed| error(parsed).map(|(_, message)| message)).collect();
            assert_eq!(read(&messages), expected, "{what}");
        }
    }
}

/// Every built-in kind is compared with its own parser, on the texts of all kinds.
#[test]
fn every_kind_has_its_fields() {
    let texts = inputs::texts(3, 300);
    let array = arrays::utf8_view(&texts);
    for kind in Kind::all() {
        let mut expected: Vec<Vec<Option<String>>> = vec![Vec::new(); kind.fields.len()];
        for text in &texts {
            let mut fields = vec![None; kind.fields.len()];
            let parsed = text
                .as_deref()
                .map(|text| kind.parse(text, &mut |field, part| fields[field] = part.map(str::to_string)));
            let valid = matches!(parsed, Some(Ok(())));
            for (column, field) in expected.iter_mut().zip(fields) {
                column.push(field.filter(|_| valid));
            }
        }
        let columns = kernel(Operation::Components, kind.name).run(&array, Operand::None).unwrap();
        let fields = kind.fields.iter().zip(expected).filter(|(name, _)| !name.is_empty());
        for ((name, expected), column) in fields.zip(columns.as_struct().columns()) {
            assert_eq!(read(column), expected, "{}, {name}", kind.name);
        }
    }
}

#[test]
fn empty_arrays_stay_empty() {
    for (shape, array) in shapes(&[]) {
        for operation in [
            Operation::Components,
            Operation::Component("host".into()),
            Operation::IsValid,
            Operation::ErrorMessage,
        ] {
            let kernel = kernel(operation, "uri");
            let result = kernel.run(&array, Operand::None).unwrap();
            assert_type(&kernel, &array, &result);
            assert!(result.is_empty(), "{shape}");
        }
    }
}

#[test]
fn long_texts_have_components_too() {
    let long = "a".repeat(1 << 20);
    let texts =
        [Some(format!("http://{long}/{long}?{long}#{long}")), Some(long.clone()), Some(format!("s:{long} "))];
    for (shape, array) in shapes(&texts) {
        for field in ["host", "query", "fragment"] {
            let column =
                kernel(Operation::Component(field.into()), "uri").run(&array, Operand::None).unwrap();
            assert_eq!(read(&column), [Some(long.clone()), None, None], "{shape}, {field}");
        }
        let offsets = kernel(Operation::ErrorOffset, "uri").run(&array, Operand::None).unwrap();
        let expected = [None, Some(1 << 20), Some((1 << 20) + 2)];
        assert!(offsets.as_primitive::<Int64Type>().iter().eq(expected), "{shape}");
    }
}

#[test]
fn long_components_of_views_are_views_of_the_same_buffers() {
    let path = "/a/long/path".repeat(8);
    let text = format!("https://a.host.with.a.long.name.example{path}?q");
    let input = StringViewArray::from(vec![&text[..]; 3]);
    let field =
        |name: &str| kernel(Operation::Component(name.into()), "uri").run(&input, Operand::None).unwrap();
    let shared = |column: &dyn Array| {
        let buffers = column.as_string_view().data_buffers().iter();
        buffers.zip(input.data_buffers()).any(|(one, other)| one.as_ptr() == other.as_ptr())
    };
    let paths = field("path");
    assert!(paths.as_string_view().value(2) == path && shared(&paths));
    // A short component does not keep the buffers of the column.
    let hosts = field("host");
    assert!(hosts.as_string_view().value(2) == "a.host.with.a.long.name.example" && !shared(&hosts));
    assert!(field("scheme").as_string_view().data_buffers().is_empty());
    let same = Operation::Normalize(virgule::Equivalence::Syntax);
    assert!(shared(&kernel(same, "uri").run(&input, Operand::None).unwrap()));
}
