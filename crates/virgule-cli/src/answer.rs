//! The answers of `virgule batch`, which other commands print with `--json`.

use crate::components::{COMPONENTS, generic, is_generic};
use crate::hints;
use crate::line::{InvalidLine, LineLocation};
use crate::queries::Pair;
use crate::repairable::{Repairable, Repaired};
use crate::uri_operations::{self, TextError};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::{Map, Value};
use virgule::Equivalence;
use virgule::find::Finder;
use virgule::repair::RepairError;
use virgule::schemes::UriTemplate;
use virgule::template::{Value as TemplateValue, Variables};
use virgule_compiler::limits::Exceeded;
use virgule_dynamic::patterns::{MatchErrorKind, PatternError, TemplateMatcher};
use virgule_dynamic::{Mismatch, Parsed, Tree, Unbuilt};
use virgule_ni::{Name, NameError};

/// An answer to a request, as a JSON object.
#[derive(Serialize)]
pub struct Answer<'p, 't> {
    /// The line of a file that is invalid.
    #[serde(flatten)]
    location: Option<LineLocation<'t>>,
    pub ok: bool,
    #[serde(flatten)]
    pub members: AnswerMembers<'p, 't>,
    /// `general`, if a general matcher gave the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    matcher: Option<&'static str>,
    /// The derivation, if requested. It is null if it exceeds a limit.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "tree")]
    tree: Option<Result<Tree, Exceeded>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// The members of an answer that depend on the operation.
#[derive(Serialize)]
#[serde(untagged)]
#[expect(
    clippy::large_enum_variant,
    reason = "an answer is written at once, and boxing costs an allocation a line"
)]
pub enum AnswerMembers<'p, 't> {
    Matched {},
    #[serde(serialize_with = "parsed")]
    Parsed(Parsed<'p, 't>, bool),
    Made {
        output: String,
    },
    Repaired {
        output: String,
        changes: Vec<ChangeMember>,
    },
    Compared {
        equal: Option<String>,
    },
    Named {
        algorithm: &'static str,
        digest: String,
    },
    Found {
        spans: Vec<[usize; 2]>,
    },
    Variables {
        variables: Map<String, Value>,
    },
    Pairs {
        pairs: Vec<Pair>,
        /// True to print only the values.
        #[serde(skip)]
        values_only: bool,
    },
    Failed {
        error: AnswerError,
    },
}

/// A change of a repair.
#[derive(Serialize)]
pub struct ChangeMember {
    offset: usize,
    original: String,
    replacement: String,
}

/// The error of an input.
#[derive(Serialize)]
pub struct AnswerError {
    /// The field of a string that is built.
    #[serde(flatten)]
    field: Option<FieldMember>,
    pub offset: Option<usize>,
    pub expected: Vec<String>,
    pub rule: Option<String>,
    pub message: String,
}

/// The field that prevents building a string; null if the error concerns no field.
#[derive(Serialize)]
struct FieldMember {
    field: Option<String>,
}

impl<'p, 't> Answer<'p, 't> {
    fn new(ok: bool, members: AnswerMembers<'p, 't>) -> Self {
        Answer { location: None, ok, members, matcher: None, tree: None, notes: Vec::new() }
    }

    /// Returns the answer for a parsed input. A `scheme` has its own fields, but its inputs are usually URIs.
    pub fn parsed(parsed: Parsed<'p, 't>, scheme: bool) -> Self {
        let is_generic = is_generic(&parsed, scheme);
        Answer::new(true, AnswerMembers::Parsed(parsed, is_generic))
    }

    /// Returns whether a rule matches.
    pub fn matched(matches: bool) -> Self {
        Answer::new(matches, AnswerMembers::Matched {})
    }

    pub fn output(text: impl Into<String>) -> Self {
        Answer::new(true, AnswerMembers::Made { output: text.into() })
    }

    /// Returns the resulting string, or the error of an input of an operation.
    pub fn made(made: Result<String, TextError>) -> Self {
        made.map_or_else(|error| Answer::text_error(&error), Answer::output)
    }

    /// Returns the error of input that is not of the kind.
    pub fn rejection(text: &str, kind: &str, mismatch: &Mismatch) -> Self {
        let message = hints::about_mismatch(text, kind, mismatch);
        Answer::failed(AnswerError::of(mismatch, message))
    }

    fn failed(error: AnswerError) -> Self {
        Answer::new(false, AnswerMembers::Failed { error })
    }

    /// Returns the string that was built, or the error of a field.
    pub fn built(made: Result<String, Unbuilt>) -> Self {
        made.map_or_else(
            |unbuilt| {
                let message = unbuilt.to_string();
                let Unbuilt { field, offset, expected, rule, .. } = unbuilt;
                let field = Some(FieldMember { field });
                Answer::failed(AnswerError { field, offset, expected, rule, message })
            },
            Answer::output,
        )
    }

    /// Returns the algorithm and the digest of a hash name, or the error.
    pub fn name(made: Result<Name, NameError>) -> Self {
        match made {
            Ok(name) => {
                let (algorithm, digest) = (name.digest().algorithm().name(), name.digest().to_string());
                Answer::new(true, AnswerMembers::Named { algorithm, digest })
            }
            Err(error) => {
                let rule = error.rule().map(str::to_string);
                let message = error.to_string();
                let (offset, expected) = (Some(error.offset()), error.expected());
                Answer::failed(AnswerError { field: None, offset, expected, rule, message })
            }
        }
    }

    /// Returns the expansion of a URI template, or the error of parsing or expanding it.
    pub fn expanded(template: &str, variables: &impl Variables) -> Self {
        let parsed = match UriTemplate::parse(template) {
            Ok(parsed) => parsed,
            Err(error) => {
                let error = uri_operations::text_error("template", template, "uri-template")(error);
                return Answer::text_error(&error);
            }
        };
        parsed.expand(variables).map_or_else(
            |error| {
                let mut fault = AnswerError::at(error.offset(), error.to_string());
                fault.rule = Some("expression".to_string());
                Answer::failed(fault)
            },
            Answer::output,
        )
    }

    /// Returns the variables of a string that a template expands to, or the error of the template or the string.
    pub fn variables(matcher: &Result<TemplateMatcher, PatternError>, text: &str) -> Self {
        let matcher = match matcher {
            Ok(matcher) => matcher,
            Err(error) => return Answer::pattern_error(error, "allow_ambiguity"),
        };
        match matcher.match_text(text) {
            Ok(found) => {
                let variables =
                    found.values().map(|(name, value)| (name.to_string(), variable(value))).collect();
                Answer::new(true, AnswerMembers::Variables { variables })
            }
            Err(error) => {
                let mut fault = AnswerError::at(error.offset(), error.to_string());
                if let MatchErrorKind::Syntax(expected) = error.kind() {
                    fault.expected = expected.items().map(|item| item.to_string()).collect();
                }
                Answer::failed(fault)
            }
        }
    }

    /// Returns the error of a template to match, with the name by which the reader allows ambiguity.
    pub fn pattern_error(error: &PatternError, allow: &str) -> Self {
        let message = format!("template: {}", error.message(allow));
        Answer::failed(AnswerError::at(error.offset(), message))
    }

    /// Returns the pairs of a query, or the error of the URI.
    pub fn pairs(pairs: Result<Vec<Pair>, TextError>) -> Self {
        pairs.map_or_else(
            |error| Answer::text_error(&error),
            |pairs| Answer::new(true, AnswerMembers::Pairs { pairs, values_only: false }),
        )
    }

    /// Returns the byte ranges of the URIs in running text.
    pub fn found(text: &str) -> Self {
        let spans = Finder::new().find(text).map(|found| [found.range().start, found.range().end]);
        Answer::new(true, AnswerMembers::Found { spans: spans.collect() })
    }

    /// Returns a repaired string with its changes, or the error of the repair.
    pub fn repaired(text: &str, kind: Repairable, made: Result<Repaired<'_>, RepairError>) -> Self {
        match made {
            Ok(repaired) => {
                let changes = repaired.changes().map(|change| ChangeMember {
                    offset: change.offset,
                    original: change.original.to_string(),
                    replacement: change.replacement.to_string(),
                });
                let changes = changes.collect();
                Answer::new(true, AnswerMembers::Repaired { output: repaired.text.into_owned(), changes })
            }
            Err(error) => {
                let mut fault =
                    AnswerError::at(error.offset(), hints::about_repair(text, kind.name(), &error));
                if let Some(source) = error.parse_error() {
                    fault.expected = source.expected().map(|item| item.to_string()).collect();
                    fault.rule = source.rule().map(str::to_string);
                }
                Answer::failed(fault)
            }
        }
    }

    /// Returns the strictest level at which two strings are equivalent; null if there is none.
    pub fn equal(equivalence: Option<Equivalence>) -> Self {
        Answer::new(true, AnswerMembers::Compared { equal: equivalence.map(|found| found.to_string()) })
    }

    /// Returns the error of one of several inputs.
    pub fn text_error(error: &TextError) -> Self {
        let place = error.place.as_deref();
        Answer::failed(AnswerError {
            field: None,
            offset: place.map(|place| place.offset),
            expected: place.map_or(Vec::new(), |place| place.expected.clone()),
            rule: place.and_then(|place| place.rule.clone()),
            message: hints::about(error),
        })
    }

    pub fn invalid_line(why: InvalidLine) -> Self {
        Answer::failed(AnswerError::at(why.offset(), why.to_string()))
    }

    /// Prepends the line of a file.
    pub fn located(self, location: LineLocation<'t>) -> Self {
        Answer { location: Some(location), ..self }
    }

    /// Marks the answer as that of a general matcher if `general` is true.
    pub fn matched_by(self, general: bool) -> Self {
        Answer { matcher: general.then_some("general"), ..self }
    }

    /// Adds the derivation, if requested.
    pub fn with_tree(self, tree: Option<Result<Tree, Exceeded>>) -> Self {
        Answer { tree, ..self }
    }

    pub fn with_notes(self, notes: Vec<String>) -> Self {
        Answer { notes, ..self }
    }

    /// True if the exit status is that of success: a query without pairs has no answer.
    pub fn is_yes(&self) -> bool {
        self.ok && !matches!(&self.members, AnswerMembers::Pairs { pairs, .. } if pairs.is_empty())
    }
}

impl AnswerMembers<'_, '_> {
    /// Returns the lines that a command prints: the string that an operation made, or a line for each pair or variable.
    pub fn shown(&self) -> String {
        match self {
            AnswerMembers::Made { output } => format!("{output}\n"),
            AnswerMembers::Pairs { pairs, values_only } => {
                pairs.iter().map(|pair| shown_pair(pair, *values_only)).collect()
            }
            AnswerMembers::Variables { variables } => {
                variables.iter().map(|(name, value)| shown_variable(name, value)).collect()
            }
            _ => String::new(),
        }
    }
}

fn shown_pair((name, value): &Pair, values_only: bool) -> String {
    match value {
        _ if values_only => format!("{}\n", value.as_deref().unwrap_or_default()),
        Some(value) => format!("{name}={value}\n"),
        None => format!("{name}\n"),
    }
}

/// Returns a line for each value of a variable.
fn shown_variable(name: &str, value: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    match value {
        Value::Array(items) => items.iter().map(|item| format!("{name}={}\n", text(item))).collect(),
        Value::Object(members) => {
            members.iter().map(|(key, value)| format!("{name}.{key}={}\n", text(value))).collect()
        }
        value => format!("{name}={}\n", text(value)),
    }
}

impl AnswerError {
    pub fn of(mismatch: &Mismatch, message: String) -> Self {
        let Mismatch { offset, expected, rule, .. } = mismatch;
        AnswerError { expected: expected.clone(), rule: rule.clone(), ..AnswerError::at(*offset, message) }
    }

    fn at(offset: usize, message: String) -> Self {
        AnswerError { field: None, offset: Some(offset), expected: Vec::new(), rule: None, message }
    }
}

/// Serializes `"components": …, "fields": …`, without fields if they equal the components.
fn parsed<S: Serializer>(parsed: &Parsed<'_, '_>, is_generic: &bool, to: S) -> Result<S::Ok, S::Error> {
    let mut object = to.serialize_map(None)?;
    if *is_generic {
        object.serialize_entry("components", &Components(parsed))?;
    } else {
        let uri = generic(parsed);
        let uri = uri.as_ref().and_then(|uri| uri.parse(parsed.text()).ok());
        object.serialize_entry("components", &uri.as_ref().map(Components))?;
        object.serialize_entry("fields", &Fields(parsed))?;
    }
    object.end()
}

/// Returns the value of a variable: a string, an array or an object.
fn variable(value: TemplateValue<'_>) -> Value {
    match value {
        TemplateValue::Text(text) => Value::from(text),
        TemplateValue::List(items) => items.iter().map(|item| Value::from(item.as_ref())).collect(),
        TemplateValue::Map(pairs) => {
            pairs.iter().map(|(key, value)| (key.to_string(), Value::from(value.as_ref()))).collect()
        }
        _ => Value::Null,
    }
}

/// The components of a URI as a JSON object; absent components are null.
struct Components<'a, 'p, 't>(&'a Parsed<'p, 't>);

impl Serialize for Components<'_, '_, '_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(COMPONENTS.iter().map(|name| (name, self.0.get(name))))
    }
}

/// The fields of a kind as a JSON object; lists are arrays.
pub struct Fields<'a, 'p, 't>(pub &'a Parsed<'p, 't>);

impl Serialize for Fields<'_, '_, '_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let fields = self.0.fields().map(|(name, part)| (name, Value::from(part)));
        to.collect_map(fields.chain(self.0.lists().map(|(name, items)| (name, Value::from(items)))))
    }
}

/// Serializes a derivation as a flat array of its rules, each before those within it. It is not nested, because input
/// may be as deep as it is long, and JSON parsers reject a few hundred levels.
fn tree<S: Serializer>(tree: &Option<Result<Tree, Exceeded>>, to: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct RuleMember<'r> {
        rule: &'r str,
        start: usize,
        end: usize,
        depth: usize,
    }
    match tree {
        Some(Ok(tree)) => to.collect_seq(tree.rules().map(|found| RuleMember {
            rule: found.name,
            start: found.start,
            end: found.end,
            depth: found.depth,
        })),
        _ => to.serialize_none(),
    }
}
