//! Random texts, and mutations of valid texts.

use crate::random::Random;

/// Pieces of URIs, with an increased share of delimiters.
const PIECES: &[&str] = &[
    "a",
    "b",
    "z",
    "A",
    "F",
    "G",
    "0",
    "1",
    "2",
    "5",
    "9",
    "25",
    "255",
    "256",
    "192.0.2.1",
    "http",
    "ni",
    "nih",
    ":",
    ":",
    ":",
    "::",
    "/",
    "/",
    "/",
    "//",
    "?",
    "?",
    "#",
    "#",
    "[",
    "]",
    "[::",
    "@",
    "@",
    ".",
    ".",
    "..",
    "%",
    "%41",
    "%4",
    "%zz",
    "-",
    "_",
    "~",
    "+",
    "!",
    "$",
    "&",
    "'",
    "(",
    ")",
    "*",
    ",",
    ";",
    ";",
    "=",
    "v1.",
    "v",
    "ffff",
    "fffff",
    "sha-256",
    "sha-256;",
    "=80",
    ":80",
    " ",
    "\"",
    "<",
    "\\",
    "^",
    "|",
    "\0",
    "\t",
    "\u{7f}",
    "é",
    "ø",
    "日",
    "🦀",
    "\u{ffff}",
];

/// A text of at most 60 bytes, mostly of URI characters.
pub fn random_text(random: &mut Random) -> String {
    let length = random.below(61);
    // The second half of the pieces is invalid at most positions, so it is used less often.
    let strange = random.once_in(4);
    let usual = PIECES.iter().position(|piece| *piece == " ").expect("a first strange piece");
    let pieces = if strange { PIECES } else { &PIECES[..usual] };
    let mut text = String::new();
    while text.len() < length {
        text.push_str(random.pick::<&str>(pieces));
    }
    cut(text, length)
}

/// One of `samples`, with one to three mutations.
pub fn mutated(random: &mut Random, samples: &[String]) -> String {
    let mut text = random.pick(samples).clone();
    for _ in 0..1 + random.below(3) {
        text = mistake(random, &text, samples);
    }
    text
}

fn mistake(random: &mut Random, text: &str, samples: &[String]) -> String {
    let (begin, end) = (place(random, text), place(random, text));
    let (begin, end) = (begin.min(end), begin.max(end));
    let (head, middle, tail) = (&text[..begin], &text[begin..end], &text[end..]);
    let piece = *random.pick(PIECES);
    match random.below(7) {
        0 => format!("{head}{piece}{middle}{tail}"),
        1 => format!("{head}{tail}"),
        2 => format!("{head}{middle}{middle}{tail}"),
        3 => format!("{head}{piece}{tail}"),
        4 => {
            let other = random.pick(samples);
            format!("{head}{}", &other[place(random, other)..])
        }
        5 => format!("{head}{}{tail}", middle.to_ascii_uppercase()),
        _ => {
            let mut rest = text[begin..].chars();
            rest.next();
            format!("{head}{}", rest.as_str())
        }
    }
}

/// A random offset that is a character boundary.
fn place(random: &mut Random, text: &str) -> usize {
    let mut place = random.below(text.len() + 1);
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

/// The longest prefix of `text` that has at most `length` bytes and ends at a character boundary.
fn cut(mut text: String, length: usize) -> String {
    let mut end = text.len().min(length);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.truncate(end);
    text
}
