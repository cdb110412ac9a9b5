//! A literal of a derived type that the grammar refuses.

use virgule::{UriScheme, literal};

#[derive(UriScheme)]
#[uri(grammar = "rfc6920", rule = "NI-URI")]
struct Ni<'a> {
    alg: &'a str,
    val: &'a str,
}

fn main() {
    let _ = literal!(Ni, "ni:///sha-256");
}
