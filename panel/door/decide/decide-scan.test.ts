import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideScan, type Presented } from './decide-scan.ts'
import { EVENT_DOOR, type Guest, guestFrom } from './door-guest.ts'
import type { Ticket } from './read-ticket.ts'

const guest = (more: Partial<Guest> = {}): Guest => ({
  id: 7,
  ticketNo: 2,
  name: 'Ada Lovelace',
  status: 'registered',
  emailHash: '0f',
  signedUp: [],
  left: [],
  inside: {},
  ...more,
})
const at = {
  door: EVENT_DOOR,
  direction: 'in' as const,
  capacity: null,
  signup: false,
  count: 0,
  awaited: 0,
  letInAnyway: false,
}
const ticket = (ticketNo: number) => ({ attendeeId: 7, ticketNo, keyNumber: 1, code: 'X' }) as Ticket
const shown = (check: 'genuine' | 'not_genuine' | 'unknown_key', ticketNo = 2): Presented => ({
  ticket: ticket(ticketNo),
  check,
})
const since = { at: '2026-12-01T09:41:00Z', device: 'gate' }

test('every state of a guest and of a ticket has its own verdict', () => {
  const decided = (presented: Presented, known: Guest | undefined, more: object = {}) => {
    const { verdict, reason } = decideScan(presented, known, { ...at, ...more })
    return `${verdict} ${reason}`
  }
  const chosen = { guestId: 7 }
  assert.equal(decided(shown('genuine'), guest()), 'accepted welcome')
  assert.equal(decided(shown('genuine', 3), guest()), 'accepted welcome', 'a newer ticket than the list knows')
  assert.equal(decided(shown('genuine', 1), guest()), 'bad_ticket older_ticket')
  assert.equal(decided(shown('genuine', 1), guest({ inside: { 0: since } })), 'bad_ticket older_ticket')
  assert.equal(decided(shown('genuine'), undefined), 'accepted unlisted')
  assert.equal(decided(shown('genuine'), guest({ status: 'gone' })), 'unknown gone')
  assert.equal(decided(shown('not_genuine'), guest()), 'bad_ticket not_genuine')
  assert.equal(decided(shown('not_genuine'), undefined), 'wrong_event other_event')
  assert.equal(decided(shown('unknown_key'), undefined), 'bad_ticket unknown_key')
  assert.equal(decided({ text: 'hello' }, undefined), 'unknown unknown')
  const walkIn = { first_name: 'Eve', email: 'eve@example.org' }
  assert.equal(decided({ walkIn }, undefined), 'accepted registered')
  assert.equal(decided({ walkIn }, undefined, { capacity: 1, count: 1 }), 'full full')
  assert.equal(decided(chosen, guest({ status: 'cancelled' })), 'cancelled cancelled')
  for (const status of ['waitlisted', 'offered'] as const)
    assert.equal(decided(chosen, guest({ status })), 'cancelled waiting')
  assert.equal(decided(chosen, guest({ status: 'pending' })), 'cancelled pending')
  assert.equal(decided(chosen, guest(), { capacity: 40, count: 39 }), 'accepted welcome')
  assert.equal(decided(chosen, guest(), { capacity: 40, count: 40 }), 'full full')
  assert.equal(decided(chosen, guest(), { capacity: 40, count: 40, letInAnyway: true }), 'over_capacity over_capacity')
})

test('at a session with sign-up others are let in with a note, and not into the places of those who signed up', () => {
  const hall = { ...at, door: 5, signup: true, capacity: 40, count: 30, awaited: 9 }
  const [other, own] = [guest(), guest({ signedUp: [5] })]
  const decided = (presented: Presented, known: Guest | undefined, more: object = {}) =>
    decideScan(presented, known, { ...hall, ...more }).reason
  const chosen = { guestId: 7 }
  assert.equal(decided(chosen, own), 'welcome')
  assert.equal(decided(chosen, other), 'not_signed_up')
  assert.equal(decided(chosen, other, { capacity: null }), 'not_signed_up')
  assert.equal(decided(chosen, guest({ signedUp: [4] })), 'not_signed_up', 'of another session')
  assert.equal(decided(chosen, other, { awaited: 10 }), 'kept')
  assert.equal(decided(chosen, own, { awaited: 10 }), 'welcome')
  assert.equal(decided(chosen, own, { count: 40 }), 'full')
  assert.equal(decided(chosen, other, { awaited: 10, letInAnyway: true }), 'over_capacity')
  assert.equal(decided({ walkIn: { first_name: 'Eve', email: 'eve@example.org' } }, undefined, { awaited: 10 }), 'kept')
  assert.equal(decided(shown('genuine'), undefined, { awaited: 10 }), 'kept')
})

test('who is inside is told since when and where, at this door alone, and is let out once', () => {
  const inside = guest({ inside: { 5: since } })
  const decision = decideScan({ guestId: 7 }, inside, { ...at, door: 5, capacity: 1, count: 1 })
  assert.deepEqual([decision.verdict, decision.since], ['duplicate', since])
  assert.equal(decideScan({ guestId: 7 }, inside, at).verdict, 'accepted')
  assert.equal(decideScan({ guestId: 7 }, inside, { ...at, door: 5, direction: 'out' }).reason, 'goodbye')
  assert.equal(decideScan({ guestId: 7 }, inside, { ...at, direction: 'out' }).reason, 'not_inside')
})

test('a list that was made before a queued scan does not undo it, and tells since when and where guests are inside', () => {
  const listed = {
    id: 7,
    ticket_no: 2,
    name: 'Ada',
    status: 'registered' as const,
    session_ids: [5, 8],
    left_session_ids: [8],
    signed_up: [],
    checked_in: false,
    checked_out: false,
    inside: [{ session_id: 5 as number | null, at: since.at, device_id: since.device }],
    email_hash: '0f',
  }
  const entry = { at: '2026-12-01T10:00:00Z', device: null }
  const move = { door: EVENT_DOOR, isInside: true, entry }
  const after = guestFrom(listed, [move])
  assert.deepEqual(after.inside, { 5: since, [EVENT_DOOR]: entry })
  assert.deepEqual(decideScan({ guestId: 7 }, after, { ...at, door: 5 }).since, since)
  const atEvent = {
    ...listed,
    checked_in: true,
    inside: [...listed.inside, { ...listed.inside[0]!, session_id: null }],
  }
  assert.deepEqual(Object.keys(guestFrom(atEvent, [{ ...move, isInside: false }]).inside), ['5'])
})
