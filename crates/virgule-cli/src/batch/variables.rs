//! The variables of a URI template in a request.
//!
//! ```text
//! "a", 7, true          a string; numbers and booleans as spelled
//! ["a", 7, null]        a list, without nulls
//! {"a": 7, "b": null}   an associative array in the order of its members, without nulls
//! null                  undefined
//! ```

use super::members::for_each_member;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use virgule::template::Value;

/// The defined variables, by name.
pub type Variables = BTreeMap<String, Value<'static>>;

/// Parses the object of variables.
pub fn read(object: &RawValue) -> Result<Variables, String> {
    let mut variables = Variables::new();
    for (name, value) in members(object).ok_or("`variables` is not an object")? {
        if let Some(value) = self::value(&name, value)?
            && variables.insert(name.clone(), value).is_some()
        {
            return Err(format!("the variable `{name}` is given twice"));
        }
    }
    Ok(variables)
}

/// Returns the value of a variable; `None` if it is undefined.
fn value(name: &str, value: &RawValue) -> Result<Option<Value<'static>>, String> {
    let text = |value: &RawValue| {
        let nested =
            format!("the variable `{name}` nests deeper than a list or an associative array of strings");
        scalar(value).map_err(|NoScalar| nested)
    };
    if let Ok(items) = serde_json::from_str::<Vec<&RawValue>>(value.get()) {
        let texts = items.into_iter().filter_map(|item| text(item).transpose());
        return Ok(Some(Value::list(texts.collect::<Result<Vec<String>, _>>()?)));
    }
    if let Some(members) = members(value) {
        let pair = |(key, value)| Some(text(value).transpose()?.map(|text| (key, text)));
        let pairs = members.into_iter().filter_map(pair);
        return Ok(Some(Value::map(pairs.collect::<Result<Vec<(String, String)>, _>>()?)));
    }
    Ok(text(value)?.map(Value::from))
}

struct NoScalar;

/// Returns a string, or a number or boolean as spelled; `None` for null.
fn scalar(value: &RawValue) -> Result<Option<String>, NoScalar> {
    match value.get() {
        "null" => Ok(None),
        text if text.starts_with('"') => serde_json::from_str(text).map(Some).map_err(|_| NoScalar),
        text if text.starts_with(['[', '{']) => Err(NoScalar),
        text => Ok(Some(text.to_string())),
    }
}

/// Returns the members of an object, in order; `None` if the value is not an object.
fn members(value: &RawValue) -> Option<Vec<(String, &RawValue)>> {
    let mut members = Vec::new();
    for_each_member(value.get(), |name, value| members.push((name, value))).ok()?;
    Some(members)
}
