//! A thousand routes: the time to find the route of a path and its fields, beside a router and regular expressions.
//!
//! ```text
//! virgule           `PatternSet::first` and each field
//! matchit           a radix tree: the route and each field
//! regex-automata    the search of several patterns with captures (`meta`), which picks its engine
//! dense DFA         one automaton for all expressions, anchored: the route alone
//! ```
//!
//! All must give the same routes and fields before anything is timed. Passes are interleaved, and the median counts.

use regex_automata::dfa::{Automaton, dense};
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input, MatchKind, meta};
use std::hint::black_box;
use std::time::Instant;
use virgule_patterns::{Pattern, PatternSet};

const PASSES: usize = 301;
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

/// The route of a path, and its fields.
type RouteFields<'t> = (usize, Vec<&'t str>);

/// A name, and a pass over all paths that gives the sum of the lengths of fields and of the numbers of routes.
type RouteCandidate<'c> = (&'static str, Box<dyn Fn(&[String]) -> usize + 'c>);

/// A function whose fields are parts of its path.
fn answers<F: for<'t> Fn(&'t str) -> Option<RouteFields<'t>>>(answer: F) -> F {
    answer
}

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

    let by_set = answers(|path| {
        let found = set.first(path)?;
        Some((found.index(), found.texts().collect()))
    });
    let by_tree = answers(|path| {
        let found = tree.at(path).ok()?;
        Some((*found.value, found.params.iter().map(|(_, text)| text).collect()))
    });
    let by_meta = answers(|path| {
        let mut captures = meta.create_captures();
        meta.captures(Input::new(path).anchored(Anchored::Yes), &mut captures);
        let fields = captures.iter().skip(1).flatten().map(|span| &path[span.range()]).collect();
        Some((order[captures.pattern()?.as_usize()], fields))
    });
    let by_dense = |path: &str| {
        let found = dense.try_search_fwd(&Input::new(path).anchored(Anchored::Yes)).ok()??;
        Some(order[found.pattern().as_usize()])
    };
    for path in &paths {
        let expected = by_tree(path);
        if by_set(path) != expected
            || by_meta(path) != expected
            || by_dense(path) != expected.as_ref().map(|found| found.0)
        {
            return Err(format!("the answers for {path} differ"));
        }
    }

    let caches = std::cell::RefCell::new((meta.create_captures(), meta.create_cache()));
    let candidates: Vec<RouteCandidate<'_>> = vec![
        (
            "virgule",
            Box::new(|paths: &[String]| {
                let one = |path: &String| {
                    let found = set.first(path)?;
                    Some(found.index() + found.texts().map(|text| black_box(text).len()).sum::<usize>())
                };
                paths.iter().filter_map(one).sum()
            }),
        ),
        (
            "matchit",
            Box::new(|paths: &[String]| {
                let one = |path: &String| {
                    let found = tree.at(path).ok()?;
                    Some(
                        *found.value
                            + found.params.iter().map(|(_, text)| black_box(text).len()).sum::<usize>(),
                    )
                };
                paths.iter().filter_map(one).sum()
            }),
        ),
        (
            "regex-automata",
            Box::new(|paths: &[String]| {
                let one = |path: &String| {
                    let (captures, cache) = &mut *caches.borrow_mut();
                    meta.search_captures_with(cache, &Input::new(path).anchored(Anchored::Yes), captures);
                    let fields =
                        captures.iter().skip(1).flatten().map(|span| black_box(&path[span.range()]).len());
                    Some(order[captures.pattern()?.as_usize()] + fields.sum::<usize>())
                };
                paths.iter().filter_map(one).sum()
            }),
        ),
        ("dense DFA", Box::new(|paths: &[String]| paths.iter().filter_map(|path| by_dense(path)).sum())),
    ];
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
    for _ in 0..PASSES {
        for ((_, pass), times) in candidates.iter().zip(&mut times) {
            let begin = Instant::now();
            black_box(pass(black_box(&paths)));
            times.push(begin.elapsed().as_secs_f64() * 1e9 / paths.len() as f64);
        }
    }
    let medians: Vec<f64> = times
        .iter_mut()
        .map(|times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        })
        .collect();
    let bytes: usize = paths.iter().map(String::len).sum();
    println!("{} routes, paths of {} bytes; medians of {PASSES} passes\n", routes.len(), bytes / paths.len());
    println!("{:16}{:>12}{:>12}", "", "ns a path", "ratio");
    for ((name, _), median) in candidates.iter().zip(&medians) {
        println!("{name:16}{median:12.1}{:12.2}", median / medians[0]);
    }
    println!("\nstates: {} of virgule; bytes of the dense DFA: {}", set.states(), dense.memory_usage());
    Ok(())
}
