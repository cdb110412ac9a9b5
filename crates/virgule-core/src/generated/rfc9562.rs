// @generated from grammars/rfc9562.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc9562`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 61 states, 16 byte classes, 3 registers: 7025 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\0\x0d\x0e\0\x0f\0\0\0\0\0\x01\0\x02\0\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\0\x0d\
    \x06\x0d\x0c\0\x04\x04\x04\x07\x04\x04\0\0\x08\0\0\0\0\x09\0\0\0\x0a\0\0\x0b\0\0\0\0\0\x0d\x0d\x0d\x0d\0\x0d\x04\
    \x04\x04\x07\x04\x04\0\0\x08\0\0\0\0\x09\0\0\0\x0a\0\0\x0b\0\0\0\0\0\x0d\x0d\x0d\0\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d",
    runs: &[*b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0e\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\x2d\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\0\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\x2d\x2f\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\0\x01\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\x2d\x2f\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\x2d\x2f\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\0\x01\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\x2d\x2f\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 7, 0, 255, 0, 0, 0, 0, 0, 0, 0, 216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 0, 0, 240,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 0, 0, 0, 0, 264, 0, 0, 264, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 10, 288, 255, 0, 0, 0, 0, 288, 0, 0, 288, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 312, 255, 0, 0, 0, 0,
    312, 0, 0, 312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 336, 255, 0, 0, 0, 0, 336, 0, 0, 336, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 13, 360, 255, 0, 0, 0, 0, 360, 0, 0, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 384, 255,
    0, 0, 0, 0, 384, 0, 0, 384, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 408, 255, 0, 0, 0, 0, 408, 0, 0, 408, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 432, 255, 0, 0, 0, 0, 432, 0, 0, 432, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    17, 0, 255, 0, 0, 456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 255, 0, 0, 0, 0, 480, 0, 0, 480,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 504, 255, 0, 0, 0, 0, 504, 0, 0, 504, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 20, 528, 255, 0, 0, 0, 0, 528, 0, 0, 528, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 552, 255, 0, 0, 0, 0, 552,
    0, 0, 552, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 255, 0, 0, 576, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 23, 0, 255, 0, 0, 0, 0, 600, 0, 0, 600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 624, 255, 0, 0, 0, 0,
    624, 0, 0, 624, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 648, 255, 0, 0, 0, 0, 648, 0, 0, 648, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 26, 672, 255, 0, 0, 0, 0, 672, 0, 0, 672, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 255, 0,
    0, 696, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 255, 0, 0, 0, 0, 720, 0, 0, 720, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 29, 744, 255, 0, 0, 0, 0, 744, 0, 0, 744, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 768,
    255, 0, 0, 0, 0, 768, 0, 0, 768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 792, 255, 0, 0, 0, 0, 792, 0, 0, 792, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 255, 0, 0, 816, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33,
    0, 255, 0, 0, 0, 0, 840, 0, 0, 840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 864, 255, 0, 0, 0, 0, 864, 0, 0, 864,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 888, 255, 0, 0, 0, 0, 888, 0, 0, 888, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 36, 912, 255, 0, 0, 0, 0, 912, 0, 0, 912, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 936, 255, 0, 0, 0, 0, 936,
    0, 0, 936, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 960, 255, 0, 0, 0, 0, 960, 0, 0, 960, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 39, 984, 255, 0, 0, 0, 0, 984, 0, 0, 984, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 1008, 255, 0, 0,
    0, 0, 1008, 0, 0, 1008, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1032, 255, 0, 0, 0, 0, 1032, 0, 0, 1032, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1056, 255, 0, 0, 0, 0, 1056, 0, 0, 1056, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    43, 1080, 255, 0, 0, 0, 0, 1080, 0, 0, 1080, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 1104, 255, 0, 0, 0, 0, 1104,
    0, 0, 1104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1152, 0, 1128, 0,
    0, 0, 0, 0, 0, 46, 0, 0, 3146904, 3146904, 3146904, 3146904, 3146904, 3146904, 3146904, 3146904, 3146904, 3146904,
    3146904, 3146904, 3146904, 0, 0, 2098352, 9438360, 0, 0, 8389808, 3146904, 47, 0, 1, 0, 1224, 0, 0, 0, 0, 1248, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 255, 1049752, 1049752, 1049752, 1049752, 1049752, 1049752, 1049752,
    1049752, 1049752, 1049752, 1049752, 1049752, 1049752, 0, 0, 1200, 1049752, 0, 0, 1200, 1049752, 49, 1049752, 2, 0,
    0, 0, 0, 1272, 0, 0, 1272, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 1049752, 255, 1296, 1296, 1296, 0, 1296, 1296,
    1296, 1296, 1296, 1296, 1296, 1296, 0, 0, 0, 1320, 0, 0, 0, 0, 0, 51, 1296, 255, 5244224, 5244224, 5244224, 0,
    5244224, 5244224, 5244224, 5244224, 5244224, 5244224, 5244224, 5244224, 0, 0, 0, 4195672, 0, 0, 0, 0, 0, 52, 0, 255,
    0, 0, 0, 0, 1049752, 0, 0, 1049752, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 1049752, 255, 1296, 1296, 1296, 1296,
    1296, 1296, 1296, 1296, 1296, 1296, 1296, 1296, 6292848, 0, 6292584, 1320, 6292848, 0, 6292584, 1320, 1296, 54,
    1296, 3, 0, 0, 0, 0, 1416, 0, 0, 1416, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 1296, 255, 1049920, 1049920,
    1049920, 1049920, 1049920, 1049920, 1049920, 1049920, 1049920, 1049920, 1049920, 1049920, 1049920, 0, 1128, 1368,
    1049920, 0, 1128, 1368, 1049920, 56, 1049920, 4, 0, 0, 0, 0, 1440, 0, 0, 1440, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 57, 1049920, 255, 1296, 1296, 1296, 1296, 1296, 1296, 1464, 1296, 1296, 1296, 1296, 1296, 6292848, 0, 6292584,
    1320, 0, 0, 0, 0, 0, 58, 1296, 3, 0, 0, 0, 0, 1296, 0, 0, 1296, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 1296,
    255, 0, 0, 0, 0, 1049920, 0, 0, 1049920, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 1049920, 255, 5244224, 5244224,
    5244224, 1296, 5244224, 5244224, 5244224, 5244224, 5244224, 5244224, 5244224, 5244224, 6292848, 0, 6292584, 4195672,
    0, 0, 0, 0, 0, 61, 0, 3,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x75\x72\x6e\x3a\x75\x75\x69\x64\x20\x20\x20\0\x20\x20\x20\x20\xff\xff\xff\xff\xff\xff\xff\xff\x08\xd8\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x18\
    \0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x04\x05\x06\x03\x07\x08\x08\x08\x08\x08\x08\x08\x09\x0a\x08\x08\x08\x09\x0a\x08\x08\x08\x09\
    \x0a\x08\x08\x08\x09\x0a\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x0b\x0c\x0d\x0e\x0f\x10\x10\x11\x12\x13\x14\
    \x15\x16\x11\x11\x17\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x02\x12\x16\x02\x17\x10\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\0\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x18\x01\x02\x1d\x02\x01\x18\x01\x03\x23\0\
    \x04\x26\x03\x03\x28\x04\x04\x26\x04\x05\x18\x03\x06\x2c\x05\x05\x18\x07\x07\x32\x07\x05\x18\x08\x08\x32\x08\x05\
    \x18\x03\x03\x34\x07\x07\x3a\
    \0\x08\0\x04\0\x02\x20\0\0\x01\x80\0\x90\0\x04\0\0\x50\xff\x9f\x42\0\xf7\x8f\xff\xdf\x40\0\x08\x50\
    urn-uuid/hexOctet/UUID/rq-components/fragment/pct-encoded/pchar/r-component/q-component/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 47,
    // operations
    0, 4, 0, 0, 2, 0, 0, 1, 0, 0, 0, 4,
    ],
    callees: &[],
    addresses: 0, call_list: 36, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 4, fields: 4,
    first_delimiter: 12, first_loop_exit: 13, groups: 203, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 153, number_size: 1, operations: 24, operations_words: 1, prefixes: 0, range_list: 36, ranges:
    0, registers: 3, rules: 305, run: 20, set_size: 2, sets: 275, shift: 0, starts: 36, states: 62, width: 24,
};

crate::__typed! {
    /// A string that the rule `urn-uuid` matches as a whole, by RFC 9562, section 4.
    ///
    /// ```text
    /// urn-uuid = "urn:uuid:" UUID [rq-components] ["#" f-component]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/urn-uuid.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::UrnUuid::parse("urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6")?;
    /// assert_eq!(value.uuid(), "f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    UrnUuid: table TABLE, kind 0, captures 4, schemes &["urn"], inside true,
    secrets &[], checks [];
    /// The `UUID`, by RFC 9562, section 4.
    ///
    /// ```text
    /// UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
    /// ```
    always uuid = 0;
    /// The `r-component`, by RFC 8141, section 2.
    ///
    /// ```text
    /// r-component = pchar *(pchar / "/" / r-marks (r-char / "/" / "=/")) [r-marks ["="]]
    /// ```
    maybe r_component = 1;
    /// The `q-component`, by RFC 8141, section 2.
    ///
    /// ```text
    /// q-component = pchar *(pchar / "/" / "?")
    /// ```
    maybe q_component = 2;
    /// The `f-component`, by RFC 8141, section 2.
    ///
    /// ```text
    /// f-component = fragment
    /// ```
    maybe f_component = 3;
}

crate::__owned_fields! { UrnUuid: always uuid maybe r_component maybe q_component maybe f_component }

crate::__scheme! { UrnUuid: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[0], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase).with(crate::NormalizationStep::PercentCase), rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } }

crate::__inside_uri! { UrnUuid: }

/// How the fields of [`UrnUuid`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_URNUUID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["UUID", "r-component", "q-component", "f-component"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("urn:uuid:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text("?+"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?="), Piece::Field(2), Piece::Group(8, 2), Piece::Text("#"), Piece::Field(3)],
};

crate::__builder! {
    UrnUuidBuilder of UrnUuid by TEMPLATE_URNUUID, states [Uuid = uuid];
    optional r_component = 1;
    optional q_component = 2;
    optional f_component = 3;
    needed uuid = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "urn-uuid", scheme: false, grammar: "rfc9562", start: "urn-uuid", table: &TABLE, kind: 0, fields: &["UUID", "r-component", "q-component", "f-component"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_URNUUID), forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[0], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase).with(crate::NormalizationStep::PercentCase), rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
