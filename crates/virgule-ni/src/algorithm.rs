//! The hash algorithms that names speak of: one value for each line of the registry.

use crate::registry::{ENTRIES, Entry, Status};
use std::fmt;

/// A registered hash algorithm. A truncation such as `sha-256-32` is one of its own: its names never equal those of the
/// whole hash (RFC 6920 section 2).
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
    /// Its first 16 bytes.
    Sha256_128,
    /// Its first 15 bytes: with the suite ID before them 128 bits.
    Sha256_120,
    /// Its first 12 bytes.
    Sha256_96,
    /// Its first 8 bytes.
    Sha256_64,
    /// Its first 4 bytes: for naming, never for security.
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
    pub(crate) const COUNT: usize = 17;

    const ALL: [Algorithm; Self::COUNT] = [
        Algorithm::Sha256,
        Algorithm::Sha256_128,
        Algorithm::Sha256_120,
        Algorithm::Sha256_96,
        Algorithm::Sha256_64,
        Algorithm::Sha256_32,
        Algorithm::Sha384,
        Algorithm::Sha512,
        Algorithm::Sha3_224,
        Algorithm::Sha3_256,
        Algorithm::Sha3_384,
        Algorithm::Sha3_512,
        Algorithm::Blake2s256,
        Algorithm::Blake2b256,
        Algorithm::Blake2b512,
        Algorithm::K12_256,
        Algorithm::K12_512,
    ];

    /// All algorithms, in the order of the registry.
    pub fn all() -> impl ExactSizeIterator<Item = Algorithm> {
        Self::ALL.into_iter()
    }

    /// The algorithm of that name, exactly: names are in lower case, and nothing says that case does not matter.
    pub fn find(name: &str) -> Option<Algorithm> {
        Self::all().find(|algorithm| algorithm.name() == name)
    }

    /// The algorithm that a name probably means, for messages: letters of any case, and whatever is neither letter nor
    /// digit left out.
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
        /// Longer names than this mean nothing that is known.
        const LONGEST: usize = 32;
        let bare = |name: &str| -> String {
            name.chars()
                .filter(char::is_ascii_alphanumeric)
                .map(|letter| letter.to_ascii_lowercase())
                .collect()
        };
        let wanted = if name.len() <= LONGEST { bare(name) } else { return None };
        // SHA-2 is what multihash and others call the family: sha2-256.
        let family =
            name.to_ascii_lowercase().starts_with("sha2-").then(|| wanted.replacen("sha2", "sha", 1));
        let wanted = family.unwrap_or(wanted);
        Self::all().find(|algorithm| bare(algorithm.name()) == wanted)
    }

    /// Its line of the registry.
    pub fn entry(self) -> &'static Entry {
        // One line for each value: the type of `ENTRIES` says so.
        &ENTRIES[self as usize]
    }

    /// Its name in `ni` and `nih`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Its suite ID in the binary form, if it has one.
    pub fn id(self) -> Option<u8> {
        self.entry().id
    }

    /// How many bytes its digests have.
    pub fn length(self) -> usize {
        usize::from(self.entry().bits / 8)
    }

    /// What the registry says of its use.
    pub fn status(self) -> Status {
        self.entry().status
    }

    /// Where it is defined.
    pub fn reference(self) -> &'static str {
        self.entry().reference
    }

    /// The algorithm whose first bytes this one keeps; itself, if it keeps all.
    pub fn whole(self) -> Algorithm {
        match self {
            Algorithm::Sha256_128
            | Algorithm::Sha256_120
            | Algorithm::Sha256_96
            | Algorithm::Sha256_64
            | Algorithm::Sha256_32 => Algorithm::Sha256,
            other => other,
        }
    }

    /// Whether it keeps fewer bytes than its hash function gives.
    pub fn is_truncated(self) -> bool {
        self.whole() != self
    }

    /// Whether names of it show integrity: below about 100 bits they are for naming only (RFC 6920 section 10).
    pub fn is_short(self) -> bool {
        self.entry().bits < 100
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
