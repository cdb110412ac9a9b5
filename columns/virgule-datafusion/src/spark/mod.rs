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

use crate::function::{coerce, over_arrays};
use codec::Direction;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility,
};
use parse_url::ParseUrl;
use std::sync::Arc;
use virgule_columns::Invalid;

/// All functions of Spark for URLs.
pub fn functions() -> Vec<Arc<ScalarUDF>> {
    let function = |(name, task)| {
        let signature = Signature::user_defined(Volatility::Immutable);
        Arc::new(ScalarUDF::new_from_impl(SparkFunction { name, task, signature }))
    };
    let functions = [
        ("parse_url", SparkTask::ParseUrl(Invalid::Error)),
        ("try_parse_url", SparkTask::ParseUrl(Invalid::Null)),
        ("url_encode", SparkTask::Convert(Direction::Encode)),
        ("url_decode", SparkTask::Convert(Direction::Decode)),
        ("try_url_decode", SparkTask::Convert(Direction::TryDecode)),
    ];
    functions.into_iter().map(function).collect()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum SparkTask {
    ParseUrl(Invalid),
    Convert(Direction),
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct SparkFunction {
    name: &'static str,
    task: SparkTask,
    signature: Signature,
}

impl ScalarUDFImpl for SparkFunction {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, types: &[DataType]) -> Result<Vec<DataType>> {
        let counts = match self.task {
            SparkTask::ParseUrl(_) => (2, 3),
            SparkTask::Convert(_) => (1, 1),
        };
        coerce(self.name, counts, types)
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        match types.first() {
            Some(texts) => Ok(texts.clone()),
            None => exec_err!("{} without arguments", self.name),
        }
    }

    fn is_strict(&self) -> bool {
        true
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        match self.task {
            SparkTask::ParseUrl(invalid) => ParseUrl { name: self.name, invalid }.invoke(args),
            SparkTask::Convert(direction) => {
                over_arrays(&args.args, args.number_rows, |texts| codec::run(self.name, direction, texts))
            }
        }
    }
}
