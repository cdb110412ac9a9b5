//! Small random grammars over `a` and `b`, with fields, for comparing what is found with what must be.
//!
//! Rules name only rules behind them, so nothing recurs. Everything else that ABNF has occurs: alternatives,
//! groups, options, and repetitions with and without bounds, of what may be empty too. A grammar has few
//! repetitions, for fields within several of them make automata large, and compiling them takes its time.

use crate::random::Random;

/// The rules, the first being the start; each may name those behind it.
const RULES: [&str; 4] = ["s", "x", "y", "z"];

/// More options and repetitions than this are too many.
const REPETITIONS: usize = 12;

/// The text of a grammar whose expressions nest at most `depth` deep. It starts at `s`; some of the other
/// rules are fields, if they are used at all.
pub fn grammar(random: &mut Random, depth: usize) -> String {
    loop {
        let grammar = any_grammar(random, depth);
        if grammar.matches(['*', '[', '2']).count() <= REPETITIONS {
            return grammar;
        }
    }
}

/// Whether the definition of `outer` names `rule`.
fn names(lines: &[String], outer: &str, rule: &str) -> bool {
    let definition = lines.iter().find_map(|line| line.strip_prefix(outer)?.strip_prefix(" = "));
    definition.is_some_and(|text| text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == rule))
}

fn any_grammar(random: &mut Random, depth: usize) -> String {
    let mut sketch = Sketch { random, used: [true, false, false, false], left: 0 };
    let mut lines = Vec::new();
    for (rule, name) in RULES.iter().enumerate() {
        if sketch.used[rule] {
            let parts = if rule == 0 { 2 + sketch.random.below(4) } else { 1 + sketch.random.below(2) };
            sketch.left = parts;
            lines.push(format!("{name} = {}", sketch.choice(rule, depth)));
        }
    }
    let used = sketch.used;
    let fields: Vec<usize> = (1..RULES.len()).filter(|&rule| used[rule] && !random.once_in(5)).collect();
    let mut field = |rule: usize| {
        // Anywhere, or only where that rule names it.
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
