// @generated from grammars/rfc2397.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc2397`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 38 states, 18 byte classes, 6 registers: 5716 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\0\x10\x10\0\x11\0\0\x0a\x0a\0\0\x0b\0\0\x0c\x01\x01\x01\x01\x02\x01\x03\x01\x01\x01\x0d\x0e\
    \x10\x0f\x10\x0a\x0a\x04\x05\x01\x06\x07\x01\0\0\0\0\0\0\0\0\0\0\0\0\x08\x09\0\0\0\0\0\0\x10\x10\x10\x10\0\x10\x04\
    \x05\x01\x06\x07\x01\0\0\0\0\0\0\0\0\0\0\0\0\x08\x09\0\0\0\0\0\0\x10\x10\x10\0\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xf8\xf8\xf4\x54\x50\x54\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x05\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x05\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0e\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\0\x80\x01\x01\x02\x03\0\x0f\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x05\0\x05\0\x01\0\0\0\xf8\xff\0\0\0\0\0\0", *b"\0\0\x01\x01\x01\x01\x03\x03\x04\x04\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\x80\x01\x01\x02\x03\0\x04\x04\x05\x0f\x80\x80\x80\x80", *b"\x05\0\x05\0\x01\0\0\0\xf9\0\0\0\0\0\0\0", *b"\0\0\x01\x01\x01\x01\x03\x03\x04\x04\x80\x80\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 60, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 210, 210, 210, 210,
    210, 210, 210, 210, 210, 210, 0, 270, 0, 0, 2097452, 0, 0, 240, 0, 0, 4194634, 0, 0, 0, 0, 240, 210, 6, 210, 255,
    210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 0, 0, 4194634, 0, 0, 0, 0, 240, 0, 0, 4194634, 0, 0, 0, 0, 240,
    210, 7, 210, 255, 0, 360, 360, 360, 360, 360, 360, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
    210, 255, 3146118, 3146118, 3146118, 3146118, 3146118, 3146118, 3146118, 3146118, 3146118, 3146118, 3146118,
    3146118, 3146118, 3146118, 3146118, 3146118, 0, 2097572, 19923334, 19923334, 19923334, 19923334, 19923334, 19923334,
    0, 18874788, 3146118, 9, 0, 0, 450, 450, 450, 450, 450, 510, 450, 450, 450, 450, 0, 0, 0, 0, 0, 0, 0, 480, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 10, 0, 255, 540, 540, 540, 540, 540, 540, 540, 540, 540, 540, 0, 0, 0, 0, 0, 0, 0, 570, 0,
    6291726, 0, 0, 8388908, 0, 0, 570, 540, 11, 540, 255, 0, 210, 210, 210, 210, 210, 210, 210, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 210, 255, 1048966, 1048966, 1048966, 1048966, 1048966, 1048966, 1048966,
    1048966, 1048966, 1048966, 1048966, 1048966, 1048966, 1048966, 1048966, 1048966, 0, 420, 1048966, 1048966, 1048966,
    1048966, 1048966, 1048966, 0, 420, 1048966, 13, 1048966, 1, 0, 600, 600, 600, 600, 600, 600, 600, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 1048966, 255, 450, 450, 450, 450, 450, 450, 450, 450, 450, 450, 0, 0, 0,
    0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 630, 0, 480, 450, 15, 450, 255, 0, 660, 660, 660, 660, 660, 660, 660, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 450, 255, 450, 450, 450, 450, 690, 450, 450, 450, 450, 450, 0, 0,
    0, 0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 255, 540, 540, 540, 540, 540, 540, 540, 540, 540, 540, 0,
    6291726, 0, 0, 8388908, 0, 0, 570, 0, 6291726, 0, 0, 8388908, 0, 0, 570, 540, 18, 540, 255, 0, 720, 720, 720, 720,
    720, 720, 720, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 540, 255, 0, 1048966, 1048966, 1048966,
    1048966, 1048966, 1048966, 1048966, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 1048966, 255, 750,
    750, 750, 750, 750, 750, 750, 750, 750, 750, 0, 0, 0, 0, 0, 0, 0, 780, 0, 10486030, 0, 0, 12583752, 0, 0, 780, 750,
    21, 750, 255, 0, 450, 450, 450, 450, 450, 450, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22,
    450, 255, 450, 450, 450, 450, 450, 450, 450, 450, 810, 450, 0, 0, 0, 0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    23, 450, 255, 0, 540, 540, 540, 540, 540, 540, 540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
    540, 255, 750, 750, 750, 750, 750, 750, 750, 750, 750, 750, 0, 10486030, 0, 0, 12583752, 0, 0, 780, 0, 10486030, 0,
    0, 12583752, 0, 0, 780, 750, 25, 750, 255, 0, 870, 870, 870, 870, 870, 870, 870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 26, 750, 255, 450, 450, 450, 450, 450, 450, 450, 900, 450, 450, 0, 0, 0, 0, 0, 630, 0, 480, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 255, 450, 450, 450, 450, 450, 930, 450, 450, 450, 450, 0, 0, 0, 0, 0, 0, 0, 480, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 255, 0, 750, 750, 750, 750, 750, 750, 750, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 29, 750, 255, 450, 450, 450, 960, 450, 450, 450, 450, 450, 450, 0, 0, 0, 0, 0, 630, 0, 480, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 30, 0, 255, 450, 450, 450, 450, 990, 450, 450, 450, 450, 450, 0, 0, 0, 0, 0, 630, 0, 480, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 31, 0, 255, 450, 450, 1020, 450, 450, 450, 450, 450, 450, 450, 0, 0, 0, 0, 0, 630, 0, 480, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 32, 0, 255, 450, 450, 450, 450, 450, 450, 450, 450, 1050, 450, 0, 0, 0, 0, 0, 630, 0, 480, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 33, 450, 255, 450, 450, 450, 450, 450, 450, 450, 450, 450, 450, 0, 14680334, 0, 0, 0, 630,
    0, 480, 0, 0, 0, 0, 0, 630, 0, 480, 450, 34, 450, 255, 450, 450, 450, 450, 450, 450, 450, 1080, 450, 450, 0, 0, 0,
    0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 255, 450, 450, 450, 1110, 450, 450, 450, 450, 450, 450, 0, 0,
    0, 0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 255, 450, 450, 1140, 450, 450, 450, 450, 450, 450, 450, 0,
    0, 0, 0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 255, 450, 450, 450, 450, 450, 450, 450, 450, 450, 450, 0,
    16777486, 0, 0, 0, 630, 0, 480, 0, 0, 0, 0, 0, 630, 0, 480, 450, 38, 450, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x64\x61\x74\x61\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xb4\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1e\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\x03\x05\
    \xff\0\x01\x02\x01\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x06\x0a\x11\x0a\x12\x0a\x13\x14\x15\x08\
    \x0a\x16\x0f\x17\x12\x18\x15\x16\x17\x18\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x02\x08\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\
    \x01\x0f\x02\x10\x11\x01\x12\x01\x13\x02\x0e\x14\x01\x15\x01\x16\x02\x0e\x17\x02\x0e\x18\x02\x0e\x19\x02\x0e\x1a\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x01\x01\x14\x01\x02\x18\0\x03\x1e\x04\x01\x20\x05\x05\x24\x06\x01\x20\
    \x02\x02\x18\x03\x03\x1e\x03\x02\x18\x07\x07\x28\x07\x02\x18\x01\x07\x29\x05\x05\x04\x01\x01\x10\x07\x01\x20\x05\
    \x05\x2c\x04\x04\x10\x04\x02\x18\x05\x05\x30\x05\x05\x34\x05\x05\x38\x05\0\x3d\
    \x40\0\0\x10\0\0\0\x02\0\0\x20\0\xff\x4b\x02\xff\x13\x02\xfe\0\0\xff\xff\x02\xff\x03\x02\x20\0\0\xff\x83\x02\0\x01\
    \0\x80\0\0\x08\0\0\x04\0\0\0\x08\0\
    dataurl/token/pct-encoded/uric/parameters/base64/mediatype/parameter/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 19, 21, 23, 25, 27, 29, 31, 34, 36, 38, 41, 43, 45, 48, 51, 54,
    // operations
    0, 32, 0, 0, 2, 0, 0, 5, 0, 0, 37, 0, 1, 1, 0, 0, 1, 0, 0, 16, 0, 1, 16, 0, 0, 0, 32,
    ],
    callees: &[],
    addresses: 0, call_list: 52, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 8, fields: 6,
    first_delimiter: 10, first_loop_exit: 16, groups: 190, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 94,
    note_shift: 0, notes: 133, number_size: 1, operations: 25, operations_words: 1, prefixes: 0, range_list: 52, ranges:
    0, registers: 6, rules: 319, run: 26, set_size: 3, sets: 271, shift: 0, starts: 52, states: 39, width: 30,
};

crate::__typed! {
    /// A string that the rule `dataurl` matches as a whole, by RFC 2397, section 3.
    ///
    /// ```text
    /// dataurl = "data:" [mediatype] [base64] "," data
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/data.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Data::parse("data:,A%20brief%20note")?;
    /// assert_eq!(value.data(), "A%20brief%20note");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Data: table TABLE, kind 0, captures 8, schemes &["data"], inside true,
    secrets &[], checks [];
    /// The `mediatype`, by RFC 2397, section 3.
    ///
    /// ```text
    /// mediatype = type "/" subtype [parameters] / parameters
    /// ```
    maybe mediatype = 0;
    /// The `type`, by RFC 2397, section 3.
    ///
    /// ```text
    /// type = token
    /// ```
    maybe type_ = 1;
    /// The `subtype`, by RFC 2397, section 3.
    ///
    /// ```text
    /// subtype = token
    /// ```
    maybe subtype = 2;
    /// The `parameters`, by RFC 2397, section 3.
    ///
    /// ```text
    /// parameters = 1*(";" parameter)
    /// ```
    maybe parameters = 3;
    /// The `base64`, by RFC 2397, section 3.
    ///
    /// ```text
    /// base64 = ";base64"
    /// ```
    maybe base64 = 4;
    /// The `data`, by RFC 2397, section 3.
    ///
    /// ```text
    /// data = *uric
    /// ```
    always data = 5;
}

crate::__owned_fields! { Data: maybe mediatype maybe type_ maybe subtype maybe parameters maybe base64 always data }

crate::__scheme! { Data: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase), (Some(2), crate::__derive::Form::Lowercase), (Some(4), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "data", default_port: None, empty_path: None } }

crate::__inside_uri! { Data: }

/// How the fields of [`Data`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_DATA: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["mediatype", "type", "subtype", "parameters", "base64", "data"],
    lists: &[],
    always: 0b100000,
    pieces: &[Piece::Text("data:"), Piece::Group(15, 10), Piece::Outer(0, 9), Piece::Choice(8), Piece::Way(14, 5),
    Piece::Field(1), Piece::Text("/"), Piece::Field(2), Piece::Group(8, 1), Piece::Field(3), Piece::Way(8, 1),
    Piece::Field(3), Piece::Group(16, 1), Piece::Field(4), Piece::Text(","), Piece::Field(5)],
};

crate::__builder! {
    DataBuilder of Data by TEMPLATE_DATA, states [];
    optional mediatype = 0;
    optional type_ = 1;
    optional subtype = 2;
    optional parameters = 3;
    optional base64 = 4;
    optional data = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "data", scheme: true, grammar: "rfc2397", start: "dataurl", table: &TABLE, kind: 0, fields: &["mediatype", "type", "subtype", "parameters", "base64", "data"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_DATA), forms: &[(Some(1), crate::__derive::Form::Lowercase), (Some(2), crate::__derive::Form::Lowercase), (Some(4), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "data", default_port: None, empty_path: None } },
];
