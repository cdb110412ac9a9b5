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

/// A variant that does not contain all of its alternative.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "kind = \"y-\" name / *2\"z\" [ \"<\" ( digits / 1*\"#\" ) \">\" ] / more\n\
              name = 1*ALPHA\ndigits = 1*DIGIT\nmore = \"m\" ( last / 2DIGIT )\nlast = \"+\" / \"-\"\n")]
enum Kind<'a> {
    Name(&'a str),
    #[uri(other)]
    Other(&'a str),
    Digits(u8),
    Last(&'a str),
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "tag = \"x:\" kind [ \"!\" ]\nkind = \"y-\" 1*ALPHA / 1*DIGIT\n")]
struct Tag<'a> {
    kind: InTag<'a>,
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "kind = \"y-\" name / 1*DIGIT\nname = 1*ALPHA\n")]
enum InTag<'a> {
    #[uri(other)]
    Number(&'a str),
    Name(&'a str),
}

#[test]
fn a_variant_is_written_with_the_rest_of_its_alternative() {
    for (text, kind) in [
        ("y-q", Kind::Name("q")),
        ("zz", Kind::Other("zz")),
        ("<7>", Kind::Digits(7)),
        ("z<#>", Kind::Other("z<#>")),
        ("m+", Kind::Last("+")),
        ("m00", Kind::Other("m00")),
        ("", Kind::Other("")),
    ] {
        assert_eq!(kind.to_string(), text);
        assert_eq!(Kind::parse(text), Ok(kind), "{text}");
    }
    let tag = Tag::parse("x:y-q").expect("a tag");
    assert_eq!((&tag.kind, tag.to_string().as_str()), (&InTag::Name("q"), "x:y-q"));
    assert_eq!(Tag::builder().kind(InTag::Name("q")).build().as_deref(), Ok("x:y-q"));
    assert_eq!(Tag::builder().kind(InTag::Number("7")).build().as_deref(), Ok("x:7"));
    assert_eq!(HostOrOther::Ipv6(std::net::Ipv6Addr::LOCALHOST).to_string(), "[::1]");
    assert_eq!((List::None.to_string().as_str(), List::Some("()").to_string().as_str()), ("none", "()"));
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
