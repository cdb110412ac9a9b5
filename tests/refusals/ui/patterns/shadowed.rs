//! A variant that no text gives.

use virgule_patterns::UriPatterns;

#[derive(Debug, UriPatterns)]
enum Route {
    #[uri(route = "/users/{id}")]
    User { id: u64 },
    #[uri(route = "/users/{name}")]
    Named { name: String },
    #[uri(route = "/users/me")]
    Me,
}

fn main() {
    let _ = Route::match_text("/users/me");
}
