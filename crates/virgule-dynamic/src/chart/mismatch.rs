//! Input that does not match → offset, rule and expected bytes, as the automaton would report them.
//!
//! The offset is that of the first character that no reading accepts, unless an unlikely reading outlived a likely one:
//!
//! ```text
//! http://example.com:8x/
//!                     ▲▲
//!                     │└ no reading continues: only a userinfo "example.com:8x" was left, and it needs an "@"
//!                     └─ the port ended here, where the input could have ended
//! ```
//!
//! `docs/design/006-where-an-error-is.md` has the two conditions of that case. `virgule::parse::explain` does the same
//! for an automaton, with groups of readings from tables. Here the input is matched again up to the offset, and the
//! items that are pending there are grouped by the rules of the last character.

use crate::chart::limits::ChartLimits;
use crate::chart::program::{NodeId, Program};
use crate::chart::recognizer::{Chart, FrameId, Item, NONE, Purpose, ROOT};
use std::collections::HashMap;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::limits::Exceeded;

/// Only this many of the innermost rules of a path are compared.
const PATH: usize = 64;

/// Why input does not match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChartMismatch {
    /// The offset in bytes; the length of the input if it ends too early.
    pub offset: usize,
    /// The rule that was being matched.
    pub rule: Option<RuleId>,
    /// The bytes that could come next.
    pub expected: ByteSet,
    /// True if the input could have ended there.
    pub end: bool,
}

/// Explains the mismatch of input whose chart has these offsets.
pub fn explain(
    program: &Program,
    text: &str,
    (furthest, could_end): (usize, Option<usize>),
    limits: ChartLimits,
) -> Result<ChartMismatch, Exceeded> {
    let left = groups(program, text, furthest, limits)?;
    if let Some(end) = could_end {
        let then = groups(program, text, end, limits)?;
        if is_outlived(&then, &left, text, (furthest, end)) {
            return Ok(mismatch(&then, &left, end));
        }
    }
    Ok(mismatch(&left, &[], furthest))
}

/// The rules around a node, the outermost first.
type Path = Vec<RuleId>;

/// Readings that read the last character in the same rule.
#[derive(Debug)]
struct Group {
    /// The rule of the last character.
    from: Option<RuleId>,
    /// The current rule of the preferred reading.
    rule: Option<RuleId>,
    expected: ByteSet,
    end: bool,
    /// True if the rule of the last character has ended and the reading continues in another.
    over: bool,
}

/// Returns the groups of readings at an offset, in order of preference.
fn groups(program: &Program, text: &str, at: usize, limits: ChartLimits) -> Result<Vec<Group>, Exceeded> {
    let mut chart = Chart::new(program, text, Purpose::Explain(at), limits)?;
    let (mut grouped, mut numbers): (Vec<(Path, Vec<Item>)>, _) = (Vec::new(), HashMap::new());
    for item in chart.pending.clone() {
        let from = if item.from == NONE { Path::new() } else { path(program, &chart, item.from, item.frame) };
        let number = *numbers.entry(from.clone()).or_insert(grouped.len());
        match grouped.get_mut(number) {
            Some((_, items)) => items.push(item),
            None => grouped.push((from, vec![item])),
        }
    }
    let mut groups = Vec::new();
    for (from, items) in grouped {
        // The rules around each class that the items reach, in order of preference.
        let (mut paths, mut expected) = (Vec::new(), ByteSet::default());
        let end = chart.met(&items, at, |chart, node, frame| {
            bytes::unite(&mut expected, &program.first_bytes(node));
            paths.push(path(program, chart, node, frame));
        })?;
        if !paths.is_empty() || end {
            let (label, depth) = place(&from, &paths);
            let over = common(&from, label).min(depth) < from.len();
            let rule = depth.checked_sub(1).and_then(|last| label.get(last)).copied();
            groups.push(Group { from: from.last().copied(), rule, expected, end, over });
        }
    }
    Ok(groups)
}

/// Returns the rules around a node of a frame, by the first caller of each frame.
fn path(program: &Program, chart: &Chart<'_>, node: NodeId, frame: FrameId) -> Path {
    let (mut node, mut frame) = (node, frame);
    let mut path = Path::new();
    path.extend(program.labels[node as usize].inlined);
    while path.len() < PATH {
        let made = &chart.frames[frame as usize];
        if program.routines[made.routine as usize].is_rule {
            path.extend(program.labels[node as usize].rule);
        }
        match chart.callers.get(made.callers.0 as usize) {
            Some(caller) if frame != ROOT => (node, frame) = (caller.next, caller.frame),
            _ => break,
        }
    }
    path.reverse();
    path
}

/// Returns the rule of the readings of a group, as a path and its length: the rule of the preferred reading, or the
/// rule around it if other readings continue there (after `//` the authority, which may begin with a userinfo or a
/// host).
fn place<'r>(from: &'r Path, paths: &'r [Path]) -> (&'r Path, usize) {
    let Some(first) = paths.first() else { return (from, from.len()) };
    if from.is_empty() {
        // No reading has begun before the first character, so the rule is the common prefix of all paths.
        return (first, paths.iter().map(|path| common(first, path)).min().unwrap_or_default());
    }
    let around = first.len().saturating_sub(1);
    let beside = |path: &Path| path != first && path.len() > around && common(first, path) == around;
    (first, if paths.iter().any(beside) { around } else { first.len() })
}

fn common(one: &Path, other: &Path) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// True if the groups of `now` are a proper subset of those of `then` and not within a new rule, and a group that ended
/// at the offset `end` would have accepted the character at `at`.
fn is_outlived(then: &[Group], now: &[Group], text: &str, (at, end): (usize, usize)) -> bool {
    let lives = |group: &Group, others: &[Group]| others.iter().any(|other| other.from == group.from);
    if now.iter().any(|group| !lives(group, then) || group.end) {
        return false;
    }
    let known_rule = now.first().is_some_and(|first| then.iter().any(|group| group.rule == first.rule));
    let died = |group: &Group| !lives(group, now) && !takes(group, text, end) && takes(group, text, at);
    known_rule && then.iter().any(died)
}

/// True if a group accepts the character at an offset, or may end where the input ends.
fn takes(group: &Group, text: &str, at: usize) -> bool {
    match text.as_bytes().get(at) {
        // A completed rule did not end there: the input ends too early.
        None => group.end && !group.over,
        Some(&byte) => bytes::contains(&group.expected, byte),
    }
}

/// Returns what `groups` expect, except those still alive in `without`. If the input may end, the groups that may end
/// are the likely ones, and only they are reported.
fn mismatch(groups: &[Group], without: &[Group], offset: usize) -> ChartMismatch {
    let continued = |group: &&Group| without.iter().any(|other| other.from == group.from);
    let all: Vec<&Group> = groups.iter().filter(|group| !continued(group)).collect();
    let end = all.iter().any(|group| group.end);
    let mut reported = all.into_iter().filter(|group| group.end || !end).peekable();
    let rule = reported.peek().and_then(|group| group.rule);
    let mut expected = ByteSet::default();
    reported.for_each(|group| {
        bytes::unite(&mut expected, &group.expected);
    });
    ChartMismatch { offset, rule, expected, end }
}
