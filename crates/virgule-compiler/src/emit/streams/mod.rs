//! A plan for bit streams → straight-line Rust.
//!
//! ```text
//! let t0 = block.near::<Self>(0);                   a word with a bit for each byte of the first near set
//! let m0 = n58.first();                             a run: the marker behind it
//! wrong = wrong | u64::FIRST.to(m0) & !s0;          that it has bytes of the set alone
//! let m1 = m0.next();                               a byte
//! let l2 = m1 & n47 & n47.back(1);                  the group `[//…`: before its first bytes, or no marker
//! let g2 = l2.next().next();                        behind them
//! let m9 = m8 | (m1 ^ l2);                          its end: from within, or past it
//! let m14 = (b35 | end).first();                    the group `[?…]`: a byte and a run, or nothing
//! ```
//!
//! See [`crate::streams`] for what that means; `code` writes the steps, `words` what they look at.

mod code;
mod words;

use super::tables::{END, FIRST, Field, NEVER, NONE, Tables, ZERO};
use crate::bytes::{self, ByteSet};
use crate::streams::{Marker, Plan, Span, Step, Takes, Told};
use code::Code;
use std::fmt::Write;
use words::Lookups;

/// So many places fit into what comes back.
const PACKED: usize = 8;

/// So many sets may be looked up in the whole text, and within its first 64 bytes.
const LOOKUPS: usize = 8;

/// So many registers of a type hold that, and the length of the text.
const WORDS: usize = 3;

/// A plan, and where its results go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Streams {
    /// The plan.
    pub plan: Plan,
    /// The number of the layout of all that is read so.
    pub layout: u8,
    /// The places that registers hold, from [`FIRST`] on.
    markers: Vec<Marker>,
    /// What is looked up.
    pub lookups: Lookups,
    /// The body of `Tabled::streams`.
    pub body: String,
    /// The type that has this code for another table, if these tables have none of their own.
    pub of: Option<String>,
}

/// Gives the tables a plan, and a layout for what it finds; or says why they cannot have it. `others` are types that have code.
pub fn add(tables: &mut Tables, plan: Plan, others: &[(String, Streams)]) -> Result<(), String> {
    let spans = || plan.fields.iter().flatten();
    let ends = spans().flat_map(|span| [span.begin.0, span.end.0]);
    let takes = plan.kinds.iter().flatten();
    let needed =
        takes.flat_map(|takes| [takes.with, takes.without]).flatten().map(|group| told(&plan, group));
    let mut markers: Vec<Marker> =
        ends.filter(|marker| matches!(marker, Marker::Behind(_))).chain(needed).collect();
    markers.sort();
    markers.dedup();
    let within = |count: usize, most: usize, what: &str| match count <= most {
        true => Ok(()),
        false => Err(format!("{count} {what}, and there is room for {most}")),
    };
    within(markers.len(), PACKED, "places to remember")?;
    let layout = tables.layouts.len() / tables.fields.max(1);
    within(layout + 1, NONE as usize, "combinations of places")?;
    let (lookups, body) = (Lookups::default(), String::new());
    let mut streams = Streams { plan, layout: layout as u8, markers, lookups, body, of: None };
    (streams.body, streams.lookups) = body_of(&streams)?;
    let same =
        |(_, other): &&(String, Streams)| (&other.body, &other.lookups) == (&streams.body, &streams.lookups);
    streams.of = others.iter().find(same).map(|(name, _)| name.clone());
    within(streams.lookups.most(), LOOKUPS, "sets to look up")?;
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
    tables.registers = tables.registers.max(WORDS);
    tables.streams = Some(streams);
    Ok(())
}

impl Streams {
    /// Where a field is.
    pub fn place(&self, field: usize) -> Field {
        self.field(self.plan.fields[field].as_ref())
    }

    fn field(&self, span: Option<&Span>) -> Field {
        // No range of any text.
        let Some(span) = span else { return (NEVER, ZERO, 1, ZERO, 0) };
        let register = |marker: Marker| match marker {
            Marker::Start => ZERO,
            Marker::End => END,
            Marker::Behind(_) => self.register(marker),
        };
        (ZERO, register(span.begin.0), span.begin.1, register(span.end.0), span.end.1)
    }

    fn register(&self, marker: Marker) -> u8 {
        FIRST + self.markers.iter().take_while(|known| **known != marker).count() as u8
    }

    /// What `engine::Shared` says of texts of a kind that are read by the code of another table; nothing if none are.
    pub fn shared(&self, kind: usize) -> Option<String> {
        let (name, takes) = (self.of.as_ref()?, self.plan.kinds[kind].as_ref()?);
        let takes = self.takes(takes);
        let (byte, first, last) = match &self.plan.beyond {
            Some(beyond) => (beyond.byte, *beyond.leads.start(), *beyond.leads.end()),
            None => (0, 1, 0),
        };
        Some(format!(
            "crate::engine::Shared {{ source: {name}, layout: {}, takes: {takes:?}, byte: {byte}, leads: ({first}, {last}) }}",
            self.layout
        ))
    }

    /// The registers that must hold a place within the text, and must not.
    fn takes(&self, takes: &Takes) -> [u8; 2] {
        let register = |group: usize| self.register(told(&self.plan, group));
        [takes.with, takes.without].map(|group| group.map_or(END, register))
    }

    /// The body of `Tabled::streams_of`.
    pub fn kinds(&self) -> String {
        let mut text = "        match kind {\n".to_string();
        for (kind, takes) in self.plan.kinds.iter().enumerate() {
            if let Some(takes) = takes {
                let _ =
                    writeln!(text, "            {kind} => Some(({}, {:?})),", self.layout, self.takes(takes));
            }
        }
        text + "            _ => None,\n        }"
    }
}

/// The place that tells whether a group is there, by being within the text: behind its run if that is what ends it, before
/// it if nothing comes behind it.
fn told(plan: &Plan, group: usize) -> Marker {
    match plan.steps[group] {
        Step::Open { told: Told::End(..), .. } => Marker::Behind(group + 1),
        _ => Marker::Behind(group - 1),
    }
}

/// The body of `Tabled::streams`, and what it looks up.
fn body_of(streams: &Streams) -> Result<(String, Lookups), String> {
    let plan = &streams.plan;
    let code = Code::new(plan)?;
    let mut lookups = Lookups::default();
    let mut text = code.text(&mut lookups);
    text.push_str("if wrong != B::Word::NONE { return Packed::NOTHING; }\n");
    text.push_str("Packed::NEW\n");
    for &marker in &streams.markers {
        if let Marker::Behind(step) = marker {
            let _ = writeln!(text, "    .place({}, {})", streams.register(marker), code.wide(step)?);
        }
    }
    Ok((text, lookups))
}

fn members(set: &ByteSet) -> Vec<u8> {
    (0..=255).filter(|&byte| bytes::contains(set, byte)).collect()
}
