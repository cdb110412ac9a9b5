"""URIs and IRIs by the grammars of RFC 3986 and RFC 3987, and the kinds of text built on them.

>>> from virgule import Uri
>>> uri = Uri("http://anna:secret@example.com:8080/a/../b?x=1#top")
>>> uri.host, uri.port, uri.path, uri.query
('example.com', 8080, '/a/../b', 'x=1')
>>> uri
Uri('http://anna:***@example.com:8080/a/../b?x=1#top')
>>> str(uri.join("../c").normalize())
'http://anna:secret@example.com:8080/c'
"""

from . import schemes
from ._errors import BuildError, ColumnError, GrammarError, ParseError
from ._split import SplitView
from ._virgule import (
    Grammar,
    Iri,
    IriReference,
    Match,
    TypedText,
    Uri,
    UriReference,
    expand,
    find,
    is_valid,
    is_valid_many,
    normalize_many,
    parse_many,
    redact_in,
    repair,
    resolve_many,
)

__version__ = "0.1.0"

__all__ = [
    "BuildError",
    "ColumnError",
    "Grammar",
    "GrammarError",
    "Iri",
    "IriReference",
    "Match",
    "ParseError",
    "SplitView",
    "TypedText",
    "Uri",
    "UriReference",
    "expand",
    "find",
    "is_valid",
    "is_valid_many",
    "normalize_many",
    "parse_many",
    "redact_in",
    "repair",
    "resolve_many",
    "schemes",
]
