// @generated from grammars/rfc6920.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6920`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 56 states (0 with direct code), 22 byte classes, 7 registers: 1276 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11, 11, 11, 11, 12, 13, 0, 1, 0, 14, 15, 16, 16, 16,
    16, 16, 16, 3, 3, 17, 3, 3, 3, 3, 18, 3, 3, 3, 3, 3, 3, 3, 19, 3, 3, 3, 3, 20, 0, 21, 0, 3, 0, 16, 16, 16, 16, 16,
    16, 3, 3, 17, 3, 3, 3, 3, 18, 3, 3, 3, 3, 3, 3, 3, 19, 3, 3, 3, 3, 0, 0, 0, 3, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 1, 3, 2, 0, 1, 3, 5, 2, 0, 4,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 1, 255, 2,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 5, 7, 3, 0, 5, 5, 5, 0, 4, 1, 4, 5, 0, 7, 5, 5, 3, 2, 0, 0, 4, 1, 4, 8, 8, 3, 2, 5, 0, 4, 1, 4,
    5, 0, 2, 6, 4, 0, 4, 2, 6, 4, 7, 8, 0, 4, 0, 0, 8, 0,
    // masks
    192, 3, 0, 192, 7, 0, 0, 14, 0, 192, 15, 0, 192, 15, 1, 26, 32, 14, 216, 15, 15, 218, 63, 15,
    // check
    255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 4, 23, 6, 14, 7, 15, 8, 16, 2, 13, 5, 8, 2, 34, 5, 8, 5, 8, 5, 56, 2, 7, 12,
    4, 12, 52, 5, 8, 12, 52, 20, 10, 18, 2, 22, 17, 14, 56, 15, 56, 12, 48, 10, 46, 11, 42, 15, 57, 22, 51, 22, 48, 22,
    56, 6, 26, 7, 27, 8, 28, 22, 47, 6, 35, 7, 36, 8, 37, 10, 24, 11, 14, 10, 33, 11, 26, 10, 41, 11, 35, 6, 42, 7, 43,
    8, 44, 22, 29, 2, 12, 13, 59, 22, 17, 22, 38, 22, 29, 5, 8, 22, 38, 5, 5, 17, 3, 5, 6, 22, 49, 22, 11, 20, 10, 15,
    57, 19, 18, 22, 58, 22, 47, 4, 32, 22, 21, 22, 22, 22, 50, 22, 17, 22, 52, 22, 14, 4, 40, 22, 53, 21, 25, 255, 0,
    22, 54, 22, 50, 22, 51, 22, 14, 22, 29, 22, 26, 22, 55, 4, 30, 22, 26, 22, 39, 22, 38, 22, 35, 22, 56, 22, 35, 14,
    60, 22, 45, 22, 42, 22, 42, 22, 55, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 47, 0, 0, 42, 0, 0, 0, 0, 42, 14, 14, 14, 0, 0, 0, 0, 0, 42, 14, 0, 42, 26, 26, 26, 0, 0, 42, 26,
    0, 42, 35, 35, 35, 0, 43, 35, 22, 42, 43, 42, 42, 11, 50, 0, 0, 42, 0, 18, 20, 19, 31,
    // nibbles
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112, 168, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 244, 92, 84, 92, 212, 112, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 212, 112, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212,
    124, 8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0,
    // layouts
    0, 1, 2, 3, 4, 0, 1, 5, 6, 4, 0, 1, 7, 8, 4,
    // places
    0, 0, 5, 4, 255, 0, 4, 0, 5, 0, 0, 5, 1, 1, 255, 0, 1, 0, 1, 0, 3, 0, 5, 3, 0, 0, 5, 1, 1, 0, 2, 0, 0, 0, 0, 0, 5,
    1, 6, 0, 0, 6, 1, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 13, 13, 14, 15, 16, 17, 17, 13, 13, 18, 13, 13, 13, 13, 19,
    20, 13, 13, 21, 13, 13, 13, 13, 17, 13, 13, 22, 22, 22, 22, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 2, 6, 7, 1, 8, 1, 9, 1, 10, 2, 11, 11, 1, 6, 1, 7, 1, 12, 1, 13, 1, 14, 1, 15,
    1, 11, 1, 16, 1, 17, 1, 18, 1, 19, 1, 20, 2, 21, 22, 2, 21, 23, 1, 24, 1, 21, 1, 22, 1, 23, 1, 25, 1, 26, 1, 27, 1,
    28,
    // groups
    255, 0, 4, 0, 0, 8, 0, 1, 13, 1, 2, 16, 2, 2, 16, 2, 3, 20, 4, 5, 24, 6, 5, 24, 2, 7, 28, 3, 6, 32, 6, 8, 36, 5, 5,
    24, 6, 6, 40, 9, 10, 24, 8, 9, 45, 11, 12, 28, 9, 3, 49, 10, 10, 52, 1, 13, 58, 13, 5, 24, 6, 3, 41, 4, 4, 60, 6,
    14, 40, 3, 15, 64, 7, 7, 68, 10, 10, 72, 12, 12, 78, 9, 9, 80, 13, 13, 58,
    // sets
    192, 31, 1, 0, 0, 4, 0, 0, 2, 0, 16, 0, 32, 0, 0, 254, 191, 31, 192, 15, 1, 216, 15, 15, 254, 63, 31, 192, 31, 9,
    254, 63, 15, 0, 0, 32, 32, 16, 0, 218, 63, 15, 254, 255, 15, 222, 191, 15, 224, 15, 0, 216, 47, 15, 208, 15, 1, 216,
    79, 15, 218, 63, 47,
    // rules
    110, 105, 45, 115, 99, 104, 101, 109, 101, 47, 78, 73, 45, 85, 82, 73, 47, 110, 105, 45, 104, 105, 101, 114, 45,
    112, 97, 114, 116, 47, 97, 117, 116, 104, 111, 114, 105, 116, 121, 47, 117, 115, 101, 114, 105, 110, 102, 111, 47,
    112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 104, 111, 115, 116, 47, 97, 108, 103, 47, 73, 80, 118, 54,
    97, 100, 100, 114, 101, 115, 115, 47, 73, 80, 45, 108, 105, 116, 101, 114, 97, 108, 47, 73, 80, 118, 70, 117, 116,
    117, 114, 101, 47, 97, 108, 103, 45, 118, 97, 108, 47, 118, 97, 108, 47, 113, 117, 101, 114, 121, 47, 114, 101, 103,
    45, 110, 97, 109, 101, 47, 112, 111, 114, 116, 47,
    ],
    words: &[
    // rows
    0, 3, 40, 4, 51, 53, 41, 38, 42, 0, 44, 43, 45, 46, 1, 48, 29, 50, 52, 54, 55, 56, 57, 26, 58, 5, 62, 59, 31, 60,
    61, 9, 30, 63, 64, 69, 65, 33, 66, 67, 39, 68, 7, 70, 16, 71, 72, 13, 8, 37, 47, 2, 49, 80, 77, 73, 6,
    // edges
    9, 0, 1, 16433, 0, 2, 20, 0, 4, 31, 0, 8, 19, 0, 0,
    // call_list
    10, 0, 0, 65535, 4,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 152, base: 33, call_list: 72, calls: 1, check: 290, defaults: 496, edge_size: 3,
    edges: 57, fields: 5, first_skip: 47, groups: 837, highs: 0, hot: 0, kinds: 1, layouts: 649, mask_of: 209,
    mask_size: 3, masks: 266, moves: 709, nesting: 128, nibbles: 553, note_of: 710, note_shift: 0, notes: 767, places:
    664, rows: 0, rules: 987, set_size: 3, sets: 924, shift: 0, skip_of: 95, starts: 72, states: 57, streams: 255,
    stretch_list: 77, stretches: 0, stride: 22, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `NI-URI` matches as a whole.
    ///
    /// ```text
    /// NI-URI = ni-scheme ":" ni-hier-part ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ni.svg"))]
    ///
    /// For example `ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk`.
    Ni: table TABLE, kind 0, registers 7, secret Some(4),
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `alg`.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 1;
    /// The `val`.
    ///
    /// ```text
    /// val = 1*unreserved
    /// ```
    always val = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__scheme! { Ni: TABLE, kind 0, checks &[], forms: &[], equal_by: &[1, 2], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ni", default_port: None, empty_path: None } }

/// How the fields of [`Ni`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "alg", "val", "query", ""],
    always: 0b111,
    pieces: &[Piece::Text("ni://"), Piece::Field(0), Piece::Text("/"), Piece::Field(1), Piece::Text(";"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    NiBuilder of Ni by TEMPLATE_NI, states [Alg = alg, Val = val];
    optional authority = 0;
    optional query = 3;
    needed alg = 1, crate::Set | Val;
    needed val = 2, Alg | crate::Set;
}
/// 10 states (0 with direct code), 9 byte classes, 4 registers: 376 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    bytes: &[
    // classes
    1, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 2, 6, 7, 2, 2, 2, 2, 8, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 2, 0, 3, 3, 3, 3, 3, 3, 2, 6, 7, 2, 2, 2, 2, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 2, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 1,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // check
    255, 0, 1, 9, 2, 9, 3, 9, 255, 0, 4, 5, 6, 9, 7, 9, 8, 9, 1, 10, 8, 2, 3, 10, 7, 3, 6, 4, 3, 8, 5, 11, 255, 0, 5, 7,
    255, 0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6,
    // nibbles
    168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 212, 112, 8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0,
    0, 0, 4, 0, 0,
    // layouts
    0, 1, 2, 0, 3, 4,
    // places
    0, 0, 4, 3, 0, 0, 3, 1, 1, 254, 0, 1, 255, 1, 0, 0, 3, 1, 1, 0, 2, 0, 0, 0, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 1, 16, 2, 3, 20, 0, 0, 24, 0, 0, 30, 1, 1, 32, 3, 3, 38,
    // sets
    0, 1, 128, 0, 64, 0, 16, 0, 206, 1, 10, 0, 8, 0, 0, 0, 238, 1, 42, 0,
    // rules
    104, 117, 109, 97, 110, 110, 97, 109, 101, 47, 97, 108, 103, 47, 97, 108, 103, 45, 115, 101, 112, 118, 97, 108, 47,
    115, 101, 112, 118, 97, 108, 47,
    ],
    words: &[
    // rows
    0, 2, 5, 7, 1, 0, 8, 11, 3, 10, 12,
    // edges
    6, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 94, base: 45, call_list: 14, calls: 0, check: 116, defaults: 160, edge_size: 3,
    edges: 11, fields: 3, first_skip: 9, groups: 266, highs: 0, hot: 0, kinds: 1, layouts: 203, mask_of: 105, mask_size:
    2, masks: 116, moves: 234, nesting: 128, nibbles: 171, note_of: 235, note_shift: 0, notes: 246, places: 209, rows:
    0, rules: 316, set_size: 2, sets: 296, shift: 0, skip_of: 83, starts: 14, states: 11, streams: 255, stretch_list:
    14, stretches: 0, stride: 9, top: 82, width: 1,
};

crate::__typed! {
    /// A text that the rule `humanname` matches as a whole.
    ///
    /// ```text
    /// humanname = "nih:" alg-sepval [";" checkdigit]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/nih.svg"))]
    ///
    /// For example `nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f`.
    Nih: table TABLE_1, kind 0, registers 4, secret None,
    checks [];
    /// The `alg`.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 0;
    /// The `val`.
    ///
    /// ```text
    /// sepval = 1*(ahlc / "-")
    /// ```
    always val = 1;
    /// The `checkdigit`.
    ///
    /// ```text
    /// checkdigit = ahlc
    /// ```
    maybe checkdigit = 2;
}

crate::__scheme! { Nih: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower), (Some(1), crate::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "nih", default_port: None, empty_path: None } }

/// How the fields of [`Nih`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NIH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["alg", "val", "checkdigit"],
    always: 0b11,
    pieces: &[Piece::Text("nih:"), Piece::Field(0), Piece::Text(";"), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text(";"), Piece::Field(2)],
};

crate::__builder! {
    NihBuilder of Nih by TEMPLATE_NIH, states [Alg = alg, Val = val];
    optional checkdigit = 2;
    needed alg = 0, crate::Set | Val;
    needed val = 1, Alg | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ni", scheme: true, grammar: "rfc6920", start: "NI-URI", table: &TABLE, kind: 0, fields: &["authority", "alg", "val", "query", ""], secret: Some(4), inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_NI), forms: &[], equal_by: &[1, 2], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ni", default_port: None, empty_path: None }, each_field: |text, constant, see| Ni::each_field(text, constant, see) },
    crate::Kind { name: "nih", scheme: true, grammar: "rfc6920", start: "humanname", table: &TABLE_1, kind: 0, fields: &["alg", "val", "checkdigit"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_NIH), forms: &[(Some(1), crate::Form::Lower), (Some(1), crate::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "nih", default_port: None, empty_path: None }, each_field: |text, constant, see| Nih::each_field(text, constant, see) },
];
