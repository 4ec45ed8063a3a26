import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { lockSession, sessionToWire } from './session-queries.ts'

/**
 * Takes a session out of the agenda. Its check-ins go with it, and what attendees and attendance tell follows; the log
 * of scans keeps what happened at its door. @throws AppError not_found
 */
export function deleteSession(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSession(ctx, eventId, id)
    await change(ctx)`delete from session where id = ${id}`
    await recordAudit(ctx, {
      action: 'session.delete',
      subjectType: 'session',
      subjectId: id,
      before: sessionToWire(before),
    })
  })
}
