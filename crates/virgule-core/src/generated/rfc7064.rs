// @generated from grammars/rfc7064.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7064`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 46 states (0 with direct code), 19 byte classes, 4 registers: 1095 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x01\x03\0\x04\x05\x06\x07\x07\x08\x09\x09\x09\x09\x0a\x01\0\x01\0\0\0\
    \x0b\x0b\x0b\x0b\x0b\x0b\x01\x01\x01\x01\x01\x01\x01\x0c\x01\x01\x01\x01\x0d\x0e\x0f\x10\x01\x01\x01\x01\x11\0\x12\
    \0\x01\0\x0b\x0b\x0b\x0b\x0b\x0b\x01\x01\x01\x01\x01\x01\x01\x0c\x01\x01\x01\x01\x0d\x0e\x0f\x10\x01\x01\x01\x01\0\
    \0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\0\x03\x01\
    \xff\xff\xff\xff\xff\xff\0\xff\xff\x01\xff\xff\x02\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x03\x04\x03\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x05\x01\
    \0\0\0\0\0\0\x03\0\0\0\x05\x06\x04\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x05\x01\x02\x04\0\x01\x02\x04\0\x01\x02\
    \x04\0\x05\x05\0\0\0\0\0\0\x06\x04\0\
    \xf0\0\0\xf0\x01\0\x80\x03\0\xf0\x03\0\xf0\x0b\0\xfa\xff\x01\
    \xff\0\x01\x2e\x02\x24\x03\x2e\xff\0\x04\x23\x05\x22\x06\x20\x04\x1f\x05\x1e\x06\x1c\x03\x12\x0c\x2e\x0d\x2e\x0e\
    \x2e\x0f\x2e\x10\x2e\x0e\x03\x11\x07\x13\x2e\x13\x0d\x05\x16\x06\x14\x13\x0f\x04\x1b\x05\x1a\x06\x18\x08\x19\x09\
    \x1b\x08\x1d\x09\x1f\x08\x21\x09\x23\x08\x15\x0c\x05\x13\x13\x12\x09\x0d\x02\x13\x11\x13\x11\x13\x0f\x0f\x04\x13\
    \x0d\x0a\x06\x13\x13\x10\x0a\x0a\x0c\x13\x2b\x03\x10\x13\x2c\x13\x2f\x13\x23\x03\x0e\x13\x1f\x13\x1b\x03\x0b\x13\
    \x17\x13\x17\x13\x13\x13\x1b\x13\x11\x13\x1f\x13\x0f\x13\x23\x0d\x27\x13\x0d\x13\x25\x13\x2e\x0e\x28\x0c\x2a\x0f\
    \x29\x0d\x05\x13\x2c\xff\0\xff\0\x13\x2d\xff\0\xff\0\
    \0\0\0\0\0\0\x17\0\0\0\0\0\0\x23\x17\x1f\x17\x1b\x13\x17\x13\x17\x17\x09\x1b\x1b\x1b\x17\x1f\x1f\x1f\x17\x23\x23\
    \x23\x17\0\0\0\0\0\0\0\x0a\x08\0\x17\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\
    \x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\
    \0\0\0\
    \0\x01\x02\x01\x03\x04\x05\x01\x06\x01\x07\x08\x09\x01\x0a\x01\x0b\x04\x0c\x01\x0d\x01\x0e\x08\
    \0\0\x05\0\x05\x02\0\0\0\0\0\0\x05\x01\0\0\0\x05\x01\xff\0\x01\0\x01\0\0\0\x05\0\x06\0\0\x05\0\x07\0\0\x05\x03\xff\
    \0\x03\0\x01\0\0\0\x06\0\x06\0\0\x06\x01\0\0\0\x06\x01\xff\0\0\x06\0\x07\0\0\x06\0\x08\0\0\x06\x03\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0c\x0c\x0c\x0c\x0c\x0d\x0d\x0d\x0d\x0d\x0c\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\0\0\0\0\0\x01\x10\x01\x11\x01\x12\x01\x13\0\0\0\0\x01\x14\x01\x15\x01\x06\x01\x07\x01\x16\x01\x09\x01\
    \x0a\x01\x17\x01\x0c\x01\x18\x01\x0e\x01\x0f\x01\x19\x01\x1a\x01\x1b\x01\x1c\x01\x1d\x01\x10\x01\x11\x01\x12\x01\
    \x13\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x1a\x01\x02\x1c\x02\x03\x21\x03\0\x17\x03\x04\x24\x04\x04\x28\0\
    \x05\x2e\x01\x01\x32\x01\0\x33\x01\x06\x24\x06\x06\x24\x04\x04\x34\x03\x03\x38\x05\x05\x2e\x01\x07\x32\x08\x08\x14\
    \x08\x01\x1a\x03\x08\x17\x08\x05\x2e\x01\x08\x33\xff\x08\x04\x08\x08\x08\x08\x08\x0c\x08\x08\x10\x08\x08\x04\
    \xf0\x0f\0\0\x20\0\0\x40\0\0\x80\0\0\x10\0\0\x04\0\xfe\xff\x03\xf0\x0f\x01\0\0\x04\xf0\x0b\0\xfa\xff\x01\xf0\x03\0\
    \xfe\xff\x01\xf8\x0b\0\xfa\xff\x05\
    stunURI/host/IPv6address/IP-literal/IPvFuture/port/pct-encoded/reg-name/stunsURI/",
    words: &[
    // rows
    0, 24, 3, 26, 22, 33, 1, 29, 18, 36, 28, 30, 31, 32, 4, 34, 20, 35, 16, 37, 25, 38, 39, 0, 19, 40, 41, 8, 21, 42,
    43, 45, 23, 44, 46, 49, 47, 48, 51, 54, 55, 57, 58, 52, 53, 56, 2,
    // edges
    16429, 0, 1, 8, 0, 0,
    // starts
    1, 38,
    // call_list
    7, 0, 0, 65535, 1,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 142, base: 33, call_list: 55, calls: 1, check: 254, defaults: 410, edge_size: 3,
    edges: 47, fields: 2, first_skip: 43, groups: 759, highs: 0, hot: 0, kinds: 1, layouts: 521, mask_of: 189,
    mask_size: 3, masks: 236, moves: 620, nesting: 128, nibbles: 457, note_of: 621, note_shift: 25, notes: 668, places:
    545, rows: 0, rules: 894, set_size: 3, sets: 849, shift: 6, skip_of: 95, starts: 53, states: 47, streams: 255,
    stretch_list: 60, stretches: 0, stride: 19, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `stunURI` matches as a whole.
    ///
    /// ```text
    /// stunURI = "stun" ":" host [":" port]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/stun.svg"))]
    ///
    /// For example `stun:example.org`.
    Stun: table TABLE, kind 0, registers 4, secrets &[],
    checks [(not_empty 0 "host")];
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
}

crate::__scheme! { Stun: TABLE, kind 0, checks &[(0, "not-empty")], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "stun", default_port: None, empty_path: None } }

/// How the fields of [`Stun`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_STUN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("stun:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1)],
};

crate::__builder! {
    StunBuilder of Stun by TEMPLATE_STUN, states [];
    optional host = 0;
    optional port = 1;
}

crate::__typed! {
    /// A text that the rule `stunsURI` matches as a whole.
    ///
    /// ```text
    /// stunsURI = "stuns" ":" host [":" port]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/stuns.svg"))]
    ///
    /// For example `stuns:example.org`.
    Stuns: table TABLE, kind 1, registers 4, secrets &[],
    checks [(not_empty 0 "host")];
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
}

crate::__scheme! { Stuns: TABLE, kind 1, checks &[(0, "not-empty")], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "stuns", default_port: None, empty_path: None } }

/// How the fields of [`Stuns`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_STUNS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("stuns:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1)],
};

crate::__builder! {
    StunsBuilder of Stuns by TEMPLATE_STUNS, states [];
    optional host = 0;
    optional port = 1;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "stun", scheme: true, grammar: "rfc7064", start: "stunURI", table: &TABLE, kind: 0, fields: &["host", "port"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("stun:[::]"), checks: &[(0, "not-empty")], template: Some(&TEMPLATE_STUN), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "stun", default_port: None, empty_path: None } },
    crate::Kind { name: "stuns", scheme: true, grammar: "rfc7064", start: "stunsURI", table: &TABLE, kind: 1, fields: &["host", "port"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("stuns:[::]"), checks: &[(0, "not-empty")], template: Some(&TEMPLATE_STUNS), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "stuns", default_port: None, empty_path: None } },
];
