import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aDoorDevice, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import fc from '../../../../test/support/fast-check.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'

async function aDoor(world: World) {
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  let scans = 0
  /** A device with a guest list and its cursor. */
  const device = async () => {
    const { token: key } = await aDoorDevice(world, event.id)
    const known = new Map<number, unknown>()
    const own = {
      known,
      cursor: '',
      ask: async () => {
        const after = own.cursor && `?after=${own.cursor}`
        const { status, body, text } = await world.request('GET', `${path}/door${after}`, undefined, { key })
        assert.equal(status, 200, text)
        if (body.complete) known.clear()
        for (const guest of body.guests) known.set(guest.id, guest)
        for (const id of body.gone) known.delete(id)
        own.cursor = body.cursor
        return body
      },
      /** Sends a scan and goes on from where the answer says. @returns whether guests may have changed */
      send: async (attendee_id: number | null, direction = 'in') => {
        const at = new Date().toISOString()
        const scan = { key: `scan-${++scans}-sent`, attendee_id, session_id: null, direction, at, verdict: 'accepted' }
        const sent = { device_id: 'device-1', scans: [scan], after: own.cursor }
        const { status, body, text } = await world.request('POST', `${path}/scans`, sent, { key })
        assert.equal(status, 200, text)
        own.cursor = body.cursor
        return body.guests_changed
      },
    }
    await own.ask()
    return own
  }
  return { event, path, device }
}

/** Changes of other open transactions on the server are reported again until these have ended. */
const hush = (device: { ask: () => Promise<any> }) =>
  until(device.ask, ({ guests, gone }) => guests.length + gone.length === 0)

test('neither of two devices misses guests of the other, although each continues from the answer to its own scans', async () => {
  await using world = await startWorld()
  const { event, device } = await aDoor(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const [one, two] = [await device(), await device()]
  await hush(one)
  await two.send(ada.id)
  assert.equal(await one.send(bob.id), true, 'there is something new')
  await one.ask()
  for (const { id } of [ada, bob]) assert.equal((one.known.get(id) as any).checked_in, true)
  // Transactions of others on the server may keep the place before the scans of this device.
  const sendSilent = async () => {
    await hush(one)
    return one.send(null)
  }
  await until(sendSilent, (isNews) => !isNews)
  assert.deepEqual((await one.ask()).guests, [], 'nobody had changed')
  await world.request('DELETE', `/admin/events/${event.id}/attendees/${ada.id}`)
  assert.equal(await one.send(null), true, 'somebody is gone')
  await one.ask()
  assert.deepEqual([...one.known.keys()], [bob.id])
})

test('a device that continues from the answers to its scans also gets those scans', async () => {
  await using world = await startWorld()
  const { event, device } = await aDoor(world)
  const one = await device()
  const letIn = async () => {
    const { id } = await anAttendee(world, event.id)
    await hush(one)
    return { id, isNews: await one.send(id) }
  }
  const { id } = await until(letIn, ({ isNews }) => !isNews)
  await one.ask()
  assert.equal((one.known.get(id) as any).checked_in, true)
})

test('lists of devices end up equal to that of the service, for any changes and any order of requests', async () => {
  await using world = await startWorld()
  const { event, device } = await aDoor(world)
  const people = await Promise.all(Array.from({ length: 5 }, () => anAttendee(world, event.id)))
  const act = fc.record({
    what: fc.constantFrom('begin', 'write', 'commit', 'ask', 'send', 'undo', 'refuse', 'refuse'),
    who: fc.nat(1),
    whom: fc.nat(4),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      const devices = [await device(), await device()]
      const client = await world.pool.connect()
      const held = new Set<number>()
      let begun = false
      try {
        for (const { what, who, whom } of acts) {
          const { id } = people[whom]
          if (what === 'ask') await devices[who]!.ask()
          else if (what === 'refuse') await devices[who]!.send(null)
          else if ((what === 'send' || what === 'undo') && !held.has(id))
            await devices[who]!.send(id, what === 'send' ? 'in' : 'undo')
          else if (what === 'begin' && !begun) {
            begun = true
            await client.query('begin; select pg_current_xact_id()')
          } else if (what === 'commit' && begun) {
            begun = false
            held.clear()
            await client.query('commit')
          } else if (what === 'write') {
            if (begun) held.add(id)
            await client.query(`update attendee set ticket_no = ticket_no % 200 + 1 where id = ${id}`)
          }
        }
        await client.query('commit')
      } finally {
        client.release()
      }
      const { known: all } = await device()
      for (const each of devices) {
        await each.ask()
        assert.deepEqual(each.known, all)
      }
    }),
    { numRuns: 30 },
  )
})

test('a request without a cursor gets none back, and a cursor that leads to everybody stays unchanged', async () => {
  await using world = await startWorld()
  const { event, path } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  const scan = { key: 'scan-0001', attendee_id: ada.id, session_id: null, direction: 'in', verdict: 'accepted' }
  const send = async (more: object) =>
    world.request('POST', `${path}/scans`, { device_id: 'device-1', scans: [{ ...scan, at: '2026-11-20' }], ...more })
  const none = (await send({})).body
  assert.deepEqual([none.cursor, none.guests_changed], [null, null])
  const { cursor } = (await world.request('GET', `/admin/events/${(await anEvent(world)).id}/door`)).body
  for (const after of [cursor, `${'0'.repeat(32)}-5`]) {
    const { body } = await send({ after })
    assert.deepEqual([body.cursor, body.guests_changed], [after, true])
  }
  for (const after of ['0', '', cursor.slice(1)])
    assertRefused(await send({ after }), 422, 'validation_failed', 'body.after', 'door_cursor')
})
