//! A field that may occur several times, and whose type is not `Occurrences`.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
start = "x:" item *( "," item )
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
