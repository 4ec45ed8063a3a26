// Made from openapi.json by `npm run client`; do not edit.

/** What the service refuses a request with. */
export type ErrorCode =
  | 'invalid_request'
  | 'malformed_json'
  | 'not_cancellable'
  | 'unauthenticated'
  | 'insufficient_credits'
  | 'forbidden'
  | 'confirmation_required'
  | 'second_factor_required'
  | 'https_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'conflict'
  | 'already_exists'
  | 'checkin_disabled'
  | 'registration_cancelled'
  | 'not_registered'
  | 'registration_disabled'
  | 'registration_closed'
  | 'registration_not_open'
  | 'form_closed'
  | 'event_past'
  | 'offer_ended'
  | 'session_full'
  | 'bad_ticket'
  | 'wrong_event'
  | 'not_ready'
  | 'has_deals'
  | 'idempotency_in_progress'
  | 'gone'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'expectation_failed'
  | 'validation_failed'
  | 'rate_limited'
  | 'headers_too_large'
  | 'internal'
  | 'unavailable'

/** The events that endpoints subscribe to. */
export type WebhookPayload = CertificateIssuedEvent | CertificateRevokedEvent | CertificateExpiringSoonEvent | BulkCompletedEvent | ContactProfileUpdatedEvent | LeadScoreChangedEvent

export type ApiKey = {
  /** Identifier */
  id: number
  /** What the key is for */
  name: string
  /** The first 12 characters of the key */
  prefix: string
  /** What it may do; ["*"]: everything */
  scopes: string[]
  /** false: it is switched off, and its requests are refused */
  active: boolean
  /** When the key ends, UTC; null: never */
  expires_at: string | null
  /** When it was last used, UTC; null: not yet */
  last_used_at: string | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewApiKey = {
  /** What the key is for */
  name: string
  /** Scopes, or ["*"] for all. A key can only hand out scopes that it has, and leaves its own as they are. */
  scopes: ('events:read' | 'events:write' | 'attendees:read' | 'attendees:write' | 'certificates:read' | 'certificates:write' | 'sessions:read' | 'sessions:write' | 'automations:read' | 'automations:write' | 'crm:read' | 'crm:write' | 'webhooks:read' | 'webhooks:write' | 'api_keys:read' | 'api_keys:write' | 'forms:read' | 'forms:write' | 'training:read' | 'training:write' | 'emails:read' | 'emails:write' | 'surveys:read' | 'surveys:write' | 'badges:read' | 'badges:write' | 'people:read' | 'people:write' | 'organisation:read' | 'organisation:write' | 'checkin:write' | 'analytics:read' | 'credits:read' | 'audit:read' | 'privacy:write' | 'sign_in:write' | '*')[]
  /** When the key ends, in the future; null: never. ISO 8601; without a zone it is UTC. */
  expires_at?: string | null
}

export type CreatedApiKey = {
  /** Identifier */
  id: number
  /** What the key is for */
  name: string
  /** The first 12 characters of the key */
  prefix: string
  /** What it may do; ["*"]: everything */
  scopes: string[]
  /** false: it is switched off, and its requests are refused */
  active: boolean
  /** When the key ends, UTC; null: never */
  expires_at: string | null
  /** When it was last used, UTC; null: not yet */
  last_used_at: string | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
  /** The full key. It is shown this once and cannot be read again. */
  key: string
}

export type ApiKeyChange = {
  /** What the key is for */
  name?: string
  /** Scopes, or ["*"] for all. A key can only hand out scopes that it has, and leaves its own as they are. */
  scopes?: ('events:read' | 'events:write' | 'attendees:read' | 'attendees:write' | 'certificates:read' | 'certificates:write' | 'sessions:read' | 'sessions:write' | 'automations:read' | 'automations:write' | 'crm:read' | 'crm:write' | 'webhooks:read' | 'webhooks:write' | 'api_keys:read' | 'api_keys:write' | 'forms:read' | 'forms:write' | 'training:read' | 'training:write' | 'emails:read' | 'emails:write' | 'surveys:read' | 'surveys:write' | 'badges:read' | 'badges:write' | 'people:read' | 'people:write' | 'organisation:read' | 'organisation:write' | 'checkin:write' | 'analytics:read' | 'credits:read' | 'audit:read' | 'privacy:write' | 'sign_in:write' | '*')[]
  /** false switches the key off from the next request on */
  active?: boolean
  /** When the key ends, in the future; null: never. ISO 8601; without a zone it is UTC. */
  expires_at?: string | null
}

export type Credits = {
  /** Credits that can be spent */
  balance: number
  /** Credits set aside for unfinished bulk jobs */
  held: number
}

export type CreditEntry = {
  /** Identifier */
  id: number
  /** grant: given to the organisation, or taken back; hold: set aside for a job; capture: spent by it; release: given back */
  kind: string
  /** Change of the balance, in credits; below 0: so many fewer */
  amount: number
  /** Change of what is held, in credits */
  held_amount: number
  /** Identifier of the bulk job that it is for; null: none */
  bulk_job_id: number | null
  /** What was written to it; null: nothing */
  note: string | null
  /** When it was created, UTC */
  created_at: string
}

export type Organisation = {
  /** Identifier */
  id: number
  /** Who organises; mails are sent in this name */
  name: string
  /** IANA time zone, in which days begin and times are written where no event says another */
  time_zone: string
  /** The language of events and mails that say no other (BCP 47) */
  language: string
  /** ISO 3166-1 alpha-2, such as TR; null: not said */
  country: string | null
  /** The address where answers to mails go; null: to the address that mails come from */
  reply_to: string | null
  /** The address of its picture, which is read without a key; null: there is none */
  logo: string | null
  /** Colours of mails. Where words could not be read they are made darker or lighter */
  colours: {
    /** Of buttons and links, as #rrggbb; null: the usual one */
    primary: string | null
    /** Around what mails say, as #rrggbb; null: the usual one */
    background: string | null
  }
  /** starter, growth or enterprise: how many requests it may make */
  plan: string
}

export type OrganisationChange = {
  /** Who organises; mails are sent in this name */
  name?: string
  /** IANA time zone, in which days begin and times are written where no event says another */
  time_zone?: string
  /** The language of events and mails that say no other (BCP 47) */
  language?: string
  /** ISO 3166-1 alpha-2, such as TR; null: not said */
  country?: string | null
  /** The address where answers to mails go; null: to the address that mails come from */
  reply_to?: string | null
  /** Colours of mails. Where words could not be read they are made darker or lighter */
  colours?: {
    /** Of buttons and links, as #rrggbb; null: the usual one */
    primary?: string | null
    /** Around what mails say, as #rrggbb; null: the usual one */
    background?: string | null
  }
}

export type Retention = {
  /** For how many days each is kept after it ended */
  settings: {
    /** Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled. Days; null: for ever */
    deliveries: number | null
    /** Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest. Days; null: for ever */
    attempts: number | null
    /** The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay. Days; null: for ever */
    scans: number | null
    /** Emails with their words and attempts, after they were sent, failed, suppressed or cancelled. Days; null: for ever */
    emails: number | null
    /** Events of the feed, after they happened; an event is kept for as long as one of its deliveries. Days; null: for ever */
    domain_events: number | null
    /** Requests in the request log, after their answer. Days */
    request_log: number
  }
  /** What each setting may be */
  limits: {
    /** Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled */
    deliveries: {
      /** Days, unless the organisation says otherwise */
      default_days: number
      /** The fewest days */
      min_days: number
      /** The most days */
      max_days: number
      /** Whether null is allowed: kept for ever */
      for_ever: boolean
    }
    /** Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest */
    attempts: {
      /** Days, unless the organisation says otherwise */
      default_days: number
      /** The fewest days */
      min_days: number
      /** The most days */
      max_days: number
      /** Whether null is allowed: kept for ever */
      for_ever: boolean
    }
    /** The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay */
    scans: {
      /** Days, unless the organisation says otherwise */
      default_days: number
      /** The fewest days */
      min_days: number
      /** The most days */
      max_days: number
      /** Whether null is allowed: kept for ever */
      for_ever: boolean
    }
    /** Emails with their words and attempts, after they were sent, failed, suppressed or cancelled */
    emails: {
      /** Days, unless the organisation says otherwise */
      default_days: number
      /** The fewest days */
      min_days: number
      /** The most days */
      max_days: number
      /** Whether null is allowed: kept for ever */
      for_ever: boolean
    }
    /** Events of the feed, after they happened; an event is kept for as long as one of its deliveries */
    domain_events: {
      /** Days, unless the organisation says otherwise */
      default_days: number
      /** The fewest days */
      min_days: number
      /** The most days */
      max_days: number
      /** Whether null is allowed: kept for ever */
      for_ever: boolean
    }
    /** Requests in the request log, after their answer */
    request_log: {
      /** Days, unless the organisation says otherwise */
      default_days: number
      /** The fewest days */
      min_days: number
      /** The most days */
      max_days: number
      /** Whether null is allowed: kept for ever */
      for_ever: boolean
    }
  }
  /** When the next night begins: 03:00 in the zone of the organisation. It runs within the hour after */
  next_run_at: string
  /** The newest run; null: there was none */
  last_run: {
    /** When it began, UTC */
    started_at: string
    /** When it ended, UTC; null: it runs */
    ended_at: string | null
    /** Seconds that it took; null while it runs */
    duration_seconds: number | null
    /** interrupted: its time was over, or its process ended; it goes on within the hour */
    status: 'running' | 'complete' | 'interrupted'
    /** How many rows it has removed, by setting */
    removed: {
      /** Rows removed: Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled */
      deliveries: number
      /** Rows removed: Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest */
      attempts: number
      /** Rows removed: The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay */
      scans: number
      /** Rows removed: Emails with their words and attempts, after they were sent, failed, suppressed or cancelled */
      emails: number
      /** Rows removed: Events of the feed, after they happened; an event is kept for as long as one of its deliveries */
      domain_events: number
      /** Rows removed: Requests in the request log, after their answer */
      request_log: number
    }
  } | null
  /** The last runs together */
  recent: {
    /** How many runs are remembered, 90 at most */
    runs: number
    /** When the first of them began, UTC; null: there was none */
    since: string | null
    /** How many rows they have removed, by setting */
    removed: {
      /** Rows removed: Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled */
      deliveries: number
      /** Rows removed: Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest */
      attempts: number
      /** Rows removed: The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay */
      scans: number
      /** Rows removed: Emails with their words and attempts, after they were sent, failed, suppressed or cancelled */
      emails: number
      /** Rows removed: Events of the feed, after they happened; an event is kept for as long as one of its deliveries */
      domain_events: number
      /** Rows removed: Requests in the request log, after their answer */
      request_log: number
    }
  }
  /** With dry_run=true: of each setting that would be shorter, how many rows are due by it now. What others still need is not counted, and goes after them */
  would_remove?: {
    /** Rows that are due: Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled */
    deliveries?: {
      /** Rows, counted up to 100,000 */
      rows: number
      /** Whether there are more than were counted */
      or_more: boolean
    }
    /** Rows that are due: Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest */
    attempts?: {
      /** Rows, counted up to 100,000 */
      rows: number
      /** Whether there are more than were counted */
      or_more: boolean
    }
    /** Rows that are due: The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay */
    scans?: {
      /** Rows, counted up to 100,000 */
      rows: number
      /** Whether there are more than were counted */
      or_more: boolean
    }
    /** Rows that are due: Emails with their words and attempts, after they were sent, failed, suppressed or cancelled */
    emails?: {
      /** Rows, counted up to 100,000 */
      rows: number
      /** Whether there are more than were counted */
      or_more: boolean
    }
    /** Rows that are due: Events of the feed, after they happened; an event is kept for as long as one of its deliveries */
    domain_events?: {
      /** Rows, counted up to 100,000 */
      rows: number
      /** Whether there are more than were counted */
      or_more: boolean
    }
    /** Rows that are due: Requests in the request log, after their answer */
    request_log?: {
      /** Rows, counted up to 100,000 */
      rows: number
      /** Whether there are more than were counted */
      or_more: boolean
    }
  }
}

export type RetentionChange = {
  /** Only the sent settings change */
  settings: {
    /** Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled. Days; null: for ever */
    deliveries?: number | null
    /** Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest. Days; null: for ever */
    attempts?: number | null
    /** The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay. Days; null: for ever */
    scans?: number | null
    /** Emails with their words and attempts, after they were sent, failed, suppressed or cancelled. Days; null: for ever */
    emails?: number | null
    /** Events of the feed, after they happened; an event is kept for as long as one of its deliveries. Days; null: for ever */
    domain_events?: number | null
    /** Requests in the request log, after their answer. Days */
    request_log?: number
  }
}

/** One thing that is printed on a certificate, and where */
export type LayoutField = {
  /** What editors know the field by. It is kept as sent, and changes nothing that is printed. */
  id?: string
  /** Whether editors leave it where it is. It changes nothing that is printed. */
  locked?: boolean
  /** What is printed. */
  type: 'name' | 'event' | 'date' | 'issuer' | 'tier' | 'code' | 'qr' | 'text' | 'image'
  /** Free text with {{name}} {{event}} {{date}} {{issuer}} {{tier}} {{code}} {{verify_at}} {{issued_at}} {{expires_at}}. If it names values and none of them is there, nothing is printed. A field shows at most 1,000 characters, a page 5,000. */
  text?: string
  /** For the type image: the `picture` of "Add a picture". It stands whole in the middle of its box, below all that differs from one certificate to another. At most 8 in a layout. */
  picture?: string
  /** Degrees, clockwise around the middle of its box. Default 0. */
  rotation?: number
  /** A fraction of the page; y counts from the top. */
  x: number
  /** A fraction of the page; y counts from the top. */
  y: number
  /** A fraction of the page; y counts from the top. */
  width: number
  /** A fraction of the page; y counts from the top. */
  height: number
  /** display: Cormorant Garamond Medium, a display serif; display-bold: Cormorant Garamond SemiBold; display-italic: Cormorant Garamond Medium Italic; serif: EB Garamond, a text serif; serif-bold: EB Garamond SemiBold; serif-italic: EB Garamond Italic; sans: Noto Sans, a sans serif; sans-bold: Noto Sans SemiBold; script: Pinyon Script, an English round hand. Default display. */
  font?: 'display' | 'display-bold' | 'display-italic' | 'serif' | 'serif-bold' | 'serif-italic' | 'sans' | 'sans-bold' | 'script'
  /** The wanted size in points. Default 24. */
  size?: number
  /** Below it a text takes two lines. Default half of the size. */
  min_size?: number
  /** Default #23302b. */
  color?: string
  /** Default center. */
  align?: 'left' | 'center' | 'right'
  /** shrink: smaller, then two lines, then smaller still; wrap: as many lines as fit; none: as it is. Default shrink. */
  fit?: 'shrink' | 'wrap' | 'none'
  /** Space between letters as a fraction of the size. Default 0. */
  letter_spacing?: number
}

/** Where everything stands on a certificate */
export type Layout = {
  /** The size of the page. */
  page: {
    /** Points, 1/72 inch. A4 across has 841.89. */
    width: number
    /** Points, 1/72 inch. A4 across has 595.28. */
    height: number
  }
  /** BCP 47. Dates are written in it, and letters take the forms that it prefers.; default: "en" */
  language: string
  /** What the fields stand on where the design has no picture. Default laurel. */
  drawing?: {
    /** The built-in design whose drawing it is. */
    key: 'laurel' | 'band' | 'quiet' | 'academy' | 'festival' | 'night'
    /** The colour it follows. Default its own. */
    color?: string
  }
  /** What is printed, later ones above earlier ones. */
  fields: LayoutField[]
}

/** What certificates are drawn on, in its newest version */
export type Design = {
  /** Identifier */
  id: number
  /** Name of the design, for its organisers */
  name: string
  /** Each change makes a new version; certificates keep the one that they were issued with */
  version: number
  layout: Layout
  /** The background picture; null: the drawing that the layout names */
  image_url: string | null
  /** What the newest version is about; null: nobody said */
  note: string | null
  /** Grows with every change; the ETag */
  revision: number
  /** When it was archived, UTC; null: it is not */
  archived_at: string | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type DesignChange = {
  /** Name of the design */
  name?: string
  layout?: Layout
  /** What the version is about that this makes, or else the newest; null takes it away */
  note?: string | null
  /** false brings an archived design back, true archives it */
  archived?: boolean
}

export type DesignDuplicate = {
  /** Name of the copy. Default that of the design */
  name?: string
}

/** A design that comes with the program */
export type BuiltinDesign = {
  /** Which of the built-in designs */
  key: 'laurel' | 'band' | 'quiet' | 'academy' | 'festival' | 'night'
  /** What it is called, in the language that was asked for */
  title: string
  /** The size of the page. */
  page: {
    /** Points, 1/72 inch. A4 across has 841.89. */
    width: number
    /** Points, 1/72 inch. A4 across has 595.28. */
    height: number
  }
  /** The colour that another may stand in for; null: it keeps its colours */
  color: string | null
}

/** All that a browser needs to draw a design */
export type DesignScene = {
  /** The size of the page. */
  page: {
    /** Points, 1/72 inch. A4 across has 841.89. */
    width: number
    /** Points, 1/72 inch. A4 across has 595.28. */
    height: number
  }
  /** BCP 47. Dates are written in it, and letters take the forms that it prefers.; default: "en" */
  language: string
  /** What the fields stand on where the design has no picture. Default laurel. */
  drawing?: {
    /** The built-in design whose drawing it is. */
    key: 'laurel' | 'band' | 'quiet' | 'academy' | 'festival' | 'night'
    /** The colour it follows. Default its own. */
    color?: string
  }
  /** What is printed, later ones above earlier ones. */
  fields: LayoutField[]
  /** What the fields stand on */
  background: {
    /** Whether it is shapes or a picture, on white either way */
    kind: 'drawing' | 'picture'
    /** What is drawn, in this order; none where it is a picture */
    shapes: {
      /** SVG path data in points, y from the top */
      path: string
      /** Left out: it is not filled */
      fill?: string
      /** Left out: it has no line */
      stroke?: string
      /** Points. Default 1 */
      stroke_width?: number
    }[]
    /** The picture, whole and in the middle of the page, as large as fits; null: a drawing */
    url: string | null
  }
  /** The colour below a QR code and its quiet zone; null: none */
  qr_paper: string | null
  /** The pictures that stand on it */
  pictures: {
    /** As fields name it */
    picture: string
    /** Where it is read, without a key */
    image_url: string
  }[]
  /** Every font that a field may name */
  fonts: {
    /** As `font` of a field names it */
    id: string
    /** What it is called */
    title: string
    /** Its TrueType file, the very one that certificates are drawn with */
    url: string
    /** The fonts that stand in for letters that it lacks, best first */
    next: string[]
  }[]
  /** The fonts of other scripts. Those of Chinese, Japanese and Korean have many megabytes and are not told: what they print is in a preview */
  script_fonts: {
    /** What it is called */
    id: string
    /** Its TrueType file, the very one that certificates are drawn with */
    url: string
    /** The scripts that it draws (ISO 15924) */
    scripts: string[]
  }[]
}

/** A picture that can stand in designs */
export type LayoutPicture = {
  /** Identifier */
  id: number
  /** As a field of the type image names it */
  picture: string
  /** Where it is read, without a key */
  image_url: string
  /** Pixels, at most 1,000 */
  width: number
  /** Pixels, at most 1,000 */
  height: number
}

export type Email = {
  id: number
  /** The event that it is about */
  event_id: number | null
  /** The attendee to whom it is; null also when they were removed */
  attendee_id: number | null
  /** What it tells, such as registration_confirmed */
  kind: string
  /** Its language (BCP 47) */
  language: string
  to: {
    name: string
    address: string
  }
  subject: string
  /** sent: a mail server took it. kept: there was no mail server (SMTP_URL), so it reached nobody and can be read here; it stays kept until it is sent again by hand. failed, suppressed and cancelled say why in `reason` */
  status: 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled'
  /** Why it failed, was suppressed or cancelled */
  reason: string | null
  /** It was handed over and the mail server never said what became of it: it may have arrived, and is not sent again on its own */
  unanswered: boolean
  /** It is about the own registration or certificate of whom it is to; from others people can unsubscribe */
  transactional: boolean
  /** The template that it was drawn up by */
  template_id: number | null
  /** The automation rule that made it */
  rule_id: number | null
  /** The email that it repeats */
  resend_of: number | null
  attempt_count: number
  /** From when on it is sent, while it is queued */
  next_attempt_at: string | null
  /** UTC */
  sent_at: string | null
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
}

export type EmailAttachment = {
  file_name: string
  content_type: string
  /** What `cid:` in the HTML names it by; null: it stands beside */
  inline_id: string | null
  /** Where it is drawn, for the same key */
  url: string
}

export type EmailAttempt = {
  number: number
  /** UTC */
  started_at: string
  /** UTC */
  ended_at: string | null
  /** sent: the mail server took it. kept: there is none, it stays in the outbox. deferred: it is tried again. rejected: the mail server does not want it. unanswered: it was handed over, and no answer came. interrupted: it was not handed over. null: it is under way */
  outcome: 'sent' | 'kept' | 'deferred' | 'rejected' | 'unanswered' | 'interrupted' | null
  /** What the mail server said, in its own words */
  response: string
}

export type EmailWithContent = {
  id: number
  /** The event that it is about */
  event_id: number | null
  /** The attendee to whom it is; null also when they were removed */
  attendee_id: number | null
  /** What it tells, such as registration_confirmed */
  kind: string
  /** Its language (BCP 47) */
  language: string
  to: {
    name: string
    address: string
  }
  subject: string
  /** sent: a mail server took it. kept: there was no mail server (SMTP_URL), so it reached nobody and can be read here; it stays kept until it is sent again by hand. failed, suppressed and cancelled say why in `reason` */
  status: 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled'
  /** Why it failed, was suppressed or cancelled */
  reason: string | null
  /** It was handed over and the mail server never said what became of it: it may have arrived, and is not sent again on its own */
  unanswered: boolean
  /** It is about the own registration or certificate of whom it is to; from others people can unsubscribe */
  transactional: boolean
  /** The template that it was drawn up by */
  template_id: number | null
  /** The automation rule that made it */
  rule_id: number | null
  /** The email that it repeats */
  resend_of: number | null
  attempt_count: number
  /** From when on it is sent, while it is queued */
  next_attempt_at: string | null
  /** UTC */
  sent_at: string | null
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
  /** Its Message-ID header */
  message_id: string
  /** Empty when whom it was to has been erased, and so is `text` */
  html: string
  text: string
  attachments: EmailAttachment[]
  attempts: EmailAttempt[]
}

export type ResendRequest = {
  /** Those that have failed since then */
  since: string
  /** Those about this event */
  event_id?: number
  /** Those that this automation rule made */
  rule_id?: number
}

export type Resent = {
  /** How many emails were queued */
  count: number
}

export type EmailSuppression = {
  id: number
  /** To which nothing is sent; letter case makes no difference */
  address: string
  /** rejected: its server refused a mail for good; unsubscribed: its owner wants only what is about a registration or certificate of their own; manual: it was put here. All but unsubscribed stop every mail */
  reason: 'rejected' | 'unsubscribed' | 'manual'
  /** More about it, such as what the server said */
  detail: string | null
  /** The mail that led to it */
  email_id: number | null
  /** UTC */
  created_at: string
}

export type NewEmailSuppression = {
  address: string
  /** More about it, such as what the server said */
  detail?: string | null
}

export type EmailTemplate = {
  id: number
  name: string
  /** What it is for, which decides which variables it has; null: any. Mails of registration_confirmed, place_offered, certificate and certificate_expiring are drawn up by the one template of that kind. */
  kind: 'attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue' | 'registration_confirmed' | 'place_offered' | 'certificate' | 'certificate_expiring' | null
  /** The language of its words; that of the organisation unless it is said */
  language: 'en' | 'tr'
  subject: string
  html: string
  /** Liquid; null: made from the HTML */
  text: string | null
  /** The same in other languages; the language of the attendee decides */
  translations: {
    en?: {
      /** One line; Liquid */
      subject: string
      /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
      html: string
      /** Liquid; null: made from the HTML */
      text?: string | null
    }
    tr?: {
      /** One line; Liquid */
      subject: string
      /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
      html: string
      /** Liquid; null: made from the HTML */
      text?: string | null
    }
  }
  /** The variables in it */
  variables: string[]
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
}

export type NewEmailTemplate = {
  /** What the template is for */
  name: string
  /** What it is for, which decides which variables it has; null: any. Mails of registration_confirmed, place_offered, certificate and certificate_expiring are drawn up by the one template of that kind. */
  kind?: 'attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue' | 'registration_confirmed' | 'place_offered' | 'certificate' | 'certificate_expiring' | null
  /** The language of its words; that of the organisation unless it is said */
  language?: 'en' | 'tr'
  /** One line; Liquid */
  subject: string
  /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
  html: string
  /** Liquid; null: made from the HTML */
  text?: string | null
  /** The same in other languages; the language of the attendee decides */
  translations?: {
    en?: {
      /** One line; Liquid */
      subject: string
      /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
      html: string
      /** Liquid; null: made from the HTML */
      text?: string | null
    }
    tr?: {
      /** One line; Liquid */
      subject: string
      /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
      html: string
      /** Liquid; null: made from the HTML */
      text?: string | null
    }
  }
}

export type EmailTemplateVariable = {
  name: string
  description: string
  /** An address can begin a link */
  type: 'text' | 'address'
  /** The kinds of mails that have it; null: all */
  kinds: ('attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue' | 'registration_confirmed' | 'place_offered' | 'certificate' | 'certificate_expiring')[] | null
  /** What it says in a preview */
  sample: string
}

export type EmailTemplateChange = {
  /** What the template is for */
  name?: string
  /** What it is for, which decides which variables it has; null: any. Mails of registration_confirmed, place_offered, certificate and certificate_expiring are drawn up by the one template of that kind. */
  kind?: 'attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue' | 'registration_confirmed' | 'place_offered' | 'certificate' | 'certificate_expiring' | null
  /** The language of its words; that of the organisation unless it is said */
  language?: 'en' | 'tr'
  /** One line; Liquid */
  subject?: string
  /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
  html?: string
  /** Liquid; null: made from the HTML */
  text?: string | null
  /** The same in other languages; the language of the attendee decides */
  translations?: {
    en?: {
      /** One line; Liquid */
      subject: string
      /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
      html: string
      /** Liquid; null: made from the HTML */
      text?: string | null
    }
    tr?: {
      /** One line; Liquid */
      subject: string
      /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
      html: string
      /** Liquid; null: made from the HTML */
      text?: string | null
    }
  }
}

export type EmailTemplateTest = {
  to: string
  language?: 'en' | 'tr'
}

export type Member = {
  /** Identifier */
  id: number
  /** Their name */
  name: string
  /** Their address */
  email: string
  /** What they may do */
  role: 'viewer' | 'checkin' | 'editor' | 'admin' | 'owner'
  /** The events on which they work; null: on every one */
  event_ids: number[] | null
  /** Whether they have a passkey, or an app that makes codes */
  second_factor: boolean
  /** When they were last here, UTC; null: they are signed in nowhere */
  last_seen_at: string | null
  /** When they joined, UTC */
  created_at: string
}

export type RoleScopes = {
  /** What they may do */
  role: 'viewer' | 'checkin' | 'editor' | 'admin' | 'owner'
  /** Whether it can be for some events alone */
  limited: boolean
  /** What it may do, each scope by its name */
  scopes: string[]
}

export type MemberChange = {
  /** What they may do */
  role?: 'viewer' | 'checkin' | 'editor' | 'admin' | 'owner'
  /** The events on which they work, for an editor, checkin or viewer; null: on every one */
  event_ids?: number[] | null
}

export type SignedOut = {
  /** How many sessions ended */
  ended: number
}

export type Invitation = {
  /** Identifier */
  id: number
  /** To whom it was sent */
  email: string
  /** What they may do */
  role: 'viewer' | 'checkin' | 'editor' | 'admin' | 'owner'
  /** The events on which they work; null: on every one */
  event_ids: number[] | null
  /** When it was created, UTC */
  created_at: string
  /** Until when it is of use, UTC */
  expires_at: string
}

export type NewInvitation = {
  /** E-mail address */
  email: string
  /** What they may do */
  role: 'viewer' | 'checkin' | 'editor' | 'admin' | 'owner'
  /** The events on which they work, for an editor, checkin or viewer; null: on every one */
  event_ids?: number[] | null
}

export type MadeInvitation = {
  /** Identifier */
  id: number
  /** To whom it was sent */
  email: string
  /** What they may do */
  role: 'viewer' | 'checkin' | 'editor' | 'admin' | 'owner'
  /** The events on which they work; null: on every one */
  event_ids: number[] | null
  /** When it was created, UTC */
  created_at: string
  /** Until when it is of use, UTC */
  expires_at: string
  /** The link, told this once, where no mail leaves the installation and it has one organisation; null otherwise */
  link_url: string | null
}

export type OwnAccount = {
  /** Identifier */
  id: number
  /** Their name */
  name: string
  /** Their address */
  email: string
  /** In which they want the panel; null: as their browser says */
  language: string | null
  /** How they want the panel to look */
  colours: 'auto' | 'light' | 'dark'
  /** Whether they can sign in by a password */
  has_password: boolean
}

export type OwnAccountChange = {
  /** Your name */
  name?: string
  /** In which they want the panel; null: as their browser says */
  language?: string | null
  /** How they want the panel to look */
  colours?: 'auto' | 'light' | 'dark'
}

export type PasswordChange = {
  /** The password until now, where there is one */
  current?: string
  /** At least 10 characters, and not one of those that are guessed first */
  password: string
}

export type OwnSession = {
  /** Identifier */
  id: number
  /** Whether it is this one */
  current: boolean
  /** In which they work there */
  organisation: string
  /** By what they signed in: set_up, password, passkey, link or sso */
  method: string
  /** What the browser calls itself */
  user_agent: string | null
  /** From which address they signed in */
  address: string | null
  /** When they signed in, UTC */
  created_at: string
  /** When it was last used, UTC */
  last_seen_at: string
}

export type OwnViews = {
  /** Which list */
  list: string
  /** Its views, in their order */
  views: {
    /** What it is called */
    name: string
    /** Filters, order and columns, as the address of the page has them */
    query: string
  }[]
}

export type Editor = {
  /** Identifier */
  id: number
  /** Who has it open too */
  name: string
}

export type OtherEditors = {
  /** People of the organisation but you, by name, at most 20 */
  others: Editor[]
}

export type OwnFactors = {
  /** Whether you have an app that makes codes */
  totp: boolean
  /** How many passkeys you have */
  passkeys: number
  /** How many of your recovery codes were not used */
  recovery_codes: number
  /** Whether you have a password */
  password: boolean
}

export type CodeApp = {
  /** For those who type it into their app: base32 */
  secret: string
  /** For a QR code: an otpauth address */
  uri: string
}

export type ConfirmCodeApp = {
  /** What the app shows now */
  code: string
}

/** Whoever has recovery codes already keeps them: null */
export type ConfirmedCodeApp = {
  /** Ten codes for when the device is lost, told this once */
  recovery_codes: string[] | null
}

export type RecoveryCodes = {
  /** Ten codes for when the device is lost, told this once */
  recovery_codes: string[]
}

export type Passkey = {
  /** Identifier */
  id: number
  /** What its owner calls it */
  name: string
  /** Whether other devices of the owner have it too */
  backed_up: boolean
  /** When it was created, UTC */
  created_at: string
  /** When it was last used, UTC; null: never */
  last_used_at: string | null
}

export type NewPasskey = {
  /** What to call it, such as the device */
  name: string
  /** What `navigator.credentials.create` gave, as its `toJSON()` writes it */
  credential: {
    /** The credential, base64url */
    id: string
    /** The same again */
    rawId: string
    /** Always `public-key` */
    type: string
    /** Whether it is part of the device; not used */
    authenticatorAttachment?: string | null
    /** Of extensions; none is used */
    clientExtensionResults?: Record<string, unknown>
    /** The answer of the authenticator */
    response: {
      /** What the browser signed for, base64url */
      clientDataJSON: string
      /** The new key, base64url */
      attestationObject: string
      /** By which ways the authenticator can be reached */
      transports?: string[]
    }
  }
}

export type AddedPasskey = {
  /** Identifier */
  id: number
  /** What its owner calls it */
  name: string
  /** Whether other devices of the owner have it too */
  backed_up: boolean
  /** When it was created, UTC */
  created_at: string
  /** When it was last used, UTC; null: never */
  last_used_at: string | null
  /** Ten codes for when the device is lost, told this once */
  recovery_codes: string[] | null
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` */
export type PasskeyOptions = Record<string, unknown>

export type SignInPolicy = {
  /** Who has to have a second factor */
  second_factor: 'optional' | 'owners_and_admins'
}

export type SignInPolicyChange = {
  /** Who has to have a second factor */
  second_factor?: 'optional' | 'owners_and_admins'
}

export type IdentityProviderDomain = {
  /** The part of addresses after @ */
  domain: string
  /** What a TXT record of the domain has to say to show that it is yours */
  txt_record: string
  /** When that was seen, UTC; null: not yet, and the provider speaks for no address of it */
  verified_at: string | null
}

export type IdentityProvider = {
  /** Identifier */
  id: number
  /** Its part of the address at which people sign in; no other provider of this installation has it */
  slug: string
  /** What it is called */
  name: string
  /** The address at which it describes itself, under /.well-known/openid-configuration */
  issuer: string
  /** Under which name it knows this installation */
  client_id: string
  /** The role of people who come for the first time */
  default_role: 'admin' | 'editor' | 'checkin' | 'viewer'
  /** false: nobody signs in by it */
  active: boolean
  /** Where people begin to sign in */
  sign_in_url: string
  /** What the provider has to allow as redirect URI */
  callback_url: string
  /** For whose addresses it speaks, once they were verified */
  domains: IdentityProviderDomain[]
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewIdentityProvider = {
  /** Its part of the address at which people sign in; no other provider of this installation has it */
  slug: string
  /** What to call it */
  name: string
  /** The address at which it describes itself, under /.well-known/openid-configuration */
  issuer: string
  /** Under which name it knows this installation */
  client_id: string
  /** Is sealed, and never told again */
  client_secret: string
  /** The role of people who come for the first time */
  default_role: 'admin' | 'editor' | 'checkin' | 'viewer'
  /** false: nobody signs in by it */
  active?: boolean
}

export type IdentityProviderChange = {
  /** What to call it */
  name?: string
  /** The address at which it describes itself, under /.well-known/openid-configuration */
  issuer?: string
  /** Under which name it knows this installation */
  client_id?: string
  /** Is sealed, and never told again */
  client_secret?: string
  /** The role of people who come for the first time */
  default_role?: 'admin' | 'editor' | 'checkin' | 'viewer'
  /** false: nobody signs in by it */
  active?: boolean
}

export type NewIdentityProviderDomain = {
  /** The part of addresses after @, in the form that name servers know */
  domain: string
}

export type SetUp = {
  /** What stands after # in the link */
  token: string
  /** Your name */
  name: string
  /** E-mail address */
  email: string
  /** At least 10 characters, and not one of those that are guessed first; no other rule */
  password: string
  /** What the organisation is called from now on */
  organisation_name?: string
  /** Its time zone */
  time_zone?: string
}

export type AcceptedInvitation = {
  /** What stands after # in the link */
  token: string
  /** Your name, where you have no account yet */
  name?: string
  /** At least 10 characters, and not one of those that are guessed first; no other rule */
  password?: string
}

export type SignIn = {
  /** E-mail address */
  email: string
  /** Their password */
  password: string
}

export type SecondFactorAsked = {
  /** For the request that brings the second factor, within ten minutes */
  ticket: string
  /** By what they can prove it */
  methods: ('totp' | 'recovery_code' | 'passkey')[]
}

export type WhoIsSignedIn = {
  /** false: nobody is signed in, and the other fields are not there */
  signed_in: boolean
  /** Who is signed in */
  person?: {
    /** Identifier */
    id: number
    /** Their name */
    name: string
    /** Their address */
    email: string
    /** In which they want the panel; null: as their browser says */
    language: string | null
    /** How they want the panel to look */
    colours: 'auto' | 'light' | 'dark'
    /** Whether they have a passkey, or an app that makes codes */
    second_factor: boolean
  }
  /** The organisation in which they work now */
  organisation?: {
    /** Identifier */
    id: number
    /** Its name */
    name: string
    /** IANA time zone */
    time_zone: string
    /** BCP 47 */
    language: string
    /** starter, growth or enterprise */
    plan: string
  }
  /** All to which they belong */
  organisations?: {
    /** Identifier */
    id: number
    /** Its name */
    name: string
  }[]
  /** Their role in it */
  role?: 'owner' | 'admin' | 'editor' | 'checkin' | 'viewer'
  /** What they may do, as keys may; `*` is everything */
  scopes?: string[]
  /** The events on which they work; null: on every one */
  event_ids?: number[] | null
  /** When they last proved who they are, UTC */
  fresh_at?: string
  /** true: nothing but /me and /auth is open to them before they have shown a second factor */
  second_factor_required?: boolean
}

export type ChosenOrganisation = {
  /** Identifier of the organisation */
  organisation_id: number
}

export type AskForLink = {
  /** E-mail address */
  email: string
}

export type LinkAsked = {
  /** false: this installation has no mail server, so no mail leaves it; whoever runs it makes links with `laurel people reset` */
  mail_server: boolean
}

export type UseLink = {
  /** What stands after # in the link */
  token: string
}

export type ResetPassword = {
  /** What stands after # in the link */
  token: string
  /** At least 10 characters, and not one of those that are guessed first; no other rule */
  password: string
}

export type GiveSecondFactor = {
  /** From the answer that asked for it */
  ticket: string
  /** What the app shows now, or a recovery code */
  code: string
}

/** What `navigator.credentials.get` gave, as its `toJSON()` writes it */
export type PasskeyAnswer = {
  /** The credential, base64url */
  id: string
  /** The same again */
  rawId: string
  /** Always `public-key` */
  type: string
  /** Whether it is part of the device; not used */
  authenticatorAttachment?: string | null
  /** Of extensions; none is used */
  clientExtensionResults?: Record<string, unknown>
  /** The answer of the authenticator */
  response: {
    /** What the browser signed for, base64url */
    clientDataJSON: string
    /** What the authenticator says of itself, base64url */
    authenticatorData: string
    /** The signature, base64url */
    signature: string
    /** Whose it is, base64url */
    userHandle?: string
  }
}

/** One of them */
export type ConfirmPresence = {
  /** Your password */
  password?: string
  /** A code of your app, or a recovery code */
  code?: string
  passkey?: PasskeyAnswer
}

export type FindProvider = {
  /** The address of whoever signs in */
  email: string
}

export type FoundProvider = {
  /** Where to sign in by their provider; null: their domain has none */
  url: string | null
  /** What the provider is called */
  name: string | null
}

export type Event = {
  /** Identifier */
  id: number
  /** Name of the event */
  name: string
  /** What kind of event it is; default: "conference" */
  event_type: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
  /** public: in the marketplace; unlisted: a page for who has its address; private: no page; default: "private" */
  visibility: 'public' | 'unlisted' | 'private'
  /** Where it is; null: not said */
  event_location: string | null
  /** What it is about, as plain text for its page; null: nothing */
  event_description: string | null
  /** IANA time zone, such as Europe/Istanbul, in which its dates are shown; default: "UTC" */
  event_timezone: string
  /** BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation */
  event_language: string
  /** Whether certificates can be issued; default: true */
  certificate_enabled: boolean
  /** Whether people can register by its page; default: true */
  registration_enabled: boolean
  /** Whether registration has been closed; default: false */
  registration_closed: boolean
  /** Whether anybody can be checked in; default: true */
  checkin_enabled: boolean
  /** Places; who registers beyond them waits. null: as many as want */
  registration_capacity: number | null
  /** Who can get a certificate. registered: everybody who is; attended: who was checked in; default: "registered" */
  certificate_eligibility: 'registered' | 'attended'
  /** With attended: the least share of sessions for a certificate, in percent; null: any */
  certificate_min_attendance_percent: number | null
  /** For how many days a certificate is valid; null: it never expires */
  certificate_validity_days: number | null
  /** Grades by attendance: a certificate has the highest that is reached; default: [] */
  certificate_tiers: {
    /** Name of the tier, as printed */
    name: string
    /** The least share of sessions for it, in percent */
    min_attendance_percent: number
  }[]
  /** Whether whoever gets a certificate, and has an address, is sent it by e-mail; default: false */
  certificate_email: boolean
  /** How many days before a certificate expires this is announced; default: 30 */
  expiry_notice_days: number
  /** For how many hours a place that becomes free is offered to the next on the waiting list; default: 24 */
  waitlist_offer_hours: number
  /** What registration asks besides name and e-mail address; null: nothing */
  registration_questions: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[] | null
  /** What attendees are asked after the event; null: there is no survey */
  survey: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[] | null
  /** placeholder for the built-in design, or the http(s) address of a picture that certificates are drawn on */
  template_image_url: string
  /** Identifier of the design of its certificates; null: the built-in one */
  template_id: number | null
  /** When it begins, UTC; null: not known yet */
  event_date: string | null
  /** From when people can register, UTC; null: at once */
  registration_opens_at: string | null
  /** From when the survey can be answered, UTC; null: when the event ends */
  survey_opens_at: string | null
  /** Until when the survey can be answered, UTC; null: it does not close */
  survey_closes_at: string | null
  /** The page where people register; null while the event is private */
  public_url: string | null
  /** What certificates are drawn on. builtin: the built-in design; pending: the picture is being fetched; ready: a design; failed: see template_error */
  template_status: 'builtin' | 'pending' | 'ready' | 'failed'
  /** Why the picture could not be used, or is still pending; null: nothing is wrong */
  template_error: string | null
  /** How many attendees it has, of every status */
  attendee_count: number
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewEvent = {
  /** Name of the event */
  name: string
  /** placeholder for the built-in design, or the http(s) address of a picture that certificates are drawn on */
  template_image_url: string
  /** What kind of event it is; default: "conference" */
  event_type?: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
  /** public: in the marketplace; unlisted: a page for who has its address; private: no page; default: "private" */
  visibility?: 'public' | 'unlisted' | 'private'
  /** Where it is; null: not said */
  event_location?: string | null
  /** What it is about, as plain text for its page; null: nothing */
  event_description?: string | null
  /** IANA time zone, such as Europe/Istanbul, in which its dates are shown; default: "UTC" */
  event_timezone?: string
  /** BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation */
  event_language?: string
  /** Whether certificates can be issued; default: true */
  certificate_enabled?: boolean
  /** Whether people can register by its page; default: true */
  registration_enabled?: boolean
  /** Whether registration has been closed; default: false */
  registration_closed?: boolean
  /** Whether anybody can be checked in; default: true */
  checkin_enabled?: boolean
  /** Places; who registers beyond them waits. null: as many as want */
  registration_capacity?: number | null
  /** Who can get a certificate. registered: everybody who is; attended: who was checked in; default: "registered" */
  certificate_eligibility?: 'registered' | 'attended'
  /** With attended: the least share of sessions for a certificate, in percent; null: any */
  certificate_min_attendance_percent?: number | null
  /** For how many days a certificate is valid; null: it never expires */
  certificate_validity_days?: number | null
  /** Grades by attendance: a certificate has the highest that is reached; default: [] */
  certificate_tiers?: {
    /** Name of the tier, as printed */
    name: string
    /** The least share of sessions for it, in percent */
    min_attendance_percent: number
  }[]
  /** Whether whoever gets a certificate, and has an address, is sent it by e-mail; default: false */
  certificate_email?: boolean
  /** How many days before a certificate expires this is announced; default: 30 */
  expiry_notice_days?: number
  /** For how many hours a place that becomes free is offered to the next on the waiting list; default: 24 */
  waitlist_offer_hours?: number
  /** What registration asks besides name and e-mail address; null: nothing */
  registration_questions?: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[] | null
  /** What attendees are asked after the event; null: there is no survey */
  survey?: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[] | null
  /** Identifier of the design of its certificates; null: the built-in one */
  template_id?: number | null
  /** When it begins: ISO 8601, UTC without a zone; null: not known yet */
  event_date?: string | null
  /** From when people can register: ISO 8601, UTC without a zone; null: at once */
  registration_opens_at?: string | null
  /** From when the survey can be answered: ISO 8601, UTC without a zone; null: when the event ends */
  survey_opens_at?: string | null
  /** Until when the survey can be answered, after it opens: ISO 8601, UTC without a zone; null: it does not close */
  survey_closes_at?: string | null
}

export type EventChange = {
  /** Name of the event */
  name?: string
  /** What kind of event it is; default: "conference" */
  event_type?: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
  /** public: in the marketplace; unlisted: a page for who has its address; private: no page; default: "private" */
  visibility?: 'public' | 'unlisted' | 'private'
  /** Where it is; null: not said */
  event_location?: string | null
  /** What it is about, as plain text for its page; null: nothing */
  event_description?: string | null
  /** IANA time zone, such as Europe/Istanbul, in which its dates are shown; default: "UTC" */
  event_timezone?: string
  /** BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation */
  event_language?: string
  /** Whether certificates can be issued; default: true */
  certificate_enabled?: boolean
  /** Whether people can register by its page; default: true */
  registration_enabled?: boolean
  /** Whether registration has been closed; default: false */
  registration_closed?: boolean
  /** Whether anybody can be checked in; default: true */
  checkin_enabled?: boolean
  /** Places; who registers beyond them waits. null: as many as want */
  registration_capacity?: number | null
  /** Who can get a certificate. registered: everybody who is; attended: who was checked in; default: "registered" */
  certificate_eligibility?: 'registered' | 'attended'
  /** With attended: the least share of sessions for a certificate, in percent; null: any */
  certificate_min_attendance_percent?: number | null
  /** For how many days a certificate is valid; null: it never expires */
  certificate_validity_days?: number | null
  /** Grades by attendance: a certificate has the highest that is reached; default: [] */
  certificate_tiers?: {
    /** Name of the tier, as printed */
    name: string
    /** The least share of sessions for it, in percent */
    min_attendance_percent: number
  }[]
  /** Whether whoever gets a certificate, and has an address, is sent it by e-mail; default: false */
  certificate_email?: boolean
  /** How many days before a certificate expires this is announced; default: 30 */
  expiry_notice_days?: number
  /** For how many hours a place that becomes free is offered to the next on the waiting list; default: 24 */
  waitlist_offer_hours?: number
  /** What registration asks besides name and e-mail address; null: nothing */
  registration_questions?: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[] | null
  /** What attendees are asked after the event; null: there is no survey */
  survey?: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[] | null
  /** placeholder for the built-in design, or the http(s) address of a picture that certificates are drawn on */
  template_image_url?: string
  /** Identifier of the design of its certificates; null: the built-in one */
  template_id?: number | null
  /** When it begins: ISO 8601, UTC without a zone; null: not known yet */
  event_date?: string | null
  /** From when people can register: ISO 8601, UTC without a zone; null: at once */
  registration_opens_at?: string | null
  /** From when the survey can be answered: ISO 8601, UTC without a zone; null: when the event ends */
  survey_opens_at?: string | null
  /** Until when the survey can be answered, after it opens: ISO 8601, UTC without a zone; null: it does not close */
  survey_closes_at?: string | null
}

export type EventContents = {
  /** Attendees of every status */
  attendees: number
  /** Also those that are expired or revoked */
  certificates: number
  /** Sessions of the agenda */
  sessions: number
}

/** Somebody who is registered for an event, was, or waits for a place */
export type Attendee = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** First name, or the whole name of who has one */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** E-mail address, which nobody else in the event has */
  email: string
  /** registered: they have a place and a ticket; waitlisted: they wait for a place; offered: one is kept for them until they take it, or the offer ends; cancelled: they do not come */
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  /** What they are written to in, BCP 47; null: that of the event */
  language: string | null
  /** Words of the organiser, to find people by */
  tags: string[]
  /** Answers to the questions of registration, by the id of the question */
  answers: Record<string, unknown>
  /** How they came to the event */
  source: 'api' | 'panel' | 'import' | 'registration' | 'form'
  /** Whether they are checked in to the event */
  checked_in: boolean
  /** When they were checked in, UTC; null: they are not */
  checked_in_at: string | null
  /** To how many sessions they are checked in */
  sessions_attended: number
  /** Identifier of the certificate that they have, if it is active; null: none */
  certificate_id: number | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewAttendee = {
  /** First name */
  first_name: string
  /** Last name; may be empty, many people have one name; default: "" */
  last_name?: string
  /** Unique within the event, without regard to letter case */
  email: string
  /** BCP 47: what they are written to in; null: that of the event */
  language?: string | null
  /** Words of the organiser, to find people by */
  tags?: string[]
  /** Answers to the questions of registration, by the id of the question */
  answers?: Record<string, unknown>
}

export type AttendeeWithTicket = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** First name, or the whole name of who has one */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** E-mail address, which nobody else in the event has */
  email: string
  /** registered: they have a place and a ticket; waitlisted: they wait for a place; offered: one is kept for them until they take it, or the offer ends; cancelled: they do not come */
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  /** What they are written to in, BCP 47; null: that of the event */
  language: string | null
  /** Words of the organiser, to find people by */
  tags: string[]
  /** Answers to the questions of registration, by the id of the question */
  answers: Record<string, unknown>
  /** How they came to the event */
  source: 'api' | 'panel' | 'import' | 'registration' | 'form'
  /** Whether they are checked in to the event */
  checked_in: boolean
  /** When they were checked in, UTC; null: they are not */
  checked_in_at: string | null
  /** To how many sessions they are checked in */
  sessions_attended: number
  /** Identifier of the certificate that they have, if it is active; null: none */
  certificate_id: number | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
  /** The address of the ticket, which opens the door: for the attendee alone. null for who is not registered, and while the key of the event cannot be opened, because SECRETS_KEY was changed */
  ticket_url: string | null
}

export type AttendeeInFull = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** First name, or the whole name of who has one */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** E-mail address, which nobody else in the event has */
  email: string
  /** registered: they have a place and a ticket; waitlisted: they wait for a place; offered: one is kept for them until they take it, or the offer ends; cancelled: they do not come */
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  /** What they are written to in, BCP 47; null: that of the event */
  language: string | null
  /** Words of the organiser, to find people by */
  tags: string[]
  /** Answers to the questions of registration, by the id of the question */
  answers: Record<string, unknown>
  /** How they came to the event */
  source: 'api' | 'panel' | 'import' | 'registration' | 'form'
  /** Whether they are checked in to the event */
  checked_in: boolean
  /** When they were checked in, UTC; null: they are not */
  checked_in_at: string | null
  /** To how many sessions they are checked in */
  sessions_attended: number
  /** Identifier of the certificate that they have, if it is active; null: none */
  certificate_id: number | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
  /** The address of the ticket, which opens the door: for the attendee alone. null for who is not registered, and while the key of the event cannot be opened, because SECRETS_KEY was changed */
  ticket_url: string | null
  /** Their place on the waiting list, 1 for who comes next; null: they do not wait */
  waiting_position: number | null
}

export type AttendeeChange = {
  /** First name */
  first_name?: string
  /** Last name; may be empty, many people have one name; default: "" */
  last_name?: string
  /** Unique within the event, without regard to letter case */
  email?: string
  /** BCP 47: what they are written to in; null: that of the event */
  language?: string | null
  /** Words of the organiser, to find people by */
  tags?: string[]
  /** Answers to the questions of registration, by the id of the question */
  answers?: Record<string, unknown>
  /** cancelled: their place becomes free, and their ticket opens nothing. registered: they have a place, also beyond the capacity. The others come about by registration alone */
  status?: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
}

export type PastAttendeeImport = {
  /** Identifier */
  id: number
  /** People who were added */
  created: number
  /** Of the event already, and given the names of the file */
  updated: number
  /** Of the event already, and left as they are */
  skipped: number
  /** Checked in at the door of the event, since their status is attended */
  checked_in: number
  /** Rows that were refused */
  failed: number
  /** Where the refused rows are, for 30 days; null: none was, or they are gone */
  failed_rows_url: string | null
  /** When it was created, UTC */
  created_at: string
}

export type TicketKey = {
  /** Stands in each ticket that it has signed */
  number: number
  /** Ed25519, 32 bytes in base64 */
  public_key: string
  /** When it was created, UTC */
  created_at: string
  /** Since when its tickets open nothing, UTC; null: they open the door */
  retired_at: string | null
}

export type TicketKeys = {
  /** Newest first: the first one signs */
  keys: TicketKey[]
}

/** Words that are sent stand for those of the template, and are not saved */
export type EmailTemplateToPreview = {
  language?: 'en' | 'tr'
  /** Told of this event, instead of a sample */
  event_id?: number
  /** To this attendee, whose event it is told of */
  attendee_id?: number
  /** One line; Liquid */
  subject?: string
  /** What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts. */
  html?: string
  /** Liquid; null: made from the HTML */
  text?: string | null
}

export type EmailPreview = {
  /** The language of its words; that of the organisation unless it is said */
  language: 'en' | 'tr'
  subject: string
  /** The whole mail */
  html: string
  text: string
}

export type EventDuplicate = {
  /** Name of the event */
  name?: string
  /** When it begins: ISO 8601, UTC without a zone; null: not known yet */
  event_date?: string | null
}

/** A part of the agenda of an event, with a door of its own */
export type Session = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** What it is called in the agenda */
  title: string
  /** Room or address; null: not said */
  location: string | null
  /** Who speaks; null: not said */
  speaker: string | null
  /** How many can be checked in; null: any number. Lowering it puts nobody out, and lets nobody else in */
  capacity: number | null
  /** When it begins, UTC */
  start_time: string
  /** When it ends, UTC */
  end_time: string
  /** How many are checked in now */
  checked_in_count: number
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewSession = {
  /** What it is called in the agenda */
  title: string
  /** When it begins: ISO 8601, UTC without a zone */
  start_time: string
  /** When it ends, after it begins: ISO 8601, UTC without a zone */
  end_time: string
  /** Room or address; null: not said */
  location?: string | null
  /** Who speaks; null: not said */
  speaker?: string | null
  /** How many can be checked in; null: any number. Lowering it puts nobody out, and lets nobody else in */
  capacity?: number | null
}

export type SessionChange = {
  /** What it is called in the agenda */
  title?: string
  /** Room or address; null: not said */
  location?: string | null
  /** Who speaks; null: not said */
  speaker?: string | null
  /** How many can be checked in; null: any number. Lowering it puts nobody out, and lets nobody else in */
  capacity?: number | null
  /** When it begins: ISO 8601, UTC without a zone */
  start_time?: string
  /** When it ends, after it begins: ISO 8601, UTC without a zone */
  end_time?: string
}

export type CheckIn = {
  /** Identifier of the attendee */
  attendee_id?: number
  /** The address that they are registered with */
  email?: string
  /** What was scanned: the address of a ticket, or what stands in it behind /T/, in either letter case */
  ticket?: string
}

export type CheckedIn = {
  attendee: Attendee
  /** Identifier of the session; null: the door of the event */
  session_id: number | null
  /** Since when they are in, UTC */
  checked_in_at: string
  /** Whether they were in before */
  already_checked_in: boolean
}

export type Scan = {
  /** Identifier */
  id: number
  /** Names the scan, so that it counts once */
  key: string
  /** Identifier of the session; null: the door of the event */
  session_id: number | null
  /** What the session was called; null: the door of the event */
  session_title: string | null
  /** Identifier of the attendee; null: nobody, or they were deleted */
  attendee_id: number | null
  /** Their name; null: nobody, or they were deleted */
  attendee_name: string | null
  /** What was shown, where it led to nobody; null: it did */
  presented: string | null
  /** in: comes in; undo: is put out again, having been let in by mistake */
  direction: 'in' | 'undo'
  /** When it happened, UTC */
  at: string
  /** When the service got it, UTC */
  received_at: string
  /** The device that made it; null: it came by the API */
  device_id: string | null
  /** Who sent it, such as api_key:12 */
  actor: string
  /** What was said at the door. accepted: came in; an undo: was put out again; over_capacity: came in although the session was full, since a device that could not ask let them in; duplicate: was in already; an undo: was not in; full: was refused, because the session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused, because nobody of this event was found; wrong_event: was refused, because they belong to another event; bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused, because check-in was switched off, the session was deleted, or the device is for other doors */
  told: 'accepted' | 'over_capacity' | 'duplicate' | 'full' | 'cancelled' | 'unknown' | 'wrong_event' | 'bad_ticket' | 'disabled'
  /** What it comes to, with all the scans that are known. accepted: came in; an undo: was put out again; over_capacity: came in although the session was full, since a device that could not ask let them in; duplicate: was in already; an undo: was not in; full: was refused, because the session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused, because nobody of this event was found; wrong_event: was refused, because they belong to another event; bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused, because check-in was switched off, the session was deleted, or the device is for other doors */
  verdict: 'accepted' | 'over_capacity' | 'duplicate' | 'full' | 'cancelled' | 'unknown' | 'wrong_event' | 'bad_ticket' | 'disabled'
  /** Whether the door let somebody in whom the log does not */
  dispute: boolean
  /** Of a duplicate: the scan by which they are in; null: it is no duplicate */
  first: {
    /** When it happened, UTC */
    at: string
    /** The device that made it; null: it came by the API */
    device_id: string | null
  } | null
}

export type SentScan = {
  /** Given by the device: a scan that is sent again counts once */
  key: string
  /** Whom it led to; null: nobody */
  attendee_id?: number | null
  /** What was scanned: the address of a ticket, or what stands in it behind /T/, in either letter case. In the place of attendee_id: the service tells whom it leads to */
  ticket?: string
  /** What was shown, where it led to nobody */
  presented?: string
  /** Identifier of the session; null: the door of the event */
  session_id: number | null
  /** in: comes in; undo: is put out again, having been let in by mistake */
  direction: 'in' | 'undo'
  /** When it happened: ISO 8601, by the clock of the device as corrected by server_time */
  at: string
  /** What was said at the door. accepted: came in; an undo: was put out again; over_capacity: came in although the session was full, since a device that could not ask let them in; duplicate: was in already; an undo: was not in; full: was refused, because the session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused, because nobody of this event was found; wrong_event: was refused, because they belong to another event; bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused, because check-in was switched off, the session was deleted, or the device is for other doors */
  verdict: 'accepted' | 'over_capacity' | 'duplicate' | 'full' | 'cancelled' | 'unknown' | 'wrong_event' | 'bad_ticket' | 'disabled'
}

export type SentScans = {
  /** The device, by a name that it keeps */
  device_id: string
  /** In any order, each with a key of its own */
  scans: SentScan[]
  /** How many more the device has still to send, for the list of devices */
  waiting?: number
  /** The cursor that the device has, to hear whether guests have changed since */
  after?: string
}

export type ScansTaken = {
  /** Can take the place of `after`, and leads past nothing that was not told: it is still `after` where guests have changed. What these scans changed is told after it, like the changes of others. null: there was no `after` */
  cursor: string | null
  /** Whether guests may have changed after `after` and before these scans, so that it is worth reading on; null: there was no `after` */
  guests_changed: boolean | null
  /** The time of the service, to correct the clock of the device by, UTC */
  server_time: string
  /** What each scan comes to, in the order in which they were sent */
  results: {
    /** The key that the device gave the scan */
    key: string
    /** What it comes to, with all the scans that are known. accepted: came in; an undo: was put out again; over_capacity: came in although the session was full, since a device that could not ask let them in; duplicate: was in already; an undo: was not in; full: was refused, because the session was full; cancelled: was refused, because the registration is cancelled; unknown: was refused, because nobody of this event was found; wrong_event: was refused, because they belong to another event; bad_ticket: was refused, because the ticket is no genuine one, or an older one; disabled: was refused, because check-in was switched off, the session was deleted, or the device is for other doors */
    verdict: 'accepted' | 'over_capacity' | 'duplicate' | 'full' | 'cancelled' | 'unknown' | 'wrong_event' | 'bad_ticket' | 'disabled'
    /** Of a duplicate: the scan by which they are in; null: it is no duplicate */
    first: {
      /** When it happened, UTC */
      at: string
      /** The device that made it; null: it came by the API */
      device_id: string | null
    } | null
  }[]
}

export type ScanUndone = {
  attendee: Attendee
  /** Identifier of the session; null: the door of the event */
  session_id: number | null
  /** Whether they had been put out before */
  already_undone: boolean
}

export type LookedUpAttendee = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** First name, or the whole name of who has one */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** E-mail address, which nobody else in the event has */
  email: string
  /** registered: they have a place and a ticket; waitlisted: they wait for a place; offered: one is kept for them until they take it, or the offer ends; cancelled: they do not come */
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  /** What they are written to in, BCP 47; null: that of the event */
  language: string | null
  /** Words of the organiser, to find people by */
  tags: string[]
  /** Answers to the questions of registration, by the id of the question */
  answers: Record<string, unknown>
  /** How they came to the event */
  source: 'api' | 'panel' | 'import' | 'registration' | 'form'
  /** Whether they are checked in to the event */
  checked_in: boolean
  /** When they were checked in, UTC; null: they are not */
  checked_in_at: string | null
  /** To how many sessions they are checked in */
  sessions_attended: number
  /** Identifier of the certificate that they have, if it is active; null: none */
  certificate_id: number | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
  /** Where they are checked in */
  sessions: {
    /** Identifier of the session; null: the door of the event */
    session_id: number | null
    /** What the session is called; null: the door of the event */
    title: string | null
    /** Since when they are in, UTC */
    checked_in_at: string
  }[]
}

export type Attendance = {
  /** All who are registered, and who came although they were cancelled since */
  total: number
  /** How many are checked in */
  checked_in: number
  /** Their share of all who are registered, from 0 to 1; 0 when there is nobody */
  ratio: number
  /** The sessions by their start */
  sessions: {
    /** Identifier of the session */
    session_id: number
    /** What it is called in the agenda */
    title: string
    /** How many can be checked in; null: any number */
    capacity: number | null
    /** How many are checked in */
    checked_in: number
    /** Their share of all who are registered, from 0 to 1; 0 when there is nobody */
    ratio: number
  }[]
}

export type NewDoorDevice = {
  /** Which device it is, or where it stands */
  name: string
  /** Its doors; null: every door of the event */
  session_ids?: number[] | null
  /** When it ends, in the future: ISO 8601, UTC without a zone; null: 12 hours after the event has ended, or 30 days from now when the event has neither date nor sessions */
  expires_at?: string | null
}

export type CreatedDoorDevice = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** Which device it is, or where it stands */
  name: string
  /** At whose doors it may let people in; null: at every door of the event. Sessions that are deleted leave the list, and an empty one opens no door */
  session_ids: number[] | null
  /** When its link ends, UTC */
  expires_at: string
  /** When it was created, UTC */
  created_at: string
  /** When it last asked or sent, to about ten seconds, UTC; null: not yet */
  last_seen_at: string | null
  /** Its scans in the log, each counted once */
  scans_sent: number
  /** How many it had still to send, as it last said */
  scans_waiting: number
  /** To be opened on the device. It is shown this once and cannot be read again; its last segment is the token */
  url: string
}

export type DoorDevice = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** Which device it is, or where it stands */
  name: string
  /** At whose doors it may let people in; null: at every door of the event. Sessions that are deleted leave the list, and an empty one opens no door */
  session_ids: number[] | null
  /** When its link ends, UTC */
  expires_at: string
  /** When it was created, UTC */
  created_at: string
  /** When it last asked or sent, to about ten seconds, UTC; null: not yet */
  last_seen_at: string | null
  /** Its scans in the log, each counted once */
  scans_sent: number
  /** How many it had still to send, as it last said */
  scans_waiting: number
}

/** An attendee as a device at the door knows them */
export type Guest = {
  /** Identifier */
  id: number
  /** Tickets with a lower number were replaced */
  ticket_no: number
  /** First and last name */
  name: string
  /** Only who is registered is let in */
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  /** The sessions that they are in */
  session_ids: number[]
  /** Whether they are in at the door of the event */
  checked_in: boolean
}

export type DoorList = {
  /** For `after` of the next request */
  cursor: string
  /** true: these are all guests, and whoever else the device knows is gone; false: these have changed */
  complete: boolean
  /** The time of the service, to correct the clock of the device by, UTC */
  server_time: string
  /** The device that asks, with its doors; null: the request has an API key */
  device: {
    /** Identifier */
    id: number
    /** Identifier of the event */
    event_id: number
    /** Which device it is, or where it stands */
    name: string
    /** At whose doors it may let people in; null: at every door of the event. Sessions that are deleted leave the list, and an empty one opens no door */
    session_ids: number[] | null
    /** When its link ends, UTC */
    expires_at: string
    /** When it was created, UTC */
    created_at: string
    /** When it last asked or sent, to about ten seconds, UTC; null: not yet */
    last_seen_at: string | null
    /** Its scans in the log, each counted once */
    scans_sent: number
    /** How many it had still to send, as it last said */
    scans_waiting: number
  } | null
  /** Whose signatures open the door. Always all of them */
  keys: {
    /** Stands in each ticket that it has signed */
    number: number
    /** Ed25519, 32 bytes in base64 */
    public_key: string
  }[]
  /** By their start. Always all of them */
  sessions: Session[]
  /** Guests who were deleted since */
  gone: number[]
  /** All attendees, or those who have changed */
  guests: Guest[]
}

/** A certificate, as its organisation sees it */
export type Certificate = {
  /** Identifier */
  id: number
  /** Its id in public links */
  public_id: string
  /** 12 characters and a check character, printed in groups of four */
  verification_code: string
  /** active: it is valid; revoked: it was taken back or replaced, for good; expired: its time is over */
  status: 'active' | 'revoked' | 'expired'
  /** The name on it */
  attendee_name: string
  /** Identifier of the attendee; null: it is of a bulk job, or the attendee was removed since */
  attendee_id: number | null
  /** Their e-mail address; null: not known */
  attendee_email: string | null
  /** Identifier of the event */
  event_id: number
  /** What the event was called when it was issued */
  event_name: string
  /** Which tier the attendance had reached; null: none */
  tier: string | null
  /** When it was issued, UTC */
  issued_at: string
  /** When it stops being valid, UTC; null: never */
  expires_at: string | null
  /** When it was revoked, UTC; null: it was not */
  revoked_at: string | null
  /** Why it was revoked, shown to anyone; null: not given */
  revocation_reason: string | null
  /** Identifier of the certificate that replaces this one; null: none */
  superseded_by: number | null
  /** Its page, which anyone may see who has the address */
  cert_url: string
  /** The page that tells whether it is valid */
  verify_url: string
  /** The PDF file, for anyone who has the address */
  pdf_url: string
  /** The picture, for anyone who has the address */
  png_url: string
  /** null: this version makes no signed credentials */
  credential_url: string | null
}

/** Who gets a certificate */
export type IssueRequest = {
  /** Who gets one; empty: all eligible attendees except those whose latest certificate was revoked; default: [] */
  attendee_ids?: number[]
}

/** Who got a certificate, and who did not */
export type IssueResult = {
  /** How many certificates were issued now */
  issued: number
  /** Who got none, and why */
  skipped: {
    /** Identifier of the attendee */
    attendee_id: number
    /** Why they got none; already_issued: they have an active one; revoked: their latest one was revoked, so they get another only when you name them */
    reason: 'already_issued' | 'revoked' | 'registration_cancelled' | 'not_registered' | 'not_attended' | 'attendance_too_low'
  }[]
  /** Those that were issued now */
  certificates: Certificate[]
}

/** Who would get a certificate now, and who would not */
export type IssuePreview = {
  /** How many certificates would be issued now */
  would_issue: number
  /** How many attendees would get none */
  would_skip: number
  /** Why they get none, most first */
  reasons: {
    /** Why they would get none; already_issued: they have an active one; revoked: their latest one was revoked, so they get another only when you name them */
    reason: 'already_issued' | 'revoked' | 'registration_cancelled' | 'not_registered' | 'not_attended' | 'attendance_too_low'
    /** How many get none for it */
    count: number
  }[]
  /** The first 200 who would get none; all are in List candidates for certificates */
  skipped: {
    /** Identifier of the attendee */
    attendee_id: number
    /** Their name; absent without the scope attendees:read */
    name?: string
    /** Why they would get none; already_issued: they have an active one; revoked: their latest one was revoked, so they get another only when you name them */
    reason: 'already_issued' | 'revoked' | 'registration_cancelled' | 'not_registered' | 'not_attended' | 'attendance_too_low'
  }[]
  /** Credits that this would take: none, for attendees */
  credits_needed: number
  /** Credits that can be spent */
  credits_had: number
  /** Identifier of the first attendee who would get one, to draw; null: nobody would */
  example_attendee_id: number | null
}

/** An attendee, and whether they would get a certificate */
export type CertificateCandidate = {
  /** Identifier of the attendee */
  attendee_id: number
  /** The name that would stand on it */
  name: string
  /** Their e-mail address */
  email: string
  /** Whether they would get a certificate now */
  eligible: boolean
  /** Why they would get none, as a word; null: they would get one */
  reason: 'already_issued' | 'revoked' | 'registration_cancelled' | 'not_registered' | 'not_attended' | 'attendance_too_low' | null
  /** The same as a sentence; null: they would get one */
  explanation: string | null
  /** The tier that their attendance reaches; null: none */
  tier: string | null
  /** Identifier of the active certificate they have; null: none */
  certificate_id: number | null
}

/** How many certificates each tier has */
export type TierSummary = {
  /** Certificates that are not revoked */
  total: number
  /** Those of the event, the highest first, then others, last those without one */
  tiers: {
    /** null: certificates without a tier */
    tier: string | null
    /** How many certificates have it */
    count: number
    /** Of the total, from 0 to 100, with two decimals */
    percentage: number
  }[]
}

/** How often a certificate was verified, downloaded and shared */
export type CertificateUses = {
  /** How often its page was looked at or a program asked the API whether it is valid; a client counts once an hour, robots do not */
  verifications: number
  /** The same by known robots: search engines, previews, scanners of mail */
  verifications_by_robots: number
  /** When the quarter of an hour begins, in UTC, in which it was verified last, not by a robot; null: never */
  last_verified_at: string | null
  /** How often its PDF or a picture of it was taken from its page, without those that pages show; a client counts once an hour, robots do not */
  downloads: number
  /** The same by known robots: search engines, previews, scanners of mail */
  downloads_by_robots: number
  /** When the quarter of an hour begins, in UTC, in which it was downloaded last, not by a robot; null: never */
  last_downloaded_at: string | null
  /** How often a link was followed that shares it; a client counts once an hour, robots do not */
  shares: number
  /** The same by known robots: search engines, previews, scanners of mail */
  shares_by_robots: number
  /** Most shares first; networks where it was never shared are left out */
  shares_by_network: {
    /** linkedin, x, facebook, whatsapp or email */
    network: string
    /** How often it was shared there, without robots */
    shares: number
  }[]
  /** When the quarter of an hour begins, in UTC, in which it was shared last, not by a robot; null: never */
  last_shared_at: string | null
}

/** Why a certificate is revoked */
export type RevokeRequest = {
  /** Shown to whoever verifies the certificate; null: no reason */
  revocation_reason?: string | null
}

/** What is right, and why the old certificate goes */
export type ReissueRequest = {
  /** The corrected name */
  attendee_name: string
  /** Why, shown to whoever verifies the old one; null or left out: that it was replaced by a corrected one */
  revocation_reason?: string | null
}

/** What the preview says. Not beside event_id */
export type SampleRecord = {
  /** Default a usual name */
  attendee_name?: string
  /** Default a usual one */
  event_name?: string
  /** When the event begins. Default now */
  event_date?: string | null
  /** IANA name of the time zone of dates. Default UTC */
  event_timezone?: string
  /** Default the name of the organisation */
  issuer_name?: string
  /** Default none */
  tier?: string | null
  /** Default now */
  issued_at?: string
  /** Default never */
  expires_at?: string | null
}

export type DesignPreview = {
  /** Which of the built-in designs */
  builtin?: 'laurel' | 'band' | 'quiet' | 'academy' | 'festival' | 'night'
  layout?: Layout
  /** A design; beside layout it gives the picture that the layout is tried on */
  design_id?: number
  /** Language of words and dates. Default that of the organisation */
  language?: string
  /** The colour that it follows. Default the primary one of the organisation. `laurel` keeps its own */
  color?: string
  record?: SampleRecord
  /** The event of attendee_id */
  event_id?: number
  /** Whose certificate it would be */
  attendee_id?: number
  /** Default jpeg, which is the fastest */
  format?: 'jpeg' | 'png' | 'pdf'
  /** Width of the picture in pixels. Default 900 */
  width?: number
}

/** A job that makes a certificate for each name of a file */
export type BulkJob = {
  /** Identifier */
  id: number
  /** Identifier of the event */
  event_id: number
  /** pending: it waits; processing: certificates are drawn; the other three are final */
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled'
  /** What the uploaded file is called */
  file_name: string
  /** Names in the file */
  total_count: number
  /** Certificates drawn so far */
  processed_count: number
  /** Credits that are set aside for it now */
  credits_held: number
  /** Credits that it has spent: 0 until it is completed */
  credits_charged: number
  /** What people should know of the certificates, in sentences */
  warnings: string[]
  /** Why it failed, for people; null: it did not */
  error: string | null
  /** When it was created, UTC */
  created_at: string
  /** When drawing began, UTC; null: not yet */
  started_at: string | null
  /** When it was completed, failed or cancelled, UTC; null: not yet */
  finished_at: string | null
  /** The ZIP archive, asked for with an API key; null: it is not completed */
  download_url: string | null
}

/** What a file would become; nothing was stored */
export type BulkPreview = {
  /** true: nothing was stored */
  dry_run: boolean
  /** What the uploaded file is called */
  file_name: string
  /** Row in which the header was found, counted from 1 */
  header_row: number
  /** The headers that the names come from */
  columns: string[]
  /** The header that the e-mail addresses come from; null: there is none */
  email_column: string | null
  /** How many names there are */
  total_count: number
  /** Who would get a certificate, in the order of the file */
  names: {
    /** The row in the file, counted from 1 */
    row: number
    /** The name on the certificate */
    name: string
    /** null: none, or none that can be read */
    email: string | null
  }[]
  /** Rows without a name, which are left out */
  skipped_blank: number
  /** Rows to fix before the upload */
  problems: {
    /** The row in the file, counted from 1 */
    row: number
    /** What is wrong with it, for people */
    message: string
  }[]
  /** What the job would warn of */
  warnings: string[]
  /** Credits that the job would hold: one a name */
  credits_needed: number
  /** Credits that can be spent now */
  credits_available: number
}

/** What an attendee answered after an event */
export type SurveyResponse = {
  /** Identifier */
  id: number
  /** Identifier of the attendee */
  attendee_id: number
  /** Who answered */
  attendee_name: string
  /** Their e-mail address */
  attendee_email: string
  /** When it was answered first, UTC */
  submitted_at: string
  /** When it was answered last, UTC */
  updated_at: string
  /** What they answered; questions without an answer are left out */
  answers: {
    /** The id of the question in the survey */
    question_id: string
    /** The question as it was asked */
    question: string
    /** A text, a number, true or false, or a list of options, by the type of the question */
    answer: string[] | string | number | boolean
  }[]
}

/** What was answered to a survey, by question */
export type SurveySummary = {
  /** Whether it can be answered now; none: the event has no questions; not_open: not yet, or its end is not known */
  state: 'none' | 'not_open' | 'open' | 'closed'
  /** From when on it can be answered, UTC; null: the end of the event is not known */
  opens_at: string | null
  /** Until when it can be answered, UTC; null: it stays open */
  closes_at: string | null
  /** The attendees who are registered, and may answer */
  asked: number
  /** All responses */
  responses: number
  /** How many of those who are asked have answered, from 0 to 1 */
  response_rate: number
  /** Those that are asked now, in their order, then those that were asked before */
  questions: {
    /** The id of the question in the survey */
    question_id: string
    /** As it is asked now, else as it was asked last */
    question: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** Whether the survey asks it now */
    asked: boolean
    /** How many answered it */
    answered: number
    /** Mean of numbers and ratings; null: of another type, or nobody answered */
    mean: number | null
    /** Median of numbers and ratings; null: of another type, or nobody answered */
    median: number | null
    /** Lowest of numbers and ratings; null: of another type, or nobody answered */
    min: number | null
    /** Highest of numbers and ratings; null: of another type, or nobody answered */
    max: number | null
    /** How often each was answered, for all types but texts and days; numbers of more than 20 sizes are counted in ten equal ranges */
    distribution: {
      /** The answer: an option, a number, true or false; the lower end of a range */
      value: string | number | boolean
      /** The upper end of a range; null: value alone is meant */
      to: number | null
      /** How many gave it */
      count: number
    }[]
    /** The newest texts or days, at most ten of the newest 200 responses */
    texts: string[]
  }[]
}

/** The personal link of an attendee to a survey */
export type SurveyLink = {
  /** The page of their survey: for the attendee alone */
  url: string
  /** Whether it can be answered now; none: the event has no questions; not_open: not yet, or its end is not known */
  state: 'none' | 'not_open' | 'open' | 'closed'
  /** From when on it can be answered, UTC; null: the end of the event is not known */
  opens_at: string | null
  /** Until when it can be answered, UTC; null: it stays open */
  closes_at: string | null
  /** When they answered first, UTC; null: not yet */
  submitted_at: string | null
}

/** Who has completed what they have to do, and who has not */
export type TrainingCompliance = {
  /** That of the organisation, by which days begin and end */
  time_zone: string
  /** The first day */
  from: string
  /** The last day, included */
  to: string
  /** Of how long each entry of a series is */
  interval: 'day' | 'week' | 'month'
  /** The moment up to which all figures are true, UTC */
  as_of: string
  /** Which day it is there */
  today: string
  /** Over all programmes; each person counts once in each */
  totals: {
    /** Who has completed it */
    compliant: number
    /** Who has not, and still has time */
    due: number
    /** Who has not, and whose due date has passed */
    overdue: number
  }
  /** Newest first, those too that nobody has to do */
  programmes: {
    /** Identifier of the training programme */
    programme_id: number
    /** What the programme is called */
    programme_name: string
    /** Who has completed it */
    compliant: number
    /** Who has not, and still has time */
    due: number
    /** Who has not, and whose due date has passed */
    overdue: number
  }[]
  /** Every interval of the range in its order, over all programmes or the one that is asked for; of days to come as if nobody did anything */
  trend: {
    /** The first day of the interval */
    date: string
    /** The day at whose end this is so: the last of the interval and the range; today where that is in it */
    day: string
    /** Who had completed it */
    compliant: number
    /** Who had not, and still had time */
    due: number
    /** Who had not, and whose due date had passed */
    overdue: number
  }[]
  /** How many rows there are on all pages */
  total_rows: number
  /** A page of programmes and people, newest first: what each person has to do now, or did last */
  rows: {
    /** Identifier of the assignment */
    assignment_id: number
    /** Identifier of the training programme */
    programme_id: number
    /** What the programme is called */
    programme_name: string
    /** The e-mail address of who has it to do */
    email: string
    /** Empty when it is not known */
    name: string
    /** compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is */
    status: 'compliant' | 'due' | 'overdue'
    /** The how-manieth time they have it to do, from 1 */
    cycle: number
    /** The last day on which it is in time; null: whenever */
    due_date: string | null
    /** When they were given it to do, UTC */
    assigned_at: string
    /** When they fulfilled the last requirement, UTC; null: not yet */
    completed_at: string | null
  }[]
}

/** A course that is held elsewhere */
export type TrainingCourse = {
  /** Identifier */
  id: number
  /** What the system that holds it calls it */
  code: string
  /** What it is called */
  name: string
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

/** A course that is held elsewhere */
export type NewTrainingCourse = {
  /** What it is called */
  name: string
  /** What the system that holds it calls it; unique, and told from others by letter case too */
  code: string
}

/** The fields that change; others stay as they are */
export type TrainingCourseChange = {
  /** What it is called */
  name?: string
  /** What the system that holds it calls it; unique, and told from others by letter case too */
  code?: string
}

/** What people have to do: events here and courses elsewhere */
export type TrainingProgramme = {
  /** Identifier */
  id: number
  /** What it is called */
  name: string
  /** What it is for; null: not said */
  description: string | null
  /** So many months after somebody completed it, it is due again; they get it anew 30 days before, and 10 or 20 where it is one month or two. null: once is enough */
  renew_months: number | null
  /** All of them must be fulfilled */
  requirements: {
    /** Fulfilled by whoever was checked in there, or has an active certificate of it; null: a course */
    event_id: number | null
    /** Fulfilled by a completion of it; null: an event */
    course_id: number | null
    /** What the event or the course is called */
    name: string
  }[]
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

/** What people will have to do */
export type NewTrainingProgramme = {
  /** What it is called */
  name: string
  /** What it is for; null: not said */
  description?: string | null
  /** So many months after somebody completed it, it is due again; they get it anew 30 days before, and 10 or 20 where it is one month or two. null: once is enough */
  renew_months?: number | null
  /** The whole list. A change of it counts for everything that is not complete; what is complete stays so. A programme that requires nothing is completed by nobody */
  requirements?: {
    /** An event here; null: a course */
    event_id?: number | null
    /** An outside course; null: an event */
    course_id?: number | null
  }[]
}

/** The fields that change; others stay as they are */
export type TrainingProgrammeChange = {
  /** What it is called */
  name?: string
  /** What it is for; null: not said */
  description?: string | null
  /** So many months after somebody completed it, it is due again; they get it anew 30 days before, and 10 or 20 where it is one month or two. null: once is enough */
  renew_months?: number | null
  /** The whole list. A change of it counts for everything that is not complete; what is complete stays so. A programme that requires nothing is completed by nobody */
  requirements?: {
    /** An event here; null: a course */
    event_id?: number | null
    /** An outside course; null: an event */
    course_id?: number | null
  }[]
}

/** Somebody who has a programme to do */
export type PersonToTrain = {
  /** Without regard to letter case */
  email: string
  /** Left out: the one by which they are known here */
  name?: string
  /** The last day on which it is in time, in the time zone of the organisation; null: whenever */
  due_date?: string | null
}

/** Who has a programme to do, and by when */
export type NewTrainingAssignments = {
  /** Each with a due date of their own, or that of all */
  people: PersonToTrain[]
  /** The last day on which it is in time, in the time zone of the organisation; null: whenever */
  due_date?: string | null
  /** Whoever has completed it gets it anew; what they did before does not count then; default: false */
  again?: boolean
}

/** What one person has to do, and how they stand */
export type TrainingAssignment = {
  /** Identifier */
  id: number
  /** Identifier of the training programme */
  programme_id: number
  /** The e-mail address of who has it to do */
  email: string
  /** Empty when it is not known */
  name: string
  /** The how-manieth time they have it to do, from 1 */
  cycle: number
  /** The last day on which it is in time; null: whenever */
  due_date: string | null
  /** compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is */
  status: 'compliant' | 'due' | 'overdue'
  /** When they were given it to do, UTC */
  assigned_at: string
  /** When they fulfilled the last requirement, UTC; null: not yet */
  completed_at: string | null
  /** When the next cycle came, UTC; null: this is the current one */
  renewed_at: string | null
}

/** How many got the programme */
export type AssignedTraining = {
  /** How many got it */
  assigned: number
  /** How many had it, and still have it as it was */
  already_assigned: number
  /** What is new */
  assignments: TrainingAssignment[]
}

/** Another due date, and whose it is */
export type TrainingDueDate = {
  /** The last day on which it is in time, in the time zone of the organisation; null: whenever */
  due_date: string | null
  /** Of these people alone; left out: of everybody */
  emails?: string[]
}

/** How many have another due date */
export type MovedTraining = {
  /** How many assignments have another due date now */
  changed: number
}

/** The fields that change; others stay as they are */
export type TrainingAssignmentChange = {
  /** The last day on which it is in time, in the time zone of the organisation; null: whenever */
  due_date?: string | null
  /** Without regard to letter case */
  email?: string
  /** Left out: the one by which they are known here */
  name?: string
}

/** That somebody completed an outside course */
export type NewTrainingCompletion = {
  /** The code of an outside course, as a text, or its id, as a number */
  course: string | number
  /** Of somebody who attends, or has training assigned */
  email: string
  /** Left out or null: the one by which they are known here */
  name?: string | null
  /** ISO 8601, without a zone UTC, at most a day ahead; left out or null: now */
  completed_at?: string | null
  /** What the other system calls this completion; it is taken once, however often it is sent */
  external_id: string
}

/** Who completed which outside course */
export type NewTrainingCompletions = {
  /** Who completed what; each is judged by itself */
  completions: NewTrainingCompletion[]
}

/** How many completions were taken, and which were not */
export type PostedTrainingCompletions = {
  /** How many are new */
  created: number
  /** How many were known by their external_id; they stay as they are */
  repeated: number
  /** Which ones were not taken, and why */
  errors: {
    /** Which one, counted from 0 */
    row: number
    /** Which of its fields is wrong */
    field: string
    /** unknown_course, unknown_person, invalid_time, in_the_future, or other_course: the external_id is taken */
    code: string
    /** What is wrong and what to do, for people */
    message: string
  }[]
}

/** That somebody completed an outside course */
export type TrainingCompletion = {
  /** Identifier */
  id: number
  /** Identifier of the outside course */
  course_id: number
  /** The code of the outside course */
  course_code: string
  /** The e-mail address of who completed it */
  email: string
  /** Empty when it is not known */
  name: string
  /** When they completed it, UTC */
  completed_at: string
  /** What the other system calls this completion */
  external_id: string
  /** When it was created, UTC */
  created_at: string
}

/** The old and the new e-mail address of a person */
export type TrainingEmailChange = {
  /** The address by which they are known in training */
  from: string
  /** Their address from now on */
  to: string
}

/** How much has the new e-mail address now */
export type ChangedTrainingEmail = {
  /** How many assignments have the new address now */
  assignments: number
  /** How many completions have it now */
  completions: number
}

/** One thing that must have been done */
export type BadgeCriterion = {
  /** What must have been done */
  type: 'sessions_attended' | 'events_attended' | 'event_attended' | 'certificates_earned' | 'survey_completed' | 'programme_completed'
  /** How many, over all events; of sessions_attended, events_attended and certificates_earned */
  min?: number
  /** The event; of event_attended, and of survey_completed, where any will do without it */
  event_id?: number
  /** The training programme; of programme_completed */
  programme_id?: number
}

/** A badge that can be earned */
export type BadgeTemplate = {
  /** Identifier */
  id: number
  /** What the badge is called */
  name: string
  /** What it stands for; empty: not said */
  description: string
  /** Its picture, as PNG; asked for with an API key */
  image_url: string
  /** Whether the picture is drawn by the service or was uploaded */
  image: 'drawn' | 'uploaded'
  /** All of these must hold; an empty list: given by hand alone */
  criteria: BadgeCriterion[]
  /** False: nobody is given it any more; who has it keeps it */
  active: boolean
  /** How many people have it */
  awarded_count: number
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

/** A badge that can be earned */
export type NewBadgeTemplate = {
  /** Name of the badge */
  name: string
  /** What it stands for; default: "" */
  description?: string
  /** All of these must hold; an empty list: given by hand alone */
  criteria?: BadgeCriterion[]
  /** false: switched off, so nobody is given it any more; who has it keeps it; default: true */
  active?: boolean
}

/** The fields that change; others stay as they are */
export type BadgeTemplateChange = {
  /** Name of the badge */
  name?: string
  /** What it stands for; default: "" */
  description?: string
  /** All of these must hold; an empty list: given by hand alone */
  criteria?: BadgeCriterion[]
  /** false: switched off, so nobody is given it any more; who has it keeps it; default: true */
  active?: boolean
}

/** A badge that somebody was given */
export type BadgeAward = {
  /** Identifier */
  id: number
  /** Identifier of the badge template */
  badge_template_id: number
  /** Its id in public links */
  public_id: string
  /** The name on it */
  name: string
  /** The e-mail address of who has it */
  email: string
  /** The attendee that it came from; null: none, or removed since */
  attendee_id: number | null
  /** The event that it came from; null: none alone, or deleted since */
  event_id: number | null
  /** By what it was given */
  source: 'rule' | 'hand' | 'automation'
  /** active: they have it; revoked: it was taken back, for good */
  status: 'active' | 'revoked'
  /** When it was given, UTC */
  awarded_at: string
  /** When it was taken back, UTC; null: it was not */
  revoked_at: string | null
  /** Why, as its page tells; null: not given */
  revocation_reason: string | null
  /** Its page, which anyone may see who has the address */
  badge_url: string
  /** Its picture, as public as the page */
  image_url: string
}

/** Whom a badge is given to: attendee_id, or email and name */
export type NewBadgeAward = {
  /** An attendee; otherwise email and name */
  attendee_id?: number
  /** The address of whom it is for */
  email?: string
  /** The name on the badge */
  name?: string
}

/** The badge that somebody was given, now or before */
export type GivenBadge = {
  /** Identifier */
  id: number
  /** Identifier of the badge template */
  badge_template_id: number
  /** Its id in public links */
  public_id: string
  /** The name on it */
  name: string
  /** The e-mail address of who has it */
  email: string
  /** The attendee that it came from; null: none, or removed since */
  attendee_id: number | null
  /** The event that it came from; null: none alone, or deleted since */
  event_id: number | null
  /** By what it was given */
  source: 'rule' | 'hand' | 'automation'
  /** active: they have it; revoked: it was taken back, for good */
  status: 'active' | 'revoked'
  /** When it was given, UTC */
  awarded_at: string
  /** When it was taken back, UTC; null: it was not */
  revoked_at: string | null
  /** Why, as its page tells; null: not given */
  revocation_reason: string | null
  /** Its page, which anyone may see who has the address */
  badge_url: string
  /** Its picture, as public as the page */
  image_url: string
  /** They had it already, and keep the one that they have */
  already_awarded: boolean
}

/** Why a badge is taken back */
export type BadgeRevocation = {
  /** Shown on the page of the badge; null: no reason */
  revocation_reason?: string | null
}

export type Account = {
  /** Identifier */
  id: number
  /** What the company is called */
  name: string
  /** Its domain, or an address with it; kept as example.com. Only one account has it; null: none */
  domain: string | null
  /** What it does; null: not known */
  industry: string | null
  /** The address of its site; null: none */
  website: string | null
  /** A telephone number, as it is written; null: none */
  phone: string | null
  /** What else there is to know */
  notes: string
  /** How many contacts belong to it */
  contact_count: number
  /** The sum of its deals that are neither won nor lost, for each currency; none of a currency: no entry */
  open_deal_amount: {
    /** ISO 4217 */
    currency: string
    /** The sum, in whole units and decimals of the currency */
    amount: number
  }[]
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewAccount = {
  /** What the company is called */
  name: string
  /** Its domain, or an address with it; kept as example.com. Only one account has it; null: none */
  domain?: string | null
  /** What it does; null: not known */
  industry?: string | null
  /** The address of its site; null: none */
  website?: string | null
  /** A telephone number, as it is written; null: none */
  phone?: string | null
  /** What else there is to know */
  notes?: string
}

export type AccountChange = {
  /** What the company is called */
  name?: string
  /** Its domain, or an address with it; kept as example.com. Only one account has it; null: none */
  domain?: string | null
  /** What it does; null: not known */
  industry?: string | null
  /** The address of its site; null: none */
  website?: string | null
  /** A telephone number, as it is written; null: none */
  phone?: string | null
  /** What else there is to know */
  notes?: string
}

export type ScoreReason = {
  /** The key of the rule */
  rule: string
  /** What it adds to the score; below zero: what it takes away */
  points: number
  /** Why, for people */
  reason: string
  /** What it was seen by */
  evidence: {
    /** How often it was seen */
    count: number
    /** When it was seen last, UTC; null: it has no time */
    last_at: string | null
  }
}

export type Contact = {
  /** Identifier */
  id: number
  /** The account (company) that they belong to; null: none */
  account_id: number | null
  /** Unique in the organisation, without regard to letter case; null: none */
  email: string | null
  /** First name; may be empty */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** A telephone number, as it is written; null: none */
  phone: string | null
  /** Their position in the company; null: not known */
  title: string | null
  /** Who looks after them: an e-mail address, or a name; null: nobody */
  owner: string | null
  /** Words to find people by */
  tags: string[]
  /** How far they have come; lead unless it is said otherwise */
  lifecycle_stage: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** Own fields by their key, as /admin/crm/properties defines them. A change names some of them; null: none */
  properties: Record<string, string | null | number>
  /** The name of the account; null: they have none */
  account_name: string | null
  /** The sum of the points of score_reasons */
  lead_score: number
  /** Why the score is what it is, rule by rule */
  score_reasons: ScoreReason[]
  /** The time of the newest entry of their time line, UTC; null: it is empty */
  last_activity_at: string | null
  /** By what they came */
  source: 'api' | 'panel' | 'import' | 'registration' | 'form'
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

/** A name, an e-mail address or a phone number is needed */
export type NewContact = {
  /** The account (company) that they belong to; null: none */
  account_id?: number | null
  /** Unique in the organisation, without regard to letter case; null: none */
  email?: string | null
  /** First name; may be empty */
  first_name?: string
  /** Last name; may be empty */
  last_name?: string
  /** A telephone number, as it is written; null: none */
  phone?: string | null
  /** Their position in the company; null: not known */
  title?: string | null
  /** Who looks after them: an e-mail address, or a name; null: nobody */
  owner?: string | null
  /** Words to find people by */
  tags?: string[]
  /** How far they have come; lead unless it is said otherwise */
  lifecycle_stage?: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** Own fields by their key, as /admin/crm/properties defines them. A change names some of them; null: none */
  properties?: Record<string, string | null | number>
}

export type ContactTag = {
  /** The tag */
  tag: string
  /** How many contacts have it */
  contact_count: number
}

export type ContactChange = {
  /** The account (company) that they belong to; null: none */
  account_id?: number | null
  /** Unique in the organisation, without regard to letter case; null: none */
  email?: string | null
  /** First name; may be empty */
  first_name?: string
  /** Last name; may be empty */
  last_name?: string
  /** A telephone number, as it is written; null: none */
  phone?: string | null
  /** Their position in the company; null: not known */
  title?: string | null
  /** Who looks after them: an e-mail address, or a name; null: nobody */
  owner?: string | null
  /** Words to find people by */
  tags?: string[]
  /** How far they have come; lead unless it is said otherwise */
  lifecycle_stage?: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** Own fields by their key, as /admin/crm/properties defines them. A change names some of them; null: none */
  properties?: Record<string, string | null | number>
}

export type Deal = {
  /** Identifier */
  id: number
  /** What is to be sold */
  title: string
  /** The account (company) that it is with; null: none */
  account_id: number | null
  /** The contact that it is with; its time line tells of the deal; null: none */
  contact_id: number | null
  /** With the decimals that the currency has (EUR 2, JPY 0, KWD 3), and at most 15 digits in all */
  amount: number
  /** ISO 4217. Left out of a new deal: that of the newest deal, EUR for the first one */
  currency: string
  /** lead unless it is said otherwise */
  stage: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
  /** The day on which it may be won; null: not known */
  expected_close_date: string | null
  /** Who looks after it: an e-mail address, or a name; null: nobody */
  owner: string | null
  /** What else there is to know */
  notes: string
  /** The name of the account; null: it has none */
  account_name: string | null
  /** The name of the contact, or its address where it has none; null: no contact */
  contact_name: string | null
  /** Its place on the board: the deals of a stage stand in ascending order, what is new on top */
  position: number
  /** When it was won or lost, UTC; null: it is open */
  closed_at: string | null
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewDeal = {
  /** What is to be sold */
  title: string
  /** The account (company) that it is with; null: none */
  account_id?: number | null
  /** The contact that it is with; its time line tells of the deal; null: none */
  contact_id?: number | null
  /** With the decimals that the currency has (EUR 2, JPY 0, KWD 3), and at most 15 digits in all */
  amount?: number
  /** ISO 4217. Left out of a new deal: that of the newest deal, EUR for the first one */
  currency?: string
  /** lead unless it is said otherwise */
  stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
  /** The day on which it may be won; null: not known */
  expected_close_date?: string | null
  /** Who looks after it: an e-mail address, or a name; null: nobody */
  owner?: string | null
  /** What else there is to know */
  notes?: string
  /** Its place on the board: the deals of a stage stand in ascending order, what is new on top */
  position?: number
  /** Instead of position: the deal of its stage above which it stands from now on */
  before?: number
  /** Instead of position: the deal of its stage under which it stands from now on */
  after?: number
}

export type Pipeline = {
  /** All of them, in their order */
  stages: {
    /** The stage */
    stage: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
    /** How likely a deal is to be won: lead 0.1,qualified 0.25,proposal 0.5,negotiation 0.75,won 1,lost 0 */
    weight: number
    /** How many deals are in it */
    deal_count: number
    /** For each currency alone */
    sums: {
      /** ISO 4217 */
      currency: string
      /** The sum of their amounts */
      amount: number
      /** The same times the weight of the stage */
      weighted_amount: number
    }[]
    /** The first of them, from the top of the board */
    deals: Deal[]
  }[]
}

export type DealChange = {
  /** What is to be sold */
  title?: string
  /** The account (company) that it is with; null: none */
  account_id?: number | null
  /** The contact that it is with; its time line tells of the deal; null: none */
  contact_id?: number | null
  /** With the decimals that the currency has (EUR 2, JPY 0, KWD 3), and at most 15 digits in all */
  amount?: number
  /** ISO 4217. Left out of a new deal: that of the newest deal, EUR for the first one */
  currency?: string
  /** lead unless it is said otherwise */
  stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
  /** The day on which it may be won; null: not known */
  expected_close_date?: string | null
  /** Who looks after it: an e-mail address, or a name; null: nobody */
  owner?: string | null
  /** What else there is to know */
  notes?: string
  /** Its place on the board: the deals of a stage stand in ascending order, what is new on top */
  position?: number
  /** Instead of position: the deal of its stage above which it stands from now on */
  before?: number
  /** Instead of position: the deal of its stage under which it stands from now on */
  after?: number
}

export type DealStageChange = {
  /** Identifier */
  id: number
  /** The stage before; null: it was made in this one */
  from_stage: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | null
  /** The stage that it entered */
  to_stage: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
  /** Who moved it, as in the audit log */
  actor: string
  /** When it came into the stage, UTC */
  at: string
  /** When it left the stage, UTC; null: it is there */
  left_at: string | null
  /** For how many seconds it was in the stage, until now where it is there */
  seconds: number
}

export type ContactNote = {
  /** Identifier */
  id: number
  /** Identifier of the contact */
  contact_id: number
  /** What to remember */
  text: string
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
}

export type NewContactNote = {
  /** What to remember */
  text: string
}

export type ContactNoteChange = {
  /** What to remember */
  text?: string
}

export type ContactProperty = {
  /** By what contacts have it; it never changes */
  key: string
  /** What people read */
  label: string
  /** What its values are; a choice is one of its options */
  type: 'text' | 'number' | 'date' | 'choice'
  /** Of a choice; none of others */
  options: string[]
}

export type NewContactProperty = {
  /** By what contacts have it; it never changes */
  key: string
  /** What people read */
  label: string
  /** What its values are; a choice is one of its options */
  type: 'text' | 'number' | 'date' | 'choice'
  /** Of a choice; none of others */
  options?: string[]
}

export type CrmSettings = {
  /** Whether what happens at events makes contacts and is written into their time lines; what happens while it is off is not taken in later */
  feed_from_events: boolean
}

export type CrmSettingsChange = {
  /** Whether what happens at events makes contacts and is written into their time lines; what happens while it is off is not taken in later */
  feed_from_events?: boolean
}

export type ContactActivity = {
  /** Identifier */
  id: number
  /** What happened */
  kind: 'registered' | 'cancelled' | 'attended' | 'certificate_issued' | 'certificate_revoked' | 'certificate_viewed' | 'badge_earned' | 'survey_answered' | 'course_completed' | 'form_submitted' | 'email_sent' | 'email_link_opened' | 'email_bounced' | 'email_unsubscribed' | 'deal_created' | 'deal_moved' | 'deal_won' | 'deal_lost' | 'note' | 'imported' | 'merged'
  /** When it happened, UTC */
  at: string
  /** What happened, as one sentence */
  summary: string
  /** The event at which it happened; it may be deleted since; null: none */
  event_id: number | null
  /** What it is about, such as `certificate`; null: nothing else */
  subject_type: string | null
  /** Which one; it may be deleted since; null: nothing else */
  subject_id: number | null
  /** What else is known of it */
  data: Record<string, unknown>
}

export type ContactImport = {
  /** Identifier */
  id: number
  /** pending and running go on by themselves */
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled'
  /** What the file is called */
  file_name: string
  /** update: the file won where it said something; fill: it gave only what was lacking */
  mode: 'update' | 'fill'
  /** The columns of the file, from the left */
  columns: {
    /** The header as the file has it */
    header: string
    /** What it was taken for; null: it is left out */
    guess: string | null
  }[]
  /** Rows that are done: made, changed, left as they were or refused */
  processed: number
  /** Rows below the headers */
  row_count: number
  /** Contacts that were made */
  created: number
  /** Contacts of which something has changed */
  updated: number
  /** Contacts that have all of it already, and stay as they are */
  skipped: number
  /** Rows that were refused */
  failed: number
  /** All rows that were refused, as CSV with what is wrong, for 30 days: mend it and send it again; null: none was */
  failed_rows_url: string | null
  /** Why it failed; null: it did not */
  error: string | null
  /** When it was created, UTC */
  created_at: string
  /** When it began, UTC; null: it has not begun */
  started_at: string | null
  /** When it ended, UTC; null: it goes on */
  finished_at: string | null
}

export type ContactImportWithErrors = {
  /** Identifier */
  id: number
  /** pending and running go on by themselves */
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled'
  /** What the file is called */
  file_name: string
  /** update: the file won where it said something; fill: it gave only what was lacking */
  mode: 'update' | 'fill'
  /** The columns of the file, from the left */
  columns: {
    /** The header as the file has it */
    header: string
    /** What it was taken for; null: it is left out */
    guess: string | null
  }[]
  /** Rows that are done: made, changed, left as they were or refused */
  processed: number
  /** Rows below the headers */
  row_count: number
  /** Contacts that were made */
  created: number
  /** Contacts of which something has changed */
  updated: number
  /** Contacts that have all of it already, and stay as they are */
  skipped: number
  /** Rows that were refused */
  failed: number
  /** All rows that were refused, as CSV with what is wrong, for 30 days: mend it and send it again; null: none was */
  failed_rows_url: string | null
  /** Why it failed; null: it did not */
  error: string | null
  /** When it was created, UTC */
  created_at: string
  /** When it began, UTC; null: it has not begun */
  started_at: string | null
  /** When it ended, UTC; null: it goes on */
  finished_at: string | null
  /** The first 1,000 problems of rows */
  errors: {
    /** As a spreadsheet program numbers it */
    row: number
    /** Its header; null: the row as a whole */
    column: string | null
    /** A stable word for programs */
    code: string
    /** What is wrong with it, for people */
    message: string
  }[]
}

export type DuplicateReason = {
  /** What they have in common */
  kind: 'same_address' | 'address_alike' | 'phone' | 'name_and_account' | 'name_and_address' | 'name'
  /** The two of which it speaks */
  contact_ids: number[]
  /** How likely that alone makes it, from 0 to 1 */
  confidence: number
  /** Why, for people */
  detail: string
}

export type DuplicateContact = {
  /** Identifier */
  id: number
  /** E-mail address; null: none */
  email: string | null
  /** First name; may be empty */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** A telephone number, as it is written; null: none */
  phone: string | null
  /** Their position in the company; null: not known */
  title: string | null
  /** Identifier of the account (company); null: none */
  account_id: number | null
  /** The name of the account; null: they have none */
  account_name: string | null
  /** How far they have come */
  lifecycle_stage: string
  /** How promising they are, by the rules of lead scores */
  lead_score: number
  /** The time of the newest entry of their time line, UTC; null: it is empty */
  last_activity_at: string | null
  /** When it was created, UTC */
  created_at: string
}

export type DuplicateGroup = {
  /** How likely it is that all of them are one person, from 0 to 1 */
  confidence: number
  /** What speaks for it */
  reasons: DuplicateReason[]
  /** At most 21, as many as one merge takes; those with whom something happened last come first */
  contacts: DuplicateContact[]
}

export type NotDuplicate = {
  /** Identifier */
  id: number
  /** Two contacts that are not the same person */
  contact_ids: number[]
  /** When it was created, UTC */
  created_at: string
}

export type NewNotDuplicates = {
  /** Contacts of which each is another person than all the others */
  contact_ids: number[]
}

export type NotDuplicates = {
  /** One for each two of them */
  not_duplicates: NotDuplicate[]
}

export type Merge = {
  /** The contact that stays */
  primary_id: number
  /** The contacts that become that one */
  duplicate_ids: number[]
  /** Whose value to take, for fields where it shall not be that of the contact that stays or, where that has none, of the first duplicate that has one */
  fields?: {
    /** The contact whose value is taken */
    account_id?: number
    /** The contact whose value is taken */
    email?: number
    /** The contact whose value is taken */
    first_name?: number
    /** The contact whose value is taken */
    last_name?: number
    /** The contact whose value is taken */
    phone?: number
    /** The contact whose value is taken */
    title?: number
    /** The contact whose value is taken */
    owner?: number
    /** The contact whose value is taken */
    tags?: number
    /** The contact whose value is taken */
    lifecycle_stage?: number
    /** Own fields, by their key */
    properties?: Record<string, number>
  }
}

export type MergedField = {
  /** A field of the contact; `properties.` and the key for one of its own */
  field: string
  /** What each of them has, the contact that stays first */
  values: {
    /** Identifier of the contact */
    contact_id: number
    /** What it has; null: nothing */
    value: string[] | null | number | string
  }[]
  /** Whose value it is from now on; null: of all (tags), or nobody has one */
  contact_id: number | null
  /** What the contact that stays has from now on; null: nothing */
  value: string[] | null | number | string
}

/** How much went along */
export type MovedRecords = {
  /** Deals */
  deals: number
  /** Notes */
  notes: number
  /** Entries of time lines */
  activities: number
}

export type MergedContact = {
  /** Identifier */
  id: number
  /** The account (company) that they belong to; null: none */
  account_id: number | null
  /** Unique in the organisation, without regard to letter case; null: none */
  email: string | null
  /** First name; may be empty */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** A telephone number, as it is written; null: none */
  phone: string | null
  /** Their position in the company; null: not known */
  title: string | null
  /** Who looks after them: an e-mail address, or a name; null: nobody */
  owner: string | null
  /** Words to find people by */
  tags: string[]
  /** How far they have come; lead unless it is said otherwise */
  lifecycle_stage: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** Own fields by their key, as /admin/crm/properties defines them. A change names some of them; null: none */
  properties: Record<string, string | null | number>
  /** The name of the account; null: they have none */
  account_name: string | null
  /** The sum of the points of score_reasons */
  lead_score: number
  /** Why the score is what it is, rule by rule */
  score_reasons: ScoreReason[]
  /** The time of the newest entry of their time line, UTC; null: it is empty */
  last_activity_at: string | null
  /** By what they came */
  source: 'api' | 'panel' | 'import' | 'registration' | 'form'
  /** When it was created, UTC */
  created_at: string
  /** When it was last changed, UTC */
  updated_at: string
  /** By which it can be undone; null: nothing was done */
  merge_id: number | null
  /** Field by field, what each of them had and whose value was taken */
  fields: MergedField[]
  moved: MovedRecords
}

export type ContactMerge = {
  /** Identifier */
  id: number
  /** The contact that stayed */
  primary_id: number
  /** The contacts that became that one */
  duplicate_ids: number[]
  /** When it was created, UTC */
  created_at: string
  /** When it was undone, UTC; null: it holds */
  undone_at: string | null
}

/** What counts: exactly one of these, with matches where it fits */
export type LeadScoreEvidence = {
  /** Entries of this kind in the time line */
  activity?: 'registered' | 'cancelled' | 'attended' | 'certificate_issued' | 'certificate_revoked' | 'certificate_viewed' | 'badge_earned' | 'survey_answered' | 'course_completed' | 'form_submitted' | 'email_sent' | 'email_link_opened' | 'email_bounced' | 'email_unsubscribed' | 'deal_created' | 'deal_moved' | 'deal_won' | 'deal_lost' | 'note' | 'imported' | 'merged'
  /** Deals of the contact that are so now */
  deal?: 'open' | 'won' | 'lost'
  /** A field of the contact that is filled; company_email is an address that is not of a mail service for everybody; account is the name of its account */
  field?: 'title' | 'phone' | 'email' | 'company_email' | 'account'
  /** A field of your own that is filled, by its key */
  property?: string
  /** With field or property: it counts only if one of these words or phrases is in it. Case and accents make no difference; `direct*` stands for every word that begins so */
  matches?: string[]
  /** The contact has this tag */
  tag?: string
  /** The contact is in this lifecycle stage */
  stage?: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** Nothing has happened with the contact for so many days */
  inactive_days?: number
}

export type LeadScoreRule = {
  /** A stable word for the rule: small letters, digits and _; each once */
  key: string
  /** What it is about, for people */
  label: string
  /** What each piece of evidence adds; below zero: what it takes away */
  points: number
  /** Whether it counts */
  active: boolean
  /** After so many days evidence counts half, after twice as many a quarter; null: it stays as it is */
  half_life_days: number | null
  /** So many pieces count, the newest ones; null: all */
  max_count: number | null
  when: LeadScoreEvidence
}

/** All of them, in the order in which reasons are told */
export type LeadScoreRules = LeadScoreRule[]

export type LeadScoreRecalculation = {
  /** running: it goes on by itself */
  status: 'never' | 'running' | 'finished'
  /** So many contacts were looked at */
  contacts: number
  /** So many of these have another score than before */
  changed: number
  /** When it began, UTC; null: there was none */
  started_at: string | null
  /** When it ended, UTC; null: it has not */
  finished_at: string | null
}

export type LeadScoreHistory = {
  /** By the calendar of UTC */
  day: string
  /** The score at the end of that day; of today: now */
  lead_score: number
}[]

export type ContactImportRequest = {
  /** Rows with their headers; a long list is better sent as a file */
  csv?: string
  /** Of contacts that are there: update lets the file win where it says something, fill takes only what they lack. Tags are added in both; default: "update" */
  mode?: 'update' | 'fill'
  /** true: tell what it would come to, and do nothing; default: false */
  dry_run?: boolean
  /** What the file is called, for the time line */
  file_name?: string
  /** What the columns with these headers are: first_name, last_name, name, email, phone, title, company, website, tags, lifecycle_stage, owner, notes, properties.<key> for a field of the organisation's own, or null. Columns that it does not name are left out. Without it headers are recognised */
  mapping?: Record<string, string | null>
}

export type ContactImportReport = {
  /** The import; null for a dry run */
  id: number | null
  /** Whether it only tells, and nothing was imported */
  dry_run: boolean
  /** update: the file won where it said something; fill: it gave only what was lacking */
  mode: 'update' | 'fill'
  /** Row in which the headers were found */
  header_row: number
  /** The columns of the file, from the left */
  columns: {
    /** The header as the file has it */
    header: string
    /** The first cell below it that is not blank */
    sample: string
    /** What it was taken for; null: it is left out */
    guess: string | null
  }[]
  /** Rows below the headers */
  row_count: number
  /** Contacts that were made */
  created: number
  /** Contacts of which something has changed */
  updated: number
  /** Contacts that have all of it already, and stay as they are */
  skipped: number
  /** Rows that were refused */
  failed: number
  /** The first 1,000 problems of rows */
  errors: {
    /** As a spreadsheet program numbers it */
    row: number
    /** Its header; null: the row as a whole */
    column: string | null
    /** A stable word for programs */
    code: string
    /** What is wrong with it, for people */
    message: string
  }[]
  /** All rows that were refused, as CSV with what is wrong, for 30 days: mend it and send it again; null: none was */
  failed_rows_url: string | null
}

export type FormField = {
  name: string
  label: string
  type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
  required: boolean
  /** Of choice and choices */
  options: string[] | null
  help: string | null
  min: number | null
  max: number | null
}

export type Form = {
  id: number
  name: string
  slug: string
  fields: FormField[]
  /** False: it takes no answers; default: true */
  active: boolean
  language: string
  /** Where answers go in the contact, by the name of a field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`, `title` or `properties.<key>`; null: nowhere. Fields with one of these names go there by themselves */
  contact_mapping: Record<string, string | null>
  tags: string[]
  /** What whoever sends the form has to agree to; kept with each answer, with its version */
  consent_text: string | null
  /** How many consent texts it has had */
  consent_version: number
  /** What they are told then */
  thank_you_text: string | null
  /** Where the page of the form leads then: a public https address */
  redirect_url: string | null
  notify_emails: string[]
  /** Its page */
  public_url: string
  /** What to put into a page of yours */
  embed: {
    /** HTML that shows it in a page of yours */
    iframe: string
    /** The same by a script, which fits its height and follows `redirect_url` */
    script: string
  }
  /** How often it was sent */
  submission_count: number
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
}

export type NewFormField = {
  /** Names the answer, and is unique in the form */
  name: string
  /** What kind of answer it asks for */
  type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
  /** The question, as people read it */
  label: string
  /** Words below it that help to answer; null: none */
  help?: string | null
  /** Whether it has to be answered; null: it has not */
  required?: boolean | null
  /** What can be chosen, for choice and choices alone; null: of other types */
  options?: string[] | null
  /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
  min?: number | null
  /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
  max?: number | null
}

export type NewForm = {
  /** What it is called; people see it above the form */
  name: string
  /** What it asks */
  fields: NewFormField[]
  /** The last part of its address, unique in the installation; made of the name when it is left out */
  slug?: string
  /** False: it takes no answers; default: true */
  active?: boolean
  /** BCP 47: of the words around it where the visitor prefers none; otherwise that of the organisation */
  language?: string
  /** Where answers go in the contact, by the name of a field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`, `title` or `properties.<key>`; null: nowhere. Fields with one of these names go there by themselves */
  contact_mapping?: Record<string, string | null>
  /** What the contact is tagged with */
  tags?: string[]
  /** What whoever sends the form has to agree to; kept with each answer, with its version */
  consent_text?: string | null
  /** What they are told then */
  thank_you_text?: string | null
  /** Where the page of the form leads then: a public https address */
  redirect_url?: string | null
  /** Who gets a mail with each answer */
  notify_emails?: string[]
}

export type FormChange = {
  /** What it is called; people see it above the form */
  name?: string
  /** What it asks */
  fields?: NewFormField[]
  /** The last part of its address, unique in the installation; made of the name when it is left out */
  slug?: string
  /** False: it takes no answers; default: true */
  active?: boolean
  /** BCP 47: of the words around it where the visitor prefers none; otherwise that of the organisation */
  language?: string
  /** Where answers go in the contact, by the name of a field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`, `title` or `properties.<key>`; null: nowhere. Fields with one of these names go there by themselves */
  contact_mapping?: Record<string, string | null>
  /** What the contact is tagged with */
  tags?: string[]
  /** What whoever sends the form has to agree to; kept with each answer, with its version */
  consent_text?: string | null
  /** What they are told then */
  thank_you_text?: string | null
  /** Where the page of the form leads then: a public https address */
  redirect_url?: string | null
  /** Who gets a mail with each answer */
  notify_emails?: string[]
}

export type FormSubmission = {
  id: number
  form_id: number
  /** Whose it is; null: no address was given, or the contact is gone */
  contact_id: number | null
  answers: {
    /** The field */
    name: string
    /** What it asked then */
    label: string
    /** A text, a number, true or false, or a list of options, by the type of the field */
    answer: string[] | string | number | boolean
  }[]
  /** What was agreed to; null: nothing was asked */
  consent_text: string | null
  /** Which of the texts of the form that was */
  consent_version: number | null
  /** In which the form was around the questions */
  language: string
  /** UTC */
  submitted_at: string
}

export type WebhookEndpoint = {
  id: number
  url: string
  events: string[]
  /** Whether events are sent */
  active: boolean
  /** Why the service has switched it off, and what to do */
  paused_reason: string | null
  /** UTC */
  failing_since: string | null
  /** UTC */
  previous_secret_valid_until: string | null
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
}

export type NewWebhookEndpoint = {
  /** Where events are sent: a public http or https address, without user name and password */
  url: string
  /** Event types, or ["*"] for all, also those that are added later */
  events: ('cert.issued' | 'cert.revoked' | 'cert.expiring_soon' | 'cert.bulk_completed' | 'crm.profile_updated' | 'crm.lead_score_changed' | '*')[]
  /** false: nothing is sent until it is switched on; default: true */
  active?: boolean
}

export type CreatedWebhookEndpoint = {
  id: number
  url: string
  events: string[]
  /** Whether events are sent */
  active: boolean
  /** Why the service has switched it off, and what to do */
  paused_reason: string | null
  /** UTC */
  failing_since: string | null
  /** UTC */
  previous_secret_valid_until: string | null
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
  /** What deliveries are signed with. It is shown this once and cannot be read again. */
  secret: string
}

export type WebhookEndpointChange = {
  /** Where events are sent: a public http or https address, without user name and password */
  url?: string
  /** Event types, or ["*"] for all, also those that are added later */
  events?: ('cert.issued' | 'cert.revoked' | 'cert.expiring_soon' | 'cert.bulk_completed' | 'crm.profile_updated' | 'crm.lead_score_changed' | '*')[]
  /** false ends its pending deliveries as cancelled; true also lifts a pause */
  active?: boolean
}

export type WebhookAttempt = {
  /** 1 to 3. The number of an attempt that was interrupted is used again. */
  number: number
  /** UTC */
  started_at: string
  /** UTC */
  ended_at: string | null
  duration_ms: number | null
  /** Of the answer, when there was one */
  status_code: number | null
  /** Why it failed: an answer that is not 2xx, no such name, no secure connection, no answer in 10 seconds, a broken connection, an internal address, or the service was stopped meanwhile */
  error: 'status' | 'dns' | 'tls' | 'timeout' | 'connection' | 'refused_address' | 'interrupted' | 'too_large' | null
  /** The first 16 KiB of the answer */
  response_body: string | null
  /** Whether the answer was longer, broke off, or had not ended when the 10 seconds were over */
  response_truncated: boolean
}

export type WebhookDelivery = {
  id: number
  /** The event; null: a test, which is none */
  event_id: number | null
  endpoint_id: number
  /** Event type */
  event: string
  /** Why it is sent */
  kind: 'event' | 'test' | 'replay'
  /** The delivery that this one repeats */
  replay_of: number | null
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  /** UTC */
  created_at: string
  /** UTC */
  next_attempt_at: string | null
  attempts: WebhookAttempt[]
}

export type ReplayRequest = {
  /** ISO 8601, for example 2026-11-20T09:30:00. Without a zone it is UTC; a date alone is midnight UTC. */
  since: string
}

export type Replayed = {
  /** How many deliveries were made */
  replayed: number
}

export type WebhookEvent = {
  /** For `after`, to read on from here */
  id: number
  /** The header webhook-id of its deliveries */
  webhook_id: string
  event: string
  /** UTC, with microseconds */
  timestamp: string
  data: Record<string, unknown>
}

/** The mail that a certificate goes out by */
export type CertificateEmail = {
  /** Identifier of the mail in the outbox */
  email_id: number
  /** The address that it goes to */
  to: string
  /** queued, or sending when it is on its way already */
  status: string
  /** true: a mail with it was still waiting, and no second one was made */
  was_waiting: boolean
}

/** Which active certificates of an event are mailed */
export type EmailCertificates = {
  /** not_mailed: those that no mail was made of; all: also those that were mailed before; default: "not_mailed" */
  who?: 'not_mailed' | 'all'
}

/** How many certificates are mailed, and why others are not */
export type EmailCertificatesResult = {
  /** How many mails are made */
  queued: number
  /** Certificates without an address that mail can go to */
  no_address: number
  /** Those whose address is written to no more */
  suppressed: number
  /** Those of which a mail is still waiting */
  waiting: number
  /** Those left out because they were mailed before */
  mailed_before: number
}

export type AutomationAction = {
  /** Its number within the rule */
  id: number
  /** What is done */
  type: 'send_email' | 'award_badge' | 'issue_certificate' | 'send_webhook' | 'add_crm_tag'
  /** Of `send_email`: the email template */
  template_id?: number
  /** Of `award_badge`: the badge template */
  badge_template_id?: number
  /** Of `send_webhook`: the webhook endpoint */
  endpoint_id?: number
  /** Of `add_crm_tag`: the tag that the contact gets */
  tag?: string
  /** So many hours after it fired, as a clock counts them that is never put forward or back */
  delay_hours: number
}

export type AutomationRule = {
  id: number
  event_id: number
  /** What it is called */
  name: string
  /** What it waits for; docs/automations.md tells when each fires */
  trigger: 'attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue'
  actions: AutomationAction[]
  enabled: boolean
  stats: {
    /** What waits for its time, or as an email to be sent */
    pending: number
    /** What was done */
    sent: number
    /** What could not be done */
    failed: number
  }
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
}

export type NewAutomationAction = {
  /** Of a change: the action that it was. Without it, one of the same type and target */
  id?: number
  /** What is done */
  type: 'send_email' | 'award_badge' | 'issue_certificate' | 'send_webhook' | 'add_crm_tag'
  /** Of `send_email`: the email template */
  template_id?: number
  /** Of `award_badge`: the badge template */
  badge_template_id?: number
  /** Of `send_webhook`: the webhook endpoint */
  endpoint_id?: number
  /** Of `add_crm_tag`: the tag that the contact gets */
  tag?: string
  /** So many hours after it fired, as a clock counts them that is never put forward or back; default: 0 */
  delay_hours?: number
}

export type NewAutomationRule = {
  /** What it is called */
  name: string
  /** What it waits for; docs/automations.md tells when each fires */
  trigger: 'attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue'
  /** What is done */
  actions: NewAutomationAction[]
  /** Whether it fires. Switched off, it cancels what it has waiting; switched on, it fires for what happens from then on; default: true */
  enabled?: boolean
}

export type AutomationRuleChange = {
  /** What it is called */
  name?: string
  /** What it waits for; docs/automations.md tells when each fires */
  trigger?: 'attended_event' | 'registered_no_show' | 'certificate_issued' | 'survey_not_completed' | 'badge_earned' | 'lms_course_completed' | 'compliance_overdue'
  /** What is done */
  actions?: NewAutomationAction[]
  enabled?: boolean
}

export type AutomationRun = {
  id: number
  rule_id: number
  action_id: number
  type: 'send_email' | 'award_badge' | 'issue_certificate' | 'send_webhook' | 'add_crm_tag'
  subject_type: 'attendee' | 'certificate' | 'badge_award' | 'training_completion' | 'training_assignment'
  subject_id: number
  /** Whom it is for; empty when they are gone; absent without the scope attendees:read */
  name?: string
  /** Their address; empty when none is known; absent without the scope attendees:read */
  email?: string
  /** When what the rule waits for happened */
  occurred_at: string
  /** When it is to be done */
  due_at: string
  /** waiting: for its time. queued: as an email that is to be sent. skipped: nothing is to be done, for the reason that it tells. cancelled: the rule was switched off, or changed */
  status: 'waiting' | 'queued' | 'done' | 'failed' | 'skipped' | 'cancelled'
  /** Why nothing was done */
  reason: string | null
  /** The email that it is, or was, done by */
  email_id: number | null
  /** UTC */
  created_at: string
  /** UTC */
  updated_at: string
}

export type AutomationCatchUp = {
  /** How many subjects the rule has found that it has done nothing for */
  count: number
  /** The first of them */
  subjects: {
    subject_type: 'attendee' | 'certificate' | 'badge_award' | 'training_completion' | 'training_assignment'
    subject_id: number
    /** Whom it is for; empty when they are gone; absent without the scope attendees:read */
    name?: string
    /** Their address; empty when none is known; absent without the scope attendees:read */
    email?: string
    /** When what the rule waits for happened */
    occurred_at: string
  }[]
}

export type AttendeeAction = {
  /** restore: takes back cancelled; check_in: at the door of the event; send_ticket: mails who is registered their ticket */
  action: 'cancel' | 'restore' | 'delete' | 'check_in' | 'add_tag' | 'remove_tag' | 'send_ticket'
  /** Attendees of the event, at most 10,000. Either these or filter */
  ids?: number[]
  /** All who match, as in "List attendees"; {}: everybody */
  filter?: {
    /** Text to look for, without regard to case or accents; every character means itself */
    search?: string
    /** A status; given several times: any of them */
    status?: ('registered' | 'waitlisted' | 'offered' | 'cancelled')[]
    /** Whether they are checked in to the event */
    checked_in?: boolean
    /** active: they have one; revoked: what they had was revoked, and they have no other; none: neither of these */
    certificate?: 'none' | 'active' | 'revoked'
    /** A tag that they have; given several times: all of them */
    tag?: string[]
    /** Added at this time or later. ISO 8601 */
    since?: string
    /** Added before this time. ISO 8601 */
    until?: string
    /** Only those with one of these ids, at most 200 */
    ids?: number[]
  }
  /** For add_tag and remove_tag */
  tag?: string
}

export type AttendeeActionReport = {
  /** Whether it only tells, and nothing was done */
  dry_run: boolean
  /** To how many attendees it was done */
  affected: number
  /** To how many it was not done */
  skipped_count: number
  /** The first 100 of them, and why */
  skipped: {
    /** Identifier of the attendee */
    id: number
    /** Their name; null: nobody in the event has the id */
    name: string | null
    /** A stable word for programs */
    code: string
    /** Why, for people */
    reason: string
  }[]
  /** What takes it back, at any time; null: nothing does */
  undo: {
    /** The action that takes it back */
    action: 'cancel' | 'restore' | 'delete' | 'check_in' | 'add_tag' | 'remove_tag' | 'send_ticket'
    /** Its tag; null: it needs none */
    tag: string | null
    /** To whom: after cancel those who were registered */
    ids: number[]
  } | null
}

export type AttendeeImport = {
  /** Rows with their headers, as they are pasted, or people as a mail lists them: Ada Lovelace <ada@example.org>, … */
  text?: string
  /** What the columns with these headers are: first_name, last_name, name (whole), email, status, or null. Columns that it does not name are left out. Without it headers are recognised */
  mapping?: Record<string, 'first_name' | 'last_name' | 'name' | 'email' | 'status' | null>
  /** Whoever the event has already stays as they are, or gets the names of the file; default: "skip" */
  on_existing?: 'skip' | 'update'
}

export type AttendeeImportReport = {
  /** Whether it only tells, and nothing was imported */
  dry_run: boolean
  /** Row in which the headers were found */
  header_row: number
  /** The columns of the file, from the left */
  columns: {
    /** The header as the file has it */
    header: string
    /** The first cell below it that is not blank */
    sample: string
    /** What it is taken for; null: it is left out */
    guess: 'first_name' | 'last_name' | 'name' | 'email' | 'status' | null
  }[]
  /** People who were added */
  created: number
  /** Of the event already, and given the names of the file */
  updated: number
  /** Of the event already, and left as they are */
  skipped: number
  /** Checked in at the door of the event, since their status is attended */
  checked_in: number
  /** Rows that were refused */
  failed: number
  /** The first 1,000 problems of rows */
  errors: {
    /** As a spreadsheet program numbers it */
    row: number
    /** Its header; null: the row as a whole */
    column: string | null
    /** A stable word for programs */
    code: string
    /** What is wrong with it, for people */
    message: string
  }[]
  /** With dry_run alone: the first 1,000 rows in their order, and what becomes of each */
  rows?: {
    /** As a spreadsheet program numbers it */
    row: number
    /** Who it is; null: it is refused */
    name: string | null
    /** Their address; null: it is refused */
    email: string | null
    /** They are added, get the names of the file, stay as they are, or cannot be taken */
    verdict: 'new' | 'changed' | 'there' | 'refused'
    /** Why it is refused, for people; null: it is not */
    message: string | null
  }[]
  /** All rows that were refused, as CSV with what is wrong: mend it and send it again; null: none was */
  failed_rows_csv: string | null
  /** Where these rows are for 30 days; null: none was refused, or it only tells */
  failed_rows_url: string | null
}

export type Found = {
  /** What it is */
  kind: 'event' | 'attendee' | 'certificate' | 'design' | 'contact'
  /** Its id */
  id: number
  /** The event that it belongs to; null: none */
  event_id: number | null
  /** Its name */
  title: string
  /** What tells it from others, such as an address; may be empty */
  subtitle: string
}

/** Who is erased, and how far */
export type Erasure = {
  /** Of the person, without regard to letter case */
  email: string
  /** Tell what would be erased and kept, and do nothing; default: false */
  dry_run?: boolean
  /** keep: the name stays on those that hold, which anyone may verify. anonymise: they are revoked, and the name goes too; default: "keep" */
  certificates?: 'keep' | 'anonymise'
}

/** What the person is taken out of, and what is kept */
export type ErasureReport = {
  /** Whether nothing was done */
  dry_run: boolean
  /** By table, what the person is taken out of; empty: nothing is known of them */
  erased: {
    /** Which kind of record, by the name of its table */
    table: string
    /** How many of its rows */
    rows: number
    /** What becomes of the rows, in a sentence */
    outcome: string
  }[]
  /** By table, what stays of the person */
  kept: {
    /** Which kind of record, by the name of its table */
    table: string
    /** How many of its rows */
    rows: number
    /** What is kept in them, and why */
    why: string
  }[]
}

/** Whose data it is */
export type PersonalExport = {
  /** Of the person, without regard to letter case */
  email: string
}

/** Who did it */
export type Actor = {
  /** api_key, door_device, person, client, visitor, job or cli */
  kind: string
  /** The id of a key or a device, the name of a job, the hash of a visitor for a day; null for cli */
  id: string | null
  /** Its name, also after it was deleted; null where nothing tells it */
  name: string | null
}

/** Who changed what, and when */
export type AuditEntry = {
  /** Identifier */
  id: number
  /** When it was done, UTC */
  at: string
  actor: Actor
  /** What was done */
  action: string
  /** The record that it was done to */
  subject: {
    /** The kind of record */
    type: string
    /** Its id */
    id: number
    /** What it was called then; null where it has no name */
    name: string | null
  }
  /** Its fields before, or the list that it was; null where it was made then */
  before: Record<string, unknown> | null | unknown[]
  /** Its fields after, or the list that it is; null where it is gone */
  after: Record<string, unknown> | null | unknown[]
  /** The request that did it; null where none did */
  request_id: string | null
  /** mcp, and the program's name where it told one, when an assistant's tool was used; otherwise null */
  via: string | null
}

/** Something that became of a certificate */
export type CertificateHistoryEntry = {
  /** mailed: a mail was made, see status; verified, downloaded, shared: uses of one day, robots left out; corrected: another one replaces it */
  kind: 'issued' | 'mailed' | 'verified' | 'downloaded' | 'shared' | 'corrected' | 'revoked'
  /** When it was; of uses the begin of the day, UTC */
  at: string
  /** Who did it; null: nobody who is known */
  actor: {
    /** api_key, door_device, person, client, visitor, job or cli */
    kind: string
    /** The id of a key or a device, the name of a job, the hash of a visitor for a day; null for cli */
    id: string | null
    /** Its name, also after it was deleted; null where nothing tells it */
    name: string | null
  } | null
  /** Identifier of the mail; null: there was none */
  email_id: number | null
  /** How the mail stands: queued, sending, sent, failed, suppressed, cancelled; null: no mail */
  status: string | null
  /** Why it was revoked or corrected, or a mail did not go; null: not told */
  reason: string | null
  /** Identifier of the certificate that this one replaces, or is replaced by; null: none */
  certificate_id: number | null
  /** Where it was shared: linkedin, x, facebook, whatsapp, email; null: no share */
  network: string | null
  /** How often on that day; otherwise 1 */
  count: number
}

/** A version of a design */
export type DesignVersion = {
  /** Its number, from 1 */
  version: number
  /** When it was made, UTC */
  created_at: string
  /** Who made it; null: nobody who is known */
  made_by: {
    /** api_key, door_device, person, client, visitor, job or cli */
    kind: string
    /** The id of a key or a device, the name of a job, the hash of a visitor for a day; null for cli */
    id: string | null
    /** Its name, also after it was deleted; null where nothing tells it */
    name: string | null
  } | null
  /** The version that it went back to; null: it is new */
  restored_from: number | null
  /** What it is about; null: nobody said */
  note: string | null
  /** How many certificates were issued with it, revoked ones included */
  certificates: number
}

/** A version of a design, with its layout */
export type WholeDesignVersion = {
  /** Its number, from 1 */
  version: number
  /** When it was made, UTC */
  created_at: string
  /** Who made it; null: nobody who is known */
  made_by: {
    /** api_key, door_device, person, client, visitor, job or cli */
    kind: string
    /** The id of a key or a device, the name of a job, the hash of a visitor for a day; null for cli */
    id: string | null
    /** Its name, also after it was deleted; null where nothing tells it */
    name: string | null
  } | null
  /** The version that it went back to; null: it is new */
  restored_from: number | null
  /** What it is about; null: nobody said */
  note: string | null
  /** How many certificates were issued with it, revoked ones included */
  certificates: number
  layout: Layout
  /** The background picture; null: the drawing that the layout names */
  image_url: string | null
}

/** The API key that sent it; null where none did */
export type KeyOfRequest = {
  /** Identifier of the API key */
  id: number
  /** Its name, also after it was deleted; null where nothing tells it */
  name: string | null
  /** How it begins; null where nothing tells it */
  prefix: string | null
} | null

/** A request to the API, and how it was answered */
export type LoggedRequest = {
  /** The X-Request-Id of its answer */
  request_id: string
  /** When it came, UTC */
  at: string
  /** Its HTTP method */
  method: string
  /** The path below the base address, without its query. What is neither an id nor a word of the interface is told as * */
  path: string
  /** The path as this document has it; null where there is nothing at the path */
  route: string | null
  /** The HTTP status of its answer */
  status: number
  /** The code of its answer, where that is an error; null: it is none */
  code: string | null
  /** Milliseconds from the request to the end of its answer */
  duration_ms: number
  /** By what it came: an API key, a device at a door, a person in the panel or an assistant */
  via: 'api' | 'door' | 'panel' | 'mcp'
  key: KeyOfRequest
  /** Who sent it */
  actor: {
    /** api_key, door_device, person or client */
    kind: string
    /** Identifier */
    id: number
    /** Its name, also after it was deleted; null where nothing tells it */
    name: string | null
  }
}

/** How an event went, in figures */
export type EventAnalytics = {
  /** That of the organisation, by which days begin and end */
  time_zone: string
  /** The first day */
  from: string
  /** The last day, included */
  to: string
  /** Of how long each entry of a series is */
  interval: 'day' | 'week' | 'month'
  /** The moment up to which all figures are true, UTC */
  as_of: string
  /** The event */
  event: {
    /** Identifier of the event */
    id: number
    /** Its name */
    name: string
    /** When it begins, UTC; null: not known */
    event_date: string | null
    /** The end of the last session, or of its day where it has none, UTC; null: not known */
    ends_at: string | null
    /** Whether it has ended */
    is_over: boolean
  }
  /** Places and who registered for them */
  registrations: {
    /** How many places there are; null: as many as come */
    capacity: number | null
    /** Places that are taken now, by people who are registered or have an offer */
    taken: number
    /** Places that are left now; null: as many as come */
    free: number | null
    /** People on the waiting list now */
    waiting: number
    /** In all of the range */
    in_range: {
      /** Attendees by when they were added or registered first; also those who are cancelled or wait since */
      registered: number
      /** Attendees who are cancelled, by when they were; nobody who has registered again since */
      cancelled: number
      /** Attendees who were put on the waiting list, by when they were */
      waitlisted: number
    }
    /** By what they were added, in all of the range; most first */
    sources: {
      /** api, panel, import, registration or form */
      source: string
      /** Attendees by when they were added or registered first; also those who are cancelled or wait since */
      registered: number
    }[]
    /** Each interval of the range in its order */
    series: {
      /** The day on which the interval begins */
      date: string
      /** Attendees by when they were added or registered first; also those who are cancelled or wait since */
      registered: number
      /** Attendees who are cancelled, by when they were; nobody who has registered again since */
      cancelled: number
      /** Attendees who were put on the waiting list, by when they were */
      waitlisted: number
    }[]
  }
  /** Who came */
  attendance: {
    /** All who are registered now, and who came although they were cancelled since */
    registered: number
    /** Who of them came; each person counts once */
    attended: number
    /** Who came, as a fraction of those who are registered */
    ratio: number
    /** Who is registered and did not come; null: it is not over */
    no_shows: number | null
    /** These as a fraction of those who are registered; null: it is not over */
    no_show_ratio: number | null
    /** In all of the range */
    in_range: {
      /** People by when they were checked in first, at whichever door */
      attended: number
    }
    /** All sessions by their start */
    sessions: {
      /** Identifier of the session */
      session_id: number
      /** Its title */
      title: string
      /** When it begins, UTC */
      start_time: string
      /** How many it has room for; null: not said */
      capacity: number | null
      /** Who is checked in to it */
      checked_in: number
      /** These as a fraction of its room; null: not said */
      of_capacity: number | null
      /** These as a fraction of all who came to the event */
      of_attended: number
    }[]
    /** Each interval of the range in its order */
    series: {
      /** The day on which the interval begins */
      date: string
      /** People by when they were checked in first, at whichever door */
      attended: number
    }[]
    /** Each hour of those days of the range on which somebody was checked in */
    hours: {
      /** When the hour begins where the organisation is, UTC */
      hour: string
      /** Check-ins, at the doors of the event and of its sessions */
      checked_in: number
    }[]
  }
  /** How many came how far until now, one step after the other */
  funnel: {
    /** certified: has a certificate; verified, shared: it was, at least once */
    step: 'registered' | 'attended' | 'certified' | 'verified' | 'shared'
    /** How many people, or certificates, came so far */
    count: number
    /** As a fraction of the step before; above 1 where more came so far than before, as certificates of people who were not there */
    of_previous: number
    /** As a fraction of the first step */
    of_registered: number
  }[]
  /** What became of its certificates */
  certificates: {
    /** How many certificates are in which state now */
    now: {
      /** All that were ever issued, those too that others have replaced */
      issued: number
      /** Valid now */
      active: number
      /** No longer valid because their time is over */
      expired: number
      /** Revoked, or replaced by another; also when they would have expired since */
      revoked: number
    }
    /** The same by tier: those of the event in their order, then others, last those without one */
    tiers: {
      /** null: certificates without a tier */
      tier: string | null
      /** All that were ever issued, those too that others have replaced */
      issued: number
      /** Valid now */
      active: number
      /** No longer valid because their time is over */
      expired: number
      /** Revoked, or replaced by another; also when they would have expired since */
      revoked: number
    }[]
    /** In all of the range */
    in_range: {
      /** Issued, by when; also those that were revoked or replaced since */
      issued: number
      /** Revoked or replaced, by when */
      revoked: number
      /** Certificates verified, at their page or by the API; a client counts once an hour, robots do not */
      verified: number
      /** The same by known robots: search engines, previews, scanners of mail */
      verified_by_robot: number
      /** Files of certificates taken from their pages; a client counts once an hour, robots do not */
      downloaded: number
      /** The same by known robots */
      downloaded_by_robot: number
      /** Links followed that share a certificate; a client counts once an hour, robots do not */
      shared: number
      /** The same by known robots */
      shared_by_robot: number
    }
    /** Each interval of the range in its order */
    series: {
      /** The day on which the interval begins */
      date: string
      /** Issued, by when; also those that were revoked or replaced since */
      issued: number
      /** Revoked or replaced, by when */
      revoked: number
      /** Certificates verified, at their page or by the API; a client counts once an hour, robots do not */
      verified: number
      /** The same by known robots: search engines, previews, scanners of mail */
      verified_by_robot: number
      /** Files of certificates taken from their pages; a client counts once an hour, robots do not */
      downloaded: number
      /** The same by known robots */
      downloaded_by_robot: number
      /** Links followed that share a certificate; a client counts once an hour, robots do not */
      shared: number
      /** The same by known robots */
      shared_by_robot: number
    }[]
  }
  /** What was answered after it */
  survey: {
    /** All responses that there are */
    responses: number
    /** These as a fraction of those who are registered */
    response_ratio: number
    /** The ratings in the order of their questions, then those that are asked no more */
    scores: {
      /** Which question, of those that are answered by a rating */
      question_id: string
      /** As it is asked now; null: it is asked no more */
      question: string | null
      /** How many answered it */
      answered: number
      /** The mean of all ratings, to four digits; null: nobody answered */
      mean: number | null
      /** Each rating that there can be, and how many chose it */
      distribution: {
        /** From 1 up */
        rating: number
        /** How many chose it */
        count: number
      }[]
    }[]
    /** In all of the range */
    in_range: {
      /** Responses by when they were first sent */
      responses: number
    }
    /** Each interval of the range in its order */
    series: {
      /** The day on which the interval begins */
      date: string
      /** Responses by when they were first sent */
      responses: number
    }[]
  }
  /** Mails about it */
  emails: {
    /** In all of the range */
    in_range: {
      /** Mails that a mail server took, by when it did */
      sent: number
      /** Mails that could not be sent, by when that was tried first */
      failed: number
      /** People who want no more mails, by when they said so; nobody who wants them again */
      unsubscribed: number
    }
    /** By what they are for, in all of the range */
    kinds: {
      /** What the mail is for */
      kind: string
      /** Mails that a mail server took, by when it did */
      sent: number
      /** Mails that could not be sent, by when that was tried first */
      failed: number
    }[]
    /** Each interval of the range in its order */
    series: {
      /** The day on which the interval begins */
      date: string
      /** Mails that a mail server took, by when it did */
      sent: number
      /** Mails that could not be sent, by when that was tried first */
      failed: number
      /** People who want no more mails, by when they said so; nobody who wants them again */
      unsubscribed: number
    }[]
  }
}

/** How all events went together, in figures */
export type OrganisationOverview = {
  /** That of the organisation, by which days begin and end */
  time_zone: string
  /** The first day */
  from: string
  /** The last day, included */
  to: string
  /** Of how long each entry of a series is */
  interval: 'day' | 'week' | 'month'
  /** The moment up to which all figures are true, UTC */
  as_of: string
  /** The first day of the period before */
  previous_from: string
  /** The last day of the period before */
  previous_to: string
  /** Of all events, each beside the period before */
  totals: {
    /** Events by their date */
    events: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Who was registered and did not come, to those of these events that are over */
    no_shows: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Attendees by when they were added or registered first; also who is cancelled or waits since */
    registered: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Attendees who are cancelled, by when they were; nobody who has registered again since */
    cancelled: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Attendees who were put on the waiting list, by when they were */
    waitlisted: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Attendees by when they were checked in first; each counts once for each event */
    attended: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Check-ins at the doors of events and of sessions */
    checked_in: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Certificates by when they were issued; also those revoked or replaced since */
    certificates_issued: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Certificates by when they were revoked or replaced */
    certificates_revoked: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Verifications; a client counts once an hour, robots do not */
    certificates_verified: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Verifications by known robots */
    certificates_verified_by_robot: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Files of certificates taken from their pages, not by robots */
    certificates_downloaded: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Files of certificates taken by known robots */
    certificates_downloaded_by_robot: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Links followed that share a certificate, not by robots */
    certificates_shared: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Links that share a certificate, followed by known robots */
    certificates_shared_by_robot: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Responses to surveys by when they were first sent */
    survey_responses: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Mails that a mail server took, by when it did; also those of no event */
    emails_sent: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Mails that could not be sent, by when that was tried first; also those of no event */
    emails_failed: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** People who want no more mails, by when they said so; nobody who wants them again */
    unsubscribed: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
    /** Credits that were spent for certificates, by when they were */
    credits_used: {
      /** In the range */
      value: number
      /** In the period before */
      previous: number
      /** How much more it became, as a fraction of before; below 0: less; null: nothing before */
      change: number | null
    }
  }
  /** What there is now, whatever the range */
  all_time: {
    /** All events, also those without a date */
    events: number
    /** All their attendees, also cancelled ones */
    attendees: number
    /** All their certificates, also revoked and expired ones */
    certificates: number
  }
  /** How many came how far within the range: attendees by when they registered and came, certificates by when they were issued, verified first and shared first */
  funnel: {
    /** certified: has a certificate; verified, shared: it was, at least once */
    step: 'registered' | 'attended' | 'certified' | 'verified' | 'shared'
    /** How many people, or certificates, came so far */
    count: number
    /** As a fraction of the step before; above 1 where more came so far than before, as certificates of people who were not there */
    of_previous: number
    /** As a fraction of the first step */
    of_registered: number
  }[]
  /** All certificates of all events as they are now */
  certificates: {
    /** How many certificates are in which state now */
    now: {
      /** All that were ever issued, those too that others have replaced */
      issued: number
      /** Valid now */
      active: number
      /** No longer valid because their time is over */
      expired: number
      /** Revoked, or replaced by another; also when they would have expired since */
      revoked: number
    }
    /** The same by tier, last those without one */
    tiers: {
      /** null: certificates without a tier */
      tier: string | null
      /** All that were ever issued, those too that others have replaced */
      issued: number
      /** Valid now */
      active: number
      /** No longer valid because their time is over */
      expired: number
      /** Revoked, or replaced by another; also when they would have expired since */
      revoked: number
    }[]
  }
  /** At what time of the day people come */
  hours: {
    /** From 0 to 23, as clocks show where the organisation is */
    hour_of_day: number
    /** Check-ins of the range in this hour of any day */
    checked_in: number
  }[]
  /** Events whose date is in the range */
  events: {
    /** Up to 5 with the highest ratio, of events of at least 10 people that are over; of as many the larger one */
    best_attended: {
      /** Identifier of the event */
      event_id: number
      /** Its name */
      name: string
      /** When it begins, UTC */
      event_date: string
      /** All who are registered now, and who came although they were cancelled since */
      registered: number
      /** Who of them came */
      attended: number
      /** Who came, as a fraction of those who are registered */
      ratio: number
    }[]
    /** Up to 5 others of these with the lowest ratio, the lowest first */
    worst_attended: {
      /** Identifier of the event */
      event_id: number
      /** Its name */
      name: string
      /** When it begins, UTC */
      event_date: string
      /** All who are registered now, and who came although they were cancelled since */
      registered: number
      /** Who of them came */
      attended: number
      /** Who came, as a fraction of those who are registered */
      ratio: number
    }[]
    /** Up to 5 with most people who are registered */
    most_registered: {
      /** Identifier of the event */
      event_id: number
      /** Its name */
      name: string
      /** When it begins, UTC */
      event_date: string
      /** All who are registered now, and who came although they were cancelled since */
      registered: number
      /** Who of them came */
      attended: number
      /** Who came, as a fraction of those who are registered */
      ratio: number
    }[]
    /** Up to 5 others with fewest, the fewest first */
    least_registered: {
      /** Identifier of the event */
      event_id: number
      /** Its name */
      name: string
      /** When it begins, UTC */
      event_date: string
      /** All who are registered now, and who came although they were cancelled since */
      registered: number
      /** Who of them came */
      attended: number
      /** Who came, as a fraction of those who are registered */
      ratio: number
    }[]
  }
  /** Credits as they are now */
  credits: {
    /** Credits that can be spent now */
    balance: number
    /** Credits that are set aside now for work that goes on */
    held: number
  }
  /** The plan, and how much of it is used */
  plan: {
    /** Which plan the organisation has */
    name: string
    /** What it limits */
    limits: {
      /** What the plan limits */
      limit: 'requests_per_minute' | 'requests_per_hour'
      /** How much of it is used in the minute or hour that is open now */
      used: number
      /** How much the plan allows */
      most: number
      /** What is used as a fraction of that */
      ratio: number
      /** Whether that is 0.8 or more */
      is_near: boolean
    }[]
  }
  /** Each interval of the range in its order */
  series: {
    /** The day on which the interval begins */
    date: string
    /** Attendees by when they were added or registered first; also who is cancelled or waits since */
    registered: number
    /** Attendees who are cancelled, by when they were; nobody who has registered again since */
    cancelled: number
    /** Attendees who were put on the waiting list, by when they were */
    waitlisted: number
    /** Attendees by when they were checked in first; each counts once for each event */
    attended: number
    /** Check-ins at the doors of events and of sessions */
    checked_in: number
    /** Certificates by when they were issued; also those revoked or replaced since */
    certificates_issued: number
    /** Certificates by when they were revoked or replaced */
    certificates_revoked: number
    /** Verifications; a client counts once an hour, robots do not */
    certificates_verified: number
    /** Verifications by known robots */
    certificates_verified_by_robot: number
    /** Files of certificates taken from their pages, not by robots */
    certificates_downloaded: number
    /** Files of certificates taken by known robots */
    certificates_downloaded_by_robot: number
    /** Links followed that share a certificate, not by robots */
    certificates_shared: number
    /** Links that share a certificate, followed by known robots */
    certificates_shared_by_robot: number
    /** Responses to surveys by when they were first sent */
    survey_responses: number
    /** Mails that a mail server took, by when it did; also those of no event */
    emails_sent: number
    /** Mails that could not be sent, by when that was tried first; also those of no event */
    emails_failed: number
    /** People who want no more mails, by when they said so; nobody who wants them again */
    unsubscribed: number
  }[]
}

/** Certificates by time, event, type and tier */
export type CertTimeline = {
  /** That of the organisation, by which days begin and end */
  time_zone: string
  /** The first day */
  from: string
  /** The last day, included */
  to: string
  /** Of how long each entry of a series is */
  interval: 'day' | 'week' | 'month'
  /** The moment up to which all figures are true, UTC */
  as_of: string
  /** Within the range */
  totals: {
    /** Certificates issued, also those that were revoked since */
    issued: number
    /** Certificates revoked, by when that was */
    revoked: number
    /** Certificates that expired, by when that was; not those that are revoked */
    expired: number
    /** Certificates that will expire, by when that will be; not those that are revoked */
    expiring: number
  }
  /** Every interval of the range in its order */
  series: {
    /** The first day of the interval; the first and the last interval count what is in the range */
    date: string
    /** Certificates issued, also those that were revoked since */
    issued: number
    /** Certificates revoked, by when that was */
    revoked: number
    /** Certificates that expired, by when that was; not those that are revoked */
    expired: number
    /** Certificates that will expire, by when that will be; not those that are revoked */
    expiring: number
  }[]
  /** How many events have any of these within the range */
  event_count: number
  /** The 100 events with most certificates issued within the range; of as many the one with most of all */
  events: {
    /** Identifier of the event */
    event_id: number
    /** What the event is called */
    event_name: string
    /** What kind of event it is; default: "conference" */
    event_type: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
    /** Certificates issued, also those that were revoked since */
    issued: number
    /** Certificates revoked, by when that was */
    revoked: number
    /** Certificates that expired, by when that was; not those that are revoked */
    expired: number
    /** Certificates that will expire, by when that will be; not those that are revoked */
    expiring: number
  }[]
  /** By the type that events have now, those with most issued first */
  event_types: {
    /** What kind of event it is; default: "conference" */
    event_type: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
    /** Certificates issued, also those that were revoked since */
    issued: number
    /** Certificates revoked, by when that was */
    revoked: number
    /** Certificates that expired, by when that was; not those that are revoked */
    expired: number
    /** Certificates that will expire, by when that will be; not those that are revoked */
    expiring: number
  }[]
  /** By tier, those with most issued first */
  tiers: {
    /** null: certificates without a tier */
    tier: string | null
    /** Certificates issued, also those that were revoked since */
    issued: number
    /** Certificates revoked, by when that was */
    revoked: number
    /** Certificates that expired, by when that was; not those that are revoked */
    expired: number
    /** Certificates that will expire, by when that will be; not those that are revoked */
    expiring: number
  }[]
}

/** Contacts, accounts and deals, in figures */
export type CrmAnalytics = {
  /** That of the organisation, by which days begin and end */
  time_zone: string
  /** The first day */
  from: string
  /** The last day, included */
  to: string
  /** Of how long each entry of a series is */
  interval: 'day' | 'week' | 'month'
  /** The moment up to which all figures are true, UTC */
  as_of: string
  /** People */
  contacts: {
    /** Contacts that there are now; those that were merged into others are none */
    total: number
    /** Of these, how many were made within the range */
    created: number
    /** Of these, how many had their last activity within the range */
    active: number
    /** All stages in their order */
    stages: {
      /** The lifecycle stage */
      stage: 'lead' | 'qualified' | 'customer' | 'evangelist'
      /** Contacts that are in it now */
      contacts: number
    }[]
    /** All sources */
    sources: {
      /** What made the contact known */
      source: 'api' | 'panel' | 'import' | 'registration' | 'form'
      /** Contacts of this source that there are now */
      contacts: number
      /** Of these, how many were made within the range */
      created: number
    }[]
    /** By ten points each, ascending; tens that no contact has are left out */
    scores: {
      /** The lowest lead score that counts here */
      from: number
      /** The highest one */
      to: number
      /** Contacts that have such a score now */
      contacts: number
    }[]
    /** Every interval of the range in its order */
    series: {
      /** The first day of the interval; the first and the last interval count what is in the range */
      date: string
      /** Contacts made */
      created: number
      /** Contacts that had their last activity */
      active: number
      /** Those made, by source */
      sources: {
        /** Contacts made by it */
        api: number
        /** Contacts made by it */
        panel: number
        /** Contacts made by it */
        import: number
        /** Contacts made by it */
        registration: number
        /** Contacts made by it */
        form: number
      }
    }[]
  }
  /** Companies */
  accounts: {
    /** Accounts that there are now */
    total: number
    /** Of these, how many were made within the range */
    created: number
    /** Every interval of the range in its order */
    series: {
      /** The first day of the interval; the first and the last interval count what is in the range */
      date: string
      /** Accounts made */
      created: number
    }[]
  }
  /** What deals come to now, by currency */
  pipeline: {
    /** ISO 4217 */
    currency: string
    /** Deals that are open */
    open_count: number
    /** The sum of their amounts, in this currency */
    open_amount: number
    /** The same, each times the weight of its stage, in this currency */
    weighted_amount: number
    /** Deals that are won */
    won_count: number
    /** The sum of their amounts, in this currency */
    won_amount: number
    /** Deals that are lost */
    lost_count: number
    /** The sum of their amounts, in this currency */
    lost_amount: number
    /** All stages in their order */
    stages: {
      /** The stage of the pipeline */
      stage: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
      /** Deals that are in it */
      deals: number
      /** The sum of their amounts, in this currency */
      amount: number
      /** The same times the weight of the stage, as the pipeline has it, in this currency */
      weighted_amount: number
    }[]
  }[]
  /** How deals went through each stage */
  stages: {
    /** The stage of the pipeline */
    stage: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
    /** Deals that came into it within the range, each once */
    entered: number
    /** Of these, how many came into a later stage after that, up to now; lost is no later stage */
    moved_on: number
    /** Of these, how many are won now */
    won: number
    /** Of these, how many are lost now */
    lost: number
    /** moved_on as a fraction of entered; 0 when there are none */
    rate: number
    /** How often a deal left it within the range */
    left: number
    /** How long they had been in it, on average, in seconds; null: there was none */
    mean_seconds: number | null
    /** How long the one in the middle had been in it, in seconds; null: there was none */
    median_seconds: number | null
  }[]
  /** Deals won and lost within the range that are so still, by currency and when they were closed last */
  closed: {
    /** ISO 4217 */
    currency: string
    /** Deals won */
    won: number
    /** The sum of their amounts, in this currency */
    won_amount: number
    /** Deals lost */
    lost: number
    /** The sum of their amounts, in this currency */
    lost_amount: number
    /** won as a fraction of won and lost; 0 when there are none */
    win_rate: number
    /** Every interval of the range in its order */
    series: {
      /** The first day of the interval; the first and the last interval count what is in the range */
      date: string
      /** Deals won */
      won: number
      /** The sum of their amounts, in this currency */
      won_amount: number
      /** Deals lost */
      lost: number
      /** The sum of their amounts, in this currency */
      lost_amount: number
    }[]
  }[]
}

/** Something that takes longer than a request, and how far it is */
export type RunningJob = {
  /** bulk_job: certificates by a file; contact_import; lead_scores: all of them anew; retention: old records are removed */
  kind: 'bulk_job' | 'contact_import' | 'lead_scores' | 'retention'
  /** Identifier of the record of its kind; null: there is one alone */
  id: number | null
  /** The name of its file, or what it does */
  title: string
  /** Identifier of the event it is of; null: none */
  event_id: number | null
  /** How it stands */
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled'
  /** Why it failed; null: it did not */
  error: string | null
  /** So many of its rows are done */
  done: number
  /** So many there are; null: not known */
  total: number | null
  /** Rows a second, while it runs; null: not known */
  rate: number | null
  /** How long it may take yet; null: not known */
  rest_seconds: number | null
  /** When it was asked for, UTC */
  created_at: string
  /** When it began, UTC; null: it waits */
  started_at: string | null
  /** When it ended, UTC; null: it has not */
  finished_at: string | null
}

/** How far it is from an event to certificates that people have seen */
export type SetupProgress = {
  /** The five steps in their order */
  steps: {
    /** event: there is one; people: it has attendees; design: one was chosen, or certificates were issued; issue: there are certificates; share: one was mailed, looked at or shared */
    step: 'event' | 'people' | 'design' | 'issue' | 'share'
    /** Whether it was taken */
    done: boolean
    /** How many there are: events, people, designs, certificates, shared ones; 1,000 at most */
    count: number
  }[]
  /** The first that was not taken; null: all were */
  next: 'event' | 'people' | 'design' | 'issue' | 'share' | null
  /** Identifier of the event to take it in: the one asked for, or the newest; null: there is none */
  event_id: number | null
}

/** Whether anything is wrong, and what is next */
export type Standing = {
  /** What may need somebody; nothing is wrong where all are 0 and false */
  wrong: {
    /** Mails that could not be sent in the last seven days */
    emails_failed: number
    /** Webhook endpoints whose last attempts failed */
    endpoints_failing: number
    /** Webhook endpoints that were switched off because they kept failing */
    endpoints_off: number
    /** Bulk jobs and imports that failed in the last seven days */
    jobs_failed: number
    /** true: fewer credits are left than were spent in the last 30 days */
    credits_low: boolean
  }
  /** false: no mail server is set (SMTP_URL), so mails are kept and reach nobody */
  has_mail_server: boolean
  /** Credits that can be spent */
  credits: number
  /** Bulk jobs and imports that wait or run */
  running_jobs: number
  /** The next event by date; null: none is to come */
  next_event: {
    /** Identifier of the event */
    id: number
    /** What it is called */
    name: string
    /** When it begins, UTC; null: not known */
    event_date: string | null
    /** Its time zone */
    event_timezone: string
    /** How many attendees it has */
    attendees: number
    /** How many certificates were issued */
    certificates: number
  } | null
  /** Identifier of the event of sample data; null: there is none */
  sample_event_id: number | null
}

/** A sample event with made-up people, to look round with */
export type SampleData = {
  /** Identifier of the sample event */
  event_id: number
  /** How many attendees it has */
  attendees: number
  /** How many sessions it has */
  sessions: number
  /** How many of them are checked in */
  checked_in: number
}

/** What runs the service, and whether its parts answer */
export type SystemState = {
  /** Version of Laurel */
  version: string
  /** Version of Node.js */
  node: string
  /** The address of the site, as links name it */
  site_url: string
  /** When the process that answers began, UTC */
  started_at: string
  /** How many processes were at work in the last 20 seconds */
  processes: number
  /** Where records are kept */
  database: {
    /** Version of PostgreSQL */
    version: string
    /** How large the database is, with all organisations */
    size_bytes: number
    /** How many migrations it has */
    migrations: number
    /** The last of them */
    newest_migration: string
    /** Whether it has every migration of this version */
    is_current: boolean
  }
  /** Work that is done beside requests */
  queue: {
    /** Jobs of all organisations that could begin now; 10,000 at most */
    waiting: number
    /** Jobs that somebody works on; 10,000 at most */
    running: number
    /** Since when the oldest of those that wait could have begun, UTC; null: none waits */
    oldest_at: string | null
  }
  /** How mails leave */
  mail: {
    /** server: a mail server takes them; outbox: none is set, so mails stay where they can be read */
    way: 'server' | 'outbox'
    /** The address that mails come from */
    from: string
    /** Whether they are signed with DKIM */
    signed: boolean
  }
  /** Where files are kept */
  storage: {
    /** folder: on the machine itself; s3: a store that speaks S3 */
    kind: 'folder' | 's3'
    /** Whether it could be used just now, within a second */
    answers: boolean
  }
  /** What the plan of the organisation allows */
  limits: {
    /** What the plan limits */
    limit: 'requests_per_minute' | 'requests_per_hour'
    /** How much of it is used in the minute or hour that is open now */
    used: number
    /** How much the plan allows */
    most: number
  }[]
}

/** Whether a certificate is valid, and what it certifies */
export type Verification = {
  /** true: it is genuine and active; anything else is false */
  valid: boolean
  /** active: it is valid; revoked: it was taken back or replaced, for good; expired: its time is over; not_found: there is none */
  status: 'active' | 'revoked' | 'expired' | 'not_found'
  /** What it certifies; null: there is none */
  certificate: {
    /** Its id in public links */
    public_id: string
    /** 12 characters and a check character, printed in groups of four */
    verification_code: string
    /** The name on it */
    attendee_name: string
    /** What the event was called when it was issued */
    event_name: string
    /** When the event began, UTC; null: not known */
    event_date: string | null
    /** Who issued it */
    issuer_name: string
    /** Which tier the attendance had reached; null: none */
    tier: string | null
    /** When it was issued, UTC */
    issued_at: string
    /** When it stops being valid, UTC; null: never */
    expires_at: string | null
    /** When it was revoked, UTC; null: it was not */
    revoked_at: string | null
    /** Why it was revoked, shown to anyone; null: not given */
    revocation_reason: string | null
    /** The certificate that replaces it; null: none */
    superseded_by: {
      /** Its id in public links */
      public_id: string
      /** Its page, which anyone may see who has the address */
      cert_url: string
    } | null
    /** Its page, which anyone may see who has the address */
    cert_url: string
    /** The page that tells whether it is valid */
    verify_url: string
    /** The PDF file; null: it is not given out any more */
    pdf_url: string | null
    /** The picture; null: it is not given out any more */
    png_url: string | null
  } | null
  /** When this was looked up, UTC */
  checked_at: string
  /** Why it was not found, for people; of not_found alone */
  detail?: string
  /** The same as a stable word for programs */
  code?: string
  /** Name it when you ask for help; of not_found alone */
  request_id?: string
}

/** A registration, as whoever has its link sees it */
export type Registration = {
  /** registered: they have a place and a ticket; waitlisted: they wait for a place; offered: one is kept for them until they take it, or the offer ends; cancelled: they do not come */
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  /** First name, or the whole name of who has one */
  first_name: string
  /** Last name; may be empty */
  last_name: string
  /** What they are written to in, BCP 47; null: that of the event */
  language: string | null
  /** Answers to the questions of registration, by the id of the question */
  answers: Record<string, unknown>
  /** The place on the waiting list: 1 comes next; null: not on it */
  position: number | null
  /** Until when the place that is offered can be taken, UTC; null: none is */
  offered_until: string | null
  /** The address of the ticket, which opens the door; null: there is none */
  ticket_url: string | null
  /** What they are registered for */
  event: {
    /** What the event is called */
    name: string
    /** When it begins, UTC; null: not known */
    event_date: string | null
    /** IANA time zone in which its times are shown */
    event_timezone: string
    /** Where it takes place; null: not said */
    event_location: string | null
    /** The page where people register; null: the event is private */
    public_url: string | null
  }
}

/** The fields that change; others stay as they are */
export type RegistrationChange = {
  /** First name */
  first_name?: string
  /** Last name; may be empty, many people have one name; default: "" */
  last_name?: string
  /** BCP 47: what they are written to in; otherwise that of the event */
  language?: string
  /** Answers to the questions, by the id of the question */
  answers?: Record<string, unknown>
  /** registered: takes the place that is offered */
  status?: 'registered'
}

/** An event, as visitors see it */
export type PublicEvent = {
  /** Name of the event */
  name: string
  /** What kind of event it is; default: "conference" */
  event_type: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
  /** What it is about, as plain text for its page; null: nothing */
  event_description: string | null
  /** Where it is; null: not said */
  event_location: string | null
  /** When it begins, UTC; null: not known */
  event_date: string | null
  /** IANA time zone, such as Europe/Istanbul, in which its dates are shown; default: "UTC" */
  event_timezone: string
  /** BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation */
  event_language: string
  /** Who organises it */
  organiser: string
  /** The page where people register */
  public_url: string
  /** Whether people can register, or why not */
  registration: 'open' | 'not_open' | 'closed' | 'disabled' | 'past'
  /** From when on people can register, UTC; null: no time is set */
  registration_opens_at: string | null
  /** What people are asked when they register, in this order */
  registration_questions: {
    /** Names the answer, and is unique in the list */
    id: string
    /** What kind of answer it asks for */
    type: 'short_text' | 'long_text' | 'number' | 'email' | 'phone' | 'url' | 'date' | 'yes_no' | 'choice' | 'choices' | 'rating' | 'consent'
    /** The question, as people read it */
    label: string
    /** Words below it that help to answer; null: none */
    help?: string | null
    /** Whether it has to be answered; null: it has not */
    required?: boolean | null
    /** What can be chosen, for choice and choices alone; null: of other types */
    options?: string[] | null
    /** number: the smallest; texts: characters, at least; choices: how many, at least; null: no bound */
    min?: number | null
    /** number: the largest; texts: characters, at most; choices: how many, at most; rating: the highest, 2 to 10; null: no bound, and 5 for a rating */
    max?: number | null
  }[]
  /** Whoever registers when none is left is put on the waiting list; null: no limit */
  places_left: number | null
  /** How many people are on the waiting list */
  waiting: number
  /** The agenda by start, at most 300 sessions */
  sessions: {
    /** What it is called */
    title: string
    /** When it begins, UTC */
    start_time: string
    /** When it ends, UTC */
    end_time: string
    /** Where it takes place; null: not said */
    location: string | null
    /** Who speaks; null: not said */
    speaker: string | null
  }[]
  /** How many sessions there are in all */
  session_count: number
}

/** Who registers, and what they answer */
export type NewRegistration = {
  /** First name */
  first_name: string
  /** Last name; may be empty, many people have one name; default: "" */
  last_name?: string
  /** BCP 47: what they are written to in; otherwise that of the event */
  language?: string
  /** Answers to the questions, by the id of the question */
  answers?: Record<string, unknown>
  /** Unique within the event, without regard to letter case */
  email: string
  /** Leave it out or empty: only programs that fill in every field do not */
  website?: string
}

/** What becomes of the registration */
export type RegistrationReceived = {
  /** What becomes of whoever registers now. It is the same for an address that is registered already, which gets a mail that says so */
  status: 'registered' | 'waitlisted'
  /** The same for people: a sentence to show */
  message: string
}

/** Whether a badge is valid, and what it is */
export type PublicBadge = {
  /** active: they have it; revoked: it was taken back, for good */
  status: 'active' | 'revoked'
  /** What it certifies, also when it was taken back */
  badge: {
    /** Its id in public links */
    public_id: string
    /** The name of the badge */
    name: string
    /** What it stands for */
    description: string
    /** Who has it */
    recipient_name: string
    /** Who gave it */
    issuer_name: string
    /** When it was given, UTC */
    awarded_at: string
    /** What was met, as it was then; empty: it was given by the issuer */
    criteria: {
      /** What was done */
      type: 'sessions_attended' | 'events_attended' | 'event_attended' | 'certificates_earned' | 'survey_completed' | 'programme_completed'
      /** How many at least; null: not counted */
      min: number | null
      /** The event or the programme; null: any, or it is there no more */
      of: string | null
    }[]
    /** When it was taken back, UTC; null: it was not */
    revoked_at: string | null
    /** Why, as its page tells; null: not given */
    revocation_reason: string | null
    /** Its page, which anyone may see who has the address */
    badge_url: string
    /** Its picture, as public as the page */
    image_url: string
  }
  /** When this was looked up, UTC */
  checked_at: string
}

export type FormMeta = {
  name: string
  slug: string
  /** Whom the answers go to */
  organiser: string
  language: string
  /** False: it takes no answers */
  active: boolean
  fields: FormField[]
  /** What has to be agreed to with `_consent: true`; null: nothing */
  consent_text: string | null
  public_url: string
  submit_url: string
  /** Of what it asks. Sent back as `_version`, it makes sure that nothing else is asked than what was shown */
  version: string
  /** Of now. Sent back as `_stamp`, at the earliest two seconds and at the latest a day later, it tells people from programs */
  stamp: string
  /** A field that people do not see. What comes with something in it is dropped */
  honeypot: '_website'
}

/** Answers by the names of the fields; `_consent: true` where the form has a consent text; `_version`, `_stamp` and `_website` as the form tells */
export type FormAnswers = Record<string, unknown>

export type FormReceived = {
  status: 'received'
  /** For whoever sent it */
  message: string
  /** Where to lead them; null: nowhere */
  redirect_url: string | null
}

/** A public event in the list of all */
export type ListedEvent = {
  /** Identifier */
  id: number
  /** The last part of its `public_url` */
  slug: string
  /** Name of the event */
  name: string
  /** What kind of event it is; default: "conference" */
  event_type: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
  /** The first 200 characters of its description, on one line; null: it has none */
  summary: string | null
  /** Where it is; null: not said */
  event_location: string | null
  /** When it begins, UTC; null: nobody knows yet */
  event_date: string | null
  /** From when on it is over: its day, and its last session, have ended, UTC; null: nobody knows yet */
  ends_at: string | null
  /** IANA time zone, such as Europe/Istanbul, in which its dates are shown; default: "UTC" */
  event_timezone: string
  /** BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation */
  event_language: string
  /** The name of who organises it */
  organiser: string
  /** By what the list is asked for the events of the same organiser */
  organisation: string
  /** The page where people register */
  public_url: string
  /** A PNG of 1200 by 630 pixels, for where the page is shared */
  picture_url: string
  /** Whether people can register, or why not */
  registration: 'open' | 'not_open' | 'closed' | 'disabled' | 'past'
  /** Whoever registers when none is left is put on the waiting list; null: no limit */
  places_left: number | null
}

/** A public event with its agenda */
export type ListedEventDetail = {
  /** Identifier */
  id: number
  /** The last part of its `public_url` */
  slug: string
  /** Name of the event */
  name: string
  /** What kind of event it is; default: "conference" */
  event_type: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other'
  /** The first 200 characters of its description, on one line; null: it has none */
  summary: string | null
  /** Where it is; null: not said */
  event_location: string | null
  /** When it begins, UTC; null: nobody knows yet */
  event_date: string | null
  /** From when on it is over: its day, and its last session, have ended, UTC; null: nobody knows yet */
  ends_at: string | null
  /** IANA time zone, such as Europe/Istanbul, in which its dates are shown; default: "UTC" */
  event_timezone: string
  /** BCP 47, English or Turkish: the built-in design, and dates on certificates, are worded in it. Default: the language of the organisation */
  event_language: string
  /** The name of who organises it */
  organiser: string
  /** By what the list is asked for the events of the same organiser */
  organisation: string
  /** The page where people register */
  public_url: string
  /** A PNG of 1200 by 630 pixels, for where the page is shared */
  picture_url: string
  /** Whether people can register, or why not */
  registration: 'open' | 'not_open' | 'closed' | 'disabled' | 'past'
  /** Whoever registers when none is left is put on the waiting list; null: no limit */
  places_left: number | null
  /** What it is about, as plain text for its page; null: nothing */
  event_description: string | null
  /** From when on people can register, UTC; null: no time is set */
  registration_opens_at: string | null
  /** Its agenda for calendars; null without dates */
  calendar_url: string | null
  /** The agenda by start, at most 300 sessions */
  sessions: {
    /** What it is called */
    title: string
    /** When it begins, UTC */
    start_time: string
    /** When it ends, UTC */
    end_time: string
    /** Where it takes place; null: not said */
    location: string | null
    /** Who speaks; null: not said */
    speaker: string | null
  }[]
  /** How many sessions there are in all */
  session_count: number
}

export type CertificateIssued = {
  /** The certificate; the same when an event arrives twice */
  certificate_id: number
  /** Its id in public links */
  public_id: string
  /** The name on it */
  attendee_name: string
  /** Where its owner can be reached; empty when no address is known */
  attendee_email: string
  /** The event that it was issued for */
  event_id: number
  /** The name of that event on it */
  event_name: string
  /** The page on which anyone can verify it */
  verify_url: string
}

export type CertificateIssuedEvent = {
  /** The type of the event */
  event: 'cert.issued'
  /** When it happened: UTC, with microseconds */
  timestamp: string
  data: CertificateIssued
}

export type CertificateRevoked = {
  /** The certificate; the same when an event arrives twice */
  certificate_id: number
  /** Its id in public links */
  public_id: string
  /** The name on it */
  attendee_name: string
  /** Where its owner can be reached; empty when no address is known */
  attendee_email: string
  /** The event that it was issued for */
  event_id: number
  /** The name of that event on it */
  event_name: string
  /** The page on which anyone can verify it */
  verify_url: string
  /** When it was revoked */
  revoked_at: string
  /** Why, as whoever verifies it is told; null: not given */
  revocation_reason: string | null
  /** The certificate that replaces it; null: none */
  superseded_by: number | null
}

export type CertificateRevokedEvent = {
  /** The type of the event */
  event: 'cert.revoked'
  /** When it happened: UTC, with microseconds */
  timestamp: string
  data: CertificateRevoked
}

export type CertificateExpiringSoon = {
  /** The certificate; the same when an event arrives twice */
  certificate_id: number
  /** Its id in public links */
  public_id: string
  /** The name on it */
  attendee_name: string
  /** Where its owner can be reached; empty when no address is known */
  attendee_email: string
  /** The event that it was issued for */
  event_id: number
  /** The name of that event on it */
  event_name: string
  /** The page on which anyone can verify it */
  verify_url: string
  /** To whom a new one can be issued; null: a name of a bulk job, or a removed attendee */
  attendee_id: number | null
  /** When it was issued */
  issued_at: string
  /** When it expires, or has expired */
  expires_at: string
  /** At the time of the event: expired when the notice comes with the expiry, or late because the service was off */
  status: 'active' | 'expired'
}

export type CertificateExpiringSoonEvent = {
  /** The type of the event */
  event: 'cert.expiring_soon'
  /** When it happened: UTC, with microseconds */
  timestamp: string
  data: CertificateExpiringSoon
}

export type BulkCompleted = {
  /** The bulk job; the same when an event arrives twice */
  job_id: number
  /** The event that the certificates were issued for */
  event_id: number
  /** The name of that event on them */
  event_name: string
  /** How many certificates were made */
  total_count: number
  /** How many credits they cost */
  credits_charged: number
  /** The certificates, in the order of the spreadsheet */
  certificates: {
    /** The certificate */
    certificate_id: number
    /** Its id in public links */
    public_id: string
    /** The name on it */
    attendee_name: string
    /** Where its owner can be reached; null: the spreadsheet told no address */
    attendee_email: string | null
  }[]
  /** The ZIP archive, to be asked for with an API key */
  download_url: string
}

export type BulkCompletedEvent = {
  /** The type of the event */
  event: 'cert.bulk_completed'
  /** When it happened: UTC, with microseconds */
  timestamp: string
  data: BulkCompleted
}

export type ContactProfileUpdated = {
  /** The contact; with the time of the envelope it tells an event from another */
  contact_id: number
  /** Its e-mail address; null: none is known */
  email: string | null
  /** Its first name; empty when it is not known */
  first_name: string
  /** Its last name; empty when it is not known */
  last_name: string
  /** The account (company) that it belongs to; null: none */
  account_id: number | null
  /** The name of that account */
  account_name: string | null
  /** How far it has come */
  lifecycle_stage: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** Its telephone number */
  phone: string | null
  /** Its position in the company */
  title: string | null
  /** Who in the organisation looks after it */
  owner: string | null
  /** Its tags */
  tags: string[]
  /** The fields of the organisation’s own that are known of it, by key */
  properties: Record<string, string | number>
  /** What has changed */
  changes: {
    /** The field of the contact: its name, or `properties.` and the key of an own field */
    field: string
    /** What it was: a list for tags, null when it was not set */
    before: string | null | number | string[]
    /** What it is now */
    after: string | null | number | string[]
  }[]
  /** By what it was changed */
  source: 'api' | 'panel' | 'registration' | 'form' | 'import' | 'merge'
  /** When it was changed */
  updated_at: string
}

export type ContactProfileUpdatedEvent = {
  /** The type of the event */
  event: 'crm.profile_updated'
  /** When it happened: UTC, with microseconds */
  timestamp: string
  data: ContactProfileUpdated
}

export type LeadScoreChanged = {
  /** The contact; with the time of the envelope it tells an event from another */
  contact_id: number
  /** Its e-mail address; null: none is known */
  email: string | null
  /** Its first name; empty when it is not known */
  first_name: string
  /** Its last name; empty when it is not known */
  last_name: string
  /** The account (company) that it belongs to; null: none */
  account_id: number | null
  /** The name of that account */
  account_name: string | null
  /** How far it has come */
  lifecycle_stage: 'lead' | 'qualified' | 'customer' | 'evangelist'
  /** The score now */
  lead_score: number
  /** The score before */
  previous_lead_score: number
  /** The rules that make up the score now */
  reasons: {
    /** A stable word for the rule */
    rule: string
    /** What it adds to the score; below zero: what it takes away */
    points: number
    /** Why, for people */
    reason: string
  }[]
  /** When it was calculated */
  calculated_at: string
}

export type LeadScoreChangedEvent = {
  /** The type of the event */
  event: 'crm.lead_score_changed'
  /** When it happened: UTC, with microseconds */
  timestamp: string
  data: LeadScoreChanged
}
