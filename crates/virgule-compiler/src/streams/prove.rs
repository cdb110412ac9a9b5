//! Steps and automaton side by side, over all texts at once: whatever the steps take, the automaton takes, with the
//! same fields.
//!
//! A configuration is a step, a state, and what is known of the positions in the registers and of the ends of steps: so
//! many bytes behind the beginning or behind a run. There are finitely many. One is bad if the automaton has no way on, or
//! reads fields otherwise where the text ends; and if it leads to a bad one. What can be done about that is to forbid
//! the byte that a run begins with, or that the run is empty: the text is then left to the automaton. So digits, which may
//! begin an address, do not begin the name of a host here. Where that is not enough there is no plan.

use super::beyond::{self, Beyond, CONTINUATION};
use super::configuration::{Begun, Configuration, Known};
use super::cuts::{Cut, Numbered, cuts};
use super::shape::Shape;
use super::{First, Marker, Plan, Span, Step, Takes, Told};
use crate::bytes::{self, ByteSet};
use crate::determinize::allocate;
use crate::determinize::machine::{Layout, Machine, Op, Place};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// More configurations than this are too many.
const CONFIGURATIONS: usize = 50_000;

/// More steps than this are too many: a word has so many bits.
const STEPS: usize = 64;

/// Where the steps may be before a byte: what would forbid that, and the bytes that they would not have come there with.
#[derive(Debug, Clone)]
struct Station {
    here: Configuration,
    cut: Option<Cut>,
    not: ByteSet,
}

/// What a byte changes of a configuration.
#[derive(Debug, PartialEq)]
struct Move<'m> {
    step: usize,
    begun: Begun,
    digits: u8,
    missing: Vec<(usize, usize)>,
    /// The place of the byte, and the one behind it.
    before: Known,
    at: Known,
    /// Where the automaton goes, and what it writes; nothing if it stays where it is.
    edge: Option<(u32, &'m [Op])>,
}

/// A way on: what changes, `None` if the automaton has none; and what would forbid it.
type Way<'m> = (Option<Move<'m>>, Option<Cut>);

struct Proof<'m> {
    machine: &'m Machine,
    steps: &'m [Step],
    fields: &'m [Option<Span>],
    kinds: Vec<Option<Takes>>,
    /// By state: the registers that are still looked at.
    live: Vec<Vec<bool>>,
    /// By step: whether a field is counted from there.
    counted: Vec<bool>,
    beyond: Option<Beyond>,
}

/// The plan for a shape.
pub fn prove(
    machine: &Machine,
    shape: &Shape,
    fields: Vec<Option<Span>>,
    beyond: Option<Beyond>,
) -> Result<Plan, String> {
    if shape.steps.len() > STEPS {
        return Err(format!("the shape has more than {STEPS} steps"));
    }
    let kinds = shape.takes(machine);
    let spans = || fields.iter().flatten().flat_map(|span| [span.begin.0, span.end.0]);
    let counted =
        (0..shape.steps.len()).map(|step| spans().any(|marker| marker == Marker::Behind(step))).collect();
    let live = allocate::liveness(machine);
    let proof = Proof { machine, steps: &shape.steps, fields: &fields, kinds, live, counted, beyond };
    let alike = proof.alike();
    let bytes: Vec<u8> = alike.keys().copied().collect();
    let start = Rc::new(proof.start());
    let mut numbers = HashMap::from([(start.clone(), 0)]);
    let mut open = vec![(start, 0)];
    let mut ways: Vec<Numbered> = Vec::new();
    let mut ends = BTreeSet::new();
    while let Some((configuration, from)) = open.pop() {
        if configuration.step == proof.steps.len() {
            ends.insert(from);
            continue;
        }
        let mut number = |to: Configuration| {
            let (to, next) = (Rc::new(to), numbers.len());
            *numbers.entry(to).or_insert_with_key(|to| {
                open.push((to.clone(), next));
                next
            })
        };
        for station in proof.stations(&configuration, &bytes) {
            // Most bytes change the same.
            let mut known: Vec<(Move<'_>, usize)> = Vec::new();
            for (by, cut) in bytes.iter().filter_map(|&byte| proof.way(&station, byte)) {
                let to = by.map(|by| match known.iter().find(|(other, _)| *other == by) {
                    Some((_, to)) => *to,
                    None => {
                        let to = number(proof.moved(&station.here, &by));
                        known.push((by, to));
                        to
                    }
                });
                ways.push((from, to, cut));
            }
            let ending = proof.ending(&station).into_iter();
            ways.extend(ending.map(|(to, cut)| (from, to.map(&mut number), cut)));
        }
        if numbers.len() > CONFIGURATIONS {
            return Err("the shape has too many ways through the automaton".to_string());
        }
    }
    let cuts =
        cuts(&ways, &ends, numbers.len()).ok_or("the grammar reads some texts of this shape otherwise")?;
    let read = |byte: u8| proof.read(byte);
    let mut first: BTreeMap<(usize, Option<bool>), First> = BTreeMap::new();
    let mut filled = Vec::new();
    for cut in ways.iter().filter_map(|way| way.2).chain(cuts.clone()) {
        match cut {
            Cut::Empty(step) if cuts.contains(&cut) && !filled.contains(&step) => filled.push(step),
            Cut::Empty(_) => {}
            Cut::First(step, behind, byte) => {
                let first = first.entry((step, behind)).or_default();
                let set = if cuts.contains(&cut) { &mut first.not } else { &mut first.may };
                alike[&byte].iter().for_each(|&byte| bytes::insert(set, read(byte), read(byte)));
            }
        }
    }
    if first.values().any(|first| bytes::common(&first.may, &first.not).is_some()) {
        return Err("a character beyond ASCII may not stand where what is read for it may".to_string());
    }
    let Proof { kinds, beyond, .. } = proof;
    Ok(Plan { steps: shape.steps.clone(), fields, kinds, first, filled, beyond })
}

impl Proof<'_> {
    fn start(&self) -> Configuration {
        Configuration {
            step: 0,
            begun: Begun::None,
            digits: 0,
            missing: Vec::new(),
            groups: 0,
            state: 0,
            registers: vec![Known::Unwritten; self.machine.registers],
            ends: vec![None; self.steps.len()],
            at: Known::Behind(None, 0),
        }
    }

    /// What the steps read in place of a byte.
    fn read(&self, byte: u8) -> u8 {
        self.beyond.as_ref().filter(|_| !byte.is_ascii()).map_or(byte, |beyond| beyond.byte)
    }

    /// Bytes that neither the steps nor the automaton tell apart, by the first of each: ASCII, and those of the characters that
    /// are read as if they were.
    fn alike(&self) -> BTreeMap<u8, Vec<u8>> {
        let within = |byte: u8| -> Vec<bool> {
            let says = |step: &Step| match step {
                Step::Byte(known) => *known == byte,
                Step::Run(set, _) => bytes::contains(set, byte),
                Step::Open { .. } | Step::Close { .. } => false,
            };
            self.steps.iter().map(says).collect()
        };
        let mut groups: HashMap<_, Vec<u8>> = HashMap::new();
        for byte in 0..128u8 {
            let class = self.machine.classes.class_of[byte as usize];
            let key = (class, byte.is_ascii_hexdigit(), byte == b'%', within(byte));
            groups.entry(key).or_default().push(byte);
        }
        let mut beyond: BTreeMap<_, Vec<u8>> = BTreeMap::new();
        for lead in self.beyond.iter().flat_map(|beyond| beyond.leads.clone().chain([CONTINUATION])) {
            beyond.entry(beyond::classes(self.machine, lead)).or_default().push(lead);
        }
        groups.into_values().chain(beyond.into_values()).map(|bytes| (bytes[0], bytes)).collect()
    }

    /// Where the steps are before the next byte, or at the end of the text: behind all steps that may be over.
    ///
    /// ```text
    /// before a run   it takes the byte if it is in its set      not   nothing
    /// behind it      what follows takes it                            the set of the run
    /// ```
    fn stations(&self, from: &Configuration, bytes: &[u8]) -> Vec<Station> {
        let mut found = Vec::new();
        let mut open = vec![Station { here: from.clone(), cut: None, not: ByteSet::default() }];
        while let Some(mut station) = open.pop() {
            let here = &mut station.here;
            match self.steps.get(here.step) {
                None | Some(Step::Byte(_)) => found.push(station),
                // In the middle of a percent-encoding it is not over.
                Some(Step::Run(..)) if here.digits > 0 => found.push(station),
                Some(Step::Run(..)) => {
                    let mut behind = station.clone();
                    let inside = |byte: &&u8| self.is_inside(&behind.here, **byte);
                    let inside: Vec<u8> = bytes.iter().filter(inside).copied().collect();
                    inside.iter().for_each(|&byte| bytes::insert(&mut behind.not, byte, byte));
                    let here = &mut behind.here;
                    // A run that a group begins with comes into sight with the group.
                    let sighted = here.step == from.step || self.is_ended(here.step - 1);
                    if here.begun == Begun::None && sighted {
                        behind.cut = Some(Cut::Empty(here.step));
                    }
                    self.end(here);
                    found.push(station);
                    open.push(behind);
                }
                Some(Step::Open { close, told }) => {
                    here.groups &= !(1 << here.step);
                    let mut without = station.clone();
                    without.here.missing.push((without.here.step, 0));
                    without.here.step = *close;
                    if let Told::Lead(lead) = told
                        && let [byte] = lead[..]
                    {
                        bytes::insert(&mut without.not, byte, byte);
                    }
                    open.push(without);
                    station.here.groups |= 1 << station.here.step;
                    station.here.step += 1;
                    open.push(station);
                }
                Some(Step::Close { .. }) => {
                    self.end(here);
                    open.push(station);
                }
            }
        }
        found
    }

    /// Whether the run of a configuration goes on with a byte.
    fn is_inside(&self, here: &Configuration, byte: u8) -> bool {
        let Step::Run(set, escapes) = &self.steps[here.step] else { return false };
        match here.digits {
            0 if byte == CONTINUATION => {
                matches!(here.begun, Begun::Lead | Begun::More) && bytes::contains(set, self.read(byte))
            }
            0 => bytes::contains(set, self.read(byte)) || *escapes && byte == b'%',
            _ => byte.is_ascii_hexdigit(),
        }
    }

    /// What the steps do at the end of the text. No way: they take no such text.
    fn ending(&self, station: &Station) -> Option<(Option<Configuration>, Option<Cut>)> {
        let Station { here, cut, .. } = station;
        (here.step == self.steps.len()).then(|| (self.agrees(here).then(|| here.clone()), *cut))
    }

    /// What the steps do on the sight of a byte. No way: they take no such text.
    fn way(&self, station: &Station, byte: u8) -> Option<Way<'_>> {
        let Station { here, cut, not } = station;
        if bytes::contains(not, byte) {
            return None;
        }
        let missing = self.missing(&here.missing, byte)?;
        let Configuration { step, begun, digits, at, .. } = *here;
        let (mut by, cut) = match self.steps.get(step)? {
            Step::Byte(known) if *known == byte => {
                let (step, before, at) = (step + 1, at, at.plus(1));
                (Move { step, begun, digits, missing, before, at, edge: None }, *cut)
            }
            Step::Run(..) if self.is_inside(here, byte) => {
                let first = (begun == Begun::None).then(|| Cut::First(step, self.behind(here), byte));
                // Within a run nobody knows how far it is from its beginning.
                let before = if begun == Begun::More { Known::Somewhere } else { at };
                let digits = if byte == b'%' { 2 } else { digits.saturating_sub(1) };
                let (at, begun) = match begun {
                    Begun::None if byte.is_ascii() => (at.plus(1), Begun::One),
                    Begun::None => (at.plus(1), Begun::Lead),
                    _ => (Known::Behind(Some(step as u8), 0), Begun::More),
                };
                (Move { step, begun, digits, missing, before, at, edge: None }, first.or(*cut))
            }
            _ => return None,
        };
        let edge = match byte {
            CONTINUATION => return Some((Some(by), cut)),
            0..128 => self.machine.step(here.state, byte),
            _ => beyond::step(self.machine, here.state, byte),
        };
        let Some(edge) = edge else { return Some((None, cut)) };
        by.edge = Some((edge.target, &edge.ops));
        Some((Some(by), cut))
    }

    /// Whether a step opens a group that is told by its end.
    fn is_ended(&self, step: usize) -> bool {
        matches!(self.steps[step], Step::Open { told: Told::End(..), .. })
    }

    /// Whether the group that ends before a step was there, if one does.
    fn behind(&self, here: &Configuration) -> Option<bool> {
        match self.steps[here.step.checked_sub(1)?] {
            Step::Close { open } => Some(here.has(open)),
            _ => None,
        }
    }

    /// A step is over.
    fn end(&self, here: &mut Configuration) {
        here.ends[here.step] = self.counted[here.step].then_some(here.at);
        here.step += 1;
        here.begun = Begun::None;
    }

    /// The groups that are still taken to be missing behind a byte; nothing if one of them is there: that is another way.
    fn missing(&self, groups: &[(usize, usize)], byte: u8) -> Option<Vec<(usize, usize)>> {
        let mut missing = Vec::new();
        for &(open, count) in groups {
            match &self.steps[open] {
                Step::Open { told: Told::Lead(lead), .. } if lead[count] == byte => match count + 1 {
                    all if all == lead.len() => return None,
                    count => missing.push((open, count)),
                },
                Step::Open { told: Told::End(end, _), .. } if *end == byte => return None,
                Step::Open { told: Told::End(_, stops), .. } if !bytes::contains(&stops.bytes, byte) => {
                    missing.push((open, count));
                }
                _ => {}
            }
        }
        Some(missing)
    }

    /// Where a byte leads.
    fn moved(&self, from: &Configuration, by: &Move<'_>) -> Configuration {
        let Move { step, begun, digits, before, at, .. } = *by;
        let mut here = Configuration { step, begun, digits, at, missing: by.missing.clone(), ..from.clone() };
        let Some((target, ops)) = by.edge else { return here };
        for op in ops {
            here.registers[op.to as usize] = op.from.map_or(before, |copied| from.registers[copied as usize]);
        }
        here.state = target;
        // What is not looked at any more makes no difference.
        let live = here.registers.iter_mut().zip(&self.live[target as usize]);
        live.filter(|(_, live)| !**live).for_each(|(register, _)| *register = Known::Somewhere);
        here
    }

    /// Whether the automaton matches here as every start rule, and has found what the steps have.
    fn agrees(&self, here: &Configuration) -> bool {
        let accepts = &self.machine.states[here.state as usize].accepts;
        let same = |layout: &Option<Layout>| {
            layout.as_ref().is_some_and(|layout| {
                layout.iter().zip(self.fields).all(|(place, span)| self.same(here, place, span.as_ref()))
            })
        };
        let has = |group: Option<usize>| group.map(|group| here.has(group));
        accepts.iter().zip(&self.kinds).all(|(layout, takes)| match takes {
            Some(takes) if has(takes.with) != Some(false) && has(takes.without) != Some(true) => same(layout),
            _ => true,
        })
    }

    fn same(&self, here: &Configuration, place: &Place, span: Option<&Span>) -> bool {
        let written = |guard: &u16| here.registers[*guard as usize] != Known::Unwritten;
        let found = match place {
            Place::Present { begin, end, guard } if guard.iter().all(written) => Some((begin, end)),
            _ => None,
        };
        match (found, span) {
            (None, None) => true,
            (None, Some(span)) => here.is_missing(span),
            (Some((begin, end)), Some(span)) => {
                let same = |position, marker| {
                    here.position(position).is_some_and(|known| Some(known) == here.marker(marker))
                };
                same(begin, span.begin) && same(end, span.end)
            }
            (Some(_), None) => false,
        }
    }
}
