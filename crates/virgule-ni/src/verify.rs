//! Hashes and verifies streams in constant memory.
//!
//! The bytes are hashed as they are read. By RFC 6920 section 2, a name is that of the bytes without transfer
//! encodings, which the caller must decode.

use crate::{Algorithm, Digest, Hasher, Name};
use std::io::{self, Read};

/// The size of the buffer in bytes: system calls cost little compared with hashing, and the buffer fits into the cache.
const PIECE: usize = 1 << 17;

/// Hashes `input` to its end. `read` is called with the length of each piece that was read, for progress reports.
///
/// ```
/// use virgule_ni::{Algorithm, Digest, hash};
///
/// let digest = hash(Algorithm::Sha256, &b"Hello World!"[..], &mut |_| ())?;
/// assert_eq!(digest, Digest::of(Algorithm::Sha256, b"Hello World!"));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// The errors of reading `input`.
pub fn hash(algorithm: Algorithm, mut input: impl Read, read: &mut dyn FnMut(u64)) -> io::Result<Digest> {
    let mut hasher = Hasher::new(algorithm);
    let mut buffer = vec![0; PIECE];
    loop {
        match input.read(&mut buffer) {
            Ok(0) => return Ok(hasher.finish()),
            Ok(count) => {
                hasher.update(buffer.get(..count).unwrap_or_default());
                read(count as u64);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The result of a verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The digest is that of the name. (This is weak for truncated digests: see [`Algorithm::is_short`].)
    Same,
    /// The digest of the bytes, which differs from that of the name.
    Different(Digest),
}

impl Name {
    /// Verifies `input` against this name.
    ///
    /// The comparison is not in constant time: neither the bytes nor the name are secret.
    ///
    /// ```
    /// use virgule_ni::{Name, Verdict};
    ///
    /// let name = Name::parse("ni:///sha-256-32;f4OxZQ")?;
    /// assert_eq!(name.verify(&b"Hello World!"[..], &mut |_| ())?, Verdict::Same);
    /// assert_ne!(name.verify(&b"Hello, World!"[..], &mut |_| ())?, Verdict::Same);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The errors of reading `input`.
    pub fn verify(&self, input: impl Read, read: &mut dyn FnMut(u64)) -> io::Result<Verdict> {
        Ok(self.verdict(hash(self.algorithm(), input, read)?))
    }

    /// The verdict for the digest `found`.
    pub fn verdict(&self, found: Digest) -> Verdict {
        if found == self.digest { Verdict::Same } else { Verdict::Different(found) }
    }
}
