//! Templates, variables and kinds with a mistake in each variant: each is an error at its own place.

use virgule_patterns::UriPatterns;

#[derive(Debug, UriPatterns)]
enum Route<'t> {
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

fn main() {
    let _ = Route::match_text("/users/me");
}
