// @generated from grammars/git-urls.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `git-urls`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 57 states, 21 byte classes, 6 registers: 10346 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0b\x0f\x0f\x0b\x10\x0b\x0b\x0b\x0b\x0b\x0c\x0b\0\x01\x11\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x0d\x0b\x0f\x0b\x0f\x0f\x12\x03\x03\x03\x03\x03\x03\x04\x05\x06\x07\x07\x07\x07\x07\x07\x07\x07\x07\x08\x09\
    \x07\x0a\x07\x07\x07\x07\x13\x0f\x14\x0f\x07\x0f\x03\x03\x03\x03\x03\x03\x04\x05\x06\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x08\x09\x07\x0a\x07\x07\x07\x07\x0f\x0f\x0f\x0e\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\0\0\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\x06\0\x01\xff\xff\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\0\0\x01\x03\x0f\x03\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\x06\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\0\0\x01\x03\x0f\x03\x02\x80\x80\x80\x80\x80\x80", *b"\0\0\x06\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x01\x01\x80\x80\x02\x02\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\x01\xff\xff\0\0\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x03\x04\x04\x01\x05\x0f\x05\x0f\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x03\x04\x04\x01\x05\x0f\x05\x02\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x01\x01\x80\x80\x02\x02\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x0a\0\0\0\x01\xff\xff\0\0\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x03\x04\x04\x01\x05\x0f\x05\x0f\x80\x80\x80\x80\x80\x80", *b"\x0a\0\0\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x03\x04\x04\x01\x05\x0f\x05\x02\x80\x80\x80\x80\x80\x80", *b"\x0a\0\0\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x01\x01\x80\x80\x02\x02\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 102, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 136, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 170, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 204, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 238, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 816, 816, 816, 816, 816, 816, 816, 816, 816, 0, 0, 0, 0, 0, 0, 0, 0, 272, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 816, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 680, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 8, 2147483648, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 340, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4194678, 0, 0, 0, 2097594, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 10, 0, 0, 0, 408, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 11, 0, 0, 0, 408, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6291898, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    12, 0, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222,
    1049222, 1049222, 1049052, 0, 578, 1049222, 1049222, 0, 0, 1049222, 1049222, 1049222, 1049222, 0, 578, 1049222,
    1049222, 0, 0, 1049222, 13, 1049222, 1049052, 1049052, 1049052, 1049052, 1049052, 1049052, 1049052, 1049052,
    1049052, 1049052, 1049052, 1049052, 1049052, 1049052, 1049052, 0, 510, 9437830, 1049052, 0, 0, 1049052, 1049052,
    1049052, 1049052, 0, 510, 9437830, 1049052, 0, 0, 1049052, 4294901774, 1049052, 0, 0, 544, 544, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901775, 1049052, 0, 0, 1049052, 1049052, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901776, 1049052, 0, 0, 612, 612, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901777, 1049222, 0, 0, 1049222,
    1049222, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901778, 1049222,
    1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222, 1049222,
    1049222, 1049222, 0, 578, 1049222, 1049222, 0, 0, 1049222, 1049222, 1049222, 1049222, 0, 578, 1049222, 1049222, 0,
    0, 1049222, 4294901779, 1049222, 0, 0, 714, 714, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 20, 714, 0, 748, 714, 714, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 21, 714, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358,
    1049358, 1049358, 1049358, 1049358, 1049358, 0, 0, 0, 0, 0, 0, 1049358, 1049358, 1049358, 1049358, 0, 0, 0, 0, 0,
    340, 1049358, 22, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358, 1049358,
    1049358, 1049358, 1049358, 1049358, 1049358, 0, 0, 0, 0, 0, 340, 1049358, 1049358, 1049358, 1049358, 0, 0, 0, 0, 0,
    340, 1049358, 23, 1049358, 816, 816, 816, 816, 816, 816, 816, 816, 816, 816, 816, 0, 0, 4194678, 0, 0, 0, 2097594,
    0, 0, 0, 0, 0, 4194678, 0, 0, 0, 2097594, 0, 0, 0, 816, 24, 816, 0, 0, 0, 0, 0, 0, 0, 0, 884, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 918, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 952, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 986, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1020, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1054, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0,
    0, 1734, 10487392, 10487392, 10487392, 10487392, 10487392, 10487392, 10487392, 10487392, 10487392, 0, 1734, 0, 1734,
    0, 1768, 0, 0, 10486848, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1496, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 2147483648, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14681254, 0, 0, 0,
    12584170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 1224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 0, 0, 1224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16778474, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038,
    1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1049868, 0, 1394, 1050038, 1050038, 0, 0, 1050038,
    1050038, 1050038, 1050038, 0, 1394, 1050038, 1050038, 0, 0, 1050038, 37, 1050038, 1049868, 1049868, 1049868,
    1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 1049868, 0, 1326,
    9438646, 1049868, 0, 0, 1049868, 1049868, 1049868, 1049868, 0, 1326, 9438646, 1049868, 0, 0, 1049868, 4294901798,
    1049868, 0, 0, 1360, 1360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901799, 1049868, 0, 0, 1049868, 1049868, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4294901800, 1049868, 0, 0, 1428, 1428, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901801, 1050038, 0, 0, 1050038, 1050038, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901802, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038,
    1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 1050038, 0, 1394, 1050038, 1050038, 0, 0, 1050038,
    1050038, 1050038, 1050038, 0, 1394, 1050038, 1050038, 0, 0, 1050038, 4294901803, 1050038, 0, 0, 1530, 1530, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 1530, 0, 1564, 1530, 1530, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 1530, 1050174, 1050174, 1050174,
    1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 0, 0, 0,
    0, 0, 0, 1050174, 1050174, 1050174, 1050174, 0, 0, 0, 0, 0, 1156, 1050174, 46, 1050174, 1050174, 1050174, 1050174,
    1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 1050174, 0, 0, 0,
    0, 0, 1156, 1050174, 1050174, 1050174, 1050174, 0, 0, 0, 0, 0, 1156, 1050174, 47, 1050174, 1632, 1632, 1632, 1632,
    1632, 1632, 1632, 1632, 1632, 1632, 1632, 0, 1734, 14681254, 1734, 0, 1768, 12584170, 4195970, 0, 0, 0, 1734,
    14681254, 1734, 0, 1768, 12584170, 4195970, 0, 0, 1632, 48, 1632, 0, 0, 10487460, 10487460, 10487460, 10487460,
    10487460, 10487460, 10487460, 10487460, 10487460, 0, 0, 0, 0, 0, 0, 0, 0, 10486848, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 49, 0, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 0, 0, 14681254, 0, 0, 0, 12584170, 0, 0,
    0, 0, 0, 14681254, 0, 0, 0, 12584170, 0, 0, 0, 1700, 50, 1700, 1734, 1734, 1734, 1734, 1734, 1734, 1734, 1734, 1734,
    1734, 1734, 0, 1734, 0, 1734, 0, 1768, 0, 4195970, 0, 0, 0, 1734, 0, 1734, 0, 1768, 0, 4195970, 0, 0, 1734, 51,
    1734, 0, 0, 1802, 1802, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52,
    1734, 0, 0, 1734, 1734, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53,
    1734, 0, 0, 0, 0, 1870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0,
    0, 0, 0, 0, 0, 1904, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1938, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 850, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\x02\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\x03\x04\xff\xff\xff\xff\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\
    \x67\x69\x74\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\x06\xee\0\0\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x22\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x73\x73\x68\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\
    \xff\xff\xff\xff\0\0\x06\x1e\x04\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x52\x03\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x67\x69\x74\x2b\x73\x73\x68\x3a\x20\x20\x20\0\x20\x20\x20\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xda\x03\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x2c\
    \x07\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\x0e\x0e\x0e\x0e\0\x01\x03\x0e\x0e\x0e\0\x01\x02\x03\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x03\x04\x0e\
    \x0e\0\x01\x03\x04\x05\x0e\0\x01\x02\x03\x04\x05\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\0\x01\x03\x04\x0e\x0e\0\x01\x03\x04\x05\x0e\0\x01\x02\x03\x04\x05\
    \0\
    \xff\0\x01\x02\x03\x04\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x0e\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\
    \x1a\x1a\x1b\x1c\x1d\x1e\x1f\x20\x21\x22\x23\x24\x25\x24\x26\x27\x28\x29\x2a\x2b\x2c\x2d\x2e\x2f\x24\x30\x31\x32\
    \x33\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x16\x01\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x06\x01\x07\
    \x01\x1c\x01\x1d\x01\x1e\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x1f\
    \x20\x01\x21\x01\x20\x01\x1f\x01\x22\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x23\x01\x23\x01\x24\
    \x01\x25\x01\x26\x01\x27\x01\x06\x01\x07\x01\x28\x01\x29\x01\x2a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\
    \x01\x11\x01\x12\x01\x13\x01\x14\x02\x1f\x2b\x01\x2c\x01\x2b\x01\x1f\x01\x22\x01\x2d\x01\x2e\x01\x2f\x01\x30\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x02\x1c\x02\x03\x21\x03\0\x25\0\x04\x28\x04\0\x2d\x05\x05\
    \x32\x06\x07\x32\x07\x08\x34\x08\x08\x34\x09\x08\x34\x05\x07\x32\x03\x0a\x34\x0a\x0a\x38\x0a\x0a\x3c\x03\x03\x40\
    \x01\0\x45\xff\x0b\x48\x0b\x0b\x48\x0b\x0b\x4c\x0b\x0b\x10\x0b\x0b\x14\x0b\x0c\x50\x03\x0b\x25\x0b\x04\x28\x04\x0b\
    \x2d\x0d\x0d\x54\x01\x0b\x45\x0b\x01\x18\x0d\x08\x34\x0e\x0e\x48\x0e\x0e\x4c\x0e\x0e\x10\x0e\x0e\x14\x0e\x0c\x50\
    \x03\x0e\x25\x0e\x04\x28\x04\x0e\x2d\x01\x0e\x45\x0e\x01\x18\xff\x0e\x04\x0e\x0e\x08\x0e\x0e\x0c\x0e\x0e\x58\
    \x0c\x20\0\x10\0\0\x40\0\0\0\x02\0\0\x20\0\0\0\x02\xfc\x07\x08\x0c\x24\0\0\0\x10\0\x20\x02\x04\0\0\x04\0\x02\xff\
    \x7f\x07\x0c\0\0\x0e\0\0\xff\x7f\0\xff\x7f\x10\xff\x27\x02\0\x01\0\x20\0\0\xfe\x57\x09\xff\x57\x05\0\x10\0\
    git-url/git-host/IPv6address/IP-literal/port/path-slash/home/pchar/pct-encoded/no-tilde/IPvFuture/ssh-url/user-char\
    /git-user/git-ssh-url/",
    words: &[
    // operations
    0, 9, 0, 0, 1, 0, 0, 10, 0, 0, 4, 0, 0, 8, 0, 0, 48, 0, 0, 16, 0, 0, 34, 0,
    // starts
    1, 25, 54,
    // call_list
    8, 0, 0, 65535, 0, 306, 32, 0, 0, 65535, 0, 1122,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 27, calls: 2, common: 0, copies: 436, decodes: 0, fields: 5, first_mark: 11, first_stop: 15,
    groups: 731, highs: 0, kept: 328, kinds: 1, nesting: 128, note_of: 437, note_shift: 52, notes: 495, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 58, registers: 6, rules: 947, run: 31, set_size: 3, sets: 878, shift:
    6, shift_marks: 10, slots: 6, starts: 24, states: 58, stretch_list: 39, stretches: 0, width: 34,
};

crate::__typed! {
    /// A text that the rule `git-url` matches as a whole.
    ///
    /// ```text
    /// git-url = "git://" git-host [":" port] path-slash
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/git.svg"))]
    ///
    /// For example `git://host.xz/path/to/repo.git/`.
    Git: table TABLE, kind 0, kept 8, secrets &[],
    checks [];
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    maybe host = 1;
    /// The `port`.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    maybe path = 3;
    /// The `home`.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__scheme! { Git: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git", default_port: Some("9418"), empty_path: None } }

/// How the fields of [`Git`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GIT: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "port", "path", "home"],
    lists: &[],
    always: 0b1010,
    pieces: &[Piece::Text("git://"), Piece::Field(1), Piece::Group(4, 2), Piece::Text(":"), Piece::Field(2),
    Piece::Field(3)],
};

crate::__builder! {
    GitBuilder of Git by TEMPLATE_GIT, states [Host = host, Path = path];
    optional port = 2;
    needed host = 1, crate::Set | Path;
    needed path = 3, Host | crate::Set;
}

crate::__typed! {
    /// A text that the rule `ssh-url` matches as a whole.
    ///
    /// ```text
    /// ssh-url = "ssh://" [git-user "@"] git-host [":" port] path-slash
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ssh.svg"))]
    ///
    /// For example `ssh://user@host.xz:22/path/to/repo.git/`.
    GitSsh: table TABLE, kind 1, kept 8, secrets &[],
    checks [];
    /// The `user`.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    maybe host = 1;
    /// The `port`.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    maybe path = 3;
    /// The `home`.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__scheme! { GitSsh: TABLE, kind 1, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ssh", default_port: None, empty_path: None } }

/// How the fields of [`GitSsh`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GITSSH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "port", "path", "home"],
    lists: &[],
    always: 0b1010,
    pieces: &[Piece::Text("ssh://"), Piece::Group(1, 2), Piece::Field(0), Piece::Text("@"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text(":"), Piece::Field(2), Piece::Field(3)],
};

crate::__builder! {
    GitSshBuilder of GitSsh by TEMPLATE_GITSSH, states [Host = host, Path = path];
    optional user = 0;
    optional port = 2;
    needed host = 1, crate::Set | Path;
    needed path = 3, Host | crate::Set;
}

crate::__typed! {
    /// A text that the rule `git-ssh-url` matches as a whole.
    ///
    /// ```text
    /// git-ssh-url = "git+ssh://" [git-user "@"] git-host [":" port] path-slash
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/git+ssh.svg"))]
    ///
    /// For example `git+ssh://user@host.xz:22/path/to/repo.git/`.
    GitPlusSsh: table TABLE, kind 2, kept 8, secrets &[],
    checks [];
    /// The `user`.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    maybe host = 1;
    /// The `port`.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    maybe path = 3;
    /// The `home`.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__scheme! { GitPlusSsh: TABLE, kind 2, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git+ssh", default_port: None, empty_path: None } }

/// How the fields of [`GitPlusSsh`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GITPLUSSSH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "port", "path", "home"],
    lists: &[],
    always: 0b1010,
    pieces: &[Piece::Text("git+ssh://"), Piece::Group(1, 2), Piece::Field(0), Piece::Text("@"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text(":"), Piece::Field(2), Piece::Field(3)],
};

crate::__builder! {
    GitPlusSshBuilder of GitPlusSsh by TEMPLATE_GITPLUSSSH, states [Host = host, Path = path];
    optional user = 0;
    optional port = 2;
    needed host = 1, crate::Set | Path;
    needed path = 3, Host | crate::Set;
}
/// 17 states, 16 byte classes, 3 registers: 2960 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x05\x06\x05\x05\x06\x07\x06\x06\x06\x06\x06\x08\x06\0\x01\x09\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x0a\x06\x05\x06\x05\x05\x0b\x02\x02\x02\x02\x02\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x04\x03\x03\x03\x03\x0c\x05\x0d\x05\x03\x05\x02\x02\x02\x02\x02\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x04\x03\x03\x03\x03\x05\x05\x05\x08\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70", *b"\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\0\x01\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\xfe\xff\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 87, 2097268, 2097268,
    2097268, 0, 0, 58, 87, 0, 0, 0, 2097297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 174, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 87, 87, 87, 87, 87, 87, 0, 0, 58, 87, 0, 0, 4194507, 0,
    0, 0, 0, 0, 0, 58, 87, 0, 0, 4194507, 0, 0, 0, 87, 3, 87, 116, 116, 116, 116, 116, 0, 0, 58, 87, 0, 6291688,
    4194507, 0, 0, 0, 0, 0, 0, 58, 87, 0, 6291688, 4194507, 0, 0, 0, 116, 4, 116, 0, 0, 0, 0, 261, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2147483648, 0, 0, 87, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 87, 0, 0, 2097471, 2097471, 2097471, 0, 0, 0, 0, 0, 0, 0, 2097297, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 377,
    0, 1048924, 1048924, 1048924, 0, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924,
    1048924, 0, 1048924, 8, 1048924, 0, 0, 406, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    9, 406, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 435, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 319, 319, 319,
    319, 319, 0, 0, 0, 0, 0, 6291688, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6291688, 0, 0, 0, 0, 319, 11, 319, 1048924, 1048924,
    1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 0,
    1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 0, 1048924, 65548,
    1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 0, 0, 1048924, 1048924,
    1048924, 0, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 0, 1048924,
    13, 1048924, 0, 464, 406, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 406, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 6291688, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 493, 493, 493, 493, 493, 0,
    493, 0, 493, 0, 493, 0, 0, 0, 0, 0, 0, 493, 0, 493, 0, 493, 0, 0, 435, 0, 493, 16, 493, 493, 493, 493, 493, 493, 0,
    493, 0, 493, 0, 493, 0, 0, 435, 0, 0, 0, 493, 0, 493, 0, 493, 0, 0, 435, 0, 493, 17, 493,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\
    \x67\x69\x74\x40\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\xcb\0\0\0\x03\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\x68\x6f\x73\x74\x2e\x78\x7a\x3a\x20\x20\x20\x20\0\x20\x20\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\x08\xe8\0\0\0\xff\0\x07\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\x02\0\x01\x0e\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\
    \x01\0\x01\x01\x01\x02\x02\x02\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x03\x01\x0a\x01\x0b\x01\x0c\
    \x01\x0d\x01\x0e\x01\x0f\
    \xff\0\x04\x01\x02\x08\x01\x01\x0c\x03\x03\x10\x03\x04\x14\x02\x02\x08\0\x03\x18\0\x05\x1c\x06\x07\x08\x04\x06\x21\
    \x05\x05\x26\x05\x05\x2a\x07\x07\x2c\x06\0\x31\x07\x07\x34\x06\x06\x38\
    \x04\x04\0\x9e\x11\0\x04\0\0\x9f\x09\0\x1f\x04\0\x14\x04\0\x1c\x10\0\xff\x3b\x01\0\x20\0\xff\x3f\x01\xff\x39\x01\
    \x06\0\0\0\x04\0\x5f\x05\0\x5f\x25\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    scp-like/git-user/pct-encoded/git-host/IPv6address/scp-path/IP-literal/IPvFuture/",
    words: &[
    // operations
    0, 2, 0, 0, 1, 0, 0, 4, 0,
    // call_list
    5, 0, 0, 65535, 0, 290,
    // stretch_list
    0, 0, 0, 40975, 216, 0, 224, 15, 4352, 0,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 9, calls: 1, common: 15, copies: 114, decodes: 0, fields: 3, first_mark: 5, first_stop: 14,
    groups: 168, highs: 261, kept: 108, kinds: 1, nesting: 128, note_of: 115, note_shift: 0, notes: 133, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 18, registers: 3, rules: 293, run: 26, set_size: 3, sets: 216, shift:
    0, shift_marks: 11, slots: 3, starts: 9, states: 18, stretch_list: 15, stretches: 5, width: 29,
};

crate::__typed! {
    /// A text that the rule `scp-like` matches as a whole.
    ///
    /// ```text
    /// scp-like = [git-user "@"] git-host ":" scp-path
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/git-scp.svg"))]
    ///
    /// For example `git@github.com:rust-lang/rust.git`.
    GitScp: table TABLE_1, kind 0, kept 4, secrets &[],
    checks [];
    /// The `user`.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    always host = 1;
    /// The `path`.
    ///
    /// ```text
    /// scp-path = "/" [scp-first *scp-char] / scp-first *scp-char
    /// ```
    always path = 2;
}

crate::__scheme! { GitScp: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } }

/// How the fields of [`GitScp`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GITSCP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "path"],
    lists: &[],
    always: 0b110,
    pieces: &[Piece::Group(1, 2), Piece::Field(0), Piece::Text("@"), Piece::Field(1), Piece::Text(":"),
    Piece::Field(2)],
};

crate::__builder! {
    GitScpBuilder of GitScp by TEMPLATE_GITSCP, states [Host = host, Path = path];
    optional user = 0;
    needed host = 1, crate::Set | Path;
    needed path = 2, Host | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "git", scheme: true, grammar: "git-urls", start: "git-url", table: &TABLE, kind: 0, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_GIT), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git", default_port: Some("9418"), empty_path: None } },
    crate::Kind { name: "ssh", scheme: true, grammar: "git-urls", start: "ssh-url", table: &TABLE, kind: 1, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_GITSSH), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ssh", default_port: None, empty_path: None } },
    crate::Kind { name: "git+ssh", scheme: true, grammar: "git-urls", start: "git-ssh-url", table: &TABLE, kind: 2, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_GITPLUSSSH), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git+ssh", default_port: None, empty_path: None } },
    crate::Kind { name: "git-scp", scheme: false, grammar: "git-urls", start: "scp-like", table: &TABLE_1, kind: 0, fields: &["user", "host", "path"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("a:\""), checks: &[], template: Some(&TEMPLATE_GITSCP), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
