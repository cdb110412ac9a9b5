//! Alternatives whose fields do not distinguish them.

use virgule::{Occurrences, UriScheme};

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "URI")]
struct Sample<'a> {
    scheme: &'a str,
    authority: Option<&'a str>,
    #[uri(each = "segment|segment-nz")]
    segments: Occurrences<'a>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
}
