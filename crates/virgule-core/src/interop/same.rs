//! Equivalence of two spellings of a component, by RFC 3986 section 6.2.2.

use crate::equivalence;
use crate::normalize::percent::{self, CharacterMapping};
use crate::normalize::step::{Normalization, NormalizationStep};

/// True if two texts are equal except for the case of hexadecimal digits (6.2.2.1) and for percent-encoded unreserved
/// characters (6.2.2.2).
#[inline]
pub(super) fn text(one: &str, other: &str) -> bool {
    percent::equal(one, other, CharacterMapping::new(Normalization::SYNTAX, false))
}

/// As [`text`], for components that may be absent. An empty component differs from an absent one (6.2.3).
#[inline]
pub(super) fn option(one: Option<&str>, other: Option<&str>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => text(one, other),
        (one, other) => one.is_none() && other.is_none(),
    }
}

/// As [`text`], for registered names, which are case-insensitive (6.2.2.1).
#[inline]
pub(super) fn name(one: &str, other: &str) -> bool {
    percent::equal(
        one,
        other,
        CharacterMapping::lower(Normalization::SYNTAX, false, NormalizationStep::HostCase),
    )
}

/// As [`text`], for paths. Dot segments are removed from paths that begin with a slash (6.2.2.3).
#[inline]
pub(super) fn path(one: &str, other: &str) -> bool {
    let mapping = CharacterMapping::new(Normalization::SYNTAX, false);
    match one.starts_with('/') && other.starts_with('/') {
        true => equivalence::path::equal(one, other, mapping),
        false => percent::equal(one, other, mapping),
    }
}

#[cfg(test)]
mod tests {
    use super::{name, option, path, text};

    #[test]
    fn spellings_that_are_one() {
        assert!(text("%7Ea%c3%9f", "~a%C3%9F"));
        assert!(name("EX%41mple%2a", "exaMple%2A"));
        assert!(option(Some(""), Some("")) && option(None, None));
        for (one, other) in [
            ("/a/b/../c/.", "/a/c/"),
            ("/../a", "/a"),
            ("/%2E%2e/a", "/a"),
            ("/a/..//b", "//b"),
            ("a/..", "a/.."),
        ] {
            assert!(path(one, other), "{one} {other}");
        }
    }

    #[test]
    fn spellings_that_are_two() {
        assert!(!text("%2F", "/") && !text("%", "%25") && !text("a", "A") && !text("'", "%27"));
        assert!(!name("a%2F", "a/"));
        assert!(!option(Some(""), None));
        for (one, other) in [("/a", "/a/"), ("/a/..", ""), ("/a/%2F", "/a//"), ("a/..", ""), ("//a", "/a")] {
            assert!(!path(one, other), "{one} {other}");
        }
    }
}
