//! Vector levels: which vector instructions the parsers use, and how to force fewer of them.
//!
//! ```text
//! VIRGULE_LEVEL=avx2     read once, before the first parse of a process
//! VectorLevel::force     at any time
//! ```
//!
//! All levels give the same results; forcing a level is for tests, measurements and bug reports. A parse reads the
//! level by one relaxed load, whether it was forced or detected.
//!
//! Without the feature `std` the level is a constant, given by the target features for which the crate is compiled.

use super::arch::detect;
use core::fmt;
use core::str::FromStr;

/// A set of vector instructions that the parsers can use.
///
/// A level of x86-64 includes the levels before it. The current level is the highest that the processor has, unless a
/// lower one is forced: by [`VectorLevel::force`], or for a process by the environment variable `VIRGULE_LEVEL`, which
/// contains the [name](VectorLevel::name) of a level (unset or empty: no level is forced).
///
/// A value of `VIRGULE_LEVEL` that is not the name of an available level is ignored; [`VectorLevel::requested`] reports
/// it. The first parse of a process reads the variable. If it is set, the standard library allocates for its value; no
/// other parse allocates.
///
/// ```
/// use virgule::{Uri, VectorLevel};
///
/// for level in VectorLevel::available() {
///     level.force()?;
///     assert_eq!(Uri::parse("http://example.com/a")?.path(), "/a");
/// }
/// VectorLevel::detected().force()?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VectorLevel {
    /// No vector instructions.
    None = 1,
    /// SSSE3, which shuffles the bytes of a vector of 16 bytes.
    Ssse3,
    /// AVX2, and the word instructions BMI1, BMI2 and LZCNT.
    Avx2,
    /// AVX-512 BW and VL, and the same word instructions.
    Avx512,
    /// NEON, on little-endian AArch64 targets compiled with it, as nearly all are.
    Neon,
    /// WebAssembly SIMD, in code compiled with the target feature `simd128`.
    Simd128,
}

/// The error of a level that cannot be forced.
///
/// ```
/// use virgule::{VectorLevel, VectorLevelError};
///
/// assert_eq!("sse9".parse::<VectorLevel>(), Err(VectorLevelError::Unknown));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum VectorLevelError {
    /// The name is not the name of a level.
    Unknown,
    /// This processor, or this build of the crate, does not have the level.
    Unavailable(VectorLevel),
}

#[cfg(feature = "std")]
const VARIABLE: &str = "VIRGULE_LEVEL";

impl VectorLevel {
    /// All levels, the lowest first, on every target.
    pub const ALL: [Self; 6] = [Self::None, Self::Ssse3, Self::Avx2, Self::Avx512, Self::Neon, Self::Simd128];

    /// Returns the name of the level, as in `VIRGULE_LEVEL`: `none`, `ssse3`, `avx2`, `avx512`, `neon` or `simd128`.
    ///
    /// ```
    /// use virgule::VectorLevel;
    ///
    /// assert!(VectorLevel::ALL.iter().all(|level| level.name().parse() == Ok(*level)));
    /// ```
    #[inline]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Ssse3 => "ssse3",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Neon => "neon",
            Self::Simd128 => "simd128",
        }
    }

    /// Returns the highest level that this processor and this build of the crate have.
    ///
    /// ```
    /// use virgule::VectorLevel;
    ///
    /// assert!(VectorLevel::ALL.contains(&VectorLevel::detected()));
    /// ```
    #[inline]
    pub fn detected() -> Self {
        detect()
    }

    /// Returns the current level.
    #[inline]
    pub fn current() -> Self {
        current()
    }

    /// True if this processor and this build of the crate have the level, so that it can be forced.
    ///
    /// ```
    /// use virgule::VectorLevel;
    ///
    /// assert!(VectorLevel::current().is_available() && VectorLevel::detected().is_available());
    /// assert!(VectorLevel::available().all(|level| level.is_available()));
    /// ```
    #[inline]
    pub fn is_available(self) -> bool {
        let detected = detect();
        match self {
            _ if self == detected => true,
            // Without `std` the code for other levels is not compiled.
            _ if cfg!(not(feature = "std")) => false,
            Self::None => true,
            Self::Neon | Self::Simd128 => false,
            _ => (detected as u8) < Self::Neon as u8 && (self as u8) < detected as u8,
        }
    }

    /// Returns the levels that can be forced on this processor with this build, the lowest first.
    ///
    /// ```
    /// use virgule::VectorLevel;
    ///
    /// assert!(VectorLevel::available().any(|level| level == VectorLevel::detected()));
    /// ```
    #[inline]
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|level| level.is_available())
    }

    /// Makes this the level of the process, for all threads.
    ///
    /// # Errors
    ///
    /// [`VectorLevelError::Unavailable`] if the processor or the build lacks the level; the current level is then
    /// unchanged.
    ///
    /// ```
    /// use virgule::VectorLevel;
    ///
    /// VectorLevel::detected().force()?;
    /// assert_eq!(VectorLevel::current(), VectorLevel::detected());
    /// # Ok::<(), virgule::VectorLevelError>(())
    /// ```
    #[inline]
    pub fn force(self) -> Result<(), VectorLevelError> {
        if !self.is_available() {
            return Err(VectorLevelError::Unavailable(self));
        }
        #[cfg(feature = "std")]
        CURRENT.store(self as u8, Relaxed);
        Ok(())
    }

    /// Returns the level that `VIRGULE_LEVEL` names, or `None` if the variable is unset or empty.
    ///
    /// # Errors
    ///
    /// If the value of the variable is not the name of an available level.
    ///
    /// ```
    /// use virgule::VectorLevel;
    ///
    /// if let Err(error) = VectorLevel::requested() {
    ///     eprintln!("VIRGULE_LEVEL is ignored: {error}");
    ///     VectorLevel::detected().force()?;
    /// }
    /// # Ok::<(), virgule::VectorLevelError>(())
    /// ```
    #[cfg(feature = "std")]
    #[inline]
    pub fn requested() -> Result<Option<Self>, VectorLevelError> {
        match std::env::var_os(VARIABLE) {
            None => Ok(None),
            Some(name) if name.is_empty() => Ok(None),
            Some(name) => {
                let level = name.to_str().ok_or(VectorLevelError::Unknown)?.parse::<Self>()?;
                if level.is_available() { Ok(Some(level)) } else { Err(VectorLevelError::Unavailable(level)) }
            }
        }
    }
}

impl FromStr for VectorLevel {
    type Err = VectorLevelError;

    #[inline]
    fn from_str(name: &str) -> Result<Self, VectorLevelError> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or(VectorLevelError::Unknown)
    }
}

impl fmt::Display for VectorLevel {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for VectorLevelError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("unknown vector level; the levels are")?,
            Self::Unavailable(level) => {
                write!(f, "the vector level {level} is not available; the available levels are")?
            }
        }
        let mut separator = " ";
        for level in VectorLevel::ALL {
            if *self == Self::Unknown || level.is_available() {
                f.write_str(separator)?;
                f.write_str(level.name())?;
                separator = ", ";
            }
        }
        Ok(())
    }
}

impl core::error::Error for VectorLevelError {}

#[cfg(feature = "std")]
use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The current level; 0 before the first parse. Detecting it takes longer than parsing a URI.
///
/// Only [`VectorLevel::force`] and [`initialize`] write it, and only available levels: unsafe code relies on this.
#[cfg(feature = "std")]
static CURRENT: AtomicU8 = AtomicU8::new(0);

/// Returns the current level, detected if necessary.
#[inline(always)]
pub fn current() -> VectorLevel {
    #[cfg(feature = "std")]
    {
        const SSSE3: u8 = VectorLevel::Ssse3 as u8;
        const AVX2: u8 = VectorLevel::Avx2 as u8;
        const AVX512: u8 = VectorLevel::Avx512 as u8;
        const NEON: u8 = VectorLevel::Neon as u8;
        const SIMD128: u8 = VectorLevel::Simd128 as u8;
        match CURRENT.load(Relaxed) {
            AVX512 => VectorLevel::Avx512,
            AVX2 => VectorLevel::Avx2,
            SSSE3 => VectorLevel::Ssse3,
            NEON => VectorLevel::Neon,
            SIMD128 => VectorLevel::Simd128,
            0 => initialize(),
            _ => VectorLevel::None,
        }
    }
    #[cfg(not(feature = "std"))]
    detect()
}

/// Sets the level of a process in which no level was forced yet: the requested level, if it is available, or the
/// detected one.
#[cfg(feature = "std")]
#[cold]
#[inline]
fn initialize() -> VectorLevel {
    let level = VectorLevel::requested().ok().flatten().unwrap_or_else(detect);
    // If another thread forced a level meanwhile, that level is kept.
    let _ = CURRENT.compare_exchange(0, level as u8, Relaxed, Relaxed);
    level
}

/// Runs `test` once for each available level, with that level forced, and prints the levels that are not available.
/// Restores the previous level. A lock serializes the callers, so that the level does not change during `test`.
#[cfg(any(feature = "std", test))]
#[doc(hidden)]
pub fn at_each_level(mut test: impl FnMut(VectorLevel)) {
    use std::sync::{Mutex, PoisonError};
    static TURN: Mutex<()> = Mutex::new(());
    struct Restored(VectorLevel);
    impl Drop for Restored {
        #[inline]
        fn drop(&mut self) {
            let _ = self.0.force();
        }
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let _restored = Restored(VectorLevel::current());
    for level in VectorLevel::ALL {
        match level.force() {
            Ok(()) => test(level),
            Err(error) => std::println!("not run: {error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{VectorLevel, VectorLevelError, at_each_level};
    use std::string::{String, ToString};
    use std::vec::Vec;

    #[test]
    fn names_are_read_back() {
        for level in VectorLevel::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for name in ["", "AVX2", "avx", "sse2", "avx512 "] {
            let error = name.parse::<VectorLevel>().expect_err(name);
            assert_eq!(error, VectorLevelError::Unknown, "{name}");
            assert!(
                error.to_string().ends_with("the levels are none, ssse3, avx2, avx512, neon, simd128"),
                "{error}"
            );
        }
    }

    #[test]
    fn only_available_levels_can_be_forced() {
        let mut forced = Vec::new();
        at_each_level(|level| {
            assert_eq!(VectorLevel::current(), level);
            forced.push(level);
            for other in VectorLevel::ALL.into_iter().filter(|level| !level.is_available()) {
                assert_eq!(other.force(), Err(VectorLevelError::Unavailable(other)));
                assert_eq!(VectorLevel::current(), level);
            }
        });
        assert_eq!(forced, VectorLevel::available().collect::<Vec<_>>());
        assert_eq!(
            (forced.first(), forced.last()),
            (Some(&VectorLevel::None), Some(&VectorLevel::detected()))
        );
    }

    #[test]
    fn a_level_that_is_not_available_is_refused_with_those_that_are() {
        let names: Vec<String> = VectorLevel::available().map(|level| level.to_string()).collect();
        let error = VectorLevelError::Unavailable(VectorLevel::Avx512).to_string();
        let expected = "the vector level avx512 is not available; the available levels are";
        assert_eq!(error, std::format!("{expected} {}", names.join(", ")));
    }
}
