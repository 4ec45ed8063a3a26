# Made from api/openapi.json by `npm run openapi`; do not edit.

from __future__ import annotations

import builtins
from typing import Any, Literal, Unpack, cast, overload

from . import types as t
from .bodies import part as path_part
from .connections import Download
from .pages import Pages
from .transport import Transport

class ApiKeysResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.ApiKey]:
        """List API keys

        Lists the organisation's API keys, newest first, with name, prefix, scopes and last use. The value of
        a key is shown only once, by "Create an API key".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/api-keys", {"page": page, "limit": limit})

    def create(
        self,
        **body: Unpack[t.NewApiKey],
    ) -> t.CreatedApiKey:
        """Create an API key

        Creates a key with scopes that your own key has. The response contains the value as `key`. It is shown
        only this once, so store it now. The key expires at expires_at; without one it never expires.
        """
        return cast("t.CreatedApiKey", self._transport.json("POST", "/admin/api-keys", body=body))

    def list_scopes(
        self,
    ) -> builtins.list[str]:
        """List scopes

        Lists all scopes that a key can have, such as `events:read`. A write scope does not include the read
        scope. Useful before "Create an API key" and "Update an API key".
        """
        return cast("builtins.list[str]", self._transport.json("GET", "/admin/api-keys/scopes"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.ApiKeyChange],
    ) -> t.ApiKey:
        """Update an API key

        Changes the name, scopes, expiry or active flag; only the fields you send change, and the key's value
        stays the same. `active: false` switches the key off from the next request and can be undone; "Delete
        an API key" cannot.
        """
        return cast("t.ApiKey", self._transport.json("PATCH", f"/admin/api-keys/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete an API key

        Permanently deletes a key. It stops working with the next request, and this cannot be undone. To
        switch a key off temporarily, use "Update an API key" with `active: false`.
        """
        self._transport.json("DELETE", f"/admin/api-keys/{path_part(id)}")


class CreditsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
    ) -> t.Credits:
        """Get the credit balance

        Returns the credits you can spend now, and those held for unfinished bulk jobs. One credit pays for
        one certificate of a bulk job. For all movements, use "List credit entries".
        """
        return cast("t.Credits", self._transport.json("GET", "/admin/credits"))

    def list_entries(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.CreditEntry]:
        """List credit entries

        Lists every movement of credits, newest first: grants, and holds, captures and releases of bulk jobs.
        The amounts of all entries add up to the balance of "Get the credit balance".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/credits/ledger", {"page": page, "limit": limit})


class OrganisationResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
    ) -> t.Organisation:
        """Get the organisation

        Returns the organisation of your key: name, language, time zone, country, reply address, logo, email
        colours and plan.
        """
        return cast("t.Organisation", self._transport.json("GET", "/admin/organisation"))

    def update(
        self,
        **body: Unpack[t.OrganisationChange],
    ) -> t.Organisation:
        """Update the organisation

        Changes the name, language, time zone, country, reply address or colours; only the fields you send
        change. Emails sent from now on use the new values. To change the logo, use "Upload the logo".
        """
        return cast("t.Organisation", self._transport.json("PATCH", "/admin/organisation", body=body))

    def delete_logo(
        self,
    ) -> t.Organisation:
        """Delete the logo

        Deletes the logo; emails show the organisation's name instead. Without a logo nothing changes. To set
        a new one, use "Upload the logo".
        """
        return cast("t.Organisation", self._transport.json("DELETE", "/admin/organisation/logo"))

    def upload_logo(
        self,
        **body: Unpack[t.OrganisationUploadLogoBody],
    ) -> t.Organisation:
        """Upload the logo

        Replaces the logo that emails, public pages and certificates show. Multipart: one PNG, JPEG or WebP
        file of at most 2 MB. It is shown on white, at most 240 by 48 pixels. Returns the organisation with
        the address of its logo.
        """
        return cast("t.Organisation", self._transport.json("POST", "/admin/organisation/logo", body=body, kind="form"))

    def retention(
        self,
    ) -> t.Retention:
        """Get retention settings

        Returns how many days logs and emails are kept after they ended, the limits of each setting, and what
        the last runs deleted. Certificates, the issuance log, the audit log and unfinished records, such as
        queued emails, are never deleted.
        """
        return cast("t.Retention", self._transport.json("GET", "/admin/retention"))

    def update_retention(
        self,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.RetentionChange],
    ) -> t.Retention:
        """Update retention settings

        Changes how many days records are kept; only the settings you send change. With a shorter time, older
        records are permanently deleted in the next nightly run. `dry_run=true` returns how many rows would be
        deleted now.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.Retention", self._transport.json("PATCH", "/admin/retention", query={"dry_run": dry_run}, body=body))

    def run_retention(
        self,
    ) -> t.Retention:
        """Start a retention purge

        Queues the purge now instead of waiting for the night; deleted records cannot be restored. Repeated
        requests are combined while the purge is queued. `last_run` of "Get retention settings" has the
        result.
        """
        return cast("t.Retention", self._transport.json("POST", "/admin/retention/run"))

    def sender(
        self,
    ) -> t.OrganisationSender:
        """Get the email sender

        Returns the sender of the organisation's emails: its own mail server and address, or the
        installation's. Emails about sign-in and invitations always use the installation's.
        """
        return cast("t.OrganisationSender", self._transport.json("GET", "/admin/organisation/sender"))

    def update_sender(
        self,
        **body: Unpack[t.OrganisationSenderChange],
    ) -> t.OrganisationSender:
        """Update the email sender

        Sends the organisation's emails through its own mail server, from its own address, signed with a DKIM
        key that is created for it. The host must be public. Then publish the records of "Get the sender's DNS
        records". Repeating the request changes nothing.
        """
        return cast("t.OrganisationSender", self._transport.json("PUT", "/admin/organisation/sender", body=body))

    def delete_sender(
        self,
    ) -> None:
        """Delete the email sender

        Waiting and future emails use the installation's sender. Without an own sender nothing changes.
        """
        self._transport.json("DELETE", "/admin/organisation/sender")

    def sender_dns(
        self,
    ) -> t.SenderDns:
        """Get the sender's DNS records

        Looks up the SPF, DKIM and DMARC records of the sender address in DNS, and says for each what to
        publish or change.
        """
        return cast("t.SenderDns", self._transport.json("GET", "/admin/organisation/sender/dns"))

    def test_sender(
        self,
        **body: Unpack[t.SenderTest],
    ) -> t.SenderTestResult:
        """Send a test email through the sender

        Sends one email now through the organisation's mail server, and returns the server's answer. At most 5
        a minute and 30 an hour.
        """
        return cast("t.SenderTestResult", self._transport.json("POST", "/admin/organisation/sender/test", body=body))

    def sign_in_policy(
        self,
    ) -> t.SignInPolicy:
        """Get the sign-in policy

        Returns what the organisation requires of its members when they sign in.
        """
        return cast("t.SignInPolicy", self._transport.json("GET", "/admin/sign-in-policy"))

    def update_sign_in_policy(
        self,
        **body: Unpack[t.SignInPolicyChange],
    ) -> t.SignInPolicy:
        """Update the sign-in policy

        With `owners_and_admins`, owners and admins without a second factor in their sign-in session can only
        set one up, from their next request on. API keys are not affected.
        """
        return cast("t.SignInPolicy", self._transport.json("PATCH", "/admin/sign-in-policy", body=body))

    def list_automations(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.OrganisationAutomationRule]:
        """List automations of the organisation

        Lists the automation rules that new events get, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/automations", {"page": page, "limit": limit})

    def create_automation(
        self,
        **body: Unpack[t.NewOrganisationAutomationRule],
    ) -> t.OrganisationAutomationRule:
        """Create an automation of the organisation

        Creates a rule that is copied to each event created from now on. Existing events do not get it. Each
        copy follows the changes of this rule, and can be disabled for its event. Needs the scope of each
        action, as "Create an automation" does.
        """
        return cast("t.OrganisationAutomationRule", self._transport.json("POST", "/admin/automations", body=body))

    def automation(
        self,
        id: int,
        /,
    ) -> t.OrganisationAutomationRule:
        """Get an automation of the organisation

        Returns one automation rule that new events get, with the runs of all its copies.
        """
        return cast("t.OrganisationAutomationRule", self._transport.json("GET", f"/admin/automations/{path_part(id)}"))

    def update_automation(
        self,
        id: int,
        /,
        **body: Unpack[t.OrganisationAutomationRuleChange],
    ) -> t.OrganisationAutomationRule:
        """Update an automation of the organisation

        Updates the given fields of the rule and of its copies in all events; waiting runs follow, as in
        "Update an automation". Copies that were disabled at their event stay disabled.
        """
        return cast("t.OrganisationAutomationRule", self._transport.json("PATCH", f"/admin/automations/{path_part(id)}", body=body))

    def delete_automation(
        self,
        id: int,
        /,
    ) -> None:
        """Delete an automation of the organisation

        Permanently deletes the rule, its copies in all events and their runs. Waiting runs are cancelled. To
        stop it for one event, disable the copy.
        """
        self._transport.json("DELETE", f"/admin/automations/{path_part(id)}")

    def find(
        self,
        *,
        q: str,
    ) -> builtins.list[t.Found]:
        """Search all records

        Returns at most five results of each kind that your scopes allow: events and designs by name,
        certificates also by code or link, contacts, and attendees by address or, from four characters, by
        name in the 50 newest events. To search one kind fully, use its list.

        `q`: A name, an address, a code or a link
        """
        return cast("builtins.list[t.Found]", self._transport.json("GET", "/admin/search", query={"q": q}))

    def list_jobs(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.RunningJob]:
        """List jobs

        Lists running and finished jobs, newest first, at most 100 of each kind: bulk jobs, contact imports,
        lead score calculations and purges of old records. Each has its progress, speed and estimated
        remaining time.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/jobs", {"page": page, "limit": limit})

    def setup_progress(
        self,
        *,
        event_id: int | None = None,
    ) -> t.SetupProgress:
        """Get set-up progress

        Returns the five steps from an event to certificates that people have seen: event, people, design,
        issue, share. Computed from existing records of the organisation or of one event, with the next step
        and its event.

        `event_id`: Identifier of the event; default: all events
        """
        return cast("t.SetupProgress", self._transport.json("GET", "/admin/setup-progress", query={"event_id": event_id}))

    def standing(
        self,
    ) -> t.Standing:
        """Get the overview

        Returns current problems (emails, webhooks, jobs, credits), running jobs and the next event, for a
        start page. Daily figures are in the analytics operations.
        """
        return cast("t.Standing", self._transport.json("GET", "/admin/overview"))

    def create_sample_data(
        self,
    ) -> t.SampleData:
        """Create sample data

        Creates a sample event with sessions, 40 fictional attendees, some check-ins and survey answers, and a
        few companies, contacts, deals, a form, a training programme and a badge, to explore Laurel. An
        organisation can have them once. No certificates are issued and no emails are sent.
        """
        return cast("t.SampleData", self._transport.json("POST", "/admin/sample-data"))

    def delete_sample_data(
        self,
    ) -> None:
        """Delete sample data

        Deletes the sample event with everything that belongs to it, including certificates issued in it, and
        the sample companies, contacts, deals, form, programme and badge. Sample records that your own records
        use are kept.
        """
        self._transport.json("DELETE", "/admin/sample-data")

    def system(
        self,
    ) -> t.SystemState:
        """Get the system status

        Returns versions, the database, queued work, the mail server, file storage and whether it is
        reachable, and the plan's limits. Contains no secrets.
        """
        return cast("t.SystemState", self._transport.json("GET", "/admin/system"))


class SigningKeysResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.SigningKey]:
        """List signing keys

        Lists the keys that sign the credentials of certificates and badges, and the issuance log, newest
        first. A key is created when the first credential is signed; private parts are never shown.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/signing-keys", {"page": page, "limit": limit})

    def rotate(
        self,
    ) -> t.SigningKey:
        """Rotate the signing key

        Creates a new key that signs credentials from now on, and destroys the private part of the one before.
        Credentials that it signed stay valid. This also happens by itself when a key is two years old.
        Returns the new key. For a stolen key use "Withdraw a signing key".
        """
        return cast("t.SigningKey", self._transport.json("POST", "/admin/signing-keys/rotate"))

    def withdraw(
        self,
        signing_key_id: int,
        /,
        *,
        dry_run: bool | None = None,
    ) -> t.SigningKey | t.SigningKeyWithdrawal:
        """Withdraw a signing key

        Declares a key stolen. Everything that it signed fails everywhere, also in copies that people have;
        the certificates stay active, and are signed with the new key within minutes. For a key that is safe,
        use "Rotate the signing key". With `dry_run=true` it returns how many signatures become void.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.SigningKey | t.SigningKeyWithdrawal", self._transport.json("POST", f"/admin/signing-keys/{path_part(signing_key_id)}/withdraw", query={"dry_run": dry_run}))


class DesignsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        archived: bool | None = None,
    ) -> Pages[t.Design]:
        """List designs

        Lists the organisation's designs, newest first, each in its newest version. Events choose a design
        with `template_id`. Built-in designs are not included.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `archived`: true: archived designs; default: designs that are not archived
        """
        return Pages(self._transport.page, "/admin/designs", {"page": page, "limit": limit, "archived": archived})

    def create(
        self,
        **body: Unpack[t.DesignsCreateBody],
    ) -> t.Design:
        """Create a design

        Creates a design on a picture, or from a built-in one. Multipart: `name`, and optionally `builtin`,
        `layout` as JSON text, and one PNG, JPEG or WebP file of at most 10 MB. Assign it to an event with its
        id as `template_id`, or with its `image_url` as `template_image_url`.
        """
        return cast("t.Design", self._transport.json("POST", "/admin/designs", body=body, kind="form"))

    def get(
        self,
        id: int,
        /,
    ) -> t.Design:
        """Get a design

        Returns the newest version of a design, with its layout and background picture. Certificates keep the
        version they were issued with.
        """
        return cast("t.Design", self._transport.json("GET", f"/admin/designs/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.DesignChange],
    ) -> t.Design:
        """Update a design

        Renames a design, or stores a new layout as a new version; only the fields you send change, and a
        layout is sent whole. `If-Match` prevents overwriting others' changes. Issued certificates keep their
        version. For another picture use "Create a design".
        """
        return cast("t.Design", self._transport.json("PATCH", f"/admin/designs/{path_part(id)}", body=body))

    def archive(
        self,
        id: int,
        /,
    ) -> None:
        """Archive a design

        Removes a design from the list, so that no event can choose it. Events that use it and issued
        certificates keep it. "Update a design" with `archived` false restores it.
        """
        self._transport.json("DELETE", f"/admin/designs/{path_part(id)}")

    def duplicate(
        self,
        design_id: int,
        /,
        **body: Unpack[t.DesignDuplicate],
    ) -> t.Design:
        """Duplicate a design

        Creates a new design, version 1, with the layout and picture of another design's newest version.
        """
        return cast("t.Design", self._transport.json("POST", f"/admin/designs/{path_part(design_id)}/duplicate", body=body))

    def restore_version(
        self,
        design_id: int,
        version: int,
        /,
    ) -> t.Design:
        """Restore a version of a design

        Creates a new version equal to an earlier one; no version is lost, and certificates keep theirs. If
        the newest version is already equal to it, none is created.
        """
        return cast("t.Design", self._transport.json("POST", f"/admin/designs/{path_part(design_id)}/versions/{path_part(version)}/restore"))

    def builtin(
        self,
        *,
        language: str | None = None,
    ) -> builtins.list[t.BuiltinDesign]:
        """List the built-in designs

        Lists the built-in designs, the default of events first. "Create a design" with `builtin` makes an
        editable copy.

        `language`: Language of text and dates. Default: the organisation's
        """
        return cast("builtins.list[t.BuiltinDesign]", self._transport.json("GET", "/admin/designs/builtin", query={"language": language}))

    def builtin_scene(
        self,
        key: Literal["laurel", "band", "quiet", "academy", "festival", "night", "day"],
        /,
        *,
        language: str | None = None,
        color: str | None = None,
    ) -> t.DesignScene:
        """Get a built-in design

        Returns everything that a browser needs to draw a built-in design in a language and a colour: page,
        shapes, fields and fonts. `page`, `language`, `edition`, `drawing` and `fields` are its layout.

        `language`: Language of text and dates. Default: the organisation's

        `color`: Colour of the design. Default: the organisation's primary colour. `laurel` has fixed colours
        """
        return cast("t.DesignScene", self._transport.json("GET", f"/admin/designs/builtin/{path_part(key)}", query={"language": language, "color": color}))

    def scene(
        self,
        design_id: int,
        /,
    ) -> t.DesignScene:
        """Get the scene of a design

        Returns everything that a browser needs to draw the newest version of a design: page, background,
        fields and fonts. `page`, `language`, `edition`, `drawing`, `private_values` and `fields` are its
        layout.
        """
        return cast("t.DesignScene", self._transport.json("GET", f"/admin/designs/{path_part(design_id)}/scene"))

    def font(
        self,
        file: str,
        /,
    ) -> Download:
        """Get a font of designs

        Returns a font that certificates are drawn with, as a TrueType file, compressed if the client accepts
        it. No API key is needed. Its address is in the `fonts` of a scene and always means the same bytes.
        """
        return self._transport.download("GET", f"/fonts/{path_part(file)}")

    def add_picture(
        self,
        **body: Unpack[t.DesignsAddPictureBody],
    ) -> t.LayoutPicture:
        """Add a picture for designs

        Uploads a logo, signature or seal, which fields of the type `image` use as `picture`, or the cover of
        an event (`cover_image_url`). It is turned upright and scaled to at most 1,000 pixels in width and
        height. A picture that no design version and no event uses is deleted after a week.
        """
        return cast("t.LayoutPicture", self._transport.json("POST", "/admin/pictures", body=body, kind="form"))

    def values(
        self,
        design_id: int,
        /,
    ) -> t.DesignValues:
        """Get the values for a design

        Returns the values that a design can print, from the `certificate_values` of the 1,000 newest events
        and of their kinds: those of events that use the design first, with how many attendees lack each. Also
        needs the scope `events:read`.
        """
        return cast("t.DesignValues", self._transport.json("GET", f"/admin/designs/{path_part(design_id)}/values"))

    def preview(
        self,
        **body: Unpack[t.DesignPreview],
    ) -> Download:
        """Preview a design

        Draws a layout, a design or a built-in design with sample data, or as an attendee would get it, which
        also needs the scope `attendees:read`. Nothing is created or stored; the code and QR code say PREVIEW
        and verify as nothing. JPEG is the fastest format.
        """
        return self._transport.download("POST", "/admin/designs/preview", body=body)

    def picture(
        self,
        file: str,
        /,
    ) -> Download:
        """Get an uploaded picture

        Returns the picture of a design, or a logo, as JPEG or PNG, without a key. Its name is in the
        `image_url` of designs and pictures and in the `logo` of an organisation. A name always stands for the
        same bytes.
        """
        return self._transport.download("GET", f"/pictures/{path_part(file)}")

    def versions(
        self,
        design_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.DesignVersion]:
        """List the versions of a design

        Lists the versions of a design, newest first, with author, time and the number of certificates issued
        with each.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/designs/{path_part(design_id)}/versions", {"page": page, "limit": limit})

    def version(
        self,
        design_id: int,
        version: int,
        /,
    ) -> t.WholeDesignVersion:
        """Get a version of a design

        Returns a version of a design with its layout, as used for the certificates issued with it.
        """
        return cast("t.WholeDesignVersion", self._transport.json("GET", f"/admin/designs/{path_part(design_id)}/versions/{path_part(version)}"))


class EmailsSuppressionsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        address: str | None = None,
        reason: Literal["rejected", "complained", "unsubscribed", "manual"] | None = None,
    ) -> Pages[t.EmailSuppression]:
        """List suppressed addresses

        Lists the addresses to which no emails, or only transactional emails, are sent, newest first. `search`
        matches parts of the newest 20,000 addresses that the other filters leave.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text in the address, ignoring case; every character is literal

        `address`: Only suppressions of this address
        """
        return Pages(self._transport.page, "/admin/email-suppressions", {"page": page, "limit": limit, "search": search, "address": address, "reason": reason})

    def create(
        self,
        **body: Unpack[t.NewEmailSuppression],
    ) -> t.EmailSuppression:
        """Suppress an address

        Suppresses all emails to an address.
        """
        return cast("t.EmailSuppression", self._transport.json("POST", "/admin/email-suppressions", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a suppression

        Allows emails to the address again, unless another suppression applies to it.
        """
        self._transport.json("DELETE", f"/admin/email-suppressions/{path_part(id)}")


class EmailsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.suppressions = EmailsSuppressionsResource(transport)

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        status: Literal["queued", "sending", "sent", "kept", "failed", "suppressed", "cancelled"] | None = None,
        event_id: int | None = None,
        attendee_id: int | None = None,
        kind: str | None = None,
        to: str | None = None,
        rule_id: int | None = None,
        template_id: int | None = None,
        bounce: Literal["hard", "soft", "complaint"] | None = None,
    ) -> Pages[t.Email]:
        """List emails

        Lists the emails of the organisation, newest first. `search` matches recipients and subjects of the
        newest 20,000 emails that the other filters leave.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text in the name or address of the recipient, or in the subject, ignoring case; every
        character is literal

        `event_id`: Only emails of this event

        `attendee_id`: Only emails to this attendee

        `kind`: Only emails of this kind

        `to`: Only emails to this address

        `rule_id`: Only emails of this automation rule

        `template_id`: Only emails composed with this template

        `bounce`: Only emails with this kind of bounce
        """
        return Pages(self._transport.page, "/admin/emails", {"page": page, "limit": limit, "search": search, "status": status, "event_id": event_id, "attendee_id": attendee_id, "kind": kind, "to": to, "rule_id": rule_id, "template_id": template_id, "bounce": bounce})

    def get(
        self,
        id: int,
        /,
    ) -> t.EmailWithContent:
        """Get an email

        Returns an email with its text, attachments and delivery attempts.
        """
        return cast("t.EmailWithContent", self._transport.json("GET", f"/admin/emails/{path_part(id)}"))

    def resend(
        self,
        email_id: int,
        /,
    ) -> t.EmailWithContent:
        """Resend an email

        Sends the email again as a new email with `resend_of`. An email of an automation rule is composed
        again when it is sent, and only goes to people who should still receive it.
        """
        return cast("t.EmailWithContent", self._transport.json("POST", f"/admin/emails/{path_part(email_id)}/resend"))

    def resend_failed(
        self,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.ResendRequest],
    ) -> t.Resent:
        """Resend failed emails

        Resends the oldest 10,000 failed emails that were not resent yet, including those handed over without
        an answer. Repeating the call never sends an email twice.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.Resent", self._transport.json("POST", "/admin/emails/resend-failed", query={"dry_run": dry_run}, body=body))

    def cancel(
        self,
        email_id: int,
        /,
    ) -> t.EmailWithContent:
        """Cancel an email

        Cancels an email that is still to be sent. A sent email cannot be recalled.
        """
        return cast("t.EmailWithContent", self._transport.json("POST", f"/admin/emails/{path_part(email_id)}/cancel"))

    def attachment(
        self,
        email_id: int,
        file_name: str,
        /,
    ) -> Download:
        """Download an attachment

        Downloads the current version of an email's attachment.
        """
        return self._transport.download("GET", f"/admin/emails/{path_part(email_id)}/attachments/{path_part(file_name)}")


class EmailTemplatesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        kind: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring", "registration_confirmed", "place_offered", "certificate"] | None = None,
        language: Literal["en", "tr", "de", "es", "fr", "ar"] | None = None,
    ) -> Pages[t.EmailTemplate]:
        """List email templates

        Lists the email templates, newest first. `search` matches names and subjects.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text in the name or subject, ignoring case; every character is literal

        `kind`: Only templates of this kind

        `language`: Only templates with content in this language
        """
        return Pages(self._transport.page, "/admin/email-templates", {"page": page, "limit": limit, "search": search, "kind": kind, "language": language})

    def create(
        self,
        **body: Unpack[t.NewEmailTemplate],
    ) -> t.EmailTemplate:
        """Create an email template

        Creates an email template. Unknown variables, filters, tags and elements are rejected (422) with the
        closest match. "List template variables" returns the variables.
        """
        return cast("t.EmailTemplate", self._transport.json("POST", "/admin/email-templates", body=body))

    def list_variables(
        self,
    ) -> builtins.list[t.EmailTemplateVariable]:
        """List template variables

        Lists the variables that templates can use, with the kinds of emails that have them.
        """
        return cast("builtins.list[t.EmailTemplateVariable]", self._transport.json("GET", "/admin/email-templates/variables"))

    def get(
        self,
        id: int,
        /,
    ) -> t.EmailTemplate:
        """Get an email template

        Returns an email template.
        """
        return cast("t.EmailTemplate", self._transport.json("GET", f"/admin/email-templates/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.EmailTemplateChange],
    ) -> t.EmailTemplate:
        """Update an email template

        Changes an email template. Emails that are not sent yet use the new version.
        """
        return cast("t.EmailTemplate", self._transport.json("PATCH", f"/admin/email-templates/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete an email template

        Deletes an email template. Kinds of emails without a template use the built-in one.
        """
        self._transport.json("DELETE", f"/admin/email-templates/{path_part(id)}")

    def test(
        self,
        email_template_id: int,
        /,
        **body: Unpack[t.EmailTemplateTest],
    ) -> t.Email:
        """Send a test email

        Sends an email with sample data to an address, using a template.
        """
        return cast("t.Email", self._transport.json("POST", f"/admin/email-templates/{path_part(email_template_id)}/test", body=body))

    def preview(
        self,
        email_template_id: int,
        /,
        **body: Unpack[t.EmailTemplateToPreview],
    ) -> t.EmailPreview:
        """Preview an email template

        Renders an email template with sample data, or as an attendee would get it, which also needs the scope
        `attendees:read`. Nothing is sent or saved.
        """
        return cast("t.EmailPreview", self._transport.json("POST", f"/admin/email-templates/{path_part(email_template_id)}/preview", body=body))


class PeopleInvitationsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Invitation]:
        """List invitations

        Lists the open invitations, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/people/invitations", {"page": page, "limit": limit})

    def create(
        self,
        **body: Unpack[t.NewInvitation],
    ) -> t.MadeInvitation:
        """Create an invitation

        Sends a link to join the organisation, valid once within seven days. It replaces an earlier invitation
        to the address. You cannot invite to a role with more access than your own. Without a mail server the
        response contains the link.
        """
        return cast("t.MadeInvitation", self._transport.json("POST", "/admin/people/invitations", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Revoke an invitation

        The link in the email stops working.
        """
        self._transport.json("DELETE", f"/admin/people/invitations/{path_part(id)}")


class PeopleConnectedAppsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.ConnectedApp]:
        """List connected apps

        Lists the apps that act for members of the organisation, such as assistants, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/connected-apps", {"page": page, "limit": limit})

    def revoke(
        self,
        id: int,
        /,
    ) -> None:
        """Revoke a connected app

        Ends the access of an app at once. Its member can connect it again.
        """
        self._transport.json("DELETE", f"/admin/connected-apps/{path_part(id)}")


class PeopleResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.invitations = PeopleInvitationsResource(transport)
        self.connected_apps = PeopleConnectedAppsResource(transport)

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Member]:
        """List members

        Lists the members of the organisation with their roles, in the order in which they joined.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/people", {"page": page, "limit": limit})

    def roles(
        self,
    ) -> builtins.list[t.RoleScopes]:
        """List roles and their scopes

        Lists the roles of members, from most to least access, with the scopes of each.
        """
        return cast("builtins.list[t.RoleScopes]", self._transport.json("GET", "/admin/people/roles"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.MemberChange],
    ) -> t.Member:
        """Update a member

        Changes a member's role or events from their next request on. You cannot grant or change a role with
        more access than your own. An organisation must have an owner.
        """
        return cast("t.Member", self._transport.json("PATCH", f"/admin/people/{path_part(id)}", body=body))

    def remove(
        self,
        id: int,
        /,
    ) -> None:
        """Remove a member

        Removes a member from the organisation and signs them out of it at once. An account that belongs to no
        other organisation is deleted. An organisation must have an owner.
        """
        self._transport.json("DELETE", f"/admin/people/{path_part(id)}")

    def sign_out(
        self,
        id: int,
        /,
    ) -> t.SignedOut:
        """Sign out a member

        Ends all of a member's sign-in sessions in this organisation. They can sign in again.
        """
        return cast("t.SignedOut", self._transport.json("POST", f"/admin/people/{path_part(id)}/sign-out"))


class MeResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
    ) -> t.OwnAccount:
        """Get your account

        Returns your name, address and panel preferences.
        """
        return cast("t.OwnAccount", self._transport.json("GET", "/me"))

    def update(
        self,
        **body: Unpack[t.OwnAccountChange],
    ) -> t.OwnAccount:
        """Update your account

        Changes your name, or the panel's language or colours; only the fields you send change.
        """
        return cast("t.OwnAccount", self._transport.json("PATCH", "/me", body=body))

    def change_password(
        self,
        **body: Unpack[t.PasswordChange],
    ) -> None:
        """Change your password

        Replaces your password, which requires the current one, and signs you out everywhere else.
        """
        self._transport.json("PUT", "/me/password", body=body)

    def sessions(
        self,
    ) -> builtins.list[t.OwnSession]:
        """List your sign-in sessions

        Lists your sign-in sessions in all organisations, most recently used first, at most 200.
        """
        return cast("builtins.list[t.OwnSession]", self._transport.json("GET", "/me/sessions"))

    def end_session(
        self,
        id: int,
        /,
    ) -> None:
        """End one of your sign-in sessions

        Signs you out in one browser, which can be this one.
        """
        self._transport.json("DELETE", f"/me/sessions/{path_part(id)}")

    def views(
        self,
    ) -> builtins.list[t.OwnViews]:
        """List your saved views

        Lists your saved views of this organisation's lists, with filters, order and columns.
        """
        return cast("builtins.list[t.OwnViews]", self._transport.json("GET", "/me/views"))

    def save_views(
        self,
        **body: Unpack[t.OwnViews],
    ) -> t.OwnViews:
        """Update your saved views of a list

        Replaces all your saved views of one list. Only you can see them.
        """
        return cast("t.OwnViews", self._transport.json("PUT", "/me/views", body=body))

    def say_editing(
        self,
        kind: Literal["design", "event"],
        id: int,
        /,
    ) -> t.OtherEditors:
        """Report editing presence

        Shows others who open the same design or event that you are there, by name, for 30 seconds; repeat the
        call to stay visible. Returns the other editors.
        """
        return cast("t.OtherEditors", self._transport.json("PUT", f"/me/editing/{path_part(kind)}/{path_part(id)}"))

    def end_editing(
        self,
        kind: Literal["design", "event"],
        id: int,
        /,
    ) -> None:
        """End editing presence

        Your name is no longer shown to others there.
        """
        self._transport.json("DELETE", f"/me/editing/{path_part(kind)}/{path_part(id)}")

    def factors(
        self,
    ) -> t.OwnFactors:
        """Get your sign-in methods

        Returns whether you have a password and an authenticator app, and the number of your passkeys and
        unused recovery codes.
        """
        return cast("t.OwnFactors", self._transport.json("GET", "/me/factors"))

    def begin_totp(
        self,
    ) -> t.CodeApp:
        """Start authenticator app set-up

        Returns a new secret for an app that shows a six-digit code every 30 seconds (RFC 6238). It takes
        effect after "Confirm an authenticator app". If you already have an app, delete it first, otherwise
        the response is 409.
        """
        return cast("t.CodeApp", self._transport.json("POST", "/me/totp", once=True))

    def confirm_totp(
        self,
        **body: Unpack[t.ConfirmCodeApp],
    ) -> t.ConfirmedCodeApp:
        """Confirm an authenticator app

        Takes the code that the app shows now. From then on you are asked for a code when you sign in with a
        password, a link or a provider. Your first second factor comes with ten recovery codes, which are
        shown only once.
        """
        return cast("t.ConfirmedCodeApp", self._transport.json("PUT", "/me/totp", body=body))

    def remove_totp(
        self,
    ) -> None:
        """Delete your authenticator app

        You are no longer asked for its codes. If it was your last second factor, your recovery codes are
        deleted too.
        """
        self._transport.json("DELETE", "/me/totp")

    def renew_recovery_codes(
        self,
    ) -> t.RecoveryCodes:
        """Create new recovery codes

        Returns ten new codes, which are shown only once. The previous codes no longer work.
        """
        return cast("t.RecoveryCodes", self._transport.json("POST", "/me/recovery-codes", once=True))

    def passkeys(
        self,
    ) -> builtins.list[t.Passkey]:
        """List your passkeys

        Lists your passkeys, oldest first, with the time of their last use.
        """
        return cast("builtins.list[t.Passkey]", self._transport.json("GET", "/me/passkeys"))

    def add_passkey(
        self,
        **body: Unpack[t.NewPasskey],
    ) -> t.AddedPasskey:
        """Add a passkey

        Stores the passkey that the browser created. It signs you in on its own and counts as both factors.
        Your first second factor comes with ten recovery codes, which are shown only once.
        """
        return cast("t.AddedPasskey", self._transport.json("POST", "/me/passkeys", body=body, once=True))

    def passkey_options(
        self,
    ) -> t.PasskeyOptions:
        """Start passkey creation

        Returns the options for `navigator.credentials.create`. Send its result to "Add a passkey" within five
        minutes.
        """
        return cast("t.PasskeyOptions", self._transport.json("POST", "/me/passkeys/options", once=True))

    def remove_passkey(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a passkey

        The passkey no longer signs you in, even if a device still has it. If it was your last second factor,
        your recovery codes are deleted too.
        """
        self._transport.json("DELETE", f"/me/passkeys/{path_part(id)}")

    def connected_apps(
        self,
    ) -> builtins.list[t.ConnectedApp]:
        """List your connected apps

        Lists the apps that act for you in all your organisations, newest first, at most 500.
        """
        return cast("builtins.list[t.ConnectedApp]", self._transport.json("GET", "/me/connected-apps"))

    def revoke_connected_app(
        self,
        id: int,
        /,
    ) -> None:
        """Revoke one of your connected apps

        Ends the access of an app that acts for you, at once.
        """
        self._transport.json("DELETE", f"/me/connected-apps/{path_part(id)}")

    def app_request(
        self,
        token: str,
        /,
    ) -> t.AppRequest:
        """Get the request of an app

        Returns an app that asks to act for you, and the scopes that you can allow in this organisation.
        """
        return cast("t.AppRequest", self._transport.json("GET", f"/me/app-requests/{path_part(token)}"))

    def approve_app(
        self,
        token: str,
        /,
        **body: Unpack[t.AppApproval],
    ) -> t.AppAnswer:
        """Allow an app to act for you

        Gives an app the scopes that you choose, in the organisation of this sign-in session.
        """
        return cast("t.AppAnswer", self._transport.json("POST", f"/me/app-requests/{path_part(token)}/approve", body=body, once=True))

    def deny_app(
        self,
        token: str,
        /,
    ) -> t.AppAnswer:
        """Refuse an app

        Tells an app that you did not allow it.
        """
        return cast("t.AppAnswer", self._transport.json("POST", f"/me/app-requests/{path_part(token)}/deny", once=True))


class IdentityProvidersResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
    ) -> builtins.list[t.IdentityProvider]:
        """List identity providers

        Lists the organisation's OpenID Connect providers, with their domains and the TXT records that verify
        them. Client secrets are never returned.
        """
        return cast("builtins.list[t.IdentityProvider]", self._transport.json("GET", "/admin/identity-providers"))

    def create(
        self,
        **body: Unpack[t.NewIdentityProvider],
    ) -> t.IdentityProvider:
        """Create an identity provider

        Creates an OpenID Connect provider. Register its callback_url there as redirect URI. People can sign
        in with it after one of its domains was added and verified; new people become members with
        default_role.
        """
        return cast("t.IdentityProvider", self._transport.json("POST", "/admin/identity-providers", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.IdentityProvider:
        """Get an identity provider

        Returns a provider with its domains and their TXT records.
        """
        return cast("t.IdentityProvider", self._transport.json("GET", f"/admin/identity-providers/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.IdentityProviderChange],
    ) -> t.IdentityProvider:
        """Update an identity provider

        Changes the fields you send. A new issuer counts as a new provider: people are matched by their
        address again. `active: false` stops sign-ins with it; people stay signed in.
        """
        return cast("t.IdentityProvider", self._transport.json("PATCH", f"/admin/identity-providers/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete an identity provider

        Deletes a provider. Nobody can sign in with it, and its domains become free. People stay members and
        can sign in by other means.
        """
        self._transport.json("DELETE", f"/admin/identity-providers/{path_part(id)}")

    def add_domain(
        self,
        identity_provider_id: int,
        /,
        **body: Unpack[t.NewIdentityProviderDomain],
    ) -> t.IdentityProvider:
        """Add a domain to an identity provider

        Adds a domain whose addresses the provider vouches for once a TXT record of the domain equals the
        returned txt_record and "Verify a domain" has found it. Subdomains are separate domains.
        """
        return cast("t.IdentityProvider", self._transport.json("POST", f"/admin/identity-providers/{path_part(identity_provider_id)}/domains", body=body))

    def verify_domain(
        self,
        identity_provider_id: int,
        domain: str,
        /,
    ) -> t.IdentityProvider:
        """Verify a domain

        Looks up the domain's TXT records in DNS. When one equals its txt_record, the provider vouches for the
        domain's addresses from now on, even if the record is removed later. Otherwise the response is 409.
        """
        return cast("t.IdentityProvider", self._transport.json("POST", f"/admin/identity-providers/{path_part(identity_provider_id)}/domains/{path_part(domain)}/verify"))

    def remove_domain(
        self,
        identity_provider_id: int,
        domain: str,
        /,
    ) -> t.IdentityProvider:
        """Remove a domain from a provider

        The provider no longer vouches for addresses of the domain. People stay signed in.
        """
        return cast("t.IdentityProvider", self._transport.json("DELETE", f"/admin/identity-providers/{path_part(identity_provider_id)}/domains/{path_part(domain)}"))


class AuthResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def set_up(
        self,
        **body: Unpack[t.SetUp],
    ) -> None:
        """Create the first owner

        With the link that is printed at start while nobody can sign in: creates the person, makes them owner
        of the first organisation and signs them in.
        """
        self._transport.json("POST", "/auth/set-up", body=body, once=True)

    def accept_invitation(
        self,
        **body: Unpack[t.AcceptedInvitation],
    ) -> None:
        """Accept an invitation

        Joins an organisation with an invitation link. With an account, sign in first with the invited
        address; otherwise an account is created.
        """
        self._transport.json("POST", "/auth/invitation", body=body, once=True)

    def sign_in(
        self,
        **body: Unpack[t.SignIn],
    ) -> t.SecondFactorAsked | None:
        """Sign in with a password

        Sets the cookie of a new sign-in session, or asks for the second factor if you have one. The error
        does not say whether the address or the password was wrong.
        """
        return cast("t.SecondFactorAsked | None", self._transport.json("POST", "/auth/sign-in", body=body, once=True))

    def session(
        self,
    ) -> t.WhoIsSignedIn:
        """Get the signed-in person

        Returns the person signed in with this browser's cookie, their organisation and access. If nobody is
        signed in, it is not an error.
        """
        return cast("t.WhoIsSignedIn", self._transport.json("GET", "/auth/session"))

    def sign_out(
        self,
    ) -> None:
        """Sign out

        Ends the sign-in session of this browser. If already signed out, nothing changes.
        """
        self._transport.json("POST", "/auth/sign-out", once=True)

    def choose_organisation(
        self,
        **body: Unpack[t.ChosenOrganisation],
    ) -> None:
        """Switch to another organisation

        Switches to another of your organisations, with a new cookie.
        """
        self._transport.json("POST", "/auth/organisation", body=body, once=True)

    def ask_for_link(
        self,
        **body: Unpack[t.AskForLink],
    ) -> t.LinkAsked:
        """Send a sign-in link

        If the address belongs to an account, sends it a link that signs in once, within fifteen minutes. The
        response is the same for unknown addresses.
        """
        return cast("t.LinkAsked", self._transport.json("POST", "/auth/link", body=body, once=True))

    def ask_for_reset(
        self,
        **body: Unpack[t.AskForLink],
    ) -> t.LinkAsked:
        """Send a password reset link

        If the address belongs to an account, sends it a link to set a new password once, within an hour. The
        response is the same for unknown addresses.
        """
        return cast("t.LinkAsked", self._transport.json("POST", "/auth/reset", body=body, once=True))

    def sign_in_by_link(
        self,
        **body: Unpack[t.UseLink],
    ) -> t.SecondFactorAsked | None:
        """Sign in with a link

        Sets the cookie of a new sign-in session, or asks for the second factor if you have one.
        """
        return cast("t.SecondFactorAsked | None", self._transport.json("POST", "/auth/link/use", body=body, once=True))

    def reset_password(
        self,
        **body: Unpack[t.ResetPassword],
    ) -> t.SecondFactorAsked | None:
        """Set a password with a link

        Sets a new password with an emailed link, ends all your sign-in sessions and signs you in, or asks for
        the second factor if you have one.
        """
        return cast("t.SecondFactorAsked | None", self._transport.json("POST", "/auth/reset/use", body=body, once=True))

    def second_factor(
        self,
        **body: Unpack[t.GiveSecondFactor],
    ) -> None:
        """Submit a second factor

        Completes a sign-in that needs a second factor, with a code of the authenticator app or a single-use
        recovery code. Passkeys sign in on their own, without a ticket.
        """
        self._transport.json("POST", "/auth/second-factor", body=body, once=True)

    def confirm_options(
        self,
    ) -> t.PasskeyOptions:
        """Start confirmation with a passkey

        Returns the options for `navigator.credentials.get` to use one of your passkeys.
        """
        return cast("t.PasskeyOptions", self._transport.json("POST", "/auth/confirm/options", once=True))

    def confirm(
        self,
        **body: Unpack[t.ConfirmPresence],
    ) -> None:
        """Confirm your identity

        Confirms that it is you by password, code or passkey. For ten minutes you can then use operations that
        otherwise fail with `confirmation_required`.
        """
        self._transport.json("POST", "/auth/confirm", body=body, once=True)

    def passkey_options(
        self,
    ) -> t.PasskeyOptions:
        """Start sign-in with a passkey

        Returns the options for `navigator.credentials.get` to use any passkey of this site, also as autofill.
        """
        return cast("t.PasskeyOptions", self._transport.json("POST", "/auth/passkey/options", once=True))

    def passkey(
        self,
        **body: Unpack[t.PasskeyAnswer],
    ) -> None:
        """Sign in with a passkey

        Signs in with a passkey that verified its user, which counts as both factors. Each result of
        `navigator.credentials.get` can be used once, within five minutes.
        """
        self._transport.json("POST", "/auth/passkey", body=body, once=True)

    def find_provider(
        self,
        **body: Unpack[t.FindProvider],
    ) -> t.FoundProvider:
        """Find an identity provider

        Returns the identity provider of an address's domain.
        """
        return cast("t.FoundProvider", self._transport.json("POST", "/auth/sso", body=body, once=True))


class EventsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        when: Literal["upcoming", "past", "undated", "current"] | None = None,
        event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"] | None = None,
        visibility: Literal["public", "unlisted", "private"] | None = None,
        sort: Literal["newest", "oldest", "name", "-name", "date", "-date"] | None = None,
    ) -> Pages[t.Event]:
        """List events

        Lists the events of the organisation, newest first by default, with their settings and attendee
        counts. `search` matches their names. For attendees, use "List attendees".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `when`: upcoming: not over yet; past: over; undated: without a date and sessions; current: upcoming or
        undated

        `event_type`: Kind of event

        `visibility`: Visibility of the event

        `sort`: name: alphabetically; date: earliest first. A leading - reverses the order. Events without a
        date come last
        """
        return Pages(self._transport.page, "/admin/events", {"page": page, "limit": limit, "search": search, "when": when, "event_type": event_type, "visibility": visibility, "sort": sort})

    def create(
        self,
        **body: Unpack[t.NewEvent],
    ) -> t.Event:
        """Create an event

        Creates an event from a name and a template_image_url (`placeholder` is the built-in design); other
        settings have defaults. Pictures are fetched in the background: see `template_status` in "Get an
        event". To copy settings and sessions, use "Duplicate an event".
        """
        return cast("t.Event", self._transport.json("POST", "/admin/events", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.Event:
        """Get an event

        Returns an event with its settings, public page and attendee count. For its people, use "List
        attendees"; for its agenda, use "List sessions".
        """
        return cast("t.Event", self._transport.json("GET", f"/admin/events/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.EventChange],
    ) -> t.Event:
        """Update an event

        Updates the settings you send; send lists such as tiers and questions as a whole. Issued certificates
        do not change. A new picture is fetched in the background: see `template_status`.
        """
        return cast("t.Event", self._transport.json("PATCH", f"/admin/events/{path_part(id)}", body=body))

    @overload
    def delete(
        self,
        id: int,
        /,
        *,
        dry_run: Literal[True],
    ) -> t.EventContents: ...

    @overload
    def delete(
        self,
        id: int,
        /,
        *,
        dry_run: Literal[False] | None = None,
    ) -> None: ...

    @overload
    def delete(
        self,
        id: int,
        /,
        *,
        dry_run: bool,
    ) -> t.EventContents | None: ...

    def delete(
        self,
        id: int,
        /,
        *,
        dry_run: bool | None = None,
    ) -> t.EventContents | None:
        """Delete an event

        Permanently deletes an event with its attendees, sessions and certificates, which every verifier then
        refuses. `dry_run=true` returns the counts and deletes nothing. To stop registration only, use "Close
        registration".

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.EventContents | None", self._transport.json("DELETE", f"/admin/events/{path_part(id)}", query={"dry_run": dry_run}))

    def close_registration(
        self,
        event_id: int,
        /,
    ) -> t.Event:
        """Close registration

        Closes registration through the public page and the public API until "Open registration". Registered
        attendees stay, and "Create an attendee" still works. Repeating the call changes nothing. Returns the
        event.
        """
        return cast("t.Event", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/close-registration"))

    def open_registration(
        self,
        event_id: int,
        /,
    ) -> t.Event:
        """Open registration

        Reopens registration after "Close registration". People can then register on the public page if
        registration_enabled is true and registration_opens_at has passed. Repeating the call changes nothing.
        Returns the event.
        """
        return cast("t.Event", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/open-registration"))

    def registration_status(
        self,
        event_id: int,
        /,
    ) -> t.RegistrationStatus:
        """Get the registration status

        Returns whether people can register for an event now, why not, and how many places are taken. Change
        it with "Update an event", "Close registration" and "Open registration".
        """
        return cast("t.RegistrationStatus", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/registration-status"))

    def duplicate(
        self,
        event_id: int,
        /,
        **body: Unpack[t.EventDuplicate],
    ) -> t.Event:
        """Duplicate an event

        Creates an event with the settings and sessions of another, without its people. Sessions and the
        opening times of registration and survey move with event_date in local time: a session at 09:00 stays
        at 09:00 across daylight saving changes.
        """
        return cast("t.Event", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/duplicate", body=body))

    def preview_registration(
        self,
        event_id: int,
        /,
        **body: Unpack[t.RegistrationPreviewRequest],
    ) -> t.RegistrationPreview:
        """Preview a registration form

        Renders the registration form or the survey of an event with questions that are not saved, as visitors
        would see it, in the language of the event. Show the document in a sandboxed frame (`srcdoc`) of this
        site; its form cannot be sent. Nothing is saved.
        """
        return cast("t.RegistrationPreview", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/registration-preview", body=body))


class RegistrationTypesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.RegistrationType]:
        """List registration types

        Lists the registration types of an event by position, with their questions and places taken.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/registration-types", {"page": page, "limit": limit})

    def create(
        self,
        event_id: int,
        /,
        **body: Unpack[t.NewRegistrationType],
    ) -> t.RegistrationType:
        """Create a registration type

        Adds a registration type, such as student or press, with places, questions and a closing time of its
        own. An event can have 20 (409 beyond that). An event with types asks everybody who registers for one.
        """
        return cast("t.RegistrationType", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/registration-types", body=body))

    def get(
        self,
        event_id: int,
        type_id: int,
        /,
    ) -> t.RegistrationType:
        """Get a registration type

        Returns a registration type with its questions and the places taken.
        """
        return cast("t.RegistrationType", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/registration-types/{path_part(type_id)}"))

    def update(
        self,
        event_id: int,
        type_id: int,
        /,
        **body: Unpack[t.RegistrationTypeChange],
    ) -> t.RegistrationType:
        """Update a registration type

        Updates the fields you send; send questions as a whole. More places are offered to the waiting list at
        once. People who registered keep their type and their answers.
        """
        return cast("t.RegistrationType", self._transport.json("PATCH", f"/admin/events/{path_part(event_id)}/registration-types/{path_part(type_id)}", body=body))

    def delete(
        self,
        event_id: int,
        type_id: int,
        /,
    ) -> None:
        """Delete a registration type

        Permanently deletes a registration type that no attendee has. Fails with 409 otherwise: give them
        another type with "Update an attendee", or set closes_at.
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/registration-types/{path_part(type_id)}")


class AttendeesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        status: builtins.list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]] | None = None,
        checked_in: bool | None = None,
        certificate: Literal["none", "active", "revoked"] | None = None,
        tag: builtins.list[str] | None = None,
        registration_type_id: builtins.list[int] | None = None,
        signed_up_for: int | None = None,
        since: str | None = None,
        until: str | None = None,
        ids: builtins.list[int] | None = None,
        sort: Literal["newest", "oldest", "name", "-name", "longest_name", "email", "-email", "status", "-status", "checked_in_at", "-checked_in_at"] | None = None,
    ) -> Pages[t.Attendee]:
        """List attendees

        Lists the attendees of an event, newest first, in every status. `search` matches names and email
        addresses. Tickets are only in "Get an attendee"; at the door use "Find attendees at the door".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `status`: Status; repeat it to match any of several

        `checked_in`: Whether the attendee is checked in to the event

        `certificate`: active: has an active certificate; revoked: only has a revoked one; none: never had one

        `tag`: Tag; repeat it to match attendees with all of several

        `registration_type_id`: Registration type; repeat it to match any of several

        `signed_up_for`: Session with sign-up that the attendee has a place or a wish for

        `since`: Added at this time or later. ISO 8601

        `until`: Added before this time. ISO 8601

        `ids`: Attendee ids, at most 200

        `sort`: name: by full name; longest_name: longest name first; email, status: alphabetically;
        checked_in_at: earliest check-in first. A leading - reverses the order. Attendees who are not checked
        in come last
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/attendees", {"page": page, "limit": limit, "search": search, "status": status, "checked_in": checked_in, "certificate": certificate, "tag": tag, "registration_type_id": registration_type_id, "signed_up_for": signed_up_for, "since": since, "until": until, "ids": ids, "sort": sort})

    def create(
        self,
        event_id: int,
        /,
        **body: Unpack[t.NewAttendee],
    ) -> t.AttendeeWithTicket:
        """Create an attendee

        Adds a person to an event with status `registered`, even when it is full or registration is closed,
        and returns their ticket. Fails with 409 `already_exists` if the event already has this email address.
        To add many people, use "Import attendees".
        """
        return cast("t.AttendeeWithTicket", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees", body=body))

    def get(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> t.AttendeeInFull:
        """Get an attendee

        Returns an attendee with status, answers, attendance, the sessions they are signed up for, the id of
        their active certificate, their waiting-list position, and the URL of their ticket. The ticket lets
        its holder in, so share it only with the attendee.
        """
        return cast("t.AttendeeInFull", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}"))

    def update(
        self,
        event_id: int,
        attendee_id: int,
        /,
        **body: Unpack[t.AttendeeChange],
    ) -> t.AttendeeWithTicket:
        """Update an attendee

        Updates the fields you send. `status: cancelled` frees the place and invalidates the ticket; setting
        `registered` restores both. Issued certificates keep the old name: use "Reissue a certificate" to
        correct one. To check someone in, use "Check in to an event".
        """
        return cast("t.AttendeeWithTicket", self._transport.json("PATCH", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}", body=body))

    def delete(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> None:
        """Delete an attendee

        Permanently deletes an attendee with their answers and check-ins. Their certificates stay valid. To
        keep the record, use "Update an attendee" with `status: cancelled`; to erase a person everywhere, use
        "Erase a person".
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}")

    def set_sessions(
        self,
        event_id: int,
        attendee_id: int,
        /,
        **body: Unpack[t.AttendeeSessions],
    ) -> t.AttendeeInFull:
        """Set the sessions of an attendee

        Signs an attendee up for these sessions, and out of all others; each must take sign-ups. A registered
        attendee takes places; one who waits keeps wishes, which take places when they become registered. A
        full session is refused with 409 `session_full`, unless `over_capacity` is true.
        """
        return cast("t.AttendeeInFull", self._transport.json("PUT", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/sessions", body=body))

    def approve(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> t.AttendeeInFull:
        """Approve a registration

        Gives a `pending` person a place, or puts them on the waiting list when the event or their
        registration type is full, and emails them. Repeating the call changes nothing. To decide about many,
        use "Update many attendees".
        """
        return cast("t.AttendeeInFull", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/approve"))

    def decline(
        self,
        event_id: int,
        attendee_id: int,
        /,
        **body: Unpack[t.RegistrationDecline],
    ) -> t.AttendeeInFull:
        """Decline a registration

        Cancels a `pending` registration, sets `declined_at`, and emails the person with the reason. Repeating
        the call changes nothing. They can register again.
        """
        return cast("t.AttendeeInFull", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/decline", body=body))

    def answer_counts(
        self,
        event_id: int,
        /,
    ) -> t.AnswerCounts:
        """Get answer counts

        Returns how many attendees answered each registration question, so that nobody removes or changes a
        question with answers by accident. For surveys, use "Get a survey summary".
        """
        return cast("t.AnswerCounts", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/answer-counts"))

    def imports(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.PastAttendeeImport]:
        """List attendee imports

        Lists the attendee imports of an event, newest first, with their results. For 30 days it links to the
        rejected rows: see "Download rejected attendee rows".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/attendee-imports", {"page": page, "limit": limit})

    def act(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.AttendeeAction],
    ) -> t.AttendeeActionReport:
        """Update many attendees

        Applies an action to attendees chosen by ids or by a filter, in one transaction, to at most 10,000
        (1,000 emails). Skipped attendees are returned with the reason. `undo` is the action that reverses it.
        check_in also needs the scope checkin:write. Use `dry_run=true` first.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.AttendeeActionReport", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/actions", query={"dry_run": dry_run}, body=body))

    def export_csv(
        self,
        event_id: int,
        /,
        *,
        search: str | None = None,
        status: builtins.list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]] | None = None,
        checked_in: bool | None = None,
        certificate: Literal["none", "active", "revoked"] | None = None,
        tag: builtins.list[str] | None = None,
        registration_type_id: builtins.list[int] | None = None,
        signed_up_for: int | None = None,
        since: str | None = None,
        until: str | None = None,
        ids: builtins.list[int] | None = None,
    ) -> Download:
        """Export attendees as .csv

        Downloads the attendees of an event as a .csv file, in the order in which they were added; without
        filters, all of them. Typed text stays text and never runs as a formula in a spreadsheet program. To
        read attendees page by page, use "List attendees".

        `search`: Text to find, ignoring case and accents; every character is literal

        `status`: Status; repeat it to match any of several

        `checked_in`: Whether the attendee is checked in to the event

        `certificate`: active: has an active certificate; revoked: only has a revoked one; none: never had one

        `tag`: Tag; repeat it to match attendees with all of several

        `registration_type_id`: Registration type; repeat it to match any of several

        `signed_up_for`: Session with sign-up that the attendee has a place or a wish for

        `since`: Added at this time or later. ISO 8601

        `until`: Added before this time. ISO 8601

        `ids`: Attendee ids, at most 200
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/attendees.csv", query={"search": search, "status": status, "checked_in": checked_in, "certificate": certificate, "tag": tag, "registration_type_id": registration_type_id, "signed_up_for": signed_up_for, "since": since, "until": until, "ids": ids})

    def export_xlsx(
        self,
        event_id: int,
        /,
        *,
        search: str | None = None,
        status: builtins.list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]] | None = None,
        checked_in: bool | None = None,
        certificate: Literal["none", "active", "revoked"] | None = None,
        tag: builtins.list[str] | None = None,
        registration_type_id: builtins.list[int] | None = None,
        signed_up_for: int | None = None,
        since: str | None = None,
        until: str | None = None,
        ids: builtins.list[int] | None = None,
    ) -> Download:
        """Export attendees as .xlsx

        Downloads the attendees of an event as a .xlsx file, in the order in which they were added; without
        filters, all of them. Typed text stays text and never runs as a formula in a spreadsheet program. To
        read attendees page by page, use "List attendees".

        `search`: Text to find, ignoring case and accents; every character is literal

        `status`: Status; repeat it to match any of several

        `checked_in`: Whether the attendee is checked in to the event

        `certificate`: active: has an active certificate; revoked: only has a revoked one; none: never had one

        `tag`: Tag; repeat it to match attendees with all of several

        `registration_type_id`: Registration type; repeat it to match any of several

        `signed_up_for`: Session with sign-up that the attendee has a place or a wish for

        `since`: Added at this time or later. ISO 8601

        `until`: Added before this time. ISO 8601

        `ids`: Attendee ids, at most 200
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/attendees.xlsx", query={"search": search, "status": status, "checked_in": checked_in, "certificate": certificate, "tag": tag, "registration_type_id": registration_type_id, "signed_up_for": signed_up_for, "since": since, "until": until, "ids": ids})

    def import_(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.AttendeesImportBody],
    ) -> t.AttendeeImportReport:
        """Import attendees

        Adds the people in a .csv or .xlsx file to an event: multipart with one file of at most 10 MB and
        20,000 rows, or JSON with `text`. Valid rows are imported in one transaction; rejected rows are
        returned with the reasons. Use `dry_run=true` to preview.

        `dry_run`: true: return what the import would do, and change nothing
        """
        return cast("t.AttendeeImportReport", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/import", query={"dry_run": dry_run}, body=body, kind="either"))

    def failed_rows(
        self,
        event_id: int,
        import_id: int,
        /,
    ) -> Download:
        """Download rejected attendee rows

        Downloads the rows that an import rejected as CSV, with the reasons. Correct the file and send it
        again with "Import attendees". Rows are kept for 30 days; after that the response is 410.
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/attendee-imports/{path_part(import_id)}/failed-rows")


class WaitingListResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        state: Literal["current", "ended"] | None = None,
    ) -> Pages[t.WaitingPerson]:
        """List the waiting list

        Lists the people who have an offer of a place, then those who wait, in the order in which they get
        one. With `state=ended` it lists the people who let an offer expire or declined it.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `state`: current: people with an offer, then people who wait, in order; ended: people who let an offer
        expire or declined it, newest first
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/waiting-list", {"page": page, "limit": limit, "state": state})

    def offer(
        self,
        event_id: int,
        attendee_id: int,
        /,
        **body: Unpack[t.PlaceOffer],
    ) -> t.AttendeeInFull:
        """Offer a place

        Offers a place to a person on the waiting list, out of turn, and emails them. The offer lasts
        `waitlist_offer_hours` of the event. With no free place the answer is 409, unless `over_capacity` is
        true. To give a place without asking, use "Update an attendee" with `status: registered`.
        """
        return cast("t.AttendeeInFull", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/offer", body=body))

    def withdraw(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> t.AttendeeInFull:
        """Withdraw an offer

        Withdraws the offer of a place. The person waits again in their former position and gets another offer
        only with "Offer a place"; the place is offered to the next person. Nothing is sent.
        """
        return cast("t.AttendeeInFull", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/withdraw-offer"))


class TicketsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def renew(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> t.AttendeeWithTicket:
        """Renew a ticket

        Issues a new ticket to an attendee, for example when the old one got into the wrong hands. All their
        earlier tickets are refused at the door from then on; this cannot be undone. Returns the attendee with
        the new `ticket_url`.
        """
        return cast("t.AttendeeWithTicket", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/ticket"))

    def rotate_key(
        self,
        event_id: int,
        /,
        *,
        retire: bool | None = None,
    ) -> t.TicketKeys:
        """Rotate the ticket key

        Creates a new key that signs the tickets of the event from now on. Earlier tickets stay valid. With
        `retire=true` they stop working, which cannot be undone: every attendee then needs the new
        `ticket_url` from "Get an attendee".

        `retire`: Whether to invalidate all earlier tickets
        """
        return cast("t.TicketKeys", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/ticket-keys/rotate", query={"retire": retire}))


class SessionsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def import_(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.AgendaText],
    ) -> t.SessionImport:
        """Import sessions

        Adds the sessions of a pasted agenda, with times in the zone of the event: all, or none when a row is
        refused (422). Sessions with the same title, start and room are skipped, so repeating it is safe.
        `dry_run=true` returns the verdict on each row.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.SessionImport", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/sessions/import", query={"dry_run": dry_run}, body=body))

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Session]:
        """List sessions

        Lists the sessions of an event, earliest first, with the number of attendees checked in. `format=csv`
        or `xlsx` returns the whole agenda as a file; for a calendar, use "Export the agenda".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/sessions", {"page": page, "limit": limit})

    def export(
        self,
        event_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
    ) -> Download:
        """List sessions

        Lists the sessions of an event, earliest first, with the number of attendees checked in. `format=csv`
        or `xlsx` returns the whole agenda as a file; for a calendar, use "Export the agenda".

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/sessions", query={"format": format})

    def create(
        self,
        event_id: int,
        /,
        **body: Unpack[t.NewSession],
    ) -> t.Session:
        """Create a session

        Adds a session to the agenda of an event, which can have 1,000 (409 beyond that). Anyone registered
        for the event can be checked in, up to the capacity of the session. With `signup`, people choose it
        when they register.
        """
        return cast("t.Session", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/sessions", body=body))

    def get(
        self,
        event_id: int,
        session_id: int,
        /,
    ) -> t.Session:
        """Get a session

        Returns a session with its times, room, speaker, capacity and the number of attendees checked in. For
        the people, use "List scans".
        """
        return cast("t.Session", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}"))

    def update(
        self,
        event_id: int,
        session_id: int,
        /,
        **body: Unpack[t.SessionChange],
    ) -> t.Session:
        """Update a session

        Updates the fields you send. Attendees who are checked in or signed up stay so, even beyond a lower
        capacity. `signup` can be turned off while nobody is signed up (409).
        """
        return cast("t.Session", self._transport.json("PATCH", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}", body=body))

    def delete(
        self,
        event_id: int,
        session_id: int,
        /,
    ) -> None:
        """Delete a session

        Permanently deletes a session with its check-ins and sign-ups. Attendance no longer counts it; the
        scan log keeps its scans.
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}")

    def agenda_calendar(
        self,
        event_id: int,
        /,
    ) -> Download:
        """Export the agenda

        Exports all sessions of an event as an iCalendar file (.ics), or the event itself when it has no
        sessions. For JSON, use "List sessions".
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/agenda.ics")

    def calendar(
        self,
        event_id: int,
        session_id: int,
        /,
    ) -> Download:
        """Export a session

        Exports a session as an iCalendar file (.ics). For JSON, use "Get a session".
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}/session.ics")


class SpeakersResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Speaker]:
        """List speakers

        Lists the speakers of an event by name, with the sessions in which they speak.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/speakers", {"page": page, "limit": limit})

    def create(
        self,
        event_id: int,
        /,
        **body: Unpack[t.NewSpeaker],
    ) -> t.Speaker:
        """Create a speaker

        Adds a person who speaks at an event, which can have 500 (409 beyond that). Sessions name them by
        `speaker_ids`, and the page of the event shows their picture and biography.
        """
        return cast("t.Speaker", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/speakers", body=body))

    def get(
        self,
        event_id: int,
        speaker_id: int,
        /,
    ) -> t.Speaker:
        """Get a speaker

        Returns a speaker with picture, biography and the sessions in which they speak.
        """
        return cast("t.Speaker", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/speakers/{path_part(speaker_id)}"))

    def update(
        self,
        event_id: int,
        speaker_id: int,
        /,
        **body: Unpack[t.SpeakerChange],
    ) -> t.Speaker:
        """Update a speaker

        Updates the fields you send, in all sessions in which the person speaks.
        """
        return cast("t.Speaker", self._transport.json("PATCH", f"/admin/events/{path_part(event_id)}/speakers/{path_part(speaker_id)}", body=body))

    def delete(
        self,
        event_id: int,
        speaker_id: int,
        /,
    ) -> None:
        """Delete a speaker

        Permanently deletes a speaker. Their sessions stay and no longer name them.
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/speakers/{path_part(speaker_id)}")


class CheckInResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def session(
        self,
        event_id: int,
        session_id: int,
        /,
        **body: Unpack[t.CheckIn],
    ) -> t.CheckedIn:
        """Check in to a session

        Checks an attendee in to a session, by attendee_id, e-mail address or ticket: one of them. Who is in
        already stays in, since when they are, and already_checked_in is true. It fails where the session is
        full (409). Each scan is in the log, also a refused one.
        """
        return cast("t.CheckedIn", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}/checkin", body=body))

    def undo_session(
        self,
        event_id: int,
        session_id: int,
        attendee_id: int,
        /,
    ) -> None:
        """Undo a check-in to a session

        Puts out somebody who was checked in to this session by mistake. They can be checked in again, and all
        scans stay in the log. Who is not in is refused (404).
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}/checkin/{path_part(attendee_id)}")

    def out_of_session(
        self,
        event_id: int,
        session_id: int,
        /,
        **body: Unpack[t.CheckIn],
    ) -> t.CheckedOut:
        """Check out of a session

        Records that an attendee left a session, by attendee_id, email address or ticket: one of them. They
        stay checked in, their place is free, and their minutes inside are counted. If they had left already,
        nothing changes and already_checked_out is true. Each scan is in the log, also a refused one.
        """
        return cast("t.CheckedOut", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}/checkout", body=body))

    def undo_out_of_session(
        self,
        event_id: int,
        session_id: int,
        attendee_id: int,
        /,
    ) -> None:
        """Undo a check-out of a session

        Undoes a mistaken check-out, so that the attendee is inside as if they had not left. All scans stay in
        the log. An attendee who is not checked out is refused (404).
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/sessions/{path_part(session_id)}/checkout/{path_part(attendee_id)}")

    def event(
        self,
        event_id: int,
        /,
        **body: Unpack[t.CheckIn],
    ) -> t.CheckedIn:
        """Check in to an event

        Checks an attendee in at the door of an event, by attendee_id, e-mail address or ticket: one of them.
        Who is in already stays in, since when they are, and already_checked_in is true. Each scan is in the
        log, also a refused one.
        """
        return cast("t.CheckedIn", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/checkin", body=body))

    def undo_event(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> None:
        """Undo a check-in to an event

        Puts out somebody who was checked in at the door of the event by mistake. They can be checked in
        again, and all scans stay in the log. Who is not in is refused (404).
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/checkin/{path_part(attendee_id)}")

    def out_of_event(
        self,
        event_id: int,
        /,
        **body: Unpack[t.CheckIn],
    ) -> t.CheckedOut:
        """Check out of an event

        Records that an attendee left the event, by attendee_id, email address or ticket: one of them. They
        stay checked in, and their minutes inside are counted. If they had left already, nothing changes and
        already_checked_out is true. Each scan is in the log, also a refused one.
        """
        return cast("t.CheckedOut", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/checkout", body=body))

    def undo_out_of_event(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> None:
        """Undo a check-out of an event

        Undoes a mistaken check-out, so that the attendee is inside as if they had not left. All scans stay in
        the log. An attendee who is not checked out is refused (404).
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/checkout/{path_part(attendee_id)}")

    def list_scans(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        session_id: int | None = None,
        attendee_id: int | None = None,
        dispute: bool | None = None,
        search: str | None = None,
    ) -> Pages[t.Scan]:
        """List scans

        Lists every scan of an event, newest first, including refused ones and undos. It is an append-only
        log; for the current state, use "Get attendance" and "List attendees".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `session_id`: Id of a session

        `attendee_id`: Id of an attendee

        `dispute`: Whether the device let an attendee in against the log

        `search`: Text to find, ignoring case and accents; every character is literal
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/scans", {"page": page, "limit": limit, "session_id": session_id, "attendee_id": attendee_id, "dispute": dispute, "search": search})

    def send_scans(
        self,
        event_id: int,
        /,
        **body: Unpack[t.SentScans],
    ) -> t.ScansTaken:
        """Send scans

        Accepts up to 500 scans collected by a device, in any order and any number of times: each counts once,
        by its key. The earliest scan of an attendee is accepted, later ones are duplicates. Attendees whom
        the device let in count even beyond the capacity. A scan with a `guest` registers a new attendee.
        """
        return cast("t.ScansTaken", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/scans", body=body))

    def undo_scan(
        self,
        scan_id: int,
        /,
    ) -> t.ScanUndone:
        """Undo a scan

        Undoes the check-in or check-out made by a mistaken scan; both stay in the log. Repeating the call
        changes nothing. To undo by attendee, use "Undo a check-in to an event" or "Undo a check-in to a
        session".
        """
        return cast("t.ScanUndone", self._transport.json("POST", f"/admin/scans/{path_part(scan_id)}/undo"))

    def look_up(
        self,
        event_id: int,
        /,
        *,
        query: str,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.LookedUpAttendee]:
        """Find attendees at the door

        Finds attendees by part of a name or email address, with their check-ins: an exact address first, then
        names with a word that starts with the text, then other matches. Pages through the 200 newest matches.

        `query`: Part of a name or address

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/checkin-lookup", {"query": query, "page": page, "limit": limit})

    def attendance(
        self,
        event_id: int,
        /,
        *,
        minutes: bool | None = None,
    ) -> t.Attendance:
        """Get attendance

        Returns how many attendees came to an event, each counted once, and to each of its sessions, as counts
        and as shares from 0 to 1, and with `minutes=true` for how long on average. For the people, use "List
        attendees".

        `minutes`: true: computes average_minutes, which reads every check-in
        """
        return cast("t.Attendance", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/attendance", query={"minutes": minutes}))

    def door_list(
        self,
        event_id: int,
        /,
        *,
        after: str | None = None,
    ) -> t.DoorList:
        """Get the door list

        Returns what a check-in device needs: guests, sessions, ticket keys and the server time. Without
        `after` it returns all guests, with it those changed or deleted since. A change may be reported twice
        but is never missed.

        `after`: The cursor of the last answer: for what has changed since
        """
        return cast("t.DoorList", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/door", query={"after": after}))

    def name_badges(
        self,
        event_id: int,
        /,
        *,
        layout: Literal["a4_8", "label_62x100", "label_90x54"] | None = None,
        attendee_ids: builtins.list[int] | None = None,
        search: str | None = None,
        status: builtins.list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]] | None = None,
        checked_in: bool | None = None,
        certificate: Literal["none", "active", "revoked"] | None = None,
        tag: builtins.list[str] | None = None,
        registration_type_id: builtins.list[int] | None = None,
        signed_up_for: int | None = None,
        since: str | None = None,
        until: str | None = None,
        part: int | None = None,
    ) -> Download:
        """Get name badges

        Returns name badges of registered attendees as a PDF file, by last name: the name as large as it fits,
        the answer to a question about company or title, the event and the QR code of the ticket. Without
        filters it has all attendees, at most 2000 in a file. A door link may print single guests.

        `layout`: a4_8: eight on an A4 sheet, to be cut; label_62x100: a label 62 mm high and 100 mm wide;
        label_90x54: 54 mm high and 90 mm wide

        `attendee_ids`: Attendee ids, at most 200; repeat it for several

        `search`: Text to find, ignoring case and accents; every character is literal

        `status`: Status; repeat it to match any of several

        `checked_in`: Whether the attendee is checked in to the event

        `certificate`: active: has an active certificate; revoked: only has a revoked one; none: never had one

        `tag`: Tag; repeat it to match attendees with all of several

        `registration_type_id`: Registration type; repeat it to match any of several

        `signed_up_for`: Session with sign-up that the attendee has a place or a wish for

        `since`: Added at this time or later. ISO 8601

        `until`: Added before this time. ISO 8601

        `part`: Which file of at most 2000 badges, when they do not fit in one
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/name-badges.pdf", query={"layout": layout, "attendee_ids": attendee_ids, "search": search, "status": status, "checked_in": checked_in, "certificate": certificate, "tag": tag, "registration_type_id": registration_type_id, "signed_up_for": signed_up_for, "since": since, "until": until, "part": part})


class DoorDevicesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        event_id: int,
        /,
        **body: Unpack[t.NewDoorDevice],
    ) -> t.CreatedDoorDevice:
        """Create a door link

        Creates a link that turns a phone into a check-in device for this event; it is shown only once. Send
        its token as `Authorization: Bearer`. It may only use "Get the door list" and "Send scans", up to 600
        requests a minute.
        """
        return cast("t.CreatedDoorDevice", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/door-devices", body=body))

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.DoorDevice]:
        """List door devices

        Lists the check-in devices of an event, newest first, with when each was last seen and how many scans
        it has sent and still has to send. Their links are not shown.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/door-devices", {"page": page, "limit": limit})

    def end(
        self,
        event_id: int,
        device_id: int,
        /,
    ) -> None:
        """Delete a door link

        Permanently ends the link of a device, from its next request on. Scans it has sent stay in the log;
        scans it still has to send are refused. You can create another link.
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/door-devices/{path_part(device_id)}")


class SurveysResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_responses(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        question_id: str | None = None,
        answer: str | None = None,
    ) -> Pages[t.SurveyResponse]:
        """List survey responses

        Lists the responses to the survey of an event, newest first. The search covers names, email addresses
        and answers; question_id and answer select people by what they answered. The file has one column per
        question, with former questions last. For means and counts, use "Get a survey summary".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `question_id`: Only responses that answer the question with this id

        `answer`: With question_id: only responses with this answer: the whole text or number, true or false,
        or one of the chosen options
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/survey-responses", {"page": page, "limit": limit, "search": search, "question_id": question_id, "answer": answer})

    def export_responses(
        self,
        event_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        question_id: str | None = None,
        answer: str | None = None,
    ) -> Download:
        """List survey responses

        Lists the responses to the survey of an event, newest first. The search covers names, email addresses
        and answers; question_id and answer select people by what they answered. The file has one column per
        question, with former questions last. For means and counts, use "Get a survey summary".

        `search`: Text to find, ignoring case and accents; every character is literal

        `question_id`: Only responses that answer the question with this id

        `answer`: With question_id: only responses with this answer: the whole text or number, true or false,
        or one of the chosen options

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/survey-responses", query={"search": search, "question_id": question_id, "answer": answer, "format": format})

    def delete_response(
        self,
        event_id: int,
        response_id: int,
        /,
    ) -> None:
        """Delete a survey response

        Permanently deletes the response of an attendee. While the survey is open, the attendee can answer
        again with the same link. Deleting it a second time returns 404.
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/survey-responses/{path_part(response_id)}")

    def summary(
        self,
        event_id: int,
        /,
    ) -> t.SurveySummary:
        """Get a survey summary

        Summarises the answers to each question of an event survey as of one moment: number of answers, mean
        and median, how often each option was chosen, and the newest texts. For individual answers, use "List
        survey responses".
        """
        return cast("t.SurveySummary", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/survey-summary"))

    def link(
        self,
        event_id: int,
        attendee_id: int,
        /,
    ) -> t.SurveyLink:
        """Get a survey link

        Returns the personal survey link of an attendee and whether the survey is open now. Anyone with the
        link can answer as the attendee, so share it only with them. Nothing is sent. This also needs the
        scope attendees:read.
        """
        return cast("t.SurveyLink", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/attendees/{path_part(attendee_id)}/survey-link"))


class CertificatesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        status: Literal["active", "revoked", "expired"] | None = None,
        kind: str | None = None,
    ) -> Pages[t.Certificate]:
        """List certificates

        Lists the certificates of an event, newest first, including revoked and expired ones. A search matches
        the names on them. To get one by id, use "Get a certificate"; to check a code without a key, use
        "Verify a certificate".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `status`: Current status

        `kind`: Kind of certificate, such as attendee
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/certificates", {"page": page, "limit": limit, "search": search, "status": status, "kind": kind})

    @overload
    def issue(
        self,
        event_id: int,
        /,
        *,
        dry_run: Literal[True],
        **body: Unpack[t.IssueRequest],
    ) -> t.IssuePreview: ...

    @overload
    def issue(
        self,
        event_id: int,
        /,
        *,
        dry_run: Literal[False] | None = None,
        **body: Unpack[t.IssueRequest],
    ) -> t.IssueResult: ...

    @overload
    def issue(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool,
        **body: Unpack[t.IssueRequest],
    ) -> t.IssueResult | t.IssuePreview: ...

    def issue(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.IssueRequest],
    ) -> t.IssueResult | t.IssuePreview:
        """Issue certificates

        Issues certificates to attendees or recipients you name, or to all eligible attendees. Skips those
        with an active certificate and, unless named, those whose latest one was revoked. 201: some were
        issued; 200: none. Emails them if the event does. For spreadsheets, use "Create a bulk job".

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.IssueResult | t.IssuePreview", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/certificates", query={"dry_run": dry_run}, body=body))

    def list_all(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        event_id: int | None = None,
        status: Literal["active", "revoked", "expired"] | None = None,
        since: str | None = None,
        until: str | None = None,
        tier: str | None = None,
        kind: str | None = None,
    ) -> Pages[t.Certificate]:
        """List all certificates

        Lists the certificates of all events, newest first, and finds them by name, email address, code or
        pasted link. With a filter or search, X-Total-Count is exact up to 10,000; above that,
        X-Total-Count-Capped is true. For one event only a search caps it. Exported files have all rows.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Part of a name, start of an email address, verification code, public id, or pasted link

        `event_id`: Identifier of the event; without it, all events

        `status`: Current status

        `since`: Issued at this time or later. ISO 8601

        `until`: Issued before this time. ISO 8601

        `tier`: Exact name of a tier

        `kind`: Kind of certificate, such as attendee
        """
        return Pages(self._transport.page, "/admin/certificates", {"page": page, "limit": limit, "search": search, "event_id": event_id, "status": status, "since": since, "until": until, "tier": tier, "kind": kind})

    def export_all(
        self,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        event_id: int | None = None,
        status: Literal["active", "revoked", "expired"] | None = None,
        since: str | None = None,
        until: str | None = None,
        tier: str | None = None,
        kind: str | None = None,
    ) -> Download:
        """List all certificates

        Lists the certificates of all events, newest first, and finds them by name, email address, code or
        pasted link. With a filter or search, X-Total-Count is exact up to 10,000; above that,
        X-Total-Count-Capped is true. For one event only a search caps it. Exported files have all rows.

        `search`: Part of a name, start of an email address, verification code, public id, or pasted link

        `event_id`: Identifier of the event; without it, all events

        `status`: Current status

        `since`: Issued at this time or later. ISO 8601

        `until`: Issued before this time. ISO 8601

        `tier`: Exact name of a tier

        `kind`: Kind of certificate, such as attendee

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/certificates", query={"search": search, "event_id": event_id, "status": status, "since": since, "until": until, "tier": tier, "kind": kind, "format": format})

    def list_candidates(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        eligible: bool | None = None,
        reason: Literal["already_issued", "revoked", "registration_cancelled", "not_registered", "not_attended", "attendance_too_low", "survey_not_answered", "session_missed", "stay_too_short", "missing_values"] | None = None,
        kind: str | None = None,
        missing_values: bool | None = None,
    ) -> Pages[t.CertificateCandidate]:
        """List certificate candidates

        Lists the attendees of an event, newest first, with whether each would get a certificate now and, if
        not, the reason as a code and a sentence. For totals, use the dry run of "Issue certificates". Also
        needs the scope `attendees:read`.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `eligible`: true: attendees who would get one; false: those who would not

        `reason`: Reason why attendees would get none

        `kind`: Kind of certificate, as for attendees you name. Default: attendee

        `missing_values`: true: attendees who lack a value; false: those who have all
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/certificate-candidates", {"page": page, "limit": limit, "search": search, "eligible": eligible, "reason": reason, "kind": kind, "missing_values": missing_values})

    def summarise_tiers(
        self,
        event_id: int,
        /,
        *,
        kind: str | None = None,
    ) -> t.TierSummary:
        """Get the tier summary

        Counts the certificates of an event by tier, excluding revoked ones, with percentages from 0 to 100.
        Lists the highest tier first, including tiers that nobody reached.

        `kind`: Kind of certificate, such as attendee
        """
        return cast("t.TierSummary", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/certificate-tiers/summary", query={"kind": kind}))

    def get(
        self,
        cert_id: int,
        /,
    ) -> t.Certificate:
        """Get a certificate

        Returns a certificate by its id, with links to its page, PDF and picture. To look one up by public id
        or verification code, use "Verify a certificate".
        """
        return cast("t.Certificate", self._transport.json("GET", f"/admin/certificates/{path_part(cert_id)}"))

    def cancel(
        self,
        cert_id: int,
        /,
    ) -> None:
        """Cancel a certificate

        Permanently revokes a certificate without a reason and returns no body. It stays on record, and anyone
        who verifies it sees that it was revoked. Repeating the call changes nothing. To give a reason, use
        "Revoke a certificate".
        """
        self._transport.json("DELETE", f"/admin/certificates/{path_part(cert_id)}")

    def credential(
        self,
        cert_id: int,
        /,
    ) -> t.SignedCredential:
        """Get the credential of a certificate

        Returns the certificate as a signed credential (Open Badges 3.0, W3C Verifiable Credentials 2.0),
        which anyone can check without this service. A revoked certificate keeps it; its status list says so.
        404 until it is signed. `credential_url` needs no key.
        """
        return cast("t.SignedCredential", self._transport.json("GET", f"/admin/certificates/{path_part(cert_id)}/credential"))

    def uses(
        self,
        cert_id: int,
        /,
    ) -> t.CertificateUses:
        """Get the uses of a certificate

        Returns how often a certificate was verified, downloaded and shared. Each client counts once an hour;
        known robots are counted separately. No addresses or cookies are stored. Counts are at most two
        seconds old. For all certificates of an event, use "Get event analytics".
        """
        return cast("t.CertificateUses", self._transport.json("GET", f"/admin/certificates/{path_part(cert_id)}/uses"))

    def revoke(
        self,
        cert_id: int,
        /,
        **body: Unpack[t.RevokeRequest],
    ) -> t.Certificate:
        """Revoke a certificate

        Permanently revokes a certificate. Anyone who verifies it sees that it was revoked, with the reason.
        Repeating the call changes nothing and returns the certificate. To correct a name, use "Reissue a
        certificate".
        """
        return cast("t.Certificate", self._transport.json("POST", f"/admin/certificates/{path_part(cert_id)}/revoke", body=body))

    def reissue(
        self,
        cert_id: int,
        /,
        **body: Unpack[t.ReissueRequest],
    ) -> t.Certificate:
        """Reissue a certificate

        Replaces a certificate by one with a corrected name and returns the new one, which keeps the expiry,
        tier and design. The old one is permanently revoked and links to the new one. Fails with 409 when it
        is already revoked.
        """
        return cast("t.Certificate", self._transport.json("POST", f"/admin/certificates/{path_part(cert_id)}/reissue", body=body))

    def pdf(
        self,
        cert_id: int,
        /,
    ) -> Download:
        """Download a certificate as PDF

        Returns the PDF file to print or send as it was issued, even if it is revoked. Until then anyone can
        download it without a key from its pdf_url. The same certificate always gives the same bytes.
        """
        return self._transport.download("GET", f"/admin/certificates/{path_part(cert_id)}/pdf")

    def png(
        self,
        cert_id: int,
        /,
    ) -> Download:
        """Download a certificate as PNG

        Returns the picture to show on a screen as it was issued, even if it is revoked. Until then anyone can
        download it without a key from its png_url. The same certificate always gives the same bytes.
        """
        return self._transport.download("GET", f"/admin/certificates/{path_part(cert_id)}/png")

    def download(
        self,
        event_id: int,
        /,
        *,
        tier: str | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> Download:
        """Download certificates as a ZIP

        Returns a ZIP with the PDF of each certificate of the event that is not revoked, oldest first, at most
        20,000, and a manifest.csv with names, files, links and checksums. It is streamed, so its length is
        not known in advance. For people who are not attendees, use "Create a bulk job".

        `tier`: Exact name of a tier

        `since`: Issued at this time or later. ISO 8601

        `until`: Issued before this time. ISO 8601
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/certificates.zip", query={"tier": tier, "since": since, "until": until})

    def verify(
        self,
        cert_code: str,
        /,
    ) -> t.Verification:
        """Verify a certificate

        Verifies a certificate by its public id or verification code, without a key. Returns 200 with `valid`
        for any certificate ever issued, including revoked and expired ones, and 404 of the same shape when
        there is none. The response has no email address.
        """
        return cast("t.Verification", self._transport.json("GET", f"/v/certs/{path_part(cert_code)}"))

    def email(
        self,
        cert_id: int,
        /,
    ) -> t.CertificateEmail:
        """Email a certificate

        Emails an active certificate with its PDF to its recipient, even if the event does not email
        certificates. If such an email is already queued, returns that one with 200. Fails with 409 when the
        certificate has no address, its address is suppressed, or it is revoked.
        """
        return cast("t.CertificateEmail", self._transport.json("POST", f"/admin/certificates/{path_part(cert_id)}/email"))

    def email_all(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.EmailCertificates],
    ) -> t.EmailCertificatesResult:
        """Email certificates of an event

        Emails the active certificates of an event to their recipients: those never emailed, or all.
        Recipients who cannot be reached are counted. `dry_run` returns the same counts and sends nothing. For
        a single one, use "Email a certificate".

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.EmailCertificatesResult", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/certificates/email", query={"dry_run": dry_run}, body=body))

    def history(
        self,
        cert_id: int,
        /,
    ) -> builtins.list[t.CertificateHistoryEntry]:
        """Get the history of a certificate

        Returns what happened to a certificate, newest first, at most 500 entries: issued, emailed, viewed,
        downloaded and shared by day, corrected and revoked, with the actor where known.
        """
        return cast("builtins.list[t.CertificateHistoryEntry]", self._transport.json("GET", f"/admin/certificates/{path_part(cert_id)}/history"))


class BulkResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.BulkJob]:
        """List bulk jobs

        Lists the 30 newest bulk jobs of an event with their progress, newest first: all of them without
        `page` and `limit`, otherwise a page.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/bulk-generate-jobs", {"page": page, "limit": limit})

    def get(
        self,
        event_id: int,
        job_id: int,
        /,
    ) -> t.BulkJob:
        """Get a bulk job

        Returns a bulk job and its progress. Poll it every second or two until the status is completed, failed
        or cancelled; then use "Download a bulk archive".
        """
        return cast("t.BulkJob", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/bulk-generate-jobs/{path_part(job_id)}"))

    def cancel(
        self,
        event_id: int,
        job_id: int,
        /,
    ) -> t.BulkJob:
        """Cancel a bulk job

        Permanently cancels a pending or processing job and releases its held credits; no certificates are
        created. Repeating the call changes nothing. Fails with 409 when the job is completed or failed.
        """
        return cast("t.BulkJob", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/bulk-generate-jobs/{path_part(job_id)}/cancel"))

    @overload
    def create(
        self,
        event_id: int,
        /,
        *,
        dry_run: Literal[True],
        **body: Unpack[t.BulkCreateBody],
    ) -> t.BulkPreview: ...

    @overload
    def create(
        self,
        event_id: int,
        /,
        *,
        dry_run: Literal[False] | None = None,
        **body: Unpack[t.BulkCreateBody],
    ) -> t.BulkJob: ...

    @overload
    def create(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool,
        **body: Unpack[t.BulkCreateBody],
    ) -> t.BulkPreview | t.BulkJob: ...

    def create(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.BulkCreateBody],
    ) -> t.BulkPreview | t.BulkJob:
        """Create a bulk job

        Creates certificates for the names in an .xlsx or .csv file of at most 5 MB and 1,000 names. Columns
        are recognised by their headers, or named in `sheet`, `column` and `mapping`. One credit per name is
        held until the job ends. Use dry_run=true first, and "Get a bulk job" to follow the progress.

        `dry_run`: Report what the file contains without creating anything
        """
        return cast("t.BulkPreview | t.BulkJob", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/bulk-generate", query={"dry_run": dry_run}, body=body, kind="form"))

    def download(
        self,
        event_id: int,
        job_id: int,
        /,
    ) -> Download:
        """Download a bulk archive

        Downloads the ZIP archive of a completed bulk job: one PDF per name, and manifest.csv. Fails with 409
        until the job is completed, see "Get a bulk job".
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/bulk-generate-jobs/{path_part(job_id)}/download")


class AnalyticsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def training_compliance(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        programme_id: int | None = None,
        status: Literal["compliant", "due", "overdue"] | None = None,
        email: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> t.TrainingCompliance:
        """Get training compliance

        Reports who has completed their training, who still has time and who is overdue: totals, counts by
        programme, a trend, and a page of people. The file has one row per person. For the assignments
        themselves, use "List assignments".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `programme_id`: Only this programme, also in the totals and the trend

        `status`: compliant: complete; due: not complete, but there is still time; overdue: not complete, and
        the due date has passed in the organisation's time zone

        `email`: Only rows of this email address

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)
        """
        return cast("t.TrainingCompliance", self._transport.json("GET", "/admin/analytics/org/training-compliance", query={"page": page, "limit": limit, "programme_id": programme_id, "status": status, "email": email, "from": from_, "to": to, "interval": interval}))

    def export_training_compliance(
        self,
        *,
        format: Literal["csv", "xlsx"],
        programme_id: int | None = None,
        status: Literal["compliant", "due", "overdue"] | None = None,
        email: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> Download:
        """Get training compliance

        Reports who has completed their training, who still has time and who is overdue: totals, counts by
        programme, a trend, and a page of people. The file has one row per person. For the assignments
        themselves, use "List assignments".

        `programme_id`: Only this programme, also in the totals and the trend

        `status`: compliant: complete; due: not complete, but there is still time; overdue: not complete, and
        the due date has passed in the organisation's time zone

        `email`: Only rows of this email address

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/analytics/org/training-compliance", query={"programme_id": programme_id, "status": status, "email": email, "from": from_, "to": to, "interval": interval, "format": format})

    def event(
        self,
        event_id: int,
        /,
        *,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> t.EventAnalytics:
        """Get event analytics

        Returns figures of one event: registrations, attendance, certificates, survey and emails. Series and
        `in_range` cover the range; everything else is the current state. The file has one row per figure. For
        all events, use "Get the organisation overview".

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)
        """
        return cast("t.EventAnalytics", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/analytics", query={"from": from_, "to": to, "interval": interval}))

    def export_event(
        self,
        event_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> Download:
        """Get event analytics

        Returns figures of one event: registrations, attendance, certificates, survey and emails. Series and
        `in_range` cover the range; everything else is the current state. The file has one row per figure. For
        all events, use "Get the organisation overview".

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/events/{path_part(event_id)}/analytics", query={"from": from_, "to": to, "interval": interval, "format": format})

    def overview(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> t.OrganisationOverview:
        """Get the organisation overview

        Returns figures of all events, compared with the previous period of the same length, plus credits and
        plan usage. The file has one row per figure. For one event, use "Get event analytics".

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)
        """
        return cast("t.OrganisationOverview", self._transport.json("GET", "/admin/analytics/org/overview", query={"from": from_, "to": to, "interval": interval}))

    def export_overview(
        self,
        *,
        format: Literal["csv", "xlsx"],
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> Download:
        """Get the organisation overview

        Returns figures of all events, compared with the previous period of the same length, plus credits and
        plan usage. The file has one row per figure. For one event, use "Get event analytics".

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/analytics/org/overview", query={"from": from_, "to": to, "interval": interval, "format": format})

    def cert_timeline(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
        event_id: int | None = None,
        event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"] | None = None,
        tier: str | None = None,
    ) -> t.CertTimeline:
        """Get the certificate timeline

        Returns the numbers of certificates issued, revoked, expired and expiring by day, week or month in the
        organisation's time zone, and by event, type and tier. Certificates of deleted events are not
        included. The file has one row per figure.

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)

        `event_id`: Only certificates of this event

        `event_type`: Only certificates of events that currently have this type

        `tier`: Only certificates of this tier; empty: those without a tier
        """
        return cast("t.CertTimeline", self._transport.json("GET", "/admin/analytics/org/cert-timeline", query={"from": from_, "to": to, "interval": interval, "event_id": event_id, "event_type": event_type, "tier": tier}))

    def export_cert_timeline(
        self,
        *,
        format: Literal["csv", "xlsx"],
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
        event_id: int | None = None,
        event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"] | None = None,
        tier: str | None = None,
    ) -> Download:
        """Get the certificate timeline

        Returns the numbers of certificates issued, revoked, expired and expiring by day, week or month in the
        organisation's time zone, and by event, type and tier. Certificates of deleted events are not
        included. The file has one row per figure.

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)

        `event_id`: Only certificates of this event

        `event_type`: Only certificates of events that currently have this type

        `tier`: Only certificates of this tier; empty: those without a tier

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/analytics/org/cert-timeline", query={"from": from_, "to": to, "interval": interval, "event_id": event_id, "event_type": event_type, "tier": tier, "format": format})

    def crm(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> t.CrmAnalytics:
        """Get CRM analytics

        Returns new and active contacts and accounts, deal totals by currency, how deals moved through their
        stages, and what was won and lost. Currencies are never added together. The file has one row per
        figure.

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)
        """
        return cast("t.CrmAnalytics", self._transport.json("GET", "/admin/analytics/org/crm", query={"from": from_, "to": to, "interval": interval}))

    def export_crm(
        self,
        *,
        format: Literal["csv", "xlsx"],
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "week", "month"] | None = None,
    ) -> Download:
        """Get CRM analytics

        Returns new and active contacts and accounts, deal totals by currency, how deals moved through their
        stages, and what was won and lost. Currencies are never added together. The file has one row per
        figure.

        `from_`: First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to
        30 days ending with `to`

        `to`: Last day, included. Defaults to today. At most 5 years after the first day

        `interval`: Length of each entry of a series; weeks begin on Monday (ISO 8601)

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/analytics/org/crm", query={"from": from_, "to": to, "interval": interval, "format": format})


class TrainingCoursesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        code: str | None = None,
    ) -> Pages[t.TrainingCourse]:
        """List external courses

        Lists the external courses that programmes can require, newest first. `code` finds the course with
        this code.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `code`: Only the course with this code
        """
        return Pages(self._transport.page, "/admin/training/courses", {"page": page, "limit": limit, "code": code})

    def create(
        self,
        **body: Unpack[t.NewTrainingCourse],
    ) -> t.TrainingCourse:
        """Create an external course

        Adds an external course that programmes can require and whose completions another system can report
        with "Record completions". Fails with 409 if another course has the code.
        """
        return cast("t.TrainingCourse", self._transport.json("POST", "/admin/training/courses", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.TrainingCourse:
        """Get an external course

        Returns one external course by id. To find it by code, use "List external courses".
        """
        return cast("t.TrainingCourse", self._transport.json("GET", f"/admin/training/courses/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.TrainingCourseChange],
    ) -> t.TrainingCourse:
        """Update an external course

        Updates the code or the name of an external course; missing fields stay unchanged. Completions and
        programmes keep the course. Fails with 409 if another course has the code.
        """
        return cast("t.TrainingCourse", self._transport.json("PATCH", f"/admin/training/courses/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete an external course

        Permanently deletes an external course that no programme requires and nobody has completed; otherwise
        the request fails with 409.
        """
        self._transport.json("DELETE", f"/admin/training/courses/{path_part(id)}")


class TrainingProgrammesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.TrainingProgramme]:
        """List training programmes

        Lists the training programmes of the organisation with their requirements, newest first. For the
        people who have one, use "List assignments of a programme".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/training/programmes", {"page": page, "limit": limit})

    def create(
        self,
        **body: Unpack[t.NewTrainingProgramme],
    ) -> t.TrainingProgramme:
        """Create a training programme

        Creates a programme of events and external courses that must all be completed. To give it to people,
        use "Assign a training programme".
        """
        return cast("t.TrainingProgramme", self._transport.json("POST", "/admin/training/programmes", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.TrainingProgramme:
        """Get a training programme

        Returns one training programme with its requirements.
        """
        return cast("t.TrainingProgramme", self._transport.json("GET", f"/admin/training/programmes/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.TrainingProgrammeChange],
    ) -> t.TrainingProgramme:
        """Update a training programme

        Updates the given fields; requirements are replaced as a whole. Completed assignments stay complete;
        open ones are evaluated again within moments. A new renewal period applies from the next cycle of each
        person.
        """
        return cast("t.TrainingProgramme", self._transport.json("PATCH", f"/admin/training/programmes/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a training programme

        Permanently deletes a programme with all its assignments, including earlier cycles. Completions of
        external courses stay.
        """
        self._transport.json("DELETE", f"/admin/training/programmes/{path_part(id)}")

    def assign(
        self,
        programme_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.NewTrainingAssignments],
    ) -> t.AssignedTraining | t.TrainingAssignPreview:
        """Assign a training programme

        Assigns a programme to up to 1,000 people. Existing assignments stay unchanged, so a repeat has no
        effect. Earlier achievements count within moments, except for those older than the renewal period. Use
        `dry_run=true` to count first.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.AssignedTraining | t.TrainingAssignPreview", self._transport.json("POST", f"/admin/training/programmes/{path_part(programme_id)}/assignments", query={"dry_run": dry_run}, body=body))

    def list_assignments(
        self,
        programme_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["compliant", "due", "overdue"] | None = None,
        email: str | None = None,
        search: str | None = None,
    ) -> Pages[t.TrainingAssignment]:
        """List assignments of a programme

        Lists the assignments of a training programme with their status, newest first, including earlier
        cycles. For all programmes, use "List assignments".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `status`: compliant: complete; due: not complete, but there is still time; overdue: not complete, and
        the due date has passed in the organisation's time zone

        `email`: Only this email address

        `search`: Text to find in names and email addresses, ignoring case
        """
        return Pages(self._transport.page, f"/admin/training/programmes/{path_part(programme_id)}/assignments", {"page": page, "limit": limit, "status": status, "email": email, "search": search})

    def move_due_date(
        self,
        programme_id: int,
        /,
        **body: Unpack[t.TrainingDueDate],
    ) -> t.MovedTraining:
        """Move due dates

        Sets another due date for all people who have not completed a programme, or only for the given email
        addresses. Completed assignments keep theirs. A repeat has no effect. For one person, use "Update an
        assignment".
        """
        return cast("t.MovedTraining", self._transport.json("POST", f"/admin/training/programmes/{path_part(programme_id)}/due-date", body=body))


class TrainingAssignmentsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["compliant", "due", "overdue"] | None = None,
        email: str | None = None,
        search: str | None = None,
    ) -> Pages[t.TrainingAssignment]:
        """List assignments

        Lists the training assignments of all programmes, newest first, including earlier cycles. For totals
        and overdue people, use "Get training compliance".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `status`: compliant: complete; due: not complete, but there is still time; overdue: not complete, and
        the due date has passed in the organisation's time zone

        `email`: Only this email address

        `search`: Text to find in names and email addresses, ignoring case
        """
        return Pages(self._transport.page, "/admin/training/assignments", {"page": page, "limit": limit, "status": status, "email": email, "search": search})

    def get(
        self,
        id: int,
        /,
    ) -> t.TrainingAssignment:
        """Get an assignment

        Returns the assignment of one person: programme, due date, status and cycle.
        """
        return cast("t.TrainingAssignment", self._transport.json("GET", f"/admin/training/assignments/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.TrainingAssignmentChange],
    ) -> t.TrainingAssignment:
        """Update an assignment

        Updates the due date or the name, or reassigns the training to another email address as if it were
        assigned now. Missing fields stay unchanged. Fails with 409 if the assignment is complete, or the
        other person already has the programme.
        """
        return cast("t.TrainingAssignment", self._transport.json("PATCH", f"/admin/training/assignments/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete an assignment

        Permanently deletes an assignment. It no longer counts in compliance reports. Earlier cycles stay on
        record.
        """
        self._transport.json("DELETE", f"/admin/training/assignments/{path_part(id)}")


class TrainingCompletionsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def post(
        self,
        **body: Unpack[t.NewTrainingCompletions],
    ) -> t.PostedTrainingCompletions:
        """Record completions

        Records up to 1,000 completions of external courses. Valid rows are recorded even if others are not;
        `errors` names the rest. Each external_id counts once, so the same rows can be sent again.
        """
        return cast("t.PostedTrainingCompletions", self._transport.json("POST", "/admin/training/completions", body=body))

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        email: str | None = None,
        course_id: int | None = None,
        external_id: str | None = None,
        search: str | None = None,
    ) -> Pages[t.TrainingCompletion]:
        """List completions

        Lists the completions of external courses, newest first. Filter by email address, course or
        external_id.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `email`: Only this email address

        `course_id`: Only this course

        `external_id`: Only this external_id

        `search`: Text to find in names and email addresses, ignoring case
        """
        return Pages(self._transport.page, "/admin/training/completions", {"page": page, "limit": limit, "email": email, "course_id": course_id, "external_id": external_id, "search": search})

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a completion

        Permanently deletes a completion that was recorded by mistake. Assignments that it completed stay
        complete. The same external_id can be sent again.
        """
        self._transport.json("DELETE", f"/admin/training/completions/{path_part(id)}")


class TrainingEvidenceResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        status: Literal["pending", "approved", "declined"] | None = None,
        course_id: int | None = None,
        email: str | None = None,
    ) -> Pages[t.TrainingEvidence]:
        """List evidence

        Lists uploaded evidence of completed courses, newest first. Filter by status, course or person.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find in names and email addresses, ignoring case

        `status`: pending: nobody has decided yet; approved: the course is completed; declined: it is not

        `course_id`: Only this course

        `email`: Only this email address
        """
        return Pages(self._transport.page, "/admin/training/evidence", {"page": page, "limit": limit, "search": search, "status": status, "course_id": course_id, "email": email})

    def add(
        self,
        **body: Unpack[t.TrainingEvidenceAddBody],
    ) -> t.TrainingEvidence:
        """Add evidence

        Uploads evidence that a person has completed an external course: a PDF, PNG, JPEG or WebP file of at
        most 10 MB. It is pending until somebody approves or declines it.
        """
        return cast("t.TrainingEvidence", self._transport.json("POST", "/admin/training/evidence", body=body, kind="form"))

    def get(
        self,
        id: int,
        /,
    ) -> t.TrainingEvidence:
        """Get evidence

        Returns one piece of evidence. For its file, use "Download evidence".
        """
        return cast("t.TrainingEvidence", self._transport.json("GET", f"/admin/training/evidence/{path_part(id)}"))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete evidence

        Permanently deletes evidence with its file. A completion that it led to stays.
        """
        self._transport.json("DELETE", f"/admin/training/evidence/{path_part(id)}")

    def approve(
        self,
        id: int,
        /,
        **body: Unpack[t.TrainingEvidenceApproval],
    ) -> t.TrainingEvidence:
        """Approve evidence

        Approves pending evidence and records a completion of its course, which counts for programmes within
        moments. Fails with 409 if it is already decided.
        """
        return cast("t.TrainingEvidence", self._transport.json("POST", f"/admin/training/evidence/{path_part(id)}/approve", body=body))

    def decline(
        self,
        id: int,
        /,
        **body: Unpack[t.TrainingEvidenceDecline],
    ) -> t.TrainingEvidence:
        """Decline evidence

        Declines pending evidence with a reason. Fails with 409 if it is already decided.
        """
        return cast("t.TrainingEvidence", self._transport.json("POST", f"/admin/training/evidence/{path_part(id)}/decline", body=body))

    def file(
        self,
        id: int,
        /,
    ) -> Download:
        """Download evidence

        Returns the uploaded file of a piece of evidence.
        """
        return self._transport.download("GET", f"/admin/training/evidence/{path_part(id)}/file")


class TrainingRulesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        programme_id: int | None = None,
    ) -> Pages[t.TrainingAssignmentRule]:
        """List assignment rules

        Lists the rules that assign programmes to contacts, newest first. A programme has at most one.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `programme_id`: Only the rule of this programme
        """
        return Pages(self._transport.page, "/admin/training/assignment-rules", {"page": page, "limit": limit, "programme_id": programme_id})

    def set(
        self,
        programme_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.NewTrainingAssignmentRule],
    ) -> t.TrainingAssignmentRule | t.TrainingAssignmentRulePreview:
        """Set an assignment rule

        Assigns the programme to every contact with an email address and one of the tags within moments, and
        to contacts who match later within minutes. Each contact is reached once: a deleted assignment stays
        deleted. Use `dry_run=true` to count first. To assign once, use "Assign a training programme".

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.TrainingAssignmentRule | t.TrainingAssignmentRulePreview", self._transport.json("PUT", f"/admin/training/programmes/{path_part(programme_id)}/assignment-rule", query={"dry_run": dry_run}, body=body))

    def delete(
        self,
        programme_id: int,
        /,
    ) -> None:
        """Delete an assignment rule

        Deletes the rule; nobody else gets the programme by it. Assignments stay. Fails with 404 if there is
        none.
        """
        self._transport.json("DELETE", f"/admin/training/programmes/{path_part(programme_id)}/assignment-rule")


class TrainingResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.courses = TrainingCoursesResource(transport)
        self.programmes = TrainingProgrammesResource(transport)
        self.assignments = TrainingAssignmentsResource(transport)
        self.completions = TrainingCompletionsResource(transport)
        self.evidence = TrainingEvidenceResource(transport)
        self.rules = TrainingRulesResource(transport)

    def people(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        programme_id: int | None = None,
        status: Literal["compliant", "due", "overdue"] | None = None,
    ) -> Pages[t.TrainingPerson]:
        """List people in training

        Lists each person with training once, with the status of every programme: overdue people first, then
        by next due date. Filter by programme, status or name. The file has one row per person and one column
        per programme. For single assignments, use "List assignments".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find in names and email addresses, ignoring case

        `programme_id`: Only this programme

        `status`: compliant: complete; due: not complete, but there is still time; overdue: not complete, and
        the due date has passed in the organisation's time zone
        """
        return Pages(self._transport.page, "/admin/training/people", {"page": page, "limit": limit, "search": search, "programme_id": programme_id, "status": status})

    def export_people(
        self,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        programme_id: int | None = None,
        status: Literal["compliant", "due", "overdue"] | None = None,
    ) -> Download:
        """List people in training

        Lists each person with training once, with the status of every programme: overdue people first, then
        by next due date. Filter by programme, status or name. The file has one row per person and one column
        per programme. For single assignments, use "List assignments".

        `search`: Text to find in names and email addresses, ignoring case

        `programme_id`: Only this programme

        `status`: compliant: complete; due: not complete, but there is still time; overdue: not complete, and
        the due date has passed in the organisation's time zone

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/training/people", query={"search": search, "programme_id": programme_id, "status": status, "format": format})

    def change_email(
        self,
        body: t.TrainingEmailChange,
        /,
    ) -> t.ChangedTrainingEmail:
        """Change an email address in training

        Moves all assignments and completions of a person to another email address. Achievements under the new
        address count too. If nobody has the old address, nothing changes and the counts are 0. Fails with 409
        if both have the same programme.
        """
        return cast("t.ChangedTrainingEmail", self._transport.json("POST", "/admin/training/change-email", body=body))


class BadgesTemplatesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.BadgeTemplate]:
        """List badge templates

        Lists badge templates, newest first, with the number of people who have each badge.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/badge-templates", {"page": page, "limit": limit})

    def create(
        self,
        **body: Unpack[t.NewBadgeTemplate],
    ) -> t.BadgeTemplate:
        """Create a badge template

        Creates a badge template. Everyone who meets all its criteria gets the badge once, as soon as they do;
        those who already meet them get it within moments. Without criteria it is only awarded by "Award a
        badge". An organisation can have 200 templates.
        """
        return cast("t.BadgeTemplate", self._transport.json("POST", "/admin/badge-templates", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.BadgeTemplate:
        """Get a badge template

        Returns a badge template with its criteria and the number of people who have the badge.
        """
        return cast("t.BadgeTemplate", self._transport.json("GET", f"/admin/badge-templates/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.BadgeTemplateChange],
    ) -> t.BadgeTemplate:
        """Update a badge template

        Updates the fields you send. Another name, description or criteria makes a new version; existing
        awards keep theirs, as well as their expiry. New criteria, and activating the template, award the
        badge within moments to everyone who already meets them.
        """
        return cast("t.BadgeTemplate", self._transport.json("PATCH", f"/admin/badge-templates/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a badge template

        Permanently deletes a badge template that was never awarded; fails with 409 otherwise. To stop
        awarding it, use "Update a badge template" with active=false.
        """
        self._transport.json("DELETE", f"/admin/badge-templates/{path_part(id)}")

    def list_versions(
        self,
        badge_template_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.BadgeTemplateVersion]:
        """List the versions of a badge template

        Lists versions, newest first, with the number of awards that keep each. The 100 newest are kept, and
        older ones as long as an award refers to them.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/badge-templates/{path_part(badge_template_id)}/versions", {"page": page, "limit": limit})


class BadgesAwardsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        badge_template_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["active", "revoked", "expired"] | None = None,
        email: str | None = None,
    ) -> Pages[t.BadgeAward]:
        """List badge awards

        Lists the awards of a badge, newest first, including revoked ones. Filter by status or email address.
        The file has one row per award.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `status`: Status of the award

        `email`: Email address of the recipient
        """
        return Pages(self._transport.page, f"/admin/badge-templates/{path_part(badge_template_id)}/awards", {"page": page, "limit": limit, "status": status, "email": email})

    def export(
        self,
        badge_template_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        status: Literal["active", "revoked", "expired"] | None = None,
        email: str | None = None,
    ) -> Download:
        """List badge awards

        Lists the awards of a badge, newest first, including revoked ones. Filter by status or email address.
        The file has one row per award.

        `status`: Status of the award

        `email`: Email address of the recipient

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/badge-templates/{path_part(badge_template_id)}/awards", query={"status": status, "email": email, "format": format})

    def credential(
        self,
        badge_award_id: int,
        /,
    ) -> t.SignedCredential:
        """Get the credential of a badge award

        Returns the award as a signed credential (Open Badges 3.0, W3C Verifiable Credentials 2.0), which
        anyone can check without this service. A revoked award keeps it; its status list says so. 404 until it
        is signed. `credential_url` needs no key, and the PNG at `image_url` contains the same credential.
        """
        return cast("t.SignedCredential", self._transport.json("GET", f"/admin/badge-awards/{path_part(badge_award_id)}/credential"))

    def correct(
        self,
        badge_award_id: int,
        /,
        **body: Unpack[t.BadgeCorrection],
    ) -> t.BadgeAward:
        """Replace a badge award

        Replaces an award by a corrected one, with the fields you send, the current version of the template,
        and everything else as before. The old award is revoked, and its public page links to the new one.
        """
        return cast("t.BadgeAward", self._transport.json("POST", f"/admin/badge-awards/{path_part(badge_award_id)}/correct", body=body))

    def revoke(
        self,
        badge_award_id: int,
        /,
        **body: Unpack[t.BadgeRevocation],
    ) -> t.BadgeAward:
        """Revoke a badge award

        Permanently revokes an award; its public page shows this with the reason. Repeating the call changes
        nothing. The person does not get the badge again by its criteria, but you can award it again with
        "Award a badge".
        """
        return cast("t.BadgeAward", self._transport.json("POST", f"/admin/badge-awards/{path_part(badge_award_id)}/revoke", body=body))


class BadgesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.templates = BadgesTemplatesResource(transport)
        self.awards = BadgesAwardsResource(transport)

    def remove_image(
        self,
        badge_template_id: int,
        /,
    ) -> None:
        """Delete a badge picture

        Makes a new version with the drawn picture; existing awards keep the uploaded one. Repeating the call
        changes nothing.
        """
        self._transport.json("DELETE", f"/admin/badge-templates/{path_part(badge_template_id)}/image")

    def image(
        self,
        badge_template_id: int,
        /,
    ) -> Download:
        """Download a badge picture

        Returns the picture of a badge as PNG: the uploaded one if there is one, else a drawn one.
        """
        return self._transport.download("GET", f"/admin/badge-templates/{path_part(badge_template_id)}/image")

    def set_image(
        self,
        badge_template_id: int,
        /,
        **body: Unpack[t.BadgesSetImageBody],
    ) -> t.BadgeTemplate:
        """Upload a badge picture

        Uploads a picture for a badge as a new version; existing awards keep theirs. Multipart: one PNG, JPEG
        or WebP file of at most 5 MB, which is converted to a square PNG of 800 pixels.
        """
        return cast("t.BadgeTemplate", self._transport.json("POST", f"/admin/badge-templates/{path_part(badge_template_id)}/image", body=body, kind="form"))

    def award(
        self,
        badge_template_id: int,
        /,
        **body: Unpack[t.NewBadgeAward],
    ) -> t.GivenBadge:
        """Award a badge

        Awards a badge regardless of its criteria, to an attendee or to any email and name. Returns 201 with
        the new award, or 200 with the existing one, so repeating it awards nothing twice. A new award
        supersedes an expired one. Fails with 409 when the badge is inactive.
        """
        return cast("t.GivenBadge", self._transport.json("POST", f"/admin/badge-templates/{path_part(badge_template_id)}/awards", body=body))

    def public(
        self,
        public_id: str,
        /,
    ) -> t.PublicBadge:
        """Verify a badge

        Verifies a badge by the public id in its link, without a key: whether it is genuine and active, who
        earned it and for what. The response has no email address. Returns 404 when there is none.
        """
        return cast("t.PublicBadge", self._transport.json("GET", f"/public/badges/{path_part(public_id)}"))


class CrmAccountsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        industry: str | None = None,
        sort: Literal["newest", "name"] | None = None,
    ) -> Pages[t.Account]:
        """List accounts

        Lists the companies of contacts, newest first unless `sort` says otherwise, with their number of
        contacts and the totals of their open deals. The file contains all accounts.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `industry`: Only accounts in this industry

        `sort`: Order of the list; a search is always newest first
        """
        return Pages(self._transport.page, "/admin/crm/accounts", {"page": page, "limit": limit, "search": search, "industry": industry, "sort": sort})

    def export(
        self,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        industry: str | None = None,
        sort: Literal["newest", "name"] | None = None,
    ) -> Download:
        """List accounts

        Lists the companies of contacts, newest first unless `sort` says otherwise, with their number of
        contacts and the totals of their open deals. The file contains all accounts.

        `search`: Text to find, ignoring case and accents; every character is literal

        `industry`: Only accounts in this industry

        `sort`: Order of the list; a search is always newest first

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/crm/accounts", query={"search": search, "industry": industry, "sort": sort, "format": format})

    def create(
        self,
        **body: Unpack[t.NewAccount],
    ) -> t.Account:
        """Create an account

        Creates an account, which is a company that contacts and deals belong to. If another account has the
        domain, the request fails with 409 and the message names that account. To add people, use "Update a
        contact" with `account_id`.
        """
        return cast("t.Account", self._transport.json("POST", "/admin/crm/accounts", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.Account:
        """Get an account

        Returns an account (company) with its number of contacts and the totals of its open deals by currency.
        For its people, use "List contacts of an account", and for its deals, "List deals of an account".
        """
        return cast("t.Account", self._transport.json("GET", f"/admin/crm/accounts/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.AccountChange],
    ) -> t.Account:
        """Update an account

        Updates the given fields of an account (company); null clears an optional field. If another account
        has the domain, the request fails with 409 and the message names that account.
        """
        return cast("t.Account", self._transport.json("PATCH", f"/admin/crm/accounts/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
        *,
        cascade: bool | None = None,
    ) -> None:
        """Delete an account

        Permanently deletes an account (company). Its contacts are kept without an account. An account with
        deals can only be deleted with `cascade=true`, which deletes the deals as well; otherwise the request
        fails with 409.

        `cascade`: Also delete its deals
        """
        self._transport.json("DELETE", f"/admin/crm/accounts/{path_part(id)}", query={"cascade": cascade})

    def list_contacts(
        self,
        account_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        stage: Literal["lead", "qualified", "customer", "evangelist"] | None = None,
        tag: builtins.list[str] | None = None,
        owner: str | None = None,
        email_consent: Literal["unknown", "granted", "denied"] | None = None,
        source: Literal["api", "panel", "import", "registration", "form"] | None = None,
        min_score: int | None = None,
        max_score: int | None = None,
        active_since: str | None = None,
        inactive_since: str | None = None,
        sort: Literal["newest", "oldest", "score", "last_activity", "name", "updated"] | None = None,
    ) -> Pages[t.Contact]:
        """List contacts of an account

        Lists the contacts of an account (company), newest first unless `sort` says otherwise. Filters and
        totals work as in "List contacts". An unknown account returns 404.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only contacts in this lifecycle stage

        `tag`: Only contacts with this tag; repeat the parameter to require several tags

        `owner`: Only contacts of this owner

        `email_consent`: Only contacts with this consent

        `source`: Only contacts from this source

        `min_score`: Lead score of at least this value

        `max_score`: Lead score of at most this value

        `active_since`: Only contacts with activity at or after this time

        `inactive_since`: Only contacts without activity since this time

        `sort`: score: highest first; last_activity and updated: latest first; name: by last and first name. A
        search is always newest first
        """
        return Pages(self._transport.page, f"/admin/crm/accounts/{path_part(account_id)}/contacts", {"page": page, "limit": limit, "search": search, "stage": stage, "tag": tag, "owner": owner, "email_consent": email_consent, "source": source, "min_score": min_score, "max_score": max_score, "active_since": active_since, "inactive_since": inactive_since, "sort": sort})

    def export_contacts(
        self,
        account_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        stage: Literal["lead", "qualified", "customer", "evangelist"] | None = None,
        tag: builtins.list[str] | None = None,
        owner: str | None = None,
        email_consent: Literal["unknown", "granted", "denied"] | None = None,
        source: Literal["api", "panel", "import", "registration", "form"] | None = None,
        min_score: int | None = None,
        max_score: int | None = None,
        active_since: str | None = None,
        inactive_since: str | None = None,
        sort: Literal["newest", "oldest", "score", "last_activity", "name", "updated"] | None = None,
    ) -> Download:
        """List contacts of an account

        Lists the contacts of an account (company), newest first unless `sort` says otherwise. Filters and
        totals work as in "List contacts". An unknown account returns 404.

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only contacts in this lifecycle stage

        `tag`: Only contacts with this tag; repeat the parameter to require several tags

        `owner`: Only contacts of this owner

        `email_consent`: Only contacts with this consent

        `source`: Only contacts from this source

        `min_score`: Lead score of at least this value

        `max_score`: Lead score of at most this value

        `active_since`: Only contacts with activity at or after this time

        `inactive_since`: Only contacts without activity since this time

        `sort`: score: highest first; last_activity and updated: latest first; name: by last and first name. A
        search is always newest first

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/crm/accounts/{path_part(account_id)}/contacts", query={"search": search, "stage": stage, "tag": tag, "owner": owner, "email_consent": email_consent, "source": source, "min_score": min_score, "max_score": max_score, "active_since": active_since, "inactive_since": inactive_since, "sort": sort, "format": format})

    def list_deals(
        self,
        account_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        currency: str | None = None,
        min_amount: float | None = None,
        max_amount: float | None = None,
        expected_after: str | None = None,
        expected_before: str | None = None,
        sort: Literal["newest", "oldest", "amount", "expected_close", "updated"] | None = None,
        contact_id: int | None = None,
    ) -> Pages[t.Deal]:
        """List deals of an account

        Lists the deals of an account (company), newest first unless `sort` says otherwise. Filters and totals
        work as in "List deals". An unknown account returns 404.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only deals in this stage

        `owner`: Only deals of this owner

        `currency`: ISO 4217

        `min_amount`: Amount of at least this value; needs currency

        `max_amount`: Amount of at most this value; needs currency

        `expected_after`: Only deals expected to close on this day or later

        `expected_before`: Only deals expected to close on this day or earlier

        `sort`: amount: highest first, needs currency; expected_close: earliest first; updated: latest first.
        A search is always newest first

        `contact_id`: Only deals of this contact
        """
        return Pages(self._transport.page, f"/admin/crm/accounts/{path_part(account_id)}/deals", {"page": page, "limit": limit, "search": search, "stage": stage, "owner": owner, "currency": currency, "min_amount": min_amount, "max_amount": max_amount, "expected_after": expected_after, "expected_before": expected_before, "sort": sort, "contact_id": contact_id})

    def export_deals(
        self,
        account_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        currency: str | None = None,
        min_amount: float | None = None,
        max_amount: float | None = None,
        expected_after: str | None = None,
        expected_before: str | None = None,
        sort: Literal["newest", "oldest", "amount", "expected_close", "updated"] | None = None,
        contact_id: int | None = None,
    ) -> Download:
        """List deals of an account

        Lists the deals of an account (company), newest first unless `sort` says otherwise. Filters and totals
        work as in "List deals". An unknown account returns 404.

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only deals in this stage

        `owner`: Only deals of this owner

        `currency`: ISO 4217

        `min_amount`: Amount of at least this value; needs currency

        `max_amount`: Amount of at most this value; needs currency

        `expected_after`: Only deals expected to close on this day or later

        `expected_before`: Only deals expected to close on this day or earlier

        `sort`: amount: highest first, needs currency; expected_close: earliest first; updated: latest first.
        A search is always newest first

        `contact_id`: Only deals of this contact

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/crm/accounts/{path_part(account_id)}/deals", query={"search": search, "stage": stage, "owner": owner, "currency": currency, "min_amount": min_amount, "max_amount": max_amount, "expected_after": expected_after, "expected_before": expected_before, "sort": sort, "contact_id": contact_id, "format": format})


class CrmContactsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        stage: Literal["lead", "qualified", "customer", "evangelist"] | None = None,
        tag: builtins.list[str] | None = None,
        owner: str | None = None,
        email_consent: Literal["unknown", "granted", "denied"] | None = None,
        source: Literal["api", "panel", "import", "registration", "form"] | None = None,
        min_score: int | None = None,
        max_score: int | None = None,
        active_since: str | None = None,
        inactive_since: str | None = None,
        account_id: int | None = None,
        sort: Literal["newest", "oldest", "score", "last_activity", "name", "updated"] | None = None,
    ) -> Pages[t.Contact]:
        """List contacts

        Lists contacts, newest first unless `sort` says otherwise. Filters can be combined. With filters or a
        search, X-Total-Count is exact up to 10,000; beyond that X-Total-Count-Capped is true. The file
        contains all matching contacts, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only contacts in this lifecycle stage

        `tag`: Only contacts with this tag; repeat the parameter to require several tags

        `owner`: Only contacts of this owner

        `email_consent`: Only contacts with this consent

        `source`: Only contacts from this source

        `min_score`: Lead score of at least this value

        `max_score`: Lead score of at most this value

        `active_since`: Only contacts with activity at or after this time

        `inactive_since`: Only contacts without activity since this time

        `account_id`: Only contacts of this account

        `sort`: score: highest first; last_activity and updated: latest first; name: by last and first name. A
        search is always newest first
        """
        return Pages(self._transport.page, "/admin/crm/contacts", {"page": page, "limit": limit, "search": search, "stage": stage, "tag": tag, "owner": owner, "email_consent": email_consent, "source": source, "min_score": min_score, "max_score": max_score, "active_since": active_since, "inactive_since": inactive_since, "account_id": account_id, "sort": sort})

    def export(
        self,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        stage: Literal["lead", "qualified", "customer", "evangelist"] | None = None,
        tag: builtins.list[str] | None = None,
        owner: str | None = None,
        email_consent: Literal["unknown", "granted", "denied"] | None = None,
        source: Literal["api", "panel", "import", "registration", "form"] | None = None,
        min_score: int | None = None,
        max_score: int | None = None,
        active_since: str | None = None,
        inactive_since: str | None = None,
        account_id: int | None = None,
        sort: Literal["newest", "oldest", "score", "last_activity", "name", "updated"] | None = None,
    ) -> Download:
        """List contacts

        Lists contacts, newest first unless `sort` says otherwise. Filters can be combined. With filters or a
        search, X-Total-Count is exact up to 10,000; beyond that X-Total-Count-Capped is true. The file
        contains all matching contacts, newest first.

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only contacts in this lifecycle stage

        `tag`: Only contacts with this tag; repeat the parameter to require several tags

        `owner`: Only contacts of this owner

        `email_consent`: Only contacts with this consent

        `source`: Only contacts from this source

        `min_score`: Lead score of at least this value

        `max_score`: Lead score of at most this value

        `active_since`: Only contacts with activity at or after this time

        `inactive_since`: Only contacts without activity since this time

        `account_id`: Only contacts of this account

        `sort`: score: highest first; last_activity and updated: latest first; name: by last and first name. A
        search is always newest first

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/crm/contacts", query={"search": search, "stage": stage, "tag": tag, "owner": owner, "email_consent": email_consent, "source": source, "min_score": min_score, "max_score": max_score, "active_since": active_since, "inactive_since": inactive_since, "account_id": account_id, "sort": sort, "format": format})

    def create(
        self,
        **body: Unpack[t.NewContact],
    ) -> t.Contact:
        """Create a contact

        Creates a contact, which needs a name, an email address or a phone number. If a contact already has
        the email address, the request fails with 409 and the message names it: use "Update a contact". For
        many people, use "Import contacts".
        """
        return cast("t.Contact", self._transport.json("POST", "/admin/crm/contacts", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.Contact:
        """Get a contact

        Returns a contact with its account, custom fields, lead score and score reasons. A merged contact
        returns 404 and the message names the current one. For its activities, use "List the timeline of a
        contact".
        """
        return cast("t.Contact", self._transport.json("GET", f"/admin/crm/contacts/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.ContactChange],
    ) -> t.Contact:
        """Update a contact

        Updates the given fields. `tags` replaces all tags; `properties` changes only the keys that it
        contains. Each change emits `crm.profile_updated` with old and new values. If another contact has the
        email address, the request fails with 409.
        """
        return cast("t.Contact", self._transport.json("PATCH", f"/admin/crm/contacts/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
        *,
        cascade: bool | None = None,
    ) -> None:
        """Delete a contact

        Permanently deletes a contact with its notes, timeline and the contacts merged into it. A contact with
        deals needs `cascade=true`, which deletes the deals as well; otherwise the request fails with 409. To
        erase a person everywhere, use "Erase a person".

        `cascade`: Also delete its deals
        """
        self._transport.json("DELETE", f"/admin/crm/contacts/{path_part(id)}", query={"cascade": cascade})

    def list_deals(
        self,
        contact_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        currency: str | None = None,
        min_amount: float | None = None,
        max_amount: float | None = None,
        expected_after: str | None = None,
        expected_before: str | None = None,
        sort: Literal["newest", "oldest", "amount", "expected_close", "updated"] | None = None,
        account_id: int | None = None,
    ) -> Pages[t.Deal]:
        """List deals of a contact

        Lists the deals of a contact, newest first unless `sort` says otherwise. Filters and totals work as in
        "List deals". An unknown contact returns 404.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only deals in this stage

        `owner`: Only deals of this owner

        `currency`: ISO 4217

        `min_amount`: Amount of at least this value; needs currency

        `max_amount`: Amount of at most this value; needs currency

        `expected_after`: Only deals expected to close on this day or later

        `expected_before`: Only deals expected to close on this day or earlier

        `sort`: amount: highest first, needs currency; expected_close: earliest first; updated: latest first.
        A search is always newest first

        `account_id`: Only deals of this account
        """
        return Pages(self._transport.page, f"/admin/crm/contacts/{path_part(contact_id)}/deals", {"page": page, "limit": limit, "search": search, "stage": stage, "owner": owner, "currency": currency, "min_amount": min_amount, "max_amount": max_amount, "expected_after": expected_after, "expected_before": expected_before, "sort": sort, "account_id": account_id})

    def export_deals(
        self,
        contact_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        currency: str | None = None,
        min_amount: float | None = None,
        max_amount: float | None = None,
        expected_after: str | None = None,
        expected_before: str | None = None,
        sort: Literal["newest", "oldest", "amount", "expected_close", "updated"] | None = None,
        account_id: int | None = None,
    ) -> Download:
        """List deals of a contact

        Lists the deals of a contact, newest first unless `sort` says otherwise. Filters and totals work as in
        "List deals". An unknown contact returns 404.

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only deals in this stage

        `owner`: Only deals of this owner

        `currency`: ISO 4217

        `min_amount`: Amount of at least this value; needs currency

        `max_amount`: Amount of at most this value; needs currency

        `expected_after`: Only deals expected to close on this day or later

        `expected_before`: Only deals expected to close on this day or earlier

        `sort`: amount: highest first, needs currency; expected_close: earliest first; updated: latest first.
        A search is always newest first

        `account_id`: Only deals of this account

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/crm/contacts/{path_part(contact_id)}/deals", query={"search": search, "stage": stage, "owner": owner, "currency": currency, "min_amount": min_amount, "max_amount": max_amount, "expected_after": expected_after, "expected_before": expected_before, "sort": sort, "account_id": account_id, "format": format})

    def list_timeline(
        self,
        contact_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        kind: Literal["registered", "cancelled", "attended", "certificate_issued", "certificate_revoked", "certificate_viewed", "badge_earned", "survey_answered", "course_completed", "form_submitted", "email_sent", "email_link_opened", "email_bounced", "email_unsubscribed", "deal_created", "deal_moved", "deal_won", "deal_lost", "note", "imported", "merged"] | None = None,
    ) -> Pages[t.ContactActivity]:
        """List the timeline of a contact

        Lists the activities of a contact, latest first: registrations, attendance, certificates, emails,
        deals, notes, imports and merges. `kind` filters by one of these. To read note text, use "List contact
        notes".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `kind`: Only entries of this kind
        """
        return Pages(self._transport.page, f"/admin/crm/contacts/{path_part(contact_id)}/timeline", {"page": page, "limit": limit, "kind": kind})

    def merge(
        self,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.Merge],
    ) -> t.MergedContact:
        """Merge contacts

        Merges contacts into one: deals, notes, tags, timelines and addresses move to the primary contact; the
        old ids return 404 with its id. With `dry_run` it only returns the result. "Undo a merge" reverses it
        for 30 days.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.MergedContact", self._transport.json("POST", "/admin/crm/merge", query={"dry_run": dry_run}, body=body))


class CrmTagsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.ContactTag]:
        """List contact tags

        Lists the tags of contacts with the number of contacts of each, most used first. To find the people
        with a tag, use "List contacts" with `tag`.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/crm/tags", {"page": page, "limit": limit})


class CrmDealsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        currency: str | None = None,
        min_amount: float | None = None,
        max_amount: float | None = None,
        expected_after: str | None = None,
        expected_before: str | None = None,
        sort: Literal["newest", "oldest", "amount", "expected_close", "updated"] | None = None,
        account_id: int | None = None,
        contact_id: int | None = None,
    ) -> Pages[t.Deal]:
        """List deals

        Lists deals, newest first unless `sort` says otherwise. Filters can be combined; amounts need
        `currency`. With filters or a search, X-Total-Count is exact up to 10,000; beyond that
        X-Total-Count-Capped is true. The file contains all deals. For totals by stage, use "Get the deal
        pipeline".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only deals in this stage

        `owner`: Only deals of this owner

        `currency`: ISO 4217

        `min_amount`: Amount of at least this value; needs currency

        `max_amount`: Amount of at most this value; needs currency

        `expected_after`: Only deals expected to close on this day or later

        `expected_before`: Only deals expected to close on this day or earlier

        `sort`: amount: highest first, needs currency; expected_close: earliest first; updated: latest first.
        A search is always newest first

        `account_id`: Only deals of this account

        `contact_id`: Only deals of this contact
        """
        return Pages(self._transport.page, "/admin/crm/deals", {"page": page, "limit": limit, "search": search, "stage": stage, "owner": owner, "currency": currency, "min_amount": min_amount, "max_amount": max_amount, "expected_after": expected_after, "expected_before": expected_before, "sort": sort, "account_id": account_id, "contact_id": contact_id})

    def export(
        self,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        currency: str | None = None,
        min_amount: float | None = None,
        max_amount: float | None = None,
        expected_after: str | None = None,
        expected_before: str | None = None,
        sort: Literal["newest", "oldest", "amount", "expected_close", "updated"] | None = None,
        account_id: int | None = None,
        contact_id: int | None = None,
    ) -> Download:
        """List deals

        Lists deals, newest first unless `sort` says otherwise. Filters can be combined; amounts need
        `currency`. With filters or a search, X-Total-Count is exact up to 10,000; beyond that
        X-Total-Count-Capped is true. The file contains all deals. For totals by stage, use "Get the deal
        pipeline".

        `search`: Text to find, ignoring case and accents; every character is literal

        `stage`: Only deals in this stage

        `owner`: Only deals of this owner

        `currency`: ISO 4217

        `min_amount`: Amount of at least this value; needs currency

        `max_amount`: Amount of at most this value; needs currency

        `expected_after`: Only deals expected to close on this day or later

        `expected_before`: Only deals expected to close on this day or earlier

        `sort`: amount: highest first, needs currency; expected_close: earliest first; updated: latest first.
        A search is always newest first

        `account_id`: Only deals of this account

        `contact_id`: Only deals of this contact

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/crm/deals", query={"search": search, "stage": stage, "owner": owner, "currency": currency, "min_amount": min_amount, "max_amount": max_amount, "expected_after": expected_after, "expected_before": expected_before, "sort": sort, "account_id": account_id, "contact_id": contact_id, "format": format})

    def create(
        self,
        **body: Unpack[t.NewDeal],
    ) -> t.Deal:
        """Create a deal

        Creates a deal, optionally with an account and a contact; the account defaults to that of the contact.
        It is placed on top of its stage unless a position is given. The timeline of the contact records the
        deal.
        """
        return cast("t.Deal", self._transport.json("POST", "/admin/crm/deals", body=body))

    def pipeline(
        self,
        *,
        owner: str | None = None,
        account_id: int | None = None,
        limit: int | None = None,
    ) -> t.Pipeline:
        """Get the deal pipeline

        Returns the stages in order, each with its number of deals, its totals by currency and the first deals
        from the top of the board. Weighted totals multiply the amount by the probability of winning a deal in
        the stage.

        `owner`: Only deals of this owner

        `account_id`: Only deals of this account

        `limit`: Number of deals per stage; values above 200 count as 200
        """
        return cast("t.Pipeline", self._transport.json("GET", "/admin/crm/pipeline", query={"owner": owner, "account_id": account_id, "limit": limit}))

    def get(
        self,
        id: int,
        /,
    ) -> t.Deal:
        """Get a deal

        Returns a deal with its amount, stage, board position, account and contact. For the stages that it
        went through, use "List stage changes of a deal".
        """
        return cast("t.Deal", self._transport.json("GET", f"/admin/crm/deals/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.DealChange],
    ) -> t.Deal:
        """Update a deal

        Updates the given fields. A new `stage` is recorded in the stage history and in the timeline of the
        contact; the deal moves to the top of that stage unless `position`, `before` or `after` is given.
        """
        return cast("t.Deal", self._transport.json("PATCH", f"/admin/crm/deals/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a deal

        Permanently deletes a deal with its stage history; entries in the timeline of the contact stay. To
        keep a lost deal, use "Update a deal" with `stage: lost`.
        """
        self._transport.json("DELETE", f"/admin/crm/deals/{path_part(id)}")

    def list_history(
        self,
        deal_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.DealStageChange]:
        """List stage changes of a deal

        Lists the stages that a deal has entered, newest first: who moved it, when, and how many seconds it
        stayed there.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/crm/deals/{path_part(deal_id)}/history", {"page": page, "limit": limit})


class CrmStagesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
    ) -> t.DealStages:
        """List deal stages

        Lists the stages of the pipeline in order, with their number of deals: the six built-in ones until the
        organisation defines its own.
        """
        return cast("t.DealStages", self._transport.json("GET", "/admin/crm/deal-stages"))

    def save(
        self,
        body: t.NewDealStages,
        /,
    ) -> t.DealStages:
        """Replace deal stages

        Replaces all stages with this list. Read "List deal stages" first and include the stages to keep. A
        stage with deals can be renamed, moved and weighted, but it must stay and keep its kind; otherwise the
        request fails with 409. New deals begin in the first stage.
        """
        return cast("t.DealStages", self._transport.json("PUT", "/admin/crm/deal-stages", body=body))


class CrmTasksResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["open", "overdue", "done"] | None = None,
        mine: bool | None = None,
        owner_id: int | None = None,
        contact_id: int | None = None,
        account_id: int | None = None,
        deal_id: int | None = None,
        sort: Literal["newest", "due"] | None = None,
    ) -> Pages[t.Task]:
        """List tasks

        Lists tasks about contacts, accounts and deals, newest first unless `sort` says otherwise.
        X-Total-Count is exact up to 10,000; beyond that X-Total-Count-Capped is true.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `status`: overdue: open tasks whose due time is over

        `mine`: true: only tasks of the signed-in member; an API key has none

        `owner_id`: Only tasks of this member

        `contact_id`: Only tasks about this contact

        `account_id`: Only tasks about this account

        `deal_id`: Only tasks about this deal

        `sort`: due: earliest due time first, those without at the end
        """
        return Pages(self._transport.page, "/admin/crm/tasks", {"page": page, "limit": limit, "status": status, "mine": mine, "owner_id": owner_id, "contact_id": contact_id, "account_id": account_id, "deal_id": deal_id, "sort": sort})

    def create(
        self,
        **body: Unpack[t.NewTask],
    ) -> t.Task:
        """Create a task

        Creates a task for a member, with an optional due time, contact, account and deal. When it is due and
        still open, its owner gets one email. A due time in the past sends none.
        """
        return cast("t.Task", self._transport.json("POST", "/admin/crm/tasks", body=body))

    def act_on(
        self,
        **body: Unpack[t.TaskAction],
    ) -> t.TaskActionResult:
        """Update or delete several tasks

        Completes, reopens, assigns or deletes up to 200 tasks at once. Tasks that no longer exist are
        counted.
        """
        return cast("t.TaskActionResult", self._transport.json("POST", "/admin/crm/tasks/actions", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.Task:
        """Get a task

        Returns a task with its owner and the names of the contact, account and deal that it is about.
        """
        return cast("t.Task", self._transport.json("GET", f"/admin/crm/tasks/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.TaskChange],
    ) -> t.Task:
        """Update a task

        Updates the given fields. `done: true` completes a task and cancels its reminder. A new due time, a
        new owner or reopening asks for a reminder again, if the due time is still to come.
        """
        return cast("t.Task", self._transport.json("PATCH", f"/admin/crm/tasks/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a task

        Permanently deletes a task. To keep it, use "Update a task" with `done: true`.
        """
        self._transport.json("DELETE", f"/admin/crm/tasks/{path_part(id)}")


class CrmNotesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        contact_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.ContactNote]:
        """List contact notes

        Lists the notes on a contact, newest first, with their full text.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/crm/contacts/{path_part(contact_id)}/notes", {"page": page, "limit": limit})

    def create(
        self,
        contact_id: int,
        /,
        **body: Unpack[t.NewContactNote],
    ) -> t.ContactNote:
        """Create a contact note

        Adds a note to a contact, which its timeline records. Each call adds a note; send an idempotency key
        to retry safely.
        """
        return cast("t.ContactNote", self._transport.json("POST", f"/admin/crm/contacts/{path_part(contact_id)}/notes", body=body))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.ContactNoteChange],
    ) -> t.ContactNote:
        """Update a contact note

        Replaces the text of a note. The previous text is only kept in the audit log.
        """
        return cast("t.ContactNote", self._transport.json("PATCH", f"/admin/crm/notes/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a contact note

        Permanently deletes a note. The timeline of the contact keeps the fact that it was written.
        """
        self._transport.json("DELETE", f"/admin/crm/notes/{path_part(id)}")


class CrmPropertiesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
    ) -> builtins.list[t.ContactProperty]:
        """List custom contact fields

        Lists the custom fields that the organisation has defined for contacts, in display order. Their values
        are in `properties` of each contact.
        """
        return cast("builtins.list[t.ContactProperty]", self._transport.json("GET", "/admin/crm/properties"))

    def set(
        self,
        body: builtins.list[t.NewContactProperty],
        /,
        *,
        cascade: bool | None = None,
    ) -> builtins.list[t.ContactProperty]:
        """Replace custom contact fields

        Replaces all custom fields with this list of at most 50, so include the ones to keep. A field that is
        left out or changes its type loses its values permanently; if contacts have any, this needs
        `cascade=true` (409 otherwise). Contacts keep chosen options that are left out.

        `cascade`: Delete the values of removed fields from all contacts
        """
        return cast("builtins.list[t.ContactProperty]", self._transport.json("PUT", "/admin/crm/properties", query={"cascade": cascade}, body=body))


class CrmSettingsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
    ) -> t.CrmSettings:
        """Get CRM settings

        Returns the CRM settings: whether activity at events creates contacts and timeline entries.
        """
        return cast("t.CrmSettings", self._transport.json("GET", "/admin/crm/settings"))

    def update(
        self,
        **body: Unpack[t.CrmSettingsChange],
    ) -> t.CrmSettings:
        """Update CRM settings

        Updates the given settings. They apply to later events; existing contacts and timelines stay as they
        are.
        """
        return cast("t.CrmSettings", self._transport.json("PATCH", "/admin/crm/settings", body=body))


class CrmImportsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.ContactImport]:
        """List contact imports

        Lists contact imports, newest first, with status and counts. For the problems of rows, use "Get a
        contact import". The file contains all imports.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/crm/imports", {"page": page, "limit": limit})

    def export(
        self,
        *,
        format: Literal["csv", "xlsx"],
    ) -> Download:
        """List contact imports

        Lists contact imports, newest first, with status and counts. For the problems of rows, use "Get a
        contact import". The file contains all imports.

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/crm/imports", query={"format": format})

    def get(
        self,
        id: int,
        /,
    ) -> t.ContactImportWithErrors:
        """Get a contact import

        Returns the progress of a contact import, its counts and the first 1,000 problems of rows. Poll every
        few seconds until `status` is completed, failed or cancelled. For all rejected rows, use "Download
        rejected contact rows".
        """
        return cast("t.ContactImportWithErrors", self._transport.json("GET", f"/admin/crm/imports/{path_part(id)}"))

    def cancel(
        self,
        import_id: int,
        /,
    ) -> t.ContactImportWithErrors:
        """Cancel a contact import

        Cancels a pending or running contact import. Rows that were imported until then are kept and counted.
        Cancelling again has no effect; a completed or failed import cannot be cancelled (400).
        """
        return cast("t.ContactImportWithErrors", self._transport.json("POST", f"/admin/crm/imports/{path_part(import_id)}/cancel"))

    def create(
        self,
        **body: Unpack[t.CrmImportsCreateBody],
    ) -> t.ContactImportReport | t.ContactImportWithErrors:
        """Import contacts

        Creates and updates contacts from a file: multipart (.csv, .xlsx), `text/csv` or JSON with `csv`; at
        most 32 MB, 200,000 rows (.xlsx 20,000, JSON 1 MB). Invalid rows are reported. Up to 5,000 rows are
        imported at once (200), more by a job (202): see "Get a contact import". `dry_run` only reports.
        """
        return cast("t.ContactImportReport | t.ContactImportWithErrors", self._transport.json("POST", "/admin/crm/import-csv", body=body, kind="either"))

    def failed_rows(
        self,
        import_id: int,
        /,
    ) -> Download:
        """Download rejected contact rows

        Returns the rejected rows of an import as CSV with the problems of each row. Correct the file and send
        it again with "Import contacts". The rows are kept for 30 days, then the request fails with 410.
        """
        return self._transport.download("GET", f"/admin/crm/imports/{path_part(import_id)}/failed-rows")


class CrmDuplicatesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        min_confidence: float | None = None,
    ) -> Pages[t.DuplicateGroup]:
        """List duplicate contacts

        Lists groups of contacts that may be the same person, most likely first, for "Merge contacts" or
        "Dismiss duplicate contacts". Changed contacts are compared first, for up to 20 seconds.
        `X-Total-Count-Capped: true` means that a job is still comparing the rest.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `min_confidence`: Minimum probability that the contacts are one person, from 0 to 1; matches below 0.4
        are not stored
        """
        return Pages(self._transport.page, "/admin/crm/duplicates", {"page": page, "limit": limit, "min_confidence": min_confidence})


class CrmNotDuplicatesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.NotDuplicate]:
        """List dismissed duplicates

        Lists pairs of contacts that were marked as different people, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/crm/not-duplicates", {"page": page, "limit": limit})

    def add(
        self,
        **body: Unpack[t.NewNotDuplicates],
    ) -> t.NotDuplicates:
        """Dismiss duplicate contacts

        Marks contacts as different people, so that no two of them appear in a group of "List duplicate
        contacts" again. Each combination of two becomes a pair; existing pairs stay.
        """
        return cast("t.NotDuplicates", self._transport.json("POST", "/admin/crm/not-duplicates", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Restore dismissed duplicates

        Deletes a dismissed pair, so that its contacts can be listed as duplicates again. The contacts do not
        change.
        """
        self._transport.json("DELETE", f"/admin/crm/not-duplicates/{path_part(id)}")


class CrmMergesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        contact_id: int | None = None,
    ) -> Pages[t.ContactMerge]:
        """List merges

        Lists the merges of the last 30 days, newest first, including undone ones. To reverse one, use "Undo a
        merge".

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `contact_id`: Only merges that involve this contact
        """
        return Pages(self._transport.page, "/admin/crm/merges", {"page": page, "limit": limit, "contact_id": contact_id})

    def undo(
        self,
        merge_id: int,
        /,
    ) -> t.ContactMerge:
        """Undo a merge

        Separates the contacts of a merge. Each gets back the records that moved and still exist. Records and
        changes that were made since stay with the primary contact. Undoing a merge again has no effect.
        """
        return cast("t.ContactMerge", self._transport.json("POST", f"/admin/crm/merges/{path_part(merge_id)}/undo"))


class CrmScoresResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_rules(
        self,
    ) -> t.LeadScoreRules:
        """List lead score rules

        Lists all rules that make up lead scores, in the order of their reasons: the built-in ones until the
        organisation defines its own.
        """
        return cast("t.LeadScoreRules", self._transport.json("GET", "/admin/crm/lead-score-rules"))

    def save_rules(
        self,
        body: t.LeadScoreRules,
        /,
    ) -> t.LeadScoreRules:
        """Replace lead score rules

        Replaces all rules with this list. Read "List lead score rules" first and include the rules to keep. A
        job then recalculates all scores; "Get the score recalculation" returns its progress.
        """
        return cast("t.LeadScoreRules", self._transport.json("PUT", "/admin/crm/lead-score-rules", body=body))

    def recalculate(
        self,
    ) -> t.LeadScoreRecalculation:
        """Recalculate lead scores

        Recalculates the scores of all contacts now. Scores are also updated after each activity and every
        night. Up to 5,000 contacts are done at once (200), more in a job (202): see "Get the score
        recalculation". Only changed scores emit events.
        """
        return cast("t.LeadScoreRecalculation", self._transport.json("POST", "/admin/crm/lead-scores/recalculate"))

    def recalculation(
        self,
    ) -> t.LeadScoreRecalculation:
        """Get the score recalculation

        Returns the progress of the last recalculation of all lead scores: how many contacts were processed,
        and how many scores changed.
        """
        return cast("t.LeadScoreRecalculation", self._transport.json("GET", "/admin/crm/lead-scores/recalculation"))

    def history(
        self,
        contact_id: int,
        /,
        *,
        days: int | None = None,
    ) -> t.LeadScoreHistory:
        """Get the score history of a contact

        Returns the lead score of a contact at the end of each of the last `days` days, oldest first and
        without gaps, starting at the earliest with the day the contact was created. The history is kept for
        400 days.

        `days`: Number of days, ending today
        """
        return cast("t.LeadScoreHistory", self._transport.json("GET", f"/admin/crm/contacts/{path_part(contact_id)}/score-history", query={"days": days}))


class CrmResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.accounts = CrmAccountsResource(transport)
        self.contacts = CrmContactsResource(transport)
        self.tags = CrmTagsResource(transport)
        self.deals = CrmDealsResource(transport)
        self.stages = CrmStagesResource(transport)
        self.tasks = CrmTasksResource(transport)
        self.notes = CrmNotesResource(transport)
        self.properties = CrmPropertiesResource(transport)
        self.settings = CrmSettingsResource(transport)
        self.imports = CrmImportsResource(transport)
        self.duplicates = CrmDuplicatesResource(transport)
        self.not_duplicates = CrmNotDuplicatesResource(transport)
        self.merges = CrmMergesResource(transport)
        self.scores = CrmScoresResource(transport)


class FormsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Form]:
        """List lead forms

        Lists the lead forms of the organisation, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/forms", {"page": page, "limit": limit})

    def create(
        self,
        **body: Unpack[t.NewForm],
    ) -> t.Form:
        """Create a lead form

        Creates a lead form with a public page. A submission with an email address or phone number creates a
        contact, or fills empty fields of the contact that has the email address.
        """
        return cast("t.Form", self._transport.json("POST", "/admin/forms", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.Form:
        """Get a lead form

        Returns one lead form with its fields, settings and embed code.
        """
        return cast("t.Form", self._transport.json("GET", f"/admin/forms/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.FormChange],
    ) -> t.Form:
        """Update a lead form

        Updates the given fields of a lead form. Set `active` to false to stop taking answers. Earlier
        submissions keep the questions and the consent text that they were sent with.
        """
        return cast("t.Form", self._transport.json("PATCH", f"/admin/forms/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
        *,
        cascade: bool | None = None,
    ) -> None:
        """Delete a lead form

        Permanently deletes a lead form. A form with submissions can only be deleted with `cascade=true`,
        which deletes them as well.

        `cascade`: Also delete all submissions of the form
        """
        self._transport.json("DELETE", f"/admin/forms/{path_part(id)}", query={"cascade": cascade})

    def list_submissions(
        self,
        form_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
    ) -> Pages[t.FormSubmission]:
        """List form submissions

        Lists the submissions of a lead form, newest first. The search covers the first 2,000 characters of
        the answers. The file has one column per field, with former fields last.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Text to find, ignoring case and accents; every character is literal
        """
        return Pages(self._transport.page, f"/admin/forms/{path_part(form_id)}/submissions", {"page": page, "limit": limit, "search": search})

    def export_submissions(
        self,
        form_id: int,
        /,
        *,
        format: Literal["csv", "xlsx"],
        search: str | None = None,
    ) -> Download:
        """List form submissions

        Lists the submissions of a lead form, newest first. The search covers the first 2,000 characters of
        the answers. The file has one column per field, with former fields last.

        `search`: Text to find, ignoring case and accents; every character is literal

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", f"/admin/forms/{path_part(form_id)}/submissions", query={"search": search, "format": format})

    def answer_counts(
        self,
        form_id: int,
        /,
    ) -> t.FormAnswerCounts:
        """Get answer counts of a lead form

        Returns how many submissions answered each field, so that nobody removes or changes a field with
        answers by accident.
        """
        return cast("t.FormAnswerCounts", self._transport.json("GET", f"/admin/forms/{path_part(form_id)}/answer-counts"))

    def delete_submission(
        self,
        form_id: int,
        submission_id: int,
        /,
    ) -> None:
        """Delete a form submission

        Permanently deletes a form submission, including its text in notification emails. The contact is kept.
        """
        self._transport.json("DELETE", f"/admin/forms/{path_part(form_id)}/submissions/{path_part(submission_id)}")

    def preview(
        self,
        **body: Unpack[t.FormPreviewRequest],
    ) -> t.FormPreview:
        """Preview a lead form

        Renders a lead form that is not saved, as visitors would see it, in its language. Show the document in
        a sandboxed frame (`srcdoc`) of this site; its form cannot be sent. Nothing is saved.
        """
        return cast("t.FormPreview", self._transport.json("POST", "/admin/forms/preview", body=body))

    def meta(
        self,
        slug: str,
        /,
    ) -> t.FormMeta:
        """Get form metadata

        Returns the public description of a lead form: fields, consent text, version and stamp. It needs no
        API key, and any website may read it.
        """
        return cast("t.FormMeta", self._transport.json("GET", f"/public/forms/{path_part(slug)}/meta"))

    def submit(
        self,
        slug: str,
        body: t.FormAnswers | None = None,
        /,
    ) -> t.FormReceived:
        """Submit a lead form

        Submits answers to a lead form; it needs no API key, and any website may call it. Identical answers
        within a minute are saved once. An email address or phone number creates a contact, or an email
        address fills empty fields of its contact.
        """
        return cast("t.FormReceived", self._transport.json("POST", f"/public/forms/{path_part(slug)}/submit", body=body or {}, once=True))


class WebhooksResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.WebhookEndpoint]:
        """List webhooks

        Lists webhook endpoints, without secrets.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/webhooks", {"page": page, "limit": limit})

    def create(
        self,
        **body: Unpack[t.NewWebhookEndpoint],
    ) -> t.CreatedWebhookEndpoint:
        """Create a webhook

        Creates a webhook endpoint. Its secret, only returned here, signs every delivery.
        """
        return cast("t.CreatedWebhookEndpoint", self._transport.json("POST", "/admin/webhooks", body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.WebhookEndpoint:
        """Get a webhook

        Returns one webhook endpoint, without its secret and header values.
        """
        return cast("t.WebhookEndpoint", self._transport.json("GET", f"/admin/webhooks/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.WebhookEndpointChange],
    ) -> t.WebhookEndpoint:
        """Update a webhook

        Updates the given fields of a webhook endpoint; missing fields stay unchanged. `headers` replaces all
        custom headers; null or {} removes them.
        """
        return cast("t.WebhookEndpoint", self._transport.json("PATCH", f"/admin/webhooks/{path_part(id)}", body=body))

    def delete(
        self,
        id: int,
        /,
    ) -> None:
        """Delete a webhook

        Permanently deletes a webhook endpoint. Nothing is sent to it anymore.
        """
        self._transport.json("DELETE", f"/admin/webhooks/{path_part(id)}")

    def test(
        self,
        webhook_id: int,
        /,
    ) -> t.WebhookDelivery:
        """Send a test event

        Sends a test message to a webhook endpoint, once. To see the result, use "Get a webhook delivery".
        """
        return cast("t.WebhookDelivery", self._transport.json("POST", f"/admin/webhooks/{path_part(webhook_id)}/test"))

    def rotate_secret(
        self,
        webhook_id: int,
        /,
    ) -> t.CreatedWebhookEndpoint:
        """Rotate a webhook secret

        Creates a new secret; the previous one stays valid for 24 hours. Meanwhile `webhook-signature` has a
        signature for each secret, `X-Service-Signature` is made with the new secret, and
        `X-Service-Signature-Previous` with the previous one.
        """
        return cast("t.CreatedWebhookEndpoint", self._transport.json("POST", f"/admin/webhooks/{path_part(webhook_id)}/rotate-secret"))

    def list_deliveries(
        self,
        webhook_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["pending", "succeeded", "failed", "cancelled"] | None = None,
        event: str | None = None,
    ) -> Pages[t.WebhookDelivery]:
        """List webhook deliveries

        Lists the deliveries of one webhook endpoint, newest first, with every attempt.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `event`: Event type
        """
        return Pages(self._transport.page, f"/admin/webhooks/{path_part(webhook_id)}/deliveries", {"page": page, "limit": limit, "status": status, "event": event})

    def replay_since(
        self,
        webhook_id: int,
        /,
        **body: Unpack[t.ReplayRequest],
    ) -> t.Replayed:
        """Replay missed webhook deliveries

        Sends failed and cancelled deliveries of an endpoint since a time again, up to the oldest 10,000
        without a successful replay. A repeat sends nothing twice.
        """
        return cast("t.Replayed", self._transport.json("POST", f"/admin/webhooks/{path_part(webhook_id)}/replay", body=body))

    def delivery(
        self,
        id: int,
        /,
    ) -> t.WebhookDelivery:
        """Get a webhook delivery

        Returns one delivery with every attempt.
        """
        return cast("t.WebhookDelivery", self._transport.json("GET", f"/admin/webhook-deliveries/{path_part(id)}"))

    def replay_delivery(
        self,
        webhook_deliverie_id: int,
        /,
    ) -> t.WebhookDelivery:
        """Retry a webhook delivery

        Creates a new delivery with the same body and `webhook-id`, signed with the current secret and
        attempted once. It does not count towards pausing the endpoint.
        """
        return cast("t.WebhookDelivery", self._transport.json("POST", f"/admin/webhook-deliveries/{path_part(webhook_deliverie_id)}/replay"))

    def list_events(
        self,
        *,
        after: str | None = None,
        before: str | None = None,
        limit: int | None = None,
    ) -> builtins.list[t.WebhookEvent]:
        """List webhook events

        Lists events, oldest first, to catch up after an outage or instead of an endpoint. To continue without
        missing any, pass the id of the last event, which is also in the header `X-Last-Event-Id`, as `after`.
        `before` lists earlier events, newest first.

        `after`: Id of the last event that you have, 0 for the oldest available event, or `latest` to skip
        past events

        `before`: Alternative to after: lists earlier events, newest first, starting before this event id or
        at `latest`

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return cast("builtins.list[t.WebhookEvent]", self._transport.json("GET", "/admin/webhook-events", query={"after": after, "before": before, "limit": limit}))


class MessagesRecipientsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        message_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["queued", "sent", "kept", "failed", "suppressed", "cancelled"] | None = None,
    ) -> Pages[t.MessageRecipient]:
        """List recipients of a message

        Lists the recipients of a message, newest first, with the result and the reply of the mail server.
        Also needs attendees:read or crm:read.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `status`: Only recipients with this status
        """
        return Pages(self._transport.page, f"/admin/messages/{path_part(message_id)}/recipients", {"page": page, "limit": limit, "status": status})


class MessagesResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.recipients = MessagesRecipientsResource(transport)

    def list_for_event(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Message]:
        """List messages of an event

        Lists the messages to attendees of an event, newest first, with their figures.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/messages", {"page": page, "limit": limit})

    @overload
    def create_for_event(
        self,
        event_id: int,
        /,
        *,
        dry_run: Literal[True],
        **body: Unpack[t.NewEventMessage],
    ) -> t.MessagePreview: ...

    @overload
    def create_for_event(
        self,
        event_id: int,
        /,
        *,
        dry_run: Literal[False] | None = None,
        **body: Unpack[t.NewEventMessage],
    ) -> t.Message: ...

    @overload
    def create_for_event(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool,
        **body: Unpack[t.NewEventMessage],
    ) -> t.MessagePreview | t.Message: ...

    def create_for_event(
        self,
        event_id: int,
        /,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.NewEventMessage],
    ) -> t.MessagePreview | t.Message:
        """Create a message to attendees

        Sends a message to attendees of an event, now or at a time. Also needs attendees:read. `dry_run=true`
        returns who gets it and who does not, with an example. Nobody gets it twice; a filter applies when it
        is sent.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.MessagePreview | t.Message", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/messages", query={"dry_run": dry_run}, body=body))

    def list_for_contacts(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.Message]:
        """List messages to contacts

        Lists the messages to contacts of the organisation, newest first, with their figures.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, "/admin/crm/messages", {"page": page, "limit": limit})

    @overload
    def create_for_contacts(
        self,
        *,
        dry_run: Literal[True],
        **body: Unpack[t.NewContactMessage],
    ) -> t.MessagePreview: ...

    @overload
    def create_for_contacts(
        self,
        *,
        dry_run: Literal[False] | None = None,
        **body: Unpack[t.NewContactMessage],
    ) -> t.Message: ...

    @overload
    def create_for_contacts(
        self,
        *,
        dry_run: bool,
        **body: Unpack[t.NewContactMessage],
    ) -> t.MessagePreview | t.Message: ...

    def create_for_contacts(
        self,
        *,
        dry_run: bool | None = None,
        **body: Unpack[t.NewContactMessage],
    ) -> t.MessagePreview | t.Message:
        """Create a message to contacts

        Sends a message to contacts who agreed to emails, now or at a time. Also needs crm:read.
        `dry_run=true` returns who gets it and who does not, with an example.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.MessagePreview | t.Message", self._transport.json("POST", "/admin/crm/messages", query={"dry_run": dry_run}, body=body))

    def get(
        self,
        id: int,
        /,
    ) -> t.Message:
        """Get a message

        Returns a message with its progress.
        """
        return cast("t.Message", self._transport.json("GET", f"/admin/messages/{path_part(id)}"))

    def update(
        self,
        id: int,
        /,
        **body: Unpack[t.MessageChange],
    ) -> t.Message:
        """Update a message

        Updates the given fields of a message that has not started. Also needs attendees:read or crm:read.
        """
        return cast("t.Message", self._transport.json("PATCH", f"/admin/messages/{path_part(id)}", body=body))

    def cancel(
        self,
        message_id: int,
        /,
    ) -> t.Message:
        """Cancel a message

        Cancels a message. If it is being sent, emails that have not left stay unsent.
        """
        return cast("t.Message", self._transport.json("POST", f"/admin/messages/{path_part(message_id)}/cancel"))

    def test(
        self,
        message_id: int,
        /,
        **body: Unpack[t.MessageTest],
    ) -> t.MessageTestResult:
        """Send a test of a message

        Sends the message with sample data of a person to an address. It has no effect on the message.
        """
        return cast("t.MessageTestResult", self._transport.json("POST", f"/admin/messages/{path_part(message_id)}/test", body=body))

    def resend_to_failed(
        self,
        message_id: int,
        /,
        **body: Unpack[t.MessageResend],
    ) -> t.Message:
        """Resend failed emails of a message

        Queues the failed emails of a sent message again, to the current addresses of their recipients; at
        most 10,000 at once. Emails without an answer of the mail server are left out unless you include them.
        """
        return cast("t.Message", self._transport.json("POST", f"/admin/messages/{path_part(message_id)}/resend-failed", body=body))

    def send_to_new(
        self,
        message_id: int,
        /,
        *,
        dry_run: bool | None = None,
    ) -> t.Message | t.MessagePreview:
        """Send a message to new people

        Sends a sent message to everybody who matches its filter now and has not got it, such as people who
        registered since. `dry_run=true` returns who that is.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.Message | t.MessagePreview", self._transport.json("POST", f"/admin/messages/{path_part(message_id)}/send-to-new", query={"dry_run": dry_run}))


class PrivacyRequestsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["open", "erased", "declined"] | None = None,
    ) -> Pages[t.ErasureRequest]:
        """List erasure requests

        Lists requests of people to be erased, newest first. They make them on their own page, after they
        proved that the address is theirs. Erasing the person ends the request.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `status`: Only requests with this status
        """
        return Pages(self._transport.page, "/admin/privacy/requests", {"page": page, "limit": limit, "status": status})

    def decline(
        self,
        request_id: int,
        /,
        **body: Unpack[t.DeclineErasureRequest],
    ) -> t.ErasureRequest:
        """Decline an erasure request

        Declines a request, for example because you must keep the records. Tell the person why yourself; the
        request no longer has the address afterwards.
        """
        return cast("t.ErasureRequest", self._transport.json("POST", f"/admin/privacy/requests/{path_part(request_id)}/decline", body=body))


class PrivacyResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.requests = PrivacyRequestsResource(transport)

    def records(
        self,
        *,
        email: str,
    ) -> t.PersonRecords:
        """Get the records of a person

        Returns all records of an email address across events. Each part has its total and its 50 newest
        records, and is absent without its read scope. Members limited to certain events see the records of
        these events only. An unknown address has empty parts.

        `email`: Email address of the person; letter case is ignored
        """
        return cast("t.PersonRecords", self._transport.json("GET", "/admin/person", query={"email": email}))

    def erase(
        self,
        **body: Unpack[t.Erasure],
    ) -> t.ErasureReport:
        """Erase a person

        Erases the person with an email address from all records; this cannot be undone. Use dry_run=true
        first to see what is erased and kept. Repeating it changes nothing, and an unknown address is not an
        error. It can take 10 seconds. The audit log records that a person was erased, not who.
        """
        return cast("t.ErasureReport", self._transport.json("POST", "/admin/privacy/erase", body=body))

    def export(
        self,
        **body: Unpack[t.PersonalExport],
    ) -> Download:
        """Export a person

        Downloads all data about the person with an email address as a ZIP: README.txt, a JSON file for each
        table with data about them, and their certificates, tickets and badges. For an unknown address it
        contains only the README. Nothing is changed.
        """
        return self._transport.download("POST", "/admin/privacy/export", body=body)


class AutomationsResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        event_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> Pages[t.AutomationRule]:
        """List automations

        Lists the automation rules of one event, newest first.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/automations", {"page": page, "limit": limit})

    def create(
        self,
        event_id: int,
        /,
        **body: Unpack[t.NewAutomationRule],
    ) -> t.AutomationRule:
        """Create an automation

        Creates a rule that fires for anything that happens from now on; "Run an automation" handles the past.
        Creating, changing, enabling and running a rule also needs the scope of each action:
        certificates:write, crm:write, badges:write, emails:write, webhooks:write.
        """
        return cast("t.AutomationRule", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/automations", body=body))

    def get(
        self,
        event_id: int,
        rule_id: int,
        /,
    ) -> t.AutomationRule:
        """Get an automation

        Returns one automation rule of an event.
        """
        return cast("t.AutomationRule", self._transport.json("GET", f"/admin/events/{path_part(event_id)}/automations/{path_part(rule_id)}"))

    def update(
        self,
        event_id: int,
        rule_id: int,
        /,
        **body: Unpack[t.AutomationRuleChange],
    ) -> t.AutomationRule:
        """Update an automation

        Updates the given fields. Waiting runs follow: they move with `delay_hours`, use the template of the
        action at the time of sending, and are cancelled when the rule is disabled, gets another trigger, or
        loses the action.
        """
        return cast("t.AutomationRule", self._transport.json("PATCH", f"/admin/events/{path_part(event_id)}/automations/{path_part(rule_id)}", body=body))

    def delete(
        self,
        event_id: int,
        rule_id: int,
        /,
    ) -> None:
        """Delete an automation

        Permanently deletes an automation rule with its runs. Waiting runs are cancelled.
        """
        self._transport.json("DELETE", f"/admin/events/{path_part(event_id)}/automations/{path_part(rule_id)}")

    def list_runs(
        self,
        event_id: int,
        rule_id: int,
        /,
        *,
        page: int | None = None,
        limit: int | None = None,
        status: Literal["waiting", "queued", "done", "failed", "skipped", "cancelled"] | None = None,
    ) -> Pages[t.AutomationRun]:
        """List runs of an automation

        Lists the runs of a rule, newest first: for whom, when they are due, and why they were not done.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200
        """
        return Pages(self._transport.page, f"/admin/events/{path_part(event_id)}/automations/{path_part(rule_id)}/runs", {"page": page, "limit": limit, "status": status})

    def run(
        self,
        event_id: int,
        rule_id: int,
        /,
        *,
        dry_run: bool | None = None,
    ) -> t.AutomationCatchUp:
        """Run an automation

        Runs a rule for everything that its trigger covers and that it has not handled yet, including the time
        before the rule existed or while it was disabled. A repeat has no effect. `dry_run=true` only returns
        who is affected.

        `dry_run`: true: preview the effect without changing anything
        """
        return cast("t.AutomationCatchUp", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/automations/{path_part(rule_id)}/run", query={"dry_run": dry_run}))

    def list_presets(
        self,
    ) -> builtins.list[t.AutomationPreset]:
        """List ready-made automations

        Lists the ready-made rules that "Create a ready-made automation" can create.
        """
        return cast("builtins.list[t.AutomationPreset]", self._transport.json("GET", "/admin/automation-presets"))

    def create_from_preset(
        self,
        event_id: int,
        preset: Literal["day_before", "hour_before_online", "thank_you_survey", "missed_you", "certificate", "expiry_reminder"],
        /,
    ) -> t.AutomationRule:
        """Create a ready-made automation

        Creates a ready-made rule, named in the language of the event, with the starter template of its
        trigger. The rule can be changed like any other. Needs the scope of its action.
        """
        return cast("t.AutomationRule", self._transport.json("POST", f"/admin/events/{path_part(event_id)}/automations/presets/{path_part(preset)}"))


class AuditResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        actor: str | None = None,
        subject_type: str | None = None,
        subject_id: int | None = None,
        action: str | None = None,
        request_id: str | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> Pages[t.AuditEntry]:
        """List audit entries

        Lists changes with their actor and the fields before and after, newest first. Filters can be combined.
        X-Total-Count is exact up to 10,000; above that, X-Total-Count-Capped is true. A file export has all
        entries. Secrets and data of erased people are not included.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `actor`: Actor: kind and id as in the list, such as api_key:12, job:run-bulk-job or cli

        `subject_type`: Type of the record, such as attendee

        `subject_id`: Id of the record; requires subject_type

        `action`: The action or the start of it: attendee.update, attendee.

        `request_id`: The X-Request-Id of a response

        `since`: At or after this time. ISO 8601

        `until`: Before this time. ISO 8601
        """
        return Pages(self._transport.page, "/admin/audit", {"page": page, "limit": limit, "actor": actor, "subject_type": subject_type, "subject_id": subject_id, "action": action, "request_id": request_id, "since": since, "until": until})

    def export(
        self,
        *,
        format: Literal["csv", "xlsx"],
        actor: str | None = None,
        subject_type: str | None = None,
        subject_id: int | None = None,
        action: str | None = None,
        request_id: str | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> Download:
        """List audit entries

        Lists changes with their actor and the fields before and after, newest first. Filters can be combined.
        X-Total-Count is exact up to 10,000; above that, X-Total-Count-Capped is true. A file export has all
        entries. Secrets and data of erased people are not included.

        `actor`: Actor: kind and id as in the list, such as api_key:12, job:run-bulk-job or cli

        `subject_type`: Type of the record, such as attendee

        `subject_id`: Id of the record; requires subject_type

        `action`: The action or the start of it: attendee.update, attendee.

        `request_id`: The X-Request-Id of a response

        `since`: At or after this time. ISO 8601

        `until`: Before this time. ISO 8601

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/audit", query={"actor": actor, "subject_type": subject_type, "subject_id": subject_id, "action": action, "request_id": request_id, "since": since, "until": until, "format": format})

    def list_requests(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        method: Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] | None = None,
        status: str | None = None,
        route: str | None = None,
        path: str | None = None,
        key: int | None = None,
        min_duration: float | None = None,
        request_id: str | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> Pages[t.LoggedRequest]:
        """List requests

        Lists API requests of the last seven days, newest first, with a delay of up to a second; without
        bodies, queries and headers. Filters can be combined. X-Total-Count is exact up to 10,000; above that,
        X-Total-Count-Capped is true. A file export has all requests.

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `method`: Only requests with this HTTP method

        `status`: A status, or all statuses of a class

        `route`: The path as in this document, such as /admin/events/{id}

        `path`: Start of the path, such as /admin/events/12

        `key`: Id of an API key

        `min_duration`: Only requests that took at least this many milliseconds

        `request_id`: The X-Request-Id of a response

        `since`: At or after this time. ISO 8601

        `until`: Before this time. ISO 8601
        """
        return Pages(self._transport.page, "/admin/request-log", {"page": page, "limit": limit, "method": method, "status": status, "route": route, "path": path, "key": key, "min_duration": min_duration, "request_id": request_id, "since": since, "until": until})

    def export_requests(
        self,
        *,
        format: Literal["csv", "xlsx"],
        method: Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] | None = None,
        status: str | None = None,
        route: str | None = None,
        path: str | None = None,
        key: int | None = None,
        min_duration: float | None = None,
        request_id: str | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> Download:
        """List requests

        Lists API requests of the last seven days, newest first, with a delay of up to a second; without
        bodies, queries and headers. Filters can be combined. X-Total-Count is exact up to 10,000; above that,
        X-Total-Count-Capped is true. A file export has all requests.

        `method`: Only requests with this HTTP method

        `status`: A status, or all statuses of a class

        `route`: The path as in this document, such as /admin/events/{id}

        `path`: Start of the path, such as /admin/events/12

        `key`: Id of an API key

        `min_duration`: Only requests that took at least this many milliseconds

        `request_id`: The X-Request-Id of a response

        `since`: At or after this time. ISO 8601

        `until`: Before this time. ISO 8601

        `format`: csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows
        """
        return self._transport.download("GET", "/admin/request-log", query={"method": method, "status": status, "route": route, "path": path, "key": key, "min_duration": min_duration, "request_id": request_id, "since": since, "until": until, "format": format})


class RegistrationResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
        token: str,
        /,
    ) -> t.Registration:
        """Get a registration

        Returns a registration by its personal link, without a key: status, answers, waiting-list position and
        ticket. The response has no email address and no id.
        """
        return cast("t.Registration", self._transport.json("GET", f"/public/registrations/{path_part(token)}"))

    def change(
        self,
        token: str,
        /,
        **body: Unpack[t.RegistrationChange],
    ) -> t.Registration:
        """Update a registration

        Updates name, language or answers by the personal link, without a key; status=registered accepts an
        offered place. Issued certificates keep the old name. Not possible after the event.
        """
        return cast("t.Registration", self._transport.json("PATCH", f"/public/registrations/{path_part(token)}", body=body))

    def cancel(
        self,
        token: str,
        /,
    ) -> None:
        """Cancel a registration

        Cancels a registration or leaves the waiting list by the personal link, without a key. Repeating the
        call changes nothing. To come back, register again. Not possible after the event.
        """
        self._transport.json("DELETE", f"/public/registrations/{path_part(token)}")

    def public_event(
        self,
        id: str | int,
        /,
    ) -> t.PublicEvent:
        """Get an event for visitors

        Returns what a registration form needs, without a key: the facts, questions and agenda of an event,
        and whether registration is open. For all public events, use "List public events".
        """
        return cast("t.PublicEvent", self._transport.json("GET", f"/public/events/{path_part(id)}"))

    def create(
        self,
        event_id: str | int,
        /,
        **body: Unpack[t.NewRegistration],
    ) -> t.RegistrationReceived:
        """Register for an event

        Registers a person and their guests without a key, or puts them on the waiting list, and emails each
        their personal link. They may be `pending` first, or have to confirm the address. The response is the
        same for a registered address, for which nothing changes. Organisers use "Create an attendee".
        """
        return cast("t.RegistrationReceived", self._transport.json("POST", f"/public/events/{path_part(event_id)}/registrations", body=body, once=True))


class MarketplaceResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        search: str | None = None,
        type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"] | None = None,
        when: Literal["upcoming", "past", "all"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        place: str | None = None,
        free: bool | None = None,
        organisation: str | None = None,
        sort: Literal["soonest", "latest", "newest"] | None = None,
    ) -> Pages[t.ListedEvent]:
        """List public events

        Lists the public events of all organisations, without a key and from any origin; by default events
        that are not over, soonest first. The total is exact up to 1,000, and pages end at the 10,000th event.
        Caches may store responses and revalidate them (ETag).

        `page`: Page number, starting at 1

        `limit`: Rows per page; values above 200 are reduced to 200

        `search`: Words in the name or place, at most 8, all of which must match; case and accents are
        ignored, and there are no wildcards

        `type`: Kind of event

        `when`: upcoming: not over yet, including events in progress and without a date

        `from_`: Not over before this time; a day alone: not before that day, as the clocks of the event show
        it

        `to`: Begins before this time; a day alone: on that day at the latest, as the clocks of the event show
        it

        `place`: Part of its location, ignoring case and accents

        `free`: true: open for registration with places left; false: no filter

        `organisation`: Organiser: the `organisation` of an event

        `sort`: soonest or latest: by start; newest: by creation. Default: soonest for upcoming events, else
        latest
        """
        return Pages(self._transport.page, "/public/marketplace", {"page": page, "limit": limit, "search": search, "type": type, "when": when, "from": from_, "to": to, "place": place, "free": free, "organisation": organisation, "sort": sort})

    def get(
        self,
        id: str | int,
        /,
    ) -> t.ListedEventDetail:
        """Get a public event

        Returns an event of the marketplace with its description and agenda, without a key and from any
        origin. Returns 404 when it is not public. For its registration questions, use "Get an event for
        visitors".
        """
        return cast("t.ListedEventDetail", self._transport.json("GET", f"/public/marketplace/{path_part(id)}"))


class Resources:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.api_keys = ApiKeysResource(transport)
        self.credits = CreditsResource(transport)
        self.organisation = OrganisationResource(transport)
        self.signing_keys = SigningKeysResource(transport)
        self.designs = DesignsResource(transport)
        self.emails = EmailsResource(transport)
        self.email_templates = EmailTemplatesResource(transport)
        self.people = PeopleResource(transport)
        self.me = MeResource(transport)
        self.identity_providers = IdentityProvidersResource(transport)
        self.auth = AuthResource(transport)
        self.events = EventsResource(transport)
        self.registration_types = RegistrationTypesResource(transport)
        self.attendees = AttendeesResource(transport)
        self.waiting_list = WaitingListResource(transport)
        self.tickets = TicketsResource(transport)
        self.sessions = SessionsResource(transport)
        self.speakers = SpeakersResource(transport)
        self.check_in = CheckInResource(transport)
        self.door_devices = DoorDevicesResource(transport)
        self.surveys = SurveysResource(transport)
        self.certificates = CertificatesResource(transport)
        self.bulk = BulkResource(transport)
        self.analytics = AnalyticsResource(transport)
        self.training = TrainingResource(transport)
        self.badges = BadgesResource(transport)
        self.crm = CrmResource(transport)
        self.forms = FormsResource(transport)
        self.webhooks = WebhooksResource(transport)
        self.messages = MessagesResource(transport)
        self.privacy = PrivacyResource(transport)
        self.automations = AutomationsResource(transport)
        self.audit = AuditResource(transport)
        self.registration = RegistrationResource(transport)
        self.marketplace = MarketplaceResource(transport)
