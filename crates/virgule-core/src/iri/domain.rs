//! Hosts that are domain names: conversion to punycode and back, where RFC 3987 allows it.
//!
//! ```text
//! http://bücher.example/ü      to_uri        http://b%C3%BCcher.example/%C3%BC
//!                              to_uri_idna   http://xn--bcher-kva.example/%C3%BC
//! http://xn--bcher-kva.example/%C3%BC   to_iri_idna   http://bücher.example/ü
//! ```
//!
//! RFC 3987 section 3.1 allows converting the registered name "using the ToASCII operation specified in section 4.1 of
//! RFC 3490 on each dot-separated label", "with the flag UseSTD3ASCIIRules set to TRUE". Today this operation is
//! ToASCII of UTS #46 (non-transitional), implemented by the crate `idna`. The strict rules also preserve the structure
//! of the URI: a mapped name consists of letters, digits, hyphens and dots, and thus cannot contain `/` or `@`. The
//! result is parsed, which checks that its host is the mapped name.
//!
//! Punycode is quadratic in the length of a label. The crate `idna` does not encode a label of more than 1,000
//! characters or decode a label of more than 2,000, so the conversion is linear in the length of the input.

use super::forms::{IriForm, UriForm, characters};
use super::range_in;
use crate::encode::characters::may_stand;
use crate::encode::decode::decode;
use crate::uri::host::Host;
use crate::uri::owned::{Owned, maybe::MaybeOwned};
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use virgule_automata::captures::offset_in;

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
///     "5 bytes are not a label of a domain name, because a character is not allowed in host names; \
///      without IDNA any host is mapped (offset 15, in host)"
/// );
/// ```
///
/// A label that is too long, begins or ends with a hyphen, or is invalid punycode has a reason of its own:
///
/// ```
/// let why = |text| virgule::Iri::parse(text).unwrap().to_uri_idna().unwrap_err().to_string();
/// for (text, reason) in [
///     ("http://-ü/", "a label neither begins nor ends with a hyphen"),
///     ("http://ü..a/", "a label is not empty"),
///     ("http://%C2%AD.é/", "IDNA removes all of its characters"),
///     ("http://xn--zzü/", "the punycode is invalid"),
///     ("http://%CC%88a/", "IDNA does not allow one of the characters there"),
///     (&format!("http://{}/", "ü".repeat(62)), "a label has at most 63 characters in ASCII"),
/// ] {
///     assert!(why(text).contains(reason), "{text}: {}", why(text));
/// }
/// ```
///
/// The message contains no part of the IRI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdnaError {
    offset: usize,
    length: usize,
    fault: IdnaErrorKind,
    /// Why a label is invalid, as a clause; empty for other errors.
    why: &'static str,
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
    /// Returns the byte offset of the invalid part in the IRI.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the length of the invalid part in bytes.
    #[inline]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// Returns the kind of the error.
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

    /// Returns the same error for a string that contains the examined part at offset `base`.
    #[inline]
    const fn behind(self, base: usize) -> Self {
        IdnaError { offset: self.offset + base, ..self }
    }
}

impl fmt::Display for IdnaError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IdnaError { offset, length, fault, why } = self;
        write!(f, "{length} bytes ")?;
        f.write_str(match fault {
            IdnaErrorKind::NotUtf8 => "are not UTF-8 after percent-decoding",
            IdnaErrorKind::Label => "are not a label of a domain name, because ",
            IdnaErrorKind::Name => "are labels that do not form a domain name",
            IdnaErrorKind::Address => "would be parsed as an IPv4 address",
        })?;
        write!(f, "{why}; without IDNA any host is mapped (offset {offset}, in host)")
    }
}

impl core::error::Error for IdnaError {}

macro_rules! mapped {
    ($($iri:ident $uri:ident)*) => {$(
        crate::__methods! { $iri<'a>:
            #[doc = concat!("Returns the corresponding [`", stringify!($uri), "`](crate::", stringify!($uri), "), with \
                its host as a domain name.")]
            ///
            /// Maps an IRI to a URI as `to_uri` does, but decodes a registered name with non-ASCII or percent-encoded
            /// characters once, and maps it by UTS #46 (RFC 3987 section 3.1). Other hosts are mapped as by `to_uri`.
            /// Use it only for schemes whose hosts are domain names, such as `http`. [`borrow`](MaybeOwned::borrow) of
            /// the result returns the value for further steps and conversions.
            ///
            /// # Errors
            ///
            /// If a label cannot be mapped, or the name would be read as an IPv4 address.
            ///
            /// ```
            /// use virgule::IriRef;
            ///
            /// let iri = IriRef::parse("//bücher.example/ü").unwrap();
            /// assert_eq!(iri.to_uri_idna().unwrap(), "//xn--bcher-kva.example/%C3%BC");
            /// assert!(IriRef::parse("//example.org＠evil.example").unwrap().to_uri_idna().is_err());
            /// ```
            pub fn to_uri_idna(&self) -> Result<MaybeOwned<'a, $uri<'static>>, IdnaError> {
                let text = self.as_str();
                let Some(host) = self.host_typed().and_then(Host::name).filter(|host| host.contains('%') || !host.is_ascii()) else {
                    return Ok(self.to_uri());
                };
                let (uri, name) = with_domain(text, host)?;
                match Owned::<$uri<'static>>::parse(uri) {
                    Ok(uri) if range_in(uri.as_str(), uri.host_typed().and_then(Host::name)) == name => {
                        Ok(MaybeOwned::changed(uri))
                    }
                    _ => Err(address(text, host)),
                }
            }
        }

        crate::__methods! { $uri<'a>:
            #[doc = concat!("Returns the corresponding [`", stringify!($iri), "`](crate::", stringify!($iri), "), with \
                its host in Unicode.")]
            ///
            /// Maps a URI to an IRI as `to_iri` does, but decodes labels in punycode (RFC 3987 section 3.2.1), if
            /// `to_uri_idna` maps the result to the same host, ignoring case. Otherwise the host is that of `to_iri`.
            ///
            /// ```
            /// use virgule::UriRef;
            ///
            /// let uri = UriRef::parse("//xn--99zt52a.example.org/%C3%BC").unwrap();
            /// assert_eq!(uri.to_iri_idna(), "//納豆.example.org/ü");
            /// ```
            pub fn to_iri_idna(&self) -> MaybeOwned<'a, $iri<'static>> {
                let text = self.as_str();
                let Some((host, name)) = self.host_typed().and_then(Host::name).and_then(|host| Some((host, to_unicode(host)?))) else {
                    return self.to_iri();
                };
                let (before, rest) = text.split_at(offset_in(text, host));
                let (_, behind) = rest.split_at(host.len());
                let behind = IriForm::new(behind, range_in(behind, self.query()));
                MaybeOwned::changed(Owned::made(format!("{}{name}{behind}", IriForm::new(before, 0..0))))
            }
        }
    )*};
}

mapped! { Iri Uri IriRef UriRef AbsoluteIri AbsoluteUri IriRelativeRef RelativeRef }

/// Returns `text` as a URI whose host is a domain name, and the byte range of the host. Errors refer to `text`.
#[inline]
fn with_domain(text: &str, host: &str) -> Result<(String, Range<usize>), IdnaError> {
    let begin = offset_in(text, host);
    let name = to_ascii(host).map_err(|error| error.behind(begin))?;
    if ends_in_number(&name) {
        return Err(address(text, host));
    }
    let (before, rest) = text.split_at(begin);
    let (_, behind) = rest.split_at(host.len());
    let mut uri = UriForm::new(before).to_string();
    let begin = uri.len();
    uri.push_str(&name);
    let place = begin..uri.len();
    uri.push_str(&UriForm::new(behind).to_string());
    Ok((uri, place))
}

/// Returns the error for a host that would become an IPv4 address, or be read as one.
#[inline]
fn address(text: &str, host: &str) -> IdnaError {
    IdnaError { offset: offset_in(text, host), length: host.len(), fault: IdnaErrorKind::Address, why: "" }
}

/// Converts a registered name to ASCII. Errors refer to `host`.
#[inline]
fn to_ascii(host: &str) -> Result<String, IdnaError> {
    let fault = |offset, length, fault| IdnaError { offset, length, fault, why: "" };
    let name = decode(host).map_err(|offset| fault(offset, 3, IdnaErrorKind::NotUtf8))?;
    if let Some(mapped) = map(&name) {
        return Ok(mapped);
    }
    // Searches for the invalid label. After the last dot the empty label of the root is allowed.
    let labels = labels(host);
    let is_root = |index: usize| index + 1 == labels.len();
    let wrong = labels.iter().enumerate().find(|&(index, label)| match decode(label) {
        Ok(decoded) if decoded.is_empty() => !is_root(index),
        decoded => decoded.ok().and_then(|label| map(&label)).is_none(),
    });
    match wrong {
        Some((_, label)) => {
            let error = fault(offset_in(host, label), label.len(), IdnaErrorKind::Label);
            Err(IdnaError { why: why(&decode(label).unwrap_or_default()), ..error })
        }
        None => Err(fault(0, host.len(), IdnaErrorKind::Name)),
    }
}

/// ToASCII of UTS #46 section 4.2, with UseSTD3ASCIIRules; `None` if the name is invalid. Hyphens are allowed at the
/// third and fourth position, because names in use have them and RFC 3490 allows them; a dot is allowed at the end.
#[inline]
fn map(name: &str) -> Option<String> {
    let rules = (AsciiDenyList::STD3, Hyphens::CheckFirstLast, DnsLength::VerifyAllowRootDot);
    let mapped = Uts46::new().to_ascii(name.as_bytes(), rules.0, rules.1, rules.2);
    mapped.ok().map(Cow::into_owned)
}

/// Returns the reason why a label is invalid, which the crate `idna` does not report: the check without which the label
/// is valid.
fn why(label: &str) -> &'static str {
    const STD3: AsciiDenyList = AsciiDenyList::STD3;
    let mapped =
        |denied, hyphens| Uts46::new().to_ascii(label.as_bytes(), denied, hyphens, DnsLength::Ignore);
    let is_valid = |denied, hyphens| mapped(denied, hyphens).is_ok();
    // As of a soft hyphen.
    let is_removed = || mapped(AsciiDenyList::EMPTY, Hyphens::Allow).is_ok_and(|mapped| mapped.is_empty());
    match () {
        () if label.is_empty() => "a label is not empty",
        () if is_removed() => "IDNA removes all of its characters",
        () if label.chars().count() > 63 || is_valid(STD3, Hyphens::CheckFirstLast) => {
            "a label has at most 63 characters in ASCII"
        }
        () if is_valid(STD3, Hyphens::Allow) => "a label neither begins nor ends with a hyphen",
        () if is_valid(AsciiDenyList::EMPTY, Hyphens::Allow) => "a character is not allowed in host names",
        () if is_punycode(label) => "the punycode is invalid",
        () => "IDNA does not allow one of the characters there",
    }
}

/// True if the last label is a number. No top-level domain is a number (RFC 3696 section 2), and many programs read
/// such a name as an IPv4 address: `127.1` and `0x7f.0.0.1` as `127.0.0.1`.
#[inline]
fn ends_in_number(name: &str) -> bool {
    let last = name.strip_suffix('.').unwrap_or(name).rsplit('.').next().unwrap_or("");
    let all = |digits: &str, is_digit: fn(&u8) -> bool| digits.bytes().all(|digit| is_digit(&digit));
    let hex = last.strip_prefix("0x").is_some_and(|digits| all(digits, u8::is_ascii_hexdigit));
    hex || all(last, u8::is_ascii_digit)
}

/// Returns the labels of a name, which may be percent-encoded.
///
/// RFC 3490 section 3.1: "the following characters MUST be recognized as dots: U+002E (full stop), U+3002
/// (ideographic full stop), U+FF0E (fullwidth full stop), U+FF61 (halfwidth ideographic full stop)".
#[inline]
fn labels(host: &str) -> Vec<&str> {
    let mut labels = Vec::new();
    let mut begin = 0;
    for (place, c) in characters(host) {
        if matches!(c, '.' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}') {
            labels.extend(host.get(begin..place.start));
            begin = place.end;
        }
    }
    labels.extend(host.get(begin..));
    labels
}

/// Returns a registered name with its punycode labels decoded, or `None` if it has no such label, or if mapping the
/// result to ASCII would not return the name.
#[inline]
fn to_unicode(host: &str) -> Option<String> {
    if host.contains('%') || !host.split('.').any(is_punycode) {
        return None;
    }
    let labels: Vec<Cow<'_, str>> =
        host.split('.').map(|label| letters(label).unwrap_or(label.into())).collect();
    let name = labels.join(".");
    let back = map(&name).is_some_and(|back| back.eq_ignore_ascii_case(host));
    (name != host && back).then_some(name)
}

/// RFC 5890 section 2.3.2.5: a punycode label begins with "xn--", in either case.
#[inline]
fn is_punycode(label: &str) -> bool {
    label.get(..4).is_some_and(|prefix| prefix.eq_ignore_ascii_case("xn--"))
}

/// Returns the decoded punycode label, or `None` if an IRI may not contain it.
#[inline]
fn letters(label: &str) -> Option<Cow<'_, str>> {
    let label = Some(label).filter(|label| is_punycode(label))?;
    let (letters, valid) =
        Uts46::new().to_unicode(label.as_bytes(), AsciiDenyList::STD3, Hyphens::CheckFirstLast);
    (valid.is_ok() && letters.chars().all(|c| may_stand(c, false))).then_some(letters)
}
