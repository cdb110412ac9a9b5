// @generated from grammars/rfc3986.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc3986`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 86 states, 16 byte classes, 9 registers: 14425 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x06\x0a\x0b\x06\x0c\x06\x06\x06\x06\x06\0\x06\0\x01\x07\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x08\x06\x0a\x06\x0a\x0d\x09\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x05\x04\x04\x04\x04\x0e\x0a\x0f\x0a\x06\x0a\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x05\x04\x04\x04\x04\x0a\x0a\x0a\x06\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x54\x50\x54\x54\x50", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
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
    *b"\0\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 2097212, 2097212,
    2097212, 2097362, 2097362, 2097362, 2097212, 2097302, 0, 2097212, 0, 4194394, 2097272, 4194484, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 16711935, 60, 60, 60, 60, 60, 60, 60, 1048816, 0, 60, 0, 6291546, 120, 6291636, 0, 0, 60,
    1048816, 0, 60, 0, 6291546, 120, 6291636, 0, 0, 60, 327682, 60, 33489407, 9437454, 9437454, 9437454, 9437454,
    9437454, 9437454, 9437454, 9437454, 9437454, 9437454, 0, 0, 8388908, 9437454, 0, 0, 61866254, 61866254, 61866254,
    61866254, 0, 0, 60817708, 61866254, 0, 0, 9437454, 327683, 0, 50266879, 0, 0, 330, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327684, 60, 4294967295, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 420, 1048936, 1048936, 0, 6291546, 390, 6291636, 0, 0, 1048936, 1048936, 1048936, 1048936, 0,
    6291546, 390, 6291636, 0, 0, 1048936, 327685, 1048936, 67044351, 1049026, 1049026, 1049026, 1049026, 1049026,
    1049026, 1049026, 1049026, 1049026, 1049026, 0, 10485850, 480, 1049026, 0, 0, 1049026, 1049026, 1049026, 1049026, 0,
    10485850, 480, 1049026, 0, 0, 1049026, 327686, 1049026, 83821823, 210, 210, 210, 210, 210, 210, 60, 1048816,
    2097662, 60, 0, 6291546, 120, 6291636, 0, 0, 60, 1048816, 2097662, 60, 0, 6291546, 120, 6291636, 0, 0, 210, 7, 210,
    33489407, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 1048816, 0, 6291546, 540,
    6291636, 0, 0, 1048816, 1048816, 1048816, 1048816, 0, 6291546, 540, 6291636, 0, 0, 1048816, 327688, 1048816,
    33489407, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 1048846, 0, 0, 300,
    1048846, 0, 0, 1048846, 1048846, 1048846, 1048846, 0, 0, 300, 1048846, 0, 0, 1048846, 327689, 1048846, 100599295, 0,
    0, 570, 570, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327690, 1048846, 4294967295, 0, 0,
    60, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327691, 60, 4294967295, 1048936,
    1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 0, 6291546, 390, 6291636, 0, 0,
    1048936, 1048936, 1048936, 1048936, 0, 6291546, 390, 6291636, 0, 0, 1048936, 327692, 1048936, 33489407, 0, 0, 600,
    600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327693, 1048936, 4294967295, 12583542,
    12583542, 12583542, 12583542, 12583542, 12583542, 12583542, 17826482, 18875088, 20972270, 0, 14680154, 12583572,
    14680244, 12583692, 0, 62915190, 66060978, 67109584, 69206766, 0, 71303258, 62915220, 71303348, 0, 0, 12583542,
    327694, 0, 117376767, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 1049026, 0,
    10485850, 480, 1049026, 0, 0, 1049026, 1049026, 1049026, 1049026, 0, 10485850, 480, 1049026, 0, 0, 1049026, 327695,
    1049026, 134154239, 0, 0, 810, 810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327696,
    1049026, 4294967295, 7340872, 7340872, 7340872, 7340872, 7340872, 7340872, 7340872, 6292386, 7340872, 7340872, 0,
    23069542, 6292356, 23069632, 0, 0, 74449736, 74449736, 74449736, 74449736, 0, 75498342, 73401220, 75498432, 0, 0,
    7340872, 524305, 0, 4278716424, 0, 0, 990, 990, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    327698, 1048816, 4294967295, 0, 0, 1048846, 1048846, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 327699, 1048846, 4294967295, 0, 0, 1048936, 1048936, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 327700, 1048936, 4294967295, 630, 630, 630, 630, 630, 630, 630, 28312242, 29360848, 20972270, 0,
    25165914, 660, 25166004, 0, 0, 630, 28312242, 29360848, 20972270, 0, 25165914, 660, 25166004, 0, 0, 630, 327701,
    630, 167709183, 0, 0, 1020, 1020, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327702, 630,
    4294967295, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 1049266, 0, 6291546,
    1050, 6291636, 0, 0, 1049266, 1049266, 1049266, 1049266, 0, 6291546, 1050, 6291636, 0, 0, 1049266, 327703, 1049266,
    184486655, 1080, 1080, 2098292, 1080, 1080, 1080, 1080, 34603698, 1080, 20972270, 0, 31457370, 1110, 31457460, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327704, 0, 201264127, 12584082, 12584082, 12584082, 12584082, 12584082, 12584082,
    12584082, 17826482, 18875598, 0, 0, 14680154, 12584112, 14680244, 12583692, 0, 62915730, 66060978, 67110094, 0, 0,
    71303258, 62915760, 71303348, 0, 0, 12584082, 327705, 0, 218041599, 0, 0, 0, 0, 0, 1260, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327706, 2147483648, 4294967295, 0, 0, 1049026, 1049026, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327707, 1049026, 4294967295, 1049416, 1049416, 1049416, 1049416,
    1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 0, 8389478, 900, 8389568, 0, 0, 1049416, 1049416, 1049416,
    1049416, 0, 8389478, 900, 8389568, 0, 0, 1049416, 524316, 1049416, 4279045389, 36701480, 36701480, 36701480,
    36701480, 36701480, 36701480, 36701480, 36701480, 36701480, 36701480, 0, 0, 35652934, 36701480, 0, 0, 78644520,
    78644520, 78644520, 78644520, 0, 0, 77595974, 78644520, 0, 0, 36701480, 786461, 0, 4294905358, 0, 0, 1380, 1380, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524318, 1049416, 4294967295, 1049986, 1049986,
    1049986, 1049986, 1049986, 1049986, 1049986, 1470, 1049986, 1049986, 0, 8389478, 1440, 8389568, 0, 0, 1049986,
    1049986, 1049986, 1049986, 0, 8389478, 1440, 8389568, 0, 0, 1049986, 524319, 1049986, 4279176975, 1050076, 1050076,
    1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 1050076, 0, 10486630, 1530, 1050076, 0, 0, 1050076,
    1050076, 1050076, 1050076, 0, 10486630, 1530, 1050076, 0, 0, 1050076, 524320, 1050076, 4279242768, 0, 0, 1048816,
    1048816, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327713, 1048816, 4294967295, 0, 0,
    630, 630, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327714, 630, 4294967295, 0, 0, 1560,
    1560, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327715, 1049266, 4294967295, 1080, 1080,
    1080, 1080, 1080, 1080, 1080, 0, 1080, 20972270, 0, 0, 1110, 0, 0, 0, 1080, 0, 1080, 20972270, 0, 0, 1110, 0, 0, 0,
    1080, 983076, 1080, 4294967295, 0, 0, 1590, 1590, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 327717, 1080, 4294967295, 1080, 1080, 1140, 1080, 1080, 1080, 1080, 40895154, 1080, 20972270, 0, 37748826, 1110,
    37748916, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327718, 0, 301928959, 1170, 1170, 1170, 1170, 1170, 1170, 1170,
    28312242, 29361358, 0, 0, 25165914, 1200, 25166004, 0, 0, 1170, 28312242, 29361358, 0, 0, 25165914, 1200, 25166004,
    0, 0, 1170, 327719, 1170, 318706431, 0, 0, 1620, 1620, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 327720, 1170, 4294967295, 0, 0, 41944690, 0, 0, 0, 0, 34603698, 0, 0, 0, 31457370, 0, 31457460, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 327721, 0, 335483903, 0, 0, 1680, 1680, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 327722, 1680, 4294967295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1710, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 327723, 0, 4294967295, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896,
    1049896, 1049896, 0, 0, 1350, 1049896, 0, 0, 1049896, 1049896, 1049896, 1049896, 0, 0, 1350, 1049896, 0, 0, 1049896,
    786476, 1049896, 4294906900, 0, 0, 1740, 1740, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    786477, 1049896, 4294967295, 0, 0, 1049416, 1049416, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 524334, 1049416, 4294967295, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986, 1049986,
    1049986, 0, 8389478, 1440, 8389568, 0, 0, 1049986, 1049986, 1049986, 1049986, 0, 8389478, 1440, 8389568, 0, 0,
    1049986, 524335, 1049986, 4279045389, 0, 0, 1770, 1770, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 524336, 1049986, 4294967295, 12584712, 12584712, 12584712, 12584712, 12584712, 12584712, 12584712,
    47187780, 18876258, 20973440, 0, 44041062, 12584742, 44041152, 12584862, 0, 62916360, 80742212, 67110754, 69207936,
    0, 81789798, 62916390, 81789888, 0, 0, 12584712, 524337, 0, 4279571733, 1050076, 1050076, 1050076, 1050076, 1050076,
    1050076, 1050076, 1050076, 1050076, 1050076, 0, 10486630, 1530, 1050076, 0, 0, 1050076, 1050076, 1050076, 1050076,
    0, 10486630, 1530, 1050076, 0, 0, 1050076, 524338, 1050076, 4279637526, 0, 0, 1980, 1980, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524339, 1050076, 4294967295, 0, 0, 1049266, 1049266, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327732, 1049266, 4294967295, 0, 0, 1080, 1080, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327733, 1080, 4294967295, 0, 0, 1170, 1170, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327734, 1170, 4294967295, 0, 0, 1650, 0, 0, 0, 0, 3146418, 0, 0, 0,
    4194394, 0, 4194484, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327735, 0, 402593791, 0, 2010, 1680, 1680, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327736, 1680, 4294967295, 0, 0, 0, 0, 0, 0, 0, 28312242,
    29361358, 0, 0, 25165914, 0, 25166004, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327737, 0, 419371263, 0, 0, 1049896,
    1049896, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 786490, 1049896, 4294967295, 0, 0,
    1049986, 1049986, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524347, 1049986, 4294967295,
    1800, 1800, 1800, 1800, 1800, 1800, 1800, 51382084, 29362018, 20973440, 0, 48235366, 1830, 48235456, 0, 0, 1800,
    51382084, 29362018, 20973440, 0, 48235366, 1830, 48235456, 0, 0, 1800, 524348, 1800, 4279834905, 0, 0, 2040, 2040,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524349, 1800, 4294967295, 1050436, 1050436,
    1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 1050436, 0, 8389478, 2070, 8389568, 0, 0, 1050436,
    1050436, 1050436, 1050436, 0, 8389478, 2070, 8389568, 0, 0, 1050436, 524350, 1050436, 4279900698, 2100, 2100,
    6293616, 2100, 2100, 2100, 2100, 55576388, 2100, 20973440, 0, 52429670, 2130, 52429760, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 524351, 0, 4279966491, 12585102, 12585102, 12585102, 12585102, 12585102, 12585102, 12585102, 47187780,
    18876618, 0, 0, 44041062, 12585132, 44041152, 12584862, 0, 62916750, 80742212, 67111114, 0, 0, 81789798, 62916780,
    81789888, 0, 0, 12585102, 524352, 0, 4280032284, 0, 0, 0, 0, 0, 2280, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 524353, 2147483648, 4294967295, 0, 0, 1050076, 1050076, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 524354, 1050076, 4294967295, 2340, 2340, 2340, 2340, 2340, 2340, 2340, 0, 2340, 0, 0, 0,
    0, 0, 0, 0, 2340, 0, 2340, 0, 0, 0, 0, 0, 0, 1710, 2340, 327747, 2340, 4294967295, 0, 0, 1800, 1800, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524356, 1800, 4294967295, 0, 0, 2370, 2370, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524357, 1050436, 4294967295, 2100, 2100, 2100, 2100, 2100, 2100,
    2100, 0, 2100, 20973440, 0, 0, 2130, 0, 0, 0, 2100, 0, 2100, 20973440, 0, 0, 2130, 0, 0, 0, 2100, 983110, 2100,
    4294967295, 0, 0, 2400, 2400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524359, 2100,
    4294967295, 2100, 2100, 2160, 2100, 2100, 2100, 2100, 59770692, 2100, 20973440, 0, 56623974, 2130, 56624064, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524360, 0, 4280098077, 2190, 2190, 2190, 2190, 2190, 2190, 2190, 51382084,
    29362378, 0, 0, 48235366, 2220, 48235456, 0, 0, 2190, 51382084, 29362378, 0, 0, 48235366, 2220, 48235456, 0, 0,
    2190, 524361, 2190, 4280163870, 0, 0, 2430, 2430, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 524362, 2190, 4294967295, 0, 0, 41945500, 0, 0, 0, 0, 55576388, 0, 0, 0, 52429670, 0, 52429760, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 524363, 0, 4280229663, 0, 0, 2490, 2490, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 524364, 2490, 4294967295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2520, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 524365, 0, 4294967295, 2340, 2340, 2340, 2340, 2340, 2340, 2340, 0, 2340, 0, 0, 0, 0, 0, 0, 1710, 2340, 0,
    2340, 0, 0, 0, 0, 0, 0, 1710, 2340, 327758, 2340, 4294967295, 0, 0, 1050436, 1050436, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524367, 1050436, 4294967295, 0, 0, 2100, 2100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524368, 2100, 4294967295, 0, 0, 2190, 2190, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524369, 2190, 4294967295, 0, 0, 2460, 0, 0, 0, 0, 7341892, 0, 0, 0, 23069542, 0,
    23069632, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524370, 0, 4280295456, 0, 2550, 2490, 2490, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524371, 2490, 4294967295, 0, 0, 0, 0, 0, 0, 0, 51382084, 29362378, 0,
    0, 48235366, 0, 48235456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524372, 0, 4280361249, 2580, 2580, 2580, 2580,
    2580, 2580, 2580, 0, 2580, 0, 0, 0, 0, 0, 0, 0, 2580, 0, 2580, 0, 0, 0, 0, 0, 0, 2520, 2580, 524373, 2580,
    4294967295, 2580, 2580, 2580, 2580, 2580, 2580, 2580, 0, 2580, 0, 0, 0, 0, 0, 0, 2520, 2580, 0, 2580, 0, 0, 0, 0, 0,
    0, 2520, 2580, 524374, 2580, 4294967295,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x68\x74\x74\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xbe\x05\0\0\xff\xff\
    \xff\xff\xff\x05\x06\xff\xff\xff\xff\xff\xff\xff\xff\xff\x68\x74\x74\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\0\x07\xbe\x05\0\0\xff\xff\xff\xff\xff\x04\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\
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
    \x0c\x01\x38\0\xff\x3a\xff\x33\x0c\0\x80\0\x7f\x3b\xff\x3b\x3f\x01\xff\x7b\x7f\x13\xff\x39\x84\x28\xff\x79\x2c\x01\
    \x7f\x33\0\x80\xff\x73\x0e\0\x80\x29\xff\x31\x84\x20\xff\x71\x7f\x01\x7f\x81\x80\x21\
    scheme/URI-reference/relative-ref/path-noscheme/fragment/pct-encoded/relative-part/path-absolute/pchar/query/author\
    ity/URI/hier-part/absolute-URI/userinfo/host/reg-name/path-abempty/port/IPv6address/path-rootless/IP-literal/IPvFut\
    ure/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 15, 17, 19, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 47, 50, 52, 55, 57, 59, 61, 63,
    65, 67, 70, 73, 75, 77, 80, 82, 84, 86, 89, 91, 93, 95, 97, 99, 101, 103, 105, 107, 109, 111, 113, 116, 118, 121,
    123, 125, 128, 130, 132, 134, 136, 138,
    // operations
    0, 32, 0, 0, 96, 0, 0, 64, 0, 0, 128, 0, 0, 16, 0, 0, 2, 0, 0, 102, 0, 0, 38, 0, 0, 6, 0, 0, 1, 0, 0, 192, 0, 0,
    100, 0, 0, 36, 0, 0, 4, 0, 0, 104, 0, 0, 40, 0, 0, 256, 0, 1, 96, 0, 1, 32, 0, 0, 8, 0, 0, 198, 0, 0, 70, 0, 0, 196,
    0, 0, 68, 0, 0, 200, 0, 0, 72, 0, 4, 192, 0, 4, 64, 0, 0, 0, 128, 0, 0, 2, 0, 36, 2, 0, 4, 2, 0, 1, 2, 0, 100, 2, 0,
    0, 64, 0, 128, 64, 0, 0, 256, 0, 68, 2, 0, 196, 2,
    // call_list
    26, 0, 0, 65535, 0, 1290, 65, 0, 0, 65535, 0, 2310,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 181, calls: 2, common: 0, copies: 90, decodes: 0, delimiter_shift: 10, fields: 8,
    first_delimiter: 6, first_loop_exit: 10, groups: 585, highs: 0, kinds: 4, nesting: 128, note_list: 0, note_of: 97,
    note_shift: 0, notes: 445, number_size: 1, operations: 64, operations_words: 1, prefixes: 0, range_list: 193,
    ranges: 0, registers: 9, rules: 805, run: 26, set_size: 2, sets: 753, shift: 0, starts: 181, states: 87, width: 30,
};

crate::__typed! {
    /// A URI, with or without a fragment.
    ///
    /// A string that the rule `URI` matches as a whole, by RFC 3986, section 3.
    ///
    /// ```text
    /// URI = scheme ":" hier-part ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/uri.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Uri::parse("https://example.com:8042/over/there?name=ferret#nose")?;
    /// assert_eq!(value.scheme(), "https");
    /// assert_eq!(value.authority(), Some("example.com:8042"));
    /// assert_eq!(value.host(), Some("example.com"));
    /// assert_eq!(value.port(), Some("8042"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Uri: table TABLE, kind 0, captures 8, schemes &[], inside true,
    secrets &[crate::Secret::AfterColon(2)], checks [];
    /// The `scheme`, by RFC 3986, section 3.1.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    always scheme = 0;
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`, by RFC 3986, section 3.2.1.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

crate::__owned_fields! { Uri: always scheme maybe authority maybe userinfo maybe host maybe port always path maybe query maybe fragment }

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
    needed scheme = 0, crate::builder::state::Set;
}

crate::__typed! {
    /// A URI or a relative reference.
    ///
    /// A string that the rule `URI-reference` matches as a whole, by RFC 3986, section 4.1.
    ///
    /// ```text
    /// URI-reference = URI / relative-ref
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/uri-reference.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::UriRef::parse("https://www.example.com/forum/questions/?tag=networking#top")?;
    /// assert_eq!(value.scheme(), Some("https"));
    /// assert_eq!(value.authority(), Some("www.example.com"));
    /// assert_eq!(value.host(), Some("www.example.com"));
    /// assert_eq!(value.path(), "/forum/questions/");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    UriRef: table TABLE, kind 1, captures 8, schemes &[], inside false,
    secrets &[crate::Secret::AfterColon(2)], checks [];
    /// The `scheme`, by RFC 3986, section 3.1.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    maybe scheme = 0;
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`, by RFC 3986, section 3.2.1.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

crate::__owned_fields! { UriRef: maybe scheme maybe authority maybe userinfo maybe host maybe port always path maybe query maybe fragment }

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
    /// A URI without a fragment.
    ///
    /// A string that the rule `absolute-URI` matches as a whole, by RFC 3986, section 4.3.
    ///
    /// ```text
    /// absolute-URI = scheme ":" hier-part ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/absolute-uri.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::AbsoluteUri::parse("https://example.com/over/there?name=ferret")?;
    /// assert_eq!(value.scheme(), "https");
    /// assert_eq!(value.authority(), Some("example.com"));
    /// assert_eq!(value.host(), Some("example.com"));
    /// assert_eq!(value.path(), "/over/there");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    AbsoluteUri: table TABLE, kind 2, captures 8, schemes &[], inside true,
    secrets &[crate::Secret::AfterColon(2)], checks [];
    /// The `scheme`, by RFC 3986, section 3.1.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    always scheme = 0;
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`, by RFC 3986, section 3.2.1.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
}

crate::__owned_fields! { AbsoluteUri: always scheme maybe authority maybe userinfo maybe host maybe port always path maybe query }

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
    needed scheme = 0, crate::builder::state::Set;
}

crate::__typed! {
    /// A relative reference alone.
    ///
    /// A string that the rule `relative-ref` matches as a whole, by RFC 3986, section 4.2.
    ///
    /// ```text
    /// relative-ref = relative-part ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/relative-ref.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::RelativeRef::parse("../there?name=ferret#nose")?;
    /// assert_eq!(value.path(), "../there");
    /// assert_eq!(value.query(), Some("name=ferret"));
    /// assert_eq!(value.fragment(), Some("nose"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    RelativeRef: table TABLE, kind 3, captures 8, schemes &[], inside false,
    secrets &[crate::Secret::AfterColon(2)], checks [];
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    maybe authority = 1;
    /// The `userinfo`, by RFC 3986, section 3.2.1.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    maybe host = 3;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// path-rootless = segment-nz *("/" segment)
    /// path-noscheme = segment-nz-nc *("/" segment)
    /// path-empty = 0<pchar>
    /// ```
    always path = 5;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 6;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 7;
}

crate::__owned_fields! { RelativeRef: maybe authority maybe userinfo maybe host maybe port always path maybe query maybe fragment }

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
    crate::Kind { name: "uri", scheme: false, grammar: "rfc3986", start: "URI", table: &TABLE, kind: 0, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_URI), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "uri-reference", scheme: false, grammar: "rfc3986", start: "URI-reference", table: &TABLE, kind: 1, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::UriSubset::No { witness: "" }, checks: &[], template: Some(&TEMPLATE_URIREF), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "absolute-uri", scheme: false, grammar: "rfc3986", start: "absolute-URI", table: &TABLE, kind: 2, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_ABSOLUTEURI), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "relative-ref", scheme: false, grammar: "rfc3986", start: "relative-ref", table: &TABLE, kind: 3, fields: &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::UriSubset::No { witness: "" }, checks: &[], template: Some(&TEMPLATE_RELATIVEREF), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
