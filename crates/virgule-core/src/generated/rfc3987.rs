// @generated from grammars/rfc3987.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc3987`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 86 states, 18 byte classes, 9 registers: 15205 bytes.
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2097212, 2097212, 2097212,
    2097212, 2097362, 2097362, 2097362, 2097302, 0, 2097212, 0, 4194394, 2097272, 4194484, 0, 0, 2097212, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 60, 60, 60, 60, 60, 60, 60, 1048816, 0, 60, 0, 6291546, 120, 6291636, 0, 0, 60, 0, 1048816,
    0, 60, 0, 6291546, 120, 6291636, 0, 0, 60, 393218, 60, 9437454, 9437454, 9437454, 9437454, 9437454, 9437454,
    9437454, 9437454, 9437454, 9437454, 0, 0, 8388908, 9437454, 0, 0, 9437454, 0, 61866254, 61866254, 61866254, 0, 0,
    60817708, 61866254, 0, 0, 9437454, 393219, 0, 0, 0, 0, 330, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 393220, 60, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 420, 1048936, 1048936,
    0, 6291546, 390, 6291636, 0, 0, 1048936, 0, 1048936, 1048936, 1048936, 0, 6291546, 390, 6291636, 0, 0, 1048936,
    393221, 1048936, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 0,
    10485850, 480, 1049026, 0, 0, 1049026, 1049026, 1049026, 1049026, 1049026, 0, 10485850, 480, 1049026, 0, 0, 1049026,
    393222, 1049026, 60, 210, 210, 210, 210, 210, 210, 1048816, 2097662, 60, 0, 6291546, 120, 6291636, 0, 0, 60, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 393223, 210, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816,
    1048816, 1048816, 0, 6291546, 540, 6291636, 0, 0, 1048816, 0, 1048816, 1048816, 1048816, 0, 6291546, 540, 6291636,
    0, 0, 1048816, 393224, 1048816, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846,
    1048846, 0, 0, 300, 1048846, 0, 0, 1048846, 0, 1048846, 1048846, 1048846, 0, 0, 300, 1048846, 0, 0, 1048846, 393225,
    1048846, 0, 0, 0, 570, 570, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393226, 1048846, 0,
    0, 0, 60, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393227, 60, 1048936, 1048936,
    1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 0, 6291546, 390, 6291636, 0, 0, 1048936, 0,
    1048936, 1048936, 1048936, 0, 6291546, 390, 6291636, 0, 0, 1048936, 393228, 1048936, 0, 0, 0, 600, 600, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393229, 1048936, 12583542, 12583542, 12583542, 12583542,
    12583542, 12583542, 12583542, 17826482, 18875088, 20972270, 0, 14680154, 12583572, 14680244, 12583692, 0, 12583542,
    0, 63963826, 65012432, 67109614, 0, 69206106, 71303828, 69206196, 0, 0, 12583542, 393230, 0, 1049026, 1049026,
    1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 0, 10485850, 480, 1049026, 0, 0, 1049026,
    1049026, 1049026, 1049026, 1049026, 0, 10485850, 480, 1049026, 0, 0, 1049026, 393231, 1049026, 0, 0, 0, 810, 810, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393232, 1049026, 7340872, 7340872, 7340872,
    7340872, 7340872, 7340872, 7340872, 6292386, 7340872, 7340872, 0, 23069542, 6292356, 23069632, 0, 0, 7340872, 0,
    74449736, 74449736, 74449736, 0, 75498342, 73401220, 75498432, 0, 0, 7340872, 393233, 0, 0, 0, 0, 990, 990, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393234, 1048816, 0, 0, 0, 1048846, 1048846, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393235, 1048846, 0, 0, 0, 1048936, 1048936, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393236, 1048936, 630, 630, 630, 630, 630, 630, 630, 28312242,
    29360848, 20972270, 0, 25165914, 660, 25166004, 0, 0, 630, 0, 28312242, 29360848, 20972270, 0, 25165914, 660,
    25166004, 0, 0, 630, 393237, 630, 0, 0, 0, 1020, 1020, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 393238, 630, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 0,
    6291546, 1050, 6291636, 0, 0, 1049266, 0, 1049266, 1049266, 1049266, 0, 6291546, 1050, 6291636, 0, 0, 1049266,
    393239, 1049266, 1080, 1080, 1080, 2098292, 1080, 1080, 1080, 34603698, 1080, 20972270, 0, 31457370, 1110, 31457460,
    0, 0, 1080, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393240, 0, 12584082, 12584082, 12584082, 12584082, 12584082, 12584082,
    12584082, 17826482, 18875598, 0, 0, 14680154, 12584112, 14680244, 12583692, 0, 12584082, 0, 63963826, 65012942, 0,
    0, 69206106, 71304368, 69206196, 0, 0, 12584082, 393241, 0, 0, 0, 0, 0, 0, 0, 1260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393242, 2147483648, 0, 0, 0, 1049026, 1049026, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393243, 1049026, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416,
    1049416, 1049416, 1049416, 0, 8389478, 900, 8389568, 0, 0, 1049416, 0, 1049416, 1049416, 1049416, 0, 8389478, 900,
    8389568, 0, 0, 1049416, 983068, 1049416, 36701480, 36701480, 36701480, 36701480, 36701480, 36701480, 36701480,
    36701480, 36701480, 36701480, 0, 0, 35652934, 36701480, 0, 0, 36701480, 0, 78644520, 78644520, 78644520, 0, 0,
    77595974, 78644520, 0, 0, 36701480, 983069, 0, 0, 0, 0, 1380, 1380, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 983070, 1049416, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1470, 1049986,
    1049986, 0, 8389478, 1440, 8389568, 0, 0, 1049986, 0, 1049986, 1049986, 1049986, 0, 8389478, 1440, 8389568, 0, 0,
    1049986, 983071, 1049986, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076,
    0, 10486630, 1530, 1050076, 0, 0, 1050076, 1050076, 1050076, 1050076, 1050076, 0, 10486630, 1530, 1050076, 0, 0,
    1050076, 983072, 1050076, 0, 0, 0, 1048816, 1048816, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 393249, 1048816, 0, 0, 0, 630, 630, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    393250, 630, 0, 0, 0, 1560, 1560, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393251,
    1049266, 1080, 1080, 1080, 1080, 1080, 1080, 1080, 0, 1080, 20972270, 0, 0, 1110, 0, 0, 0, 1080, 0, 0, 1080,
    20972270, 0, 0, 1110, 0, 0, 0, 1080, 393252, 1080, 0, 0, 0, 1590, 1590, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 393253, 1080, 1080, 1080, 1080, 1140, 1080, 1080, 1080, 40895154, 1080, 20972270, 0,
    37748826, 1110, 37748916, 0, 0, 1080, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393254, 0, 1170, 1170, 1170, 1170, 1170,
    1170, 1170, 28312242, 29361358, 0, 0, 25165914, 1200, 25166004, 0, 0, 1170, 0, 28312242, 29361358, 0, 0, 25165914,
    1200, 25166004, 0, 0, 1170, 393255, 1170, 0, 0, 0, 1620, 1620, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 393256, 1170, 0, 0, 0, 41944690, 0, 0, 0, 34603698, 0, 0, 0, 31457370, 0, 31457460, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 393257, 0, 0, 0, 0, 1680, 1680, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 393258, 1680, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1710, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    393259, 0, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 0, 0, 1350,
    1049896, 0, 0, 1049896, 0, 1049896, 1049896, 1049896, 0, 0, 1350, 1049896, 0, 0, 1049896, 983084, 1049896, 0, 0, 0,
    1740, 1740, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983085, 1049896, 0, 0, 0, 1049416,
    1049416, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983086, 1049416, 1049986, 1049986,
    1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 0, 8389478, 1440, 8389568, 0, 0, 1049986, 0,
    1049986, 1049986, 1049986, 0, 8389478, 1440, 8389568, 0, 0, 1049986, 983087, 1049986, 0, 0, 0, 1770, 1770, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983088, 1049986, 12584712, 12584712, 12584712, 12584712,
    12584712, 12584712, 12584712, 47187780, 18876258, 20973440, 0, 44041062, 12584742, 44041152, 12584862, 0, 12584712,
    0, 80742212, 65013602, 67110784, 0, 81789798, 71304998, 81789888, 0, 0, 12584712, 983089, 0, 1050076, 1050076,
    1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 0, 10486630, 1530, 1050076, 0, 0, 1050076,
    1050076, 1050076, 1050076, 1050076, 0, 10486630, 1530, 1050076, 0, 0, 1050076, 983090, 1050076, 0, 0, 0, 1980, 1980,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983091, 1050076, 0, 0, 0, 1049266, 1049266, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393268, 1049266, 0, 0, 0, 1080, 1080, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393269, 1080, 0, 0, 0, 1170, 1170, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393270, 1170, 0, 0, 0, 1650, 0, 0, 0, 3146418, 0, 0, 0, 4194394, 0,
    4194484, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393271, 0, 0, 0, 2010, 1680, 1680, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393272, 1680, 0, 0, 0, 0, 0, 0, 0, 28312242, 29361358, 0, 0, 25165914, 0,
    25166004, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393273, 0, 0, 0, 0, 1049896, 1049896, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983098, 1049896, 0, 0, 0, 1049986, 1049986, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983099, 1049986, 1800, 1800, 1800, 1800, 1800, 1800, 1800, 51382084,
    29362018, 20973440, 0, 48235366, 1830, 48235456, 0, 0, 1800, 0, 51382084, 29362018, 20973440, 0, 48235366, 1830,
    48235456, 0, 0, 1800, 983100, 1800, 0, 0, 0, 2040, 2040, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 983101, 1800, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 0,
    8389478, 2070, 8389568, 0, 0, 1050436, 0, 1050436, 1050436, 1050436, 0, 8389478, 2070, 8389568, 0, 0, 1050436,
    983102, 1050436, 2100, 2100, 2100, 6293616, 2100, 2100, 2100, 55576388, 2100, 20973440, 0, 52429670, 2130, 52429760,
    0, 0, 2100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983103, 0, 12585102, 12585102, 12585102, 12585102, 12585102, 12585102,
    12585102, 47187780, 18876618, 0, 0, 44041062, 12585132, 44041152, 12584862, 0, 12585102, 0, 80742212, 65013962, 0,
    0, 81789798, 71305388, 81789888, 0, 0, 12585102, 983104, 0, 0, 0, 0, 0, 0, 0, 2280, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983105, 2147483648, 0, 0, 0, 1050076, 1050076, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983106, 1050076, 2340, 2340, 2340, 2340, 2340, 2340, 2340, 0, 2340, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 2340, 0, 0, 0, 0, 0, 0, 1710, 2340, 393283, 2340, 0, 0, 0, 1800, 1800, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983108, 1800, 0, 0, 0, 2370, 2370, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 983109, 1050436, 2100, 2100, 2100, 2100, 2100, 2100, 2100, 0, 2100, 20973440, 0, 0, 2130, 0,
    0, 0, 2100, 0, 0, 2100, 20973440, 0, 0, 2130, 0, 0, 0, 2100, 983110, 2100, 0, 0, 0, 2400, 2400, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983111, 2100, 2100, 2100, 2100, 2160, 2100, 2100, 2100, 59770692,
    2100, 20973440, 0, 56623974, 2130, 56624064, 0, 0, 2100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983112, 0, 2190, 2190,
    2190, 2190, 2190, 2190, 2190, 51382084, 29362378, 0, 0, 48235366, 2220, 48235456, 0, 0, 2190, 0, 51382084, 29362378,
    0, 0, 48235366, 2220, 48235456, 0, 0, 2190, 983113, 2190, 0, 0, 0, 2430, 2430, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983114, 2190, 0, 0, 0, 41945500, 0, 0, 0, 55576388, 0, 0, 0, 52429670, 0, 52429760,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 983115, 0, 0, 0, 0, 2490, 2490, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 983116, 2490, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2520, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 983117, 0, 2340, 2340, 2340, 2340, 2340, 2340, 2340, 0, 2340, 0, 0, 0, 0, 0, 0, 1710, 0, 0, 0, 2340, 0,
    0, 0, 0, 0, 0, 1710, 2340, 393294, 2340, 0, 0, 0, 1050436, 1050436, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 983119, 1050436, 0, 0, 0, 2100, 2100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 983120, 2100, 0, 0, 0, 2190, 2190, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    983121, 2190, 0, 0, 0, 2460, 0, 0, 0, 7341892, 0, 0, 0, 23069542, 0, 23069632, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 983122, 0, 0, 0, 2550, 2490, 2490, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    983123, 2490, 0, 0, 0, 0, 0, 0, 0, 51382084, 29362378, 0, 0, 48235366, 0, 48235456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 983124, 0, 2580, 2580, 2580, 2580, 2580, 2580, 2580, 0, 2580, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2580, 0, 0, 0,
    0, 0, 0, 2520, 2580, 983125, 2580, 2580, 2580, 2580, 2580, 2580, 2580, 2580, 0, 2580, 0, 0, 0, 0, 0, 0, 2520, 0, 0,
    0, 2580, 0, 0, 0, 0, 0, 0, 2520, 2580, 983126, 2580,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\0\0\xff\xff\x01\x01\xff\xff\x02\x02\xff\xff\xff\xff\xff\xff\x03\x03\xff\xff\x04\x04\xff\xff\
    \x01\x01\xff\xff\x01\x01\xff\xff\x05\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x01\xff\xff\xff\xff\xff\xff\
    \x06\x06\xff\xff\x07\x07\xff\xff\xff\xff\xff\x08\x08\xff\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x09\x09\xff\xff\xff\xff\xff\xff\x0a\x0a\xff\xff\x0b\x0b\xff\xff\x0c\x0c\xff\xff\xff\xff\xff\xff\xff\xff\xff\x0d\
    \x0d\xff\x0d\x0e\x0e\xff\xff\xff\xff\xff\xff\x0f\x0f\xff\x0f\x10\x10\xff\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x11\x11\xff\xff\x12\x12\xff\xff\xff\xff\xff\xff\x13\x13\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\x14\x14\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x0d\x0d\xff\x0d\xff\xff\xff\xff\x15\
    \x15\xff\x15\x16\x16\xff\x16\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x17\x17\xff\xff\
    \xff\xff\xff\xff\x18\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\x19\x19\xff\x19\xff\xff\xff\xff\x1a\x1a\xff\x1a\x1b\
    \x1b\xff\x1b\x1c\x1c\xff\x1c\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\x1d\x1d\xff\x1d\x1e\x1e\xff\x1e\xff\xff\xff\xff\x1f\x1f\xff\x1f\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x20\x20\xff\x20\xff\xff\xff\xff\x21\
    \x21\xff\x21\xff\xff\xff\xff\xff\xff\xff\xff\
    \x68\x74\x74\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xbe\x05\0\0\xff\xff\
    \xff\xff\xff\x05\x06\xff\xff\xff\xff\xff\xff\xff\xff\xff\x68\x74\x74\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\0\x07\xbe\x05\0\0\xff\xff\xff\xff\xff\x04\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\
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
    \xff\xff\xff\xff\0\x01\x02\0\xff\x03\x03\xff\xff\x04\x04\xff\xff\x05\x05\xff\xff\x06\x06\xff\xff\x07\x07\xff\x08\
    \x09\x03\x08\xff\x0a\x0a\xff\xff\x0b\x0b\xff\xff\x0c\x0c\xff\xff\x0d\x0d\xff\xff\x0e\x0e\xff\xff\x0f\x0f\xff\xff\
    \x10\x10\xff\xff\x11\x11\xff\xff\x12\x12\xff\x13\x13\xff\x14\xff\x05\x05\xff\xff\x0d\x0d\xff\xff\x0d\x0d\xff\xff\
    \x15\x15\xff\xff\x16\x16\xff\xff\x17\x17\xff\xff\x18\x18\xff\xff\x19\x19\xff\xff\x1a\x1a\xff\xff\x0d\x0d\xff\x1b\
    \x1b\xff\x1c\x1d\x1d\xff\xff\x1e\x1e\xff\x1e\x1f\x1f\xff\x20\x21\x21\xff\x22\xff\x0d\x0d\xff\xff\x23\x23\xff\xff\
    \x24\x24\xff\xff\x25\x25\xff\xff\x26\x26\xff\xff\x27\x27\xff\xff\x28\x28\xff\xff\x29\x29\xff\xff\x2a\x2a\xff\xff\
    \x2b\x2b\xff\xff\x2c\x2c\xff\x0b\x0b\xff\xff\x0c\x0c\xff\xff\x0d\x0d\xff\x0d\x0e\x0e\xff\x2d\x0f\x0f\xff\x0f\x2e\
    \x2e\xff\x2f\x11\x11\xff\x30\x12\x12\xff\x12\xff\x0d\x0d\xff\xff\x0d\x0d\xff\xff\x0d\x0d\xff\xff\x31\x31\xff\xff\
    \x32\x32\xff\xff\x33\x33\xff\x0d\x0d\xff\xff\x0d\x0d\xff\x0d\x15\x15\xff\x34\x16\x16\xff\x16\x17\x17\xff\x35\x18\
    \x18\xff\x36\x19\x19\xff\x37\x1a\x1a\xff\x1a\x0d\x0d\xff\x0d\xff\x38\x38\xff\x23\x23\xff\x23\x24\x24\xff\x24\x25\
    \x25\xff\x25\x26\x26\xff\x26\x27\x27\xff\x39\x28\x28\xff\x3a\x29\x29\xff\x29\x2a\x2a\xff\x3b\x2b\x2b\xff\x2b\x2c\
    \x2c\xff\x2c\xff\x3c\x3c\xff\x0d\x0d\xff\x0d\x0d\x0d\xff\x0d\x0d\x0d\xff\x0d\x31\x31\xff\x3d\x32\x32\xff\x32\x3e\
    \x3e\xff\x3f\x38\x38\xff\x38\x3c\x3c\xff\x3c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x01\x08\x01\x09\x02\x09\x03\x01\x0a\x01\x0b\x01\x0c\x01\
    \x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x15\x16\x02\x17\x18\x01\x19\x02\x15\x1a\x01\x1b\
    \x01\x1c\x01\x1d\x01\x1e\x01\x1f\x01\x20\x02\x21\x07\x02\x21\x22\x01\x23\x01\x24\x02\x0d\x0d\x01\x25\x01\x15\x01\
    \x17\x02\x15\x26\x01\x16\x01\x18\x01\x1a\x01\x27\x01\x28\x01\x29\x01\x2a\x01\x2b\x01\x2c\x01\x26\x01\x2d\x01\x2e\
    \x02\x15\x2f\x01\x30\x02\x15\x31\x01\x32\x01\x33\x02\x15\x34\x01\x2f\x01\x31\x01\x35\x01\x34\x01\x36\x01\x37\
    \xff\0\x04\xff\x01\x0a\xff\x02\x0a\x03\x03\x0a\x02\x04\x0e\x03\x05\x10\x06\x06\x14\x07\x08\x1a\x02\x09\x1e\0\0\x20\
    \x03\x03\x26\x04\x04\x0e\x04\x05\x10\x05\x05\x10\x07\x07\x26\x07\x05\x10\x06\x0a\x2a\x09\x09\x1e\x09\x05\x10\x0b\
    \x0c\x26\x0d\x0c\x0e\x0e\x0e\x2c\x0f\x10\x32\x0e\x05\x10\x0f\x05\x10\x11\x11\x26\x0a\x12\x36\x0a\x0f\x3a\x0f\x13\
    \x3c\x14\x14\x26\x14\x14\x0e\x0b\x04\x0e\x14\x05\x10\x0c\x0c\x14\x07\x08\x42\x0b\x09\x1e\x0d\x09\x46\x11\x05\x10\
    \x12\x12\x36\x15\x16\x10\x13\x15\x49\x07\x07\x0e\x0c\x0a\x2a\x0c\x0a\x4e\x09\x09\x46\x16\x16\x50\x15\x06\x57\x0f\
    \x10\x5a\x11\x11\x0e\x0a\x12\x5e\x0a\x0f\x62\x16\x16\x64\x12\x12\x5e\x15\x15\x68\x15\x0c\x57\x15\x0c\x6f\
    \x18\x01\0\x70\0\0\xff\x3a\x01\xff\x33\x01\x18\0\0\x80\0\0\x7f\x3b\x01\xff\x3b\x02\x7e\x01\0\xff\x3b\x01\xff\x7b\
    \x01\x7f\x13\x01\xff\x39\x01\x88\x28\0\xff\x79\x01\x58\x01\0\x7f\x33\x01\xff\x33\x02\0\x80\0\xff\x73\x01\x1c\0\0\
    \x80\x29\0\xff\x31\x01\x88\x20\0\xff\x71\x01\x7f\x01\0\x7f\x81\0\x80\x21\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xbf\x0f\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\
    \xff\x1f\0\
    scheme/IRI-reference/irelative-ref/ipath-noscheme/ifragment/pct-encoded/irelative-part/ipath-absolute/ipchar/iquery\
    /iauthority/IRI/ihier-part/absolute-IRI/iuserinfo/ihost/ireg-name/ipath-abempty/port/IPv6address/ipath-rootless/IP-\
    literal/IPvFuture/",
    words: &[
    // operations
    0, 32, 0, 0, 96, 0, 0, 64, 0, 0, 128, 0, 0, 16, 0, 0, 2, 0, 0, 102, 0, 0, 38, 0, 0, 6, 0, 0, 1, 0, 0, 192, 0, 0,
    100, 0, 0, 36, 0, 0, 4, 0, 0, 104, 0, 0, 40, 0, 0, 256, 0, 1, 96, 0, 1, 32, 0, 0, 8, 0, 0, 198, 0, 0, 70, 0, 0, 196,
    0, 0, 68, 0, 0, 200, 0, 0, 72, 0, 4, 192, 0, 4, 64, 0, 0, 0, 128, 0, 36, 2, 0, 4, 2, 0, 1, 2, 0, 100, 2, 0, 0, 2, 0,
    0, 64, 0, 128, 64, 0, 0, 256, 0, 68, 2, 0, 196, 2,
    // call_list
    26, 0, 0, 65535, 0, 1290, 65, 0, 0, 65535, 0, 2310,
    // stretch_list
    0, 0, 0, 40976, 216, 0, 224, 17, 249, 16, 253, 53248, 253, 61456, 255, 61440, 256, 16, 511, 65024, 512, 16, 767,
    65024, 768, 16, 1023, 65024, 1024, 16, 1279, 65024, 1280, 16, 1535, 65024, 1536, 16, 1791, 65024, 1792, 16, 2047,
    65024, 2048, 16, 2303, 65024, 2304, 16, 2559, 65024, 2560, 16, 2815, 65024, 2816, 16, 3071, 65024, 3072, 16, 3327,
    65024, 3328, 16, 3583, 65024, 3600, 16, 3839, 65024, 3840, 17, 4095, 65024, 4096, 17, 4351, 65024,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 117, calls: 2, common: 16, copies: 744, decodes: 0, fields: 8, first_mark: 7, first_stop: 10,
    groups: 1239, highs: 1491, kept: 438, kinds: 4, nesting: 128, note_of: 751, note_shift: 0, notes: 1099, number_size:
    1, operations: 0, operations_words: 1, prefixes: 348, registers: 9, rules: 1539, run: 27, set_size: 3, sets: 1407,
    shift: 0, shift_marks: 11, slots: 9, starts: 117, states: 87, stretch_list: 129, stretches: 40, width: 30,
};

crate::__typed! {
    /// A text that the rule `IRI` matches as a whole.
    ///
    /// ```text
    /// IRI = scheme ":" ihier-part ["?" iquery] ["#" ifragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/iri.svg"))]
    Iri: table TABLE, kind 0, kept 12, secrets &[crate::Secret::AfterColon(2)],
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
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
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
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`.
    ///
    /// ```text
    /// ifragment = *(ipchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

/// How the fields of [`Iri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100001,
    pieces: &[Piece::Field(0), Piece::Text(":"), Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"),
    Piece::Outer(1, 7), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2),
    Piece::Text(":"), Piece::Field(4), Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2),
    Piece::Text("?"), Piece::Field(6), Piece::Group(128, 2), Piece::Text("#"), Piece::Field(7)],
};

crate::__builder! {
    IriBuilder of Iri by TEMPLATE_IRI, states [Scheme = scheme];
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
    /// A text that the rule `IRI-reference` matches as a whole.
    ///
    /// ```text
    /// IRI-reference = IRI / irelative-ref
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/iri-reference.svg"))]
    ///
    /// For example `https://john.doe@www.example.com:123/forum/questions/?tag=networking#top`.
    IriRef: table TABLE, kind 1, kept 12, secrets &[crate::Secret::AfterColon(2)],
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
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
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
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`.
    ///
    /// ```text
    /// ifragment = *(ipchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

/// How the fields of [`IriRef`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRIREF: crate::__derive::Template<'static> = crate::__derive::Template {
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
    IriRefBuilder of IriRef by TEMPLATE_IRIREF, states [];
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
    /// A text that the rule `irelative-ref` matches as a whole.
    ///
    /// ```text
    /// irelative-ref = irelative-part ["?" iquery] ["#" ifragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/irelative-ref.svg"))]
    IriRelativeRef: table TABLE, kind 2, kept 12, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
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
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`.
    ///
    /// ```text
    /// ifragment = *(ipchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

/// How the fields of [`IriRelativeRef`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRIRELATIVEREF: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100000,
    pieces: &[Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"), Piece::Outer(1, 7), Piece::Group(4, 2),
    Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2), Piece::Text(":"), Piece::Field(4),
    Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2), Piece::Text("?"), Piece::Field(6),
    Piece::Group(128, 2), Piece::Text("#"), Piece::Field(7)],
};

crate::__builder! {
    IriRelativeRefBuilder of IriRelativeRef by TEMPLATE_IRIRELATIVEREF, states [];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional port = 4;
    optional path = 5;
    optional query = 6;
    optional fragment = 7;
}

crate::__typed! {
    /// A text that the rule `absolute-IRI` matches as a whole.
    ///
    /// ```text
    /// absolute-IRI = scheme ":" ihier-part ["?" iquery]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/absolute-iri.svg"))]
    AbsoluteIri: table TABLE, kind 3, kept 12, secrets &[crate::Secret::AfterColon(2)],
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
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
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
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 5;
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 6;
}

/// How the fields of [`AbsoluteIri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ABSOLUTEIRI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b100001,
    pieces: &[Piece::Field(0), Piece::Text(":"), Piece::Choice(13), Piece::Way(62, 10), Piece::Text("//"),
    Piece::Outer(1, 7), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2),
    Piece::Text(":"), Piece::Field(4), Piece::Field(5), Piece::Way(32, 1), Piece::Field(5), Piece::Group(64, 2),
    Piece::Text("?"), Piece::Field(6)],
};

crate::__builder! {
    AbsoluteIriBuilder of AbsoluteIri by TEMPLATE_ABSOLUTEIRI, states [Scheme = scheme];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional port = 4;
    optional path = 5;
    optional query = 6;
    needed scheme = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "iri", scheme: false, grammar: "rfc3987", start: "IRI", table: &TABLE, kind: 0, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No("a:é"), checks: &[], template: Some(&TEMPLATE_IRI), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "iri-reference", scheme: false, grammar: "rfc3987", start: "IRI-reference", table: &TABLE, kind: 1, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No(""), checks: &[], template: Some(&TEMPLATE_IRIREF), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "irelative-ref", scheme: false, grammar: "rfc3987", start: "irelative-ref", table: &TABLE, kind: 2, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No(""), checks: &[], template: Some(&TEMPLATE_IRIRELATIVEREF), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "absolute-iri", scheme: false, grammar: "rfc3987", start: "absolute-IRI", table: &TABLE, kind: 3, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No("a:é"), checks: &[], template: Some(&TEMPLATE_ABSOLUTEIRI), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
