"""`Uri`, `UriReference`, `Iri`, `IriReference`."""

from __future__ import annotations

import copy
import ipaddress
import pickle
import urllib.parse
from typing import Any

import pytest

from virgule import BuildError, Iri, IriReference, ParseError, Uri, UriReference, schemes

TEXT = "http://anna:secret@example.com:8080/a/../b?x=1#top"
CLASSES: list[Any] = [Uri, UriReference, Iri, IriReference]


@pytest.mark.parametrize("cls", CLASSES)
def test_components(cls: Any) -> None:
    uri = cls(TEXT)
    assert (uri.scheme, uri.authority) == ("http", "anna:secret@example.com:8080")
    assert (uri.userinfo, uri.username, uri.password) == ("anna:secret", "anna", "secret")
    assert (uri.host, uri.port, uri.port_text) == ("example.com", 8080, "8080")
    assert (uri.path, uri.query, uri.fragment) == ("/a/../b", "x=1", "top")
    with pytest.raises(AttributeError):
        uri.host = "other"
    with pytest.raises(AttributeError):
        uri.more = 1


def test_absent_is_not_empty() -> None:
    assert Uri("a:").query is None and Uri("a:?").query == ""
    assert Uri("a:").authority is None and Uri("a://").host == ""
    assert Uri("a://b:").port is None and Uri("a://b:").port_text == ""
    assert UriReference("/a").scheme is None and UriReference("/a").is_relative
    assert not UriReference("a:b").is_relative


def test_ports() -> None:
    assert Uri("http://a:0080/").port == 80
    assert (Uri("https://a/").default_port, Uri("https://a/").port_or_default) == (443, 443)
    assert Uri("urn:a:b").port_or_default is None
    for name in ("port", "port_or_default"):
        with pytest.raises(ValueError, match="above 65535"):
            getattr(Uri("http://a:65536/"), name)


def test_addresses() -> None:
    assert Uri("a://[2001:DB8::7]/").ip_address == ipaddress.ip_address("2001:db8::7")
    assert Uri("a://192.0.2.1/").ip_address == ipaddress.ip_address("192.0.2.1")
    assert Uri("a://b/").ip_address is None and Uri("a:b").ip_address is None


def test_segments_and_pairs() -> None:
    uri = Uri("a:/x%2Fy/%C3%A9/?q=a%26b+c&x=&y&q=1=2;z")
    assert uri.segments() == ("x/y", "é", "")
    assert uri.segments(decode=False) == ("x%2Fy", "%C3%A9", "")
    assert uri.query_pairs() == (("q", "a&b+c"), ("x", ""), ("y", None), ("q", "1=2;z"))
    assert uri.query_pairs(form=True)[0] == ("q", "a&b c")
    assert uri.query_pairs(separator="&;")[-1] == ("z", None)
    assert uri.query_pairs(decode=False)[0] == ("q", "a%26b+c")
    assert Uri("a:").query_pairs() == Uri("a:?").query_pairs() == () and Uri("a:").segments() == ()
    assert Iri("a:/é?ü=ö").query_pairs() == (("ü", "ö"),)
    with pytest.raises(ValueError, match="decode=False"):
        Uri("a:/%FF").segments()
    with pytest.raises(ValueError, match="decode=False"):
        Uri("a:?%FF").query_pairs()
    with pytest.raises(ValueError, match="separator"):
        uri.query_pairs(separator="|")  # type: ignore[arg-type]


def test_joining() -> None:
    base = Uri("http://a/b/c/d;p?q")
    for reference in ("../g?y#s", UriReference("../g?y#s"), Uri("http://a/b/g?y#s")):
        assert base.join(reference) == Uri("http://a/b/g?y#s")
    assert UriReference("g").resolve(base) == UriReference("g").resolve(str(base)) == Uri("http://a/b/c/g")
    target = base.join("../g").relative_to(base)
    assert target is not None and isinstance(target, UriReference) and base.join(target) == base.join("../g")
    assert Uri("b:c").relative_to(base) == UriReference("b:c")
    assert Iri("http://例え.jp/あ/い").join("う") == Iri("http://例え.jp/あ/う")
    assert isinstance(base.to_reference(), UriReference) and str(base.to_reference()) == str(base)
    assert base.to_reference().path == base.path
    for wrong in (1, None, b"x", Iri("a:b")):
        with pytest.raises(TypeError):
            base.join(wrong)  # type: ignore[arg-type]
    with pytest.raises(ParseError):
        base.join("é")


def test_normalizing() -> None:
    uri = Uri("HTTP://Example.com:80/%7Eanna/../%2f")
    assert str(uri.normalize()) == "http://example.com:80/%2F"
    assert str(uri.normalize("scheme")) == "http://example.com/%2F"
    assert str(uri.normalize("case")) == "http://example.com:80/%7Eanna/../%2F"
    normal = uri.normalize()
    assert normal.normalize() is normal
    with pytest.raises(ValueError, match='"other"'):
        uri.normalize("other")  # type: ignore[arg-type]


def test_comparing() -> None:
    one, other = Uri("http://example.com/%7Eanna"), Uri("http://example.com:80/~anna")
    assert one.equivalence(other) == "scheme" and one.equivalence(str(one)) == "string"
    assert one.equivalence("http://example.com/~anna") == "syntax" and one.equivalence("a:b") is None
    assert one.is_equivalent(other) and not one.is_equivalent(other, "syntax")
    assert one != other and one == Uri(str(one)) and hash(one) == hash(Uri(str(one)))
    assert sorted([Uri("b:"), Uri("a:é".replace("é", "e"))]) == [Uri("a:e"), Uri("b:")]
    assert Uri("a:") <= Uri("a:") < Uri("b:") and Uri("b:") >= Uri("b:") > Uri("a:")
    # Another class is another type, as a `str` is.
    assert Uri("a:b") != UriReference("a:b") and Uri("a:b") != "a:b"
    with pytest.raises(TypeError):
        Uri("a:b") < "a:c"  # type: ignore[operator]
    with pytest.raises(TypeError):
        one.equivalence(1)  # type: ignore[arg-type]
    assert {one: 1}[Uri(str(one))] == 1
    # Characters beyond the first plane sort by their numbers, as those of `str` do.
    texts = ["a:\uffef", "a:\U00010000", "a:z"]
    assert [str(iri) for iri in sorted(map(Iri, texts))] == sorted(texts)


@pytest.mark.parametrize("cls", CLASSES)
def test_editing(cls: Any) -> None:
    uri = cls(TEXT)
    assert str(uri.with_scheme("https")) == TEXT.replace("http", "https")
    assert str(uri.with_authority("b")) == "http://b/a/../b?x=1#top"
    assert str(uri.with_userinfo(None).with_port(None)) == "http://example.com/a/../b?x=1#top"
    assert uri.with_port(1).port == 1 and uri.with_userinfo("b").password is None
    assert uri.with_host(ipaddress.ip_address("::1")).host == "[::1]"
    assert uri.with_host(ipaddress.ip_address("127.0.0.1")).host == "127.0.0.1"
    assert uri.with_path("/c").path == "/c"
    assert str(uri.with_query(None).with_fragment(None)) == "http://anna:secret@example.com:8080/a/../b"
    assert type(uri.with_path("")) is cls and str(uri) == TEXT
    with pytest.raises(BuildError) as caught:
        uri.with_query("a#b")
    assert (caught.value.field, caught.value.kind) == ("query", "refused" if caught.value.offset else "reinterpreted")
    assert "secret" not in str(caught.value)
    for host in ("a/b", "a@b"):
        with pytest.raises(BuildError) as caught:
            uri.with_host(host)
        assert caught.value.field == "host"
    with pytest.raises(BuildError):
        cls("a:b").with_port(1)
    for port in (-1, 65536, 2**80):
        with pytest.raises(ValueError):
            uri.with_port(port)
    for wrong in ("80", 1.5):
        with pytest.raises(TypeError):
            uri.with_port(wrong)
    with pytest.raises(TypeError):
        uri.with_host(1)
    with pytest.raises(TypeError):
        uri.with_path(None)


def test_only_references_lose_their_scheme() -> None:
    assert str(UriReference("a://b/c").with_scheme(None)) == "//b/c"
    with pytest.raises(BuildError):
        Uri("a://b/c").with_scheme(None)  # type: ignore[arg-type]


def test_building() -> None:
    uri = Uri.build(scheme="http", host="example.com", port=8080, path="/a")
    assert uri == Uri("http://example.com:8080/a")
    assert str(UriReference.build(path="a", query="b")) == "a?b"
    assert str(Iri.build(scheme="a", host="é", path="")) == "a://é"
    assert str(IriReference.build(path="é", scheme=None)) == "é"
    with pytest.raises(BuildError) as caught:
        Uri.build(scheme="http", path="//a")
    assert caught.value.field == "path"
    with pytest.raises(BuildError):
        Uri.build(path="a")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="userinfo"):
        Uri.build(scheme="a", user="b")  # type: ignore[call-arg]


def test_converting() -> None:
    iri = Iri("http://example.org/é")
    assert iri.to_uri() == Uri("http://example.org/%C3%A9") and iri.to_uri().to_iri() == iri
    assert IriReference("é").to_uri() == UriReference("%C3%A9") and UriReference("%C3%A9").to_iri() == IriReference("é")


@pytest.mark.parametrize("cls", CLASSES)
def test_text_and_copies(cls: Any) -> None:
    uri = cls(TEXT)
    assert str(uri) == TEXT and f"{uri}" == TEXT
    assert repr(uri) == f"{cls.__name__}('http://anna:***@example.com:8080/a/../b?x=1#top')"
    assert uri.redacted() == "http://anna:***@example.com:8080/a/../b?x=1#top"
    assert copy.copy(uri) is uri and copy.deepcopy([uri])[0] is uri
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(uri, protocol))
        assert again == uri and type(again) is cls and again.host == uri.host
    assert eval(repr(cls("a:'b"))) == cls("a:'b")


@pytest.mark.parametrize("text", ["http://u:p@H.example:80/p;q?r=s#t", "//h", "?q", "a:b", "", "http://[::1]:8/x"])
def test_urlsplit(text: str) -> None:
    ours, theirs = UriReference(text).urlsplit(), urllib.parse.urlsplit(text)
    assert tuple(ours) == tuple(theirs) and ours._fields == theirs._fields
    for name in ("username", "password", "hostname", "port"):
        assert getattr(ours, name) == getattr(theirs, name), name
    assert ours.geturl() == theirs.geturl()
    scheme, netloc, path, query, fragment = ours
    assert (scheme, netloc) == (theirs.scheme, theirs.netloc)


@pytest.mark.parametrize("cls", CLASSES)
def test_of_an_object(cls: Any) -> None:
    for other in [*CLASSES, schemes.Https]:
        assert cls(other("https://a/b")) == cls("https://a/b")
    with pytest.raises(ParseError):
        Uri(UriReference("/a"))
    assert schemes.Https(Uri("https://a/")).host == "a"
    with pytest.raises(TypeError, match=f"{cls.__name__} takes a str or an object of virgule, not bytes"):
        cls(b"a:b")


def test_escapes_that_are_no_utf8() -> None:
    uri = Uri("http://a/%FFx/%C3%A9?b=%E9+%2B&%FF")
    for call in (uri.segments, uri.query_pairs):
        with pytest.raises(ValueError, match="offset (9|23): the escapes are no UTF-8"):
            call()
        with pytest.raises(LookupError):
            call(errors="no such name")
    assert uri.segments(errors="replace") == ("\ufffdx", "é")
    assert uri.segments(errors="surrogateescape") == ("\udcffx", "é")
    assert uri.query_pairs(errors="ignore") == (("b", "++"), ("", None))
    assert uri.query_pairs(errors="backslashreplace", form=True) == (("b", "\\xe9 +"), ("\\xff", None))
    # The offset is an index of the text, which counts characters.
    with pytest.raises(ValueError, match="offset 10:"):
        Iri("http://é/é%FF").segments()


def test_a_longer_path() -> None:
    assert Uri("http://a/b?c#d") / "e f" / "g/é" == Uri("http://a/b/e%20f/g/%C3%A9")
    assert Uri("http://a") / "b" == Uri("http://a/b") == Uri("http://a/") / "b"
    assert IriReference("a") / "é?" / "" == IriReference("a/é%3F/")
    for wrong in ("/b", "..", "b/./c"):
        with pytest.raises(ValueError, match="join"):
            Uri("http://a/") / wrong
    with pytest.raises(TypeError):
        Uri("http://a/") / 5  # type: ignore[operator]


def test_a_query_of_pairs() -> None:
    uri = Uri("http://a/?b#c")
    pairs = (("q", "a&b=c+d é"), ("n", "1"), ("n", "2.5"), ("", ""), ("x=y;", None))
    made = uri.with_query({"q": "a&b=c+d é", "n": [1, 2.5], "": "", "x=y;": None})
    assert made == Uri("http://a/?q=a%26b=c%2Bd%20%C3%A9&n=1&n=2.5&=&x%3Dy%3B#c")
    assert made.query_pairs() == made.query_pairs(form=True) == pairs
    assert uri.with_query(pairs) == made
    assert Iri("http://a/").with_query([("é", "ü")]).query == "é=ü"
    assert uri.with_query({}).query is None and uri.with_query(None).query is None and uri.with_query("").query == ""
    for wrong in (5, ["a"], {"a": True}, {"a": b"b"}, {1: "a"}, [("a", "b", "c")]):
        with pytest.raises(TypeError):
            uri.with_query(wrong)  # type: ignore[arg-type]


def test_domain_names() -> None:
    assert Iri("http://bücher.de/é").to_uri() == Uri("http://b%C3%BCcher.de/%C3%A9")
    assert Iri("http://bücher.de/é").to_uri(idna=True) == Uri("http://xn--bcher-kva.de/%C3%A9")
    assert Uri("http://xn--bcher-kva.de/").to_iri(idna=True) == Iri("http://bücher.de/")
    assert IriReference("//ü").to_uri(idna=True) == UriReference("//xn--tda")
    with pytest.raises(ParseError) as error:
        Iri("http://é.a＠b").to_uri(idna=True)
    assert error.value.offset == 9


def test_errors_name_classes_of_python() -> None:
    with pytest.raises(ParseError, match="`UriReference`") as error:
        Uri("/a")
    assert error.value.pretty().endswith("help: this is a relative reference: parse it as a reference (`UriReference`)")
    with pytest.raises(ParseError, match="`Iri`"):
        Uri("http://é/")
