import ssl
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

from .resources import Resources
from .transport import Settings, Transport


class Laurel(Resources):
    """A client for a Laurel service with the access of its key. Threads can share it.

    `base_url`: the address of your service, such as `https://laurel.example.org`; with a path, the full base URL of
    the API. `key`: an API key; public operations need none. `timeout`: seconds that the service may be silent.
    `max_retries`: retries of a request when they can help. `headers`: sent with every request. `tls`: replaces the
    default TLS settings, for example with `ssl.create_default_context(cafile="company.pem")`.
    """

    def __init__(
        self,
        base_url: str,
        key: str | None = None,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        headers: Mapping[str, str] | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._transport = Transport(base_url, Settings(key, timeout, max_retries, headers or {}), tls)
        super().__init__(self._transport)

    def with_options(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> "Laurel":
        """Returns a client with other options over the same connections. `idempotency_key` is for one POST: repeated
        with the same key, it takes effect once. `headers` are added."""
        changed = {"timeout": timeout, "max_retries": max_retries, "idempotency_key": idempotency_key}
        merged = {**self._transport.settings.headers, **(headers or {})}
        copy = object.__new__(Laurel)
        copy._transport = self._transport.with_settings(
            headers=merged, **{name: value for name, value in changed.items() if value is not None}
        )
        Resources.__init__(copy, copy._transport)
        return copy

    def request(self, method: str, path: str, *, query: Mapping[str, Any] | None = None, body: Any = None) -> Any:
        """Sends any request of the API by a path such as `/admin/events`, and returns the JSON of its response."""
        return self._transport.json(method, path, query, body, once=path.startswith("/public/"))

    def close(self) -> None:
        """Closes idle connections."""
        self._transport.connections.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
