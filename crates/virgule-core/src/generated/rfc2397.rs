// @generated from grammars/rfc2397.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc2397`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 38 states, 18 byte classes, 6 registers: 5561 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\0\x10\x10\0\x11\0\0\x0a\x0a\0\0\x0b\0\0\x0c\x01\x01\x01\x01\x02\x01\x03\x01\x01\x01\x0d\x0e\
    \x10\x0f\x10\x0a\x0a\x04\x05\x01\x06\x07\x01\0\0\0\0\0\0\0\0\0\0\0\0\x08\x09\0\0\0\0\0\0\x10\x10\x10\x10\0\x10\x04\
    \x05\x01\x06\x07\x01\0\0\0\0\0\0\0\0\0\0\0\0\x08\x09\0\0\0\0\0\0\x10\x10\x10\0\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xf8\xf8\xf4\x54\x50\x54\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x05\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x05\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0e\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\0\x80\x01\x01\x02\x03\0\x0f\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x05\0\x05\0\x01\0\0\0\xf8\xff\0\0\0\0\0\0", *b"\0\0\x01\x01\x01\x01\x03\x03\x04\x04\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x80\x01\x01\x02\x03\0\x04\x04\x05\x0f\x80\x80\x80\x80", *b"\x05\0\x05\0\x01\0\0\0\xf9\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x01\x01\x03\x03\x04\x04\x80\x80\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 87, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 174, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 203, 203, 203, 203, 203, 203, 203, 203, 203,
    203, 0, 261, 0, 0, 2097442, 0, 0, 232, 0, 0, 4194623, 0, 0, 0, 0, 232, 203, 6, 203, 203, 203, 203, 203, 203, 203,
    203, 203, 203, 203, 0, 0, 4194623, 0, 0, 0, 0, 232, 0, 0, 4194623, 0, 0, 0, 0, 232, 203, 7, 203, 0, 348, 348, 348,
    348, 348, 348, 348, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 203, 3146105, 3146105, 3146105,
    3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105, 3146105,
    0, 2097558, 19923321, 19923321, 19923321, 19923321, 19923321, 19923321, 0, 18874774, 3146105, 9, 0, 435, 435, 435,
    435, 435, 493, 435, 435, 435, 435, 0, 0, 0, 0, 0, 0, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 522, 522, 522, 522,
    522, 522, 522, 522, 522, 522, 0, 0, 0, 0, 0, 0, 0, 551, 0, 6291717, 0, 0, 8388898, 0, 0, 551, 522, 11, 522, 0, 203,
    203, 203, 203, 203, 203, 203, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 203, 1048953, 1048953,
    1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953,
    1048953, 0, 406, 1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 0, 406, 1048953, 65549, 1048953, 0, 580, 580,
    580, 580, 580, 580, 580, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65550, 1048953, 435, 435, 435,
    435, 435, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 609, 0, 464, 435, 15, 435, 0, 638,
    638, 638, 638, 638, 638, 638, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 435, 435, 435, 435, 435,
    667, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 522, 522, 522, 522, 522,
    522, 522, 522, 522, 522, 0, 6291717, 0, 0, 8388898, 0, 0, 551, 0, 6291717, 0, 0, 8388898, 0, 0, 551, 522, 18, 522,
    0, 696, 696, 696, 696, 696, 696, 696, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 522, 0, 1048953,
    1048953, 1048953, 1048953, 1048953, 1048953, 1048953, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65556, 1048953, 725, 725, 725, 725, 725, 725, 725, 725, 725, 725, 0, 0, 0, 0, 0, 0, 0, 754, 0, 10486021, 0, 0,
    12583724, 0, 0, 754, 725, 21, 725, 0, 435, 435, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 22, 435, 435, 435, 435, 435, 435, 435, 435, 435, 783, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 23, 435, 0, 522, 522, 522, 522, 522, 522, 522, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    24, 522, 725, 725, 725, 725, 725, 725, 725, 725, 725, 725, 0, 10486021, 0, 0, 12583724, 0, 0, 754, 0, 10486021, 0,
    0, 12583724, 0, 0, 754, 725, 25, 725, 0, 841, 841, 841, 841, 841, 841, 841, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 26, 725, 435, 435, 435, 435, 435, 435, 435, 870, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 27, 0, 435, 435, 435, 435, 435, 899, 435, 435, 435, 435, 0, 0, 0, 0, 0, 0, 0, 464, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 0, 0, 725, 725, 725, 725, 725, 725, 725, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29,
    725, 435, 435, 435, 928, 435, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0,
    435, 435, 435, 435, 957, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 435,
    435, 986, 435, 435, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 435, 435,
    435, 435, 435, 435, 435, 435, 1015, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 435, 435, 435,
    435, 435, 435, 435, 435, 435, 435, 435, 0, 14680325, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 609, 0, 464, 435, 34, 435,
    435, 435, 435, 435, 435, 435, 435, 1044, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0,
    435, 435, 435, 1073, 435, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0,
    435, 435, 1102, 435, 435, 435, 435, 435, 435, 435, 0, 0, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0,
    435, 435, 435, 435, 435, 435, 435, 435, 435, 435, 0, 16777477, 0, 0, 0, 609, 0, 464, 0, 0, 0, 0, 0, 609, 0, 464,
    435, 38, 435,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x64\x61\x74\x61\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xae\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1d\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\x02\x03\x04\x0e\0\x01\x02\x03\x04\x05\
    \0\x01\x03\x05\
    \xff\0\x01\x02\x01\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x06\x0a\x11\x0a\x12\x0a\x13\x14\x15\x08\
    \x0a\x16\x0f\x17\x12\x18\x15\x16\x17\x18\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x02\x08\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\
    \x01\x0f\x02\x10\x11\x01\x12\x01\x13\x02\x0e\x14\x01\x15\x01\x16\x02\x0e\x17\x02\x0e\x18\x02\x0e\x19\x02\x0e\x1a\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x01\x01\x14\x01\x02\x18\0\x03\x1e\x04\x01\x20\x05\x05\x24\x06\x01\x20\
    \x02\x02\x18\x03\x03\x1e\x03\x02\x18\x07\x07\x28\x07\x02\x18\x01\x07\x29\x05\x05\x04\x01\x01\x10\x07\x01\x20\x05\
    \x05\x2c\x04\x04\x10\x04\x02\x18\x05\x05\x30\x05\x05\x34\x05\x05\x38\x05\0\x3d\
    \x40\0\0\x10\0\0\0\x02\0\0\x20\0\xff\x4b\x02\xff\x13\x02\xfe\0\0\xff\xff\x02\xff\x03\x02\x20\0\0\xff\x83\x02\0\x01\
    \0\x80\0\0\x08\0\0\x04\0\0\0\x08\0\
    dataurl/token/pct-encoded/uric/parameters/base64/mediatype/parameter/",
    words: &[
    // operations
    0, 32, 0, 0, 2, 0, 0, 5, 0, 0, 37, 0, 1, 1, 0, 0, 1, 0, 0, 16, 0, 1, 16, 0, 0, 0, 32,
    ],
    callees: &[],
    accepts: 0, call_list: 27, calls: 0, common: 0, copies: 141, decodes: 0, fields: 6, first_mark: 10, first_stop: 16,
    groups: 241, highs: 0, kept: 129, kinds: 1, nesting: 128, note_of: 145, note_shift: 0, notes: 184, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 39, registers: 6, rules: 370, run: 26, set_size: 3, sets: 322, shift:
    0, shift_marks: 8, slots: 6, starts: 27, states: 39, stretch_list: 27, stretches: 0, width: 29,
};

crate::__typed! {
    /// A text that the rule `dataurl` matches as a whole.
    ///
    /// ```text
    /// dataurl = "data:" [mediatype] [base64] "," data
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/data.svg"))]
    ///
    /// For example `data:,A%20brief%20note`.
    Data: table TABLE, kind 0, kept 8, secrets &[],
    checks [];
    /// The `mediatype`.
    ///
    /// ```text
    /// mediatype = type "/" subtype [parameters] / parameters
    /// ```
    maybe mediatype = 0;
    /// The `type`.
    ///
    /// ```text
    /// type = token
    /// ```
    maybe type_ = 1;
    /// The `subtype`.
    ///
    /// ```text
    /// subtype = token
    /// ```
    maybe subtype = 2;
    /// The `parameters`.
    ///
    /// ```text
    /// parameters = 1*(";" parameter)
    /// ```
    maybe parameters = 3;
    /// The `base64`.
    ///
    /// ```text
    /// base64 = ";base64"
    /// ```
    maybe base64 = 4;
    /// The `data`.
    ///
    /// ```text
    /// data = *uric
    /// ```
    always data = 5;
}

crate::__scheme! { Data: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower), (Some(2), crate::Form::Lower), (Some(4), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "data", default_port: None, empty_path: None } }

/// How the fields of [`Data`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_DATA: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["mediatype", "type", "subtype", "parameters", "base64", "data"],
    lists: &[],
    always: 0b100000,
    pieces: &[Piece::Text("data:"), Piece::Group(15, 10), Piece::Outer(0, 9), Piece::Choice(8), Piece::Way(14, 5),
    Piece::Field(1), Piece::Text("/"), Piece::Field(2), Piece::Group(8, 1), Piece::Field(3), Piece::Way(8, 1),
    Piece::Field(3), Piece::Group(16, 1), Piece::Field(4), Piece::Text(","), Piece::Field(5)],
};

crate::__builder! {
    DataBuilder of Data by TEMPLATE_DATA, states [];
    optional mediatype = 0;
    optional type_ = 1;
    optional subtype = 2;
    optional parameters = 3;
    optional base64 = 4;
    optional data = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "data", scheme: true, grammar: "rfc2397", start: "dataurl", table: &TABLE, kind: 0, fields: &["mediatype", "type", "subtype", "parameters", "base64", "data"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_DATA), forms: &[(Some(1), crate::Form::Lower), (Some(2), crate::Form::Lower), (Some(4), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "data", default_port: None, empty_path: None } },
];
