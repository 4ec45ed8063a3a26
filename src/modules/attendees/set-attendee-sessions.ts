import { AppError, invalidField } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { sql } from '../../platform/db/sql.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { getAttendee } from './get-attendee.ts'
import { attendeeSignedUp } from './records/attendee-events.ts'
import { lockAttendee } from './records/attendee-queries.ts'
import type { AttendeeInFull, SetSessions } from './records/attendee-schema.ts'
import { replaceSignUps } from './sign-ups/save-sign-ups.ts'
import { type HeldSession, holdSessions } from './sign-ups/sign-up-queries.ts'

/**
 * Signs an attendee up for these sessions, and out of all others. Organisers may choose sessions that overlap or have
 * begun.
 * @throws AppError not_found; validation_failed; registration_cancelled; session_full
 */
export function setAttendeeSessions(
  ctx: Context,
  eventId: number,
  id: number,
  { session_ids, over_capacity = false }: SetSessions,
): Promise<AttendeeInFull> {
  return inTransaction(ctx, async (ctx) => {
    const sessions = await holdSessions(ctx, eventId, sql`s.id = any(${session_ids}::bigint[])`)
    const attendee = await lockAttendee(ctx, eventId, id)
    requireAll(session_ids, sessions)
    if (attendee.status === 'cancelled' && sessions.length > 0)
      throw new AppError('registration_cancelled', 'This registration is cancelled. Register the attendee again first.')
    const before = await replaceSignUps(ctx, attendee, { sessions, overCapacity: over_capacity })
    if (before !== null) {
      await recordAudit(ctx, {
        action: 'attendee.set_sessions',
        subjectType: 'attendee',
        subjectId: id,
        before: { session_ids: before },
        after: { session_ids: sessions.map((session) => session.id) },
      })
      await recordEvents(ctx, [attendeeSignedUp(attendee)])
    }
    return getAttendee(ctx, eventId, id)
  })
}

function requireAll(ids: readonly number[], sessions: readonly HeldSession[]): void {
  const held = new Set(sessions.map(({ id }) => id))
  const nth = ids.findIndex((id) => !held.has(id))
  if (nth === -1) return
  const text = `session ${ids[nth]} is not a session of this event that takes sign-ups`
  throw invalidField(['body', 'session_ids', String(nth)], text, 'unknown_reference')
}
