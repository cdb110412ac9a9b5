//! Bytes in pieces → a digest, in constant memory.
//!
//! One enum over the hash functions of RustCrypto: which one is known only at run time, and a piece is long beside the
//! choice.

use crate::{Algorithm, Digest};
use blake2::digest::consts::U32;
use k12::{ExtendableOutput, XofReader};
use sha2::Digest as _;
use std::fmt;
use std::io;

/// Takes bytes in pieces and gives their digest.
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
/// It is an [`io::Write`] too, so that `io::copy` feeds it.
#[derive(Clone)]
pub struct Hasher {
    algorithm: Algorithm,
    state: State,
}

/// BLAKE2b with a parameter block that says 32 bytes: not the first half of BLAKE2b-512.
type Blake2b256 = blake2::Blake2b<U32>;

#[derive(Clone)]
enum State {
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
    // Their two sponges are four times as large as any other state.
    Kt128(Box<k12::Kt128>),
    Kt256(Box<k12::Kt256>),
}

impl Hasher {
    /// Nothing hashed so far.
    pub fn new(algorithm: Algorithm) -> Self {
        let state = match algorithm.whole() {
            Algorithm::Sha384 => State::Sha384(Default::default()),
            Algorithm::Sha512 => State::Sha512(Default::default()),
            Algorithm::Sha3_224 => State::Sha3_224(Default::default()),
            Algorithm::Sha3_256 => State::Sha3_256(Default::default()),
            Algorithm::Sha3_384 => State::Sha3_384(Default::default()),
            Algorithm::Sha3_512 => State::Sha3_512(Default::default()),
            Algorithm::Blake2s256 => State::Blake2s256(Default::default()),
            Algorithm::Blake2b256 => State::Blake2b256(Default::default()),
            Algorithm::Blake2b512 => State::Blake2b512(Default::default()),
            Algorithm::K12_256 => State::Kt128(Default::default()),
            Algorithm::K12_512 => State::Kt256(Default::default()),
            Algorithm::Sha256
            | Algorithm::Sha256_128
            | Algorithm::Sha256_120
            | Algorithm::Sha256_96
            | Algorithm::Sha256_64
            | Algorithm::Sha256_32 => State::Sha256(Default::default()),
        };
        Hasher { algorithm, state }
    }

    /// The algorithm.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The next bytes.
    pub fn update(&mut self, bytes: &[u8]) {
        match &mut self.state {
            State::Sha256(state) => state.update(bytes),
            State::Sha384(state) => state.update(bytes),
            State::Sha512(state) => state.update(bytes),
            State::Sha3_224(state) => state.update(bytes),
            State::Sha3_256(state) => state.update(bytes),
            State::Sha3_384(state) => state.update(bytes),
            State::Sha3_512(state) => state.update(bytes),
            State::Blake2s256(state) => state.update(bytes),
            State::Blake2b256(state) => state.update(bytes),
            State::Blake2b512(state) => state.update(bytes),
            State::Kt128(state) => k12::Update::update(state.as_mut(), bytes),
            State::Kt256(state) => k12::Update::update(state.as_mut(), bytes),
        }
    }

    /// The digest of all bytes so far.
    pub fn finish(self) -> Digest {
        let cut = |bytes: &[u8]| Digest::cut(self.algorithm, bytes);
        match self.state {
            State::Sha256(state) => cut(&state.finalize()),
            State::Sha384(state) => cut(&state.finalize()),
            State::Sha512(state) => cut(&state.finalize()),
            State::Sha3_224(state) => cut(&state.finalize()),
            State::Sha3_256(state) => cut(&state.finalize()),
            State::Sha3_384(state) => cut(&state.finalize()),
            State::Sha3_512(state) => cut(&state.finalize()),
            State::Blake2s256(state) => cut(&state.finalize()),
            State::Blake2b256(state) => cut(&state.finalize()),
            State::Blake2b512(state) => cut(&state.finalize()),
            State::Kt128(state) => cut(&squeeze::<32>(*state)),
            State::Kt256(state) => cut(&squeeze::<64>(*state)),
        }
    }
}

/// RFC 9861 section 6: k12-256 is KT128 with an empty customization string and 32 bytes of output, k12-512 is KT256 with
/// 64.
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
