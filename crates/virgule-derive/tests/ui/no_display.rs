//! A field type without `Display`, in a type with `Display`.

use virgule::UriScheme;


struct Port;

impl std::str::FromStr for Port {
    type Err = std::fmt::Error;

    fn from_str(_: &str) -> Result<Self, Self::Err> {
        Ok(Port)
    }
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Sample<'a> {
    host: &'a str,
    port: Option<Port>,
}

fn main() {
    let _ = Sample::parse("x").map(|sample| sample.to_string());
    let _: Result<Sample, virgule::SchemeError> = Sample::try_from("x");
    let _ = Sample::builder().build();
}
