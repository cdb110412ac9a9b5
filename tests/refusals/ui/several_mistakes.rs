//! Independent mistakes are reported together.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
start = "x:" a [ b ] *c
a     = 1*ALPHA
b     = "." DIGIT
c     = "," ALPHA
d     = "-"
"#)]
struct Sample<'a> {
    a: &'a str,
    b: &'a str,
    c: &'a str,
    d: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
