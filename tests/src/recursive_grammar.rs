//! Small random recursive grammars, and random texts of their languages.
//!
//! ```text
//! s       the start: references x, y, n, m     x, y   rules without recursion, fields
//! n, m    recursive or mutually recursive      z      a leaf, perhaps nullable
//! ```
//!
//! Most recursion is within brackets, so that one byte of lookahead decides it; the compiler must refuse most other
//! grammars. Fields are outside of the recursion, because recursive rules have no fields.

use crate::inputs;
use crate::random::Random;
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};

/// The alphabet of these grammars.
pub const LETTERS: &str = "()[]ab";

/// A random grammar with recursive rules.
#[derive(Debug, Clone)]
pub struct RecursiveGrammar {
    /// The ABNF of the grammar, with the start rule `s`.
    pub text: String,
    /// True if a rule may be left-recursive.
    pub left: bool,
}

/// Generates a random grammar.
pub fn grammar(random: &mut Random) -> RecursiveGrammar {
    let left = random.once_in(10);
    let is_bracketed = !random.once_in(3);
    let mutual = random.once_in(2);
    let recursive_rule = |random: &mut Random, own: &str, other: &str| {
        let names: &[&str] = if mutual { &[own, own, other] } else { &[own] };
        let mut alternatives: Vec<String> = (0..1 + random.below(2))
            .map(|way| bracketed(random, names, (is_bracketed, (own == "m") ^ (way == 1))))
            .collect();
        if left && random.once_in(2) {
            alternatives
                .push(format!("{own} {}", random.pick(&["\"b\"", "\"a\" z", "\"(\" z \")\"", "\"b\" n"])));
        }
        let leaves: &[&str] = &["\"a\"", "\"a\"", "\"a\"", "1*\"a\"", "\"ab\"", "\"a\" z", "\"b\"", "z"];
        let leaf = *random.pick(if is_bracketed { &leaves[..5] } else { leaves });
        alternatives.push(leaf.into());
        alternatives.join(" / ")
    };
    let (n, m) = (recursive_rule(random, "n", "m"), recursive_rule(random, "m", "n"));
    let z = *random.pick(&["\"b\"", "*\"b\"", "[\"b\"]", "\"b\" / \"\"", "\"ab\""]);
    let parts: Vec<String> = (0..1 + random.below(3)).map(|_| part(random)).collect();
    let recursive = *random.pick(&["n", "n", "m", "[n]", "*n", "1*(n x)"]);
    let parts = match random.below(3) {
        0 => [vec![recursive.to_string()], parts].concat(),
        1 => [parts, vec![recursive.to_string()]].concat(),
        _ => vec![parts[0].clone(), recursive.into(), part(random)],
    };
    let mut lines = vec![format!("s = {}", parts.join(" "))];
    let plain = ["1*\"b\"", "\"b\" / \"bb\"", "*\"b\"", "[\"b\"]", "\"b\" / \"ba\"", "*\"a\""];
    let plain = if is_bracketed { &plain[..4] } else { &plain[..] };
    lines.push(format!("x = {}", random.pick(plain)));
    lines.push(format!("y = {}", random.pick(plain)));
    lines.push(format!("n = {n}"));
    lines.push(format!("m = {m}"));
    lines.push(format!("z = {z}"));
    let named = |name: &str| lines[0].split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == name);
    let fields: Vec<String> = [("x", "x"), ("y", "y=s/y"), ("n", "n=s/n"), ("m", "m=s/m")]
        .into_iter()
        .filter(|(name, _)| named(name))
        .map(|(_, field)| field.to_string())
        .collect();
    let directive =
        if fields.is_empty() { String::new() } else { format!(";! fields {}\n", fields.join(" ")) };
    RecursiveGrammar { text: format!(";! kind sketch\n;! start s\n{directive}{}\n", lines.join("\n")), left }
}

/// A random part of the start rule.
fn part(random: &mut Random) -> String {
    let parts = ["x", "x", "y", "y", "*y", "[x]", "\"b\"", "\"a\"", "n", "(n / x)", "[\"(\" y \")\"]"];
    (*random.pick(&parts)).into()
}

/// A random alternative that references one of `names`, between brackets if `is_bracketed`, which are square if
/// `square`.
fn bracketed(random: &mut Random, names: &[&str], (is_bracketed, square): (bool, bool)) -> String {
    let mut name = || (*random.pick(names)).to_string();
    let (one, two) = (name(), name());
    let inner = match random.below(7) {
        0 => one,
        1 => format!("*{one}"),
        2 => format!("[{one}]"),
        3 => format!("{one} *(\"b\" {two})"),
        4 => format!("{one} {two}"),
        5 => format!("1*2{one}"),
        _ => format!("z {one}"),
    };
    if is_bracketed || random.once_in(2) {
        let [open, close] = if square { ["[", "]"] } else { ["(", ")"] };
        return format!("\"{open}\" {inner} \"{close}\"");
    }
    match random.below(4) {
        0 => format!("\"a\" {inner}"),
        1 => format!("\"a\" {inner} \"a\""),
        2 => format!("\"b\" {inner} \"a\""),
        _ => format!("\"(\" {inner}"),
    }
}

/// A random text of `rule`. After `budget` random choices, only the shortest alternatives are chosen.
pub fn sentence(random: &mut Random, grammar: &Grammar, rule: RuleId, budget: usize) -> String {
    let shortest = shortest(grammar);
    let mut writer = Writer { random, grammar, shortest: &shortest, budget, text: String::new() };
    writer.write(&grammar.rule(rule).expr);
    writer.text
}

/// `short` texts, and a hundred random texts of a rule, each also with a mistake.
pub fn texts(random: &mut Random, grammar: &Grammar, rule: RuleId, short: &[String]) -> Vec<String> {
    let mut texts = short.to_vec();
    for _ in 0..100 {
        let budget = 5 + random.below(60);
        let text = sentence(random, grammar, rule, budget);
        if text.len() < 100 {
            texts.push(inputs::mistaken(random, &text, LETTERS));
            texts.push(text);
        }
    }
    texts
}

struct Writer<'w> {
    random: &'w mut Random,
    grammar: &'w Grammar,
    shortest: &'w [usize],
    /// The number of remaining random choices.
    budget: usize,
    text: String,
}

impl Writer<'_> {
    fn write(&mut self, expr: &Expr) {
        self.budget = self.budget.saturating_sub(1);
        match expr {
            Expr::Class(ranges) => {
                let &(first, last) = self.random.pick(ranges);
                let code = first + self.random.below((last - first + 1) as usize) as u32;
                self.text.extend(char::from_u32(code));
            }
            Expr::Sequence(parts) => parts.iter().for_each(|part| self.write(part)),
            Expr::Choice(parts) if self.budget > 0 => {
                let chosen = self.random.below(parts.len());
                self.write(&parts[chosen]);
            }
            Expr::Choice(parts) => {
                let shortest = parts.iter().min_by_key(|part| length(part, self.shortest));
                self.write(shortest.expect("an alternative"));
            }
            Expr::Repeat { inner, min, max, .. } => {
                let free = if self.budget > 0 { self.random.below(4) as u32 } else { 0 };
                let count = max.map_or(min + free, |max| (min + free).min(max));
                (0..count).for_each(|_| self.write(inner));
            }
            Expr::Rule(rule) => {
                let grammar = self.grammar;
                self.write(&grammar.rule(*rule).expr);
            }
        }
    }
}

/// The length of the shortest text of each rule.
fn shortest(grammar: &Grammar) -> Vec<usize> {
    let mut known = vec![usize::MAX; grammar.rules.len()];
    loop {
        let next: Vec<usize> = grammar.rules.iter().map(|rule| length(&rule.expr, &known)).collect();
        if next == known {
            return known;
        }
        known = next;
    }
}

/// The length of the shortest text of an expression, if `known` are the lengths of the shortest texts of rules.
fn length(expr: &Expr, known: &[usize]) -> usize {
    match expr {
        Expr::Class(_) => 1,
        Expr::Sequence(parts) => parts.iter().fold(0, |sum, part| sum.saturating_add(length(part, known))),
        Expr::Choice(parts) => parts.iter().map(|part| length(part, known)).min().unwrap_or(usize::MAX),
        Expr::Repeat { inner, min, .. } => {
            (0..*min).fold(0, |sum, _| sum.saturating_add(length(inner, known)))
        }
        Expr::Rule(rule) => known[rule.index()],
    }
}
