//! The component types and the accessors that combine components agree with the text, for all types, borrowed and
//! owned.

use std::collections::HashSet;
use virgule::{
    AbsoluteIri, AbsoluteUri, Host, Iri, IriBuf, IriRef, IriRelativeRef, Normalization, Owned, PortError,
    RelativeRef, Scheme, Uri, UriBuf, UriRef,
};
use virgule_tests::inputs::assorted;

/// The texts of the case files, real URLs, and random texts.
fn texts() -> Vec<String> {
    assorted(20, 20, 20_000)
}

/// Defines a function that checks a text as a type, and returns true if it has an authority.
macro_rules! laws {
    ($($law:ident of $name:ident)*) => {$(
        fn $law(text: &str) -> bool {
            let Ok(value) = $name::parse(text) else { return false };
            let owned: Owned<$name<'static>> = value.to_owned();
            assert_eq!(owned.authority_typed(), value.authority_typed());
            let Some(authority) = value.authority_typed() else {
                assert!(!value.has_authority() && value.host_typed().is_none(), "{text}");
                assert_eq!((value.username(), value.password(), value.has_port()), (None, None, false));
                return false;
            };
            assert_eq!(Some(authority.as_str()), value.authority(), "{text}");
            assert_eq!(Some(authority.host()), value.host(), "{text}");
            assert_eq!(Some(authority.host_typed()), value.host_typed(), "{text}");
            assert_eq!((authority.userinfo(), authority.port()), (value.userinfo(), value.port()), "{text}");
            assert_eq!(authority.port_u16(), value.port_u16(), "{text}");
            assert_eq!(owned.port_u16(), value.port_u16(), "{text}");
            let written = match (authority.username(), authority.password()) {
                (Some(name), Some(password)) => format!("{name}:{password}@"),
                (Some(name), None) => format!("{name}@"),
                (None, None) => String::new(),
                (None, Some(_)) => panic!("a password without a user: {text}"),
            };
            let port = authority.port().map_or(String::new(), |port| format!(":{port}"));
            assert_eq!(authority, format!("{written}{}{port}", authority.host()).as_str(), "{text}");
            assert_eq!((value.username(), value.password()), (authority.username(), authority.password()));
            let query = value.query().map_or(String::new(), |query| format!("?{query}"));
            assert_eq!(value.path_and_query(), format!("{}{query}", value.path()), "{text}");
            assert_eq!(owned.path_and_query(), value.path_and_query());
            let pairs = value.query().filter(|query| !query.is_empty()).map_or(0, |query| query.split('&').count());
            assert_eq!((value.query_pairs().count(), owned.query_pairs().count()), (pairs, pairs), "{text}");
            if let Some(password) = authority.password().filter(|password| password.len() > 2) {
                let shown = format!("{authority:?}");
                assert!(!shown.contains(&format!("{password:?}")), "{shown}");
            }
            true
        }
    )*};
}

laws! {
    uri of Uri
    uri_ref of UriRef
    absolute_uri of AbsoluteUri
    relative_ref of RelativeRef
    iri of Iri
    iri_ref of IriRef
    absolute_iri of AbsoluteIri
    irelative_ref of IriRelativeRef
}

#[test]
fn authorities_equal_those_of_the_oracle() {
    let laws = [uri, uri_ref, absolute_uri, relative_ref, iri, iri_ref, absolute_iri, irelative_ref];
    let mut counts = [0; 8];
    for text in texts() {
        for (law, count) in laws.iter().zip(&mut counts) {
            *count += usize::from(law(&text));
        }
    }
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}

#[test]
fn strip_fragment_keeps_all_other_components() {
    let (mut with, mut without) = (0, 0);
    for text in texts() {
        let Ok(uri) = UriRef::parse(&text) else { continue };
        let stripped = uri.strip_fragment();
        assert_eq!(stripped, text.split('#').next().unwrap_or_default());
        assert!(!stripped.has_fragment());
        assert_eq!(uri.with_fragment(None).unwrap(), stripped);
        assert_eq!(stripped.with_fragment(uri.fragment()).unwrap(), uri, "{text}");
        assert_eq!(
            (stripped.scheme(), stripped.authority(), stripped.path(), stripped.query()),
            (uri.scheme(), uri.authority(), uri.path(), uri.query())
        );
        *(if uri.has_fragment() { &mut with } else { &mut without }) += 1;
    }
    assert!(with > 100 && without > 100, "{with} {without}");
    assert_eq!(Uri::parse("a:b").unwrap().with_fragment("x#y").unwrap_err().field(), Some("fragment"));
}

#[test]
fn a_reference_is_joined_as_it_is_resolved() {
    let bases =
        ["http://a/b/c/d;p?q", "http://a", "urn:a:b", "file:///etc/"].map(|base| Uri::parse(base).unwrap());
    for text in texts() {
        for base in bases {
            match UriRef::parse(&text) {
                Ok(reference) => assert_eq!(base.join(&text).unwrap(), reference.resolve(base)),
                Err(error) => assert_eq!(base.to_owned().join(&text).unwrap_err(), error),
            }
        }
    }
}

#[test]
fn ports_by_scheme() {
    for (text, port, or_default, default) in [
        ("http://a", Ok(None), Ok(Some(80)), Some(80)),
        ("HTTPS://a:", Ok(None), Ok(Some(443)), Some(443)),
        ("https://a:00443", Ok(Some(443)), Ok(Some(443)), Some(443)),
        ("wss://a:1", Ok(Some(1)), Ok(Some(1)), Some(443)),
        ("coap://a", Ok(None), Ok(Some(5683)), Some(5683)),
        ("x://a:65535", Ok(Some(65535)), Ok(Some(65535)), None),
        ("x://a:65536", Err(PortError), Err(PortError), None),
        ("urn:a:b", Ok(None), Ok(None), None),
    ] {
        let uri = Uri::parse(text).unwrap();
        assert_eq!((uri.port_u16(), uri.port_or_default(), uri.default_port()), (port, or_default, default));
        assert_eq!(uri.to_owned().port_or_default(), or_default);
    }
}

#[test]
fn addresses_to_connect_to() {
    let addresses =
        |text| Uri::parse(text).unwrap().socket_addrs(|| Some(7)).map_err(|error| error.to_string());
    assert_eq!(addresses("http://127.0.0.1/").unwrap(), ["127.0.0.1:80".parse().unwrap()]);
    assert_eq!(addresses("x://[::1]/").unwrap(), ["[::1]:7".parse().unwrap()]);
    assert!(addresses("x://localhost:1/").unwrap().iter().all(|address| address.ip().is_loopback()));
    assert!(addresses("x://%6Cocalhost:1/").unwrap().iter().all(|address| address.port() == 1));
    assert_eq!(addresses("x:/").unwrap_err(), "there is no host to connect to");
    assert_eq!(addresses("x:///").unwrap_err(), "there is no host to connect to");
    assert_eq!(addresses("x://a:65536").unwrap_err(), "a port above 65535");
    assert_eq!(addresses("x://[v1.a]").unwrap_err(), "the host is an address of an unknown version");
    let error = Uri::parse("x://127.0.0.1").unwrap().socket_addrs(|| None).unwrap_err();
    assert_eq!(error.to_string(), "there is no port to connect to");
    addresses("x://%FF").unwrap_err();
}

#[test]
fn texts_compare_in_all_directions() {
    let text = "http://example.com/";
    let uri = Uri::parse(text).unwrap();
    let (owned, string) = (uri.to_owned(), text.to_string());
    let same = uri.normalize(Normalization::SYNTAX);
    let of_values = [uri == text, text == uri, *text == uri, uri == *text, uri == string, string == uri];
    let of_owned = [owned == text, text == owned, *text == owned, owned == string, string == owned];
    let of_results =
        [same == owned, owned == same, same == text, text == same, same == string, *text == same];
    let of_both = [owned == uri, uri == owned, string == same];
    assert!(
        [&of_values[..], &of_owned, &of_results, &of_both].iter().all(|all| all.iter().all(|same| *same))
    );
    let mut set = HashSet::from([owned.clone()]);
    assert!(set.contains(text) && set.remove(&owned));
    let texts: HashSet<String> = HashSet::from([string]);
    assert!(texts.contains(uri.as_ref() as &str));
}

#[test]
fn results_keep_their_type() {
    for text in texts() {
        let Ok(iri) = Iri::parse(&text) else { continue };
        let (normal, mapped) = (iri.normalize(Normalization::SCHEME), iri.to_uri());
        assert_eq!(normal.borrow(), Iri::parse(normal.as_str()).unwrap());
        assert_eq!(normal.borrow().path(), IriBuf::from(normal.clone()).path());
        assert_eq!(normal.is_borrowed(), normal == text);
        let uri: UriBuf = mapped.clone().into_owned();
        assert_eq!((uri.as_str(), uri.host()), (mapped.as_str(), mapped.borrow().host()));
        assert_eq!(mapped.is_borrowed(), text.is_ascii());
        assert_eq!(uri.to_iri().borrow().scheme_typed(), iri.scheme_typed());
    }
}

#[test]
fn schemes_and_hosts_of_owned_texts() {
    let uri = UriBuf::parse("HTTP://[::1]:8080/").unwrap();
    assert_eq!((uri.scheme(), uri.scheme_typed()), ("HTTP", Scheme::HTTP));
    assert_eq!(uri.host_typed(), Some(Host::Ipv6("::1".parse().unwrap())));
    assert_eq!((uri.has_query(), uri.has_fragment(), uri.has_port()), (false, false, true));
    let reference: virgule::UriRefBuf = "//a".parse().unwrap();
    assert_eq!((reference.has_scheme(), reference.scheme_typed()), (false, None));
}

#[test]
fn texts_of_kinds_are_the_uris_that_they_parse_as() {
    use virgule::UriType;
    use virgule::schemes::{Did, File, Ftp, Https, Ni, Rtsp, Tag, Urn, UrnUuid, Ws};
    let mut taken = 0;
    let mut texts = texts();
    texts.extend([300, 100_000].map(|length| format!("https://u@h:1/{}?{0}#{0}", "a".repeat(length))));
    texts.extend(["", ":1", "1:1"].map(|port| format!("https://u:p@[::1]{port}/?#")));
    for text in texts {
        macro_rules! same {
            ($($kind:ident)*) => {$(
                if let Ok(value) = $kind::parse(&text) {
                    let (uri, parsed) = (Uri::from(value), Uri::parse(&text).unwrap());
                    assert_eq!(uri, parsed, "{text}");
                    assert_eq!(Uri::found(uri).captures(), Uri::found(parsed).captures(), "{text}");
                    let again = $kind::try_from(uri).unwrap();
                    assert_eq!($kind::found(again).captures(), $kind::found(value).captures());
                    let owned = UriBuf::from(value.to_owned());
                    assert_eq!((&owned, owned.path()), (&parsed.to_owned(), parsed.path()));
                    taken += 1;
                }
            )*};
        }
        same! { Did File Ftp Https Ni Rtsp Tag Urn UrnUuid Ws }
    }
    assert!(taken > 300, "{taken}");
    Https::try_from(Uri::parse("urn:a:b").unwrap()).unwrap_err();
    let refused = Owned::<Https<'static>>::try_from(UriBuf::parse("urn:a:b").unwrap()).unwrap_err();
    assert_eq!(refused.into_input(), "urn:a:b");
}

#[test]
fn messages_of_serde_name_the_type() {
    let message = |error: serde_json::Error| error.to_string();
    let uri = serde_json::from_str::<UriBuf>("\"a b\"").map_err(message).unwrap_err();
    assert!(uri.starts_with("invalid Uri: a URI begins with a scheme"), "{uri}");
    let iri = serde_json::from_str::<Iri<'_>>("\"a b\"").map_err(message).unwrap_err();
    assert!(iri.starts_with("invalid Iri: a URI begins with a scheme"), "{iri}");
    assert!(iri.contains(" (offset 1, in scheme: expected "), "{iri}");
    let number = serde_json::from_str::<UriBuf>("7").map_err(message).unwrap_err();
    assert!(number.contains("expected a string of the type Uri"), "{number}");
}
