"""Components in the shape of ``urllib.parse.urlsplit``."""

from __future__ import annotations

import urllib.parse
from typing import NamedTuple

from ._virgule import IriReference


class SplitView(NamedTuple):
    """The fields of ``urllib.parse.SplitResult``: a component that is absent is the empty text."""

    scheme: str
    netloc: str
    path: str
    query: str
    fragment: str

    def _authority(self) -> IriReference:
        return IriReference("//" + self.netloc) if self.netloc else IriReference("")

    @property
    def username(self) -> str | None:
        """The userinfo before its first colon."""
        return self._authority().username

    @property
    def password(self) -> str | None:
        """The userinfo behind its first colon."""
        return self._authority().password

    @property
    def hostname(self) -> str | None:
        """The host in lower case, without the brackets of an IPv6 address; None if it is empty."""
        host = (self._authority().host or "").lower()
        return (host[1:-1] if host.startswith("[") else host) or None

    @property
    def port(self) -> int | None:
        """The port as a number."""
        return self._authority().port

    def geturl(self) -> str:
        """The text of the components; an empty component is absent there."""
        return urllib.parse.urlunsplit(tuple(self))
