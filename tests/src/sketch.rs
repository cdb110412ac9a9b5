//! Small random grammars over `a` and `b`, with fields, for comparing what is found with what must be.
//!
//! Rules name only rules behind them, so nothing recurs. Everything else that ABNF has occurs: alternatives,
//! groups, options, and repetitions with and without bounds, of what may be empty too.

use crate::random::Random;

/// The rules, the first being the start; each may name those behind it.
const RULES: [&str; 5] = ["s", "x", "y", "z", "w"];

/// The text of a grammar whose expressions nest at most `depth` deep. It starts at `s`; some of `x`, `y`,
/// `z`, `w` are fields, if they are used at all.
pub fn grammar(random: &mut Random, depth: usize) -> String {
    let mut used = [true, false, false, false, false];
    let mut lines = Vec::new();
    for rule in 0..RULES.len() {
        if used[rule] {
            let depth = if rule == 0 { depth } else { depth.div_ceil(2) };
            let expr = choice(random, rule, depth, &mut used);
            lines.push(format!("{} = {expr}", RULES[rule]));
        }
    }
    let fields = (1..RULES.len()).filter(|&rule| used[rule] && !random.once_in(4));
    let fields: Vec<&str> = fields.map(|rule| RULES[rule]).collect();
    let directive =
        if fields.is_empty() { String::new() } else { format!(";! fields {}\n", fields.join(" ")) };
    format!(";! kind sketch\n;! start s\n{directive}{}\n", lines.join("\n"))
}

fn choice(random: &mut Random, rule: usize, depth: usize, used: &mut [bool; 5]) -> String {
    let ways = 1 + random.below(3) / 2 + random.below(2);
    let ways: Vec<String> = (0..ways).map(|_| sequence(random, rule, depth, used)).collect();
    ways.join(" / ")
}

fn sequence(random: &mut Random, rule: usize, depth: usize, used: &mut [bool; 5]) -> String {
    let parts = 1 + random.below(3);
    let parts: Vec<String> = (0..parts).map(|_| part(random, rule, depth, used)).collect();
    parts.join(" ")
}

fn part(random: &mut Random, rule: usize, depth: usize, used: &mut [bool; 5]) -> String {
    let leaf = depth == 0;
    match random.below(if leaf { 6 } else { 12 }) {
        0 => "\"a\"".into(),
        1 => "\"b\"".into(),
        2 => (*random.pick(&["%s\"ab\"", "%x61-62", "\"\"", "%x61.62", "*\"a\"", "*2\"b\""])).into(),
        3..=5 if rule + 1 < RULES.len() => {
            let other = rule + 1 + random.below(RULES.len() - rule - 1);
            used[other] = true;
            let repeat = *random.pick(&["", "", "", "*", "1*", "*2"]);
            format!("{repeat}{}", RULES[other])
        }
        3..=5 => (*random.pick(&["\"a\"", "\"b\"", "*\"a\""])).into(),
        6 | 7 => format!("[{}]", choice(random, rule, depth - 1, used)),
        8 | 9 => format!("({})", choice(random, rule, depth - 1, used)),
        _ => {
            let repeat = *random.pick(&["*", "1*", "*2", "2", "2*", "1*2", "*1"]);
            format!("{repeat}({})", choice(random, rule, depth - 1, used))
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
