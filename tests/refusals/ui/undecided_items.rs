//! Items that the parser cannot decide before the end of the text.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
start = *( item "," ) "!" / *( other "," ) "?"
item  = 1*ALPHA
other = 1*ALPHA
"#)]
struct Sample<'a> {
    #[uri(each = "item")]
    items: virgule::Occurrences<'a>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
