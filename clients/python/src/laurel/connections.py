import http.client
import shutil
import ssl
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Self
from urllib.parse import SplitResult, urlsplit

IDLE_SECONDS = 30
"""Shorter than the time after which Laurel and common proxies close an idle connection."""
CHUNK = 65_536


class Connections:
    """Idle connections to one service, for any number of threads: each request takes one and returns it."""

    def __init__(self, url: SplitResult, tls: ssl.SSLContext | None) -> None:
        self._url = url
        self._tls = tls
        self._idle: deque[tuple[http.client.HTTPConnection, float]] = deque()

    def take(self, timeout: float, fresh: bool) -> http.client.HTTPConnection:
        """Returns an idle connection, or a new one if there is none or `fresh` demands it."""
        while self._idle and not fresh:
            connection, since = self._idle.pop()
            if time.monotonic() - since < IDLE_SECONDS and connection.sock is not None:
                connection.timeout = timeout
                connection.sock.settimeout(timeout)
                return connection
            connection.close()
        return self._open(timeout)

    def give_back(self, connection: http.client.HTTPConnection) -> None:
        self._idle.append((connection, time.monotonic()))

    def close(self) -> None:
        while self._idle:
            self._idle.pop()[0].close()

    def _open(self, timeout: float) -> http.client.HTTPConnection:
        scheme, host, port = self._url.scheme, self._url.hostname or "", self._url.port
        proxy = find_proxy(scheme, host)
        at, at_port = (proxy.hostname or "", proxy.port) if proxy else (host, port)
        connection: http.client.HTTPConnection
        if scheme == "https":
            connection = http.client.HTTPSConnection(at, at_port, timeout=timeout, context=self._tls)
        else:
            connection = http.client.HTTPConnection(at, at_port, timeout=timeout)
        if proxy:
            connection.set_tunnel(host, port or connection.default_port)
        return connection


def find_proxy(scheme: str, host: str) -> SplitResult | None:
    """Returns the proxy that the environment sets for a host (`HTTPS_PROXY`, `NO_PROXY`)."""
    if urllib.request.proxy_bypass(host):
        return None
    url = urllib.request.getproxies().get(scheme)
    return urlsplit(url if "//" in url else f"//{url}") if url else None


class Download:
    """A file that is being received. Read or save it once, or close it."""

    def __init__(self, connection: http.client.HTTPConnection, response: http.client.HTTPResponse) -> None:
        self._connection = connection
        self._response = response

    @property
    def headers(self) -> http.client.HTTPMessage:
        return self._response.headers

    @property
    def content_type(self) -> str:
        return self._response.headers.get_content_type()

    @property
    def filename(self) -> str | None:
        return self._response.headers.get_filename()

    def read(self) -> bytes:
        """Returns the whole file."""
        with self:
            return self._response.read()

    def save(self, to: str | Path | BinaryIO) -> None:
        """Writes the file to a path, or to a file opened in binary mode, without holding it in memory."""
        with self:
            if isinstance(to, str | Path):
                with open(to, "wb") as file:
                    shutil.copyfileobj(self._response, file, CHUNK)
            else:
                shutil.copyfileobj(self._response, to, CHUNK)

    def __iter__(self) -> Iterator[bytes]:
        with self:
            while chunk := self._response.read(CHUNK):
                yield chunk

    def close(self) -> None:
        self._response.close()
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
