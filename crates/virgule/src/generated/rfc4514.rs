// @generated from grammars/rfc4514.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4514`.

use crate::engine::{Cells, Table};

/// 16 states (0 with direct code), 15 byte classes, 3 registers: 656 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 3, 4, 1, 1, 1, 1,
    1, 1, 1, 5, 5, 6, 7, 1, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1, 3, 3, 10, 3, 1, 1, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 13, 1, 1, 1, 1, 11, 11, 11, 11, 11, 11, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 2, 0, 1,
    // accepts
    255, 0, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 0,
    // mask_of
    0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0,
    // masks
    0, 11,
    // check
    255, 0, 1, 16, 255, 0, 255, 0, 4, 6, 5, 7, 6, 16, 7, 16, 7, 3, 2, 9, 10, 16, 4, 16, 12, 16, 13, 8, 14, 16, 2, 16, 3,
    16, 4, 16, 5, 16, 8, 5, 9, 15, 15, 10, 10, 4, 10, 16, 8, 13, 9, 13, 13, 16, 5, 0, 15, 11, 8, 2, 9, 13, 6, 14, 11,
    14, 12, 14, 15, 12, 10, 4, 8, 15, 9, 15, 15, 16, 5, 7, 15, 14, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255,
    0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 11, 2, 0, 1, 0, 16, 0, 0, 6, 2, 1, 5, 4,
    // nibbles
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 250, 255, 251, 255, 255, 255, 255, 255, 255, 255, 255, 243, 211,
    255, 247, 255, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 80, 80,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 5, 9, 10, 11, 12, 13, 14,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14,
    // groups
    255, 0, 2, 0, 1, 4, 2, 3, 8, 2, 4, 15, 3, 2, 17, 4, 5, 20, 4, 0, 0, 4, 6, 24, 4, 7, 28, 6, 5, 20, 5, 4, 35, 0, 1,
    36, 2, 2, 40, 2, 2, 44, 4, 4, 50,
    // sets
    0, 27, 0, 128, 0, 0, 0, 3, 0, 242, 63, 1, 128, 4, 0, 0, 11, 0, 60, 47, 0, 214, 63, 1, 32, 11, 0, 128, 3, 0, 64, 31,
    0, 128, 7, 0, 246, 63, 1,
    // highs
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 252, 255, 255, 255, 255, 255, 31, 0,
    // rules
    97, 116, 116, 114, 105, 98, 117, 116, 101, 84, 121, 112, 101, 47, 110, 117, 109, 101, 114, 105, 99, 111, 105, 100,
    47, 97, 116, 116, 114, 105, 98, 117, 116, 101, 84, 121, 112, 101, 65, 110, 100, 86, 97, 108, 117, 101, 47, 110, 117,
    109, 98, 101, 114, 47, 100, 105, 115, 116, 105, 110, 103, 117, 105, 115, 104, 101, 100, 78, 97, 109, 101, 47, 104,
    101, 120, 112, 97, 105, 114, 47, 112, 97, 105, 114, 47, 115, 116, 114, 105, 110, 103, 47,
    ],
    words: &[
    // rows
    0, 21, 1, 11, 0, 12, 6, 2, 13, 22, 19, 23, 34, 16, 25, 28, 7,
    // stretch_list
    0, 0, 0, 32782, 216, 0, 224, 14, 4352, 0,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 145, base: 1, call_list: 17, calls: 0, check: 181, defaults: 281, edge_size: 3,
    edges: 17, fields: 0, first_skip: 13, groups: 394, highs: 478, hot: 0, kinds: 1, layouts: 346, mask_of: 162,
    mask_size: 2, masks: 179, moves: 346, nesting: 128, nibbles: 298, note_of: 347, note_shift: 0, notes: 364, places:
    346, rows: 0, rules: 510, set_size: 3, sets: 439, shift: 0, skip_of: 128, starts: 17, states: 17, streams: 255,
    stretch_list: 17, stretches: 5, stride: 15, top: 127, width: 1,
};

crate::__typed! {
    /// A text that the rule `distinguishedName` matches as a whole.
    ///
    /// ```text
    /// distinguishedName = [relativeDistinguishedName *(COMMA relativeDistinguishedName)]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ldap-dn.svg"))]
    ///
    /// For example `UID=jsmith,DC=example,DC=net`.
    LdapDn: table TABLE, kind 0, registers 3, secret None,
    checks [];
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-dn", scheme: false, grammar: "rfc4514", start: "distinguishedName", table: &TABLE, kind: 0, fields: &[], secret: None, inside: crate::Inside::No(""), checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None }, each_field: |text, constant, see| LdapDn::each_field(text, constant, see) },
];
