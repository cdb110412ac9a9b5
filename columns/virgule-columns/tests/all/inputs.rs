//! Texts: real URLs, mutated URLs, invalid texts and long texts; the same in each run.

use std::sync::LazyLock;

/// The URLs of tests/data at the root of the repository.
pub static URLS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");
    let text = std::fs::read_to_string(path).expect("tests/data/urls.txt");
    text.lines().map(str::to_string).collect()
});

/// A pseudo-random number generator (xorshift).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

const PIECES: &[&str] = &[
    "\0",
    " ",
    "%",
    "%4",
    "%41",
    "%7e",
    "%C3%A9",
    "é",
    "例え",
    "\u{10ffff}",
    ":",
    "/",
    "//",
    "?",
    "#",
    "[",
    "]",
    "@",
    "a=b&",
    "..",
    "/./",
    "|",
    "\\",
    "\"",
    "\r\n",
    "X",
    ":80",
    ":8x",
];

const HARD: &[&str] = &[
    "",
    ":",
    "a:",
    "//",
    "//h",
    "?",
    "#",
    "a:b",
    "http://",
    "http://a",
    "http://[::1]:80/",
    "http://[::1",
    "http://u@h:1/p?q#f",
    "http://u:@h:",
    "mailto:anna@example.com",
    "urn:isbn:0451450523",
    "tel:+1-201-555-0123",
    "../../a?b#c",
    "./a:b",
    "a/b/../c",
    "http://例え.jp/あ?い#う",
    "HTTP://EXAMPLE.com:80/%7Ea/../%2f",
    "http://example.com/%2F",
    "12345678901:",
    "123456789012:",
    "a12345678901:b",
    "a123456789012:b",
    "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
    "http://a/?k=1&k=2",
    "http://a/?k",
    "http://a/?k=",
    "http://a/?k=%FF",
    "http://a/?x&k=%C3%A9+1#k=3",
    "?k=v",
    "http://a/?%6b=v",
    "no uri",
    "\0",
    "\u{feff}http://a/",
    "http://a\0b/",
];

/// `count` texts, a tenth of which are NULL, and many of which are invalid by every syntax.
pub fn texts(seed: u64, count: usize) -> Vec<Option<String>> {
    let random = &mut Random::new(seed);
    (0..count)
        .map(|_| match random.below(10) {
            0 => None,
            1..=3 => Some(HARD[random.below(HARD.len())].to_string()),
            4..=6 => Some(changed(random)),
            _ => Some(url(random).to_string()),
        })
        .collect()
}

pub fn url(random: &mut Random) -> &'static str {
    &URLS[random.below(URLS.len())]
}

fn changed(random: &mut Random) -> String {
    let mut text = url(random).to_string();
    for _ in 0..=random.below(3) {
        let at = (0..=random.below(text.len() + 1)).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        match random.below(3) {
            0 if at < text.len() => drop(text.remove(at)),
            1 => text.truncate(at),
            _ => text.insert_str(at, PIECES[random.below(PIECES.len())]),
        }
    }
    text
}
