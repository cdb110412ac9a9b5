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
    dialect: Dialect,
    candidates: usize,
    read: Vec<Read>,
    left_out: Vec<LeftOut>,
}

struct Read {
    first: usize,
    last: usize,
    text: String,
    rule: RuleNode,
    declared: bool,
    adjacent: bool,
}

impl Collection {
    pub fn in_dialect(dialect: Dialect) -> Self {
        Collection { dialect, ..Collection::default() }
    }

    /// Records that the lines `first` to `last`, which contain `what`, are not extracted, and the reason.
    pub fn leave_out(&mut self, first: usize, last: usize, what: String, why: impl Into<String>) {
        self.left_out.push(LeftOut { first, last, what, why: why.into() });
    }

    pub fn add(&mut self, block: &Block) -> Result<(), ExtractError> {
        let candidates = candidates(block);
        self.candidates += candidates.len();
        if self.candidates > MAX_CANDIDATES {
            return Err(ExtractError::TooManyRules);
        }
        if block.declared && candidates.is_empty() {
            let line = |end: Option<&(usize, String)>| end.map_or(0, |(number, _)| *number);
            let (first, last) = (line(block.lines.first()), line(block.lines.last()));
            self.leave_out(first, last, "ABNF".to_string(), "no line begins a rule");
        }
        let mut adjacent = true;
        for candidate in &candidates {
            adjacent = self.candidate(candidate, block.declared, adjacent && candidate.adjacent);
        }
        Ok(())
    }

    /// Reads a candidate, or the part of it before its first empty line; true if it is a rule.
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
        let number = |line: Option<&(usize, String)>| line.map_or(0, |(number, _)| *number);
        let (first, last) = (number(lines.first()), number(lines.last()));
        match rule {
            Ok((text, rule)) => {
                self.read.push(Read { first, last, text, rule, declared, adjacent });
                lines.len() == all.len()
            }
            Err(why) => {
                self.leave_out(first, last, candidate.name.to_string(), why);
                false
            }
        }
    }

    /// Returns the result: the rules that are defined once and are not prose.
    pub fn finish(self) -> Extraction {
        let Collection { read, left_out, .. } = self;
        let mut found = Extraction { left_out, ..Extraction::default() };
        let mut names: HashSet<String> = read.iter().map(|read| lower(&read.rule)).collect();
        names.extend(core_rules().map(str::to_ascii_lowercase));
        let mut defined: HashMap<String, &Read> = HashMap::new();
        let mut increments: HashSet<String> = HashSet::new();
        let mut before = true;
        for read in &read {
            let name = lower(&read.rule);
            let why = if !read.declared && is_prose(&read.rule, &names) {
                Some(
                    "its right side consists of words, most of which are not rules of the document"
                        .to_string(),
                )
            } else if read.rule.incremental {
                let key = format!("{name} {}", read.rule.expr);
                (!increments.insert(key)).then(|| "the same alternative was already extracted".to_string())
            } else {
                match defined.get(&name) {
                    Some(known) if same_expr(&known.rule.expr, &read.rule.expr) => {
                        Some(format!("defined identically in line {}", known.first))
                    }
                    Some(known) => Some(format!("defined differently in line {}", known.first)),
                    None => {
                        defined.insert(name, read);
                        None
                    }
                }
            };
            let rule = read.rule.name.text.clone();
            match why {
                Some(why) => {
                    found.left_out.push(LeftOut { first: read.first, last: read.last, what: rule, why });
                    before = false;
                }
                None => {
                    found.take(read, rule, before && read.adjacent);
                    before = true;
                }
            }
        }
        found.left_out.sort_by_key(|left_out| (left_out.first, left_out.last));
        found
    }
}

impl Extraction {
    fn take(&mut self, read: &Read, rule: String, adjacent: bool) {
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
        self.abnf.push_str(&read.text);
    }
}

fn lower(rule: &RuleNode) -> String {
    rule.name.text.to_ascii_lowercase()
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
        return Err(format!("{place}{}", error.message));
    }
    match <[RuleNode; 1]>::try_from(tree.rules) {
        Ok([rule]) => Ok((source.text.clone(), rule)),
        Err(rules) => Err(format!("it has {} rules", rules.len())),
    }
}

/// True if the right side consists of names only, most of which are not names of rules, as in `N = number of octets`.
fn is_prose(rule: &RuleNode, names: &HashSet<String>) -> bool {
    let parts = match &rule.expr.kind {
        ExprKind::Concatenation(parts) => &parts[..],
        _ => std::slice::from_ref(&rule.expr),
    };
    let known = |part: &ExprNode| match &part.kind {
        ExprKind::Rule(name) => {
            Some(names.contains(&name.to_ascii_lowercase()) && !name.eq_ignore_ascii_case(&rule.name.text))
        }
        _ => None,
    };
    let Some(known) = parts.iter().map(known).collect::<Option<Vec<bool>>>() else { return false };
    2 * known.iter().filter(|known| **known).count() < known.len()
}
