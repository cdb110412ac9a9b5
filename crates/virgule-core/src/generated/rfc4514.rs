// @generated from grammars/rfc4514.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4514`.

use crate::parse::Table;

/// 16 states, 15 byte classes, 1 registers: 2604 bytes.
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 56, 84, 112, 112, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 84, 84, 0, 0, 0, 0, 140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
    255, 112, 112, 112, 112, 112, 0, 0, 0, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 168, 0, 0, 0, 0, 0, 112, 4, 112, 255, 0, 196,
    224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 1048828, 1048828, 1048828,
    1048828, 1048828, 1048828, 280, 1048828, 1048828, 0, 0, 0, 308, 336, 1048828, 1048828, 1048828, 1048828, 1048828, 0,
    364, 0, 308, 336, 1048828, 6, 1048828, 0, 0, 0, 0, 0, 0, 0, 0, 140, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 7, 0, 255, 0, 224, 224, 0, 0, 0, 0, 140, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255,
    1048828, 1048828, 1048828, 1048828, 1048828, 1048828, 1048828, 1048828, 1048828, 0, 364, 0, 308, 336, 1048828,
    1048828, 1048828, 1048828, 1048828, 0, 364, 0, 308, 336, 1048828, 9, 1048828, 0, 0, 392, 392, 392, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 448, 255, 0, 56, 84, 112, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 255, 0, 420, 420, 420, 0, 0, 1048828, 0, 1048828, 0, 1048828, 1048828, 1048828,
    1048828, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 1048828, 255, 1048828, 1048828, 1048828, 1048828, 1048828, 1048828,
    1048828, 1048828, 1048828, 0, 364, 0, 0, 336, 1048828, 1048828, 1048828, 1048828, 1048828, 0, 364, 0, 308, 336,
    1048828, 13, 1048828, 255, 0, 448, 448, 448, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 392,
    255, 0, 1048828, 1048828, 1048828, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 1048828, 255,
    0, 392, 392, 392, 0, 0, 0, 0, 0, 0, 0, 0, 308, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 448, 0,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \x75\x69\x64\x3d\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\xa8\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\x63\x6e\x3d\0\0\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\0\0\0\0\0\x03\xa8\0\0\0\
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
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28,
    // range_list
    0, 0, 0, 32782, 216, 0, 224, 14, 4352, 0,
    ],
    callees: &[],
    addresses: 0, call_list: 15, calls: 0, common: 14, copies: 90, decodes: 0, delimiter_shift: 10, fields: 0,
    first_delimiter: 5, first_loop_exit: 9, groups: 138, highs: 222, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 108, number_size: 1, operations: 15, operations_words: 1, prefixes: 0, range_list: 15, ranges:
    5, registers: 1, rules: 254, run: 24, set_size: 3, sets: 183, shift: 0, starts: 15, states: 17, width: 28,
};

crate::__typed! {
    /// The name of an entry.
    ///
    /// A string that the rule `distinguishedName` matches as a whole, by RFC 4514, section 3.
    ///
    /// ```text
    /// distinguishedName = [relativeDistinguishedName *(COMMA relativeDistinguishedName)]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ldap-dn.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::LdapDn::parse("UID=jsmith,DC=example,DC=net")?;
    /// assert_eq!(value, "UID=jsmith,DC=example,DC=net");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    LdapDn: table TABLE, kind 0, captures 0, schemes &[], inside false,
    secrets &[], checks [];
}

crate::__owned_fields! { LdapDn: }

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-dn", scheme: false, grammar: "rfc4514", start: "distinguishedName", table: &TABLE, kind: 0, fields: &[], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "" }, checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
