//! What the documentation of a generated type shows: the start rule and the rules below it, down to the fields.
//!
//! ```text
//! URI         ─ scheme ─ : ─ hier-part ─ …          hier-part has fields below it: it gets a line of its own
//! hier-part   ─ // ─ authority ─ path-abempty ─ …   authority has too, and is a field itself: the box leads to it
//! authority   ─ userinfo ─ @ ─ host ─ …             userinfo has none below it: the box leads to the method
//! ```
//!
//! What a field looks like inside stands at its method. So `URI` is five lines, not the forty rules of RFC 3986, and the
//! nine alternatives of `IPv6address` are left out. Where that is little or nothing, as with kinds without fields, the
//! next rules of the document are shown too.

use crate::Diagrams;
use crate::draw::{self, Row};
use crate::label::Mark;
use crate::style;
use crate::track::{Reference, Track};
use std::collections::{BTreeMap, BTreeSet};
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};

/// Less than this many rules are little.
const LITTLE: usize = 3;
/// Up to so many are then shown.
const MORE: usize = 6;
/// A rule with more boxes than this is no overview; it stays a box itself.
const BOXES: usize = 30;

/// A block of HTML that ends where Markdown sees an empty line, and has none itself.
pub fn html(diagrams: &Diagrams, section: &Section, members: &[Option<String>]) -> String {
    let kind = Kind::new(diagrams, section, members);
    let rows = kind.rows();
    let rows: Vec<Row> = rows.iter().filter_map(|&rule| kind.row(rule, &rows)).collect();
    let about = format!("railroad diagram of {}", diagrams.grammar.rule(section.start).name);
    let svg =
        draw::svg(&rows, &about, None).replacen('\n', &format!("\n<style>\n{}</style>\n", style::DIAGRAM), 1);
    format!("<div style=\"overflow-x:auto;margin-bottom:.75em\">\n{svg}</div>\n")
}

struct Kind<'a> {
    diagrams: &'a Diagrams,
    section: &'a Section,
    members: &'a [Option<String>],
    /// The start rule and all that it leads to.
    tracks: BTreeMap<RuleId, Defined>,
    /// By rule, the fields that it leads to.
    leads: BTreeMap<RuleId, BTreeSet<usize>>,
}

/// A rule's track, and the rule whose definition has it.
struct Defined {
    by: RuleId,
    track: Track,
}

impl<'a> Kind<'a> {
    fn new(diagrams: &'a Diagrams, section: &'a Section, members: &'a [Option<String>]) -> Self {
        let mut kind = Kind { diagrams, section, members, tracks: BTreeMap::new(), leads: BTreeMap::new() };
        let mut open = vec![section.start];
        while let Some(rule) = open.pop() {
            if !kind.tracks.contains_key(&rule) {
                let defined = kind.defined(rule);
                defined.track.each_rule(&mut |named| open.extend(named.rule));
                kind.tracks.insert(rule, defined);
            }
        }
        kind.follow();
        kind
    }

    /// What a rule is, where `authority = <authority, see [RFC3986]>` is what RFC 3986 says. (Documents are imported
    /// without cycles, and so are such rules.)
    fn defined(&self, rule: RuleId) -> Defined {
        let mut defined = Defined { by: rule, track: self.diagrams.track(rule) };
        while let Track::Rule(Reference { rule: Some(other), prose: Some(_), .. }) = defined.track {
            if self.member(defined.by, other).is_some() || other == defined.by {
                break;
            }
            defined = Defined { by: other, track: self.diagrams.track(other) };
        }
        defined
    }

    /// Which rules lead to which fields: those that name one, then those that name these, until there are no more.
    fn follow(&mut self) {
        loop {
            let mut more: BTreeMap<RuleId, BTreeSet<usize>> = BTreeMap::new();
            for (&rule, defined) in &self.tracks {
                let leads = more.entry(rule).or_default();
                defined.track.each_rule(&mut |named| {
                    let Some(named) = named.rule else { return };
                    leads.extend(self.member(defined.by, named).map(|(field, _)| field));
                    leads.extend(self.leads.get(&named).into_iter().flatten());
                });
            }
            if more == self.leads {
                return;
            }
            self.leads = more;
        }
    }

    /// The field that `rule` is where `within` names it: its number, and the method that gives it.
    fn member(&self, within: RuleId, rule: RuleId) -> Option<(usize, &str)> {
        let fields = self.section.fields.iter().zip(self.members).enumerate();
        let mut bound = fields.filter(|(_, (field, _))| self.diagrams.is_field(field, within, rule));
        bound.find_map(|(number, (_, member))| Some((number, member.as_deref()?)))
    }

    /// The rules to show: in the order in which they are first named, an inner one behind the one that names it.
    fn rows(&self) -> Vec<RuleId> {
        let (mut rows, mut open) = (Vec::new(), vec![self.section.start]);
        while let Some(rule) = open.pop() {
            if rows.contains(&rule) {
                continue;
            }
            rows.push(rule);
            let mut inner = Vec::new();
            self.each_rule(rule, &mut |within, named| {
                let field = self.member(within, named).map(|(field, _)| field);
                let below = self.leads.get(&named).into_iter().flatten();
                // A filter within a filter is the same field again.
                if below.into_iter().any(|&other| Some(other) != field) && self.is_small(named) {
                    inner.push(named);
                }
            });
            open.extend(inner.into_iter().rev());
        }
        if rows.len() < LITTLE {
            self.add_next(&mut rows);
        }
        rows
    }

    /// Adds the next rules of the document, level by level, but for those that only say which characters there are.
    fn add_next(&self, rows: &mut Vec<RuleId>) {
        let mut next = 0;
        while let Some(&rule) = rows.get(next) {
            next += 1;
            self.each_rule(rule, &mut |_, named| {
                let mut parts = false;
                self.each_rule(named, &mut |_, part| parts |= self.diagrams.is_own(part));
                let shown = parts && self.diagrams.is_own(named) && self.is_small(named);
                if shown && rows.len() < MORE && !rows.contains(&named) {
                    rows.push(named);
                }
            });
        }
    }

    fn is_small(&self, rule: RuleId) -> bool {
        self.tracks.get(&rule).is_some_and(|defined| defined.track.boxes() <= BOXES)
    }

    /// Calls `see` for every rule that a rule names, with the rule whose definition does so.
    fn each_rule(&self, rule: RuleId, see: &mut impl FnMut(RuleId, RuleId)) {
        if let Some(defined) = self.tracks.get(&rule) {
            defined
                .track
                .each_rule(&mut |named| named.rule.into_iter().for_each(|named| see(defined.by, named)));
        }
    }

    /// What a rule stands for if that is one literal, as `ni-scheme = "ni"`: it is shown in place of the name.
    fn literal(&self, rule: RuleId) -> Option<&Track> {
        self.tracks.get(&rule).map(|defined| &defined.track).filter(|track| matches!(track, Track::Text(_)))
    }

    fn row(&self, rule: RuleId, rows: &[RuleId]) -> Option<Row> {
        let defined = self.tracks.get(&rule)?;
        let mark = |named: &Reference| match named.rule {
            Some(named) => self.mark(defined.by, named, rows),
            None => Mark::default(),
        };
        let node = draw::whole(&self.spelled(defined.by, &defined.track), &mark);
        Some(Row { name: Some((self.diagrams.grammar.rule(rule).name.clone(), self.anchor(rule))), node })
    }

    fn mark(&self, within: RuleId, named: RuleId, rows: &[RuleId]) -> Mark {
        let member = self.member(within, named).map(|(_, member)| member);
        let row = rows.contains(&named).then(|| format!("#{}", self.anchor(named)));
        Mark {
            class: if member.is_some() { "field" } else { "" },
            link: member.map(|member| format!("#method.{member}")).or(row),
            title: member.map(|member| format!("{}::{member}", self.section.type_name)),
        }
    }

    fn anchor(&self, rule: RuleId) -> String {
        format!("rule.{}", self.diagrams.anchor(rule))
    }

    /// A track with names of mere literals spelled out.
    fn spelled(&self, within: RuleId, track: &Track) -> Track {
        let all = |parts: &[Track]| parts.iter().map(|part| self.spelled(within, part)).collect();
        let boxed = |inner: &Track| Box::new(self.spelled(within, inner));
        match track {
            Track::Rule(Reference { rule: Some(rule), .. }) if self.member(within, *rule).is_none() => {
                self.literal(*rule).unwrap_or(track).clone()
            }
            Track::Sequence(parts) => Track::Sequence(all(parts)),
            Track::Choice(parts) => Track::Choice(all(parts)),
            Track::Option(inner) => Track::Option(boxed(inner)),
            Track::Loop { inner, between, times } => Track::Loop {
                inner: boxed(inner),
                between: between.as_deref().map(boxed),
                times: times.clone(),
            },
            Track::Nothing(_) | Track::Text(_) | Track::Range(..) | Track::OneOf(_) | Track::Rule(_) => {
                track.clone()
            }
        }
    }
}
