//! JSON objects for results, shared by `parse --json`, `--lines --json` and `batch`.

use crate::components::{COMPONENTS, generic, is_generic};
use crate::hints;
use crate::line::InvalidLine;
use crate::repairable::{Repairable, Repaired};
use crate::uri_operations::{self, TextError};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value, json};
use virgule::Equivalence;
use virgule::find::Finder;
use virgule::repair::{Change, RepairError};
use virgule::schemes::UriTemplate;
use virgule::template::Variables;
use virgule_compiler::limits::Exceeded;
use virgule_dynamic::{Mismatch, Parsed, Tree, TreeRule, Unbuilt};
use virgule_ni::{Name, NameError};

/// The object for a parsed text.
pub struct Answer<'p, 't> {
    /// The parse as the requested kind.
    pub parsed: Parsed<'p, 't>,
    /// True if the fields of the kind are the components of a URI.
    pub generic: bool,
    /// The derivation, if it is requested, or the limit that it exceeds, which is null.
    pub tree: Option<Result<Tree, Exceeded>>,
}

impl<'p, 't> Answer<'p, 't> {
    /// `scheme` is true for a scheme, whose texts are usually URIs but which has its own fields.
    pub fn new(parsed: Parsed<'p, 't>, scheme: bool) -> Self {
        let generic = is_generic(&parsed, scheme);
        Answer { parsed, generic, tree: None }
    }

    /// The same with the derivation, if it is requested.
    pub fn with_tree(self, tree: Option<Result<Tree, Exceeded>>) -> Self {
        Answer { tree, ..self }
    }

    /// The members of the object.
    pub fn members(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(members)) => members,
            // Unreachable: an answer serializes to an object.
            _ => Map::new(),
        }
    }
}

/// Serializes `"ok": true, "components": …, "fields": …, "tree": …`.
impl Serialize for Answer<'_, '_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_map(None)?;
        object.serialize_entry("ok", &true)?;
        if self.generic {
            object.serialize_entry("components", &Components(&self.parsed))?;
        } else {
            let uri = generic(&self.parsed);
            let uri = uri.as_ref().and_then(|uri| uri.parse(self.parsed.text()).ok());
            object.serialize_entry("components", &uri.as_ref().map(Components))?;
            object.serialize_entry("fields", &Fields(&self.parsed))?;
        }
        if let Some(tree) = &self.tree {
            object.serialize_entry("tree", &tree.as_ref().ok().map(TreeArray))?;
        }
        object.end()
    }
}

/// A derivation as an array of its rules, each before those within it. It is not nested, because a text may be as deep as it
/// is long, and readers of JSON refuse what is a few hundred levels deep.
pub struct TreeArray<'a>(pub &'a Tree);

impl Serialize for TreeArray<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.rules().map(TreeMember))
    }
}

/// Serializes `"rule": …, "start": …, "end": …, "depth": …`.
struct TreeMember<'a>(TreeRule<'a>);

impl Serialize for TreeMember<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let TreeRule { name, start, end, depth } = self.0;
        let mut object = to.serialize_map(Some(4))?;
        object.serialize_entry("rule", name)?;
        object.serialize_entry("start", &start)?;
        object.serialize_entry("end", &end)?;
        object.serialize_entry("depth", &depth)?;
        object.end()
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
struct Fields<'a, 'p, 't>(&'a Parsed<'p, 't>);

impl Serialize for Fields<'_, '_, '_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let fields = self.0.fields().map(|(name, part)| (name, Value::from(part)));
        to.collect_map(fields.chain(self.0.lists().map(|(name, items)| (name, Value::from(items)))))
    }
}

/// `"ok": false` with the error of a text that is not of the kind.
pub fn rejection(text: &str, kind: &str, mismatch: &Mismatch) -> Map<String, Value> {
    refusal(mismatch, &hints::about_mismatch(text, kind, mismatch))
}

/// `"ok": false` with the error of a text that does not match, and its message.
pub fn refusal(mismatch: &Mismatch, message: &str) -> Map<String, Value> {
    refused(json!({
        "offset": mismatch.offset,
        "expected": mismatch.expected,
        "rule": mismatch.rule,
        "message": message,
    }))
}

/// Adds `notes` to the members, if there are any.
pub fn noted(members: Map<String, Value>, notes: Vec<String>) -> Map<String, Value> {
    let notes = (!notes.is_empty()).then(|| ("notes".into(), Value::from(notes)));
    members.into_iter().chain(notes).collect()
}

/// `"ok": true` with the resulting text, or the error.
pub fn output(made: Result<String, TextError>) -> Map<String, Value> {
    match made {
        Ok(text) => {
            [("ok".into(), Value::Bool(true)), ("output".into(), Value::from(text))].into_iter().collect()
        }
        Err(error) => self::text_error(&error),
    }
}

/// `"ok": true` with the text that was built, or the error of a field.
pub fn built(made: Result<String, Unbuilt>) -> Map<String, Value> {
    match made {
        Ok(text) => output(Ok(text)),
        Err(unbuilt) => refused(json!({
            "field": unbuilt.field,
            "offset": unbuilt.offset,
            "expected": unbuilt.expected,
            "rule": unbuilt.rule,
            "message": unbuilt.to_string(),
        })),
    }
}

/// The algorithm and the digest of a hash name, or the error.
pub fn name(made: Result<Name, NameError>) -> Map<String, Value> {
    match made {
        Ok(name) => {
            let digest = name.digest();
            let members =
                [("algorithm", digest.algorithm().name().to_string()), ("digest", digest.to_string())];
            let members = members.map(|(member, text)| (member.into(), Value::from(text)));
            [("ok".into(), Value::Bool(true))].into_iter().chain(members).collect()
        }
        Err(error) => refused(json!({
            "offset": error.offset(),
            "expected": error.expected(),
            "rule": error.rule(),
            "message": error.to_string(),
        })),
    }
}

/// The expansion of a URI template, or the error of parsing or expanding it.
pub fn expanded(template: &str, variables: &impl Variables) -> Map<String, Value> {
    let parsed = match UriTemplate::parse(template) {
        Ok(parsed) => parsed,
        Err(error) => {
            return text_error(&uri_operations::text_error("template", template, "uri-template")(error));
        }
    };
    match parsed.expand(variables) {
        Ok(text) => output(Ok(text)),
        Err(error) => refused(json!({
            "offset": error.offset(),
            "expected": [],
            "rule": "expression",
            "message": error.to_string(),
        })),
    }
}

/// The byte ranges of the URIs in running text.
pub fn found(text: &str) -> Map<String, Value> {
    let spans = Finder::new().find(text).map(|found| json!([found.range().start, found.range().end]));
    [("ok".into(), Value::Bool(true)), ("spans".into(), spans.collect())].into_iter().collect()
}

/// A repaired text with its changes, or the error of the repair.
pub fn repaired(text: &str, kind: Repairable, made: Result<Repaired<'_>, RepairError>) -> Map<String, Value> {
    match made {
        Ok(repaired) => {
            let change = |change: Change<'_>| {
                json!({
                    "offset": change.offset,
                    "original": change.original,
                    "replacement": change.replacement,
                })
            };
            let changes: Value = repaired.changes().map(change).collect();
            output(Ok(repaired.text.into_owned())).into_iter().chain([("changes".into(), changes)]).collect()
        }
        Err(error) => {
            let source = error.parse_error();
            let expected = source.into_iter().flat_map(|source| source.expected());
            refused(json!({
                "offset": error.offset(),
                "expected": expected.map(|item| item.to_string()).collect::<Value>(),
                "rule": source.and_then(|source| source.rule()),
                "message": hints::about_repair(text, kind.name(), &error),
            }))
        }
    }
}

/// The strictest level at which two texts are equivalent; null if there is none.
pub fn equal(equivalence: Option<Equivalence>) -> Map<String, Value> {
    let equal = equivalence.map_or(Value::Null, |equivalence| Value::from(equivalence.to_string()));
    [("ok".into(), Value::Bool(true)), ("equal".into(), equal)].into_iter().collect()
}

/// `"ok": false` with the error of one of several texts.
pub fn text_error(error: &TextError) -> Map<String, Value> {
    let place = error.place.as_deref();
    refused(json!({
        "offset": place.map(|place| place.offset),
        "expected": place.map_or(&[][..], |place| &place.expected),
        "rule": place.and_then(|place| place.rule.as_deref()),
        "message": hints::about(error),
    }))
}

/// `"ok": false` for an invalid line.
pub fn invalid_line(why: InvalidLine) -> Map<String, Value> {
    refused(json!({"offset": why.offset(), "expected": [], "rule": null, "message": why.to_string()}))
}

/// Adds `file` and `line` in front of the members.
pub fn at(file: &str, line: u64, members: Map<String, Value>) -> Map<String, Value> {
    [("file".into(), Value::from(file)), ("line".into(), Value::from(line))]
        .into_iter()
        .chain(members)
        .collect()
}

fn refused(error: Value) -> Map<String, Value> {
    [("ok".into(), Value::Bool(false)), ("error".into(), error)].into_iter().collect()
}
