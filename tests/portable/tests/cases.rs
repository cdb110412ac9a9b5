//! The case files against the types of `virgule`: `[[parse]]`, `[[reject]]` and `[[resolve]]`.
//!
//! `[[match]]` is about any rule of any grammar, needs the compiler, and is tested in `tests/tests/cases.rs`.

use virgule::{Host, Kind, Resolver, Uri, UriRef};
use virgule_portable::cases::{HostKind, Parse, Reject, Resolve, each, same};
use virgule_portable::typed;

/// The generic components of a text: by its own type if that is one of RFC 3986 or 3987, else as URI or IRI, since the
/// texts of every scheme are one of these.
fn generic<'t>(kind: &str, text: &'t str) -> Result<typed::Typed<'t>, String> {
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
            same(name, *got, fields.get(*name).map(String::as_str))?;
        }
        let unknown = fields.keys().find(|name| typed.fields.iter().all(|(known, _)| known != name));
        same("a field that the kind does not have", unknown, None)?;
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

fn resolve(case: &Resolve) -> Result<(), String> {
    let base = Uri::parse(&case.base).map_err(|error| format!("the base: {error}"))?;
    let reference = UriRef::parse(&case.input).map_err(|error| format!("the input: {error}"))?;
    let target = Resolver::new(base).strict(case.strict).resolve(reference);
    same("the target", target.as_str(), case.output.as_str())
}
