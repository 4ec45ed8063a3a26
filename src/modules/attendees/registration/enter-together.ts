import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { attendeeInsert, type NewStatus } from '../records/attendee-insert.ts'
import { type AttendeeRow, attendeeColumns } from '../records/attendee-queries.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { announceEntered, mailOf, mailsToKnown } from './announce-entered.ts'
import { again } from './enter-all.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { tellEach } from './mail/tell-registration.ts'
import { statusesFor } from './statuses-for.ts'
import type { ValidPerson } from './validate-registration.ts'

/** A person who registers alone and chooses no session, with the context of their request. */
export type Newcomer = { by: TxContext; valid: ValidPerson }

/**
 * Enters people of several requests into a locked event, as `enterAll` does one after the other: each gets the status
 * that follows from those before. The number of statements does not depend on the number of people, nor on which
 * addresses are known. One who had cancelled ends the row of people, since an old registration has its own order.
 * @param newcomers with addresses that differ
 * @returns the statuses of those who were entered or known, in order; perhaps not of all
 */
export async function enterTogether(
  ctx: TxContext,
  event: RegistrationEvent,
  newcomers: readonly Newcomer[],
): Promise<NewStatus[]> {
  const keyOf = ({ valid }: Newcomer) => emailKey(valid.person.email)
  const known = await knownStatuses(ctx, event, newcomers.map(keyOf))
  const cancelled = newcomers.findIndex((newcomer) => known.get(keyOf(newcomer)) === 'cancelled')
  const served = cancelled < 0 ? newcomers : newcomers.slice(0, cancelled)
  if (served.length === 0) return []
  const statuses = statusesInTurn(
    event,
    served.map((newcomer) => ({ type: newcomer.valid.type, isNew: !known.has(keyOf(newcomer)) })),
  )
  const entered = await insertTogether(ctx, event, served, statuses)
  const byKey = new Map(served.map((newcomer) => [keyOf(newcomer), newcomer.by]))
  const isEntered = new Set(entered.map(({ email }) => emailKey(email)))
  const knownPeople = await announceEntered(ctx, event, {
    entered,
    authors: entered.map(({ email }) => byKey.get(emailKey(email))!),
    knownKeys: served.map(keyOf).filter((key) => !isEntered.has(key)),
  })
  const mails = entered.map((attendee) => ({ kind: mailOf(attendee.status as NewStatus), attendee }))
  await tellEach(ctx, event, [...mails, ...mailsToKnown(knownPeople)], statuses.map(mailOf))
  return statuses
}

/** Returns the statuses of those addresses that the event knows. */
async function knownStatuses(
  ctx: TxContext,
  event: RegistrationEvent,
  keys: readonly string[],
): Promise<Map<string, AttendeeRow['status']>> {
  const rows = await many<{ email_key: string; status: AttendeeRow['status'] }>(ctx)`
    select email_key, status from attendee
    where org_id = ${ctx.orgId} and event_id = ${event.id} and email_key = any(${keys}::text[])`
  return new Map(rows.map(({ email_key, status }) => [email_key, status]))
}

type Placed = { type: ValidPerson['type']; isNew: boolean }

/** Known addresses take no further place, and are answered like new ones. */
function statusesInTurn(event: RegistrationEvent, people: readonly Placed[]): NewStatus[] {
  let now = event
  return people.map(({ type, isNew }) => {
    const own = now.registration_types.find(({ id }) => id === type?.id) ?? null
    const [status] = statusesFor(now, [own]) as [NewStatus]
    if (isNew) now = withOneMore(now, status, own?.id ?? null)
    return status
  })
}

/** Returns the event with one more person, as its counts are afterwards. */
function withOneMore(event: RegistrationEvent, status: NewStatus, typeId: number | null): RegistrationEvent {
  const taken = status === 'registered' ? 1 : 0
  const waiting = status === 'waitlisted' ? 1 : 0
  return {
    ...event,
    taken: event.taken + taken,
    waiting: event.waiting + waiting,
    registration_types: event.registration_types.map((type) =>
      type.id === typeId ? { ...type, taken: type.taken + taken, waiting: type.waiting + waiting } : type,
    ),
  }
}

/** @returns those whose address was new; people who wait have their position */
async function insertTogether(
  ctx: TxContext,
  event: RegistrationEvent,
  served: readonly Newcomer[],
  statuses: readonly NewStatus[],
): Promise<Addressee[]> {
  const people = served.map(({ valid: { person } }, nth) => ({
    ...person,
    source: 'registration' as const,
    status: statuses[nth]!,
  }))
  const rows = await many<Addressee>(ctx)`
    ${attendeeInsert(ctx, event.id, people)} ${again} returning ${attendeeColumns}, attendee.link_no`
  const inOrder = rows.sort((a, b) => a.id - b.id)
  const waiting = inOrder.filter(({ status }) => status === 'waitlisted')
  for (const [nth, row] of waiting.entries()) row.position = event.waiting + 1 + nth
  return inOrder
}
