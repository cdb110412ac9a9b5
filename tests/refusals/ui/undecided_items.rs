//! Items that one byte of lookahead does not separate.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
start = *( item "," ) last
item  = *ALPHA
last  = *ALPHA
"#)]
struct Sample<'a> {
    #[uri(each = "item")]
    items: virgule::Each<'a>,
    last: &'a str,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
