//! A variant without a field, for a rule with more than one text.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = "start = none / some\nnone = \"none\"\nsome = 1*DIGIT\n")]
enum Sample {
    None,
    Some,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
