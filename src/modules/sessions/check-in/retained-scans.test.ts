import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDoorDevice, anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'
import { purgeOrganisation } from '../../retention/purge-organisation.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const purge = (world: World) => purgeOrganisation(world.services, 1)

/** An event with a device at its doors, whose scans are as many minutes old as it says. */
async function aDoor(world: World) {
  const event = await anEvent(world)
  const session = await aSession(world, event.id)
  const device = await aDoorDevice(world, event.id)
  const path = `/admin/events/${event.id}`
  const scan = (key: string, attendee: { id: number }, minutesAgo: number, more: object = {}) => ({
    key: `scan-${key}-of-${attendee.id}`,
    attendee_id: attendee.id,
    session_id: null,
    direction: 'in',
    at: new Date(world.services.now().getTime() - minutesAgo * MINUTE_MS).toISOString(),
    verdict: 'accepted',
    ...more,
  })
  const sendAs = async (key: string, ...scans: object[]) => {
    const body = { device_id: 'device-1', scans, waiting: 0 }
    const { status, body: told, text } = await world.request('POST', `${path}/scans`, body, { key })
    assert.equal(status, 200, text)
    return told.results.map(({ verdict }: any) => verdict)
  }
  const log = async () => (await world.request('GET', `${path}/scans`)).body.map(({ key }: any) => key)
  const send = (...scans: object[]) => sendAs(world.key, ...scans)
  return { event, session, device, path, scan, send, sendAs, log }
}

test('the log of an event is deleted 90 days after its last scan; attendance, counts and certificates stay', async () => {
  await using world = await startWorld()
  const { event, session, path, scan, send, log } = await aDoor(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await send(scan('a', ada, 9), scan('b', ada, 8), scan('c', ada, 7, { session_id: session.id }))
  await send(scan('a', bob, 9), scan('b', bob, 8, { direction: 'undo' }), scan('x', { id: 99 }, 5))
  const seen = async () => [
    (await world.request('GET', `${path}/attendance`)).body,
    (await world.request('GET', `${path}/attendees`)).body,
  ]
  const before = await seen()
  world.advance(89 * DAY_MS)
  await purge(world)
  assert.equal((await log()).length, 6)
  world.advance(2 * DAY_MS)
  await purge(world)
  assert.deepEqual(await log(), [])
  assert.deepEqual(await seen(), before)
  const { last_run } = (await world.request('GET', '/admin/retention')).body
  assert.equal(last_run.removed.scans, 6)
})

test('one recent scan keeps the whole log of its event, which decides its verdict', async () => {
  await using world = await startWorld()
  const { event, scan, send, log } = await aDoor(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await send(scan('a', ada, 9), scan('b', ada, 8, { direction: 'undo' }))
  world.advance(100 * DAY_MS)
  await send(scan('a', bob, 1))
  await purge(world)
  assert.equal((await log()).length, 3)
})

test('guests inside stay inside after the log is deleted, through repeats, undos, returns and late scans', async () => {
  await using world = await startWorld()
  const { event, path, scan, send, log } = await aDoor(world)
  const people = await Promise.all(Array.from({ length: 6 }, () => anAttendee(world, event.id)))
  const [again, out, late, , moved, many] = people as any[]
  const sent = people.map((person) => scan('a', person, 9))
  await send(...sent)
  world.advance(91 * DAY_MS)
  await purge(world)
  assert.deepEqual(await log(), [])
  assert.deepEqual(await examine(world.services), [])

  assert.deepEqual(await send(scan('b', again, 1)), ['duplicate'])
  const [listed] = (await world.request('GET', `${path}/scans`)).body
  assert.deepEqual(listed.first, { at: sent[0]!.at, device_id: null }, 'since when is still known')

  assert.equal((await world.request('DELETE', `${path}/checkin/${out.id}`)).status, 204)
  assert.deepEqual(await examine(world.services), [])
  assert.deepEqual(await send(scan('c', out, -1)), ['accepted'])
  const undone = (await world.request('GET', `${path}/scans`)).body.filter(({ direction }: any) => direction === 'undo')
  assert.deepEqual(
    undone.map(({ verdict }: any) => verdict),
    ['accepted'],
    'it has put them out, whatever comes after',
  )

  assert.deepEqual(await send({ ...scan('late', late, 0), at: scan('', late, 91 * 24 * 60 + 20).at }), ['accepted'])
  assert.deepEqual(await send(sent[3]!), ['accepted'], 'the same scan once more')
  assert.deepEqual(await send({ ...sent[4]!, at: scan('', moved, 3).at }), ['accepted'], 'its key with another time')
  await world.request('POST', `${path}/checkin`, { attendee_id: many.id })
  assert.equal(await count(world, 'check_in'), 6)
  assert.deepEqual(await examine(world.services), [])
  world.advance(91 * DAY_MS)
  await purge(world)
  assert.deepEqual(await log(), [])
  assert.equal(await count(world, 'check_in'), 6)
})

test('stays are kept after the log is deleted: a return, a check-out and an undo continue from them', async () => {
  await using world = await startWorld()
  // Scans made one after the other are whole minutes apart.
  const begin = Date.now()
  world.stopClock(new Date(begin))
  const { event, path, scan, send, log } = await aDoor(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const out = { direction: 'out' }
  for (const each of [ada, bob])
    await send(scan('a', each, 60), scan('b', each, 40, out), scan('c', each, 30), scan('d', each, 25, out))
  world.stopClock(new Date(begin + 91 * DAY_MS))
  await purge(world)
  assert.deepEqual(await log(), [])
  const stayed = async (whose = ada) =>
    (await world.query<{ ms: number }>(`select stayed_ms::int as ms from check_in where attendee_id = ${whose.id}`))[0]
      ?.ms
  assert.equal(await stayed(), 25 * MINUTE_MS)
  await send(scan('e', ada, 20), scan('f', ada, 10, out))
  assert.equal(await stayed(), 35 * MINUTE_MS)
  await send(scan('g', ada, 5, { direction: 'undo' }), scan('h', ada, 4, { direction: 'undo' }))
  assert.equal(await stayed(), 25 * MINUTE_MS)
  assert.deepEqual(await examine(world.services), [])
  assert.equal((await world.request('DELETE', `${path}/checkin/${bob.id}`)).status, 204)
  assert.equal(await stayed(bob), undefined)
  assert.deepEqual(await examine(world.services), [])
})

test('a scan during the deletion of the log leaves the log of its person complete, or deleted up to it', async () => {
  for (const held of ['for no key update skip locked', 'delete from scan']) {
    await using world = await startWorld()
    const { event, scan, send, log } = await aDoor(world)
    const ada = await anAttendee(world, event.id)
    const early = scan('a', ada, 9)
    await send(early, scan('b', ada, 7, { direction: 'undo' }))
    const between = { ...scan('between', ada, 0), at: scan('', ada, 8).at }
    world.advance(91 * DAY_MS)
    using first = holdFirst(world, held)
    const purging = purge(world)
    await first.reached
    const sending = send(between)
    if (held === 'for no key update skip locked') await sending
    else await new Promise((resolve) => setTimeout(resolve, 100))
    first.release()
    await Promise.all([purging, sending])
    assert.equal((await log()).length, held === 'delete from scan' ? 1 : 3)
    assert.deepEqual(await examine(world.services), [])
  }
})

test('the doctor reports missing scans of a device if nothing can have removed them', async () => {
  await using world = await startWorld({ doctor: false })
  const { event, device, scan, sendAs } = await aDoor(world)
  await sendAs(device.token, scan('a', await anAttendee(world, event.id), 9))
  await purge(world)
  await world.query('delete from check_in; delete from scan')
  const findings = await examine(world.services)
  assert.deepEqual(findings.find(({ invariant }) => invariant.startsWith('a door device'))?.rows, [
    `door device ${device.id}`,
  ])
})
