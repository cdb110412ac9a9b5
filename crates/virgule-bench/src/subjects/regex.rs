//! Simple regular expressions, run by the crate regex: the expression of Appendix B of RFC 3986, which splits a text
//! and does not validate it; and an expression that finds texts which begin like a URL.

use crate::sink::sum;
use crate::subject::{Subject, Works, with_note};
use regex::Regex;
use std::sync::LazyLock;

pub const SUBJECT: Subject = Subject {
    library: "(regex)",
    uri: Works { find: with_note(find, "a scheme, `://` and all up to white space"), ..WORKS },
    iri: WORKS,
};

const WORKS: Works = Works {
    parse: with_note(parse, "Appendix B: accepts nearly everything; authority as a whole"),
    ..Works::NONE
};

/// Capture groups: 2 is the scheme, 4 the authority, 5 the path, 7 the query, 9 the fragment.
static EXPRESSION: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?").ok());

fn parse(text: &str) -> Option<usize> {
    let found = EXPRESSION.as_ref()?.captures(text)?;
    let part = |group| found.get(group).map(|part| part.as_str());
    Some(sum(part(2), [None, part(4), None], part(5)?, [part(7), part(9)]))
}

/// A simple expression for URLs in running text, whose matches include the punctuation after a URL.
static URLS: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"\b[A-Za-z][A-Za-z0-9+.-]*://[^\s<>"]+"#).ok());

fn find(text: &str, found: &mut dyn FnMut(usize, usize)) {
    let urls = URLS.as_ref().into_iter().flat_map(|urls| urls.find_iter(text));
    urls.for_each(|url| found(url.start(), url.end()));
}
