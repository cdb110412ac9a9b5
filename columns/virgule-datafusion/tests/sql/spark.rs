//! The functions of Spark, compared with tables of results from the documentation and tests of Spark, and of
//! `java.net.URI`.
//!
//! Sources, read on 2026-11-24: the SQL reference of Spark 4 (`parse_url`, `try_parse_url`, `url_encode`, `url_decode`,
//! `try_url_decode`), the suites UrlFunctionsSuite, StringExpressionsSuite and url-functions.sql of Spark, the documentation of
//! java.net.URI, java.net.URLEncoder and java.net.URLDecoder.

use crate::support::{rows, session, table, value};
use datafusion::arrow::datatypes::DataType;

const PARTS: [&str; 8] = ["HOST", "PATH", "QUERY", "REF", "PROTOCOL", "FILE", "AUTHORITY", "USERINFO"];

type Parts = [Option<&'static str>; 8];

/// URLs with their parts in the order of `PARTS`.
const URLS: &[(&str, Parts)] = &[
    // From UrlFunctionsSuite.
    (
        "http://userinfo@spark.apache.org/path?query=1#Ref",
        [
            Some("spark.apache.org"),
            Some("/path"),
            Some("query=1"),
            Some("Ref"),
            Some("http"),
            Some("/path?query=1"),
            Some("userinfo@spark.apache.org"),
            Some("userinfo"),
        ],
    ),
    (
        "https://use%20r:pas%20s@example.com/dir%20/pa%20th.HTML?query=x%20y&q2=2#Ref%20two",
        [
            Some("example.com"),
            Some("/dir%20/pa%20th.HTML"),
            Some("query=x%20y&q2=2"),
            Some("Ref%20two"),
            Some("https"),
            Some("/dir%20/pa%20th.HTML?query=x%20y&q2=2"),
            Some("use%20r:pas%20s@example.com"),
            Some("use%20r:pas%20s"),
        ],
    ),
    (
        "http://user:pass@host",
        [
            Some("host"),
            Some(""),
            None,
            None,
            Some("http"),
            Some(""),
            Some("user:pass@host"),
            Some("user:pass"),
        ],
    ),
    (
        "http://user:pass@host/",
        [
            Some("host"),
            Some("/"),
            None,
            None,
            Some("http"),
            Some("/"),
            Some("user:pass@host"),
            Some("user:pass"),
        ],
    ),
    (
        "http://user:pass@host/?#",
        [
            Some("host"),
            Some("/"),
            Some(""),
            Some(""),
            Some("http"),
            Some("/?"),
            Some("user:pass@host"),
            Some("user:pass"),
        ],
    ),
    (
        "http://user:pass@host/file;param?query;p2",
        [
            Some("host"),
            Some("/file;param"),
            Some("query;p2"),
            None,
            Some("http"),
            Some("/file;param?query;p2"),
            Some("user:pass@host"),
            Some("user:pass"),
        ],
    ),
    // From StringExpressionsSuite.
    (
        "http://spark.apache.org:8080/path?query=1",
        [
            Some("spark.apache.org"),
            Some("/path"),
            Some("query=1"),
            None,
            Some("http"),
            Some("/path?query=1"),
            Some("spark.apache.org:8080"),
            None,
        ],
    ),
    ("test", [None, Some("test"), None, None, None, Some("test"), None, None]),
    // From java.net.URI: opaque URIs, relative URIs, empty authorities.
    ("mailto:java-net@java.sun.com", [None, None, None, None, Some("mailto"), None, None, None]),
    ("mailto:a@b?c=d#e", [None, None, None, Some("e"), Some("mailto"), None, None, None]),
    (
        "docs/guide/a.html#28",
        [None, Some("docs/guide/a.html"), None, Some("28"), None, Some("docs/guide/a.html"), None, None],
    ),
    (
        "../../../demo/j?x",
        [None, Some("../../../demo/j"), Some("x"), None, None, Some("../../../demo/j?x"), None, None],
    ),
    ("", [None, Some(""), None, None, None, Some(""), None, None]),
    ("#", [None, Some(""), None, Some(""), None, Some(""), None, None]),
    (
        "file:///~/calendar",
        [None, Some("/~/calendar"), None, None, Some("file"), Some("/~/calendar"), None, None],
    ),
    ("s://?q", [None, Some(""), Some("q"), None, Some("s"), Some("?q"), None, None]),
    (
        "//h.example:1/a",
        [Some("h.example"), Some("/a"), None, None, None, Some("/a"), Some("h.example:1"), None],
    ),
    // From java.net.URI: registry-based naming.
    ("http://a_b/c", [None, Some("/c"), None, None, Some("http"), Some("/c"), Some("a_b"), None]),
    ("http://u@a_b:1/c", [None, Some("/c"), None, None, Some("http"), Some("/c"), Some("u@a_b:1"), None]),
    ("http://a-/c", [None, Some("/c"), None, None, Some("http"), Some("/c"), Some("a-"), None]),
    ("http://a.1/", [None, Some("/"), None, None, Some("http"), Some("/"), Some("a.1"), None]),
    ("http://1/", [Some("1"), Some("/"), None, None, Some("http"), Some("/"), Some("1"), None]),
    (
        "http://a.example./",
        [Some("a.example."), Some("/"), None, None, Some("http"), Some("/"), Some("a.example."), None],
    ),
    ("http://256.1.1.1/", [None, Some("/"), None, None, Some("http"), Some("/"), Some("256.1.1.1"), None]),
    (
        "http://192.168.0.1:80/",
        [Some("192.168.0.1"), Some("/"), None, None, Some("http"), Some("/"), Some("192.168.0.1:80"), None],
    ),
    ("http://h:/", [Some("h"), Some("/"), None, None, Some("http"), Some("/"), Some("h:"), None]),
    (
        "http://h:2147483648/",
        [None, Some("/"), None, None, Some("http"), Some("/"), Some("h:2147483648"), None],
    ),
    ("http://:80/", [None, Some("/"), None, None, Some("http"), Some("/"), Some(":80"), None]),
    ("http://u@/", [None, Some("/"), None, None, Some("http"), Some("/"), Some("u@"), None]),
    // From java.net.URI: IPv6, other characters, brackets.
    (
        "http://u@[2001:db8::7]:80/",
        [
            Some("[2001:db8::7]"),
            Some("/"),
            None,
            None,
            Some("http"),
            Some("/"),
            Some("u@[2001:db8::7]:80"),
            Some("u"),
        ],
    ),
    (
        "http://[fe80::1%eth0]/",
        [
            Some("[fe80::1%eth0]"),
            Some("/"),
            None,
            None,
            Some("http"),
            Some("/"),
            Some("[fe80::1%eth0]"),
            None,
        ],
    ),
    (
        "http://h/é?[q]#ф",
        [Some("h"), Some("/é"), Some("[q]"), Some("ф"), Some("http"), Some("/é?[q]"), Some("h"), None],
    ),
    ("http://é/", [None, Some("/"), None, None, Some("http"), Some("/"), Some("é"), None]),
];

/// Texts that are not URLs.
const INVALID: &[&str] = &[
    // From the suites of Spark.
    "inva lid://user:pass@host/file;param?query;p2",
    "https://a.b.c/index.php?params1=a|b&params2=x",
    // From java.net.URI.
    "http://",
    "s:",
    "s:#f",
    ":a",
    "1s:a",
    "http://h/%4",
    "http://h/%zz",
    "http://h/a b",
    "http://[::1",
    "http://[::1]x/",
    "http://[g]/",
    "http://[::1]:2147483648/",
    "http://h/[a]",
    "http://h/a\\b",
    "http://h/^",
    "http://h/`",
    "http://h/{}",
    "http://h/<>",
    "http://h/\"",
    "http://h/\u{a0}",
    "http://h/\u{3000}",
    "http://h/\u{2028}",
    "http://h/\u{85}",
    "\0",
    "a:b#c#d",
];

#[tokio::test]
async fn parts_of_urls() {
    let context = session();
    let texts: Vec<Option<&str>> = URLS.iter().map(|(url, _)| Some(*url)).chain([None]).collect();
    for data_type in [DataType::Utf8, DataType::LargeUtf8, DataType::Utf8View] {
        context.deregister_table("t").unwrap();
        table(&context, "t", &texts, &data_type);
        for function in ["parse_url", "try_parse_url"] {
            for (number, part) in PARTS.iter().enumerate() {
                let expected: Vec<Option<&str>> =
                    URLS.iter().map(|(_, parts)| parts[number]).chain([None]).collect();
                // The part is a literal or a column.
                for part in [format!("'{part}'"), format!("CASE WHEN id < 0 THEN 'NO' ELSE '{part}' END")] {
                    let found = rows(&context, &format!("SELECT {function}(u, {part}) FROM t ORDER BY id"))
                        .await
                        .unwrap();
                    let found: Vec<Option<&str>> = found.iter().map(|row| row[0].as_deref()).collect();
                    assert_eq!(found, expected, "{function}, {part}, {data_type}");
                }
            }
        }
    }
}

#[tokio::test]
async fn values_of_keys() {
    let context = session();
    let url = "'http://spark.apache.org/path?query=1&b=x%20y&query=2&=e&c'";
    for (call, expected) in [
        // From StringExpressionsSuite.
        ("('http://spark.apache.org/path?query=1', 'QUERY', 'query')".to_string(), Some("1")),
        ("('http://spark.apache.org/path?query=1', 'HOST', 'query')".into(), None),
        ("('http://spark.apache.org/path?query=1', 'QUERY', 'quer')".into(), None),
        ("('http://spark.apache.org/path?query=1', 'QUERY', NULL)".into(), None),
        ("('http://spark.apache.org/path?query=1', 'QUERY', '')".into(), None),
        ("(NULL, 'HOST')".into(), None),
        ("('http://spark.apache.org/path?query=1', NULL)".into(), None),
        ("(NULL, NULL)".into(), None),
        ("('http://spark.apache.org/path?query=1', 'NO')".into(), None),
        // From the documentation of the regular expression that Spark uses.
        (format!("({url}, 'QUERY', 'query')"), Some("1")),
        (format!("({url}, 'QUERY', 'b')"), Some("x%20y")),
        (format!("({url}, 'QUERY', '')"), Some("e")),
        (format!("({url}, 'QUERY', 'c')"), None),
        (format!("({url}, 'query', 'c')"), None),
        // In these functions keys are not regular expressions.
        (format!("({url}, 'QUERY', '???')"), None),
        (format!("({url}, 'QUERY', 'quer.')"), None),
    ] {
        for function in ["parse_url", "try_parse_url"] {
            let found = value(&context, &format!("SELECT {function}{call}")).await.unwrap();
            assert_eq!(found.as_deref(), expected, "{function}{call}");
        }
    }
    let columns = "SELECT parse_url(u, p, k) FROM (VALUES ('http://h/?a=1', 'QUERY', 'a'), ('http://h/?a=1', 'HOST', 'a')) AS t(u, p, k)";
    assert_eq!(rows(&context, columns).await.unwrap(), [[Some("1".to_string())], [None]]);
}

#[tokio::test]
async fn invalid_urls() {
    let context = session();
    let texts: Vec<Option<&str>> = INVALID.iter().copied().map(Some).collect();
    table(&context, "t", &texts, &DataType::Utf8View);
    for part in PARTS.iter().chain(&["NO"]) {
        let found = rows(&context, &format!("SELECT u FROM t WHERE try_parse_url(u, '{part}') IS NOT NULL"))
            .await
            .unwrap();
        assert!(found.is_empty(), "{part}: {found:?}");
    }
    for (row, text) in INVALID.iter().enumerate() {
        for call in ["parse_url(u, 'HOST')", "parse_url(u, 'NO')", "parse_url(u, 'QUERY', 'k')"] {
            let sql = format!("SELECT {call} FROM t WHERE id = {row}");
            let error = rows(&context, &sql).await.expect_err(text).to_string();
            assert!(error.contains("parse_url") && error.contains("offset "), "{call}, {:?}: {error}", text);
        }
    }
}

#[tokio::test]
async fn encoding_and_decoding() {
    let context = session();
    for (call, expected) in [
        // From the SQL reference and the suites of Spark.
        ("url_encode('https://spark.apache.org')", Some("https%3A%2F%2Fspark.apache.org")),
        ("url_encode('null')", Some("null")),
        ("url_encode(NULL)", None),
        (
            "url_encode('inva lid://user:pass@host/file\\;param?query\\;p2')",
            Some("inva+lid%3A%2F%2Fuser%3Apass%40host%2Ffile%5C%3Bparam%3Fquery%5C%3Bp2"),
        ),
        ("url_decode('https%3A%2F%2Fspark.apache.org')", Some("https://spark.apache.org")),
        ("url_decode('null')", Some("null")),
        ("url_decode(NULL)", None),
        (
            "url_decode('inva lid://user:pass@host/file\\;param?query\\;p2')",
            Some("inva lid://user:pass@host/file\\;param?query\\;p2"),
        ),
        ("try_url_decode('https%3A%2F%2Fspark.apache.org')", Some("https://spark.apache.org")),
        ("try_url_decode('http%3A%2F%2spark.apache.org')", None),
        // From java.net.URLEncoder and URLDecoder.
        ("url_encode('aZ09.-*_~ é')", Some("aZ09.-*_%7E+%C3%A9")),
        ("url_decode('a+b%2Bc%C3%A9é')", Some("a b+céé")),
        ("url_decode('%FF%41')", Some("\u{fffd}A")),
        ("url_encode('')", Some("")),
        ("try_url_decode('%')", None),
        ("try_url_decode('%4')", None),
        ("try_url_decode('%+f')", None),
    ] {
        let found = value(&context, &format!("SELECT {call}")).await.unwrap();
        assert_eq!(found.as_deref(), expected, "{call}");
    }
    let error =
        value(&context, "SELECT url_decode('http%3A%2F%2spark.apache.org')").await.unwrap_err().to_string();
    assert!(error.contains("offset 10: expected two hexadecimal digits after `%`"), "{error}");
}
