// @generated from grammars/rfc7826.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7826`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 95 states (0 with direct code), 24 byte classes, 9 registers: 2584 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x01\x03\x04\x05\x06\x07\x08\x08\x09\x0a\x0a\x0a\x0a\x0b\x0c\0\x01\0\
    \x0d\x0e\x0f\x0f\x0f\x0f\x0f\x0f\x01\x01\x01\x01\x01\x01\x01\x01\x01\x10\x01\x11\x12\x13\x14\x15\x01\x01\x01\x01\
    \x16\0\x17\0\x01\0\x0f\x0f\x0f\x0f\x0f\x0f\x01\x01\x01\x01\x01\x01\x01\x01\x01\x10\x01\x11\x12\x13\x14\x15\x01\x01\
    \x01\x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\x02\x06\0\x01\x03\x02\0\x04\x05\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\x01\x02\xff\xff\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\
    \x04\x04\x04\x04\x04\x04\x05\x06\x05\x04\xff\xff\x07\xff\xff\x08\xff\xff\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x0a\x0b\x0a\x09\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\x0c\xff\xff\x04\x0d\x0e\xff\x0f\x0f\x09\
    \0\0\0\0\0\0\0\0\x07\0\0\0\x04\x05\x08\x07\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x06\x01\x02\x04\0\x01\x02\x04\0\
    \x01\x02\x04\0\x05\x05\x09\x05\x05\x04\x05\x05\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x06\x01\x02\x04\0\x01\x02\
    \x04\0\x01\x02\x04\0\x05\x05\x05\x05\x05\x05\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\x09\0\x08\x05\0\0\
    \xe0\x01\0\xe0\x03\0\0\x07\0\xe0\x07\0\xe0\x87\0\x0a\x10\x3f\x0a\x90\x3f\xea\x9f\x3f\xfa\xff\x3f\
    \xff\0\x01\x5d\x02\x48\x03\x5d\xff\0\x04\x07\x04\x6b\x04\x08\x03\x15\x02\x78\x02\x2d\x0b\x5d\x0c\x5e\x0b\x6c\x0e\
    \x5d\x0d\x6d\x10\x5d\x11\x5d\x12\x5d\x13\x5d\x14\x5d\x15\x5d\x0e\x69\x11\x02\x18\x5d\x01\x5e\x02\x46\x03\x5e\x04\
    \x5d\x06\x19\x07\x17\x18\x77\x18\x5c\x13\x03\x02\x2a\x0b\x5e\x12\x04\x0d\x29\x0e\x5e\x0b\x06\x10\x5e\x11\x5e\x12\
    \x5e\x13\x5e\x14\x5e\x15\x5e\x02\x61\x18\x16\x04\x62\x05\x63\x06\x64\x07\x65\x08\x66\x09\x66\x0a\x66\x0b\x67\x18\
    \x5a\x0d\x68\x05\x22\x06\x21\x07\x1f\x05\x1e\x06\x1d\x07\x1b\x06\x38\x07\x36\x16\x6a\x02\x71\x18\x60\x09\x18\x05\
    \x72\x06\x73\x07\x74\x08\x75\x09\x75\x0a\x75\x0b\x76\x18\x12\x10\x05\x0e\0\x18\x14\x02\x4a\x18\x35\x04\x6b\x18\x16\
    \x02\x27\x04\x6e\x04\x6b\x15\x0d\x18\x70\x0b\x79\x17\x0b\x0d\x6d\x0e\x69\x0b\x6c\x0d\x6f\x0d\x6d\x05\x41\x06\x40\
    \x07\x3e\x05\x3d\x06\x3c\x07\x3a\x18\x5f\x18\x57\x09\x37\x18\x56\x18\x59\x09\x1c\x0a\x1e\x09\x20\x0a\x22\x09\x24\
    \x0a\x26\x18\x58\x04\x6e\x18\x31\x09\x3b\x0a\x3d\x18\x33\x18\x35\x09\x3f\x0a\x41\x18\x14\x0d\x6f\x18\x12\x18\x26\
    \x18\x10\x09\x43\x0a\x45\x18\x22\x18\x1e\x18\x33\x18\x1a\x18\x1a\x18\x5b\x18\x31\x18\x16\x18\x1e\x18\x14\x18\x22\
    \x18\x12\x03\x13\x18\x2f\x18\x26\x18\x10\x03\x11\x18\x28\x18\x59\x18\x2b\x18\x5a\x18\x2e\x18\x5c\x18\x45\x18\x41\
    \x18\x3d\x18\x39\x18\x39\x18\x35\x18\x3d\x18\x33\x03\x34\x18\x41\x03\x32\x18\x31\x18\x45\x18\x2f\x03\x30\x18\x47\
    \x18\x5e\x18\x49\x18\x5d\x18\x4b\x18\x5f\x11\x4d\x13\x4e\x03\x0e\x12\x4f\x10\x50\x12\x05\x11\x52\xff\0\x10\x55\xff\
    \0\x13\x53\x12\x54\xff\0\xff\0\x14\x05\xff\0\xff\0\xff\0\xff\0\x18\x58\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\x5c\0\0\0\0\0\0\x08\x26\x1a\x22\x1a\x1e\x16\x1a\x16\x1a\x1a\x28\x1e\x1e\x1e\x1a\x22\x22\x22\x1a\
    \x26\x26\x26\x1a\0\0\0\0\0\x5c\0\0\x45\x39\x41\x39\x3d\x35\x39\x35\x39\x39\x4b\x3d\x3d\x3d\x39\x41\x41\x41\x39\x45\
    \x45\x45\x39\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0c\x0d\x0a\x1a\0\x2c\0\x5e\x47\x39\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\
    \x54\x5c\xd4\x70\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\
    \x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x54\x54\x5c\xd4\x74\xb8\xfc\xf8\xf8\xfc\xf8\xfc\
    \xfc\xfc\xfc\xfc\x54\x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\
    \0\x01\0\x01\0\x01\x02\x03\x04\x01\x05\x01\x02\x03\x06\x05\x05\x01\x02\x07\x05\x01\x05\x01\x02\x08\x09\x01\x05\x01\
    \x02\x0a\x0b\x01\x05\x01\x02\x0c\x0d\x01\x05\x01\x0e\x03\x0f\x10\x11\x05\x02\x01\x07\x05\x05\x01\x02\x01\x02\x01\
    \x05\x01\x12\x01\x12\x01\x13\x01\x14\x01\x14\x01\x15\x01\x02\x03\x0f\x16\x05\x01\x0e\x03\x0f\x10\x17\x18\x02\x01\
    \x19\x16\x05\x01\x0e\x03\x0f\x10\x1a\x01\x13\x01\x13\x01\x13\x01\x1b\x1c\x04\x01\x05\x01\x1b\x1c\x06\x05\x05\x01\
    \x1b\x1d\x05\x01\x05\x01\x1b\x1e\x09\x01\x05\x01\x1b\x1f\x0b\x01\x05\x01\x1b\x20\x0d\x01\x05\x01\x21\x1c\x0f\x10\
    \x11\x05\x1b\x01\x1d\x05\x05\x01\x1b\x01\x1b\x01\x05\x01\x22\x01\x22\x01\x15\x01\x23\x01\x23\x01\x24\x01\x1b\x1c\
    \x0f\x16\x05\x01\x21\x1c\x0f\x10\x17\x18\x1b\x01\x25\x16\x05\x01\x21\x1c\x0f\x10\x1a\x01\x13\x01\x13\x01\x13\x01\
    \x1b\x1c\x04\x01\x05\x01\x1b\x1c\x06\x05\x05\x01\x1b\x1d\x05\x01\x05\x01\x1b\x1e\x09\x01\x05\x01\x1b\x1f\x0b\x01\
    \x05\x01\x1b\x20\x0d\x01\x05\x01\x21\x1c\x0f\x10\x11\x05\x1b\x01\x1d\x05\x05\x01\x1b\x01\x1b\x01\x05\x01\x22\x01\
    \x22\x01\x15\x01\x23\x01\x23\x01\x24\x01\x1b\x1c\x0f\x16\x05\x01\x21\x1c\x0f\x10\x17\x18\x1b\x01\x25\x16\x05\x01\
    \x21\x1c\x0f\x10\x1a\x01\
    \0\0\x07\0\x07\x02\0\0\0\0\0\0\x07\x01\0\x03\0\x07\x03\0\0\x05\0\x01\0\0\x01\0\x01\0\0\x05\0\x01\xff\0\0\x07\x01\
    \xff\0\0\x07\x03\0\0\x03\x01\x01\0\0\0\x07\x01\xfe\0\x01\xff\x01\0\0\0\x07\x01\xfd\0\x01\xfe\x01\0\0\0\x07\x07\0\0\
    \x05\0\x06\0\x04\x06\x01\x04\0\0\x07\0\x01\xff\0\0\x07\0\x08\0\0\x08\0\x08\0\0\x07\0\x09\0\0\x09\0\x09\0\x06\x01\
    \x01\0\0\x07\0\x08\xff\0\x08\0\x01\0\0\0\x07\x06\0\0\x07\0\x01\0\0\0\x08\x01\0\x03\0\x08\x03\0\0\0\x08\x01\xff\0\0\
    \x08\x03\0\0\0\x08\x01\xfe\0\0\x08\x01\xfd\0\0\x08\x07\0\0\0\x08\0\x09\0\0\x08\0\x0a\0\0\x0a\0\x0a\0\0\x08\x06\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x0f\x0f\x0f\x0f\x0f\x10\x10\x10\x10\x10\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x11\x12\x13\x14\x12\x15\x16\x12\x17\x17\x17\x17\x17\x17\x18\x18\x18\x18\
    \x18\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x19\x12\x19\x12\x1a\x1b\x1c\x1d\x1e\x1f\x1e\x20\x21\x22\x23\
    \x24\x25\x26\x27\x28\x29\x2a\x2b\x2c\x2d\x2e\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x15\x0b\x01\x16\x02\x15\x0f\x02\x15\x10\x01\x17\x02\x16\
    \x11\x02\x12\x12\0\0\0\0\0\0\0\0\0\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\x02\x15\x18\x01\x15\x01\x1d\x01\x1e\x02\
    \x15\x1b\0\0\0\0\x01\x1f\x01\x20\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\
    \x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x15\x0b\x01\x16\x02\x15\x0f\x02\x15\x10\x01\x17\x02\x16\x11\x02\x12\
    \x12\x01\x21\x01\x22\x01\x23\x01\x24\0\0\0\0\0\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\x02\x15\x18\x01\x15\x01\x1d\
    \x01\x1e\x02\x15\x1b\0\0\0\0\x01\x25\x01\x26\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x02\x15\x0b\x01\x16\x02\x15\x0f\x02\x15\x10\x01\x17\x02\x16\
    \x11\x02\x12\x12\0\0\0\0\x01\x27\x01\x28\x01\x29\x01\x2a\x01\x2b\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\x02\x15\
    \x18\x01\x15\x01\x1d\x01\x1e\x02\x15\x1b\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x18\x01\x02\x1e\x03\x04\x20\x04\x05\x25\x05\x01\x2b\
    \x02\x06\x2e\x05\x07\x30\x07\x07\x34\x02\x03\x3a\x03\x03\x3e\x03\x01\x3f\x03\x08\x30\x08\x08\x30\x09\x0a\x42\x0a\
    \x08\x30\x0b\x0b\x44\x0b\x08\x30\x0c\x08\x30\x06\x06\x2e\x07\x07\x48\x05\x05\x4c\x03\x0d\x3e\x0a\x0a\x42\x0c\x0c\
    \x42\x0c\x0c\x52\x0e\x0e\x14\x0e\x01\x18\xff\x0e\x04\x0e\x0e\x08\x0e\x0e\x0c\x0e\x0e\x10\x0f\x0f\x14\x0f\x01\x18\
    \xff\x0f\x04\x0f\x0f\x08\x0f\x0f\x0c\x0f\x0f\x10\x0f\x0f\x54\
    \xe0\x8f\0\0\0\x02\0\0\x08\0\0\x04\0\0\x01\0\x08\0\x10\0\0\xfe\xff\x7f\xe0\x8f\x20\0\0\x80\x10\x28\0\xf0\x27\0\xe0\
    \x87\0\xea\x9f\x3f\xfe\xbf\x7f\xfe\xbf\x3f\xfe\xff\x3f\xee\xdf\x3f\xe8\x87\0\xea\x9f\xbf\xfe\xef\x3f\0\0\x10\
    rtsp-URI/hier-part/authority/host/IPv6address/IP-literal/port/IPvFuture/pct-encoded/URI-rest/query/userinfo/path-ab\
    empty/reg-name/rtsps-URI/rtspu-URI/",
    words: &[
    // rows
    0, 6, 14, 18, 62, 28, 1, 3, 44, 67, 68, 2, 82, 80, 90, 65, 102, 53, 106, 56, 107, 23, 109, 60, 110, 113, 83, 99,
    114, 115, 5, 101, 116, 117, 139, 103, 120, 121, 143, 123, 124, 7, 125, 126, 111, 127, 128, 129, 92, 130, 95, 131,
    58, 132, 96, 133, 134, 79, 108, 135, 136, 158, 112, 138, 140, 160, 119, 141, 142, 164, 144, 145, 146, 147, 148, 149,
    157, 156, 159, 162, 161, 163, 165, 167, 166, 168, 4, 173, 169, 9, 32, 10, 8, 0, 24, 11,
    // edges
    16479, 0, 4, 74, 0, 4, 16477, 0, 28, 69, 0, 4, 68, 0, 4, 66, 0, 4, 47, 0, 4, 44, 0, 12, 41, 0, 28, 15, 0, 1, 9, 0,
    4, 16477, 0, 24, 12, 0, 8, 41, 0, 24, 16477, 0, 18, 41, 0, 18, 16473, 0, 4, 39, 0, 4, 38, 0, 4, 37, 0, 4, 35, 0, 4,
    16, 0, 4, 12, 0, 12, 16474, 0, 32, 42, 0, 32, 44, 0, 8, 10, 0, 0,
    // starts
    1, 76, 81,
    // call_list
    9, 0, 0, 65535, 26,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 191, base: 33, call_list: 180, calls: 1, check: 410, defaults: 806, edge_size: 3,
    edges: 96, fields: 6, first_skip: 86, groups: 1866, highs: 0, hot: 0, kinds: 1, layouts: 1014, mask_of: 287,
    mask_size: 3, masks: 383, moves: 1492, nesting: 128, nibbles: 902, note_of: 1493, note_shift: 47, notes: 1589,
    places: 1302, rows: 0, rules: 2064, set_size: 3, sets: 1998, shift: 16, skip_of: 95, starts: 177, states: 96,
    streams: 255, stretch_list: 185, stretches: 0, stride: 24, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `rtsp-URI` matches as a whole.
    ///
    /// ```text
    /// rtsp-URI = "rtsp" ":" URI-rest
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/rtsp.svg"))]
    ///
    /// For example `rtsp://media.example.com:554/twister/audiotrack`.
    Rtsp: table TABLE, kind 0, registers 9, secrets &[crate::Secret::AfterColon(1)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 4;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 5;
}

crate::__scheme! { Rtsp: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "rtsp", default_port: Some("554"), empty_path: None } }

/// How the fields of [`Rtsp`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RTSP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("rtsp://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    RtspBuilder of Rtsp by TEMPLATE_RTSP, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

crate::__typed! {
    /// A text that the rule `rtsps-URI` matches as a whole.
    ///
    /// ```text
    /// rtsps-URI = "rtsps" ":" URI-rest
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/rtsps.svg"))]
    ///
    /// For example `rtsps://media.example.com:322/twister`.
    Rtsps: table TABLE, kind 1, registers 9, secrets &[crate::Secret::AfterColon(1)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 4;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 5;
}

crate::__scheme! { Rtsps: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "rtsps", default_port: Some("322"), empty_path: None } }

/// How the fields of [`Rtsps`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RTSPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("rtsps://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    RtspsBuilder of Rtsps by TEMPLATE_RTSPS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

crate::__typed! {
    /// A text that the rule `rtspu-URI` matches as a whole.
    ///
    /// ```text
    /// rtspu-URI = "rtspu" ":" URI-rest
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/rtspu.svg"))]
    ///
    /// For example `rtspu://media.example.com:554/twister/audiotrack`.
    Rtspu: table TABLE, kind 2, registers 9, secrets &[crate::Secret::AfterColon(1)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 4;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 5;
}

crate::__scheme! { Rtspu: TABLE, kind 2, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "rtspu", default_port: Some("554"), empty_path: None } }

/// How the fields of [`Rtspu`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_RTSPU: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    lists: &[],
    always: 0b10101,
    pieces: &[Piece::Text("rtspu://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    RtspuBuilder of Rtspu by TEMPLATE_RTSPU, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "rtsp", scheme: true, grammar: "rfc7826", start: "rtsp-URI", table: &TABLE, kind: 0, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_RTSP), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "rtsp", default_port: Some("554"), empty_path: None } },
    crate::Kind { name: "rtsps", scheme: true, grammar: "rfc7826", start: "rtsps-URI", table: &TABLE, kind: 1, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_RTSPS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "rtsps", default_port: Some("322"), empty_path: None } },
    crate::Kind { name: "rtspu", scheme: true, grammar: "rfc7826", start: "rtspu-URI", table: &TABLE, kind: 2, fields: &["authority", "userinfo", "host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(1)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_RTSPU), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "rtspu", default_port: Some("554"), empty_path: None } },
];
