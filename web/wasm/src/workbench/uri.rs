//! `uri`: a text as a URI or IRI: components, normal forms, resolution, equivalence, and what a browser reads.

use super::offsets::Offsets;
use super::request::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule::whatwg::{Severity, iri_divergences};
use virgule::{Component, Equivalence, Iri, IriRef, Kind, Normalization, NormalizationReport, Resolver};
use virgule_dynamic::{Library, Parser};
use virgule_tools::operations::normalize::Normalizer;
use virgule_tools::operations::uri_operations::compare;

/// `valid`, `kind`, `error`, `components`, `normalization`, `resolution`, `equivalence` and `browser`.
pub fn answer(library: &Library, request: &Request) -> Result<Value, Refusal> {
    let text = request.text("text")?;
    let (base, other) = (request.optional_text("base")?, request.optional_text("other")?);
    let reading = Reading::of(text);
    Ok(json!({
        "ok": true,
        "valid": reading.kind.is_some(),
        "kind": reading.kind,
        "error": reading.error,
        "components": reading.components,
        "normalization": normal_forms(library, text),
        "resolution": base.map(|base| resolve(base, text)),
        "equivalence": other.map(|other| equivalences(library, text, other)),
        "browser": divergences(text),
    }))
}

/// What RFC 3986 and RFC 3987 read: each kind accepts all texts of the ones before it, or has a scheme.
const KINDS: [&str; 4] = ["uri", "uri-reference", "iri", "iri-reference"];

/// A text as a URI or IRI.
#[derive(Debug)]
pub struct Reading {
    /// The first kind that accepts it.
    pub kind: Option<&'static str>,
    /// `offset` and `message`, if none does.
    pub error: Value,
    /// `name`, `start` and `end` of each component.
    pub components: Vec<Value>,
}

impl Reading {
    pub fn of(text: &str) -> Self {
        let offsets = Offsets::new(text);
        for name in KINDS {
            let Some(parser) = Kind::find(name).map(Parser::built_in) else { continue };
            let Ok(parsed) = parser.parse(text) else { continue };
            let component = |(name, span): (&str, Option<(usize, usize)>)| {
                let (start, end) = span.map(|(start, end)| offsets.span(start, end))?;
                Some(json!({ "name": name, "start": start, "end": end }))
            };
            let components = parsed.spans().filter_map(component).collect();
            return Reading { kind: Some(name), error: Value::Null, components };
        }
        // The error of the widest kind that the text may have been meant to be.
        let name = if text.is_ascii() { "uri-reference" } else { "iri-reference" };
        let error = Kind::find(name).and_then(|kind| Parser::built_in(kind).parse(text).err());
        let error =
            error.map(|error| json!({ "offset": offsets.of(error.offset), "message": error.to_string() }));
        Reading { kind: None, error: Value::from(error), components: Vec::new() }
    }
}

/// The levels, as the command names them.
const LEVELS: [(&str, Normalization); 5] = [
    ("case", Normalization::CASE),
    ("percent", Normalization::PERCENT),
    ("dots", Normalization::DOTS),
    ("syntax", Normalization::SYNTAX),
    ("scheme", Normalization::SCHEME),
];

/// For each level its name, the `text`, and the `changes`; none for a text that is no IRI reference.
fn normal_forms(library: &Library, text: &str) -> Vec<Value> {
    let Ok(iri) = IriRef::parse(text) else { return Vec::new() };
    let level = |(name, steps): (&str, Normalization)| {
        // The scheme of the text has rules of its own; without one, those of IRIs are all.
        let made = Normalizer::new(library, None, steps)
            .map(|normalizer| normalizer.normalize(text).map(String::from));
        let made = match made {
            Ok(Ok(made)) => made,
            _ => iri.normalize(steps).into_string(),
        };
        let mut changes = changes(iri.changes(steps));
        if changes.is_empty() && made != text {
            changes.push("applying the rules of the scheme".to_string());
        }
        json!({ "level": name, "text": made, "changes": changes })
    };
    LEVELS.into_iter().map(level).collect()
}

/// One line for each component that changes.
fn changes(report: NormalizationReport) -> Vec<String> {
    let mut components: Vec<Component> = Vec::new();
    for (_, component) in report.iter() {
        if !components.contains(&component) {
            components.push(component);
        }
    }
    components.into_iter().map(|component| report.only(|asked| asked == component).to_string()).collect()
}

/// `target` and `steps`, or `error`.
fn resolve(base: &str, reference: &str) -> Value {
    let base = match Iri::parse(base) {
        Ok(base) => base,
        Err(error) => return json!({ "error": format!("base: {error}") }),
    };
    match IriRef::parse(reference) {
        Ok(reference) => {
            let target = Resolver::new(base).resolve(reference).into_string();
            json!({ "target": target, "steps": steps(&base, &reference) })
        }
        Err(error) => json!({ "error": format!("reference: {error}") }),
    }
}

/// The steps of RFC 3986 section 5.2.2 for a reference.
///
/// ```text
/// if defined(R.scheme)      → all from the reference
/// if defined(R.authority)   → scheme from the base
/// if R.path == ""           → path from the base, and the query unless the reference has one
/// if R.path begins with "/" → scheme and authority from the base
/// else                      → the same, and the path merged (section 5.2.3)
/// T.fragment = R.fragment
/// ```
fn steps(base: &Iri<'_>, reference: &IriRef<'_>) -> Vec<String> {
    let mut steps = Vec::new();
    let mut say = |step: &str| steps.push(step.to_string());
    let path = reference.path();
    let mut dots = has_dot_segment(path);
    match (reference.scheme(), reference.authority(), path) {
        (Some(_), ..) => say("the reference has a scheme: nothing comes from the base"),
        (None, Some(_), _) => say("the reference has an authority: the scheme comes from the base"),
        (None, None, "") => {
            say("the path of the reference is empty: scheme, authority and path come from the base");
            match reference.query() {
                Some(_) => say("the query is that of the reference"),
                None => say("the reference has no query: that of the base is kept"),
            }
            // The path of the base is taken as it is.
            dots = false;
        }
        (None, None, path) if path.starts_with('/') => {
            say("the path of the reference begins with a slash: scheme and authority come from the base");
        }
        (None, None, _) => {
            say("scheme and authority come from the base");
            match (base.authority(), base.path()) {
                (Some(_), "") => {
                    say("the base has an authority and an empty path: a slash is put before the path")
                }
                _ => say("the path is put behind the last slash of the path of the base"),
            }
            dots |= has_dot_segment(base.path());
        }
    }
    if dots {
        say("dot segments are removed (section 5.2.4)");
    }
    match reference.fragment() {
        Some(_) => say("the fragment is that of the reference"),
        None if base.fragment().is_some() => say("the fragment of the base is dropped"),
        None => {}
    }
    steps
}

fn has_dot_segment(path: &str) -> bool {
    path.split('/').any(|segment| segment == "." || segment == "..")
}

/// For each level its name and whether the texts are equivalent; or an `error`.
fn equivalences(library: &Library, text: &str, other: &str) -> Value {
    let strictest = match compare(library, text, other) {
        Ok(comparison) => comparison.equivalence,
        Err(error) => return json!({ "error": error.to_string() }),
    };
    let level = |level: Equivalence| {
        let equivalent = strictest.is_some_and(|strictest| strictest <= level);
        json!({ "level": level.to_string(), "equivalent": equivalent })
    };
    [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme].map(level).into_iter().collect()
}

/// For each part that it reads otherwise: `start`, `end`, `kind`, `severity` (`meaning` or `serialization`) and `message`.
fn divergences(text: &str) -> Vec<Value> {
    let offsets = Offsets::new(text);
    let divergence = |found: virgule::whatwg::Divergence| {
        let (start, end) = offsets.span(found.offset, found.offset + found.length);
        let severity = if found.severity() == Severity::Meaning { "meaning" } else { "serialization" };
        // The name of the variant, without what it holds.
        let kind = format!("{:?}", found.kind);
        let kind = kind.split(['(', ' ']).next().unwrap_or_default();
        json!({ "kind": kind, "start": start, "end": end, "severity": severity, "message": found.kind.to_string() })
    };
    iri_divergences(text).map(divergence).collect()
}
