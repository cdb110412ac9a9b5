//! Conversion between names and other notations of digests.
//!
//! ```text
//! ni             ni:///sha-256;f4OxZX_x_FO5…                      RFC 6920 section 3
//! segment        sha-256;f4OxZX_x_FO5…                            section 5
//! nih            nih:sha-256;7f83-b165-…;d                        section 7
//! url            https://A/.well-known/ni/sha-256/f4OxZX_x_FO5…   section 4
//! binary         017f83b165…                                      section 6, in hex
//! hex            7f83b165…                                        the digest alone
//! sri            sha256-f4OxZX/x/FO5…=                            Subresource Integrity (W3C), Nix
//! repr-digest    Repr-Digest: sha-256=:f4OxZX/x/FO5…=:            RFC 9530
//! unencoded-digest  Unencoded-Digest: sha-256=:…=:                draft-ietf-httpbis-unencoded-digest
//! oci            sha256:7f83b165…, ghcr.io/a/b@sha256:…           OCI image specification
//! fragment       sha256=7f83b165…, https://h/x.whl#sha256=…       links to Python packages (PEP 503)
//! nix32          0schdl901lnx98l7gmm3…                            Nix
//! multihash      12207f83b165…                                    multiformats, in hex
//! cid            bafkreid7qoywk77r…                               multiformats, version 1 with the codec raw
//! ```
//!
//! Input of the forms `sri`, `repr-digest`, `unencoded-digest` and `fragment` may contain several hashes.

mod cid;
mod read;
mod write;

use crate::Algorithm;
use data_encoding::{BitOrder, Encoding, Specification};
use std::sync::LazyLock;
use write::{FIELDS, FRAGMENT, OCI, SRI};

pub use read::{FormError, FormErrorKind};
pub use write::{FormUnavailable, FormUnavailableError};

/// A notation of a name or digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Form {
    /// An `ni` URI.
    Ni,
    /// `alg;val`, which is a relative reference, or a part of another URL.
    Segment,
    /// An `nih` URI.
    Nih,
    /// A `.well-known/ni` URL.
    Url,
    /// The binary form, in hex digits.
    Binary,
    /// The digest alone, in hex digits, without its algorithm.
    Hex,
    /// A hash of Subresource Integrity, also used by Nix.
    Sri,
    /// An HTTP field line with a digest of the representation, including content codings.
    ReprDigest,
    /// An HTTP field line with a digest of the bytes without content coding, which is the digest that names contain.
    UnencodedDigest,
    /// A digest of the Open Container Initiative, alone or in a reference to an image.
    Oci,
    /// The fragment of a URL of a Python package.
    Fragment,
    /// The base 32 of Nix: only the digest.
    Nix32,
    /// A multihash, in hex digits.
    Multihash,
    /// A content identifier of version 1 with the codec `raw`: written in base 32, read in any usual base.
    Cid,
}

impl Form {
    /// All forms with their names, in the order of the variants.
    const ALL: [(Form, &str); 14] = [
        (Form::Ni, "ni"),
        (Form::Segment, "segment"),
        (Form::Nih, "nih"),
        (Form::Url, "url"),
        (Form::Binary, "binary"),
        (Form::Hex, "hex"),
        (Form::Sri, "sri"),
        (Form::ReprDigest, "repr-digest"),
        (Form::UnencodedDigest, "unencoded-digest"),
        (Form::Oci, "oci"),
        (Form::Fragment, "fragment"),
        (Form::Nix32, "nix32"),
        (Form::Multihash, "multihash"),
        (Form::Cid, "cid"),
    ];

    /// Returns all forms.
    pub fn all() -> impl ExactSizeIterator<Item = Form> {
        Self::ALL.into_iter().map(|(form, _)| form)
    }

    /// Returns the form named `name`; `None` if there is none.
    pub fn find(name: &str) -> Option<Form> {
        Self::all().find(|form| form.name() == name)
    }

    /// Returns the name of the form, by which [`Self::find`] finds it.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Returns a warning if the meaning of the form differs from that of a name.
    pub const fn caution(self) -> Option<&'static str> {
        match self {
            Form::Hex | Form::Nix32 => Some("the form does not contain the algorithm"),
            Form::ReprDigest => Some(
                "the field covers the content after content coding: without coding, the digest is the same",
            ),
            _ => None,
        }
    }

    /// Returns the notation of the form, if it contains the algorithm and a separator before the digest.
    fn notation(self) -> Option<Notation> {
        let (list, mark, end, is_base64) = match self {
            Form::Sri => (SRI, "-", "", true),
            Form::Oci => (OCI, ":", "", false),
            Form::Fragment => (FRAGMENT, "=", "", false),
            Form::ReprDigest | Form::UnencodedDigest => (FIELDS, "=:", ":", true),
            _ => return None,
        };
        Some(Notation { list, mark, end, is_base64 })
    }

    /// True if the form contains only the digest, without its algorithm.
    pub const fn is_bare(self) -> bool {
        matches!(self, Form::Hex | Form::Nix32)
    }
}

/// How a form writes a hash: `NAME MARK DIGEST END`, as in `sha256-…`, `sha256:…` and `sha-256=:…:`.
#[derive(Clone, Copy)]
struct Notation {
    list: &'static [(Algorithm, &'static str)],
    mark: &'static str,
    end: &'static str,
    /// True for base64 with padding, false for hex digits.
    is_base64: bool,
}

/// The names of the HTTP fields that contain digests, each with the form that parses it.
const FIELD_NAMES: [(&str, Form); 3] = [
    ("Repr-Digest:", Form::ReprDigest),
    // RFC 9530 section 2: the digest of the content, which is that of the representation unless it is partial.
    ("Content-Digest:", Form::ReprDigest),
    ("Unencoded-Digest:", Form::UnencodedDigest),
];

/// The base 32 of Nix, with its digits in reverse order: a digest is a little-endian number, and Nix writes the most
/// significant digit first. The alphabet has no e, o, t, u.
///
/// ```text
/// bytes    b0         b1         …        bits  b0 is 7…0, b1 is 15…8, …
/// digit n  bits 5n+4 … 5n                  n from the last digit, which is written last, up to the first
/// ```
///
/// 32 bytes are encoded as 52 digits, the first of which has only one bit.
static NIX32_REVERSED: LazyLock<Encoding> = LazyLock::new(|| {
    let mut base32 = Specification::new();
    base32.symbols.push_str("0123456789abcdfghijklmnpqrsvwxyz");
    base32.bit_order = BitOrder::LeastSignificantFirst;
    base32.encoding().expect("32 different symbols")
});

/// The multicodec codes of untruncated algorithms. A multihash is a code, the number of bytes, and the bytes. A
/// truncated digest has the code of the full algorithm and its actual length.
///
/// ```text
/// 12 20 7f83b165…        code and length are varints: seven bits a byte, lowest first, top bit set if another
/// a0 e4 02 20 …          byte follows (b220 is a0 e4 02)
/// ```
const MULTIHASH_CODES: &[(Algorithm, u32)] = &[
    (Algorithm::Sha256, 0x12),
    (Algorithm::Sha384, 0x20),
    (Algorithm::Sha512, 0x13),
    (Algorithm::Sha3_224, 0x17),
    (Algorithm::Sha3_256, 0x16),
    (Algorithm::Sha3_384, 0x15),
    (Algorithm::Sha3_512, 0x14),
    (Algorithm::Blake2b256, 0xb220),
    (Algorithm::Blake2b512, 0xb240),
    (Algorithm::Blake2s256, 0xb260),
];

/// Returns the code of an algorithm; `None` if it has no unique code.
fn multihash_code(algorithm: Algorithm) -> Option<u32> {
    MULTIHASH_CODES.iter().find(|(known, _)| *known == algorithm.whole()).map(|&(_, code)| code)
}

/// Returns the algorithm with this code and this digest length in bytes.
fn multihash_algorithm(code: u32, length: usize) -> Option<Algorithm> {
    let (whole, _) = MULTIHASH_CODES.iter().find(|(_, known)| *known == code)?;
    Algorithm::all().find(|algorithm| algorithm.whole() == *whole && algorithm.length() == length)
}

/// Encodes the code, the length and the bytes.
fn encode_multihash(code: u32, bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(4 + bytes.len());
    // No digest has more than 64 bytes, so its length is encoded in one byte.
    for mut number in [code, bytes.len() as u32] {
        while number > 0x7f {
            out.push(number as u8 | 0x80);
            number >>= 7;
        }
        out.push(number as u8);
    }
    out.extend_from_slice(bytes);
    out
}

/// Splits a varint off; `None` if it is not of minimal length or is too large for a code.
fn varint(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let mut number = 0u32;
    for (place, &byte) in bytes.iter().enumerate().take(4) {
        number |= u32::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            let shortest = place == 0 || byte != 0;
            return shortest.then_some((number, bytes.get(place + 1..).unwrap_or_default()));
        }
    }
    None
}
