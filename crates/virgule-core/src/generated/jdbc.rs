// @generated from grammars/jdbc.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `jdbc`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 9 states, 9 byte classes, 1 registers: 1275 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\0\x05\0\0\x05\0\0\0\0\0\0\0\0\0\0\x06\x05\x05\x05\x05\
    \x05\x05\0\x01\x02\x03\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x05\x05\x05\0\x05\0\x01\x02\x03\0\0\0\0\0\
    \x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x05\x05\x05\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x54\x50\x54\x54\x70", *b"\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 48, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 5, 0, 255, 112, 112, 112, 112, 112, 0, 0, 0, 0, 0,
    2097280, 0, 112, 6, 112, 255, 112, 112, 112, 112, 112, 0, 2097280, 0, 0, 0, 2097280, 0, 112, 7, 112, 255, 1048720,
    1048720, 1048720, 1048720, 1048720, 1048720, 1048720, 0, 1048720, 1048720, 1048720, 0, 1048720, 8, 1048720, 255,
    1048720, 1048720, 1048720, 1048720, 1048720, 1048720, 1048720, 0, 1048720, 1048720, 1048720, 0, 1048720, 9, 1048720,
    0,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \x6a\x64\x62\x63\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\x60\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x10\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x14\x01\x01\x18\0\x02\x1c\x02\x02\x1e\
    \x10\0\x08\0\x02\0\x04\0\x40\0\x1f\0\x5f\0\x7f\x01\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    jdbc-url/subprotocol/subname/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16,
    // operations
    0, 1, 0,
    // range_list
    0, 0, 0, 40968, 216, 0, 224, 8, 4352, 0,
    ],
    callees: &[],
    addresses: 0, call_list: 12, calls: 0, common: 8, copies: 90, decodes: 0, delimiter_shift: 4, fields: 2,
    first_delimiter: 5, first_loop_exit: 7, groups: 119, highs: 162, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 101, number_size: 1, operations: 9, operations_words: 1, prefixes: 0, range_list: 12, ranges:
    5, registers: 1, rules: 194, run: 12, set_size: 2, sets: 146, shift: 0, starts: 12, states: 10, width: 16,
};

crate::__typed! {
    /// A string that the rule `jdbc-url` matches as a whole, by JDBC Guide, section 2.
    ///
    /// ```text
    /// jdbc-url = "jdbc:" subprotocol ":" subname
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/jdbc.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Jdbc::parse("jdbc:odbc:wombat")?;
    /// assert_eq!(value.subprotocol(), "odbc");
    /// assert_eq!(value.subname(), "wombat");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Jdbc: table TABLE, kind 0, captures 4, schemes &["jdbc"], inside false,
    secrets &[crate::Secret::Whole(1)], checks [];
    /// The `subprotocol`, by JDBC Guide, section 2.
    ///
    /// ```text
    /// subprotocol = 1*(ALPHA / DIGIT / "+" / "-" / "." / "_")
    /// ```
    always subprotocol = 0;
    /// The `subname`, by JDBC Guide, section 2.
    ///
    /// ```text
    /// subname = 1*(%x20-7E / %xA0-D7FF / %xE000-10FFFF)
    /// ```
    always subname = 1;
}

crate::__owned_fields! { Jdbc: always subprotocol always subname }

crate::__scheme! { Jdbc: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "jdbc", default_port: None, empty_path: None } }

/// How the fields of [`Jdbc`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_JDBC: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["subprotocol", "subname"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("jdbc:"), Piece::Field(0), Piece::Text(":"), Piece::Field(1)],
};

crate::__builder! {
    JdbcBuilder of Jdbc by TEMPLATE_JDBC, states [Subprotocol = subprotocol, Subname = subname];
    needed subprotocol = 0, crate::builder::state::Set | Subname;
    needed subname = 1, Subprotocol | crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "jdbc", scheme: true, grammar: "jdbc", start: "jdbc-url", table: &TABLE, kind: 0, fields: &["subprotocol", "subname"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::Whole(1)], inside: crate::UriSubset::No { witness: "jdbc:a:\"" }, checks: &[], template: Some(&TEMPLATE_JDBC), forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "jdbc", default_port: None, empty_path: None } },
];
