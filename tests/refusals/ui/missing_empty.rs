//! The rule matches the empty text, and no variant does.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(abnf = r#"
sample = [ alpha / beta ]
alpha  = "a"
beta   = "b"
"#)]
enum Sample<'a> {
    Alpha(&'a str),
    Beta(&'a str),
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
}
