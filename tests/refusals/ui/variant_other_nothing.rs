//! A variant `other`, where the variants before it already match every text.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "sign = \"+\" / \"-\"\n")]
enum Sample<'a> {
    #[uri(text = "+")]
    Plus,
    #[uri(text = "-")]
    Minus,
    #[uri(other)]
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
