//! Each rule of the algorithm with hosts for which it decides.

use super::PublicSuffixList;
use std::string::String;

const LIST: &str = "\
// ===BEGIN ICANN DOMAINS===
com\tcommercial

uk
co.uk
JP
*.kawasaki.jp
!city.kawasaki.jp
*.ck
!www.ck
рф
// ===END ICANN DOMAINS===
// ===BEGIN PRIVATE DOMAINS===
github.io
*.deep.example.net
.leading.example
// ===END PRIVATE DOMAINS===
";

#[test]
fn the_prevailing_rule_decides() {
    let list = PublicSuffixList::parse(LIST).unwrap();
    for (host, suffix, domain) in [
        ("example.com", "com", Some("example.com")),
        ("a.b.example.com", "com", Some("example.com")),
        ("com", "com", None),
        ("EXAMPLE.Com.", "Com", Some("EXAMPLE.Com")),
        ("a.co.uk", "co.uk", Some("a.co.uk")),
        ("a.b.uk", "uk", Some("b.uk")),
        ("a.co.jp", "jp", Some("co.jp")),
        // The wildcard matches exactly one label; its parent is matched by the rule before it.
        ("kawasaki.jp", "jp", Some("kawasaki.jp")),
        ("a.kawasaki.jp", "a.kawasaki.jp", None),
        ("b.a.kawasaki.jp", "a.kawasaki.jp", Some("b.a.kawasaki.jp")),
        ("c.b.a.kawasaki.jp", "a.kawasaki.jp", Some("b.a.kawasaki.jp")),
        ("x.city.kawasaki.jp", "kawasaki.jp", Some("city.kawasaki.jp")),
        ("ck", "ck", None),
        ("www.ck", "ck", Some("www.ck")),
        ("a.www.ck", "ck", Some("www.ck")),
        ("other.ck", "other.ck", None),
        // Without a matching rule, the last label is the suffix.
        ("example.unknown", "unknown", Some("example.unknown")),
        ("localhost", "localhost", None),
        ("anna.github.io", "github.io", Some("anna.github.io")),
        ("x.y.z.deep.example.net", "z.deep.example.net", Some("y.z.deep.example.net")),
        ("deep.example.net", "net", Some("example.net")),
        ("a.leading.example", "leading.example", Some("a.leading.example")),
        ("пример.рф", "рф", Some("пример.рф")),
    ] {
        assert_eq!(
            (list.public_suffix(host), list.registrable_domain(host)),
            (Some(suffix), domain),
            "{host}"
        );
    }
    for host in ["", ".", "a..com", ".com", "a.com..", "192.0.2.1", "[::1]", "a%2Ecom"] {
        assert_eq!((list.public_suffix(host), list.registrable_domain(host)), (None, None), "{host}");
    }
}

#[test]
fn rules_of_registries_can_stand_alone() {
    let list = PublicSuffixList::parse_icann(LIST).unwrap();
    assert_eq!(list.registrable_domain("anna.github.io"), Some("github.io"));
    assert_eq!(list.registrable_domain("a.co.uk"), Some("a.co.uk"));
    assert_eq!(PublicSuffixList::parse_icann("co.uk\n").unwrap().public_suffix("a.co.uk"), Some("uk"));
}

#[test]
fn a_line_that_is_no_rule_is_named() {
    for (text, line) in
        [("a\nb..c", 2), ("*.*.a", 1), ("a.*.b", 1), ("!*.a", 1), ("!a", 1), ("a.", 1), ("a*", 1)]
    {
        assert_eq!(PublicSuffixList::parse(text).unwrap_err().line(), line, "{text}");
    }
    let empty = PublicSuffixList::parse("\u{feff}// nothing\r\n\r\n  indented\r\n*\r\n").unwrap();
    assert_eq!(empty.registrable_domain("a.b.c"), Some("b.c"));
}

#[cfg(feature = "idna")]
#[test]
fn rules_match_punycode_too() {
    let list = PublicSuffixList::parse("рф\nком.рф").unwrap();
    assert_eq!(list.public_suffix("a.xn--j1aef.xn--p1ai"), Some("xn--j1aef.xn--p1ai"));
    assert_eq!(list.public_suffix("a.ком.рф"), Some("ком.рф"));
}

/// A lookup reads no more labels of a host than the longest rule has.
#[test]
fn a_long_host_is_read_once() {
    let list = PublicSuffixList::parse(LIST).unwrap();
    let host = "a.".repeat(1 << 18) + "co.uk";
    assert_eq!(list.registrable_domain(&host), Some("a.co.uk"));
    let label = String::from("a").repeat(1 << 18);
    assert_eq!(list.public_suffix(&label), Some(&*label));
}
