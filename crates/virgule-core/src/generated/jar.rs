// @generated from grammars/jar.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `jar`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 14 states, 14 byte classes, 1 registers: 2190 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0b\x0a\x0a\x07\x0c\x07\x07\x07\x07\x07\0\x07\0\0\x08\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x09\x07\x0a\x07\x0a\x07\x07\x02\x03\x03\x03\x03\x03\x04\x04\x04\x05\x04\x04\x04\x04\x04\x04\x04\x06\x04\x04\x04\
    \x04\x04\x04\x04\x04\x0d\x0a\x0d\x0a\x07\x0a\x02\x03\x03\x03\x03\x03\x04\x04\x04\x05\x04\x04\x04\x04\x04\x04\x04\
    \x06\x04\x04\x04\x04\x04\x04\x04\x04\x0a\x0a\x0a\x07\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x54\x50\x54\x54\x50", *b"\xb8\xf8\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x04\xfe\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x04\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255,
    0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 125, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 150, 150, 150, 150, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    5, 0, 255, 150, 150, 150, 150, 150, 150, 150, 0, 0, 1048751, 0, 0, 0, 0, 0, 0, 1048751, 0, 0, 0, 0, 150, 6, 150,
    255, 1048751, 1048751, 1048751, 1048751, 1048751, 1048751, 1048751, 1048751, 1048751, 1048751, 0, 2097352, 225,
    1048751, 1048751, 1048751, 1048751, 0, 2097352, 225, 1048751, 1048751, 7, 1048751, 255, 1048751, 1048751, 1048751,
    1048751, 1048751, 1048751, 1048751, 1048751, 250, 1048751, 0, 2097352, 225, 1048751, 1048751, 1048751, 1048751, 0,
    2097352, 225, 1048751, 1048751, 8, 1048751, 255, 0, 275, 275, 275, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 9, 1048751, 255, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 0,
    1048876, 325, 0, 1048876, 1048876, 1048876, 0, 1048876, 325, 0, 1048876, 10, 1048876, 0, 0, 1048751, 1048751,
    1048751, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 1048751, 255, 1048876, 1048876, 1048876, 1048876,
    1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 0, 1048876, 325, 0, 1048876, 1048876, 1048876, 0, 1048876,
    325, 0, 1048876, 12, 1048876, 1, 0, 350, 350, 350, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13,
    1048876, 255, 0, 1048876, 1048876, 1048876, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 1048876, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x6a\x61\x72\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x7d\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x19\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0a\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x02\x07\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x02\x02\x14\x02\x02\x18\x02\x02\x1c\0\0\x20\x02\x03\x24\0\x04\x2a\x03\
    \x03\x24\x04\x04\x2a\x04\x03\x24\
    \x20\0\x04\0\x40\0\0\x02\x7c\0\x7f\x02\xff\x3b\xff\x3a\0\x01\x0e\0\xff\x1b\
    jar-url/scheme/archive-url/pct-encoded/entry/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 23, 25,
    // operations
    0, 1, 0,
    ],
    callees: &[],
    addresses: 0, call_list: 16, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 7, fields: 2,
    first_delimiter: 7, first_loop_exit: 10, groups: 133, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 106, number_size: 1, operations: 13, operations_words: 1, prefixes: 0, range_list: 16, ranges:
    0, registers: 1, rules: 197, run: 21, set_size: 2, sets: 175, shift: 0, starts: 16, states: 15, width: 25,
};

crate::__typed! {
    /// A string that the rule `jar-url` matches as a whole, by Java SE API.
    ///
    /// ```text
    /// jar-url = "jar:" archive-url "!/" entry
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/jar.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Jar::parse("jar:http://www.foo.com/bar/baz.jar!/COM/foo/Quux.class")?;
    /// assert_eq!(value.url(), "http://www.foo.com/bar/baz.jar");
    /// assert_eq!(value.entry(), "COM/foo/Quux.class");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Jar: table TABLE, kind 0, captures 4, schemes &["jar"], inside false,
    secrets &[], checks [];
    /// The `url`, by Java SE API.
    ///
    /// ```text
    /// archive-url = scheme ":" *("/" / 1*"!" url-char / url-char) *"!"
    /// ```
    always url = 0;
    /// The `entry`, by Java SE API.
    ///
    /// ```text
    /// entry = *(pchar / "/" / "?")
    /// ```
    always entry = 1;
}

crate::__owned_fields! { Jar: always url always entry }

crate::__scheme! { Jar: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase).with(crate::NormalizationStep::PercentCase), rules: crate::__derive::Rules { scheme: "jar", default_port: None, empty_path: None } }

/// How the fields of [`Jar`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_JAR: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["url", "entry"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("jar:"), Piece::Field(0), Piece::Text("!/"), Piece::Field(1)],
};

crate::__builder! {
    JarBuilder of Jar by TEMPLATE_JAR, states [Url = url];
    optional entry = 1;
    needed url = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "jar", scheme: true, grammar: "jar", start: "jar-url", table: &TABLE, kind: 0, fields: &["url", "entry"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "jar:a:[!/" }, checks: &[], template: Some(&TEMPLATE_JAR), forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase).with(crate::NormalizationStep::PercentCase), rules: crate::__derive::Rules { scheme: "jar", default_port: None, empty_path: None } },
];
