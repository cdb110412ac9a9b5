//! A name in the notations of others, and back, where that is defined.
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
//! oci            sha256:7f83b165…                                 OCI image specification
//! nix32          0schdl901lnx98l7gmm3…                            Nix
//! multihash      12207f83b165…                                    multiformats, in hex
//! ```
//!
//! `write` has what each of them has no place for, `read` the inverse; `nix32` and `multihash` their encodings.

mod multihash;
mod nix32;
mod read;
mod write;

pub use read::{FormError, FormFault};
pub use write::{Undefined, Why};

/// A notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Form {
    /// An `ni` URI.
    Ni,
    /// `alg;val`, as a relative reference or in other URLs.
    Segment,
    /// An `nih` URI.
    Nih,
    /// A `.well-known/ni` URL.
    Url,
    /// The binary form, in hex digits.
    Binary,
    /// The digest alone, in hex digits: what it is a digest by is not said.
    Hex,
    /// A hash of Subresource Integrity, which is also one of Nix.
    Sri,
    /// A field line of HTTP that describes the representation, content codings included.
    ReprDigest,
    /// A field line of HTTP that describes the bytes without content coding: those that names mean.
    UnencodedDigest,
    /// A digest of the Open Container Initiative.
    Oci,
    /// The base 32 of Nix: the digest alone.
    Nix32,
    /// A multihash, in hex digits.
    Multihash,
}

impl Form {
    const ALL: [Form; 12] = [
        Form::Ni,
        Form::Segment,
        Form::Nih,
        Form::Url,
        Form::Binary,
        Form::Hex,
        Form::Sri,
        Form::ReprDigest,
        Form::UnencodedDigest,
        Form::Oci,
        Form::Nix32,
        Form::Multihash,
    ];

    /// All forms.
    pub fn all() -> impl ExactSizeIterator<Item = Form> {
        Self::ALL.into_iter()
    }

    /// The form of that name.
    pub fn find(name: &str) -> Option<Form> {
        Self::all().find(|form| form.name() == name)
    }

    /// Its name, as above.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Ni => "ni",
            Form::Segment => "segment",
            Form::Nih => "nih",
            Form::Url => "url",
            Form::Binary => "binary",
            Form::Hex => "hex",
            Form::Sri => "sri",
            Form::ReprDigest => "repr-digest",
            Form::UnencodedDigest => "unencoded-digest",
            Form::Oci => "oci",
            Form::Nix32 => "nix32",
            Form::Multihash => "multihash",
        }
    }

    /// What whoever converts should know, where the form does not quite mean the same.
    pub const fn caution(self) -> Option<&'static str> {
        match self {
            Form::Hex | Form::Nix32 => Some("the form does not say the algorithm"),
            Form::ReprDigest => {
                Some("the field is of the bytes with their content coding: the same only where there is none")
            }
            _ => None,
        }
    }

    /// Whether the form is the digest alone, so that whoever reads it must know the algorithm.
    pub const fn is_bare(self) -> bool {
        matches!(self, Form::Hex | Form::Nix32)
    }
}
