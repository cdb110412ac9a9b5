//! A field whose rule is not reachable from the start rule.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = "start = a\na = 1*ALPHA\nother = 1*DIGIT\n")]
struct Sample<'a> {
    a: &'a str,
    #[uri(rule = "other")]
    b: Option<&'a str>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
