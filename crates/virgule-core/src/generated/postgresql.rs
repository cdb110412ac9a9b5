// @generated from grammars/postgresql.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `postgresql`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 58 states, 24 byte classes, 6 registers: 11262 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\
    \x12\x12\x12\x12\x12\0\x12\x12\0\x13\x14\0\0\0\0\0\x0d\0\0\x0e\x01\x02\x02\x02\x02\x02\x02\x02\x02\x02\x0f\0\x12\
    \x15\x12\x10\x11\x03\x03\x03\x03\x04\x03\x05\0\0\0\0\x06\0\0\x07\x08\x09\x0a\x0b\x0c\0\0\0\0\0\0\x16\x12\x17\x12\0\
    \x12\x03\x03\x03\x03\x04\x03\x05\0\0\0\0\x06\0\0\x07\x08\x09\x0a\x0b\x0c\0\0\0\0\0\0\x12\x12\x12\0\x12\x12\x12\x12\
    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\
    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\
    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\
    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\
    \x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xf4\x5c\x50\x54\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x54\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x04\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x04\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x04\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x04\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x04\x05\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x04\x05\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0e\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0d\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x03\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0d\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x03\x03\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x03\x04\x04\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0d\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x03\x03\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0d\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0b\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x03\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0b\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x03\x03\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x03\x04\x04\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0b\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x03\x03\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x02\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0b\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901761, 0, 255, 0, 0, 0, 0, 0, 0, 0, 117, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 195, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 234, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901765, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 273,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901766, 0, 255, 0, 0, 0, 0, 312, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901767, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 351, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901768,
    0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 390, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4294901769, 0, 255, 0, 0, 0, 0, 0, 0, 429, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901770, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 468, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 507, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 546, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 255, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872,
    1872, 1872, 1872, 1560, 1365, 1131, 741, 1560, 0, 1755, 1872, 1872, 585, 0, 1560, 1365, 2099063, 741, 14681624, 0,
    1755, 1872, 1872, 0, 0, 1872, 14, 1872, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 663, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1560, 1365,
    702, 741, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 1, 0, 702, 702, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1560, 1365, 0, 741, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 1, 3146625, 3146625, 3146625,
    3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625, 3146625,
    3146625, 3146625, 0, 2097932, 0, 0, 0, 0, 28312449, 28312449, 28312449, 28312449, 28312449, 0, 27263756, 0,
    28312488, 0, 0, 3146625, 19, 0, 2, 0, 858, 819, 819, 819, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 255, 0, 1049473, 1049473, 1049473, 1049473, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 1049473, 255, 0, 0, 1049473, 1049473, 1049473, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 255, 1049473,
    1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473,
    1049473, 1049473, 1049473, 1049473, 0, 780, 0, 1049512, 0, 0, 1049473, 1049473, 1049473, 1049473, 1049473, 0, 780,
    0, 1049512, 0, 0, 1049473, 23, 1049473, 255, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512,
    1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 1049512, 0, 1014, 975, 0, 0, 0,
    1049512, 1049512, 1049512, 1049512, 1049512, 0, 1014, 975, 0, 0, 0, 1049512, 24, 1049512, 3, 1049473, 1049473,
    1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473, 1049473,
    1049473, 1049473, 1049473, 0, 780, 0, 0, 0, 0, 1049473, 1049473, 1049473, 1049473, 1049473, 0, 780, 0, 1049512, 0,
    0, 1049473, 25, 1049473, 255, 0, 1092, 1053, 1053, 1053, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 255, 0, 1049512, 1049512, 1049512, 1049512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 1049512, 255, 0, 0, 1049512, 1049512, 1049512, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 255, 4195630, 2098322,
    2098322, 4195630, 4195630, 4195630, 4195630, 4195630, 4195630, 4195630, 4195630, 4195630, 4195630, 1560, 1365,
    4195630, 741, 1560, 0, 4195513, 4195630, 4195630, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 6292782, 1170,
    1170, 6292782, 6292782, 6292782, 6292782, 6292782, 6292782, 6292782, 6292782, 6292782, 6292782, 1560, 1365, 6292782,
    741, 8390168, 0, 6292665, 6292782, 6292782, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 1287, 1248, 1248,
    1248, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 255, 0,
    1326, 1326, 1326, 1326, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    32, 1326, 255, 0, 0, 1326, 1326, 1326, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 33, 0, 255, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 0, 0, 1326,
    0, 10487320, 0, 1209, 1326, 1326, 0, 0, 0, 0, 1326, 0, 10487320, 0, 1209, 1326, 1326, 0, 0, 1326, 4294901794, 1326,
    255, 12584433, 12584433, 12584433, 12584433, 12584433, 12584433, 12584433, 12584433, 12584433, 12584433, 12584433,
    12584433, 12584433, 12584433, 0, 12584433, 741, 12584433, 0, 12584316, 12584433, 12584433, 0, 0, 29361649, 0,
    29361649, 29360869, 29361649, 0, 29361532, 29361649, 29361649, 0, 0, 12584433, 35, 0, 1, 0, 1482, 1443, 1443, 1443,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 255, 0, 1521,
    1521, 1521, 1521, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37,
    1521, 255, 0, 0, 1521, 1521, 1521, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 38, 0, 255, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 1521, 0, 1521,
    741, 1521, 0, 1404, 1521, 1521, 0, 0, 1521, 0, 1521, 741, 1521, 0, 1404, 1521, 1521, 0, 0, 1521, 39, 1521, 4, 1716,
    1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1560, 1365, 702, 741, 0, 0, 1599, 1716,
    1716, 585, 0, 1560, 1365, 702, 741, 0, 0, 1599, 1716, 1716, 0, 0, 1716, 40, 1716, 1, 0, 1677, 1638, 1638, 1638, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 255, 0, 1716, 1716,
    1716, 1716, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1716,
    255, 0, 0, 1716, 1716, 1716, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 43, 0, 255, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1716, 1560, 1365, 702,
    741, 0, 0, 1599, 1716, 1716, 0, 0, 1560, 1365, 702, 741, 0, 0, 1599, 1716, 1716, 0, 0, 1716, 44, 1716, 1, 0, 1833,
    1794, 1794, 1794, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45,
    0, 255, 0, 1872, 1872, 1872, 1872, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 46, 1872, 255, 0, 0, 1872, 1872, 1872, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 255, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872, 1872,
    1560, 1365, 2099063, 741, 14681624, 0, 1755, 1872, 1872, 0, 0, 1560, 1365, 2099063, 741, 14681624, 0, 1755, 1872,
    1872, 0, 0, 1872, 48, 1872, 0, 16778542, 18876318, 18876318, 16778542, 16778542, 16778542, 16778542, 16778542,
    16778542, 16778542, 16778542, 16778542, 16778542, 1560, 1365, 16778542, 741, 20973080, 0, 16778425, 16778542,
    16778542, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 23069998, 1950, 1950, 23069998, 23069998, 23069998,
    23069998, 23069998, 23069998, 23069998, 23069998, 23069998, 23069998, 1560, 1365, 23069998, 741, 25167384, 0,
    23069881, 23069998, 23069998, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2028, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901811, 0, 255, 0, 0, 0, 0, 0, 0,
    0, 2067, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901812, 0, 255, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2106, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901813, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901814, 0, 255, 0, 0, 0, 0, 0, 2184, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901815, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2223, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901816, 0, 255, 0, 0, 0, 0, 2262, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901817, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    429, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901818, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x70\x6f\x73\x74\x67\x72\x65\x73\x20\x20\x20\x20\x20\x20\x20\x20\xff\xff\xff\xff\xff\xff\xff\xff\x08\x5f\x01\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \x27\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x70\x6f\x73\x74\x67\x72\x65\x73\x20\x20\
    \x20\x20\x20\x20\x20\x20\xff\xff\xff\xff\xff\xff\xff\xff\x08\xad\x01\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xc5\x07\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\x01\x04\x01\0\x04\x02\0\x04\x01\x05\
    \xff\0\x01\x02\x03\x04\x05\x06\x02\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x13\x14\
    \x19\x1a\x1b\x13\x14\x1c\x1d\x1e\x13\x14\x1f\x20\x21\x13\x14\x22\x23\x24\x25\x26\x19\x1a\x27\x28\x29\x2a\x2b\x2c\
    \x2d\x29\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\x02\x19\x10\x02\x1a\x10\x01\
    \x1b\x01\x1a\x01\x1c\x01\x1d\x01\x1e\x01\x1f\x01\x20\x01\x21\x02\x22\x20\x02\x13\x13\x02\x14\x14\x02\x23\x21\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x24\x01\x25\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\
    \x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\x02\x19\x10\x02\x1a\x10\x01\x1b\x01\x1a\x01\x1c\x01\x1d\x01\x1e\x01\x1f\
    \x01\x20\x01\x21\x02\x22\x20\x02\x13\x13\x02\x14\x14\x02\x23\x21\x01\x26\x01\x27\x01\x28\x01\x29\x01\x2a\x01\x2b\
    \x01\x2c\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\0\x20\0\0\x24\0\0\x28\0\x01\x2c\x01\x01\x2c\x01\x02\
    \x32\x03\x04\0\x04\x05\x35\x05\x03\x3b\x03\x03\x3e\x01\x06\x42\x07\x08\x44\x08\x08\x44\x08\x08\x48\x07\x07\x4c\x09\
    \x09\x52\x09\x06\x40\x09\x08\x44\x0a\x0b\x54\x0b\x0b\x54\x0b\x08\x44\x01\x0c\x5a\x0c\x08\x44\x0c\x0c\x5a\x01\x03\
    \x5e\x03\x08\x44\x03\x03\x62\x02\x08\x44\x02\x02\x54\x0d\x0d\x28\x0d\x01\x2c\xff\x0d\x04\x0d\x0d\x08\x0d\x0d\x0c\
    \x0d\x0d\x10\x0d\x0d\x14\x0d\x0d\x18\x0d\x0d\x1c\
    \x1e\x80\0\0\x01\0\x80\0\0\0\x08\0\0\x10\0\x20\0\0\0\x04\0\x10\0\0\0\x02\0\x40\0\0\0\x80\0\0\x40\0\xff\xff\x7b\0\0\
    \x80\0\xe0\x01\x06\x60\x01\xff\xff\x0b\x1e\0\0\x1c\0\0\xff\xff\x2b\xff\xff\x1b\xff\x9f\x3a\xff\xbf\x3b\xff\xff\x79\
    \xff\xff\x39\
    postgresql-uri/connection/user/hostspec/IPv6address/host/param-char/param/octet/params/userspec/password/dbname/pos\
    tgres-uri/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 53, 56, 58, 60,
    62, 64, 66, 68, 70, 72, 75, 78, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 102, 104,
    106, 108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 135, 138, 140, 142, 144, 146, 148, 150, 152,
    154, 157, 160, 163, 166, 168, 170, 172, 174, 176, 178,
    // operations
    0, 16, 0, 0, 2, 0, 1, 0, 0, 1, 4, 0, 0, 4, 0, 0, 8, 0, 0, 1, 0, 4, 2, 0, 0, 32, 0, 4, 0, 0, 7, 0, 0, 7, 4, 0, 0, 0,
    16, 0, 0, 8,
    // starts
    1, 51,
    // call_list
    15, 0, 0, 65535, 0, 624,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 136, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 11, fields: 4,
    first_delimiter: 13, first_loop_exit: 18, groups: 431, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 192,
    note_shift: 46, notes: 251, number_size: 1, operations: 92, operations_words: 1, prefixes: 0, range_list: 142,
    ranges: 0, registers: 6, rules: 641, run: 35, set_size: 3, sets: 566, shift: 5, starts: 134, states: 59, width: 39,
};

crate::__typed! {
    /// A string that the rule `postgresql-uri` matches as a whole, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// postgresql-uri = "postgresql:" connection
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/postgresql.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::PostgreSql::parse("postgresql://")?;
    /// assert_eq!(value, "postgresql://");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    PostgreSql: table TABLE, kind 0, captures 4, schemes &["postgresql"], inside false,
    secrets &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], parameters PARAMETERS_POSTGRESQL, checks [(parameters PARAMETERS_POSTGRESQL)];
    /// The `user`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// user = 1*(unreserved / octet / part-delims)
    /// ```
    maybe user = 0;
    /// The `password`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// password = 1*(unreserved / octet / part-delims / ":")
    /// ```
    maybe password = 1;
    /// The `dbname`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// dbname = 1*(unreserved / octet / sub-delims / ":" / "@")
    /// ```
    maybe dbname = 2;
    /// The `params`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// params = [param *("&" param)]
    /// ```
    maybe params = 3;
}

crate::__owned_fields! { PostgreSql: maybe user maybe password maybe dbname maybe params }

crate::__scheme! { PostgreSql: TABLE, kind 0, checks &[], forms: &[(None, crate::__derive::Form::Servers)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "postgresql", default_port: Some("5432"), empty_path: None } }

/// Reports the items of the list `server`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRESQL_SERVER: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 5, 6, 4, 4, 4, 4, 4, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 7, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 8, states: 6, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 5, 1, 4, 2, 0, 0, 3, 4, 0, 0, 0, 6, 7, 8, 9, 6, 10, 3, 11, 4, 2, 12, 13, 4, 14, 3,
    0, 5, 5, 5, 5, 5, 5, 5, 0], edges: &[(4, 2), (2, 2), (3, 5), (1, 5), (5, 5), (1, 2), (3, 9), (1, 9), (5, 9)], ends:
    &[0, 0, 0, 13, 17, 0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `host`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRESQL_HOST: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 11, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 7, 1, 9, 4, 0, 0, 3, 2, 4, 0, 0, 0, 0, 11, 12, 13, 14, 11, 11, 15, 16,
    5, 17, 4, 2, 18, 19, 4, 4, 20, 21, 5, 0, 22, 22, 13, 14, 22, 22, 23, 16, 0, 17, 6, 6, 24, 25, 6, 6, 6, 26, 5, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 0, 6, 6, 27, 28, 8, 8, 6, 29, 5, 0, 9, 9, 18, 19, 9, 9, 30, 21, 0, 0, 0, 0, 5, 1, 10, 10, 0,
    7, 0, 0], edges: &[(4, 2), (2, 2), (5, 5), (1, 5), (6, 2), (7, 5), (1, 2), (5, 9), (1, 9), (8, 13), (7, 9), (9, 2),
    (10, 5), (5, 17), (1, 17), (7, 17), (5, 21), (1, 21), (7, 21), (10, 9)], ends: &[0, 0, 0, 25, 29, 25, 17, 0, 21, 29,
    0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 0, 2, 0, 255, 1, 0, 0, 0, 1, 0, 1, 0, 1, 255, 255, 0,
    1, 0, 255, 0],
};

/// Reports the items of the list `port`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRESQL_PORT: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 7, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 5, 1, 3, 3, 0, 0, 3, 2, 3, 0, 0, 0, 0, 3, 2, 3, 1, 3, 3, 4, 5, 3, 0, 6,
    6, 7, 8, 9, 9, 6, 10, 3, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 6, 6, 11, 12, 6, 6, 6, 13, 3, 0], edges: &[(3, 2), (1, 2),
    (6, 6), (5, 2), (3, 9), (1, 9), (5, 9)], ends: &[0, 0, 0, 0, 13, 0, 17], actions: &[0, 0, 1, 255, 255, 0, 0, 1, 255,
    1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    PostgreSql:
    /// The occurrences of `server`, from the first to the last.
    ///
    /// ```text
    /// server = host [":" port]
    /// ```
    server = OCCURRENCES_POSTGRESQL_SERVER;
    /// The occurrences of `host`, from the first to the last.
    ///
    /// ```text
    /// host = "[" IPv6address "]" / *(unreserved / octet / part-delims)
    /// ```
    host = OCCURRENCES_POSTGRESQL_HOST;
    /// The occurrences of `port`, from the first to the last.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    port = OCCURRENCES_POSTGRESQL_PORT;
}

/// The parameters of `params`.
#[rustfmt::skip]
pub static PARAMETERS_POSTGRESQL: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 3, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "host", name: "query-host", several: false },
        crate::__derive::KnownParameter { key: "hostaddr", name: "query-hostaddr", several: false },
        crate::__derive::KnownParameter { key: "port", name: "query-port", several: false },
        crate::__derive::KnownParameter { key: "dbname", name: "query-dbname", several: false },
        crate::__derive::KnownParameter { key: "user", name: "query-user", several: false },
        crate::__derive::KnownParameter { key: "password", name: "query-password", several: false },
        crate::__derive::KnownParameter { key: "connect_timeout", name: "connect-timeout", several: false },
        crate::__derive::KnownParameter { key: "application_name", name: "application-name", several: false },
        crate::__derive::KnownParameter { key: "options", name: "options", several: false },
        crate::__derive::KnownParameter { key: "sslmode", name: "sslmode", several: false },
        crate::__derive::KnownParameter { key: "sslcert", name: "sslcert", several: false },
        crate::__derive::KnownParameter { key: "sslkey", name: "sslkey", several: false },
        crate::__derive::KnownParameter { key: "sslpassword", name: "sslpassword", several: false },
        crate::__derive::KnownParameter { key: "sslrootcert", name: "sslrootcert", several: false },
        crate::__derive::KnownParameter { key: "target_session_attrs", name: "target-session-attrs", several: false },
        crate::__derive::KnownParameter { key: "scram_client_key", name: "scram-client-key", several: false },
        crate::__derive::KnownParameter { key: "scram_server_key", name: "scram-server-key", several: false },
        crate::__derive::KnownParameter { key: "oauth_client_secret", name: "oauth-client-secret", several: false },
    ],
};

crate::__parameters! {
    PostgreSql: PARAMETERS_POSTGRESQL, TABLE;
    /// The value of the parameter `host` of `params`.
    once query_host = "host";
    /// The value of the parameter `hostaddr` of `params`.
    once query_hostaddr = "hostaddr";
    /// The value of the parameter `port` of `params`.
    once query_port = "port";
    /// The value of the parameter `dbname` of `params`.
    once query_dbname = "dbname";
    /// The value of the parameter `user` of `params`.
    once query_user = "user";
    /// The value of the parameter `password` of `params`.
    once query_password = "password";
    /// The value of the parameter `connect_timeout` of `params`.
    once connect_timeout = "connect_timeout";
    /// The value of the parameter `application_name` of `params`.
    once application_name = "application_name";
    /// The value of the parameter `options` of `params`.
    once options = "options";
    /// The value of the parameter `sslmode` of `params`.
    once sslmode = "sslmode";
    /// The value of the parameter `sslcert` of `params`.
    once sslcert = "sslcert";
    /// The value of the parameter `sslkey` of `params`.
    once sslkey = "sslkey";
    /// The value of the parameter `sslpassword` of `params`.
    once sslpassword = "sslpassword";
    /// The value of the parameter `sslrootcert` of `params`.
    once sslrootcert = "sslrootcert";
    /// The value of the parameter `target_session_attrs` of `params`.
    once target_session_attrs = "target_session_attrs";
    /// The value of the parameter `scram_client_key` of `params`.
    once scram_client_key = "scram_client_key";
    /// The value of the parameter `scram_server_key` of `params`.
    once scram_server_key = "scram_server_key";
    /// The value of the parameter `oauth_client_secret` of `params`.
    once oauth_client_secret = "oauth_client_secret";
}

/// How the fields of [`PostgreSql`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_POSTGRESQL: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "password", "dbname", "params", "server", "host", "port"],
    lists: &[&OCCURRENCES_POSTGRESQL_SERVER, &OCCURRENCES_POSTGRESQL_HOST, &OCCURRENCES_POSTGRESQL_PORT],
    always: 0b0,
    pieces: &[Piece::Text("postgresql://"), Piece::Group(3, 7), Piece::Group(1, 1), Piece::Field(0), Piece::Group(2, 3),
    Piece::Text(":"), Piece::Group(2, 1), Piece::Field(1), Piece::Text("@"), Piece::Item(4), Piece::Repeat(16, 0, 2),
    Piece::Text(","), Piece::Item(4), Piece::Group(4, 3), Piece::Text("/"), Piece::Group(4, 1), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    PostgreSqlBuilder of PostgreSql by TEMPLATE_POSTGRESQL, states [];
    optional user = 0;
    optional password = 1;
    optional dbname = 2;
    optional params = 3;
    list server = 4;
    list host = 5;
    list port = 6;
}

crate::__typed! {
    /// A string that the rule `postgres-uri` matches as a whole, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// postgres-uri = "postgres:" connection
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/postgres.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Postgres::parse("postgres://user@localhost")?;
    /// assert_eq!(value.user(), Some("user"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Postgres: table TABLE, kind 1, captures 4, schemes &["postgres"], inside false,
    secrets &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], parameters PARAMETERS_POSTGRES, checks [(parameters PARAMETERS_POSTGRES)];
    /// The `user`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// user = 1*(unreserved / octet / part-delims)
    /// ```
    maybe user = 0;
    /// The `password`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// password = 1*(unreserved / octet / part-delims / ":")
    /// ```
    maybe password = 1;
    /// The `dbname`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// dbname = 1*(unreserved / octet / sub-delims / ":" / "@")
    /// ```
    maybe dbname = 2;
    /// The `params`, by PostgreSQL 17 documentation.
    ///
    /// ```text
    /// params = [param *("&" param)]
    /// ```
    maybe params = 3;
}

crate::__owned_fields! { Postgres: maybe user maybe password maybe dbname maybe params }

crate::__scheme! { Postgres: TABLE, kind 1, checks &[], forms: &[(None, crate::__derive::Form::Servers)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "postgres", default_port: Some("5432"), empty_path: None } }

/// Reports the items of the list `server`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRES_SERVER: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 5, 6, 4, 4, 4, 4, 4, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 7, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 8, states: 6, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 5, 1, 4, 2, 0, 0, 3, 4, 0, 0, 0, 6, 7, 8, 9, 6, 10, 3, 11, 4, 2, 12, 13, 4, 14, 3,
    0, 5, 5, 5, 5, 5, 5, 5, 0], edges: &[(4, 2), (2, 2), (3, 5), (1, 5), (5, 5), (1, 2), (3, 9), (1, 9), (5, 9)], ends:
    &[0, 0, 0, 13, 17, 0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `host`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRES_HOST: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 11, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 7, 1, 9, 4, 0, 0, 3, 2, 4, 0, 0, 0, 0, 11, 12, 13, 14, 11, 11, 15, 16,
    5, 17, 4, 2, 18, 19, 4, 4, 20, 21, 5, 0, 22, 22, 13, 14, 22, 22, 23, 16, 0, 17, 6, 6, 24, 25, 6, 6, 6, 26, 5, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 0, 6, 6, 27, 28, 8, 8, 6, 29, 5, 0, 9, 9, 18, 19, 9, 9, 30, 21, 0, 0, 0, 0, 5, 1, 10, 10, 0,
    7, 0, 0], edges: &[(4, 2), (2, 2), (5, 5), (1, 5), (6, 2), (7, 5), (1, 2), (5, 9), (1, 9), (8, 13), (7, 9), (9, 2),
    (10, 5), (5, 17), (1, 17), (7, 17), (5, 21), (1, 21), (7, 21), (10, 9)], ends: &[0, 0, 0, 25, 29, 25, 17, 0, 21, 29,
    0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 0, 2, 0, 255, 1, 0, 0, 0, 1, 0, 1, 0, 1, 255, 255, 0,
    1, 0, 255, 0],
};

/// Reports the items of the list `port`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRES_PORT: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 7, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 5, 1, 3, 3, 0, 0, 3, 2, 3, 0, 0, 0, 0, 3, 2, 3, 1, 3, 3, 4, 5, 3, 0, 6,
    6, 7, 8, 9, 9, 6, 10, 3, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 6, 6, 11, 12, 6, 6, 6, 13, 3, 0], edges: &[(3, 2), (1, 2),
    (6, 6), (5, 2), (3, 9), (1, 9), (5, 9)], ends: &[0, 0, 0, 0, 13, 0, 17], actions: &[0, 0, 1, 255, 255, 0, 0, 1, 255,
    1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    Postgres:
    /// The occurrences of `server`, from the first to the last.
    ///
    /// ```text
    /// server = host [":" port]
    /// ```
    server = OCCURRENCES_POSTGRES_SERVER;
    /// The occurrences of `host`, from the first to the last.
    ///
    /// ```text
    /// host = "[" IPv6address "]" / *(unreserved / octet / part-delims)
    /// ```
    host = OCCURRENCES_POSTGRES_HOST;
    /// The occurrences of `port`, from the first to the last.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    port = OCCURRENCES_POSTGRES_PORT;
}

/// The parameters of `params`.
#[rustfmt::skip]
pub static PARAMETERS_POSTGRES: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 3, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "host", name: "query-host", several: false },
        crate::__derive::KnownParameter { key: "hostaddr", name: "query-hostaddr", several: false },
        crate::__derive::KnownParameter { key: "port", name: "query-port", several: false },
        crate::__derive::KnownParameter { key: "dbname", name: "query-dbname", several: false },
        crate::__derive::KnownParameter { key: "user", name: "query-user", several: false },
        crate::__derive::KnownParameter { key: "password", name: "query-password", several: false },
        crate::__derive::KnownParameter { key: "connect_timeout", name: "connect-timeout", several: false },
        crate::__derive::KnownParameter { key: "application_name", name: "application-name", several: false },
        crate::__derive::KnownParameter { key: "options", name: "options", several: false },
        crate::__derive::KnownParameter { key: "sslmode", name: "sslmode", several: false },
        crate::__derive::KnownParameter { key: "sslcert", name: "sslcert", several: false },
        crate::__derive::KnownParameter { key: "sslkey", name: "sslkey", several: false },
        crate::__derive::KnownParameter { key: "sslpassword", name: "sslpassword", several: false },
        crate::__derive::KnownParameter { key: "sslrootcert", name: "sslrootcert", several: false },
        crate::__derive::KnownParameter { key: "target_session_attrs", name: "target-session-attrs", several: false },
        crate::__derive::KnownParameter { key: "scram_client_key", name: "scram-client-key", several: false },
        crate::__derive::KnownParameter { key: "scram_server_key", name: "scram-server-key", several: false },
        crate::__derive::KnownParameter { key: "oauth_client_secret", name: "oauth-client-secret", several: false },
    ],
};

crate::__parameters! {
    Postgres: PARAMETERS_POSTGRES, TABLE;
    /// The value of the parameter `host` of `params`.
    once query_host = "host";
    /// The value of the parameter `hostaddr` of `params`.
    once query_hostaddr = "hostaddr";
    /// The value of the parameter `port` of `params`.
    once query_port = "port";
    /// The value of the parameter `dbname` of `params`.
    once query_dbname = "dbname";
    /// The value of the parameter `user` of `params`.
    once query_user = "user";
    /// The value of the parameter `password` of `params`.
    once query_password = "password";
    /// The value of the parameter `connect_timeout` of `params`.
    once connect_timeout = "connect_timeout";
    /// The value of the parameter `application_name` of `params`.
    once application_name = "application_name";
    /// The value of the parameter `options` of `params`.
    once options = "options";
    /// The value of the parameter `sslmode` of `params`.
    once sslmode = "sslmode";
    /// The value of the parameter `sslcert` of `params`.
    once sslcert = "sslcert";
    /// The value of the parameter `sslkey` of `params`.
    once sslkey = "sslkey";
    /// The value of the parameter `sslpassword` of `params`.
    once sslpassword = "sslpassword";
    /// The value of the parameter `sslrootcert` of `params`.
    once sslrootcert = "sslrootcert";
    /// The value of the parameter `target_session_attrs` of `params`.
    once target_session_attrs = "target_session_attrs";
    /// The value of the parameter `scram_client_key` of `params`.
    once scram_client_key = "scram_client_key";
    /// The value of the parameter `scram_server_key` of `params`.
    once scram_server_key = "scram_server_key";
    /// The value of the parameter `oauth_client_secret` of `params`.
    once oauth_client_secret = "oauth_client_secret";
}

/// How the fields of [`Postgres`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_POSTGRES: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "password", "dbname", "params", "server", "host", "port"],
    lists: &[&OCCURRENCES_POSTGRES_SERVER, &OCCURRENCES_POSTGRES_HOST, &OCCURRENCES_POSTGRES_PORT],
    always: 0b0,
    pieces: &[Piece::Text("postgres://"), Piece::Group(3, 7), Piece::Group(1, 1), Piece::Field(0), Piece::Group(2, 3),
    Piece::Text(":"), Piece::Group(2, 1), Piece::Field(1), Piece::Text("@"), Piece::Item(4), Piece::Repeat(16, 0, 2),
    Piece::Text(","), Piece::Item(4), Piece::Group(4, 3), Piece::Text("/"), Piece::Group(4, 1), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    PostgresBuilder of Postgres by TEMPLATE_POSTGRES, states [];
    optional user = 0;
    optional password = 1;
    optional dbname = 2;
    optional params = 3;
    list server = 4;
    list host = 5;
    list port = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "postgresql", scheme: true, grammar: "postgresql", start: "postgresql-uri", table: &TABLE, kind: 0, fields: &["user", "password", "dbname", "params", "query-host", "query-hostaddr", "query-port", "query-dbname", "query-user", "query-password", "connect-timeout", "application-name", "options", "sslmode", "sslcert", "sslkey", "sslpassword", "sslrootcert", "target-session-attrs", "scram-client-key", "scram-server-key", "oauth-client-secret"], lists: &[("server", &OCCURRENCES_POSTGRESQL_SERVER), ("host", &OCCURRENCES_POSTGRESQL_HOST), ("port", &OCCURRENCES_POSTGRESQL_PORT)], once: &[], parameters: Some(&PARAMETERS_POSTGRESQL), secrets: &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], inside: crate::UriSubset::No { witness: "postgresql://:," }, checks: &[], template: Some(&TEMPLATE_POSTGRESQL), forms: &[(None, crate::__derive::Form::Servers)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "postgresql", default_port: Some("5432"), empty_path: None } },
    crate::Kind { name: "postgres", scheme: true, grammar: "postgresql", start: "postgres-uri", table: &TABLE, kind: 1, fields: &["user", "password", "dbname", "params", "query-host", "query-hostaddr", "query-port", "query-dbname", "query-user", "query-password", "connect-timeout", "application-name", "options", "sslmode", "sslcert", "sslkey", "sslpassword", "sslrootcert", "target-session-attrs", "scram-client-key", "scram-server-key", "oauth-client-secret"], lists: &[("server", &OCCURRENCES_POSTGRES_SERVER), ("host", &OCCURRENCES_POSTGRES_HOST), ("port", &OCCURRENCES_POSTGRES_PORT)], once: &[], parameters: Some(&PARAMETERS_POSTGRES), secrets: &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], inside: crate::UriSubset::No { witness: "postgres://:," }, checks: &[], template: Some(&TEMPLATE_POSTGRES), forms: &[(None, crate::__derive::Form::Servers)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "postgres", default_port: Some("5432"), empty_path: None } },
];
