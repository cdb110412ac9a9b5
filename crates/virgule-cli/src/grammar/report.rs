//! Findings for other programs: JSON, GitHub workflow commands, and SARIF 2.1.0.

use clap::ValueEnum;
use serde::Serialize;
use serde_json::{Value, json};
use virgule::encode::{PATH, encode};
use virgule_compiler::abnf::diagnose::{Diagnostic, Severity};

/// The format of the findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// Text for people
    Text,
    /// Workflow commands, which GitHub shows next to the changed lines
    Github,
    /// One JSON object per file, each on a line
    Json,
    /// One SARIF 2.1.0 log of all files
    Sarif,
}

/// A finding with its position, as an object of `--json`.
#[derive(Debug, Serialize)]
pub struct Finding {
    /// `error` or `warning`.
    pub severity: &'static str,
    /// A stable name, such as `undefined-rule`.
    pub code: String,
    pub message: String,
    pub file: String,
    /// The line and the column, counted from 1; `None` if the finding is about the whole file.
    pub line: Option<usize>,
    pub column: Option<usize>,
    /// Suggestions for a correction.
    pub help: Vec<String>,
}

impl From<&Diagnostic> for Finding {
    fn from(found: &Diagnostic) -> Self {
        let (line, column) = found.position().unzip();
        Finding {
            severity: if found.severity == Severity::Error { "error" } else { "warning" },
            code: found.code.to_string(),
            message: found.message.clone(),
            file: found.source.name.clone(),
            line,
            column,
            help: found.help.clone(),
        }
    }
}

impl Finding {
    fn text(&self) -> String {
        self.help.iter().fold(self.message.clone(), |text, help| text + "\n" + help)
    }

    /// A workflow command: `::error file=a.abnf,line=1,col=5,title=undefined-rule::…`.
    pub fn github(&self) -> String {
        let place = match (self.line, self.column) {
            (Some(line), Some(column)) => format!(",line={line},col={column}"),
            _ => String::new(),
        };
        let (file, title) = (property(&self.file), property(&self.code));
        format!("::{} file={file}{place},title={title}::{}\n", self.severity, data(&self.text()))
    }

    fn sarif(&self) -> Value {
        let mut location = json!({ "artifactLocation": { "uri": uri(&self.file) } });
        if self.line.is_some() {
            location["region"] = json!({ "startLine": self.line, "startColumn": self.column });
        }
        json!({
            "ruleId": self.code,
            "level": self.severity,
            "message": { "text": self.text() },
            "locations": [{ "physicalLocation": location }],
        })
    }
}

pub fn sarif(findings: &[Finding]) -> Value {
    let mut codes: Vec<&str> = findings.iter().map(|finding| finding.code.as_str()).collect();
    codes.sort_unstable();
    codes.dedup();
    let rules: Vec<Value> = codes.iter().map(|code| json!({ "id": code })).collect();
    let results: Vec<Value> = findings.iter().map(Finding::sarif).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "virgule", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            // SARIF 2.1.0 section 3.14.17: the unit of columns.
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

/// Escapes the message of a workflow command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property of a workflow command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

/// Converts a path to a URI reference, which SARIF requires.
fn uri(path: &str) -> String {
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_string() };
    encode(&path, PATH.without_all(b"!$&'()*+,;=:@")).to_string()
}
