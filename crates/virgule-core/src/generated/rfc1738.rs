// @generated from grammars/rfc1738.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc1738`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 39 states, 21 byte classes, 6 registers: 7154 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\0\x0e\x0e\0\x0f\0\0\0\0\0\0\0\0\x01\x10\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x11\x0d\x0e\
    \x03\x0e\x0e\x12\x04\x05\x05\x04\x06\x07\0\0\x08\0\0\0\0\0\0\x09\0\0\0\x0a\0\x0b\0\0\x0c\0\x13\x0e\x14\x0e\0\x0e\
    \x04\x05\x05\x04\x06\x07\0\0\x08\0\0\0\0\0\0\x09\0\0\0\x0a\0\x0b\0\0\x0c\0\x0e\x0e\x0e\0\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x54\x54\x5c\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x0f\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\0\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x0f\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0e\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x05\x01\x02\x0e\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x06\x06\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x06\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\0\0\x01\x03\x04\x04\x0f\x0f\x0f\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\0\0\0\x01\xff\0\0\0\0\0\0", *b"\0\0\0\0\x01\x01\x80\x80\x02\x02\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x06\xff\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x05\x04\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\0\0\x01\x03\x04\x04\x02\x05\x0f\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\0\0\0\0\x01\x01\x80\x80\x02\x02\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\x06\0\x01\0\0\0\0\0\0\0", *b"\x0e\x0e\x0e\x0e\x0e\x0e\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\x05\x04\x01\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\x05\x05\x01\x03\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\0\0\xff\0\0\0\0\0\0\0\0", *b"\x05\x05\x05\x05\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\x05\x05\x01\x03\x04\x04\x0f\x80\x80\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\x05\x05\x05\x05\x01\x01\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\0\0\x01\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\x06\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\0\0\0\0\x01\x01\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x03\x80\0\0\x01\x03\x04\x04\x02\x05\x0f\x0f\x0f\x80\x80", *b"\x06\xff\x06\0\x01\0\0\0\x01\0\0\xf9\xff\0\0\0", *b"\0\0\0\0\x01\x01\x80\x80\x02\x02\x80\x80\x80\x80\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0,
    0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 165,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 198, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 231, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 6, 0, 255, 3145992, 3145992, 3145992, 3145992, 3145992, 3145992, 3145992, 3145992, 3145992, 3145992,
    3145992, 3145992, 3145992, 3145992, 0, 2097449, 4194634, 6291819, 8389004, 2097581, 0, 30408968, 0, 29360425,
    31457610, 33554795, 35651980, 0, 0, 3145992, 7, 0, 0, 1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 1048840,
    1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 0, 297, 10486090, 12583275, 8389004, 0, 0, 1048840,
    0, 297, 10486090, 12583275, 8389004, 0, 0, 1048840, 8, 1048840, 1, 0, 0, 462, 0, 462, 462, 462, 462, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 1048840, 255, 8389103, 8389103, 8389103, 8389103, 8389103,
    8389103, 8389103, 8389103, 8389103, 8389103, 8389103, 8389103, 8389103, 8389169, 0, 8389136, 8389103, 8389103,
    8389103, 0, 0, 37749297, 0, 37749264, 37749231, 37749231, 37749231, 0, 0, 8389103, 10, 0, 2, 1049170, 1049170, 660,
    1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 0, 627, 14680394,
    0, 16777612, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 3, 3146421, 3146421, 3146421, 3146421, 3146421, 3146421,
    3146421, 3146421, 3146421, 3146421, 3146421, 3146421, 3146421, 3146421, 0, 2097878, 18874698, 4195063, 0, 20971949,
    0, 30409397, 0, 29360854, 39846218, 31458039, 0, 0, 0, 3146421, 12, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 792, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 2147483648, 255, 0, 0, 1048840, 0, 1048840, 1048840, 1048840,
    1048840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 1048840, 255, 495, 495, 495, 495,
    495, 495, 495, 495, 495, 495, 495, 495, 495, 561, 0, 528, 495, 495, 495, 0, 0, 561, 0, 528, 495, 495, 495, 0, 0,
    495, 15, 495, 5, 0, 0, 858, 0, 858, 858, 858, 858, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    16, 495, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 891, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0,
    255, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170,
    1049170, 1049170, 0, 627, 0, 0, 16777612, 0, 0, 1049170, 0, 627, 0, 0, 16777612, 0, 0, 1049170, 65554, 1049170, 255,
    0, 0, 924, 0, 924, 924, 924, 924, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 1049170,
    255, 1049170, 1049170, 660, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170, 1049170,
    1049170, 1049170, 0, 627, 14680394, 0, 16777612, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 6, 1049269, 1049269,
    1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 1049269, 0, 726,
    23069002, 10486519, 0, 0, 0, 1049269, 0, 726, 23069002, 10486519, 0, 0, 0, 1049269, 21, 1049269, 7, 0, 0, 957, 0,
    957, 957, 957, 957, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 1049269, 255, 0, 0, 990,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25166154, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 8, 0, 0, 1023, 0,
    1023, 1023, 1023, 1023, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 1023, 255, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1056, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 255, 0, 0, 495, 0, 495, 495,
    495, 495, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 495, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1089, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 255, 0, 0, 1049170, 0, 1049170, 1049170,
    1049170, 1049170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 1049170, 255, 0, 0, 1049269,
    0, 1049269, 1049269, 1049269, 1049269, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29,
    1049269, 255, 0, 0, 990, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25166154, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30,
    0, 9, 0, 1122, 1023, 0, 1023, 1023, 1023, 1023, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    31, 1023, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10486090, 27263735, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 32, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0,
    255, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764,
    1049764, 1049764, 0, 0, 0, 1049764, 0, 0, 0, 1049764, 0, 0, 0, 1049764, 0, 0, 1056, 1049764, 34, 1049764, 255, 0, 0,
    0, 0, 0, 0, 1221, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 255, 1049764, 1049764,
    1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 1049764, 0, 0, 0,
    1049764, 0, 0, 1056, 1049764, 0, 0, 0, 1049764, 0, 0, 1056, 1049764, 36, 1049764, 255, 0, 0, 0, 1254, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 255, 0, 0, 0, 0, 1287, 0, 0, 0, 1287, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 11,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x66\x74\x70\x3a\x2f\x2f\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\x06\xe7\0\0\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x21\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\x01\0\x05\x01\x05\0\
    \xff\0\x01\x02\x03\x04\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x01\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x17\
    \x17\x19\x1a\x1b\x02\x1c\x1d\x1e\x1f\x20\x21\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x02\x08\x09\x01\x0a\x02\x0b\x0c\x01\x0d\x01\x0e\x02\x0f\
    \x0f\x01\x10\x01\x11\x01\x12\x01\x13\x02\x12\x14\x01\x07\x01\x09\x01\x0c\x01\x15\x01\x16\x01\x0f\x01\x17\x01\x14\
    \x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x1c\x01\x1d\x01\x1e\x01\x1f\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x1a\x01\x01\x1c\x02\x03\x22\x01\x04\x24\x02\x04\x24\0\x05\x2a\x06\
    \x07\x2c\x08\x09\x32\x0a\x02\x36\x02\x0b\x38\x04\x04\x24\x05\x05\x2a\x05\x04\x24\x07\x07\x2c\x07\x04\x24\x09\x09\
    \x32\x0c\x0d\x24\x0b\x0c\x3d\0\0\x40\x0d\x0d\x44\x0c\x08\x4b\x0d\x0d\x4c\0\0\x50\x0c\x0c\x54\0\0\x58\0\0\x5c\0\0\
    \x62\
    \xf4\0\x02\x80\0\0\0\x04\0\0\x02\0\0\0\x02\0\0\x01\xff\xbf\x0f\xff\xbf\x06\xff\xbf\x03\xf4\0\0\xff\xbf\x07\xff\xbf\
    \x04\x04\0\x01\xff\xbf\x0b\xf4\x08\x02\0\0\x10\0\x10\0\xf6\0\0\0\0\x03\xff\x3f\x02\x40\0\0\xff\x3f\x12\x08\0\0\x10\
    \x01\0\0\0\0\
    ftpurl/user/host/reg-name/pct-encoded/fpath/userinfo/password/hostport/port/login/IPv6address/IP-literal/IPvFuture/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 15, 18, 20, 23, 25, 27, 30, 32, 34, 36, 38, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63,
    65, 67, 69, 71,
    // operations
    0, 8, 0, 0, 24, 0, 0, 56, 0, 0, 32, 0, 0, 16, 0, 0, 48, 0, 0, 4, 0, 0, 2, 0, 1, 24, 0, 1, 8, 0, 1, 16, 0, 1, 4, 0,
    4, 16, 0, 0, 0, 8, 0, 16, 8, 0, 48, 8, 0, 32, 8, 0, 0, 32, 1, 16, 8,
    // call_list
    13, 0, 0, 65535, 0, 825,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 91, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 8, fields: 7,
    first_delimiter: 13, first_loop_exit: 14, groups: 210, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 97,
    note_shift: 0, notes: 137, number_size: 1, operations: 34, operations_words: 1, prefixes: 0, range_list: 97, ranges:
    0, registers: 6, rules: 381, run: 29, set_size: 3, sets: 306, shift: 0, starts: 91, states: 40, width: 33,
};

crate::__typed! {
    /// A string that the rule `ftpurl` matches as a whole, by RFC 1738, section 5.
    ///
    /// ```text
    /// ftpurl = "ftp://" login ["/" fpath [";type=" ftptype]]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ftp.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Ftp::parse("ftp://ftp.example.com/pub/file.txt")?;
    /// assert_eq!(value.host(), "ftp.example.com");
    /// assert_eq!(value.fpath(), Some("pub/file.txt"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Ftp: table TABLE, kind 0, captures 8, schemes &["ftp"], inside true,
    secrets &[crate::Secret::AfterColon(0)], checks [];
    /// The `userinfo`, by RFC 1738, section 5.
    ///
    /// ```text
    /// userinfo = user [":" password]
    /// ```
    maybe userinfo = 0;
    /// The `user`, by RFC 1738, section 5.
    ///
    /// ```text
    /// user = *(uchar / ";" / "&" / "=")
    /// ```
    maybe user = 1;
    /// The `password`, by RFC 1738, section 5.
    ///
    /// ```text
    /// password = *(uchar / ";" / "&" / "=")
    /// ```
    maybe password = 2;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 3;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 4;
    /// The `fpath`, by RFC 1738, section 5.
    ///
    /// ```text
    /// fpath = fsegment *("/" fsegment)
    /// ```
    maybe fpath = 5;
    /// The `ftptype`, by RFC 1738, section 5.
    ///
    /// ```text
    /// ftptype = "A" / "I" / "D"
    /// ```
    maybe ftptype = 6;
}

crate::__owned_fields! { Ftp: maybe userinfo maybe user maybe password always host maybe port maybe fpath maybe ftptype }

crate::__scheme! { Ftp: TABLE, kind 0, checks &[], forms: &[(Some(6), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ftp", default_port: Some("21"), empty_path: Some("/") } }

crate::__inside_uri! { Ftp: port host }

/// How the fields of [`Ftp`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_FTP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["userinfo", "user", "password", "host", "port", "fpath", "ftptype"],
    lists: &[],
    always: 0b1000,
    pieces: &[Piece::Text("ftp://"), Piece::Group(7, 6), Piece::Outer(0, 4), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text(":"), Piece::Field(2), Piece::Text("@"), Piece::Field(3), Piece::Group(16, 2), Piece::Text(":"),
    Piece::Field(4), Piece::Group(96, 5), Piece::Text("/"), Piece::Field(5), Piece::Group(64, 2), Piece::Text(";type="),
    Piece::Field(6)],
};

crate::__builder! {
    FtpBuilder of Ftp by TEMPLATE_FTP, states [];
    optional userinfo = 0;
    optional user = 1;
    optional password = 2;
    optional host = 3;
    optional port = 4;
    optional fpath = 5;
    optional ftptype = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ftp", scheme: true, grammar: "rfc1738", start: "ftpurl", table: &TABLE, kind: 0, fields: &["userinfo", "user", "password", "host", "port", "fpath", "ftptype"], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(0)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_FTP), forms: &[(Some(6), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ftp", default_port: Some("21"), empty_path: Some("/") } },
];
