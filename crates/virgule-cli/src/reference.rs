//! Built-in documentation: `virgule explain`, and `virgule grammar directives`, `print` and `list`.

use crate::{Failure, Output, Verdict, wrong};
use serde_json::{Value, json};
use std::fmt::Display;
use virgule::{Kind, UriSubset};
use virgule_compiler::abnf::diagnose::codes::{code, codes};
use virgule_compiler::abnf::diagnose::suggestion;
use virgule_compiler::abnf::lower::{DIRECTIVES, Directive, reference};
use virgule_compiler::grammars::GRAMMARS;

/// Explains the diagnostic with the code `name`, or lists the codes of all diagnostics.
pub fn explain(name: Option<&str>, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let Some(name) = name else {
        let codes = codes();
        let widest = codes.iter().map(|code| code.name.len()).max().unwrap_or(0);
        for code in codes {
            writeln!(out, "{:widest$}  {}", code.name, code.summary)?;
        }
        return Ok(Verdict::Yes);
    };
    // Accepts a code as it is shown in messages: `error[syntax]`.
    let without = |severity| name.strip_prefix(severity)?.strip_prefix('[')?.strip_suffix(']');
    let bare = without("error").or_else(|| without("warning")).unwrap_or(name);
    let near = || suggestion(bare, codes().into_iter().map(|code| code.name));
    if name.contains(':') {
        return wrong("expected the code of a diagnostic; `virgule parse` explains why a URI is invalid");
    }
    known(code(bare), out, || {
        format!("there is no diagnostic `{bare}`{} (`virgule explain` lists all)", near())
    })
}

/// Prints the description of one directive, or of all: `docs/directives.md`.
pub fn directives(name: Option<&str>, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let Some(name) = name else {
        write!(out, "{}", reference())?;
        return Ok(Verdict::Yes);
    };
    let near = || suggestion(name, DIRECTIVES.iter().map(|known| known.name));
    known(Directive::find(name), out, || {
        format!("there is no directive `{name}`{} (`virgule grammar directives` lists all)", near())
    })
}

/// Prints the grammar of a kind, or the grammar with this name.
pub fn print(name: &str, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let grammar = Kind::find(name).map_or(name, |kind| kind.grammar);
    let names = || Kind::all().map(|kind| kind.name).chain(GRAMMARS.iter().map(|(name, _)| *name));
    let text = GRAMMARS.iter().find(|(known, _)| *known == grammar).map(|(_, text)| text);
    known(text, out, || {
        let near = suggestion(name, names());
        format!("there is no built-in kind or grammar `{name}`{near} (`virgule grammar list` lists all)")
    })
}

/// Prints the result, or fails with the message that there is none.
fn known(
    found: Option<impl Display>,
    out: &mut Output<'_>,
    missing: impl FnOnce() -> String,
) -> Result<Verdict, Failure> {
    write!(out, "{}", found.ok_or_else(|| Failure::Call(missing()))?)?;
    Ok(Verdict::Yes)
}

/// Prints one line per kind.
pub fn list(json: bool, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let widest = |part: fn(&Kind) -> &str| Kind::all().map(|kind| part(kind).len()).max().unwrap_or(0);
    let (name, grammar, start) =
        (widest(|kind| kind.name), widest(|kind| kind.grammar), widest(|kind| kind.start));
    for kind in Kind::all() {
        if json {
            out.json(&object(kind))?;
            continue;
        }
        let sort = if kind.scheme { "scheme" } else { "kind  " };
        let uri = match kind.inside {
            UriSubset::Yes => "inside RFC 3986".to_string(),
            UriSubset::No { witness } => format!("not inside: {witness:?}"),
            UriSubset::Unknown => "not decided".to_string(),
        };
        let row = format_args!(
            "{:name$}  {sort}  {:grammar$}  {:start$}  {uri}\n",
            kind.name, kind.grammar, kind.start
        );
        write!(out, "{row}")?;
    }
    Ok(Verdict::Yes)
}

/// Returns the object of `--json`.
fn object(kind: &Kind) -> Value {
    let (inside, witness) = match kind.inside {
        UriSubset::Yes => (Some(true), None),
        UriSubset::No { witness } => (Some(false), Some(witness)),
        UriSubset::Unknown => (None, None),
    };
    let fields: Vec<&str> = kind.fields.iter().copied().filter(|name| !name.is_empty()).collect();
    json!({
        "name": kind.name, "scheme": kind.scheme, "grammar": kind.grammar, "start": kind.start,
        "inside-rfc3986": inside, "witness": witness, "fields": fields,
    })
}
