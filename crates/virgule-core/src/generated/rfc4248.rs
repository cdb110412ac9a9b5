// @generated from grammars/rfc4248.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4248`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 32 states, 16 byte classes, 6 registers: 5227 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\0\x0a\x0a\0\x0b\0\0\0\0\0\0\0\0\x01\x0c\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x09\0\x0a\0\
    \x0a\x0a\x0d\x03\x03\x03\x03\x04\x03\0\0\0\0\0\x05\0\x06\0\0\0\0\0\x07\0\x08\0\0\0\0\x0e\x0a\x0f\x0a\0\x0a\x03\x03\
    \x03\x03\x04\x03\0\0\0\0\0\x05\0\x06\0\0\0\0\0\x07\0\x08\0\0\0\0\x0a\x0a\x0a\0\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\0\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x0e\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x09\x09\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x09\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\0\0\x01\x03\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\x09\xff\x09\0\x01\0\0\0\x01\xff\0\0\0\0\0\0", *b"\0\0\0\0\x01\x01\x80\x80\x02\x02\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x09\xff\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x05\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\xff\x09\0\x01\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x09\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\x05\x04\x01\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\xff\x09\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\x05\x05\x01\x03\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x09\xff\x09\0\x01\0\0\xff\0\0\0\0\0\0\0\0", *b"\x05\x05\x05\x05\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\x05\x05\x01\x03\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\x09\xff\x09\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\x05\x05\x05\x05\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\0\0\x01\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\xff\x09\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\0\0\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0,
    0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 189, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 243, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 270, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 9, 0, 255, 2097449, 2097449, 2097449, 2097449, 2097449, 2097449, 2097449, 2097449, 2097449,
    6291834, 0, 2097476, 4194655, 8389013, 2097584, 0, 29360506, 0, 31457604, 33554783, 35651989, 0, 0, 2097449, 10, 0,
    0, 297, 297, 297, 297, 297, 297, 297, 297, 297, 12583290, 0, 324, 10486111, 8389013, 0, 0, 12583290, 0, 324,
    10486111, 8389013, 0, 0, 297, 11, 297, 1, 0, 0, 459, 459, 459, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 12, 297, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 2, 486, 486, 540,
    486, 486, 486, 486, 486, 486, 0, 0, 513, 14680415, 16777621, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 3, 2097719,
    2097719, 2097719, 2097719, 2097719, 2097719, 2097719, 2097719, 2097719, 4194925, 0, 2097746, 18874719, 0, 20971952,
    0, 33555053, 0, 31457874, 37749087, 0, 0, 0, 2097719, 15, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 648, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 16, 2147483648, 255, 0, 0, 297, 297, 297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 17, 297, 255, 486, 486, 486, 486, 486, 486, 486, 486, 486, 0, 0, 513, 0, 16777621, 0, 0, 0, 0, 513, 0, 16777621,
    0, 0, 486, 65554, 486, 255, 0, 0, 702, 702, 702, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 486,
    255, 486, 486, 540, 486, 486, 486, 486, 486, 486, 0, 0, 513, 14680415, 16777621, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20,
    0, 5, 567, 567, 567, 567, 567, 567, 567, 567, 567, 10486381, 0, 594, 23069023, 0, 0, 0, 10486381, 0, 594, 23069023,
    0, 0, 0, 567, 21, 567, 6, 0, 0, 729, 729, 729, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 567,
    255, 0, 0, 756, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25166175, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 7, 0, 0, 783, 783, 783,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 783, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    810, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 255, 0, 0, 486, 486, 486, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 26, 486, 255, 0, 0, 567, 567, 567, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 567, 255, 0, 0,
    756, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25166175, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 8, 0, 837, 783, 783, 783, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 783, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27263597, 0, 0, 10486111,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 9, 1049440, 1049440, 1049440, 1049440, 1049440, 1049440, 1049440, 1049440,
    1049440, 1049440, 0, 0, 0, 0, 0, 0, 1049440, 0, 0, 0, 0, 0, 810, 1049440, 31, 1049440, 255, 1049440, 1049440,
    1049440, 1049440, 1049440, 1049440, 1049440, 1049440, 1049440, 1049440, 0, 0, 0, 0, 0, 810, 1049440, 0, 0, 0, 0, 0,
    810, 1049440, 32, 1049440, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x74\x65\x6c\x6e\x65\x74\x3a\x2f\x20\x20\x20\x20\x20\x20\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xf3\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1b\0\0\
    \0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\0\x05\x01\x05\0\
    \xff\0\x01\x02\x03\x01\x04\x05\x06\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x17\x18\
    \x19\x1a\x1b\x1c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x02\x08\x09\x02\x0a\x0b\x01\x0c\x02\x0d\x0e\x01\x0f\
    \x01\x10\x02\x11\x11\x01\x12\x01\x13\x02\x12\x14\x01\x09\x01\x0b\x01\x0e\x01\x15\x01\x16\x01\x11\x01\x14\x01\x17\
    \x01\x18\x01\x19\x01\x1a\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x04\0\0\x14\0\0\x18\0\x01\x1e\x01\x01\x20\x02\x03\x26\x01\x04\x28\x02\x04\
    \x28\0\0\x2e\x05\x06\x30\0\x07\x36\0\x02\x3a\x02\x08\x3c\x04\x04\x28\x06\x06\x30\x06\x04\x28\x07\x07\x36\x09\x0a\
    \x28\x08\x09\x41\x0a\x0a\x44\x09\0\x4b\x0a\x0a\x4c\x09\x09\x50\
    \x1c\x02\x80\0\x10\0\x20\0\x40\0\0\x02\0\x10\xff\x7b\xff\x2b\xff\x1b\x1c\0\0\0\xff\x29\x04\x10\xff\x5b\x1c\x03\0\
    \x80\x1e\0\0\x12\xff\x03\xff\x83\
    telneturl/user/host/reg-name/pct-encoded/userinfo/password/port/IPv6address/IP-literal/IPvFuture/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 19, 22, 24, 27, 29, 31, 34, 36, 38, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61,
    // operations
    0, 8, 0, 0, 24, 0, 0, 56, 0, 0, 32, 0, 0, 16, 0, 0, 48, 0, 0, 4, 0, 0, 2, 0, 1, 24, 0, 1, 8, 0, 1, 16, 0, 1, 4, 0,
    4, 16, 0, 0, 48, 8, 0, 0, 8, 0, 16, 8, 0, 32, 8, 1, 16, 8,
    // call_list
    16, 0, 0, 65535, 0, 675,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 83, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 7, fields: 5,
    first_delimiter: 9, first_loop_exit: 10, groups: 193, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 97,
    note_shift: 0, notes: 130, number_size: 1, operations: 29, operations_words: 1, prefixes: 0, range_list: 89, ranges:
    0, registers: 6, rules: 316, run: 23, set_size: 2, sets: 274, shift: 0, starts: 83, states: 33, width: 27,
};

crate::__typed! {
    /// A string that the rule `telneturl` matches as a whole, by RFC 4248, section 2.
    ///
    /// ```text
    /// telneturl = "telnet://" [userinfo "@"] host [":" port] ["/"]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/telnet.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Telnet::parse("telnet://192.0.2.16:80/")?;
    /// assert_eq!(value.host(), "192.0.2.16");
    /// assert_eq!(value.port(), Some("80"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Telnet: table TABLE, kind 0, captures 8, schemes &["telnet"], inside true,
    secrets &[crate::Secret::AfterColon(0)], checks [];
    /// The `userinfo`, by RFC 4248, section 2.
    ///
    /// ```text
    /// userinfo = user [":" password]
    /// ```
    maybe userinfo = 0;
    /// The `user`, by RFC 4248, section 2.
    ///
    /// ```text
    /// user = *(unreserved / pct-encoded / sub-delims)
    /// ```
    maybe user = 1;
    /// The `password`, by RFC 4248, section 2.
    ///
    /// ```text
    /// password = *(unreserved / pct-encoded / sub-delims)
    /// ```
    maybe password = 2;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 3;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
}

crate::__owned_fields! { Telnet: maybe userinfo maybe user maybe password always host maybe port }

crate::__scheme! { Telnet: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "telnet", default_port: Some("23"), empty_path: Some("/") } }

crate::__inside_uri! { Telnet: port host }

/// How the fields of [`Telnet`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TELNET: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["userinfo", "user", "password", "host", "port"],
    lists: &[],
    always: 0b1000,
    pieces: &[Piece::Text("telnet://"), Piece::Group(7, 6), Piece::Outer(0, 4), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text(":"), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2), Piece::Text(":"),
    Piece::Field(4)],
};

crate::__builder! {
    TelnetBuilder of Telnet by TEMPLATE_TELNET, states [];
    optional userinfo = 0;
    optional user = 1;
    optional password = 2;
    optional host = 3;
    optional port = 4;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "telnet", scheme: true, grammar: "rfc4248", start: "telneturl", table: &TABLE, kind: 0, fields: &["userinfo", "user", "password", "host", "port"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(0)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_TELNET), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "telnet", default_port: Some("23"), empty_path: Some("/") } },
];
