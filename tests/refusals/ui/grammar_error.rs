//! A mistake in the ABNF, with its position.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
start = "x:" items
item  = *ALPHA | DIGIT
"#)]
struct Sample<'a> {
    item: &'a str,
}

#[derive(UriScheme)]
#[uri(abnf = "start = item\nitme = ALPHA\n")]
struct Undefined<'a> {
    itme: Option<&'a str>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
