"""Uses a running service: LAUREL_URL and LAUREL_KEY name it, WEBHOOK is a signed body. Prints the results as JSON."""

import json
import os

from laurel import Laurel, LaurelError, verify_webhook

hook = json.loads(os.environ["WEBHOOK"])
with Laurel(os.environ["LAUREL_URL"], os.environ["LAUREL_KEY"]) as laurel:
    event = laurel.events.create(name="Node Day", template_image_url="placeholder")
    names = ["Ada Lovelace", "Grace Hopper", "Edsger Dijkstra"]
    file = "".join(["name,email\n", *(f"{name},{name[0]}@example.com\n" for name in names)]).encode()
    imported = laurel.attendees.import_(event["id"], file=("people.csv", file))
    preview = laurel.certificates.issue(event["id"], dry_run=True)
    issued = laurel.certificates.issue(event["id"])
    certificates = laurel.certificates.list(event["id"], status="active", limit=2)
    once = laurel.with_options(idempotency_key="walk")
    twice = [once.crm.contacts.create(first_name="Alan", email="alan@example.com")["id"] for _ in range(2)]
    refused: dict[str, object] = {}
    try:
        laurel.events.create(name="", template_image_url="placeholder")
    except LaurelError as error:
        refused = {"code": error.code, "fields": [each["loc"] for each in error.problems]}
    results = {
        "created": imported["created"],
        "previewed": "issued" not in preview,
        "issued": issued["issued"],
        "names": sorted(each["attendee_name"] for each in certificates),
        "total": certificates.total(),
        "pdf": laurel.certificates.pdf(certificates.page().rows[0]["id"]).read()[:5].decode(),
        "csv": laurel.attendees.export_csv(event["id"]).read().count(b"\n"),
        "updated": laurel.events.update(event["id"], event_location="Istanbul")["event_location"],
        "same": twice[0] == twice[1],
        "refused": refused,
        "hook": verify_webhook(hook["text"], hook["headers"], hook["secret"]).payload["event"],
        "deleted": laurel.events.delete(event["id"]),
    }
print(json.dumps(results))
