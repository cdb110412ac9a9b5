//! `url_encode`, `url_decode` and `try_url_decode`.

use crate::arguments::{coerce, over_arrays};
use datafusion::arrow::array::cast::AsArray;
use datafusion::arrow::array::{Array, ArrayRef, StringViewBuilder};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility,
};
use std::borrow::Cow;
use std::sync::Arc;

/// The conversion of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    Encode,
    /// Decodes; an invalid percent-encoding is an error.
    Decode,
    /// Decodes; an invalid percent-encoding is NULL.
    TryDecode,
}

/// The function named `name` for the conversion.
pub(super) fn function(name: &'static str, direction: Direction) -> Arc<ScalarUDF> {
    let signature = Signature::user_defined(Volatility::Immutable);
    Arc::new(ScalarUDF::new_from_impl(Codec { name, direction, signature }))
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct Codec {
    name: &'static str,
    direction: Direction,
    signature: Signature,
}

impl Codec {
    fn run(&self, texts: &dyn Array) -> Result<ArrayRef> {
        let views = cast(texts, &DataType::Utf8View)?;
        let views = views.as_string_view();
        let mut output = StringViewBuilder::with_capacity(views.len());
        for (row, text) in views.iter().enumerate() {
            let Some(text) = text else {
                output.append_null();
                continue;
            };
            match self.direction {
                Direction::Encode => output.append_value(encode(text)),
                Direction::Decode | Direction::TryDecode => match decode(text) {
                    Ok(decoded) => output.append_value(decoded),
                    Err(_) if self.direction == Direction::TryDecode => output.append_null(),
                    Err(offset) => {
                        return exec_err!(
                            "{}: row {row}: offset {offset}: expected two hexadecimal digits after `%`; try_url_decode gives NULL",
                            self.name
                        );
                    }
                },
            }
        }
        Ok(cast(&output.finish(), texts.data_type())?)
    }
}

impl ScalarUDFImpl for Codec {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, types: &[DataType]) -> Result<Vec<DataType>> {
        coerce(self.name, (1, 1), types)
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        match types.first() {
            Some(texts) => Ok(texts.clone()),
            None => exec_err!("{} without arguments", self.name),
        }
    }

    fn is_strict(&self) -> bool {
        true
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        over_arrays(&args.args, args.number_rows, |texts| self.run(texts))
    }
}

/// Encodes as `java.net.URLEncoder` does, in UTF-8.
fn encode(text: &str) -> Cow<'_, str> {
    let kept = |byte: u8| byte.is_ascii_alphanumeric() || b".-*_".contains(&byte);
    if text.bytes().all(kept) {
        return Cow::Borrowed(text);
    }
    let mut encoded = String::with_capacity(text.len() * 3);
    for byte in text.bytes() {
        match byte {
            byte if kept(byte) => encoded.push(char::from(byte)),
            b' ' => encoded.push('+'),
            byte => {
                let digit = |value: u8| char::from(b"0123456789ABCDEF"[usize::from(value & 15)]);
                encoded.extend(['%', digit(byte >> 4), digit(byte)]);
            }
        }
    }
    Cow::Owned(encoded)
}

/// Decodes as `java.net.URLDecoder` does: bytes that are not UTF-8 become U+FFFD. The error is the offset of a `%`
/// without two digits.
fn decode(text: &str) -> Result<Cow<'_, str>, usize> {
    if !text.contains(['%', '+']) {
        return Ok(Cow::Borrowed(text));
    }
    let bytes = text.as_bytes();
    let (mut decoded, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let (value, length) = match byte {
            b'+' => (b' ', 1),
            b'%' => {
                let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
                let (Some(high), Some(low)) = (digit(at + 1), digit(at + 2)) else { return Err(at) };
                ((high * 16 + low) as u8, 3)
            }
            byte => (byte, 1),
        };
        decoded.push(value);
        at += length;
    }
    Ok(Cow::Owned(String::from_utf8_lossy(&decoded).into_owned()))
}
