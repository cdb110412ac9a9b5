//! Dictionaries: each value is parsed once, and values to which no row refers are not parsed.

use crate::arrays::read;
use arrow_array::cast::AsArray;
use arrow_array::types::Int32Type;
use arrow_array::{Array, DictionaryArray, Int32Array, StringArray};
use std::sync::Arc;
use virgule_columns::{ColumnError, Equivalence, Invalid, Kernel, Operand, Operation, Syntax};

fn host() -> Kernel {
    Kernel::new(Operation::Component("host".into()), Syntax::uri()).unwrap()
}

fn dictionary(keys: Vec<Option<i32>>, values: Vec<Option<&str>>) -> DictionaryArray<Int32Type> {
    DictionaryArray::try_new(Int32Array::from(keys), Arc::new(StringArray::from(values))).unwrap()
}

#[test]
fn a_value_without_rows_is_no_error() {
    let array = dictionary(
        vec![Some(1), None, Some(1), Some(2)],
        vec![Some("no uri"), Some("http://a/"), Some("b:c")],
    );
    let result = host().invalid(Invalid::Error).run(&array, Operand::None).unwrap();
    assert_eq!(read(&result), [Some("a".into()), None, Some("a".into()), None]);
    assert_eq!(result.as_any_dictionary().values().len(), 3);
    // A NULL is a NULL key, so that engines recognize it.
    assert_eq!(result.null_count(), 2);
}

#[test]
fn the_error_names_the_row() {
    let array = dictionary(vec![Some(1), None, Some(0), Some(0)], vec![Some("no uri"), Some("http://a/")]);
    let error = host().invalid(Invalid::Error).run(&array, Operand::None).unwrap_err();
    assert!(
        matches!(error, ColumnError::InvalidText { row: 2, offset: 2, argument: "text", .. }),
        "{error:?}"
    );
}

#[test]
fn dictionaries_without_values_or_rows() {
    for array in [dictionary(vec![None, None], vec![]), dictionary(vec![], vec![Some("no uri")])] {
        for operation in [
            Operation::Components,
            Operation::Component("host".into()),
            Operation::IsValid,
            Operation::ErrorOffset,
        ] {
            let kernel = Kernel::new(operation, Syntax::uri()).unwrap().invalid(Invalid::Error);
            let result = kernel.run(&array, Operand::None).unwrap();
            assert_eq!((result.len(), result.logical_null_count()), (array.len(), array.len()));
        }
    }
}

#[test]
fn keys_of_equivalent_values() {
    let array = dictionary(vec![Some(0), Some(1), Some(0)], vec![Some("http://a"), Some("HTTP://A:80/")]);
    let kernel = Kernel::new(Operation::EquivalenceKey(Equivalence::Scheme), Syntax::uri()).unwrap();
    let result = kernel.run(&array, Operand::None).unwrap();
    assert_eq!(read(&result), vec![Some("http://a/".to_string()); 3]);
}
