//! A file that does not exist.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "grammars/absent.abnf")]
struct Sample<'a> {
    item: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
