import type { Static } from 'typebox'
import { nullable, oneOf, Page, Timestamp } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'

const STATUSES = ['queued', 'sending', 'sent', 'failed', 'suppressed', 'cancelled'] as const

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
    status: oneOf(STATUSES),
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

export const EmailWithContent = Type.Object(
  {
    ...Email.properties,
    message_id: Type.String({ description: 'Its Message-ID header' }),
    html: Type.String({ description: 'Empty when whom it was to has been erased, and so is `text`' }),
    text: Type.String(),
    attachments: Type.Array(EmailAttachment),
  },
  { title: 'EmailWithContent' },
)

export const EmailsQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(STATUSES)),
  event_id: Type.Optional(Type.Integer({ description: 'Those about this event' })),
  attendee_id: Type.Optional(Type.Integer({ description: 'Those to this attendee' })),
  kind: Type.Optional(Type.String({ maxLength: 100, description: 'Those that tell this' })),
})

export type Email = Static<typeof Email>
export type EmailWithContent = Static<typeof EmailWithContent>
export type EmailsQuery = Static<typeof EmailsQuery>
