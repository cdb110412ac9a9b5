//! The routes of a code host as an enum: compiled with the program, matched in one pass, and typed.
//!
//! ```sh
//! cargo run -p virgule-examples --example typed-routes -- /repos/ann/virgule/issues/23
//! ```

use std::error::Error;
use virgule::patterns::UriPatterns;

/// What a path asks for.
#[derive(Debug, PartialEq, UriPatterns)]
enum Route<'t> {
    #[uri(route = "/repos/{owner}/{repo}")]
    Repository { owner: &'t str, repo: &'t str },
    #[uri(route = "/repos/{owner}/{repo}/issues/{number}")]
    Issue {
        owner: &'t str,
        repo: &'t str,
        #[uri(kind = "1*9DIGIT")]
        number: u32,
    },
    #[uri(route = "/repos/{owner}/{repo}/issues/comments")]
    Comments { owner: &'t str, repo: &'t str },
    #[uri(route = "/repos/{owner}/{repo}/contents/{+path}")]
    Contents { owner: &'t str, repo: &'t str, path: String },
    #[uri(route = "/search{?q,page}")]
    Search { q: String, page: Option<u32> },
    #[uri(route = "https://{tenant}.example.com/{+path}")]
    Tenant { tenant: &'t str, path: &'t str },
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for path in &arguments {
        match Route::match_text(path) {
            Ok(route) => println!("{path}: {route:?}"),
            Err(error) => println!("{path}: {error}"),
        }
    }
    if !arguments.is_empty() {
        return Ok(());
    }

    // The most specific one, whatever the order in the enum.
    let comments = Route::Comments { owner: "ann", repo: "virgule" };
    assert_eq!(Route::match_text("/repos/ann/virgule/issues/comments")?, comments);
    let issue = Route::Issue { owner: "ann", repo: "virgule", number: 23 };
    assert_eq!(Route::match_text("/repos/ann/virgule/issues/23")?, issue);
    // `&str` is the text as it is, `String` the decoded value.
    let contents = Route::Contents { owner: "ann%20lee", repo: "x", path: "a/b c".to_string() };
    assert_eq!(Route::match_text("/repos/ann%20lee/x/contents/a/b%20c")?, contents);
    // A field that is no `Option` has to be there.
    assert_eq!(Route::match_text("/search?q=uri")?, Route::Search { q: "uri".to_string(), page: None });
    assert!(Route::match_text("/search?page=2").is_err());
    let tenant = Route::Tenant { tenant: "shop", path: "a/b" };
    assert_eq!(Route::match_text("https://shop.example.com/a/b")?, tenant);

    let set = Route::patterns();
    println!("{} templates in {} states, compiled with the program", set.len(), set.states());
    print!("{}", set.report());
    Ok(())
}
