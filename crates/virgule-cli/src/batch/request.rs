//! Parses a line to a request.

use super::members::Members;
use super::operation::Operation;
use super::variables::{self, Variables};
use crate::args::{DEFAULT_KIND, Level, names};
use crate::find::args::RedactArgs;
use crate::repairable::Repairable;
use clap::ValueEnum;
use serde_json::value::RawValue;

/// One request.
pub struct Request<'l> {
    /// Echoed verbatim in the answer; null if there is none.
    pub id: Option<&'l RawValue>,
    /// The operation with its arguments.
    pub call: OperationCall,
}

/// An operation with its arguments.
pub enum OperationCall {
    /// Parse `input` as `kind`.
    Parse {
        /// A kind or a scheme.
        kind: String,
        /// The text.
        input: String,
        /// True to answer with the derivation.
        tree: bool,
    },
    /// Match the whole `input` with `rule` of `grammar`.
    Match {
        /// A grammar file's name without its ending.
        grammar: String,
        /// A rule's name.
        rule: String,
        /// The text.
        input: String,
        /// True to answer with the derivation.
        tree: bool,
    },
    /// Resolve `input` against `base`.
    Resolve {
        /// The base.
        base: String,
        /// A reference.
        input: String,
        /// False to ignore a scheme that equals that of the base.
        strict: bool,
    },
    /// Relativize `input` against `base`.
    Relativize {
        /// The base.
        base: String,
        /// The target.
        input: String,
    },
    /// Normalize `input`, a text of the kind.
    Normalize {
        /// A kind or a scheme.
        kind: String,
        /// The text.
        input: String,
        /// The normalization level.
        level: Level,
    },
    /// Map an IRI to a URI.
    ToUri {
        /// An IRI, or a reference.
        input: String,
    },
    /// Map a URI to an IRI.
    ToIri {
        /// A URI, or a reference.
        input: String,
    },
    /// Parse a hash name.
    Name {
        /// The name, in any of its texts.
        input: String,
    },
    /// Build a text of a kind.
    Build {
        /// A kind or a scheme.
        kind: String,
        /// The encoded fields; lists with all items.
        fields: Vec<(String, Vec<String>)>,
    },
    /// Expand a URI template.
    Expand {
        /// The template.
        template: String,
        /// Its variables.
        variables: Variables,
    },
    /// Find the URIs in a running text.
    Find {
        /// The running text.
        input: String,
    },
    /// Hide the secrets of a running text.
    Redact {
        /// The running text.
        input: String,
        /// What to hide.
        policy: RedactArgs,
    },
    /// Repair a text that is nearly one of the kind.
    Repair {
        /// A generic kind.
        kind: Repairable,
        /// The text.
        input: String,
    },
    /// Compare both texts.
    Compare {
        /// One text.
        input: String,
        /// The other.
        other: String,
    },
}

impl<'l> Request<'l> {
    /// Parses a line; an error has the id, if that is valid.
    pub fn read(line: &'l str) -> Result<Self, (Option<&'l RawValue>, String)> {
        let members = Members::read(line).map_err(|message| (None, message))?;
        // A repeated id is ambiguous.
        let id = members.get("id").filter(|_| members.repeated() != Some("id"));
        match OperationCall::read(&members) {
            Ok(call) => Ok(Request { id, call }),
            Err(message) => Err((id, message)),
        }
    }
}

impl OperationCall {
    fn read(members: &Members<'_>) -> Result<Self, String> {
        if let Some(name) = members.repeated() {
            return Err(format!("`{name}` is given twice"));
        }
        let text = |name: &str| members.text(name);
        let strict = members.boolean("strict")?.unwrap_or(true);
        let tree = || members.boolean("tree").map(|tree| tree.unwrap_or(false));
        match Operation::find(&text("op")?)? {
            Operation::Parse => {
                Ok(OperationCall::Parse { kind: text("kind")?, input: text("input")?, tree: tree()? })
            }
            Operation::Match => Ok(OperationCall::Match {
                grammar: text("grammar")?,
                rule: text("rule")?,
                input: text("input")?,
                tree: tree()?,
            }),
            Operation::Resolve => {
                Ok(OperationCall::Resolve { base: text("base")?, input: text("input")?, strict })
            }
            Operation::Relativize => {
                Ok(OperationCall::Relativize { base: text("base")?, input: text("input")? })
            }
            Operation::Normalize => {
                let level = text("level")?;
                let level = Level::from_str(&level, false)
                    .map_err(|_| format!("there is no level `{level}`; there are {}", names::<Level>()))?;
                Ok(OperationCall::Normalize { kind: text("kind")?, input: text("input")?, level })
            }
            Operation::ToUri => Ok(OperationCall::ToUri { input: text("input")? }),
            Operation::ToIri => Ok(OperationCall::ToIri { input: text("input")? }),
            Operation::Name => Ok(OperationCall::Name { input: text("input")? }),
            Operation::Compare => Ok(OperationCall::Compare { input: text("input")?, other: text("other")? }),
            Operation::Expand => {
                let variables = members.get("variables").ok_or("`variables` is missing")?;
                Ok(OperationCall::Expand {
                    template: text("template")?,
                    variables: variables::read(variables)?,
                })
            }
            Operation::Find => Ok(OperationCall::Find { input: text("input")? }),
            Operation::Redact => {
                let policy = RedactArgs {
                    hidden: members.list("redact_param")?,
                    shown: members.list("show_param")?,
                    all_userinfo: members.boolean("all_userinfo")?.unwrap_or(false),
                };
                Ok(OperationCall::Redact { input: text("input")?, policy })
            }
            Operation::Repair => {
                Ok(OperationCall::Repair { kind: Repairable::find(&text("kind")?)?, input: text("input")? })
            }
            Operation::Build => {
                let kind = match members.get("kind") {
                    Some(_) => text("kind")?,
                    None => DEFAULT_KIND.to_string(),
                };
                Ok(OperationCall::Build { kind, fields: members.strings("fields")? })
            }
        }
    }
}
