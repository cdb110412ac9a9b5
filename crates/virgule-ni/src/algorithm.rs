//! The registered hash algorithms: one enum variant for each line of the registry.

use crate::registry::{ENTRIES, RegistryEntry, Status};
use std::fmt;

/// A registered hash algorithm. A truncation such as `sha-256-32` is an algorithm of its own: its names never equal
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
pub enum Algorithm {
    /// SHA-256, which every implementation must have.
    Sha256,
    /// The first 16 bytes of SHA-256.
    Sha256_128,
    /// The first 15 bytes of SHA-256; after the suite ID they make 128 bits.
    Sha256_120,
    /// The first 12 bytes of SHA-256.
    Sha256_96,
    /// The first 8 bytes of SHA-256.
    Sha256_64,
    /// The first 4 bytes of SHA-256, which suffice for identification, but not for security.
    Sha256_32,
    /// SHA-384.
    Sha384,
    /// SHA-512.
    Sha512,
    /// SHA3-224.
    Sha3_224,
    /// SHA3-256.
    Sha3_256,
    /// SHA3-384.
    Sha3_384,
    /// SHA3-512.
    Sha3_512,
    /// BLAKE2s with 32 bytes.
    Blake2s256,
    /// BLAKE2b with 32 bytes.
    Blake2b256,
    /// BLAKE2b with 64 bytes.
    Blake2b512,
    /// KT128 with 32 bytes.
    K12_256,
    /// KT256 with 64 bytes.
    K12_512,
}

impl Algorithm {
    /// All algorithms, in the order of the registry.
    pub fn all() -> impl ExactSizeIterator<Item = Algorithm> {
        ENTRIES.iter().map(|&(algorithm, _)| algorithm)
    }

    /// The algorithm with exactly this name: names in RFC 6920 are case-sensitive. `None` if there is none.
    pub fn find(name: &str) -> Option<Algorithm> {
        Self::all().find(|algorithm| algorithm.name() == name)
    }

    /// The algorithm that a misspelt name probably means, for messages. Only letters and digits are compared, ignoring
    /// case.
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

    /// The entry of the algorithm in the registry.
    pub fn entry(self) -> &'static RegistryEntry {
        // `ENTRIES` has the order of the variants.
        &ENTRIES[self as usize].1
    }

    /// The name of the algorithm in `ni` and `nih`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The suite ID of the algorithm in the binary form; `None` if it has none.
    pub fn id(self) -> Option<u8> {
        self.entry().id
    }

    /// The length of the digests in bytes.
    pub fn length(self) -> usize {
        usize::from(self.entry().bits / 8)
    }

    /// The status of the algorithm in the registry.
    pub fn status(self) -> Status {
        self.entry().status
    }

    /// The document that defines the algorithm.
    pub fn reference(self) -> &'static str {
        self.entry().reference
    }

    /// The untruncated algorithm, which is the algorithm itself if it is not truncated.
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
