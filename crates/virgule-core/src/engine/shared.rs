//! Texts of a table without code of its own, read by the bit streams of another.
//!
//! An IRI takes the steps of a URI. Where it has characters beyond ASCII, a byte stands for each of theirs that those steps
//! take as the automaton takes the characters:
//!
//! ```text
//! text       h t t p : / / r C3 A9 s . f r
//! read as    h t t p : / / r !  !  s . f r
//! ```
//!
//! That the automaton of the table finds the same is what the compiler has proven (`virgule_compiler::streams`). Most of
//! what it costs is to copy the text; steps of its own would be 5 kB more in a program.

use super::Match;
use super::arch::{blocks, found, of_layout};
use super::drive::{Failure, Tabled};
use super::streams::{LONGEST, Packed};
use super::table::Table;

/// The bit streams of another table.
#[derive(Debug, Clone, Copy)]
pub struct Shared<S> {
    /// What has them.
    pub source: S,
    /// The layout of what they find.
    pub layout: u8,
    /// Which texts it takes: see [`Tabled::streams_of`].
    pub takes: [u8; 2],
    /// What is read in place of bytes beyond ASCII.
    pub byte: u8,
    /// The first and the last byte that characters may begin with that are read so.
    pub leads: (u8, u8),
}

/// Runs a table over `text`, by the bit streams of another if it has the shape for it.
#[inline(always)]
pub fn run_shared<S: Tabled, const R: usize>(
    table: &Table<'_>,
    streams: Shared<S>,
    text: &[u8],
    kind: usize,
) -> Result<Match<R>, Failure> {
    let packed = read(streams.source, streams.byte, streams.leads, text);
    if let Some(found) = of_layout(packed, text.len(), streams.layout, streams.takes) {
        return Ok(found);
    }
    found(table, text, kind)
}

/// Reads a text with `byte` for each that is beyond ASCII; nothing if it has characters that may not be read so.
#[inline(never)]
fn read<S: Tabled>(source: S, byte: u8, (first, last): (u8, u8), text: &[u8]) -> Packed {
    let mut plain;
    let text = match text.is_ascii() {
        true => text,
        false => {
            plain = [0; LONGEST + 2];
            let Some((begin, _)) = plain.split_at_mut_checked(text.len()) else { return Packed::NOTHING };
            begin.copy_from_slice(text);
            let mut strange = false;
            let (chunks, _) = plain.as_chunks_mut::<CHUNK>();
            for chunk in chunks.iter_mut().take(text.len().div_ceil(CHUNK)) {
                for known in chunk {
                    strange |= (*known >= FIRST_LEAD) & !((first <= *known) & (*known <= last));
                    *known = if known.is_ascii() { *known } else { byte };
                }
            }
            if strange {
                return Packed::NOTHING;
            }
            plain.split_at(text.len()).0
        }
    };
    blocks::read(source, text)
}

/// So many bytes are looked at together.
const CHUNK: usize = 16;

/// No character beyond ASCII begins with a lower byte.
const FIRST_LEAD: u8 = 0xC0;

#[cfg(test)]
mod tests {
    use crate::generated::rfc3987::{Iri, IriRef, TABLE};
    use crate::level::{VectorLevel, at_each_level};
    use crate::{ParseError, Typed};
    use std::string::{String, ToString};
    use std::vec::Vec;

    /// What a way to parse finds: all fields, or where it stops.
    type Fields = Result<Vec<Option<(usize, usize)>>, usize>;

    fn fields<T: Typed>(parsed: Result<T, ParseError>) -> Fields {
        let found = parsed.map_err(|error| error.offset())?.found();
        Ok((0..12).map(|field| T::span(&found, field)).collect())
    }

    /// Whether `text` was read by bit streams. Its fields must be those that the automaton finds.
    fn is_shared(text: &str) -> bool {
        assert_eq!(fields(Iri::parse(text)), fields(Iri::parse_const(text)), "{text:?}");
        let parsed = IriRef::parse(text);
        assert_eq!(fields(parsed), fields(IriRef::parse_const(text)), "{text:?}");
        parsed.is_ok_and(|iri| iri.found().layout == TABLE.streams)
    }

    /// Whether texts of so many bytes are read by bit streams.
    fn has_streams(level: VectorLevel, length: usize) -> bool {
        match level {
            VectorLevel::Avx512 => true,
            VectorLevel::Avx2 => length >= 16,
            // Without code for vectors, bit streams are made word by word.
            _ => !cfg!(all(feature = "simd", target_arch = "x86_64")),
        }
    }

    #[test]
    fn iris_have_the_fields_that_the_automaton_finds() {
        // The last and the first characters of each length, those beside what may not be in an IRI, and ASCII.
        let characters = "\u{80}\u{9f}\u{a0}\u{bf}\u{c0}\u{7ff}\u{800}\u{fff}\u{1000}\u{cfff}\u{d000}\u{d7ff}\
                          \u{e000}\u{f8ff}\u{f900}\u{fdcf}\u{fdd0}\u{ffef}\u{fff0}\u{10000}\u{1f600}\u{10ffff}aZ9!~-%/?#:@[ ";
        let single = characters.chars().map(String::from);
        let inserted = single.chain(["%C3%A9".into(), "x".repeat(60), "é".repeat(60)]);
        let texts = inserted.flat_map(|inserted| {
            (0..=37).flat_map(move |place| {
                let mut text = "https://www.example.com:80/a/b?c=d#e/f".to_string();
                text.insert_str(place, &inserted);
                let end = text.get(place..).map(str::to_string);
                end.into_iter().chain([text.clone() + &"ä/".repeat(place * 3), text])
            })
        });
        let texts: Vec<String> = texts.collect();
        at_each_level(|level| {
            let shared = texts.iter().filter(|text| is_shared(text)).count();
            assert_eq!(shared > 1_000, has_streams(level, 38), "{shared} with {level}");
        });
    }

    #[test]
    fn characters_with_other_lead_bytes_are_left_to_the_automaton() {
        at_each_level(|level| {
            for (text, shared) in [
                ("http://é/", true),
                ("/Ελλάδα", true),
                ("http://例え.jp/引き?割り=り#り", true),
                ("http://a/\u{bf}", false),
                ("http://a/\u{1f600}", false),
                ("http://a/?\u{e000}", false),
            ] {
                assert_eq!(is_shared(text), shared && has_streams(level, text.len()), "{text} with {level}");
            }
        });
    }
}
