//! The examples of RFC 6570, cases from its text, and templates without an expansion.

use super::{ExpandErrorKind, Modifier, TemplatePart, Value};
use crate::schemes::UriTemplate;
use std::string::{String, ToString};
use std::vec::Vec;

/// The variables of RFC 6570 section 3.2.
fn variables() -> Vec<(&'static str, Option<Value<'static>>)> {
    let text = |text: &'static str| Some(Value::from(text));
    std::vec![
        ("count", Some(Value::list(["one", "two", "three"]))),
        ("dom", Some(Value::list(["example", "com"]))),
        ("dub", text("me/too")),
        ("hello", text("Hello World!")),
        ("half", text("50%")),
        ("var", text("value")),
        ("who", text("fred")),
        ("base", text("http://example.com/home/")),
        ("path", text("/foo/bar")),
        ("list", Some(Value::list(["red", "green", "blue"]))),
        ("keys", Some(Value::map([("semi", ";"), ("dot", "."), ("comma", ",")]))),
        ("v", text("6")),
        ("x", text("1024")),
        ("y", text("768")),
        ("empty", text("")),
        ("empty_keys", Some(Value::Map([].as_slice().into()))),
        ("undef", None),
        ("encoded", text("a%20b%2")),
        ("words", text("%C3%A9t\u{e9}%ff")),
        ("pair", Some(Value::map([("", ""), ("a b", "c")]))),
        ("gaps", Some(Value::list(["", "a", ""]))),
    ]
}

fn expand(template: &str) -> Result<String, ExpandErrorKind> {
    UriTemplate::parse(template).unwrap().expand(&variables()).map_err(|error| error.kind())
}

#[test]
fn the_examples_of_the_rfc_and_other_cases_hold() {
    for (template, expansion) in [
        // Section 3.2.1
        ("{count}", "one,two,three"),
        ("{count*}", "one,two,three"),
        ("{/count}", "/one,two,three"),
        ("{/count*}", "/one/two/three"),
        ("{;count}", ";count=one,two,three"),
        ("{;count*}", ";count=one;count=two;count=three"),
        ("{?count}", "?count=one,two,three"),
        ("{?count*}", "?count=one&count=two&count=three"),
        ("{&count*}", "&count=one&count=two&count=three"),
        // Section 3.2.2
        ("{half}", "50%25"),
        ("O{empty}X", "OX"),
        ("O{undef}X", "OX"),
        ("?{x,empty}", "?1024,"),
        ("?{x,undef}", "?1024"),
        ("?{undef,y}", "?768"),
        ("{var:3}", "val"),
        ("{var:30}", "value"),
        ("{keys}", "semi,%3B,dot,.,comma,%2C"),
        ("{keys*}", "semi=%3B,dot=.,comma=%2C"),
        // Section 3.2.3
        ("{+half}", "50%25"),
        ("{base}index", "http%3A%2F%2Fexample.com%2Fhome%2Findex"),
        ("{+base}index", "http://example.com/home/index"),
        ("up{+path}{var}/here", "up/foo/barvalue/here"),
        ("{+x,hello,y}", "1024,Hello%20World!,768"),
        ("{+path:6}/here", "/foo/b/here"),
        ("{+keys*}", "semi=;,dot=.,comma=,"),
        // Section 3.2.4
        ("foo{#empty}", "foo#"),
        ("foo{#undef}", "foo"),
        ("{#path,x}/here", "#/foo/bar,1024/here"),
        ("{#keys}", "#semi,;,dot,.,comma,,"),
        // Section 3.2.5
        ("{.half,who}", ".50%25.fred"),
        ("www{.dom*}", "www.example.com"),
        ("X{.keys*}", "X.semi=%3B.dot=..comma=%2C"),
        ("X{.empty_keys*}", "X"),
        // Section 3.2.6
        ("{/var,empty}", "/value/"),
        ("{/var,undef}", "/value"),
        ("{/list*,path:4}", "/red/green/blue/%2Ffoo"),
        // Section 3.2.7
        ("{;v,empty,who}", ";v=6;empty;who=fred"),
        ("{;keys*}", ";semi=%3B;dot=.;comma=%2C"),
        // Sections 3.2.8 and 3.2.9
        ("{?x,y,empty}", "?x=1024&y=768&empty="),
        ("{?var:3}", "?var=val"),
        ("{?keys}", "?keys=semi,%3B,dot,.,comma,%2C"),
        ("{&var:3}", "&var=val"),
        ("'{count}'", "'one,two,three'"),
        // Escapes are data, except in reserved expansion.
        ("{encoded}", "a%2520b%252"),
        ("{+encoded}", "a%20b%252"),
        // A prefix counts characters; if percent-encodings are copied, the encodings of one character count as one.
        ("{+words:1}", "%C3%A9"),
        ("{+words:3}", "%C3%A9t%C3%A9"),
        ("{+words:4}", "%C3%A9t%C3%A9%ff"),
        ("{words:1}", "%25"),
        // Empty members keep their place.
        ("{?gaps*}", "?gaps=&gaps=a&gaps="),
        ("{;gaps*}", ";gaps;gaps=a;gaps"),
        ("{/gaps*}", "//a/"),
        ("{;pair*}", ";;a%20b=c"),
        ("{?pair*}", "?=&a%20b=c"),
        // Literals are copied or encoded.
        ("/\u{e9}[x]%41?'#", "/%C3%A9[x]%41?'#"),
        ("", ""),
        // An undefined variable stays undefined with a prefix.
        ("{empty_keys:2}", ""),
    ] {
        assert_eq!(expand(template).as_deref(), Ok(expansion), "{template}");
    }
}

#[test]
fn rejects_templates_without_an_expansion() {
    assert_eq!(expand("{keys:1}"), Err(ExpandErrorKind::PrefixOfComposite));
    assert_eq!(expand("{+list:2}"), Err(ExpandErrorKind::PrefixOfComposite));
    for operator in ["=", ",", "!", "@", "|"] {
        let template = std::format!("/{{{operator}var}}");
        assert_eq!(expand(&template), Err(ExpandErrorKind::ReservedOperator));
    }
    let template = UriTemplate::parse("/a{var,keys:1}").unwrap();
    assert_eq!(template.expand(&variables()).unwrap_err().offset(), 7);
}

#[test]
fn rejects_invalid_templates() {
    #[rustfmt::skip]
    let texts = [
        "{", "}", "{}", "{var", "/id*}", "{/?id}", "{var:prefix}", "{hello:2*}", "{??hello}",
        "{with space}", "{*keys?}", "{var:0}", "{var:10000}", "{$var}", "{a-b}", "{.}", "{var,}", "{a..b}",
        "a b", "%2", "<", "{?q}{",
    ];
    for text in texts {
        assert!(UriTemplate::parse(text).is_err(), "{text}");
    }
    assert!(UriTemplate::parse("{a.b_%20,c:9999}").is_ok());
}

/// Within an expression, a percent-encoding is a part of a variable's name, so none is suggested.
#[test]
fn errors_suggest_no_percent_encoding_within_expressions() {
    for (text, hint) in [
        ("https://a/:id/{}", Some("an expression needs a variable name, as in `{name}`")),
        ("{?}", Some("an expression needs a variable name, as in `{name}`")),
        ("{a,}", Some("an expression needs a variable name, as in `{name}`")),
        ("https://a/{x y}/", None),
        ("{ a}", None),
        ("{a, b}", None),
        ("{a<}", None),
        ("{a\n}", None),
        ("{a\\b}", None),
        ("{é}", None),
        ("{a{b}}", None),
        ("a b", Some("a space is not allowed here; write %20")),
        ("{a}}", Some("`}` is not allowed here; write %7D")),
    ] {
        let error = UriTemplate::parse(text).unwrap_err();
        assert_eq!(error.hint().map(|hint| hint.to_string()).as_deref(), hint, "{text}");
    }
}

#[test]
fn variables_have_their_modifiers() {
    let template = UriTemplate::parse("{?a,b:12,c*}").unwrap();
    let Some(TemplatePart::Expression(expression)) = template.parts().next() else { panic!("an expression") };
    let modifiers: Vec<_> =
        expression.variables().map(|variable| (variable.name(), variable.modifier())).collect();
    assert_eq!(modifiers, [("a", None), ("b", Some(Modifier::Prefix(12))), ("c", Some(Modifier::Explode))]);
}
