//! Valid and invalid names: every error with its offset, and laws for all names.

use virgule_ni::{
    Algorithm, Digest, Form, Name, NameErrorKind, NameSource, ReferenceError, Scheme, check_digit,
};

const HELLO: &str = "f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
const SHA256: Algorithm = Algorithm::Sha256;

/// Each case is a text, the offset and the kind of its error. The grammar accepts all texts except the first ones.
#[test]
fn each_fault_has_its_place() {
    let unknown = |meant| NameErrorKind::UnknownAlgorithm { meant };
    let number = |meant| NameErrorKind::NumericAlgorithm { meant };
    let length = |algorithm, found| NameErrorKind::Length { algorithm, found };
    for (text, offset, fault) in [
        ("", 0, NameErrorKind::NoForm),
        ("ni", 0, NameErrorKind::NoForm),
        ("sha-256;f4OxZQ", 0, NameErrorKind::NoForm),
        ("ftp://h/.well-known/ni/sha-256-32/f4OxZQ", 0, NameErrorKind::NoForm),
        ("http://h/", 8, NameErrorKind::NotWellKnown),
        ("http://h/.well-known/ni/sha-256-32", 8, NameErrorKind::NotWellKnown),
        ("http://h/.well-known/ni/sha-256-32/f4OxZQ#a", 41, NameErrorKind::Fragment),
        ("http://h/.well-known/ni/sha-256-32/f4OxZQ?q#a", 43, NameErrorKind::Fragment),
        ("http://h/.well-known/ni/sha256/f4OxZQ", 24, unknown(Some(SHA256))),
        ("http://h/.well-known/ni/sha%2D256-32/f4OxZQ", 24, unknown(None)),
        ("http://h/.well-known/ni/sha-256-32/f4OxZQ/", 41, NameErrorKind::NotBase64url { found: '/' }),
        ("http://h/.well-known/ni/sha-256-32/..", 35, NameErrorKind::NotBase64url { found: '.' }),
        ("ni:///sha256;f4OxZQ", 6, unknown(Some(SHA256))),
        ("ni:///SHA-256-32;f4OxZQ", 6, unknown(Some(Algorithm::Sha256_32))),
        ("ni://example.com/md5;f4OxZQ", 17, unknown(None)),
        ("ni://h/..;x", 7, unknown(None)),
        ("ni:///6;f4OxZQ", 6, number(Some(Algorithm::Sha256_32))),
        ("ni:///13;f4OxZQ", 6, number(None)),
        ("ni:///sha-256-32;f4OxZ~", 22, NameErrorKind::NotBase64url { found: '~' }),
        ("ni:///sha-256-32;f4OxZ", 21, NameErrorKind::LooseCharacter),
        ("ni:///sha-256-32;f4OxZR", 22, NameErrorKind::TrailingBits { expected: 'Q' }),
        ("ni:///sha-256-32;f4Ox", 21, length(Algorithm::Sha256_32, 3)),
        ("ni:///sha-256-32;f4OxZQA", 23, length(Algorithm::Sha256_32, 5)),
        ("ni:///sha-256-128;f4OxZX_x_FO5LcGBSKHWXf", 39, NameErrorKind::TrailingBits { expected: 'Q' }), // nothingmuch
        ("nih:0;53", 4, NameErrorKind::ReservedSuite),
        ("nih:32;53", 4, NameErrorKind::ReservedSuite),
        ("nih:13;53", 4, NameErrorKind::UnassignedSuite),
        ("nih:63;53", 4, NameErrorKind::UnassignedSuite),
        ("nih:64;53", 4, NameErrorKind::MalformedSuite),
        ("nih:06;53269057", 4, NameErrorKind::MalformedSuite),
        ("nih:99999999999999999999999;53", 4, NameErrorKind::MalformedSuite),
        ("nih:sha256;53", 4, unknown(Some(SHA256))),
        ("nih:6;--", 6, NameErrorKind::NoDigits),
        ("nih:6;5326905", 13, NameErrorKind::OddDigits),
        ("nih:6;5326-90", 13, length(Algorithm::Sha256_32, 3)),
        ("nih:6;5326-9057-01", 16, length(Algorithm::Sha256_32, 5)),
        ("nih:6;53269057;0", 15, NameErrorKind::CheckDigit { expected: 'b' }),
    ] {
        let error = Name::parse(text).expect_err(text);
        assert_eq!((error.offset(), error.kind()), (offset, fault), "{text}: {error}");
        assert!(error.to_string().starts_with(&format!("offset {offset}")), "{error}");
    }
    for (text, offset) in [
        ("ni:", 3),
        ("ni:/sha-256-32;f4OxZQ", 4),
        ("ni:///sha-256-32;f4OxZQ==", 23),
        ("ni:///sha-256-32;f4Ox+Q", 21),
        ("ni:///sha-256-32;f4O%2BQ", 20),
        ("ni:///sha-256-32;f4OxZQ#a", 23),
        ("ni:///sha-256-32;f4\0xZQ", 19),
        ("ni:///sha-256-32; f4OxZQ", 17),
        ("nih:///6;53269057", 4),
        ("nih:6;5326905g", 13),
        ("nih:6;53269057;bb", 16),
        ("http://h h/.well-known/ni/sha-256-32/f4OxZQ", 8),
    ] {
        let error = Name::parse(text).expect_err(text);
        assert!(matches!(error.kind(), NameErrorKind::Syntax(_)), "{text}: {error}");
        assert_eq!(error.offset(), offset, "{text}: {error}");
    }
}

#[test]
fn what_a_name_says_beside_its_digest_is_kept() {
    for (text, authority, query) in [
        ("ni:///sha-256-32;f4OxZQ", None, None),
        ("NI://u:p@[::1]:8080/sha-256-32;f4OxZQ?", Some("u:p@[::1]:8080"), Some("")),
        ("ni://h/sha-256-32;f4OxZQ?a=b&ct=text%2Fplain&a", Some("h"), Some("a=b&ct=text%2Fplain&a")),
        ("https://h:1/.well-known/ni/sha-256-32/f4OxZQ?ct=text/plain", Some("h:1"), Some("ct=text/plain")),
    ] {
        let name = Name::parse(text).unwrap();
        assert_eq!((name.authority(), name.query()), (authority, query), "{text}");
        let again = Name::parse(&name.to_ni()).unwrap();
        assert_eq!((again.authority(), again.query()), (authority, query), "{text}");
    }
    let name = Name::parse("ni://u:secret@h/sha-256-32;f4OxZQ").unwrap();
    assert!(!format!("{name:?}").contains("secret"));
    for (wrong, offset) in [("h/", 1), ("h/sha-256;a?", 1), ("h?", 1), ("h#", 1), ("h h", 1), ("[::1", 4)] {
        let error = name.clone().with_authority(Some(wrong)).expect_err(wrong);
        assert_eq!(error.offset(), offset, "{wrong}");
    }
    for bad in [":8080", "u@", "u@:1"] {
        let name = name.clone().with_authority(Some(bad)).unwrap();
        assert!(name.to_well_known(Scheme::Http, None).is_err(), "{bad}: no host");
    }
    let bare = name.with_authority(None).unwrap();
    for bad in ["", "h/x", "h?x", "h#x", "h h"] {
        assert!(bare.to_well_known(Scheme::Https, Some(bad)).is_err(), "{bad}");
    }
}

/// RFC 6920 section 3.1: the first `=` separates name and value, `+` is not decoded, `%26` is an ampersand in a value.
#[test]
fn content_types() {
    for (query, found) in [
        ("ct=text/plain", Some("text/plain")),
        ("ct=text%2fplain", Some("text/plain")),
        ("ct=image/svg+xml", Some("image/svg+xml")),
        ("x&ct=a/b;c=d%26e&ct=x/y", Some("a/b;c=d&e")),
        ("CT=text/plain", None),
        ("ct", None),
        ("", None),
    ] {
        let name = Name::parse(&format!("ni:///sha-256-32;f4OxZQ?{query}")).unwrap();
        assert_eq!(name.content_type().as_deref(), found, "{query}");
    }
    let bare = Name::parse("ni:///sha-256-32;f4OxZQ").unwrap();
    for media_type in ["text/plain", "image/svg+xml", "text/plain; charset=\"a&b %\"", "é/è"] {
        let name = bare.clone().with_content_type(Some(media_type));
        let again = Name::parse(&name.to_ni()).unwrap();
        assert_eq!(again.content_type().as_deref(), Some(media_type), "{name}");
    }
    for (message, found, agree) in [
        ("text/plain", "TEXT/Plain", true),
        ("text/plain", "text/plain;charset=utf-8", true),
        ("text/plain;charset=utf-8", "text/plain; CharSet=\"UTF-8\"", true),
        ("text/plain;charset=utf-8", "text/plain", false),
        ("a/b;x=y", "a/b;x=Y", false),
        ("a/b;x=\"p;q\"", "a/b; x=\"p;q\"", true),
        ("a/b;x=\"p\\\"q\"", "a/b; x=\"p\\\"q\"", true),
        ("text/plain", "text/html", false),
        ("text/plain", "", false),
    ] {
        let name = bare.clone().with_content_type(Some(message));
        assert_eq!(name.allows_content_type(found), agree, "{message} and {found}");
    }
    assert!(bare.allows_content_type("anything at all"));
}

/// Digests of numbers, which serve as random digests.
fn digests() -> impl Iterator<Item = Digest> {
    Algorithm::all()
        .flat_map(|algorithm| (0..200u32).map(move |number| Digest::of(algorithm, &number.to_le_bytes())))
}

#[test]
fn every_form_reads_back() {
    for digest in digests() {
        let name = Name::from(digest).with_authority(Some("h")).unwrap();
        for form in Form::all() {
            let Ok(text) = name.to_form(form) else { continue };
            let algorithm = form.is_bare().then_some(digest.algorithm());
            let again = form.read(&text, algorithm).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(*again.digest(), digest, "{text}");
            if let Some(guessed) = Form::guess(&text) {
                assert_eq!(guessed, form, "{text}");
            }
        }
        assert_eq!(*Name::parse(&name.to_ni()).unwrap().digest(), digest);
        assert_eq!(*Name::parse(&name.to_nih()).unwrap().digest(), digest);
    }
}

/// Each digest has exactly one `val`, and no two digests are equal.
#[test]
fn a_digest_has_one_spelling() {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
    for digest in digests().step_by(97) {
        let name = Name::from(digest);
        let text = name.to_ni();
        let val_at = text.find(';').unwrap() + 1;
        for at in val_at..text.len() {
            for letter in ALPHABET.chars().filter(|letter| !text[at..].starts_with(*letter)) {
                let other = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
                if let Ok(other) = Name::parse(&other) {
                    assert!(!other.is_equivalent(&name), "{other} and {name}");
                }
            }
        }
        assert!(Name::parse(&text[..text.len() - 1]).is_err());
    }
}

/// RFC 6920 section 7: the check digit detects every wrong digit, and every transposition of adjacent digits except 0
/// and f.
#[test]
fn the_power_of_the_check_digit() {
    let hex = |value: usize| char::from_digit(value as u32 % 16, 16).unwrap();
    for digest in digests().step_by(61) {
        let digits: Vec<char> = digest.to_string().chars().collect();
        let right = check_digit(&digest.to_string());
        for at in 0..digits.len() {
            for wrong in (0..16).map(hex).filter(|wrong| *wrong != digits[at]) {
                let mut other = digits.clone();
                other[at] = wrong;
                let other: String = other.into_iter().collect();
                assert_ne!(check_digit(&other), right, "{digest} at {at}");
                let text = format!("nih:{};{other};{right}", digest.algorithm());
                let expected = check_digit(&other);
                assert_eq!(Name::parse(&text).unwrap_err().kind(), NameErrorKind::CheckDigit { expected });
            }
        }
    }
    // All pairs of digits at both parities of the position, between other digits.
    let mut missed = Vec::new();
    for (one, other) in (0..256).map(|pair| (hex(pair / 16), hex(pair))).filter(|(one, other)| one != other) {
        for tail in ["", "7"] {
            let digits = |a: char, b: char| check_digit(&format!("3c{a}{b}{tail}"));
            if digits(one, other) == digits(other, one) {
                missed.push((one, other));
            }
        }
    }
    assert_eq!(missed, [('0', 'f'), ('0', 'f'), ('f', '0'), ('f', '0')]);
}

#[test]
fn equal_are_names_of_the_same_bytes() {
    let ni = Name::parse("ni:///sha-256-32;f4OxZQ").unwrap();
    for same in ["ni://h/sha-256-32;f4OxZQ?x", "nih:6;7F83-b165", "nih:sha-256-32;7f83b165;f"] {
        assert!(ni.is_equivalent(&Name::parse(same).unwrap()), "{same}");
    }
    for first in [0x06, 0x46, 0x86, 0xc6] {
        assert!(ni.is_equivalent(&Name::from_binary(&[first, 0x7f, 0x83, 0xb1, 0x65]).unwrap()), "{first:x}");
    }
    for other in [&format!("ni:///sha-256;{HELLO}"), "ni:///sha-256-64;f4OxZX_x_FM", "nih:6;7f83b164"] {
        assert!(!ni.is_equivalent(&Name::parse(other).unwrap()), "{other}");
    }
    let url = Name::parse("http://h/.well-known/ni/sha-256-32/f4OxZQ").unwrap();
    assert_eq!(url.source(), NameSource::WellKnown);
    assert!(!url.is_equivalent(&ni) && !ni.is_equivalent(&url) && !url.is_equivalent(&url));
    assert!(url.taken_as_name().is_equivalent(&ni));
}

#[test]
fn binary_names() {
    let name = |bytes: &[u8]| Name::from_binary(bytes).map_err(|error| (error.offset(), error.kind()));
    let length = |found| NameErrorKind::Length { algorithm: Algorithm::Sha256_32, found };
    assert_eq!(name(&[]).unwrap_err(), (0, NameErrorKind::NoDigits));
    assert_eq!(name(&[0, 1]).unwrap_err(), (0, NameErrorKind::ReservedSuite));
    assert_eq!(name(&[0x20, 1]).unwrap_err(), (0, NameErrorKind::ReservedSuite));
    assert_eq!(name(&[0x3f, 1]).unwrap_err(), (0, NameErrorKind::UnassignedSuite));
    assert_eq!(name(&[6, 1, 2, 3]).unwrap_err(), (4, length(3)));
    assert_eq!(name(&[6, 1, 2, 3, 4, 5]).unwrap_err(), (5, length(5)));
    let (first, rest) = Name::split_binary(&[6, 1, 2, 3, 4, 5]).unwrap();
    assert_eq!((first.digest().to_string().as_str(), rest), ("01020304", &[5][..]));
    assert!(Name::split_binary(&[6, 1, 2, 3]).is_err());
    assert!(Name::from(Digest::of(Algorithm::K12_256, b"")).to_binary().is_err());
}

/// RFC 6920 section 3, figure 5, and the results of RFC 3986 for other bases.
#[test]
fn relative_references() {
    let val = format!("sha-256;{HELLO}");
    for (base, reference, target) in [
        ("ni://example.com", val.as_str(), format!("ni://example.com/{val}")),
        ("ni://", &val, format!("ni:///{val}")),
        ("ni:///", &val, format!("ni:///{val}")),
        ("ni://h/sha-256-32;f4OxZQ?ct=t", &val, format!("ni://h/{val}")),
        ("ni://h/sha-256-32;f4OxZQ", "?ct=t", "ni://h/sha-256-32;f4OxZQ?ct=t".to_string()),
        ("ni://h/sha-256-32;f4OxZQ", "#part", "ni://h/sha-256-32;f4OxZQ".to_string()),
        ("ni://h/sha-256-32;f4OxZQ", "//other/sha-256-32;f4OxZQ", "ni://other/sha-256-32;f4OxZQ".to_string()),
        ("http://h/", "ni:///sha-256-32;f4OxZQ", "ni:///sha-256-32;f4OxZQ".to_string()),
    ] {
        let name =
            Name::resolve(base, reference).unwrap_or_else(|error| panic!("{base} {reference}: {error}"));
        assert_eq!(name.to_ni(), target, "{base} {reference}");
    }
    for (base, reference, led) in [
        ("ni://example.com", "sha-256;f4OxZX...", "ni://example.com/sha-256;f4OxZX..."),
        ("ni://h/sha-256;A", "ni:sha-256;B", "ni:sha-256;B"),
        ("ni:", "sha-256;x", "ni:sha-256;x"),
        ("ni://h", "?q", "ni://h?q"),
    ] {
        match Name::resolve(base, reference).unwrap_err() {
            ReferenceError::Target { target, .. } => assert_eq!(target, led, "{base} {reference}"),
            error => panic!("{base} {reference}: {error}"),
        }
    }
    assert_eq!(Name::resolve("nih:3;53", "3;53").unwrap_err(), ReferenceError::NotNi);
    assert_eq!(Name::resolve("http://h/", &val).unwrap_err(), ReferenceError::NotNi);
    assert!(matches!(Name::resolve("a b", &val), Err(ReferenceError::Base(_))));
    assert!(matches!(Name::resolve("ni:///", "a b"), Err(ReferenceError::Reference(_))));
}

/// Texts of a million bytes are answered too.
#[test]
fn long_texts_are_answered() {
    let long = "a".repeat(1_000_000);
    for text in [
        format!("ni:///sha-256;{long}"),
        format!("ni:///{long};a"),
        format!("nih:1;{long}"),
        format!("nih:1;{}", "-".repeat(1_000_000)),
        format!("nih:{};1", "1".repeat(1_000_000)),
        format!("http://h/.well-known/ni/sha-256/{long}"),
        format!("ni:///sha-256;{}", "\0".repeat(1_000_000)),
    ] {
        assert!(Name::parse(&text).is_err());
        assert!(virgule_ni::explain(&text).proposal.is_none());
    }
    let query = format!("ni:///sha-256-32;f4OxZQ?ct={long}");
    assert_eq!(Name::parse(&query).unwrap().content_type().unwrap().len(), long.len());
}
