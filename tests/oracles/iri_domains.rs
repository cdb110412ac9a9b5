//! Hosts of IRIs as domain names: the mapping, the errors with their offsets, and the proof that only the host changes.
//!
//! The second implementation is the crate `url`: if both accept a host, they map it to the same name.

use virgule::iri::IdnaErrorKind::{Label, Name};
use virgule::{Host, IriRef, UriRef};
use virgule_tests::inputs::list;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

#[test]
fn maps_hosts() {
    for (iri, uri, why) in rows::<(&str, &str, &str)>("to-uri-idna") {
        let mapped = IriRef::parse(iri).expect(iri).to_uri_idna();
        assert_eq!(mapped.as_ref().map(|mapped| mapped.as_str()), Ok(uri), "{iri}: {why}");
    }
    let same = IriRef::parse("http://a.example/").expect("an IRI").to_uri_idna();
    assert!(same.is_ok_and(|same| same.is_borrowed() && same == "http://a.example/"));
}

#[test]
fn rejects_hosts_with_an_offset() {
    for (iri, offset, length, fault, why) in rows::<(&str, usize, usize, &str, &str)>("idna-errors") {
        let error = IriRef::parse(iri).expect(iri).to_uri_idna().expect_err(iri);
        let kind = format!("{:?}", error.kind());
        assert_eq!((error.offset(), error.length(), kind.as_str()), (offset, length, fault), "{iri}: {why}");
        let (begin, end) = (format!("{length} bytes "), format!(" (offset {offset}, in host)"));
        let message = error.to_string();
        assert!(
            message.starts_with(&begin) && message.ends_with(&end) && !message.contains("example"),
            "{error}"
        );
    }
    let long = format!("//é.{}", "a".repeat(64));
    let error = IriRef::parse(&long).expect("an IRI").to_uri_idna().expect_err("too long a label");
    assert_eq!((error.offset(), error.length(), error.kind()), (5, 64, Label));
    let long = format!("//é{}", ".abcdefg".repeat(40));
    let error = IriRef::parse(&long).expect("an IRI").to_uri_idna().expect_err("too long a name");
    assert_eq!((error.offset(), error.length(), error.kind()), (2, 322, Name));
}

#[test]
fn maps_punycode_back() {
    for (uri, iri, why) in rows::<(&str, &str, &str)>("to-iri-idna") {
        let mapped = UriRef::parse(uri).expect(uri).to_iri_idna();
        assert_eq!(mapped, iri, "{uri}: {why}");
        IriRef::parse(mapped.as_str()).expect("an IRI");
    }
}

#[test]
fn laws_of_random_hosts() {
    let mut random = Random::new(46);
    let (mut mapped, mut refused, mut compared) = (0, 0, 0);
    for _ in 0..40_000 {
        let host: String =
            (0..random.below(7)).map(|_| *random.pick::<&str>(list("domain-pieces"))).collect();
        let text = format!("http://ü@{host}:81/ü/?ü#ü");
        let iri = IriRef::parse(&text).expect(&text);
        let plain = iri.to_uri();
        let plain = UriRef::parse(plain.as_str()).expect("a URI");
        let Ok(mapping) = iri.to_uri_idna() else {
            refused += 1;
            continue;
        };
        let uri = UriRef::parse(mapping.as_str()).expect("a URI");
        assert_eq!(
            (uri.scheme(), uri.userinfo(), uri.port()),
            (plain.scheme(), plain.userinfo(), plain.port())
        );
        assert_eq!(
            (uri.path(), uri.query(), uri.fragment()),
            (plain.path(), plain.query(), plain.fragment())
        );
        if registered(iri.host_typed()).is_none_or(|host| host.is_ascii() && !host.contains('%')) {
            assert_eq!(uri.host(), plain.host(), "{text}");
            continue;
        }
        mapped += 1;
        let name = registered(uri.host_typed()).expect("still a registered name");
        assert!(name.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-' | '.')), "{text}: {name}");
        if let Ok(url) = url::Url::parse(&text) {
            compared += 1;
            assert_eq!(url.host_str(), Some(name), "{text}");
        }
        let back = uri.to_iri_idna();
        let again = IriRef::parse(back.as_str()).expect("an IRI").to_uri_idna().expect("a way back");
        assert_eq!(again, mapping, "{text} → {mapping} → {back}");
    }
    assert!(mapped > 3_000 && refused > 3_000 && compared > 3_000, "{mapped}, {refused}, {compared}");
}

#[test]
fn a_long_host_takes_no_longer_per_byte() {
    for piece in ["é", "é.", "xn--", "xn--bcher-kva.", "%C3%A9", "a.", "日本語"] {
        let host = piece.repeat(300_000 / piece.len());
        let text = format!("//{host}é");
        assert!(IriRef::parse(&text).expect("an IRI").to_uri_idna().is_err(), "{piece}");
        if host.is_ascii() {
            UriRef::parse(&text[..2 + host.len()]).expect("a URI").to_iri_idna();
        }
    }
}

fn registered(host: Option<Host<'_>>) -> Option<&str> {
    match host {
        Some(Host::RegName(name)) => Some(name),
        _ => None,
    }
}
