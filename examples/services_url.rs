//! `services.rs` with `url`: it parses as browsers do, which normalizes.
//!
//! `cargo run -p virgule-examples --example services-url`

use serde::Deserialize;
use std::error::Error;
use url::Url;

#[derive(Deserialize)]
struct Config {
    base: Url,
    services: Vec<Url>,
}

/// The contents of a configuration file.
const CONFIG: &str = r#"{
    "base": "https://anna:s3cret@example.com/app/v2/?lang=en",
    "services": ["http://example.com:8080/a", "HTTPS://Example.com:443/%7Eb", "https://example.com/~b", "ws://[::1]/c"]
}"#;

/// The text without the password. `url` has no method for it.
fn redacted(url: &Url) -> Result<Url, Box<dyn Error>> {
    let mut url = url.clone();
    if url.password().is_some() {
        url.set_password(Some("***")).map_err(|()| "no password can be set")?;
    }
    Ok(url)
}

fn main() -> Result<(), Box<dyn Error>> {
    let config: Config = serde_json::from_str(CONFIG)?;
    println!("base {}", redacted(&config.base)?);
    for service in &config.services {
        println!("{service} on port {:?}", service.port_or_known_default());
    }

    // `==` compares the texts normalized by parsing, which keeps `%7E`.
    let mut services: Vec<Url> = Vec::new();
    for service in config.services {
        if !services.contains(&service) {
            services.push(service);
        }
    }
    println!("{} services", services.len());

    println!("link {}", redacted(&config.base.join("../img/logo.png")?)?);
    let mut search = config.base;
    search.set_username("").map_err(|()| "no user can be set")?;
    search.set_password(None).map_err(|()| "no password can be set")?;
    search.path_segments_mut().map_err(|()| "no path")?.pop_if_empty().extend(["search", "50% off"]);
    let others: Vec<(String, String)> =
        search.query_pairs().into_owned().filter(|(name, _)| name != "lang").collect();
    search
        .query_pairs_mut()
        .clear()
        .append_pair("lang", "de")
        .extend_pairs(others)
        .append_pair("q", "tea & milk");
    println!("search {search}");

    let mut target = search.clone();
    target.set_fragment(None);
    let target: http::Uri = target.as_str().parse()?;
    println!("url {search}, http {}", target.path());

    for text in ["https://example.com:8x/", "/relative"] {
        if let Err(error) = Url::parse(text) {
            println!("{text}\n{error}"); // the error has no position
        }
    }
    Ok(())
}
