//! A text that is no alternative, and one that is a part of an alternative.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "scheme = \"http\" / \"https\" / \"urn:\" 1*ALPHA\n")]
enum Sample<'a> {
    #[uri(text = "htps")]
    Secure,
    #[uri(text = "urn:")]
    Urn,
    #[uri(other)]
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
