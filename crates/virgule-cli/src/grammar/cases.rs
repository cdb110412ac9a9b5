//! Case files: `tests/cases/README.md` describes the format. In a case file of this command, `kind` and `grammar` may
//! be omitted: the default grammar is that beside the file, and the default kind is its first kind.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A case file. Unknown keys are errors, so that a misspelled key is detected.
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

/// A text that must be accepted, with exactly these fields and components.
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

/// The expected value of a field, or the expected items of a list.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum ExpectedValue {
    One(String),
    All(Vec<String>),
}

/// The expected components by RFC 3986; an omitted component must be absent.
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
    /// The name and the text of each component.
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

/// A text that must be refused, and the expected error.
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

/// A text that a rule must match as a whole, or must not match.
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

/// A reference, a base, and the expected target (RFC 3986 section 5.2).
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
