//! Attributes with a mistake in each variant.

use virgule_patterns::UriPatterns;

#[derive(Debug, UriPatterns)]
enum Route {
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

fn main() {
    let _ = Route::match_text("/users/me");
}
