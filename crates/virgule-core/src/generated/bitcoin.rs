// @generated from grammars/bitcoin.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `bitcoin`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 33 states, 28 byte classes, 4 registers: 7098 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0d\x0c\x0c\x0d\x0e\x0f\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x10\x0d\x11\x12\0\0\0\0\0\0\0\0\x13\x0d\
    \x0c\x14\x0c\x15\x0d\x01\x16\x02\x01\x01\x01\x03\x03\x17\x03\x03\x03\x03\x04\x18\x03\x03\x05\x03\x06\x03\x03\x03\
    \x03\x03\x03\x0c\x0c\x0c\x0c\x0d\x0c\x07\x16\x02\x01\x01\x01\x03\x03\x19\x03\x03\x1a\x08\x09\x1b\x03\x03\x05\x03\
    \x0a\x0b\x03\x03\x03\x03\x03\x0c\x0c\x0c\x0d\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c",
    runs: &[160, 240, 168, 248, 248, 248, 248, 248, 248, 168, 240, 80, 16, 80, 80, 0],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 94, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 141, 0, 141, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 188, 0, 0, 0, 188,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0,
    235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 282, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 329, 0, 329, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 376, 0, 0, 0, 0, 376, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 423, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 8, 0, 470, 470, 470, 470, 470, 470, 611, 470, 470, 470, 611, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0, 1049093,
    564, 0, 0, 470, 0, 470, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 470, 470, 470, 470, 470, 470, 470,
    470, 470, 470, 470, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0, 1049093, 470, 0, 0, 470, 0, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0,
    1049093, 470, 0, 0, 470, 0, 470, 470, 10, 0, 658, 658, 658, 658, 658, 658, 658, 799, 658, 658, 658, 658, 0, 658,
    705, 752, 658, 658, 658, 658, 0, 658, 658, 658, 658, 658, 658, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 11, 0, 470, 470, 846, 470, 470, 470, 470, 470, 470, 470, 470, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0, 1049093, 470, 0,
    0, 470, 0, 470, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 470, 470, 470, 470, 470, 470, 470, 470,
    470, 470, 470, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0, 1049093, 893, 0, 0, 470, 0, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0,
    1049093, 470, 0, 0, 470, 0, 470, 470, 13, 0, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 0, 658,
    705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 0, 658, 705, 752, 658, 658, 658, 658, 940,
    658, 658, 658, 658, 658, 658, 658, 658, 14, 658, 987, 987, 987, 0, 0, 0, 0, 987, 0, 0, 0, 0, 0, 0, 0, 0, 0, 987,
    987, 0, 0, 0, 987, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 658, 658, 658, 658, 658,
    658, 658, 658, 799, 658, 658, 658, 658, 0, 658, 705, 752, 658, 658, 658, 658, 0, 658, 658, 658, 658, 658, 658, 658,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 658, 658, 658, 658, 658, 658, 658, 658, 1034, 658, 658,
    658, 0, 658, 705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 17, 658, 470, 470, 470, 470, 470, 1128, 470, 470, 470, 470, 470, 470, 0, 0, 0, 0, 0, 0, 1081, 0,
    0, 1049093, 470, 0, 0, 470, 0, 470, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 470, 470, 470, 470,
    470, 470, 470, 470, 470, 470, 470, 470, 0, 0, 0, 0, 0, 0, 1081, 0, 0, 1049093, 470, 0, 0, 470, 0, 470, 0, 0, 0, 0,
    0, 0, 470, 0, 0, 1049093, 470, 0, 0, 470, 0, 470, 470, 19, 0, 940, 940, 940, 940, 940, 940, 940, 940, 940, 940, 940,
    940, 0, 940, 1175, 752, 940, 940, 940, 940, 0, 940, 940, 940, 940, 940, 940, 940, 0, 940, 1175, 752, 940, 940, 940,
    940, 0, 940, 940, 940, 940, 940, 940, 940, 940, 20, 940, 658, 658, 658, 0, 0, 0, 0, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    658, 658, 0, 0, 0, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 658, 658, 658, 658,
    658, 658, 658, 658, 658, 658, 658, 658, 658, 0, 658, 705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658,
    658, 1222, 0, 658, 705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 658, 22, 658, 1081, 1081,
    1081, 1081, 1081, 1081, 1081, 1081, 1081, 1081, 1081, 1081, 0, 0, 0, 0, 0, 1269, 470, 0, 0, 1049093, 470, 0, 0, 470,
    1269, 470, 0, 0, 0, 0, 0, 1269, 470, 0, 0, 1049093, 470, 0, 0, 470, 1269, 470, 1081, 23, 0, 470, 470, 470, 470, 470,
    470, 893, 470, 470, 470, 893, 470, 0, 0, 0, 0, 0, 0, 470, 0, 0, 1049093, 470, 0, 0, 470, 0, 470, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 1316, 1316, 1316, 0, 0, 0, 0, 1316, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1316, 1316,
    0, 0, 0, 1316, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 940, 658, 658, 658, 658, 658,
    658, 658, 658, 658, 658, 658, 1363, 0, 658, 705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 658, 1269, 1269, 1269, 1269, 1269, 1269, 1269, 1269, 1269, 1269,
    1269, 1269, 0, 0, 0, 0, 0, 1269, 0, 0, 0, 1049093, 0, 0, 0, 0, 1269, 0, 0, 0, 0, 0, 0, 1269, 0, 0, 0, 1049093, 0, 0,
    0, 0, 1269, 0, 1269, 27, 0, 940, 940, 940, 0, 0, 0, 0, 940, 0, 0, 0, 0, 0, 0, 0, 0, 0, 940, 940, 0, 0, 0, 940, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 940, 658, 658, 658, 658, 658, 658, 658, 658, 658,
    1410, 658, 658, 0, 658, 705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 1457, 658, 0, 658, 705,
    752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    30, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 658, 0, 658, 705, 0, 658, 658, 658, 658, 1504, 658,
    658, 658, 658, 658, 658, 658, 0, 658, 705, 752, 658, 658, 658, 658, 940, 658, 658, 658, 658, 658, 658, 658, 658, 31,
    658, 1504, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 752, 1551, 1504, 1504, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 1551, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 752, 0, 1551, 1551, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\x02\x03\x03\x04\xff\x04\x04\x05\x01\x04\xff\x04\x01\x06\xff\x04\x01\xff\
    \x04\x04\xff\x04\x04\
    \x62\x69\x74\x63\x6f\x69\x6e\x3a\x20\x20\x20\x20\x20\x20\x20\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xa7\x01\0\0\
    \0\x01\x02\x01\x03\x04\x05\x01\x06\x07\x08\x01\x09\x01\
    \0\0\x08\0\x08\x02\0\0\0\0\0\0\x08\x01\0\0\0\x08\x01\xff\0\x01\0\x01\0\0\0\x08\0\x09\0\0\x08\x03\0\0\x03\x01\x01\0\
    \0\0\x08\0\x0a\0\0\x08\0\x0b\
    \0\
    \xff\0\x01\x02\x03\x04\x01\x05\x06\x07\x08\x09\x08\x08\x0a\x0b\x0c\x0a\x08\x08\x0d\x0e\x0a\x0f\x08\x10\x0a\x11\x0e\
    \x0a\x0a\x12\x13\x14\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\x01\x1e\x01\x01\x1e\0\x02\x22\x02\x02\x26\x02\x03\x28\
    \x04\x02\x22\x02\x05\x22\x03\x03\x28\x01\x01\x2e\x05\x03\x29\x01\x06\x32\x02\x02\x34\x02\x07\x3a\x07\x07\x3e\
    \0\0\x40\0\0\0\x80\x02\x40\x04\0\0\x04\0\0\0\0\0\0\x09\x10\x02\0\0\0\0\x08\0\xff\x0f\x64\x0a\xff\xef\xef\x0f\xff\
    \xef\xff\x0f\x87\0\x46\0\xff\x0f\x66\x0e\xff\x0f\x22\x04\xff\x6f\xff\x0f\x01\x80\x07\0\x01\x80\x06\0\
    bitcoinurn/bitcoinaddress/bitcoinparam/pct-encoded/bitcoinparams/qchar/segwitaddress/amountparam/",
    words: &[
    // operations
    0, 1, 0,
    ],
    callees: &[],
    accepts: 0, call_list: 3, calls: 0, copies: 127, fields: 2, first_mark: 12, groups: 204, highs: 0, kinds: 1,
    layouts: 63, nesting: 128, note_of: 128, note_shift: 0, notes: 162, number_size: 1, operations: 0, operations_words:
    1, places: 77, prefixes: 34, registers: 4, rules: 331, run: 44, set_size: 4, sets: 267, shift: 0, shift_marks: 16,
    starts: 3, states: 34, streams: 255, stretch_list: 3, stretches: 0, width: 47,
};

crate::__typed! {
    /// A text that the rule `bitcoinurn` matches as a whole.
    ///
    /// ```text
    /// bitcoinurn = "bitcoin:" bitcoinaddress ["?" bitcoinparams]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/bitcoin.svg"))]
    ///
    /// For example `bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W`.
    Bitcoin: table TABLE, kind 0, registers 4, secrets &[], parameters PARAMETERS_BITCOIN,
    checks [(parameters PARAMETERS_BITCOIN)];
    /// The `bitcoinaddress`.
    ///
    /// ```text
    /// bitcoinaddress = *base58 / segwitaddress
    /// ```
    always bitcoinaddress = 0;
    /// The `bitcoinparams`.
    ///
    /// ```text
    /// bitcoinparams = bitcoinparam ["&" bitcoinparams]
    /// ```
    maybe bitcoinparams = 1;
}

crate::__scheme! { Bitcoin: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "bitcoin", default_port: None, empty_path: None } }

/// Reports the items of the list `required`.
#[rustfmt::skip]
pub static OCCURRENCES_BITCOIN_REQUIRED: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 9, states: 9, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 1, 3, 2, 2, 3, 0, 3, 3, 3, 9, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3,
    3, 5, 3, 3, 3, 2, 2, 3, 3, 3, 3, 6, 3, 3, 2, 2, 7, 3, 3, 3, 3, 3, 8, 7, 2, 8, 3, 8, 8, 8, 8, 8, 7, 10, 8, 8, 8, 8,
    8, 8], edges: &[(4, 2), (2, 5)], ends: &[0, 0, 0, 0, 0, 0, 0, 0, 9], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0,
    255, 0],
};

crate::__lists! {
    Bitcoin:
    /// The occurrences of `required`, from the first to the last.
    ///
    /// ```text
    /// reqparam = %s"req-" qchar *qchar ["=" *qchar]
    /// ```
    required = OCCURRENCES_BITCOIN_REQUIRED;
}

/// The parameters of `bitcoinparams`.
#[rustfmt::skip]
pub static PARAMETERS_BITCOIN: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 1, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "amount", name: "amount", several: false },
        crate::__derive::KnownParameter { key: "label", name: "label", several: false },
        crate::__derive::KnownParameter { key: "message", name: "message", several: false },
    ],
};

crate::__parameters! {
    Bitcoin: PARAMETERS_BITCOIN, TABLE;
    /// The value of the parameter `amount` of `bitcoinparams`.
    once amount = "amount";
    /// The value of the parameter `label` of `bitcoinparams`.
    once label = "label";
    /// The value of the parameter `message` of `bitcoinparams`.
    once message = "message";
}

/// How the fields of [`Bitcoin`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_BITCOIN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["bitcoinaddress", "bitcoinparams", "required"],
    lists: &[&OCCURRENCES_BITCOIN_REQUIRED],
    always: 0b1,
    pieces: &[Piece::Text("bitcoin:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text("?"), Piece::Field(1)],
};

crate::__builder! {
    BitcoinBuilder of Bitcoin by TEMPLATE_BITCOIN, states [];
    optional bitcoinaddress = 0;
    optional bitcoinparams = 1;
    list required = 2;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "bitcoin", scheme: true, grammar: "bitcoin", start: "bitcoinurn", table: &TABLE, kind: 0, fields: &["bitcoinaddress", "bitcoinparams", "amount", "label", "message"], lists: &[("required", &OCCURRENCES_BITCOIN_REQUIRED)], once: &[], parameters: Some(&PARAMETERS_BITCOIN), secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_BITCOIN), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "bitcoin", default_port: None, empty_path: None } },
];
