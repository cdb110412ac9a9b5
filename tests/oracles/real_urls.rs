//! 25,000 real URLs: parsed, recomposed byte for byte, and split as in RFC 3986 appendix B.
//!
//! `recompose(parse(s)) == s` is a law; the regular expression of appendix B is a second implementation of the split.
//! It accepts every text, so only the grammar refuses the four lines that are not URIs.

use regex_automata::Input;
use regex_automata::nfa::thompson::pikevm::PikeVM;
use virgule::{Uri, UriRef};
use virgule_tests::data;
use virgule_tests::naive::split::{Inner, Split};

fn good() -> impl Iterator<Item = &'static str> {
    data::urls().filter(|line| !data::NOT_URIS.contains(line))
}

#[test]
fn all_but_four_are_uris() {
    assert_eq!(good().count(), 24_996);
    let refused: Vec<&str> = data::urls().filter(|line| Uri::parse(line).is_err()).collect();
    assert_eq!(refused, data::NOT_URIS);
    for line in refused {
        let error = Uri::parse(line).expect_err(line);
        assert_eq!(Some(error.offset()), line.rfind('#'), "{line}: {error}");
        assert_eq!(error.rule(), Some("fragment"), "{line}");
    }
}

#[test]
fn components_recompose_to_the_text() {
    for line in good() {
        let (whole, uri) = (Uri::parse(line).expect(line), UriRef::parse(line).expect(line));
        assert_eq!((Some(whole.scheme()), whole.authority()), (uri.scheme(), uri.authority()), "{line}");
        assert_eq!((whole.userinfo(), whole.host_typed()), (uri.userinfo(), uri.host_typed()), "{line}");
        assert_eq!((whole.port_u16(), whole.path()), (uri.port_u16(), uri.path()), "{line}");
        assert_eq!((whole.query(), whole.fragment()), (uri.query(), uri.fragment()), "{line}");
        let (scheme, authority, path) = (uri.scheme(), uri.authority(), uri.path());
        let split = Split { scheme, authority, path, query: uri.query(), fragment: uri.fragment() };
        assert_eq!(split.join(), line);
        let inner = uri.host().map(|host| Inner { userinfo: uri.userinfo(), host, port: uri.port() });
        assert_eq!(inner.map(|inner| inner.join()).as_deref(), authority, "{line}");
    }
}

#[test]
fn appendix_b_splits_in_the_same_places() {
    //                         12            3  4          5       6  7        8 9
    let appendix_b =
        PikeVM::new(r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?").expect("a pattern");
    let (mut cache, mut found) = (appendix_b.create_cache(), appendix_b.create_captures());
    for line in good() {
        let uri = UriRef::parse(line).expect(line);
        appendix_b.captures(&mut cache, Input::new(line), &mut found);
        let group = |number: usize| found.get_group(number).map(|span| &line[span.range()]);
        assert_eq!(uri.scheme(), group(2), "{line}");
        assert_eq!(uri.authority(), group(4), "{line}");
        assert_eq!(Some(uri.path()), group(5), "{line}");
        assert_eq!(uri.query(), group(7), "{line}");
        assert_eq!(uri.fragment(), group(9), "{line}");
    }
}
