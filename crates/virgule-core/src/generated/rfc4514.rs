// @generated from grammars/rfc4514.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4514`.

use crate::engine::Table;

/// 16 states, 15 byte classes, 1 registers: 2523 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x09\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x0a\x05\x0b\x06\x05\x05\x05\x05\x05\x05\x05\x0c\x0c\0\x07\x05\x01\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x05\x0b\x0b\x08\x0b\x05\x05\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x05\x0d\x05\x05\x05\x05\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\x05\x05\x05\x05\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\x50", *b"\xfa\xff\xfb\xff\xff\xff\xff\xff\xff\xff\xff\xf3\xd3\xff\xf7\xff"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 81, 108, 108, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 65538, 0, 0, 81, 81, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65539, 0, 108,
    108, 108, 108, 108, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 108, 65540, 108, 0, 189, 216, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65541, 0, 1048819, 1048819, 1048819, 1048819, 1048819,
    1048819, 270, 1048819, 1048819, 0, 0, 0, 297, 324, 1048819, 1048819, 1048819, 1048819, 1048819, 0, 351, 0, 297, 324,
    1048819, 65542, 1048819, 0, 0, 0, 0, 0, 0, 0, 135, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65543, 0, 0,
    216, 216, 0, 0, 0, 0, 135, 162, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65544, 0, 1048819, 1048819, 1048819,
    1048819, 1048819, 1048819, 1048819, 1048819, 1048819, 0, 351, 0, 297, 324, 1048819, 1048819, 1048819, 1048819,
    1048819, 0, 351, 0, 297, 324, 1048819, 65545, 1048819, 0, 378, 378, 378, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 65546, 432, 0, 54, 81, 108, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65547, 0, 0, 405, 405, 405, 0, 0, 1048819, 0, 1048819, 0, 1048819, 1048819, 1048819, 1048819, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 65548, 1048819, 1048819, 1048819, 1048819, 1048819, 1048819, 1048819, 1048819, 1048819, 1048819, 0, 351,
    0, 0, 324, 1048819, 1048819, 1048819, 1048819, 1048819, 0, 351, 0, 297, 324, 1048819, 65549, 1048819, 0, 432, 432,
    432, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65550, 378, 0, 1048819, 1048819, 1048819, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65551, 1048819, 0, 378, 378, 378, 0, 0, 0, 0, 0, 0, 0, 0,
    297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65552, 432,
    ],
    // Line by line: accepts, prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \xff\0\xff\xff\xff\xff\0\xff\xff\0\xff\xff\xff\xff\xff\xff\0\
    \x75\x69\x64\x3d\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\xa2\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\x63\x6e\x3d\0\0\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\0\0\0\0\0\x03\xa2\0\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x09\x0d\x0e\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\
    \xff\0\x02\0\x01\x04\0\x01\x08\x02\x02\x0c\x02\x03\x10\x02\x04\x17\x03\x02\x19\x02\x02\x1c\x04\x04\x22\x04\x05\x24\
    \x04\0\0\x04\x06\x28\x04\x07\x2c\x06\x05\x24\x05\x04\x33\
    \x1e\0\0\x80\0\0\x86\0\0\x1f\x01\0\x06\0\0\xff\x31\x01\x80\x01\0\x86\x01\0\xff\x35\x01\x0e\0\0\x4e\x3d\0\xff\x25\
    \x01\x0e\x10\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    attributeType/numericoid/attributeTypeAndValue/number/distinguishedName/hexpair/pair/string/",
    words: &[
    // stretch_list
    0, 0, 0, 32782, 216, 0, 224, 14, 4352, 0,
    ],
    callees: &[],
    accepts: 0, call_list: 0, calls: 0, common: 14, copies: 107, decodes: 0, fields: 0, first_mark: 5, first_stop: 9,
    groups: 155, highs: 239, kept: 107, kinds: 1, nesting: 128, note_of: 108, note_shift: 0, notes: 125, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 17, registers: 1, rules: 271, run: 24, set_size: 3, sets: 200, shift:
    0, shift_marks: 10, slots: 0, starts: 0, states: 17, stretch_list: 0, stretches: 5, width: 27,
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
    LdapDn: table TABLE, kind 0, kept 4, secrets &[],
    checks [];
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-dn", scheme: false, grammar: "rfc4514", start: "distinguishedName", table: &TABLE, kind: 0, fields: &[], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No(""), checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
