// @generated from grammars/rfc6068.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6068`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 37 states (0 with direct code), 22 byte classes, 5 registers: 949 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 2, 2, 1, 3, 4, 1, 5, 5, 1, 1, 6, 1, 7, 2, 8, 8, 9, 8, 8, 8, 8, 8, 8, 8, 10, 5, 2, 11, 2, 12, 13, 14, 8, 8, 8, 8,
    8, 1, 1, 15, 1, 1, 16, 17, 1, 18, 1, 1, 1, 1, 19, 1, 1, 1, 1, 1, 1, 20, 0, 21, 2, 1, 2, 14, 8, 8, 8, 8, 8, 1, 1, 15,
    1, 1, 16, 17, 1, 18, 1, 1, 1, 1, 19, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 1, 0, 2, 0, 3,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 1, 255, 255, 255,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 2, 1, 1, 0, 1, 0, 0, 0, 3, 3, 0, 3, 0, 2,
    // masks
    0, 67, 0, 18, 136, 15, 226, 164, 15,
    // check
    255, 0, 255, 0, 2, 35, 3, 35, 4, 35, 3, 18, 4, 32, 3, 10, 8, 35, 9, 35, 3, 15, 11, 35, 12, 35, 3, 23, 14, 35, 5, 37,
    15, 4, 7, 37, 11, 33, 3, 16, 10, 37, 21, 22, 22, 35, 3, 27, 22, 33, 5, 37, 22, 31, 7, 37, 17, 2, 22, 32, 10, 37, 14,
    3, 22, 36, 8, 28, 9, 29, 6, 19, 7, 20, 6, 19, 22, 34, 14, 28, 7, 11, 12, 39, 22, 37, 12, 39, 7, 24, 19, 6, 13, 12,
    12, 38, 16, 5, 10, 8, 13, 12, 9, 14, 18, 7, 9, 36, 3, 9, 255, 0, 255, 0, 255, 0, 22, 13, 255, 0, 20, 35, 255, 0,
    255, 0, 22, 31, 9, 30, 22, 17, 255, 0, 22, 21, 22, 32, 22, 25, 22, 34, 22, 26, 22, 33, 13, 12, 22, 36, 22, 37, 255,
    0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 19, 10, 0, 13, 20, 0, 13, 0, 0, 0, 0, 11, 21, 0, 0, 0, 26, 0, 0, 0, 0, 28, 37, 11, 17, 25,
    20, 0, 24, 28,
    // nibbles
    168, 252, 248, 248, 252, 248, 252, 252, 248, 248, 244, 84, 80, 92, 208, 112, 184, 252, 248, 248, 252, 248, 248, 252,
    252, 252, 252, 92, 84, 84, 212, 112, 248, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 220, 220, 220, 252, 124,
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 80, 92, 212, 112,
    // layouts
    0, 0, 1, 0, 2, 3,
    // places
    2, 0, 0, 0, 0, 0, 0, 7, 1, 0, 3, 0, 7, 3, 0, 0, 4, 0, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 8, 13, 14, 15, 16, 17, 18, 15, 19, 20, 21, 15, 8, 22, 23, 24, 25, 26,
    27, 28, 29, 30, 31, 32,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    1, 18, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23, 1, 24, 1, 25, 1, 26, 1, 27, 1, 28, 1, 29, 1, 30, 1, 31, 1, 32,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 16, 0, 0, 20, 0, 0, 24, 0, 1, 30, 1, 1, 32, 2, 3, 32, 2, 4, 36, 2, 5,
    40, 1, 3, 32, 6, 3, 32, 7, 3, 32, 3, 3, 32, 8, 3, 32, 7, 1, 36, 7, 4, 36, 5, 0, 47, 2, 1, 32, 2, 1, 48, 2, 9, 32, 9,
    3, 32, 9, 9, 32, 9, 2, 53, 2, 2, 56, 8, 6, 60, 8, 8, 66, 7, 0, 71, 5, 5, 72, 2, 2, 52, 2, 9, 48,
    // sets
    0, 0, 2, 0, 64, 0, 0, 128, 0, 0, 0, 1, 0, 0, 8, 0, 0, 4, 0, 4, 0, 26, 219, 15, 0, 67, 0, 26, 203, 15, 26, 203, 31,
    64, 16, 0, 186, 207, 15, 186, 239, 15, 154, 235, 15, 234, 239, 15, 250, 231, 15, 218, 219, 15, 254, 255, 47,
    // rules
    109, 97, 105, 108, 116, 111, 85, 82, 73, 47, 108, 111, 99, 97, 108, 45, 112, 97, 114, 116, 47, 97, 100, 100, 114,
    45, 115, 112, 101, 99, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 97, 116, 101, 120, 116, 47, 100,
    111, 109, 97, 105, 110, 47, 104, 102, 105, 101, 108, 100, 47, 116, 111, 47, 104, 102, 105, 101, 108, 100, 115, 47,
    113, 117, 111, 116, 101, 100, 45, 115, 116, 114, 105, 110, 103, 47,
    ],
    words: &[
    // rows
    0, 11, 17, 1, 32, 26, 34, 39, 35, 42, 36, 4, 40, 41, 44, 43, 45, 46, 47, 51, 16, 48, 31, 49, 10, 50, 52, 25, 53, 55,
    60, 33, 7, 2, 29, 0, 37, 20,
    // edges
    16416, 0, 2, 16416, 0, 3,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 133, base: 33, call_list: 44, calls: 0, check: 218, defaults: 384, edge_size: 3,
    edges: 38, fields: 2, first_skip: 31, groups: 617, highs: 0, hot: 0, kinds: 1, layouts: 486, mask_of: 171,
    mask_size: 3, masks: 209, moves: 512, nesting: 128, nibbles: 422, note_of: 513, note_shift: 0, notes: 551, places:
    492, rows: 0, rules: 773, set_size: 3, sets: 716, shift: 0, skip_of: 95, starts: 44, states: 38, streams: 255,
    stretch_list: 44, stretches: 0, stride: 22, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `mailtoURI` matches as a whole.
    ///
    /// ```text
    /// mailtoURI = "mailto:" [to] [hfields]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/mailto.svg"))]
    ///
    /// For example `mailto:John.Doe@example.com`.
    Mailto: table TABLE, kind 0, registers 5, secret None,
    checks [];
    /// The `to`.
    ///
    /// ```text
    /// to = addr-spec *("," addr-spec)
    /// ```
    maybe to = 0;
    /// The `hfields`.
    ///
    /// ```text
    /// hfields = "?" hfield *("&" hfield)
    /// ```
    maybe hfields = 1;
}

crate::__scheme! { Mailto: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Addresses), (Some(1), crate::Form::HeaderNames)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "mailto", default_port: None, empty_path: None } }

/// How the fields of [`Mailto`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_MAILTO: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["to", "hfields"],
    always: 0b0,
    pieces: &[Piece::Text("mailto:"), Piece::Group(1, 1), Piece::Field(0), Piece::Group(2, 1), Piece::Field(1)],
};

crate::__builder! {
    MailtoBuilder of Mailto by TEMPLATE_MAILTO, states [];
    optional to = 0;
    optional hfields = 1;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "mailto", scheme: true, grammar: "rfc6068", start: "mailtoURI", table: &TABLE, kind: 0, fields: &["to", "hfields"], secret: None, inside: crate::Inside::No("mailto:a@[]"), checks: &[], template: Some(&TEMPLATE_MAILTO), forms: &[(Some(0), crate::Form::Addresses), (Some(1), crate::Form::HeaderNames)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "mailto", default_port: None, empty_path: None }, each_field: |text, constant, see| Mailto::each_field(text, constant, see) },
];
