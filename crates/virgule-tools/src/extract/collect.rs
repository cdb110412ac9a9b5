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
    /// The first and last lines of the blocks that are declared to be ABNF.
    declared: Vec<(usize, usize)>,
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
    /// True if white space follows the name. In assignments of other languages it is often missing.
    spaced: bool,
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
        if block.declared && !block.lines.is_empty() {
            self.declared.push(ends(&block.lines));
            if candidates.is_empty() {
                self.leave_out_lines(&block.lines, "ABNF", "no line begins a rule");
            }
        }
        let mut adjacent = true;
        for candidate in &candidates {
            adjacent = self.candidate(candidate, block.declared, adjacent && candidate.adjacent);
        }
        Ok(())
    }

    /// Reads a candidate, or the part of it before its first empty line or its first line that is not indented more;
    /// true if all of it was read.
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
        let mut heads = lines.iter().filter_map(|(_, line)| line.trim_start().strip_prefix(candidate.name));
        let spaced = heads.next().is_some_and(|rest| !rest.starts_with(['=', ':']));
        self.read.push(Read { first, last, name, rule, declared, adjacent, spaced, group });
        lines.len() == all.len()
    }

    /// Returns the result: the rules that are defined once and are not prose.
    pub fn finish(self) -> Extraction {
        let evidence = Evidence::of(&self);
        let Collection { read, left_out, declared, .. } = self;
        let mut found = Extraction { left_out, meant: declared, ..Extraction::default() };
        let mut definitions = Definitions::default();
        let mut before = true;
        for read in &read {
            let lines = (read.first, read.last);
            let why = match &read.rule {
                Err(why) => {
                    if evidence.is_meant(read) {
                        found.meant.push(lines);
                    }
                    why.clone()
                }
                Ok((text, rule)) if evidence.is_rule(read, text, rule) => {
                    let Some((why, is_same)) = definitions.add(rule, read.first) else {
                        found.take(read, text, before && read.adjacent);
                        before = true;
                        continue;
                    };
                    if is_same {
                        found.repeated.push(lines);
                    }
                    why
                }
                Ok(_) => "its right side consists of words, most of which are not rules of the document"
                    .to_string(),
            };
            before = false;
            let what = read.name.clone();
            found.left_out.push(LeftOut { first: read.first, last: read.last, what, why });
        }
        found.meant.sort_unstable();
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
    groups: Vec<CandidateGroup>,
}

/// Numbers of candidates that are printed together.
#[derive(Default, Clone)]
struct CandidateGroup {
    all: usize,
    parsed: usize,
    /// Those that are rules whatever is printed around them.
    certain: usize,
    /// Those with more than names and strings, which assignments of other languages have too.
    distinct: usize,
}

impl CandidateGroup {
    fn is_mostly_rules(&self) -> bool {
        2 * self.parsed > self.all
    }
}

impl Evidence {
    fn of(collection: &Collection) -> Evidence {
        let mut found = Evidence {
            groups: vec![CandidateGroup::default(); collection.groups + 1],
            ..Evidence::default()
        };
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
            group.distinct += usize::from(read.rule.as_ref().is_ok_and(|(_, rule)| is_distinct(&rule.expr)));
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

    /// True if a candidate that cannot be parsed is certainly meant as a rule.
    fn is_meant(&self, read: &Read) -> bool {
        let (group, name) = (&self.groups[read.group], lower(&read.name));
        let is_missing = self.used.contains(&name) && !self.defined.contains(&name);
        !read.declared && read.spaced && (is_missing || group.distinct > 0 && group.is_mostly_rules())
    }

    /// True if a candidate that can be parsed is a rule.
    fn is_rule(&self, read: &Read, text: &str, rule: &RuleNode) -> bool {
        if read.declared || self.is_certain(rule) {
            return true;
        }
        // A name that stands for another one, without the semicolon that ends a statement.
        let is_name = matches!(rule.expr.kind, ExprKind::Rule(_));
        let is_statement = !read.spaced || text[rule.expr.span.end..].starts_with(';');
        let group = &self.groups[read.group];
        let among_rules = group.certain > 0 && group.is_mostly_rules();
        is_name
            && !is_statement
            && (cites(text) || among_rules || self.used.contains(&lower(&rule.name.text)))
    }
}

/// True if an expression has more than names and strings.
fn is_distinct(expr: &ExprNode) -> bool {
    match &expr.kind {
        ExprKind::Concatenation(parts) => parts.iter().any(is_distinct),
        kind => !matches!(kind, ExprKind::Rule(_) | ExprKind::Text { .. }),
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

/// The rules that are extracted.
#[derive(Default)]
struct Definitions<'r> {
    /// By name, with their first lines.
    rules: HashMap<String, (usize, &'r RuleNode)>,
    /// `name alternatives` of the rules with `=/`.
    increments: HashSet<String>,
}

impl<'r> Definitions<'r> {
    /// Adds a rule, or returns the reason why it is not extracted, and true if an earlier rule is the same.
    fn add(&mut self, rule: &'r RuleNode, line: usize) -> Option<(String, bool)> {
        let name = lower(&rule.name.text);
        if rule.incremental {
            let is_new = self.increments.insert(format!("{name} {}", rule.expr));
            return (!is_new).then(|| ("the same alternative was already extracted".to_string(), true));
        }
        let Some((line, known)) = self.rules.get(&name) else {
            self.rules.insert(name, (line, rule));
            return None;
        };
        let is_same = same_expr(&known.expr, &rule.expr);
        let how = if is_same { "identically" } else { "differently" };
        Some((format!("defined {how} in line {line}"), is_same))
    }
}

impl Extraction {
    fn take(&mut self, read: &Read, text: &str, adjacent: bool) {
        let rule = read.name.clone();
        if !read.declared {
            self.meant.push((read.first, read.last));
        }
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
        text.extend(std::iter::repeat_n(' ', indentation(line).saturating_sub(margin)));
        text.push_str(line.trim_start_matches([' ', '\t']).trim_end());
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
