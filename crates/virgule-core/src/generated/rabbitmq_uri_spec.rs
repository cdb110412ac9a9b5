// @generated from grammars/rabbitmq-uri-spec.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rabbitmq-uri-spec`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 42 states, 18 byte classes, 10 registers: 8106 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\0\x0e\x0e\0\x0f\0\0\0\0\0\0\0\0\x01\x0a\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x0b\0\x0e\0\
    \x0e\x0c\x0d\x03\x04\x04\x04\x04\x04\0\0\0\0\0\0\x05\0\0\x06\x07\0\x08\0\0\x09\0\0\0\0\x10\x0e\x11\x0e\0\x0e\x03\
    \x04\x04\x04\x04\x04\0\0\0\0\0\0\x05\0\0\x06\x07\0\x08\0\0\x09\0\0\0\0\x0e\x0e\x0e\0\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x01\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x07\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x0f\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x01\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x0e\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0e\x0f\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x0e\x06\x0f\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0e\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0e\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x0e\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\x07\0\0\0\0\0\0\x07\x07\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x06\0\x05\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\x07\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x07\0\x05\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x07\0\x07\0\x07\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x07\0\x05\x03\x03\x0f\x80\x80\x80\x80", *b"\x07\0\x07\0\x07\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x0f\x80\x07\x06\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\xff\x07\0\x01\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x06\0\0\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\x07\0\x07\0\x01\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x07\x07\0\x05\x06\x03\x01\x01\x0f\x0f\x0f", *b"\x07\0\x07\0\x07\0\x01\0\0\0\0\0\x01\xff\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x04\x04\x80\x80"],
    [*b"\x80\x01\x80\0\x80\x07\x07\0\x05\x06\x03\x01\x01\x04\x08\x0f", *b"\x07\0\x07\0\x07\0\x01\0\0\0\0\0\x01\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x04\x04\x80\x80"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\x07\xff\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x06\x06\x0f\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\x07\0\x01\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x07\0\x05\x06\x03\x0f\x0f\x0f\x80\x80", *b"\x07\xff\x07\0\x07\0\x01\0\0\0\0\xff\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x07\x07\0\x05\x06\x03\x01\x01\x0f\x80\x80", *b"\x07\0\x07\0\x07\0\x01\0\0\0\0\0\x01\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\x07\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\x08\0\0\0\0\0\0\x08\x08\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x06\0\x05\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x07\0\x05\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x07\0\x05\x03\x03\x0f\x80\x80\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\xff\0\0\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x0f\x80\x07\x06\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\xff\x08\0\x01\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x06\0\0\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x02\x02\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x07\x07\0\x05\x06\x03\x01\x01\x0f\x0f\x0f", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\x01\xff\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x04\x04\x80\x80"],
    [*b"\x80\x01\x80\0\x80\x07\x07\0\x05\x06\x03\x01\x01\x04\x08\x0f", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\x01\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x04\x04\x80\x80"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\0\0\x08\xff\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x06\x06\x0f\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\0\0\x08\0\x01\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\0\x80\x07\x07\0\x05\x06\x03\x0f\x0f\x0f\x80\x80", *b"\x08\xff\x08\0\x08\0\x01\0\0\0\0\xff\0\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x0e\x0e"],
    [*b"\x80\x01\x80\0\x80\x07\x07\0\x05\x06\x03\x01\x01\x0f\x80\x80", *b"\x08\0\x08\0\x08\0\x01\0\0\0\0\0\x01\0\0\0", *b"\x80\x80\0\0\0\0\x02\x02\x80\x80\x03\x03\x80\x80\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 60, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 2098262, 2098262, 2098262,
    2098262, 2098262, 2098262, 2098262, 2098262, 2098262, 2098262, 4195234, 6292236, 4194964, 8389148, 0, 2098202,
    2097422, 0, 37749666, 39846668, 37749396, 41943580, 0, 44041242, 0, 0, 2098262, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10486690, 12583272, 10486420,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 1, 0, 0, 16777606, 0, 0, 0, 0, 0, 0, 0, 14680994, 0, 14680724, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 2, 0, 0, 390, 0, 0, 0, 0, 0, 0, 0, 18875298, 0, 18875028, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 3, 0, 0, 450, 450, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 14, 450, 255, 0, 480, 450, 450, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 450, 255, 510, 510, 510, 510, 510, 510, 510, 510, 510, 510, 0, 510, 0, 0, 0, 0, 0, 0, 0, 510, 0, 0, 0, 0, 0,
    330, 510, 16, 510, 255, 510, 510, 510, 510, 510, 510, 510, 510, 510, 510, 0, 510, 0, 0, 0, 0, 0, 330, 0, 510, 0, 0,
    0, 0, 0, 330, 510, 17, 510, 255, 2097782, 2097782, 2097782, 2097782, 2097782, 2097782, 2097782, 2097782, 2097782,
    2097782, 4195234, 20971880, 4194964, 0, 0, 2097722, 23068942, 0, 37749666, 46137704, 37749396, 0, 0, 44040762, 0, 0,
    2097782, 18, 0, 4, 0, 0, 600, 600, 600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 630,
    255, 0, 0, 630, 630, 630, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 630, 255, 630, 630,
    630, 630, 630, 630, 630, 630, 630, 630, 10486690, 25166184, 10486420, 0, 0, 570, 0, 0, 10486690, 25166184, 10486420,
    0, 0, 570, 0, 0, 630, 21, 630, 5, 28312302, 28312302, 28312302, 28312302, 28312302, 28312302, 28312302, 28312302,
    28312302, 28312302, 28312302, 28312302, 28312302, 28312302, 0, 27263666, 0, 0, 49283822, 49283822, 49283822,
    49283822, 0, 48235186, 0, 0, 28312302, 22, 0, 6, 0, 0, 720, 720, 720, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 23, 1049326, 255, 0, 0, 1049326, 1049326, 1049326, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 24, 1049326, 255, 1049326, 1049326, 1049326, 1049326, 1049326, 1049326, 1049326, 1049326,
    1049326, 1049326, 1049326, 1049326, 1049326, 1049326, 0, 690, 0, 0, 1049326, 1049326, 1049326, 1049326, 0, 690, 0,
    0, 1049326, 25, 1049326, 7, 900, 900, 18875178, 900, 900, 900, 900, 900, 900, 900, 14680994, 0, 14680724, 29360668,
    0, 840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 8, 900, 900, 810, 900, 900, 900, 900, 900, 900, 900, 31458210, 0,
    31457940, 29360668, 0, 840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 9, 0, 0, 870, 870, 870, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 900, 255, 0, 0, 900, 900, 900, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 900, 255, 900, 900, 900, 900, 900, 900, 900, 900, 900, 900, 0, 0, 0, 29360668, 0,
    840, 0, 0, 0, 0, 0, 29360668, 0, 840, 0, 0, 900, 4294901790, 900, 255, 1020, 1020, 1020, 1020, 1020, 1020, 1020,
    1020, 1020, 1020, 0, 1020, 33555092, 1020, 0, 960, 0, 0, 0, 1020, 33555092, 1020, 0, 960, 0, 0, 1020, 31, 1020, 10,
    0, 0, 990, 990, 990, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1020, 255, 0, 0, 1020,
    1020, 1020, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 1020, 255, 1020, 1020, 1020, 1020,
    1020, 1020, 1020, 1020, 1020, 1020, 0, 1020, 33555092, 1020, 0, 960, 0, 0, 0, 1020, 33555092, 1020, 0, 960, 0, 0,
    1020, 34, 1020, 11, 0, 0, 1080, 1080, 1080, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35,
    1110, 255, 0, 0, 1110, 1110, 1110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 1110, 255,
    1110, 1110, 1110, 1110, 1110, 1110, 1110, 1110, 1110, 1110, 10486690, 35652364, 10486420, 8389148, 0, 1050, 0, 0,
    10486690, 35652364, 10486420, 8389148, 0, 1050, 0, 0, 1110, 37, 1110, 12, 0, 0, 0, 1170, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901798, 0, 255, 0, 0, 0, 0, 0, 1200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901799, 0, 255, 0, 0, 0, 0, 0, 0, 0, 1230, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901800, 0, 255, 0, 0, 0, 0, 0, 0, 1260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4294901801, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901802, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x61\x6d\x71\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\0\x07\xf0\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1e\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x61\x6d\x71\x70\x73\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\
    \0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xf0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x74\x04\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\
    \0\x01\x07\x01\x01\x01\x07\x01\x03\x01\
    \xff\0\x01\x02\x03\x04\x05\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x12\x16\x17\x18\x19\
    \x12\x1a\x1b\x1c\x12\x1d\x1e\x1f\x20\x21\x22\x23\x24\x25\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x02\x17\x0a\x02\x18\x0b\x01\x19\x01\x18\x01\
    \x1a\x01\x1b\x01\x1c\x02\x1d\x11\x02\x12\x12\x02\x1e\x13\0\0\0\0\0\0\0\0\0\x01\x1f\x01\x20\x01\x21\x01\x07\x01\x08\
    \x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x22\x01\x15\x01\x16\
    \x02\x17\x0a\x02\x18\x0b\x01\x19\x01\x18\x01\x23\x01\x1b\x01\x1c\x02\x1d\x11\x02\x12\x12\x02\x1e\x13\x01\x24\x01\
    \x25\x01\x26\x01\x27\x01\x28\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\x01\x1e\x02\x03\x20\x03\x04\x25\x04\x05\x2b\x05\x06\x2e\x06\
    \x06\x2e\x04\x07\x30\x07\x07\x34\x07\x07\x38\x04\x04\x3c\x05\x02\x42\x02\x08\x30\x08\x08\x30\x02\x09\x46\0\x0a\x4a\
    \x0a\x08\x30\x0a\x0a\x4a\x0b\x0c\x4c\x0c\x0c\x4c\x0c\x08\x30\0\x0d\x52\x0d\x08\x30\x0d\x0d\x52\x01\x08\x30\x01\x01\
    \x54\x0e\x0e\x14\x0e\x0e\x18\x0e\x01\x1e\x0e\x0a\x4a\x0e\x0d\x52\xff\x0e\x04\x0e\x0e\x08\x0e\x0e\x0c\x0e\x0e\x10\
    \x0e\x0e\x58\
    \x1c\x08\0\x08\0\0\x20\0\0\x80\0\0\x40\0\0\0\x08\0\0\x04\0\xff\xbf\x01\x1c\x0a\0\0\0\x02\0\x1c\0\x04\x14\0\x1c\0\0\
    \x1e\0\0\xff\x0b\0\xff\x0b\x02\xff\x9f\x01\xff\x9f\0\xff\xbf\0\xff\xa3\0\xff\xbb\0\xff\xab\0\0\x01\0\
    amqp-URI/username/host/IPv6address/IP-literal/amqp-authority/port/IPvFuture/pct-encoded/reg-name/query/amqp-userinf\
    o/password/pchar/amqps-URI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 49, 52, 54, 56, 58, 60,
    62, 65, 68, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108,
    110, 112, 114, 116, 118, 121, 124, 126, 128, 130, 132, 134, 137, 140, 143, 145, 147, 149, 151,
    // operations
    0, 32, 0, 0, 98, 0, 0, 224, 0, 0, 129, 0, 0, 66, 0, 1, 64, 0, 0, 10, 0, 0, 8, 0, 0, 2, 0, 0, 96, 0, 4, 32, 0, 0, 64,
    0, 0, 256, 0, 0, 5, 0, 7, 2, 0, 0, 16, 0, 0, 192, 0, 0, 66, 32, 0, 192, 32, 0, 129, 32, 0, 0, 32, 0, 64, 32, 0, 0,
    256,
    // starts
    1, 38,
    // call_list
    9, 0, 0, 65535, 0, 300,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 147, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 8, fields: 8,
    first_delimiter: 10, first_loop_exit: 14, groups: 386, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 190,
    note_shift: 38, notes: 233, number_size: 1, operations: 76, operations_words: 1, prefixes: 0, range_list: 153,
    ranges: 0, registers: 10, rules: 578, run: 26, set_size: 3, sets: 509, shift: 13, starts: 145, states: 43, width:
    30,
};

crate::__typed! {
    /// A string that the rule `amqp-URI` matches as a whole, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// amqp-URI = "amqp://" amqp-authority ["/" vhost] ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/amqp.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Amqp::parse("amqp://user:pass@host:10000/vhost")?;
    /// assert_eq!(value.authority(), "user:pass@host:10000");
    /// assert_eq!(value.userinfo(), Some("user:pass"));
    /// assert_eq!(value.username(), Some("user"));
    /// assert_eq!(value.password(), Some("pass"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Amqp: table TABLE, kind 0, captures 8, schemes &["amqp"], inside true,
    secrets &[crate::Secret::Whole(3)], checks [];
    /// The `authority`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// amqp-authority = [amqp-userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// amqp-userinfo = username [":" password]
    /// ```
    maybe userinfo = 1;
    /// The `username`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// username = *(unreserved / pct-encoded / sub-delims)
    /// ```
    maybe username = 2;
    /// The `password`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// password = *(unreserved / pct-encoded / sub-delims)
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
    /// The `vhost`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// vhost = segment
    /// ```
    maybe vhost = 6;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 7;
}

crate::__owned_fields! { Amqp: always authority maybe userinfo maybe username maybe password always host maybe port maybe vhost maybe query }

crate::__scheme! { Amqp: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "amqp", default_port: Some("5672"), empty_path: None } }

crate::__inside_uri! { Amqp: port host query }

/// How the fields of [`Amqp`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_AMQP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "username", "password", "host", "port", "vhost", "query"],
    lists: &[],
    always: 0b10001,
    pieces: &[Piece::Text("amqp://"), Piece::Outer(0, 11), Piece::Group(14, 6), Piece::Outer(1, 4), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Text("@"), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text(":"), Piece::Field(5), Piece::Group(64, 2), Piece::Text("/"), Piece::Field(6), Piece::Group(128, 2),
    Piece::Text("?"), Piece::Field(7)],
};

crate::__builder! {
    AmqpBuilder of Amqp by TEMPLATE_AMQP, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional username = 2;
    optional password = 3;
    optional host = 4;
    optional port = 5;
    optional vhost = 6;
    optional query = 7;
}

crate::__typed! {
    /// A string that the rule `amqps-URI` matches as a whole, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// amqps-URI = "amqps://" amqp-authority ["/" vhost] ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/amqps.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Amqps::parse("amqps://user:pass@host:10000/vhost")?;
    /// assert_eq!(value.authority(), "user:pass@host:10000");
    /// assert_eq!(value.userinfo(), Some("user:pass"));
    /// assert_eq!(value.username(), Some("user"));
    /// assert_eq!(value.password(), Some("pass"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Amqps: table TABLE, kind 1, captures 8, schemes &["amqps"], inside true,
    secrets &[crate::Secret::Whole(3)], checks [];
    /// The `authority`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// amqp-authority = [amqp-userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// amqp-userinfo = username [":" password]
    /// ```
    maybe userinfo = 1;
    /// The `username`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// username = *(unreserved / pct-encoded / sub-delims)
    /// ```
    maybe username = 2;
    /// The `password`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// password = *(unreserved / pct-encoded / sub-delims)
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
    /// The `vhost`, by RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec).
    ///
    /// ```text
    /// vhost = segment
    /// ```
    maybe vhost = 6;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 7;
}

crate::__owned_fields! { Amqps: always authority maybe userinfo maybe username maybe password always host maybe port maybe vhost maybe query }

crate::__scheme! { Amqps: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "amqps", default_port: Some("5671"), empty_path: None } }

crate::__inside_uri! { Amqps: port host query }

/// How the fields of [`Amqps`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_AMQPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "username", "password", "host", "port", "vhost", "query"],
    lists: &[],
    always: 0b10001,
    pieces: &[Piece::Text("amqps://"), Piece::Outer(0, 11), Piece::Group(14, 6), Piece::Outer(1, 4), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Text("@"), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text(":"), Piece::Field(5), Piece::Group(64, 2), Piece::Text("/"), Piece::Field(6), Piece::Group(128, 2),
    Piece::Text("?"), Piece::Field(7)],
};

crate::__builder! {
    AmqpsBuilder of Amqps by TEMPLATE_AMQPS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional username = 2;
    optional password = 3;
    optional host = 4;
    optional port = 5;
    optional vhost = 6;
    optional query = 7;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "amqp", scheme: true, grammar: "rabbitmq-uri-spec", start: "amqp-URI", table: &TABLE, kind: 0, fields: &["authority", "userinfo", "username", "password", "host", "port", "vhost", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::Whole(3)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_AMQP), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "amqp", default_port: Some("5672"), empty_path: None } },
    crate::Kind { name: "amqps", scheme: true, grammar: "rabbitmq-uri-spec", start: "amqps-URI", table: &TABLE, kind: 1, fields: &["authority", "userinfo", "username", "password", "host", "port", "vhost", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::Whole(3)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_AMQPS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "amqps", default_port: Some("5671"), empty_path: None } },
];
