//! Baselines: a lower bound for parsers that read byte by byte, which only checks that each byte may occur in a URI; and
//! simple regular expressions, run by the crate regex.

#[cfg(feature = "peers")]
use crate::candidate::sum;
use crate::subject::{Subject, Works, with_note};
#[cfg(feature = "peers")]
use regex::Regex;
#[cfg(feature = "peers")]
use std::sync::LazyLock;

pub const FLOOR: Subject = Subject {
    library: "(floor)",
    uri: Works {
        parse: with_note(|text| check(text, &URI), "only: may every byte stand there?"),
        ..Works::NONE
    },
    iri: Works {
        parse: with_note(|text| check(text, &IRI), "only: may every byte stand there?"),
        ..Works::NONE
    },
};

static URI: [bool; 256] = allowed(false);
static IRI: [bool; 256] = allowed(true);

const fn allowed(iri: bool) -> [bool; 256] {
    let mut allowed = [false; 256];
    let bytes = b"%:/?#[]@!$&'()*+,;=-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut at = 0;
    while at < bytes.len() {
        allowed[bytes[at] as usize] = true;
        at += 1;
    }
    at = 0x80;
    while iri && at < 256 {
        allowed[at] = true;
        at += 1;
    }
    allowed
}

fn check(text: &str, allowed: &[bool; 256]) -> Option<usize> {
    text.bytes().fold(true, |all, byte| all & allowed[byte as usize]).then_some(text.len())
}

#[cfg(feature = "peers")]
pub const REGEX: Subject = Subject {
    library: "(regex)",
    uri: Works { find: with_note(find, "a scheme, `://` and all up to white space"), ..REGEX_WORKS },
    iri: REGEX_WORKS,
};

#[cfg(feature = "peers")]
const REGEX_WORKS: Works = Works {
    parse: with_note(parse, "Appendix B: accepts nearly everything; authority as a whole"),
    ..Works::NONE
};

#[cfg(feature = "peers")]
fn parse(text: &str) -> Option<usize> {
    /// The expression of Appendix B of RFC 3986, which splits a text and does not validate it. Capture groups: 2 is the
    /// scheme, 4 the authority, 5 the path, 7 the query, 9 the fragment.
    static EXPRESSION: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?").ok());
    let found = EXPRESSION.as_ref()?.captures(text)?;
    let part = |group| found.get(group).map(|part| part.as_str());
    Some(sum((part(2), [None, part(4), None], part(5)?, [part(7), part(9)])))
}

#[cfg(feature = "peers")]
fn find(text: &str, found: &mut dyn FnMut(usize, usize)) {
    /// A simple expression for URLs in running text, whose matches include the punctuation after a URL.
    static URLS: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r#"\b[A-Za-z][A-Za-z0-9+.-]*://[^\s<>"]+"#).ok());
    let urls = URLS.as_ref().into_iter().flat_map(|urls| urls.find_iter(text));
    urls.for_each(|url| found(url.start(), url.end()));
}
