//! What the npm package answers, without JavaScript.

use super::{RECORD, Reader, normalize, resolve};

/// The components of a record for a text, absent ones as `None`; `None` if the text is no URI reference.
fn components_of(reader: &Reader, record: &[u32], read: &str) -> Option<[Option<String>; 7]> {
    let text = if record[0] & 2 == 0 { read } else { &reader.text()[record[RECORD - 1] as usize..] };
    let spans = record[1..RECORD - 1].chunks_exact(2);
    let mut parts = spans.map(|span| text.get(span[0] as usize..span[1] as usize).map(str::to_string));
    (record[0] & 1 == 1).then(|| std::array::from_fn(|_| parts.next().flatten()))
}

fn components(text: &str) -> Option<[Option<String>; 7]> {
    let mut reader = Reader::default();
    assert_eq!(reader.read(text), reader.records()[0]);
    components_of(&reader, reader.records(), text)
}

fn some(parts: [&str; 7]) -> Option<[Option<String>; 7]> {
    Some(parts.map(|part| (part != "-").then(|| part.to_string())))
}

#[test]
fn components_have_their_canonical_spelling() {
    let all = components("URI://User:pass@Example.COM:123/one/%7e%2e?q1=%61#b%6fdy");
    assert_eq!(all, some(["uri", "User:pass", "example.com", "123", "/one/~%2E", "q1=a", "body"]));
    assert_eq!(components(""), some(["-", "-", "-", "-", "", "-", "-"]));
    assert_eq!(components("//@:?#"), some(["-", "", "", "", "", "", ""]));
    assert_eq!(
        components("http://[2001:DB8:0::1]/"),
        some(["http", "-", "[2001:db8::1]", "-", "/", "-", "-"])
    );
    assert_eq!(components("a b?c|d#é"), some(["-", "-", "-", "-", "a%20b", "c%7Cd", "%C3%A9"]));
    for refused in [
        " a",
        "a ",
        "http://a:65536/",
        "http://a:x/",
        "%zz",
        r"http://a\b",
        r"\\a",
        "1a:b",
        "http://a b/",
        "http://[::g]/",
    ] {
        assert_eq!(components(refused), None, "{refused}");
    }
    // RFC 8141 section 3.1: no escape of a URN is decoded, and its namespace has none.
    assert_eq!(components("URN:%66oo:b%61%2e"), some(["urn", "-", "-", "-", "%66oo:b%61%2E", "-", "-"]));
    assert!(components("http://a:00080/").is_some() && components("http://a:0/").is_some());
}

#[test]
fn lines_are_read_like_single_texts() {
    let texts = ["http://a/", "HTTP://B/%7e", "\u{1}", "", "a b"];
    let mut reader = Reader::default();
    assert_eq!(reader.read_lines(&texts.join("\n")), texts.len());
    for (text, record) in texts.iter().zip(reader.records().chunks(RECORD)) {
        assert_eq!(components_of(&reader, record, text), components(text), "{text}");
    }
}

#[test]
fn normal_forms_keep_encoded_dots_and_slashes() {
    for (text, expected) in [
        ("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D"),
        ("http://example.com/public/%2e%2e/admin", "http://example.com/public/%2E%2E/admin"),
        ("http://example.com/a%2fb/../c", "http://example.com/c"),
        ("http://a/%2e%2E/../b", "http://a/%2E%2E/../b"),
        ("HTTPS://A.example:443", "https://a.example/"),
        ("http://%41.example/", "http://a.example/"),
        ("http://a%252e/", "http://a%252e/"),
        ("urn:a:b/../c", "urn:a:b/../c"),
        ("a/../b", "b"),
        ("../x/./y", "../x/y"),
        ("x/..", "./"),
        ("a/../..", ".."),
        ("../..", "../.."),
        ("../a/..", "../"),
        ("a/../b:c", "./b:c"),
        ("/..//a", "/.//a"),
        ("//h/..//a", "//h//a"),
        ("/a/..", "/"),
        ("a/b/..", "a/"),
    ] {
        assert_eq!(normalize(text).as_deref(), Ok(expected), "{text}");
        assert_eq!(normalize(expected).as_deref(), Ok(expected), "{text}, again");
    }
    assert!(normalize("http://a b/").is_err());
}

#[test]
fn a_base_may_be_a_reference() {
    for (base, reference, expected) in [
        ("", "a.json", "a.json"),
        ("a.json", "#b", "a.json#b"),
        ("a/b.json?q", "", "a/b.json?q"),
        ("a/b.json?q", "?r", "a/b.json?r"),
        ("a/b.json", "../../c.json", "../c.json"),
        ("/a/b", "../../c", "/c"),
        ("a/b", "/c/../d", "/d"),
        ("//h/a", "b", "//h/b"),
        ("a", "//h/./b", "//h/b"),
        ("a", "x:/./b", "x:/b"),
        ("a/b", "..//c", ".//c"),
    ] {
        assert_eq!(resolve(base, reference, false).as_deref(), Ok(expected), "{base} {reference}");
    }
    assert_eq!(resolve("http://a/b", "http:c", true).as_deref(), Ok("http://a/c"));
    assert!(resolve("http://a/b", "http:c", false).is_err());
    assert!(resolve("http://a/", r"\\b", false).is_err());
}
