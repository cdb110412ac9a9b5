//! `url_encode`, `url_decode` and `try_url_decode`.

use datafusion::arrow::array::cast::AsArray;
use datafusion::arrow::array::{Array, ArrayRef, StringViewBuilder};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use std::borrow::Cow;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    Encode,
    /// Decodes; an invalid percent-encoding is an error.
    Decode,
    /// Decodes; an invalid percent-encoding is NULL.
    TryDecode,
}

/// Converts each text; `name` is that of the function, for errors.
pub(super) fn run(name: &str, direction: Direction, texts: &dyn Array) -> Result<ArrayRef> {
    let views = cast(texts, &DataType::Utf8View)?;
    let views = views.as_string_view();
    let mut output = StringViewBuilder::with_capacity(views.len());
    for (row, text) in views.iter().enumerate() {
        let Some(text) = text else {
            output.append_null();
            continue;
        };
        match direction {
            Direction::Encode => output.append_value(encode(text)),
            Direction::Decode | Direction::TryDecode => match decode(text) {
                Ok(decoded) => output.append_value(decoded),
                Err(_) if direction == Direction::TryDecode => output.append_null(),
                Err(offset) => {
                    return exec_err!(
                        "{name}: row {row}: offset {offset}: expected two hexadecimal digits after `%`; try_url_decode gives NULL"
                    );
                }
            },
        }
    }
    Ok(cast(&output.finish(), texts.data_type())?)
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
