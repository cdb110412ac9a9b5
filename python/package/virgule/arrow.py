"""Arrow columns: what a URI has, for whole columns of pyarrow, polars, pandas, duckdb, or any library with the PyCapsule interface.

A column goes in as it is, without a copy, and a :class:`Column` comes out, which those libraries take: ``pyarrow.array(column)``,
``polars.Series(column)``. A NULL stays NULL. A text that is not of the kind becomes NULL, or an exception that names the row, as
``invalid`` says. The interpreter's lock is released meanwhile.

>>> import pyarrow
>>> from virgule import arrow
>>> urls = pyarrow.array(["http://[2001:db8::7]:8080/a?b", "no uri", None])
>>> pyarrow.array(arrow.component(urls, "host")).to_pylist()
['[2001:db8::7]', None, None]
>>> pyarrow.array(arrow.error_message(urls)).to_pylist()[1][:28]
'a URI begins with a scheme: '
"""

from __future__ import annotations

from typing import Literal, Protocol

from ._virgule import Column, Grammar, Iri, IriReference, TypedText, Uri, UriReference, _run_kernel

__all__ = [
    "ArrayLike",
    "Column",
    "StreamLike",
    "component",
    "components",
    "equivalence_key",
    "error_message",
    "error_offset",
    "is_valid",
    "normalize",
    "query_value",
    "relativize",
    "resolve",
]


class ArrayLike(Protocol):
    """An array by the PyCapsule interface."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """The capsules of the schema and of the array."""


class StreamLike(Protocol):
    """An array in chunks by the PyCapsule interface."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The capsule of the stream."""


_Texts = ArrayLike | StreamLike
_Kind = str | type[Uri | UriReference | Iri | IriReference | TypedText] | Grammar


def components(column: _Texts, kind: _Kind = "uri", *, invalid: Literal["null", "raise"] = "null") -> Column:
    """All fields of the kind as a struct; those of a URI are its components."""
    return _run_kernel("components", column, kind, None, None, invalid)


def component(column: _Texts, name: str, kind: _Kind = "uri", *, invalid: Literal["null", "raise"] = "null") -> Column:
    """One field, by its name in the grammar: ``scheme``, ``host``, ``path``, …."""
    return _run_kernel("component", column, kind, name, None, invalid)


def is_valid(column: _Texts, kind: _Kind = "uri") -> Column:
    """Whether each text is of the kind."""
    return _run_kernel("is_valid", column, kind, None, None, "null")


def error_offset(column: _Texts, kind: _Kind = "uri") -> Column:
    """The offset at which each text is refused, in bytes of UTF-8; NULL for a text of the kind."""
    return _run_kernel("error_offset", column, kind, None, None, "null")


def error_message(column: _Texts, kind: _Kind = "uri") -> Column:
    """Why each text is refused, without any part of the text; NULL for a text of the kind."""
    return _run_kernel("error_message", column, kind, None, None, "null")


def normalize(
    column: _Texts,
    kind: _Kind = "uri",
    equivalence: Literal["string", "syntax", "scheme"] = "syntax",
    *,
    invalid: Literal["null", "raise"] = "null",
) -> Column:
    """The normalized texts (RFC 3986, section 6.2)."""
    return _run_kernel("normalize", column, kind, equivalence, None, invalid)


def equivalence_key(
    column: _Texts,
    kind: _Kind = "uri",
    equivalence: Literal["string", "syntax", "scheme"] = "scheme",
    *,
    invalid: Literal["null", "raise"] = "null",
) -> Column:
    """Texts that two rows share exactly if they are equivalent: what to group and join by."""
    return _run_kernel("equivalence_key", column, kind, equivalence, None, invalid)


def resolve(
    column: _Texts, base: str | _Texts, kind: _Kind = "uri-reference", *, invalid: Literal["null", "raise"] = "null"
) -> Column:
    """The targets of references (RFC 3986, section 5): with one base, or with a column of them."""
    return _run_kernel("resolve", column, kind, None, base, invalid)


def relativize(column: _Texts, base: str | _Texts, kind: _Kind = "uri", *, invalid: Literal["null", "raise"] = "null") -> Column:
    """The shortest references that lead from a base to the texts."""
    return _run_kernel("relativize", column, kind, None, base, invalid)


def query_value(column: _Texts, name: str | _Texts, kind: _Kind = "uri", *, invalid: Literal["null", "raise"] = "null") -> Column:
    """The decoded value of the first pair of the query that has a name."""
    return _run_kernel("query_value", column, kind, None, name, invalid)
