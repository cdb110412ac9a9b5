//! Offsets are 32-bit numbers: a text that is too long for them is an error, and an offset never wraps. Long texts
//! below the limit are parsed like short texts.

use virgule::{MAX_LENGTH, Ni, Uri, UriRef};

/// The parser refuses the text without reading it, so its zero pages are never allocated.
#[test]
#[ignore = "seven seconds of reading zeros: `cargo xtask soak --only tests` runs it"]
fn a_text_of_four_gibibytes_is_an_error() {
    let bytes = vec![0u8; MAX_LENGTH + 1];
    let text = std::str::from_utf8(&bytes).expect("NUL is a character");
    for error in [Uri::parse(text).err(), UriRef::parse_const(text).err(), Ni::parse(text).err()] {
        let error = error.expect("too long");
        assert_eq!((error.offset(), error.rule()), (MAX_LENGTH, None));
        assert_eq!(error.to_string(), "longer than 4294967294 bytes");
    }
}

#[test]
fn every_length_around_a_vector_is_parsed_alike() {
    for length in 0..200 {
        for tail in ["", "?q", "#", "%41", "/%", "\u{e9}"] {
            let text = format!("a://{}/{tail}", "x".repeat(length));
            let (fast, plain) = (UriRef::parse(&text), UriRef::parse_const(&text));
            assert_eq!(fast.is_ok(), plain.is_ok(), "{text}");
            let parts =
                |uri: UriRef<'_>| (uri.host().map(str::len), uri.path().len(), uri.query().map(str::len));
            assert_eq!(fast.ok().map(parts), plain.ok().map(parts), "{text}");
            assert_eq!(fast.err(), plain.err(), "{text}");
        }
    }
}

#[test]
fn sixteen_megabytes_are_one_path() {
    let text = format!("http://example.com/{}?{}#f", "a/%2F".repeat(2 << 20), "b".repeat(6 << 20));
    let uri = Uri::parse(&text).expect("a long URI");
    assert_eq!((uri.path().len(), uri.query().map(str::len)), (1 + (10 << 20), Some(6 << 20)));
    assert_eq!(uri.fragment(), Some("f"));
}
