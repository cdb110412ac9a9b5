//! Hashes and verifies streams in constant memory. By RFC 6920 section 2, a name hashes the bytes without transfer
//! encodings, which the caller must decode.

use crate::{Algorithm, Digest, Name};
use blake2::digest::consts::{U32, U64};
use blake2::digest::{FixedOutput, Update, XofFixedWrapper};
use std::io::Read;
use std::{fmt, io};

/// An incremental hasher.
///
/// ```
/// use virgule_ni::{Algorithm, Digest, Hasher};
///
/// let mut hasher = Hasher::new(Algorithm::Sha256);
/// hasher.update(b"Hello ");
/// hasher.update(b"World!");
/// assert_eq!(hasher.finish(), Digest::of(Algorithm::Sha256, b"Hello World!"));
/// ```
///
/// A hasher implements [`io::Write`], so that `io::copy` can write to it.
#[derive(Clone)]
pub struct Hasher {
    algorithm: Algorithm,
    state: HashState,
}

/// The states of the hash functions, named after their untruncated algorithms, which come first. The algorithm is known
/// only at run time. Pieces are long, so the cost of the dispatch is negligible.
///
/// BLAKE2b with a digest length of 32 bytes in its parameter block differs from a truncated BLAKE2b-512. RFC 9861
/// section 6: k12-256 is KT128 with an empty customization string and 32 bytes of output, k12-512 is KT256 with 64
/// bytes. Their states are boxed, because they are four times as large as any other state.
macro_rules! hash_states {
    ($($name:ident $(| $truncated:ident)*: $state:ty;)*) => {
        #[derive(Clone)]
        enum HashState {
            $($name($state),)*
        }

        impl HashState {
            fn new(algorithm: Algorithm) -> Self {
                match algorithm {
                    $(Algorithm::$name $(| Algorithm::$truncated)* => HashState::$name(Default::default()),)*
                }
            }

            fn update(&mut self, bytes: &[u8]) {
                match self {
                    $(HashState::$name(state) => state.update(bytes),)*
                }
            }

            fn finish(self, algorithm: Algorithm) -> Digest {
                match self {
                    $(HashState::$name(state) => Digest::cut(algorithm, &state.finalize_fixed()),)*
                }
            }
        }
    };
}

hash_states! {
    Sha256 | Sha256_128 | Sha256_120 | Sha256_96 | Sha256_64 | Sha256_32: sha2::Sha256;
    Sha384: sha2::Sha384;
    Sha512: sha2::Sha512;
    Sha3_224: sha3::Sha3_224;
    Sha3_256: sha3::Sha3_256;
    Sha3_384: sha3::Sha3_384;
    Sha3_512: sha3::Sha3_512;
    Blake2s256: blake2::Blake2s256;
    Blake2b256: blake2::Blake2b<U32>;
    Blake2b512: blake2::Blake2b512;
    K12_256: Box<XofFixedWrapper<k12::Kt128, U32>>;
    K12_512: Box<XofFixedWrapper<k12::Kt256, U64>>;
}

impl Hasher {
    /// Returns a hasher without input.
    pub fn new(algorithm: Algorithm) -> Self {
        Hasher { algorithm, state: HashState::new(algorithm) }
    }

    /// Returns the algorithm of the digest.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Adds input.
    pub fn update(&mut self, bytes: &[u8]) {
        self.state.update(bytes);
    }

    /// Returns the digest of the input.
    pub fn finish(self) -> Digest {
        self.state.finish(self.algorithm)
    }
}

impl io::Write for Hasher {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hasher({})", self.algorithm)
    }
}

/// The size of the buffer in bytes: system calls cost little compared with hashing, and the buffer fits in the cache.
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
pub fn hash(algorithm: Algorithm, input: impl Read, read: &mut dyn FnMut(u64)) -> io::Result<Digest> {
    let mut each = |piece: &[u8]| {
        read(piece.len() as u64);
        Ok(())
    };
    hash_pieces(algorithm, input, &mut each, &|error| error)
}

/// Hashes `input` to its end, and calls `each` with each piece that was read. `unread` returns the error of a failed
/// read.
pub(crate) fn hash_pieces<E>(
    algorithm: Algorithm,
    mut input: impl Read,
    each: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    unread: &dyn Fn(io::Error) -> E,
) -> Result<Digest, E> {
    let mut hasher = Hasher::new(algorithm);
    let mut buffer = vec![0; PIECE];
    loop {
        match input.read(&mut buffer) {
            Ok(0) => return Ok(hasher.finish()),
            Ok(count) => {
                let piece = buffer.get(..count).unwrap_or_default();
                hasher.update(piece);
                each(piece)?;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(unread(error)),
        }
    }
}

/// The result of a verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The digest is that of the name. (This is weak for truncated digests: see [`Algorithm::is_short`].)
    Same,
    /// The bytes have this digest, which differs from that of the name.
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

    /// Returns the verdict for the digest `found`.
    pub fn verdict(&self, found: Digest) -> Verdict {
        if found == self.digest { Verdict::Same } else { Verdict::Different(found) }
    }
}
