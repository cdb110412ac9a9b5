//! The tags of a reading → values of variables, decoded as the operators of RFC 6570 encode them.

use crate::patterns::limits::{self, LimitError};
use crate::patterns::nfa::{Tag, TagEvent};
use std::borrow::Cow;
use std::collections::HashSet;
use virgule_core::template::{Operator, Value};

/// The shape of a variable, which determines how its value is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A string.
    Text,
    /// A list of strings.
    List,
    /// Pairs of a name and a string.
    Map,
}

/// An occurrence of a variable in a template.
#[derive(Debug, Clone)]
pub struct Slot {
    /// The name of the variable.
    pub name: Cow<'static, str>,
    /// Its shape.
    pub shape: Shape,
    /// True if percent-encodings of reserved characters are part of values: `{+var}`, `{#var}`.
    pub reserved: bool,
    /// The maximum length of a prefix in characters, if there is a prefix modifier.
    pub prefix: Option<u16>,
}

/// The part of a reading that belongs to one occurrence.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parts {
    /// The names of pairs.
    pub keys: Vec<(u32, u32)>,
    /// The string, the items, or the values of pairs.
    pub spans: Vec<(u32, u32)>,
}

/// Returns the parts of each occurrence, without undefined variables.
pub fn parts(reading: &[(Tag, u32)]) -> Vec<(usize, Parts)> {
    let mut all: Vec<(usize, Parts)> = Vec::new();
    for &(tag, at) in reading {
        let slot = tag.slot as usize;
        if all.last().is_none_or(|(last, _)| *last != slot) {
            all.push((slot, Parts::default()));
        }
        let Some((_, parts)) = all.last_mut() else { continue };
        match tag.event {
            TagEvent::Begin => parts.spans.push((at, at)),
            TagEvent::KeyBegin => parts.keys.push((at, at)),
            TagEvent::End => parts.spans.iter_mut().last().into_iter().for_each(|span| span.1 = at),
            TagEvent::KeyEnd => parts.keys.iter_mut().last().into_iter().for_each(|span| span.1 = at),
        }
    }
    all
}

impl Slot {
    /// Returns the tags of a string, an item, or the value of a pair.
    pub fn tags(index: usize) -> Result<[Tag; 2], LimitError> {
        limits::within(index + 1, limits::VARIABLES, "variables")?;
        Ok([TagEvent::Begin, TagEvent::End].map(|event| Tag { slot: index as u32, event }))
    }

    /// Returns the value of an occurrence.
    pub fn value<'t>(&self, parts: &Parts, text: &'t str) -> Value<'t> {
        let decoded = |&(begin, end): &(u32, u32)| -> Cow<'t, str> {
            let part = text.get(begin as usize..end as usize).unwrap_or_default();
            if part.contains('%') { decode(part, self.reserved).into() } else { part.into() }
        };
        match self.shape {
            Shape::Text => Value::Text(parts.spans.first().map(decoded).unwrap_or_default()),
            Shape::List => Value::list(parts.spans.iter().map(decoded)),
            Shape::Map => Value::map(parts.keys.iter().map(decoded).zip(parts.spans.iter().map(decoded))),
        }
    }
}

/// Describes a reading: `x = "a", y = ["b", "c"]`.
pub fn show(reading: &[(Tag, u32)], slots: &[Slot], text: &str) -> String {
    let parts = parts(reading);
    let shown = parts.iter().map(|(slot, parts)| {
        let slot = &slots[*slot];
        format!("{} = {}", slot.name, show_value(&slot.value(parts, text)))
    });
    let shown: Vec<String> = shown.collect();
    if shown.is_empty() { "no variable is defined".to_string() } else { shown.join(", ") }
}

fn show_value(value: &Value<'_>) -> String {
    let joined = |items: Vec<String>| items.join(", ");
    match value {
        Value::Text(text) => format!("{text:?}"),
        Value::List(items) => format!("[{}]", joined(items.iter().map(|item| format!("{item:?}")).collect())),
        Value::Map(pairs) => {
            let pair = |(key, value): &(Cow<'_, str>, Cow<'_, str>)| format!("{key:?}: {value:?}");
            format!("{{{}}}", joined(pairs.iter().map(pair).collect()))
        }
        _ => String::new(),
    }
}

/// True if `prefix` is the first `length` characters of `value`, or all of a shorter `value`.
pub fn is_prefix(value: &str, prefix: &str, length: u16) -> bool {
    value.chars().take(length.into()).eq(prefix.chars())
}

/// Returns the names of variables, each once, in order.
pub fn names(slots: &[Slot]) -> Vec<&str> {
    let mut seen = HashSet::new();
    slots.iter().map(|slot| slot.name.as_ref()).filter(|name| seen.insert(*name)).collect()
}

// Percent-encoding of values as the operators of RFC 6570 write it, and its inverse.

/// The percent-encoding of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// None: the language describes encoded strings.
    Text,
    /// Percent-encodes all bytes except unreserved characters.
    Unreserved,
    /// Percent-encodes all bytes except unreserved and reserved characters: `{+var}` and `{#var}`.
    Reserved,
}

impl Encoding {
    /// True for a byte that is written literally.
    pub fn is_plain(self, byte: u8) -> bool {
        match self {
            Encoding::Text => true,
            Encoding::Unreserved => Operator::Simple.expansion().allowed.contains(byte),
            Encoding::Reserved => Operator::Reserved.expansion().allowed.contains(byte),
        }
    }

    /// True for a byte whose percent-encoding decodes to it: bytes that must be percent-encoded, and bytes that are
    /// equivalent with and without (RFC 3986 section 6.2.2.2).
    pub fn is_encoded(self, byte: u8) -> bool {
        match self {
            Encoding::Text => false,
            Encoding::Unreserved => true,
            Encoding::Reserved => !is_reserved(byte),
        }
    }
}

/// `reserved = gen-delims / sub-delims` (RFC 3986 section 2.2)
fn is_reserved(byte: u8) -> bool {
    Encoding::Reserved.is_plain(byte) && !Encoding::Unreserved.is_plain(byte)
}

/// Returns the spellings of a hexadecimal digit.
pub fn digits(digit: u8) -> impl Iterator<Item = u8> {
    let lower = char::from_digit(digit.into(), 16).map_or(b'0', |c| c as u8);
    let upper = lower.to_ascii_uppercase();
    [upper, lower].into_iter().take(if upper == lower { 1 } else { 2 })
}

/// Returns the value whose expansion is `text`, or is equivalent to it.
///
/// With `reserved`, percent-encodings of reserved characters remain, because `{+var}` copies percent-encodings but
/// writes reserved characters literally. A percent-encoded `%` before two digits remains too; decoding it would form a
/// percent-encoding. Octets that are not UTF-8 remain.
pub fn decode(text: &str, reserved: bool) -> String {
    let mut value = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, encoded)) = rest.find('%').and_then(|at| rest.split_at_checked(at)) {
        value.push_str(plain);
        let mut octets = Vec::new();
        while let Some(octet) = octet(encoded, octets.len()) {
            octets.push(octet);
        }
        if octets.is_empty() {
            value.push('%');
            rest = &encoded[1..];
            continue;
        }
        let behind = encoded.get(3 * octets.len()..).unwrap_or_default();
        let mut at = 0;
        while let Some(&first) = octets.get(at) {
            let length = (1..=4).find(|length| {
                octets.get(at..at + length).is_some_and(|octets| std::str::from_utf8(octets).is_ok())
            });
            let stays = reserved
                && (is_reserved(first) || (first == b'%' && begins_octet(&octets[at + 1..], behind)));
            match length.filter(|_| !stays) {
                Some(length) => {
                    value.push_str(&String::from_utf8_lossy(&octets[at..at + length]));
                    at += length;
                }
                None => {
                    value.push_str(encoded.get(3 * at..3 * at + 3).unwrap_or_default());
                    at += 1;
                }
            }
        }
        rest = behind;
    }
    value + rest
}

/// Returns the octet of the percent-encoding with that index, if the percent-encodings are adjacent.
fn octet(text: &str, index: usize) -> Option<u8> {
    let triplet = text.as_bytes().get(3 * index..3 * index + 3)?;
    let digit = |byte: u8| char::from(byte).to_digit(16);
    (triplet[0] == b'%').then_some((digit(triplet[1])? << 4 | digit(triplet[2])?) as u8)
}

/// True if the value continues with two hexadecimal digits.
fn begins_octet(octets: &[u8], behind: &str) -> bool {
    let value = octets.iter().copied().chain(behind.bytes());
    value.take(2).filter(u8::is_ascii_hexdigit).count() == 2
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn values_are_decoded() {
        for (text, simple, reserved) in [
            ("", "", ""),
            ("a%20b", "a b", "a b"),
            ("%2Fa", "/a", "%2Fa"),
            ("%C3%A9%41", "éA", "éA"),
            ("%FF%C3", "%FF%C3", "%FF%C3"),
            ("100%25", "100%", "100%"),
            ("%2541", "%41", "%2541"),
            ("%25%34%31", "%41", "%2541"),
            ("%", "%", "%"),
            ("%4", "%4", "%4"),
        ] {
            assert_eq!(decode(text, false), simple, "{text}");
            assert_eq!(decode(text, true), reserved, "{text}");
        }
    }
}
