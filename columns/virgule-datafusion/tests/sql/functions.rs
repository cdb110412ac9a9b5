//! SELECT, WHERE, GROUP BY and JOIN, over columns of every type.

use crate::support::{row, rows, session, table, value};
use datafusion::arrow::datatypes::DataType;

const TEXTS: &[Option<&str>] = &[
    Some("http://a.example/x?k=1%202#f"),
    None,
    Some("HTTP://A.example:80/x?k=1%202#f"),
    Some("no uri"),
    Some("https://a-longer-host.example:8443/x"),
    Some("mailto:anna@example.com"),
    Some(""),
];

fn types() -> Vec<DataType> {
    let dictionary = |values| DataType::Dictionary(Box::new(DataType::Int32), Box::new(values));
    vec![
        DataType::Utf8,
        DataType::LargeUtf8,
        DataType::Utf8View,
        dictionary(DataType::Utf8),
        dictionary(DataType::Utf8View),
    ]
}

#[tokio::test]
async fn columns_of_every_type() {
    for data_type in types() {
        let context = session();
        table(&context, "t", TEXTS, &data_type);
        let found = rows(
            &context,
            "SELECT uri_host(u), uri_parse(u)['port'], uri_is_valid(u), uri_error_offset(u), uri_query_value(u, 'k'),
                    uri_key(u) FROM t ORDER BY id",
        );
        let key = Some("http://a.example/x?k=1%202#f");
        let expected = [
            row([Some("a.example"), None, Some("true"), None, Some("1 2"), key]),
            row([None; 6]),
            row([Some("A.example"), Some("80"), Some("true"), None, Some("1 2"), key]),
            row([None, None, Some("false"), Some("2"), None, None]),
            row([
                Some("a-longer-host.example"),
                Some("8443"),
                Some("true"),
                None,
                None,
                Some("https://a-longer-host.example:8443/x"),
            ]),
            row([None, None, Some("true"), None, None, Some("mailto:anna@example.com")]),
            row([None, None, Some("false"), Some("0"), None, None]),
        ];
        assert_eq!(found.await.unwrap(), expected, "{data_type}");

        let found = rows(
            &context,
            "SELECT id FROM t WHERE uri_scheme(u) = 'https' OR lower(uri_host(u)) = 'a.example' ORDER BY id",
        );
        assert_eq!(
            found.await.unwrap(),
            [row([Some("0")]), row([Some("2")]), row([Some("4")])],
            "{data_type}"
        );

        let found = rows(&context, "SELECT uri_key(u) AS k, count(*) FROM t GROUP BY uri_key(u) ORDER BY k");
        let expected = [
            row([key, Some("2")]),
            row([Some("https://a-longer-host.example:8443/x"), Some("1")]),
            row([Some("mailto:anna@example.com"), Some("1")]),
            row([None, Some("3")]),
        ];
        assert_eq!(found.await.unwrap(), expected, "{data_type}");

        // Equivalent texts are joined; NULL and texts that are not URIs are not joined.
        let join =
            "SELECT one.id, other.id FROM t AS one JOIN t AS other ON uri_key(one.u) = uri_key(other.u)
                    WHERE one.id <> other.id ORDER BY 1, 2";
        assert_eq!(
            rows(&context, join).await.unwrap(),
            [row([Some("0"), Some("2")]), row([Some("2"), Some("0")])]
        );
        let strict = join
            .replace("uri_key(one.u)", "uri_key(one.u, 'syntax')")
            .replace("uri_key(other.u)", "uri_key(other.u, 'syntax')");
        assert!(rows(&context, &strict).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn two_columns() {
    let context = session();
    let sql = "SELECT uri_reference_resolve(r, b), uri_relative_to(u, b) FROM (VALUES
        ('../g', 'http://a/b/c/d', 'http://a/b/g'), (NULL, 'http://a/', NULL), ('x y', 'http://a/', 'http://b/'), ('x', 'no base', 'u:v')
    ) AS t(r, b, u)";
    let expected = [
        row([Some("http://a/b/g"), Some("../g")]),
        row([None, None]),
        row([None, Some("//b/")]),
        row([None, None]),
    ];
    assert_eq!(rows(&context, sql).await.unwrap(), expected);
    let literal = "SELECT uri_reference_resolve(r, 'http://a/b/'), iri_reference_resolve(r, 'http://a/b/') FROM (VALUES ('c'), ('é')) AS t(r)";
    let expected = [row([Some("http://a/b/c"), Some("http://a/b/c")]), row([None, Some("http://a/b/é")])];
    assert_eq!(rows(&context, literal).await.unwrap(), expected);
    // A literal text beside a column of bases, and a NULL as base.
    assert_eq!(
        value(&context, "SELECT uri_reference_resolve('x', b) FROM (VALUES ('http://a/')) AS t(b)")
            .await
            .unwrap()
            .as_deref(),
        Some("http://a/x")
    );
    assert_eq!(value(&context, "SELECT uri_reference_resolve('x', NULL)").await.unwrap(), None);
}

#[tokio::test]
async fn literals_are_folded() {
    let context = session();
    for (sql, expected) in [
        ("uri_host('http://a/')", Some("a")),
        ("uri_host(NULL)", None),
        ("uri_normalize('HTTP://A:80/%7e')", Some("http://a:80/~")),
        ("uri_normalize('HTTP://A:80/%7e', 'scheme')", Some("http://a/~")),
        ("uri_normalize('HTTP://A:80/%7e', 'string')", Some("HTTP://A:80/%7e")),
        ("iri_host('http://例え.jp/')", Some("例え.jp")),
        ("uri_host('http://例え.jp/')", None),
        ("uri_parse('http://u@h/')['userinfo']", Some("u")),
        ("uri_reference_path('a/b')", Some("a/b")),
        ("uri_path('a/b')", None),
        ("arrow_typeof(uri_host(arrow_cast('http://a/', 'LargeUtf8')))", Some("LargeUtf8")),
    ] {
        assert_eq!(value(&context, &format!("SELECT {sql}")).await.unwrap().as_deref(), expected, "{sql}");
    }
}

#[tokio::test]
async fn strict_functions_end_the_query() {
    let context = session();
    table(&context, "t", TEXTS, &DataType::Utf8View);
    let error = rows(&context, "SELECT strict_uri_host(u) FROM t").await.unwrap_err().to_string();
    assert!(error.contains("strict_uri_host") && error.contains("offset 2, in scheme"), "{error}");
    assert!(rows(&context, "SELECT strict_uri_host(u) FROM t WHERE uri_is_valid(u)").await.is_ok());
    let error = rows(&context, "SELECT strict_uri_key(u) FROM t").await.unwrap_err().to_string();
    assert!(error.contains("strict_uri_key"), "{error}");
}

#[tokio::test]
async fn wrong_calls_are_plan_errors() {
    let context = session();
    for (sql, expected) in [
        ("uri_host(1)", "takes texts (Utf8, LargeUtf8, Utf8View or a dictionary of these), not Int64"),
        ("uri_host(arrow_cast('http://a/', 'Binary'))", "not Binary: cast it first"),
        ("uri_host(arrow_cast('http://a/', 'BinaryView'))", "not BinaryView: cast it first"),
        ("uri_host()", "uri_host"),
        ("uri_host('a', 'b')", "has 2 arguments, expected 1"),
        ("uri_relative_to('a')", "has 1 arguments, expected 2"),
        ("uri_key('a:b', 'http')", "there is no level 'http', expected 'string', 'syntax' or 'scheme'"),
        ("uri_key('a:b', NULL)", ""),
        ("uri_hostname('a')", "uri_hostname"),
    ] {
        let result = rows(&context, &format!("SELECT {sql}")).await;
        // A strict function of a NULL may be folded before it is called.
        let Err(error) = result else {
            assert!(expected.is_empty(), "{sql}");
            continue;
        };
        assert!(error.to_string().contains(expected), "{sql}: {error}");
    }
    let error = rows(&context, "SELECT uri_key(u, u) FROM (VALUES ('a:b')) AS t(u)").await.unwrap_err();
    assert!(error.to_string().contains("is a literal, not a column"), "{error}");
}
