from collections.abc import Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address
from os import PathLike
from typing import Any, ClassVar, Literal, TypeVar, final, overload, type_check_only

from typing_extensions import Self, disjoint_base

from ._errors import ParseError
from ._split import SplitView
from .schemes import UriTemplate

__all__ = [
    "Column",
    "Grammar",
    "Iri",
    "IriReference",
    "Match",
    "TypedText",
    "Uri",
    "UriReference",
    "_kind_table",
    "_run_kernel",
    "expand",
    "find",
    "is_valid",
    "is_valid_many",
    "normalize_many",
    "parse_many",
    "redact_in",
    "repair",
    "resolve_many",
]

_Steps = Literal["case", "percent", "dots", "syntax", "scheme"]
_Equivalence = Literal["string", "syntax", "scheme"]
_Separator = Literal["&", ";", "&;"]
_Scalar = str | int | float
_Value = _Scalar | Sequence[_Scalar] | Mapping[str, _Scalar] | None
_QueryValue = str | int | float | None
_Query = Mapping[str, object] | Iterable[tuple[str, _QueryValue]]
_T = TypeVar("_T", Uri, UriReference, Iri, IriReference, TypedText)
_Kind = str | type[Uri] | type[UriReference] | type[Iri] | type[IriReference] | type[TypedText]

@type_check_only
class _Generic:
    """What the four generic classes have. A component is as it is written, still percent-encoded."""

    def __new__(cls, text: str | Uri | UriReference | Iri | IriReference | TypedText, /) -> Self: ...
    kind: ClassVar[str]
    @staticmethod
    def is_valid(text: str, /) -> bool:
        """True if the class takes the text."""

    @property
    def authority(self) -> str | None:
        """Userinfo, host and port."""

    @property
    def userinfo(self) -> str | None: ...
    @property
    def username(self) -> str | None:
        """The userinfo before its first colon."""

    @property
    def password(self) -> str | None:
        """The userinfo behind its first colon."""

    @property
    def host(self) -> str | None:
        """The host; an IPv6 address is in brackets."""

    @property
    def ip_address(self) -> IPv4Address | IPv6Address | None:
        """The host as an address, if it is one."""

    @property
    def port(self) -> int | None:
        """The port as a number; None if it is absent or empty. ValueError above 65535."""

    @property
    def port_text(self) -> str | None:
        """The port as it is written."""

    @property
    def path(self) -> str: ...
    @property
    def query(self) -> str | None: ...
    @property
    def fragment(self) -> str | None: ...
    def segments(self, *, decode: bool = True, errors: str = "strict") -> tuple[str, ...]:
        """The segments of the path; ``/`` has one, which is empty. ``errors`` is what ``bytes.decode`` takes, for escapes that are
        no UTF-8: by default a ValueError."""

    def query_pairs(
        self, *, separator: _Separator = "&", decode: bool = True, form: bool = False, errors: str = "strict"
    ) -> tuple[tuple[str, str | None], ...]:
        """The pairs of the query, in order; the value is None without ``=``. With ``form``, ``+`` is a blank. ``errors`` as in
        ``segments``."""

    def redacted(self) -> str:
        """The text without its secrets, with ``***`` in place of each: see :func:`redact_in`."""

    def normalize(self, steps: _Steps = "syntax", /) -> Self:
        """The normalized object (RFC 3986, sections 6.2.2 and 6.2.3); this one, if nothing changes."""

    def equivalence(self, other: Self | str, /) -> _Equivalence | None:
        """The strictest equivalence under which both are the same (RFC 3986, section 6.2)."""

    def is_equivalent(self, other: Self | str, equivalence: _Equivalence = "scheme", /) -> bool: ...
    def with_authority(self, authority: str | None, /) -> Self: ...
    def with_userinfo(self, userinfo: str | None, /) -> Self: ...
    def with_host(self, host: str | IPv4Address | IPv6Address, /) -> Self: ...
    def with_port(self, port: int | None, /) -> Self: ...
    def with_path(self, path: str, /) -> Self: ...
    def with_query(self, query: str | _Query | None, /) -> Self:
        """A copy with this query. A ``str`` stays as it is; the names and values of pairs are percent-encoded."""

    def __truediv__(self, path: str, /) -> Self:
        """A copy without query and fragment whose path goes on with this segment, or with several between slashes. They are
        percent-encoded."""

    def with_fragment(self, fragment: str | None, /) -> Self: ...
    def urlsplit(self) -> SplitView:
        """The components as a named tuple of the fields of ``urllib.parse.SplitResult``."""

    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Self, /) -> bool: ...
    def __le__(self, other: Self, /) -> bool: ...
    def __gt__(self, other: Self, /) -> bool: ...
    def __ge__(self, other: Self, /) -> bool: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: Any, /) -> Self: ...

@final
class Uri(_Generic):
    """A URI (RFC 3986, section 3): it has a scheme."""

    @staticmethod
    def build(
        *,
        scheme: str,
        authority: str | None = ...,
        userinfo: str | None = ...,
        host: str | None = ...,
        port: int | str | None = ...,
        path: str | None = ...,
        query: str | None = ...,
        fragment: str | None = ...,
    ) -> Uri:
        """The URI with these components. BuildError if they make no URI, or one with other components."""

    @property
    def scheme(self) -> str: ...
    @property
    def default_port(self) -> int | None:
        """The port that means the same as none, if the scheme has one."""

    @property
    def port_or_default(self) -> int | None: ...
    def join(self, reference: str | UriReference | Uri, /) -> Uri:
        """The target of a reference, with this as the base (RFC 3986, section 5.2)."""

    def relative_to(self, base: str | Uri, /) -> UriReference | None:
        """The shortest reference that leads here from a base; None if there is none."""

    def to_reference(self) -> UriReference: ...
    def to_iri(self, *, idna: bool = False) -> Iri:
        """The IRI of this (RFC 3987, section 3.2); with ``idna``, labels in punycode are decoded."""

    def with_scheme(self, scheme: str, /) -> Uri: ...

@final
class UriReference(_Generic):
    """A URI or a relative reference (RFC 3986, section 4.1)."""

    @staticmethod
    def build(
        *,
        scheme: str | None = ...,
        authority: str | None = ...,
        userinfo: str | None = ...,
        host: str | None = ...,
        port: int | str | None = ...,
        path: str | None = ...,
        query: str | None = ...,
        fragment: str | None = ...,
    ) -> UriReference: ...
    @property
    def scheme(self) -> str | None: ...
    @property
    def is_relative(self) -> bool:
        """True if there is no scheme."""

    def resolve(self, base: str | Uri, /) -> Uri:
        """The target, with that base (RFC 3986, section 5.2)."""

    def to_iri(self, *, idna: bool = False) -> IriReference: ...
    def with_scheme(self, scheme: str | None, /) -> UriReference: ...

@final
class Iri(_Generic):
    """An IRI (RFC 3987, section 2): a URI with characters beyond ASCII."""

    @staticmethod
    def build(
        *,
        scheme: str,
        authority: str | None = ...,
        userinfo: str | None = ...,
        host: str | None = ...,
        port: int | str | None = ...,
        path: str | None = ...,
        query: str | None = ...,
        fragment: str | None = ...,
    ) -> Iri: ...
    @property
    def scheme(self) -> str: ...
    @property
    def default_port(self) -> int | None: ...
    @property
    def port_or_default(self) -> int | None: ...
    def join(self, reference: str | IriReference | Iri, /) -> Iri: ...
    def relative_to(self, base: str | Iri, /) -> IriReference | None: ...
    def to_reference(self) -> IriReference: ...
    def to_uri(self, *, idna: bool = False) -> Uri:
        """The URI that this maps to (RFC 3987, section 3.1); with ``idna``, the host is a domain name in punycode, or it is a
        ParseError. Without, it is percent-encoded."""

    def with_scheme(self, scheme: str, /) -> Iri: ...

@final
class IriReference(_Generic):
    """An IRI or a relative reference with characters beyond ASCII (RFC 3987, section 2)."""

    @staticmethod
    def build(
        *,
        scheme: str | None = ...,
        authority: str | None = ...,
        userinfo: str | None = ...,
        host: str | None = ...,
        port: int | str | None = ...,
        path: str | None = ...,
        query: str | None = ...,
        fragment: str | None = ...,
    ) -> IriReference: ...
    @property
    def scheme(self) -> str | None: ...
    @property
    def is_relative(self) -> bool: ...
    def resolve(self, base: str | Iri, /) -> Iri: ...
    def to_uri(self, *, idna: bool = False) -> UriReference: ...
    def with_scheme(self, scheme: str | None, /) -> IriReference: ...

@disjoint_base
class TypedText:
    """A text of a built-in kind; the classes of ``virgule.schemes`` extend it, and add the fields of their grammars."""

    def __new__(cls, text: str | Uri | UriReference | Iri | IriReference | TypedText, /) -> Self: ...
    @classmethod
    def is_valid(cls, text: str, /) -> bool: ...
    @classmethod
    def build(cls, **fields: Any) -> Self:
        """The text with these fields. BuildError if they make no text of the kind, or one with other fields."""

    @property
    def fields(self) -> dict[str, str | None]:
        """The fields by the names of the grammar."""

    @property
    def lists(self) -> dict[str, tuple[str, ...]]:
        """The lists by the names of the grammar."""

    def _field(self, number: int, /) -> str | None: ...
    def _items(self, name: str, /) -> tuple[str, ...]: ...
    def redacted(self) -> str: ...
    def normalize(self, steps: _Steps = "syntax", /) -> Self: ...
    def equivalence(self, other: Self | str, /) -> _Equivalence | None: ...
    def is_equivalent(self, other: Self | str, equivalence: _Equivalence = "scheme", /) -> bool: ...
    def to_uri(self) -> Uri:
        """The text as a URI; ParseError if it is none, which not every kind is."""

    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Self, /) -> bool: ...
    def __le__(self, other: Self, /) -> bool: ...
    def __gt__(self, other: Self, /) -> bool: ...
    def __ge__(self, other: Self, /) -> bool: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: Any, /) -> Self: ...

@final
class Column:
    """A result of ``virgule.arrow``: an Arrow array, perhaps in chunks."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """As an array; chunks are joined, which copies them."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """As a stream of its chunks."""

    def __arrow_c_schema__(self) -> object: ...
    def __len__(self) -> int: ...

@final
class Grammar:
    """The parsers of a grammar file, compiled when it is read."""

    def __new__(cls, path: str | PathLike[str], /) -> Self: ...
    @staticmethod
    def from_text(text: str, /, name: str = "grammar") -> Grammar:
        """The grammar of a text; it can import built-in grammars."""

    def __reduce__(self) -> tuple[Any, tuple[str, ...]]:
        """Pickled as its text, or as the path of its file, which is read again."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of its kinds, in the order of the file."""

    @property
    def warnings(self) -> str: ...
    def parse(self, text: str, kind: str | None = None) -> Match:
        """The match of a text; the kind may be left out if there is one."""

    def is_valid(self, text: str, kind: str | None = None) -> bool: ...
    @overload
    def parse_many(self, texts: Iterable[str], kind: str | None = None, errors: Literal["raise"] = "raise") -> list[Match]: ...
    @overload
    def parse_many(self, texts: Iterable[str], kind: str | None = None, *, errors: Literal["none"]) -> list[Match | None]: ...
    @overload
    def parse_many(
        self, texts: Iterable[str], kind: str | None = None, *, errors: Literal["return"]
    ) -> list[Match | ParseError]: ...
    def normalize(self, text: str, kind: str | None = None, steps: _Steps = "syntax") -> str: ...
    def equivalence(self, one: str, other: str, kind: str | None = None) -> _Equivalence | None: ...
    def build(self, kind: str | None = None, /, **fields: Any) -> str: ...

@final
class Match:
    """A text that a grammar matches, with its fields."""

    @property
    def kind(self) -> str: ...
    @property
    def fields(self) -> dict[str, str | None]: ...
    @property
    def lists(self) -> dict[str, tuple[str, ...]]: ...
    def redacted(self) -> str: ...
    def __getitem__(self, name: str, /) -> str | None: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

def expand(template: str | UriTemplate, variables: Mapping[str, _Value], /) -> str:
    """A URI template (RFC 6570), expanded. A variable that is missing, ``None``, or an empty list or mapping is undefined."""

def find(text: str, schemes: Iterable[str] | None = None, *, iri: bool = False) -> list[tuple[int, int]]:
    """The spans of the URIs in a text, without punctuation behind them: of any scheme with ``://``, and of well-known ones such
    as ``mailto:``, or only of ``schemes``. With ``iri`` those of IRIs too."""

def redact_in(
    text: str,
    /,
    *,
    hiding: Sequence[str] | None = None,
    showing: Sequence[str] | None = None,
    all_userinfo: bool = False,
    all_values: bool = False,
) -> str:
    """The text with ``***`` in place of each secret: passwords, tokens, and the values of parameters whose names promise a
    secret. ``hiding`` and ``showing`` add and remove names of parameters, ``all_values`` hides the values of all,
    ``all_userinfo`` hides all user names."""

def repair(
    text: str, kind: Literal["uri", "uri-reference", "iri", "iri-reference"] = "uri", /
) -> tuple[str, list[tuple[int, str, str]]]:
    """A text of the kind, percent-encoded where that cannot move a boundary between components, and the changes: index, text
    there, replacement. Raises :class:`ParseError` for any other text."""

def is_valid(text: str, kind: _Kind | None = None) -> bool:
    """True if the text is of the kind: its name or its class; without one, a URI."""

def is_valid_many(texts: Iterable[str], kind: _Kind | None = None) -> list[bool]:
    """For each text, whether it is of the kind."""

@overload
def parse_many(texts: Iterable[str], kind: None = None, errors: Literal["raise"] = "raise") -> list[Uri]: ...
@overload
def parse_many(texts: Iterable[str], kind: None = None, *, errors: Literal["none"]) -> list[Uri | None]: ...
@overload
def parse_many(texts: Iterable[str], kind: None = None, *, errors: Literal["return"]) -> list[Uri | ParseError]: ...
@overload
def parse_many(texts: Iterable[str], kind: type[_T], errors: Literal["raise"] = "raise") -> list[_T]: ...
@overload
def parse_many(texts: Iterable[str], kind: type[_T], errors: Literal["none"]) -> list[_T | None]: ...
@overload
def parse_many(texts: Iterable[str], kind: type[_T], errors: Literal["return"]) -> list[_T | ParseError]: ...
@overload
def parse_many(texts: Iterable[str], kind: str, errors: Literal["raise", "none", "return"] = "raise") -> list[Any]: ...
@overload
def normalize_many(
    texts: Iterable[str], kind: _Kind | None = None, steps: _Steps = "syntax", errors: Literal["raise"] = "raise"
) -> list[str]: ...
@overload
def normalize_many(
    texts: Iterable[str], kind: _Kind | None = None, steps: _Steps = "syntax", *, errors: Literal["none"]
) -> list[str | None]: ...
@overload
def normalize_many(
    texts: Iterable[str], kind: _Kind | None = None, steps: _Steps = "syntax", *, errors: Literal["return"]
) -> list[str | ParseError]: ...
@overload
def resolve_many(references: Iterable[str], base: str | Uri | Iri, errors: Literal["raise"] = "raise") -> list[str]: ...
@overload
def resolve_many(references: Iterable[str], base: str | Uri | Iri, errors: Literal["none"]) -> list[str | None]: ...
@overload
def resolve_many(references: Iterable[str], base: str | Uri | Iri, errors: Literal["return"]) -> list[str | ParseError]: ...
def _kind_table() -> list[
    tuple[str, str, str, bool, bool | None, list[tuple[str, int]], list[tuple[str, str]]]
]: ...
def _run_kernel(
    name: str,
    column: object,
    kind: object,
    detail: str | None,
    operand: object,
    invalid: str,
    /,
) -> Column: ...
