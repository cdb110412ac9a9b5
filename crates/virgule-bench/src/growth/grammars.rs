//! Compile time and table size by the number of rules, and by repetition counts.

use super::nanoseconds;
use super::series::{Growth, Series, steps};
use crate::compiled;

/// A sequence of grammars: its name, a function from a number to the text of a grammar, and the largest number within
/// the limits of the compiler.
struct Shape {
    name: &'static str,
    text: fn(usize) -> String,
    most: usize,
}

const RULES: &[Shape] = &[
    Shape { name: "one after the other", text: sequence, most: 2000 },
    Shape { name: "alternatives", text: alternatives, most: 2000 },
];

const REPETITIONS: &[Shape] = &[
    Shape { name: "1*N digits", text: digits, most: 10_000 },
    Shape { name: "1*N groups of fields", text: groups, most: 1000 },
];

pub fn measure() -> Result<Vec<Growth>, String> {
    let (rules, tables) = both(RULES)?;
    let (repetitions, larger) = both(REPETITIONS)?;
    let time = "time in nanoseconds";
    let size = "size of the tables in bytes";
    let growth = |file, title, work, cost, series, about: &str| Growth {
        file,
        title,
        about: about.to_string(),
        work,
        cost,
        from: 100.0,
        series,
    };
    let chain = "Rules of one document, all of them reached, each with a word of its own.";
    let counted = "A repetition that is counted is as many states.";
    Ok(vec![
        growth("rules-time", "Compile time by rules", "rules", time, rules, chain),
        growth("rules-size", "Table size by rules", "rules", size, tables, ""),
        growth(
            "repetitions-time",
            "Compile time by repetition counts",
            "count N",
            time,
            repetitions,
            counted,
        ),
        growth("repetitions-size", "Table size by repetition counts", "count N", size, larger, ""),
    ])
}

/// The compile times and the table sizes.
fn both(shapes: &[Shape]) -> Result<(Vec<Series>, Vec<Series>), String> {
    let (mut times, mut sizes) = (Vec::new(), Vec::new());
    for shape in shapes {
        let (mut time, mut size) = (Vec::new(), Vec::new());
        for number in steps(10, shape.most, 2) {
            let text = (shape.text)(number);
            size.push((number as f64, compiled::size(&text)? as f64));
            time.push((number as f64, nanoseconds(|| compiled::size(&text).is_ok())));
        }
        times.push(Series { name: shape.name, points: time });
        sizes.push(Series { name: shape.name, points: size });
    }
    Ok((times, sizes))
}

/// A word of five letters for each number. The words have no long common prefixes, so that the automaton grows with
/// their number.
fn word(number: usize) -> String {
    let mut rest = number as u64 * 2_654_435_761 % 26u64.pow(5);
    let mut letters = String::new();
    for _ in 0..5 {
        letters.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    format!("\"{letters}\"")
}

fn sequence(count: usize) -> String {
    let names: Vec<String> = (0..count).map(|number| format!("r{number}")).collect();
    rules(&names.join("\n    "), count)
}

fn alternatives(count: usize) -> String {
    let names: Vec<String> = (0..count).map(|number| format!("r{number}")).collect();
    rules(&names.join("\n    / "), count)
}

/// A grammar with a start rule, and rules that each match one word.
fn rules(start: &str, count: usize) -> String {
    let rules: String = (0..count).map(|number| format!("r{number} = {}\n", word(number))).collect();
    format!("start = {start}\n{rules}")
}

fn digits(count: usize) -> String {
    format!("start = 1*{count}DIGIT\n")
}

fn groups(count: usize) -> String {
    format!("start = 1*{count}( name \"=\" 1*DIGIT \";\" )\nname = ALPHA *( ALPHA / DIGIT / \"-\" )\n")
}

#[cfg(test)]
mod tests {
    use super::{REPETITIONS, RULES};
    use crate::compiled;

    #[test]
    fn grammars_compile_and_their_tables_grow() {
        for shape in RULES.iter().chain(REPETITIONS) {
            let size = |number| compiled::size(&(shape.text)(number)).unwrap();
            assert!(size(10) < size(40), "{}", shape.name);
        }
    }
}
