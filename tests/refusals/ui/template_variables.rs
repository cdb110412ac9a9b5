//! Variables without a field, and fields without a variable.

use virgule::UriTemplate;

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

fn main() {}
