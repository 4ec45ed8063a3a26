import { AppError, noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../../attendees/index.ts'
import { atTheDoor } from './at-the-door.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { doorColumns } from './lock-door.ts'
import type { ScanUndone } from './scan-schema.ts'
import { putOut } from './undo-check-in.ts'

type Row = {
  key: string
  direction: 'in' | 'undo'
  event_id: number
  session_id: number | null
  attendee_id: number | null
  /** Whether the check-in target still exists. */
  has_door: boolean
}

/**
 * Undoes the check-in made by a scan, as `undoCheckIn` does. An attendee whose check-in was already undone is left as
 * they are, even if a later scan checked them in again.
 * @throws AppError not_found; conflict when the scan checked nobody in, or its session or attendee was deleted
 */
export function undoScan(ctx: Context, id: number): Promise<ScanUndone> {
  return inDoorTransaction(ctx, async (ctx) => {
    const scan = await maybeOne<Row>(ctx)`
      select key, direction, event_id, session_id, attendee_id,
        session_id is null or exists (select from session s where s.id = session_id) as has_door
      from scan where org_id = ${ctx.orgId} and id = ${id}`
    if (scan === null) throw noSuch('scan')
    if (!scan.has_door)
      throw new AppError('conflict', 'The session of this scan was deleted together with its check-ins.')
    const place = { eventId: scan.event_id, sessionId: scan.session_id }
    const of = { who: sql`id = ${scan.attendee_id}`, columns: doorColumns }
    const { person, inside, verdicts, record } = await atTheDoor(ctx, place, of)
    if (person === undefined)
      throw new AppError('conflict', 'This scan matched no attendee, or the attendee was deleted.')
    if (scan.direction === 'undo' || verdicts.get(scan.key) !== 'accepted') throw letNobodyIn()
    const isInside = inside?.key === scan.key
    if (isInside) await putOut(ctx, { inside, record })
    const attendee = await one<AttendeeRow>(ctx)`select ${attendeeColumns} from attendee where id = ${person.id}`
    return { attendee: attendeeToWire(attendee), session_id: scan.session_id, already_undone: !isInside }
  })
}

function letNobodyIn(): AppError {
  return new AppError('conflict', 'This scan checked nobody in: it was refused, a duplicate or an undo.')
}
