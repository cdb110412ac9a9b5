//! A field that some texts lack, and whose type is not `Option`.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc6920", rule = "NI-URI")]
struct Sample<'a> {
    alg: &'a str,
    val: &'a str,
    query: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
