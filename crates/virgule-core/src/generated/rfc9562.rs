// @generated from grammars/rfc9562.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc9562`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 61 states, 16 byte classes, 3 registers: 6806 bytes.
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 161, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 184, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0,
    0, 0, 207, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 230, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 9, 0, 0, 0, 0, 0, 253, 0, 0, 253, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 276, 0, 0, 0, 0, 276, 0, 0, 276,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 299, 0, 0, 0, 0, 299, 0, 0, 299, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    12, 322, 0, 0, 0, 0, 322, 0, 0, 322, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 345, 0, 0, 0, 0, 345, 0, 0, 345, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 368, 0, 0, 0, 0, 368, 0, 0, 368, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15,
    391, 0, 0, 0, 0, 391, 0, 0, 391, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 414, 0, 0, 0, 0, 414, 0, 0, 414, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 437, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0,
    0, 0, 0, 460, 0, 0, 460, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 483, 0, 0, 0, 0, 483, 0, 0, 483, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 20, 506, 0, 0, 0, 0, 506, 0, 0, 506, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 529, 0, 0,
    0, 0, 529, 0, 0, 529, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 552, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 575, 0, 0, 575, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 598, 0, 0, 0, 0,
    598, 0, 0, 598, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 621, 0, 0, 0, 0, 621, 0, 0, 621, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 26, 644, 0, 0, 0, 0, 644, 0, 0, 644, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 667, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 690, 0, 0, 690, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 29, 713, 0, 0, 0, 0, 713, 0, 0, 713, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 736, 0, 0, 0, 0, 736, 0, 0,
    736, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 759, 0, 0, 0, 0, 759, 0, 0, 759, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 32, 0, 0, 0, 782, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 0, 805, 0, 0, 805, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 828, 0, 0, 0, 0, 828, 0, 0, 828, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35,
    851, 0, 0, 0, 0, 851, 0, 0, 851, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 874, 0, 0, 0, 0, 874, 0, 0, 874, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 897, 0, 0, 0, 0, 897, 0, 0, 897, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38,
    920, 0, 0, 0, 0, 920, 0, 0, 920, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 943, 0, 0, 0, 0, 943, 0, 0, 943, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 966, 0, 0, 0, 0, 966, 0, 0, 966, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41,
    989, 0, 0, 0, 0, 989, 0, 0, 989, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1012, 0, 0, 0, 0, 1012, 0, 0, 1012, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 1035, 0, 0, 0, 0, 1035, 0, 0, 1035, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    44, 1058, 0, 0, 0, 0, 1058, 0, 0, 1058, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1104, 0, 1081, 0, 0, 0, 0, 0, 0, 46, 0, 3146855, 3146855, 3146855, 3146855, 3146855, 3146855, 3146855,
    3146855, 3146855, 3146855, 3146855, 3146855, 3146855, 0, 0, 2098302, 9438311, 0, 0, 8389758, 3146855, 65583, 0, 0,
    1173, 0, 0, 0, 0, 1196, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65584, 0, 1049703, 1049703, 1049703, 1049703,
    1049703, 1049703, 1049703, 1049703, 1049703, 1049703, 1049703, 1049703, 1049703, 0, 0, 1150, 1049703, 0, 0, 1150,
    1049703, 65585, 1049703, 0, 0, 0, 0, 1219, 0, 0, 1219, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65586, 1049703, 1242,
    1242, 1242, 0, 1242, 1242, 1242, 1242, 1242, 1242, 1242, 1242, 0, 0, 0, 1265, 0, 0, 0, 0, 0, 65587, 1242, 5244168,
    5244168, 5244168, 0, 5244168, 5244168, 5244168, 5244168, 5244168, 5244168, 5244168, 5244168, 0, 0, 0, 4195615, 0, 0,
    0, 0, 0, 65588, 0, 0, 0, 0, 0, 1049703, 0, 0, 1049703, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65589, 1049703, 1242,
    1242, 1242, 1242, 1242, 1242, 1242, 1242, 1242, 1242, 1242, 1242, 6292790, 0, 6292537, 1265, 6292790, 0, 6292537,
    1265, 1242, 65590, 1242, 0, 0, 0, 0, 1357, 0, 0, 1357, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65591, 1242, 1049864,
    1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 1049864, 0, 1081,
    1311, 1049864, 0, 1081, 1311, 1049864, 65592, 1049864, 0, 0, 0, 0, 1380, 0, 0, 1380, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 65593, 1049864, 1242, 1242, 1242, 1242, 1242, 1242, 1403, 1242, 1242, 1242, 1242, 1242, 6292790, 0,
    6292537, 1265, 0, 0, 0, 0, 0, 65594, 1242, 0, 0, 0, 0, 1242, 0, 0, 1242, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65595, 1242, 0, 0, 0, 0, 1049864, 0, 0, 1049864, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65596, 1049864, 5244168,
    5244168, 5244168, 1242, 5244168, 5244168, 5244168, 5244168, 5244168, 5244168, 5244168, 5244168, 6292790, 0, 6292537,
    4195615, 0, 0, 0, 0, 0, 65597, 0,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\x02\xff\xff\xff\xff\x03\xff\x04\
    \xff\x03\xff\xff\x03\
    \x75\x72\x6e\x3a\x75\x75\x69\x64\x20\x20\x20\0\x20\x20\x20\x20\xff\xff\xff\xff\xff\xff\xff\xff\x08\xcf\0\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x17\
    \0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x0e\x0e\x0e\0\x01\x0e\0\x01\x02\x0e\x0e\x0e\0\x01\x0e\
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
    // operations
    0, 4, 0, 0, 2, 0, 0, 1, 0, 0, 0, 4,
    ],
    callees: &[],
    accepts: 0, call_list: 12, calls: 0, common: 0, copies: 167, decodes: 0, fields: 4, first_mark: 12, first_stop: 13,
    groups: 280, highs: 0, kept: 152, kinds: 1, nesting: 128, note_of: 168, note_shift: 0, notes: 230, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 62, registers: 3, rules: 382, run: 20, set_size: 2, sets: 352, shift:
    0, shift_marks: 4, slots: 3, starts: 12, states: 62, stretch_list: 12, stretches: 0, width: 23,
};

crate::__typed! {
    /// A text that the rule `urn-uuid` matches as a whole.
    ///
    /// ```text
    /// urn-uuid = "urn:uuid:" UUID [rq-components] ["#" f-component]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/urn-uuid.svg"))]
    ///
    /// For example `urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6`.
    UrnUuid: table TABLE, kind 0, kept 4, secrets &[],
    checks [];
    /// The `UUID`.
    ///
    /// ```text
    /// UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
    /// ```
    always uuid = 0;
    /// The `r-component`.
    ///
    /// ```text
    /// r-component = pchar *(pchar / "/" / r-marks (r-char / "/" / "=/")) [r-marks ["="]]
    /// ```
    maybe r_component = 1;
    /// The `q-component`.
    ///
    /// ```text
    /// q-component = pchar *(pchar / "/" / "?")
    /// ```
    maybe q_component = 2;
    /// The `f-component`.
    ///
    /// ```text
    /// f-component = fragment
    /// ```
    maybe f_component = 3;
}

crate::__scheme! { UrnUuid: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "", default_port: None, empty_path: None } }

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
    needed uuid = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "urn-uuid", scheme: false, grammar: "rfc9562", start: "urn-uuid", table: &TABLE, kind: 0, fields: &["UUID", "r-component", "q-component", "f-component"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_URNUUID), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
