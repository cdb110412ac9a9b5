//! Attribute keys that occur twice, or exclude each other.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3986", grammar = "rfc3986", rule = "authority")]
struct Sample<'a> {
    host: &'a str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", abnf = "a = b")]
struct Two<'a> {
    host: &'a str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "path-abempty")]
struct Both<'a> {
    #[uri(each = "segment", rule = "path")]
    segments: virgule::Occurrences<'a>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
