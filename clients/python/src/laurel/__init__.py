"""The Laurel client for Python: every operation of the API, typed, with retries, pages, uploads and webhooks."""

from .bodies import Upload
from .client import Laurel
from .connections import Download
from .errors import FieldProblem, LaurelError
from .pages import Page, Pages
from .webhooks import Webhook, verify_webhook

__all__ = [
    "Download",
    "FieldProblem",
    "Laurel",
    "LaurelError",
    "Page",
    "Pages",
    "Upload",
    "Webhook",
    "verify_webhook",
]
