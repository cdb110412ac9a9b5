//! Two fields for one rule.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Sample<'a> {
    host: &'a str,
    #[uri(rule = "host")]
    name: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
