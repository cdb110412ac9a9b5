//! Hosts of IRIs as domain names: the mapping, the errors with their offsets, and the proof that only the host changes.
//!
//! The second implementation is the crate `url`: if both accept a host, they map it to the same name.

use virgule::iri::IdnaErrorKind::{self, Address, Label, Name, NotUtf8};
use virgule::{Host, IriRef, UriRef};
use virgule_tests::random::Random;

const MAPPED: &[(&str, &str, &str)] = &[
    ("http://résumé.example.org", "http://xn--rsum-bpad.example.org", "RFC 3987, 3.1"),
    ("http://r%C3%A9sum%C3%A9.example.org", "http://xn--rsum-bpad.example.org", "percent-encoded: the same"),
    ("http://納豆.example.org/%E2%80%AE", "http://xn--99zt52a.example.org/%E2%80%AE", "3.2.1, the other way"),
    ("//ü@bücher.example:8/ü?ü#ü", "//%C3%BC@xn--bcher-kva.example:8/%C3%BC?%C3%BC#%C3%BC", "the host alone"),
    ("//Bücher.EXAMPLE", "//xn--bcher-kva.example", "mapped to lower case"),
    ("//straße.example", "//xn--strae-oqa.example", "non-transitional"),
    ("//a。b．c｡example", "//a.b.c.example", "RFC 3490, 3.1: dots"),
    ("//bücher.example.", "//xn--bcher-kva.example.", "the root"),
    ("//r3---sn-é.example", "//xn--r3---sn--i1a.example", "hyphens in the third and fourth place"),
    ("//ex%61mple.org", "//example.org", "ASCII, decoded"),
    ("//My_Host/ü", "//My_Host/%C3%BC", "a host without anything to map stays"),
    ("//xn--a/ü", "//xn--a/%C3%BC", "even if it is no domain name"),
    ("//192.0.2.1/ü", "//192.0.2.1/%C3%BC", "an address"),
    ("//[::1]/ü", "//[::1]/%C3%BC", "an address"),
    ("file:///ü", "file:///%C3%BC", "an empty host"),
    ("mailto:ü", "mailto:%C3%BC", "no host"),
];

const REFUSED: &[(&str, usize, usize, IdnaErrorKind, &str)] = &[
    ("//a.b／c.example", 4, 5, Label, "a mapped slash would end the host"),
    ("//good.example＠evil.example", 7, 14, Label, "a mapped @ would make a userinfo"),
    ("//é.a：80", 5, 6, Label, "a mapped colon would make a port"),
    ("//a？b.é", 2, 5, Label, "a mapped question mark would make a query"),
    ("//é.a＃b", 5, 5, Label, "a mapped number sign would make a fragment"),
    ("//é.a＼b", 5, 5, Label, "a mapped backslash is a slash to some"),
    ("//℀.example", 2, 3, Label, "U+2100 maps to a/c"),
    ("//é.a%2Fb", 5, 5, Label, "an encoded slash"),
    ("//é.a%40b", 5, 5, Label, "an encoded @"),
    ("//%25C3%25A9", 2, 10, Label, "decoded once: %C3%A9 is no label"),
    ("//é.a%20b.c", 5, 5, Label, "a blank"),
    ("//é.a%00b.c", 5, 5, Label, "a null"),
    ("//é.a_b", 5, 3, Label, "UseSTD3ASCIIRules"),
    ("//é.-a", 5, 2, Label, "a hyphen at the beginning"),
    ("//é..a", 5, 0, Label, "an empty label"),
    ("//%C2%AD.é", 2, 6, Label, "empty once mapped"),
    ("//é.xn--a", 5, 5, Label, "no punycode"),
    ("//a%2Exn--a.é", 6, 5, Label, "behind an encoded dot"),
    ("//é.א1a.b", 5, 4, Label, "directions mixed in a label"),
    ("//é.%FF", 5, 3, NotUtf8, "no UTF-8"),
    ("//é%E2%82.b", 4, 3, NotUtf8, "half a character"),
    (
        "//1a.אב",
        2,
        7,
        Name,
        "RFC 5893: a name with right-to-left letters has no label that begins with a digit",
    ),
    ("//１９２.0.2.1", 2, 15, Address, "would become an IPv4 address"),
    ("//%31%32%37.0.0.1", 2, 15, Address, "would become an IPv4 address"),
    ("//127。0。0。1", 2, 15, Address, "would become an IPv4 address"),
    ("//１２７.1", 2, 11, Address, "would be taken for one by many"),
    ("//é.0ｘ7f.", 2, 10, Address, "no domain name ends so, and it is taken for a number"),
];

#[test]
fn maps_hosts() {
    for (iri, uri, why) in MAPPED {
        let mapped = IriRef::parse(iri).expect(iri).to_uri_idna();
        assert_eq!(mapped.as_ref().map(|mapped| mapped.as_str()), Ok(*uri), "{iri}: {why}");
    }
    let same = IriRef::parse("http://a.example/").expect("an IRI").to_uri_idna();
    assert!(same.is_ok_and(|same| same.is_borrowed() && same == "http://a.example/"));
}

#[test]
fn rejects_hosts_with_an_offset() {
    for &(iri, offset, length, fault, why) in REFUSED {
        let error = IriRef::parse(iri).expect(iri).to_uri_idna().expect_err(iri);
        assert_eq!((error.offset(), error.length(), error.kind()), (offset, length, fault), "{iri}: {why}");
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

const BACK: &[(&str, &str, &str)] = &[
    ("http://xn--99zt52a.example.org/%E2%80%AE", "http://納豆.example.org/%E2%80%AE", "RFC 3987, 3.2.1"),
    (
        "//%C3%BC@xn--bcher-kva.Example:8/%C3%BC?%EE%80%80#%C3%BC",
        "//ü@bücher.Example:8/ü?\u{E000}#ü",
        "all of it",
    ),
    ("//XN--BCHER-KVA.a", "//bücher.a", "in upper case"),
    ("//xn--strae-oqa.a", "//straße.a", "not strasse"),
    ("//xn--bcher-kva.xn--a", "//xn--bcher-kva.xn--a", "one is no punycode"),
    ("//xn--Bcher-Kva", "//bücher", "mixed"),
    ("//xn--bcher-kva.a_b", "//xn--bcher-kva.a_b", "no way back: a_b is no label"),
    ("//xn--1ug", "//xn--1ug", "a joiner without context"),
    ("//xn--abc-", "//xn--abc-", "punycode of ASCII"),
    ("//xn--bcher-kva.1a.xn--4dbc", "//xn--bcher-kva.1a.xn--4dbc", "RFC 5893: no domain name together"),
    ("//xn--bcher-kva.%C3%BC", "//xn--bcher-kva.ü", "a host that is encoded both ways is left alone"),
    ("//bcher/%C3%BC", "//bcher/ü", "no punycode"),
    ("/xn--bcher-kva", "/xn--bcher-kva", "no host"),
];

#[test]
fn maps_punycode_back() {
    for (uri, iri, why) in BACK {
        let mapped = UriRef::parse(uri).expect(uri).to_iri_idna();
        assert_eq!(mapped, *iri, "{uri}: {why}");
        IriRef::parse(mapped.as_str()).expect("an IRI");
    }
}

/// Letters of several scripts, characters with a mapping, and invalid characters.
const PIECES: &[&str] = &[
    "a",
    "B",
    "1",
    "-",
    "é",
    "ß",
    "日本",
    "пр",
    "א",
    "ب",
    "ü",
    "Ａ",
    "．",
    "。",
    "／",
    "＠",
    "：",
    "℀",
    "\u{AD}",
    "\u{200D}",
    "\u{301}",
    "%C3%A9",
    "%2E",
    "%2F",
    "%61",
    "%FF",
    "%25",
    ".",
    ".",
    ".",
    "_",
    "xn--bcher-kva",
    "xn--a",
    "xn--99zt52a",
    "127",
    "1.2.3.4",
    "!",
    ";",
];

#[test]
fn laws_of_random_hosts() {
    let mut random = Random::new(46);
    let (mut mapped, mut refused, mut compared) = (0, 0, 0);
    for _ in 0..40_000 {
        let host: String = (0..random.below(7)).map(|_| *random.pick::<&str>(PIECES)).collect();
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
