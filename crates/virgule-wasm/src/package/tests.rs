//! What the npm package answers, without JavaScript.

use super::{RECORD, Reader, equal, normalize, resolve};

/// The components of a text, absent ones as `None`; `None` if it is no URI reference.
fn components(text: &str) -> Option<[Option<String>; 7]> {
    let mut reader = Reader::default();
    let flags = reader.read(text);
    let spans = reader.records()[1..].chunks_exact(2);
    let mut parts =
        spans.map(|span| reader.text().get(span[0] as usize..span[1] as usize).map(str::to_string));
    (flags & 1 == 1).then(|| std::array::from_fn(|_| parts.next().flatten()))
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
    assert!(components("http://a:00080/").is_some() && components("http://a:0/").is_some());
}

#[test]
fn lines_are_read_like_single_texts() {
    let texts = ["http://a/", "HTTP://B/%7e", "\u{1}", "", "a b"];
    let mut reader = Reader::default();
    assert_eq!(reader.read_lines(&texts.join("\n")), texts.len());
    let records: Vec<Vec<u32>> = reader.records().chunks(RECORD).map(<[u32]>::to_vec).collect();
    let text = reader.text().to_string();
    for (text_read, record) in texts.iter().zip(&records) {
        let mut alone = Reader::default();
        assert_eq!(alone.read(text_read), record[0]);
        for (one, all) in alone.records()[1..].chunks_exact(2).zip(record[1..].chunks_exact(2)) {
            let part =
                |text: &str, span: &[u32]| text.get(span[0] as usize..span[1] as usize).map(str::to_string);
            assert_eq!(part(alone.text(), one), part(&text, all), "{text_read}");
        }
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
        ("a/../b:c", "./b:c"),
        ("/..//a", "/.//a"),
        ("//h/..//a", "//h//a"),
        ("/a/..", "/"),
        ("a/b/..", "a/"),
    ] {
        assert_eq!(normalize(text).as_deref(), Ok(expected), "{text}");
        assert_eq!(normalize(expected).as_deref(), Ok(expected), "{text}, again");
        assert!(equal(text, expected));
    }
    assert!(!equal("http://a b/", "http://a b/"));
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
