// @generated from grammars/gs-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `gs-uri`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 16 states, 13 byte classes, 2 registers: 2192 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\0\0\0\x0b\0\0\0\0\0\0\0\0\0\0\x01\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x04\0\0\0\0\0\0\0\0\
    \0\0\0\0\x05\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\x07\x07\x07\x07\x07\x07\x08\x07\x07\x07\x07\x07\
    \x07\x07\x07\x07\x07\x07\x09\x07\x07\x07\x07\x07\x07\x07\0\0\0\0\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a",
    runs: &[*b"\xfc\xfc\xfc\xf8\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c", *b"\xfc\xfc\xfc\xf8\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x01\x01\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\xff\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 38, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    255, 0, 0, 0, 0, 0, 0, 57, 0, 0, 57, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 255, 0, 0, 95, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 114, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 2147483648, 255, 0, 0, 2097304, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 171, 209, 171, 171, 171, 171, 171, 171, 171, 171, 0, 190, 171, 0, 0, 0, 8, 171, 1,
    171, 171, 171, 171, 171, 171, 171, 171, 171, 171, 0, 228, 171, 0, 228, 171, 9, 171, 2, 247, 247, 247, 266, 247, 247,
    247, 247, 247, 247, 0, 228, 247, 0, 0, 0, 10, 0, 2, 171, 285, 171, 171, 171, 171, 171, 171, 171, 171, 0, 190, 171,
    0, 0, 0, 11, 171, 255, 247, 247, 247, 4194608, 247, 247, 247, 247, 247, 247, 0, 228, 247, 0, 0, 0, 12, 0, 2, 247,
    247, 247, 247, 247, 247, 247, 247, 247, 247, 0, 228, 247, 0, 228, 247, 13, 247, 2, 247, 247, 247, 266, 247, 247,
    247, 247, 247, 247, 0, 228, 247, 0, 0, 0, 14, 0, 255, 171, 171, 171, 171, 171, 171, 171, 171, 171, 171, 0, 190, 171,
    0, 228, 171, 15, 171, 255, 247, 247, 247, 304, 247, 247, 247, 247, 247, 247, 0, 228, 247, 0, 0, 0, 16, 0, 3,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \x67\x73\x3a\x2f\x2f\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\x72\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x13\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\x08\x09\x0a\x08\x0b\x09\x0c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x03\x07\x08\x09\x02\x08\x09\x03\x0a\x08\x0b\x03\x0c\x08\x09\
    \x02\x08\x0b\x03\x0d\x08\x0b\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\0\x01\0\x13\0\x02\x16\x02\x02\x14\x03\x03\x14\x04\x04\x16\x02\x02\x18\x04\
    \x04\x14\x05\x06\x1c\x06\x06\x1e\
    \x88\x03\0\x20\x01\0\x40\x02\0\x10\0\0\x04\0\0\xff\x0b\x01\xff\x03\x01\x08\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    gs-uri/bucket/no-hashes/versioned/object/version/generation/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 18, 21, 25, 29, 32,
    // operations
    0, 1, 0, 0, 2, 0,
    // call_list
    6, 0, 0, 65535, 0, 133,
    // range_list
    0, 0, 0, 40972, 216, 0, 224, 12, 4352, 0,
    ],
    callees: &[&super::shared::BUCKET],
    addresses: 0, call_list: 19, calls: 1, common: 12, copies: 90, decodes: 0, delimiter_shift: 3, fields: 3,
    first_delimiter: 10, first_loop_exit: 10, groups: 144, highs: 210, kinds: 1, nesting: 128, note_list: 0, note_of:
    91, note_shift: 0, notes: 108, number_size: 1, operations: 13, operations_words: 1, prefixes: 0, range_list: 25,
    ranges: 5, registers: 2, rules: 242, run: 15, set_size: 3, sets: 186, shift: 0, starts: 19, states: 17, width: 19,
};

crate::__typed! {
    /// A string that the rule `gs-uri` matches as a whole, by Google Cloud Storage documentation.
    ///
    /// ```text
    /// gs-uri = "gs://" bucket ["/" [version / object]]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/gs.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Gs::parse("gs://my-bucket/folder/object.txt")?;
    /// assert_eq!(value, "gs://my-bucket/folder/object.txt");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Gs: table TABLE, kind 0, captures 4, schemes &["gs"], inside false,
    secrets &[], checks [];
    /// The `bucket`, by Google Cloud Storage documentation.
    ///
    /// ```text
    /// bucket = edge 1*61middle edge / part 1*("." part)
    /// ```
    always bucket = 0;
    /// The `object`, by Google Cloud Storage documentation.
    ///
    /// ```text
    /// versioned = no-hashes / *(no-hash / "#") "#" *no-hash
    /// object = no-hashes / *(no-hash / "#") "#" [*DIGIT no-digit *no-hash]
    /// ```
    maybe object = 1;
    /// The `generation`, by Google Cloud Storage documentation.
    ///
    /// ```text
    /// generation = 1*DIGIT
    /// ```
    maybe generation = 2;
}

crate::__owned_fields! { Gs: always bucket maybe object maybe generation }

crate::__scheme! { Gs: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "gs", default_port: None, empty_path: None } }

/// How the fields of [`Gs`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["bucket", "object", "generation"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("gs://"), Piece::Field(0), Piece::Group(6, 9), Piece::Text("/"), Piece::Group(6, 7),
    Piece::Choice(6), Piece::Way(6, 3), Piece::Field(1), Piece::Text("#"), Piece::Field(2), Piece::Way(2, 1),
    Piece::Field(1)],
};

crate::__builder! {
    GsBuilder of Gs by TEMPLATE_GS, states [Bucket = bucket];
    optional object = 1;
    optional generation = 2;
    needed bucket = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "gs", scheme: true, grammar: "gs-uri", start: "gs-uri", table: &TABLE, kind: 0, fields: &["bucket", "object", "generation"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "gs://aaa/\"" }, checks: &[], template: Some(&TEMPLATE_GS), forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "gs", default_port: None, empty_path: None } },
];
