//! A digest: an algorithm and bytes.

use crate::error::messages;
use crate::name::WELL_KNOWN;
use crate::{Algorithm, Hasher};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use std::fmt;

/// The maximal length of a digest in bytes.
const LONGEST: usize = 64;

/// The output of a hash algorithm.
///
/// Digests are equal if algorithm, length and bytes are equal (RFC 6920 section 2). A truncated digest differs from the
/// full digest. The comparison is not in constant time: digests of public data are not secret.
///
/// ```
/// use virgule_ni::{Algorithm, Digest};
///
/// let digest = Digest::of(Algorithm::Sha256_32, b"Hello World!");
/// assert_eq!(digest.to_string(), "7f83b165");
/// assert_eq!(digest.as_bytes(), [0x7f, 0x83, 0xb1, 0x65]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest {
    algorithm: Algorithm,
    /// The bytes of the digest, padded with zeros.
    bytes: [u8; LONGEST],
}

impl Digest {
    /// Returns a digest with the given bytes.
    ///
    /// # Errors
    ///
    /// If the number of bytes is not that of the algorithm.
    pub fn new(algorithm: Algorithm, bytes: &[u8]) -> Result<Self, LengthError> {
        if bytes.len() != algorithm.length() {
            return Err(LengthError { algorithm, found: bytes.len() });
        }
        Ok(Self::cut(algorithm, bytes))
    }

    /// Hashes `data`. [`Hasher`] hashes data in pieces.
    pub fn of(algorithm: Algorithm, data: &[u8]) -> Self {
        let mut hasher = Hasher::new(algorithm);
        hasher.update(data);
        hasher.finish()
    }

    /// Truncates the output of a hash function to the length of `algorithm`: the leftmost bits (RFC 6920 section 2).
    pub(crate) fn cut(algorithm: Algorithm, bytes: &[u8]) -> Self {
        let mut kept = [0; LONGEST];
        for (to, from) in kept.iter_mut().zip(bytes).take(algorithm.length()) {
            *to = *from;
        }
        Digest { algorithm, bytes: kept }
    }

    /// Truncates the digest to an algorithm of the same hash function with fewer bytes; `None` for other algorithms.
    ///
    /// ```
    /// use virgule_ni::{Algorithm, Digest};
    ///
    /// let whole = Digest::of(Algorithm::Sha256, b"a");
    /// assert_eq!(whole.truncate(Algorithm::Sha256_64), Some(Digest::of(Algorithm::Sha256_64, b"a")));
    /// assert_eq!(whole.truncate(Algorithm::Sha512), None);
    /// ```
    pub fn truncate(&self, algorithm: Algorithm) -> Option<Self> {
        let fewer = algorithm.length() <= self.algorithm.length();
        (fewer && algorithm.whole() == self.algorithm.whole()).then(|| Self::cut(algorithm, &self.bytes))
    }

    /// Returns the algorithm of the digest.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Returns the bytes of the digest.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.algorithm.length()).unwrap_or(&self.bytes)
    }

    /// Returns the bytes as base64url without padding, as in the `val` of `ni` (RFC 4648 section 5).
    pub fn to_base64url(&self) -> String {
        BASE64URL_NOPAD.encode(self.as_bytes())
    }

    /// Returns the path of the content on HTTP servers (RFC 6920 section 4).
    pub(crate) fn well_known_path(&self) -> String {
        format!("{WELL_KNOWN}{}/{}", self.algorithm, self.to_base64url())
    }
}

impl fmt::Display for Digest {
    /// Writes the bytes in lower-case hex digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&HEXLOWER.encode(self.as_bytes()))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({}:{self})", self.algorithm)
    }
}

/// The error of a wrong number of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LengthError {
    pub(crate) algorithm: Algorithm,
    pub(crate) found: usize,
}

impl LengthError {
    /// Returns the length of digests of the algorithm.
    pub fn expected(&self) -> usize {
        self.algorithm.length()
    }

    /// Returns the number of bytes that were given.
    pub fn found(&self) -> usize {
        self.found
    }
}

messages! {
    LengthError { Self { algorithm, found } => "{algorithm} has {} bytes, not {found}", algorithm.length(); }
    source {}
}
