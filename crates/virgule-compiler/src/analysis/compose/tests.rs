//! Tests of the templates of small grammars, formatted on one line.

use super::{Binding, Obstacle, TemplatePiece, constant_text, flat, needed, template};
use crate::abnf::samples;

fn shown(pieces: &[TemplatePiece]) -> String {
    let one = |piece: &TemplatePiece| match piece {
        TemplatePiece::Text(text) => format!("{text:?}"),
        TemplatePiece::Field(field) => format!("{field}"),
        TemplatePiece::Item(field) => format!("{field}+"),
        TemplatePiece::Outer(field, inner) => format!("{field}<{}>", shown(inner)),
        TemplatePiece::Group(inner) => format!("[{}]", shown(inner)),
        TemplatePiece::Repeat(_, behind, inner) => format!("*{behind}({})", shown(inner)),
        TemplatePiece::Choice(branches) => {
            format!("({})", branches.iter().map(|branch| shown(branch)).collect::<Vec<_>>().join(" / "))
        }
    };
    pieces.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn of(text: &str, fields: &[&str]) -> Result<String, String> {
    made(text, fields).map(|(pieces, _)| shown(&pieces))
}

fn needs(text: &str, fields: &[&str]) -> Vec<usize> {
    let (_, needed) = made(text, fields).expect("a template");
    (0..fields.len()).filter(|field| needed >> field & 1 != 0).collect()
}

fn made(text: &str, fields: &[&str]) -> Result<(Vec<TemplatePiece>, u64), String> {
    let checked = samples::checked(text);
    let binding = |name: &&str| Binding {
        field: samples::field(&checked, &[name.trim_matches(['*', '!'])]),
        each: name.starts_with('*'),
        always: name.ends_with('!'),
    };
    let bindings: Vec<_> = fields.iter().map(binding).collect();
    let made = template(&checked.grammar, &checked.facts, samples::rule(&checked, "s"), &bindings);
    let needed = |pieces: &[TemplatePiece]| needed(pieces, &bindings, &checked.facts);
    made.map(|pieces| (pieces.clone(), needed(&pieces))).map_err(|obstacle| match obstacle {
        Obstacle::Missing { part, .. } => part,
        Obstacle::Alike { parts, .. } => parts.join(" or "),
        large => large.to_string(),
    })
}

const WEB: &str = "s = \"Web\" \":\" part [ \"?\" query ]\npart = \"//\" host path / path\n\
                   host = 1*ALPHA [ port ]\nport = 1*DIGIT\npath = *\"x\"\nquery = *ALPHA\n";

#[test]
fn literals_groups_and_alternatives() {
    let all = of(WEB, &["host", "path", "query"]);
    assert_eq!(all.as_deref(), Ok(r#""Web:" ("//" 0 1 / 1) ["?" 2]"#));
    assert_eq!(of(WEB, &["host", "path"]).as_deref(), Ok(r#""Web:" ("//" 0 1 / 1)"#));
    assert_eq!(of(WEB, &["part", "host", "path"]).as_deref(), Ok(r#""Web:" 0<("//" 1 2 / 2)>"#));
    assert_eq!(of(WEB, &["part", "host"]).as_deref(), Ok(r#""Web:" 0"#));
    assert_eq!(of(WEB, &["query"]), Err("part".to_string()));
    assert_eq!(of(WEB, &["path"]), Err("host".to_string()));
    assert_eq!(of(WEB, &["s"]).as_deref(), Ok("0"));
}

#[test]
fn a_part_that_cannot_be_composed_is_named() {
    assert_eq!(of("s = \"a:\" id f\nid = 1*DIGIT\nf = \"x\"\n", &["f"]), Err("id".to_string()));
    assert_eq!(of("s = ( \"a\" / \"b\" ) f\nf = \"x\"\n", &["f"]), Err("\"a\" / \"b\"".to_string()));
}

#[test]
fn alternatives_that_the_fields_do_not_tell_apart_are_named() {
    let text = "s = \"a:\" f / \"b:\" f\nf = *DIGIT\n";
    assert_eq!(of(text, &["f"]), Err("\"a:\" f or \"b:\" f".to_string()));
    assert_eq!(of(text, &["s", "f"]).as_deref(), Ok("0"));
    let text = "s = p\np = a / b\na = \"/\" f *( \"/\" f )\nb = f *( \"/\" f )\nf = *ALPHA\n";
    assert_eq!(of(text, &["*f"]), Err("a or b".to_string()));
    let text = "s = \"/\" p / q\np = f *( \"/\" f )\nq = f *( \",\" f )\nf = *ALPHA\n";
    assert!(of(text, &["p", "q", "*f"]).is_ok());
    assert_eq!(of("s = a / b\na = \"1\"\nb = \"2\"\n", &["a", "b"]).as_deref(), Ok("(0 / 1)"));
}

/// As in RFC 8089: the host of `file:///a` is empty, that of `file:/a` is absent.
#[test]
fn an_optional_part_that_may_be_empty_is_told_from_none() {
    let text = "s = \"//\" [ h ] p / p\nh = *ALPHA\np = \"/\" *ALPHA\n";
    assert_eq!(of(text, &["h", "p"]).as_deref(), Ok(r#"("//" 0 1 / 1)"#));
    let text = "s = \"//\" [ h ] p / p\nh = 1*ALPHA\np = \"/\" *ALPHA\n";
    assert_eq!(of(text, &["h", "p"]), Err("\"//\" [ h ] p or p".to_string()));
}

#[test]
fn literals_are_spelled_as_at_their_own_place() {
    let of = |start: &str| of(&format!("s = {start}\nf = 1*DIGIT\n"), &["f"]);
    assert_eq!(of(r#""GET" f %s"get""#).as_deref(), Ok(r#""GET" 0 "get""#));
    assert_eq!(of(r#"%s"get" f "GET""#).as_deref(), Ok(r#""get" 0 "GET""#));
    assert_eq!(of(r#""Get" f "gEt" ; "GET""#).as_deref(), Ok(r#""Get" 0 "gEt""#));
    assert_eq!(of(r#"%x67.65.74 f "GET""#).as_deref(), Ok(r#""get" 0 "GET""#));
    assert_eq!(of(r#""X" "y" f 2"Z""#).as_deref(), Ok(r#""Xy" 0 "ZZ""#));
    assert_eq!(of("\"A\" f\ns =/ \"a\" f").as_deref(), Ok(r#""A" 0"#), "one alternative, written twice");
}

#[test]
fn items_repeat() {
    assert_eq!(of("s = *( \"/\" f )\nf = *ALPHA\n", &["*f"]).as_deref(), Ok(r#"*0("/" 0+)"#));
    assert_eq!(of("s = f *( \",\" f )\nf = *ALPHA\n", &["*f"]).as_deref(), Ok(r#"0+ *0("," 0+)"#));
    assert_eq!(of("s = *( f \",\" ) f\nf = *ALPHA\n", &["*f"]).as_deref(), Ok(r#"*1(0+ ",") 0+"#));
}

#[test]
fn literals_keep_the_spelling_of_their_own_occurrence() {
    let grammar = "s = \"GET\" f %s\"get\" [ f2 ] \"gEt\"\nf = 1*DIGIT\nf2 = 1*\"x\"\n";
    assert_eq!(of(grammar, &["f", "f2"]).as_deref(), Ok(r#""GET" 0 "get" [1] "gEt""#));
}

#[test]
fn a_rule_of_one_text_is_fixed() {
    let checked = samples::checked("s = a b 2\"/\"\na = \"Ni\"\nb = *DIGIT\n");
    let text = |name| constant_text(&checked.grammar, &checked.facts, samples::rule(&checked, name));
    assert_eq!(text("a").as_deref(), Some("Ni"));
    assert_eq!((text("b"), text("s")), (None, None));
    let checked = samples::checked("s = a 2\"/\" b\na = \"Ni\"\nb = 0ALPHA \"x\"\n");
    let start = samples::rule(&checked, "s");
    assert_eq!(constant_text(&checked.grammar, &checked.facts, start).as_deref(), Some("Ni//x"));
}

#[test]
fn what_every_text_holds_is_needed() {
    let text = "s = \"a:\" x [ \"?\" y ] z\nx = 1*ALPHA\ny = 1*ALPHA\nz = *DIGIT\n";
    assert_eq!(needs(text, &["x", "y", "z"]), [0]);
    let text = "s = \"//\" x y / x\nx = 1*ALPHA\ny = 1*DIGIT\n";
    assert_eq!(needs(text, &["x", "y"]), [0]);
    let text = "s = o \"/\" x\no = p \"-\" q\np = 1*ALPHA\nq = 1*ALPHA\nx = 1*DIGIT\n";
    assert_eq!(needs(text, &["o", "p", "q", "x"]), [3]);
    assert_eq!(needs(text, &["o", "x"]), [0, 1]);
    assert_eq!(needs("s = f *( \",\" f )\nf = 1*ALPHA\n", &["*f"]), [0]);
    assert_eq!(needs("s = *( \",\" f )\nf = 1*ALPHA\n", &["*f"]), []);
}

#[test]
fn pieces_are_one_list() {
    let (pieces, _) = made(WEB, &["host", "path", "query"]).expect("a template");
    let shown: Vec<String> = flat::steps(&pieces).iter().map(|step| format!("{step:?}")).collect();
    let wanted = "Text(\"Web:\") Choice(6) Way(3, 3) Text(\"//\") Field(0) Field(1) Way(2, 1) Field(1) \
                  Group(4, 2) Text(\"?\") Field(2)";
    assert_eq!(shown.join(" ").replace(", ", ","), wanted.replace(", ", ","));
}
