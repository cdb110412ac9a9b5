//! Steps and automaton side by side, over all texts at once: whatever the steps take, the automaton takes, with the
//! same fields.
//!
//! A configuration is a step, a state, and what is known of the positions in the registers and of the ends of steps: so
//! many bytes behind the beginning or behind a run. There are finitely many. One is bad if the automaton has no way on, or
//! reads fields otherwise where the text ends; and if it leads to a bad one. What can be done about that is to forbid
//! the byte that a run begins with, or that the run is empty: the text is then left to the automaton. So digits, which may
//! begin an address, do not begin the name of a host here. Where that is not enough there is no plan.

use super::beyond::{self, Beyond, CONTINUATION};
use super::cuts::{Cut, Numbered, cuts};
use super::shape::Shape;
use super::{First, Marker, Plan, Span, Step, Takes, Told};
use crate::bytes::{self, ByteSet};
use crate::determinize::allocate;
use crate::determinize::machine::{Base, Layout, Machine, Op, Place, Position};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// More configurations than this are too many.
const CONFIGURATIONS: usize = 50_000;

/// More steps than this are too many: a word has so many bits.
const STEPS: usize = 64;

/// What is known of a position. Small, for there are thirty of them in each of thousands of configurations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Known {
    /// It was not noted.
    Unwritten,
    /// Nothing.
    Somewhere,
    /// So many bytes behind a run of two bytes or more, by its step, or behind the beginning.
    Behind(Option<u8>, i8),
}

/// How many bytes a run has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Begun {
    None,
    /// One of ASCII.
    One,
    /// The first one of a character beyond ASCII.
    Lead,
    /// Any more.
    More,
}

/// Where both are.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Configuration {
    step: usize,
    /// How many bytes the run of that step has so far.
    begun: Begun,
    /// How many hexadecimal digits of a percent-encoding are still to come.
    digits: u8,
    /// Groups that are not there, but what is to come may tell otherwise; and how many of the bytes that they begin with are.
    missing: Vec<(usize, usize)>,
    /// The groups that are there, as bits by their steps.
    groups: u64,
    state: u32,
    registers: Vec<Known>,
    /// By step: where it ended.
    ends: Vec<Option<Known>>,
    at: Known,
}

/// All positions as one number: one by one they would take longer than all the rest.
impl Hash for Configuration {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let code = |known: &Known| match *known {
            Known::Unwritten => 1,
            Known::Somewhere => 2,
            Known::Behind(run, offset) => {
                3 + u64::from(run.map_or(0, |run| run + 1)) + (u64::from(offset as u8) << 8)
            }
        };
        let mix = |sum: u64, part: u64| (sum.rotate_left(5) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let ends = self.ends.iter().map(|end| end.as_ref().map_or(0, code));
        let sum = self.registers.iter().map(code).chain(ends).chain([code(&self.at)]).fold(0, mix);
        state.write_u64(sum);
        (self.step, self.begun, self.digits, self.state, self.groups).hash(state);
        self.missing.hash(state);
    }
}

/// Where the steps may be before a byte: what would forbid that, and the bytes that they would not have come there with.
#[derive(Debug, Clone)]
struct Station {
    here: Configuration,
    cut: Option<Cut>,
    not: ByteSet,
}

/// A way on: to a configuration, `None` if to a bad one; and what would forbid it.
type Way = (Option<Configuration>, Option<Cut>);

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
    let mut open = vec![start];
    let mut ways: Vec<Numbered> = Vec::new();
    let mut ends = BTreeSet::new();
    while let Some(configuration) = open.pop() {
        let from = numbers[&configuration];
        if configuration.step == proof.steps.len() {
            ends.insert(from);
            continue;
        }
        for station in proof.stations(&configuration, &bytes) {
            let on = bytes.iter().filter_map(|&byte| proof.way(&station, byte));
            for (to, cut) in on.chain(proof.ending(&station)) {
                let to = to.map(|to| {
                    let (to, next) = (Rc::new(to), numbers.len());
                    *numbers.entry(to).or_insert_with_key(|to| {
                        open.push(to.clone());
                        next
                    })
                });
                ways.push((from, to, cut));
            }
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
    fn ending(&self, station: &Station) -> Option<Way> {
        let Station { here, cut, .. } = station;
        (here.step == self.steps.len()).then(|| (self.agrees(here).then(|| here.clone()), *cut))
    }

    /// What the steps do on the sight of a byte. No way: they take no such text.
    fn way(&self, station: &Station, byte: u8) -> Option<Way> {
        let Station { here, cut, not } = station;
        if bytes::contains(not, byte) {
            return None;
        }
        match self.steps.get(here.step)? {
            Step::Byte(known) if *known == byte => {
                let (mut here, before) = (here.clone(), here.at);
                here.at = before.plus(1);
                here.step += 1;
                self.take(here, byte, before).map(|to| (to, *cut))
            }
            Step::Run(..) if self.is_inside(here, byte) => {
                let first =
                    (here.begun == Begun::None).then(|| Cut::First(here.step, self.behind(here), byte));
                // Within a run nobody knows how far it is from its beginning.
                let before = if here.begun == Begun::More { Known::Somewhere } else { here.at };
                let mut here = here.clone();
                here.digits = if byte == b'%' { 2 } else { here.digits.saturating_sub(1) };
                (here.at, here.begun) = match here.begun {
                    Begun::None if byte.is_ascii() => (here.at.plus(1), Begun::One),
                    Begun::None => (here.at.plus(1), Begun::Lead),
                    _ => (Known::Behind(Some(here.step as u8), 0), Begun::More),
                };
                self.take(here, byte, before).map(|to| (to, first.or(*cut)))
            }
            _ => None,
        }
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

    /// The automaton takes the byte as well, `before` being its place: where it comes to, `None` inside if nowhere. Nothing
    /// at all if a group is there that was taken to be missing: that is another way.
    fn take(&self, mut here: Configuration, byte: u8, before: Known) -> Option<Option<Configuration>> {
        let missing = std::mem::take(&mut here.missing);
        for (open, count) in missing {
            match &self.steps[open] {
                Step::Open { told: Told::Lead(lead), .. } if lead[count] == byte => match count + 1 {
                    all if all == lead.len() => return None,
                    count => here.missing.push((open, count)),
                },
                Step::Open { told: Told::End(end, _), .. } if *end == byte => return None,
                Step::Open { told: Told::End(_, stops), .. } if !bytes::contains(&stops.bytes, byte) => {
                    here.missing.push((open, count));
                }
                _ => {}
            }
        }
        if byte == CONTINUATION {
            return Some(Some(here));
        }
        let edge = match byte.is_ascii() {
            true => self.machine.step(here.state, byte),
            false => beyond::step(self.machine, here.state, byte),
        };
        let Some(edge) = edge else { return Some(None) };
        let written = |op: &Op| (op.to, op.from.map_or(before, |from| here.registers[from as usize]));
        let written: Vec<_> = edge.ops.iter().map(written).collect();
        written.into_iter().for_each(|(to, known)| here.registers[to as usize] = known);
        here.state = edge.target;
        // What is not looked at any more makes no difference.
        let live = here.registers.iter_mut().zip(&self.live[edge.target as usize]);
        live.filter(|(_, live)| !**live).for_each(|(register, _)| *register = Known::Somewhere);
        Some(Some(here))
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

impl Configuration {
    /// Whether the group of a step is there.
    fn has(&self, group: usize) -> bool {
        self.groups >> group & 1 != 0
    }

    /// What is known of a position of the automaton; `None` if that does not help.
    fn position(&self, position: &Position) -> Option<Known> {
        let base = match position.base {
            Base::Zero => Known::Behind(None, 0),
            Base::End => self.at,
            Base::Register(register) => self.registers[register as usize],
        };
        base.known(position.offset as i8)
    }

    /// What is known of a place in the steps.
    fn marker(&self, (marker, offset): (Marker, i8)) -> Option<Known> {
        let base = match marker {
            Marker::Start => Known::Behind(None, 0),
            Marker::End => self.at,
            Marker::Behind(step) => self.ends[step]?,
        };
        base.known(offset)
    }

    /// Whether a place is counted from a step that was left out: such a step ends behind the end of the text.
    fn is_left_out(&self, (marker, offset): (Marker, i8)) -> bool {
        matches!(marker, Marker::Behind(step) if self.ends[step].is_none()) && offset >= 0
    }

    /// Whether a span is no range of the text.
    fn is_missing(&self, span: &Span) -> bool {
        match (self.marker(span.begin), self.marker(span.end)) {
            (Some(Known::Behind(from, begin)), Some(Known::Behind(to, end))) => from == to && begin > end,
            _ => self.is_left_out(span.begin) || self.is_left_out(span.end),
        }
    }
}

impl Known {
    fn plus(self, distance: i8) -> Self {
        match self {
            Known::Behind(run, offset) => {
                offset.checked_add(distance).map_or(Known::Somewhere, |sum| Known::Behind(run, sum))
            }
            other => other,
        }
    }

    /// That many bytes on, if it is known where that is.
    fn known(self, distance: i8) -> Option<Self> {
        Some(self.plus(distance)).filter(|sum| matches!(sum, Known::Behind(..)))
    }
}
