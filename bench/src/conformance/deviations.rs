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
const WHATWG: &str = "both, each by its standard: the WHATWG URL Standard mends what it can, RFC 3986 (section 2) has no such text";

/// All deviations.
pub const DEVIATIONS: &[Deviation] = &[
    Deviation {
        subject: "uriparse",
        accepts: false,
        rules: &["path-absolute"],
        text: "/:",
        what: "rejects a colon at the beginning of an absolute path",
        right: "the grammar: section 3.3 forbids a colon in the first segment of `path-noscheme` alone, and section 4.2 says \
                why: only there it could be taken for the end of a scheme",
        known: Some("sgodwincs/uriparse-rs#22"),
    },
    Deviation {
        subject: "uriparse",
        accepts: false,
        rules: &["IPvFuture"],
        text: "//[v1.a]",
        what: "rejects addresses of versions to come",
        right: "the grammar: section 3.2.2 defines `IPvFuture` so that parsers of today take what addresses of tomorrow may be; \
                an unknown version is an error of whoever wants to connect, not of the syntax",
        known: None,
    },
    Deviation {
        subject: "uriparse",
        accepts: false,
        rules: &["port"],
        text: "//a:65536",
        what: "rejects ports above 65535",
        right: "the grammar: section 3.2.3, `port = *DIGIT`; what a port may be is said by the scheme, and by TCP",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["scheme"],
        text: "://a",
        what: "takes an empty scheme",
        right: "the grammar: section 3.1, a scheme begins with a letter",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["pct-encoded"],
        text: "a://b/%",
        what: "takes a percent sign that no digits follow",
        right: "the grammar: section 2.1, `pct-encoded = \"%\" HEXDIG HEXDIG`; RFC 9110 section 4.1 takes path and query from there",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["IP-literal", "IPvFuture", "IPv6address", "ls32", "h16", "IPv4address", "dec-octet"],
        text: "a://[x]",
        what: "takes anything within brackets for a host",
        right: "the grammar: section 3.2.2, brackets hold an `IPv6address` or an `IPvFuture`, and nothing else may",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["port"],
        text: "a://b:x",
        what: "takes letters for a port",
        right: "the grammar: section 3.2.3, `port = *DIGIT`",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["hier-part"],
        text: "a://[::]b",
        what: "takes text between the closing bracket and the colon of the port",
        right: "the grammar: section 3.2.2, an `IP-literal` is the whole host",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["host", "reg-name"],
        text: "a://@b@c",
        what: "takes more than one at sign",
        right: "the grammar: section 3.2.1 ends the userinfo with one, and neither userinfo nor host may hold another",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["fragment"],
        text: "a://b##",
        what: "drops the fragment without a look at it",
        right: "the grammar: section 3.5; that `http::Uri` has no fragment is another thing, for a request has none",
        known: Some("hyperium/http#127"),
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["query"],
        text: "a://b?{",
        what: "takes characters in a query that no component has",
        right: "the grammar: section 3.4; section 2 has them percent-encoded",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: true,
        rules: &["path-abempty"],
        text: "a://b/[",
        what: "takes brackets in a path",
        right: "the grammar: section 3.3; section 3.2.2 says that brackets stand in hosts alone",
        known: None,
    },
    Deviation {
        subject: "http",
        accepts: false,
        rules: &["path-empty"],
        text: "urn:a:b",
        what: "rejects what has no authority, and what has an empty one",
        right: "both: section 3 makes the authority optional, but `http::Uri` is the target of a request (RFC 9112 section 3.2)",
        known: Some("hyperium/http#379"),
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["scheme"],
        text: "\u{1}a:",
        what: "passes over control characters and blanks around the text",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["hier-part", "pchar", "query", "path-rootless", "path-absolute", "path-abempty"],
        text: "a:\"",
        what: "takes characters that no component has, and encodes them",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["pct-encoded"],
        text: "a:%",
        what: "takes a percent sign that no digits follow",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["fragment"],
        text: "a:##",
        what: "takes more than one number sign",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["authority", "host", "reg-name"],
        text: "a://@@b",
        what: "takes all but the last at sign for a part of the userinfo, and encodes what a host may not hold",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: true,
        rules: &["IP-literal", "IPv6address", "ls32", "h16", "IPv4address", "dec-octet", "port"],
        text: "a://[:\t:]",
        what: "passes over tabs and line breaks everywhere",
        right: WHATWG,
        known: None,
    },
    Deviation {
        subject: "url",
        accepts: false,
        rules: &["port"],
        text: "a://:",
        what: "rejects a port behind an empty host, and ports above 65535",
        right: "the grammar: section 3.2.2 lets a host be empty, and section 3.2.3 any number be a port; the WHATWG URL \
                Standard does not",
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
        what: "rejects addresses of versions to come",
        right: "the grammar: section 3.2.2; the WHATWG URL Standard knows IPv6 alone",
        known: None,
    },
    Deviation {
        subject: "urllib",
        accepts: false,
        rules: &["IPvFuture"],
        text: "//[V1.a]",
        what: "rejects a capital V before the version of an address",
        right: "the grammar: section 3.2.2 writes `\"v\"`, and a literal is matched in either case (RFC 5234 section 2.3)",
        known: Some("python/cpython#105708"),
    },
    Deviation {
        subject: "urllib",
        accepts: true,
        rules: &["pct-encoded"],
        text: "%",
        what: "takes a percent sign that no digits follow, and characters that no component has",
        right: "the grammar: section 2.1; its documentation says that it does not validate",
        known: None,
    },
    Deviation {
        subject: "urllib",
        accepts: true,
        rules: &["relative-part"],
        text: "//[::]a",
        what: "takes text behind the closing bracket of an address",
        right: "the grammar: section 3.2.2, an `IP-literal` is the whole host",
        known: None,
    },
    Deviation {
        subject: "urllib",
        accepts: true,
        rules: &["IPvFuture"],
        text: "//[v1.%]",
        what: "takes any character for one of an address of a version to come",
        right: "the grammar: section 3.2.2, `1*( unreserved / sub-delims / \":\" )`",
        known: Some("python/cpython#137146"),
    },
];
