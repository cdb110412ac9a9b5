//! Small random grammars over `a` and `b`, with fields, for comparing what is found with what must be.
//!
//! Rules name only rules behind them, so nothing recurs. Everything else that ABNF has occurs: alternatives,
//! groups, options, and repetitions with and without bounds, of what may be empty too. A grammar has few
//! parts, for fields in ambiguous places make automata large; which is a pity but no mistake.

use crate::random::Random;

/// The rules, the first being the start; each may name those behind it.
const RULES: [&str; 4] = ["s", "x", "y", "z"];

/// The text of a grammar whose expressions nest at most `depth` deep. It starts at `s`; some of the other
/// rules are fields, if they are used at all.
pub fn grammar(random: &mut Random, depth: usize) -> String {
    let mut sketch = Sketch { random, used: [true, false, false, false], left: 0 };
    let mut lines = Vec::new();
    for rule in 0..RULES.len() {
        if sketch.used[rule] {
            sketch.left = if rule == 0 { 2 + sketch.random.below(4) } else { 1 + sketch.random.below(2) };
            lines.push(format!("{} = {}", RULES[rule], sketch.choice(rule, depth)));
        }
    }
    let used = sketch.used;
    let fields = (1..RULES.len()).filter(|&rule| used[rule] && !random.once_in(5));
    let fields: Vec<&str> = fields.map(|rule| RULES[rule]).collect();
    let directive =
        if fields.is_empty() { String::new() } else { format!(";! fields {}\n", fields.join(" ")) };
    format!(";! kind sketch\n;! start s\n{directive}{}\n", lines.join("\n"))
}

struct Sketch<'r> {
    random: &'r mut Random,
    /// By rule: whether it is named.
    used: [bool; 4],
    /// How many parts the rule may still have.
    left: usize,
}

impl Sketch<'_> {
    fn choice(&mut self, rule: usize, depth: usize) -> String {
        let ways = *self.random.pick(&[1, 1, 2, 2, 3]);
        let ways: Vec<String> = (0..ways).map(|_| self.sequence(rule, depth)).collect();
        ways.join(" / ")
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

/// All texts over `letters` of at most `length` letters, the shorter ones first.
pub fn texts(letters: &str, length: usize) -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut begin = 0;
    for _ in 0..length {
        let end = texts.len();
        for index in begin..end {
            let longer: Vec<String> =
                letters.chars().map(|letter| format!("{}{letter}", texts[index])).collect();
            texts.extend(longer);
        }
        begin = end;
    }
    texts
}
