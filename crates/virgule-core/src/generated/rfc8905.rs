// @generated from grammars/rfc8905.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc8905`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 30 states, 22 byte classes, 8 registers: 5392 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0b\x0a\x0a\x0b\x0c\x0d\x0b\x0b\x0b\x0b\x0b\x0e\x0f\x10\x11\x12\x12\x12\x12\x12\x12\x12\x12\
    \x12\x12\x13\x0b\x0a\x14\x0a\x15\x0b\0\x01\x01\x01\x01\x01\x02\x02\x02\x02\x02\x02\x03\x04\x05\x06\x02\x02\x02\x07\
    \x08\x02\x02\x02\x09\x02\x0a\x0a\x0a\x0a\x0b\x0a\0\x01\x01\x01\x01\x01\x02\x02\x02\x02\x02\x02\x03\x04\x05\x06\x02\
    \x02\x02\x07\x08\x02\x02\x02\x09\x02\x0a\x0a\x0a\x0b\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a",
    runs: &[160, 240, 240, 240, 240, 240, 240, 240, 240, 240, 240, 80, 80, 80, 80, 80],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 111, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 148, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 185, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 222,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 259, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 296, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 333, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 370, 370, 370, 370, 370, 370,
    370, 370, 370, 370, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 370, 370, 1048983, 370, 0, 0, 2097596, 370,
    9, 0, 370, 370, 370, 370, 370, 370, 370, 370, 370, 370, 0, 0, 0, 0, 0, 370, 370, 1048983, 370, 0, 0, 2097596, 0, 0,
    0, 0, 0, 370, 370, 1048983, 370, 0, 0, 2097596, 370, 10, 370, 407, 407, 407, 407, 407, 407, 407, 407, 407, 407, 0,
    407, 481, 407, 407, 407, 407, 407, 407, 407, 407, 3146172, 0, 407, 481, 407, 407, 407, 407, 407, 407, 407, 407,
    3146172, 407, 11, 407, 518, 555, 555, 555, 555, 555, 555, 555, 555, 555, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 592, 592, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 592, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 407, 555, 555, 555, 666, 555, 555, 555, 555, 555, 555, 0, 0, 0, 0, 0, 555,
    555, 0, 555, 0, 629, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555,
    555, 0, 0, 0, 0, 0, 555, 555, 0, 555, 0, 629, 0, 0, 0, 0, 0, 0, 555, 555, 0, 555, 0, 629, 0, 555, 15, 555, 407, 407,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 407, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 407, 629,
    629, 629, 629, 629, 629, 629, 629, 629, 629, 0, 629, 703, 444, 629, 629, 629, 0, 629, 629, 629, 0, 0, 629, 703, 444,
    629, 629, 629, 0, 629, 629, 629, 0, 629, 17, 629, 555, 555, 555, 555, 555, 740, 555, 555, 555, 555, 0, 0, 0, 0, 0,
    555, 555, 0, 555, 0, 629, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 555, 777, 777, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 777, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 629, 555, 555, 555, 555, 555, 555, 555,
    555, 814, 555, 0, 0, 0, 0, 0, 555, 555, 0, 555, 0, 629, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 555, 629, 629,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 629, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 629, 555,
    555, 555, 555, 851, 555, 555, 555, 555, 555, 0, 0, 0, 0, 0, 555, 555, 0, 555, 0, 629, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 22, 555, 555, 555, 555, 555, 555, 555, 555, 888, 555, 555, 0, 0, 0, 0, 0, 555, 555, 0, 555, 0, 629, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 0, 0, 0, 0, 0,
    555, 555, 0, 555, 0, 925, 0, 0, 0, 0, 0, 0, 555, 555, 0, 555, 0, 629, 0, 555, 24, 555, 4195266, 4195266, 4195266,
    4195266, 4195266, 4195266, 4195266, 4195266, 4195266, 4195266, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 7341031, 0, 0, 4195266, 25, 0, 962, 962, 962, 962, 962, 962, 962, 962, 962, 962, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    5243879, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5243879, 0, 0, 962, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1036,
    0, 0, 0, 1036, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6291900, 1036, 0, 1073, 0, 1036, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1110, 0, 0, 0, 1110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6291900, 1110, 0, 0, 0, 1110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\xff\x02\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x03\
    \xff\x03\
    \x70\x61\x79\x74\x6f\x3a\x2f\x2f\x20\x20\x20\x20\x20\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\x4d\x01\0\0\
    \0\x01\x02\x02\x02\x03\x04\x02\x02\x02\x03\x05\x06\x07\x08\x03\x05\x06\x09\x0a\
    \0\0\x08\x01\0\0\x01\0\x01\0\x02\0\0\0\0\0\0\x08\x06\0\0\x06\0\x01\0\0\x06\0\x07\0\0\x07\x01\x01\0\x03\x04\0\x03\0\
    \x03\x04\0\x05\0\0\x04\0\x01\0\0\x04\0\x05\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x0e\x13\x14\x15\x16\x17\x18\x19\
    \x1a\x1b\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x02\x0c\x0d\x01\x0d\
    \x01\x0e\x01\x0f\x02\x10\x0d\x01\x11\x02\x12\x0d\x02\x13\x0d\x02\x14\x0d\x02\x15\x16\x01\x17\x01\x18\x01\x19\x01\
    \x1a\x01\x1b\x01\x1c\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\x01\x1c\x01\0\x23\x02\x02\x26\0\x03\x1c\x02\x04\x28\x05\
    \x05\x2c\x06\x06\x30\x04\x04\x28\x03\x07\x36\x05\x05\x10\x07\x04\x28\x05\x05\x38\x05\x05\x3c\x05\x05\x0c\x05\x05\
    \x40\x06\x06\x44\x05\x08\x1c\x08\x08\x48\x09\x0a\x4c\x0a\x0a\x52\x09\x0b\x4c\x0b\x0b\x56\
    \x40\0\0\x01\0\0\0\x02\0\x80\0\0\x20\0\0\0\0\x08\0\0\x02\xff\x03\0\xff\x83\x27\xff\xfb\x3f\x03\0\x04\x08\0\0\xff\
    \x83\x15\xff\xfb\x1d\0\x01\0\x10\0\0\0\0\x10\xff\x83\x05\xff\x03\x08\0\x40\x04\0\x60\x05\0\x60\x04\
    payto-URI/authority/path-abempty/opt/pct-encoded/amount-opt/opt-name/opt-char/currency/amount/unit/fraction/",
    words: &[
    // operations
    0, 8, 0, 0, 24, 0, 0, 16, 0, 0, 2, 0, 0, 4, 0, 0, 1, 0, 0, 4, 2,
    ],
    callees: &[],
    accepts: 0, call_list: 21, calls: 0, copies: 135, fields: 5, first_mark: 10, groups: 229, highs: 0, kinds: 1,
    layouts: 60, nesting: 128, note_of: 136, note_shift: 0, notes: 167, number_size: 1, operations: 0, operations_words:
    1, places: 80, prefixes: 31, registers: 8, rules: 382, run: 34, set_size: 3, sets: 316, shift: 0, shift_marks: 12,
    starts: 21, states: 31, streams: 255, stretch_list: 21, stretches: 0, width: 37,
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
