//! A configuration of services, read, checked and used: default ports, links, duplicates, queries, encoding, redaction, types of
//! other crates, and messages for users. `services_fluent_uri.rs` and `services_url.rs` do the same with those crates.
//!
//! `cargo run -p virgule-examples --example services`

use serde::Deserialize;
use std::error::Error;
use virgule::{Equivalence, UriBuf};

#[derive(Deserialize)]
struct Config {
    base: UriBuf,
    services: Vec<UriBuf>,
}

/// The contents of a configuration file.
const CONFIG: &str = r#"{
    "base": "https://anna:s3cret@example.com/app/v2/?lang=en",
    "services": ["http://example.com:8080/a", "HTTPS://Example.com:443/%7Eb", "https://example.com/~b", "ws://[::1]/c"]
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let config: Config = serde_json::from_str(CONFIG)?;
    println!("base {}", config.base.redacted());
    for service in &config.services {
        println!("{service} on port {:?}", service.port_or_default()?);
    }

    // Removes duplicates that are equivalent by scheme-based normalization.
    let mut services: Vec<UriBuf> = Vec::new();
    for service in config.services {
        if !services.iter().any(|known| known.is_equivalent(&service, Equivalence::Scheme)) {
            services.push(service);
        }
    }
    println!("{} services", services.len());

    println!("link {}", config.base.join("../img/logo.png")?.redacted());
    let mut search = config.base;
    search.set_userinfo(None)?;
    search.append_segments(["search", "50% off"])?;
    search.query_mut().set("lang", "de")?.append("q", "tea & milk")?;
    println!("search {search}");

    let url = url::Url::try_from(&search)?;
    let target = http::Uri::try_from(search.strip_fragment())?;
    println!("url {url}, http {}", target.path());

    for text in ["https://example.com:8x/", "/relative"] {
        if let Err(error) = UriBuf::parse(text) {
            println!("{}", error.error().pretty(text));
        }
    }
    Ok(())
}
