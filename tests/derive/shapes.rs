//! All forms of types with `#[derive(UriScheme)]`: enums, several rules for a field, validation functions, types from
//! other macros.

use std::borrow::Cow;
use std::fmt;
use virgule::{SchemeError, UriScheme};

#[derive(UriScheme, Debug, Clone, Copy, PartialEq)]
#[uri(grammar = "rfc3986", rule = "host")]
enum Host<'a> {
    #[uri(rule = "IPv6address")]
    Ipv6(&'a str),
    #[uri(rule = "IPvFuture")]
    Future(&'a str),
    RegName(&'a str),
    #[uri(rule = "host/IPv4address")]
    Ipv4(std::net::Ipv4Addr),
}

#[test]
fn an_enum_has_the_variant_of_the_alternative() {
    assert_eq!(Host::parse("[::1]"), Ok(Host::Ipv6("::1")));
    assert_eq!(Host::parse("[v1.x]"), Ok(Host::Future("v1.x")));
    assert_eq!(Host::parse("example.com"), Ok(Host::RegName("example.com")));
    assert_eq!(Host::parse("256.0.0.1"), Ok(Host::RegName("256.0.0.1")));
    // Both alternatives match; the alternative that is first in the grammar has priority, not the first variant.
    assert_eq!(Host::parse("127.0.0.1"), Ok(Host::Ipv4([127, 0, 0, 1].into())));
    for text in ["[::1]", "[v1.x]", "a%20b", "127.0.0.1", ""] {
        assert_eq!(Host::parse(text).map(|host| host.to_string()).as_deref(), Ok(text));
    }
    assert_eq!(Host::parse("[::").unwrap_err().offset(), 3);
    assert_eq!(Host::RULE, "host");
}

/// A struct whose field `host` is another derived type.
#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "rfc3986", rule = "URI")]
struct Address<'a> {
    scheme: &'a str,
    host: Option<Host<'a>>,
    #[uri(rule = "path-abempty|path-absolute|path-rootless|path-empty")]
    path: &'a str,
    #[uri(decode)]
    fragment: Option<Cow<'a, str>>,
}

#[test]
fn a_field_may_be_bound_to_several_rules() {
    let paths = ["a:", "a:b", "a:/b", "a://b", "a://b/c"].map(|text| Address::parse(text).map(|a| a.path));
    assert_eq!(paths, [Ok(""), Ok("b"), Ok("/b"), Ok(""), Ok("/c")]);
    let error = Address::parse("a://[::").unwrap_err();
    assert_eq!(error.offset(), 7);
}

#[test]
fn a_built_in_grammar_reuses_its_tables() {
    // The generated type has one more alternative of paths, which never occurs in a URI.
    #[derive(UriScheme, Debug)]
    #[uri(grammar = "rfc3986", rule = "URI-reference", parse_only)]
    struct ShapedReference<'a> {
        scheme: Option<&'a str>,
        host: Option<&'a str>,
        #[uri(rule = "path-abempty|path-absolute|path-rootless|path-noscheme|path-empty")]
        path: &'a str,
    }
    let reference = ShapedReference::parse("//a/b").unwrap();
    assert_eq!((reference.scheme, reference.host, reference.path), (None, Some("a"), "/b"));
    let error = ShapedReference::parse("http://a:b").unwrap_err();
    assert_eq!(error, SchemeError::from(virgule::UriRef::parse("http://a:b").unwrap_err()));
}

#[test]
fn decoded_fields_are_borrowed_where_nothing_is_encoded() {
    let fragment = |text| Address::parse(text).map(|address| address.fragment);
    assert!(matches!(fragment("a:#b"), Ok(Some(Cow::Borrowed("b")))));
    assert!(matches!(fragment("a:#%62"), Ok(Some(Cow::Owned(text))) if text == "b"));
    let error = fragment("a:#x%ff").unwrap_err();
    assert_eq!((error.offset(), error.field()), (4, Some("fragment")));
    assert_eq!(error.to_string(), "offset 4, in fragment: not UTF-8 after percent-decoding");
    assert_eq!(Address::parse("a:#%2F%20%C3%A9%23").unwrap().to_string(), "a:#/%20%C3%A9%23");
}

/// A type whose validation error has a long message, which is truncated.
struct Odd(u16);

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is odd, which is a pity for a port that has to be even, as all of ours are", self.0)
    }
}

fn even(port: &u16) -> Result<(), Odd> {
    if port.is_multiple_of(2) { Ok(()) } else { Err(Odd(*port)) }
}

fn no_root(authority: &Even<'_>) -> Result<(), &'static str> {
    if authority.userinfo == Some("root") { Err("not root") } else { Ok(()) }
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(grammar = "rfc3986", rule = "authority", validate = "no_root")]
struct Even<'a> {
    userinfo: Option<&'a str>,
    host: &'a str,
    #[uri(validate = "even")]
    port: Option<u16>,
}

#[test]
fn functions_may_refuse() {
    assert_eq!(Even::parse("a:80").unwrap().port, Some(80));
    let error = Even::parse("a:81").unwrap_err();
    assert_eq!((error.offset(), error.field(), error.rule()), (2, Some("port"), Some("port")));
    let words = "81 is odd, which is a pity for a port that has to be even, as ";
    assert_eq!(error.to_string(), format!("offset 2, in port: {words}…"));
    let error = Even::parse("root@a").unwrap_err();
    assert_eq!((error.offset(), error.field(), error.rule()), (0, None, Some("authority")));
    assert_eq!(error.to_string(), "offset 0, in authority: not root");
}

/// A type whose conversion returns a [`virgule::ParseError`]; the offset of the error is kept.
#[derive(UriScheme, Debug)]
#[uri(abnf = "wrapped = \"<\" inner \">\"\ninner = *( ALPHA / \":\" / \"/\" / \"[\" )\n")]
struct Wrapped<'a> {
    inner: virgule::Uri<'a>,
}

#[test]
fn errors_of_fields_keep_their_place() {
    assert_eq!(Wrapped::parse("<a:/b>").unwrap().to_string(), "<a:/b>");
    let error = Wrapped::parse("<a:/[b>").unwrap_err();
    assert_eq!((error.offset(), error.field()), (4, Some("inner")));
    // `Display` of the error shows the inner error, so `source` does not return that error again.
    assert!(std::error::Error::source(&error).is_none());
    assert_eq!(error.kind(), virgule::SchemeErrorKind::Syntax);
}

/// A derived type may come from a macro, and have any lifetime, field name or visibility.
macro_rules! link {
    ($name:ident<$life:lifetime>, $field:ident: $kind:ty) => {
        #[derive(UriScheme)]
        #[uri(abnf = "start = \"x\" type\ntype = 1*DIGIT\n")]
        pub(crate) struct $name<$life> {
            r#type: &$life str,
            #[uri(rule = "start")]
            $field: $kind,
        }
    };
}

link!(MacroLink<'text>, whole: &'text str);

#[test]
fn types_from_macros() {
    let link = MacroLink::parse("x12").unwrap();
    assert_eq!((link.r#type, link.whole, link.to_string().as_str()), ("12", "x12", "x12"));
    assert_eq!(MacroLink::builder().r#type(5).build().as_deref(), Ok("x5"));
}

/// The rule `type`, under the name of the generated type.
#[derive(UriScheme, Debug)]
#[uri(grammar = "rfc2397")]
struct UriType<'a> {
    mediatype: Option<&'a str>,
    type_: Option<&'a str>,
    base64: Option<&'a str>,
    data: &'a str,
}

/// Field names that are reserved keywords which cannot be raw identifiers, one that can, and the name of a generated
/// method.
#[derive(UriScheme, Debug)]
#[uri(
    abnf = "start = self \"-\" crate \"-\" in \"-\" parse\nself = DIGIT\ncrate = DIGIT\nin = DIGIT\nparse = 1*DIGIT\n"
)]
struct Words<'a> {
    self_: u8,
    crate_: u8,
    #[allow(dead_code)]
    r#in: u8,
    parse_: &'a str,
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "start = self / super-type\nself = \"me\"\nsuper-type = \"you\"\n")]
enum Whose {
    Self_,
    SuperType,
}

#[test]
fn a_field_named_by_a_keyword_has_one_name() {
    let text = "data:text/plain;base64,aGk=";
    let (generated, derived) = (virgule::schemes::Data::parse(text).unwrap(), UriType::parse(text).unwrap());
    assert_eq!((generated.type_(), derived.type_), (Some("text"), Some("text")));
    assert_eq!(
        (derived.mediatype, derived.base64, derived.data),
        (Some("text/plain"), Some(";base64"), "aGk=")
    );
    let kind = virgule::Kind::find("data").unwrap();
    assert!(kind.fields.contains(&"type") && !kind.fields.contains(&"type_"), "{:?}", kind.fields);

    let words = Words::parse("1-2-3-45").unwrap();
    assert_eq!((words.self_, words.crate_, words.r#in, words.parse_), (1, 2, 3, "45"));
    assert_eq!(words.to_string(), "1-2-3-45");
    let built = Words::builder().self_(4).crate_(5).r#in(6).parse_(7).build();
    assert_eq!(built.as_deref(), Ok("4-5-6-7"));
    let error = Words::builder().self_(40).crate_(5).r#in(6).parse_(7).build().unwrap_err();
    assert_eq!(error.field(), Some("self"), "in errors a field has the name of the grammar");
    assert_eq!((Whose::parse("me"), Whose::Self_.to_string().as_str()), (Ok(Whose::Self_), "me"));
    assert_eq!(Whose::parse("you"), Ok(Whose::SuperType));
}

/// Items of the program that shadow names of the prelude do not affect the generated code.
mod own_names {
    #![allow(dead_code)]

    pub type Result<T> = std::result::Result<T, String>;
    pub struct Option;
    pub struct Some;
    pub struct String;
    pub trait Display {}
    pub trait Iterator {}

    #[derive(super::UriScheme)]
    #[uri(abnf = "start = a [ \"-\" b ] *( \",\" c )\na = ALPHA\nb = ALPHA\nc = DIGIT\n")]
    pub struct Sample<'a> {
        pub a: char,
        pub b: std::option::Option<std::borrow::Cow<'a, str>>,
        #[uri(each = "c")]
        pub c: virgule::Occurrences<'a, u8>,
    }
}

#[test]
fn names_of_the_program_are_not_in_the_way() {
    let sample = own_names::Sample::parse("x-y,1,2").unwrap();
    assert_eq!((sample.a, sample.b.as_deref(), sample.c.clone().sum::<u8>()), ('x', Some("y"), 3));
    assert_eq!(sample.to_string(), "x-y,1,2");
}

/// A type may have no fields.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "nothing = \"about:Blank\"\n")]
struct Nothing {}

#[test]
fn a_type_without_fields_is_a_check() {
    assert_eq!(Nothing::parse("ABOUT:blank"), Ok(Nothing {}));
    assert_eq!(Nothing {}.to_string(), "about:Blank");
    assert_eq!(Nothing::builder().build().as_deref(), Ok("about:Blank"));
}
