//! A plan for bit streams → straight-line Rust.
//!
//! ```text
//! let s0 = block.set(&[…]);              a word with a bit for each byte of the set
//! let m0 = first.over(s0);               a run: the marker behind it
//! let m1 = (m0 & b0).next();             a byte
//! let g2 = ((m1 & b1).next() & b1).next();         the group `[//…`: behind its first bytes, or no marker
//! let m8 = m7 | m1 ^ g2.back(2);         its end: from within, or past it
//! wrong = wrong | g2 & s4;               what must not come first
//! ```
//!
//! See [`crate::streams`] for what that means.

use super::direct::patterns;
use super::skips;
use super::tables::{END, FIRST, Field, NEVER, NONE, Tables, ZERO};
use crate::bytes::{self, ByteSet};
use crate::streams::{Marker, Plan, Span, Step};
use std::fmt::Write;

/// So many registers fit into what comes back; instead of the one that is never written there are eight bits for
/// groups, of which the first [`FIRST`] are never set.
const PACKED: usize = 16;

/// A plan, and where its results go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Streams {
    /// The plan.
    pub plan: Plan,
    /// The number of the layout of all that is read so.
    pub layout: u8,
    /// The places that registers hold, from [`FIRST`] on.
    markers: Vec<Marker>,
    /// The groups that fields are in.
    groups: Vec<usize>,
}

/// Gives the tables a plan, and a layout for what it finds; or says why they cannot have it.
pub fn add(tables: &mut Tables, plan: Plan) -> Result<(), String> {
    if tables.hot == 0 {
        return Err("only tables with `hot` texts have code of their own".to_string());
    }
    let spans = || plan.fields.iter().flatten();
    let ends = spans().flat_map(|span| [span.begin.0, span.end.0]);
    let mut markers: Vec<Marker> = ends.filter(|marker| matches!(marker, Marker::Behind(_))).collect();
    markers.sort();
    markers.dedup();
    let mut groups: Vec<usize> = spans().filter_map(|span| span.group).collect();
    groups.sort();
    groups.dedup();
    let within = |count: usize, most: usize, what: &str| match count <= most {
        true => Ok(()),
        false => Err(format!("{count} {what}, and there is room for {most}")),
    };
    within(FIRST as usize + markers.len(), PACKED, "places to remember")?;
    within(FIRST as usize + groups.len(), 8, "groups with fields")?;
    let layout = tables.layouts.len() / tables.fields.max(1);
    within(layout + 1, NONE as usize, "ways for the fields to lie")?;
    let streams = Streams { plan, layout: layout as u8, markers, groups };
    for span in &streams.plan.fields {
        let field = streams.field(span.as_ref());
        let known = tables.places.iter().position(|place| *place == field);
        let place = known.unwrap_or_else(|| {
            tables.places.push(field);
            tables.places.len() - 1
        });
        tables.layouts.push(place as u8);
    }
    within(tables.places.len(), NONE as usize, "ways for a field to lie")?;
    tables.registers = tables.registers.max(PACKED / 4);
    tables.streams = Some(streams);
    Ok(())
}

impl Streams {
    /// Where a field is.
    pub fn place(&self, field: usize) -> Field {
        self.field(self.plan.fields[field].as_ref())
    }

    fn field(&self, span: Option<&Span>) -> Field {
        let Some(span) = span else { return (NEVER, ZERO, 0, ZERO, 0) };
        let register = |marker: Marker| match marker {
            Marker::Start => ZERO,
            Marker::End => END,
            Marker::Behind(_) => self.register(marker),
        };
        let guard = span.group.map_or(ZERO, |group| self.guard(group));
        (guard, register(span.begin.0), span.begin.1, register(span.end.0), span.end.1)
    }

    fn register(&self, marker: Marker) -> u8 {
        FIRST + self.markers.iter().take_while(|known| **known != marker).count() as u8
    }

    /// Whether a kind is among those that take all texts that are read so.
    pub fn takes(&self) -> String {
        let kinds = (0..self.plan.kinds.len()).filter(|&kind| self.plan.kinds[kind]);
        let kinds: Vec<String> = kinds.map(|kind| kind.to_string()).collect();
        format!("matches!(kind, {})", kinds.join(" | "))
    }

    /// The bit that says whether a group is there.
    fn guard(&self, group: usize) -> u8 {
        FIRST + self.groups.iter().take_while(|known| **known != group).count() as u8
    }
}

/// The body of `Tabled::streams`.
pub fn body(streams: &Streams) -> String {
    let plan = &streams.plan;
    let mut code = Code { plan, sets: Sets::default(), markers: Vec::new(), text: String::new() };
    for step in 0..plan.steps.len() {
        code.step(step);
    }
    let mut text = String::new();
    if let Some(set) = begins(plan) {
        let _ =
            writeln!(text, "if !matches!(first, {}) {{ return Packed::NOTHING; }}", patterns(&members(&set)));
    }
    text.push_str(&code.sets.text());
    text.push_str("let mut wrong = B::Word::NONE;\n");
    text.push_str(&code.text);
    let last = code.markers.last().map_or(FIRST_PLACE, String::as_str);
    let _ = writeln!(text, "if {last} != B::Word::at(block.length()) {{ return Packed::NOTHING; }}");
    text.push_str("if wrong != B::Word::NONE { return Packed::NOTHING; }\n");
    text.push_str("Packed::new(block.length())\n");
    for &marker in &streams.markers {
        if let Marker::Behind(step) = marker {
            let _ = writeln!(text, "    .place({}, {})", streams.register(marker), code.markers[step]);
        }
    }
    let groups: Vec<String> = streams.groups.iter().map(|group| format!("g{group}")).collect();
    let _ = writeln!(text, "    .groups([{}])", groups.join(", "));
    text
}

/// Where a text begins.
const FIRST_PLACE: &str = "B::Word::FIRST";

/// What a text begins with if that is a run that is not empty: it need not be looked up.
fn begins(plan: &Plan) -> Option<ByteSet> {
    let Some(Step::Run(set, false)) = plan.steps.first().filter(|_| plan.filled.contains(&0)) else {
        return None;
    };
    let not = plan.first.get(&(0, None)).map_or(ByteSet::default(), |first| first.not);
    Some(std::array::from_fn(|word| set[word] & !not[word]))
}

fn members(set: &ByteSet) -> Vec<u8> {
    (0..=255).filter(|&byte| bytes::contains(set, byte)).collect()
}

/// The code of the steps so far.
struct Code<'p> {
    plan: &'p Plan,
    sets: Sets,
    /// By step: the marker behind it.
    markers: Vec<String>,
    text: String,
}

impl Code<'_> {
    fn step(&mut self, number: usize) {
        let before =
            number.checked_sub(1).map_or(FIRST_PLACE.to_string(), |before| self.markers[before].clone());
        let marker = match &self.plan.steps[number] {
            Step::Byte(byte) => match self.led(number) {
                Some(open) => format!("g{open}"),
                None => {
                    let byte = self.sets.byte(*byte);
                    self.named('m', number, &format!("({before} & {byte}).next()"))
                }
            },
            Step::Run(set, escapes) => {
                if number > 0 || begins(self.plan).is_none() {
                    self.not_first(number, &before, set, *escapes);
                }
                let set = self.sets.set(set, *escapes);
                self.named('m', number, &format!("{before}.over({set})"))
            }
            Step::Open { lead, .. } => {
                let next =
                    |marker: String, &byte: &u8| format!("({marker} & {}).next()", self.sets.byte(byte));
                let behind = lead.iter().fold(before.clone(), next);
                self.named('g', number, &behind);
                before
            }
            Step::Close { open } => {
                let past = self.past(*open);
                self.named('m', number, &format!("{before} | {past}"))
            }
        };
        self.markers.push(marker);
    }

    fn named(&mut self, letter: char, number: usize, value: &str) -> String {
        let _ = writeln!(self.text, "let {letter}{number} = {value};");
        format!("{letter}{number}")
    }

    /// What must not come first in a run, and that something must.
    fn not_first(&mut self, number: usize, before: &str, set: &ByteSet, escapes: bool) {
        for behind in [None, Some(false), Some(true)] {
            let Some(first) = self.plan.first.get(&(number, behind)) else { continue };
            if first.not == ByteSet::default() {
                continue;
            }
            let place = match (behind, number.checked_sub(1).map(|close| &self.plan.steps[close])) {
                (Some(true), Some(Step::Close { open })) => format!("({before} & !{})", self.past(*open)),
                (Some(false), Some(Step::Close { open })) => self.past(*open),
                _ => before.to_string(),
            };
            let not = match members(&first.may)[..] {
                // Nothing else comes first: the set that is there anyway tells the rest.
                [byte] => format!("{} & !{}", self.sets.set(set, escapes), self.sets.byte(byte)),
                _ => self.sets.set(&first.not, false),
            };
            let _ = writeln!(self.text, "wrong = wrong | {place} & {not};");
        }
        if self.plan.filled.contains(&number) {
            let _ = writeln!(self.text, "wrong = wrong | {before} & !{};", self.sets.set(set, escapes));
        }
    }

    /// The marker before a group that is not there.
    fn past(&self, open: usize) -> String {
        let Step::Open { lead, .. } = &self.plan.steps[open] else { return String::new() };
        format!("({} ^ g{open}.back({}))", self.markers[open], lead.len())
    }

    /// The group whose first bytes a step is one of: they were looked at where it was opened.
    fn led(&self, number: usize) -> Option<usize> {
        let open = (0..number).rev().find(|&step| matches!(self.plan.steps[step], Step::Open { .. }))?;
        let Step::Open { lead, .. } = &self.plan.steps[open] else { return None };
        (number - open <= lead.len()).then_some(open)
    }
}

/// The words that are needed.
#[derive(Default)]
struct Sets {
    bytes: Vec<u8>,
    sets: Vec<(ByteSet, bool)>,
}

impl Sets {
    fn byte(&mut self, byte: u8) -> String {
        if !self.bytes.contains(&byte) {
            self.bytes.push(byte);
        }
        format!("b{byte}")
    }

    fn set(&mut self, set: &ByteSet, escapes: bool) -> String {
        let key = (*set, escapes);
        let known = self.sets.iter().position(|known| *known == key);
        let number = known.unwrap_or_else(|| {
            self.sets.push(key);
            self.sets.len() - 1
        });
        format!("s{number}")
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for byte in &self.bytes {
            let _ = writeln!(text, "let b{byte} = block.byte({byte});");
        }
        if self.sets.iter().any(|(_, escapes)| *escapes) {
            text.push_str("let escapes = block.escapes();\n");
        }
        for number in 0..self.sets.len() {
            let _ = writeln!(text, "let s{number} = {};", self.made(number));
        }
        text
    }

    /// A set of a few more bytes than one before it, made of that; else looked up.
    fn made(&self, number: usize) -> String {
        let (set, escapes) = &self.sets[number];
        let more = |known: &ByteSet| -> Option<Vec<u8>> {
            let differs = |byte: &u8| bytes::contains(set, *byte) != bytes::contains(known, *byte);
            let more: Vec<u8> = (0..128).filter(differs).collect();
            let at_hand = |byte: &u8| self.bytes.contains(byte) && bytes::contains(set, *byte);
            (more.len() <= 2 && more.iter().all(at_hand)).then_some(more)
        };
        let alike = (0..number).filter(|&known| self.sets[known].1 == *escapes);
        let near = alike.filter_map(|known| Some((known, more(&self.sets[known].0)?)));
        match near.min_by_key(|(_, more)| more.len()) {
            Some((known, more)) => {
                more.iter().fold(format!("s{known}"), |text, byte| format!("{text} | b{byte}"))
            }
            None => {
                let escapes = if *escapes { " | escapes" } else { "" };
                format!("block.set(&{:?}){escapes}", skips::nibbles(&members(set)))
            }
        }
    }
}
