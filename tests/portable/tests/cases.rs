//! The case files against the types of `virgule`: `[[parse]]`, `[[reject]]` and `[[resolve]]`.
//!
//! `tests/semantics/cases.rs` tests `[[match]]`, which needs the compiler.

use virgule::{Kind, Resolver};
use virgule_portable::cases::{Parse, Reject, Resolve, each, same};
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
    if case.components.is_some() {
        let generic = generic(&case.kind, &case.input)?;
        case.check_components(|name| generic.get(name))?;
    }
    let kind = Kind::find(&case.kind).ok_or("no such kind")?;
    let items = |name| kind.items(name, &case.input).into_iter().flatten().collect();
    let lists: Vec<_> = kind.list_names().map(|name| (name, items(name))).collect();
    case.check_fields(&typed.fields, &lists)?;
    case.check_authority_values(typed.host, typed.port)
}

#[test]
fn reject_cases_fail_at_their_offset() {
    each(|file| &file.reject, |case: &Reject| &case.input, reject);
}

fn reject(case: &Reject) -> Result<(), String> {
    let error = typed::parse(&case.kind, &case.input).err().ok_or("accepted")?;
    case.check_error(error.offset(), error.rule())
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
