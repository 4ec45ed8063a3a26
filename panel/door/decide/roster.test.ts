import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { codeInSight } from './code-in-sight.ts'
import { clockOffset, isClockWrong } from './device-clock.ts'
import { EVENT_DOOR, type Guest } from './door-guest.ts'
import { emailHash, isEmail } from './email-hash.ts'
import { makeRoster } from './roster.ts'

const guest = (id: number, name: string, more: Partial<Guest> = {}): Guest => ({
  id,
  ticketNo: 1,
  name,
  status: 'registered',
  emailHash: '',
  signedUp: [],
  left: [],
  inside: {},
  ...more,
})

test('guests are found by part of a name in any script, those whose word begins so first', () => {
  const roster = makeRoster()
  const names = ['Çiğdem Işık', 'Magda Sidlo', 'José Ñíguez', 'مريم حسن', 'Ida Ünal']
  roster.replace(names.map((name, id) => guest(id, name)))
  const found = (text: string) => roster.find(text).map(({ name }) => name)
  assert.deepEqual(found('CIGDEM'), ['Çiğdem Işık'])
  assert.deepEqual(found('ISIK'), ['Çiğdem Işık'])
  assert.deepEqual(found('ıda'), ['Ida Ünal'])
  assert.deepEqual(found('nig'), ['José Ñíguez'])
  assert.deepEqual(found('مري'), ['مريم حسن'])
  assert.deepEqual(found('id'), ['Ida Ünal', 'Magda Sidlo'])
  assert.deepEqual(found(' '), [])
  roster.replace(Array.from({ length: 50 }, (_, id) => guest(id, `Ada ${id}`)))
  assert.equal(found('ada').length, 8)
  assert.deepEqual(found('cigdem'), [], 'guests of the list before are gone')
})

test('a guest is found by their whole address, of which the device has a hash alone', async () => {
  const roster = makeRoster()
  const hash = await emailHash(12, ' Ada@Example.org')
  assert.equal(hash, createHash('sha256').update('12:ada@example.org').digest('hex').slice(0, 16))
  roster.replace([guest(1, 'Ada', { emailHash: hash }), guest(2, 'Bob', { emailHash: 'b0b' })])
  assert.equal(roster.byEmailHash(hash)?.id, 1)
  roster.put(guest(1, 'Ada', { emailHash: 'another' }))
  assert.equal(roster.byEmailHash(hash), undefined)
  assert.deepEqual(['ada@example.org', 'ada@example', 'ada lovelace', '@a.b'].map(isEmail), [true, false, false, false])
})

test('places are kept for guests who signed up, until they come or have left', () => {
  const roster = makeRoster()
  roster.replace([guest(1, 'Ada', { signedUp: [5, 6] }), guest(2, 'Bob', { signedUp: [5] }), guest(3, 'Cem')])
  assert.deepEqual([5, 6, 7].map(roster.awaited), [2, 1, 0])
  roster.put(guest(1, 'Ada', { signedUp: [5, 6], inside: { 5: { at: null, device: null } } }))
  assert.deepEqual([5, 6].map(roster.awaited), [1, 1])
  roster.put(guest(1, 'Ada', { signedUp: [5, 6], left: [5] }))
  assert.deepEqual([5, 6].map(roster.awaited), [1, 1])
  roster.put(guest(2, 'Bob'))
  assert.deepEqual([5, 6].map(roster.awaited), [0, 1])
})

test('who is inside is counted as guests change, come twice, and go', () => {
  const roster = makeRoster()
  const inside = { inside: { [EVENT_DOOR]: { at: null, device: null }, 5: { at: null, device: null } } }
  roster.replace([guest(1, 'Ada', inside), guest(2, 'Bob'), guest(3, 'Eve', { status: 'cancelled' })])
  assert.deepEqual([roster.size(), roster.inside(EVENT_DOOR), roster.inside(5)], [2, 1, 1])
  roster.put(guest(2, 'Bob', inside))
  roster.put(guest(2, 'Bob', inside))
  roster.put(guest(1, 'Ada'))
  assert.deepEqual([roster.size(), roster.inside(EVENT_DOOR), roster.inside(5)], [2, 1, 1])
  roster.put(guest(2, '', { status: 'gone' }))
  assert.deepEqual([roster.size(), roster.inside(EVENT_DOOR), roster.find('Bob')], [1, 0, []])
})

test('a code in sight counts once, and again after two seconds away or after another code', () => {
  const isNew = codeInSight()
  assert.deepEqual(
    [0, 120, 1_900, 3_800, 5_801].map((now) => isNew('A', now)),
    [true, false, false, false, true],
  )
  assert.deepEqual([isNew('B', 5_900), isNew('A', 6_000)], [true, true])
})

test('the clock of a device is corrected by the middle of a request, and is wrong from a minute and a half on', () => {
  const server = Date.parse('2026-12-01T10:00:00Z')
  const offset = clockOffset('2026-12-01T10:00:00Z', { asked: server - 60_400, came: server - 59_600 })
  assert.equal(offset, 60_000)
  assert.deepEqual([offset, 90_000, 90_001, -90_001].map(isClockWrong), [false, false, true, true])
})
