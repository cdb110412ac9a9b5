//! Decides which candidates are extracted as rules, and records why the others are not.

use super::rules::{Block, RuleCandidate, candidates, indentation};
use super::{ExtractError, Extraction, LeftOut, MAX_CANDIDATES, Taken};
use crate::format::same_expr;
use std::collections::{HashMap, HashSet};
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity, Source};
use virgule_compiler::abnf::lower::core_rules;
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::read;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, RuleNode};

#[derive(Default)]
pub struct Collection {
    pub dialect: Dialect,
    candidates: usize,
    read: Vec<Read>,
    left_out: Vec<LeftOut>,
    /// The number of groups: candidates that are printed together.
    groups: usize,
}

/// A candidate that was read.
struct Read {
    first: usize,
    last: usize,
    name: String,
    /// Its source without indentation, and the rule; or the reason why it is not a rule.
    rule: Result<(String, RuleNode), String>,
    declared: bool,
    adjacent: bool,
    group: usize,
}

impl Collection {
    pub fn in_dialect(dialect: Dialect) -> Self {
        Collection { dialect, ..Collection::default() }
    }

    /// Records that the lines `first` to `last`, which contain `what`, are not extracted, and the reason.
    pub fn leave_out(&mut self, first: usize, last: usize, what: String, why: impl Into<String>) {
        self.left_out.push(LeftOut { first, last, what, why: why.into() });
    }

    /// As [`Self::leave_out`], for lines of which there is at least one.
    pub fn leave_out_lines(&mut self, lines: &[(usize, String)], what: &str, why: impl Into<String>) {
        let (first, last) = ends(lines);
        self.leave_out(first, last, what.to_string(), why);
    }

    /// Counts candidates.
    pub fn count(&mut self, candidates: usize) -> Result<(), ExtractError> {
        self.candidates += candidates;
        if self.candidates > MAX_CANDIDATES { Err(ExtractError::TooManyRules) } else { Ok(()) }
    }

    pub fn add(&mut self, block: &Block) -> Result<(), ExtractError> {
        let candidates = candidates(block);
        self.count(candidates.len())?;
        if block.declared && candidates.is_empty() && !block.lines.is_empty() {
            self.leave_out_lines(&block.lines, "ABNF", "no line begins a rule");
        }
        let mut adjacent = true;
        for candidate in &candidates {
            adjacent = self.candidate(candidate, block.declared, adjacent && candidate.adjacent);
        }
        Ok(())
    }

    /// Reads a candidate, or the part of it before its first empty line; true if all of it was read.
    fn candidate(&mut self, candidate: &RuleCandidate<'_>, declared: bool, adjacent: bool) -> bool {
        let (all, closed) = (candidate.lines, &candidate.lines[..candidate.closed]);
        let mut lines = all;
        let mut rule = rule(all, self.dialect);
        if rule.is_err() && closed.len() < all.len() && !closed.is_empty() {
            rule = self::rule(closed, self.dialect).or(rule);
            if rule.is_ok() {
                lines = closed;
            }
        }
        if !candidate.together {
            self.groups += 1;
        }
        let (first, last) = ends(lines);
        let (name, group) = (candidate.name.to_string(), self.groups);
        self.read.push(Read { first, last, name, rule, declared, adjacent, group });
        lines.len() == all.len()
    }

    /// Returns the result: the rules that are defined once and are not prose.
    pub fn finish(self) -> Extraction {
        let evidence = Evidence::of(&self);
        let Collection { read, left_out, .. } = self;
        let mut found = Extraction { left_out, ..Extraction::default() };
        let mut defined: HashMap<String, (usize, &RuleNode)> = HashMap::new();
        let mut increments: HashSet<String> = HashSet::new();
        let mut before = true;
        for read in &read {
            let taken = read.rule.as_ref().map_err(Clone::clone).and_then(|(text, rule)| {
                let name = lower(&rule.name.text);
                if !evidence.is_rule(read, text, rule) {
                    let why = "its right side consists of words, most of which are not rules of the document";
                    return Err(why.to_string());
                }
                if rule.incremental {
                    let is_new = increments.insert(format!("{name} {}", rule.expr));
                    return if is_new {
                        Ok(text)
                    } else {
                        Err("the same alternative was already extracted".to_string())
                    };
                }
                match defined.get(&name) {
                    Some((line, known)) if same_expr(&known.expr, &rule.expr) => {
                        Err(format!("defined identically in line {line}"))
                    }
                    Some((line, _)) => Err(format!("defined differently in line {line}")),
                    None => {
                        defined.insert(name, (read.first, rule));
                        Ok(text)
                    }
                }
            });
            before = match taken {
                Ok(text) => {
                    found.take(read, text, before && read.adjacent);
                    true
                }
                Err(why) => {
                    let what = read.name.clone();
                    found.left_out.push(LeftOut { first: read.first, last: read.last, what, why });
                    false
                }
            };
        }
        found.left_out.sort_by_key(|left_out| (left_out.first, left_out.last));
        found
    }
}

/// What the candidates of a document tell about one another: a right side of names only may be prose, as in
/// `N = number of octets`.
#[derive(Default)]
struct Evidence {
    /// The names of all candidates that can be parsed, and of the core rules.
    defined: HashSet<String>,
    /// The names on the right sides of what cannot be prose.
    used: HashSet<String>,
    groups: Vec<Group>,
}

/// Numbers of candidates that are printed together.
#[derive(Default, Clone)]
struct Group {
    all: usize,
    parsed: usize,
    /// Those that are rules whatever is printed around them.
    certain: usize,
}

impl Evidence {
    fn of(collection: &Collection) -> Evidence {
        let mut found =
            Evidence { groups: vec![Group::default(); collection.groups + 1], ..Evidence::default() };
        let rules = || collection.read.iter().filter_map(|read| Some((read, &read.rule.as_ref().ok()?.1)));
        found.defined.extend(core_rules().map(str::to_ascii_lowercase));
        found.defined.extend(rules().map(|(_, rule)| lower(&rule.name.text)));
        for (_, rule) in rules().filter(|(read, rule)| read.declared || names_of(rule).is_none()) {
            rule.expr.leaves(&mut |leaf| {
                if let ExprKind::Rule(name) = &leaf.kind {
                    found.used.insert(lower(name));
                }
            });
        }
        for read in &collection.read {
            let certain = read.rule.as_ref().is_ok_and(|(_, rule)| read.declared || found.is_certain(rule));
            let group = &mut found.groups[read.group];
            group.all += 1;
            group.parsed += usize::from(read.rule.is_ok());
            group.certain += usize::from(certain);
        }
        found
    }

    /// True if not most of the right side are unknown names.
    fn is_certain(&self, rule: &RuleNode) -> bool {
        let known = |name: &&&str| {
            let is_own = name.eq_ignore_ascii_case(&rule.name.text);
            !is_own && self.is_known(name)
        };
        names_of(rule).is_none_or(|names| 2 * names.iter().filter(known).count() >= names.len())
    }

    fn is_known(&self, name: &str) -> bool {
        let name = lower(name);
        self.defined.contains(&name) || self.used.contains(&name)
    }

    /// True if a candidate that can be parsed is a rule.
    fn is_rule(&self, read: &Read, text: &str, rule: &RuleNode) -> bool {
        if read.declared || self.is_certain(rule) {
            return true;
        }
        // A name that stands for another one. Assignments of other languages are often printed without white space,
        // or end with a semicolon.
        let is_name = matches!(rule.expr.kind, ExprKind::Rule(_));
        let is_spaced = text[rule.name.span.end..].starts_with(|c: char| c.is_ascii_whitespace())
            && !text[rule.expr.span.end..].starts_with(';');
        let group = &self.groups[read.group];
        let among_rules = group.certain > 0 && 2 * group.parsed > group.all;
        is_name && is_spaced && (cites(text) || among_rules || self.used.contains(&lower(&rule.name.text)))
    }
}

/// True if a comment names the document or section that defines the name on the right side.
fn cites(text: &str) -> bool {
    let mut comments = text.lines().filter_map(|line| line.split_once(';'));
    comments.any(|(_, comment)| {
        let comment = comment.to_ascii_lowercase();
        let number =
            |rest: &str| rest.trim_start_matches([' ', '-']).starts_with(|c: char| c.is_ascii_digit());
        comment.contains("section ") || comment.split("rfc").skip(1).any(number)
    })
}

/// Returns the names on the right side, if it has nothing else.
fn names_of(rule: &RuleNode) -> Option<Vec<&str>> {
    fn name(part: &ExprNode) -> Option<&str> {
        match &part.kind {
            ExprKind::Rule(name) => Some(name),
            _ => None,
        }
    }
    let parts = match &rule.expr.kind {
        ExprKind::Concatenation(parts) => &parts[..],
        _ => std::slice::from_ref(&rule.expr),
    };
    parts.iter().map(name).collect()
}

impl Extraction {
    fn take(&mut self, read: &Read, text: &str, adjacent: bool) {
        let rule = read.name.clone();
        match self.taken.last_mut().filter(|_| adjacent) {
            Some(taken) => {
                taken.last = read.last;
                taken.rules.push(rule);
            }
            None => {
                if !self.abnf.is_empty() {
                    self.abnf.push('\n');
                }
                self.taken.push(Taken { first: read.first, last: read.last, rules: vec![rule] });
            }
        }
        self.abnf.push_str(text);
    }
}

fn lower(name: &str) -> String {
    name.to_ascii_lowercase()
}

/// Returns the numbers of the first and the last line.
fn ends(lines: &[(usize, String)]) -> (usize, usize) {
    let number = |line: Option<&(usize, String)>| line.map_or(0, |(number, _)| *number);
    (number(lines.first()), number(lines.last()))
}

/// Returns the source of a rule without indentation, and the rule; or the reason why the lines are not a rule.
fn rule(lines: &[(usize, String)], dialect: Dialect) -> Result<(String, RuleNode), String> {
    let code = lines.iter().find(|(_, line)| !line.trim_start().starts_with(';'));
    let margin = code.map_or(0, |(_, line)| indentation(line));
    let mut text = String::new();
    for (_, line) in lines.iter().filter(|(_, line)| !line.trim().is_empty()) {
        text.push_str(line[indentation(line).min(margin)..].trim_end());
        text.push('\n');
    }
    let source = Source::in_dialect("", text, Some(dialect));
    let mut found = Diagnostics::new();
    let tree = read(&source, &mut found);
    if let Some(error) = found.iter().find(|finding| finding.severity == Severity::Error) {
        let line = error
            .position()
            .and_then(|(line, _)| lines.iter().filter(|(_, text)| !text.trim().is_empty()).nth(line - 1));
        let place = line.map_or_else(String::new, |(number, _)| format!("line {number}: "));
        let help = error.help.first().map_or_else(String::new, |help| format!("; {help}"));
        return Err(format!("{place}{}{help}", error.message));
    }
    match <[RuleNode; 1]>::try_from(tree.rules) {
        Ok([rule]) => Ok((source.text.clone(), rule)),
        Err(rules) => Err(format!("it has {} rules", rules.len())),
    }
}
