//! Variants of enums that have no rule of their own: a literal text, the empty text, and `other`.

use virgule::UriScheme;
use virgule_tools::conformance::conform;

#[derive(UriScheme, Debug, Clone, Copy, PartialEq)]
#[uri(abnf = "scheme = \"http\" / \"https\" / %s\"WS\" / named\nnamed = \"ftp\"\n")]
enum Scheme {
    #[uri(text = "https")]
    Secure,
    #[uri(text = "http")]
    Plain,
    #[uri(text = "WS")]
    Socket,
    Named,
}

#[test]
fn a_text_is_a_variant() {
    for (text, scheme) in
        [("http", Scheme::Plain), ("https", Scheme::Secure), ("WS", Scheme::Socket), ("ftp", Scheme::Named)]
    {
        assert_eq!((Scheme::parse(text), scheme.to_string().as_str()), (Ok(scheme), text));
    }
    // Only `%s` literals are case-sensitive, as in ABNF.
    assert_eq!(Scheme::parse("HTTPs"), Ok(Scheme::Secure));
    assert!(Scheme::parse("ws").is_err() && Scheme::parse("").is_err());
    let error = Scheme::parse("htt").unwrap_err();
    assert_eq!(error.to_string(), "offset 3, in scheme: expected \"P\" or \"p\"");
    assert_eq!(
        Scheme::ABNF,
        "scheme = \"http\" / \"https\" / %s\"WS\" / named",
        "the grammar as it is written"
    );
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "sign = [ \"+\" / %x2D / word ]\nword = 2*ALPHA\n")]
enum Sign<'a> {
    #[uri(text = "")]
    Absent,
    #[uri(text = "+")]
    Plus,
    #[uri(text = "-")]
    Minus(&'a str),
    Word(&'a str),
}

#[test]
fn the_empty_text_is_one() {
    for (text, sign) in
        [("", Sign::Absent), ("+", Sign::Plus), ("-", Sign::Minus("-")), ("minus", Sign::Word("minus"))]
    {
        assert_eq!(sign.to_string(), text);
        assert_eq!(Sign::parse(text), Ok(sign));
    }
}

/// Options that contain alternatives, and alternatives that contain options.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "a = ( \"x\" / ( \"y\" \"z\" / 1*DIGIT ) ) / b / \"\"\nb = \"b\"\n")]
enum Nested<'a> {
    #[uri(text = "yz")]
    Yz,
    #[uri(other)]
    Rest(&'a str),
    #[uri(text = "")]
    Nothing,
    B,
}

#[test]
fn what_is_left_is_one() {
    for (text, nested) in [
        ("x", Nested::Rest("x")),
        ("yz", Nested::Yz),
        ("12", Nested::Rest("12")),
        ("b", Nested::B),
        ("", Nested::Nothing),
    ] {
        assert_eq!(nested.to_string(), text);
        assert_eq!(Nested::parse(text), Ok(nested));
    }
}

/// The field of `other` is the whole text, for any alternatives and any position of the variant.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(grammar = "rfc3986", rule = "host")]
enum HostOrOther<'a> {
    #[uri(other)]
    Other(&'a str),
    #[uri(rule = "IPv6address")]
    Ipv6(std::net::Ipv6Addr),
}

/// An enum with a variant whose rule references other rules.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "lists = \"none\" / 1*list\nlist = \"(\" *list \")\"\n")]
enum List<'a> {
    #[uri(text = "none")]
    None,
    #[uri(other)]
    Some(&'a str),
}

/// An enum whose variants have no fields, without `Display`.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "port = \"80\" / 1*5DIGIT\n", parse_only)]
enum Port {
    #[uri(other)]
    Odd,
    #[uri(text = "80")]
    Usual,
}

#[test]
fn what_is_left_is_the_whole_text() {
    assert_eq!(HostOrOther::parse("[::1]"), Ok(HostOrOther::Ipv6(std::net::Ipv6Addr::LOCALHOST)));
    for text in ["[v1.x]", "10.0.0.1", "example.com", ""] {
        assert_eq!(HostOrOther::parse(text), Ok(HostOrOther::Other(text)));
        assert_eq!(HostOrOther::Other(text).to_string(), text);
    }
    assert_eq!(HostOrOther::parse("[::1").unwrap_err().offset(), 4);
    assert_eq!((List::parse("none"), List::parse("(()())()")), (Ok(List::None), Ok(List::Some("(()())()"))));
    assert_eq!((Port::parse("80"), Port::parse("8080")), (Ok(Port::Usual), Ok(Port::Odd)));
}

/// A field of a struct may have such an enum as its type, like any other derived type.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(
    abnf = "link = scheme \":\" [ sign ]\nscheme = \"http\" / \"https\" / %s\"WS\" / named\nnamed = \"ftp\"\nsign = 1*DIGIT\n"
)]
struct TwoLinks {
    scheme: Scheme,
    sign: Option<u8>,
}

#[test]
fn fields_hold_variants() {
    let link = TwoLinks::parse("https:7").unwrap();
    assert_eq!((link.scheme, link.sign, link.to_string().as_str()), (Scheme::Secure, Some(7), "https:7"));
}

#[test]
fn they_conform() {
    conform::<Scheme>();
    conform::<Sign<'_>>();
    conform::<Nested<'_>>();
    conform::<HostOrOther<'_>>();
    conform::<List<'_>>();
    conform::<Port>();
}
