//! Whether vector instructions find what one byte at a time finds, and read nothing beyond the ends of a text.
//!
//! Each text stands at the end of a page, and at the beginning of one, with a page before and behind that cannot be
//! read: whoever goes too far by a byte is ended by the system.

use super::blocks;
use crate::engine::long::Long;
use crate::engine::planes;
use crate::engine::streams::{Block, Packed, Word};
use crate::engine::{Match, Tabled, run_const, span};
use crate::generated::rfc3986::{Source, TABLE};
use crate::level::{VectorLevel, at_each_level};
use std::string::String;
use std::vec::Vec;

/// How many registers the table has.
const R: usize = 16;

/// How many fields.
const FIELDS: usize = 12;

type Spans = [Option<(usize, usize)>; FIELDS];

/// A page that can be read, between two that cannot.
pub(super) struct Page {
    begin: *mut u8,
    size: usize,
}

impl Page {
    pub fn new() -> Self {
        // SAFETY: asks for memory at no certain place, and for a number.
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

    /// The text at the beginning of the page, or at its end.
    pub fn hold(&mut self, text: &[u8], end: bool) -> &[u8] {
        assert!(text.len() <= self.size);
        let offset = if end { self.size - text.len() } else { 0 };
        // SAFETY: the page is ours, it is that long, and nobody else holds a part of it.
        unsafe {
            let place = self.begin.add(offset);
            std::ptr::copy_nonoverlapping(text.as_ptr(), place, text.len());
            std::slice::from_raw_parts(place, text.len())
        }
    }
}

/// Looks bytes up one at a time.
#[derive(Clone, Copy)]
struct Naive<'t, const WIDE: bool>(&'t [u8]);

impl<const WIDE: bool> Naive<'_, WIDE> {
    fn bits(self, is: impl Fn(u8) -> bool) -> Long {
        let places = self.0.iter().enumerate().filter(|&(_, &byte)| is(byte));
        places.fold(Long::NONE, |bits, (place, _)| bits | Long::at(place as u32))
    }

    fn of_set(self, set: &[u8; 16]) -> Long {
        self.bits(|byte| byte < 128 && set[byte as usize % 16] >> (byte / 16) & 1 != 0)
    }
}

impl<const WIDE: bool> Block for Naive<'_, WIDE> {
    type Word = Long;

    const NEAR: u64 = if WIDE { u64::MAX >> 2 } else { u64::MAX };

    fn set<T: Tabled>(self, number: usize) -> Long {
        self.of_set(&T::SETS[0][number])
    }

    fn byte<T: Tabled>(self, number: usize) -> Long {
        self.bits(|other| other == T::BYTES[0][number])
    }

    fn near<T: Tabled>(self, number: usize) -> u64 {
        self.of_set(&T::SETS[1][number]).near()
    }

    fn near_byte<T: Tabled>(self, number: usize) -> u64 {
        self.bits(|other| other == T::BYTES[1][number]).near()
    }

    fn escapes<T: Tabled>(self, percent: Long) -> Long {
        let digits = self.bits(|byte| byte.is_ascii_hexdigit());
        percent & digits.back(1) & digits.back(2)
    }

    fn length(self) -> u32 {
        self.0.len() as u32
    }
}

/// Texts that are URIs, nearly URIs, and of every length around those of the blocks.
pub(super) fn texts() -> Vec<String> {
    let parts = [
        "https:",
        "http://",
        "h",
        "urn:",
        ":",
        "//",
        "/",
        "www.example.com",
        "1.2.3.4",
        "[::1]",
        ":80",
        ":8x",
        "?",
        "#",
        "q=1",
        "a%20b",
        "%2",
        "%zz",
        "user@",
        "ä",
        "\0",
        " ",
        "..",
        "over/there",
        "",
    ];
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
    // Schemes and hosts that end where what is near does.
    for length in 50..70 {
        let run = "x".repeat(length);
        for (before, behind) in [
            ("", "://h/p?q"),
            ("", ":/p"),
            ("", ":p"),
            ("", ""),
            ("a://", "/p"),
            ("a://", ":80/p"),
            ("a://", ":8x"),
            ("a:", "//h"),
            ("a://", "?q#f"),
            ("a://1", "/p"),
            ("a://h:0", "/p"),
        ] {
            texts.push(std::format!("{before}{run}{behind}"));
            for more in [40, 100, 160] {
                texts.push(std::format!("{before}{run}{behind}{}", "y".repeat(more)));
            }
        }
    }
    texts.extend((0..20_000).map(|_| (0..draw(9)).map(|_| parts[draw(parts.len())]).collect::<String>()));
    // Long ones of the shape, each second with something in it that ends a component, or may not be there.
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

fn spans(found: &Match<R>) -> Spans {
    core::array::from_fn(|field| span(&TABLE, &found.registers, found.layout, field))
}

fn of_packed(packed: Packed, text: &[u8], kind: usize) -> Option<Spans> {
    let (layout, takes) = Source::streams_of(kind)?;
    super::of_layout(packed, text.len(), layout, takes).map(|found| spans(&found))
}

/// By steps over bytes that are looked at one by one.
fn naive(text: &[u8], kind: usize) -> Option<Spans> {
    let first = *text.first()?;
    let packed = match text.len() {
        ..64 => Source.streams(first, Naive::<false>(text)),
        _ => Source.streams(first, Naive::<true>(text)),
    };
    of_packed(packed, text, kind)
}

/// A text as one kind, with what the table automaton and the steps of bit streams find byte by byte.
struct Sample {
    text: String,
    kind: usize,
    /// Whether the text stands at the end of its page.
    end: bool,
    automaton: Option<Spans>,
    streams: Option<Spans>,
}

fn samples() -> Vec<Sample> {
    let kinds = [(0, true), (1, false), (1, true), (2, true), (3, true)];
    let texts = texts().into_iter().flat_map(|text| kinds.map(|(kind, end)| (text.clone(), kind, end)));
    let sample = |(text, kind, end): (String, usize, bool)| {
        let automaton = run_const::<R>(&TABLE, text.as_bytes(), kind).map(|found| spans(&found));
        let has_streams = Source::streams_of(kind).is_some() && text.len() < 255;
        let streams = has_streams.then(|| naive(text.as_bytes(), kind)).flatten();
        assert!(streams.is_none() || streams == automaton, "{text:?} as {kind}");
        Sample { text, kind, end, automaton, streams }
    };
    let samples: Vec<Sample> = texts.map(sample).collect();
    // Paths that find nothing would agree with everything.
    let read = samples.iter().filter(|sample| sample.streams.is_some()).count();
    assert!(read > 4_000, "{read}");
    samples
}

#[test]
fn every_path_finds_the_fields_of_the_automaton_within_the_text() {
    let (mut page, samples) = (Page::new(), samples());
    for Sample { text, kind, end, streams, .. } in &samples {
        let found = of_packed(planes::read(Source, page.hold(text.as_bytes(), *end)), text.as_bytes(), *kind);
        assert_eq!(found, *streams, "{text:?} as {kind}, by planes");
    }
    at_each_level(|level| {
        for Sample { text, kind, end, automaton, streams } in &samples {
            let held = page.hold(text.as_bytes(), *end);
            let expected = match level {
                VectorLevel::Avx512 => *streams,
                // Shorter texts fill no block.
                VectorLevel::Avx2 if held.len() >= 16 => *streams,
                _ => None,
            };
            let found = of_packed(blocks::read(Source, held), held, *kind);
            assert_eq!(found, expected, "{text:?} as {kind} with {level}, by bit streams");
            let mut registers = [super::UNWRITTEN; R];
            let layout = super::find(&TABLE, held, *kind, &mut registers);
            let found = layout.ok().map(|layout| spans(&Match { registers, layout }));
            assert_eq!(found, *automaton, "{text:?} as {kind} with {level}, by tables");
            let found = super::run(Source, held, *kind).ok().map(|found| spans(&found));
            assert_eq!(found, *automaton, "{text:?} as {kind} with {level}");
        }
    });
}

#[test]
fn steps_go_from_place_to_place() {
    for (places, from, first, to) in [
        (0b1010_0100u64, 0b1, 0b100, 0b11),
        (0b1010_0100, 0b1000, 0b10_0000, 0b1_1000),
        (0b1010_0100, 0b10_0000, 0b10_0000, 0),
    ] {
        assert_eq!((places & from.onward()).first(), first, "{places:b} from {from:b}");
        assert_eq!(from.to(first), to, "{from:b} to {first:b}");
        let wide = |word: u64| <u128 as Word>::wide(word) << 60;
        assert_eq!((wide(places) & wide(from).onward()).first(), wide(first));
        assert_eq!(wide(from).to(wide(first)), wide(to));
    }
    // From nowhere on there is nothing, and whoever ends before it begins has places that no text has.
    assert_eq!((u64::NONE.onward(), 0b100.to(0b1u64) >> 63, 0b100.to(0b1u128) >> 127), (0, 1, 1));
    assert_eq!((u64::NONE.next(), 0b100u64.next(), 0b100u64.back(2)), (0, 0b1000, 1));
    assert_eq!((0b100u64.place(), u64::NONE.place(), u128::NONE.place()), (2, 64, 128));
    assert_eq!((u128::MAX << 3).near(), u64::MAX << 3);
}

#[test]
fn texts_of_the_shape_have_the_layout_of_streams() {
    for text in ["http:", "https://a.b/c?d#e", "urn:a:b", "http://h:80/%20", "file:///etc", "a:/b"] {
        assert!(naive(text.as_bytes(), 0).is_some(), "{text}");
    }
    // What needs the automaton, and what is no URI.
    for text in [
        "http://1.2.3.4/",
        "http://a@b/",
        "http://[::1]/",
        "/a",
        "a b",
        "http://a:8x/",
        "http://h/%2",
        "1a:b",
    ] {
        assert!(naive(text.as_bytes(), 0).is_none(), "{text}");
    } // Without a scheme a text is a reference, and no URI.
    for text in ["/a", "a", "a/b:c", "../a?b#c", "//h:80/p", "?q", "#", "./a:b"] {
        assert!(naive(text.as_bytes(), 0).is_none() && naive(text.as_bytes(), 1).is_some(), "{text}");
    }
    assert!(naive(b":a", 1).is_none() && naive(b"1a:b", 1).is_none());
}
