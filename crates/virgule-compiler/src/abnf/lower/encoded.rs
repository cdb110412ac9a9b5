//! Rules that match decoded text, applied to percent-encoded text.
//!
//! RFC 4516 puts a search filter of RFC 4515 into a URL: the filter's grammar describes the octets after
//! decoding, so that `%28cn=a%29` is a filter as `(cn=a)` is. `;! percent-encoded filter within filter-char` replaces
//! references to `filter` by references to a decoded rule: `%` and two hexadecimal digits match one octet (RFC 3986,
//! section 2.1), and only the characters of `filter-char` may occur unencoded.
//!
//! The alternative, to expand each character to `"(" / "%28"`, doubles the automaton, and one byte of lookahead no
//! longer distinguishes an opening bracket from a closing one.

use super::grammar::{Expr, Rule, RuleId};
use super::settings::Encoded;
use crate::abnf::diagnose::{Diagnostic, Diagnostics};
use crate::bytes::{self, ByteSet};
use std::collections::{HashMap, HashSet};

/// Appends the decoded rules to `rules` and redirects the references of the document's rules to them. Returns the
/// decoded rule for each original one.
pub fn encode(
    rules: &mut Vec<Rule>,
    document: &str,
    encoded: &[Encoded],
    diagnostics: &mut Diagnostics,
) -> HashMap<RuleId, RuleId> {
    let mut renamed = HashMap::new();
    for line in encoded {
        let mut plain = ByteSet::default();
        if !characters(rules, line.within, &mut plain, 0) || bytes::contains(&plain, b'%') {
            let rule = &rules[line.within.index()];
            let message = format!("`{}` is no set of ASCII characters without `%`", rule.name);
            let label = "says which characters need no encoding";
            diagnostics.push(
                Diagnostic::error("percent-encoded", message, &rule.source, rule.span, label)
                    .help("it may name other rules, but each of its alternatives must be one character"),
            );
            continue;
        }
        for &rule in &line.rules {
            let original = &rules[rule.index()];
            let wrapper = Rule { expr: Expr::Rule(rule), decoded: Some(plain), ..original.clone() };
            renamed.insert(rule, RuleId(rules.len() as u32));
            rules.push(wrapper);
        }
    }
    // Rules that a decoded rule references match decoded text already.
    let within = closure(rules, renamed.keys().copied().collect());
    if let Some(twice) = within.iter().map(|rule| &rules[rule.index()]).find(|rule| rule.decoded.is_some()) {
        let message =
            format!("`{}` is percent-encoded within a rule that is percent-encoded itself", twice.name);
        let label = "would be decoded twice";
        diagnostics.push(
            Diagnostic::error("percent-encoded", message, &twice.source, twice.span, label)
                .help("name only one of both in `percent-encoded`"),
        );
    }
    for (index, rule) in rules.iter_mut().enumerate() {
        if rule.document == document && rule.decoded.is_none() && !within.contains(&RuleId(index as u32)) {
            rename(&mut rule.expr, &renamed);
        }
    }
    renamed
}

/// Adds the characters that `rule` matches to `into`; false if `rule` matches anything but single ASCII characters.
fn characters(rules: &[Rule], rule: RuleId, into: &mut ByteSet, depth: usize) -> bool {
    // Maximum depth of references: a deeper rule is probably recursive, which no set of characters is.
    const DEEP: usize = 50;
    fn collect(rules: &[Rule], expr: &Expr, into: &mut ByteSet, depth: usize) -> bool {
        match expr {
            Expr::Class(ranges) => ranges.iter().all(|&(first, last)| {
                let ascii = last < 0x80;
                if ascii {
                    bytes::insert(into, first as u8, last as u8);
                }
                ascii
            }),
            Expr::Choice(parts) => parts.iter().all(|part| collect(rules, part, into, depth)),
            Expr::Rule(rule) => depth < DEEP && characters(rules, *rule, into, depth + 1),
            Expr::Sequence(_) | Expr::Repeat { .. } => false,
        }
    }
    collect(rules, &rules[rule.index()].expr, into, depth)
}

/// The rules of `open` and those that they reference, directly or through other rules.
fn closure(rules: &[Rule], mut open: Vec<RuleId>) -> HashSet<RuleId> {
    let mut found = HashSet::new();
    while let Some(rule) = open.pop() {
        if found.insert(rule) {
            rules[rule.index()].expr.each_rule(&mut |rule| open.push(rule));
        }
    }
    found
}

fn rename(expr: &mut Expr, renamed: &HashMap<RuleId, RuleId>) {
    match expr {
        Expr::Class(_) => {}
        Expr::Sequence(parts) | Expr::Choice(parts) => {
            parts.iter_mut().for_each(|part| rename(part, renamed))
        }
        Expr::Repeat { inner, .. } => rename(inner, renamed),
        Expr::Rule(rule) => *rule = renamed.get(rule).copied().unwrap_or(*rule),
    }
}
