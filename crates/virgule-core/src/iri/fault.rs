//! The error of a host that is not a domain name.

use core::fmt;

/// The error of [`to_uri_idna`](crate::Iri::to_uri_idna): the reason, and the invalid part of the host.
///
/// ```
/// use virgule::Iri;
/// use virgule::iri::IdnaErrorKind;
///
/// let error = Iri::parse("http://bücher.a／b.example/").unwrap().to_uri_idna().unwrap_err();
/// assert_eq!((error.offset(), error.length(), error.kind()), (15, 5, IdnaErrorKind::Label));
/// assert_eq!(
///     error.to_string(),
///     "5 bytes are no label of a domain name; `to_uri` takes any host (offset 15, in host)"
/// );
/// ```
///
/// The message contains no part of the IRI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdnaError {
    pub(super) offset: usize,
    pub(super) length: usize,
    pub(super) fault: IdnaErrorKind,
}

/// The reason why a host is not a domain name.
///
/// ```
/// use virgule::{Iri, iri::IdnaErrorKind};
///
/// let fault = |text| Iri::parse(text).unwrap().to_uri_idna().unwrap_err().kind();
/// assert_eq!(fault("http://-bücher.example/"), IdnaErrorKind::Label);
/// assert_eq!(fault("http://１９２.0.2.1/"), IdnaErrorKind::Address);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IdnaErrorKind {
    /// The percent-encoded octets are not UTF-8.
    NotUtf8,
    /// A label cannot be mapped: it is empty or too long, it begins or ends with a hyphen, it is invalid punycode, or
    /// it contains a character that host names do not allow, perhaps only after mapping, as `／` becomes `/`.
    Label,
    /// Each label is valid alone, but the name is not: it is too long, or mixes writing directions (RFC 5893).
    Name,
    /// The host would become an IPv4 address, as `１９２.0.2.1` does, and thus another kind of host; or it would end in a
    /// number, as `１２７.1` does, and other programs would read it as an address.
    Address,
}

impl IdnaError {
    /// The byte offset in the IRI of the invalid part.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The length of the invalid part in bytes.
    #[inline]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// The kind of the error.
    ///
    /// ```
    /// use virgule::{Iri, iri::IdnaErrorKind};
    ///
    /// let error = Iri::parse("http://a.-ü/").unwrap().to_uri_idna().unwrap_err();
    /// assert_eq!((error.offset(), error.length(), error.kind()), (9, 3, IdnaErrorKind::Label));
    /// ```
    #[inline]
    pub const fn kind(&self) -> IdnaErrorKind {
        self.fault
    }

    /// The same error for a text that contains the examined part at offset `base`.
    #[inline]
    pub(super) const fn behind(self, base: usize) -> Self {
        IdnaError { offset: self.offset + base, ..self }
    }
}

impl fmt::Display for IdnaError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IdnaError { offset, length, fault } = self;
        write!(f, "{length} bytes ")?;
        f.write_str(match fault {
            IdnaErrorKind::NotUtf8 => "are no UTF-8 once decoded",
            IdnaErrorKind::Label => "are no label of a domain name",
            IdnaErrorKind::Name => "are labels that make no domain name together",
            IdnaErrorKind::Address => "would be read as an IPv4 address",
        })?;
        write!(f, "; `to_uri` takes any host (offset {offset}, in host)")
    }
}

impl core::error::Error for IdnaError {}
