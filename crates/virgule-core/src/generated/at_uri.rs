// @generated from grammars/at-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `at-uri`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// Texts of the rule `nsid`, called from [`TABLE`].
/// 191 states (0 with direct code), 5 byte classes, 3 registers: 2674 bytes.
#[rustfmt::skip]
pub static TABLE_NSID: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, moves, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x01\x02\0\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\0\0\0\0\0\0\0\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\0\0\0\0\0\0\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\
    \xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\
    \xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\
    \0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\
    \xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\
    \xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\xff\0\xff\0\0\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x03\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\
    \x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\
    \x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\
    \x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\
    \x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\
    \x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\
    \x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x04\x03\x06\x02\x07\x06\x08\x06\x09\x0a\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\
    \xff\0\0\0\x01\x05\x01\x02\x08\x01\x01\x0c\x01\x02\x10\x01\x01\x08\x01\x01\x0e\x01\x01\x14\x01\x01\x04\x01\x01\x16\
    \x01\x01\x06\
    \x10\x04\x18\x1e\x1a\x1c\
    top-label/nsid/label/",
    words: &[
    // cells
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 4, 4, 0, 5, 6, 7, 7, 0, 8, 0, 9, 9, 0, 0, 0, 4, 10, 0, 8, 6,
    9, 9, 0, 11, 0, 12, 12, 0, 11, 6, 12, 12, 0, 5, 6, 13, 13, 0, 14, 0, 15, 15, 0, 14, 6, 15, 15, 0, 8, 6, 16, 16, 0,
    17, 0, 18, 18, 0, 17, 6, 18, 18, 0, 11, 6, 19, 19, 0, 20, 0, 21, 21, 0, 20, 6, 21, 21, 0, 14, 6, 22, 22, 0, 23, 0,
    24, 24, 0, 23, 6, 24, 24, 0, 17, 6, 25, 25, 0, 26, 0, 27, 27, 0, 26, 6, 27, 27, 0, 20, 6, 28, 28, 0, 29, 0, 30, 30,
    0, 29, 6, 30, 30, 0, 23, 6, 31, 31, 0, 32, 0, 33, 33, 0, 32, 6, 33, 33, 0, 26, 6, 34, 34, 0, 35, 0, 36, 36, 0, 35,
    6, 36, 36, 0, 29, 6, 37, 37, 0, 38, 0, 39, 39, 0, 38, 6, 39, 39, 0, 32, 6, 40, 40, 0, 41, 0, 42, 42, 0, 41, 6, 42,
    42, 0, 35, 6, 43, 43, 0, 44, 0, 45, 45, 0, 44, 6, 45, 45, 0, 38, 6, 46, 46, 0, 47, 0, 48, 48, 0, 47, 6, 48, 48, 0,
    41, 6, 49, 49, 0, 50, 0, 51, 51, 0, 50, 6, 51, 51, 0, 44, 6, 52, 52, 0, 53, 0, 54, 54, 0, 53, 6, 54, 54, 0, 47, 6,
    55, 55, 0, 56, 0, 57, 57, 0, 56, 6, 57, 57, 0, 50, 6, 58, 58, 0, 59, 0, 60, 60, 0, 59, 6, 60, 60, 0, 53, 6, 61, 61,
    0, 62, 0, 63, 63, 0, 62, 6, 63, 63, 0, 56, 6, 64, 64, 0, 65, 0, 66, 66, 0, 65, 6, 66, 66, 0, 59, 6, 67, 67, 0, 68,
    0, 69, 69, 0, 68, 6, 69, 69, 0, 62, 6, 70, 70, 0, 71, 0, 72, 72, 0, 71, 6, 72, 72, 0, 65, 6, 73, 73, 0, 74, 0, 75,
    75, 0, 74, 6, 75, 75, 0, 68, 6, 76, 76, 0, 77, 0, 78, 78, 0, 77, 6, 78, 78, 0, 71, 6, 79, 79, 0, 80, 0, 81, 81, 0,
    80, 6, 81, 81, 0, 74, 6, 82, 82, 0, 83, 0, 84, 84, 0, 83, 6, 84, 84, 0, 77, 6, 85, 85, 0, 86, 0, 87, 87, 0, 86, 6,
    87, 87, 0, 80, 6, 88, 88, 0, 89, 0, 90, 90, 0, 89, 6, 90, 90, 0, 83, 6, 91, 91, 0, 92, 0, 93, 93, 0, 92, 6, 93, 93,
    0, 86, 6, 94, 94, 0, 95, 0, 96, 96, 0, 95, 6, 96, 96, 0, 89, 6, 97, 97, 0, 98, 0, 99, 99, 0, 98, 6, 99, 99, 0, 92,
    6, 100, 100, 0, 101, 0, 102, 102, 0, 101, 6, 102, 102, 0, 95, 6, 103, 103, 0, 104, 0, 105, 105, 0, 104, 6, 105, 105,
    0, 98, 6, 106, 106, 0, 107, 0, 108, 108, 0, 107, 6, 108, 108, 0, 101, 6, 109, 109, 0, 110, 0, 111, 111, 0, 110, 6,
    111, 111, 0, 104, 6, 112, 112, 0, 113, 0, 114, 114, 0, 113, 6, 114, 114, 0, 107, 6, 115, 115, 0, 116, 0, 117, 117,
    0, 116, 6, 117, 117, 0, 110, 6, 118, 118, 0, 119, 0, 120, 120, 0, 119, 6, 120, 120, 0, 113, 6, 121, 121, 0, 122, 0,
    123, 123, 0, 122, 6, 123, 123, 0, 116, 6, 124, 124, 0, 125, 0, 126, 126, 0, 125, 6, 126, 126, 0, 119, 6, 127, 127,
    0, 128, 0, 129, 129, 0, 128, 6, 129, 129, 0, 122, 6, 130, 130, 0, 131, 0, 132, 132, 0, 131, 6, 132, 132, 0, 125, 6,
    133, 133, 0, 134, 0, 135, 135, 0, 134, 6, 135, 135, 0, 128, 6, 136, 136, 0, 137, 0, 138, 138, 0, 137, 6, 138, 138,
    0, 131, 6, 139, 139, 0, 140, 0, 141, 141, 0, 140, 6, 141, 141, 0, 134, 6, 142, 142, 0, 143, 0, 144, 144, 0, 143, 6,
    144, 144, 0, 137, 6, 145, 145, 0, 146, 0, 147, 147, 0, 146, 6, 147, 147, 0, 140, 6, 148, 148, 0, 149, 0, 150, 150,
    0, 149, 6, 150, 150, 0, 143, 6, 151, 151, 0, 152, 0, 153, 153, 0, 152, 6, 153, 153, 0, 146, 6, 154, 154, 0, 155, 0,
    156, 156, 0, 155, 6, 156, 156, 0, 149, 6, 157, 157, 0, 158, 0, 159, 159, 0, 158, 6, 159, 159, 0, 152, 6, 160, 160,
    0, 161, 0, 162, 162, 0, 161, 6, 162, 162, 0, 155, 6, 163, 163, 0, 164, 0, 165, 165, 0, 164, 6, 165, 165, 0, 158, 6,
    166, 166, 0, 167, 0, 168, 168, 0, 167, 6, 168, 168, 0, 161, 6, 169, 169, 0, 170, 0, 171, 171, 0, 170, 6, 171, 171,
    0, 164, 6, 172, 172, 0, 173, 0, 174, 174, 0, 173, 6, 174, 174, 0, 167, 6, 175, 175, 0, 176, 0, 177, 177, 0, 176, 6,
    177, 177, 0, 170, 6, 178, 178, 0, 179, 0, 180, 180, 0, 179, 6, 180, 180, 0, 173, 6, 181, 181, 0, 182, 0, 183, 183,
    0, 182, 6, 183, 183, 0, 176, 6, 184, 184, 0, 185, 0, 186, 186, 0, 185, 6, 186, 186, 0, 179, 6, 187, 187, 0, 0, 0,
    188, 188, 0, 0, 6, 188, 188, 0, 182, 6, 189, 189, 0, 0, 6, 0, 0, 0, 185, 6, 190, 190, 0, 0, 6, 191, 191, 0, 0, 6, 0,
    0,
    // edges
    2, 0, 0,
    // call_list
    1, 1, 0, 65535, 0,
    ],
    callees: &[],
    cells: Cells::Square, accepts: 271, base: 45, call_list: 963, calls: 1, check: 463, defaults: 0, edge_size: 3,
    edges: 960, fields: 0, first_skip: 192, groups: 678, highs: 0, hot: 0, kinds: 1, layouts: 463, mask_of: 0,
    mask_size: 0, masks: 0, moves: 463, nesting: 0, nibbles: 463, note_of: 464, note_shift: 0, notes: 656, places: 463,
    rows: 0, rules: 717, set_size: 1, sets: 711, shift: 0, skip_of: 79, starts: 963, states: 192, streams: 255,
    stretch_list: 968, stretches: 0, stride: 5, top: 78, width: 1,
};

/// 270 states (0 with direct code), 19 byte classes, 7 registers: 4205 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, rules.
    bytes: b"\
    \x01\0\0\0\0\0\0\0\x02\x03\x04\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x06\0\0\0\0\0\0\x07\x08\x08\x08\x08\x08\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x0a\x09\x09\x09\x09\x09\x09\0\0\0\0\x0b\0\x0c\x0d\x0d\x0e\x0d\x0d\
    \x0f\x0f\x10\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x0f\x0f\x0f\x0f\0\0\0\x12\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\0\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\0\x01\xff\xff\
    \xff\0\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\xff\xff\xff\0\
    \xff\xff\xff\0\xff\xff\xff\0\xff\xff\0\xff\0\0\xff\x02\x03\
    \0\0\0\0\0\0\0\x02\0\x02\0\0\0\x02\0\x02\0\x02\0\x02\0\x02\0\x02\0\x02\x02\0\x02\0\x02\x02\x02\x02\x02\0\x02\x02\0\
    \x01\x02\0\x02\x02\0\x01\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\
    \x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\
    \x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\
    \x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\
    \x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\
    \x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\
    \x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\x02\0\x02\x02\0\x02\
    \x02\x02\x02\0\0\0\0\
    \xa0\x71\0\xa0\xf7\x03\
    \xff\xff\xff\xff\x03\x05\x04\x07\x08\x09\x0a\x06\x0c\x0d\x0e\x0f\x10\x11\x05\x07\x07\x08\x09\x0a\x0c\x0c\x0d\x0e\
    \x0f\x10\x11\x0c\x0d\x0e\x0f\x10\x11\x02\x03\x02\x0a\x06\x01\x02\x03\x02\x0b\x11\x02\x02\x02\x02\x0b\x12\x13\x02\
    \x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\
    \x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\
    \x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\
    \x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\
    \x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\
    \x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\
    \x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\
    \x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\
    \x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\
    \x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\
    \x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\x13\x13\x13\x02\x13\x02\
    \x02\x02\x13\x02\x13\x02\x02\x13\x13\x13\x13\x02\x02\x02\x13\x02\x13\x13\x13\x02\x13\x02\x13\x13\x02\x02\x02\x02\
    \x13\x13\x13\x02\x13\x02\x02\x02\x13\x02\x13\x02\x04\x13\x13\x13\x13\x03\x10\x06\x13\x03\x13\x13\x13\x0e\x13\x03\
    \x13\x04\x03\x03\x03\x03\x13\x03\x13\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\xff\x03\x03\xff\xff\xff\x04\xff\x04\x06\xff\xff\xff\xff\xff\xff\x13\xff\xff\x13\x13\xff\
    \xff\xff\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\x50\x50\x54\xd4\x70\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\
    \x50\x54\x54\x70\x80\xc0\xc0\xc0\xc0\xc0\xc0\xc0\xc0\xc0\xc0\x40\x40\x40\x40\x40\
    \0\0\x01\x01\x01\x02\x03\x04\x05\x01\x02\x03\x04\x06\x07\0\x01\0\x01\x01\
    \0\0\x05\x01\0\x02\0\0\0\0\0\0\x05\x03\xff\x05\0\x05\x03\xff\x04\0\x05\x04\0\0\x03\0\x01\0\0\x03\0\x06\0\0\x06\x01\
    \x01\0\
    \0\x01\x05\x03\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\x08\x05\x09\x07\x05\x0a\x0b\x07\x05\x0c\x0d\x0a\x0e\x07\x05\x0c\x0a\x0f\x07\
    \x05\x0c\x0a\x10\x11\x07\x05\x0c\x0a\x12\x13\x07\x05\x0c\x0a\x12\x14\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\x0a\x07\x05\x0c\
    \x0a\x07\x05\x0c\x0a\x15\x16\x0c\x0a\x17\x0c\x0a\x08\x18\x19\x1a\x1b\x1c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x01\x08\x01\x09\x02\x05\x0a\x01\x0b\x02\x05\x0c\x01\x0d\
    \x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\
    \x01\x1c\x01\x1d\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x14\x02\x02\x18\x01\x02\x19\x03\x03\x1c\x02\x01\x20\x02\x02\x14\x03\x03\
    \x24\x02\x02\x2a\x03\x03\x0c\x02\x02\x20\0\x04\0\x03\x05\x2c\x04\0\x13\0\x06\x30\x03\x03\x34\x06\x06\x30\x03\x07\
    \x38\x07\x07\x38\x02\x01\x14\x02\x02\x3c\x02\x02\x40\x02\x02\x46\x02\x02\x4a\x03\x03\x4c\x06\x06\x32\x03\x03\x52\
    \x80\xf7\x03\x80\x10\0\0\x04\x02\x40\0\0\x10\0\0\xa0\xf7\x03\xac\xf7\x03\0\0\x01\xa4\xf7\x03\0\x40\0\xbc\xf7\x03\0\
    \xf0\x03\xec\xff\x07\xee\xff\x03\xa0\x71\0\xa8\xf7\x03\x08\0\0\xb8\xf7\x03\x18\0\0\x40\xf0\x03\xfe\xff\x03\
    at-uri/label/handle/did/nsid/method/record-key/did-char/",
    words: &[
    // cells
    0, 0, 0, 0, 10, 32768, 5, 32768, 32768, 32768, 32768, 4, 32768, 32768, 32769, 32768, 32768, 32768, 7, 2, 15, 15, 15,
    15, 2, 15, 15, 15, 15, 15, 15, 16652, 16652, 16652, 16652, 16652, 16652, 16653, 38, 9, 3, 16653, 39, 16654, 16654,
    13, 16653, 3, 17, 19, 23, 25, 16654, 16653, 16653, 25, 11, 28, 30, 30, 16654, 34, 14, 36, 36, 18, 21, 24, 26, 40,
    42, 42, 26, 46, 29, 31, 31, 48, 35, 48, 37, 37, 50, 52, 52, 54, 41, 43, 43, 56, 47, 56, 58, 60, 49, 60, 49, 62, 64,
    51, 53, 53, 55, 64, 66, 68, 57, 68, 57, 59, 61, 70, 61, 72, 63, 65, 72, 74, 76, 76, 65, 67, 69, 78, 69, 80, 80, 82,
    71, 84, 73, 84, 86, 73, 75, 77, 77, 88, 88, 90, 79, 92, 81, 81, 83, 92, 85, 94, 85, 87, 96, 96, 98, 100, 89, 89, 91,
    100, 93, 102, 104, 104, 93, 106, 95, 108, 108, 97, 97, 99, 101, 110, 112, 112, 101, 114, 103, 105, 105, 116, 107,
    116, 109, 109, 118, 120, 120, 122, 111, 113, 113, 124, 115, 124, 126, 128, 117, 128, 117, 130, 132, 119, 121, 121,
    123, 132, 134, 136, 125, 136, 125, 127, 129, 138, 129, 140, 131, 133, 140, 142, 144, 144, 133, 135, 137, 146, 137,
    148, 148, 150, 139, 152, 141, 152, 154, 141, 143, 145, 145, 156, 156, 158, 147, 160, 149, 149, 151, 160, 153, 162,
    153, 155, 164, 164, 166, 168, 157, 157, 159, 168, 161, 170, 172, 172, 161, 174, 163, 176, 176, 165, 165, 167, 169,
    178, 180, 180, 169, 182, 171, 173, 173, 184, 175, 184, 177, 177, 186, 188, 188, 190, 179, 181, 181, 192, 183, 192,
    194, 196, 185, 196, 185, 198, 200, 187, 189, 189, 191, 200, 202, 204, 193, 204, 193, 195, 197, 206, 197, 208, 199,
    201, 208, 210, 212, 212, 201, 203, 205, 214, 205, 216, 216, 218, 207, 220, 209, 220, 222, 209, 211, 213, 213, 224,
    224, 226, 215, 228, 217, 217, 219, 228, 221, 230, 221, 223, 232, 232, 234, 236, 225, 225, 227, 236, 229, 238, 240,
    240, 229, 242, 231, 244, 244, 233, 233, 235, 237, 246, 248, 248, 237, 250, 239, 241, 241, 252, 243, 252, 245, 245,
    254, 256, 256, 258, 247, 249, 249, 260, 251, 260, 263, 263, 253, 265, 253, 265, 6, 255, 257, 257, 259, 10, 12, 22,
    261, 10, 261, 264, 264, 16, 266, 10, 266, 32770, 10, 10, 44, 10, 45, 16653, 16654, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 10, 10, 0, 0, 0, 20, 0, 32771, 33, 0, 0, 0, 0, 0,
    0, 262, 0, 0, 267, 267, 0, 0, 0,
    // rows
    0, 12, 30, 5, 2, 400, 0, 37, 394, 43, 13, 1, 403, 46, 406, 47, 405, 48, 410, 49, 3, 53, 19, 55, 416, 56, 57, 417,
    59, 419, 61, 62, 35, 41, 67, 420, 68, 69, 421, 407, 71, 422, 75, 77, 424, 409, 80, 426, 81, 82, 83, 427, 87, 89, 90,
    428, 91, 93, 95, 429, 96, 101, 102, 430, 103, 105, 109, 431, 111, 114, 115, 432, 116, 117, 121, 433, 123, 124, 125,
    434, 127, 129, 130, 435, 135, 136, 137, 436, 139, 143, 145, 437, 148, 149, 150, 438, 151, 155, 157, 439, 158, 159,
    161, 440, 163, 164, 169, 441, 170, 171, 173, 442, 177, 179, 182, 443, 183, 184, 185, 444, 189, 191, 192, 445, 193,
    195, 197, 446, 198, 203, 204, 447, 205, 207, 211, 448, 213, 216, 217, 449, 218, 219, 223, 450, 225, 226, 227, 451,
    229, 231, 232, 452, 237, 238, 239, 453, 241, 245, 247, 454, 250, 251, 252, 455, 253, 257, 259, 456, 260, 261, 263,
    457, 265, 266, 271, 458, 272, 273, 275, 459, 279, 281, 284, 460, 285, 286, 287, 461, 291, 293, 294, 462, 295, 297,
    299, 463, 300, 305, 306, 464, 307, 309, 313, 465, 315, 318, 319, 466, 320, 321, 325, 467, 327, 328, 329, 468, 331,
    333, 334, 469, 339, 340, 341, 470, 343, 347, 349, 471, 352, 353, 354, 472, 355, 359, 361, 473, 362, 363, 365, 474,
    367, 368, 373, 475, 374, 375, 377, 476, 381, 383, 386, 477, 387, 388, 389, 478, 393, 395, 479, 480, 396, 397, 481,
    399, 401, 482, 483, 484, 485, 4, 486,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 259, 7, 0, 0, 9, 11, 0, 13, 267, 14, 0, 17, 0, 0, 267, 0, 0, 23, 0, 267, 0, 0, 28, 0, 267, 0,
    268, 0, 34, 0, 267, 32, 0, 0, 40, 0, 267, 32, 0, 0, 46, 0, 267, 0, 50, 0, 267, 0, 54, 0, 267, 0, 58, 0, 267, 0, 62,
    0, 267, 0, 66, 0, 267, 0, 70, 0, 267, 0, 74, 0, 267, 0, 78, 0, 267, 0, 82, 0, 267, 0, 86, 0, 267, 0, 90, 0, 267, 0,
    94, 0, 267, 0, 98, 0, 267, 0, 102, 0, 267, 0, 106, 0, 267, 0, 110, 0, 267, 0, 114, 0, 267, 0, 118, 0, 267, 0, 122,
    0, 267, 0, 126, 0, 267, 0, 130, 0, 267, 0, 134, 0, 267, 0, 138, 0, 267, 0, 142, 0, 267, 0, 146, 0, 267, 0, 150, 0,
    267, 0, 154, 0, 267, 0, 158, 0, 267, 0, 162, 0, 267, 0, 166, 0, 267, 0, 170, 0, 267, 0, 174, 0, 267, 0, 178, 0, 267,
    0, 182, 0, 267, 0, 186, 0, 267, 0, 190, 0, 267, 0, 194, 0, 267, 0, 198, 0, 267, 0, 202, 0, 267, 0, 206, 0, 267, 0,
    210, 0, 267, 0, 214, 0, 267, 0, 218, 0, 267, 0, 222, 0, 267, 0, 226, 0, 267, 0, 230, 0, 267, 0, 234, 0, 267, 0, 238,
    0, 267, 0, 242, 0, 267, 0, 246, 0, 267, 0, 250, 0, 267, 0, 254, 0, 267, 0, 258, 0, 267, 0, 0, 267, 0, 267, 262, 22,
    44, 33,
    // edges
    7, 0, 4, 8, 0, 4, 32, 0, 8, 20, 1, 2, 27, 0, 1,
    // call_list
    20, 0, 0, 65535, 4,
    ],
    callees: &[&TABLE_NSID, &super::shared::TOP_LABEL],
    cells: Cells::Comb, accepts: 362, base: 37, call_list: 1063, calls: 1, check: 910, defaults: 777, edge_size: 3,
    edges: 1048, fields: 5, first_skip: 268, groups: 1860, highs: 0, hot: 0, kinds: 1, layouts: 1464, mask_of: 633,
    mask_size: 3, masks: 904, moves: 1524, nesting: 128, nibbles: 1416, note_of: 1528, note_shift: 0, notes: 1799,
    places: 1484, rows: 506, rules: 2013, set_size: 3, sets: 1950, shift: 0, skip_of: 91, starts: 1063, states: 271,
    streams: 255, stretch_list: 1068, stretches: 0, stride: 19, top: 90, width: 1,
};

crate::__typed! {
    /// A text that the rule `at-uri` matches as a whole.
    ///
    /// ```text
    /// at-uri = "at://" authority ["/" collection ["/" record-key]]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/at.svg"))]
    ///
    /// For example `at://did:plc:vwzwgnygau7ed7b7wt5ux7y2/app.bsky.feed.post/3k5nobkf2w72g`.
    AtUri: table TABLE, kind 0, registers 7, secrets &[],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = handle / did
    /// ```
    always authority = 0;
    /// The `handle`.
    ///
    /// ```text
    /// handle = 1*(label ".") top-label
    /// ```
    maybe handle = 1;
    /// The `did`.
    ///
    /// ```text
    /// did = %x64.69.64 ":" method ":" *(did-char / ":") did-char
    /// ```
    maybe did = 2;
    /// The `collection`.
    ///
    /// ```text
    /// collection = nsid
    /// ```
    maybe collection = 3;
    /// The `rkey`.
    ///
    /// ```text
    /// record-key = rkey-char *(rkey-char / ".")
    ///            / "." rkey-char *(rkey-char / ".")
    ///            / ".." 1*(rkey-char / ".")
    /// ```
    maybe rkey = 4;
}

crate::__scheme! { AtUri: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "at", default_port: None, empty_path: None } }

/// How the fields of [`AtUri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ATURI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "handle", "did", "collection", "rkey"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("at://"), Piece::Outer(0, 5), Piece::Choice(4), Piece::Way(2, 1), Piece::Field(1),
    Piece::Way(4, 1), Piece::Field(2), Piece::Group(24, 5), Piece::Text("/"), Piece::Field(3), Piece::Group(16, 2),
    Piece::Text("/"), Piece::Field(4)],
};

crate::__builder! {
    AtUriBuilder of AtUri by TEMPLATE_ATURI, states [];
    optional authority = 0;
    optional handle = 1;
    optional did = 2;
    optional collection = 3;
    optional rkey = 4;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "at", scheme: true, grammar: "at-uri", start: "at-uri", table: &TABLE, kind: 0, fields: &["authority", "handle", "did", "collection", "rkey"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("at://did:a:a"), checks: &[], template: Some(&TEMPLATE_ATURI), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "at", default_port: None, empty_path: None } },
];
