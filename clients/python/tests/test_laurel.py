import base64
import hashlib
import hmac
import http.server
import io
import json
import tempfile
import threading
import time
import unittest
from collections.abc import Callable
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import Path
from unittest.mock import patch

from laurel import Laurel, LaurelError, verify_webhook

Response = tuple[int, dict[str, str], bytes]
SECRET = "whsec_" + base64.b64encode(bytes(range(24))).decode()


class Seen:
    """A request that the server received."""

    def __init__(self, method, path, headers, body, connection):
        self.method, self.path, self.headers, self.body, self.connection = method, path, headers, body, connection


@contextmanager
def service(respond: Callable[[Seen], Response | None]):
    """Runs a server on this machine; a response of None closes the connection without one."""
    seen: list[Seen] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_any(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            seen.append(Seen(self.command, self.path, self.headers, body, self.client_address))
            response = respond(seen[-1])
            if response is None:
                self.close_connection = True
                return
            status, headers, content = response
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(len(content))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = do_PATCH = do_DELETE = handle_any

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        with Laurel(f"http://127.0.0.1:{server.server_port}", "key") as laurel:
            yield laurel, seen
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def answers(*responses):
    """Returns the responses in turn."""
    left = list(responses)
    return lambda _: left.pop(0)


def ok(value, **headers) -> Response:
    return 200, headers, json.dumps(value).encode()


class Requests(unittest.TestCase):
    def test_fields_query_and_path_arrive_where_the_operation_has_them(self):
        with service(lambda _: ok({"id": 1})) as (laurel, seen):
            laurel.events.create(name="Node Günü", template_image_url="placeholder")
            laurel.events.update(7, event_location=None)
            laurel.certificates.issue(7, dry_run=True, attendee_ids=[1, 2])
            laurel.analytics.event(7, from_="2026-01-01")
            laurel.analytics.overview()
        made, changed, issued, figures, overview = seen
        self.assertEqual((made.method, made.path), ("POST", "/api/v1/admin/events"))
        self.assertEqual(json.loads(made.body), {"name": "Node Günü", "template_image_url": "placeholder"})
        self.assertEqual(made.headers["Authorization"], "Bearer key")
        self.assertEqual((changed.path, json.loads(changed.body)), ("/api/v1/admin/events/7", {"event_location": None}))
        self.assertEqual(issued.path, "/api/v1/admin/events/7/certificates?dry_run=true")
        self.assertIn("from=2026-01-01", figures.path)
        self.assertNotIn("?", overview.path)
        self.assertEqual(len({each.connection for each in seen}), 1, "the connection was not kept")

    def test_a_path_segment_cannot_address_another_resource(self):
        with service(lambda _: ok({})) as (laurel, seen):
            laurel.forms.submit("a/../b", {})
            with self.assertRaises(ValueError):
                laurel.forms.submit("..", {})
        self.assertEqual(len(seen), 1)
        self.assertIn("a%2F..%2Fb", seen[0].path)

    def test_files_are_sent_as_forms_and_the_same_fields_without_a_file_as_json(self):
        with service(lambda _: ok({})) as (laurel, seen), tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "people.csv"
            path.write_bytes(b"name\nAda\n")
            for file in (path, io.BytesIO(b"name\nAda\n"), ("people.csv", b"name\nAda\n"), b"name\nAda\n"):
                laurel.attendees.import_(7, file=file)
        for each in seen:
            head = f"Content-Type: {each.headers['Content-Type']}\r\n\r\n".encode()
            form = BytesParser(EmailMessage).parsebytes(head + each.body)
            [only] = form.get_payload()
            self.assertEqual(only.get_payload(decode=True), b"name\nAda\n")
            self.assertEqual(only.get_param("name", header="Content-Disposition"), "file")

    def test_downloads_are_read_saved_and_iterated(self):
        with service(lambda _: (200, {"Content-Type": "application/pdf"}, b"%PDF-" + bytes(200_000))) as (laurel, _):
            self.assertEqual(len(laurel.certificates.pdf(1).read()), 200_005)
            with tempfile.TemporaryDirectory() as folder:
                laurel.certificates.pdf(1).save(Path(folder) / "a.pdf")
                self.assertEqual((Path(folder) / "a.pdf").stat().st_size, 200_005)
            self.assertEqual(sum(len(each) for each in laurel.certificates.pdf(1)), 200_005)


class Lists(unittest.TestCase):
    def test_iterating_follows_the_pages_and_asks_for_none_that_is_not_needed(self):
        def respond(seen: Seen) -> Response:
            number = 2 if "page=2" in seen.path else 1
            link = {"Link": '</api/v1/admin/events?page=2>; rel="next"'} if number == 1 else {}
            return ok([{"id": number}], **link, **{"X-Total-Count": "2"})

        with service(respond) as (laurel, seen):
            events = laurel.events.list(search="node")
            self.assertEqual(seen, [])
            self.assertEqual([each["id"] for each in events], [1, 2])
            self.assertEqual([each.path.count("limit=100") for each in seen], [1, 1])
            next(iter(events))
            self.assertEqual(len(seen), 3)
            self.assertEqual((events.total(), events.page().next), (2, 2))


@patch("time.sleep")
class Retries(unittest.TestCase):
    def test_a_post_is_repeated_with_the_same_key_until_it_succeeds(self, slept):
        with service(answers((503, {"Retry-After": "3"}, b"busy"), None, ok({"id": 1}))) as (laurel, seen):
            self.assertEqual(laurel.events.create(name="A", template_image_url="placeholder")["id"], 1)
        self.assertEqual(len(seen), 3)
        self.assertEqual(len({each.headers["Idempotency-Key"] for each in seen}), 1)
        self.assertGreaterEqual(slept.call_args_list[0].args[0], 3)

    def test_a_key_of_the_caller_is_sent_and_other_calls_have_their_own(self, slept):
        with service(lambda _: ok({"id": 1})) as (laurel, seen):
            laurel.with_options(idempotency_key="mine").events.create(name="A", template_image_url="placeholder")
            laurel.events.create(name="A", template_image_url="placeholder")
        keys = [each.headers["Idempotency-Key"] for each in seen]
        self.assertEqual(keys[0], "mine")
        self.assertRegex(keys[1], r"^\w{32}$")

    def test_public_forms_are_repeated_only_when_nothing_was_done(self, slept):
        with service(answers(None)) as (laurel, seen):
            with self.assertRaises(LaurelError) as caught:
                laurel.forms.submit("contact", {"email": "ada@example.com"})
            self.assertEqual((caught.exception.code, len(seen)), ("network_error", 1))
        limited = (429, {"Retry-After": "1"}, b"{}")
        with service(answers(limited, ok({}))) as (laurel, seen):
            laurel.forms.submit("contact", {"email": "ada@example.com"})
            self.assertEqual(len(seen), 2)

    def test_long_waits_and_hopeless_requests_are_not_repeated(self, slept):
        for response in ((429, {"Retry-After": "61"}, b"{}"), (404, {}, b"{}"), (302, {"Location": "/x"}, b"")):
            with service(answers(response)) as (laurel, seen):
                with self.assertRaises(LaurelError) as caught:
                    laurel.events.get(1)
            self.assertEqual((caught.exception.status, len(seen)), (response[0], 1))
        self.assertEqual(slept.call_count, 0)


class Errors(unittest.TestCase):
    def test_an_error_has_code_request_id_and_the_invalid_fields(self):
        problem = {"loc": ["body", "email"], "msg": "is not an address", "type": "format"}
        body = json.dumps({"code": "validation_failed", "detail": [problem], "request_id": "r1"}).encode()
        with service(answers((422, {}, body), (502, {}, b"<html>"))) as (laurel, _):
            with self.assertRaises(LaurelError) as caught:
                laurel.events.get(1)
            self.assertEqual(str(caught.exception), "email: is not an address")
            self.assertEqual((caught.exception.code, caught.exception.request_id), ("validation_failed", "r1"))
            self.assertEqual(caught.exception.problems, [problem])
            with self.assertRaises(LaurelError) as caught:
                laurel.with_options(max_retries=0).events.get(1)
            self.assertEqual((caught.exception.code, caught.exception.status), ("unreadable_answer", 502))

    def test_a_silent_service_is_given_up_on(self):
        released = threading.Event()
        with service(lambda _: released.wait(10) and None) as (laurel, _):
            with self.assertRaises(LaurelError) as caught:
                laurel.with_options(timeout=0.05, max_retries=0).events.get(1)
            released.set()
        self.assertEqual(caught.exception.code, "timeout")


class Webhooks(unittest.TestCase):
    BODY = '{"event":"cert.issued","timestamp":"","data":{"attendee_name":"Ayşe"}}'

    def headers(self, seconds: int, body: str = BODY) -> dict[str, str]:
        key = base64.b64decode(SECRET.removeprefix("whsec_"))
        digest = hmac.new(key, f"msg_1.{seconds}.{body}".encode(), hashlib.sha256).digest()
        signatures = f"v1,AAAA v1,{base64.b64encode(digest).decode()}"
        return {"Webhook-Id": "msg_1", "Webhook-Timestamp": str(seconds), "Webhook-Signature": signatures}

    def test_a_signed_webhook_is_read_and_any_valid_secret_is_enough(self):
        for secret in (SECRET, ["whsec_AAAA", SECRET]):
            hook = verify_webhook(self.BODY.encode(), self.headers(int(time.time())), secret)
            self.assertEqual((hook.id, hook.payload["event"]), ("msg_1", "cert.issued"))

    def test_forged_changed_old_and_unsigned_webhooks_are_rejected(self):
        now = int(time.time())
        forged = [
            (self.BODY + " ", self.headers(now), SECRET),
            (self.BODY, self.headers(now), "whsec_AAAA"),
            (self.BODY, self.headers(now - 301), SECRET),
            (self.BODY, self.headers(now) | {"Webhook-Timestamp": "soon"}, SECRET),
            (self.BODY, self.headers(now) | {"Webhook-Id": "msg_2"}, SECRET),
            (self.BODY, self.headers(now) | {"Webhook-Signature": "v1,ş"}, SECRET),
            (self.BODY, {}, SECRET),
        ]
        for body, headers, secret in forged:
            with self.assertRaises(LaurelError) as caught:
                verify_webhook(body, headers, secret)
            self.assertEqual(caught.exception.code, "invalid_webhook")
        with self.assertRaises(ValueError):
            verify_webhook(self.BODY, self.headers(now), "secret")


if __name__ == "__main__":
    unittest.main()
