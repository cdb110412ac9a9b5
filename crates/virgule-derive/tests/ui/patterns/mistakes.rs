//! Enums of patterns with mistakes: each is an error at its own place.

use virgule::patterns::UriPatterns;

// Attributes with a mistake in each variant.
#[derive(Debug, UriPatterns)]
enum Attributes {
    NoTemplate,
    #[uri(path = "/a")]
    NoKey,
    #[uri(route = "/a/{id}")]
    NoName(u64),
    #[uri(route = "/b/{id}")]
    NoFieldKey {
        #[uri(rule = "DIGIT")]
        id: u64,
    },
}

// Templates, variables and kinds with a mistake in each variant: each is an error at its own place.
#[derive(Debug, UriPatterns)]
enum Variables<'t> {
    #[uri(route = "/users/{id")]
    Unclosed { id: u64 },
    #[uri(route = "/users/{id}/files/{+path}")]
    NoField { id: u64 },
    #[uri(route = "/teams/{id}/{name}")]
    NoVariable { id: u64, name: &'t str, nmae: &'t str },
    #[uri(route = "/orders/{number}")]
    NoKind {
        #[uri(kind = "6DIGTI")]
        number: u32,
    },
}

// A template with two readings of one text.
#[derive(Debug, UriPatterns)]
enum Ambiguous {
    #[uri(template = "/reports/{from}-{to}")]
    Range { from: String, to: String },
    #[uri(template = "/reports/{day}")]
    Day { day: String },
}

// A variant that no text gives.
#[derive(Debug, UriPatterns)]
enum Shadowed {
    #[uri(route = "/users/{id}")]
    User { id: u64 },
    #[uri(route = "/users/{name}")]
    Named { name: String },
    #[uri(route = "/users/me")]
    Me,
}

fn main() {
    let _ = Attributes::match_text("/users/me");
    let _ = Variables::match_text("/users/me");
    let _ = Ambiguous::match_text("/reports/1-2");
    let _ = Shadowed::match_text("/users/me");
}
