// @generated from grammars/rfc6455.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6455`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 27 states, 15 byte classes, 4 registers: 4832 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\0\x0a\x0a\0\x0b\0\0\0\0\0\0\0\0\x01\x07\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x08\0\x0a\0\
    \x0a\x0c\x09\x03\x03\x03\x03\x03\x03\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\x05\x06\0\0\0\x0d\x0a\x0e\x0a\0\x0a\x03\x03\
    \x03\x03\x03\x03\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\x05\x06\0\0\0\x0a\x0a\x0a\0\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\x05\0\0\x05\x05\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\x06\0\0\x06\x06\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\0\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0,
    0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 675, 675, 675, 675, 675, 675, 675, 3146268, 4194790, 0, 0, 621,
    6291834, 189, 0, 3146268, 4194790, 0, 0, 621, 6291834, 0, 0, 675, 6, 675, 0, 0, 0, 0, 0, 0, 270, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 243, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 0, 0, 0, 0, 3146268, 4194790, 0, 0, 0, 6291834, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    9, 0, 1, 0, 0, 297, 297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 297, 255, 0, 324, 297, 297,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 297, 255, 351, 351, 351, 351, 351, 351, 351, 0, 351,
    0, 0, 0, 0, 0, 0, 0, 351, 0, 0, 0, 0, 0, 243, 351, 12, 351, 255, 351, 351, 351, 351, 351, 351, 351, 0, 351, 0, 0, 0,
    0, 0, 243, 0, 351, 0, 0, 0, 0, 0, 243, 351, 13, 351, 255, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035,
    1049035, 1049035, 1049035, 1049035, 0, 405, 1049035, 0, 0, 1049035, 1049035, 1049035, 0, 405, 1049035, 0, 0,
    1049035, 14, 1049035, 2, 0, 0, 432, 432, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 1049035,
    255, 0, 0, 1049035, 1049035, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1049035, 255, 1049035,
    1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 0, 405, 1049035, 0, 0, 1049035,
    1049035, 1049035, 0, 405, 1049035, 0, 0, 1049035, 17, 1049035, 3, 0, 0, 10486273, 0, 0, 0, 0, 9437724, 0, 0, 0, 0,
    12583290, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 4, 0, 0, 513, 0, 0, 0, 0, 15729180, 0, 0, 0, 0, 16777594, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 5, 1049116, 1049116, 1049116, 1049116, 1049116, 1049116, 1049116, 1049116, 1049116,
    1049116, 0, 567, 18874746, 0, 0, 1049116, 1049116, 1049116, 0, 567, 18874746, 0, 0, 1049116, 20, 1049116, 6, 0, 0,
    594, 594, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 1049116, 255, 0, 0, 1049116, 1049116, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 1049116, 255, 0, 0, 648, 648, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 675, 255, 0, 0, 675, 675, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 24, 675, 255, 675, 675, 675, 675, 675, 675, 675, 3146268, 4194790, 0, 0, 621, 6291834, 0, 0, 3146268,
    4194790, 0, 0, 621, 6291834, 0, 0, 675, 25, 675, 1, 0, 0, 0, 0, 0, 0, 729, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4294901786, 0, 255, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901787, 0,
    255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x77\x73\x3a\x2f\x2f\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xa2\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1b\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x77\x73\x73\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\
    \xff\xff\0\0\x06\xa2\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\xbe\x02\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x0e\x14\x0e\x15\x16\x17\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\0\0\0\x01\x16\x01\x17\x01\x18\x01\x19\x01\x05\x01\x06\
    \x01\x1a\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x1b\x01\x0d\x01\x0e\x01\x0f\x01\x1c\x01\x11\x01\x12\x01\x13\x01\x14\
    \x01\x15\x01\x1d\x01\x16\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x16\x01\x02\x18\x02\x03\x1d\x03\0\x23\x03\x04\x24\x04\x04\x28\x04\x04\x2c\
    \x03\x03\x30\0\x05\x36\x05\x06\x24\x06\x06\x24\x05\x05\x36\0\x07\x3a\x07\x07\x3a\x08\x08\x36\x08\x06\x24\x01\x06\
    \x24\x01\x09\x3e\x0a\x0a\x08\x0a\x0a\x0c\x0a\x0a\x10\x0a\x01\x16\x03\x0a\x23\x0a\x05\x36\x0a\x07\x3a\xff\x0a\x04\
    \x0c\x01\x40\0\x10\0\0\x01\x80\0\xff\x39\x2c\x01\0\x40\x80\x11\x0c\0\x0e\0\x7f\x01\x7f\x41\xff\x1b\x84\x10\xff\x19\
    ws-URI/host/IPv6address/IP-literal/IPvFuture/query/pct-encoded/port/path-abempty/reg-name/wss-URI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45, 46, 47, 49, 51, 53, 55,
    57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91,
    // operations
    0, 6, 0, 0, 2, 0, 0, 14, 0, 0, 5, 0, 0, 1, 0, 0, 13, 0, 0, 4, 0, 0, 12, 0, 0, 8, 0,
    // starts
    1, 26,
    // call_list
    7, 0, 0, 65535, 0, 216,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 77, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 8, fields: 4,
    first_delimiter: 7, first_loop_exit: 10, groups: 302, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 181,
    note_shift: 24, notes: 209, number_size: 1, operations: 48, operations_words: 1, prefixes: 0, range_list: 83,
    ranges: 0, registers: 4, rules: 424, run: 23, set_size: 2, sets: 392, shift: 7, starts: 75, states: 28, width: 27,
};

crate::__typed! {
    /// A string that the rule `ws-URI` matches as a whole, by RFC 6455, section 3.
    ///
    /// ```text
    /// ws-URI = "ws:" "//" host [":" port] path ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ws.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Ws::parse("ws://example.com/chat")?;
    /// assert_eq!(value.host(), "example.com");
    /// assert_eq!(value.path(), "/chat");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Ws: table TABLE, kind 0, captures 4, schemes &["ws"], inside true,
    secrets &[], checks [];
    /// The `host`, by RFC 6455, section 3.
    ///
    /// ```text
    /// host = <host, defined in [RFC3986], Section 3.2.2>
    /// ```
    always host = 0;
    /// The `port`, by RFC 6455, section 3.
    ///
    /// ```text
    /// port = <port, defined in [RFC3986], Section 3.2.3>
    /// ```
    maybe port = 1;
    /// The `path`, by RFC 6455, section 3.
    ///
    /// ```text
    /// path = <path-abempty, defined in [RFC3986], Section 3.3>
    /// ```
    always path = 2;
    /// The `query`, by RFC 6455, section 3.
    ///
    /// ```text
    /// query = <query, defined in [RFC3986], Section 3.4>
    /// ```
    maybe query = 3;
}

crate::__owned_fields! { Ws: always host maybe port always path maybe query }

crate::__scheme! { Ws: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") } }

crate::__inside_uri! { Ws: join port host path query }

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
    /// A string that the rule `wss-URI` matches as a whole, by RFC 6455, section 3.
    ///
    /// ```text
    /// wss-URI = "wss:" "//" host [":" port] path ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/wss.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Wss::parse("wss://example.com/chat")?;
    /// assert_eq!(value.host(), "example.com");
    /// assert_eq!(value.path(), "/chat");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Wss: table TABLE, kind 1, captures 4, schemes &["wss"], inside true,
    secrets &[], checks [];
    /// The `host`, by RFC 6455, section 3.
    ///
    /// ```text
    /// host = <host, defined in [RFC3986], Section 3.2.2>
    /// ```
    always host = 0;
    /// The `port`, by RFC 6455, section 3.
    ///
    /// ```text
    /// port = <port, defined in [RFC3986], Section 3.2.3>
    /// ```
    maybe port = 1;
    /// The `path`, by RFC 6455, section 3.
    ///
    /// ```text
    /// path = <path-abempty, defined in [RFC3986], Section 3.3>
    /// ```
    always path = 2;
    /// The `query`, by RFC 6455, section 3.
    ///
    /// ```text
    /// query = <query, defined in [RFC3986], Section 3.4>
    /// ```
    maybe query = 3;
}

crate::__owned_fields! { Wss: always host maybe port always path maybe query }

crate::__scheme! { Wss: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") } }

crate::__inside_uri! { Wss: join port host path query }

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
    crate::Kind { name: "ws", scheme: true, grammar: "rfc6455", start: "ws-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_WS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") } },
    crate::Kind { name: "wss", scheme: true, grammar: "rfc6455", start: "wss-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_WSS), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") } },
];
