import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from './support/connection.ts'
import { anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { untilBlocked } from './support/statements.ts'

/** More than a process has connections, which is 30 in tests; requests of one organisation may hold 15 of them. */
const REQUESTS = 40

test('while an organisation waits for one lock with more requests than there are connections, another is served', async () => {
  await using world = await startWorld()
  const other = await world.stranger()
  const { id } = await anEvent(world)
  await using holder = await connection(world.databaseUrl)
  await holder.client.query(`begin; select 1 from event where id = ${id} for update`)
  const waiting = Array.from({ length: REQUESTS }, (_, nth) =>
    world.request('PATCH', `/admin/events/${id}`, { name: `Event ${nth}` }),
  )
  await untilBlocked(world, 15)
  assert.equal((await world.request('GET', '/admin/events', undefined, { key: other })).status, 200)
  await holder.client.query('rollback')
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  assert.deepEqual([...new Set(statuses)], [200])
})
