// @generated from grammars/rfc4512.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4512`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 7 states (0 with direct code), 6 byte classes, 3 registers: 296 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 2, 0, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    0,
    // skip_of
    255, 255, 255, 255, 255, 0, 1, 0,
    // accepts
    255, 255, 255, 255, 0, 255, 1, 0,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0,
    // check
    255, 0, 255, 0, 255, 0, 3, 2, 4, 5, 5, 6, 1, 6, 255, 0, 3, 6, 4, 6, 3, 4, 4, 7, 3, 5, 4, 5, 3, 7, 4, 7, 2, 3, 255,
    0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 2, 2, 1, 2,
    // nibbles
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84,
    80, 80,
    // layouts
    0, 1, 1, 0,
    // places
    2, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6,
    // groups
    255, 0, 0, 1, 2, 5, 2, 1, 8, 1, 2, 7, 2, 2, 12, 3, 3, 18, 1, 2, 15,
    // sets
    56, 4, 24, 28, 58,
    // rules
    111, 105, 100, 47, 110, 117, 109, 98, 101, 114, 47, 110, 117, 109, 101, 114, 105, 99, 111, 105, 100, 47, 107, 101,
    121, 115, 116, 114, 105, 110, 103, 47,
    ],
    words: &[
    // rows
    0, 0, 14, 7, 1, 9, 5, 11,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 87, base: 45, call_list: 8, calls: 0, check: 103, defaults: 145, edge_size: 3, edges:
    8, fields: 2, first_skip: 5, groups: 222, highs: 0, hot: 0, kinds: 1, layouts: 185, mask_of: 95, mask_size: 1,
    masks: 103, moves: 199, nesting: 128, nibbles: 153, note_of: 200, note_shift: 0, notes: 208, places: 189, rows: 0,
    rules: 248, set_size: 1, sets: 243, shift: 0, skip_of: 79, starts: 8, states: 8, streams: 255, stretch_list: 8,
    stretches: 0, stride: 6, top: 78, width: 1,
};

crate::__typed! {
    /// A text that the rule `oid` matches as a whole.
    ///
    /// ```text
    /// oid = descr / numericoid
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ldap-oid.svg"))]
    ///
    /// For example `cn`.
    LdapOid: table TABLE, kind 0, registers 3, secret None,
    checks [];
    /// The `descr`.
    ///
    /// ```text
    /// descr = keystring
    /// ```
    maybe descr = 0;
    /// The `numericoid`.
    ///
    /// ```text
    /// numericoid = number 1*(DOT number)
    /// ```
    maybe numericoid = 1;
}

crate::__scheme! { LdapOid: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } }

/// How the fields of [`LdapOid`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_LDAPOID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["descr", "numericoid"],
    always: 0b0,
    pieces: &[Piece::Choice(4), Piece::Way(1, 1), Piece::Field(0), Piece::Way(2, 1), Piece::Field(1)],
};

crate::__builder! {
    LdapOidBuilder of LdapOid by TEMPLATE_LDAPOID, states [];
    optional descr = 0;
    optional numericoid = 1;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-oid", scheme: false, grammar: "rfc4512", start: "oid", table: &TABLE, kind: 0, fields: &["descr", "numericoid"], secret: None, inside: crate::Inside::No("a"), checks: &[], template: Some(&TEMPLATE_LDAPOID), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None }, each_field: |text, constant, see| LdapOid::each_field(text, constant, see) },
];
