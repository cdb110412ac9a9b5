//! The calls that users of other URI libraries know, each with its counterpart in virgule: the pages `coming_from_…` of the
//! guide as code. Both sides of a row compile, and both have the same result.

use virgule::encode::{self, Encoded, rule};
use virgule::{
    AbsoluteUri, Equivalence, Iri, IriRef, Normalization, RelativeRef, Resolver, Scheme, Uri, UriBuf, UriRef,
};

const TEXT: &str = "https://anna:s3cret@example.com:8443/a/b%20c/d?q=1&lang=de%20at#top";

/// Asserts that both sides of each row are equal: the other library, then virgule.
macro_rules! same {
    ($($peer:expr => $ours:expr;)*) => {$( assert_eq!($peer, $ours); )*};
}

/// The decoded pairs of a query.
fn pairs(uri: Uri<'_>) -> Vec<(String, String)> {
    let decoded = |part: Encoded<'_, rule::Query>| part.decode_form().unwrap().into_owned();
    uri.query_pairs().map(|(name, value)| (decoded(name), value.map(decoded).unwrap_or_default())).collect()
}

#[test]
fn url() {
    use url::Url;

    let (url, uri) = (Url::parse(TEXT).unwrap(), Uri::parse(TEXT).unwrap());
    same! {
        url.as_str() => uri.as_str();
        url.to_string() => uri.to_string();
        url.scheme() => uri.scheme();
        url.has_authority() => uri.has_authority();
        url.authority() => uri.authority().unwrap();
        url.username() => uri.username().unwrap();
        url.password() => uri.password();
        url.has_host() => uri.host().is_some();
        url.host_str() => uri.host();
        url.domain() => uri.host();
        url.port() => uri.port_u16().unwrap();
        url.port_or_known_default() => uri.port_or_default().unwrap();
        url.path() => uri.path();
        url.path_segments().unwrap().collect::<Vec<_>>() => uri.segments().map(|s| s.as_str()).collect::<Vec<_>>();
        url.query() => uri.query();
        url.query_pairs().into_owned().collect::<Vec<_>>() => pairs(uri);
        url.fragment() => uri.fragment();
        url.join("../x?y").unwrap().as_str() => uri.join("../x?y").unwrap();
        url.make_relative(&Url::parse("https://anna:s3cret@example.com:8443/a/e").unwrap()).unwrap() =>
            Uri::parse("https://anna:s3cret@example.com:8443/a/e").unwrap().relative_to(uri).unwrap();
        Url::parse("http://[::1]/").unwrap().host().map(|host| host.to_string()) =>
            Uri::parse("http://[::1]/").unwrap().host().map(str::to_string);
        Url::parse("HTTP://Example.com/a/../b").unwrap().as_str() =>
            Uri::parse("HTTP://Example.com/a/../b").unwrap().normalize(Normalization::SCHEME);
        Url::parse("http://a/").unwrap() == Url::parse("HTTP://A").unwrap() =>
            Uri::parse("http://a/").unwrap().is_equivalent(Uri::parse("HTTP://A").unwrap(), Equivalence::Scheme);
        Url::parse("example.com").is_err() => Uri::parse("example.com").is_err();
        Url::parse("http://[::1]/").unwrap().socket_addrs(|| None).unwrap() =>
            Uri::parse("http://[::1]/").unwrap().socket_addrs(|| None).unwrap();
    }

    let (mut url, mut uri) = (url, uri.to_owned());
    url.set_scheme("http").unwrap();
    uri.set_scheme("http").unwrap();
    url.set_host(Some("example.org")).unwrap();
    uri.set_host("example.org").unwrap();
    url.set_port(None).unwrap();
    uri.set_port(None).unwrap();
    url.set_username("").unwrap();
    url.set_password(None).unwrap();
    uri.set_userinfo(None).unwrap();
    url.set_path("/a");
    uri.set_path("/a").unwrap();
    url.path_segments_mut().unwrap().push("b/c");
    uri.append_segment("b/c").unwrap();
    url.set_query(Some("x=1"));
    uri.set_query("x=1").unwrap();
    url.query_pairs_mut().append_pair("y", "2&3");
    uri.query_mut().append("y", "2&3").unwrap();
    url.set_fragment(None);
    uri.set_fragment(None).unwrap();
    same! {
        url.as_str() => uri.as_str();
        String::from(url) => uri.into_string();
    }
}

#[test]
fn http() {
    use http::Uri as HttpUri;

    let (peer, uri) =
        (TEXT.trim_end_matches("#top").parse::<HttpUri>().unwrap(), UriRef::parse(TEXT).unwrap());
    same! {
        peer.scheme_str() => uri.scheme();
        peer.scheme().unwrap() == "https" => uri.scheme_typed().unwrap() == "https";
        peer.scheme().unwrap() == &http::uri::Scheme::HTTPS => uri.scheme_typed() == Some(Scheme::HTTPS);
        peer.authority().unwrap().as_str() => uri.authority().unwrap();
        peer.authority().unwrap().host() => uri.authority_typed().unwrap().host();
        peer.host() => uri.host();
        peer.port_u16() => uri.port_u16().unwrap();
        peer.port().unwrap().as_str() => uri.port().unwrap();
        peer.path() => uri.path();
        peer.query() => uri.query();
        peer.path_and_query().unwrap().as_str() => uri.path_and_query();
        HttpUri::from_static("/a?b").path() => virgule::uri_ref!("/a?b").path();
        "http://a b/".parse::<HttpUri>().is_err() => UriRef::parse("http://a b/").is_err();
        HttpUri::builder().scheme("http").authority("a").path_and_query("/b?c").build().unwrap().to_string() =>
            Uri::builder().scheme("http").host("a").path("/b").query("c").build().unwrap().to_string();
        HttpUri::try_from("http://a/").unwrap() == "HTTP://A/".parse::<HttpUri>().unwrap() =>
            Uri::try_from("http://a/").unwrap().is_equivalent(Uri::parse("HTTP://A/").unwrap(), Equivalence::Syntax);
    }
    let parts = peer.into_parts();
    same! {
        parts.scheme.as_ref().map(|scheme| scheme.as_str()) => uri.scheme();
        parts.authority.as_ref().map(|authority| authority.as_str()) => uri.authority();
    }
}

#[test]
fn fluent_uri() {
    use fluent_uri::{Iri as FluentIri, Uri as FluentUri, UriRef as FluentUriRef, component};

    let (peer, uri) = (FluentUri::parse(TEXT).unwrap(), Uri::parse(TEXT).unwrap());
    let (authority, ours) = (peer.authority().unwrap(), uri.authority_typed().unwrap());
    let base = FluentUri::parse("http://a/b/c").unwrap();
    let our_base = Uri::parse("http://a/b/c").unwrap();
    same! {
            peer.as_str() => uri.as_str();
            peer.to_owned().borrow().as_str() => uri.to_owned().borrow().as_str();
            peer.to_owned().into_string() => uri.to_owned().into_string();
            FluentUri::parse(TEXT.to_string()).unwrap().as_str() => UriBuf::parse(TEXT).unwrap().as_str();
    FluentUri::parse("http://a/ b").unwrap_err().index() => Uri::parse("http://a/ b").unwrap_err().offset();
            peer.scheme().as_str() => uri.scheme();
            peer.scheme() == component::Scheme::new_or_panic("HTTPS") => uri.scheme_typed() == "HTTPS";
            authority.as_str() => uri.authority().unwrap();
            authority.userinfo().map(|part| part.as_str()) => ours.userinfo();
            authority.host() => ours.host();
            authority.port().map(|port| port.as_str()) => ours.port();
            authority.port_to_u16().unwrap() => uri.port_u16().unwrap();
            peer.path().as_str() => uri.path();
            peer.path().segments_if_absolute().unwrap().map(|s| s.as_str()).collect::<Vec<_>>() =>
                uri.segments().map(|s| s.as_str()).collect::<Vec<_>>();
            peer.query().map(|query| query.as_str()) => uri.query();
            peer.query().unwrap().split('&').count() => encode::pairs(uri.query_encoded().unwrap(), encode::Separator::Ampersand).count();
            peer.fragment().map(|fragment| fragment.as_str()) => uri.fragment();
            peer.has_fragment() => uri.has_fragment();
            peer.has_query() => uri.has_query();
            peer.has_authority() => uri.has_authority();
            peer.strip_fragment().as_str() => uri.strip_fragment().as_str();
            FluentUriRef::parse("../d").unwrap().resolve_against(&base).unwrap().as_str() =>
                UriRef::parse("../d").unwrap().resolve(our_base);
            FluentUri::parse("HTTP://A/%7e").unwrap().normalize().as_str() =>
                Uri::parse("HTTP://A/%7e").unwrap().normalize(Normalization::SYNTAX);
            FluentUri::try_from(FluentUriRef::parse("a:b").unwrap()).unwrap().as_str() =>
                Uri::try_from(UriRef::parse("a:b").unwrap()).unwrap().as_str();
            FluentIri::parse("http://é/é").unwrap().to_uri().as_str() => Iri::parse("http://é/é").unwrap().to_uri();
            FluentUriRef::from(peer).as_str() => UriRef::from(uri).as_str();
            peer.path().decode().to_string().unwrap() => percent_decoded(uri.path());
        }
}

/// A path that is decoded as a whole.
fn percent_decoded(path: &str) -> String {
    let decoded =
        UriRef::parse(path).unwrap().segments().map(|segment| segment.decode().unwrap().into_owned());
    format!("/{}", decoded.collect::<Vec<_>>().join("/"))
}

#[test]
fn iri_string() {
    use iri_string::format::ToDedicatedString;
    use iri_string::resolve::FixedBaseResolver;
    use iri_string::types::{IriStr, UriAbsoluteStr, UriReferenceStr, UriRelativeStr, UriStr, UriString};
    use iri_string::validate;

    let (peer, uri) = (UriStr::new(TEXT).unwrap(), Uri::parse(TEXT).unwrap());
    let (parts, ours) = (peer.authority_components().unwrap(), uri.authority_typed().unwrap());
    let base = UriAbsoluteStr::new("http://a/b/c").unwrap();
    let our_base = Uri::parse("http://a/b/c").unwrap();
    same! {
        peer.as_str() => uri.as_str();
        peer.len() => uri.as_str().len();
        peer.scheme_str() => uri.scheme();
        peer.authority_str() => uri.authority();
        parts.host() => ours.host();
        parts.userinfo() => ours.userinfo();
        parts.port() => ours.port();
        peer.path_str() => uri.path();
        peer.query_str() => uri.query();
        peer.fragment_str() => uri.fragment();
        UriString::try_from(TEXT).unwrap().as_str() => UriBuf::try_from(TEXT).unwrap().as_str();
        UriAbsoluteStr::new("a:b#c").is_err() => AbsoluteUri::parse("a:b#c").is_err();
        UriRelativeStr::new("a:b").is_err() => RelativeRef::parse("a:b").is_err();
        validate::iri_reference::<iri_string::spec::UriSpec>("a b").is_ok() => UriRef::is_valid("a b");
        UriReferenceStr::new("../d").unwrap().resolve_against(base).to_dedicated_string().as_str() =>
            UriRef::parse("../d").unwrap().resolve(our_base);
        FixedBaseResolver::new(base).resolve(UriReferenceStr::new("d").unwrap()).to_dedicated_string().as_str() =>
            Resolver::new(our_base).resolve(UriRef::parse("d").unwrap());
        UriStr::new("HTTP://A/%7e").unwrap().normalize().to_dedicated_string().as_str() =>
            Uri::parse("HTTP://A/%7e").unwrap().normalize(Normalization::SYNTAX);
        UriStr::new("http://a/%7e").unwrap().is_normalized() =>
            Uri::parse("http://a/%7e").unwrap().changes(Normalization::SYNTAX).is_empty();
        peer.mask_password().replace_password("***").to_string() => uri.redacted().to_string();
        peer.to_absolute().as_str() => uri.strip_fragment().as_str();
        IriStr::new("http://é/é").unwrap().encode_to_uri().to_dedicated_string().as_str() =>
            Iri::parse("http://é/é").unwrap().to_uri();
        IriStr::new("http://e/").unwrap().as_uri().is_some() => Uri::try_from(Iri::parse("http://e/").unwrap()).is_ok();
        iri_string::percent_encode::PercentEncodedForUri::from_path_segment("a/b c").to_string() =>
            encode::encode("a/b c", encode::SEGMENT).to_string();
    }
    let mut owned = UriString::try_from(TEXT).unwrap();
    owned.set_fragment(None);
    let mut buf = uri.to_owned();
    buf.set_fragment(None).unwrap();
    assert_eq!(owned.as_str(), buf);
}

#[test]
fn iref() {
    use iref::{
        Iri as IrefIri, IriRefBuf as IrefIriRefBuf, Uri as IrefUri, UriBuf as IrefUriBuf,
        UriRef as IrefUriRef,
    };

    let (peer, uri) = (IrefUri::new(TEXT).unwrap(), Uri::parse(TEXT).unwrap());
    let (authority, ours) = (peer.authority().unwrap(), uri.authority_typed().unwrap());
    let base = IrefUri::new("http://a/b/c").unwrap();
    let our_base = Uri::parse("http://a/b/c").unwrap();
    same! {
        peer.as_str() => uri.as_str();
        peer.scheme().as_str() => uri.scheme();
        authority.as_str() => uri.authority().unwrap();
        authority.user_info().map(|part| part.as_str()) => ours.userinfo();
        authority.host().as_str() => ours.host();
        authority.port().map(|port| port.as_str()) => ours.port();
        peer.path().as_str() => uri.path();
        peer.path().segments().map(|s| s.as_str()).collect::<Vec<_>>() =>
            uri.segments().map(|s| s.as_str()).collect::<Vec<_>>();
        peer.path().last().map(|segment| segment.as_str()) => uri.segments().next_back().map(|segment| segment.as_str());
        peer.query().map(|query| query.as_str()) => uri.query();
        peer.fragment().map(|fragment| fragment.as_str()) => uri.fragment();
        IrefUriBuf::new(TEXT.to_string()).unwrap().as_str() => UriBuf::parse(TEXT).unwrap().as_str();
        IrefUriRef::new("../d").unwrap().resolved(base).as_str() => UriRef::parse("../d").unwrap().resolve(our_base);
        peer.as_iri().as_str() => Iri::from(uri).as_str();
        IrefIri::new("http://e/").unwrap().as_uri().is_some() => Uri::try_from(Iri::parse("http://e/").unwrap()).is_ok();
        IrefUri::new("http://a/%7E").unwrap() == IrefUri::new("http://a/~").unwrap() =>
            Uri::parse("http://a/%7E").unwrap().is_equivalent(Uri::parse("http://a/~").unwrap(), Equivalence::Syntax);
        IrefIriRefBuf::new("é?é".to_string()).unwrap().as_str() => IriRef::parse("é?é").unwrap().as_str();
    }
    let mut owned = IrefUriBuf::new("http://a/b".to_string()).unwrap();
    let mut buf = UriBuf::parse("http://a/b").unwrap();
    owned.path_mut().push("c".try_into().unwrap());
    buf.append_segment("c").unwrap();
    owned.set_query(Some("q".try_into().unwrap()));
    buf.set_query("q").unwrap();
    owned.set_fragment(Some("f".try_into().unwrap()));
    buf.set_fragment("f").unwrap();
    assert_eq!(owned.as_str(), buf);
}
