//! Variants with two contradicting attributes, and a variant with a field for a literal text.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "sign = plus / \"-\" / DIGIT\nplus = \"+\"\n")]
enum Sample<'a> {
    #[uri(rule = "plus", text = "+")]
    Plus,
    #[uri(text = "-", other)]
    Minus,
    #[uri(other = "x")]
    Other(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
