import type { TxContext } from '../../../../platform/context/context.ts'
import { one } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { queuedSince, queueEmails } from '../../../emails/index.ts'
import { attendeeColumns } from '../../attendee-queries.ts'
import { emailKey } from '../../attendee-text.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../registration-event.ts'
import { type Addressee, isWorded, type WordedKind, wordedMailsTo } from './registration-mail.ts'
import { type TemplatedKind, templatedMailsTo } from './templated-mail.ts'

/** The mails of registration, by what they tell. */
export type RegistrationMail = WordedKind | TemplatedKind

/** How often an address is told that it is registered already. */
const KNOWN_MS = 60 * 60_000

/** Queues a mail of one kind to each of these, with the change that it tells of. */
export async function tell(
  ctx: TxContext,
  kind: RegistrationMail,
  event: RegistrationEvent,
  ...people: Addressee[]
): Promise<void> {
  if (people.length === 0) return
  const draw = () =>
    isWorded(kind) ? wordedMailsTo(ctx, kind, event, people) : templatedMailsTo(ctx, kind, event, people)
  await queueEmails(ctx, await draw())
}

/** Tells somebody who waited that the organiser has given them a place. */
export async function tellOfPlace(ctx: TxContext, attendee: Addressee): Promise<void> {
  const event = await readRegistrationEvent(ctx, sql`e.id = ${attendee.event_id}`)
  await tell(ctx, 'registration_confirmed', event!, attendee)
}

/**
 * Tells who has this address in the event that they are registered, at most once an hour, whoever sends the form how often:
 * the event and the attendee are held, so those who send it at once come here one after the other.
 */
export async function tellKnown(ctx: TxContext, event: RegistrationEvent, email: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - KNOWN_MS)
  const told = queuedSince({ kind: 'registration_known', attendeeId: sql`attendee.id` }, since)
  const { was_told, ...attendee } = await one<Addressee & { was_told: boolean }>(ctx)`
    select ${attendeeColumns}, attendee.link_no, ${told} as was_told from attendee
    where org_id = ${ctx.orgId} and event_id = ${event.id} and email_key = ${emailKey(email)}`
  if (!was_told) await tell(ctx, 'registration_known', event, attendee)
}
