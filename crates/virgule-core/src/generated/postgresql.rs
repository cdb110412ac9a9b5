// @generated from grammars/postgresql.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `postgresql`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 58 states (0 with direct code), 24 byte classes, 9 registers: 1603 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x03\x01\x01\x01\x01\x01\x04\x01\x01\x05\x06\x07\x07\x07\x07\x07\x07\x07\x07\x07\x08\x01\0\x09\0\
    \x0a\x0b\x0c\x0c\x0c\x0c\x0d\x0c\x0e\x01\x01\x01\x01\x0f\x01\x01\x10\x11\x12\x13\x14\x15\x01\x01\x01\x01\x01\x01\
    \x16\0\x17\0\x01\0\x0c\x0c\x0c\x0c\x0d\x0c\x0e\x01\x01\x01\x01\x0f\x01\x01\x10\x11\x12\x13\x14\x15\x01\x01\x01\x01\
    \x01\x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\x01\0\x04\x03\x02\
    \x02\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\x01\x02\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\
    \xff\x01\xff\xff\xff\x01\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\x01\xff\x03\0\xff\x04\x01\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x01\0\x01\x05\x01\0\x01\x03\x01\0\x01\x04\x01\0\x01\0\x01\0\x01\x01\0\x01\
    \x03\0\0\0\0\0\0\0\0\0\0\x05\x03\x03\x04\x02\x02\x03\
    \x80\x30\0\x0a\xc2\x3f\x0a\xf3\x3f\xda\xfb\x3f\xf2\xfd\x3f\
    \xff\0\xff\0\x02\x26\x02\x3c\x04\x22\x05\x1e\xff\0\x02\x13\x08\x4a\x05\x0d\x0a\x12\x0b\x4b\x02\x23\x06\x33\x04\x22\
    \x05\x1e\x08\x1a\x02\x3e\x08\x32\x0b\x22\x0a\x12\x06\x3f\x07\x3f\x02\x43\x18\x39\x18\x3b\x0b\x22\x06\x44\x07\x44\
    \x18\x33\x16\x0f\x02\x47\x0b\x45\x02\x4d\x18\x38\x06\x35\x07\x35\x06\x3a\x07\x3a\x18\x3d\x0b\x48\x06\x15\x0b\x4e\
    \x04\x22\x05\x1e\x18\x42\x02\x41\x08\x32\x06\x19\x0a\x12\x02\x17\x03\x16\x06\x1d\x18\x46\x0a\x12\x18\x4c\x06\x32\
    \x07\x32\x08\0\x18\x14\x02\x1b\x06\x21\x06\x25\x06\x28\x02\x1f\x10\x03\x18\x18\x14\x04\x18\x40\x0b\x49\x18\x1c\x11\
    \x02\x18\x34\x15\x05\x0e\x06\x08\x0c\x0d\x08\x05\x0e\x13\x07\x18\x20\x18\x24\x18\x27\x18\x36\x12\x0a\x14\x09\x0f\
    \x0b\x18\x37\x06\x34\x06\x36\x17\x11\x06\x37\x06\x38\x18\x33\x18\x34\x06\x39\x18\x36\x16\x0f\x18\x37\x14\x2d\x18\
    \x38\x18\x39\x15\x2e\x13\x30\x11\x2b\x0e\x2f\x10\x2c\x0d\x31\x14\x0b\x09\x34\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x39\0\0\0\0\0\x15\0\0\0\x19\0\x11\0\x1d\0\0\0\x21\0\x38\0\x25\0\0\x28\0\x11\0\0\0\0\0\
    \0\0\0\x11\x16\0\x11\x1c\x1e\x24\x27\x11\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\0\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x54\xd4\
    \x7c\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x50\x5c\xd4\x70\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\
    \x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x50\x5c\xd4\x70\
    \0\0\0\0\x01\x02\0\0\x01\x02\x03\x04\x01\x02\x05\x06\x01\x02\x07\0\0\0\0\0\x08\x02\0\0\x08\x02\x03\x04\x08\x02\x05\
    \x06\x08\x02\x07\0\
    \x02\0\0\0\0\x03\0\x0d\x03\0\x04\x04\0\x05\0\x06\x06\0\x01\xff\0\x01\0\x01\0\x06\x06\0\x07\xff\0\x07\0\x01\0\0\x06\
    \0\x01\0\x03\0\x0b\x03\0\
    \0\x01\x03\x07\x01\x04\x07\x02\x03\x07\x04\x08\
    \xff\0\x01\x02\x03\x04\x05\x06\x02\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x12\x13\x16\x17\x12\
    \x13\x18\x19\x12\x13\x1a\x1b\x12\x13\x1c\x1d\x1e\x16\x1f\x20\x21\x22\x23\x24\x25\x21\x26\x27\x28\x29\x2a\x2b\x2c\
    \x2d\x29\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x02\x16\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\
    \x02\x1d\x1c\x02\x12\x12\x02\x13\x13\0\0\0\0\0\0\0\x01\x17\x01\x1e\x01\x1f\x02\x20\x17\x01\x20\x01\x21\x01\x22\x02\
    \x23\x22\0\0\0\0\0\0\0\0\0\x01\x24\x01\x25\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\
    \x01\x14\x01\x15\x02\x16\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\x02\x1d\x1c\x02\x12\x12\x02\x13\x13\x01\x26\
    \x01\x27\x01\x28\x01\x29\x01\x2a\x01\x2b\x01\x2c\x01\x17\x01\x1e\x01\x1f\x02\x20\x17\x01\x20\x01\x21\x01\x22\x02\
    \x23\x22\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\0\x20\0\0\x24\0\0\x28\0\x01\x2c\x01\x01\x2c\x01\x02\
    \x32\x03\x04\0\x04\x05\x35\x05\x03\x3b\x01\x06\x3e\x07\x08\x40\x08\x08\x40\x08\x08\x44\x09\x06\x3c\x09\x08\x40\x0a\
    \x0b\x48\x03\x03\x4e\x0b\x08\x40\x01\x0c\x52\x0c\x08\x40\x01\x03\x56\x03\x08\x40\x02\x08\x40\x07\x07\x58\x09\x09\
    \x5e\x0b\x0b\x48\x0c\x0c\x52\x03\x03\x62\x02\x02\x48\x0d\x0d\x28\x0d\x01\x2c\xff\x0d\x04\x0d\x0d\x08\x0d\x0d\x0c\
    \x0d\x0d\x10\x0d\x0d\x14\x0d\x0d\x18\x0d\x0d\x1c\
    \xc0\x31\0\0\0\x02\0\0\x01\0\0\x10\0\0\x20\0\x40\0\0\0\x08\0\x20\0\0\0\x04\0\x80\0\0\x01\0\x20\0\0\xfe\xff\x7f\0\0\
    \x80\x30\x05\0\xf6\xfd\x3f\xc0\x30\0\x80\x30\0\xce\xfb\x3f\xf0\x04\0\xde\xff\x3f\xfe\xf7\x7f\xf6\xff\x3f\xfe\xfd\
    \x3f\xfe\xf7\x3f\
    postgresql-uri/connection/user/hostspec/IPv6address/host/param-char/param/octet/params/userspec/password/dbname/pos\
    tgres-uri/",
    words: &[
    // rows
    0, 54, 49, 47, 52, 60, 59, 63, 64, 65, 70, 67, 4, 72, 8, 2, 66, 39, 1, 35, 7, 68, 5, 42, 81, 69, 15, 46, 82, 71, 44,
    55, 84, 73, 74, 56, 85, 75, 57, 88, 76, 21, 86, 89, 78, 80, 90, 83, 93, 87, 50, 99, 48, 29, 58, 62, 10, 0, 31,
    // edges
    16435, 0, 16, 19, 0, 16, 16438, 0, 2, 27, 0, 2, 16437, 0, 16, 16439, 0, 8, 31, 0, 8, 16438, 1, 2, 27, 1, 2, 16442,
    0, 32, 34, 1, 0, 16438, 4, 0, 27, 4, 0, 34, 4, 4, 34, 0, 4, 41, 0, 16, 34, 0, 1, 16438, 7, 0, 27, 7, 0, 34, 7, 4,
    16, 0, 0,
    // starts
    1, 42,
    // call_list
    15, 0, 0, 65535, 20,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 154, base: 33, call_list: 124, calls: 1, check: 287, defaults: 535, edge_size: 3,
    edges: 59, fields: 4, first_skip: 50, groups: 1010, highs: 0, hot: 0, kinds: 1, layouts: 674, mask_of: 213,
    mask_size: 3, masks: 272, moves: 759, nesting: 128, nibbles: 594, note_of: 771, note_shift: 46, notes: 830, places:
    714, rows: 0, rules: 1220, set_size: 3, sets: 1145, shift: 5, skip_of: 95, starts: 122, states: 59, streams: 255,
    stretch_list: 129, stretches: 0, stride: 24, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `postgresql-uri` matches as a whole.
    ///
    /// ```text
    /// postgresql-uri = "postgresql:" connection
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/postgresql.svg"))]
    ///
    /// For example `postgresql://`.
    PostgreSql: table TABLE, kind 0, registers 9, secrets &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], parameters PARAMETERS_POSTGRESQL,
    checks [(parameters PARAMETERS_POSTGRESQL)];
    /// The `user`.
    ///
    /// ```text
    /// user = 1*(unreserved / octet / part-delims)
    /// ```
    maybe user = 0;
    /// The `password`.
    ///
    /// ```text
    /// password = 1*(unreserved / octet / part-delims / ":")
    /// ```
    maybe password = 1;
    /// The `dbname`.
    ///
    /// ```text
    /// dbname = 1*(unreserved / octet / sub-delims / ":" / "@")
    /// ```
    maybe dbname = 2;
    /// The `params`.
    ///
    /// ```text
    /// params = [param *("&" param)]
    /// ```
    maybe params = 3;
}

crate::__scheme! { PostgreSql: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "postgresql", default_port: Some("5432"), empty_path: None } }

/// Reports the items of the list `server`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRESQL_SERVER: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 5, 6, 4, 4, 4, 4, 4, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 7, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 8, states: 6, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 5, 1, 4, 2, 0, 0, 3, 4, 0, 0, 0, 6, 7, 8, 9, 6, 10, 3, 11, 4, 2, 12, 13, 4, 14, 3,
    0, 5, 5, 5, 5, 5, 5, 5, 0], edges: &[(4, 2), (2, 2), (3, 5), (1, 5), (5, 5), (1, 2), (3, 9), (1, 9), (5, 9)], ends:
    &[0, 0, 0, 13, 17, 0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `host`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRESQL_HOST: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 11, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 7, 1, 9, 4, 0, 0, 3, 2, 4, 0, 0, 0, 0, 11, 12, 13, 14, 11, 11, 15, 16,
    5, 17, 4, 2, 18, 19, 4, 4, 20, 21, 5, 0, 22, 22, 13, 14, 22, 22, 23, 16, 0, 17, 6, 6, 24, 25, 6, 6, 6, 26, 5, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 0, 6, 6, 27, 28, 8, 8, 6, 29, 5, 0, 9, 9, 18, 19, 9, 9, 30, 21, 0, 0, 0, 0, 5, 1, 10, 10, 0,
    7, 0, 0], edges: &[(4, 2), (2, 2), (5, 5), (1, 5), (6, 2), (7, 5), (1, 2), (5, 9), (1, 9), (8, 13), (7, 9), (9, 2),
    (10, 5), (5, 17), (1, 17), (7, 17), (5, 21), (1, 21), (7, 21), (10, 9)], ends: &[0, 0, 0, 25, 29, 25, 17, 0, 21, 29,
    0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 0, 2, 0, 255, 1, 0, 0, 0, 1, 0, 1, 0, 1, 255, 255, 0,
    1, 0, 255, 0],
};

/// Reports the items of the list `port`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRESQL_PORT: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 7, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 5, 1, 3, 3, 0, 0, 3, 2, 3, 0, 0, 0, 0, 3, 2, 3, 1, 3, 3, 4, 5, 3, 0, 6,
    6, 7, 8, 9, 9, 6, 10, 3, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 6, 6, 11, 12, 6, 6, 6, 13, 3, 0], edges: &[(3, 2), (1, 2),
    (6, 6), (5, 2), (3, 9), (1, 9), (5, 9)], ends: &[0, 0, 0, 0, 13, 0, 17], actions: &[0, 0, 1, 255, 255, 0, 0, 1, 255,
    1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    PostgreSql:
    /// The occurrences of `server`, from the first to the last.
    ///
    /// ```text
    /// server = host [":" port]
    /// ```
    server = OCCURRENCES_POSTGRESQL_SERVER;
    /// The occurrences of `host`, from the first to the last.
    ///
    /// ```text
    /// host = "[" IPv6address "]" / *(unreserved / octet / part-delims)
    /// ```
    host = OCCURRENCES_POSTGRESQL_HOST;
    /// The occurrences of `port`, from the first to the last.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    port = OCCURRENCES_POSTGRESQL_PORT;
}

/// The parameters of `params`.
#[rustfmt::skip]
pub static PARAMETERS_POSTGRESQL: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 3, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "host", name: "query-host", several: false },
        crate::__derive::KnownParameter { key: "hostaddr", name: "query-hostaddr", several: false },
        crate::__derive::KnownParameter { key: "port", name: "query-port", several: false },
        crate::__derive::KnownParameter { key: "dbname", name: "query-dbname", several: false },
        crate::__derive::KnownParameter { key: "user", name: "query-user", several: false },
        crate::__derive::KnownParameter { key: "password", name: "query-password", several: false },
        crate::__derive::KnownParameter { key: "connect_timeout", name: "connect-timeout", several: false },
        crate::__derive::KnownParameter { key: "application_name", name: "application-name", several: false },
        crate::__derive::KnownParameter { key: "options", name: "options", several: false },
        crate::__derive::KnownParameter { key: "sslmode", name: "sslmode", several: false },
        crate::__derive::KnownParameter { key: "sslcert", name: "sslcert", several: false },
        crate::__derive::KnownParameter { key: "sslkey", name: "sslkey", several: false },
        crate::__derive::KnownParameter { key: "sslpassword", name: "sslpassword", several: false },
        crate::__derive::KnownParameter { key: "sslrootcert", name: "sslrootcert", several: false },
        crate::__derive::KnownParameter { key: "target_session_attrs", name: "target-session-attrs", several: false },
        crate::__derive::KnownParameter { key: "scram_client_key", name: "scram-client-key", several: false },
        crate::__derive::KnownParameter { key: "scram_server_key", name: "scram-server-key", several: false },
        crate::__derive::KnownParameter { key: "oauth_client_secret", name: "oauth-client-secret", several: false },
    ],
};

crate::__parameters! {
    PostgreSql: PARAMETERS_POSTGRESQL, TABLE;
    /// The value of the parameter `host` of `params`.
    once query_host = "host";
    /// The value of the parameter `hostaddr` of `params`.
    once query_hostaddr = "hostaddr";
    /// The value of the parameter `port` of `params`.
    once query_port = "port";
    /// The value of the parameter `dbname` of `params`.
    once query_dbname = "dbname";
    /// The value of the parameter `user` of `params`.
    once query_user = "user";
    /// The value of the parameter `password` of `params`.
    once query_password = "password";
    /// The value of the parameter `connect_timeout` of `params`.
    once connect_timeout = "connect_timeout";
    /// The value of the parameter `application_name` of `params`.
    once application_name = "application_name";
    /// The value of the parameter `options` of `params`.
    once options = "options";
    /// The value of the parameter `sslmode` of `params`.
    once sslmode = "sslmode";
    /// The value of the parameter `sslcert` of `params`.
    once sslcert = "sslcert";
    /// The value of the parameter `sslkey` of `params`.
    once sslkey = "sslkey";
    /// The value of the parameter `sslpassword` of `params`.
    once sslpassword = "sslpassword";
    /// The value of the parameter `sslrootcert` of `params`.
    once sslrootcert = "sslrootcert";
    /// The value of the parameter `target_session_attrs` of `params`.
    once target_session_attrs = "target_session_attrs";
    /// The value of the parameter `scram_client_key` of `params`.
    once scram_client_key = "scram_client_key";
    /// The value of the parameter `scram_server_key` of `params`.
    once scram_server_key = "scram_server_key";
    /// The value of the parameter `oauth_client_secret` of `params`.
    once oauth_client_secret = "oauth_client_secret";
}

/// How the fields of [`PostgreSql`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_POSTGRESQL: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "password", "dbname", "params", "server", "host", "port"],
    lists: &[&OCCURRENCES_POSTGRESQL_SERVER, &OCCURRENCES_POSTGRESQL_HOST, &OCCURRENCES_POSTGRESQL_PORT],
    always: 0b0,
    pieces: &[Piece::Text("postgresql://"), Piece::Group(3, 7), Piece::Group(1, 1), Piece::Field(0), Piece::Group(2, 3),
    Piece::Text(":"), Piece::Group(2, 1), Piece::Field(1), Piece::Text("@"), Piece::Item(4), Piece::Repeat(16, 0, 2),
    Piece::Text(","), Piece::Item(4), Piece::Group(4, 3), Piece::Text("/"), Piece::Group(4, 1), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    PostgreSqlBuilder of PostgreSql by TEMPLATE_POSTGRESQL, states [];
    optional user = 0;
    optional password = 1;
    optional dbname = 2;
    optional params = 3;
    list server = 4;
    list host = 5;
    list port = 6;
}

crate::__typed! {
    /// A text that the rule `postgres-uri` matches as a whole.
    ///
    /// ```text
    /// postgres-uri = "postgres:" connection
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/postgres.svg"))]
    ///
    /// For example `postgres://user@localhost`.
    Postgres: table TABLE, kind 1, registers 9, secrets &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], parameters PARAMETERS_POSTGRES,
    checks [(parameters PARAMETERS_POSTGRES)];
    /// The `user`.
    ///
    /// ```text
    /// user = 1*(unreserved / octet / part-delims)
    /// ```
    maybe user = 0;
    /// The `password`.
    ///
    /// ```text
    /// password = 1*(unreserved / octet / part-delims / ":")
    /// ```
    maybe password = 1;
    /// The `dbname`.
    ///
    /// ```text
    /// dbname = 1*(unreserved / octet / sub-delims / ":" / "@")
    /// ```
    maybe dbname = 2;
    /// The `params`.
    ///
    /// ```text
    /// params = [param *("&" param)]
    /// ```
    maybe params = 3;
}

crate::__scheme! { Postgres: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "postgres", default_port: Some("5432"), empty_path: None } }

/// Reports the items of the list `server`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRES_SERVER: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 5, 6, 4, 4, 4, 4, 4, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 7, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 8, states: 6, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 5, 1, 4, 2, 0, 0, 3, 4, 0, 0, 0, 6, 7, 8, 9, 6, 10, 3, 11, 4, 2, 12, 13, 4, 14, 3,
    0, 5, 5, 5, 5, 5, 5, 5, 0], edges: &[(4, 2), (2, 2), (3, 5), (1, 5), (5, 5), (1, 2), (3, 9), (1, 9), (5, 9)], ends:
    &[0, 0, 0, 13, 17, 0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

/// Reports the items of the list `host`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRES_HOST: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 11, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 7, 1, 9, 4, 0, 0, 3, 2, 4, 0, 0, 0, 0, 11, 12, 13, 14, 11, 11, 15, 16,
    5, 17, 4, 2, 18, 19, 4, 4, 20, 21, 5, 0, 22, 22, 13, 14, 22, 22, 23, 16, 0, 17, 6, 6, 24, 25, 6, 6, 6, 26, 5, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 0, 6, 6, 27, 28, 8, 8, 6, 29, 5, 0, 9, 9, 18, 19, 9, 9, 30, 21, 0, 0, 0, 0, 5, 1, 10, 10, 0,
    7, 0, 0], edges: &[(4, 2), (2, 2), (5, 5), (1, 5), (6, 2), (7, 5), (1, 2), (5, 9), (1, 9), (8, 13), (7, 9), (9, 2),
    (10, 5), (5, 17), (1, 17), (7, 17), (5, 21), (1, 21), (7, 21), (10, 9)], ends: &[0, 0, 0, 25, 29, 25, 17, 0, 21, 29,
    0], actions: &[0, 0, 0, 1, 255, 1, 255, 255, 0, 1, 0, 255, 0, 0, 2, 0, 255, 1, 0, 0, 0, 1, 0, 1, 0, 1, 255, 255, 0,
    1, 0, 255, 0],
};

/// Reports the items of the list `port`.
#[rustfmt::skip]
pub static OCCURRENCES_POSTGRES_PORT: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 10, states: 7, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 1, 1, 5, 1, 3, 3, 0, 0, 3, 2, 3, 0, 0, 0, 0, 3, 2, 3, 1, 3, 3, 4, 5, 3, 0, 6,
    6, 7, 8, 9, 9, 6, 10, 3, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 6, 6, 11, 12, 6, 6, 6, 13, 3, 0], edges: &[(3, 2), (1, 2),
    (6, 6), (5, 2), (3, 9), (1, 9), (5, 9)], ends: &[0, 0, 0, 0, 13, 0, 17], actions: &[0, 0, 1, 255, 255, 0, 0, 1, 255,
    1, 0, 255, 0, 1, 255, 255, 0, 1, 0, 255, 0],
};

crate::__lists! {
    Postgres:
    /// The occurrences of `server`, from the first to the last.
    ///
    /// ```text
    /// server = host [":" port]
    /// ```
    server = OCCURRENCES_POSTGRES_SERVER;
    /// The occurrences of `host`, from the first to the last.
    ///
    /// ```text
    /// host = "[" IPv6address "]" / *(unreserved / octet / part-delims)
    /// ```
    host = OCCURRENCES_POSTGRES_HOST;
    /// The occurrences of `port`, from the first to the last.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    port = OCCURRENCES_POSTGRES_PORT;
}

/// The parameters of `params`.
#[rustfmt::skip]
pub static PARAMETERS_POSTGRES: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 3, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "host", name: "query-host", several: false },
        crate::__derive::KnownParameter { key: "hostaddr", name: "query-hostaddr", several: false },
        crate::__derive::KnownParameter { key: "port", name: "query-port", several: false },
        crate::__derive::KnownParameter { key: "dbname", name: "query-dbname", several: false },
        crate::__derive::KnownParameter { key: "user", name: "query-user", several: false },
        crate::__derive::KnownParameter { key: "password", name: "query-password", several: false },
        crate::__derive::KnownParameter { key: "connect_timeout", name: "connect-timeout", several: false },
        crate::__derive::KnownParameter { key: "application_name", name: "application-name", several: false },
        crate::__derive::KnownParameter { key: "options", name: "options", several: false },
        crate::__derive::KnownParameter { key: "sslmode", name: "sslmode", several: false },
        crate::__derive::KnownParameter { key: "sslcert", name: "sslcert", several: false },
        crate::__derive::KnownParameter { key: "sslkey", name: "sslkey", several: false },
        crate::__derive::KnownParameter { key: "sslpassword", name: "sslpassword", several: false },
        crate::__derive::KnownParameter { key: "sslrootcert", name: "sslrootcert", several: false },
        crate::__derive::KnownParameter { key: "target_session_attrs", name: "target-session-attrs", several: false },
        crate::__derive::KnownParameter { key: "scram_client_key", name: "scram-client-key", several: false },
        crate::__derive::KnownParameter { key: "scram_server_key", name: "scram-server-key", several: false },
        crate::__derive::KnownParameter { key: "oauth_client_secret", name: "oauth-client-secret", several: false },
    ],
};

crate::__parameters! {
    Postgres: PARAMETERS_POSTGRES, TABLE;
    /// The value of the parameter `host` of `params`.
    once query_host = "host";
    /// The value of the parameter `hostaddr` of `params`.
    once query_hostaddr = "hostaddr";
    /// The value of the parameter `port` of `params`.
    once query_port = "port";
    /// The value of the parameter `dbname` of `params`.
    once query_dbname = "dbname";
    /// The value of the parameter `user` of `params`.
    once query_user = "user";
    /// The value of the parameter `password` of `params`.
    once query_password = "password";
    /// The value of the parameter `connect_timeout` of `params`.
    once connect_timeout = "connect_timeout";
    /// The value of the parameter `application_name` of `params`.
    once application_name = "application_name";
    /// The value of the parameter `options` of `params`.
    once options = "options";
    /// The value of the parameter `sslmode` of `params`.
    once sslmode = "sslmode";
    /// The value of the parameter `sslcert` of `params`.
    once sslcert = "sslcert";
    /// The value of the parameter `sslkey` of `params`.
    once sslkey = "sslkey";
    /// The value of the parameter `sslpassword` of `params`.
    once sslpassword = "sslpassword";
    /// The value of the parameter `sslrootcert` of `params`.
    once sslrootcert = "sslrootcert";
    /// The value of the parameter `target_session_attrs` of `params`.
    once target_session_attrs = "target_session_attrs";
    /// The value of the parameter `scram_client_key` of `params`.
    once scram_client_key = "scram_client_key";
    /// The value of the parameter `scram_server_key` of `params`.
    once scram_server_key = "scram_server_key";
    /// The value of the parameter `oauth_client_secret` of `params`.
    once oauth_client_secret = "oauth_client_secret";
}

/// How the fields of [`Postgres`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_POSTGRES: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "password", "dbname", "params", "server", "host", "port"],
    lists: &[&OCCURRENCES_POSTGRES_SERVER, &OCCURRENCES_POSTGRES_HOST, &OCCURRENCES_POSTGRES_PORT],
    always: 0b0,
    pieces: &[Piece::Text("postgres://"), Piece::Group(3, 7), Piece::Group(1, 1), Piece::Field(0), Piece::Group(2, 3),
    Piece::Text(":"), Piece::Group(2, 1), Piece::Field(1), Piece::Text("@"), Piece::Item(4), Piece::Repeat(16, 0, 2),
    Piece::Text(","), Piece::Item(4), Piece::Group(4, 3), Piece::Text("/"), Piece::Group(4, 1), Piece::Field(2),
    Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    PostgresBuilder of Postgres by TEMPLATE_POSTGRES, states [];
    optional user = 0;
    optional password = 1;
    optional dbname = 2;
    optional params = 3;
    list server = 4;
    list host = 5;
    list port = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "postgresql", scheme: true, grammar: "postgresql", start: "postgresql-uri", table: &TABLE, kind: 0, fields: &["user", "password", "dbname", "params", "query-host", "query-hostaddr", "query-port", "query-dbname", "query-user", "query-password", "connect-timeout", "application-name", "options", "sslmode", "sslcert", "sslkey", "sslpassword", "sslrootcert", "target-session-attrs", "scram-client-key", "scram-server-key", "oauth-client-secret"], lists: &[("server", &OCCURRENCES_POSTGRESQL_SERVER), ("host", &OCCURRENCES_POSTGRESQL_HOST), ("port", &OCCURRENCES_POSTGRESQL_PORT)], once: &[], parameters: Some(&PARAMETERS_POSTGRESQL), secrets: &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], inside: crate::Inside::No("postgresql://:,"), checks: &[], template: Some(&TEMPLATE_POSTGRESQL), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "postgresql", default_port: Some("5432"), empty_path: None } },
    crate::Kind { name: "postgres", scheme: true, grammar: "postgresql", start: "postgres-uri", table: &TABLE, kind: 1, fields: &["user", "password", "dbname", "params", "query-host", "query-hostaddr", "query-port", "query-dbname", "query-user", "query-password", "connect-timeout", "application-name", "options", "sslmode", "sslcert", "sslkey", "sslpassword", "sslrootcert", "target-session-attrs", "scram-client-key", "scram-server-key", "oauth-client-secret"], lists: &[("server", &OCCURRENCES_POSTGRES_SERVER), ("host", &OCCURRENCES_POSTGRES_HOST), ("port", &OCCURRENCES_POSTGRES_PORT)], once: &[], parameters: Some(&PARAMETERS_POSTGRES), secrets: &[crate::Secret::Whole(1), crate::Secret::Whole(9), crate::Secret::Whole(16), crate::Secret::Whole(19), crate::Secret::Whole(20), crate::Secret::Whole(21)], inside: crate::Inside::No("postgres://:,"), checks: &[], template: Some(&TEMPLATE_POSTGRES), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "postgres", default_port: Some("5432"), empty_path: None } },
];
