import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp, TimestampInput } from '../../platform/http/validation/schema.ts'
import { BOUNCE_KIND, BOUNCE_KINDS, EmailReported } from './outcomes/report-schema.ts'

const STATUSES = ['queued', 'sending', 'sent', 'kept', 'failed', 'suppressed', 'cancelled'] as const

export const Email = Type.Object(
  {
    id: Type.Integer(),
    event_id: nullable(Type.Integer({ description: 'Event of the email; null: none' })),
    attendee_id: nullable(Type.Integer({ description: 'Attendee who receives it; null: none, or they were removed' })),
    kind: Type.String({ description: 'Kind of email, such as registration_confirmed' }),
    language: Type.String({ description: 'Language of the email (BCP 47)' }),
    to: Type.Object({ name: Type.String(), address: Type.String() }),
    subject: Type.String(),
    status: oneOf(STATUSES, {
      description:
        'sent: a mail server accepted it. kept: no mail server is configured (SMTP_URL), so it was not delivered and can be read here; it stays kept until it is resent. failed, suppressed and cancelled have a `reason`',
    }),
    reason: nullable(Type.String({ description: 'Why it failed, was suppressed or was cancelled' })),
    unanswered: Type.Boolean({
      description:
        'It was handed over, but the mail server did not answer. It may have arrived, and is not retried automatically',
    }),
    transactional: Type.Boolean({
      description:
        "true: it is about the recipient's own registration or certificate; false: recipients can unsubscribe",
    }),
    bounce: nullable(oneOf(BOUNCE_KINDS, { description: `Reported after it was sent; null: nothing. ${BOUNCE_KIND}` })),
    template_id: nullable(Type.Integer({ description: 'Template it was composed with; null: none' })),
    rule_id: nullable(Type.Integer({ description: 'Automation rule that created it; null: none' })),
    resend_of: nullable(Type.Integer({ description: 'Email that it repeats; null: none' })),
    attempt_count: Type.Integer(),
    next_attempt_at: nullable({
      ...Timestamp,
      description: 'Time of the next attempt, while it is queued',
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
    inline_id: nullable(Type.String({ description: 'Name used by `cid:` in the HTML; null: not inline' })),
    url: Type.String({ description: 'Address of the file; requires the same API key' }),
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
          'sent: the mail server accepted it. kept: no mail server is configured. deferred: it will be retried. rejected: the mail server permanently rejected it. unanswered: it was handed over without an answer. interrupted: it was not handed over. null: in progress',
      }),
    ),
    response: Type.String({ description: 'Response of the mail server' }),
  },
  { title: 'EmailAttempt' },
)

export const EmailWithContent = Type.Object(
  {
    ...Email.properties,
    message_id: Type.String({ description: 'Message-ID header' }),
    html: Type.String({ description: 'HTML of the email; empty, as is `text`, after the recipient was erased' }),
    text: Type.String(),
    attachments: Type.Array(EmailAttachment),
    attempts: Type.Array(EmailAttempt),
    reports: Type.Array(EmailReported, { description: 'Bounces and complaints that arrived later' }),
  },
  { title: 'EmailWithContent' },
)

export const EmailsQuery = Type.Object({
  ...Page,
  search: Type.Optional(
    Type.String({
      maxLength: 300,
      description:
        'Text in the name or address of the recipient, or in the subject, ignoring case; every character is literal',
    }),
  ),
  status: Type.Optional(oneOf(STATUSES)),
  event_id: Type.Optional(Type.Integer({ description: 'Only emails of this event' })),
  attendee_id: Type.Optional(Type.Integer({ description: 'Only emails to this attendee' })),
  kind: Type.Optional(Type.String({ maxLength: 100, description: 'Only emails of this kind' })),
  to: Type.Optional(Type.String({ maxLength: 254, description: 'Only emails to this address' })),
  rule_id: Type.Optional(Type.Integer({ description: 'Only emails of this automation rule' })),
  template_id: Type.Optional(Type.Integer({ description: 'Only emails composed with this template' })),
  bounce: Type.Optional(oneOf(BOUNCE_KINDS, { description: 'Only emails with this kind of bounce' })),
})

export const ResendFailedBody = Type.Object(
  {
    since: { ...TimestampInput, description: 'Only emails that failed at or after this time' },
    event_id: Type.Optional(Type.Integer({ description: 'Only emails of this event' })),
    rule_id: Type.Optional(Type.Integer({ description: 'Only emails of this automation rule' })),
  },
  { title: 'ResendRequest' },
)

export const Resent = Type.Object(
  { count: Type.Integer({ description: 'Number of emails queued' }) },
  { title: 'Resent' },
)

export type Email = Static<typeof Email>
export type EmailWithContent = Static<typeof EmailWithContent>
export type ResendFailed = Static<typeof ResendFailedBody>
export type EmailsQuery = Static<typeof EmailsQuery>
