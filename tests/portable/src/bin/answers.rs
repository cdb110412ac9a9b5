//! Prints a digest of all answers for each kind. If two targets print the same lines, they agree on every text.
//!
//! The texts are those of the case files, real URLs, mutations of both, and random texts, the same on every target. An
//! answer consists of all fields, `Display`, `Debug`, normal form and, for a reference, the URI and the target from a
//! base; or of offset, rule and message of the error.
//!
//! ```text
//! answers          kind, number of texts, digest
//! answers KIND     text and answer, one line each, to find the text where two targets differ
//! ```

use std::io::{self, BufWriter, Write};
use virgule::{Iri, IriRef, Kind, Normalization, Resolver};
use virgule_portable::random::Random;
use virgule_portable::{cases, data, inputs, typed};

/// The interval at which real URLs are selected.
const EVERY: usize = 20;
/// The number of random texts.
const RANDOM: usize = 500;

fn main() -> io::Result<()> {
    let only = std::env::args().nth(1);
    let texts = texts();
    let mut out = BufWriter::new(io::stdout().lock());
    for kind in Kind::all().filter(|kind| only.as_deref().is_none_or(|only| only == kind.name)) {
        let mut digest = Digest::new();
        for text in &texts {
            let answer = answer(kind, text);
            digest.add(&answer);
            if only.is_some() {
                writeln!(out, "{text:?} {answer}")?;
            }
        }
        writeln!(out, "{} {} {:016x}", kind.name, texts.len(), digest.0)?;
    }
    out.flush()
}

fn texts() -> Vec<String> {
    let mut random = Random::new(3986);
    let mut texts = cases::inputs();
    texts.extend(data::urls().step_by(EVERY).map(String::from));
    let samples = texts.clone();
    texts.extend(samples.iter().map(|_| inputs::mutated(&mut random, &samples)));
    texts.extend((0..RANDOM).map(|_| inputs::random_text(&mut random)));
    texts
}

fn answer(kind: &Kind, text: &str) -> String {
    let typed = match typed::parse(kind.name, text) {
        Ok(typed) => typed,
        Err(error) => return format!("{} {:?} {error}", error.offset(), error.rule()),
    };
    let normal = kind.semantics().normalize(text, Normalization::SCHEME);
    let answer = format!("{typed:?} {normal:?}");
    match (kind.name, IriRef::parse(text), Iri::parse("http://a/b/c/d;p?q")) {
        ("iri-reference", Ok(reference), Ok(base)) => {
            let target = Resolver::new(base).resolve(reference);
            format!("{answer} {:?} {:?}", reference.to_uri(), target.as_str())
        }
        _ => answer,
    }
}

/// The state of FNV-1a with 64 bits.
struct Digest(u64);

impl Digest {
    fn new() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a text and a terminator.
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
