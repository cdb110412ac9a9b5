//! An attribute on the field of a variant.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "host")]
enum Sample<'a> {
    RegName(#[uri(rule = "host")] &'a str),
}

fn main() {
    let _ = Sample::parse("x");
}
