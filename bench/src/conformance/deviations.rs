//! The known deviations of URI libraries from RFC 3986, each with the section that decides.
//!
//! `bench/tests/conformance.rs` checks that each deviation still exists, and that `virgule conform` finds no other rule at
//! fault.

/// A class of texts that a library accepts although the grammar does not match them, or rejects although the grammar
/// matches them.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Deviation {
    pub subject: &'static str,
    /// True if the library accepts texts outside of the grammar; false if it rejects texts inside.
    pub accepts: bool,
    /// The rules at fault, by the names in reports of `virgule conform`.
    pub rules: &'static [&'static str],
    /// An example text of the class.
    pub text: &'static str,
    /// The behaviour of the library, as the predicate of a sentence.
    pub what: &'static str,
    /// The correct answer, and the section that decides.
    pub right: &'static str,
    /// The issue of the library's project; `None` if there is none.
    pub known: Option<&'static str>,
}

/// The correct answer for intended deviations of the standard that `url` and Node's URL implement.
const WHATWG: &str = "both follow their standards: the WHATWG URL Standard repairs such input, and RFC 3986 (section 2) does not allow it";

/// All deviations.
pub const DEVIATIONS: &[Deviation] = &[
    Deviation {
        subject: "uriparse",
        accepts: false,
        rules: &["path-absolute"],
        text: "/:",
        what: "rejects a colon at the beginning of an absolute path",
        right: "the grammar: section 3.3 forbids a colon only in the first segment of `path-noscheme`, where it would end a \
                scheme (section 4.2)",
        known: Some("sgodwincs/uriparse-rs#22"),
    },
    Deviation {
        subject: "uriparse",
        accepts: false,
        rules: &["IPvFuture"],
        text: "//[v1.a]",
        what: "rejects `IPvFuture` addresses",
        right: "the grammar: section 3.2.2 defines `IPvFuture` so that a parser accepts future versions; an unknown version is an \
                error when connecting, not a syntax error",
        known: None,
    },
    Deviation {
        subject: "uriparse",
        accepts: false,
        rules: &["port"],
        text: "//a:65536",
        what: "rejects ports above 65535",
        right: "the grammar: section 3.2.3, `port = *DIGIT`; the limit of 65535 comes from TCP",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["scheme"],
        text: "://a",
        what: "accepts an empty scheme",
        right: "the grammar: section 3.1, a scheme starts with a letter",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["pct-encoded"],
        text: "a://b/%",
        what: "accepts a percent sign without two hex digits after it",
        right: "the grammar: section 2.1, `pct-encoded = \"%\" HEXDIG HEXDIG`; RFC 9110 section 4.1 uses the same rules for path and query",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["IP-literal", "IPvFuture", "IPv6address", "ls32", "h16", "IPv4address", "dec-octet"],
        text: "a://[x]",
        what: "accepts any characters in the brackets of a host",
        right: "the grammar: section 3.2.2, brackets contain an `IPv6address` or an `IPvFuture`",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["port"],
        text: "a://b:x",
        what: "accepts letters in a port",
        right: "the grammar: section 3.2.3, `port = *DIGIT`",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["hier-part"],
        text: "a://[::]b",
        what: "accepts characters between the closing bracket and the colon of the port",
        right: "the grammar: section 3.2.2, an `IP-literal` is the whole host",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["host", "reg-name"],
        text: "a://@b@c",
        what: "accepts more than one at sign",
        right: "the grammar: one at sign ends the userinfo (section 3.2.1), and neither userinfo nor host may contain another",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["fragment"],
        text: "a://b##",
        what: "discards the fragment without checking it",
        right: "the grammar: section 3.5 defines `fragment`; requests have none, so `http::Uri` does not store it",
        known: Some("hyperium/http#127"),
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["query"],
        text: "a://b?{",
        what: "accepts characters in a query that no component may contain",
        right: "the grammar: section 3.4; they have to be percent-encoded (section 2)",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["path-abempty"],
        text: "a://b/[",
        what: "accepts brackets in a path",
        right: "the grammar: section 3.3; only hosts have brackets (section 3.2.2)",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: false,
        rules: &["path-empty"],
        text: "urn:a:b",
        what: "rejects URIs without an authority, or with an empty one",
        right: "both: the authority is optional (section 3), but `http::Uri` represents a request target (RFC 9112 section 3.2)",
        known: Some("hyperium/http#379"),
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["scheme"],
        text: "\u{1}a:",
        what: "ignores control characters and spaces around the input",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["hier-part", "pchar", "query", "path-rootless", "path-absolute", "path-abempty"],
        text: "a:\"",
        what: "accepts characters that no component may contain, and percent-encodes them",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["pct-encoded"],
        text: "a:%",
        what: "accepts a percent sign without two hex digits after it",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["fragment"],
        text: "a:##",
        what: "accepts more than one number sign",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["authority", "host", "reg-name"],
        text: "a://@@b",
        what: "includes all at signs but the last in the userinfo, and percent-encodes characters that a host may not contain",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["IP-literal", "IPv6address", "ls32", "h16", "IPv4address", "dec-octet", "port"],
        text: "a://[:\t:]",
        what: "ignores tabs and line breaks everywhere",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: false,
        rules: &["port"],
        text: "a://:",
        what: "rejects a port after an empty host, and ports above 65535",
        right: "the grammar: a host may be empty (section 3.2.2), and a port may be any number (section 3.2.3); the WHATWG URL \
                Standard allows neither",
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: false,
        rules: &["userinfo"],
        text: "a://@/",
        what: "rejects a userinfo before an empty host",
        right: "the grammar: section 3.2, `authority = [ userinfo \"@\" ] host [ \":\" port ]`, and `reg-name` may be empty",
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: false,
        rules: &["IPvFuture"],
        text: "a://[v1.a]",
        what: "rejects `IPvFuture` addresses",
        right: "the grammar: section 3.2.2; the WHATWG URL Standard has only IPv6",
        known: None,
    },
    Deviation {
        subject: "urllib",
        accepts: false,
        rules: &["IPvFuture"],
        text: "//[V1.a]",
        what: "rejects an upper-case `V` in an `IPvFuture` address",
        right: "the grammar: section 3.2.2 has `\"v\"`, and literals are case-insensitive (RFC 5234 section 2.3)",
        known: Some("python/cpython#105708"),
    },
    Deviation {
        subject: "urllib",
        accepts: true,
        rules: &["pct-encoded"],
        text: "%",
        what: "accepts a percent sign without two hex digits after it, and characters that no component may contain",
        right: "the grammar: section 2.1; the documentation of urllib says that it does not validate",
        known: None,
    },
    Deviation {
        subject: "urllib",
        accepts: true,
        rules: &["relative-part"],
        text: "//[::]a",
        what: "accepts characters after the closing bracket of an address",
        right: "the grammar: section 3.2.2, an `IP-literal` is the whole host",
        known: None,
    },
    Deviation {
        subject: "urllib",
        accepts: true,
        rules: &["IPvFuture"],
        text: "//[v1.%]",
        what: "accepts any character in an `IPvFuture` address",
        right: "the grammar: section 3.2.2, `1*( unreserved / sub-delims / \":\" )`",
        known: Some("python/cpython#137146"),
    },
];
