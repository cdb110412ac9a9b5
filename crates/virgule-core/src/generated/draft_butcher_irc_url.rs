// @generated from grammars/draft-butcher-irc-url.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `draft-butcher-irc-url`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 118 states (0 with direct code), 39 byte classes, 19 registers: 2894 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x03\x04\x05\x01\x01\x01\x01\x03\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0d\x0e\x0f\x0f\x0f\x0f\x10\x11\0\x12\0\
    \x13\x14\x15\x16\x17\x16\x18\x16\x07\x19\x1a\x07\x1b\x1c\x07\x1d\x1e\x07\x07\x1f\x20\x21\x22\x23\x24\x07\x07\x07\
    \x25\0\x26\0\x01\0\x15\x16\x17\x16\x18\x16\x07\x19\x1a\x07\x1b\x1c\x07\x1d\x1e\x07\x07\x1f\x20\x21\x22\x23\x24\x07\
    \x07\x07\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x06\x02\x01\0\
    \0\x05\x04\0\x03\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\x01\xff\xff\xff\
    \xff\xff\xff\xff\xff\x02\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x03\xff\xff\xff\xff\xff\xff\x04\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\x05\x05\x06\xff\xff\
    \0\0\0\0\0\0\0\x07\0\0\0\x05\x08\x06\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x06\x01\x02\x04\0\x01\x02\x04\0\x01\
    \x02\x04\0\x05\x05\x07\x05\x05\x05\x05\x07\x05\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x05\x05\x05\0\0\0\0\x04\0\x08\x04\x07\x07\0\x07\x07\0\x07\
    \0\x3c\0\0\0\0\x7c\0\0\0\0\xe0\0\0\0\0\xfc\0\0\0\0\xfc\xe0\x01\0\xea\x01\x06\xfe\x1f\x82\xfd\xe0\xff\x1f\xea\xfd\
    \xe7\xff\x1f\
    \xff\0\xff\0\xff\0\xff\0\xff\0\x05\x72\xff\0\x07\x72\xff\0\xff\0\xff\0\x0a\x20\x0b\x1f\x0c\x1d\x09\x06\x09\x07\x0e\
    \x1a\x0f\x1c\x12\x73\x10\x05\x08\x13\x15\x72\x16\x72\x17\x72\x18\x72\x19\x72\x1a\x72\x1b\x72\x1c\x72\x1d\x72\x1e\
    \x72\x1f\x72\x20\x72\x21\x72\x22\x72\x23\x72\x24\x72\x04\x80\x09\x96\x0e\x16\x27\x10\x27\x12\x09\x7a\x0a\x81\x0b\
    \x82\x0c\x83\x0d\x84\x0e\x84\x0f\x84\x10\x85\x0a\x1c\x0b\x1b\x0c\x19\x1a\x02\x15\x78\x16\x78\x17\x78\x18\x78\x17\
    \x04\x1f\x03\x03\x78\x04\x79\x05\x78\x06\x78\x27\x14\x02\x89\x09\x7a\x04\x8a\x27\x6c\x06\x8b\x25\x7d\x04\x25\x27\
    \x78\x10\x7b\x11\x78\x12\x78\x09\x7e\x1d\x3f\x17\x5e\x27\x12\x20\x39\x04\x66\x13\x8c\x10\x7f\x1d\x58\x09\x96\x04\
    \x64\x20\x45\x06\x98\x22\x32\x04\x2d\x05\x72\x06\x73\x10\x9a\x25\x7d\x04\x87\x27\x77\x14\x7c\x0b\x17\x0c\x15\x23\
    \x0b\x13\x99\x27\x89\x0e\x1e\x0f\x20\x04\x2a\x27\x75\x0e\x22\x0f\x24\x26\x0a\x06\x8e\x14\x88\x09\x7e\x04\x28\x06\
    \x92\x27\x6f\x27\x76\x27\x6d\x11\x27\x10\x7f\x17\x52\x27\x74\x27\x6e\x13\x8f\x27\x24\x27\x73\x27\x14\x13\x93\x27\
    \x10\x14\x97\x27\x86\x22\x4e\x27\x0e\x27\x20\x27\x1c\x27\x18\x08\x11\x27\x18\x27\x14\x27\x1c\x27\x71\x27\x12\x08\
    \x0f\x18\x34\x27\x20\x27\x10\x27\x24\x1a\x8d\x27\x70\x27\x0e\x27\x26\x27\x75\x27\x29\x27\x70\x27\x2b\x27\x71\x27\
    \x2e\x27\x73\x20\x31\x20\x33\x1f\x35\x1a\x90\x20\x38\x18\x3a\x1f\x3b\x18\x3d\x23\x3c\x1f\x3e\x13\x91\x18\x40\x21\
    \x41\x1f\x44\x1e\x43\x1b\x3e\x24\x42\x18\x46\x18\x49\x15\x54\x1f\x47\x23\x48\x1a\x94\x1f\x4a\x18\x50\x13\x95\x19\
    \x53\x20\x4d\x18\x57\x20\x4f\x1f\x51\x1d\x55\x1d\x56\x1c\x51\x18\x59\xff\0\x15\x60\x19\x5f\x08\x0c\x1e\x5c\x21\x5a\
    \x1b\x4a\x1f\x5d\x18\x63\x24\x5b\x1d\x61\x1d\x62\xff\0\x1c\x35\x1a\x69\x17\x6b\xff\0\x27\x65\xff\0\xff\0\x1f\x6a\
    \xff\0\x27\x74\x20\x04\xff\0\x27\x67\x27\x76\xff\0\xff\0\x27\x6e\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\x76\0\0\0\0\0\0\x24\x18\x20\x18\x1c\x14\x18\x14\x18\x18\x26\x1c\x1c\x1c\x18\x20\x20\x20\x18\x24\x24\
    \x24\x18\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0b\x09\x71\0\x70\0\0\0\x18\x18\
    \xa8\xfc\xf8\xf8\xf8\xf8\xf8\xfc\xfc\xfc\xf4\x50\x50\x54\xd4\x70\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\
    \0\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\
    \x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xf8\xf8\xf8\xfc\xfc\xfc\xf4\x50\x54\x54\xd4\x70\xa0\xf0\xf0\xf0\xf0\xf0\xf4\xf0\
    \xf0\xf0\xf0\x50\x50\x54\x50\x50\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\
    \0\x01\x02\x03\x04\x05\x06\x07\x07\x07\x07\0\x01\x02\x03\x04\x08\x09\x0a\x0b\x07\x07\0\x01\x02\x03\x04\x08\x09\x0a\
    \x0c\x0d\x07\0\x01\x02\x03\x04\x08\x09\x0a\x07\x0b\x07\0\x01\x02\x03\x04\x08\x09\x0a\x0e\x0f\x07\0\x01\x02\x03\x04\
    \x08\x09\x10\x11\x12\x13\0\x01\x02\x03\x04\x08\x14\x07\x07\x07\x07\x15\x16\x02\x03\x04\x05\x06\x07\x07\x07\x07\x15\
    \x16\x02\x03\x04\x08\x09\x0a\x0b\x07\x07\x15\x16\x02\x03\x04\x08\x09\x0a\x0c\x0d\x07\x15\x16\x02\x03\x04\x08\x09\
    \x0a\x07\x0b\x07\x15\x16\x02\x03\x04\x08\x09\x0a\x0e\x0f\x07\x15\x16\x02\x03\x04\x08\x09\x10\x11\x12\x13\x15\x16\
    \x02\x03\x04\x08\x14\x07\x07\x07\x07\
    \x03\0\x06\x03\0\x03\0\x06\x0d\0\x04\x0d\x01\x03\0\x05\x05\0\x03\0\0\x0b\0\x0c\0\x06\x0c\x01\x01\xff\0\x01\0\x01\0\
    \x02\0\0\0\0\x06\x0c\x01\x06\0\0\x0e\0\x0f\0\0\x0f\0\x01\0\0\x0f\x01\x01\0\0\x0f\x01\x08\0\0\x08\x01\x01\0\0\x07\0\
    \x01\0\0\x0f\x01\x07\xff\x11\x0f\0\x10\0\x07\x07\0\x08\0\x09\x09\0\x0a\0\0\x10\0\x01\0\0\x0e\0\x01\0\x03\0\x07\x03\
    \0\x03\0\x07\x0d\0\
    \0\x01\x07\x10\x01\x09\x11\
    \xff\0\x01\x02\x03\x04\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0c\x0c\x0c\x0c\x0c\x0d\x0d\x0d\x0d\x0d\x0c\x0c\x0c\x0c\
    \x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0e\x0f\x10\x11\x12\x12\x12\x13\x14\x12\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\
    \x1f\x20\x21\x1f\x20\x22\x1f\x23\x24\x25\x20\x26\x1f\x20\x21\x1f\x20\x27\x28\x18\x29\x18\x19\x1a\x2a\x2b\x2c\x2d\
    \x2d\x19\x2e\x1f\x23\x24\x25\x20\x26\x2b\x2c\x2d\x2d\x19\x2e\x2f\x12\x30\x31\x32\x33\x34\x35\x36\x37\x38\x39\x3a\
    \x3b\x3c\x3d\x3e\x3f\x40\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x02\x16\x17\x02\x18\x19\x01\x16\x01\x1a\x01\x1b\x01\
    \x1c\x01\x1d\x01\x17\x01\x19\x01\x1e\x01\x1f\x01\x20\x01\x21\x01\x22\x01\x23\x01\x24\x01\x25\x01\x26\x01\x27\x01\
    \x18\x01\x28\x01\x29\x01\x2a\x01\x2b\x01\x2c\x01\x2d\x02\x2e\x0e\x02\x12\x0f\0\0\0\0\x01\x2f\x01\x30\x01\x31\x02\
    \x32\x2f\x01\x33\x01\x34\x01\x35\x01\x36\x01\x37\x01\x38\x02\x39\x38\0\0\0\x01\x3a\x01\x3b\x01\x3c\x01\x06\x01\x07\
    \x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x3d\x01\x14\x01\x15\
    \x02\x16\x17\x02\x18\x19\x01\x16\x01\x1a\x01\x1b\x01\x3e\x01\x1d\x01\x17\x01\x19\x01\x1e\x01\x1f\x01\x20\x01\x21\
    \x01\x22\x01\x23\x01\x24\x01\x25\x01\x3f\x01\x27\x01\x18\x01\x28\x01\x29\x01\x2a\x01\x2b\x01\x2c\x01\x2d\x02\x2e\
    \x0e\x02\x12\x0f\x01\x40\x01\x41\x01\x42\x01\x43\x01\x2f\x01\x30\x01\x31\x02\x32\x2f\x01\x33\x01\x34\x01\x35\x01\
    \x36\x01\x44\x01\x38\x02\x39\x38\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x02\x03\x1c\x03\x04\x21\x04\x05\x25\x04\x06\x28\x06\x06\x2c\
    \x07\x02\x30\x02\x02\x34\x02\x05\x35\x02\x08\x28\x08\x08\x28\x09\x0a\x38\x0a\x0b\x28\x0b\x0b\x28\0\0\x3e\x0c\x0b\
    \x28\x0d\x0d\x04\x0e\x0e\x40\x0f\x0f\x40\x0e\x0e\x44\x0f\x0f\x48\x0e\x0e\x4c\x0e\x0e\x08\x0e\0\x53\x0d\x0f\x04\x0f\
    \x0f\x4c\x0f\x0f\x08\x0f\x0f\x54\x0f\x0c\x5b\x0f\x0f\x5c\x0f\x0f\x60\x0f\x0f\x64\x0f\x0f\x68\x0f\0\x53\x0d\x0e\x04\
    \x0e\x0c\x5b\x0e\x0e\x6c\x0e\x0e\x70\x0e\x0e\x74\x0e\x0e\x78\x10\x0b\x28\x01\x0b\x28\x05\x11\x7c\x06\x06\x80\x04\
    \x04\x84\x12\x0b\x88\x0a\x0a\x38\x09\x0b\x88\x0c\x0c\x8e\x0c\x0c\x92\x10\0\x97\x02\x13\x34\x01\x01\x98\x14\x14\x10\
    \x14\x14\x14\x14\x01\x18\x14\x14\x3e\x0e\x14\x53\x0f\x14\x53\xff\x14\x04\x14\x14\x08\x14\x14\x0c\x14\x14\x40\x10\
    \x14\x97\
    \0\xfc\xe1\x01\0\0\0\0\x04\0\0\0\0\x80\0\0\0\x80\0\0\0\0\x01\0\0\0\x02\0\0\0\xfa\xff\xf7\xff\x3f\0\xfc\xe1\x01\x08\
    \0\0\0\0\x40\0\x02\x01\0\0\0\xfc\xe0\x01\0\xea\xfd\xe7\xff\x1f\xfa\xff\xe7\xff\x3f\xfa\xff\xe7\xff\x1f\x92\xfd\xf0\
    \xff\x1f\xd6\xfd\xe8\xff\x1f\0\0\0\0\x01\0\0\x80\0\x04\0\0\0\x20\x01\0\0\0\x01\0\x40\0\x08\0\0\0\0\0\0\x08\0\0\x08\
    \0\0\0\0\0\0\x02\0\0\0\0\x10\0\0\0\x40\0\0\0\0\x08\0\0\0\0\x02\0\0\0\x20\0\0\0\0\0\x20\0\0\0\0\x10\0\0\xfe\0\0\0\0\
    \xfd\xe0\x01\0\xea\xfd\xe7\xff\x5f\x92\xfd\xf2\xff\x1f\xa0\0\xe4\xff\x1f\xf2\xfd\xe0\xff\x1f\xd2\xfd\xe8\xff\x1f\
    \x92\xfd\xf1\xff\x1f\
    ircURL/username/host/IPv6address/IP-literal/hostport/IPvFuture/location/pct-encoded/password/passtype/escaped/optio\
    ns/flags/enttype/hosttype/entity/port/authinfo/reg-name/ircsURL/",
    words: &[
    // rows
    0, 27, 28, 35, 3, 5, 6, 57, 65, 71, 103, 78, 83, 33, 85, 1, 94, 40, 95, 87, 96, 25, 98, 99, 67, 2, 100, 102, 12, 89,
    105, 106, 128, 93, 107, 110, 134, 111, 112, 91, 113, 114, 115, 116, 63, 117, 118, 121, 126, 55, 127, 119, 129, 104,
    135, 130, 48, 139, 133, 131, 141, 136, 149, 145, 137, 138, 142, 140, 146, 151, 147, 144, 152, 150, 108, 154, 153,
    97, 155, 158, 157, 164, 159, 156, 160, 161, 162, 163, 168, 165, 166, 167, 169, 172, 170, 173, 174, 175, 177, 178,
    171, 176, 179, 180, 181, 182, 185, 184, 29, 188, 183, 76, 109, 101, 0, 86, 82, 4, 77,
    // edges
    16502, 0, 256, 16501, 0, 256, 102, 0, 256, 44, 0, 768, 16495, 0, 1792, 13, 0, 1025, 8, 0, 256, 44, 0, 512, 16492, 0,
    512, 37, 0, 256, 36, 0, 256, 35, 0, 256, 33, 0, 256, 14, 0, 256, 16492, 0, 768, 16496, 0, 4, 40, 0, 4, 13, 0, 7,
    16500, 0, 2048, 100, 0, 2048, 47, 0, 6144, 16498, 0, 14336, 48, 0, 24576, 54, 0, 32, 16498, 1, 8224, 55, 0, 64,
    16498, 1, 8320, 75, 0, 128, 16498, 4, 8320, 76, 0, 16, 16498, 4, 8224, 44, 0, 8, 13, 0, 3, 47, 0, 4096, 16498, 0,
    12288, 16495, 0, 1536, 9, 0, 0,
    // starts
    1, 104,
    // call_list
    8, 0, 0, 65535, 36,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 214, base: 33, call_list: 232, calls: 1, check: 492, defaults: 948, edge_size: 3,
    edges: 119, fields: 11, first_skip: 108, groups: 1839, highs: 0, hot: 0, kinds: 1, layouts: 1179, mask_of: 333,
    mask_size: 5, masks: 452, moves: 1448, nesting: 128, nibbles: 1067, note_of: 1455, note_shift: 65, notes: 1574,
    places: 1333, rows: 0, rules: 2241, set_size: 5, sets: 2046, shift: 7, skip_of: 95, starts: 230, states: 119,
    streams: 255, stretch_list: 237, stretches: 0, stride: 39, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `ircURL` matches as a whole.
    ///
    /// ```text
    /// ircURL = "irc" "://" location "/" [entity] [flags] [options]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/irc.svg"))]
    ///
    /// For example `irc://irc.undernet.org/`.
    Irc: table TABLE, kind 0, registers 19, secrets &[crate::Secret::AfterColon(0)],
    checks [];
    /// The `authinfo`.
    ///
    /// ```text
    /// authinfo = [username] [":" password]
    /// ```
    maybe authinfo = 0;
    /// The `username`.
    ///
    /// ```text
    /// username = *(escaped / unreserved)
    /// ```
    maybe username = 1;
    /// The `password`.
    ///
    /// ```text
    /// password = *(escaped / unreserved) [";" passtype]
    /// ```
    maybe password = 2;
    /// The `passtype`.
    ///
    /// ```text
    /// passtype = *(escaped / unreserved)
    /// ```
    maybe passtype = 3;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 4;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 5;
    /// The `entity`.
    ///
    /// ```text
    /// entity = ["#"] *(escaped / unreserved)
    /// ```
    always entity = 6;
    /// The `flags`.
    ///
    /// ```text
    /// flags = ("," enttype ["," hosttype]) / ("," hosttype ["," enttype])
    /// ```
    maybe flags = 7;
    /// The `enttype`.
    ///
    /// ```text
    /// enttype = "isuser" / "ischannel"
    /// ```
    maybe enttype = 8;
    /// The `hosttype`.
    ///
    /// ```text
    /// hosttype = "isserver" / "isnetwork"
    /// ```
    maybe hosttype = 9;
    /// The `options`.
    ///
    /// ```text
    /// options = "?" option *("&" option)
    /// ```
    maybe options = 10;
}

crate::__scheme! { Irc: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "irc", default_port: None, empty_path: None } }

/// How the fields of [`Irc`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRC: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authinfo", "username", "password", "passtype", "host", "port", "entity", "flags", "enttype", "hosttype", "options"],
    lists: &[],
    always: 0b1010000,
    pieces: &[Piece::Text("irc://"), Piece::Group(15, 9), Piece::Outer(0, 7), Piece::Field(1), Piece::Group(12, 5),
    Piece::Text(":"), Piece::Outer(2, 3), Piece::Group(8, 2), Piece::Text(";"), Piece::Field(3), Piece::Text("@"),
    Piece::Field(4), Piece::Group(32, 2), Piece::Text(":"), Piece::Field(5), Piece::Text("/"), Piece::Field(6),
    Piece::Group(128, 1), Piece::Field(7), Piece::Group(1024, 1), Piece::Field(10)],
};

crate::__builder! {
    IrcBuilder of Irc by TEMPLATE_IRC, states [];
    optional authinfo = 0;
    optional username = 1;
    optional password = 2;
    optional passtype = 3;
    optional host = 4;
    optional port = 5;
    optional entity = 6;
    optional flags = 7;
    optional options = 10;
}

crate::__typed! {
    /// A text that the rule `ircsURL` matches as a whole.
    ///
    /// ```text
    /// ircsURL = "ircs" "://" location "/" [entity] [flags] [options]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ircs.svg"))]
    ///
    /// For example `ircs://irc.undernet.org/`.
    Ircs: table TABLE, kind 1, registers 19, secrets &[crate::Secret::AfterColon(0)],
    checks [];
    /// The `authinfo`.
    ///
    /// ```text
    /// authinfo = [username] [":" password]
    /// ```
    maybe authinfo = 0;
    /// The `username`.
    ///
    /// ```text
    /// username = *(escaped / unreserved)
    /// ```
    maybe username = 1;
    /// The `password`.
    ///
    /// ```text
    /// password = *(escaped / unreserved) [";" passtype]
    /// ```
    maybe password = 2;
    /// The `passtype`.
    ///
    /// ```text
    /// passtype = *(escaped / unreserved)
    /// ```
    maybe passtype = 3;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 4;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 5;
    /// The `entity`.
    ///
    /// ```text
    /// entity = ["#"] *(escaped / unreserved)
    /// ```
    always entity = 6;
    /// The `flags`.
    ///
    /// ```text
    /// flags = ("," enttype ["," hosttype]) / ("," hosttype ["," enttype])
    /// ```
    maybe flags = 7;
    /// The `enttype`.
    ///
    /// ```text
    /// enttype = "isuser" / "ischannel"
    /// ```
    maybe enttype = 8;
    /// The `hosttype`.
    ///
    /// ```text
    /// hosttype = "isserver" / "isnetwork"
    /// ```
    maybe hosttype = 9;
    /// The `options`.
    ///
    /// ```text
    /// options = "?" option *("&" option)
    /// ```
    maybe options = 10;
}

crate::__scheme! { Ircs: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ircs", default_port: None, empty_path: None } }

/// How the fields of [`Ircs`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRCS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authinfo", "username", "password", "passtype", "host", "port", "entity", "flags", "enttype", "hosttype", "options"],
    lists: &[],
    always: 0b1010000,
    pieces: &[Piece::Text("ircs://"), Piece::Group(15, 9), Piece::Outer(0, 7), Piece::Field(1), Piece::Group(12, 5),
    Piece::Text(":"), Piece::Outer(2, 3), Piece::Group(8, 2), Piece::Text(";"), Piece::Field(3), Piece::Text("@"),
    Piece::Field(4), Piece::Group(32, 2), Piece::Text(":"), Piece::Field(5), Piece::Text("/"), Piece::Field(6),
    Piece::Group(128, 1), Piece::Field(7), Piece::Group(1024, 1), Piece::Field(10)],
};

crate::__builder! {
    IrcsBuilder of Ircs by TEMPLATE_IRCS, states [];
    optional authinfo = 0;
    optional username = 1;
    optional password = 2;
    optional passtype = 3;
    optional host = 4;
    optional port = 5;
    optional entity = 6;
    optional flags = 7;
    optional options = 10;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "irc", scheme: true, grammar: "draft-butcher-irc-url", start: "ircURL", table: &TABLE, kind: 0, fields: &["authinfo", "username", "password", "passtype", "host", "port", "entity", "flags", "enttype", "hosttype", "options"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(0)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_IRC), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "irc", default_port: None, empty_path: None } },
    crate::Kind { name: "ircs", scheme: true, grammar: "draft-butcher-irc-url", start: "ircsURL", table: &TABLE, kind: 1, fields: &["authinfo", "username", "password", "passtype", "host", "port", "entity", "flags", "enttype", "hosttype", "options"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(0)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_IRCS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ircs", default_port: None, empty_path: None } },
];
