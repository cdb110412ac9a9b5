//! Case files: `tests/cases/README.md` describes the format. In a case file of this command, `kind` and `grammar` may
//! be omitted: the default grammar is the one next to the file, and the default kind is its first kind.

use crate::uri_operations;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;
use virgule::{Host, IriRef, Kind};
use virgule_dynamic::{Library, Mismatch, Parsed, Parser};

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

/// Input that must be accepted, with exactly these fields and components.
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
    /// Returns the name and the value of each component.
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

/// Input that must be rejected, and the expected error.
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

/// Input that a rule must match entirely, or must not match.
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

// Runs one case: compares the answer of the library with the expected one. An error is the difference, in one line.

/// The grammars that the cases of a file use.
pub struct Subjects {
    pub library: Library,
    /// The name of the grammar next to the case file.
    pub grammar: Option<String>,
    /// The first kind of that grammar.
    pub kind: Option<String>,
}

impl Subjects {
    fn parser(&self, kind: Option<&str>) -> Result<Parser<'_>, String> {
        let kind = kind
            .or(self.kind.as_deref())
            .ok_or("`kind` is missing, and there is no grammar next to the file")?;
        self.library.parser(kind).ok_or_else(|| self.library.kind_error(kind).to_string())
    }

    pub fn parse(&self, case: &ParseCase) -> Result<(), String> {
        let parser = self.parser(case.kind.as_deref())?;
        let rejected = |error: Mismatch| match error.exceeded() {
            Some(_) => error.to_string(),
            None => format!("rejected: {error}"),
        };
        let parsed = parser.parse(&case.input).map_err(rejected)?;
        if let Some(expected) = &case.components {
            components(&case.input, expected)?;
        }
        if let Some(expected) = &case.fields {
            fields(&parsed, expected)?;
        }
        host(case)
    }

    pub fn reject(&self, case: &RejectCase) -> Result<(), String> {
        let parser = self.parser(case.kind.as_deref())?;
        let error = parser.parse(&case.input).err().ok_or("accepted")?;
        if error.exceeded().is_some() {
            return Err(error.to_string());
        }
        if let Some(offset) = case.offset {
            same("offset", Some(&error.offset.to_string()), Some(&offset.to_string()))?;
        }
        match &case.rule {
            Some(rule) => same("rule", error.rule.as_deref(), Some(rule)),
            None => Ok(()),
        }
    }

    pub fn matches(&mut self, case: &MatchCase) -> Result<(), String> {
        let grammar = case.grammar.as_ref().or(self.grammar.as_ref());
        let grammar =
            grammar.ok_or("`grammar` is missing, and there is no grammar next to the file")?.clone();
        let parser = self.library.rule(&grammar, &case.rule).map_err(|error| error.to_string())?;
        match (case.ok, parser.parse(&case.input)) {
            (_, Err(error)) if error.exceeded().is_some() => Err(error.to_string()),
            (true, Err(error)) => Err(format!("rejected by `{}`: {error}", case.rule)),
            (false, Ok(_)) => Err(format!("accepted by `{}`", case.rule)),
            _ => Ok(()),
        }
    }
}

/// Resolution does not depend on a grammar.
pub fn resolve(case: &ResolveCase) -> Result<(), String> {
    let output = uri_operations::resolve(&case.base, &case.input, case.strict);
    same("output", Some(&output.map_err(|error| error.to_string())?), Some(&case.output))
}

fn components(input: &str, expected: &ExpectedComponents) -> Result<(), String> {
    // If the input is not a URI, the components are those of the IRI.
    let kinds = ["uri-reference", "iri-reference"].into_iter().filter_map(Kind::find).map(Parser::built_in);
    for parser in kinds {
        if let Ok(parsed) = parser.parse(input) {
            let mut components = expected.list().into_iter();
            return components.try_for_each(|(name, text)| same(name, parsed.get(name), text));
        }
    }
    Err("not a URI, so it has no components".to_string())
}

fn fields(parsed: &Parsed<'_, '_>, expected: &BTreeMap<String, ExpectedValue>) -> Result<(), String> {
    let list = |name: &str| parsed.lists().any(|(known, _)| known == name);
    if let Some(unknown) = expected.keys().find(|name| !parsed.has(name) && !list(name)) {
        return Err(format!("there is no field `{unknown}`"));
    }
    for (name, got) in parsed.fields() {
        let wanted = match expected.get(name) {
            Some(ExpectedValue::All(_)) => return Err(format!("`{name}` is a field, not a list")),
            Some(ExpectedValue::One(text)) => Some(text.as_str()),
            None => None,
        };
        same(name, got, wanted)?;
    }
    for (name, got) in parsed.lists() {
        let wanted: Vec<&str> = match expected.get(name) {
            Some(ExpectedValue::One(_)) => {
                return Err(format!("`{name}` is a list: give an array of its items"));
            }
            Some(ExpectedValue::All(items)) => items.iter().map(String::as_str).collect(),
            None => Vec::new(),
        };
        if got != wanted {
            return Err(format!("{name} is {got:?}, not {wanted:?}"));
        }
    }
    Ok(())
}

/// Compares host and port as values.
fn host(case: &ParseCase) -> Result<(), String> {
    let wanted = case.host_kind.is_some() || case.address.is_some() || case.port_number.is_some();
    if !wanted {
        return Ok(());
    }
    let iri = IriRef::parse(&case.input).map_err(|error| format!("not a URI, so it has no host: {error}"))?;
    let (kind, address) = match iri.host_typed() {
        None => (None, None),
        Some(Host::Ipv4(address)) => (Some("ipv4"), Some(address.to_string())),
        Some(Host::Ipv6(address)) => (Some("ipv6"), Some(address.to_string())),
        Some(Host::IpvFuture(_)) => (Some("ipvfuture"), None),
        Some(Host::RegName(_)) => (Some("reg-name"), None),
    };
    if let Some(wanted) = &case.host_kind {
        same("host-kind", kind, Some(wanted))?;
    }
    if let Some(wanted) = &case.address {
        same("address", address.as_deref(), Some(wanted))?;
    }
    if let Some(wanted) = case.port_number {
        let port = iri.port_u16().map_err(|error| error.to_string())?;
        same("port-number", port.map(|port| port.to_string()).as_deref(), Some(&wanted.to_string()))?;
    }
    Ok(())
}

fn same(what: &str, got: Option<&str>, wanted: Option<&str>) -> Result<(), String> {
    let shown = |text: Option<&str>| text.map_or_else(|| "undefined".to_string(), |text| format!("{text:?}"));
    if got == wanted { Ok(()) } else { Err(format!("{what} is {}, not {}", shown(got), shown(wanted))) }
}
