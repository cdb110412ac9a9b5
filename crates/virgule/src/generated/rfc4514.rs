// @generated from grammars/rfc4514.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4514`.

use crate::engine::{Note, NoteGroup, Table};

/// 16 states (0 with direct code), 15 byte classes, 3 registers: 1254 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 3,
    4, 1, 1, 1, 1, 1, 1, 1, 5, 5, 6, 7, 1, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1, 3, 3, 10, 3, 1, 1, 11, 11, 11, 11, 11, 11,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 13, 1, 1, 1, 1, 11, 11, 11, 11,
    11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0],
    stride: 15,
    next: &[0, 16393, 0, 0, 10, 11, 16393, 16393, 16393, 16393, 16393, 16393, 16393, 12, 16393, 16393, 16393, 16393,
    16393, 16387, 16387, 15, 15, 16393, 15, 5, 16393, 2, 16387, 0, 16388, 16388, 16388, 6, 16388, 16388, 6, 14, 14, 11,
    14, 16, 16, 0, 16, 16393, 16393, 0, 16393, 7, 16392, 16392, 16392, 13, 0, 16393, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rows: &[0, 19, 18, 11, 26, 41, 0, 23, 43, 51, 29, 1, 13, 24, 33, 37, 34],
    defaults: &[0, 0, 0, 2, 1, 0, 0, 2, 7, 6, 0, 1, 0, 9, 0, 0, 10],
    check: &[255, 1, 255, 255, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 2, 3, 4, 5, 8, 9, 8, 9, 10, 11, 7, 13, 8, 9, 5, 11,
    12, 6, 10, 8, 9, 10, 8, 9, 5, 11, 8, 9, 255, 11, 8, 9, 255, 11, 8, 9, 8, 9, 2, 255, 4, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255],
    edges: &[],
    moves: &[],
    hot: 0,
    nibbles: &[[8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0], [250, 255, 251, 255, 255, 255, 255, 255, 255, 255, 255, 243, 211, 255, 247, 255],
    [168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 80, 80]],
    skip_of: &[255, 255, 255, 0, 2, 255, 255, 255, 0, 1, 255, 255, 255, 255, 255, 255, 255],
    kinds: 1,
    accepts: &[255, 0, 255, 255, 255, 255, 0, 255, 255, 0, 255, 255, 255, 255, 255, 255, 0],
    fields: 0,
    layouts: &[],
    places: &[],
    note_of: &[65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 9, 13, 14],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 7), Note::new(7, 8), Note::new(8, 9), Note::new(9, 10), Note::new(10, 11), Note::new(11, 12),
    Note::new(12, 13), Note::new(13, 14), Note::new(14, 15)],
    groups: &[NoteGroup::new(65535, 0, 0, true, false), NoteGroup::new(0, 1, 1, false, false), NoteGroup::new(0, 1, 2, false, false),
    NoteGroup::new(2, 2, 3, false, false), NoteGroup::new(2, 3, 4, false, false), NoteGroup::new(2, 4, 5, true, true),
    NoteGroup::new(3, 2, 6, false, true), NoteGroup::new(2, 2, 7, false, false), NoteGroup::new(4, 4, 8, true, false),
    NoteGroup::new(4, 5, 9, false, false), NoteGroup::new(4, 0, 0, false, false), NoteGroup::new(4, 6, 10, false, false),
    NoteGroup::new(4, 7, 11, false, false), NoteGroup::new(6, 5, 9, false, false), NoteGroup::new(5, 4, 12, true, true)],
    sets: &[[0x03ff000000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000], [0x0000400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x23ff200000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0xa7fffffafffffffe, 0xffffffffffffffff, 0x0000000000000000, 0x001ffffffffffffc],
    [0x2000400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x23ff400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0xa7fffffbfffffffe, 0xffffffffffffffff, 0x0000000000000000, 0x001ffffffffffffc], [0x03ff000000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000],
    [0x7bff180d00000000, 0x0000007e1000007e, 0x0000000000000000, 0x0000000000000000], [0xa7ffe7fbfffffffe, 0xffffffffffffffff, 0x0000000000000000, 0x001ffffffffffffc],
    [0x03ff180000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000]],
    rules: "attributeType/numericoid/attributeTypeAndValue/number/distinguishedName/hexpair/pair/string/",
    calls: &[],
    wide: &[0, 32782, 14155776, 14680078, 285212672],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `distinguishedName` matches as a whole.
    ///
    /// ```text
    /// distinguishedName = [relativeDistinguishedName *(COMMA relativeDistinguishedName)]
    /// ```
    ///
    /// For example `UID=jsmith,DC=example,DC=net`.
    LdapDn: TABLE as &TABLE, kind 0, registers 3, secret None,
    checks [];
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-dn", scheme: false, grammar: "rfc4514", start: "distinguishedName", table: &TABLE, kind: 0, fields: &[], secret: None, inside: crate::Inside::No(""), checks: &[], each_field: |text, constant, see| LdapDn::each_field(text, constant, see) },
];
