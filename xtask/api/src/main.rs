//! Reads the JSON that rustdoc writes for a crate, and prints its public items, one a line, sorted.
//!
//! ```text
//! xtask-api target/doc/virgule_core.json      prints the list
//! ```
//!
//! The crate is printed as `virgule`, which has the same items. Left out are
//!
//! ```text
//! methods of traits      the line of the implementation says that a type has them
//! hidden traits          and their implementations, and those of the compiler: no program can name them
//! types of schemes       with their builders and rules, so that a grammar can be added without a change here: their fields
//!                        are those of the grammars, and the rest is listed for the types of RFC 3986, RFC 3987 and RFC 6920
//! ```

#![forbid(unsafe_code)]

use public_api::PublicItem;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::process::ExitCode;

/// The types of schemes whose builders are listed: those at the root of `virgule`.
const ROOT: [&str; 10] = [
    "AbsoluteIri",
    "AbsoluteUri",
    "Iri",
    "IriRef",
    "IriRelativeRef",
    "Ni",
    "Nih",
    "RelativeRef",
    "Uri",
    "UriRef",
];

/// Traits that only the compiler implements, and that stable programs cannot name.
const INTERNAL: [&str; 3] =
    ["core::marker::Freeze", "core::marker::StructuralPartialEq", "core::marker::UnsafeUnpin"];

/// The trait of an `impl` line, and the rest of that line; `None` for an inherent implementation.
fn implemented(line: &str) -> Option<(&str, &str)> {
    let head = line.strip_prefix("impl")?;
    let (head, _) = head.split_once(" where ").unwrap_or((head, ""));
    let (of, _) = head.rsplit_once(" for ")?;
    // The trait follows the generics of `impl`, which end at the bracket that balances the first one.
    let mut depth = 0;
    let end = of.char_indices().find_map(|(at, c)| {
        match c {
            '<' => depth += 1,
            '>' if !of[..at].ends_with('-') => depth -= 1,
            ' ' if depth == 0 => return Some(at + 1),
            _ => {}
        }
        None
    });
    let name = of.get(end?..)?;
    Some((name.split('<').next().unwrap_or(name), head))
}

/// The path of an item that is not an implementation, with the type that it is a member of, but without parameters,
/// results, bounds and values.
fn own_path(line: &str) -> &str {
    let begin = line.find("virgule_core").unwrap_or(0);
    let path = &line[begin..];
    let end = path.find(['(', '=']).unwrap_or(path.len()).min(path.find(": ").unwrap_or(path.len()));
    &path[..end]
}

/// True if a path names the type of a scheme, its builder, or a rule of a grammar.
fn is_of_grammar(path: &str) -> bool {
    let of_builder = path.split("::builder::").skip(1).any(|rest| {
        let name = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or(rest);
        rest.starts_with("fields::") || name.strip_suffix("Builder").is_some_and(|name| !ROOT.contains(&name))
    });
    let parts = ["::schemes::", "::generated::", "::rule::grammars::"];
    of_builder || parts.iter().any(|part| path.contains(part))
}

/// The lines of the list of public items, sorted.
fn listed(items: &[(&PublicItem, String)]) -> BTreeSet<String> {
    let traits = items.iter().filter_map(|(_, line)| line.split_once("pub trait "));
    let traits: HashSet<&str> = traits
        .filter_map(|(_, path)| path.split(['<', ' ']).next())
        .map(|path| path.trim_end_matches(':'))
        .collect();
    let is_hidden =
        |name: &str| INTERNAL.contains(&name) || name.starts_with("virgule_core::") && !traits.contains(name);
    let implementations: HashMap<_, _> =
        items.iter().filter_map(|(item, line)| Some((item.id(), implemented(line)?))).collect();
    let is_listed_implementation = |(name, head): (&str, &str)| !is_hidden(name) && !is_of_grammar(head);
    let is_listed = |item: &PublicItem, line: &str| match implementations.get(&item.id()) {
        Some(&implementation) => is_listed_implementation(implementation),
        None if line.starts_with("impl") => false,
        None => match item.parent_id().and_then(|parent| implementations.get(&parent)) {
            Some(&parent) => line.starts_with("pub type ") && is_listed_implementation(parent),
            None => !is_of_grammar(own_path(line)),
        },
    };
    let lines = items.iter().filter(|(item, line)| is_listed(item, line));
    lines.map(|(_, line)| line.replace("virgule_core", "virgule")).collect()
}

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: xtask-api FILE");
        return ExitCode::from(2);
    };
    match public_api::Builder::from_rustdoc_json(&path).omit_blanket_impls(true).build() {
        Ok(api) => {
            let items: Vec<_> = api.items().map(|item| (item, item.to_string())).collect();
            listed(&items).iter().for_each(|line| println!("{line}"));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{implemented, is_of_grammar, own_path};

    #[test]
    fn an_implementation_has_a_trait() {
        let name = |line| implemented(line).map(|(name, _)| name);
        assert_eq!(name("impl core::marker::Send for virgule_core::Host<'_>"), Some("core::marker::Send"));
        let line = "impl<'a, T: A<B>> core::convert::From<&'a str> for virgule_core::Host<'a> where T: C";
        assert_eq!(name(line), Some("core::convert::From"));
        assert_eq!(name("impl<'a> virgule_core::Host<'a>"), None);
    }

    #[test]
    fn a_path_is_that_of_the_item() {
        let line = "pub fn virgule_core::Uri<'_>::builder() -> virgule_core::builder::TelBuilder";
        assert_eq!(own_path(line), "virgule_core::Uri<'_>::builder");
        assert!(is_of_grammar(line) && !is_of_grammar(own_path(line)));
        assert!(is_of_grammar("virgule_core::Owned<virgule_core::schemes::Tel<'static>>::x"));
        assert!(!is_of_grammar(
            "virgule_core::builder::UriBuilder<virgule_core::builder::state::Set>::build"
        ));
    }
}
