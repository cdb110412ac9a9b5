// @generated from grammars/jdbc.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `jdbc`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 9 states (0 with direct code), 9 byte classes, 4 registers: 411 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, check, defaults, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, highs, rules.
    bytes: b"\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x02\x01\x02\x02\x01\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x03\x01\
    \x01\x01\x01\x01\x01\x02\x04\x05\x06\x02\x02\x02\x02\x02\x07\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x02\x02\x01\x01\x01\x01\x02\x01\x02\x04\x05\x06\x02\x02\x02\x02\x02\x07\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x02\x02\x02\x02\x02\x02\x01\x01\x01\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\
    \0\0\0\0\0\0\0\0\0\0\
    \xff\0\x01\x09\x02\x09\x03\x09\x04\x09\x05\x09\x06\x09\x07\x09\x08\x09\x02\x08\x07\x02\x04\x08\x05\x08\x06\x08\x07\
    \x08\x06\x03\x04\x04\x03\x06\x05\x05\x03\x0a\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\x06\x07\
    \xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\x7c\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x54\
    \x50\x54\x54\x70\
    \0\x01\
    \0\0\x05\x03\0\0\x03\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x14\0\x02\x18\x01\x01\x1c\x02\x02\x1a\
    \x80\0\x40\0\x10\0\x20\0\x08\0\xf4\0\xfe\x01\xfc\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    jdbc-url/subprotocol/subname/",
    words: &[
    // rows
    0, 3, 9, 12, 13, 14, 7, 0, 16, 1,
    // edges
    7, 0, 1,
    // stretch_list
    0, 0, 0, 40968, 216, 0, 224, 8, 4352, 0,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 106, base: 32, call_list: 13, calls: 0, check: 126, defaults: 178, edge_size: 3,
    edges: 10, fields: 2, first_skip: 8, groups: 261, highs: 304, hot: 0, kinds: 1, layouts: 220, mask_of: 116,
    mask_size: 2, masks: 126, moves: 232, nesting: 128, nibbles: 188, note_of: 233, note_shift: 0, notes: 243, places:
    222, rows: 0, rules: 336, set_size: 2, sets: 288, shift: 0, skip_of: 96, starts: 13, states: 10, streams: 255,
    stretch_list: 13, stretches: 5, stride: 9, top: 95, width: 1,
};

crate::__typed! {
    /// A text that the rule `jdbc-url` matches as a whole.
    ///
    /// ```text
    /// jdbc-url = "jdbc:" subprotocol ":" subname
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/jdbc.svg"))]
    ///
    /// For example `jdbc:odbc:wombat`.
    Jdbc: table TABLE, kind 0, registers 4, secrets &[crate::Secret::Whole(1)],
    checks [];
    /// The `subprotocol`.
    ///
    /// ```text
    /// subprotocol = 1*(ALPHA / DIGIT / "+" / "-" / "." / "_")
    /// ```
    always subprotocol = 0;
    /// The `subname`.
    ///
    /// ```text
    /// subname = 1*(%x20-7E / %xA0-D7FF / %xE000-10FFFF)
    /// ```
    always subname = 1;
}

crate::__scheme! { Jdbc: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "jdbc", default_port: None, empty_path: None } }

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
    needed subprotocol = 0, crate::Set | Subname;
    needed subname = 1, Subprotocol | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "jdbc", scheme: true, grammar: "jdbc", start: "jdbc-url", table: &TABLE, kind: 0, fields: &["subprotocol", "subname"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::Whole(1)], inside: crate::Inside::No("jdbc:a:\""), checks: &[], template: Some(&TEMPLATE_JDBC), forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "jdbc", default_port: None, empty_path: None } },
];
