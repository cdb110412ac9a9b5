//! The content of a diagram, without layout.
//!
//! A track has a textual form for tests:
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]         [userinfo @] host [: port]
//! h16       = 1*4HEXDIG                                  {HEXDIG; up to 4 times}
//! to        = addr-spec *( "," addr-spec )               {addr-spec / ,}
//! ```

use std::fmt;
use std::fmt::{Display, Formatter};
use std::iter;
use virgule_compiler::abnf::lower::Surface;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, Repeat};

/// A part of a diagram.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Track {
    /// The empty string, with its source, such as `0<pchar>`.
    Nothing(String),
    /// A literal.
    Text(Text),
    /// One character of a range: its first and last code point.
    Range(u32, u32),
    /// A reference to a rule.
    Rule(Reference),
    /// A concatenation.
    Sequence(Vec<Track>),
    /// Alternatives.
    Choice(Vec<Track>),
    /// Alternatives of one character each: [`Track::Text`] or [`Track::Range`].
    OneOf(Vec<Track>),
    /// An optional track.
    Option(Box<Track>),
    /// One or more repetitions.
    Loop {
        /// The repeated track.
        inner: Box<Track>,
        /// The separator between two repetitions.
        between: Option<Box<Track>>,
        /// The number of repetitions, if it is limited.
        times: Option<String>,
    },
}

/// A literal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The text, with `␣` for a space.
    pub shown: String,
    /// True for a single character.
    pub one: bool,
    /// True if the literal contains letters.
    pub cased: bool,
    /// True if the literal is case-sensitive: `%s"a"` and `%x61`, but not `"a"` (RFC 7405 section 2.1).
    pub exact: bool,
}

/// A reference to a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// The name, in the spelling of the reference.
    pub name: String,
    /// The rule; `None` only if the grammar has an error.
    pub rule: Option<RuleId>,
    /// The prose that contains the name: `authority, see [RFC3986]`.
    pub prose: Option<String>,
}

impl Track {
    /// Calls `see` for every reference, from left to right.
    pub fn each_rule(&self, see: &mut impl FnMut(&Reference)) {
        if let Track::Rule(reference) = self {
            see(reference);
        }
        self.parts().into_iter().for_each(|part| part.each_rule(see));
    }

    /// Number of boxes in the diagram.
    pub fn boxes(&self) -> usize {
        let parts = self.parts();
        if parts.is_empty() { 1 } else { parts.into_iter().map(Track::boxes).sum() }
    }

    /// Returns the tracks that this one consists of, from left to right; none for a single box.
    fn parts(&self) -> Vec<&Track> {
        match self {
            Track::Sequence(parts) | Track::Choice(parts) => parts.iter().collect(),
            Track::Option(inner) => vec![&**inner],
            Track::Loop { inner, between, .. } => {
                std::iter::once(inner).chain(between).map(|part| &**part).collect()
            }
            Track::Nothing(_) | Track::Text(_) | Track::Range(..) | Track::Rule(_) | Track::OneOf(_) => {
                Vec::new()
            }
        }
    }
}

impl Display for Track {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Track::Nothing(written) => write!(f, "({written})"),
            Track::Text(text) => f.write_str(&text.shown),
            Track::Range(first, last) => f.write_str(&range(*first, *last)),
            Track::Rule(reference) => f.write_str(&reference.name),
            Track::Sequence(parts) => joined(f, parts, " "),
            Track::Choice(parts) => {
                f.write_str("(")?;
                joined(f, parts, " | ")?;
                f.write_str(")")
            }
            Track::OneOf(parts) => {
                f.write_str("‹")?;
                joined(f, parts, " ")?;
                f.write_str("›")
            }
            Track::Option(inner) => write!(f, "[{inner}]"),
            Track::Loop { inner, between, times } => {
                write!(f, "{{{inner}")?;
                if let Some(between) = between {
                    write!(f, " / {between}")?;
                }
                if let Some(times) = times {
                    write!(f, "; {times}")?;
                }
                f.write_str("}")
            }
        }
    }
}

fn joined(f: &mut Formatter<'_>, parts: &[Track], separator: &str) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        write!(f, "{part}")?;
    }
    Ok(())
}

// Readable names of characters and counts.
//
// `%x20`, `%x41-5A` and `2*4` are shown as `␣`, `A–Z` and `2 to 4 times`. Control characters have their names of RFC 20
// (`CR`), characters above ASCII their code points (`U+00A0`).

/// The control characters of ASCII (RFC 20 section 5.2), with the `HTAB` of RFC 5234.
const CONTROLS: [&str; 32] = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HTAB", "LF", "VT", "FF", "CR", "SO", "SI",
    "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS",
    "US",
];

/// The symbol for a space.
const BLANK: char = '␣';

/// Returns the name of a character.
pub fn character(value: u32) -> String {
    let control = usize::try_from(value).ok().and_then(|value| CONTROLS.get(value));
    match (control, value) {
        (Some(name), _) => name.to_string(),
        (None, 0x20) => BLANK.to_string(),
        (None, 0x7F) => "DEL".to_string(),
        (None, _) => match char::from_u32(value).filter(char::is_ascii) {
            Some(printable) => printable.to_string(),
            None => format!("U+{value:04X}"),
        },
    }
}

/// Returns the name of a range.
pub fn range(first: u32, last: u32) -> String {
    format!("{}–{}", character(first), character(last))
}

/// Returns the content of a quoted string.
pub fn literal(text: &str) -> String {
    text.replace(' ', &BLANK.to_string())
}

/// Returns the number of repetitions of a loop, such as `4 times`, if it is limited.
pub fn times(repeat: &Repeat) -> Option<String> {
    match (repeat.min, repeat.max) {
        (0 | 1, None) => None,
        (min, None) => Some(format!("{min} or more times")),
        (0 | 1, Some(max)) => Some(format!("up to {max} times")),
        (min, Some(max)) if min == max => Some(format!("{min} times")),
        (min, Some(max)) => Some(format!("{min} to {max} times")),
    }
}

// Converts ABNF syntax trees to tracks.
//
// The order and the names of the document are preserved, with two simplifications:
//
// - Consecutive alternatives of one character share one box: `! $ & ' ( ) * + , ; =` for the `sub-delims` of RFC 3986.
// - A list with separators, `addr-spec *( "," addr-spec )`, is a loop with the separator on the returning branch.

/// Returns the track of a rule, with its increments (`=/`) as alternatives, after the imported rule that they extend.
pub fn track(surface: &Surface, rule: RuleId) -> Track {
    let builder = TrackBuilder { surface, rule };
    let mut alternatives = Vec::new();
    for written in surface.written(rule) {
        match &written.expr.kind {
            ExprKind::Alternation(parts) => alternatives.extend(parts),
            _ => alternatives.push(&written.expr),
        }
    }
    let base = surface.base(rule).into_iter().map(|base| {
        let name = surface.written(base).next().map_or_else(String::new, |written| written.name.text.clone());
        Track::Rule(Reference { name, rule: Some(base), prose: None })
    });
    builder.choice(base, alternatives.into_iter())
}

struct TrackBuilder<'a> {
    surface: &'a Surface,
    rule: RuleId,
}

impl TrackBuilder<'_> {
    fn expr(&self, expr: &ExprNode) -> Track {
        match &expr.kind {
            ExprKind::Alternation(parts) => self.choice(iter::empty(), parts.iter()),
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
            ExprKind::Text { text, case_sensitive } => literal_track(text, *case_sensitive),
            ExprKind::Range(first, last) => Track::Range(*first, *last),
            ExprKind::Values(values) => values_of(values),
            ExprKind::Prose(text) => self.prose(text),
        }
    }

    /// Returns the choice between `branches` and `parts`.
    fn choice<'e>(
        &self,
        branches: impl Iterator<Item = Track>,
        parts: impl Iterator<Item = &'e ExprNode>,
    ) -> Track {
        let mut branches: Vec<Track> = branches.collect();
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

    /// Returns the loop for `item *( "," item )`, with the separator on the returning branch. This branch is read from
    /// right to left, so the separator must be a single part. `None` if `rest` does not have that form.
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
        let times = times(repeat);
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

/// Returns the track of a literal, or of numeric values of printable characters; `exact` if case matters.
fn literal_track(text: &str, exact: bool) -> Track {
    Track::Text(Text {
        shown: literal(text),
        one: text.chars().count() == 1,
        cased: text.contains(|c: char| c.is_ascii_alphabetic()),
        exact,
    })
}

/// Returns the track of `%x41` or `%x41.42`: one literal if all characters are printable, otherwise the names of the
/// characters.
fn values_of(values: &[u32]) -> Track {
    let printable: Option<String> =
        values.iter().map(|&value| char::from_u32(value).filter(|c| matches!(c, ' '..='~'))).collect();
    if let Some(text) = printable {
        return literal_track(&text, true);
    }
    let one =
        |&value: &u32| Track::Text(Text { shown: character(value), one: true, cased: false, exact: true });
    alone(values.iter().map(one).collect(), Track::Sequence)
}

/// True for a track of one character.
fn is_one(track: &Track) -> bool {
    matches!(track, Track::Range(..) | Track::Text(Text { one: true, .. }))
}

/// Combines several tracks; returns a single one unchanged.
fn alone(mut tracks: Vec<Track>, together: fn(Vec<Track>) -> Track) -> Track {
    match tracks.len() {
        1 => tracks.remove(0),
        _ => together(tracks),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use virgule_compiler::abnf::diagnose::Span;

    #[test]
    fn characters_have_names_or_are_shown() {
        let named = [0, 0x09, 0x0D, 0x1F, 0x20, 0x22, 0x41, 0x7E, 0x7F, 0x80, 0xE9, 0x10FFFF].map(character);
        let expected =
            ["NUL", "HTAB", "CR", "US", "␣", "\"", "A", "~", "DEL", "U+0080", "U+00E9", "U+10FFFF"];
        assert_eq!(named, expected);
        assert_eq!(range(0x30, 0x39), "0–9");
        assert_eq!(literal("a b"), "a␣b");
    }

    #[test]
    fn counts_are_spelled_out_where_they_bind() {
        let times = |min, max| times(&Repeat { min, max, span: Span::default() });
        assert_eq!([times(0, None), times(1, None)], [None, None]);
        assert_eq!(times(2, None).as_deref(), Some("2 or more times"));
        assert_eq!(times(0, Some(6)).as_deref(), Some("up to 6 times"));
        assert_eq!(times(1, Some(4)).as_deref(), Some("up to 4 times"));
        assert_eq!(times(4, Some(4)).as_deref(), Some("4 times"));
        assert_eq!(times(2, Some(4)).as_deref(), Some("2 to 4 times"));
    }
}
