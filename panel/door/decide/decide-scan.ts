import type { SentScan } from '@laurel/client'
import type { TicketCheck } from './check-ticket.ts'
import { type Entry, type Guest, unlistedGuest } from './door-guest.ts'
import type { Ticket } from './read-ticket.ts'

export type Verdict = SentScan['verdict']
type Direction = 'in' | 'out'

/** Why a verdict was given; each has words of its own. */
export type Reason =
  | 'welcome'
  | 'registered'
  | 'unlisted'
  | 'not_signed_up'
  | 'over_capacity'
  | 'already_inside'
  | 'goodbye'
  | 'not_inside'
  | 'full'
  | 'kept'
  | 'cancelled'
  | 'waiting'
  | 'pending'
  | 'gone'
  | 'older_ticket'
  | 'not_genuine'
  | 'unknown_key'
  | 'other_event'
  | 'unknown'

export type WalkIn = NonNullable<SentScan['guest']>

export type Presented =
  | { ticket: Ticket; check: TicketCheck }
  | { guestId: number }
  | { text: string }
  /** A guest without a registration, whom the service registers. */
  | { walkIn: WalkIn }

export type Decision = {
  verdict: Verdict
  reason: Reason
  /** The guest as they were before the scan; null if nobody was found. */
  guest: Guest | null
  /** For somebody who is inside: since when. */
  since: Entry | null
}

/**
 * The door at which the scan is made. `count` is how many are inside as far as this device knows, `awaited` how many are
 * signed up and have not come.
 */
export type AtDoor = {
  door: number
  direction: Direction
  capacity: number | null
  signup: boolean
  count: number
  awaited: number
  letInAnyway: boolean
}

/**
 * Decides a scan from what this device knows, in the order in which a person at the door would ask: is the ticket
 * genuine, is the guest expected, are they inside already, is there room.
 * @param guest the guest whom the ticket or the choice names
 */
export function decideScan(presented: Presented, guest: Guest | undefined, at: AtDoor): Decision {
  const decided = (verdict: Verdict, reason: Reason): Decision => ({
    verdict,
    reason,
    guest: guest ?? null,
    since: null,
  })
  if ('text' in presented) return decided('unknown', 'unknown')
  if ('walkIn' in presented) {
    const why = whyFull(at, false)
    return why !== null && !at.letInAnyway ? decided('full', why) : decided('accepted', 'registered')
  }
  if ('ticket' in presented) {
    const { check, ticket } = presented
    if (check === 'not_genuine')
      return guest ? decided('bad_ticket', 'not_genuine') : decided('wrong_event', 'other_event')
    if (check === 'unknown_key') return decided('bad_ticket', 'unknown_key')
    if (guest === undefined) return decideGuest(unlistedGuest(ticket.attendeeId, ticket.ticketNo), at)
    if (ticket.ticketNo < guest.ticketNo) return decided('bad_ticket', 'older_ticket')
  }
  if (guest === undefined || guest.status === 'gone') return decided('unknown', guest ? 'gone' : 'unknown')
  return decideGuest(guest, at)
}

/** A session is full for everybody, or only has the places of those who signed up. */
function whyFull({ capacity, count, awaited }: AtDoor, isSignedUp: boolean): 'full' | 'kept' | null {
  if (capacity === null) return null
  if (count >= capacity) return 'full'
  return !isSignedUp && count + awaited >= capacity ? 'kept' : null
}

function decideGuest(guest: Guest, at: AtDoor): Decision {
  const { door, direction, letInAnyway } = at
  const since = guest.inside[door] ?? null
  const decided = (verdict: Verdict, reason: Reason): Decision => ({ verdict, reason, guest, since })
  if (direction === 'out') return since ? decided('accepted', 'goodbye') : decided('duplicate', 'not_inside')
  if (since) return decided('duplicate', 'already_inside')
  if (guest.status === 'cancelled') return decided('cancelled', 'cancelled')
  if (guest.status === 'pending') return decided('cancelled', 'pending')
  if (guest.status !== 'registered' && guest.status !== 'unlisted') return decided('cancelled', 'waiting')
  const isSignedUp = guest.signedUp.includes(door)
  const why = whyFull(at, isSignedUp)
  if (why !== null) return letInAnyway ? decided('over_capacity', 'over_capacity') : decided('full', why)
  if (guest.status === 'unlisted') return decided('accepted', 'unlisted')
  return decided('accepted', at.signup && !isSignedUp ? 'not_signed_up' : 'welcome')
}

/** Returns whether a verdict moves the guest. */
export function isMoved(verdict: Verdict): boolean {
  return verdict === 'accepted' || verdict === 'over_capacity'
}
