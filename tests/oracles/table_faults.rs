//! The covering set detects faults: copies of the tables of RFC 3986 with one fault each.
//!
//! ```text
//! class       a byte next to a bound of a class belongs to the adjacent class       [a-z] for [a-y]
//! transition  a transition is missing
//! register    a transition stores its position in another register
//! layout      the registers of two fields are swapped
//! ```
//!
//! Some faults do not change the result for any text; the product of both tables decides whether they do.

use std::collections::{HashSet, VecDeque};
use virgule::Kind;
use virgule::parse::{self, AnyMatched, Cell, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};
use virgule_tests::random::Random;
use virgule_tests::transition_texts::TransitionTexts;
use virgule_tests::{Spans, effort};
use virgule_tools::conformance::{Language, Plan, candidates};

/// A table with a fault in itself or in a called table.
#[derive(Debug, Clone)]
struct FaultyTable {
    original: &'static Table<'static>,
    classes: [u8; 256],
    cells: Vec<u32>,
    ends: Vec<[[u8; 16]; 3]>,
    bytes: Vec<u8>,
    words: Vec<u16>,
    /// The index of the called table with the fault; `None` if the fault is in the main table.
    callee: Option<usize>,
    /// The description of the fault.
    fault: String,
}

/// The type of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// A byte has the class of its neighbour.
    Class,
    /// A transition is missing.
    Transition,
    /// The position is stored in another register.
    Register,
    /// Two fields are swapped.
    Layout,
}

/// All types of faults.
const SORTS: [Sort; 4] = [Sort::Class, Sort::Transition, Sort::Register, Sort::Layout];

impl FaultyTable {
    /// A copy of `main` with a fault of the given type, in the table or in a called table.
    fn new(main: &'static Table<'static>, sort: Sort, random: &mut Random) -> Self {
        let deep = matches!(sort, Sort::Class | Sort::Transition) && random.once_in(3);
        let callee = deep.then(|| random.below(main.callees.len()));
        let original = callee.map_or(main, |callee| main.callees[callee]);
        let mut faulty = FaultyTable {
            original: main,
            classes: *original.classes,
            cells: original.cells.to_vec(),
            ends: original.ends.to_vec(),
            bytes: original.bytes.to_vec(),
            words: original.words.to_vec(),
            callee,
            fault: String::new(),
        };
        let place = if deep { "the rule that is called" } else { "the table" };
        let fault = match sort {
            Sort::Class => faulty.class(original, random),
            Sort::Transition => faulty.transition(original, random),
            Sort::Register => faulty.register(original, random),
            Sort::Layout => faulty.layout(original, random),
        };
        faulty.fault = format!("{sort:?} in {place}: {fault}");
        faulty
    }

    /// Calls `work` with the faulty table.
    fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let changed = |table: &Table<'static>| Table {
            classes: &self.classes,
            cells: &self.cells,
            ends: &self.ends,
            bytes: &self.bytes,
            words: &self.words,
            // What was proven of the table does not hold of this one.
            addresses: 0,
            ..shorter(table)
        };
        match self.callee {
            None => work(&changed(self.original)),
            Some(callee) => {
                let table = changed(self.original.callees[callee]);
                let mut callees: Vec<&Table<'_>> = self.original.callees.to_vec();
                callees[callee] = &table;
                work(&Table { callees: &callees, ..shorter(self.original) })
            }
        }
    }

    fn class(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let beside = |byte: u8| (table.class(byte) != table.class(byte + 1)).then_some(byte);
        let bounds: Vec<u8> = (0..127).filter_map(beside).collect();
        let low = *random.pick(&bounds);
        let (byte, from) = if random.once_in(2) { (low, low + 1) } else { (low + 1, low) };
        self.classes[usize::from(byte)] = table.class(from) as u8;
        format!("{:?} as {:?}", byte as char, from as char)
    }

    fn transition(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let transitions: Vec<(usize, u8)> = (1..table.states as usize)
            .flat_map(|state| (0..=255).map(move |byte| (state, byte)))
            .filter(|&(state, byte)| table.step(table.row(state), byte).is_some())
            .collect();
        let &(state, byte) = random.pick(&transitions);
        self.cells[table.row(state) + table.class(byte)] = 0;
        format!("state {state} lost {:?}", byte as char)
    }

    fn register(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let words = usize::from(table.operations_words);
        let of = |list: usize| table.operations as usize + (list - 1) * (1 + 2 * words) + 1;
        let places = reached(table).into_iter().flat_map(|list| of(list)..of(list) + words);
        let noting: Vec<usize> = places.filter(|&at| self.words[at] != 0).collect();
        let at = *random.pick(&noting);
        let set = self.words[at];
        let bits: Vec<u32> = (0..16).filter(|bit| set >> bit & 1 != 0).collect();
        let (from, to) = (*random.pick(&bits), random.below(12) as u32);
        self.words[at] = set & !(1 << from) | 1 << to;
        format!("word {at} notes {to} for {from}")
    }

    fn layout(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let eight = random.below(self.ends.len());
        let fields = usize::from(table.fields).min(8);
        let (one, other) = (random.below(fields), random.below(fields));
        for row in &mut self.ends[eight] {
            row.swap(2 * one, 2 * other);
            row.swap(2 * one + 1, 2 * other + 1);
        }
        format!("the ends {eight} swap {one} and {other}")
    }
}

/// A copy of the table with a shorter lifetime.
fn shorter<'t>(table: &Table<'t>) -> Table<'t> {
    *table
}

/// The operation lists of all transitions and calls.
fn reached(table: &Table<'_>) -> Vec<usize> {
    let steps = (1..table.states as usize)
        .flat_map(|state| (0..=255).map(move |byte| table.step(table.row(state), byte)));
    let calls = (0..table.calls as usize).map(|number| table.call_at(number).cell);
    steps.chain(calls).map(|cell| cell.operations()).filter(|&list| list != 0).collect()
}

/// The span of each field; `None` if the table does not match the text.
fn spans(table: &Table<'_>, kind: usize, text: &str) -> Spans {
    let found = AnyMatched::find_const(table, text, kind)?;
    Some((0..table.fields as usize).map(|field| found.span(table, kind, field)).collect())
}

/// The distance between positions that are moved apart, which is larger than that of any field from a register.
const APART: u32 = 1 << 12;

/// The value that represents the current position. It is larger than all positions that are moved apart.
const FAR: u32 = APART * (2 * MAX_REGISTERS as u32 + 2);

/// The result of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Verdict {
    /// The tables are equal for every text.
    Same,
    /// The tables differ for this text.
    Differ(String),
    /// The states differ, but not for this text, which leads there.
    Undecided(String),
}

/// A state of one table, with the registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct TableState {
    /// The state; 0 after a mismatch.
    state: usize,
    registers: [u32; MAX_REGISTERS],
}

/// Decides whether two tables that call the same rules return the same answer and the same fields for every text; `called`
/// contains a text of each called rule.
///
/// A state of the product is a pair of states with the positions in the registers, because fields depend on nothing
/// else. Positions near the current position are kept, because a field may begin a fixed number of bytes before it. All
/// other positions are moved far apart, so that two positions are equal only if they are the same, not because the text
/// is short.
///
/// ```text
/// state, state', [register, …], [register', …], position     ── byte ──►     …     until no state is new
/// ```
///
/// A difference at an accepting state is confirmed by matching the text that leads there. So a difference always has a
/// text as witness, and equality holds for all texts.
fn product(one: &Table<'_>, other: &Table<'_>, kind: usize, called: &[String]) -> Verdict {
    let start =
        |table: &Table<'_>| TableState { state: table.start(kind), registers: [UNWRITTEN; MAX_REGISTERS] };
    let first = [start(one), start(other)];
    let near = reach(one).max(reach(other));
    let bytes = representatives(one, other);
    let mut known = HashSet::from([(first, 0)]);
    let mut open = VecDeque::from([((first, 0u32), String::new())]);
    let mut undecided = None;
    while let Some(((sides, at), text)) = open.pop_front() {
        let ends = [ended(one, sides[0], kind, at), ended(other, sides[1], kind, at)];
        if ends[0] != ends[1] {
            match spans(one, kind, &text) == spans(other, kind, &text) {
                false => return Verdict::Differ(text),
                true => undecided = Some(text.clone()),
            }
        }
        let mut go = |next: [Option<TableState>; 2], taken: &str| {
            let lost = TableState { state: 0, registers: [UNWRITTEN; MAX_REGISTERS] };
            let next = next.map(|side| side.unwrap_or(lost));
            let next = apart(next, at + taken.len() as u32, near);
            if next.0.iter().any(|side| side.state != 0) && known.insert(next) {
                open.push_back((next, format!("{text}{taken}")));
            }
        };
        for &byte in &bytes {
            go(
                [taken(one, sides[0], byte, at), taken(other, sides[1], byte, at)],
                &(byte as char).to_string(),
            );
        }
        for (number, text) in called.iter().enumerate() {
            go([calls(one, sides[0], number, text, at), calls(other, sides[1], number, text, at)], text);
        }
    }
    undecided.map_or(Verdict::Same, Verdict::Undecided)
}

/// One byte of each pair of classes: `one` and `other` have the same transition on each byte of a pair. The grammar and its
/// faults have no transitions on characters beyond ASCII.
fn representatives(one: &Table<'_>, other: &Table<'_>) -> Vec<u8> {
    let mut seen = HashSet::new();
    (0..0x80).filter(|&byte| seen.insert((one.class(byte), other.class(byte)))).collect()
}

/// The maximal distance of a field from a register, in bytes.
fn reach(table: &Table<'_>) -> u32 {
    let offsets = table.ends.iter().flat_map(|[_, offsets, _]| offsets).map(|&offset| offset as i8);
    offsets.map(|offset| u32::from(offset.unsigned_abs())).max().unwrap_or(0)
}

/// Moves positions more than `near` bytes before `at` apart. Returns the states and the new current position.
fn apart(mut sides: [TableState; 2], at: u32, near: u32) -> ([TableState; 2], u32) {
    if at <= near {
        return (sides, at);
    }
    let places = sides.iter().flat_map(|side| side.registers);
    let mut distant: Vec<u32> = places.filter(|&place| place < at - near).chain([0]).collect();
    distant.sort_unstable();
    distant.dedup();
    for place in sides.iter_mut().flat_map(|side| &mut side.registers).filter(|place| **place != UNWRITTEN) {
        *place = match distant.binary_search(place) {
            Ok(index) => index as u32 * APART,
            Err(_) => FAR - (at - *place),
        };
    }
    (sides, FAR)
}

/// The span of each field; `None` if the state does not accept.
fn ended(table: &Table<'_>, side: TableState, kind: usize, at: u32) -> Spans {
    let layout = table.accept(side.state, kind);
    let span = |field| parse::span_from_registers(table, &side.registers, layout, at as usize, field);
    (layout != NO_LAYOUT).then(|| (0..table.fields as usize).map(span).collect())
}

fn taken(table: &Table<'_>, side: TableState, byte: u8, at: u32) -> Option<TableState> {
    behind(table, side, table.step(table.row(side.state), byte), at)
}

fn calls(table: &Table<'_>, side: TableState, callee: usize, text: &str, at: u32) -> Option<TableState> {
    let byte = text.bytes().next()?;
    if table.step(table.row(side.state), byte).is_some() {
        return None;
    }
    let call = table.call(side.state, byte).filter(|call| call.callee as usize == callee)?;
    behind(table, side, call.cell, at)
}

/// The state after a transition, whose operation list is executed: copies, then positions. `None` without a transition.
fn behind(table: &Table<'_>, mut side: TableState, cell: Cell, at: u32) -> Option<TableState> {
    if !cell.is_some() {
        return None;
    }
    side.state = table.state(cell.row());
    if cell.operations() == 0 {
        return Some(side);
    }
    let words = usize::from(table.operations_words);
    let begin = table.operations as usize + (cell.operations() - 1) * (1 + 2 * words);
    let copies = usize::from(table.words[begin]);
    if copies != 0 {
        let list = &table.bytes[table.copies as usize + copies..];
        for pair in list[1..].chunks(2).take(usize::from(list[0])) {
            side.registers[usize::from(pair[0])] = side.registers[usize::from(pair[1])];
        }
    }
    // Operations on the position before a run do not occur, because this simulation reads bytes one by one.
    for (index, set) in table.words[begin + 1..=begin + words].iter().enumerate() {
        for bit in (0..16).filter(|bit| set >> bit & 1 != 0) {
            side.registers[16 * index + bit] = at;
        }
    }
    Some(side)
}

/// The texts of the covering set and their expected spans.
fn covering(kind: &Kind) -> Vec<(String, Spans)> {
    let language = Language::kind(kind.name).unwrap();
    let plan = Plan { random: 0, ..Plan::default() };
    let texts = candidates(&language, &plan).into_iter();
    texts.map(|candidate| (candidate.text.clone(), language.spans(&candidate.text))).collect()
}

/// The first text whose result the fault changes; `None` if there is none.
fn caught<'t>(faulty: &FaultyTable, kind: &Kind, texts: &'t [(String, Spans)]) -> Option<&'t str> {
    faulty.with_table(|table| {
        let mut texts = texts.iter();
        texts
            .find(|(text, expected)| spans(table, kind.kind, text) != *expected)
            .map(|(text, _)| text.as_str())
    })
}

/// Decides whether the fault changes the result for any text.
fn changes(faulty: &FaultyTable, kind: &'static Kind) -> Verdict {
    let main: &'static Table<'static> = kind.table;
    let called: Vec<String> =
        main.callees.iter().map(|callee| TransitionTexts::new(callee, 0).samples().remove(0)).collect();
    faulty.with_table(|table| match faulty.callee {
        None => product(main, table, kind.kind, &called),
        Some(callee) => match product(main.callees[callee], table.callees[callee], 0, &[]) {
            Verdict::Differ(text) => {
                let whole = format!("//[{text}]");
                match spans(main, kind.kind, &whole) == spans(table, kind.kind, &whole) {
                    false => Verdict::Differ(whole),
                    // No transition on the witness calls the rule.
                    true => Verdict::Undecided(whole),
                }
            }
            verdict => verdict,
        },
    })
}

/// `count` faults that change the result of some text, each with the text of the covering set that detects it.
fn faults(seed: u64, count: usize, texts: &[(String, Spans)]) -> Vec<(FaultyTable, Option<&str>)> {
    let kind = Kind::find(KIND).unwrap();
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let faulty = FaultyTable::new(kind.table, SORTS[found.len() % SORTS.len()], &mut random);
        let by = caught(&faulty, kind, texts);
        // A fault that no text detects may affect only other kinds of the table, or unreachable parts.
        if by.is_some() || changes(&faulty, kind) != Verdict::Same {
            found.push((faulty, by));
        }
    }
    found
}

const KIND: &str = "uri-reference";

#[test]
fn the_covering_set_catches_twenty_faults_of_twenty() {
    let texts = covering(Kind::find(KIND).unwrap());
    for (faulty, by) in faults(20, 20, &texts) {
        assert!(by.is_some(), "not caught: {}", faulty.fault);
    }
}

#[test]
fn detects_most_faults() {
    let texts = covering(Kind::find(KIND).unwrap());
    let faults = faults(7, effort::of(200, 5), &texts);
    let missed: Vec<&str> =
        faults.iter().filter(|(_, by)| by.is_none()).map(|(faulty, _)| faulty.fault.as_str()).collect();
    assert!(missed.len() <= 1, "{missed:?}");
}

#[test]
fn equivalent_tables_agree_on_random_texts() {
    let kind = Kind::find(KIND).unwrap();
    let language = Language::kind(KIND).unwrap();
    let plan = Plan { seed: 3, random: effort::of(3_000, 3), max_length: 50 };
    let texts: Vec<String> =
        candidates(&language, &plan).into_iter().map(|candidate| candidate.text).collect();
    let mut random = Random::new(11);
    let mut same = 0;
    while same < effort::of(10, 3) {
        let faulty = FaultyTable::new(kind.table, *random.pick(&SORTS), &mut random);
        let differs = texts.iter().find(|text| {
            faulty.with_table(|table| spans(table, kind.kind, text)) != spans(kind.table, kind.kind, text)
        });
        match changes(&faulty, kind) {
            Verdict::Same => {
                assert_eq!(differs, None, "{}", faulty.fault);
                same += 1;
            }
            Verdict::Differ(_) | Verdict::Undecided(_) => {}
        }
    }
}
