//! A text that is no template.

use virgule::UriTemplate;

#[derive(UriTemplate)]
#[uri(template = "/users/{id")]
struct User {
    id: u64,
}

fn main() {}
