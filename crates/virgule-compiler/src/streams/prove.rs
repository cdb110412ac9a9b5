//! Steps and automaton side by side, over all texts at once: whatever the steps take, the automaton takes, with the
//! same fields.
//!
//! A configuration is a step, a state, and what is known of the positions in the registers and of the ends of steps: so
//! many bytes behind the beginning or behind a run. There are finitely many. One is bad if the automaton has no way on, or
//! reads fields otherwise where the text ends; and if it leads to a bad one. What can be done about that is to forbid
//! the byte that a run begins with, or that the run is empty: the text is then left to the automaton. So digits, which may
//! begin an address, do not begin the name of a host here. Where that is not enough there is no plan.

use super::shape::Shape;
use super::{Marker, Plan, Span, Step, Takes, Told};
use crate::bytes;
use crate::determinize::allocate;
use crate::determinize::machine::{Base, Layout, Machine, Place, Position};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

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

/// Where both are.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Configuration {
    step: usize,
    /// How many bytes the run of that step has so far, 2 standing for any more.
    begun: u8,
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

/// What may be forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Cut {
    /// That a run begins with a byte, behind a group that was there or not.
    First(usize, Option<bool>, u8),
    /// That a run is empty.
    Empty(usize),
}

/// A way on: to a configuration, `None` if to a bad one; and what would forbid it.
type Way = (Option<Configuration>, Option<Cut>);

/// The same by the numbers of configurations: from where, to where.
type Numbered = (usize, Option<usize>, Option<Cut>);

struct Proof<'m> {
    machine: &'m Machine,
    steps: &'m [Step],
    fields: &'m [Option<Span>],
    kinds: Vec<Takes>,
    /// By state: the registers that are still looked at.
    live: Vec<Vec<bool>>,
    /// By step: whether a field is counted from there.
    counted: Vec<bool>,
}

/// The plan for a shape.
pub fn prove(machine: &Machine, shape: Shape, fields: Vec<Option<Span>>) -> Result<Plan, String> {
    if shape.steps.len() > STEPS {
        return Err(format!("the shape has more than {STEPS} steps"));
    }
    let kinds = shape.takes(machine);
    let spans = || fields.iter().flatten().flat_map(|span| [span.begin.0, span.end.0]);
    let counted =
        (0..shape.steps.len()).map(|step| spans().any(|marker| marker == Marker::Behind(step))).collect();
    let live = allocate::liveness(machine);
    let proof = Proof { machine, steps: &shape.steps, fields: &fields, kinds: kinds.clone(), live, counted };
    let alike = proof.alike();
    let mut numbers = HashMap::from([(proof.start(), 0)]);
    let mut open = vec![proof.start()];
    let mut ways: Vec<Numbered> = Vec::new();
    let mut ends = BTreeSet::new();
    while let Some(configuration) = open.pop() {
        let from = numbers[&configuration];
        if configuration.step == proof.steps.len() {
            ends.insert(from);
            continue;
        }
        for byte in alike.keys().map(|&byte| Some(byte)).chain([None]) {
            for (to, cut) in proof.ways(&configuration, byte) {
                let to = to.map(|to| {
                    let next = numbers.len();
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
    let mut plan =
        Plan { steps: shape.steps.clone(), fields, kinds, first: BTreeMap::new(), filled: Vec::new() };
    for cut in ways.iter().filter_map(|way| way.2).chain(cuts.clone()) {
        match cut {
            Cut::Empty(step) if cuts.contains(&cut) && !plan.filled.contains(&step) => plan.filled.push(step),
            Cut::Empty(_) => {}
            Cut::First(step, behind, byte) => {
                let first = plan.first.entry((step, behind)).or_default();
                let set = if cuts.contains(&cut) { &mut first.not } else { &mut first.may };
                alike[&byte].iter().for_each(|&byte| bytes::insert(set, byte, byte));
            }
        }
    }
    Ok(plan)
}

/// What must be forbidden so that no bad configuration can be reached from the start, configuration 0; `None` if nothing
/// helps.
///
/// Where a run may begin or be empty, what leads to bad ends alone is forbidden first. Then what may lead to a bad end,
/// where something else, there and then, does not.
fn cuts(ways: &[Numbered], ends: &BTreeSet<usize>, count: usize) -> Option<BTreeSet<Cut>> {
    let mut cuts: BTreeSet<Cut> = BTreeSet::new();
    loop {
        let left: Vec<&Numbered> =
            ways.iter().filter(|(.., cut)| cut.is_none_or(|cut| !cuts.contains(&cut))).collect();
        let mut good = vec![false; count];
        ends.iter().for_each(|&end| good[end] = true);
        let good = leading(&left, good, false);
        let bad = leading(&left, vec![false; count], true);
        if !bad[0] {
            return Some(cuts);
        }
        let is_bad = |to: &Option<usize>| to.is_none_or(|to| bad[to]);
        let is_good = |to: &Option<usize>| to.is_some_and(|to| good[to]);
        let safe = |(_, to, cut): &&&Numbered| cut.is_some() && !is_bad(to) && is_good(to);
        // What does no harm elsewhere stays.
        let kept: BTreeSet<Cut> = left.iter().filter(safe).filter_map(|way| way.2).collect();
        let all = |those: &dyn Fn(&Numbered) -> bool| -> BTreeSet<Cut> {
            let cuts = left.iter().filter(|way| those(way)).filter_map(|way| way.2);
            cuts.filter(|cut| !kept.contains(cut)).collect()
        };
        let mut found = all(&|(from, to, _)| is_bad(to) && !is_good(to) && good[*from]);
        if found.is_empty() {
            let beside: BTreeSet<usize> = left.iter().filter(safe).map(|way| way.0).collect();
            let may = |(from, to, cut): &&Numbered| {
                is_bad(to) && beside.contains(from) && cut.is_some_and(|cut| !kept.contains(&cut))
            };
            // As late as possible: not what leads to a place where the same can be done.
            let rest: Vec<&Numbered> = left.iter().copied().filter(|way| !may(way)).collect();
            let lost = leading(&rest, vec![false; count], true);
            let last = |way: &&&Numbered| may(way) && way.1.is_none_or(|to| lost[to]);
            found = left.iter().filter(last).filter_map(|way| way.2).collect();
        }
        if found.is_empty() {
            return None;
        }
        cuts.extend(found);
    }
}

/// The configurations that lead to those, and, if `lost`, to where the automaton has no way on.
fn leading(ways: &[&Numbered], mut those: Vec<bool>, lost: bool) -> Vec<bool> {
    loop {
        let mut changed = false;
        for &&(from, to, _) in ways {
            if to.map_or(lost, |to| those[to]) {
                changed |= !std::mem::replace(&mut those[from], true);
            }
        }
        if !changed {
            return those;
        }
    }
}

impl Proof<'_> {
    fn start(&self) -> Configuration {
        Configuration {
            step: 0,
            begun: 0,
            digits: 0,
            missing: Vec::new(),
            groups: 0,
            state: 0,
            registers: vec![Known::Unwritten; self.machine.registers],
            ends: vec![None; self.steps.len()],
            at: Known::Behind(None, 0),
        }
    }

    /// ASCII bytes that neither the steps nor the automaton tell apart, by the first of each.
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
        groups.into_values().map(|bytes| (bytes[0], bytes)).collect()
    }

    /// What the steps do on the sight of a byte, or of the end of the text. No way: they take no such text.
    fn ways(&self, from: &Configuration, byte: Option<u8>) -> Vec<Way> {
        let mut ways = Vec::new();
        let mut open = vec![(from.clone(), None)];
        while let Some((mut here, cut)) = open.pop() {
            match self.steps.get(here.step) {
                None if byte.is_none() => ways.push((self.agrees(&here).then_some(here), cut)),
                None => {}
                Some(Step::Byte(known)) if byte == Some(*known) => {
                    let before = here.at;
                    here.at = before.plus(1);
                    here.step += 1;
                    ways.extend(self.take(here, *known, before).map(|to| (to, cut)));
                }
                Some(Step::Byte(_)) => {}
                Some(Step::Run(set, escapes)) => {
                    let inside = |byte: u8| match here.digits {
                        0 => bytes::contains(set, byte) || *escapes && byte == b'%',
                        _ => byte.is_ascii_hexdigit(),
                    };
                    match byte.filter(|&byte| inside(byte)) {
                        Some(byte) => {
                            let first =
                                (here.begun == 0).then(|| Cut::First(here.step, self.behind(&here), byte));
                            // Within a run nobody knows how far it is from its beginning.
                            let before = if here.begun < 2 { here.at } else { Known::Somewhere };
                            here.digits = if byte == b'%' { 2 } else { here.digits.saturating_sub(1) };
                            here.at = match here.begun {
                                0 => here.at.plus(1),
                                _ => Known::Behind(Some(here.step as u8), 0),
                            };
                            here.begun = 2.min(here.begun + 1);
                            ways.extend(self.take(here, byte, before).map(|to| (to, first.or(cut))));
                        }
                        None if here.digits > 0 => {}
                        None => {
                            // A run that a group begins with comes into sight with the group.
                            let sighted = here.step == from.step || self.is_ended(here.step - 1);
                            let empty = here.begun == 0 && sighted;
                            let cut = if empty { Some(Cut::Empty(here.step)) } else { cut };
                            self.end(&mut here);
                            open.push((here, cut));
                        }
                    }
                }
                Some(Step::Open { close, told }) => {
                    let mut without = here.clone();
                    here.groups |= 1 << here.step;
                    without.groups &= !(1 << here.step);
                    without.missing.push((here.step, 0));
                    without.step = *close;
                    if !matches!(told, Told::Lead(lead) if lead[..] == *byte.as_slice()) {
                        open.push((without, cut));
                    }
                    here.step += 1;
                    open.push((here, cut));
                }
                Some(Step::Close { .. }) => {
                    self.end(&mut here);
                    open.push((here, cut));
                }
            }
        }
        ways
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
        here.begun = 0;
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
        let Some(edge) = self.machine.step(here.state, byte) else { return Some(None) };
        let registers = here.registers.clone();
        for op in &edge.ops {
            here.registers[op.to as usize] = op.from.map_or(before, |from| registers[from as usize]);
        }
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
        accepts.iter().zip(&self.kinds).all(|(layout, takes)| match takes {
            Takes::Some => true,
            Takes::With(group) if !here.has(*group) => true,
            Takes::With(_) | Takes::All => same(layout),
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
