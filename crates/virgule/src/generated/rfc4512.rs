// @generated from grammars/rfc4512.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4512`.

use crate::engine::{Field, Note, NoteGroup, Table};

/// 7 states (0 with direct code), 6 byte classes, 3 registers: 680 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    stride: 6,
    next: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 16387, 16388, 0, 0, 5, 0, 0, 0, 0, 0, 5, 16387, 16387, 0, 0, 16388, 0, 16388,
    16388, 16388, 0, 0, 0, 6, 16391, 0, 0, 0, 5, 0, 0, 0, 0, 0, 5, 16391, 16391, 0],
    rows: &[],
    defaults: &[],
    check: &[],
    edges: &[],
    moves: &[],
    hot: 0,
    nibbles: &[[8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0], [168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 80, 80]],
    skip_of: &[255, 255, 255, 0, 1, 255, 255, 0],
    kinds: 1,
    accepts: &[255, 255, 255, 255, 0, 255, 1, 1],
    fields: 2,
    layouts: &[0, 1, 1, 0],
    places: &[Field::new(0, 0, 0, 1, 0), Field::new(2, 0, 0, 0, 0)],
    note_of: &[65535, 0, 1, 2, 3, 4, 5, 6],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 7)],
    groups: &[NoteGroup::new(65535, 0, 0, false, false), NoteGroup::new(1, 2, 1, false, true), NoteGroup::new(2, 2, 2, false, false),
    NoteGroup::new(3, 3, 3, true, false), NoteGroup::new(2, 1, 4, false, false), NoteGroup::new(1, 2, 1, true, true),
    NoteGroup::new(1, 2, 2, true, true)],
    sets: &[[0x03ff000000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000], [0x0000400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x03ff200000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000]],
    rules: "oid/number/numericoid/keystring/",
    calls: &[],
    wide: &[],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `oid` matches as a whole.
    ///
    /// ```text
    /// oid = descr / numericoid
    /// ```
    ///
    /// For example `cn`.
    LdapOid: TABLE as &TABLE, kind 0, registers 3, secret None,
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

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-oid", scheme: false, grammar: "rfc4512", start: "oid", table: &TABLE, kind: 0, fields: &["descr", "numericoid"], secret: None, inside: crate::Inside::No("a"), checks: &[], each_field: |text, constant, see| LdapOid::each_field(text, constant, see) },
];
