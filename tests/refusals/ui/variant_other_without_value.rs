//! A variant `other` without a field for the text.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "sign = \"+\" / DIGIT\n")]
enum Sample {
    #[uri(text = "+")]
    Plus,
    #[uri(other)]
    Other,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
