//! The case files against the types of `virgule`: `[[parse]]`, `[[reject]]` and `[[resolve]]`.
//!
//! `tests/semantics/cases.rs` tests `[[match]]`, which needs the compiler.

use virgule::{Host, Kind, Resolver};
use virgule_portable::cases::{HostKind, Parse, Reject, Resolve, Value, each, same};
use virgule_portable::typed;

/// The components of a text: by its own type if the type is of RFC 3986 or RFC 3987, otherwise as a URI or IRI.
fn generic<'t>(kind: &str, text: &'t str) -> Result<typed::UriType<'t>, String> {
    let known = Kind::find(kind).ok_or(format!("there is no kind {kind}"))?;
    if ["rfc3986", "rfc3987"].contains(&known.grammar) {
        return typed::parse(kind, text).map_err(|error| format!("refused: {error}"));
    }
    typed::parse("uri", text)
        .or_else(|_| typed::parse("iri", text))
        .map_err(|error| format!("as IRI: {error}"))
}

#[test]
fn parse_cases_have_their_fields_and_values() {
    each(|file| &file.parse, |case: &Parse| &case.input, parse);
}

fn parse(case: &Parse) -> Result<(), String> {
    let typed = typed::parse(&case.kind, &case.input).map_err(|error| format!("refused: {error}"))?;
    same("Display", &typed.shown, &case.input)?;
    if let Some(components) = &case.components {
        let generic = generic(&case.kind, &case.input)?;
        for (name, wanted) in components.list() {
            same(name, generic.get(name), wanted)?;
        }
    }
    if let Some(fields) = &case.fields {
        for (name, got) in &typed.fields {
            same(name, *got, fields.get(*name).and_then(Value::one))?;
        }
        let kind = Kind::find(&case.kind).ok_or("no such kind")?;
        for name in kind.list_names() {
            let got: Vec<&str> = kind.items(name, &case.input).into_iter().flatten().collect();
            let wanted = match fields.get(name) {
                Some(Value::All(items)) => items.iter().map(String::as_str).collect(),
                Some(Value::One(_)) => return Err(format!("{name} is a list: write an array")),
                None => Vec::new(),
            };
            same(name, got, wanted)?;
        }
        let is_list = |name: &String| kind.list_names().any(|known| known == name);
        let is_field = |name: &String| typed.fields.iter().any(|(known, _)| known == name);
        let unknown = fields.iter().find(|(name, value)| match value {
            Value::One(_) => !is_field(name),
            Value::All(_) => !is_list(name),
        });
        if let Some((name, value)) = unknown {
            let (sort, known) = match value {
                Value::One(_) => ("field", typed.fields.iter().map(|(known, _)| *known).collect::<Vec<_>>()),
                Value::All(_) => ("list", kind.list_names().collect()),
            };
            return Err(format!("`{}` has no {sort} `{name}`; there are {}", case.kind, known.join(", ")));
        }
    }
    let (kind, address) = match typed.host {
        Some(Host::RegName(_)) => (Some(HostKind::RegName), None),
        Some(Host::Ipv4(address)) => (Some(HostKind::Ipv4), Some(address.to_string())),
        Some(Host::Ipv6(address)) => (Some(HostKind::Ipv6), Some(address.to_string())),
        Some(Host::IpvFuture(_)) => (Some(HostKind::IpvFuture), None),
        None => (None, None),
    };
    if case.host_kind.is_some() {
        same("host-kind", kind, case.host_kind)?;
    }
    if case.address.is_some() {
        same("address", address, case.address.clone())?;
    }
    if case.port_number.is_some() {
        same("port-number", typed.port, Ok(case.port_number))?;
    }
    Ok(())
}

#[test]
fn reject_cases_fail_at_their_offset() {
    each(|file| &file.reject, |case: &Reject| &case.input, reject);
}

fn reject(case: &Reject) -> Result<(), String> {
    let error = typed::parse(&case.kind, &case.input).err().ok_or("accepted")?;
    if let Some(offset) = case.offset {
        same("offset", error.offset(), offset)?;
    }
    if let Some(rule) = &case.rule {
        same("rule", error.rule(), Some(rule.as_str()))?;
    }
    Ok(())
}

#[test]
fn resolve_cases_give_their_target() {
    each(|file| &file.resolve, |case: &Resolve| &case.input, resolve);
}

/// The target by [`Resolver`], as an owned text and written to a string, for the given types; if strict, also by the
/// method of the reference.
macro_rules! resolved {
    ($absolute:ident, $reference:ident, $case:expr) => {{
        let base = virgule::$absolute::parse(&$case.base).map_err(|error| format!("the base: {error}"))?;
        let reference =
            virgule::$reference::parse(&$case.input).map_err(|error| format!("the input: {error}"))?;
        virgule::$absolute::parse(&$case.output).map_err(|error| format!("the output: {error}"))?;
        let resolver = Resolver::new(base).strict($case.strict);
        let target = resolver.resolve(reference);
        if $case.strict {
            same("the target by the reference", reference.resolve(base).as_str(), target.as_str())?;
        }
        let mut written = String::from("kept ");
        resolver.resolve_into(reference, &mut written).map_err(|error| error.to_string())?;
        same("the target in a string", written.strip_prefix("kept "), Some(target.as_str()))?;
        target.into_string()
    }};
}

fn resolve(case: &Resolve) -> Result<(), String> {
    let texts = [&case.base, &case.input, &case.output];
    let is_uri = texts.iter().all(|text| virgule::UriRef::parse(text).is_ok());
    let target = if is_uri { resolved!(Uri, UriRef, case) } else { resolved!(Iri, IriRef, case) };
    same("the target", target, case.output.clone())
}
