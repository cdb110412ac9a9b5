//! Streams → digests, and whether they are those of a name. In constant memory.
//!
//! What is hashed are the bytes as they come. For what is fetched RFC 6920 section 2 means the bytes that dereferencing
//! gives, any transfer encoding removed; that is for whoever fetches to undo before.

use crate::{Algorithm, Digest, Hasher, Name};
use std::io::{self, Read};

/// How many bytes are read at a time: enough that reading costs little beside hashing, few enough for the cache.
const PIECE: usize = 1 << 17;

/// The digest of all that `input` gives.
///
/// `read` is told how many bytes each piece had, for showing progress.
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
/// Those of reading.
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

/// Whether bytes are those that a name means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// They are. (With few bits that says little: see [`Algorithm::is_short`].)
    Same,
    /// They are not; this is their digest, by the algorithm of the name.
    Different(Digest),
}

impl Name {
    /// Whether all that `input` gives is what the name means.
    ///
    /// Digests are compared as they are, not in constant time: whoever could measure it has bytes and name in hand, and no
    /// secret to learn.
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
    /// Those of reading.
    pub fn verify(&self, input: impl Read, read: &mut dyn FnMut(u64)) -> io::Result<Verdict> {
        Ok(self.verdict(hash(self.algorithm(), input, read)?))
    }

    /// What a digest that was computed says of the name.
    pub fn verdict(&self, found: Digest) -> Verdict {
        if found == self.digest { Verdict::Same } else { Verdict::Different(found) }
    }
}
