//! Finds the `SubjectPublicKeyInfo` in DER: the whole input, or a part of a certificate.
//!
//! ```asn1
//! SubjectPublicKeyInfo ::= SEQUENCE {              -- RFC 5280 section 4.1
//!     algorithm         AlgorithmIdentifier,       --   SEQUENCE { OBJECT IDENTIFIER … }
//!     subjectPublicKey  BIT STRING }
//!
//! Certificate ::= SEQUENCE { tbsCertificate, signatureAlgorithm, signatureValue }
//! TBSCertificate ::= SEQUENCE {
//!     version          [0] DEFAULT v1,
//!     serialNumber, signature, issuer, validity, subject,
//!     subjectPublicKeyInfo, … }
//! ```
//!
//! Both structures begin with a SEQUENCE in a SEQUENCE; the first element of the inner SEQUENCE distinguishes them.
//! There is no recursion, and the input is read once.

use super::KeyError;

const INTEGER: u8 = 0x02;
const BIT_STRING: u8 = 0x03;
const OBJECT_IDENTIFIER: u8 = 0x06;
const SEQUENCE: u8 = 0x30;
/// The tag of the version of a certificate: `[0]`, constructed.
const VERSION: u8 = 0xa0;

/// The complete `SubjectPublicKeyInfo`: tag, length and contents.
pub(super) fn public_key(file: &[u8]) -> Result<&[u8], KeyError> {
    let mut whole = Reader { bytes: file, at: 0 };
    let outer = whole.element(SEQUENCE)?;
    if !whole.bytes.is_empty() {
        return Err(whole.wrong());
    }
    let mut certificate = outer.inside();
    let mut inner = certificate.element(SEQUENCE)?.inside();
    if inner.next_is(OBJECT_IDENTIFIER) {
        return key(outer);
    }
    if inner.next_is(VERSION) {
        inner.element(VERSION)?;
    }
    inner.element(INTEGER)?;
    // The skipped elements are signature algorithm, issuer, validity and subject.
    for _ in 0..4 {
        inner.element(SEQUENCE)?;
    }
    let info = inner.element(SEQUENCE)?;
    certificate.element(SEQUENCE)?;
    certificate.element(BIT_STRING)?;
    if !certificate.bytes.is_empty() {
        return Err(certificate.wrong());
    }
    key(info)
}

/// The bytes of an element; an error unless it consists exactly of an algorithm and a bit string.
fn key(element: Element<'_>) -> Result<&[u8], KeyError> {
    let mut parts = element.inside();
    parts.element(SEQUENCE)?.inside().element(OBJECT_IDENTIFIER)?;
    parts.element(BIT_STRING)?;
    if parts.bytes.is_empty() { Ok(element.whole) } else { Err(parts.wrong()) }
}

/// The remaining bytes, and their offset in the file.
#[derive(Clone, Copy)]
struct Reader<'d> {
    bytes: &'d [u8],
    at: usize,
}

/// An element of DER: tag, length and contents.
#[derive(Clone, Copy)]
struct Element<'d> {
    whole: &'d [u8],
    contents: &'d [u8],
    /// The offset of the contents in the file.
    at: usize,
}

impl<'d> Element<'d> {
    fn inside(self) -> Reader<'d> {
        Reader { bytes: self.contents, at: self.at }
    }
}

impl<'d> Reader<'d> {
    fn wrong(&self) -> KeyError {
        KeyError::NotDer { offset: self.at }
    }

    fn next_is(&self, tag: u8) -> bool {
        self.bytes.first() == Some(&tag)
    }

    /// The next element; an error if its tag is not `tag`.
    ///
    /// X.690 section 10.1: lengths are definite and minimal.
    ///
    /// ```text
    /// 30 2a …              length below 128, in one byte
    /// 30 82 01 22 …        otherwise 80 plus the number of length bytes
    /// ```
    fn element(&mut self, tag: u8) -> Result<Element<'d>, KeyError> {
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
        let element = Element { whole, contents, at: self.at + header };
        *self = Reader { bytes: behind, at: self.at + header + length };
        Ok(element)
    }
}
