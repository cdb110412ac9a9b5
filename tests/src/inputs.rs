//! Lists of texts, random texts, and mutations of valid texts.

use crate::random::Random;
use crate::{cases, data};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A list of `tests/data/inputs.toml`.
pub fn list(name: &str) -> &'static [&'static str] {
    static LISTS: LazyLock<BTreeMap<String, Vec<&str>>> = LazyLock::new(|| {
        let lists: BTreeMap<String, Vec<String>> =
            toml::from_str(include_str!("../data/inputs.toml")).expect("lists of texts");
        let kept = |texts: Vec<String>| texts.into_iter().map(|text| &*text.leak()).collect();
        lists.into_iter().map(|(name, texts)| (name, kept(texts))).collect()
    });
    &LISTS[name]
}

/// A text of at most 60 bytes, mostly of URI characters.
pub fn random_text(random: &mut Random) -> String {
    let length = random.below(61);
    // The second half of the pieces is invalid at most positions, so it is used less often.
    let strange = random.once_in(4);
    let pieces = list("uri-pieces");
    let usual = pieces.iter().position(|piece| *piece == " ").expect("a first strange piece");
    let pieces = if strange { pieces } else { &pieces[..usual] };
    let mut text = String::new();
    while text.len() < length {
        text.push_str(random.pick::<&str>(pieces));
    }
    cut(text, length)
}

/// The texts of the case files, every `every`th of the real URLs, and `count` random texts.
pub fn assorted(seed: u64, every: usize, count: usize) -> Vec<String> {
    let mut random = Random::new(seed);
    let real = data::urls().step_by(every).map(str::to_string);
    let texts = cases::inputs().into_iter().chain(real);
    texts.chain((0..count).map(|_| random_text(&mut random))).collect()
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
    let piece = *random.pick(list("uri-pieces"));
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

/// A text with one character inserted, deleted, or replaced by one of `letters`.
pub fn mistaken(random: &mut Random, text: &str, letters: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let letters: Vec<char> = letters.chars().collect();
    let letter = *random.pick(&letters);
    let at = random.below(characters.len() + 1);
    match random.below(3) {
        0 => characters.insert(at, letter),
        1 if at < characters.len() => characters[at] = letter,
        _ if at < characters.len() => drop(characters.remove(at)),
        _ => characters.push(letter),
    }
    characters.into_iter().collect()
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
