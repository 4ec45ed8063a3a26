import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp, TimestampInput } from '../../platform/http/validation/schema.ts'

const STATUSES = ['queued', 'sending', 'sent', 'kept', 'failed', 'suppressed', 'cancelled'] as const

export const Email = Type.Object(
  {
    id: Type.Integer(),
    event_id: nullable(Type.Integer({ description: 'The event that it is about' })),
    attendee_id: nullable(
      Type.Integer({ description: 'The attendee to whom it is; null also when they were removed' }),
    ),
    kind: Type.String({ description: 'What it tells, such as registration_confirmed' }),
    language: Type.String({ description: 'Its language (BCP 47)' }),
    to: Type.Object({ name: Type.String(), address: Type.String() }),
    subject: Type.String(),
    status: oneOf(STATUSES, {
      description:
        'sent: a mail server took it. kept: there was no mail server (SMTP_URL), so it reached nobody and can be read here; it stays kept until it is sent again by hand. failed, suppressed and cancelled say why in `reason`',
    }),
    reason: nullable(Type.String({ description: 'Why it failed, was suppressed or cancelled' })),
    unanswered: Type.Boolean({
      description:
        'It was handed over and the mail server never said what became of it: it may have arrived, and is not sent again on its own',
    }),
    transactional: Type.Boolean({
      description:
        'It is about the own registration or certificate of whom it is to; from others people can unsubscribe',
    }),
    template_id: nullable(Type.Integer({ description: 'The template that it was drawn up by' })),
    rule_id: nullable(Type.Integer({ description: 'The automation rule that made it' })),
    resend_of: nullable(Type.Integer({ description: 'The email that it repeats' })),
    attempt_count: Type.Integer(),
    next_attempt_at: nullable({
      ...Timestamp,
      description: 'From when on it is sent, while it is queued',
    }),
    sent_at: nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Email' },
)

const EmailAttachment = Type.Object(
  {
    file_name: Type.String(),
    content_type: Type.String(),
    inline_id: nullable(Type.String({ description: 'What `cid:` in the HTML names it by; null: it stands beside' })),
    url: Type.String({ description: 'Where it is drawn, for the same key' }),
  },
  { title: 'EmailAttachment' },
)

const EmailAttempt = Type.Object(
  {
    number: Type.Integer(),
    started_at: Timestamp,
    ended_at: nullable(Timestamp),
    outcome: nullable(
      oneOf(['sent', 'kept', 'deferred', 'rejected', 'unanswered', 'interrupted'], {
        description:
          'sent: the mail server took it. kept: there is none, it stays in the outbox. deferred: it is tried again. rejected: the mail server does not want it. unanswered: it was handed over, and no answer came. interrupted: it was not handed over. null: it is under way',
      }),
    ),
    response: Type.String({ description: 'What the mail server said, in its own words' }),
  },
  { title: 'EmailAttempt' },
)

export const EmailWithContent = Type.Object(
  {
    ...Email.properties,
    message_id: Type.String({ description: 'Its Message-ID header' }),
    html: Type.String({ description: 'Empty when whom it was to has been erased, and so is `text`' }),
    text: Type.String(),
    attachments: Type.Array(EmailAttachment),
    attempts: Type.Array(EmailAttempt),
  },
  { title: 'EmailWithContent' },
)

export const EmailsQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(STATUSES)),
  event_id: Type.Optional(Type.Integer({ description: 'Those about this event' })),
  attendee_id: Type.Optional(Type.Integer({ description: 'Those to this attendee' })),
  kind: Type.Optional(Type.String({ maxLength: 100, description: 'Those that tell this' })),
  to: Type.Optional(Type.String({ maxLength: 254, description: 'Those to this address' })),
  rule_id: Type.Optional(Type.Integer({ description: 'Those that this automation rule made' })),
  template_id: Type.Optional(Type.Integer({ description: 'Those that were drawn up by this template' })),
})

export const ResendFailedBody = Type.Object(
  {
    since: { ...TimestampInput, description: 'Those that have failed since then' },
    event_id: Type.Optional(Type.Integer({ description: 'Those about this event' })),
    rule_id: Type.Optional(Type.Integer({ description: 'Those that this automation rule made' })),
  },
  { title: 'ResendRequest' },
)

export const Resent = Type.Object(
  { count: Type.Integer({ description: 'How many emails were queued' }) },
  { title: 'Resent' },
)

export type Email = Static<typeof Email>
export type EmailWithContent = Static<typeof EmailWithContent>
export type ResendFailed = Static<typeof ResendFailedBody>
export type EmailsQuery = Static<typeof EmailsQuery>
