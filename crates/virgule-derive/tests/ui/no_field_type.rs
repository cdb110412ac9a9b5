//! A field type that has no conversion from text.

use virgule::UriScheme;


struct Port;

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority", parse_only)]
struct Sample<'a> {
    host: &'a str,
    port: Option<Port>,
}

fn main() {
    let _ = Sample::parse("x");
}
