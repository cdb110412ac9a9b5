// @generated from grammars/s3-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `s3-uri`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 9 states, 9 byte classes, 1 registers: 1281 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x05\x05\x05\x02\x05\x05\x05\x05\x05\x05\x03\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\
    \x05\x05\x05\x05\x06\x05\x05\x05\x05\x05\x05\x05\0\0\0\0\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x07",
    runs: &[*b"\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c", *b"\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 28, 0, 28, 0, 0, 0, 0, 1, 0, 255, 0, 0, 42, 0, 0, 0, 0, 0,
    0, 0, 0, 2, 0, 255, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 84,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 2147483648, 255, 0, 2097264, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 7, 0, 0, 126, 126, 126, 126, 126, 126, 126, 0, 126, 0, 126, 8, 126, 1, 126, 126, 126, 126, 126, 126,
    126, 0, 126, 0, 126, 9, 126, 2,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \x73\x33\x3a\x2f\x2f\0\0\0\x20\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\x54\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0e\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\0\x01\0\x13\0\x02\x16\x02\x02\x16\
    \x64\0\x50\0\x04\0\x08\0\x02\0\x7f\x01\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    s3-uri/bucket/key/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14,
    // operations
    0, 1, 0,
    // call_list
    6, 0, 0, 65535, 0, 98,
    // range_list
    0, 0, 0, 40968, 216, 0, 224, 8, 4352, 0,
    ],
    callees: &[&super::shared::BUCKET_2],
    addresses: 0, call_list: 11, calls: 1, common: 8, copies: 90, decodes: 0, delimiter_shift: 2, fields: 2,
    first_delimiter: 7, first_loop_exit: 7, groups: 117, highs: 153, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 101, number_size: 1, operations: 8, operations_words: 1, prefixes: 0, range_list: 17, ranges:
    5, registers: 1, rules: 185, run: 10, set_size: 2, sets: 141, shift: 0, starts: 11, states: 10, width: 14,
};

crate::__typed! {
    /// A string that the rule `s3-uri` matches as a whole, by AWS CLI Command Reference.
    ///
    /// ```text
    /// s3-uri = "s3://" bucket ["/" key]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/s3.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::S3::parse("s3://mybucket/mykey")?;
    /// assert_eq!(value, "s3://mybucket/mykey");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    S3: table TABLE, kind 0, captures 4, schemes &["s3"], inside false,
    secrets &[], checks [];
    /// The `bucket`, by AWS CLI Command Reference.
    ///
    /// ```text
    /// bucket = bucket-edge 1*61(bucket-edge / "." / "-") bucket-edge
    /// ```
    always bucket = 0;
    /// The `key`, by AWS CLI Command Reference.
    ///
    /// ```text
    /// key = *key-char
    /// ```
    maybe key = 1;
}

crate::__owned_fields! { S3: always bucket maybe key }

crate::__scheme! { S3: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "s3", default_port: None, empty_path: None } }

/// How the fields of [`S3`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_S3: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["bucket", "key"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("s3://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text("/"), Piece::Field(1)],
};

crate::__builder! {
    S3Builder of S3 by TEMPLATE_S3, states [Bucket = bucket];
    optional key = 1;
    needed bucket = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "s3", scheme: true, grammar: "s3-uri", start: "s3-uri", table: &TABLE, kind: 0, fields: &["bucket", "key"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "s3://aaa/\"" }, checks: &[], template: Some(&TEMPLATE_S3), forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "s3", default_port: None, empty_path: None } },
];
