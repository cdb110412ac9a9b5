//! Semantics of schemes beyond the syntax: equivalence and normalization for each kind.
//!
//! Each case contains the section that decides.

use virgule::{Equivalence, Kind, Normalization};

fn kind(name: &str) -> &'static Kind {
    Kind::find(name).unwrap_or_else(|| panic!("there is a kind {name}"))
}

/// Each case is a kind, two texts, the strictest level at which they are equivalent, and the reason.
const EQUALITY: &[(&str, &str, &str, Option<Equivalence>, &str)] = &[
    // Only algorithm and digest are significant.
    (
        "ni",
        "ni:///sha-256;abc",
        "ni://example.com/sha-256;abc?ct=text/plain",
        Some(Equivalence::Scheme),
        "RFC 6920 section 2",
    ),
    ("ni", "ni:///sha-256;abc", "NI:///sha-256;abc", Some(Equivalence::Syntax), "RFC 3986 section 6.2.2.1"),
    ("ni", "ni:///sha-256;abc", "ni:///sha-256;abC", None, "base64url has case"),
    ("ni", "ni:///sha-256;abc", "ni:///sha-256-32;abc", None, "RFC 6920 section 2"),
    (
        "nih",
        "nih:sha-256-32;5326-9057;b",
        "nih:sha-256-32;53269057",
        Some(Equivalence::Scheme),
        "RFC 6920 section 7",
    ),
    (
        "nih",
        "nih:sha-256-32;aBcd",
        "nih:sha-256-32;abcd",
        Some(Equivalence::Scheme),
        "hexadecimal digits have no case",
    ),
    // RFC 8141 section 3.2: the first three URNs are equivalent, the others are not.
    (
        "urn",
        "urn:example:a123,z456",
        "URN:example:a123,z456",
        Some(Equivalence::Syntax),
        "RFC 8141 section 3.2",
    ),
    (
        "urn",
        "urn:example:a123,z456",
        "urn:EXAMPLE:a123,z456",
        Some(Equivalence::Scheme),
        "RFC 8141 section 3.2",
    ),
    (
        "urn",
        "urn:example:a123,z456",
        "urn:example:a123,z456?+abc",
        Some(Equivalence::Scheme),
        "RFC 8141 section 3.2",
    ),
    (
        "urn",
        "urn:example:a123,z456",
        "urn:example:a123,z456?=xyz",
        Some(Equivalence::Scheme),
        "RFC 8141 section 3.2",
    ),
    (
        "urn",
        "urn:example:a123,z456",
        "urn:example:a123,z456#789",
        Some(Equivalence::Scheme),
        "RFC 8141 section 3.2",
    ),
    ("urn", "urn:example:a123,z456", "urn:example:a123,z456/foo", None, "RFC 8141 section 3.2"),
    (
        "urn",
        "urn:example:a123%2Cz456",
        "URN:EXAMPLE:a123%2cz456",
        Some(Equivalence::Scheme),
        "RFC 8141 section 3.2",
    ),
    ("urn", "urn:example:a123%2Cz456", "urn:example:a123,z456", None, "RFC 8141 section 3.2"),
    ("urn", "urn:example:a123,z456", "urn:example:A123,z456", None, "RFC 8141 section 3.2"),
    ("urn", "urn:example:%61", "urn:example:a", None, "RFC 8141 section 3.1: no encoding is decoded"),
    ("tag", "tag:a.com,2001:x", "tag:a.com,2001:%78", None, "RFC 4151 section 2.4: the same characters"),
    ("tag", "tag:a.com,2001:x", "TAG:a.com,2001:x", None, "RFC 4151 section 2.4: the same characters"),
    ("urn", "urn:example:a123,z456", "urn:example:a123,Z456", None, "RFC 8141 section 3.2"),
    ("urn", "urn:example:a/../b", "urn:other:c/../b", None, "dots are data behind a colon"),
    (
        "urn-uuid",
        "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
        Some(Equivalence::Scheme),
        "RFC 9562 section 4",
    ),
    (
        "urn-isbn",
        "urn:isbn:0-486-27557-4",
        "URN:ISBN:0486275574",
        Some(Equivalence::Scheme),
        "RFC 8254 section 4",
    ),
    (
        "urn-isbn",
        "urn:isbn:080442957X",
        "urn:isbn:080442957x",
        Some(Equivalence::Scheme),
        "RFC 8254 section 4",
    ),
    (
        "mailto",
        "mailto:anna@Example.COM",
        "mailto:anna@example.com",
        Some(Equivalence::Scheme),
        "RFC 5321 section 2.4",
    ),
    ("mailto", "mailto:Anna@example.com", "mailto:anna@example.com", None, "RFC 5321 section 2.4"),
    (
        "mailto",
        "mailto:a@b.c?Subject=x",
        "mailto:a@b.c?subject=x",
        Some(Equivalence::Scheme),
        "RFC 5322 section 1.2.2",
    ),
    ("mailto", "mailto:a@b.c?subject=X", "mailto:a@b.c?subject=x", None, "a subject has case"),
    ("mailto", "mailto:a@b.c,d@E.f", "mailto:a@B.c,d@e.f", Some(Equivalence::Scheme), "RFC 6068 section 2"),
    ("tel", "tel:+1-201-555-0123", "tel:+12015550123", Some(Equivalence::Scheme), "RFC 3966 section 4"),
    (
        "tel",
        "tel:+1(201)555.0123;a=1;B=2",
        "TEL:+12015550123;b=2;A=1",
        Some(Equivalence::Scheme),
        "RFC 3966 section 4",
    ),
    (
        "tel",
        "tel:7042;phone-context=Example.com",
        "tel:70-42;phone-context=example.com",
        Some(Equivalence::Scheme),
        "RFC 3966 section 4",
    ),
    ("tel", "tel:+12015550123", "tel:+12015550123;ext=1", None, "RFC 3966 section 4"),
    ("tel", "tel:12015550123;phone-context=+1", "tel:+12015550123", None, "RFC 3966 section 4"),
    (
        "http",
        "http://example.com",
        "http://example.com/",
        Some(Equivalence::Scheme),
        "RFC 9110 section 4.2.3",
    ),
    (
        "http",
        "http://example.com:80/~smith/home.html",
        "http://EXAMPLE.com/%7Esmith/home.html",
        Some(Equivalence::Scheme),
        "RFC 9110 section 4.2.3",
    ),
    (
        "http",
        "http://EXAMPLE.com:/%7esmith/home.html",
        "http://example.com/~smith/home.html",
        Some(Equivalence::Scheme),
        "RFC 9110 section 4.2.3",
    ),
    ("http", "http://example.com:443/", "http://example.com/", None, "RFC 9110 section 4.2.1"),
    (
        "https",
        "https://example.com:443",
        "https://example.com",
        Some(Equivalence::Scheme),
        "RFC 9110 section 4.2.2",
    ),
    (
        "coap",
        "coap://example.com:5683/~sensors/temp.xml",
        "coap://EXAMPLE.com/%7Esensors/temp.xml",
        Some(Equivalence::Scheme),
        "RFC 7252 section 6.3",
    ),
    ("ws", "ws://example.com:80", "ws://example.com/", Some(Equivalence::Scheme), "RFC 6455 section 3"),
    ("geo", "geo:1,2;crs=WGS84", "geo:1,2;crs=wgs84", Some(Equivalence::Scheme), "RFC 5870 section 3.4.4"),
    ("data", "data:TEXT/Plain,A", "data:text/plain,A", Some(Equivalence::Scheme), "RFC 2045 section 5.1"),
    (
        "pkg",
        "pkg://pypi/django",
        "pkg:pypi/django",
        Some(Equivalence::Scheme),
        "purl specification, \"Scheme\"",
    ),
    ("pkg", "pkg:pypi/Foo_Bar", "pkg:pypi/foo-bar", Some(Equivalence::Scheme), "definition of the type pypi"),
    ("pkg", "pkg:npm/Foo_Bar", "pkg:npm/foo-bar", None, "definition of the type npm"),
    ("pkg", "pkg:npm/a?b=1&a=2", "pkg:npm/a?a=2&b=1", Some(Equivalence::Scheme), "How to build a PURL"),
    ("pkg", "pkg:npm/a#/b/", "pkg:npm/a#b", Some(Equivalence::Scheme), "purl specification, \"Subpath\""),
];

#[test]
fn equivalence_follows_the_scheme() {
    for &(name, one, other, equivalence, why) in EQUALITY {
        let semantics = kind(name).semantics();
        assert_eq!(semantics.equivalence(one, other), equivalence, "{one} {other}: {why}");
        assert_eq!(semantics.equivalence(other, one), equivalence, "{other} {one}: {why}");
        assert_eq!(semantics.equivalence(one, one), Some(Equivalence::String));
    }
}

/// Each case is a kind, a text, and its scheme-based normal form.
const NORMALIZED: &[(&str, &str, &str)] = &[
    ("ni", "NI://Example.com:/sha-256;abc", "ni://example.com/sha-256;abc"),
    ("nih", "nih:3;5326-90AB;b", "nih:3;532690ab;b"),
    ("urn", "URN:EXAMPLE:a%2cb?+R#F", "urn:example:a%2Cb?+R#F"),
    ("urn-isbn", "URN:ISBN:0-8044-2957-x", "urn:ISBN:0-8044-2957-x"),
    ("tel", "TEL:+1-(201)-555;Z=1;EXT=10.2", "tel:+1201555;ext=102;z=1"),
    ("mailto", "MAILTO:Anna@EXAMPLE.com?SUBJECT=Hi", "mailto:Anna@example.com?subject=Hi"),
    ("http", "HTTP://a:80", "http://a/"),
    ("ftp", "ftp://a:21/b/../c", "ftp://a/c"),
    ("pkg", "PKG:///PyPI/Foo_Bar%2b/@1?b=2&a=1", "pkg:pypi/foo-bar%2B@1?a=1&b=2"),
    ("mongodb", "mongodb://H1:27017,h2:1/D", "mongodb://h1,h2:1/D"),
    ("mongodb", "mongodb://H1:27017,h2:27017/D", "mongodb://h1,h2/D"),
    ("postgres", "postgres://u@H1:5432,H2/d", "postgres://u@h1,h2/d"),
    ("file", "FILE:/a/../b", "file:///b"),
    ("file", "file://LocalHost/a", "file:///a"),
    // Dot segments are data, and kept, if removing them would change the fields.
    ("data", "DATA:text/plain,a/../b", "data:text/plain,a/../b"),
    ("data", "data:Text/Plain,/../x", "data:text/plain,/../x"),
    ("urn", "urn:example:a/../b", "urn:example:a/../b"),
    ("urn", "URN:example:%7e%2f", "urn:example:%7E%2F"),
    ("tag", "TAG:a.com,2001:%7e", "TAG:a.com,2001:%7e"),
    // Dot segments of these kinds are kept even if the fields would not change.
    ("data", "data:,a/./b", "data:,a/./b"),
    ("sip", "sip:a/./b@H", "sip:a/./b@h"),
    ("tag", "tag:a.com,2001:x/./b", "tag:a.com,2001:x/./b"),
    // A text that is not a URI has no scheme, and percent-encodings may have another meaning in it.
    ("curie", "FOAF:a/../b", "FOAF:a/../b"),
    ("ldap-filter", "(cn=a%41)", "(cn=a%41)"),
];

#[test]
fn normalization_follows_the_scheme() {
    for &(name, text, normalized) in NORMALIZED {
        let kind = kind(name);
        assert!(virgule_dynamic::Parser::built_in(kind).parse(text).is_ok(), "{text}");
        assert_eq!(kind.semantics().normalize(text, Normalization::SCHEME), normalized, "{name}");
    }
}

/// Normalization of all valid texts of the case files is idempotent, and its result is of the same kind, has the same
/// fields, and is equivalent.
#[test]
fn normalization_keeps_the_kind_and_is_idempotent() {
    let mut count = 0;
    for case in virgule_tests::cases::all().iter().flat_map(|(_, cases)| &cases.parse) {
        let Some(kind) = Kind::find(&case.kind) else { continue };
        let (parser, semantics) = (virgule_dynamic::Parser::built_in(kind), kind.semantics());
        for steps in [
            Normalization::CASE,
            Normalization::PERCENT,
            Normalization::DOTS,
            Normalization::SYNTAX,
            Normalization::SCHEME,
        ] {
            let once = semantics.normalize(&case.input, steps);
            assert!(parser.parse(&once).is_ok(), "{} {once}", case.kind);
            assert_eq!(semantics.normalize(&once, steps), once, "{} {}", case.kind, case.input);
            assert_eq!(matches!(once, std::borrow::Cow::Borrowed(_)), once == case.input);
            if steps == Normalization::SCHEME {
                assert!(semantics.is_equivalent(&case.input, &once, Equivalence::Scheme));
            }
        }
        count += 1;
    }
    assert!(count > 500, "{count}");
}

/// With the same directives, a grammar read at run time has the same semantics.
#[test]
fn a_loaded_scheme_limits_its_steps() {
    let compared = |steps: &str| {
        let mut library = virgule_dynamic::Library::new();
        let text = format!(";! import rfc3986\n;! scheme x\n;! normalization {steps}\nx = \"x:\" *pchar\n");
        library.add("x", &text).expect("a grammar");
        let compare = |one, other| library.with_semantics("x", |kind| kind.equivalence(one, other)).flatten();
        [compare("x:%2f", "x:%2F"), compare("x:%7e", "x:~"), compare("x:a", "X:a")]
    };
    let equal = Some(Equivalence::Syntax);
    assert_eq!(compared("none"), [None, None, None]);
    assert_eq!(compared("percent-case"), [equal, None, None]);
    assert_eq!(compared("percent-decoding"), [None, equal, None]);
    assert_eq!(compared("scheme-case percent-case percent-decoding"), [equal; 3]);
}
