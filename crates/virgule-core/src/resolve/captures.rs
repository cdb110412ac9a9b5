//! The captures of a target, from the lengths of its components: all but the path are unchanged, the path is the rest.
//!
//! ```text
//! scheme ":" [ "//" [ userinfo "@" ] host [ ":" port ] ] path [ "?" query ] [ "#" fragment ]      sections 3 and 5.3
//! ```

use super::{Side, Taken, taken};
use crate::uri::components::{AuthorityParts, Generic, Parts};
use virgule_automata::captures::Captures;

/// Returns the captures of the target of `reference` from `base`, whose length is known.
pub(super) fn target_captures<'a, const K: usize>(
    (base, base_parts): (impl Generic<'a>, &Parts<'a>),
    reference: impl Generic<'a>,
    strict: bool,
    length: usize,
) -> Captures<K> {
    let parts = reference.parts();
    let Taken { scheme, authority_of, query } = taken(base_parts, &parts, strict);
    let authority = match authority_of {
        Side::Base => base.authority_parts(),
        Side::Reference => reference.authority_parts(),
    };
    let scheme = (0, scheme.len());
    let [whole, userinfo, host, port] = authority_spans(authority, scheme.1 + 1);
    let path_begin = whole.map_or(scheme.1 + 1, |(_, end)| end);
    let before = |part: Option<&str>, end: usize| part.map(|part| (end - part.len(), end));
    let fragment = before(parts.fragment, length);
    let end = fragment.map_or(length, |(begin, _)| begin - 1);
    let query = before(query, end);
    let path = (path_begin, query.map_or(end, |(begin, _)| begin - 1));
    Captures::of_spans(&[Some(scheme), whole, userinfo, host, port, Some(path), query, fragment], length)
}

/// Returns the byte ranges of an authority after `"//"` at `at`, and of its userinfo, host and port.
fn authority_spans(authority: Option<AuthorityParts<'_>>, at: usize) -> [Option<(usize, usize)>; 4] {
    let Some(AuthorityParts { userinfo, host, port }) = authority else { return [None; 4] };
    let begin = at + 2;
    let userinfo = userinfo.map(|userinfo| (begin, begin + userinfo.len()));
    let host_begin = userinfo.map_or(begin, |(_, end)| end + 1);
    let host = (host_begin, host_begin + host.len());
    let port = port.map(|port| (host.1 + 1, host.1 + 1 + port.len()));
    let end = port.map_or(host.1, |(_, end)| end);
    [Some((begin, end)), userinfo, Some(host), port]
}

#[cfg(test)]
mod tests {
    use crate::resolve::methods::Resolver;
    use crate::uri::typed::UriType;
    use crate::uri::{Iri, IriRef, Uri, UriRef};
    use std::format;
    use std::vec::Vec;

    #[test]
    fn components_of_targets_are_where_a_parser_finds_them() {
        let (long, longer) = ("x".repeat(300), "x".repeat(70_000));
        let bases =
            ["http://a/b/c/d;p?q", "http://u:p@[::1]:80?", "a:b", "f:/x//..//y#z", "s://", "s://h:/?q#f"];
        let references = "|#|#s|?|?y|?y#s|g|/g|//g|//u@g:8/x?y#z|//|///x|a:g|http:g|HTTP://h|.|..|../..//g|..//g|./g:h|/.//x|\
                          .//g|g;x=1/../y|//[v1.a]:";
        let references: Vec<&str> = references.split('|').chain([&*long, &longer]).collect();
        for (base, text) in bases.iter().flat_map(|base| references.iter().map(|text| (*base, *text))) {
            for strict in [true, false] {
                let resolver = Resolver::new(Uri::parse(base).unwrap()).strict(strict);
                let target = resolver.resolve(UriRef::parse(text).unwrap());
                let again = Uri::parse(target.as_str()).unwrap();
                assert_eq!(
                    Uri::found(target.borrow()).captures(),
                    Uri::found(again).captures(),
                    "{base} {text} {strict}: {again}"
                );

                let text = format!("{text}é");
                let Ok(reference) = IriRef::parse(&text) else { continue };
                let target = Resolver::new(Iri::parse(base).unwrap()).strict(strict).resolve(reference);
                let again = Iri::parse(target.as_str()).unwrap();
                assert_eq!(
                    Iri::found(target.borrow()).captures(),
                    Iri::found(again).captures(),
                    "{base} {text} {strict}: {again}"
                );
            }
        }
    }
}
