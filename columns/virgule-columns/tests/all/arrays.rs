//! The same texts as arrays of every type and with different slices, and arrays of any type as texts.

use crate::inputs;
use arrow_array::array::AnyDictionaryArray;
use arrow_array::builder::{LargeStringBuilder, StringBuilder, StringViewBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::{ArrowDictionaryKeyType, Int8Type, Int32Type, UInt16Type};
use arrow_array::{Array, ArrayRef, DictionaryArray, PrimitiveArray};
use arrow_buffer::ArrowNativeType;
use arrow_schema::DataType;
use std::sync::Arc;

pub type Texts = [Option<String>];

/// Texts before and after the slice of a sliced array.
const OUTSIDE: [Option<&str>; 5] =
    [Some("no uri"), None, Some("http://outside.example/of-the-slice"), Some(""), Some("\0")];

pub fn utf8(texts: &Texts) -> ArrayRef {
    let mut builder = StringBuilder::new();
    texts.iter().for_each(|text| builder.append_option(text.as_deref()));
    Arc::new(builder.finish())
}

pub fn large_utf8(texts: &Texts) -> ArrayRef {
    let mut builder = LargeStringBuilder::new();
    texts.iter().for_each(|text| builder.append_option(text.as_deref()));
    Arc::new(builder.finish())
}

/// The array has several small buffers, so that views refer to all of them.
pub fn utf8_view(texts: &Texts) -> ArrayRef {
    let mut builder = StringViewBuilder::new().with_fixed_block_size(512);
    texts.iter().for_each(|text| builder.append_option(text.as_deref()));
    Arc::new(builder.finish())
}

/// A dictionary whose values are the distinct texts, a NULL, and a value to which no row refers.
pub fn dictionary<K: ArrowDictionaryKeyType>(texts: &Texts, values: fn(&Texts) -> ArrayRef) -> ArrayRef {
    let mut different: Vec<Option<String>> = vec![Some("a value without rows".into()), None];
    let mut keys: Vec<Option<usize>> = Vec::new();
    for (row, text) in texts.iter().enumerate() {
        // A NULL is a NULL key in one row, and the key of a NULL value in another.
        if text.is_none() {
            keys.push((row % 2 == 0).then_some(1));
            continue;
        }
        let known = different.iter().position(|known| known == text).unwrap_or_else(|| {
            different.push(text.clone());
            different.len() - 1
        });
        keys.push(Some(known));
    }
    let keys =
        keys.into_iter().map(|key| key.map(|key| K::Native::from_usize(key).expect("a key that fits")));
    let keys = PrimitiveArray::<K>::from_iter(keys);
    Arc::new(DictionaryArray::<K>::try_new(keys, values(&different)).unwrap())
}

/// The texts as arrays of every type, whole and as slices. A dictionary of `Int8` can have only a few values, and is
/// included only for a few texts.
pub fn shapes(texts: &Texts) -> Vec<(String, ArrayRef)> {
    let outside: Vec<Option<String>> = OUTSIDE.iter().map(|text| text.map(str::to_string)).collect();
    let padded: Vec<Option<String>> = outside.iter().chain(texts).chain(&outside).cloned().collect();
    type Make = fn(&Texts) -> ArrayRef;
    let mut makes: Vec<(&str, Make)> = vec![
        ("Utf8", utf8),
        ("LargeUtf8", large_utf8),
        ("Utf8View", utf8_view),
        ("Int32 of Utf8", |texts| dictionary::<Int32Type>(texts, utf8)),
        ("UInt16 of LargeUtf8", |texts| dictionary::<UInt16Type>(texts, large_utf8)),
        ("Int32 of Utf8View", |texts| dictionary::<Int32Type>(texts, utf8_view)),
    ];
    if texts.len() < 100 {
        makes.push(("Int8 of Utf8", |texts| dictionary::<Int8Type>(texts, utf8)));
    }
    makes
        .into_iter()
        .flat_map(|(name, make)| {
            let sliced = make(&padded).slice(outside.len(), texts.len());
            [(name.to_string(), make(texts)), (format!("{name}, sliced"), sliced)]
        })
        .collect()
}

pub fn read(array: &dyn Array) -> Vec<Option<String>> {
    let text = |text: Option<&str>| text.map(str::to_string);
    match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().iter().map(text).collect(),
        DataType::LargeUtf8 => array.as_string::<i64>().iter().map(text).collect(),
        DataType::Utf8View => array.as_string_view().iter().map(text).collect(),
        DataType::Dictionary(..) => {
            let dictionary: &dyn AnyDictionaryArray = array.as_any_dictionary();
            let values = read(dictionary.values());
            if values.is_empty() {
                return vec![None; array.len()];
            }
            let keys = dictionary.normalized_keys().into_iter().enumerate();
            keys.map(|(row, key)| values[key].clone().filter(|_| dictionary.keys().is_valid(row))).collect()
        }
        other => panic!("no texts: {other}"),
    }
}

/// Asserts that the result has the type that the kernel declares.
pub fn assert_type(kernel: &virgule_columns::Kernel, input: &dyn Array, output: &dyn Array) {
    assert_eq!(&kernel.result_type(input.data_type()).unwrap(), output.data_type());
    assert_eq!(input.len(), output.len());
}

#[test]
fn arrays_have_the_texts() {
    let texts = inputs::texts(1, 80);
    for (name, array) in shapes(&texts) {
        assert_eq!(read(&array), texts, "{name}");
    }
}
