//! Conversions to and from `url::Url` and `http::Uri`: which texts are converted, the reasons of errors, and the proof
//! that no conversion changes the meaning.
//!
//! The second implementation is a normal form by RFC 3986: a conversion succeeds if and only if the URI and the serialization
//! of its URL have the same normal form.

use std::error::Error as _;
use virgule::Component::{self, Fragment, Host, Path, Port, Query, Scheme, Userinfo};
use virgule::interop::http::{FromHttpError, ToHttpError};
use virgule::interop::url::{FromUrlError, ToUrlError};
use virgule::{Host as TypedHost, Uri, UriBuf};
use virgule_tests::data;
use virgule_tests::inputs::{mutated, random_text};
use virgule_tests::random::Random;

/// The normal form of a component by sections 6.2.2.1 and 6.2.2.2.
fn normal(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, encoded)) = rest.split_once('%') {
        let octet = char::from(u8::from_str_radix(&encoded[..2], 16).expect("two digits"));
        result += before;
        match octet.is_ascii_alphanumeric() || "-._~".contains(octet) {
            true => result.push(octet),
            false => result += &format!("%{}", encoded[..2].to_ascii_uppercase()),
        }
        rest = &encoded[2..];
    }
    result + rest
}

/// Removes dot segments by section 5.2.4; the comments name the steps.
fn remove_dot_segments(path: &str) -> String {
    let (mut input, mut output) = (path.to_string(), String::new());
    while !input.is_empty() {
        if let Some(rest) = input.strip_prefix("../").or(input.strip_prefix("./")) {
            input = rest.to_string(); // A
        } else if input.starts_with("/./") || input == "/." {
            input = format!("/{}", input.get(3..).unwrap_or("")); // B
        } else if input.starts_with("/../") || input == "/.." {
            input = format!("/{}", input.get(4..).unwrap_or("")); // C
            output.truncate(output.rfind('/').unwrap_or(0));
        } else if input == "." || input == ".." {
            input.clear(); // D
        } else {
            let end = input.get(1..).and_then(|rest| rest.find('/')).map_or(input.len(), |end| end + 1);
            output += &input[..end]; // E
            input.drain(..end);
        }
    }
    output
}

/// The components in normal form: syntax-based (6.2.2), and scheme-based (6.2.3) as documented.
fn normal_form(uri: &Uri<'_>) -> [(Component, Option<String>); 7] {
    let scheme = uri.scheme().to_ascii_lowercase();
    let host = match uri.host_typed() {
        None => String::new(),
        Some(TypedHost::Ipv6(address)) => address.to_string(),
        Some(TypedHost::RegName(name))
            if scheme == "file" && normal(name).eq_ignore_ascii_case("localhost") =>
        {
            String::new()
        }
        // Percent-encoded letters are case-insensitive too, and the digits after `%` become upper case.
        Some(_) => normal(&normal(uri.host().expect("a host")).to_ascii_lowercase()),
    };
    let default = match scheme.as_str() {
        "http" | "ws" => Some(80),
        "https" | "wss" => Some(443),
        "ftp" => Some(21),
        _ => None,
    };
    let port =
        uri.port().and_then(|port| (!port.is_empty()).then(|| port.trim_start_matches('0').to_string()));
    let port = port.filter(|port| Some(port) != default.map(|port: u16| port.to_string()).as_ref());
    let path = match normal(uri.path()) {
        path if path.is_empty() && uri.authority().is_some() => "/".to_string(),
        path if path.starts_with('/') => remove_dot_segments(&path),
        path => path,
    };
    [
        (Scheme, Some(scheme)),
        (Userinfo, uri.userinfo().map(normal)),
        (Host, Some(host)),
        (Port, port),
        (Path, Some(path)),
        (Query, uri.query().map(normal)),
        (Fragment, uri.fragment().map(normal)),
    ]
}

/// The expected result of the conversion to `url`, by the normal forms.
fn expected(uri: &Uri<'_>) -> Result<(), ToUrlError> {
    let mut url = url::Url::parse(uri.as_str()).map_err(ToUrlError::Refused)?;
    // `url` also decodes percent-encoded characters in hosts, even if a host of a URI must not contain them.
    if Uri::parse(url.as_str()).is_err() {
        url.set_host(Some("another.example")).expect("a host");
    }
    let again = Uri::parse(url.as_str()).expect("but for that the URL of a URI is one");
    let (ours, theirs) = (normal_form(uri), normal_form(&again));
    match ours.into_iter().zip(theirs).find(|(ours, theirs)| ours != theirs) {
        Some(((component, _), _)) => Err(ToUrlError::Differs(component)),
        None => Ok(()),
    }
}

const TO_URL: &[(&str, Result<&str, Component>, &str)] = &[
    ("http://example.org", Ok("http://example.org/"), "an empty path"),
    (
        "HTTP://Example.ORG:80/%7e/../%41?q#f",
        Ok("http://example.org/%41?q#f"),
        "case, default port, dot segments",
    ),
    ("http://h/%2e%2E/a", Ok("http://h/a"), "encoded dots"),
    ("http://h:00443/", Ok("http://h:443/"), "leading zeros"),
    ("http://h:/", Ok("http://h/"), "an empty port"),
    ("http://ann:pw@[2001:DB8:0::7]/", Ok("http://ann:pw@[2001:db8::7]/"), "an IPv6 address"),
    ("http://ex%61mple.org/", Ok("http://example.org/"), "a letter that is encoded"),
    ("mailto:ann@example.org", Ok("mailto:ann@example.org"), "no authority"),
    ("a:b/../c", Ok("a:b/../c"), "a path that url does not look into"),
    ("a://1.2.3.4:80/%41?%zz", Err(Query), "no URI at all"),
    ("a://1.2.3.4:80/%41", Ok("a://1.2.3.4:80/%41"), "an address, for url a name"),
    ("a:/.//b", Ok("a:/.//b"), "a path that begins with two slashes"),
    ("file://localhost/etc", Ok("file:///etc"), "RFC 8089, section 2"),
    ("file:/etc", Ok("file:///etc"), "no authority, and an empty one"),
    ("http://127.1/", Err(Host), "a number for url"),
    ("http://0x7f.0.0.1/", Err(Host), "a number for url"),
    ("http://2130706433/", Err(Host), "a number for url"),
    ("http://192.0.2.1./", Err(Host), "a name with a dot at its end"),
    ("http://b%C3%BCcher.example/", Err(Host), "decoded and mapped"),
    ("http:/h/p", Err(Host), "a path"),
    ("http:h/p", Err(Host), "a path"),
    ("http:///h/p", Err(Host), "an empty host"),
    ("http://@h/", Err(Userinfo), "an empty userinfo"),
    ("http://a:@h/", Err(Userinfo), "an empty password"),
    ("http://a;b@h/", Err(Userinfo), "which url encodes"),
    ("file:///C:/../a", Err(Path), "a drive letter"),
    ("http://h/?'", Err(Query), "which url encodes"),
];

#[test]
fn to_url() {
    for &(text, ref wanted, why) in TO_URL {
        let Ok(uri) = Uri::parse(text) else {
            assert_eq!(why, "no URI at all");
            continue;
        };
        let url = url::Url::try_from(&uri);
        match wanted {
            Ok(wanted) => assert_eq!(url.as_ref().map(url::Url::as_str), Ok(*wanted), "{text}: {why}"),
            Err(component) => assert_eq!(url, Err(ToUrlError::Differs(*component)), "{text}: {why}"),
        }
    }
    for text in
        ["http:", "http://[v1.a]/", "http://h:99999/", "http://a%2Fb/", "http://a*%00/", "http://h:80:/"]
    {
        let Ok(uri) = Uri::parse(text) else { continue };
        let error = url::Url::try_from(&uri).expect_err(text);
        assert!(matches!(error, ToUrlError::Refused(_)), "{text}: {error}");
        assert!(error.to_string() == "`url` does not take it" && error.source().is_some(), "{error}");
    }
}

#[test]
fn from_url() {
    let taken =
        ["http://example.org/a?b#c", "mailto:a@b", "a:/.//b", "http://[::1]:8/", "file:///C:/a", "a:///b"];
    for text in taken {
        let url = url::Url::parse(text).expect(text);
        assert_eq!(Uri::try_from(&url).expect(text), url.as_str());
    }
    // The offset of the error refers to the serialization.
    let refused = [
        ("http://h/a|b", 10),
        ("http://h/?a b^", 15),
        ("http://h/[", 9),
        ("http://h/?{", 10),
        ("http://h/#%", 11),
        ("http://h/100%", 13),
        ("http://h/\\a\\[", 12),
        ("data:a b", 6),
        ("a://h`", 5),
    ];
    for (text, offset) in refused {
        let url = url::Url::parse(text).expect(text);
        match Uri::try_from(&url) {
            Err(FromUrlError::NotUri(error)) => assert_eq!(error.offset(), offset, "{url}"),
            other => panic!("{url}: {other:?}"),
        }
    }
}

/// Parts of texts on which URL parsers tend to fail.
const PIECES: &[&str] = &[
    "http:",
    "https:",
    "ws:",
    "ftp:",
    "file:",
    "a:",
    "//",
    "//",
    "/",
    "/",
    "h",
    "localhost",
    "1.2.3.4",
    "127.1",
    "0x7f",
    "[::1]",
    "[1:0:0::2]",
    "[v1.a]",
    "C:",
    "C|",
    "u@",
    "u:p@",
    ":@",
    "@",
    ":80",
    ":443",
    ":",
    ":0",
    ":0080",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    "%2F",
    "%41",
    "%7e",
    "%c3%bc",
    "%FF",
    "?",
    "#",
    "'",
    ";",
    "=",
    "~",
    "Ab",
    "é",
    " ",
    "\\",
    "|",
    "^",
];

/// Random texts, mutations of real URLs, and combinations of the parts.
fn texts(rounds: usize) -> impl Iterator<Item = String> {
    let real: Vec<String> = data::urls().step_by(50).map(str::to_string).collect();
    let mut random = Random::new(2588);
    (0..rounds).map(move |round| match round % 4 {
        0 => random_text(&mut random),
        1 => mutated(&mut random, &real),
        2 => {
            let host =
                *random.pick::<&str>(&["http://h", "https://u@h", "ws://h:8", "file://", "a://h", "a:"]);
            let rest: String = (0..2 + random.below(6)).map(|_| *random.pick::<&str>(PIECES)).collect();
            format!("{host}{}{rest}", random.pick::<&str>(&["", "/", "?", "#", "/?"]))
        }
        _ => (0..1 + random.below(8)).map(|_| *random.pick::<&str>(PIECES)).collect(),
    })
}

#[test]
fn a_uri_becomes_a_url_if_that_changes_nothing() {
    let (mut taken, mut refused, mut differing) = (0, 0, [0; 7]);
    for text in texts(100_000).chain(data::urls().map(str::to_string)) {
        let Ok(uri) = Uri::parse(&text) else { continue };
        let url = url::Url::try_from(&uri);
        assert_eq!(url.as_ref().map(|_| ()).map_err(|error| *error), expected(&uri), "{text}");
        match url {
            Ok(url) => {
                assert_eq!(Uri::try_from(&url).map(|uri| uri.as_str()), Ok(url.as_str()), "{text}");
                taken += 1;
            }
            Err(ToUrlError::Differs(component)) => differing[component as usize] += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(taken > 20_000 && refused > 500, "{taken}, {refused}");
    let [scheme, userinfo, host, port, path, query, fragment] = differing;
    assert!(userinfo > 100 && host > 500 && path > 100 && query > 100, "{differing:?}");
    assert_eq!((scheme, port, fragment), (0, 0, 0), "url leaves these as they are");
}

#[test]
fn a_url_is_a_uri_if_the_parser_says_so() {
    let mut counts = [0; 2];
    for text in texts(50_000) {
        let Ok(url) = url::Url::parse(&text) else { continue };
        match Uri::try_from(&url) {
            Ok(uri) => assert_eq!(uri, url.as_str()),
            Err(FromUrlError::NotUri(error)) => assert_eq!(Uri::parse(url.as_str()).map(|_| ()), Err(error)),
            Err(error) => panic!("{url}: {error}"),
        }
        counts[usize::from(Uri::try_from(&url).is_ok())] += 1;
    }
    assert!(counts.iter().all(|count| *count > 500), "{counts:?}");
}

#[test]
fn to_http() {
    for (text, shown) in [
        ("http://example.org", "http://example.org/"),
        ("http://example.org?q", "http://example.org/?q"),
        ("HTTPS://u:p@Example.org:8443/a//b/../c?d=e&f", "https://u:p@Example.org:8443/a//b/../c?d=e&f"),
        ("ni://h/sha-256;f4OxZX", "ni://h/sha-256;f4OxZX"),
        ("http://[::1]:/", "http://[::1]:/"),
    ] {
        let uri = http::Uri::try_from(&Uri::parse(text).expect(text)).expect(text);
        assert_eq!(uri.to_string(), shown);
        assert_eq!(UriBuf::try_from(&uri).expect(text), shown);
    }
    for (text, component) in
        [("mailto:u@h", Scheme), ("a:80", Scheme), ("http:", Scheme), ("http://h:99999/", Port)]
    {
        match http::Uri::try_from(&Uri::parse(text).expect(text)) {
            Err(ToHttpError::Differs(found)) => assert_eq!(found, component, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in ["urn:a:b", "a:/b", "file:///a", "http://a%41/"] {
        let error = http::Uri::try_from(&Uri::parse(text).expect(text)).expect_err(text);
        assert!(matches!(error, ToHttpError::Refused(_)), "{text}: {error}");
    }
}

#[test]
fn fragments_are_left_out_on_demand() {
    for (text, offset) in [("http://h/a?b#c", 12), ("http://h/#", 9), ("http://h#?/#"[..11].trim(), 8)] {
        let uri = Uri::parse(text).expect(text);
        match http::Uri::try_from(&uri) {
            Err(ToHttpError::Fragment { offset: found }) => assert_eq!(found, offset, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
        let shown = http::Uri::try_from(&Uri::parse(&text[..offset]).expect(text)).expect(text);
        assert_eq!(http::Uri::try_from(uri.strip_fragment()).expect(text), shown);
    }
    assert_eq!(
        http::Uri::try_from(Uri::parse("http://h/a").expect("a URI").strip_fragment()).expect("a target"),
        "http://h/a"
    );
}

#[test]
fn from_http() {
    let parsed = |text: &str| UriBuf::try_from(text.parse::<http::Uri>().expect(text));
    assert_eq!(parsed("http://h/a?b#c").unwrap(), "http://h/a?b", "http drops the fragment itself");
    assert_eq!(parsed("/a?b"), Err(FromHttpError::OriginForm));
    assert_eq!(parsed("//evil.example/a"), Err(FromHttpError::OriginForm));
    assert_eq!(parsed("example.org:443"), Err(FromHttpError::AuthorityForm));
    assert_eq!(parsed("*"), Err(FromHttpError::AsteriskForm));
    for (text, offset) in
        [("http://h/%", 10), ("http://h/a?100%&", 15), ("http://[anything]/", 9), ("http://h/|", 9)]
    {
        match parsed(text) {
            Err(FromHttpError::NotUri(error)) => assert_eq!(error.offset(), offset, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn converts_http_uris_without_a_change() {
    let mut counts = [0; 3];
    for text in texts(100_000).chain(data::urls().map(str::to_string)) {
        let Ok(uri) = Uri::parse(&text) else { continue };
        match http::Uri::try_from(uri.strip_fragment()) {
            Ok(target) => {
                let shown =
                    UriBuf::try_from(&target).unwrap_or_else(|error| panic!("{text} → {target}: {error}"));
                let again = Uri::parse(shown.as_str()).expect("a URI");
                assert!(uri.scheme().eq_ignore_ascii_case(again.scheme()), "{text}");
                assert_eq!((uri.authority(), uri.query()), (again.authority(), again.query()), "{text}");
                assert!(uri.path() == again.path() || (uri.path(), again.path()) == ("", "/"), "{text}");
                counts[0] += 1;
            }
            Err(ToHttpError::Differs(_)) => counts[1] += 1,
            Err(_) => counts[2] += 1,
        }
    }
    assert!(counts[0] > 20_000 && counts[1] > 100 && counts[2] > 500, "{counts:?}");
}

#[test]
fn both_directions_take_values_references_and_owned_texts() {
    let text = "http://example.org/a?q";
    let uri = Uri::parse(text).expect("a URI");
    let buf: UriBuf = uri.to_owned();
    for url in [
        url::Url::try_from(uri),
        url::Url::try_from(&uri),
        url::Url::try_from(&buf),
        url::Url::try_from(buf.clone()),
    ] {
        let url = url.expect("the same URL");
        assert_eq!(UriBuf::try_from(&url).expect("a URI"), text);
        assert_eq!(UriBuf::try_from(url).expect("a URI"), text);
    }
    for target in [
        http::Uri::try_from(uri),
        http::Uri::try_from(&uri),
        http::Uri::try_from(&buf),
        http::Uri::try_from(buf.clone()),
    ] {
        let target = target.expect("the same target");
        assert_eq!(UriBuf::try_from(&target).expect("a URI"), text);
    }
    let refused = UriBuf::parse("http://a:99999/").expect("a URI");
    let error = url::Url::try_from(refused).expect_err("no port of 16 bits");
    assert_eq!(std::error::Error::source(&error).expect("why").to_string(), "invalid port number");
    let refused = UriBuf::parse("http://0x7f.1/").expect("a URI");
    assert_eq!(url::Url::try_from(refused), Err(ToUrlError::Differs(Host)));
    assert!(UriBuf::try_from(&url::Url::parse("http://example.org/?a|b").expect("a URL")).is_err());
}
