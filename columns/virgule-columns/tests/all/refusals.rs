//! Invalid arguments and invalid texts, and the messages of the errors.

use crate::arrays::{shapes, utf8};
use arrow_array::{Array, BinaryArray, BinaryViewArray, DictionaryArray, Int32Array, StringArray};
use arrow_schema::DataType;
use std::sync::Arc;
use virgule_columns::{ColumnError, Invalid, Kernel, Operand, Operation, Syntax};

fn kernel(operation: Operation, syntax: &str) -> Result<Kernel, ColumnError> {
    Kernel::new(operation, Syntax::find(syntax)?)
}

#[test]
fn an_error_has_row_offset_and_reason() {
    let texts = [Some("http://a/".to_string()), None, Some("http://a:8x/".into()), Some("\0".into())];
    for operation in [
        Operation::Components,
        Operation::Component("host".into()),
        Operation::Normalize(virgule::Equivalence::Scheme),
    ] {
        let kernel = kernel(operation, "uri").unwrap().invalid(Invalid::Error);
        for (shape, array) in shapes(&texts) {
            let error = kernel.run(&array, Operand::None).unwrap_err();
            let expected = virgule::Uri::parse("http://a:8x/").unwrap_err();
            assert_eq!(error.to_string(), format!("row 2, text: {expected}"), "{shape}");
            assert!(matches!(error, ColumnError::InvalidText { row: 2, offset: 10, .. }));
            // Without the invalid row there is no error.
            assert!(kernel.run(&array.slice(0, 2), Operand::None).is_ok(), "{shape}");
        }
    }
}

#[test]
fn the_argument_that_is_wrong_is_named() {
    let resolve = kernel(Operation::Resolve, "uri-reference").unwrap().invalid(Invalid::Error);
    let array = utf8(&[None, Some("b".into()), Some("a b".into())]);
    let message = |operand| resolve.run(&array, operand).unwrap_err().to_string();
    assert!(message(Operand::Scalar(Some("no base"))).starts_with("row 1, base: "));
    assert!(message(Operand::Scalar(Some("http://a/"))).starts_with("row 2, text: "));
    // For a NULL the base is not parsed.
    assert!(resolve.run(&array.slice(0, 1), Operand::Scalar(Some("no base"))).is_ok());
    let query = kernel(Operation::QueryValue, "uri").unwrap().invalid(Invalid::Error);
    let array = utf8(&[Some("http://a/?k=a%FF".into())]);
    let error = query.run(&array, Operand::Scalar(Some("k"))).unwrap_err();
    assert_eq!(error.to_string(), "row 0, query: offset 13: the decoded value is no UTF-8");
}

#[test]
fn other_columns_are_refused_by_their_type() {
    let numbers = Int32Array::from(vec![1]);
    let keys = Int32Array::from(vec![0]);
    let of_numbers = DictionaryArray::try_new(keys, Arc::new(Int32Array::from(vec![1]))).unwrap();
    let arrays: [&dyn Array; 4] = [
        &numbers,
        &BinaryArray::from(vec![&b"http://a/\xff"[..]]),
        &BinaryViewArray::from(vec![&b"http://a/\xff"[..]]),
        &of_numbers,
    ];
    for array in arrays {
        for (operation, syntax, operand) in [
            (Operation::Components, "uri", Operand::None),
            (Operation::Component("scheme".into()), "uri", Operand::None),
            (Operation::IsValid, "iri", Operand::None),
            (Operation::Resolve, "uri-reference", Operand::Scalar(Some("http://a/"))),
        ] {
            let kernel = kernel(operation, syntax).unwrap();
            let error = kernel.run(array, operand).unwrap_err();
            assert!(matches!(&error, ColumnError::NotText { data_type } if data_type == array.data_type()));
            assert!(error.to_string().contains("expected Utf8, LargeUtf8, Utf8View"), "{error}");
            assert!(kernel.result_type(array.data_type()).is_err());
        }
        let resolve = kernel(Operation::Resolve, "uri-reference").unwrap();
        let error = resolve.run(&StringArray::from(vec!["a"]), Operand::Column(array)).unwrap_err();
        assert!(matches!(error, ColumnError::NotText { .. }));
    }
}

#[test]
fn kernels_that_do_not_exist() {
    let message = |operation, syntax| kernel(operation, syntax).unwrap_err().to_string();
    assert_eq!(message(Operation::IsValid, "url"), "there is no kind `url`; `Syntax::names` lists them");
    assert_eq!(
        message(Operation::Component("hostname".into()), "uri"),
        "`uri` has no field `hostname`; its fields are scheme, authority, userinfo, host, port, path, query, fragment"
    );
    assert_eq!(
        message(Operation::Resolve, "uri"),
        "resolution is not defined for `uri`: expected `uri-reference` or `iri-reference`"
    );
    assert!(kernel(Operation::Relativize, "uri-reference").is_err());
    assert!(kernel(Operation::QueryValue, "https").is_err());
}

#[test]
fn the_second_argument_must_fit() {
    let texts = StringArray::from(vec!["a", "b"]);
    let resolve = kernel(Operation::Resolve, "uri-reference").unwrap();
    assert!(matches!(resolve.run(&texts, Operand::None), Err(ColumnError::Operand { .. })));
    let one = StringArray::from(vec!["http://a/"]);
    let error = resolve.run(&texts, Operand::Column(&one)).unwrap_err();
    assert_eq!(error.to_string(), "the second argument has 1 rows, expected 2");
    let valid = kernel(Operation::IsValid, "uri").unwrap();
    assert!(matches!(valid.run(&texts, Operand::Scalar(None)), Err(ColumnError::Operand { .. })));
    assert!(resolve.has_operand() && !valid.has_operand());
    assert_eq!(valid.result_type(&DataType::Utf8).unwrap(), DataType::Boolean);
}
