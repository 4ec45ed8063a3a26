import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillPath, operationsOf, readDocument } from '../../../../test/support/api-operations.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { call, idsFor, makeEverything } from '../../../../test/support/everything.ts'
import { aDoorDevice, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { noteStatements } from '../../../../test/support/statements.ts'
import { buildApp } from '../../../app.ts'

const seenAt = async (world: World) =>
  (await world.query<{ last_seen_at: Date | null }>('select last_seen_at from door_device'))[0]!.last_seen_at

test('a device may read the guests of its event and send scans, and every other operation is forbidden', async () => {
  await using world = await startWorld()
  const made = await makeEverything(world)
  const { token } = await aDoorDevice(world, Number(made['events']))
  const open = new Set(['getDoorList', 'sendScans'])
  const operations = operationsOf(await readDocument()).filter(({ scope }) => scope !== null)
  for (const operation of operations) {
    const answer = await call(world, operation, fillPath(operation, idsFor(operation, made)), { key: token })
    if (open.delete(operation.id)) assert.ok([200, 422].includes(answer.status), answer.text)
    else {
      assertRefused(answer, 403, 'forbidden')
      assert.match(answer.body.detail, /^A door link (gives the guests|prints the badge of one guest)/)
    }
  }
  assert.equal(open.size, 0)
  assert.ok(operations.length > 50)
})

test('a device has access to its own event only: every other event is forbidden in the same way, existing or not', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const stranger = await world.stranger()
  const theirs = await world.request(
    'POST',
    '/admin/events',
    { name: 'Theirs', template_image_url: 'placeholder' },
    { key: stranger },
  )
  const { token } = await aDoorDevice(world, event.id)
  const others = [(await anEvent(world)).id, theirs.body.id, 888_888, 0, `0${event.id}`, `${event.id}.0`, '%20']
  for (const id of others)
    for (const [method, door, body] of [
      ['GET', 'door', undefined],
      ['POST', 'scans', { device_id: 'device-1', scans: [] }],
    ] as const) {
      const answer = await world.request(method, `/admin/events/${id}/${door}`, body, { key: token })
      assertRefused(answer, 403, 'forbidden')
      assert.equal(answer.body.detail, `This door link is for event ${event.id} alone.`)
    }
})

test('answers to a device contain names, and no email address', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const { token, url: _, ...device } = await aDoorDevice(world, event.id)
  const list = await world.request('GET', `/admin/events/${event.id}/door`, undefined, { key: token })
  assert.deepEqual([list.body.guests[0].name, list.body.device.id], ['Ada Lovelace', device.id])
  const scan = { key: 'scan-0001', attendee_id: ada.id, session_id: null, direction: 'in', verdict: 'accepted' }
  const scans = [
    { ...scan, at: '2026-11-20' },
    { ...scan, key: 'scan-0002', at: '2026-11-21' },
  ]
  const sent = await world.request(
    'POST',
    `/admin/events/${event.id}/scans`,
    { device_id: 'device-1', scans },
    { key: token },
  )
  assert.equal(sent.status, 200)
  for (const { text } of [list, sent]) assert.ok(!text.includes('@'), text)
  const asked = await world.request('GET', `/admin/events/${event.id}/door`)
  assert.equal(asked.body.device, null, 'a key is no device')
})

test('a door link ends by the clock, to the millisecond', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const end = new Date('2099-01-01T12:00:00Z')
  const { token } = await aDoorDevice(world, event.id, { expires_at: end.toISOString() })
  const ask = () => world.request('GET', `/admin/events/${event.id}/door`, undefined, { key: token })
  world.stopClock(new Date(end.getTime() - 1))
  assert.equal((await ask()).status, 200)
  world.stopClock(end)
  const { status, body, headers } = await ask()
  assert.deepEqual([status, headers['www-authenticate']], [401, 'Bearer'])
  assert.match(body.detail, /^This door link has expired or was deleted\./)
})

test('a wrong token learns nothing, and a malformed one is refused without a query of devices', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { token } = await aDoorDevice(world, event.id)
  const ask = (key: string) => world.request('GET', `/admin/events/${event.id}/door`, undefined, { key })
  const flipped = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.at(-1)
  const details = await Promise.all(
    [flipped, `lrl_door_${'x'.repeat(43)}`].map(async (key) => (await ask(key)).body.detail),
  )
  assert.equal(new Set(details).size, 1)
  const note = noteStatements(world)
  for (const key of [token.slice(0, -1), `${token}x`, token.toUpperCase(), token.slice(9), 'lrl_door_']) {
    const statements = await note(async () => {
      const answer = await ask(key)
      assertRefused(answer, 401, 'unauthenticated')
      assert.match(answer.body.detail, /^This API key is not valid/)
    })
    assert.deepEqual(statements, [])
  }
  const ofKey = await note(() => world.request('GET', '/admin/credits'))
  assert.ok(!ofKey.some(({ text }) => text.includes('door_device')))
  const ofDevice = await note(() => ask(token))
  assert.ok(!ofDevice.some(({ text }) => text.includes('api_key')))
})

test('each device has 600 requests a minute of its own, exactly, however many come at once to two processes', async () => {
  await using world = await startWorld({ rateLimit: true })
  const health = { checks: {}, stopping: () => false }
  await using other = await buildApp({ config: world.config, services: world.services, health })
  const event = await anEvent(world)
  const [one, two] = [await aDoorDevice(world, event.id), await aDoorDevice(world, event.id)]
  const url = `/api/v1/admin/events/${event.id}/door`
  const ask = (token: string, app = world.app) => app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const first = await ask(one.token)
  assert.equal(first.headers['ratelimit-policy'], '"minute";q=600;w=60, "hour";q=36000;w=3600')
  assert.equal(first.headers['ratelimit'], '"minute";r=599;t=60, "hour";r=35999;t=3600')
  await world.query(`update rate_window set minute_count = 560 where subject = 'door_device:${one.id}'`)
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(one.token, [world.app, other][n % 2])))
  const statuses = answers.map(({ statusCode }) => statusCode)
  assert.equal(statuses.filter((status) => status === 200).length, 40)
  assert.equal(statuses.filter((status) => status === 429).length, 20)
  assert.equal((await ask(two.token)).statusCode, 200, 'another device has its own')
  assert.equal((await world.request('GET', '/admin/credits')).status, 200, 'and so has the organisation')
})

test('the last contact of a device is written at most every ten seconds, in the statement that authenticates it', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { token } = await aDoorDevice(world, event.id)
  const ask = () => world.request('GET', `/admin/events/${event.id}/door`, undefined, { key: token })
  const start = new Date('2026-11-22T10:00:00.000Z')
  const at = (ms: number) => new Date(start.getTime() + ms)
  const note = noteStatements(world)
  for (const [ms, seen] of [
    [0, 0],
    [9_999, 0],
    [10_000, 10_000],
    [19_000, 10_000],
    [25_000, 25_000],
  ] as const) {
    world.stopClock(at(ms))
    const statements = await note(ask)
    assert.equal(statements.filter(({ text }) => text.includes('door_device')).length, 2, 'it, and who it is')
    assert.deepEqual(await seenAt(world), at(seen))
  }
})

test('an ended device is refused by the other process too, with its next request', async () => {
  await using world = await startWorld()
  const health = { checks: {}, stopping: () => false }
  await using other = await buildApp({ config: world.config, services: world.services, health })
  const event = await anEvent(world)
  const { id, token } = await aDoorDevice(world, event.id)
  const url = `/api/v1/admin/events/${event.id}/door`
  const ask = () => other.inject({ url, headers: { authorization: `Bearer ${token}` } })
  assert.equal((await ask()).statusCode, 200)
  await world.request('DELETE', `/admin/events/${event.id}/door-devices/${id}`)
  assert.equal((await ask()).statusCode, 401)
})
