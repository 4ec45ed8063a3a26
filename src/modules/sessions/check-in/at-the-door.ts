import type { TxContext } from '../../../platform/context/context.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { noSuchSession } from '../session-queries.ts'
import { decideScans, type GroupVerdict } from './decide-scans.ts'
import { type AtDoor, type DoorSession, lockDoor } from './lock-door.ts'
import { groupOf, type Part, partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Scan } from './scan.ts'
import { scanNow } from './scan-now.ts'

/** The door of a session, or of an event. */
export type Place = { eventId: number; sessionId: number | null }

export type AtTheDoor<Person> = {
  checkinEnabled: boolean
  session: DoorSession | null
  person: Person | undefined
  /** The scan by which they are in. */
  inside: Part | null
  /** What their scans at this door come to that were not refused, by key. */
  verdicts: Map<string, GroupVerdict>
  /** Puts what happens now on record, after all that has happened to them at this door. @returns when it is said to be */
  record: (scan: Pick<Scan, 'presented' | 'direction' | 'told' | 'refusal'>) => Promise<Date>
}

/** Holds one person at a door until the transaction ends. @throws AppError not_found for event and session */
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
