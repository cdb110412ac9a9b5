//! A thousand routes: the time to find the route of a path and its fields, beside a router and regular expressions.
//!
//! ```text
//! virgule           `PatternSet::first` and each field
//! matchit           a radix tree: the route and each field
//! regex-automata    the search of several patterns with captures (`meta`), which picks its engine
//! dense DFA         one automaton for all expressions, anchored: the route alone
//! ```
//!
//! All must give the same routes and fields.

use crate::candidate::Candidate;
use crate::cell::Cell;
use crate::report;
use regex_automata::dfa::{Automaton, dense};
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input, MatchKind, meta};
use virgule::patterns::{Pattern, PatternSet};

/// The segments of routes: literals, and variables in braces.
const SHAPES: [&str; 8] = [
    "",
    "/{id}",
    "/{id}/history",
    "/{id}/history/{version}",
    "/search",
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

/// Prints nanoseconds for a path, and ratios.
pub fn print() -> Result<(), String> {
    let mut routes = Vec::new();
    for service in SERVICES {
        let collections = COLLECTIONS.iter().flat_map(|name| SHAPES.iter().map(move |shape| (name, shape)));
        routes.extend(collections.map(|(name, shape)| format!("/{service}/{name}{shape}")));
    }
    let paths: Vec<String> = routes
        .iter()
        .enumerate()
        .map(|(index, route)| {
            route
                .replace("{id}", &format!("{:x}", 40_503 * (index + 1)))
                .replace("{version}", "v1.2-rc3")
                .replace("{item}", "caf%C3%A9")
        })
        .collect();
    let patterns = routes.iter().map(|route| Pattern::route(route)).collect::<Result<Vec<_>, _>>();
    let set =
        PatternSet::new(patterns.map_err(|error| error.to_string())?).map_err(|error| error.to_string())?;
    let mut tree = matchit::Router::new();
    for (index, route) in routes.iter().enumerate() {
        tree.insert(route, index).map_err(|error| error.to_string())?;
    }
    // The most specific one first: routes with literals in place of a variable.
    let mut order: Vec<usize> = (0..routes.len()).collect();
    order.sort_by_key(|&index| routes[index].matches('{').count());
    let expression = |route: &str| {
        let mut expression = String::from("^(?:");
        for part in route.split('{') {
            match part.split_once('}') {
                Some((_, literal)) => expression += &format!("([^/]+){literal}"),
                None => expression += part,
            }
        }
        expression + ")$"
    };
    let expressions: Vec<String> = order.iter().map(|&index| expression(&routes[index])).collect();
    let bytes = syntax::Config::new().unicode(false).utf8(false);
    let meta =
        meta::Regex::builder().syntax(bytes).build_many(&expressions).map_err(|error| error.to_string())?;
    let dense = dense::Builder::new()
        .syntax(bytes)
        .thompson(regex_automata::nfa::thompson::Config::new().utf8(false))
        .configure(
            dense::Config::new()
                .match_kind(MatchKind::All)
                .start_kind(regex_automata::dfa::StartKind::Anchored),
        )
        .build_many(&expressions)
        .map_err(|error| error.to_string())?;

    let who = |name: &str| (name.to_string(), false);
    let caches = std::cell::RefCell::new((meta.create_captures(), meta.create_cache()));
    let candidates = [
        Candidate::new(who(concat!("virgule ", env!("CARGO_PKG_VERSION"))), "", &paths, |path, sink| {
            let found = set.first(path)?;
            found.texts().for_each(|text| _ = sink.text(text));
            sink.number(found.index())
        }),
        Candidate::new(who("matchit"), "", &paths, |path, sink| {
            let found = tree.at(path).ok()?;
            found.params.iter().for_each(|(_, text)| _ = sink.text(text));
            sink.number(*found.value)
        }),
        Candidate::new(who("regex-automata"), "", &paths, |path, sink| {
            let (captures, cache) = &mut *caches.borrow_mut();
            meta.search_captures_with(cache, &Input::new(path).anchored(Anchored::Yes), captures);
            captures.iter().skip(1).flatten().for_each(|span| _ = sink.text(&path[span.range()]));
            sink.number(order[captures.pattern()?.as_usize()])
        }),
        Candidate::new(who("dense DFA"), "the route alone", &paths, |path, sink| {
            let found = dense.try_search_fwd(&Input::new(path).anchored(Anchored::Yes)).ok()??;
            sink.number(order[found.pattern().as_usize()])
        }),
    ];
    let input = crate::cell::Input {
        work: "find the route of a path, and its fields",
        name: "a thousand routes",
        items: paths.len(),
        bytes: &|at| paths[at].len(),
    };
    let cell = Cell::measure(input, &candidates).ok_or("there are no paths")?;
    println!("{}", report::table(&cell));
    println!("states: {} of virgule; bytes of the dense DFA: {}", set.states(), dense.memory_usage());
    match cell.rows.iter().find(|row| row.note.is_empty() && row.same < cell.items) {
        Some(row) => Err(format!("the answers of {} differ", row.name)),
        None => Ok(()),
    }
}
