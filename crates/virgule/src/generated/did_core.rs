// @generated from grammars/did-core.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `did-core`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 21 states (0 with direct code), 15 byte classes, 8 registers: 777 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 1, 0, 1, 0, 8, 1, 9, 9, 9, 10, 9, 9,
    4, 4, 11, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 0, 6, 6, 6, 12, 6, 6, 13, 13, 14, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 3, 2, 1, 0, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 255, 255, 255, 255, 255, 255, 255, 2, 3, 4, 5,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 0,
    // masks
    64, 22, 242, 127,
    // check
    255, 0, 1, 19, 2, 29, 3, 12, 4, 19, 5, 19, 255, 0, 7, 19, 8, 30, 2, 24, 3, 13, 11, 19, 3, 23, 13, 19, 14, 19, 3, 7,
    4, 18, 7, 5, 10, 2, 7, 6, 12, 2, 6, 17, 15, 21, 11, 18, 15, 22, 13, 18, 14, 18, 12, 17, 13, 17, 14, 17, 2, 26, 11,
    3, 3, 11, 5, 27, 14, 3, 10, 4, 8, 28, 12, 4, 15, 8, 15, 18, 255, 0, 15, 14, 15, 15, 7, 25, 15, 20, 15, 16, 15, 20,
    15, 19, 15, 21, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 15, 0, 10,
    // nibbles
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124, 184, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 252, 92, 84, 92, 212, 116, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112,
    136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192, 64, 64, 64, 64, 64,
    // layouts
    0, 1, 2, 3, 4, 5, 0, 1, 2, 6, 5, 7, 8, 1, 9, 5, 7, 7, 0, 1, 2, 10, 7, 7, 0, 1, 2, 3, 11, 12, 0, 1, 2, 3, 13, 7,
    // places
    0, 0, 0, 5, 0, 0, 0, 4, 4, 0, 0, 4, 1, 5, 0, 0, 5, 0, 6, 0, 3, 6, 1, 1, 255, 0, 1, 0, 1, 0, 0, 5, 0, 1, 255, 2, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 4, 1, 1, 0, 0, 5, 0, 1, 0, 3, 6, 1, 3, 0, 0, 7, 0, 1, 0, 0, 6, 1, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 13, 14, 15, 16, 17, 18,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 7, 1, 13, 1, 14, 1, 15, 1, 16,
    1, 17,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 8, 0, 1, 12, 0, 2, 16, 2, 3, 20, 3, 3, 20, 4, 5, 26, 4, 6, 30, 5, 3, 20, 7, 3,
    20, 6, 3, 20, 1, 1, 32, 2, 2, 38, 7, 7, 30, 5, 5, 26, 6, 6, 30,
    // sets
    0, 20, 0, 72, 128, 0, 64, 112, 216, 126, 64, 22, 250, 127, 254, 127, 192, 112, 252, 127,
    // rules
    100, 105, 100, 47, 109, 101, 116, 104, 111, 100, 45, 110, 97, 109, 101, 47, 109, 101, 116, 104, 111, 100, 45, 115,
    112, 101, 99, 105, 102, 105, 99, 45, 105, 100, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 100, 105,
    100, 45, 117, 114, 108, 47, 102, 114, 97, 103, 109, 101, 110, 116, 47, 113, 117, 101, 114, 121, 47, 112, 97, 116,
    104, 45, 97, 98, 101, 109, 112, 116, 121, 47,
    ],
    words: &[
    // rows
    0, 8, 20, 25, 10, 15, 12, 23, 24, 9, 7, 26, 27, 30, 31, 32, 33, 36, 28, 0, 29, 1,
    // edges
    16404, 0, 16, 11, 0, 16, 9, 0, 1, 6, 0, 2, 9, 0, 12, 16403, 0, 4, 10, 0, 12, 9, 0, 8, 10, 0, 8,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 117, base: 33, call_list: 49, calls: 0, check: 165, defaults: 269, edge_size: 3,
    edges: 22, fields: 6, first_skip: 17, groups: 522, highs: 0, hot: 0, kinds: 1, layouts: 355, mask_of: 139,
    mask_size: 2, masks: 161, moves: 461, nesting: 128, nibbles: 291, note_of: 462, note_shift: 0, notes: 484, places:
    391, rows: 0, rules: 596, set_size: 2, sets: 576, shift: 0, skip_of: 95, starts: 49, states: 22, streams: 255,
    stretch_list: 49, stretches: 0, stride: 15, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `did-url` matches as a whole.
    ///
    /// ```text
    /// did-url = did path-abempty ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/did.svg"))]
    ///
    /// For example `did:example:123456789abcdefghi`.
    Did: table TABLE, kind 0, registers 8, secret None,
    checks [];
    /// The `did`.
    ///
    /// ```text
    /// did = "did:" method-name ":" method-specific-id
    /// ```
    always did = 0;
    /// The `method-name`.
    ///
    /// ```text
    /// method-name = 1*method-char
    /// ```
    always method_name = 1;
    /// The `method-specific-id`.
    ///
    /// ```text
    /// method-specific-id = *(*idchar ":") 1*idchar
    /// ```
    always method_specific_id = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 3;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 4;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 5;
}

crate::__scheme! { Did: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "did", default_port: None, empty_path: None } }

/// How the fields of [`Did`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_DID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["did", "method-name", "method-specific-id", "path", "query", "fragment"],
    always: 0b1111,
    pieces: &[Piece::Outer(0, 4), Piece::Text("did:"), Piece::Field(1), Piece::Text(":"), Piece::Field(2),
    Piece::Field(3), Piece::Group(16, 2), Piece::Text("?"), Piece::Field(4), Piece::Group(32, 2), Piece::Text("#"),
    Piece::Field(5)],
};

crate::__builder! {
    DidBuilder of Did by TEMPLATE_DID, states [];
    optional did = 0;
    optional method_name = 1;
    optional method_specific_id = 2;
    optional path = 3;
    optional query = 4;
    optional fragment = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "did", scheme: true, grammar: "did-core", start: "did-url", table: &TABLE, kind: 0, fields: &["did", "method-name", "method-specific-id", "path", "query", "fragment"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_DID), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "did", default_port: None, empty_path: None }, each_field: |text, constant, see| Did::each_field(text, constant, see) },
];
