//! Whether all ways to glance at a text see the same, and read nothing beyond its ends.

use super::super::tests::{Page, texts};
use super::{Level, avx2, avx2_dots, avx512, avx512_dots};
use crate::engine::glance::{Found, Glance, slowly};
use crate::engine::skip::find_level;
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

#[test]
fn all_ways_see_the_same_and_stay_within_the_text() {
    let (mut page, level) = (Page::new(), find_level());
    let odd = ["%", "/.", ".", "@", "Z", "A", "[", "/", "a/.b/", "x"];
    let mut lengths = 0..;
    for text in texts().iter().flat_map(|text| {
        // Something odd in the middle of every text, and nothing.
        let middle = (0..=text.len() / 2).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let one = odd[text.len() % odd.len()];
        [text.clone(), std::format!("{}{one}{}", &text[..middle], &text[middle..])]
    }) {
        // A `%` at the end is in no text that was parsed.
        let text = text.trim_end_matches('%');
        let path = lengths.next().unwrap_or(0) % (text.len() + 1);
        for end in [true, false] {
            let held = page.hold(text.as_bytes(), end);
            check(slowly(held, path), held, path, "as the bytes come");
            // SAFETY: what each needs the processor has.
            unsafe {
                if level >= Level::Avx512 {
                    check(avx512(held, path), held, path, "with AVX-512");
                    check_dots(avx512_dots(held), held, "with AVX-512");
                }
                if level >= Level::Avx2 && held.len() >= 16 {
                    check(avx2(held, path), held, path, "with AVX2");
                    check_dots(avx2_dots(held), held, "with AVX2");
                }
            }
        }
    }
}
