// @generated from grammars/mongodb.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `mongodb`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 85 states (0 with direct code), 32 byte classes, 7 registers: 1920 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x02\x03\x04\x01\x01\x01\x01\x01\x05\x01\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x0f\x0f\x10\x01\0\x11\0\
    \x12\x13\x14\x15\x16\x17\x14\x18\x19\x01\x01\x01\x01\x01\x1a\x1b\x1c\x01\x01\x01\x01\x01\x01\x1d\x01\x01\x01\x01\
    \x1e\0\x1f\0\x01\0\x14\x15\x16\x17\x14\x18\x19\x01\x01\x01\x01\x01\x1a\x1b\x1c\x01\x01\x01\x01\x01\x01\x1d\x01\x01\
    \x01\x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\x05\0\x04\0\x02\x03\x02\x01\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\xff\xff\xff\xff\xff\xff\xff\xff\x02\x02\x02\
    \xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\x02\x02\xff\xff\xff\xff\0\0\0\0\x02\x02\xff\xff\x03\x03\x03\0\0\0\xff\
    \x02\x02\xff\x03\x03\0\0\0\x03\x03\0\0\0\x03\x02\0\x04\xff\xff\x05\xff\x06\xff\xff\xff\
    \0\0\0\0\0\0\0\0\0\0\0\x07\x06\0\x07\x09\x02\x0a\x07\x06\x06\0\x06\0\0\x06\x05\x01\x05\x06\x06\0\x02\x06\x06\0\x06\
    \0\0\x06\x01\x05\x06\x02\x06\x08\x05\x01\x05\0\x04\x05\x06\x0a\x05\x01\x05\x05\x01\x05\x08\x03\0\x06\x01\x05\x05\
    \x04\x05\x04\x05\0\x03\0\0\0\0\x09\x07\0\0\0\x0a\0\x08\x08\
    \0\x1f\0\0\0\x3e\0\0\0\x3f\0\0\0\xf0\0\0\0\xff\0\0\0\xff\xf0\x01\x56\0\x02\x3e\x76\xff\xf3\x3f\x72\xff\xfb\x3f\xe6\
    \xff\xfd\x3f\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\x03\x34\x04\x35\x08\x24\x09\x24\x0a\x25\x0b\x24\x0c\x24\x0d\x26\x0e\x24\x0f\
    \x24\x05\x0e\x03\x5a\x07\x0f\x07\x0a\x14\x24\x15\x24\x16\x24\x17\x24\x18\x24\x17\x07\x05\x0e\x10\x61\x07\x0f\x12\
    \x11\x13\x62\x08\x33\x09\x33\x0a\x33\x0b\x3d\x20\x52\x05\x5d\x10\x20\x07\x5e\x12\x11\x05\x5d\x1e\0\x07\x5e\x0d\x28\
    \x0e\x29\x0f\x29\x20\x59\x10\x2b\x08\0\x12\x5f\x0a\0\x1e\0\x0c\0\x12\x5f\x03\x0c\x20\x3e\x0d\x32\x0e\x33\x0f\x33\
    \x03\x16\x1a\x02\x1e\0\x20\x1c\x03\x57\x18\0\x1c\x03\x03\x1e\x20\x38\x03\x19\x0e\x1b\x0f\x1c\x0e\x2f\x0f\x30\x0e\
    \x37\x0f\x38\x20\x29\x03\x1d\x05\x0e\x12\x11\x07\x0f\x0d\x3a\x1e\x0d\x0d\x40\x20\x4b\x13\x58\x0b\x48\x1e\x17\x20\
    \x1a\x20\x4c\x20\x2e\x12\x11\x20\x36\x20\x56\x1e\x5b\x05\x0e\x20\x50\x07\x0f\x20\x4e\x0d\x43\x20\x39\x0d\x45\x20\
    \x38\x0b\x4a\x03\x18\x1b\x04\x20\x4f\x20\x49\x12\x11\x0e\0\x0f\0\x1c\x06\x19\x05\x10\x09\x15\x08\x07\x0b\x20\x13\
    \x20\x4b\x20\x42\xff\0\x20\x41\x20\x51\x1f\x1f\x1d\x14\x20\x60\x10\x5c\xff\0\x1d\x22\x20\x21\xff\0\xff\0\x20\x27\
    \x20\x1c\x20\x4d\x20\x29\x20\x2a\x20\x2c\x20\x4c\x20\x53\x20\x4d\x16\0\x1f\x31\x10\x20\x20\x4e\x20\x33\x20\x4f\x20\
    \x50\x20\x54\x20\x39\x20\x3b\x11\x52\x20\x3e\x20\x3f\x20\x41\x20\x42\x20\x44\x20\x55\x20\x3e\x06\x2d\x20\x52\x20\
    \x46\x20\x47\x20\x49\x20\x60\x20\x49\x06\x3c\x20\x54\x20\x55\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\x13\0\0\x21\0\x4e\0\x2c\0\0\0\0\0\0\0\x3e\x3e\x3e\0\0\x49\0\0\0\0\0\x24\x24\0\x3e\x3e\0\0\0\
    \0\x49\x30\x49\x49\x3e\x3e\0\0\0\x38\x36\x49\x3b\x49\0\x3e\x4e\0\x41\x36\x49\x42\x49\x41\x36\x44\x49\0\x46\x0b\x0e\
    \x0f\x27\x35\x12\x14\x4f\x22\x15\x23\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x50\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\
    \x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x54\xd4\x7c\xb8\xfc\xf8\xf8\xf8\xf8\xfc\
    \xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\
    \0\x01\x02\x02\0\x01\x03\x04\x02\x02\x02\x02\x05\x06\x02\x02\0\x01\x07\x02\x08\x06\x02\x02\0\x01\x09\x0a\
    \x03\0\x0a\x03\0\x04\x03\x01\x04\0\x02\0\0\0\0\x05\x05\0\x01\xff\0\x01\0\x01\0\x06\0\x0a\x06\0\x04\x06\x01\x04\0\0\
    \x05\0\x01\0\0\0\x0a\x06\0\x05\x05\0\x06\xff\0\x06\0\x01\0\
    \0\x01\x03\x06\x01\x06\x03\
    \xff\0\x01\x02\x03\x01\x04\x05\x06\x07\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0b\x0f\x10\x11\x12\x0a\x13\x14\x15\x15\x15\
    \x16\x17\x18\x19\x1a\x10\x11\x1b\x1c\x1d\x1a\x15\x15\x1a\x19\x1a\x1e\x1f\x1f\x1f\x18\x15\x15\x20\x21\x1f\x1f\x1f\
    \x1f\x1f\x1f\x1e\x22\x23\x1a\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x24\x25\x26\x27\x28\x29\x2a\x2b\x2c\x2d\x2e\x2f\x2e\x30\
    \x30\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x02\x09\x0a\x01\x0b\x01\x0c\x01\x0d\x02\x0e\
    \x0f\x01\x10\x02\x11\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x09\x02\x16\x17\x01\x18\x01\x0a\x01\x19\x01\x0f\x01\
    \x11\x01\x1a\x01\x1b\x01\x1c\x01\x1d\x01\x17\x01\x1e\x01\x1f\x02\x16\x20\x02\x16\x21\x01\x22\x01\x23\x01\x21\x01\
    \x20\x02\x24\x25\x01\x26\x01\x27\x01\x16\x01\x28\x01\x25\x01\x29\x01\x2a\x01\x2b\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\0\x20\0\x01\x24\x01\x02\x28\x03\x02\x28\x04\x05\x2c\0\
    \x04\x24\x06\x07\x32\x08\x01\x34\x03\x09\x38\x06\x0a\x3e\x02\x02\x28\x0b\x0c\x28\x05\x0b\x41\x04\x02\x28\x07\x0d\
    \x28\x01\x01\x34\x09\x09\x46\x0e\x02\x28\x0b\0\x4b\x0d\x0d\x28\x0d\x0d\x4c\x0d\x0d\x50\x0c\x0c\x54\x0f\x02\x28\x0f\
    \x0a\x3c\x09\x09\x5a\x09\0\x5f\x09\0\x47\x09\0\x5b\x01\x01\x60\x03\0\x67\x04\x01\x66\x07\x07\x32\x0e\x0e\x68\x0c\
    \x0c\x6c\x0f\x0f\x72\x0b\x0b\x74\
    \0\xff\xf1\x01\0\0\0\x04\0\0\0\x10\0\0\0\x08\0\0\0\x02\0\0\x80\0\0\0\x20\0\0\0\x01\0\x80\0\0\0\x5e\xff\xf2\x7f\0\
    \xff\xf0\x01\0\xff\xf1\x21\x7a\xff\xff\x3f\x5e\xff\xfa\x3f\0\xfe\0\0\xee\xff\xfd\x3f\0\0\0\x80\xa0\xff\x04\0\xa0\0\
    \x05\0\0\xea\xf0\0\0\xff\xb0\x01\x76\xff\xf3\x3f\xa0\x3f\x04\0\xa0\0\x04\0\x5e\xff\xfb\x3f\xfe\xff\xf7\x3f\xee\xff\
    \xff\x3f\x40\xff\xf0\x01\xfe\xff\xff\x3f\x76\xff\xf3\xbf\
    mongodb-uri/name-char/pct-encoded/server/host/IPv6address/rest/auth-database/userinfo/port/option-char/IP-literal/I\
    PvFuture/db-octet/option/options/",
    words: &[
    // rows
    0, 34, 37, 77, 86, 82, 2, 92, 96, 12, 107, 51, 83, 93, 56, 60, 55, 14, 63, 84, 88, 90, 95, 97, 0, 98, 99, 30, 101,
    102, 103, 108, 57, 104, 105, 109, 106, 40, 117, 110, 43, 111, 112, 59, 113, 114, 115, 67, 116, 125, 23, 118, 119,
    73, 35, 69, 120, 121, 85, 122, 123, 124, 72, 126, 87, 127, 128, 74, 129, 91, 130, 1, 131, 89, 94, 11, 21, 100, 65,
    132, 31, 151, 3, 158, 133, 134,
    // edges
    16461, 0, 4, 24, 0, 4, 18, 0, 2, 16463, 0, 8, 29, 0, 8, 13, 1, 0, 43, 4, 0, 14, 1, 0, 15, 1, 0, 17, 1, 0, 73, 1, 0,
    16, 0, 8, 18, 0, 8, 21, 0, 0, 35, 0, 0,
    // call_list
    13, 0, 0, 65535, 13, 23, 0, 0, 65535, 14,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 181, base: 33, call_list: 131, calls: 2, check: 393, defaults: 775, edge_size: 3,
    edges: 86, fields: 4, first_skip: 75, groups: 1238, highs: 0, hot: 0, kinds: 1, layouts: 957, mask_of: 267,
    mask_size: 4, masks: 353, moves: 1040, nesting: 128, nibbles: 861, note_of: 1047, note_shift: 0, notes: 1133,
    places: 985, rows: 0, rules: 1490, set_size: 4, sets: 1370, shift: 0, skip_of: 95, starts: 131, states: 86, streams:
    255, stretch_list: 141, stretches: 0, stride: 32, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `mongodb-uri` matches as a whole.
    ///
    /// ```text
    /// mongodb-uri = "mongodb://" [userinfo "@"] server *("," server) rest
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/mongodb.svg"))]
    ///
    /// For example `mongodb://localhost`.
    MongoDb: table TABLE, kind 0, registers 7, secrets &[crate::Secret::Whole(1), crate::Secret::Whole(5), crate::Secret::Whole(19)], parameters PARAMETERS_MONGODB,
    checks [(parameters PARAMETERS_MONGODB)];
    /// The `username`.
    ///
    /// ```text
    /// username = 1*name-char
    /// ```
    maybe username = 0;
    /// The `password`.
    ///
    /// ```text
    /// password = *name-char
    /// ```
    maybe password = 1;
    /// The `auth-database`.
    ///
    /// ```text
    /// auth-database = 1*(unreserved / db-octet / ":" / "@" / "!" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=")
    /// ```
    maybe auth_database = 2;
    /// The `options`.
    ///
    /// ```text
    /// options = [option *("&" option)]
    /// ```
    maybe options = 3;
}

crate::__scheme! { MongoDb: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "mongodb", default_port: Some("27017"), empty_path: None } }

/// Reports the items of the list `server`.
#[rustfmt::skip]
pub static OCCURRENCES_MONGODB_SERVER: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 6, states: 5, next: &[0, 0,
    0, 0, 0, 0, 1, 1, 2, 4, 1, 3, 5, 6, 2, 0, 0, 0, 3, 7, 8, 9, 2, 0, 4, 4, 4, 4, 4, 0], edges: &[(3, 2), (1, 2), (2,
    5), (1, 5), (4, 5)], ends: &[0, 0, 0, 9, 0], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `host`.
#[rustfmt::skip]
pub static OCCURRENCES_MONGODB_HOST: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 3, 4, 4, 5, 6, 7, 8, 9, 9, 9, 10, 0, 0, 0, 0, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 14, states: 18, next:
    &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 4, 18, 0, 2, 18, 18, 18, 18, 18,
    18, 18, 0, 0, 19, 0, 3, 20, 21, 3, 3, 3, 3, 3, 3, 3, 22, 23, 4, 0, 24, 20, 21, 24, 24, 24, 24, 24, 24, 24, 25, 23,
    19, 0, 3, 0, 0, 3, 8, 8, 8, 8, 9, 10, 0, 0, 4, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 7, 20, 21, 7, 7, 7, 7,
    7, 7, 7, 25, 23, 0, 0, 3, 26, 27, 10, 10, 10, 10, 10, 10, 10, 0, 28, 4, 0, 3, 26, 27, 10, 10, 10, 10, 12, 13, 13, 0,
    28, 4, 0, 3, 26, 27, 13, 13, 13, 13, 13, 13, 13, 0, 28, 4, 0, 0, 4, 1, 11, 11, 11, 11, 11, 11, 11, 0, 6, 0, 0, 3,
    26, 27, 13, 13, 13, 13, 14, 15, 15, 0, 28, 4, 0, 3, 26, 27, 15, 15, 15, 15, 15, 15, 15, 0, 28, 4, 0, 3, 26, 27, 15,
    15, 16, 17, 17, 17, 17, 0, 28, 4, 0, 3, 26, 27, 17, 17, 17, 17, 17, 17, 17, 0, 28, 4, 0, 3, 26, 27, 17, 17, 17, 17,
    17, 3, 3, 0, 28, 4, 0, 3, 26, 27, 3, 3, 3, 3, 3, 3, 3, 0, 28, 4, 0], edges: &[(3, 2), (1, 2), (4, 5), (1, 5), (5,
    9), (6, 5), (7, 2), (11, 5), (4, 13), (1, 13), (6, 13)], ends: &[0, 0, 0, 17, 17, 0, 0, 17, 13, 13, 13, 0, 13, 13,
    13, 13, 13, 13], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 0, 2, 0, 255, 1, 0, 1, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `port`.
#[rustfmt::skip]
pub static OCCURRENCES_MONGODB_PORT: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 6, 7, 8, 9, 10, 10, 10, 11, 0, 0, 0, 0, 12, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 14, states: 15,
    next: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 5, 3, 3, 2, 1, 2, 3, 3, 3, 3,
    3, 3, 3, 0, 0, 0, 3, 2, 2, 1, 3, 3, 3, 3, 3, 3, 3, 4, 5, 0, 3, 2, 0, 0, 3, 15, 15, 15, 15, 16, 17, 0, 0, 0, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 3, 2, 18, 19, 8, 8, 8, 8, 8, 8, 8, 0, 20, 0, 3, 2, 18, 19, 8, 8, 8, 8, 9, 10, 10,
    0, 20, 0, 3, 2, 18, 19, 10, 10, 10, 10, 10, 10, 10, 0, 20, 0, 3, 2, 18, 19, 10, 10, 10, 10, 11, 12, 12, 0, 20, 0, 3,
    2, 18, 19, 12, 12, 12, 12, 12, 12, 12, 0, 20, 0, 3, 2, 18, 19, 12, 12, 13, 14, 14, 14, 14, 0, 20, 0, 3, 2, 18, 19,
    14, 14, 14, 14, 14, 14, 14, 0, 20, 0, 3, 2, 18, 19, 14, 14, 14, 14, 14, 3, 3, 0, 20, 0, 3, 2, 18, 19, 3, 3, 3, 3, 3,
    3, 3, 0, 20, 0], edges: &[(6, 2), (7, 2), (8, 2), (2, 5), (1, 5), (5, 5)], ends: &[0, 0, 0, 0, 0, 0, 9, 9, 9, 9, 9,
    9, 9, 9, 9], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    MongoDb:
    /// The occurrences of `server`, from the first to the last.
    ///
    /// ```text
    /// server = host [":" port]
    /// ```
    server = OCCURRENCES_MONGODB_SERVER;
    /// The occurrences of `host`, from the first to the last.
    ///
    /// ```text
    /// host = IP-literal / hostname
    /// ```
    host = OCCURRENCES_MONGODB_HOST;
    /// The occurrences of `port`, from the first to the last.
    ///
    /// ```text
    /// port = %x31-39 *3DIGIT
    ///      / %x31-35 4DIGIT
    ///      / "6" %x30-34 3DIGIT
    ///      / "65" %x30-34 2DIGIT
    ///      / "655" %x30-32 DIGIT
    ///      / "6553" %x30-35
    /// ```
    port = OCCURRENCES_MONGODB_PORT;
}

/// The parameters of `options`.
#[rustfmt::skip]
pub static PARAMETERS_MONGODB: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 3, separator: b'&', ignore_case: true, names: &[
        crate::__derive::KnownParameter { key: "authMechanism", name: "authMechanism", several: false },
        crate::__derive::KnownParameter { key: "authMechanismProperties", name: "authMechanismProperties", several: false },
        crate::__derive::KnownParameter { key: "authSource", name: "authSource", several: false },
        crate::__derive::KnownParameter { key: "appName", name: "appName", several: false },
        crate::__derive::KnownParameter { key: "compressors", name: "compressors", several: false },
        crate::__derive::KnownParameter { key: "connectTimeoutMS", name: "connectTimeoutMS", several: false },
        crate::__derive::KnownParameter { key: "directConnection", name: "directConnection", several: false },
        crate::__derive::KnownParameter { key: "loadBalanced", name: "loadBalanced", several: false },
        crate::__derive::KnownParameter { key: "maxPoolSize", name: "maxPoolSize", several: false },
        crate::__derive::KnownParameter { key: "readConcernLevel", name: "readConcernLevel", several: false },
        crate::__derive::KnownParameter { key: "readPreference", name: "readPreference", several: false },
        crate::__derive::KnownParameter { key: "readPreferenceTags", name: "readPreferenceTags", several: true },
        crate::__derive::KnownParameter { key: "replicaSet", name: "replicaSet", several: false },
        crate::__derive::KnownParameter { key: "retryWrites", name: "retryWrites", several: false },
        crate::__derive::KnownParameter { key: "tls", name: "tls", several: false },
        crate::__derive::KnownParameter { key: "tlsCertificateKeyFile", name: "tlsCertificateKeyFile", several: false },
        crate::__derive::KnownParameter { key: "tlsCertificateKeyFilePassword", name: "tlsCertificateKeyFilePassword", several: false },
        crate::__derive::KnownParameter { key: "w", name: "w", several: false },
    ],
};

crate::__parameters! {
    MongoDb: PARAMETERS_MONGODB, TABLE;
    /// The value of the parameter `authMechanism` of `options`.
    once authmechanism = "authMechanism";
    /// The value of the parameter `authMechanismProperties` of `options`.
    once authmechanismproperties = "authMechanismProperties";
    /// The value of the parameter `authSource` of `options`.
    once authsource = "authSource";
    /// The value of the parameter `appName` of `options`.
    once appname = "appName";
    /// The value of the parameter `compressors` of `options`.
    once compressors = "compressors";
    /// The value of the parameter `connectTimeoutMS` of `options`.
    once connecttimeoutms = "connectTimeoutMS";
    /// The value of the parameter `directConnection` of `options`.
    once directconnection = "directConnection";
    /// The value of the parameter `loadBalanced` of `options`.
    once loadbalanced = "loadBalanced";
    /// The value of the parameter `maxPoolSize` of `options`.
    once maxpoolsize = "maxPoolSize";
    /// The value of the parameter `readConcernLevel` of `options`.
    once readconcernlevel = "readConcernLevel";
    /// The value of the parameter `readPreference` of `options`.
    once readpreference = "readPreference";
    /// The values of the parameter `readPreferenceTags` of `options`.
    list readpreferencetags = "readPreferenceTags";
    /// The value of the parameter `replicaSet` of `options`.
    once replicaset = "replicaSet";
    /// The value of the parameter `retryWrites` of `options`.
    once retrywrites = "retryWrites";
    /// The value of the parameter `tls` of `options`.
    once tls = "tls";
    /// The value of the parameter `tlsCertificateKeyFile` of `options`.
    once tlscertificatekeyfile = "tlsCertificateKeyFile";
    /// The value of the parameter `tlsCertificateKeyFilePassword` of `options`.
    once tlscertificatekeyfilepassword = "tlsCertificateKeyFilePassword";
    /// The value of the parameter `w` of `options`.
    once w = "w";
}

/// How the fields of [`MongoDb`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_MONGODB: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["username", "password", "auth-database", "options", "server", "host", "port"],
    lists: &[&OCCURRENCES_MONGODB_SERVER, &OCCURRENCES_MONGODB_HOST, &OCCURRENCES_MONGODB_PORT],
    always: 0b0,
    pieces: &[Piece::Text("mongodb://"), Piece::Group(3, 5), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"),
    Piece::Field(1), Piece::Text("@"), Piece::Item(4), Piece::Repeat(16, 0, 2), Piece::Text(","), Piece::Item(4),
    Piece::Group(4, 3), Piece::Text("/"), Piece::Group(4, 1), Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"),
    Piece::Field(3)],
};

crate::__builder! {
    MongoDbBuilder of MongoDb by TEMPLATE_MONGODB, states [];
    optional username = 0;
    optional password = 1;
    optional auth_database = 2;
    optional options = 3;
    list server = 4;
    list host = 5;
    list port = 6;
}
/// 39 states (0 with direct code), 26 byte classes, 9 registers: 1152 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x02\x03\x04\x01\x01\x01\x01\x05\x06\x01\x01\x07\x08\x09\x0a\x09\x08\x0b\x09\x09\x09\x09\x0c\x01\0\x0d\0\
    \x0e\x0f\x09\x10\x11\x12\x09\x08\x13\x01\x01\x01\x01\x01\x14\x15\x16\x01\x01\x17\x18\x01\x01\x19\x01\x01\x01\x01\0\
    \0\0\0\x01\0\x09\x10\x11\x12\x09\x08\x13\x01\x01\x01\x01\x01\x14\x15\x16\x01\x01\x17\x18\x01\x01\x19\x01\x01\x01\
    \x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\0\0\x03\x02\0\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\x02\xff\x03\xff\x04\x05\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\x01\0\x03\x02\x01\0\x01\x01\x01\x01\0\0\x01\x01\x01\x01\x03\x01\x02\x02\0\0\x02\
    \x03\
    \0\x0f\x07\0\x36\x2f\xff\x03\xe6\xdf\xff\x03\
    \xff\0\x01\x24\xff\0\x03\x15\x04\x24\x05\x24\x06\x24\x05\x09\x07\x0e\x03\x1f\x04\x20\xff\0\x0c\x24\x0d\x24\x0e\x12\
    \x0f\x24\x0c\x0d\x03\x29\x03\x2b\x13\x24\x14\x24\x15\x24\x16\x24\x17\x24\x18\x24\x19\x24\x08\x19\x09\x19\x0a\x1a\
    \x0b\x1b\x03\x10\x03\x16\x1a\x27\x03\x18\x10\x19\x11\x19\x12\x19\x07\x2e\x03\x2d\x0c\x2f\x1a\x28\x1a\x2a\x0f\x31\
    \x0f\x32\x0e\x30\x08\0\x03\x17\x0a\0\x16\x03\x14\x02\x10\x08\x13\x05\x15\x04\x1a\x22\x1a\x23\x16\x06\x1a\x26\x12\
    \x07\x07\x0f\xff\0\x18\x0a\x1a\x2c\xff\0\x17\x0b\x1a\x14\x11\0\x19\x0c\xff\0\x1a\x22\x1a\x25\x1a\x1c\x1a\x1d\x1a\
    \x1e\x1a\x24\x0e\x33\x1a\x23\x1a\x25\x0d\x27\x1a\x26\x1a\x21\x1a\x27\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\
    \0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x19\0\0\0\0\0\0\0\0\x19\x19\0\0\0\0\0\0\x26\0\x11\x20\0\x25\
    \xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x50\x5c\xd4\x70\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x54\xd4\x7c\xb8\xfc\xf8\xf8\xf8\xf8\xfc\xfc\
    \xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\
    \0\x01\x02\x02\x03\0\x01\x04\x05\x06\x02\x02\x02\x02\x07\0\x01\x08\x02\x06\x09\x01\x02\x02\x0a\0\x01\x0b\x0c\x06\
    \x03\0\x0e\x03\0\x04\x03\x01\x04\0\x02\0\0\0\0\0\x06\0\x01\xff\x05\x07\x01\x01\xff\0\x01\0\x01\0\0\x06\0\x07\0\0\0\
    \x0e\x01\0\0\x07\x01\x01\0\0\0\x0e\x03\0\0\x06\0\x01\0\x05\x07\x01\x05\0\0\x08\0\x01\0\
    \0\
    \xff\0\x01\x02\x03\x01\x04\x05\x06\x07\x08\x09\x0a\x0b\x0b\x0c\x0d\x0e\x0f\x0c\x10\x11\x12\x13\x12\x14\x15\x16\x17\
    \x17\x17\x18\x19\x17\x1a\x1b\x1c\x1d\x1e\x1f\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x02\x0d\x0d\
    \x01\x0e\x01\x0f\x02\x10\x10\x01\x11\x01\x0d\x01\x12\x01\x13\x01\x14\x01\x15\x01\x10\x01\x16\x01\x17\x02\x18\x19\
    \x01\x1a\x01\x1b\x01\x1c\x01\x19\x01\x1d\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\0\x20\0\0\x24\0\0\x28\0\0\x2c\0\x01\x30\x01\x02\
    \x34\x03\x04\x3a\x03\x05\x3e\x02\x02\x34\x04\x06\x34\x07\x02\x34\x06\x06\x34\x06\x06\x40\x06\x06\x44\x08\x02\x34\
    \x08\x05\x3c\x01\x01\x48\x01\x01\x4e\x09\x01\x50\x04\x04\x3a\x07\x07\x54\x08\x08\x5a\
    \0\0\x10\0\0\0\x40\0\0\0\x20\0\0\0\x08\0\0\0\x04\0\0\0\x01\0\x20\0\0\0\0\0\0\x01\0\0\x80\0\0\0\0\x02\0\x10\0\0\x80\
    \0\0\0\x3e\x2f\xff\x03\0\x0f\x07\0\x7a\xff\xff\x03\xee\xdf\xff\x03\0\x0a\x07\0\0\x0f\x05\0\x3e\xbf\xff\x03\xbe\x6f\
    \xff\x03\x3e\xaf\xff\x03\xee\xff\xff\x03\xfe\xff\xff\x03\
    mongodb-srv-uri/name-char/pct-encoded/rest/auth-database/option-char/db-octet/option/options/userinfo/",
    words: &[
    // rows
    0, 29, 26, 31, 32, 33, 39, 34, 2, 36, 40, 41, 4, 1, 51, 14, 38, 0, 15, 35, 42, 18, 44, 45, 46, 47, 37, 48, 49, 50,
    52, 53, 43, 54, 27, 28, 60, 64, 30, 6,
    // edges
    16418, 0, 8, 16, 0, 8, 16421, 0, 32, 23, 0, 32, 16422, 0, 8, 24, 0, 8, 17, 0, 16, 16419, 0, 1, 18, 0, 16, 19, 0, 1,
    19, 0, 2, 18, 0, 4,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 135, base: 33, call_list: 76, calls: 0, check: 227, defaults: 409, edge_size: 3,
    edges: 40, fields: 5, first_skip: 34, groups: 716, highs: 0, hot: 0, kinds: 1, layouts: 513, mask_of: 175,
    mask_size: 4, masks: 215, moves: 608, nesting: 128, nibbles: 449, note_of: 609, note_shift: 0, notes: 649, places:
    543, rows: 0, rules: 898, set_size: 4, sets: 806, shift: 0, skip_of: 95, starts: 76, states: 40, streams: 255,
    stretch_list: 76, stretches: 0, stride: 26, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `mongodb-srv-uri` matches as a whole.
    ///
    /// ```text
    /// mongodb-srv-uri = "mongodb+srv://" [userinfo "@"] hostname rest
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/mongodb+srv.svg"))]
    ///
    /// For example `mongodb+srv://server.mongodb.com/`.
    MongoDbSrv: table TABLE_1, kind 0, registers 9, secrets &[crate::Secret::Whole(1), crate::Secret::Whole(6), crate::Secret::Whole(20)], parameters PARAMETERS_MONGODBSRV,
    checks [(parameters PARAMETERS_MONGODBSRV)];
    /// The `username`.
    ///
    /// ```text
    /// username = 1*name-char
    /// ```
    maybe username = 0;
    /// The `password`.
    ///
    /// ```text
    /// password = *name-char
    /// ```
    maybe password = 1;
    /// The `auth-database`.
    ///
    /// ```text
    /// auth-database = 1*(unreserved / db-octet / ":" / "@" / "!" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=")
    /// ```
    maybe auth_database = 2;
    /// The `options`.
    ///
    /// ```text
    /// options = [option *("&" option)]
    /// ```
    maybe options = 3;
    /// The `hostname`.
    ///
    /// ```text
    /// hostname = 1*name-char
    /// ```
    always hostname = 4;
}

crate::__scheme! { MongoDbSrv: TABLE_1, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "mongodb+srv", default_port: None, empty_path: None } }

/// The parameters of `options`.
#[rustfmt::skip]
pub static PARAMETERS_MONGODBSRV: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 3, separator: b'&', ignore_case: true, names: &[
        crate::__derive::KnownParameter { key: "authMechanism", name: "authMechanism", several: false },
        crate::__derive::KnownParameter { key: "authMechanismProperties", name: "authMechanismProperties", several: false },
        crate::__derive::KnownParameter { key: "authSource", name: "authSource", several: false },
        crate::__derive::KnownParameter { key: "appName", name: "appName", several: false },
        crate::__derive::KnownParameter { key: "compressors", name: "compressors", several: false },
        crate::__derive::KnownParameter { key: "connectTimeoutMS", name: "connectTimeoutMS", several: false },
        crate::__derive::KnownParameter { key: "directConnection", name: "directConnection", several: false },
        crate::__derive::KnownParameter { key: "loadBalanced", name: "loadBalanced", several: false },
        crate::__derive::KnownParameter { key: "maxPoolSize", name: "maxPoolSize", several: false },
        crate::__derive::KnownParameter { key: "readConcernLevel", name: "readConcernLevel", several: false },
        crate::__derive::KnownParameter { key: "readPreference", name: "readPreference", several: false },
        crate::__derive::KnownParameter { key: "readPreferenceTags", name: "readPreferenceTags", several: true },
        crate::__derive::KnownParameter { key: "replicaSet", name: "replicaSet", several: false },
        crate::__derive::KnownParameter { key: "retryWrites", name: "retryWrites", several: false },
        crate::__derive::KnownParameter { key: "tls", name: "tls", several: false },
        crate::__derive::KnownParameter { key: "tlsCertificateKeyFile", name: "tlsCertificateKeyFile", several: false },
        crate::__derive::KnownParameter { key: "tlsCertificateKeyFilePassword", name: "tlsCertificateKeyFilePassword", several: false },
        crate::__derive::KnownParameter { key: "w", name: "w", several: false },
    ],
};

crate::__parameters! {
    MongoDbSrv: PARAMETERS_MONGODBSRV, TABLE_1;
    /// The value of the parameter `authMechanism` of `options`.
    once authmechanism = "authMechanism";
    /// The value of the parameter `authMechanismProperties` of `options`.
    once authmechanismproperties = "authMechanismProperties";
    /// The value of the parameter `authSource` of `options`.
    once authsource = "authSource";
    /// The value of the parameter `appName` of `options`.
    once appname = "appName";
    /// The value of the parameter `compressors` of `options`.
    once compressors = "compressors";
    /// The value of the parameter `connectTimeoutMS` of `options`.
    once connecttimeoutms = "connectTimeoutMS";
    /// The value of the parameter `directConnection` of `options`.
    once directconnection = "directConnection";
    /// The value of the parameter `loadBalanced` of `options`.
    once loadbalanced = "loadBalanced";
    /// The value of the parameter `maxPoolSize` of `options`.
    once maxpoolsize = "maxPoolSize";
    /// The value of the parameter `readConcernLevel` of `options`.
    once readconcernlevel = "readConcernLevel";
    /// The value of the parameter `readPreference` of `options`.
    once readpreference = "readPreference";
    /// The values of the parameter `readPreferenceTags` of `options`.
    list readpreferencetags = "readPreferenceTags";
    /// The value of the parameter `replicaSet` of `options`.
    once replicaset = "replicaSet";
    /// The value of the parameter `retryWrites` of `options`.
    once retrywrites = "retryWrites";
    /// The value of the parameter `tls` of `options`.
    once tls = "tls";
    /// The value of the parameter `tlsCertificateKeyFile` of `options`.
    once tlscertificatekeyfile = "tlsCertificateKeyFile";
    /// The value of the parameter `tlsCertificateKeyFilePassword` of `options`.
    once tlscertificatekeyfilepassword = "tlsCertificateKeyFilePassword";
    /// The value of the parameter `w` of `options`.
    once w = "w";
}

/// How the fields of [`MongoDbSrv`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_MONGODBSRV: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["username", "password", "auth-database", "options", "hostname"],
    lists: &[],
    always: 0b10000,
    pieces: &[Piece::Text("mongodb+srv://"), Piece::Group(3, 5), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"),
    Piece::Field(1), Piece::Text("@"), Piece::Field(4), Piece::Group(4, 3), Piece::Text("/"), Piece::Group(4, 1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    MongoDbSrvBuilder of MongoDbSrv by TEMPLATE_MONGODBSRV, states [Hostname = hostname];
    optional username = 0;
    optional password = 1;
    optional auth_database = 2;
    optional options = 3;
    needed hostname = 4, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "mongodb", scheme: true, grammar: "mongodb", start: "mongodb-uri", table: &TABLE, kind: 0, fields: &["username", "password", "auth-database", "options", "authMechanism", "authMechanismProperties", "authSource", "appName", "compressors", "connectTimeoutMS", "directConnection", "loadBalanced", "maxPoolSize", "readConcernLevel", "readPreference", "replicaSet", "retryWrites", "tls", "tlsCertificateKeyFile", "tlsCertificateKeyFilePassword", "w"], lists: &[("server", &OCCURRENCES_MONGODB_SERVER), ("host", &OCCURRENCES_MONGODB_HOST), ("port", &OCCURRENCES_MONGODB_PORT)], once: &[], parameters: Some(&PARAMETERS_MONGODB), secrets: &[crate::Secret::Whole(1), crate::Secret::Whole(5), crate::Secret::Whole(19)], inside: crate::Inside::No("mongodb://a:1,a"), checks: &[], template: Some(&TEMPLATE_MONGODB), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "mongodb", default_port: Some("27017"), empty_path: None } },
    crate::Kind { name: "mongodb+srv", scheme: true, grammar: "mongodb", start: "mongodb-srv-uri", table: &TABLE_1, kind: 0, fields: &["username", "password", "auth-database", "options", "hostname", "authMechanism", "authMechanismProperties", "authSource", "appName", "compressors", "connectTimeoutMS", "directConnection", "loadBalanced", "maxPoolSize", "readConcernLevel", "readPreference", "replicaSet", "retryWrites", "tls", "tlsCertificateKeyFile", "tlsCertificateKeyFilePassword", "w"], lists: &[], once: &[], parameters: Some(&PARAMETERS_MONGODBSRV), secrets: &[crate::Secret::Whole(1), crate::Secret::Whole(6), crate::Secret::Whole(20)], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_MONGODBSRV), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "mongodb+srv", default_port: None, empty_path: None } },
];
