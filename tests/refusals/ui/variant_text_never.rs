//! A text that an earlier alternative matches.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "sign = 1*ALPHA / \"minus\"\n")]
enum Sample<'a> {
    #[uri(text = "minus")]
    Minus,
    #[uri(other)]
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
