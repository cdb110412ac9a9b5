//! Normalization: maps equivalent URIs to one form (RFC 3986 section 6.2, RFC 3987 section 5.3).
//!
//! The components are written one after the other, each mapped by the steps. Delimiters are never decoded, so the
//! result has the same components. A path that would be parsed as an authority gets the prefix `/.`
//! ([`crate::resolve::dot_segments`]).

pub(crate) mod characters;
#[cfg(feature = "alloc")]
mod fast_path;
mod ipv6;
pub(crate) mod path;
pub(crate) mod step;

use crate::uri::components::{AuthorityParts, Generic, Parts};
use crate::uri::output::{self, BufferFullError, Output};
#[cfg(feature = "alloc")]
use crate::uri::owned::maybe::MaybeOwned;
use crate::uri::scheme_rules::{self, Rules};
#[cfg(feature = "alloc")]
use crate::uri::typed::UriType;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
use characters::{CharacterMapping, write};
use step::{Component, Normalization, NormalizationReport, NormalizationStep};
#[cfg(feature = "alloc")]
use virgule_automata::prescan::{Prescan, prescan};

/// Writes the normalized text, and returns the changes.
pub(crate) fn normalize<'a, G: Generic<'a>, O: Output>(
    of: G,
    steps: Normalization,
    out: &mut O,
) -> output::WriteResult<NormalizationReport> {
    by_rules(of, steps, known(of, steps), out)
}

/// Returns the rules of the scheme, or `None` if no step needs them, or the scheme has none.
fn known<'a, G: Generic<'a>>(of: G, steps: Normalization) -> Option<&'static Rules<'static>> {
    let asked =
        steps.contains(NormalizationStep::DefaultPort) || steps.contains(NormalizationStep::EmptyPath);
    of.scheme_part().filter(|_| asked).and_then(scheme_rules::find)
}

/// [`normalize`] with the given rules of the scheme.
pub(crate) fn by_rules<'a, G: Generic<'a>, O: Output>(
    of: G,
    steps: Normalization,
    rules: Option<&Rules<'_>>,
    out: &mut O,
) -> output::WriteResult<NormalizationReport> {
    let (parts, authority) = (of.parts(), of.authority_parts());
    Normalizer { steps, iri: G::IRI, rules, changes: NormalizationReport::default(), out }
        .all(&parts, authority.as_ref())
}

/// Normalizes a value; borrowed if nothing changes.
#[cfg(feature = "alloc")]
#[inline]
fn normalized<'a, V: UriType>(value: V::Borrowed<'a>, steps: Normalization) -> MaybeOwned<'a, V>
where
    V::Borrowed<'a>: Generic<'a>,
{
    let (text, path) = (value.text(), value.path_part());
    // The prescan proves most inputs normalized without splitting them into components.
    let seen = prescan(text.as_bytes(), virgule_automata::captures::offset_in(text, path));
    if seen.has(fast_path::CANDIDATES)
        || !(steps.without_all(Normalization::SYNTAX).is_empty() || is_bare(value, path))
    {
        return in_full(value, steps, seen);
    }
    MaybeOwned::same(V::found(value))
}

/// True if no rule of a scheme can change the text: it has no authority, or a path that is not empty and an authority
/// without a port or an IP literal.
#[cfg(feature = "alloc")]
fn is_bare<'a, G: Generic<'a>>(of: G, path: &str) -> bool {
    let bare = |authority: &str| !authority.bytes().any(|byte| matches!(byte, b':' | b'['));
    of.authority_part().is_none_or(|authority| bare(authority) && !path.is_empty())
}

#[cfg(feature = "alloc")]
#[cold]
fn in_full<'a, V: UriType>(value: V::Borrowed<'a>, steps: Normalization, seen: Prescan) -> MaybeOwned<'a, V>
where
    V::Borrowed<'a>: Generic<'a>,
{
    if steps == Normalization::SYNTAX
        && let Some(normal) = fast_path::normalize(value, seen)
    {
        return normal;
    }
    MaybeOwned::of(value, lazily(value, value.text(), steps, known(value, steps)))
}

/// [`normalized`] without the fast path, with the given rules of the scheme.
#[cfg(feature = "alloc")]
pub(crate) fn lazily<'a, G: Generic<'a>>(
    of: G,
    text: &'a str,
    steps: Normalization,
    rules: Option<&Rules<'_>>,
) -> Cow<'a, str> {
    let mut out = fast_path::CowOutput::new(text);
    // Writing to a `CowOutput` does not fail.
    let _ = by_rules(of, steps, rules, &mut out);
    out.finish()
}

struct Normalizer<'o, O> {
    steps: Normalization,
    iri: bool,
    rules: Option<&'o Rules<'o>>,
    changes: NormalizationReport,
    out: &'o mut O,
}

impl<O: Output> Normalizer<'_, O> {
    #[inline]
    fn all(
        mut self,
        parts: &Parts<'_>,
        authority: Option<&AuthorityParts<'_>>,
    ) -> output::WriteResult<NormalizationReport> {
        if let Some(scheme) = parts.scheme {
            self.write(scheme, Component::Scheme, Some(NormalizationStep::SchemeCase))?;
            self.out.push_str(":")?;
        }
        if let Some(authority) = authority {
            self.out.push_str("//")?;
            self.authority(authority)?;
        }
        self.path(parts)?;
        for (mark, part, component) in
            [("?", parts.query, Component::Query), ("#", parts.fragment, Component::Fragment)]
        {
            if let Some(part) = part {
                self.out.push_str(mark)?;
                self.write(part, component, None)?;
            }
        }
        Ok(self.changes)
    }

    /// `authority = [ userinfo "@" ] host [ ":" port ]`
    #[inline]
    fn authority(&mut self, authority: &AuthorityParts<'_>) -> output::WriteResult {
        if let Some(userinfo) = authority.userinfo {
            self.write(userinfo, Component::Userinfo, None)?;
            self.out.push_str("@")?;
        }
        self.host(authority)?;
        let Some(port) = authority.port else { return Ok(()) };
        if self.steps.contains(NormalizationStep::DefaultPort) && is_default(port, self.rules) {
            self.changes.add(NormalizationStep::DefaultPort, Component::Port);
            return Ok(());
        }
        self.out.push_str(":")?;
        self.out.push_str(port)
    }

    #[inline]
    fn host(&mut self, authority: &AuthorityParts<'_>) -> output::WriteResult {
        if let Some(inner) = authority.ipv6().filter(|_| self.steps.contains(NormalizationStep::Ipv6)) {
            let text = ipv6::ipv6_text(crate::uri::host::ipv6(inner.as_bytes()), inner);
            if text.as_str() != inner {
                let by_case = self.steps.contains(NormalizationStep::HostCase)
                    && text.as_str().eq_ignore_ascii_case(inner);
                self.changes.add(
                    if by_case { NormalizationStep::HostCase } else { NormalizationStep::Ipv6 },
                    Component::Host,
                );
            }
            self.out.push_str("[")?;
            self.out.push_str(text.as_str())?;
            return self.out.push_str("]");
        }
        self.write(authority.host, Component::Host, Some(NormalizationStep::HostCase))
    }

    #[inline]
    fn path(&mut self, parts: &Parts<'_>) -> output::WriteResult {
        let fill = self.rules.and_then(|rules| rules.empty_path);
        let fill =
            fill.filter(|_| self.steps.contains(NormalizationStep::EmptyPath) && parts.authority.is_some());
        if let Some(fill) = fill.filter(|_| parts.path.is_empty()) {
            self.changes.add(NormalizationStep::EmptyPath, Component::Path);
            return self.out.push_str(fill);
        }
        let mapping = CharacterMapping::new(self.steps, self.iri);
        if parts.scheme.is_none() || !self.steps.contains(NormalizationStep::DotSegments) {
            return write(parts.path, mapping, Component::Path, &mut self.changes, self.out);
        }
        path::write(parts.path, parts.authority.is_none(), mapping, &mut self.changes, self.out)
    }

    /// Writes a component; `lower` is the step that converts its letters to lower case.
    #[inline]
    fn write(
        &mut self,
        part: &str,
        component: Component,
        lower: Option<NormalizationStep>,
    ) -> output::WriteResult {
        let mapping = match lower {
            Some(step) => CharacterMapping::lower(self.steps, self.iri, step),
            None => CharacterMapping::new(self.steps, self.iri),
        };
        write(part, mapping, component, &mut self.changes, self.out)
    }
}

/// True if a port is equivalent to an absent port (section 3.2.3): it is empty, or the default port.
#[inline]
pub(crate) fn is_default(port: &str, rules: Option<&Rules<'_>>) -> bool {
    let default = rules.and_then(|rules| rules.default_port);
    port.is_empty() || default == Some(port.trim_start_matches('0'))
}

macro_rules! normalization {
    ($($name:ident)*) => {$(
        crate::__methods! { $name<'a>:
            /// Normalizes the text by `steps`; borrowed if nothing changes.
            ///
            /// [`Normalization::SYNTAX`] is valid for all schemes; [`Normalization::SCHEME`] also removes the default
            /// port, replaces an empty path after an authority by the default path of the scheme, such as `/`, and
            /// writes IPv6 addresses in their canonical form. Rules for single fields need the type of the scheme, such
            /// as [`schemes::Tel`](crate::schemes). Normalization is idempotent, and the result parses to the normalized
            /// components. [`borrow`](crate::MaybeOwned::borrow) of the result returns the value for further steps and
            /// conversions.
            ///
            /// ```
            /// use virgule::{Normalization, Uri};
            ///
            /// let uri = Uri::parse("HTTP://Example.COM:80/a/./%7Eb/../%c3%a9").unwrap();
            /// assert_eq!(uri.normalize(Normalization::SYNTAX), "http://example.com:80/a/%C3%A9");
            /// assert_eq!(uri.normalize(Normalization::SCHEME), "http://example.com/a/%C3%A9");
            /// ```
            #[cfg(feature = "alloc")]
            pub fn normalize(&self, steps: Normalization) -> MaybeOwned<'a, $name<'static>> {
                normalized(*self, steps)
            }

            /// Appends the text normalized by `steps` to `out`, without other allocations, and returns the changes.
            ///
            /// A [`Buffer`](crate::Buffer) also needs capacity for segments that a later `..` removes: 64 bytes more
            /// than the length of the text always suffice.
            ///
            /// # Errors
            ///
            /// [`BufferFullError`] if `out` does not have enough capacity; `out` is then unchanged.
            ///
            /// ```
            /// use virgule::{Buffer, Normalization, Uri};
            ///
            /// let mut bytes = [0; 128];
            /// let mut normal = Buffer::new(&mut bytes);
            /// let uri = Uri::parse("HTTP://a/b/../%7Ec").unwrap();
            /// let report = uri.normalize_into(Normalization::SYNTAX, &mut normal)?;
            /// assert_eq!((normal.as_str(), report.is_empty()), ("http://a/~c", false));
            /// # Ok::<(), virgule::BufferFullError>(())
            /// ```
            pub fn normalize_into(&self, steps: Normalization, out: &mut impl Output) -> Result<NormalizationReport, BufferFullError> {
                output::whole(out, |out| normalize(*self, steps, out))
            }

            /// Returns the changes that normalization by `steps` would make.
            ///
            /// ```
            /// use virgule::{Component, NormalizationStep, Normalization, Uri};
            ///
            /// let uri = Uri::parse("http://Example.com/a/../%7Eb").unwrap();
            /// let changes = uri.changes(Normalization::SCHEME);
            /// assert_eq!(
            ///     changes.to_string(),
            ///     "lower-casing in host, percent-decoding unreserved characters in path and removing dot segments"
            /// );
            /// assert!(changes.iter().any(|change| change == (NormalizationStep::DotSegments, Component::Path)));
            /// assert!(uri.changes(Normalization::DOTS.without(NormalizationStep::DotSegments)).is_empty());
            /// ```
            #[cfg(feature = "alloc")]
            pub fn changes(&self, steps: Normalization) -> NormalizationReport {
                normalize(*self, steps, &mut fast_path::CowOutput::new(self.as_str())).unwrap_or_default()
            }
        }
    )*};
}

normalization! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }
