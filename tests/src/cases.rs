//! Case files (`tests/cases/*.toml`): the requirements of specifications on single texts. `tests/cases/README.md`
//! explains the format. Unknown keys are errors, so that misspelled keys are detected.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A case file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cases {
    pub about: Option<String>,
    pub source: String,
    #[serde(default)]
    pub parse: Vec<Parse>,
    #[serde(default)]
    pub reject: Vec<Reject>,
    #[serde(default, rename = "match")]
    pub matches: Vec<Match>,
    #[serde(default)]
    pub resolve: Vec<Resolve>,
}

/// A text that must be accepted, with exactly these fields and components.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Parse {
    pub kind: String,
    pub input: String,
    pub components: Option<Components>,
    pub fields: Option<BTreeMap<String, Value>>,
    pub host_kind: Option<HostKind>,
    pub address: Option<String>,
    pub port_number: Option<u16>,
    pub source: Option<String>,
    pub why: Option<String>,
}

/// The value of a field, or the items of a list.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// The value of a field.
    One(String),
    /// The items of a list.
    All(Vec<String>),
}

impl Value {
    /// The value of a field; `None` for a list.
    pub fn one(&self) -> Option<&str> {
        match self {
            Value::One(text) => Some(text),
            Value::All(_) => None,
        }
    }
}

/// The components by RFC 3986; an omitted component must be absent.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Components {
    pub scheme: Option<String>,
    pub userinfo: Option<String>,
    pub host: Option<String>,
    pub port: Option<String>,
    pub path: String,
    pub query: Option<String>,
    pub fragment: Option<String>,
}

impl Components {
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

/// The kind of a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum HostKind {
    RegName,
    Ipv4,
    Ipv6,
    #[serde(rename = "ipvfuture")]
    IpvFuture,
}

/// A text that must be refused.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Reject {
    pub kind: String,
    pub input: String,
    pub offset: Option<usize>,
    pub rule: Option<String>,
    pub source: Option<String>,
    pub why: Option<String>,
}

/// A requirement on whether a rule matches a whole text.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Match {
    pub grammar: String,
    pub rule: String,
    pub input: String,
    pub ok: bool,
    pub source: Option<String>,
    pub why: Option<String>,
}

/// The target of a reference against a base (RFC 3986 section 5.2).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Resolve {
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

/// Parses the text of a case file.
pub fn read(text: &str) -> Result<Cases, toml::de::Error> {
    toml::from_str(text)
}

/// All case files with their names, sorted by name.
pub fn all() -> Vec<(String, Cases)> {
    let entries = Path::new(crate::CASES)
        .read_dir()
        .expect("the folder of cases")
        .map(|entry| entry.expect("a file").path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    paths.sort();
    let load = |path: &PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("a readable file");
        let cases = read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, cases)
    };
    paths.iter().map(load).collect()
}

/// The input texts of all cases, sorted, without duplicates. The files are read once.
pub fn inputs() -> Vec<String> {
    static INPUTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let mut inputs = Vec::new();
        for (_, file) in all() {
            inputs.extend(file.parse.into_iter().map(|case| case.input));
            inputs.extend(file.reject.into_iter().map(|case| case.input));
            inputs.extend(file.matches.into_iter().map(|case| case.input));
            inputs.extend(file.resolve.into_iter().flat_map(|case| [case.base, case.input, case.output]));
        }
        inputs.sort();
        inputs.dedup();
        inputs
    });
    INPUTS.clone()
}

/// Runs `check` for each case of one array of all files, and prints the number of cases.
///
/// # Panics
///
/// If a case fails, with a list of all failures; or if there is no case.
pub fn each<T>(
    cases: impl Fn(&Cases) -> &[T],
    input: impl Fn(&T) -> &str,
    mut check: impl FnMut(&T) -> Result<(), String>,
) {
    let (mut count, mut failures) = (0, Vec::new());
    for (name, file) in all() {
        for case in cases(&file) {
            count += 1;
            if let Err(what) = check(case) {
                failures.push(format!("{name}: {:?}: {what}", input(case)));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count} cases fail:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 0, "no case was found");
    // `.ci/targets` adds up these numbers.
    println!("{count} cases");
}

/// `Ok` if `got` equals `wanted`, otherwise an error with both.
pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, got: T, wanted: T) -> Result<(), String> {
    if got == wanted { Ok(()) } else { Err(format!("{what} is {got:?}, not {wanted:?}")) }
}
