//! One text for two variants.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "sign = %s\"+\" / \"-\" / 1*ALPHA\n")]
enum Sample<'a> {
    #[uri(text = "+")]
    Plus,
    #[uri(text = "+")]
    Again,
    #[uri(other)]
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
