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

use std::fmt;

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
    /// The algorithm must not be used in new names.
    Deprecated,
}

impl Status {
    /// Returns the status as written in the registry.
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

/// Returns a row; the ID 0 means none.
const fn entry(id: u8, name: &'static str, bits: u16, reference: &'static str) -> RegistryEntry {
    let id = if id == 0 { None } else { Some(id) };
    RegistryEntry { id, name, bits, status: Status::Current, reference }
}

/// The algorithms in the order of the registry, each with its entry.
macro_rules! algorithms {
    ($(#[$of_enum:meta])* enum { $($(#[$doc:meta])* $algorithm:ident: $entry:expr;)* }) => {
        $(#[$of_enum])*
        pub enum Algorithm {
            $($(#[$doc])* $algorithm,)*
        }

        /// All algorithms with their entries, in the order of the variants.
        static ENTRIES: &[(Algorithm, RegistryEntry)] = &[$((Algorithm::$algorithm, $entry),)*];
    };
}

algorithms! {
    /// A registered hash algorithm. A truncation such as `sha-256-32` is a separate algorithm: its names never equal
    /// those of the full hash (RFC 6920 section 2).
    ///
    /// ```
    /// use virgule_ni::Algorithm;
    ///
    /// let algorithm = Algorithm::find("sha-256-120").unwrap();
    /// assert_eq!((algorithm.id(), algorithm.length()), (Some(3), 15));
    /// assert_eq!(Algorithm::find("sha256"), None); // not a registered name
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    enum {
        /// SHA-256, which every implementation must support.
        Sha256: entry(1, "sha-256", 256, RFC6920);
        /// The first 16 bytes of SHA-256.
        Sha256_128: entry(2, "sha-256-128", 128, RFC6920);
        /// The first 15 bytes of SHA-256, 128 bits together with the suite ID.
        Sha256_120: entry(3, "sha-256-120", 120, RFC6920);
        /// The first 12 bytes of SHA-256.
        Sha256_96: entry(4, "sha-256-96", 96, RFC6920);
        /// The first 8 bytes of SHA-256.
        Sha256_64: entry(5, "sha-256-64", 64, RFC6920);
        /// The first 4 bytes of SHA-256, which suffice for identification, but not for security.
        Sha256_32: entry(6, "sha-256-32", 32, RFC6920);
        /// SHA-384.
        Sha384: entry(7, "sha-384", 384, FIPS180);
        /// SHA-512.
        Sha512: entry(8, "sha-512", 512, FIPS180);
        /// SHA3-224.
        Sha3_224: entry(9, "sha3-224", 224, FIPS202);
        /// SHA3-256.
        Sha3_256: entry(10, "sha3-256", 256, FIPS202);
        /// SHA3-384.
        Sha3_384: entry(11, "sha3-384", 384, FIPS202);
        /// SHA3-512.
        Sha3_512: entry(12, "sha3-512", 512, FIPS202);
        /// BLAKE2s with 32 bytes.
        Blake2s256: entry(0, "blake2s-256", 256, RFC7693);
        /// BLAKE2b with 32 bytes.
        Blake2b256: entry(0, "blake2b-256", 256, RFC7693);
        /// BLAKE2b with 64 bytes.
        Blake2b512: entry(0, "blake2b-512", 512, RFC7693);
        /// KT128 with 32 bytes.
        K12_256: entry(0, "k12-256", 256, RFC9861);
        /// KT256 with 64 bytes.
        K12_512: entry(0, "k12-512", 512, RFC9861);
    }
}

impl Algorithm {
    /// Returns all algorithms, in the order of the registry.
    pub fn all() -> impl ExactSizeIterator<Item = Algorithm> {
        ENTRIES.iter().map(|&(algorithm, _)| algorithm)
    }

    /// Returns the algorithm with exactly this name: names in RFC 6920 are case-sensitive. `None` if there is none.
    pub fn find(name: &str) -> Option<Algorithm> {
        Self::all().find(|algorithm| algorithm.name() == name)
    }

    /// Returns the algorithm that a misspelled name probably means. Compares only letters and digits, ignoring case.
    ///
    /// ```
    /// use virgule_ni::Algorithm;
    ///
    /// for name in ["sha256", "SHA-256", "sha_256", "sha2-256"] {
    ///     assert_eq!(Algorithm::meant_by(name), Some(Algorithm::Sha256), "{name}");
    /// }
    /// assert_eq!(Algorithm::meant_by("md5"), None);
    /// ```
    pub fn meant_by(name: &str) -> Option<Algorithm> {
        /// The maximal length of a name; no known name is longer.
        const LONGEST: usize = 32;
        let bare = |name: &str| -> String {
            name.chars()
                .filter(char::is_ascii_alphanumeric)
                .map(|letter| letter.to_ascii_lowercase())
                .collect()
        };
        let wanted = if name.len() <= LONGEST { bare(name) } else { return None };
        // Multihash and other notations write `sha2-256` for `sha-256`.
        let family =
            name.to_ascii_lowercase().starts_with("sha2-").then(|| wanted.replacen("sha2", "sha", 1));
        let wanted = family.unwrap_or(wanted);
        Self::all().find(|algorithm| bare(algorithm.name()) == wanted)
    }

    /// Returns the entry of the algorithm in the registry.
    pub fn entry(self) -> &'static RegistryEntry {
        // `ENTRIES` has the order of the variants.
        &ENTRIES[self as usize].1
    }

    /// Returns the name of the algorithm in `ni` and `nih`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns the suite ID of the algorithm in the binary form; `None` if it has none.
    pub fn id(self) -> Option<u8> {
        self.entry().id
    }

    /// Returns the length of the digests in bytes.
    pub fn length(self) -> usize {
        usize::from(self.entry().bits / 8)
    }

    /// Returns the status of the algorithm in the registry.
    pub fn status(self) -> Status {
        self.entry().status
    }

    /// Returns the document that defines the algorithm.
    pub fn reference(self) -> &'static str {
        self.entry().reference
    }

    /// Returns the untruncated algorithm, which is the algorithm itself if it is not truncated.
    pub fn whole(self) -> Algorithm {
        let of_sha256 = Algorithm::Sha256..=Algorithm::Sha256_32;
        if of_sha256.contains(&self) { Algorithm::Sha256 } else { self }
    }

    /// True if the digest is a proper prefix of the output of the hash function.
    pub fn is_truncated(self) -> bool {
        self.whole() != self
    }

    /// True if the digest has fewer than 100 bits: such names identify, but do not protect integrity (RFC 6920 section
    /// 10).
    pub fn is_short(self) -> bool {
        self.entry().bits < 100
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

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
