//! A hash name: a digest, an authority and a query. Reading it from text and bytes.
//!
//! ```text
//! ni://example.com/sha-256;f4OxZX…?ct=text/plain     RFC 6920 section 3
//!      └────┬────┘ └─────┬───────┘ └─────┬─────┘
//!       authority     digest           query         Name
//! ```
//!
//! First the grammar finds the parts, then each part is checked: see [`Fault`]. Nothing is looked for a second time:
//! what goes before a part says where it begins.

use crate::error::Fault;
use crate::{Algorithm, Digest, NameError, nih, val};
use std::fmt;
use virgule::{Ni, Nih, Uri, UriRef};

/// A hash name whose digest is one: registered algorithm, right length, one spelling.
///
/// There is no `==`. Whether two names are the same is decided by their digests alone ([`is_equivalent`](Name::is_equivalent)), and
/// the rest (authority, query) may still differ.
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
    pub(crate) source: Source,
}

/// What a name was read from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// Nothing: it was made from a digest.
    Digest,
    /// An `ni` URI.
    Ni,
    /// An `nih` URI.
    Nih,
    /// The binary form.
    Binary,
    /// A `.well-known/ni` URL, which need not have been meant as a name: see [`Name::is_equivalent`].
    WellKnown,
}

/// Where hash names live on HTTP servers (RFC 6920 section 4, RFC 8615).
pub(crate) const WELL_KNOWN: &str = "/.well-known/ni/";

impl Name {
    /// Reads a name in any of its texts: `ni`, `nih`, or a `.well-known/ni` URL.
    ///
    /// # Errors
    ///
    /// The first fault, with its byte offset.
    pub fn parse(text: &str) -> Result<Self, NameError> {
        let begins =
            |scheme: &str| text.get(..scheme.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(scheme));
        if begins("ni:") {
            Self::from_ni(Ni::parse(text)?)
        } else if begins("nih:") {
            Self::from_nih(Nih::parse(text)?)
        } else if begins("http:") || begins("https:") {
            Self::from_well_known(Uri::parse(text)?)
        } else {
            Err(NameError::new(0, Fault::NoForm))
        }
    }

    /// Checks what the grammar has found to be an `ni` URI.
    ///
    /// # Errors
    ///
    /// The algorithm is not registered, or the value is no digest of it.
    pub fn from_ni(ni: Ni<'_>) -> Result<Self, NameError> {
        let authority = ni.authority();
        let alg_at = "ni:///".len() + authority.len();
        let digest = alg_val(ni.alg(), ni.val()).map_err(|error| error.behind(alg_at))?;
        Ok(Name {
            digest,
            authority: filled(authority),
            query: ni.query().map(str::to_string),
            source: Source::Ni,
        })
    }

    /// Checks what the grammar has found to be an `nih` URI.
    ///
    /// # Errors
    ///
    /// The algorithm is not registered, the digits are no digest of it, or the check digit is wrong.
    pub fn from_nih(name: Nih<'_>) -> Result<Self, NameError> {
        let alg_at = "nih:".len();
        let val_at = alg_at + name.alg().len() + 1;
        let algorithm = nih::algorithm(name.alg()).map_err(|error| error.behind(alg_at))?;
        let digest = nih::read(algorithm, name.val()).map_err(|error| error.behind(val_at))?;
        let expected = nih::check_digit(name.val());
        match name.checkdigit() {
            Some(digit) if !digit.eq_ignore_ascii_case(expected.encode_utf8(&mut [0; 4])) => {
                let offset = val_at + name.val().len() + 1;
                Err(NameError::new(offset, Fault::CheckDigit { expected }))
            }
            _ => Ok(Name { source: Source::Nih, ..Name::from(digest) }),
        }
    }

    /// Reads a `.well-known/ni` URL back (RFC 6920 section 4): `http://A/.well-known/ni/ALG/VAL?q` is
    /// `ni://A/ALG;VAL?q`.
    ///
    /// The text is taken as it stands: `%2D` is no hyphen here, though normalization would make it one.
    ///
    /// # Errors
    ///
    /// Another scheme or path, a fragment, and what is wrong with `ALG` and `VAL`.
    pub fn from_well_known(url: Uri<'_>) -> Result<Self, NameError> {
        if !["http", "https"].iter().any(|scheme| url.scheme().eq_ignore_ascii_case(scheme)) {
            return Err(NameError::new(0, Fault::NoForm));
        }
        let authority = url.authority();
        let path_at = url.scheme().len() + 1 + authority.map_or(0, |authority| 2 + authority.len());
        let not_well_known = NameError::new(path_at, Fault::NotWellKnown);
        let rest = url.path().strip_prefix(WELL_KNOWN).ok_or(not_well_known)?;
        let (alg, val) = rest.split_once('/').ok_or(not_well_known)?;
        if url.fragment().is_some() {
            let end = path_at + url.path().len() + url.query().map_or(0, |query| 1 + query.len());
            return Err(NameError::new(end, Fault::Fragment));
        }
        let alg_at = path_at + WELL_KNOWN.len();
        let digest = alg_val(alg, val).map_err(|error| error.behind(alg_at))?;
        let authority = filled(authority.unwrap_or_default());
        Ok(Name { digest, authority, query: url.query().map(str::to_string), source: Source::WellKnown })
    }

    /// The digest that it names things by.
    pub fn digest(&self) -> &Digest {
        &self.digest
    }

    /// The algorithm of the digest.
    pub fn algorithm(&self) -> Algorithm {
        self.digest.algorithm()
    }

    /// Who may have the bytes: host, and port and user if given. An empty authority is none.
    ///
    /// Bytes that match the name do not prove who controls the authority (RFC 6920 section 2).
    pub fn authority(&self) -> Option<&str> {
        self.authority.as_deref()
    }

    /// What stands behind `?`; [`content_type`](Name::content_type) reads the one parameter that is registered.
    pub fn query(&self) -> Option<&str> {
        self.query.as_deref()
    }

    /// What it was read from.
    pub fn source(&self) -> Source {
        self.source
    }

    /// The same name with another authority, or none.
    ///
    /// # Errors
    ///
    /// The text is no `authority` of RFC 3986.
    pub fn with_authority(self, authority: Option<&str>) -> Result<Self, AuthorityError> {
        let authority = authority.unwrap_or_default();
        let before = "//";
        let reference = format!("{before}{authority}");
        let offset = match UriRef::parse(&reference) {
            Ok(read) if read.authority() == Some(authority) => {
                return Ok(Name { authority: filled(authority), ..self });
            }
            // It ends where a path, a query or a fragment begins.
            Ok(read) => read.authority().map_or(0, str::len),
            Err(error) => error.offset().saturating_sub(before.len()),
        };
        Err(AuthorityError { offset })
    }

    /// Whether both name the same bytes (RFC 6920 section 2): algorithm, length and bytes of the digest are the same.
    /// Authority and query do not count. What is malformed is no [`Name`], and so equals nothing.
    ///
    /// A URL that was read back equals nothing either: section 4 leaves open whether it was meant as a name. Whoever knows
    /// that it was says so by [`taken_as_name`](Name::taken_as_name).
    pub fn is_equivalent(&self, other: &Name) -> bool {
        let named = |name: &Name| name.source != Source::WellKnown;
        named(self) && named(other) && self.digest == other.digest
    }

    /// The same, as a name even if it was read from a URL.
    pub fn taken_as_name(self) -> Self {
        match self.source {
            Source::WellKnown => Name { source: Source::Ni, ..self },
            _ => self,
        }
    }

    pub(crate) fn of_binary(digest: Digest) -> Self {
        Name { source: Source::Binary, ..Name::from(digest) }
    }
}

/// The digest of an `alg` and a `val` with one character between them.
fn alg_val(alg: &str, val: &str) -> Result<Digest, NameError> {
    let Some(algorithm) = Algorithm::find(alg) else {
        let fault = match !alg.is_empty() && alg.bytes().all(|byte| byte.is_ascii_digit()) {
            true => Fault::NumericAlgorithm { meant: nih::algorithm(alg).ok() },
            false => Fault::UnknownAlgorithm { meant: Algorithm::meant_by(alg) },
        };
        return Err(NameError::new(0, fault));
    };
    val::read(algorithm, val).map_err(|error| error.behind(alg.len() + 1))
}

/// An empty authority and none are the same: the grammar of section 3 derives `ni:///` either way.
fn filled(authority: &str) -> Option<String> {
    (!authority.is_empty()).then(|| authority.to_string())
}

/// A text that is no authority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuthorityError {
    offset: usize,
}

impl AuthorityError {
    /// The byte offset in it at which it goes wrong.
    pub fn offset(&self) -> usize {
        self.offset
    }
}

impl fmt::Display for AuthorityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {}: this cannot stand in an authority (RFC 3986 section 3.2)", self.offset)
    }
}

impl std::error::Error for AuthorityError {}

impl From<Digest> for Name {
    fn from(digest: Digest) -> Self {
        Name { digest, authority: None, query: None, source: Source::Digest }
    }
}

impl std::str::FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        Name::parse(text)
    }
}

impl fmt::Display for Name {
    /// As an `ni` URI, with authority and query.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_ni())
    }
}

impl fmt::Debug for Name {
    /// Without authority and query: there may be a password in them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Name({}:{})", self.algorithm(), self.digest)
    }
}
