// @generated from grammars/rfc4512.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4512`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 7 states, 6 byte classes, 1 registers: 969 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\0\x05\x04\x01\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x04\x04\x04\x04\x04\x04\x04\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\x50", *b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x50\x50"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 24, 36, 48, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 0, 60, 0, 0, 0, 2, 0,
    255, 0, 36, 36, 0, 0, 60, 0, 0, 0, 3, 0, 255, 48, 48, 48, 48, 0, 0, 0, 0, 48, 4, 48, 0, 0, 72, 84, 0, 0, 0, 0, 0, 0,
    5, 0, 255, 0, 0, 0, 0, 0, 60, 0, 0, 0, 6, 0, 1, 0, 84, 84, 0, 0, 60, 0, 0, 0, 7, 0, 1,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x31\x2e\x33\x2e\x36\x2e\x31\x2e\0\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\x3c\0\0\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0c\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\
    \xff\0\0\x01\x02\x05\x02\x02\x08\x03\x03\x0e\x02\x01\x10\x01\x02\x07\x01\x01\x0a\
    \x0e\x20\x26\x0f\x06\
    oid/number/numericoid/keystring/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12,
    ],
    callees: &[],
    addresses: 0, call_list: 7, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 2, fields: 2,
    first_delimiter: 4, first_loop_exit: 4, groups: 113, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 99, number_size: 1, operations: 7, operations_words: 1, prefixes: 0, range_list: 7, ranges: 0,
    registers: 1, rules: 139, run: 8, set_size: 1, sets: 134, shift: 0, starts: 7, states: 8, width: 12,
};

crate::__typed! {
    /// A string that the rule `oid` matches as a whole, by RFC 4512, section 1.4.
    ///
    /// ```text
    /// oid = descr / numericoid
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ldap-oid.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::LdapOid::parse("cn")?;
    /// assert_eq!(value, "cn");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    LdapOid: table TABLE, kind 0, captures 4, schemes &[], inside false,
    secrets &[], checks [];
    /// The `descr`, by RFC 4512, section 1.4.
    ///
    /// ```text
    /// descr = keystring
    /// ```
    maybe descr = 0;
    /// The `numericoid`, by RFC 4512, section 1.4.
    ///
    /// ```text
    /// numericoid = number 1*(DOT number)
    /// ```
    maybe numericoid = 1;
}

crate::__owned_fields! { LdapOid: maybe descr maybe numericoid }

crate::__scheme! { LdapOid: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } }

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
    crate::Kind { name: "ldap-oid", scheme: false, grammar: "rfc4512", start: "oid", table: &TABLE, kind: 0, fields: &["descr", "numericoid"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "a" }, checks: &[], template: Some(&TEMPLATE_LDAPOID), forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
