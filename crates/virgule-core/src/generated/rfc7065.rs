// @generated from grammars/rfc7065.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7065`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 61 states (0 with direct code), 28 byte classes, 6 registers: 1560 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x03\x04\0\x05\x06\x07\x08\x08\x09\x0a\x0a\x0a\x0a\x0b\x01\0\x0c\0\x0d\
    \0\x0e\x0f\x10\x11\x0f\x0f\x03\x03\x03\x03\x03\x03\x03\x12\x13\x14\x03\x15\x16\x17\x18\x19\x03\x03\x03\x03\x1a\0\
    \x1b\0\x03\0\x0e\x0f\x10\x11\x0f\x0f\x03\x03\x03\x03\x03\x03\x03\x12\x13\x14\x03\x15\x16\x17\x18\x19\x03\x03\x03\
    \x03\0\0\0\x03\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\x03\0\x02\x04\x01\
    \xff\xff\xff\xff\xff\xff\0\xff\xff\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\x03\x02\x04\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x05\x06\x05\x01\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\x07\x08\x01\
    \0\0\0\0\0\0\x03\0\0\0\x05\x06\0\0\0\0\0\0\0\0\0\0\x05\0\x05\0\x04\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x05\x01\
    \x02\x04\0\x01\x02\x04\0\x01\x02\x04\0\x05\x05\0\0\0\0\0\0\x06\0\0\0\
    \xe0\x01\0\0\xe0\x03\0\0\0\x07\0\0\xe0\x07\0\0\xe0\xc7\x03\0\xfa\xdf\xff\x03\
    \xff\0\x01\x3d\x02\x32\x03\x3d\x04\x3d\x04\x20\xff\0\x04\x1e\x04\x1c\x04\x0b\xff\0\xff\0\x0c\x3d\x0b\x06\x03\x40\
    \x04\x40\x06\x24\x07\x22\x12\x3d\x13\x3d\x14\x3d\x15\x3d\x16\x3d\x17\x3d\x18\x3d\x19\x3d\x03\x3b\x04\x3b\x1c\x3d\
    \x12\x40\x13\x40\x14\x40\x15\x40\x16\x40\x17\x41\x18\x42\x19\x40\x17\x02\x1c\x21\x1c\x40\x18\x03\x12\x3b\x13\x3b\
    \x14\x3b\x15\x3b\x16\x3b\x17\x3b\x18\x3b\x19\x3b\x09\x27\x0a\x29\x1c\x3b\x05\x31\x06\x30\x07\x2e\x05\x2d\x06\x2c\
    \x07\x2a\x05\x29\x06\x28\x07\x26\x09\x2b\x0a\x2d\x09\x2f\x0a\x31\x15\x04\x12\x05\x0b\x3e\x1c\x1f\x0d\x3f\x0d\x43\
    \x09\x23\x1b\x09\x1a\x07\x19\x0a\x1c\x1b\x12\x10\x0e\x0f\x1c\x1d\x1c\x39\x1c\x1d\x1c\x1f\x1c\x1b\x1c\x3a\x17\x0d\
    \x1c\x3c\x15\x0e\x14\x12\x16\x11\x13\x13\x1c\x21\x17\x15\x15\x14\x0c\x16\x11\x18\x10\x18\xff\0\x1c\x31\xff\0\xff\0\
    \x1c\x2d\x1c\x29\x1c\x25\x1c\x25\x1c\x21\xff\0\x1c\x29\x12\x38\x1c\x1f\x15\x37\x1c\x2d\x1c\x1d\x1c\x31\x1c\x1b\x1c\
    \x33\x1c\x3d\x17\x35\x16\x05\x18\x36\x1c\x3a\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\x25\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x18\0\x18\0\x31\x25\x2d\x25\x29\x21\x25\x21\x25\x25\x09\x29\x29\
    \x29\x25\x2d\x2d\x2d\x25\x31\x31\x31\x25\0\0\0\0\0\0\0\x0a\x08\x18\x1a\x25\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\
    \x54\x5c\xd4\x70\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\
    \x08\x08\0\0\0\0\0\0\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\
    \0\x01\x01\x02\x01\x01\x03\x04\x05\x03\x06\x07\x08\x09\x01\x0a\x01\x01\x0b\x01\x01\x03\x0c\x0d\x03\x0e\x01\x0f\x01\
    \x01\x10\x01\x01\x11\x04\x05\x11\x06\x07\x12\x09\x01\x13\x01\x01\x14\x01\x01\x11\x0c\x0d\x11\x0e\x01\
    \0\0\x05\0\x05\x02\0\0\0\0\0\0\x05\x01\0\0\0\x05\x04\0\x03\x04\x01\x01\xf4\0\x01\xff\x01\0\x03\x04\x01\x01\xf3\0\
    \x01\xfe\x01\0\0\0\x05\x01\xff\0\x01\0\x01\0\0\0\x05\0\x06\0\0\x05\0\x07\x03\x04\x01\x03\0\0\x05\0\x01\0\0\x04\x01\
    \x01\0\0\0\x06\0\x06\0\0\x06\x01\0\0\0\x06\x04\0\0\0\x06\x01\xff\0\0\x06\0\x07\0\0\x06\0\x08\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x0c\x0b\x12\x13\x14\x14\x14\x15\x16\x16\
    \x16\x16\x16\x16\x17\x17\x17\x17\x17\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x16\x18\x19\x1a\x1b\x1c\x1d\x1e\
    \x1f\x20\x21\x22\x23\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x02\x01\x0c\x01\
    \x03\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\0\0\0\0\0\x01\x18\x01\
    \x19\x01\x1a\x01\x1b\x01\x1c\0\0\0\0\x01\x1d\x01\x1e\x01\x06\x01\x07\x01\x1f\x01\x09\x01\x0a\x01\x20\x01\x21\x01\
    \x22\x01\x23\x01\x24\x01\x25\x01\x26\x01\x27\x01\x28\x01\x12\x01\x29\x01\x14\x01\x2a\x01\x16\x01\x17\x01\x2b\x01\
    \x2c\x01\x21\x01\x23\x01\x24\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x1a\x01\x02\x1c\x02\x03\x21\x03\0\x27\x03\x04\x28\x04\x04\x2c\0\0\
    \x04\0\0\x30\0\0\x34\0\0\x38\0\0\x3c\0\0\x40\0\x05\x44\x05\x05\x46\0\x06\x4a\x01\x01\x4e\x01\0\x4f\x01\x07\x28\x07\
    \x07\x28\x04\x04\x50\x03\x03\x54\x05\x08\x46\x06\x06\x4a\x01\x09\x4e\x0a\x0a\x14\x0a\x01\x1a\x03\x0a\x27\x0a\x0a\
    \x04\x0a\x0a\x0c\x0a\x0a\x30\x0a\x0a\x10\x0a\x0a\x34\x0a\x0a\x38\x0a\x0a\x3c\x0a\x0a\x40\x0a\x05\x44\x0a\x06\x4a\
    \x01\x0a\x4f\xff\x0a\x04\x0a\x0a\x08\
    \xe0\xcf\x03\0\0\0\x80\0\0\0\0\x01\0\0\x20\0\0\0\x04\0\0\x08\0\0\xfe\xff\xff\x07\xe0\xcf\x03\x02\0\0\0\x08\0\x28\0\
    \0\xe0\xc7\x03\0\xfa\xdf\xff\x03\0\x40\0\0\0\0\x40\0\0\0\x10\0\0\0\x08\0\0\x10\0\0\xf8\xc7\xff\x03\xe0\x27\0\0\xfe\
    \xff\xff\x03\xf0\xc7\x03\0\xfa\xdf\xff\x0b\
    turnURI/host/IPv6address/IP-literal/IPvFuture/transport/port/pct-encoded/transport-ext/reg-name/turnsURI/",
    words: &[
    // rows
    0, 14, 16, 44, 48, 2, 47, 49, 45, 56, 51, 55, 61, 65, 63, 58, 66, 67, 70, 71, 68, 81, 11, 77, 23, 79, 57, 69, 50,
    72, 53, 73, 10, 74, 62, 75, 76, 0, 40, 78, 80, 1, 52, 82, 83, 3, 54, 84, 85, 4, 86, 87, 93, 94, 88, 89, 95, 5, 91,
    6, 7, 8,
    // edges
    26, 0, 2, 12, 0, 2, 16443, 0, 4, 25, 0, 4, 23, 0, 4, 12, 0, 1, 8, 0, 0,
    // starts
    1, 52,
    // call_list
    7, 0, 0, 65535, 6,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 157, base: 33, call_list: 85, calls: 1, check: 305, defaults: 553, edge_size: 3,
    edges: 62, fields: 3, first_skip: 57, groups: 1052, highs: 0, hot: 0, kinds: 1, layouts: 695, mask_of: 219,
    mask_size: 4, masks: 281, moves: 854, nesting: 128, nibbles: 615, note_of: 855, note_shift: 36, notes: 917, places:
    749, rows: 0, rules: 1275, set_size: 4, sets: 1187, shift: 9, skip_of: 95, starts: 83, states: 62, streams: 255,
    stretch_list: 90, stretches: 0, stride: 28, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `turnURI` matches as a whole.
    ///
    /// ```text
    /// turnURI = "turn" ":" host [":" port] ["?transport=" transport]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/turn.svg"))]
    ///
    /// For example `turn:example.org`.
    Turn: table TABLE, kind 0, registers 6, secrets &[],
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
    /// The `transport`.
    ///
    /// ```text
    /// transport = "udp" / "tcp" / transport-ext
    /// ```
    maybe transport = 2;
}

crate::__scheme! { Turn: TABLE, kind 0, checks &[(0, "not-empty")], forms: &[(Some(0), crate::Form::Lower), (Some(2), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "turn", default_port: None, empty_path: None } }

/// How the fields of [`Turn`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TURN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "transport"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("turn:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?transport="), Piece::Field(2)],
};

crate::__builder! {
    TurnBuilder of Turn by TEMPLATE_TURN, states [];
    optional host = 0;
    optional port = 1;
    optional transport = 2;
}

crate::__typed! {
    /// A text that the rule `turnsURI` matches as a whole.
    ///
    /// ```text
    /// turnsURI = "turns" ":" host [":" port] ["?transport=" transport]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/turns.svg"))]
    ///
    /// For example `turns:example.org`.
    Turns: table TABLE, kind 1, registers 6, secrets &[],
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
    /// The `transport`.
    ///
    /// ```text
    /// transport = "udp" / "tcp" / transport-ext
    /// ```
    maybe transport = 2;
}

crate::__scheme! { Turns: TABLE, kind 1, checks &[(0, "not-empty")], forms: &[(Some(0), crate::Form::Lower), (Some(2), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "turns", default_port: None, empty_path: None } }

/// How the fields of [`Turns`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TURNS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "transport"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("turns:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?transport="), Piece::Field(2)],
};

crate::__builder! {
    TurnsBuilder of Turns by TEMPLATE_TURNS, states [];
    optional host = 0;
    optional port = 1;
    optional transport = 2;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "turn", scheme: true, grammar: "rfc7065", start: "turnURI", table: &TABLE, kind: 0, fields: &["host", "port", "transport"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("turn:[::]"), checks: &[(0, "not-empty")], template: Some(&TEMPLATE_TURN), forms: &[(Some(0), crate::Form::Lower), (Some(2), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "turn", default_port: None, empty_path: None } },
    crate::Kind { name: "turns", scheme: true, grammar: "rfc7065", start: "turnsURI", table: &TABLE, kind: 1, fields: &["host", "port", "transport"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("turns:[::]"), checks: &[(0, "not-empty")], template: Some(&TEMPLATE_TURNS), forms: &[(Some(0), crate::Form::Lower), (Some(2), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "turns", default_port: None, empty_path: None } },
];
