import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context.ts'
import { uuidFrom } from '../../../platform/crypto/random-uuid.ts'
import { sql } from '../../../platform/db/sql.ts'
import { noSuch } from '../../../platform/errors.ts'
import { noSuchAttendee } from '../../attendees/index.ts'
import { noSuchSession } from '../session-queries.ts'
import type { Place } from './check-in-attendee.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { judgeScans } from './judge-scans.ts'
import { lockDoor } from './lock-door.ts'
import { groupOf, partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'

/**
 * Puts somebody out again who was checked in by mistake; it is a scan of its own, and the others stay on record.
 * @throws AppError not_found for event, session and attendee, and when they are not checked in
 */
export function undoCheckIn(ctx: Context, { eventId, sessionId }: Place, attendeeId: number): Promise<void> {
  return inDoorTransaction(ctx, async (ctx) => {
    const sessionIds = sessionId === null ? [] : [sessionId]
    const door = await lockDoor(ctx, eventId, { sessionIds, who: sql`id = ${attendeeId}`, columns: sql`attendee.id` })
    const session = sessionId === null ? null : door.sessions.get(sessionId)
    if (session === undefined) throw noSuchSession(sessionId!)
    if (door.people.length === 0) throw noSuchAttendee(attendeeId)
    const known = await readKnown(ctx, eventId, [attendeeId], [])
    const ofGroup = partsOf(known).filter((part) => groupOf(part) === groupOf({ attendeeId, sessionId }))
    const { inside } = judgeScans(ofGroup)
    if (inside === null)
      throw noSuch('check-in of attendee', attendeeId, session ? ' in this session' : ' at this door')
    const last = Math.max(...ofGroup.map(({ scannedAt }) => scannedAt.getTime()))
    const scan = {
      ...{ key: uuidFrom(ctx.randomBytes(16)), sessionId, attendeeId, presented: null, direction: 'undo' as const },
      ...{ scannedAt: new Date(Math.max(ctx.now().getTime(), last + 1)), deviceId: null },
      ...{ told: 'accepted' as const, refusal: null },
    }
    const titles = new Map(session ? [[session.id, session.title]] : [])
    await recordScans(ctx, eventId, { known, scans: [scan], titles })
    await recordAudit(ctx, {
      action: 'attendee.undo_check_in',
      subjectType: 'attendee',
      subjectId: attendeeId,
      before: { session_id: sessionId, checked_in_at: inside.scannedAt },
    })
  })
}
