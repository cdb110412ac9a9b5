// @generated from grammars/s3-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `s3-uri`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 9 states (0 with direct code), 9 byte classes, 4 registers: 409 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, check, defaults, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, highs, rules.
    bytes: b"\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x02\x06\x06\x06\x03\x06\x06\x06\x06\x06\x06\x04\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x05\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x07\
    \x06\x06\x06\x06\x06\x06\x06\x01\x01\x01\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\
    \xff\xff\xff\xff\xff\xff\xff\0\x01\x02\
    \0\0\0\0\0\0\0\0\0\0\
    \xff\0\x01\x09\x02\x09\x03\x09\x04\x09\x05\x09\x06\x09\x07\x09\x08\x09\x05\x02\x03\x03\x07\x02\x04\x04\x02\x05\x02\
    \x06\x02\x0a\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\x08\
    \xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c\
    \0\x01\x02\x03\x04\x05\
    \0\0\x05\x01\0\x02\0\0\0\0\0\0\x05\x01\xff\0\x01\0\x01\0\0\0\x05\x03\0\0\x03\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\0\x01\0\x13\0\x02\x16\x02\x02\x16\
    \xc8\0\xa0\0\x08\0\x10\0\x04\0\xfe\x01\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    s3-uri/bucket/key/",
    words: &[
    // rows
    0, 4, 7, 8, 11, 12, 1, 13, 0, 2,
    // edges
    8, 0, 1, 7, 0, 0,
    // call_list
    6, 0, 0, 65535, 1,
    // stretch_list
    0, 0, 0, 40968, 216, 0, 224, 8, 4352, 0,
    ],
    callees: &[&super::shared::BUCKET_2],
    cells: Cells::Narrow, accepts: 106, base: 32, call_list: 16, calls: 1, check: 126, defaults: 172, edge_size: 3,
    edges: 10, fields: 2, first_skip: 9, groups: 261, highs: 297, hot: 0, kinds: 1, layouts: 198, mask_of: 116,
    mask_size: 2, masks: 126, moves: 234, nesting: 128, nibbles: 182, note_of: 235, note_shift: 0, notes: 245, places:
    204, rows: 0, rules: 329, set_size: 2, sets: 285, shift: 0, skip_of: 96, starts: 16, states: 10, streams: 255,
    stretch_list: 21, stretches: 5, stride: 9, top: 95, width: 1,
};

crate::__typed! {
    /// A text that the rule `s3-uri` matches as a whole.
    ///
    /// ```text
    /// s3-uri = "s3://" bucket ["/" key]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/s3.svg"))]
    ///
    /// For example `s3://mybucket/mykey`.
    S3: table TABLE, kind 0, registers 4, secrets &[],
    checks [];
    /// The `bucket`.
    ///
    /// ```text
    /// bucket = bucket-edge 1*61(bucket-edge / "." / "-") bucket-edge
    /// ```
    always bucket = 0;
    /// The `key`.
    ///
    /// ```text
    /// key = *key-char
    /// ```
    maybe key = 1;
}

crate::__scheme! { S3: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "s3", default_port: None, empty_path: None } }

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
    needed bucket = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "s3", scheme: true, grammar: "s3-uri", start: "s3-uri", table: &TABLE, kind: 0, fields: &["bucket", "key"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("s3://aaa/\""), checks: &[], template: Some(&TEMPLATE_S3), forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "s3", default_port: None, empty_path: None } },
];
