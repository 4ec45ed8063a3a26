import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import pino from 'pino'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aDoorDevice, aKey, anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst, untilBlocked } from '../../../../test/support/statements.ts'
import { buildApp } from '../../../app.ts'

const HOUR = 3_600_000
const devicesOf = async (world: World, eventId: number) =>
  (await world.request('GET', `/admin/events/${eventId}/door-devices`)).body
const doorWith = (world: World, eventId: number, key: string) =>
  world.request('GET', `/admin/events/${eventId}/door`, undefined, { key })

test('a door link is shown once, is not part of the list, and stays ended', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const [one, two] = [await aSession(world, event.id), await aSession(world, event.id)]
  const { url, token, ...device } = await aDoorDevice(world, event.id, { session_ids: [two.id, one.id, two.id] })
  assert.match(url, /^http:\/\/laurel\.test\/door\/lrl_door_[A-Za-z0-9_-]{43}$/)
  const { id, created_at, expires_at } = device
  assert.deepEqual(device, {
    id,
    event_id: event.id,
    name: 'Front door',
    session_ids: [one.id, two.id],
    expires_at,
    created_at,
    last_seen_at: null,
    scans_sent: 0,
    scans_waiting: 0,
    clock_offset_ms: null,
  })
  const every = await aDoorDevice(world, event.id, { name: '  Back door ', session_ids: null })
  assert.deepEqual([every.name, every.session_ids], ['Back door', null])
  const { url: _, token: __, ...listed } = every
  assert.deepEqual(await devicesOf(world, event.id), [listed, device])
  assert.equal((await doorWith(world, event.id, token)).status, 200)
  const path = `/admin/events/${event.id}/door-devices/${id}`
  assert.equal((await world.request('DELETE', path)).status, 204)
  assertRefused(await doorWith(world, event.id, token), 401, 'unauthenticated')
  assert.match((await doorWith(world, event.id, token)).body.detail, /^This door link has expired or was deleted\./)
  assertRefused(await world.request('DELETE', path), 404, 'not_found')
  assert.deepEqual(await devicesOf(world, event.id), [listed])
})

test('by default a door link expires 12 hours after the event: its day in its zone, or its last session', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-03-01T00:00:00Z'))
  const end = async (fields: object, sessions: object[] = []) => {
    const event = await anEvent(world, fields)
    for (const session of sessions) await aSession(world, event.id, session)
    return (await aDoorDevice(world, event.id)).expires_at
  }
  const berlin = { event_date: '2026-03-28T23:30:00Z', event_timezone: 'Europe/Berlin' }
  const talk = { start_time: '2026-03-29T09:00:00Z', end_time: '2026-03-29T10:00:00Z' }
  const party = { start_time: '2026-03-29T20:00:00Z', end_time: '2026-03-30T02:00:00Z' }
  // The 29th of March has 23 hours there and ends at 22:00 UTC.
  assert.equal(await end(berlin), '2026-03-30T10:00:00.000Z')
  assert.equal(await end(berlin, [talk]), '2026-03-30T10:00:00.000Z')
  assert.equal(await end(berlin, [party, talk]), '2026-03-30T14:00:00.000Z')
  assert.equal(await end({}, [party]), '2026-03-30T14:00:00.000Z')
  assert.equal(await end({}), '2026-03-31T00:00:00.000Z')
  assert.equal(await end({ event_date: '2026-03-10', event_timezone: 'America/New_York' }), '2026-03-10T16:00:00.000Z')
  assert.equal(await end({ event_date: '9999-12-31' }), '9999-12-31T23:59:59.999Z')
  assert.equal(await end({ event_date: '2025-03-10' }), '2026-03-01T12:00:00.000Z', 'an event that is over')
})

test('an end that has passed, a session of another event, no door at all and a nameless device are refused', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const own = await aSession(world, event.id)
  const other = await aSession(world, (await anEvent(world)).id)
  const make = (body: object) => world.request('POST', `/admin/events/${event.id}/door-devices`, body)
  const name = 'Front door'
  const past = new Date(Date.now() - 1).toISOString()
  assertRefused(await make({ name, expires_at: past }), 422, 'validation_failed', 'body.expires_at', 'in_the_past')
  for (const id of [other.id, 888_888, 0, -1, 2 ** 53 - 1])
    assertRefused(
      await make({ name, session_ids: [own.id, id] }),
      422,
      'validation_failed',
      'body.session_ids.1',
      'unknown_session',
    )
  assertRefused(await make({ name, session_ids: [] }), 422, 'validation_failed', 'body.session_ids')
  assertRefused(await make({ name: ' ' }), 422, 'validation_failed', 'body.name')
  assertRefused(await make({}), 422, 'validation_failed', 'body.name')
  assert.deepEqual(await devicesOf(world, event.id), [])
})

test('creating and ending a door link needs checkin:write, listing them attendees:read', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/door-devices`
  const { key: reader } = await aKey(world, ['attendees:read', 'events:write', 'sessions:write', 'api_keys:write'])
  const { key: keeper } = await aKey(world, ['checkin:write'])
  assertRefused(await world.request('POST', path, { name: 'Mine' }, { key: reader }), 403, 'forbidden')
  const made = await world.request('POST', path, { name: 'Mine' }, { key: keeper })
  assert.equal(made.status, 201)
  assertRefused(await world.request('GET', path, undefined, { key: keeper }), 403, 'forbidden')
  assert.equal((await world.request('GET', path, undefined, { key: reader })).body.length, 1)
  assertRefused(await world.request('DELETE', `${path}/${made.body.id}`, undefined, { key: reader }), 403, 'forbidden')
  assert.equal((await world.request('DELETE', `${path}/${made.body.id}`, undefined, { key: keeper })).status, 204)
})

test('a token is nowhere in the database or the log, also after its link is opened or requested twice', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/door-devices`
  const headers = { 'idempotency-key': 'one' }
  const make = () => world.request('POST', path, { name: 'Kept' }, { headers })
  const [first, again] = [await make(), await make()]
  assert.deepEqual([again.body, again.headers['idempotency-replayed']], [first.body, 'true'])
  assert.equal((await devicesOf(world, event.id)).length, 1)
  const token = first.body.url.split('/').at(-1)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const health = { checks: {}, stopping: () => false }
  await using app = await buildApp({ config: world.config, services: world.services, health, log })
  const authorization = `Bearer ${token}`
  assert.equal(
    (await app.inject({ url: `/api/v1/admin/events/${event.id}/door`, headers: { authorization } })).statusCode,
    200,
  )
  for (const url of [`/door/${token}`, `/x/${token}?${token}`, `/api/v1/admin/events/${token}`])
    await app.inject({ url })
  await world.request('DELETE', `${path}/${first.body.id}`)
  assert.ok(lines.length >= 4)
  const dump = await dumpDatabase(world)
  assert.ok(dump.includes('door_device.create') && dump.includes('door_device.delete'))
  const random = token.slice(9)
  const hash = createHash('sha256').update(token).digest('hex')
  for (const form of [random, Buffer.from(random, 'base64url').toString('hex'), Buffer.from(token).toString('hex')])
    assert.ok(!dump.includes(form) && !lines.join('').includes(form))
  assert.ok(!dump.includes(hash), 'the hash went with the device')
})

test('a deleted session is removed from the list of a device, and a device without sessions opens no door', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const [one, two] = [await aSession(world, event.id), await aSession(world, event.id)]
  const { token } = await aDoorDevice(world, event.id, { session_ids: [one.id, two.id] })
  const path = `/admin/events/${event.id}`
  await world.request('DELETE', `${path}/sessions/${one.id}`)
  assert.deepEqual((await devicesOf(world, event.id))[0].session_ids, [two.id])
  await world.request('DELETE', `${path}/sessions/${two.id}`)
  assert.deepEqual((await devicesOf(world, event.id))[0].session_ids, [])
  assert.deepEqual((await doorWith(world, event.id, token)).body.device.session_ids, [])
  const later = await aSession(world, event.id)
  const scans = [one.id, later.id, null].map((session_id, n) => ({
    key: `scan-000${n}`,
    attendee_id: ada.id,
    session_id,
    direction: 'in',
    at: '2026-11-20',
    verdict: 'accepted',
  }))
  const { body } = await world.request('POST', `${path}/scans`, { device_id: 'device-1', scans }, { key: token })
  assert.deepEqual(
    body.results.map(({ verdict }: any) => verdict),
    ['disabled', 'disabled', 'disabled'],
  )
})

for (const what of ['session', 'event'])
  test(`deleting the ${what} while a device is made for it comes after it, and leaves it no door`, async () => {
    await using world = await startWorld()
    const event = await anEvent(world)
    const session = await aSession(world, event.id)
    const path = `/admin/events/${event.id}`
    using held = holdFirst(world, 'insert into door_device')
    const making = world.request('POST', `${path}/door-devices`, {
      name: 'Front door',
      ...(what === 'session' ? { session_ids: [session.id] } : {}),
    })
    await held.reached
    const deletion = world.request('DELETE', what === 'event' ? path : `${path}/sessions/${session.id}`)
    assert.equal(await Promise.race([untilBlocked(world), deletion]), undefined, 'it waits for it')
    held.release()
    assert.deepEqual([(await making).status, (await deletion).status], [201, 204])
    const left = await world.query('select every_door from door_device')
    assert.deepEqual(left, what === 'event' ? [] : [{ every_door: false }])
    assert.deepEqual(await world.query('select * from door_device_session'), [])
  })

test('a deleted event deletes its devices', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { token } = await aDoorDevice(world, event.id, { expires_at: new Date(Date.now() + HOUR).toISOString() })
  await world.request('DELETE', `/admin/events/${event.id}`)
  assertRefused(await doorWith(world, event.id, token), 401, 'unauthenticated')
})
