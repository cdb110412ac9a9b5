// @generated from grammars/rfc9562.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc9562`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 61 states (0 with direct code), 16 byte classes, 6 registers: 1155 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x01\x03\x01\x01\x01\x01\x01\x04\x01\x05\x01\x06\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x08\x01\0\x09\0\
    \x0a\x01\x07\x07\x07\x0b\x07\x07\x01\x01\x0c\x01\x01\x01\x01\x0d\x01\x01\x01\x0e\x01\x01\x0f\x01\x01\x01\x01\x01\0\
    \0\0\0\x01\0\x07\x07\x07\x0b\x07\x07\x01\x01\x0c\x01\x01\x01\x01\x0d\x01\x01\x01\x0e\x01\x01\x0f\x01\x01\x01\x01\
    \x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\xff\xff\xff\x02\xff\
    \xff\x02\x03\x02\x04\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\x01\x01\0\0\
    \0\0\0\0\0\x02\x01\x02\
    \xb2\xfb\xf2\xff\
    \xff\0\xff\0\x02\x42\xff\0\xff\0\xff\0\x06\x3c\xff\0\x07\x0b\x07\x0c\x0a\x43\x07\x0d\x0b\x0b\x0b\x0c\x07\x0e\x0b\
    \x0d\x07\x0f\x07\x10\x0b\x0e\x07\x11\x0b\x0f\x0b\x10\x07\x12\x0b\x11\x07\x14\x07\x15\x0b\x12\x07\x16\x0b\x14\x0b\
    \x15\x07\x17\x0b\x16\x07\x19\x07\x1a\x0b\x17\x07\x1b\x0b\x19\x0b\x1a\x07\x1c\x0b\x1b\x07\x1e\x07\x1f\x0b\x1c\x07\
    \x20\x0b\x1e\x0b\x1f\x07\x21\x0b\x20\x07\x23\x07\x24\x0b\x21\x07\x25\x0b\x23\x0b\x24\x07\x26\x0b\x25\x07\x27\x07\
    \x28\x0b\x26\x07\x29\x0b\x27\x0b\x28\x07\x2a\x0b\x29\x07\x2b\x07\x2c\x0b\x2a\x07\x2d\x0b\x2b\x0b\x2c\x07\x2e\x0b\
    \x2d\x02\x2f\x04\x32\x0b\x2e\x03\x3f\x03\x35\x0f\x02\x09\x33\x03\x41\x0a\x30\x07\x34\x07\x3b\x0f\x06\x0d\x04\x0b\
    \x34\x0b\x3b\x07\x38\x10\x3e\x10\x3c\x07\x39\x0b\x38\x10\x40\x07\x3c\x0b\x39\x07\x3d\x03\x31\x0b\x3c\x03\x35\x0b\
    \x3d\x03\x36\x0e\x03\x08\x05\x0c\x08\x0f\x07\x05\x13\x08\x0a\x0b\x09\x05\x18\x10\x3b\x05\x1d\x10\x3c\x05\x22\x10\
    \x3d\xff\0\x09\x3a\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x3c\
    \0\0\x33\0\x3a\x2e\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x74\
    \0\x01\x01\x01\0\x02\x03\x04\0\x05\x01\x01\0\x02\x06\x07\0\x02\x08\x01\
    \0\0\x09\0\x2d\x02\0\0\0\0\x03\0\x2f\x03\0\x04\x04\0\x01\xff\0\x01\0\x01\0\0\0\x2f\x01\0\x04\x04\0\x05\xff\0\x05\0\
    \x01\0\0\x04\0\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x04\x05\x06\x03\x07\x08\x08\x08\x08\x08\x08\x08\x09\x0a\x08\x08\x08\x09\x0a\x08\x08\x08\x09\
    \x0a\x08\x08\x08\x09\x0a\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x0b\x0c\x0d\x0e\x0f\x0f\x10\x11\x12\x13\x10\
    \x10\x14\x15\x16\x17\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x02\x13\x14\x02\x15\x0f\x01\x16\x01\x13\x01\x17\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\0\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x18\x01\x02\x1d\x02\x01\x18\x01\x03\x23\0\
    \x04\x26\x03\x03\x28\x04\x05\x18\x03\x06\x2c\x05\x05\x18\x07\x05\x18\x08\x05\x18\x07\x07\x32\x03\x03\x34\x07\x07\
    \x3a\x04\x04\x26\x08\x08\x32\
    \0\x80\0\x40\0\x20\0\x01\0\x10\0\x08\x80\x08\x20\0\x04\x04\xfa\xff\x10\x02\xba\xfb\xfe\xff\0\x02\x44\x04\
    urn-uuid/hexOctet/UUID/rq-components/fragment/pct-encoded/pchar/r-component/q-component/",
    words: &[
    // rows
    0, 62, 87, 71, 94, 68, 89, 91, 96, 98, 1, 2, 4, 7, 9, 10, 12, 15, 100, 17, 18, 20, 23, 103, 25, 26, 28, 31, 105, 33,
    34, 36, 39, 107, 41, 42, 44, 47, 49, 50, 52, 55, 57, 58, 60, 63, 70, 72, 69, 74, 73, 76, 75, 80, 83, 106, 86, 88, 0,
    93, 95, 97,
    // edges
    16443, 0, 4, 49, 0, 4, 16445, 0, 2, 54, 0, 2, 47, 0, 1, 55, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 157, base: 33, call_list: 80, calls: 0, check: 285, defaults: 533, edge_size: 3,
    edges: 62, fields: 4, first_skip: 59, groups: 805, highs: 0, hot: 0, kinds: 1, layouts: 627, mask_of: 219,
    mask_size: 2, masks: 281, moves: 692, nesting: 128, nibbles: 595, note_of: 693, note_shift: 0, notes: 755, places:
    647, rows: 0, rules: 907, set_size: 2, sets: 877, shift: 0, skip_of: 95, starts: 80, states: 62, streams: 255,
    stretch_list: 80, stretches: 0, stride: 16, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `urn-uuid` matches as a whole.
    ///
    /// ```text
    /// urn-uuid = "urn:uuid:" UUID [rq-components] ["#" f-component]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/urn-uuid.svg"))]
    ///
    /// For example `urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6`.
    UrnUuid: table TABLE, kind 0, registers 6, secrets &[],
    checks [];
    /// The `UUID`.
    ///
    /// ```text
    /// UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
    /// ```
    always uuid = 0;
    /// The `r-component`.
    ///
    /// ```text
    /// r-component = pchar *(pchar / "/" / r-marks (r-char / "/" / "=/")) [r-marks ["="]]
    /// ```
    maybe r_component = 1;
    /// The `q-component`.
    ///
    /// ```text
    /// q-component = pchar *(pchar / "/" / "?")
    /// ```
    maybe q_component = 2;
    /// The `f-component`.
    ///
    /// ```text
    /// f-component = fragment
    /// ```
    maybe f_component = 3;
}

crate::__scheme! { UrnUuid: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "", default_port: None, empty_path: None } }

/// How the fields of [`UrnUuid`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_URNUUID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["UUID", "r-component", "q-component", "f-component"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("urn:uuid:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text("?+"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text("?="), Piece::Field(2), Piece::Group(8, 2), Piece::Text("#"), Piece::Field(3)],
};

crate::__builder! {
    UrnUuidBuilder of UrnUuid by TEMPLATE_URNUUID, states [Uuid = uuid];
    optional r_component = 1;
    optional q_component = 2;
    optional f_component = 3;
    needed uuid = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "urn-uuid", scheme: false, grammar: "rfc9562", start: "urn-uuid", table: &TABLE, kind: 0, fields: &["UUID", "r-component", "q-component", "f-component"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_URNUUID), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[0], steps: crate::Steps::NONE.with(crate::Step::SchemeCase).with(crate::Step::PercentCase), rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
