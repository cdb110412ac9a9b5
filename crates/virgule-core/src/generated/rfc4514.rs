// @generated from grammars/rfc4514.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4514`.

use crate::engine::Table;

/// 16 states, 15 byte classes, 3 registers: 2430 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x05\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x07\x06\x08\x09\x06\x06\x06\x06\x06\x06\x06\x0a\x0a\0\x0b\x06\x01\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x06\x08\x08\x0c\x08\x06\x06\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x06\x0d\x06\x06\x06\x06\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x06\x06\x06\x06\x06\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05",
    runs: &[168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 80, 80],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 81, 108, 108, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 2, 0, 0, 81, 81, 0, 0, 0, 0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 108, 108,
    108, 108, 108, 0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 162, 0, 108, 4, 108, 0, 189, 216, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 243, 243, 243, 243, 243, 0, 243, 0, 0, 270, 297, 243, 243,
    324, 243, 0, 243, 351, 0, 243, 297, 243, 243, 324, 243, 6, 243, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 135, 162, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 216, 216, 0, 0, 0, 0, 0, 0, 0, 0, 135, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    8, 0, 243, 243, 243, 243, 243, 0, 243, 351, 0, 243, 297, 243, 243, 324, 243, 0, 243, 351, 0, 243, 297, 243, 243,
    324, 243, 9, 243, 0, 378, 378, 378, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 432, 0, 54,
    81, 108, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 405, 405, 405, 0, 0, 0, 243,
    243, 243, 243, 0, 243, 243, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 243, 243, 243, 243, 243, 243, 0, 243, 351, 0, 243,
    0, 243, 243, 324, 243, 0, 243, 351, 0, 243, 297, 243, 243, 324, 243, 13, 243, 0, 432, 432, 432, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 378, 0, 243, 243, 243, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 15, 243, 0, 378, 378, 378, 0, 0, 0, 0, 0, 0, 297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 432,
    ],
    // Line by line: accepts, prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \xff\0\xff\xff\xff\xff\0\xff\xff\0\xff\xff\xff\xff\xff\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x09\x0d\x0e\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\
    \xff\0\x02\0\x01\x04\0\x01\x08\x02\x02\x0c\x02\x03\x10\x02\x04\x17\x03\x02\x19\x02\x02\x1c\x04\x04\x22\x04\x05\x24\
    \x04\0\0\x04\x06\x28\x04\x07\x2c\x06\x05\x24\x05\x04\x33\
    \x1e\0\0\0\x08\0\x06\x08\0\x1f\x10\0\x06\0\0\x5f\x3e\x01\0\x18\0\x06\x18\0\xdf\x3e\x01\x0e\0\0\x8e\x37\0\xdf\x3a\
    \x01\x0e\x04\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    attributeType/numericoid/attributeTypeAndValue/number/distinguishedName/hexpair/pair/string/",
    words: &[
    // stretch_list
    0, 0, 0, 32782, 216, 0, 224, 14, 4352, 0,
    ],
    callees: &[],
    accepts: 0, call_list: 0, calls: 0, copies: 46, fields: 0, first_mark: 5, groups: 94, highs: 178, kinds: 1, layouts:
    46, nesting: 128, note_of: 47, note_shift: 0, notes: 64, number_size: 1, operations: 0, operations_words: 1, places:
    46, prefixes: 17, registers: 3, rules: 210, run: 24, set_size: 3, sets: 139, shift: 0, shift_marks: 10, starts: 0,
    states: 17, streams: 255, stretch_list: 0, stretches: 5, width: 27,
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
    LdapDn: table TABLE, kind 0, registers 3, secrets &[],
    checks [];
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-dn", scheme: false, grammar: "rfc4514", start: "distinguishedName", table: &TABLE, kind: 0, fields: &[], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No(""), checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
