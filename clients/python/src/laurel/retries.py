import random

from .errors import LaurelError

MAX_WAIT_SECONDS = 60
"""A longer wait is reported to the caller instead."""


def may_retry(once: bool, error: LaurelError) -> bool:
    """Returns whether a retry can help, and repeats no effect."""
    if (error.retry_after or 0) > MAX_WAIT_SECONDS:
        return False
    # Rejection by the rate limit guarantees that nothing was done.
    if error.status == 429:
        return True
    if once:
        return False
    # Responses that the client cannot read, such as a redirect, stay the same when the request is repeated.
    return error.code in ("network_error", "timeout", "idempotency_in_progress") or (
        error.status == 408 or error.status >= 500
    )


def retry_delay(error: LaurelError, tried: int) -> float:
    """Returns the seconds to wait: as many as the service asks for, plus a random part of a second that doubles with
    each retry, so that clients that failed together do not return together."""
    return (error.retry_after or 0) + random.uniform(0, min(8, 0.5 * 2**tried))
