import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDoorDevice, anAttendee, anEvent, aSession } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { randomBelow } from './support/random-from.ts'
import { SEED } from './support/seed.ts'

test('devices that send, are made and are ended while attendees, sessions and the event go: no request fails, and the log is what is counted', async () => {
  await using world = await startWorld()
  const next = randomBelow(SEED)
  // The service asks for a retry when a record was locked for too long.
  const asClients: typeof world.request = async (...args) => {
    for (let tries = 1; ; tries++) {
      const answer = await world.request(...args)
      if (answer.status !== 503 || tries === 10) return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  for (let round = 0; round < 6; round++) {
    const event = await anEvent(world)
    const path = `/admin/events/${event.id}`
    const sessions = await Promise.all([1, 2, 3].map(() => aSession(world, event.id, { capacity: 3 })))
    const people = await Promise.all(Array.from({ length: 6 }, () => anAttendee(world, event.id)))
    const ids = sessions.map(({ id }) => id)
    const make = () => aDoorDevice(world, event.id, next(2) ? { session_ids: ids.slice(next(3)) } : {})
    const devices = await Promise.all([1, 2, 3, 4].map(make))
    const pick = <T>(from: T[]): T => from[next(from.length)]!
    const scan = () => ({
      key: `scan-${round}-${next(60)}`,
      attendee_id: pick(people).id,
      session_id: pick([...ids, null]),
      direction: pick(['in', 'in', 'undo']),
      at: new Date(Date.UTC(2026, 10, 20) + next(50)),
      verdict: 'accepted',
    })
    const send = () => {
      const sent = { device_id: 'device-1', scans: Array.from({ length: 1 + next(9) }, scan), waiting: next(9) }
      return asClients('POST', `${path}/scans`, sent, { key: pick(devices).token })
    }
    const acts = [
      ...Array(10).fill(send),
      () => asClients('DELETE', `${path}/door-devices/${pick(devices).id}`),
      () => asClients('DELETE', `${path}/sessions/${pick(ids)}`),
      () => asClients('DELETE', `${path}/attendees/${pick(people).id}`),
      () => asClients('POST', `${path}/door-devices`, { name: 'Late', session_ids: [pick(ids)] }),
      () => asClients('POST', `/admin/scans/${1 + next(60)}/undo`),
    ]
    const running = Array.from({ length: 24 }, () => pick(acts)())
    if (round % 2) running.push(asClients('DELETE', path))
    for (const { status, text } of await Promise.all(running))
      assert.ok([200, 201, 204, 401, 404, 409, 422].includes(status), text)
  }
})
