//! The texts that derived types compose.

use virgule::UriScheme;

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

/// A part of a nested alternative.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(grammar = "rfc3986", rule = "host")]
enum HostOrOther<'a> {
    #[uri(other)]
    Other(&'a str),
    #[uri(rule = "IPv6address")]
    Ipv6(std::net::Ipv6Addr),
}

/// Alternatives with recursive rules.
#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "lists = \"none\" / 1*list\nlist = \"(\" *list \")\"\n")]
enum Lists<'a> {
    #[uri(text = "none")]
    None,
    #[uri(other)]
    Some(&'a str),
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
    let host = HostOrOther::parse("[0::1]").expect("a host");
    assert_eq!((&host, host.to_string().as_str()), (&HostOrOther::Ipv6(1.into()), "[::1]"));
    assert_eq!(HostOrOther::Other("a").to_string(), "a");
    assert_eq!((Lists::None.to_string().as_str(), Lists::Some("()").to_string().as_str()), ("none", "()"));
}
