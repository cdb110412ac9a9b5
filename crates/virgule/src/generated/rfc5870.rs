// @generated from grammars/rfc5870.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc5870`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 42 states (0 with direct code), 22 byte classes, 10 registers: 1315 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 3, 4, 5, 0, 6, 6, 6, 6, 7, 6, 6, 6, 8, 6, 9, 10, 0, 11, 0, 0, 0, 12, 12, 13, 12,
    14, 12, 15, 16, 16, 16, 16, 16, 16, 16, 17, 16, 16, 18, 19, 16, 20, 16, 21, 16, 16, 16, 1, 0, 1, 0, 1, 0, 12, 12,
    13, 12, 14, 12, 15, 16, 16, 16, 16, 16, 16, 16, 17, 16, 16, 18, 19, 16, 20, 16, 21, 16, 16, 16, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 255, 255, 255, 2, 255, 255, 3, 255, 255,
    4, 5, 255, 6, 7, 8, 9, 255, 10, 255, 11, 10, 12, 11, 12, 13, 14, 13,
    // mask_of
    0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 3, 3, 0, 1, 2, 0, 2, 3, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 0,
    // masks
    192, 1, 0, 192, 113, 0, 208, 241, 31,
    // check
    255, 0, 1, 39, 2, 21, 255, 0, 255, 0, 5, 39, 5, 25, 255, 0, 255, 0, 9, 39, 255, 0, 10, 49, 10, 17, 11, 20, 3, 45, 5,
    11, 5, 8, 10, 44, 9, 5, 15, 2, 14, 3, 21, 39, 22, 39, 22, 40, 21, 37, 22, 37, 21, 26, 22, 41, 21, 41, 5, 16, 3, 46,
    17, 4, 22, 33, 4, 6, 10, 48, 22, 32, 4, 9, 10, 47, 22, 34, 22, 33, 4, 13, 22, 36, 22, 35, 13, 14, 18, 19, 22, 38,
    11, 24, 19, 22, 8, 30, 7, 31, 3, 45, 255, 0, 255, 0, 22, 43, 15, 28, 22, 23, 22, 39, 11, 18, 20, 15, 22, 42, 19, 29,
    10, 48, 10, 17, 10, 49, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255,
    0,
    // defaults
    0, 0, 0, 0, 0, 6, 0, 9, 0, 0, 13, 0, 27, 0, 37, 17, 0, 0, 0, 37, 18, 0, 15, 0, 18, 39, 31, 17, 31, 31, 31, 24, 6,
    36, 8, 13, 11, 15, 16, 18, 18, 31, 25,
    // nibbles
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84,
    80, 80, 168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 116, 80, 116, 212, 112,
    // layouts
    0, 1, 2, 3, 4, 5, 5, 6, 1, 2, 7, 8, 9, 5, 10, 1, 2, 11, 12, 5, 5, 13, 1, 2, 14, 15, 5, 5, 6, 1, 2, 7, 8, 16, 5, 17,
    1, 2, 18, 19, 20, 5, 21, 1, 2, 22, 23, 4, 5, 24, 1, 2, 25, 26, 12, 5, 27, 1, 2, 28, 29, 15, 5, 30, 1, 2, 31, 32, 33,
    5, 34, 1, 35, 5, 36, 5, 5, 34, 1, 2, 37, 36, 5, 5, 6, 1, 2, 7, 8, 16, 38, 6, 1, 2, 7, 8, 16, 39, 6, 1, 2, 7, 8, 40,
    5,
    // places
    0, 0, 4, 1, 254, 0, 0, 4, 6, 0, 0, 6, 1, 7, 0, 3, 7, 1, 1, 254, 0, 1, 254, 1, 0, 2, 0, 0, 0, 0, 0, 0, 4, 8, 0, 3, 7,
    1, 3, 0, 0, 8, 0, 1, 0, 4, 8, 5, 1, 254, 0, 0, 4, 1, 253, 3, 7, 1, 1, 253, 0, 1, 253, 1, 0, 0, 0, 4, 1, 252, 3, 7,
    1, 1, 252, 0, 1, 252, 1, 0, 4, 8, 5, 4, 0, 0, 0, 4, 1, 250, 3, 7, 1, 1, 250, 0, 1, 250, 1, 0, 0, 1, 255, 1, 0, 0, 0,
    4, 1, 249, 3, 7, 1, 1, 249, 0, 1, 249, 1, 0, 0, 0, 4, 1, 248, 3, 7, 1, 1, 248, 0, 1, 248, 1, 0, 0, 0, 4, 1, 247, 3,
    7, 1, 1, 247, 0, 1, 247, 1, 0, 0, 0, 4, 1, 246, 3, 7, 1, 1, 246, 0, 1, 246, 1, 0, 0, 1, 251, 1, 0, 0, 0, 4, 1, 0, 0,
    6, 1, 1, 0, 0, 1, 0, 1, 0, 0, 7, 1, 1, 0, 5, 9, 0, 5, 0, 0, 9, 0, 1, 0, 0, 8, 5, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 5, 6, 7, 8, 5, 9, 10, 7, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 20, 20, 20, 22,
    23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 3, 8, 9, 10, 2, 11, 12, 2, 13, 12, 1, 10, 1, 14, 2, 15, 16, 2, 17,
    14, 1, 18, 2, 19, 16, 1, 20, 2, 21, 14, 2, 7, 22, 2, 23, 24, 2, 9, 10, 2, 25, 24, 1, 26, 1, 27, 1, 28, 1, 29, 1, 30,
    1, 16, 1, 31, 1, 22, 2, 32, 24, 2, 33, 24, 2, 31, 24,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 1, 13, 1, 2, 16, 2, 3, 20, 4, 2, 16, 3, 3, 20, 5, 5, 24, 6, 6, 28, 7, 8, 32, 5, 5,
    36, 8, 7, 43, 6, 6, 44, 7, 9, 48, 5, 5, 52, 7, 7, 42, 6, 3, 20, 9, 10, 56, 5, 5, 44, 10, 10, 56, 5, 11, 32, 9, 9,
    62, 11, 11, 66, 9, 9, 48, 11, 12, 67, 2, 3, 68, 2, 3, 74, 3, 3, 76, 2, 3, 82, 3, 3, 86, 3, 3, 90, 3, 3, 82, 11, 8,
    66,
    // sets
    0, 128, 0, 0, 64, 0, 0, 0, 2, 0, 2, 0, 208, 1, 0, 192, 1, 0, 0, 32, 0, 0, 0, 16, 208, 241, 63, 0, 0, 4, 208, 253,
    63, 0, 8, 0, 246, 243, 63, 0, 0, 8, 192, 113, 0, 246, 247, 63, 208, 245, 63, 232, 1, 0, 232, 5, 0, 200, 1, 0, 224,
    5, 0, 200, 5, 0, 192, 5, 0,
    // rules
    103, 101, 111, 45, 115, 99, 104, 101, 109, 101, 47, 103, 101, 111, 45, 85, 82, 73, 47, 110, 117, 109, 47, 112, 110,
    117, 109, 47, 99, 111, 111, 114, 100, 105, 110, 97, 116, 101, 115, 47, 99, 114, 115, 112, 47, 117, 110, 99, 112, 47,
    112, 97, 114, 97, 109, 101, 116, 101, 114, 47, 108, 97, 98, 101, 108, 116, 101, 120, 116, 47, 112, 97, 114, 97, 109,
    99, 104, 97, 114, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 99, 114, 115, 108, 97, 98, 101, 108,
    47, 112, 47,
    ],
    words: &[
    // rows
    0, 4, 6, 14, 9, 29, 13, 32, 16, 17, 36, 19, 30, 20, 26, 2, 23, 3, 0, 28, 31, 33, 35, 34, 5, 37, 39, 38, 41, 40, 42,
    7, 11, 10, 47, 24, 27, 46, 51, 52, 1, 8, 53,
    // edges
    16424, 0, 64, 27, 0, 2, 7, 0, 8, 10, 0, 16, 12, 0, 48, 12, 0, 33, 17, 0, 4,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 138, base: 33, call_list: 64, calls: 0, check: 233, defaults: 385, edge_size: 3,
    edges: 43, fields: 7, first_skip: 32, groups: 913, highs: 0, hot: 0, kinds: 1, layouts: 476, mask_of: 181,
    mask_size: 3, masks: 224, moves: 786, nesting: 128, nibbles: 428, note_of: 787, note_shift: 0, notes: 830, places:
    581, rows: 0, rules: 1084, set_size: 3, sets: 1015, shift: 0, skip_of: 95, starts: 64, states: 43, streams: 255,
    stretch_list: 64, stretches: 0, stride: 22, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `geo-URI` matches as a whole.
    ///
    /// ```text
    /// geo-URI = geo-scheme ":" geo-path
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/geo.svg"))]
    ///
    /// For example `geo:13.4125,103.8667`.
    Geo: table TABLE, kind 0, registers 10, secret None,
    checks [];
    /// The `coordinates`.
    ///
    /// ```text
    /// coordinates = coord-a "," coord-b ["," coord-c]
    /// ```
    always coordinates = 0;
    /// The `coord-a`.
    ///
    /// ```text
    /// coord-a = num
    /// ```
    always coord_a = 1;
    /// The `coord-b`.
    ///
    /// ```text
    /// coord-b = num
    /// ```
    always coord_b = 2;
    /// The `coord-c`.
    ///
    /// ```text
    /// coord-c = num
    /// ```
    maybe coord_c = 3;
    /// The `parameters`.
    ///
    /// ```text
    /// p = [crsp] [uncp] *parameter
    /// ```
    always parameters = 4;
    /// The `crs`.
    ///
    /// ```text
    /// crslabel = "wgs84" / labeltext
    /// ```
    maybe crs = 5;
    /// The `u`.
    ///
    /// ```text
    /// uval = pnum
    /// ```
    maybe u = 6;
}

crate::__scheme! { Geo: TABLE, kind 0, checks &[], forms: &[(Some(5), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "geo", default_port: None, empty_path: None } }

/// How the fields of [`Geo`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GEO: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"],
    always: 0b10111,
    pieces: &[Piece::Text("geo:"), Piece::Outer(0, 6), Piece::Field(1), Piece::Text(","), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text(","), Piece::Field(3), Piece::Outer(4, 6), Piece::Group(32, 2),
    Piece::Text(";crs="), Piece::Field(5), Piece::Group(64, 2), Piece::Text(";u="), Piece::Field(6)],
};

crate::__builder! {
    GeoBuilder of Geo by TEMPLATE_GEO, states [];
    optional coordinates = 0;
    optional coord_a = 1;
    optional coord_b = 2;
    optional coord_c = 3;
    optional parameters = 4;
    optional crs = 5;
    optional u = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "geo", scheme: true, grammar: "rfc5870", start: "geo-URI", table: &TABLE, kind: 0, fields: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"], secret: None, inside: crate::Inside::No("geo:0,0;a=["), checks: &[], template: Some(&TEMPLATE_GEO), forms: &[(Some(5), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "geo", default_port: None, empty_path: None }, each_field: |text, constant, see| Geo::each_field(text, constant, see) },
];
