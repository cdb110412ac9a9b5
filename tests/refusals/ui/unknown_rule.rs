//! Rules that the grammar does not define.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authorty")]
struct Sample<'a> {
    host: &'a str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Fields<'a> {
    hots: &'a str,
    #[uri(rule = "prot")]
    port: Option<&'a str>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
