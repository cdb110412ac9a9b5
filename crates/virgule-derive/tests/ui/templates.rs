//! Templates and structs that do not agree.

use virgule::UriTemplate;

// Variables without a field, and fields without a variable.
#[derive(UriTemplate)]
#[uri(template = "/users/{id}{?page,sort}")]
struct User {
    id: u64,
    pgae: u32,
    #[uri(variable = "id")]
    other: String,
}

#[derive(UriTemplate)]
struct NoTemplate {
    id: u64,
}

// A text that is no template.
#[derive(UriTemplate)]
#[uri(template = "/users/{id")]
struct Unclosed {
    id: u64,
}

fn main() {}
