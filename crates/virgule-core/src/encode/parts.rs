//! The components of URIs and IRIs as [`Encoded`] strings, which need no check because the components were parsed.

use super::encoded::Encoded;
use super::pairs::{Pairs, Segments, Separator, pairs};
use super::rule;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

macro_rules! parts {
    ($($name:ident: $userinfo:ident $reg_name:ident $segment:ident $query:ident $($fragment:ident)?;)*) => {$(
        crate::__methods! { $name<'a>:
            /// Returns the userinfo, which can be decoded.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("ftp://anna%40home@example.com/")?;
            /// assert_eq!(uri.userinfo_encoded().unwrap().decode().unwrap(), "anna@home");
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn userinfo_encoded(&self) -> Option<Encoded<'a, rule::$userinfo>> {
                self.userinfo().map(Encoded::known)
            }

            /// Returns the host if it is a registered name, which can be decoded, or `None` for other hosts.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("foo://caf%C3%A9.example/")?;
            /// assert_eq!(uri.reg_name_encoded().unwrap().decode().unwrap(), "café.example");
            /// assert_eq!(virgule::Uri::parse("foo://192.0.2.16/")?.reg_name_encoded(), None);
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn reg_name_encoded(&self) -> Option<Encoded<'a, rule::$reg_name>> {
                self.host_typed().and_then(crate::uri::host::Host::name).map(Encoded::known)
            }

            /// Returns the segments of the path, which can be decoded one by one. An empty path has no segments, and
            /// `/` has one empty segment. See [`Segments`].
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com/a%2Fb//c")?;
            /// assert!(uri.segments().map(|segment| segment.as_str()).eq(["a%2Fb", "", "c"]));
            /// assert_eq!(uri.segments().next().unwrap().decode().unwrap(), "a/b");
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn segments(&self) -> Segments<'a, rule::$segment> {
                Segments::of(self.path())
            }

            /// Returns the query, which can be decoded, or split by [`encode::pairs`](crate::encode::pairs()).
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com/?tea%20%26+milk")?;
            /// let query = uri.query_encoded().unwrap();
            /// assert_eq!((&*query.decode().unwrap(), &*query.decode_form().unwrap()), ("tea &+milk", "tea & milk"));
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn query_encoded(&self) -> Option<Encoded<'a, rule::$query>> {
                self.query().map(Encoded::known)
            }

            /// Returns the pairs of the query, still encoded, separated by `&`; no pairs if the query is absent. For
            /// other separators and the rules of splitting, see [`encode::pairs`](crate::encode::pairs()).
            ///
            /// ```
            /// use virgule::Uri;
            ///
            /// let uri = Uri::parse("http://example.com/?q=tea%20milk&page=2").unwrap();
            /// let names = uri.query_pairs().map(|(name, _)| name.as_str());
            /// assert!(names.eq(["q", "page"]));
            /// ```
            pub fn query_pairs(&self) -> Pairs<'a, rule::$query> {
                pairs(Encoded::known(self.query().unwrap_or_default()), Separator::Ampersand)
            }

            /// Returns the value of the first pair of the query with the decoded name `name`, still encoded. The value
            /// is empty if the pair has no `=`.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com/?q=tea%20milk&p%61ge=2&draft").unwrap();
            /// assert_eq!(uri.query_value("q").unwrap().decode().unwrap(), "tea milk");
            /// assert_eq!(uri.query_value("page").unwrap().as_str(), "2");
            /// assert_eq!(uri.query_value("draft").unwrap().as_str(), "");
            /// assert_eq!(uri.query_value("lang"), None);
            /// ```
            pub fn query_value(&self, name: &str) -> Option<Encoded<'a, rule::$query>> {
                let mut pairs = self.query_pairs();
                pairs.find(|(found, _)| found.decoded().eq(name.bytes())).map(|(_, value)| value.unwrap_or(Encoded::known("")))
            }

            $(
                /// Returns the fragment, which can be decoded.
                ///
                /// ```
                /// let uri = virgule::Uri::parse("http://example.com/#%C2%A7%203.5")?;
                /// assert_eq!(uri.fragment_encoded().unwrap().decode().unwrap(), "§ 3.5");
                /// # Ok::<(), virgule::ParseError>(())
                /// ```
                pub fn fragment_encoded(&self) -> Option<Encoded<'a, rule::$fragment>> {
                    self.fragment().map(Encoded::known)
                }
            )?
        }
    )*};
}

parts! {
    Uri: Userinfo RegName Segment Query Fragment;
    UriRef: Userinfo RegName Segment Query Fragment;
    RelativeRef: Userinfo RegName Segment Query Fragment;
    AbsoluteUri: Userinfo RegName Segment Query;
    Iri: Iuserinfo IregName Isegment Iquery Ifragment;
    IriRef: Iuserinfo IregName Isegment Iquery Ifragment;
    IriRelativeRef: Iuserinfo IregName Isegment Iquery Ifragment;
    AbsoluteIri: Iuserinfo IregName Isegment Iquery;
}
