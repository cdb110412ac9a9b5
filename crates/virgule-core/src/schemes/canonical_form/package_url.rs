//! The canonical form of a package URL (Package-URL specification, "How to build a PURL string from its components").
//!
//! ```text
//! pkg://PyPI/Foo_Bar/@1?b=2&a=1#/x/    →    pkg:pypi/foo-bar@1?a=1&b=2#x
//! ```

use super::apply::{after_scheme, lower};
use crate::uri::components::split;
use alloc::string::String;
use alloc::vec::Vec;

/// The components of a package URL whose case may be insignificant.
const NAMESPACE: u8 = 1;
const NAME: u8 = 2;
const VERSION: u8 = 4;

/// The components in lower case by package type: `case_sensitive` is false in its definition.
const LOWERCASE: [(&str, u8); 20] = [
    ("alpm", NAMESPACE | NAME),
    ("apk", NAMESPACE | NAME),
    ("bitbucket", NAMESPACE | NAME),
    ("bitnami", NAME),
    ("brew", NAMESPACE | NAME),
    ("chrome-extension", NAME),
    ("composer", NAMESPACE | NAME),
    ("deb", NAMESPACE | NAME),
    ("github", NAMESPACE | NAME),
    ("hex", NAMESPACE | NAME),
    ("huggingface", VERSION),
    ("luarocks", NAMESPACE | NAME),
    ("oci", NAME | VERSION),
    ("otp", NAME),
    ("pub", NAME),
    ("pypi", NAME | VERSION),
    ("qpkg", NAMESPACE),
    ("rpm", NAMESPACE),
    ("vscode-extension", NAMESPACE | VERSION),
    ("yocto", NAMESPACE),
];

/// Returns the canonical form of a string of the kind `pkg`: components in lower case where the definition of the type
/// requires it, sorted qualifiers, no slashes around components.
#[inline]
pub fn package_url(text: &str) -> String {
    let (text, subpath) = split(text, '#');
    let (text, qualifiers) = split(text, '?');
    let (text, version) = split(text, '@');
    let (scheme, path) = after_scheme(text);
    let mut segments: Vec<&str> = segments(path).collect();
    let name = segments.pop().unwrap_or_default();
    let kind = lower(segments.first().copied().unwrap_or_default());
    let lowercase = LOWERCASE.iter().find(|(name, _)| *name == kind).map_or(0, |(_, components)| *components);
    let written = |text: &str, component: u8| match lowercase & component {
        0 => String::from(text),
        _ => lower(text),
    };

    let mut form = [scheme, &kind].concat();
    for segment in segments.iter().skip(1) {
        form.extend(["/", &written(segment, NAMESPACE)]);
    }
    let name = written(name, NAME);
    // "Replace underscore _ with dash -" (definition of the type `pypi`).
    form.extend(["/", &if kind == "pypi" { name.replace('_', "-") } else { name }]);
    if let Some(version) = version {
        form.extend(["@", &written(version, VERSION)]);
    }
    if let Some(qualifiers) = qualifiers {
        let mut pairs: Vec<&str> = qualifiers.split('&').collect();
        pairs.sort_by_key(|pair| split(pair, '=').0);
        form.extend(["?", &pairs.join("&")]);
    }
    for (number, segment) in self::segments(subpath.unwrap_or_default()).enumerate() {
        form.extend([if number == 0 { "#" } else { "/" }, segment]);
    }
    form
}

/// Returns the segments of a path, without insignificant slashes.
#[inline]
fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|segment| !segment.is_empty())
}

#[cfg(test)]
mod tests {
    use super::package_url;

    #[test]
    fn forms_are_canonical() {
        for (text, form) in [
            ("pkg://pypi/django", "pkg:pypi/django"),
            ("pkg:///Deb//Debian/a_B/@1.0A", "pkg:deb/debian/a_b@1.0A"),
            ("pkg:PyPI/Foo_Bar%2B@1.0RC1", "pkg:pypi/foo-bar%2B@1.0rc1"),
            ("pkg:npm/%40Angular/Core@1", "pkg:npm/%40Angular/Core@1"),
            ("pkg:rpm/Fedora/Curl", "pkg:rpm/fedora/Curl"),
            ("pkg:npm/a?b=1&a=2&a=1", "pkg:npm/a?a=2&a=1&b=1"),
            ("pkg:npm/a#/b/c/", "pkg:npm/a#b/c"),
            ("pkg:npm/a#/", "pkg:npm/a"),
        ] {
            assert_eq!(package_url(text), form);
            assert_eq!(package_url(form), form);
        }
    }
}
