//! A line → what is asked.

use super::members::Members;
use super::operation::Operation;
use super::variables::{self, Variables};
use crate::args::{DEFAULT_KIND, Level, names};
use crate::repair::Repairable;
use clap::ValueEnum;
use serde_json::value::RawValue;

/// One request.
pub struct Request<'l> {
    /// Echoed with the answer, as it is spelled; null if there is none.
    pub id: Option<&'l RawValue>,
    /// What to do.
    pub ask: Ask,
}

/// What can be asked.
pub enum Ask {
    /// Parse `input` as `kind`.
    Parse {
        /// A kind or a scheme.
        kind: String,
        /// The text.
        input: String,
    },
    /// Is `input`, whole, in `rule` of `grammar`?
    Match {
        /// A grammar file's name without its ending.
        grammar: String,
        /// A rule's name.
        rule: String,
        /// The text.
        input: String,
    },
    /// What `input` refers to from `base`.
    Resolve {
        /// The base.
        base: String,
        /// A reference.
        input: String,
        /// Whether a scheme in the reference always counts.
        strict: bool,
    },
    /// The shortest reference from `base` to `input`.
    Relativize {
        /// The base.
        base: String,
        /// The target.
        input: String,
    },
    /// `input`, a text of that kind, in one form for what is the same.
    Normalize {
        /// A kind or a scheme.
        kind: String,
        /// The text.
        input: String,
        /// How far to go.
        level: Level,
    },
    /// The URI that an IRI maps to.
    ToUri {
        /// An IRI, or a reference.
        input: String,
    },
    /// The IRI of a URI.
    ToIri {
        /// A URI, or a reference.
        input: String,
    },
    /// The digest of a hash name.
    Name {
        /// The name, in any of its texts.
        input: String,
    },
    /// A text of that kind.
    Build {
        /// A kind or a scheme.
        kind: String,
        /// Its fields, as they are to stand in it; of lists all items.
        fields: Vec<(String, Vec<String>)>,
    },
    /// What a URI template expands to.
    Expand {
        /// The template.
        template: String,
        /// Its variables.
        variables: Variables,
    },
    /// The URIs in a running text.
    Find {
        /// The running text.
        input: String,
    },
    /// A text that is nearly one of the kind, repaired.
    Repair {
        /// A generic kind.
        kind: Repairable,
        /// The text.
        input: String,
    },
    /// Under which equivalence are both the same?
    Compare {
        /// One text.
        input: String,
        /// The other.
        other: String,
    },
}

impl<'l> Request<'l> {
    /// Reads a line; an error comes with the id, if that could be read.
    pub fn read(line: &'l str) -> Result<Self, (Option<&'l RawValue>, String)> {
        let members = Members::read(line).map_err(|message| (None, message))?;
        // Neither of two ids is the one that the answer belongs to.
        let id = members.get("id").filter(|_| members.repeated() != Some("id"));
        match Ask::read(&members) {
            Ok(ask) => Ok(Request { id, ask }),
            Err(message) => Err((id, message)),
        }
    }
}

impl Ask {
    fn read(members: &Members<'_>) -> Result<Self, String> {
        if let Some(name) = members.repeated() {
            return Err(format!("`{name}` is given twice"));
        }
        let text = |name: &str| members.text(name);
        let strict = members.boolean("strict")?.unwrap_or(true);
        match Operation::find(&text("op")?)? {
            Operation::Parse => Ok(Ask::Parse { kind: text("kind")?, input: text("input")? }),
            Operation::Match => {
                Ok(Ask::Match { grammar: text("grammar")?, rule: text("rule")?, input: text("input")? })
            }
            Operation::Resolve => Ok(Ask::Resolve { base: text("base")?, input: text("input")?, strict }),
            Operation::Relativize => Ok(Ask::Relativize { base: text("base")?, input: text("input")? }),
            Operation::Normalize => {
                let level = text("level")?;
                let level = Level::from_str(&level, false)
                    .map_err(|_| format!("there is no level `{level}`; there are {}", names::<Level>()))?;
                Ok(Ask::Normalize { kind: text("kind")?, input: text("input")?, level })
            }
            Operation::ToUri => Ok(Ask::ToUri { input: text("input")? }),
            Operation::ToIri => Ok(Ask::ToIri { input: text("input")? }),
            Operation::Name => Ok(Ask::Name { input: text("input")? }),
            Operation::Compare => Ok(Ask::Compare { input: text("input")?, other: text("other")? }),
            Operation::Expand => {
                let variables = members.get("variables").ok_or("`variables` is missing")?;
                Ok(Ask::Expand { template: text("template")?, variables: variables::read(variables)? })
            }
            Operation::Find => Ok(Ask::Find { input: text("input")? }),
            Operation::Repair => {
                Ok(Ask::Repair { kind: Repairable::find(&text("kind")?)?, input: text("input")? })
            }
            Operation::Build => {
                let kind = match members.get("kind") {
                    Some(_) => text("kind")?,
                    None => DEFAULT_KIND.to_string(),
                };
                Ok(Ask::Build { kind, fields: members.strings("fields")? })
            }
        }
    }
}
