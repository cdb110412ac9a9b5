// @generated from grammars/git-urls.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `git-urls`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 57 states, 21 byte classes, 6 registers: 10724 bytes.
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0,
    0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0,
    0, 0, 0, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 175, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901764, 0, 255,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901765, 0,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 245, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901766,
    0, 255, 0, 0, 840, 840, 840, 840, 840, 840, 840, 840, 840, 0, 0, 0, 0, 0, 0, 0, 0, 280, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901767, 840, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4294901768, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 350, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4294901769, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4194689, 0, 0, 0, 2097607, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901770, 0, 255, 0, 0, 420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901771, 0, 255, 0, 0, 420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6291911, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901772, 0, 255, 1049241, 1049241, 1049241, 1049241, 1049241,
    1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049066, 0, 595, 1049241, 1049241,
    0, 0, 1049241, 1049241, 1049241, 1049241, 0, 595, 1049241, 1049241, 0, 0, 1049241, 4294901773, 1049241, 0, 1049066,
    1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066, 1049066,
    1049066, 0, 525, 9437849, 1049066, 0, 0, 1049066, 1049066, 1049066, 1049066, 0, 525, 9437849, 1049066, 0, 0,
    1049066, 4294901774, 1049066, 1, 0, 0, 560, 560, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901775, 1049066, 255, 0, 0, 1049066, 1049066, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901776, 1049066, 255, 0, 0, 630, 630, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901777, 1049241, 255, 0, 0, 1049241, 1049241, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901778, 1049241, 255, 1049241, 1049241, 1049241,
    1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 1049241, 0, 595,
    1049241, 1049241, 0, 0, 1049241, 1049241, 1049241, 1049241, 0, 595, 1049241, 1049241, 0, 0, 1049241, 4294901779,
    1049241, 2, 0, 0, 735, 735, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901780, 735, 255, 0, 770, 735, 735, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901781, 735, 255, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381,
    1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 0, 0, 0, 0, 0, 0, 1049381, 1049381, 1049381, 1049381, 0, 0, 0,
    0, 0, 350, 1049381, 4294901782, 1049381, 255, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381,
    1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 1049381, 0, 0, 0, 0, 0, 350, 1049381, 1049381,
    1049381, 1049381, 0, 0, 0, 0, 0, 350, 1049381, 4294901783, 1049381, 255, 840, 840, 840, 840, 840, 840, 840, 840,
    840, 840, 840, 0, 0, 4194689, 0, 0, 0, 2097607, 0, 0, 0, 0, 0, 4194689, 0, 0, 0, 2097607, 0, 0, 0, 840, 4294901784,
    840, 255, 0, 0, 0, 0, 0, 0, 0, 0, 910, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901785, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 945, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4294901786, 0, 255, 0, 0, 0, 0, 0, 980, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4294901787, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1015, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901788, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1050, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4294901789, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1085, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901790, 0, 255, 0, 1785, 10487440, 10487440, 10487440, 10487440, 10487440, 10487440, 10487440,
    10487440, 10487440, 0, 1785, 0, 1785, 0, 1820, 0, 0, 10486880, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901791, 0,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901792,
    2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1190, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901793, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14681289, 0, 0, 0, 12584207, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901794, 0, 255, 0, 0, 1260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4294901795, 0, 255, 0, 0, 1260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16778511, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901796, 0, 255, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081,
    1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1049906, 0, 1435, 1050081, 1050081, 0, 0, 1050081,
    1050081, 1050081, 1050081, 0, 1435, 1050081, 1050081, 0, 0, 1050081, 4294901797, 1050081, 3, 1049906, 1049906,
    1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906, 1049906,
    0, 1365, 9438689, 1049906, 0, 0, 1049906, 1049906, 1049906, 1049906, 0, 1365, 9438689, 1049906, 0, 0, 1049906,
    4294901798, 1049906, 4, 0, 0, 1400, 1400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901799, 1049906, 255, 0, 0, 1049906, 1049906, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901800, 1049906, 255, 0, 0, 1470, 1470, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901801, 1050081, 255, 0, 0, 1050081, 1050081, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901802, 1050081, 255, 1050081, 1050081, 1050081,
    1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 1050081, 0, 1435,
    1050081, 1050081, 0, 0, 1050081, 1050081, 1050081, 1050081, 0, 1435, 1050081, 1050081, 0, 0, 1050081, 4294901803,
    1050081, 5, 0, 0, 1575, 1575, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901804, 1575, 255, 0, 1610, 1575, 1575, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4294901805, 1575, 255, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221,
    1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 0, 0, 0, 0, 0, 0, 1050221, 1050221, 1050221, 1050221, 0, 0, 0,
    0, 0, 1190, 1050221, 4294901806, 1050221, 255, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221,
    1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 1050221, 0, 0, 0, 0, 0, 1190, 1050221, 1050221,
    1050221, 1050221, 0, 0, 0, 0, 0, 1190, 1050221, 4294901807, 1050221, 255, 1680, 1680, 1680, 1680, 1680, 1680, 1680,
    1680, 1680, 1680, 1680, 0, 1785, 14681289, 1785, 0, 1820, 12584207, 4196019, 0, 0, 0, 1785, 14681289, 1785, 0, 1820,
    12584207, 4196019, 0, 0, 1680, 4294901808, 1680, 255, 0, 0, 10487510, 10487510, 10487510, 10487510, 10487510,
    10487510, 10487510, 10487510, 10487510, 0, 0, 0, 0, 0, 0, 0, 0, 10486880, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901809, 0, 255, 1750, 1750, 1750, 1750, 1750, 1750, 1750, 1750, 1750, 1750, 1750, 0, 0, 14681289, 0, 0, 0,
    12584207, 0, 0, 0, 0, 0, 14681289, 0, 0, 0, 12584207, 0, 0, 0, 1750, 4294901810, 1750, 255, 1785, 1785, 1785, 1785,
    1785, 1785, 1785, 1785, 1785, 1785, 1785, 0, 1785, 0, 1785, 0, 1820, 0, 4196019, 0, 0, 0, 1785, 0, 1785, 0, 1820, 0,
    4196019, 0, 0, 1785, 4294901811, 1785, 255, 0, 0, 1855, 1855, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901812, 1785, 255, 0, 0, 1785, 1785, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901813, 1785, 255, 0, 0, 0, 0, 1925, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901814, 0, 255, 0, 0, 0, 0, 0, 0, 1960, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901815, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1995, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901816, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 875, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901817, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x67\x69\x74\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\x06\xf5\0\0\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x23\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x73\x73\x68\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\
    \xff\xff\xff\xff\0\0\x06\x3d\x04\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x6b\x03\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x67\x69\x74\x2b\x73\x73\x68\x3a\x20\x20\x20\0\x20\x20\x20\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xf7\x03\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x62\
    \x07\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
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
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
    81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116,
    118, 120, 122, 124, 126, 128, 130, 132, 134, 136, 138, 141, 143, 145, 147, 149, 150, 151, 152, 153, 154, 155, 156,
    157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 177, 179, 181, 183,
    185, 187, 189, 191, 193, 195, 197, 199, 201, 203, 205, 207, 209, 211, 213, 215, 217, 220, 222, 224, 226, 228, 230,
    232, 234,
    // operations
    0, 9, 0, 0, 1, 0, 0, 10, 0, 0, 4, 0, 0, 8, 0, 0, 48, 0, 0, 16, 0, 0, 34, 0,
    // starts
    1, 25, 54,
    // call_list
    8, 0, 0, 65535, 0, 315, 32, 0, 0, 65535, 0, 1155,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 183, calls: 2, common: 0, copies: 270, decodes: 0, delimiter_shift: 10, fields: 5,
    first_delimiter: 11, first_loop_exit: 15, groups: 565, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 271,
    note_shift: 52, notes: 329, number_size: 1, operations: 156, operations_words: 1, prefixes: 0, range_list: 195,
    ranges: 0, registers: 6, rules: 781, run: 31, set_size: 3, sets: 712, shift: 6, starts: 180, states: 58, width: 35,
};

crate::__typed! {
    /// A string that the rule `git-url` matches as a whole, by Git 2.47.
    ///
    /// ```text
    /// git-url = "git://" git-host [":" port] path-slash
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/git.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Git::parse("git://host.xz/path/to/repo.git/")?;
    /// assert_eq!(value.host(), "host.xz");
    /// assert_eq!(value.path(), "/path/to/repo.git/");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Git: table TABLE, kind 0, captures 8, schemes &["git"], inside true,
    secrets &[], checks [];
    /// The `host`, by Git 2.47.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    always host = 1;
    /// The `port`, by Git 2.47.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`, by Git 2.47.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    always path = 3;
    /// The `home`, by Git 2.47.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__owned_fields! { Git: always host maybe port always path maybe home }

crate::__scheme! { Git: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "git", default_port: Some("9418"), empty_path: None } }

crate::__inside_uri! { Git: join port host path }

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
    needed host = 1, crate::builder::state::Set | Path;
    needed path = 3, Host | crate::builder::state::Set;
}

crate::__typed! {
    /// A string that the rule `ssh-url` matches as a whole, by Git 2.47.
    ///
    /// ```text
    /// ssh-url = "ssh://" [git-user "@"] git-host [":" port] path-slash
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ssh.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::GitSsh::parse("ssh://user@host.xz:22/path/to/repo.git/")?;
    /// assert_eq!(value.user(), Some("user"));
    /// assert_eq!(value.host(), "host.xz");
    /// assert_eq!(value.port(), Some("22"));
    /// assert_eq!(value.path(), "/path/to/repo.git/");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    GitSsh: table TABLE, kind 1, captures 8, schemes &["ssh"], inside true,
    secrets &[], checks [];
    /// The `user`, by Git 2.47.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`, by Git 2.47.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    always host = 1;
    /// The `port`, by Git 2.47.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`, by Git 2.47.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    always path = 3;
    /// The `home`, by Git 2.47.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__owned_fields! { GitSsh: maybe user always host maybe port always path maybe home }

crate::__scheme! { GitSsh: TABLE, kind 1, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ssh", default_port: None, empty_path: None } }

crate::__inside_uri! { GitSsh: join port host path }

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
    needed host = 1, crate::builder::state::Set | Path;
    needed path = 3, Host | crate::builder::state::Set;
}

crate::__typed! {
    /// A string that the rule `git-ssh-url` matches as a whole, by Git 2.47.
    ///
    /// ```text
    /// git-ssh-url = "git+ssh://" [git-user "@"] git-host [":" port] path-slash
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/git+ssh.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::GitPlusSsh::parse("git+ssh://user@host.xz:22/path/to/repo.git/")?;
    /// assert_eq!(value.user(), Some("user"));
    /// assert_eq!(value.host(), "host.xz");
    /// assert_eq!(value.port(), Some("22"));
    /// assert_eq!(value.path(), "/path/to/repo.git/");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    GitPlusSsh: table TABLE, kind 2, captures 8, schemes &["git+ssh"], inside true,
    secrets &[], checks [];
    /// The `user`, by Git 2.47.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`, by Git 2.47.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    always host = 1;
    /// The `port`, by Git 2.47.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`, by Git 2.47.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    always path = 3;
    /// The `home`, by Git 2.47.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__owned_fields! { GitPlusSsh: maybe user always host maybe port always path maybe home }

crate::__scheme! { GitPlusSsh: TABLE, kind 2, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "git+ssh", default_port: None, empty_path: None } }

crate::__inside_uri! { GitPlusSsh: join port host path }

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
    needed host = 1, crate::builder::state::Set | Path;
    needed path = 3, Host | crate::builder::state::Set;
}
/// 17 states, 16 byte classes, 3 registers: 3042 bytes.
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 90, 2097272, 2097272,
    2097272, 0, 0, 60, 90, 0, 0, 0, 2097302, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 180, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 90, 255, 90, 90, 90, 90, 90, 0, 0, 60, 90, 0, 0,
    4194514, 0, 0, 0, 0, 0, 0, 60, 90, 0, 0, 4194514, 0, 0, 0, 90, 3, 90, 255, 120, 120, 120, 120, 120, 0, 0, 60, 90, 0,
    6291696, 4194514, 0, 0, 0, 0, 0, 0, 60, 90, 0, 6291696, 4194514, 0, 0, 0, 120, 4, 120, 255, 0, 0, 0, 0, 270, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2147483648, 255, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 90, 255, 0, 0, 2097482, 2097482, 2097482, 0, 0, 0, 0, 0, 0, 0,
    2097302, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 1048936, 390, 0, 1048936, 1048936, 1048936, 0, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 1048936, 1048936, 1048936, 0, 1048936, 8, 1048936, 255, 0, 0, 420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 420, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 10, 0, 255, 330, 330, 330, 330, 330, 0, 0, 0, 0, 0, 6291696, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6291696, 0, 0, 0, 0, 330, 11, 330, 255, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 1048936, 1048936, 1048936, 1048936, 0, 1048936, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 1048936, 1048936, 0, 1048936, 12, 1048936, 0, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 1048936, 1048936, 0, 0, 1048936, 1048936, 1048936, 0, 1048936, 1048936, 1048936, 1048936, 1048936,
    1048936, 1048936, 1048936, 1048936, 1048936, 0, 1048936, 13, 1048936, 1, 0, 480, 420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 420, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6291696, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 255, 510, 510, 510, 510, 510, 0, 510, 0, 510, 0, 510, 0, 0, 0, 0, 0, 0, 510, 0,
    510, 0, 510, 0, 0, 450, 0, 510, 16, 510, 255, 510, 510, 510, 510, 510, 0, 510, 0, 510, 0, 510, 0, 0, 450, 0, 0, 0,
    510, 0, 510, 0, 510, 0, 0, 450, 0, 510, 17, 510, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \x67\x69\x74\x40\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\xd2\0\0\0\x03\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\x68\x6f\x73\x74\x2e\x78\x7a\x3a\x20\x20\x20\x20\0\x20\x20\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\x08\xf0\0\0\0\xff\0\x07\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
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
    // note_list
    0, 2, 4, 6, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33,
    // operations
    0, 2, 0, 0, 1, 0, 0, 4, 0,
    // call_list
    5, 0, 0, 65535, 0, 300,
    // range_list
    0, 0, 0, 40975, 216, 0, 224, 15, 4352, 0,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 26, calls: 1, common: 15, copies: 90, decodes: 0, delimiter_shift: 11, fields: 3,
    first_delimiter: 5, first_loop_exit: 14, groups: 144, highs: 237, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 109, number_size: 1, operations: 17, operations_words: 1, prefixes: 0, range_list: 32, ranges:
    5, registers: 3, rules: 269, run: 26, set_size: 3, sets: 192, shift: 0, starts: 26, states: 18, width: 30,
};

crate::__typed! {
    /// A string that the rule `scp-like` matches as a whole, by Git 2.47.
    ///
    /// ```text
    /// scp-like = [git-user "@"] git-host ":" scp-path
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/git-scp.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::GitScp::parse("git@github.com:rust-lang/rust.git")?;
    /// assert_eq!(value.user(), Some("git"));
    /// assert_eq!(value.host(), "github.com");
    /// assert_eq!(value.path(), "rust-lang/rust.git");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    GitScp: table TABLE_1, kind 0, captures 4, schemes &[], inside false,
    secrets &[], checks [];
    /// The `user`, by Git 2.47.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`, by Git 2.47.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    always host = 1;
    /// The `path`, by Git 2.47.
    ///
    /// ```text
    /// scp-path = "/" [scp-first *scp-char] / scp-first *scp-char
    /// ```
    always path = 2;
}

crate::__owned_fields! { GitScp: maybe user always host always path }

crate::__scheme! { GitScp: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } }

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
    needed host = 1, crate::builder::state::Set | Path;
    needed path = 2, Host | crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "git", scheme: true, grammar: "git-urls", start: "git-url", table: &TABLE, kind: 0, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_GIT), forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "git", default_port: Some("9418"), empty_path: None } },
    crate::Kind { name: "ssh", scheme: true, grammar: "git-urls", start: "ssh-url", table: &TABLE, kind: 1, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_GITSSH), forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ssh", default_port: None, empty_path: None } },
    crate::Kind { name: "git+ssh", scheme: true, grammar: "git-urls", start: "git-ssh-url", table: &TABLE, kind: 2, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_GITPLUSSSH), forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "git+ssh", default_port: None, empty_path: None } },
    crate::Kind { name: "git-scp", scheme: false, grammar: "git-urls", start: "scp-like", table: &TABLE_1, kind: 0, fields: &["user", "host", "path"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "a:\"" }, checks: &[], template: Some(&TEMPLATE_GITSCP), forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
