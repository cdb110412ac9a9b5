//! Two readings of one text, side by side: is a rule ambiguous at its own level, and where?
//!
//! Two ways through a [`Graph`] that spell the same text go together up to a vertex that leads two ways without a byte:
//! a choice, a repetition that may go on or stop, an automaton that may be left or not. So a rule is ambiguous exactly if
//! at some such *parting* that the start leads to, some text leads both ways to the end:
//!
//! ```text
//!                    ┌─► stop p ──0──► p' ──.──► …  ─┐     pairs of stops that some text leads to from the two
//! start ──► parting ─┤                               ├─► (end, end)       ways of a parting, breadth first; then
//!                    └─► stop q ──0──► q' ──.──► …  ─┘     backwards from the end, how much text is still to come
//! ```
//!
//! (The product of an automaton with itself: Book, Even, Greibach, Ott, "Ambiguity in graphs and expressions", 1971.)
//! All partings share the pairs, so that the shortest text of each costs little more than one answer.

use super::graph::{Graph, Path, Vertex};
use super::reading::Reading;
use super::ways::{NEVER, Way, Ways, marks};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, VecDeque};
use std::rc::Rc;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::limits::{self, Budget, Exceeded};

/// Pairs of stops that are looked at for one rule.
const PAIRS: usize = 400_000;
/// Places where readings of one rule may part that are looked at.
const FORKS: usize = 1_000_000;
/// Findings in one rule. A choice of a hundred alternatives that are all the same would have five thousand.
const MOST: usize = 100;
/// Steps between them that are kept.
const STEPS: usize = 4_000_000;

/// A place where readings part, with a shortest text that has both.
#[derive(Debug, Clone)]
pub struct Parting {
    /// Where the choice, repetition or reference stands in the expression.
    pub place: Path,
    /// The numbers of the two ways of a choice or repetition; of a reference: to stay in it, or to leave it.
    pub ways: [usize; 2],
    /// The text.
    pub octets: Vec<u8>,
    /// Its readings, in the order of the ways.
    pub readings: [Reading; 2],
}

/// Where forks are, which ways they have, and whether they leave a reference: those that are alike are one finding.
type Place = (usize, [usize; 2], bool);

/// How long the shortest text is, and of texts as long how readable.
type Nearness = (usize, usize);

/// The places where readings of a rule part, no more than [`MOST`].
pub fn partings(ways: &Ways<'_>, budget: &mut Budget) -> Result<Vec<Parting>, Exceeded> {
    let mut pairs = Pairs { ways, closures: HashMap::new(), number: HashMap::new(), list: Vec::new() };
    let forks = pairs.forks(budget)?;
    let toward = pairs.explore(&forks, budget)?;
    let far = pairs.distances(&toward);
    // Of all forks at one place (a repetition is copied) the one with the shortest text.
    let mut best: BTreeMap<Place, (Nearness, &Fork)> = BTreeMap::new();
    for fork in &forks {
        let Some((rest, _)) = pairs.nearest(fork, &far).filter(|(rest, _)| *rest != NEVER) else { continue };
        let length = ways.before[fork.at as usize].saturating_add(rest);
        let nearness = (length, ways.order[fork.at as usize]);
        let known = best.entry((fork.place, fork.ways, fork.end)).or_insert((nearness, fork));
        if nearness < known.0 {
            *known = (nearness, fork);
        }
    }
    Ok(best.into_values().take(MOST).filter_map(|(_, fork)| pairs.parting(fork, &far)).collect())
}

/// Two ways on without a byte.
struct Fork {
    at: u32,
    place: usize,
    /// Numbers of the ways.
    ways: [usize; 2],
    /// Whether it is an automaton that is left or not.
    end: bool,
    /// Where the ways begin; the vertex itself where the automaton is not left.
    begin: [u32; 2],
}

/// What may come next.
struct First {
    classes: ByteSet,
    end: bool,
}

impl First {
    /// Whether there is something that may come next in both.
    fn meets(&self, other: &First) -> bool {
        self.end && other.end || bytes::intersection(&self.classes, &other.classes) != ByteSet::default()
    }
}

type Pair = (u32, u32);

struct Pairs<'w, 'g> {
    ways: &'w Ways<'g>,
    closures: HashMap<u32, Rc<Vec<u32>>>,
    /// By pair, the smaller vertex first: its number.
    number: HashMap<Pair, u32>,
    list: Vec<Pair>,
}

fn sorted((p, q): Pair) -> Pair {
    (p.min(q), p.max(q))
}

impl<'g> Pairs<'_, 'g> {
    fn graph(&self) -> &'g Graph {
        self.ways.graph
    }

    /// All forks that the start leads to, but those of which the next byte decides.
    fn forks(&mut self, budget: &mut Budget) -> Result<Vec<Fork>, Exceeded> {
        let mut forks = Vec::new();
        let graph = self.graph();
        for (number, vertex) in graph.vertices.iter().enumerate() {
            let at = number as u32;
            if self.ways.before[number] == NEVER {
                continue;
            }
            match vertex {
                Vertex::Split(ways, Some(place)) => {
                    let firsts: Vec<First> = ways.iter().map(|&way| self.first(way)).collect();
                    for (j, other) in firsts.iter().enumerate() {
                        budget.spend(j)?;
                        let alike = firsts.iter().take(j).enumerate().filter(|(_, one)| one.meets(other));
                        forks.extend(alike.map(|(i, _)| {
                            let begin = [ways[i], ways[j]];
                            Fork { at, place: *place, ways: [i, j], end: false, begin }
                        }));
                    }
                }
                Vertex::Inside(atom, state) => {
                    let atom = &graph.atoms[*atom];
                    if atom.dfa.accepts(*state) && atom.dfa.goes_on(*state) {
                        let begin = [at, atom.next];
                        forks.push(Fork { at, place: atom.place, ways: [0, 1], end: true, begin });
                    }
                }
                _ => {}
            }
            limits::within(forks.len(), FORKS, "pairs of alternatives")?;
        }
        Ok(forks)
    }

    /// What may come next behind a vertex.
    fn first(&mut self, vertex: u32) -> First {
        let mut first = First { classes: ByteSet::default(), end: false };
        for &stop in self.closure(vertex).iter() {
            first.end |= self.graph().accepts(stop);
            for letter in
                self.ways.letters.iter().filter(|letter| self.graph().step(stop, letter.class).is_some())
            {
                bytes::insert(&mut first.classes, letter.class, letter.class);
            }
        }
        first
    }

    /// The stops on a way of a fork.
    fn stops(&mut self, fork: &Fork, way: usize) -> Rc<Vec<u32>> {
        if fork.end && way == 0 { Rc::new(vec![fork.at]) } else { self.closure(fork.begin[way]) }
    }

    /// The stops that a vertex leads to, and from which an end is reached.
    fn closure(&mut self, vertex: u32) -> Rc<Vec<u32>> {
        if let Some(known) = self.closures.get(&vertex) {
            return known.clone();
        }
        let mut stops = self.graph().closure(&[vertex]);
        stops.retain(|&stop| self.ways.behind[stop as usize] != NEVER);
        let stops = Rc::new(stops);
        self.closures.insert(vertex, stops.clone());
        stops
    }

    /// Numbers all pairs that the forks lead to; gives, for each, the pairs before it and what the byte between costs.
    fn explore(&mut self, forks: &[Fork], budget: &mut Budget) -> Result<Vec<Vec<(u32, usize)>>, Exceeded> {
        let mut before: Vec<Vec<(u32, usize)>> = Vec::new();
        let mut open = VecDeque::new();
        let enter = |pair: Pair, pairs: &mut Self, before: &mut Vec<Vec<(u32, usize)>>| {
            let pair = sorted(pair);
            let next = pairs.list.len() as u32;
            let number = *pairs.number.entry(pair).or_insert(next);
            if number == next {
                pairs.list.push(pair);
                before.push(Vec::new());
            }
            (number, number == next)
        };
        for fork in forks {
            let (one, other) = (self.stops(fork, 0), self.stops(fork, 1));
            budget.spend(one.len() * other.len() + 1)?;
            for pair in one.iter().flat_map(|&p| other.iter().map(move |&q| (p, q))) {
                if let (number, true) = enter(pair, self, &mut before) {
                    open.push_back(number);
                }
            }
        }
        let mut steps = 0;
        while let Some(number) = open.pop_front() {
            limits::within(self.list.len(), PAIRS, "pairs of states, of a rule with itself")?;
            budget.spend(self.ways.letters.len())?;
            let (p, q) = self.list[number as usize];
            // What is together stays together: then the distance is known.
            if p == q {
                continue;
            }
            let mut cheapest: BTreeMap<u32, usize> = BTreeMap::new();
            for letter in self.ways.letters {
                for pair in self.next((p, q), letter.class) {
                    let (target, new) = enter(pair, self, &mut before);
                    if new {
                        open.push_back(target);
                    }
                    let cost = cheapest.entry(target).or_insert(letter.cost);
                    *cost = letter.cost.min(*cost);
                }
            }
            steps += cheapest.len();
            limits::within(steps, STEPS, "steps between pairs of states")?;
            budget.spend(cheapest.len())?;
            cheapest.into_iter().for_each(|(target, cost)| before[target as usize].push((number, cost)));
        }
        Ok(before)
    }

    /// The pairs behind a pair and a byte.
    fn next(&mut self, (p, q): Pair, class: u8) -> Vec<Pair> {
        let (p, q) = (self.graph().step(p, class), self.graph().step(q, class));
        let (Some(p), Some(q)) = (p, q) else { return Vec::new() };
        let (one, other) = (self.closure(p), self.closure(q));
        one.iter().flat_map(|&p| other.iter().map(move |&q| (p, q))).collect()
    }

    /// By pair: how much text leads from both of its stops to the end, at least.
    fn distances(&self, before: &[Vec<(u32, usize)>]) -> Vec<usize> {
        let mut far = vec![NEVER; self.list.len()];
        let mut open = BinaryHeap::new();
        for (number, &(p, q)) in self.list.iter().enumerate() {
            if p == q {
                far[number] = self.ways.behind[p as usize];
                open.push(Reverse((far[number], number as u32)));
            }
        }
        while let Some(Reverse((distance, number))) = open.pop() {
            if distance > far[number as usize] || distance == NEVER {
                continue;
            }
            for &(source, cost) in &before[number as usize] {
                let through = distance + cost;
                if through < far[source as usize] {
                    far[source as usize] = through;
                    open.push(Reverse((through, source)));
                }
            }
        }
        far
    }

    fn far(&self, pair: Pair, far: &[usize]) -> usize {
        self.number.get(&sorted(pair)).map_or(NEVER, |&number| far[number as usize])
    }

    /// The pair behind a fork that is nearest to the end.
    fn nearest(&mut self, fork: &Fork, far: &[usize]) -> Option<(usize, Pair)> {
        let (one, other) = (self.stops(fork, 0), self.stops(fork, 1));
        let all = one.iter().flat_map(|&p| other.iter().map(move |&q| (p, q)));
        all.map(|pair| (self.far(pair, far), pair)).min_by_key(|(rest, _)| *rest)
    }

    /// The text of a fork, and its two readings.
    fn parting(&mut self, fork: &Fork, far: &[usize]) -> Option<Parting> {
        let (_, mut pair) = self.nearest(fork, far)?;
        let (way, mut octets) = self.ways.to(fork.at);
        let mut both = [way.clone(), way];
        let parted = octets.len();
        for (number, stop) in [pair.0, pair.1].into_iter().enumerate() {
            let silent = self.ways.silent(fork.begin[number], stop);
            both[number].extend(silent.into_iter().map(|vertex| (vertex, parted)));
        }
        while let Some((byte, class, next)) = self.onward(pair, far) {
            octets.push(byte);
            for (number, (from, to)) in [(pair.0, next.0), (pair.1, next.1)].into_iter().enumerate() {
                let silent = self.ways.silent(self.graph().step(from, class)?, to);
                both[number].extend(silent.into_iter().map(|vertex| (vertex, octets.len())));
            }
            pair = next;
        }
        let reading = |way: &Way| Reading::of(marks(self.graph(), way), octets.len());
        let place = self.graph().places.get(fork.place)?.clone();
        Some(Parting { place, ways: fork.ways, readings: [reading(&both[0]), reading(&both[1])], octets })
    }

    /// The byte to read next on the way to the end, its class, and the pair behind it.
    fn onward(&mut self, pair: Pair, far: &[usize]) -> Option<(u8, u8, Pair)> {
        let together = pair.0 == pair.1;
        let distance = |this: &Self, pair: Pair| match together {
            true => this.ways.behind[pair.0 as usize],
            false => this.far(pair, far),
        };
        let left = distance(self, pair);
        if left == 0 {
            return None;
        }
        for letter in self.ways.letters {
            for next in self.next(pair, letter.class) {
                let shortest = distance(self, next).checked_add(letter.cost) == Some(left);
                if shortest && (!together || next.0 == next.1) {
                    return Some((letter.byte, letter.class, next));
                }
            }
        }
        None
    }
}
