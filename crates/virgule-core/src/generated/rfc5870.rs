// @generated from grammars/rfc5870.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc5870`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 37 states, 19 byte classes, 7 registers: 6186 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0b\x0e\x0e\x0b\x0f\x0b\x0b\x0b\x0b\x0b\x0b\x10\0\x0c\x0e\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x0d\x11\x0e\x12\x0e\x0e\x0e\x02\x02\x03\x02\x04\x02\x05\x06\x06\x06\x06\x06\x06\x06\x07\x06\x06\x08\x09\x06\
    \x0a\x06\x06\x06\x06\x06\x0b\x0e\x0b\x0e\x0b\x0e\x02\x02\x03\x02\x04\x02\x05\x06\x06\x06\x06\x06\x06\x06\x07\x06\
    \x06\x08\x09\x06\x0a\x06\x06\x06\x06\x06\x0e\x0e\x0e\x0b\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\x50", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x74\x50\x74\xd4\x70"],
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
    ends: &[
    [*b"\x80\x0f\x80\x03\x03\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x01\x06\x02\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x02\x02\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\xfe\x04\xff\0\0\x01\xfe\xfe\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x0f\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\xfe\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\xfd\x04\xff\0\0\x01\xfd\xfd\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\xfc\x04\xff\0\0\x01\xfc\xfc\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x01\x06\x0f\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x01\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x0f\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 62, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 93, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 0, 255, 186, 217, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255,
    0, 217, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 217, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 279, 0, 0, 0, 248, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 2097462, 2097493, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 0, 372, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 0, 341, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 255, 0, 341, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 434, 0, 0, 0, 4194707, 6291921, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 372, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 248, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 12, 0, 255, 496, 527, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 255,
    0, 558, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 255, 589, 589, 589,
    620, 589, 589, 589, 589, 589, 589, 651, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 255, 0, 527, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 255, 0, 527, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 682, 0, 0, 0, 0, 8389073, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 1, 0, 558, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4194707, 6291921, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 589, 589, 589, 589, 589, 589, 589, 589, 589, 589,
    589, 0, 0, 0, 0, 0, 0, 713, 744, 0, 0, 0, 0, 0, 0, 713, 744, 589, 19, 589, 2, 589, 589, 589, 589, 589, 589, 589,
    589, 775, 589, 589, 0, 0, 0, 0, 0, 0, 713, 744, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 589, 3, 589, 589, 589, 589, 589, 589,
    589, 589, 589, 589, 589, 0, 0, 0, 0, 0, 0, 713, 806, 0, 0, 0, 0, 0, 0, 713, 744, 589, 21, 589, 4, 0, 837, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 255, 589, 589, 589, 589, 589, 589, 589,
    589, 589, 589, 589, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 713, 744, 589, 23, 589, 255, 1049444, 1049444,
    1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 0, 899,
    0, 0, 0, 1049444, 1049444, 1049444, 0, 899, 0, 713, 0, 1049444, 24, 1049444, 255, 589, 589, 589, 589, 589, 589, 589,
    589, 589, 930, 589, 0, 0, 0, 0, 0, 0, 713, 744, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 589, 5, 1049444, 10486721, 1049444,
    1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 0, 899, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 255, 0, 837, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8389073, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 27, 0, 1, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444,
    1049444, 1049444, 1049444, 1049444, 0, 899, 0, 713, 0, 1049444, 1049444, 1049444, 0, 899, 0, 713, 0, 1049444, 28,
    1049444, 2, 0, 992, 992, 992, 992, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1049444,
    255, 589, 589, 589, 589, 589, 589, 589, 589, 589, 589, 589, 0, 0, 0, 0, 0, 0, 713, 1023, 0, 0, 0, 0, 0, 0, 713, 744,
    589, 30, 589, 6, 1049444, 961, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444,
    1049444, 1054, 1049444, 0, 899, 0, 12583625, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 7, 0, 1049444, 1049444, 1049444,
    1049444, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1049444, 255, 1085, 1085, 1085,
    1085, 1085, 1085, 1085, 1085, 1085, 1085, 1085, 1049444, 1049444, 1049444, 0, 899, 0, 0, 0, 1049444, 1049444,
    1049444, 0, 899, 0, 14681211, 0, 1085, 33, 1085, 255, 1049444, 1116, 1049444, 1049444, 1049444, 1049444, 1049444,
    1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 0, 899, 0, 713, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0,
    8, 1085, 1085, 1085, 1085, 1085, 1085, 1085, 1085, 1085, 1085, 1085, 1049444, 1049444, 1049444, 0, 899, 0, 14681211,
    0, 1049444, 1049444, 1049444, 0, 899, 0, 14681211, 0, 1085, 35, 1085, 9, 1049444, 1116, 1049444, 1049444, 1049444,
    1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 1049444, 0, 899, 0, 12583625, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 36, 0, 7, 589, 589, 589, 589, 589, 589, 589, 589, 589, 589, 651, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 37, 589, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x67\x65\x6f\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x9b\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1f\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x05\x09\x0a\x07\x08\x0b\x05\x0c\x0d\x0e\x0f\x10\x08\x11\x12\x13\x14\x15\x16\
    \x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x03\x0b\x0c\x0d\x01\x0e\x01\
    \x0f\x01\x10\x02\x11\x12\x02\x13\x12\x01\x0d\x01\x14\x02\x15\x10\x02\x16\x14\x01\x17\x01\x18\x01\x19\x02\x1a\x10\
    \x02\x1b\x1c\x01\x1d\x02\x1e\x14\x02\x08\x18\x02\x1f\x1c\x02\x17\x1c\x02\x0c\x0d\
    \xff\0\0\0\0\x04\0\0\x08\0\x01\x0d\x01\x02\x10\x02\x03\x14\x02\x03\x18\x04\x02\x10\x03\x03\x14\x02\x03\x1e\x03\x03\
    \x20\x05\x05\x24\x06\x06\x28\x07\x08\x2c\x02\x03\x32\x03\x03\x36\x07\x07\x3a\x05\x05\x3c\x08\x07\x3b\x06\x06\x40\
    \x07\x09\x44\x05\x05\x48\x06\x03\x14\x03\x03\x4e\x09\x09\x52\x09\x0a\x54\x05\x05\x40\x03\x03\x32\x09\x09\x44\x0a\
    \x0a\x54\x05\x0b\x2c\x0b\x08\x5a\
    \x20\0\0\x10\0\0\x80\0\0\0\x20\0\x03\0\0\x02\0\0\x02\x10\x01\x02\x10\x03\x02\0\x01\x08\0\0\0\x04\0\xff\x07\0\x02\
    \x10\x02\x02\0\x03\xff\x07\x06\0\x01\0\0\0\x04\xff\xbf\0\0\x02\0\x02\0\x02\xff\xbf\x02\x1e\0\0\xff\x07\x02\
    geo-scheme/geo-URI/num/pnum/coordinates/crsp/uncp/parameter/labeltext/paramchar/pct-encoded/crslabel/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 26, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 52, 54, 57, 60, 62, 65, 68,
    71, 74,
    // operations
    0, 8, 0, 0, 16, 0, 0, 48, 0, 0, 33, 0, 0, 64, 0, 0, 4, 0, 0, 2, 0,
    ],
    callees: &[],
    addresses: 0, call_list: 53, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 8, fields: 7,
    first_delimiter: 11, first_loop_exit: 14, groups: 206, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 129, number_size: 1, operations: 32, operations_words: 1, prefixes: 0, range_list: 53, ranges:
    0, registers: 7, rules: 371, run: 27, set_size: 3, sets: 302, shift: 0, starts: 53, states: 38, width: 31,
};

crate::__typed! {
    /// A string that the rule `geo-URI` matches as a whole, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// geo-URI = geo-scheme ":" geo-path
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/geo.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Geo::parse("geo:13.4125,103.8667")?;
    /// assert_eq!(value.coordinates(), "13.4125,103.8667");
    /// assert_eq!(value.coord_a(), "13.4125");
    /// assert_eq!(value.coord_b(), "103.8667");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Geo: table TABLE, kind 0, captures 8, schemes &["geo"], inside false,
    secrets &[], checks [];
    /// The `coordinates`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// coordinates = coord-a "," coord-b ["," coord-c]
    /// ```
    always coordinates = 0;
    /// The `coord-a`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// coord-a = num
    /// ```
    always coord_a = 1;
    /// The `coord-b`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// coord-b = num
    /// ```
    always coord_b = 2;
    /// The `coord-c`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// coord-c = num
    /// ```
    maybe coord_c = 3;
    /// The `parameters`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// p = [crsp] [uncp] *parameter
    /// ```
    always parameters = 4;
    /// The `crs`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// crslabel = "wgs84" / labeltext
    /// ```
    maybe crs = 5;
    /// The `u`, by RFC 5870, section 3.3.
    ///
    /// ```text
    /// uval = pnum
    /// ```
    maybe u = 6;
}

crate::__owned_fields! { Geo: always coordinates always coord_a always coord_b maybe coord_c always parameters maybe crs maybe u }

crate::__scheme! { Geo: TABLE, kind 0, checks &[], forms: &[(Some(5), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "geo", default_port: None, empty_path: None } }

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
    crate::Kind { name: "geo", scheme: true, grammar: "rfc5870", start: "geo-URI", table: &TABLE, kind: 0, fields: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "geo:0,0;a=[" }, checks: &[], template: Some(&TEMPLATE_GEO), forms: &[(Some(5), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "geo", default_port: None, empty_path: None } },
];
