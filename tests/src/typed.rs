//! Uniform access to the public types, by the name of a kind.

use virgule::__derive::TypeNames;
use virgule::schemes;
use virgule::{AbsoluteIri, AbsoluteUri, Host, Iri, IriRef, IriRelativeRef, Kind, ParseError};
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

/// Parses `text` as the type of `kind`.
///
/// # Panics
///
/// If the kind has no type.
pub fn parse<'t>(kind: &str, text: &'t str) -> Result<UriType<'t>, ParseError> {
    parsed(kind, text, false)
}

/// As [`parse`], with the `const` functions of the type, which have another search loop.
///
/// # Panics
///
/// If the kind has no type.
pub fn parse_const<'t>(kind: &str, text: &'t str) -> Result<UriType<'t>, ParseError> {
    parsed(kind, text, true)
}

fn parsed<'t>(kind: &str, text: &'t str, constant: bool) -> Result<UriType<'t>, ParseError> {
    let (fields, shown, debugged) = read_fields(kind, text, constant)?;
    let names = Kind::find(kind).unwrap_or_else(|| panic!("no type has the kind {kind}")).fields;
    let fields = fields.into_iter().map(|(field, part)| (names[field], part)).collect();
    let (host, port) = host_and_port(kind, text, constant)?;
    Ok(UriType { fields, host, port, shown, debugged })
}

type HostAndPort<'t> = (Option<Host<'t>>, Result<Option<u16>, PortError>);

/// The typed host and the port of a generic type.
fn host_and_port<'t>(kind: &str, text: &'t str, constant: bool) -> Result<HostAndPort<'t>, ParseError> {
    macro_rules! of {
        ($($kind:literal => $name:ident)*) => {
            match kind {
                $($kind => {
                    let parsed = if constant { $name::parse_const(text)? } else { $name::parse(text)? };
                    Ok((parsed.host_typed(), parsed.port_u16()))
                })*
                _ => Ok((None, Ok(None))),
            }
        };
    }
    of! {
        "uri" => Uri
        "uri-reference" => UriRef
        "absolute-uri" => AbsoluteUri
        "relative-ref" => RelativeRef
        "iri" => Iri
        "iri-reference" => IriRef
        "absolute-iri" => AbsoluteIri
        "irelative-ref" => IriRelativeRef
    }
}

macro_rules! each_type {
    ($($kind:literal => $name:ident { $($field:ident = $index:literal),* })*) => {
        /// The fields of a text by index, and the outputs of `Display` and `Debug`.
        fn read_fields<'t>(
            kind: &str,
            text: &'t str,
            constant: bool,
        ) -> Result<(Vec<(usize, Option<&'t str>)>, String, String), ParseError> {
            match kind {
                $($kind => {
                    type KindType<'t> = schemes::$name<'t>;
                    let parsed = if constant { KindType::parse_const(text)? } else { KindType::parse(text)? };
                    let fields = vec![$(($index, Option::from(parsed.$field()))),*];
                    Ok((fields, parsed.to_string(), format!("{parsed:?}")))
                })*
                _ => panic!("no type has the kind {kind}"),
            }
        }

        /// Calls `is_valid` of the type of `kind`.
        ///
        /// # Panics
        ///
        /// If the kind has no type.
        pub fn is_valid(kind: &str, text: &str) -> bool {
            match kind {
                $($kind => schemes::$name::is_valid(text),)*
                _ => panic!("no type has the kind {kind}"),
            }
        }
    };
}

crate::with_types!(each_type);

/// The message of a type, with the names of kinds where its hint names types.
pub fn naming_kinds(message: &str) -> String {
    let (types, kinds) = (TypeNames::RUST, TypeNames::KINDS);
    let pairs = [(types.uri, kinds.uri), (types.uri_reference, kinds.uri_reference), (types.iri, kinds.iri)];
    pairs.iter().fold(message.to_string(), |message, (of_type, of_kind)| message.replace(of_type, of_kind))
}
