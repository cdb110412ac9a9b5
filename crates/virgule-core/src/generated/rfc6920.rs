// @generated from grammars/rfc6920.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6920`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 56 states, 22 byte classes, 7 registers: 8853 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0d\x0c\x0c\x0d\x0e\x0d\x0d\x0d\x0d\x0d\x0d\x0d\0\x01\x0f\x02\x03\x04\x05\x05\x06\x07\x07\x07\
    \x07\x10\x11\x0c\x0d\x0c\x12\x13\x08\x08\x08\x08\x08\x08\0\0\x09\0\0\0\0\x0a\0\0\0\0\0\0\0\x0b\0\0\0\0\x14\x0c\x15\
    \x0c\0\x0c\x08\x08\x08\x08\x08\x08\0\0\x09\0\0\0\0\x0a\0\0\0\0\0\0\0\x0b\0\0\0\0\x0c\x0c\x0c\0\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c",
    runs: &[168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 212, 112],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 175, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 245, 245, 245, 245, 245, 245, 245, 245, 245, 245, 245,
    245, 0, 245, 280, 315, 350, 245, 0, 1048961, 420, 0, 0, 245, 280, 315, 350, 245, 0, 1048961, 0, 0, 245, 6, 245, 245,
    245, 245, 245, 245, 245, 245, 245, 245, 245, 245, 245, 0, 245, 280, 315, 350, 245, 0, 1048961, 0, 0, 0, 245, 280,
    315, 350, 245, 0, 1048961, 0, 0, 245, 7, 245, 0, 0, 455, 455, 455, 455, 455, 455, 455, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 245, 2097642, 2097642, 2097642, 2097642, 2097642, 2097642, 2097642,
    2097642, 2097642, 2097642, 2097642, 2097642, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5243790, 0, 0, 0, 0,
    2097642, 9, 0, 525, 525, 350, 350, 350, 350, 350, 350, 525, 525, 525, 525, 0, 525, 560, 315, 525, 525, 0, 1048961,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 595, 595, 665, 700, 735, 770, 770, 770, 595, 595, 595, 595, 0, 595,
    630, 315, 805, 595, 0, 0, 420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 840, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 245, 245, 245, 245, 245, 245, 245, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 245, 490, 490, 490, 490, 490, 490, 490, 490, 490,
    490, 490, 490, 0, 0, 0, 0, 0, 3146638, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3146638, 0, 0, 0, 0, 490, 14, 490, 525, 525, 525,
    525, 525, 525, 525, 525, 525, 525, 525, 525, 0, 525, 560, 0, 525, 525, 0, 1048961, 0, 0, 0, 525, 560, 0, 525, 525,
    0, 1048961, 0, 0, 525, 15, 525, 0, 0, 945, 945, 945, 945, 945, 945, 945, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 525, 595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 0, 595, 630, 315,
    805, 595, 0, 0, 0, 0, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 595, 17, 595, 0, 0, 980, 980, 980, 980, 980, 980, 980,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 595, 595, 1015, 595, 595, 595, 595, 595,
    595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 595, 595,
    1015, 770, 770, 770, 770, 770, 770, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 20, 0, 595, 1015, 770, 770, 770, 770, 1050, 665, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 595, 1015, 665, 665, 665, 665, 665, 665, 595, 595, 595, 595, 0, 595,
    630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 805, 805, 805, 805, 805, 805, 0, 0, 0,
    0, 0, 0, 0, 315, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 1085, 1085, 1085, 1085, 1085, 1085,
    1085, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 1085, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 1155, 1155, 1155, 1155, 1155,
    1155, 1155, 1155, 1155, 1155, 1155, 1155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4195669, 0, 0, 0, 1155,
    26, 1155, 0, 0, 525, 525, 525, 525, 525, 525, 525, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 27, 525, 0, 0, 595, 595, 595, 595, 595, 595, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 28, 595, 595, 595, 1190, 1225, 1260, 1295, 1295, 1295, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 595, 1015, 665, 665, 665, 665, 665, 595, 595, 595, 595, 595, 0,
    595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 1330, 1085, 1085, 1085, 1085, 1085,
    1085, 1085, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 1085, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 315, 805, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 1155, 1155, 1155, 1155,
    1155, 1155, 1155, 1155, 1155, 1155, 1155, 1155, 0, 0, 0, 0, 0, 0, 4195669, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4195669, 0, 0,
    0, 1155, 33, 1155, 595, 1400, 595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 595, 595, 1400, 1295, 1295, 1295, 1295, 1295, 1295, 595, 595, 595, 595, 0,
    595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 595, 1400, 1295, 1295, 1295, 1295,
    1435, 1190, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 595,
    1400, 1190, 1190, 1190, 1190, 1190, 1190, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 37, 0, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 0, 1470, 0, 0,
    1470, 1470, 0, 0, 0, 0, 0, 1470, 0, 0, 1470, 1470, 0, 0, 0, 1120, 1470, 38, 1470, 1505, 1505, 1505, 1505, 1505,
    1505, 1505, 1505, 1505, 1505, 1505, 1505, 0, 1505, 1540, 1505, 1505, 1505, 1505, 1505, 0, 0, 0, 1505, 1540, 1505,
    1505, 1505, 1505, 1505, 0, 0, 1505, 39, 1505, 595, 595, 1575, 1610, 1645, 1680, 1680, 1680, 595, 595, 595, 595, 0,
    595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 595, 1400, 1190, 1190, 1190, 1190,
    1190, 595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 1470,
    1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 1470, 0, 1470, 0, 0, 1470, 1470, 0, 0, 0, 1120, 0, 1470,
    0, 0, 1470, 1470, 0, 0, 0, 1120, 1470, 42, 1470, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505,
    1505, 0, 1505, 1540, 1505, 1505, 1505, 1505, 1505, 0, 0, 0, 1505, 1540, 1505, 1505, 1505, 1505, 1505, 0, 0, 1505,
    43, 1505, 0, 0, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 44, 1505, 595, 1750, 595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 595, 595, 1750, 1680, 1680, 1680, 1680, 1680, 1680, 595, 595, 595,
    595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 595, 1750, 1680, 1680, 1680,
    1680, 1785, 1575, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47,
    0, 595, 1750, 1575, 1575, 1575, 1575, 1575, 1575, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1505, 595, 595, 1820, 1855, 1890, 1925, 1925, 1925, 595, 595, 595, 595,
    0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 595, 1750, 1575, 1575, 1575, 1575,
    1575, 595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 595,
    595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 595, 630, 315,
    805, 595, 0, 0, 0, 0, 595, 52, 595, 595, 595, 1925, 1925, 1925, 1925, 1925, 1925, 595, 595, 595, 595, 0, 595, 630,
    315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 0, 595, 595, 1925, 1925, 1925, 1925, 1960, 1820,
    595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 595, 595, 1820,
    1820, 1820, 1820, 1820, 1820, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 55, 0, 595, 595, 1820, 1820, 1820, 1820, 1820, 595, 595, 595, 595, 595, 0, 595, 630, 315, 805, 595, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\x01\xff\xff\xff\x02\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x6e\x69\x3a\x2f\x2f\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xd2\0\0\0\
    \0\x01\x02\x03\x04\0\x01\x05\x06\x04\0\x01\x07\x08\x04\
    \0\0\x05\x04\xff\0\x04\0\x05\0\0\x05\x01\x01\0\x02\0\0\0\0\x03\0\x05\x03\0\0\x05\x01\x01\xff\0\x01\0\x01\0\0\x05\
    \x01\x06\0\0\x06\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x12\x12\x12\x13\x14\x15\x16\x17\x17\
    \x12\x12\x18\x19\x1a\x12\x12\x12\x12\x1b\x1c\x12\x12\x1d\x1e\x1f\x12\x12\x12\x12\x17\x12\x12\x20\x20\x20\x20\x20\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x02\x08\x09\x01\x0a\x02\x06\x0b\x01\x0c\x01\x0d\x02\x0e\
    \x0e\x01\x0f\x01\x06\x01\x08\x01\x07\x01\x09\x01\x10\x01\x0b\x01\x11\x01\x12\x01\x13\x01\x0e\x01\x14\x01\x15\x01\
    \x16\x01\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\
    \xff\0\x04\0\0\x08\0\x01\x0d\x01\x02\x10\x02\x02\x10\x02\x03\x14\x04\x04\x18\x05\x06\x1c\x04\x07\x20\x05\x07\x20\
    \x02\x08\x24\x03\x09\x28\x03\x05\x2c\x05\x0a\x30\x07\x07\x20\x08\x08\x34\x05\x05\x1c\x0b\x0c\x20\x0a\x0b\x39\x0d\
    \x0e\x24\x0c\x0c\x3c\x0b\x03\x41\x0e\x0e\x46\x0c\x0c\x48\x01\x0f\x4e\x0b\x0b\x50\x0f\x0f\x4e\x0f\x07\x20\x05\x03\
    \x1d\
    \xfc\x01\x01\0\x04\0\0\x02\0\0\0\x01\0\x80\0\xff\xef\x1b\xff\x6f\x0b\xff\xef\x03\xfc\x01\0\xff\x0f\0\xfc\x80\0\xff\
    \xef\x13\xfc\x09\x01\xff\x0f\x02\0\0\x20\xfe\x01\0\0\x80\x01\xff\x0f\x04\xff\x2f\x03\xff\xef\x0f\xff\x2f\x23\
    ni-scheme/NI-URI/ni-hier-part/authority/userinfo/host/reg-name/pct-encoded/alg/port/IPv6address/IP-literal/IPvFutur\
    e/alg-val/val/query/",
    words: &[
    // operations
    0, 1, 0, 0, 2, 0, 0, 4, 0, 0, 8, 0, 0, 4, 2,
    // call_list
    12, 0, 0, 65535, 0, 875,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 15, calls: 1, copies: 146, fields: 5, first_mark: 12, groups: 274, highs: 0, kinds: 1,
    layouts: 86, nesting: 128, note_of: 147, note_shift: 0, notes: 204, number_size: 1, operations: 0, operations_words:
    1, places: 101, prefixes: 57, registers: 7, rules: 424, run: 32, set_size: 3, sets: 361, shift: 0, shift_marks: 10,
    starts: 15, states: 57, streams: 255, stretch_list: 21, stretches: 0, width: 35,
};

crate::__typed! {
    /// A text that the rule `NI-URI` matches as a whole.
    ///
    /// ```text
    /// NI-URI = ni-scheme ":" ni-hier-part ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ni.svg"))]
    ///
    /// For example `ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk`.
    Ni: table TABLE, kind 0, registers 7, secrets &[crate::Secret::AfterColon(4)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `alg`.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 1;
    /// The `val`.
    ///
    /// ```text
    /// val = 1*unreserved
    /// ```
    always val = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__scheme! { Ni: TABLE, kind 0, checks &[], forms: &[], equal_by: &[1, 2], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ni", default_port: None, empty_path: None } }

/// How the fields of [`Ni`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "alg", "val", "query", ""],
    lists: &[],
    always: 0b111,
    pieces: &[Piece::Text("ni://"), Piece::Field(0), Piece::Text("/"), Piece::Field(1), Piece::Text(";"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    NiBuilder of Ni by TEMPLATE_NI, states [Alg = alg, Val = val];
    optional authority = 0;
    optional query = 3;
    needed alg = 1, crate::Set | Val;
    needed val = 2, Alg | crate::Set;
}
/// 10 states, 9 byte classes, 4 registers: 1123 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    classes: b"\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\0\x01\x06\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x07\x08\x06\x06\x06\x06\x06\x02\x02\x02\x02\x02\x02\x01\x03\x04\x01\x01\x01\x01\x05\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x06\x06\x06\x06\x01\x06\x02\x02\x02\x02\x02\x02\x01\x03\x04\x01\x01\x01\x01\x05\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x06\x06\x06\x01\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06",
    runs: &[168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 212, 112],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 45, 0, 0, 0,
    0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 0, 4, 0, 90,
    90, 90, 90, 90, 90, 0, 0, 0, 0, 0, 1048681, 90, 5, 90, 90, 90, 90, 90, 90, 90, 0, 0, 1048681, 0, 0, 1048681, 90, 6,
    90, 120, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 120, 120, 0, 120, 0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 8, 120, 0, 0,
    150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\
    \x6e\x69\x68\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x4b\0\0\0\
    \0\x01\x02\0\x03\x04\
    \0\0\x04\x03\0\0\x03\x01\x01\0\x02\0\0\0\0\0\x03\x01\x01\xfe\0\x01\xff\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x01\x01\x14\x02\x03\x18\x03\x03\x1e\0\0\x20\0\0\x26\
    \x20\0\x10\0\x08\0\x80\0\x3f\0\x3f\x01\x05\0\x05\x01\x04\0\0\0\
    humanname/alg/alg-sepval/sepval/",
    words: &[
    // operations
    0, 1, 0,
    ],
    callees: &[],
    accepts: 0, call_list: 3, calls: 0, copies: 71, fields: 3, first_mark: 6, groups: 103, highs: 0, kinds: 1, layouts:
    40, nesting: 128, note_of: 72, note_shift: 0, notes: 83, number_size: 1, operations: 0, operations_words: 1, places:
    46, prefixes: 11, registers: 4, rules: 153, run: 12, set_size: 2, sets: 133, shift: 0, shift_marks: 3, starts: 3,
    states: 11, streams: 255, stretch_list: 3, stretches: 0, width: 15,
};

crate::__typed! {
    /// A text that the rule `humanname` matches as a whole.
    ///
    /// ```text
    /// humanname = "nih:" alg-sepval [";" checkdigit]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/nih.svg"))]
    ///
    /// For example `nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f`.
    Nih: table TABLE_1, kind 0, registers 4, secrets &[],
    checks [];
    /// The `alg`.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 0;
    /// The `val`.
    ///
    /// ```text
    /// sepval = 1*(ahlc / "-")
    /// ```
    always val = 1;
    /// The `checkdigit`.
    ///
    /// ```text
    /// checkdigit = ahlc
    /// ```
    maybe checkdigit = 2;
}

crate::__scheme! { Nih: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower), (Some(1), crate::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "nih", default_port: None, empty_path: None } }

/// How the fields of [`Nih`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NIH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["alg", "val", "checkdigit"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("nih:"), Piece::Field(0), Piece::Text(";"), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text(";"), Piece::Field(2)],
};

crate::__builder! {
    NihBuilder of Nih by TEMPLATE_NIH, states [Alg = alg, Val = val];
    optional checkdigit = 2;
    needed alg = 0, crate::Set | Val;
    needed val = 1, Alg | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ni", scheme: true, grammar: "rfc6920", start: "NI-URI", table: &TABLE, kind: 0, fields: &["authority", "alg", "val", "query", ""], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(4)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_NI), forms: &[], equal_by: &[1, 2], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ni", default_port: None, empty_path: None } },
    crate::Kind { name: "nih", scheme: true, grammar: "rfc6920", start: "humanname", table: &TABLE_1, kind: 0, fields: &["alg", "val", "checkdigit"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_NIH), forms: &[(Some(1), crate::Form::Lower), (Some(1), crate::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "nih", default_port: None, empty_path: None } },
];
