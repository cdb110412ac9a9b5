//! All implementations of the prescan give the same features, and read nothing out of bounds.

use super::{Features, Prescan, prescan_scalar};
use crate::arch::prescan;
use crate::arch::tests::{Page, texts};
use crate::level::{VectorLevel, at_each_level};
use std::string::String;
use std::vec::Vec;

fn found(text: &[u8], path: usize) -> Features {
    let (before, at) = (&text[..path], |place: usize| text.get(place).copied());
    let dots = text.windows(2).any(|pair| pair == b"/.") || at(path) == Some(b'.');
    Features::NONE
        .with(Features::CAPITAL, before.iter().any(u8::is_ascii_uppercase))
        .with(Features::USER, before.contains(&b'@'))
        .with(Features::ENCODED, before.contains(&b'%'))
        .with(Features::PERCENT, text.contains(&b'%'))
        .with(Features::DOTS, dots)
}

fn positions(text: &[u8]) -> Vec<usize> {
    let candidates = |&at: &usize| text[at] == b'%' || text[at..].starts_with(b"/.");
    (0..text.len()).filter(candidates).collect()
}

fn check(seen: Prescan, text: &[u8], path: usize, name: &str) {
    let right = Prescan::new(found(text, path), None);
    let candidates = [Features::CAPITAL, Features::PERCENT, Features::DOTS];
    let has_candidates = candidates.iter().any(|&one| right.has(one));
    for one in candidates.into_iter().chain([Features::ENCODED]) {
        assert_eq!(seen.has(one), right.has(one), "{text:?} {path} {name}: {one:?}");
    }
    // Without other features, the search for "@" may be skipped.
    assert!(
        !has_candidates || seen.has(Features::USER) == right.has(Features::USER),
        "{text:?} {path} {name}"
    );
    if has_candidates {
        let next = |&at: &usize| seen.next(text, at + 1);
        let all = std::iter::successors(seen.next(text, 0), next);
        let all: Vec<usize> = all.filter(|&at| text[at] == b'%' || text[at] == b'/').collect();
        assert_eq!(all, positions(text), "{text:?} {path} {name}");
    }
}

/// Checks the feature `DOTS`, as if all of the text were a path.
fn check_dots(seen: Prescan, text: &[u8], name: &str) {
    assert_eq!(
        seen.has(Features::DOTS),
        Prescan::new(found(text, 0), None).has(Features::DOTS),
        "{text:?} {name}"
    );
    let next = |&at: &usize| seen.next(text, at + 1);
    let all = std::iter::successors(seen.next(text, 0), next).filter(|&at| text[at..].starts_with(b"/."));
    let right = positions(text).into_iter().filter(|&at| text[at] == b'/');
    assert!(!seen.has(Features::DOTS) || all.eq(right), "{text:?} {name}");
}

/// Inputs, each with the offset at which its path begins. None ends in a `%`, because no valid text does.
fn samples() -> Vec<(String, usize)> {
    let candidates = ["%", "/.", ".", "@", "Z", "A", "[", "/", "a/.b/", "x"];
    let texts = texts().into_iter().flat_map(|text| {
        // Each input with a byte of interest in its middle, and without it.
        let middle = (0..=text.len() / 2).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let one = candidates[text.len() % candidates.len()];
        [std::format!("{}{one}{}", &text[..middle], &text[middle..]), text]
    });
    let sample = |(number, text): (usize, String)| {
        let text = text.trim_end_matches('%');
        (text.into(), number % (text.len() + 1))
    };
    texts.enumerate().map(sample).collect()
}

#[test]
fn every_level_finds_the_same_features() {
    let (mut page, samples) = (Page::new(), samples());
    for (text, path) in &samples {
        check(prescan_scalar(text.as_bytes(), *path), text.as_bytes(), *path, "without vectors");
    }
    at_each_level(|level| {
        for ((text, path), end) in samples.iter().flat_map(|sample| [(sample, true), (sample, false)]) {
            let held = page.hold(text, end).as_bytes();
            let (seen, dots) = (prescan::<true>(held, *path), prescan::<false>(held, 0));
            let has_code = level != VectorLevel::None;
            assert_eq!((seen.is_some(), dots.is_some()), (has_code, has_code), "{text:?} with {level}");
            if let (Some(seen), Some(dots)) = (seen, dots) {
                check(seen, held, *path, level.name());
                check_dots(dots, held, level.name());
            }
        }
    });
}
