// @generated from grammars/rfc8141.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc8141`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 86 states (0 with direct code), 15 byte classes, 8 registers: 1428 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 1, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 1, 0, 9, 0, 10, 1, 7, 7, 7, 7, 7, 7,
    11, 11, 11, 11, 11, 11, 11, 12, 11, 11, 11, 13, 11, 11, 14, 11, 11, 11, 11, 11, 0, 0, 0, 0, 1, 0, 7, 7, 7, 7, 7, 7,
    11, 11, 11, 11, 11, 11, 11, 12, 11, 11, 11, 13, 11, 11, 14, 11, 11, 11, 11, 11, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 0, 1, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 3, 1, 4,
    // mask_of
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 2, 1, 0, 0, 1, 0, 3, 0, 0, 1, 0, 0, 2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
    1, 0, 1, 0, 0, 2, 3, 2, 3,
    // masks
    128, 120, 178, 123, 242, 127,
    // check
    255, 0, 255, 0, 2, 95, 3, 14, 2, 93, 255, 0, 6, 83, 255, 0, 6, 85, 5, 7, 10, 96, 5, 9, 10, 94, 2, 17, 3, 29, 15, 83,
    3, 88, 5, 12, 13, 3, 15, 8, 5, 15, 15, 10, 5, 20, 3, 90, 3, 28, 3, 92, 15, 86, 15, 13, 15, 87, 4, 23, 15, 16, 5, 25,
    15, 21, 5, 30, 9, 24, 15, 89, 15, 85, 15, 91, 5, 35, 5, 38, 5, 40, 15, 26, 5, 42, 15, 31, 5, 44, 5, 46, 5, 48, 5,
    50, 15, 36, 15, 39, 15, 41, 5, 52, 15, 43, 5, 54, 15, 45, 15, 47, 15, 49, 15, 51, 5, 56, 5, 58, 5, 60, 15, 53, 5,
    62, 15, 55, 5, 64, 5, 66, 5, 68, 5, 70, 15, 57, 15, 59, 15, 61, 5, 72, 15, 63, 5, 74, 15, 65, 15, 67, 15, 69, 15,
    71, 5, 76, 5, 78, 5, 80, 15, 73, 3, 22, 15, 75, 3, 28, 14, 2, 8, 5, 15, 6, 15, 77, 15, 79, 15, 81, 8, 11, 12, 4, 8,
    11, 15, 84, 8, 11, 15, 85, 7, 19, 9, 37, 8, 11, 7, 83, 15, 82, 8, 11, 7, 27, 255, 0, 8, 11, 7, 84, 7, 33, 7, 34,
    255, 0, 8, 11, 7, 85, 7, 86, 255, 0, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8,
    11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 8, 11, 255, 0, 255, 0, 255, 0, 255,
    0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 9, 0, 0, 12, 0, 0, 15, 0, 0, 0, 0, 20, 0, 0, 0, 0, 25, 0, 0, 0, 0, 30, 85, 0, 0, 0,
    35, 24, 0, 38, 0, 40, 0, 42, 0, 44, 0, 46, 0, 48, 0, 50, 0, 52, 0, 54, 0, 56, 0, 58, 0, 60, 0, 62, 0, 64, 0, 66, 0,
    68, 0, 70, 0, 72, 0, 74, 0, 76, 0, 78, 0, 80, 0, 0, 0, 37, 0,
    // nibbles
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124, 184, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 252, 92, 84, 92, 212, 116,
    // layouts
    0, 1, 2, 3, 4, 0, 1, 5, 6, 6, 0, 7, 6, 6, 6, 0, 1, 2, 8, 9, 0, 1, 2, 10, 6,
    // places
    0, 0, 4, 5, 255, 0, 5, 0, 6, 0, 3, 6, 2, 3, 0, 4, 4, 0, 1, 255, 0, 1, 0, 1, 0, 0, 6, 2, 1, 0, 2, 0, 0, 0, 0, 0, 5,
    0, 1, 0, 4, 4, 0, 7, 255, 0, 7, 0, 1, 0, 0, 4, 0, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 5, 6, 5, 6, 7, 5, 6, 8, 5, 6, 9, 10, 11, 5, 6, 12, 13, 13, 5, 6, 11, 14, 15, 5, 6, 16, 11,
    11, 5, 6, 17, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6,
    5, 6, 5, 6, 5, 6, 5, 6, 18, 19, 20, 21, 22, 23, 24,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 2, 16, 17, 2,
    18, 13, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23, 1, 16, 1, 24,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 1, 16, 1, 1, 20, 1, 1, 24, 0, 2, 28, 3, 4, 32, 5, 6, 38, 7, 7, 40, 4, 4,
    32, 6, 4, 32, 7, 2, 28, 8, 4, 32, 9, 4, 32, 8, 8, 46, 7, 7, 48, 8, 8, 54, 1, 1, 16, 1, 1, 56, 1, 0, 13, 3, 3, 46, 6,
    6, 38, 9, 9, 46,
    // sets
    0, 64, 0, 32, 0, 16, 0, 1, 128, 120, 160, 120, 160, 121, 186, 123, 128, 0, 250, 127, 16, 2, 254, 127, 0, 2, 68, 4,
    128, 121,
    // rules
    97, 115, 115, 105, 103, 110, 101, 100, 45, 110, 97, 109, 101, 47, 78, 73, 68, 47, 112, 99, 104, 97, 114, 47, 78, 83,
    83, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 110, 97, 109, 101, 115, 116, 114, 105, 110, 103, 47,
    102, 114, 97, 103, 109, 101, 110, 116, 47, 114, 113, 45, 99, 111, 109, 112, 111, 110, 101, 110, 116, 115, 47, 114,
    45, 99, 111, 109, 112, 111, 110, 101, 110, 116, 47, 113, 45, 99, 111, 109, 112, 111, 110, 101, 110, 116, 47,
    ],
    words: &[
    // rows
    0, 71, 5, 80, 78, 72, 4, 6, 83, 12, 85, 13, 15, 87, 90, 17, 91, 20, 25, 93, 26, 94, 96, 21, 22, 28, 97, 99, 100,
    101, 33, 102, 89, 104, 105, 34, 106, 2, 35, 107, 37, 108, 39, 109, 40, 110, 41, 111, 42, 112, 46, 113, 48, 114, 53,
    115, 54, 116, 55, 117, 57, 118, 59, 119, 60, 120, 61, 121, 62, 122, 66, 123, 68, 124, 73, 125, 74, 126, 75, 127, 86,
    128, 129, 0, 79, 81, 11,
    // edges
    16467, 0, 4, 14, 0, 4, 16468, 0, 16, 22, 0, 16, 16470, 0, 2, 29, 0, 2, 17, 0, 1, 32, 0, 1, 17, 0, 8, 18, 0, 8,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 182, base: 33, call_list: 117, calls: 0, check: 362, defaults: 652, edge_size: 3,
    edges: 87, fields: 5, first_skip: 83, groups: 991, highs: 0, hot: 0, kinds: 1, layouts: 771, mask_of: 269,
    mask_size: 2, masks: 356, moves: 851, nesting: 128, nibbles: 739, note_of: 852, note_shift: 0, notes: 939, places:
    796, rows: 0, rules: 1096, set_size: 2, sets: 1066, shift: 0, skip_of: 95, starts: 117, states: 87, streams: 255,
    stretch_list: 117, stretches: 0, stride: 15, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `namestring` matches as a whole.
    ///
    /// ```text
    /// namestring = assigned-name [rq-components] ["#" f-component]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/urn.svg"))]
    ///
    /// For example `urn:oasis:names:specification:docbook:dtd:xml:4.1.2`.
    Urn: table TABLE, kind 0, registers 8, secret None,
    checks [];
    /// The `NID`.
    ///
    /// ```text
    /// NID = (alphanum) *30(ldh) (alphanum)
    /// ```
    always nid = 0;
    /// The `NSS`.
    ///
    /// ```text
    /// NSS = pchar *(pchar / "/")
    /// ```
    always nss = 1;
    /// The `r-component`.
    ///
    /// ```text
    /// r-component = pchar *(pchar / "/" / r-marks (r-char / "/" / "=/")) [r-marks ["="]]
    /// ```
    maybe r_component = 2;
    /// The `q-component`.
    ///
    /// ```text
    /// q-component = pchar *(pchar / "/" / "?")
    /// ```
    maybe q_component = 3;
    /// The `f-component`.
    ///
    /// ```text
    /// f-component = fragment
    /// ```
    maybe f_component = 4;
}

crate::__scheme! { Urn: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0, 1], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "urn", default_port: None, empty_path: None } }

/// How the fields of [`Urn`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_URN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["NID", "NSS", "r-component", "q-component", "f-component"],
    always: 0b11,
    pieces: &[Piece::Text("urn:"), Piece::Field(0), Piece::Text(":"), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text("?+"), Piece::Field(2), Piece::Group(8, 2), Piece::Text("?="), Piece::Field(3), Piece::Group(16, 2),
    Piece::Text("#"), Piece::Field(4)],
};

crate::__builder! {
    UrnBuilder of Urn by TEMPLATE_URN, states [Nid = nid, Nss = nss];
    optional r_component = 2;
    optional q_component = 3;
    optional f_component = 4;
    needed nid = 0, crate::Set | Nss;
    needed nss = 1, Nid | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "urn", scheme: true, grammar: "rfc8141", start: "namestring", table: &TABLE, kind: 0, fields: &["NID", "NSS", "r-component", "q-component", "f-component"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_URN), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0, 1], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "urn", default_port: None, empty_path: None }, each_field: |text, constant, see| Urn::each_field(text, constant, see) },
];
