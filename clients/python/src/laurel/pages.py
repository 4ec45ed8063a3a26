import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Row = TypeVar("Row")

ROWS_PER_REQUEST = 100
"""Reading all rows needs fewer requests with larger pages."""


@dataclass(frozen=True)
class Page(Generic[Row]):
    """One page of a list; `next` is the number of the next page, or None."""

    rows: list[Row]
    total: int
    capped: bool
    """True if there are more rows than `total`, which then is the largest number that was counted."""
    next: int | None


class Pages(Generic[Row]):
    """A list. No request is sent before you iterate or ask for a page."""

    def __init__(self, ask: Callable[[str, Mapping[str, Any]], Page[Row]], path: str, query: Mapping[str, Any]) -> None:
        self._ask = ask
        self._path = path
        self._query = query

    def page(self) -> Page[Row]:
        """Requests one page: the first, or the one that `page` named."""
        return self._ask(self._path, self._query)

    def total(self) -> int:
        """Returns the number of rows on all pages."""
        return self._ask(self._path, {**self._query, "limit": 1, "page": 1}).total

    def pages(self) -> Iterator[Page[Row]]:
        """Requests page after page."""
        query = {**self._query, "limit": self._query.get("limit") or ROWS_PER_REQUEST}
        number: int | None = self._query.get("page") or 1
        while number is not None:
            page = self._ask(self._path, {**query, "page": number})
            yield page
            number = page.next

    def __iter__(self) -> Iterator[Row]:
        for page in self.pages():
            yield from page.rows


def read_next(link: str) -> int | None:
    """Returns the number of the next page from a `Link` header (RFC 8288)."""
    found = re.search(r'[?&]page=(\d+)>; rel="next"', link)
    return int(found[1]) if found else None
