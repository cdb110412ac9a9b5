// @generated from grammars/lettuce-redis-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `lettuce-redis-uri`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 61 states (0 with direct code), 27 byte classes, 9 registers: 1568 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x03\x01\x01\x01\x01\x01\x04\x05\x06\x07\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x09\x01\0\x0a\0\
    \x0b\x0c\x0d\x0d\x0d\x0e\x0f\x0d\x10\x10\x11\x10\x10\x12\x10\x13\x10\x10\x10\x14\x15\x16\x10\x17\x10\x10\x10\x10\
    \x18\0\x19\0\x10\0\x0d\x0d\x0d\x0e\x0f\x0d\x10\x10\x11\x10\x10\x12\x10\x13\x10\x10\x10\x14\x15\x16\x10\x17\x10\x10\
    \x10\x10\0\0\0\x1a\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x03\0\x03\0\0\x01\x01\x06\x04\x05\
    \x01\x04\x02\x02\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\0\xff\xff\xff\xff\x01\xff\x02\0\x03\x01\xff\xff\x04\
    \0\xff\xff\xff\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\x01\x03\x02\0\x01\x01\x02\0\0\x01\x01\x01\x01\0\x01\x01\0\x01\x01\0\0\x01\
    \x01\0\x04\0\x01\x04\x01\x03\x02\x03\x02\x02\0\0\0\0\x02\0\0\x04\x04\
    \0\xe1\0\0\x60\xe1\xff\x04\x6a\xe5\xff\x04\x7a\xe7\xff\x04\
    \xff\0\xff\0\xff\0\xff\0\xff\0\x05\x37\x06\x37\x04\x19\xff\0\x07\x11\x07\x1a\x08\x36\x08\0\x09\x49\x0b\x1c\x0e\x04\
    \x10\x37\x11\x37\x12\x37\x13\x37\x14\x37\x15\x37\x16\x37\x17\x37\x01\x3e\x02\x3f\x03\x3e\x1b\x37\x01\x39\x02\x2d\
    \x03\x1c\x04\x39\x09\x41\x0a\x3e\x07\x39\x0c\x42\x09\x39\x0a\x39\x0b\x39\x0c\x39\x02\x1e\x02\x22\x14\x02\x0f\x03\
    \x02\x13\x02\x17\x04\x19\x18\x16\x02\x44\x07\x1a\x1b\x40\x09\x1b\x09\x14\x0b\x1c\x1b\x39\x0c\x4a\x02\x22\x02\x1d\
    \x0c\x45\x0f\x09\x13\x0a\x02\x1e\x18\x46\x18\x23\x11\x05\x1b\x33\x1b\x34\x0c\x4b\x09\x26\x1b\x31\x1b\x30\x04\x19\
    \x08\x35\x1b\x43\x07\x1a\x0b\x4c\x05\x07\x15\x06\x0b\x1c\x15\x08\x11\x0c\x1b\x34\x1b\x32\x16\x0b\x13\x0d\x0f\x0e\
    \x1b\x33\x12\x0f\x09\x10\x07\x12\xff\0\x17\x1f\x08\x47\x1b\x18\x08\x48\xff\0\x08\x3a\x06\x2b\xff\0\x1b\x21\x1b\x31\
    \x1b\x24\x1b\x25\x1b\x38\x1b\x30\x19\x27\x17\x29\x09\x26\x1b\x28\x0a\x39\x06\x2e\xff\0\x1b\x32\xff\0\x1b\x33\xff\0\
    \x1b\x34\x1b\x3b\x19\x2c\x1b\x3c\xff\0\x1b\x2f\x1b\x3d\x1b\x39\x1b\x3c\xff\0\xff\0\x1b\x3d\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x14\0\0\0\0\0\0\0\0\0\0\0\x3a\0\0\0\0\x27\0\0\0\0\x30\0\x3a\
    \x33\0\x32\x1c\x1f\0\x26\x29\x20\x2a\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\
    \0\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\
    \x50\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\
    \x5c\x54\x5c\xd4\x7c\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70\
    \0\x01\x02\x03\x03\x03\x03\x03\x04\x01\x05\x03\0\x01\x02\x06\0\x01\x02\x07\
    \x05\0\x11\x05\0\x03\0\x11\x08\xff\x05\x08\0\x05\0\x02\0\0\0\0\0\0\x11\x05\0\0\x08\0\x05\0\0\x06\0\x01\0\x06\x06\0\
    \x07\0\
    \0\x01\x03\x04\x01\x04\x08\x01\x08\x04\
    \xff\0\x01\x02\x03\x04\x05\x04\x01\x06\x07\x03\x06\x01\x08\x09\x0a\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x0e\x12\x13\x14\
    \x15\x16\x17\x18\x19\x16\x0f\x1a\x1a\x1b\x1c\x1a\x17\x18\x1d\x1c\x1e\x1d\x1a\x1f\x20\x21\x22\x22\x23\x24\x25\x26\
    \x27\x28\x26\x29\x29\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x03\x0c\x0c\x0d\x01\
    \x0e\x01\x0f\x01\x10\x02\x0c\x0c\x03\x11\x11\x11\x01\x12\x02\x0e\x13\x01\x14\x01\x0c\x01\x0d\x01\x15\x01\x16\x02\
    \x11\x11\x01\x11\x01\x13\x01\x17\x01\x18\x01\x19\x02\x1a\x1b\x03\x1a\x1b\x1c\x01\x1b\x01\x1c\x01\x1d\x02\x1b\x1e\
    \x01\x1f\x01\x20\x01\x21\x01\x1e\x01\x22\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\0\x20\0\0\x24\0\0\x28\0\0\x2c\0\x01\x30\x01\x02\x34\
    \x03\x02\x34\x04\x01\x38\0\x05\x3c\x05\x06\x40\x02\x02\x34\0\x07\x44\x03\x08\x44\0\x09\x48\x0a\x0b\x34\x06\x0a\x4d\
    \x0a\x03\x53\x0b\x0b\x54\x0c\x02\x34\x01\x01\x58\x01\x01\x38\x03\x03\x5e\x07\x07\x62\x08\x08\x66\x0d\x0d\x68\x0b\
    \x0b\x6c\x0c\x0c\x72\x0a\x0a\x74\
    \0\xe3\0\0\0\0\x10\0\0\x80\0\0\0\x40\0\0\0\0\x02\0\0\0\x20\0\x20\0\0\0\0\0\x08\0\0\0\x40\0\0\0\x04\0\0\x02\0\0\x80\
    \0\0\0\x6e\xf7\xff\x05\0\xe1\0\0\x6e\xf5\xff\x04\x64\xe1\xff\x05\0\xe3\x80\0\0\x01\0\0\x60\xe1\xff\0\0\0\0\x02\x90\
    \x0a\0\0\x7a\xe7\xff\x04\x6e\xe7\xff\x04\xf4\xeb\xff\x04\0\x09\0\0\x90\x09\0\0\x60\xe5\xff\0\x40\xe1\0\0\xfe\xff\
    \xff\x04\x7a\xe7\xff\x06\
    sentinel-uri/cred-char/pct-encoded/host-port/credentials/host/IPv6address/database/port/name/IP-literal/IPvFuture/p\
    arameters/parameter/",
    words: &[
    // rows
    0, 22, 28, 1, 47, 56, 71, 58, 44, 41, 61, 63, 65, 70, 69, 79, 2, 82, 23, 66, 46, 38, 68, 72, 73, 39, 84, 86, 0, 74,
    75, 76, 80, 77, 81, 83, 85, 87, 88, 4, 89, 90, 93, 92, 98, 94, 95, 96, 43, 42, 55, 59, 54, 64, 3, 99, 91, 27, 67,
    104, 97, 100,
    // edges
    16432, 0, 34, 19, 0, 34, 16433, 0, 34, 20, 0, 2, 21, 0, 36, 16434, 0, 32, 29, 0, 32, 21, 1, 36, 22, 4, 0, 16437, 0,
    8, 16438, 0, 32, 38, 7, 0, 21, 0, 4, 21, 1, 4, 28, 0, 16, 32, 0, 0, 42, 0, 0,
    // call_list
    22, 0, 0, 65535, 15, 35, 0, 0, 65535, 16,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 157, base: 33, call_list: 113, calls: 2, check: 297, defaults: 561, edge_size: 3,
    edges: 62, fields: 4, first_skip: 48, groups: 962, highs: 0, hot: 0, kinds: 1, layouts: 735, mask_of: 219,
    mask_size: 4, masks: 281, moves: 795, nesting: 128, nibbles: 623, note_of: 805, note_shift: 0, notes: 867, places:
    755, rows: 0, rules: 1187, set_size: 4, sets: 1067, shift: 0, skip_of: 95, starts: 113, states: 62, streams: 255,
    stretch_list: 123, stretches: 0, stride: 27, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `sentinel-uri` matches as a whole.
    ///
    /// ```text
    /// sentinel-uri = "redis-sentinel://" [credentials "@"] host-port *("," host-port) ["/" database] ["?" parameters]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/redis-sentinel.svg"))]
    ///
    /// For example `redis-sentinel://password@host1:26379,host2:26379/0?sentinelMasterId=mymaster`.
    RedisSentinel: table TABLE, kind 0, registers 9, secrets &[crate::Secret::Whole(2)],
    checks [];
    /// The `userinfo`.
    ///
    /// ```text
    /// credentials = [username ":"] password
    /// ```
    maybe userinfo = 0;
    /// The `username`.
    ///
    /// ```text
    /// username = *cred-char
    /// ```
    maybe username = 1;
    /// The `password`.
    ///
    /// ```text
    /// password = *cred-char
    /// ```
    maybe password = 2;
    /// The `database`.
    ///
    /// ```text
    /// database = 1*DIGIT
    /// ```
    maybe database = 3;
}

crate::__scheme! { RedisSentinel: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "redis-sentinel", default_port: None, empty_path: None } }

/// Reports the items of the list `hosts`.
#[rustfmt::skip]
pub static OCCURRENCES_REDISSENTINEL_HOSTS: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 0, 0, 0, 0, 6, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 8, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 9, states: 6, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 5, 2, 3, 1, 6, 7, 2, 6, 1, 0, 2, 0, 1, 3, 8, 9, 3, 4, 10, 2, 0, 1, 1, 8, 9,
    4, 0, 10, 2, 0, 5, 5, 5, 5, 5, 5, 5, 5, 0], edges: &[(3, 2), (1, 2), (2, 5), (1, 5), (5, 5)], ends: &[0, 0, 0, 9, 9,
    0], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `names`.
#[rustfmt::skip]
pub static OCCURRENCES_REDISSENTINEL_NAMES: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 4, states: 5, next: &[0, 0,
    0, 0, 1, 1, 1, 2, 5, 0, 0, 0, 3, 0, 6, 0, 4, 2, 4, 4], edges: &[(3, 2), (4, 5)], ends: &[0, 0, 0, 0, 0], actions:
    &[0, 0, 0, 1, 255, 1, 0, 255, 0],
};

/// Reports the items of the list `values`.
#[rustfmt::skip]
pub static OCCURRENCES_REDISSENTINEL_VALUES: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 4, states: 5, next: &[0, 0,
    0, 0, 1, 1, 1, 2, 2, 0, 3, 0, 5, 6, 5, 5, 4, 7, 4, 4], edges: &[(4, 2), (2, 5), (2, 9)], ends: &[0, 0, 0, 13, 17],
    actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    RedisSentinel:
    /// The occurrences of `hosts`, from the first to the last.
    ///
    /// ```text
    /// host-port = host [":" port]
    /// ```
    hosts = OCCURRENCES_REDISSENTINEL_HOSTS;
    /// The occurrences of `names`, from the first to the last.
    ///
    /// ```text
    /// name = 1*(ALPHA / DIGIT / "-" / "_" / ".")
    /// ```
    names = OCCURRENCES_REDISSENTINEL_NAMES;
    /// The occurrences of `values`, from the first to the last.
    ///
    /// ```text
    /// value = *(unreserved / pct-encoded / ":" / "@" / "/" / "?" / "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=")
    /// ```
    values = OCCURRENCES_REDISSENTINEL_VALUES;
}

/// How the fields of [`RedisSentinel`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_REDISSENTINEL: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["userinfo", "username", "password", "database", "hosts", "names", "values"],
    lists: &[&OCCURRENCES_REDISSENTINEL_HOSTS, &OCCURRENCES_REDISSENTINEL_NAMES, &OCCURRENCES_REDISSENTINEL_VALUES],
    always: 0b0,
    pieces: &[Piece::Text("redis-sentinel://"), Piece::Group(7, 6), Piece::Outer(0, 4), Piece::Group(2, 2),
    Piece::Field(1), Piece::Text(":"), Piece::Field(2), Piece::Text("@"), Piece::Item(4), Piece::Repeat(16, 0, 2),
    Piece::Text(","), Piece::Item(4), Piece::Group(8, 2), Piece::Text("/"), Piece::Field(3), Piece::Group(96, 9),
    Piece::Text("?"), Piece::Item(5), Piece::Text("="), Piece::Item(6), Piece::Repeat(96, 0, 4), Piece::Text("&"),
    Piece::Item(5), Piece::Text("="), Piece::Item(6)],
};

crate::__builder! {
    RedisSentinelBuilder of RedisSentinel by TEMPLATE_REDISSENTINEL, states [];
    optional userinfo = 0;
    optional username = 1;
    optional password = 2;
    optional database = 3;
    list hosts = 4;
    list names = 5;
    list values = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "redis-sentinel", scheme: true, grammar: "lettuce-redis-uri", start: "sentinel-uri", table: &TABLE, kind: 0, fields: &["userinfo", "username", "password", "database"], lists: &[("hosts", &OCCURRENCES_REDISSENTINEL_HOSTS), ("names", &OCCURRENCES_REDISSENTINEL_NAMES), ("values", &OCCURRENCES_REDISSENTINEL_VALUES)], once: &[], parameters: None, secrets: &[crate::Secret::Whole(2)], inside: crate::Inside::No("redis-sentinel://a:0,a"), checks: &[], template: Some(&TEMPLATE_REDISSENTINEL), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "redis-sentinel", default_port: None, empty_path: None } },
];
