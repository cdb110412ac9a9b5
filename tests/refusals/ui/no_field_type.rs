//! A type that cannot be made of text.

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
