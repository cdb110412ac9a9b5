//! Sources in the layout of RFCs.

/// A part of RFC 3986 Appendix A, including a page break.
pub(super) const RFC3986: &str =
    "   URI           = scheme \":\" hier-part [ \"?\" query ] [ \"#\" fragment ]

   hier-part     = \"//\" authority path-abempty
                 / path-absolute
                 / path-rootless
                 / path-empty

   path-empty    = 0<pchar>

   IPv6address   =                            6( h16 \":\" ) ls32
                 /                       \"::\" 5( h16 \":\" ) ls32
                 / [               h16 ] \"::\" 4( h16 \":\" ) ls32



Berners-Lee, et al.         Standards Track                    [Page 49]
\u{c}
RFC 3986                   URI Generic Syntax               January 2005


                 / [ *1( h16 \":\" ) h16 ] \"::\" 3( h16 \":\" ) ls32
                 / [ *6( h16 \":\" ) h16 ] \"::\"

   dec-octet     = DIGIT                 ; 0-9
                 / %x31-39 DIGIT         ; 10-99
                 / \"1\" 2DIGIT            ; 100-199
                 / \"2\" %x30-34 DIGIT     ; 200-249
                 / \"25\" %x30-35          ; 250-255

   segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / \"@\" )
                 ; non-zero-length segment without any colon \":\"
";

/// The rules of [`RFC3986`] in canonical form.
pub(super) const RFC3986_CANONICAL: &[&str] = &[
    "URI = scheme \":\" hier-part [\"?\" query] [\"#\" fragment]",
    "hier-part = \"//\" authority path-abempty / path-absolute / path-rootless / path-empty",
    "path-empty = 0<pchar>",
    "IPv6address = 6(h16 \":\") ls32 / \"::\" 5(h16 \":\") ls32 / [h16] \"::\" 4(h16 \":\") ls32 \
     / [*1(h16 \":\") h16] \"::\" 3(h16 \":\") ls32 / [*6(h16 \":\") h16] \"::\"",
    "dec-octet = DIGIT / %x31-39 DIGIT / \"1\" 2DIGIT / \"2\" %x30-34 DIGIT / \"25\" %x30-35",
    "segment-nz-nc = 1*(unreserved / pct-encoded / sub-delims / \"@\")",
];

/// A part of RFC 3966 section 3, where a repeat touches the preceding group.
pub(super) const RFC3966: &str =
    "   local-number-digits  = *phonedigit-hex (HEXDIG / \"*\" / \"#\")*phonedigit-hex
   phonedigit-hex       = HEXDIG / \"*\" / \"#\" / [ visual-separator ]
";

/// Every construct of the notation, each in an unusual spelling.
pub(super) const ODDITIES: &str = "\u{feff}\
;! entry  thing\targ
Thing=%X4a.4B / %D13.10 / %b1-1010 / %i\"i\" / %S\"s\" / \"\" / <any \"prose\"; (at all>
  \t
thing =/ 1*2a / 3*b / *4c / 5d / *e
\t; ümlaut ;! no directive
 [ ( f ) ; (
 ] ; no directive either
;! last";

/// All samples.
pub(super) const ALL: &[&str] = &[RFC3986, RFC3966, ODDITIES];
