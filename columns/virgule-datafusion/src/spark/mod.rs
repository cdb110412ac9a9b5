//! The functions of Spark for URLs, with the same results as in Spark.
//!
//! | function | result |
//! |---|---|
//! | `parse_url(url, part[, key])` | a part of the URL as it is spelled: `HOST`, `PATH`, `QUERY`, `REF`, `PROTOCOL`, `FILE`, `AUTHORITY` or `USERINFO`; of `QUERY` the value of a key. An invalid URL is an error, as in Spark's ANSI mode |
//! | `try_parse_url(url, part[, key])` | the same, and NULL for an invalid URL |
//! | `url_encode(text)` | `application/x-www-form-urlencoded`: letters, digits, `.`, `-`, `*` and `_` stay, a blank is `+` |
//! | `url_decode(text)`, `try_url_decode(text)` | the inverse; a `%` without two digits is an error, or NULL |
//!
//! Spark splits by `java.net.URI`, which follows RFC 2396. Its syntax is the grammar `grammars/java-net-uri.abnf`; no
//! code searches for delimiters. The other functions of `virgule-datafusion` follow RFC 3986. The differences are:
//!
//! | text | `parse_url` (RFC 2396) | `uri_…` (RFC 3986) |
//! |---|---|---|
//! | `http://a_b/`, `http://9.9.9.999/` | no `HOST` and no `USERINFO`: a host is a domain name or an address, another authority is one of a registry | host `a_b`, `9.9.9.999` |
//! | `http://h/é`, `http://é/` | valid; the second without `HOST` | no URI; an IRI, with the host `é` |
//! | `http://h/?a[1]`, `s:[` | valid: brackets in queries, fragments and opaque parts | no URI |
//! | `mailto:a?b` | opaque: neither `PATH` nor `QUERY` | path `a`, query `b` |
//! | `s:`, `s:#f`, `http://` | invalid: something follows the colon, and an authority two slashes at the end | path empty; host empty |
//! | `http://[fe80::1%eth0]/` | valid, with the zone in `HOST` | no URI |
//! | `http://[v1.a]/` | invalid | `IPvFuture` |
//! | `http://u@/`, `http://:80/` | no `USERINFO`: no host, so the authority is one of a registry | userinfo `u`, host empty |
//!
//! There are two intended differences from Spark. Spark compiles a key as a regular expression, so that the key `a.`
//! matches `ab=1`, and `???` is an error; in these functions a key is a text. Java's decoder accepts `%+f` as `%0f`; in
//! these functions it is an error.

mod codec;
mod java_uri;
mod parse_url;

use datafusion::logical_expr::ScalarUDF;
use std::sync::Arc;

/// All functions of Spark for URLs.
pub fn functions() -> Vec<Arc<ScalarUDF>> {
    vec![
        parse_url::function("parse_url", virgule_columns::Invalid::Error),
        parse_url::function("try_parse_url", virgule_columns::Invalid::Null),
        codec::function("url_encode", codec::Direction::Encode),
        codec::function("url_decode", codec::Direction::Decode),
        codec::function("try_url_decode", codec::Direction::TryDecode),
    ]
}
