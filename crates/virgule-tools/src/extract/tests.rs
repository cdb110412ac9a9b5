//! Documents in the layout of RFCs, as text and as XML, and hostile documents.

use super::{ExtractError, Extraction, MAX_CANDIDATES, MAX_LENGTH, extract, extract_in};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::read;

fn extracted(text: &str) -> Extraction {
    let found = extract(text).unwrap_or_else(|error| panic!("{error}"));
    let mut diagnostics = Diagnostics::new();
    read(&Source::new("extracted", &*found.abnf), &mut diagnostics);
    assert!(!diagnostics.has_errors(), "{}\n{}", found.abnf, diagnostics.render(false));
    found
}

fn left_out(found: &Extraction) -> Vec<(usize, &str, &str)> {
    found.left_out.iter().map(|left_out| (left_out.first, &*left_out.what, &*left_out.why)).collect()
}

fn taken(found: &Extraction) -> Vec<(usize, usize, String)> {
    found.taken.iter().map(|taken| (taken.first, taken.last, taken.rules.join(" "))).collect()
}

const RFC: &str = "\
Network Working Group                                            A. Author
Request for Comments: 9999                                    January 2031

3.  Badges

   A badge names a house and a number, where x = 5 is usual.  The rules:

      ; A badge in full.
      badge     = \"badge:\" house
                  [ \"-\" number ]
      house     = 1*ALPHA  ; letters
                / \"none\"



Author                       Standards Track                    [Page 1]
\x0c
RFC 9999                         Badges                       January 2031


                / quoted

      quoted    = DQUOTE *VCHAR DQUOTE

   The number of a badge is short:

   number = 1*4DIGIT
   It is never empty.

   size = number of octets

   In C one writes:

      total = count + 1;
      if (a == b) c = \"x

Appendix A.  Collected ABNF

   badge = \"badge:\" house [ \"-\" number ]
   house = 1*ALPHA
   <angle> = house
   number =/ 5DIGIT
";

#[test]
fn rules_are_found_between_prose() {
    let found = extracted(RFC);
    let abnf = "\
; A badge in full.
badge     = \"badge:\" house
            [ \"-\" number ]
house     = 1*ALPHA  ; letters
          / \"none\"
          / quoted

quoted    = DQUOTE *VCHAR DQUOTE

number = 1*4DIGIT

number =/ 5DIGIT
";
    assert_eq!(found.abnf, abnf);
    let lines = [
        (8, 21, "badge house".to_string()),
        (23, 23, "quoted".to_string()),
        (27, 27, "number".to_string()),
        (42, 42, "number".to_string()),
    ];
    assert_eq!(taken(&found), lines);
    let left_out = left_out(&found);
    assert_eq!(
        left_out[0],
        (30, "size", "its right side consists of words, most of which are not rules of the document")
    );
    assert_eq!((left_out[1].0, left_out[1].1), (34, "total"));
    assert!(left_out[1].2.starts_with("line 34: "), "{left_out:?}");
    assert_eq!(left_out[2], (39, "badge", "defined identically in line 8"));
    assert_eq!(left_out[3], (40, "house", "defined differently in line 11"));
    assert_eq!(left_out.len(), 4, "{left_out:?}");
}

#[test]
fn an_empty_line_ends_a_rule_unless_it_goes_on() {
    let found = extracted(
        "   a = b /\n\n       c\n\n   b = \"b\"\n\n     / \"d\"\n\n       A quotation, indented.\n\n   c = \"c\"\n",
    );
    assert_eq!(found.abnf, "a = b /\n    c\n\nb = \"b\"\n  / \"d\"\n\nc = \"c\"\n");
    assert!(found.left_out.is_empty(), "{:?}", found.left_out);
    // An alternative that is not indented more, a tab, and a comment between.
    for text in [
        "   b = \"x\"\n   / \"y\"\n",
        "   b = \"x\"\n/\"y\"\n",
        "   b\t=\t\"x\"\n\t/ \"y\"\n",
        "   b = \"x\"\n\n          ; three\n          / \"y\"\n",
        "   b = \"x\"\n\n     ; See below.\n\n     ; Two.\n     / \"y\"\n",
    ] {
        let found = extracted(text);
        assert!(found.abnf.contains("/ \"y\"") || found.abnf.contains("/\"y\""), "{text}: {}", found.abnf);
    }
    for text in ["   b = \"x\"\n   /etc/y is a path.\n", "   b = \"x\"\n   / is the separator.\n"] {
        assert_eq!(extracted(text).abnf, "b = \"x\"\n", "{text}");
    }
    // A rule that can be parsed only without the lines after the empty one.
    let found = extracted("   a = \"b\"\n\n      ; a comment\n      What? This: no.\n");
    assert_eq!(found.abnf, "a = \"b\"\n");
}

/// A name that stands for one name is a rule if the document gives a reason to believe it.
#[test]
fn a_name_may_stand_for_another() {
    for (text, names) in [
        ("   sms = telephone-subscriber ; defined in RFC 3966\n   scheme = \"sms\"\n", "sms scheme"),
        ("a = \"x\"\nb = a\nc = d\n", "a b c"),
        ("   c = d\n\n   a = \"x\"\n\n   ; a comment\n   e = f\n", "c a e"),
        ("   a =/ b\n      ; See section 2.\n", "a"),
        ("   a = b ; [RFC3986]\n", "a"),
        ("   a = \"x\" b\n\n   Text.\n\n   c = b\n\n   Text.\n\n   b = d\n", "a c b"),
        ("   a = \"x\" b\n\n   where x = y and\n   b=d\n   and\n\n   c = d\n", "a"),
        ("   a = \"x\"\n   Text.\n   c = d\n\n        c = d\n\n   size = number of octets\n", "a"),
        ("   a=\"x\";\n   c=d\n   c = d;\n   c = d ; a comment\n", "a c"),
        ("   a = \"x\"\n   b = d\n   c = f(0)\n   e = d + 1\n", "a"),
        ("   size = octets ; e.g. RFCs\n\n   b = c\n", ""),
    ] {
        let found = extracted(text);
        let all: Vec<&str> = found.taken.iter().flat_map(|taken| &taken.rules).map(String::as_str).collect();
        assert_eq!(all.join(" "), names, "{text}");
    }
}

#[test]
fn the_equals_sign_may_be_on_the_next_line() {
    let text = "   Expires-Date ; a date\n      = HTTP-date\n      / \"never\"\n   HTTP-date = 1*DIGIT\n   Words\n   = x\n";
    let found = extracted(text);
    let abnf = "Expires-Date ; a date\n   = HTTP-date\n   / \"never\"\nHTTP-date = 1*DIGIT\n";
    assert_eq!((found.abnf.as_str(), found.left_out.len()), (abnf, 0));
    let xml = format!("<rfc><sourcecode type='abnf'>\n{abnf}</sourcecode></rfc>");
    assert_eq!(extracted(&xml).abnf, abnf);
    let found = extracted("Title\n=====\n\n   a = \"a\"\n     b\n       = \"b\"\n");
    assert_eq!(taken(&found), [(4, 6, "a b".to_string())]);
}

const MARKDOWN: &str = "\
# Syntax

```abnf
ticket = name
other = see that document
```

~~~~ ABNF
~~~
kramdown = %x41
~~~~~

``` {.abnf #id}
    in-list = \"l\"
    bad = (
```

```
unlabelled = \"u\"
alone=x
```

```python
name = \"foo\"
```

```console
$ nothing
```

~~~ http-sender
list = 1#name
~~~

Not a block: ```x = y```

```abnf
```

```abnf
no-end = \"n\"
unknown=word
";

#[test]
fn code_blocks_of_markdown_are_read_by_label() {
    let found = extracted(MARKDOWN);
    let names: Vec<&str> = found.taken.iter().flat_map(|taken| &taken.rules).map(String::as_str).collect();
    assert_eq!(names, ["ticket", "other", "kramdown", "in-list", "unlabelled", "no-end"]);
    let left_out = left_out(&found);
    assert_eq!((left_out[0].0, left_out[0].1), (15, "bad"));
    assert_eq!((left_out[1].0, left_out[1].1), (20, "alone"));
    assert_eq!(left_out[2], (24, "code block", "its label is `python`"));
    assert_eq!(left_out[3], (32, "code block", "its label is `http-sender`; use `--dialect http-sender`"));
    assert_eq!((left_out[4].0, left_out[4].1), (42, "unknown"));
    assert_eq!(left_out.len(), 5, "{left_out:?}");
    let found = extract_in(MARKDOWN, Dialect::HttpSender).expect("rules");
    assert!(found.abnf.contains("list = 1#name\n"), "{}", found.abnf);
}

#[test]
fn a_rule_that_is_left_out_has_the_help_of_its_error() {
    let found = extracted("   Via = 1#( received )\n   a = \"a\" | \"b\"\n");
    let why = |index: usize| &*found.left_out[index].why;
    assert!(why(0).ends_with("; `1#( received )` is a list of HTTP: add `;! dialect http-sender` or `;! dialect http-recipient` (RFC 9110 section 5.6.1)"), "{}", why(0));
    assert!(why(1).ends_with("; ABNF writes alternatives with \"/\""), "{}", why(1));
}

#[test]
fn quotations_are_left_out() {
    let found = extracted("> quoted = \"q\"\n>  / \"r\"\n> > nested = \"n\"\n\n   a = \"a\"\n> b=\n");
    assert_eq!(found.abnf, "a = \"a\"\n");
    let why = "it is in a block quotation";
    assert_eq!(left_out(&found), [(1, "quoted", why), (3, "nested", why), (6, "b", why)]);
}

#[test]
fn a_text_without_rules_gives_nothing() {
    for text in ["", "\n\n", "   No rule here: if a == b, or a => b.\n", "[Page 1]\n\x0c\n"] {
        assert_eq!(extracted(text), Extraction::default(), "{text:?}");
    }
}

const XML: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE rfc [ <!ENTITY nbsp "&#160;"> <!ENTITY many "&nbsp;&nbsp;"> ]>
<rfc><middle><section><t>Here x = "y" is prose.</t>
<sourcecode type="abnf"><![CDATA[
badge = "badge:" house / <angle>
angle = "a"

  ; of a house
house = 1*ALPHA
]]></sourcecode>
<sourcecode type="c">a = b;</sourcecode>
<figure><artwork type="ABNF" name="x">
number = %x30-39 / "&lt;&amp;&#x3e;"
other = (
</artwork></figure>
<artwork>
   untyped = "u" number

   some words = here
</artwork>
<artwork type="svg"><svg><text>a = "b"</text></svg></artwork>
<sourcecode type="abnf">a = "&many;"</sourcecode>
<sourcecode type="abnf" src="https://example.com/a.abnf"/>
<sourcecode type="abnf">nothing</sourcecode>
</section></middle></rfc>
"#;

#[test]
fn elements_of_xml_are_read() {
    let found = extracted(XML);
    let abnf = "badge = \"badge:\" house / <angle>\nangle = \"a\"\n\n  ; of a house\nhouse = 1*ALPHA\n\n\
                number = %x30-39 / \"<&>\"\n\nuntyped = \"u\" number\n";
    assert_eq!(found.abnf, abnf);
    let lines = [
        (5, 6, "badge angle".to_string()),
        (8, 9, "house".to_string()),
        (13, 13, "number".to_string()),
        (17, 17, "untyped".to_string()),
    ];
    assert_eq!(taken(&found), lines);
    let left_out = left_out(&found);
    assert_eq!(left_out[0], (11, "sourcecode", "its type is `c`"));
    assert_eq!((left_out[1].0, left_out[1].1), (14, "other"));
    assert_eq!(left_out[2], (21, "artwork", "its type is `svg`"));
    assert_eq!(left_out[3], (22, "sourcecode", "the entity `&many;` is not resolved"));
    assert_eq!(left_out[4], (23, "sourcecode", "its text is in another file: https://example.com/a.abnf"));
    assert_eq!(left_out[5], (24, "ABNF", "no line begins a rule"));
    assert_eq!(left_out.len(), 6, "{left_out:?}");
}

#[test]
fn xml_that_is_not_well_formed_is_refused() {
    for (text, line) in [
        ("<rfc>\n<sourcecode type=\"abnf\">\na = b\n", 4),
        ("<rfc>\n</sourcecode>\n", 2),
        ("<rfc>\n<t>a = b\n", 3),
        ("<rfc>\n<sourcecode type=\"abnf\"><![CDATA[\n", 3),
    ] {
        match extract(text) {
            Err(ExtractError::Xml { line: found, .. }) => assert_eq!(found, line, "{text:?}"),
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

/// Documents of ten megabytes, each of which repeats one construct. With quadratic time the test would not end; it does
/// not measure time.
#[test]
fn ten_megabytes_are_bounded() {
    const LENGTH: usize = 10 << 20;
    let filled = |unit: &str| unit.repeat(LENGTH / unit.len());
    let within = |start: &str, unit: &str, end: &str| format!("{start}{}{end}", filled(unit));
    assert_eq!(extract(&filled("a=\"b\"\n")), Err(ExtractError::TooManyRules));
    assert_eq!(extract(&filled("a=\"b\n")), Err(ExtractError::TooManyRules));
    assert_eq!(extract(&filled("> a=\"b\"\n")), Err(ExtractError::TooManyRules));
    assert_eq!(extract(&filled("   Some words of prose, and = more.\n")), Ok(Extraction::default()));
    for text in [
        within("a = \"b\"\n", " / \"c\"\n", ""),
        within("a = \"b\"\n", "\n", "   / \"c\"\n"),
        within("a = ", "(", ""),
        filled("x [Page 1]\n\x0c\n"),
        filled("; comment\n"),
        filled("```abnf\n"),
        filled("```python\nx\n```\n"),
        within("<rfc>", "<a>", ""),
        within("<rfc><a ", "b='' ", "></a></rfc>"),
        within("<rfc><sourcecode ", "type='abnf' ", ">a = b</sourcecode></rfc>"),
        within("<rfc><sourcecode type='abnf'>", "&#97;", "</sourcecode></rfc>"),
        within("<rfc><sourcecode type='abnf'>", "<![CDATA[a]]>", "</sourcecode></rfc>"),
        within("<rfc>", "<artwork/>", "</rfc>"),
        within("<!DOCTYPE rfc [", "<!ENTITY a '&a;&a;'>", "]><rfc><artwork>&a;</artwork></rfc>"),
    ] {
        if let Ok(found) = extract(&text) {
            assert!(found.abnf.len() < 100 && found.left_out.len() <= 1, "{:?}", &text[..20]);
        }
    }
    assert_eq!(extract(&" ".repeat(MAX_LENGTH + 1)), Err(ExtractError::TooLong(MAX_LENGTH + 1)));
    let most = "a = \"b\"\n".repeat(MAX_CANDIDATES);
    assert_eq!(extract(&most).map(|found| found.left_out.len()), Ok(MAX_CANDIDATES - 1));
}
