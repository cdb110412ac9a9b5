// @generated from grammars/rfc4512.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4512`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 7 states (0 with direct code), 6 byte classes, 3 registers: 296 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, check, defaults, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, rules.
    bytes: b"\
    \x01\x02\0\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\0\0\0\0\0\0\0\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\0\0\0\0\0\0\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\0\
    \xff\xff\xff\xff\xff\0\x01\0\
    \xff\xff\xff\xff\0\xff\x01\0\
    \0\0\0\0\0\0\0\0\
    \xff\0\xff\0\xff\0\x03\x02\x04\x05\x05\x06\x01\x06\xff\0\x03\x06\x04\x06\x03\x04\x04\x07\x03\x05\x04\x05\x03\x07\
    \x04\x07\x02\x03\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\x02\x02\x01\x02\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\
    \x50\
    \0\x01\x01\0\
    \x02\0\0\0\0\0\0\0\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\
    \xff\0\0\x01\x02\x05\x02\x01\x08\x01\x02\x07\x02\x02\x0c\x03\x03\x12\x01\x02\x0f\
    \x38\x04\x18\x1c\x3a\
    oid/number/numericoid/keystring/",
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
    LdapOid: table TABLE, kind 0, registers 3, secrets &[],
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
    lists: &[],
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
    crate::Kind { name: "ldap-oid", scheme: false, grammar: "rfc4512", start: "oid", table: &TABLE, kind: 0, fields: &["descr", "numericoid"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("a"), checks: &[], template: Some(&TEMPLATE_LDAPOID), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
