// @generated from grammars/rfc6920.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6920`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 56 states (0 with direct code), 22 byte classes, 7 registers: 1276 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x03\x04\x05\x06\x07\x08\x09\x09\x0a\x0b\x0b\x0b\x0b\x0c\x0d\0\x01\0\
    \x0e\x0f\x10\x10\x10\x10\x10\x10\x03\x03\x11\x03\x03\x03\x03\x12\x03\x03\x03\x03\x03\x03\x03\x13\x03\x03\x03\x03\
    \x14\0\x15\0\x03\0\x10\x10\x10\x10\x10\x10\x03\x03\x11\x03\x03\x03\x03\x12\x03\x03\x03\x03\x03\x03\x03\x13\x03\x03\
    \x03\x03\0\0\0\x03\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x03\x02\0\x01\x03\x05\x02\0\x04\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\xff\x02\
    \0\0\0\0\0\0\0\x05\x07\x03\0\x05\x05\x05\0\x04\x01\x04\x05\0\x07\x05\x05\x03\x02\0\0\x04\x01\x04\x08\x08\x03\x02\
    \x05\0\x04\x01\x04\x05\0\x02\x06\x04\0\x04\x02\x06\x04\x07\x08\0\x04\0\0\x08\0\
    \xc0\x03\0\xc0\x07\0\0\x0e\0\xc0\x0f\0\xc0\x0f\x01\x1a\x20\x0e\xd8\x0f\x0f\xda\x3f\x0f\
    \xff\0\xff\0\xff\0\xff\0\xff\0\x04\x17\x06\x0e\x07\x0f\x08\x10\x02\x0d\x05\x08\x02\x22\x05\x08\x05\x08\x05\x38\x02\
    \x07\x0c\x04\x0c\x34\x05\x08\x0c\x34\x14\x0a\x12\x02\x16\x11\x0e\x38\x0f\x38\x0c\x30\x0a\x2e\x0b\x2a\x0f\x39\x16\
    \x33\x16\x30\x16\x38\x06\x1a\x07\x1b\x08\x1c\x16\x2f\x06\x23\x07\x24\x08\x25\x0a\x18\x0b\x0e\x0a\x21\x0b\x1a\x0a\
    \x29\x0b\x23\x06\x2a\x07\x2b\x08\x2c\x16\x1d\x02\x0c\x0d\x3b\x16\x11\x16\x26\x16\x1d\x05\x08\x16\x26\x05\x05\x11\
    \x03\x05\x06\x16\x31\x16\x0b\x14\x0a\x0f\x39\x13\x12\x16\x3a\x16\x2f\x04\x20\x16\x15\x16\x16\x16\x32\x16\x11\x16\
    \x34\x16\x0e\x04\x28\x16\x35\x15\x19\xff\0\x16\x36\x16\x32\x16\x33\x16\x0e\x16\x1d\x16\x1a\x16\x37\x04\x1e\x16\x1a\
    \x16\x27\x16\x26\x16\x23\x16\x38\x16\x23\x0e\x3c\x16\x2d\x16\x2a\x16\x2a\x16\x37\xff\0\xff\0\xff\0\xff\0\xff\0\xff\
    \0\xff\0\
    \0\0\0\0\0\0\x2f\0\0\x2a\0\0\0\0\x2a\x0e\x0e\x0e\0\0\0\0\0\x2a\x0e\0\x2a\x1a\x1a\x1a\0\0\x2a\x1a\0\x2a\x23\x23\x23\
    \0\x2b\x23\x16\x2a\x2b\x2a\x2a\x0b\x32\0\0\x2a\0\x12\x14\x13\x1f\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\
    \x54\x5c\xd4\x70\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\0\0\0\0\0\0\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\x08\x58\x58\x58\x58\x58\x58\
    \x08\x08\x08\0\0\0\0\0\0\
    \0\x01\x02\x03\x04\0\x01\x05\x06\x04\0\x01\x07\x08\x04\
    \0\0\x05\x04\xff\0\x04\0\x05\0\0\x05\x01\x01\xff\0\x01\0\x01\0\x03\0\x05\x03\0\0\x05\x01\x01\0\x02\0\0\0\0\0\x05\
    \x01\x06\0\0\x06\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0d\x0d\x0d\x0e\x0f\x10\x11\x11\x0d\x0d\x12\x0d\x0d\x0d\
    \x0d\x13\x14\x0d\x0d\x15\x0d\x0d\x0d\x0d\x11\x0d\x0d\x16\x16\x16\x16\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x20\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x01\x08\x01\x09\x01\x0a\x02\x0b\x0b\x01\x06\x01\x07\x01\
    \x0c\x01\x0d\x01\x0e\x01\x0f\x01\x0b\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x15\x16\x02\x15\x17\x01\x18\x01\
    \x15\x01\x16\x01\x17\x01\x19\x01\x1a\x01\x1b\x01\x1c\
    \xff\0\x04\0\0\x08\0\x01\x0d\x01\x02\x10\x02\x02\x10\x02\x03\x14\x04\x05\x18\x06\x05\x18\x02\x07\x1c\x03\x06\x20\
    \x06\x08\x24\x05\x05\x18\x06\x06\x28\x09\x0a\x18\x08\x09\x2d\x0b\x0c\x1c\x09\x03\x31\x0a\x0a\x34\x01\x0d\x3a\x0d\
    \x05\x18\x06\x03\x29\x04\x04\x3c\x06\x0e\x28\x03\x0f\x40\x07\x07\x44\x0a\x0a\x48\x0c\x0c\x4e\x09\x09\x50\x0d\x0d\
    \x3a\
    \xc0\x1f\x01\0\0\x04\0\0\x02\0\x10\0\x20\0\0\xfe\xbf\x1f\xc0\x0f\x01\xd8\x0f\x0f\xfe\x3f\x1f\xc0\x1f\x09\xfe\x3f\
    \x0f\0\0\x20\x20\x10\0\xda\x3f\x0f\xfe\xff\x0f\xde\xbf\x0f\xe0\x0f\0\xd8\x2f\x0f\xd0\x0f\x01\xd8\x4f\x0f\xda\x3f\
    \x2f\
    ni-scheme/NI-URI/ni-hier-part/authority/userinfo/pct-encoded/host/alg/IPv6address/IP-literal/IPvFuture/alg-val/val/\
    query/reg-name/port/",
    words: &[
    // rows
    0, 3, 40, 4, 51, 53, 41, 38, 42, 0, 44, 43, 45, 46, 1, 48, 29, 50, 52, 54, 55, 56, 57, 26, 58, 5, 62, 59, 31, 60,
    61, 9, 30, 63, 64, 69, 65, 33, 66, 67, 39, 68, 7, 70, 16, 71, 72, 13, 8, 37, 47, 2, 49, 80, 77, 73, 6,
    // edges
    9, 0, 1, 16433, 0, 2, 20, 0, 4, 31, 0, 8, 19, 0, 0,
    // call_list
    10, 0, 0, 65535, 4,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 152, base: 33, call_list: 72, calls: 1, check: 290, defaults: 496, edge_size: 3,
    edges: 57, fields: 5, first_skip: 47, groups: 837, highs: 0, hot: 0, kinds: 1, layouts: 649, mask_of: 209,
    mask_size: 3, masks: 266, moves: 709, nesting: 128, nibbles: 553, note_of: 710, note_shift: 0, notes: 767, places:
    664, rows: 0, rules: 987, set_size: 3, sets: 924, shift: 0, skip_of: 95, starts: 72, states: 57, streams: 255,
    stretch_list: 77, stretches: 0, stride: 22, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `NI-URI` matches as a whole.
    ///
    /// ```text
    /// NI-URI = ni-scheme ":" ni-hier-part ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ni.svg"))]
    ///
    /// For example `ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk`.
    Ni: table TABLE, kind 0, registers 7, secrets &[crate::Secret::AfterColon(4)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `alg`.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 1;
    /// The `val`.
    ///
    /// ```text
    /// val = 1*unreserved
    /// ```
    always val = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__scheme! { Ni: TABLE, kind 0, checks &[], forms: &[], equal_by: &[1, 2], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ni", default_port: None, empty_path: None } }

/// How the fields of [`Ni`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "alg", "val", "query", ""],
    lists: &[],
    always: 0b111,
    pieces: &[Piece::Text("ni://"), Piece::Field(0), Piece::Text("/"), Piece::Field(1), Piece::Text(";"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    NiBuilder of Ni by TEMPLATE_NI, states [Alg = alg, Val = val];
    optional authority = 0;
    optional query = 3;
    needed alg = 1, crate::Set | Val;
    needed val = 2, Alg | crate::Set;
}
/// 10 states (0 with direct code), 9 byte classes, 4 registers: 376 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, check, defaults, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, rules.
    bytes: b"\
    \x01\x02\0\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x04\x05\0\0\0\0\0\x03\x03\x03\x03\x03\x03\x02\x06\x07\x02\x02\
    \x02\x02\x08\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\0\0\0\0\x02\0\x03\x03\x03\x03\x03\x03\x02\x06\x07\x02\
    \x02\x02\x02\x08\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\0\0\0\x02\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\
    \0\0\0\0\0\0\0\0\0\0\0\
    \xff\0\x01\x09\x02\x09\x03\x09\xff\0\x04\x05\x06\x09\x07\x09\x08\x09\x01\x0a\x08\x02\x03\x0a\x07\x03\x06\x04\x03\
    \x08\x05\x0b\xff\0\x05\x07\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\x05\x06\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\x04\
    \0\0\
    \0\x01\x02\0\x03\x04\
    \0\0\x04\x03\0\0\x03\x01\x01\xfe\0\x01\xff\x01\0\0\x03\x01\x01\0\x02\0\0\0\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x02\x03\x14\0\0\x18\0\0\x1e\x01\x01\x20\x03\x03\x26\
    \0\x01\x80\0\x40\0\x10\0\xce\x01\x0a\0\x08\0\0\0\xee\x01\x2a\0\
    humanname/alg/alg-sepval/sepval/",
    words: &[
    // rows
    0, 2, 5, 7, 1, 0, 8, 11, 3, 10, 12,
    // edges
    6, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 94, base: 45, call_list: 14, calls: 0, check: 116, defaults: 160, edge_size: 3,
    edges: 11, fields: 3, first_skip: 9, groups: 266, highs: 0, hot: 0, kinds: 1, layouts: 203, mask_of: 105, mask_size:
    2, masks: 116, moves: 234, nesting: 128, nibbles: 171, note_of: 235, note_shift: 0, notes: 246, places: 209, rows:
    0, rules: 316, set_size: 2, sets: 296, shift: 0, skip_of: 83, starts: 14, states: 11, streams: 255, stretch_list:
    14, stretches: 0, stride: 9, top: 82, width: 1,
};

crate::__typed! {
    /// A text that the rule `humanname` matches as a whole.
    ///
    /// ```text
    /// humanname = "nih:" alg-sepval [";" checkdigit]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/nih.svg"))]
    ///
    /// For example `nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f`.
    Nih: table TABLE_1, kind 0, registers 4, secrets &[],
    checks [];
    /// The `alg`.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 0;
    /// The `val`.
    ///
    /// ```text
    /// sepval = 1*(ahlc / "-")
    /// ```
    always val = 1;
    /// The `checkdigit`.
    ///
    /// ```text
    /// checkdigit = ahlc
    /// ```
    maybe checkdigit = 2;
}

crate::__scheme! { Nih: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower), (Some(1), crate::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "nih", default_port: None, empty_path: None } }

/// How the fields of [`Nih`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NIH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["alg", "val", "checkdigit"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("nih:"), Piece::Field(0), Piece::Text(";"), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text(";"), Piece::Field(2)],
};

crate::__builder! {
    NihBuilder of Nih by TEMPLATE_NIH, states [Alg = alg, Val = val];
    optional checkdigit = 2;
    needed alg = 0, crate::Set | Val;
    needed val = 1, Alg | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ni", scheme: true, grammar: "rfc6920", start: "NI-URI", table: &TABLE, kind: 0, fields: &["authority", "alg", "val", "query", ""], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(4)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_NI), forms: &[], equal_by: &[1, 2], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ni", default_port: None, empty_path: None } },
    crate::Kind { name: "nih", scheme: true, grammar: "rfc6920", start: "humanname", table: &TABLE_1, kind: 0, fields: &["alg", "val", "checkdigit"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_NIH), forms: &[(Some(1), crate::Form::Lower), (Some(1), crate::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "nih", default_port: None, empty_path: None } },
];
