//! Unknown attribute keys.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammer = "rfc3986", rule = "authority")]
struct Sample<'a> {
    #[uri(rules = "host")]
    host: &'a str,
    #[uri(decode = "no", colour = "green")]
    port: Option<&'a str>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
