//! Fields that do not agree with the rules of the grammar.

use virgule::{Occurrences, UriScheme};

// A field that some texts lack, and whose type is not `Option`.
#[derive(UriScheme)]
#[uri(grammar = "rfc6920", rule = "NI-URI")]
struct AbsentNotOption<'a> {
    alg: &'a str,
    val: &'a str,
    query: &'a str,
}

// Two fields for one rule.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct BoundTwice<'a> {
    host: &'a str,
    #[uri(rule = "host")]
    name: &'a str,
}

// A field that may occur several times, and whose type is not `Occurrences`.
#[derive(UriScheme)]
#[uri(abnf = r#"
start = "x:" item *( "," item )
item  = *ALPHA
"#)]
struct RepeatsNotEach<'a> {
    item: &'a str,
}

// A field of a repeated rule whose type is not `Occurrences`.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "path-abempty", parse_only)]
struct NoEach<'a> {
    #[uri(each = "segment")]
    segments: Vec<&'a str>,
}

// A field whose rule is not reachable from the start rule.
#[derive(UriScheme)]
#[uri(abnf = "start = a\na = 1*ALPHA\nother = 1*DIGIT\n")]
struct NeverMatches<'a> {
    a: &'a str,
    #[uri(rule = "other")]
    b: Option<&'a str>,
}

// Independent mistakes are reported together.
#[derive(UriScheme)]
#[uri(abnf = r#"
start = "x:" a [ b ] *c
a     = 1*ALPHA
b     = "." DIGIT
c     = "," ALPHA
d     = "-"
"#)]
struct SeveralMistakes<'a> {
    a: &'a str,
    b: &'a str,
    c: &'a str,
    d: &'a str,
}

// More fields than an automaton can capture.
#[derive(UriScheme)]
#[uri(abnf = "s = [ a0 ] [ a1 ] [ a2 ] [ a3 ] [ a4 ] [ a5 ] [ a6 ] [ a7 ] [ a8 ] [ a9 ] [ a10 ] [ a11 ] [ a12 ] [ a13 ] [ a14 ] [ a15 ] [ a16 ] [ a17 ] [ a18 ] [ a19 ] [ a20 ] [ a21 ] [ a22 ] [ a23 ] [ a24 ] [ a25 ] [ a26 ] [ a27 ] [ a28 ] [ a29 ] [ a30 ] [ a31 ] [ a32 ]\na0 = %x100\na1 = %x101\na2 = %x102\na3 = %x103\na4 = %x104\na5 = %x105\na6 = %x106\na7 = %x107\na8 = %x108\na9 = %x109\na10 = %x10A\na11 = %x10B\na12 = %x10C\na13 = %x10D\na14 = %x10E\na15 = %x10F\na16 = %x110\na17 = %x111\na18 = %x112\na19 = %x113\na20 = %x114\na21 = %x115\na22 = %x116\na23 = %x117\na24 = %x118\na25 = %x119\na26 = %x11A\na27 = %x11B\na28 = %x11C\na29 = %x11D\na30 = %x11E\na31 = %x11F\na32 = %x120\n")]
struct TooManyFields<'a> {
    a0: Option<&'a str>, a1: Option<&'a str>, a2: Option<&'a str>, a3: Option<&'a str>,
    a4: Option<&'a str>, a5: Option<&'a str>, a6: Option<&'a str>, a7: Option<&'a str>,
    a8: Option<&'a str>, a9: Option<&'a str>, a10: Option<&'a str>, a11: Option<&'a str>,
    a12: Option<&'a str>, a13: Option<&'a str>, a14: Option<&'a str>, a15: Option<&'a str>,
    a16: Option<&'a str>, a17: Option<&'a str>, a18: Option<&'a str>, a19: Option<&'a str>,
    a20: Option<&'a str>, a21: Option<&'a str>, a22: Option<&'a str>, a23: Option<&'a str>,
    a24: Option<&'a str>, a25: Option<&'a str>, a26: Option<&'a str>, a27: Option<&'a str>,
    a28: Option<&'a str>, a29: Option<&'a str>, a30: Option<&'a str>, a31: Option<&'a str>,
    a32: Option<&'a str>,
}

// Items that the parser cannot decide before the end of the text.
#[derive(UriScheme)]
#[uri(abnf = r#"
start = *( item "," ) "!" / *( other "," ) "?"
item  = 1*ALPHA
other = 1*ALPHA
"#)]
struct UndecidedItems<'a> {
    #[uri(each = "item")]
    items: Occurrences<'a>,
}

// A builder for a text with a required part that no field holds.
#[derive(UriScheme)]
#[uri(grammar = "rfc6920", rule = "NI-URI")]
struct CannotCompose<'a> {
    alg: &'a str,
}

// Alternatives whose fields do not distinguish them.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "URI")]
struct Alike<'a> {
    scheme: &'a str,
    authority: Option<&'a str>,
    #[uri(each = "segment|segment-nz")]
    segments: Occurrences<'a>,
}

/// Uses of a type with a mistake are no further errors.
macro_rules! uses {
    ($($name:ident)*) => {$(
        let _ = $name::parse("x").map(|sample| sample.to_string());
        let _: Result<$name, virgule::SchemeError> = $name::try_from("x");
        let _ = $name::builder().build();
    )*};
}

fn main() {
    uses!(AbsentNotOption BoundTwice RepeatsNotEach NeverMatches SeveralMistakes UndecidedItems CannotCompose);
    let _ = NoEach::parse("x");
    let _ = TooManyFields::parse("x");
    let _ = Alike::parse("x").map(|sample| sample.to_string());
}
