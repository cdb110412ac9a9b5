//! The expression that Appendix B of RFC 3986 prints, run by the crate regex: the naive choice. It splits and does not
//! validate: it accepts every text.

use crate::sink::sum;
use crate::subject::{Subject, Works, with_note};
use regex::Regex;
use std::sync::LazyLock;

pub const SUBJECT: Subject = Subject { library: "(regex)", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: with_note(parse, "Appendix B: accepts nearly everything; authority as a whole"),
    ..Works::NONE
};

/// Groups: 2 is the scheme, 4 the authority, 5 the path, 7 the query, 9 the fragment.
static EXPRESSION: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?").ok());

fn parse(text: &str) -> Option<usize> {
    let found = EXPRESSION.as_ref()?.captures(text)?;
    let part = |group| found.get(group).map(|part| part.as_str());
    Some(sum(part(2), [None, part(4), None], part(5)?, [part(7), part(9)]))
}
