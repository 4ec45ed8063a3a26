import type { TxContext } from '../../../platform/context/context.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { noSuchSession } from '../records/session-queries.ts'
import { decideScans, type GroupVerdict } from './decide-scans.ts'
import { type AtDoor, type DoorSession, lockDoor } from './lock-door.ts'
import { groupOf, type Part, partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Scan } from './scan.ts'
import { scanNow } from './scan-now.ts'

/** A check-in target: a session, or the event itself. */
export type Place = { eventId: number; sessionId: number | null }

export type AtTheDoor<Person> = {
  checkinEnabled: boolean
  session: DoorSession | null
  person: Person | undefined
  /** The scan that checked the attendee in. */
  inside: Part | null
  /** Verdicts of their scans here that were not refused, by key. */
  verdicts: Map<string, GroupVerdict>
  /** Records a scan that happens now, after all earlier ones of the attendee here. @returns its time */
  record: (scan: Pick<Scan, 'presented' | 'direction' | 'told' | 'refusal'>) => Promise<Date>
}

/**
 * Locks an attendee at a check-in target until the transaction ends.
 * @throws AppError not_found for event and session
 */
export async function atTheDoor<Person extends AtDoor>(
  ctx: TxContext,
  { eventId, sessionId }: Place,
  of: { who: Sql; columns: Sql },
): Promise<AtTheDoor<Person>> {
  const sessionIds = sessionId === null ? [] : [sessionId]
  const { checkinEnabled, sessions, people } = await lockDoor<Person>(ctx, eventId, { sessionIds, ...of })
  const session = sessionId === null ? null : sessions.get(sessionId)
  if (session === undefined) throw noSuchSession()
  const [person] = people
  const attendeeId = person?.id ?? null
  const known = await readKnown(ctx, eventId, attendeeId === null ? [] : [attendeeId], [])
  const own = partsOf(known).filter((part) => groupOf(part) === groupOf({ attendeeId, sessionId }))
  const record: AtTheDoor<Person>['record'] = async (scan) => {
    const now = scanNow(ctx, own, { ...scan, sessionId, attendeeId })
    await recordScans(ctx, eventId, { known, scans: [now], sessions, people })
    return now.scannedAt
  }
  return { checkinEnabled, session, person, ...decideScans(own), record }
}
