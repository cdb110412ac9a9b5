// @generated from grammars/jar.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `jar`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 14 states (0 with direct code), 14 byte classes, 4 registers: 501 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x02\x03\x02\x02\x02\x02\x02\x04\x02\x04\x04\x05\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x07\x02\0\x02\0\
    \x02\x02\x08\x09\x09\x09\x09\x09\x0a\x0a\x0a\x0b\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0c\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0d\0\x0d\0\x02\0\x08\x09\x09\x09\x09\x09\x0a\x0a\x0a\x0b\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0c\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\0\0\0\x02\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\0\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\x01\
    \0\0\0\0\0\0\0\x01\0\x01\x01\x01\0\0\0\
    \x40\x03\
    \xff\0\x01\x0f\x02\x0d\x03\x07\x04\x0d\x05\x08\x04\x0c\x07\x0d\x06\x0c\x07\x0d\x0a\x0d\x0b\x0d\x0c\x0d\x0d\x0d\x01\
    \x0e\x02\x0e\x03\x0a\x04\x0e\x05\x0e\x0b\x02\x07\x0e\x0c\x04\x08\x03\x0a\x0e\x0b\x0e\x0c\x0e\x08\x0c\x09\x0c\x0a\
    \x0c\x0b\x0c\x0c\x0c\x07\x05\x05\x0d\x0e\x09\x0e\x0d\x0e\x0b\x0e\x0e\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\x09\0\x0b\0\0\0\x05\x06\x08\
    \xb8\xf8\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x7c\x54\x7c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x7c\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x54\x50\x54\x54\x50\
    \0\x01\x02\x03\
    \0\0\x04\x01\xfe\0\x01\0\x01\0\0\0\x04\x03\0\0\x03\x02\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x08\x0a\x0b\x0c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x02\x05\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x02\x02\x14\0\0\x18\x02\x03\x1c\0\x04\x22\x03\x03\x1c\x04\x03\x1c\x02\
    \x02\x24\x02\x02\x28\x04\x04\x22\
    \0\x08\0\x01\0\x10\x80\0\0\x1f\xde\x3f\x20\0\x40\x03\xfe\x1f\xd0\x1f\xfe\x3f\
    jar-url/scheme/archive-url/pct-encoded/entry/",
    words: &[
    // rows
    0, 8, 14, 9, 24, 18, 0, 19, 13, 20, 21, 22, 2, 27, 1,
    // edges
    6, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 110, base: 33, call_list: 18, calls: 0, check: 142, defaults: 226, edge_size: 3,
    edges: 15, fields: 2, first_skip: 12, groups: 356, highs: 0, hot: 0, kinds: 1, layouts: 289, mask_of: 125,
    mask_size: 2, masks: 140, moves: 313, nesting: 128, nibbles: 241, note_of: 314, note_shift: 0, notes: 329, places:
    293, rows: 0, rules: 420, set_size: 2, sets: 398, shift: 0, skip_of: 95, starts: 18, states: 15, streams: 255,
    stretch_list: 18, stretches: 0, stride: 14, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `jar-url` matches as a whole.
    ///
    /// ```text
    /// jar-url = "jar:" archive-url "!/" entry
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/jar.svg"))]
    ///
    /// For example `jar:http://www.foo.com/bar/baz.jar!/COM/foo/Quux.class`.
    Jar: table TABLE, kind 0, registers 4, secrets &[],
    checks [];
    /// The `url`.
    ///
    /// ```text
    /// archive-url = scheme ":" *("/" / 1*"!" url-char / url-char) *"!"
    /// ```
    always url = 0;
    /// The `entry`.
    ///
    /// ```text
    /// entry = *(pchar / "/" / "?")
    /// ```
    always entry = 1;
}

crate::__scheme! { Jar: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "jar", default_port: None, empty_path: None } }

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
    needed url = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "jar", scheme: true, grammar: "jar", start: "jar-url", table: &TABLE, kind: 0, fields: &["url", "entry"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("jar:a:[!/"), checks: &[], template: Some(&TEMPLATE_JAR), forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "jar", default_port: None, empty_path: None } },
];
