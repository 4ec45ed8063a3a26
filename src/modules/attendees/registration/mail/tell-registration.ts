import type { TxContext } from '../../../../platform/context/context.ts'
import { one } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { queuedSince, queueEmails } from '../../../emails/index.ts'
import { attendeeColumns } from '../../records/attendee-queries.ts'
import { emailKey } from '../../records/attendee-text.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../../records/registration-event.ts'
import { type Addressee, isWorded, type WordedKind, wordedMailsTo } from './registration-mail.ts'
import { type TemplatedKind, templatedMailsTo } from './templated-mail.ts'

/** Kinds of registration mails. */
export type RegistrationMail = WordedKind | TemplatedKind

/** At most one mail "you are already registered" per address in this time. */
const KNOWN_MS = 60 * 60_000

/** Queues a mail of one kind to each attendee, in the transaction of the change it announces. */
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

/** Mails an attendee who was waiting that the organiser gave them a place. */
export async function tellOfPlace(ctx: TxContext, attendee: Addressee): Promise<void> {
  const event = await readRegistrationEvent(ctx, sql`e.id = ${attendee.event_id}`)
  await tell(ctx, 'registration_confirmed', event!, attendee)
}

/**
 * Mails the owner of this address that they are already registered, at most once an hour however often the form is
 * sent. The event and the attendee are locked, so simultaneous requests run one after another.
 */
export async function tellKnown(ctx: TxContext, event: RegistrationEvent, email: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - KNOWN_MS)
  const told = queuedSince({ kind: 'registration_known', attendeeId: sql`attendee.id` }, since)
  const { was_told, ...attendee } = await one<Addressee & { was_told: boolean }>(ctx)`
    select ${attendeeColumns}, attendee.link_no, ${told} as was_told from attendee
    where org_id = ${ctx.orgId} and event_id = ${event.id} and email_key = ${emailKey(email)}`
  if (!was_told) await tell(ctx, 'registration_known', event, attendee)
}
