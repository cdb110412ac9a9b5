//! A digest: which algorithm, and the bytes.

use crate::{Algorithm, Hasher};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use std::fmt;

/// No algorithm has longer digests, in bytes.
const LONGEST: usize = 64;

/// What a hash function made of some bytes: the algorithm, and as many bytes as it has.
///
/// `==` is that of RFC 6920 section 2: same algorithm, same length, same bytes. A truncated digest is another one than
/// the whole. The comparison is not in constant time, and need not be: digests of public data are no secrets.
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
    /// Zero behind the length of the algorithm.
    bytes: [u8; LONGEST],
}

impl Digest {
    /// A digest of these bytes.
    ///
    /// # Errors
    ///
    /// If they are more or fewer than the algorithm has.
    pub fn new(algorithm: Algorithm, bytes: &[u8]) -> Result<Self, WrongLength> {
        if bytes.len() != algorithm.length() {
            return Err(WrongLength { algorithm, found: bytes.len() });
        }
        Ok(Self::cut(algorithm, bytes))
    }

    /// The digest of `data`, which is all in memory; [`Hasher`] takes it in pieces.
    pub fn of(algorithm: Algorithm, data: &[u8]) -> Self {
        let mut hasher = Hasher::new(algorithm);
        hasher.update(data);
        hasher.finish()
    }

    /// The first bytes of what a hash function gave.
    ///
    /// RFC 6920 section 2: the truncation keeps the leftmost bits, the most significant in network byte order.
    ///
    /// ```text
    /// 26 53 57 90 2f e1 b7 e2 a0 4b 89 7c 60 25 d7 a2      128 bits (figure 2)
    /// 26 53 57 90                                           its 32
    /// ```
    pub(crate) fn cut(algorithm: Algorithm, bytes: &[u8]) -> Self {
        let mut kept = [0; LONGEST];
        for (to, from) in kept.iter_mut().zip(bytes).take(algorithm.length()) {
            *to = *from;
        }
        Digest { algorithm, bytes: kept }
    }

    /// The same hash with fewer bytes, where the registry has such an algorithm: `sha-256` to its truncations, and these
    /// to shorter ones.
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

    /// Its algorithm.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Its bytes, as many as the algorithm has.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.algorithm.length()).unwrap_or(&self.bytes)
    }

    /// Its bytes as base64url without padding, as in the `val` of `ni` (RFC 4648 section 5).
    pub fn to_base64url(&self) -> String {
        BASE64URL_NOPAD.encode(self.as_bytes())
    }
}

impl fmt::Display for Digest {
    /// The bytes, in hex digits of lower case.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&HEXLOWER.encode(self.as_bytes()))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({}:{self})", self.algorithm)
    }
}

/// Bytes that are more or fewer than those of a digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongLength {
    pub(crate) algorithm: Algorithm,
    pub(crate) found: usize,
}

impl WrongLength {
    /// How many bytes the algorithm has.
    pub fn expected(&self) -> usize {
        self.algorithm.length()
    }

    /// How many there were.
    pub fn found(&self) -> usize {
        self.found
    }
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has {} bytes, not {}", self.algorithm, self.expected(), self.found)
    }
}

impl std::error::Error for WrongLength {}
