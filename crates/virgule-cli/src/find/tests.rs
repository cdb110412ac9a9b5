//! The chunks of an input have the same URIs as the input, for any boundaries of reads, and memory is bounded.

use super::MATCH_END;
use crate::bulk::chunk::{Chunk, ChunkReader, ChunkSizes};
use crate::inputs::test_readers::{Drops, Repeated};
use std::io::Read;
use virgule::find::Finder;
use virgule_tools::conformance::random::Random;

/// Parts of input in which the position of a read boundary matters.
const PIECES: [&str; 22] = [
    "http://example.com/a?b#c",
    "http",
    "://",
    "mailto:a@b.example",
    "urn:",
    " ",
    "\n",
    "\r\n",
    "<",
    ">",
    "(",
    ").",
    "é",
    "日本語",
    "svn+ssh://[::1]:80/",
    "%41",
    "*",
    "'",
    "](",
    "\\n",
    "[",
    "]",
];

fn reader<R: Read>(reader: R, chunk: usize, line: usize) -> ChunkReader<R> {
    ChunkReader::with_boundary(reader, ChunkSizes { chunk, line }, MATCH_END)
}

/// Returns the URIs in all chunks with their offsets, and the number of skipped bytes.
fn found(mut reader: ChunkReader<impl Read>) -> (Vec<(usize, String)>, u64) {
    let (mut found, mut offset, mut passed) = (Vec::new(), 0, 0);
    let mut chunk = Chunk::default();
    while reader.next(&mut chunk).expect("memory can be read") {
        if chunk.too_long {
            offset += chunk.passed as usize;
            passed += chunk.passed;
            continue;
        }
        offset -= chunk.context;
        let mut at = 0;
        for piece in chunk.bytes().utf8_chunks() {
            let from = chunk.context.saturating_sub(at).min(piece.valid().len());
            let uris = Finder::new().iris().find(piece.valid()).from(from);
            found.extend(uris.map(|uri| (offset + at + uri.range().start, uri.as_str().to_string())));
            at += piece.valid().len() + piece.invalid().len();
        }
        offset += chunk.bytes().len();
    }
    (found, passed)
}

#[test]
fn chunks_have_the_uris_of_the_whole_text() {
    let mut random = Random::new(7);
    for _ in 0..300 {
        let text: String = (0..random.below(40)).map(|_| *random.pick(&PIECES)).collect();
        let whole = Finder::new().iris().find(&text);
        let whole: Vec<(usize, String)> =
            whole.map(|uri| (uri.range().start, uri.as_str().to_string())).collect();
        for (read, drops) in [(1, 1), (2, 7), (5, 3), (16, 16), (1 << 10, 1 << 10)] {
            let reader = reader(Drops(text.as_bytes(), drops), read, 1 << 12);
            assert_eq!(found(reader), (whole.clone(), 0), "{text:?}, reads of {read}");
        }
    }
}

#[test]
fn what_is_too_long_is_passed_over_and_counted() {
    let long = "x".repeat(100);
    let text = format!("http://a/ {long}http://b/{long} http://c/ http://d/");
    for drops in [1, 7, 1000] {
        let (uris, passed) = found(reader(Drops(text.as_bytes(), drops), 16, 64));
        let names: Vec<&str> = uris.iter().map(|(_, uri)| uri.as_str()).collect();
        assert_eq!((names, passed), (vec!["http://a/", "http://c/", "http://d/"], 209));
        assert!(uris.iter().all(|(at, uri)| text[*at..].starts_with(uri.as_str())));
    }
    assert_eq!(found(reader(Drops(long.as_bytes(), 9), 16, 64)), (Vec::new(), 100));
}

/// For a line of 8 MiB the buffer is as large as one read; for a word of this length, as large as the limit.
#[test]
fn memory_is_bounded() {
    for (unit, most) in [("see http://a.example/b, ", 64 << 10), ("http://a.example/b,", 600 << 10)] {
        let endless = unit.bytes().cycle().take(8 << 20);
        let mut reader = Some(reader(Repeated(endless), 16 << 10, 256 << 10));
        let measured = allocation_counter::measure(|| {
            let (mut reader, mut chunk) = (reader.take().expect("once"), Chunk::default());
            let mut bytes = 0;
            while reader.next(&mut chunk).expect("memory can be read") {
                bytes += chunk.length();
            }
            assert_eq!(bytes, 8 << 20);
        });
        assert!(measured.bytes_max <= most, "{unit:?}: {}", measured.bytes_max);
    }
}
