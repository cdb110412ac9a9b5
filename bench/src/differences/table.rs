//! The table of all differences between the results of virgule and other libraries, with an example and the section of
//! the RFC that decides.

use virgule::{Host, Iri, IriRef, Normalization};

/// An operation whose results are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Resolution of a reference against a base.
    Resolve,
    /// Syntax-based normalization of an IRI.
    Normalize,
}

/// A class of texts for which a library returns another result than virgule.
#[allow(missing_docs)]
#[cfg_attr(not(test), expect(dead_code, reason = "only the tests classify texts"))]
pub struct Difference {
    pub peer: &'static str,
    pub question: Question,
    /// The behaviour of the library, as the predicate of a sentence.
    pub what: &'static str,
    /// True if the arguments are of the class: a base and a reference, or for normalization an IRI and the empty
    /// reference.
    pub applies: fn(&Iri<'_>, &IriRef<'_>) -> bool,
    /// The arguments of the example: a base and a reference, or an IRI and the empty reference.
    pub asked: (&'static str, &'static str),
    pub ours: &'static str,
    /// The result of the library for the example; `None` if it reports an error.
    pub theirs: Option<&'static str>,
    /// The correct result, and the section that decides.
    pub right: &'static str,
}

pub fn ours(question: Question, base: &Iri<'_>, reference: &IriRef<'_>) -> String {
    match question {
        Question::Resolve => reference.resolve(*base).into_string(),
        Question::Normalize => base.normalize(Normalization::SYNTAX).into_string(),
    }
}

/// True if a segment of a path is `.` or `..`; if `encoded`, true only if a segment becomes `.` or `..` by decoding.
fn has_dots(path: &str, encoded: bool) -> bool {
    let is_dots = |segment: &str| segment == "." || segment == "..";
    path.split('/').any(|segment| {
        let decoded = segment.replace("%2e", ".").replace("%2E", ".");
        if encoded { is_dots(&decoded) && decoded != segment } else { is_dots(segment) }
    })
}

fn has_any_dots(path: &str) -> bool {
    has_dots(path, false) || has_dots(path, true)
}

/// True if the path of the target would contain a percent-encoded dot segment before normalization.
fn has_encoded_dots(base: &Iri<'_>, reference: &IriRef<'_>) -> bool {
    has_dots(reference.path(), true) || (is_relative(reference) && has_dots(base.path(), true))
}

/// True if a reference has neither scheme nor authority.
fn is_relative(reference: &IriRef<'_>) -> bool {
    reference.scheme().is_none() && reference.authority().is_none()
}

/// True if a reference has a scheme and a rootless path.
fn is_rootless_iri(reference: &IriRef<'_>) -> bool {
    Iri::try_from(*reference).is_ok_and(|iri| is_rootless(&iri))
}

/// True if an IRI has no authority and its path does not begin with a slash.
fn is_rootless(base: &Iri<'_>) -> bool {
    base.authority().is_none() && !base.path().starts_with('/')
}

/// True if an IRI contains U+200E percent-encoded, the only bidirectional formatting character in the inputs.
fn has_bidi_character(iri: &Iri<'_>, _: &IriRef<'_>) -> bool {
    iri.as_str().to_ascii_lowercase().contains("%e2%80%8e")
}

pub const DIFFERENCES: &[Difference] = &[
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Resolve,
        what: "rejects relative references if the base has no authority and a rootless or empty path",
        applies: |base, reference| is_rootless(base) && reference.scheme().is_none(),
        asked: ("urn:a:b", "c"),
        ours: "urn:c",
        theirs: None,
        right: "virgule: section 5.2.2 resolves against every base; section 5.2.3 replaces everything after the last slash, or the \
                whole path if it has none",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Resolve,
        what: "treats percent-encoded dots as dot segments",
        applies: has_encoded_dots,
        asked: ("http://h/a/b", "%2E%2e/c"),
        ours: "http://h/a/%2E%2e/c",
        theirs: Some("http://h/c"),
        right: "virgule: section 5.2.4 compares characters; decoding is a step of normalization (section 6.2.2.2), which \
                is a separate call",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Resolve,
        what: "removes the dot segments of the base first",
        applies: |base, reference| {
            !reference.path().starts_with('/') && is_relative(reference) && has_any_dots(base.path())
        },
        asked: ("http://h/a/../b", "?q"),
        ours: "http://h/a/../b?q",
        theirs: Some("http://h/b?q"),
        right: "virgule: section 5.2.2, `T.path = Base.path`; and section 5.2.3 merges with the unchanged path",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Resolve,
        what: "keeps the dot segments of a rootless path after a scheme",
        applies: |_, reference| is_rootless_iri(reference) && has_any_dots(reference.path()),
        asked: ("s:", "s:a/../b"),
        ours: "s:/b",
        theirs: Some("s:a/../b"),
        right: "virgule, literally: section 5.2.2, `T.path = remove_dot_segments(R.path)`",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Normalize,
        what: "keeps the dot segments of a rootless path",
        applies: |base, _| is_rootless(base) && has_any_dots(base.path()),
        asked: ("s:a/../b", ""),
        ours: "s:/b",
        theirs: Some("s:a/../b"),
        right: "virgule, literally: section 6.2.2.3 removes dot segments by the algorithm of section 5.2.4, which has no \
                exception",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Normalize,
        what: "removes an empty port",
        applies: |base, _| base.port() == Some(""),
        asked: ("s://h:", ""),
        ours: "s://h:",
        theirs: Some("s://h"),
        right: "both: it is scheme-based normalization (section 6.2.3), which `Normalization::SCHEME` does",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Normalize,
        what: "removes the default port of a scheme",
        applies: |base, _| base.port().is_some_and(|port| !port.is_empty()),
        asked: ("http://h:80/", ""),
        ours: "http://h:80/",
        theirs: Some("http://h/"),
        right: "both: it is scheme-based normalization (section 6.2.3), which `Normalization::SCHEME` does",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Normalize,
        what: "decodes private-use characters in a query",
        applies: |base, _| base.query().is_some_and(|query| query.contains("%EE%80%80")),
        asked: ("s:?%EE%80%80", ""),
        ours: "s:?%EE%80%80",
        theirs: Some("s:?\u{e000}"),
        right: "virgule: RFC 3987 section 5.3.2.3 decodes unreserved characters; `iprivate`, which a query may contain, is not \
                part of `iunreserved`",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Normalize,
        what: "decodes bidirectional formatting characters",
        applies: has_bidi_character,
        asked: ("s:%E2%80%8E", ""),
        ours: "s:%E2%80%8E",
        theirs: Some("s:\u{200E}"),
        right: "virgule: IRIs must not contain them (RFC 3987 section 4.1)",
    },
    Difference {
        peer: "fluent-uri 0.4",
        question: Question::Normalize,
        what: "writes IPv6 addresses in the form of RFC 5952",
        applies: |base, _| matches!(base.host_typed(), Some(Host::Ipv6(_))),
        asked: ("s://[2001:DB8:0::1]", ""),
        ours: "s://[2001:db8:0::1]",
        theirs: Some("s://[2001:db8::1]"),
        right: "both: section 6.2.2 changes only case; `Normalization::SCHEME` writes that form too",
    },
    Difference {
        peer: "iri-string 0.7",
        question: Question::Resolve,
        what: "treats percent-encoded dots as dot segments",
        applies: has_encoded_dots,
        asked: ("http://h/a/b", "%2E%2e/c"),
        ours: "http://h/a/%2E%2e/c",
        theirs: Some("http://h/c"),
        right: "virgule: section 5.2.4 compares characters",
    },
    Difference {
        peer: "iri-string 0.7",
        question: Question::Normalize,
        what: "removes an empty port",
        applies: |base, _| base.port() == Some(""),
        asked: ("s://h:", ""),
        ours: "s://h:",
        theirs: Some("s://h"),
        right: "both: it is scheme-based normalization (section 6.2.3), which `Normalization::SCHEME` does",
    },
    Difference {
        peer: "iri-string 0.7",
        question: Question::Normalize,
        what: "decodes bidirectional formatting characters",
        applies: has_bidi_character,
        asked: ("s:%E2%80%8E", ""),
        ours: "s:%E2%80%8E",
        theirs: Some("s:\u{200E}"),
        right: "virgule: IRIs must not contain them (RFC 3987 section 4.1)",
    },
    Difference {
        peer: "iri-string 0.7",
        question: Question::Normalize,
        what: "keeps the case of a host with non-ASCII characters",
        applies: |base, _| {
            base.host().is_some_and(|host| !host.is_ascii() || host.to_uppercase().contains("%C"))
        },
        asked: ("s://\u{e9}%41b", ""),
        ours: "s://\u{e9}ab",
        theirs: Some("s://\u{e9}Ab"),
        right: "virgule: RFC 3987 section 5.3.2.1 converts the ASCII letters of a host to lower case",
    },
    Difference {
        peer: "iref 5",
        question: Question::Resolve,
        what: "writes `/.` before a path that starts with `//` even after an authority",
        applies: |base, reference| {
            let target = reference.resolve(*base);
            target.borrow().authority().is_some() && target.path().starts_with("//")
        },
        asked: ("s://h//a", "b"),
        ours: "s://h//b",
        theirs: Some("s://h/.//b"),
        right: "virgule: `path-abempty` (section 3.3) may start with two slashes, and section 5.2.4 removes all dot segments",
    },
    Difference {
        peer: "iref 5",
        question: Question::Resolve,
        what: "keeps a rootless path rootless, and keeps `..` segments that lead out of it",
        applies: |base, reference| {
            is_rootless_iri(reference) && has_dots(reference.path(), false)
                || is_relative(reference)
                    && is_rootless(base)
                    && (has_dots(reference.path(), false) || has_dots(base.path(), false))
        },
        asked: ("urn:a/b", "../../c"),
        ours: "urn:/c",
        theirs: Some("urn:../c"),
        right: "virgule, literally: section 5.2.4, steps A and C",
    },
    Difference {
        peer: "iref 5",
        question: Question::Resolve,
        what: "writes `./` before a first segment with a colon even after a scheme",
        applies: |base, reference| {
            let target = reference.resolve(*base);
            is_rootless(&target.borrow())
                && target.path().split('/').next().is_some_and(|first| first.contains(':'))
        },
        asked: ("s:c:d/", "a"),
        ours: "s:c:d/a",
        theirs: Some("s:./c:d/a"),
        right: "virgule: only the first segment of a relative reference must not contain a colon (section 4.2), and section \
                5.2.4 removes all dot segments",
    },
    Difference {
        peer: "oxiri 0.3",
        question: Question::Resolve,
        what: "rejects references if the target would have no authority and a path that starts with `//`",
        applies: |base, reference| ours(Question::Resolve, base, reference).contains(":/.//"),
        asked: ("f:/a", "/.//g"),
        ours: "f:/.//g",
        theirs: None,
        right: "both: section 3.3 does not allow such a path, and section 5.3 does not cover it; fluent-uri, iri-string, virgule \
                and the WHATWG URL Standard write `/.` before it",
    },
];
