//! The functions of Spark, compared with tables of results from the documentation and tests of Spark, and of
//! `java.net.URI`.
//!
//! Sources, read on 2026-11-24: the SQL reference of Spark 4 (`parse_url`, `try_parse_url`, `url_encode`, `url_decode`,
//! `try_url_decode`), the suites UrlFunctionsSuite, StringExpressionsSuite and url-functions.sql of Spark, the documentation of
//! java.net.URI, java.net.URLEncoder and java.net.URLDecoder.

use crate::support::{rows, session, table, value};
use datafusion::arrow::datatypes::DataType;

const PARTS: [&str; 8] = ["HOST", "PATH", "QUERY", "REF", "PROTOCOL", "FILE", "AUTHORITY", "USERINFO"];

/// URLs with their parts in the order of `PARTS`, separated by `|`; `-` is an absent part.
const URLS: &[(&str, &str)] = &[
    // From UrlFunctionsSuite.
    (
        "http://userinfo@spark.apache.org/path?query=1#Ref",
        "spark.apache.org|/path|query=1|Ref|http|/path?query=1|userinfo@spark.apache.org|userinfo",
    ),
    (
        "https://use%20r:pas%20s@example.com/dir%20/pa%20th.HTML?query=x%20y&q2=2#Ref%20two",
        "example.com|/dir%20/pa%20th.HTML|query=x%20y&q2=2|Ref%20two|https|/dir%20/pa%20th.HTML?query=x%20y&q2=2|use%20r:pas%20s@example.com|use%20r:pas%20s",
    ),
    ("http://user:pass@host", "host||-|-|http||user:pass@host|user:pass"),
    ("http://user:pass@host/", "host|/|-|-|http|/|user:pass@host|user:pass"),
    ("http://user:pass@host/?#", "host|/|||http|/?|user:pass@host|user:pass"),
    (
        "http://user:pass@host/file;param?query;p2",
        "host|/file;param|query;p2|-|http|/file;param?query;p2|user:pass@host|user:pass",
    ),
    // From StringExpressionsSuite.
    (
        "http://spark.apache.org:8080/path?query=1",
        "spark.apache.org|/path|query=1|-|http|/path?query=1|spark.apache.org:8080|-",
    ),
    ("test", "-|test|-|-|-|test|-|-"),
    // From java.net.URI: opaque URIs, relative URIs, empty authorities.
    ("mailto:java-net@java.sun.com", "-|-|-|-|mailto|-|-|-"),
    ("mailto:a@b?c=d#e", "-|-|-|e|mailto|-|-|-"),
    ("docs/guide/a.html#28", "-|docs/guide/a.html|-|28|-|docs/guide/a.html|-|-"),
    ("../../../demo/j?x", "-|../../../demo/j|x|-|-|../../../demo/j?x|-|-"),
    ("", "-||-|-|-||-|-"),
    ("#", "-||-||-||-|-"),
    ("file:///~/calendar", "-|/~/calendar|-|-|file|/~/calendar|-|-"),
    ("s://?q", "-||q|-|s|?q|-|-"),
    ("//h.example:1/a", "h.example|/a|-|-|-|/a|h.example:1|-"),
    // From java.net.URI: registry-based naming.
    ("http://a_b/c", "-|/c|-|-|http|/c|a_b|-"),
    ("http://u@a_b:1/c", "-|/c|-|-|http|/c|u@a_b:1|-"),
    ("http://a-/c", "-|/c|-|-|http|/c|a-|-"),
    ("http://a.1/", "-|/|-|-|http|/|a.1|-"),
    ("http://1/", "1|/|-|-|http|/|1|-"),
    ("http://a.example./", "a.example.|/|-|-|http|/|a.example.|-"),
    ("http://256.1.1.1/", "-|/|-|-|http|/|256.1.1.1|-"),
    ("http://192.168.0.1:80/", "192.168.0.1|/|-|-|http|/|192.168.0.1:80|-"),
    ("http://h:/", "h|/|-|-|http|/|h:|-"),
    ("http://h:2147483648/", "-|/|-|-|http|/|h:2147483648|-"),
    ("http://:80/", "-|/|-|-|http|/|:80|-"),
    ("http://u@/", "-|/|-|-|http|/|u@|-"),
    // From java.net.URI: IPv6, other characters, brackets.
    ("http://u@[2001:db8::7]:80/", "[2001:db8::7]|/|-|-|http|/|u@[2001:db8::7]:80|u"),
    ("http://[fe80::1%eth0]/", "[fe80::1%eth0]|/|-|-|http|/|[fe80::1%eth0]|-"),
    ("http://h/é?[q]#ф", "h|/é|[q]|ф|http|/é?[q]|h|-"),
    ("http://é/", "-|/|-|-|http|/|é|-"),
];

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

fn part_of(parts: &'static str, number: usize) -> Option<&'static str> {
    parts.split('|').nth(number).filter(|part| *part != "-")
}

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
                    URLS.iter().map(|(_, parts)| part_of(parts, number)).chain([None]).collect();
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
