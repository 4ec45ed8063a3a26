import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aDoorDevice, anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst, untilBlocked } from '../../../../test/support/statements.ts'
import { buildApp } from '../../../app.ts'

async function aDoor(world: World, fields: (sessionIds: number[]) => object = () => ({})) {
  const event = await anEvent(world)
  const sessions = [await aSession(world, event.id), await aSession(world, event.id)]
  const ada = await anAttendee(world, event.id)
  const device = await aDoorDevice(world, event.id, fields(sessions.map(({ id }) => id)))
  const path = `/admin/events/${event.id}`
  return {
    event,
    ada,
    device,
    path,
    sessions: sessions.map(({ id }): number => id),
    scan: (nth: number, more: object = {}) => ({
      key: `scan-${String(nth).padStart(4, '0')}`,
      attendee_id: ada.id,
      session_id: null,
      direction: 'in',
      at: new Date(Date.UTC(2026, 10, 20, 10) + nth).toISOString(),
      verdict: 'accepted',
      ...more,
    }),
    send: (scans: object[], more: object = {}, key = device.token) =>
      world.request('POST', `${path}/scans`, { device_id: 'device-A', scans, ...more }, { key }),
    log: async () => (await world.request('GET', `${path}/scans?limit=200`)).body,
    listed: async () => (await world.request('GET', `${path}/door-devices`)).body[0],
  }
}

test('scans of a device are on record under its name, counted once each, and stay when it is ended', async () => {
  await using world = await startWorld()
  const { device, path, scan, send, log, listed } = await aDoor(world)
  const first = await send([scan(1), scan(2), scan(2)], { waiting: 7 })
  assert.equal(first.status, 200)
  const told = async () => {
    const { scans_sent, scans_waiting, last_seen_at } = await listed()
    assert.ok(last_seen_at !== null)
    return [scans_sent, scans_waiting]
  }
  assert.deepEqual(await told(), [2, 7])
  await send([scan(2), scan(3)])
  assert.deepEqual(await told(), [3, 7])
  await send([scan(1), scan(2), scan(3)], { waiting: 0 })
  assert.deepEqual(await told(), [3, 0])
  await send([scan(4)], { waiting: 9 }, world.key)
  assert.deepEqual(await told(), [3, 0], 'those of a key are not its own')
  const actor = `door_device:${device.id}`
  const rows = await log()
  assert.deepEqual(
    rows.map((row: any) => row.actor),
    ['api_key:1', actor, actor, actor],
  )
  assert.deepEqual(
    await world.query(`select actor, after from audit_entry where action = 'event.receive_scans' order by id`),
    [
      { actor, after: { device_id: 'device-A', scans: 2 } },
      { actor, after: { device_id: 'device-A', scans: 1 } },
      { actor: 'api_key:1', after: { device_id: 'device-A', scans: 1 } },
    ],
  )
  assert.equal((await world.request('DELETE', `${path}/door-devices/${device.id}`)).status, 204)
  assert.deepEqual(await log(), rows)
  for (const waiting of [-1, 1.5, '3', 1e9])
    assertRefused(await send([scan(1)], { waiting }, world.key), 422, 'validation_failed', 'body.waiting')
})

test('scans of a device at a door that is not its own are recorded, and let nobody in', async () => {
  await using world = await startWorld()
  const { sessions, path, scan, send, log, listed } = await aDoor(world, ([own]) => ({ session_ids: [own] }))
  const [own, other] = sessions
  const { body } = await send([
    scan(1, { session_id: other }),
    scan(2, { session_id: null }),
    scan(3, { session_id: other, verdict: 'full' }),
    scan(4, { session_id: other, attendee_id: null }),
    scan(5, { session_id: 888_888 }),
    scan(6, { session_id: own }),
  ])
  const verdicts = body.results.map(({ verdict }: any) => verdict)
  assert.deepEqual(verdicts, ['disabled', 'disabled', 'full', 'unknown', 'disabled', 'accepted'])
  const disputes = (await log()).reverse().map(({ dispute }: any) => dispute)
  assert.deepEqual(disputes, [true, true, false, true, true, false])
  assert.equal((await listed()).scans_sent, 6)
  await world.request('POST', `${path}/sessions/${other}/checkin`, { attendee_id: (await log())[0].attendee_id })
  const undo = await send([scan(7, { session_id: other, direction: 'undo', at: new Date().toISOString() })])
  assert.equal(undo.body.results[0].verdict, 'disabled')
  const counts = await world.query('select checked_in_count from session order by id')
  assert.deepEqual(counts, [{ checked_in_count: 1 }, { checked_in_count: 1 }], 'nor does its undo put anybody out')
})

test('500 scans at other doors are accepted in one request, and each is recorded', async () => {
  await using world = await startWorld()
  const { scan, send, listed, sessions } = await aDoor(world, ([own]) => ({ session_ids: [own] }))
  const scans = Array.from({ length: 500 }, (_, n) => scan(n, { session_id: n % 2 ? sessions[1] : 900_000 + n }))
  const { status, body } = await send(scans)
  assert.equal(status, 200)
  assert.deepEqual(new Set(body.results.map(({ verdict }: any) => verdict)), new Set(['disabled']))
  assert.equal((await listed()).scans_sent, 500)
  assert.deepEqual(await world.query('select count(*)::int as scans from scan'), [{ scans: 500 }])
})

test('if a device is ended while its scans are received, all are accepted or none', async () => {
  await using world = await startWorld()
  for (const [held, statuses, scans] of [
    ['insert into scan', [200, 204], 2],
    ["set_config('enable_seqscan'", [401, 204], 0],
  ] as const) {
    const { device, path, scan, send, log } = await aDoor(world)
    using first = holdFirst(world, held)
    const sending = send([scan(1), scan(2)])
    await first.reached
    const ending = world.request('DELETE', `${path}/door-devices/${device.id}`)
    if (scans === 0) await ending
    else assert.equal(await Promise.race([untilBlocked(world), ending]), undefined, 'it waits for them')
    first.release()
    assert.deepEqual([(await sending).status, (await ending).status], statuses)
    if (scans === 0) assert.match((await sending).body.detail, /^This door link has expired or was deleted\./)
    assert.equal((await log()).length, scans)
  }
})

test('scans that devices send at once count for each of them, and one that was ended in the meantime is refused alone', async () => {
  await using world = await startWorld()
  const { event, device, path, scan, send, log } = await aDoor(world)
  const others = [await aDoorDevice(world, event.id), await aDoorDevice(world, event.id)]
  const [stays, ended] = others
  using first = holdFirst(world, "set_config('enable_seqscan'")
  using second = holdFirst(world, 'from door_device_session where device_id = d.id')
  const sending = [send([scan(1)])]
  await first.reached
  sending.push(
    ...others.map(({ token }, nth) => send([scan(nth + 2), scan(nth + 4)], { device_id: `device-${nth}` }, token)),
  )
  await second.reached
  await world.request('DELETE', `${path}/door-devices/${ended!.id}`)
  second.release()
  first.release()
  const answers = await Promise.all(sending)
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.results?.map(({ key }: any) => key)]),
    [
      [200, ['scan-0001']],
      [200, ['scan-0002', 'scan-0004']],
      [401, undefined],
    ],
  )
  const rows = (await log()).map(({ key, actor, device_id }: any) => [key, actor, device_id]).sort()
  const actors = [device, stays!].map(({ id }) => `door_device:${id}`)
  assert.deepEqual(rows, [
    ['scan-0001', actors[0], 'device-A'],
    ['scan-0002', actors[1], 'device-0'],
    ['scan-0004', actors[1], 'device-0'],
  ])
  const sent = await world.query('select scans_sent from door_device order by id')
  assert.deepEqual(sent, [{ scans_sent: 1 }, { scans_sent: 2 }])
})

test('a device that expires while its scans are received is refused with all of them', async () => {
  await using world = await startWorld()
  const end = new Date('2099-01-01T12:00:00Z')
  const { scan, send, log } = await aDoor(world, () => ({ expires_at: end.toISOString() }))
  world.stopClock(new Date(end.getTime() - 1))
  using first = holdFirst(world, "set_config('enable_seqscan'")
  const sending = send([scan(1)])
  await first.reached
  world.stopClock(end)
  first.release()
  assertRefused(await sending, 401, 'unauthenticated')
  assert.deepEqual(await log(), [])
})

test('the same scans to two processes at once, in several batches, are counted once', async () => {
  await using world = await startWorld()
  const health = { checks: {}, stopping: () => false }
  await using other = await buildApp({ config: world.config, services: world.services, health })
  const { device, path, scan, log, listed } = await aDoor(world)
  const scans = Array.from({ length: 40 }, (_, n) => scan(n))
  const batches = Array.from({ length: 12 }, (_, n) => scans.slice(n * 3, n * 3 + 7))
  const answers = await Promise.all(
    batches.map((batch, n) =>
      [world.app, other][n % 2]!.inject({
        method: 'POST',
        url: `/api/v1${path}/scans`,
        headers: { authorization: `Bearer ${device.token}` },
        payload: { device_id: 'device-A', scans: batch, waiting: n },
      }),
    ),
  )
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  assert.equal((await log()).length, 40)
  assert.equal((await listed()).scans_sent, 40)
})

test('with an Idempotency-Key a device gets the same answer again, and another device cannot use its key', async () => {
  await using world = await startWorld()
  const { event, device, path, scan } = await aDoor(world)
  const other = await aDoorDevice(world, event.id)
  const send = (key: string) =>
    world.request(
      'POST',
      `${path}/scans`,
      { device_id: 'device-A', scans: [scan(1)] },
      { key, headers: { 'idempotency-key': 'one' } },
    )
  const [first, again, others] = [await send(device.token), await send(device.token), await send(other.token)]
  assert.deepEqual([again.body, again.headers['idempotency-replayed']], [first.body, 'true'])
  assert.equal(others.headers['idempotency-replayed'], undefined)
  const sent = await world.query('select scans_sent from door_device order by id')
  assert.deepEqual(sent, [{ scans_sent: 1 }, { scans_sent: 0 }])
})
