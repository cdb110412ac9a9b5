//! Vector code gives the same captures as bytewise code, and reads nothing out of bounds.
//!
//! Each input is put at the start and at the end of a page between inaccessible pages: a read out of bounds faults.

use crate::AnyMatched;
use crate::built_in::Kind;
use crate::level::at_each_level;
use std::string::String;
use std::vec::Vec;

/// An accessible page between two inaccessible ones.
pub struct Page {
    begin: *mut u8,
    size: usize,
}

impl Page {
    pub fn new() -> Self {
        // SAFETY: `mmap` chooses the address, and `sysconf` has no preconditions.
        unsafe {
            let size = libc::sysconf(libc::_SC_PAGESIZE) as usize;
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            let all = libc::mmap(std::ptr::null_mut(), 3 * size, libc::PROT_NONE, flags, -1, 0);
            assert_ne!(all, libc::MAP_FAILED);
            let begin = all.cast::<u8>().add(size);
            assert_eq!(libc::mprotect(begin.cast(), size, libc::PROT_READ | libc::PROT_WRITE), 0);
            Page { begin, size }
        }
    }

    /// Copies `text` to the start of the page, or to its end if `end` is true, and returns the copy.
    pub fn hold(&mut self, text: &str, end: bool) -> &str {
        assert!(text.len() <= self.size);
        let offset = if end { self.size - text.len() } else { 0 };
        // SAFETY: the page is owned, has room for the text, and no other reference to a part of it exists.
        unsafe {
            let place = self.begin.add(offset);
            std::ptr::copy_nonoverlapping(text.as_ptr(), place, text.len());
            std::str::from_utf8_unchecked(std::slice::from_raw_parts(place, text.len()))
        }
    }
}

/// URIs, near misses, and inputs of every length around the block sizes.
pub fn texts() -> Vec<String> {
    let parts: Vec<&str> =
        "https:|http://|h|urn:|:|//|/|www.example.com|1.2.3.4|[::1]|:80|:8x|?|#|q=1|a%20b|%2|%zz|user@|ä|\0| |..|over/there|"
            .split('|')
            .collect();
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut draw = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut texts: Vec<String> = (0..300)
        .flat_map(|length| {
            ["https://www.example.com/", "https://", "urn:", "http://a?", "ftp:/#", "//", ""]
                .map(|begin| (begin, length))
        })
        .map(|(begin, length)| begin.chars().chain(std::iter::repeat('x')).take(length).collect())
        .collect();
    // Schemes and hosts of lengths near those of blocks.
    for length in 50..70 {
        let run = "x".repeat(length);
        let around = "_://h/p?q|_:/p|_:p|_|a://_/p|a://_:80/p|a://_:8x|a:_//h|a://_?q#f|a://1_/p|a://h:0_/p";
        for (before, behind) in around.split('|').filter_map(|around| around.split_once('_')) {
            texts.push(std::format!("{before}{run}{behind}"));
            for more in [40, 100, 160] {
                texts.push(std::format!("{before}{run}{behind}{}", "y".repeat(more)));
            }
        }
    }
    texts.extend((0..20_000).map(|_| (0..draw(9)).map(|_| parts[draw(parts.len())]).collect::<String>()));
    // Long inputs of the usual form; every second one contains a byte that ends a component or is invalid there.
    let inner = ["/over", "/there", "/", "a%20b", "..", "x=1&y", "-_~", "%C3%A4"];
    for number in 0..8_000 {
        let mut text =
            String::from(["https://www.example.com", "http://h:8080", "urn:", "file://", "/"][draw(5)]);
        for (mark, most) in [("/", 30), ("?", 25), ("#", 15)] {
            if mark == "/" || draw(2) == 0 {
                text.push_str(mark);
                (0..draw(most)).for_each(|_| text.push_str(inner[draw(inner.len())]));
            }
        }
        if number % 2 == 0 {
            let odd = ["?", "#", ":", "@", "%", "%g0", "[", " ", "\u{e4}", "//"][draw(10)];
            text.insert_str(draw(text.len() + 1), odd);
        }
        texts.push(text);
    }
    texts
}

#[test]
fn each_level_finds_the_fields_within_the_text() {
    let (mut page, texts) = (Page::new(), texts());
    for (name, every) in [("uri", 1), ("uri-reference", 1), ("iri", 1), ("https", 3), ("ni", 7), ("sip", 7)] {
        let kind = Kind::find(name).expect(name);
        let single =
            |text: &String| AnyMatched::find_const(kind.table, text, kind.kind).map(|found| found.captures());
        let texts: Vec<_> = texts.iter().step_by(every).map(|text| (text, single(text))).collect();
        at_each_level(|level| {
            for (number, (text, single)) in texts.iter().enumerate() {
                let held = page.hold(text, number % 3 != 0);
                let found = AnyMatched::find(kind.table, held, kind.kind).map(|found| found.captures());
                assert_eq!(found.ok(), *single, "{text:?} as {name} with {level}");
            }
        });
    }
}
