//! The steps of normalization, and the report of their changes.

use crate::uri::macros::enums_with_messages;
use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign};

/// One step of normalization.
///
/// ```
/// # #[cfg(feature = "alloc")] {
/// use virgule::{NormalizationStep, Uri};
///
/// let uri = Uri::parse("HTTP://Example.COM:80").unwrap();
/// assert_eq!(uri.normalize(NormalizationStep::HostCase.into()), "HTTP://example.com:80");
/// assert_eq!(uri.normalize(NormalizationStep::DefaultPort.into()), "HTTP://Example.COM");
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum NormalizationStep {
    /// Converts the scheme to lower case (RFC 3986 section 6.2.2.1).
    SchemeCase,
    /// Converts the ASCII letters of the host to lower case (section 6.2.2.1).
    HostCase,
    /// Converts the hexadecimal digits of percent-encodings to upper case (section 6.2.2.1).
    PercentCase,
    /// Decodes percent-encoded unreserved characters (section 6.2.2.2); in an IRI, those of `iunreserved` (RFC 3987
    /// section 5.3.2.3). A segment that becomes `.` or `..` stays in the path without
    /// [`NormalizationStep::DotSegments`].
    PercentDecoding,
    /// Removes dot segments, if there is a scheme (section 6.2.2.3). With [`NormalizationStep::PercentDecoding`], also
    /// removes encoded dot segments. Without it `%2E` is not a dot, and a `..` is kept if the segment that it would
    /// remove is an encoded dot segment or a kept `..`, or if the path begins with an encoded dot segment and without a
    /// slash.
    DotSegments,
    /// Removes a port that is empty or the default port of the scheme (section 6.2.3).
    DefaultPort,
    /// Replaces an empty path after an authority by the default path of the scheme (section 6.2.3).
    EmptyPath,
    /// Writes an IPv6 address in the text form of RFC 5952.
    Ipv6,
    /// Applies further rules of the scheme to its fields, such as insignificant case. Only the types of schemes have
    /// them.
    Fields,
}

/// The steps by their names in directives.
const NAMES: [(&str, NormalizationStep); 5] = [
    ("scheme-case", NormalizationStep::SchemeCase),
    ("host-case", NormalizationStep::HostCase),
    ("percent-case", NormalizationStep::PercentCase),
    ("percent-decoding", NormalizationStep::PercentDecoding),
    ("dot-segments", NormalizationStep::DotSegments),
];

/// All steps, in the order in which they are applied.
const ALL: [NormalizationStep; 9] = {
    use NormalizationStep::*;
    [SchemeCase, HostCase, PercentCase, PercentDecoding, DotSegments, DefaultPort, EmptyPath, Ipv6, Fields]
};

impl NormalizationStep {
    /// Returns the step with this name in `;! normalization`, or `None` if there is none.
    #[doc(hidden)]
    #[inline]
    pub fn find(name: &str) -> Option<Self> {
        NAMES.iter().find(|(known, _)| *known == name).map(|&(_, step)| step)
    }

    /// Returns the description of the step, as in "equal after lower-casing".
    #[inline]
    const fn doing(self) -> &'static str {
        match self {
            NormalizationStep::SchemeCase | NormalizationStep::HostCase => "lower-casing",
            NormalizationStep::PercentCase => "upper-casing percent-encodings",
            NormalizationStep::PercentDecoding => "percent-decoding unreserved characters",
            NormalizationStep::DotSegments => "removing dot segments",
            NormalizationStep::DefaultPort => "removing an empty or default port",
            NormalizationStep::EmptyPath => "filling an empty path",
            NormalizationStep::Ipv6 => "writing the IPv6 address as RFC 5952 does",
            NormalizationStep::Fields => "applying the rules of the scheme",
        }
    }
}

/// A set of normalization steps.
///
/// ```
/// use virgule::{NormalizationStep, Normalization, Uri};
///
/// let steps = Normalization::SYNTAX.without(NormalizationStep::DotSegments);
/// # #[cfg(feature = "alloc")]
/// assert_eq!(Uri::parse("HTTP://a/%7e/./b").unwrap().normalize(steps), "http://a/~/./b");
/// ```
///
/// Every set, including a set of one step, has these properties: the result is equivalent to the input, at
/// [`Equivalence::Syntax`] if all steps are in [`Normalization::SYNTAX`], at [`Equivalence::Scheme`] otherwise;
/// applying the set again changes nothing; and normalizing the result by a larger set gives the same text as
/// normalizing the input by the larger set.
///
/// ```
/// # #[cfg(feature = "alloc")] {
/// use virgule::{Equivalence, Normalization, Uri};
///
/// let uri = Uri::parse("http://a/./b/%2E%2E/../c").unwrap();
/// let dots = uri.normalize(Normalization::DOTS);
/// // Without the `..`, `/b/c` would be left; but with all decoded, it is `/c`.
/// assert_eq!(dots, "http://a/b/%2E%2E/../c");
/// assert_eq!(uri.normalize(Normalization::SYNTAX), "http://a/c");
/// assert!(dots.borrow().is_equivalent(uri, Equivalence::Syntax));
/// # }
/// ```
///
/// [`Equivalence::Syntax`]: crate::Equivalence::Syntax
/// [`Equivalence::Scheme`]: crate::Equivalence::Scheme
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Normalization(u16);

impl Normalization {
    /// The empty set.
    ///
    /// ```
    /// use virgule::{Normalization, NormalizationStep};
    ///
    /// assert!(Normalization::NONE.is_empty());
    /// let syntax = Normalization::CASE | Normalization::PERCENT | Normalization::DOTS;
    /// assert_eq!(syntax, Normalization::SYNTAX);
    /// assert!(Normalization::SCHEME.contains(NormalizationStep::DefaultPort));
    /// ```
    pub const NONE: Normalization = Normalization(0);
    /// Case normalization (section 6.2.2.1).
    pub const CASE: Normalization = Normalization(0)
        .with(NormalizationStep::SchemeCase)
        .with(NormalizationStep::HostCase)
        .with(NormalizationStep::PercentCase);
    /// Percent-encoding normalization (section 6.2.2.2).
    pub const PERCENT: Normalization = Normalization(0).with(NormalizationStep::PercentDecoding);
    /// Path segment normalization (section 6.2.2.3).
    pub const DOTS: Normalization = Normalization(0).with(NormalizationStep::DotSegments);
    /// Syntax-based normalization (section 6.2.2): exactly the three sets above.
    pub const SYNTAX: Normalization = Normalization(Self::CASE.0 | Self::PERCENT.0 | Self::DOTS.0);
    /// Scheme-based normalization (section 6.2.3): syntax-based normalization, and the rules of known schemes.
    pub const SCHEME: Normalization = Normalization(Self::SYNTAX.0)
        .with(NormalizationStep::DefaultPort)
        .with(NormalizationStep::EmptyPath)
        .with(NormalizationStep::Ipv6)
        .with(NormalizationStep::Fields);

    /// Returns the set with `step` added.
    ///
    /// ```
    /// use virgule::{Normalization, NormalizationStep};
    ///
    /// const STEPS: Normalization = Normalization::SYNTAX.with(NormalizationStep::DefaultPort);
    /// assert!(STEPS.contains(NormalizationStep::DefaultPort) && !STEPS.contains(NormalizationStep::EmptyPath));
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, step: NormalizationStep) -> Self {
        Normalization(self.0 | 1 << step as u16)
    }

    /// Returns the set without `step`.
    ///
    /// ```
    /// use virgule::{Normalization, NormalizationStep};
    ///
    /// let steps = Normalization::CASE.without(NormalizationStep::HostCase);
    /// assert!(!steps.contains(NormalizationStep::HostCase) && steps.contains(NormalizationStep::SchemeCase));
    /// ```
    #[must_use]
    #[inline]
    pub const fn without(self, step: NormalizationStep) -> Self {
        Normalization(self.0 & !(1 << step as u16))
    }

    /// Returns the set without the steps in `steps`.
    ///
    /// ```
    /// use virgule::Normalization;
    ///
    /// let steps = Normalization::SYNTAX.without_all(Normalization::DOTS);
    /// assert_eq!(steps, Normalization::CASE | Normalization::PERCENT);
    /// assert!(steps.without_all(Normalization::SYNTAX).is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn without_all(self, steps: Normalization) -> Self {
        Normalization(self.0 & !steps.0)
    }

    /// True if the set contains a step.
    #[inline]
    pub const fn contains(self, step: NormalizationStep) -> bool {
        self.0 >> step as u16 & 1 != 0
    }

    /// True if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the steps, in the order in which they are applied.
    ///
    /// ```
    /// use virgule::{Normalization, NormalizationStep};
    ///
    /// assert!(Normalization::PERCENT.iter().eq([NormalizationStep::PercentDecoding]));
    /// assert_eq!(Normalization::CASE.iter().count(), 3);
    /// ```
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = NormalizationStep> {
        ALL.iter().copied().filter(move |&step| self.contains(step))
    }
}

impl From<NormalizationStep> for Normalization {
    #[inline]
    fn from(step: NormalizationStep) -> Self {
        Normalization::NONE.with(step)
    }
}

impl BitOrAssign for Normalization {
    #[inline]
    fn bitor_assign(&mut self, other: Normalization) {
        self.0 |= other.0;
    }
}

impl BitOr for Normalization {
    type Output = Normalization;

    #[inline]
    fn bitor(self, other: Normalization) -> Normalization {
        Normalization(self.0 | other.0)
    }
}

/// The steps that are in both sets.
impl BitAnd for Normalization {
    type Output = Normalization;

    #[inline]
    fn bitand(self, other: Normalization) -> Normalization {
        Normalization(self.0 & other.0)
    }
}

enums_with_messages! {
    /// A component of a URI.
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use virgule::{Component, Normalization, Uri};
    ///
    /// let changes = Uri::parse("http://Example.com/").unwrap().changes(Normalization::SYNTAX);
    /// assert!(changes.iter().all(|(_, component)| component == Component::Host));
    /// assert_eq!(Component::Host.to_string(), "host");
    /// # }
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Component {
        /// `scheme`, RFC 3986 section 3.1.
        Scheme => "scheme",
        /// `userinfo`, section 3.2.1.
        Userinfo => "userinfo",
        /// `host`, section 3.2.2.
        Host => "host",
        /// `port`, section 3.2.3.
        Port => "port",
        /// `path`, section 3.3.
        Path => "path",
        /// `query`, section 3.4.
        Query => "query",
        /// `fragment`, section 3.5.
        Fragment => "fragment",
    }
}

const COMPONENTS: [Component; 7] = {
    use Component::*;
    [Scheme, Userinfo, Host, Port, Path, Query, Fragment]
};

/// The changes of a normalization: for each step, the components that it changes.
///
/// `Display` describes the changes: `lower-casing in host and removing dot segments in path`.
///
/// ```
/// # #[cfg(feature = "alloc")] {
/// use virgule::{Component, Normalization, NormalizationStep, Uri};
///
/// let changes = Uri::parse("http://Example.com/%7Ea").unwrap().changes(Normalization::SYNTAX);
/// assert_eq!(changes.to_string(), "lower-casing in host and percent-decoding unreserved characters in path");
/// assert_eq!(changes.steps(), Normalization::PERCENT.with(NormalizationStep::HostCase));
/// let path = changes.only(|component| component == Component::Path);
/// assert!(path.iter().eq([(NormalizationStep::PercentDecoding, Component::Path)]));
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NormalizationReport(u64);

impl NormalizationReport {
    #[inline]
    pub(crate) fn add(&mut self, step: NormalizationStep, component: Component) {
        self.0 |= 1 << (step as usize * COMPONENTS.len() + component as usize);
    }

    /// Returns only the changes of the components that satisfy the predicate.
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use virgule::{Component, Normalization, NormalizationStep, Uri};
    ///
    /// let report = Uri::parse("http://Example.com/%7Ea").unwrap().changes(Normalization::SYNTAX);
    /// let host = report.only(|component| component == Component::Host);
    /// assert!(host.iter().eq([(NormalizationStep::HostCase, Component::Host)]));
    /// assert_eq!(host.steps(), NormalizationStep::HostCase.into());
    /// assert!(report.only(|component| component == Component::Query).is_empty());
    /// # }
    /// ```
    #[must_use]
    pub fn only(self, asked: impl Fn(Component) -> bool) -> Self {
        let mut kept = NormalizationReport::default();
        self.iter()
            .filter(|&(_, component)| asked(component))
            .for_each(|(step, component)| kept.add(step, component));
        kept
    }

    /// True if nothing changes.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the steps that change something.
    #[inline]
    pub fn steps(self) -> Normalization {
        self.iter().fold(Normalization::NONE, |steps, (step, _)| steps.with(step))
    }

    /// Returns the changes, in the order of the steps.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (NormalizationStep, Component)> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let number = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Some((*ALL.get(number / COMPONENTS.len())?, COMPONENTS[number % COMPONENTS.len()]))
        })
    }
}

impl BitOrAssign for NormalizationReport {
    #[inline]
    fn bitor_assign(&mut self, other: NormalizationReport) {
        self.0 |= other.0;
    }
}

impl fmt::Display for NormalizationReport {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.iter().count();
        for (number, (step, component)) in self.iter().enumerate() {
            f.write_str(match number {
                0 => "",
                _ if number + 1 == count => " and ",
                _ => ", ",
            })?;
            f.write_str(step.doing())?;
            // The descriptions of the other steps name the component.
            if (Normalization::CASE | Normalization::PERCENT).contains(step) {
                write!(f, " in {component}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for NormalizationReport {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
