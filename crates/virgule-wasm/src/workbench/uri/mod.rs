//! `uri`: a text as a URI or IRI: components, normal forms, resolution, equivalence, and what a browser reads.
//!
//! ```text
//! reading      the kind of the text, and its components
//! normal       the text at each level of normalization, with the changes
//! resolved     the text resolved against a base, with the steps of RFC 3986 section 5.2
//! equivalent   the text compared with another one, at each level
//! browser      where a WHATWG parser reads it otherwise
//! ```

mod browser;
mod equivalent;
mod normal;
mod reading;
mod resolved;

use super::refusal::Refusal;
use super::request::Request;
use reading::Reading;
use serde_json::{Value, json};
use virgule_dynamic::Library;

/// `valid`, `kind`, `error`, `components`, `normalization`, `resolution`, `equivalence` and `browser`.
pub fn answer(library: &Library, request: &Request) -> Result<Value, Refusal> {
    let text = request.text("text")?;
    let (base, other) = (request.optional_text("base")?, request.optional_text("other")?);
    let reading = Reading::of(text);
    Ok(json!({
        "ok": true,
        "valid": reading.kind.is_some(),
        "kind": reading.kind,
        "error": reading.error,
        "components": reading.components,
        "normalization": normal::levels(library, text),
        "resolution": base.map(|base| resolved::resolve(base, text)),
        "equivalence": other.map(|other| equivalent::levels(library, text, other)),
        "browser": browser::divergences(text),
    }))
}
