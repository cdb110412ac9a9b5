//! The name of no built-in grammar.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3968")]
struct Sample<'a> {
    item: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
