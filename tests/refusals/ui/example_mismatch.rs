//! An example that the rule does not match is shown with its place; one of another start rule is not looked at.

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
