// @generated from grammars/rfc7565.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7565`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 41 states (0 with direct code), 19 byte classes, 4 registers: 888 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x01\x03\0\x04\x05\x06\x07\x07\x08\x09\x09\x09\x09\x0a\x01\0\x01\0\0\
    \x0b\x0c\x0d\x0e\x0d\x0d\x0d\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x0f\x01\x10\x01\x01\x01\x01\x11\0\
    \x12\0\x01\0\x0c\x0d\x0e\x0d\x0d\x0d\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x0f\x01\x10\x01\x01\x01\
    \x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\x02\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\x01\x02\x02\x01\xff\xff\x01\x03\xff\xff\x01\x01\x01\x01\x01\x01\x01\xff\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\xff\x01\xff\xff\
    \0\0\0\0\0\0\x06\x05\x03\x05\x05\0\x04\x01\x04\0\x05\x03\x02\x05\0\0\x04\x01\x04\0\x03\x02\x07\0\x04\x01\x04\x03\
    \x02\x04\x02\x06\0\0\0\x07\
    \xf0\0\0\xf0\x01\0\x80\x03\0\xf0\x03\0\xf0\x73\0\x0a\x80\x01\xfa\xf7\x01\
    \xff\0\xff\0\xff\0\xff\0\x04\x0b\x05\x0c\x06\x0d\x04\x15\x05\x16\x06\x17\x04\x1d\x05\x1e\x06\x1f\x08\x12\x09\x0b\
    \x08\x1b\x09\x15\x11\x0f\x02\x0a\x13\x0e\x08\x22\x09\x1d\x13\x18\x02\x07\x13\x0e\x13\x20\x13\x18\x05\x23\x06\x24\
    \x0c\x02\x0f\x05\x13\x20\x0b\x2a\x0e\x03\x0e\x04\x13\x27\x0a\x06\x13\x26\x03\x11\x03\x1a\xff\0\x13\x25\x13\x09\x13\
    \x26\x13\x10\x10\x13\x13\x0e\x13\x0b\x03\x21\x13\x27\x13\x0b\x13\x28\x12\x19\x03\x1c\xff\0\xff\0\x13\x18\x13\x15\
    \x13\x15\x13\x29\x13\x20\x13\x1d\x13\x1d\x13\x25\xff\0\x13\x25\x13\x29\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\x09\0\x25\0\0\x25\x0b\x0b\x0b\0\0\x25\x0b\0\0\x25\x15\x15\x15\0\x25\x15\0\x25\x1d\x1d\x1d\x25\x1d\x25\
    \x25\x10\x06\x25\x13\x14\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\
    \0\x01\x02\x03\x04\x05\x06\x07\
    \0\0\x05\x01\xff\0\x01\0\x01\0\0\0\x05\x03\0\0\x03\x01\x01\0\0\0\x05\x01\xfe\0\x01\xff\x01\0\0\0\x05\x01\xfd\0\x01\
    \xfe\x01\0\
    \0\
    \xff\0\x01\x01\x02\x03\x04\x05\x06\x07\x08\x09\x09\x09\x09\x0a\x07\x09\x09\x0b\x0c\x09\x09\x09\x09\x0d\x09\x09\x0e\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x0f\x10\x11\x12\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x14\x01\x02\x18\0\x03\x1e\x02\x02\x18\x03\x02\x18\x03\x03\x22\x03\x04\x24\
    \x05\x06\x18\x04\x05\x29\x05\x05\x2e\x06\x06\x30\x01\x01\x34\x03\x07\x22\x06\x06\x38\x05\x05\x3c\
    \xf0\x77\0\0\x10\0\0\x40\0\0\x80\0\0\x04\0\xfa\xf3\x01\xf0\x73\0\xfe\xf3\x03\xfe\xf3\x01\xf0\x77\x01\0\0\x04\0\0\0\
    \xfa\xf7\x01\xfe\xfb\x01\xf8\x73\0\xfa\xf7\x05\
    acctURI/userpart/pct-encoded/host/IPv6address/IP-literal/IPvFuture/reg-name/",
    words: &[
    // rows
    0, 17, 19, 20, 15, 26, 18, 23, 0, 24, 25, 35, 27, 5, 28, 29, 30, 3, 31, 32, 34, 36, 37, 7, 38, 1, 6, 39, 40, 45, 41,
    12, 42, 22, 43, 44, 46, 16, 21, 2, 50, 47,
    // edges
    8, 0, 1, 20, 0, 0,
    // call_list
    15, 0, 0, 65535, 1,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 137, base: 33, call_list: 48, calls: 1, check: 242, defaults: 382, edge_size: 3,
    edges: 42, fields: 2, first_skip: 38, groups: 601, highs: 0, hot: 0, kinds: 1, layouts: 472, mask_of: 179,
    mask_size: 3, masks: 221, moves: 520, nesting: 128, nibbles: 424, note_of: 521, note_shift: 0, notes: 563, places:
    480, rows: 0, rules: 706, set_size: 3, sets: 658, shift: 0, skip_of: 95, starts: 48, states: 42, streams: 255,
    stretch_list: 53, stretches: 0, stride: 19, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `acctURI` matches as a whole.
    ///
    /// ```text
    /// acctURI = "acct" ":" userpart "@" host
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/acct.svg"))]
    ///
    /// For example `acct:foobar@status.example.net`.
    Acct: table TABLE, kind 0, registers 4, secrets &[],
    checks [];
    /// The `userpart`.
    ///
    /// ```text
    /// userpart = (unreserved / sub-delims) *(unreserved / pct-encoded / sub-delims)
    /// ```
    always userpart = 0;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 1;
}

crate::__scheme! { Acct: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "acct", default_port: None, empty_path: None } }

/// How the fields of [`Acct`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ACCT: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["userpart", "host"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("acct:"), Piece::Field(0), Piece::Text("@"), Piece::Field(1)],
};

crate::__builder! {
    AcctBuilder of Acct by TEMPLATE_ACCT, states [Userpart = userpart];
    optional host = 1;
    needed userpart = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "acct", scheme: true, grammar: "rfc7565", start: "acctURI", table: &TABLE, kind: 0, fields: &["userpart", "host"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("acct:a@[::]"), checks: &[], template: Some(&TEMPLATE_ACCT), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "acct", default_port: None, empty_path: None } },
];
