//! Alternatives that are literal texts, without variants.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "scheme = [ \"http\" / \"https\" / other ]\nother = 1*DIGIT\n")]
enum Sample<'a> {
    #[uri(text = "http")]
    Plain,
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
