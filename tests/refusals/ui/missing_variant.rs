//! An alternative without a variant.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "host")]
enum Sample<'a> {
    #[uri(rule = "IPv6address")]
    Ipv6(&'a str),
    RegName(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
