//! The steps of a plan, one after the other.
//!
//! Some kinds of steps are more than they seem:
//!
//! ```text
//! a run             ends at the first byte that may stand behind it: of the whole text, if no step before takes such a byte,
//!                   of the group, or of what is behind its marker. No place of the run is outside of its set
//! [?name=ferret]    a byte and a run where nothing else may come than that byte and what may stand behind the run: if the byte is
//!                   not there, what may stand behind the run is, and the run ends where it begins
//! [https:]          a group that ends with a certain byte: it is there if that comes first of all that may come instead
//! near steps        all before the last run outside of groups: they are expected to end within the first 64 bytes, and have
//!                   words of 64 bits
//! ```
//!
//! A marker may be no place: behind a group that is not there, or where a byte is not as it should be. The next run tells both
//! apart, for one within a group looks from its beginning on, and finds nothing if there is none, while the others find
//! an end that lies behind no beginning.

use super::members;
use super::words::{Lookups, Words};
use crate::bytes::{self, ByteSet};
use crate::streams::{Plan, Step, Stops, Told};
use std::fmt::Write;

/// As many bytes a near group may begin with: so far behind the last near place words are right.
const NEAR_LEAD: usize = 3;

/// The marker behind a step, and what may stand there and nothing else, if that is known.
type Behind = (String, Option<Stops>);

/// The code of the steps so far.
pub struct Code<'p> {
    plan: &'p Plan,
    words: Words,
    /// By step.
    markers: Vec<Behind>,
    /// The first step that is not near.
    far: usize,
    text: String,
    /// What must not be in a group that is told by its end, while in one.
    inside: Option<String>,
}

impl<'p> Code<'p> {
    /// The code for a plan; an error says why there is none.
    pub fn new(plan: &'p Plan) -> Result<Self, String> {
        let mut code = Code {
            plan,
            words: Words::default(),
            markers: Vec::new(),
            far: 0,
            text: String::new(),
            inside: None,
        };
        let outside = |&step: &usize| {
            matches!(plan.steps[step], Step::Run(..)) && code.group(step).is_none() && !code.is_tail(step)
        };
        code.far = (0..plan.steps.len()).rfind(outside).unwrap_or_default();
        code.text.push_str(if code.far > 0 { "let mut wrong = 0;\n" } else { WRONG });
        for step in 0..plan.steps.len() {
            if step == code.far && step > 0 {
                code.widen();
            }
            code.step(step)?;
        }
        let (last, stops) = code.before(plan.steps.len());
        if stops != Some(Stops { end: true, ..Stops::default() }) {
            code.wrong(&format!("({last} ^ end)"));
        }
        Ok(code)
    }

    /// All of it; what it looks up goes into `lookups`.
    pub fn text(&self, lookups: &mut Lookups) -> String {
        self.words.text(lookups) + &self.text
    }

    /// What a run begins with, if the text begins with it and it is not empty: that need not be looked up.
    fn begins(&self, number: usize) -> Option<ByteSet> {
        let Step::Run(set, false) = &self.plan.steps[number] else { return None };
        let first = number == 0 || number == 1 && self.is_ended(0);
        let not = self.plan.first.get(&(number, None)).map_or(ByteSet::default(), |first| first.not);
        (first && self.plan.filled.contains(&number))
            .then(|| std::array::from_fn(|word| set[word] & !not[word]))
    }

    /// The marker behind a step, as wide as words are.
    pub fn wide(&self, step: usize) -> Result<String, String> {
        if self.is_tail(step) && !matches!(self.plan.steps[step], Step::Close { .. }) {
            return Err("a field within a group is counted from that alone".to_string());
        }
        let marker = &self.markers[step].0;
        Ok(if step < self.far { format!("B::Word::wide({marker})") } else { marker.clone() })
    }

    fn is_near(&self, step: usize) -> bool {
        step < self.far
    }

    /// The marker before a step, and what may stand there.
    fn before(&self, step: usize) -> Behind {
        match step.checked_sub(1) {
            Some(before) if step == self.far => ("far".to_string(), self.markers[before].1),
            Some(before) => self.markers[before].clone(),
            None if self.is_near(step) => ("u64::FIRST".to_string(), None),
            None => ("B::Word::FIRST".to_string(), None),
        }
    }

    /// The near steps are over.
    fn widen(&mut self) {
        let (marker, _) = self.markers[self.far - 1].clone();
        let _ = writeln!(self.text, "let far = B::Word::wide({marker});");
        let _ = writeln!(self.text, "let mut wrong = B::Word::wide(wrong | {marker} & !B::NEAR);");
    }

    fn step(&mut self, number: usize) -> Result<(), String> {
        let plan = self.plan;
        let behind = match &plan.steps[number] {
            Step::Byte(byte) => self.byte(number, *byte),
            Step::Run(set, escapes) => {
                self.begin(number, set, *escapes);
                self.run(number, set, *escapes)?
            }
            Step::Open { told, .. } => self.open(number, told)?,
            Step::Close { open } => self.close(number, *open),
        };
        self.markers.push(behind);
        Ok(())
    }

    /// A byte: the marker behind it.
    fn byte(&mut self, number: usize, byte: u8) -> Behind {
        let (before, stops) = self.before(number);
        if let Some(open) = self.led(number) {
            // Behind what a tail begins with nobody looks but for what comes first there.
            return (if self.is_tailed(open) { before } else { format!("g{open}") }, None);
        }
        if self.inside.is_some() {
            return (format!("{before}.next()"), None);
        }
        let mut only = Stops::default();
        bytes::insert(&mut only.bytes, byte, byte);
        let there = match stops == Some(only) {
            true => before,
            false => format!("({before} & {})", self.words.byte(self.is_near(number), byte)),
        };
        (self.named('m', number, &format!("{there}.next()")), None)
    }

    /// What a run must begin with.
    fn begin(&mut self, number: usize, set: &ByteSet, escapes: bool) {
        match self.begins(number) {
            Some(first) => {
                let (before, _) = self.before(number);
                let first = patterns(&members(&first));
                self.wrong(&format!("{before}.when(!matches!(first, {first}))"));
            }
            None => self.not_first(number, set, escapes),
        }
    }

    /// A group opens: whether it is there. Nothing was taken yet.
    fn open(&mut self, number: usize, told: &Told) -> Result<Behind, String> {
        let (near, (before, stops)) = (self.is_near(number), self.before(number));
        match told {
            Told::End(end, told) => {
                let found = self.first(number, &before, told);
                let found = self.named('x', number, &found);
                let end = self.words.byte(near, *end);
                self.named('l', number, &format!("{found} & {end}"));
                self.inside = Some(String::new());
            }
            Told::Lead(lead) if near && lead.len() > NEAR_LEAD => {
                return Err(format!("a group begins with more than {NEAR_LEAD} certain bytes"));
            }
            Told::Lead(_) if self.is_tailed(number) => {}
            Told::Lead(lead) => {
                let mut found = before.clone();
                for (place, &byte) in lead.iter().enumerate() {
                    let byte = self.words.byte(near, byte);
                    let _ = match place {
                        0 => write!(found, " & {byte}"),
                        _ => write!(found, " & {byte}.back({place})"),
                    };
                }
                let found = self.named('l', number, &found);
                self.named('g', number, &(found + &".next()".repeat(lead.len())));
            }
        }
        Ok((before, stops))
    }

    /// A group is over: the marker behind it, or where it would be.
    fn close(&mut self, number: usize, open: usize) -> Behind {
        let (before, stops) = self.before(number);
        if self.is_tail(number) {
            return (before, stops);
        }
        if !self.is_ended(open) {
            return (self.named('m', number, &format!("{before} | {}", self.past(open))), None);
        }
        // A branch that hardly ever goes the other way, for texts of one kind. If what was looked for is far, the
        // text is neither with the group nor without.
        let (wrong, past) = (self.inside.take().unwrap_or_default(), &self.markers[open].0);
        let _ = writeln!(
            self.text,
            "let (m{number}, inside) = match l{open}.is_some() {{\n    true => ({before}, {}),\n    \
             false => ({past}.when(x{open}.is_some()), {}),\n}};",
            wrong.trim_start_matches(" | "),
            if self.is_near(number) { "u64::NONE" } else { "B::Word::NONE" }
        );
        self.wrong("inside");
        (format!("m{number}"), None)
    }

    /// Places that there must not be.
    fn wrong(&mut self, places: &str) {
        let _ = match &mut self.inside {
            Some(inside) => write!(inside, " | {places}"),
            None => writeln!(self.text, "wrong = wrong | {places};"),
        };
    }

    fn named(&mut self, letter: char, number: usize, value: &str) -> String {
        let _ = writeln!(self.text, "let {letter}{number} = {value};");
        format!("{letter}{number}")
    }

    /// A run: the marker behind it, and what may stand there.
    fn run(&mut self, number: usize, set: &ByteSet, escapes: bool) -> Result<Behind, String> {
        let (near, step) = (self.is_near(number), &self.plan.steps[number]);
        let stops = Stops::behind(self.plan, number);
        if !stops.apart_from(step) {
            return Err("a run has bytes that may stand behind it".to_string());
        }
        let inside = self.words.set(near, set, escapes);
        if let Some(open) = number.checked_sub(1).filter(|&open| self.is_ended(open)) {
            self.wrong(&format!("{}.to(l{open}) & !{inside}", self.markers[open].0));
            return Ok((format!("l{open}"), Some(stops)));
        }
        let tail = self.is_tail(number);
        // What a group leads with is not in its run's set, perhaps; the marker stands before it.
        let first = if tail { number - 2 } else { number };
        let (before, _) = self.before(first);
        let mut marker = self.first(first, &before, &stops);
        if marker != self.words.end(near) {
            marker = self.named('m', number, &marker);
        }
        let led = match &self.plan.steps[first] {
            Step::Open { told: Told::Lead(lead), .. } if tail && !bytes::contains(set, lead[0]) => {
                format!(" & !{before}")
            }
            _ => String::new(),
        };
        self.wrong(&format!("{before}.to({marker}) & !{inside}{led}"));
        Ok((marker, Some(stops)))
    }

    /// The first of some bytes behind the marker before a step.
    fn first(&mut self, number: usize, before: &str, stops: &Stops) -> String {
        let near = self.is_near(number);
        let mut words: Vec<String> =
            members(&stops.bytes).iter().map(|&byte| self.words.byte(near, byte)).collect();
        if stops.end {
            words.push(self.words.end(near));
        }
        let (begin, from) = match self.group(number) {
            Some(open) => (open + 1 + self.lead(open), Some(format!("g{open}"))),
            None => (0, None),
        };
        let from = match (begin..number).all(|step| stops.apart_from(&self.plan.steps[step])) {
            true => from,
            false => Some(before.to_string()),
        };
        match (from, &words[..]) {
            (None, [only]) if stops.end => only.clone(),
            (None, [only]) => format!("{only}.first()"),
            (None, _) => format!("({}).first()", words.join(" | ")),
            (Some(from), _) => format!("(({}) & {from}.onward()).first()", words.join(" | ")),
        }
    }

    /// What must not come first in a run, and that something must.
    fn not_first(&mut self, number: usize, set: &ByteSet, escapes: bool) {
        let near = self.is_near(number);
        let (mut before, _) = self.before(number);
        if self.is_tail(number)
            && let Step::Byte(lead) = &self.plan.steps[number - 1]
        {
            before = format!("({before} & {}).next()", self.words.byte(near, *lead));
        }
        for behind in [None, Some(false), Some(true)] {
            let Some(first) = self.plan.first.get(&(number, behind)) else { continue };
            if first.not == ByteSet::default() {
                continue;
            }
            let open = match number.checked_sub(1).map(|close| &self.plan.steps[close]) {
                Some(Step::Close { open }) => Some(*open),
                _ => None,
            };
            let (place, stops) = match (behind, open) {
                (Some(there), Some(open)) => self.behind(number, open, there),
                _ => (before.to_string(), None),
            };
            if stops.is_some_and(|stops| bytes::common(&stops.bytes, &first.not).is_none()) {
                continue;
            }
            let not = match members(&first.may)[..] {
                // Nothing else comes first: the set that is there anyway tells the rest.
                [byte] => {
                    format!("{} & !{}", self.words.set(near, set, escapes), self.words.byte(near, byte))
                }
                _ => self.words.set(near, &first.not, false),
            };
            self.wrong(&format!("{place} & {not}"));
        }
        if self.plan.filled.contains(&number) {
            let inside = self.words.set(near, set, escapes);
            self.wrong(&format!("{before} & !{inside}"));
        }
    }

    /// The marker behind the group before a step, if that is there, or if it is not; and what may stand there, if that is known.
    fn behind(&self, number: usize, open: usize, there: bool) -> Behind {
        let (before, (behind, stops)) = (&self.markers[open].0, &self.markers[number - 1]);
        let (marker, stops) = match (self.is_tailed(open) || self.is_ended(open), there) {
            (true, true) => (format!("({behind} & !{before})"), *stops),
            (true, false) => (format!("({behind} & {before})"), *stops),
            (false, true) => self.markers[number - 2].clone(),
            (false, false) => (self.past(open), None),
        };
        (if number == self.far { format!("B::Word::wide({marker})") } else { marker }, stops)
    }

    /// The marker before a group that is not there.
    fn past(&self, open: usize) -> String {
        format!("({} ^ l{open})", self.markers[open].0)
    }

    /// How many bytes a group begins with.
    fn lead(&self, open: usize) -> usize {
        match &self.plan.steps[open] {
            Step::Open { told: Told::Lead(lead), .. } => lead.len(),
            _ => 0,
        }
    }

    /// The group whose first bytes a step is one of: they were looked at where it was opened.
    fn led(&self, number: usize) -> Option<usize> {
        let open = (0..number).rfind(|&step| matches!(self.plan.steps[step], Step::Open { .. }))?;
        (number - open <= self.lead(open)).then_some(open)
    }

    /// Whether a step opens a group that is told by its end.
    fn is_ended(&self, open: usize) -> bool {
        matches!(self.plan.steps[open], Step::Open { told: Told::End(..), .. })
    }

    /// The innermost group around a step, leaving out tails.
    fn group(&self, number: usize) -> Option<usize> {
        let around = |open: &usize| match self.plan.steps[*open] {
            Step::Open { close, .. } => number < close && !self.is_tailed(*open),
            _ => false,
        };
        (0..number).rfind(around)
    }

    /// Whether a step stands in a tail.
    fn is_tail(&self, number: usize) -> bool {
        let open = (0..number).rfind(|&step| matches!(self.plan.steps[step], Step::Open { .. }));
        open.is_some_and(|open| number <= open + 3 && self.is_tailed(open))
    }

    /// Whether a group is a tail: a byte and a run, where nothing else may come than that byte and what may stand behind the run.
    fn is_tailed(&self, open: usize) -> bool {
        let steps = &self.plan.steps;
        let [Step::Open { .. }, Step::Byte(lead), Step::Run(..), Step::Close { .. }] =
            steps[open..][..4.min(steps.len() - open)]
        else {
            return false;
        };
        let before = open.checked_sub(1).and_then(|before| match steps[before] {
            Step::Run(..) => Some(Stops::behind(self.plan, before)),
            Step::Close { open } if self.is_tailed(open) => Some(Stops::behind(self.plan, before)),
            _ => None,
        });
        let mut behind = Stops::behind(self.plan, open + 2);
        let apart = !bytes::contains(&behind.bytes, lead);
        bytes::insert(&mut behind.bytes, lead, lead);
        apart && before == Some(behind)
    }
}

const WRONG: &str = "let mut wrong = B::Word::NONE;\n";

/// Bytes as patterns: neighbours as ranges.
fn patterns(bytes: &[u8]) -> String {
    let mut ranges: Vec<(u8, u8)> = Vec::new();
    for &byte in bytes {
        match ranges.last_mut() {
            Some((_, last)) if *last as u32 + 1 == byte as u32 => *last = byte,
            _ => ranges.push((byte, byte)),
        }
    }
    let one = |byte: u8| match byte {
        b'\'' | b'\\' => format!("b'\\{}'", byte as char),
        0x21..=0x7E => format!("b'{}'", byte as char),
        _ => byte.to_string(),
    };
    let range = |&(first, last): &(u8, u8)| match first == last {
        true => one(first),
        false => format!("{}..={}", one(first), one(last)),
    };
    ranges.iter().map(range).collect::<Vec<_>>().join(" | ")
}
