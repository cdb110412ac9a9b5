//! Case files, and the comparison of an answer with a case. `tests/cases/README.md` describes the format.
//!
//! `K` is the type of `kind` and `grammar`: `String` if no case may omit them, `Option<String>` if a file has defaults. An
//! error of a comparison is the difference, in one line.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;
use virgule::{Host, PortError};

/// A case file. Unknown keys are errors, so that a misspelled key is detected.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cases<K> {
    pub about: Option<String>,
    pub source: Option<String>,
    #[serde(default = "Vec::new")]
    pub parse: Vec<Spanned<ParseCase<K>>>,
    #[serde(default = "Vec::new")]
    pub reject: Vec<Spanned<RejectCase<K>>>,
    #[serde(default = "Vec::new", rename = "match")]
    pub matches: Vec<Spanned<MatchCase<K>>>,
    #[serde(default)]
    pub resolve: Vec<Spanned<ResolveCase>>,
}

/// Input that must be accepted, with exactly these fields and components.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct ParseCase<K> {
    pub kind: K,
    pub input: String,
    pub components: Option<ExpectedComponents>,
    pub fields: Option<BTreeMap<String, ExpectedValue>>,
    pub host_kind: Option<String>,
    pub address: Option<String>,
    pub port_number: Option<u16>,
    pub source: Option<String>,
    pub why: Option<String>,
}

/// The expected value of a field, or the expected items of a list.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum ExpectedValue {
    One(String),
    All(Vec<String>),
}

/// The expected components by RFC 3986; an omitted component must be absent.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ExpectedComponents {
    pub scheme: Option<String>,
    pub userinfo: Option<String>,
    pub host: Option<String>,
    pub port: Option<String>,
    pub path: String,
    pub query: Option<String>,
    pub fragment: Option<String>,
}

/// Input that must be rejected, and the expected error.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RejectCase<K> {
    pub kind: K,
    pub input: String,
    pub offset: Option<usize>,
    pub rule: Option<String>,
    pub source: Option<String>,
    pub why: Option<String>,
}

/// Input that a rule must match entirely, or must not match.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MatchCase<K> {
    pub grammar: K,
    pub rule: String,
    pub input: String,
    pub ok: bool,
    pub source: Option<String>,
    pub why: Option<String>,
}

/// A reference, a base, and the expected target (RFC 3986 section 5.2).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ResolveCase {
    pub base: String,
    pub input: String,
    pub output: String,
    #[serde(default = "strict")]
    pub strict: bool,
    pub source: Option<String>,
    pub why: Option<String>,
}

fn strict() -> bool {
    true
}

impl<K> ParseCase<K> {
    /// Compares the components of the input, which `get` returns by name.
    ///
    /// # Errors
    ///
    /// The first difference.
    pub fn check_components<'t>(&self, get: impl Fn(&str) -> Option<&'t str>) -> Result<(), String> {
        let Some(expected) = &self.components else { return Ok(()) };
        let components = [
            ("scheme", expected.scheme.as_deref()),
            ("userinfo", expected.userinfo.as_deref()),
            ("host", expected.host.as_deref()),
            ("port", expected.port.as_deref()),
            ("path", Some(expected.path.as_str())),
            ("query", expected.query.as_deref()),
            ("fragment", expected.fragment.as_deref()),
        ];
        components.into_iter().try_for_each(|(name, wanted)| same_text(name, get(name), wanted))
    }

    /// Compares the fields and the lists of the input.
    ///
    /// # Errors
    ///
    /// The first difference, or the first expected field that does not exist.
    pub fn check_fields(
        &self,
        fields: &[(&str, Option<&str>)],
        lists: &[(&str, Vec<&str>)],
    ) -> Result<(), String> {
        let Some(expected) = &self.fields else { return Ok(()) };
        let is_known = |name: &str| {
            fields.iter().any(|(known, _)| *known == name) || lists.iter().any(|(known, _)| *known == name)
        };
        if let Some(unknown) = expected.keys().find(|name| !is_known(name)) {
            return Err(format!("there is no field `{unknown}`"));
        }
        for &(name, got) in fields {
            let wanted = match expected.get(name) {
                Some(ExpectedValue::All(_)) => return Err(format!("`{name}` is a field, not a list")),
                Some(ExpectedValue::One(text)) => Some(text.as_str()),
                None => None,
            };
            same_text(name, got, wanted)?;
        }
        for (name, got) in lists {
            let wanted: Vec<&str> = match expected.get(*name) {
                Some(ExpectedValue::One(_)) => {
                    return Err(format!("`{name}` is a list: give an array of its items"));
                }
                Some(ExpectedValue::All(items)) => items.iter().map(String::as_str).collect(),
                None => Vec::new(),
            };
            if *got != wanted {
                return Err(format!("{name} is {got:?}, not {wanted:?}"));
            }
        }
        Ok(())
    }

    /// True if the case has an expected host or port as a value.
    pub fn has_authority_values(&self) -> bool {
        self.host_kind.is_some() || self.address.is_some() || self.port_number.is_some()
    }

    /// Compares host and port as values.
    ///
    /// # Errors
    ///
    /// The first difference.
    pub fn check_authority_values(
        &self,
        host: Option<Host<'_>>,
        port: Result<Option<u16>, PortError>,
    ) -> Result<(), String> {
        let (kind, address) = match host {
            None => (None, None),
            Some(Host::Ipv4(address)) => (Some("ipv4"), Some(address.to_string())),
            Some(Host::Ipv6(address)) => (Some("ipv6"), Some(address.to_string())),
            Some(Host::IpvFuture(_)) => (Some("ipvfuture"), None),
            Some(Host::RegName(_)) => (Some("reg-name"), None),
        };
        if let Some(wanted) = &self.host_kind {
            same_text("host-kind", kind, Some(wanted))?;
        }
        if let Some(wanted) = &self.address {
            same_text("address", address.as_deref(), Some(wanted))?;
        }
        if let Some(wanted) = self.port_number {
            let port = port.map_err(|error| error.to_string())?;
            same_text(
                "port-number",
                port.map(|port| port.to_string()).as_deref(),
                Some(&wanted.to_string()),
            )?;
        }
        Ok(())
    }
}

impl<K> RejectCase<K> {
    /// Compares the offset and the rule of the error.
    ///
    /// # Errors
    ///
    /// The first difference.
    pub fn check_error(&self, offset: usize, rule: Option<&str>) -> Result<(), String> {
        if let Some(wanted) = self.offset {
            same_text("offset", Some(&offset.to_string()), Some(&wanted.to_string()))?;
        }
        match &self.rule {
            Some(wanted) => same_text("rule", rule, Some(wanted)),
            None => Ok(()),
        }
    }
}

/// Compares a text with the expected one.
///
/// # Errors
///
/// A line with both.
pub fn same_text(what: &str, got: Option<&str>, wanted: Option<&str>) -> Result<(), String> {
    let shown = |text: Option<&str>| text.map_or_else(|| "undefined".to_string(), |text| format!("{text:?}"));
    if got == wanted { Ok(()) } else { Err(format!("{what} is {}, not {}", shown(got), shown(wanted))) }
}
