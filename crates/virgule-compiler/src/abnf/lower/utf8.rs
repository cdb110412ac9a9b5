//! Rules that spell out UTF-8 → characters.
//!
//! Documents over octets describe characters beyond ASCII by their encoding (RFC 4512, section 1.4):
//!
//! ```text
//! UTFMB = UTF2 / UTF3 / UTF4          UTF2 = %xC2-DF UTF0          UTF0 = %x80-BF
//! ```
//!
//! Here numbers are code points, and become octets in `build`. `;! utf-8 UTFMB` declares that the rule matches just
//! that: one character beyond ASCII, in well-formed UTF-8.

use super::grammar::{Expr, Rule, RuleId};

/// Replaces what the rules match; gives all rules that they led to before.
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
