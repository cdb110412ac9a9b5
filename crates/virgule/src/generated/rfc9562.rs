// @generated from grammars/rfc9562.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc9562`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 61 states (0 with direct code), 16 byte classes, 6 registers: 1155 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 1, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 1, 0, 9, 0, 10, 1, 7, 7, 7, 11, 7, 7,
    1, 1, 12, 1, 1, 1, 1, 13, 1, 1, 1, 14, 1, 1, 15, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 7, 7, 7, 11, 7, 7, 1, 1, 12, 1, 1,
    1, 1, 13, 1, 1, 1, 14, 1, 1, 15, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    0, 1, 255, 255, 255, 255, 255, 255, 255, 2, 255, 255, 2, 3, 2, 4,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2,
    // masks
    178, 251, 242, 255,
    // check
    255, 0, 255, 0, 2, 66, 255, 0, 255, 0, 255, 0, 6, 60, 255, 0, 7, 11, 7, 12, 10, 67, 7, 13, 11, 11, 11, 12, 7, 14,
    11, 13, 7, 15, 7, 16, 11, 14, 7, 17, 11, 15, 11, 16, 7, 18, 11, 17, 7, 20, 7, 21, 11, 18, 7, 22, 11, 20, 11, 21, 7,
    23, 11, 22, 7, 25, 7, 26, 11, 23, 7, 27, 11, 25, 11, 26, 7, 28, 11, 27, 7, 30, 7, 31, 11, 28, 7, 32, 11, 30, 11, 31,
    7, 33, 11, 32, 7, 35, 7, 36, 11, 33, 7, 37, 11, 35, 11, 36, 7, 38, 11, 37, 7, 39, 7, 40, 11, 38, 7, 41, 11, 39, 11,
    40, 7, 42, 11, 41, 7, 43, 7, 44, 11, 42, 7, 45, 11, 43, 11, 44, 7, 46, 11, 45, 2, 47, 4, 50, 11, 46, 3, 63, 3, 53,
    15, 2, 9, 51, 3, 65, 10, 48, 7, 52, 7, 59, 15, 6, 13, 4, 11, 52, 11, 59, 7, 56, 16, 62, 16, 60, 7, 57, 11, 56, 16,
    64, 7, 60, 11, 57, 7, 61, 3, 49, 11, 60, 3, 53, 11, 61, 3, 54, 14, 3, 8, 5, 12, 8, 15, 7, 5, 19, 8, 10, 11, 9, 5,
    24, 16, 59, 5, 29, 16, 60, 5, 34, 16, 61, 255, 0, 9, 58, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 0, 0, 51, 0, 58, 46,
    // nibbles
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124, 184, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 252, 92, 84, 92, 212, 116,
    // layouts
    0, 1, 1, 1, 0, 2, 3, 4, 0, 5, 1, 1, 0, 2, 6, 7, 0, 2, 8, 1,
    // places
    0, 0, 9, 0, 45, 2, 0, 0, 0, 0, 3, 0, 47, 3, 0, 4, 4, 0, 1, 255, 0, 1, 0, 1, 0, 0, 0, 47, 1, 0, 4, 4, 0, 5, 255, 0,
    5, 0, 1, 0, 0, 4, 0, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 4, 5, 6, 3, 7, 8, 8, 8, 8, 8, 8, 8, 9, 10, 8, 8, 8, 9, 10, 8, 8, 8, 9, 10, 8, 8, 8, 9, 10, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 12, 13, 14, 15, 15, 16, 17, 18, 19, 16, 16, 20, 21, 22, 23,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    1, 18, 2, 19, 20, 2, 21, 15, 1, 22, 1, 19, 1, 23,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 0, 0, 0, 16, 0, 0, 20, 0, 1, 24, 1, 1, 24, 1, 2, 29, 2, 1, 24, 1, 3,
    35, 0, 4, 38, 3, 3, 40, 4, 5, 24, 3, 6, 44, 5, 5, 24, 7, 5, 24, 8, 5, 24, 7, 7, 50, 3, 3, 52, 7, 7, 58, 4, 4, 38, 8,
    8, 50,
    // sets
    0, 128, 0, 64, 0, 32, 0, 1, 0, 16, 0, 8, 128, 8, 32, 0, 4, 4, 250, 255, 16, 2, 186, 251, 254, 255, 0, 2, 68, 4,
    // rules
    117, 114, 110, 45, 117, 117, 105, 100, 47, 104, 101, 120, 79, 99, 116, 101, 116, 47, 85, 85, 73, 68, 47, 114, 113,
    45, 99, 111, 109, 112, 111, 110, 101, 110, 116, 115, 47, 102, 114, 97, 103, 109, 101, 110, 116, 47, 112, 99, 116,
    45, 101, 110, 99, 111, 100, 101, 100, 47, 112, 99, 104, 97, 114, 47, 114, 45, 99, 111, 109, 112, 111, 110, 101, 110,
    116, 47, 113, 45, 99, 111, 109, 112, 111, 110, 101, 110, 116, 47,
    ],
    words: &[
    // rows
    0, 62, 87, 71, 94, 68, 89, 91, 96, 98, 1, 2, 4, 7, 9, 10, 12, 15, 100, 17, 18, 20, 23, 103, 25, 26, 28, 31, 105, 33,
    34, 36, 39, 107, 41, 42, 44, 47, 49, 50, 52, 55, 57, 58, 60, 63, 70, 72, 69, 74, 73, 76, 75, 80, 83, 106, 86, 88, 0,
    93, 95, 97,
    // edges
    16443, 0, 4, 49, 0, 4, 16445, 0, 2, 54, 0, 2, 47, 0, 1, 55, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 157, base: 33, call_list: 80, calls: 0, check: 285, defaults: 533, edge_size: 3,
    edges: 62, fields: 4, first_skip: 59, groups: 805, highs: 0, hot: 0, kinds: 1, layouts: 627, mask_of: 219,
    mask_size: 2, masks: 281, moves: 692, nesting: 128, nibbles: 595, note_of: 693, note_shift: 0, notes: 755, places:
    647, rows: 0, rules: 907, set_size: 2, sets: 877, shift: 0, skip_of: 95, starts: 80, states: 62, streams: 255,
    stretch_list: 80, stretches: 0, stride: 16, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `urn-uuid` matches as a whole.
    ///
    /// ```text
    /// urn-uuid = "urn:uuid:" UUID [rq-components] ["#" f-component]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/urn-uuid.svg"))]
    ///
    /// For example `urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6`.
    UrnUuid: table TABLE, kind 0, registers 6, secret None,
    checks [];
    /// The `UUID`.
    ///
    /// ```text
    /// UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
    /// ```
    always uuid = 0;
    /// The `r-component`.
    ///
    /// ```text
    /// r-component = pchar *(pchar / "/" / r-marks (r-char / "/" / "=/")) [r-marks ["="]]
    /// ```
    maybe r_component = 1;
    /// The `q-component`.
    ///
    /// ```text
    /// q-component = pchar *(pchar / "/" / "?")
    /// ```
    maybe q_component = 2;
    /// The `f-component`.
    ///
    /// ```text
    /// f-component = fragment
    /// ```
    maybe f_component = 3;
}

crate::__scheme! { UrnUuid: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "", default_port: None, empty_path: None } }

/// How the fields of [`UrnUuid`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_URNUUID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["UUID", "r-component", "q-component", "f-component"],
    always: 0b1,
    pieces: &[Piece::Text("urn:uuid:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text("?+"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?="), Piece::Field(2), Piece::Group(8, 2), Piece::Text("#"), Piece::Field(3)],
};

crate::__builder! {
    UrnUuidBuilder of UrnUuid by TEMPLATE_URNUUID, states [Uuid = uuid];
    optional r_component = 1;
    optional q_component = 2;
    optional f_component = 3;
    needed uuid = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "urn-uuid", scheme: false, grammar: "rfc9562", start: "urn-uuid", table: &TABLE, kind: 0, fields: &["UUID", "r-component", "q-component", "f-component"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_URNUUID), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "", default_port: None, empty_path: None }, each_field: |text, constant, see| UrnUuid::each_field(text, constant, see) },
];
