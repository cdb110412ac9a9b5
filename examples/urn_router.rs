//! A router over `urn:` namespaces: types, not prefixes, select the catalogue for a name.
//!
//! `cargo run -p virgule-examples --example urn-router [URN…]`

use virgule::schemes::{Urn, UrnIsbn, UrnOasis, UrnUuid};

/// The catalogue for a name.
enum Route<'a> {
    /// A book, by its number.
    Book(&'a str),
    /// A record, by its identifier.
    Record(&'a str),
    /// A specification of OASIS.
    Specification(&'a str),
    /// An unknown namespace.
    Unknown(&'a str),
}

/// Finds the route of a name; an error has the position at which the name violates its namespace.
fn route(text: &str) -> Result<Route<'_>, virgule::ParseError> {
    let urn = Urn::parse(text)?;
    // Namespaces are case-insensitive (RFC 8141, section 3.1); each defines the case sensitivity of its names.
    match urn.nid().to_ascii_lowercase().as_str() {
        "isbn" => Ok(Route::Book(UrnIsbn::parse(text)?.isbn())),
        "uuid" => Ok(Route::Record(UrnUuid::parse(text)?.uuid())),
        "oasis" => Ok(Route::Specification(UrnOasis::parse(text)?.as_str())),
        _ => Ok(Route::Unknown(urn.nid())),
    }
}

fn main() {
    let mut texts: Vec<String> = std::env::args().skip(1).collect();
    if texts.is_empty() {
        texts = [
            "urn:isbn:0-486-27557-4",
            "URN:ISBN:0-486-27557-5",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
            "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
            "urn:example:a:b",
            "urn:uuid:f81d4fae",
        ]
        .map(str::to_string)
        .to_vec();
    }
    for text in &texts {
        match route(text) {
            Ok(Route::Book(isbn)) => println!("{text}\n    → the book {isbn}"),
            Ok(Route::Record(uuid)) => println!("{text}\n    → the record {uuid}"),
            Ok(Route::Specification(name)) => println!("{text}\n    → the specification {name}"),
            Ok(Route::Unknown(namespace)) => println!("{text}\n    → nobody answers for {namespace}"),
            Err(error) => println!("{text}\n    is wrong: {error}"),
        }
    }
}
