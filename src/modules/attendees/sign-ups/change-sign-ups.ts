import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { attendeeSignedUp } from '../records/attendee-events.ts'
import type { AttendeeRow } from '../records/attendee-queries.ts'
import { findSessions, OWN, requireChoosable } from './choose-sessions.ts'
import { replaceSignUps } from './save-sign-ups.ts'
import type { HeldSession } from './sign-up-queries.ts'

/**
 * Signs a person up for the sessions that they choose by their personal link, and out of others. Sessions that have
 * begun stay as they are.
 * @param held the sessions that they name and those that they have
 * @throws AppError session_full; validation_failed
 */
export async function changeSignUps(
  ctx: TxContext,
  attendee: AttendeeRow,
  { uids, held }: { uids: readonly string[]; held: readonly HeldSession[] },
): Promise<void> {
  const rows = await many<{ session_id: number }>(ctx)`
    select session_id from session_signup where org_id = ${ctx.orgId} and attendee_id = ${attendee.id} and not missed`
  const own = new Set(rows.map(({ session_id }) => session_id))
  const wanted = findSessions(held, uids, OWN)
  const begun = held.filter((session) => own.has(session.id) && session.start_time <= ctx.now())
  const all = [...new Set([...wanted, ...begun])]
  requireChoosable(ctx, { added: wanted.filter(({ id }) => !own.has(id)), all }, OWN)
  const before = await replaceSignUps(ctx, attendee, { sessions: all })
  if (before === null) return
  await recordAudit(ctx, {
    action: 'attendee.set_sessions',
    subjectType: 'attendee',
    subjectId: attendee.id,
    before: { session_ids: before },
    after: { session_ids: all.map(({ id }) => id).sort((a, b) => a - b) },
  })
  await recordEvents(ctx, [attendeeSignedUp(attendee)])
}
