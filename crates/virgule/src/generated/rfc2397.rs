// @generated from grammars/rfc2397.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc2397`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 38 states (0 with direct code), 18 byte classes, 9 registers: 918 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 3, 3, 1, 1, 4, 1, 1, 5, 6, 6, 6, 6, 7, 6, 8, 6, 6, 6, 9, 10, 0, 11, 0, 3, 3, 12, 13, 6, 14, 15,
    6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 16, 17, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 12, 13, 6, 14, 15, 6, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 16, 17, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 0, 0, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 255, 255, 255,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 1, 3, 2, 2, 1, 1, 1, 0, 1, 1, 2, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0,
    // masks
    192, 241, 0, 2, 0, 3, 250, 255, 3,
    // check
    255, 0, 255, 0, 255, 0, 2, 13, 4, 8, 5, 0, 2, 7, 2, 41, 2, 15, 5, 44, 10, 39, 2, 21, 2, 12, 11, 17, 13, 14, 13, 36,
    9, 6, 14, 2, 7, 29, 18, 36, 4, 45, 13, 26, 18, 34, 18, 40, 18, 37, 4, 47, 10, 46, 18, 38, 18, 35, 12, 3, 17, 4, 10,
    48, 12, 5, 18, 11, 255, 0, 12, 19, 18, 34, 18, 16, 255, 0, 12, 28, 18, 18, 8, 27, 18, 20, 18, 35, 18, 36, 16, 22,
    18, 37, 15, 25, 18, 24, 18, 38, 16, 30, 4, 42, 15, 31, 8, 32, 4, 43, 7, 33, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 34, 0, 0, 18, 20, 0, 0, 0, 36, 0, 0, 24, 0, 36, 0, 0, 36, 9, 0, 36, 36, 36, 36, 36, 36, 36, 36,
    36, 11, 0, 9, 10, 17,
    // nibbles
    168, 252, 248, 248, 252, 248, 252, 252, 248, 248, 244, 84, 80, 84, 212, 112, 184, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 252, 92, 84, 92, 212, 124,
    // layouts
    0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 6, 7,
    // places
    3, 0, 5, 3, 0, 4, 0, 5, 4, 0, 4, 4, 1, 5, 0, 6, 6, 0, 3, 0, 7, 1, 248, 1, 255, 0, 1, 0, 1, 0, 7, 7, 249, 7, 0, 0, 8,
    0, 1, 0,
    // moves
    0, 1, 6, 8,
    // note_of
    255, 0, 1, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 5, 9, 13, 9, 14, 9, 15, 16, 7, 9, 17, 12, 18, 14, 19, 16, 17, 18,
    19, 20, 21, 22, 23, 24,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 7, 8, 1, 9, 1, 10, 1, 11, 1, 12, 2, 13, 14, 1, 15, 2, 16, 17, 1, 18, 2,
    16, 19, 2, 16, 20, 2, 16, 21, 2, 16, 22, 1, 23, 1, 24, 1, 16, 1, 25, 1, 26,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 1, 16, 1, 2, 20, 0, 3, 26, 4, 1, 28, 5, 5, 32, 6, 1, 28, 2, 2, 20, 3, 2,
    20, 7, 2, 20, 1, 7, 37, 5, 5, 4, 7, 1, 28, 7, 7, 36, 5, 5, 40, 4, 2, 20, 5, 5, 44, 5, 5, 48, 5, 5, 52, 5, 0, 57, 1,
    1, 60, 3, 3, 26, 1, 1, 16, 4, 4, 16,
    // sets
    0, 64, 0, 0, 16, 0, 0, 0, 2, 0, 2, 0, 214, 245, 3, 192, 241, 0, 254, 255, 3, 198, 241, 3, 0, 32, 0, 198, 249, 3, 0,
    0, 1, 0, 128, 0, 0, 1, 0, 128, 0, 0, 16, 0, 0, 230, 241, 3,
    // rules
    100, 97, 116, 97, 117, 114, 108, 47, 116, 111, 107, 101, 110, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101,
    100, 47, 117, 114, 105, 99, 47, 112, 97, 114, 97, 109, 101, 116, 101, 114, 115, 47, 98, 97, 115, 101, 54, 52, 47,
    109, 101, 100, 105, 97, 116, 121, 112, 101, 47, 112, 97, 114, 97, 109, 101, 116, 101, 114, 47,
    ],
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
    Data: table TABLE, kind 0, registers 9, secret None,
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
    crate::Kind { name: "data", scheme: true, grammar: "rfc2397", start: "dataurl", table: &TABLE, kind: 0, fields: &["mediatype", "type", "subtype", "parameters", "base64", "data"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_DATA), forms: &[(Some(1), crate::Form::Lower), (Some(2), crate::Form::Lower), (Some(4), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "data", default_port: None, empty_path: None }, each_field: |text, constant, see| Data::each_field(text, constant, see) },
];
