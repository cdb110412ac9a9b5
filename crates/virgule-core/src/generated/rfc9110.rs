// @generated from grammars/rfc9110.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc9110`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 41 states, 17 byte classes, 6 registers: 7598 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\0\x0c\x0c\0\x0d\0\0\0\0\0\0\0\0\x01\x09\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x0a\0\x0c\0\
    \x0c\x0e\x0b\x03\x03\x03\x03\x03\x03\0\x04\0\0\0\0\0\0\0\x05\0\0\x06\x07\0\x08\0\0\0\0\x0f\x0c\x10\x0c\0\x0c\x03\
    \x03\x03\x03\x03\x03\0\x04\0\0\0\0\0\0\0\x05\0\0\x06\x07\0\x08\0\0\0\0\x0c\x0c\x0c\0\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x0f\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x04\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x04\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0e\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0e\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0e\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0e\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0e\x0f\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\x07\0\0\x07\x07\0\0\x07\x07\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x02\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x02\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x02\x01\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\xff\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\0\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x02\x03\x01\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x07\0\x07\0\0\0\0\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x02\x03\x01\x04\x04\x05\x05\x0f\x80\x80\x80\x80", *b"\x07\0\x07\0\0\0\0\0\0\0\x01\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\x07\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x03\x03\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\x07\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x02\x03\x01\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\x07\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\x08\0\0\x08\x08\0\0\x08\x08\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x02\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x02\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x02\x01\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\xff\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\0\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x02\x03\x01\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x08\0\x08\0\0\0\0\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x02\x03\x01\x04\x04\x05\x05\x0f\x80\x80\x80\x80", *b"\x08\0\x08\0\0\0\0\0\0\0\x01\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\x08\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x03\x03\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\x08\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x02\x03\x01\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\x08\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 58, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 0, 0, 87, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 0, 0, 0, 0, 116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 0, 145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 174, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 203, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    232, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 2098196, 2098196, 2098196, 2098196, 2098196,
    2098196, 2098196, 2098196, 2098196, 5243779, 6292210, 10486282, 0, 2098138, 8389246, 2097413, 0, 36701059, 37749490,
    39846410, 0, 41944026, 44040830, 0, 0, 2098196, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 406, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 9, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 319, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 10, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13632387, 14680412, 0, 0, 0, 16777854, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    11, 0, 1, 0, 0, 20971897, 0, 0, 0, 0, 0, 0, 19923843, 0, 0, 0, 0, 23069310, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0,
    2, 0, 0, 377, 0, 0, 0, 0, 0, 0, 26215299, 0, 0, 0, 0, 27263614, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 3, 0, 0,
    435, 435, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 435, 255, 0, 464, 435, 435, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 435, 255, 493, 493, 493, 493, 493, 493, 493, 493, 493,
    0, 493, 0, 0, 0, 0, 0, 0, 0, 493, 0, 0, 0, 0, 0, 319, 493, 16, 493, 255, 493, 493, 493, 493, 493, 493, 493, 493,
    493, 0, 493, 0, 0, 0, 0, 0, 319, 0, 493, 0, 0, 0, 0, 0, 319, 493, 17, 493, 255, 2097761, 2097761, 2097761, 2097761,
    2097761, 2097761, 2097761, 2097761, 2097761, 5243779, 6291804, 0, 0, 2097703, 8389246, 2097413, 0, 36701059,
    37749084, 0, 0, 41943591, 44040830, 0, 0, 2097761, 18, 0, 4, 0, 0, 580, 580, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 609, 255, 0, 0, 609, 609, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 20, 609, 255, 609, 609, 609, 609, 609, 609, 609, 609, 609, 13632387, 14680412, 0, 0, 551, 16777854, 0, 0,
    13632387, 14680412, 0, 0, 551, 16777854, 0, 0, 609, 21, 609, 5, 1049301, 1049301, 1049301, 1049301, 1049301,
    1049301, 1049301, 1049301, 1049301, 1049301, 1049301, 1049301, 0, 667, 1049301, 0, 0, 1049301, 1049301, 1049301, 0,
    667, 1049301, 0, 0, 1049301, 22, 1049301, 6, 0, 0, 696, 696, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 23, 1049301, 255, 0, 0, 1049301, 1049301, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 24, 1049301, 255, 1049301, 1049301, 1049301, 1049301, 1049301, 1049301, 1049301, 1049301, 1049301, 1049301,
    1049301, 1049301, 0, 667, 1049301, 0, 0, 1049301, 1049301, 1049301, 0, 667, 1049301, 0, 0, 1049301, 25, 1049301, 7,
    870, 870, 25166607, 870, 870, 870, 870, 870, 870, 19923843, 870, 10486282, 0, 812, 23069310, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 26, 0, 8, 870, 870, 783, 870, 870, 870, 870, 870, 870, 30409603, 870, 10486282, 0, 812, 31457918, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 9, 0, 0, 841, 841, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    28, 870, 255, 0, 0, 870, 870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 870, 255, 870,
    870, 870, 870, 870, 870, 870, 870, 870, 0, 870, 10486282, 0, 812, 0, 0, 0, 0, 870, 10486282, 0, 812, 0, 0, 0, 870,
    4294901790, 870, 255, 1049475, 1049475, 1049475, 1049475, 1049475, 1049475, 1049475, 1049475, 1049475, 1049475,
    1049475, 1049475, 0, 928, 33555070, 0, 0, 1049475, 1049475, 1049475, 0, 928, 33555070, 0, 0, 1049475, 31, 1049475,
    10, 0, 0, 957, 957, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1049475, 255, 0, 0,
    1049475, 1049475, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 1049475, 255, 0, 0, 1015,
    1015, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 1044, 255, 0, 0, 1044, 1044, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 1044, 255, 1044, 1044, 1044, 1044, 1044, 1044, 1044, 1044,
    1044, 13632387, 14680818, 10486282, 0, 986, 16777854, 0, 0, 13632387, 14680818, 10486282, 0, 986, 16777854, 0, 0,
    1044, 36, 1044, 11, 0, 0, 0, 0, 1102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901797, 0,
    255, 0, 0, 0, 0, 0, 0, 0, 1131, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901798, 0, 255, 0, 0, 0,
    0, 0, 0, 0, 1160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901799, 0, 255, 0, 0, 0, 0, 0, 1189, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901800, 0, 255, 0, 0, 0, 0, 0, 0, 145, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901801, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x68\x74\x74\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\0\x07\xe8\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1d\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x68\x74\x74\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\
    \0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xe8\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x31\x04\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\
    \0\x01\x01\x04\
    \xff\0\x01\x01\x02\x03\x04\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x11\x15\x16\x17\x18\
    \x11\x19\x1a\x1b\x11\x1c\x1d\x1e\x1f\x20\x20\x21\x22\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x02\x16\x09\x02\x16\x0a\x01\x17\x01\x16\x01\x18\x01\
    \x19\x02\x17\x10\x02\x11\x11\x02\x16\x12\0\0\0\0\0\0\0\x01\x1a\x01\x1b\x01\x1c\x01\x06\x01\x07\x01\x08\x01\x09\x01\
    \x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x1d\x01\x14\x01\x15\x02\x16\x09\x02\x16\
    \x0a\x01\x17\x01\x16\x01\x18\x01\x19\x02\x17\x10\x02\x11\x11\x02\x16\x12\x01\x1e\x01\x1f\x01\x20\x01\x21\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x1a\x02\x03\x1c\x03\x04\x21\x04\x01\x27\x01\x05\x2a\x05\x05\x2a\
    \x04\x06\x2c\x06\x06\x30\x06\x06\x34\x04\x04\x38\x01\x02\x3e\x02\x07\x2c\x07\x07\x2c\x02\x08\x42\0\x09\x46\x09\x07\
    \x2c\x09\x09\x46\x0a\x0a\x48\x0a\x07\x2c\x0b\x0b\x46\x0b\x07\x2c\x0c\x0c\x10\x0c\x0c\x14\x0c\x01\x1a\x0c\x09\x46\
    \xff\x0c\x04\x0c\x0c\x08\x0c\x0c\x0c\x0c\x0c\x4c\
    \x0c\x04\0\x10\0\0\x80\0\0\x20\0\0\0\x04\0\0\x02\0\xff\xef\0\x0c\x05\0\0\0\x01\0\x46\0\x04\x42\0\x0c\0\0\x0e\0\0\
    \xff\x05\0\xff\x05\x01\xff\xe7\0\xff\x67\0\xff\x6f\0\xff\x2d\0\x40\0\0\
    http-URI/authority/host/IPv6address/IP-literal/port/IPvFuture/pct-encoded/reg-name/query/userinfo/path-abempty/http\
    s-URI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 47, 50, 52, 54, 56, 58, 61,
    64, 67, 68, 69, 70, 71, 72, 73, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110,
    112, 115, 118, 120, 122, 124, 126, 129, 132, 135, 137, 139, 141,
    // operations
    0, 4, 0, 0, 28, 0, 0, 12, 0, 0, 60, 0, 0, 1, 0, 0, 24, 0, 0, 8, 0, 0, 56, 0, 0, 18, 0, 0, 2, 0, 0, 50, 0, 0, 16, 0,
    0, 48, 0, 1, 16, 0, 1, 48, 0, 0, 32, 0, 0, 24, 4, 0, 8, 4, 0, 1, 4, 0, 0, 4, 0, 56, 4,
    // starts
    1, 37,
    // call_list
    9, 0, 0, 65535, 0, 290,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 135, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 8, fields: 6,
    first_delimiter: 9, first_loop_exit: 12, groups: 369, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 184,
    note_shift: 35, notes: 226, number_size: 1, operations: 70, operations_words: 1, prefixes: 0, range_list: 141,
    ranges: 0, registers: 6, rules: 531, run: 25, set_size: 3, sets: 471, shift: 12, starts: 133, states: 42, width: 29,
};

crate::__typed! {
    /// A string that the rule `http-URI` matches as a whole, by RFC 9110, section 4.2.1.
    ///
    /// ```text
    /// http-URI = "http" "://" authority path-abempty ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/http.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Http::parse("http://www.example.com/hello.txt")?;
    /// assert_eq!(value.authority(), "www.example.com");
    /// assert_eq!(value.host(), "www.example.com");
    /// assert_eq!(value.path(), "/hello.txt");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Http: table TABLE, kind 0, captures 8, schemes &["http"], inside true,
    secrets &[crate::Secret::AfterColon(1)], checks [(not_empty 2 "host")];
    /// The `authority`, by RFC 9110, section 4.1.
    ///
    /// ```text
    /// authority = <authority, see [URI], Section 3.2>
    /// ```
    always authority = 0;
    /// The `userinfo`, by RFC 3986, section 3.2.1.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`, by RFC 9110, section 4.1.
    ///
    /// ```text
    /// path-abempty = <path-abempty, see [URI], Section 3.3>
    /// ```
    always path = 4;
    /// The `query`, by RFC 9110, section 4.1.
    ///
    /// ```text
    /// query = <query, see [URI], Section 3.4>
    /// ```
    maybe query = 5;
}

crate::__owned_fields! { Http: always authority maybe userinfo always host maybe port always path maybe query }

crate::__scheme! { Http: TABLE, kind 0, checks &[(2, "not-empty")], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "http", default_port: Some("80"), empty_path: Some("/") } }

crate::__inside_uri! { Http: join port host path query }

/// How the fields of [`Http`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_HTTP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("http://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    HttpBuilder of Http by TEMPLATE_HTTP, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

crate::__typed! {
    /// A string that the rule `https-URI` matches as a whole, by RFC 9110, section 4.2.2.
    ///
    /// ```text
    /// https-URI = "https" "://" authority path-abempty ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/https.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Https::parse("https://www.example.com/hello.txt")?;
    /// assert_eq!(value.authority(), "www.example.com");
    /// assert_eq!(value.host(), "www.example.com");
    /// assert_eq!(value.path(), "/hello.txt");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Https: table TABLE, kind 1, captures 8, schemes &["https"], inside true,
    secrets &[crate::Secret::AfterColon(1)], checks [(not_empty 2 "host")];
    /// The `authority`, by RFC 9110, section 4.1.
    ///
    /// ```text
    /// authority = <authority, see [URI], Section 3.2>
    /// ```
    always authority = 0;
    /// The `userinfo`, by RFC 3986, section 3.2.1.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`, by RFC 9110, section 4.1.
    ///
    /// ```text
    /// path-abempty = <path-abempty, see [URI], Section 3.3>
    /// ```
    always path = 4;
    /// The `query`, by RFC 9110, section 4.1.
    ///
    /// ```text
    /// query = <query, see [URI], Section 3.4>
    /// ```
    maybe query = 5;
}

crate::__owned_fields! { Https: always authority maybe userinfo always host maybe port always path maybe query }

crate::__scheme! { Https: TABLE, kind 1, checks &[(2, "not-empty")], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "https", default_port: Some("443"), empty_path: Some("/") } }

crate::__inside_uri! { Https: join port host path query }

/// How the fields of [`Https`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_HTTPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("https://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    HttpsBuilder of Https by TEMPLATE_HTTPS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "http", scheme: true, grammar: "rfc9110", start: "http-URI", table: &TABLE, kind: 0, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::UriSubset::Yes, checks: &[(2, "not-empty")], template: Some(&TEMPLATE_HTTP), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "http", default_port: Some("80"), empty_path: Some("/") } },
    crate::Kind { name: "https", scheme: true, grammar: "rfc9110", start: "https-URI", table: &TABLE, kind: 1, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::UriSubset::Yes, checks: &[(2, "not-empty")], template: Some(&TEMPLATE_HTTPS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "https", default_port: Some("443"), empty_path: Some("/") } },
];
