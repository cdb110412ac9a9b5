// @generated from grammars/rfc4515.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4515`.

use crate::parse::Table;

/// Texts of the rule `filter`, called from [`TABLE`].
/// 32 states, 21 byte classes, 1 registers: 4177 bytes.
#[rustfmt::skip]
pub static TABLE_FILTER: Table<'static> = Table {
    classes: b"\
    \0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x02\x01\x01\x01\x01\x03\x01\x04\x05\x06\x01\x01\x07\x08\x01\x09\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0b\x0c\x0d\x0e\x0d\x01\x01\x0f\x0f\x0f\x10\x0f\x0f\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\x11\x11\x11\x11\
    \x11\x11\x11\x11\x11\x11\x01\x13\x01\x01\x01\x01\x0f\x0f\x0f\x10\x0f\x0f\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\
    \x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x01\x03\x01\x0d\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    runs: &[*b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 75, 100, 0, 0, 0, 0, 0, 125, 150, 175, 0, 0, 0, 200, 200, 200, 200, 0,
    0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2147483648, 255, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 275, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 275, 150, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300, 325, 0, 0, 0, 0, 350, 375, 350, 350, 0, 0, 0, 7, 0, 255, 0, 0, 0, 0, 0, 0, 0,
    200, 0, 200, 200, 400, 425, 450, 475, 200, 200, 200, 200, 0, 0, 0, 8, 200, 255, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
    2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 525, 550, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 255, 0, 0, 0, 0, 0, 0,
    0, 0, 575, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 575, 325, 325, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 13, 0, 255, 0, 0, 0, 0, 0, 0, 0, 350, 0, 350, 350, 450, 0, 0, 0, 350, 350, 350, 350, 0, 0, 0, 14,
    350, 255, 0, 0, 0, 0, 0, 0, 0, 350, 0, 350, 350, 450, 0, 0, 0, 350, 350, 350, 600, 0, 0, 0, 15, 350, 255, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 300, 325, 0, 0, 0, 625, 350, 375, 350, 350, 0, 0, 0, 16, 0, 255, 0, 0, 0, 0, 0, 0, 0, 200, 0, 200,
    200, 0, 0, 0, 0, 200, 200, 200, 200, 0, 0, 0, 17, 200, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 625, 0, 0, 0,
    0, 0, 0, 0, 18, 0, 255, 0, 475, 475, 475, 0, 500, 475, 475, 475, 475, 475, 475, 475, 475, 475, 475, 475, 475, 475,
    650, 475, 0, 19, 475, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 275, 0, 0, 400, 425, 450, 475, 0, 0, 0, 0, 0, 0, 0, 21, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 275, 550, 550,
    400, 425, 450, 475, 0, 0, 0, 0, 0, 0, 0, 22, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 675, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 23, 0, 255, 0, 0, 0, 0, 0, 0, 0, 350, 0, 350, 350, 725, 0, 0, 0, 350, 350, 350, 350, 0, 0, 0, 24, 350, 255, 0,
    625, 625, 625, 0, 500, 0, 625, 625, 625, 625, 625, 625, 625, 625, 625, 625, 625, 625, 750, 625, 0, 25, 625, 255, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 775, 775, 0, 0, 0, 0, 775, 775, 0, 0, 0, 0, 0, 26, 475, 255, 0, 0, 0, 0, 0, 0, 0, 0, 575, 0,
    0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 575, 700, 700, 450, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300, 325, 0, 0, 0, 625, 350, 350, 350, 350, 0, 0, 0, 29, 0, 255, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 800, 800, 0, 0, 0, 0, 800, 800, 0, 0, 0, 0, 0, 30, 625, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 475,
    475, 0, 0, 0, 0, 475, 475, 0, 0, 0, 0, 0, 31, 475, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 625, 625, 0, 0, 0, 0, 625, 625,
    0, 0, 0, 0, 0, 32, 625, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x19\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x19\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x0c\x15\x16\x17\x18\
    \x19\x1a\x1b\x1b\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\
    \xff\0\0\0\x01\x04\x01\0\0\x01\x02\x08\x01\x02\x0c\x01\x03\x10\x01\x04\x14\0\0\x19\0\0\x1c\x04\x05\x20\x03\x02\x08\
    \x03\x02\x0c\x03\x03\x24\x04\x03\x28\x04\x06\x2c\x04\x04\x30\x04\x04\x34\0\0\x3a\x05\x04\x3d\x04\x04\x40\x03\x05\
    \x20\x04\x07\x44\x04\x08\x48\x05\x03\x4d\x03\x03\x50\x03\x03\x28\x07\x08\x49\x08\x08\x48\
    \x10\0\0\0\x0c\x8e\x07\0\0\x01\0\0\0\x07\0\0\0\x86\x07\0\x80\xfe\x07\0\x20\0\0\0\x30\0\0\0\0\x06\0\0\x80\x8e\x07\0\
    \0\xc6\x07\0\x80\x86\x07\0\0\x40\0\0\xee\xff\x0f\x01\0\0\0\0\0\x79\0\0\0\x7f\0\0\xae\xff\x0f\x01\0\x86\x01\0\0\x09\
    \0\0\0\x0f\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    filter/filtercomp/numericoid/extensible/item/number/option/valueencoding/escaped/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54,
    // call_list
    3, 0, 0, 65535, 0, 225, 4, 0, 0, 65535, 0, 250, 10, 0, 0, 65535, 0, 250,
    // range_list
    0, 0, 0, 32788, 216, 0, 224, 20, 4352, 0,
    ],
    callees: &[],
    addresses: 0, call_list: 28, calls: 3, common: 20, copies: 90, decodes: 0, delimiter_shift: 1048576, fields: 0,
    first_delimiter: 0, first_loop_exit: 0, groups: 180, highs: 348, kinds: 1, nesting: 0, note_list: 0, note_of: 91,
    note_shift: 0, notes: 124, number_size: 1, operations: 28, operations_words: 1, prefixes: 0, range_list: 46, ranges:
    5, registers: 1, rules: 380, run: 21, set_size: 4, sets: 264, shift: 0, starts: 28, states: 33, width: 25,
};

/// 2 states, 2 byte classes, 1 registers: 505 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    runs: &[*b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    ],
    cells: &[
    0, 0, 0, 0, 0, 255, 0, 0, 0, 1, 2147483648, 255, 0, 0, 0, 2, 0, 0,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\
    \x01\0\x01\x01\
    \xff\0\0\0\0\x06\
    \x02\0\
    filter/",
    words: &[
    // note_list
    0, 2,
    // call_list
    1, 0, 0, 65535, 0, 12,
    ],
    callees: &[&TABLE_FILTER],
    addresses: 0, call_list: 2, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 1048576, fields: 0,
    first_delimiter: 0, first_loop_exit: 0, groups: 98, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 94, number_size: 1, operations: 2, operations_words: 1, prefixes: 0, range_list: 8, ranges: 0,
    registers: 1, rules: 106, run: 2, set_size: 1, sets: 104, shift: 0, starts: 2, states: 3, width: 6,
};

crate::__typed! {
    /// A search filter.
    ///
    /// A string that the rule `filter` matches as a whole, by RFC 4515, section 3.
    ///
    /// ```text
    /// filter = LPAREN filtercomp RPAREN
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ldap-filter.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::LdapFilter::parse("(cn=Babs)")?;
    /// assert_eq!(value, "(cn=Babs)");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    LdapFilter: table TABLE, kind 0, captures 0, schemes &[], inside false,
    secrets &[], checks [];
}

crate::__owned_fields! { LdapFilter: }

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ldap-filter", scheme: false, grammar: "rfc4515", start: "filter", table: &TABLE, kind: 0, fields: &[], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "(a=)" }, checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
