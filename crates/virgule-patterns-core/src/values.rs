//! The tags of a reading → values of variables.

use crate::encoding::decode;
use crate::limits::{self, LimitError};
use crate::nfa::{Tag, TagEvent};
use std::borrow::Cow;
use std::collections::HashSet;
use virgule::template::Value;

/// What a variable is: how its value is written.
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
    /// How many characters of the value there are, if not all.
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

/// By occurrence: its parts, without those of undefined variables.
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
    /// The tags of a string, an item, or the value of a pair.
    pub fn tags(index: usize) -> Result<[Tag; 2], LimitError> {
        limits::within(index + 1, limits::VARIABLES, "variables")?;
        Ok([TagEvent::Begin, TagEvent::End].map(|event| Tag { slot: index as u32, event }))
    }

    /// The value of an occurrence.
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

/// A reading in words: `x = "a", y = ["b", "c"]`.
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

/// True if a prefix of `value` is `prefix`: all of its characters, or the first `length`.
pub fn is_prefix(value: &str, prefix: &str, length: u16) -> bool {
    value.chars().take(length.into()).eq(prefix.chars())
}

/// The names of variables, each once, in order.
pub fn names(slots: &[Slot]) -> Vec<&str> {
    let mut seen = HashSet::new();
    slots.iter().map(|slot| slot.name.as_ref()).filter(|name| seen.insert(*name)).collect()
}
