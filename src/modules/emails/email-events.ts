import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { nullable } from '../../platform/http/validation/schema.ts'
import { eventInsertOfAny } from '../../platform/outbox/record-event.ts'

const about = {
  email_id: Type.Integer({ description: 'The mail' }),
  event_id: nullable(Type.Integer({ description: 'The event that it is about; null: none' })),
  email: Type.String({ description: 'Whom it is to' }),
  subject: Type.String({ description: 'Its subject' }),
}

/** What is told of a mail as a JSON object: what an event of its type holds besides is added to it. */
type Told = Record<string, unknown> & { email: string; subject: string }

const common = {
  subject: 'email',
  audience: 'internal',
  redact: (data: Told) => ({ ...data, email: '', subject: '', ...('reason' in data ? { reason: null } : {}) }),
} as const

export const emailEventTypes = [
  { type: 'email.sent', summary: 'A mail server took a mail', data: eventData('EmailSent', about), ...common },
  {
    type: 'email.bounced',
    summary: 'A mail server refused a mail for good',
    data: eventData('EmailBounced', { ...about, reason: nullable(Type.String({ description: 'Why, in its words' })) }),
    ...common,
  },
  {
    type: 'email.unsubscribed',
    summary: 'Somebody wants no more mails that they can do without',
    data: eventData('EmailUnsubscribed', about),
    ...common,
  },
  {
    type: 'email.link_opened',
    summary: 'Somebody opened a link of a mail',
    data: eventData('EmailLinkOpened', { ...about, link: Type.String({ description: 'Where it leads' }) }),
    ...common,
  },
] as const satisfies EventType[]

type EmailEvent = (typeof emailEventTypes)[number]['type']

/**
 * Events of mails as a part of the statement that changes them. Nobody is rung for: those who hear of it look by themselves.
 * @param mails a query that gives the columns of mails, and a random uuid for each, `uid`
 * @param more what the data has besides, as pairs of a name and a value for `json_build_object`
 */
export function emailEventInsert(type: EmailEvent, mails: Sql, more: Sql = sql``): Sql {
  return eventInsertOfAny(
    { type, audience: 'internal' },
    sql`select org_id, uid, id as subject_id, json_build_object(
      'email_id', id, 'event_id', event_id, 'email', to_address, 'subject', subject ${more}) as data from (${mails}) e`,
  )
}
