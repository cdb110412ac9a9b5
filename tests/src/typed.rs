//! Uniform access to the public types, by the name of a kind.

use crate::types;
use virgule::__derive::TypeNames;
use virgule::{AbsoluteIri, AbsoluteUri, Host, Iri, IriRef, IriRelativeRef, Kind, Ni, Nih, ParseError};
use virgule::{PortError, RelativeRef, Uri, UriRef};

/// The results of a type for a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UriType<'t> {
    /// The name and the text of each exposed field, in the order of the grammar.
    pub fields: Vec<(&'static str, Option<&'t str>)>,
    /// The typed host.
    pub host: Option<Host<'t>>,
    /// The port as a number.
    pub port: Result<Option<u16>, PortError>,
    /// The output of `Display`.
    pub shown: String,
    /// The output of `Debug`.
    pub debugged: String,
}

impl<'t> UriType<'t> {
    /// The text of a field; `None` if it is absent or unknown.
    pub fn get(&self, name: &str) -> Option<&'t str> {
        self.fields.iter().find(|(known, _)| *known == name)?.1
    }
}

macro_rules! generic {
    ($parsed:expr, [$($scheme:tt)*], [$($fragment:tt)*]) => {{
        let parsed = $parsed?;
        Ok(UriType {
            fields: vec![
                $(("scheme", generic!(scheme parsed $scheme)),)*
                ("authority", parsed.authority()),
                ("userinfo", parsed.userinfo()),
                ("host", parsed.host()),
                ("port", parsed.port()),
                ("path", Some(parsed.path())),
                ("query", parsed.query()),
                $(("fragment", generic!(fragment parsed $fragment)),)*
            ],
            host: parsed.host_typed(),
            port: parsed.port_u16(),
            shown: parsed.to_string(),
            debugged: format!("{parsed:?}"),
        })
    }};
    (scheme $parsed:ident always) => { Some($parsed.scheme()) };
    (scheme $parsed:ident maybe) => { $parsed.scheme() };
    (fragment $parsed:ident maybe) => { $parsed.fragment() };
}

/// Parses `text` as the type of `kind`.
///
/// # Panics
///
/// If the kind has no type.
pub fn parse<'t>(kind: &str, text: &'t str) -> Result<UriType<'t>, ParseError> {
    match kind {
        "uri" => generic!(Uri::parse(text), [always], [maybe]),
        "uri-reference" => generic!(UriRef::parse(text), [maybe], [maybe]),
        "absolute-uri" => generic!(AbsoluteUri::parse(text), [always], []),
        "relative-ref" => generic!(RelativeRef::parse(text), [], [maybe]),
        "iri" => generic!(Iri::parse(text), [always], [maybe]),
        "iri-reference" => generic!(IriRef::parse(text), [maybe], [maybe]),
        "absolute-iri" => generic!(AbsoluteIri::parse(text), [always], []),
        "irelative-ref" => generic!(IriRelativeRef::parse(text), [], [maybe]),
        "ni" => Ni::parse(text).map(ni),
        "nih" => Nih::parse(text).map(nih),
        _ => dropped_in(kind, text, false),
    }
}

/// As [`parse`], with the `const` functions of the type, which have another search loop.
///
/// # Panics
///
/// If the kind has no type.
pub fn parse_const<'t>(kind: &str, text: &'t str) -> Result<UriType<'t>, ParseError> {
    match kind {
        "uri" => generic!(Uri::parse_const(text), [always], [maybe]),
        "uri-reference" => generic!(UriRef::parse_const(text), [maybe], [maybe]),
        "absolute-uri" => generic!(AbsoluteUri::parse_const(text), [always], []),
        "relative-ref" => generic!(RelativeRef::parse_const(text), [], [maybe]),
        "iri" => generic!(Iri::parse_const(text), [always], [maybe]),
        "iri-reference" => generic!(IriRef::parse_const(text), [maybe], [maybe]),
        "absolute-iri" => generic!(AbsoluteIri::parse_const(text), [always], []),
        "irelative-ref" => generic!(IriRelativeRef::parse_const(text), [], [maybe]),
        "ni" => Ni::parse_const(text).map(ni),
        "nih" => Nih::parse_const(text).map(nih),
        _ => dropped_in(kind, text, true),
    }
}

/// Calls `is_valid` of the type of `kind`.
///
/// # Panics
///
/// If the kind has no type.
pub fn is_valid(kind: &str, text: &str) -> bool {
    match kind {
        "uri" => Uri::is_valid(text),
        "uri-reference" => UriRef::is_valid(text),
        "absolute-uri" => AbsoluteUri::is_valid(text),
        "relative-ref" => RelativeRef::is_valid(text),
        "iri" => Iri::is_valid(text),
        "iri-reference" => IriRef::is_valid(text),
        "absolute-iri" => AbsoluteIri::is_valid(text),
        "irelative-ref" => IriRelativeRef::is_valid(text),
        "ni" => Ni::is_valid(text),
        "nih" => Nih::is_valid(text),
        _ => types::is_valid(kind, text),
    }
}

/// The fields of a type that needs no special case, with its `Display` and `Debug` output.
fn dropped_in<'t>(kind: &str, text: &'t str, constant: bool) -> Result<UriType<'t>, ParseError> {
    let kind = Kind::find(kind).unwrap_or_else(|| panic!("no type has the kind {kind}"));
    let (fields, shown, debugged) = types::parsed(kind.name, text, constant)?;
    let fields = fields.into_iter().map(|(field, part)| (kind.fields[field], part)).collect();
    Ok(UriType { fields, host: None, port: Ok(None), shown, debugged })
}

/// Defines functions that cover all types: the fields of a text by index with the output of `Display` and `Debug`, and
/// validity.
macro_rules! each_type {
    ($($kind:literal => $name:ident { $($field:ident = $index:literal),* })*) => {
        pub(crate) fn parsed<'t>(
            kind: &str,
            text: &'t str,
            constant: bool,
        ) -> Result<(Vec<(usize, Option<&'t str>)>, String, String), virgule::ParseError> {
            match kind {
                $($kind => {
                    type KindType<'t> = $name<'t>;
                    let parsed = if constant { KindType::parse_const(text)? } else { KindType::parse(text)? };
                    let fields = vec![$(($index, Option::from(parsed.$field()))),*];
                    Ok((fields, parsed.to_string(), format!("{parsed:?}")))
                })*
                _ => panic!("no type has the kind {kind}"),
            }
        }

        pub(crate) fn is_valid(kind: &str, text: &str) -> bool {
            match kind {
                $($kind => $name::is_valid(text),)*
                _ => panic!("no type has the kind {kind}"),
            }
        }
    };
}

pub(crate) use each_type;

fn ni(ni: Ni<'_>) -> UriType<'_> {
    UriType {
        fields: vec![
            ("authority", Some(ni.authority())),
            ("alg", Some(ni.alg())),
            ("val", Some(ni.val())),
            ("query", ni.query()),
        ],
        host: None,
        port: Ok(None),
        shown: ni.to_string(),
        debugged: format!("{ni:?}"),
    }
}

fn nih(nih: Nih<'_>) -> UriType<'_> {
    UriType {
        fields: vec![("alg", Some(nih.alg())), ("val", Some(nih.val())), ("checkdigit", nih.checkdigit())],
        host: None,
        port: Ok(None),
        shown: nih.to_string(),
        debugged: format!("{nih:?}"),
    }
}

/// The message of a type, with the names of kinds where its hint names types.
pub fn naming_kinds(message: &str) -> String {
    let (types, kinds) = (TypeNames::RUST, TypeNames::KINDS);
    let pairs = [(types.uri, kinds.uri), (types.uri_reference, kinds.uri_reference), (types.iri, kinds.iri)];
    pairs.iter().fold(message.to_string(), |message, (of_type, of_kind)| message.replace(of_type, of_kind))
}
