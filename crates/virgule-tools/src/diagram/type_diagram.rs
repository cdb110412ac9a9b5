//! The diagram in the documentation of a generated type: the start rule and the rules below it, down to the fields.
//!
//! ```text
//! URI         ─ scheme ─ : ─ hier-part ─ …          hier-part contains fields: it has a separate line
//! hier-part   ─ // ─ authority ─ path-abempty ─ …   authority is a field that has fields: a line, and a link
//! authority   ─ userinfo ─ @ ─ host ─ …             userinfo is a field without fields: a link to its method
//! ```
//!
//! The documentation of a field shows its rule. So `URI` has five lines instead of the forty rules of RFC 3986. If
//! there are few lines, as for kinds without fields, the next rules of the document are added.

use crate::diagram::draw::{self, Mark, RuleDiagram};
use crate::diagram::track::{Reference, Track};
use crate::diagram::{DIAGRAM, Diagrams};
use std::collections::{BTreeMap, BTreeSet};
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};

/// Minimum number of rules; if there are fewer, further rules are added.
const MIN_RULES: usize = 3;
/// Maximum number of rules after adding some.
const MAX_RULES: usize = 6;
/// Maximum number of boxes of a rule on a separate line.
const MAX_BOXES: usize = 30;

/// Returns the diagram of the type of a section as a block of HTML. It has no empty lines, which end a block in
/// Markdown.
pub fn html(diagrams: &Diagrams, section: &Section, accessors: &[Option<String>]) -> String {
    let kind = TypeDiagram::new(diagrams, section, accessors);
    let rows = kind.rows();
    let rows: Vec<RuleDiagram> = rows.iter().filter_map(|&rule| kind.row(rule, &rows)).collect();
    let about = format!("railroad diagram of {}", diagrams.grammar.rule(section.start).name);
    let svg = draw::svg(&rows, &about, None).replacen('\n', &format!("\n<style>\n{}</style>\n", DIAGRAM), 1);
    format!("<div style=\"overflow-x:auto;margin-bottom:.75em\">\n{svg}</div>\n")
}

struct TypeDiagram<'a> {
    diagrams: &'a Diagrams,
    section: &'a Section,
    accessors: &'a [Option<String>],
    /// The tracks of the rules reachable from the start rule.
    tracks: BTreeMap<RuleId, ResolvedRule>,
    /// By rule: the fields that it contains, directly or through other rules.
    reachable_fields: BTreeMap<RuleId, BTreeSet<usize>>,
}

/// The track of a rule, and the rule that defines it.
struct ResolvedRule {
    by: RuleId,
    track: Track,
}

impl<'a> TypeDiagram<'a> {
    fn new(diagrams: &'a Diagrams, section: &'a Section, accessors: &'a [Option<String>]) -> Self {
        let mut kind = TypeDiagram {
            diagrams,
            section,
            accessors,
            tracks: BTreeMap::new(),
            reachable_fields: BTreeMap::new(),
        };
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

    /// Resolves a rule: `authority = <authority, see [RFC3986]>` is the rule of RFC 3986. Terminates because imports
    /// have no cycles.
    fn defined(&self, rule: RuleId) -> ResolvedRule {
        let mut defined = ResolvedRule { by: rule, track: self.diagrams.track(rule) };
        while let Track::Rule(Reference { rule: Some(other), prose: Some(_), .. }) = defined.track {
            if self.accessor(defined.by, other).is_some() || other == defined.by {
                break;
            }
            defined = ResolvedRule { by: other, track: self.diagrams.track(other) };
        }
        defined
    }

    /// Computes the fields that each rule contains, by fixpoint iteration over references.
    fn follow(&mut self) {
        loop {
            let mut more: BTreeMap<RuleId, BTreeSet<usize>> = BTreeMap::new();
            for (&rule, defined) in &self.tracks {
                let reachable_fields = more.entry(rule).or_default();
                defined.track.each_rule(&mut |named| {
                    let Some(named) = named.rule else { return };
                    reachable_fields.extend(self.accessor(defined.by, named).map(|(field, _)| field));
                    reachable_fields.extend(self.reachable_fields.get(&named).into_iter().flatten());
                });
            }
            if more == self.reachable_fields {
                return;
            }
            self.reachable_fields = more;
        }
    }

    /// Returns the field that a reference to `rule` in `within` is bound to: its index, and its accessor.
    fn accessor(&self, within: RuleId, rule: RuleId) -> Option<(usize, &str)> {
        let fields = self.section.fields.iter().zip(self.accessors).enumerate();
        let mut bound = fields.filter(|(_, (field, _))| self.diagrams.is_field(field, within, rule));
        bound.find_map(|(number, (_, accessor))| Some((number, accessor.as_deref()?)))
    }

    /// Returns the rules to show, in depth-first order of references.
    fn rows(&self) -> Vec<RuleId> {
        let (mut rows, mut open) = (Vec::new(), vec![self.section.start]);
        while let Some(rule) = open.pop() {
            if rows.contains(&rule) {
                continue;
            }
            rows.push(rule);
            let mut inner = Vec::new();
            self.each_rule(rule, &mut |within, named| {
                let field = self.accessor(within, named).map(|(field, _)| field);
                let below = self.reachable_fields.get(&named).into_iter().flatten();
                // A recursive rule contains its own field.
                if below.into_iter().any(|&other| Some(other) != field) && self.is_small(named) {
                    inner.push(named);
                }
            });
            open.extend(inner.into_iter().rev());
        }
        if rows.len() < MIN_RULES {
            self.add_next(&mut rows);
        }
        rows
    }

    /// Adds further rules of the document, breadth first, except those without references to own rules.
    fn add_next(&self, rows: &mut Vec<RuleId>) {
        let mut next = 0;
        while let Some(&rule) = rows.get(next) {
            next += 1;
            self.each_rule(rule, &mut |_, named| {
                let mut parts = false;
                self.each_rule(named, &mut |_, part| parts |= self.diagrams.is_own(part));
                let shown = parts && self.diagrams.is_own(named) && self.is_small(named);
                if shown && rows.len() < MAX_RULES && !rows.contains(&named) {
                    rows.push(named);
                }
            });
        }
    }

    fn is_small(&self, rule: RuleId) -> bool {
        self.tracks.get(&rule).is_some_and(|defined| defined.track.boxes() <= MAX_BOXES)
    }

    /// Calls `see` for every reference in a rule, with the rule that defines it.
    fn each_rule(&self, rule: RuleId, see: &mut impl FnMut(RuleId, RuleId)) {
        if let Some(defined) = self.tracks.get(&rule) {
            defined
                .track
                .each_rule(&mut |named| named.rule.into_iter().for_each(|named| see(defined.by, named)));
        }
    }

    /// Returns the literal that defines a rule, as in `ni-scheme = "ni"`, which is shown in place of the name.
    fn literal(&self, rule: RuleId) -> Option<&Track> {
        self.tracks.get(&rule).map(|defined| &defined.track).filter(|track| matches!(track, Track::Text(_)))
    }

    fn row(&self, rule: RuleId, rows: &[RuleId]) -> Option<RuleDiagram> {
        let defined = self.tracks.get(&rule)?;
        let mark = |named: &Reference| match named.rule {
            Some(named) => self.mark(defined.by, named, rows),
            None => Mark::default(),
        };
        let node = draw::whole(&self.spelled(defined.by, &defined.track), &mark);
        Some(RuleDiagram {
            name: Some((self.diagrams.grammar.rule(rule).name.clone(), self.anchor(rule))),
            node,
        })
    }

    fn mark(&self, within: RuleId, named: RuleId, rows: &[RuleId]) -> Mark {
        let accessor = self.accessor(within, named).map(|(_, accessor)| accessor);
        let row = rows.contains(&named).then(|| format!("#{}", self.anchor(named)));
        Mark {
            class: if accessor.is_some() { "field" } else { "" },
            link: accessor.map(|accessor| format!("#method.{accessor}")).or(row),
            title: accessor.map(|accessor| format!("{}::{accessor}", self.section.type_name)),
        }
    }

    fn anchor(&self, rule: RuleId) -> String {
        format!("rule.{}", self.diagrams.anchor(rule))
    }

    /// Replaces references to rules that are one literal.
    fn spelled(&self, within: RuleId, track: &Track) -> Track {
        let all = |parts: &[Track]| parts.iter().map(|part| self.spelled(within, part)).collect();
        let boxed = |inner: &Track| Box::new(self.spelled(within, inner));
        match track {
            Track::Rule(Reference { rule: Some(rule), .. }) if self.accessor(within, *rule).is_none() => {
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
