//! Items that are neither structs with named fields nor enums of alternatives.

use virgule::UriScheme;


#[derive(UriScheme)]
#[uri(grammar = "rfc3986")]
union Union {
    host: u32,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986")]
struct Tuple<'a>(&'a str);

#[derive(UriScheme)]
#[uri(grammar = "rfc3986")]
struct Generic<'a, T> {
    host: &'a str,
    port: T,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986")]
struct Lifetimes<'a, 'b> {
    host: &'a str,
    port: &'b str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "host")]
enum Variants<'a> {
    RegName { text: &'a str },
}

fn main() {
    let _ = Tuple::parse("x");
    let _ = Variants::parse("x");
}
