//! The components of a URI, for texts of any kind.

use virgule::Kind;
use virgule_dynamic::{Parsed, Parser};

/// The names of the components, in the order of a URI.
pub const COMPONENTS: [&str; 7] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/// The parser of generic URIs, which finds the components of a text of another kind; `None` if such texts are no URIs.
pub fn generic(parsed: &Parsed<'_, '_>) -> Option<Parser<'static>> {
    Kind::find("uri").filter(|_| parsed.means_uri()).map(Parser::built_in)
}

/// True if the fields of the kind are the components of a URI. `scheme` is true for a scheme, whose texts are usually URIs but
/// which has its own fields.
pub fn is_generic(parsed: &Parsed<'_, '_>, scheme: bool) -> bool {
    !scheme && COMPONENTS.iter().all(|name| parsed.has(name))
}
