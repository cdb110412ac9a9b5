//! The members of a request as raw JSON that borrows the line.
//!
//! A `serde_json::Value` takes up to a hundred bytes per number, so one long line could take gigabytes. Here a member
//! is a slice of the line: unknown members are skipped, known ones are parsed on demand, and the id is echoed verbatim.
//!
//! `serde_json` does not bound the nesting of skipped values, nor does it reject lone surrogates in them. Both matter
//! for an echoed id, so the line is validated first.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;
use virgule_compiler::limits::FIELDS;

/// The members of all operations.
pub const NAMES: [&str; 25] = [
    "id",
    "op",
    "kind",
    "input",
    "grammar",
    "rule",
    "tree",
    "base",
    "strict",
    "level",
    "other",
    "fields",
    "template",
    "variables",
    "redact_param",
    "show_param",
    "all_userinfo",
    "idna",
    "route",
    "maps",
    "allow_ambiguity",
    "remove",
    "set",
    "add",
    "sort",
];

/// The members of a JSON object that have one of the [`NAMES`].
#[derive(Default)]
pub struct Members<'l> {
    values: [Option<&'l RawValue>; NAMES.len()],
    /// A repeated member: the id if it is repeated, otherwise the first one.
    repeated: Option<String>,
    /// The name of a member that a request spells with `-`, as the option of the command.
    hyphenated: Option<&'static str>,
}

impl<'l> Members<'l> {
    /// Parses a line, which must be a JSON object.
    pub fn read(line: &'l str) -> Result<Self, String> {
        let Json = serde_json::from_str(line).map_err(|error| format!("not JSON: {error}"))?;
        let mut members = Members::default();
        for_each_member(line, |name, value| members.insert(name, value))
            .map_err(|_| "a request is a JSON object".to_string())?;
        Ok(members)
    }

    fn insert(&mut self, name: String, value: &'l RawValue) {
        let known = NAMES.iter().position(|known| **known == name);
        let Some(slot) = known.and_then(|known| self.values.get_mut(known)) else {
            if name.contains('-') {
                let underscored = name.replace('-', "_");
                self.hyphenated = NAMES.into_iter().find(|known| **known == underscored).or(self.hyphenated);
            }
            return;
        };
        let repeated = slot.replace(value).is_some();
        if repeated && (name == "id" || self.repeated.is_none()) {
            self.repeated = Some(name);
        }
    }

    /// Returns a repeated member: the id if it is repeated, otherwise the first one.
    pub fn repeated(&self) -> Option<&str> {
        self.repeated.as_deref()
    }

    /// Returns the name of a member that is spelled with `-`, which must not be ignored: it may ask to hide a secret.
    pub fn hyphenated(&self) -> Option<&'static str> {
        self.hyphenated
    }

    pub fn get(&self, name: &str) -> Option<&'l RawValue> {
        NAMES.iter().zip(self.values).find(|(known, _)| **known == name).and_then(|(_, value)| value)
    }

    /// Returns the member with this name, which must be a string.
    pub fn text(&self, name: &str) -> Result<String, String> {
        let value = self.get(name).ok_or_else(|| format!("`{name}` is missing"))?;
        string(value)?.ok_or_else(|| format!("`{name}` is not a string"))
    }

    /// Returns the member with this name, which must be a boolean if present.
    pub fn boolean(&self, name: &str) -> Result<Option<bool>, String> {
        match self.get(name).map(RawValue::get) {
            None => Ok(None),
            Some("true") => Ok(Some(true)),
            Some("false") => Ok(Some(false)),
            Some(_) => Err(format!("`{name}` is neither true nor false")),
        }
    }

    /// As [`Self::boolean`]; false if it is absent.
    pub fn flag(&self, name: &str) -> Result<bool, String> {
        Ok(self.boolean(name)?.unwrap_or(false))
    }

    /// Returns the strings of the member with this name, a string or an array of strings; empty if it is absent.
    pub fn list(&self, name: &str) -> Result<Vec<String>, String> {
        self.get(name).map_or(Ok(Vec::new()), |value| items(&format!("`{name}`"), value))
    }

    /// Returns the strings in the object with this name, except nulls.
    pub fn strings(&self, name: &str) -> Result<Vec<(String, Vec<String>)>, String> {
        self.object(name, false)
    }

    /// The same, with an empty list for null: a name without a value.
    pub fn pairs(&self, name: &str) -> Result<Vec<(String, Vec<String>)>, String> {
        self.object(name, true)
    }

    fn object(&self, name: &str, has_nulls: bool) -> Result<Vec<(String, Vec<String>)>, String> {
        let value = self.get(name).filter(|value| value.get().starts_with('{'));
        let value = value.ok_or_else(|| format!("`{name}` is not an object"))?;
        strings(value.get(), has_nulls)
    }
}

/// Returns a string; `None` if it is another value.
fn string(value: &RawValue) -> Result<Option<String>, String> {
    if !value.get().starts_with('"') {
        return Ok(None);
    }
    serde_json::from_str(value.get()).map(Some).map_err(|error| format!("not JSON: {error}"))
}

/// Validates JSON: well-formed strings, nesting within the limit of `serde_json`. Nothing is stored.
struct Json;

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Json)
    }
}

macro_rules! ignored {
    ($($visit:ident: $type:ty),*) => {
        $(fn $visit<E>(self, _: $type) -> Result<Json, E> {
            Ok(Json)
        })*
    };
}

impl<'de> Visitor<'de> for Json {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json)
    }

    ignored!(visit_bool: bool, visit_u64: u64, visit_i64: i64, visit_f64: f64, visit_str: &str);

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        while seq.next_element::<Json>()?.is_some() {}
        Ok(Json)
    }

    // With `arbitrary_precision` a number is a map too.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        while map.next_entry::<Json, Json>()?.is_some() {}
        Ok(Json)
    }
}

/// Maximum number of items of a list.
const ITEMS: usize = 1 << 16;

/// Returns the items of a list, or its only value. Errors call it `list`.
fn items(list: &str, value: &RawValue) -> Result<Vec<String>, String> {
    if !value.get().starts_with('[') {
        return match string(value)? {
            Some(text) => Ok(vec![text]),
            None => Err(format!("{list} is neither a string nor an array of strings")),
        };
    }
    let items: Vec<&RawValue> = serde_json::from_str(value.get()).map_err(|error| error.to_string())?;
    if items.len() > ITEMS {
        return Err(format!("{list} has more than {ITEMS} items"));
    }
    let item = |value: &RawValue| string(value)?.ok_or(format!("an item of {list} is not a string"));
    items.into_iter().map(item).collect()
}

/// Returns the members of an object of strings, arrays of strings and nulls. A null is an empty list if `has_nulls`;
/// otherwise it is skipped, so that the fields of a `parse` answer can be passed to `build`.
fn strings(object: &str, has_nulls: bool) -> Result<Vec<(String, Vec<String>)>, String> {
    let (mut strings, mut names, mut error) = (Vec::new(), Vec::new(), None);
    for_each_member(object, |name, value| {
        // The rest must still be read.
        if error.is_some() {
            return;
        }
        if names.contains(&name) {
            error = Some(format!("the field `{name}` is given twice"));
        } else if names.len() == FIELDS {
            error = Some(format!("`fields` has more than {FIELDS} members"));
        } else if value.get() == "null" {
            strings.extend(has_nulls.then(|| (name.clone(), Vec::new())));
        } else {
            match items(&format!("the field `{name}`"), value) {
                Ok(items) => strings.push((name.clone(), items)),
                Err(wrong) => error = Some(wrong),
            }
        }
        names.push(name);
    })
    .map_err(|error| format!("not JSON: {error}"))?;
    error.map_or(Ok(strings), Err)
}

// The members of a JSON object in order, as raw JSON that borrows the input.

/// Calls `see` with name and value of each member of an object, in order, including repeated names.
///
/// # Errors
///
/// If `json` is not an object.
pub fn for_each_member<'l>(json: &'l str, see: impl FnMut(String, &'l RawValue)) -> serde_json::Result<()> {
    let mut deserializer = serde_json::Deserializer::from_str(json);
    deserializer.deserialize_map(ObjectVisitor(see))?;
    deserializer.end()
}

struct ObjectVisitor<F>(F);

impl<'de, F: FnMut(String, &'de RawValue)> Visitor<'de> for ObjectVisitor<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        while let Some((name, value)) = map.next_entry()? {
            (self.0)(name, value);
        }
        Ok(())
    }
}
