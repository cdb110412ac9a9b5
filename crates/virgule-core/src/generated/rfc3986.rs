// @generated from grammars/rfc3986.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc3986`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 86 states, 16 byte classes, 9 registers: 14255 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\0\x0a\x0b\0\x0c\0\0\0\0\0\x01\0\x01\x02\x07\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x08\0\x0a\
    \0\x0a\x0d\x09\x04\x04\x04\x04\x04\x04\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x06\x05\x05\x05\
    \x05\x0e\x0a\x0f\x0a\0\x0a\x04\x04\x04\x04\x04\x04\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x06\
    \x05\x05\x05\x05\x0a\x0a\x0a\0\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x05\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x05\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x06\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x06\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x0e\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0e\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0e\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x0e\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x05\x80\0\x01\x02\x02\x05\x05\x06\x06\x0f\x0f\x0f", *b"\0\0\x02\0\x02\0\0\0\x01\0\0\0\x01\xff\0\0", *b"\x0e\x0e\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x04\x04\x80\x80"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x05\x80\0\x01\x02\x02\x05\x05\x0f\x0f\x0f\x80\x80", *b"\0\0\x02\0\x02\0\0\0\x01\0\0\xff\0\0\0\0", *b"\x0e\x0e\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x05\x80\0\x01\x02\x02\x05\x05\x06\x06\x04\x07\x0f", *b"\0\0\x02\0\x02\0\0\0\x01\0\0\0\x01\0\0\0", *b"\x0e\x0e\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x04\x04\x80\x80"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\x02\x02\0\0\x02\x02\0\0\x02\x02\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x05\x80\0\x01\x02\x02\x05\x05\x06\x06\x0f\x80\x80", *b"\0\0\x02\0\x02\0\0\0\x01\0\0\0\x01\0\0\0", *b"\x0e\x0e\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x80\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\0\0\x02\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x05\x80\0\x01\x02\x02\x05\x05\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\x02\0\0\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\0\0\x80\x80\x03\x03\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x80\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\0\0\x02\xff\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\x02\xff\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x80\x80\x80\x80\x80\x80\x80\x05\x0f\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x06\x05\0\x01\x02\x02\x06\x06\x07\x07\x0f\x0f\x0f", *b"\0\0\x03\0\x03\0\0\0\x01\0\0\0\x01\xff\0\0", *b"\x80\x80\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x04\x04\x80\x80"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\xfe\0\0\0\0\0\0\0\0\xff\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x06\x05\0\x01\x02\x02\x06\x06\x0f\x0f\x0f\x80\x80", *b"\0\0\x03\0\x03\0\0\0\x01\0\0\xff\0\0\0\0", *b"\x80\x80\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x80\x80\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\0\0\x02\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\0\0\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\x02\0\x01\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\0\x01\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\x02\0\0\xff\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x06\x05\0\x01\x02\x02\x06\x06\x07\x07\x04\x08\x0f", *b"\0\0\x03\0\x03\0\0\0\x01\0\0\0\x01\0\0\0", *b"\x80\x80\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x04\x04\x80\x80"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\xfd\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x06\x05\0\x01\x02\x02\x06\x06\x07\x07\x0f\x80\x80", *b"\0\0\x03\0\x03\0\0\0\x01\0\0\0\x01\0\0\0", *b"\x80\x80\x01\x01\0\0\x01\x01\x03\x03\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\0\x01\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\x02\0\0\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\0\x01\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x02\0\x02\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\0\0\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x80\x80\x01\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\xfd\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x06\x05\0\x01\x02\x02\x06\x06\x0f\x80\x80\x80\x80", *b"\0\0\x03\0\x03\0\0\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\0\0\x80\x80\x03\x03\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x80\x80\x01\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\xfd\0\0\0\0\0\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x0f\x05\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x03\0\x03\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x80\x80\x01\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\xfd\0\0\0\0\0\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x0f\x05\0\0\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x03\0\x03\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x0f\x05\0\x01\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x03\0\x03\0\0\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x0f\x05\0\x01\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x03\0\x03\0\0\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x05\x0f\x05\0\x01\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x03\0\x03\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2097208, 2097208, 2097208,
    2097208, 2097348, 2097348, 2097348, 2097292, 0, 2097208, 0, 4194388, 2097264, 4194472, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 56, 56, 56, 56, 56, 56, 56, 1048800, 0, 56, 0, 6291540, 112, 6291624, 0, 0, 1048800, 0, 56, 0, 6291540,
    112, 6291624, 0, 0, 56, 655362, 56, 9437436, 9437436, 9437436, 9437436, 9437436, 9437436, 9437436, 9437436, 9437436,
    9437436, 0, 0, 8388888, 9437436, 0, 0, 61866236, 61866236, 61866236, 0, 0, 60817688, 61866236, 0, 0, 9437436,
    655363, 0, 0, 0, 0, 308, 308, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655364, 56, 1048912,
    1048912, 1048912, 1048912, 1048912, 1048912, 1048912, 392, 1048912, 1048912, 0, 6291540, 364, 6291624, 0, 0,
    1048912, 1048912, 1048912, 0, 6291540, 364, 6291624, 0, 0, 1048912, 655365, 1048912, 1048996, 1048996, 1048996,
    1048996, 1048996, 1048996, 1048996, 1048996, 1048996, 1048996, 0, 10485844, 448, 1048996, 0, 0, 1048996, 1048996,
    1048996, 0, 10485844, 448, 1048996, 0, 0, 1048996, 655366, 1048996, 56, 196, 196, 196, 196, 196, 196, 1048800,
    2097628, 56, 0, 6291540, 112, 6291624, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655367, 196, 1048800, 1048800, 1048800,
    1048800, 1048800, 1048800, 1048800, 1048800, 1048800, 1048800, 0, 6291540, 504, 6291624, 0, 0, 1048800, 1048800,
    1048800, 0, 6291540, 504, 6291624, 0, 0, 1048800, 655368, 1048800, 1048828, 1048828, 1048828, 1048828, 1048828,
    1048828, 1048828, 1048828, 1048828, 1048828, 0, 0, 280, 1048828, 0, 0, 1048828, 1048828, 1048828, 0, 0, 280,
    1048828, 0, 0, 1048828, 655369, 1048828, 0, 0, 0, 532, 532, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 655370, 1048828, 0, 0, 0, 56, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655371, 56,
    1048912, 1048912, 1048912, 1048912, 1048912, 1048912, 1048912, 1048912, 1048912, 1048912, 0, 6291540, 364, 6291624,
    0, 0, 1048912, 1048912, 1048912, 0, 6291540, 364, 6291624, 0, 0, 1048912, 655372, 1048912, 0, 0, 0, 560, 560, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655373, 1048912, 12583500, 12583500, 12583500, 12583500,
    12583500, 12583500, 12583500, 17826436, 18875040, 20972220, 0, 14680148, 12583528, 14680232, 12583640, 0, 63963780,
    65012384, 67109564, 0, 69206100, 71303784, 69206184, 0, 0, 12583500, 655374, 0, 1048996, 1048996, 1048996, 1048996,
    1048996, 1048996, 1048996, 1048996, 1048996, 1048996, 0, 10485844, 448, 1048996, 0, 0, 1048996, 1048996, 1048996, 0,
    10485844, 448, 1048996, 0, 0, 1048996, 655375, 1048996, 0, 0, 0, 756, 756, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 655376, 1048996, 7340816, 7340816, 7340816, 7340816, 7340816, 7340816, 7340816, 6292324,
    7340816, 7340816, 0, 23069484, 6292296, 23069568, 0, 0, 74449680, 74449680, 74449680, 0, 75498284, 73401160,
    75498368, 0, 0, 7340816, 655377, 0, 0, 0, 0, 924, 924, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 655378, 1048800, 0, 0, 0, 1048828, 1048828, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    655379, 1048828, 0, 0, 0, 1048912, 1048912, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655380,
    1048912, 588, 588, 588, 588, 588, 588, 588, 28312196, 29360800, 20972220, 0, 25165908, 616, 25165992, 0, 0,
    28312196, 29360800, 20972220, 0, 25165908, 616, 25165992, 0, 0, 588, 655381, 588, 0, 0, 0, 952, 952, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655382, 588, 1049220, 1049220, 1049220, 1049220, 1049220, 1049220,
    1049220, 1049220, 1049220, 1049220, 0, 6291540, 980, 6291624, 0, 0, 1049220, 1049220, 1049220, 0, 6291540, 980,
    6291624, 0, 0, 1049220, 655383, 1049220, 1008, 1008, 1008, 2098216, 1008, 1008, 1008, 34603652, 1008, 20972220, 0,
    31457364, 1036, 31457448, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655384, 0, 12584004, 12584004, 12584004, 12584004,
    12584004, 12584004, 12584004, 17826436, 18875516, 0, 0, 14680148, 12584032, 14680232, 12583640, 0, 63963780,
    65012860, 0, 0, 69206100, 71304288, 69206184, 0, 0, 12584004, 655385, 0, 0, 0, 0, 0, 0, 0, 1176, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655386, 2147483648, 0, 0, 0, 1048996, 1048996, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655387, 1048996, 1049360, 1049360, 1049360, 1049360, 1049360, 1049360, 1049360,
    1049360, 1049360, 1049360, 0, 8389420, 840, 8389504, 0, 0, 1049360, 1049360, 1049360, 0, 8389420, 840, 8389504, 0,
    0, 1049360, 983068, 1049360, 36701392, 36701392, 36701392, 36701392, 36701392, 36701392, 36701392, 36701392,
    36701392, 36701392, 0, 0, 35652844, 36701392, 0, 0, 78644432, 78644432, 78644432, 0, 0, 77595884, 78644432, 0, 0,
    36701392, 983069, 0, 0, 0, 0, 1288, 1288, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983070,
    1049360, 1049892, 1049892, 1049892, 1049892, 1049892, 1049892, 1049892, 1372, 1049892, 1049892, 0, 8389420, 1344,
    8389504, 0, 0, 1049892, 1049892, 1049892, 0, 8389420, 1344, 8389504, 0, 0, 1049892, 983071, 1049892, 1049976,
    1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 0, 10486572, 1428, 1049976, 0, 0,
    1049976, 1049976, 1049976, 0, 10486572, 1428, 1049976, 0, 0, 1049976, 983072, 1049976, 0, 0, 0, 1048800, 1048800, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655393, 1048800, 0, 0, 0, 588, 588, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655394, 588, 0, 0, 0, 1456, 1456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 655395, 1049220, 1008, 1008, 1008, 1008, 1008, 1008, 1008, 0, 1008, 20972220, 0, 0, 1036, 0,
    0, 0, 0, 1008, 20972220, 0, 0, 1036, 0, 0, 0, 1008, 655396, 1008, 0, 0, 0, 1484, 1484, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655397, 1008, 1008, 1008, 1008, 1064, 1008, 1008, 1008, 40895108, 1008, 20972220,
    0, 37748820, 1036, 37748904, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655398, 0, 1092, 1092, 1092, 1092, 1092, 1092,
    1092, 28312196, 29361276, 0, 0, 25165908, 1120, 25165992, 0, 0, 28312196, 29361276, 0, 0, 25165908, 1120, 25165992,
    0, 0, 1092, 655399, 1092, 0, 0, 0, 1512, 1512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    655400, 1092, 0, 0, 0, 41944580, 0, 0, 0, 34603652, 0, 0, 0, 31457364, 0, 31457448, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 655401, 0, 0, 0, 0, 1568, 1568, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655402, 1568, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1596, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655403, 0, 1049808, 1049808, 1049808,
    1049808, 1049808, 1049808, 1049808, 1049808, 1049808, 1049808, 0, 0, 1260, 1049808, 0, 0, 1049808, 1049808, 1049808,
    0, 0, 1260, 1049808, 0, 0, 1049808, 983084, 1049808, 0, 0, 0, 1624, 1624, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 983085, 1049808, 0, 0, 0, 1049360, 1049360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 983086, 1049360, 1049892, 1049892, 1049892, 1049892, 1049892, 1049892, 1049892, 1049892, 1049892,
    1049892, 0, 8389420, 1344, 8389504, 0, 0, 1049892, 1049892, 1049892, 0, 8389420, 1344, 8389504, 0, 0, 1049892,
    983087, 1049892, 0, 0, 0, 1652, 1652, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983088,
    1049892, 12584592, 12584592, 12584592, 12584592, 12584592, 12584592, 12584592, 47187656, 18876132, 20973312, 0,
    44041004, 12584620, 44041088, 12584732, 0, 80742088, 65013476, 67110656, 0, 81789740, 71304876, 81789824, 0, 0,
    12584592, 983089, 0, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 1049976, 0,
    10486572, 1428, 1049976, 0, 0, 1049976, 1049976, 1049976, 0, 10486572, 1428, 1049976, 0, 0, 1049976, 983090,
    1049976, 0, 0, 0, 1848, 1848, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983091, 1049976, 0, 0,
    0, 1049220, 1049220, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655412, 1049220, 0, 0, 0, 1008,
    1008, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655413, 1008, 0, 0, 0, 1092, 1092, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655414, 1092, 0, 0, 0, 1540, 0, 0, 0, 3146372, 0, 0, 0, 4194388,
    0, 4194472, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655415, 0, 0, 0, 1876, 1568, 1568, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655416, 1568, 0, 0, 0, 0, 0, 0, 0, 28312196, 29361276, 0, 0, 25165908, 0, 25165992, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655417, 0, 0, 0, 0, 1049808, 1049808, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 983098, 1049808, 0, 0, 0, 1049892, 1049892, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 983099, 1049892, 1680, 1680, 1680, 1680, 1680, 1680, 1680, 51381960, 29361892, 20973312, 0, 48235308, 1708,
    48235392, 0, 0, 51381960, 29361892, 20973312, 0, 48235308, 1708, 48235392, 0, 0, 1680, 983100, 1680, 0, 0, 0, 1904,
    1904, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983101, 1680, 1050312, 1050312, 1050312,
    1050312, 1050312, 1050312, 1050312, 1050312, 1050312, 1050312, 0, 8389420, 1932, 8389504, 0, 0, 1050312, 1050312,
    1050312, 0, 8389420, 1932, 8389504, 0, 0, 1050312, 983102, 1050312, 1960, 1960, 1960, 6293472, 1960, 1960, 1960,
    55576264, 1960, 20973312, 0, 52429612, 1988, 52429696, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983103, 0, 12584956,
    12584956, 12584956, 12584956, 12584956, 12584956, 12584956, 47187656, 18876468, 0, 0, 44041004, 12584984, 44041088,
    12584732, 0, 80742088, 65013812, 0, 0, 81789740, 71305240, 81789824, 0, 0, 12584956, 983104, 0, 0, 0, 0, 0, 0, 0,
    2128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983105, 2147483648, 0, 0, 0, 1049976, 1049976, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983106, 1049976, 2184, 2184, 2184, 2184, 2184, 2184, 2184,
    0, 2184, 0, 0, 0, 0, 0, 0, 0, 0, 2184, 0, 0, 0, 0, 0, 0, 1596, 2184, 655427, 2184, 0, 0, 0, 1680, 1680, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983108, 1680, 0, 0, 0, 2212, 2212, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983109, 1050312, 1960, 1960, 1960, 1960, 1960, 1960, 1960, 0, 1960, 20973312, 0, 0,
    1988, 0, 0, 0, 0, 1960, 20973312, 0, 0, 1988, 0, 0, 0, 1960, 983110, 1960, 0, 0, 0, 2240, 2240, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983111, 1960, 1960, 1960, 1960, 2016, 1960, 1960, 1960, 59770568, 1960,
    20973312, 0, 56623916, 1988, 56624000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983112, 0, 2044, 2044, 2044, 2044, 2044,
    2044, 2044, 51381960, 29362228, 0, 0, 48235308, 2072, 48235392, 0, 0, 51381960, 29362228, 0, 0, 48235308, 2072,
    48235392, 0, 0, 2044, 983113, 2044, 0, 0, 0, 2268, 2268, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 983114, 2044, 0, 0, 0, 41945336, 0, 0, 0, 55576264, 0, 0, 0, 52429612, 0, 52429696, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 983115, 0, 0, 0, 0, 2324, 2324, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983116, 2324,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2352, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983117, 0, 2184, 2184, 2184, 2184,
    2184, 2184, 2184, 0, 2184, 0, 0, 0, 0, 0, 0, 1596, 0, 2184, 0, 0, 0, 0, 0, 0, 1596, 2184, 655438, 2184, 0, 0, 0,
    1050312, 1050312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983119, 1050312, 0, 0, 0, 1960,
    1960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983120, 1960, 0, 0, 0, 2044, 2044, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983121, 2044, 0, 0, 0, 2296, 0, 0, 0, 7341768, 0, 0, 0, 23069484,
    0, 23069568, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983122, 0, 0, 0, 2380, 2324, 2324, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983123, 2324, 0, 0, 0, 0, 0, 0, 0, 51381960, 29362228, 0, 0, 48235308, 0, 48235392, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983124, 0, 2408, 2408, 2408, 2408, 2408, 2408, 2408, 0, 2408, 0, 0, 0, 0, 0, 0, 0,
    0, 2408, 0, 0, 0, 0, 0, 0, 2352, 2408, 983125, 2408, 2408, 2408, 2408, 2408, 2408, 2408, 2408, 0, 2408, 0, 0, 0, 0,
    0, 0, 2352, 0, 2408, 0, 0, 0, 0, 0, 0, 2352, 2408, 983126, 2408,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\0\xff\0\xff\x01\xff\x01\xff\x02\xff\x02\xff\xff\xff\xff\xff\x03\xff\x03\xff\x04\xff\x04\xff\
    \x01\xff\x01\xff\x01\xff\x01\xff\x05\xff\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\xff\x01\xff\xff\xff\xff\xff\
    \x06\xff\x06\xff\x07\xff\x07\xff\xff\xff\xff\x08\x08\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x09\xff\x09\xff\xff\xff\xff\xff\x0a\xff\x0a\xff\x0b\xff\x0b\xff\x0c\xff\x0c\xff\xff\xff\xff\xff\xff\xff\xff\x0d\
    \x0d\x0d\xff\x0e\x0e\xff\xff\xff\xff\xff\xff\x0f\x0f\x0f\xff\x10\x10\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x11\xff\x11\xff\x12\xff\x12\xff\xff\xff\xff\xff\x13\xff\x13\xff\
    \xff\xff\xff\xff\xff\xff\xff\x14\x14\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x0d\x0d\x0d\xff\xff\xff\xff\xff\x15\
    \x15\x15\xff\x16\x16\x16\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x17\xff\x17\xff\
    \xff\xff\xff\xff\x18\xff\x18\xff\xff\xff\xff\xff\xff\xff\xff\x19\x19\x19\xff\xff\xff\xff\xff\x1a\x1a\x1a\xff\x1b\
    \x1b\x1b\xff\x1c\x1c\x1c\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\x1d\x1d\x1d\xff\x1e\x1e\x1e\xff\xff\xff\xff\xff\x1f\x1f\x1f\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x20\x20\x20\xff\xff\xff\xff\xff\x21\
    \x21\x21\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x68\x74\x74\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\x5c\x05\0\0\xff\xff\
    \xff\xff\xff\x05\x06\xff\xff\xff\xff\xff\xff\xff\xff\xff\x68\x74\x74\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\0\x07\x5c\x05\0\0\xff\xff\xff\xff\xff\x04\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x04\x05\x06\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x05\x0e\x0e\x0e\x0e\0\x01\x02\x03\x04\x05\x06\x07\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x05\x06\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\0\x01\x02\x03\x05\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x05\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x04\x05\x06\x07\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\
    \x01\x02\x03\x05\x06\x0e\x0e\x0e\x02\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x04\x05\x06\x07\x08\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x05\
    \x06\x07\x0e\x0e\0\x01\x02\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x01\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\0\x01\x02\x03\x05\x06\x0e\x0e\x0e\x01\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x05\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x01\x02\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x05\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x05\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\
    \x05\x0e\x0e\x0e\x0e\x0e\0\x01\x05\x0e\x0e\x0e\x0e\x0e\x0e\
    \0\x01\x03\x05\x01\x03\x06\
    \xff\xff\xff\xff\0\x01\0\x02\xff\x03\xff\x03\xff\x04\xff\x04\xff\x05\xff\x05\xff\x06\xff\x06\xff\x07\xff\x07\x08\
    \x09\x08\x03\xff\x0a\xff\x0a\xff\x0b\xff\x0b\xff\x0c\xff\x0c\xff\x0d\xff\x0d\xff\x0e\xff\x0e\xff\x0f\xff\x0f\xff\
    \x10\xff\x10\xff\x11\xff\x11\xff\x12\xff\x12\x13\x13\x14\xff\xff\x05\xff\x05\xff\x0d\xff\x0d\xff\x0d\xff\x0d\xff\
    \x15\xff\x15\xff\x16\xff\x16\xff\x17\xff\x17\xff\x18\xff\x18\xff\x19\xff\x19\xff\x1a\xff\x1a\xff\x0d\xff\x0d\x1b\
    \x1b\x1c\xff\x1d\x1d\xff\xff\x1e\x1e\x1e\xff\x1f\x1f\x20\xff\x21\x21\x22\xff\xff\x0d\xff\x0d\xff\x23\xff\x23\xff\
    \x24\xff\x24\xff\x25\xff\x25\xff\x26\xff\x26\xff\x27\xff\x27\xff\x28\xff\x28\xff\x29\xff\x29\xff\x2a\xff\x2a\xff\
    \x2b\xff\x2b\xff\x2c\xff\x2c\x0b\x0b\xff\xff\x0c\x0c\xff\xff\x0d\x0d\x0d\xff\x0e\x0e\x2d\xff\x0f\x0f\x0f\xff\x2e\
    \x2e\x2f\xff\x11\x11\x30\xff\x12\x12\x12\xff\xff\x0d\xff\x0d\xff\x0d\xff\x0d\xff\x0d\xff\x0d\xff\x31\xff\x31\xff\
    \x32\xff\x32\xff\x33\xff\x33\x0d\x0d\xff\xff\x0d\x0d\x0d\xff\x15\x15\x34\xff\x16\x16\x16\xff\x17\x17\x35\xff\x18\
    \x18\x36\xff\x19\x19\x37\xff\x1a\x1a\x1a\xff\x0d\x0d\x0d\xff\xff\x38\xff\x38\x23\x23\x23\xff\x24\x24\x24\xff\x25\
    \x25\x25\xff\x26\x26\x26\xff\x27\x27\x39\xff\x28\x28\x3a\xff\x29\x29\x29\xff\x2a\x2a\x3b\xff\x2b\x2b\x2b\xff\x2c\
    \x2c\x2c\xff\xff\x3c\xff\x3c\x0d\x0d\x0d\xff\x0d\x0d\x0d\xff\x0d\x0d\x0d\xff\x31\x31\x3d\xff\x32\x32\x32\xff\x3e\
    \x3e\x3f\xff\x38\x38\x38\xff\x3c\x3c\x3c\xff\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x01\x08\x01\x09\x02\x09\x03\x01\x0a\x01\x0b\x01\x0c\x01\
    \x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x15\x16\x02\x17\x18\x01\x19\x02\x15\x1a\x01\x1b\
    \x01\x1c\x01\x1d\x01\x1e\x01\x1f\x01\x20\x02\x21\x07\x02\x21\x22\x01\x23\x01\x24\x02\x0d\x0d\x01\x25\x01\x15\x01\
    \x17\x02\x15\x26\x01\x16\x01\x18\x01\x1a\x01\x27\x01\x28\x01\x29\x01\x2a\x01\x2b\x01\x2c\x01\x26\x01\x2d\x01\x2e\
    \x02\x15\x2f\x01\x30\x02\x15\x31\x01\x32\x01\x33\x02\x15\x34\x01\x2f\x01\x31\x01\x35\x01\x34\x01\x36\x01\x37\
    \xff\0\x04\xff\x01\x0a\xff\x02\x0a\x03\x03\x0a\x02\x04\x0e\x03\x05\x10\x06\x06\x14\x07\x08\x1a\x02\x09\x1e\0\0\x20\
    \x03\x03\x1e\x04\x04\x0e\x04\x05\x10\x05\x05\x10\x07\x07\x1e\x07\x05\x10\x06\x0a\x26\x09\x09\x1e\x09\x05\x10\x0b\
    \x0c\x1e\x0d\x0c\x0e\x0e\x0e\x28\x0f\x10\x2e\x0e\x05\x10\x0f\x05\x10\x11\x11\x1e\x0a\x12\x32\x0a\x0f\x36\x0f\x13\
    \x38\x14\x14\x1e\x14\x14\x0e\x0b\x04\x0e\x14\x05\x10\x0c\x0c\x14\x07\x08\x3e\x0b\x09\x1e\x0d\x09\x0e\x11\x05\x10\
    \x12\x12\x32\x15\x16\x10\x13\x15\x41\x07\x07\x0e\x0c\x0a\x26\x0c\x0a\x46\x09\x09\x0e\x16\x16\x48\x15\x06\x4f\x0f\
    \x10\x52\x11\x11\x0e\x0a\x12\x56\x0a\x0f\x5a\x16\x16\x5c\x12\x12\x56\x15\x15\x60\x15\x0c\x4f\x15\x0c\x67\
    \x18\x01\x70\0\xff\x3a\xff\x33\x18\0\x80\0\x7f\x3b\xff\x3b\x7e\x01\xff\x7b\x7f\x13\xff\x39\x88\x28\xff\x79\x58\x01\
    \x7f\x33\0\x80\xff\x73\x1c\0\x80\x29\xff\x31\x88\x20\xff\x71\x7f\x01\x7f\x81\x80\x21\
    scheme/URI-reference/relative-ref/path-noscheme/fragment/pct-encoded/relative-part/path-absolute/pchar/query/author\
    ity/URI/hier-part/absolute-URI/userinfo/host/reg-name/path-abempty/port/IPv6address/path-rootless/IP-literal/IPvFut\
    ure/",
    words: &[
    // operations
    0, 32, 0, 0, 96, 0, 0, 64, 0, 0, 128, 0, 0, 16, 0, 0, 2, 0, 0, 102, 0, 0, 38, 0, 0, 6, 0, 0, 1, 0, 0, 192, 0, 0,
    100, 0, 0, 36, 0, 0, 4, 0, 0, 104, 0, 0, 40, 0, 0, 256, 0, 1, 96, 0, 1, 32, 0, 0, 8, 0, 0, 198, 0, 0, 70, 0, 0, 196,
    0, 0, 68, 0, 0, 200, 0, 0, 72, 0, 4, 192, 0, 4, 64, 0, 0, 0, 128, 0, 36, 2, 0, 4, 2, 0, 1, 2, 0, 100, 2, 0, 0, 2, 0,
    0, 64, 0, 128, 64, 0, 0, 256, 0, 68, 2, 0, 196, 2,
    // call_list
    26, 0, 0, 65535, 0, 1204, 65, 0, 0, 65535, 0, 2156,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 117, calls: 2, common: 0, copies: 744, decodes: 0, fields: 8, first_mark: 7, first_stop: 10,
    groups: 1239, highs: 0, kept: 438, kinds: 4, nesting: 128, note_of: 751, note_shift: 0, notes: 1099, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 348, registers: 9, rules: 1459, run: 25, set_size: 2, sets: 1407,
    shift: 0, shift_marks: 9, slots: 9, starts: 117, states: 87, stretch_list: 129, stretches: 0, width: 28,
};

crate::__typed! {
    /// A text that the rule `URI` matches as a whole.
    ///
    /// ```text
    /// URI = scheme ":" hier-part ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/uri.svg"))]
    Uri: table TABLE, kind 0, kept 12, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `scheme`.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    always scheme = 0;
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

/// How the fields of [`Uri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_URI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100001,
    pieces: &[Piece::Field(0), Piece::Text(":"), Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"),
    Piece::Outer(1, 7), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2),
    Piece::Text(":"), Piece::Field(4), Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2),
    Piece::Text("?"), Piece::Field(6), Piece::Group(128, 2), Piece::Text("#"), Piece::Field(7)],
};

crate::__builder! {
    UriBuilder of Uri by TEMPLATE_URI, states [Scheme = scheme];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional port = 4;
    optional path = 5;
    optional query = 6;
    optional fragment = 7;
    needed scheme = 0, crate::Set;
}

crate::__typed! {
    /// A text that the rule `URI-reference` matches as a whole.
    ///
    /// ```text
    /// URI-reference = URI / relative-ref
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/uri-reference.svg"))]
    ///
    /// For example `https://www.example.com/forum/questions/?tag=networking#top`.
    UriRef: table TABLE, kind 1, kept 12, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `scheme`.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    maybe scheme = 0;
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

/// How the fields of [`UriRef`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_URIREF: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100000,
    pieces: &[Piece::Choice(44), Piece::Way(255, 22), Piece::Field(0), Piece::Text(":"), Piece::Choice(13),
    Piece::Way(62, 10), Piece::Text("//"), Piece::Outer(1, 7), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"),
    Piece::Field(3), Piece::Group(16, 2), Piece::Text(":"), Piece::Field(4), Piece::Field(5), Piece::Way(32, 1),
    Piece::Field(5), Piece::Group(64, 2), Piece::Text("?"), Piece::Field(6), Piece::Group(128, 2), Piece::Text("#"),
    Piece::Field(7), Piece::Way(254, 20), Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"), Piece::Outer(1, 7),
    Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2), Piece::Text(":"),
    Piece::Field(4), Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2), Piece::Text("?"),
    Piece::Field(6), Piece::Group(128, 2), Piece::Text("#"), Piece::Field(7)],
};

crate::__builder! {
    UriRefBuilder of UriRef by TEMPLATE_URIREF, states [];
    optional scheme = 0;
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional port = 4;
    optional path = 5;
    optional query = 6;
    optional fragment = 7;
}

crate::__typed! {
    /// A text that the rule `absolute-URI` matches as a whole.
    ///
    /// ```text
    /// absolute-URI = scheme ":" hier-part ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/absolute-uri.svg"))]
    AbsoluteUri: table TABLE, kind 2, kept 12, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `scheme`.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    always scheme = 0;
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
}

/// How the fields of [`AbsoluteUri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ABSOLUTEURI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100001,
    pieces: &[Piece::Field(0), Piece::Text(":"), Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"),
    Piece::Outer(1, 7), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2),
    Piece::Text(":"), Piece::Field(4), Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2),
    Piece::Text("?"), Piece::Field(6)],
};

crate::__builder! {
    AbsoluteUriBuilder of AbsoluteUri by TEMPLATE_ABSOLUTEURI, states [Scheme = scheme];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional port = 4;
    optional path = 5;
    optional query = 6;
    needed scheme = 0, crate::Set;
}

crate::__typed! {
    /// A text that the rule `relative-ref` matches as a whole.
    ///
    /// ```text
    /// relative-ref = relative-part ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/relative-ref.svg"))]
    RelativeRef: table TABLE, kind 3, kept 12, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

/// How the fields of [`RelativeRef`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RELATIVEREF: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100000,
    pieces: &[Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"), Piece::Outer(1, 7), Piece::Group(4, 2),
    Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2), Piece::Text(":"), Piece::Field(4),
    Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2), Piece::Text("?"), Piece::Field(6),
    Piece::Group(128, 2), Piece::Text("#"), Piece::Field(7)],
};

crate::__builder! {
    RelativeRefBuilder of RelativeRef by TEMPLATE_RELATIVEREF, states [];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional port = 4;
    optional path = 5;
    optional query = 6;
    optional fragment = 7;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "uri", scheme: false, grammar: "rfc3986", start: "URI", table: &TABLE, kind: 0, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_URI), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "uri-reference", scheme: false, grammar: "rfc3986", start: "URI-reference", table: &TABLE, kind: 1, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No(""), checks: &[], template: Some(&TEMPLATE_URIREF), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "absolute-uri", scheme: false, grammar: "rfc3986", start: "absolute-URI", table: &TABLE, kind: 2, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_ABSOLUTEURI), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "relative-ref", scheme: false, grammar: "rfc3986", start: "relative-ref", table: &TABLE, kind: 3, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No(""), checks: &[], template: Some(&TEMPLATE_RELATIVEREF), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
