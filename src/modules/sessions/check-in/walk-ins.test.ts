import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aDoorDevice, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { buildApp } from '../../../app.ts'

const EVE = { first_name: ' Eve ', last_name: 'Öz', email: 'Eve@Example.org' }

async function aDoor(world: World, fields: object = {}) {
  const event = await anEvent(world, fields)
  const { id, token } = await aDoorDevice(world, event.id)
  const path = `/admin/events/${event.id}`
  const scan = (key: string, fields: object = {}) => ({
    key: `scan-${key}`,
    session_id: null,
    direction: 'in',
    at: '2026-11-20T10:00:00Z',
    verdict: 'accepted',
    guest: EVE,
    ...fields,
  })
  const body = (scans: object[]) => ({ device_id: 'device-1', scans, clock_offset_ms: -120_000 })
  return {
    event,
    path,
    scan,
    body,
    token,
    send: (...scans: object[]) => world.request('POST', `${path}/scans`, body(scans), { key: token }),
    people: async () => (await world.request('GET', `${path}/attendees`)).body,
    device: async () => (await world.request('GET', `${path}/door-devices`)).body.find((each: any) => each.id === id),
  }
}

test('a guest without a registration is registered and let in once, however often and by how many devices it is sent', async () => {
  await using world = await startWorld()
  const { path, scan, body, send, people, token, device } = await aDoor(world, { registration_capacity: 1 })
  const health = { checks: {}, stopping: () => false }
  await using other = await buildApp({ config: world.config, services: world.services, health })
  const headers = { authorization: `Bearer ${token}` }
  const elsewhere = () =>
    other.inject({ method: 'POST', url: `/api/v1${path}/scans`, headers, payload: body([scan('one'), scan('two')]) })
  const [a, b] = await Promise.all([send(scan('one')), elsewhere()])
  assert.deepEqual([a.status, b.statusCode], [200, 200], a.text + b.body)
  const [eve, ...more] = await people()
  assert.deepEqual(
    [eve.first_name, eve.last_name, eve.email, eve.source, eve.status, eve.checked_in, more.length],
    ['Eve', 'Öz', 'Eve@Example.org', 'door', 'registered', true, 0],
  )
  const again = (await send(scan('one'))).body.results[0]
  assert.deepEqual(again.walk_in, { created: false, over_places: false })
  assert.equal(again.attendee_id, eve.id)
  const bob = { first_name: 'Bob', email: 'bob@example.org' }
  const [result] = (await send(scan('three', { guest: bob }))).body.results
  assert.deepEqual([result.verdict, result.walk_in], ['accepted', { created: true, over_places: true }])
  assert.equal((await device()).clock_offset_ms, -120_000)
  const types = await world.query<{ type: string }>(
    `select type from domain_event where type ~ '^attendee' order by id`,
  )
  assert.deepEqual(
    types.map(({ type }) => type),
    [1, 2].flatMap(() => ['attendee.registered', 'attendee.checked_in']),
  )
  const entries = await world.query(
    `select 1 from audit_entry where action = 'attendee.create' and actor like 'door_device:%'`,
  )
  assert.equal(entries.length, 2)
  await world.request('DELETE', `${path}/attendees/${eve.id}`)
  const [gone] = (await send(scan('one'))).body.results
  assert.deepEqual(
    [gone.attendee_id, gone.walk_in, (await people()).length],
    [null, null, 1],
    'a key registers nobody twice',
  )
})

test('a known guest is treated as registered; a guest whom the door refused is not registered', async () => {
  await using world = await startWorld()
  const { event, path, scan, send, people } = await aDoor(world)
  const ada = await anAttendee(world, event.id, { email: 'ada@example.org' })
  await world.request('PATCH', `${path}/attendees/${ada.id}`, { status: 'cancelled' })
  const refused = { verdict: 'full', guest: { first_name: 'No', email: 'no@example.org' } }
  const known = { guest: { first_name: 'Ada', email: 'ADA@example.org' } }
  const { results } = (await send(scan('known', known), scan('refused', refused))).body
  assert.deepEqual(
    results.map(({ verdict, attendee_id, walk_in }: any) => [verdict, attendee_id, walk_in]),
    [
      ['cancelled', ada.id, { created: false, over_places: false }],
      ['full', null, null],
    ],
  )
  assert.equal((await people()).length, 1)
})

test('a guest with an attendee or a ticket, who is to go out, or without an address is refused whole', async () => {
  await using world = await startWorld()
  const { scan, send, people } = await aDoor(world)
  for (const [fields, field, code] of [
    [{ attendee_id: 1 }, 'guest', 'exactly_one'],
    [{ ticket: 'AE' }, 'guest', 'exactly_one'],
    [{ direction: 'out' }, 'guest', 'guest_direction'],
    [{ direction: 'undo' }, 'guest', 'guest_direction'],
    [{ guest: { first_name: 'Eve' } }, 'guest.email', 'missing'],
    [{ guest: { ...EVE, first_name: ' ' } }, 'guest.first_name', 'blank'],
    [{ guest: { ...EVE, email: 'nobody' } }, 'guest.email', 'email'],
    [{ clock_offset_ms: 1e13 }, 'clock_offset_ms', 'too_large'],
  ] as const)
    assertRefused(
      await send(scan('good'), scan('bad', fields)),
      422,
      'validation_failed',
      `body.scans.1.${field}`,
      code,
    )
  assert.deepEqual(await people(), [])
})
