// @generated from grammars/magnet.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `magnet`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 15 states (0 with direct code), 14 byte classes, 3 registers: 461 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x03\x01\x01\x01\x01\x01\x01\x01\x01\x01\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\x01\0\x06\0\
    \x07\x01\x08\x04\x04\x04\x09\x04\x0a\x01\x01\x01\x01\x01\x0b\x0c\x01\x01\x01\x01\x01\x0d\x01\x01\x01\x01\x01\x01\0\
    \0\0\0\x01\0\x08\x04\x04\x04\x09\x04\x0a\x01\x01\x01\x01\x01\x0b\x0c\x01\x01\x01\x01\x01\x0d\x01\x01\x01\x01\x01\
    \x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\
    \0\0\0\0\0\0\0\0\0\0\x01\x01\x01\x01\0\0\
    \x10\x03\
    \xff\0\x01\x0f\x02\x0c\x03\x09\xff\0\x05\x0f\x06\x0f\x07\x0f\x05\x08\x08\x03\x0a\x0f\x0b\x0f\x0c\x0f\x0d\x0f\x01\
    \x0e\x02\x0a\x0b\x02\x0a\x04\x05\x0e\x09\x06\x07\x0e\x0c\x05\x07\x09\x0a\x0e\x0b\x0e\x0c\x0e\x0d\x0e\x0d\x07\x06\
    \x0f\xff\0\x0e\x0b\x0e\x0e\x0e\x0d\x0e\x0f\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\x0b\0\0\0\0\x09\x0d\
    \xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\
    \x54\x54\xd4\x7c\
    \0\
    \0\0\x08\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0a\x0c\x0d\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\x01\x20\x02\x03\x24\x03\x03\x24\x04\x03\x24\x02\
    \x02\x28\x04\x04\x2e\
    \0\x08\0\x01\0\x04\0\x10\0\x02\0\x20\x20\0\x80\0\xb6\x3f\x10\x03\xf6\x3f\xfe\x3f\
    magnet-uri/name-char/param/pct-encoded/query/",
    words: &[
    // rows
    0, 5, 1, 7, 9, 10, 14, 3, 15, 13, 16, 17, 18, 19, 22, 0,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 111, base: 33, call_list: 16, calls: 0, check: 145, defaults: 219, edge_size: 3,
    edges: 16, fields: 1, first_skip: 14, groups: 318, highs: 0, hot: 0, kinds: 1, layouts: 267, mask_of: 127,
    mask_size: 2, masks: 143, moves: 273, nesting: 128, nibbles: 235, note_of: 274, note_shift: 0, notes: 290, places:
    268, rows: 0, rules: 384, set_size: 2, sets: 360, shift: 0, skip_of: 95, starts: 16, states: 16, streams: 255,
    stretch_list: 16, stretches: 0, stride: 14, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `magnet-uri` matches as a whole.
    ///
    /// ```text
    /// magnet-uri = "magnet:?" query
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/magnet.svg"))]
    ///
    /// For example `magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a`.
    Magnet: table TABLE, kind 0, registers 3, secrets &[], parameters PARAMETERS_MAGNET,
    checks [(parameters PARAMETERS_MAGNET)];
    /// The `query`.
    ///
    /// ```text
    /// query = param *("&" param)
    /// ```
    always query = 0;
}

crate::__scheme! { Magnet: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "magnet", default_port: None, empty_path: None } }

/// The parameters of `query`.
#[rustfmt::skip]
pub static PARAMETERS_MAGNET: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 0, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "xt", name: "xt", several: true },
        crate::__derive::KnownParameter { key: "tr", name: "tr", several: true },
        crate::__derive::KnownParameter { key: "ws", name: "ws", several: true },
        crate::__derive::KnownParameter { key: "as", name: "as", several: true },
        crate::__derive::KnownParameter { key: "xs", name: "xs", several: true },
        crate::__derive::KnownParameter { key: "x.pe", name: "peer", several: true },
        crate::__derive::KnownParameter { key: "kt", name: "kt", several: false },
        crate::__derive::KnownParameter { key: "mt", name: "mt", several: false },
        crate::__derive::KnownParameter { key: "dn", name: "dn", several: false },
        crate::__derive::KnownParameter { key: "xl", name: "xl", several: false },
        crate::__derive::KnownParameter { key: "so", name: "so", several: false },
    ],
};

crate::__parameters! {
    Magnet: PARAMETERS_MAGNET, TABLE;
    /// The values of the parameter `xt` of `query`.
    list xt = "xt";
    /// The values of the parameter `tr` of `query`.
    list tr = "tr";
    /// The values of the parameter `ws` of `query`.
    list ws = "ws";
    /// The values of the parameter `as` of `query`.
    list as_ = "as";
    /// The values of the parameter `xs` of `query`.
    list xs = "xs";
    /// The values of the parameter `x.pe` of `query`.
    list peer = "x.pe";
    /// The value of the parameter `kt` of `query`.
    once kt = "kt";
    /// The value of the parameter `mt` of `query`.
    once mt = "mt";
    /// The value of the parameter `dn` of `query`.
    once dn = "dn";
    /// The value of the parameter `xl` of `query`.
    once xl = "xl";
    /// The value of the parameter `so` of `query`.
    once so = "so";
}

/// How the fields of [`Magnet`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_MAGNET: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["query"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("magnet:?"), Piece::Field(0)],
};

crate::__builder! {
    MagnetBuilder of Magnet by TEMPLATE_MAGNET, states [Query = query];
    needed query = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "magnet", scheme: true, grammar: "magnet", start: "magnet-uri", table: &TABLE, kind: 0, fields: &["query", "kt", "mt", "dn", "xl", "so"], lists: &[], once: &[], parameters: Some(&PARAMETERS_MAGNET), secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_MAGNET), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "magnet", default_port: None, empty_path: None } },
];
