// @generated from grammars/rfc6455.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6455`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 50 states, 20 byte classes, 4 registers: 8319 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\0\x0f\x0f\0\x10\0\0\0\0\0\0\0\0\x01\x0c\x02\x03\x04\x05\x05\x06\x07\x07\x07\x07\x0d\0\x0f\0\
    \x0f\x11\x0e\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\0\0\0\0\0\0\x09\0\0\x0a\x0b\0\0\0\x12\x0f\x13\x0f\0\x0f\x08\x08\
    \x08\x08\x08\x08\0\0\0\0\0\0\0\0\0\0\0\0\x09\0\0\x0a\x0b\0\0\0\x0f\x0f\x0f\0\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\x05\0\0\x05\x05\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\x06\0\0\x06\x06\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\x07\0\0\x07\x07\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\x06\0\0\x06\x06\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\x01\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\x01\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\x07\0\0\x07\x07\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\x08\0\0\x08\x08\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\0\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 93, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 1488, 1488,
    1302, 1271, 1209, 620, 620, 620, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 217, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 310, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901767, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 279, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901768,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3147061, 4194862, 0, 0, 0, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901769, 0, 0, 0, 341, 341, 341, 341, 341, 341, 341, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901770, 341, 0, 372, 341, 341, 341, 341, 341, 341, 341, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4294901771, 341, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 0, 403, 0, 0, 0, 0, 0, 0, 0, 403, 0,
    0, 0, 0, 0, 279, 403, 4294901772, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 0, 403, 0, 0, 0,
    0, 0, 279, 0, 403, 0, 0, 0, 0, 0, 279, 403, 4294901773, 403, 7340559, 7340559, 7340559, 7340559, 7340559, 7340559,
    7340559, 7340559, 7340559, 7340559, 7340559, 7340559, 7340559, 7340559, 7340559, 0, 6291921, 7340559, 0, 0,
    11534863, 11534863, 11534863, 0, 10486225, 11534863, 0, 0, 7340559, 4294901774, 0, 0, 0, 496, 496, 496, 496, 496,
    496, 496, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901775, 1049103, 0, 0, 1049103, 1049103,
    1049103, 1049103, 1049103, 1049103, 1049103, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901776,
    1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103,
    1049103, 1049103, 1049103, 0, 465, 1049103, 0, 0, 1049103, 1049103, 1049103, 0, 465, 1049103, 0, 0, 1049103,
    4294901777, 1049103, 0, 0, 589, 589, 589, 589, 589, 589, 0, 0, 0, 0, 9438517, 0, 0, 0, 0, 8389042, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901778, 0, 0, 0, 589, 589, 589, 589, 589, 589, 0, 0, 0, 0, 9438517, 0, 0, 0, 0, 8389042, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4294901779, 0, 1488, 651, 1302, 1302, 1302, 1302, 1302, 1302, 1488, 1488, 1488, 1488,
    3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901780, 0, 1488, 1488, 1178, 1147, 1085,
    682, 682, 682, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901781, 0, 1488, 713, 1178, 1178, 1178, 1178, 1178, 1178, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426,
    2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901782, 0, 1488, 1488, 1054, 1023, 961, 744, 744, 744, 1488, 1488,
    1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901783, 0, 1488, 775, 1054,
    1054, 1054, 1054, 1054, 1054, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901784, 0, 1488, 1488, 930, 899, 837, 806, 806, 806, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0,
    1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901785, 0, 1488, 1488, 930, 930, 930, 930, 930, 930, 1488, 1488,
    1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901786, 0, 1488, 1488, 806,
    806, 806, 806, 868, 930, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4294901787, 0, 1488, 1488, 930, 930, 930, 930, 930, 1488, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0,
    1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901788, 0, 1488, 1488, 806, 806, 806, 806, 806, 806, 1488, 1488,
    1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901789, 0, 1488, 1488, 1488,
    1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 3147061, 4194862,
    0, 0, 1426, 2097586, 0, 0, 1488, 4294901790, 1488, 1488, 775, 744, 744, 744, 744, 992, 1054, 1488, 1488, 1488, 1488,
    3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901791, 0, 1488, 775, 1054, 1054, 1054,
    1054, 1054, 1488, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901792, 0, 1488, 775, 744, 744, 744, 744, 744, 744, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426,
    2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901793, 0, 1488, 775, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488,
    1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901794, 1488, 1488, 713,
    682, 682, 682, 682, 1116, 1178, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4294901795, 0, 1488, 713, 1178, 1178, 1178, 1178, 1178, 1488, 1488, 1488, 1488, 1488, 3147061, 4194862,
    0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901796, 0, 1488, 713, 682, 682, 682, 682, 682, 682, 1488,
    1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901797, 0, 1488, 713,
    1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901798, 1488, 1488, 651, 620, 620, 620, 620, 1240, 1302, 1488, 1488, 1488, 1488, 3147061,
    4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901799, 0, 1488, 651, 1302, 1302, 1302, 1302,
    1302, 1488, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901800, 0, 1488, 651, 620, 620, 620, 620, 620, 620, 1488, 1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426,
    2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901801, 0, 1488, 651, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488,
    1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901802, 1488, 1049909,
    1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909,
    1049909, 0, 1364, 434, 0, 0, 1049909, 1049909, 1049909, 0, 1364, 434, 0, 0, 1049909, 4294901803, 1049909, 0, 0,
    1395, 1395, 1395, 1395, 1395, 1395, 1395, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901804,
    1049909, 0, 0, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 1049909, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 4294901805, 1049909, 0, 0, 1457, 1457, 1457, 1457, 1457, 1457, 1457, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901806, 1488, 0, 0, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901807, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488, 1488,
    1488, 1488, 1488, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 3147061, 4194862, 0, 0, 1426, 2097586, 0, 0, 1488,
    4294901808, 1488, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1550, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\0\xff\xff\x01\xff\xff\xff\xff\x02\xff\xff\x03\x04\x05\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x06\x07\x06\x01\x08\xff\xff\xff\xff\x01\xff\xff\
    \x77\x73\x3a\x2f\x2f\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xba\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1f\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x77\x73\x73\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\
    \xff\xff\0\0\x06\xba\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\xef\x05\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x0e\0\x01\x02\x03\x0e\x0e\x0e\x0e\x01\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\0\x01\x02\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x0e\0\x01\x02\x03\x0e\x0e\x0e\x0e\x01\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x0e\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x12\x12\x12\x12\x12\x13\x13\x13\
    \x13\x13\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x12\x14\x15\x0e\x16\x0e\x17\x18\x19\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\0\0\0\x01\x18\x01\x19\x01\x1a\x01\x1b\
    \x01\x05\x01\x06\x01\x1c\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x1d\x01\x0d\x01\x0e\x01\x0f\x01\x1e\x01\x11\x01\x12\
    \x01\x1f\x01\x14\x01\x15\x01\x16\x01\x17\x01\x20\x01\x18\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x16\x01\x02\x18\x02\x03\x1d\x03\0\x23\x03\x04\x24\x04\x04\x28\x04\x04\x2c\
    \x03\x03\x30\0\x05\x36\x05\x06\x24\x06\x06\x24\x05\x05\x36\0\x07\x3a\x07\x07\x3a\x01\x01\x3e\x01\0\x3f\x08\x08\x36\
    \x08\x06\x24\x01\x06\x24\x01\x09\x3e\x0a\x0a\x08\x0a\x0a\x0c\x0a\x0a\x10\x0a\x01\x16\x03\x0a\x23\x0a\x05\x36\x0a\
    \x07\x3a\x01\x0a\x3f\xff\x0a\x04\
    \xfc\x21\0\0\x08\0\0\x02\0\0\x20\0\0\x10\0\xff\x3f\x07\xfc\x25\0\0\0\x08\0\x30\x02\xfc\x01\0\xfe\x01\0\xff\x2f\0\
    \xff\x2f\x08\xff\x7f\x03\xfc\x10\x02\xff\x3f\x03\
    ws-URI/host/IPv6address/IP-literal/IPvFuture/query/pct-encoded/port/path-abempty/reg-name/wss-URI/",
    words: &[
    // operations
    0, 6, 0, 0, 2, 0, 0, 8, 0, 0, 5, 0, 0, 0, 8,
    // starts
    1, 49,
    // call_list
    7, 0, 0, 65535, 0, 248,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 17, calls: 1, common: 0, copies: 303, decodes: 0, fields: 4, first_mark: 12, first_stop: 15,
    groups: 456, highs: 0, kept: 231, kinds: 1, nesting: 128, note_of: 304, note_shift: 26, notes: 355, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 51, registers: 4, rules: 603, run: 28, set_size: 3, sets: 555, shift:
    9, shift_marks: 8, slots: 4, starts: 15, states: 51, stretch_list: 23, stretches: 0, width: 31,
};

crate::__typed! {
    /// A text that the rule `ws-URI` matches as a whole.
    ///
    /// ```text
    /// ws-URI = "ws:" "//" host [":" port] path ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ws.svg"))]
    ///
    /// For example `ws://example.com/chat`.
    Ws: table TABLE, kind 0, kept 8, secrets &[],
    checks [];
    /// The `host`.
    ///
    /// ```text
    /// host = <host, defined in [RFC3986], Section 3.2.2>
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = <port, defined in [RFC3986], Section 3.2.3>
    /// ```
    maybe port = 1;
    /// The `path`.
    ///
    /// ```text
    /// path = <path-abempty, defined in [RFC3986], Section 3.3>
    /// ```
    always path = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = <query, defined in [RFC3986], Section 3.4>
    /// ```
    maybe query = 3;
}

crate::__scheme! { Ws: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") } }

/// How the fields of [`Ws`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_WS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    lists: &[],
    always: 0b101,
    pieces: &[Piece::Text("ws://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    WsBuilder of Ws by TEMPLATE_WS, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

crate::__typed! {
    /// A text that the rule `wss-URI` matches as a whole.
    ///
    /// ```text
    /// wss-URI = "wss:" "//" host [":" port] path ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/wss.svg"))]
    ///
    /// For example `wss://example.com/chat`.
    Wss: table TABLE, kind 1, kept 8, secrets &[],
    checks [];
    /// The `host`.
    ///
    /// ```text
    /// host = <host, defined in [RFC3986], Section 3.2.2>
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = <port, defined in [RFC3986], Section 3.2.3>
    /// ```
    maybe port = 1;
    /// The `path`.
    ///
    /// ```text
    /// path = <path-abempty, defined in [RFC3986], Section 3.3>
    /// ```
    always path = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = <query, defined in [RFC3986], Section 3.4>
    /// ```
    maybe query = 3;
}

crate::__scheme! { Wss: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") } }

/// How the fields of [`Wss`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_WSS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    lists: &[],
    always: 0b101,
    pieces: &[Piece::Text("wss://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    WssBuilder of Wss by TEMPLATE_WSS, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ws", scheme: true, grammar: "rfc6455", start: "ws-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_WS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") } },
    crate::Kind { name: "wss", scheme: true, grammar: "rfc6455", start: "wss-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_WSS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") } },
];
