import { AppError, noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../../attendees/index.ts'
import { atTheDoor, attendeeWith } from './at-the-door.ts'
import { lastTurn } from './decide-scans.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import type { Direction } from './scan.ts'
import type { ScanUndone } from './scan-schema.ts'
import { undoLast } from './undo-check-in.ts'

type Row = {
  key: string
  direction: Direction
  event_id: number
  session_id: number | null
  attendee_id: number | null
  /** Whether the check-in target still exists. */
  has_door: boolean
}

/**
 * Undoes the check-in or check-out made by a scan. One that was already undone is left as it is, even if a later scan
 * checked the attendee in again.
 * @throws AppError not_found; conflict when the scan changed nothing, when the attendee was let in or out after it, or
 * when its session or attendee was deleted
 */
export function undoScan(ctx: Context, id: number): Promise<ScanUndone> {
  return inDoorTransaction(ctx, async (ctx) => {
    const scan = await maybeOne<Row>(ctx)`
      select key, direction, event_id, session_id, attendee_id,
        session_id is null
          or exists (select from session s where (s.org_id, s.id) = (scan.org_id, scan.session_id)) as has_door
      from scan where org_id = ${ctx.orgId} and id = ${id}`
    if (scan === null) throw noSuch('scan')
    if (!scan.has_door)
      throw new AppError('conflict', 'The session of this scan was deleted together with its check-ins.')
    const place = { eventId: scan.event_id, sessionId: scan.session_id }
    const { person, stays, verdicts, undo } = await atTheDoor(ctx, place, attendeeWith(scan.attendee_id))
    if (person === undefined)
      throw new AppError('conflict', 'This scan matched no attendee, or the attendee was deleted.')
    if (scan.direction === 'undo' || verdicts.get(scan.key) !== 'accepted') throw letNobodyIn()
    const stands = stays !== null && [stays.first, ...stays.turns].some(({ key }) => key === scan.key)
    if (stands && lastTurn(stays).key !== scan.key)
      throw new AppError('conflict', 'The attendee was let in or out after this scan. Undo their last scan first.')
    if (stands) await undoLast(ctx, { stays, undo })
    const attendee = await one<AttendeeRow>(ctx)`select ${attendeeColumns} from attendee where id = ${person.id}`
    return { attendee: attendeeToWire(attendee), session_id: scan.session_id, already_undone: !stands }
  })
}

function letNobodyIn(): AppError {
  return new AppError('conflict', 'This scan checked nobody in or out: it was refused, a duplicate or an undo.')
}
