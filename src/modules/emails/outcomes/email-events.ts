import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { eventInsertOfAny } from '../../../platform/outbox/record-event.ts'
import { BOUNCE_KIND, BOUNCE_KINDS } from './report-schema.ts'

const about = {
  email_id: Type.Integer({ description: 'Id of the email' }),
  event_id: nullable(Type.Integer({ description: 'Event of the email; null: none' })),
  email: Type.String({ description: 'Address of the recipient' }),
  subject: Type.String({ description: 'Subject of the email' }),
}

/** Data common to all email events; each type adds its own fields. */
type EmailEventData = Record<string, unknown> & { email: string; subject: string }

const common = {
  subject: 'email',
  redact: (data: EmailEventData) => ({
    ...data,
    email: '',
    subject: '',
    ...('reason' in data ? { reason: null } : {}),
  }),
} as const

export const emailEventTypes = [
  {
    type: 'email.sent',
    summary: 'A mail server accepted an email',
    data: eventData('EmailSent', about),
    ...common,
    audience: 'internal',
  },
  {
    type: 'email.bounced',
    summary: 'An email bounced, or its recipient reported it as spam',
    data: eventData('EmailBounced', {
      ...about,
      kind: oneOf(BOUNCE_KINDS, { description: BOUNCE_KIND }),
      reason: nullable(Type.String({ description: 'Reason given by the mail server' })),
    }),
    ...common,
  },
  {
    type: 'email.failed',
    summary: 'An email was not delivered and is not tried again',
    data: eventData('EmailFailed', {
      ...about,
      reason: nullable(Type.String({ description: "Why, with the mail server's response if there was one" })),
      may_have_arrived: Type.Boolean({ description: 'Whether the mail server took it without answering' }),
    }),
    ...common,
  },
  {
    type: 'email.unsubscribed',
    summary: 'A person unsubscribed from optional emails',
    data: eventData('EmailUnsubscribed', about),
    ...common,
    audience: 'internal',
  },
  {
    type: 'email.link_opened',
    summary: 'A person opened a link in an email',
    data: eventData('EmailLinkOpened', { ...about, link: Type.String({ description: 'Target of the link' }) }),
    ...common,
    audience: 'internal',
  },
] as const satisfies EventType[]

type EmailEvent = (typeof emailEventTypes)[number]['type']

/**
 * SQL that inserts email events in the statement that changes the emails; call `notifyOfEvents` after it if subscribers
 * receive the type.
 * @param mails a query with the columns of emails and a random uuid `uid` for each
 * @param more further data fields, as pairs of name and value for `json_build_object`
 */
export function emailEventInsert(type: EmailEvent, mails: Sql, more: Sql = sql``): Sql {
  return eventInsertOfAny(
    { type, audience: audienceOf(type) },
    sql`select org_id, uid, id as subject_id, json_build_object(
      'email_id', id, 'event_id', event_id, 'email', to_address, 'subject', subject ${more}) as data from (${mails}) e`,
  )
}

function audienceOf(type: EmailEvent): 'subscribers' | 'internal' {
  const declared: EventType = emailEventTypes.find((each) => each.type === type)!
  return declared.audience ?? 'subscribers'
}
