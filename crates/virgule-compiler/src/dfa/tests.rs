//! Tests of each pass over the machine, on grammars of a few rules.

use super::collapse_utf8::collapse_utf8;
use super::error_entries::ErrorGroup;
use super::machine::{Base, Capture, Machine, Position};
use super::program::{Machines, program};
use super::run_bytes::{SHORTEST, initial_run_bytes, number_chains, run_bytes};
use super::share_kind_states::share_kind_states;
use crate::abnf::diagnose::{Diagnostics, Source};
use crate::abnf::lower::NoImports;
use crate::abnf::lower::grammar::RuleId;
use crate::abnf::{self, Checked};
use crate::bytes;
use crate::nfa::error::{BuildError, Fault};
use crate::nfa::{context::BuildContext, family::families};

pub(crate) fn checked(text: &str) -> Checked {
    let source = Source::new("test.abnf", text);
    let mut diagnostics = Diagnostics::new();
    let checked = abnf::analyze(&source, &NoImports, &mut diagnostics);
    checked.unwrap_or_else(|| panic!("{}", diagnostics.render(false)))
}

/// Returns the machines of the first family of a grammar, and its start rules.
pub(crate) fn machines(checked: &Checked) -> Result<(Machines, Vec<RuleId>), BuildError> {
    let family = families(&checked.grammar).remove(0);
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let machines = program(checked, &family.starts(), family.fields(), &mut context)?;
    Ok((machines, family.starts()))
}

fn machine(text: &str) -> Machine {
    machines(&checked(text)).expect("a small grammar").0.main
}

/// Returns the state in which a text ends.
pub(crate) fn state_after(machine: &Machine, text: &str) -> usize {
    let step = |state, byte| machine.step(state, byte).expect("the text goes on").target;
    text.bytes().fold(0, step) as usize
}

fn captures<'m>(machine: &'m Machine, text: &str) -> &'m [Capture] {
    machine.states[state_after(machine, text)].accepts[0].as_deref().expect("a match")
}

#[test]
fn states_with_the_same_future_are_one() {
    let machine = machine(";! kind k\nk = %s\"ab\" / %s\"cb\"\n");
    assert_eq!(machine.states.len(), 3, "{}", machine.dump());
    assert_eq!(state_after(&machine, "a"), state_after(&machine, "c"));
}

#[test]
fn fields_beside_each_other_need_one_register() {
    let machine = machine(";! kind k\n;! fields a b\nk = a \":\" b\na = 1*ALPHA\nb = 1*DIGIT\n");
    assert_eq!(machine.registers, 1, "{}", machine.dump());
    let [Capture::Present { begin, end, guard: None }, Capture::Present { begin: second, end: last, .. }] =
        captures(&machine, "x:1")
    else {
        panic!("{}", machine.dump());
    };
    assert_eq!(*begin, Position { base: Base::Zero, offset: 0 });
    assert_eq!(*last, Position { base: Base::End, offset: 0 });
    // `b` begins after the colon that ends `a`.
    assert_eq!((end.base, end.offset + 1), (second.base, second.offset));
}

#[test]
fn a_field_of_constant_length_needs_no_register() {
    let machine = machine(";! kind k\n;! fields a b\nk = a b\na = 2ALPHA\nb = *DIGIT\n");
    assert_eq!(machine.registers, 0, "{}", machine.dump());
    let Capture::Present { end, .. } = captures(&machine, "xy12")[0] else { panic!("{}", machine.dump()) };
    assert_eq!(end, Position { base: Base::Zero, offset: 2 });
}

#[test]
fn what_only_a_later_byte_decides_is_kept_in_a_register() {
    let machine = machine(";! kind k\n;! fields a b\nk = [ a \"@\" ] b\na = 1*ALPHA\nb = 1*ALPHA\n");
    assert_eq!(machine.registers, 1, "{}", machine.dump());
    assert_eq!(captures(&machine, "x")[0], Capture::Absent);
    assert!(matches!(captures(&machine, "x@y")[0], Capture::Present { guard: None, .. }));
}

#[test]
fn a_field_that_the_text_does_not_have_is_absent() {
    let machine = machine(";! kind k\n;! fields a b\nk = a [ \":\" b ]\na = 1*ALPHA\nb = *DIGIT\n");
    assert_eq!(captures(&machine, "x")[1], Capture::Absent);
    assert!(matches!(captures(&machine, "x:")[1], Capture::Present { .. }));
}

#[test]
fn an_error_entry_names_the_rules_that_expect_something() {
    let checked = checked(
        ";! kind k\n;! fields port name\nk = port / name \".\"\nport = 1*DIGIT\nname = 1*( ALPHA / DIGIT )\n",
    );
    let machine = machines(&checked).expect("a small grammar").0.main;
    let entry = machine.states[state_after(&machine, "1")].errors[0].as_ref().expect("an entry");
    let named = |group: &ErrorGroup| group.rule.map(|rule| checked.grammar.rule(rule).name.to_string());
    let groups: Vec<_> =
        entry.groups.iter().map(|group| (named(group), bytes::contains(&group.expected, b'x'))).collect();
    assert_eq!(groups, [(Some("port".to_string()), false), (Some("name".to_string()), true)]);
}

#[test]
fn a_rule_within_itself_is_called() {
    let checked = checked(";! kind k\nk = nest\nnest = \"(\" nest \")\" / *%s\"a\"\n");
    let (machines, _) = machines(&checked).expect("one byte decides");
    let called: Vec<&str> =
        machines.called.iter().map(|(rule, _)| checked.grammar.rule(*rule).name.as_str()).collect();
    assert_eq!(called, ["nest"]);
}

#[test]
fn a_byte_that_may_end_a_called_rule_or_continue_it_is_a_conflict() {
    let checked = checked(";! kind k\nk = nest %s\"a\"\nnest = \"(\" nest \")\" / 1*%s\"a\"\n");
    let Err(BuildError { fault: Fault::Lookahead(conflict), .. }) = machines(&checked) else {
        panic!("`a` decides nothing");
    };
    assert_eq!((conflict.byte, conflict.leaving), (b'a', true));
}

#[test]
fn states_within_a_character_disappear() {
    let bytes = machine(";! kind k\nk = *%xA0-D7FF\n");
    let characters = collapse_utf8(&bytes);
    assert!(bytes.states.len() > 1 && characters.states.len() == 1, "{}", characters.dump());
    assert_eq!(characters.states[0].wide().count(), 1);
    // A machine without non-ASCII transitions is unchanged.
    let ascii = machine(";! kind k\nk = *ALPHA\n");
    assert_eq!(collapse_utf8(&ascii).dump(), ascii.dump());
}

#[test]
fn run_bytes_are_those_on_which_states_loop() {
    let machine =
        machine(";! kind k\nk = 1*ALPHA \":\" label *( \".\" label )\nlabel = 1*( ALPHA / DIGIT )\n");
    let run = run_bytes(&machine);
    let holds =
        |set: &[bool; 128], text: &str| text.bytes().map(|byte| set[byte as usize]).collect::<Vec<_>>();
    assert_eq!(holds(&run, "aZ.:"), [true, true, false, false]);
    // The scheme loops on letters only.
    assert_eq!(holds(&initial_run_bytes(&machine, &run), "aZ9"), [true, true, false]);
}

#[test]
fn kinds_that_go_on_alike_share_their_states() {
    let checked = checked(
        ";! kind one\n;! start a\n;! fields x\n;! kind two\n;! start b\n;! fields x\n\
         a = %s\"p:\" x\nb = %s\"ps:\" x\nx = 1*ALPHA \"/\" 1*ALPHA \"?\" 1*ALPHA\n",
    );
    let (machines, starts) = machines(&checked).expect("a small grammar");
    let shared = share_kind_states(&machines.main, &starts).expect("fewer states");
    assert!(shared.states.len() < machines.main.states.len());
    assert_eq!(shared.starts.len(), 2);
}

fn accepts(machine: &Machine, text: &str) -> bool {
    let last = text.bytes().try_fold(0, |state, byte| Some(machine.step(state, byte)?.target));
    last.is_some_and(|state| machine.states[state as usize].accepts[0].is_some())
}

#[test]
fn states_of_a_counted_repetition_have_consecutive_numbers() {
    let label = "label = let-dig [ *18( let-dig / \"-\" ) let-dig ]\nlet-dig = ALPHA / DIGIT\n";
    let machine = machine(&format!(";! kind k\nk = \"x:\" label *( \".\" label )\n{label}"));
    let numbered = number_chains(machine.clone());
    let first = state_after(&numbered, "x:a.");
    let states: Vec<usize> =
        (1..20).map(|length| state_after(&numbered, &format!("x:a.{}", "a".repeat(length)))).collect();
    assert!(states.windows(2).all(|pair| pair[1] == pair[0] + 1), "{first} {states:?}\n{}", numbered.dump());
    for length in 0..45 {
        for text in ["x:", "x:-", "x:b-", "x:b."].map(|begin| format!("{begin}{}", "a".repeat(length))) {
            assert_eq!(accepts(&machine, &text), accepts(&numbered, &text), "{text}");
        }
    }
}

#[test]
fn chains_may_lead_back_to_where_they_begin() {
    let machine = machine(";! kind k\nk = \":\" 1*( 12ALPHA ) \";\"\n");
    let numbered = number_chains(machine.clone());
    assert_eq!(numbered.states.len(), machine.states.len());
    for length in 0..40 {
        let text = format!(":{};", "a".repeat(length));
        assert_eq!(accepts(&numbered, &text), length > 0 && length % 12 == 0, "{text}");
    }
}

#[test]
fn without_a_chain_all_states_keep_their_numbers() {
    let few = SHORTEST - 2;
    for rule in [format!("1*{few}ALPHA"), "*ALPHA".to_string(), "*( ALPHA \":\" )".to_string()] {
        let machine = machine(&format!(";! kind k\nk = {rule}\n"));
        assert_eq!(number_chains(machine.clone()).dump(), machine.dump());
    }
}
