//! Conversion of a [`Name`] to the four forms of RFC 6920, and parsing of the binary form.
//!
//! ```text
//! ni     ni://A/sha-256-32;f4OxZQ?q                            section 3   everything
//! URL    https://A/.well-known/ni/sha-256-32/f4OxZQ?q          section 4   everything, if there is an authority
//! bytes  06 7f 83 b1 65                                        section 6   algorithms with a suite ID; digest only
//! nih    nih:sha-256-32;7f83-b165;d                            section 7   digest only
//! ```

use crate::error::{NameErrorKind, messages};
use crate::name::NameSource;
use crate::registry::{Suite, suite};
use crate::{Algorithm, Digest, Name, NameError, NihStyle, nih};
use virgule::UriBuf;

/// The bits of the first byte that contain the suite ID; the other two bits are reserved (RFC 6920 section 6).
const SUITE_BITS: u8 = 0b0011_1111;

impl Name {
    /// Returns the name as an `ni` URI, with authority and query.
    ///
    /// ```
    /// use virgule_ni::{Algorithm, Digest, Name};
    ///
    /// let name = Name::from(Digest::of(Algorithm::Sha256, b"Hello World!"));
    /// assert_eq!(name.to_ni(), "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    /// ```
    pub fn to_ni(&self) -> String {
        let authority = self.authority().unwrap_or_default();
        let mut text = format!("ni://{authority}/{}", self.to_alg_val());
        self.push_query(&mut text);
        text
    }

    /// `alg ";" val`: a relative reference from any `ni` base (section 3, figure 5), and the URL segment of section 5.
    pub fn to_alg_val(&self) -> String {
        format!("{};{}", self.algorithm(), self.digest.to_base64url())
    }

    /// Returns the name as an `nih` URI with the name of the algorithm, digits in groups of four, and a check digit.
    ///
    /// Authority and query are dropped.
    pub fn to_nih(&self) -> String {
        self.to_nih_styled(NihStyle::default())
    }

    /// Returns the name as an `nih` URI in the style `style`.
    pub fn to_nih_styled(&self, style: NihStyle) -> String {
        nih::write(&self.digest, style)
    }

    /// Returns the binary form: the suite ID in one byte, then the digest (section 6).
    ///
    /// Authority and query are dropped.
    ///
    /// # Errors
    ///
    /// If the algorithm has no suite ID: BLAKE2 and KangarooTwelve have none.
    pub fn to_binary(&self) -> Result<Vec<u8>, SuiteIdError> {
        let id = self.algorithm().id().ok_or(SuiteIdError { algorithm: self.algorithm() })?;
        Ok([&[id], self.digest.as_bytes()].concat())
    }

    /// Parses a binary name, which must be the entire `bytes`. Ignores the two reserved bits.
    ///
    /// ```
    /// use virgule_ni::Name;
    ///
    /// let name = Name::from_binary(&[0x06, 0x7f, 0x83, 0xb1, 0x65])?;
    /// assert_eq!(name.to_ni(), "ni:///sha-256-32;f4OxZQ");
    /// assert!(Name::from_binary(&[0xc6, 0x7f, 0x83, 0xb1, 0x65])?.is_equivalent(&name));
    /// # Ok::<(), virgule_ni::NameError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If no algorithm has the suite ID, or the number of bytes is wrong. Offsets count bytes.
    pub fn from_binary(bytes: &[u8]) -> Result<Self, NameError> {
        let (name, rest) = Self::split_binary(bytes)?;
        if rest.is_empty() {
            return Ok(name);
        }
        let (algorithm, found) = (name.algorithm(), bytes.len() - 1);
        Err(NameError::new(1 + algorithm.length(), NameErrorKind::Length { algorithm, found }))
    }

    /// Parses a binary name at the start of `bytes`, and returns it with the remaining bytes. The suite ID determines
    /// the length of the name.
    ///
    /// ```text
    ///  0 1 2 3 4 5 6 7
    /// +-+-+-+-+-+-+-+-+
    /// |Res|  Suite ID |     digest …
    /// +-+-+-+-+-+-+-+-+
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_binary`](Name::from_binary), but more bytes are not an error.
    pub fn split_binary(bytes: &[u8]) -> Result<(Self, &[u8]), NameError> {
        let fault = match bytes.split_first() {
            Some((first, rest)) => match suite(u64::from(first & SUITE_BITS)) {
                Suite::Algorithm(algorithm) => {
                    let Some((digest, behind)) = rest.split_at_checked(algorithm.length()) else {
                        let found = NameErrorKind::Length { algorithm, found: rest.len() };
                        return Err(NameError::new(bytes.len(), found));
                    };
                    let digest = Digest::cut(algorithm, digest);
                    return Ok((Name { source: NameSource::Binary, ..Name::from(digest) }, behind));
                }
                Suite::Reserved => NameErrorKind::ReservedSuite,
                _ => NameErrorKind::UnassignedSuite,
            },
            None => NameErrorKind::NoDigits,
        };
        Err(NameError::new(0, fault))
    }

    /// Returns the name as a parsed URL below `/.well-known/ni/` (section 4).
    ///
    /// A name without an authority gets the authority `context`, such as the origin of the page that contains the name.
    /// The application chooses `http` or `https`.
    ///
    /// ```
    /// use virgule_ni::{Name, Scheme};
    ///
    /// let name = Name::parse("ni:///sha-256-32;f4OxZQ?ct=text/plain")?;
    /// let url = name.to_well_known(Scheme::Https, Some("example.com"))?;
    /// assert_eq!(url, "https://example.com/.well-known/ni/sha-256-32/f4OxZQ?ct=text/plain");
    /// assert!(name.to_well_known(Scheme::Https, None).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no authority, or the authority has no host or is invalid.
    pub fn to_well_known(&self, scheme: Scheme, context: Option<&str>) -> Result<UriBuf, UrlError> {
        let own = self.authority().or(context.filter(|context| !context.is_empty()));
        let authority = own.ok_or(UrlError::NoAuthority)?;
        // Registered names and base64url contain no `.`, `/` or `?`, so the path has exactly these segments.
        let path = self.digest.well_known_path();
        let mut text = format!("{}://{authority}{path}", scheme.as_str());
        self.push_query(&mut text);
        let url = UriBuf::parse(text).map_err(|_| UrlError::BadAuthority)?;
        let read = url.borrow();
        if read.authority() != Some(authority) || read.path() != path {
            return Err(UrlError::BadAuthority);
        }
        // RFC 9110 section 4.2.1: an http URI with an empty host is invalid.
        if read.host().is_none_or(str::is_empty) { Err(UrlError::NoHost) } else { Ok(url) }
    }

    fn push_query(&self, text: &mut String) {
        if let Some(query) = self.query() {
            text.push('?');
            text.push_str(query);
        }
    }
}

/// The scheme of a `.well-known` URL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// `http`: the digest protects integrity, but requests are visible to the network.
    Http,
    /// `https`.
    Https,
}

impl Scheme {
    /// Returns the scheme as a string.
    pub const fn as_str(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }
}

/// The algorithm has no suite ID, and thus no binary form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SuiteIdError {
    algorithm: Algorithm,
}

messages! {
    SuiteIdError {
        Self { algorithm } =>
            "{algorithm} has no suite ID, which the binary form needs (RFC 6920 section 6)";
    }
    source {}
}

/// The reason why a name has no `.well-known` URL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum UrlError {
    /// The name has no authority, and no context was given.
    NoAuthority,
    /// The authority has an empty host, as in `:8080`.
    NoHost,
    /// The authority of the context is invalid.
    BadAuthority,
}

messages! {
    UrlError {
        Self::NoAuthority => "the name has no authority: specify a server";
        Self::NoHost => "the authority has no host";
        Self::BadAuthority => "not a valid authority (RFC 3986 section 3.2)";
    }
    source {}
}
