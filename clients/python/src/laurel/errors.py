import json
import time
from email.utils import parsedate_to_datetime
from http.client import HTTPMessage
from typing import Any, TypedDict


class FieldProblem(TypedDict):
    """A missing or invalid field; `loc` starts with `body`, `query`, `path` or `header`."""

    loc: list[str]
    msg: str
    type: str


class LaurelError(Exception):
    """A request that was rejected or did not arrive, or a webhook that cannot be trusted.

    `code` is a stable word for programs: one of the service's, or `network_error`, `timeout`, `unreadable_answer` or
    `invalid_webhook`. `str(error)` is for people.
    """

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int = 0,
        request_id: str | None = None,
        problems: list[FieldProblem] | None = None,
        retry_after: float | None = None,
        current: Any = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        """The HTTP status; 0 if there was no response."""
        self.request_id = request_id
        """Include it when you ask for support."""
        self.problems: list[FieldProblem] = problems or []
        """The invalid fields, if `code` is `validation_failed`."""
        self.retry_after = retry_after
        """The time that the service asks to wait, in seconds."""
        self.current = current
        """The stored record, if `code` is `precondition_failed`."""


def refusal(status: int, headers: HTTPMessage, body: bytes) -> LaurelError:
    """Returns the error of a response without a 2xx status, from Laurel or a proxy in front of it."""
    try:
        refused = json.loads(body)
    except ValueError:
        # A proxy responds with a page; its status is enough.
        refused = None
    if not isinstance(refused, dict):
        refused = {}
    detail = refused.get("detail")
    problems: list[FieldProblem] = detail if isinstance(detail, list) else []
    if problems:
        message = "; ".join(f"{'.'.join(str(part) for part in each['loc'][1:])}: {each['msg']}" for each in problems)
    elif isinstance(detail, str):
        message = detail
    else:
        message = f"The response has status {status} and is not from Laurel."
        if "Location" in headers:
            message += f" It redirects to {headers['Location']}: check base_url."
    return LaurelError(
        message,
        code=refused.get("code", "unreadable_answer"),
        status=status,
        request_id=refused.get("request_id") or headers.get("X-Request-Id"),
        problems=problems,
        retry_after=read_retry_after(headers.get("Retry-After")),
        current=refused.get("current"),
    )


def read_retry_after(text: str | None) -> float | None:
    """Returns the seconds to wait, from seconds or a date (RFC 9110, section 10.2.3)."""
    if text is None:
        return None
    if text.isdigit():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except ValueError:
        return None
