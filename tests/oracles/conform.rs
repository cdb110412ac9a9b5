//! `conform`: types that conform to their grammars, and the reports for types that do not conform.

use std::borrow::Cow;
use std::collections::BTreeSet;
use virgule::__derive::{Described, Origin};
use virgule::{Kind, Occurrences, SchemeError, UriScheme, UriType};
use virgule_tests::effort;
use virgule_tools::conformance::{Plan, agreement, conform, conform_with, language};

const FEW: Plan = Plan { seed: 1, random: 100, max_length: 60 };

#[test]
fn all_generated_types_conform() {
    let mut seen = BTreeSet::new();
    fn conformed<T: UriType>(number: usize) -> String {
        if number.is_multiple_of(effort::every(8)) {
            conform_with::<T>(&FEW);
        }
        language::<T>().unwrap().name().to_string()
    }
    macro_rules! see {
        ($($kind:literal => $name:ident { $($fields:tt)* })*) => {
            $(seen.insert(conformed::<virgule::schemes::$name<'static>>(seen.len()));)*
        };
    }
    virgule_tests::with_types!(see);
    assert_eq!(seen, Kind::all().map(|kind| kind.name.to_string()).collect());
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Authority<'a> {
    userinfo: Option<&'a str>,
    host: &'a str,
    port: Option<u16>,
}

#[derive(UriScheme)]
#[uri(grammar = "../grammars/rfc6920.abnf", rule = "NI-URI")]
struct Ni<'a> {
    authority: Option<Authority<'a>>,
    alg: &'a str,
    val: &'a str,
    #[uri(rule = "query", decode)]
    query: Option<Cow<'a, str>>,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "path-abempty")]
struct Path<'a> {
    #[uri(each = "segment")]
    segments: Occurrences<'a>,
}

#[test]
fn derived_types_conform() {
    conform::<Authority>();
    conform::<Ni>();
    conform::<Path>();
}

#[test]
fn counts_texts_that_field_types_reject() {
    let agreement = agreement::<Authority>(&Plan::default()).unwrap();
    assert!(agreement.is_good() && agreement.refused > 0, "{agreement}");
    let (text, error) = agreement.refusal.clone().unwrap();
    assert!(text.contains(':') && error.contains("in port: "), "{text:?}: {error}");
    assert!(agreement.to_string().contains("rejected by checks beyond the grammar"), "{agreement}");
}

#[test]
fn a_language_has_the_fields_of_its_type() {
    let authority = language::<Authority>().unwrap();
    let fields = authority.fields("me@localhost:80").unwrap();
    let fields: Vec<_> = fields.iter().map(|(name, part)| (name.as_str(), part.as_deref())).collect();
    assert_eq!(fields, [("userinfo", Some("me")), ("host", Some("localhost")), ("port", Some("80"))]);
}

/// Defines a type with a wrong parser, such as that of a rule other than the type names.
macro_rules! broken {
    ($name:ident, $origin:ident, |$text:ident, $see:ident| $read:expr) => {
        struct $name;

        impl Described for $name {
            const ORIGIN: Origin = <$origin as Described>::ORIGIN;

            fn read($text: &str, $see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError> {
                $read
            }
        }
    };
}

/// The report for a type that does not conform.
fn complaint<T: Described>() -> String {
    let panicked = std::panic::catch_unwind(|| conform_with::<T>(&FEW)).expect_err("it does not conform");
    *panicked.downcast::<String>().expect("a message")
}

type Uri = virgule::Uri<'static>;
type Generic = virgule::Ni<'static>;

#[test]
fn reports_accepted_rejected_and_misread_texts() {
    broken!(Lenient, Generic, |text, see| match Generic::read(text, see) {
        Err(error) if !text.contains("a;") => Err(error),
        _ => Ok(()),
    });
    let complaint_of = complaint::<Lenient>();
    assert!(complaint_of.starts_with("`Lenient` does not conform to `ni`: "), "{complaint_of}");
    assert!(complaint_of.contains("succeeds, but the grammar does not match from offset "), "{complaint_of}");
    broken!(Strict, Uri, |text, see| Uri::read(&text.replace("%", "<"), see));
    let complaint_of = complaint::<Strict>();
    assert!(
        complaint_of.contains("::parse(\"") && complaint_of.contains("fails, but the grammar matches"),
        "{complaint_of}"
    );
    broken!(Swapped, Uri, |text, see| Uri::read(text, &mut |field, part| see(
        field,
        part.filter(|part| !part.is_empty())
    )));
    let complaint_of = complaint::<Swapped>();
    assert!(complaint_of.contains("finds None for path, but the grammar Some(\"\")"), "{complaint_of}");
    broken!(Closed, Uri, |text, _see| Err(virgule::__derive::refused(0, "scheme", &text.len())));
    assert!(complaint::<Closed>().starts_with("`Closed` accepts none of "));
}
