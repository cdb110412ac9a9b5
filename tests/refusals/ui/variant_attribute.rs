//! An attribute on what a variant holds.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "host")]
enum Sample<'a> {
    RegName(#[uri(rule = "host")] &'a str),
}

fn main() {
    let _ = Sample::parse("x");
}
