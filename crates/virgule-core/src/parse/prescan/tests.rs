//! Whether all ways to glance at a text see the same, and read nothing beyond its ends.

use super::{Found, Glance, slowly};
use crate::level::{VectorLevel, at_each_level};
use crate::parse::arch::glance;
use crate::parse::arch::tests::{Page, texts};
use std::string::String;
use std::vec::Vec;

/// What there is to see, byte by byte.
fn found(text: &[u8], path: usize) -> Found {
    let (before, at) = (&text[..path], |place: usize| text.get(place).copied());
    let dots = text.windows(2).any(|pair| pair == b"/.") || at(path) == Some(b'.');
    Found::NOTHING
        .with(Found::CAPITAL, before.iter().any(u8::is_ascii_uppercase))
        .with(Found::USER, before.contains(&b'@'))
        .with(Found::ENCODED, before.contains(&b'%'))
        .with(Found::PERCENT, text.contains(&b'%'))
        .with(Found::DOTS, dots)
}

/// Where a `%` stands, or a slash before a dot.
fn places(text: &[u8]) -> Vec<usize> {
    let odd = |&at: &usize| text[at] == b'%' || text[at..].starts_with(b"/.");
    (0..text.len()).filter(odd).collect()
}

fn check(seen: Glance, text: &[u8], path: usize, way: &str) {
    let right = Glance::new(found(text, path), None);
    let odd = [Found::CAPITAL, Found::PERCENT, Found::DOTS];
    let is_odd = odd.iter().any(|&one| right.has(one));
    for one in odd.into_iter().chain([Found::ENCODED]) {
        assert_eq!(seen.has(one), right.has(one), "{text:?} {path} {way}: {one:?}");
    }
    // Who sees nothing else need not look for an "@".
    assert!(!is_odd || seen.has(Found::USER) == right.has(Found::USER), "{text:?} {path} {way}");
    if is_odd {
        let next = |&at: &usize| seen.next(text, at + 1);
        let all = std::iter::successors(seen.next(text, 0), next);
        let all: Vec<usize> = all.filter(|&at| text[at] == b'%' || text[at] == b'/').collect();
        assert_eq!(all, places(text), "{text:?} {path} {way}");
    }
}

/// Only dots are looked for, as if all of the text were a path.
fn check_dots(seen: Glance, text: &[u8], way: &str) {
    assert_eq!(seen.has(Found::DOTS), Glance::new(found(text, 0), None).has(Found::DOTS), "{text:?} {way}");
    let next = |&at: &usize| seen.next(text, at + 1);
    let all = std::iter::successors(seen.next(text, 0), next).filter(|&at| text[at..].starts_with(b"/."));
    let right = places(text).into_iter().filter(|&at| text[at] == b'/');
    assert!(!seen.has(Found::DOTS) || all.eq(right), "{text:?} {way}");
}

/// Texts without a `%` at the end, which no parsed text has, each with where its path is taken to begin.
fn samples() -> Vec<(String, usize)> {
    let odd = ["%", "/.", ".", "@", "Z", "A", "[", "/", "a/.b/", "x"];
    let texts = texts().into_iter().flat_map(|text| {
        // A byte of interest in the middle of every text, and none.
        let middle = (0..=text.len() / 2).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let one = odd[text.len() % odd.len()];
        [std::format!("{}{one}{}", &text[..middle], &text[middle..]), text]
    });
    let sample = |(number, text): (usize, String)| {
        let text = text.trim_end_matches('%');
        (text.into(), number % (text.len() + 1))
    };
    texts.enumerate().map(sample).collect()
}

#[test]
fn every_level_sees_the_same_within_the_text() {
    let (mut page, samples) = (Page::new(), samples());
    for (text, path) in &samples {
        check(slowly(text.as_bytes(), *path), text.as_bytes(), *path, "without vectors");
    }
    at_each_level(|level| {
        for ((text, path), end) in samples.iter().flat_map(|sample| [(sample, true), (sample, false)]) {
            let held = page.hold(text.as_bytes(), end);
            let (seen, dots) = (glance::<true>(held, *path), glance::<false>(held, 0));
            let has_code = level != VectorLevel::None;
            assert_eq!((seen.is_some(), dots.is_some()), (has_code, has_code), "{text:?} with {level}");
            if let (Some(seen), Some(dots)) = (seen, dots) {
                check(seen, held, *path, level.name());
                check_dots(dots, held, level.name());
            }
        }
    });
}
