import type { TxContext } from '../../../../platform/context/context.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { lastInLine } from '../../records/attendee-insert.ts'
import type { AttendeeRow } from '../../records/attendee-queries.ts'
import type { RegistrationEvent } from '../../records/registration-event.ts'
import { havePlaces } from '../lock-places.ts'
import { moveOnList } from '../offer-places.ts'
import { requireNotPast } from '../registration-state.ts'

type Person = Pick<AttendeeRow, 'id' | 'registration_type_id'>

/**
 * Gives pending people a place, in the order given, or puts them on the waiting list when none is left for newcomers,
 * and mails each. The event is locked (`lockPlaces`), and so are the people; who is not pending any longer stays as they
 * are.
 * @throws AppError event_past
 */
export async function approvePending(
  ctx: TxContext,
  event: RegistrationEvent,
  people: readonly Person[],
): Promise<void> {
  requireNotPast(event, ctx.now())
  const { registered, waitlisted } = decideStatuses(event, people)
  await moveOnList(ctx, event, {
    who: sql`id = any(${registered}::bigint[]) and status = 'pending'`,
    to: sql`status = 'registered'`,
    action: 'attendee.approve',
    mail: 'registration_confirmed',
  })
  await moveOnList(ctx, event, {
    who: sql`id = any(${waitlisted}::bigint[]) and status = 'pending'`,
    to: sql`status = 'waitlisted', waitlisted_at = ${lastInLine(ctx, event.id)}`,
    action: 'attendee.approve',
    mail: 'registration_waitlisted',
  })
}

/** Declines pending people, who are locked, and mails each. @param reason for the mail; null: none */
export async function declinePending(
  ctx: TxContext,
  event: RegistrationEvent,
  ids: readonly number[],
  reason: string | null,
): Promise<void> {
  await moveOnList(ctx, event, {
    who: sql`id = any(${ids}::bigint[]) and status = 'pending'`,
    to: sql`status = 'cancelled', declined_at = ${ctx.now()}`,
    action: 'attendee.decline',
    mail: 'registration_declined',
    reason,
  })
}

/** Returns who gets a place and who has to wait; each takes a place, or a position, from those after them. */
function decideStatuses(event: RegistrationEvent, people: readonly Person[]) {
  const ids = { registered: [] as number[], waitlisted: [] as number[] }
  let places = event
  for (const { id, registration_type_id } of people) {
    const type = places.registration_types.find((each) => each.id === registration_type_id) ?? null
    const isFree = havePlaces(places, [type])
    ids[isFree ? 'registered' : 'waitlisted'].push(id)
    places = withOneMore(places, registration_type_id, isFree ? 'taken' : 'waiting')
  }
  return ids
}

function withOneMore(event: RegistrationEvent, typeId: number | null, count: 'taken' | 'waiting'): RegistrationEvent {
  const types = event.registration_types.map((type) =>
    type.id === typeId ? { ...type, [count]: type[count] + 1 } : type,
  )
  return { ...event, [count]: event[count] + 1, registration_types: types }
}
