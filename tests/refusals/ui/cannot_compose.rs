//! A builder for a text with a required part that no field holds.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc6920", rule = "NI-URI")]
struct Sample<'a> {
    alg: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
