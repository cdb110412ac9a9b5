"""The exceptions of virgule: each is a ``ValueError``, and says where and what was expected."""

from __future__ import annotations

from typing import Any, Literal


class ParseError(ValueError):
    """A text is not of the kind.

    ``str`` of it contains no part of the text, so that it can be logged; ``text`` and ``pretty()`` do.
    """

    __module__ = "virgule"

    text: str
    """The whole text."""
    offset: int
    """The index of the character at which it is refused; its length if it ends too early."""
    byte_offset: int
    """The same in bytes of UTF-8."""
    kind: Literal["unexpected", "invalid", "too-long", "too-deep", "surrogate"]
    """What sort of error it is."""
    rule: str | None
    """The rule of the grammar at the offset."""
    expected: tuple[str, ...]
    """What could have been there."""
    index: int | None
    """The index of the text in the argument of a batch function."""

    def __init__(
        self,
        message: str,
        text: str,
        offset: int,
        byte_offset: int,
        kind: Literal["unexpected", "invalid", "too-long", "too-deep", "surrogate"],
        rule: str | None,
        expected: tuple[str, ...],
        pretty: str,
        index: int | None = None,
    ) -> None:
        super().__init__(message)
        self.text = text
        self.offset = offset
        self.byte_offset = byte_offset
        self.kind = kind
        self.rule = rule
        self.expected = expected
        self.index = index
        self._pretty = pretty

    def pretty(self) -> str:
        """The text, a caret at the offset, and what was expected. It shows passwords."""
        return self._pretty

    def __reduce__(self) -> tuple[type[ParseError], tuple[Any, ...]]:
        fields = (self.args[0], self.text, self.offset, self.byte_offset, self.kind)
        return type(self), (*fields, self.rule, self.expected, self._pretty, self.index)


class BuildError(ValueError):
    """Components make no text of the kind. ``str`` of it contains no component."""

    __module__ = "virgule"

    field: str | None
    """The field at fault, if it is one."""
    kind: Literal["missing", "no-place", "refused", "reinterpreted"] | None
    """What sort of error it is."""
    offset: int | None
    """The offset in the value of the field, in bytes of UTF-8."""

    def __init__(
        self,
        message: str,
        field: str | None = None,
        kind: Literal["missing", "no-place", "refused", "reinterpreted"] | None = None,
        offset: int | None = None,
    ) -> None:
        super().__init__(message)
        self.field = field
        self.kind = kind
        self.offset = offset

    def __reduce__(self) -> tuple[type[BuildError], tuple[Any, ...]]:
        return type(self), (self.args[0], self.field, self.kind, self.offset)


class ColumnError(ValueError):
    """A text of a column is not of the kind. ``str`` of it contains no part of the text."""

    __module__ = "virgule"

    row: int
    """The row, counted from 0."""
    argument: str
    """Which column: ``text``, ``base`` or ``query``."""
    offset: int
    """The offset at which the text is refused, in bytes of UTF-8."""

    def __init__(self, message: str, row: int, argument: str, offset: int) -> None:
        super().__init__(message)
        self.row = row
        self.argument = argument
        self.offset = offset

    def __reduce__(self) -> tuple[type[ColumnError], tuple[Any, ...]]:
        return type(self), (self.args[0], self.row, self.argument, self.offset)


class GrammarError(ValueError):
    """A grammar has errors; the message has a place and a line of help for each."""

    __module__ = "virgule"
