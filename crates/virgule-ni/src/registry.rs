//! The Named Information Hash Algorithm Registry, with the date of the data.
//!
//! IANA maintains the registry for RFC 6920 (section 9.4). This module contains its state of [`DATE`]; it is not
//! updated automatically.
//!
//! ```text
//! ID       name         bits   status     definition
//!  0       reserved
//!  1       sha-256       256   current    RFC 6920
//!  2 … 6   sha-256-128 … sha-256-32       the first 128, 120, 96, 64, 32 bits of sha-256
//!  …
//! 32       reserved                       for IPv6 addresses such as ORCHIDs (RFC 4843)
//! none     blake2b-512   512   current    a name without an ID has no binary form
//! ```

use crate::Algorithm;

/// The date of the last change to the registry.
pub const DATE: &str = "2022-01-18";

/// A row of the registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegistryEntry {
    /// The suite ID of the binary form, 1 to 63; `None` if the algorithm has none.
    pub id: Option<u8>,
    /// The name in `ni` and `nih`.
    pub name: &'static str,
    /// The length of the digest in bits.
    pub bits: u16,
    /// The status of the algorithm.
    pub status: Status,
    /// The document that defines the algorithm.
    pub reference: &'static str,
}

/// The status of an algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Status {
    /// The algorithm is in use. All algorithms have this status so far.
    Current,
    /// The algorithm is not to be used in new names.
    Deprecated,
}

impl Status {
    /// The status as it is written in the registry.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Current => "current",
            Status::Deprecated => "deprecated",
        }
    }
}

const RFC6920: &str = "RFC 6920";
const FIPS180: &str = "FIPS 180-4";
const FIPS202: &str = "FIPS 202";
const RFC7693: &str = "RFC 7693";
/// The registry refers to draft-irtf-cfrg-kangarootwelve-06, which became RFC 9861. By section 6 of the RFC, the
/// algorithms are KT128 with 32 bytes and KT256 with 64 bytes, without a customization string.
const RFC9861: &str = "RFC 9861";

/// A row; the ID 0 stands for none.
const fn entry(id: u8, name: &'static str, bits: u16, reference: &'static str) -> RegistryEntry {
    let id = if id == 0 { None } else { Some(id) };
    RegistryEntry { id, name, bits, status: Status::Current, reference }
}

/// All algorithms with their entries, in the order of the variants.
pub(crate) static ENTRIES: [(Algorithm, RegistryEntry); 17] = [
    (Algorithm::Sha256, entry(1, "sha-256", 256, RFC6920)),
    (Algorithm::Sha256_128, entry(2, "sha-256-128", 128, RFC6920)),
    (Algorithm::Sha256_120, entry(3, "sha-256-120", 120, RFC6920)),
    (Algorithm::Sha256_96, entry(4, "sha-256-96", 96, RFC6920)),
    (Algorithm::Sha256_64, entry(5, "sha-256-64", 64, RFC6920)),
    (Algorithm::Sha256_32, entry(6, "sha-256-32", 32, RFC6920)),
    (Algorithm::Sha384, entry(7, "sha-384", 384, FIPS180)),
    (Algorithm::Sha512, entry(8, "sha-512", 512, FIPS180)),
    (Algorithm::Sha3_224, entry(9, "sha3-224", 224, FIPS202)),
    (Algorithm::Sha3_256, entry(10, "sha3-256", 256, FIPS202)),
    (Algorithm::Sha3_384, entry(11, "sha3-384", 384, FIPS202)),
    (Algorithm::Sha3_512, entry(12, "sha3-512", 512, FIPS202)),
    (Algorithm::Blake2s256, entry(0, "blake2s-256", 256, RFC7693)),
    (Algorithm::Blake2b256, entry(0, "blake2b-256", 256, RFC7693)),
    (Algorithm::Blake2b512, entry(0, "blake2b-512", 512, RFC7693)),
    (Algorithm::K12_256, entry(0, "k12-256", 256, RFC9861)),
    (Algorithm::K12_512, entry(0, "k12-512", 512, RFC9861)),
];

/// The meaning of a suite ID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Suite {
    /// The suite ID of this algorithm.
    Algorithm(Algorithm),
    /// A reserved suite ID: 0 or 32.
    Reserved,
    /// An unassigned suite ID: 13 to 31, 33 to 63.
    Unassigned,
    /// A number above 63: suite IDs have six bits (section 6).
    OutOfRange,
}

/// Looks up a suite ID.
///
/// ```
/// use virgule_ni::{Algorithm, registry::{Suite, suite}};
///
/// assert_eq!(suite(3), Suite::Algorithm(Algorithm::Sha256_120));
/// assert_eq!((suite(32), suite(33), suite(64)), (Suite::Reserved, Suite::Unassigned, Suite::OutOfRange));
/// ```
pub fn suite(id: u64) -> Suite {
    match Algorithm::all().find(|algorithm| algorithm.id().map(u64::from) == Some(id)) {
        Some(algorithm) => Suite::Algorithm(algorithm),
        None if id == 0 || id == 32 => Suite::Reserved,
        None if id < 64 => Suite::Unassigned,
        None => Suite::OutOfRange,
    }
}
