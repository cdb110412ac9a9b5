//! Two variants `other`.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "sign = \"+\" / DIGIT\n")]
enum Sample<'a> {
    #[uri(other)]
    Rest(&'a str),
    #[uri(other)]
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
