//! Attributes and items of a wrong form.

use virgule::UriScheme;

// Attribute keys that occur twice, or exclude each other.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", grammar = "rfc3986", rule = "authority")]
struct DoubledAttribute<'a> {
    host: &'a str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", abnf = "a = b")]
struct Two<'a> {
    host: &'a str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "path-abempty")]
struct Both<'a> {
    #[uri(each = "segment", rule = "path")]
    segments: virgule::Occurrences<'a>,
}

// Unknown attribute keys.
#[derive(UriScheme)]
#[uri(grammer = "rfc3986", rule = "authority")]
struct UnknownAttribute<'a> {
    #[uri(rules = "host")]
    host: &'a str,
    #[uri(decode = "no", colour = "green")]
    port: Option<&'a str>,
}

// Items that are neither structs with named fields nor enums of alternatives.
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

// Decoded values that borrow from the input.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "path-abempty")]
struct DecodeBorrows<'a> {
    #[uri(each = "segment", decode)]
    segments: virgule::Occurrences<'a>,
    #[uri(rule = "path-abempty", decode)]
    path: Option<&'a str>,
}

/// Uses of a type with a mistake are no further errors.
macro_rules! uses {
    ($($name:ident)*) => {$(
        let _ = $name::parse("x").map(|sample| sample.to_string());
        let _: Result<$name, virgule::SchemeError> = $name::try_from("x");
        let _ = $name::builder().build();
    )*};
}

fn main() {
    uses!(DoubledAttribute UnknownAttribute DecodeBorrows);
    let _ = Tuple::parse("x");
    let _ = Variants::parse("x");
}
