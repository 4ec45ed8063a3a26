import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from .errors import LaurelError
from .types import WebhookPayload


class Headers(Protocol):
    """The headers of a request in any framework; names are compared without case."""

    def items(self) -> Iterable[tuple[str, str]]: ...


@dataclass(frozen=True)
class Webhook:
    """A verified webhook. `id` is the same for every delivery of the event: store it to detect repeats.
    `payload["event"]` determines the type of `payload["data"]`; later versions add events, so ignore the rest."""

    id: str
    payload: WebhookPayload


def verify_webhook(
    body: bytes | str,
    headers: Headers,
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = 300,
) -> Webhook:
    """Verifies and reads a webhook that was signed with the secret of your endpoint, by the scheme of Standard Webhooks.

    `body`: as received, since parsing and serialising JSON changes its bytes. `secret`: `whsec_…`, or several, any of
    which may match. `tolerance_seconds`: the largest difference of clocks and age of an attempt. Raises `LaurelError`
    with the code `invalid_webhook`: respond with 401, and do nothing.
    """
    content = body.encode() if isinstance(body, str) else body
    by_name = {name.lower(): value for name, value in headers.items()}
    for name in ("webhook-id", "webhook-timestamp", "webhook-signature"):
        if not by_name.get(name):
            raise _invalid(f"the header {name} is missing")
    id, timestamp = by_name["webhook-id"], by_name["webhook-timestamp"]
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise _invalid(f"webhook-timestamp is more than {tolerance_seconds} seconds from now")
    signed = f"{id}.{timestamp}.".encode() + content
    signatures = by_name["webhook-signature"].split(" ")
    secrets = [secret] if isinstance(secret, str) else secret
    # Every pair is compared, so that the time says nothing about which one matched.
    matches = [hmac.compare_digest(_sign(each, signed), given.encode()) for each in secrets for given in signatures]
    if not any(matches):
        raise _invalid("it was not signed with this secret")
    return Webhook(id, json.loads(content))


def _sign(secret: str, signed: bytes) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error:
        key = b""
    if not key:
        raise ValueError("The secret of an endpoint is whsec_ and base64.")
    return b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())


def _invalid(why: str) -> LaurelError:
    return LaurelError(f"This webhook cannot be trusted: {why}.", code="invalid_webhook")
