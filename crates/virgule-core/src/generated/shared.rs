// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! Tables of rules that several grammars call.

use crate::engine::{Cells, Table};

/// 125 states (0 with direct code), 4 byte classes, 3 registers: 1510 bytes.
#[rustfmt::skip]
pub static TOP_LABEL: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, moves, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\0\0\0\0\0\0\0\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\0\0\0\0\0\0\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\0\
    \0\
    \xff\0\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x03\x04\x05\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\
    \xff\0\0\0\0\x06\0\0\x04\0\0\x08\0\0\x0a\0\0\x0e\
    \x08\x0e\x0c\0\
    top-label/",
    words: &[
    // cells
    0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 4, 4, 0, 5, 6, 6, 0, 5, 6, 6, 0, 7, 8, 8, 0, 7, 8, 8, 0, 9, 10, 10, 0, 9, 10, 10, 0,
    11, 12, 12, 0, 11, 12, 12, 0, 13, 14, 14, 0, 13, 14, 14, 0, 15, 16, 16, 0, 15, 16, 16, 0, 17, 18, 18, 0, 17, 18, 18,
    0, 19, 20, 20, 0, 19, 20, 20, 0, 21, 22, 22, 0, 21, 22, 22, 0, 23, 24, 24, 0, 23, 24, 24, 0, 25, 26, 26, 0, 25, 26,
    26, 0, 27, 28, 28, 0, 27, 28, 28, 0, 29, 30, 30, 0, 29, 30, 30, 0, 31, 32, 32, 0, 31, 32, 32, 0, 33, 34, 34, 0, 33,
    34, 34, 0, 35, 36, 36, 0, 35, 36, 36, 0, 37, 38, 38, 0, 37, 38, 38, 0, 39, 40, 40, 0, 39, 40, 40, 0, 41, 42, 42, 0,
    41, 42, 42, 0, 43, 44, 44, 0, 43, 44, 44, 0, 45, 46, 46, 0, 45, 46, 46, 0, 47, 48, 48, 0, 47, 48, 48, 0, 49, 50, 50,
    0, 49, 50, 50, 0, 51, 52, 52, 0, 51, 52, 52, 0, 53, 54, 54, 0, 53, 54, 54, 0, 55, 56, 56, 0, 55, 56, 56, 0, 57, 58,
    58, 0, 57, 58, 58, 0, 59, 60, 60, 0, 59, 60, 60, 0, 61, 62, 62, 0, 61, 62, 62, 0, 63, 64, 64, 0, 63, 64, 64, 0, 65,
    66, 66, 0, 65, 66, 66, 0, 67, 68, 68, 0, 67, 68, 68, 0, 69, 70, 70, 0, 69, 70, 70, 0, 71, 72, 72, 0, 71, 72, 72, 0,
    73, 74, 74, 0, 73, 74, 74, 0, 75, 76, 76, 0, 75, 76, 76, 0, 77, 78, 78, 0, 77, 78, 78, 0, 79, 80, 80, 0, 79, 80, 80,
    0, 81, 82, 82, 0, 81, 82, 82, 0, 83, 84, 84, 0, 83, 84, 84, 0, 85, 86, 86, 0, 85, 86, 86, 0, 87, 88, 88, 0, 87, 88,
    88, 0, 89, 90, 90, 0, 89, 90, 90, 0, 91, 92, 92, 0, 91, 92, 92, 0, 93, 94, 94, 0, 93, 94, 94, 0, 95, 96, 96, 0, 95,
    96, 96, 0, 97, 98, 98, 0, 97, 98, 98, 0, 99, 100, 100, 0, 99, 100, 100, 0, 101, 102, 102, 0, 101, 102, 102, 0, 103,
    104, 104, 0, 103, 104, 104, 0, 105, 106, 106, 0, 105, 106, 106, 0, 107, 108, 108, 0, 107, 108, 108, 0, 109, 110,
    110, 0, 109, 110, 110, 0, 111, 112, 112, 0, 111, 112, 112, 0, 113, 114, 114, 0, 113, 114, 114, 0, 115, 116, 116, 0,
    115, 116, 116, 0, 117, 118, 118, 0, 117, 118, 118, 0, 119, 120, 120, 0, 119, 120, 120, 0, 121, 122, 122, 0, 121,
    122, 122, 0, 123, 124, 124, 0, 123, 124, 124, 0, 0, 125, 125, 0, 0, 125, 125, 0, 0, 0, 0,
    ],
    callees: &[],
    cells: Cells::Square, accepts: 205, base: 45, call_list: 504, calls: 0, check: 331, defaults: 0, edge_size: 3,
    edges: 504, fields: 0, first_skip: 126, groups: 470, highs: 0, hot: 0, kinds: 1, layouts: 331, mask_of: 0,
    mask_size: 0, masks: 0, moves: 331, nesting: 0, nibbles: 331, note_of: 332, note_shift: 0, notes: 458, places: 331,
    rows: 0, rules: 492, set_size: 1, sets: 488, shift: 0, skip_of: 79, starts: 504, states: 126, streams: 255,
    stretch_list: 504, stretches: 0, stride: 4, top: 78, width: 1,
};

/// 151 states (0 with direct code), 10 byte classes, 3 registers: 3733 bytes.
#[rustfmt::skip]
pub static IPV6ADDRESS: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, moves, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x03\x04\x05\x05\x06\x07\x07\x07\x07\x08\0\0\0\0\0\0\x09\x09\x09\x09\x09\x09\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\x09\x09\x09\x09\x09\x09\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\0\xff\xff\0\0\0\0\0\0\xff\xff\xff\0\0\0\0\0\xff\0\xff\0\0\0\xff\xff\0\0\xff\0\0\0\xff\xff\
    \xff\xff\0\0\xff\xff\xff\0\0\0\0\0\0\0\xff\xff\0\xff\xff\0\0\xff\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\
    \xff\xff\xff\xff\0\0\xff\0\0\0\0\0\0\0\0\xff\xff\xff\0\0\0\0\0\0\0\0\xff\xff\0\0\xff\0\0\0\0\xff\xff\xff\0\0\0\0\0\
    \0\0\xff\xff\xff\xff\xff\0\xff\0\xff\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\0\xff\xff\0\0\xff\0\
    \0\
    \xff\0\x01\x02\x01\x01\x03\x01\x01\x03\x04\x04\x04\x04\x05\x02\x01\x01\x04\x04\x04\x04\x05\x06\x05\x07\x04\x04\x04\
    \x01\x01\x03\x05\x07\x04\x04\x04\x08\x09\x09\x0a\x05\x04\x02\x01\x01\x04\x04\x04\x04\x05\x05\x04\x0b\x0c\x0d\x01\
    \x01\x03\x05\x07\x04\x04\x04\x0d\x08\x09\x09\x0a\x02\x01\x01\x04\x04\x04\x04\x05\x05\x04\x0b\x0c\x01\x01\x03\x05\
    \x07\x04\x04\x04\x0d\x0e\x0f\x0f\x0f\x02\x01\x01\x04\x04\x04\x04\x05\x05\x04\x10\x01\x01\x03\x05\x11\x04\x04\x04\
    \x0d\x02\x01\x01\x04\x04\x04\x04\x05\x05\x04\x01\x12\x12\x12\x12\x13\x01\x05\x14\x04\x04\x04\x0d\x02\x01\x01\x12\
    \x12\x12\x13\x05\x04\x01\x12\x15\x16\x02\x15\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\
    \xff\0\0\0\0\0\0\0\x04\0\0\x0a\0\0\x0e\0\0\x02\0\x01\x10\0\0\x08\x02\x02\x14\x01\x02\x19\x02\x02\x18\x02\x01\x10\
    \x02\x02\x1c\0\0\x06\0\0\x22\x01\x01\x12\x01\x01\x26\0\x03\x08\0\0\x0c\0\x04\x0a\0\x04\x08\x04\x04\x0a\0\x03\x06\
    \xfc\x03\0\x01\xfc\x02\xfe\x03\xfc\0\x02\0\xfe\0\x7e\0\0\0\x7c\0\
    IPv6address/dec-octet/IPv4address/ls32/h16/",
    words: &[
    // cells
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 3, 2, 0, 0, 4, 4, 4, 4, 4, 4, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    0, 0, 0, 7, 7, 7, 7, 7, 7, 5, 7, 0, 0, 8, 8, 8, 8, 8, 8, 9, 8, 0, 0, 10, 11, 12, 13, 13, 13, 0, 14, 0, 0, 15, 15,
    15, 15, 15, 15, 5, 15, 0, 0, 16, 16, 16, 16, 16, 16, 17, 16, 0, 0, 18, 19, 20, 21, 21, 21, 0, 22, 0, 23, 24, 24, 24,
    24, 24, 24, 25, 24, 0, 23, 26, 26, 26, 26, 26, 26, 25, 24, 0, 23, 26, 26, 26, 26, 27, 28, 25, 24, 0, 23, 28, 28, 28,
    28, 28, 28, 25, 24, 0, 0, 24, 24, 24, 24, 24, 24, 25, 24, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 29, 29, 29, 29, 29,
    29, 17, 29, 0, 0, 30, 30, 30, 30, 30, 30, 31, 30, 0, 23, 32, 32, 32, 32, 32, 32, 33, 32, 0, 23, 34, 34, 34, 34, 34,
    34, 33, 32, 0, 23, 34, 34, 34, 34, 35, 36, 33, 32, 0, 23, 36, 36, 36, 36, 36, 36, 33, 32, 0, 0, 32, 32, 32, 32, 32,
    32, 33, 32, 0, 0, 37, 38, 39, 40, 40, 40, 0, 0, 0, 0, 41, 41, 41, 41, 41, 41, 25, 41, 0, 0, 18, 19, 20, 21, 21, 21,
    0, 22, 0, 23, 42, 42, 42, 42, 42, 42, 25, 41, 0, 23, 42, 42, 42, 42, 42, 41, 25, 41, 0, 23, 41, 41, 41, 41, 41, 41,
    25, 41, 0, 0, 43, 43, 43, 43, 43, 43, 17, 43, 0, 0, 44, 44, 44, 44, 44, 44, 45, 44, 0, 0, 46, 47, 48, 49, 49, 49, 0,
    50, 0, 0, 51, 51, 51, 51, 51, 51, 33, 51, 0, 0, 46, 47, 48, 49, 49, 49, 0, 50, 0, 23, 52, 52, 52, 52, 52, 52, 33,
    51, 0, 23, 52, 52, 52, 52, 52, 51, 33, 51, 0, 23, 51, 51, 51, 51, 51, 51, 33, 51, 0, 53, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    53, 40, 40, 40, 40, 40, 40, 0, 0, 0, 53, 40, 40, 40, 40, 54, 37, 0, 0, 0, 53, 37, 37, 37, 37, 37, 37, 0, 0, 0, 0,
    55, 55, 55, 55, 55, 55, 25, 55, 0, 23, 55, 55, 55, 55, 55, 55, 25, 55, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 56, 56,
    56, 56, 56, 56, 45, 56, 0, 0, 57, 57, 57, 57, 57, 57, 58, 57, 0, 23, 59, 59, 59, 59, 59, 59, 60, 59, 0, 23, 61, 61,
    61, 61, 61, 61, 60, 59, 0, 23, 61, 61, 61, 61, 62, 63, 60, 59, 0, 23, 63, 63, 63, 63, 63, 63, 60, 59, 0, 0, 59, 59,
    59, 59, 59, 59, 60, 59, 0, 0, 64, 64, 64, 64, 64, 64, 33, 64, 0, 23, 64, 64, 64, 64, 64, 64, 33, 64, 0, 0, 65, 66,
    67, 68, 68, 68, 0, 0, 0, 53, 37, 37, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 69, 69, 69, 69, 69,
    69, 45, 69, 0, 0, 70, 70, 70, 70, 70, 70, 71, 70, 0, 0, 72, 73, 74, 75, 75, 75, 0, 76, 0, 0, 77, 77, 77, 77, 77, 77,
    60, 77, 0, 0, 72, 73, 74, 75, 75, 75, 0, 76, 0, 23, 78, 78, 78, 78, 78, 78, 60, 77, 0, 23, 78, 78, 78, 78, 78, 77,
    60, 77, 0, 23, 77, 77, 77, 77, 77, 77, 60, 77, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 79,
    68, 68, 68, 68, 68, 68, 0, 0, 0, 79, 68, 68, 68, 68, 80, 65, 0, 0, 0, 79, 65, 65, 65, 65, 65, 65, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 45, 0, 0, 0, 81, 81, 81, 81, 81, 81, 71, 81, 0, 0, 82, 82, 82, 82, 82, 82, 83, 82, 0, 23, 84, 84, 84,
    84, 84, 84, 85, 84, 0, 23, 86, 86, 86, 86, 86, 86, 85, 84, 0, 23, 86, 86, 86, 86, 87, 88, 85, 84, 0, 23, 88, 88, 88,
    88, 88, 88, 85, 84, 0, 0, 84, 84, 84, 84, 84, 84, 85, 84, 0, 0, 89, 89, 89, 89, 89, 89, 60, 89, 0, 23, 89, 89, 89,
    89, 89, 89, 60, 89, 0, 0, 90, 91, 92, 93, 93, 93, 0, 0, 0, 79, 65, 65, 65, 65, 65, 0, 0, 0, 0, 0, 94, 94, 94, 94,
    94, 94, 71, 94, 0, 0, 95, 95, 95, 95, 95, 95, 96, 95, 0, 0, 97, 98, 99, 100, 100, 100, 0, 101, 0, 0, 102, 102, 102,
    102, 102, 102, 85, 102, 0, 0, 97, 98, 99, 100, 100, 100, 0, 101, 0, 23, 103, 103, 103, 103, 103, 103, 85, 102, 0,
    23, 103, 103, 103, 103, 103, 102, 85, 102, 0, 23, 102, 102, 102, 102, 102, 102, 85, 102, 0, 0, 0, 0, 0, 0, 0, 0, 60,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 93, 93, 93, 93, 93, 93, 0, 0, 0, 0, 93, 93, 93, 93, 104, 90, 0, 0, 0, 0, 90,
    90, 90, 90, 90, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 71, 0, 0, 0, 105, 105, 105, 105, 105, 105, 96, 105, 0, 0, 106,
    106, 106, 106, 106, 106, 107, 106, 0, 23, 108, 108, 108, 108, 108, 108, 109, 108, 0, 23, 110, 110, 110, 110, 110,
    110, 109, 108, 0, 23, 110, 110, 110, 110, 111, 112, 109, 108, 0, 23, 112, 112, 112, 112, 112, 112, 109, 108, 0, 0,
    108, 108, 108, 108, 108, 108, 109, 108, 0, 0, 113, 113, 113, 113, 113, 113, 85, 113, 0, 23, 113, 113, 113, 113, 113,
    113, 85, 113, 0, 0, 90, 90, 90, 90, 90, 0, 0, 0, 0, 0, 114, 114, 114, 114, 114, 114, 96, 114, 0, 0, 115, 115, 115,
    115, 115, 115, 116, 115, 0, 0, 117, 118, 119, 120, 120, 120, 0, 121, 0, 0, 122, 122, 122, 122, 122, 122, 109, 122,
    0, 0, 117, 118, 119, 120, 120, 120, 0, 121, 0, 23, 123, 123, 123, 123, 123, 123, 109, 122, 0, 23, 123, 123, 123,
    123, 123, 122, 109, 122, 0, 23, 122, 122, 122, 122, 122, 122, 109, 122, 0, 0, 0, 0, 0, 0, 0, 0, 85, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 96, 0, 0, 0, 124, 124, 124, 124, 124, 124, 116, 124, 0, 0, 125, 126, 127, 128, 128, 128, 129, 130, 0,
    23, 131, 131, 131, 131, 131, 131, 132, 131, 0, 23, 133, 133, 133, 133, 133, 133, 132, 131, 0, 23, 133, 133, 133,
    133, 134, 135, 132, 131, 0, 23, 135, 135, 135, 135, 135, 135, 132, 131, 0, 0, 131, 131, 131, 131, 131, 131, 132,
    131, 0, 0, 136, 136, 136, 136, 136, 136, 109, 136, 0, 23, 136, 136, 136, 136, 136, 136, 109, 136, 0, 0, 137, 137,
    137, 137, 137, 137, 116, 137, 0, 23, 138, 138, 138, 138, 138, 138, 139, 138, 0, 23, 140, 140, 140, 140, 140, 140,
    139, 138, 0, 23, 140, 140, 140, 140, 141, 142, 139, 138, 0, 23, 142, 142, 142, 142, 142, 142, 139, 138, 0, 0, 143,
    143, 143, 143, 143, 143, 0, 143, 0, 0, 138, 138, 138, 138, 138, 138, 139, 138, 0, 0, 144, 144, 144, 144, 144, 144,
    132, 144, 0, 0, 143, 143, 143, 143, 143, 143, 0, 143, 0, 23, 145, 145, 145, 145, 145, 145, 132, 144, 0, 23, 145,
    145, 145, 145, 145, 144, 132, 144, 0, 23, 144, 144, 144, 144, 144, 144, 132, 144, 0, 0, 0, 0, 0, 0, 0, 0, 109, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 116, 0, 0, 0, 146, 146, 146, 146, 146, 146, 139, 146, 0, 0, 143, 143, 143, 143, 143, 143, 90,
    143, 0, 23, 147, 147, 147, 147, 147, 147, 139, 146, 0, 23, 147, 147, 147, 147, 147, 146, 139, 146, 0, 23, 146, 146,
    146, 146, 146, 146, 139, 146, 0, 0, 148, 148, 148, 148, 148, 148, 0, 148, 0, 0, 149, 149, 149, 149, 149, 149, 132,
    149, 0, 23, 149, 149, 149, 149, 149, 149, 132, 149, 0, 0, 150, 150, 150, 150, 150, 150, 139, 150, 0, 23, 150, 150,
    150, 150, 150, 150, 139, 150, 0, 0, 151, 151, 151, 151, 151, 151, 0, 151, 0, 0, 0, 0, 0, 0, 0, 0, 132, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 139, 0, 0, 0, 90, 90, 90, 90, 90, 90, 0, 90,
    ],
    callees: &[],
    cells: Cells::Square, accepts: 210, base: 46, call_list: 1520, calls: 0, check: 362, defaults: 0, edge_size: 3,
    edges: 1520, fields: 0, first_skip: 152, groups: 561, highs: 0, hot: 0, kinds: 1, layouts: 362, mask_of: 0,
    mask_size: 0, masks: 0, moves: 362, nesting: 0, nibbles: 362, note_of: 363, note_shift: 0, notes: 515, places: 362,
    rows: 0, rules: 650, set_size: 2, sets: 630, shift: 0, skip_of: 58, starts: 1520, states: 152, streams: 255,
    stretch_list: 1520, stretches: 0, stride: 10, top: 57, width: 1,
};

/// 128 states (0 with direct code), 4 byte classes, 3 registers: 1561 bytes.
#[rustfmt::skip]
pub static BUCKET: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, moves, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x01\x02\0\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\x01\0\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\0\0\xff\0\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\0\
    \0\
    \xff\0\x01\x02\x03\x01\x02\x04\x05\x02\x04\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\
    \x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\
    \x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\
    \x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\
    \x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x02\x04\x06\x07\x08\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\
    \xff\0\0\0\0\x04\0\0\x08\0\x01\0\0\0\x06\x01\0\x07\0\0\0\0\0\x0e\0\0\x12\
    \x08\x0e\x0a\x0c\x04\
    bucket/part/",
    words: &[
    // cells
    0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 4, 5, 0, 6, 0, 7, 0, 0, 0, 8, 0, 6, 4, 7, 0, 9, 0, 10, 0, 9, 4, 10, 0, 3, 4, 11, 0,
    12, 0, 13, 0, 12, 4, 13, 0, 6, 4, 7, 0, 14, 0, 15, 0, 14, 4, 15, 0, 16, 0, 17, 0, 16, 4, 17, 0, 18, 0, 19, 0, 18, 4,
    19, 0, 20, 0, 21, 0, 20, 4, 21, 0, 22, 0, 23, 0, 22, 4, 23, 0, 24, 0, 25, 0, 24, 4, 25, 0, 26, 0, 27, 0, 26, 4, 27,
    0, 28, 0, 29, 0, 28, 4, 29, 0, 30, 0, 31, 0, 30, 4, 31, 0, 32, 0, 33, 0, 32, 4, 33, 0, 34, 0, 35, 0, 34, 4, 35, 0,
    36, 0, 37, 0, 36, 4, 37, 0, 38, 0, 39, 0, 38, 4, 39, 0, 40, 0, 41, 0, 40, 4, 41, 0, 42, 0, 43, 0, 42, 4, 43, 0, 44,
    0, 45, 0, 44, 4, 45, 0, 46, 0, 47, 0, 46, 4, 47, 0, 48, 0, 49, 0, 48, 4, 49, 0, 50, 0, 51, 0, 50, 4, 51, 0, 52, 0,
    53, 0, 52, 4, 53, 0, 54, 0, 55, 0, 54, 4, 55, 0, 56, 0, 57, 0, 56, 4, 57, 0, 58, 0, 59, 0, 58, 4, 59, 0, 60, 0, 61,
    0, 60, 4, 61, 0, 62, 0, 63, 0, 62, 4, 63, 0, 64, 0, 65, 0, 64, 4, 65, 0, 66, 0, 67, 0, 66, 4, 67, 0, 68, 0, 69, 0,
    68, 4, 69, 0, 70, 0, 71, 0, 70, 4, 71, 0, 72, 0, 73, 0, 72, 4, 73, 0, 74, 0, 75, 0, 74, 4, 75, 0, 76, 0, 77, 0, 76,
    4, 77, 0, 78, 0, 79, 0, 78, 4, 79, 0, 80, 0, 81, 0, 80, 4, 81, 0, 82, 0, 83, 0, 82, 4, 83, 0, 84, 0, 85, 0, 84, 4,
    85, 0, 86, 0, 87, 0, 86, 4, 87, 0, 88, 0, 89, 0, 88, 4, 89, 0, 90, 0, 91, 0, 90, 4, 91, 0, 92, 0, 93, 0, 92, 4, 93,
    0, 94, 0, 95, 0, 94, 4, 95, 0, 96, 0, 97, 0, 96, 4, 97, 0, 98, 0, 99, 0, 98, 4, 99, 0, 100, 0, 101, 0, 100, 4, 101,
    0, 102, 0, 103, 0, 102, 4, 103, 0, 104, 0, 105, 0, 104, 4, 105, 0, 106, 0, 107, 0, 106, 4, 107, 0, 108, 0, 109, 0,
    108, 4, 109, 0, 110, 0, 111, 0, 110, 4, 111, 0, 112, 0, 113, 0, 112, 4, 113, 0, 114, 0, 115, 0, 114, 4, 115, 0, 116,
    0, 117, 0, 116, 4, 117, 0, 118, 0, 119, 0, 118, 4, 119, 0, 120, 0, 121, 0, 120, 4, 121, 0, 122, 0, 123, 0, 122, 4,
    123, 0, 124, 0, 125, 0, 124, 4, 125, 0, 126, 0, 127, 0, 126, 4, 127, 0, 0, 0, 128, 0, 0, 4, 128, 0, 0, 4, 0,
    ],
    callees: &[],
    cells: Cells::Square, accepts: 208, base: 45, call_list: 516, calls: 0, check: 337, defaults: 0, edge_size: 3,
    edges: 516, fields: 0, first_skip: 129, groups: 485, highs: 0, hot: 0, kinds: 1, layouts: 337, mask_of: 0,
    mask_size: 0, masks: 0, moves: 337, nesting: 0, nibbles: 337, note_of: 338, note_shift: 0, notes: 467, places: 337,
    rows: 0, rules: 517, set_size: 1, sets: 512, shift: 0, skip_of: 79, starts: 516, states: 129, streams: 255,
    stretch_list: 516, stretches: 0, stride: 4, top: 78, width: 1,
};

/// 8 states (0 with direct code), 12 byte classes, 3 registers: 551 bytes.
#[rustfmt::skip]
pub static EXVALUE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, moves, note_of, notes, groups,
    // sets, highs, rules.
    bytes: b"\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x02\x02\x02\x02\x02\
    \x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x04\x04\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x06\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x08\x07\x07\x09\x0a\x0a\x0a\x0b\x04\
    \xff\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\0\xff\xff\xff\xff\xff\xff\xff\
    \0\0\x01\0\x01\0\0\x01\0\
    \x0e\0\
    \0\x01\xff\0\xff\0\xff\0\x01\0\x05\x02\x06\x03\x07\x04\x08\x05\x09\x06\x0a\x07\x0b\x08\x03\x02\x0c\x01\x0c\x02\x03\
    \0\x0c\x04\x01\x04\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\x04\x07\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x01\x03\x04\x01\x05\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\
    \xff\0\x02\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\
    \x01\x01\0\x02\0\x03\0\x04\0\x05\0\x06\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\xff\xff\xff\xff\xff\xff\xff\xff\0\0\
    \0\0\0\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xff\xff\xff\xff\
    \xff\xff\0\0\0\0\0\0\0\0\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    LDAPString/",
    words: &[
    // rows
    0, 0, 1, 9, 2, 12, 3, 4, 16,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 255, base: 0, call_list: 9, calls: 0, check: 275, defaults: 333, edge_size: 3, edges:
    9, fields: 0, first_skip: 9, groups: 380, highs: 410, hot: 0, kinds: 1, layouts: 358, mask_of: 264, mask_size: 2,
    masks: 273, moves: 358, nesting: 0, nibbles: 342, note_of: 359, note_shift: 0, notes: 368, places: 358, rows: 0,
    rules: 522, set_size: 2, sets: 398, shift: 0, skip_of: 246, starts: 9, states: 9, streams: 255, stretch_list: 9,
    stretches: 0, stride: 12, top: 245, width: 1,
};

/// 9 states (0 with direct code), 8 byte classes, 3 registers: 342 bytes.
#[rustfmt::skip]
pub static SELECTOR: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, check, defaults, nibbles, moves, note_of, notes, groups, sets,
    // rules.
    bytes: b"\
    \x01\0\0\x02\x03\0\x04\x05\x05\x05\x05\x05\x05\x05\x05\x05\0\x06\0\0\0\0\0\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\0\0\0\0\0\0\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\0\
    \xff\xff\xff\xff\xff\xff\xff\0\x01\0\
    \xff\xff\0\xff\xff\xff\0\xff\0\0\
    \0\0\0\0\0\0\0\0\0\0\
    \xff\0\x01\x02\xff\0\xff\0\x04\x03\x05\x07\x02\x08\x07\x08\x04\x08\x05\x08\x03\x04\x07\x08\x04\x06\x05\x09\x04\x07\
    \x05\x07\x04\x09\x05\x09\xff\0\x06\x05\x06\x05\xff\0\xff\0\
    \0\0\0\0\0\0\x03\x03\x05\x06\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\
    \x50\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\
    \xff\0\0\0\0\x06\0\x01\x08\0\0\x0c\x02\x03\x10\0\x02\x16\0\0\x18\0\x02\x1e\0\x02\x22\
    \xb2\0\x08\x30\xb4\x48\x38\xf4\x78\
    attributeSelector/numericoid/attributedescription/option/",
    words: &[
    // rows
    0, 0, 1, 7, 8, 4, 13, 10, 14, 12,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 92, base: 42, call_list: 10, calls: 0, check: 112, defaults: 158, edge_size: 3,
    edges: 10, fields: 0, first_skip: 7, groups: 229, highs: 0, hot: 0, kinds: 1, layouts: 200, mask_of: 102, mask_size:
    1, masks: 112, moves: 200, nesting: 0, nibbles: 168, note_of: 201, note_shift: 0, notes: 211, places: 200, rows: 0,
    rules: 265, set_size: 1, sets: 256, shift: 0, skip_of: 82, starts: 10, states: 10, streams: 255, stretch_list: 10,
    stretches: 0, stride: 8, top: 81, width: 1,
};

/// 23 states (0 with direct code), 24 byte classes, 3 registers: 970 bytes.
#[rustfmt::skip]
pub static DN: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, moves, note_of, notes, groups,
    // sets, highs, rules.
    bytes: b"\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x02\x01\x03\x04\x01\x01\x01\x01\x01\x01\x01\x05\x05\x06\x07\x01\x08\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x01\x03\x03\x0a\x03\x01\x01\x0b\x0b\x0b\x0b\x0b\x0b\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x01\x0d\x01\x01\x01\x01\x0b\x0b\x0b\x0b\x0b\x0b\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x01\x01\x01\x01\x01\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\0\0\x11\x11\x11\x11\
    \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x13\
    \x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x13\x14\x13\x13\x15\x16\x16\x16\x17\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x02\0\x01\
    \xff\0\xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\0\
    \0\0\0\0\0\0\x01\0\x01\x02\0\x02\0\0\x02\0\0\x01\x01\0\0\x01\0\0\
    \0\x0b\0\0\xc0\x01\
    \xff\0\x01\x17\xff\0\xff\0\x04\x06\x05\x07\x06\x17\x07\x17\x07\x03\x05\0\x0a\x17\x06\x15\x0c\x17\x0d\x08\x02\x10\
    \x0a\x04\x04\x17\x11\x09\x12\x0a\x13\x0b\x14\x0c\x15\x0d\x16\x0e\x17\x0f\x02\x17\x03\x17\x04\x17\x05\x17\x0a\x04\
    \x18\x15\x18\x11\x18\x17\x0a\x17\x08\x02\x09\x14\x0d\x17\x0b\x15\x0c\x15\x08\x05\x09\x16\x08\x14\x09\x14\x08\x16\
    \x09\x16\x10\x09\x18\x09\x18\x12\x10\0\x18\x0b\x0e\0\x0e\x0b\x18\x13\x05\x07\x18\x17\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\x12\x02\0\x01\0\0\0\0\x0b\x0e\0\0\x17\0\0\x06\x02\x01\x05\x04\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\xfa\xff\xfb\xff\xff\xff\xff\xff\xff\xff\xff\xf3\xd3\xff\xf7\
    \xff\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\x50\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x08\x0a\x0b\x08\x0c\x0d\x05\x0e\x0f\x10\x11\x12\x13\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\
    \xff\0\x02\0\x01\x04\x02\x03\x08\x02\x04\x0f\x03\x02\x11\x04\x05\x14\x04\0\0\x04\x06\x18\x04\x07\x1c\x04\x07\x20\
    \x04\x07\x24\x04\x07\x28\x04\x07\x2c\x04\x07\x30\x06\x05\x14\x05\x04\x37\0\x01\x38\x02\x02\x3c\x02\x02\x40\x04\x04\
    \x46\
    \0\x1b\0\x80\0\0\0\x03\0\xf2\x3f\x01\x80\x04\0\0\x0b\0\x3c\x2f\0\0\0\x02\0\0\x03\0\0\x04\0\0\x05\0\0\x06\xd6\x3f\
    \x01\x20\x0b\0\x80\x03\0\x40\x1f\0\x80\x07\0\xf6\x3f\x01\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\xff\xff\xff\xff\xff\xff\xff\xff\0\0\
    \0\0\0\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xff\xff\xff\xff\
    \xff\xff\0\0\0\0\0\0\0\0\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    attributeType/numericoid/attributeTypeAndValue/number/distinguishedName/hexpair/pair/string/",
    words: &[
    // rows
    0, 25, 1, 30, 0, 18, 6, 2, 22, 7, 28, 21, 31, 35, 24, 36, 4, 27, 29, 47, 32, 5, 34, 12,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 269, base: 1, call_list: 24, calls: 0, check: 323, defaults: 467, edge_size: 3,
    edges: 24, fields: 0, first_skip: 20, groups: 604, highs: 718, hot: 0, kinds: 1, layouts: 539, mask_of: 293,
    mask_size: 3, masks: 317, moves: 539, nesting: 0, nibbles: 491, note_of: 540, note_shift: 0, notes: 564, places:
    539, rows: 0, rules: 830, set_size: 3, sets: 664, shift: 0, skip_of: 245, starts: 24, states: 24, streams: 255,
    stretch_list: 24, stretches: 0, stride: 24, top: 244, width: 1,
};

/// 124 states (0 with direct code), 3 byte classes, 3 registers: 1245 bytes.
#[rustfmt::skip]
pub static BUCKET_2: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, moves, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x01\x01\0\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\0\
    \0\
    \xff\0\x01\x01\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\x02\x01\
    \x02\x01\x02\x01\x02\x01\x02\x01\x02\x03\x04\x05\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\
    \xff\0\0\0\0\x04\0\0\x06\0\0\0\0\0\x02\0\0\x0a\
    \x04\x06\0\
    bucket/",
    words: &[
    // cells
    0, 0, 0, 0, 0, 2, 0, 3, 3, 0, 4, 5, 0, 6, 7, 0, 6, 7, 0, 8, 9, 0, 8, 9, 0, 10, 11, 0, 10, 11, 0, 12, 13, 0, 12, 13,
    0, 14, 15, 0, 14, 15, 0, 16, 17, 0, 16, 17, 0, 18, 19, 0, 18, 19, 0, 20, 21, 0, 20, 21, 0, 22, 23, 0, 22, 23, 0, 24,
    25, 0, 24, 25, 0, 26, 27, 0, 26, 27, 0, 28, 29, 0, 28, 29, 0, 30, 31, 0, 30, 31, 0, 32, 33, 0, 32, 33, 0, 34, 35, 0,
    34, 35, 0, 36, 37, 0, 36, 37, 0, 38, 39, 0, 38, 39, 0, 40, 41, 0, 40, 41, 0, 42, 43, 0, 42, 43, 0, 44, 45, 0, 44,
    45, 0, 46, 47, 0, 46, 47, 0, 48, 49, 0, 48, 49, 0, 50, 51, 0, 50, 51, 0, 52, 53, 0, 52, 53, 0, 54, 55, 0, 54, 55, 0,
    56, 57, 0, 56, 57, 0, 58, 59, 0, 58, 59, 0, 60, 61, 0, 60, 61, 0, 62, 63, 0, 62, 63, 0, 64, 65, 0, 64, 65, 0, 66,
    67, 0, 66, 67, 0, 68, 69, 0, 68, 69, 0, 70, 71, 0, 70, 71, 0, 72, 73, 0, 72, 73, 0, 74, 75, 0, 74, 75, 0, 76, 77, 0,
    76, 77, 0, 78, 79, 0, 78, 79, 0, 80, 81, 0, 80, 81, 0, 82, 83, 0, 82, 83, 0, 84, 85, 0, 84, 85, 0, 86, 87, 0, 86,
    87, 0, 88, 89, 0, 88, 89, 0, 90, 91, 0, 90, 91, 0, 92, 93, 0, 92, 93, 0, 94, 95, 0, 94, 95, 0, 96, 97, 0, 96, 97, 0,
    98, 99, 0, 98, 99, 0, 100, 101, 0, 100, 101, 0, 102, 103, 0, 102, 103, 0, 104, 105, 0, 104, 105, 0, 106, 107, 0,
    106, 107, 0, 108, 109, 0, 108, 109, 0, 110, 111, 0, 110, 111, 0, 112, 113, 0, 112, 113, 0, 114, 115, 0, 114, 115, 0,
    116, 117, 0, 116, 117, 0, 118, 119, 0, 118, 119, 0, 120, 121, 0, 120, 121, 0, 122, 123, 0, 122, 123, 0, 0, 124, 0,
    0, 124, 0, 0, 0,
    ],
    callees: &[],
    cells: Cells::Square, accepts: 204, base: 45, call_list: 375, calls: 0, check: 329, defaults: 0, edge_size: 3,
    edges: 375, fields: 0, first_skip: 125, groups: 467, highs: 0, hot: 0, kinds: 1, layouts: 329, mask_of: 0,
    mask_size: 0, masks: 0, moves: 329, nesting: 0, nibbles: 329, note_of: 330, note_shift: 0, notes: 455, places: 329,
    rows: 0, rules: 488, set_size: 1, sets: 485, shift: 0, skip_of: 79, starts: 375, states: 125, streams: 255,
    stretch_list: 375, stretches: 0, stride: 3, top: 78, width: 1,
};

/// 256 states (0 with direct code), 2 byte classes, 3 registers: 1909 bytes.
#[rustfmt::skip]
pub static TRUST_DOMAIN: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, moves, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\
    \xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\
    \xff\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x02\
    \x01\0\x01\x01\x01\x02\
    \xff\0\0\0\0\x02\0\0\x06\
    \x02\0\
    trust-domain/",
    words: &[
    // cells
    0, 0, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0, 15, 0, 16, 0, 17, 0, 18,
    0, 19, 0, 20, 0, 21, 0, 22, 0, 23, 0, 24, 0, 25, 0, 26, 0, 27, 0, 28, 0, 29, 0, 30, 0, 31, 0, 32, 0, 33, 0, 34, 0,
    35, 0, 36, 0, 37, 0, 38, 0, 39, 0, 40, 0, 41, 0, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 47, 0, 48, 0, 49, 0, 50, 0, 51,
    0, 52, 0, 53, 0, 54, 0, 55, 0, 56, 0, 57, 0, 58, 0, 59, 0, 60, 0, 61, 0, 62, 0, 63, 0, 64, 0, 65, 0, 66, 0, 67, 0,
    68, 0, 69, 0, 70, 0, 71, 0, 72, 0, 73, 0, 74, 0, 75, 0, 76, 0, 77, 0, 78, 0, 79, 0, 80, 0, 81, 0, 82, 0, 83, 0, 84,
    0, 85, 0, 86, 0, 87, 0, 88, 0, 89, 0, 90, 0, 91, 0, 92, 0, 93, 0, 94, 0, 95, 0, 96, 0, 97, 0, 98, 0, 99, 0, 100, 0,
    101, 0, 102, 0, 103, 0, 104, 0, 105, 0, 106, 0, 107, 0, 108, 0, 109, 0, 110, 0, 111, 0, 112, 0, 113, 0, 114, 0, 115,
    0, 116, 0, 117, 0, 118, 0, 119, 0, 120, 0, 121, 0, 122, 0, 123, 0, 124, 0, 125, 0, 126, 0, 127, 0, 128, 0, 129, 0,
    130, 0, 131, 0, 132, 0, 133, 0, 134, 0, 135, 0, 136, 0, 137, 0, 138, 0, 139, 0, 140, 0, 141, 0, 142, 0, 143, 0, 144,
    0, 145, 0, 146, 0, 147, 0, 148, 0, 149, 0, 150, 0, 151, 0, 152, 0, 153, 0, 154, 0, 155, 0, 156, 0, 157, 0, 158, 0,
    159, 0, 160, 0, 161, 0, 162, 0, 163, 0, 164, 0, 165, 0, 166, 0, 167, 0, 168, 0, 169, 0, 170, 0, 171, 0, 172, 0, 173,
    0, 174, 0, 175, 0, 176, 0, 177, 0, 178, 0, 179, 0, 180, 0, 181, 0, 182, 0, 183, 0, 184, 0, 185, 0, 186, 0, 187, 0,
    188, 0, 189, 0, 190, 0, 191, 0, 192, 0, 193, 0, 194, 0, 195, 0, 196, 0, 197, 0, 198, 0, 199, 0, 200, 0, 201, 0, 202,
    0, 203, 0, 204, 0, 205, 0, 206, 0, 207, 0, 208, 0, 209, 0, 210, 0, 211, 0, 212, 0, 213, 0, 214, 0, 215, 0, 216, 0,
    217, 0, 218, 0, 219, 0, 220, 0, 221, 0, 222, 0, 223, 0, 224, 0, 225, 0, 226, 0, 227, 0, 228, 0, 229, 0, 230, 0, 231,
    0, 232, 0, 233, 0, 234, 0, 235, 0, 236, 0, 237, 0, 238, 0, 239, 0, 240, 0, 241, 0, 242, 0, 243, 0, 244, 0, 245, 0,
    246, 0, 247, 0, 248, 0, 249, 0, 250, 0, 251, 0, 252, 0, 253, 0, 254, 0, 255, 0, 256, 0, 0,
    ],
    callees: &[],
    cells: Cells::Square, accepts: 336, base: 45, call_list: 514, calls: 0, check: 593, defaults: 0, edge_size: 3,
    edges: 514, fields: 0, first_skip: 257, groups: 857, highs: 0, hot: 0, kinds: 1, layouts: 593, mask_of: 0,
    mask_size: 0, masks: 0, moves: 593, nesting: 0, nibbles: 593, note_of: 594, note_shift: 0, notes: 851, places: 593,
    rows: 0, rules: 868, set_size: 1, sets: 866, shift: 0, skip_of: 79, starts: 514, states: 257, streams: 255,
    stretch_list: 514, stretches: 0, stride: 2, top: 78, width: 1,
};
