//! A reference resolved against a base (RFC 3986 section 5.2). The base may be a reference itself, as in JSON Schema, where a
//! schema may have the identifier `a/b.json`: then the target is one too.

use super::spelling::{parsed_reference, path_without_dots, spelled, valid};
use virgule::{Resolver, Uri, UriRef};

/// A scheme for references that have none; it is removed from the target.
const STAND_IN: &str = "virgule:";

/// The target of `reference` with the base `base`. With `tolerant`, a reference with the scheme of the base is read as a
/// relative one (section 5.2.2, "backward compatibility").
///
/// # Errors
///
/// A message, if one of the texts is no URI reference, or if the target has the scheme of HTTP or WebSockets and no host.
///
/// ```
/// use virgule_wasm::package::resolve;
///
/// assert_eq!(resolve("http://a/b/c", "../d", false).as_deref(), Ok("http://a/d"));
/// assert_eq!(resolve("schemas/a.json", "b.json#c", false).as_deref(), Ok("schemas/b.json#c"));
/// ```
pub fn resolve(base: &str, reference: &str, tolerant: bool) -> Result<String, String> {
    let (base, reference) = (valid(base)?, valid(reference)?);
    let (base, reference) = (spelled(&base)?, spelled(&reference)?);
    let target = target(&base, &reference, tolerant)?;
    let parsed = parsed_reference(&target).map_err(|error| error.to_string())?;
    match (parsed.scheme(), parsed.host()) {
        (Some("http" | "https" | "ws" | "wss"), None | Some("")) => {
            Err("an HTTP or WebSocket URI has a host".to_string())
        }
        _ => Ok(target),
    }
}

fn target(base: &str, reference: &str, tolerant: bool) -> Result<String, String> {
    let message = |error: virgule::ParseError| error.to_string();
    let parsed = parsed_reference(reference).map_err(message)?;
    if let Ok(base) = Uri::parse(base) {
        return Ok(Resolver::new(base).strict(!tolerant).resolve(parsed).into_string());
    }
    if parsed.scheme().is_some() {
        // The base is ignored.
        let any = Uri::parse(STAND_IN).map_err(message)?;
        return Ok(Resolver::new(any).resolve(parsed).into_string());
    }
    let base_parsed = parsed_reference(base).map_err(message)?;
    let relative = base_parsed.authority().is_none() && !base_parsed.path().starts_with('/');
    if relative && parsed.authority().is_none() && !parsed.path().starts_with('/') {
        return Ok(merged(&base_parsed, &parsed));
    }
    let base = format!("{STAND_IN}{base}");
    let target = Resolver::new(Uri::parse(&base).map_err(message)?).resolve(parsed).into_string();
    Ok(target.strip_prefix(STAND_IN).unwrap_or(&target).to_string())
}

/// The target of a relative path with a base that is a relative path (sections 5.2.2 and 5.2.3).
fn merged(base: &UriRef<'_>, reference: &UriRef<'_>) -> String {
    let (path, query) = match reference.path() {
        "" => (base.path().to_string(), reference.query().or(base.query())),
        path => {
            let directory = base.path().rfind('/').map_or("", |slash| &base.path()[..=slash]);
            (path_without_dots(&format!("{directory}{path}"), false), reference.query())
        }
    };
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    let fragment = reference.fragment().map(|fragment| format!("#{fragment}")).unwrap_or_default();
    format!("{path}{query}{fragment}")
}
