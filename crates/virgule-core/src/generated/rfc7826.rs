// @generated from grammars/rfc7826.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7826`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 49 states, 19 byte classes, 6 registers: 10083 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\0\x0d\x0d\0\x0e\0\0\0\0\0\0\0\0\x01\x0a\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x0b\x0f\x0d\0\
    \x0d\x10\x0c\x03\x03\x03\x03\x03\x03\0\0\0\0\0\0\0\0\0\x04\0\x05\x06\x07\x08\x09\0\0\0\0\x11\x0d\x12\x0d\0\x0d\x03\
    \x03\x03\x03\x03\x03\0\0\0\0\0\0\0\0\0\x04\0\x05\x06\x07\x08\x09\0\0\0\0\x0d\x0d\x0d\0\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x54\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x54\x54\x5c\xd4\x74"],
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 64,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 0, 0, 96, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 7, 0, 255, 2098400, 2098400, 2098400, 2098400, 2098400, 2098400, 2098400, 2098400, 2098400, 2098400,
    5243872, 6292288, 10486336, 0, 2098336, 2098400, 8389312, 2097440, 0, 36701152, 37749568, 39846464, 0, 41944224,
    41944288, 44040896, 0, 0, 2098400, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 448, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 9, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 352, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 10, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13632480, 14680448, 0, 0, 0, 0, 16777920, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 11, 0, 1, 0, 0, 20971936, 0, 0, 0, 0, 0, 0, 0, 19923936, 0, 0, 0, 0, 0, 23069376, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 12, 0, 2, 0, 0, 416, 0, 0, 0, 0, 0, 0, 0, 26215392, 0, 0, 0, 0, 0, 27263680, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 13, 0, 3, 0, 0, 480, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    14, 480, 255, 0, 512, 480, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 480,
    255, 544, 544, 544, 544, 544, 544, 544, 544, 544, 544, 0, 544, 0, 0, 0, 544, 0, 0, 0, 0, 544, 0, 0, 0, 544, 0, 0,
    352, 544, 16, 544, 255, 544, 544, 544, 544, 544, 544, 544, 544, 544, 544, 0, 544, 0, 0, 0, 544, 0, 0, 352, 0, 544,
    0, 0, 0, 544, 0, 0, 352, 544, 17, 544, 255, 2097824, 2097824, 2097824, 2097824, 2097824, 2097824, 2097824, 2097824,
    2097824, 2097824, 5243872, 6291840, 0, 0, 2097760, 2097824, 8389312, 2097440, 0, 36701152, 37749120, 0, 0, 41943648,
    41943712, 44040896, 0, 0, 2097824, 18, 0, 4, 0, 0, 640, 640, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 19, 672, 255, 0, 0, 672, 672, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 20, 672, 255, 672, 672, 672, 672, 672, 672, 672, 672, 672, 672, 13632480, 14680448, 0, 0, 608, 672,
    16777920, 0, 0, 13632480, 14680448, 0, 0, 608, 672, 16777920, 0, 0, 672, 21, 672, 5, 1049376, 1049376, 1049376,
    1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 0, 736, 1049376, 1049376,
    0, 0, 1049376, 1049376, 1049376, 0, 736, 1049376, 1049376, 0, 0, 1049376, 22, 1049376, 6, 0, 0, 768, 768, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 1049376, 255, 0, 0, 1049376, 1049376, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 1049376, 255, 1049376, 1049376, 1049376,
    1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 1049376, 0, 736, 1049376, 1049376,
    0, 0, 1049376, 1049376, 1049376, 0, 736, 1049376, 1049376, 0, 0, 1049376, 25, 1049376, 7, 960, 960, 25166688, 960,
    960, 960, 960, 960, 960, 960, 19923936, 960, 10486336, 0, 896, 960, 23069376, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    26, 0, 8, 960, 960, 864, 960, 960, 960, 960, 960, 960, 960, 30409696, 960, 10486336, 0, 896, 960, 31457984, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 9, 0, 0, 928, 928, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 28, 960, 255, 0, 0, 960, 960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    29, 960, 255, 960, 960, 960, 960, 960, 960, 960, 960, 960, 960, 0, 960, 10486336, 0, 896, 960, 0, 0, 0, 0, 960,
    10486336, 0, 896, 960, 0, 0, 0, 960, 4294901790, 960, 255, 1049568, 1049568, 1049568, 1049568, 1049568, 1049568,
    1049568, 1049568, 1049568, 1049568, 1049568, 1049568, 1049568, 0, 1120, 1024, 33555136, 0, 0, 1049568, 1049568,
    1049568, 0, 1120, 1024, 33555136, 0, 0, 1049568, 31, 1049568, 10, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1049568, 1024, 1024, 0, 1056, 0, 33555136, 0, 0, 1049568, 1024, 1024, 0, 1056, 0, 33555136, 0, 0, 1024,
    32, 1024, 10, 0, 0, 1088, 1088, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 1024,
    255, 0, 0, 1024, 1024, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 1024, 255, 0,
    0, 1152, 1152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 1049568, 255, 0, 0,
    1049568, 1049568, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 1049568, 255, 0, 0,
    1216, 1216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 1248, 255, 0, 0, 1248,
    1248, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 1248, 255, 1248, 1248, 1248,
    1248, 1248, 1248, 1248, 1248, 1248, 1248, 13632480, 14680896, 10486336, 0, 1184, 1248, 16777920, 0, 0, 13632480,
    14680896, 10486336, 0, 1184, 1248, 16777920, 0, 0, 1248, 39, 1248, 11, 0, 0, 0, 0, 0, 1312, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901800, 0, 255, 0, 0, 0, 0, 0, 0, 0, 1344, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901801, 0, 255, 0, 0, 0, 0, 0, 0, 1376, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901802, 0, 255, 0, 0, 0, 0, 1408, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901803, 0, 255, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 4294901804, 0, 255, 0, 0, 0, 0, 0, 1472, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901805, 0, 255, 0, 0, 0, 0, 0, 0, 0, 1504, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901806, 0, 255, 0, 0, 0, 0, 0, 0, 1536, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4294901807, 0, 255, 0, 0, 0, 0, 1568, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901808, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901809, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x72\x74\x73\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\0\x07\0\x01\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x20\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x72\x74\x73\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\
    \0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\0\x01\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\x72\x74\x73\x70\x75\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\0\x01\0\
    \0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\xa0\x05\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\x01\x04\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x13\x17\x18\x19\x1a\
    \x13\x1b\x1c\x1d\x1e\x13\x1e\x13\x1f\x20\x21\x22\x23\x24\x25\x24\x26\x27\x28\x29\x2a\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x02\x18\x0b\x02\x18\x0c\x01\x19\x01\
    \x18\x01\x1a\x01\x1b\x01\x1c\x02\x19\x12\x02\x13\x13\x02\x18\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x1d\x01\x1e\x01\x06\
    \x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\
    \x01\x15\x01\x16\x01\x17\x02\x18\x0b\x02\x18\x0c\x01\x19\x01\x18\x01\x1a\x01\x1b\x01\x1c\x02\x19\x12\x02\x13\x13\
    \x02\x18\x14\x01\x1f\x01\x20\x01\x21\x01\x22\0\0\0\0\0\0\0\0\0\x01\x23\x01\x24\x01\x06\x01\x07\x01\x08\x01\x09\x01\
    \x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x02\
    \x18\x0b\x02\x18\x0c\x01\x19\x01\x18\x01\x1a\x01\x1b\x01\x1c\x02\x19\x12\x02\x13\x13\x02\x18\x14\0\0\0\0\x01\x25\
    \x01\x26\x01\x27\x01\x28\x01\x29\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x18\x01\x02\x1e\x03\x04\x20\x04\x05\x25\x05\x01\x2b\
    \x02\x06\x2e\x06\x06\x2e\x05\x07\x30\x07\x07\x34\x07\x07\x38\x05\x05\x3c\x02\x03\x42\x03\x08\x30\x08\x08\x30\x03\
    \x09\x46\x0a\x0b\x4a\x0b\x08\x30\x0b\x0b\x4a\x0c\x0c\x4c\x0c\x08\x30\x0d\x0d\x4a\x0d\x0d\x52\x0d\x08\x30\x0e\x0e\
    \x14\x0e\x01\x18\xff\x0e\x04\x0e\x0e\x08\x0e\x0e\x0c\x0e\x0e\x10\x0f\x0f\x14\x0f\x01\x18\xff\x0f\x04\x0f\x0f\x08\
    \x0f\x0f\x0c\x0f\x0f\x10\x0f\x0f\x54\
    \x0c\x08\0\x20\0\0\x80\0\0\x40\0\0\x10\0\0\0\x08\0\0\x04\0\xff\xdf\x03\x0c\x0a\0\0\0\x04\0\x0c\x01\x04\x04\x01\x0c\
    \0\0\x0e\0\0\xff\x8b\0\xff\x8b\x04\xff\xcf\x03\xff\xcf\x01\xff\xdf\x01\xff\xdb\0\xff\x5f\x01\0\x01\0\
    rtsp-URI/hier-part/authority/host/IPv6address/IP-literal/port/IPvFuture/pct-encoded/reg-name/URI-rest/query/userinf\
    o/path-abempty/rtsps-URI/rtspu-URI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 51, 54, 56, 58, 60,
    62, 64, 67, 70, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106,
    108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 129, 132, 134, 136, 138, 140, 142, 145, 148, 151, 153, 155, 157,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 170, 172, 174, 176, 178, 180, 182, 184, 186, 188, 190, 192, 194,
    196, 198, 200, 202, 204, 206, 208, 211, 214, 216, 218, 220, 222, 224, 227, 230, 233, 234, 235, 236, 237, 239, 241,
    243, 245,
    // operations
    0, 4, 0, 0, 28, 0, 0, 12, 0, 0, 60, 0, 0, 1, 0, 0, 24, 0, 0, 8, 0, 0, 56, 0, 0, 18, 0, 0, 2, 0, 0, 50, 0, 0, 16, 0,
    0, 48, 0, 1, 16, 0, 1, 48, 0, 0, 32, 0, 0, 24, 4, 0, 8, 4, 0, 1, 4, 0, 0, 4, 0, 56, 4,
    // starts
    1, 40, 45,
    // call_list
    9, 0, 0, 65535, 0, 320,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 195, calls: 1, common: 0, copies: 270, decodes: 0, delimiter_shift: 9, fields: 6,
    first_delimiter: 10, first_loop_exit: 13, groups: 571, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 274,
    note_shift: 43, notes: 324, number_size: 1, operations: 129, operations_words: 1, prefixes: 0, range_list: 201,
    ranges: 0, registers: 6, rules: 763, run: 28, set_size: 3, sets: 697, shift: 12, starts: 192, states: 50, width: 32,
};

crate::__typed! {
    /// A string that the rule `rtsp-URI` matches as a whole, by RFC 7826, section 20.2.1.
    ///
    /// ```text
    /// rtsp-URI = "rtsp" ":" URI-rest
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/rtsp.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Rtsp::parse("rtsp://media.example.com:554/twister/audiotrack")?;
    /// assert_eq!(value.authority(), "media.example.com:554");
    /// assert_eq!(value.host(), "media.example.com");
    /// assert_eq!(value.port(), Some("554"));
    /// assert_eq!(value.path(), "/twister/audiotrack");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Rtsp: table TABLE, kind 0, captures 8, schemes &["rtsp"], inside true,
    secrets &[crate::Secret::AfterColon(1)], checks [];
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
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
    /// The `path`, by RFC 7826, section 20.2.1.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 4;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 5;
}

crate::__owned_fields! { Rtsp: always authority maybe userinfo always host maybe port always path maybe query }

crate::__scheme! { Rtsp: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rtsp", default_port: Some("554"), empty_path: None } }

crate::__inside_uri! { Rtsp: join port host path query }

/// How the fields of [`Rtsp`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RTSP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("rtsp://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    RtspBuilder of Rtsp by TEMPLATE_RTSP, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

crate::__typed! {
    /// A string that the rule `rtsps-URI` matches as a whole, by RFC 7826, section 20.2.1.
    ///
    /// ```text
    /// rtsps-URI = "rtsps" ":" URI-rest
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/rtsps.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Rtsps::parse("rtsps://media.example.com:322/twister")?;
    /// assert_eq!(value.authority(), "media.example.com:322");
    /// assert_eq!(value.host(), "media.example.com");
    /// assert_eq!(value.port(), Some("322"));
    /// assert_eq!(value.path(), "/twister");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Rtsps: table TABLE, kind 1, captures 8, schemes &["rtsps"], inside true,
    secrets &[crate::Secret::AfterColon(1)], checks [];
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
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
    /// The `path`, by RFC 7826, section 20.2.1.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 4;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 5;
}

crate::__owned_fields! { Rtsps: always authority maybe userinfo always host maybe port always path maybe query }

crate::__scheme! { Rtsps: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rtsps", default_port: Some("322"), empty_path: None } }

crate::__inside_uri! { Rtsps: join port host path query }

/// How the fields of [`Rtsps`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RTSPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("rtsps://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    RtspsBuilder of Rtsps by TEMPLATE_RTSPS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

crate::__typed! {
    /// A string that the rule `rtspu-URI` matches as a whole, by RFC 7826, section 20.2.1.
    ///
    /// ```text
    /// rtspu-URI = "rtspu" ":" URI-rest
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/rtspu.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Rtspu::parse("rtspu://media.example.com:554/twister/audiotrack")?;
    /// assert_eq!(value.authority(), "media.example.com:554");
    /// assert_eq!(value.host(), "media.example.com");
    /// assert_eq!(value.port(), Some("554"));
    /// assert_eq!(value.path(), "/twister/audiotrack");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Rtspu: table TABLE, kind 2, captures 8, schemes &["rtspu"], inside true,
    secrets &[crate::Secret::AfterColon(1)], checks [];
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
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
    /// The `path`, by RFC 7826, section 20.2.1.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 4;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 5;
}

crate::__owned_fields! { Rtspu: always authority maybe userinfo always host maybe port always path maybe query }

crate::__scheme! { Rtspu: TABLE, kind 2, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rtspu", default_port: Some("554"), empty_path: None } }

crate::__inside_uri! { Rtspu: join port host path query }

/// How the fields of [`Rtspu`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RTSPU: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("rtspu://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    RtspuBuilder of Rtspu by TEMPLATE_RTSPU, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "rtsp", scheme: true, grammar: "rfc7826", start: "rtsp-URI", table: &TABLE, kind: 0, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_RTSP), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rtsp", default_port: Some("554"), empty_path: None } },
    crate::Kind { name: "rtsps", scheme: true, grammar: "rfc7826", start: "rtsps-URI", table: &TABLE, kind: 1, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_RTSPS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rtsps", default_port: Some("322"), empty_path: None } },
    crate::Kind { name: "rtspu", scheme: true, grammar: "rfc7826", start: "rtspu-URI", table: &TABLE, kind: 2, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_RTSPU), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rtspu", default_port: Some("554"), empty_path: None } },
];
