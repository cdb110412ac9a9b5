//! `services.rs` with `fluent-uri`; `url` and `http` parse the text again, perhaps differently.
//!
//! `cargo run -p virgule-examples --example services-fluent-uri`

use fluent_uri::component::Host;
use fluent_uri::pct_enc::EString;
use fluent_uri::pct_enc::encoder::{Data, Path, Query};
use fluent_uri::{Uri, UriRef};
use serde::Deserialize;
use std::error::Error;

#[derive(Deserialize)]
struct Config {
    base: Uri<String>,
    services: Vec<Uri<String>>,
}

/// The contents of a configuration file.
const CONFIG: &str = r#"{
    "base": "https://anna:s3cret@example.com/app/v2/?lang=en",
    "services": ["http://example.com:8080/a", "HTTPS://Example.com:443/%7Eb", "https://example.com/~b", "ws://[::1]/c"]
}"#;

/// The port, or the default port of the scheme.
fn port(uri: &Uri<String>) -> Result<Option<u16>, Box<dyn Error>> {
    let port = uri.authority().map(|authority| authority.port_to_u16()).transpose()?.flatten();
    Ok(port.or_else(|| uri.scheme().default_port()))
}

/// The text without the password. fluent-uri has no method for it.
fn redacted(uri: &Uri<String>) -> String {
    let userinfo = uri.authority().and_then(|authority| authority.userinfo());
    match userinfo.and_then(|userinfo| userinfo.split_once(':')) {
        Some((_, password)) => uri.as_str().replacen(&format!(":{password}@"), ":***@", 1),
        None => uri.to_string(),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let config: Config = serde_json::from_str(CONFIG)?;
    println!("base {}", redacted(&config.base));
    for service in &config.services {
        println!("{service} on port {:?}", port(service)?);
    }

    // Normalization removes a default port only if the program passes that port.
    let normalizer =
        fluent_uri::normalize::Normalizer::new().default_port_with(|scheme| scheme.default_port());
    let mut services: Vec<(Uri<String>, Uri<String>)> = Vec::new();
    for service in config.services {
        let normal = normalizer.normalize(&service)?;
        if !services.iter().any(|(known, _)| *known == normal) {
            services.push((normal, service));
        }
    }
    println!("{} services", services.len());

    let link = UriRef::parse("../img/logo.png")?.resolve_against(&config.base)?;
    println!("link {}", redacted(&link));
    let mut path = EString::<Path>::new();
    path.push_estr(config.base.path());
    for (number, segment) in ["search", "50% off"].into_iter().enumerate() {
        if number > 0 || !path.as_str().ends_with('/') {
            path.push('/');
        }
        path.encode_str::<Data>(segment);
    }
    let mut query = EString::<Query>::new();
    for (number, (name, value)) in [("lang", "de"), ("q", "tea & milk")].into_iter().enumerate() {
        if number > 0 {
            query.push('&');
        }
        query.encode_str::<Data>(name);
        query.push('=');
        query.encode_str::<Data>(value);
    }
    let authority = config.base.authority().ok_or("no host")?;
    let Host::RegName(name) = authority.host_parsed() else {
        return Err("an address would need a builder of its own".into());
    };
    let port = authority.port_to_u16()?;
    let search = Uri::builder()
        .scheme(config.base.scheme())
        .authority_with(|to| to.host(name).optional(|to, port: u16| to.port(port), port))
        .path(&path)
        .query(&query)
        .build()?;
    println!("search {search}");

    let url: url::Url = search.as_str().parse()?;
    let target: http::Uri = search.strip_fragment().as_str().parse()?;
    println!("url {url}, http {}", target.path());

    for text in ["https://example.com:8x/", "/relative"] {
        if let Err(error) = Uri::parse(text) {
            println!("{text}\n{error}");
        }
    }
    Ok(())
}
