// @generated from grammars/gs-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `gs-uri`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 16 states (0 with direct code), 13 byte classes, 5 registers: 603 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, highs, rules.
    bytes: b"\
    \x01\x01\x01\x02\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x03\x04\x05\x05\x05\x05\x05\x05\x05\x05\x05\x05\x06\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x07\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x08\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x09\x09\x09\x09\x09\x09\x0a\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x0b\
    \x09\x09\x09\x09\x09\x09\x09\x01\x01\x01\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\x01\x01\
    \xff\xff\xff\xff\xff\xff\xff\0\x01\x02\xff\x02\xff\x02\x02\xff\x03\
    \0\0\0\0\0\0\0\0\0\0\0\0\x01\0\x01\0\0\
    \xfa\x1f\
    \xff\0\xff\0\xff\0\xff\0\x02\x09\xff\0\x03\x0a\x07\x02\x04\x05\x08\x03\x0a\x02\x06\x04\x0b\x03\x04\x06\x04\x11\x0d\
    \x0d\x05\x0f\x03\x0c\x05\x12\x02\x0b\x0d\x0e\x05\x0f\xff\0\x05\x10\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\x0c\x0e\x0c\x0e\0\x0c\x0d\x0e\x0e\
    \xfc\xfc\xfc\xf8\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\
    \0\
    \0\x01\x01\x02\x01\x01\x03\x04\x01\x03\x05\x06\
    \0\0\x05\x01\0\x02\0\0\0\0\0\0\x05\x01\xff\0\0\x05\x03\0\0\x03\x01\x01\0\0\x03\x01\x04\xff\0\x04\0\x01\0\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\x08\x09\x08\x0a\x07\x0b\x0c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x02\x07\x08\x03\x09\x07\x0a\x03\x0b\x07\x08\x03\x0c\x07\x08\
    \x02\x07\x0a\x03\x0d\x07\x0a\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\0\x01\0\x13\0\x02\x16\x03\x03\x14\x04\x04\x16\x02\x02\x18\x04\x04\x14\x05\
    \x06\x1c\x02\x02\x14\x06\x06\x1e\
    \x20\x0e\0\x80\x04\0\0\x09\0\x40\0\0\x10\0\0\xfe\x0f\x01\xfa\x0f\x01\x20\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    gs-uri/bucket/no-hashes/versioned/object/version/generation/",
    words: &[
    // rows
    0, 0, 1, 5, 4, 9, 6, 10, 3, 11, 14, 13, 2, 17, 7, 16, 18,
    // edges
    8, 0, 1, 16400, 0, 2, 7, 0, 0,
    // call_list
    6, 0, 0, 65535, 2,
    // stretch_list
    0, 0, 0, 40972, 216, 0, 224, 12, 4352, 0,
    ],
    callees: &[&super::shared::BUCKET],
    cells: Cells::Narrow, accepts: 113, base: 32, call_list: 26, calls: 1, check: 149, defaults: 213, edge_size: 3,
    edges: 17, fields: 3, first_skip: 13, groups: 363, highs: 429, hot: 0, kinds: 1, layouts: 262, mask_of: 130,
    mask_size: 2, masks: 147, moves: 309, nesting: 128, nibbles: 230, note_of: 310, note_shift: 0, notes: 327, places:
    274, rows: 0, rules: 461, set_size: 3, sets: 405, shift: 0, skip_of: 96, starts: 26, states: 17, streams: 255,
    stretch_list: 31, stretches: 5, stride: 13, top: 95, width: 1,
};

crate::__typed! {
    /// A text that the rule `gs-uri` matches as a whole.
    ///
    /// ```text
    /// gs-uri = "gs://" bucket ["/" [version / object]]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/gs.svg"))]
    ///
    /// For example `gs://my-bucket/folder/object.txt`.
    Gs: table TABLE, kind 0, registers 5, secrets &[],
    checks [];
    /// The `bucket`.
    ///
    /// ```text
    /// bucket = edge 1*61middle edge / part 1*("." part)
    /// ```
    always bucket = 0;
    /// The `object`.
    ///
    /// ```text
    /// versioned = no-hashes / *(no-hash / "#") "#" *no-hash
    /// object = no-hashes / *(no-hash / "#") "#" [*DIGIT no-digit *no-hash]
    /// ```
    maybe object = 1;
    /// The `generation`.
    ///
    /// ```text
    /// generation = 1*DIGIT
    /// ```
    maybe generation = 2;
}

crate::__scheme! { Gs: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "gs", default_port: None, empty_path: None } }

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
    needed bucket = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "gs", scheme: true, grammar: "gs-uri", start: "gs-uri", table: &TABLE, kind: 0, fields: &["bucket", "object", "generation"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("gs://aaa/\""), checks: &[], template: Some(&TEMPLATE_GS), forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "gs", default_port: None, empty_path: None } },
];
