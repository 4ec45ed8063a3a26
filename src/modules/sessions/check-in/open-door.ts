import type { TxContext } from '../../../platform/context/context.ts'
import type { AttendeeRow } from '../../attendees/index.ts'
import { decideScans, insideSince, type Stays } from './decide-scans.ts'
import type { Door } from './lock-door.ts'
import type { Awaited } from './read-awaited.ts'
import { groupOf, type Known, type Part, partsOf } from './read-known.ts'
import type { Refusal, Scan } from './scan.ts'
import { scanNow } from './scan-now.ts'
import type { Who } from './who-is.ts'

type Asked = { sessionId: number | null; direction: 'in' | 'out'; who: Who; actor: string }

export type Decided = {
  who: Who
  person: AttendeeRow | undefined
  direction: 'in' | 'out'
  refusal: Refusal | null
  /** Whether the attendee was in, or out, already. */
  again: boolean
  /** Whether the scan counts. */
  changes: boolean
  /** Their stays after it. */
  stays: Stays<Part> | null
  scan: Scan
}

/**
 * Returns a function that decides check-ins and check-outs that happen now, one after the other, at a locked door.
 * @param known result of `readKnown` after locking
 * @param awaited result of `readAwaited` after locking
 */
export function openDoor(
  ctx: TxContext,
  { checkinEnabled, sessions, people }: Door<AttendeeRow>,
  known: readonly Known[],
  awaited: ReadonlyMap<number, Awaited>,
): (asked: Asked) => Decided {
  const parts = Map.groupBy(partsOf(known), groupOf)
  const inside = new Map([...sessions.values()].map(({ id, inside_count }) => [id, inside_count]))
  const current = [...people]

  const whyRefused = (person: AttendeeRow | undefined, { sessionId, direction, who }: Asked): Refusal | null => {
    const { ticket } = who
    if (ticket !== undefined && 'refusal' in ticket) return ticket.refusal
    if (ticket !== undefined && person !== undefined && ticket.ticketNo < person.ticket_no) return 'bad_ticket'
    if (direction === 'out') return person === undefined ? 'unknown' : null
    if (!checkinEnabled) return 'disabled'
    if (person === undefined) return 'unknown'
    if (person.status !== 'registered') return 'cancelled'
    const capacity = sessions.get(sessionId ?? 0)?.capacity ?? null
    if (capacity === null) return null
    const others = awaited.get(sessionId!)
    const kept = others === undefined || others.people.has(person.id) ? 0 : others.count
    return inside.get(sessionId!)! + kept >= capacity ? 'full' : null
  }

  return (asked) => {
    const { sessionId, direction, who, actor } = asked
    const person = who.find(current)
    const attendeeId = person?.id ?? null
    const group = groupOf({ attendeeId, sessionId })
    const own = attendeeId === null ? [] : (parts.get(group) ?? [])
    const before = decideScans(own).stays
    const isInside = insideSince(before) !== null
    const ofTicket = who.ticket !== undefined && 'refusal' in who.ticket ? who.ticket.refusal : null
    const again = person !== undefined && ofTicket === null && (direction === 'in' ? isInside : !isInside)
    const why = whyRefused(person, asked)
    const refusal = again && why !== 'bad_ticket' ? null : why
    const told = refusal ?? (again ? 'duplicate' : 'accepted')
    const presented = person ? null : who.shown
    const scan = { ...scanNow(ctx, own, { sessionId, attendeeId, presented, direction, told, refusal }), actor }
    const changes = refusal === null && !again
    const decided = { who, direction, refusal, again, changes, scan }
    if (!changes) return { ...decided, person, stays: before }
    const after = [...own, scan as Scan & Part]
    parts.set(group, after)
    if (sessionId !== null) {
      inside.set(sessionId, inside.get(sessionId)! + (direction === 'in' ? 1 : -1))
      const others = awaited.get(sessionId)
      if (others?.people.delete(person!.id)) others.count -= 1
    }
    const { stays } = decideScans(after)
    const then = before === null ? entered(person!, scan.scannedAt, sessionId) : person!
    current[current.indexOf(person!)] = then
    return { ...decided, person: then, stays }
  }
}

/** Returns the attendee as the check-in trigger leaves them. */
function entered(person: AttendeeRow, at: Date, sessionId: number | null): AttendeeRow {
  const first = person.checked_in_at !== null && person.checked_in_at < at ? person.checked_in_at : at
  return { ...person, checked_in_at: first, sessions_attended: person.sessions_attended + (sessionId === null ? 0 : 1) }
}
