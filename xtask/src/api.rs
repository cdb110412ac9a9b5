//! `docs/public-api.txt`: the public items of `virgule`, so that a diff shows a change of the interface.
//!
//! ```text
//! virgule-core   rustdoc → JSON   public-api → items   filter → docs/public-api.txt
//! ```
//!
//! Left out are impls of auto traits, blanket impls and derived impls; and what is made of grammars, so that a grammar can be
//! added without a change here: types of schemes, their builders, and the rules.
//!
//! rustdoc's JSON is unstable: `RUSTC_BOOTSTRAP` enables it in the compiler of this workspace.

use crate::{grammars, outside};
use public_api::{Builder, PublicItem};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The path of the list, below the root.
const LIST: &str = "docs/public-api.txt";

/// The types at the root of `virgule`, whose builders are listed.
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

/// Writes the list, or fails if it differs from the code.
pub fn list(check: bool) -> Result<(), String> {
    let path = grammars::root().join(LIST);
    let about = |error: std::io::Error| format!("{}: {error}", path.display());
    let now = listed()?;
    if !check {
        return std::fs::write(&path, now.join("\n") + "\n").map_err(about);
    }
    let known = std::fs::read_to_string(&path).map_err(about)?;
    let (known, now): (BTreeSet<&str>, BTreeSet<&str>) =
        (known.lines().collect(), now.iter().map(String::as_str).collect());
    let gone = known.difference(&now).map(|line| format!("- {line}\n"));
    let difference: String = gone.chain(now.difference(&known).map(|line| format!("+ {line}\n"))).collect();
    match difference.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "{difference}{LIST}: the public API has changed; run `cargo xtask api`, and commit the result"
        )),
    }
}

/// The lines of the list for the current code, sorted.
fn listed() -> Result<Vec<String>, String> {
    // A target folder of its own, because `RUSTC_BOOTSTRAP` would invalidate the other builds.
    let folder = outside::target_folder().join("api");
    let mut rustdoc = outside::cargo();
    rustdoc.args([
        "rustdoc",
        "--quiet",
        "--package",
        "virgule-core",
        "--all-features",
        "--lib",
        "--target-dir",
    ]);
    rustdoc.arg(&folder).args(["--", "-Z", "unstable-options", "--output-format", "json"]);
    outside::run(rustdoc.env("RUSTC_BOOTSTRAP", "1"))?;
    let json = folder.join("doc/virgule_core.json");
    let api = Builder::from_rustdoc_json(&json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .map_err(|error| format!("{}: {error}", json.display()))?;
    let items: Vec<_> = api.items().map(|item| (item, item.to_string())).collect();
    Ok(of_people(&items).into_iter().map(|line| line.replace("virgule_core", "virgule")).collect())
}

/// The lines of items that are not made of grammars, and that programs can name. An impl is one line, with its associated
/// types; a hidden trait has none.
fn of_people(items: &[(&PublicItem, String)]) -> BTreeSet<String> {
    let traits: HashSet<&str> = items
        .iter()
        .filter_map(|(_, line)| line.split_once("pub trait ")?.1.split(['<', ' ', ':']).next())
        .collect();
    let is_named = |name: &str| {
        !name.starts_with("virgule_core::") || traits.contains(name.split("::<").next().unwrap_or(name))
    };
    let impls: HashMap<_, _> = items
        .iter()
        .filter_map(|(item, line)| Some((item.id(), implemented(line)?)))
        .map(|(id, (name, head))| (id, is_named(name) && !is_of_grammar(head)))
        .collect();
    let is_listed = |item: &PublicItem, line: &str| match (impls.get(&item.id()), item.parent_id()) {
        (Some(&is_listed), _) => is_listed,
        (None, _) if line.starts_with("impl") => false,
        (None, parent) => match parent.and_then(|parent| impls.get(&parent)) {
            Some(&is_listed) => is_listed && line.starts_with("pub type "),
            None => !is_of_grammar(own_path(line)),
        },
    };
    items.iter().filter(|(item, line)| is_listed(item, line)).map(|(_, line)| line.clone()).collect()
}

/// The trait of an `impl` line, and the line before its bounds; `None` for an inherent impl.
fn implemented(line: &str) -> Option<(&str, &str)> {
    let head = line.strip_prefix("impl")?;
    let (head, _) = head.split_once(" where ").unwrap_or((head, ""));
    let (of, _) = head.rsplit_once(" for ")?;
    // The trait follows the generics of `impl`, which end at the bracket that balances the first one.
    let mut depth = 0;
    let end = of.char_indices().find(|&(at, character)| {
        match character {
            '<' => depth += 1,
            '>' if !of[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        character == ' ' && depth == 0
    });
    let name = of.get(end?.0 + 1..)?;
    Some((name.split('<').next().unwrap_or(name), head))
}

/// The path of an item that is not an impl, with the type that it is a member of, but without parameters, results, bounds
/// and values.
fn own_path(line: &str) -> &str {
    let path = line.find("virgule_core").map_or(line, |begin| &line[begin..]);
    let end = path.find(['(', '=']).unwrap_or(path.len()).min(path.find(": ").unwrap_or(path.len()));
    &path[..end]
}

/// True if a path names the type of a scheme, its builder, or a rule of a grammar.
fn is_of_grammar(path: &str) -> bool {
    let of_builder = path.split("::builder::").skip(1).any(|rest| {
        let name = rest.split(|character: char| !character.is_alphanumeric()).next().unwrap_or(rest);
        rest.starts_with("fields::") || name.strip_suffix("Builder").is_some_and(|name| !ROOT.contains(&name))
    });
    of_builder
        || ["::schemes::", "::generated::", "::rule::grammars::"].iter().any(|part| path.contains(part))
}

#[cfg(test)]
mod tests {
    use super::{implemented, is_of_grammar, own_path};

    #[test]
    fn an_impl_has_a_trait() {
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
