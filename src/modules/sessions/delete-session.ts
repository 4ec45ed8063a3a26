import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { sessionDeleted } from './records/session-events.ts'
import { lockSession, sessionToWire } from './records/session-queries.ts'

/** Deletes a session with its check-ins and sign-ups and updates attendance; the scan log stays. @throws AppError not_found */
export function deleteSession(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = sessionToWire(ctx, await lockSession(ctx, eventId, id))
    // Sign-ups lock their attendee before the count of the session, so the deletion does as well.
    await many(ctx)`
      select id from attendee where org_id = ${ctx.orgId}
        and id in (select attendee_id from session_signup where session_id = ${id}) order by id for no key update`
    await change(ctx)`delete from session where id = ${id}`
    await recordAudit(ctx, {
      action: 'session.delete',
      subjectType: 'session',
      subjectId: id,
      before,
    })
    await recordEvents(ctx, [sessionDeleted(before)])
  })
}
