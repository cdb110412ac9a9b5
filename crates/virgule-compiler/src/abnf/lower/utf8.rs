//! Replaces rules that describe characters by their UTF-8 octets with sets of characters.
//!
//! Documents over octets describe characters beyond ASCII by their encoding (RFC 4512, section 1.4):
//!
//! ```text
//! UTFMB = UTF2 / UTF3 / UTF4          UTF2 = %xC2-DF UTF0          UTF0 = %x80-BF
//! ```
//!
//! In a lowered grammar, numbers are code points; `nfa` encodes them as octets. `;! utf-8 UTFMB` declares that the rule
//! matches one character beyond ASCII in well-formed UTF-8.

use super::grammar::{Expr, Rule, RuleId};

/// Replaces the expressions of the `utf8` rules; returns the rules that they referenced before, directly or through
/// other rules.
pub fn characters(rules: &mut [Rule], utf8: &[RuleId]) -> Vec<RuleId> {
    let mut spelled = Vec::new();
    let mut open = Vec::new();
    for rule in utf8 {
        let all = Expr::Class(vec![(0x80, 0xD7FF), (0xE000, 0x10FFFF)].into());
        std::mem::replace(&mut rules[rule.index()].expr, all).each_rule(&mut |named| open.push(named));
    }
    while let Some(rule) = open.pop() {
        if !spelled.contains(&rule) {
            spelled.push(rule);
            rules[rule.index()].expr.each_rule(&mut |named| open.push(named));
        }
    }
    spelled
}
