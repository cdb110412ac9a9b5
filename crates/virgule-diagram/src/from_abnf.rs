//! Converts ABNF syntax trees to tracks.
//!
//! The order and the names of the document are kept, with two simplifications:
//!
//! - Consecutive alternatives of one character share one box: `! $ & ' ( ) * + , ; =` for the `sub-delims` of RFC 3986.
//! - A list with separators, `addr-spec *( "," addr-spec )`, is a loop with the separator on the returning branch.

use crate::notation;
use crate::track::{Reference, Text, Track};
use virgule_compiler::abnf::lower::Surface;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, Repeat};

/// The track of a rule, with its increments (`=/`) as alternatives.
pub fn rule(surface: &Surface, rule: RuleId) -> Track {
    let builder = TrackBuilder { surface, rule };
    let mut alternatives = Vec::new();
    for written in surface.written(rule) {
        match &written.expr.kind {
            ExprKind::Alternation(parts) => alternatives.extend(parts),
            _ => alternatives.push(&written.expr),
        }
    }
    builder.choice(alternatives.into_iter())
}

struct TrackBuilder<'a> {
    surface: &'a Surface,
    /// The rule whose definition is converted.
    rule: RuleId,
}

impl TrackBuilder<'_> {
    fn expr(&self, expr: &ExprNode) -> Track {
        match &expr.kind {
            ExprKind::Alternation(parts) => self.choice(parts.iter()),
            ExprKind::Concatenation(parts) => self.sequence(parts),
            ExprKind::Repetition { repeat, inner } => self.repetition(repeat, inner, expr),
            ExprKind::Group(inner) => self.expr(inner),
            ExprKind::Option(inner) => Track::Option(Box::new(self.expr(inner))),
            ExprKind::Rule(name) => Track::Rule(Reference {
                name: name.clone(),
                rule: self.surface.find(self.rule, name),
                prose: None,
            }),
            ExprKind::Text { text, .. } if text.is_empty() => Track::Nothing(expr.to_string()),
            ExprKind::Text { text, case_sensitive } => literal(text, *case_sensitive),
            ExprKind::Range(first, last) => Track::Range(*first, *last),
            ExprKind::Values(values) => values_of(values),
            ExprKind::Prose(text) => self.prose(text),
        }
    }

    fn choice<'e>(&self, parts: impl Iterator<Item = &'e ExprNode>) -> Track {
        let mut branches: Vec<Track> = Vec::new();
        for branch in parts.map(|part| self.expr(part)) {
            match (branches.last_mut(), is_one(&branch)) {
                (Some(Track::OneOf(cells)), true) => cells.push(branch),
                (Some(last), true) if is_one(last) => *last = Track::OneOf(vec![last.clone(), branch]),
                _ => branches.push(branch),
            }
        }
        alone(branches, Track::Choice)
    }

    fn sequence(&self, parts: &[ExprNode]) -> Track {
        let (mut tracks, mut rest) = (Vec::new(), parts);
        while let [part, behind @ ..] = rest {
            let list = behind.first().and_then(|next| self.list(part, next));
            rest = if list.is_some() { behind.get(1..).unwrap_or_default() } else { behind };
            match list.unwrap_or_else(|| self.expr(part)) {
                Track::Sequence(inner) => tracks.extend(inner),
                track => tracks.push(track),
            }
        }
        alone(tracks, Track::Sequence)
    }

    /// The loop for `item *( "," item )`, with the separator on the returning branch, which is read from right to left,
    /// so that the separator must be a single part. `None` if `rest` does not have that form.
    fn list(&self, item: &ExprNode, rest: &ExprNode) -> Option<Track> {
        let ExprKind::Repetition { repeat: Repeat { min: 0, max: None, .. }, inner } = &rest.kind else {
            return None;
        };
        let ExprKind::Group(group) = &inner.kind else { return None };
        let ExprKind::Concatenation(parts) = &group.kind else { return None };
        let [separator, again] = &parts[..] else { return None };
        let simple = matches!(separator.kind, ExprKind::Rule(_) | ExprKind::Text { .. });
        // The items are compared as text, because their spans differ.
        (simple && again.to_string() == item.to_string()).then(|| Track::Loop {
            inner: Box::new(self.expr(item)),
            between: Some(Box::new(self.expr(separator))),
            times: None,
        })
    }

    fn repetition(&self, repeat: &Repeat, inner: &ExprNode, whole: &ExprNode) -> Track {
        if repeat.max == Some(0) {
            return Track::Nothing(whole.to_string());
        }
        let track = self.expr(inner);
        if repeat.max == Some(1) {
            return if repeat.min == 0 { Track::Option(Box::new(track)) } else { track };
        }
        let times = notation::times(repeat);
        let track = Track::Loop { inner: Box::new(track), between: None, times };
        if repeat.min == 0 { Track::Option(Box::new(track)) } else { track }
    }

    fn prose(&self, text: &str) -> Track {
        let rule = self.surface.find_prose(self.rule, text);
        let named = rule.and_then(|rule| self.surface.written(rule).next());
        let name = named.map_or_else(|| text.to_string(), |rule| rule.name.text.clone());
        Track::Rule(Reference { name, rule, prose: Some(text.to_string()) })
    }
}

/// The track of a literal, or of numeric values of printable characters; `exact` if case matters.
fn literal(text: &str, exact: bool) -> Track {
    Track::Text(Text {
        shown: notation::literal(text),
        one: text.chars().count() == 1,
        cased: text.contains(|c: char| c.is_ascii_alphabetic()),
        exact,
    })
}

/// The track of `%x41` or `%x41.42`: one literal if all characters are printable, otherwise the names of the
/// characters.
fn values_of(values: &[u32]) -> Track {
    let printable: Option<String> =
        values.iter().map(|&value| char::from_u32(value).filter(|c| matches!(c, ' '..='~'))).collect();
    if let Some(text) = printable {
        return literal(&text, true);
    }
    let one = |&value: &u32| {
        Track::Text(Text { shown: notation::character(value), one: true, cased: false, exact: true })
    };
    alone(values.iter().map(one).collect(), Track::Sequence)
}

/// True for a track of one character.
fn is_one(track: &Track) -> bool {
    matches!(track, Track::Range(..) | Track::Text(Text { one: true, .. }))
}

/// Combines several tracks; a single one is returned unchanged.
fn alone(mut tracks: Vec<Track>, together: fn(Vec<Track>) -> Track) -> Track {
    match tracks.len() {
        1 => tracks.remove(0),
        _ => together(tracks),
    }
}
