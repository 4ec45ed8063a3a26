import type { Context } from '../../../../platform/context/context.ts'
import { one } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { noSuchEvent } from '../../../events/index.ts'
import { readRegistrationEvent } from '../../records/registration-event.ts'
import { freePlaces, isFull } from '../lock-places.ts'
import { registrationState } from '../registration-state.ts'
import type { RegistrationStatus } from './registration-status-schema.ts'

/** Returns whether people can register for an event now, and its places. @throws AppError not_found */
export function getRegistrationStatus(ctx: Context, eventId: number): Promise<RegistrationStatus> {
  return ctx.db.transaction(async (db) => {
    const event = await readRegistrationEvent({ db }, sql`e.org_id = ${ctx.orgId} and e.id = ${eventId}`)
    if (event === null) throw noSuchEvent()
    const { offered } = await one<{ offered: number }>({ db })`
      select count(*)::int as offered from attendee where event_id = ${eventId} and status = 'offered'`
    const { registration_capacity: capacity, taken, waiting, pending } = event
    return {
      state: registrationState(event, ctx.now()),
      full: isFull(event),
      capacity,
      taken,
      free: capacity === null ? null : freePlaces(event),
      offered,
      waiting,
      pending,
    }
  }, 'repeatable read')
}
