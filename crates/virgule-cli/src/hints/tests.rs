//! The inputs of each recognizer, and similar inputs.

use super::{notes, of_mismatch, parser, unused_variables};

/// Returns the hint for input that the kind rejects.
fn hint(kind: &str, text: &str) -> String {
    let parser = parser(kind).expect(kind);
    let mismatch = parser.parse(text).expect_err(text);
    of_mismatch(text, kind, &mismatch).unwrap_or_default()
}

#[test]
fn names_the_uri_or_the_kind_that_was_meant() {
    for (kind, text, expected) in [
        ("uri-reference", "git@github.com:o/r.git", "ssh://git@github.com/o/r.git"),
        ("uri", "git@github.com:/o/r.git", "ssh://git@github.com/o/r.git"),
        ("iri-reference", "git@[::1]:o/r é.git", "ssh://git@[::1]/o/r%20%C3%A9.git"),
        ("https", "git@github.com:o/r.git", "ssh://git@github.com/o/r.git"),
        ("ssh", "ssh://git@github.com:o/r.git", "ssh://git@github.com/o/r.git"),
        ("uri", "git+ssh://git@github.com:o/r.git", "git+ssh://git@github.com/o/r.git"),
        ("uri", "https://github.com:o/r.git", "https://github.com/o/r.git"),
        ("uri", r"C:\Users\x", "file:///C:/Users/x"),
        ("uri-reference", r"c:\a b\é", "file:///c:/a%20b/%C3%A9"),
        ("iri", r"\\server\share\x", "file://server/share/x"),
        ("uri-reference", "/path with blanks", "/path%20with%20blanks"),
        ("uri-reference", "/path with blanks", "file:///path%20with%20blanks"),
        ("uri", "192.0.2.1:8080/x", "http://192.0.2.1:8080/x"),
        ("pkg", "pkg:npm/@angular/core@1", "pkg:npm/%40angular/core@1"),
        ("uri-reference", "[::1]:80", "http://[::1]:80"),
        ("oci-reference", "https://ghcr.io/a/b:c", "write ghcr.io/a/b:c"),
        ("uri-reference", "git@github.com:o/r.git", "`--kind git-scp`"),
        ("uri-reference", "at://did:plc:abc/a.b.c/1", "`--kind at`"),
        ("iri", "mongodb://a:1,b:2/d", "`--kind mongodb`"),
        ("uri", "http://example.com/search{?q,lang}", "`--kind uri-template`"),
        ("uri", "a/b", "`--kind uri-reference`"),
        ("absolute-uri", "a:b#c", "`--kind uri`"),
        ("uri", "https://例え.jp/", "`--kind iri-reference`"),
        // Full-width delimiters.
        ("uri-reference", "https：//example.com", "write `:`"),
        ("uri", "https:／／example.com", "write `/`"),
    ] {
        let hint = hint(kind, text);
        assert!(hint.contains(expected), "{text}: {hint}");
    }
}

#[test]
fn names_delimiters_in_a_userinfo_and_not_the_password() {
    for (text, expected) in [
        ("https://u:s3cret/w@h.example.com/", "in a password `/` is written %2F"),
        ("https://u:s3cret@w@h.example.com/x", "in a password `@` is written %40"),
        (
            "postgres://u:s3c?r/e@t@h/x",
            "in a password `@` is written %40 and `/` is written %2F and `?` is written %3F",
        ),
        ("https://u:s3c#ret@h/", "in a password `#` is written %23"),
        ("https://a@b@h/", "in a userinfo `@` is written %40"),
        ("mailto:joe smith@example.com", "a space is not allowed in a path; write %20"),
        // These have a port and no password.
        ("https://h:80/a b@c", "a space is not allowed in a path; write %20"),
        ("https://h:8x/", "a port is a number; an IPv6 address must be enclosed in brackets: `[::1]`"),
        ("https://u:p@h/ x", "a space is not allowed in a path; write %20"),
    ] {
        assert_eq!(hint("uri", text), expected, "{text}");
    }
    let hint = hint("uri-reference", "git@h:https://u:s3cret@h/ x");
    assert!(!hint.contains("s3cret"), "{hint}");
}

#[test]
fn explains_mistakes_in_templates() {
    for (text, expected) in [
        ("/{{id}}", "{id}"),
        ("/{{ id }}", "{id}"),
        ("/{id:[0-9]+}", "regular expressions or types: {id}"),
        ("/{id:int}", "types: {id}"),
        ("/{é}", "{%C3%A9}"),
        ("/users/<id>", "{id}"),
        ("/users/<int:user_id>", "{user_id}"),
        ("/{ id }", "a space is not allowed in an expression"),
        ("/{id-x}", "`-` is not allowed in an expression"),
    ] {
        let hint = hint("uri-template", text);
        assert!(hint.contains(expected) && !hint.contains("%7B"), "{text}: {hint}");
    }
    assert_eq!(hint("uri-template", "/a b"), "a space is not allowed here; write %20");
    assert_eq!(unused_variables("/users/:id", ["id"].into_iter()).len(), 1);
    assert_eq!(
        unused_variables("/users/{id}", ["id", "other"].into_iter()),
        ["the variable other is not used"]
    );
}

#[test]
fn notes_what_is_read_in_another_way() {
    for (text, expected) in [
        ("localhost:8080", "http://localhost:8080"),
        ("example.com:80/a?b", "http://example.com:80/a?b"),
        ("C:/x", "file:///C:/x"),
        ("http://h:65536/", "65535"),
        ("ws://h:99999999999999999999", "65535"),
        ("https：//example.com", "U+FF1A"),
    ] {
        let notes = notes(text).join("\n");
        assert!(notes.contains(expected), "{text}: {notes}");
    }
    for text in [
        "tel:112",
        "sms:12345",
        "urn:1:2",
        "http://h:65535/",
        "http://h:00080/",
        "x://h:70000/",
        "a:b",
        "a/b：c",
    ] {
        assert_eq!(notes(text), Vec::<String>::new(), "{text}");
    }
}

/// No recognizer panics or needs more than linear time.
#[test]
fn takes_any_text() {
    for part in
        ["{", "}", "{{", "@", ":", "/", "\\", "é", " ", "a:b@", "http://", "<a>", "：", "[", "%", "\0"]
    {
        for count in [1, 2, 3, 100_000] {
            let text = part.repeat(count);
            for kind in
                ["uri", "uri-reference", "iri", "uri-template", "oci-reference", "git-scp", "https", "pkg"]
            {
                let known = parser(kind).expect(kind);
                if let Err(mismatch) = known.parse(&text) {
                    let _ = of_mismatch(&text, kind, &mismatch);
                }
            }
            let _ = notes(&text);
        }
    }
}
