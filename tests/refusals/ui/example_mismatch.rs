//! An example that its rule does not match is an error at its position; examples of other start rules are ignored.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
;! kind sample
;! start start
;! example x:abc
;! example x:123
;! kind other
;! start item
;! example 456
start = "x:" item
item  = *ALPHA
"#)]
struct Sample<'a> {
    item: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
