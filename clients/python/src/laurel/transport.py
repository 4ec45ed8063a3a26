import http.client
import json
import secrets
import ssl
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import SplitResult, urlencode, urlsplit

from .bodies import BodyKind, write_body
from .connections import Connections, Download
from .errors import LaurelError, refusal
from .pages import Page, read_next
from .retries import may_retry, retry_delay

Query = Mapping[str, Any]


@dataclass(frozen=True)
class Settings:
    key: str | None
    timeout: float
    max_retries: int
    headers: Mapping[str, str] = field(default_factory=dict)
    idempotency_key: str | None = None


class Transport:
    """Sends requests until they succeed, or a retry cannot help."""

    def __init__(self, base_url: str, settings: Settings, tls: ssl.SSLContext | None = None) -> None:
        url = urlsplit(base_url)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise ValueError("base_url must be the address of your service, such as https://laurel.example.org.")
        self._url: SplitResult = url._replace(path=(url.path.rstrip("/") or "/api/v1"))
        self.settings = settings
        self.connections = Connections(url, tls)

    def with_settings(self, **changed: Any) -> "Transport":
        """Returns a transport with other settings over the same connections."""
        copy = object.__new__(Transport)
        copy._url, copy.connections = self._url, self.connections
        copy.settings = replace(self.settings, **changed)
        return copy

    def json(
        self,
        method: str,
        path: str,
        query: Query | None = None,
        body: Any = None,
        kind: BodyKind = "json",
        once: bool = False,
    ) -> Any:
        """Returns the body of the response, or None if there is none."""
        return self._retried(method, path, query, body, kind, once, self._read_json)

    def page(self, path: str, query: Query) -> Page[Any]:
        page: Page[Any] = self._retried("GET", path, query, None, "json", False, self._read_page)
        return page

    def download(
        self,
        method: str,
        path: str,
        query: Query | None = None,
        body: Any = None,
        kind: BodyKind = "json",
        once: bool = False,
    ) -> Download:
        download: Download = self._retried(method, path, query, body, kind, once, Download)
        return download

    def _retried(
        self, method: str, path: str, query: Query | None, body: Any, kind: BodyKind, once: bool, read: Any
    ) -> Any:
        headers = {"Accept": "application/json, */*", "User-Agent": "laurel-python"}
        if self.settings.key is not None:
            headers["Authorization"] = f"Bearer {self.settings.key}"
        if method == "POST" and not once:
            headers["Idempotency-Key"] = self.settings.idempotency_key or secrets.token_hex(16)
        content: bytes | None = None
        if body is not None:
            content, headers["Content-Type"] = write_body(body, kind)
        headers |= self.settings.headers
        target = self._url.path + path + write_query(query or {})
        tried = 0
        while True:
            try:
                return self._try_once(method, target, content, headers, once or tried > 0, read)
            except LaurelError as error:
                if tried >= self.settings.max_retries or not may_retry(once, error):
                    raise
                time.sleep(retry_delay(error, tried))
                tried += 1

    def _try_once(
        self, method: str, target: str, content: bytes | None, headers: dict[str, str], fresh: bool, read: Any
    ) -> Any:
        """Reading is part of the attempt, since the connection can break during it."""
        connection = self.connections.take(self.settings.timeout, fresh)
        try:
            connection.request(method, target, content, headers)
            response = connection.getresponse()
            if not 200 <= response.status <= 299:
                raise refusal(response.status, response.headers, response.read())
            if read is Download:
                return Download(connection, response)
            result = read(response)
        except TimeoutError as error:
            connection.close()
            message = f"{self._url.netloc} did not respond within {self.settings.timeout} seconds."
            raise LaurelError(message, code="timeout") from error
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise LaurelError(f"{self._url.netloc} cannot be reached: {error!r}", code="network_error") from error
        except BaseException:
            connection.close()
            raise
        self.connections.give_back(connection)
        return result

    def _read_json(self, response: http.client.HTTPResponse) -> Any:
        content = response.read()
        if not content:
            return None
        try:
            return json.loads(content)
        except ValueError as error:
            message = f"{self._url.netloc} responds with something that is not JSON. Is base_url right?"
            raise LaurelError(message, code="unreadable_answer", status=response.status) from error

    def _read_page(self, response: http.client.HTTPResponse) -> Page[Any]:
        rows = self._read_json(response)
        total = response.headers.get("X-Total-Count")
        return Page(
            rows=rows,
            total=len(rows) if total is None else int(total),
            capped=response.headers.get("X-Total-Count-Capped") == "true",
            next=read_next(response.headers.get("Link", "")),
        )


def write_query(query: Query) -> str:
    """Writes a query without the values that are None."""
    given = {name: [write_value(each) for each in as_list(value)] for name, value in query.items() if value is not None}
    return f"?{urlencode(given, doseq=True)}" if given else ""


def as_list(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | tuple | set) else [value]


def write_value(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)
