// @generated from grammars/rfc5870.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc5870`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 37 states, 19 byte classes, 7 registers: 6078 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0b\x0e\x0e\x0b\x0f\x0b\x0b\x0b\x0b\x0b\x0b\x10\0\x0c\x0e\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x0d\x11\x0e\x12\x0e\x0e\x0e\x02\x02\x03\x02\x04\x02\x05\x06\x06\x06\x06\x06\x06\x06\x07\x06\x06\x08\x09\x06\
    \x0a\x06\x06\x06\x06\x06\x0b\x0e\x0b\x0e\x0b\x0e\x02\x02\x03\x02\x04\x02\x05\x06\x06\x06\x06\x06\x06\x06\x07\x06\
    \x06\x08\x09\x06\x0a\x06\x06\x06\x06\x06\x0e\x0e\x0e\x0b\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\x50", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x74\x50\x74\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x80\x03\x03\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x01\x06\x02\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x02\x02\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\xfe\x04\xff\0\0\x01\xfe\xfe\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x0f\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\xfe\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\xfd\x04\xff\0\0\x01\xfd\xfd\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x03\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x04\xfc\x04\xff\0\0\x01\xfc\xfc\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x01\x06\x0f\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x80\x80\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x01\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x01\x01\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x03\x03\x04\x04\0\x05\x0f\x05\x0f\x80\x80\x80\x80", *b"\x04\0\x04\xff\0\0\x01\0\0\0\x05\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 180,
    210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 210, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 270, 0, 0,
    0, 240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 2097452, 2097482, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 9, 0, 0, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 330, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 420, 0, 0, 0, 4194694, 6291906, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65547, 0, 0, 360, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 480, 510, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65549, 0, 0, 540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 65550, 0, 570, 570, 570, 600, 570, 570, 570, 570, 570, 570, 630, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 65551, 0, 0, 510, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 65552, 0, 0, 510, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 660, 0, 0, 0, 0, 8389058, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65553,
    0, 0, 540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4194694, 6291906, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65554, 0, 570,
    570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 0, 0, 0, 0, 0, 0, 690, 720, 0, 0, 0, 0, 0, 0, 690, 720, 570,
    65555, 570, 570, 570, 570, 570, 570, 570, 570, 570, 750, 570, 570, 0, 0, 0, 0, 0, 0, 690, 720, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 65556, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 0, 0, 0, 0, 0, 0, 690, 780, 0, 0, 0, 0, 0,
    0, 690, 720, 570, 65557, 570, 0, 810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65558, 0, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 690, 720,
    570, 65559, 570, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416,
    1049416, 1049416, 1049416, 0, 870, 0, 0, 0, 1049416, 1049416, 1049416, 0, 870, 0, 690, 0, 1049416, 65560, 1049416,
    570, 570, 570, 570, 570, 570, 570, 570, 570, 900, 570, 0, 0, 0, 0, 0, 0, 690, 720, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65561,
    570, 1049416, 10486690, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416,
    1049416, 1049416, 0, 870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65562, 0, 0, 810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 8389058, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65563, 0, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416,
    1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 0, 870, 0, 690, 0, 1049416, 1049416,
    1049416, 0, 870, 0, 690, 0, 1049416, 65564, 1049416, 0, 960, 960, 960, 960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65565, 1049416, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 0, 0, 0, 0, 0,
    0, 690, 990, 0, 0, 0, 0, 0, 0, 690, 720, 570, 65566, 570, 1049416, 930, 1049416, 1049416, 1049416, 1049416, 1049416,
    1049416, 1049416, 1049416, 1049416, 1049416, 1020, 1049416, 0, 870, 0, 12583602, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65567, 0, 0, 1049416, 1049416, 1049416, 1049416, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 65568, 1049416, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1049416, 1049416, 1049416, 0,
    870, 0, 0, 0, 1049416, 1049416, 1049416, 0, 870, 0, 14681174, 0, 1050, 65569, 1050, 1049416, 1080, 1049416, 1049416,
    1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 0, 870, 0, 690, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 65570, 0, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1050, 1049416, 1049416,
    1049416, 0, 870, 0, 14681174, 0, 1049416, 1049416, 1049416, 0, 870, 0, 14681174, 0, 1050, 65571, 1050, 1049416,
    1080, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 1049416, 0,
    870, 0, 12583602, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65572, 0, 570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 630, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65573, 570,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\x01\0\x02\x03\x04\xff\xff\xff\x05\xff\x01\x02\
    \xff\x06\x07\xff\xff\x08\x09\x07\xff\
    \x67\x65\x6f\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x96\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1e\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x03\x0e\x0e\x0e\x0e\x0e\x0e\x03\x04\x0e\x0e\x0e\x0e\x0e\0\x01\x02\x03\x04\x05\x06\0\x03\x04\x0e\x0e\x0e\x0e\0\x01\
    \x03\x04\x05\x0e\x0e\0\x03\x04\x0e\x0e\x0e\x0e\0\x03\x04\x0e\x0e\x0e\x0e\0\x01\x03\x04\x05\x06\x0e\0\x01\x03\x04\
    \x05\x0e\x0e\0\x03\x04\x05\x0e\x0e\x0e\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x05\x09\x0a\x07\x08\x0b\x05\x0c\x0d\x0e\x0f\x10\x08\x11\x12\x13\x14\x15\x16\
    \x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x03\x0b\x0c\x0d\x01\x0e\x01\
    \x0f\x01\x10\x02\x11\x12\x02\x13\x12\x01\x0d\x01\x14\x02\x15\x10\x02\x16\x14\x01\x17\x01\x18\x01\x19\x02\x1a\x10\
    \x02\x1b\x1c\x01\x1d\x02\x1e\x14\x02\x08\x18\x02\x1f\x1c\x02\x17\x1c\x02\x0c\x0d\
    \xff\0\0\0\0\x04\0\0\x08\0\x01\x0d\x01\x02\x10\x02\x03\x14\x02\x03\x18\x04\x02\x10\x03\x03\x14\x02\x03\x1e\x03\x03\
    \x20\x05\x05\x24\x06\x06\x28\x07\x08\x2c\x02\x03\x32\x03\x03\x36\x07\x07\x3a\x05\x05\x3c\x08\x07\x3b\x06\x06\x40\
    \x07\x09\x44\x05\x05\x48\x06\x03\x14\x03\x03\x4e\x09\x09\x52\x09\x0a\x54\x05\x05\x40\x03\x03\x32\x09\x09\x44\x0a\
    \x0a\x54\x05\x0b\x2c\x0b\x08\x5a\
    \x20\0\0\x10\0\0\x80\0\0\0\x20\0\x03\0\0\x02\0\0\x02\x10\x01\x02\x10\x03\x02\0\x01\x08\0\0\0\x04\0\xff\x07\0\x02\
    \x10\x02\x02\0\x03\xff\x07\x06\0\x01\0\0\0\x04\xff\xbf\0\0\x02\0\x02\0\x02\xff\xbf\x02\x1e\0\0\xff\x07\x02\
    geo-scheme/geo-URI/num/pnum/coordinates/crsp/uncp/parameter/labeltext/paramchar/pct-encoded/crslabel/",
    words: &[
    // operations
    0, 8, 0, 0, 16, 0, 0, 48, 0, 0, 33, 0, 0, 64, 0, 0, 4, 0, 0, 2, 0,
    ],
    callees: &[],
    accepts: 0, call_list: 21, calls: 0, common: 0, copies: 198, decodes: 0, fields: 7, first_mark: 11, first_stop: 14,
    groups: 314, highs: 0, kept: 128, kinds: 1, nesting: 128, note_of: 199, note_shift: 0, notes: 237, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 38, registers: 7, rules: 479, run: 27, set_size: 3, sets: 410, shift:
    0, shift_marks: 8, slots: 7, starts: 21, states: 38, stretch_list: 21, stretches: 0, width: 30,
};

crate::__typed! {
    /// A text that the rule `geo-URI` matches as a whole.
    ///
    /// ```text
    /// geo-URI = geo-scheme ":" geo-path
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/geo.svg"))]
    ///
    /// For example `geo:13.4125,103.8667`.
    Geo: table TABLE, kind 0, kept 8, secrets &[],
    checks [];
    /// The `coordinates`.
    ///
    /// ```text
    /// coordinates = coord-a "," coord-b ["," coord-c]
    /// ```
    always coordinates = 0;
    /// The `coord-a`.
    ///
    /// ```text
    /// coord-a = num
    /// ```
    always coord_a = 1;
    /// The `coord-b`.
    ///
    /// ```text
    /// coord-b = num
    /// ```
    always coord_b = 2;
    /// The `coord-c`.
    ///
    /// ```text
    /// coord-c = num
    /// ```
    maybe coord_c = 3;
    /// The `parameters`.
    ///
    /// ```text
    /// p = [crsp] [uncp] *parameter
    /// ```
    always parameters = 4;
    /// The `crs`.
    ///
    /// ```text
    /// crslabel = "wgs84" / labeltext
    /// ```
    maybe crs = 5;
    /// The `u`.
    ///
    /// ```text
    /// uval = pnum
    /// ```
    maybe u = 6;
}

crate::__scheme! { Geo: TABLE, kind 0, checks &[], forms: &[(Some(5), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "geo", default_port: None, empty_path: None } }

/// How the fields of [`Geo`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GEO: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"],
    lists: &[],
    always: 0b10111,
    pieces: &[Piece::Text("geo:"), Piece::Outer(0, 6), Piece::Field(1), Piece::Text(","), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(","), Piece::Field(3), Piece::Outer(4, 6), Piece::Group(32, 2),
    Piece::Text(";crs="), Piece::Field(5), Piece::Group(64, 2), Piece::Text(";u="), Piece::Field(6)],
};

crate::__builder! {
    GeoBuilder of Geo by TEMPLATE_GEO, states [];
    optional coordinates = 0;
    optional coord_a = 1;
    optional coord_b = 2;
    optional coord_c = 3;
    optional parameters = 4;
    optional crs = 5;
    optional u = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "geo", scheme: true, grammar: "rfc5870", start: "geo-URI", table: &TABLE, kind: 0, fields: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("geo:0,0;a=["), checks: &[], template: Some(&TEMPLATE_GEO), forms: &[(Some(5), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "geo", default_port: None, empty_path: None } },
];
