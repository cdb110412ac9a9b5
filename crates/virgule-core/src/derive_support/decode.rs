//! Percent-encoding in derived types, by the characters that the rule of the field allows.
//!
//! As [`encode`](crate::encode), for rules of grammars that have no marker type in that module.

use crate::encode;
use crate::encode::set::EncodeSet;
use core::fmt::{self, Write};

pub use crate::encode::decode::decode;

/// A value whose `Display` percent-encodes every character that is not in the set. For derived code.
pub struct EncodedValue<T> {
    /// The value.
    pub value: T,
    /// The ASCII characters that are not encoded, as bits.
    pub plain: u128,
}

impl<T: fmt::Display> fmt::Display for EncodedValue<T> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Encoder { to: f, set: EncodeSet::new(self.plain, &[]) }, "{}", self.value)
    }
}

struct Encoder<'f, 'g> {
    to: &'f mut fmt::Formatter<'g>,
    set: EncodeSet,
}

impl Write for Encoder<'_, '_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        encode::write(self.to, text.as_bytes(), self.set)
    }
}

#[cfg(test)]
mod tests {
    use super::EncodedValue;
    use alloc::string::ToString;

    #[test]
    fn encoding_keeps_what_is_plain() {
        let plain = 1 << b'a' | 1 << b'/';
        assert_eq!(EncodedValue { value: "a/b é", plain }.to_string(), "a/%62%20%C3%A9");
    }
}
