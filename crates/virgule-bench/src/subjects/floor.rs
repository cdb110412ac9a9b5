//! A lower bound for parsers that read byte by byte: it only checks that each byte may occur in a URI.

use crate::subject::{Subject, Works, with_note};

pub const SUBJECT: Subject = Subject {
    library: "(floor)",
    uri: Works {
        parse: with_note(|text| check(text, &URI), "only: may every byte stand there?"),
        ..Works::NONE
    },
    iri: Works {
        parse: with_note(|text| check(text, &IRI), "only: may every byte stand there?"),
        ..Works::NONE
    },
};

static URI: [bool; 256] = allowed(false);
static IRI: [bool; 256] = allowed(true);

const fn allowed(iri: bool) -> [bool; 256] {
    let mut allowed = [false; 256];
    let bytes = b"%:/?#[]@!$&'()*+,;=-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut at = 0;
    while at < bytes.len() {
        allowed[bytes[at] as usize] = true;
        at += 1;
    }
    at = 0x80;
    while iri && at < 256 {
        allowed[at] = true;
        at += 1;
    }
    allowed
}

fn check(text: &str, allowed: &[bool; 256]) -> Option<usize> {
    text.bytes().fold(true, |all, byte| all & allowed[byte as usize]).then_some(text.len())
}
