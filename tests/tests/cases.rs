//! The case files: every text that a specification speaks of, against the parsers by name and by type.
//!
//! `[[parse]]` and `[[reject]]` go through `virgule_dynamic` and through the types of `virgule`, which must
//! say the same; `[[match]]` through the automaton of the single rule. `[[resolve]]` goes through the types of URIs, or
//! of IRIs where a text is no URI; `virgule_dynamic` resolves nothing, so there its texts are parsed.

use std::collections::BTreeMap;
use virgule::{Host, Kind};
use virgule_dynamic::{Library, Parser};
use virgule_tests::cases::{self, Cases, HostKind, Match, Parse, Reject, Resolve};
use virgule_tests::typed;

/// Runs `check` for each case; a failure lists every case that fails.
fn each<T>(
    cases: impl Fn(&Cases) -> &[T],
    input: impl Fn(&T) -> &str,
    mut check: impl FnMut(&T) -> Result<(), String>,
) {
    let (mut count, mut failures) = (0, Vec::new());
    for (name, file) in cases::all() {
        for case in cases(&file) {
            count += 1;
            if let Err(what) = check(case) {
                failures.push(format!("{name}: {:?}: {what}", input(case)));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count} cases fail:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 0, "no case was found");
}

/// `Ok` if `got` is `wanted`.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, got: T, wanted: T) -> Result<(), String> {
    if got == wanted { Ok(()) } else { Err(format!("{what} is {got:?}, not {wanted:?}")) }
}

fn parser(kind: &str) -> Result<Parser<'static>, String> {
    Kind::find(kind).map(Parser::built_in).ok_or(format!("there is no kind {kind}"))
}

/// The parser that knows the components of a text: that of its kind if it is a form of RFC 3986 or 3987, else that of
/// URIs or IRIs, for every scheme's text is one.
fn generic(kind: &str, text: &str) -> Result<Parser<'static>, String> {
    let known = Kind::find(kind).ok_or(format!("there is no kind {kind}"))?;
    if ["rfc3986", "rfc3987"].contains(&known.grammar) {
        return Ok(Parser::built_in(known));
    }
    let uri = parser("uri")?;
    if uri.matches(text) { Ok(uri) } else { parser("iri") }
}

#[test]
fn what_must_be_accepted_is_and_has_those_parts() {
    each(
        |file| &file.parse,
        |case: &Parse| &case.input,
        |case| {
            let parser = parser(&case.kind)?;
            let parsed = parser.parse(&case.input).map_err(|error| format!("refused: {error}"))?;
            if let Some(components) = &case.components {
                let generic = generic(&case.kind, &case.input)?;
                let parsed = generic.parse(&case.input).map_err(|error| format!("as URI: {error}"))?;
                for (name, wanted) in components.list() {
                    same(name, parsed.get(name), wanted)?;
                }
            }
            if let Some(fields) = &case.fields {
                for (name, got) in parsed.fields() {
                    same(name, got, fields.get(name).map(String::as_str))?;
                }
                let unknown = fields.keys().find(|name| parsed.fields().all(|(known, _)| known != *name));
                same("a field that the kind does not have", unknown, None)?;
            }
            Ok(())
        },
    );
}

#[test]
fn the_types_say_the_same_as_the_parsers_by_name() {
    each(
        |file| &file.parse,
        |case: &Parse| &case.input,
        |case| {
            let parser = parser(&case.kind)?;
            let parsed = parser.parse(&case.input).map_err(|error| format!("refused: {error}"))?;
            let typed =
                typed::parse(&case.kind, &case.input).map_err(|error| format!("refused by type: {error}"))?;
            for (name, got) in parsed.fields() {
                same(name, typed.get(name), got)?;
            }
            same("Display", typed.shown, case.input.clone())
        },
    );
}

#[test]
fn hosts_addresses_and_ports_have_their_values() {
    each(
        |file| &file.parse,
        |case: &Parse| &case.input,
        |case| {
            let typed = typed::parse(&case.kind, &case.input).map_err(|error| format!("refused: {error}"))?;
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
        },
    );
}

#[test]
fn what_must_be_refused_is_at_the_right_place() {
    each(
        |file| &file.reject,
        |case: &Reject| &case.input,
        |case| {
            let parser = parser(&case.kind)?;
            let error = parser.parse(&case.input).err().ok_or("accepted")?;
            let typed = typed::parse(&case.kind, &case.input).err().ok_or("accepted by type")?;
            same("message by type", typed.to_string(), error.to_string())?;
            if let Some(offset) = case.offset {
                same("offset", error.offset, offset)?;
                same("offset by type", typed.offset(), offset)?;
            }
            if let Some(rule) = &case.rule {
                same("rule", error.rule.as_ref(), Some(rule))?;
                same("rule by type", typed.rule(), Some(rule.as_str()))?;
            }
            Ok(())
        },
    );
}

#[test]
fn single_rules_match_what_they_must() {
    let mut library = Library::new();
    each(
        |file| &file.matches,
        |case: &Match| &case.input,
        |case| {
            let parser = library.rule(&case.grammar, &case.rule).map_err(|error| error.to_string())?;
            same("matches", parser.matches(&case.input), case.ok)
        },
    );
}

/// The target by [`virgule::Resolver`] of the types of that name, and by the method of the reference, which is strict.
macro_rules! resolved {
    ($absolute:ident, $reference:ident, $case:expr) => {{
        let base = virgule::$absolute::parse(&$case.base).map_err(|error| format!("the base: {error}"))?;
        let reference =
            virgule::$reference::parse(&$case.input).map_err(|error| format!("the input: {error}"))?;
        let target = virgule::Resolver::new(base).strict($case.strict).resolve(reference);
        if $case.strict {
            same("the target by the reference", reference.resolve(base).as_str(), target.as_str())?;
        }
        let mut written = String::from("kept ");
        let resolver = virgule::Resolver::new(base).strict($case.strict);
        resolver.resolve_into(reference, &mut written).map_err(|error| error.to_string())?;
        same("the target in a string", written.strip_prefix("kept "), Some(target.as_str()))?;
        target.into_string()
    }};
}

#[test]
fn references_resolve_to_their_targets() {
    each(
        |file| &file.resolve,
        |case| &case.input,
        |case: &Resolve| {
            let texts = [&case.base, &case.input, &case.output];
            let is_uri = texts.iter().all(|text| virgule::UriRef::parse(text).is_ok());
            let kinds = if is_uri { ["uri", "uri-reference"] } else { ["iri", "iri-reference"] };
            for (name, text, kind) in [
                ("base", &case.base, kinds[0]),
                ("input", &case.input, kinds[1]),
                ("output", &case.output, kinds[0]),
            ] {
                parser(kind)?.parse(text).map_err(|error| format!("the {name}: {error}"))?;
            }
            let target = if is_uri { resolved!(Uri, UriRef, case) } else { resolved!(Iri, IriRef, case) };
            same("the target", target, case.output.clone())
        },
    );
}

/// No kind has fewer cases of either sort that say what they are about.
const ENOUGH: usize = 12;

#[test]
fn every_kind_has_cases_of_both_sorts() {
    let mut counts: BTreeMap<&str, [usize; 2]> = Kind::all().map(|kind| (kind.name, [0; 2])).collect();
    for (_, file) in cases::all() {
        let accepted = file.parse.iter().map(|case| (&case.kind, &case.why, &case.source, 0));
        let rejected = file.reject.iter().map(|case| (&case.kind, &case.why, &case.source, 1));
        for (kind, why, source, sort) in accepted.chain(rejected) {
            let count = counts.get_mut(kind.as_str()).unwrap_or_else(|| panic!("there is no kind {kind}"));
            count[sort] += usize::from(why.is_some() || source.is_some());
        }
    }
    let few: Vec<_> = counts.iter().filter(|(_, count)| count.iter().any(|&count| count < ENOUGH)).collect();
    assert!(few.is_empty(), "accepted and rejected, with a reason or a source: {few:?}");
}

#[test]
fn the_readme_lists_every_file() {
    let readme = include_str!("../cases/README.md");
    let listed: Vec<&str> =
        readme.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let listed: Vec<&str> = listed.into_iter().filter(|name| name.ends_with(".toml")).collect();
    let mut files: Vec<String> = cases::all().into_iter().map(|(name, _)| name).collect();
    files.sort_unstable();
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, files);
}

#[test]
fn keys_that_nobody_knows_are_refused() {
    let good = "source = 's'\n[[match]]\ngrammar = 'g'\nrule = 'r'\ninput = 'i'\nok = true\n";
    assert_eq!(cases::read(good).expect("a good file").matches.len(), 1);
    let bad = [
        format!("{good}offset = 1\n"),
        format!("colour = 'red'\n{good}"),
        format!("{good}[[parse]]\nkind = 'uri'\ninput = 'a:'\nhost_kind = 'ipv4'\n"),
        format!(
            "{good}[[parse]]\nkind = 'uri'\ninput = 'a:'\ncomponents = {{ path = '', authority = '' }}\n"
        ),
        format!("{good}[[reject]]\nkind = 'uri'\ninput = ''\nok = false\n"),
        format!("{good}[[resolve]]\nbase = 'a:'\ninput = 'b'\noutput = 'a:b'\nstrikt = true\n"),
        format!("{good}[[accept]]\nkind = 'uri'\ninput = 'a:'\n"),
    ];
    for text in bad {
        let error = cases::read(&text).expect_err(&text).to_string();
        assert!(error.contains("unknown field"), "{text}{error}");
    }
}
