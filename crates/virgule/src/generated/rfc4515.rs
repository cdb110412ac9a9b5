// @generated from grammars/rfc4515.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4515`.

use crate::engine::{Cells, Table};

/// Texts of the rule `filter`, called from [`TABLE`].
/// 32 states (0 with direct code), 21 byte classes, 3 registers: 989 bytes.
#[rustfmt::skip]
pub static TABLE_FILTER: Table<'static> = Table {
    bytes: &[
    // classes
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1,
    4, 5, 6, 1, 1, 7, 8, 1, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 12, 13, 14, 13, 1, 1, 15, 15, 15, 16, 15, 15, 17,
    17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 19, 1, 1, 1, 1, 15, 15, 15, 16, 15,
    15, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 3, 1, 13, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 0, 1, 0, 1, 2, 0, 3, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 0, 1, 1, 1, 0, 2, 0, 0, 2, 0, 2, 0,
    // masks
    0, 134, 1, 128, 134, 7,
    // check
    255, 0, 1, 29, 2, 29, 3, 29, 255, 0, 4, 2, 6, 29, 255, 0, 8, 29, 5, 15, 8, 0, 11, 29, 12, 29, 13, 29, 14, 29, 1, 31,
    2, 31, 3, 31, 8, 9, 19, 19, 20, 29, 21, 29, 8, 31, 21, 26, 8, 17, 11, 31, 12, 31, 13, 31, 14, 31, 9, 16, 10, 30, 2,
    3, 3, 4, 19, 22, 20, 31, 21, 31, 7, 0, 18, 18, 9, 5, 10, 25, 11, 6, 7, 0, 14, 31, 9, 10, 10, 27, 11, 0, 11, 12, 12,
    13, 13, 14, 14, 29, 16, 11, 9, 20, 10, 32, 21, 26, 11, 21, 9, 25, 10, 25, 9, 27, 10, 27, 9, 30, 10, 30, 9, 32, 10,
    32, 14, 31, 21, 28, 21, 23, 11, 14, 16, 28, 21, 24, 11, 14, 255, 0, 255, 0, 255, 0, 255, 0, 21, 29, 21, 31, 255, 0,
    255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 13, 0, 0, 0, 18, 0, 7, 0, 0, 28, 6, 0, 0, 0, 5, 0, 0, 0, 10, 12, 0, 0, 0, 5, 16, 10, 18, 7, 16, 7, 20,
    // nibbles
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84,
    80, 80, 254, 255, 255, 255, 255, 255, 255, 255, 251, 251, 255, 255, 223, 255, 255, 255, 254, 255, 255, 255, 255,
    255, 255, 255, 251, 251, 251, 255, 223, 255, 255, 255,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 9, 16, 17, 18, 19, 20, 20, 21, 22, 23, 9, 24, 25, 26,
    27,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    1, 18, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23, 1, 24, 1, 25, 1, 26, 1, 27,
    // groups
    255, 0, 0, 0, 1, 4, 1, 0, 0, 1, 2, 8, 1, 3, 12, 0, 0, 17, 0, 0, 20, 4, 5, 24, 3, 2, 8, 3, 3, 28, 4, 3, 32, 4, 6, 36,
    4, 4, 40, 0, 0, 46, 5, 4, 49, 3, 5, 24, 4, 7, 52, 5, 3, 57, 3, 3, 32, 8, 7, 53, 7, 7, 52, 1, 2, 60, 1, 4, 64, 3, 2,
    60, 4, 4, 68, 4, 4, 72, 4, 8, 76, 3, 3, 80,
    // sets
    16, 0, 0, 0, 12, 142, 7, 0, 0, 1, 0, 0, 0, 134, 7, 0, 32, 0, 0, 0, 48, 0, 0, 0, 0, 6, 0, 0, 128, 142, 7, 0, 0, 198,
    7, 0, 128, 134, 7, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 121, 0, 0, 0, 134, 1, 0, 0, 9, 0, 0, 0, 7, 0, 0, 128, 254, 7, 0,
    238, 255, 15, 1, 0, 127, 0, 0, 174, 255, 15, 1, 0, 15, 0, 0,
    // highs
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 252, 255, 255, 255, 255, 255, 31, 0,
    // rules
    102, 105, 108, 116, 101, 114, 47, 102, 105, 108, 116, 101, 114, 99, 111, 109, 112, 47, 110, 117, 109, 101, 114, 105,
    99, 111, 105, 100, 47, 101, 120, 116, 101, 110, 115, 105, 98, 108, 101, 47, 105, 116, 101, 109, 47, 110, 117, 109,
    98, 101, 114, 47, 111, 112, 116, 105, 111, 110, 47, 101, 115, 99, 97, 112, 101, 100, 47, 118, 97, 108, 117, 101,
    101, 110, 99, 111, 100, 105, 110, 103, 47,
    ],
    words: &[
    // rows
    0, 1, 29, 3, 5, 10, 34, 4, 6, 20, 16, 19, 28, 32, 49, 7, 35, 42, 43, 44, 55, 51, 47, 53, 54, 46, 2, 48, 58, 0, 50,
    14, 52,
    // edges
    7, 0, 0, 8, 0, 0,
    // call_list
    3, 0, 0, 65535, 0, 4, 0, 0, 65535, 1, 8, 0, 0, 65535, 1,
    // stretch_list
    0, 0, 0, 32788, 216, 0, 224, 20, 4352, 0,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 161, base: 1, call_list: 39, calls: 3, check: 233, defaults: 393, edge_size: 3,
    edges: 33, fields: 0, first_skip: 25, groups: 580, highs: 748, hot: 0, kinds: 1, layouts: 490, mask_of: 194,
    mask_size: 3, masks: 227, moves: 490, nesting: 0, nibbles: 426, note_of: 491, note_shift: 0, notes: 524, places:
    490, rows: 0, rules: 780, set_size: 4, sets: 664, shift: 0, skip_of: 128, starts: 39, states: 33, streams: 255,
    stretch_list: 54, stretches: 5, stride: 21, top: 127, width: 1,
};

/// 2 states (0 with direct code), 2 byte classes, 3 registers: 59 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0,
    // skip_of
    255, 255, 255,
    // accepts
    255, 255, 0,
    // moves
    0,
    // note_of
    255, 0, 1,
    // notes
    1, 0, 1, 1,
    // groups
    255, 0, 0, 0, 0, 6,
    // sets
    2, 0,
    // rules
    102, 105, 108, 116, 101, 114, 47,
    ],
    words: &[
    // cells
    0, 0, 0, 0, 0, 0,
    // edges
    2, 0, 0,
    // call_list
    1, 0, 0, 65535, 0,
    ],
    callees: &[&TABLE_FILTER],
    cells: Cells::Square, accepts: 5, base: 40, call_list: 9, calls: 1, check: 8, defaults: 0, edge_size: 3, edges: 6,
    fields: 0, first_skip: 3, groups: 16, highs: 0, hot: 0, kinds: 1, layouts: 8, mask_of: 0, mask_size: 0, masks: 0,
    moves: 8, nesting: 128, nibbles: 8, note_of: 9, note_shift: 0, notes: 12, places: 8, rows: 0, rules: 24, set_size:
    1, sets: 22, shift: 0, skip_of: 2, starts: 9, states: 3, streams: 255, stretch_list: 14, stretches: 0, stride: 2,
    top: 1, width: 1,
};

crate::__typed! {
    /// A text that the rule `filter` matches as a whole.
    ///
    /// ```text
    /// filter = LPAREN filtercomp RPAREN
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ldap-filter.svg"))]
    ///
    /// For example `(cn=Babs)`.
    LdapFilter: table TABLE, kind 0, registers 3, secret None,
    checks [];
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-filter", scheme: false, grammar: "rfc4515", start: "filter", table: &TABLE, kind: 0, fields: &[], secret: None, inside: crate::Inside::No("(a=)"), checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None }, each_field: |text, constant, see| LdapFilter::each_field(text, constant, see) },
];
