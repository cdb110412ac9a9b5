//! The components of a URI, for input of any kind.

use virgule::Kind;
use virgule_dynamic::{Parsed, Parser};

/// The names of the components, in the order of a URI.
pub const COMPONENTS: [&str; 7] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/// Returns the parser of generic URIs, which finds the components of input of another kind; `None` if it is not a URI.
pub fn generic(parsed: &Parsed<'_, '_>) -> Option<Parser<'static>> {
    Kind::find("uri").filter(|_| parsed.means_uri()).map(Parser::built_in)
}

/// True if the fields of the kind are the components of a URI. `scheme` is true for a scheme, whose inputs are usually
/// URIs, but which has its own fields.
pub fn is_generic(parsed: &Parsed<'_, '_>, scheme: bool) -> bool {
    !scheme && COMPONENTS.iter().all(|name| parsed.has(name))
}
