// @generated from grammars/rfc7252.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7252`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 32 states, 18 byte classes, 4 registers: 5854 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\0\x0d\x0d\0\x0e\0\0\0\0\0\0\0\0\x01\x0a\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x0b\0\x0d\0\
    \x0d\x0f\x0c\x03\x04\x05\x04\x04\x04\0\0\0\0\0\0\0\0\x06\x07\0\0\x08\0\0\x09\0\0\0\0\x10\x0d\x11\x0d\0\x0d\x03\x04\
    \x05\x04\x04\x04\0\0\0\0\0\0\0\0\x06\x07\0\0\x08\0\0\x09\0\0\0\0\x0d\x0d\x0d\0\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\x07\0\0\x07\x07\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\x08\0\0\x08\x08\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 60, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 810, 810, 810, 810, 810,
    810, 810, 810, 810, 810, 3146388, 4194904, 0, 0, 750, 6291936, 270, 0, 3146388, 4194904, 0, 0, 750, 6291936, 0, 0,
    810, 8, 810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 2147483648,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 255, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 3146388, 4194904, 0, 0, 0, 6291936, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 1, 0, 0, 390, 390, 390,
    390, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 390, 255, 0, 420, 390, 390, 390, 390, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 390, 255, 450, 450, 450, 450, 450, 450, 450, 450, 450,
    450, 0, 450, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 330, 450, 14, 450, 255, 450, 450, 450, 450, 450, 450, 450,
    450, 450, 450, 0, 450, 0, 0, 0, 0, 0, 330, 0, 450, 0, 0, 0, 0, 0, 330, 450, 15, 450, 255, 1049146, 1049146, 1049146,
    1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 0, 510, 1049146, 0, 0,
    1049146, 1049146, 1049146, 0, 510, 1049146, 0, 0, 1049146, 16, 1049146, 2, 0, 0, 540, 540, 540, 540, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 1049146, 255, 0, 0, 1049146, 1049146, 1049146, 1049146, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 1049146, 255, 1049146, 1049146, 1049146, 1049146, 1049146,
    1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 1049146, 0, 510, 1049146, 0, 0, 1049146, 1049146,
    1049146, 0, 510, 1049146, 0, 0, 1049146, 19, 1049146, 3, 0, 0, 10486390, 0, 0, 0, 0, 0, 0, 0, 9437844, 0, 0, 0, 0,
    12583392, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 4, 0, 0, 630, 0, 0, 0, 0, 0, 0, 0, 15729300, 0, 0, 0, 0, 16777696,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 5, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236,
    1049236, 1049236, 1049236, 1049236, 1049236, 0, 690, 18874848, 0, 0, 1049236, 1049236, 1049236, 0, 690, 18874848, 0,
    0, 1049236, 22, 1049236, 6, 0, 0, 720, 720, 720, 720, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    23, 1049236, 255, 0, 0, 1049236, 1049236, 1049236, 1049236, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 24, 1049236, 255, 0, 0, 780, 780, 780, 780, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25,
    810, 255, 0, 0, 810, 810, 810, 810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 810, 255,
    810, 810, 810, 810, 810, 810, 810, 810, 810, 810, 3146388, 4194904, 0, 0, 750, 6291936, 0, 0, 3146388, 4194904, 0,
    0, 750, 6291936, 0, 0, 810, 27, 810, 1, 0, 0, 0, 0, 0, 870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4294901788, 0, 255, 0, 0, 0, 0, 0, 0, 900, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901789, 0, 255, 0, 0, 0, 930, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901790,
    0, 255, 0, 0, 0, 0, 0, 0, 0, 960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901791, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901792, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x63\x6f\x61\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\0\x07\xf0\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1e\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x63\x6f\x61\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\
    \0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xf0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x48\x03\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x10\x16\x10\x17\x18\
    \x19\x1a\x1b\x1c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\0\0\0\0\0\0\0\0\0\x01\x18\x01\x19\x01\
    \x1a\x01\x07\x01\x08\x01\x1b\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x1c\x01\x0f\x01\x10\x01\x11\x01\x1d\x01\x1e\x01\
    \x14\x01\x15\x01\x16\x01\x17\x01\x1f\x01\x20\x01\x21\x01\x22\x01\x23\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1e\x01\x02\x20\x02\x03\x25\x03\0\x2b\x03\x04\x2c\x04\x04\
    \x30\x04\x04\x34\x03\x03\x38\0\x05\x3e\x05\x06\x2c\x06\x06\x2c\x05\x05\x3e\0\0\x42\x07\0\x43\x08\x08\x3e\x08\x06\
    \x2c\x01\x06\x2c\x01\x09\x46\x0a\x0a\x14\x0a\x0a\x18\x0a\x0a\x1e\x03\x0a\x2b\x0a\x05\x3e\x0a\x0a\x42\x07\x0a\x43\
    \xff\x0a\x04\x0a\x0a\x08\x0a\x0a\x0c\x0a\x0a\x10\x0a\x0a\x48\
    \x3c\x08\0\x20\0\0\x40\0\0\x08\0\0\x80\0\0\0\x08\0\0\x04\0\xff\xcf\x01\x3c\x0a\0\0\0\x02\0\x8c\0\x3c\0\0\x3e\0\0\
    \xff\x0b\0\xff\x0b\x02\xff\xdf\0\x04\x84\0\xff\xcf\0\0\x01\0\
    coap-URI/host/IPv6address/IP-literal/IPvFuture/query/pct-encoded/port/path-abempty/reg-name/coaps-URI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91, 93, 95, 97, 99, 101, 103, 105,
    // operations
    0, 6, 0, 0, 2, 0, 0, 14, 0, 0, 5, 0, 0, 1, 0, 0, 13, 0, 0, 4, 0, 0, 12, 0, 0, 8, 0,
    // starts
    1, 28,
    // call_list
    9, 0, 0, 65535, 0, 300,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 87, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 8, fields: 4,
    first_delimiter: 10, first_loop_exit: 13, groups: 321, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 181,
    note_shift: 29, notes: 214, number_size: 1, operations: 58, operations_words: 1, prefixes: 0, range_list: 93,
    ranges: 0, registers: 4, rules: 486, run: 26, set_size: 3, sets: 429, shift: 7, starts: 85, states: 33, width: 30,
};

crate::__typed! {
    /// A string that the rule `coap-URI` matches as a whole, by RFC 7252, section 6.1.
    ///
    /// ```text
    /// coap-URI = "coap:" "//" host [":" port] path-abempty ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/coap.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Coap::parse("coap://example.com:5683/~sensors/temp.xml")?;
    /// assert_eq!(value.host(), "example.com");
    /// assert_eq!(value.port(), Some("5683"));
    /// assert_eq!(value.path(), "/~sensors/temp.xml");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Coap: table TABLE, kind 0, captures 4, schemes &["coap"], inside true,
    secrets &[], checks [(not_empty 0 "host")];
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 2;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__owned_fields! { Coap: always host maybe port always path maybe query }

crate::__scheme! { Coap: TABLE, kind 0, checks &[(0, "not-empty")], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") } }

crate::__inside_uri! { Coap: join port host path query }

/// How the fields of [`Coap`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_COAP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    lists: &[],
    always: 0b101,
    pieces: &[Piece::Text("coap://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    CoapBuilder of Coap by TEMPLATE_COAP, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

crate::__typed! {
    /// A string that the rule `coaps-URI` matches as a whole, by RFC 7252, section 6.2.
    ///
    /// ```text
    /// coaps-URI = "coaps:" "//" host [":" port] path-abempty ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/coaps.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Coaps::parse("coaps://example.com:5684/~sensors/temp.xml")?;
    /// assert_eq!(value.host(), "example.com");
    /// assert_eq!(value.port(), Some("5684"));
    /// assert_eq!(value.path(), "/~sensors/temp.xml");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Coaps: table TABLE, kind 1, captures 4, schemes &["coaps"], inside true,
    secrets &[], checks [(not_empty 0 "host")];
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 2;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__owned_fields! { Coaps: always host maybe port always path maybe query }

crate::__scheme! { Coaps: TABLE, kind 1, checks &[(0, "not-empty")], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") } }

crate::__inside_uri! { Coaps: join port host path query }

/// How the fields of [`Coaps`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_COAPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    lists: &[],
    always: 0b101,
    pieces: &[Piece::Text("coaps://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    CoapsBuilder of Coaps by TEMPLATE_COAPS, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "coap", scheme: true, grammar: "rfc7252", start: "coap-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_COAP), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") } },
    crate::Kind { name: "coaps", scheme: true, grammar: "rfc7252", start: "coaps-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_COAPS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") } },
];
