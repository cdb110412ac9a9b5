//! A field of a repeated rule whose type is not `Occurrences`.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "path-abempty", parse_only)]
struct Sample<'a> {
    #[uri(each = "segment")]
    segments: Vec<&'a str>,
}

fn main() {
    let _ = Sample::parse("x");
}
