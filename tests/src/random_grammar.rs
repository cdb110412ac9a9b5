//! Small random grammars over `a` and `b` with fields, without recursion.
//!
//! Rules reference only later rules. All other features of ABNF occur: alternatives, groups, options, and bounded and
//! unbounded repetitions, also of nullable expressions. The number of repetitions is limited, because fields within
//! nested repetitions make automata large and slow to compile.

use crate::random::Random;
use std::fmt::Display;

/// The names of the rules, the start rule first. A rule may reference only later ones.
const RULES: [&str; 4] = ["s", "x", "y", "z"];

/// The maximal number of options and repetitions.
const REPETITIONS: usize = 12;

/// A random grammar with the start rule `s` whose expressions nest at most `depth` deep. Some of the other rules are
/// fields.
pub fn grammar(random: &mut Random, depth: usize) -> String {
    loop {
        let grammar = any_grammar(random, depth);
        if grammar.matches(['*', '[', '2']).count() <= REPETITIONS {
            return grammar;
        }
    }
}

/// True if the definition of `outer` references `rule`.
fn names(lines: &[String], outer: &str, rule: &str) -> bool {
    let definition = lines.iter().find_map(|line| line.strip_prefix(outer)?.strip_prefix(" = "));
    definition.is_some_and(|text| text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == rule))
}

fn any_grammar(random: &mut Random, depth: usize) -> String {
    let mut generator = Generator { random, used: [true, false, false, false], left: 0 };
    let mut lines = Vec::new();
    for (rule, name) in RULES.iter().enumerate() {
        if generator.used[rule] {
            let parts = if rule == 0 { 2 + generator.random.below(4) } else { 1 + generator.random.below(2) };
            generator.left = parts;
            lines.push(format!("{name} = {}", generator.choice(rule, depth)));
        }
    }
    let used = generator.used;
    let fields: Vec<usize> = (1..RULES.len()).filter(|&rule| used[rule] && !random.once_in(5)).collect();
    let mut field = |rule: usize| {
        // The field is bound to every reference, or only to those within `outer`.
        let outer = random.below(rule);
        let bound = random.once_in(3) && names(&lines, RULES[outer], RULES[rule]);
        let bound = if bound { format!("={}/{}", RULES[outer], RULES[rule]) } else { String::new() };
        format!("{}{bound}", RULES[rule])
    };
    let fields: Vec<String> = fields.into_iter().map(&mut field).collect();
    let directive =
        if fields.is_empty() { String::new() } else { format!(";! fields {}\n", fields.join(" ")) };
    format!(";! kind sketch\n;! start s\n{directive}{}\n", lines.join("\n"))
}

struct Generator<'r> {
    random: &'r mut Random,
    /// For each rule, true if it is referenced.
    used: [bool; 4],
    /// The number of parts that may still be added to the rule.
    left: usize,
}

impl Generator<'_> {
    fn choice(&mut self, rule: usize, depth: usize) -> String {
        let count = *self.random.pick(&[1, 1, 2, 2, 3]);
        let alternatives: Vec<String> = (0..count).map(|_| self.sequence(rule, depth)).collect();
        alternatives.join(" / ")
    }

    fn sequence(&mut self, rule: usize, depth: usize) -> String {
        let parts = *self.random.pick(&[1, 2, 2, 3]);
        let parts: Vec<String> = (0..parts).map(|_| self.part(rule, depth)).collect();
        parts.join(" ")
    }

    fn part(&mut self, rule: usize, depth: usize) -> String {
        if self.left == 0 {
            return (*self.random.pick(&["\"a\"", "\"b\"", "\"\""])).into();
        }
        self.left -= 1;
        match self.random.below(if depth == 0 { 7 } else { 11 }) {
            0 => "\"a\"".into(),
            1 => "\"b\"".into(),
            2 | 3 => (*self.random.pick(&["%s\"ab\"", "%x61-62", "*\"a\"", "1*\"a\"", "*2\"b\"", "[\"a\"]"]))
                .into(),
            4..=6 if rule + 1 < RULES.len() => {
                let other = rule + 1 + self.random.below(RULES.len() - rule - 1);
                self.used[other] = true;
                let repeat = *self.random.pick(&["", "", "", "", "", "", "*", "1*", "*2"]);
                format!("{repeat}{}", RULES[other])
            }
            4..=6 => (*self.random.pick(&["\"a\"", "\"b\"", "*\"a\""])).into(),
            7 => format!("[{}]", self.choice(rule, depth - 1)),
            8 => format!("({})", self.choice(rule, depth - 1)),
            _ => {
                let repeat = *self.random.pick(&["*", "1*", "*2", "2", "2*", "1*2", "*1"]);
                format!("{repeat}({})", self.choice(rule, depth - 1))
            }
        }
    }
}

/// All texts of at most `length` characters over `letters`, in order of length.
pub fn texts(letters: &str, length: usize) -> Vec<String> {
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    concatenations(&letters, length)
}

/// All concatenations of at most `count` parts, in order of their count.
pub fn concatenations(parts: &[impl Display], count: usize) -> Vec<String> {
    let (mut texts, mut begin) = (vec![String::new()], 0);
    for _ in 0..count {
        let longer = |text: &String| parts.iter().map(|part| format!("{text}{part}")).collect::<Vec<_>>();
        let longer: Vec<String> = texts[begin..].iter().flat_map(longer).collect();
        begin = texts.len();
        texts.extend(longer);
    }
    texts
}
