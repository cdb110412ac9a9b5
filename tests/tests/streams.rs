//! Plans for bit streams: what the proof forbids, and which shapes are refused. That the code made of a plan finds what the
//! automaton finds is tested where the code runs, in the engine, and wherever a type is compared with other readers.

use virgule_compiler::build::calls::Calls;
use virgule_compiler::bytes;
use virgule_compiler::compile;
use virgule_compiler::streams::{self, Beyond, Marker, Plan, Span, Step, Takes, Told};
use virgule_tests::grammars;

/// The plan for a shape of the first section of a grammar.
fn plan(grammar: &str, shape: &str) -> Result<Plan, String> {
    let checked = grammars::checked(grammar);
    let section = &checked.grammar.sections[0];
    let (compiled, _) = grammars::compiled(&checked, section, |_: &mut Calls| ()).expect("within the limits");
    streams::plan(&compiled.machine, shape)
}

/// The ASCII characters of a set.
fn shown(set: &bytes::ByteSet) -> String {
    (0..128u8).filter(|&byte| bytes::contains(set, byte)).map(char::from).collect()
}

const PAIRS: &str = "
;! kind pair
;! fields key value
pair  = key [ \"=\" value ]
key   = ALPHA *( ALPHA / DIGIT )
value = *( ALPHA / DIGIT / \"%\" HEXDIG HEXDIG )
";

#[test]
fn a_shape_becomes_runs_and_groups() {
    let plan = plan(PAIRS, "name[=val20]").unwrap();
    let [
        Step::Run(key, false),
        Step::Open { close: 4, told: Told::Lead(lead) },
        Step::Byte(b'='),
        Step::Run(value, true),
        Step::Close { open: 1 },
    ] = &plan.steps[..]
    else {
        panic!("{:?}", plan.steps)
    };
    assert_eq!((&lead[..], key, value), (&b"="[..], key, key));
    let key = Span { begin: (Marker::Start, 0), end: (Marker::Behind(0), 0) };
    let value = Span { begin: (Marker::Behind(0), 1), end: (Marker::End, 0) };
    assert_eq!(plan.fields, [Some(key), Some(value)]);
}

#[test]
fn the_proof_finds_what_must_not_come_first() {
    let plan = plan(PAIRS, "name[=val20]").unwrap();
    assert_eq!(plan.filled, [0]);
    assert_eq!(shown(&plan.first[&(0, None)].not), "0123456789");
    assert_eq!(shown(&plan.first[&(3, None)].not), "");
}

#[test]
fn what_is_forbidden_for_uris_is_what_one_would_write_by_hand() {
    let plan = plan_of(grammars::text("rfc3986"));
    let forbidden = plan.first.iter().filter(|(_, first)| !shown(&first.not).is_empty());
    let told: Vec<_> = forbidden.map(|(&run, first)| (run, shown(&first.not), shown(&first.may))).collect();
    let [((1, None), scheme, _), ((_, None), host, _), ((_, Some(true)), _, path)] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!((&scheme[..], &host[..], &path[..]), ("+-.0123456789", "0123456789", "/"));
    // URIs have a scheme. Absolute ones have no fragment, and relative references no scheme.
    let takes = |with, without| Some(Takes { with, without });
    let fragment = plan.steps.iter().rposition(|step| matches!(step, Step::Open { .. }));
    let kinds = vec![takes(Some(0), None), takes(None, None), takes(Some(0), fragment), takes(None, Some(0))];
    assert_eq!((plan.filled, plan.kinds), (vec![1], kinds));
}

/// The plan for the shape that a grammar gives.
fn plan_of(grammar: &str) -> Plan {
    let checked = grammars::checked(grammar);
    let section = checked.grammar.sections.iter().find(|section| section.shape.is_some()).unwrap();
    let (compiled, _) = grammars::compiled(&checked, section, |_: &mut Calls| ()).unwrap();
    streams::plan(&compiled.machine, &section.shape.as_ref().unwrap().text).unwrap()
}

#[test]
fn iris_take_the_steps_of_uris_with_a_byte_for_those_beyond_ascii() {
    let uri = plan_of(grammars::text("rfc3986"));
    let iri = plan_of(grammars::text("rfc3987"));
    let Some(Beyond { byte, leads }) = &iri.beyond else {
        panic!("nothing stands for characters beyond ASCII")
    };
    // The first byte that names of hosts, paths, queries and fragments have, and schemes and ports have not.
    assert_eq!(*byte, b'!');
    // U+0080 to U+009F begin with C2 and are no `ucschar`; nor are those from U+E000 on, which begin with EE.
    assert_eq!(*leads, 0xC3..=0xED);
    // The kinds stand in another order.
    let kinds = uri.kinds.clone();
    assert!(iri.kinds.iter().all(|takes| kinds.contains(takes)));
    assert_eq!(uri, Plan { beyond: None, kinds, ..iri });
}

#[test]
fn only_characters_that_all_runs_agree_about_are_read_as_ascii() {
    let beyond = |key: &str, value: &str| {
        let grammar = format!(
            ";! kind pair\n;! fields key value\npair = key \"=\" value\nkey = {key}\n\
             value = *( ALPHA / DIGIT / {value} )\n"
        );
        plan(&grammar, "name1234=value123").map(|plan| plan.beyond)
    };
    let some = "*( ALPHA / DIGIT / %xC0-FF / %x400-4FF )";
    // Both take U+00C0 to U+00FF, which begin with C3, and U+0400 to U+04FF, with D0 to D3; the longer range is that of values,
    // and no ASCII is for values alone.
    assert_eq!(beyond(some, "%xC0-10FFFF"), Ok(None));
    assert_eq!(beyond(some, "%x400-4FF"), Ok(Some(Beyond { byte: b'G', leads: 0xD0..=0xD3 })));
    assert_eq!(beyond(some, "\"-\" / %xA0-10FFFF"), Ok(Some(Beyond { byte: b'-', leads: 0xD4..=0xF4 })));
    // What is read in their place would have to begin a key.
    assert_eq!(beyond(&format!("ALPHA {some}"), "%x400-4FF"), Ok(None));
}

#[test]
fn a_group_with_a_run_is_told_by_what_ends_it() {
    let grammar = "
;! kind note
;! fields author title
note   = [ author \":\" ] title [ \"?\" ]
author = 1*ALPHA
title  = *( ALPHA / \"-\" )
";
    let plan = plan(grammar, "[me:]title-[?]");
    // Nothing but the question mark and the end may stand behind the title, and the colon before both.
    let steps = plan.unwrap().steps;
    let [Step::Open { close: 3, told: Told::End(b':', stops) }, Step::Run(..), Step::Byte(b':'), ..] =
        &steps[..]
    else {
        panic!("{steps:?}")
    };
    assert_eq!((&shown(&stops.bytes)[..], stops.end), (":?", true));
}

#[test]
fn what_ends_a_group_must_not_be_in_its_run() {
    let grammar = "
;! kind note
;! fields author title
note   = [ author \":\" ] \"-\" title
author = 1*( ALPHA / \"-\" )
title  = *( ALPHA / \"-\" )
";
    let reason = plan(grammar, "[me-me:]-title").unwrap_err();
    assert_eq!(reason, "the run of a group has bytes that may stand behind the group");
}

#[test]
fn what_a_kind_takes_is_told_by_groups_with_something_before_them() {
    let grammar = "
;! fields value
;! kind some
;! start some
;! kind other
;! start other
some  = [ \"=\" value ]
other = [ \"=\" value \"!\" ]
value = 1*( ALPHA / DIGIT )
";
    // Other texts of this shape are empty; but before the group is no step that would end there.
    assert_eq!(plan(grammar, "[=val20]").unwrap().kinds, [Some(Takes::default()), None]);
    let grammar = grammar.replace("= [", "= name [") + "name = 1*( ALPHA / DIGIT )\n";
    let without = Takes { with: None, without: Some(1) };
    assert_eq!(plan(&grammar, "name1[=val20]").unwrap().kinds, [Some(Takes::default()), Some(without)]);
}

#[test]
fn a_shape_that_is_of_no_use_is_refused_with_the_reason() {
    for (shape, reason) in [
        ("name[=val", "a bracket is not closed"),
        ("name]", "a bracket closes no group"),
        ("name[vals]", "a group begins with no certain byte, and is no run with one behind it"),
        ("name[=a!]", "the grammar does not go on with '!'"),
        ("", "the grammar does not match it with all of its groups"),
    ] {
        assert_eq!(plan(PAIRS, shape).unwrap_err(), reason, "{shape}");
    }
}

#[test]
fn what_is_read_otherwise_later_is_refused() {
    // Whether the letters are a name or a title is told by the last byte alone; the shape says that they are a name.
    let grammar = "
;! kind note
;! fields name title
note  = \"(\" name \")\" / \"(\" title [ \"!\" ] \"?\"
name  = 1*ALPHA
title = 1*ALPHA
";
    assert!(plan(grammar, "(letters)").is_ok());
    // A part that may be missing changes what the part before it is.
    let grammar = "
;! kind note
;! fields name title
note  = \"(\" name \")\" / \"(\" title \")!\" 1*ALPHA
name  = 1*ALPHA
title = 1*ALPHA
";
    let reason = plan(grammar, "(letters)[!behind]").unwrap_err();
    assert_eq!(reason, "the grammar reads some texts of this shape otherwise");
}

#[test]
fn a_shape_has_code_of_its_own() {
    let checked = grammars::checked(&PAIRS.replace(";! fields", ";! shape name[=val20]\n;! fields"));
    let family = &compile::families(&checked.grammar)[0];
    let (compiled, _) = grammars::compiled(&checked, family.sections[0], |_: &mut Calls| ()).unwrap();
    let plan = compile::plan(family, &compiled).unwrap();
    let made = compile::with_plan(family, compiled, plan, &[]).unwrap();
    assert!(made.tables.own_streams().is_some());
}
