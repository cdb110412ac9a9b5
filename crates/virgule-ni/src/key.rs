//! Public keys: finds the `SubjectPublicKeyInfo`, which is hashed for the name of a key.
//!
//! RFC 6920 section 2: the hash of a public key is that of its DER-encoded `SubjectPublicKeyInfo` (RFC 5280 section
//! 4.1.2.7), so that a bare key and a certificate have the same name.
//!
//! The structure is checked only as far as needed to find the bytes. Keys and signatures are not validated.

use crate::error::messages;
use data_encoding::BASE64;

/// Returns the DER bytes of the `SubjectPublicKeyInfo` in a file: PEM or DER, a public key or a certificate.
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
    let der = from_pem(file)?;
    subject_public_key_info(der.as_deref().unwrap_or(file)).map(<[u8]>::to_vec)
}

/// The error of reading a public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    /// The PEM block has another label. The public key must first be extracted from it if it is a private key.
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

messages! {
    KeyError {
        Self::OtherPem(PemLabel::PrivateKey) =>
            "a private key: extract its public key first (openssl pkey -pubout)";
        Self::OtherPem(PemLabel::RsaPublicKey) =>
            "a key of PKCS #1: convert it first (openssl rsa -RSAPublicKey_in -pubout)";
        Self::OtherPem(PemLabel::Other) => "PEM, but neither PUBLIC KEY nor CERTIFICATE";
        Self::BadPem { line } => "line {line}: a PEM block without an end or with invalid base64";
        Self::NotDer { offset } =>
            "byte {offset}: neither PEM nor the DER of a SubjectPublicKeyInfo or a certificate";
    }
    source {}
}

const INTEGER: u8 = 0x02;
const BIT_STRING: u8 = 0x03;
const OBJECT_IDENTIFIER: u8 = 0x06;
const SEQUENCE: u8 = 0x30;
/// The tag of the version of a certificate: `[0]`, constructed.
const VERSION: u8 = 0xa0;

/// Returns the complete `SubjectPublicKeyInfo` (tag, length and contents) in DER, which may be in a certificate.
///
/// ```asn1
/// SubjectPublicKeyInfo ::= SEQUENCE {              -- RFC 5280 section 4.1
///     algorithm         AlgorithmIdentifier,       --   SEQUENCE { OBJECT IDENTIFIER … }
///     subjectPublicKey  BIT STRING }
///
/// Certificate ::= SEQUENCE { tbsCertificate, signatureAlgorithm, signatureValue }
/// TBSCertificate ::= SEQUENCE {
///     version          [0] DEFAULT v1,
///     serialNumber, signature, issuer, validity, subject,
///     subjectPublicKeyInfo, … }
/// ```
///
/// Both begin with a SEQUENCE in a SEQUENCE. The first element of the inner one distinguishes them.
fn subject_public_key_info(file: &[u8]) -> Result<&[u8], KeyError> {
    let mut whole = Reader { bytes: file, at: 0 };
    let (outer, contents) = whole.element(SEQUENCE)?;
    whole.end()?;
    let mut certificate = contents;
    let (_, mut inner) = certificate.element(SEQUENCE)?;
    if inner.next_is(OBJECT_IDENTIFIER) {
        return key(outer, contents);
    }
    if inner.next_is(VERSION) {
        inner.element(VERSION)?;
    }
    inner.element(INTEGER)?;
    // The skipped elements are signature algorithm, issuer, validity and subject.
    for _ in 0..4 {
        inner.element(SEQUENCE)?;
    }
    let (info, contents) = inner.element(SEQUENCE)?;
    certificate.element(SEQUENCE)?;
    certificate.element(BIT_STRING)?;
    certificate.end()?;
    key(info, contents)
}

/// Returns the bytes of an element; an error unless its contents are exactly an algorithm and a bit string.
fn key<'d>(element: &'d [u8], mut contents: Reader<'d>) -> Result<&'d [u8], KeyError> {
    contents.element(SEQUENCE)?.1.element(OBJECT_IDENTIFIER)?;
    contents.element(BIT_STRING)?;
    contents.end()?;
    Ok(element)
}

/// The unread elements, and their offset in the file.
#[derive(Clone, Copy)]
struct Reader<'d> {
    bytes: &'d [u8],
    at: usize,
}

impl<'d> Reader<'d> {
    /// Fails if there are more elements.
    fn end(&self) -> Result<(), KeyError> {
        if self.bytes.is_empty() { Ok(()) } else { Err(self.wrong()) }
    }

    fn wrong(&self) -> KeyError {
        KeyError::NotDer { offset: self.at }
    }

    fn next_is(&self, tag: u8) -> bool {
        self.bytes.first() == Some(&tag)
    }

    /// Returns the next element (tag, length and contents), and its contents; an error if its tag is not `tag`.
    ///
    /// X.690 section 10.1: lengths are definite and minimal.
    ///
    /// ```text
    /// 30 2a …              length below 128, in one byte
    /// 30 82 01 22 …        otherwise 80 plus the number of length bytes
    /// ```
    fn element(&mut self, tag: u8) -> Result<(&'d [u8], Reader<'d>), KeyError> {
        let (found, after_tag) = self.bytes.split_first().ok_or(self.wrong())?;
        let (&first, mut rest) = after_tag.split_first().ok_or(self.wrong())?;
        if *found != tag {
            return Err(self.wrong());
        }
        let mut length = usize::from(first);
        if first & 0x80 != 0 {
            // Files are shorter than the largest number of four bytes.
            let count = usize::from(first & 0x7f);
            let (digits, behind) = rest.split_at_checked(count).filter(|_| count <= 4).ok_or(self.wrong())?;
            length = digits.iter().fold(0, |length, &digit| length << 8 | usize::from(digit));
            rest = behind;
            if digits.first().is_none_or(|&digit| digit == 0) || length < 0x80 {
                return Err(self.wrong());
            }
        }
        let header = self.bytes.len() - rest.len();
        let (contents, behind) = rest.split_at_checked(length).ok_or(self.wrong())?;
        let (whole, _) = self.bytes.split_at_checked(header + length).ok_or(self.wrong())?;
        let contents = Reader { bytes: contents, at: self.at + header };
        *self = Reader { bytes: behind, at: contents.at + length };
        Ok((whole, contents))
    }
}

/// Returns the DER bytes of the first PEM block with a public key; `None` if there is no PEM block. By the lax grammar
/// of RFC 7468, text outside of blocks is ignored (section 2), as is whitespace in the base64 (section 3, figure 2).
fn from_pem(file: &[u8]) -> Result<Option<Vec<u8>>, KeyError> {
    let mut other = None;
    let mut lines = file.split(|&byte| byte == b'\n').zip(1..);
    while let Some((line, number)) = lines.next() {
        let Some(label) = label(line) else { continue };
        let found = match label {
            "PUBLIC KEY" | "CERTIFICATE" | "X509 CERTIFICATE" => {
                let bad = |line| KeyError::BadPem { line };
                let mut text = Vec::new();
                for (line, number) in lines.by_ref() {
                    if line.starts_with(b"-----END ") {
                        return BASE64.decode(&text).map(Some).map_err(|_| bad(number));
                    }
                    text.extend(line.iter().filter(|byte| !byte.is_ascii_whitespace()));
                }
                return Err(bad(number));
            }
            "RSA PUBLIC KEY" => PemLabel::RsaPublicKey,
            label if label.ends_with("PRIVATE KEY") => PemLabel::PrivateKey,
            _ => PemLabel::Other,
        };
        // A block with a public key may follow, such as a certificate after its private key.
        other = other.or(Some(found));
    }
    other.map_or(Ok(None), |found| Err(KeyError::OtherPem(found)))
}

fn label(line: &[u8]) -> Option<&str> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix("-----BEGIN ")?.strip_suffix("-----")
}
