//! Hashes and verifies streams in constant memory. By RFC 6920 section 2, a name is that of the bytes without transfer encodings,
//! which the caller must decode.

use crate::{Algorithm, Digest, Name};
use blake2::digest::consts::U32;
use k12::{ExtendableOutput, XofReader};
use sha2::Digest as _;
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

/// BLAKE2b with a digest length of 32 bytes in its parameter block, which differs from a truncated BLAKE2b-512.
type Blake2b256 = blake2::Blake2b<U32>;

/// The algorithm is known only at run time. Pieces are long, so the cost of the dispatch is negligible.
#[derive(Clone)]
enum HashState {
    Sha256(sha2::Sha256),
    Sha384(sha2::Sha384),
    Sha512(sha2::Sha512),
    Sha3_224(sha3::Sha3_224),
    Sha3_256(sha3::Sha3_256),
    Sha3_384(sha3::Sha3_384),
    Sha3_512(sha3::Sha3_512),
    Blake2s256(blake2::Blake2s256),
    Blake2b256(Blake2b256),
    Blake2b512(blake2::Blake2b512),
    // These states are boxed, because they are four times as large as any other state.
    Kt128(Box<k12::Kt128>),
    Kt256(Box<k12::Kt256>),
}

impl Hasher {
    /// A hasher without input.
    pub fn new(algorithm: Algorithm) -> Self {
        let state = match algorithm.whole() {
            Algorithm::Sha384 => HashState::Sha384(Default::default()),
            Algorithm::Sha512 => HashState::Sha512(Default::default()),
            Algorithm::Sha3_224 => HashState::Sha3_224(Default::default()),
            Algorithm::Sha3_256 => HashState::Sha3_256(Default::default()),
            Algorithm::Sha3_384 => HashState::Sha3_384(Default::default()),
            Algorithm::Sha3_512 => HashState::Sha3_512(Default::default()),
            Algorithm::Blake2s256 => HashState::Blake2s256(Default::default()),
            Algorithm::Blake2b256 => HashState::Blake2b256(Default::default()),
            Algorithm::Blake2b512 => HashState::Blake2b512(Default::default()),
            Algorithm::K12_256 => HashState::Kt128(Default::default()),
            Algorithm::K12_512 => HashState::Kt256(Default::default()),
            Algorithm::Sha256
            | Algorithm::Sha256_128
            | Algorithm::Sha256_120
            | Algorithm::Sha256_96
            | Algorithm::Sha256_64
            | Algorithm::Sha256_32 => HashState::Sha256(Default::default()),
        };
        Hasher { algorithm, state }
    }

    /// The algorithm of the digest.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Adds input.
    pub fn update(&mut self, bytes: &[u8]) {
        match &mut self.state {
            HashState::Sha256(state) => state.update(bytes),
            HashState::Sha384(state) => state.update(bytes),
            HashState::Sha512(state) => state.update(bytes),
            HashState::Sha3_224(state) => state.update(bytes),
            HashState::Sha3_256(state) => state.update(bytes),
            HashState::Sha3_384(state) => state.update(bytes),
            HashState::Sha3_512(state) => state.update(bytes),
            HashState::Blake2s256(state) => state.update(bytes),
            HashState::Blake2b256(state) => state.update(bytes),
            HashState::Blake2b512(state) => state.update(bytes),
            HashState::Kt128(state) => k12::Update::update(state.as_mut(), bytes),
            HashState::Kt256(state) => k12::Update::update(state.as_mut(), bytes),
        }
    }

    /// The digest of the input.
    pub fn finish(self) -> Digest {
        let cut = |bytes: &[u8]| Digest::cut(self.algorithm, bytes);
        match self.state {
            HashState::Sha256(state) => cut(&state.finalize()),
            HashState::Sha384(state) => cut(&state.finalize()),
            HashState::Sha512(state) => cut(&state.finalize()),
            HashState::Sha3_224(state) => cut(&state.finalize()),
            HashState::Sha3_256(state) => cut(&state.finalize()),
            HashState::Sha3_384(state) => cut(&state.finalize()),
            HashState::Sha3_512(state) => cut(&state.finalize()),
            HashState::Blake2s256(state) => cut(&state.finalize()),
            HashState::Blake2b256(state) => cut(&state.finalize()),
            HashState::Blake2b512(state) => cut(&state.finalize()),
            HashState::Kt128(state) => cut(&squeeze::<32>(*state)),
            HashState::Kt256(state) => cut(&squeeze::<64>(*state)),
        }
    }
}

/// RFC 9861 section 6: k12-256 is KT128 with an empty customization string and 32 bytes of output, k12-512 is KT256
/// with 64 bytes.
fn squeeze<const LENGTH: usize>(state: impl ExtendableOutput) -> [u8; LENGTH] {
    let mut output = [0; LENGTH];
    state.finalize_xof().read(&mut output);
    output
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
pub fn hash(algorithm: Algorithm, input: impl Read, read: &mut dyn FnMut(u64)) -> io::Result<Digest> {
    hash_pieces(algorithm, input, &mut |piece| {
        read(piece.len() as u64);
        Ok(())
    })
}

/// Hashes `input` to its end, and calls `each` with each piece that was read.
pub(crate) fn hash_pieces(
    algorithm: Algorithm,
    mut input: impl Read,
    each: &mut dyn FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<Digest> {
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
