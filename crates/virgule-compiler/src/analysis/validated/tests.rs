//! Tests of the texts that a start rule accepts and its kind rejects.

use crate::abnf::samples;
use crate::analysis::{compare::only, language::Language};
use crate::nfa::context::BuildContext;

/// Returns the language of the kind of a grammar with one section, and that of its start rule.
fn both(text: &str) -> (Language, Language) {
    let checked = samples::checked(text);
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let section = &checked.grammar.sections[0];
    let rule = Language::new(&checked, section.start, &mut context).unwrap();
    (Language::kind(&checked, section, &mut context).unwrap(), rule)
}

/// Returns texts of the start rule that the kind rejects, each for a different reason. Asserts that every text of the
/// kind is a text of the start rule.
fn refused(text: &str) -> Vec<String> {
    let (kind, rule) = both(text);
    assert!(kind.unchecked().is_empty(), "{:?}", kind.unchecked());
    assert!(only(&kind, &rule, 1).unwrap().is_none());
    only(&rule, &kind, 4).unwrap().texts
}

#[test]
fn an_empty_field_is_refused_wherever_it_stands() {
    let foo = ";! kind foo\n;! fields host\n;! validate host not-empty\n";
    assert_eq!(
        refused(&format!("{foo}foo = \"a:\" host / \"b:\" host \";\"\nhost = *( ALPHA / \".\" )\n")),
        ["a:"],
        "in both positions the same check refuses"
    );
    assert_eq!(refused(&format!("{foo}foo = \"b:\" host \";\"\nhost = *DIGIT\n")), ["b:;"]);
    assert_eq!(refused(&format!("{foo}foo = \"b:\" [ host \";\" ]\nhost = *DIGIT\n")), ["b:;"]);
    assert!(refused(&format!("{foo}foo = \"b:\" host\nhost = 1*DIGIT\n")).is_empty());
}

#[test]
fn two_fields_are_checked_apart() {
    let foo = ";! kind foo\n;! fields one two\n;! validate one not-empty\n;! validate two not-empty\n";
    assert_eq!(refused(&format!("{foo}foo = one \".\" two\none = *\"1\"\ntwo = *\"2\"\n")), [".", "1."]);
}

#[test]
fn a_second_occurrence_is_refused() {
    let foo = ";! kind foo\n;! fields n\n;! validate n once\nfoo = *( n / \"-\" )\nn = DIGIT\n";
    assert_eq!(refused(foo), ["00"]);
    let both = ";! kind foo\n;! fields n\n;! validate n once\n;! validate n not-empty\nfoo = *( \"<\" n \">\" )\nn = *DIGIT\n";
    assert_eq!(refused(both), ["<>", "<><>"], "the last is checked, and that it is the only one");
}

#[test]
fn a_wrong_check_digit_is_refused() {
    let foo = ";! kind foo\n;! fields n\n;! validate n isbn\nfoo = \"n:\" n\nn = %s\"97803064061\" 2DIGIT / 2DIGIT\n";
    let (kind, rule) = both(foo);
    assert_eq!(only(&rule, &kind, 1).unwrap().texts, ["n:9780306406100"]);
    // Of the hundred texts with that prefix, the ten with the correct check digit are accepted.
    let ten = ";! kind ten\nten = \"n:\" ( 2DIGIT / \"97803064061\" ( \"02\" / \"19\" / \"26\" / \"33\" / \"40\" / \"57\" / \"64\" / \"71\" / \"88\" / \"95\" ) )\n";
    let ten = both(ten).0;
    assert!(only(&kind, &ten, 1).unwrap().is_none() && only(&ten, &kind, 1).unwrap().is_none());
}

#[test]
fn the_preferred_reading_is_checked() {
    let foo = ";! kind foo\n;! fields host\n;! validate host not-empty\n;! ambiguous foo on purpose\n";
    let rules = "host = *\"a\"\npad = *\"a\"\n";
    assert_eq!(refused(&format!("{foo}foo = host / pad\n{rules}")), [""]);
    assert!(refused(&format!("{foo}foo = pad / host\n{rules}")).is_empty());
}

#[test]
fn what_cannot_be_checked_is_named() {
    let foo = ";! kind foo\n;! fields host\n;! validate host not-empty\nfoo = host nest\nhost = *DIGIT\nnest = \"(\" *nest \")\"\n";
    let (kind, _) = both(foo);
    assert_eq!(kind.unchecked(), ["validate host not-empty"]);
}

#[test]
fn a_parameter_has_one_value() {
    let foo = ";! kind foo\n;! fields query\n;! parameters query & a b* c\nfoo = \"?\" query\nquery = *( ALPHA / \"&\" / \"=\" )\n";
    assert_eq!(refused(foo), ["?a&a", "?c&c"]);
    let nests = format!("{foo}; more\n").replace("\"?\" query", "query nest") + "nest = \"(\" *nest \")\"\n";
    assert_eq!(both(&nests).0.unchecked(), ["parameters query"]);
}
