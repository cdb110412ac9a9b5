//! Case files: `tests/cases/README.md` describes the format. Here `kind` and `grammar` may be omitted: they are the first
//! kind of the grammar beside the file, and that grammar.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A case file. Unknown keys are errors, so that a misspelled one does not go unnoticed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cases {
    #[serde(rename = "about")]
    _about: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(default)]
    pub parse: Vec<Spanned<ParseCase>>,
    #[serde(default)]
    pub reject: Vec<Spanned<RejectCase>>,
    #[serde(default, rename = "match")]
    pub matches: Vec<Spanned<MatchCase>>,
    #[serde(default)]
    pub resolve: Vec<Spanned<ResolveCase>>,
}

/// A text that must be accepted, with exactly these parts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ParseCase {
    pub kind: Option<String>,
    pub input: String,
    pub components: Option<ExpectedComponents>,
    pub fields: Option<BTreeMap<String, ExpectedValue>>,
    pub host_kind: Option<String>,
    pub address: Option<String>,
    pub port_number: Option<u16>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "why")]
    _why: Option<String>,
}

/// The value of a field, or the items of a list.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum ExpectedValue {
    One(String),
    All(Vec<String>),
}

/// The components of RFC 3986; an omitted one is undefined.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedComponents {
    pub scheme: Option<String>,
    pub userinfo: Option<String>,
    pub host: Option<String>,
    pub port: Option<String>,
    pub path: String,
    pub query: Option<String>,
    pub fragment: Option<String>,
}

impl ExpectedComponents {
    /// Name and text of each.
    pub fn list(&self) -> [(&'static str, Option<&str>); 7] {
        [
            ("scheme", self.scheme.as_deref()),
            ("userinfo", self.userinfo.as_deref()),
            ("host", self.host.as_deref()),
            ("port", self.port.as_deref()),
            ("path", Some(&self.path)),
            ("query", self.query.as_deref()),
            ("fragment", self.fragment.as_deref()),
        ]
    }
}

/// A text that must be refused.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RejectCase {
    pub kind: Option<String>,
    pub input: String,
    pub offset: Option<usize>,
    pub rule: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "why")]
    _why: Option<String>,
}

/// Whether a rule matches a whole text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchCase {
    pub grammar: Option<String>,
    pub rule: String,
    pub input: String,
    pub ok: bool,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "why")]
    _why: Option<String>,
}

/// The target of a reference against a base (RFC 3986 section 5.2).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResolveCase {
    pub base: String,
    pub input: String,
    pub output: String,
    #[serde(default = "strict")]
    pub strict: bool,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "why")]
    _why: Option<String>,
}

fn strict() -> bool {
    true
}
