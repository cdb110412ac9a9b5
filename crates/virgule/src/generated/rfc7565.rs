// @generated from grammars/rfc7565.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7565`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 41 states (0 with direct code), 19 byte classes, 4 registers: 888 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 4, 5, 6, 7, 7, 8, 9, 9, 9, 9, 10, 1, 0, 1, 0, 0, 11, 12, 13, 14, 13,
    13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 1, 16, 1, 1, 1, 1, 17, 0, 18, 0, 1, 0, 12, 13, 14, 13, 13, 13, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 1, 16, 1, 1, 1, 1, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 2, 1,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 1, 2, 2, 1, 255, 255, 1, 3, 255, 255, 1, 1, 1, 1, 1, 1, 1, 255,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 255, 1, 255, 255,
    // mask_of
    0, 0, 0, 0, 0, 0, 6, 5, 3, 5, 5, 0, 4, 1, 4, 0, 5, 3, 2, 5, 0, 0, 4, 1, 4, 0, 3, 2, 7, 0, 4, 1, 4, 3, 2, 4, 2, 6, 0,
    0, 0, 7,
    // masks
    240, 0, 0, 240, 1, 0, 128, 3, 0, 240, 3, 0, 240, 115, 0, 10, 128, 1, 250, 247, 1,
    // check
    255, 0, 255, 0, 255, 0, 255, 0, 4, 11, 5, 12, 6, 13, 4, 21, 5, 22, 6, 23, 4, 29, 5, 30, 6, 31, 8, 18, 9, 11, 8, 27,
    9, 21, 17, 15, 2, 10, 19, 14, 8, 34, 9, 29, 19, 24, 2, 7, 19, 14, 19, 32, 19, 24, 5, 35, 6, 36, 12, 2, 15, 5, 19,
    32, 11, 42, 14, 3, 14, 4, 19, 39, 10, 6, 19, 38, 3, 17, 3, 26, 255, 0, 19, 37, 19, 9, 19, 38, 19, 16, 16, 19, 19,
    14, 19, 11, 3, 33, 19, 39, 19, 11, 19, 40, 18, 25, 3, 28, 255, 0, 255, 0, 19, 24, 19, 21, 19, 21, 19, 41, 19, 32,
    19, 29, 19, 29, 19, 37, 255, 0, 19, 37, 19, 41, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 9, 0, 37, 0, 0, 37, 11, 11, 11, 0, 0, 37, 11, 0, 0, 37, 21, 21, 21, 0, 37, 21, 0, 37, 29, 29, 29,
    37, 29, 37, 37, 16, 6, 37, 19, 20,
    // nibbles
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 212, 112, 168, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 252, 92, 84, 92, 212, 112, 8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0,
    // layouts
    0, 1, 2, 3, 4, 5, 6, 7,
    // places
    0, 0, 5, 1, 255, 0, 1, 0, 1, 0, 0, 0, 5, 3, 0, 0, 3, 1, 1, 0, 0, 0, 5, 1, 254, 0, 1, 255, 1, 0, 0, 0, 5, 1, 253, 0,
    1, 254, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 10, 7, 9, 9, 11, 12, 9, 9, 9, 9, 13, 9, 9, 14, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 15, 16, 17, 18,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    1, 18,
    // groups
    255, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 16, 0, 1, 20, 1, 2, 24, 0, 3, 30, 2, 2, 24, 3, 2, 24, 3, 3, 34, 3, 4, 36, 5, 6,
    24, 4, 5, 41, 5, 5, 46, 6, 6, 48, 1, 1, 52, 3, 7, 34, 6, 6, 56, 5, 5, 60,
    // sets
    240, 119, 0, 0, 16, 0, 0, 64, 0, 0, 128, 0, 0, 4, 0, 250, 243, 1, 240, 115, 0, 254, 243, 3, 254, 243, 1, 240, 119,
    1, 0, 0, 4, 0, 0, 0, 250, 247, 1, 254, 251, 1, 248, 115, 0, 250, 247, 5,
    // rules
    97, 99, 99, 116, 85, 82, 73, 47, 117, 115, 101, 114, 112, 97, 114, 116, 47, 112, 99, 116, 45, 101, 110, 99, 111,
    100, 101, 100, 47, 104, 111, 115, 116, 47, 73, 80, 118, 54, 97, 100, 100, 114, 101, 115, 115, 47, 73, 80, 45, 108,
    105, 116, 101, 114, 97, 108, 47, 73, 80, 118, 70, 117, 116, 117, 114, 101, 47, 114, 101, 103, 45, 110, 97, 109, 101,
    47,
    ],
    words: &[
    // rows
    0, 17, 19, 20, 15, 26, 18, 23, 0, 24, 25, 35, 27, 5, 28, 29, 30, 3, 31, 32, 34, 36, 37, 7, 38, 1, 6, 39, 40, 45, 41,
    12, 42, 22, 43, 44, 46, 16, 21, 2, 50, 47,
    // edges
    8, 0, 1, 20, 0, 0,
    // call_list
    15, 0, 0, 65535, 1,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 137, base: 33, call_list: 48, calls: 1, check: 242, defaults: 382, edge_size: 3,
    edges: 42, fields: 2, first_skip: 38, groups: 601, highs: 0, hot: 0, kinds: 1, layouts: 472, mask_of: 179,
    mask_size: 3, masks: 221, moves: 520, nesting: 128, nibbles: 424, note_of: 521, note_shift: 0, notes: 563, places:
    480, rows: 0, rules: 706, set_size: 3, sets: 658, shift: 0, skip_of: 95, starts: 48, states: 42, streams: 255,
    stretch_list: 53, stretches: 0, stride: 19, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `acctURI` matches as a whole.
    ///
    /// ```text
    /// acctURI = "acct" ":" userpart "@" host
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/acct.svg"))]
    ///
    /// For example `acct:foobar@status.example.net`.
    Acct: table TABLE, kind 0, registers 4, secret None,
    checks [];
    /// The `userpart`.
    ///
    /// ```text
    /// userpart = (unreserved / sub-delims) *(unreserved / pct-encoded / sub-delims)
    /// ```
    always userpart = 0;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 1;
}

crate::__scheme! { Acct: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "acct", default_port: None, empty_path: None } }

/// How the fields of [`Acct`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ACCT: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["userpart", "host"],
    always: 0b11,
    pieces: &[Piece::Text("acct:"), Piece::Field(0), Piece::Text("@"), Piece::Field(1)],
};

crate::__builder! {
    AcctBuilder of Acct by TEMPLATE_ACCT, states [Userpart = userpart];
    optional host = 1;
    needed userpart = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "acct", scheme: true, grammar: "rfc7565", start: "acctURI", table: &TABLE, kind: 0, fields: &["userpart", "host"], secret: None, inside: crate::Inside::No("acct:a@[::]"), checks: &[], template: Some(&TEMPLATE_ACCT), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "acct", default_port: None, empty_path: None }, each_field: |text, constant, see| Acct::each_field(text, constant, see) },
];
