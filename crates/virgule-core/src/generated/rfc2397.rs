// @generated from grammars/rfc2397.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc2397`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 38 states (0 with direct code), 18 byte classes, 9 registers: 918 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x03\x03\x01\x01\x04\x01\x01\x05\x06\x06\x06\x06\x07\x06\x08\x06\x06\x06\x09\x0a\0\x0b\0\
    \x03\x03\x0c\x0d\x06\x0e\x0f\x06\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x10\x11\x01\x01\x01\x01\x01\x01\0\
    \0\0\0\x01\0\x0c\x0d\x06\x0e\x0f\x06\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x10\x11\x01\x01\x01\x01\x01\
    \x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\0\x01\0\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\x01\xff\xff\xff\
    \0\0\0\0\0\0\0\x01\x03\x02\x02\x01\x01\x01\0\x01\x01\x02\x01\0\x01\x01\0\0\x01\0\0\0\0\0\0\0\0\0\x02\x03\0\0\0\
    \xc0\xf1\0\x02\0\x03\xfa\xff\x03\
    \xff\0\xff\0\xff\0\x02\x0d\x04\x08\x05\0\x02\x07\x02\x29\x02\x0f\x05\x2c\x0a\x27\x02\x15\x02\x0c\x0b\x11\x0d\x0e\
    \x0d\x24\x09\x06\x0e\x02\x07\x1d\x12\x24\x04\x2d\x0d\x1a\x12\x22\x12\x28\x12\x25\x04\x2f\x0a\x2e\x12\x26\x12\x23\
    \x0c\x03\x11\x04\x0a\x30\x0c\x05\x12\x0b\xff\0\x0c\x13\x12\x22\x12\x10\xff\0\x0c\x1c\x12\x12\x08\x1b\x12\x14\x12\
    \x23\x12\x24\x10\x16\x12\x25\x0f\x19\x12\x18\x12\x26\x10\x1e\x04\x2a\x0f\x1f\x08\x20\x04\x2b\x07\x21\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\x22\0\0\x12\x14\0\0\0\x24\0\0\x18\0\x24\0\0\x24\x09\0\x24\x24\x24\x24\x24\x24\x24\x24\x24\x0b\0\x09\
    \x0a\x11\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xf8\xf8\xf4\x54\x50\x54\xd4\x70\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x7c\
    \0\x01\x02\x03\x04\x05\0\x01\x02\x03\x06\x07\
    \x03\0\x05\x03\0\x04\0\x05\x04\0\x04\x04\x01\x05\0\x06\x06\0\x03\0\x07\x01\xf8\x01\xff\0\x01\0\x01\0\x07\x07\xf9\
    \x07\0\0\x08\0\x01\0\
    \0\x01\x06\x08\
    \xff\0\x01\x02\x01\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x05\x09\x0d\x09\x0e\x09\x0f\x10\x07\x09\x11\x0c\x12\x0e\
    \x13\x10\x11\x12\x13\x14\x15\x16\x17\x18\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x02\x07\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x02\x0d\x0e\x01\
    \x0f\x02\x10\x11\x01\x12\x02\x10\x13\x02\x10\x14\x02\x10\x15\x02\x10\x16\x01\x17\x01\x18\x01\x10\x01\x19\x01\x1a\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x01\x02\x14\0\x03\x1a\x04\x01\x1c\x05\x05\x20\x06\x01\x1c\x02\x02\x14\
    \x03\x02\x14\x07\x02\x14\x01\x07\x25\x05\x05\x04\x07\x01\x1c\x07\x07\x24\x05\x05\x28\x04\x02\x14\x05\x05\x2c\x05\
    \x05\x30\x05\x05\x34\x05\0\x39\x01\x01\x3c\x03\x03\x1a\x01\x01\x10\x04\x04\x10\
    \0\x40\0\0\x10\0\0\0\x02\0\x02\0\xd6\xf5\x03\xc0\xf1\0\xfe\xff\x03\xc6\xf1\x03\0\x20\0\xc6\xf9\x03\0\0\x01\0\x80\0\
    \0\x01\0\x80\0\0\x10\0\0\xe6\xf1\x03\
    dataurl/token/pct-encoded/uric/parameters/base64/mediatype/parameter/",
    words: &[
    // rows
    0, 3, 17, 13, 20, 7, 0, 15, 5, 1, 6, 18, 19, 22, 23, 24, 25, 9, 26, 29, 28, 30, 32, 8, 31, 33, 27, 11, 34, 47, 37,
    45, 48, 50, 4, 10, 2, 16, 21,
    // edges
    9, 0, 32, 16419, 0, 32, 12, 0, 32, 8, 0, 16, 8, 1, 16, 10, 0, 2, 8, 0, 5, 9, 0, 37, 8, 1, 1, 23, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 134, base: 33, call_list: 69, calls: 0, check: 221, defaults: 359, edge_size: 3,
    edges: 39, fields: 6, first_skip: 34, groups: 582, highs: 0, hot: 0, kinds: 1, layouts: 430, mask_of: 173,
    mask_size: 3, masks: 212, moves: 482, nesting: 128, nibbles: 398, note_of: 486, note_shift: 0, notes: 525, places:
    442, rows: 0, rules: 711, set_size: 3, sets: 663, shift: 0, skip_of: 95, starts: 69, states: 39, streams: 255,
    stretch_list: 69, stretches: 0, stride: 18, top: 94, width: 1,
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
    Data: table TABLE, kind 0, registers 9, secrets &[],
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
