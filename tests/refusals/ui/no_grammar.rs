//! A type without a grammar.

use virgule::UriScheme;


#[derive(UriScheme)]
struct Sample<'a> {
    host: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
