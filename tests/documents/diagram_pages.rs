//! Pages and images of grammars are well-formed, have no overlapping boxes, and no dead links.

use super::diagrams::diagrams;
use std::collections::BTreeSet;
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};
use virgule_compiler::builtin::KNOWN;
use virgule_compiler::grammars::GRAMMARS;
use virgule_tests::grammars::text;
use virgule_tests::random::Random;
use virgule_tests::random_grammar;
use virgule_tests::reviewed;

/// The methods of the type of a section, by field, from the compiler's list of generated types.
fn members(grammar: &str, section: &Section) -> Vec<Option<String>> {
    let known = KNOWN.iter().find(|known| known.grammar == grammar && known.section == section.name);
    let fields = known.unwrap_or_else(|| panic!("no type for {}", section.name)).fields;
    fields.iter().map(|field| Some(field.as_ref()?.0.to_string())).collect()
}

/// The values of all attributes named `name`.
fn attributes<'t>(text: &'t str, name: &str) -> Vec<&'t str> {
    let before = format!(" {name}=\"");
    let values = text.match_indices(&before).map(|(at, _)| &text[at + before.len()..]);
    values.map(|rest| rest.split_once('"').expect("an end").0).collect()
}

/// Asserts that tags nest, attributes are quoted, and `&` and `<` occur only as markup.
fn assert_well_formed(text: &str) {
    let text = text.replace("<!DOCTYPE html>", "");
    let (mut open, mut rest) = (Vec::new(), text.as_str());
    while let Some((content, tag)) = rest.split_once('<') {
        for (at, _) in content.match_indices('&') {
            let entity = content[at..].split_once(';').expect("the end of an entity").0;
            assert!(["&amp", "&lt", "&gt", "&quot", "&#x27"].contains(&entity), "{entity}");
        }
        // Style sheets contain `>`.
        assert!(!content.contains('>') || open.last() == Some(&"style"), "{content}");
        let (tag, behind) = tag.split_once('>').expect("the end of a tag");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).expect("a name");
        match (tag.starts_with('/'), tag.ends_with('/') || name == "meta") {
            (true, _) => assert_eq!(open.pop(), Some(name)),
            (false, false) => open.push(name),
            (false, true) => {}
        }
        rest = behind;
    }
    assert_eq!((open, rest.trim()), (Vec::new(), ""));
}

/// Asserts that each link within a text has a target `id`, and that no two `id`s are equal. Returns the number of
/// links.
fn assert_links(text: &str) -> usize {
    let ids = attributes(text, "id");
    let all: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(all.len(), ids.len(), "two places of one name");
    let links = attributes(text, "href");
    let inner: Vec<&&str> = links.iter().filter(|link| link.starts_with('#')).collect();
    for link in &inner {
        assert!(all.contains(&link[1..]) || link.starts_with("#method."), "{link} leads nowhere");
    }
    inner.len()
}

/// Asserts that all boxes of an SVG are within the image and do not overlap. Returns the number of boxes.
fn assert_boxes(svg: &str) -> usize {
    let number = |tag: &str, name: &str| -> i64 { attributes(tag, name)[0].parse().expect("a number") };
    let (width, height) = (number(svg, "width"), number(svg, "height"));
    let tags = svg.split("<rect").skip(1).map(|rest| format!(" {}", rest.split_once('>').expect("an end").0));
    let frame = |tag: String| {
        let [x, y, wide, high] = ["x", "y", "width", "height"].map(|name| number(&tag, name));
        (x, y, x + wide, y + high)
    };
    let boxes: Vec<(i64, i64, i64, i64)> = tags.map(frame).collect();
    for (index, a) in boxes.iter().enumerate() {
        assert!(
            a.0 >= 0 && a.1 >= 0 && a.2 <= width && a.3 <= height,
            "{a:?} is outside of {width}, {height}"
        );
        for b in &boxes[..index] {
            let apart = a.2 <= b.0 || b.2 <= a.0 || a.3 <= b.1 || b.3 <= a.1;
            assert!(apart, "{a:?} and {b:?}");
        }
    }
    boxes.len()
}

#[test]
fn every_page_is_whole() {
    let mut links = 0;
    for (name, text) in GRAMMARS {
        let diagrams = diagrams(name, text);
        let page = diagrams.page();
        assert_well_formed(&page);
        links += assert_links(&page);
        for rule in &diagrams.grammar().rules[..diagrams.grammar().own] {
            assert!(page.contains(&format!("<section id=\"{}\">", rule.name)), "{name}: {}", rule.name);
        }
        assert!(!page.contains("<script") && !page.contains("<link"), "it needs nothing else");
        assert_eq!(page, super::diagrams::diagrams(name, text).page(), "the same every time");
    }
    assert!(links > 5000, "{links}");
}

#[test]
fn names_of_other_documents_lead_to_their_rules() {
    let page = diagrams("rfc6920", text("rfc6920")).page();
    // The page contains rules of other documents: `unreserved` of RFC 3986, and the core rule `DIGIT`.
    for part in [
        "<h2>From RFC 3986</h2>",
        "id=\"rfc3986.unreserved\"",
        "id=\"core.DIGIT\"",
        "class=\"rule imported\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // RFC 3966 defines rules with the same names as RFC 3986.
    let page = diagrams("rfc3966", text("rfc3966")).page();
    assert!(page.contains("id=\"unreserved\"") && !page.contains("rfc3986."));
    assert!(page.contains("start of tel") && page.contains("field ext"));
    // The page contains the source and the licence of the document.
    assert!(page.contains("The RFC is subject to the rights, licenses and restrictions contained in BCP 78"));
}

#[test]
fn rules_are_printed_as_they_are_written() {
    let abnf = "; About\r\n\r\n   a    = \"<\" b   ; first\r\n        / b    ; <second>\r\n          ; third\r\n   ; of b\r\n   b = %x26\r\n";
    let page = diagrams("printed", abnf).page();
    let printed = "<pre>a    = <b>&quot;&lt;&quot;</b> <a href=\"#b\">b</a>   <i>; first</i>\n     / <a href=\"#b\">b</a>    \
                   <i>; &lt;second&gt;</i>\n       <i>; third</i>\n</pre>";
    assert!(page.contains(printed), "{page}");
    assert!(page.contains("<pre>b = <b>%x26</b>\n</pre>"), "{page}");
    assert!(page.contains("<h1>About</h1>"));
}

#[test]
fn boxes_do_not_touch() {
    let mut boxes = 0;
    for (name, text) in GRAMMARS {
        let diagrams = diagrams(name, text);
        for number in 0..diagrams.grammar().own {
            let svg = diagrams.svg(RuleId(number as u32));
            assert_well_formed(&svg);
            boxes += assert_boxes(&svg);
        }
    }
    assert!(boxes > 1500, "{boxes}");
    let mut random = Random::new(52);
    for _ in 0..300 {
        let diagrams = diagrams("sketch", &random_grammar::grammar(&mut random, 4));
        (0..diagrams.grammar().own).for_each(|number| _ = assert_boxes(&diagrams.svg(RuleId(number as u32))));
        assert_links(&diagrams.page());
    }
}

#[test]
fn wide_rules_have_several_lines() {
    let names = (0..40).map(|number| format!("\"a-longer-word-{number}\"")).collect::<Vec<_>>().join(" ");
    let svg = diagrams("wide", &format!("a = {names}\n")).svg(RuleId(0));
    assert_eq!(assert_boxes(&svg), 40);
    let width: i64 = attributes(&svg, "width")[0].parse().expect("a number");
    assert!((600..1000).contains(&width), "{width}");
    // A row of the table has twelve cells.
    let cells = ('!'..='~').filter(|c| *c != '"').map(|c| format!("\"{c}\"")).collect::<Vec<_>>().join(" / ");
    assert_eq!(assert_boxes(&diagrams("cells", &format!("a = {cells}\n")).svg(RuleId(0))), 1);
}

#[test]
fn rules_that_contain_themselves_are_drawn_once() {
    let rules = "a = \"(\" b \")\" c\nb = \"[\" [e] [b] \"]\"\ne = b / \"x\"\nc = 1*d\nd = d \"-\" / \"y\"\n";
    let abnf = format!(";! kind nest\n;! start a\n;! fields b c\n{rules}");
    let diagrams = diagrams("nest", &abnf);
    assert_links(&diagrams.page());
    let section = &diagrams.grammar().sections[0];
    let svg = diagrams.of_kind(section, &[Some("b".into()), Some("c".into())]);
    assert_links(&svg);
    assert_eq!(attributes(&svg, "id"), ["rule.a", "rule.b", "rule.c", "rule.e", "rule.d"]);
}

#[test]
fn the_deepest_grammar_is_drawn() {
    let (open, close) = ("[\"x\" ".repeat(100), "]".repeat(100));
    let diagrams = diagrams("deep", &format!("a = {open}\"y\"{close}\n"));
    assert_boxes(&diagrams.svg(RuleId(0)));
}

#[test]
fn markup_in_a_grammar_is_text() {
    let abnf = "; <b> & \"quotes\"\n;! kind x<y>&\"z\"\n;! example <&'\"\n\
                a = \"<\" / \"&\" / \"'\" / %x22 / \"<script>\" / <a, \"b\" & c> / %x3C.26.22.27\n";
    // A prose value is drawn only if it names a rule.
    let diagrams = diagrams("markup", &abnf.replace("<a, \"b\" & c>", "<b, \"c\" & d>\nb = \"b\""));
    for text in
        [diagrams.page(), diagrams.svg(RuleId(0)), diagrams.of_kind(&diagrams.grammar().sections[0], &[])]
    {
        assert_well_formed(&text);
        assert!(!text.contains("<script"));
    }
    assert!(
        diagrams.page().contains("title>\n&lt;b, &quot;c&quot; &amp; d&gt;</title>"),
        "{}",
        diagrams.page()
    );
}

#[test]
fn types_show_the_way_to_their_fields() {
    // These fields are within rules that are too large to be drawn.
    let hidden =
        [("urn-isbn", "registration_group"), ("urn-isbn", "registrant"), ("urn-isbn", "publication")];
    let (mut missing, mut size) = (Vec::new(), 0);
    for (name, text) in GRAMMARS {
        let diagrams = diagrams(name, text);
        for section in &diagrams.grammar().sections {
            let members = members(name, section);
            let html = diagrams.of_kind(section, &members);
            // For Markdown, the HTML is one block: it begins with a `<div>` and has no empty line.
            assert!(html.starts_with("<div ") && html.ends_with("</div>\n"));
            assert!(html.lines().all(|line| !line.trim().is_empty()));
            assert_well_formed(&html);
            assert_links(&html);
            assert_boxes(&html);
            let methods: BTreeSet<&str> = attributes(&html, "href")
                .into_iter()
                .filter_map(|link| link.strip_prefix("#method."))
                .collect();
            let known: BTreeSet<&str> = members.iter().flatten().map(String::as_str).collect();
            assert!(methods.is_subset(&known), "{}: {methods:?}", section.name);
            // A grammar that was not reviewed may be larger, and have fields in rules that are not drawn.
            if !reviewed::is_reviewed(name) {
                continue;
            }
            missing.extend(known.difference(&methods).map(|field| (section.name.clone(), field.to_string())));
            size += html.len();
        }
    }
    let missing: Vec<(&str, &str)> = missing.iter().map(|(kind, field)| (&kind[..], &field[..])).collect();
    assert_eq!(missing.iter().collect::<BTreeSet<_>>(), hidden.iter().collect());
    assert!(size < 520_000, "{size} bytes in the package");
}

#[test]
fn types_show_these_rules() {
    let rules = |grammar: &str, kind: &str| {
        let diagrams = diagrams(grammar, text(grammar));
        let section =
            diagrams.grammar().sections.iter().find(|section| section.name == kind).expect("a section");
        let html = diagrams.of_kind(section, &members(grammar, section));
        attributes(&html, "id")
            .iter()
            .map(|id| id.trim_start_matches("rule.").to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(rules("rfc3986", "uri"), ["URI", "hier-part", "authority"]);
    // The page distinguishes the rules of the document from imported rules; `authority` belongs to RFC 3986, and is
    // referenced by a prose value.
    assert_eq!(rules("rfc9110", "http"), ["http-URI", "authority"]);
    let ni = ["NI-URI", "ni-hier-part", "alg-val"];
    assert_eq!(rules("rfc6920", "ni"), ni);
    let mailto = ["mailtoURI", "to", "hfields", "addr-spec", "hfield", "local-part"];
    assert_eq!(rules("rfc6068", "mailto"), mailto);
}

#[test]
fn two_small_pictures() {
    let diagrams = diagrams("small", "a = \"<\" b\nb = *(\"x\" / \"y\")\n");
    let expected = include_str!("diagrams/a.svg");
    assert_eq!(diagrams.svg(RuleId(0)), expected);
    assert_eq!(diagrams.svg(RuleId(1)), include_str!("diagrams/b.svg"));
}
