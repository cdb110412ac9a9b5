// @generated from grammars/rfc7065.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7065`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 35 states, 21 byte classes, 3 registers: 6384 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0d\x0f\x0f\x0d\x10\x0d\x0d\x0d\x0d\x0d\x0d\x0d\0\x01\x0f\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x11\x0d\x0f\x0e\x0f\x12\x0f\x03\x04\x04\x04\x04\x04\0\0\0\0\0\0\0\x05\x06\x07\0\x08\x09\x0a\x0b\x0c\0\0\0\0\
    \x13\x0f\x14\x0f\0\x0f\x03\x04\x04\x04\x04\x04\0\0\0\0\0\0\0\x05\x06\x07\0\x08\x09\x0a\x0b\x0c\0\0\0\0\x0f\x0f\x0f\
    \0\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0,
    132, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 0, 165, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 1049566, 1049566, 1049566, 1049566, 1049566,
    1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 0, 924, 2098010, 2097614,
    231, 0, 1049566, 1049566, 0, 924, 2098010, 2097614, 0, 0, 1049566, 6, 1049566, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 2098010, 2097614, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 1, 0, 0, 363, 363, 363, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 363, 255, 0, 396, 363, 363, 363, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 363, 255, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005,
    1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 0, 0, 1049005, 0, 0, 0, 1049005, 1049005, 0,
    0, 1049005, 0, 0, 297, 1049005, 12, 1049005, 255, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005,
    1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 1049005, 0, 0, 1049005, 0, 0, 297, 1049005, 1049005,
    0, 0, 1049005, 0, 0, 297, 1049005, 13, 1049005, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 495, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 528, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 15, 0, 255, 0, 0, 0, 561, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 16, 0, 255, 0, 0, 0, 0, 0, 594, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 627, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 660, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 255, 0, 0, 0, 0, 0, 0,
    693, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 726,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 759, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 792, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 255, 4195129, 4195129, 4195129, 4195129, 4195129, 4195129, 4195129,
    4195129, 4195129, 4195129, 4195129, 4195129, 4195129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4195129, 24,
    0, 255, 825, 825, 825, 825, 825, 825, 825, 825, 825, 825, 825, 825, 825, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 825, 25, 825, 2, 0, 0, 891, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6291918, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 26, 0, 3, 0, 0, 891, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6291918, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    27, 0, 4, 0, 0, 957, 957, 957, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28,
    1049566, 255, 0, 0, 1049566, 1049566, 1049566, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 29, 1049566, 255, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566, 1049566,
    1049566, 1049566, 1049566, 1049566, 1049566, 0, 924, 2098010, 2097614, 0, 0, 1049566, 1049566, 0, 924, 2098010,
    2097614, 0, 0, 1049566, 30, 1049566, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1056, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901791, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1089, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901792, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 1122, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4294901793, 0, 255, 0, 0, 0, 0, 0, 1155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901794, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4294901795, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x74\x75\x72\x6e\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xc6\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x21\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x74\x75\x72\x6e\x73\x3a\0\0\x20\x20\x20\x20\x20\0\0\0\xff\xff\
    \xff\xff\xff\xff\0\0\x06\xc6\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xff\x03\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x0e\x0d\x14\x15\x16\x17\x18\x19\
    \x1a\x1b\x1c\x1d\x1e\x1f\x20\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x02\x01\x0e\x01\x03\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\x01\x19\0\0\0\
    \0\0\0\0\0\0\x01\x1a\x01\x1b\x01\x06\x01\x07\x01\x1c\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x1d\x01\x1e\x01\x1f\x01\
    \x20\x01\x21\x01\x22\x01\x23\x01\x24\x01\x25\x01\x14\x01\x26\x01\x16\x01\x17\x01\x18\x01\x19\x01\x27\x01\x28\x01\
    \x1e\x01\x20\x01\x21\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x1a\x01\x02\x1c\x02\x03\x21\x03\0\x27\x03\x04\x28\x04\x04\x2c\x04\
    \x04\x30\x03\x03\x34\0\0\x04\0\0\x38\0\0\x3c\0\0\x40\0\0\x44\0\0\x48\0\x05\x4c\x05\x06\x4e\0\x07\x52\x07\x07\x52\
    \x01\x08\x28\x08\x08\x28\x01\x09\x56\x0a\x0a\x14\x0a\x01\x1a\x03\x0a\x27\x0a\x0a\x04\x0a\x0a\x0c\x0a\x0a\x38\x0a\
    \x0a\x10\x0a\x0a\x3c\x0a\x0a\x40\x0a\x0a\x44\x0a\x0a\x48\x0a\x05\x4c\x0a\x07\x52\xff\x0a\x04\x0a\x0a\x08\
    \x1c\0\x02\0\x04\0\0\x08\0\0\x01\0\x20\0\0\0\0\x02\xff\x7f\x0f\x1c\x10\x02\0\0\x10\0\0\x06\x1c\0\0\x1e\0\0\xff\x7f\
    \x02\xff\x7f\x12\x08\0\0\0\x02\0\x80\0\0\x40\0\0\0\x40\0\xff\x1f\0\x04\0\x04\xff\x7f\x07\
    turnURI/host/IPv6address/IP-literal/IPvFuture/transport/transport-ext/port/pct-encoded/reg-name/turnsURI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91, 93, 95, 97, 99, 101, 103, 105,
    107, 109, 111, 113, 115, 117, 119, 121,
    // operations
    0, 2, 0, 0, 4, 0, 0, 1, 0,
    // starts
    1, 31,
    // call_list
    7, 0, 0, 65535, 0, 264,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 77, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 8, fields: 3,
    first_delimiter: 13, first_loop_exit: 15, groups: 340, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 181,
    note_shift: 33, notes: 217, number_size: 1, operations: 66, operations_words: 1, prefixes: 0, range_list: 83,
    ranges: 0, registers: 3, rules: 529, run: 29, set_size: 3, sets: 463, shift: 5, starts: 75, states: 36, width: 33,
};

crate::__typed! {
    /// A string that the rule `turnURI` matches as a whole, by RFC 7065, section 3.1.
    ///
    /// ```text
    /// turnURI = "turn" ":" host [":" port] ["?transport=" transport]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/turn.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Turn::parse("turn:example.org")?;
    /// assert_eq!(value.host(), "example.org");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Turn: table TABLE, kind 0, captures 4, schemes &["turn"], inside false,
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
    /// The `transport`, by RFC 7065, section 3.1.
    ///
    /// ```text
    /// transport = "udp" / "tcp" / transport-ext
    /// ```
    maybe transport = 2;
}

crate::__owned_fields! { Turn: always host maybe port maybe transport }

crate::__scheme! { Turn: TABLE, kind 0, checks &[(0, "not-empty")], forms: &[(Some(0), crate::__derive::Form::Lowercase), (Some(2), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "turn", default_port: None, empty_path: None } }

/// How the fields of [`Turn`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TURN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "transport"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("turn:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?transport="), Piece::Field(2)],
};

crate::__builder! {
    TurnBuilder of Turn by TEMPLATE_TURN, states [];
    optional host = 0;
    optional port = 1;
    optional transport = 2;
}

crate::__typed! {
    /// A string that the rule `turnsURI` matches as a whole, by RFC 7065, section 3.1.
    ///
    /// ```text
    /// turnsURI = "turns" ":" host [":" port] ["?transport=" transport]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/turns.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Turns::parse("turns:example.org")?;
    /// assert_eq!(value.host(), "example.org");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Turns: table TABLE, kind 1, captures 4, schemes &["turns"], inside false,
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
    /// The `transport`, by RFC 7065, section 3.1.
    ///
    /// ```text
    /// transport = "udp" / "tcp" / transport-ext
    /// ```
    maybe transport = 2;
}

crate::__owned_fields! { Turns: always host maybe port maybe transport }

crate::__scheme! { Turns: TABLE, kind 1, checks &[(0, "not-empty")], forms: &[(Some(0), crate::__derive::Form::Lowercase), (Some(2), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "turns", default_port: None, empty_path: None } }

/// How the fields of [`Turns`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TURNS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "transport"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("turns:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?transport="), Piece::Field(2)],
};

crate::__builder! {
    TurnsBuilder of Turns by TEMPLATE_TURNS, states [];
    optional host = 0;
    optional port = 1;
    optional transport = 2;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "turn", scheme: true, grammar: "rfc7065", start: "turnURI", table: &TABLE, kind: 0, fields: &["host", "port", "transport"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "turn:[::]" }, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_TURN), forms: &[(Some(0), crate::__derive::Form::Lowercase), (Some(2), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "turn", default_port: None, empty_path: None } },
    crate::Kind { name: "turns", scheme: true, grammar: "rfc7065", start: "turnsURI", table: &TABLE, kind: 1, fields: &["host", "port", "transport"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "turns:[::]" }, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_TURNS), forms: &[(Some(0), crate::__derive::Form::Lowercase), (Some(2), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "turns", default_port: None, empty_path: None } },
];
