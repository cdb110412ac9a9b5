// @generated from grammars/rfc3987.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc3987`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 182 states (0 with direct code), 23 byte classes, 16 registers: 7431 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, highs, rules.
    bytes: b"\
    \x01\0\x02\x01\x03\x01\x01\x01\x01\x01\x04\x01\x04\x05\x06\x07\x08\x09\x0a\x0a\x0b\x0c\x0c\x0c\x0c\x0d\x01\0\x01\0\
    \x0e\x0f\x10\x10\x10\x10\x10\x10\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\x11\x11\
    \x13\0\x14\0\x01\0\x10\x10\x10\x10\x10\x10\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x11\x12\x11\x11\
    \x11\x11\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x07\0\x02\0\x02\x04\0\0\x03\x01\x04\x02\0\x02\x01\
    \x05\x04\0\x03\x01\x04\x03\x01\x05\x03\x01\x01\
    \xff\xff\xff\xff\xff\0\0\xff\xff\x01\x01\xff\xff\xff\xff\xff\xff\x02\x02\xff\xff\x03\x03\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\x04\x04\xff\xff\xff\xff\xff\x05\x05\xff\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\x06\x06\xff\xff\x07\x07\xff\xff\x07\x07\xff\xff\x06\x06\xff\xff\x08\x08\xff\xff\
    \x09\x09\xff\xff\xff\xff\xff\xff\xff\xff\xff\x0a\x0a\xff\xff\xff\xff\xff\xff\x0b\x0b\xff\x0b\x0c\x0c\xff\x0c\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x06\xff\xff\x0d\x0d\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x0e\x0e\xff\xff\x0f\x0f\xff\xff\x0f\x0f\xff\xff\x0e\x0e\xff\xff\x10\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x11\x11\xff\x11\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x06\xff\xff\
    \x06\x06\xff\xff\x06\x06\xff\xff\x06\x06\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x0e\x0e\xff\xff\x12\x12\xff\xff\
    \x13\x13\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x14\x14\xff\x14\x15\x15\xff\x15\x15\x15\xff\x15\x14\
    \x14\xff\x14\x16\x16\xff\x16\x17\x17\xff\x17\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x06\xff\xff\x06\x06\xff\xff\
    \x0e\x0e\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x14\
    \x14\xff\x14\x18\x18\xff\x18\xff\xff\xff\xff\xff\xff\xff\xff\x19\x19\xff\x19\x1a\x1a\xff\x1a\x1a\x1a\xff\x1a\x19\
    \x19\xff\x19\x1b\x1b\xff\x1b\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x06\xff\xff\x06\x06\xff\xff\x06\x06\xff\xff\
    \x06\x06\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\xff\xff\xff\xff\x14\x14\xff\x14\x14\x14\xff\x14\x14\x14\xff\x14\x14\
    \x14\xff\x14\xff\xff\xff\xff\xff\xff\xff\xff\x19\x19\xff\x19\x1c\x1c\xff\x1c\x1d\x1d\xff\x1d\xff\x06\x06\xff\xff\
    \x06\x06\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\x14\x14\xff\x14\x14\x14\xff\x14\x19\
    \x19\xff\x19\x19\x19\xff\x19\x19\x19\xff\x19\x19\x19\xff\x19\xff\xff\xff\xff\xff\x1e\x1e\xff\xff\x1e\x1e\xff\xff\
    \x1e\x1e\xff\xff\x1e\x1e\xff\xff\x0e\x0e\xff\xff\x0e\x0e\xff\x14\x14\xff\x14\x14\x14\xff\x14\x14\x14\xff\x14\x14\
    \x14\xff\x14\x19\x19\xff\x19\x19\x19\xff\x19\xff\x1f\x1f\xff\xff\x1e\x1e\xff\xff\x20\x20\xff\xff\x20\x20\xff\xff\
    \x20\x20\xff\xff\x20\x20\xff\x14\x14\xff\x14\x14\x14\xff\x14\x19\x19\xff\x19\x19\x19\xff\x19\x19\x19\xff\x19\x19\
    \x19\xff\x19\xff\x20\x20\xff\x21\x21\xff\x21\x21\x21\xff\x21\x21\x21\xff\x21\x21\x21\xff\x21\x19\x19\xff\x19\x19\
    \x19\xff\x19\x22\x22\xff\x22\x21\x21\xff\x21\x23\x23\xff\x23\x23\x23\xff\x23\x23\x23\xff\x23\x23\x23\xff\x23\x23\
    \x23\xff\x23\xff\x24\x24\xff\xff\x24\x24\xff\xff\x24\x24\xff\xff\x25\x25\xff\xff\x24\x24\xff\xff\x26\x26\xff\xff\
    \x06\x06\xff\xff\x27\x27\xff\x28\x28\xff\x28\xff\xff\xff\xff\xff\x29\x29\xff\xff\x0e\x0e\xff\x2a\x2a\xff\xff\x28\
    \x28\xff\x28\x2b\x2b\xff\x2b\xff\x2c\x2c\xff\xff\xff\xff\xff\x14\x14\xff\x14\x2d\x2d\xff\x2d\xff\xff\xff\xff\x2e\
    \x2e\xff\x2e\x19\x19\xff\x19\xff\xff\xff\xff\x2f\x2f\xff\x2f\xff\xff\xff\xff\xff\xff\xff\xff\xff\x30\x30\xff\x31\
    \x31\xff\x31\
    \0\x04\x0c\x05\x0b\x0d\x05\x05\x05\x0a\x05\x0b\x05\x05\x05\x05\0\x04\x01\x04\x04\x0a\0\x05\x0c\x05\x0b\x0d\x05\x05\
    \x05\x03\x02\x05\x05\0\x04\x01\x04\x04\x05\0\x05\x05\x05\x0a\x05\x05\0\x04\x01\x04\x05\x05\x03\x02\0\x05\x05\x05\0\
    \x04\x01\x04\x04\x0a\0\x05\x03\x02\0\x04\x01\x04\x07\x05\x05\x03\x02\x05\x05\0\x04\x01\x04\x04\x05\0\0\x04\x01\x04\
    \x03\x02\x05\0\x04\x01\x04\x05\x05\x03\x02\0\x03\x02\0\x04\x01\x04\x03\x02\0\x04\x01\x04\x07\x06\x04\x01\x04\x03\
    \x02\0\x04\x01\x04\x03\x02\x04\x02\x0a\x04\0\x04\x03\x02\0\x04\x01\x04\x02\x06\x04\x01\x04\x03\x02\x04\x02\x0a\x04\
    \0\x04\x02\x0a\x06\x09\x0c\0\0\0\x0b\x09\x08\0\0\x0c\0\0\0\0\0\x0b\x08\0\0\0\0\0\0\0\0\
    \x80\x07\0\x80\x0f\0\0\x1c\0\x80\x1f\0\x80\x1f\x01\xb0\x1f\x07\xb2\x3f\x07\x32\x20\x26\x72\xa0\x26\x32\0\x27\xb2\
    \xbf\x27\xf2\xff\x27\x72\xe0\x66\
    \xff\x01\x02\x03\x04\x05\x06\x03\x02\x06\x06\x05\x06\x05\x0e\x0f\x10\x11\x12\x0d\x0e\x15\x05\x17\x02\x03\x05\x17\
    \x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x02\x03\x05\x17\x13\x02\x03\x17\x17\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x05\
    \x03\x17\x17\x13\x03\x0b\x0c\x17\x07\x08\x09\x0a\x0b\x0c\x0d\x03\x0f\x17\x06\x03\x17\x03\x06\x17\x17\x07\x08\x09\
    \x0a\x0b\x0c\x0d\x17\x0f\x02\x17\x02\x05\x06\x17\x06\x17\x03\x0b\x0c\x0d\x0e\x02\x0e\x0b\x0c\x06\x07\x08\x09\x17\
    \x05\x17\x0d\x0e\x02\x17\x17\x05\x06\x17\x0b\x0c\x17\x0b\x0c\x0d\x0e\x02\x17\x02\x05\x06\x17\x06\x17\x17\x0b\x0c\
    \x0d\x0e\x02\x0e\x02\x03\x06\x07\x08\x09\x17\x05\x17\x0d\x0e\x02\x0e\x0b\x0c\x06\x07\x08\x09\x17\x05\x17\x0d\x0e\
    \x02\x17\x05\x05\x06\x0b\x0c\x17\x17\x0b\x0c\x0d\x0e\x02\x17\x02\x05\x06\x17\x06\x17\x17\x0b\x0c\x0d\x0e\x02\x0e\
    \x02\x03\x06\x07\x08\x09\x17\x05\x17\x0d\x0e\x02\x0e\x0b\x0c\x06\x07\x08\x09\x17\x17\x17\x0d\x0e\x02\x17\x02\x05\
    \x06\x17\x06\x03\x17\x0b\x0c\x0d\x0e\x02\x0e\x02\x03\x06\x07\x08\x09\x17\x03\x17\x0d\x0e\x02\x17\x02\x05\x06\x05\
    \x06\x05\x17\x17\x17\x0d\x0e\x0d\x0e\x02\x17\x03\x05\x06\x05\x17\x12\x17\x17\x17\x0d\x0e\x02\x0f\x02\x05\x06\x05\
    \x06\x05\x17\x17\x17\x0d\x0e\x0d\x0e\x02\x17\x03\x05\x06\x06\x17\x17\x17\x17\x17\x0d\x0e\x02\x17\x02\x05\x06\x05\
    \x06\x05\x17\x17\x17\x0d\x0e\x0d\x0e\x02\x17\x03\x05\x06\x05\x17\x17\x17\x14\x17\x0d\x0e\x02\x0f\x02\x05\x06\x05\
    \x06\x05\x17\x17\x17\x0d\x0e\x0d\x0e\x02\x17\x05\x05\x06\x17\x17\x17\x17\x17\x17\x0d\x0e\x02\x17\x02\x05\x06\x05\
    \x06\x17\x17\x17\x05\x0d\x0e\x0d\x0e\x02\x0b\x0c\x05\x06\x01\x17\x03\x17\x17\x05\x0d\x0e\x17\x0b\x0c\x17\x0d\x05\
    \x0f\x02\x17\x17\x05\x06\x15\x02\x17\x17\x05\x06\x0d\x0e\x07\x08\x09\x17\x0d\x0e\x02\x03\x17\x02\x06\x17\x05\x06\
    \x17\x05\x17\x0d\x0e\x05\x0d\x0e\x01\x05\x03\x0b\x0c\x17\x02\x03\x17\x12\x06\x17\x0d\x0d\x0f\x17\x17\x0d\x0e\x17\
    \x15\x05\x17\x17\x02\x03\x05\x17\x06\x02\x03\x02\x17\x06\x05\x06\x0e\x0f\x17\x17\x17\x0e\x0d\x0e\x02\x17\x17\x05\
    \x06\x02\x17\x17\x05\x06\x02\x0d\x0e\x05\x06\x02\x0d\x0e\x05\x06\x02\x0d\x0e\x17\x06\x05\x0d\x0e\x07\x08\x09\x0d\
    \x0e\x07\x08\x09\x02\x07\x08\x09\x06\x06\x02\x14\x17\x17\x06\x0d\x0e\x17\x07\x08\x09\x17\x0e\x05\x07\x08\x09\x17\
    \x17\x0b\x0c\x17\x02\x05\x17\x02\x06\x05\x02\x06\x17\x17\x06\x17\x0e\x17\x0d\x0e\x02\x0d\x0e\x02\x06\x17\x17\x06\
    \x05\x17\x17\x0d\x0e\x17\x0d\x0e\x17\x17\x17\x17\x17\x05\x17\x17\x14\x05\x14\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\
    \0\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\
    \x08\x08\0\0\0\0\0\0\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70\xa8\xf8\xf8\xf8\xf8\xf8\xf8\
    \xf8\xf8\xf8\xf0\x54\x50\x54\x54\x50\
    \0\0\0\0\0\0\0\0\0\x01\0\0\0\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\0\0\0\0\0\0\0\0\0\x0d\0\0\0\x02\x03\x04\
    \x05\x06\x07\x08\x09\x0e\x0c\0\0\x0f\0\x0f\0\0\0\x0f\0\x0f\0\0\x10\0\0\0\0\0\0\0\0\x0c\0\0\0\x11\0\x11\0\0\0\x11\0\
    \x0c\0\0\0\x12\0\x12\0\0\0\x12\0\x13\0\0\0\x11\0\x14\0\0\0\x14\x0c\x0c\0\0\0\x11\x14\x0c\0\0\0\x0c\0\x0c\0\0\x15\
    \x16\x17\x04\x05\x06\x07\x08\x09\x18\x19\x0c\x1a\0\0\0\0\0\0\0\0\x1b\0\0\x15\x16\x17\x04\x05\x06\x07\x08\x09\x1c\
    \x0c\0\0\x1d\0\x1d\0\0\0\x1d\0\x1e\0\0\0\x11\x1f\x20\0\0\0\x20\0\x0c\0\0\0\x11\x21\x1b\0\0\0\x1b\0\x0c\0\0\0\x11\
    \x03\x22\x23\x24\x25\x26\x0c\x0c\0\0\x27\x0c\0\x0c\0\0\0\x0c\0\x0c\0\0\0\x11\x28\x29\0\0\0\x29\0\x0c\0\0\0\x11\x03\
    \x2a\x2b\x2c\0\0\0\x0c\0\0\x2d\x2a\0\x2a\0\0\0\x2a\0\x0c\0\0\x2e\x1b\0\x1b\0\0\0\x1b\0\x0c\0\0\x2d\x2a\0\x22\0\0\0\
    \x22\x0c\x0c\0\0\x15\x2f\x30\x0c\0\0\0\x0c\0\x0c\0\0\x31\x29\0\x29\0\0\0\x29\0\x0c\0\0\x15\x2f\x32\x20\0\0\0\x20\0\
    \x0c\0\0\x15\x2f\x33\x1b\0\0\0\x1b\0\x0c\0\0\x15\x2f\x17\x22\x23\x24\x25\x26\x0c\x0c\0\0\x15\x2f\x34\x29\0\0\0\x29\
    \0\x0c\0\0\x15\x2f\x17\x2a\x2b\x2c\0\0\0\x0c\0\0\0\x11\0\x11\0\0\x11\0\0\x0c\0\0\0\x11\0\x14\0\0\x14\0\x0c\x0c\0\0\
    \0\x11\x1f\x20\0\0\x20\0\0\x0c\0\0\x2d\x2a\0\x2a\0\0\x2a\0\0\x0c\0\0\x2d\x2a\0\x22\0\0\x22\0\x0c\x0c\0\0\x15\x2f\
    \x32\x20\0\0\x20\0\0\x0c\0\0\0\0\0\0\0\0\0\0\0\x35\0\0\0\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x36\x37\0\x02\x03\x04\
    \x05\x06\x07\x08\x09\x0a\x38\0\0\x39\x03\x3a\x05\x06\x07\x08\x09\x3b\0\0\x15\0\0\0\0\0\0\0\0\x3c\0\0\0\x11\0\x3d\0\
    \0\0\x3d\x3e\x0c\0\0\x15\x16\x17\x04\x05\x06\x07\x08\x09\x18\x3f\x40\x15\x16\x17\x04\x05\x06\x07\x08\x09\x18\x41\0\
    \0\x11\x03\x3a\x05\x06\x42\x43\x3e\x0c\0\0\x15\x44\x17\x3a\x05\x06\x07\x08\x09\x45\0\0\x2d\x2a\0\x3a\0\0\0\x3a\x3e\
    \x0c\0\0\x15\x2f\x17\x3a\x05\x06\x42\x43\x3e\x0c\0\0\0\x11\0\x3d\0\0\x3d\0\x3e\x0c\0\0\x2d\x2a\0\x3a\0\0\x3a\0\x3e\
    \x0c\0\0\x46\x47\x48\x49\x48\x48\x48\x49\x4a\x4b\x4c\x4d\
    \x02\0\0\0\0\0\0\0\0\0\x04\0\x02\x0c\0\x03\0\x02\x03\0\x04\x04\0\x05\0\x06\x04\x01\x05\xff\x07\x04\x01\x05\xff\x08\
    \x04\0\x05\0\x09\x04\0\x05\0\x0a\x05\x01\x0a\0\0\x0c\0\x0d\0\x0b\x0d\x01\x01\xff\0\x01\0\x01\0\0\0\0\0\x01\0\x0c\0\
    \x01\xff\0\0\x02\0\x02\0\0\0\x01\xff\0\0\x02\x01\0\0\0\x02\0\x03\0\0\x03\0\x03\0\0\x02\x01\xff\0\0\0\x0c\0\x04\x0c\
    \x03\x0d\0\x03\x0c\x03\x03\0\0\x0d\0\x0e\0\x0b\x0e\x01\x01\xff\0\0\0\x01\xfe\0\x01\xff\x01\0\0\x0d\0\x01\xff\0\0\
    \x02\0\x04\0\0\x04\0\x04\0\0\x02\x03\0\0\x03\x01\x01\0\0\0\x02\x01\xfe\0\x04\0\x01\xff\x06\x04\x01\x01\xfe\x07\x04\
    \x01\x01\xfe\x08\x03\x01\x01\xff\x09\x03\x01\x01\xff\0\0\0\x01\xfd\0\0\x02\x01\xfd\0\x01\xfe\x01\0\0\x04\0\x01\0\
    \x06\x04\x01\x01\xff\x07\x04\x01\x01\xff\0\0\0\x04\xfd\0\0\0\x01\xfc\0\x0c\x03\x01\0\0\x0c\x03\x01\xff\0\0\0\x01\
    \xfb\0\x0c\x03\x03\0\0\x0c\x03\x01\xfe\0\x0c\x03\x01\xfd\0\0\0\x01\0\x0b\x0d\x01\x0b\0\0\x0e\0\x01\0\0\x0d\x01\x01\
    \0\0\0\x02\x0c\0\0\x04\0\x05\0\0\x0c\0\x01\0\0\x0c\x01\x01\0\0\0\x02\x05\0\0\x05\x01\x01\0\x0b\x0e\x01\x0b\0\0\x0f\
    \0\x01\0\0\x0e\x01\x01\0\x08\x03\x01\x05\0\x09\x03\x01\x05\0\0\x0c\x03\x0d\0\0\x0d\0\x01\0\0\0\0\x03\0\0\x04\x02\
    \x06\0\x02\0\x01\0\0\0\x04\x02\x05\0\0\x05\x01\x06\0\0\x06\0\x07\0\0\x07\x01\x08\0\0\x08\x01\x01\0\
    \0\x01\x09\x0c\x01\x09\x0d\x01\x08\x0c\x01\x08\x0d\
    \xff\xff\xff\xff\0\x01\x02\0\xff\x03\x03\xff\xff\x04\x04\xff\xff\x05\x05\xff\xff\x06\x06\xff\xff\x07\x07\xff\xff\
    \x08\x08\xff\xff\x09\x09\xff\xff\x0a\x0a\xff\xff\x0b\x0b\xff\x0c\x0c\xff\x0d\xff\x04\x04\xff\xff\x08\x08\xff\xff\
    \x08\x08\xff\xff\x0e\x0e\xff\xff\x0f\x0f\xff\xff\x10\x10\xff\xff\x10\x10\xff\xff\x11\x11\xff\xff\x12\x12\xff\xff\
    \x13\x13\xff\xff\x14\x14\xff\xff\x08\x08\xff\x15\x15\xff\xff\x16\x16\xff\x16\x17\x17\xff\x18\x19\x19\xff\x1a\xff\
    \x08\x08\xff\xff\x1b\x1b\xff\xff\x1c\x1c\xff\xff\x1d\x1d\xff\xff\x1e\x1e\xff\xff\x1f\x1f\xff\xff\x20\x20\xff\xff\
    \x21\x21\xff\xff\x22\x22\xff\xff\x22\x22\xff\xff\x23\x23\xff\xff\x24\x24\xff\xff\x25\x25\xff\xff\x26\x26\xff\x07\
    \x07\xff\xff\x08\x08\xff\x08\x09\x09\xff\x09\x27\x27\xff\x28\x0b\x0b\xff\x0b\xff\x08\x08\xff\xff\x0f\x0f\xff\xff\
    \x10\x10\xff\xff\x10\x10\xff\xff\x11\x11\xff\xff\x08\x08\xff\xff\x08\x08\xff\xff\x29\x29\xff\xff\x2a\x2a\xff\xff\
    \x2b\x2b\xff\x08\x08\xff\xff\x08\x08\xff\x08\x0e\x0e\xff\x0e\x0f\x0f\xff\x2c\x10\x10\xff\x2d\x10\x10\xff\x2d\x11\
    \x11\xff\x2e\x12\x12\xff\x2f\x13\x13\xff\x30\x14\x14\xff\x14\x08\x08\xff\x08\xff\x1d\x1d\xff\xff\x1e\x1e\xff\xff\
    \x21\x21\xff\xff\x22\x22\xff\xff\x22\x22\xff\xff\x23\x23\xff\xff\x31\x31\xff\x1b\x1b\xff\x1b\x1c\x1c\xff\x1c\x1d\
    \x1d\xff\x32\x1e\x1e\xff\x33\x1f\x1f\xff\x1f\x20\x20\xff\x20\x21\x21\xff\x34\x22\x22\xff\x35\x22\x22\xff\x35\x23\
    \x23\xff\x36\x24\x24\xff\x37\x25\x25\xff\x25\x26\x26\xff\x26\xff\x0f\x0f\xff\xff\x10\x10\xff\xff\x10\x10\xff\xff\
    \x11\x11\xff\xff\x29\x29\xff\xff\x2a\x2a\xff\x08\x08\xff\x08\x0f\x0f\xff\x2c\x10\x10\xff\x2d\x10\x10\xff\x2d\x11\
    \x11\xff\x2e\x08\x08\xff\x08\x08\x08\xff\x08\x29\x29\xff\x38\x2a\x2a\xff\x39\x3a\x3a\xff\x3b\xff\x1d\x1d\xff\xff\
    \x1e\x1e\xff\xff\x21\x21\xff\xff\x22\x22\xff\xff\x22\x22\xff\xff\x23\x23\xff\x1d\x1d\xff\x32\x1e\x1e\xff\x33\x21\
    \x21\xff\x34\x22\x22\xff\x35\x22\x22\xff\x35\x23\x23\xff\x36\x31\x31\xff\x31\xff\x3c\x3c\xff\xff\x3d\x3d\xff\xff\
    \x3d\x3d\xff\xff\x3d\x3d\xff\xff\x29\x29\xff\xff\x2a\x2a\xff\x0f\x0f\xff\x2c\x10\x10\xff\x2d\x10\x10\xff\x2d\x11\
    \x11\xff\x2e\x29\x29\xff\x38\x2a\x2a\xff\x39\xff\x12\x12\xff\xff\x3e\x3e\xff\xff\x3f\x3f\xff\xff\x40\x40\xff\xff\
    \x40\x40\xff\xff\x40\x40\xff\x1d\x1d\xff\x32\x1e\x1e\xff\x33\x21\x21\xff\x34\x22\x22\xff\x35\x22\x22\xff\x35\x23\
    \x23\xff\x36\xff\x41\x41\xff\x42\x42\xff\x43\x44\x44\xff\x45\x44\x44\xff\x45\x44\x44\xff\x45\x29\x29\xff\x38\x2a\
    \x2a\xff\x39\x12\x12\xff\x2f\x46\x46\xff\x47\x48\x48\xff\x49\x4a\x4a\xff\x4b\x4a\x4a\xff\x4b\x4a\x4a\xff\x4b\x4c\
    \x4c\xff\x4d\xff\x4e\x4e\xff\x4f\x50\x4e\x4f\xff\x51\x51\xff\xff\x52\x52\xff\xff\x53\x53\xff\xff\x54\x54\xff\xff\
    \x55\x55\xff\xff\x56\x56\xff\x57\x57\xff\x58\xff\x59\x59\xff\xff\x5a\x5a\xff\xff\x5b\x5b\xff\x52\x52\xff\xff\x53\
    \x53\xff\x5c\x54\x54\xff\x5d\xff\x5e\x5e\xff\xff\x5f\x5f\xff\x55\x55\xff\x60\x56\x56\xff\x61\x59\x59\xff\x59\x5a\
    \x5a\xff\x62\x5b\x5b\xff\x63\xff\x64\x64\xff\x5e\x5e\xff\x65\x5f\x5f\xff\x5f\x64\x64\xff\x64\xff\x5a\x5a\xff\x5a\
    \x5a\xff\x62\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x02\x05\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\
    \x02\x0f\x10\x03\x11\x12\x13\x03\x11\x14\x13\x03\x11\x15\x13\x02\x11\x16\x01\x17\x01\x18\x01\x19\x01\x1a\x02\x1b\
    \x06\x02\x1b\x1c\x01\x1d\x01\x1e\x02\x09\x09\x01\x1f\x03\x11\x20\x13\x03\x11\x21\x13\x01\x0f\x01\x10\x02\x12\x13\
    \x02\x14\x13\x02\x15\x13\x01\x16\x01\x22\x01\x23\x01\x24\x01\x25\x02\x20\x13\x02\x21\x13\x01\x26\x03\x11\x12\x27\
    \x03\x11\x14\x27\x03\x11\x15\x27\x02\x11\x28\x01\x29\x01\x2a\x03\x11\x20\x27\x03\x11\x21\x27\x02\x12\x27\x02\x14\
    \x27\x02\x15\x27\x01\x28\x02\x20\x27\x02\x21\x27\x01\x2b\x01\x2c\x03\x11\x2d\x2e\x03\x11\x2f\x2e\x03\x11\x30\x2e\
    \x02\x2d\x2e\x02\x2f\x2e\x02\x30\x2e\x03\x11\x31\x2e\x03\x11\x32\x2e\x03\x11\x33\x2e\x03\x11\x34\x2e\x03\x11\x35\
    \x2e\x03\x11\x36\x2e\x02\x31\x2e\x02\x32\x2e\x02\x33\x2e\x02\x34\x2e\x02\x35\x2e\x02\x36\x2e\x01\x37\x01\x38\x02\
    \x38\x37\x01\x39\x01\x3a\x01\x3b\x01\x3c\x02\x11\x13\x01\x3d\x01\x3e\x01\x3f\x01\x11\x02\x11\x40\x01\x13\x01\x41\
    \x01\x42\x01\x40\x01\x43\x02\x11\x27\x01\x44\x02\x11\x45\x01\x27\x01\x46\x01\x45\
    \xff\0\x04\xff\x01\x0a\xff\x02\x0a\x02\x03\x0e\x04\x05\x10\x06\x06\x14\x07\x08\x1a\x02\x09\x1e\x03\x05\x10\x05\x05\
    \x10\x07\x05\x10\x06\x0a\x22\x09\x05\x10\x0b\x0c\x26\x0d\x0c\x0e\x0e\x05\x10\x0f\x05\x10\x0e\x0e\x28\x10\x10\x2c\
    \x0f\x0f\x32\x11\x10\x35\x10\x10\x34\x0a\x12\x3a\x0a\x13\x3e\x14\x14\x40\x0b\x03\x0e\x15\x05\x10\x0c\x0c\x14\x07\
    \x08\x46\x0b\x09\x1e\x0d\x09\x4a\x16\x05\x10\x10\x11\x4c\x10\x10\x50\x17\x17\x10\x18\x14\x55\x0c\x0a\x22\x0c\x0a\
    \x5a\x14\x06\x5f\x0f\x0f\x62\x0a\x12\x66\x0a\x13\x6a\x17\x17\x6c\x14\x0c\x5f\x14\x0c\x73\x11\x06\x5f\x0f\x0f\x74\
    \x11\x06\x7b\x11\x06\x7f\x11\x0c\x5f\x11\x0c\x73\x11\x0c\x7b\x11\x0c\x83\x11\x0c\x7f\x11\x0c\x87\x04\x04\x0a\0\0\
    \x88\x04\x04\x26\x03\x03\x0e\x07\x07\x26\x09\x09\x1e\x16\x16\x26\x15\x15\x26\x15\x15\x0e\x12\x12\x3a\x07\x07\x0e\
    \x09\x09\x4a\x17\x17\x8c\x16\x16\x0e\x12\x12\x66\x17\x17\x90\
    \x80\x3f\x01\0\0\0\x07\0\xfe\xdf\x07\x01\xfa\xff\x07\x01\x80\x1f\x01\0\x40\0\0\0\xbe\xff\x07\x01\xfe\xff\x07\x02\
    \xfe\xff\x0f\x01\xfe\xff\x07\x01\xba\xbf\x07\x01\x20\0\0\0\xfe\x7f\x07\x01\xa0\x1f\0\0\xc4\x5f\0\0\xfe\x7f\x0f\x01\
    \x80\x3f\x05\0\xba\xff\x07\x01\xfa\xff\x07\x02\x80\x1f\0\0\xa0\x0f\0\0\0\0\x10\0\xfa\xff\x0f\x01\x44\x60\0\0\xfa\
    \x7f\x07\x01\xc0\x5f\0\0\xfa\x7f\x0f\x01\xb2\x3f\x07\0\x40\x60\0\0\xba\x1f\x07\x01\xc4\x7f\0\0\xc4\x6f\0\0\xc0\x7f\
    \0\0\xc0\x6f\0\0\xb0\x3f\x07\0\xa0\x1f\x01\0\xb2\x3f\x17\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xbf\x0f\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\
    \xff\x1f\0\
    scheme/IRI-reference/irelative-ref/ifragment/ipath-noscheme/pct-encoded/irelative-part/ipath-absolute/ipchar/iquery\
    /iauthority/IRI/ihier-part/absolute-IRI/iuserinfo/ireg-name/IPv4address/dec-octet/port/ihost/IP-literal/ipath-rootl\
    ess/ipath-abempty/IPvFuture/IPv6address/",
    words: &[
    // cells
    0, 32768, 32769, 32770, 32768, 32768, 32771, 8, 32796, 16543, 9, 31, 32797, 54, 32772, 32768, 32773, 32773, 32773,
    32798, 32799, 32768, 54, 32768, 32780, 32781, 54, 16543, 32782, 32783, 32784, 32785, 32786, 32786, 32786, 32787,
    32788, 32778, 10, 54, 38, 32790, 32821, 32822, 35, 32779, 32823, 32824, 32825, 32826, 32827, 32827, 32827, 32828,
    32829, 54, 32775, 35, 16544, 32831, 32804, 55, 35, 32820, 32805, 32806, 32807, 32808, 32808, 32808, 32809, 44, 0,
    38, 45, 30, 32774, 32844, 16546, 7, 32803, 32845, 32846, 32847, 32848, 32848, 32848, 32849, 13, 0, 32796, 16552,
    32800, 31, 32797, 16546, 32801, 32843, 32811, 32, 16, 32798, 32799, 32796, 32802, 130, 117, 32797, 48, 49, 50, 19,
    92, 16549, 32798, 32799, 32796, 120, 32810, 68, 32797, 16539, 149, 142, 51, 69, 48, 32798, 32799, 32836, 73, 32816,
    77, 32837, 145, 32817, 14, 51, 78, 60, 32838, 32839, 32796, 32818, 32776, 12, 32797, 88, 89, 90, 63, 92, 16554,
    32798, 32799, 32836, 32777, 93, 70, 32837, 95, 96, 97, 91, 92, 16541, 32838, 32839, 32796, 73, 101, 104, 32797, 141,
    131, 23, 98, 105, 88, 32798, 32799, 32836, 70, 32840, 110, 32837, 28, 32841, 84, 91, 111, 95, 32838, 32839, 32796,
    32842, 32812, 25, 32797, 117, 118, 119, 98, 101, 16559, 32798, 32799, 32836, 32813, 102, 81, 32837, 123, 124, 125,
    120, 16542, 16547, 32838, 32839, 32836, 84, 32851, 135, 32837, 16543, 32852, 6, 126, 136, 123, 32838, 32839, 32836,
    32853, 32814, 46, 32837, 142, 143, 144, 126, 42, 16562, 32838, 32839, 32796, 16542, 32796, 31, 32797, 31, 32797,
    101, 145, 29, 16553, 32798, 32799, 32798, 32799, 32796, 16551, 33, 31, 32797, 92, 19, 40, 16, 16544, 81, 32798,
    32799, 32796, 32789, 32796, 68, 32797, 68, 32797, 101, 16, 16548, 70, 32798, 32799, 32798, 32799, 32836, 43, 76, 77,
    32837, 16557, 51, 16541, 48, 16545, 81, 32838, 32839, 32836, 47, 32796, 77, 32837, 68, 32797, 121, 63, 16557, 52,
    32838, 32839, 32798, 32799, 32836, 53, 79, 77, 32837, 121, 60, 16555, 48, 32819, 109, 32838, 32839, 32796, 32830,
    32796, 104, 32797, 104, 32797, 127, 60, 16558, 106, 32798, 32799, 32798, 32799, 32836, 57, 127, 110, 32837, 16547,
    91, 58, 88, 67, 115, 32838, 32839, 32836, 16546, 32796, 110, 32837, 104, 32797, 112, 98, 16548, 121, 32838, 32839,
    32798, 32799, 32836, 122, 106, 110, 32837, 16545, 95, 15, 88, 16550, 121, 32838, 32839, 109, 154, 150, 16551, 32861,
    127, 32789, 32836, 95, 16552, 135, 32837, 16545, 32836, 16545, 106, 135, 32837, 32838, 32839, 70, 71, 72, 112,
    32838, 32839, 32859, 34, 126, 32836, 32860, 75, 135, 32837, 123, 146, 73, 32866, 32862, 127, 32838, 32839, 16556,
    146, 59, 128, 112, 16550, 32867, 80, 123, 86, 32868, 140, 32869, 32875, 32830, 115, 16553, 32874, 32870, 137, 16556,
    146, 16556, 16540, 32776, 3, 92, 16560, 16541, 32792, 32793, 32796, 16561, 32794, 68, 32797, 32777, 16539, 16556,
    137, 94, 32795, 32798, 32799, 32836, 16539, 99, 77, 32837, 32796, 32791, 100, 104, 32797, 32836, 32838, 32839, 110,
    32837, 32836, 32798, 32799, 135, 32837, 32832, 32838, 32839, 16563, 32833, 101, 32838, 32839, 106, 107, 108, 32834,
    32835, 112, 113, 114, 32855, 131, 132, 133, 32856, 16552, 32863, 32854, 109, 16557, 32864, 32857, 32858, 115, 137,
    138, 139, 134, 32865, 146, 150, 151, 152, 16558, 16560, 147, 137, 16565, 32871, 121, 140, 32796, 32872, 127, 32796,
    32797, 153, 140, 32797, 16564, 32873, 120, 32798, 32799, 32836, 32815, 32799, 32836, 32837, 16566, 117, 32837, 146,
    117, 134, 32838, 32839, 131, 32850, 32839, 131, 145, 142, 142, 153, 74, 150, 150, 32876, 116, 32877, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // rows
    0, 0, 53, 56, 4, 35, 65, 98, 113, 22, 152, 455, 163, 193, 202, 232, 6, 244, 88, 246, 90, 57, 250, 247, 95, 267, 68,
    233, 273, 275, 280, 101, 259, 289, 295, 8, 17, 50, 21, 129, 301, 306, 323, 327, 329, 40, 331, 336, 457, 272, 114,
    274, 344, 359, 399, 34, 490, 366, 372, 394, 470, 287, 127, 300, 181, 74, 419, 421, 140, 302, 449, 107, 146, 159,
    437, 443, 445, 153, 315, 451, 456, 492, 165, 198, 248, 220, 472, 495, 475, 328, 166, 330, 493, 261, 494, 480, 343,
    179, 356, 508, 509, 498, 276, 506, 192, 358, 532, 304, 363, 317, 205, 371, 536, 332, 420, 342, 524, 377, 526, 94,
    535, 502, 378, 485, 391, 218, 397, 515, 386, 512, 538, 410, 539, 162, 542, 231, 413, 555, 416, 522, 424, 545, 427,
    546, 111, 547, 521, 444, 534, 548, 432, 549, 376, 551, 552, 450, 428, 142, 224, 3, 1, 537, 72, 194, 260, 2, 540,
    239, 507, 5, 7, 568, 550, 288, 316, 9, 553, 556, 10, 572, 558, 11, 12,
    // defaults
    0, 0, 0, 0, 157, 23, 0, 0, 0, 164, 0, 0, 0, 0, 0, 0, 117, 117, 117, 117, 164, 9, 0, 0, 0, 0, 163, 67, 0, 0, 0, 117,
    117, 0, 0, 166, 166, 166, 166, 0, 0, 0, 0, 0, 0, 174, 0, 0, 117, 117, 117, 117, 0, 0, 166, 166, 0, 0, 0, 0, 142,
    142, 142, 142, 174, 45, 0, 0, 117, 117, 166, 166, 166, 166, 0, 0, 0, 142, 142, 0, 0, 176, 176, 176, 176, 0, 0, 0,
    117, 117, 117, 117, 166, 166, 0, 142, 142, 142, 142, 0, 0, 176, 176, 0, 117, 117, 166, 166, 166, 166, 142, 142, 176,
    176, 176, 176, 0, 131, 117, 117, 117, 166, 166, 142, 142, 142, 142, 176, 176, 164, 117, 53, 131, 132, 131, 142, 142,
    176, 176, 176, 176, 131, 150, 142, 142, 142, 176, 176, 174, 142, 100, 150, 151, 150, 150, 7, 155, 28, 0, 4, 5, 117,
    157, 43, 52, 20, 131, 0, 26, 27, 39, 40, 142, 163, 99, 64, 150, 74, 85, 86, 116, 129, 148,
    // edges
    16539, 0, 512, 2, 0, 1536, 3, 0, 512, 4, 0, 512, 5, 0, 1536, 16540, 0, 512, 16542, 0, 2048, 6, 0, 2048, 2, 0, 1024,
    5, 0, 1024, 2, 0, 256, 16545, 0, 2, 2, 0, 1606, 15, 0, 2, 16546, 0, 582, 16, 0, 2, 17, 0, 2, 18, 0, 2, 19, 0, 2, 20,
    0, 518, 5, 0, 1606, 21, 0, 1, 22, 0, 2, 16547, 0, 1024, 24, 0, 3072, 25, 0, 1024, 26, 0, 1024, 27, 0, 3072, 2, 0,
    1604, 16546, 0, 580, 20, 0, 516, 5, 0, 1604, 2, 1, 1664, 16546, 1, 640, 5, 1, 1664, 16550, 0, 2, 34, 0, 2, 35, 0, 2,
    36, 0, 2, 37, 0, 2, 38, 0, 2, 39, 0, 70, 16551, 0, 4096, 42, 0, 4096, 24, 0, 2048, 27, 0, 2048, 24, 0, 256, 39, 0,
    68, 2, 0, 1664, 16546, 0, 640, 5, 0, 1664, 56, 0, 8, 16556, 0, 2, 24, 0, 3142, 59, 0, 2, 16557, 0, 1094, 60, 0, 2,
    61, 0, 2, 62, 0, 2, 63, 0, 2, 64, 0, 1030, 27, 0, 3142, 65, 0, 1, 66, 0, 2, 2, 0, 1540, 16546, 0, 516, 39, 0, 4, 5,
    0, 1540, 24, 0, 3140, 16557, 0, 1092, 64, 0, 1028, 27, 0, 3140, 24, 4, 3200, 16557, 4, 1152, 27, 4, 3200, 16560, 0,
    2, 80, 0, 2, 81, 0, 2, 82, 0, 2, 83, 0, 2, 84, 0, 2, 85, 0, 70, 85, 0, 68, 24, 0, 3200, 16557, 0, 1152, 27, 0, 3200,
    103, 0, 8, 24, 0, 3076, 16557, 0, 1028, 85, 0, 4, 27, 0, 3076, 2, 0, 1572, 16546, 0, 548, 129, 0, 516, 5, 0, 1572,
    2, 7, 1664, 16546, 7, 640, 5, 7, 1664, 39, 0, 36, 24, 0, 3108, 16557, 0, 1060, 148, 0, 1028, 27, 0, 3108, 24, 10,
    3200, 16557, 10, 1152, 27, 10, 3200, 85, 0, 36, 11, 0, 512, 56, 0, 16, 103, 0, 16, 41, 0, 0, 87, 0, 0,
    // call_list
    22, 0, 0, 65535, 110, 66, 0, 0, 65535, 111,
    // stretch_list
    0, 0, 0, 40981, 216, 0, 224, 22, 249, 21, 253, 53248, 253, 61461, 255, 61440, 256, 21, 511, 65024, 512, 21, 767,
    65024, 768, 21, 1023, 65024, 1024, 21, 1279, 65024, 1280, 21, 1535, 65024, 1536, 21, 1791, 65024, 1792, 21, 2047,
    65024, 2048, 21, 2303, 65024, 2304, 21, 2559, 65024, 2560, 21, 2815, 65024, 2816, 21, 3071, 65024, 3072, 21, 3327,
    65024, 3328, 21, 3583, 65024, 3600, 21, 3839, 65024, 3840, 22, 4095, 65024, 4096, 22, 4351, 65024,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Comb, accepts: 278, base: 33, call_list: 1298, calls: 2, check: 1232, defaults: 779, edge_size: 3,
    edges: 962, fields: 12, first_skip: 155, groups: 3976, highs: 4337, hot: 0, kinds: 4, layouts: 1956, mask_of: 1010,
    mask_size: 3, masks: 1193, moves: 2958, nesting: 128, nibbles: 1828, note_of: 2971, note_shift: 0, notes: 3703,
    places: 2568, rows: 596, rules: 4385, set_size: 4, sets: 4189, shift: 0, skip_of: 95, starts: 1298, states: 183,
    streams: 50, stretch_list: 1308, stretches: 40, stride: 23, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `IRI` matches as a whole.
    ///
    /// ```text
    /// IRI = scheme ":" ihier-part ["?" iquery] ["#" ifragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/iri.svg"))]
    Iri: shared TABLE as crate::engine::Shared { source: super::rfc3986::Source, layout: 50, takes: [3, 1], byte: 33, leads: (195, 237) }, kind 0, registers 16, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `scheme`.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    always scheme = 0 [50, 0, 0, 3, 0];
    /// The `authority`.
    ///
    /// ```text
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1 [50, 4, 2, 6, 0];
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2 [50, 0, 1, 0, 0];
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
    /// ```
    maybe host = 3 [50, 4, 2, 5, 0];
    /// The `ipv6`.
    ///
    /// ```text
    /// IPv6address = 6(h16 ":") ls32
    ///             / "::" 5(h16 ":") ls32
    ///             / [h16] "::" 4(h16 ":") ls32
    ///             / [*1(h16 ":") h16] "::" 3(h16 ":") ls32
    ///             / [*2(h16 ":") h16] "::" 2(h16 ":") ls32
    ///             / [*3(h16 ":") h16] "::" h16 ":" ls32
    ///             / [*4(h16 ":") h16] "::" ls32
    ///             / [*5(h16 ":") h16] "::" h16
    ///             / [*6(h16 ":") h16] "::"
    /// ```
    maybe ipv6 = 4 [50, 0, 1, 0, 0];
    /// The `ipvfuture`.
    ///
    /// ```text
    /// IPvFuture = "v" 1*HEXDIG "." 1*(unreserved / sub-delims / ":")
    /// ```
    maybe ipvfuture = 5 [50, 0, 1, 0, 0];
    /// The `ipv4`.
    ///
    /// ```text
    /// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
    /// ```
    maybe ipv4 = 6 [50, 0, 1, 0, 0];
    /// The `reg-name`.
    ///
    /// ```text
    /// ireg-name = *(iunreserved / pct-encoded / sub-delims)
    /// ```
    maybe reg_name = 7 [50, 4, 2, 5, 0];
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 8 [50, 5, 1, 6, 0];
    /// The `path`.
    ///
    /// ```text
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 9 [50, 6, 0, 7, 0];
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 10 [50, 7, 1, 8, 0];
    /// The `fragment`.
    ///
    /// ```text
    /// ifragment = *(ipchar / "/" / "?")
    /// ```
    maybe fragment = 11 [50, 8, 1, 1, 0];
}

/// How the fields of [`Iri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b1000000001,
    pieces: &[Piece::Field(0), Piece::Text(":"), Piece::Choice(26), Piece::Way(1022, 23), Piece::Text("//"),
    Piece::Outer(1, 20), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Outer(3, 13), Piece::Choice(12),
    Piece::Way(48, 7), Piece::Text("["), Piece::Choice(4), Piece::Way(16, 1), Piece::Field(4), Piece::Way(32, 1),
    Piece::Field(5), Piece::Text("]"), Piece::Way(64, 1), Piece::Field(6), Piece::Way(128, 1), Piece::Field(7),
    Piece::Group(256, 2), Piece::Text(":"), Piece::Field(8), Piece::Field(9), Piece::Way(512, 1), Piece::Field(9),
    Piece::Group(1024, 2), Piece::Text("?"), Piece::Field(10), Piece::Group(2048, 2), Piece::Text("#"),
    Piece::Field(11)],
};

crate::__builder! {
    IriBuilder of Iri by TEMPLATE_IRI, states [Scheme = scheme];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional ipv6 = 4;
    optional ipvfuture = 5;
    optional ipv4 = 6;
    optional reg_name = 7;
    optional port = 8;
    optional path = 9;
    optional query = 10;
    optional fragment = 11;
    needed scheme = 0, crate::Set;
}

crate::__typed! {
    /// A text that the rule `IRI-reference` matches as a whole.
    ///
    /// ```text
    /// IRI-reference = IRI / irelative-ref
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/iri-reference.svg"))]
    ///
    /// For example `https://john.doe@www.example.com:123/forum/questions/?tag=networking#top`.
    IriRef: shared TABLE as crate::engine::Shared { source: super::rfc3986::Source, layout: 50, takes: [1, 1], byte: 33, leads: (195, 237) }, kind 1, registers 16, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `scheme`.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    maybe scheme = 0 [50, 0, 0, 3, 0];
    /// The `authority`.
    ///
    /// ```text
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1 [50, 4, 2, 6, 0];
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2 [50, 0, 1, 0, 0];
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
    /// ```
    maybe host = 3 [50, 4, 2, 5, 0];
    /// The `ipv6`.
    ///
    /// ```text
    /// IPv6address = 6(h16 ":") ls32
    ///             / "::" 5(h16 ":") ls32
    ///             / [h16] "::" 4(h16 ":") ls32
    ///             / [*1(h16 ":") h16] "::" 3(h16 ":") ls32
    ///             / [*2(h16 ":") h16] "::" 2(h16 ":") ls32
    ///             / [*3(h16 ":") h16] "::" h16 ":" ls32
    ///             / [*4(h16 ":") h16] "::" ls32
    ///             / [*5(h16 ":") h16] "::" h16
    ///             / [*6(h16 ":") h16] "::"
    /// ```
    maybe ipv6 = 4 [50, 0, 1, 0, 0];
    /// The `ipvfuture`.
    ///
    /// ```text
    /// IPvFuture = "v" 1*HEXDIG "." 1*(unreserved / sub-delims / ":")
    /// ```
    maybe ipvfuture = 5 [50, 0, 1, 0, 0];
    /// The `ipv4`.
    ///
    /// ```text
    /// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
    /// ```
    maybe ipv4 = 6 [50, 0, 1, 0, 0];
    /// The `reg-name`.
    ///
    /// ```text
    /// ireg-name = *(iunreserved / pct-encoded / sub-delims)
    /// ```
    maybe reg_name = 7 [50, 4, 2, 5, 0];
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 8 [50, 5, 1, 6, 0];
    /// The `path`.
    ///
    /// ```text
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 9 [50, 6, 0, 7, 0];
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 10 [50, 7, 1, 8, 0];
    /// The `fragment`.
    ///
    /// ```text
    /// ifragment = *(ipchar / "/" / "?")
    /// ```
    maybe fragment = 11 [50, 8, 1, 1, 0];
}

/// How the fields of [`IriRef`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRIREF: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b1000000000,
    pieces: &[Piece::Choice(70), Piece::Way(4095, 35), Piece::Field(0), Piece::Text(":"), Piece::Choice(26),
    Piece::Way(1022, 23), Piece::Text("//"), Piece::Outer(1, 20), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"),
    Piece::Outer(3, 13), Piece::Choice(12), Piece::Way(48, 7), Piece::Text("["), Piece::Choice(4), Piece::Way(16, 1),
    Piece::Field(4), Piece::Way(32, 1), Piece::Field(5), Piece::Text("]"), Piece::Way(64, 1), Piece::Field(6),
    Piece::Way(128, 1), Piece::Field(7), Piece::Group(256, 2), Piece::Text(":"), Piece::Field(8), Piece::Field(9),
    Piece::Way(512, 1), Piece::Field(9), Piece::Group(1024, 2), Piece::Text("?"), Piece::Field(10), Piece::Group(2048,
    2), Piece::Text("#"), Piece::Field(11), Piece::Way(4094, 33), Piece::Choice(26), Piece::Way(1022, 23),
    Piece::Text("//"), Piece::Outer(1, 20), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Outer(3, 13),
    Piece::Choice(12), Piece::Way(48, 7), Piece::Text("["), Piece::Choice(4), Piece::Way(16, 1), Piece::Field(4),
    Piece::Way(32, 1), Piece::Field(5), Piece::Text("]"), Piece::Way(64, 1), Piece::Field(6), Piece::Way(128, 1),
    Piece::Field(7), Piece::Group(256, 2), Piece::Text(":"), Piece::Field(8), Piece::Field(9), Piece::Way(512, 1),
    Piece::Field(9), Piece::Group(1024, 2), Piece::Text("?"), Piece::Field(10), Piece::Group(2048, 2), Piece::Text("#"),
    Piece::Field(11)],
};

crate::__builder! {
    IriRefBuilder of IriRef by TEMPLATE_IRIREF, states [];
    optional scheme = 0;
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional ipv6 = 4;
    optional ipvfuture = 5;
    optional ipv4 = 6;
    optional reg_name = 7;
    optional port = 8;
    optional path = 9;
    optional query = 10;
    optional fragment = 11;
}

crate::__typed! {
    /// A text that the rule `irelative-ref` matches as a whole.
    ///
    /// ```text
    /// irelative-ref = irelative-part ["?" iquery] ["#" ifragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/irelative-ref.svg"))]
    IriRelativeRef: shared TABLE as crate::engine::Shared { source: super::rfc3986::Source, layout: 50, takes: [1, 3], byte: 33, leads: (195, 237) }, kind 2, registers 16, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `authority`.
    ///
    /// ```text
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1 [50, 4, 2, 6, 0];
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2 [50, 0, 1, 0, 0];
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
    /// ```
    maybe host = 3 [50, 4, 2, 5, 0];
    /// The `ipv6`.
    ///
    /// ```text
    /// IPv6address = 6(h16 ":") ls32
    ///             / "::" 5(h16 ":") ls32
    ///             / [h16] "::" 4(h16 ":") ls32
    ///             / [*1(h16 ":") h16] "::" 3(h16 ":") ls32
    ///             / [*2(h16 ":") h16] "::" 2(h16 ":") ls32
    ///             / [*3(h16 ":") h16] "::" h16 ":" ls32
    ///             / [*4(h16 ":") h16] "::" ls32
    ///             / [*5(h16 ":") h16] "::" h16
    ///             / [*6(h16 ":") h16] "::"
    /// ```
    maybe ipv6 = 4 [50, 0, 1, 0, 0];
    /// The `ipvfuture`.
    ///
    /// ```text
    /// IPvFuture = "v" 1*HEXDIG "." 1*(unreserved / sub-delims / ":")
    /// ```
    maybe ipvfuture = 5 [50, 0, 1, 0, 0];
    /// The `ipv4`.
    ///
    /// ```text
    /// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
    /// ```
    maybe ipv4 = 6 [50, 0, 1, 0, 0];
    /// The `reg-name`.
    ///
    /// ```text
    /// ireg-name = *(iunreserved / pct-encoded / sub-delims)
    /// ```
    maybe reg_name = 7 [50, 4, 2, 5, 0];
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 8 [50, 5, 1, 6, 0];
    /// The `path`.
    ///
    /// ```text
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 9 [50, 6, 0, 7, 0];
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 10 [50, 7, 1, 8, 0];
    /// The `fragment`.
    ///
    /// ```text
    /// ifragment = *(ipchar / "/" / "?")
    /// ```
    maybe fragment = 11 [50, 8, 1, 1, 0];
}

/// How the fields of [`IriRelativeRef`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IRIRELATIVEREF: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b1000000000,
    pieces: &[Piece::Choice(26), Piece::Way(1022, 23), Piece::Text("//"), Piece::Outer(1, 20), Piece::Group(4, 2),
    Piece::Field(2), Piece::Text("@"), Piece::Outer(3, 13), Piece::Choice(12), Piece::Way(48, 7), Piece::Text("["),
    Piece::Choice(4), Piece::Way(16, 1), Piece::Field(4), Piece::Way(32, 1), Piece::Field(5), Piece::Text("]"),
    Piece::Way(64, 1), Piece::Field(6), Piece::Way(128, 1), Piece::Field(7), Piece::Group(256, 2), Piece::Text(":"),
    Piece::Field(8), Piece::Field(9), Piece::Way(512, 1), Piece::Field(9), Piece::Group(1024, 2), Piece::Text("?"),
    Piece::Field(10), Piece::Group(2048, 2), Piece::Text("#"), Piece::Field(11)],
};

crate::__builder! {
    IriRelativeRefBuilder of IriRelativeRef by TEMPLATE_IRIRELATIVEREF, states [];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional ipv6 = 4;
    optional ipvfuture = 5;
    optional ipv4 = 6;
    optional reg_name = 7;
    optional port = 8;
    optional path = 9;
    optional query = 10;
    optional fragment = 11;
}

crate::__typed! {
    /// A text that the rule `absolute-IRI` matches as a whole.
    ///
    /// ```text
    /// absolute-IRI = scheme ":" ihier-part ["?" iquery]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/absolute-iri.svg"))]
    AbsoluteIri: shared TABLE as crate::engine::Shared { source: super::rfc3986::Source, layout: 50, takes: [3, 8], byte: 33, leads: (195, 237) }, kind 3, registers 16, secrets &[crate::Secret::AfterColon(2)],
    checks [];
    /// The `scheme`.
    ///
    /// ```text
    /// scheme = ALPHA *(ALPHA / DIGIT / "+" / "-" / ".")
    /// ```
    always scheme = 0 [50, 0, 0, 3, 0];
    /// The `authority`.
    ///
    /// ```text
    /// iauthority = [iuserinfo "@"] ihost [":" port]
    /// ```
    maybe authority = 1 [50, 4, 2, 6, 0];
    /// The `userinfo`.
    ///
    /// ```text
    /// iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 2 [50, 0, 1, 0, 0];
    /// The `host`.
    ///
    /// ```text
    /// ihost = IP-literal / IPv4address / ireg-name
    /// ```
    maybe host = 3 [50, 4, 2, 5, 0];
    /// The `ipv6`.
    ///
    /// ```text
    /// IPv6address = 6(h16 ":") ls32
    ///             / "::" 5(h16 ":") ls32
    ///             / [h16] "::" 4(h16 ":") ls32
    ///             / [*1(h16 ":") h16] "::" 3(h16 ":") ls32
    ///             / [*2(h16 ":") h16] "::" 2(h16 ":") ls32
    ///             / [*3(h16 ":") h16] "::" h16 ":" ls32
    ///             / [*4(h16 ":") h16] "::" ls32
    ///             / [*5(h16 ":") h16] "::" h16
    ///             / [*6(h16 ":") h16] "::"
    /// ```
    maybe ipv6 = 4 [50, 0, 1, 0, 0];
    /// The `ipvfuture`.
    ///
    /// ```text
    /// IPvFuture = "v" 1*HEXDIG "." 1*(unreserved / sub-delims / ":")
    /// ```
    maybe ipvfuture = 5 [50, 0, 1, 0, 0];
    /// The `ipv4`.
    ///
    /// ```text
    /// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
    /// ```
    maybe ipv4 = 6 [50, 0, 1, 0, 0];
    /// The `reg-name`.
    ///
    /// ```text
    /// ireg-name = *(iunreserved / pct-encoded / sub-delims)
    /// ```
    maybe reg_name = 7 [50, 4, 2, 5, 0];
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 8 [50, 5, 1, 6, 0];
    /// The `path`.
    ///
    /// ```text
    /// ipath-abempty = *("/" isegment)
    /// ipath-absolute = "/" [isegment-nz *("/" isegment)]
    /// ipath-rootless = isegment-nz *("/" isegment)
    /// ipath-noscheme = isegment-nz-nc *("/" isegment)
    /// ipath-empty = 0<ipchar>
    /// ```
    always path = 9 [50, 6, 0, 7, 0];
    /// The `query`.
    ///
    /// ```text
    /// iquery = *(ipchar / iprivate / "/" / "?")
    /// ```
    maybe query = 10 [50, 7, 1, 8, 0];
}

/// How the fields of [`AbsoluteIri`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ABSOLUTEIRI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"],
    lists: &[],
    always: 0b1000000001,
    pieces: &[Piece::Field(0), Piece::Text(":"), Piece::Choice(26), Piece::Way(1022, 23), Piece::Text("//"),
    Piece::Outer(1, 20), Piece::Group(4, 2), Piece::Field(2), Piece::Text("@"), Piece::Outer(3, 13), Piece::Choice(12),
    Piece::Way(48, 7), Piece::Text("["), Piece::Choice(4), Piece::Way(16, 1), Piece::Field(4), Piece::Way(32, 1),
    Piece::Field(5), Piece::Text("]"), Piece::Way(64, 1), Piece::Field(6), Piece::Way(128, 1), Piece::Field(7),
    Piece::Group(256, 2), Piece::Text(":"), Piece::Field(8), Piece::Field(9), Piece::Way(512, 1), Piece::Field(9),
    Piece::Group(1024, 2), Piece::Text("?"), Piece::Field(10)],
};

crate::__builder! {
    AbsoluteIriBuilder of AbsoluteIri by TEMPLATE_ABSOLUTEIRI, states [Scheme = scheme];
    optional authority = 1;
    optional userinfo = 2;
    optional host = 3;
    optional ipv6 = 4;
    optional ipvfuture = 5;
    optional ipv4 = 6;
    optional reg_name = 7;
    optional port = 8;
    optional path = 9;
    optional query = 10;
    needed scheme = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "iri", scheme: false, grammar: "rfc3987", start: "IRI", table: &TABLE, kind: 0, fields: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No("a:é"), checks: &[], template: Some(&TEMPLATE_IRI), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "iri-reference", scheme: false, grammar: "rfc3987", start: "IRI-reference", table: &TABLE, kind: 1, fields: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No(""), checks: &[], template: Some(&TEMPLATE_IRIREF), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "irelative-ref", scheme: false, grammar: "rfc3987", start: "irelative-ref", table: &TABLE, kind: 2, fields: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No(""), checks: &[], template: Some(&TEMPLATE_IRIRELATIVEREF), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
    crate::Kind { name: "absolute-iri", scheme: false, grammar: "rfc3987", start: "absolute-IRI", table: &TABLE, kind: 3, fields: &["scheme", "authority", "userinfo", "host", "ipv6", "ipvfuture", "ipv4", "reg-name", "port", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(2)], inside: crate::Inside::No("a:é"), checks: &[], template: Some(&TEMPLATE_ABSOLUTEIRI), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
