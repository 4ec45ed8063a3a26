import type { TxContext } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchSession } from '../records/session-queries.ts'
import { decideScans, type GroupVerdict, type Stays } from './decide-scans.ts'
import { type AtDoor, doorColumns, lockDoor } from './lock-door.ts'
import { groupOf, type Part, partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Scan } from './scan.ts'
import { scanNow } from './scan-now.ts'

/** A check-in target: a session, or the event itself. */
export type Place = { eventId: number; sessionId: number | null }

export type AtTheDoor = {
  person: AtDoor | undefined
  /** Their check-in here. */
  stays: Stays<Part> | null
  /** Verdicts of their scans here that were not refused, by key. */
  verdicts: Map<string, GroupVerdict>
  /** Records this many undos that happen now, after all earlier scans of the attendee here. */
  undo: (times: number) => Promise<void>
}

/**
 * Locks an attendee at a check-in target until the transaction ends.
 * @param who condition on `attendee`
 * @throws AppError not_found for event and session
 */
export async function atTheDoor(ctx: TxContext, { eventId, sessionId }: Place, who: Sql): Promise<AtTheDoor> {
  const sessionIds = sessionId === null ? [] : [sessionId]
  const { sessions, people } = await lockDoor<AtDoor>(ctx, eventId, { sessionIds, who, columns: doorColumns })
  if (sessionId !== null && !sessions.has(sessionId)) throw noSuchSession()
  const [person] = people
  const attendeeId = person?.id ?? null
  const known = await readKnown(ctx, eventId, attendeeId === null ? [] : [attendeeId], [])
  const own = partsOf(known).filter((part) => groupOf(part) === groupOf({ attendeeId, sessionId }))
  const undo: AtTheDoor['undo'] = async (times) => {
    const what = { sessionId, attendeeId, presented: null, direction: 'undo', told: 'accepted', refusal: null } as const
    const scans: (Scan & Part)[] = []
    for (let nth = 0; nth < times; nth++) scans.push(scanNow(ctx, [...own, ...scans], what) as Scan & Part)
    await recordScans(ctx, eventId, { known, scans, sessions, people })
  }
  return { person, ...decideScans(own), undo }
}

/** SQL condition: this attendee. */
export const attendeeWith = (id: number | null): Sql => sql`id = ${id}`
