//! Divergences between RFC 3986 and the WHATWG URL standard: compared with the crate `url`, which implements the standard,
//! for known attacks with URLs, and properties of all reports.
//!
//! The comparison has both directions: if the two parsers differ in acceptance or components, a divergence must be
//! reported; if they agree, none may be reported. Known exceptions are listed with reasons, and each must occur.

use url::Url;
use virgule::whatwg::{Divergence, DivergenceKind, Severity, divergences, iri_divergences};
use virgule::{IriRef, RelativeRef, Uri};
use virgule_tests::inputs::{self, list};
use virgule_tests::naive::normalize::percent_decoded;
use virgule_tests::naive::resolve::resolve;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;
use virgule_tests::{data, effort};

/// A text that resembles a URI.
fn disagreement(random: &mut Random) -> String {
    let mut text = String::new();
    let ends = [" ", "\u{1}", "\t", "\n ", "\u{1f}"];
    if random.once_in(30) {
        text.push_str(random.pick::<&str>(&ends));
    }
    // Parts of texts, each with the reciprocal of its frequency.
    let pieces = [
        ("whatwg-schemes", 1),
        ("whatwg-slashes", 1),
        ("whatwg-userinfos", 3),
        ("whatwg-hosts", 1),
        ("whatwg-ports", 2),
        ("whatwg-paths", 2),
        ("whatwg-queries", 3),
        ("whatwg-fragments", 3),
    ];
    for (pieces, times) in pieces {
        if random.once_in(times) {
            text.push_str(random.pick::<&str>(list(pieces)));
        }
    }
    if random.once_in(30) {
        text.push_str(random.pick::<&str>(&ends));
    }
    text
}

/// A random text as [`disagreement`] returns, without its scheme: from the first slash on, or after the colon.
fn relative_disagreement(random: &mut Random) -> String {
    let text = disagreement(random);
    let begin = if random.once_in(3) { text.find(':').map(|at| at + 1) } else { text.find(['/', '\\']) };
    text[begin.unwrap_or(0)..].into()
}

/// The components that a parser finds.
#[derive(Debug, PartialEq, Eq)]
struct Components {
    scheme: String,
    userinfo: Option<String>,
    host: Option<String>,
    port: Option<String>,
    path: String,
    query: Option<String>,
    fragment: Option<String>,
}

fn by_rfc(text: &str) -> Option<Components> {
    let uri = Uri::parse(text).ok()?;
    let owned = |part: Option<&str>| part.map(String::from);
    Some(Components {
        scheme: uri.scheme().into(),
        userinfo: owned(uri.userinfo()),
        host: owned(uri.host()),
        port: owned(uri.port()),
        path: uri.path().into(),
        query: owned(uri.query()),
        fragment: owned(uri.fragment()),
    })
}

fn by_standard(url: Result<Url, url::ParseError>) -> Option<Components> {
    let url = url.ok()?;
    let userinfo = match (url.username(), url.password()) {
        ("", None) => None,
        (name, None) => Some(name.into()),
        (name, Some(password)) => Some(format!("{name}:{password}")),
    };
    Some(Components {
        scheme: url.scheme().into(),
        userinfo,
        host: url.has_authority().then(|| url.host_str().unwrap_or("").into()),
        port: url.port().map(|port| port.to_string()),
        path: url.path().into(),
        query: url.query().map(String::from),
        fragment: url.fragment().map(String::from),
    })
}

/// A text, the results of both parsers, and the reported divergences.
struct Case<'a> {
    text: &'a str,
    rfc: Option<Components>,
    standard: Option<Components>,
    found: Vec<Divergence>,
}

impl Case<'_> {
    fn new(text: &str) -> Case<'_> {
        let (rfc, standard) = (by_rfc(text), by_standard(Url::parse(text)));
        Case { text, rfc, standard, found: divergences(text).collect() }
    }

    fn has(&self, wanted: impl Fn(DivergenceKind) -> bool) -> bool {
        self.found.iter().any(|found| wanted(found.kind))
    }

    fn scheme_is(&self, wanted: &[&str]) -> bool {
        self.standard.as_ref().is_some_and(|standard| wanted.contains(&standard.scheme.as_str()))
    }

    /// True if the report agrees with the actual difference, including its severity.
    fn is_right(&self) -> bool {
        let means_other = self.has(|kind| kind.severity() == Severity::Meaning);
        self.found.is_empty() == (self.rfc == self.standard)
            && match (&self.rfc, &self.standard) {
                (Some(rfc), Some(standard)) => means_other != rfc.means(standard),
                (None, None) => true,
                _ => means_other,
            }
    }
}

impl Components {
    /// True if the components by RFC 3986 and by the standard differ only in serialization.
    fn means(&self, standard: &Components) -> bool {
        let decoded = |part: &Option<String>| part.as_deref().map(percent_decoded);
        self.scheme.eq_ignore_ascii_case(&standard.scheme)
            && self.named_user() == standard.named_user()
            && self.known_host() == standard.known_host()
            && self.known_port() == standard.known_port()
            && (self.path == standard.path || (self.path.is_empty() && standard.path == "/"))
            && decoded(&self.query) == decoded(&standard.query)
            && self.fragment == standard.fragment
    }

    fn named_user(&self) -> Option<Vec<u8>> {
        let userinfo = self.userinfo.as_deref()?;
        // The standard removes the colon before an empty password.
        let is_empty = userinfo.find(':') == Some(userinfo.len().wrapping_sub(1));
        let userinfo = if is_empty { userinfo.trim_end_matches(':') } else { userinfo };
        (!userinfo.is_empty()).then(|| percent_decoded(userinfo))
    }

    fn known_host(&self) -> String {
        let host = self.host.as_deref().unwrap_or("").to_ascii_lowercase();
        let address = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        match address.and_then(|address| address.parse::<std::net::Ipv6Addr>().ok()) {
            Some(address) => format!("{address:?}"),
            None if host == "localhost" && self.scheme.eq_ignore_ascii_case("file") => String::new(),
            // Hosts of other schemes keep their case.
            None if special(&self.scheme) => host,
            None => self.host.clone().unwrap_or_default(),
        }
    }

    fn known_port(&self) -> Option<u64> {
        let default = match self.scheme.to_ascii_lowercase().as_str() {
            "http" | "ws" => Some(80),
            "https" | "wss" => Some(443),
            "ftp" => Some(21),
            _ => None,
        };
        // Refused ports were handled by the caller.
        self.port.as_deref().and_then(|port| port.parse().ok()).filter(|&port| Some(port) != default)
    }
}

fn special(scheme: &str) -> bool {
    ["http", "https", "ws", "wss", "ftp", "file"].iter().any(|name| name.eq_ignore_ascii_case(scheme))
}

/// Exceptions: cases in which the report and `url` differ.
type Exception = (&'static str, fn(&Case<'_>) -> bool);

const EXCEPTIONS: &[Exception] = &[
    ("no tables of IDNA here: what may be refused is reported, though both keep or refuse it", |case| {
        case.has(|kind| matches!(kind, DivergenceKind::Punycode | DivergenceKind::NonAsciiHost))
            && case.rfc == case.standard
    }),
    ("no tables of IDNA here: a host that is kept is no other", |case| {
        let idna = |kind| matches!(kind, DivergenceKind::Punycode);
        let others = case.found.iter().filter(|found| !idna(found.kind));
        case.has(idna) && others.clone().all(|found| found.severity() == Severity::Serialization)
    }),
    ("url 2.5 merges the slashes that a file's path begins with (its list of expected failures)", |case| {
        let slashes = |part: &Components| part.path.len() - part.path.trim_start_matches('/').len();
        let [rfc, standard] = [&case.rfc, &case.standard].map(|part| part.as_ref().map(slashes));
        case.scheme_is(&["file"]) && rfc > standard
    }),
    ("url 2.5 drops the host of a file before a drive letter (its list of expected failures)", |case| {
        let no_host = |url: &Components| url.host.as_deref() == Some("") && url.path.get(2..3) == Some(":");
        case.scheme_is(&["file"]) && case.standard.as_ref().is_some_and(no_host)
    }),
    ("url 2.5 ends a port at a backslash though the scheme is not special", |case| {
        case.rfc.is_none()
            && !special(&case.standard.as_ref().expect("a URL").scheme)
            && case.text.contains('\\')
    }),
    ("url 2.5 accepts an empty host behind an empty userinfo", |case| {
        let host = case.standard.as_ref().and_then(|standard| standard.host.as_deref());
        host == Some("") && case.text.contains('@')
    }),
];

/// Compares the report with the parsers. Returns the index of the exception that applied, if one did.
fn compare(text: &str) -> Option<usize> {
    let case = Case::new(text);
    let absolute = Url::parse(text) != Err(url::ParseError::RelativeUrlWithoutBase);
    if case.is_right() || !absolute {
        return None;
    }
    let excuse = EXCEPTIONS.iter().position(|(_, applies)| applies(&case));
    let Case { rfc, standard, found, .. } = case;
    Some(excuse.unwrap_or_else(|| panic!("{text:?}\n{rfc:?}\n{standard:?}\n{found:?}")))
}

#[test]
fn real_urls_are_reported_where_they_differ() {
    let needed = data::urls().filter_map(compare).count();
    // The exceptions are `file:` URLs with more than three slashes, and internationalized domain names.
    assert!(needed < 50, "{needed}");
}

#[test]
fn generated_texts_are_reported_where_they_differ() {
    let random = &mut Random::new(1);
    let mut needed = [0; EXCEPTIONS.len()];
    let samples: Vec<String> = (0..effort::of(20_000, 4)).map(|_| disagreement(random)).collect();
    for number in 0..effort::of(240_000, 4) {
        let text = if number % 4 == 0 { inputs::mutated(random, &samples) } else { disagreement(random) };
        if let Some(exception) = compare(&text) {
            needed[exception] += 1;
        }
    }
    for (count, (kind, _)) in needed.iter().zip(EXCEPTIONS) {
        assert!(*count > 0, "never needed: {kind}");
    }
}

/// For a reference that RFC 3986 accepts, both parsers resolve it to the same text, or a divergence is reported.
#[test]
fn references_are_reported_where_they_are_resolved_differently() {
    let base = Url::parse(BASE).expect("a URL");
    let random = &mut Random::new(4);
    let mut compared = 0;
    for _ in 0..effort::of(100_000, 5) {
        let text = relative_disagreement(random);
        let joined = base.join(&text);
        let found: Vec<_> = divergences(&text).collect();
        // The report for a reference uses neither the tables of IDNA nor the base: whether a port is the default port
        // depends on the scheme of the base.
        let is_open = |kind| matches!(kind, DivergenceKind::NonAsciiHost | DivergenceKind::Punycode);
        if found.iter().any(|found| is_open(found.kind)) || text.contains(":80") || text.contains(":080") {
            continue;
        }
        // url 2.5 refuses a third slash at this position (relative slash state, special authority ignore slashes
        // state).
        if joined.is_err() && text.trim_start().replace('\\', "/").starts_with("///") {
            continue;
        }
        // url 2.5 keeps drive letters although the scheme is http.
        if text.contains(":/..") {
            continue;
        }
        // If the text has a scheme, it is not a relative reference.
        if Url::parse(&text) != Err(url::ParseError::RelativeUrlWithoutBase) {
            continue;
        }
        let resolved = RelativeRef::is_valid(&text).then(|| resolve(BASE, &text, true));
        let rfc = resolved.as_deref().and_then(by_rfc);
        let standard = by_standard(joined);
        assert_eq!(found.is_empty(), rfc == standard, "{text:?}\n{rfc:?}\n{standard:?}\n{found:?}");
        compared += 1;
    }
    assert!(compared > effort::of(50_000, 5), "{compared}");
}

const BASE: &str = "http://base.example/d/e/f?g";

/// A text and its divergences: offset, length and kind.
type Trick = (&'static str, Vec<(usize, usize, &'static str)>);

#[test]
fn reports_attacks_with_offset_and_kind() {
    for (text, expected) in rows::<Trick>("whatwg").into_iter().chain(rows("whatwg-references")) {
        let shown = divergences(text).map(|found| (found.offset, found.length, format!("{:?}", found.kind)));
        let expected = expected.into_iter().map(|(offset, length, kind)| (offset, length, kind.to_string()));
        assert_eq!(shown.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{text:?}");
    }
}

#[test]
fn describes_divergences_in_sentences() {
    let message =
        |text: &str| divergences(text).map(|found| found.to_string()).collect::<Vec<_>>().join("\n");
    assert_eq!(
        message("http://a\\@b/"),
        "offset 8: `\\` is not allowed in a URI; a WHATWG parser treats it as `/`, so the host ends here"
    );
    assert_eq!(
        message("foo:a`"),
        "offset 5: a backtick is not allowed here in a URI; a WHATWG parser keeps it"
    );
    assert_eq!(
        message("foo:a\u{7f}b"),
        "offset 5: U+007F is not allowed here in a URI; a WHATWG parser percent-encodes it"
    );
    // Each kind of divergence has one sentence about both parsers.
    for (text, _) in rows::<Trick>("whatwg") {
        for found in divergences(text) {
            let message = found.kind.to_string();
            assert!(
                message.contains("; a WHATWG parser ") && !message.contains(". ") && !message.contains('\n'),
                "{message}"
            );
        }
    }
}

#[test]
fn characters_of_iris_are_spelling_outside_of_hosts() {
    let kinds = |text| iri_divergences(text).map(|found| found.kind).collect::<Vec<_>>();
    assert_eq!(kinds("http://é@a/é?é#é"), [DivergenceKind::IriCharacter; 4]);
    assert_eq!(kinds("foo://é"), [DivergenceKind::IriCharacter]);
    assert_eq!(kinds("http://é/"), [DivergenceKind::NonAsciiHost]);
    // `iprivate` is allowed only in queries, and U+FFFF nowhere.
    assert_eq!(
        kinds("http://a/\u{e000}?\u{e000}#\u{ffff}"),
        [DivergenceKind::NonAscii, DivergenceKind::IriCharacter, DivergenceKind::NonAscii]
    );
    let random = &mut Random::new(3);
    for _ in 0..effort::of(50_000, 5) {
        let text = disagreement(random);
        let ascii_alike = !text.is_ascii() || divergences(&text).eq(iri_divergences(&text));
        assert!(ascii_alike, "{text:?}");
        // A text that both parsers accept and in which no host is mapped has no divergence, except in the serialization
        // of characters beyond ASCII.
        if IriRef::parse(&text).is_ok() {
            assert!(iri_divergences(&text).all(|found| found.kind != DivergenceKind::NonAscii), "{text:?}");
        }
    }
}

#[test]
fn every_place_lies_in_the_text_and_they_are_in_order() {
    let random = &mut Random::new(2);
    for _ in 0..effort::of(50_000, 5) {
        let text = disagreement(random);
        let mut before = 0;
        for found in divergences(&text) {
            assert!(found.offset >= before, "{text:?}: {found}");
            assert!(text.get(found.offset..found.offset + found.length).is_some(), "{text:?}: {found}");
            before = found.offset;
        }
    }
}

/// A quadratic algorithm would take minutes for each of these texts.
#[test]
fn long_texts_take_linear_time() {
    for piece in [
        "/", "\\", "@", ":", ".", "/..", "/%2e", "%", "%41", "\t", "\t/", " ", "é", "xn--", "0", "0.", "[",
        "|",
    ] {
        for before in ["", "http:", "http://", "http://a/", "file://", "foo:", "foo://a", "http://a?", "a:#"]
        {
            let text = format!("{before}{}", piece.repeat(effort::of(100_000, 5)));
            assert!(divergences(&text).count() <= 2 * text.len(), "{before}{piece}");
        }
    }
}
