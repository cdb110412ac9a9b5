// @generated from grammars/rfc5870.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc5870`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 42 states, 22 byte classes, 10 registers: 6773 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0f\x0e\x0e\x0f\x10\x0f\x0f\x0f\x0f\x0f\x0f\x11\0\x12\x0e\x01\x01\x01\x01\x02\x01\x01\x01\x03\
    \x01\x13\x14\x0e\x15\x0e\x0e\x0e\x04\x04\x05\x04\x06\x04\x07\x08\x08\x08\x08\x08\x08\x08\x09\x08\x08\x0a\x0b\x08\
    \x0c\x08\x0d\x08\x08\x08\x0f\x0e\x0f\x0e\x0f\x0e\x04\x04\x05\x04\x06\x04\x07\x08\x08\x08\x08\x08\x08\x08\x09\x08\
    \x08\x0a\x0b\x08\x0c\x08\x0d\x08\x08\x08\x0e\x0e\x0e\x0f\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e",
    runs: &[168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 80, 80],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 165, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 198, 231, 231, 231, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 231, 231, 231, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 0, 0, 231, 231, 231, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1048840, 297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 7, 0, 330, 363, 363, 363, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
    0, 0, 396, 396, 396, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 363,
    363, 363, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 363, 363, 363,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2097581, 462, 0, 3146223, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 396, 396,
    396, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1048840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 528, 561, 561,
    561, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 594, 594, 594, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 627, 627, 627, 627, 627, 660, 627,
    627, 627, 627, 627, 627, 693, 627, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 561, 561, 561, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 561, 561, 561, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 726, 0, 4194799, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 594, 594, 594, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2097581, 0, 0, 3146223, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 627, 627, 627, 627, 627, 627, 627,
    627, 627, 627, 627, 627, 627, 627, 0, 0, 0, 0, 0, 0, 759, 792, 0, 0, 0, 0, 0, 0, 759, 792, 627, 19, 627, 627, 627,
    627, 627, 627, 627, 627, 627, 627, 627, 825, 627, 627, 627, 0, 0, 0, 0, 0, 0, 759, 792, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    20, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 0, 0, 0, 0, 0, 0, 759, 858, 0, 0, 0,
    0, 0, 0, 759, 792, 627, 21, 627, 0, 891, 891, 891, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 22, 0, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 759, 792, 627, 23, 627, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 0,
    924, 957, 0, 924, 924, 0, 0, 0, 924, 957, 0, 924, 924, 759, 0, 924, 24, 924, 627, 627, 627, 627, 627, 627, 627, 627,
    627, 627, 627, 990, 627, 627, 0, 0, 0, 0, 0, 0, 759, 792, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 627, 924, 5243903, 5243903,
    5243903, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 0, 924, 957, 0, 924, 924, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 26, 0, 0, 891, 891, 891, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4194799, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    27, 0, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 0, 924, 957, 0, 924, 924, 759, 0, 0,
    924, 957, 0, 924, 924, 759, 0, 924, 28, 924, 0, 1056, 1056, 1056, 1056, 1056, 1056, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 924, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627, 627,
    627, 0, 0, 0, 0, 0, 0, 759, 1089, 0, 0, 0, 0, 0, 0, 759, 792, 627, 30, 627, 924, 1023, 1023, 1023, 924, 924, 924,
    924, 924, 924, 924, 924, 924, 924, 0, 924, 957, 0, 1122, 924, 6292215, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 924,
    924, 924, 924, 924, 924, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 924, 1155,
    1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1188, 0, 924, 957, 0, 924, 924, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 33, 1155, 924, 1221, 1221, 1221, 924, 924, 924, 924, 924, 924, 924, 924, 924, 924, 0, 924, 957,
    0, 924, 924, 759, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155,
    1155, 1155, 1155, 1155, 0, 924, 957, 0, 924, 924, 7341286, 0, 0, 924, 957, 0, 924, 924, 7341286, 0, 1155, 35, 1155,
    1155, 1155, 1155, 1155, 1155, 1155, 1155, 1287, 1155, 1155, 1155, 1155, 1155, 1155, 0, 924, 957, 0, 924, 924,
    7341286, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 1155, 924, 1221, 1221, 1221, 924, 924, 924, 924, 924, 924, 924, 924, 924,
    924, 0, 924, 957, 0, 924, 924, 6292215, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 627, 627, 627, 627, 627, 627, 627, 627,
    627, 627, 627, 627, 693, 627, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 627, 1155, 1155, 1155, 1155,
    1155, 1155, 1155, 1155, 1155, 1155, 1155, 1320, 1155, 1155, 0, 924, 957, 0, 924, 924, 7341286, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 39, 1155, 1155, 1155, 1155, 1353, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 0, 924, 957,
    0, 924, 924, 7341286, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 1155, 1155, 1386, 1155, 1155, 1155, 1155, 1155, 1155,
    1155, 1155, 1155, 1155, 1155, 0, 924, 957, 0, 924, 924, 7341286, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 1155, 1155,
    1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 0, 924, 957, 0, 924, 924, 7341286, 0, 0,
    924, 957, 0, 924, 924, 7341286, 0, 1155, 42, 1155,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\x01\0\x02\x03\x04\xff\xff\xff\x05\xff\x01\x02\
    \xff\x06\x07\xff\xff\x08\x09\x0a\x07\xff\x0b\x0c\x0d\x0e\
    \x67\x65\x6f\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\xa5\0\0\0\
    \0\x01\x02\x03\x04\x03\x03\0\x01\x05\x06\x04\x03\x03\x07\x01\x05\x08\x09\x0a\x0b\x0c\x01\x05\x0d\x0e\x03\x03\x07\
    \x01\x05\x08\x09\x0f\x03\x10\x01\x05\x11\x12\x03\x03\x13\x01\x05\x14\x15\x03\x03\x07\x01\x05\x08\x09\x0a\x16\x07\
    \x01\x05\x08\x09\x0a\x03\x07\x01\x05\x08\x09\x17\x03\x18\x01\x05\x19\x1a\x1b\x03\x1c\x01\x05\x1d\x1e\x0e\x03\x1f\
    \x01\x05\x20\x21\x12\x03\x22\x01\x05\x23\x24\x15\x03\x25\x01\x05\x26\x27\x28\x03\
    \0\0\x04\x01\0\0\0\x04\x06\0\0\x06\x01\x01\0\x02\0\0\0\0\0\x01\0\x01\0\0\x06\x01\x07\0\0\x07\x01\x01\0\0\0\x04\x08\
    \0\x03\x07\x01\x03\0\0\x08\0\x01\0\x04\x08\x05\x04\0\x05\x09\0\x05\0\0\0\x04\x01\xfe\x03\x07\x01\x01\xfe\0\x01\xfe\
    \x01\0\x04\x08\x05\x01\xfe\0\0\x04\x01\xfd\x03\x07\x01\x01\xfd\0\x01\xfd\x01\0\0\0\x04\x01\xfc\x03\x07\x01\x01\xfc\
    \0\x01\xfc\x01\0\0\x09\0\x01\0\0\x08\x05\x01\0\0\0\x04\x01\xfa\x03\x07\x01\x01\xfa\0\x01\xfa\x01\0\0\x01\xff\x01\0\
    \0\0\x04\x01\xf9\x03\x07\x01\x01\xf9\0\x01\xf9\x01\0\0\0\x04\x01\xf8\x03\x07\x01\x01\xf8\0\x01\xf8\x01\0\0\0\x04\
    \x01\xf7\x03\x07\x01\x01\xf7\0\x01\xf7\x01\0\0\0\x04\x01\xf6\x03\x07\x01\x01\xf6\0\x01\xf6\x01\0\0\x01\xfb\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x05\x09\x0a\x07\x08\x0b\x05\x0c\x0d\x0e\x0f\x10\x08\x11\x12\x13\x14\x15\x16\
    \x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x20\x1e\x1e\x1e\x21\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x03\x0b\x0c\x0d\x01\x0e\x01\
    \x0f\x01\x10\x02\x11\x12\x02\x13\x12\x01\x0d\x01\x14\x02\x15\x10\x02\x16\x14\x01\x17\x01\x18\x01\x19\x02\x1a\x10\
    \x02\x1b\x1c\x01\x1d\x02\x1e\x14\x02\x08\x18\x02\x1f\x1c\x02\x20\x1c\x02\x17\x1c\x02\x0c\x0d\x02\x21\x1c\
    \xff\0\0\0\0\x04\0\0\x08\0\x01\x0d\x01\x02\x10\x02\x03\x14\x02\x03\x18\x04\x02\x10\x03\x03\x14\x02\x03\x1e\x03\x03\
    \x20\x05\x05\x24\x06\x06\x28\x07\x08\x2c\x02\x03\x32\x03\x03\x36\x07\x07\x3a\x05\x05\x3c\x08\x07\x3b\x06\x06\x40\
    \x07\x09\x44\x05\x05\x48\x06\x03\x14\x03\x03\x4e\x09\x09\x52\x09\x0a\x54\x05\x05\x40\x03\x03\x32\x09\x09\x44\x0a\
    \x0a\x54\x05\x0b\x2c\x0b\x08\x5a\x0b\x0b\x5a\x0b\x0c\x5b\
    \x80\0\0\x40\0\0\0\x02\0\0\0\x08\x0f\0\0\x0e\0\0\x0e\0\x06\x0e\0\x16\x0e\0\x02\x20\0\0\0\x10\0\xff\x3f\0\x0e\0\x14\
    \x0e\0\x12\xff\x3f\x30\0\x04\0\0\0\x20\xff\xbf\x0d\0\x08\0\x0e\0\x10\xff\xbf\x1d\x7e\0\0\xff\x3f\x10\
    geo-scheme/geo-URI/num/pnum/coordinates/crsp/uncp/parameter/labeltext/paramchar/pct-encoded/crslabel/p/",
    words: &[
    // operations
    0, 8, 0, 0, 16, 0, 0, 48, 0, 0, 33, 0, 0, 64, 0, 0, 4, 0, 0, 2, 0,
    ],
    callees: &[],
    accepts: 0, call_list: 21, calls: 0, copies: 382, fields: 7, first_mark: 14, groups: 509, highs: 0, kinds: 1,
    layouts: 72, nesting: 128, note_of: 383, note_shift: 0, notes: 426, number_size: 1, operations: 0, operations_words:
    1, places: 177, prefixes: 43, registers: 10, rules: 680, run: 30, set_size: 3, sets: 611, shift: 0, shift_marks: 8,
    starts: 21, states: 43, streams: 255, stretch_list: 21, stretches: 0, width: 33,
};

crate::__typed! {
    /// A text that the rule `geo-URI` matches as a whole.
    ///
    /// ```text
    /// geo-URI = geo-scheme ":" geo-path
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/geo.svg"))]
    ///
    /// For example `geo:13.4125,103.8667`.
    Geo: table TABLE, kind 0, registers 10, secrets &[],
    checks [];
    /// The `coordinates`.
    ///
    /// ```text
    /// coordinates = coord-a "," coord-b ["," coord-c]
    /// ```
    always coordinates = 0;
    /// The `coord-a`.
    ///
    /// ```text
    /// coord-a = num
    /// ```
    always coord_a = 1;
    /// The `coord-b`.
    ///
    /// ```text
    /// coord-b = num
    /// ```
    always coord_b = 2;
    /// The `coord-c`.
    ///
    /// ```text
    /// coord-c = num
    /// ```
    maybe coord_c = 3;
    /// The `parameters`.
    ///
    /// ```text
    /// p = [crsp] [uncp] *parameter
    /// ```
    always parameters = 4;
    /// The `crs`.
    ///
    /// ```text
    /// crslabel = "wgs84" / labeltext
    /// ```
    maybe crs = 5;
    /// The `u`.
    ///
    /// ```text
    /// uval = pnum
    /// ```
    maybe u = 6;
}

crate::__scheme! { Geo: TABLE, kind 0, checks &[], forms: &[(Some(5), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "geo", default_port: None, empty_path: None } }

/// How the fields of [`Geo`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GEO: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"],
    lists: &[],
    always: 0b10111,
    pieces: &[Piece::Text("geo:"), Piece::Outer(0, 6), Piece::Field(1), Piece::Text(","), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(","), Piece::Field(3), Piece::Outer(4, 6), Piece::Group(32, 2),
    Piece::Text(";crs="), Piece::Field(5), Piece::Group(64, 2), Piece::Text(";u="), Piece::Field(6)],
};

crate::__builder! {
    GeoBuilder of Geo by TEMPLATE_GEO, states [];
    optional coordinates = 0;
    optional coord_a = 1;
    optional coord_b = 2;
    optional coord_c = 3;
    optional parameters = 4;
    optional crs = 5;
    optional u = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "geo", scheme: true, grammar: "rfc5870", start: "geo-URI", table: &TABLE, kind: 0, fields: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("geo:0,0;a=["), checks: &[], template: Some(&TEMPLATE_GEO), forms: &[(Some(5), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "geo", default_port: None, empty_path: None } },
];
