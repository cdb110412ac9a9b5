//! More fields than an automaton can capture.

use virgule::UriScheme;

#[derive(UriScheme)]
#[uri(abnf = "s = [ a0 ] [ a1 ] [ a2 ] [ a3 ] [ a4 ] [ a5 ] [ a6 ] [ a7 ] [ a8 ] [ a9 ] [ a10 ] [ a11 ] [ a12 ] [ a13 ] [ a14 ] [ a15 ] [ a16 ] [ a17 ] [ a18 ] [ a19 ] [ a20 ] [ a21 ] [ a22 ] [ a23 ] [ a24 ] [ a25 ] [ a26 ] [ a27 ] [ a28 ] [ a29 ] [ a30 ] [ a31 ] [ a32 ]\na0 = %x100\na1 = %x101\na2 = %x102\na3 = %x103\na4 = %x104\na5 = %x105\na6 = %x106\na7 = %x107\na8 = %x108\na9 = %x109\na10 = %x10A\na11 = %x10B\na12 = %x10C\na13 = %x10D\na14 = %x10E\na15 = %x10F\na16 = %x110\na17 = %x111\na18 = %x112\na19 = %x113\na20 = %x114\na21 = %x115\na22 = %x116\na23 = %x117\na24 = %x118\na25 = %x119\na26 = %x11A\na27 = %x11B\na28 = %x11C\na29 = %x11D\na30 = %x11E\na31 = %x11F\na32 = %x120\n")]
struct Sample<'a> {
    a0: Option<&'a str>,
    a1: Option<&'a str>,
    a2: Option<&'a str>,
    a3: Option<&'a str>,
    a4: Option<&'a str>,
    a5: Option<&'a str>,
    a6: Option<&'a str>,
    a7: Option<&'a str>,
    a8: Option<&'a str>,
    a9: Option<&'a str>,
    a10: Option<&'a str>,
    a11: Option<&'a str>,
    a12: Option<&'a str>,
    a13: Option<&'a str>,
    a14: Option<&'a str>,
    a15: Option<&'a str>,
    a16: Option<&'a str>,
    a17: Option<&'a str>,
    a18: Option<&'a str>,
    a19: Option<&'a str>,
    a20: Option<&'a str>,
    a21: Option<&'a str>,
    a22: Option<&'a str>,
    a23: Option<&'a str>,
    a24: Option<&'a str>,
    a25: Option<&'a str>,
    a26: Option<&'a str>,
    a27: Option<&'a str>,
    a28: Option<&'a str>,
    a29: Option<&'a str>,
    a30: Option<&'a str>,
    a31: Option<&'a str>,
    a32: Option<&'a str>,
}

fn main() {
    let _ = Sample::parse("x");
}
