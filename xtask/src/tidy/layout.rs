//! The layout of the runtime: a folder imports only from those before it, and by the path of the module.

use super::Finding;
use super::tree::File;

/// The sources of the runtime.
const SOURCES: &str = "crates/virgule-core/src/";
/// Its folders, each after all that it imports; `lib.rs` says what they hold.
const ORDER: &[&str] = &[
    "level",
    "parse",
    "uri",
    "encode",
    "redact",
    "resolve",
    "normalize",
    "equivalence",
    "builder",
    "schemes",
    "derive_support",
];
/// Folders that import any of those, and that none imports.
const RIM: &[&str] = &["iri", "file", "whatwg", "curie", "interop"];
/// Folders that re-export generated items.
const EXPORTERS: &[&str] = &["uri", "encode", "builder", "schemes"];

/// Checks one file of the runtime. Generated files and tests may import anything.
pub fn check(file: &File, findings: &mut Vec<Finding>) {
    let Some(path) = file.path.strip_prefix(SOURCES).filter(|path| path.ends_with(".rs")) else { return };
    let folder = path.split(['/', '.']).next().unwrap_or(path);
    if ["lib", "generated"].contains(&folder) || path.ends_with("/tests.rs") {
        return;
    }
    let Some(place) = place(folder) else {
        findings.push(Finding::new(file, 1, format!("the folder `{folder}` has no place in the layout")));
        return;
    };
    let code = file.lines().take_while(|(_, line)| !line.starts_with("mod tests {"));
    for (number, line) in code.filter(|(_, line)| !line.trim_start().starts_with("//")) {
        for name in imports(line).filter(|name| *name != folder) {
            let is_right = match name {
                "generated" => EXPORTERS.contains(&folder),
                name => self::place(name).is_some_and(|other| other < place),
            };
            if !is_right {
                findings.push(Finding::new(
                    file,
                    number,
                    format!("`{folder}` may not import `crate::{name}`"),
                ));
            }
        }
    }
}

/// The index of a folder in the order; the rim is after all others.
fn place(folder: &str) -> Option<usize> {
    let rim = RIM.contains(&folder).then_some(ORDER.len());
    ORDER.iter().position(|name| *name == folder).or(rim)
}

/// The names after `crate::` in a line, without macros, `$crate::` and attributes of the documentation.
fn imports(line: &str) -> impl Iterator<Item = &str> {
    let is_link_or_macro = |at: usize| line[..at].ends_with('$') || line[..at].ends_with("](");
    line.match_indices("crate::").filter(move |&(at, _)| !is_link_or_macro(at)).filter_map(|(at, found)| {
        let path = &line[at + found.len()..];
        let end = path.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(path.len());
        let (name, rest) = path.split_at(end);
        (!rest.starts_with('!')).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::said;

    #[test]
    fn imports_go_one_way() {
        for (path, line, is_right) in [
            ("uri/host.rs", "use crate::parse::table::Table;", true),
            ("uri/host.rs", "    crate::uri::host::ipv6(text)", true),
            ("uri/host.rs", "        crate::__forward! { $name: }", true),
            ("uri/host.rs", "            $crate::Kind", true),
            ("uri/mod.rs", "pub use crate::generated::rfc3986::Uri;", true),
            ("curie.rs", "use crate::schemes::Curie;", true),
            ("parse/table.rs", "use crate::uri::Uri;", false),
            ("uri/host.rs", "use crate::Kind;", false),
            ("uri/host.rs", "use crate::{Kind, Uri};", false),
            ("resolve/mod.rs", "use crate::generated::rfc3986::Uri;", false),
            ("uri/host.rs", "use crate::curie::PrefixMap;", false),
            ("other/mod.rs", "", false),
        ] {
            let said = said(check, &format!("crates/virgule-core/src/{path}"), line);
            assert_eq!(said.is_empty(), is_right, "{path}: {line}: {said:?}");
        }
    }
}
