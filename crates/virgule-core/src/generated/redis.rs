// @generated from grammars/redis.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `redis`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 46 states, 20 byte classes, 11 registers: 11243 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\0\x0f\x10\0\x11\0\0\0\0\0\0\0\0\x01\x0b\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x0c\0\x0f\0\
    \x0f\x0d\x0e\x04\x04\x04\x05\x06\x04\0\0\x07\0\0\0\0\0\0\0\0\x08\x09\0\0\x0a\0\0\0\0\x12\x0f\x13\x0f\0\x0f\x04\x04\
    \x04\x05\x06\x04\0\0\x07\0\0\0\0\0\0\0\0\x08\x09\0\0\x0a\0\0\0\0\x0f\x0f\x0f\0\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x0f\x0f\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x0f\x08\x0f\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x0f\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x0f\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x0f\x08\x01\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x0f\x04\x05\x06\x07\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x09\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x01\x04\x05\x06\x07\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x01\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0f\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x0f\x08\x0f\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x0e\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0e\x0f\x08\x0f\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x0e\x0f\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x0e\x07\x08\x0f\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0e\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0e\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0e\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\x08\0\0\0\0\0\0\x08\x08\0\0\x08\x08\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x07\0\x06\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x0f\x0f\x0f\x0f\x0f\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x03\x03\x0f\x0f\x0f\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x0f\x80\x09\x07\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x08\0\x08\xff\x08\0\x01\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x07\0\0\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x0f\x04\x0f", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\0\xff\0\xff", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x08\x04\x08", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x08\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x0f\x0f\x0f\x80\x80", *b"\x08\0\0\0\0\0\0\0\x08\xff\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x07\x07\x0f\x0f\x0f\x80\x80", *b"\x08\0\0\0\0\0\0\0\x08\0\x01\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x07\x03\x0f\x0f\x0f\x80\x80", *b"\x08\xff\x08\0\x08\0\x01\0\0\0\0\xff\xff\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x80\x09\x09\0\x06\x07\x03\x04\x04\x0f\x04\x0f", *b"\x08\xff\x08\0\x08\0\x01\0\0\0\0\xff\xff\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x80\x80"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x07\x03\x0f\x0f\x0f\x0f\x0f", *b"\x08\xfe\x08\0\x08\0\x01\0\0\0\0\xfe\xfe\0\xff\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x80\x80"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x08\x04\x08", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x08\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x05\x05\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x08\x04\x08", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x08\x05\x0a\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x05\x05\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x08\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\x09\0\0\0\0\0\0\x09\x09\0\0\x09\x09\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x07\0\x06\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x09\0\x09\0\x09\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x0f\x0f\x0f\x0f\x0f\x80\x80", *b"\x09\0\x09\0\x09\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x03\x03\x0f\x0f\x0f\x80\x80", *b"\x09\0\x09\0\x09\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x0f\x80\x09\x07\x0f\x0f\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x09\0\x09\xff\x09\0\x01\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x07\0\0\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x09\0\x09\0\x09\0\x01\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x0f\x04\x0f", *b"\x09\0\x09\0\x09\0\x01\0\0\0\0\0\0\xff\0\xff", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x08\x04\x08", *b"\x09\0\x09\0\x09\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x08\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x0f\x0f\x0f\x80\x80", *b"\x09\0\0\0\0\0\0\0\x09\xff\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x07\x07\x0f\x0f\x0f\x80\x80", *b"\x09\0\0\0\0\0\0\0\x09\0\x01\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x07\x03\x0f\x0f\x0f\x80\x80", *b"\x09\xff\x09\0\x09\0\x01\0\0\0\0\xff\xff\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x04\x80\0\x80\x09\x09\0\x06\x07\x03\x04\x04\x0f\x04\x0f", *b"\x09\xff\x09\0\x09\0\x01\0\0\0\0\xff\xff\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x80\x80"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x09\x09\0\x06\x07\x03\x0f\x0f\x0f\x0f\x0f", *b"\x09\xfe\x09\0\x09\0\x01\0\0\0\0\xfe\xfe\0\xff\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x80\x80"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x08\x04\x08", *b"\x09\0\x09\0\x09\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x08\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x05\x05\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x09\x09\0\x06\x07\x03\x01\x01\x08\x04\x08", *b"\x09\0\x09\0\x09\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x04\x04"],
    [*b"\x08\x05\x0a\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x05\x05\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x0f\x0f\x80\x80", *b"\x09\0\0\0\0\0\0\0\x09\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x80\x80\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0,
    0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 0,
    99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 0, 0, 132, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 0, 0, 0, 165,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 231,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 264, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 297, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 2098505, 2098505, 2098505, 2098505, 2098505, 2098505, 2098505, 2098505,
    2098505, 2098505, 2098505, 6292512, 8389499, 4195063, 10486387, 0, 4195525, 2098307, 2097482, 0, 52429856, 54526843,
    56623863, 58720883, 0, 56624325, 60818563, 0, 0, 2098505, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 495, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 396, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14681120, 16777645, 12583671, 0,
    0, 12584133, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 1, 0, 0, 23069134, 23069134, 0, 0, 0, 0, 0, 0, 0,
    20972576, 0, 18875127, 0, 0, 18875589, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 2, 0, 0, 462, 462, 0, 0, 0, 0,
    0, 0, 0, 27264032, 0, 25166583, 0, 0, 25167045, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 3, 0, 0, 528, 528,
    528, 528, 528, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 528, 255, 0, 561, 528, 528,
    528, 528, 528, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 528, 255, 594, 594, 594,
    594, 594, 594, 594, 594, 594, 594, 594, 0, 594, 0, 0, 0, 0, 0, 0, 0, 0, 594, 0, 0, 0, 0, 0, 0, 396, 594, 17, 594,
    255, 594, 594, 594, 594, 594, 594, 594, 594, 594, 594, 594, 0, 594, 0, 0, 0, 0, 0, 0, 396, 0, 594, 0, 0, 0, 0, 0, 0,
    396, 594, 18, 594, 255, 2097878, 2097878, 2097878, 2097878, 2097878, 2097878, 2097878, 2097878, 2097878, 2097878,
    2097878, 6292512, 29360557, 4195063, 0, 0, 4195525, 2097812, 31457610, 0, 52429856, 62914989, 56623863, 0, 0,
    56624325, 60818068, 0, 0, 2097878, 19, 0, 4, 0, 0, 693, 693, 693, 693, 693, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 726, 255, 0, 0, 726, 726, 726, 726, 726, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 726, 255, 726, 726, 726, 726, 726, 726, 726, 726, 726, 726, 726, 14681120, 33554861,
    12583671, 0, 0, 12584133, 660, 0, 0, 14681120, 33554861, 12583671, 0, 0, 12584133, 660, 0, 0, 726, 22, 726, 5,
    1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434,
    1049434, 1049434, 0, 35652805, 792, 0, 0, 1049434, 1049434, 1049434, 1049434, 0, 35652805, 792, 0, 0, 1049434, 23,
    1049434, 6, 0, 0, 825, 825, 825, 825, 825, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
    1049434, 255, 0, 0, 1049434, 1049434, 1049434, 1049434, 1049434, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 25, 1049434, 255, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 1049434,
    1049434, 1049434, 1049434, 1049434, 1049434, 1049434, 0, 35652805, 792, 0, 0, 1049434, 1049434, 1049434, 1049434, 0,
    35652805, 792, 0, 0, 1049434, 26, 1049434, 7, 1023, 1023, 27263900, 27263900, 1023, 1023, 1023, 1023, 1023, 1023,
    1023, 20972576, 1023, 18875127, 37749363, 0, 18875589, 957, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 8, 1023,
    1023, 924, 924, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 41944096, 1023, 39846647, 37749363, 0, 39847109, 957, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 9, 0, 0, 990, 990, 990, 990, 990, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1023, 255, 0, 0, 1023, 1023, 1023, 1023, 1023, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 1023, 255, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 0,
    1023, 0, 37749363, 0, 0, 957, 0, 0, 0, 1023, 0, 37749363, 0, 0, 957, 0, 0, 1023, 4294901791, 1023, 255, 0, 0,
    46138466, 46138433, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44040951, 0, 0, 44041413, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
    0, 10, 0, 0, 1089, 1089, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44040951, 0, 0, 44041413, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    33, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44040951, 0, 0, 44041413, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    34, 0, 12, 0, 0, 1188, 1188, 1188, 1188, 1188, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    35, 1353, 255, 0, 0, 1353, 1353, 1353, 1353, 1353, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 36, 1353, 255, 49284392, 49284392, 49284392, 49284392, 49284392, 49284392, 49284392, 49284392, 49284392,
    49284392, 49284392, 49284392, 49284392, 49284392, 49284392, 0, 0, 48235750, 0, 0, 66061608, 66061608, 66061608,
    66061608, 0, 0, 65012966, 0, 0, 49284392, 37, 0, 13, 0, 0, 1287, 1287, 1287, 1287, 1287, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 1049896, 255, 0, 0, 1049896, 1049896, 1049896, 1049896, 1049896, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 1049896, 255, 1049896, 1049896, 1049896, 1049896,
    1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 1049896, 0, 0, 1254, 0, 0,
    1049896, 1049896, 1049896, 1049896, 0, 0, 1254, 0, 0, 1049896, 40, 1049896, 14, 1353, 1353, 1353, 1353, 1353, 1353,
    1353, 1353, 1353, 1353, 1353, 14681120, 50332539, 12583671, 10486387, 0, 12584133, 1155, 0, 0, 14681120, 50332539,
    12583671, 10486387, 0, 12584133, 1155, 0, 0, 1353, 41, 1353, 15, 0, 0, 0, 0, 0, 0, 0, 0, 1419, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901802, 0, 255, 0, 0, 0, 0, 0, 0, 1452, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901803, 0, 255, 0, 0, 0, 0, 0, 1485, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901804, 0, 255, 0, 0, 0, 0, 0, 0, 0, 1518, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901805, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901806, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x72\x65\x64\x69\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\x29\x01\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x21\0\0\
    \0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x72\x65\x64\x69\x73\x73\x3a\x2f\x20\x20\x20\x20\
    \x20\x20\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\x08\x01\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x6a\x05\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\
    \0\x01\x09\x01\x01\x01\x09\x01\x03\x01\
    \xff\0\x01\x02\x03\x04\x05\x06\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x13\x17\x18\x19\
    \x1a\x13\x1b\x1c\x1d\x1e\x1f\x20\x21\x22\x13\x23\x24\x25\x26\x27\x28\x29\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x02\x18\x0b\x02\x19\x0c\x01\x1a\x01\
    \x19\x01\x1b\x01\x1c\x01\x1d\x02\x1e\x12\x02\x13\x13\x01\x1f\x01\x20\x01\x21\x02\x22\x14\0\0\0\0\0\0\0\0\0\x01\x23\
    \x01\x24\x01\x25\x01\x26\x01\x08\x01\x09\x01\x27\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\
    \x01\x13\x01\x14\x01\x28\x01\x16\x01\x17\x02\x18\x0b\x02\x19\x0c\x01\x1a\x01\x19\x01\x1b\x01\x1c\x01\x29\x02\x1e\
    \x12\x02\x13\x13\x01\x2a\x01\x20\x01\x21\x02\x22\x14\x01\x2b\x01\x2c\x01\x2d\x01\x2e\x01\x23\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\x01\x22\x02\x03\x24\x03\x04\x29\x04\0\x2f\x05\x06\x32\
    \x06\x06\x32\x04\x07\x34\x07\x07\x38\x07\x07\x3c\x04\x04\x40\x05\x02\x46\x02\x08\x34\x08\x08\x34\x02\x09\x4a\0\x0a\
    \x4e\x0a\x08\x34\x0a\x0a\x4e\x0b\x0c\x50\x0c\x0c\x50\x0c\x08\x34\x0d\x0e\x56\x0e\x0f\x56\x0e\0\x5b\x01\x08\x34\0\
    \x10\x5e\x10\x08\x34\x10\x10\x5e\x01\x01\x50\x11\x11\x14\x11\x11\x18\x11\x11\x1c\x11\x01\x22\x04\x11\x2f\x11\x0a\
    \x4e\x0e\x11\x5b\x11\x10\x5e\xff\x11\x04\x11\x11\x08\x11\x11\x0c\x11\x11\x10\
    \x7c\x10\0\0\x01\0\x40\0\0\x20\0\0\x80\0\0\0\x02\0\0\x10\0\0\x08\0\xff\x7f\x07\x7c\x14\0\0\0\x08\0\x38\x01\x0c\x28\
    \x01\x7c\0\0\x7e\0\0\xff\x17\0\xff\x17\x08\xff\x3f\x07\xff\x3f\x03\xff\x7f\x03\xff\x57\x02\x0c\x20\x01\0\x20\x01\
    \xff\x7f\x02\
    redis-URI/username/host/IPv6address/IP-literal/redis-authority/port/IPvFuture/pct-encoded/reg-name/query/user-passw\
    ord/password/path-slashed/db-number/nz-num/fragment/rediss-URI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 51, 54, 56, 58, 60,
    62, 64, 67, 70, 72, 74, 76, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108,
    110, 112, 114, 116, 118, 120, 122, 124, 126, 128, 131, 134, 136, 138, 140, 142, 144, 147, 150, 152, 154, 156, 159,
    161, 163, 165, 167,
    // operations
    0, 64, 0, 0, 450, 0, 0, 194, 0, 0, 704, 0, 0, 513, 0, 0, 386, 0, 0, 130, 0, 1, 128, 0, 0, 266, 0, 0, 10, 0, 0, 8, 0,
    0, 258, 0, 0, 2, 0, 0, 192, 0, 4, 64, 0, 0, 128, 0, 0, 32, 0, 0, 5, 0, 7, 258, 0, 7, 2, 0, 0, 256, 0, 0, 16, 0, 0,
    1024, 0, 0, 640, 0, 0, 130, 64, 0, 640, 64, 0, 386, 64, 0, 513, 64, 0, 0, 64, 0, 128, 64, 0, 0, 1024,
    // starts
    1, 42,
    // call_list
    10, 0, 0, 65535, 0, 363,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 179, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 9, fields: 10,
    first_delimiter: 11, first_loop_exit: 15, groups: 406, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 190,
    note_shift: 42, notes: 237, number_size: 1, operations: 84, operations_words: 1, prefixes: 0, range_list: 185,
    ranges: 0, registers: 11, rules: 619, run: 29, set_size: 3, sets: 547, shift: 16, starts: 177, states: 47, width:
    33,
};

crate::__typed! {
    /// A string that the rule `redis-URI` matches as a whole, by IANA.
    ///
    /// ```text
    /// redis-URI = "redis://" redis-authority path ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/redis.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Redis::parse("redis://user:secret@localhost:6379/0?foo=bar&qux=baz")?;
    /// assert_eq!(value.authority(), "user:secret@localhost:6379");
    /// assert_eq!(value.userinfo(), Some("user:secret"));
    /// assert_eq!(value.username(), Some("user"));
    /// assert_eq!(value.password(), Some("secret"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Redis: table TABLE, kind 0, captures 12, schemes &["redis"], inside true,
    secrets &[crate::Secret::Whole(1)], checks [];
    /// The `authority`, by IANA.
    ///
    /// ```text
    /// redis-authority = [user-password "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`, by IANA.
    ///
    /// ```text
    /// user-password = username [":" password]
    /// ```
    maybe userinfo = 1;
    /// The `username`, by IANA.
    ///
    /// ```text
    /// username = *(unreserved / pct-encoded / sub-delims)
    /// ```
    maybe username = 2;
    /// The `password`, by IANA.
    ///
    /// ```text
    /// password = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe password = 3;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 4;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 5;
    /// The `path`, by IANA.
    ///
    /// ```text
    /// path = [path-slashed]
    /// ```
    always path = 6;
    /// The `db-number`, by IANA.
    ///
    /// ```text
    /// db-number = "0" / nz-num
    /// ```
    maybe db_number = 7;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 8;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 9;
}

crate::__owned_fields! { Redis: always authority maybe userinfo maybe username maybe password always host maybe port always path maybe db_number maybe query maybe fragment }

crate::__scheme! { Redis: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "redis", default_port: Some("6379"), empty_path: None } }

crate::__inside_uri! { Redis: join port host path query }

/// How the fields of [`Redis`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_REDIS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "username", "password", "host", "port", "path", "db-number", "query", "fragment"],
    lists: &[],
    always: 0b1010001,
    pieces: &[Piece::Text("redis://"), Piece::Outer(0, 11), Piece::Group(14, 6), Piece::Outer(1, 4), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Text("@"), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text(":"), Piece::Field(5), Piece::Outer(6, 4), Piece::Group(128, 3), Piece::Text("/"), Piece::Group(128, 1),
    Piece::Field(7), Piece::Group(256, 2), Piece::Text("?"), Piece::Field(8), Piece::Group(512, 2), Piece::Text("#"),
    Piece::Field(9)],
};

crate::__builder! {
    RedisBuilder of Redis by TEMPLATE_REDIS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional username = 2;
    optional password = 3;
    optional host = 4;
    optional port = 5;
    optional path = 6;
    optional db_number = 7;
    optional query = 8;
    optional fragment = 9;
}

crate::__typed! {
    /// A string that the rule `rediss-URI` matches as a whole, by IANA.
    ///
    /// ```text
    /// rediss-URI = "rediss://" redis-authority path ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/rediss.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Rediss::parse("rediss://user:secret@localhost:6379/0?foo=bar&qux=baz")?;
    /// assert_eq!(value.authority(), "user:secret@localhost:6379");
    /// assert_eq!(value.userinfo(), Some("user:secret"));
    /// assert_eq!(value.username(), Some("user"));
    /// assert_eq!(value.password(), Some("secret"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Rediss: table TABLE, kind 1, captures 12, schemes &["rediss"], inside true,
    secrets &[crate::Secret::Whole(1)], checks [];
    /// The `authority`, by IANA.
    ///
    /// ```text
    /// redis-authority = [user-password "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`, by IANA.
    ///
    /// ```text
    /// user-password = username [":" password]
    /// ```
    maybe userinfo = 1;
    /// The `username`, by IANA.
    ///
    /// ```text
    /// username = *(unreserved / pct-encoded / sub-delims)
    /// ```
    maybe username = 2;
    /// The `password`, by IANA.
    ///
    /// ```text
    /// password = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe password = 3;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 4;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 5;
    /// The `path`, by IANA.
    ///
    /// ```text
    /// path = [path-slashed]
    /// ```
    always path = 6;
    /// The `db-number`, by IANA.
    ///
    /// ```text
    /// db-number = "0" / nz-num
    /// ```
    maybe db_number = 7;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 8;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 9;
}

crate::__owned_fields! { Rediss: always authority maybe userinfo maybe username maybe password always host maybe port always path maybe db_number maybe query maybe fragment }

crate::__scheme! { Rediss: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rediss", default_port: Some("6379"), empty_path: None } }

crate::__inside_uri! { Rediss: join port host path query }

/// How the fields of [`Rediss`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_REDISS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "username", "password", "host", "port", "path", "db-number", "query", "fragment"],
    lists: &[],
    always: 0b1010001,
    pieces: &[Piece::Text("rediss://"), Piece::Outer(0, 11), Piece::Group(14, 6), Piece::Outer(1, 4), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Text("@"), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text(":"), Piece::Field(5), Piece::Outer(6, 4), Piece::Group(128, 3), Piece::Text("/"), Piece::Group(128, 1),
    Piece::Field(7), Piece::Group(256, 2), Piece::Text("?"), Piece::Field(8), Piece::Group(512, 2), Piece::Text("#"),
    Piece::Field(9)],
};

crate::__builder! {
    RedissBuilder of Rediss by TEMPLATE_REDISS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional username = 2;
    optional password = 3;
    optional host = 4;
    optional port = 5;
    optional path = 6;
    optional db_number = 7;
    optional query = 8;
    optional fragment = 9;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "redis", scheme: true, grammar: "redis", start: "redis-URI", table: &TABLE, kind: 0, fields: &["authority", "userinfo", "username", "password", "host", "port", "path", "db-number", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::Whole(1)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_REDIS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "redis", default_port: Some("6379"), empty_path: None } },
    crate::Kind { name: "rediss", scheme: true, grammar: "redis", start: "rediss-URI", table: &TABLE, kind: 1, fields: &["authority", "userinfo", "username", "password", "host", "port", "path", "db-number", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::Whole(1)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_REDISS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "rediss", default_port: Some("6379"), empty_path: None } },
];
