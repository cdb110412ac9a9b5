//! A gateway with a thousand routes: one pass over a path finds the route, whatever their number.
//!
//! ```sh
//! cargo run --release -p virgule-examples --example routes -- /shop/orders/42/items/7
//! ```

use std::error::Error;
use virgule::patterns::{Pattern, PatternSet, ValueKind};

/// What the services of the gateway offer, by the name of a collection.
const SHAPES: [&str; 8] = [
    "",
    "/{id}",
    "/{id}/history",
    "/{id}/history/{+version}",
    "/search{?q,page}",
    "/{id}/items",
    "/{id}/items/{item}",
    "/latest",
];

const SERVICES: [&str; 5] = ["shop", "mail", "wiki", "code", "maps"];

const COLLECTIONS: [&str; 25] = [
    "accounts", "articles", "authors", "carts", "comments", "drafts", "events", "feeds", "folders", "groups",
    "images", "invoices", "labels", "links", "members", "messages", "notes", "orders", "pages", "places",
    "projects", "reviews", "tags", "tasks", "users",
];

/// The thousand routes.
fn routes() -> Result<Vec<Pattern>, Box<dyn Error>> {
    let number = ValueKind::abnf("1*DIGIT")?;
    let mut routes = Vec::new();
    for service in SERVICES {
        for collection in COLLECTIONS {
            for shape in SHAPES {
                let route = Pattern::route(&format!("/{service}/{collection}{shape}"))?;
                // The name of an item of these is a number; `/latest` is none.
                let numbered = collection == "orders" && shape.starts_with("/{id}");
                routes.push(if numbered { route.kind("id", number.clone()) } else { route });
            }
        }
    }
    Ok(routes)
}

fn main() -> Result<(), Box<dyn Error>> {
    let routes = PatternSet::new(routes()?)?;
    println!("{} routes, {} states", routes.len(), routes.states());
    let overlaps = routes.report().overlaps();
    println!(
        "{} pairs of routes overlap, the first for {:?}",
        overlaps.len(),
        overlaps.first().map(|found| &found.text)
    );
    assert!(routes.report().shadowed().is_empty());

    let mut paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        paths = [
            "/shop/orders/42/items/7",
            "/wiki/pages/latest",
            "/wiki/pages/caf%C3%A9/history/v1/2",
            "/code/none",
        ]
        .map(str::to_string)
        .into();
    }
    for path in &paths {
        match routes.first(path) {
            Some(found) => println!("{path}: {} with {:?}", found.template(), found.values()),
            None => println!("{path}: no route"),
        }
    }
    Ok(())
}
