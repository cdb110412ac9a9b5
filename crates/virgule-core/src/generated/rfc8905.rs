// @generated from grammars/rfc8905.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc8905`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 30 states (0 with direct code), 22 byte classes, 8 registers: 979 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x03\x01\x01\x01\x01\x01\x04\x05\x06\x07\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x09\x01\0\x0a\0\
    \x0b\x01\x0c\x0d\x0d\x0d\x0d\x0d\x0e\x0e\x0e\x0e\x0e\x0e\x0f\x10\x11\x12\x0e\x0e\x0e\x13\x14\x0e\x0e\x0e\x15\x0e\0\
    \0\0\0\x01\0\x0c\x0d\x0d\x0d\x0d\x0d\x0e\x0e\x0e\x0e\x0e\x0e\x0f\x10\x11\x12\x0e\x0e\x0e\x13\x14\x0e\x0e\x0e\x15\
    \x0e\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x02\0\x03\x04\
    \x01\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\x02\xff\
    \x03\x03\
    \0\0\0\0\0\0\0\0\0\x02\0\x01\0\x01\0\x01\0\x01\0\0\x02\x02\0\0\0\x02\0\x02\x02\0\0\
    \0\x31\0\0\xf0\x3f\
    \xff\0\x01\x19\x02\x0b\x03\x19\x04\x19\x05\x19\x06\x19\x07\x19\x03\x24\x09\x19\x0a\x19\x0b\x22\x01\x1b\x02\x0f\x03\
    \x0a\x04\x1b\x05\x1b\x06\x1b\x0c\x03\x12\x02\x09\x1b\x0a\x1b\x16\x19\x05\0\x06\0\x04\x1d\x08\0\x13\x05\x0a\0\x08\
    \x1d\x0c\x0c\x05\x1a\x06\x1a\x16\x1b\x08\x1a\x15\x04\x0a\x15\x05\x18\x06\x18\x07\x20\x08\x18\x04\x1e\x09\x23\x0b\
    \x21\x03\x24\x08\x1e\x11\x06\x06\x17\x16\x1a\x09\x07\x07\x08\x07\x09\x16\x18\x16\x0d\x0f\x0e\x16\x1c\x16\x19\x16\
    \x11\x14\x12\x11\x10\x0a\x1b\xff\0\x10\x13\xff\0\xff\0\xff\0\x13\x14\x16\x1b\xff\0\xff\0\x16\x1f\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\x14\0\x1a\0\x1a\0\x1a\0\x1a\x1a\0\0\0\0\x09\x0d\x14\x11\0\x16\x17\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x50\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\x04\0\
    \0\0\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\
    \x5c\x54\x5c\xd4\x70\xa0\xf0\xf0\xf0\xf0\xf0\xf0\xf0\xf0\xf0\xf0\x50\x50\x50\x50\x50\
    \0\x01\x02\x02\x02\x03\x04\x02\x02\x02\x03\x05\x06\x07\x08\x03\x05\x06\x09\x0a\
    \0\0\x08\x01\0\0\x01\0\x01\0\x02\0\0\0\0\0\0\x08\x06\0\0\x06\0\x01\0\0\x06\0\x07\0\0\x07\x01\x01\0\x03\x04\0\x03\0\
    \x03\x04\0\x05\0\0\x04\0\x01\0\0\x04\0\x05\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0b\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\
    \x1a\x1b\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x02\x0a\x0b\x01\x0c\x02\x0d\x0b\x01\
    \x0e\x02\x0f\x0b\x02\x10\x0b\x02\x11\x0b\x02\x12\x13\x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\x01\x0b\x01\x19\x01\
    \x1a\x01\x1b\x01\x1c\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\x01\x1c\0\x02\x1c\x03\x04\x20\x05\x05\x24\x06\x06\x28\
    \x04\x04\x20\x05\x05\x10\x07\x04\x20\x05\x05\x2c\x05\x05\x30\x05\x05\x0c\x05\x05\x34\x06\x06\x38\x05\x08\x1c\x09\
    \x0a\x3c\x09\x0b\x3c\x01\0\x43\x03\x03\x46\x02\x07\x4a\x08\x08\x4c\x0a\x0a\x52\x0b\x0b\x56\
    \0\0\x04\0\x10\0\0\0\x20\0\0\x08\0\0\x02\0\x02\0\x80\0\0\0\xf0\x3f\0\x31\0\0\x80\0\x60\xf5\x3f\0\0\x10\0\0\x01\0\
    \x04\0\x60\xf1\x3f\x10\x01\0\xe0\xf9\x3f\xfe\xff\x3f\x7e\xf7\x3f\0\xf2\x3f\x58\x01\0\x18\x01\0\
    payto-URI/authority/opt/path-abempty/pct-encoded/amount-opt/opt-name/opt-char/currency/amount/unit/fraction/",
    words: &[
    // rows
    0, 1, 6, 14, 8, 29, 40, 43, 44, 30, 18, 31, 39, 34, 42, 35, 38, 45, 46, 47, 26, 48, 21, 37, 32, 0, 50, 11, 33, 41,
    5,
    // edges
    16412, 0, 2, 16409, 0, 8, 10, 0, 24, 10, 0, 16, 22, 0, 4, 10, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 126, base: 33, call_list: 49, calls: 0, check: 194, defaults: 340, edge_size: 3,
    edges: 31, fields: 5, first_skip: 24, groups: 620, highs: 0, hot: 0, kinds: 1, layouts: 451, mask_of: 157,
    mask_size: 3, masks: 188, moves: 526, nesting: 128, nibbles: 371, note_of: 527, note_shift: 0, notes: 558, places:
    471, rows: 0, rules: 773, set_size: 3, sets: 707, shift: 0, skip_of: 95, starts: 49, states: 31, streams: 255,
    stretch_list: 49, stretches: 0, stride: 22, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `payto-URI` matches as a whole.
    ///
    /// ```text
    /// payto-URI = "payto://" authority path-abempty ["?" opts]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/payto.svg"))]
    ///
    /// For example `payto://iban/DE75512108001245126199?amount=EUR:200.0&message=hello`.
    Payto: table TABLE, kind 0, registers 8, secrets &[],
    checks [(once "amount" ONCE_PAYTO_AMOUNT), (once "currency" ONCE_PAYTO_CURRENCY)];
    /// The `target`.
    ///
    /// ```text
    /// authority = ALPHA *(ALPHA / DIGIT / "-" / ".")
    /// ```
    always target = 0;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 1;
    /// The `opts`.
    ///
    /// ```text
    /// opts = opt *("&" opt)
    /// ```
    maybe opts = 2;
    /// The `amount`.
    ///
    /// ```text
    /// amount = currency ":" unit ["." fraction]
    /// ```
    maybe amount = 3;
    /// The `currency`.
    ///
    /// ```text
    /// currency = 1*ALPHA
    /// ```
    maybe currency = 4;
}

crate::__scheme! { Payto: TABLE, kind 0, checks &[(3, "once"), (4, "once")], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "payto", default_port: None, empty_path: None } }

/// Reports where `amount` occurs, which is once at most.
#[rustfmt::skip]
pub static ONCE_PAYTO_AMOUNT: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 8, 9, 6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9,
    6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 12, states: 12, next:
    &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 0, 13, 0, 0, 3, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 4, 0, 4, 4, 5, 4, 4, 4, 4, 4, 3, 2, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 0, 4, 4, 4, 4, 6, 4, 4, 4, 0, 0, 4, 0,
    4, 4, 4, 4, 4, 4, 7, 4, 0, 0, 4, 0, 4, 4, 4, 8, 4, 4, 4, 4, 0, 0, 4, 0, 4, 4, 4, 4, 4, 9, 4, 4, 0, 0, 10, 0, 4, 4,
    4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 12, 12, 12, 12, 12, 12, 12, 2, 0, 0, 0, 0, 11, 11, 11, 11, 11, 11, 11], edges: &[(11,
    2), (2, 5)], ends: &[0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0, 255, 0],
};

/// Reports where `currency` occurs, which is once at most.
#[rustfmt::skip]
pub static ONCE_PAYTO_CURRENCY: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 8, 9, 6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9,
    6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 12, states: 12, next:
    &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 0, 2, 0, 0, 3, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 4, 0, 4, 4, 5, 4, 4, 4, 4, 4, 3, 2, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 0, 4, 4, 4, 4, 6, 4, 4, 4, 0, 0, 4, 0,
    4, 4, 4, 4, 4, 4, 7, 4, 0, 0, 4, 0, 4, 4, 4, 8, 4, 4, 4, 4, 0, 0, 4, 0, 4, 4, 4, 4, 4, 9, 4, 4, 0, 0, 10, 0, 4, 4,
    4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 12, 12, 12, 12, 12, 12, 12, 13, 0, 0, 0, 0, 11, 11, 11, 11, 11, 11, 11], edges: &[(11,
    2), (2, 5)], ends: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0],
};

/// Reports the items of the list `names`.
#[rustfmt::skip]
pub static OCCURRENCES_PAYTO_NAMES: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 8, 9, 6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9,
    6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 12, states: 11, next:
    &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 0, 11, 12, 12, 12, 12, 12, 12,
    4, 0, 0, 13, 0, 4, 4, 6, 4, 4, 4, 4, 4, 0, 2, 13, 0, 4, 4, 4, 4, 4, 4, 4, 5, 2, 5, 5, 0, 5, 5, 5, 5, 5, 5, 5, 4, 0,
    0, 13, 0, 4, 4, 4, 4, 7, 4, 4, 4, 0, 0, 13, 0, 4, 4, 4, 4, 4, 4, 8, 4, 0, 0, 13, 0, 4, 4, 4, 9, 4, 4, 4, 4, 0, 0,
    13, 0, 4, 4, 4, 4, 4, 10, 4, 4, 0, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4], edges: &[(3, 2), (4, 2), (5, 5)], ends: &[0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0],
};

/// Reports the items of the list `values`.
#[rustfmt::skip]
pub static OCCURRENCES_PAYTO_VALUES: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 8, 9, 6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9,
    6, 6, 6, 6, 10, 11, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 12, states: 12, next:
    &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 0, 3, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 5, 0, 4, 4, 6, 4, 4, 4, 4, 4, 0, 2, 5, 0, 4, 4, 4, 4, 4, 4, 4, 12, 13, 12, 12, 0, 12, 12, 12, 12, 12, 12, 12, 4,
    0, 0, 5, 0, 4, 4, 4, 4, 8, 4, 4, 7, 14, 7, 7, 0, 7, 7, 7, 7, 7, 7, 7, 4, 0, 0, 5, 0, 4, 4, 4, 4, 4, 4, 9, 4, 0, 0,
    5, 0, 4, 4, 4, 10, 4, 4, 4, 4, 0, 0, 5, 0, 4, 4, 4, 4, 4, 11, 4, 4, 0, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4], edges: &[(7,
    2), (2, 5), (2, 9)], ends: &[0, 0, 0, 0, 0, 13, 0, 17, 0, 0, 0, 0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1,
    0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    Payto:
    /// The occurrences of `names`, from the first to the last.
    ///
    /// ```text
    /// opt-name = not-a *name-char
    ///          / "a" [not-m *name-char]
    ///          / "am" [not-o *name-char]
    ///          / "amo" [not-u *name-char]
    ///          / "amou" [not-n *name-char]
    ///          / "amoun" [not-t *name-char]
    ///          / "amount" 1*name-char
    /// ```
    names = OCCURRENCES_PAYTO_NAMES;
    /// The occurrences of `values`, from the first to the last.
    ///
    /// ```text
    /// opt-value = *opt-char
    /// ```
    values = OCCURRENCES_PAYTO_VALUES;
}

/// How the fields of [`Payto`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_PAYTO: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["target", "path", "opts", "amount", "currency", "names", "values"],
    lists: &[&OCCURRENCES_PAYTO_NAMES, &OCCURRENCES_PAYTO_VALUES],
    always: 0b11,
    pieces: &[Piece::Text("payto://"), Piece::Field(0), Piece::Field(1), Piece::Group(108, 20), Piece::Text("?"),
    Piece::Outer(2, 18), Piece::Choice(7), Piece::Way(8, 2), Piece::Text("amount="), Piece::Field(3), Piece::Way(96, 3),
    Piece::Item(5), Piece::Text("="), Piece::Item(6), Piece::Repeat(104, 0, 9), Piece::Text("&"), Piece::Choice(7),
    Piece::Way(8, 2), Piece::Text("amount="), Piece::Field(3), Piece::Way(96, 3), Piece::Item(5), Piece::Text("="),
    Piece::Item(6)],
};

crate::__builder! {
    PaytoBuilder of Payto by TEMPLATE_PAYTO, states [Target = target];
    optional path = 1;
    optional opts = 2;
    optional amount = 3;
    list names = 5;
    list values = 6;
    needed target = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "payto", scheme: true, grammar: "rfc8905", start: "payto-URI", table: &TABLE, kind: 0, fields: &["target", "path", "opts", "amount", "currency"], lists: &[("names", &OCCURRENCES_PAYTO_NAMES), ("values", &OCCURRENCES_PAYTO_VALUES)], once: &[(3, &ONCE_PAYTO_AMOUNT), (4, &ONCE_PAYTO_CURRENCY)], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[(3, "once"), (4, "once")], template: Some(&TEMPLATE_PAYTO), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "payto", default_port: None, empty_path: None } },
];
