//! Conversions to and from `url::Url` and `http::Uri`: which texts are converted, the reasons of errors, and the proof
//! that no conversion changes the meaning.
//!
//! The second implementation is a normal form by RFC 3986: a conversion succeeds if and only if the URI and the serialization
//! of its URL have the same normal form.

use std::error::Error as _;
use virgule::Component::{self, Fragment, Host, Path, Port, Query, Scheme, Userinfo};
use virgule::interop::http::{FromHttpError, ToHttpError};
use virgule::interop::url::{FromUrlError, ToUrlError};
use virgule::{Host as TypedHost, Normalization, Uri, UriBuf};
use virgule_tests::data;
use virgule_tests::inputs::{list, mutated, random_text};
use virgule_tests::naive::normalize::read;
use virgule_tests::naive::resolve::remove_dot_segments;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

/// The normal form of a component by sections 6.2.2.1 and 6.2.2.2.
fn normal(text: &str) -> String {
    read(text, Normalization::PERCENT, false, false)
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

#[test]
fn to_url() {
    for (text, wanted, differing, why) in rows::<(&str, &str, &str, &str)>("to-url") {
        let Ok(uri) = Uri::parse(text) else {
            assert_eq!(why, "no URI at all");
            continue;
        };
        match url::Url::try_from(&uri) {
            Ok(url) => assert_eq!((url.as_str(), ""), (wanted, differing), "{text}: {why}"),
            Err(ToUrlError::Differs(component)) => {
                assert_eq!(format!("{component:?}"), differing, "{text}: {why}");
            }
            Err(error) => panic!("{text}: {error}"),
        }
    }
    for text in
        ["http:", "http://[v1.a]/", "http://h:99999/", "http://a%2Fb/", "http://a*%00/", "http://h:80:/"]
    {
        let Ok(uri) = Uri::parse(text) else { continue };
        let error = url::Url::try_from(&uri).expect_err(text);
        assert!(matches!(error, ToUrlError::Refused(_)), "{text}: {error}");
        assert!(error.to_string() == "`url` rejects it" && error.source().is_some(), "{error}");
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
            let rest: String =
                (0..2 + random.below(6)).map(|_| *random.pick::<&str>(list("url-pieces"))).collect();
            format!("{host}{}{rest}", random.pick::<&str>(&["", "/", "?", "#", "/?"]))
        }
        _ => (0..1 + random.below(8)).map(|_| *random.pick::<&str>(list("url-pieces"))).collect(),
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
