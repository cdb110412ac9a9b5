//! Laws of editing: setting a component either is an error and leaves the text unchanged, or the component has the new
//! value, and all other components are unchanged.
//!
//! The expected text is composed as in section 5.3 of RFC 3986 from the components that the naive splitter finds. The
//! text is valid if it parses, and splits into the same components.

use super::Outcome;
use crate::naive::split::{Inner, Split, split};
use crate::random::Random;
use crate::{holds, of_every_type, uri_inputs};
use virgule::{BuildError, Editable, Owned, PortValue};

/// The components that can be set.
const NAMES: [&str; 8] = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];

/// Sets random components of a text to random values, as each type of which it is a text.
pub fn of_every_type(random: &mut Random, text: &str) -> Outcome {
    of_every_type!(of(random, text))
}

fn of<V: Editable>(random: &mut Random, text: &str) -> Outcome {
    let Ok(mut owned) = Owned::<V>::parse(text) else { return Ok(()) };
    // Three edits in sequence, so that edited texts are edited too.
    for _ in 0..3 {
        let name = *random.pick(&NAMES);
        let value = uri_inputs::value(random);
        let value = Some(value.as_str()).filter(|_| !random.once_in(4));
        let before = owned.as_str().to_string();
        let expected = edited(&before, name, value).filter(|text| Owned::<V>::parse(text.as_str()).is_ok());
        let outcome = set(&mut owned, name, value);
        let asked = format!("{name} of {before:?} to {value:?}");
        match (&outcome, &expected) {
            (Ok(()), Some(expected)) => holds!(owned == **expected, "{asked}: {owned}, not {expected}"),
            (Err(error), None) => {
                holds!(owned == *before, "{asked}: refused, and now {owned}");
                holds!(error.to_string().contains(name), "{asked}: {error}");
            }
            (Ok(()), None) => return Err(format!("{asked}: {owned}, not an error")),
            (Err(error), Some(expected)) => return Err(format!("{asked}: {error}, not {expected}")),
        }
    }
    Ok(())
}

/// Sets the component named `name`, or removes it.
pub fn set<V: Editable>(owned: &mut Owned<V>, name: &str, value: Option<&str>) -> Result<(), BuildError> {
    match name {
        "scheme" => owned.set_scheme(value),
        "authority" => owned.set_authority(value),
        "userinfo" => owned.set_userinfo(value),
        "host" => owned.set_host(value.unwrap_or("")),
        "port" => owned.set_port(value.map_or(PortValue::from(None), PortValue::from)),
        "path" => owned.set_path(value.unwrap_or("")),
        "query" => owned.set_query(value),
        _ => owned.set_fragment(value),
    }
}

/// The expected text; `None` if it would split into other components than those of which it is composed.
fn edited(text: &str, name: &str, value: Option<&str>) -> Option<String> {
    let before = split(text);
    let inner = before.inner();
    let (mut parts, mut new) = (before, inner);
    match name {
        "scheme" => parts.scheme = value,
        "authority" => (parts.authority, new) = (value, None),
        "host" => {
            let none = Inner { userinfo: None, host: "", port: None };
            new = Some(Inner { host: value.unwrap_or(""), ..inner.unwrap_or(none) });
        }
        // Without an authority, removing the userinfo or the port changes nothing, and setting them is an error.
        "userinfo" | "port" if inner.is_none() => return value.is_none().then(|| text.to_string()),
        "userinfo" => new = inner.map(|inner| Inner { userinfo: value, ..inner }),
        "port" => new = inner.map(|inner| Inner { port: value, ..inner }),
        "path" => parts.path = value.unwrap_or(""),
        "query" => parts.query = value,
        _ => parts.fragment = value,
    }
    let authority = new.map(|new| new.join());
    let parts = Split { authority: authority.as_deref().or(parts.authority), ..parts };
    let text = parts.join();
    let read = split(&text);
    let same = read == parts && (name == "authority" || read.inner() == new);
    same.then_some(text)
}
