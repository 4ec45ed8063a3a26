import assert from 'node:assert/strict'
import { createHash, verify as verifySignature } from 'node:crypto'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey, anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import fc from '../../../../test/support/fast-check.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { fromBase32 } from '../../../lib/text/base32.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'
import { readPlace } from './door-place.ts'

async function aDoor(world: World) {
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  return {
    event,
    path,
    session: () => aSession(world, event.id),
    door: async (after?: string) => {
      const { status, body, text } = await world.request('GET', `${path}/door${after ? `?after=${after}` : ''}`)
      assert.equal(status, 200, text)
      return body
    },
  }
}

const hashOf = ({ event_id, email }: { event_id: number; email: string }) =>
  createHash('sha256').update(`${event_id}:${email}`).digest('hex').slice(0, 16)

const idsOf = (list: any): number[] => list.guests.map(({ id }: any) => id)

test('the first list has every guest, session and key, and none of the organisation’s other events', async () => {
  await using world = await startWorld()
  const { event, path, session, door } = await aDoor(world)
  await anAttendee(world, (await anEvent(world)).id)
  const empty = await door()
  assert.deepEqual([empty.complete, empty.guests, empty.gone, empty.keys], [true, [], [], []])
  const opening = await session()
  const [ada, bob, gone] = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id, { first_name: 'Bob', last_name: '' }),
    await anAttendee(world, event.id),
  ]
  await world.request('DELETE', `${path}/attendees/${gone.id}`)
  await world.request('POST', `${path}/attendees/${bob.id}/ticket`)
  const { body: came } = await world.request('POST', `${path}/sessions/${opening.id}/checkin`, { attendee_id: ada.id })
  const byDevice = { key: 'bob-comes', attendee_id: bob.id, session_id: null, direction: 'in', verdict: 'accepted' }
  const at = '2026-01-01T09:41:00.250Z'
  await world.request('POST', `${path}/scans`, { device_id: 'side-gate', scans: [{ ...byDevice, at }] })
  const list = await door()
  const inside = { status: 'registered', left_session_ids: [], checked_out: false, signed_up: [] }
  assert.deepEqual(list.guests, [
    {
      ...inside,
      id: ada.id,
      ticket_no: 1,
      name: 'Ada Lovelace',
      session_ids: [opening.id],
      checked_in: false,
      inside: [{ session_id: opening.id, at: came.checked_in_at, device_id: null }],
      email_hash: hashOf(ada),
    },
    {
      ...inside,
      id: bob.id,
      ticket_no: 2,
      name: 'Bob',
      session_ids: [],
      checked_in: true,
      inside: [{ session_id: null, at, device_id: 'side-gate' }],
      email_hash: hashOf(bob),
    },
  ])
  assert.deepEqual([list.complete, list.gone, list.event_name], [true, [], event.name])
  const { description: _text, speakers: _people, ...shown } = opening
  assert.deepEqual(list.sessions, [{ ...shown, checked_in_count: 1, inside_count: 1 }])
  assert.ok(!JSON.stringify(list).includes('@'), 'no e-mail address')
  const { number, public_key } = list.keys[0]
  assert.deepEqual([list.keys.length, number], [1, 1])
  const ticket = fromBase32(ada.ticket_url.slice(ada.ticket_url.indexOf('/T/') + 3))!
  const x = Buffer.from(public_key, 'base64').toString('base64url')
  const signed = Buffer.concat([Buffer.from(`laurel ticket of event ${event.id}\n`), ticket.subarray(0, 8)])
  const key = { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } as const
  assert.ok(verifySignature(null, signed, key as never, ticket.subarray(8)), 'a device can tell a genuine ticket')
  const numbers = async (query: string) => {
    await world.request('POST', `${path}/ticket-keys/rotate${query}`)
    return (await door()).keys.map((each: any) => each.number)
  }
  assert.deepEqual([await numbers(''), await numbers('?retire=true')], [[1, 2], [3]])
})

test('after a cursor come guests who changed in any way or were removed, and then nobody', async () => {
  await using world = await startWorld()
  const { event, path, session, door } = await aDoor(world)
  const opening = await session()
  const [a, b, c, d, e] = await Promise.all([1, 2, 3, 4, 5].map(() => anAttendee(world, event.id)))
  let { cursor } = await door()
  const since = async () => {
    const list = await door(cursor)
    cursor = list.cursor
    assert.equal(list.complete, false)
    assert.equal(list.sessions.length, 1)
    return { ids: idsOf(list), gone: list.gone }
  }
  // Transactions of others on the server make a device hear of a change again, until they have ended.
  const silence = () => until(since, ({ ids, gone }) => ids.length + gone.length === 0)
  const entry = `${path}/sessions/${opening.id}/checkin`
  const changes: [() => Promise<unknown>, number][] = [
    [() => world.request('PATCH', `${path}/attendees/${a.id}`, { first_name: 'Eve' }), a.id],
    [() => world.request('POST', `${path}/attendees/${b.id}/ticket`), b.id],
    [() => world.request('POST', entry, { attendee_id: c.id }), c.id],
    [() => world.request('POST', `${path}/checkin`, { attendee_id: c.id }), c.id],
    [() => world.request('DELETE', `${path}/checkin/${c.id}`), c.id],
    [() => world.request('DELETE', `${entry}/${c.id}`), c.id],
    [() => world.query(`update attendee set status = 'cancelled' where id = ${d.id}`), d.id],
  ]
  for (const [change, id] of changes) {
    await silence()
    await change()
    assert.deepEqual(await since(), { ids: [id], gone: [] })
  }
  await silence()
  await world.request('DELETE', `${path}/attendees/${e.id}`)
  assert.deepEqual(await since(), { ids: [], gone: [e.id] })
  await silence()
  const late = await anAttendee(world, event.id)
  await world.request('DELETE', `${path}/attendees/${late.id}`)
  assert.deepEqual(await since(), { ids: [], gone: [late.id] })
  await silence()
})

test('a change that starts before the cursor and commits after it is not missed, nor is one in a savepoint', async () => {
  await using world = await startWorld()
  const { event, door } = await aDoor(world)
  const [early, inside, late, other] = await Promise.all([1, 2, 3, 4].map(() => anAttendee(world, event.id)))
  const { cursor } = await door()
  await using client = await openClient(world)
  await client.query(`begin; update attendee set ticket_no = 2 where id = ${early.id}; savepoint s`)
  await client.query(`update attendee set ticket_no = 2 where id = ${inside.id}`)
  await world.query(`update attendee set ticket_no = 2 where id = ${late.id}`)
  const before = await door(cursor)
  const renewed = (list: any) => list.guests.filter((guest: any) => guest.ticket_no === 2).map(({ id }: any) => id)
  assert.deepEqual(renewed(before), [late.id])
  await client.query(`delete from attendee where id = ${other.id}; commit`)
  const after = await door(before.cursor)
  for (const { id } of [early, inside]) assert.ok(renewed(after).includes(id))
  assert.deepEqual(after.gone, [other.id])
})

test('the list of a device ends up equal to that of the service, for any changes and any time of asking', async () => {
  await using world = await startWorld()
  const { event, path, door } = await aDoor(world)
  const people = await Promise.all(Array.from({ length: 6 }, () => anAttendee(world, event.id)))
  const act = fc.oneof(
    fc.record({ what: fc.constantFrom('begin', 'commit', 'write', 'ask'), who: fc.nat(1), whom: fc.nat(5) }),
    fc.record({ what: fc.constantFrom('write', 'ask'), who: fc.nat(1), whom: fc.nat(5) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      await using one = await openClient(world)
      await using two = await openClient(world)
      const clients = [one, two]
      const begun = [false, false]
      const held = new Map<number, number>()
      const first = await door()
      const known = new Map<number, number>(first.guests.map((guest: any) => [guest.id, guest.ticket_no]))
      let { cursor } = first
      const ask = async () => {
        const list = await door(cursor)
        for (const guest of list.guests) known.set(guest.id, guest.ticket_no)
        cursor = list.cursor
      }
      for (const { what, who, whom } of acts) {
        if (what === 'ask') await ask()
        else if (what === 'begin' && !begun[who]) {
          begun[who] = true
          await clients[who]!.query('begin; select pg_current_xact_id()')
        } else if (what === 'commit' && begun[who]) {
          begun[who] = false
          for (const [id, holder] of held) if (holder === who) held.delete(id)
          await clients[who]!.query('commit')
        } else if (what === 'write' && (held.get(whom) ?? who) === who) {
          if (begun[who]) held.set(whom, who)
          await clients[who]!.query(`update attendee set ticket_no = ticket_no % 200 + 1 where id = ${people[whom].id}`)
        }
      }
      for (const client of clients) await client.query('commit')
      await ask()
      const list = await door()
      assert.deepEqual(known, new Map(list.guests.map((guest: any) => [guest.id, guest.ticket_no])))
    }),
    { numRuns: 30 },
  )
  assert.equal((await world.request('GET', `${path}/attendees`)).body.length, 6)
})

test('a cursor of another event, another database or the future returns everybody; a malformed one is refused', async () => {
  await using world = await startWorld()
  await using elsewhere = await startWorld()
  const { event, path, door } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  const { cursor } = await door()
  // A cluster that is a copy of this one, which PostgreSQL itself cannot tell from it.
  const inCopy = openDatabase(world.databaseUrl, { settings: { 'laurel.place': 'another' } })
  await using _closed = { [Symbol.asyncDispose]: inCopy.close }
  const others = [
    (await (await aDoor(world)).door()).cursor,
    (await (await aDoor(elsewhere)).door()).cursor,
    cursor.replace(/-.*/, '-999999999999'),
    (await readPlace(jobContext({ ...world.services, db: inCopy.db }, 1, 'test'), event.id, null)).cursor,
  ]
  for (const other of others) {
    const list = await door(other)
    assert.deepEqual([list.complete, idsOf(list)], [true, [ada.id]])
  }
  for (const none of ['0', 'latest', `${cursor}1234567890123456`, '', '%00'])
    assertRefused(await world.request('GET', `${path}/door?after=${none}`), 422, 'validation_failed', 'query.after')
  assertRefused(await world.request('GET', '/admin/events/0/door'), 404, 'not_found')
})

test('a key with only the scope for check-in gets the list', async () => {
  await using world = await startWorld()
  const { path } = await aDoor(world)
  const { key } = await aKey(world, ['checkin:write'])
  assert.equal((await world.request('GET', `${path}/door`, undefined, { key })).status, 200)
  const { key: reader } = await aKey(world, ['attendees:read', 'events:read', 'sessions:read'])
  assertRefused(await world.request('GET', `${path}/door`, undefined, { key: reader }), 403, 'forbidden')
})

/** A connection of its own, which can leave a transaction open. */
async function openClient(world: World) {
  const client = await world.pool.connect()
  return {
    query: (text: string) => client.query(text),
    [Symbol.asyncDispose]: async () => {
      await client.query('rollback')
      client.release()
    },
  }
}
