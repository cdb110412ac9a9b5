//! Public keys: finds the `SubjectPublicKeyInfo`, which is hashed for the name of a key.
//!
//! RFC 6920 section 2: the hash of a public key is that of its DER-encoded `SubjectPublicKeyInfo` (RFC 5280 section
//! 4.1.2.7), so that a bare key and a certificate have the same name.
//!
//! ```text
//! PEM   -----BEGIN PUBLIC KEY-----      pem   → DER
//!       -----BEGIN CERTIFICATE-----
//! DER   SEQUENCE { … }                  der   → the SubjectPublicKeyInfo, itself or inside a certificate
//! ```
//!
//! The structure is checked only as far as needed to find the bytes. Keys and signatures are not validated.

mod der;
mod pem;

use std::fmt;

/// The DER bytes of the `SubjectPublicKeyInfo` in a file: PEM or DER, a public key or a certificate.
///
/// If there are several PEM blocks, the first block with a public key is used: in a chain this is the end-entity
/// certificate.
///
/// ```
/// use virgule_ni::{Algorithm, Digest, Name, public_key};
///
/// let pem = "-----BEGIN PUBLIC KEY-----\n\
///            MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n\
///            -----END PUBLIC KEY-----\n";
/// let key = public_key(pem.as_bytes())?;
/// assert_eq!(key.len(), 44); // Ed25519, RFC 8410 section 10.1
/// let name = Name::from(Digest::of(Algorithm::Sha256, &key));
/// # assert_eq!(name.authority(), None);
/// # Ok::<(), virgule_ni::KeyError>(())
/// ```
///
/// # Errors
///
/// If the file has no public key in a supported form.
pub fn public_key(file: &[u8]) -> Result<Vec<u8>, KeyError> {
    match pem::first(file)? {
        Some(der) => der::public_key(&der).map(<[u8]>::to_vec),
        None => der::public_key(file).map(<[u8]>::to_vec),
    }
}

/// The error of reading a public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    /// The PEM block has another label, such as that of a private key, from which the public key must be extracted
    /// first.
    OtherPem(PemLabel),
    /// The PEM block has no end, or invalid base64.
    BadPem {
        /// The number of the line, counted from 1.
        line: usize,
    },
    /// The file is neither PEM nor DER of a public key or certificate.
    NotDer {
        /// The byte offset in the DER bytes.
        offset: usize,
    },
}

/// Labels of PEM blocks without a `SubjectPublicKeyInfo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PemLabel {
    /// A private key.
    PrivateKey,
    /// A public key in the form of PKCS #1.
    RsaPublicKey,
    /// Any other label.
    Other,
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeyError::OtherPem(PemLabel::PrivateKey) => {
                f.write_str("a private key: extract its public key first (openssl pkey -pubout)")
            }
            KeyError::OtherPem(PemLabel::RsaPublicKey) => {
                f.write_str("a key of PKCS #1: convert it first (openssl rsa -RSAPublicKey_in -pubout)")
            }
            KeyError::OtherPem(PemLabel::Other) => f.write_str("PEM, but neither PUBLIC KEY nor CERTIFICATE"),
            KeyError::BadPem { line } => {
                write!(f, "line {line}: a PEM block that has no end or is no base64")
            }
            KeyError::NotDer { offset } => {
                write!(f, "byte {offset}: neither PEM nor the DER of a SubjectPublicKeyInfo or a certificate")
            }
        }
    }
}

impl std::error::Error for KeyError {}
