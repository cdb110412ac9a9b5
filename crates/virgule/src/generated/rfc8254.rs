// @generated from grammars/rfc8254.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc8254`.

use crate::engine::{Edge, Field, Move, Note, NoteGroup, Table};

/// 129 states (0 with direct code), 22 byte classes, 13 registers: 6659 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 1, 6, 7, 7, 7, 7, 7, 7, 7, 8, 9, 10, 11, 1, 0, 12, 0, 13, 1, 14, 15, 14, 14, 14,
    14, 1, 1, 16, 1, 1, 1, 1, 17, 1, 1, 1, 18, 19, 1, 20, 1, 1, 21, 1, 1, 0, 0, 0, 0, 1, 0, 14, 15, 14, 14, 14, 14, 1,
    1, 16, 1, 1, 1, 1, 17, 1, 1, 1, 18, 19, 1, 20, 1, 1, 21, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    stride: 22,
    next: &[0, 16493, 89, 110, 16493, 16493, 16493, 16493, 16493, 16493, 16493, 16493, 16493, 16493, 16493, 16493,
    16493, 16493, 16493, 16493, 16493, 16493, 32793, 2, 32794, 32793, 32793, 32793, 32793, 32793, 32793, 32793, 32793,
    32793, 32793, 32793, 32793, 32793, 32793, 32793, 32793, 32793, 32793, 16480, 3, 97, 16480, 16480, 16480, 16480,
    16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16480, 16491, 4, 108,
    16491, 16491, 5, 16491, 16491, 16491, 16491, 16491, 16491, 6, 16491, 16491, 16491, 16491, 16491, 16491, 16491,
    16491, 32796, 7, 32797, 32796, 32796, 8, 32796, 32796, 32796, 32796, 32796, 32796, 9, 32796, 32796, 32796, 32796,
    32796, 32796, 32796, 32796, 106, 106, 106, 106, 19, 19, 15, 106, 106, 16480, 16480, 16480, 16480, 0, 98, 10, 16480,
    16480, 119, 119, 119, 119, 99, 0, 0, 119, 119, 120, 120, 120, 120, 32787, 32789, 0, 120, 120, 16491, 16491, 16491,
    16491, 65, 32801, 127, 16491, 16491, 16493, 16493, 16493, 16493, 129, 32790, 0, 16493, 16493, 32770, 0, 14, 14, 14,
    14, 32771, 32791, 18, 18, 18, 18, 32772, 0, 22, 22, 22, 22, 32773, 0, 32774, 32774, 32774, 32774, 32775, 0, 26, 26,
    26, 26, 32776, 0, 28, 28, 28, 28, 32777, 0, 33, 33, 33, 33, 32778, 0, 35, 35, 35, 35, 32779, 0, 37, 37, 37, 37,
    32780, 0, 42, 42, 42, 42, 32781, 0, 46, 46, 46, 46, 32782, 0, 52, 52, 52, 52, 32783, 0, 57, 57, 57, 57, 32784, 0,
    64, 64, 64, 64, 32785, 0, 67, 67, 67, 67, 32786, 0, 71, 71, 71, 71, 79, 79, 79, 79, 32788, 0, 82, 82, 82, 82, 0, 0,
    0, 32792, 79, 94, 94, 94, 94, 32795, 0, 104, 104, 104, 104, 32798, 0, 116, 116, 116, 116, 32768, 32768, 32768,
    32769, 16, 16, 16, 16, 20, 20, 20, 20, 29, 29, 29, 29, 30, 30, 30, 30, 31, 31, 31, 31, 38, 38, 38, 38, 39, 39, 39,
    39, 40, 40, 40, 40, 43, 43, 43, 43, 44, 44, 44, 44, 47, 47, 47, 47, 48, 48, 48, 48, 49, 49, 49, 49, 50, 50, 50, 50,
    53, 53, 53, 53, 54, 54, 54, 54, 55, 55, 55, 55, 58, 58, 58, 58, 59, 59, 59, 59, 60, 60, 60, 60, 61, 61, 61, 61, 62,
    62, 62, 62, 65, 65, 65, 65, 68, 68, 68, 68, 69, 69, 69, 69, 72, 72, 72, 72, 73, 73, 73, 73, 74, 74, 74, 74, 75, 75,
    75, 75, 76, 76, 76, 76, 77, 77, 77, 77, 80, 80, 80, 80, 83, 83, 83, 83, 84, 84, 84, 84, 85, 85, 85, 85, 87, 87, 87,
    87, 88, 88, 88, 88, 91, 91, 91, 91, 92, 92, 92, 92, 95, 95, 95, 95, 100, 100, 100, 100, 101, 101, 101, 101, 102,
    102, 102, 102, 105, 105, 105, 105, 111, 111, 111, 111, 112, 112, 112, 112, 113, 113, 113, 113, 114, 114, 114, 114,
    117, 117, 117, 117, 121, 121, 121, 121, 122, 122, 122, 122, 123, 123, 123, 123, 124, 124, 124, 124, 125, 125, 125,
    125, 128, 128, 128, 128, 32804, 32804, 32804, 32804, 32799, 32799, 32802, 0, 16491, 16491, 0, 0, 0, 0, 0, 32800,
    32800, 32803, 0, 0, 0, 0, 0, 0, 0, 0],
    rows: &[0, 3, 26, 48, 58, 60, 67, 75, 80, 110, 280, 155, 104, 284, 161, 101, 288, 1, 167, 173, 179, 114, 185, 292,
    296, 300, 191, 124, 197, 203, 304, 308, 312, 209, 125, 316, 320, 215, 324, 328, 332, 336, 221, 340, 344, 348, 227,
    352, 356, 360, 364, 368, 233, 372, 239, 376, 380, 245, 384, 388, 392, 396, 400, 404, 132, 249, 408, 255, 412, 416,
    420, 133, 424, 428, 2, 4, 5, 6, 7, 154, 432, 436, 264, 8, 9, 10, 134, 440, 141, 21, 116, 444, 448, 452, 270, 456,
    42, 99, 63, 84, 460, 464, 468, 472, 276, 476, 108, 513, 117, 0, 126, 480, 484, 488, 492, 496, 142, 515, 136, 135,
    144, 500, 11, 12, 13, 14, 15, 514, 150, 504],
    defaults: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 14, 0, 16, 0, 0, 0, 20, 0, 0, 22, 0, 0, 26, 0, 0, 28, 0,
    0, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67,
    67, 0, 0, 65, 0, 73, 73, 73, 73, 73, 0, 0, 0, 0, 82, 82, 82, 82, 79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65, 0, 0, 0, 98, 0, 0, 0, 0, 0, 0, 79, 0, 0, 0, 107, 0, 0, 0, 121, 121, 121, 121, 121, 99, 0, 0],
    check: &[255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 1, 20, 3, 4, 5, 6, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 1, 18, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 1, 17, 3, 4, 5, 11, 7, 8, 9, 10, 11, 12, 16, 14, 15, 16, 17, 18, 19, 20, 21, 1, 19, 3, 4, 5, 15, 7, 8, 9,
    10, 11, 12, 17, 14, 15, 16, 17, 18, 19, 20, 21, 7, 8, 9, 10, 9, 10, 8, 14, 15, 7, 8, 9, 10, 5, 4, 11, 14, 15, 7, 8,
    9, 10, 12, 5, 5, 14, 15, 7, 8, 9, 10, 5, 5, 5, 14, 15, 7, 8, 9, 10, 5, 5, 12, 14, 15, 7, 8, 9, 10, 5, 2, 255, 14,
    15, 5, 255, 7, 8, 9, 10, 5, 13, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255,
    7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9,
    10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 7, 8,
    9, 10, 5, 255, 7, 8, 9, 10, 255, 255, 255, 5, 21, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 5, 255, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9, 10, 7, 8, 9,
    10, 7, 8, 9, 10, 7, 8, 9, 10, 2, 2, 2, 255, 6, 6, 255, 255, 255, 255, 255, 13, 13, 13, 255, 255, 255, 255, 255, 255,
    255, 255],
    edges: &[Edge::new(11, 255, 0, 0, 512), Edge::new(12, 255, 0, 0, 512), Edge::new(13, 255, 0, 0, 32), Edge::new(17, 255, 0, 0, 32),
    Edge::new(21, 255, 0, 0, 32), Edge::new(23, 255, 0, 0, 1056), Edge::new(24, 255, 0, 0, 1024), Edge::new(25, 255, 0, 0, 64),
    Edge::new(27, 255, 0, 0, 32), Edge::new(32, 255, 0, 0, 64), Edge::new(34, 255, 0, 0, 32), Edge::new(36, 255, 0, 0, 2112),
    Edge::new(41, 255, 0, 0, 64), Edge::new(45, 255, 0, 0, 2112), Edge::new(51, 255, 0, 0, 64), Edge::new(56, 255, 0, 0, 2112),
    Edge::new(63, 255, 0, 0, 64), Edge::new(66, 255, 0, 0, 4096), Edge::new(70, 255, 0, 0, 2112), Edge::new(78, 255, 0, 0, 64),
    Edge::new(81, 255, 0, 0, 4096), Edge::new(86, 255, 0, 0, 2112), Edge::new(89, 255, 0, 0, 8), Edge::new(90, 255, 0, 0, 8),
    Edge::new(93, 255, 0, 0, 4096), Edge::new(96, 0, 0, 0, 1024), Edge::new(97, 255, 0, 0, 1024), Edge::new(103, 255, 0, 0, 4096),
    Edge::new(109, 0, 0, 0, 256), Edge::new(110, 255, 0, 0, 256), Edge::new(115, 255, 0, 0, 4096), Edge::new(89, 255, 0, 0, 128),
    Edge::new(118, 255, 0, 0, 128), Edge::new(126, 255, 0, 0, 4096), Edge::new(89, 255, 0, 2, 8), Edge::new(90, 255, 0, 2, 8),
    Edge::new(117, 255, 2, 4, 0)],
    moves: &[Move::new(4, 10), Move::new(9, 3), Move::new(5, 11), Move::new(6, 12)],
    hot: 0,
    nibbles: &[[184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124], [184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 116]],
    skip_of: &[255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 255, 0, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
    kinds: 1,
    accepts: &[255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 1, 255, 2, 255,
    255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 4, 255, 5, 255, 255, 255, 255, 6, 255,
    255, 7, 4, 255, 255, 255, 255, 255, 255, 255, 255, 4, 255, 255],
    fields: 11,
    layouts: &[0, 0, 1, 1, 2, 3, 4, 5, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 7, 1, 1, 1, 8, 9, 10, 11, 12, 3, 13, 14, 15, 16,
    17, 8, 9, 10, 11, 12, 3, 13, 14, 15, 18, 19, 8, 9, 10, 11, 12, 3, 13, 14, 20, 1, 1, 8, 9, 10, 11, 12, 3, 13, 14, 15,
    21, 1, 22, 22, 1, 1, 23, 24, 25, 26, 1, 1, 1, 0, 1, 0, 23, 27, 3, 28, 5, 1, 1, 1],
    places: &[Field::new(0, 0, 9, 1, 0), Field::new(2, 0, 0, 0, 0), Field::new(5, 0, 9, 5, 0), Field::new(5, 5, 1, 6, 0),
    Field::new(5, 6, 1, 0, 20), Field::new(0, 1, -1, 1, 0), Field::new(0, 0, 9, 0, 19), Field::new(0, 0, 18, 0, 19),
    Field::new(0, 0, 9, 3, 0), Field::new(9, 0, 9, 3, 0), Field::new(4, 0, 9, 3, 0), Field::new(4, 0, 9, 0, 12),
    Field::new(5, 3, -13, 5, 0), Field::new(5, 6, 1, 3, -2), Field::new(0, 3, -1, 3, 0), Field::new(7, 3, 2, 7, 0),
    Field::new(8, 8, 0, 1, -1), Field::new(0, 1, 0, 1, 0), Field::new(8, 8, 0, 10, -1), Field::new(0, 10, 0, 1, 0),
    Field::new(0, 3, 2, 1, 0), Field::new(0, 8, 0, 1, 0), Field::new(0, 0, 9, 0, 22), Field::new(0, 0, 9, 0, 12),
    Field::new(0, 0, 13, 6, 0), Field::new(0, 6, 1, 0, 20), Field::new(0, 0, 21, 0, 22), Field::new(5, 0, 13, 5, 0),
    Field::new(5, 6, 1, 0, 24)],
    note_of: &[65535, 0, 1, 2, 3, 4, 5, 6, 2, 3, 7, 8, 9, 10, 11, 12, 13, 10, 14, 15, 16, 10, 17, 18, 19, 20, 21, 10,
    22, 23, 24, 25, 26, 27, 10, 28, 29, 30, 31, 25, 32, 33, 34, 28, 35, 36, 37, 31, 25, 32, 38, 39, 40, 28, 41, 42, 43,
    44, 31, 25, 32, 38, 45, 46, 47, 48, 20, 49, 50, 51, 52, 53, 54, 25, 32, 38, 45, 55, 10, 56, 25, 26, 57, 58, 59, 60,
    61, 62, 63, 64, 65, 25, 32, 33, 66, 67, 68, 69, 70, 70, 25, 32, 38, 71, 40, 67, 72, 73, 74, 75, 76, 25, 32, 38, 77,
    46, 47, 78, 79, 72, 72, 25, 32, 38, 45, 55, 10, 80, 81, 67],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 7), Note::new(7, 8), Note::new(8, 14), Note::new(14, 21), Note::new(21, 22), Note::new(22, 27),
    Note::new(27, 33), Note::new(33, 39), Note::new(39, 43), Note::new(43, 48), Note::new(48, 54), Note::new(54, 57),
    Note::new(57, 59), Note::new(59, 63), Note::new(63, 64), Note::new(64, 69), Note::new(69, 71), Note::new(71, 81),
    Note::new(81, 84), Note::new(84, 85), Note::new(85, 86), Note::new(86, 90), Note::new(8, 9), Note::new(90, 92),
    Note::new(92, 100), Note::new(100, 102), Note::new(102, 103), Note::new(103, 104), Note::new(104, 107),
    Note::new(107, 114), Note::new(114, 116), Note::new(116, 122), Note::new(122, 123), Note::new(123, 124),
    Note::new(124, 126), Note::new(126, 133), Note::new(133, 140), Note::new(140, 142), Note::new(142, 146),
    Note::new(146, 147), Note::new(147, 148), Note::new(148, 149), Note::new(149, 150), Note::new(150, 156),
    Note::new(156, 162), Note::new(162, 168), Note::new(168, 170), Note::new(170, 172), Note::new(172, 174),
    Note::new(174, 175), Note::new(175, 176), Note::new(176, 181), Note::new(181, 186), Note::new(186, 191),
    Note::new(191, 196), Note::new(196, 198), Note::new(198, 200), Note::new(200, 201), Note::new(201, 202),
    Note::new(202, 203), Note::new(203, 207), Note::new(62, 63), Note::new(207, 208), Note::new(208, 209),
    Note::new(209, 210), Note::new(210, 212), Note::new(212, 213), Note::new(213, 214), Note::new(214, 215),
    Note::new(215, 216), Note::new(216, 217), Note::new(217, 219), Note::new(219, 220), Note::new(220, 222),
    Note::new(222, 224), Note::new(224, 225)],
    groups: &[NoteGroup::new(65535, 0, 0, false, false), NoteGroup::new(0, 0, 1, false, false), NoteGroup::new(0, 0, 2, false, false),
    NoteGroup::new(0, 0, 3, false, false), NoteGroup::new(0, 0, 4, false, false), NoteGroup::new(0, 0, 5, false, false),
    NoteGroup::new(0, 0, 6, false, false), NoteGroup::new(0, 1, 7, false, false), NoteGroup::new(2, 2, 7, false, false),
    NoteGroup::new(3, 3, 8, false, false), NoteGroup::new(4, 4, 7, false, false), NoteGroup::new(5, 5, 7, false, false),
    NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(2, 2, 7, false, false),
    NoteGroup::new(3, 3, 8, false, false), NoteGroup::new(4, 4, 7, false, false), NoteGroup::new(5, 5, 7, false, false),
    NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(8, 8, 9, false, false),
    NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(4, 3, 8, false, true),
    NoteGroup::new(5, 5, 7, false, false), NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false),
    NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(4, 3, 8, false, true), NoteGroup::new(5, 5, 7, false, false),
    NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(8, 8, 10, false, false),
    NoteGroup::new(9, 9, 7, false, false), NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(5, 3, 8, false, true), NoteGroup::new(6, 6, 7, false, false),
    NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(5, 3, 8, false, true),
    NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(8, 15, 11, false, true),
    NoteGroup::new(9, 3, 8, false, true), NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(6, 3, 8, false, true), NoteGroup::new(7, 7, 7, false, false),
    NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(15, 3, 7, false, false), NoteGroup::new(2, 2, 7, false, false),
    NoteGroup::new(6, 3, 8, false, true), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(15, 15, 7, false, false),
    NoteGroup::new(3, 16, 7, false, false), NoteGroup::new(10, 3, 8, false, true), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(7, 3, 8, false, true), NoteGroup::new(3, 3, 8, false, false),
    NoteGroup::new(9, 9, 7, false, false), NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(3, 3, 8, false, false), NoteGroup::new(4, 4, 7, false, false),
    NoteGroup::new(5, 5, 7, false, false), NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false),
    NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(7, 3, 8, false, true), NoteGroup::new(15, 15, 7, false, false),
    NoteGroup::new(16, 16, 7, false, false), NoteGroup::new(3, 17, 7, false, false), NoteGroup::new(11, 3, 8, false, true),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(3, 17, 7, false, false), NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(9, 3, 8, false, true),
    NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false),
    NoteGroup::new(4, 3, 8, false, true), NoteGroup::new(5, 5, 7, false, false), NoteGroup::new(6, 6, 7, false, false),
    NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(15, 15, 7, false, false),
    NoteGroup::new(17, 17, 7, false, false), NoteGroup::new(3, 18, 7, false, false), NoteGroup::new(12, 3, 8, false, true),
    NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false), NoteGroup::new(17, 17, 7, false, false),
    NoteGroup::new(9, 9, 7, false, false), NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(3, 18, 7, false, false), NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(10, 3, 8, false, true),
    NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(5, 3, 8, false, true),
    NoteGroup::new(6, 6, 7, false, false), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(18, 18, 7, false, false),
    NoteGroup::new(3, 19, 7, false, false), NoteGroup::new(13, 3, 8, false, true), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(17, 17, 7, false, false), NoteGroup::new(9, 3, 8, false, true), NoteGroup::new(10, 10, 7, false, false),
    NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false),
    NoteGroup::new(14, 14, 7, false, false), NoteGroup::new(18, 18, 7, false, false), NoteGroup::new(3, 3, 8, false, false),
    NoteGroup::new(9, 9, 7, false, false), NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(3, 19, 7, false, false),
    NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(11, 3, 8, false, true), NoteGroup::new(12, 12, 7, false, false),
    NoteGroup::new(6, 3, 8, false, true), NoteGroup::new(7, 7, 7, false, false), NoteGroup::new(19, 19, 7, false, false),
    NoteGroup::new(3, 20, 7, false, false), NoteGroup::new(14, 3, 8, false, true), NoteGroup::new(2, 2, 12, false, false),
    NoteGroup::new(17, 17, 7, false, false), NoteGroup::new(10, 3, 8, false, true), NoteGroup::new(11, 11, 7, false, false),
    NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(18, 18, 7, false, false), NoteGroup::new(9, 3, 8, false, true), NoteGroup::new(10, 10, 7, false, false),
    NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false),
    NoteGroup::new(19, 19, 7, false, false), NoteGroup::new(3, 3, 8, false, false), NoteGroup::new(9, 9, 7, false, false),
    NoteGroup::new(10, 10, 7, false, false), NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false),
    NoteGroup::new(3, 20, 7, false, false), NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(12, 3, 8, false, true),
    NoteGroup::new(7, 3, 8, false, true), NoteGroup::new(2, 2, 12, false, false), NoteGroup::new(15, 15, 7, false, false),
    NoteGroup::new(20, 20, 7, false, false), NoteGroup::new(2, 21, 13, true, true), NoteGroup::new(17, 17, 7, false, false),
    NoteGroup::new(11, 3, 8, false, true), NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false),
    NoteGroup::new(14, 14, 7, false, false), NoteGroup::new(18, 18, 7, false, false), NoteGroup::new(10, 3, 8, false, true),
    NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(13, 13, 7, false, false),
    NoteGroup::new(19, 19, 7, false, false), NoteGroup::new(9, 3, 8, false, true), NoteGroup::new(10, 10, 7, false, false),
    NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(12, 12, 7, false, false), NoteGroup::new(20, 20, 7, false, false),
    NoteGroup::new(3, 3, 8, false, false), NoteGroup::new(9, 9, 7, false, false), NoteGroup::new(10, 10, 7, false, false),
    NoteGroup::new(11, 11, 7, false, false), NoteGroup::new(3, 3, 7, false, false), NoteGroup::new(3, 3, 7, false, false),
    NoteGroup::new(2, 21, 13, true, true), NoteGroup::new(15, 15, 7, false, false), NoteGroup::new(3, 2, 8, false, true),
    NoteGroup::new(0, 22, 14, true, false), NoteGroup::new(21, 21, 15, false, false), NoteGroup::new(17, 2, 8, false, true),
    NoteGroup::new(12, 3, 8, false, true), NoteGroup::new(13, 13, 7, false, false), NoteGroup::new(14, 14, 7, false, false),
    NoteGroup::new(22, 22, 14, true, false), NoteGroup::new(22, 23, 16, false, false), NoteGroup::new(21, 24, 17, false, false),
    NoteGroup::new(2, 2, 12, false, false), NoteGroup::new(3, 19, 7, false, false), NoteGroup::new(23, 23, 16, false, false),
    NoteGroup::new(25, 25, 18, true, false), NoteGroup::new(25, 23, 16, false, false), NoteGroup::new(26, 26, 18, true, false),
    NoteGroup::new(26, 23, 16, false, false), NoteGroup::new(2, 21, 13, true, true), NoteGroup::new(19, 19, 7, false, false),
    NoteGroup::new(15, 21, 13, true, true), NoteGroup::new(25, 25, 18, true, false), NoteGroup::new(21, 21, 19, false, false),
    NoteGroup::new(25, 25, 20, true, false), NoteGroup::new(21, 24, 17, false, false), NoteGroup::new(3, 15, 8, false, true)],
    sets: &[[0x0000000000000000, 0x0020000000200000, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0004000000040000, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0000400000004000, 0x0000000000000000, 0x0000000000000000], [0x0400000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0000020000000200, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0008000000080000, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0000000400000004, 0x0000000000000000, 0x0000000000000000], [0x03ff000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0000200000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x0080000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0300000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x03ff200000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0100000001000000, 0x0000000000000000, 0x0000000000000000], [0x8000000800000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0xaffffff200000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000], [0x2000080000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000], [0x2fff7ff200000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000],
    [0xaffffffa00000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000], [0x2000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x8000800800000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000]],
    rules:
    "urn-isbn/isbn/isbn-10/isbn-elements/group-2/group-3/group-4/group-5/prefix-element/reg-2/reg-3/reg-4/reg-5/reg-6/reg-7/isbn-13/pub-6/pub-5/pub-4/pub-3/pub-2/rq-components/fragment/pct-encoded/pchar/r-component/q-component/",
    calls: &[],
    wide: &[],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `urn-isbn` matches as a whole.
    ///
    /// ```text
    /// urn-isbn = "urn:isbn:" isbn [rq-components] ["#" f-component]
    /// ```
    ///
    /// For example `urn:isbn:0-486-27557-4`.
    UrnIsbn: TABLE as &TABLE, kind 0, registers 13, secret None,
    checks [isbn 0 "isbn"];
    /// The `isbn`.
    ///
    /// ```text
    /// isbn = isbn-10 / isbn-13
    /// ```
    always isbn = 0;
    /// The `isbn-10`.
    ///
    /// ```text
    /// isbn-10 = 9DIGIT check-10 / isbn-elements "-" check-10
    /// ```
    maybe isbn_10 = 1;
    /// The `isbn-13`.
    ///
    /// ```text
    /// isbn-13 = prefix-element 9DIGIT check-13 / prefix-element "-" isbn-elements "-" check-13
    /// ```
    maybe isbn_13 = 2;
    /// The `prefix-element`.
    ///
    /// ```text
    /// prefix-element = "978" / "979"
    /// ```
    maybe prefix_element = 3;
    /// The `registration-group`.
    ///
    /// ```text
    /// group-1 = 1DIGIT
    /// group-2 = 2DIGIT
    /// group-3 = 3DIGIT
    /// group-4 = 4DIGIT
    /// group-5 = 5DIGIT
    /// ```
    maybe registration_group = 4;
    /// The `registrant`.
    ///
    /// ```text
    /// reg-1 = 1DIGIT
    /// reg-2 = 2DIGIT
    /// reg-3 = 3DIGIT
    /// reg-4 = 4DIGIT
    /// reg-5 = 5DIGIT
    /// reg-6 = 6DIGIT
    /// reg-7 = 7DIGIT
    /// ```
    maybe registrant = 5;
    /// The `publication`.
    ///
    /// ```text
    /// pub-1 = 1DIGIT
    /// pub-2 = 2DIGIT
    /// pub-3 = 3DIGIT
    /// pub-4 = 4DIGIT
    /// pub-5 = 5DIGIT
    /// pub-6 = 6DIGIT
    /// ```
    maybe publication = 6;
    /// The `check-digit`.
    ///
    /// ```text
    /// check-10 = DIGIT / "X"
    /// check-13 = DIGIT
    /// ```
    always check_digit = 7;
    /// The `r-component`.
    ///
    /// ```text
    /// r-component = pchar *(pchar / "/" / r-marks (r-char / "/" / "=/")) [r-marks ["="]]
    /// ```
    maybe r_component = 8;
    /// The `q-component`.
    ///
    /// ```text
    /// q-component = pchar *(pchar / "/" / "?")
    /// ```
    maybe q_component = 9;
    /// The `f-component`.
    ///
    /// ```text
    /// f-component = fragment
    /// ```
    maybe f_component = 10;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "urn-isbn", scheme: false, grammar: "rfc8254", start: "urn-isbn", table: &TABLE, kind: 0, fields: &["isbn", "isbn-10", "isbn-13", "prefix-element", "registration-group", "registrant", "publication", "check-digit", "r-component", "q-component", "f-component"], secret: None, inside: crate::Inside::Yes, checks: &[(0, "isbn")], each_field: |text, constant, see| UrnIsbn::each_field(text, constant, see) },
];
