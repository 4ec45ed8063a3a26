# Made from api/openapi.json by `npm run openapi`; do not edit.

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from .bodies import Upload

class ApiKey(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Purpose of the key"""
    prefix: str
    """The first 12 characters of the key"""
    scopes: list[str]
    """Scopes of the key; ["*"]: all"""
    active: bool
    """false: the key is switched off and its requests are rejected"""
    expires_at: str | None
    """When the key expires, UTC; null: never"""
    last_used_at: str | None
    """When it was last used, UTC; null: not yet"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewApiKey(TypedDict):
    name: str
    """Purpose of the key"""
    scopes: list[Literal["events:read", "events:write", "attendees:read", "attendees:write", "certificates:read", "certificates:write", "sessions:read", "sessions:write", "automations:read", "automations:write", "crm:read", "crm:write", "webhooks:read", "webhooks:write", "api_keys:read", "api_keys:write", "forms:read", "forms:write", "training:read", "training:write", "emails:read", "emails:write", "surveys:read", "surveys:write", "badges:read", "badges:write", "people:read", "people:write", "organisation:read", "organisation:write", "checkin:write", "analytics:read", "credits:read", "audit:read", "privacy:write", "sign_in:write", "*"]]
    """Scopes, or ["*"] for all. A key can only grant scopes that it has, and cannot change its own."""
    expires_at: NotRequired[str | None]
    """When the key expires, in the future; null: never. ISO 8601; without a zone it is UTC."""

class CreatedApiKey(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Purpose of the key"""
    prefix: str
    """The first 12 characters of the key"""
    scopes: list[str]
    """Scopes of the key; ["*"]: all"""
    active: bool
    """false: the key is switched off and its requests are rejected"""
    expires_at: str | None
    """When the key expires, UTC; null: never"""
    last_used_at: str | None
    """When it was last used, UTC; null: not yet"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""
    key: str
    """The full key. It is shown only this once."""

class ApiKeyChange(TypedDict):
    name: NotRequired[str]
    """Purpose of the key"""
    scopes: NotRequired[list[Literal["events:read", "events:write", "attendees:read", "attendees:write", "certificates:read", "certificates:write", "sessions:read", "sessions:write", "automations:read", "automations:write", "crm:read", "crm:write", "webhooks:read", "webhooks:write", "api_keys:read", "api_keys:write", "forms:read", "forms:write", "training:read", "training:write", "emails:read", "emails:write", "surveys:read", "surveys:write", "badges:read", "badges:write", "people:read", "people:write", "organisation:read", "organisation:write", "checkin:write", "analytics:read", "credits:read", "audit:read", "privacy:write", "sign_in:write", "*"]]]
    """Scopes, or ["*"] for all. A key can only grant scopes that it has, and cannot change its own."""
    active: NotRequired[bool]
    """false switches the key off from the next request"""
    expires_at: NotRequired[str | None]
    """When the key expires, in the future; null: never. ISO 8601; without a zone it is UTC."""

class Credits(TypedDict):
    balance: int
    """Credits that can be spent"""
    held: int
    """Credits set aside for unfinished bulk jobs"""

class CreditEntry(TypedDict):
    id: int
    """Identifier"""
    kind: str
    """grant: added or withdrawn; hold: reserved for a job; capture: spent by the job; release: returned to the
    balance
    """
    amount: int
    """Change of the balance, in credits; negative: the balance decreased"""
    held_amount: int
    """Change of the held credits"""
    bulk_job_id: int | None
    """Identifier of the bulk job of the movement; null: none"""
    note: str | None
    """Note on the movement; null: none"""
    created_at: str
    """When it was created, UTC"""

class OrganisationColours(TypedDict):
    """Colours of emails and public pages. They are made darker or lighter where text would be unreadable"""
    primary: str | None
    """Colour of buttons and links, as #rrggbb; null: the default"""
    background: str | None
    """Colour around the text of emails and public pages, as #rrggbb; null: the default"""

class Organisation(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name of the organiser, used as the sender of emails"""
    time_zone: str
    """IANA time zone for day boundaries and displayed times of records without an event time zone"""
    language: str
    """Language of events and emails that set no other (BCP 47)"""
    country: str | None
    """ISO 3166-1 alpha-2, such as TR; null: not set"""
    reply_to: str | None
    """The address that receives replies to emails; null: the sender address"""
    logo: str | None
    """Public address of the logo; null: there is none"""
    colours: OrganisationColours
    """Colours of emails and public pages. They are made darker or lighter where text would be unreadable"""
    plan: str
    """starter, growth or enterprise; it decides the rate limits"""

class OrganisationChangeColours(TypedDict):
    """Colours of emails and public pages. They are made darker or lighter where text would be unreadable"""
    primary: NotRequired[str | None]
    """Colour of buttons and links, as #rrggbb; null: the default"""
    background: NotRequired[str | None]
    """Colour around the text of emails and public pages, as #rrggbb; null: the default"""

class OrganisationChange(TypedDict):
    name: NotRequired[str]
    """Name of the organiser, used as the sender of emails"""
    time_zone: NotRequired[str]
    """IANA time zone for day boundaries and displayed times of records without an event time zone"""
    language: NotRequired[str]
    """Language of events and emails that set no other (BCP 47)"""
    country: NotRequired[str | None]
    """ISO 3166-1 alpha-2, such as TR; null: not set"""
    reply_to: NotRequired[str | None]
    """The address that receives replies to emails; null: the sender address"""
    colours: NotRequired[OrganisationChangeColours]
    """Colours of emails and public pages. They are made darker or lighter where text would be unreadable"""

class SigningKey(TypedDict):
    id: int
    """Identifier"""
    purpose: Literal["credential", "log"]
    """Whether it signs credentials, or the issuance log"""
    state: Literal["current", "replaced", "withdrawn"]
    """Signatures of a replaced key stay valid; those of a withdrawn one are void"""
    public_key: str
    """The Ed25519 public key as a Multikey: base58 that begins with z6Mk"""
    verification_method: str | None
    """The name by which credentials refer to it; null for a key of the log"""
    site: str
    """SITE_URL when it was created"""
    created_at: str
    """When it was created, UTC"""
    retired_at: str | None
    """When another key replaced it, UTC; null: it is current"""
    withdrawn_at: str | None
    """When it was withdrawn, UTC; null: it was not"""

class SigningKeyWithdrawal(TypedDict):
    signed: int
    """Certificates and badges whose signatures become void"""

class RetentionSettings(TypedDict):
    """Days that each kind of record is kept after it ended"""
    deliveries: int | None
    """Webhook deliveries and their attempts, after they succeeded, failed or were cancelled. Days; null:
    permanently
    """
    attempts: int | None
    """Delivery attempts with the receivers' responses, after their delivery ended; deleted with the delivery at
    the latest. Days; null: permanently
    """
    scans: int | None
    """Check-in scan log of an event, after its last scan; check-ins, attendance and certificates are kept. Days;
    null: permanently
    """
    emails: int | None
    """Emails with their text and attempts, after they were sent, failed, suppressed or cancelled. Days; null:
    permanently
    """
    domain_events: int | None
    """Domain events, after they occurred; an event is kept at least as long as its deliveries. Days; null:
    permanently
    """
    request_log: int
    """Requests in the request log, after the response. Days"""

class RetentionLimitsDeliveries(TypedDict):
    """Webhook deliveries and their attempts, after they succeeded, failed or were cancelled"""
    default_days: int
    """Default, in days"""
    min_days: int
    """Minimum number of days"""
    max_days: int
    """Maximum number of days"""
    for_ever: bool
    """Whether null (keep permanently) is allowed"""

class RetentionLimitsAttempts(TypedDict):
    """Delivery attempts with the receivers' responses, after their delivery ended; deleted with the delivery at
    the latest
    """
    default_days: int
    """Default, in days"""
    min_days: int
    """Minimum number of days"""
    max_days: int
    """Maximum number of days"""
    for_ever: bool
    """Whether null (keep permanently) is allowed"""

class RetentionLimitsScans(TypedDict):
    """Check-in scan log of an event, after its last scan; check-ins, attendance and certificates are kept"""
    default_days: int
    """Default, in days"""
    min_days: int
    """Minimum number of days"""
    max_days: int
    """Maximum number of days"""
    for_ever: bool
    """Whether null (keep permanently) is allowed"""

class RetentionLimitsEmails(TypedDict):
    """Emails with their text and attempts, after they were sent, failed, suppressed or cancelled"""
    default_days: int
    """Default, in days"""
    min_days: int
    """Minimum number of days"""
    max_days: int
    """Maximum number of days"""
    for_ever: bool
    """Whether null (keep permanently) is allowed"""

class RetentionLimitsDomainEvents(TypedDict):
    """Domain events, after they occurred; an event is kept at least as long as its deliveries"""
    default_days: int
    """Default, in days"""
    min_days: int
    """Minimum number of days"""
    max_days: int
    """Maximum number of days"""
    for_ever: bool
    """Whether null (keep permanently) is allowed"""

class RetentionLimitsRequestLog(TypedDict):
    """Requests in the request log, after the response"""
    default_days: int
    """Default, in days"""
    min_days: int
    """Minimum number of days"""
    max_days: int
    """Maximum number of days"""
    for_ever: bool
    """Whether null (keep permanently) is allowed"""

class RetentionLimits(TypedDict):
    """Limits of each setting"""
    deliveries: RetentionLimitsDeliveries
    """Webhook deliveries and their attempts, after they succeeded, failed or were cancelled"""
    attempts: RetentionLimitsAttempts
    """Delivery attempts with the receivers' responses, after their delivery ended; deleted with the delivery at
    the latest
    """
    scans: RetentionLimitsScans
    """Check-in scan log of an event, after its last scan; check-ins, attendance and certificates are kept"""
    emails: RetentionLimitsEmails
    """Emails with their text and attempts, after they were sent, failed, suppressed or cancelled"""
    domain_events: RetentionLimitsDomainEvents
    """Domain events, after they occurred; an event is kept at least as long as its deliveries"""
    request_log: RetentionLimitsRequestLog
    """Requests in the request log, after the response"""

class RetentionLastRunRemoved(TypedDict):
    """Deleted rows by setting"""
    deliveries: int
    """Rows deleted: Webhook deliveries and their attempts, after they succeeded, failed or were cancelled"""
    attempts: int
    """Rows deleted: Delivery attempts with the receivers' responses, after their delivery ended; deleted with
    the delivery at the latest
    """
    scans: int
    """Rows deleted: Check-in scan log of an event, after its last scan; check-ins, attendance and certificates
    are kept
    """
    emails: int
    """Rows deleted: Emails with their text and attempts, after they were sent, failed, suppressed or cancelled"""
    domain_events: int
    """Rows deleted: Domain events, after they occurred; an event is kept at least as long as its deliveries"""
    request_log: int
    """Rows deleted: Requests in the request log, after the response"""

class RetentionLastRun(TypedDict):
    """The latest run; null: none yet"""
    started_at: str
    """When the run started, UTC"""
    ended_at: str | None
    """When the run ended, UTC; null: still running"""
    duration_seconds: float | None
    """Duration in seconds; null while running"""
    status: Literal["running", "complete", "interrupted"]
    """interrupted: the time limit was reached or the process ended; the run continues within an hour"""
    removed: RetentionLastRunRemoved
    """Deleted rows by setting"""

class RetentionRecentRemoved(TypedDict):
    """Deleted rows by setting"""
    deliveries: int
    """Rows deleted: Webhook deliveries and their attempts, after they succeeded, failed or were cancelled"""
    attempts: int
    """Rows deleted: Delivery attempts with the receivers' responses, after their delivery ended; deleted with
    the delivery at the latest
    """
    scans: int
    """Rows deleted: Check-in scan log of an event, after its last scan; check-ins, attendance and certificates
    are kept
    """
    emails: int
    """Rows deleted: Emails with their text and attempts, after they were sent, failed, suppressed or cancelled"""
    domain_events: int
    """Rows deleted: Domain events, after they occurred; an event is kept at least as long as its deliveries"""
    request_log: int
    """Rows deleted: Requests in the request log, after the response"""

class RetentionRecent(TypedDict):
    """The last runs together"""
    runs: int
    """Number of runs remembered, at most 90"""
    since: str | None
    """When the first of these runs started, UTC; null: no runs"""
    removed: RetentionRecentRemoved
    """Deleted rows by setting"""

class RetentionWouldRemoveDeliveries(TypedDict):
    """Rows that are due: Webhook deliveries and their attempts, after they succeeded, failed or were cancelled"""
    rows: int
    """Number of rows, counted up to 100,000"""
    or_more: bool
    """Whether there are more rows than were counted"""

class RetentionWouldRemoveAttempts(TypedDict):
    """Rows that are due: Delivery attempts with the receivers' responses, after their delivery ended; deleted
    with the delivery at the latest
    """
    rows: int
    """Number of rows, counted up to 100,000"""
    or_more: bool
    """Whether there are more rows than were counted"""

class RetentionWouldRemoveScans(TypedDict):
    """Rows that are due: Check-in scan log of an event, after its last scan; check-ins, attendance and
    certificates are kept
    """
    rows: int
    """Number of rows, counted up to 100,000"""
    or_more: bool
    """Whether there are more rows than were counted"""

class RetentionWouldRemoveEmails(TypedDict):
    """Rows that are due: Emails with their text and attempts, after they were sent, failed, suppressed or
    cancelled
    """
    rows: int
    """Number of rows, counted up to 100,000"""
    or_more: bool
    """Whether there are more rows than were counted"""

class RetentionWouldRemoveDomainEvents(TypedDict):
    """Rows that are due: Domain events, after they occurred; an event is kept at least as long as its deliveries"""
    rows: int
    """Number of rows, counted up to 100,000"""
    or_more: bool
    """Whether there are more rows than were counted"""

class RetentionWouldRemoveRequestLog(TypedDict):
    """Rows that are due: Requests in the request log, after the response"""
    rows: int
    """Number of rows, counted up to 100,000"""
    or_more: bool
    """Whether there are more rows than were counted"""

class RetentionWouldRemove(TypedDict):
    """With dry_run=true: for each shorter setting, the rows due now. Rows that other records still need are not
    counted; they are deleted later
    """
    deliveries: NotRequired[RetentionWouldRemoveDeliveries]
    """Rows that are due: Webhook deliveries and their attempts, after they succeeded, failed or were cancelled"""
    attempts: NotRequired[RetentionWouldRemoveAttempts]
    """Rows that are due: Delivery attempts with the receivers' responses, after their delivery ended; deleted
    with the delivery at the latest
    """
    scans: NotRequired[RetentionWouldRemoveScans]
    """Rows that are due: Check-in scan log of an event, after its last scan; check-ins, attendance and
    certificates are kept
    """
    emails: NotRequired[RetentionWouldRemoveEmails]
    """Rows that are due: Emails with their text and attempts, after they were sent, failed, suppressed or
    cancelled
    """
    domain_events: NotRequired[RetentionWouldRemoveDomainEvents]
    """Rows that are due: Domain events, after they occurred; an event is kept at least as long as its deliveries"""
    request_log: NotRequired[RetentionWouldRemoveRequestLog]
    """Rows that are due: Requests in the request log, after the response"""

class Retention(TypedDict):
    settings: RetentionSettings
    """Days that each kind of record is kept after it ended"""
    limits: RetentionLimits
    """Limits of each setting"""
    next_run_at: str
    """Start of the next nightly purge: 03:00 in the organisation's time zone. It runs within the hour after"""
    last_run: RetentionLastRun | None
    """The latest run; null: none yet"""
    recent: RetentionRecent
    """The last runs together"""
    would_remove: NotRequired[RetentionWouldRemove]
    """With dry_run=true: for each shorter setting, the rows due now. Rows that other records still need are not
    counted; they are deleted later
    """

class RetentionChangeSettings(TypedDict):
    """Only the settings you send change"""
    deliveries: NotRequired[int | None]
    """Webhook deliveries and their attempts, after they succeeded, failed or were cancelled. Days; null:
    permanently
    """
    attempts: NotRequired[int | None]
    """Delivery attempts with the receivers' responses, after their delivery ended; deleted with the delivery at
    the latest. Days; null: permanently
    """
    scans: NotRequired[int | None]
    """Check-in scan log of an event, after its last scan; check-ins, attendance and certificates are kept. Days;
    null: permanently
    """
    emails: NotRequired[int | None]
    """Emails with their text and attempts, after they were sent, failed, suppressed or cancelled. Days; null:
    permanently
    """
    domain_events: NotRequired[int | None]
    """Domain events, after they occurred; an event is kept at least as long as its deliveries. Days; null:
    permanently
    """
    request_log: NotRequired[int]
    """Requests in the request log, after the response. Days"""

class RetentionChange(TypedDict):
    settings: RetentionChangeSettings
    """Only the settings you send change"""

class LayoutField(TypedDict):
    """A field of a certificate, with its position"""
    id: NotRequired[str]
    """Id of the field in editors. It is stored as sent, and does not affect the output."""
    locked: NotRequired[bool]
    """Whether editors keep the field in place. It does not affect the output."""
    type: Literal["name", "event", "date", "issuer", "tier", "code", "qr", "text", "image", "value"]
    """Content of the field."""
    text: NotRequired[str]
    """Text with {{name}} {{event}} {{date}} {{issuer}} {{tier}} {{code}} {{verify_at}} {{issued_at}}
    {{expires_at}} and, for values of the event, {{values.KEY}}. If it has placeholders and all of them are
    empty, nothing is printed. A field prints at most 1,000 characters, a page 5,000.
    """
    value_key: NotRequired[str]
    """For the type value: the key of a value in `certificate_values` of the event."""
    picture: NotRequired[str]
    """For the type image: the `picture` of "Add a picture for designs". It is centred in its box at full size,
    below everything that differs between certificates. At most 8 in a layout.
    """
    source: NotRequired[Literal["picture", "logo"]]
    """For the type image: picture, or logo, which is the organisation's logo at the time of issue, placed as
    `align` says. Nothing is drawn for an organisation without one. Default picture.
    """
    alt: NotRequired[str]
    """For the type image with a picture: its description for people who do not see it. A picture without one is
    decoration, which screen readers skip.
    """
    rotation: NotRequired[float]
    """Degrees, clockwise around the middle of the box. Default 0."""
    x: float
    """A fraction of the page; y counts from the top."""
    y: float
    """A fraction of the page; y counts from the top."""
    width: float
    """A fraction of the page; y counts from the top."""
    height: float
    """A fraction of the page; y counts from the top."""
    font: NotRequired[Literal["display", "display-bold", "display-italic", "serif", "serif-bold", "serif-italic", "sans", "sans-bold", "script"]]
    """display: Cormorant Garamond Medium, a display serif; display-bold: Cormorant Garamond SemiBold;
    display-italic: Cormorant Garamond Medium Italic; serif: EB Garamond, a text serif; serif-bold: EB
    Garamond SemiBold; serif-italic: EB Garamond Italic; sans: Noto Sans, a sans serif; sans-bold: Noto Sans
    SemiBold; script: Pinyon Script, an English round hand. Default display.
    """
    size: NotRequired[float]
    """Preferred size in points. Default 24."""
    min_size: NotRequired[float]
    """Smallest size before the text takes two lines. Default half of the size."""
    color: NotRequired[str]
    """Default #23302b."""
    align: NotRequired[Literal["left", "center", "right"]]
    """Default center."""
    fit: NotRequired[Literal["shrink", "wrap", "none"]]
    """shrink: smaller, then two lines, then smaller again; wrap: as many lines as fit; none: unchanged. Default
    shrink.
    """
    letter_spacing: NotRequired[float]
    """Space between letters as a fraction of the size. Default 0."""

class LayoutPage(TypedDict):
    """Size of the page."""
    width: float
    """Points, 1/72 inch. A4 landscape: 841.89."""
    height: float
    """Points, 1/72 inch. A4 landscape: 595.28."""

class LayoutDrawing(TypedDict):
    """Drawing below the fields, without a background picture. Default laurel."""
    key: Literal["laurel", "band", "quiet", "academy", "festival", "night", "day"]
    """Key of the built-in design."""
    color: NotRequired[str]
    """Colour of the drawing. Default: its own."""
    mirrored: NotRequired[bool]
    """Whether left and right are swapped, for languages written right to left. Default false."""

class Layout(TypedDict):
    """The layout of a certificate"""
    page: LayoutPage
    """Size of the page."""
    language: str
    """BCP 47. Decides the format of dates and the preferred letter forms.; default: "en" """
    edition: NotRequired[int]
    """Edition of the drawing, which keeps issued certificates as they are. 2: other scripts have the weight and
    kind of the font beside them. 3: also, screen readers read PDFs in the order of the fields, and PNG files
    have 144 pixels per inch of an A4 page. Default 1.
    """
    drawing: NotRequired[LayoutDrawing]
    """Drawing below the fields, without a background picture. Default laurel."""
    private_values: NotRequired[list[str]]
    """Keys of values that are printed but not shown where a certificate is verified. Default none."""
    fields: list[LayoutField]
    """Fields, later ones above earlier ones."""

class Design(TypedDict):
    """A design for certificates, in its newest version"""
    id: int
    """Identifier"""
    name: str
    """Name of the design, for organisers"""
    version: int
    """Number of the version; each change creates one, and certificates keep theirs"""
    layout: Layout
    image_url: str | None
    """Address of the background picture; null: the drawing named in the layout"""
    note: str | None
    """Note about the newest version; null: none"""
    revision: int
    """Increases with every change; the ETag"""
    archived_at: str | None
    """When it was archived, UTC; null: it is not archived"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class DesignChange(TypedDict):
    name: NotRequired[str]
    """Name of the design"""
    layout: NotRequired[Layout]
    note: NotRequired[str | None]
    """Note about the version created by this update, or about the newest version; null deletes it"""
    archived: NotRequired[bool]
    """true archives the design, false restores it"""

class DesignDuplicate(TypedDict):
    name: NotRequired[str]
    """Name of the copy. Default: the name of the design"""

class BuiltinDesignPage(TypedDict):
    """Size of the page."""
    width: float
    """Points, 1/72 inch. A4 landscape: 841.89."""
    height: float
    """Points, 1/72 inch. A4 landscape: 595.28."""

class BuiltinDesign(TypedDict):
    """A built-in design"""
    key: Literal["laurel", "band", "quiet", "academy", "festival", "night", "day"]
    """Key of a built-in design"""
    title: str
    """Title in the requested language"""
    page: BuiltinDesignPage
    """Size of the page."""
    color: str | None
    """Replaceable colour; null: the colours are fixed"""

class DesignScenePage(TypedDict):
    """Size of the page."""
    width: float
    """Points, 1/72 inch. A4 landscape: 841.89."""
    height: float
    """Points, 1/72 inch. A4 landscape: 595.28."""

class DesignSceneDrawing(TypedDict):
    """Drawing below the fields, without a background picture. Default laurel."""
    key: Literal["laurel", "band", "quiet", "academy", "festival", "night", "day"]
    """Key of the built-in design."""
    color: NotRequired[str]
    """Colour of the drawing. Default: its own."""
    mirrored: NotRequired[bool]
    """Whether left and right are swapped, for languages written right to left. Default false."""

class DesignSceneBackgroundShapesItem(TypedDict):
    """One shape, painted over those before it"""
    path: str
    """SVG path data in points, y from the top"""
    fill: NotRequired[str]
    """Default: not filled"""
    stroke: NotRequired[str]
    """Default: no outline"""
    stroke_width: NotRequired[float]
    """Points. Default 1"""

class DesignSceneBackground(TypedDict):
    """Background of the page"""
    kind: Literal["drawing", "picture"]
    """Shapes or a picture, on white in both cases"""
    shapes: list[DesignSceneBackgroundShapesItem]
    """Shapes in drawing order; empty for a picture"""
    url: str | None
    """Picture, centred on the page and as large as fits; null: a drawing"""

class DesignScenePicturesItem(TypedDict):
    """A picture used in fields"""
    picture: str
    """Name used in fields"""
    image_url: str
    """Public address"""

class DesignSceneFontsItem(TypedDict):
    """A font that fields can use"""
    id: str
    """Name to use as `font` of a field"""
    title: str
    """Title of the font"""
    url: str
    """TrueType file, the same that certificates are drawn with"""
    next: list[str]
    """Fallback fonts for missing letters, best first"""

class DesignSceneScriptFontsItem(TypedDict):
    """A font for letters that none of `fonts` has"""
    id: str
    """Name of the font"""
    url: str
    """TrueType file, the same that certificates are drawn with"""
    scripts: list[str]
    """Scripts of the font (ISO 15924)"""
    sans: bool
    """Whether it is for sans serif fonts beside it, if there are several for a script"""
    bold: bool
    """Whether it is for bold fonts beside it, if there are several for a script"""

class DesignScene(TypedDict):
    """Everything that a browser needs to draw a design"""
    page: DesignScenePage
    """Size of the page."""
    language: str
    """BCP 47. Decides the format of dates and the preferred letter forms.; default: "en" """
    edition: NotRequired[int]
    """Edition of the drawing, which keeps issued certificates as they are. 2: other scripts have the weight and
    kind of the font beside them. 3: also, screen readers read PDFs in the order of the fields, and PNG files
    have 144 pixels per inch of an A4 page. Default 1.
    """
    drawing: NotRequired[DesignSceneDrawing]
    """Drawing below the fields, without a background picture. Default laurel."""
    private_values: NotRequired[list[str]]
    """Keys of values that are printed but not shown where a certificate is verified. Default none."""
    fields: list[LayoutField]
    """Fields, later ones above earlier ones."""
    background: DesignSceneBackground
    """Background of the page"""
    qr_paper: str | None
    """Colour below a QR code and its quiet zone; null: none"""
    logo_url: str | None
    """Logo of the organisation, for fields with the source `logo`; null: it has none"""
    pictures: list[DesignScenePicturesItem]
    """Pictures used in fields"""
    fonts: list[DesignSceneFontsItem]
    """Fonts that fields can use"""
    script_fonts: list[DesignSceneScriptFontsItem]
    """Fonts of other scripts. Chinese, Japanese and Korean fonts are omitted because of their size of many
    megabytes; use a preview to see their text
    """

class LayoutPicture(TypedDict):
    """A picture for designs"""
    id: int
    """Identifier"""
    picture: str
    """Name to use in fields of the type image"""
    image_url: str
    """Public address"""
    width: int
    """Pixels, at most 1,000"""
    height: int
    """Pixels, at most 1,000"""

class EmailTo(TypedDict):
    name: str
    address: str

class Email(TypedDict):
    id: int
    event_id: int | None
    """Event of the email; null: none"""
    attendee_id: int | None
    """Attendee who receives it; null: none, or they were removed"""
    kind: str
    """Kind of email, such as registration_confirmed"""
    language: str
    """Language of the email (BCP 47)"""
    to: EmailTo
    subject: str
    status: Literal["queued", "sending", "sent", "kept", "failed", "suppressed", "cancelled"]
    """sent: a mail server accepted it. kept: no mail server is configured (SMTP_URL), so it was not delivered
    and can be read here; it stays kept until it is resent. failed, suppressed and cancelled have a `reason`
    """
    reason: str | None
    """Why it failed, was suppressed or was cancelled"""
    unanswered: bool
    """It was handed over, but the mail server did not answer. It may have arrived, and is not retried
    automatically
    """
    transactional: bool
    """true: it is about the recipient's own registration or certificate; false: recipients can unsubscribe"""
    bounce: Literal["hard", "soft", "complaint", None]
    """Reported after it was sent; null: nothing. hard: the address does not receive emails, and is suppressed;
    soft: the mailbox refused this email, such as a full one; complaint: the recipient reported it as spam,
    and is suppressed
    """
    template_id: int | None
    """Template it was composed with; null: none"""
    rule_id: int | None
    """Automation rule that created it; null: none"""
    resend_of: int | None
    """Email that it repeats; null: none"""
    attempt_count: int
    next_attempt_at: str | None
    """Time of the next attempt, while it is queued"""
    sent_at: str | None
    """UTC"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""

class EmailAttachment(TypedDict):
    file_name: str
    content_type: str
    inline_id: str | None
    """Name used by `cid:` in the HTML; null: not inline"""
    url: str
    """Address of the file; requires the same API key"""

class EmailAttempt(TypedDict):
    number: int
    started_at: str
    """UTC"""
    ended_at: str | None
    """UTC"""
    outcome: Literal["sent", "kept", "deferred", "rejected", "unanswered", "interrupted", None]
    """sent: the mail server accepted it. kept: no mail server is configured. deferred: it will be retried.
    rejected: the mail server permanently rejected it. unanswered: it was handed over without an answer.
    interrupted: it was not handed over. null: in progress
    """
    response: str
    """Response of the mail server"""

class EmailReport(TypedDict):
    kind: Literal["hard", "soft", "complaint"]
    """hard: the address does not receive emails, and is suppressed; soft: the mailbox refused this email, such
    as a full one; complaint: the recipient reported it as spam, and is suppressed
    """
    source: Literal["mailbox", "ses", "postmark", "mailgun", "sendgrid"]
    """How it arrived: in the mailbox for returned emails, or as a notification of this provider"""
    detail: str
    """Words of the reporting server"""
    occurred_at: str
    """When it was reported, UTC"""

class EmailWithContentTo(TypedDict):
    name: str
    address: str

class EmailWithContent(TypedDict):
    id: int
    event_id: int | None
    """Event of the email; null: none"""
    attendee_id: int | None
    """Attendee who receives it; null: none, or they were removed"""
    kind: str
    """Kind of email, such as registration_confirmed"""
    language: str
    """Language of the email (BCP 47)"""
    to: EmailWithContentTo
    subject: str
    status: Literal["queued", "sending", "sent", "kept", "failed", "suppressed", "cancelled"]
    """sent: a mail server accepted it. kept: no mail server is configured (SMTP_URL), so it was not delivered
    and can be read here; it stays kept until it is resent. failed, suppressed and cancelled have a `reason`
    """
    reason: str | None
    """Why it failed, was suppressed or was cancelled"""
    unanswered: bool
    """It was handed over, but the mail server did not answer. It may have arrived, and is not retried
    automatically
    """
    transactional: bool
    """true: it is about the recipient's own registration or certificate; false: recipients can unsubscribe"""
    bounce: Literal["hard", "soft", "complaint", None]
    """Reported after it was sent; null: nothing. hard: the address does not receive emails, and is suppressed;
    soft: the mailbox refused this email, such as a full one; complaint: the recipient reported it as spam,
    and is suppressed
    """
    template_id: int | None
    """Template it was composed with; null: none"""
    rule_id: int | None
    """Automation rule that created it; null: none"""
    resend_of: int | None
    """Email that it repeats; null: none"""
    attempt_count: int
    next_attempt_at: str | None
    """Time of the next attempt, while it is queued"""
    sent_at: str | None
    """UTC"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""
    message_id: str
    """Message-ID header"""
    html: str
    """HTML of the email; empty, as is `text`, after the recipient was erased"""
    text: str
    attachments: list[EmailAttachment]
    attempts: list[EmailAttempt]
    reports: list[EmailReport]
    """Bounces and complaints that arrived later"""

class ResendRequest(TypedDict):
    since: str
    """Only emails that failed at or after this time"""
    event_id: NotRequired[int]
    """Only emails of this event"""
    rule_id: NotRequired[int]
    """Only emails of this automation rule"""

class Resent(TypedDict):
    count: int
    """Number of emails queued"""

class OrganisationSender(TypedDict):
    is_own: bool
    """false: the organisation has no sender of its own, and its emails use the installation's"""
    from_address: str
    """Sender address of emails"""
    from_name: str | None
    """Name of the sender; null: the organisation's name"""
    host: str | None
    """Host of the mail server; null: the installation's"""
    port: int | None
    """Port of the mail server; null: the installation's"""
    encryption: Literal["tls", "starttls", None]
    """tls: from the first byte; null: the installation's server"""
    username: str | None
    """User name at the mail server; null: none"""
    has_password: bool
    """Whether a password is stored. It is never returned"""
    failing_since: str | None
    """Since when the mail server has been unreachable or has refused the login, UTC; null: it works, or nothing
    was sent yet
    """
    failure: str | None
    """The mail server's last words; null: it does not fail"""
    updated_at: str | None
    """When it was last changed, UTC; null: there is no own sender"""

class OrganisationSenderChange(TypedDict):
    from_address: str
    """Sender address of emails"""
    from_name: NotRequired[str | None]
    """Name of the sender; null: the organisation's name"""
    smtp_url: NotRequired[str]
    """Mail server with user and password: `smtp://` with STARTTLS, or `smtps://` with TLS. Write `/`, `@`, `:`,
    `#` and `%` in them as `%2F`, `%40`, `%3A`, `%23` and `%25`. Stored encrypted and never returned. Omit it
    to keep the stored one
    """

class SenderDnsRecordsItem(TypedDict):
    kind: Literal["spf", "dkim", "dmarc"]
    """Purpose of the record"""
    name: str
    """Name of the TXT record"""
    expected: str
    """The value to publish if there is no such record"""
    found: list[str]
    """The values found in DNS"""
    ok: bool
    """Whether nothing has to be done"""
    state: Literal["good", "unsure", "missing", "several", "other_server", "no_server", "other_key", "no_policy", "no_answer"]
    """unsure: only the operator of the mail server knows whether the SPF record includes it; other_server and
    no_server: the SPF record does not allow the mail server, or allows none; other_key: DKIM; no_policy:
    DMARC; no_answer: no name server answered
    """
    advice: str
    """The next step, in a sentence"""

class SenderDns(TypedDict):
    domain: str
    """Domain of the sender address"""
    records: list[SenderDnsRecordsItem]
    """The records that receivers look up; empty without an own sender"""

class SenderTest(TypedDict):
    to: str
    """Address that receives the test email"""

class SenderTestResult(TypedDict):
    sent: bool
    """Whether the mail server accepted it"""
    response: str
    """The mail server's answer, or the reason why there is none"""
    at: str
    """When the server answered, UTC"""

class EmailSuppression(TypedDict):
    id: int
    address: str
    """The suppressed address; letter case is ignored"""
    reason: Literal["rejected", "complained", "unsubscribed", "manual"]
    """rejected: its mail server permanently rejected an email; complained: the person reported an email as spam;
    unsubscribed: the person only receives emails about their own registration or certificates; manual: added
    by hand. All but unsubscribed stop every email
    """
    detail: str | None
    """Details, such as the server's response"""
    email_id: int | None
    """Email that led to it; null: none"""
    created_at: str
    """UTC"""

class NewEmailSuppression(TypedDict):
    address: str
    detail: NotRequired[str | None]
    """Details, such as the server's response"""

class EmailTemplateTranslationsEn(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: str
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateTranslationsTr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: str
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateTranslationsDe(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: str
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateTranslationsEs(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: str
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateTranslationsFr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: str
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateTranslationsAr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: str
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateTranslations(TypedDict):
    """The content in other languages; the attendee's language decides"""
    en: NotRequired[EmailTemplateTranslationsEn]
    tr: NotRequired[EmailTemplateTranslationsTr]
    de: NotRequired[EmailTemplateTranslationsDe]
    es: NotRequired[EmailTemplateTranslationsEs]
    fr: NotRequired[EmailTemplateTranslationsFr]
    ar: NotRequired[EmailTemplateTranslationsAr]

class EmailTemplate(TypedDict):
    id: int
    name: str
    kind: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring", "registration_confirmed", "place_offered", "certificate", None]
    """Kind of email, which decides the available variables; null: any. Emails of registration_confirmed,
    place_offered, certificate and certificate_expiring use the only template of that kind.
    """
    language: Literal["en", "tr", "de", "es", "fr", "ar"]
    """Language of the content; default: the organisation's language"""
    subject: str
    html: str
    text: str | None
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: str | None
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """
    translations: EmailTemplateTranslations
    """The content in other languages; the attendee's language decides"""
    variables: list[str]
    """Variables used in the template"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""

class NewEmailTemplateTranslationsEn(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class NewEmailTemplateTranslationsTr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class NewEmailTemplateTranslationsDe(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class NewEmailTemplateTranslationsEs(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class NewEmailTemplateTranslationsFr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class NewEmailTemplateTranslationsAr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class NewEmailTemplateTranslations(TypedDict):
    """The content in other languages; the attendee's language decides"""
    en: NotRequired[NewEmailTemplateTranslationsEn]
    tr: NotRequired[NewEmailTemplateTranslationsTr]
    de: NotRequired[NewEmailTemplateTranslationsDe]
    es: NotRequired[NewEmailTemplateTranslationsEs]
    fr: NotRequired[NewEmailTemplateTranslationsFr]
    ar: NotRequired[NewEmailTemplateTranslationsAr]

class NewEmailTemplate(TypedDict):
    name: str
    """Name of the template"""
    kind: NotRequired[Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring", "registration_confirmed", "place_offered", "certificate", None]]
    """Kind of email, which decides the available variables; null: any. Emails of registration_confirmed,
    place_offered, certificate and certificate_expiring use the only template of that kind.
    """
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    """Language of the content; default: the organisation's language"""
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """
    translations: NotRequired[NewEmailTemplateTranslations]
    """The content in other languages; the attendee's language decides"""

class EmailTemplateVariable(TypedDict):
    name: str
    description: str
    type: Literal["text", "address"]
    """address: can start a link"""
    kinds: list[Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring", "registration_confirmed", "place_offered", "certificate", "message", "contact_message"]] | None
    """Kinds of emails that have the variable; null: all, of which contact_message only has names, addresses and
    the organisation. message and contact_message are messages to attendees and to contacts
    """
    sample: str
    """Value in a preview"""

class EmailTemplateChangeTranslationsEn(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateChangeTranslationsTr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateChangeTranslationsDe(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateChangeTranslationsEs(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateChangeTranslationsFr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateChangeTranslationsAr(TypedDict):
    subject: str
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailTemplateChangeTranslations(TypedDict):
    """The content in other languages; the attendee's language decides"""
    en: NotRequired[EmailTemplateChangeTranslationsEn]
    tr: NotRequired[EmailTemplateChangeTranslationsTr]
    de: NotRequired[EmailTemplateChangeTranslationsDe]
    es: NotRequired[EmailTemplateChangeTranslationsEs]
    fr: NotRequired[EmailTemplateChangeTranslationsFr]
    ar: NotRequired[EmailTemplateChangeTranslationsAr]

class EmailTemplateChange(TypedDict):
    name: NotRequired[str]
    """Name of the template"""
    kind: NotRequired[Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring", "registration_confirmed", "place_offered", "certificate", None]]
    """Kind of email, which decides the available variables; null: any. Emails of registration_confirmed,
    place_offered, certificate and certificate_expiring use the only template of that kind.
    """
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    """Language of the content; default: the organisation's language"""
    subject: NotRequired[str]
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """
    translations: NotRequired[EmailTemplateChangeTranslations]
    """The content in other languages; the attendee's language decides"""

class EmailTemplateTest(TypedDict):
    to: str
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]

class Member(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Full name"""
    email: str
    """Email address"""
    role: Literal["viewer", "checkin", "editor", "admin", "owner"]
    """Role of the member"""
    event_ids: list[int] | None
    """Events that the member can access; null: all"""
    second_factor: bool
    """Whether they have a passkey or an authenticator app"""
    last_seen_at: str | None
    """When they were last active, UTC; null: they have no sign-in session"""
    created_at: str
    """When they joined, UTC"""

class RoleScopes(TypedDict):
    role: Literal["viewer", "checkin", "editor", "admin", "owner"]
    """Role of the member"""
    limited: bool
    """Whether the role can be limited to certain events"""
    scopes: list[str]
    """Scopes of the role"""

class MemberChange(TypedDict):
    role: NotRequired[Literal["viewer", "checkin", "editor", "admin", "owner"]]
    """Role of the member"""
    event_ids: NotRequired[list[int] | None]
    """Events that an editor, checkin or viewer can access; null: all"""

class SignedOut(TypedDict):
    ended: int
    """Number of sign-in sessions ended"""

class Invitation(TypedDict):
    id: int
    """Identifier"""
    email: str
    """Address that was invited"""
    role: Literal["viewer", "checkin", "editor", "admin", "owner"]
    """Role of the member"""
    event_ids: list[int] | None
    """Events that the member can access; null: all"""
    created_at: str
    """When it was created, UTC"""
    expires_at: str
    """When the invitation expires, UTC"""

class NewInvitation(TypedDict):
    email: str
    """Email address"""
    role: Literal["viewer", "checkin", "editor", "admin", "owner"]
    """Role of the member"""
    event_ids: NotRequired[list[int] | None]
    """Events that an editor, checkin or viewer can access; null: all"""

class MadeInvitation(TypedDict):
    id: int
    """Identifier"""
    email: str
    """Address that was invited"""
    role: Literal["viewer", "checkin", "editor", "admin", "owner"]
    """Role of the member"""
    event_ids: list[int] | None
    """Events that the member can access; null: all"""
    created_at: str
    """When it was created, UTC"""
    expires_at: str
    """When the invitation expires, UTC"""
    link_url: str | None
    """The link, shown only once, if no emails are sent and there is only one organisation; otherwise null"""

class OwnAccount(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Full name"""
    email: str
    """Email address"""
    language: str | None
    """Language of the panel; null: the browser's language"""
    colours: Literal["auto", "light", "dark"]
    """Colour scheme of the panel"""
    has_password: bool
    """Whether the account has a password"""

class OwnAccountChange(TypedDict):
    name: NotRequired[str]
    """Your name"""
    language: NotRequired[str | None]
    """Language of the panel; null: the browser's language"""
    colours: NotRequired[Literal["auto", "light", "dark"]]
    """Colour scheme of the panel"""

class PasswordChange(TypedDict):
    current: NotRequired[str]
    """Your current password, if you have one"""
    password: str
    """At least 10 characters, and not a commonly guessed one"""

class OwnSession(TypedDict):
    id: int
    """Identifier"""
    current: bool
    """Whether it is the current sign-in session"""
    organisation: str
    """Organisation in use"""
    method: str
    """Sign-in method: set_up, password, passkey, link or sso"""
    user_agent: str | None
    """Name that the browser reports"""
    address: str | None
    """Address they signed in from"""
    created_at: str
    """When they signed in, UTC"""
    last_seen_at: str
    """When it was last used, UTC"""

class OwnViewsViewsItem(TypedDict):
    name: str
    """Name of the view"""
    query: str
    """Filters, order and columns, as in the page's address"""

class OwnViews(TypedDict):
    list: str
    """Name of the list"""
    views: list[OwnViewsViewsItem]
    """The views, in order"""

class Editor(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name of the other editor"""

class OtherEditors(TypedDict):
    others: list[Editor]
    """Other members of the organisation who have it open, by name, at most 20"""

class OwnFactors(TypedDict):
    totp: bool
    """Whether you have an authenticator app"""
    passkeys: int
    """Number of passkeys"""
    recovery_codes: int
    """Number of unused recovery codes"""
    password: bool
    """Whether you have a password"""

class CodeApp(TypedDict):
    secret: str
    """For typing into the app: base32"""
    uri: str
    """For a QR code: an otpauth address"""

class ConfirmCodeApp(TypedDict):
    code: str
    """Current code of the app"""

class ConfirmedCodeApp(TypedDict):
    """null: existing recovery codes stay valid"""
    recovery_codes: list[str] | None
    """Ten codes for when the device is lost, shown only once"""

class RecoveryCodes(TypedDict):
    recovery_codes: list[str]
    """Ten codes for when the device is lost, shown only once"""

class Passkey(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name given by its owner"""
    backed_up: bool
    """Whether it is synced to other devices of the owner"""
    created_at: str
    """When it was created, UTC"""
    last_used_at: str | None
    """When it was last used, UTC; null: never"""

class NewPasskeyCredentialResponse(TypedDict):
    """Response of the authenticator"""
    clientDataJSON: str
    """Client data that was signed, base64url"""
    attestationObject: str
    """The new key, base64url"""
    transports: NotRequired[list[str]]
    """Ways to reach the authenticator"""

class NewPasskeyCredential(TypedDict):
    """Result of `navigator.credentials.create`, from its `toJSON()`"""
    id: str
    """Credential id, base64url"""
    rawId: str
    """Same as id"""
    type: str
    """Always `public-key`"""
    authenticatorAttachment: NotRequired[str | None]
    """Whether it is part of the device; ignored"""
    clientExtensionResults: NotRequired[dict[str, Any]]
    """Results of extensions; ignored"""
    response: NewPasskeyCredentialResponse
    """Response of the authenticator"""

class NewPasskey(TypedDict):
    name: str
    """Name of the passkey, such as the device"""
    credential: NewPasskeyCredential
    """Result of `navigator.credentials.create`, from its `toJSON()`"""

class AddedPasskey(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name given by its owner"""
    backed_up: bool
    """Whether it is synced to other devices of the owner"""
    created_at: str
    """When it was created, UTC"""
    last_used_at: str | None
    """When it was last used, UTC; null: never"""
    recovery_codes: list[str] | None
    """Ten codes for when the device is lost, shown only once"""

PasskeyOptions: TypeAlias = "dict[str, Any]"
"""For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`"""

class SignInPolicy(TypedDict):
    second_factor: Literal["optional", "owners_and_admins"]
    """Roles that must have a second factor"""

class SignInPolicyChange(TypedDict):
    second_factor: NotRequired[Literal["optional", "owners_and_admins"]]
    """Roles that must have a second factor"""

class IdentityProviderDomain(TypedDict):
    domain: str
    """Part of addresses after @"""
    txt_record: str
    """Value that a TXT record of the domain must have to prove ownership"""
    verified_at: str | None
    """When it was verified, UTC; null: not verified, so nobody with such an address can sign in with the
    provider
    """

class IdentityProvider(TypedDict):
    id: int
    """Identifier"""
    slug: str
    """Part of the sign-in address; unique in this installation"""
    name: str
    """Name of the provider"""
    issuer: str
    """Issuer address, whose description is under /.well-known/openid-configuration"""
    client_id: str
    """Client id of this installation at the provider"""
    default_role: Literal["admin", "editor", "checkin", "viewer"]
    """Role of new members"""
    active: bool
    """false: nobody can sign in with it"""
    sign_in_url: str
    """Address where people start signing in"""
    callback_url: str
    """Redirect URI to register at the provider"""
    domains: list[IdentityProviderDomain]
    """Domains whose addresses it vouches for once verified"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewIdentityProvider(TypedDict):
    slug: str
    """Part of the sign-in address; unique in this installation"""
    name: str
    """Name of the provider"""
    issuer: str
    """Issuer address, whose description is under /.well-known/openid-configuration"""
    client_id: str
    """Client id of this installation at the provider"""
    client_secret: str
    """Stored encrypted, and never returned"""
    default_role: Literal["admin", "editor", "checkin", "viewer"]
    """Role of new members"""
    active: NotRequired[bool]
    """false: nobody can sign in with it"""

class IdentityProviderChange(TypedDict):
    name: NotRequired[str]
    """Name of the provider"""
    issuer: NotRequired[str]
    """Issuer address, whose description is under /.well-known/openid-configuration"""
    client_id: NotRequired[str]
    """Client id of this installation at the provider"""
    client_secret: NotRequired[str]
    """Stored encrypted, and never returned"""
    default_role: NotRequired[Literal["admin", "editor", "checkin", "viewer"]]
    """Role of new members"""
    active: NotRequired[bool]
    """false: nobody can sign in with it"""

class NewIdentityProviderDomain(TypedDict):
    domain: str
    """Part of addresses after @, in ASCII form as in DNS"""

class SetUp(TypedDict):
    token: str
    """The part after # of the link"""
    name: str
    """Your name"""
    email: str
    """Email address"""
    password: str
    """At least 10 characters, and not a commonly guessed one; there are no other rules"""
    organisation_name: NotRequired[str]
    """New name of the organisation"""
    time_zone: NotRequired[str]
    """Time zone of the organisation"""

class AcceptedInvitation(TypedDict):
    token: str
    """The part after # of the link"""
    name: NotRequired[str]
    """Your name, if you have no account yet"""
    password: NotRequired[str]
    """At least 10 characters, and not a commonly guessed one; there are no other rules"""

class SignIn(TypedDict):
    email: str
    """Email address"""
    password: str
    """The account's password"""

class SecondFactorAsked(TypedDict):
    ticket: str
    """For the request with the second factor, within ten minutes"""
    methods: list[Literal["totp", "recovery_code", "passkey"]]
    """Available second factors"""

class WhoIsSignedInPerson(TypedDict):
    """The signed-in person"""
    id: int
    """Identifier"""
    name: str
    """Full name"""
    email: str
    """Email address"""
    language: str | None
    """Language of the panel; null: the browser's language"""
    colours: Literal["auto", "light", "dark"]
    """Colour scheme of the panel"""
    second_factor: bool
    """Whether they have a passkey or an authenticator app"""

class WhoIsSignedInOrganisation(TypedDict):
    """The current organisation"""
    id: int
    """Identifier"""
    name: str
    """Name of the organisation"""
    time_zone: str
    """IANA time zone"""
    language: str
    """BCP 47"""
    plan: str
    """starter, growth or enterprise"""

class WhoIsSignedInOrganisationsItem(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name of the organisation"""

class WhoIsSignedIn(TypedDict):
    signed_in: bool
    """false: nobody is signed in, and the other fields are missing"""
    person: NotRequired[WhoIsSignedInPerson]
    """The signed-in person"""
    organisation: NotRequired[WhoIsSignedInOrganisation]
    """The current organisation"""
    organisations: NotRequired[list[WhoIsSignedInOrganisationsItem]]
    """All organisations they belong to"""
    role: NotRequired[Literal["owner", "admin", "editor", "checkin", "viewer"]]
    """Role in the organisation"""
    scopes: NotRequired[list[str]]
    """Scopes, as for API keys; `*` is everything"""
    event_ids: NotRequired[list[int] | None]
    """Events that they can access; null: all"""
    fresh_at: NotRequired[str]
    """When they last proved their identity, UTC"""
    second_factor_required: NotRequired[bool]
    """true: only /me and /auth are available until they show a second factor"""

class ChosenOrganisation(TypedDict):
    organisation_id: int
    """Identifier of the organisation"""

class AskForLink(TypedDict):
    email: str
    """Email address"""

class LinkAsked(TypedDict):
    mail_server: bool
    """false: this installation has no mail server, so no email is sent; its operator can create links with
    `laurel people reset`
    """

class UseLink(TypedDict):
    token: str
    """The part after # of the link"""

class ResetPassword(TypedDict):
    token: str
    """The part after # of the link"""
    password: str
    """At least 10 characters, and not a commonly guessed one; there are no other rules"""

class GiveSecondFactor(TypedDict):
    ticket: str
    """From the response that asked for it"""
    code: str
    """Current code of the app, or a recovery code"""

class PasskeyAnswerResponse(TypedDict):
    """Response of the authenticator"""
    clientDataJSON: str
    """Client data that was signed, base64url"""
    authenticatorData: str
    """Authenticator data, base64url"""
    signature: str
    """The signature, base64url"""
    userHandle: NotRequired[str]
    """User handle, base64url"""

class PasskeyAnswer(TypedDict):
    """Result of `navigator.credentials.get`, from its `toJSON()`"""
    id: str
    """Credential id, base64url"""
    rawId: str
    """Same as id"""
    type: str
    """Always `public-key`"""
    authenticatorAttachment: NotRequired[str | None]
    """Whether it is part of the device; ignored"""
    clientExtensionResults: NotRequired[dict[str, Any]]
    """Results of extensions; ignored"""
    response: PasskeyAnswerResponse
    """Response of the authenticator"""

class ConfirmPresence(TypedDict):
    """Exactly one of them"""
    password: NotRequired[str]
    """Your password"""
    code: NotRequired[str]
    """A code of your app, or a recovery code"""
    passkey: NotRequired[PasskeyAnswer]

class FindProvider(TypedDict):
    email: str
    """Address of the person who signs in"""

class FoundProvider(TypedDict):
    url: str | None
    """Address to sign in at; null: the domain has no provider"""
    name: str | None
    """Name of the provider; null: none"""

class ConnectedAppOrganisation(TypedDict):
    """The organisation that it acts in"""
    id: int
    """Identifier"""
    name: str
    """Its name"""

class ConnectedAppPerson(TypedDict):
    """The member for whom it acts"""
    id: int
    """Identifier"""
    name: str
    """Their name"""
    email: str
    """Their address"""

class ConnectedApp(TypedDict):
    """An app that acts for a member"""
    id: int
    """Identifier"""
    name: str
    """The name that the app gives itself"""
    host: str
    """Host that describes the app, or where it receives answers"""
    kind: Literal["registered", "document"]
    """document: described at `host`; registered: by itself"""
    organisation: ConnectedAppOrganisation
    """The organisation that it acts in"""
    person: ConnectedAppPerson
    """The member for whom it acts"""
    scopes: list[str]
    """Scopes that were allowed and that the role still allows"""
    created_at: str
    """When it was allowed, UTC"""
    last_used_at: str | None
    """When it last sent a request, UTC; null: never"""
    expires_at: str | None
    """When it ends, UTC; null: when it is revoked"""

class AppRequestClient(TypedDict):
    """The app"""
    name: str
    """The name that the app gives itself"""
    kind: Literal["registered", "document"]
    """document: the app is described at the address `host`; registered: it described itself, unverified"""
    host: str
    """Host that publishes the description of the app, or where it receives answers"""
    redirect_host: str
    """Host or scheme where the app receives the answer"""
    is_this_machine: bool
    """Whether the answer goes to a program on the person's own computer"""

class AppRequestOrganisation(TypedDict):
    """The organisation that the app would act in"""
    id: int
    """Identifier"""
    name: str
    """Its name"""

class AppRequestScopesItem(TypedDict):
    scope: str
    """A scope that your role allows"""
    requested: bool
    """Whether the app asks for it"""

class AppRequest(TypedDict):
    """An app that waits for your consent"""
    client: AppRequestClient
    """The app"""
    organisation: AppRequestOrganisation
    """The organisation that the app would act in"""
    scopes: list[AppRequestScopesItem]
    """Scopes that you can allow"""

class AppApproval(TypedDict):
    scopes: list[str]
    """Scopes to allow, of those that your role allows"""
    expires_in_days: NotRequired[int]
    """Days until the connection ends; none: when it is revoked"""

class AppAnswer(TypedDict):
    redirect_to: str
    """Address to open in this browser: it takes the answer to the app"""

class CertificateKindValuesItem(TypedDict):
    key: str
    """Key in designs, emails and files"""
    label: str
    """Label, as people read it"""
    value: NotRequired[str | None]
    """Value for everyone; null: attendees have their own"""
    question_id: NotRequired[str | None]
    """Registration question whose answer is the value; null: none"""

class CertificateKind(TypedDict):
    kind: str
    """Key of the kind; attendee is the default kind and not listed"""
    label: str
    """Name of the kind, as people read it"""
    template_id: int | None
    """Identifier of the design; null: the design of the event"""
    certificate_validity_days: int | None
    """Days a certificate is valid; at most one of the four is set, and without any it never expires"""
    certificate_validity_months: int | None
    """Calendar months it is valid, in the time zone of the event"""
    certificate_validity_years: int | None
    """Calendar years it is valid, in the time zone of the event"""
    values: list[CertificateKindValuesItem]
    """Values of this kind; a key of the event replaces its value; default: []"""
    certificate_valid_until: str | None
    """Until when certificates are valid, UTC; null: not set"""

class EventCertificateValuesItem(TypedDict):
    key: str
    """Key in designs, emails and files"""
    label: str
    """Label, as people read it"""
    value: NotRequired[str | None]
    """Value for everyone; null: attendees have their own"""
    question_id: NotRequired[str | None]
    """Registration question whose answer is the value; null: none"""

class EventCertificateTiersItem(TypedDict):
    name: str
    """Name of the tier, as printed"""
    min_attendance_percent: int
    """The least share of sessions for it, in percent"""

class EventRegistrationQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class EventRegistrationQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[EventRegistrationQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class EventSurveyItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class EventSurveyItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[EventSurveyItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class Event(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event; default: "conference" """
    visibility: Literal["public", "unlisted", "private"]
    """public: listed in the marketplace; unlisted: a page for people with the link; private: no page; default:
    "private"
    """
    event_location: str | None
    """Location; null: not set"""
    event_description: str | None
    """Description for its page, as Markdown; null: none"""
    online_url: str | None
    """http(s) address for online participants, shown to registered people only; null: none"""
    cover_image_url: str | None
    """Cover picture: the `image_url` of a picture of the organisation; null: a drawn one"""
    event_timezone: str
    """IANA time zone of its dates, such as Europe/Istanbul; default: "UTC" """
    event_language: str
    """BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the
    organisation
    """
    certificate_enabled: bool
    """Whether certificates can be issued; default: true"""
    registration_enabled: bool
    """Whether people can register on its page; default: true"""
    registration_closed: bool
    """Whether registration has been closed; default: false"""
    registration_approval: bool
    """Whether people who register are `pending` until an organiser approves or declines them; default: false"""
    checkin_enabled: bool
    """Whether attendees can be checked in; default: true"""
    registration_capacity: int | None
    """Number of places; beyond it people join the waiting list; null: unlimited"""
    certificate_eligibility: Literal["registered", "attended"]
    """Eligibility for certificates. registered: all registered attendees; attended: those checked in; default:
    "registered"
    """
    certificate_min_attendance_percent: int | None
    """With attended: the least share of sessions for a certificate, in percent; null: any"""
    certificate_min_minutes: int | None
    """Least minutes inside for a certificate, at the door of the event or in its sessions together, whichever is
    longer; null: any
    """
    certificate_requires_survey: bool
    """Whether a certificate requires an answered survey; default: false"""
    certificate_validity_days: int | None
    """Days a certificate is valid; at most one of the four is set, and without any it never expires"""
    certificate_validity_months: int | None
    """Calendar months it is valid, in the time zone of the event"""
    certificate_validity_years: int | None
    """Calendar years it is valid, in the time zone of the event"""
    certificate_values: list[EventCertificateValuesItem]
    """Values that certificates state besides name and date, such as hours or a grade. An attendee has, in this
    order: their own value, their answer, the value of the kind, the value here; default: []
    """
    certificate_tiers: list[EventCertificateTiersItem]
    """Tiers by attendance; a certificate has the highest one reached; default: []"""
    certificate_email: bool
    """Whether certificates are emailed to their recipients; default: false"""
    expiry_notice_days: int
    """Days before the expiry of a certificate when it is announced; default: 30"""
    registration_max_guests: int
    """Number of guests that one registration may bring along; 0: none; default: 0"""
    registration_confirm_email: bool
    """Whether people confirm their address by an emailed link before they are registered; default: false"""
    waitlist_offer_hours: int
    """Hours a free place is offered to the next person on the waiting list; default: 24"""
    registration_questions: list[EventRegistrationQuestionsItem] | None
    """Registration questions besides name and email address; null: none"""
    survey: list[EventSurveyItem] | None
    """Survey questions after the event; null: no survey"""
    template_image_url: str
    """placeholder for the built-in design, or the http(s) URL of a picture to draw certificates on"""
    template_id: int | None
    """Identifier of the design of its certificates; null: the built-in one"""
    event_date: str | None
    """When it begins, UTC; null: not known yet"""
    event_end_date: str | None
    """When it ends, UTC; null: with its last session, or with the day of its date"""
    registration_opens_at: str | None
    """From when people can register, UTC; null: at once"""
    registration_closes_at: str | None
    """Until when people can register, UTC; null: until the event is over"""
    survey_opens_at: str | None
    """From when the survey can be answered, UTC; null: when the event ends"""
    survey_closes_at: str | None
    """Until when the survey can be answered, UTC; null: it does not close"""
    certificate_valid_until: str | None
    """Until when certificates are valid, UTC; null: not set"""
    certificate_kinds: list[CertificateKind]
    """Kinds in addition to attendee, which the event itself describes"""
    public_url: str | None
    """URL of the registration page; null while the event is private"""
    template_status: Literal["builtin", "pending", "ready", "failed"]
    """State of the certificate design. builtin: the built-in design; pending: the picture is being fetched;
    ready: a design; failed: see template_error
    """
    template_error: str | None
    """Why the picture could not be used or is still pending; null: no problem"""
    attendee_count: int
    """Number of attendees in every status"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewEventCertificateValuesItem(TypedDict):
    key: str
    """Key in designs, emails and files"""
    label: str
    """Label, as people read it"""
    value: NotRequired[str | None]
    """Value for everyone; null: attendees have their own"""
    question_id: NotRequired[str | None]
    """Registration question whose answer is the value; null: none"""

class NewEventCertificateTiersItem(TypedDict):
    name: str
    """Name of the tier, as printed"""
    min_attendance_percent: int
    """The least share of sessions for it, in percent"""

class NewEventRegistrationQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class NewEventRegistrationQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[NewEventRegistrationQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class NewEventSurveyItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class NewEventSurveyItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[NewEventSurveyItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class NewEventCertificateKindsItemValuesItem(TypedDict):
    key: str
    """Key in designs, emails and files"""
    label: str
    """Label, as people read it"""
    value: NotRequired[str | None]
    """Value for everyone; null: attendees have their own"""
    question_id: NotRequired[str | None]
    """Registration question whose answer is the value; null: none"""

class NewEventCertificateKindsItem(TypedDict):
    kind: str
    """Key of the kind; attendee is the default kind and not listed"""
    label: str
    """Name of the kind, as people read it"""
    template_id: NotRequired[int | None]
    """Identifier of the design; null: the design of the event"""
    certificate_validity_days: NotRequired[int | None]
    """Days a certificate is valid; at most one of the four is set, and without any it never expires"""
    certificate_validity_months: NotRequired[int | None]
    """Calendar months it is valid, in the time zone of the event"""
    certificate_validity_years: NotRequired[int | None]
    """Calendar years it is valid, in the time zone of the event"""
    values: NotRequired[list[NewEventCertificateKindsItemValuesItem]]
    """Values of this kind; a key of the event replaces its value; default: []"""
    certificate_valid_until: NotRequired[str | None]
    """Until when certificates are valid: ISO 8601, UTC without a zone"""

class NewEvent(TypedDict):
    name: str
    """Name of the event"""
    template_image_url: str
    """placeholder for the built-in design, or the http(s) URL of a picture to draw certificates on"""
    event_type: NotRequired[Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]]
    """Kind of event; default: "conference" """
    visibility: NotRequired[Literal["public", "unlisted", "private"]]
    """public: listed in the marketplace; unlisted: a page for people with the link; private: no page; default:
    "private"
    """
    event_location: NotRequired[str | None]
    """Location; null: not set"""
    event_description: NotRequired[str | None]
    """Description for its page, as Markdown; null: none"""
    online_url: NotRequired[str | None]
    """http(s) address for online participants, shown to registered people only; null: none"""
    cover_image_url: NotRequired[str | None]
    """Cover picture: the `image_url` of a picture of the organisation; null: a drawn one"""
    event_timezone: NotRequired[str]
    """IANA time zone of its dates, such as Europe/Istanbul; default: "UTC" """
    event_language: NotRequired[str]
    """BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the
    organisation
    """
    certificate_enabled: NotRequired[bool]
    """Whether certificates can be issued; default: true"""
    registration_enabled: NotRequired[bool]
    """Whether people can register on its page; default: true"""
    registration_closed: NotRequired[bool]
    """Whether registration has been closed; default: false"""
    registration_approval: NotRequired[bool]
    """Whether people who register are `pending` until an organiser approves or declines them; default: false"""
    checkin_enabled: NotRequired[bool]
    """Whether attendees can be checked in; default: true"""
    registration_capacity: NotRequired[int | None]
    """Number of places; beyond it people join the waiting list; null: unlimited"""
    certificate_eligibility: NotRequired[Literal["registered", "attended"]]
    """Eligibility for certificates. registered: all registered attendees; attended: those checked in; default:
    "registered"
    """
    certificate_min_attendance_percent: NotRequired[int | None]
    """With attended: the least share of sessions for a certificate, in percent; null: any"""
    certificate_min_minutes: NotRequired[int | None]
    """Least minutes inside for a certificate, at the door of the event or in its sessions together, whichever is
    longer; null: any
    """
    certificate_requires_survey: NotRequired[bool]
    """Whether a certificate requires an answered survey; default: false"""
    certificate_validity_days: NotRequired[int | None]
    """Days a certificate is valid; at most one of the four is set, and without any it never expires"""
    certificate_validity_months: NotRequired[int | None]
    """Calendar months it is valid, in the time zone of the event"""
    certificate_validity_years: NotRequired[int | None]
    """Calendar years it is valid, in the time zone of the event"""
    certificate_values: NotRequired[list[NewEventCertificateValuesItem]]
    """Values that certificates state besides name and date, such as hours or a grade. An attendee has, in this
    order: their own value, their answer, the value of the kind, the value here; default: []
    """
    certificate_tiers: NotRequired[list[NewEventCertificateTiersItem]]
    """Tiers by attendance; a certificate has the highest one reached; default: []"""
    certificate_email: NotRequired[bool]
    """Whether certificates are emailed to their recipients; default: false"""
    expiry_notice_days: NotRequired[int]
    """Days before the expiry of a certificate when it is announced; default: 30"""
    registration_max_guests: NotRequired[int]
    """Number of guests that one registration may bring along; 0: none; default: 0"""
    registration_confirm_email: NotRequired[bool]
    """Whether people confirm their address by an emailed link before they are registered; default: false"""
    waitlist_offer_hours: NotRequired[int]
    """Hours a free place is offered to the next person on the waiting list; default: 24"""
    registration_questions: NotRequired[list[NewEventRegistrationQuestionsItem] | None]
    """Registration questions besides name and email address; null: none"""
    survey: NotRequired[list[NewEventSurveyItem] | None]
    """Survey questions after the event; null: no survey"""
    template_id: NotRequired[int | None]
    """Identifier of the design of its certificates; null: the built-in one"""
    event_date: NotRequired[str | None]
    """When it begins: ISO 8601, UTC without a zone; null: not known yet"""
    event_end_date: NotRequired[str | None]
    """When it ends; two midnights are whole days: ISO 8601, UTC without a zone; null: with its last session or
    its day
    """
    registration_opens_at: NotRequired[str | None]
    """From when people can register: ISO 8601, UTC without a zone; null: at once"""
    registration_closes_at: NotRequired[str | None]
    """Until when people can register: ISO 8601, UTC without a zone; null: until the event is over"""
    survey_opens_at: NotRequired[str | None]
    """From when the survey can be answered: ISO 8601, UTC without a zone; null: when the event ends"""
    survey_closes_at: NotRequired[str | None]
    """Until when the survey can be answered, after it opens: ISO 8601, UTC without a zone; null: it does not
    close
    """
    certificate_valid_until: NotRequired[str | None]
    """Until when certificates are valid: ISO 8601, UTC without a zone"""
    certificate_kinds: NotRequired[list[NewEventCertificateKindsItem]]
    """Kinds in addition to attendee, which the event itself describes. The list replaces the stored one; issued
    certificates keep their kind
    """

class EventChangeCertificateValuesItem(TypedDict):
    key: str
    """Key in designs, emails and files"""
    label: str
    """Label, as people read it"""
    value: NotRequired[str | None]
    """Value for everyone; null: attendees have their own"""
    question_id: NotRequired[str | None]
    """Registration question whose answer is the value; null: none"""

class EventChangeCertificateTiersItem(TypedDict):
    name: str
    """Name of the tier, as printed"""
    min_attendance_percent: int
    """The least share of sessions for it, in percent"""

class EventChangeRegistrationQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class EventChangeRegistrationQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[EventChangeRegistrationQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class EventChangeSurveyItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class EventChangeSurveyItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[EventChangeSurveyItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class EventChangeCertificateKindsItemValuesItem(TypedDict):
    key: str
    """Key in designs, emails and files"""
    label: str
    """Label, as people read it"""
    value: NotRequired[str | None]
    """Value for everyone; null: attendees have their own"""
    question_id: NotRequired[str | None]
    """Registration question whose answer is the value; null: none"""

class EventChangeCertificateKindsItem(TypedDict):
    kind: str
    """Key of the kind; attendee is the default kind and not listed"""
    label: str
    """Name of the kind, as people read it"""
    template_id: NotRequired[int | None]
    """Identifier of the design; null: the design of the event"""
    certificate_validity_days: NotRequired[int | None]
    """Days a certificate is valid; at most one of the four is set, and without any it never expires"""
    certificate_validity_months: NotRequired[int | None]
    """Calendar months it is valid, in the time zone of the event"""
    certificate_validity_years: NotRequired[int | None]
    """Calendar years it is valid, in the time zone of the event"""
    values: NotRequired[list[EventChangeCertificateKindsItemValuesItem]]
    """Values of this kind; a key of the event replaces its value; default: []"""
    certificate_valid_until: NotRequired[str | None]
    """Until when certificates are valid: ISO 8601, UTC without a zone"""

class EventChange(TypedDict):
    name: NotRequired[str]
    """Name of the event"""
    event_type: NotRequired[Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]]
    """Kind of event; default: "conference" """
    visibility: NotRequired[Literal["public", "unlisted", "private"]]
    """public: listed in the marketplace; unlisted: a page for people with the link; private: no page; default:
    "private"
    """
    event_location: NotRequired[str | None]
    """Location; null: not set"""
    event_description: NotRequired[str | None]
    """Description for its page, as Markdown; null: none"""
    online_url: NotRequired[str | None]
    """http(s) address for online participants, shown to registered people only; null: none"""
    cover_image_url: NotRequired[str | None]
    """Cover picture: the `image_url` of a picture of the organisation; null: a drawn one"""
    event_timezone: NotRequired[str]
    """IANA time zone of its dates, such as Europe/Istanbul; default: "UTC" """
    event_language: NotRequired[str]
    """BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the
    organisation
    """
    certificate_enabled: NotRequired[bool]
    """Whether certificates can be issued; default: true"""
    registration_enabled: NotRequired[bool]
    """Whether people can register on its page; default: true"""
    registration_closed: NotRequired[bool]
    """Whether registration has been closed; default: false"""
    registration_approval: NotRequired[bool]
    """Whether people who register are `pending` until an organiser approves or declines them; default: false"""
    checkin_enabled: NotRequired[bool]
    """Whether attendees can be checked in; default: true"""
    registration_capacity: NotRequired[int | None]
    """Number of places; beyond it people join the waiting list; null: unlimited"""
    certificate_eligibility: NotRequired[Literal["registered", "attended"]]
    """Eligibility for certificates. registered: all registered attendees; attended: those checked in; default:
    "registered"
    """
    certificate_min_attendance_percent: NotRequired[int | None]
    """With attended: the least share of sessions for a certificate, in percent; null: any"""
    certificate_min_minutes: NotRequired[int | None]
    """Least minutes inside for a certificate, at the door of the event or in its sessions together, whichever is
    longer; null: any
    """
    certificate_requires_survey: NotRequired[bool]
    """Whether a certificate requires an answered survey; default: false"""
    certificate_validity_days: NotRequired[int | None]
    """Days a certificate is valid; at most one of the four is set, and without any it never expires"""
    certificate_validity_months: NotRequired[int | None]
    """Calendar months it is valid, in the time zone of the event"""
    certificate_validity_years: NotRequired[int | None]
    """Calendar years it is valid, in the time zone of the event"""
    certificate_values: NotRequired[list[EventChangeCertificateValuesItem]]
    """Values that certificates state besides name and date, such as hours or a grade. An attendee has, in this
    order: their own value, their answer, the value of the kind, the value here; default: []
    """
    certificate_tiers: NotRequired[list[EventChangeCertificateTiersItem]]
    """Tiers by attendance; a certificate has the highest one reached; default: []"""
    certificate_email: NotRequired[bool]
    """Whether certificates are emailed to their recipients; default: false"""
    expiry_notice_days: NotRequired[int]
    """Days before the expiry of a certificate when it is announced; default: 30"""
    registration_max_guests: NotRequired[int]
    """Number of guests that one registration may bring along; 0: none; default: 0"""
    registration_confirm_email: NotRequired[bool]
    """Whether people confirm their address by an emailed link before they are registered; default: false"""
    waitlist_offer_hours: NotRequired[int]
    """Hours a free place is offered to the next person on the waiting list; default: 24"""
    registration_questions: NotRequired[list[EventChangeRegistrationQuestionsItem] | None]
    """Registration questions besides name and email address; null: none"""
    survey: NotRequired[list[EventChangeSurveyItem] | None]
    """Survey questions after the event; null: no survey"""
    template_image_url: NotRequired[str]
    """placeholder for the built-in design, or the http(s) URL of a picture to draw certificates on"""
    template_id: NotRequired[int | None]
    """Identifier of the design of its certificates; null: the built-in one"""
    event_date: NotRequired[str | None]
    """When it begins: ISO 8601, UTC without a zone; null: not known yet"""
    event_end_date: NotRequired[str | None]
    """When it ends; two midnights are whole days: ISO 8601, UTC without a zone; null: with its last session or
    its day
    """
    registration_opens_at: NotRequired[str | None]
    """From when people can register: ISO 8601, UTC without a zone; null: at once"""
    registration_closes_at: NotRequired[str | None]
    """Until when people can register: ISO 8601, UTC without a zone; null: until the event is over"""
    survey_opens_at: NotRequired[str | None]
    """From when the survey can be answered: ISO 8601, UTC without a zone; null: when the event ends"""
    survey_closes_at: NotRequired[str | None]
    """Until when the survey can be answered, after it opens: ISO 8601, UTC without a zone; null: it does not
    close
    """
    certificate_valid_until: NotRequired[str | None]
    """Until when certificates are valid: ISO 8601, UTC without a zone"""
    certificate_kinds: NotRequired[list[EventChangeCertificateKindsItem]]
    """Kinds in addition to attendee, which the event itself describes. The list replaces the stored one; issued
    certificates keep their kind
    """

class EventContents(TypedDict):
    attendees: int
    """Attendees in every status"""
    certificates: int
    """Certificates, including expired and revoked ones"""
    certificates_refused: int
    """Certificates that are not revoked yet. After the deletion each copy is refused by every verifier"""
    sessions: int
    """Sessions of the agenda"""

class RegistrationTypeQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class RegistrationTypeQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[RegistrationTypeQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class RegistrationType(TypedDict):
    """A way to register, such as student or press"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the type, unique in the event"""
    description: str | None
    """Text below its name; null: none"""
    capacity: int | None
    """Number of places of this type, besides the capacity of the event; null: no limit of its own"""
    questions: list[RegistrationTypeQuestionsItem]
    """Questions for this type, after those of the event; their ids are unique over all of them"""
    needs_approval: bool
    """Whether people who register with this type are `pending` until an organiser approves or declines them,
    also when `registration_approval` of the event is off; default: false
    """
    position: int
    """Place in the list of types, lowest first"""
    closes_at: str | None
    """When registration with this type closes, UTC; null: with that of the event"""
    taken: int
    """Places taken: registered attendees and people with an offer"""
    waiting: int
    """People with this type on the waiting list"""
    pending: int
    """People with this type who wait for approval"""
    attendee_count: int
    """Number of attendees with this type, in every status"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewRegistrationTypeQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class NewRegistrationTypeQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[NewRegistrationTypeQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class NewRegistrationType(TypedDict):
    name: str
    """Name of the type, unique in the event"""
    description: NotRequired[str | None]
    """Text below its name; null: none"""
    capacity: NotRequired[int | None]
    """Number of places of this type, besides the capacity of the event; null: no limit of its own"""
    questions: NotRequired[list[NewRegistrationTypeQuestionsItem]]
    """Questions for this type, after those of the event; their ids are unique over all of them"""
    needs_approval: NotRequired[bool]
    """Whether people who register with this type are `pending` until an organiser approves or declines them,
    also when `registration_approval` of the event is off; default: false
    """
    position: NotRequired[int]
    """Place in the list of types, lowest first"""
    closes_at: NotRequired[str | None]
    """When registration with this type closes: ISO 8601, UTC without a zone; null: with that of the event"""

class RegistrationTypeChangeQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class RegistrationTypeChangeQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[RegistrationTypeChangeQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class RegistrationTypeChange(TypedDict):
    name: NotRequired[str]
    """Name of the type, unique in the event"""
    description: NotRequired[str | None]
    """Text below its name; null: none"""
    capacity: NotRequired[int | None]
    """Number of places of this type, besides the capacity of the event; null: no limit of its own"""
    questions: NotRequired[list[RegistrationTypeChangeQuestionsItem]]
    """Questions for this type, after those of the event; their ids are unique over all of them"""
    needs_approval: NotRequired[bool]
    """Whether people who register with this type are `pending` until an organiser approves or declines them,
    also when `registration_approval` of the event is off; default: false
    """
    position: NotRequired[int]
    """Place in the list of types, lowest first"""
    closes_at: NotRequired[str | None]
    """When registration with this type closes: ISO 8601, UTC without a zone; null: with that of the event"""

class Attendee(TypedDict):
    """A person who is or was registered for an event, or waits for a place or for approval"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    email: str
    """Email address, unique within the event"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until
    they accept it or the offer expires; pending: waits for an organiser to approve or decline them;
    cancelled: does not attend
    """
    language: str | None
    """Language of emails to the attendee, BCP 47; null: the language of the event"""
    registration_type_id: int | None
    """Identifier of the registration type; null: none"""
    registration_type: str | None
    """Name of the registration type; null: none"""
    registered_by: int | None
    """Identifier of the attendee who registered them as a guest; null: none"""
    tags: list[str]
    """The organiser's labels for finding attendees"""
    answers: dict[str, Any]
    """Answers to the registration questions, by question id"""
    values: dict[str, str]
    """Own values on certificates, by key of `certificate_values` of the event or a kind"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How the attendee was added; door: they came without a registration"""
    checked_in: bool
    """Whether the attendee is checked in to the event"""
    checked_in_at: str | None
    """When the attendee was checked in, UTC; null: not checked in"""
    sessions_attended: int
    """Number of sessions the attendee checked in to"""
    declined_at: str | None
    """When an organiser declined the registration, UTC; null: not declined"""
    certificate_id: int | None
    """Identifier of the active certificate; null: none"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewAttendee(TypedDict):
    first_name: str
    """First name"""
    last_name: NotRequired[str]
    """Last name; may be empty, since many people have a single name; default: "" """
    email: str
    """Unique within the event, ignoring case"""
    language: NotRequired[str | None]
    """BCP 47: what they are written to in; null: that of the event"""
    registration_type_id: NotRequired[int | None]
    """Identifier of the registration type of the event; null: none"""
    tags: NotRequired[list[str]]
    """The organiser's labels for finding attendees"""
    answers: NotRequired[dict[str, Any]]
    """Answers to the registration questions, by question id"""
    values: NotRequired[dict[str, str | None]]
    """Own values on certificates, by key of `certificate_values`; null removes one"""

class AttendeeWithTicket(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    email: str
    """Email address, unique within the event"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until
    they accept it or the offer expires; pending: waits for an organiser to approve or decline them;
    cancelled: does not attend
    """
    language: str | None
    """Language of emails to the attendee, BCP 47; null: the language of the event"""
    registration_type_id: int | None
    """Identifier of the registration type; null: none"""
    registration_type: str | None
    """Name of the registration type; null: none"""
    registered_by: int | None
    """Identifier of the attendee who registered them as a guest; null: none"""
    tags: list[str]
    """The organiser's labels for finding attendees"""
    answers: dict[str, Any]
    """Answers to the registration questions, by question id"""
    values: dict[str, str]
    """Own values on certificates, by key of `certificate_values` of the event or a kind"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How the attendee was added; door: they came without a registration"""
    checked_in: bool
    """Whether the attendee is checked in to the event"""
    checked_in_at: str | None
    """When the attendee was checked in, UTC; null: not checked in"""
    sessions_attended: int
    """Number of sessions the attendee checked in to"""
    declined_at: str | None
    """When an organiser declined the registration, UTC; null: not declined"""
    certificate_id: int | None
    """Identifier of the active certificate; null: none"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""
    ticket_url: str | None
    """URL of the ticket, which lets its holder in, so share it only with the attendee. null while the attendee
    is not registered, or while the ticket key of the event cannot be opened because SECRETS_KEY has changed
    """

class SignUp(TypedDict):
    """A session that an attendee chose"""
    session_id: int
    """Identifier of the session"""
    title: str
    """Title of the session"""
    start_time: str
    """When it begins, UTC"""
    end_time: str
    """When it ends, UTC"""
    status: Literal["place", "wish", "missed"]
    """place: has a place; wish: takes one when the attendee becomes registered; missed: the session was full
    when they became registered
    """

class AttendeeInFullRegisteredWithItem(TypedDict):
    id: int
    """Identifier of the attendee"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until
    they accept it or the offer expires; pending: waits for an organiser to approve or decline them;
    cancelled: does not attend
    """

class AttendeeInFull(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    email: str
    """Email address, unique within the event"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until
    they accept it or the offer expires; pending: waits for an organiser to approve or decline them;
    cancelled: does not attend
    """
    language: str | None
    """Language of emails to the attendee, BCP 47; null: the language of the event"""
    registration_type_id: int | None
    """Identifier of the registration type; null: none"""
    registration_type: str | None
    """Name of the registration type; null: none"""
    registered_by: int | None
    """Identifier of the attendee who registered them as a guest; null: none"""
    tags: list[str]
    """The organiser's labels for finding attendees"""
    answers: dict[str, Any]
    """Answers to the registration questions, by question id"""
    values: dict[str, str]
    """Own values on certificates, by key of `certificate_values` of the event or a kind"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How the attendee was added; door: they came without a registration"""
    checked_in: bool
    """Whether the attendee is checked in to the event"""
    checked_in_at: str | None
    """When the attendee was checked in, UTC; null: not checked in"""
    sessions_attended: int
    """Number of sessions the attendee checked in to"""
    declined_at: str | None
    """When an organiser declined the registration, UTC; null: not declined"""
    certificate_id: int | None
    """Identifier of the active certificate; null: none"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""
    ticket_url: str | None
    """URL of the ticket, which lets its holder in, so share it only with the attendee. null while the attendee
    is not registered, or while the ticket key of the event cannot be opened because SECRETS_KEY has changed
    """
    minutes_inside: int
    """Minutes inside until now, at the door of the event or in its sessions together, whichever is longer"""
    waiting_position: int | None
    """Position on the waiting list, 1 is next; null: not waiting"""
    registered_with: list[AttendeeInFullRegisteredWithItem]
    """The others of the same group, who registered them or came as guests; at most 100"""
    signed_up: list[SignUp]
    """Sessions with sign-up that the attendee chose, by start"""

class AttendeeChange(TypedDict):
    first_name: NotRequired[str]
    """First name"""
    last_name: NotRequired[str]
    """Last name; may be empty, since many people have a single name; default: "" """
    email: NotRequired[str]
    """Unique within the event, ignoring case"""
    language: NotRequired[str | None]
    """BCP 47: what they are written to in; null: that of the event"""
    registration_type_id: NotRequired[int | None]
    """Identifier of the registration type of the event; null: none"""
    tags: NotRequired[list[str]]
    """The organiser's labels for finding attendees"""
    answers: NotRequired[dict[str, Any]]
    """Answers to the registration questions, by question id"""
    values: NotRequired[dict[str, str | None]]
    """Own values on certificates, by key of `certificate_values`; null removes one"""
    status: NotRequired[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]]
    """cancelled: frees the place and invalidates the ticket. registered: gives a place, even beyond the capacity
    and to a pending person. Other statuses result from registration only
    """

class AttendeeSessions(TypedDict):
    session_ids: list[int]
    """All sessions that the attendee is signed up for from now on, by id; empty: none"""
    over_capacity: NotRequired[bool]
    """Whether to sign up for sessions that are full; default: false"""

class WaitingPerson(TypedDict):
    """A person on the waiting list of an event, or whose offer ended"""
    attendee_id: int
    """Identifier of the attendee"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    email: str
    """Email address"""
    registration_type_id: int | None
    """Identifier of the registration type; null: none"""
    registration_type: str | None
    """Name of the registration type; null: none"""
    status: Literal["waitlisted", "offered", "cancelled"]
    """waitlisted: waits; offered: a place is reserved until offered_until; cancelled: the last offer expired or
    was declined
    """
    position: int | None
    """Position on the waiting list, 1 is next; null: not waiting"""
    waiting_since: str | None
    """When the person joined the waiting list, UTC; null: never"""
    offered_until: str | None
    """When the offer expires, UTC; null: no offer"""
    offers_held: bool
    """Whether an offer was withdrawn: further offers are made only with "Offer a place" """
    offers_lapsed: int
    """Number of offers that expired"""
    offers_declined: int
    """Number of offers that the person declined"""
    offer_ended_at: str | None
    """When the last offer expired or was declined, UTC; null: none did"""

class PlaceOffer(TypedDict):
    over_capacity: NotRequired[bool]
    """Whether to offer a place even when none is free; default: false"""

class RegistrationDecline(TypedDict):
    reason: NotRequired[str | None]
    """Reason, shown in the email to the person; null: none"""

class RegistrationStatus(TypedDict):
    """Whether people can register for an event, and its places"""
    state: Literal["open", "disabled", "past", "closed", "not_open"]
    """open: the public page takes registrations; disabled: registration_enabled is off; past: the event is over;
    closed: registration was closed; not_open: it opens later
    """
    full: bool
    """Whether a new registration joins the waiting list"""
    capacity: int | None
    """Number of places; null: unlimited"""
    taken: int
    """Places of registered attendees and of people with an offer"""
    free: int | None
    """Remaining places; null: unlimited"""
    offered: int
    """People with an offer of a place"""
    waiting: int
    """People on the waiting list"""
    pending: int
    """People who wait for approval"""

class AnswerCountsQuestionsItem(TypedDict):
    question_id: str
    """Id of a current or former registration question"""
    answered: int
    """Number of attendees with an answer"""

class AnswerCounts(TypedDict):
    """Number of answers to each registration question"""
    questions: list[AnswerCountsQuestionsItem]
    """Questions with at least one answer, by id"""

class PastAttendeeImport(TypedDict):
    id: int
    """Identifier"""
    created: int
    """Attendees added"""
    updated: int
    """Attendees already in the event whose names were updated"""
    skipped: int
    """Attendees already in the event and left unchanged"""
    checked_in: int
    """Attendees checked in to the event because their status is attended"""
    failed: int
    """Rows rejected"""
    failed_rows_url: str | None
    """URL of the rejected rows for 30 days; null: none were rejected, or the file has expired"""
    created_at: str
    """When it was created, UTC"""

class TicketKey(TypedDict):
    number: int
    """Number of the key, included in each ticket it signs"""
    public_key: str
    """Ed25519, 32 bytes in base64"""
    created_at: str
    """When it was created, UTC"""
    retired_at: str | None
    """Since when its tickets open nothing, UTC; null: they open the door"""

class TicketKeys(TypedDict):
    keys: list[TicketKey]
    """Newest first; the first one signs new tickets"""

class EmailTemplateToPreview(TypedDict):
    """Content sent here replaces the template's content and is not saved"""
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    event_id: NotRequired[int]
    """Use the data of this event instead of sample data"""
    attendee_id: NotRequired[int]
    """Use the data of this attendee and their event"""
    subject: NotRequired[str]
    """Subject in one line; Liquid"""
    html: NotRequired[str]
    """Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table
    class="facts">` a list of facts.
    """
    text: NotRequired[str | None]
    """Plain text; Liquid; null: generated from the HTML"""
    markdown: NotRequired[str | None]
    """Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org
    "button")` is a button. null: written as HTML
    """

class EmailPreview(TypedDict):
    language: Literal["en", "tr", "de", "es", "fr", "ar"]
    """Language of the content; default: the organisation's language"""
    subject: str
    html: str
    """The whole email"""
    text: str

class EventDuplicate(TypedDict):
    name: NotRequired[str]
    """Name of the event"""
    event_date: NotRequired[str | None]
    """When it begins: ISO 8601, UTC without a zone; null: not known yet"""
    event_end_date: NotRequired[str | None]
    """When it ends; two midnights are whole days: ISO 8601, UTC without a zone; null: with its last session or
    its day
    """

class AgendaText(TypedDict):
    text: str
    """The agenda: lines such as `10:00–10:45 Title (Speaker) @Room [Track]` below headings with the day, or a
    table (CSV, TSV) with a header in English or Turkish
    """

class SessionImportRowsItem(TypedDict):
    row: int
    """Line of the text, from 1"""
    verdict: Literal["new", "there", "refused", "ignored"]
    """new: becomes a session; there: the event has this title at this start in this room; refused: has to be
    corrected; ignored: is no session
    """
    title: str
    """Title, or the text of a line that is no session"""
    start_time: str | None
    """Start, UTC; null: not known"""
    end_time: str | None
    """End, UTC; null: not known"""
    location: str | None
    """Room; null: none"""
    track: str | None
    """Track; null: none"""
    speakers: list[str]
    """Names of its speakers"""
    message: str | None
    """Why it is not new; null: it is"""

class SessionImport(TypedDict):
    """The result of an import of sessions, or what it would be"""
    dry_run: bool
    """Whether nothing was stored"""
    created: int
    """Sessions that are new"""
    skipped: int
    """Sessions that the event has already"""
    failed: int
    """Rows that are refused; with any, nothing is stored"""
    speakers_created: int
    """Speakers that are new"""
    rows: list[SessionImportRowsItem]
    """The verdict on each row, at most 2,000"""

class SessionSpeaker(TypedDict):
    id: int
    """Identifier of the speaker"""
    name: str
    """Full name"""
    role: str | None
    """Role; null: not set"""
    picture_url: str | None
    """Address of the picture; null: none"""

class Session(TypedDict):
    """A session in the agenda of an event, with its own check-in"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    title: str
    """What it is called in the agenda"""
    location: str | None
    """Room or address; null: not set"""
    speaker: str | None
    """Speaker as text; null: the names of its speakers, or not set"""
    track: str | None
    """Track, such as Design; null: none"""
    description: str | None
    """Description, as Markdown; null: none"""
    capacity: int | None
    """Most attendees that can be inside; null: unlimited. Lowering it checks nobody out"""
    required_for_certificate: bool
    """Whether certificates of the event require attendance of this session; default: false"""
    signup: bool
    """Whether people choose the session when they register, up to its capacity; default: false"""
    speakers: list[SessionSpeaker]
    """Its speakers, in order"""
    start_time: str
    """When it begins, UTC"""
    end_time: str
    """When it ends, UTC"""
    checked_in_count: int
    """Attendees who are checked in, also those who have left"""
    inside_count: int
    """Attendees inside now: checked in and not checked out"""
    signed_up_count: int
    """Attendees who are signed up and have a place"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewSession(TypedDict):
    title: str
    """What it is called in the agenda"""
    start_time: str
    """Start: ISO 8601, UTC without a zone"""
    end_time: str
    """End, after the start: ISO 8601, UTC without a zone"""
    location: NotRequired[str | None]
    """Room or address; null: not set"""
    speaker: NotRequired[str | None]
    """Speaker as text; null: the names of its speakers, or not set"""
    track: NotRequired[str | None]
    """Track, such as Design; null: none"""
    description: NotRequired[str | None]
    """Description, as Markdown; null: none"""
    capacity: NotRequired[int | None]
    """Most attendees that can be inside; null: unlimited. Lowering it checks nobody out"""
    required_for_certificate: NotRequired[bool]
    """Whether certificates of the event require attendance of this session; default: false"""
    signup: NotRequired[bool]
    """Whether people choose the session when they register, up to its capacity; default: false"""
    speaker_ids: NotRequired[list[int]]
    """Ids of its speakers, in order"""

class SessionChange(TypedDict):
    title: NotRequired[str]
    """What it is called in the agenda"""
    location: NotRequired[str | None]
    """Room or address; null: not set"""
    speaker: NotRequired[str | None]
    """Speaker as text; null: the names of its speakers, or not set"""
    track: NotRequired[str | None]
    """Track, such as Design; null: none"""
    description: NotRequired[str | None]
    """Description, as Markdown; null: none"""
    capacity: NotRequired[int | None]
    """Most attendees that can be inside; null: unlimited. Lowering it checks nobody out"""
    required_for_certificate: NotRequired[bool]
    """Whether certificates of the event require attendance of this session; default: false"""
    signup: NotRequired[bool]
    """Whether people choose the session when they register, up to its capacity; default: false"""
    start_time: NotRequired[str]
    """Start: ISO 8601, UTC without a zone"""
    end_time: NotRequired[str]
    """End, after the start: ISO 8601, UTC without a zone"""
    speaker_ids: NotRequired[list[int]]
    """Ids of its speakers, in order"""

class Speaker(TypedDict):
    """A person who speaks at an event, as its page shows them"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    name: str
    """Full name"""
    role: str | None
    """Role and organisation; null: not set"""
    biography: str | None
    """Biography, as Markdown; null: none"""
    picture_url: str | None
    """Picture: the `image_url` of a picture of the organisation; null: none"""
    website: str | None
    """http(s) address of a website; null: none"""
    session_ids: list[int]
    """Sessions in which they speak, by start"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewSpeaker(TypedDict):
    name: str
    """Full name"""
    role: NotRequired[str | None]
    """Role and organisation; null: not set"""
    biography: NotRequired[str | None]
    """Biography, as Markdown; null: none"""
    picture_url: NotRequired[str | None]
    """Picture: the `image_url` of a picture of the organisation; null: none"""
    website: NotRequired[str | None]
    """http(s) address of a website; null: none"""

class SpeakerChange(TypedDict):
    name: NotRequired[str]
    """Full name"""
    role: NotRequired[str | None]
    """Role and organisation; null: not set"""
    biography: NotRequired[str | None]
    """Biography, as Markdown; null: none"""
    picture_url: NotRequired[str | None]
    """Picture: the `image_url` of a picture of the organisation; null: none"""
    website: NotRequired[str | None]
    """http(s) address of a website; null: none"""

class CheckIn(TypedDict):
    attendee_id: NotRequired[int]
    """Identifier of the attendee"""
    email: NotRequired[str]
    """Email address of the attendee"""
    ticket: NotRequired[str]
    """Scanned ticket: its URL, or the part after /T/, in either case"""

class CheckedIn(TypedDict):
    attendee: Attendee
    session_id: int | None
    """Identifier of the session; null: the event itself"""
    checked_in_at: str
    """Since when they are in, UTC"""
    already_checked_in: bool
    """Whether the attendee was already checked in"""

class CheckedOut(TypedDict):
    attendee: Attendee
    session_id: int | None
    """Identifier of the session; null: the event itself"""
    checked_out_at: str
    """When they left, UTC"""
    already_checked_out: bool
    """Whether the attendee was already checked out"""

class ScanFirst(TypedDict):
    """For a duplicate: the scan that checked the attendee in; null: not a duplicate"""
    at: str
    """When it happened, UTC"""
    device_id: str | None
    """Device that made the scan; null: made through the API"""

class Scan(TypedDict):
    id: int
    """Identifier"""
    key: str
    """Unique key of the scan"""
    session_id: int | None
    """Identifier of the session; null: the event itself"""
    session_title: str | None
    """Title of the session; null: the event itself"""
    attendee_id: int | None
    """Identifier of the attendee; null: nobody was found, or the attendee was deleted"""
    attendee_name: str | None
    """Name of the attendee; null: nobody was found, or the attendee was deleted"""
    presented: str | None
    """Text that was shown if no attendee was found; null: one was found"""
    direction: Literal["in", "out", "undo"]
    """in: checks in, or lets in again; out: checks out; undo: cancels the last in or out that counted"""
    at: str
    """When it happened, UTC"""
    received_at: str
    """When the service got it, UTC"""
    device_id: str | None
    """Device that made the scan; null: made through the API"""
    clock_offset_ms: int | None
    """How far the clock of the device was ahead when it was corrected, in milliseconds; negative: behind; null:
    it did not say
    """
    actor: str
    """Sender, such as api_key:12"""
    told: Literal["accepted", "over_capacity", "duplicate", "full", "cancelled", "unknown", "wrong_event", "bad_ticket", "disabled"]
    """Verdict shown at the door. accepted: came in; an out: left; an undo: the last scan was cancelled;
    over_capacity: came in although the session was full, since a device that could not ask let them in;
    duplicate: was in already; an out: was not inside; an undo: was not in; full: was refused, because the
    session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused,
    because nobody of this event was found; wrong_event: was refused, because they belong to another event;
    bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused,
    because check-in was switched off, the session was deleted, or the device is for other doors
    """
    verdict: Literal["accepted", "over_capacity", "duplicate", "full", "cancelled", "unknown", "wrong_event", "bad_ticket", "disabled"]
    """Verdict given all known scans. accepted: came in; an out: left; an undo: the last scan was cancelled;
    over_capacity: came in although the session was full, since a device that could not ask let them in;
    duplicate: was in already; an out: was not inside; an undo: was not in; full: was refused, because the
    session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused,
    because nobody of this event was found; wrong_event: was refused, because they belong to another event;
    bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused,
    because check-in was switched off, the session was deleted, or the device is for other doors
    """
    dispute: bool
    """Whether the device let an attendee in or out against the log"""
    first: ScanFirst | None
    """For a duplicate: the scan that checked the attendee in; null: not a duplicate"""

class WalkIn(TypedDict):
    """A guest who came without a registration, instead of attendee_id and ticket: the service finds them by
    email address or registers them, even beyond the places of the event
    """
    first_name: str
    """First name"""
    last_name: NotRequired[str]
    """Last name; may be empty"""
    email: str
    """Email address"""

class SentScan(TypedDict):
    key: str
    """Unique key from the device, so that a scan sent twice counts once"""
    attendee_id: NotRequired[int | None]
    """Attendee; null: nobody was found"""
    ticket: NotRequired[str]
    """Scanned ticket: its URL, or the part after /T/, in either case. Instead of attendee_id: the service finds
    the attendee
    """
    guest: NotRequired[WalkIn]
    presented: NotRequired[str]
    """Text that was shown, if no attendee was found"""
    session_id: int | None
    """Identifier of the session; null: the event itself"""
    direction: Literal["in", "out", "undo"]
    """in: checks in, or lets in again; out: checks out; undo: cancels the last in or out that counted"""
    at: str
    """Time of the scan: ISO 8601, from the device clock corrected by server_time"""
    verdict: Literal["accepted", "over_capacity", "duplicate", "full", "cancelled", "unknown", "wrong_event", "bad_ticket", "disabled"]
    """Verdict shown at the door. accepted: came in; an out: left; an undo: the last scan was cancelled;
    over_capacity: came in although the session was full, since a device that could not ask let them in;
    duplicate: was in already; an out: was not inside; an undo: was not in; full: was refused, because the
    session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused,
    because nobody of this event was found; wrong_event: was refused, because they belong to another event;
    bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused,
    because check-in was switched off, the session was deleted, or the device is for other doors
    """
    clock_offset_ms: NotRequired[int | None]
    """How far the clock of the device was ahead when it was corrected, in milliseconds; negative: behind; left
    out: that of the request
    """

class SentScans(TypedDict):
    device_id: str
    """Permanent id of the device"""
    scans: list[SentScan]
    """Scans in any order, each with its own key"""
    waiting: NotRequired[int]
    """Scans the device still has to send, for the list of devices"""
    clock_offset_ms: NotRequired[int | None]
    """How far the clock of the device was ahead when it was corrected, in milliseconds; negative: behind"""
    after: NotRequired[str]
    """The cursor that the device has, to hear whether guests have changed since"""

class ScansTakenResultsItemFirst(TypedDict):
    """For a duplicate: the scan that checked the attendee in; null: not a duplicate"""
    at: str
    """When it happened, UTC"""
    device_id: str | None
    """Device that made the scan; null: made through the API"""

class ScansTakenResultsItemWalkIn(TypedDict):
    """For a scan with a guest; null: no guest was sent, or the scan was refused"""
    created: bool
    """Whether this request registered them; false: they were known"""
    over_places: bool
    """Whether the event has more registrations than places now"""

class ScansTakenResultsItem(TypedDict):
    key: str
    """Key of the scan"""
    verdict: Literal["accepted", "over_capacity", "duplicate", "full", "cancelled", "unknown", "wrong_event", "bad_ticket", "disabled"]
    """Verdict given all known scans. accepted: came in; an out: left; an undo: the last scan was cancelled;
    over_capacity: came in although the session was full, since a device that could not ask let them in;
    duplicate: was in already; an out: was not inside; an undo: was not in; full: was refused, because the
    session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused,
    because nobody of this event was found; wrong_event: was refused, because they belong to another event;
    bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused,
    because check-in was switched off, the session was deleted, or the device is for other doors
    """
    first: ScansTakenResultsItemFirst | None
    """For a duplicate: the scan that checked the attendee in; null: not a duplicate"""
    attendee_id: int | None
    """Identifier of the attendee; null: nobody was found"""
    walk_in: ScansTakenResultsItemWalkIn | None
    """For a scan with a guest; null: no guest was sent, or the scan was refused"""

class ScansTaken(TypedDict):
    cursor: str | None
    """Replaces `after` without skipping any change: it still equals `after` when guests have changed. Changes
    made by these scans are reported after it, like those of others. null: there was no `after`
    """
    guests_changed: bool | None
    """Whether guests may have changed between `after` and these scans, so that the list should be fetched; null:
    there was no `after`
    """
    server_time: str
    """The time of the service, to correct the clock of the device by, UTC"""
    results: list[ScansTakenResultsItem]
    """Results in the order of the scans sent"""

class ScanUndone(TypedDict):
    attendee: Attendee
    session_id: int | None
    """Identifier of the session; null: the event itself"""
    already_undone: bool
    """Whether the check-in was already undone"""

class LookedUpAttendeeSessionsItem(TypedDict):
    session_id: int | None
    """Identifier of the session; null: the door of the event"""
    title: str | None
    """Title of the session; null: the event itself"""
    checked_in_at: str
    """Time of the check-in, UTC"""
    left_at: str | None
    """When they left, UTC; null: inside now"""

class LookedUpAttendee(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    email: str
    """Email address, unique within the event"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until
    they accept it or the offer expires; pending: waits for an organiser to approve or decline them;
    cancelled: does not attend
    """
    language: str | None
    """Language of emails to the attendee, BCP 47; null: the language of the event"""
    registration_type_id: int | None
    """Identifier of the registration type; null: none"""
    registration_type: str | None
    """Name of the registration type; null: none"""
    registered_by: int | None
    """Identifier of the attendee who registered them as a guest; null: none"""
    tags: list[str]
    """The organiser's labels for finding attendees"""
    answers: dict[str, Any]
    """Answers to the registration questions, by question id"""
    values: dict[str, str]
    """Own values on certificates, by key of `certificate_values` of the event or a kind"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How the attendee was added; door: they came without a registration"""
    checked_in: bool
    """Whether the attendee is checked in to the event"""
    checked_in_at: str | None
    """When the attendee was checked in, UTC; null: not checked in"""
    sessions_attended: int
    """Number of sessions the attendee checked in to"""
    declined_at: str | None
    """When an organiser declined the registration, UTC; null: not declined"""
    certificate_id: int | None
    """Identifier of the active certificate; null: none"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""
    sessions: list[LookedUpAttendeeSessionsItem]
    """Check-ins of the attendee"""

class AttendanceSessionsItem(TypedDict):
    session_id: int
    """Identifier of the session"""
    title: str
    """Title in the agenda"""
    capacity: int | None
    """Most attendees that can be inside; null: unlimited"""
    checked_in: int
    """Attendees checked in"""
    ratio: float
    """Share of registered attendees, 0 to 1; 0 when there are none"""
    average_minutes: int | None
    """Average minutes inside until now; null: not asked for, or nobody came"""
    inside: int
    """Attendees inside now"""

class Attendance(TypedDict):
    total: int
    """Registered attendees, and those who came and cancelled later"""
    checked_in: int
    """Attendees checked in"""
    ratio: float
    """Share of registered attendees, 0 to 1; 0 when there are none"""
    average_minutes: int | None
    """Average minutes inside until now; null: not asked for, or nobody came"""
    checked_out: int
    """Attendees who have left the event at its door"""
    sessions: list[AttendanceSessionsItem]
    """Sessions by start"""

class NewDoorDevice(TypedDict):
    name: str
    """Which device it is, or where it stands"""
    session_ids: NotRequired[list[int] | None]
    """Sessions it may check people in to; null: the event and all its sessions"""
    expires_at: NotRequired[str | None]
    """When it expires, in the future: ISO 8601, UTC without a zone; null: 12 hours after the event ends, or in
    30 days when the event has neither date nor sessions
    """

class CreatedDoorDevice(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the device, or its location"""
    session_ids: list[int] | None
    """Sessions it may check people in to; null: the event and all its sessions. Deleted sessions leave the list;
    an empty list allows nothing
    """
    expires_at: str
    """When its link ends, UTC"""
    created_at: str
    """When it was created, UTC"""
    last_seen_at: str | None
    """When it last asked or sent, to about ten seconds, UTC; null: not yet"""
    scans_sent: int
    """Scans of the device in the log, each counted once"""
    scans_waiting: int
    """Scans it still had to send, as last reported"""
    clock_offset_ms: int | None
    """How far its clock is ahead in milliseconds, as last reported; negative: behind. It corrects its times by
    this. null: it did not say
    """
    url: str
    """Open this on the device. It is shown only once; its last segment is the token"""

class DoorDevice(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the device, or its location"""
    session_ids: list[int] | None
    """Sessions it may check people in to; null: the event and all its sessions. Deleted sessions leave the list;
    an empty list allows nothing
    """
    expires_at: str
    """When its link ends, UTC"""
    created_at: str
    """When it was created, UTC"""
    last_seen_at: str | None
    """When it last asked or sent, to about ten seconds, UTC; null: not yet"""
    scans_sent: int
    """Scans of the device in the log, each counted once"""
    scans_waiting: int
    """Scans it still had to send, as last reported"""
    clock_offset_ms: int | None
    """How far its clock is ahead in milliseconds, as last reported; negative: behind. It corrects its times by
    this. null: it did not say
    """

class DoorSession(TypedDict):
    """A session as a check-in device sees it"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    title: str
    """What it is called in the agenda"""
    location: str | None
    """Room or address; null: not set"""
    speaker: str | None
    """Speaker as text; null: the names of its speakers, or not set"""
    track: str | None
    """Track, such as Design; null: none"""
    capacity: int | None
    """Most attendees that can be inside; null: unlimited. Lowering it checks nobody out"""
    required_for_certificate: bool
    """Whether certificates of the event require attendance of this session; default: false"""
    signup: bool
    """Whether people choose the session when they register, up to its capacity; default: false"""
    start_time: str
    """When it begins, UTC"""
    end_time: str
    """When it ends, UTC"""
    checked_in_count: int
    """Attendees who are checked in, also those who have left"""
    inside_count: int
    """Attendees inside now: checked in and not checked out"""
    signed_up_count: int
    """Attendees who are signed up and have a place"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class GuestInside(TypedDict):
    """A place of a guest, and since when"""
    session_id: int | None
    """The session; null: the event itself"""
    at: str
    """When the guest came in, or came back, UTC"""
    device_id: str | None
    """Device that let them in; null: let in through the API, or no longer known"""

class Guest(TypedDict):
    """An attendee as a check-in device sees them"""
    id: int
    """Identifier"""
    ticket_no: int
    """Number of the current ticket; lower numbers are no longer valid"""
    name: str
    """First and last name"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """Only registered attendees may be checked in"""
    session_ids: list[int]
    """Sessions the guest is checked in to"""
    signed_up: list[int]
    """Sessions the guest is signed up for, with a place"""
    checked_in: bool
    """Whether the guest is checked in to the event"""
    left_session_ids: list[int]
    """Sessions in `session_ids` that the guest has left"""
    checked_out: bool
    """Whether the guest is checked in to the event and has left it"""
    inside: list[GuestInside]
    """The event and sessions that the guest is checked in to and has not left"""
    email_hash: str
    """To find the guest by their whole email address: the first 16 hexadecimal digits of the SHA-256 of event
    id, colon and the address in lower case
    """

class DoorListDevice(TypedDict):
    """The requesting device; null: the request used an API key"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the device, or its location"""
    session_ids: list[int] | None
    """Sessions it may check people in to; null: the event and all its sessions. Deleted sessions leave the list;
    an empty list allows nothing
    """
    expires_at: str
    """When its link ends, UTC"""
    created_at: str
    """When it was created, UTC"""
    last_seen_at: str | None
    """When it last asked or sent, to about ten seconds, UTC; null: not yet"""
    scans_sent: int
    """Scans of the device in the log, each counted once"""
    scans_waiting: int
    """Scans it still had to send, as last reported"""
    clock_offset_ms: int | None
    """How far its clock is ahead in milliseconds, as last reported; negative: behind. It corrects its times by
    this. null: it did not say
    """

class DoorListKeysItem(TypedDict):
    number: int
    """Number of the key, included in each ticket it signs"""
    public_key: str
    """Ed25519, 32 bytes in base64"""

class DoorList(TypedDict):
    cursor: str
    """Value for `after` in the next request"""
    complete: bool
    """true: the list is complete, so forget all other guests; false: it has changes only"""
    server_time: str
    """The time of the service, to correct the clock of the device by, UTC"""
    event_name: str
    """Name of the event"""
    device: DoorListDevice | None
    """The requesting device; null: the request used an API key"""
    keys: list[DoorListKeysItem]
    """Keys that sign valid tickets. Always all of them"""
    sessions: list[DoorSession]
    """Sessions by start. Always all of them"""
    gone: list[int]
    """Ids of guests deleted since"""
    guests: list[Guest]
    """All attendees, or those that have changed"""

class SurveyResponseAnswersItem(TypedDict):
    question_id: str
    """Id of the question in the survey"""
    question: str
    """Text of the question when it was answered"""
    answer: list[str] | str | float | bool
    """A text, a number, a boolean or a list of options, depending on the type of the question"""

class SurveyResponse(TypedDict):
    """An attendee's answers to the survey of an event"""
    id: int
    """Identifier"""
    attendee_id: int
    """Identifier of the attendee"""
    attendee_name: str
    """Name of the attendee"""
    attendee_email: str
    """Email address of the attendee"""
    submitted_at: str
    """When the attendee first answered, UTC"""
    updated_at: str
    """When the attendee last changed the answers, UTC"""
    answers: list[SurveyResponseAnswersItem]
    """Answers of the attendee; unanswered questions are left out"""

class SurveySummaryQuestionsItemDistributionItem(TypedDict):
    value: str | float | bool
    """The answer: an option, a number, true or false; the lower end of a range"""
    to: float | None
    """Upper end of a range; null: the entry is a single value"""
    count: int
    """Number of people who gave this answer"""

class SurveySummaryQuestionsItem(TypedDict):
    question_id: str
    """Id of the question in the survey"""
    question: str
    """Current text of the question, or the last one if it is no longer asked"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Type of answer that the question asks for"""
    asked: bool
    """Whether the survey currently asks this question"""
    answered: int
    """Number of people who answered it"""
    mean: float | None
    """Mean of numbers and ratings; null: another type, or nobody answered"""
    median: float | None
    """Median of numbers and ratings; null: another type, or nobody answered"""
    min: float | None
    """Lowest of numbers and ratings; null: another type, or nobody answered"""
    max: float | None
    """Highest of numbers and ratings; null: another type, or nobody answered"""
    distribution: list[SurveySummaryQuestionsItemDistributionItem]
    """Number of people per answer, for all types except texts and dates; numbers with more than 20 distinct
    values are counted in ten equal ranges
    """
    texts: list[str]
    """The newest texts or dates: at most ten, from the newest 200 responses"""

class SurveySummary(TypedDict):
    """Summary of all responses to a survey, by question"""
    state: Literal["none", "not_open", "open", "closed"]
    """Whether the survey can be answered now; none: it has no questions; not_open: it opens later, or the event
    has no end time
    """
    opens_at: str | None
    """When the survey opens, UTC; null: the event has no end time"""
    closes_at: str | None
    """When the survey closes, UTC; null: it stays open"""
    asked: int
    """Number of registered attendees, who may answer"""
    responses: int
    """Number of responses"""
    response_rate: float
    """Share of registered attendees who answered, from 0 to 1"""
    questions: list[SurveySummaryQuestionsItem]
    """Current questions in order, then former questions"""

class SurveyLink(TypedDict):
    """Personal survey link of an attendee"""
    url: str
    """Personal survey page of the attendee; do not share it with anybody else"""
    state: Literal["none", "not_open", "open", "closed"]
    """Whether the survey can be answered now; none: it has no questions; not_open: it opens later, or the event
    has no end time
    """
    opens_at: str | None
    """When the survey opens, UTC; null: the event has no end time"""
    closes_at: str | None
    """When the survey closes, UTC; null: it stays open"""
    submitted_at: str | None
    """When the attendee first answered, UTC; null: not yet"""

class CertificateValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Label, as people read it"""
    value: str
    """The value"""

class Certificate(TypedDict):
    """A certificate as its organisation sees it"""
    id: int
    """Identifier"""
    public_id: str
    """Id in public links"""
    verification_code: str
    """12 characters and a check character, printed in groups of four"""
    status: Literal["active", "revoked", "expired"]
    """active: valid; revoked: permanently revoked or replaced; expired: past its expiry"""
    attendee_name: str
    """Name on the certificate"""
    attendee_id: int | None
    """Identifier of the attendee; null: it came from a bulk job, or the attendee was deleted"""
    attendee_email: str | None
    """Email address of the recipient; null: unknown"""
    event_id: int
    """Identifier of the event"""
    event_name: str
    """Name of the event when it was issued"""
    tier: str | None
    """Tier reached by the attendance; null: none"""
    kind: str
    """Kind of the certificate; attendee: the default kind"""
    values: list[CertificateValuesItem]
    """Values stated besides name and date, as they were when it was issued"""
    issued_at: str
    """When it was issued, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    revoked_at: str | None
    """When it was revoked, UTC; null: not revoked"""
    revocation_reason: str | None
    """Reason for the revocation, shown publicly; null: none given"""
    superseded_by: int | None
    """Identifier of the certificate that replaces this one; null: none"""
    cert_url: str
    """Public page of the certificate"""
    verify_url: str
    """Page that verifies it"""
    pdf_url: str
    """The PDF file, for anyone who has the address"""
    png_url: str
    """The picture, for anyone who has the address"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: SITE_URL is an IPv6 address"""

class Recipient(TypedDict):
    name: str
    """Name on the certificate"""
    email: NotRequired[str | None]
    """null: a name alone"""
    values: NotRequired[dict[str, str | None]]
    """Values by key of `certificate_values`"""
    tier: NotRequired[str | None]
    """Name in `certificate_tiers`. Default: by attendance"""
    kind: NotRequired[str]
    """Kind in `certificate_kinds`. Default: kind of the request"""

class IssueRequest(TypedDict):
    """Attendees to issue certificates to"""
    attendee_ids: NotRequired[list[int] | None]
    """Attendees to issue to; empty or null: all eligible attendees except those whose latest certificate was
    revoked; default: []
    """
    recipients: NotRequired[list[Recipient]]
    """People to issue to, instead of attendee_ids. With an email address they become attendees; without one the
    certificate carries the name alone. Repeating the request skips everyone
    """
    kind: NotRequired[str]
    """Kind in `certificate_kinds`, which must name its recipients. Default: attendee"""
    missing_values: NotRequired[Literal["blank", "skip"]]
    """For people who lack a value. blank: its line stays empty; skip: they get none; default: "blank" """

class IssueResultSkippedItem(TypedDict):
    attendee_id: int | None
    """Identifier of the attendee; null: a recipient who is no attendee"""
    recipient: NotRequired[int]
    """Position in recipients, from 0; only with recipients"""
    reason: Literal["already_issued", "revoked", "registration_cancelled", "not_registered", "not_attended", "attendance_too_low", "survey_not_answered", "session_missed", "stay_too_short", "missing_values"]
    """Why no certificate was issued; already_issued: has an active certificate; revoked: the latest one was
    revoked, so name the attendee to issue another
    """

class IssueResult(TypedDict):
    """Certificates issued and attendees skipped"""
    issued: int
    """Certificates issued"""
    skipped: list[IssueResultSkippedItem]
    """Attendees without a new certificate, with the reason"""
    certificates: list[Certificate]
    """The certificates issued"""

class IssuePreviewReasonsItem(TypedDict):
    reason: Literal["already_issued", "revoked", "registration_cancelled", "not_registered", "not_attended", "attendance_too_low", "survey_not_answered", "session_missed", "stay_too_short", "missing_values"]
    """Why an attendee would get none; already_issued: has an active certificate; revoked: the latest one was
    revoked, so name the attendee to issue another
    """
    count: int
    """Attendees skipped for this reason"""

class IssuePreviewSkippedItem(TypedDict):
    attendee_id: int | None
    """Identifier of the attendee; null: a recipient who is no attendee"""
    recipient: NotRequired[int]
    """Position in recipients, from 0; only with recipients"""
    name: NotRequired[str]
    """Name; omitted without the scope attendees:read"""
    reason: Literal["already_issued", "revoked", "registration_cancelled", "not_registered", "not_attended", "attendance_too_low", "survey_not_answered", "session_missed", "stay_too_short", "missing_values"]
    """Why an attendee would get none; already_issued: has an active certificate; revoked: the latest one was
    revoked, so name the attendee to issue another
    """

class IssuePreviewMissingValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Its label"""
    count: int
    """Attendees without it"""

class IssuePreview(TypedDict):
    """Attendees who would get a certificate now, and those who would not"""
    would_issue: int
    """Certificates that would be issued now"""
    would_skip: int
    """Attendees who would get none"""
    reasons: list[IssuePreviewReasonsItem]
    """Reasons with their counts, most frequent first"""
    skipped: list[IssuePreviewSkippedItem]
    """The first 200 attendees who would get none; "List certificate candidates" has all"""
    missing_values: list[IssuePreviewMissingValuesItem]
    """Values that attendees who would get a certificate lack. Their line stays empty, or missing_values: skip
    leaves them out
    """
    credits_needed: int
    """Credits required; issuing to attendees takes none"""
    credits_had: int
    """Credits available"""
    example_attendee_id: int | None
    """Identifier of the first attendee who would get one, for a preview; null: nobody"""

class CertificateCandidate(TypedDict):
    """An attendee, with whether they would get a certificate"""
    attendee_id: int
    """Identifier of the attendee"""
    name: str
    """Name for the certificate"""
    email: str
    """Email address"""
    eligible: bool
    """Whether the attendee would get a certificate now"""
    reason: Literal["already_issued", "revoked", "registration_cancelled", "not_registered", "not_attended", "attendance_too_low", "survey_not_answered", "session_missed", "stay_too_short", "missing_values", None]
    """Reason code for getting none; null: eligible"""
    explanation: str | None
    """The reason as a sentence; null: eligible"""
    tier: str | None
    """Tier reached by the attendance; null: none"""
    missing_values: list[str]
    """Keys of `certificate_values` for which the attendee has no value"""
    certificate_id: int | None
    """Identifier of the active certificate of the kind; null: none"""

class DesignValuesValuesItem(TypedDict):
    key: str
    """Key for `value_key` and {{values.KEY}} of the layout"""
    label: str
    """Label in the newest event that defines the key"""
    value: str | None
    """Value for everyone in that event; null: each attendee has their own"""
    events: int
    """Events that use the design and define the key"""
    attendees_without: int
    """Registered attendees of the events that use the design who have no value; at most 5,000 are checked"""

class DesignValues(TypedDict):
    """Values that a design can print"""
    events: int
    """Events that use the design, for all or for one kind of certificates"""
    values: list[DesignValuesValuesItem]
    """Values, those of events that use the design first; at most 100"""

class TierSummaryTiersItem(TypedDict):
    tier: str | None
    """null: certificates without a tier"""
    count: int
    """Certificates with this tier"""
    percentage: float
    """Share of the total, 0 to 100, with two decimals"""

class TierSummary(TypedDict):
    """Certificates by tier"""
    total: int
    """Certificates, excluding revoked ones"""
    tiers: list[TierSummaryTiersItem]
    """Tiers of the event, highest first, then former tiers, then certificates without one"""

SignedCredential: TypeAlias = "dict[str, Any]"
"""A credential with its proof. Keep all fields as they are: the signature covers them"""

class CertificateUsesSharesByNetworkItem(TypedDict):
    network: str
    """linkedin, x, facebook, whatsapp or email"""
    shares: int
    """Shares on this network, robots excluded"""

class CertificateUses(TypedDict):
    """How often a certificate was verified, downloaded and shared"""
    verifications: int
    """How often its page was looked at or a program asked the API whether it is valid; each client counts once
    an hour, robots excluded
    """
    verifications_by_robots: int
    """The same by known robots: search engines, link previews, mail scanners"""
    last_verified_at: str | None
    """Start of the quarter of an hour, in UTC, in which it was verified last, robots excluded; null: never"""
    downloads: int
    """How often its PDF or a picture of it was taken from its page, without those that pages show; each client
    counts once an hour, robots excluded
    """
    downloads_by_robots: int
    """The same by known robots: search engines, link previews, mail scanners"""
    last_downloaded_at: str | None
    """Start of the quarter of an hour, in UTC, in which it was downloaded last, robots excluded; null: never"""
    shares: int
    """How often a link was followed that shares it; each client counts once an hour, robots excluded"""
    shares_by_robots: int
    """The same by known robots: search engines, link previews, mail scanners"""
    shares_by_network: list[CertificateUsesSharesByNetworkItem]
    """Most shares first; networks without shares are omitted"""
    last_shared_at: str | None
    """Start of the quarter of an hour, in UTC, in which it was shared last, robots excluded; null: never"""

class RevokeRequest(TypedDict):
    """The reason for a revocation"""
    revocation_reason: NotRequired[str | None]
    """Reason shown to anyone who verifies the certificate; null: none"""

class ReissueRequest(TypedDict):
    """The corrected name or values, and the reason"""
    attendee_name: NotRequired[str]
    """The corrected name. Default: unchanged"""
    values: NotRequired[dict[str, str | None]]
    """Corrected values, by key; null removes one"""
    revocation_reason: NotRequired[str | None]
    """Reason shown to anyone who verifies the old certificate; null or omitted: replaced by a corrected one"""

class SampleRecord(TypedDict):
    """Sample data; not together with event_id"""
    attendee_name: NotRequired[str]
    """Default a usual name"""
    event_name: NotRequired[str]
    """Default a usual one"""
    event_date: NotRequired[str | None]
    """When the event starts. Default: now"""
    event_timezone: NotRequired[str]
    """IANA time zone of dates. Default: UTC"""
    issuer_name: NotRequired[str]
    """Default the name of the organisation"""
    tier: NotRequired[str | None]
    """Default: none"""
    values: NotRequired[dict[str, str]]
    """Values, by key. Default: none"""
    issued_at: NotRequired[str]
    """Default: now"""
    expires_at: NotRequired[str | None]
    """Default: never"""

class DesignPreview(TypedDict):
    builtin: NotRequired[Literal["laurel", "band", "quiet", "academy", "festival", "night", "day"]]
    """Key of a built-in design"""
    layout: NotRequired[Layout]
    design_id: NotRequired[int]
    """Id of a design; together with layout, only its picture is used"""
    language: NotRequired[str]
    """Language of text and dates. Default: the organisation's"""
    color: NotRequired[str]
    """Colour of the design. Default: the organisation's primary colour. `laurel` has fixed colours"""
    record: NotRequired[SampleRecord]
    event_id: NotRequired[int]
    """Event of attendee_id"""
    attendee_id: NotRequired[int]
    """Attendee whose certificate to preview"""
    kind: NotRequired[str]
    """Kind of the certificate of attendee_id. Default: attendee"""
    format: NotRequired[Literal["jpeg", "png", "pdf"]]
    """Default: jpeg, which is the fastest"""
    width: NotRequired[int]
    """Width of the picture in pixels. Default: 900"""

class VerificationCertificateValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Label, as people read it"""
    value: str
    """The value"""

class VerificationCertificateSupersededBy(TypedDict):
    """The certificate that replaces it; null: none"""
    public_id: str
    """Id in public links"""
    cert_url: str
    """Public page of the certificate"""

class VerificationCertificate(TypedDict):
    """The certificate; null: not found"""
    public_id: str
    """Id in public links"""
    verification_code: str
    """12 characters and a check character, printed in groups of four"""
    attendee_name: str
    """Name on the certificate"""
    event_name: str
    """Name of the event when it was issued"""
    event_date: str | None
    """When the event began, UTC; null: not known"""
    issuer_name: str
    """Issuer"""
    tier: str | None
    """Tier reached by the attendance; null: none"""
    kind: str
    """Kind of the certificate; attendee: the default kind"""
    values: list[VerificationCertificateValuesItem]
    """Values besides name and date, without those the design keeps private"""
    issued_at: str
    """When it was issued, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    revoked_at: str | None
    """When it was revoked, UTC; null: not revoked"""
    revocation_reason: str | None
    """Reason for the revocation, shown publicly; null: none given"""
    superseded_by: VerificationCertificateSupersededBy | None
    """The certificate that replaces it; null: none"""
    cert_url: str
    """Public page of the certificate"""
    verify_url: str
    """Page that verifies it"""
    pdf_url: str | None
    """The PDF file; null: it is not given out any more"""
    png_url: str | None
    """The picture; null: it is not given out any more"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: SITE_URL is an IPv6 address"""
    credential_status: Literal["valid", "revoked", "expired", "key_withdrawn", "not_signed", None]
    """The result that verifiers of its signed credential get. key_withdrawn: the issuer withdrew the key that
    signed it, and it is signed again within minutes; not_signed: it is signed within minutes; null: no
    credential
    """

class Verification(TypedDict):
    """Whether a certificate is valid, with its facts"""
    valid: bool
    """true: genuine and active"""
    status: Literal["active", "revoked", "expired", "not_found"]
    """active: valid; revoked: permanently revoked or replaced; expired: past its expiry; not_found: no such
    certificate
    """
    certificate: VerificationCertificate | None
    """The certificate; null: not found"""
    checked_at: str
    """When this was checked, UTC"""
    detail: NotRequired[str]
    """Explanation for people; only with not_found"""
    code: NotRequired[str]
    """Stable error code for programs"""
    request_id: NotRequired[str]
    """Quote it when you ask for support; only with not_found"""

class BulkJob(TypedDict):
    """A job that creates a certificate for each name in a file"""
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    status: Literal["pending", "processing", "completed", "failed", "cancelled"]
    """pending: waiting; processing: drawing certificates; the other three are final"""
    file_name: str
    """Name of the uploaded file"""
    kind: str
    """Kind of the certificates; attendee: the default kind"""
    sheet: str | None
    """Sheet the names are from; null: a text file or a list of names"""
    header_row: int | None
    """Row of the header, counted from 1; null: not recorded"""
    column: str | None
    """Header of the name column, or of both that were joined; null: not recorded"""
    mapping: dict[str, str] | None
    """Field of each used column by header, or by letter where the header is not unique: name, first_name,
    last_name, email or values.KEY. It can be sent as `mapping`; null: not recorded
    """
    total_count: int
    """Names in the file"""
    processed_count: int
    """Certificates drawn so far"""
    credits_held: int
    """Credits currently held"""
    credits_charged: int
    """Credits spent: 0 until it is completed"""
    warnings: list[str]
    """Warnings about the certificates, as sentences"""
    error: str | None
    """Why it failed, as a sentence; null: it did not fail"""
    created_at: str
    """When it was created, UTC"""
    started_at: str | None
    """When drawing began, UTC; null: not yet"""
    finished_at: str | None
    """When it was completed, failed or cancelled, UTC; null: not yet"""
    download_url: str | None
    """URL of the ZIP archive, which requires an API key; null: not completed"""

class BulkPreviewColumnsItem(TypedDict):
    header: str
    """Header as in the file"""
    letter: str
    """Letter of the column"""
    sample: str
    """First cell below it that is not blank"""
    guess: str | None
    """The field it is used as: name, first_name, last_name, email or values.KEY; null: ignored"""

class BulkPreviewNamesItem(TypedDict):
    row: int
    """Row of the file, counted from 1"""
    name: str
    """Name on the certificate"""
    email: str | None
    """Email address; null: missing or not valid"""
    values: dict[str, str]
    """Values from the file, by key"""
    missing_values: list[str]
    """Keys for which neither the file nor the event has a value"""

class BulkPreviewSkippedItem(TypedDict):
    row: int
    """Row of the file, counted from 1"""
    reason: str
    """Why they get none, as a sentence"""

class BulkPreviewProblemsItem(TypedDict):
    row: int
    """Row of the file, counted from 1"""
    message: str
    """The problem, as a sentence"""

class BulkPreview(TypedDict):
    """The result of a dry run; nothing was stored"""
    dry_run: bool
    """true: nothing was stored"""
    file_name: str
    """Name of the uploaded file"""
    kind: str
    """Kind of the certificates; attendee: the default kind"""
    sheet: str | None
    """Sheet the names are from; null: a text file or a list of names"""
    sheets: list[str]
    """Visible sheets of the workbook, at most 20; empty: a text file"""
    header_row: int
    """Row of the header, counted from 1"""
    column: str | None
    """Header of the name column, or of both that were joined; null: none was recognised, and `mapping` was sent"""
    columns: list[BulkPreviewColumnsItem]
    """The columns of the sheet, from the left"""
    mapping: dict[str, str]
    """Field of each used column by header, or by letter where the header is not unique: name, first_name,
    last_name, email or values.KEY. It can be sent as `mapping`
    """
    email_column: str | None
    """Header of the email column; null: none"""
    total_count: int
    """Number of names"""
    names: list[BulkPreviewNamesItem]
    """The certificates that would be created, in the order of the file"""
    skipped_blank: int
    """Rows without a name, which are skipped"""
    skipped: list[BulkPreviewSkippedItem]
    """The first 1,000 rows with content that get no certificate"""
    problems: list[BulkPreviewProblemsItem]
    """Rows to fix before the upload"""
    warnings: list[str]
    """Warnings the job would have"""
    credits_needed: int
    """Credits the job would hold: one per name"""
    credits_available: int
    """Credits available now"""

class TrainingComplianceTotals(TypedDict):
    """Totals over all programmes; each person counts once per programme"""
    compliant: int
    """People who have completed it"""
    due: int
    """People who have not completed it but still have time"""
    overdue: int
    """People who have not completed it by the due date"""

class TrainingComplianceProgrammesItem(TypedDict):
    programme_id: int
    """Identifier of the training programme"""
    programme_name: str
    """Name of the programme"""
    compliant: int
    """People who have completed it"""
    due: int
    """People who have not completed it but still have time"""
    overdue: int
    """People who have not completed it by the due date"""

class TrainingComplianceTrendItem(TypedDict):
    date: str
    """First day of the interval"""
    day: str
    """Day at whose end the counts apply: the last day of the interval and the range, or today if the interval
    contains today
    """
    compliant: int
    """People who had completed it"""
    due: int
    """People who had not completed it but still had time"""
    overdue: int
    """People who had not completed it by the due date"""

class TrainingComplianceRowsItem(TypedDict):
    assignment_id: int
    """Identifier of the assignment"""
    programme_id: int
    """Identifier of the training programme"""
    programme_name: str
    """Name of the programme"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    status: Literal["compliant", "due", "overdue"]
    """compliant: complete; due: not complete, but there is still time; overdue: not complete, and the due date
    has passed in the organisation's time zone
    """
    cycle: int
    """Number of the cycle, from 1"""
    due_date: str | None
    """Last day to complete the training in time; null: no due date"""
    assigned_at: str
    """When the training was assigned, UTC"""
    completed_at: str | None
    """When the person fulfilled the last requirement, UTC; null: not yet"""

TrainingCompliance = TypedDict(
    "TrainingCompliance",
    {
        "time_zone": "str",
        "from": "str",
        "to": "str",
        "interval": "Literal[\"day\", \"week\", \"month\"]",
        "as_of": "str",
        "today": "str",
        "totals": "TrainingComplianceTotals",
        "programmes": "list[TrainingComplianceProgrammesItem]",
        "trend": "list[TrainingComplianceTrendItem]",
        "total_rows": "int",
        "rows": "list[TrainingComplianceRowsItem]",
    },
)
"""Completed and missing training by person"""

class TrainingCourse(TypedDict):
    """External course"""
    id: int
    """Identifier"""
    code: str
    """Code of the course in the system that provides it"""
    name: str
    """Name of the course"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewTrainingCourse(TypedDict):
    """External course"""
    name: str
    """Name of the course"""
    code: str
    """Code of the course in the system that provides it; unique, case-sensitive"""

class TrainingCourseChange(TypedDict):
    """Fields to change; missing fields stay unchanged"""
    name: NotRequired[str]
    """Name of the course"""
    code: NotRequired[str]
    """Code of the course in the system that provides it; unique, case-sensitive"""

class TrainingProgrammeRequirementsItem(TypedDict):
    event_id: int | None
    """Event, fulfilled by a check-in or an active certificate; null: the requirement is a course"""
    course_id: int | None
    """External course, fulfilled by a completion; null: the requirement is an event"""
    name: str
    """Name of the event or course"""

class TrainingProgramme(TypedDict):
    """Training of events and external courses that people must complete"""
    id: int
    """Identifier"""
    name: str
    """Name of the programme"""
    description: str | None
    """Description; null: none"""
    renew_months: int | None
    """Renewal period in months after a completion; the next cycle starts 30 days before it ends (10 days for one
    month, 20 for two). null: no renewal
    """
    requirements: list[TrainingProgrammeRequirementsItem]
    """Requirements, all of which must be fulfilled"""
    due_days: int | None
    """Days after the assignment until the due date, unless an assignment names one; null: no due date"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewTrainingProgrammeRequirementsItem(TypedDict):
    """Either an event or a course"""
    event_id: NotRequired[int | None]
    """Event; null: the requirement is a course"""
    course_id: NotRequired[int | None]
    """External course; null: the requirement is an event"""

class NewTrainingProgramme(TypedDict):
    """New training programme"""
    name: str
    """Name of the programme"""
    description: NotRequired[str | None]
    """Description; null: none"""
    renew_months: NotRequired[int | None]
    """Renewal period in months after a completion; the next cycle starts 30 days before it ends (10 days for one
    month, 20 for two). null: no renewal
    """
    due_days: NotRequired[int | None]
    """Days after the assignment until the due date, unless an assignment names one; null: no due date"""
    requirements: NotRequired[list[NewTrainingProgrammeRequirementsItem]]
    """Complete list of requirements. A change applies to open assignments; completed ones stay complete. Nobody
    completes a programme without requirements
    """

class TrainingProgrammeChangeRequirementsItem(TypedDict):
    """Either an event or a course"""
    event_id: NotRequired[int | None]
    """Event; null: the requirement is a course"""
    course_id: NotRequired[int | None]
    """External course; null: the requirement is an event"""

class TrainingProgrammeChange(TypedDict):
    """Fields to change; missing fields stay unchanged"""
    name: NotRequired[str]
    """Name of the programme"""
    description: NotRequired[str | None]
    """Description; null: none"""
    renew_months: NotRequired[int | None]
    """Renewal period in months after a completion; the next cycle starts 30 days before it ends (10 days for one
    month, 20 for two). null: no renewal
    """
    due_days: NotRequired[int | None]
    """Days after the assignment until the due date, unless an assignment names one; null: no due date"""
    requirements: NotRequired[list[TrainingProgrammeChangeRequirementsItem]]
    """Complete list of requirements. A change applies to open assignments; completed ones stay complete. Nobody
    completes a programme without requirements
    """

class PersonToTrain(TypedDict):
    """A person to assign the training to"""
    email: str
    """Email address; case is ignored"""
    name: NotRequired[str]
    """Name; defaults to the name by which the person is already known"""
    due_date: NotRequired[str | None]
    """Last day to complete the training in time, in the organisation's time zone; null: no due date; defaults to
    the due days of the programme
    """

class NewTrainingAssignments(TypedDict):
    """People to assign the programme to, and the due date"""
    people: list[PersonToTrain]
    """People, each with an optional due date of their own"""
    due_date: NotRequired[str | None]
    """Last day to complete the training in time, in the organisation's time zone; null: no due date; defaults to
    the due days of the programme
    """
    again: NotRequired[bool]
    """Start the next cycle for people who have completed the programme; earlier achievements do not count for
    it; default: false
    """

class TrainingAssignment(TypedDict):
    """Training that one person has to complete, with its status"""
    id: int
    """Identifier"""
    programme_id: int
    """Identifier of the training programme"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    cycle: int
    """Number of the cycle, from 1"""
    due_date: str | None
    """Last day to complete the training in time; null: no due date"""
    status: Literal["compliant", "due", "overdue"]
    """compliant: complete; due: not complete, but there is still time; overdue: not complete, and the due date
    has passed in the organisation's time zone
    """
    assigned_at: str
    """When the training was assigned, UTC"""
    completed_at: str | None
    """When the person fulfilled the last requirement, UTC; null: not yet"""
    renewed_at: str | None
    """When the next cycle began, UTC; null: this is the current one"""

class AssignedTraining(TypedDict):
    """Number of people who got the programme"""
    assigned: int
    """Number of new assignments"""
    already_assigned: int
    """Number of people who already had the programme; their assignments are unchanged"""
    assignments: list[TrainingAssignment]
    """New assignments"""

class TrainingAssignPreview(TypedDict):
    """Effect of assigning a programme, without assigning it"""
    would_assign: int
    """Number of people who would get an assignment"""
    already_assigned: int
    """Number of people who already have the programme, or are listed twice"""

class TrainingDueDate(TypedDict):
    """New due date, and the people it is for"""
    due_date: str | None
    """Last day to complete the training in time, in the organisation's time zone; null: no due date"""
    emails: NotRequired[list[str]]
    """Only these people; defaults to all people of the programme"""

class MovedTraining(TypedDict):
    """Number of changed due dates"""
    changed: int
    """Number of assignments with a changed due date"""

class TrainingAssignmentChange(TypedDict):
    """Fields to change; missing fields stay unchanged"""
    due_date: NotRequired[str | None]
    """Last day to complete the training in time, in the organisation's time zone; null: no due date"""
    email: NotRequired[str]
    """Email address; case is ignored"""
    name: NotRequired[str]
    """Name; defaults to the name by which the person is already known"""

class NewTrainingCompletion(TypedDict):
    """Completion of an external course"""
    course: str | int
    """Code of an external course as a text, or its id as a number"""
    email: str
    """Email address of an attendee, or of a person with a training assignment"""
    name: NotRequired[str | None]
    """Name; defaults to the name by which the person is already known"""
    completed_at: NotRequired[str | None]
    """ISO 8601; UTC without a zone; at most one day in the future; defaults to now"""
    external_id: str
    """Id of the completion in the other system; each id is recorded once"""

class NewTrainingCompletions(TypedDict):
    """Completions of external courses"""
    completions: list[NewTrainingCompletion]
    """Completions, each validated separately"""

class PostedTrainingCompletionsErrorsItem(TypedDict):
    row: int
    """Index of the row, from 0"""
    field: str
    """Field with the problem"""
    code: str
    """unknown_course, unknown_person, invalid_time, in_the_future, or other_course: the external_id belongs to
    another course
    """
    message: str
    """Problem and fix, for people"""

class PostedTrainingCompletions(TypedDict):
    """Number of recorded completions, and the rejected rows"""
    created: int
    """Number of new completions"""
    repeated: int
    """Number of completions whose external_id was already recorded; they are unchanged"""
    errors: list[PostedTrainingCompletionsErrorsItem]
    """Rejected rows with their problems"""

class TrainingCompletion(TypedDict):
    """Completion of an external course"""
    id: int
    """Identifier"""
    course_id: int
    """Identifier of the outside course"""
    course_code: str
    """Code of the external course"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    completed_at: str
    """When the person completed the course, UTC"""
    external_id: str
    """Id of the completion in the other system"""
    created_at: str
    """When it was created, UTC"""

class TrainingPersonAssignmentsItem(TypedDict):
    """Current assignment of one programme"""
    assignment_id: int
    """Identifier of the assignment"""
    programme_id: int
    """Identifier of the training programme"""
    status: Literal["compliant", "due", "overdue"]
    """compliant: complete; due: not complete, but there is still time; overdue: not complete, and the due date
    has passed in the organisation's time zone
    """
    due_date: str | None
    """Last day to complete the training in time; null: no due date"""
    completed_at: str | None
    """When the person fulfilled the last requirement, UTC; null: not yet"""

class TrainingPerson(TypedDict):
    """A person with training, in all programmes or the requested one"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    compliant: int
    """Number of completed programmes"""
    due: int
    """Number of open programmes that still have time"""
    overdue: int
    """Number of open programmes after their due date"""
    next_due_date: str | None
    """Earliest due date of the open programmes; null: none"""
    latest_assignment_id: int
    """Identifier of the newest of these assignments"""
    assignments: list[TrainingPersonAssignmentsItem]
    """Current assignments, one per programme"""

TrainingEmailChange = TypedDict(
    "TrainingEmailChange",
    {
        "from": "str",
        "to": "str",
    },
)
"""Old and new email address of a person"""

class ChangedTrainingEmail(TypedDict):
    """Number of changed records"""
    assignments: int
    """Number of assignments that changed"""
    completions: int
    """Number of completions that changed"""

class TrainingEvidence(TypedDict):
    """Uploaded proof that a person has completed an external course"""
    id: int
    """Identifier"""
    course_id: int
    """Identifier of the external course"""
    course_name: str
    """Name of the course"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    note: str
    """Note about the evidence; empty: none"""
    completed_on: str | None
    """Day of completion by the evidence; null: not stated"""
    file_name: str
    """Name of the uploaded file"""
    content_type: Literal["application/pdf", "image/png", "image/jpeg", "image/webp"]
    """Type of the file, recognised by its content"""
    size: int
    """Size of the file in bytes"""
    status: Literal["pending", "approved", "declined"]
    """pending: nobody has decided yet; approved: the course is completed; declined: it is not"""
    reason: str | None
    """Reason for declining it; null: none"""
    decided_at: str | None
    """When somebody approved or declined it, UTC; null: not yet"""
    completion_id: int | None
    """Completion that it led to; null: none"""
    created_at: str
    """When it was created, UTC"""

class TrainingEvidenceApproval(TypedDict):
    """Day on which the course was completed"""
    completed_on: NotRequired[str]
    """Day of completion; defaults to the day by the evidence, otherwise today; not in the future"""

class TrainingEvidenceDecline(TypedDict):
    """Reason for declining the evidence"""
    reason: str
    """Reason for declining the evidence"""

class BadgeCriterion(TypedDict):
    """A single criterion"""
    type: Literal["sessions_attended", "events_attended", "event_attended", "certificates_earned", "survey_completed", "programme_completed"]
    """Kind of achievement"""
    min: NotRequired[int]
    """Minimum count over all events; for sessions_attended, events_attended and certificates_earned"""
    event_id: NotRequired[int]
    """Event; for event_attended, and for survey_completed, where omitting it accepts any event"""
    programme_id: NotRequired[int]
    """Training programme; for programme_completed"""

class BadgeTemplate(TypedDict):
    """A badge that can be earned"""
    id: int
    """Identifier"""
    name: str
    """Name of the badge"""
    description: str
    """Meaning of the badge; may be empty"""
    image_url: str
    """URL of its picture as PNG, which requires an API key"""
    image: Literal["drawn", "uploaded"]
    """Whether the picture is drawn by the service or uploaded"""
    criteria: list[BadgeCriterion]
    """All of these must be met; empty: awarded by hand only"""
    active: bool
    """false: no longer awarded; existing awards stay"""
    version: int
    """Number of the current version, which new awards keep"""
    validity_days: int | None
    """Days a badge is valid once awarded; null: see validity_months, and without both it never expires"""
    validity_months: int | None
    """Calendar months a badge is valid, in the organisation's time zone; excludes validity_days"""
    awarded_count: int
    """Number of people who have it now, without revoked and expired awards"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewBadgeTemplate(TypedDict):
    """A badge that can be earned"""
    name: str
    """Name of the badge"""
    description: NotRequired[str]
    """Meaning of the badge; default: "" """
    criteria: NotRequired[list[BadgeCriterion]]
    """All of these must be met; empty: awarded by hand only"""
    active: NotRequired[bool]
    """false: no longer awarded; existing awards stay; default: true"""
    validity_days: NotRequired[int | None]
    """Days a badge is valid once awarded; null: see validity_months, and without both it never expires"""
    validity_months: NotRequired[int | None]
    """Calendar months a badge is valid, in the organisation's time zone; excludes validity_days"""

class BadgeTemplateChange(TypedDict):
    """The fields to change"""
    name: NotRequired[str]
    """Name of the badge"""
    description: NotRequired[str]
    """Meaning of the badge; default: "" """
    criteria: NotRequired[list[BadgeCriterion]]
    """All of these must be met; empty: awarded by hand only"""
    active: NotRequired[bool]
    """false: no longer awarded; existing awards stay; default: true"""
    validity_days: NotRequired[int | None]
    """Days a badge is valid once awarded; null: see validity_months, and without both it never expires"""
    validity_months: NotRequired[int | None]
    """Calendar months a badge is valid, in the organisation's time zone; excludes validity_days"""

class BadgeTemplateVersion(TypedDict):
    """The content of a badge template at a time"""
    version: int
    """Number of the version, from 1"""
    name: str
    """Name of the badge"""
    description: str
    """Meaning of the badge; may be empty"""
    criteria: list[BadgeCriterion]
    """All of these must be met; empty: awarded by hand only"""
    image: Literal["drawn", "uploaded"]
    """Whether the picture is drawn by the service or uploaded"""
    award_count: int
    """Number of awards that keep it, including revoked and expired ones"""
    created_at: str
    """When it was created, UTC"""

class BadgeAwardEvidenceItem(TypedDict):
    text: str
    """Text shown on the public page"""
    url: str | None
    """http(s) address, shown as a link; null: none"""

class BadgeAward(TypedDict):
    """A badge awarded to a person"""
    id: int
    """Identifier"""
    badge_template_id: int
    """Identifier of the badge template"""
    public_id: str
    """Id in public links"""
    name: str
    """Name on the badge"""
    email: str
    """Email address of the recipient"""
    attendee_id: int | None
    """Attendee it came from; null: none, or deleted"""
    event_id: int | None
    """Event it came from; null: no single event, or deleted"""
    source: Literal["rule", "hand", "automation", "correction"]
    """How it was awarded"""
    template_version: int
    """Version of the template that the award keeps"""
    status: Literal["active", "revoked", "expired"]
    """active: valid; revoked: permanently revoked or replaced by a correction; expired: past its expiry"""
    awarded_at: str
    """When it was awarded, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    revoked_at: str | None
    """When it was revoked, UTC; null: not revoked"""
    revocation_reason: str | None
    """Reason shown on its page; null: none given"""
    superseded_by: int | None
    """Identifier of the award that replaces this one; null: none"""
    evidence: list[BadgeAwardEvidenceItem]
    """Proof of the achievement, shown on the public page; empty: none"""
    badge_url: str
    """Public page of the award"""
    image_url: str
    """Public picture of the award"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0), for anyone who has the address; null: SITE_URL is an IPv6 address"""

class NewBadgeAwardEvidenceItem(TypedDict):
    text: str
    """Text shown on the public page"""
    url: NotRequired[str | None]
    """http(s) address, shown as a link; null: none"""

class NewBadgeAward(TypedDict):
    """Recipient of a badge: attendee_id, or email and name"""
    attendee_id: NotRequired[int]
    """Attendee; otherwise send email and name"""
    email: NotRequired[str]
    """Email address of the recipient"""
    name: NotRequired[str]
    """The name on the badge"""
    evidence: NotRequired[list[NewBadgeAwardEvidenceItem]]
    """Proof of the achievement: up to 10 texts, each with an optional link"""

class GivenBadgeEvidenceItem(TypedDict):
    text: str
    """Text shown on the public page"""
    url: str | None
    """http(s) address, shown as a link; null: none"""

class GivenBadge(TypedDict):
    """The new or existing award"""
    id: int
    """Identifier"""
    badge_template_id: int
    """Identifier of the badge template"""
    public_id: str
    """Id in public links"""
    name: str
    """Name on the badge"""
    email: str
    """Email address of the recipient"""
    attendee_id: int | None
    """Attendee it came from; null: none, or deleted"""
    event_id: int | None
    """Event it came from; null: no single event, or deleted"""
    source: Literal["rule", "hand", "automation", "correction"]
    """How it was awarded"""
    template_version: int
    """Version of the template that the award keeps"""
    status: Literal["active", "revoked", "expired"]
    """active: valid; revoked: permanently revoked or replaced by a correction; expired: past its expiry"""
    awarded_at: str
    """When it was awarded, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    revoked_at: str | None
    """When it was revoked, UTC; null: not revoked"""
    revocation_reason: str | None
    """Reason shown on its page; null: none given"""
    superseded_by: int | None
    """Identifier of the award that replaces this one; null: none"""
    evidence: list[GivenBadgeEvidenceItem]
    """Proof of the achievement, shown on the public page; empty: none"""
    badge_url: str
    """Public page of the award"""
    image_url: str
    """Public picture of the award"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0), for anyone who has the address; null: SITE_URL is an IPv6 address"""
    already_awarded: bool
    """Whether the person already had the badge, and keeps that award"""

class BadgeCorrectionEvidenceItem(TypedDict):
    text: str
    """Text shown on the public page"""
    url: NotRequired[str | None]
    """http(s) address, shown as a link; null: none"""

class BadgeCorrection(TypedDict):
    """The fields that differ in the new award"""
    name: NotRequired[str]
    """Name on the badge; default: as before"""
    email: NotRequired[str]
    """Email address of the recipient; default: as before"""
    evidence: NotRequired[list[BadgeCorrectionEvidenceItem]]
    """Proof of the achievement: up to 10 texts, each with an optional link"""
    expires_at: NotRequired[str | None]
    """When it stops being valid; null: never; default: as before"""
    revocation_reason: NotRequired[str | None]
    """Reason shown on the page of the old award; null: none"""

class BadgeRevocation(TypedDict):
    """The reason for a revocation"""
    revocation_reason: NotRequired[str | None]
    """Reason shown on the page of the badge; null: none"""

class PublicBadgeBadgeEvidenceItem(TypedDict):
    text: str
    """Text shown on the public page"""
    url: str | None
    """http(s) address, shown as a link; null: none"""

class PublicBadgeBadgeCriteriaItem(TypedDict):
    type: Literal["sessions_attended", "events_attended", "event_attended", "certificates_earned", "survey_completed", "programme_completed"]
    """Kind of achievement"""
    min: int | None
    """Minimum count; null: not counted"""
    of: str | None
    """Event or programme; null: any, or deleted"""

class PublicBadgeBadge(TypedDict):
    """The badge, even if it was revoked"""
    public_id: str
    """Id in public links"""
    name: str
    """Name of the badge"""
    description: str
    """Meaning of the badge"""
    recipient_name: str
    """Recipient"""
    issuer_name: str
    """Issuer"""
    awarded_at: str
    """When it was awarded, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    evidence: list[PublicBadgeBadgeEvidenceItem]
    """Proof of the achievement, shown on the public page; empty: none"""
    criteria: list[PublicBadgeBadgeCriteriaItem]
    """Criteria as they were when they were met; empty: awarded by the issuer"""
    revoked_at: str | None
    """When it was revoked, UTC; null: not revoked"""
    revocation_reason: str | None
    """Reason shown on its page; null: none given"""
    superseded_by: str | None
    """Page of the award that replaces this one; null: none"""
    badge_url: str
    """Public page of the award"""
    image_url: str
    """Public picture of the award"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: not signed"""

class PublicBadge(TypedDict):
    """Whether a badge is valid, with its facts"""
    status: Literal["active", "revoked", "expired"]
    """active: valid; revoked: permanently revoked or replaced by a correction; expired: past its expiry"""
    badge: PublicBadgeBadge
    """The badge, even if it was revoked"""
    checked_at: str
    """When this was looked up, UTC"""

class AccountOpenDealAmountItem(TypedDict):
    currency: str
    """ISO 4217"""
    amount: float
    """Total in units of the currency"""

class Account(TypedDict):
    id: int
    """Identifier"""
    name: str
    """Name of the company"""
    domain: str | None
    """Domain, or a URL or email address that contains it; stored as example.com. Unique among accounts; null:
    none
    """
    industry: str | None
    """Industry; null: unknown"""
    website: str | None
    """Address of the website; null: none"""
    phone: str | None
    """Phone number as written; null: none"""
    notes: str
    """Free notes"""
    contact_count: int
    """Number of contacts of the account"""
    open_deal_amount: list[AccountOpenDealAmountItem]
    """Totals of its open deals (neither won nor lost) by currency; currencies without deals are left out"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewAccount(TypedDict):
    name: str
    """Name of the company"""
    domain: NotRequired[str | None]
    """Domain, or a URL or email address that contains it; stored as example.com. Unique among accounts; null:
    none
    """
    industry: NotRequired[str | None]
    """Industry; null: unknown"""
    website: NotRequired[str | None]
    """Address of the website; null: none"""
    phone: NotRequired[str | None]
    """Phone number as written; null: none"""
    notes: NotRequired[str]
    """Free notes"""

class AccountChange(TypedDict):
    name: NotRequired[str]
    """Name of the company"""
    domain: NotRequired[str | None]
    """Domain, or a URL or email address that contains it; stored as example.com. Unique among accounts; null:
    none
    """
    industry: NotRequired[str | None]
    """Industry; null: unknown"""
    website: NotRequired[str | None]
    """Address of the website; null: none"""
    phone: NotRequired[str | None]
    """Phone number as written; null: none"""
    notes: NotRequired[str]
    """Free notes"""

class ScoreReasonEvidence(TypedDict):
    """Evidence for the rule"""
    count: int
    """Number of occurrences"""
    last_at: str | None
    """Time of the latest occurrence, UTC; null: it has no time"""

class ScoreReason(TypedDict):
    rule: str
    """Key of the rule"""
    points: int
    """Points that the rule adds; negative if it subtracts"""
    reason: str
    """Explanation for people"""
    evidence: ScoreReasonEvidence
    """Evidence for the rule"""

class Contact(TypedDict):
    id: int
    """Identifier"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    email: str | None
    """Unique in the organisation, ignoring case; null: none"""
    first_name: str
    """First name; may be empty"""
    last_name: str
    """Last name; may be empty"""
    phone: str | None
    """Phone number as written; null: none"""
    title: str | None
    """Job title; null: unknown"""
    owner: str | None
    """Person in your organisation who looks after the contact: an email address or a name; null: nobody"""
    tags: list[str]
    """Tags for finding contacts"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage; lead by default"""
    email_consent: Literal["unknown", "granted", "denied"]
    """Whether the contact agreed to be written to; messages to contacts go to granted only. unknown by default"""
    properties: dict[str, str | None | float]
    """Custom fields by key, as defined at /admin/crm/properties. A change affects only the keys that it
    contains; null removes a value
    """
    account_name: str | None
    """Name of the account; null: no account"""
    lead_score: int
    """Sum of the points in score_reasons"""
    score_reasons: list[ScoreReason]
    """Explanation of the score, by rule"""
    email_consent_at: str | None
    """When email_consent was given or denied, UTC; null: it is unknown"""
    last_activity_at: str | None
    """Time of the latest entry in the timeline, UTC; null: the timeline is empty"""
    source: Literal["api", "panel", "import", "registration", "form"]
    """How the contact was created"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewContact(TypedDict):
    """A name, an email address or a phone number is required"""
    account_id: NotRequired[int | None]
    """Account (company) of the contact; null: none"""
    email: NotRequired[str | None]
    """Unique in the organisation, ignoring case; null: none"""
    first_name: NotRequired[str]
    """First name; may be empty"""
    last_name: NotRequired[str]
    """Last name; may be empty"""
    phone: NotRequired[str | None]
    """Phone number as written; null: none"""
    title: NotRequired[str | None]
    """Job title; null: unknown"""
    owner: NotRequired[str | None]
    """Person in your organisation who looks after the contact: an email address or a name; null: nobody"""
    tags: NotRequired[list[str]]
    """Tags for finding contacts"""
    lifecycle_stage: NotRequired[Literal["lead", "qualified", "customer", "evangelist"]]
    """Lifecycle stage; lead by default"""
    email_consent: NotRequired[Literal["unknown", "granted", "denied"]]
    """Whether the contact agreed to be written to; messages to contacts go to granted only. unknown by default"""
    properties: NotRequired[dict[str, str | None | float]]
    """Custom fields by key, as defined at /admin/crm/properties. A change affects only the keys that it
    contains; null removes a value
    """

class ContactTag(TypedDict):
    tag: str
    """The tag"""
    contact_count: int
    """Number of contacts with the tag"""

class ContactChange(TypedDict):
    account_id: NotRequired[int | None]
    """Account (company) of the contact; null: none"""
    email: NotRequired[str | None]
    """Unique in the organisation, ignoring case; null: none"""
    first_name: NotRequired[str]
    """First name; may be empty"""
    last_name: NotRequired[str]
    """Last name; may be empty"""
    phone: NotRequired[str | None]
    """Phone number as written; null: none"""
    title: NotRequired[str | None]
    """Job title; null: unknown"""
    owner: NotRequired[str | None]
    """Person in your organisation who looks after the contact: an email address or a name; null: nobody"""
    tags: NotRequired[list[str]]
    """Tags for finding contacts"""
    lifecycle_stage: NotRequired[Literal["lead", "qualified", "customer", "evangelist"]]
    """Lifecycle stage; lead by default"""
    email_consent: NotRequired[Literal["unknown", "granted", "denied"]]
    """Whether the contact agreed to be written to; messages to contacts go to granted only. unknown by default"""
    properties: NotRequired[dict[str, str | None | float]]
    """Custom fields by key, as defined at /admin/crm/properties. A change affects only the keys that it
    contains; null removes a value
    """

class Deal(TypedDict):
    id: int
    """Identifier"""
    title: str
    """Title of the deal"""
    account_id: int | None
    """Account (company) of the deal; null: none"""
    contact_id: int | None
    """Contact of the deal, whose timeline records it; null: none"""
    amount: float
    """Amount with the decimals of the currency (EUR 2, JPY 0, KWD 3), at most 15 digits in total"""
    currency: str
    """ISO 4217 code. A new deal defaults to the currency of the newest deal; the first one to EUR"""
    stage: str
    """Stage of the deal: a key of "List deal stages"; a new deal begins in the first, which is lead by default"""
    expected_close_date: str | None
    """Day on which the deal is expected to close; null: unknown"""
    owner: str | None
    """Person in your organisation who looks after the deal: an email address or a name; null: nobody"""
    notes: str
    """Free notes"""
    account_name: str | None
    """Name of the account; null: no account"""
    contact_name: str | None
    """Name of the contact, or its email address if it has no name; null: no contact"""
    position: float
    """Position on the board: deals of a stage are in ascending order, and new deals are on top"""
    closed_at: str | None
    """When the deal was won or lost, UTC; null: the deal is open"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewDeal(TypedDict):
    title: str
    """Title of the deal"""
    account_id: NotRequired[int | None]
    """Account (company) of the deal; null: none"""
    contact_id: NotRequired[int | None]
    """Contact of the deal, whose timeline records it; null: none"""
    amount: NotRequired[float]
    """Amount with the decimals of the currency (EUR 2, JPY 0, KWD 3), at most 15 digits in total"""
    currency: NotRequired[str]
    """ISO 4217 code. A new deal defaults to the currency of the newest deal; the first one to EUR"""
    stage: NotRequired[str]
    """Stage of the deal: a key of "List deal stages"; a new deal begins in the first, which is lead by default"""
    expected_close_date: NotRequired[str | None]
    """Day on which the deal is expected to close; null: unknown"""
    owner: NotRequired[str | None]
    """Person in your organisation who looks after the deal: an email address or a name; null: nobody"""
    notes: NotRequired[str]
    """Free notes"""
    position: NotRequired[float]
    """Position on the board: deals of a stage are in ascending order, and new deals are on top"""
    before: NotRequired[int]
    """Alternative to position: place the deal directly above this deal of its stage"""
    after: NotRequired[int]
    """Alternative to position: place the deal directly below this deal of its stage"""

class PipelineStagesItemSumsItem(TypedDict):
    currency: str
    """ISO 4217"""
    amount: float
    """Total of the amounts"""
    weighted_amount: float
    """Total multiplied by the weight of the stage"""

class PipelineStagesItem(TypedDict):
    stage: str
    """Stage"""
    label: str
    """Label for people"""
    kind: Literal["open", "won", "lost"]
    """Whether deals in the stage are open, won or lost"""
    weight: float
    """Probability of winning a deal in this stage"""
    deal_count: int
    """Number of deals in the stage"""
    sums: list[PipelineStagesItemSumsItem]
    """Totals by currency"""
    deals: list[Deal]
    """First deals from the top of the board"""

class Pipeline(TypedDict):
    stages: list[PipelineStagesItem]
    """All stages in order"""

class DealChange(TypedDict):
    title: NotRequired[str]
    """Title of the deal"""
    account_id: NotRequired[int | None]
    """Account (company) of the deal; null: none"""
    contact_id: NotRequired[int | None]
    """Contact of the deal, whose timeline records it; null: none"""
    amount: NotRequired[float]
    """Amount with the decimals of the currency (EUR 2, JPY 0, KWD 3), at most 15 digits in total"""
    currency: NotRequired[str]
    """ISO 4217 code. A new deal defaults to the currency of the newest deal; the first one to EUR"""
    stage: NotRequired[str]
    """Stage of the deal: a key of "List deal stages"; a new deal begins in the first, which is lead by default"""
    expected_close_date: NotRequired[str | None]
    """Day on which the deal is expected to close; null: unknown"""
    owner: NotRequired[str | None]
    """Person in your organisation who looks after the deal: an email address or a name; null: nobody"""
    notes: NotRequired[str]
    """Free notes"""
    position: NotRequired[float]
    """Position on the board: deals of a stage are in ascending order, and new deals are on top"""
    before: NotRequired[int]
    """Alternative to position: place the deal directly above this deal of its stage"""
    after: NotRequired[int]
    """Alternative to position: place the deal directly below this deal of its stage"""

class DealStageChange(TypedDict):
    id: int
    """Identifier"""
    from_stage: str | None
    """Previous stage; null: the deal was created in this stage"""
    to_stage: str
    """Stage that the deal entered"""
    actor: str
    """Actor who moved the deal, as in the audit log"""
    at: str
    """When the deal entered the stage, UTC"""
    left_at: str | None
    """When the deal left the stage, UTC; null: it is still there"""
    seconds: int
    """Seconds in the stage, up to now for the current stage"""

class DealStage(TypedDict):
    key: str
    """Stable identifier, which deals have as `stage`: lower-case letters, digits and _; unique"""
    label: str
    """Label for people"""
    kind: Literal["open", "won", "lost"]
    """Whether deals in the stage are open, won or lost"""
    weight: float
    """Probability of winning a deal in this stage, from 0 to 1; won stages have 1 and lost stages 0"""
    deal_count: int
    """Number of deals in the stage"""

DealStages: TypeAlias = "list[DealStage]"
"""All stages in order"""

class DealStageSettings(TypedDict):
    key: str
    """Stable identifier, which deals have as `stage`: lower-case letters, digits and _; unique"""
    label: str
    """Label for people"""
    kind: Literal["open", "won", "lost"]
    """Whether deals in the stage are open, won or lost"""
    weight: float
    """Probability of winning a deal in this stage, from 0 to 1; won stages have 1 and lost stages 0"""

NewDealStages: TypeAlias = "list[DealStageSettings]"
"""All stages in order, with at least one of each kind"""

class Task(TypedDict):
    id: int
    """Identifier"""
    title: str
    """Title of the task"""
    notes: str
    """Free notes"""
    due_at: str | None
    """When it is due; its owner gets one reminder by email then, UTC; null: it has no due time"""
    owner_id: int | None
    """Member who does it; null: nobody"""
    owner_name: str | None
    """Name of the member; null: nobody"""
    contact_id: int | None
    """Contact that it is about; null: none"""
    account_id: int | None
    """Account (company) that it is about; null: none"""
    deal_id: int | None
    """Deal that it is about; null: none"""
    contact_name: str | None
    """Name of the contact; null: no contact"""
    account_name: str | None
    """Name of the account; null: no account"""
    deal_title: str | None
    """Title of the deal; null: no deal"""
    done: bool
    """Whether it is done"""
    done_at: str | None
    """When it was done, UTC; null: it is open"""
    reminded_at: str | None
    """When its owner was last reminded, UTC; null: no reminder was sent"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewTask(TypedDict):
    title: str
    """Title of the task"""
    notes: NotRequired[str]
    """Free notes"""
    due_at: NotRequired[str | None]
    """When it is due: ISO 8601, UTC without a zone; null: no due time"""
    owner_id: NotRequired[int | None]
    """Member who does it; the signed-in member by default; null: nobody"""
    contact_id: NotRequired[int | None]
    """Contact that it is about; null: none"""
    account_id: NotRequired[int | None]
    """Account (company) that it is about; null: none"""
    deal_id: NotRequired[int | None]
    """Deal that it is about; null: none"""

class TaskAction(TypedDict):
    action: Literal["complete", "reopen", "assign", "delete"]
    """Action on all these tasks"""
    ids: list[int]
    """Tasks; those that no longer exist are counted as missing"""
    owner_id: NotRequired[int | None]
    """With assign: the member who does them; null: nobody"""

class TaskActionResult(TypedDict):
    changed: int
    """Number of changed or deleted tasks"""
    unchanged: int
    """Number of tasks that were like this already"""
    missing: int
    """Number of tasks that do not exist"""

class TaskChange(TypedDict):
    title: NotRequired[str]
    """Title of the task"""
    notes: NotRequired[str]
    """Free notes"""
    due_at: NotRequired[str | None]
    """When it is due: ISO 8601, UTC without a zone; null: no due time"""
    owner_id: NotRequired[int | None]
    """Member who does it; null: nobody"""
    contact_id: NotRequired[int | None]
    """Contact that it is about; null: none"""
    account_id: NotRequired[int | None]
    """Account (company) that it is about; null: none"""
    deal_id: NotRequired[int | None]
    """Deal that it is about; null: none"""
    done: NotRequired[bool]
    """Whether it is done"""

class ContactNote(TypedDict):
    id: int
    """Identifier"""
    contact_id: int
    """Identifier of the contact"""
    text: str
    """Text of the note"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewContactNote(TypedDict):
    text: str
    """Text of the note"""

class ContactNoteChange(TypedDict):
    text: NotRequired[str]
    """Text of the note"""

class ContactProperty(TypedDict):
    key: str
    """Key of the field in `properties` of contacts; never changes"""
    label: str
    """Label for people"""
    type: Literal["text", "number", "date", "choice"]
    """Type of the values; a choice is one of its options"""
    options: list[str]
    """Options of a choice; empty for other types"""

class NewContactProperty(TypedDict):
    key: str
    """Key of the field in `properties` of contacts; never changes"""
    label: str
    """Label for people"""
    type: Literal["text", "number", "date", "choice"]
    """Type of the values; a choice is one of its options"""
    options: NotRequired[list[str]]
    """Options of a choice; empty for other types"""

class CrmSettings(TypedDict):
    feed_from_events: bool
    """Whether activity at events creates contacts and timeline entries; activity while it is off is not added
    later
    """

class CrmSettingsChange(TypedDict):
    feed_from_events: NotRequired[bool]
    """Whether activity at events creates contacts and timeline entries; activity while it is off is not added
    later
    """

class ContactActivity(TypedDict):
    id: int
    """Identifier"""
    kind: Literal["registered", "cancelled", "attended", "certificate_issued", "certificate_revoked", "certificate_viewed", "badge_earned", "survey_answered", "course_completed", "form_submitted", "email_sent", "email_link_opened", "email_bounced", "email_unsubscribed", "deal_created", "deal_moved", "deal_won", "deal_lost", "note", "imported", "merged"]
    """Kind of activity"""
    at: str
    """Time of the activity, UTC"""
    summary: str
    """Sentence that describes the activity"""
    event_id: int | None
    """Event at which it happened, which may have been deleted since; null: none"""
    subject_type: str | None
    """Type of the related record, such as `certificate`; null: none"""
    subject_id: int | None
    """Id of the related record, which may have been deleted since; null: none"""
    data: dict[str, Any]
    """Further values, depending on the kind"""

class ContactImportColumnsItem(TypedDict):
    header: str
    """Header as in the file"""
    guess: str | None
    """Recognised field; null: the column is ignored"""

class ContactImport(TypedDict):
    id: int
    """Identifier"""
    status: Literal["pending", "running", "completed", "failed", "cancelled"]
    """Status of the import; pending and running imports continue by themselves"""
    file_name: str
    """Name of the file"""
    mode: Literal["update", "fill"]
    """update: values of the file overwrote existing ones; fill: only empty fields were set"""
    columns: list[ContactImportColumnsItem]
    """Columns of the file, from the left"""
    processed: int
    """Number of processed rows: created, updated, skipped or rejected"""
    row_count: int
    """Number of rows below the headers"""
    created: int
    """Number of created contacts"""
    updated: int
    """Number of changed contacts"""
    skipped: int
    """Number of contacts that already had all values"""
    failed: int
    """Number of rejected rows"""
    failed_rows_url: str | None
    """CSV with all rejected rows and their problems, kept for 30 days: correct it and send it again; null: none"""
    error: str | None
    """Reason of the failure; null: it did not fail"""
    created_at: str
    """When it was created, UTC"""
    started_at: str | None
    """When the import started, UTC; null: not started"""
    finished_at: str | None
    """When the import ended, UTC; null: not ended"""

class ContactImportWithErrorsColumnsItem(TypedDict):
    header: str
    """Header as in the file"""
    guess: str | None
    """Recognised field; null: the column is ignored"""

class ContactImportWithErrorsErrorsItem(TypedDict):
    row: int
    """Row number as in a spreadsheet"""
    column: str | None
    """Header of the column; null: the whole row"""
    code: str
    """Stable identifier of the problem"""
    message: str
    """Description of the problem, for people"""

class ContactImportWithErrors(TypedDict):
    id: int
    """Identifier"""
    status: Literal["pending", "running", "completed", "failed", "cancelled"]
    """Status of the import; pending and running imports continue by themselves"""
    file_name: str
    """Name of the file"""
    mode: Literal["update", "fill"]
    """update: values of the file overwrote existing ones; fill: only empty fields were set"""
    columns: list[ContactImportWithErrorsColumnsItem]
    """Columns of the file, from the left"""
    processed: int
    """Number of processed rows: created, updated, skipped or rejected"""
    row_count: int
    """Number of rows below the headers"""
    created: int
    """Number of created contacts"""
    updated: int
    """Number of changed contacts"""
    skipped: int
    """Number of contacts that already had all values"""
    failed: int
    """Number of rejected rows"""
    failed_rows_url: str | None
    """CSV with all rejected rows and their problems, kept for 30 days: correct it and send it again; null: none"""
    error: str | None
    """Reason of the failure; null: it did not fail"""
    created_at: str
    """When it was created, UTC"""
    started_at: str | None
    """When the import started, UTC; null: not started"""
    finished_at: str | None
    """When the import ended, UTC; null: not ended"""
    errors: list[ContactImportWithErrorsErrorsItem]
    """First 1,000 problems of rows"""

class DuplicateReason(TypedDict):
    kind: Literal["same_address", "address_alike", "phone", "name_and_account", "name_and_address", "name"]
    """Type of indication"""
    contact_ids: list[int]
    """The two contacts that it refers to"""
    confidence: float
    """Probability by this indication alone, from 0 to 1"""
    detail: str
    """Explanation for people"""

class DuplicateContact(TypedDict):
    id: int
    """Identifier"""
    email: str | None
    """Email address; null: none"""
    first_name: str
    """First name; may be empty"""
    last_name: str
    """Last name; may be empty"""
    phone: str | None
    """Phone number as written; null: none"""
    title: str | None
    """Job title; null: unknown"""
    account_id: int | None
    """Identifier of the account (company); null: none"""
    account_name: str | None
    """Name of the account; null: no account"""
    lifecycle_stage: str
    """Lifecycle stage"""
    lead_score: int
    """Lead score by the rules of the organisation"""
    last_activity_at: str | None
    """Time of the latest entry in the timeline, UTC; null: the timeline is empty"""
    created_at: str
    """When it was created, UTC"""

class DuplicateGroup(TypedDict):
    confidence: float
    """Probability that all contacts of the group are one person, from 0 to 1"""
    reasons: list[DuplicateReason]
    """Indications that they are the same person"""
    contacts: list[DuplicateContact]
    """At most 21, as many as one merge accepts; contacts with the latest activity come first"""

class NotDuplicate(TypedDict):
    id: int
    """Identifier"""
    contact_ids: list[int]
    """Two contacts that are different people"""
    contact_names: list[str]
    """Their names in the same order, or the email address or phone number of a contact without a name"""
    created_at: str
    """When it was created, UTC"""

class NewNotDuplicates(TypedDict):
    contact_ids: list[int]
    """Contacts that are all different people"""

class NotDuplicates(TypedDict):
    not_duplicates: list[NotDuplicate]
    """One pair for each combination of two"""

class MergeFields(TypedDict):
    """Contact whose value is used, by field. Other fields keep the value of the primary contact or, if it has
    none, get that of the first duplicate with one
    """
    account_id: NotRequired[int]
    """Contact whose value is used"""
    email: NotRequired[int]
    """Contact whose value is used"""
    first_name: NotRequired[int]
    """Contact whose value is used"""
    last_name: NotRequired[int]
    """Contact whose value is used"""
    phone: NotRequired[int]
    """Contact whose value is used"""
    title: NotRequired[int]
    """Contact whose value is used"""
    owner: NotRequired[int]
    """Contact whose value is used"""
    tags: NotRequired[int]
    """Contact whose value is used"""
    lifecycle_stage: NotRequired[int]
    """Contact whose value is used"""
    email_consent: NotRequired[int]
    """Contact whose value is used"""
    properties: NotRequired[dict[str, int]]
    """Custom fields by key"""

class Merge(TypedDict):
    primary_id: int
    """Contact that remains"""
    duplicate_ids: list[int]
    """Contacts to merge into it"""
    fields: NotRequired[MergeFields]
    """Contact whose value is used, by field. Other fields keep the value of the primary contact or, if it has
    none, get that of the first duplicate with one
    """

class MergedFieldValuesItem(TypedDict):
    contact_id: int
    """Identifier of the contact"""
    value: list[str] | None | float | str
    """Value of the contact; null: none"""

class MergedField(TypedDict):
    field: str
    """Field of the contact; `properties.` and the key for a custom field"""
    values: list[MergedFieldValuesItem]
    """Values of all contacts, primary contact first"""
    contact_id: int | None
    """Contact whose value is used; null: all (tags), or no contact has a value"""
    value: list[str] | None | float | str
    """Value after the merge; null: none"""

class MovedRecords(TypedDict):
    """Numbers of moved records"""
    deals: int
    """Number of deals"""
    notes: int
    """Number of notes"""
    tasks: int
    """Number of tasks"""
    activities: int
    """Number of timeline entries"""

class MergedContact(TypedDict):
    id: int
    """Identifier"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    email: str | None
    """Unique in the organisation, ignoring case; null: none"""
    first_name: str
    """First name; may be empty"""
    last_name: str
    """Last name; may be empty"""
    phone: str | None
    """Phone number as written; null: none"""
    title: str | None
    """Job title; null: unknown"""
    owner: str | None
    """Person in your organisation who looks after the contact: an email address or a name; null: nobody"""
    tags: list[str]
    """Tags for finding contacts"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage; lead by default"""
    email_consent: Literal["unknown", "granted", "denied"]
    """Whether the contact agreed to be written to; messages to contacts go to granted only. unknown by default"""
    properties: dict[str, str | None | float]
    """Custom fields by key, as defined at /admin/crm/properties. A change affects only the keys that it
    contains; null removes a value
    """
    account_name: str | None
    """Name of the account; null: no account"""
    lead_score: int
    """Sum of the points in score_reasons"""
    score_reasons: list[ScoreReason]
    """Explanation of the score, by rule"""
    email_consent_at: str | None
    """When email_consent was given or denied, UTC; null: it is unknown"""
    last_activity_at: str | None
    """Time of the latest entry in the timeline, UTC; null: the timeline is empty"""
    source: Literal["api", "panel", "import", "registration", "form"]
    """How the contact was created"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""
    merge_id: int | None
    """Id for undoing the merge; null: preview"""
    fields: list[MergedField]
    """Values of all contacts and the chosen value, by field"""
    moved: MovedRecords

class ContactMerge(TypedDict):
    id: int
    """Identifier"""
    primary_id: int
    """Contact that remained"""
    primary_name: str
    """Its name, or its email address or phone number if it has no name"""
    duplicate_ids: list[int]
    """Contacts that were merged into it"""
    duplicate_names: list[str]
    """Their names in the same order"""
    created_at: str
    """When it was created, UTC"""
    undone_at: str | None
    """When it was undone, UTC; null: it is active"""

class LeadScoreEvidence(TypedDict):
    """Evidence of the rule: exactly one of these, with matches where it applies"""
    activity: NotRequired[Literal["registered", "cancelled", "attended", "certificate_issued", "certificate_revoked", "certificate_viewed", "badge_earned", "survey_answered", "course_completed", "form_submitted", "email_sent", "email_link_opened", "email_bounced", "email_unsubscribed", "deal_created", "deal_moved", "deal_won", "deal_lost", "note", "imported", "merged"]]
    """Timeline entries of this kind"""
    deal: NotRequired[Literal["open", "won", "lost"]]
    """Deals of the contact that are currently in this state"""
    field: NotRequired[Literal["title", "phone", "email", "company_email", "account"]]
    """Contact field that is not empty; company_email is an address outside public mail services; account is the
    name of the account
    """
    property: NotRequired[str]
    """Key of a custom field that is not empty"""
    matches: NotRequired[list[str]]
    """With field or property: only count it if it contains one of these words or phrases. Case and accents are
    ignored; `direct*` matches every word that begins this way
    """
    tag: NotRequired[str]
    """Contacts with this tag"""
    stage: NotRequired[Literal["lead", "qualified", "customer", "evangelist"]]
    """Contacts in this lifecycle stage"""
    inactive_days: NotRequired[int]
    """Contacts without activity for this number of days"""

class LeadScoreRule(TypedDict):
    key: str
    """Stable identifier of the rule: lower-case letters, digits and _; unique"""
    label: str
    """Label for people"""
    points: int
    """Points for each piece of evidence; negative to subtract"""
    active: bool
    """Whether the rule is active"""
    half_life_days: int | None
    """Half-life in days: evidence counts half after this time, and a quarter after twice as long; null: it does
    not age
    """
    max_count: int | None
    """Number of newest pieces of evidence that count; null: all"""
    when: LeadScoreEvidence

LeadScoreRules: TypeAlias = "list[LeadScoreRule]"
"""All rules, in the order of their reasons"""

class LeadScoreRecalculation(TypedDict):
    status: Literal["never", "running", "finished"]
    """Status of the recalculation; a running one continues by itself"""
    contacts: int
    """Number of contacts processed"""
    changed: int
    """Number of these contacts whose score changed"""
    started_at: str | None
    """When the recalculation started, UTC; null: there was none yet"""
    finished_at: str | None
    """When the recalculation ended, UTC; null: not ended"""

class LeadScoreHistoryItem(TypedDict):
    day: str
    """Day of the UTC calendar"""
    lead_score: int
    """Score at the end of the day; for today: the current score"""

LeadScoreHistory: TypeAlias = "list[LeadScoreHistoryItem]"

class ContactImportRequest(TypedDict):
    csv: NotRequired[str]
    """Rows with headers; send long lists as a file"""
    mode: NotRequired[Literal["update", "fill"]]
    """How to treat existing contacts: update overwrites values with those of the file, fill only sets empty
    fields. Tags are added in both modes; default: "update"
    """
    dry_run: NotRequired[bool]
    """true: report the result without importing anything; default: false"""
    file_name: NotRequired[str]
    """Name of the file, shown in the timeline"""
    mapping: NotRequired[dict[str, str | None]]
    """Field of each column by its header: first_name, last_name, name, email, phone, title, company, website,
    tags, lifecycle_stage, email_consent, owner, notes, properties.<key> for a custom field, or null. Columns
    that it does not contain are ignored. Without a mapping, headers are recognised automatically
    """

class ContactImportReportColumnsItem(TypedDict):
    header: str
    """Header as in the file"""
    sample: str
    """First non-blank cell below the header"""
    guess: str | None
    """Recognised field; null: the column is ignored"""

class ContactImportReportErrorsItem(TypedDict):
    row: int
    """Row number as in a spreadsheet"""
    column: str | None
    """Header of the column; null: the whole row"""
    code: str
    """Stable identifier of the problem"""
    message: str
    """Description of the problem, for people"""

class ContactImportReport(TypedDict):
    id: int | None
    """Id of the import; null: dry run"""
    dry_run: bool
    """Whether this was a dry run that imported nothing"""
    mode: Literal["update", "fill"]
    """update: values of the file overwrote existing ones; fill: only empty fields were set"""
    header_row: int
    """Row of the headers"""
    columns: list[ContactImportReportColumnsItem]
    """Columns of the file, from the left"""
    row_count: int
    """Number of rows below the headers"""
    created: int
    """Number of created contacts"""
    updated: int
    """Number of changed contacts"""
    skipped: int
    """Number of contacts that already had all values"""
    failed: int
    """Number of rejected rows"""
    errors: list[ContactImportReportErrorsItem]
    """First 1,000 problems of rows"""
    failed_rows_url: str | None
    """CSV with all rejected rows and their problems, kept for 30 days: correct it and send it again; null: none"""

class FormFieldShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The name of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class FormField(TypedDict):
    name: str
    label: str
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    required: bool
    options: list[str] | None
    """Options of choice and choices fields"""
    help: str | None
    min: float | None
    max: float | None
    show_if: NotRequired[FormFieldShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class FormEmbed(TypedDict):
    """Code for embedding the form in your website"""
    iframe: str
    """HTML with an iframe for your website"""
    script: str
    """HTML with a script that adjusts the height and follows `redirect_url`"""

class Form(TypedDict):
    id: int
    name: str
    slug: str
    fields: list[FormField]
    active: bool
    """False: the form does not accept answers; default: true"""
    language: str
    contact_mapping: dict[str, str | None]
    """Contact field for each form field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`,
    `title`, `email_consent` (yes_no or consent fields) or `properties.<key>`; null: none. Form fields with
    one of these names are mapped automatically
    """
    tags: list[str]
    consent_text: str | None
    """Text that visitors must agree to; stored with each submission, with its version"""
    consent_version: int
    """Number of consent texts that the form has had"""
    thank_you_text: str | None
    """Text that visitors see after submitting"""
    redirect_url: str | None
    """Public https address to open after submitting"""
    notify_emails: list[str]
    public_url: str
    """URL of the public page"""
    embed: FormEmbed
    """Code for embedding the form in your website"""
    submission_count: int
    """Number of submissions"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""

class NewFormFieldShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The name of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class NewFormField(TypedDict):
    name: str
    """Name of the answer, unique in the form"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[NewFormFieldShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class NewForm(TypedDict):
    name: str
    """Name of the form, shown above it"""
    fields: list[NewFormField]
    """Questions of the form"""
    slug: NotRequired[str]
    """Last part of the public address, unique across the installation; derived from the name when missing"""
    active: NotRequired[bool]
    """False: the form does not accept answers; default: true"""
    language: NotRequired[str]
    """BCP 47 language of the page around the questions when the visitor has no preference; defaults to the
    language of the organisation
    """
    contact_mapping: NotRequired[dict[str, str | None]]
    """Contact field for each form field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`,
    `title`, `email_consent` (yes_no or consent fields) or `properties.<key>`; null: none. Form fields with
    one of these names are mapped automatically
    """
    tags: NotRequired[list[str]]
    """Tags to add to the contact"""
    consent_text: NotRequired[str | None]
    """Text that visitors must agree to; stored with each submission, with its version"""
    thank_you_text: NotRequired[str | None]
    """Text that visitors see after submitting"""
    redirect_url: NotRequired[str | None]
    """Public https address to open after submitting"""
    notify_emails: NotRequired[list[str]]
    """Addresses that get an email with each submission"""

class FormChange(TypedDict):
    name: NotRequired[str]
    """Name of the form, shown above it"""
    fields: NotRequired[list[NewFormField]]
    """Questions of the form"""
    slug: NotRequired[str]
    """Last part of the public address, unique across the installation; derived from the name when missing"""
    active: NotRequired[bool]
    """False: the form does not accept answers; default: true"""
    language: NotRequired[str]
    """BCP 47 language of the page around the questions when the visitor has no preference; defaults to the
    language of the organisation
    """
    contact_mapping: NotRequired[dict[str, str | None]]
    """Contact field for each form field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`,
    `title`, `email_consent` (yes_no or consent fields) or `properties.<key>`; null: none. Form fields with
    one of these names are mapped automatically
    """
    tags: NotRequired[list[str]]
    """Tags to add to the contact"""
    consent_text: NotRequired[str | None]
    """Text that visitors must agree to; stored with each submission, with its version"""
    thank_you_text: NotRequired[str | None]
    """Text that visitors see after submitting"""
    redirect_url: NotRequired[str | None]
    """Public https address to open after submitting"""
    notify_emails: NotRequired[list[str]]
    """Addresses that get an email with each submission"""

class FormSubmissionAnswersItem(TypedDict):
    name: str
    """Name of the field"""
    label: str
    """Label of the field at the time"""
    answer: list[str] | str | float | bool
    """A text, a number, a boolean or a list of options, depending on the type of the field"""

class FormSubmission(TypedDict):
    id: int
    form_id: int
    contact_id: int | None
    """Contact of the submission; null: no email address or phone number was given, or the contact was deleted"""
    answers: list[FormSubmissionAnswersItem]
    consent_text: str | None
    """Consent text that was agreed to; null: the form had none"""
    consent_version: int | None
    """Version of the consent text"""
    language: str
    """Language of the page around the questions"""
    submitted_at: str
    """UTC"""

class FormAnswerCountsQuestionsItem(TypedDict):
    name: str
    """Name of the field"""
    answered: int
    """Number of submissions with an answer"""

class FormAnswerCounts(TypedDict):
    questions: list[FormAnswerCountsQuestionsItem]
    """Fields with answers, former ones included"""

class FormPreviewRequest(TypedDict):
    name: str
    """Name of the form, shown above it"""
    fields: list[NewFormField]
    """Questions of the form"""
    language: NotRequired[str]
    """BCP 47 language of the page around the questions when the visitor has no preference; defaults to the
    language of the organisation
    """
    consent_text: NotRequired[str | None]
    """Text that visitors must agree to; stored with each submission, with its version"""
    thank_you_text: NotRequired[str | None]
    """Text that visitors see after submitting"""
    redirect_url: NotRequired[str | None]
    """Public https address to open after submitting"""
    shows: NotRequired[Literal["form", "thanks"]]
    """The page: the form, or the thanks after a submission; default: "form" """

class FormPreview(TypedDict):
    """The preview of a lead form"""
    html: str
    """A whole HTML document"""

class FormMeta(TypedDict):
    name: str
    slug: str
    organiser: str
    """Organisation that receives the answers"""
    language: str
    active: bool
    """False: the form does not accept answers"""
    fields: list[FormField]
    consent_text: str | None
    """Text that must be agreed to with `_consent: true`; null: none"""
    public_url: str
    submit_url: str
    version: str
    """Version of the questions. Send it back as `_version` to make sure that the questions have not changed
    since
    """
    stamp: str
    """Signed current time. Send it back as `_stamp` between two seconds and a day later, which distinguishes
    people from bots
    """
    honeypot: Literal["_website"]
    """Name of a hidden field. Submissions that fill it are discarded"""

FormAnswers: TypeAlias = "dict[str, Any]"
"""Answers by field name; `_consent: true` if the form has a consent text; `_version`, `_stamp` and `_website` as
described in the form's metadata
"""

class FormReceived(TypedDict):
    status: Literal["received"]
    message: str
    """Message to show to the visitor"""
    redirect_url: str | None
    """Address to open next; null: none"""

class WebhookEndpoint(TypedDict):
    id: int
    url: str
    description: str | None
    """Your own note about the endpoint"""
    events: list[str]
    event_ids: list[int] | None
    """Events whose domain events are sent; null: all. With ids, domain events that belong to no event are not
    sent. Tests, replays and automation.fired are always sent
    """
    header_names: list[str]
    """Names of the custom headers; their values are never returned"""
    active: bool
    """Whether events are sent"""
    paused_reason: str | None
    """Why the service has switched it off, and what to do; null: it has not"""
    failing_since: str | None
    """UTC"""
    previous_secret_valid_until: str | None
    """UTC"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""

class NewWebhookEndpoint(TypedDict):
    url: str
    """Public http or https URL without user name and password"""
    events: list[Literal["import.completed", "email.bounced", "email.failed", "event.created", "event.updated", "event.deleted", "attendee.registered", "attendee.waitlisted", "attendee.pending", "attendee.updated", "attendee.cancelled", "session.created", "session.updated", "session.deleted", "attendee.checked_in", "attendee.checked_out", "attendee.came_back", "attendee.check_in_undone", "survey.answered", "cert.issued", "cert.revoked", "cert.expiring_soon", "cert.bulk_completed", "training.completed", "training.overdue", "badge.awarded", "badge.revoked", "crm.profile_updated", "crm.lead_score_changed", "contact.created", "contact.updated", "contact.deleted", "contact.merged", "form.submitted", "*"]]
    """Event types, or ["*"] for all types, including future ones"""
    description: NotRequired[str | None]
    """Note"""
    event_ids: NotRequired[list[int] | None]
    """Events whose domain events are sent; null: all. With ids, domain events that belong to no event are not
    sent. Tests, replays and automation.fired are always sent
    """
    headers: NotRequired[dict[str, str] | None]
    """Headers to add. Values are stored encrypted and never returned; they are visible ASCII, and all names and
    values have at most 6,144 characters together. Names of the connection, Host, User-Agent, Content-*,
    Proxy-*, X-Service-* and webhook-* are not accepted
    """
    active: NotRequired[bool]
    """false: sends nothing; default: true"""

class CreatedWebhookEndpoint(TypedDict):
    id: int
    url: str
    description: str | None
    """Your own note about the endpoint"""
    events: list[str]
    event_ids: list[int] | None
    """Events whose domain events are sent; null: all. With ids, domain events that belong to no event are not
    sent. Tests, replays and automation.fired are always sent
    """
    header_names: list[str]
    """Names of the custom headers; their values are never returned"""
    active: bool
    """Whether events are sent"""
    paused_reason: str | None
    """Why the service has switched it off, and what to do; null: it has not"""
    failing_since: str | None
    """UTC"""
    previous_secret_valid_until: str | None
    """UTC"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""
    secret: str
    """Secret that deliveries are signed with. It is only shown here and cannot be read again."""

class WebhookEndpointChange(TypedDict):
    url: NotRequired[str]
    """Public http or https URL without user name and password"""
    events: NotRequired[list[Literal["import.completed", "email.bounced", "email.failed", "event.created", "event.updated", "event.deleted", "attendee.registered", "attendee.waitlisted", "attendee.pending", "attendee.updated", "attendee.cancelled", "session.created", "session.updated", "session.deleted", "attendee.checked_in", "attendee.checked_out", "attendee.came_back", "attendee.check_in_undone", "survey.answered", "cert.issued", "cert.revoked", "cert.expiring_soon", "cert.bulk_completed", "training.completed", "training.overdue", "badge.awarded", "badge.revoked", "crm.profile_updated", "crm.lead_score_changed", "contact.created", "contact.updated", "contact.deleted", "contact.merged", "form.submitted", "*"]]]
    """Event types, or ["*"] for all types, including future ones"""
    description: NotRequired[str | None]
    """Note"""
    event_ids: NotRequired[list[int] | None]
    """Events whose domain events are sent; null: all. With ids, domain events that belong to no event are not
    sent. Tests, replays and automation.fired are always sent
    """
    headers: NotRequired[dict[str, str] | None]
    """Headers to add. Values are stored encrypted and never returned; they are visible ASCII, and all names and
    values have at most 6,144 characters together. Names of the connection, Host, User-Agent, Content-*,
    Proxy-*, X-Service-* and webhook-* are not accepted
    """
    active: NotRequired[bool]
    """false: cancels pending deliveries; true: also ends a pause"""

class WebhookAttempt(TypedDict):
    number: int
    """1 to 3. The number of an interrupted attempt is used again."""
    started_at: str
    """UTC"""
    ended_at: str | None
    """UTC"""
    duration_ms: int | None
    status_code: int | None
    """HTTP status of the response; null: there was none"""
    error: Literal["status", "dns", "tls", "timeout", "connection", "refused_address", "interrupted", "too_large", None]
    """Reason of the failure: a status other than 2xx, an unknown host name, no secure connection, no response
    within 10 seconds, a broken connection, an internal address, or the service was stopped
    """
    response_body: str | None
    """First 16 KiB of the response"""
    response_truncated: bool
    """Whether the response was longer, broke off, or had not ended after 10 seconds"""

class WebhookDelivery(TypedDict):
    id: int
    event_id: int | None
    """Id of the event; null: a test message"""
    endpoint_id: int
    event: str
    """Event type"""
    kind: Literal["event", "test", "replay"]
    """Reason for the delivery"""
    replay_of: int | None
    """Id of the delivery that this one repeats; null: none"""
    status: Literal["pending", "succeeded", "failed", "cancelled"]
    created_at: str
    """UTC"""
    next_attempt_at: str | None
    """UTC"""
    attempts: list[WebhookAttempt]

class ReplayRequest(TypedDict):
    since: str
    """ISO 8601, for example 2026-11-20T09:30:00. Without a zone it is UTC; a date alone is midnight UTC."""

class Replayed(TypedDict):
    replayed: int
    """Number of new deliveries"""

class WebhookEvent(TypedDict):
    id: int
    """Id of the event; pass it as `after` to continue from here"""
    webhook_id: str
    """Header webhook-id of its deliveries"""
    event: str
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: dict[str, Any]

class CertificateEmail(TypedDict):
    """The email that delivers a certificate"""
    email_id: int
    """Identifier of the mail in the outbox"""
    to: str
    """Recipient address"""
    status: str
    """queued, or sending when it is already on its way"""
    was_waiting: bool
    """true: an email with it was already queued, so no second one was created"""

class EmailCertificates(TypedDict):
    """Which active certificates of an event to email"""
    who: NotRequired[Literal["not_mailed", "all"]]
    """not_mailed: certificates never emailed; all: also those emailed before; default: "not_mailed" """

class EmailCertificatesResult(TypedDict):
    """Emails queued, and why others were not"""
    queued: int
    """Emails queued"""
    no_address: int
    """Certificates without a usable address"""
    suppressed: int
    """Certificates whose address is suppressed"""
    waiting: int
    """Certificates with an email already queued"""
    mailed_before: int
    """Certificates left out because they were emailed before"""

class MessageAudience(TypedDict):
    """Fields of EventAudience for messages to attendees, of ContactAudience for messages to contacts"""
    attendee_ids: NotRequired[list[int]]
    """Chosen attendees, at most 10,000, instead of a filter. Lists of messages leave it out"""
    search: NotRequired[str]
    """Text to find, ignoring case and accents; every character is literal"""
    status: NotRequired[list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]]]
    """Statuses; default: registered"""
    tags: NotRequired[list[str]]
    """Only contacts with all of these tags"""
    registration_type_id: NotRequired[list[int]]
    """Registration types, any of them"""
    signed_up_for: NotRequired[int]
    """Session with sign-up that the attendee has a place or a wish for"""
    checked_in: NotRequired[bool]
    """Whether the attendee is checked in to the event"""
    has_certificate: NotRequired[bool]
    """Whether they have an active certificate"""
    answered_survey: NotRequired[bool]
    """Whether they answered the survey"""
    since: NotRequired[str]
    """Added at this time or later. ISO 8601"""
    until: NotRequired[str]
    """Added before this time. ISO 8601"""
    contact_ids: NotRequired[list[int]]
    """Chosen contacts, at most 10,000, instead of a filter. Lists of messages leave it out"""
    stage: NotRequired[Literal["lead", "qualified", "customer", "evangelist"]]
    """Only contacts in this lifecycle stage"""
    owner: NotRequired[str]
    """Only contacts of this owner"""
    source: NotRequired[Literal["api", "panel", "import", "registration", "form"]]
    """Only contacts from this source"""
    min_score: NotRequired[int]
    """Lead score of at least this value"""
    max_score: NotRequired[int]
    """Lead score of at most this value"""
    active_since: NotRequired[str]
    """Only contacts with activity at or after this time"""
    inactive_since: NotRequired[str]
    """Only contacts without activity since this time"""
    account_id: NotRequired[int]
    """Only contacts of this account"""
    consent: NotRequired[Literal["granted", "not_denied"]]
    """granted (default): only contacts who agreed to emails; not_denied: also those whose consent is unknown.
    Contacts who denied it never get one
    """

class MessageStats(TypedDict):
    """Figures of the message"""
    recipients: int
    """Recipients so far; all of them once it is sent"""
    queued: int
    """Emails that wait to be sent"""
    sent: int
    """Emails that a mail server accepted"""
    kept: int
    """Emails that were not delivered because no mail server is configured (SMTP_URL)"""
    failed: int
    """Emails that failed"""
    suppressed: int
    """Recipients who got none because their address is suppressed or unsubscribed"""
    cancelled: int
    """Emails that were cancelled"""
    opened_links: NotRequired[int]
    """Recipients who opened a link; absent in lists"""

class Message(TypedDict):
    id: int
    """Identifier"""
    event_id: int | None
    """Event of the attendees; null: a message to contacts"""
    subject: str | None
    """Subject; null: that of the template"""
    body: str | None
    """Markdown; null: that of the template"""
    language: Literal["en", "tr", "de", "es", "fr", "ar", None]
    """Language of the text; null: with a template, that of each recipient"""
    template_id: int | None
    """Email template; null: its own text"""
    audience: MessageAudience
    chosen_count: int | None
    """Number of chosen people; null: the audience is a filter"""
    transactional: bool
    """Whether it also goes to people who unsubscribed"""
    send_at: str | None
    """Time of sending, UTC; null: it was to be sent at once"""
    send_at_local: str | None
    """Local time of sending, if it follows the time zone; null: not"""
    time_zone: str
    """Time zone of `send_at_local`: that of the event or the organisation"""
    status: Literal["scheduled", "sending", "sent", "cancelled"]
    """scheduled: can be changed. sending: can be cancelled; what has not left then stays unsent"""
    stats: MessageStats
    """Figures of the message"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""
    started_at: str | None
    """When sending began, UTC; null: not yet"""
    finished_at: str | None
    """When it was sent or cancelled, UTC; null: not yet"""

class EventAudience(TypedDict):
    """A filter, applied when the message is sent, or `attendee_ids`; {}: everybody who is registered"""
    attendee_ids: NotRequired[list[int]]
    """Chosen attendees, at most 10,000, instead of a filter. Lists of messages leave it out"""
    search: NotRequired[str]
    """Text to find, ignoring case and accents; every character is literal"""
    status: NotRequired[list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]]]
    """Statuses; default: registered"""
    tags: NotRequired[list[str]]
    """Only attendees with all of these tags"""
    registration_type_id: NotRequired[list[int]]
    """Registration types, any of them"""
    signed_up_for: NotRequired[int]
    """Session with sign-up that the attendee has a place or a wish for"""
    checked_in: NotRequired[bool]
    """Whether the attendee is checked in to the event"""
    has_certificate: NotRequired[bool]
    """Whether they have an active certificate"""
    answered_survey: NotRequired[bool]
    """Whether they answered the survey"""
    since: NotRequired[str]
    """Added at this time or later. ISO 8601"""
    until: NotRequired[str]
    """Added before this time. ISO 8601"""

class NewEventMessage(TypedDict):
    """Send either `subject` and `body`, or `template_id`"""
    subject: NotRequired[str]
    """Subject in one line; Liquid"""
    body: NotRequired[str]
    """Text of the message: Markdown and Liquid, such as {{ attendee.first_name }}"""
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    """Language of the text; default: the event's or the organisation's"""
    template_id: NotRequired[int]
    """Email template to use instead of `subject` and `body`"""
    audience: EventAudience
    send_at: NotRequired[str]
    """Time of sending. Without it and `send_at_local`: now"""
    send_at_local: NotRequired[str]
    """Local time of sending in the time zone of the event, or of the organisation for contacts; it follows
    changes of the zone
    """
    transactional: NotRequired[bool]
    """true: it is about the registration itself, such as a changed room, and also goes to people who
    unsubscribed; for events only; default: false
    """

class MessagePreviewExcluded(TypedDict):
    """People who would not get it, by reason"""
    no_address: int
    """People without a usable address"""
    suppressed: int
    """People whose address is suppressed, or belongs to sample data"""
    unsubscribed: int
    """People who unsubscribed"""
    no_consent: int
    """Contacts without the required consent"""

class MessagePreviewExcludedPeopleItem(TypedDict):
    name: str
    """Name of the person"""
    email: str | None
    """Address; null: none"""
    reason: Literal["no_address", "suppressed", "unsubscribed", "no_consent"]
    """Why they would not get it"""

class MessagePreviewExample(TypedDict):
    """The message as the first recipient gets it; null: nobody gets it"""
    to: str
    """Address of the recipient"""
    subject: str
    """Subject"""
    html: str
    """The whole email as HTML"""
    text: str
    """The whole email as plain text"""

class MessagePreview(TypedDict):
    """Effect of a message, without sending it"""
    recipients: int
    """People who would get it"""
    excluded: MessagePreviewExcluded
    """People who would not get it, by reason"""
    excluded_people: list[MessagePreviewExcludedPeopleItem]
    """The first 100 excluded people"""
    example: MessagePreviewExample | None
    """The message as the first recipient gets it; null: nobody gets it"""

class ContactAudience(TypedDict):
    """A filter, applied when the message is sent, or `contact_ids`; {}: all contacts"""
    contact_ids: NotRequired[list[int]]
    """Chosen contacts, at most 10,000, instead of a filter. Lists of messages leave it out"""
    search: NotRequired[str]
    """Text to find, ignoring case and accents; every character is literal"""
    stage: NotRequired[Literal["lead", "qualified", "customer", "evangelist"]]
    """Only contacts in this lifecycle stage"""
    tags: NotRequired[list[str]]
    """Only contacts with all of these tags"""
    owner: NotRequired[str]
    """Only contacts of this owner"""
    source: NotRequired[Literal["api", "panel", "import", "registration", "form"]]
    """Only contacts from this source"""
    min_score: NotRequired[int]
    """Lead score of at least this value"""
    max_score: NotRequired[int]
    """Lead score of at most this value"""
    active_since: NotRequired[str]
    """Only contacts with activity at or after this time"""
    inactive_since: NotRequired[str]
    """Only contacts without activity since this time"""
    account_id: NotRequired[int]
    """Only contacts of this account"""
    consent: NotRequired[Literal["granted", "not_denied"]]
    """granted (default): only contacts who agreed to emails; not_denied: also those whose consent is unknown.
    Contacts who denied it never get one
    """

class NewContactMessage(TypedDict):
    """Send either `subject` and `body`, or `template_id`"""
    subject: NotRequired[str]
    """Subject in one line; Liquid"""
    body: NotRequired[str]
    """Text of the message: Markdown and Liquid, such as {{ attendee.first_name }}"""
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    """Language of the text; default: the event's or the organisation's"""
    template_id: NotRequired[int]
    """Email template to use instead of `subject` and `body`"""
    audience: ContactAudience
    send_at: NotRequired[str]
    """Time of sending. Without it and `send_at_local`: now"""
    send_at_local: NotRequired[str]
    """Local time of sending in the time zone of the event, or of the organisation for contacts; it follows
    changes of the zone
    """

class MessageChange(TypedDict):
    """Sending `template_id` replaces subject and body, and the other way round; null for both times: now"""
    subject: NotRequired[str]
    """Subject in one line; Liquid"""
    body: NotRequired[str]
    """Text of the message: Markdown and Liquid, such as {{ attendee.first_name }}"""
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    """Language of the text"""
    template_id: NotRequired[int | None]
    """Email template to use instead of `subject` and `body`"""
    audience: NotRequired[MessageAudience]
    send_at: NotRequired[str | None]
    """Time of sending. Without it and `send_at_local`: now"""
    send_at_local: NotRequired[str | None]
    """Local time of sending in the time zone of the event, or of the organisation for contacts; it follows
    changes of the zone
    """
    transactional: NotRequired[bool]
    """true: it is about the registration itself, such as a changed room, and also goes to people who
    unsubscribed; for events only; default: false
    """

class MessageTest(TypedDict):
    to: str
    """Address for the test"""
    language: NotRequired[Literal["en", "tr", "de", "es", "fr", "ar"]]
    """Language, if the template has several"""

class MessageTestResult(TypedDict):
    email_id: int
    """Email with sample data"""
    to: str
    """Its address"""
    language: Literal["en", "tr", "de", "es", "fr", "ar"]
    """Language of the text"""

class MessageResend(TypedDict):
    include_unanswered: NotRequired[bool]
    """Also resend emails that were handed over without an answer of the mail server. They may have arrived;
    default: false
    """

class MessageRecipient(TypedDict):
    id: int
    """Identifier"""
    attendee_id: int | None
    """Attendee; null: a contact"""
    contact_id: int | None
    """Contact; null: an attendee"""
    name: str
    """Name; empty when the person was deleted or erased"""
    address: str
    """Address; empty when the person was erased"""
    status: Literal["queued", "sent", "kept", "failed", "suppressed", "cancelled"]
    """kept: no mail server is configured. suppressed: the address gets no such emails"""
    reason: str | None
    """Reply of the mail server, or why nothing was sent; null: none"""
    email_id: int | None
    """Newest email to the recipient; null: none"""
    sent_at: str | None
    """When a mail server accepted it, UTC; null: not sent"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class ErasureRequest(TypedDict):
    id: int
    """Identifier of the request"""
    email: str | None
    """Address of the person; null: the request has ended"""
    status: Literal["open", "erased", "declined"]
    """Whether it waits for you, or how it ended"""
    reason: str | None
    """Reason for declining it; null: none was given"""
    requested_at: str
    """When the person asked, UTC"""
    ended_at: str | None
    """When it ended, UTC; null: it is open"""

class DeclineErasureRequest(TypedDict):
    reason: NotRequired[str | None]
    """Why you decline it, for your own records. Do not name the person: the reason outlives the request"""

class TrainingAssignmentRule(TypedDict):
    """Rule that gives a programme to contacts, now and later"""
    id: int
    """Identifier"""
    programme_id: int
    """Identifier of the training programme"""
    tags: list[str]
    """Contacts with at least one of these tags get the programme; empty: every contact"""
    reached: int
    """Number of contacts that the rule has reached"""
    created_at: str
    """When it was created, UTC"""
    updated_at: str
    """When it was last changed, UTC"""

class NewTrainingAssignmentRule(TypedDict):
    """Contacts who get the programme"""
    tags: list[str]
    """Contacts with at least one of these tags get the programme; empty: every contact"""

class TrainingAssignmentRulePreview(TypedDict):
    """Present effect of a rule, without saving it"""
    contacts: int
    """Number of contacts with an email address that match now"""
    would_assign: int
    """Number of these who do not have the programme yet"""

class AutomationCondition(TypedDict):
    field: Literal["tag", "answer", "tier", "kind", "language", "attended"]
    """tag: a tag of the attendee; answer: their answer to `question_id`; tier, kind: of the certificate, or of
    any active certificate of the attendee; language: of the attendee, or else of the event; attended: whether
    the attendee has checked in
    """
    question_id: str | None
    """Registration question whose answer is compared; null: not about an answer"""
    operator: Literal["is", "is_not"]
    """Comparison"""
    value: str
    """Text to compare with; `true` or `false` for attended, yes_no and consent. An answer with several options,
    and a tag, match when one of them is the value
    """

class AutomationAction(TypedDict):
    id: int
    """Number of the action within the rule"""
    type: Literal["send_email", "award_badge", "issue_certificate", "send_webhook", "add_crm_tag"]
    """Type of action"""
    template_id: NotRequired[int]
    """Email template of `send_email`"""
    badge_template_id: NotRequired[int]
    """Badge template of `award_badge`"""
    endpoint_id: NotRequired[int]
    """Webhook endpoint of `send_webhook`"""
    tag: NotRequired[str]
    """Tag that `add_crm_tag` adds to the contact"""
    delay_hours: int
    """Delay in hours after the trigger, independent of clock changes"""

class AutomationRuleStats(TypedDict):
    pending: int
    """Number of runs that wait for their time or for an email to be sent"""
    sent: int
    """Number of completed runs"""
    failed: int
    """Number of failed runs"""

class AutomationRule(TypedDict):
    id: int
    event_id: int
    name: str
    """Name of the rule"""
    trigger: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]
    """Trigger of the rule; docs/automations.md describes when each fires"""
    trigger_hours: int | None
    """Elapsed hours before the event or session begins (before_event, before_session; required), or after the
    event is over (after_event; default 0)
    """
    session_id: int | None
    """Session of before_session; null: every session of the event"""
    form_id: int | None
    """Lead form of form_submitted, for which it is required"""
    conditions: list[AutomationCondition]
    """Conditions that must all hold when an action is due"""
    actions: list[AutomationAction]
    enabled: bool
    organisation_rule_id: int | None
    """Rule of the organisation that this one is a copy of; only `enabled` can be changed here. null: own rule"""
    stats: AutomationRuleStats
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""

class NewAutomationCondition(TypedDict):
    field: Literal["tag", "answer", "tier", "kind", "language", "attended"]
    """tag: a tag of the attendee; answer: their answer to `question_id`; tier, kind: of the certificate, or of
    any active certificate of the attendee; language: of the attendee, or else of the event; attended: whether
    the attendee has checked in
    """
    question_id: NotRequired[str | None]
    """Registration question whose answer is compared; for `answer` only"""
    operator: NotRequired[Literal["is", "is_not"]]
    """Comparison; default: "is" """
    value: str
    """Text to compare with; `true` or `false` for attended, yes_no and consent. An answer with several options,
    and a tag, match when one of them is the value
    """

class NewAutomationAction(TypedDict):
    id: NotRequired[int]
    """In an update: number of the existing action. Without it, an action with the same type and target is kept"""
    type: Literal["send_email", "award_badge", "issue_certificate", "send_webhook", "add_crm_tag"]
    """Type of action"""
    template_id: NotRequired[int]
    """Email template of `send_email`"""
    badge_template_id: NotRequired[int]
    """Badge template of `award_badge`"""
    endpoint_id: NotRequired[int]
    """Webhook endpoint of `send_webhook`"""
    tag: NotRequired[str]
    """Tag that `add_crm_tag` adds to the contact"""
    delay_hours: NotRequired[int]
    """Delay in hours after the trigger, independent of clock changes; default: 0"""

class NewAutomationRule(TypedDict):
    name: str
    """Name of the rule"""
    trigger: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]
    """Trigger of the rule; docs/automations.md describes when each fires"""
    trigger_hours: NotRequired[int | None]
    """Elapsed hours before the event or session begins (before_event, before_session; required), or after the
    event is over (after_event; default 0)
    """
    form_id: NotRequired[int | None]
    """Lead form of form_submitted, for which it is required"""
    conditions: NotRequired[list[NewAutomationCondition]]
    """Conditions that must all hold when an action is due; otherwise it is skipped"""
    session_id: NotRequired[int | None]
    """Session of before_session; null: every session of the event"""
    actions: list[NewAutomationAction]
    """Actions of the rule"""
    enabled: NotRequired[bool]
    """Whether the rule fires. Disabling it cancels its waiting runs; enabling it applies to anything that
    happens from then on; default: true
    """

class AutomationRuleChange(TypedDict):
    name: NotRequired[str]
    """Name of the rule"""
    trigger: NotRequired[Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]]
    """Trigger of the rule; docs/automations.md describes when each fires"""
    trigger_hours: NotRequired[int | None]
    """Elapsed hours before the event or session begins (before_event, before_session; required), or after the
    event is over (after_event; default 0)
    """
    form_id: NotRequired[int | None]
    """Lead form of form_submitted, for which it is required"""
    conditions: NotRequired[list[NewAutomationCondition]]
    """Conditions that must all hold when an action is due; otherwise it is skipped"""
    session_id: NotRequired[int | None]
    """Session of before_session; null: every session of the event"""
    actions: NotRequired[list[NewAutomationAction]]
    """Actions of the rule"""
    enabled: NotRequired[bool]

class AutomationRun(TypedDict):
    id: int
    rule_id: int
    action_id: int
    type: Literal["send_email", "award_badge", "issue_certificate", "send_webhook", "add_crm_tag"]
    subject_type: Literal["attendee", "certificate", "badge_award", "training_completion", "training_assignment", "form_submission"]
    subject_id: int
    name: NotRequired[str]
    """Name of the person; empty when deleted; absent without the scope attendees:read"""
    email: NotRequired[str]
    """Email address of the person; empty when unknown; absent without the scope attendees:read"""
    occurred_at: str
    """When the trigger occurred"""
    session_id: int | None
    """Session that before_session fired for; null: another trigger"""
    due_at: str
    """When the action is due"""
    status: Literal["waiting", "queued", "done", "failed", "skipped", "cancelled"]
    """waiting: not due yet. queued: waiting for its email to be sent. skipped: not done, for the reason given.
    cancelled: the rule was disabled or changed
    """
    reason: str | None
    """Why the action was not done; null: it was, or is still due"""
    email_id: int | None
    """Id of the email of the run; null: none"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""

class AutomationCatchUpSubjectsItem(TypedDict):
    subject_type: Literal["attendee", "certificate", "badge_award", "training_completion", "training_assignment", "form_submission"]
    subject_id: int
    name: NotRequired[str]
    """Name of the person; empty when deleted; absent without the scope attendees:read"""
    email: NotRequired[str]
    """Email address of the person; empty when unknown; absent without the scope attendees:read"""
    occurred_at: str
    """When the trigger occurred"""

class AutomationCatchUp(TypedDict):
    count: int
    """Number of records that the rule has not handled yet"""
    subjects: list[AutomationCatchUpSubjectsItem]
    """The first of these records"""

class OrganisationAutomationRuleStats(TypedDict):
    """Runs of all copies"""
    pending: int
    """Number of runs that wait for their time or for an email to be sent"""
    sent: int
    """Number of completed runs"""
    failed: int
    """Number of failed runs"""

class OrganisationAutomationRule(TypedDict):
    id: int
    name: str
    """Name of the rule"""
    trigger: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]
    """Trigger of the rule; docs/automations.md describes when each fires"""
    trigger_hours: int | None
    """Elapsed hours before the event or session begins (before_event, before_session; required), or after the
    event is over (after_event; default 0)
    """
    form_id: int | None
    """Lead form of form_submitted, for which it is required"""
    conditions: list[AutomationCondition]
    """Conditions that must all hold when an action is due"""
    actions: list[AutomationAction]
    enabled: bool
    stats: OrganisationAutomationRuleStats
    """Runs of all copies"""
    created_at: str
    """UTC"""
    updated_at: str
    """UTC"""
    event_count: int
    """Number of events that have a copy of the rule"""

class NewOrganisationAutomationRule(TypedDict):
    name: str
    """Name of the rule"""
    trigger: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]
    """Trigger of the rule; docs/automations.md describes when each fires"""
    trigger_hours: NotRequired[int | None]
    """Elapsed hours before the event or session begins (before_event, before_session; required), or after the
    event is over (after_event; default 0)
    """
    form_id: NotRequired[int | None]
    """Lead form of form_submitted, for which it is required"""
    conditions: NotRequired[list[NewAutomationCondition]]
    """Conditions that must all hold when an action is due; otherwise it is skipped"""
    actions: list[NewAutomationAction]
    """Actions of the rule"""
    enabled: NotRequired[bool]
    """Whether the rule fires. Disabling it cancels its waiting runs; enabling it applies to anything that
    happens from then on; default: true
    """

class OrganisationAutomationRuleChange(TypedDict):
    name: NotRequired[str]
    """Name of the rule"""
    trigger: NotRequired[Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]]
    """Trigger of the rule; docs/automations.md describes when each fires"""
    trigger_hours: NotRequired[int | None]
    """Elapsed hours before the event or session begins (before_event, before_session; required), or after the
    event is over (after_event; default 0)
    """
    form_id: NotRequired[int | None]
    """Lead form of form_submitted, for which it is required"""
    conditions: NotRequired[list[NewAutomationCondition]]
    """Conditions that must all hold when an action is due; otherwise it is skipped"""
    actions: NotRequired[list[NewAutomationAction]]
    """Actions of the rule"""
    enabled: NotRequired[bool]

class AutomationPreset(TypedDict):
    preset: Literal["day_before", "hour_before_online", "thank_you_survey", "missed_you", "certificate", "expiry_reminder"]
    """Name of the ready-made rule"""
    description: str
    """Recipients, time and content of the rule"""
    trigger: Literal["attended_event", "registered_no_show", "certificate_issued", "survey_not_completed", "badge_earned", "lms_course_completed", "compliance_overdue", "before_event", "after_event", "before_session", "registered", "waitlisted", "cancelled", "survey_answered", "form_submitted", "certificate_expiring"]
    """Trigger of the rule"""
    trigger_hours: int | None
    """Hours before or after; null: the trigger has none"""
    action: Literal["send_email", "issue_certificate"]
    """Action of the rule"""

class AttendeeActionFilter(TypedDict):
    """All attendees that match, as in "List attendees"; {}: everybody"""
    search: NotRequired[str]
    """Text to find, ignoring case and accents; every character is literal"""
    status: NotRequired[list[Literal["registered", "waitlisted", "offered", "pending", "cancelled"]]]
    """Status; repeat it to match any of several"""
    checked_in: NotRequired[bool]
    """Whether the attendee is checked in to the event"""
    certificate: NotRequired[Literal["none", "active", "revoked"]]
    """active: has an active certificate; revoked: only has a revoked one; none: never had one"""
    tag: NotRequired[list[str]]
    """Tag; repeat it to match attendees with all of several"""
    registration_type_id: NotRequired[list[int]]
    """Registration type; repeat it to match any of several"""
    signed_up_for: NotRequired[int]
    """Session with sign-up that the attendee has a place or a wish for"""
    since: NotRequired[str]
    """Added at this time or later. ISO 8601"""
    until: NotRequired[str]
    """Added before this time. ISO 8601"""
    ids: NotRequired[list[int]]
    """Attendee ids, at most 200"""

class AttendeeAction(TypedDict):
    action: Literal["approve", "decline", "cancel", "restore", "delete", "check_in", "add_tag", "remove_tag", "send_ticket"]
    """approve, decline: decide about pending registrations, as in "Approve a registration"; restore: undoes
    cancel; check_in: checks in to the event; send_ticket: emails the ticket to registered attendees
    """
    ids: NotRequired[list[int]]
    """Attendees of the event, at most 10,000. Send either ids or filter"""
    filter: NotRequired[AttendeeActionFilter]
    """All attendees that match, as in "List attendees"; {}: everybody"""
    tag: NotRequired[str]
    """Required for add_tag and remove_tag"""
    reason: NotRequired[str | None]
    """Reason, shown in the email to the person; null: none"""

class AttendeeActionReportSkippedItem(TypedDict):
    id: int
    """Identifier of the attendee"""
    name: str | None
    """Name of the attendee; null: no attendee of the event has this id"""
    code: str
    """Stable code for programs"""
    reason: str
    """The reason, for people"""

class AttendeeActionReportUndo(TypedDict):
    """The action that reverses this one, at any time; null: it cannot be undone"""
    action: Literal["approve", "decline", "cancel", "restore", "delete", "check_in", "add_tag", "remove_tag", "send_ticket"]
    """The action that reverses it"""
    tag: str | None
    """The tag of the action; null: none"""
    ids: list[int]
    """Attendees of the action: after cancel only those who were registered"""

class AttendeeActionReport(TypedDict):
    dry_run: bool
    """Whether this was a preview and nothing was changed"""
    affected: int
    """Number of attendees changed"""
    skipped_count: int
    """Number of attendees skipped"""
    skipped: list[AttendeeActionReportSkippedItem]
    """The first 100 skipped attendees, with reasons"""
    undo: AttendeeActionReportUndo | None
    """The action that reverses this one, at any time; null: it cannot be undone"""

class AttendeeImport(TypedDict):
    text: NotRequired[str]
    """Rows with their headers, as pasted, or addresses as in an email: Ada Lovelace <ada@example.org>, …"""
    mapping: NotRequired[dict[str, str | None]]
    """Field of each column by header: first_name, last_name, name (full name), email, status, registration_type,
    values.KEY for a value of the event, answers.ID for a question of the event or a type, or null.
    registration_type is the name of a type. Columns not listed are ignored. Without a mapping, headers are
    recognised automatically
    """
    on_existing: NotRequired[Literal["skip", "update"]]
    """skip: existing attendees stay unchanged; update: they get the names and values in the file; default:
    "skip"
    """

class AttendeeImportReportColumnsItem(TypedDict):
    header: str
    """Header as in the file"""
    sample: str
    """First cell below it that is not blank"""
    guess: str | None
    """The field it is used as: first_name, last_name, name, email, status, registration_type, values.KEY or
    answers.ID; null: ignored
    """

class AttendeeImportReportErrorsItem(TypedDict):
    row: int
    """Row number, as in a spreadsheet program"""
    column: str | None
    """Header of the column; null: the whole row"""
    code: str
    """Stable code for programs"""
    message: str
    """The problem, for people"""

class AttendeeImportReportRowsItem(TypedDict):
    row: int
    """Row number, as in a spreadsheet program"""
    name: str | None
    """Full name; null: the row is rejected"""
    email: str | None
    """Email address; null: the row is rejected"""
    verdict: Literal["new", "changed", "there", "refused"]
    """new: will be added; changed: gets the names in the file; there: stays unchanged; refused: rejected"""
    message: str | None
    """Reason for the rejection, for people; null: not rejected"""

class AttendeeImportReport(TypedDict):
    dry_run: bool
    """Whether this was a preview and nothing was imported"""
    header_row: int
    """Row that contains the headers"""
    columns: list[AttendeeImportReportColumnsItem]
    """The columns of the file, from the left"""
    created: int
    """Attendees added"""
    updated: int
    """Attendees already in the event whose names were updated"""
    skipped: int
    """Attendees already in the event and left unchanged"""
    checked_in: int
    """Attendees checked in to the event because their status is attended"""
    failed: int
    """Rows rejected"""
    errors: list[AttendeeImportReportErrorsItem]
    """The first 1,000 problems"""
    rows: NotRequired[list[AttendeeImportReportRowsItem]]
    """With dry_run only: the first 1,000 rows in file order, with the result for each"""
    failed_rows_csv: str | None
    """All rejected rows as CSV, with the reasons: correct it and send it again; null: none"""
    failed_rows_url: str | None
    """Address of these rows, for 30 days; null: none was rejected, or this was a preview"""

class Found(TypedDict):
    kind: Literal["event", "attendee", "certificate", "design", "contact"]
    """Kind of record"""
    id: int
    """Identifier of the record"""
    event_id: int | None
    """Event of the record; null: none"""
    title: str
    """Name of the record"""
    subtitle: str
    """Text that distinguishes the record, such as an address; may be empty"""

class PersonRecordsRegistrationsItemsItem(TypedDict):
    attendee_id: int
    """Identifier of the attendee"""
    event_id: int
    """Identifier of the event"""
    event_name: str
    """Name of the event"""
    event_date: str | None
    """Start of the event, UTC; null: no date"""
    name: str
    """Name of the attendee"""
    status: str
    """Status of the registration, such as registered"""
    checked_in_at: str | None
    """When the attendee arrived, UTC; null: they did not"""
    sessions_attended: int
    """Number of sessions attended"""
    created_at: str
    """When they registered, UTC"""

class PersonRecordsRegistrations(TypedDict):
    """Registrations for events; absent without the scope attendees:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsRegistrationsItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsCertificatesItemsItem(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    event_name: str
    """Name of the event"""
    name: str
    """Name on the certificate"""
    kind: str
    """Kind of the certificate"""
    tier: str | None
    """Tier; null: none"""
    status: str
    """active, revoked or expired"""
    issued_at: str
    """When it was issued, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    cert_url: str
    """Public page of the certificate"""

class PersonRecordsCertificates(TypedDict):
    """Certificates; absent without the scope certificates:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsCertificatesItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsBadgesItemsItem(TypedDict):
    id: int
    """Identifier of the badge award"""
    badge_template_id: int
    """Identifier of the badge template"""
    event_id: int | None
    """Event it belongs to; null: none"""
    event_name: str | None
    """Name of the event; null: none"""
    badge_name: str
    """Name of the badge"""
    name: str
    """Name of the recipient"""
    status: str
    """Status of the award, such as active"""
    awarded_at: str
    """When it was awarded, UTC"""
    expires_at: str | None
    """When it stops being valid, UTC; null: never"""
    badge_url: str
    """Public page of the award"""

class PersonRecordsBadges(TypedDict):
    """Badges; absent without the scope badges:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsBadgesItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsEmailsItemsItem(TypedDict):
    id: int
    """Identifier"""
    event_id: int | None
    """Event it belongs to; null: none"""
    event_name: str | None
    """Name of the event; null: none"""
    kind: str
    """Kind of email, such as registration_confirmed"""
    subject: str
    """Subject"""
    status: str
    """Status, such as sent"""
    reason: str | None
    """Why it failed, was suppressed or was cancelled; null: it was not"""
    bounce: str | None
    """Report after it was sent: hard, soft or complaint; null: none"""
    created_at: str
    """When it was queued, UTC"""
    sent_at: str | None
    """When a mail server accepted it, UTC; null: not yet, or never"""

class PersonRecordsEmails(TypedDict):
    """Emails to the address; absent without the scope emails:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsEmailsItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsSurveyResponsesItemsItemAnswersItem(TypedDict):
    question_id: str
    """Id of the question in the survey"""
    question: str
    """Text of the question when it was answered"""
    answer: list[str] | str | float | bool
    """A text, a number, a boolean or a list of options"""

class PersonRecordsSurveyResponsesItemsItem(TypedDict):
    id: int
    """Identifier"""
    event_id: int
    """Identifier of the event"""
    event_name: str
    """Name of the event"""
    attendee_id: int
    """Identifier of the attendee"""
    submitted_at: str
    """When they first answered, UTC"""
    answers: list[PersonRecordsSurveyResponsesItemsItemAnswersItem] | None
    """The answers; null: the answers of newer responses together have over 1 MB, so these are left out"""

class PersonRecordsSurveyResponses(TypedDict):
    """Answers to surveys; absent without the scope surveys:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsSurveyResponsesItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsTrainingItemsItem(TypedDict):
    id: int
    """Identifier of the assignment"""
    programme_id: int
    """Identifier of the training programme"""
    programme_name: str
    """Name of the programme"""
    cycle: int
    """Number of the cycle, from 1"""
    status: str
    """compliant, due or overdue"""
    due_date: str | None
    """Last day to complete it; null: none"""
    assigned_at: str
    """When it was assigned, UTC"""
    completed_at: str | None
    """When it was completed, UTC; null: not yet"""

class PersonRecordsTraining(TypedDict):
    """Assigned training; absent without the scope training:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsTrainingItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsCompletionsItemsItem(TypedDict):
    id: int
    """Identifier"""
    course_id: int
    """Identifier of the course"""
    course_name: str
    """Name of the course"""
    completed_at: str
    """When the course was completed, UTC"""

class PersonRecordsCompletions(TypedDict):
    """Completed courses; absent without the scope training:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsCompletionsItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsContactsItemsItem(TypedDict):
    id: int
    """Identifier of the contact"""
    name: str
    """Name; may be empty"""
    phone: str | None
    """Phone number; null: unknown"""
    title: str | None
    """Job title; null: unknown"""
    account_name: str | None
    """Company; null: none"""
    owner: str | None
    """Person who looks after the contact; null: nobody"""
    tags: list[str]
    """Tags"""
    lifecycle_stage: str
    """Lifecycle stage, such as lead"""
    lead_score: int
    """Lead score"""
    last_activity_at: str | None
    """Time of the latest entry in the timeline, UTC; null: the timeline is empty"""
    created_at: str
    """When the contact was created, UTC"""

class PersonRecordsContacts(TypedDict):
    """The contact with the address; absent without the scope crm:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsContactsItemsItem]
    """The 50 newest records, newest first"""

class PersonRecordsSuppressionsItemsItem(TypedDict):
    id: int
    """Identifier"""
    reason: str
    """Reason, such as unsubscribed"""
    created_at: str
    """When it was added, UTC"""

class PersonRecordsSuppressions(TypedDict):
    """Reasons for which emails to the address are stopped; absent without the scope emails:read"""
    total: int
    """Number of records"""
    items: list[PersonRecordsSuppressionsItemsItem]
    """The 50 newest records, newest first"""

class PersonRecords(TypedDict):
    """Everything about an email address"""
    email: str
    """The address, as it was asked for"""
    name: str | None
    """Name by which they are known in these records; null: none"""
    registrations: NotRequired[PersonRecordsRegistrations]
    """Registrations for events; absent without the scope attendees:read"""
    certificates: NotRequired[PersonRecordsCertificates]
    """Certificates; absent without the scope certificates:read"""
    badges: NotRequired[PersonRecordsBadges]
    """Badges; absent without the scope badges:read"""
    emails: NotRequired[PersonRecordsEmails]
    """Emails to the address; absent without the scope emails:read"""
    survey_responses: NotRequired[PersonRecordsSurveyResponses]
    """Answers to surveys; absent without the scope surveys:read"""
    training: NotRequired[PersonRecordsTraining]
    """Assigned training; absent without the scope training:read"""
    completions: NotRequired[PersonRecordsCompletions]
    """Completed courses; absent without the scope training:read"""
    contacts: NotRequired[PersonRecordsContacts]
    """The contact with the address; absent without the scope crm:read"""
    suppressions: NotRequired[PersonRecordsSuppressions]
    """Reasons for which emails to the address are stopped; absent without the scope emails:read"""

class Erasure(TypedDict):
    """The person to erase, and the treatment of certificates"""
    email: str
    """Email address of the person; letter case is ignored"""
    dry_run: NotRequired[bool]
    """true: return what would be erased and kept, and change nothing; default: false"""
    certificates: NotRequired[Literal["keep", "anonymise"]]
    """keep: the name stays on valid certificates, so that anyone can verify them. anonymise: the certificates
    are revoked and the name is erased; default: "keep"
    """

class ErasureReportErasedItem(TypedDict):
    table: str
    """Kind of record, by table name"""
    rows: int
    """Number of rows"""
    outcome: str
    """Treatment of the rows, in a sentence"""

class ErasureReportKeptItem(TypedDict):
    table: str
    """Kind of record, by table name"""
    rows: int
    """Number of rows"""
    why: str
    """The data that is kept, and the reason"""

class ErasureReport(TypedDict):
    """Erased and kept data"""
    dry_run: bool
    """Whether this was a preview and nothing was changed"""
    erased: list[ErasureReportErasedItem]
    """Erased data by table; empty: nothing is stored about the person"""
    kept: list[ErasureReportKeptItem]
    """Data that is kept, by table"""

class PersonalExport(TypedDict):
    """The person whose data is exported"""
    email: str
    """Email address of the person; letter case is ignored"""

class Actor(TypedDict):
    """The actor"""
    kind: str
    """api_key, door_device, person, client, visitor, job or cli"""
    id: str | None
    """Id of a key or device, name of a job, or a visitor's daily hash; null for cli"""
    name: str | None
    """Name of the actor, also after it was deleted; null if unknown"""

class AuditEntrySubject(TypedDict):
    """The record that was changed"""
    type: str
    """Type of the record"""
    id: int
    """Identifier of the record"""
    name: str | None
    """Name of the record at that time; null: it has none"""

class AuditEntry(TypedDict):
    """A change, with its actor and time"""
    id: int
    """Identifier"""
    at: str
    """When the change was made, UTC"""
    actor: Actor
    action: str
    """The action"""
    subject: AuditEntrySubject
    """The record that was changed"""
    before: dict[str, Any] | None | list[Any]
    """Fields, or the list, before the change; null: the record was created"""
    after: dict[str, Any] | None | list[Any]
    """Fields, or the list, after the change; null: the record was deleted"""
    request_id: str | None
    """Id of the request that made the change; null: none did"""
    via: str | None
    """mcp, and the program's name if known, when an MCP client made the change; otherwise null"""

class CertificateHistoryEntryActor(TypedDict):
    """The actor; null: unknown"""
    kind: str
    """api_key, door_device, person, client, visitor, job or cli"""
    id: str | None
    """Id of a key or device, name of a job, or a visitor's daily hash; null for cli"""
    name: str | None
    """Name of the actor, also after it was deleted; null if unknown"""

class CertificateHistoryEntry(TypedDict):
    """An entry in the history of a certificate"""
    kind: Literal["issued", "mailed", "verified", "downloaded", "shared", "corrected", "revoked"]
    """mailed: an email was created, see status; verified, downloaded, shared: uses on one day, excluding robots;
    corrected: replaced by another certificate
    """
    at: str
    """When it happened; for uses, the start of the day, UTC"""
    actor: CertificateHistoryEntryActor | None
    """The actor; null: unknown"""
    email_id: int | None
    """Identifier of the email; null: none"""
    status: str | None
    """Status of the email: queued, sending, sent, failed, suppressed, cancelled; null: no email"""
    reason: str | None
    """Reason for the revocation, the correction or a failed email; null: none given"""
    certificate_id: int | None
    """Identifier of the certificate that this one replaces or is replaced by; null: none"""
    network: str | None
    """Network it was shared on: linkedin, x, facebook, whatsapp, email; null: not a share"""
    count: int
    """Number of uses on that day; otherwise 1"""

class DesignVersionMadeBy(TypedDict):
    """Author of the version; null: unknown"""
    kind: str
    """api_key, door_device, person, client, visitor, job or cli"""
    id: str | None
    """Id of a key or device, name of a job, or a visitor's daily hash; null for cli"""
    name: str | None
    """Name of the actor, also after it was deleted; null if unknown"""

class DesignVersion(TypedDict):
    """A version of a design"""
    version: int
    """Number of the version, from 1"""
    created_at: str
    """When the version was created, UTC"""
    made_by: DesignVersionMadeBy | None
    """Author of the version; null: unknown"""
    restored_from: int | None
    """Number of the version it restored; null: it restored none"""
    note: str | None
    """Note about the version; null: none"""
    certificates: int
    """Number of certificates issued with it, including revoked ones"""

class WholeDesignVersionMadeBy(TypedDict):
    """Author of the version; null: unknown"""
    kind: str
    """api_key, door_device, person, client, visitor, job or cli"""
    id: str | None
    """Id of a key or device, name of a job, or a visitor's daily hash; null for cli"""
    name: str | None
    """Name of the actor, also after it was deleted; null if unknown"""

class WholeDesignVersion(TypedDict):
    """A version of a design with its layout"""
    version: int
    """Number of the version, from 1"""
    created_at: str
    """When the version was created, UTC"""
    made_by: WholeDesignVersionMadeBy | None
    """Author of the version; null: unknown"""
    restored_from: int | None
    """Number of the version it restored; null: it restored none"""
    note: str | None
    """Note about the version; null: none"""
    certificates: int
    """Number of certificates issued with it, including revoked ones"""
    layout: Layout
    image_url: str | None
    """Address of the background picture; null: the built-in drawing named in the layout"""

class KeyOfRequest(TypedDict):
    """The API key that sent the request; null: none did"""
    id: int
    """Identifier of the API key"""
    name: str | None
    """Name of the key, also after it was deleted; null if unknown"""
    prefix: str | None
    """First characters of the key; null if unknown"""

class LoggedRequestActor(TypedDict):
    """The sender"""
    kind: str
    """api_key, door_device, person or client"""
    id: int
    """Identifier"""
    name: str | None
    """Name of the sender, also after it was deleted; null if unknown"""

class LoggedRequest(TypedDict):
    """A request to the API and its response"""
    request_id: str
    """The X-Request-Id of the response"""
    at: str
    """When the request arrived, UTC"""
    method: str
    """HTTP method"""
    path: str
    """Path below the base address, without its query. Parts that are neither an id nor a word of the API are
    shown as *
    """
    route: str | None
    """The path as in this document; null: no route matched"""
    status: int
    """HTTP status of the response"""
    code: str | None
    """Error code of the response; null: not an error"""
    duration_ms: float
    """Milliseconds from the request to the end of the response"""
    via: Literal["api", "door", "panel", "mcp"]
    """Origin: an API key, a check-in device, a person in the panel or an MCP client"""
    key: KeyOfRequest
    actor: LoggedRequestActor
    """The sender"""

class EventAnalyticsEvent(TypedDict):
    """The event"""
    id: int
    """Identifier of the event"""
    name: str
    """Name of the event"""
    event_date: str | None
    """Start of the event, UTC; null: unknown"""
    ends_at: str | None
    """End of the last session, or of the day of the event if it has none, UTC; null: unknown"""
    is_over: bool
    """Whether the event has ended"""

class EventAnalyticsRegistrationsInRange(TypedDict):
    """Totals of the range"""
    registered: int
    """Attendees by the time they were first added or registered, including those cancelled or waitlisted since"""
    cancelled: int
    """Attendees by the time of their cancellation, except those who registered again"""
    waitlisted: int
    """Attendees by the time they joined the waiting list"""

class EventAnalyticsRegistrationsSourcesItem(TypedDict):
    source: str
    """api, panel, import, registration or form"""
    registered: int
    """Attendees by the time they were first added or registered, including those cancelled or waitlisted since"""

class EventAnalyticsRegistrationsSeriesItem(TypedDict):
    date: str
    """First day of the interval"""
    registered: int
    """Attendees by the time they were first added or registered, including those cancelled or waitlisted since"""
    cancelled: int
    """Attendees by the time of their cancellation, except those who registered again"""
    waitlisted: int
    """Attendees by the time they joined the waiting list"""

class EventAnalyticsRegistrations(TypedDict):
    """Places and registrations"""
    capacity: int | None
    """Number of places; null: unlimited"""
    taken: int
    """Places currently taken by registered people and open offers"""
    free: int | None
    """Places currently free; null: unlimited"""
    waiting: int
    """People currently on the waiting list"""
    in_range: EventAnalyticsRegistrationsInRange
    """Totals of the range"""
    sources: list[EventAnalyticsRegistrationsSourcesItem]
    """Registrations of the range by source, most first"""
    series: list[EventAnalyticsRegistrationsSeriesItem]
    """Every interval of the range in order"""

class EventAnalyticsAttendanceInRange(TypedDict):
    """Totals of the range"""
    attended: int
    """Attendees by the time of their first check-in, anywhere"""

class EventAnalyticsAttendanceSessionsItem(TypedDict):
    session_id: int
    """Id of the session"""
    title: str
    """Title of the session"""
    start_time: str
    """Start of the session, UTC"""
    capacity: int | None
    """Capacity of the session; null: none"""
    checked_in: int
    """People checked in to the session"""
    of_capacity: float | None
    """checked_in divided by the capacity; null: no capacity"""
    of_attended: float
    """checked_in divided by all attendees who came to the event"""

class EventAnalyticsAttendanceSeriesItem(TypedDict):
    date: str
    """First day of the interval"""
    attended: int
    """Attendees by the time of their first check-in, anywhere"""

class EventAnalyticsAttendanceHoursItem(TypedDict):
    hour: str
    """Start of the hour, UTC"""
    checked_in: int
    """Check-ins to the event and its sessions"""

class EventAnalyticsAttendance(TypedDict):
    """Attendance"""
    registered: int
    """People who are registered now, or attended and were cancelled since"""
    attended: int
    """People who attended; each person counts once"""
    ratio: float
    """attended divided by registered"""
    no_shows: int | None
    """Registered people who did not attend; null: the event is not over"""
    no_show_ratio: float | None
    """no_shows divided by registered; null: the event is not over"""
    in_range: EventAnalyticsAttendanceInRange
    """Totals of the range"""
    sessions: list[EventAnalyticsAttendanceSessionsItem]
    """All sessions in order of their start"""
    series: list[EventAnalyticsAttendanceSeriesItem]
    """Every interval of the range in order"""
    hours: list[EventAnalyticsAttendanceHoursItem]
    """Every hour of the days of the range with any check-in"""

class EventAnalyticsFunnelItem(TypedDict):
    step: Literal["registered", "attended", "certified", "verified", "shared"]
    """certified: has a certificate; verified, shared: the certificate was verified or shared at least once"""
    count: int
    """Number of people or certificates that reached the step"""
    of_previous: float
    """Fraction of the previous step; above 1 if more reached this step, for example certificates of people who
    did not attend
    """
    of_registered: float
    """Fraction of the first step"""

class EventAnalyticsCertificatesNow(TypedDict):
    """Number of certificates by current state"""
    issued: int
    """Certificates ever issued, including replaced ones"""
    active: int
    """Certificates that are valid now"""
    expired: int
    """Certificates that have expired"""
    revoked: int
    """Certificates that were revoked or replaced, even if they would have expired since"""

class EventAnalyticsCertificatesTiersItem(TypedDict):
    tier: str | None
    """Tier; null: certificates without a tier"""
    issued: int
    """Certificates ever issued, including replaced ones"""
    active: int
    """Certificates that are valid now"""
    expired: int
    """Certificates that have expired"""
    revoked: int
    """Certificates that were revoked or replaced, even if they would have expired since"""

class EventAnalyticsCertificatesKindsItem(TypedDict):
    kind: str
    """Kind of certificate; attendee is the default kind"""
    issued: int
    """Certificates ever issued, including replaced ones"""
    active: int
    """Certificates that are valid now"""
    expired: int
    """Certificates that have expired"""
    revoked: int
    """Certificates that were revoked or replaced, even if they would have expired since"""

class EventAnalyticsCertificatesInRange(TypedDict):
    """Totals of the range"""
    issued: int
    """Certificates issued, including those revoked or replaced since"""
    revoked: int
    """Certificates revoked or replaced"""
    verified: int
    """Verifications on the certificate page or by the API; each client counts once an hour, robots do not count"""
    verified_by_robot: int
    """Verifications by known robots: search engines, link previews, mail scanners"""
    downloaded: int
    """Downloads from certificate pages; each client counts once an hour, robots do not count"""
    downloaded_by_robot: int
    """Downloads by known robots"""
    shared: int
    """Followed links to shared certificates; each client counts once an hour, robots do not count"""
    shared_by_robot: int
    """Followed links by known robots"""

class EventAnalyticsCertificatesSeriesItem(TypedDict):
    date: str
    """First day of the interval"""
    issued: int
    """Certificates issued, including those revoked or replaced since"""
    revoked: int
    """Certificates revoked or replaced"""
    verified: int
    """Verifications on the certificate page or by the API; each client counts once an hour, robots do not count"""
    verified_by_robot: int
    """Verifications by known robots: search engines, link previews, mail scanners"""
    downloaded: int
    """Downloads from certificate pages; each client counts once an hour, robots do not count"""
    downloaded_by_robot: int
    """Downloads by known robots"""
    shared: int
    """Followed links to shared certificates; each client counts once an hour, robots do not count"""
    shared_by_robot: int
    """Followed links by known robots"""

class EventAnalyticsCertificates(TypedDict):
    """Certificates of the event"""
    now: EventAnalyticsCertificatesNow
    """Number of certificates by current state"""
    tiers: list[EventAnalyticsCertificatesTiersItem]
    """By tier: those of the event in order, then others, and finally certificates without a tier"""
    kinds: list[EventAnalyticsCertificatesKindsItem]
    """By kind: the default kind, then others by name. The funnel counts the default kind"""
    in_range: EventAnalyticsCertificatesInRange
    """Totals of the range"""
    series: list[EventAnalyticsCertificatesSeriesItem]
    """Every interval of the range in order"""

class EventAnalyticsSurveyScoresItemDistributionItem(TypedDict):
    rating: int
    """Rating, from 1"""
    count: int
    """Number of people who chose it"""

class EventAnalyticsSurveyScoresItem(TypedDict):
    question_id: str
    """Id of the rating question"""
    question: str | None
    """Current text of the question; null: no longer asked"""
    answered: int
    """Number of people who answered it"""
    mean: float | None
    """Mean rating, to four digits; null: nobody answered"""
    distribution: list[EventAnalyticsSurveyScoresItemDistributionItem]
    """Every possible rating with its number of answers"""

class EventAnalyticsSurveyInRange(TypedDict):
    """Totals of the range"""
    responses: int
    """Responses by the time they were first sent"""

class EventAnalyticsSurveySeriesItem(TypedDict):
    date: str
    """First day of the interval"""
    responses: int
    """Responses by the time they were first sent"""

class EventAnalyticsSurvey(TypedDict):
    """Answers to the survey"""
    responses: int
    """Number of responses"""
    response_ratio: float
    """responses divided by registered people"""
    scores: list[EventAnalyticsSurveyScoresItem]
    """Rating questions in order, then former ones"""
    in_range: EventAnalyticsSurveyInRange
    """Totals of the range"""
    series: list[EventAnalyticsSurveySeriesItem]
    """Every interval of the range in order"""

class EventAnalyticsEmailsInRange(TypedDict):
    """Totals of the range"""
    sent: int
    """Emails accepted by a mail server"""
    failed: int
    """Emails that could not be sent, by the time of the first attempt"""
    bounced: int
    """Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count"""
    complained: int
    """Sent emails that their recipients reported as spam, by the time they were sent"""
    unsubscribed: int
    """People who unsubscribed and have not subscribed again, by the time they unsubscribed"""

class EventAnalyticsEmailsKindsItem(TypedDict):
    kind: str
    """Purpose of the email"""
    sent: int
    """Emails accepted by a mail server"""
    failed: int
    """Emails that could not be sent, by the time of the first attempt"""

class EventAnalyticsEmailsSeriesItem(TypedDict):
    date: str
    """First day of the interval"""
    sent: int
    """Emails accepted by a mail server"""
    failed: int
    """Emails that could not be sent, by the time of the first attempt"""
    bounced: int
    """Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count"""
    complained: int
    """Sent emails that their recipients reported as spam, by the time they were sent"""
    unsubscribed: int
    """People who unsubscribed and have not subscribed again, by the time they unsubscribed"""

class EventAnalyticsEmails(TypedDict):
    """Emails about the event"""
    in_range: EventAnalyticsEmailsInRange
    """Totals of the range"""
    kinds: list[EventAnalyticsEmailsKindsItem]
    """Emails of the range by purpose"""
    series: list[EventAnalyticsEmailsSeriesItem]
    """Every interval of the range in order"""

class EventAnalyticsTypesItem(TypedDict):
    registration_type_id: int | None
    """Identifier of the registration type; null: attendees without one"""
    name: str | None
    """Name of the type; null: attendees without one"""
    capacity: int | None
    """Number of places of this type; null: no limit of its own"""
    registered: int
    """People who are registered now, or attended and were cancelled since"""
    attended: int
    """People who attended"""
    certified: int
    """People with an active certificate of the default kind"""
    taken: int
    """Places currently taken by registered people and open offers"""
    waiting: int
    """People currently on the waiting list"""
    attended_ratio: float
    """attended divided by registered"""

EventAnalytics = TypedDict(
    "EventAnalytics",
    {
        "time_zone": "str",
        "from": "str",
        "to": "str",
        "interval": "Literal[\"day\", \"week\", \"month\"]",
        "as_of": "str",
        "event": "EventAnalyticsEvent",
        "registrations": "EventAnalyticsRegistrations",
        "attendance": "EventAnalyticsAttendance",
        "funnel": "list[EventAnalyticsFunnelItem]",
        "certificates": "EventAnalyticsCertificates",
        "survey": "EventAnalyticsSurvey",
        "emails": "EventAnalyticsEmails",
        "types": "list[EventAnalyticsTypesItem]",
    },
)
"""Figures of an event"""

class OrganisationOverviewTotalsEvents(TypedDict):
    """Events by date"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsNoShows(TypedDict):
    """Registered people who did not attend, of those events that are over"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsRegistered(TypedDict):
    """Attendees by the time they were first added or registered, including those cancelled or waitlisted since"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCancelled(TypedDict):
    """Attendees by the time of their cancellation, except those who registered again"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsWaitlisted(TypedDict):
    """Attendees by the time they joined the waiting list"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsAttended(TypedDict):
    """Attendees by the time of their first check-in, once per event"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCheckedIn(TypedDict):
    """Check-ins to events and sessions"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesIssued(TypedDict):
    """Certificates issued, including those revoked or replaced since"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesRevoked(TypedDict):
    """Certificates revoked or replaced"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesVerified(TypedDict):
    """Verifications; each client counts once an hour, robots do not count"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesVerifiedByRobot(TypedDict):
    """Verifications by known robots"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesDownloaded(TypedDict):
    """Downloads from certificate pages, without robots"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesDownloadedByRobot(TypedDict):
    """Downloads by known robots"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesShared(TypedDict):
    """Followed links to shared certificates, without robots"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCertificatesSharedByRobot(TypedDict):
    """Followed links to shared certificates, by known robots"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsSurveyResponses(TypedDict):
    """Survey responses by the time they were first sent"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsEmailsSent(TypedDict):
    """Emails accepted by a mail server, including those without an event"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsEmailsFailed(TypedDict):
    """Emails that could not be sent, by the time of the first attempt, including those without an event"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsEmailsBounced(TypedDict):
    """Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsEmailsComplained(TypedDict):
    """Sent emails that their recipients reported as spam, by the time they were sent"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsUnsubscribed(TypedDict):
    """People who unsubscribed and have not subscribed again, by the time they unsubscribed"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotalsCreditsUsed(TypedDict):
    """Credits spent on certificates"""
    value: int
    """In the range"""
    previous: int
    """In the previous period"""
    change: float | None
    """Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0"""

class OrganisationOverviewTotals(TypedDict):
    """Totals of all events, compared with the previous period"""
    events: OrganisationOverviewTotalsEvents
    """Events by date"""
    no_shows: OrganisationOverviewTotalsNoShows
    """Registered people who did not attend, of those events that are over"""
    registered: OrganisationOverviewTotalsRegistered
    """Attendees by the time they were first added or registered, including those cancelled or waitlisted since"""
    cancelled: OrganisationOverviewTotalsCancelled
    """Attendees by the time of their cancellation, except those who registered again"""
    waitlisted: OrganisationOverviewTotalsWaitlisted
    """Attendees by the time they joined the waiting list"""
    attended: OrganisationOverviewTotalsAttended
    """Attendees by the time of their first check-in, once per event"""
    checked_in: OrganisationOverviewTotalsCheckedIn
    """Check-ins to events and sessions"""
    certificates_issued: OrganisationOverviewTotalsCertificatesIssued
    """Certificates issued, including those revoked or replaced since"""
    certificates_revoked: OrganisationOverviewTotalsCertificatesRevoked
    """Certificates revoked or replaced"""
    certificates_verified: OrganisationOverviewTotalsCertificatesVerified
    """Verifications; each client counts once an hour, robots do not count"""
    certificates_verified_by_robot: OrganisationOverviewTotalsCertificatesVerifiedByRobot
    """Verifications by known robots"""
    certificates_downloaded: OrganisationOverviewTotalsCertificatesDownloaded
    """Downloads from certificate pages, without robots"""
    certificates_downloaded_by_robot: OrganisationOverviewTotalsCertificatesDownloadedByRobot
    """Downloads by known robots"""
    certificates_shared: OrganisationOverviewTotalsCertificatesShared
    """Followed links to shared certificates, without robots"""
    certificates_shared_by_robot: OrganisationOverviewTotalsCertificatesSharedByRobot
    """Followed links to shared certificates, by known robots"""
    survey_responses: OrganisationOverviewTotalsSurveyResponses
    """Survey responses by the time they were first sent"""
    emails_sent: OrganisationOverviewTotalsEmailsSent
    """Emails accepted by a mail server, including those without an event"""
    emails_failed: OrganisationOverviewTotalsEmailsFailed
    """Emails that could not be sent, by the time of the first attempt, including those without an event"""
    emails_bounced: OrganisationOverviewTotalsEmailsBounced
    """Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count"""
    emails_complained: OrganisationOverviewTotalsEmailsComplained
    """Sent emails that their recipients reported as spam, by the time they were sent"""
    unsubscribed: OrganisationOverviewTotalsUnsubscribed
    """People who unsubscribed and have not subscribed again, by the time they unsubscribed"""
    credits_used: OrganisationOverviewTotalsCreditsUsed
    """Credits spent on certificates"""

class OrganisationOverviewAllTime(TypedDict):
    """Current totals, independent of the range"""
    events: int
    """All events, including those without a date"""
    attendees: int
    """All attendees, including cancelled ones"""
    certificates: int
    """All certificates, including revoked and expired ones"""
    badges: int
    """All awarded badges, including revoked and expired ones"""
    contacts: int
    """All contacts; merged contacts count once"""

class OrganisationOverviewFunnelItem(TypedDict):
    step: Literal["registered", "attended", "certified", "verified", "shared"]
    """certified: has a certificate; verified, shared: the certificate was verified or shared at least once"""
    count: int
    """Number of people or certificates that reached the step"""
    of_previous: float
    """Fraction of the previous step; above 1 if more reached this step, for example certificates of people who
    did not attend
    """
    of_registered: float
    """Fraction of the first step"""

class OrganisationOverviewCertificatesNow(TypedDict):
    """Number of certificates by current state"""
    issued: int
    """Certificates ever issued, including replaced ones"""
    active: int
    """Certificates that are valid now"""
    expired: int
    """Certificates that have expired"""
    revoked: int
    """Certificates that were revoked or replaced, even if they would have expired since"""

class OrganisationOverviewCertificatesTiersItem(TypedDict):
    tier: str | None
    """Tier; null: certificates without a tier"""
    issued: int
    """Certificates ever issued, including replaced ones"""
    active: int
    """Certificates that are valid now"""
    expired: int
    """Certificates that have expired"""
    revoked: int
    """Certificates that were revoked or replaced, even if they would have expired since"""

class OrganisationOverviewCertificates(TypedDict):
    """Current state of all certificates"""
    now: OrganisationOverviewCertificatesNow
    """Number of certificates by current state"""
    tiers: list[OrganisationOverviewCertificatesTiersItem]
    """By tier, finally certificates without a tier"""

class OrganisationOverviewHoursItem(TypedDict):
    hour_of_day: int
    """Local hour, from 0 to 23"""
    checked_in: int
    """Check-ins of the range in this hour of the day"""

class OrganisationOverviewEventsBestAttendedItem(TypedDict):
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the event"""
    event_date: str
    """Start of the event, UTC"""
    registered: int
    """People who are registered now, or attended and were cancelled since"""
    attended: int
    """People who attended"""
    ratio: float
    """attended divided by registered"""

class OrganisationOverviewEventsWorstAttendedItem(TypedDict):
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the event"""
    event_date: str
    """Start of the event, UTC"""
    registered: int
    """People who are registered now, or attended and were cancelled since"""
    attended: int
    """People who attended"""
    ratio: float
    """attended divided by registered"""

class OrganisationOverviewEventsMostRegisteredItem(TypedDict):
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the event"""
    event_date: str
    """Start of the event, UTC"""
    registered: int
    """People who are registered now, or attended and were cancelled since"""
    attended: int
    """People who attended"""
    ratio: float
    """attended divided by registered"""

class OrganisationOverviewEventsLeastRegisteredItem(TypedDict):
    event_id: int
    """Identifier of the event"""
    name: str
    """Name of the event"""
    event_date: str
    """Start of the event, UTC"""
    registered: int
    """People who are registered now, or attended and were cancelled since"""
    attended: int
    """People who attended"""
    ratio: float
    """attended divided by registered"""

class OrganisationOverviewEvents(TypedDict):
    """Events with a date in the range"""
    best_attended: list[OrganisationOverviewEventsBestAttendedItem]
    """Up to 5 events with the highest attendance ratio, among past events with at least 10 people; larger events
    first on a tie
    """
    worst_attended: list[OrganisationOverviewEventsWorstAttendedItem]
    """Up to 5 more of these events with the lowest ratio, lowest first"""
    most_registered: list[OrganisationOverviewEventsMostRegisteredItem]
    """Up to 5 events with the most registered people"""
    least_registered: list[OrganisationOverviewEventsLeastRegisteredItem]
    """Up to 5 more events with the fewest, fewest first"""

class OrganisationOverviewCredits(TypedDict):
    """Current credits"""
    balance: int
    """Credits that can be spent"""
    held: int
    """Credits held for running work"""

class OrganisationOverviewPlanLimitsItem(TypedDict):
    limit: Literal["requests_per_minute", "requests_per_hour"]
    """Limit of the plan"""
    used: int
    """Usage in the current minute or hour"""
    most: int
    """Allowed usage"""
    ratio: float
    """used divided by most"""
    is_near: bool
    """Whether the ratio is 0.8 or more"""

class OrganisationOverviewPlan(TypedDict):
    """Plan and its usage"""
    name: str
    """Name of the plan"""
    limits: list[OrganisationOverviewPlanLimitsItem]
    """Limits of the plan"""

class OrganisationOverviewSeriesItem(TypedDict):
    date: str
    """First day of the interval"""
    registered: int
    """Attendees by the time they were first added or registered, including those cancelled or waitlisted since"""
    cancelled: int
    """Attendees by the time of their cancellation, except those who registered again"""
    waitlisted: int
    """Attendees by the time they joined the waiting list"""
    attended: int
    """Attendees by the time of their first check-in, once per event"""
    checked_in: int
    """Check-ins to events and sessions"""
    certificates_issued: int
    """Certificates issued, including those revoked or replaced since"""
    certificates_revoked: int
    """Certificates revoked or replaced"""
    certificates_verified: int
    """Verifications; each client counts once an hour, robots do not count"""
    certificates_verified_by_robot: int
    """Verifications by known robots"""
    certificates_downloaded: int
    """Downloads from certificate pages, without robots"""
    certificates_downloaded_by_robot: int
    """Downloads by known robots"""
    certificates_shared: int
    """Followed links to shared certificates, without robots"""
    certificates_shared_by_robot: int
    """Followed links to shared certificates, by known robots"""
    survey_responses: int
    """Survey responses by the time they were first sent"""
    emails_sent: int
    """Emails accepted by a mail server, including those without an event"""
    emails_failed: int
    """Emails that could not be sent, by the time of the first attempt, including those without an event"""
    emails_bounced: int
    """Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count"""
    emails_complained: int
    """Sent emails that their recipients reported as spam, by the time they were sent"""
    unsubscribed: int
    """People who unsubscribed and have not subscribed again, by the time they unsubscribed"""

OrganisationOverview = TypedDict(
    "OrganisationOverview",
    {
        "time_zone": "str",
        "from": "str",
        "to": "str",
        "interval": "Literal[\"day\", \"week\", \"month\"]",
        "as_of": "str",
        "previous_from": "str",
        "previous_to": "str",
        "totals": "OrganisationOverviewTotals",
        "all_time": "OrganisationOverviewAllTime",
        "funnel": "list[OrganisationOverviewFunnelItem]",
        "certificates": "OrganisationOverviewCertificates",
        "hours": "list[OrganisationOverviewHoursItem]",
        "events": "OrganisationOverviewEvents",
        "credits": "OrganisationOverviewCredits",
        "plan": "OrganisationOverviewPlan",
        "series": "list[OrganisationOverviewSeriesItem]",
    },
)
"""Figures of all events"""

class CertTimelineTotals(TypedDict):
    """Totals of the range"""
    issued: int
    """Certificates issued, including those revoked since"""
    revoked: int
    """Certificates revoked, by the time of the revocation"""
    expired: int
    """Certificates that have expired, by expiry time, except revoked ones"""
    expiring: int
    """Certificates that will expire, by expiry time, except revoked ones"""

class CertTimelineSeriesItem(TypedDict):
    date: str
    """First day of the interval; the first and last interval only count days in the range"""
    issued: int
    """Certificates issued, including those revoked since"""
    revoked: int
    """Certificates revoked, by the time of the revocation"""
    expired: int
    """Certificates that have expired, by expiry time, except revoked ones"""
    expiring: int
    """Certificates that will expire, by expiry time, except revoked ones"""

class CertTimelineEventsItem(TypedDict):
    event_id: int
    """Identifier of the event"""
    event_name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event; default: "conference" """
    issued: int
    """Certificates issued, including those revoked since"""
    revoked: int
    """Certificates revoked, by the time of the revocation"""
    expired: int
    """Certificates that have expired, by expiry time, except revoked ones"""
    expiring: int
    """Certificates that will expire, by expiry time, except revoked ones"""

class CertTimelineEventTypesItem(TypedDict):
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event; default: "conference" """
    issued: int
    """Certificates issued, including those revoked since"""
    revoked: int
    """Certificates revoked, by the time of the revocation"""
    expired: int
    """Certificates that have expired, by expiry time, except revoked ones"""
    expiring: int
    """Certificates that will expire, by expiry time, except revoked ones"""

class CertTimelineTiersItem(TypedDict):
    tier: str | None
    """Tier; null: certificates without a tier"""
    issued: int
    """Certificates issued, including those revoked since"""
    revoked: int
    """Certificates revoked, by the time of the revocation"""
    expired: int
    """Certificates that have expired, by expiry time, except revoked ones"""
    expiring: int
    """Certificates that will expire, by expiry time, except revoked ones"""

CertTimeline = TypedDict(
    "CertTimeline",
    {
        "time_zone": "str",
        "from": "str",
        "to": "str",
        "interval": "Literal[\"day\", \"week\", \"month\"]",
        "as_of": "str",
        "totals": "CertTimelineTotals",
        "series": "list[CertTimelineSeriesItem]",
        "event_count": "int",
        "events": "list[CertTimelineEventsItem]",
        "event_types": "list[CertTimelineEventTypesItem]",
        "tiers": "list[CertTimelineTiersItem]",
    },
)
"""Certificates by time, event, type and tier"""

class CrmAnalyticsContactsStagesItem(TypedDict):
    stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage"""
    contacts: int
    """Current contacts in this stage"""

class CrmAnalyticsContactsSourcesItem(TypedDict):
    source: Literal["api", "panel", "import", "registration", "form"]
    """How the contacts were created"""
    contacts: int
    """Current contacts from this source"""
    created: int
    """Current contacts from this source that were created in the range"""

CrmAnalyticsContactsScoresItem = TypedDict(
    "CrmAnalyticsContactsScoresItem",
    {
        "from": "int",
        "to": "int",
        "contacts": "int",
    },
)

CrmAnalyticsContactsSeriesItemSources = TypedDict(
    "CrmAnalyticsContactsSeriesItemSources",
    {
        "api": "int",
        "panel": "int",
        "import": "int",
        "registration": "int",
        "form": "int",
    },
)
"""Created contacts, by source"""

class CrmAnalyticsContactsSeriesItem(TypedDict):
    date: str
    """First day of the interval; the first and last interval only count days in the range"""
    created: int
    """Contacts made"""
    active: int
    """Contacts whose last activity was in the interval"""
    sources: CrmAnalyticsContactsSeriesItemSources
    """Created contacts, by source"""

class CrmAnalyticsContacts(TypedDict):
    """Contacts"""
    total: int
    """Current contacts, except merged ones"""
    created: int
    """Current contacts that were created in the range"""
    active: int
    """Current contacts whose last activity was in the range"""
    stages: list[CrmAnalyticsContactsStagesItem]
    """All stages in order"""
    sources: list[CrmAnalyticsContactsSourcesItem]
    """All sources"""
    scores: list[CrmAnalyticsContactsScoresItem]
    """Groups of ten points, ascending; empty groups are left out"""
    series: list[CrmAnalyticsContactsSeriesItem]
    """Every interval of the range in order"""

class CrmAnalyticsAccountsSeriesItem(TypedDict):
    date: str
    """First day of the interval; the first and last interval only count days in the range"""
    created: int
    """Accounts made"""

class CrmAnalyticsAccounts(TypedDict):
    """Accounts (companies)"""
    total: int
    """Current accounts"""
    created: int
    """Current accounts that were created in the range"""
    series: list[CrmAnalyticsAccountsSeriesItem]
    """Every interval of the range in order"""

class CrmAnalyticsPipelineItemStagesItem(TypedDict):
    stage: str
    """Stage of the pipeline"""
    deals: int
    """Deals in the stage"""
    amount: float
    """Total of their amounts, in this currency"""
    weighted_amount: float
    """Total multiplied by the weight of the stage, as in the pipeline, in this currency"""

class CrmAnalyticsPipelineItem(TypedDict):
    currency: str
    """ISO 4217"""
    open_count: int
    """Open deals"""
    open_amount: float
    """Total of their amounts, in this currency"""
    weighted_amount: float
    """Total of their amounts, each multiplied by the weight of its stage, in this currency"""
    won_count: int
    """Deals won"""
    won_amount: float
    """Total of their amounts, in this currency"""
    lost_count: int
    """Deals lost"""
    lost_amount: float
    """Total of their amounts, in this currency"""
    stages: list[CrmAnalyticsPipelineItemStagesItem]
    """All stages in order"""

class CrmAnalyticsStagesItem(TypedDict):
    stage: str
    """Stage of the pipeline"""
    entered: int
    """Deals that entered the stage in the range, each once"""
    moved_on: int
    """Of these, deals that have entered a later stage since; lost does not count as a later stage"""
    won: int
    """Of these, deals that are won now"""
    lost: int
    """Of these, deals that are lost now"""
    rate: float
    """moved_on divided by entered; 0 when there are none"""
    left: int
    """Number of times that a deal left the stage in the range"""
    mean_seconds: float | None
    """Mean time in the stage, in seconds; null: there are none"""
    median_seconds: float | None
    """Median time in the stage, in seconds; null: there are none"""

class CrmAnalyticsClosedItemSeriesItem(TypedDict):
    date: str
    """First day of the interval; the first and last interval only count days in the range"""
    won: int
    """Deals won"""
    won_amount: float
    """Total of their amounts, in this currency"""
    lost: int
    """Deals lost"""
    lost_amount: float
    """Total of their amounts, in this currency"""

class CrmAnalyticsClosedItem(TypedDict):
    currency: str
    """ISO 4217"""
    won: int
    """Deals won"""
    won_amount: float
    """Total of their amounts, in this currency"""
    lost: int
    """Deals lost"""
    lost_amount: float
    """Total of their amounts, in this currency"""
    win_rate: float
    """won divided by won plus lost; 0 when there are none"""
    series: list[CrmAnalyticsClosedItemSeriesItem]
    """Every interval of the range in order"""

CrmAnalytics = TypedDict(
    "CrmAnalytics",
    {
        "time_zone": "str",
        "from": "str",
        "to": "str",
        "interval": "Literal[\"day\", \"week\", \"month\"]",
        "as_of": "str",
        "contacts": "CrmAnalyticsContacts",
        "accounts": "CrmAnalyticsAccounts",
        "pipeline": "list[CrmAnalyticsPipelineItem]",
        "stages": "list[CrmAnalyticsStagesItem]",
        "closed": "list[CrmAnalyticsClosedItem]",
    },
)
"""Figures of contacts, accounts and deals"""

class RunningJob(TypedDict):
    """A job that takes longer than a request, with its progress"""
    kind: Literal["bulk_job", "contact_import", "lead_scores", "retention"]
    """bulk_job: certificates from a file; contact_import; lead_scores: recalculating all of them; retention:
    deleting old records
    """
    id: int | None
    """Identifier of the record of its kind; null: the kind has only one"""
    title: str
    """File name, or a description of the job"""
    event_id: int | None
    """Identifier of the event of the job; null: none"""
    status: Literal["pending", "running", "completed", "failed", "cancelled"]
    """Status of the job"""
    error: str | None
    """Why the job failed; null: it did not fail"""
    done: int
    """Number of processed rows"""
    total: int | None
    """Total number of rows; null: unknown"""
    rate: float | None
    """Rows per second while running; null: unknown"""
    rest_seconds: int | None
    """Estimated seconds remaining; null: unknown"""
    created_at: str
    """When it was created, UTC"""
    started_at: str | None
    """When it started, UTC; null: still waiting"""
    finished_at: str | None
    """When it finished, UTC; null: not finished"""

class SetupProgressStepsItem(TypedDict):
    step: Literal["event", "people", "design", "issue", "share"]
    """event: an event exists; people: it has attendees; design: one was chosen, or certificates were issued;
    issue: there are certificates; share: one was emailed, viewed or shared
    """
    done: bool
    """Whether the step is done"""
    count: int
    """Number of events, attendees, designs, certificates or shared certificates; at most 1,000"""

class SetupProgress(TypedDict):
    """Progress from an event to certificates that people have seen"""
    steps: list[SetupProgressStepsItem]
    """The five steps in order"""
    next: Literal["event", "people", "design", "issue", "share", None]
    """The first step that is not done; null: all are done"""
    event_id: int | None
    """Identifier of the event of the next step: the requested one, or the newest; null: there is no event"""

class StandingWrong(TypedDict):
    """Problems that may need attention; none if all are 0 and false"""
    emails_failed: int
    """Emails that failed in the last seven days"""
    endpoints_failing: int
    """Webhook endpoints whose last attempts failed"""
    endpoints_off: int
    """Webhook endpoints switched off after repeated failures"""
    jobs_failed: int
    """Bulk jobs and imports that failed in the last seven days"""
    credits_low: bool
    """true: fewer credits are left than were spent in the last 30 days"""

class StandingNextEvent(TypedDict):
    """The next event by date, or one that has begun and not reached its event_end_date; null: neither"""
    id: int
    """Identifier of the event"""
    name: str
    """Name of the event"""
    event_date: str | None
    """When the event starts, UTC; null: unknown"""
    event_end_date: str | None
    """When the event ends, UTC; null: not set"""
    event_timezone: str
    """Time zone of the event"""
    attendees: int
    """Number of attendees"""
    certificates: int
    """Number of certificates issued"""

class Standing(TypedDict):
    """Problems that may need attention, and the next event"""
    wrong: StandingWrong
    """Problems that may need attention; none if all are 0 and false"""
    has_mail_server: bool
    """false: no mail server is configured (SMTP_URL), so emails are stored but not sent"""
    credits: int
    """Credits that can be spent"""
    running_jobs: int
    """Bulk jobs and imports that are waiting or running"""
    next_event: StandingNextEvent | None
    """The next event by date, or one that has begun and not reached its event_end_date; null: neither"""
    has_sample_data: bool
    """Whether sample data exists"""
    sample_event_id: int | None
    """Identifier of the sample event; null: there is none"""

class SampleData(TypedDict):
    """A sample event with fictional attendees"""
    event_id: int
    """Identifier of the sample event"""
    attendees: int
    """Number of attendees"""
    sessions: int
    """Number of sessions"""
    checked_in: int
    """Number of attendees who are checked in"""

class SystemStateDatabase(TypedDict):
    """The database"""
    version: str
    """Version of PostgreSQL"""
    size_bytes: int
    """Size of the database, with all organisations"""
    migrations: int
    """Number of applied migrations"""
    newest_migration: str
    """Name of the latest migration"""
    is_current: bool
    """Whether all migrations of this version are applied"""

class SystemStateQueue(TypedDict):
    """Background jobs"""
    waiting: int
    """Jobs of all organisations that are ready to start; at most 10,000"""
    running: int
    """Jobs that are running; at most 10,000"""
    oldest_at: str | None
    """When the oldest waiting job became ready, UTC; null: none are waiting"""

SystemStateMail = TypedDict(
    "SystemStateMail",
    {
        "way": "Literal[\"server\", \"outbox\"]",
        "from": "str",
        "signed": "bool",
    },
)
"""How emails are sent"""

class SystemStateStorage(TypedDict):
    """File storage"""
    kind: Literal["folder", "s3"]
    """folder: on the machine itself; s3: an S3-compatible store"""
    answers: bool
    """Whether it responded just now, within a second"""

class SystemStateLimitsItem(TypedDict):
    limit: Literal["requests_per_minute", "requests_per_hour"]
    """Which limit of the plan"""
    used: int
    """Current use in this minute or hour"""
    most: int
    """Maximum of the plan"""

class SystemState(TypedDict):
    """Versions and state of the service"""
    version: str
    """Version of Laurel"""
    node: str
    """Version of Node.js"""
    site_url: str
    """Address of the site, as used in links"""
    started_at: str
    """When the process that answers started, UTC"""
    processes: int
    """Number of processes active in the last 20 seconds"""
    database: SystemStateDatabase
    """The database"""
    queue: SystemStateQueue
    """Background jobs"""
    mail: SystemStateMail
    """How emails are sent"""
    storage: SystemStateStorage
    """File storage"""
    limits: list[SystemStateLimitsItem]
    """Limits of the organisation's plan"""

class RegistrationPreviewRequestQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class RegistrationPreviewRequestQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[RegistrationPreviewRequestQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class RegistrationPreviewRequestRegistrationTypesItemQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class RegistrationPreviewRequestRegistrationTypesItemQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[RegistrationPreviewRequestRegistrationTypesItemQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class RegistrationPreviewRequestRegistrationTypesItem(TypedDict):
    name: str
    """Name of the type"""
    description: NotRequired[str | None]
    """Text below its name; null: none"""
    questions: NotRequired[list[RegistrationPreviewRequestRegistrationTypesItemQuestionsItem]]
    """Questions for this type"""

class RegistrationPreviewRequest(TypedDict):
    questions: list[RegistrationPreviewRequestQuestionsItem]
    """The questions in order"""
    registration_types: NotRequired[list[RegistrationPreviewRequestRegistrationTypesItem]]
    """Registration types in order; none by default"""
    kind: NotRequired[Literal["registration", "survey"]]
    """Form to preview; default: "registration" """

class RegistrationPreview(TypedDict):
    """The preview of a form"""
    html: str
    """A whole HTML document"""

class RegistrationSignedUpItem(TypedDict):
    id: str
    """Public id of the session"""
    title: str
    """Title of the session"""
    start_time: str
    """When it begins, UTC"""
    end_time: str
    """When it ends, UTC"""
    status: Literal["place", "wish", "missed"]
    """place: has a place; wish: takes one when the attendee becomes registered; missed: the session was full
    when they became registered
    """

class RegistrationEvent(TypedDict):
    """The event"""
    name: str
    """Name of the event"""
    event_date: str | None
    """When it starts, UTC; null: not set"""
    event_end_date: str | None
    """When it ends, UTC; null: not set"""
    event_timezone: str
    """IANA time zone of its times"""
    event_location: str | None
    """Location; null: not set"""
    public_url: str | None
    """URL of the registration page; null: the event is private"""
    online_url: str | None
    """Address for online participants; null: none, or not registered"""

class Registration(TypedDict):
    """A registration as the holder of its link sees it"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until
    they accept it or the offer expires; pending: waits for an organiser to approve or decline them;
    cancelled: does not attend
    """
    is_guest: bool
    """Whether another person registered them"""
    first_name: str
    """First name, or the full name of a person with a single name"""
    last_name: str
    """Last name; may be empty"""
    language: str | None
    """Language of emails to the attendee, BCP 47; null: the language of the event"""
    registration_type: str | None
    """Name of the registration type; null: none"""
    answers: dict[str, Any]
    """Answers to the registration questions, by question id"""
    position: int | None
    """Position on the waiting list, 1 is next; null: not waiting"""
    offered_until: str | None
    """When the offer of a place expires, UTC; null: no offer"""
    ticket_url: str | None
    """URL of the ticket; null: none"""
    signed_up: list[RegistrationSignedUpItem]
    """Sessions with sign-up that they chose, by start"""
    event: RegistrationEvent
    """The event"""

class RegistrationChange(TypedDict):
    """The fields to change"""
    first_name: NotRequired[str]
    """First name"""
    last_name: NotRequired[str]
    """Last name; may be empty, since many people have a single name; default: "" """
    language: NotRequired[str]
    """BCP 47: what they are written to in; otherwise that of the event"""
    answers: NotRequired[dict[str, Any]]
    """Answers by question id"""
    status: NotRequired[Literal["registered"]]
    """registered: accepts the offered place"""
    session_ids: NotRequired[list[str]]
    """All sessions with sign-up to take part in, by public id; sessions that have begun stay as they are"""

class PublicEventRegistrationQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class PublicEventRegistrationQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[PublicEventRegistrationQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class PublicEventRegistrationTypesItemQuestionsItemShowIf(TypedDict):
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """
    question_id: str
    """The id of the earlier question"""
    is_any_of: list[str | float | bool]
    """Options, booleans or numbers"""

class PublicEventRegistrationTypesItemQuestionsItem(TypedDict):
    id: str
    """Key of the answer, unique in the list"""
    type: Literal["short_text", "long_text", "number", "email", "phone", "url", "date", "yes_no", "choice", "choices", "rating", "consent"]
    """Kind of answer"""
    label: str
    """The question, as people read it"""
    help: NotRequired[str | None]
    """Help text below the question; null: none"""
    required: NotRequired[bool | None]
    """Whether an answer is required; null: no"""
    options: NotRequired[list[str] | None]
    """Options, for choice and choices only; null for other types"""
    min: NotRequired[float | None]
    """Minimum: the value of a number, the characters of a text, the number of choices; null: no limit"""
    max: NotRequired[float | None]
    """number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10;
    null: no bound, and 5 for a rating
    """
    show_if: NotRequired[PublicEventRegistrationTypesItemQuestionsItemShowIf | None]
    """Answers to an earlier yes_no, choice, choices, rating or consent question with which this one is shown;
    null: none
    """

class PublicEventRegistrationTypesItem(TypedDict):
    id: int
    """For `registration_type_id` of a registration"""
    name: str
    """Name of the type"""
    description: str | None
    """Text below its name; null: none"""
    questions: list[PublicEventRegistrationTypesItemQuestionsItem]
    """Questions for this type, after those of the event"""
    closes_at: str | None
    """When registration with this type closes, UTC; null: with that of the event"""
    closed: bool
    """Whether registration with this type has closed"""
    needs_approval: bool
    """Whether the organiser approves each registration with this type"""
    places_left: int | None
    """Places left for this type; at 0 people join the waiting list; null: unlimited"""

class PublicEventSessionsItem(TypedDict):
    title: str
    """Title of the session"""
    start_time: str
    """Start, UTC"""
    end_time: str
    """When it ends, UTC"""
    location: str | None
    """Location; null: not set"""
    speaker: str | None
    """Speaker, or the names of its speakers; null: not set"""
    id: str
    """Public identifier of the session, its UID in calendars"""
    track: str | None
    """Track; null: none"""
    description: str | None
    """Description, as Markdown; null: none"""
    speakers: list[str]
    """Names of its speakers, in order"""
    calendar_url: str
    """Address of its iCalendar file"""
    signup: bool
    """Whether people choose it when they register"""
    places_left: int | None
    """Places left for people who choose it; null: unlimited, or without sign-up"""

class PublicEventSpeakersItem(TypedDict):
    name: str
    """Full name"""
    role: str | None
    """Role; null: not set"""
    biography: str | None
    """Biography, as Markdown; null: none"""
    picture_url: str | None
    """Address of the picture; null: none"""
    website: str | None
    """Address of a website; null: none"""

class PublicEvent(TypedDict):
    """An event as visitors see it"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event; default: "conference" """
    event_description: str | None
    """Description for its page, as Markdown; null: none"""
    event_location: str | None
    """Location; null: not set"""
    event_date: str | None
    """When it begins, UTC; null: not known"""
    event_end_date: str | None
    """When it ends, UTC; null: not set"""
    cover_image_url: str | None
    """Cover picture: the `image_url` of a picture of the organisation; null: a drawn one"""
    event_timezone: str
    """IANA time zone of its dates, such as Europe/Istanbul; default: "UTC" """
    event_language: str
    """BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the
    organisation
    """
    organiser: str
    """Organiser"""
    public_url: str
    """URL of the registration page"""
    registration: Literal["open", "not_open", "closed", "disabled", "past"]
    """Whether registration is open, or why not"""
    registration_opens_at: str | None
    """From when on people can register, UTC; null: no time is set"""
    registration_closes_at: str | None
    """Until when people can register, UTC; null: until the event is over"""
    registration_approval: bool
    """Whether the organiser approves each registration"""
    registration_questions: list[PublicEventRegistrationQuestionsItem]
    """Registration questions in order"""
    registration_types: list[PublicEventRegistrationTypesItem]
    """Registration types in order; if there are several, a registration names one"""
    places_left: int | None
    """Places left; at 0 people join the waiting list; null: unlimited"""
    max_guests: int
    """Number of guests that one registration may bring along; 0: none"""
    waiting: int
    """Number of people on the waiting list"""
    sessions: list[PublicEventSessionsItem]
    """The agenda by start, at most 300 sessions"""
    session_count: int
    """Total number of sessions"""
    speakers: list[PublicEventSpeakersItem]
    """The people who speak in its sessions, by name"""

class NewRegistrationGuestsItem(TypedDict):
    first_name: str
    """First name"""
    last_name: NotRequired[str]
    """Last name; may be empty, since many people have a single name; default: "" """
    email: str
    """Unique within the event, ignoring case"""
    answers: NotRequired[dict[str, Any]]
    """Answers by question id"""
    registration_type_id: NotRequired[int | None]
    """Registration type; null: that of the person who registers"""
    session_ids: NotRequired[list[str]]
    """Sessions with sign-up to take part in, by public id"""

class NewRegistration(TypedDict):
    """The person who registers, with their answers"""
    first_name: str
    """First name"""
    last_name: NotRequired[str]
    """Last name; may be empty, since many people have a single name; default: "" """
    language: NotRequired[str]
    """BCP 47: what they are written to in; otherwise that of the event"""
    answers: NotRequired[dict[str, Any]]
    """Answers by question id"""
    email: str
    """Unique within the event, ignoring case"""
    registration_type_id: NotRequired[int | None]
    """Registration type, required when the event has several; null: none"""
    session_ids: NotRequired[list[str]]
    """Sessions with sign-up to take part in, by public id"""
    guests: NotRequired[list[NewRegistrationGuestsItem]]
    """People to register as well, at most `max_guests` of the event: all get a place, or all wait; guests whom
    an organiser approves first are pending
    """
    website: NotRequired[str]
    """Leave this empty: it is a trap for bots that fill in every field"""

class RegistrationReceived(TypedDict):
    """Result of a registration"""
    status: Literal["registered", "waitlisted", "pending", "confirm"]
    """Result for a new registration; pending: an organiser approves or declines it first; confirm: an emailed
    link has to be opened first. It is the same for an address that is already registered; its owner gets an
    email that says so
    """
    guest_statuses: list[Literal["registered", "waitlisted", "pending"]]
    """The results for the guests, in order; empty until the registration is confirmed"""
    message: str
    """The same as a sentence to show"""

class ListedEvent(TypedDict):
    """A public event in the list"""
    id: int
    """Identifier"""
    slug: str
    """Last segment of its `public_url`"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event; default: "conference" """
    summary: str | None
    """First 200 characters of its description as plain text on one line; null: none"""
    event_location: str | None
    """Location; null: not set"""
    event_date: str | None
    """When it begins, UTC; null: nobody knows yet"""
    event_end_date: str | None
    """When it ends, UTC; null: not set"""
    ends_at: str | None
    """From when on it is over: its end or day, and its last session, have passed, UTC; null: nobody knows yet"""
    event_timezone: str
    """IANA time zone of its dates, such as Europe/Istanbul; default: "UTC" """
    event_language: str
    """BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the
    organisation
    """
    organiser: str
    """Name of the organiser"""
    organisation: str
    """Value of the `organisation` filter for events of the same organiser"""
    public_url: str
    """URL of the registration page"""
    cover_image_url: str | None
    """Cover picture: the `image_url` of a picture of the organisation; null: a drawn one"""
    picture_url: str
    """PNG of 1200 by 630 pixels for link previews"""
    registration: Literal["open", "not_open", "closed", "disabled", "past"]
    """Whether registration is open, or why not"""
    places_left: int | None
    """Places left; at 0 people join the waiting list; null: unlimited"""

class ListedEventDetailSessionsItem(TypedDict):
    title: str
    """Title of the session"""
    start_time: str
    """Start, UTC"""
    end_time: str
    """When it ends, UTC"""
    location: str | None
    """Location; null: not set"""
    speaker: str | None
    """Speaker, or the names of its speakers; null: not set"""
    id: str
    """Public identifier of the session, its UID in calendars"""
    track: str | None
    """Track; null: none"""
    description: str | None
    """Description, as Markdown; null: none"""
    speakers: list[str]
    """Names of its speakers, in order"""
    calendar_url: str
    """Address of its iCalendar file"""
    signup: bool
    """Whether people choose it when they register"""
    places_left: int | None
    """Places left for people who choose it; null: unlimited, or without sign-up"""

class ListedEventDetail(TypedDict):
    """A public event with its agenda"""
    id: int
    """Identifier"""
    slug: str
    """Last segment of its `public_url`"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event; default: "conference" """
    summary: str | None
    """First 200 characters of its description as plain text on one line; null: none"""
    event_location: str | None
    """Location; null: not set"""
    event_date: str | None
    """When it begins, UTC; null: nobody knows yet"""
    event_end_date: str | None
    """When it ends, UTC; null: not set"""
    ends_at: str | None
    """From when on it is over: its end or day, and its last session, have passed, UTC; null: nobody knows yet"""
    event_timezone: str
    """IANA time zone of its dates, such as Europe/Istanbul; default: "UTC" """
    event_language: str
    """BCP 47: the built-in design, and dates on certificates, are worded in it. Default: the language of the
    organisation
    """
    organiser: str
    """Name of the organiser"""
    organisation: str
    """Value of the `organisation` filter for events of the same organiser"""
    public_url: str
    """URL of the registration page"""
    cover_image_url: str | None
    """Cover picture: the `image_url` of a picture of the organisation; null: a drawn one"""
    picture_url: str
    """PNG of 1200 by 630 pixels for link previews"""
    registration: Literal["open", "not_open", "closed", "disabled", "past"]
    """Whether registration is open, or why not"""
    places_left: int | None
    """Places left; at 0 people join the waiting list; null: unlimited"""
    event_description: str | None
    """Description for its page, as Markdown; null: none"""
    registration_opens_at: str | None
    """From when on people can register, UTC; null: no time is set"""
    registration_closes_at: str | None
    """Until when people can register, UTC; null: until the event is over"""
    calendar_url: str | None
    """URL of its agenda as iCalendar; null without dates"""
    sessions: list[ListedEventDetailSessionsItem]
    """The agenda by start, at most 300 sessions"""
    session_count: int
    """Total number of sessions"""

class ImportCompleted(TypedDict):
    kind: Literal["attendees", "contacts"]
    """Kind of records in the file"""
    import_id: int
    """Id of the import, among those of its kind"""
    event_id: int | None
    """Event of the attendees; null: contacts"""
    status: Literal["completed", "failed", "cancelled"]
    """How it ended; records that were saved until then stay"""
    created: int
    """Records created"""
    updated: int
    """Records updated"""
    skipped: int
    """Records that stayed as they were"""
    failed: int
    """Rows rejected"""
    checked_in: int | None
    """Attendees checked in; null: contacts"""
    finished_at: str
    """When the import ended"""

class ImportCompletedEvent(TypedDict):
    event: Literal["import.completed"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: ImportCompleted

class EmailBounced(TypedDict):
    email_id: int
    """Id of the email"""
    event_id: int | None
    """Event of the email; null: none"""
    email: str
    """Address of the recipient"""
    subject: str
    """Subject of the email"""
    kind: Literal["hard", "soft", "complaint"]
    """hard: the address does not receive emails, and is suppressed; soft: the mailbox refused this email, such
    as a full one; complaint: the recipient reported it as spam, and is suppressed
    """
    reason: str | None
    """Reason given by the mail server"""

class EmailBouncedEvent(TypedDict):
    event: Literal["email.bounced"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: EmailBounced

class EmailFailed(TypedDict):
    email_id: int
    """Id of the email"""
    event_id: int | None
    """Event of the email; null: none"""
    email: str
    """Address of the recipient"""
    subject: str
    """Subject of the email"""
    reason: str | None
    """Why, with the mail server's response if there was one"""
    may_have_arrived: bool
    """Whether the mail server took it without answering"""

class EmailFailedEvent(TypedDict):
    event: Literal["email.failed"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: EmailFailed

class EventCreated(TypedDict):
    event_id: int
    """Id of the event"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event"""
    visibility: Literal["public", "unlisted", "private"]
    """Visibility of its page"""
    event_date: str | None
    """When it begins; null: not set"""
    event_end_date: str | None
    """When it ends; null: not set"""
    event_timezone: str
    """IANA time zone of its dates"""
    event_language: str
    """Language of the event (BCP 47)"""
    event_location: str | None
    """Location; null: not set"""
    registration_capacity: int | None
    """Number of places; null: unlimited"""
    registration_closed: bool
    """Whether registration has been closed"""
    public_url: str | None
    """URL of the registration page; null while the event is private"""
    copied_from: int | None
    """Id of the event that it is a copy of; null: not a copy"""
    created_at: str
    """When the event was created"""

class EventCreatedEvent(TypedDict):
    event: Literal["event.created"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: EventCreated

class EventUpdated(TypedDict):
    event_id: int
    """Id of the event"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event"""
    visibility: Literal["public", "unlisted", "private"]
    """Visibility of its page"""
    event_date: str | None
    """When it begins; null: not set"""
    event_end_date: str | None
    """When it ends; null: not set"""
    event_timezone: str
    """IANA time zone of its dates"""
    event_language: str
    """Language of the event (BCP 47)"""
    event_location: str | None
    """Location; null: not set"""
    registration_capacity: int | None
    """Number of places; null: unlimited"""
    registration_closed: bool
    """Whether registration has been closed"""
    public_url: str | None
    """URL of the registration page; null while the event is private"""
    changes: list[str]
    """Names of the changed fields of the event, as in "Get an event"; they may be fields that are not in here"""
    updated_at: str
    """When the event was changed"""

class EventUpdatedEvent(TypedDict):
    event: Literal["event.updated"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: EventUpdated

class EventDeleted(TypedDict):
    event_id: int
    """Id of the event"""
    name: str
    """Name of the event"""
    event_type: Literal["conference", "workshop", "seminar", "webinar", "training", "course", "meetup", "ceremony", "competition", "other"]
    """Kind of event"""
    visibility: Literal["public", "unlisted", "private"]
    """Visibility of its page"""
    event_date: str | None
    """When it begins; null: not set"""
    event_end_date: str | None
    """When it ends; null: not set"""
    event_timezone: str
    """IANA time zone of its dates"""
    event_language: str
    """Language of the event (BCP 47)"""
    event_location: str | None
    """Location; null: not set"""
    registration_capacity: int | None
    """Number of places; null: unlimited"""
    registration_closed: bool
    """Whether registration has been closed"""
    public_url: str | None
    """URL of the registration page; null while the event is private"""
    attendee_count: int
    """Number of attendees who were deleted with the event"""

class EventDeletedEvent(TypedDict):
    event: Literal["event.deleted"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: EventDeleted

class AttendeeRegistered(TypedDict):
    attendee_id: int
    """The attendee"""
    event_id: int
    """The event"""
    email: str
    """Their e-mail address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    registration_type_id: int | None
    """Their registration type; null: none"""
    registration_type: str | None
    """Name of their registration type; null: none"""
    status: Literal["registered"]
    """They have a place"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How they were added"""

class AttendeeRegisteredEvent(TypedDict):
    event: Literal["attendee.registered"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeRegistered

class AttendeeWaitlisted(TypedDict):
    attendee_id: int
    """The attendee"""
    event_id: int
    """The event"""
    email: str
    """Their e-mail address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    registration_type_id: int | None
    """Their registration type; null: none"""
    registration_type: str | None
    """Name of their registration type; null: none"""
    status: Literal["waitlisted"]
    """They wait for a place"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How they were added"""

class AttendeeWaitlistedEvent(TypedDict):
    event: Literal["attendee.waitlisted"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeWaitlisted

class AttendeePending(TypedDict):
    attendee_id: int
    """The attendee"""
    event_id: int
    """The event"""
    email: str
    """Their e-mail address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    registration_type_id: int | None
    """Their registration type; null: none"""
    registration_type: str | None
    """Name of their registration type; null: none"""
    status: Literal["pending"]
    """They wait for approval"""
    source: Literal["api", "panel", "import", "registration", "form", "door"]
    """How they were added"""

class AttendeePendingEvent(TypedDict):
    event: Literal["attendee.pending"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeePending

class AttendeeUpdated(TypedDict):
    attendee_id: int
    """The attendee"""
    event_id: int
    """The event"""
    email: str
    """Their e-mail address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    registration_type_id: int | None
    """Their registration type; null: none"""
    registration_type: str | None
    """Name of their registration type; null: none"""
    status: Literal["registered", "waitlisted", "offered", "pending", "cancelled"]
    """Their status now"""
    tags: list[str]
    """Their tags now"""
    language: str | None
    """Language of emails to the attendee, BCP 47; null: the language of the event"""
    changes: list[Literal["first_name", "last_name", "email", "language", "status", "tags", "answers", "values", "registration_type_id", "signed_up"]]
    """Names of the changed fields"""
    updated_at: str
    """When they were changed"""

class AttendeeUpdatedEvent(TypedDict):
    event: Literal["attendee.updated"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeUpdated

class AttendeeCancelled(TypedDict):
    attendee_id: int
    """The attendee"""
    event_id: int
    """The event"""
    email: str
    """Their e-mail address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    registration_type_id: int | None
    """Their registration type; null: none"""
    registration_type: str | None
    """Name of their registration type; null: none"""
    removed: bool
    """Whether they were deleted from the event"""

class AttendeeCancelledEvent(TypedDict):
    event: Literal["attendee.cancelled"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeCancelled

class SessionCreated(TypedDict):
    session_id: int
    """Id of the session"""
    event_id: int
    """The event"""
    title: str
    """Title in the agenda"""
    start_time: str
    """When it begins"""
    end_time: str
    """When it ends"""
    location: str | None
    """Room or address; null: not set"""
    speaker: str | None
    """Speaker, or the names of its speakers; null: not set"""
    track: str | None
    """Track; null: none"""
    speaker_ids: list[int]
    """Ids of its speakers, in order"""
    capacity: int | None
    """Number of people that can be checked in; null: unlimited"""
    required_for_certificate: bool
    """Whether certificates require attendance of it"""
    signup: bool
    """Whether people choose it when they register"""

class SessionCreatedEvent(TypedDict):
    event: Literal["session.created"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: SessionCreated

class SessionUpdated(TypedDict):
    session_id: int
    """Id of the session"""
    event_id: int
    """The event"""
    title: str
    """Title in the agenda"""
    start_time: str
    """When it begins"""
    end_time: str
    """When it ends"""
    location: str | None
    """Room or address; null: not set"""
    speaker: str | None
    """Speaker, or the names of its speakers; null: not set"""
    track: str | None
    """Track; null: none"""
    speaker_ids: list[int]
    """Ids of its speakers, in order"""
    capacity: int | None
    """Number of people that can be checked in; null: unlimited"""
    required_for_certificate: bool
    """Whether certificates require attendance of it"""
    signup: bool
    """Whether people choose it when they register"""
    changes: list[Literal["title", "start_time", "end_time", "location", "speaker", "capacity", "track", "description", "speakers", "required_for_certificate", "signup"]]
    """Names of the changed fields"""

class SessionUpdatedEvent(TypedDict):
    event: Literal["session.updated"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: SessionUpdated

class SessionDeleted(TypedDict):
    session_id: int
    """Id of the session"""
    event_id: int
    """The event"""
    title: str
    """Title in the agenda"""
    start_time: str
    """When it begins"""
    end_time: str
    """When it ends"""
    location: str | None
    """Room or address; null: not set"""
    speaker: str | None
    """Speaker, or the names of its speakers; null: not set"""
    track: str | None
    """Track; null: none"""
    speaker_ids: list[int]
    """Ids of its speakers, in order"""
    capacity: int | None
    """Number of people that can be checked in; null: unlimited"""
    required_for_certificate: bool
    """Whether certificates require attendance of it"""
    signup: bool
    """Whether people choose it when they register"""

class SessionDeletedEvent(TypedDict):
    event: Literal["session.deleted"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: SessionDeleted

class AttendeeCheckedIn(TypedDict):
    attendee_id: int
    """Id of the attendee"""
    event_id: int
    """The event"""
    email: str
    """Their email address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    session_id: int | None
    """Id of the session; null: the event itself"""
    first: bool
    """Whether this is the attendee's first check-in at the event"""
    checked_in_at: str
    """Time of the check-in"""

class AttendeeCheckedInEvent(TypedDict):
    event: Literal["attendee.checked_in"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeCheckedIn

class AttendeeCheckedOut(TypedDict):
    attendee_id: int
    """Id of the attendee"""
    event_id: int
    """The event"""
    email: str
    """Their email address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    session_id: int | None
    """Id of the session; null: the event itself"""
    checked_out_at: str
    """When they left"""

class AttendeeCheckedOutEvent(TypedDict):
    event: Literal["attendee.checked_out"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeCheckedOut

class AttendeeCameBack(TypedDict):
    attendee_id: int
    """Id of the attendee"""
    event_id: int
    """The event"""
    email: str
    """Their email address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    session_id: int | None
    """Id of the session; null: the event itself"""
    came_back_at: str
    """Since when they are inside again"""

class AttendeeCameBackEvent(TypedDict):
    event: Literal["attendee.came_back"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeCameBack

class AttendeeCheckInUndone(TypedDict):
    attendee_id: int
    """Id of the attendee"""
    event_id: int
    """The event"""
    email: str
    """Their email address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    session_id: int | None
    """Id of the session; null: the event itself"""

class AttendeeCheckInUndoneEvent(TypedDict):
    event: Literal["attendee.check_in_undone"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: AttendeeCheckInUndone

class SurveyAnsweredAnswersItem(TypedDict):
    question_id: str
    """Identifies the question"""
    label: str
    """The question in words"""
    answer: str | float | bool | list[str]
    """A text, a number, a boolean or a list of options"""

class SurveyAnswered(TypedDict):
    response_id: int
    """Id of the response"""
    attendee_id: int
    """Id of the attendee who answered"""
    event_id: int
    """Event that the survey belongs to"""
    email: str
    """Their email address"""
    first_name: str
    """Their first name"""
    last_name: str
    """Their last name; empty when it is not known"""
    answers: list[SurveyAnsweredAnswersItem]
    """The answers, in the order of the questions"""
    submitted_at: str
    """When the attendee first answered"""

class SurveyAnsweredEvent(TypedDict):
    event: Literal["survey.answered"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: SurveyAnswered

class CertificateIssuedValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Label, as people read it"""
    value: str
    """The value"""

class CertificateIssued(TypedDict):
    certificate_id: int
    """Id of the certificate, for recognising events that arrive twice"""
    public_id: str
    """Its id in public links"""
    attendee_name: str
    """Name on the certificate"""
    attendee_email: str
    """Email address of the recipient; empty when unknown"""
    event_id: int
    """Id of the event"""
    event_name: str
    """Name of the event on the certificate"""
    verify_url: str
    """Page where anyone can verify it"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: it has none"""
    kind: str
    """Kind of the certificate; attendee: the default kind"""
    values: list[CertificateIssuedValuesItem]
    """Values stated besides name and date"""

class CertificateIssuedEvent(TypedDict):
    event: Literal["cert.issued"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: CertificateIssued

class CertificateRevokedValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Label, as people read it"""
    value: str
    """The value"""

class CertificateRevoked(TypedDict):
    certificate_id: int
    """Id of the certificate, for recognising events that arrive twice"""
    public_id: str
    """Its id in public links"""
    attendee_name: str
    """Name on the certificate"""
    attendee_email: str
    """Email address of the recipient; empty when unknown"""
    event_id: int
    """Id of the event"""
    event_name: str
    """Name of the event on the certificate"""
    verify_url: str
    """Page where anyone can verify it"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: it has none"""
    kind: str
    """Kind of the certificate; attendee: the default kind"""
    values: list[CertificateRevokedValuesItem]
    """Values stated besides name and date"""
    revoked_at: str
    """When it was revoked"""
    revocation_reason: str | None
    """Reason shown to anyone who verifies it; null: none given"""
    superseded_by: int | None
    """The certificate that replaces it; null: none"""

class CertificateRevokedEvent(TypedDict):
    event: Literal["cert.revoked"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: CertificateRevoked

class CertificateExpiringSoonValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Label, as people read it"""
    value: str
    """The value"""

class CertificateExpiringSoon(TypedDict):
    certificate_id: int
    """Id of the certificate, for recognising events that arrive twice"""
    public_id: str
    """Its id in public links"""
    attendee_name: str
    """Name on the certificate"""
    attendee_email: str
    """Email address of the recipient; empty when unknown"""
    event_id: int
    """Id of the event"""
    event_name: str
    """Name of the event on the certificate"""
    verify_url: str
    """Page where anyone can verify it"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: it has none"""
    kind: str
    """Kind of the certificate; attendee: the default kind"""
    values: list[CertificateExpiringSoonValuesItem]
    """Values stated besides name and date"""
    attendee_id: int | None
    """Attendee to issue a new one to; null: it came from a bulk job, or the attendee was deleted"""
    issued_at: str
    """When it was issued"""
    expires_at: str
    """When it expires or expired"""
    status: Literal["active", "expired"]
    """Status when the notice was sent: expired when it was sent at expiry or late because the service was down"""

class CertificateExpiringSoonEvent(TypedDict):
    event: Literal["cert.expiring_soon"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: CertificateExpiringSoon

class BulkCompletedCertificatesItemValuesItem(TypedDict):
    key: str
    """Key of the value"""
    label: str
    """Label, as people read it"""
    value: str
    """The value"""

class BulkCompletedCertificatesItem(TypedDict):
    certificate_id: int
    """Id of the certificate"""
    public_id: str
    """Its id in public links"""
    attendee_name: str
    """Name on the certificate"""
    attendee_email: str
    """Email address of the recipient; empty when the spreadsheet has none"""
    values: list[BulkCompletedCertificatesItemValuesItem]
    """Values stated besides name and date"""

class BulkCompleted(TypedDict):
    job_id: int
    """Id of the bulk job, for recognising events that arrive twice"""
    event_id: int
    """Id of the event"""
    event_name: str
    """Name of the event on the certificates"""
    kind: str
    """Kind of the certificates; attendee: the default kind"""
    total_count: int
    """Certificates created"""
    credits_charged: int
    """Credits spent"""
    certificates: list[BulkCompletedCertificatesItem]
    """The certificates, in the order of the spreadsheet"""
    download_url: str
    """URL of the ZIP archive, which requires an API key"""

class BulkCompletedEvent(TypedDict):
    event: Literal["cert.bulk_completed"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: BulkCompleted

class TrainingCompleted(TypedDict):
    completion_id: int
    """Id of the completion; the same when the event arrives twice"""
    course_id: int
    """Id of the completed course"""
    course_name: str
    """Name of the course"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    completed_at: str
    """When the person completed the course"""

class TrainingCompletedEvent(TypedDict):
    event: Literal["training.completed"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: TrainingCompleted

class TrainingOverdue(TypedDict):
    assignment_id: int
    """Id of the assignment"""
    programme_id: int
    """Id of the programme"""
    programme_name: str
    """Name of the programme"""
    email: str
    """Email address of the person"""
    name: str
    """Name of the person; empty when unknown"""
    due_date: str
    """Last day in time"""

class TrainingOverdueEvent(TypedDict):
    event: Literal["training.overdue"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: TrainingOverdue

class BadgeAwarded(TypedDict):
    award_id: int
    """Id of the award, for recognising events that arrive twice"""
    badge_template_id: int
    """Id of the badge template"""
    event_id: int | None
    """Id of the event it came from; null: no single event"""
    attendee_id: int | None
    """Id of the attendee of that event; null: none"""
    email: str
    """Email address of the recipient"""
    name: str
    """Name on the badge"""
    badge_url: str
    """Public page of the badge"""
    image_url: str
    """Picture of the badge"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: it has none"""
    source: Literal["rule", "hand", "automation", "correction"]
    """How it was awarded"""
    template_version: int
    """Version of the template that the badge shows"""
    awarded_at: str
    """When it was awarded"""
    expires_at: str | None
    """When it expires; null: never"""

class BadgeAwardedEvent(TypedDict):
    event: Literal["badge.awarded"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: BadgeAwarded

class BadgeRevoked(TypedDict):
    award_id: int
    """Id of the award, for recognising events that arrive twice"""
    badge_template_id: int
    """Id of the badge template"""
    event_id: int | None
    """Id of the event it came from; null: no single event"""
    attendee_id: int | None
    """Id of the attendee of that event; null: none"""
    email: str
    """Email address of the recipient"""
    name: str
    """Name on the badge"""
    badge_url: str
    """Public page of the badge"""
    image_url: str
    """Picture of the badge"""
    credential_url: str | None
    """Its signed credential (Open Badges 3.0); null: it has none"""
    source: Literal["rule", "hand", "automation", "correction"]
    """How it was awarded"""
    template_version: int
    """Version of the template that the badge shows"""
    awarded_at: str
    """When it was awarded"""
    expires_at: str | None
    """When it expires; null: never"""
    revoked_at: str
    """When it was revoked"""
    revocation_reason: str | None
    """Reason shown on its page; null: none given"""
    superseded_by: int | None
    """Id of the corrected award that replaces it; null: none"""

class BadgeRevokedEvent(TypedDict):
    event: Literal["badge.revoked"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: BadgeRevoked

class ContactProfileUpdatedChangesItem(TypedDict):
    field: str
    """Name of the contact field, or `properties.` and the key of a custom field"""
    before: str | None | float | list[str]
    """Old value: a list for tags, null if it was not set"""
    after: str | None | float | list[str]
    """New value"""

class ContactProfileUpdated(TypedDict):
    contact_id: int
    """Id of the contact; together with the time of the envelope it identifies the event"""
    email: str | None
    """Email address; null: unknown"""
    first_name: str
    """First name; empty when unknown"""
    last_name: str
    """Last name; empty when unknown"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    account_name: str | None
    """Name of the account; null: none"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage"""
    phone: str | None
    """Phone number; null: none"""
    title: str | None
    """Job title; null: unknown"""
    owner: str | None
    """Person in your organisation who looks after the contact; null: nobody"""
    tags: list[str]
    """Tags of the contact"""
    properties: dict[str, str | float]
    """Values of custom fields by key"""
    changes: list[ContactProfileUpdatedChangesItem]
    """Changed fields"""
    source: Literal["api", "panel", "registration", "form", "import", "merge"]
    """Origin of the change"""
    updated_at: str
    """When the contact was changed"""

class ContactProfileUpdatedEvent(TypedDict):
    event: Literal["crm.profile_updated"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: ContactProfileUpdated

class LeadScoreChangedReasonsItem(TypedDict):
    rule: str
    """Stable identifier of the rule"""
    points: int
    """Points that the rule adds; negative if it subtracts"""
    reason: str
    """Explanation for people"""

class LeadScoreChanged(TypedDict):
    contact_id: int
    """Id of the contact; together with the time of the envelope it identifies the event"""
    email: str | None
    """Email address; null: unknown"""
    first_name: str
    """First name; empty when unknown"""
    last_name: str
    """Last name; empty when unknown"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    account_name: str | None
    """Name of the account; null: none"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage"""
    lead_score: int
    """Current score"""
    previous_lead_score: int
    """Previous score"""
    reasons: list[LeadScoreChangedReasonsItem]
    """Rules that make up the current score"""
    calculated_at: str
    """When the score was calculated"""

class LeadScoreChangedEvent(TypedDict):
    event: Literal["crm.lead_score_changed"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: LeadScoreChanged

class ContactCreated(TypedDict):
    contact_id: int
    """Id of the contact"""
    email: str | None
    """Email address; null: unknown"""
    first_name: str
    """First name; empty when unknown"""
    last_name: str
    """Last name; empty when unknown"""
    phone: str | None
    """Phone number; null: none"""
    title: str | None
    """Job title; null: unknown"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    owner: str | None
    """Person in your organisation who looks after the contact; null: nobody"""
    tags: list[str]
    """Tags of the contact"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage"""
    source: Literal["api", "panel", "import", "registration", "form"]
    """How the contact was first created"""
    restored: bool
    """Whether undoing a merge made it a contact of its own again"""
    created_at: str
    """When this happened"""

class ContactCreatedEvent(TypedDict):
    event: Literal["contact.created"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: ContactCreated

class ContactUpdated(TypedDict):
    contact_id: int
    """Id of the contact"""
    email: str | None
    """Email address; null: unknown"""
    first_name: str
    """First name; empty when unknown"""
    last_name: str
    """Last name; empty when unknown"""
    phone: str | None
    """Phone number; null: none"""
    title: str | None
    """Job title; null: unknown"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    owner: str | None
    """Person in your organisation who looks after the contact; null: nobody"""
    tags: list[str]
    """Tags of the contact"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage"""
    changes: list[str]
    """Names of the changed fields; `properties.` and a key for a custom field"""
    updated_at: str
    """When it was changed"""

class ContactUpdatedEvent(TypedDict):
    event: Literal["contact.updated"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: ContactUpdated

class ContactDeleted(TypedDict):
    contact_id: int
    """Id of the contact"""
    email: str | None
    """Email address; null: unknown"""
    first_name: str
    """First name; empty when unknown"""
    last_name: str
    """Last name; empty when unknown"""

class ContactDeletedEvent(TypedDict):
    event: Literal["contact.deleted"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: ContactDeleted

class ContactMerged(TypedDict):
    contact_id: int
    """Id of the contact"""
    email: str | None
    """Email address; null: unknown"""
    first_name: str
    """First name; empty when unknown"""
    last_name: str
    """Last name; empty when unknown"""
    phone: str | None
    """Phone number; null: none"""
    title: str | None
    """Job title; null: unknown"""
    account_id: int | None
    """Account (company) of the contact; null: none"""
    owner: str | None
    """Person in your organisation who looks after the contact; null: nobody"""
    tags: list[str]
    """Tags of the contact"""
    lifecycle_stage: Literal["lead", "qualified", "customer", "evangelist"]
    """Lifecycle stage"""
    merge_id: int
    """Id of the merge, for undoing it"""
    merged_ids: list[int]
    """Contacts that became part of this one and are no longer listed"""

class ContactMergedEvent(TypedDict):
    event: Literal["contact.merged"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: ContactMerged

class FormSubmittedAnswersItem(TypedDict):
    name: str
    """Identifies the question"""
    label: str
    """The question in words"""
    answer: str | float | bool | list[str]
    """A text, a number, a boolean or a list of options"""

class FormSubmitted(TypedDict):
    submission_id: int
    """Id of the submission"""
    form_id: int
    """Id of the form"""
    contact_id: int | None
    """Contact that was created or updated; null: the answers contain neither an email address nor a phone number"""
    form_name: str
    """Name of the form"""
    email: str | None
    """Email address that was given; null: none"""
    answers: list[FormSubmittedAnswersItem]
    """The answers, in the order of the fields"""
    submitted_at: str
    """When it was submitted"""

class FormSubmittedEvent(TypedDict):
    event: Literal["form.submitted"]
    """Event type"""
    timestamp: str
    """Time of the event: UTC, with microseconds"""
    data: FormSubmitted

class OrganisationUploadLogoBody(TypedDict):
    image: Upload
    """The picture: PNG, JPEG or WebP, at most 2 MB"""

class DesignsCreateBody(TypedDict):
    name: NotRequired[str]
    """Name of the design. Required without `builtin`"""
    builtin: NotRequired[Literal["laurel", "band", "quiet", "academy", "festival", "night", "day"]]
    """Built-in design whose layout to start with, instead of `layout`"""
    language: NotRequired[str]
    """Language of the initial text and dates. Default: the organisation's"""
    color: NotRequired[str]
    """Colour of the built-in design. Default: the organisation's primary colour"""
    layout: NotRequired[str | dict[str, Any] | list[Any]]
    """A Layout as JSON text"""
    image: NotRequired[Upload]
    """Background: PNG, JPEG or WebP, at most 10 MB. Default: a built-in drawing"""

class DesignsAddPictureBody(TypedDict):
    image: Upload
    """PNG, JPEG or WebP, at most 10 MB and 50 million pixels"""

class AttendeesImportBody(TypedDict):
    text: NotRequired[str]
    """Rows with their headers, as pasted, or addresses as in an email: Ada Lovelace <ada@example.org>, …"""
    mapping: NotRequired[str]
    """JSON. Field of each column by header: first_name, last_name, name (full name), email, status,
    registration_type, values.KEY for a value of the event, answers.ID for a question of the event or a type,
    or null. registration_type is the name of a type. Columns not listed are ignored. Without a mapping,
    headers are recognised automatically
    """
    on_existing: NotRequired[Literal["skip", "update"]]
    """skip: existing attendees stay unchanged; update: they get the names and values in the file; default:
    "skip"
    """
    file: NotRequired[Upload]
    """A .csv or .xlsx file of at most 10 MB and 20,000 rows"""

class BulkCreateBody(TypedDict):
    file: Upload
    """An .xlsx or .csv file of at most 5 MB and 1,000 names"""
    sheet: NotRequired[str]
    """Name of the sheet, or its number from 1; without it, the first visible sheet with a name column"""
    column: NotRequired[str]
    """Header or letter of the name column, if it is not recognised"""
    mapping: NotRequired[str]
    """JSON. Field of each column by header or letter: name (full name), first_name, last_name, email,
    values.KEY, or null. Columns not listed are ignored. Without a mapping, headers are recognised
    automatically
    """
    kind: NotRequired[str]
    """Kind of certificate, from `certificate_kinds` of the event; default attendee"""
    missing_values: NotRequired[Literal["blank", "skip"]]
    """Rows that lack a value; blank: leave the line out; skip: create no certificate; default: "blank" """

class TrainingEvidenceAddBody(TypedDict):
    file: Upload
    """PDF, PNG, JPEG or WebP file of at most 10 MB"""
    course_id: int
    """Identifier of the external course"""
    email: str
    """Email address of an attendee, or of a person with a training assignment"""
    name: NotRequired[str]
    """Name; defaults to the name by which the person is already known"""
    note: NotRequired[str]
    """Note about the evidence"""
    completed_on: NotRequired[str]
    """Day of completion by the evidence; not in the future"""

class BadgesSetImageBody(TypedDict):
    image: Upload
    """The file"""

class CrmImportsCreateBody(TypedDict):
    csv: NotRequired[str]
    """Rows with headers; send long lists as a file"""
    mode: NotRequired[Literal["update", "fill"]]
    """How to treat existing contacts: update overwrites values with those of the file, fill only sets empty
    fields. Tags are added in both modes; default: "update"
    """
    dry_run: NotRequired[bool]
    """true: report the result without importing anything; default: false"""
    file_name: NotRequired[str]
    """Name of the file, shown in the timeline"""
    mapping: NotRequired[str]
    """JSON. Field of each column by its header: first_name, last_name, name, email, phone, title, company,
    website, tags, lifecycle_stage, email_consent, owner, notes, properties.<key> for a custom field, or null.
    Columns that it does not contain are ignored. Without a mapping, headers are recognised automatically
    """
    file: NotRequired[Upload]
    """A .csv file with at most 200,000 rows, or .xlsx with 20,000; at most 32 MB"""

class UnaskedEvent(TypedDict):
    """An event that endpoints receive without subscribing: a test, or one of an automation rule."""
    event: Literal["webhook.test", "automation.fired"]
    timestamp: str
    data: dict[str, Any]

WebhookPayload: TypeAlias = "ImportCompletedEvent | EmailBouncedEvent | EmailFailedEvent | EventCreatedEvent | EventUpdatedEvent | EventDeletedEvent | AttendeeRegisteredEvent | AttendeeWaitlistedEvent | AttendeePendingEvent | AttendeeUpdatedEvent | AttendeeCancelledEvent | SessionCreatedEvent | SessionUpdatedEvent | SessionDeletedEvent | AttendeeCheckedInEvent | AttendeeCheckedOutEvent | AttendeeCameBackEvent | AttendeeCheckInUndoneEvent | SurveyAnsweredEvent | CertificateIssuedEvent | CertificateRevokedEvent | CertificateExpiringSoonEvent | BulkCompletedEvent | TrainingCompletedEvent | TrainingOverdueEvent | BadgeAwardedEvent | BadgeRevokedEvent | ContactProfileUpdatedEvent | LeadScoreChangedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | ContactMergedEvent | FormSubmittedEvent | UnaskedEvent"
"""The body of a webhook; `event` determines the type of `data`."""
