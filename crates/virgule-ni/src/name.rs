//! A hash name: a digest with an optional authority and query.
//!
//! ```text
//! ni://example.com/sha-256;f4OxZX…?ct=text/plain     RFC 6920 section 3
//!      └────┬────┘ └─────┬───────┘ └─────┬─────┘
//!       authority     digest           query         Name
//! ```
//!
//! The grammar splits the input into parts, then each part is checked: see [`NameErrorKind`].

use crate::error::{NameErrorKind, messages};
use crate::{Algorithm, Digest, NameError, nih};
use data_encoding::BASE64URL_NOPAD;
use std::fmt;
use virgule::{Ni, Nih, ParseError, Uri, UriRef};

/// A valid hash name: the algorithm is registered, the digest has the right length, and the spelling is canonical.
///
/// `Name` does not implement `Eq`: equivalence is that of the digests ([`is_equivalent`](Name::is_equivalent)), while
/// authority and query may differ.
///
/// ```
/// use virgule_ni::Name;
///
/// let name = Name::parse("ni://example.com/sha-256-32;f4OxZQ?ct=text/plain")?;
/// assert_eq!(name.digest().to_string(), "7f83b165");
/// assert_eq!((name.authority(), name.query()), (Some("example.com"), Some("ct=text/plain")));
/// assert!(name.is_equivalent(&Name::parse("nih:6;7f83-b165")?));
/// # Ok::<(), virgule_ni::NameError>(())
/// ```
#[derive(Clone)]
pub struct Name {
    pub(crate) digest: Digest,
    pub(crate) authority: Option<String>,
    pub(crate) query: Option<String>,
    pub(crate) source: NameSource,
}

/// The form from which a name was parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NameSource {
    /// The name was created from a digest.
    Digest,
    /// The name was an `ni` URI.
    Ni,
    /// The name was an `nih` URI.
    Nih,
    /// The name was in binary form.
    Binary,
    /// The name was a `.well-known/ni` URL, which may not be meant as a name: see [`Name::is_equivalent`].
    WellKnown,
}

/// The path prefix of hash names on HTTP servers (RFC 6920 section 4, RFC 8615).
pub(crate) const WELL_KNOWN: &str = "/.well-known/ni/";

impl Name {
    /// Parses a name in any text form: `ni`, `nih`, or a `.well-known/ni` URL.
    ///
    /// # Errors
    ///
    /// If the input is not a valid name. The error is the first one, with its byte offset.
    pub fn parse(text: &str) -> Result<Self, NameError> {
        let begins = |scheme| without_prefix(text, scheme).is_some();
        if begins("ni:") {
            Self::from_ni(Ni::parse(text)?)
        } else if begins("nih:") {
            Self::from_nih(Nih::parse(text)?)
        } else if begins("http:") || begins("https:") {
            Self::from_well_known(Uri::parse(text)?)
        } else {
            Err(NameError::new(0, NameErrorKind::NoForm))
        }
    }

    /// Converts a parsed `ni` URI to a name.
    ///
    /// # Errors
    ///
    /// If the algorithm is not registered, or the value is not a digest of the algorithm.
    pub fn from_ni(ni: Ni<'_>) -> Result<Self, NameError> {
        let authority = ni.authority();
        let alg_at = "ni:///".len() + authority.len();
        let digest = alg_val(ni.alg(), ni.val()).map_err(|error| error.behind(alg_at))?;
        Ok(Name {
            digest,
            authority: filled(authority),
            query: ni.query().map(str::to_string),
            source: NameSource::Ni,
        })
    }

    /// Converts a parsed `nih` URI to a name.
    ///
    /// # Errors
    ///
    /// If the algorithm is not registered, the digits are not a digest of the algorithm, or the check digit is wrong.
    pub fn from_nih(name: Nih<'_>) -> Result<Self, NameError> {
        let alg_at = "nih:".len();
        let val_at = alg_at + name.alg().len() + 1;
        let algorithm = nih::algorithm(name.alg()).map_err(|error| error.behind(alg_at))?;
        let digest = nih::read(algorithm, name.val()).map_err(|error| error.behind(val_at))?;
        let expected = nih::check_digit(name.val());
        match name.checkdigit() {
            Some(digit) if !digit.eq_ignore_ascii_case(expected.encode_utf8(&mut [0; 4])) => {
                let offset = val_at + name.val().len() + 1;
                Err(NameError::new(offset, NameErrorKind::CheckDigit { expected }))
            }
            _ => Ok(Name { source: NameSource::Nih, ..Name::from(digest) }),
        }
    }

    /// Converts a `.well-known/ni` URL to a name (RFC 6920 section 4): `http://A/.well-known/ni/ALG/VAL?q` is
    /// `ni://A/ALG;VAL?q`.
    ///
    /// The URL is not normalized: `%2D` is not a hyphen.
    ///
    /// # Errors
    ///
    /// If the URL has another scheme or path, a fragment, or an invalid `ALG` or `VAL`.
    pub fn from_well_known(url: Uri<'_>) -> Result<Self, NameError> {
        if !["http", "https"].iter().any(|scheme| url.scheme().eq_ignore_ascii_case(scheme)) {
            return Err(NameError::new(0, NameErrorKind::NoForm));
        }
        let authority = url.authority();
        let path_at = url.scheme().len() + 1 + authority.map_or(0, |authority| 2 + authority.len());
        let not_well_known = NameError::new(path_at, NameErrorKind::NotWellKnown);
        let rest = url.path().strip_prefix(WELL_KNOWN).ok_or(not_well_known)?;
        let (alg, val) = rest.split_once('/').ok_or(not_well_known)?;
        if url.fragment().is_some() {
            let end = path_at + url.path().len() + url.query().map_or(0, |query| 1 + query.len());
            return Err(NameError::new(end, NameErrorKind::Fragment));
        }
        let alg_at = path_at + WELL_KNOWN.len();
        let digest = alg_val(alg, val).map_err(|error| error.behind(alg_at))?;
        let authority = filled(authority.unwrap_or_default());
        Ok(Name { digest, authority, query: url.query().map(str::to_string), source: NameSource::WellKnown })
    }

    /// Returns the digest of the content.
    pub fn digest(&self) -> &Digest {
        &self.digest
    }

    /// Returns the algorithm of the digest.
    pub fn algorithm(&self) -> Algorithm {
        self.digest.algorithm()
    }

    /// Returns the authority that may have the content; `None` if it is empty.
    ///
    /// Matching content proves nothing about the authority (RFC 6920 section 2).
    pub fn authority(&self) -> Option<&str> {
        self.authority.as_deref()
    }

    /// Returns the query; [`content_type`](Name::content_type) parses its only registered parameter.
    pub fn query(&self) -> Option<&str> {
        self.query.as_deref()
    }

    /// Returns the form from which the name was parsed.
    pub fn source(&self) -> NameSource {
        self.source
    }

    /// Replaces the authority, or removes it if `authority` is `None`.
    ///
    /// # Errors
    ///
    /// If the string is not an `authority` of RFC 3986.
    pub fn with_authority(self, authority: Option<&str>) -> Result<Self, AuthorityError> {
        let authority = authority.unwrap_or_default();
        let before = "//";
        let reference = format!("{before}{authority}");
        let offset = match UriRef::parse(&reference) {
            Ok(read) if read.authority() == Some(authority) => {
                return Ok(Name { authority: filled(authority), ..self });
            }
            // The authority ends before a path, a query or a fragment.
            Ok(read) => read.authority().map_or(0, str::len),
            Err(error) => error.offset().saturating_sub(before.len()),
        };
        Err(AuthorityError { offset })
    }

    /// True if both names identify the same bytes (RFC 6920 section 2): algorithm, length and bytes of the digest are
    /// equal. Authority and query are ignored.
    ///
    /// A name from a URL is not equivalent to any name, because section 4 leaves open whether such a URL is meant as a
    /// name. Use [`taken_as_name`](Name::taken_as_name) if it is.
    pub fn is_equivalent(&self, other: &Name) -> bool {
        let named = |name: &Name| name.source != NameSource::WellKnown;
        named(self) && named(other) && self.digest == other.digest
    }

    /// Treats the name as a name even if it was parsed from a URL.
    pub fn taken_as_name(self) -> Self {
        match self.source {
            NameSource::WellKnown => Name { source: NameSource::Ni, ..self },
            _ => self,
        }
    }
}

/// Parses `alg` and `val`. One character separates them in the input, so offsets of errors in `val` begin after it.
fn alg_val(alg: &str, val: &str) -> Result<Digest, NameError> {
    let Some(algorithm) = Algorithm::find(alg) else {
        let fault = match !alg.is_empty() && alg.bytes().all(|byte| byte.is_ascii_digit()) {
            true => NameErrorKind::NumericAlgorithm { meant: nih::algorithm(alg).ok() },
            false => NameErrorKind::UnknownAlgorithm { meant: Algorithm::meant_by(alg) },
        };
        return Err(NameError::new(0, fault));
    };
    read(algorithm, val).map_err(|error| error.behind(alg.len() + 1))
}

/// Returns the input after a case-insensitive prefix.
pub(crate) fn without_prefix<'t>(text: &'t str, prefix: &str) -> Option<&'t str> {
    let (begin, rest) = text.split_at_checked(prefix.len())?;
    begin.eq_ignore_ascii_case(prefix).then_some(rest)
}

/// Returns the authority, or `None` if it is empty: by the grammar of section 3, `ni:///` means either.
fn filled(authority: &str) -> Option<String> {
    (!authority.is_empty()).then(|| authority.to_string())
}

/// The error of an invalid authority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuthorityError {
    offset: usize,
}

impl AuthorityError {
    /// Returns the byte offset of the error.
    pub fn offset(&self) -> usize {
        self.offset
    }
}

messages! {
    AuthorityError {
        Self { offset } => "offset {offset}: not allowed in an authority (RFC 3986 section 3.2)";
    }
    source {}
}

impl From<Digest> for Name {
    fn from(digest: Digest) -> Self {
        Name { digest, authority: None, query: None, source: NameSource::Digest }
    }
}

impl std::str::FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        Name::parse(text)
    }
}

impl fmt::Display for Name {
    /// Writes the name as an `ni` URI, with authority and query.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_ni())
    }
}

impl fmt::Debug for Name {
    /// Omits authority and query, which may contain a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Name({}:{})", self.algorithm(), self.digest)
    }
}

pub(crate) fn characters(algorithm: Algorithm) -> usize {
    BASE64URL_NOPAD.encode_len(algorithm.length())
}

pub(crate) fn is_base64url(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// Parses the `val` of an `ni` name; offsets are relative to its begin. Does not decode a value of the wrong length.
///
/// RFC 6920 section 3: the digest as base64url (RFC 4648 section 5) without `=`. The unused bits of the last character
/// must be zero (RFC 4648 section 3.5), so each digest has one spelling.
///
/// ```text
///    f      4      O      x      Z      Q        sha-256-32: 32 bits = 6 characters of 6 bits, less 4
///  011111 111000 001110 110001 011001 01 0000
///                                        └──┘ must be zero
/// ```
pub(crate) fn read(algorithm: Algorithm, val: &str) -> Result<Digest, NameError> {
    let wrong = |offset, fault| Err(NameError::new(offset, fault));
    if let Some((offset, found)) = val.char_indices().find(|&(_, letter)| !is_base64url(letter)) {
        return wrong(offset, NameErrorKind::NotBase64url { found });
    }
    // The value is ASCII here, so each character is a byte.
    let expected = characters(algorithm);
    if val.len() != expected {
        if val.len() % 4 == 1 {
            return wrong(val.len() - 1, NameErrorKind::LooseCharacter);
        }
        let found = val.len() / 4 * 3 + (val.len() % 4).saturating_sub(1);
        return wrong(expected.min(val.len()), NameErrorKind::Length { algorithm, found });
    }
    match BASE64URL_NOPAD.decode(val.as_bytes()) {
        Ok(bytes) => Ok(Digest::cut(algorithm, &bytes)),
        Err(error) => wrong(error.position, NameErrorKind::TrailingBits { expected: last(val) }),
    }
}

/// Returns the last character with its unused bits cleared.
pub(crate) fn last(val: &str) -> char {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let spare = match val.len() % 4 {
        2 => 4,
        3 => 2,
        _ => 0,
    };
    let place = ALPHABET.iter().position(|&letter| Some(&letter) == val.as_bytes().last()).unwrap_or(0);
    ALPHABET.get(place >> spare << spare).map_or('A', |&letter| char::from(letter))
}

impl Name {
    /// Resolves `reference` against `base` by RFC 3986 section 5 (RFC 6920 section 3, figure 5). The target must be a
    /// name, but the base need not be. Fragments are ignored, because names have none.
    ///
    /// ```
    /// use virgule_ni::Name;
    ///
    /// let name = Name::resolve("ni://example.com", "sha-256-32;f4OxZQ")?;
    /// assert_eq!(name.to_ni(), "ni://example.com/sha-256-32;f4OxZQ");
    /// # Ok::<(), virgule_ni::ReferenceError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the base is not a URI with the scheme `ni`, the reference is not a URI reference, or the target is not a
    /// name.
    pub fn resolve(base: &str, reference: &str) -> Result<Self, ReferenceError> {
        let base = Uri::parse(base).map_err(ReferenceError::Base)?;
        let reference = UriRef::parse(reference).map_err(ReferenceError::Reference)?;
        // The target of a reference with a scheme does not depend on the base.
        if reference.scheme().is_none() && !base.scheme().eq_ignore_ascii_case("ni") {
            return Err(ReferenceError::NotNi);
        }
        let target = reference.resolve(base);
        let text = target.as_str();
        let named = match target.fragment() {
            Some(fragment) => text.get(..text.len() - fragment.len() - 1).unwrap_or(text),
            None => text,
        };
        match Name::parse(named) {
            Ok(name) => Ok(name),
            Err(error) => Err(ReferenceError::Target { error, target: named.to_string() }),
        }
    }
}

/// The error of resolving a reference to a name.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReferenceError {
    /// The base is not a URI.
    Base(ParseError),
    /// The base has a scheme other than `ni`; `nih` has no relative references.
    NotNi,
    /// The reference is not a URI reference.
    Reference(ParseError),
    /// The target is not a name.
    Target {
        /// The error of parsing the target; offsets are relative to the target.
        error: NameError,
        /// The target.
        target: String,
    },
}

messages! {
    ReferenceError {
        Self::Base(error) => "the base is not a URI: {error}";
        Self::NotNi => "a relative reference needs an ni base (RFC 6920 section 3)";
        Self::Reference(error) => "not a URI reference: {error}";
        Self::Target { error, .. } if error.kind() == NameErrorKind::NoForm =>
            "its target is not a name";
        Self::Target { error, .. } => "its target is not a name: {error}";
    }
    source {}
}
